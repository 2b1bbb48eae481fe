/* au_16_chits.c -- A05 16.4.2 to 16.4.2.5: what a chit may hold, and new ones on the field.
 *
 * A chit is its place and its owner.  Slots are dealt lowest free first, loaded or decoy alike, so
 * that its number tells nothing; the number of its box is for its owner. */

#include "games/austerlitz/fog/au_16.h"

/* -- what it holds (A05-16.4.2.1) -- */

void au_stow(const struct au_board *b, struct au_cargo *cargo, int unit)
{
    bool horse = b->unit[unit].traits & TRAIT_HORSE;

    switch (b->unit[unit].arm) {
    case INFANTRY:
        cargo->infantry++;
        break;
    case CAVALRY:
        cargo->cavalry++;
        break;
    case ARTILLERY:
        cargo->horse += horse;
        cargo->foot += !horse;
        break;
    default:
        cargo->hq++;
    }
}

eng_ruleno au_check_cargo(const struct au_cargo *cargo)
{
    if (cargo->infantry > 1 || cargo->foot + cargo->horse > 1)
        return AU_16_4_2_1_1;
    if (cargo->cavalry > 2 || (cargo->cavalry == 2 && cargo->foot))
        return AU_16_4_2_1_2;
    if (cargo->cavalry == 2 && cargo->infantry)
        return AU_16_4_2_1_3;
    return cargo->hq > 1 ? AU_16_4_2_1_6 : 0;
}

bool au_is_filled(const struct au_cargo *cargo)
{
    return cargo->infantry + cargo->cavalry + cargo->foot + cargo->horse > 0;
}

/* -- boxes and slots (A05-16.4.2-1, 16.4.2-2) -- */

static int count_chits(const struct au_state *s, int side, bool loaded)
{
    int count = 0;

    for (int i = side * AU_SLOTS; i < (side + 1) * AU_SLOTS; i++)
        count += s->chit[i].standing == AT_FIELD && (s->chit[i].loaded != 0) == loaded;
    return count;
}

int au_loaded_count(const struct au_state *s, int side)
{
    return count_chits(s, side, true);
}

int au_decoy_count(const struct au_state *s, int side)
{
    return count_chits(s, side, false);
}

int au_free_slot(const struct au_state *s, int side)
{
    for (int i = side * AU_SLOTS; i < (side + 1) * AU_SLOTS; i++)
        if (s->chit[i].standing == AT_ABSENT)
            return i;
    return AU_NOBODY;
}

/* 1 to 18; 0: none. */
static int free_box(const struct au_state *s, int side)
{
    unsigned used = 0;

    for (int i = side * AU_SLOTS; i < (side + 1) * AU_SLOTS; i++)
        if (BY(AU_16_4_2_2, s->chit[i].standing == AT_FIELD))
            used |= 1u << s->chit[i].box;
    for (int box = 1; box <= AU_BOXES; box++)
        if (!(used >> box & 1))
            return box;
    return 0;
}

struct plane_box au_chit_box(struct plane_pt at)
{
    return (struct plane_box){ at, 40, 40, 0 };
}

int au_put_chit(const struct au_board *b, struct au_state *s, int side, struct plane_pt at,
                bool loaded)
{
    int chit = au_free_slot(s, side);

    s->chit[chit] = (struct au_chit){ .x = (int16_t)at.x,
                                      .y = (int16_t)at.y,
                                      .standing = AT_FIELD,
                                      .loaded = loaded,
                                      .origin = (uint8_t)au_zone_at(b, at),
                                      .box = (uint8_t)(loaded ? free_box(s, side) : 0) };
    return chit;
}

/* All that lasts of a unit is its strength; the rest is as new. */
void au_board_chit(const struct au_board *b, struct au_state *s, int unit, int chit)
{
    struct au_unit was = s->unit[unit];

    s->unit[unit] = au_plain_unit(b, unit, AT_CHIT);
    s->unit[unit].where = (uint8_t)chit;
    s->unit[unit].steps = was.steps;
    s->unit[unit].ammo = was.ammo;
}

eng_ruleno au_check_spot(const struct au_board *b, const struct au_state *s,
                         const struct plane_box *box, const uint64_t but[4])
{
    uint8_t near[AU_PIECES];

    if (!plane_pt_ok(box->at) || !au_on_map(b, box))
        return AU_16_4_2_4_4;
    if (au_grounds_under(b, box) & 1u << POND)
        return AU_16_4_2_4_4;
    int count = au_near(b, s, box, 0, 3, near);
    for (int i = 0; i < count; i++) {
        struct plane_box other = au_box(b, s, near[i]);
        if (!(but && bit_has(but, near[i])) && plane_box_overlap(box, &other))
            return AU_16_4_2_4_4;
    }
    return 0;
}

