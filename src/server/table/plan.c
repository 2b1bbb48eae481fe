/* plan.c -- what a match is made of. */

#include "server/table/plan.h"

#include <stdio.h>
#include <string.h>

#include "engine/lesson.h"
#include "engine/registry.h"
#include "engine/sabotage.h"
#include "store/house.h"

enum {
    MS_USUAL = 1000,
    MS_MAX = 60000,
    DAYS_MAX = 60,
    MINUTES_MAX = 600,
    BONUS_MAX = 600,
    PACE_MAX = 10000,
    PACE_WATCHED = 500, /* when nobody but bots plays */
    PLAYER_MAX = 40,
};
static const int64_t nodes_max = INT64_C(1) << 40;

static const char *const who_name[] = { "me", "link", "bot" };
static const char *const clock_name[] = { "", "slow", "live" };

/* -- reading -- */

struct reader {
    const json_t *from;
    struct plan *out;
    enum code code;
    struct err *err;
};

bool plan_only_keys(const json_t *object, const char *const *keys, struct err *err)
{
    for (void *at = json_object_iter((json_t *)object); at;
         at = json_object_iter_next((json_t *)object, at)) {
        const char *key = json_object_iter_key(at);
        int i = 0;

        while (keys[i] && strcmp(keys[i], key) != 0)
            i++;
        if (!keys[i])
            return err_set(err, NULL, "'%.40s' is not known here", key);
    }
    return true;
}

int plan_characters(const char *text)
{
    int count = 0;

    for (; *text; text++)
        count += ((unsigned char)*text & 0xc0) != 0x80;
    return count;
}

static bool refuse(struct reader *r, enum code code)
{
    r->code = code;
    return false;
}

/* An optional whole number: left alone when it is absent. */
static bool read_number(const json_t *object, const char *where, const char *key, int64_t low,
                        int64_t high, int64_t *out, struct err *err)
{
    return !json_object_get(object, key) || jin_int(object, where, key, low, high, out, err);
}

static bool read_scenario(struct reader *r)
{
    const char *scenario;

    if (!jin_string(r->from, "", "scenario", &scenario, r->err))
        return false;
    r->out->scenario = eng_find_scenario(r->out->box, scenario);
    if (r->out->scenario >= 0)
        return true;
    err_set(r->err, "scenario", "%s has no scenario '%.40s'", r->out->box->game->book->game,
            scenario);
    return refuse(r, CODE_NO_SUCH_SCENARIO);
}

/* It brings its own position, so it takes no options. */
static bool read_lesson(struct reader *r)
{
    const char *lesson;

    if (json_object_get(r->from, "scenario") || json_object_get(r->from, "clock") ||
        !jin_string(r->from, "", "lesson", &lesson, r->err))
        return err_set(r->err, "lesson", "a lesson has neither scenario nor clock");
    r->out->lesson = lesson_find(r->out->box, lesson);
    if (r->out->lesson)
        return true;
    err_set(r->err, "lesson", "%s has no lesson '%.40s'", r->out->box->game->book->game, lesson);
    return refuse(r, CODE_NO_SUCH_SCENARIO);
}

static bool read_game(struct reader *r)
{
    const char *game;

    if (!jin_string(r->from, "", "game", &game, r->err))
        return false;
    if (!eng_find_game(game)) {
        err_set(r->err, "game", "there is no game '%.40s'", game);
        return refuse(r, CODE_NO_SUCH_GAME);
    }
    r->out->box = eng_shared_box(game, r->err);
    if (!r->out->box)
        return refuse(r, CODE_NO_SUCH_GAME);
    return json_object_get(r->from, "lesson") ? read_lesson(r) : read_scenario(r);
}

static bool read_options(struct reader *r)
{
    json_t *options = json_object_get(r->from, "options");
    const char *key;
    json_t *value;

    if (!options)
        return true;
    if (!json_is_object(options))
        return err_set(r->err, NULL, "options is not an object");
    json_object_foreach(options, key, value)
    {
        if (!json_is_string(value))
            return err_set(r->err, NULL, "options.%.40s is not a string", key);
        if (!eng_choose_option(r->out->box, key, json_string_value(value), r->out->option, r->err))
            return refuse(r, CODE_NO_SUCH_OPTION);
    }
    return true;
}

static bool read_bot(struct reader *r, const json_t *from, const char *where,
                     struct plan_seat *seat)
{
    const char *name;
    int64_t ms = 0, nodes = 0;

