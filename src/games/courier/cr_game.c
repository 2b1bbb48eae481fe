/* cr_game.c -- Courier, the smallest game that is whole: state, rules, secrets, words, positions, door.
 *
 * Three couriers ride for the French, and one of them carries the order; the Prussians, who do not
 * know which, have a few patrols to lay ambushes with.  The book is data/courier/rules.tsv. */

#include <string.h>

#include "cr_rules.h"
#include "engine/box.h"
#include "engine/flow.h"
#include "engine/lines.h"

#define FRAMES "games/courier/cr_frames.def"
#include "engine/frame_types.def"
#define TEXTS "games/courier/cr_news.def"
#include "engine/text_tables.def"
#include "engine/text_types.def"

enum { FRENCH, PRUSSIAN, SIDES };
enum { UNKNOWN, BLANK, ORDER };
enum { VERB_RIDE, VERB_AMBUSH, VERB_WAIT };
enum { ROW_RIDE, ROW_AMBUSH };
enum { COURIERS = FIXED(CR_1_01, 3) };

struct courier {
    uint8_t stage; /* stages ridden */
    uint8_t kind;  /* of what he carries; hidden from those who have not seen it */
    uint8_t gone;  /* taken, or at the marshal's */
};

struct cr_state {
    struct eng_core core;
    struct courier courier[COURIERS];
    uint8_t stages, patrols, spare[5];
};
_Static_assert(sizeof(struct cr_state) == sizeof(struct eng_core) + 16, "the state has no holes");

/* -- the rules -- */

static bool setup(const struct eng_box *box, const uint8_t *option, void *state,
                  struct eng_news *news, struct err *err)
{
    struct cr_state *s = state;
    struct eng_turn t = { box, state, &s->core, news, 0 };
    eng_seats french = seats_of(&s->core, FRENCH);
    int bearer = draw(&t, COURIERS);

    (void)option, (void)err;
    for (int i = 0; i < COURIERS; i++) {
        s->courier[i].kind = BY(CR_1_02, i == bearer) ? ORDER : BLANK;
        reveal(&t, i, french);
        tell(&t, CR_1_03, french, NEWS_CARRIES, i, s->courier[i].kind);
    }
    eng_flow_start(&t);
    return true;
}

static enum eng_flow ask_side(struct eng_turn *t, struct eng_frame *f)
{
    return ask(t, seats_of(t->core, row_arg(t, f)));
}

static eng_ruleno check_courier(const struct eng_box *box, const void *state, int seat,
                                const struct eng_action *a)
{
    const struct courier *c = &((const struct cr_state *)state)->courier[a->noun];

    (void)box, (void)seat;
    if (a->verb == VERB_AMBUSH)
        return c->gone || c->stage == 0 ? CR_2_03 : 0;
    return a->verb == VERB_RIDE && c->gone ? CR_2_02 : 0;
}

/* Whoever leaves the road is shown; with the order he ends the match. */
static enum eng_flow leave(struct eng_turn *t, int i)
{
    struct courier *c = &((struct cr_state *)t->state)->courier[i];

    c->gone = 1;
    reveal(t, i, ENG_ALL);
    tell(t, CR_1_03, ENG_ALL, NEWS_CARRIES, i, c->kind);
    return c->kind == ORDER ? end_match(t) : NEXT;
}

static enum eng_flow take_ride(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct cr_state *s = t->state;
    struct courier *c = &s->courier[a->noun];
    int ridden = c->stage + (roll(t, 6, CR_2_02) + 1) / 2;
    bool arrives = ridden >= s->stages;

    (void)f;
    c->stage = arrives ? s->stages : (uint8_t)ridden;
    tell(t, CR_2_02, ENG_ALL, arrives ? NEWS_ARRIVES : NEWS_RIDES, a->noun, c->stage);
    return arrives ? leave(t, a->noun) : NEXT;
}

