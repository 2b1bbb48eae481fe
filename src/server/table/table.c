/* table.c -- opening a match with all that is around it, and what follows from a decision. */

#include <stdio.h>
#include <string.h>

#include "engine/sabotage.h"
#include "server/table/hub.h"
#include "server/table/opening.h"
#include "server/table/table.h"

static void renew_standing(struct table *t);

/* -- opening -- */

static bool keep_line(void *user, int number, const char *line, struct err *err)
{
    (void)err;
    hub_write_line(user, number, line);
    return true;
}

static int count_lines(const struct text *text)
{
    int count = 0;

    for (const char *at = text_str(text); (at = strchr(at, '\n')); at++)
        count++;
    return count;
}

/* The match as the store has it.  A long one is played beside the loop, unless `now`: NULL then, and
 * door_find says that it is being opened. */
static struct match *replay(struct table *t, bool now, struct err *err)
{
    struct text text = { 0 };
    struct match *m = NULL;
    struct seed seed;

    if (!now && openings_take(hub_openings(t->hub), t->id, &m, err))
        return m;
    if (!store_read(hub_store(t->hub), t->id, &seed, &text, err))
        return NULL;
    if (now || count_lines(&text) <= OPENING_LINES)
        m = opening_play(t->plan.box, t->id, &text, &seed, NULL, err);
    else
        openings_begin(hub_openings(t->hub), t->id, t->plan.box, &seed, &text);
    text_free(&text);
    return m;
}

static bool read_plan(struct table *t, const char *text, struct err *err)
{
    json_t *json = jin_parse("plan", text, strlen(text), err);
    enum code code;
    bool fine = json && plan_read(json, &t->plan, &code, err);

    json_decref(json);
    BASE_ASSERT(fine || !SABOTAGE(BUG_ROW));
    return fine || err_at(err, t->id);
}

/* -- clock, pause and ending on paper -- */

const char *const table_end_name[] = { "", "resigned", "claimed", "drawn", "closed" };
const char *const table_status_name[] = { "running", "over", "frozen" };

void table_keep_around(struct table *t)
{
    struct text out = { 0 };
    struct jout j;

    jout_start(&j, &out);
    jout_object(&j);
    jout_key(&j, "left");
    jout_array(&j);
    for (int seat = 0; seat < ENG_SEATS; seat++)
        jout_int(&j, t->clock.left[seat]);
    jout_end_array(&j);
    jout_key_int(&j, "running", t->clock.running);
    jout_key_int(&j, "since", hub_day_of(t->hub, t->clock.since));
    jout_key_bool(&j, "paused", t->paused);
    jout_key_bool(&j, "advised", t->advised);
    jout_key_string(&j, "end", table_end_name[t->ending.why]);
    jout_key_int(&j, "winners", t->ending.winners);
    jout_key_int(&j, "by", t->ending.by);
    jout_end_object(&j);
    jout_done(&j);
    hub_write_paper(t, "around", text_str(&out));
    text_free(&out);
}

static bool read_clock(struct table *t, const json_t *json, struct err *err)
{
    int64_t running, since;
    json_t *left;

    if (!jin_int(json, "", "running", 0, UINT8_MAX, &running, err) ||
        !jin_int(json, "", "since", 0, INT64_MAX, &since, err) ||
        !jin_array(json, "", "left", &left, err))
        return false;
    for (size_t seat = 0; seat < ENG_SEATS; seat++)
        t->clock.left[seat] = json_integer_value(json_array_get(left, seat));
    t->clock.running = (eng_seats)running;
    t->clock.since = hub_tick_of(t->hub, since);
    return true;
}

static bool read_ending(struct table *t, const json_t *json, struct err *err)
{
    int64_t winners, by;
    const char *name;
    int why = END_NONE;

    if (!jin_string(json, "", "end", &name, err) ||
        !jin_int(json, "", "winners", 0, UINT8_MAX, &winners, err) ||
        !jin_int(json, "", "by", TABLE_WATCHERS, ENG_SEATS - 1, &by, err))
        return false;
    while (why <= END_CLOSED && strcmp(table_end_name[why], name) != 0)
        why++;
    if (why > END_CLOSED)
        return err_set(err, NULL, "'%.20s' is no way to end a match", name);
    t->ending = (struct table_ending){ (enum table_end)why, (eng_seats)winners, (int)by };
    t->paused = json_is_true(json_object_get(json, "paused"));
    t->advised = json_is_true(json_object_get(json, "advised"));
    return true;
}

