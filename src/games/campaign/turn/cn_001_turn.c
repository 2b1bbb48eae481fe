/* cn_001_turn.c -- 1X 46 to 49 and 62: game turns, player turns, and how a match ends. */

#include <string.h>

#include "games/campaign/cn_local.h"
#include "games/campaign/cn_steps.h"

/* -- before the first turn -- */

/* Whose row it is: the scenario names the first player (1X-49-1). */
static int player_of_row(const struct eng_turn *t, const struct eng_frame *f)
{
    const struct cn_state *s = t->state;

    return row_arg(t, f) == SECOND_PLAYER ? 1 - s->first_player : BY(CN_49_1, s->first_player);
}

enum eng_flow cn_call_setup(struct eng_turn *t, struct eng_frame *f)
{
    return call(t, PROC_SETUP, player_of_row(t, f));
}

/* 1X-379-1: in every title but SOA the second player marches first. */
enum eng_flow cn_preliminary(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_state *s = t->state;

    (void)f;
    if (BY(CN_378_1, s->title == TITLE_SOA))
        return NEXT;
    return call(t, PROC_MARCHES, 1 - s->first_player, SEGMENT_PRELIMINARY);
}

static void forget_met(struct cn_leader *l)
{
    l->met[0] = l->met[1] = 0;
    memset(l->met_foragers, 0, sizeof l->met_foragers);
}

/* What was done in a player turn is forgotten when it ends, but for those kept; a plan of march, a mode,
 * the mark of the immobile (1X-105-2) and who had troops when his movement phase began (1X-38-1) are
 * not. */
static void forget_deeds(struct cn_state *s, unsigned kept)
{
    for (int i = 0; i < CN_LEADERS; i++) {
        struct cn_leader *l = &s->leader[i];
        l->did &= (uint16_t)kept;
        l->foot = l->horse = l->work = l->grazed = l->ceded = 0;
        forget_met(l);
        l->pitched = l->reach = 0;
        l->allowed = 255;
        l->stood = CN_NOWHERE;
    }
    for (int i = 0; i < CN_UNITS; i++)
        s->unit[i].lost = s->unit[i].reserve = 0;
    for (int i = 0; i < CN_VEDETTES; i++)
        s->vedette[i].did = 0;
    for (int i = 0; i < CN_BATTLES; i++)
        s->battle[i] = (struct cn_battle){ .attacker = CN_NOBODY, .defender = CN_NOBODY };
    cn_clear_path(s);
    s->battle_count = s->initiative_begun = 0;
}

/* -- the two player turns -- */

/* 1X-62-1: both in the weather of the same turn.  Who marched before the first turn (379) may still
 * make a forced march in it (180-1). */
enum eng_flow cn_player_turn(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;
    int side = player_of_row(t, f);

    if (row_arg(t, f) == FIRST_PLAYER) {
        forget_deeds(s, 0);
        tell(t, CN_46_2, ENG_ALL, NEWS_TURN, s->turn, s->turn);
    }
    HOLDS(CN_49_2, "the rows of a player turn stand in this order");
    HOLDS(CN_49_3, "every row asks only the side whose choice it is");
    if (cn_decided(s))
        return end_match(t);
    s->player = (uint8_t)side;
    tell(t, CN_46_1, ENG_ALL, NEWS_PLAYER_TURN, side);
    return call(t, PROC_PLAYER, side);
}

enum eng_flow cn_end_player(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;
    bool second = s->player != s->first_player;

    (void)f;
    peek(t);
    forget_deeds(s, second ? 0 : DID_FORCED); /* 1X-294-1: in this game turn */
    cn_turn_faces(t); /* whoever fought is seen no longer for that (1X-30-1) */
    return cn_decided(s) ? end_match(t) : NEXT;
}

/* A row that only goes on at another one. */
enum eng_flow cn_go_back(struct eng_turn *t, struct eng_frame *f)
{
    return jump(f, row_arg(t, f));
}

/* -- the end of a game turn -- */

/* 1X-46-3: after the last turn of the scenario the box of the morale track decides. */
static enum eng_flow end_campaign(struct eng_turn *t)
{
    struct cn_state *s = t->state;

    tell(t, CN_46_3, ENG_ALL, NEWS_END_OF_CAMPAIGN);
    if (!cn_decided(s))
        cn_final_level(t);
    return end_match(t);
}

enum eng_flow cn_end_turn(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;

    if (BY(CN_365_2, s->turn >= s->last_turn))
        return end_campaign(t);
    s->turn++;
    s->last_weather = s->weather;
    s->guard_box = 0;
    return jump(f, ROW_WEATHER);
}

/* -- result -- */

void cn_result(const struct eng_box *box, const void *state, struct eng_result *out)
{
    const struct cn_state *s = state;

    (void)box;
    *out = (struct eng_result){ .over = s->core.over };
    for (int i = 0; i < s->core.seat_count; i++)
        out->score[i] = s->core.side[i] == FRENCH ? s->morale : -s->morale;
    if (!s->core.over)
        return;
    if (s->winner == SIDES) {
        out->why = (struct eng_phrase){ .text = NEWS_DRAWN, .rule = CN_364_2 };
        return;
    }
    out->winners = seats_of(&s->core, s->winner);
    out->why =
        (struct eng_phrase){ .text = NEWS_WON, .rule = CN_364_2, .arg = { s->winner, s->level } };
}
