/* api.c -- the games, their rules and maps, and the health of the program. */

#include <stdio.h>
#include <string.h>

#include "base/catalog.h"
#include "engine/lesson.h"
#include "engine/registry.h"
#include "rules/cover.h"
#include "server/api/assets.h"
#include "server/api/request.h"

enum { PROBE_MS = 5000 };

static const char json_kind[] = "application/json";

/* -- games -- */

static void put_scenario(struct jout *j, const struct eng_box *box,
                         const struct eng_scenario *scenario)
{
    const struct eng_core *core = scenario->state;

    jout_object(j);
    jout_key_string(j, "id", scenario->id);
    jout_key(j, "title");
    plan_write_both(scenario->title, j);
    jout_key(j, "note");
    plan_write_both(scenario->note, j);
    jout_key_string(j, "source", eng_source_name(scenario->source));
    plan_write_seats(box, core, j);
    jout_end_object(j);
}

static const char *word_for(const struct eng_lid *lid, const char *value)
{
    const struct eng_word *word = lid ? lid->words : NULL;

    while (word && word->value && strcmp(word->value, value) != 0)
        word++;
    return word && word->value ? word->word : value;
}

static void put_option(struct jout *j, const struct eng_option *option, const struct eng_lid *lid)
{
    jout_object(j);
    jout_key_string(j, "id", option->id);
    jout_key(j, "title");
    plan_write_both(option->title, j);
    jout_key(j, "values");
    jout_array(j);
    for (int i = 0; option->values[i]; i++)
        jout_string(j, option->values[i]);
    jout_end_array(j);
    jout_key(j, "words");
    jout_array(j);
    for (int i = 0; option->values[i]; i++)
        plan_write_both(word_for(lid, option->values[i]), j);
    jout_end_array(j);
    jout_end_object(j);
}

/* The scenario to begin with: the one that the game names, or the first. */
static const char *first_scenario(const struct eng_box *box)
{
    const char *named = box->game->lid ? box->game->lid->first : NULL;

    for (int i = 0; named && i < box->scenario_count; i++)
        if (strcmp(box->scenario[i].id, named) == 0)
            return named;
    return box->scenario_count ? box->scenario[0].id : NULL;
}

static void put_players(struct jout *j, const struct eng_lid *lid)
{
    jout_key(j, "players");
    jout_array(j);
    for (int i = 0; lid->players && lid->players[i]; i++)
        jout_string(j, lid->players[i]);
    jout_end_array(j);
}

/* Where its picture is, if it has one. */
static void put_picture(struct jout *j, const char *game)
{
    char path[80];

    snprintf(path, sizeof path, "/pictures/%s.svg", game);
    jout_key_string(j, "picture", asset_find(path) ? path : NULL);
}

/* What the page needs to offer the game, beside its scenarios and options. */
static void put_lid(struct jout *j, const struct eng_box *box)
{
    static const struct eng_lid none = { 0 };
    const struct eng_lid *lid = box && box->game->lid ? box->game->lid : &none;

    jout_key(j, "blurb");
    plan_write_both(lid->blurb, j);
    jout_key(j, "time");
    plan_write_both(lid->time, j);
    jout_key_bool(j, "teaching", box && box->game->teaching);
    jout_key_string(j, "first", box ? first_scenario(box) : NULL);
    put_players(j, lid);
    jout_key_string(j, "solo", lid->solo);
}

static void put_words(struct jout *j, const char *key, const struct lesson_words *words)
{
    jout_key(j, key);
    jout_object(j);
    jout_key_string(j, "en", words->in[LANG_EN]);
    jout_key_string(j, "fr", words->in[LANG_FR]);
    jout_end_object(j);
}

static void put_lessons(struct jout *j, const struct eng_box *box)
{
    jout_key(j, "lessons");
    jout_array(j);
    for (int i = 0; box && i < box->lesson_count; i++) {
        const struct lesson *l = &box->lesson[i];

        jout_object(j);
        jout_key_string(j, "id", l->id);
        put_words(j, "title", &l->title);
        put_words(j, "about", &l->about);
        jout_key_int(j, "minutes", l->minutes);
        jout_key_string(j, "level", l->level);
        jout_key_string(j, "then", l->then);
        jout_end_object(j);
    }
    jout_end_array(j);
}