static enum eng_flow take_ambush(struct eng_turn *t, struct eng_frame *f,
                                 const struct eng_action *a)
{
    struct cr_state *s = t->state;

    if (a->verb == VERB_WAIT) {
        tell(t, CR_2_01, ENG_ALL, NEWS_WAITS);
        return jump(f, ROW_RIDE);
    }
    tell(t, CR_2_04, ENG_ALL, NEWS_AMBUSH, a->noun, --s->patrols);
    bool taken = roll(t, 6, CR_2_03) <= s->courier[a->noun].stage;
    tell(t, CR_2_03, ENG_ALL, taken ? NEWS_TAKEN : NEWS_ESCAPES, a->noun);
    enum eng_flow next = taken ? leave(t, a->noun) : NEXT;
    return next != NEXT ? next : s->patrols ? jump(f, ROW_RIDE) : end_match(t);
}

#define RIDERS(verb) NOUNS(verb, 0, COURIERS - 1, CR_1_01)
static const struct eng_step match[] = {
    [ROW_RIDE] = ASKS_FOR(CR_2_01, "ride", ask_side, NULL, take_ride, check_courier, FRENCH,
                          RIDERS(VERB_RIDE)),
    [ROW_AMBUSH] = ASKS_FOR(CR_2_01, "ambush", ask_side, NULL, take_ambush, check_courier, PRUSSIAN,
                            RIDERS(VERB_AMBUSH), PLAIN(VERB_WAIT)),
};

static void result(const struct eng_box *box, const void *state, struct eng_result *out)
{
    const struct cr_state *s = state;
    bool taken = false;

    (void)box;
    for (const struct courier *c = s->courier; c < s->courier + COURIERS; c++)
        taken |= c->gone && c->kind == ORDER && c->stage < s->stages;
    *out = (struct eng_result){ .over = s->core.over, .why = { NEWS_THROUGH, CR_3_01, { 0 } } };
    if (taken)
        out->why = (struct eng_phrase){ NEWS_INTERCEPTED, CR_3_02, { 0 } };
    if (s->core.over)
        out->winners = seats_of(&s->core, taken ? PRUSSIAN : FRENCH);
}

/* -- who knows what, and in which words -- */

static void redact(const struct eng_box *box, void *state, eng_seats audience)
{
    struct cr_state *s = state;

    (void)box;
    for (int i = 0; i < COURIERS; i++)
        if (!s->core.over && !eng_knows(&s->core, i, audience))
            s->courier[i].kind = UNKNOWN;
}

/* Those who were shown had no order, or there would be nothing to imagine: an unknown one has it. */
static bool imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng)
{
    struct cr_state *s = redacted;
    int unknown[COURIERS], count = 0;

    (void)box, (void)seat;
    for (int i = 0; i < COURIERS; i++)
        if (s->courier[i].kind == UNKNOWN)
            s->courier[unknown[count++] = i].kind = BLANK;
    if (count)
        s->courier[unknown[rng_below(rng, (uint32_t)count)]].kind = ORDER;
    return true;
}

static const char *const sides[] = { "French", "Prussian", NULL };
static const char *const kinds[] = { "unknown", "blank", "order", NULL };

static void show(const struct eng_box *box, const void *redacted, struct jout *json)
{
    const struct cr_state *s = redacted;

    (void)box;
    jout_key_int(json, "stages", s->stages);
    jout_key_int(json, "patrols", s->patrols);
    jout_key(json, "couriers");
    jout_array(json);
    for (int i = 0; i < COURIERS; i++) {
        jout_object(json);
        jout_key_int(json, "stage", s->courier[i].stage);
        jout_key_string(json, "kind", kinds[s->courier[i].kind]);
        jout_key_bool(json, "gone", s->courier[i].gone);
        jout_end_object(json);
    }
    jout_end_array(json);
}

