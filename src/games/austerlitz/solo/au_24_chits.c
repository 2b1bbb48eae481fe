/* au_24_chits.c -- A05 24.6: the chits of an NP side: where they go, what a die lets them show, and
 * how that is placed; and the other questions of the fog. */

#include "games/austerlitz/solo/au_28.h"

enum {
    HEADINGS = 13,     /* toward the goal, then ever more to the sides */
    TRIES = 20,        /* A05-24.6.5-3 */
    OPEN_FLANK = 400,  /* A05-24.6.9-2 */
    BESIDE_MOST = 150, /* hu from the chit's centre */
    NUDGE = 12
};

/* The dice are cast in silence: that a chit needs them would tell what it holds. */
int au_np_one_of(struct eng_turn *t, int n)
{
    int span = n > 6 ? 36 : 6, most = span - span % n, value;

    do {
        value = roll_unseen(t, 6) - 1;
        if (n > 6)
            value = value * 6 + roll_unseen(t, 6) - 1;
    } while (value >= BY(AU_24_6_4_2, most));
    return value / (most / n);
}

/* -- what it shows (A05-24.6.3 to 24.6.5) -- */

/* How many of each arm, by the die. */
static const uint8_t shown[7][ARMS] = {
    [1] = { [INFANTRY] = 1, [ARTILLERY] = 1, [HEADQUARTERS] = 1 },
    [2] = { [CAVALRY] = 2, [ARTILLERY] = 1, [HEADQUARTERS] = 1 },
    [3] = { [INFANTRY] = 1, [CAVALRY] = 1, [ARTILLERY] = 1 },
    [5] = { [CAVALRY] = 1, [ARTILLERY] = 1, [HEADQUARTERS] = 1 },
    [6] = { [INFANTRY] = 1, [CAVALRY] = 1, [ARTILLERY] = 1, [HEADQUARTERS] = 1 },
};
enum { DECOY = 4 };

static int list_arm(const struct au_board *b, const struct au_state *s, int chit, int arm,
                    uint8_t out[AU_UNITS])
{
    int side = chit / AU_SLOTS, count = 0;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->unit[i].standing == AT_CHIT && s->unit[i].where == chit && b->unit[i].arm == arm)
            out[count++] = (uint8_t)i;
    return count;
}

/* It goes back to the strategic map and is in the next chits first of all. */
static void send_back(struct au_state *s, int unit)
{
    s->unit[unit].standing = AT_MAP;
    s->unit[unit].where = 0;
    s->unit[unit].marks |= MARK_FIRST;
}

/* Of more than the die names, another die says which; the rest goes back. */
static void keep(struct eng_turn *t, int chit, int arm, int most)
{
    uint8_t unit[AU_UNITS];
    int count = list_arm(au_board(t->box), t->state, chit, arm, unit);

    for (; most > 0 && count > 0; most--) {
        int one = BY(AU_24_6_4_1, count > most) ? au_np_one_of(t, count) : 0;
        for (count--; one < count; one++)
            unit[one] = unit[one + 1];
    }
    for (int i = 0; i < count; i++)
        send_back(t->state, unit[i]);
}

/* An HQ alone is nothing to show: no chit holds one alone (A05-16.4.2.1-5). */
static bool shows_any(const struct au_board *b, const struct au_state *s, int chit, int die)
{
    uint8_t unit[AU_UNITS];

    for (int arm = INFANTRY; arm < HEADQUARTERS; arm++)
        if (shown[die][arm] && list_arm(b, s, chit, arm, unit) > 0)
            return true;
    return false;
}

static bool holds_any(const struct au_board *b, const struct au_state *s, int chit)
{
    uint8_t unit[AU_UNITS];

    for (int arm = INFANTRY; arm < ARMS; arm++)
        if (list_arm(b, s, chit, arm, unit) > 0)
            return true;
    return false;
}

/* The dice in the order they were cast; what goes for a decoy must look like one to the enemy. */
static void tell_dice(struct eng_turn *t, int chit, const int *die, int count)
{
    int last = die[count - 1], name = AU_CHIT0 + chit;
    eng_seats to = last == DECOY ? seats_of(t->core, chit / AU_SLOTS) : ENG_ALL;

    for (int i = 0; i < count - 1; i++)
        tell(t, AU_24_6_5_1, to, NEWS_NP_SHOWS_AGAIN, name, die[i]);
    tell(t, AU_24_6_3_1, to, last == DECOY ? NEWS_NP_SHOWS_NONE : NEWS_NP_SHOWS, name, last);
}

