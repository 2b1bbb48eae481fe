/* au_18_restrictions.c -- A05 18.1.1, 16.4.1.3, 16.4.1.6: where the dotted line, the striped zone
 * and history keep the armies.
 *
 * Nothing here depends on what the other side hides: the Allied centre is what stands on the field,
 * and a chit there counts whatever is in it. */

#include <string.h>

#include "games/austerlitz/fog/au_16.h"
#include "games/austerlitz/kit/au_names.h"

/* -- who is who -- */

static bool is_corps(const struct au_board *b, int corps, const char *id)
{
    return strcmp(b->corps[corps].id, id) == 0;
}

static bool is_division(const struct au_board *b, int unit, const char *name)
{
    return strcmp(b->unit[unit].division, name) == 0;
}

static bool assaults(const struct au_board *b, int unit)
{
    return is_division(b, unit, "St-Hilaire") || is_division(b, unit, "Vandamme");
}

static bool is_zone(const struct au_board *b, int zone, const char *id)
{
    return zone != AU_NOBODY && strcmp(b->zone[zone].id, id) == 0;
}

static bool is_striped(const struct au_board *b, int zone)
{
    return zone != AU_NOBODY && b->zone[zone].side == SIDES;
}

/* -- the way of a centre -- */

static bool cuts_rect(const int16_t *r, struct plane_pt from, struct plane_pt to)
{
    const struct plane_pt corner[] = {
        { r[0], r[1] }, { r[2], r[1] }, { r[2], r[3] }, { r[0], r[3] }
    };
    struct plane_poly rect = { corner, 4 };

    if ((from.x <= r[0] && to.x <= r[0]) || (from.x >= r[2] && to.x >= r[2]) ||
        (from.y <= r[1] && to.y <= r[1]) || (from.y >= r[3] && to.y >= r[3]))
        return false;
    return plane_area_seg(&rect, from, to) == PLANE_SEG_ENTERS;
}

/* Does the way lead into that zone, from elsewhere? */
static bool enters(const struct au_board *b, int zone, struct plane_pt from, struct plane_pt to)
{
    if (zone == AU_NOBODY || au_zone_at(b, from) == zone)
        return false;
    if (au_zone_at(b, to) == zone)
        return true;
    for (int k = 0; k < b->zone[zone].rect_count; k++)
        if (cuts_rect(b->zone[zone].rect[k], from, to))
            return true;
    return false;
}

bool au_is_striped(const struct au_board *b, struct plane_pt at)
{
    return is_striped(b, au_zone_at(b, at));
}

bool au_enters_striped(const struct au_board *b, struct plane_pt from, struct plane_pt to)
{
    for (int i = 0; i < b->zone_count; i++)
        if (is_striped(b, i) && enters(b, i, from, to))
            return true;
    return false;
}

/* A05-16.4.1.3-2: the French side of the dotted line, or the other. */
static bool is_across(const struct au_board *b, int zone, int side)
{
    return zone != AU_NOBODY && (b->zone[zone].side == FRENCH) != (side == FRENCH);
}

static bool crosses_line(const struct au_board *b, int side, struct plane_pt from,
                         struct plane_pt to)
{
    if (is_across(b, au_zone_at(b, from), side))
        return false;
    for (int i = 0; i < b->zone_count; i++)
        if (is_across(b, i, side) && enters(b, i, from, to))
            return true;
    return false;
}

/* On which hand of the way from a to b the point lies: the left is above 0. */
static int64_t hand(struct plane_pt a, struct plane_pt b, struct plane_pt p)
{
    return (int64_t)(b.x - a.x) * (p.y - a.y) - (int64_t)(b.y - a.y) * (p.x - a.x);
}

/* From the right bank of that reach to its left; whoever stands in the water is not across yet. */
static bool gains_left_bank(struct plane_pt up, struct plane_pt down, struct plane_pt from,
                            struct plane_pt to)
{
    return hand(up, down, from) <= 0 && hand(up, down, to) > 0 && hand(from, to, up) > 0 &&
           hand(from, to, down) <= 0;
}

static const struct plane_poly *goldbach(const struct au_board *b)
{
    for (int i = 0; i < b->stream_count; i++)
        if (strcmp(b->line[i].id, "S3") == 0)
            return &b->line[i].poly;
    return NULL;
}

/* A05-18.1.1-5: over the Goldbach to the east, anywhere on the way.  It flows to the south, in
 * bends, so that its east bank is the left one and not always the greater x. */
