/* nt_19_team.c -- chapter 19: who decides for a side.
 *
 * In a team the turn passes from the most senior player to the most junior; each has corps of his
 * own, and detached units obey whoever has the nearest commander.  In an attack one player decides
 * everything for the attackers, the one who made the threat, and one for the defenders, the one in
 * control.  When two play, a seat decides all for its side. */

#include "games/triumph/nt_local.h"

enum { NOBODY = -1 };

/* -- ranks -- */

int nt_chief(const struct nt_state *s, int side)
{
    return s->teams.rank[side][0];
}

int nt_rank_of(const struct nt_state *s, int seat)
{
    int rank = 0;

    while (rank < NT_PLAYERS - 1 && s->teams.rank[nt_army_of(s, seat)][rank] != seat)
        rank++;
    return rank;
}

int nt_player_of(const struct nt_state *s, int commander)
{
    return s->teams.player[commander] - 1;
}

bool nt_is_team(const struct nt_state *s, int side)
{
    return s->teams.player_count[side] > 1;
}

/* -- before any conference -- */

static int count_players(struct nt_state *s, int side)
{
    int count = 0;

    for (int seat = 0; seat < s->core.seat_count; seat++)
        if (s->core.side[seat] == side)
            s->teams.rank[side][count++] = (uint8_t)seat;
    return count;
}

/* NT-19-06: every player has a corps, every corps a player; the commander-in-chief may change it. */
void nt_deal_corps(struct nt_state *s, int side)
{
    int rank = 0;

    FOR_COMMANDERS (c, side) {
        s->teams.player[c] = (uint8_t)(1 + s->teams.rank[side][rank]);
        rank = (rank + 1) % s->teams.player_count[side];
    }
}

void nt_form_teams(struct nt_state *s)
{
    HOLDS(NT_19_02, "the auction alone changes the sides of seats, and it comes before set-up");
    for (int side = FRENCH; side < SIDES; side++) {
        s->teams.player_count[side] = (uint8_t)count_players(s, side);
        nt_deal_corps(s, side);
    }
}

/* -- nearness -- */

/* Is this commander's player better placed than the best so far: nearer, or as near and senior? */
static bool is_better(const struct nt_state *s, int distance, int seat, int best_distance, int best)
{
    if (best == NOBODY || distance != best_distance)
        return best == NOBODY || distance < best_distance;
    return nt_rank_of(s, seat) < nt_rank_of(s, best);
}

/* NT-19-37: over passable approaches, the enemy notwithstanding; NT-19-38: only commanders on the
 * map count, and without any the commander-in-chief decides. */
static int nearest_player(const struct nt_board *b, const struct nt_state *s, int side, int locale)
{
    int best = NOBODY, best_distance = 0;

    FOR_COMMANDERS (c, side) {
        int there = nt_locale_of(b, s->commander[c].at);
        int distance = BY(NT_19_37, b->steps[there][locale]);
        if (BY(NT_19_38, !there) ||
            !is_better(s, distance, nt_player_of(s, c), best_distance, best))
            continue;
        best = nt_player_of(s, c);
        best_distance = distance;
    }
    return best == NOBODY ? nt_chief(s, side) : best;
}

/* -- commands -- */

bool nt_may_command_corps(const struct nt_board *b, const struct nt_state *s, int seat,
                          int commander)
{
    (void)b;
    if (nt_army_of(s, seat) != side_of_commander(commander))
        return false;
    return !s->team || nt_player_of(s, commander) == seat;
}

/* NT-19-36: a unit in a corps is no exception, its own commander being at distance 0. */
bool nt_team_commands_unit(const struct nt_board *b, const struct nt_state *s, int seat, int unit)
{
    const struct nt_unit *u = &s->unit[unit];

    if (u->at == NT_GONE)
        return true;
    if (u->at == NT_OFF_MAP)
        return nt_player_of(s, u->corps != NT_NO_CORPS ? u->corps : u->home) == seat;
    return BY(NT_19_36, nearest_player(b, s, side_of_unit(unit), nt_locale_of(b, u->at)) == seat);
}

/* NT-19-40: detached units are free for whoever stands with them. */
bool nt_may_take_from(const struct nt_board *b, const struct nt_state *s, int seat, int corps)
{
    (void)b;
    if (nt_army_of(s, seat) != side_of_commander(corps))
        return false;
    return !s->team || nt_rank_of(s, seat) <= nt_rank_of(s, nt_player_of(s, corps));
}

