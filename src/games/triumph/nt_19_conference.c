/* nt_19_conference.c -- chapter 19: the conferences of a team.
 *
 * Each player names the rank order he wants; what they have agreed on is what most have named, and
 * where they are divided, what the first of them in the order of seats has.  The commander-in-chief
 * then gives out the corps.  Nothing of it is shown to the other side before the conferences are
 * over.  What the players say to each other meanwhile is not the rules' business, only that this is
 * the time for it, and who hears it. */

#include <string.h>

#include "games/triumph/nt_local.h"

int nt_conferring(const struct nt_state *s)
{
    if (s->core.depth == 0 || s->core.over ||
        BY(NT_19_05, eng_now(&s->core)->proc != PROC_CONFERENCE))
        return -1;
    return conference_now(&s->core)->side;
}

/* NT-19-03, NT-19-05: in its conference a team is among itself.  NT-19-12: else its players have
 * orders alone, until the match is over.  Who has no teammates may talk to all. */
eng_ruleno nt_hears(const struct eng_box *box, const void *state, int seat, eng_seats *out)
{
    const struct nt_state *s = state;
    int side = nt_army_of(s, seat);

    (void)box;
    *out = ENG_ALL;
    if (!s->team || s->core.over || !nt_is_team(s, side))
        return 0;
    *out = seats_of(&s->core, side);
    return nt_conferring(s) == side ? 0 : NT_19_12;
}

/* -- before set-up, and at night -- */

/* The Allies confer first. */
enum eng_flow nt_confer(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    int side = row_arg(t, f);

    if (!s->team)
        return NEXT;
    if (side == ALLIED) {
        nt_form_teams(s);
        s->teams.secret[FRENCH] = s->teams.secret[ALLIED] = 1;
    }
    return nt_is_team(s, side) ? call(t, PROC_CONFERENCE, side, false) : NEXT;
}

/* NT-19-08: each side before its own turn of the Night round. */
enum eng_flow nt_confer_at_night(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    int side = turn_of(f)->side;

    if (!s->team || !nt_is_team(s, side) || !nt_is_night(s))
        return NEXT;
    s->teams.secret[side] = 1;
    return call(t, PROC_CONFERENCE, side, true);
}

/* -- revealing -- */

/* NT-19-07, NT-19-09: who commands in which order, and who has which corps; plans are not told. */
static void reveal_team(struct eng_turn *t, int side, bool ranks)
{
    struct nt_state *s = t->state;

    s->teams.secret[side] = 0;
    for (int rank = 0; ranks && rank < s->teams.player_count[side]; rank++)
        tell(t, NT_19_07, ENG_ALL, NEWS_RANKED, s->teams.rank[side][rank], rank + 1);
    FOR_COMMANDERS (c, side)
        tell(t, ranks ? NT_19_07 : NT_19_09, ENG_ALL, NEWS_HAS_CORPS, c, nt_player_of(s, c));
}

enum eng_flow nt_end_conferences(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    (void)f;
    for (int side = FRENCH; s->team && side < SIDES; side++)
        reveal_team(t, side, true);
    return NEXT;
}

enum eng_flow nt_end_conference(struct eng_turn *t, struct eng_frame *f)
{
    if (conference_of(f)->second)
        reveal_team(t, conference_of(f)->side, false);
    return NEXT;
}

/* -- ranks -- */

static int factorial(int n)
{
    return n < 2 ? 1 : n * factorial(n - 1);
}

/* The n-th order of these seats: those that begin with the first seat come first. */
static void order_seats(const uint8_t *seats, int count, int n, uint8_t *out)
{
    uint8_t left[NT_PLAYERS];

    memcpy(left, seats, (size_t)count);
    for (int i = 0; i < count; i++) {
        int rest = factorial(count - 1 - i), which = n / rest;
        n %= rest;
        out[i] = left[which];
        memmove(left + which, left + which + 1, (size_t)(count - i - which - 1));
    }
}

static int seats_in_order(const struct nt_state *s, int side, uint8_t seats[NT_PLAYERS])
{
    int count = 0;

    for (int seat = 0; seat < s->core.seat_count; seat++)
        if (nt_army_of(s, seat) == side)
            seats[count++] = (uint8_t)seat;
    return count;
}

void nt_name_ranks(const struct nt_state *s, int n, uint8_t out[NT_PLAYERS])
{
    uint8_t seats[NT_PLAYERS];
    int count = seats_in_order(s, conference_now(&s->core)->side, seats);

    order_seats(seats, count, n, out);
}

/* NT-19-09: at night the rank order stays. */
enum eng_flow nt_ask_ranks(struct eng_turn *t, struct eng_frame *f)
{
    tell(t, conference_of(f)->second ? NT_19_08 : NT_19_03, ENG_ALL, NEWS_CONFERENCE,
         conference_of(f)->side);
    if (conference_of(f)->second)
        return NEXT;
    return ask(t, seats_of(t->core, conference_of(f)->side));
}

eng_ruleno nt_check_ranks(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct nt_state *s = state;

    (void)box;
    return a->count >= 0 && a->count < factorial(s->teams.player_count[nt_army_of(s, seat)])
               ? 0
               : NT_19_04;
}

