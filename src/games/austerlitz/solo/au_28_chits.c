/* au_28_chits.c -- A05 28.1.3 to 28.1.6, 28.2.5 to 28.2.12: what an NP side puts into its chits, and
 * where it lays them.
 *
 * The columns are served one after the other.  Units of a kind that differ are dealt by a die, which
 * is nobody's business but their own.  A chit is laid in the zone of its corps, as near to the
 * objective as the book allows. */

#include <string.h>

#include "games/austerlitz/solo/au_28.h"

enum { LOTS = 9, LEGRAND_CAVALRY = 2, LEGRAND_GUNS = 1, ELBOW_ROOM = 60, GRID = 20 };

/* Who is served, and which of its units. */
enum serving { WHOLE_CORPS, SENT_BACK, WITH_SANTON, WITH_LEGRAND, IF_RELEASED };

struct lot {
    const char *corps;
    enum serving serving;
};

static const struct lot lots[SIDES][LOTS] = {
    [FRENCH] = { { "FS", WITH_SANTON },
                 { "F4", WITH_LEGRAND },
                 { "F4", WHOLE_CORPS },
                 { "F5", WHOLE_CORPS },
                 { "F3", WHOLE_CORPS },
                 { "FC", WHOLE_CORPS },
                 { "F1", WHOLE_CORPS },
                 { "FG", WHOLE_CORPS },
                 { "FI", IF_RELEASED } },
    [ALLIED] = { { "AK", WHOLE_CORPS },
                 { "A1", WHOLE_CORPS },
                 { "A2", WHOLE_CORPS },
                 { "A3", WHOLE_CORPS },
                 { "A4", WHOLE_CORPS },
                 { "A5", WHOLE_CORPS },
                 { "AB", WHOLE_CORPS },
                 { "AG", IF_RELEASED },
                 { NULL, WHOLE_CORPS } },
};

struct filling {
    const struct au_np *np;
    struct eng_turn *t; /* NULL: without dice, the lowest of a kind */
    struct lot lot;
    struct au_np_box box;
};

/* -- who may go into it -- */

static bool is_of(const struct au_np *np, int unit, const char *corps)
{
    return strcmp(np->b->corps[np->b->unit[unit].corps].id, corps) == 0;
}

/* Davout's first two moves are strategic, with restrictions or without (A05-28.2.6.1). */
static bool waits(const struct au_np *np, int unit)
{
    int corps = np->b->unit[unit].corps, enters = np->b->corps[corps].enters;

    return np->s->unit[unit].standing == AT_MAP && np->s->corps_zone[corps] != AU_NOBODY &&
           BY(AU_28_2_6_1_1, BY(AU_28_2_6_1_2, !(enters && np->s->turn <= enters))) &&
           au_check_loading(np->b, np->s, unit) == 0;
}

static bool is_legrand(const struct au_np *np, int unit)
{
    return strcmp(np->b->unit[unit].division, "Legrand") == 0;
}

static bool is_foot_guns(const struct au_np *np, int unit)
{
    return np->b->unit[unit].arm == ARTILLERY && !(np->b->unit[unit].traits & TRAIT_HORSE);
}

/* How many of IV Corps are out already, of the cavalry or of the foot batteries. */
static int gone_ahead(const struct au_np *np, bool cavalry)
{
    int count = 0;

    for (int i = np->b->side_first[FRENCH]; i < np->b->side_first[ALLIED]; i++)
        count += is_of(np, i, "F4") && np->s->unit[i].standing != AT_MAP &&
                 np->s->unit[i].standing != AT_ABSENT &&
                 (cavalry ? np->b->unit[i].arm == CAVALRY : is_foot_guns(np, i));
    return count;
}

static bool goes_with_legrand(const struct filling *f, int unit)
{
    switch (f->np->b->unit[unit].arm) {
    case INFANTRY:
        return is_legrand(f->np, unit);
    case CAVALRY:
        return gone_ahead(f->np, true) + f->box.cargo.cavalry < LEGRAND_CAVALRY;
    default:
        return is_foot_guns(f->np, unit) && gone_ahead(f->np, false) < LEGRAND_GUNS;
    }
}

