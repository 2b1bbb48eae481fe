/* cc_broken.c -- what must never happen, and what a scenario may not have (CCN-S.0-02). */

#include <string.h>

#include "games/colors/kit/cc_save.h"

/* -- cards -- */

static void lay(int kind, int rest[CC_KINDS])
{
    if (kind != CC_HIDDEN)
        rest[kind]--;
}

/* rest[0] is of no meaning. */
void cc_count_rest(const struct cc_board *b, const struct cc_state *s, int rest[CC_KINDS])
{
    for (int kind = 0; kind < CC_KINDS; kind++)
        rest[kind] = kind <= b->card_count ? b->card[kind].count : 0;
    for (int side = TOP; side < SIDES; side++) {
        for (int i = 0; i < s->hand_count[side]; i++)
            lay(s->hand[side][i], rest);
        for (int i = 0; i < CC_SQUARES; i++)
            lay(s->track[side][i], rest);
    }
    for (int i = 0; i < s->pile_count; i++)
        lay(s->pile[i], rest);
    for (int i = 0; i < s->discard_count; i++)
        lay(s->discards[i], rest);
    lay(s->scouted[0], rest);
    lay(s->scouted[1], rest);
    lay(s->turn.card, rest);
}

static const char *broken_hand(const struct cc_state *s, int side)
{
    for (int i = 0; i < CC_HAND; i++) {
        if (i >= s->hand_count[side] && s->hand[side][i])
            return "a hand holds a card beyond its count";
        if (i > 0 && i < s->hand_count[side] && s->hand[side][i] < s->hand[side][i - 1])
            return "a hand is not in order";
    }
    return NULL;
}

static int cards_lying(const struct cc_state *s)
{
    int count = s->pile_count + s->discard_count + (s->turn.card != 0) + (s->scouted[0] != 0) +
                (s->scouted[1] != 0);

    for (int side = TOP; side < SIDES; side++) {
        count += s->hand_count[side];
        for (int i = 0; i < CC_SQUARES; i++)
            count += s->track[side][i] != 0;
    }
    return count;
}

/* CCN-2.1-01, CCN-9-02: all 70 cards are somewhere from the deal on, none of them twice. */
static const char *broken_cards(const struct cc_board *b, const struct cc_state *s)
{
    int rest[CC_KINDS];

    for (int side = TOP; side < SIDES; side++) {
        const char *broken = broken_hand(s, side);
        if (broken)
            return broken;
    }
    if (cards_lying(s) > CC_CARDS)
        return "there are more cards than in the deck";
    if (s->core.depth && cards_lying(s) != CC_CARDS)
        return "a card is missing";
    cc_count_rest(b, s, rest);
    for (int kind = 1; kind <= b->card_count; kind++)
        if (rest[kind] < 0)
            return "a card is there too often";
    return NULL;
}

/* -- pieces -- */

static const char *broken_unit(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_unit *u = &s->unit[unit];

    if (!u->at)
        return u->square ? "a unit that is gone is in square" : NULL;
    if (s->unit_on[u->at] != unit)
        return "two units stand in one hex";
    if (u->blocks < 1 || u->blocks > u->full)
        return "a unit has a wrong number of blocks";
    if (b->terrain[s->terrain[u->at]].impassable)
        return "a unit stands where none can";
    if (b->type[u->type].class == ARTILLERY && b->terrain[s->terrain[u->at]].no_guns)
        return "a battery stands where none can";
    if (u->square && b->type[u->type].class != INFANTRY)
        return "a unit is in a square that cannot be";
    return NULL;
}

/* CCN-2.6-01: the marker on the map and the card on the track belong together. */
static const char *broken_squares(const struct cc_state *s)
{
    uint8_t held[SIDES][CC_SQUARES + 1] = { { 0 } };

    for (int unit = 0; unit < s->unit_count; unit++)
        if (s->unit[unit].at && held[s->unit[unit].side][s->unit[unit].square]++ &&
            s->unit[unit].square)
            return "two squares have one place of the track";
    for (int side = TOP; side < SIDES; side++)
        for (int place = 1; place <= CC_SQUARES && s->core.depth; place++)
            if ((held[side][place] != 0) != (s->track[side][place - 1] != 0))
                return "a square without a card, or a card without a square";
    return NULL;
}

static const char *broken_leader(const struct cc_board *b, const struct cc_state *s, int leader)
{
    const struct cc_leader *l = &s->leader[leader];

    if ((l->at == 0) != (l->fate != LEADER_PRESENT))
        return "a leader is neither here nor gone";
    if (!l->at)
        return NULL;
    if (s->leader_on[l->at] != leader)
        return "two leaders stand in one hex";
    if (b->terrain[s->terrain[l->at]].impassable)
        return "a leader stands where none can";
    int unit = s->unit_on[l->at];
    return unit != CC_NO_UNIT && s->unit[unit].side != l->side ? "a leader stands with the enemy"
                                                               : NULL;
}