    if (!jin_string(from, where, "bot", &name, r->err) ||
        !read_number(from, where, "ms", 1, MS_MAX, &ms, r->err) ||
        !read_number(from, where, "nodes", 1, nodes_max, &nodes, r->err))
        return false;
    seat->bot = ai_find(name);
    if (!seat->bot || !ai_plays(seat->bot, r->out->box->game)) {
        err_set(r->err, where, "no bot '%.40s' plays this game", name);
        return refuse(r, CODE_NO_SUCH_BOT);
    }
    /* However many nodes are asked for, nobody thinks for ever. */
    seat->budget.ms = ms ? (uint32_t)ms : nodes ? MS_MAX : MS_USUAL;
    seat->budget.nodes = (uint64_t)nodes;
    return true;
}

/* Controls, line separators, and marks that turn the direction of what stands beside them: such a
 * name would write the rest of the line backwards on everybody's page.  (UTF-8: U+0080 to U+009F,
 * U+2028 to U+202E, U+2066 to U+2069.) */
static bool is_mark(const unsigned char *c)
{
    if (c[0] < ' ' || c[0] == 0x7f || (c[0] == 0xc2 && c[1] < 0xa0))
        return true;
    return c[0] == 0xe2 && ((c[1] == 0x80 && c[2] >= 0xa8 && c[2] <= 0xae) ||
                            (c[1] == 0x81 && c[2] >= 0xa6 && c[2] <= 0xa9));
}

static bool read_player(struct reader *r, const json_t *from, const char *where,
                        struct plan_seat *seat)
{
    const char *player;

    if (!json_object_get(from, "player"))
        return true;
    if (!jin_string(from, where, "player", &player, r->err))
        return false;
    for (const char *c = player; *c; c++)
        if (is_mark((const unsigned char *)c))
            return err_set(r->err, NULL, "%s.player is one line of plain characters", where);
    if (plan_characters(player) > PLAYER_MAX && !SABOTAGE(BUG_NAME))
        return err_set(r->err, NULL, "%s.player has more than %d characters", where, PLAYER_MAX);
    snprintf(seat->player, sizeof seat->player, "%s", player);
    return true;
}

static bool read_hook(struct reader *r, const json_t *from, const char *where,
                      struct plan_seat *seat)
{
    return !json_object_get(from, "hook") || jin_string(from, where, "hook", &seat->hook, r->err);
}

static bool read_seat(struct reader *r, int number, const json_t *from)
{
    static const char *const keys[][6] = {
        [PLAN_ME] = { "who", "player", "hook", NULL },
        [PLAN_LINK] = { "who", "player", NULL },
        [PLAN_BOT] = { "who", "player", "bot", "ms", "nodes", NULL },
    };
    struct plan_seat *seat = &r->out->seat[number];
    const char *who;
    char where[24];
    int i = PLAN_ME;

    snprintf(where, sizeof where, "seats[%d]", number);
    if (!json_is_object(from))
        return err_set(r->err, NULL, "%s is not an object", where);
    if (!jin_string(from, where, "who", &who, r->err))
        return false;
    while (i <= PLAN_BOT && strcmp(who_name[i], who) != 0)
        i++;
    if (i > PLAN_BOT)
        return err_set(r->err, NULL, "%s.who is me, link or bot", where);
    seat->who = (enum plan_who)i;
    return plan_only_keys(from, keys[i], r->err) && read_player(r, from, where, seat) &&
           read_hook(r, from, where, seat) && (i != PLAN_BOT || read_bot(r, from, where, seat));
}

static bool begin_lesson(const struct plan *plan, void *state, struct err *err)
{
    struct eng_start start = { 0 };

    return eng_begin_position(plan->box, plan->lesson->place, text_str(&plan->lesson->position),
                              &start, state, NULL, err);
}

/* How many seats there are may depend on the options, so a match is begun and put away. */
static bool try_setup(struct reader *r)
{
    struct plan *plan = r->out;
    void *state = base_alloc(plan->box->game->state_size);
    bool fine = plan->lesson
                    ? begin_lesson(plan, state, r->err)
                    : eng_begin_search(plan->box, plan->scenario, plan->option, 1, state, r->err);

    if (fine)
        memcpy(&plan->core, state, sizeof plan->core);
    plan->seat_count = plan->core.seat_count;
    base_free(state);
    return fine || refuse(r, CODE_NO_SUCH_OPTION);
}

