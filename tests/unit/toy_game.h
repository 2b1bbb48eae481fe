/* toy_game.h -- a game of eight seats and a few rows, to test the machine and not the rules.
 *
 * Everybody seals a number; the highest sum of a side rolls a die; the roller may draft tokens, ask
 * for a nested procedure, or break something on purpose. */

#ifndef UNIT_TOY_GAME_H
#define UNIT_TOY_GAME_H

#include <string.h>

#include "engine/box.h"
#include "engine/flow.h"
#include "engine/lines.h"
#include "engine/match.h"
#include "sk_rules.h"

enum { TOY_SEATS = 8 };
enum {
    TOY_SEAL,
    TOY_PICK,
    TOY_DONE,
    TOY_ROLL,
    TOY_CALL,
    TOY_BREAK,
    TOY_PANIC,
    TOY_RUNAWAY,
    TOY_END
};
enum { TOY_MAIN, TOY_NESTED };

struct toy_state {
    struct eng_core core;
    int16_t sum, die, answer, broken;
};

static enum eng_flow toy_ask_all(struct eng_turn *t, struct eng_frame *f)
{
    (void)f;
    return ask(t, ENG_ALL);
}

static void toy_offer_seal(const struct eng_box *box, const void *state, int seat,
                           struct eng_choices *c)
{
    (void)box, (void)state, (void)seat;
    for (int i = 3; i >= 1; i--) /* descending on purpose: the engine sorts */
        offer_count(c, TOY_SEAL, 0, i);
}

static enum eng_flow toy_take_seal(struct eng_turn *t, struct eng_frame *f,
                                   const struct eng_action *a)
{
    (void)f;
    return seal(t, a->count);
}

static enum eng_flow toy_add(struct eng_turn *t, struct eng_frame *f)
{
    struct toy_state *s = t->state;
    (void)f;
    s->sum = 0;
    for (int seat = 0; seat < TOY_SEATS; seat++)
        s->sum = (int16_t)(s->sum + t->core->sealed[seat]);
    return NEXT;
}

static enum eng_flow toy_ask_first(struct eng_turn *t, struct eng_frame *f)
{
    (void)f;
    return ask(t, ENG_SEAT(0));
}

static void toy_offer_play(const struct eng_box *box, const void *state, int seat,
                           struct eng_choices *c)
{
    (void)box, (void)state, (void)seat;
    for (int token = 0; token < 4; token++)
        offer_noun(c, TOY_PICK, token);
    for (int verb = TOY_DONE; verb <= TOY_END; verb++)
        offer(c, verb);
}

static enum eng_flow toy_take_play(struct eng_turn *t, struct eng_frame *f,
                                   const struct eng_action *a)
{
    struct toy_state *s = t->state;
    switch (a->verb) {
    case TOY_PICK:
        draft_toggle(t, a->noun);
        return again(t);
    case TOY_ROLL:
        s->die = (int16_t)roll(t, 6, SK_2_05);
        return jump(f, 2);
    case TOY_CALL:
        return call(t, TOY_NESTED, 7, -3);
    case TOY_BREAK:
        s->broken = 1;
        return jump(f, 2);
    case TOY_PANIC:
        BASE_ASSERT(s->sum < 0);
        return NEXT;
    case TOY_RUNAWAY:
        return jump(f, 4);
    case TOY_END:
        return end_match(t);
    }
    return jump(f, 0);
}

static enum eng_flow toy_after_call(struct eng_turn *t, struct eng_frame *f)
{
    struct toy_state *s = t->state;
    s->answer = f->answer;
    return jump(f, 2);
}

static enum eng_flow toy_spin(struct eng_turn *t, struct eng_frame *f)
{
    (void)t;
    return jump(f, 4);
}

static enum eng_flow toy_nested(struct eng_turn *t, struct eng_frame *f)
{
    return finish(t, f->local[0] * 10 + f->local[1]);
}

static const struct eng_step toy_main[] = {
    ASKS_ALL(SK_2_02, "seal", toy_ask_all, toy_offer_seal, toy_take_seal, NULL),
    STEP(SK_2_04, "add", toy_add),
    ASKS_ALL(SK_3_01, "play", toy_ask_first, toy_offer_play, toy_take_play, NULL),
    STEP(SK_3_03, "after call", toy_after_call),
    STEP(SK_2_01, "spin", toy_spin),
};
static const struct eng_step toy_nest[] = { STEP(SK_2_01, "nested", toy_nested) };
static const struct eng_proc toy_procs[] = { ENG_PROC("main", toy_main, NULL),
                                             ENG_PROC("nested", toy_nest, NULL), ENG_PROCS_END };
static const char *const toy_sides[] = { "Blue", "Red", NULL };
static const char *const toy_texts[] = { "{side0} and {seat1} meet {n2:+}: {face0,3}",
                                         "de {face0}, grade {face0}", NULL };