static void prompt(const struct eng_box *box, const void *redacted, int seat, struct eng_phrase *p)
{
    bool rides = eng_is_at(redacted, PROC_MATCH, ROW_RIDE);

    (void)box, (void)seat;
    *p = (struct eng_phrase){ rides ? NEWS_ASK_RIDE : NEWS_ASK_AMBUSH, CR_2_01, { 0 } };
}

static void say(const struct eng_box *box, const void *redacted, const struct eng_action *a,
                struct eng_phrase *p)
{
    (void)box, (void)redacted;
    *p = (struct eng_phrase){ .text = (uint16_t)(NEWS_SAY_RIDE + a->verb), .arg = { a->noun } };
}

static const char *name(const struct eng_box *box, const char *kind, int32_t value)
{
    static const char *const letters[COURIERS] = { "A", "B", "C" };

    (void)box;
    return strcmp(kind, "courier") == 0 ? letters[value] : kinds[value];
}

/* -- positions, and the door -- */

#define PROCS cr_procs
#include "engine/frame_tables.def"

#define STATE struct cr_state
#include "engine/line_tables.def"

static const struct eng_things things = { .what = "kind", .names = kinds };
static const struct eng_field roads_line[] = {
    { NULL, IN(stages), FROM(2, 12) },
    { "patrols", IN(patrols), FROM(0, 9), FIRM },
    END_FIELDS,
};
#define OF(member) IN(courier[0].member), EVERY(courier)
static const struct eng_field courier_line[] = {
    { NULL, OF(stage), FROM(0, 12) },
    { NULL, OF(kind), IS(things) },
    { "gone", OF(gone), MARKS(1) },
    END_FIELDS,
};
static const struct eng_line lines[] = {
    { "roads", "their stages, and the patrols that are left", roads_line, .always = 1 },
    { "courier", "stages ridden, and what he carries", courier_line, .count = COURIERS },
    { .key = NULL },
};

static const char *broken(const struct eng_box *box, const void *state)
{
    const struct cr_state *s = state;
    int orders = 0, bearers = 0;

    for (const struct courier *c = s->courier; c < s->courier + COURIERS; c++) {
        orders += c->kind == ORDER;
        bearers += c->kind != BLANK && (!c->gone || s->core.over);
        if (c->stage > s->stages || (c->stage == s->stages && !c->gone))
            return "a courier is at the marshal's and on the road";
    }
    if (s->core.seat_count != SIDES || s->core.side[0] == s->core.side[1])
        return "each side has one seat";
    if (!eng_frames_fit(box, s, NULL) || (s->patrols == 0 && !s->core.over))
        return "the match goes on without patrols";
    return orders > 1 || bearers == 0 ? "there is not one order" : NULL;
}

static const struct eng_verb verbs[] = {
    [VERB_RIDE] = { "ride", GESTURE_PIECE, TAKES_NOUN },
    [VERB_AMBUSH] = { "ambush", GESTURE_PIECE, TAKES_NOUN },
    [VERB_WAIT] = { "wait", GESTURE_BUTTON, TAKES_NOTHING },
    { NULL, 0, 0 },
};

static const struct eng_lid lid = {
    .blurb = "Courier, a game of five minutes: three riders, one order, and hussars in the wood.",
    .time = "five minutes",
};

const struct eng_game cr_game = {
    .book = &cr_book,
    .version = 1,
    .teaching = true,
    .state_size = sizeof(struct cr_state),
    .longest = 300,
    .sides = sides,
    .faces = eng_six_faces,
    .texts = texts,
    .verbs = verbs,
    .lid = &lid,
    .procs = cr_procs,
    .load = eng_no_board,
    .setup = setup,
    .offer = eng_flow_offer,
    .check = eng_flow_check,
    .apply = eng_flow_apply,
    .result = result,
    .redact = redact,
    .imagine = imagine,
    .show = show,
    .prompt = prompt,
    .say = say,
    .name = name,
    .lines = lines,
    .complete = eng_lines_complete,
    .broken = broken,
};