/* -- new chits: loading -- */

/* The first unit of the side, from that number on, that is loaded; -1. */
static int next_drafted(const struct au_board *b, const struct au_state *s, int side, int from)
{
    int first = b->side_first[side];
    int unit = bits_next(s->core.draft, ENG_TOKENS / 64, from < first ? first : from);

    return unit < b->side_first[side + 1] ? unit : -1;
}

static struct au_cargo cargo_of_draft(const struct au_board *b, const struct au_state *s, int side)
{
    struct au_cargo cargo = { 0 };

    for (int i = next_drafted(b, s, side, 0); i >= 0; i = next_drafted(b, s, side, i + 1))
        au_stow(b, &cargo, i);
    return cargo;
}

/* The zone in which all that is loaded waits; AU_NOBODY: nothing is loaded. */
static int zone_of_draft(const struct au_board *b, const struct au_state *s, int side)
{
    int first = next_drafted(b, s, side, 0);

    return first < 0 ? AU_NOBODY : s->corps_zone[b->unit[first].corps];
}

static eng_ruleno check_load(const struct au_board *b, const struct au_state *s, int side, int unit)
{
    struct au_cargo cargo = cargo_of_draft(b, s, side);

    if (b->unit[unit].side != side)
        return AU_16_4_2_4_1;
    if (drafted(&s->core, unit))
        return 0;
    eng_ruleno rule = au_check_loading(b, s, unit);
    if (rule)
        return rule;
    if (s->unit[unit].standing != AT_MAP)
        return AU_16_4_2_4_1;
    int zone = zone_of_draft(b, s, side);
    if (zone != AU_NOBODY && zone != s->corps_zone[b->unit[unit].corps])
        return AU_16_4_2_1_6;
    au_stow(b, &cargo, unit);
    return au_check_cargo(&cargo);
}

/* -- new chits: laying -- */

bool au_is_near_enemy(const struct au_board *b, const struct au_state *s, int side,
                      const struct plane_box *box)
{
    return au_enemy_nearer(b, s, side, box, AU_LAID_APART);
}

static eng_ruleno no_more(const struct au_state *s, int side)
{
    if (s->turn == 1)
        return AU_16_4_2_2_1;
    return side == FRENCH ? AU_16_4_2_2_2 : AU_16_4_2_2_3;
}

static bool has_corps_in(const struct au_board *b, const struct au_state *s, int side,
                         struct plane_pt at)
{
    for (int i = 0; i < b->corps_count; i++)
        if (b->corps[i].side == side && s->corps_zone[i] != AU_NOBODY && au_is_on_map(b, s, i) &&
            s->corps_zone[i] == au_zone_at(b, at))
            return true;
    return false;
}

/* A05-15.1-12: the guns of the Santon never move. */
static bool is_off_santon(const struct au_board *b, const struct au_state *s, int side,
                          struct plane_pt at)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (drafted(&s->core, i) && b->unit[i].traits & TRAIT_FIXED &&
            (b->unit[i].x != at.x || b->unit[i].y != at.y))
            return true;
    return false;
}

static eng_ruleno check_zone(const struct au_board *b, const struct au_state *s, int side,
                             struct plane_pt at)
{
    struct au_cargo cargo = cargo_of_draft(b, s, side);
    int zone = zone_of_draft(b, s, side);

    if (zone == AU_NOBODY) {
        if (au_decoy_count(s, side) >= AU_DECOYS)
            return AU_16_4_2_1;
        return has_corps_in(b, s, side, at) ? 0 : AU_16_4_2_4_3;
    }
    if (!au_is_filled(&cargo))
        return AU_16_4_2_1_5;
    if (au_loaded_count(s, side) >= AU_BOXES)
        return AU_16_4_2_1;
    if (is_off_santon(b, s, side, at))
        return AU_15_1_12;
    return BY(AU_18_2_1, au_zone_at(b, at) == zone) ? 0 : AU_16_4_2_4_2;
}