void nt_offer_ranks(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_state *s = state;

    (void)box;
    for (int n = 0; n < factorial(s->teams.player_count[nt_army_of(s, seat)]); n++)
        offer_count(c, VERB_RANK, 0, n);
}

/* How many of the team have named this order. */
static int votes_for(const struct nt_state *s, const uint8_t *seats, int count, int n)
{
    int votes = 0;

    for (int i = 0; i < count; i++)
        votes += s->core.sealed[seats[i]] == n;
    return votes;
}

/* Answers are sealed as 1 + the number of an order: 0 is none yet. */
static int agreed_order(const struct nt_state *s, const uint8_t *seats, int count)
{
    int best = s->core.sealed[seats[0]];

    for (int i = 1; i < count; i++)
        if (votes_for(s, seats, count, s->core.sealed[seats[i]]) > votes_for(s, seats, count, best))
            best = s->core.sealed[seats[i]];
    return (best + factorial(count) - 1) % factorial(count);
}

/* What the others have named, as far as they have. */
void nt_imagine_votes(struct nt_state *s, int seat, struct rng *rng)
{
    eng_seats named = s->core.asked & (eng_seats)~s->core.active & (eng_seats)~ENG_SEAT(seat);
    int side = nt_conferring(s);

    for (int q = 0; side >= 0 && q < s->core.seat_count; q++)
        if (named & ENG_SEAT(q))
            s->core.sealed[q] =
                (int16_t)(1 + rng_below(rng, (uint32_t)factorial(s->teams.player_count[side])));
}

enum eng_flow nt_take_ranks(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct nt_state *s = t->state;
    int side = conference_of(f)->side;
    uint8_t seats[NT_PLAYERS];

    if (seal(t, a->count + 1) == ASKED)
        return ASKED;
    int count = seats_in_order(s, side, seats);
    order_seats(seats, count, agreed_order(s, seats, count), s->teams.rank[side]);
    nt_deal_corps(s, side);
    for (int rank = 0; rank < count; rank++)
        tell(t, NT_19_04, seats_of(t->core, side), NEWS_RANKED, s->teams.rank[side][rank],
             rank + 1);
    return NEXT;
}

/* -- corps -- */

enum eng_flow nt_ask_assign(struct eng_turn *t, struct eng_frame *f)
{
    return ask(t, ENG_SEAT(nt_chief(t->state, conference_of(f)->side)));
}

static bool is_alive(const struct nt_state *s, int commander)
{
    return s->phase == PHASE_SET_UP || s->commander[commander].at != NT_GONE;
}

static int corps_of_player(const struct nt_state *s, int side, int seat)
{
    int count = 0;

    FOR_COMMANDERS (c, side)
        count += is_alive(s, c) && nt_player_of(s, c) == seat;
    return count;
}

static int corps_alive(const struct nt_state *s, int side)
{
    int count = 0;

    FOR_COMMANDERS (c, side)
        count += is_alive(s, c);
    return count;
}

/* As long as there are enough corps, every player has one. */
static eng_ruleno why_not_assigned(const struct nt_state *s, int side)
{
    const struct nt_teams *teams = &s->teams;

    if (corps_alive(s, side) < teams->player_count[side])
        return 0;
    for (int rank = 0; rank < teams->player_count[side]; rank++)
        if (corps_of_player(s, side, teams->rank[side][rank]) == 0)
            return NT_19_06;
    return 0;
}

static eng_ruleno why_not_assign(const struct nt_state *s, int side, const struct eng_action *a)
{
    int commander = commander_of_token(a->noun);

    if (side_of_commander(commander) != side || !is_alive(s, commander))
        return NT_19_06;
    if (a->count < 0 || a->count >= s->core.seat_count || nt_army_of(s, a->count) != side)
        return NT_19_06;
    return nt_player_of(s, commander) == a->count ? NT_19_06 : 0;
}

eng_ruleno nt_check_assign(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct nt_state *s = state;

    (void)box;
    if (a->verb == VERB_ASSIGN)
        return why_not_assign(s, nt_army_of(s, seat), a);
    if (a->verb == VERB_DONE)
        return why_not_assigned(s, nt_army_of(s, seat));
    return conference_now(&s->core)->second ? NT_19_09 : NT_19_04;
}

void nt_offer_assign(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_state *s = state;
    int side = nt_army_of(s, seat);

    (void)box;
    FOR_COMMANDERS (commander, side)
        for (int other = 0; other < s->core.seat_count; other++) {
            struct eng_action a = { .verb = VERB_ASSIGN,
                                    .noun = (uint16_t)commander_token(commander),
                                    .count = (int16_t)other };
            if (why_not_assign(s, side, &a) == 0)
                eng_choices_add(c, &a);
        }
    if (why_not_assigned(s, side) == 0)
        offer(c, VERB_DONE);
}

enum eng_flow nt_take_assign(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct nt_state *s = t->state;
    int commander = commander_of_token(a->noun);

    if (a->verb == VERB_DONE)
        return NEXT;
    s->teams.player[commander] = (uint8_t)(1 + a->count);
    tell(t, NT_19_06, seats_of(t->core, conference_of(f)->side), NEWS_HAS_CORPS, commander,
         a->count);
    return again(t);
}