static bool read_around(struct table *t, struct err *err)
{
    struct text text = { 0 };
    json_t *json = NULL;
    bool fine = store_paper_get(hub_store(t->hub), t->id, "around", &text, err);

    clock_set(&t->clock, &t->plan.clock);
    if (fine && text.length) {
        json = jin_parse("around", text_str(&text), text.length, err);
        fine = json && read_clock(t, json, err) && read_ending(t, json, err);
    }
    json_decref(json);
    text_free(&text);
    return fine || err_at(err, t->id);
}

/* While the program was not running nobody's live time was used; days went by all the same. */
static void start_clock(struct table *t)
{
    int64_t now = hub_tick(t->hub);

    if (t->clock.terms.kind == CLOCK_LIVE || t->clock.since == 0)
        t->clock.since = now;
    if (t->clock.running == 0 && !t->paused && !table_is_over(t))
        clock_resume(&t->clock, table_core(t)->active & table_persons(t), now);
}

/* -- tables -- */

const struct eng_core *table_core(const struct table *t)
{
    return match_state(t->m);
}

bool table_is_over(const struct table *t)
{
    return t->ending.why != END_NONE || table_core(t)->over;
}

eng_seats table_persons(const struct table *t)
{
    eng_seats set = 0;

    for (int seat = 0; seat < t->plan.seat_count; seat++)
        if (!t->plan.seat[seat].bot)
            set |= ENG_SEAT(seat);
    return set;
}

eng_seats table_side(const struct table *t, int seat)
{
    const struct eng_core *core = table_core(t);
    eng_seats set = 0;

    for (int other = 0; other < core->seat_count; other++)
        if (core->side[other] == core->side[seat])
            set |= ENG_SEAT(other);
    return set;
}

enum store_status table_status(const struct table *t)
{
    return match_frozen(t->m) ? STORE_FROZEN : table_is_over(t) ? STORE_OVER : STORE_RUNNING;
}

static bool lay(struct table *t, bool now, struct err *err)
{
    struct match *m = replay(t, now, err);

    if (!m || !read_around(t, err) || !table_read_hooks(t, err)) {
        match_free(m);
        return false;
    }
    match_free(t->m);
    t->m = m;
    match_set_keeper(m, keep_line, t);
    t->version++;
    start_clock(t);
    return true;
}

struct table *table_open(struct hub *hub, const struct store_card *card, struct err *err)
{
    struct table *t = base_alloc(sizeof *t);

    t->hub = hub;
    t->created = card->created;
    t->standing = card->standing;
    t->asked_since = hub_tick_of(hub, card->standing.touched * 1000);
    memcpy(t->id, card->door.match, sizeof t->id);
    if (!read_plan(t, card->plan, err) ||
        !store_doors_read(hub_store(hub), t->id, t->door, TABLE_DOORS, &t->door_count, err) ||
        !table_read_lesson(t, err) || !lay(t, false, err)) {
        table_free(t);
        return NULL;
    }
    table_note_gone(t);
    renew_standing(t);
    return t;
}

bool table_restore(struct table *t, struct err *err)
{
    table_stop_bots(t);
    table_lapse(t);
    t->standing.active = -1; /* whatever the store has, it is written again with the next move */
    if (!lay(t, true, err))
        return false;
    table_rewound(t);
    table_touch(t);
    return true;
}

void table_free(struct table *t)
{
    if (!t)
        return;
    match_free(t->m);
    table_free_hooks(t);
    eye_free(t);
    base_free(t);
}

/* -- what follows from a decision -- */

void table_touch(struct table *t)
{
    for (struct peer *p = t->peers; p; p = p->next)
        p->wants_table = true;
    hub_table_changed(t);
}

