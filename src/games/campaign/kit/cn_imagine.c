/* cn_imagine.c -- a world that a seat cannot tell from the true one: who the unseen pieces of the
 * other side are, and what stands on its tracks, filled in by chance.
 *
 * What is known: how many pieces there are and where, who is seen, who is still to come or taken.
 * A formation in contact would be seen, and so would ours; so an unseen piece in our zone, or whose
 * zone would reach one of us who is not seen, is a vedette, or a leader alone, and a leader who is
 * seen has troops.  Units are with their usual leaders where these are in
 * play, and others where there is room for them. */

#include "games/campaign/cn_steps.h"
#include "games/campaign/kit/cn_save.h"

struct dealing {
    const struct cn_board *b;
    struct cn_state *s;
    struct rng *rng;
    int side;
    uint8_t slot[CN_SLOTS], leader[CN_LEADERS], vedette[CN_VEDETTES];
    int slots, leaders, vedettes;
    bool alone[CN_LEADERS]; /* leads nobody: stands in our zone unseen */
    bool leads[CN_LEADERS]; /* is named by a frame, or seen: has troops */
    int load2[CN_LEADERS];  /* what was dealt to his box and track, in halves */
    bool dealt[CN_UNITS];
};

/* -- what is to be dealt -- */

static bool has_home_units(const struct dealing *d, int leader)
{
    for (int i = d->b->unit_first[d->side]; i < d->b->unit_first[d->side + 1]; i++)
        if (d->b->unit[i].home == leader && d->s->unit[i].standing == IS_HIDDEN)
            return true;
    return false;
}

/* Major Generals are many; they are dealt only where they have a usual command. */
static bool may_lead(const struct dealing *d, int leader)
{
    return d->b->leader[leader].kind == LEADER_NAMED || has_home_units(d, leader);
}

static void gather(struct dealing *d)
{
    int first = d->side * (CN_VEDETTES / SIDES);

    for (int i = d->b->side_first[d->side]; i < d->b->side_first[d->side + 1]; i++)
        if (d->s->leader[i].standing == IS_HIDDEN)
            d->leader[d->leaders++] = (uint8_t)i;
    for (int i = first; i < first + CN_VEDETTES / SIDES; i++)
        if (d->s->vedette[i].standing == IS_HIDDEN) {
            d->s->vedette[i] = cn_plain_vedette(IS_OUT);
            if (i < first + d->b->table.vedettes[d->side]) /* 1X-141-3 */
                d->vedette[d->vedettes++] = (uint8_t)i;
        }
    for (int i = d->side * CN_SLOTS; i < (d->side + 1) * CN_SLOTS; i++)
        if (d->s->piece[i].what == PIECE_UNKNOWN)
            d->slot[d->slots++] = (uint8_t)i;
    rng_shuffle(d->rng, d->leader, d->leaders);
    rng_shuffle(d->rng, d->slot, d->slots);
}

/* -- pieces -- */

static void deal_vedette(struct dealing *d, int at)
{
    int slot = d->slot[at], vedette = d->vedette[--d->vedettes];

    d->s->piece[slot].what = (uint8_t)(CN_LEADERS + vedette);
    d->s->vedette[vedette].standing = IS_MAP;
    d->s->vedette[vedette].hex = d->s->piece[slot].hex;
    d->slot[at] = d->slot[--d->slots];
}

/* A commander in chief first, since nobody leads him; then whoever may lead. */
static int next_leader(const struct dealing *d)
{
    int found = -1;

    for (int i = 0; i < d->leaders; i++) {
        const struct cn_leader_row *row = &d->b->leader[d->leader[i]];
        if (row->chief)
            return i;
        if (may_lead(d, d->leader[i]) &&
            (found < 0 ||
             (row->kind == LEADER_NAMED && d->b->leader[d->leader[found]].kind != LEADER_NAMED)))
            found = i;
    }
    return found < 0 && d->leaders > 0 ? 0 : found;
}

static bool deal_leader(struct dealing *d, int at, bool alone)
{
    int slot = d->slot[at], which = next_leader(d);

    if (which < 0)
        return false;
    int leader = d->leader[which];
    d->leader[which] = d->leader[--d->leaders];
    d->s->leader[leader] = cn_plain_leader(IS_MAP);
    d->s->leader[leader].hex = d->s->piece[slot].hex;
    d->s->piece[slot].what = (uint8_t)leader;
    d->alone[leader] = alone;
    d->slot[at] = d->slot[--d->slots];
    return true;
}

