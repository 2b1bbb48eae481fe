/* registry.c -- the games of this program (games.def), and where their data lie. */

#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include <unistd.h>

#include "base/file.h"

#include "engine/registry.h"

#define GAME(id, xx, mark) extern const struct eng_game xx##_game;
#include "engine/games.def"
#undef GAME

const struct eng_game *const eng_games[] = {
#ifdef BERTHIER_SABOTAGE /* deliberate bugs are tried on the teaching game alone */
    &sk_game,
#else
#define GAME(id, xx, mark) &xx##_game,
#include "engine/games.def"
#undef GAME
#endif
    NULL,
};

const struct eng_game *eng_find_game(const char *id)
{
    for (int i = 0; eng_games[i]; i++)
        if (strcmp(eng_games[i]->book->game, id) == 0)
            return eng_games[i];
    return NULL;
}

/* The folder of the running program, with its final slash. */
static void own_folder(struct text *out)
{
    char path[4096];
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
    if (n <= 0)
        return;
    path[n] = 0;
    char *slash = strrchr(path, '/');
    if (slash)
        text_add_n(out, path, (size_t)(slash - path) + 1);
}

static bool try_folder(struct text *out, const char *folder, const char *below)
{
    text_clear(out);
    text_printf(out, "%s%s", folder, below);
    return file_is_folder(text_str(out));
}

bool eng_find_data(struct text *out, struct err *err)
{
    const char *named = getenv("BERTHIER_DATA");
    struct text own = { 0 };

    if (named) {
        if (try_folder(out, named, ""))
            return true;
        return err_set(err, "BERTHIER_DATA", "there is no folder '%s'", named);
    }
    own_folder(&own);
    bool found = try_folder(out, text_str(&own), "../data") ||
                 try_folder(out, text_str(&own), "../../data") ||
                 try_folder(out, text_str(&own), "../share/berthier");
    if (!found)
        err_set(err, text_str(&own),
                "the folder of data is neither ../data nor "
                "../share/berthier from here; set BERTHIER_DATA");
    text_free(&own);
    return found;
}

static struct eng_box boxes[ENG_BOOKS];
static mtx_t boxes_lock;
static once_flag boxes_once = ONCE_FLAG_INIT;

static void close_boxes(void)
{
    for (int i = 0; i < ENG_BOOKS; i++)
        if (boxes[i].game)
            eng_close(&boxes[i]);
}

static void make_lock(void)
{
    if (mtx_init(&boxes_lock, mtx_plain) != thrd_success)
        base_panic(__FILE__, __LINE__, "a lock could be made");
    atexit(close_boxes);
}

static bool open_box(const struct eng_game *game, struct eng_box *box, struct err *err)
{
    struct text data = { 0 };
    bool fine = eng_find_data(&data, err) && eng_open(game, text_str(&data), box, err);
    text_free(&data);
    return fine;
}

const struct eng_box *eng_shared_box(const char *game, struct err *err)
{
    int i = 0;
    while (eng_games[i] && strcmp(eng_games[i]->book->game, game) != 0)
        i++;
    if (!eng_games[i]) {
        err_set(err, "game", "there is no game '%s'", game);
        return NULL;
    }
    call_once(&boxes_once, make_lock);
    mtx_lock(&boxes_lock);
    bool fine = boxes[i].game || open_box(eng_games[i], &boxes[i], err);
    mtx_unlock(&boxes_lock);
    return fine ? &boxes[i] : NULL;
}
