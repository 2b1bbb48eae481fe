/* decisions.c -- a stream of decisions in one game, straight on a state: no journal, no copies, no
 * replay from the start, so that thousands of streams run in a second.
 *
 * The bytes choose where it begins (parts/starts.h), then decide: an offer, something that was offered
 * in the same row elsewhere, a sample, an offer with a field changed, sixteen bytes of nonsense; they
 * lay dice.  What is dear is not done after each decision but at one place of some streams: listing all
 * offers, drawing a sample, judging every state on the way.  The last state is always judged, and now
 * and then looked at as a seat does, imagined, saved.  Nothing may break.  With FUZZ_REACH=FILE the
 * rows come to are counted (parts/reach.h). */

#include "engine/choices.h"
#include "engine/guard.h"

#include "fuzz.h"
#include "parts/reach.h"
#include "parts/starts.h"

enum {
    STEPS_MOST = 24,
    SEATS_ASKED_MOST = ENG_SEATS,
    OFFERS_CHECKED = 4, /* of each list */
    POOL_TRIES = 6,     /* of what was offered elsewhere */
};

#ifdef FUZZ_GAME
const char *fuzz_game = FUZZ_GAME;
#else
const char *fuzz_game = "skirmish";
#endif

struct stream {
    const struct eng_box *box;
    struct bytes bytes;
    struct eng_core *core; /* the state */
    int start;             /* where it began */
    struct first *first;   /* what is offered here; NULL: no longer at its beginning */
    int lists, samples;    /* how often a choice may still be listed, or drawn, elsewhere */
    bool by_hand;          /* it began where nobody had played to: rules may give up */
    bool judged_always;    /* after each decision, not only at the end */
    bool stopped;
};

/* What each seat is offered where a stream begins: worked out once, wanted every time. */
struct first {
    bool known[ENG_SEATS];
    int count[ENG_SEATS];
    struct eng_action *action[ENG_SEATS];
};

/* What was offered in one row where streams begin, whoever's it was: elsewhere in the same row much of
 * it is legal too, and to check one is far cheaper than to list all. */
struct pool {
    int count, room;
    struct eng_action *action;
};

/* -- laid out once -- */

static const struct eng_box *box;
static struct starts starts;
static struct first *firsts;
static struct pool pools[REACH_PROCS][REACH_ROWS];
static void *state, *view, *other;
static struct eng_choices choices;
static struct text words; /* kept: a guard that is jumped back to frees nothing */

static void write_reach(void)
{
    const char *path = getenv("FUZZ_REACH");
    FILE *out = path ? fopen(path, "w") : NULL;

    if (!out)
        return;
    reach_write(out);
    fclose(out);
}

static void clear_pools(void)
{
    for (int proc = 0; proc < REACH_PROCS; proc++)
        for (int row = 0; row < REACH_ROWS; row++) {
            free(pools[proc][row].action);
            pools[proc][row] = (struct pool){ 0 };
        }
}

static void clear_table(void)
{
    clear_pools();
    for (int i = 0; i < starts.count; i++)
        for (int seat = 0; seat < ENG_SEATS; seat++)
            free(firsts[i].action[seat]);
    free(firsts);
    starts_free(&starts);
    free(state);
    free(view);
    free(other);
    text_free(&words);
}

static void write_and_clear(void)
{
    write_reach();
    clear_table();
}

static struct pool *pool_of(const struct eng_core *core)
{
    const struct eng_frame *top = &core->frame[core->depth - 1];

    return &pools[top->proc][top->step];
}

static void add_to_pool(struct pool *p, const struct eng_action *a)
{
    if (p->count == p->room) {
        p->room = p->room ? 2 * p->room : 64;
        p->action = base_realloc(p->action, (size_t)p->room * sizeof *p->action);
    }
    p->action[p->count++] = *a;
}

static void remember(struct first *f, int seat, struct pool *pool)
{
    size_t size = (size_t)choices.count * sizeof *choices.action;

    f->known[seat] = true;
    f->count[seat] = choices.count;
    f->action[seat] = base_alloc(size + 1);
    memcpy(f->action[seat], choices.action, size);
    for (int i = 0; i < choices.count; i++)
        add_to_pool(pool, &choices.action[i]);
}

/* All of them, so that what a stream does depends on its bytes alone. */
static void list_firsts(void *arg)
{
    const struct eng_core *core = starts.state[*(int *)arg];

    for (int seat = 0; seat < ENG_SEATS && core->depth; seat++) {
        if (!(core->asked & ENG_SEAT(seat)))
            continue;
        box->game->offer(box, core, seat, &choices);
        remember(&firsts[*(int *)arg], seat, pool_of(core));
    }
}

