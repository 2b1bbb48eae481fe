/* sk_view.c -- who knows what, and how it is told: redact, imagine, show, prompt, say. */

#include <string.h>

#include "engine/sabotage.h"

#include "games/skirmish/sk_local.h"

/* When the match is over nothing is hidden any more: the result rests on the kinds. */
void sk_redact(const struct eng_box *box, void *state, eng_seats audience)
{
    struct sk_state *s = state;

    (void)box;
    for (int i = 0; i < s->company_count; i++)
        if (!s->core.over && !eng_knows(&s->core, i, audience) && !(SABOTAGE(BUG_LEAK) && i == 1))
            s->company[i].kind = UNKNOWN;
}

/* The kinds of a side that nobody has placed yet: its pool less what is known. */
static int rest_of_pool(const struct sk_state *s, int side, uint8_t rest[SK_COMPANIES])
{
    uint8_t left[KINDS];
    int count = 0;

    memcpy(left, s->pool[side], sizeof left);
    for (int i = 0; i < s->company_count; i++)
        if (s->company[i].side == side && s->company[i].kind != UNKNOWN)
            left[s->company[i].kind]--;
    for (int kind = LINE; kind < KINDS; kind++)
        for (int n = 0; n < left[kind]; n++)
            rest[count++] = (uint8_t)kind;
    return count;
}

/* Whoever has sealed a stance has one; which, is anybody's guess. */
static void imagine_stances(struct sk_state *s, struct rng *rng)
{
    eng_seats sealed = s->core.asked & (eng_seats)~s->core.active;

    for (int seat = 0; seat < s->core.seat_count; seat++)
        if (sealed & ENG_SEAT(seat) && s->core.sealed[seat] == UNDECIDED)
            s->core.sealed[seat] = (int16_t)(BOLD + (int)rng_below(rng, 2));
}

/* The company whose assault is under way; NULL: none. */
static struct sk_company *assaulter(struct sk_state *s)
{
    bool assaults = s->core.depth && eng_now(&s->core)->proc == PROC_ASSAULT;

    return assaults ? &s->company[assault_now(&s->core)->company] : NULL;
}

/* SK-5-02: whoever assaults is no decoy, though it is shown only at contact.  The decoys are the
 * last of the rest. */
static bool imagine_assaulter(struct sk_company *c, uint8_t *rest, int *count, struct rng *rng)
{
    int able = *count;

    while (able > 0 && rest[able - 1] == DECOY)
        able--;
    if (able == 0)
        return false;
    int chosen = (int)rng_below(rng, (uint32_t)able);
    c->kind = rest[chosen];
    rest[chosen] = rest[--*count];
    return true;
}

/* Otherwise nothing but the counts binds the unknown ones: whatever tells more (a long march, a
 * volley, contact, a removal) shows the company at once. */
bool sk_imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng)
{
    struct sk_state *s = redacted;
    struct sk_company *bold = assaulter(s);

    (void)box, (void)seat;
    for (int side = BLUE; side < SIDES; side++) {
        uint8_t rest[SK_COMPANIES];
        int count = rest_of_pool(s, side, rest);
        if (bold && bold->side == side && bold->kind == UNKNOWN &&
            !imagine_assaulter(bold, rest, &count, rng))
            return false;
        rng_shuffle(rng, rest, count);
        for (int i = 0; i < s->company_count; i++)
            if (s->company[i].side == side && s->company[i].kind == UNKNOWN)
                s->company[i].kind = rest[--count];
    }
    imagine_stances(s, rng);
    return true;
}

/* -- JSON -- */

static void show_company(const struct sk_state *s, int i, struct jout *json)
{
    const struct sk_company *c = &s->company[i];

    jout_object(json);
    jout_key_int(json, "token", i);
    jout_key_string(json, "side", sk_sides[c->side]);
    jout_key_string(json, "kind", sk_kinds[c->kind]);
    jout_key_int(json, "x", c->x);
    jout_key_int(json, "y", c->y);
    jout_key_int(json, "facing", c->facing);
    jout_key_int(json, "losses", c->losses);
    jout_key_bool(json, "gone", c->gone);
    jout_key_string(json, "order", sk_orders[c->order]);
    jout_end_object(json);
}

static void show_field(const struct sk_field *field, struct jout *json)
{
    jout_key(json, "field");
    jout_object(json);
    jout_key_string(json, "id", field->id);
    jout_key_int(json, "width", field->width);
    jout_key_int(json, "depth", field->depth);
    jout_key(json, "stream");
    jout_array(json);
    for (int i = 0; i < field->stretch_count; i++) {
        jout_array(json);
        for (int k = 0; k < 4; k++)
            jout_int(json, field->stretch[i][k]);
        jout_end_array(json);
    }
    jout_end_array(json);
    jout_end_object(json);
}

