/* cn_346_morale.c -- 1X 346 to 348 and 361: what moves the marker on the morale track. */

#include "games/campaign/cn_steps.h"
#include "games/campaign/retreat/cn_retreat.h"

enum { DECISIVE_LOSS = 7, SPAN2_OF_IMPORTANCE = 12 };

/* The track ends where its title has it end (1X-361-3). */
void cn_shift_morale(struct eng_turn *t, int toward, int boxes, eng_ruleno rule)
{
    struct cn_state *s = t->state;
    const int8_t *track = cn_board(t->box)->table.track[s->title];
    int box = s->morale + (BY(CN_361_1, toward == FRENCH) ? boxes : -boxes);

    box = box < track[0] ? track[0] : box > track[1] ? track[1] : box;
    s->morale = (int8_t)box;
    tell(t, rule, ENG_ALL, NEWS_MORALE, toward, boxes, box);
}

/* -- decisive battles -- */

/* 1X-346-4: the winner is he who won by the table, whoever retreated. */
void cn_decide_battle(struct eng_turn *t, int battle, int winner)
{
    struct cn_state *s = t->state;
    const struct cn_battle *f = &s->battle[battle];
    int lost = BY(CN_346_3, f->lost[1 - winner]), more = lost - f->lost[winner];

    if (BY(CN_346_2, lost <= DECISIVE_LOSS || more <= 0))
        return;
    int die = roll(t, 6, CN_346_1);
    bool decisive = die <= more;
    tell(t, CN_346_1, ENG_ALL, decisive ? NEWS_DECISIVE : NEWS_NOT_DECISIVE, winner, lost,
         f->lost[winner], die);
    if (!decisive)
        return;
    if (winner == FRENCH)
        s->decisive = 1;
    cn_shift_morale(t, winner, BY(CN_262_17, 1), CN_346_1);
}

/* -- important personalities -- */

bool cn_is_important(const struct cn_board *b, int leader)
{
    return b->leader[leader].span2 >= SPAN2_OF_IMPORTANCE || b->leader[leader].stars > 0;
}

static bool is_emperor(const struct cn_board *b, int leader)
{
    return b->leader[leader].side == FRENCH && b->leader[leader].chief;
}

void cn_mourn(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);

    if (is_emperor(b, leader))
        cn_shift_morale(t, COALITION, 2, CN_347_2);
    else if (BY(CN_262_24, cn_is_important(b, leader)))
        cn_shift_morale(t, 1 - b->leader[leader].side, 1, CN_347_1);
}

/* 1X-347-2: for Napoleon the Coalition is asked. */
enum eng_flow cn_ask_captured(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_state *s = t->state;
    int leader = capture_of(f)->leader;

    if (s->leader[leader].standing != IS_LOST)
        return NEXT;
    if (is_emperor(cn_board(t->box), leader))
        return ask(t, seats_of(t->core, COALITION));
    cn_mourn(t, leader);
    return NEXT;
}

enum eng_flow cn_take_captured(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct cn_state *s = t->state;

    if (a->verb == VERB_TWO_BOXES) {
        cn_mourn(t, capture_of(f)->leader);
        return NEXT;
    }
    s->winner = COALITION;
    s->level = LEVEL_OPERATIONAL;
    tell(t, CN_347_2, ENG_ALL, NEWS_WON, COALITION, LEVEL_OPERATIONAL);
    return end_match(t);
}

/* -- the Old Guard -- */

/* 1X-348: one box in a game turn, however often it failed. */
void cn_judge_guard(struct eng_turn *t)
{
    struct cn_state *s = t->state;
    bool beaten = false;

    for (int i = 0; i < s->battle_count; i++)
        beaten |= (s->battle[i].guard & 2) != 0;
    if (!beaten || BY(CN_348_2, s->guard_box))
        return;
    s->guard_box = 1;
    cn_shift_morale(t, COALITION, 1, CN_348_1);
}