static void fill_pools(void)
{
    struct text why = { 0 };

    for (int i = 0; i < starts.count; i++)
        if (!eng_guard(list_firsts, &i, &why) && !starts.by_hand[i])
            found("what is offered at a beginning cannot be listed", text_str(&why));
    text_free(&why);
}

static void lay_out(void)
{
    static bool registered;

    if (box && strcmp(box->game->book->game, fuzz_game) == 0)
        return;
    clear_table();
    box = reach_open(open_box(fuzz_game));
    starts_read(box, &starts);
    firsts = base_alloc((size_t)starts.count * sizeof *firsts);
    state = base_alloc(box->game->state_size);
    view = base_alloc(box->game->state_size);
    other = base_alloc(box->game->state_size);
    fill_pools();
    if (!registered)
        atexit(write_and_clear);
    registered = true;
}

/* -- what is a find -- */

static void wrong(struct stream *s, const char *what, const char *more)
{
    struct text where = { 0 };

    s->stopped = true;
    if (s->by_hand)
        return;
    text_printf(&where, "%s\nat: ", more);
    eng_trace(s->box, s->core, &where);
    found(what, text_str(&where));
}

static void judge(struct stream *s)
{
    const char *broken = s->box->game->broken(s->box, s->core);

    if (broken)
        wrong(s, "a broken invariant", broken);
}

static void judge_asked(struct stream *s)
{
    if (!s->core->over && !s->core->active)
        wrong(s, "nobody is asked, and the match is not over", "");
    else if (s->core->active & ~s->core->asked)
        wrong(s, "a seat is active that is not asked", "");
}

/* memcmp is watched by libFuzzer, at a price; states are whole words. */
static bool is_same(const struct stream *s, const void *a, const void *b)
{
    const uint64_t *one = a, *two = b;
    size_t i = 0, count = s->box->game->state_size / sizeof *one;

    while (i < count && one[i] == two[i])
        i++;
    return i == count;
}

/* -- deciding -- */

static void carry_out(struct stream *s, int seat, const struct eng_action *a)
{
    s->first = NULL;
    s->box->game->apply(s->box, s->core, seat, a, NULL);
    judge_asked(s);
    if (s->judged_always && !s->stopped)
        judge(s);
}

/* Offers and samples must be legal; of the rest, what happens to be. */
static void decide(struct stream *s, int seat, const struct eng_action *a, const char *must)
{
    eng_ruleno why = s->box->game->check(s->box, s->core, seat, a);

    if (why == 0) {
        carry_out(s, seat, a);
    } else if (must) {
        text_clear(&words);
        eng_action_text(s->box->game, a, &words);
        wrong(s, must, text_str(&words));
    }
}

static int pick_seat(struct stream *s)
{
    int seat = take_byte(&s->bytes) % ENG_SEATS;

    for (int i = 0; i < SEATS_ASKED_MOST && !(s->core->asked & ENG_SEAT(seat)); i++)
        seat = (seat + 1) % ENG_SEATS;
    return seat;
}

/* What the seat is offered; how many. */
static int offers(struct stream *s, int seat, const struct eng_action **out)
{
    if (s->first && s->first->known[seat]) {
        *out = s->first->action[seat];
        return s->first->count[seat];
    }
    s->box->game->offer(s->box, s->core, seat, &choices);
    *out = choices.action;
    return choices.count;
}

/* One of the offers; false: there is none. */
static bool pick_offer(struct stream *s, int seat, struct eng_action *out)
{
    const struct eng_action *all;
    int count = offers(s, seat, &all);

    if (count == 0) {
        wrong(s, "a seat is asked and has no choice", "");
        return false;
    }
    *out = all[(count > 256 ? take_two(&s->bytes) : take_byte(&s->bytes)) % count];
    return true;
}

/* Of a list that was dear, some more than the one that is played: they must be legal too. */
static void check_offers(struct stream *s, int seat)
{
    unsigned at = (unsigned)take_byte(&s->bytes);

    for (int i = 0; i < OFFERS_CHECKED && !s->stopped; i++, at += 97) {
        const struct eng_action *a = &choices.action[at % (unsigned)choices.count];
        if (s->box->game->check(s->box, s->core, seat, a) == 0)
            continue;
        text_clear(&words);
        eng_action_text(s->box->game, a, &words);
        wrong(s, "an offer is refused", text_str(&words));
    }
}

static void play_offer(struct stream *s)
{
    struct eng_action a;
    int seat = pick_seat(s);
    bool listed = !s->first;

    if (!pick_offer(s, seat, &a))
        return;
    if (listed)
        check_offers(s, seat);
    if (!s->stopped)
        decide(s, seat, &a, "an offer is refused");
}

