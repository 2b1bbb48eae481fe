/* api.c -- the games and the health of the program, as JSON. */

#include "server/api.h"

#include "base/catalog.h"
#include "base/json_out.h"
#include "engine/registry.h"
#include "rules/cover.h"

static void put_scenario(struct jout *j, const struct eng_scenario *scenario)
{
    jout_object(j);
    jout_key_string(j, "id", scenario->id);
    jout_key(j, "title");
    jout_object(j);
    jout_key_string(j, "en", scenario->title);
    jout_key_string(j, "fr", catalog_find(LANG_FR, scenario->title));
    jout_end_object(j);
    jout_key_string(j, "source", eng_source_name(scenario->source));
    jout_end_object(j);
}

/* A register may be here before its game is; the game then has no scenarios yet. */
static void put_scenarios(struct jout *j, const char *game)
{
    struct err err = { 0 };
    const struct eng_box *box = eng_find_game(game) ? eng_shared_box(game, &err) : NULL;

    jout_key(j, "scenarios");
    jout_array(j);
    for (int i = 0; box && i < box->scenario_count; i++)
        put_scenario(j, &box->scenario[i]);
    jout_end_array(j);
    if (err.reason[0]) {
        err_print(&err);
        jout_key_string(j, "trouble", err.reason);
    }
}

static void put_game(struct jout *j, const struct eng_book *book, int proven)
{
    jout_object(j);
    jout_key_string(j, "game", book->game);
    jout_key_string(j, "title", book->title);
    jout_key_int(j, "statements", book->rule_count);
    jout_key_int(j, "proven", proven);
    put_scenarios(j, book->game);
    jout_end_object(j);
}

static bool is_shown(const struct eng_book *book)
{
    const struct eng_game *game = eng_find_game(book->game);

    return book != &sk_book && !(game && game->teaching);
}

/* A table of proofs that cannot be used is no reason not to serve: nothing is proven then. */
void api_games(struct text *out)
{
    struct cover cover;
    struct err err;
    struct jout j;

    bool known = cover_load(&cover, &err);
    if (!known)
        err_print(&err);
    jout_start(&j, out);
    jout_object(&j);
    jout_key(&j, "games");
    jout_array(&j);
    for (int i = 0; i < ENG_BOOKS; i++)
        if (is_shown(eng_books[i]))
            put_game(&j, eng_books[i], known ? cover_book(&cover, i).proven : 0);
    jout_end_array(&j);
    jout_end_object(&j);
    jout_done(&j);
    if (known)
        cover_free(&cover);
}

bool api_health(struct store *store, struct text *out)
{
    struct err err;
    struct jout j;
    int matches = 0;
    bool ok = store_count(store, &matches, &err);

    jout_start(&j, out);
    jout_object(&j);
    jout_key_bool(&j, "ok", ok);
    if (ok)
        jout_key_int(&j, "matches", matches);
    else
        jout_key_string(&j, "trouble", err.reason);
    jout_end_object(&j);
    jout_done(&j);
    return ok;
}
