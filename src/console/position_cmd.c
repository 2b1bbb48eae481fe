/* position_cmd.c -- `berthier position check`: is this text a position that can be played on? */

#include <stdio.h>
#include <string.h>

#include "base/seed.h"

#include "console/commands.h"
#include "console/start.h"

static bool check(const char *path, struct err *err)
{
    struct text text = { 0 }, where = { 0 };
    struct seed seed;
    struct match *m = NULL;

    seed_from_number(&seed, 1);
    if (start_read(path, &text, err))
        m = start_position(path, text_str(&text), &seed, err);
    text_free(&text);
    if (!m)
        return false;
    const struct eng_box *box = match_box(m);
    const char *broken = box->game->broken(box, match_state(m));

    if (broken)
        err_set(err, path, "this cannot stand in %s: %s", box->game->book->game, broken);
    else
        eng_trace(box, match_state(m), &where);
    if (!broken)
        printf("%s: %s, %s\n", path, box->game->book->game, text_str(&where));
    text_free(&where);
    match_free(m);
    return !broken;
}

int position_command(int argc, char **argv)
{
    int status = EXIT_DONE;
    struct err err;

    if (argc < 3 || strcmp(argv[1], "check") != 0)
        return commands_usage("position check FILE...");
    for (int i = 2; i < argc; i++)
        if (!check(argv[i], &err))
            status = commands_refused(&err);
    return status;
}