/* A register may be here before its game is; the game then has neither scenarios nor options. */
static void put_box(struct jout *j, const char *game)
{
    struct err err = { 0 };
    const struct eng_box *box = eng_find_game(game) ? eng_shared_box(game, &err) : NULL;
    const struct eng_option *options = box ? box->game->options : NULL;

    jout_key_bool(j, "playable", box && box->scenario_count > 0);
    put_lid(j, box);
    put_picture(j, game);
    jout_key(j, "scenarios");
    jout_array(j);
    for (int i = 0; box && i < box->scenario_count; i++)
        put_scenario(j, box, &box->scenario[i]);
    jout_end_array(j);
    put_lessons(j, box);
    jout_key(j, "options");
    jout_array(j);
    for (int i = 0; options && options[i].id; i++)
        put_option(j, &options[i], box->game->lid);
    jout_end_array(j);
    if (err.reason[0]) {
        err_print(&err);
        jout_key_string(j, "trouble", err.reason);
    }
}

/* How many statements are enforced, computed, data, structure (rules/cites.h). */
static void put_kinds(struct jout *j, const struct cover_sum *sum)
{
    jout_key(j, "kinds");
    jout_object(j);
    for (int i = 0; i < CITE_KINDS; i++)
        jout_key_int(j, cite_kind_names[i], sum->by[i]);
    jout_end_object(j);
}

static void put_game(struct jout *j, const struct eng_book *book, const struct cover_sum *sum)
{
    jout_object(j);
    jout_key_string(j, "game", book->game);
    jout_key_string(j, "title", book->title);
    jout_key_int(j, "statements", book->rule_count);
    jout_key_int(j, "proven", sum->proven);
    put_kinds(j, sum);
    put_box(j, book->game);
    jout_end_object(j);
}

static bool is_shown(const struct eng_book *book)
{
    const struct eng_game *game = eng_find_game(book->game);

    return !(game && game->teaching);
}

static void put_games_of(struct jout *j, const struct ai_bot *bot)
{
    jout_key(j, "games");
    jout_array(j);
    for (int i = 0; eng_games[i]; i++)
        if (ai_plays(bot, eng_games[i]))
            jout_string(j, eng_games[i]->book->game);
    jout_end_array(j);
}

/* The levels are for players; the other bots are there to be measured by. */
static bool is_level(const struct ai_bot *bot)
{
    for (int i = 0; ai_levels[i]; i++)
        if (strcmp(ai_levels[i], bot->name) == 0)
            return true;
    return false;
}

static void put_bots(struct jout *j)
{
    jout_key(j, "bots");
    jout_array(j);
    for (const struct ai_bot *bot = ai_bots; bot->name; bot++) {
        jout_object(j);
        jout_key_string(j, "name", bot->name);
        jout_key(j, "about");
        plan_write_both(bot->about, j);
        jout_key_bool(j, "level", is_level(bot));
        put_games_of(j, bot);
        jout_end_object(j);
    }
    jout_end_array(j);
}

/* A table of proofs that cannot be used is no reason not to serve: nothing is proven then. */
void api_write_games(bool all, struct text *out)
{
    struct cover cover;
    struct err err;
    struct jout j;
    bool known = cover_load(&cover, &err);
    struct cover_sum none = { 0 };

    if (!known && !all) /* said once is enough */
        err_print(&err);
    jout_start(&j, out);
    jout_object(&j);
    jout_key(&j, "games");
    jout_array(&j);
    for (int i = 0; i < ENG_BOOKS; i++)
        if (all || is_shown(eng_books[i])) {
            struct cover_sum sum = known ? cover_book(&cover, i) : none;

            put_game(&j, eng_books[i], &sum);
        }
    jout_end_array(&j);
    put_bots(&j);
    jout_end_object(&j);
    jout_done(&j);
    if (known)
        cover_free(&cover);
}

/* Only somebody who comes with the start of the program has to wait, as long as it would have taken. */
static void await_data(struct server *server)
{
    if (server->await)
        server->await(server);
}