static bool crosses_goldbach(const struct au_board *b, struct plane_pt from, struct plane_pt to)
{
    const struct plane_poly *water = goldbach(b);

    for (int k = 1; water && k < water->count; k++)
        if (gains_left_bank(water->at[k - 1], water->at[k], from, to))
            return true;
    return false;
}

/* Where no march has led there: the last reach that one meets on the way from the west tells the
 * bank.  North of its source and south of its mouth nobody is across. */
static bool is_beyond_goldbach(const struct au_board *b, struct plane_pt at)
{
    const struct plane_poly *water = goldbach(b);
    struct plane_pt west = { 0, at.y };
    int across = 0;

    for (int k = 1; water && k < water->count; k++)
        across += gains_left_bank(water->at[k - 1], water->at[k], west, at) -
                  gains_left_bank(water->at[k], water->at[k - 1], west, at);
    return across > 0;
}

/* -- when it ends -- */

static bool is_in_centre(const struct au_board *b, struct plane_pt p)
{
    int zone = au_zone_at(b, p);

    return is_striped(b, zone) || is_zone(b, zone, "A3") || is_zone(b, zone, "A4");
}

bool au_centre_is_empty(const struct au_board *b, const struct au_state *s)
{
    int count = 0;

    if (s->turn >= 6)
        return true;
    for (int i = b->side_first[ALLIED]; i < b->side_first[ALLIED + 1]; i++)
        count += b->unit[i].arm == INFANTRY && au_on_field(s, i) && is_in_centre(b, au_at(s, i));
    for (int i = AU_SLOTS; i < AU_CHITS; i++)
        count += s->chit[i].standing == AT_FIELD && is_in_centre(b, au_at(s, AU_CHIT0 + i));
    return count <= 3;
}

static bool is_guard_corps(const struct au_board *b, int corps)
{
    return is_corps(b, corps, "FI") || is_corps(b, corps, "AG");
}

/* An enemy piece within 4 UM of a guard unit that stands on the field. */
static bool is_guard_near(const struct au_board *b, const struct au_state *s, int side)
{
    uint8_t near[AU_PIECES];

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (!au_on_field(s, i) || !is_guard_corps(b, b->unit[i].corps))
            continue;
        struct plane_box box = au_box(b, s, i);
        int count = au_near(b, s, &box, 4 * AU_UM, 1 << (1 - side), near);
        for (int k = 0; k < count; k++)
            if (au_within(b, s, i, near[k], 4 * AU_UM))
                return true;
    }
    return false;
}

bool au_guard_is_active(const struct au_board *b, const struct au_state *s, int side)
{
    return s->guard[side] || s->turn >= 7 || s->pratzen_changed || s->brigades_lost[side] >= 4 ||
           is_guard_near(b, s, side);
}

/* What keeps the Guard of that side back; 0: it goes where it likes.  That of an NP army waits
 * without restrictions too (A05-28.1.7, 28.2.13). */
static eng_ruleno guard_rule(const struct au_state *s, int side)
{
    if (au_restricted(s))
        return AU_18_1_1_10;
    if (s->small || !au_is_np(s, side))
        return 0;
    return side == ALLIED ? AU_28_1_7_2 : AU_28_2_13_1;
}

/* Once released they stay so. */
void au_wake_guards(struct eng_turn *t)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;

    for (int i = 0; i < b->corps_count; i++) {
        int side = b->corps[i].side;
        eng_ruleno rule = guard_rule(s, side);
        if (!rule || !is_guard_corps(b, i) || s->guard[side] || !au_guard_is_active(b, s, side))
            continue;
        s->guard[side] = 1;
        tell(t, rule, ENG_ALL, NEWS_RELEASED, i);
    }
}

/* -- who may not move at all -- */

static eng_ruleno check_release(const struct au_board *b, const struct au_state *s, int corps)
{
    if ((is_corps(b, corps, "F1") || is_corps(b, corps, "FG")) && !s->assault)
        return AU_18_1_1_9;
    if (is_guard_corps(b, corps) && !au_guard_is_active(b, s, b->corps[corps].side))
        return AU_18_1_1_10;
    return 0;
}

static bool may_assault(const struct au_board *b, const struct au_state *s)
{
    return s->assault || (s->turn >= 4 && BY(AU_18_1_1_7, au_centre_is_empty(b, s)));
}

/* -- units -- */

