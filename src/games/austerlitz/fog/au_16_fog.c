/* au_16_fog.c -- A05 4.2, 16.1 to 16.3: how long the fog lasts, and what it lets both sides do. */

#include "games/austerlitz/fog/au_16.h"

/* -- the fog of a turn -- */

static int sight_in(int fog)
{
    static const uint8_t range[] = { [FOG] = 50, [PARTIAL_1] = 100, [PARTIAL_2] = 200 };

    return range[fog];
}

static void lift(struct eng_turn *t, eng_ruleno rule)
{
    struct au_state *s = t->state;

    s->lifted = s->turn;
    s->fog = PARTIAL_1;
    tell(t, rule, ENG_ALL, NEWS_FOG_LIFTS, sight_in(PARTIAL_1));
}

/* A05-16.3: by game turn, one step each. */
static void thin_out(struct eng_turn *t)
{
    struct au_state *s = t->state;
    int since = s->turn - s->lifted;

    if (since < 1)
        return;
    s->fog = (uint8_t)(BY(AU_16_3_4, since == 1) ? PARTIAL_2 : CLEAR_DAY);
    if (s->fog == CLEAR_DAY)
        tell(t, AU_16_3_3, ENG_ALL, NEWS_FOG_GONE);
    else
        tell(t, AU_16_3_2, ENG_ALL, NEWS_FOG_THINS, sight_in(PARTIAL_2));
}

/* A05-16.2-3: never, of itself, or from that die on. */
static void try_fog(struct eng_turn *t)
{
    const struct au_state *s = t->state;
    int least = au_board(t->box)->table.lifts_on[s->turn];

    if (least > 6) {
        tell(t, AU_16_1_1, ENG_ALL, NEWS_FOG_STAYS);
        return;
    }
    if (least == 0)
        lift(t, AU_16_3_1_1);
    else if (BY(AU_16_2_3, roll(t, 6, AU_16_2_2) >= least))
        lift(t, AU_16_3_1);
    else
        tell(t, AU_4_2_1, ENG_ALL, NEWS_FOG_STAYS);
}

static void begin_hidden_turn(struct au_state *s)
{
    for (int i = 0; i < AU_CORPS; i++)
        s->corps_moved[i] = (uint8_t)(s->corps_moved[i] & ~CORPS_THIS_TURN);
}

enum eng_flow au_roll_fog(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;

    (void)f;
    begin_hidden_turn(s);
    s->player = ALLIED;
    au_wake_guards(t);
    if (BY(AU_16_3_5, s->fog == FOG))
        try_fog(t);
    else if (s->fog != CLEAR_DAY)
        thin_out(t);
    return NEXT;
}

/* -- the activity of a turn -- */

static int chits_on_field(const struct au_state *s, int side)
{
    return au_loaded_count(s, side) + au_decoy_count(s, side);
}

/* A05-16.4.2.2-1: what the historical set-up has laid already counts. */
static void first_turn(struct au_state *s)
{
    static const uint8_t first[SIDES] = { 4, 5 };

    s->columns_left = 0;
    for (int side = FRENCH; side < SIDES; side++) {
        int laid = chits_on_field(s, side);
        s->chits_left[side] = (uint8_t)(laid < first[side] ? first[side] - laid : 0);
    }
}

enum eng_flow au_roll_activity(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;

    (void)f;
    s->columns_left = s->chits_left[FRENCH] = s->chits_left[ALLIED] = 0;
    if (BY(AU_16_4_2, s->fog != FOG) || s->small)
        return NEXT;
    if (s->turn == 1) {
        first_turn(s);
        return NEXT;
    }
    int die = roll(t, 6, AU_4_2_2);
    s->columns_left = b->table.columns[die];
    s->chits_left[ALLIED] = b->table.chits[die];
    s->chits_left[FRENCH] = 3;
    tell(t, AU_16_4_2_2_4, ENG_ALL, NEWS_ACTIVITY, s->columns_left, s->chits_left[ALLIED]);
    return NEXT;
}

/* -- the first shot -- */

void au_fighting_begins(struct eng_turn *t)
{
    struct au_state *s = t->state;

    if (s->fighting)
        return;
    s->fighting = 1;
    if (s->fog != CLEAR_DAY)
        tell(t, AU_16_4_1_3_3, ENG_ALL, NEWS_FIGHTING);
}