static void show_sides(const struct sk_state *s, struct jout *json)
{
    jout_key(json, "sides");
    jout_array(json);
    for (int side = BLUE; side < SIDES; side++) {
        jout_object(json);
        jout_key_string(json, "name", sk_sides[side]);
        jout_key_string(json, "stance", sk_stances[s->stance[side]]);
        jout_key(json, "pool");
        jout_object(json);
        for (int kind = LINE; kind < KINDS; kind++)
            jout_key_int(json, sk_kinds[kind], s->pool[side][kind]);
        jout_end_object(json);
        jout_end_object(json);
    }
    jout_end_array(json);
}

void sk_show(const struct eng_box *box, const void *redacted, struct jout *json)
{
    const struct sk_state *s = redacted;

    jout_key_int(json, "turn", s->turn);
    jout_key_int(json, "last_turn", s->last_turn);
    jout_key_int(json, "orders", s->order_limit);
    jout_key_string(json, "first", sk_sides[s->first_side]);
    show_field(&sk_board(box)->field[s->field], json);
    show_sides(s, json);
    jout_key(json, "companies");
    jout_array(json);
    for (int i = 0; i < s->company_count; i++)
        show_company(s, i, json);
    jout_end_array(json);
}

/* -- sentences -- */

/* The questions, by the step that takes the answer. */
static const struct {
    eng_take *take;
    uint16_t text;
} questions[] = {
    { sk_take_stance, NEWS_ASK_STANCE }, { sk_take_pick, NEWS_ASK_PICKS },
    { sk_take_march, NEWS_ASK_MARCH },   { sk_take_assault, NEWS_ASK_ASSAULT },
    { sk_take_volley, NEWS_ASK_VOLLEY },
};

void sk_prompt(const struct eng_box *box, const void *redacted, int seat, struct eng_phrase *p)
{
    const struct sk_state *s = redacted;
    const struct eng_frame *f = eng_now(&s->core);
    const struct eng_step *row = eng_flow_row(box, &s->core);

    (void)seat;
    *p = (struct eng_phrase){ .rule = row->rule };
    if (f->proc == PROC_ACTION)
        p->arg[0] = action_of(f)->company;
    if (f->proc == PROC_ASSAULT) {
        p->arg[0] = assault_of(f)->company;
        p->arg[1] = assault_of(f)->target;
    }
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        if (questions[i].take == row->take)
            p->text = questions[i].text;
    if (row->take == sk_take_pick)
        p->arg[2] = s->order_limit;
    if (row->take == sk_take_march)
        p->arg[2] = sk_board(box)->march[s->company[action_of(f)->company].kind];
}

void sk_say(const struct eng_box *box, const void *redacted, const struct eng_action *a,
            struct eng_phrase *p)
{
    static const uint16_t label[] = {
        [VERB_BOLD] = NEWS_SAY_BOLD,       [VERB_STEADY] = NEWS_SAY_STEADY,
        [VERB_PICK] = NEWS_SAY_PICK,       [VERB_DECLARE] = NEWS_SAY_DECLARE,
        [VERB_MARCH] = NEWS_SAY_MARCH,     [VERB_ASSAULT] = NEWS_SAY_ASSAULT,
        [VERB_STAND] = NEWS_SAY_STAND,     [VERB_VOLLEY] = NEWS_SAY_VOLLEY,
        [VERB_RECEIVE] = NEWS_SAY_RECEIVE,
    };
    const struct sk_state *s = redacted;

    (void)box;
    *p = (struct eng_phrase){ .text = label[a->verb], .arg = { a->noun, a->x, a->y, a->angle } };
    if (a->verb == VERB_PICK && drafted(&s->core, a->noun)) {
        p->text = NEWS_SAY_UNPICK;
        p->rule = SK_3_02;
    }
}

/* Who could be ordered still and is not: the lesser of the free orders and the idle companies. */
static int idle_companies(const struct sk_state *s, int side)
{
    int free_orders = s->order_limit - draft_count(&s->core), idle = 0;

    for (int i = 0; i < s->company_count; i++)
        idle += s->company[i].side == side && !s->company[i].gone && !drafted(&s->core, i);
    return idle < free_orders ? idle : free_orders;
}

void sk_weigh(const struct eng_box *box, const void *redacted, int seat, const struct eng_action *a,
              struct eng_weight *out)
{
    const struct sk_state *s = redacted;

    (void)box;
    if (a->verb != VERB_DECLARE)
        return;
    out->ends = ENDS_PHASE;
    int idle = idle_companies(s, s->core.side[seat]);
    if (idle > 0)
        weigh_left(out, SK_3_01, NEWS_LEFT_ORDERS, idle);
}
