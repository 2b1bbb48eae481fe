/* cn_broken.c -- what must hold of every state: positions are held against it when they are read,
 * and matches after every decision.  A redacted state holds, too. */

#include "games/campaign/battle/cn_battle.h"

/* -- frames -- */

/* Redacted, a leader is told by his piece. */
static bool is_there(const struct eng_box *box, const void *state, int kind, int value)
{
    int count = cn_board(box)->leader_count, leader, loser;
    bool somebody =
        (value >= 0 && value < count) || (value >= CN_MASKED && value < CN_MASKED + CN_PIECES);

    (void)state;
    if (kind == CN_DIE_OR_CAUGHT)
        return !cn_unpack_caught(value, &leader, &loser) || (leader < count && loser < count);
    return somebody || (kind != CN_SOMEBODY && value == CN_NOBODY) ||
           (kind == CN_ANYBODY && value >= CN_LEADERS && value < CN_CENTRE0 + SIDES);
}

/* -- leaders: 1X-13-5, on the map or in a box, never both -- */

static bool is_hex(int hex)
{
    return hex >= 0 && hex < CN_HEXES;
}

static bool is_leader_of(const struct cn_board *b, int leader, int side)
{
    return leader < b->leader_count && b->leader[leader].side == side;
}

static bool box_fits(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int at = leader;

    for (int i = 0; i < CN_BOXES && s->leader[at].standing == IS_BOX; i++) {
        if (!is_leader_of(b, s->leader[at].under, b->leader[leader].side) ||
            b->leader[at].subordination2 == CN_NOBODY)
            return false;
        at = s->leader[at].under;
    }
    int above = s->leader[at].standing;
    return above == IS_MAP || above == IS_COMING || above == IS_OFF;
}

static const char *broken_leader(const struct cn_board *b, const struct cn_state *s, int leader,
                                 int slot)
{
    const struct cn_leader *l = &s->leader[leader];

    if (l->standing == IS_TRACK || l->standing > IS_HIDDEN ||
        (l->hex != CN_NOWHERE && !is_hex(l->hex)))
        return "a leader stands where no leader can";
    if (BY(CN_371_1, (l->standing == IS_MAP) != (slot >= 0)))
        return "a leader on the map has a piece, and no other has";
    if (slot >= 0 &&
        (s->piece[slot].hex != l->hex || cn_side_of_slot(slot) != b->leader[leader].side))
        return "a piece stands elsewhere than its leader";
    if (l->standing == IS_BOX && !box_fits(b, s, leader))
        return "a leader is under one who cannot lead him";
    if (l->under != CN_NOBODY && !is_leader_of(b, l->under, b->leader[leader].side))
        return "a leader is under one of the other side";
    if (l->goal != CN_NOWHERE && !is_hex(l->goal))
        return "a march leads off the map";
    if (l->stood != CN_NOWHERE && !is_hex(l->stood))
        return "a leader stood off the map";
    return NULL;
}

/* -- units: 1X-6-1, on tracks alone -- */

static const char *broken_unit(const struct cn_board *b, const struct cn_state *s, int unit)
{
    const struct cn_unit *u = &s->unit[unit];
    const struct cn_unit_row *row = &b->unit[unit];

    if (BY(CN_6_1,
           BY(CN_13_2, u->standing == IS_MAP || u->standing == IS_BOX || u->standing > IS_HIDDEN)))
        return "a unit stands where no unit can";
    if (u->sp > row->most)
        return "a unit is stronger than its maximum";
    if (u->standing != IS_TRACK)
        return NULL;
    if (!is_leader_of(b, u->leader, row->side))
        return "a unit is on the track of a leader of the other side";
    if (u->sp == 0 && !(row->traits & TRAIT_HALF))
        return "a unit without strength is on a track";
    int standing = s->leader[u->leader].standing;
    if (standing == IS_OUT || standing == IS_LOST || standing == IS_HIDDEN)
        return "a unit is on the track of a leader who is not in play";
    return NULL;
}

/* -- vedettes, pieces, trains -- */

static const char *broken_vedette(const struct cn_board *b, const struct cn_state *s, int vedette,
                                  int slot)
{
    const struct cn_vedette *v = &s->vedette[vedette];
    int side = vedette >= CN_VEDETTES / SIDES;

    if (v->standing == IS_BOX || v->standing > IS_HIDDEN)
        return "a vedette stands where no vedette can";
    if ((v->standing == IS_MAP) != (slot >= 0))
        return "a vedette on the map has a piece, and no other has";
    if (slot >= 0 && (s->piece[slot].hex != v->hex || cn_side_of_slot(slot) != side))
        return "a piece stands elsewhere than its vedette";
    if (v->standing == IS_TRACK && !is_leader_of(b, v->leader, side))
        return "a vedette is with a leader of the other side";
    return NULL;
}

