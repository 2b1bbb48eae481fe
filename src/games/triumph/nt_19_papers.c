/* nt_19_papers.c -- chapter 19: what of team play is whose to see, and how it is shown and saved. */

#include <string.h>

#include "games/triumph/nt_local.h"

static const char *const verbs[] = { "none", "attack", "defend", "sealed", NULL };

/* Where an order is kept: by side, the round it was written in, and the recipient's rank. */
struct slot {
    int side, round, rank;
};

enum { RECIPIENTS = NT_PLAYERS - 1, SLOTS = SIDES * NT_ROUNDS * RECIPIENTS };

static struct slot slot_of(int n)
{
    return (struct slot){ n / (NT_ROUNDS * RECIPIENTS), 1 + n / RECIPIENTS % NT_ROUNDS,
                          1 + n % RECIPIENTS };
}

static uint8_t *order_in(struct nt_state *s, struct slot o)
{
    return s->teams.order[o.side][o.round - 1][o.rank - 1];
}

static const uint8_t *read_order_in(const struct nt_state *s, struct slot o)
{
    return s->teams.order[o.side][o.round - 1][o.rank - 1];
}

/* -- who knows what -- */

/* NT-19-07: until the conferences are over, nothing of the other side's. */
static void hide_team(struct nt_state *s, int side)
{
    int count = 0;

    FOR_COMMANDERS (c, side)
        s->teams.player[c] = 0;
    if (s->phase == PHASE_PLAY)
        return; /* the ranks are known since the first conference */
    for (int seat = 0; seat < s->core.seat_count; seat++)
        if (nt_army_of(s, seat) == side)
            s->teams.rank[side][count++] = (uint8_t)seat;
}

/* NT-19-20: of an order that is not his one sees only that there is one. */
static void hide_orders(struct nt_state *s, eng_seats audience)
{
    for (int n = 0; n < SLOTS; n++) {
        struct slot o = slot_of(n);
        uint8_t *order = order_in(s, o);
        if (nt_order_verb(order) == NO_ORDER ||
            BY(NT_19_20, nt_may_read_order(s, o.side, o.round, o.rank, audience)))
            continue;
        memset(order, 0, NT_ORDER_BYTES);
        order[0] = ORDER_SEALED;
    }
}

void nt_redact_teams(struct nt_state *s, eng_seats audience)
{
    int conferring = nt_conferring(s);

    if (!s->team)
        return;
    hide_orders(s, audience);
    for (int side = FRENCH; side < SIDES; side++)
        if (s->teams.secret[side] && nt_is_team(s, side) && !(audience & seats_of(&s->core, side)))
            hide_team(s, side);
    s->teams.away =
        conferring >= 0 && audience && !(audience & (eng_seats)~seats_of(&s->core, conferring));
}

/* Whose corps are whose, by chance; each player keeps as many as by turns. */
static void imagine_corps(struct nt_state *s, int side, struct rng *rng)
{
    int first = first_commander(side);

    nt_deal_corps(s, side);
    rng_shuffle(rng, &s->teams.player[first], end_commander(side) - first);
}

/* Orders that are not one's own say as little as they can: nothing in play hangs on them. */
void nt_imagine_teams(struct nt_state *s, int seat, struct rng *rng)
{
    if (!s->team)
        return;
    s->teams.away = 0;
    nt_imagine_votes(s, seat, rng);
    for (int side = FRENCH; side < SIDES; side++)
        if (s->teams.secret[side] && s->teams.player[first_commander(side)] == 0)
            imagine_corps(s, side, rng);
    for (int n = 0; n < SLOTS; n++) {
        uint8_t *order = order_in(s, slot_of(n));
        if (nt_order_verb(order) == ORDER_SEALED)
            order[0] = ORDER_ATTACK;
    }
}

/* -- the view -- */

static void show_player(const struct nt_board *b, const struct nt_state *s, int side, int rank,
                        struct jout *json)
{
    int seat = s->teams.rank[side][rank];
    bool known = s->teams.player[first_commander(side)] != 0;

    jout_object(json);
    jout_key_int(json, "seat", seat);
    jout_key_string(json, "side", nt_side_ids[side]);
    if (known || s->phase == PHASE_PLAY)
        jout_key_int(json, "rank", rank + 1);
    jout_key_bool(json, "acting",
                  s->phase == PHASE_PLAY && side == s->turn.army && s->teams.acting == rank);
    jout_key_bool(json, "control",
                  s->attack.approach && side != s->attack.army && s->teams.control == seat);
    jout_key(json, "corps");
    jout_array(json);
    FOR_COMMANDERS (c, side)
        if (nt_player_of(s, c) == seat)
            jout_string(json, b->commander[c].id);
    jout_end_array(json);
    jout_end_object(json);
}

static void show_order(const struct nt_board *b, const struct nt_state *s, struct slot o,
                       struct jout *json)
{
    const uint8_t *order = read_order_in(s, o);

