/* match.c -- whole matches: the bytes choose among offers, samples and nonsense, take back,
 * change their minds and lay dice; nothing may break, and the journal must play again. */

#include "fuzz.h"

enum { LINES_MOST = 2000 };

struct player {
    const struct eng_box *box;
    struct match *m;
    struct bytes bytes;
};

static void must_not_freeze(const struct match *m)
{
    if (match_frozen(m))
        found("the match is frozen", match_frozen(m));
}

/* Everything that a seat, or a spectator, is sent can be written, in either language.  It costs more
 * than playing: one of them, whom the bytes choose. */
static void write_message(struct match *m, unsigned sum)
{
    const struct eng_core *core = match_state(m);
    struct text out = { 0 };
    int seat = (int)(sum / 2 % (unsigned)(core->seat_count + 1)) - 1;

    match_message(m, seat, 0, sum % 2 ? LANG_FR : LANG_EN, &out);
    must_not_freeze(m);
    text_free(&out);
}

static int pick_seat(struct player *p, eng_seats seats)
{
    int seat = take_byte(&p->bytes) % ENG_SEATS;

    while (!(seats & ENG_SEAT(seat)))
        seat = (seat + 1) % ENG_SEATS;
    return seat;
}

static void play(struct player *p, int seat, const struct eng_action *a)
{
    eng_ruleno why;

    match_play(p->m, seat, a, &why);
    must_not_freeze(p->m);
}

static void play_offer(struct player *p)
{
    struct eng_choices c;
    const struct eng_core *core = match_state(p->m);
    int seat = pick_seat(p, core->active);

    match_choices(p->m, seat, &c);
    must_not_freeze(p->m);
    if (c.count == 0)
        found("a seat is asked and has no choice", "");
    play(p, seat, &c.action[take_byte(&p->bytes) % c.count]);
}

static void play_sample(struct player *p)
{
    const struct eng_core *core = match_state(p->m);
    int seat = pick_seat(p, core->active);
    struct eng_action a;
    struct rng rng;
    eng_ruleno why;

    rng_start_search(&rng, (uint64_t)take_byte(&p->bytes));
    if (!eng_random_action(p->box, core, seat, &rng, &a))
        found("a seat is asked and has no sample", "");
    if (match_play(p->m, seat, &a, &why) != MATCH_DONE)
        found("a sample is refused", match_frozen(p->m) ? match_frozen(p->m) : "");
}

/* Sixteen bytes as they come, or an offer with one byte changed; by any seat at all. */
static void play_nonsense(struct player *p)
{
    struct eng_choices c;
    struct eng_action a = { 0 };
    unsigned char *byte = (unsigned char *)&a;
    int seat = take_byte(&p->bytes) % ENG_SEATS, way = take_byte(&p->bytes);

    match_choices(p->m, seat, &c);
    if (c.count && way % 2)
        a = c.action[way / 2 % c.count];
    if (way % 2)
        byte[take_byte(&p->bytes) % (int)sizeof a] = (unsigned char)take_byte(&p->bytes);
    else
        for (size_t i = 0; i < sizeof a; i++)
            byte[i] = (unsigned char)take_byte(&p->bytes);
    play(p, seat, &a);
}

static void lay_dice(struct player *p)
{
    uint8_t value[ENG_FATE];
    int count = 1 + take_byte(&p->bytes) % 4;

    for (int i = 0; i < count; i++)
        value[i] = (uint8_t)take_byte(&p->bytes);
    match_lay_fate(p->m, value, count);
}

static void take_back(struct player *p)
{
    int line = take_byte(&p->bytes);

    if (line < match_journal(p->m)->count)
        match_take_back(p->m, line);
    must_not_freeze(p->m);
}

static void change_mind(struct player *p)
{
    const struct eng_core *core = match_state(p->m);
    struct eng_choices c;
    int seat = pick_seat(p, core->asked);

    match_choices(p->m, seat, &c);
    if (c.count)
        play(p, seat, &c.action[take_byte(&p->bytes) % c.count]);
}

static void step(struct player *p)
{
    int way = take_byte(&p->bytes) % 32;

    if (way < 14)
        play_sample(p);
    else if (way < 26)
        play_offer(p);
    else if (way < 28)
        play_nonsense(p);
    else if (way == 28)
        match_undo(p->m, take_byte(&p->bytes) % ENG_SEATS);
    else if (way == 29)
        change_mind(p);
    else if (way == 30)
        lay_dice(p);
    else
        take_back(p);
}

/* What was played can be played again, line by line. */
static void replay(const struct player *p)
{
    struct text text = { 0 };
    struct journal j;
    struct err err;
    struct match *m;

    journal_write(match_journal(p->m), true, &text);
    if (!journal_read("journal", text_str(&text), &j, &err))
        found("the journal cannot be read", err.reason);
    m = match_replay(p->box, "journal", &j, -1, &err);
    if (!m)
        found("the journal cannot be replayed", err.reason);
    if (memcmp(match_state(m), match_state(p->m), p->box->game->state_size) != 0)
        found("the replay ends elsewhere", "");
    match_free(m);
    journal_free(&j);
    text_free(&text);
}

FUZZER(match)
{
    struct player p = { .bytes = { data, data + size } };
    struct eng_start start = { 0 };
    unsigned sum = 0;
    struct err err;

    for (size_t i = 0; i < size; i++)
        sum = 31 * sum + data[i];
    p.box = any_box(take_byte(&p.bytes));
    start.scenario = take_byte(&p.bytes) % p.box->scenario_count;
    seed_from_number(&start.seed, (uint64_t)take_byte(&p.bytes));
    p.m = match_begin(p.box, &start, &err);
    if (!p.m)
        found("a match cannot begin", err.reason);
    while (!is_used_up(&p.bytes) && !((const struct eng_core *)match_state(p.m))->over &&
           match_journal(p.m)->count < LINES_MOST)
        step(&p);
    write_message(p.m, sum);
    replay(&p);
    match_free(p.m);
    return 0;
}