static bool read_seats(struct reader *r)
{
    json_t *seats;

    if (!jin_array(r->from, "", "seats", &seats, r->err) || !try_setup(r))
        return false;
    if (json_array_size(seats) != (size_t)r->out->seat_count) {
        err_set(r->err, "seats", "this match has %d seats", r->out->seat_count);
        return refuse(r, CODE_WRONG_SEATS);
    }
    for (int i = 0; i < r->out->seat_count; i++)
        if (!read_seat(r, i, json_array_get(seats, (size_t)i)))
            return false;
    return true;
}

static bool read_slow(struct reader *r, const json_t *clock)
{
    static const char *const keys[] = { "kind", "days", NULL };
    int64_t days;

    if (!plan_only_keys(clock, keys, r->err) ||
        !jin_int(clock, "clock", "days", 1, DAYS_MAX, &days, r->err))
        return false;
    r->out->clock = (struct clock_terms){ .kind = CLOCK_SLOW, .days = (int)days };
    return true;
}

static bool read_live(struct reader *r, const json_t *clock)
{
    static const char *const keys[] = { "kind", "minutes", "bonus", NULL };
    int64_t minutes, bonus = 0;

    if (!plan_only_keys(clock, keys, r->err) ||
        !jin_int(clock, "clock", "minutes", 1, MINUTES_MAX, &minutes, r->err) ||
        !read_number(clock, "clock", "bonus", 0, BONUS_MAX, &bonus, r->err))
        return false;
    r->out->clock =
        (struct clock_terms){ .kind = CLOCK_LIVE, .minutes = (int)minutes, .bonus = (int)bonus };
    return true;
}

static bool read_clock(struct reader *r)
{
    json_t *clock = json_object_get(r->from, "clock");
    const char *kind;

    if (!clock || json_is_null(clock))
        return true;
    if (!json_is_object(clock))
        return err_set(r->err, NULL, "clock is not an object");
    if (!jin_string(clock, "clock", "kind", &kind, r->err))
        return false;
    if (strcmp(kind, clock_name[CLOCK_SLOW]) == 0)
        return read_slow(r, clock);
    if (strcmp(kind, clock_name[CLOCK_LIVE]) == 0)
        return read_live(r, clock);
    return err_set(r->err, NULL, "clock.kind is slow or live");
}

static bool read_pace(struct reader *r)
{
    int64_t pace = PACE_WATCHED;

    for (int i = 0; i < r->out->seat_count; i++)
        if (!r->out->seat[i].bot)
            pace = 0;
    if (!read_number(r->from, "", "pace", 0, PACE_MAX, &pace, r->err))
        return false;
    r->out->pace = (int)pace;
    return true;
}

bool plan_read(const json_t *from, struct plan *out, enum code *code, struct err *err)
{
    static const char *const keys[] = { "game",  "scenario", "lesson", "options",
                                        "seats", "clock",    "pace",   NULL };
    struct reader r = { from, out, CODE_MALFORMED, err };

    *out = (struct plan){ 0 };
    bool fine = json_is_object(from) || err_set(err, NULL, "an object is expected");
    fine = fine && plan_only_keys(from, keys, err) && read_game(&r) && read_options(&r) &&
           read_seats(&r) && read_clock(&r) && read_pace(&r);
    *code = r.code;
    return fine;
}

/* -- writing -- */

void plan_write_options(const struct plan *plan, struct jout *json)
{
    const struct eng_option *o = plan->box->game->options;

    jout_object(json);
    for (int i = 0; o && o[i].id; i++)
        jout_key_string(json, o[i].id, o[i].values[plan->option[i]]);
    jout_end_object(json);
}

void plan_write_clock(const struct plan *plan, struct jout *json)
{
    const struct clock_terms *c = &plan->clock;

    if (c->kind == CLOCK_NONE) {
        jout_null(json);
        return;
    }
    jout_object(json);
    jout_key_string(json, "kind", clock_name[c->kind]);
    if (c->kind == CLOCK_SLOW) {
        jout_key_int(json, "days", c->days);
    } else {
        jout_key_int(json, "minutes", c->minutes);
        jout_key_int(json, "bonus", c->bonus);
    }
    jout_end_object(json);
}

