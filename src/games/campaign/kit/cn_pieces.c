/* cn_pieces.c -- 1X 29, 30: pieces on the map, face down, and who is seen.
 *
 * A piece has a slot, which both sides see; what it is, the owner alone knows.  Slots are given by
 * public facts alone, so that a number tells nothing: what is put down takes the first free slot of
 * its side, and what leaves a stack of unseen pieces takes the first slot of the stack along. */

#include <string.h>

#include "base/bitset.h"
#include "base/geo_hex.h"

#include "games/campaign/cn_local.h"
#include "games/campaign/kept/cn_glance.h"

int cn_side_of_slot(int slot)
{
    return slot < CN_SLOTS ? FRENCH : COALITION;
}

int cn_slot_of(const struct cn_state *s, int what)
{
    for (int i = 0; i < CN_PIECES; i++)
        if (s->piece[i].what == what)
            return i;
    return -1;
}

void cn_call_roll(const struct cn_state *s, struct cn_roll *out)
{
    memset(out->slot, -1, sizeof out->slot);
    for (int i = CN_PIECES - 1; i >= 0; i--)
        if (s->piece[i].what < CN_WHATS)
            out->slot[s->piece[i].what] = (int8_t)i;
}

int cn_formation_of(const struct cn_state *s, int leader)
{
    for (int i = 0; i < CN_BOXES && s->leader[leader].standing == IS_BOX; i++)
        leader = s->leader[leader].under;
    BASE_ASSERT(leader < CN_LEADERS);
    return leader;
}

uint64_t cn_household(const struct cn_state *s, int leader)
{
    uint64_t all = 1ull << leader;

    if (cn_is_held(s))
        return all | cn_stock()->household[leader];
    for (int i = 0; i < CN_LEADERS; i++)
        if (BY(CN_122_2, s->leader[i].standing == IS_BOX && cn_formation_of(s, i) == leader))
            all |= 1ull << i;
    return all;
}

bool cn_leads_units(const struct cn_state *s, int leader)
{
    return cn_leading(s) >> leader & 1;
}

/* Most have some on their own track; only then is the box looked into. */
bool cn_has_troops(const struct cn_state *s, int leader)
{
    if (cn_is_held(s))
        return cn_stock()->with >> leader & 1;
    uint64_t leading = cn_leading(s);
    if (leading >> leader & 1)
        return true;
    for (; leading; leading &= leading - 1) {
        int i = __builtin_ctzll(leading);
        if (s->leader[i].standing == IS_BOX && cn_formation_of(s, i) == leader)
            return true;
    }
    return false;
}

bool cn_is_veiled(const struct cn_state *s, int what)
{
    int slot = cn_slot_of(s, what < CN_LEADERS ? cn_formation_of(s, what) : what);

    return BY(CN_31_6, s->option[OPTION_SECRETS] == 0) || slot < 0 || !s->piece[slot].face_up;
}

int cn_cast(struct eng_turn *t, int leader, eng_ruleno rule)
{
    const struct cn_state *s = t->state;

    if (BY(CN_31_2, s->option[OPTION_SECRETS] == 0))
        return roll_unseen(t, 6);
    return cn_is_veiled(s, leader)
               ? roll_for(t, 6, rule, seats_of(t->core, cn_board(t->box)->leader[leader].side))
               : roll(t, 6, rule);
}

/* Numbers that were told are gone from the table, but not from memory: two worlds that told a side
 * otherwise are not the same for it. */
void cn_remember_for(struct cn_state *s, int side, enum cn_told what, int number)
{
    uint32_t sum = 0;

    for (int i = 0; i < 4; i++)
        sum |= (uint32_t)s->told[side][i] << 8 * i;
    sum = (sum ^ (uint32_t)what) * 0x9e3779b1u;
    sum = ((sum ^ sum >> 15) + (uint32_t)number) * 0x85ebca6bu;
    sum ^= sum >> 13;
    for (int i = 0; i < 4; i++)
        s->told[side][i] = (uint8_t)(sum >> 8 * i);
}

void cn_remember(struct cn_state *s, enum cn_told what, int number)
{
    cn_remember_for(s, FRENCH, what, number);
    cn_remember_for(s, COALITION, what, number);
}

/* 1X-31-7: an unseen piece is gone: everybody sees where, and in which order.  Its owner too may have
 * had it somewhere else, and the table looks the same (1X-272-1). */
void cn_tell_gone(struct eng_turn *t, int hex)
{
    tell(t, CN_31_7, ENG_ALL, NEWS_PIECE_GOES, hex);
    cn_remember(t->state, TOLD_GONE, hex + CN_HEXES * t->core->depth);
}