static const char *broken_field(const struct cc_board *b, const struct cc_state *s)
{
    const char *broken = NULL;
    int on_map = 0;

    for (int unit = 0; unit < s->unit_count && !broken; unit++)
        broken = broken_unit(b, s, unit);
    for (int leader = 0; leader < s->leader_count && !broken; leader++)
        broken = broken_leader(b, s, leader);
    if (broken)
        return broken;
    for (int hex = 0; hex < CC_HEXES; hex++)
        on_map += (s->unit_on[hex] != CC_NO_UNIT) + (s->leader_on[hex] != CC_NO_LEADER);
    for (int unit = 0; unit < s->unit_count; unit++)
        on_map -= s->unit[unit].at != 0;
    for (int leader = 0; leader < s->leader_count; leader++)
        on_map -= s->leader[leader].at != 0;
    return on_map ? "a hex remembers a piece that is not there" : broken_squares(s);
}

/* -- where the match stands -- */

static const char *broken_battle(const struct cc_state *s)
{
    return (s->battle.unit >= CC_UNITS && s->battle.unit != CC_NO_UNIT) ||
                   (s->battle.leader >= CC_LEADERS && s->battle.leader != CC_NO_LEADER)
               ? "the combat is none"
               : NULL;
}

/* What frames and papers remember of pieces comes from outside when a position is read.  Who is asked
 * about a piece finds it on the field; below that it may be gone already. */
static bool is_unit(const struct cc_state *s, int unit, bool there)
{
    return unit >= 0 && unit < s->unit_count && (!there || s->unit[unit].at);
}

static bool is_leader(const struct cc_state *s, int leader, bool there)
{
    return leader >= 0 && leader < s->leader_count && (!there || s->leader[leader].at);
}

static bool is_piece(const struct cc_state *s, int token, bool there)
{
    return is_leader_token(token) ? is_leader(s, token - CC_UNITS, there)
                                  : is_unit(s, token, there);
}

static bool is_turns_own(const struct cc_state *s, int token)
{
    return is_leader_token(token) ? s->leader[token - CC_UNITS].side == s->turn.side
                                  : s->unit[token].side == s->turn.side;
}

static bool is_battle(const struct cc_state *s, bool there)
{
    const struct cc_battle *k = &s->battle;

    if (!is_unit(s, k->attacker, there) || k->target == 0 || k->target >= CC_HEXES ||
        (s->unit_count < CC_UNITS && k->batteries >> s->unit_count))
        return false;
    if (k->unit == CC_NO_UNIT)
        return is_leader(s, k->leader, there);
    return k->leader == CC_NO_LEADER && is_unit(s, k->unit, there);
}

static bool holds_cards(const struct cc_state *s)
{
    return s->hand_count[s->turn.side] > 0;
}

/* Of the kinds in cc_frames.def. */
static bool is_there(const struct eng_box *box, const void *state, int kind, int value)
{
    (void)box;
    if (kind == CC_PIECE)
        return is_piece(state, value, false);
    if (kind == CC_LEADER)
        return is_leader(state, value, false);
    return kind == CC_LEFT ? cc_left_fits(state, value) : is_unit(state, value, false);
}

/* What a frame means here; that its numbers are in their ranges is seen already.  asked: the frame is
 * the last one. */
static bool frame_holds(const struct cc_board *b, const struct cc_state *s,
                        const struct eng_frame *f, bool asked)
{
    bool waits = asked && s->core.active;

    switch (f->proc) {
    case PROC_TURN:
        return !(waits && f->step == ROW_COMMAND && !holds_cards(s));
    case PROC_SCOUT:
        return !waits || (s->scouted[0] && s->scouted[1]);
    case PROC_SHORT_SUPPLY:
        return f->step == ROW_SUPPLY || is_unit(s, short_supply_of(f)->unit, asked);
    case PROC_MOVE:
        return is_piece(s, move_of(f)->piece, asked) && is_turns_own(s, move_of(f)->piece);
    case PROC_COMBAT:
        return is_unit(s, combat_of(f)->unit, asked && f->step <= ROW_BATTERIES) &&
               is_turns_own(s, combat_of(f)->unit) &&
               (f->step < ROW_BATTERIES || is_battle(s, asked && f->step == ROW_BATTERIES));
    case PROC_RANGED:
    case PROC_MELEE:
        return is_battle(s, asked && f->step <= ROW_ATTACK);
    case PROC_STRIKE:
        return is_battle(s, false) && is_piece(s, strike_of(f)->at, asked && f->step <= ROW_FLAGS);
    case PROC_RETREAT:
        return is_unit(s, retreat_of(f)->unit, asked);
    case PROC_RETIRE:
        return is_unit(s, retire_of(f)->unit, asked) &&
               cc_class(b, s, retire_of(f)->unit) == CAVALRY;
    case PROC_FLIGHT:
        return is_leader(s, flight_of(f)->leader, asked);
    case PROC_ADVANCE:
        return is_unit(s, advance_of(f)->unit, asked);
    default:
        return true;
    }
}