static bool all_are_here(const struct table *t)
{
    int here = 0;

    for (const struct peer *p = t->peers; p; p = p->next)
        here |= p->door.seats;
    return (table_persons(t) & ~here) == 0;
}

static enum store_sort sort_of(const struct table *t)
{
    if (table_is_over(t))
        return STORE_ENDED;
    if (!plan_has_persons(&t->plan))
        return STORE_BOTS;
    return match_sequence(t->m) > 0 ? STORE_PLAYED : STORE_UNBEGUN;
}

/* What a list of matches shows.  It is written when somebody else is asked, and not with every
 * click: the time of the last one would tell of drafts. */
static void renew_standing(struct table *t)
{
    enum store_status status = table_status(t);
    int active = status == STORE_RUNNING ? table_core(t)->active : 0;

    if (status == t->standing.status && active == t->standing.active)
        return;
    if (status != t->standing.status || !all_are_here(t)) /* who is gone may be claimed from */
        table_touch(t);
    table_owe_hooks(t, t->standing.active, active);
    t->standing = (struct store_standing){ status, active, hub_now(t->hub) / 1000, sort_of(t),
                                           t->standing.looked };
    t->asked_since = hub_tick(t->hub);
    hub_write_standing(t);
}

static void renew_clock(struct table *t)
{
    eng_seats seats = table_is_over(t) ? 0 : table_core(t)->active & table_persons(t);

    if (t->clock.terms.kind == CLOCK_NONE || t->paused || seats == t->clock.running)
        return;
    clock_switch(&t->clock, seats, hub_tick(t->hub));
    table_keep_around(t);
    table_touch(t);
}

void table_froze(struct table *t)
{
    t->version++;
    renew_standing(t);
    for (struct peer *p = t->peers; p; p = p->next)
        p->wants_state = true;
    hub_table_changed(t);
}

void table_moved(struct table *t)
{
    t->version++;
    t->stuck = false;
    table_lapse_by_news(t);
    renew_standing(t);
    renew_clock(t);
    if (!t->lesson.over)
        table_touch(t);
    hub_table_changed(t);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

void table_rewound(struct table *t)
{
    for (int seat = TABLE_WATCHERS; seat < t->plan.seat_count; seat++) {
        struct eye *e = eye_of(t, seat);

        eye_recount(e);
        e->stable = 0;
        for (struct peer *p = t->peers; p; p = p->next)
            if (p->eye == seat)
                p->lines = 0;
    }
}

/* Lines that the seat may read, of the first `news`. */
static int lines_until(const struct table *t, int seat, int news)
{
    eng_seats audience = seat >= 0 ? ENG_SEAT(seat) : 0;
    int count = 0;

    for (int i = 0; i < news; i++)
        count += eng_may_read(match_news(t->m, i), audience);
    return count;
}

/* Who could read nothing of what is undone is left alone: even a number would tell him of a draft. */
enum match_answer table_undo(struct table *t, int seat)
{
    int lines[TABLE_EYES], from = match_undo_news(t->m);

    for (int i = 0; i < TABLE_EYES; i++)
        lines[i] = eye_lines(t, i - 1);
    enum match_answer answer = match_undo(t->m, seat);
    for (int i = 0; answer == MATCH_DONE && i < TABLE_EYES; i++) {
        eye_recount(&t->eye[i]);
        if (eye_lines(t, i - 1) == lines[i])
            continue;
        int hold = lines_until(t, i - 1, from);
        t->eye[i].stable = least(t->eye[i].stable, hold);
        for (struct peer *p = t->peers; p; p = p->next)
            if (p->eye == i - 1)
                p->lines = least(p->lines, hold);
    }
    return answer;
}

void table_end(struct table *t, enum table_end why, eng_seats winners, int by)
{
    t->ending = (struct table_ending){ why, winners, by };
    t->paused = false;
    clock_stop(&t->clock, hub_tick(t->hub));
    table_stop_bots(t);
    table_lapse(t);
    table_keep_around(t);
    renew_standing(t);
    table_touch(t);
}