/* The guns of the Santon, with infantry and cavalry of V Corps. */
static bool goes_to_santon(const struct filling *f, int unit)
{
    bool fixed = f->np->b->unit[unit].traits & TRAIT_FIXED;

    if (f->lot.serving == WITH_SANTON && f->np->b->unit[unit].arm == ARTILLERY)
        return fixed;
    return BY(AU_28_2_9_2, fixed || is_of(f->np, unit, "F5"));
}

static bool is_in_box(const struct au_np_box *box, int unit)
{
    for (int i = 0; i < box->count; i++)
        if (box->unit[i] == unit)
            return true;
    return false;
}

static bool is_meant(const struct filling *f, int unit)
{
    bool santon = strcmp(f->lot.corps, "FS") == 0;

    if (!waits(f->np, unit) || is_in_box(&f->box, unit))
        return false;
    if (santon ? !goes_to_santon(f, unit) : !is_of(f->np, unit, f->lot.corps))
        return false;
    if (f->lot.serving == SENT_BACK)
        return f->np->s->unit[unit].marks & MARK_FIRST;
    return f->lot.serving != WITH_LEGRAND || goes_with_legrand(f, unit);
}

/* -- dealing (A05-28.1.6.1-3, 28.1.6.3-1, 28.2.11-1) -- */

static bool are_alike(const struct au_np *np, int one, int two)
{
    const struct au_type *u = &np->b->unit[one], *v = &np->b->unit[two];

    return u->musketry == v->musketry && u->combat == v->combat && u->morale == v->morale &&
           u->firepower == v->firepower && u->hd == v->hd && u->traits == v->traits;
}

static bool differ(const struct filling *f, const uint8_t *unit, int count)
{
    if (f->lot.serving == WITH_LEGRAND && f->np->b->unit[unit[0]].arm != INFANTRY)
        return true; /* A05-28.2.9-2: his cavalry and guns are chosen at random */
    for (int i = 1; i < count; i++)
        if (BY(AU_28_1_6_3_1, !are_alike(f->np, unit[0], unit[i])))
            return true;
    return false;
}

static int deal(struct filling *f, const uint8_t *unit, int count)
{
    eng_ruleno rule = f->np->side == FRENCH ? AU_28_2_11_1 : AU_28_1_6_1_3;

    if (count == 1 || !f->t || !differ(f, unit, count))
        return unit[0];
    int one = unit[au_np_one_of(f->t, count)];
    tell(f->t, rule, seats_of(f->t->core, f->np->side), NEWS_NP_DEALT, one);
    return one;
}

static void put_in(struct filling *f, int unit)
{
    f->box.unit[f->box.count++] = (uint8_t)unit;
    au_stow(f->np->b, &f->box.cargo, unit);
}

/* Foot batteries before horse, which go with cavalry. */
enum kind { FOOT, HORSE, GUNS_ON_FOOT, GUNS_ON_HORSE };

static bool is_kind(const struct au_np *np, int unit, enum kind kind)
{
    if (kind <= HORSE)
        return np->b->unit[unit].arm == (kind == FOOT ? INFANTRY : CAVALRY);
    return np->b->unit[unit].arm == ARTILLERY && is_foot_guns(np, unit) == (kind == GUNS_ON_FOOT);
}

static void add_one(struct filling *f, enum kind kind)
{
    const struct au_board *b = f->np->b;
    uint8_t unit[AU_UNITS];
    int count = 0;

    for (int i = b->side_first[f->np->side]; i < b->side_first[f->np->side + 1]; i++)
        if (is_kind(f->np, i, kind) && is_meant(f, i))
            unit[count++] = (uint8_t)i;
    if (count > 0)
        put_in(f, deal(f, unit, count));
}

/* In the first chit of its corps, or as it was sent back. */
static void add_headquarters(struct filling *f)
{
    const struct au_np *np = f->np;
    bool whole = f->lot.serving == WHOLE_CORPS || f->lot.serving == IF_RELEASED;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->b->unit[i].arm == HEADQUARTERS && is_of(np, i, f->lot.corps) && waits(np, i) &&
            (whole || np->s->unit[i].marks & MARK_FIRST))
            put_in(f, i);
}

