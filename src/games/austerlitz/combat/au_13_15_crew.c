/* au_13_15_crew.c -- A05 4.6.1, 13.15.1.1: the crew of an attacked battery runs to a square, and
 * goes back to its guns. */

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/move/au_move.h"

enum { REFUGE = 200, DANGER = 100 };

/* May the crew go there?  Nothing counts but the distance, and that no other crew is in it. */
static eng_ruleno check_refuge(const struct au_board *b, const struct au_state *s, int battery,
                               int square)
{
    if (b->unit[square].side != b->unit[battery].side)
        return AU_13_15_1_1_1_2;
    const struct au_unit *u = &s->unit[square];
    if (u->standing != AT_FIELD || u->formation != FORM_SQUARE)
        return AU_13_15_1_1_1_2;
    if (u->crew != AU_NOBODY)
        return AU_13_15_1_1_1_3;
    return BY(AU_7_1_3, au_within(b, s, battery, square, REFUGE)) ? 0 : AU_13_15_1_1_1_2;
}

static int nearest_refuge(const struct au_board *b, const struct au_state *s, int battery)
{
    int side = b->unit[battery].side, best = AU_NOBODY;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (check_refuge(b, s, battery, i) == 0 &&
            (best == AU_NOBODY ||
             plane_dist_cmp(au_distance(b, s, battery, i), au_distance(b, s, battery, best)) < 0))
            best = i;
    return best;
}

static void take_refuge(struct eng_turn *t, int battery, int square)
{
    struct au_state *s = t->state;

    HOLDS(AU_13_15_1_1_1, "nobody on the way to this asks for the arm of the attacker");
    s->unit[battery].marks |= MARK_CREWLESS;
    s->unit[battery].crew = (uint8_t)square;
    s->unit[square].crew = (uint8_t)battery;
    tell(t, AU_13_15_1_1_2_1, ENG_ALL, NEWS_REFUGE, battery, square);
}

/* -- the row -- */

/* A05-12.7.1-5: in disorder nobody reacts to a charge; leaderless guns defend themselves where they
 * are (A05-12.6.3-5). */
static bool can_run(const struct au_unit *u, bool charged)
{
    if (u->marks & MARK_LEADERLESS)
        return false;
    return u->morale != ROUTED && !(charged && u->morale == DISORGANISED);
}

static bool has_choice(const struct au_board *b, const struct au_state *s,
                       const struct eng_frame *f)
{
    int target = attack_of(f)->at;

    if (attack_of(f)->how != ATTACK_GOES_ON)
        return false;
    const struct au_unit *u = &s->unit[target];
    return b->unit[target].arm == ARTILLERY && u->standing == AT_FIELD &&
           !(u->marks & MARK_CREWLESS) && can_run(u, attack_of(f)->charge) &&
           nearest_refuge(b, s, target) != AU_NOBODY;
}

enum eng_flow au_ask_crew(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    int target = attack_of(f)->at;

    if (!BY(AU_24_5_19_1, has_choice(b, s, f)))
        return NEXT;
    int side = b->unit[target].side;
    if (!au_is_np(s, side))
        return ask(t, seats_of(t->core, side));
    if (au_np_takes_refuge(t, target))
        take_refuge(t, target, nearest_refuge(b, s, target));
    return NEXT;
}

eng_ruleno au_check_crew(const struct eng_box *box, const void *state, int seat,
                         const struct eng_action *a)
{
    const struct au_state *s = state;

    (void)seat;
    if (a->verb == VERB_STAND)
        return 0;
    return check_refuge(au_board(box), s, attack_now(&s->core)->at, a->noun);
}

enum eng_flow au_take_crew(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (a->verb == VERB_REFUGE)
        take_refuge(t, attack_of(f)->at, a->noun);
    return NEXT;
}

/* -- back to the guns -- */

static bool in_danger(const struct au_board *b, const struct au_state *s, int battery)
{
    struct plane_box box = au_box(b, s, battery);
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, &box, DANGER, b->unit[battery].side == FRENCH ? 2 : 1, near);

    for (int i = 0; i < count; i++)
        if (near[i] < AU_CHIT0 && au_within(b, s, battery, near[i], DANGER))
            return true;
    return false;
}

eng_ruleno au_check_man(const struct au_board *b, const struct au_state *s, int battery)
{
    const struct au_unit *u = &s->unit[battery];

    if (u->standing != AT_FIELD || !(u->marks & MARK_CREWLESS))
        return AU_13_15_1_1_2_1;
    if (in_danger(b, s, battery) || !au_within(b, s, battery, u->crew, REFUGE))
        return AU_13_15_1_1_2_3;
    return 0;
}

void au_take_man(struct eng_turn *t, int battery)
{
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[battery];

    s->unit[u->crew].crew = AU_NOBODY;
    u->crew = AU_NOBODY;
    u->marks = (uint8_t)((u->marks & ~MARK_CREWLESS) | MARK_NO_FIRE);
    tell(t, AU_13_15_1_1_2_1, ENG_ALL, NEWS_MANS, battery);
}