static bool frames_hold(const struct eng_box *box, const struct cc_state *s)
{
    for (int i = 0; i < s->core.depth; i++)
        if (!frame_holds(cc_board(box), s, &s->core.frame[i], i + 1 == s->core.depth))
            return false;
    return true;
}

static const char *broken_terms(const struct cc_state *s)
{
    if (s->unit_count > CC_UNITS || s->leader_count > CC_LEADERS)
        return "there are too many pieces";
    if (s->core.over && s->core.depth && s->winner == SIDES)
        return "the match is over and nobody has won";
    for (int seat = 0; seat < s->core.seat_count; seat++)
        if (s->core.side[seat] >= SIDES)
            return "a seat has no side";
    return NULL;
}

const char *cc_broken(const struct eng_box *box, const void *state)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = state;
    const char *broken = broken_terms(s);

    broken = broken ? broken : eng_lines_broken(box, s);
    broken = broken ? broken : broken_field(b, s);
    broken = broken ? broken : broken_cards(b, s);
    broken = broken ? broken : broken_battle(s);
    if (!broken && !s->core.over && !(eng_frames_fit(box, s, is_there) && frames_hold(box, s)))
        broken = "a frame speaks of a piece or card that is not there";
    return broken;
}

/* -- scenarios -- */

static bool judge_unit(const struct cc_board *b, const struct cc_state *s, int unit,
                       struct err *err)
{
    const struct cc_unit *u = &s->unit[unit];
    const struct cc_terrain_row *terrain = &b->terrain[s->terrain[u->at]];

    if (!u->at)
        return err_set(err, NULL, "a unit is gone before the match begins");
    if (terrain->impassable || (terrain->no_guns && cc_class(b, s, unit) == ARTILLERY))
        return err_set(err, NULL, "the unit on %s stands where it cannot: %s", cc_hex_name(u->at),
                       terrain->name);
    FOR_NEXT (next, b, u->at) {
        int other = s->unit_on[next];
        if (other != CC_NO_UNIT && other > unit && s->unit[other].side != u->side)
            return err_set(err, NULL, "the units on %s and %s are enemies side by side",
                           cc_hex_name(u->at), cc_hex_name(next));
    }
    return true;
}

/* One who is with a unit stands beside whom it stands beside. */
static bool judge_leader(const struct cc_board *b, const struct cc_state *s, int leader,
                         struct err *err)
{
    const struct cc_leader *l = &s->leader[leader];

    if (!l->at || !cc_is_alone(s, leader))
        return true;
    FOR_NEXT (next, b, l->at)
        if (cc_side_on(s, next) == other_side(l->side))
            return err_set(err, NULL, "the leader on %s has an enemy beside him on %s",
                           cc_hex_name(l->at), cc_hex_name(next));
    return true;
}

/* CCN-2.8-01, -02, -03 */
static bool judge_box(const struct cc_board *b, const struct cc_state *s, struct err *err)
{
    int units[CC_TYPES] = { 0 }, leaders[CC_NATIONS] = { 0 };

    HOLDS(CC_2_1_02, "spare blocks are in no table");
    TABLE(CC_2_8_01, "units.tsv");
    TABLE(CC_2_8_02, "units.tsv");
    TABLE(CC_2_8_03, "units.tsv");
    for (int unit = 0; unit < s->unit_count; unit++)
        units[s->unit[unit].type]++;
    for (int leader = 0; leader < s->leader_count; leader++)
        leaders[s->leader[leader].nation]++;
    for (int i = 0; i < b->type_count; i++)
        if (units[i] > b->type[i].in_box)
            return err_set(err, NULL, "the box holds only %d units %s.%s", b->type[i].in_box,
                           b->type[i].nation, b->type[i].code);
    for (int i = 0; i < b->nation_count; i++)
        if (leaders[i] > b->nation[i].leaders)
            return err_set(err, NULL, "the box holds only %d %s leaders", b->nation[i].leaders,
                           b->nation[i].name);
    return true;
}

bool cc_judge_scenario(const struct cc_board *b, const struct cc_state *s, struct err *err)
{
    for (int unit = 0; unit < s->unit_count; unit++)
        if (BY(CC_S_0_02, !judge_unit(b, s, unit, err)))
            return false;
    for (int leader = 0; leader < s->leader_count; leader++)
        if (!judge_leader(b, s, leader, err))
            return false;
    return judge_box(b, s, err);
}