void api_get_games(struct request *r, struct answer *a)
{
    bool all = request_arg(r, "all") != NULL;
    const struct text *body = all ? &r->server->all_games : &r->server->games;

    await_data(r->server);
    a->status = 200;
    a->type = json_kind;
    a->tag = all ? r->server->all_games_tag : r->server->games_tag;
    a->body = (const unsigned char *)text_str(body);
    a->length = body->length;
}

/* -- health -- */

/* A disk that takes nothing more is noticed by writing alone; that costs something, so it is done now
 * and then, however often somebody asks. */
static const struct health *look_at_store(struct server *server)
{
    struct health *h = &server->health;
    int64_t now = request_ticks();

    if (h->asked && now - h->asked < PROBE_MS)
        return h;
    h->asked = now;
    h->ok = store_probe(hub_store(server->hub), &h->err);
    if (!h->ok)
        err_print(&h->err);
    return h;
}

/* By which names others reach it: to who sits at this machine, and sends them links, alone. */
static void put_names(const struct request *r, struct jout *j)
{
    const struct origin_names *names = &r->server->names;

    if (strncmp(r->caller, "127.", 4) != 0 && strcmp(r->caller, "::1") != 0)
        return;
    jout_key(j, "names");
    jout_array(j);
    for (int i = 0; i < names->count; i++)
        if (strncmp(names->name[i], "127.", 4) != 0)
            jout_string(j, names->name[i]);
    jout_end_array(j);
    jout_key_bool(j, "proxy", r->server->proxy != NULL);
}

void api_get_health(struct request *r, struct answer *a)
{
    struct hub_figures figures = hub_figures(r->server->hub);
    struct health health = *look_at_store(r->server);
    int matches = 0;
    struct jout j;

    health.ok = health.ok && store_count(hub_store(r->server->hub), &matches, &health.err);
    jout_start(&j, &a->made);
    jout_object(&j);
    jout_key_bool(&j, "ok", health.ok);
    if (health.ok)
        jout_key_int(&j, "matches", matches);
    else
        jout_key_string(&j, "trouble", health.err.reason);
    jout_key_int(&j, "loaded", figures.tables);
    jout_key_int(&j, "sockets", figures.peers);
    if (r->server->figures) {
        jout_key_int(&j, "decisions", figures.decisions);
        jout_key_int(&j, "commits", figures.commits);
    }
    put_names(r, &j);
    jout_end_object(&j);
    jout_done(&j);
    answer_made(a, health.ok ? 200 : 503, json_kind);
}

/* -- rules and maps -- */

static void put_rule(struct jout *j, const struct eng_rule *rule, enum lang lang)
{
    jout_object(j);
    jout_key_string(j, "id", rule->id);
    jout_key_string(j, "rule", rule->cite);
    jout_key_string(j, "part", rule->part);
    jout_key_string(j, "statement", rule->statement[lang]);
    jout_key_string(j, "source", rule->source);
    jout_key_string(j, "level", rule->level);
    jout_end_object(j);
}

void api_get_rule(struct request *r, struct answer *a)
{
    static char tag[24];
    const struct eng_book *book = eng_book_find(r->part[2]);
    uint16_t row = book ? eng_rule_find(book, r->part[3]) : 0;
    struct jout j;

    if (!row) {
        answer_refusal(a, 404, CODE_NO_SUCH_RULE, "there is no such statement");
        return;
    }
    jout_start(&j, &a->made);
    put_rule(&j, &book->rules[row], request_lang(r));
    jout_done(&j);
    answer_made(a, 200, json_kind);
    request_make_tag(text_str(&a->made), a->made.length, tag, sizeof tag);
    a->tag = tag;
}

void api_get_map(struct request *r, struct answer *a)
{
    const struct eng_book *book = eng_book_find(r->part[1]);
    struct err err = { .reason = "there is no such game" };
    const struct text *body;

    await_data(r->server);
    const struct map *map = book ? maps_find(r->server->maps, book->game, &err) : NULL;
    if (!map) {
        answer_refusal(a, 404, CODE_NO_SUCH_MAP, err.reason);
        return;
    }
    body = r->packed ? &map->body.packed : &map->body.plain;
    a->status = 200;
    a->type = json_kind;
    a->tag = map->body.tag;
    a->varies = true;
    a->encoding = r->packed ? "gzip" : NULL;
    a->body = (const unsigned char *)text_str(body);
    a->length = body->length;
}