/* -- slots -- */

static int free_slot(const struct cn_state *s, int side)
{
    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++)
        if (s->piece[i].what == CN_NOBODY)
            return i;
    base_panic(__FILE__, __LINE__, "there is a slot for every piece");
}

/* The piece goes: it takes the first slot of its unseen stack. */
static int slot_to_leave(struct cn_state *s, int what)
{
    int own = cn_slot_of(s, what);

    BASE_ASSERT(own >= 0);
    if (s->piece[own].face_up)
        return own;
    for (int i = cn_side_of_slot(own) * CN_SLOTS; i < own; i++) {
        struct cn_piece *p = &s->piece[i];
        if (p->what == CN_NOBODY || p->hex != s->piece[own].hex || p->face_up)
            continue;
        s->piece[own].what = p->what;
        p->what = (uint8_t)what;
        return i;
    }
    return own;
}

static void put(struct cn_state *s, int side, int what, int hex)
{
    BASE_ASSERT(cn_slot_of(s, what) < 0);
    s->piece[free_slot(s, side)] = (struct cn_piece){ .hex = (uint16_t)hex, .what = (uint8_t)what };
}

static void take_off(struct cn_state *s, int what)
{
    s->piece[slot_to_leave(s, what)] = (struct cn_piece){ .hex = CN_NOWHERE, .what = CN_NOBODY };
}

/* -- what nobody but its owner knows -- */

bool cn_is_unsure_near(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    if (!cn_may_be_near(s, 1 - side, hex))
        return false;
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->what != CN_NOBODY && !(p->face_up && p->what >= CN_LEADERS) &&
            cn_may_touch(hex, p->hex) && (p->hex == hex || cn_side_to(b, hex, p->hex) >= 0))
            return true;
    }
    return false;
}

void cn_peek_at(struct eng_turn *t, int side)
{
    if (t->core->side[t->seat] != side)
        peek(t);
}

/* Where the enemy decides he knows what is his; but not what he comes upon. */
void cn_peek_near(struct eng_turn *t, int side, int hex)
{
    cn_peek_at(t, side);
    if (cn_is_unsure_near(cn_board(t->box), t->state, side, hex))
        peek(t);
}

/* -- leaders -- */

/* 1X-28-1: who is in his box is where he is. */
static void set_hex(struct cn_state *s, int leader, int hex)
{
    s->leader[leader].hex = (uint16_t)hex;
    for (int i = 0; i < CN_LEADERS; i++)
        if (BY(CN_28_1, s->leader[i].standing == IS_BOX && cn_formation_of(s, i) == leader))
            s->leader[i].hex = (uint16_t)hex;
}

static void after_move(struct eng_turn *t, int side)
{
    cn_turn_faces(t);
    cn_centre_flees(t, 1 - side);
}

/* 1X-68-5: a place is his whose real formation was there last. */
static void take_place(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = b->leader[leader].side, hex = s->leader[leader].hex, place = b->hex[hex].name;

    cn_pass_trains(t, leader);
    if (!cn_is_held_place(b, hex) || s->place_side[place - 1] == side || !cn_has_troops(s, leader))
        return;
    s->place_side[place - 1] = (uint8_t)side;
    int key = cn_key_at(b, hex);
    if (key < 0)
        return;
    s->key_side[key] = (uint8_t)side;
    tell(t, CN_68_5, ENG_ALL, NEWS_KEY_TAKEN, side, key);
}

static void put_down(struct eng_turn *t, int leader, int hex)
{
    struct cn_state *s = t->state;

    put(s, cn_board(t->box)->leader[leader].side, leader, hex);
    s->leader[leader].standing = IS_MAP;
    set_hex(s, leader, hex);
    take_place(t, leader);
}

void cn_put_leader(struct eng_turn *t, int leader, int hex)
{
    cn_peek_near(t, cn_board(t->box)->leader[leader].side, hex);
    put_down(t, leader, hex);
    after_move(t, cn_board(t->box)->leader[leader].side);
}

void cn_enter_leader(struct eng_turn *t, int leader, int hex)
{
    put_down(t, leader, hex);
    cn_centre_flees(t, 1 - cn_board(t->box)->leader[leader].side);
}

/* 1X-39-2: an unemployed leader in the stack of a formation moves with it. */
static bool goes_along(const struct cn_state *s, int leader, int other)
{
    const struct cn_leader *l = &s->leader[other];

    return l->standing == IS_MAP && l->under == leader && l->hex == s->leader[leader].hex &&
           !cn_has_troops(s, other);
}

