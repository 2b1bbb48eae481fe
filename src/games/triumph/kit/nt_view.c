/* nt_view.c -- who knows what (NT 3, NT 7): blanking what an audience does not know, and dealing
 * a world that it could not tell from the true one. */

#include <string.h>

#include "games/triumph/nt_local.h"

/* NT-6.06-01: until an organisation is finished its assignments are nobody else's business. */
static void hide_assignments(struct nt_state *s, eng_seats audience)
{
    for (int side = FRENCH; side < SIDES; side++) {
        bool secret = s->phase == PHASE_SET_UP && !s->set_up.organised[side] &&
                      !(audience & seats_of(&s->core, side));
        FOR_UNITS (u, side)
            if (secret)
                s->unit[u].corps = NT_NO_CORPS;
    }
}

/* NT-16-15: when all is over the units are turned up. */
void nt_redact(const struct eng_box *box, void *state, eng_seats audience)
{
    struct nt_state *s = state;

    (void)box;
    if (BY(NT_16_15, BY(NT_19_23, s->core.over != 0)))
        return;
    for (int unit = 0; unit < NT_UNITS; unit++) {
        if (BY(NT_3_07, BY(NT_3_08, BY(NT_19_25, eng_knows(&s->core, unit, audience)))))
            continue;
        s->unit[unit].type = UNKNOWN;
        s->unit[unit].strength = 0;
    }
    hide_assignments(s, audience);
    nt_redact_teams(s, audience);
}

/* -- imagining -- */

enum { TRIES = 400 };

/* In set-up the blocks of an organised army have a corps before they have a place. */
static bool is_hidden(const struct nt_state *s, int unit)
{
    const struct nt_unit *u = &s->unit[unit];

    return u->type == UNKNOWN && (u->at != NT_GONE || u->corps != NT_NO_CORPS);
}

static bool is_alive(const struct nt_state *s, int unit)
{
    return s->unit[unit].at != NT_GONE || s->phase == PHASE_SET_UP;
}

/* The faces of a side that nobody has placed yet: those alive less those known. */
static int rest_of_pool(const struct nt_state *s, int side, uint8_t rest[NT_UNITS])
{
    int left[TYPES][4], count = 0;

    for (int type = ARTILLERY; type < TYPES; type++)
        for (int strength = 1; strength <= 3; strength++)
            left[type][strength] = s->pool[side][type][strength];
    FOR_UNITS (u, side)
        if (s->unit[u].type != UNKNOWN && is_alive(s, u))
            left[s->unit[u].type][s->unit[u].strength]--;
    for (int type = ARTILLERY; type < TYPES; type++)
        for (int strength = 1; strength <= 3; strength++)
            for (int n = 0; n < left[type][strength]; n++)
                rest[count++] = (uint8_t)(type * 4 + strength);
    return count;
}

static void set_face(struct nt_unit *u, int face)
{
    u->type = (uint8_t)(face / 4);
    u->strength = (uint8_t)(face % 4);
}

/* Who goes by road to attack is cavalry, though it is shown only when the ride is over. */
static bool must_be_cavalry(const struct nt_state *s, int unit)
{
    bool rides = s->move.riding && set_has(&s->move.pieces, unit);

    return rides || (s->attack.by_road && set_has(&s->attack.attacking, unit));
}

/* Takes a face out of the rest: the last one, or the last of cavalry; 0: there is none. */
static int take_face(uint8_t *rest, int *count, bool cavalry)
{
    for (int i = *count - 1; i >= 0; i--) {
        int face = rest[i];
        if (cavalry && face / 4 != CAVALRY)
            continue;
        rest[i] = rest[--*count];
        return face;
    }
    return 0;
}

/* Those who must be cavalry choose first. */
static bool deal(struct nt_state *s, int side, const struct nt_set *hidden, struct rng *rng)
{
    uint8_t rest[NT_UNITS];
    int count = rest_of_pool(s, side, rest);

    rng_shuffle(rng, rest, count);
    for (int others = 0; others < 2; others++)
        FOR_UNITS (u, side) {
            if (!set_has(hidden, u) || must_be_cavalry(s, u) == (others == 1))
                continue;
            int face = take_face(rest, &count, others == 0);
            if (face == 0)
                return false;
            set_face(&s->unit[u], face);
        }
    return true;
}

/* Whoever is asked has an answer. */
static bool can_go_on(const struct eng_box *box, const struct nt_state *s)
{
    struct eng_choices c;

    for (int seat = 0; seat < s->core.seat_count; seat++) {
        if (!(s->core.active & ENG_SEAT(seat)))
            continue;
        box->game->offer(box, s, seat, &c);
        if (c.count == 0)
            return false;
    }
    return true;
}

/* NT-6.07-08: while the French set up, one battery at least is on the map. */
static bool battery_is_there(const struct nt_state *s)
{
    if (s->phase == PHASE_PLAY || !s->set_up.organised[FRENCH])
        return true;
    FOR_UNITS (u, FRENCH)
        if (s->unit[u].type == ARTILLERY && s->unit[u].at != NT_OFF_MAP)
            return true;
    return false;
}

/* Before an army is organised its blocks lie open, and nothing was assigned as far as one knows. */
static struct nt_set hidden_units(const struct nt_state *s, int side)
{
    struct nt_set hidden = { { 0, 0 } };

    FOR_UNITS (u, side)
        if (is_hidden(s, u))
            set_add(&hidden, u);
    return hidden;
}

static void blank(struct nt_state *s, const struct nt_set *hidden)
{
    FOR_SET (u, hidden)
        set_face(&s->unit[u], UNKNOWN);
}

/* Deals what is hidden until the world hangs together. */
bool nt_imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng)
{
    struct nt_state *s = redacted;
    struct nt_set hidden[SIDES] = { hidden_units(s, FRENCH), hidden_units(s, ALLIED) };

    nt_imagine_teams(s, seat, rng);
    for (int tries = 0; tries < TRIES; tries++) {
        if (deal(s, FRENCH, &hidden[FRENCH], rng) && deal(s, ALLIED, &hidden[ALLIED], rng) &&
            battery_is_there(s) && nt_attack_holds(nt_board(box), s) && can_go_on(box, s))
            return true;
        blank(s, &hidden[FRENCH]);
        blank(s, &hidden[ALLIED]);
    }
    return false;
}