/* 1X-29-2: a formation of ours that is not seen would be, if this were one. */
static bool leaves_us_unseen(const struct dealing *d, int slot)
{
    const struct cn_state *s = d->s;
    int hex = s->piece[slot].hex, us = 1 - d->side;

    for (int i = us * CN_SLOTS; i < (us + 1) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        int side = cn_may_touch(hex, p->hex) ? cn_side_to(d->b, hex, p->hex) : -1;
        if (p->what < CN_LEADERS && p->face_up != FACE_UP && side >= 0 &&
            cn_has_troops(s, p->what) && !cn_has_garrison(s, us, p->hex) &&
            cn_zone_reaches(d->b, s, hex, side))
            return true;
    }
    return false;
}

/* Next to one of us who has come there: nobody is turned up before the repulse is decided. */
static bool is_just_met(const struct dealing *d, int slot)
{
    const struct cn_state *s = d->s;

    for (int i = 0; i < s->core.depth; i++) {
        int mover = contact_of(&s->core.frame[i])->mover;
        if (s->core.frame[i].proc == PROC_CONTACT && mover >= 0 && mover < CN_WHATS &&
            cn_whose(d->b, mover) != d->side &&
            cn_distance(cn_where(s, mover), s->piece[slot].hex) <= 1)
            return true;
    }
    return false;
}

/* A formation there would be known by now. */
static bool has_no_zone(const struct dealing *d, int slot)
{
    if (is_just_met(d, slot))
        return false;
    return cn_in_zone(d->b, d->s, d->s->piece[slot].hex, 1 - d->side) || leaves_us_unseen(d, slot);
}

/* A piece that marches or fights is a leader. */
static bool is_in_frame(const struct dealing *d, int slot)
{
    const struct eng_core *core = &d->s->core;

    for (int i = 0; i < core->depth; i++)
        if (core->frame[i].proc != PROC_RIDE && cn_names(&core->frame[i], CN_MASKED + slot))
            return true;
    return false;
}

static int can_lead_count(const struct dealing *d)
{
    int count = 0;

    for (int i = 0; i < d->leaders; i++)
        count += may_lead(d, d->leader[i]);
    return count;
}

/* How many of the slots left are vedettes: any number that can be. */
static int count_vedettes(struct dealing *d)
{
    int least = d->slots - can_lead_count(d);
    int most = d->vedettes < d->slots - 1 ? d->vedettes : d->slots - 1;

    least = least < 0 ? 0 : least;
    if (most <= least)
        return least < d->vedettes ? least : d->vedettes;
    return least + (int)rng_below(d->rng, (uint32_t)(most - least + 1));
}

/* Nobody leads a commander in chief, so he has one of the pieces that are left. */
static bool is_needed_for_chief(const struct dealing *d)
{
    int chiefs = 0;

    for (int i = 0; i < d->leaders; i++)
        chiefs += d->b->leader[d->leader[i]].chief != 0;
    return d->slots <= chiefs;
}

/* With his piece on the map, or driven off it for a while (1X-327-1): what marches to it is known
 * (1X-31-7), in the boxes of who comes too. */
static bool is_host(const struct dealing *d, int leader)
{
    const struct cn_leader *l = &d->s->leader[cn_formation_of(d->s, leader)];

    return (l->standing == IS_MAP || (l->standing == IS_OFF && l->due)) && !d->alone[leader];
}

/* On the map; and with one who is seen his subordinates would be, too (1X-31-5), but by a vedette. */
static bool may_box(const struct dealing *d, int leader)
{
    int slot = cn_slot_of(d->s, leader);

    return d->s->leader[leader].standing == IS_MAP && slot >= 0 &&
           (d->s->piece[slot].face_up != FACE_UP || d->s->option[OPTION_SUBORDINATES] != 0);
}

/* A leader who is named and hidden has a piece, or a box to ride in: where nobody has one to offer, and
 * nobody will, the pieces that are left are theirs. */
static bool is_needed_for_named(const struct dealing *d)
{
    int named = 0;

    for (int i = 0; i < d->leaders; i++)
        named += d->b->leader[d->leader[i]].kind == LEADER_NAMED;
    if (d->slots > named)
        return false;
    for (int i = d->b->side_first[d->side]; i < d->b->side_first[d->side + 1]; i++)
        if (is_host(d, i) && may_box(d, i))
            return false;
    for (int i = 0; i < d->slots; i++)
        if (!has_no_zone(d, d->slot[i]))
            return false;
    return true;
}