static eng_ruleno check_french(const struct au_board *b, const struct au_state *s, int unit,
                               struct plane_pt from, struct plane_pt to)
{
    if (s->assault)
        return 0;
    if (is_division(b, unit, "Legrand") && crosses_goldbach(b, from, to))
        return AU_18_1_1_5;
    if (assaults(b, unit) && au_enters_striped(b, from, to) && !may_assault(b, s))
        return AU_18_1_1_6;
    return 0;
}

/* A05-18.1.1-3: IV Column has two zones, one home. */
static bool is_home(const struct au_board *b, int zone)
{
    return is_zone(b, zone, "A3") || is_zone(b, zone, "A4");
}

/* Not even over a corner of another zone. */
static bool leaves_home(const struct au_board *b, struct plane_pt from, struct plane_pt to)
{
    if (!is_home(b, au_zone_at(b, from)))
        return false;
    for (int i = 0; i < b->zone_count; i++)
        if (!is_home(b, i) && enters(b, i, from, to))
            return true;
    return false;
}

static eng_ruleno check_allied(const struct au_board *b, const struct au_state *s, int corps,
                               struct plane_pt from, struct plane_pt to)
{
    if (is_corps(b, corps, "A4") && s->turn < 3 && leaves_home(b, from, to))
        return AU_18_1_1_3;
    if (is_corps(b, corps, "AB") && s->turn < 4 && enters(b, au_find_zone(b, "F1"), from, to))
        return AU_18_1_1_4;
    HOLDS(AU_16_4_1_6_3, "only moves that a side chooses are checked here, no retreat and no rout");
    return !s->assault && au_enters_striped(b, from, to) ? AU_16_4_1_6_1 : 0;
}

static eng_ruleno check_way(const struct au_board *b, const struct au_state *s, int unit,
                            struct plane_pt from, struct plane_pt to)
{
    return b->unit[unit].side == FRENCH ? check_french(b, s, unit, from, to)
                                        : check_allied(b, s, b->unit[unit].corps, from, to);
}

static eng_ruleno check_unit(const struct au_board *b, const struct au_state *s, int unit,
                             struct plane_pt from, struct plane_pt to)
{
    eng_ruleno rule = check_release(b, s, b->unit[unit].corps);

    HOLDS(AU_18_1_1_1_1, "no check asks for the objective of a corps");
    return rule ? rule : check_way(b, s, unit, from, to);
}

/* To be uncovered is no move, so nobody has to be released for it; but it leads nowhere that a
 * march would not. */
eng_ruleno au_check_emerging(const struct au_board *b, const struct au_state *s, int unit,
                             struct plane_pt chit, struct plane_pt to)
{
    return au_restricted(s) ? check_way(b, s, unit, chit, to) : 0;
}

/* Whoever comes from off the field enters the zone, and gains the bank, where he is placed. */
eng_ruleno au_check_entry(const struct au_board *b, const struct au_state *s, int unit,
                          struct plane_pt at)
{
    int zone = au_zone_at(b, at), corps = b->unit[unit].corps;

    if (!au_restricted(s))
        return 0;
    if (is_corps(b, corps, "A4") && s->turn < 3 && !is_home(b, zone))
        return AU_18_1_1_3;
    if (is_corps(b, corps, "AB") && s->turn < 4 && is_zone(b, zone, "F1"))
        return AU_18_1_1_4;
    if (is_division(b, unit, "Legrand") && !s->assault && is_beyond_goldbach(b, at))
        return AU_18_1_1_5;
    if (!is_striped(b, zone) || s->assault)
        return 0;
    if (b->unit[unit].side == ALLIED)
        return AU_16_4_1_6_1;
    return assaults(b, unit) && !may_assault(b, s) ? AU_18_1_1_6 : 0;
}

/* -- chits -- */

/* A chit is bound by what its owner has put into it; a decoy by the striped zone. */
static eng_ruleno check_chit(const struct au_board *b, const struct au_state *s, int chit,
                             struct plane_pt from, struct plane_pt to)
{
    int side = chit / AU_SLOTS;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (s->unit[i].standing != AT_CHIT || s->unit[i].where != chit)
            continue;
        eng_ruleno rule = check_unit(b, s, i, from, to);
        if (rule)
            return rule;
    }
    return side == ALLIED && !s->assault && au_enters_striped(b, from, to) ? AU_16_4_1_6_1 : 0;
}

eng_ruleno au_check_restriction(const struct au_board *b, const struct au_state *s, int piece,
                                struct plane_pt from, struct plane_pt to)
{
    bool chit = piece >= AU_CHIT0;

