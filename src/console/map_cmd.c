/* map_cmd.c -- `berthier map check`: every mistake in the map, the tables and the scenarios of a
 * game, be it the one that comes with the program or a folder that somebody is writing. */

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "engine/registry.h"

#include "console/commands.h"
#include "console/mistakes.h"
#include "console/start.h"

static void say_mistake(void *arg, const struct err *err)
{
    (void)arg;
    err_print(err);
}

static const struct eng_game *find_game(const char *name)
{
    for (int i = 0; eng_games[i]; i++)
        if (strcmp(eng_games[i]->book->game, name) == 0)
            return eng_games[i];
    return NULL;
}

/* A folder that bears no game's name belongs to the one whose maps can be surveyed. */
static const struct eng_game *game_of(const char *folder)
{
    const char *slash = strrchr(folder, '/');
    const struct eng_game *game = find_game(slash ? slash + 1 : folder);

    for (int i = 0; eng_games[i] && !game; i++)
        if (eng_games[i]->survey)
            game = eng_games[i];
    return game;
}

static void cut_at_slash(struct text *path)
{
    const char *slash = strrchr(text_str(path), '/');
    struct text folder = { 0 };

    text_printf(&folder, "%.*s", slash ? (int)(slash - text_str(path)) : 1,
                slash ? text_str(path) : ".");
    text_free(path);
    *path = folder;
}

/* The folder meant by a game's name, by a folder, or by one of its files. */
static bool find_folder(const char *word, struct text *out, struct err *err)
{
    const struct eng_game *game = find_game(word);

    if (game) {
        if (!eng_find_data(out, err))
            return false;
        text_printf(out, "/%s", game->book->game);
        return true;
    }
    text_add(out, word);
    while (out->length > 1 && out->s[out->length - 1] == '/')
        out->s[--out->length] = 0;
    if (file_is_folder(text_str(out)))
        return true;
    if (!file_exists(text_str(out)))
        return err_set(err, word, "there is no such game, folder or file");
    cut_at_slash(out);
    return true;
}

/* -- scenarios, when map and tables are fine -- */

static int check_scenario(const struct eng_box *box, const char *path)
{
    struct text text = { 0 };
    struct err err;
    int count = 1;

    if (start_read(path, &text, &err))
        count = mistakes_tell(box, path, text_str(&text), say_mistake, NULL);
    else
        err_print(&err);
    text_free(&text);
    return count;
}

static int check_scenarios(const struct eng_box *box, const char *folder)
{
    struct text where = { 0 }, path = { 0 };
    struct file_list list;
    struct err err;
    int count = 0;

    text_printf(&where, "%s/scenarios", folder);
    if (!file_list_read(text_str(&where), ".pos", &list, &err)) {
        err_print(&err);
        text_free(&where);
        return 1;
    }
    for (int i = 0; i < list.count; i++) {
        text_clear(&path);
        text_printf(&path, "%s/%s", text_str(&where), list.name[i]);
        count += check_scenario(box, text_str(&path));
    }
    file_list_free(&list);
    text_free(&where);
    text_free(&path);
    return count;
}

static int check_folder(const struct eng_game *game, const char *folder)
{
    struct eng_box box = { .game = game };
    struct err err;
    int count = game->survey ? game->survey(folder, say_mistake, NULL) : 0;

    if (count)
        return count;
    if (!game->load(folder, &box.board, &err)) {
        err_print(&err);
        return 1;
    }
    count = check_scenarios(&box, folder);
    if (box.board)
        game->unload(box.board);
    return count;
}

static int check(const char *word)
{
    struct text folder = { 0 };
    struct err err;
    int count = 1;

    if (find_folder(word, &folder, &err)) {
        const struct eng_game *game = game_of(text_str(&folder));
        count = check_folder(game, text_str(&folder));
        if (count)
            fprintf(stderr, "%s: %s, %d mistake%s\n", text_str(&folder), game->book->game, count,
                    count == 1 ? "" : "s");
        else
            printf("%s: %s, no mistake\n", text_str(&folder), game->book->game);
    } else {
        err_print(&err);
    }
    text_free(&folder);
    return count ? EXIT_REFUSED : EXIT_DONE;
}

int map_command(int argc, char **argv)
{
    return commands_check(argc, argv, "map check GAME|FOLDER...", check);
}