static bool deal_pieces(struct dealing *d)
{
    for (int i = d->slots - 1; i >= 0; i--) {
        int slot = d->slot[i];
        if (!is_in_frame(d, slot))
            continue;
        if (!deal_leader(d, i, false))
            return false;
        d->leads[d->s->piece[slot].what] = true;
    }
    for (int i = d->slots - 1; i >= 0; i--) {
        if (!has_no_zone(d, d->slot[i]))
            continue;
        if (d->vedettes > 0 && !is_needed_for_chief(d) && !is_needed_for_named(d))
            deal_vedette(d, i);
        else if (!deal_leader(d, i, true))
            return false;
    }
    for (int left = count_vedettes(d); left > 0; left--)
        deal_vedette(d, d->slots - 1);
    while (d->slots > 0)
        if (!deal_leader(d, d->slots - 1, false))
            return false;
    return true;
}

/* -- boxes and tracks -- */

/* One of the leaders who are on the map, if there is one of those whose span allows it; CN_NOBODY. */
static int some_host(const struct dealing *d, bool on_map, int value2)
{
    int found = CN_NOBODY, any = CN_NOBODY;
    uint32_t seen = 0, all = 0;

    for (int i = d->b->side_first[d->side]; i < d->b->side_first[d->side + 1]; i++) {
        if (!is_host(d, i) || (on_map && !may_box(d, i)))
            continue;
        if (rng_below(d->rng, ++all) == 0)
            any = i;
        if (d->load2[i] + value2 <= d->b->leader[i].span2 && rng_below(d->rng, ++seen) == 0)
            found = i;
    }
    return found == CN_NOBODY ? any : found;
}

/* What those who are seen have in their boxes. */
static void weigh_boxes(struct dealing *d)
{
    for (int i = d->b->side_first[d->side]; i < d->b->side_first[d->side + 1]; i++)
        if (d->s->leader[i].standing == IS_BOX)
            d->load2[d->s->leader[i].under] += d->b->leader[i].subordination2;
}

static void deal_boxes(struct dealing *d)
{
    for (int i = 0; i < d->leaders; i++) {
        int leader = d->leader[i], value2 = d->b->leader[leader].subordination2;
        int host = some_host(d, true, value2);
        bool pool = d->b->leader[leader].kind != LEADER_NAMED;
        d->s->leader[leader] = cn_plain_leader(IS_OUT);
        if (pool || host == CN_NOBODY || value2 == CN_NOBODY)
            continue;
        d->load2[host] += value2;
        d->s->leader[leader].standing = IS_BOX;
        d->s->leader[leader].under = (uint8_t)host;
        d->s->leader[leader].hex = d->s->leader[host].hex;
    }
}

/* As strong as an army is after some marches. */
static void deal_unit(struct dealing *d, int unit)
{
    const struct cn_unit_row *row = &d->b->unit[unit];
    bool spare = row->traits & (TRAIT_MARCH | TRAIT_EMPTY);
    int host = row->home != CN_NOBODY && is_host(d, row->home)
                   ? row->home
                   : some_host(d, false, row->subordination2);

    d->s->unit[unit] = cn_plain_unit(spare ? IS_OUT : IS_LOST);
    if (spare || host == CN_NOBODY)
        return;
    d->load2[host] += row->subordination2;
    d->s->unit[unit].standing = IS_TRACK;
    d->s->unit[unit].leader = (uint8_t)host;
    d->s->unit[unit].sp = (uint8_t)(row->most - rng_below(d->rng, (uint32_t)(row->most + 2) / 3));
}

/* He of whom it is has others besides, or need have none. */
static bool can_spare(const struct dealing *d, int unit)
{
    int top = cn_formation_of(d->s, d->s->unit[unit].leader), count = 0;

    for (int i = d->b->unit_first[d->side]; i < d->b->unit_first[d->side + 1]; i++)
        count += d->s->unit[i].standing == IS_TRACK &&
                 cn_formation_of(d->s, d->s->unit[i].leader) == top;
    return count > 1 || !d->leads[top];
}

/* Of whom a leader without troops could have some: any that were dealt to others. */
static int some_unit(const struct dealing *d)
{
    int found = -1;
    uint32_t seen = 0;

    for (int i = d->b->unit_first[d->side]; i < d->b->unit_first[d->side + 1]; i++)
        if (d->dealt[i] && d->s->unit[i].standing == IS_TRACK && can_spare(d, i) &&
            rng_below(d->rng, ++seen) == 0)
            found = i;
    return found;
}

static int some_regiment(const struct dealing *d)
{
    for (int i = d->b->unit_first[d->side]; i < d->b->unit_first[d->side + 1]; i++)
        if (d->dealt[i] && d->s->unit[i].standing != IS_TRACK)
            return i;
    return -1;
}

/* He rides, or is being caught: then he has none. */
static bool is_known_alone(const struct dealing *d, int leader)
{
    const struct eng_core *core = &d->s->core;

    for (int i = 0; i < core->depth; i++)
        if ((core->frame[i].proc == PROC_CAPTURE &&
             capture_of(&core->frame[i])->leader == leader) ||
            (core->frame[i].proc == PROC_RIDE && ride_of(&core->frame[i])->who == leader))
            return true;
    return false;
}