static bool has_room(const struct filling *f, enum kind kind)
{
    struct au_cargo cargo = f->box.cargo;

    cargo.infantry += kind == FOOT;
    cargo.cavalry += kind == HORSE;
    cargo.foot += kind == GUNS_ON_FOOT;
    cargo.horse += kind == GUNS_ON_HORSE;
    return au_check_cargo(&cargo) == 0;
}

/* A05-28.1.6.1-2: infantry, cavalry, guns; else infantry, guns; else two cavalry, horse guns; else
 * what is left. */
static void fill(struct filling *f)
{
    static const enum kind order[] = { FOOT, HORSE, HORSE, GUNS_ON_FOOT, GUNS_ON_HORSE };

    TABLE(AU_28_1_6_1, "corps.tsv");
    TABLE(AU_28_2_8_1, "corps.tsv");
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++)
        if (BY(AU_28_1_6_1_2, has_room(f, order[i])))
            add_one(f, order[i]);
}

/* -- where (A05-16.4.2.4, 16.4.2.5) -- */

static bool is_free(const struct au_np *np, struct plane_pt at, bool roomy)
{
    struct plane_box box = au_chit_box(at);
    uint8_t near[AU_PIECES];

    if (roomy && au_near(np->b, np->s, &box, ELBOW_ROOM, 1 << np->side, near) > 0)
        return false;
    return au_check_spot(np->b, np->s, &box, NULL) == 0 &&
           !au_is_near_enemy(np->b, np->s, np->side, &box);
}

static int64_t square_of_way(struct plane_pt a, struct plane_pt b)
{
    int64_t dx = a.x - b.x, dy = a.y - b.y;

    return dx * dx + dy * dy;
}

static bool search_part(const struct au_np *np, int zone, const int16_t *r, struct plane_pt goal,
                        bool roomy, int64_t *least, struct plane_pt *out)
{
    bool any = false;

    for (int x = r[0] + GRID; x <= r[2] - GRID; x += GRID)
        for (int y = r[1] + GRID; y <= r[3] - GRID; y += GRID) {
            struct plane_pt at = { x, y };
            if (square_of_way(at, goal) >= *least || au_zone_at(np->b, at) != zone ||
                !is_free(np, at, roomy))
                continue;
            *least = square_of_way(at, goal);
            *out = at;
            any = true;
        }
    return any;
}

static bool search_zone(const struct au_np *np, int zone, struct plane_pt goal, bool roomy,
                        struct plane_pt *out)
{
    int64_t least = INT64_MAX;
    bool any = false;

    for (int k = 0; k < np->b->zone[zone].rect_count; k++)
        any = search_part(np, zone, np->b->zone[zone].rect[k], goal, roomy, &least, out) || any;
    return any;
}

/* The first chits of the historical battle lie where those troops stood at dawn. */
static bool find_first(const struct au_np *np, struct plane_pt *out)
{
    int number = au_free_slot(np->s, np->side) - np->side * AU_SLOTS + 1;

    if (np->s->turn > 1 || np->s->option[OPTION_SETUP] != 0)
        return false;
    for (int i = 0; i < np->b->first_count; i++)
        if (np->b->first[i].side == np->side && np->b->first[i].box == number) {
            *out = np->b->first[i].at;
            return is_free(np, *out, false);
        }
    return false;
}

static bool find_spot(const struct filling *f, int unit, struct plane_pt *out)
{
    const struct au_np *np = f->np;
    int zone = np->s->corps_zone[np->b->unit[unit].corps], place = au_np_objective(np, unit);
    struct plane_pt goal = { np->b->unit[unit].x, np->b->unit[unit].y };

    if (strcmp(f->lot.corps, "FS") == 0) {
        int guns = np->b->corps[np->b->unit[unit].corps].first;
        *out = (struct plane_pt){ np->b->unit[guns].x, np->b->unit[guns].y };
        return is_free(np, *out, false);
    }
    if (find_first(np, out))
        return true;
    if (place != AU_NOBODY)
        goal = au_np_place_at(np, place);
    return search_zone(np, zone, goal, true, out) || search_zone(np, zone, goal, false, out);
}