static bool pick_sample(struct stream *s, int seat, struct eng_action *out)
{
    struct rng rng;

    rng_start_search(&rng, (uint64_t)take_byte(&s->bytes));
    if (eng_random_action(s->box, s->core, seat, &rng, out))
        return true;
    wrong(s, "a seat is asked and has no sample", "");
    return false;
}

static void play_sample(struct stream *s)
{
    struct eng_action a;
    int seat = pick_seat(s);

    if (pick_sample(s, seat, &a))
        decide(s, seat, &a, "a sample is refused");
}

/* What this stream began with, as long as it is in the same row; else what any did. */
static struct pool known_here(const struct stream *s, int seat)
{
    const struct first *f = &firsts[s->start];
    const struct pool *p = pool_of(s->core);

    if (f->known[seat] && p == pool_of(starts.state[s->start]))
        return (struct pool){ .count = f->count[seat], .action = f->action[seat] };
    return *p;
}

/* Something that was offered in this row elsewhere and is legal here; false: nothing was found. */
static bool pick_known(struct stream *s, int seat, struct eng_action *out)
{
    struct pool p = known_here(s, seat);
    unsigned at = (unsigned)take_two(&s->bytes);

    for (int i = 0; i < POOL_TRIES && p.count; i++, at += 7919) {
        *out = p.action[at % (unsigned)p.count];
        if (s->box->game->check(s->box, s->core, seat, out) == 0)
            return true;
    }
    return false;
}

static void play_known(struct stream *s)
{
    struct eng_action a;
    int seat = pick_seat(s);

    if (pick_known(s, seat, &a))
        carry_out(s, seat, &a);
    else if (s->samples-- > 0 && pick_sample(s, seat, &a))
        decide(s, seat, &a, "a sample is refused");
}

static void play_changed(struct stream *s)
{
    struct eng_action a;
    unsigned char *byte = (unsigned char *)&a;
    int seat = pick_seat(s);

    if (!(s->first ? pick_offer(s, seat, &a) : pick_known(s, seat, &a)))
        return;
    byte[take_byte(&s->bytes) % (int)sizeof a] = (unsigned char)take_byte(&s->bytes);
    decide(s, seat, &a, NULL);
}

static void play_nonsense(struct stream *s)
{
    struct eng_action a;
    unsigned char *byte = (unsigned char *)&a;
    int seat = pick_seat(s);

    for (size_t i = 0; i < sizeof a; i++)
        byte[i] = (unsigned char)take_byte(&s->bytes);
    decide(s, seat, &a, NULL);
}

/* A face of the game's dice (of those that read the same the first), or something drawn. */
static uint8_t pick_face(struct stream *s)
{
    const char *const *faces = s->box->game->faces;
    int count = 0, way = take_byte(&s->bytes), face;

    while (faces && faces[count])
        count++;
    if (count == 0 || way % 2)
        return (uint8_t)(ENG_DRAWN + way / 2 % (UINT8_MAX - ENG_DRAWN));
    for (face = way / 2 % count; face > 0 && strcmp(faces[face], faces[face - 1]) == 0;)
        face--;
    return (uint8_t)(face + 1);
}

static void lay_dice(struct stream *s)
{
    struct eng_fate *fate = &s->core->fate;

    s->first = NULL;
    memset(fate, 0, sizeof *fate);
    fate->count = (uint8_t)(1 + take_byte(&s->bytes) % 4);
    for (int i = 0; i < fate->count; i++)
        fate->value[i] = pick_face(s);
}

/* -- looking -- */

static void redact(struct stream *s, eng_seats audience)
{
    memcpy(view, s->core, s->box->game->state_size);
    eng_redact(s->box, view, audience);
}

/* A view is the same when it is redacted again, and when the world it is of was imagined. */
static void imagine(struct stream *s)
{
    int seat = take_byte(&s->bytes) % s->core->seat_count;
    struct rng rng;

    redact(s, ENG_SEAT(seat));
    memcpy(other, view, s->box->game->state_size);
    eng_redact(s->box, other, ENG_SEAT(seat));
    if (!is_same(s, view, other))
        wrong(s, "a view that is redacted again is another", "");
    rng_start_search(&rng, (uint64_t)take_byte(&s->bytes));
    if (!eng_imagine(s->box, other, seat, &rng)) {
        wrong(s, "no world can be imagined", "");
        return;
    }
    const char *broken = s->box->game->broken(s->box, other);
    if (broken)
        wrong(s, "an imagined world is broken", broken);
    eng_redact(s->box, other, ENG_SEAT(seat));
    if (!is_same(s, view, other))
        wrong(s, "an imagined world looks otherwise", "");
}