/* -- the turn, player by player -- */

static bool is_anybody_on_map(const struct nt_state *s, int side)
{
    FOR_COMMANDERS (c, side)
        if (is_on_map(s->commander[c].at))
            return true;
    return false;
}

/* NT-19-50: whose corps are all gone has no part in the turn. */
static bool may_act(const struct nt_state *s, int side, int rank)
{
    FOR_COMMANDERS (c, side)
        if (BY(NT_19_50, s->commander[c].at != NT_GONE) &&
            nt_player_of(s, c) == s->teams.rank[side][rank])
            return true;
    return rank == 0 && !is_anybody_on_map(s, side);
}

/* The first rank from here on that may act. */
static int next_rank(const struct nt_state *s, int side, int rank)
{
    while (rank < s->teams.player_count[side] && !may_act(s, side, rank))
        rank++;
    return rank;
}

void nt_begin_parts(struct eng_turn *t, int side)
{
    struct nt_state *s = t->state;

    if (!s->team)
        return;
    s->teams.begun[side] = s->round;
    s->teams.acting = (uint8_t)next_rank(s, side, 0);
}

/* NT-19-32: he has made all his moves; the next in rank begins. */
bool nt_next_part(struct eng_turn *t, int side)
{
    struct nt_state *s = t->state;

    if (!s->team)
        return false;
    int rank = next_rank(s, side, s->teams.acting + 1);
    if (rank >= s->teams.player_count[side])
        return false;
    s->teams.acting = (uint8_t)rank;
    tell(t, NT_19_32, ENG_ALL, NEWS_PART, s->teams.rank[side][rank]);
    return true;
}

/* -- control in an attack -- */

/* NT-19-41: the retreat option is his whose commander is nearest to the defense locale. */
void nt_take_control(struct eng_turn *t)
{
    const struct nt_board *b = nt_board(t->box);
    struct nt_state *s = t->state;
    const struct nt_attack *a = &s->attack;
    int locale = nt_locale_of(b, blocking(a->approach, !a->side));

    if (!s->team)
        return;
    s->teams.control = (uint8_t)BY(NT_19_42, nearest_player(b, s, other_side(a->army), locale));
    if (nt_is_team(s, other_side(a->army)))
        tell(t, NT_19_41, ENG_ALL, NEWS_CONTROL, s->teams.control);
}

/* NT-19-44: then the most senior player with a commander among the defending pieces; NT-19-43:
 * without any it stays where it was. */
void nt_pass_control(struct eng_turn *t)
{
    struct nt_state *s = t->state;
    int best = NOBODY;

    if (!s->team)
        return;
    FOR_COMMANDERS (c, other_side(s->attack.army))
        if (set_has(&s->attack.defending, commander_token(c)) &&
            (best == NOBODY || nt_rank_of(s, nt_player_of(s, c)) < nt_rank_of(s, best)))
            best = nt_player_of(s, c);
    if (BY(NT_19_43, best == NOBODY) || best == s->teams.control)
        return;
    s->teams.control = (uint8_t)best;
    tell(t, NT_19_44, ENG_ALL, NEWS_CONTROL, best);
}

/* -- who is asked -- */

/* NT-19-26, -27, -31: in set-up the commander-in-chief, where no player is asked for his own. */
static int decider(const struct nt_state *s, int side)
{
    if (BY(NT_19_26, BY(NT_19_27, s->phase == PHASE_SET_UP)))
        return BY(NT_19_31, nt_chief(s, side));
    return BY(NT_19_47, side == s->turn.army) ? s->teams.rank[side][s->teams.acting]
                                              : BY(NT_19_45, s->teams.control);
}

eng_seats nt_deciders(const struct nt_state *s, int side)
{
    if (!s->team || s->teams.player_count[side] == 0)
        return seats_of(&s->core, side);
    return ENG_SEAT(decider(s, side));
}

/* NT-19-28, NT-19-29: each player sees to his own corps. */
eng_seats nt_seats_of_corps(const struct nt_state *s, int commander)
{
    if (!s->team)
        return seats_of(&s->core, side_of_commander(commander));
    return ENG_SEAT(nt_player_of(s, commander));
}