static const char *broken_piece(const struct cn_board *b, const struct cn_state *s, int slot,
                                const struct cn_roll *roll)
{
    const struct cn_piece *p = &s->piece[slot];

    if (p->what == CN_NOBODY)
        return NULL;
    if (!is_hex(p->hex))
        return "a piece is off the map";
    if (p->what == PIECE_UNKNOWN)
        return NULL;
    if (p->what >= CN_WHATS)
        return "a piece is nobody's";
    if (roll->slot[p->what] != slot)
        return "somebody has two pieces";
    bool leader =
        p->what < CN_LEADERS && p->what < b->leader_count && s->leader[p->what].standing == IS_MAP;
    bool vedette = p->what >= CN_LEADERS && s->vedette[p->what - CN_LEADERS].standing == IS_MAP;
    return leader || vedette ? NULL : "a piece is nobody's";
}

/* 1X-226-2: it goes with nobody who is gone. */
static bool is_carried(const struct cn_board *b, const struct cn_state *s, int i)
{
    int leader = s->train[i].leader;

    if (!is_leader_of(b, leader, s->train[i].side))
        return false;
    int standing = s->leader[leader].standing;
    return standing == IS_MAP || standing == IS_BOX || standing == IS_COMING;
}

static bool train_fits(const struct cn_board *b, const struct cn_state *s, int i)
{
    if (s->train[i].side >= SIDES)
        return false;
    if (s->train[i].standing == IS_TRACK)
        return is_carried(b, s, i);
    if (s->train[i].standing != IS_MAP)
        return s->train[i].standing <= IS_HIDDEN;
    return is_hex(s->train[i].hex) && (s->train[i].other == CN_NOWHERE ||
                                       cn_side_to(b, s->train[i].hex, s->train[i].other) >= 0);
}

/* -- the rest -- */

/* What a range does not tell (cn_save.c has those). */
static const char *broken_clock(const struct cn_state *s)
{
    if (s->turn < s->first_turn || s->last_turn < s->turn)
        return "the turns are out of order";
    return s->title >= CN_TITLES ? "there is no such title or level" : NULL;
}

static bool has_lost_centre(const struct cn_army *a)
{
    return a->centre_state == CENTRE_MAP && a->centre == CN_NOWHERE;
}

static bool battle_fits(const struct cn_board *b, const struct cn_battle *f)
{
    bool vedette = cn_is_vedette(f->attacker);

    if ((f->attacker != CN_NOBODY && f->attacker >= b->leader_count && !vedette) ||
        (f->defender != CN_NOBODY && f->defender >= b->leader_count) ||
        f->target_count > CN_TARGETS || f->from_count > CN_TARGETS ||
        f->counter_count > CN_TARGETS || f->over > OVER_VACATED)
        return false;
    for (int i = 0; i < f->target_count; i++)
        if (!is_hex(f->target[i]))
            return false;
    return f->marker[0] <= MARKER_REAR_GUARD && f->marker[1] <= MARKER_REAR_GUARD;
}

static const char *broken_rest(const struct cn_board *b, const struct cn_state *s)
{
    if (has_lost_centre(&s->army[FRENCH]) || has_lost_centre(&s->army[COALITION]))
        return "a centre or a source is off the map";
    if (s->battle_count > CN_BATTLES)
        return "there are too many battles";
    for (int i = 0; i < s->battle_count; i++)
        if (!battle_fits(b, &s->battle[i]))
            return "a battle has no such leader or hex";
    for (int i = 0; i < CN_TRAINS; i++)
        if (!train_fits(b, s, i))
            return "a bridge train is nowhere";
    for (int i = 0; i < CN_TOWNS; i++)
        if (s->place_side[i] > SIDES)
            return "a place has no such owner";
    for (int i = 0; i < b->key_count; i++)
        if (s->key_side[i] != cn_holder(b, s, b->key[i].hex))
            return "a key is not its place's owner's";
    return NULL;
}

const char *cn_broken(const struct eng_box *box, const void *state)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const char *broken = eng_lines_broken(box, s);
    struct cn_roll roll;

    HOLDS(CN_13_1, "units, leaders and markers have arrays of their own");
    if (!broken)
        broken = broken_clock(s);
    cn_call_roll(s, &roll);
    for (int i = 0; i < CN_PIECES && !broken; i++)
        broken = broken_piece(b, s, i, &roll);
    for (int i = 0; i < b->leader_count && !broken; i++)
        broken = broken_leader(b, s, i, roll.slot[i]);
    for (int i = 0; i < b->unit_count && !broken; i++)
        broken = broken_unit(b, s, i);
    for (int i = 0; i < CN_VEDETTES && !broken; i++)
        broken = broken_vedette(b, s, i, roll.slot[CN_LEADERS + i]);
    if (!broken)
        broken = broken_rest(b, s);
    if (!broken && !eng_frames_fit(box, s, is_there))
        return "a frame of the sequence of play has numbers that do not fit";
    return broken;
}
