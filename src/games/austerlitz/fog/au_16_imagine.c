/* au_16_imagine.c -- a world that a seat cannot tell from the true one: what the other side's chits
 * hold, and where the rest of its army waits, filled in by chance.
 *
 * What is known: who is unseen, how many chits lie on the field, that no more than five of them are
 * decoys and that each of the others holds what the book allows.  Where a chit was laid is known
 * too, so that it is filled by preference from corps that can have been there. */

#include "games/austerlitz/fog/au_16.h"

struct dealing {
    const struct au_board *b;
    struct au_state *s;
    struct rng *rng;
    int side;
    uint8_t hand[AU_UNITS]; /* unseen units, shuffled; those dealt are taken out */
    int count;
    uint8_t chit[AU_SLOTS];
    int chits;
};

static void gather(struct dealing *d)
{
    const struct au_board *b = d->b;

    for (int i = b->side_first[d->side]; i < b->side_first[d->side + 1]; i++)
        if (d->s->unit[i].standing == AT_UNSEEN)
            d->hand[d->count++] = (uint8_t)i;
    rng_shuffle(d->rng, d->hand, d->count);
    for (int i = d->side * AU_SLOTS; i < (d->side + 1) * AU_SLOTS; i++)
        if (d->s->chit[i].standing == AT_FIELD)
            d->chit[d->chits++] = (uint8_t)i;
    rng_shuffle(d->rng, d->chit, d->chits);
}

/* -- corps -- */

/* Does the corps begin in that zone, or beside it? */
static bool is_near_zone(const struct au_board *b, int corps, int zone)
{
    int home = b->corps[corps].zone;

    return zone == AU_NOBODY || home == zone || b->zone[home].neighbours >> zone & 1;
}

static int own_zones(const struct dealing *d, int corps, uint8_t out[AU_ZONES])
{
    const struct au_board *b = d->b;
    int home = b->corps[corps].zone, count = 0;
    bool anywhere = d->s->option[OPTION_SETUP] == 1;

    for (int i = 0; i < b->zone_count; i++)
        if (b->zone[i].side == d->side && (anywhere || b->zone[home].neighbours >> i & 1))
            out[count++] = (uint8_t)i;
    return count;
}

/* Half of them are where the battle began for them. */
static void place_corps(struct dealing *d, int corps)
{
    uint8_t zones[AU_ZONES];
    int count = own_zones(d, corps, zones);
    bool stays = d->s->turn == 1 && d->s->option[OPTION_SETUP] == 0;

    d->s->corps_moved[corps] = CORPS_EVER;
    d->s->corps_zone[corps] = d->b->corps[corps].zone;
    if (!stays && count > 0 && rng_below(d->rng, 2))
        d->s->corps_zone[corps] = zones[rng_below(d->rng, (uint32_t)count)];
}

static bool is_still_off(const struct dealing *d, int corps)
{
    const struct au_state *s = d->s;
    int enters = d->b->corps[corps].enters;
    const struct eng_frame *match = &s->core.frame[0];
    bool before = match->proc == PROC_MATCH && match->step < ROW_CHITS_ALLIED;

    return enters && (s->turn < enters || (s->turn == enters && before));
}

/* -- chits -- */

static void take_from_hand(struct dealing *d, int at, int chit)
{
    struct au_unit *u = &d->s->unit[d->hand[at]];

    u->standing = AT_CHIT;
    u->where = (uint8_t)chit;
    d->hand[at] = d->hand[--d->count];
}

static bool fits(const struct dealing *d, const struct au_cargo *cargo, int unit)
{
    struct au_cargo more = *cargo;

    au_stow(d->b, &more, unit);
    return au_check_cargo(&more) == 0;
}

/* The first of the hand that fits, of a corps from near there if `near`; -1: none. */
static int find_fit(const struct dealing *d, const struct au_cargo *cargo, int zone, bool near)
{
    for (int i = 0; i < d->count; i++) {
        int unit = d->hand[i], corps = d->b->unit[unit].corps;
        if (!au_is_filled(cargo) && d->b->unit[unit].arm == HEADQUARTERS)
            continue;
        if (near && (!is_near_zone(d->b, corps, zone) || is_still_off(d, corps)))
            continue;
        if (fits(d, cargo, unit))
            return i;
    }
    return -1;
}

static bool load_one(struct dealing *d, int chit, struct au_cargo *cargo)
{
    int zone = d->s->chit[chit].origin, at = find_fit(d, cargo, zone, true);

    if (at < 0 && !au_is_filled(cargo))
        at = find_fit(d, cargo, zone, false);
    if (at < 0)
        return false;
    au_stow(d->b, cargo, d->hand[at]);
    take_from_hand(d, at, chit);
    return true;
}

static int troops_in_hand(const struct dealing *d)
{
    int count = 0;

    for (int i = 0; i < d->count; i++)
        count += d->b->unit[d->hand[i]].arm != HEADQUARTERS;
    return count;
}

/* How many of the chits are decoys: any number that can be. */
static int deal_decoys(struct dealing *d)
{
    int troops = troops_in_hand(d);
    int least = d->chits > AU_BOXES ? d->chits - AU_BOXES : 0;
    int most = d->chits < AU_DECOYS ? d->chits : AU_DECOYS;

    if (d->chits - troops > least)
        least = d->chits - troops;
    if (least >= most)
        return least;
    return least + (int)rng_below(d->rng, (uint32_t)(most - least + 1));
}

/* One unit for each first, so that none goes empty; then a few more. */
static void fill_chits(struct dealing *d)
{
    struct au_cargo cargo[AU_SLOTS] = { 0 };
    int decoys = deal_decoys(d), boxes = 0;

    for (int i = 0; i < d->chits; i++) {
        struct au_chit *c = &d->s->chit[d->chit[i]];
        c->loaded = i >= decoys && load_one(d, d->chit[i], &cargo[i]);
        c->box = (uint8_t)(c->loaded ? ++boxes : 0);
    }
    for (int i = 0; i < d->chits; i++)
        while (d->s->chit[d->chit[i]].loaded && rng_below(d->rng, 2) &&
               load_one(d, d->chit[i], &cargo[i]))
            ;
}

/* -- the rest of the army -- */

static void wait_for_rest(struct dealing *d)
{
    for (int i = 0; i < d->count; i++) {
        int corps = d->b->unit[d->hand[i]].corps;
        bool off = is_still_off(d, corps);
        struct au_unit *u = &d->s->unit[d->hand[i]];
        u->standing = off ? AT_OFF : AT_MAP;
        u->where = off ? d->b->corps[corps].enters : 0;
        if (off)
            d->s->corps_zone[corps] = AU_NOBODY;
    }
}

static void imagine_side(const struct au_board *b, struct au_state *s, int side, struct rng *rng)
{
    struct dealing d = { .b = b, .s = s, .rng = rng, .side = side };

    gather(&d);
    if (d.count == 0 && d.chits == 0)
        return;
    for (int i = 0; i < b->corps_count; i++)
        if (b->corps[i].side == side)
            place_corps(&d, i);
    fill_chits(&d);
    wait_for_rest(&d);
}

bool au_imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng)
{
    struct au_state *s = redacted;

    for (int side = FRENCH; side < SIDES; side++)
        if (side != s->core.side[seat])
            imagine_side(au_board(box), s, side, rng);
    return true;
}