/* 1X-29-1: on the move a leader without troops is face down; what he rides past does not turn him up. */
static void shift_leader(struct cn_state *s, int leader, int hex)
{
    struct cn_piece *p = &s->piece[slot_to_leave(s, leader)];

    p->hex = (uint16_t)hex;
    if (BY(CN_29_1, !cn_has_troops(s, leader)))
        p->face_up = FACE_DOWN;
    set_hex(s, leader, hex);
}

static void carry(struct cn_state *s, int leader, int hex)
{
    for (int i = 0; i < CN_LEADERS; i++)
        if (goes_along(s, leader, i))
            shift_leader(s, i, hex);
    shift_leader(s, leader, hex);
}

/* A leader without troops is not seen by whom he rides past, and sees nobody. */
void cn_move_leader(struct eng_turn *t, int leader, int hex)
{
    int side = cn_board(t->box)->leader[leader].side;

    cn_peek_at(t, side);
    if (cn_has_troops(t->state, leader))
        cn_peek_near(t, side, hex);
    carry(t->state, leader, hex);
    take_place(t, leader);
    after_move(t, side);
}

/* 1X-200-3: what was seen of it is forgotten. */
static void shift_vedette(struct cn_state *s, int vedette, int hex)
{
    struct cn_piece *p = &s->piece[slot_to_leave(s, CN_LEADERS + vedette)];

    p->hex = (uint16_t)hex;
    p->face_up = 0;
    s->vedette[vedette].hex = (uint16_t)hex;
}

/* 1X-219-1: nobody is told who is who before the repulse is declared or not. */
void cn_step(struct eng_turn *t, int what, int hex)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    if (what >= CN_LEADERS) {
        shift_vedette(s, what - CN_LEADERS, hex);
        return;
    }
    carry(s, what, hex);
    take_place(t, what);
    cn_centre_flees(t, 1 - b->leader[what].side);
}

void cn_take_leader_off(struct eng_turn *t, int leader, int standing)
{
    struct cn_state *s = t->state;

    take_off(s, leader);
    s->leader[leader].standing = (uint8_t)standing;
    if (standing != IS_BOX)
        s->leader[leader].hex = CN_NOWHERE;
    cn_turn_faces(t);
}

/* -- vedettes -- */

static int vedette_side(int vedette)
{
    return vedette < CN_VEDETTES / SIDES ? FRENCH : COALITION;
}

void cn_put_vedette(struct eng_turn *t, int vedette, int hex)
{
    struct cn_state *s = t->state;

    put(s, vedette_side(vedette), CN_LEADERS + vedette, hex);
    s->vedette[vedette].standing = IS_MAP;
    s->vedette[vedette].leader = CN_NOBODY;
    s->vedette[vedette].hex = (uint16_t)hex;
    cn_turn_faces(t);
}

void cn_move_vedette(struct eng_turn *t, int vedette, int hex)
{
    shift_vedette(t->state, vedette, hex);
    after_move(t, vedette_side(vedette));
}

void cn_take_vedette_off(struct eng_turn *t, int vedette, int standing)
{
    struct cn_state *s = t->state;

    take_off(s, CN_LEADERS + vedette);
    s->vedette[vedette].standing = (uint8_t)standing;
    s->vedette[vedette].hex = CN_NOWHERE;
    cn_turn_faces(t);
}

/* -- who is seen -- */

/* Who drives others back just now; they go one by one, and until the last has gone neither they nor
 * he are known by standing there. */
static int find_repulser(const struct cn_state *s)
{
    const struct eng_frame *frame = s->core.frame;

    for (int i = s->core.depth - 1; i > 0; i--)
        if (frame[i].proc == PROC_REPULSED && frame[i - 1].proc == PROC_CONTACT)
            return contact_of(&frame[i - 1])->mover;
    return CN_NOBODY;
}

static bool is_in_other_zone(const struct cn_board *b, const struct cn_state *s, int leader,
                             int repulser)
{
    uint8_t enemy[CN_LEADERS];
    int count = cn_zone_leaders(b, s, s->leader[leader].hex, 1 - b->leader[leader].side, enemy);

    for (int i = 0; i < count; i++)
        if (enemy[i] != repulser)
            return true;
    return false;
}

/* 1X-29-2: he is seen while he is in the zone of an enemy formation, repulses apart. */
static bool is_in_contact(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int repulser = find_repulser(s);

    if (leader == repulser || !cn_has_troops(s, leader))
        return false;
    if (repulser != CN_NOBODY)
        return is_in_other_zone(b, s, leader, repulser);
    return cn_in_zone(b, s, s->leader[leader].hex, 1 - b->leader[leader].side);
}

/* Is a piece of that side in the hex or next to it, or one that may be a leader?  A vedette may while
 * nobody has discovered it. */
