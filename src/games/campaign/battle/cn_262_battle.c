/* cn_262_battle.c -- 1X 59, 262 to 266, 354 to 356: the battle segment: which attack next, its two
 * halves, and the end. */

#include "games/campaign/battle/cn_battle.h"

/* 1X-130-4: what marches have cost is forgotten, also by those whose leader their test has taken. */
enum eng_flow cn_call_battles(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;

    for (int i = 0; i < CN_UNITS; i++)
        s->unit[i].lost = 0;
    cn_note_where(t, 1 - player_of(f)->side);
    return call(t, PROC_BATTLES, player_of(f)->side, 0, CN_NOBODY);
}

/* -- which attack -- */

/* Leaders by name, vedettes by their pieces; what an enemy's piece is, is not even looked at. */
static int what_of(const struct cn_state *s, int side, int noun)
{
    int slot = noun - CN_PIECE0;

    if (noun < CN_LEADERS)
        return noun;
    if (slot < 0 || slot >= CN_PIECES || cn_side_of_slot(slot) != side)
        return CN_NOBODY;
    return s->piece[slot].what;
}

static int noun_of(const struct cn_state *s, int what)
{
    return cn_is_vedette(what) ? CN_PIECE0 + cn_slot_of(s, what) : what;
}

static int finished_battle(const struct cn_state *s, int how)
{
    for (int i = 0; i < CN_BATTLES; i++)
        if (s->battle[i].over == how && !(s->battle[i].guard & 2))
            return i;
    return -1;
}

/* A slot of the list of battles: a new one, or one whose battle is over and done with; at worst one
 * that would let its victors join another (1X-264-2). */
static int free_battle(const struct cn_state *s)
{
    if (s->battle_count < CN_BATTLES)
        return s->battle_count;
    int done = finished_battle(s, OVER_DONE);
    return done >= 0 ? done : finished_battle(s, OVER_VACATED);
}

static bool is_offered(const struct cn_board *b, const struct cn_state *s, int side, int what)
{
    return cn_check_attacker(b, s, side, what) == 0 &&
           (cn_running(s, what) >= 0 || free_battle(s) >= 0);
}

static bool has_attack(const struct cn_board *b, const struct cn_state *s, int side)
{
    for (int i = 0; i < CN_LEADERS + CN_VEDETTES; i++)
        if (is_offered(b, s, side, i))
            return true;
    return false;
}

/* 1X-59-1, 354-1: the segment cannot end while anybody must attack, or attack again. */
static eng_ruleno check_end(const struct cn_board *b, const struct cn_state *s, int side)
{
    if (cn_pending(b, s, side) && free_battle(s) >= 0)
        return CN_59_1;
    for (int i = 0; i < s->battle_count; i++)
        if (cn_must_attack_again(b, s, i))
            return CN_354_1;
    return 0;
}

/* 1X-230-2: he went at least one hex, and not in a forced march, after which he was tested. */
static bool marched_to_the_guns(const struct cn_state *s, int leader)
{
    unsigned did = s->leader[leader].did;

    return s->option[OPTION_SOUND] != 0 && cn_stands(s, leader) && (did & DID_MOVE) &&
           !(did & DID_FORCED);
}

/* 1X-295-3: whoever marched to the guns tests once, at the end. */
static enum eng_flow test_marchers(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = 1 - battles_of(fr)->side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (!marched_to_the_guns(s, i))
            continue;
        s->leader[i].did |= DID_FORCED;
        tell(t, CN_295_3, seats_of(t->core, side), NEWS_SOUND_TESTED, i);
        jump(fr, ROW_ATTACKS);
        return call(t, PROC_TEST, i, TEST_FORCED);
    }
    return finish(t, 0);
}

static enum eng_flow end_segment(struct eng_turn *t, struct eng_frame *fr)
{
    struct cn_state *s = t->state;

    battles_frame(fr)->ending = 1;
    for (int i = 0; i < s->battle_count; i++)
        if (!s->battle[i].over) {
            if (s->battle[i].loser)
                cn_decide_battle(t, i, 2 - s->battle[i].loser);
            cn_forget_battle(t, i, OVER_DONE);
        }
    return test_marchers(t, fr);
}

enum eng_flow cn_ask_attack(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = battles_of(fr)->side;

    if (battles_of(fr)->ending)
        return test_marchers(t, fr);
    peek(t);
    cn_show_contacts(t, side);
    if (!has_attack(b, s, side))
        return end_segment(t, fr);
    return ask(t, seats_of(t->core, side));
}

void cn_offer_attack(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int side = s->core.side[seat];

    for (int i = 0; i < CN_LEADERS + CN_VEDETTES; i++)
        if (is_offered(b, s, side, i))
            offer_noun(c, VERB_ATTACK, noun_of(s, i));
    if (check_end(b, s, side) == 0)
        offer(c, VERB_DONE);
}

eng_ruleno cn_check_attack(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int side = s->core.side[seat];

    if (a->verb == VERB_DONE)
        return check_end(b, s, side);
    int what = what_of(s, side, a->noun);
    eng_ruleno rule = cn_check_attacker(b, s, side, what);
    if (rule)
        return rule;
    return is_offered(b, s, side, what) && noun_of(s, what) == a->noun ? 0 : CN_262_1;
}