static void say_choices(struct stream *s, int seat)
{
    struct eng_phrase p = { 0 };

    s->box->game->prompt(s->box, view, seat, &p);
    eng_render(s->box, view, &p, seat % 2 ? LANG_FR : LANG_EN, &words);
    s->box->game->offer(s->box, view, seat, &choices);
    for (int i = 0; i < choices.count; i += choices.count / 8 + 1) {
        p = (struct eng_phrase){ 0 };
        s->box->game->say(s->box, view, &choices.action[i], &p);
        eng_render(s->box, view, &p, seat % 2 ? LANG_EN : LANG_FR, &words);
    }
}

static void write_preview(struct stream *s, int seat)
{
    struct jout json;

    if (!s->box->game->preview || choices.count == 0)
        return;
    text_clear(&words);
    jout_start(&json, &words);
    jout_object(&json);
    s->box->game->preview(s->box, view, seat, &choices.action[take_byte(&s->bytes) % choices.count],
                          &json);
    jout_end_object(&json);
    jout_done(&json);
}

/* All that a page is told, from what its seat knows; the seat after the last is a spectator's. */
static void show(struct stream *s)
{
    int seat = take_byte(&s->bytes) % (s->core->seat_count + 1);
    struct jout json;

    redact(s, seat < s->core->seat_count ? ENG_SEAT(seat) : 0);
    text_clear(&words);
    jout_start(&json, &words);
    jout_object(&json);
    eng_show(s->box, view, &json);
    jout_end_object(&json);
    jout_done(&json);
    if (seat < s->core->seat_count && s->core->asked & ENG_SEAT(seat)) {
        say_choices(s, seat);
        write_preview(s, seat);
    }
}

static void save(struct stream *s)
{
    struct err err;

    text_clear(&words);
    eng_save(s->box, s->core, &words);
    if (!eng_restore(s->box, "saved", text_str(&words), other, &err))
        wrong(s, "a position is refused when it comes back", err.reason);
    else if (!is_same(s, s->core, other))
        wrong(s, "a position comes back as another", text_str(&words));
}

/* -- the stream -- */

/* To list all choices is dear, where they are not known already, and a game may have to list them to
 * draw one: each is done at one place that the bytes choose, in one stream of four. */
static void step(struct stream *s)
{
    int way = take_byte(&s->bytes) % 64;

    if (s->first ? way < 40 : way < 20 && s->lists-- > 0)
        play_offer(s);
    else if (way < 30 && s->samples-- > 0)
        play_sample(s);
    else if (way < 50)
        play_known(s);
    else if (way < 56)
        play_changed(s);
    else if (way < 59)
        play_nonsense(s);
    else
        lay_dice(s);
}

/* Looking costs more than deciding, and would crowd it out if bytes could wish for it: what they
 * add up to decides, so that one stream in sixteen ends with a look. */
static void look(struct stream *s, unsigned sum)
{
    switch (sum % 64) {
    case 0:
        save(s);
        break;
    case 1:
        imagine(s);
        break;
    case 2:
    case 3:
        show(s);
        break;
    default:
        break;
    }
}

static void run(void *arg)
{
    struct stream *s = arg;
    unsigned sum = 2166136261u;

    for (const uint8_t *byte = s->bytes.next; byte < s->bytes.end; byte++)
        sum = (sum ^ *byte) * 16777619u;
    s->lists = (sum >> 20) % 4 == 0;
    s->samples = (sum >> 22) % 4 == 0;
    s->judged_always = (sum >> 24) % 4 == 0;
    for (int i = 0; i < STEPS_MOST && !is_used_up(&s->bytes) && !s->core->over && !s->stopped; i++)
        step(s);
    if (!s->stopped)
        judge(s);
    if (!s->stopped)
        look(s, sum >> 8);
}

FUZZER(decisions)
{
    struct stream s = { .bytes = { data, data + size } };
    struct text why = { 0 };

    lay_out();
    int start = take_two(&s.bytes) % starts.count;
    memcpy(state, starts.state[start], box->game->state_size);
    s.box = box;
    s.core = state;
    s.start = start;
    s.first = &firsts[start];
    s.by_hand = starts.by_hand[start];
    rng_start_search(&s.core->rng, (uint64_t)take_byte(&s.bytes));
    if (s.by_hand)
        eng_guard(run, &s, &why);
    else
        run(&s);
    text_free(&why);
    return 0;
}