/* -- the next chit -- */

/* Somebody of the lot who is served; the lot goes by its infantry or its guns where it has them
 * named. */
static int somebody(const struct filling *f)
{
    const struct au_np *np = f->np;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++) {
        const struct au_type *u = &np->b->unit[i];
        if (u->arm == HEADQUARTERS || !is_meant(f, i))
            continue;
        if (strcmp(f->lot.corps, "FS") == 0 ? u->traits & TRAIT_FIXED
                                            : f->lot.serving != WITH_LEGRAND || u->arm == INFANTRY)
            return i;
    }
    return AU_NOBODY;
}

static bool serve(struct filling *f)
{
    int unit = somebody(f);

    if (BY(AU_28_1_4_2, unit == AU_NOBODY) ||
        (f->lot.serving == IF_RELEASED && !au_guard_is_active(f->np->b, f->np->s, f->np->side)) ||
        !find_spot(f, unit, &f->box.at))
        return false;
    fill(f);
    return true;
}

static bool legrand_waits(const struct au_np *np)
{
    for (int i = np->b->side_first[FRENCH]; i < np->b->side_first[ALLIED]; i++)
        if (np->b->unit[i].arm == INFANTRY && is_legrand(np, i) && waits(np, i))
            return true;
    return false;
}

/* A05-28.1.6.4, 28.2.12: those who were sent back, and then, up to the limit of a chit, others of their
 * corps.  With the rest of IV Corps only when Legrand is out. */
static bool serve_first(struct filling *f)
{
    enum serving serving = f->lot.serving;

    if (serving == WITH_LEGRAND && !legrand_waits(f->np))
        return false;
    f->lot.serving = SENT_BACK;
    bool found = serve(f);
    f->lot.serving = serving;
    if (found)
        fill(f);
    return found;
}

/* Whoever was sent back comes first; then the columns in their order. */
static bool next_box(const struct au_np *np, struct eng_turn *t, struct au_np_box *out)
{
    bool found = false;

    for (int k = 0; k < 2 * LOTS; k++) {
        if (BY(AU_28_1_3_1, BY(AU_28_1_4_1, BY(AU_28_2_5_1, BY(AU_28_2_6_1, found)))))
            break;
        struct filling f = { np, t, lots[np->side][k % LOTS], { 0 } };
        if (!f.lot.corps)
            continue;
        found = BY(AU_28_1_6_4_1, BY(AU_28_2_12_1, k < LOTS)) ? serve_first(&f) : serve(&f);
        if (found)
            add_headquarters(&f);
        *out = f.box;
    }
    return found;
}

static bool may_lay(const struct au_state *s, int side)
{
    return s->chits_left[side] > 0 && au_free_slot(s, side) != AU_NOBODY &&
           au_loaded_count(s, side) < AU_BOXES;
}

bool au_np_next_box(const struct au_np *np, struct au_np_box *out)
{
    return may_lay(np->s, np->side) && next_box(np, NULL, out);
}

/* -- all of a turn -- */

static eng_ruleno rule_of(const struct au_state *s, int side)
{
    if (side == FRENCH)
        return s->turn == 1 ? AU_28_2_9_1 : AU_28_2_10_1;
    return s->turn == 1 ? AU_28_1_6_1_1 : AU_28_1_6_2_1;
}

static void lay(struct eng_turn *t, int side, const struct au_np_box *box)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int chit = au_put_chit(b, s, side, box->at, true);

    for (int i = 0; i < box->count; i++)
        au_board_chit(b, s, box->unit[i], chit);
    s->chits_left[side]--;
    tell(t, rule_of(s, side), ENG_ALL, NEWS_LAID, AU_CHIT0 + chit, box->at.x, box->at.y);
}

void au_np_fill_chits(struct eng_turn *t, int side)
{
    const struct au_state *s = t->state;
    struct au_np np = { t->box, au_board(t->box), s, t->seat, side, { 0 }, { 0 }, { 0 }, { 0 } };
    struct au_np_box box;

    while (may_lay(s, side) && next_box(&np, t, &box))
        lay(t, side, &box);
}