static int new_battle(struct cn_state *s, int what)
{
    int at = free_battle(s);

    if (at == s->battle_count)
        s->battle_count++;
    s->battle[at] = (struct cn_battle){ .attacker = (uint8_t)what, .defender = CN_NOBODY };
    return at;
}

enum eng_flow cn_take_attack(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    struct cn_state *s = t->state;

    if (a->verb == VERB_DONE)
        return end_segment(t, fr);
    int what = what_of(s, battles_of(fr)->side, a->noun), battle = cn_running(s, what);
    if (battle < 0)
        battle = new_battle(s, what);
    cn_show_piece(t, cn_slot_of(s, what));
    cn_tell_deed(t, &(struct cn_deed){ CN_262_1,
                                       NEWS_LEADER_PREPARES,
                                       NEWS_VEDETTE_PREPARES,
                                       NEWS_PREPARES,
                                       what,
                                       { s->piece[cn_slot_of(s, what)].hex } });
    battles_frame(fr)->now = (int16_t)(battle + 1);
    return jump(fr, ROW_SOUND);
}

/* -- the two halves of a round -- */

enum eng_flow cn_first_half(struct eng_turn *t, struct eng_frame *fr)
{
    return call(t, PROC_ROUND, battles_of(fr)->now - 1, 0);
}

/* 1X-351-1, 353-1: until all who parted have had their attack. */
enum eng_flow cn_second_half(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_state *s = t->state;
    int battle = battles_of(fr)->now - 1;

    if (s->battle[battle].over)
        return NEXT;
    if (fr->answer != 0) {
        fr->answer = 0; /* 1X-345-2: a rear guard caught up with: the next round */
        return NEXT;
    }
    return call(t, PROC_ROUND, battle, 1);
}

/* 1X-247-2: every formation that fights, not those of the two who lead alone; from `from` on. */
static int next_forager(const struct cn_board *b, const struct cn_state *s,
                        const struct cn_battle *f, int from)
{
    for (int i = from; i < b->leader_count; i++)
        if (cn_stands(s, i) && cn_has_scattered(s, i) &&
            (i == f->attacker || i == f->defender ||
             cn_has_hex(f->from, f->from_count, s->leader[i].hex) ||
             cn_has_hex(f->target, f->target_count, s->leader[i].hex)))
            return i;
    return CN_NOBODY;
}

/* 1X-360-2: no counter-attack by dynamics, and who would attack again chose no pitched battle. */
static bool is_let_be(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f)
{
    int side = cn_battle_side(b, f);

    return side < SIDES && cn_has_lost_hold(s, f, 1 - side) && f->marker[side] != MARKER_PITCHED &&
           f->marker[side] != MARKER_REFUSAL;
}

static enum eng_flow close_round(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int battle = battles_of(fr)->now - 1;
    struct cn_battle *f = &s->battle[battle];

    if (!f->over &&
        (battles_of(fr)->gone || is_let_be(b, s, f) || !cn_battle_goes_on(b, s, battle, false))) {
        if (f->loser)
            cn_decide_battle(t, battle, 2 - f->loser);
        cn_forget_battle(t, battle, OVER_DONE);
    }
    battles_frame(fr)->now = battles_frame(fr)->gone = 0;
    battles_frame(fr)->forager = CN_NOBODY;
    return jump(fr, ROW_SOUND);
}

enum eng_flow cn_next_battle(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_state *s = t->state;
    const struct cn_battle *f = &s->battle[battles_of(fr)->now - 1];

    if (fr->answer == HALF_PART_GONE) {
        battles_frame(fr)->gone = 1;
        fr->answer = 0;
    }
    bool fought = fr->answer == HALF_LAST; /* nobody has withdrawn before it began */
    fr->answer = 0;
    if (f->over)
        return fought ? NEXT : close_round(t, fr);
    return f->left != 0 ? jump(fr, ROW_COUNTER_HALF) : NEXT;
}

/* -- 1X-247-2: after a round foragers may try to concentrate -- */

enum eng_flow cn_ask_foragers(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int16_t *now = &battles_frame(fr)->forager;

    *now = (int16_t)next_forager(b, s, &s->battle[battles_of(fr)->now - 1],
                                 *now == CN_NOBODY ? 0 : *now + 1);
    if (*now == CN_NOBODY)
        return close_round(t, fr);
    return ask(t, seats_of(t->core, b->leader[*now].side));
}

/* Those who fight on see each other; after the battle only who is still next to the enemy is seen. */
static bool is_watched(const struct cn_state *s, const struct cn_battle *f, int leader)
{
    int slot = cn_slot_of(s, leader);

    return !f->over || (slot >= 0 && s->piece[slot].face_up);
}

enum eng_flow cn_take_foragers(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    const struct cn_state *s = t->state;
    int leader = battles_of(fr)->forager;

    if (a->verb == VERB_ON)
        cn_forager_die(t, leader, is_watched(s, &s->battle[battles_of(fr)->now - 1], leader));
    return jump(fr, ROW_FORAGERS);
}
