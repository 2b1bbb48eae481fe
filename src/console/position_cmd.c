/* position_cmd.c -- `berthier position check`: is this text a position that can be played on? */

#include <stdio.h>

#include "base/seed.h"

#include "console/commands.h"
#include "console/mistakes.h"
#include "console/start.h"

static void say_mistake(void *arg, const struct err *err)
{
    (void)arg;
    err_print(err);
}

/* Read without a mistake it must go on, too, and stand by the rules of its game. */
static bool goes_on(const struct eng_box *box, const char *path, const char *text, struct err *err)
{
    struct text where = { 0 };
    struct seed seed;

    seed_from_number(&seed, 1);
    struct match *m = match_from_position(box, path, text, &seed, err);
    if (!m)
        return false;
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

static int check(const char *path)
{
    struct text text = { 0 };
    struct err err;
    int status = EXIT_DONE;
    const struct eng_box *box =
        start_read(path, &text, &err) ? start_box_of(path, text_str(&text), &err) : NULL;

    if (!box)
        status = commands_refused(&err);
    else if (mistakes_tell(box, path, text_str(&text), say_mistake, NULL))
        status = EXIT_REFUSED;
    else if (!goes_on(box, path, text_str(&text), &err))
        status = commands_refused(&err);
    text_free(&text);
    return status;
}

int position_command(int argc, char **argv)
{
    return commands_check(argc, argv, "position check FILE...", check);
}