static eng_ruleno check_lay(const struct au_board *b, const struct au_state *s, int side,
                            const struct eng_action *a)
{
    struct plane_pt at = { a->x, a->y };

    if (BY(AU_16_4_2_2_5, s->chits_left[side] == 0))
        return no_more(s, side);
    if (a->angle != 0)
        return AU_16_4_2_6_2;
    if (!plane_pt_ok(at))
        return AU_16_4_2_4_4;
    struct plane_box box = au_chit_box(at);
    eng_ruleno rule = check_zone(b, s, side, at);
    if (!rule)
        rule = au_check_spot(b, s, &box, NULL);
    if (rule)
        return rule;
    return au_is_near_enemy(b, s, side, &box) ? AU_16_4_2_5_1 : 0;
}

eng_ruleno au_check_chits(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    int side = chits_now(&s->core)->side;

    (void)seat;
    if (a->verb == VERB_DONE)
        return 0;
    if (a->verb == VERB_LOAD)
        return check_load(b, s, side, a->noun);
    return check_lay(b, s, side, a);
}

/* -- the row -- */

enum eng_flow au_call_chits(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    int side = row_arg(t, f);

    if (s->fog != FOG || s->small)
        return NEXT;
    if (au_is_np(s, side)) {
        peek(t); /* whether its dice are cast depends on who waits for a chit */
        au_np_fill_chits(t, side);
    }
    return call(t, PROC_CHITS, side);
}

/* Asked while there are chits to lay, whatever there is to put into them: the question tells
 * nothing. */
enum eng_flow au_ask_chits(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    int side = chits_of(f)->side;

    if (s->chits_left[side] == 0 || au_free_slot(s, side) == AU_NOBODY)
        return NEXT;
    return ask(t, seats_of(t->core, side));
}

static void offer_lay(const struct eng_box *box, const struct au_state *s, int seat,
                      struct plane_pt at, struct eng_choices *c)
{
    struct eng_action a = { .verb = VERB_LAY, .x = at.x, .y = at.y };

    if (au_check_chits(box, s, seat, &a) == 0)
        eng_choices_add(c, &a);
}

/* Nine places of each part of a zone. */
static void offer_zone(const struct eng_box *box, const struct au_state *s, int seat,
                       const struct au_zone *zone, struct eng_choices *c)
{
    for (int k = 0; k < zone->rect_count; k++) {
        const int16_t *r = zone->rect[k];
        for (int i = 1; i < 6; i += 2)
            for (int j = 1; j < 6; j += 2)
                offer_lay(
                    box, s, seat,
                    (struct plane_pt){ r[0] + (r[2] - r[0]) * i / 6, r[1] + (r[3] - r[1]) * j / 6 },
                    c);
    }
}

static void offer_lays(const struct eng_box *box, const struct au_state *s, int seat, int side,
                       struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    int loaded = zone_of_draft(b, s, side);
    uint32_t zones = loaded == AU_NOBODY ? 0 : 1u << loaded;

    for (int i = 0; loaded == AU_NOBODY && i < b->corps_count; i++)
        if (b->corps[i].side == side && s->corps_zone[i] != AU_NOBODY && au_is_on_map(b, s, i))
            zones |= 1u << s->corps_zone[i];
    for (int i = 0; i < b->zone_count; i++)
        if (zones >> i & 1)
            offer_zone(box, s, seat, &b->zone[i], c);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (drafted(&s->core, i))
            offer_lay(box, s, seat, (struct plane_pt){ b->unit[i].x, b->unit[i].y }, c);
}

void au_offer_chits(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    int side = chits_now(&s->core)->side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (check_load(b, s, side, i) == 0)
            offer_noun(c, VERB_LOAD, i);
    offer_lays(box, s, seat, side, c);
    offer(c, VERB_DONE);
}

static void lay(struct eng_turn *t, int side, struct plane_pt at)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int chit = au_put_chit(b, s, side, at, BY(AU_16_4_2_1_4, draft_count(t->core) > 0));

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (drafted(t->core, i))
            au_board_chit(b, s, i, chit);
    s->chits_left[side]--;
    tell(t, AU_16_4_2_4_1, ENG_ALL, NEWS_LAID, AU_CHIT0 + chit, at.x, at.y);
}

enum eng_flow au_take_chits(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (a->verb == VERB_DONE)
        return NEXT;
    if (a->verb == VERB_LOAD) {
        draft_toggle(t, a->noun);
        return again(t);
    }
    lay(t, chits_of(f)->side, (struct plane_pt){ a->x, a->y });
    return jump(f, ROW_NEW_CHITS);
}