    /* Over the line only to come upon the enemy, as near as he uncovers it. */
    if (chit && !s->fighting && crosses_line(b, au_side_of(b, piece), from, to) &&
        BY(AU_16_4_1_3_4, !au_comes_upon(b, s, piece - AU_CHIT0, to)))
        return AU_16_4_1_3_1;
    if (!au_restricted(s))
        return 0;
    return chit ? check_chit(b, s, piece - AU_CHIT0, from, to) : check_unit(b, s, piece, from, to);
}

/* A05-18.1.1-8: Lannes and Murat, by where the target's centre is. */
eng_ruleno au_check_attack_restriction(const struct au_board *b, const struct au_state *s, int unit,
                                       int target)
{
    int corps = b->unit[unit].corps;

    if (!au_restricted(s) || s->turn >= 5)
        return 0;
    if (!is_corps(b, corps, "F5") && !is_corps(b, corps, "FC"))
        return 0;
    return au_at(s, target).x > 14 * AU_UM ? AU_18_1_1_8 : 0;
}

/* -- corps on the strategic maps -- */

static bool waits(const struct au_board *b, const struct au_state *s, int corps,
                  bool (*fits)(const struct au_board *b, int unit))
{
    const struct au_corps *c = &b->corps[corps];

    for (int i = c->first; i < c->first + c->count; i++)
        if (s->unit[i].standing == AT_MAP && fits(b, i))
            return true;
    return false;
}

static bool is_legrand(const struct au_board *b, int unit)
{
    return is_division(b, unit, "Legrand");
}

/* What lies on the Allied side of the dotted line lies beyond the Goldbach. */
static eng_ruleno check_french_corps(const struct au_board *b, const struct au_state *s, int corps,
                                     int zone)
{
    if (s->assault || b->zone[zone].side == FRENCH)
        return 0;
    if (waits(b, s, corps, is_legrand))
        return AU_18_1_1_5;
    if (is_striped(b, zone) && waits(b, s, corps, assaults) && !may_assault(b, s))
        return AU_18_1_1_6;
    return 0;
}

eng_ruleno au_check_corps(const struct au_board *b, const struct au_state *s, int corps, int zone)
{
    if (!au_restricted(s))
        return 0;
    eng_ruleno rule = check_release(b, s, corps);
    if (rule)
        return rule;
    if (b->corps[corps].side == FRENCH)
        return check_french_corps(b, s, corps, zone);
    if (is_corps(b, corps, "A4") && s->turn < 3 && !is_home(b, zone))
        return AU_18_1_1_3;
    if (is_corps(b, corps, "AB") && s->turn < 4 && is_zone(b, zone, "F1"))
        return AU_18_1_1_4;
    return is_striped(b, zone) && !s->assault ? AU_16_4_1_6_1 : 0;
}

/* A05-18.1.1-11: V Column and Davout are moved on the strategic map before they come as chits. */
eng_ruleno au_check_loading(const struct au_board *b, const struct au_state *s, int unit)
{
    int corps = b->unit[unit].corps;

    if (s->unit[unit].standing == AT_OFF)
        return AU_18_1_1_11;
    if (!au_restricted(s))
        return 0;
    if (is_corps(b, corps, "A5") && !(s->corps_moved[corps] & CORPS_EVER))
        return AU_18_1_1_11;
    return b->corps[corps].enters && s->turn <= b->corps[corps].enters ? AU_18_1_1_11 : 0;
}

/* -- objectives (A05-18.1.1-2): shown, not enforced -- */

int au_objective(const struct au_board *b, int corps)
{
    static const char *const goal[][2] = {
        { "AK", "telnitz" },          { "A1", "telnitz" },     { "A2", "sokolnitz" },
        { "A3", "sokolnitz-castle" }, { "A4", "puntowitz" },   { "A5", "blasowitz" },
        { "AB", "santon" },           { "F4", "pratzenberg" }, { "F5", "blasowitz" },
        { "FC", "blasowitz" },        { "F3", "telnitz" },     { "F1", "pratzenberg" },
        { "FG", "pratzenberg" },
    };

    for (size_t i = 0; i < sizeof goal / sizeof goal[0]; i++)
        for (int k = 0; is_corps(b, corps, goal[i][0]) && k < b->place_count; k++)
            if (BY(AU_18_1_1_2, strcmp(b->place[k].id, goal[i][1]) == 0))
                return k;
    return AU_NOBODY;
}