static void show_by_die(struct eng_turn *t, int chit)
{
    int die[TRIES];

    for (int n = 0; n < TRIES; n++) {
        die[n] = roll_unseen(t, 6);
        if (BY(AU_24_6_5_2, die[n] != DECOY) &&
            !shows_any(au_board(t->box), t->state, chit, die[n]))
            continue;
        tell_dice(t, chit, die, n + 1);
        for (int arm = INFANTRY; arm < ARMS; arm++)
            keep(t, chit, arm, BY(AU_24_6_3_2, shown[die[n]][arm]));
        return;
    }
    tell(t, AU_24_6_5_3, ENG_ALL, NEWS_NP_SHOWS_ALL, AU_CHIT0 + chit);
}

/* A05-24.6.6: line or column, a die for each brigade that is to be placed. */
static void draw_formation(struct eng_turn *t, int unit)
{
    struct au_state *s = t->state;
    int die = roll(t, 6, AU_24_6_6_1);
    bool line = die <= 3;

    s->unit[unit].formation = line ? FORM_LINE : FORM_COLUMN;
    tell(t, AU_24_6_6_1, ENG_ALL, line ? NEWS_NP_PLACED_LINE : NEWS_NP_PLACED_COLUMN, unit, die);
}

/* On the first clear day there is nothing left to hide. */
void au_np_contents(struct eng_turn *t, int chit)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    uint8_t unit[AU_UNITS];

    if (!holds_any(b, s, chit))
        return;
    if (s->fog != CLEAR_DAY)
        show_by_die(t, chit);
    for (int arm = INFANTRY; arm <= CAVALRY; arm++) {
        int count = list_arm(b, s, chit, arm, unit);
        for (int i = 0; i < count; i++)
            draw_formation(t, unit[i]);
    }
}

/* -- placing (A05-24.6.7 to 24.6.9) -- */

static int next_to_place(const struct au_np *np, int chit)
{
    static const uint8_t order[ARMS] = { INFANTRY, ARTILLERY, CAVALRY, HEADQUARTERS };

    for (int k = 0; k < ARMS; k++)
        for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
            if (np->b->unit[i].arm == order[k] && np->s->unit[i].standing == AT_SHOWN &&
                np->s->unit[i].where == chit)
                return i;
    return AU_NOBODY;
}

/* The side of the way to the enemy on which friends are worth less; as good: the left. */
static int open_flank(const struct au_np *np, struct plane_pt centre, int front)
{
    struct plane_box here = au_chit_box(centre);
    uint8_t near[AU_PIECES];
    int count = au_near(np->b, np->s, &here, OPEN_FLANK, 1 << np->side, near), right = 0;

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        struct plane_box box = au_box(np->b, np->s, near[i]);
        int bearing = plane_bearing(centre, au_at(np->s, near[i]));
        int turn = bearing < 0 ? 0 : plane_turn(front, bearing);
        if (!plane_box_within(&here, &box, OPEN_FLANK) || turn == 0 || turn == 180)
            continue;
        right += (turn > 0 ? 1 : -1) * au_worth(np->b, np->s, near[i]);
    }
    return plane_degree(front + (BY(AU_24_6_9_2, right < 0) ? 90 : 270));
}

static bool try_pose(const struct au_np *np, int unit, int formation, struct plane_pt at,
                     int facing, struct au_thought *out)
{
    out->action = au_pose(unit, formation, at, facing);
    return au_np_legal(np, &out->action);
}

/* The first covers the chit's centre. */
static bool place_first(const struct au_np *np, int unit, int formation, struct plane_pt centre,
                        int front, struct au_thought *out)
{
    int facing = np->b->unit[unit].arm == HEADQUARTERS ? 0 : front;

    if (try_pose(np, unit, formation, centre, facing, out))
        return true;
    for (int turn = 0; turn < 360; turn += 45)
        if (try_pose(np, unit, formation, plane_leg_end(centre, plane_degree(front + turn), NUDGE),
                     facing, out))
            return true;
    return false;
}

/* The others as near as they can on that side, or as little off it as may be. */
static bool place_beside(const struct au_np *np, int unit, int formation, struct plane_pt centre,
                         int way, int front, struct au_thought *out)
{
    int facing = np->b->unit[unit].arm == HEADQUARTERS ? 0 : front;

    for (int k = 0; k < HEADINGS; k++) {
        int degree = plane_degree(way + (k + 1) / 2 * 15 * (k % 2 ? 1 : -1));
        for (int far = NP_STEP; far <= BESIDE_MOST; far += 5)
            if (try_pose(np, unit, formation, plane_leg_end(centre, degree, far), facing, out))
                return true;
    }
    return false;
}