static const struct eng_verb toy_verbs[] = {
    { "seal", GESTURE_NUMBER, TAKES_COUNT },
    { "pick", GESTURE_PIECE, TAKES_NOUN },
    { "done", GESTURE_BUTTON, TAKES_NOTHING },
    { "roll", GESTURE_BUTTON, TAKES_NOTHING },
    { "call", GESTURE_BUTTON, TAKES_NOTHING },
    { "break", GESTURE_BUTTON, TAKES_NOTHING },
    { "panic", GESTURE_BUTTON, TAKES_NOTHING },
    { "runaway", GESTURE_BUTTON, TAKES_NOTHING },
    { "end", GESTURE_BUTTON, TAKES_NOTHING },
    { "put", GESTURE_POSE, TAKES_NOUN | TAKES_POSE },
    { "aim", GESTURE_POSE, TAKES_NOUN | TAKES_COUNT | TAKES_ANGLE },
    { NULL, 0, 0 },
};
static const struct eng_option toy_options[] = {
    { "fog", "Fog", { "on", "off", NULL } },
    { NULL, NULL, { NULL } },
};

static bool toy_setup(const struct eng_box *box, const uint8_t *option, void *state,
                      struct eng_news *news, struct err *err)
{
    struct toy_state *s = state;
    struct eng_turn t = { box, state, &s->core, news, 0 };
    (void)option, (void)err;
    eng_flow_start(&t);
    return true;
}

static void toy_redact(const struct eng_box *box, void *state, eng_seats audience)
{
    (void)box, (void)state, (void)audience;
}

static void toy_show(const struct eng_box *box, const void *state, struct jout *json)
{
    const struct toy_state *s = state;
    (void)box;
    jout_key_int(json, "die", s->die);
}

static void toy_prompt(const struct eng_box *box, const void *state, int seat, struct eng_phrase *p)
{
    (void)box, (void)state, (void)seat;
    *p = (struct eng_phrase){ .text = ENG_TEXT_NONE };
}

static void toy_say(const struct eng_box *box, const void *state, const struct eng_action *a,
                    struct eng_phrase *p)
{
    (void)box, (void)state;
    *p = (struct eng_phrase){ .text = ENG_TEXT_PLAYS, .arg = { a->verb, a->noun } };
}

static const char *toy_name(const struct eng_box *box, const char *kind, int32_t value)
{
    (void)box, (void)kind;
    return value == 2 ? "guns" : value == 3 ? "A3" : value == 4 ? "infantry" : "horse";
}

static void toy_result(const struct eng_box *box, const void *state, struct eng_result *out)
{
    (void)box, (void)state;
    *out = (struct eng_result){ .over = true, .winners = ENG_SEAT(0) };
}

#define TOY_NUMBER(member, lowest, highest)                                                        \
    {                                                                                              \
        .at = offsetof(struct toy_state, member), .size = sizeof(int16_t), .is_signed = 1,         \
        .low = (lowest), .high = (highest)                                                         \
    }
static const struct eng_field toy_fields[] = {
    TOY_NUMBER(sum, -99, 99),
    TOY_NUMBER(die, 0, 6),
    TOY_NUMBER(answer, -999, 999),
    { .size = 0 },
};
static const struct eng_line toy_lines[] = {
    { .key = "toy", .field = toy_fields, .always = 1 },
    { .key = NULL },
};

static bool toy_complete(struct eng_reader *r)
{
    (void)r;
    return true;
}

static const char *toy_broken(const struct eng_box *box, const void *state)
{
    const struct toy_state *s = state;
    (void)box;
    return s->broken ? "the toy is broken" : NULL;
}

static const struct eng_game toy_game = {
    .book = &sk_book,
    .version = 1,
    .state_size = sizeof(struct toy_state),
    .longest = 1000,
    .sides = toy_sides,
    .texts = toy_texts,
    .verbs = toy_verbs,
    .options = toy_options,
    .procs = toy_procs,
    .setup = toy_setup,
    .offer = eng_flow_offer,
    .check = eng_flow_check,
    .apply = eng_flow_apply,
    .result = toy_result,
    .redact = toy_redact,
    .show = toy_show,
    .faces = eng_six_faces,
    .prompt = toy_prompt,
    .say = toy_say,
    .name = toy_name,
    .lines = toy_lines,
    .complete = toy_complete,
    .broken = toy_broken,
};

static const char toy_position[] = "position skirmish 1\nseats 0 0 0 0 1 1 1 1\n";

static struct match *toy_match(void)
{
    static const struct eng_box box = { .game = &toy_game };
    struct seed seed;
    struct err err;
    seed_from_number(&seed, 5);
    struct match *m = match_from_position(&box, "toy", toy_position, &seed, &err);
    if (!m)
        fail_msg("%s: %s", err.place, err.reason);
    return m;
}

static enum match_answer toy_play(struct match *m, int seat, const char *text)
{
    struct words w;
    struct err err;
    struct eng_action a;
    eng_ruleno why;
    char line[80];
    snprintf(line, sizeof line, "%s", text);
    if (!words_cut(line, &w, &err) || !eng_action_parse(match_box(m), &w, 0, &a, &err))
        fail_msg("%s", err.reason);
    return match_play(m, seat, &a, &why);
}

/* All eight seats answer; the row "play" is next, and seat 0 is asked. */
static struct match *toy_at_play(void)
{
    struct match *m = toy_match();
    for (int seat = 0; seat < TOY_SEATS; seat++)
        if (toy_play(m, seat, "seal x2") != MATCH_DONE)
            fail_msg("seat %d could not answer", seat);
    return m;
}

static inline const struct toy_state *toy_state(const struct match *m)
{
    return match_state(m);
}

#endif
