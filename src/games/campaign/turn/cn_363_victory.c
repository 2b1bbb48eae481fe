/* cn_363_victory.c -- 1X 8, 61, 362 to 364: the morale phase, objectives and victory. */

#include "games/campaign/cn_steps.h"
#include "games/campaign/kit/cn_names.h"
#include "games/campaign/retreat/cn_retreat.h"

enum { TSAR_TURN = 5 };

static const struct cn_box_row *box_of(const struct cn_board *b, const struct cn_state *s)
{
    return &b->table.box[s->title][s->morale + 5];
}

int cn_morale_attrition(const struct cn_board *b, const struct cn_state *s, int side)
{
    return BY(CN_362_2, box_of(b, s)->attrition[side]);
}

/* -- objectives -- */

static void french_holds(struct eng_turn *t, int key)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    bool first = !(s->key_held[key] & CN_HELD_ONCE);

    s->key_held[key] = (uint8_t)((s->key_held[key] | CN_HELD_ONCE) & ~CN_HELD_BACK);
    if (!first || b->key[key].first == 0)
        return;
    tell(t, CN_363_2, ENG_ALL, NEWS_HOLDS, FRENCH, key);
    cn_shift_morale(t, FRENCH, b->key[key].first, CN_363_2);
}

/* What the Coalition gains: taken back, standing there for the first and each further turn, or lost
 * to the French once and for all. */
static int coalition_gain(const struct cn_key *key, uint8_t held)
{
    int boxes = 0;

    if ((held & CN_HELD_ONCE) && !(held & CN_HELD_BACK))
        boxes += key->retaken;
    if (!(held & CN_HELD_COUNTED))
        return boxes + key->held + key->lost;
    return boxes + key->each;
}

static void coalition_holds(struct eng_turn *t, int key)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int boxes = coalition_gain(&b->key[key], s->key_held[key]);

    if (s->key_held[key] & CN_HELD_ONCE)
        s->key_held[key] |= CN_HELD_BACK;
    if (b->key[key].held || b->key[key].lost)
        s->key_held[key] |= CN_HELD_COUNTED;
    if (boxes == 0)
        return;
    tell(t, CN_363_2, ENG_ALL, NEWS_HOLDS, COALITION, key);
    cn_shift_morale(t, COALITION, boxes, CN_363_2);
}

/* 1X-363-2: Pressburg can be lost only by one who had it. */
static bool counts_for_coalition(const struct cn_board *b, const struct cn_state *s, int key)
{
    bool had = b->key[key].at_start == FRENCH || (s->key_held[key] & CN_HELD_ONCE);

    return b->key[key].lost == 0 || had;
}

/* 1X-363-4: each player's objectives in his own morale phase, as they are held at that moment. */
static void judge_objectives(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;

    for (int key = 0; key < b->key_count; key++) {
        if (BY(CN_363_4, s->key_side[key] != side))
            continue;
        if (side == FRENCH)
            french_holds(t, key);
        else if (counts_for_coalition(b, s, key))
            coalition_holds(t, key);
    }
}

/* 1X-363-3: Prussia comes nearer with every turn without a decisive French battle. */
static void judge_prussia(struct eng_turn *t, int side)
{
    struct cn_state *s = t->state;

    if (side == s->first_player || s->turn < CN_PRUSSIAN_TURN || s->decisive)
        return;
    tell(t, CN_363_3, ENG_ALL, NEWS_PRUSSIA);
    cn_shift_morale(t, COALITION, 1, CN_363_3);
}

/* -- victory -- */

static void decide(struct eng_turn *t)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    const struct cn_box_row *box = box_of(b, s);

    s->winner = box->winner;
    s->level = BY(CN_364_1, box->level);
    if (s->winner == SIDES)
        tell(t, CN_364_2, ENG_ALL, NEWS_DRAWN);
    else
        tell(t, CN_364_2, ENG_ALL, NEWS_WON, s->winner, s->level);
}

/* IV.a and b; what the Guard has lost is lost at the end of the combat phase, just before. */
enum eng_flow cn_morale_phase(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    cn_judge_guard(t);
    judge_objectives(t, player_of(f)->side);
    judge_prussia(t, player_of(f)->side);
    if (BY(CN_362_1, BY(CN_8_1, box_of(b, s)->ends)))
        decide(t);
    return NEXT;
}

void cn_final_level(struct eng_turn *t)
{
    decide(t);
}

/* -- the Tsar -- */

static bool has_constantine(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int duke = cn_find_leader(b, "constantine");
    const struct cn_leader *l = &s->leader[duke < 0 ? leader : duke];

    return duke >= 0 && l->hex == s->leader[leader].hex &&
           (l->standing == IS_MAP || l->standing == IS_BOX);
}

bool cn_is_overruled(const struct cn_board *b, const struct cn_state *s, int leader)
{
    if (s->option[OPTION_TSAR] == 0 || s->turn < TSAR_TURN || b->leader[leader].side != COALITION ||
        !b->leader[leader].chief)
        return false;
    return s->morale <= 1 || has_constantine(b, s, leader);
}