static bool place_as(const struct au_np *np, int unit, int formation, struct au_thought *out)
{
    const struct uncover_frame *f = uncover_now(&np->s->core);
    struct plane_pt centre = au_at(np->s, AU_CHIT0 + f->chit);
    int front = au_front_of(np->b, np->s, centre, np->side), arm = np->b->unit[unit].arm;
    int flank = open_flank(np, centre, front);

    if (f->placed[0] == 0)
        return place_first(np, unit, formation, centre, front, out);
    if (arm == HEADQUARTERS)
        return place_beside(np, unit, formation, centre, plane_degree(front + 180), front, out);
    return place_beside(np, unit, formation, centre,
                        arm == CAVALRY ? flank : plane_degree(flank + 180), front, out);
}

/* Guns unlimbered, but for those of a chit that has moved. */
static int formation_of(const struct au_np *np, int unit)
{
    if (np->b->unit[unit].arm != ARTILLERY)
        return np->s->unit[unit].formation;
    bool moved = np->s->chit[uncover_now(&np->s->core)->chit].moved;
    return BY(AU_24_6_7_1, BY(AU_24_6_7_2, moved)) ? FORM_COLUMN : FORM_LINE;
}

/* An HQ comes out with the best of the troops that it may be with (A05-26.1-1). */
static bool attach(const struct au_np *np, int hq, struct au_thought *out)
{
    int best = AU_NOBODY;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++) {
        struct eng_action a = au_np_order(VERB_JOIN, hq, i, 0);
        if (au_np_can_host(np, hq, i) && au_np_legal(np, &a) &&
            (best == AU_NOBODY || au_np_is_better_host(np, i, best)))
            best = i;
    }
    out->action = au_np_order(VERB_JOIN, hq, best, 0);
    return best != AU_NOBODY && au_np_say(out, AU_26_1_1, NEWS_NP_HQ_JOINS, hq, best, 0);
}

static bool place(const struct au_np *np, struct au_thought *out)
{
    const struct uncover_frame *f = uncover_now(&np->s->core);
    int chit = f->chit, unit = next_to_place(np, chit);

    if (unit == AU_NOBODY)
        return false;
    if (np->b->unit[unit].arm == HEADQUARTERS && attach(np, unit, out))
        return true;
    int formation = formation_of(np, unit);
    bool flank = np->b->unit[unit].arm == CAVALRY && f->placed[0];
    if (!place_as(np, unit, formation, out) &&
        (formation == FORM_NONE || !place_as(np, unit, FORM_COLUMN - formation, out)))
        return false;
    return au_np_say(out, flank ? AU_24_6_9_1 : AU_16_4_2_8_1,
                     flank ? NEWS_NP_PLACED_FLANK : NEWS_NP_PLACED, unit, AU_CHIT0 + chit, 0);
}

/* -- chits on the march (A05-24.6, 24.6.1) -- */

/* Whose objective it follows: the lowest of its units; AU_NOBODY: it is empty. */
static int guide_of(const struct au_np *np, int chit)
{
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->s->unit[i].standing == AT_CHIT && np->s->unit[i].where == chit &&
            np->b->unit[i].arm != HEADQUARTERS)
            return i;
    return AU_NOBODY;
}

static void take_nearer(const struct au_np *np, int piece, struct plane_pt from, int64_t *least,
                        struct plane_pt *out)
{
    struct plane_pt at = au_at(np->s, piece);

    if (au_np_square_of_way(from, at) >= *least)
        return;
    *least = au_np_square_of_way(from, at);
    *out = at;
}

/* The nearest chit of the enemy; where he has none, the nearest of his units. */
static bool find_enemy(const struct au_np *np, struct plane_pt from, struct plane_pt *out)
{
    int other = 1 - np->side;
    int64_t least = INT64_MAX;

    for (int i = AU_CHIT0 + other * AU_SLOTS; i < AU_CHIT0 + (other + 1) * AU_SLOTS; i++)
        if (np->s->chit[i - AU_CHIT0].standing == AT_FIELD)
            take_nearer(np, i, from, &least, out);
    bool chits = least < INT64_MAX;
    for (int i = np->b->side_first[other]; !chits && i < np->b->side_first[other + 1]; i++)
        if (au_on_field(np->s, i))
            take_nearer(np, i, from, &least, out);
    return least < INT64_MAX;
}

/* A05-24.6.2-1: what was its own from the beginning and still is, it is there to hold. */
static bool is_to_hold(const struct au_np *np, int place)
{
    return np->b->place[place].side == np->side && np->s->control[place] == np->side;
}