    if (nt_order_verb(order) == NO_ORDER)
        return;
    jout_object(json);
    jout_key_string(json, "side", nt_side_ids[o.side]);
    jout_key_int(json, "round", o.round);
    jout_key_int(json, "from", nt_chief(s, o.side));
    jout_key_int(json, "to", s->teams.rank[o.side][o.rank]);
    jout_key_string(json, "verb", verbs[nt_order_verb(order)]);
    jout_key(json, "nouns");
    jout_array(json);
    for (int n = 1; n < NT_LOCALES; n++)
        if (nt_order_names(b, order, n))
            jout_int(json, n);
    jout_end_array(json);
    jout_end_object(json);
}

void nt_show_teams(const struct nt_board *b, const struct nt_state *s, struct jout *json)
{
    int conferring = nt_conferring(s);

    if (!s->team)
        return;
    HOLDS(NT_19_24, "there is no verb or mark by which players could make signs");
    jout_key(json, "teams");
    jout_object(json);
    jout_key_bool(json, "notes", BY(NT_19_11, s->teams.notes));
    jout_key_bool(json, "away", s->teams.away);
    jout_key_string(json, "conferring", conferring >= 0 ? nt_side_ids[conferring] : "nobody");
    jout_key(json, "players");
    jout_array(json);
    for (int side = FRENCH; side < SIDES; side++)
        for (int rank = 0; rank < s->teams.player_count[side]; rank++)
            show_player(b, s, side, rank, json);
    jout_end_array(json);
    jout_key(json, "orders");
    jout_array(json);
    for (int n = 0; n < SLOTS; n++)
        show_order(b, s, slot_of(n), json);
    jout_end_array(json);
    jout_end_object(json);
}

/* -- on disk -- */

static void save_order(const struct nt_board *b, const struct nt_state *s, struct slot o,
                       struct text *out)
{
    const uint8_t *order = read_order_in(s, o);

    if (nt_order_verb(order) == NO_ORDER)
        return;
    text_printf(out, "order %s %d %d %s", nt_side_ids[o.side], o.round, o.rank,
                verbs[nt_order_verb(order)]);
    for (int n = 1; n < NT_LOCALES; n++)
        if (nt_order_names(b, order, n))
            text_printf(out, " %d", n);
    text_add_char(out, '\n');
}

/* order french 3 1 attack 107 141: written in round 3, to the player next to the chief in rank */
void nt_save_orders(const struct eng_box *box, const void *state, int side, struct text *out)
{
    for (int n = 0; n < SLOTS; n++)
        if (slot_of(n).side == side)
            save_order(nt_board(box), state, slot_of(n), out);
}

bool nt_read_order(struct eng_reader *r)
{
    static const struct eng_things known = { .what = "verb", .names = verbs };
    const struct nt_board *b = nt_board(r->box);
    struct slot o = { .side = r->who };
    int verb = 0;
    int64_t locale;

    if (!eng_read_number(r, 1, NT_ROUNDS, &o.round) ||
        !eng_read_number(r, 1, RECIPIENTS, &o.rank) || !eng_read_thing(r, &known, &verb))
        return false;
    if (verb < ORDER_ATTACK)
        return eng_complain(r, "an order has a verb");
    uint8_t *order = order_in(r->state, o);
    order[0] = (uint8_t)verb;
    while (!words_at_end(&r->in)) {
        const char *word = words_next(&r->in);
        if (!words_int(word, 1, NT_LOCALES - 1, &locale) || !nt_is_noun(b, (int)locale))
            return err_set(r->in.err, NULL, "an order names places of the map, not '%s'", word);
        nt_order_add(b, order, (int)locale);
    }
    return true;
}

/* A position that seats several players to a side need not say what is so before a conference. */
void nt_complete_teams(struct nt_state *s)
{
    if (s->core.seat_count <= SIDES)
        return;
    s->team = 1;
    if (s->phase == PHASE_SET_UP || s->teams.player_count[FRENCH])
        return;
    nt_form_teams(s);
    s->teams.control = (uint8_t)nt_chief(s, other_side(s->turn.army));
}

/* -- what a file can get wrong -- */

static bool has_seat(const struct nt_state *s, int side, int seat)
{
    return seat >= 0 && seat < s->core.seat_count && nt_army_of(s, seat) == side;
}

static bool team_fits(const struct nt_state *s, int side)
{
    const struct nt_teams *teams = &s->teams;
    int seats = 0;

    if (teams->player_count[side] > NT_PLAYERS)
        return false;
    for (int rank = 0; rank < teams->player_count[side]; rank++) {
        if (!has_seat(s, side, teams->rank[side][rank]))
            return false;
        seats |= ENG_SEAT(teams->rank[side][rank]);
    }
    FOR_COMMANDERS (c, side)
        if (teams->player[c] ? !has_seat(s, side, nt_player_of(s, c)) : !teams->secret[side])
            return false;
    return seats == seats_of(&s->core, side);
}

bool nt_teams_fit(const struct nt_state *s)
{
    if (!s->team || s->teams.player_count[FRENCH] == 0)
        return s->team || s->teams.player_count[ALLIED] == 0;
    return team_fits(s, FRENCH) && team_fits(s, ALLIED) &&
           s->teams.acting < s->teams.player_count[s->turn.army] &&
           s->teams.control < s->core.seat_count;
}