/* A leader who is seen, and would be seen better or see us if he still had troops. */
static bool is_seen_alone(const struct dealing *d, int slot)
{
    const struct cn_piece *p = &d->s->piece[slot];

    if (is_just_met(d, slot))
        return false;
    return (!d->s->leader[p->what].forage && leaves_us_unseen(d, slot)) ||
           (p->face_up == FACE_SCOUTED && cn_in_zone(d->b, d->s, p->hex, 1 - d->side));
}

/* 1X-29-2: who is turned up came into a zone with his formation. */
static void mark_seen(struct dealing *d)
{
    for (int i = d->side * CN_SLOTS; i < (d->side + 1) * CN_SLOTS; i++) {
        const struct cn_piece *p = &d->s->piece[i];
        if (!p->face_up || p->what >= CN_LEADERS || is_known_alone(d, p->what))
            continue;
        if (is_seen_alone(d, i))
            d->alone[p->what] = true;
        else if (p->face_up == FACE_UP)
            d->leads[p->what] = true;
    }
}

static void give_troops(struct dealing *d)
{
    for (int i = d->b->side_first[d->side]; i < d->b->side_first[d->side + 1]; i++) {
        if (!d->leads[i] || cn_has_troops(d->s, i))
            continue;
        int unit = some_unit(d);
        if (unit < 0 && (unit = some_regiment(d)) < 0)
            continue;
        d->s->unit[unit].standing = IS_TRACK;
        d->s->unit[unit].leader = (uint8_t)i;
        if (d->s->unit[unit].sp == 0)
            d->s->unit[unit].sp = 1;
    }
}

static void deal_units(struct dealing *d)
{
    for (int i = d->b->unit_first[d->side]; i < d->b->unit_first[d->side + 1]; i++)
        if (d->s->unit[i].standing == IS_HIDDEN) {
            deal_unit(d, i);
            d->dealt[i] = true;
        }
    give_troops(d);
}

static void deal_trains(struct dealing *d)
{
    for (int i = 0; i < CN_TRAINS; i++) {
        if (d->s->train[i].standing != IS_HIDDEN || d->s->train[i].side != d->side)
            continue;
        int host = some_host(d, false, 0);
        d->s->train[i].standing = host == CN_NOBODY ? IS_LOST : IS_TRACK;
        d->s->train[i].leader = (uint8_t)host;
    }
}

/* Masked frames name the leader who was dealt to their piece. */
static void unmask_frames(struct dealing *d)
{
    struct eng_core *core = &d->s->core;

    for (int i = 0; i < core->depth; i++) {
        const struct eng_local *l = cn_procs[core->frame[i].proc].local;
        for (int n = 0; l[n].name; n++) {
            int slot = core->frame[i].local[n] - CN_MASKED;
            if (l[n].secret == CN_SEEN_WHO && slot >= 0 && slot < CN_PIECES &&
                cn_side_of_slot(slot) == d->side)
                core->frame[i].local[n] = d->s->piece[slot].what;
        }
    }
}

/* The types of battle that the other side has chosen and not shown; a pursuit battle is open to
 * everybody. */
static void imagine_types(struct cn_state *s, int side)
{
    const struct eng_core *core = &s->core;

    for (int i = 0; i < core->depth; i++) {
        const struct eng_frame *f = &core->frame[i];
        if (f->proc != PROC_ROUND || (!half_of(f)->counter && f->step <= ROW_MARKERS))
            continue;
        uint8_t *marker = &s->battle[half_of(f)->battle].marker[side];
        if (*marker == MARKER_NONE)
            *marker = MARKER_PURSUIT;
    }
    for (int seat = 0; seat < core->seat_count; seat++)
        if (core->side[seat] == side && (core->asked & ~core->active & ENG_SEAT(seat)))
            s->core.sealed[seat] = MARKER_PURSUIT;
}

static bool imagine_side(const struct cn_board *b, struct cn_state *s, int side, struct rng *rng)
{
    struct dealing d = { .b = b, .s = s, .rng = rng, .side = side };

    gather(&d);
    if (!deal_pieces(&d))
        return false;
    mark_seen(&d);
    weigh_boxes(&d);
    deal_boxes(&d);
    deal_units(&d);
    deal_trains(&d);
    unmask_frames(&d);
    imagine_types(s, side);
    return true;
}

bool cn_imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng)
{
    struct cn_state *s = redacted;

    for (int side = FRENCH; side < SIDES; side++)
        if (side != s->core.side[seat] && !imagine_side(cn_board(box), s, side, rng))
            return false;
    return true;
}