static bool haunts(const struct cn_board *b, const struct cn_state *s, int side, int hex, bool led)
{
    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (cn_may_touch(p->hex, hex) && p->what != CN_NOBODY &&
            (!led || p->what < CN_LEADERS || !p->face_up) &&
            (p->hex == hex || cn_side_to(b, p->hex, hex) >= 0))
            return true;
    }
    return false;
}

/* 1X-29-3, 30-1: opposing leaders; a vedette keeps nobody turned up but whom it has recognised
 * (217-1) or fought. */
static bool stays_seen(const struct cn_board *b, const struct cn_state *s, int slot)
{
    const struct cn_piece *p = &s->piece[slot];

    return p->face_up == FACE_SCOUTED || s->leader[p->what].did & DID_FIGHT ||
           BY(CN_29_3, haunts(b, s, 1 - cn_side_of_slot(slot), p->hex, true));
}

/* 1X-30-1: a leader who was turned up stays so while he is adjacent to the enemy; 1X-200-3: a
 * vedette until it moves. */
static bool is_seen(const struct cn_board *b, const struct cn_state *s, int slot)
{
    const struct cn_piece *p = &s->piece[slot];

    if (p->what >= CN_LEADERS)
        return BY(CN_200_3, p->face_up != 0);
    return haunts(b, s, 1 - cn_side_of_slot(slot), p->hex, false) &&
           (BY(CN_30_1, p->face_up && stays_seen(b, s, slot)) || is_in_contact(b, s, p->what));
}

static void tell_seen(struct eng_turn *t, int slot)
{
    const struct cn_state *s = t->state;
    const struct cn_piece *p = &s->piece[slot];

    if (p->what < CN_LEADERS)
        tell(t, CN_29_2, ENG_ALL, NEWS_LEADER_SEEN, p->what, p->hex);
    else
        tell(t, CN_209_1, ENG_ALL, NEWS_VEDETTE_SEEN, p->hex);
    cn_remember(t->state, TOLD_SEEN, p->what);
    t->core->barrier = 1;
}

/* 1X-217-1: whom a vedette has recognised shows his subordinates to the first formation. */
static enum cn_face face_of(struct eng_turn *t, int slot)
{
    struct cn_state *s = t->state;
    const struct cn_piece *p = &s->piece[slot];

    if (p->face_up != FACE_SCOUTED)
        return FACE_UP;
    if (!is_in_contact(cn_board(t->box), s, p->what))
        return FACE_SCOUTED;
    tell_seen(t, slot);
    return FACE_UP;
}

/* An enemy leader who lies open beside us, and whom nothing that we know keeps so: whether he is turned
 * down hangs on his contact, and so on what he has.  That is to be seen once. */
static bool is_left_open(const struct eng_turn *t, int slot)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    const struct cn_piece *p = &s->piece[slot];
    int side = cn_side_of_slot(slot);

    return p->what < CN_LEADERS && p->face_up && side != t->core->side[t->seat] &&
           haunts(b, s, 1 - side, p->hex, false) && !stays_seen(b, s, slot);
}

/* Lies face down, and no enemy is so near that it could be otherwise. */
static bool lies_still(const struct cn_state *s, int slot)
{
    const struct cn_piece *p = &s->piece[slot];

    return !p->face_up && (p->what >= CN_LEADERS ||
                           !cn_counted_near(slot < CN_SLOTS ? COALITION : FRENCH, p->hex));
}

void cn_turn_faces(struct eng_turn *t)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    cn_count_pieces(s);
    for (int i = 0; i < CN_PIECES; i++) {
        if (lies_still(s, i))
            continue;
        if (is_left_open(t, i))
            peek(t);
        bool was = s->piece[i].face_up, now = s->piece[i].what != CN_NOBODY && is_seen(b, s, i);
        s->piece[i].face_up = (uint8_t)(now ? face_of(t, i) : FACE_DOWN);
        if (now && !was)
            tell_seen(t, i);
        if (now != was && s->piece[i].what < CN_LEADERS)
            cn_note_screen(b, s, s->piece[i].what, now);
    }
}

void cn_show_piece(struct eng_turn *t, int slot)
{
    struct cn_state *s = t->state;

    if (s->piece[slot].face_up == FACE_UP)
        return;
    s->piece[slot].face_up = FACE_UP;
    tell_seen(t, slot);
}

void cn_scout_piece(struct eng_turn *t, int slot)
{
    struct cn_state *s = t->state;

    if (s->piece[slot].face_up)
        return;
    cn_show_piece(t, slot);
    if (s->piece[slot].what < CN_LEADERS)
        s->piece[slot].face_up = FACE_SCOUTED;
}