static void write_seat(const struct plan_seat *seat, struct jout *json)
{
    jout_object(json);
    jout_key_string(json, "who", who_name[seat->who]);
    if (seat->player[0])
        jout_key_string(json, "player", seat->player);
    if (seat->bot)
        jout_key_string(json, "bot", seat->bot->name);
    if (seat->budget.ms)
        jout_key_int(json, "ms", seat->budget.ms);
    if (seat->budget.nodes)
        jout_key_int(json, "nodes", (int64_t)seat->budget.nodes);
    jout_end_object(json);
}

void plan_write(const struct plan *plan, struct jout *json)
{
    jout_object(json);
    jout_key_string(json, "game", plan->box->game->book->game);
    if (plan->lesson) {
        jout_key_string(json, "lesson", plan->lesson->id);
    } else {
        jout_key_string(json, "scenario", plan->box->scenario[plan->scenario].id);
        jout_key(json, "options");
        plan_write_options(plan, json);
    }
    jout_key(json, "seats");
    jout_array(json);
    for (int i = 0; i < plan->seat_count; i++)
        write_seat(&plan->seat[i], json);
    jout_end_array(json);
    if (!plan->lesson) {
        jout_key(json, "clock");
        plan_write_clock(plan, json);
    }
    jout_key_int(json, "pace", plan->pace);
    jout_end_object(json);
}

const char *plan_title(const struct plan *plan, enum lang lang)
{
    return plan->lesson ? plan->lesson->title.in[lang]
                        : catalog_find(lang, plan->box->scenario[plan->scenario].title);
}

void plan_write_title(const struct plan *plan, struct jout *json)
{
    jout_key_string(json, "scenario", plan->lesson ? NULL : plan->box->scenario[plan->scenario].id);
    jout_key(json, "title");
    jout_object(json);
    jout_key_string(json, "en", plan_title(plan, LANG_EN));
    jout_key_string(json, "fr", plan_title(plan, LANG_FR));
    jout_end_object(json);
}

void plan_write_both(const char *english, struct jout *json)
{
    if (!english) {
        jout_null(json);
        return;
    }
    jout_object(json);
    jout_key_string(json, "en", english);
    jout_key_string(json, "fr", catalog_find(LANG_FR, english));
    jout_end_object(json);
}

void plan_write_seat_name(const struct eng_box *box, const struct eng_core *core, int seat,
                          struct jout *json)
{
    static const char *const lang_name[LANG_COUNT] = { "en", "fr" };
    struct text name = { 0 };

    jout_object(json);
    for (int lang = LANG_EN; lang < LANG_COUNT; lang++) {
        text_clear(&name);
        eng_seat_name(box, core, seat, (enum lang)lang, &name);
        jout_key_string(json, lang_name[lang], text_str(&name));
    }
    jout_end_object(json);
    text_free(&name);
}

void plan_write_seats(const struct eng_box *box, const struct eng_core *core, struct jout *json)
{
    jout_key(json, "seats");
    jout_array(json);
    for (int seat = 0; seat < core->seat_count; seat++) {
        jout_object(json);
        jout_key_int(json, "seat", seat);
        jout_key(json, "name");
        plan_write_seat_name(box, core, seat, json);
        jout_key_int(json, "side", core->side[seat]);
        jout_end_object(json);
    }
    jout_end_array(json);
}

void plan_write_seat_set(struct jout *json, const char *key, int seats)
{
    jout_key(json, key);
    jout_array(json);
    for (int seat = 0; seat < ENG_SEATS; seat++)
        if (seats & ENG_SEAT(seat))
            jout_int(json, seat);
    jout_end_array(json);
}

static void write_way(struct jout *json, const char *key, const char *way, const char *token)
{
    char link[STORE_TOKEN + 4];

    jout_key(json, key);
    if (!token || !token[0]) {
        jout_null(json);
        return;
    }
    snprintf(link, sizeof link, "/%s/%s", way, token);
    jout_string(json, link);
}

void plan_write_link(struct jout *json, const char *key, const char *token)
{
    write_way(json, key, "m", token);
}

void plan_write_invitation(struct jout *json, const char *key, const char *token)
{
    write_way(json, key, "i", token);
}

bool plan_has_persons(const struct plan *plan)
{
    for (int seat = 0; seat < plan->seat_count; seat++)
        if (!plan->seat[seat].bot)
            return true;
    return false;
}