static bool find_goal(const struct au_np *np, int chit, int guide, struct plane_pt *out)
{
    struct plane_pt at = au_at(np->s, AU_CHIT0 + chit);
    int place = guide == AU_NOBODY ? AU_NOBODY : au_np_objective(np, guide);

    if (place == AU_NOBODY || !np->s->places)
        return find_enemy(np, at, out);
    if (BY(AU_24_6_1_1, !au_np_is_in(np, at, place))) {
        *out = au_np_place_at(np, place);
        return true;
    }
    return !is_to_hold(np, place) && !au_np_stands_by(np, guide) && find_enemy(np, at, out);
}

struct way {
    struct eng_action action;
    int64_t left;
};

/* Not to the east while the French stand by (A05-28.2.2-1). */
static bool may_end(const struct au_np *np, int guide, struct plane_pt from, struct plane_pt end)
{
    return np->side != FRENCH || end.x <= from.x || guide == AU_NOBODY ||
           !au_np_stands_by(np, guide);
}

static void try_way(const struct au_np *np, int chit, int guide, struct plane_pt goal, int degree,
                    struct way *best)
{
    struct plane_pt at = au_at(np->s, AU_CHIT0 + chit);
    eng_ruleno barred = 0;

    for (int length = AU_CHIT_REACH; length >= NP_STEP; length -= NP_STEP) {
        struct way one = { au_np_order(VERB_MARCH, AU_CHIT0 + chit, length, degree), 0 };
        struct plane_pt end = plane_leg_end(at, degree, length);
        one.left = au_np_square_of_way(end, goal);
        if (one.left >= best->left || !may_end(np, guide, at, end))
            continue;
        if (!au_np_goes(np, &one.action, &barred))
            continue;
        *best = one;
        return;
    }
}

static bool march_chit(const struct au_np *np, int chit, struct au_thought *out)
{
    const struct au_chit *c = &np->s->chit[chit];
    int guide = guide_of(np, chit);
    struct plane_pt at = au_at(np->s, AU_CHIT0 + chit), goal;
    struct way best = { { .verb = VERB_DONE }, 0 };

    if (c->standing != AT_FIELD || c->moved || c->spent || !find_goal(np, chit, guide, &goal) ||
        (guide != AU_NOBODY && np->side == ALLIED && au_np_stands_by(np, guide)))
        return false;
    int bearing = plane_bearing(at, goal);
    best.left = au_np_square_of_way(at, goal);
    for (int k = 0; bearing >= 0 && k < HEADINGS; k++)
        try_way(np, chit, guide, goal, plane_degree(bearing + (k + 1) / 2 * 15 * (k % 2 ? 1 : -1)),
                &best);
    if (best.action.verb == VERB_DONE)
        return false;
    out->action = best.action;
    return au_np_say(out, AU_24_6_1, NEWS_NP_CHIT_GOES, AU_CHIT0 + chit, best.action.count, 0);
}

bool au_np_chit_leg(const struct au_np *np, struct au_thought *out)
{
    for (int i = np->side * AU_SLOTS; i < (np->side + 1) * AU_SLOTS; i++)
        if (march_chit(np, i, out))
            return true;
    return false;
}

/* -- the questions of the fog -- */

/* For a side that lays its chits by hand: into the draft, and down. */
static bool lay(const struct au_np *np, struct au_thought *out)
{
    struct au_np_box box;

    out->action = (struct eng_action){ .verb = VERB_DONE };
    if (!au_np_next_box(np, &box))
        return true;
    for (int i = 0; i < box.count; i++)
        if (!drafted(&np->s->core, box.unit[i])) {
            out->action = (struct eng_action){ .verb = VERB_LOAD, .noun = box.unit[i] };
            return true;
        }
    out->action = (struct eng_action){ .verb = VERB_LAY, .x = box.at.x, .y = box.at.y };
    return au_np_legal(np, &out->action) ||
           (out->action = (struct eng_action){ .verb = VERB_DONE }, true);
}

/* What is still on the maps comes on where it stood at dawn; nobody is hidden again. */
bool au_np_fog(struct au_np *np, struct au_thought *out)
{
    switch (eng_now(&np->s->core)->proc) {
    case PROC_STRATEGY:
        return au_np_send(np, out);
    case PROC_CHITS:
        return lay(np, out);
    case PROC_UNCOVER:
        au_np_survey(np);
        return place(np, out);
    default:
        out->action = (struct eng_action){ .verb = VERB_DONE };
        return true;
    }
}
