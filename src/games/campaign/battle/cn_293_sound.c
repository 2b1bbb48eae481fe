/* cn_293_sound.c -- 1X 293 to 295: the sound of the guns (an option): friends of the attacked side
 * within five hexes try to come up before the second and every later round. */

#include "games/campaign/battle/cn_battle.h"

enum { EARSHOT = 5 };

static bool is_on(const struct cn_state *s, const struct cn_battle *f)
{
    return s->option[OPTION_SOUND] != 0 && f->round >= 1;
}

void cn_note_where(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->option[OPTION_SOUND] != 0 && s->leader[i].standing == IS_MAP)
            s->leader[i].stood = s->leader[i].hex;
}

/* 1X-294-1: how far from those who attack he was when the combat phase began: who was displaced or has
 * marched to other guns since may be nearer or farther now. */
static int distance_then(const struct cn_state *s, const struct cn_battle *f, int leader)
{
    const struct cn_leader *l = &s->leader[leader];
    int then = l->stood != CN_NOWHERE ? l->stood : l->hex, near = 99;

    for (int i = 0; i < f->from_count; i++)
        if (cn_distance(f->from[i], then) < near)
            near = cn_distance(f->from[i], then);
    return near;
}

/* 1X-295-1: it is a forced march: none for those who were filled up (1X-105-2), none for those on an
 * administrative march. */
static eng_ruleno check_able(const struct cn_board *b, const struct cn_state *s, int leader)
{
    if (cn_is_immobile(b, s, leader))
        return CN_105_2;
    return s->leader[leader].admin ? CN_167_2 : 0;
}

/* 1X-293-1, 294-1: no forced march in this turn, not in the fight itself, and then within five hexes of
 * the formation that attacks; one die for each round (1X-295-2). */
static eng_ruleno check_sound(const struct cn_board *b, const struct cn_state *s,
                              const struct cn_battle *f, int leader)
{
    int side = 1 - cn_battle_side(b, f);

    if (leader >= b->leader_count || b->leader[leader].side != side || !cn_stands(s, leader) ||
        s->leader[leader].under != CN_NOBODY || BY(CN_295_2, s->leader[leader].allowed != 255))
        return CN_295_1;
    if (s->leader[leader].did & (DID_FORCED | DID_FIGHT))
        return CN_294_1;
    return BY(CN_293_1, distance_then(s, f, leader) <= EARSHOT) ? check_able(b, s, leader)
                                                                : CN_294_1;
}

static const struct cn_battle *battle_of(const struct cn_state *s, const struct eng_frame *fr)
{
    return &s->battle[battles_of(fr)->now - 1];
}

/* Asked whether or not anybody is near: who stands there is nobody else's business. */
enum eng_flow cn_ask_sound(struct eng_turn *t, struct eng_frame *fr)
{
    struct cn_state *s = t->state;

    if (battles_of(fr)->now == 0)
        return NEXT;
    if (!is_on(s, battle_of(s, fr)))
        return jump(fr, ROW_ATTACK_HALF);
    return ask(t, seats_of(t->core, 1 - battles_of(fr)->side));
}

eng_ruleno cn_check_sound(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct cn_state *s = state;

    (void)seat;
    if (a->verb == VERB_DONE)
        return 0;
    return check_sound(cn_board(box), s, battle_of(s, eng_now(&s->core)), a->noun);
}

static int die_for(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    int side = b->leader[leader].side;

    int die = cn_cast(t, leader, CN_295_1);
    if (!cn_is_veiled(t->state, leader))
        return die;
    tell(t, CN_295_1, seats_of(t->core, side), NEWS_SOUND_DIE, leader, die);
    tell(t, CN_295_1, seats_of(t->core, 1 - side), NEWS_SOUND_VEILED, side);
    return die;
}

/* 1X-172-3, 295-1: the die of a forced march, harder for who is in an enemy's zone. */
static bool sets_out(struct eng_turn *t, int leader)
{
    enum { LESS_THAN_ALL = 254 }; /* what a die at his initiative allows */
    int die = die_for(t, leader);

    return cn_march_by_die(cn_board(t->box), t->state, leader, die) >= LESS_THAN_ALL;
}

/* 1X-295-1, 295-3: one MP for this round, toward the battle, on a die at or under his initiative. */
enum eng_flow cn_take_sound(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    struct cn_state *s = t->state;

    if (a->verb == VERB_DONE)
        return jump(fr, ROW_ATTACK_HALF);
    struct cn_leader *l = &s->leader[a->noun];
    l->allowed = 254;
    jump(fr, ROW_SOUND);
    if (!sets_out(t, a->noun))
        return NEXT;
    if (!(l->did & DID_MOVE))
        cn_note_supply(t, a->noun); /* 1X-231-4: where the march begins, though it goes on later */
    int spent = l->foot > l->horse ? l->foot : l->horse;
    return call(t, PROC_MARCH, a->noun, SEGMENT_SOUND, a->noun, spent + 2, battles_of(fr)->now - 1);
}
