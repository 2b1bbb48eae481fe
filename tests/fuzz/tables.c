/* tables.c -- the files of the data folder, one of them spoilt: the game is opened, or the mistake is
 * named with its place; nothing else.
 *
 * The folder is copied into memory (tmpfs) as links to the real files; for each input one link gives
 * way to a spoilt copy.  A game that opens is played a little: its rules may give up over such data,
 * under guard, but no memory is touched that is not theirs. */

#include <fcntl.h>
#include <ftw.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

#include "engine/guard.h"

#include "fuzz.h"
#include "parts/edits.h"

enum { FILES_MOST = 160, DECISIONS = 12 };

struct table_file {
    const struct eng_game *game;
    char *path, *real; /* the link, and where it leads */
    struct text text;  /* as it is */
};

static char root[64];
static struct table_file file[FILES_MOST];
static int file_count;

/* -- the folder, once -- */

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *where)
{
    (void)status;
    (void)kind;
    (void)where;
    return remove(path);
}

static void remove_folder(void)
{
    nftw(root, remove_one, 8, FTW_DEPTH | FTW_PHYS);
    for (int i = 0; i < file_count; i++) {
        free(file[i].path);
        free(file[i].real);
        text_free(&file[i].text);
    }
}

/* Rules, and what leads through them, are compiled in; positions have a fuzzer of their own. */
static bool is_table(const char *name)
{
    static const char *const compiled[] = { "rules.", "chapters.", "sequence.", "figures." };

    for (size_t i = 0; i < sizeof compiled / sizeof compiled[0]; i++)
        if (strncmp(name, compiled[i], strlen(compiled[i])) == 0)
            return false;
    return true;
}

static void add_file(const struct eng_game *game, const char *real, const char *path)
{
    struct err err;

    if (symlink(real, path) != 0 || file_count == FILES_MOST)
        found("a link cannot be made", path);
    if (strstr(path, "/scenarios/") || strstr(path, "/figures/") || strstr(path, "/lessons/"))
        return;
    struct table_file *f = &file[file_count++];
    *f = (struct table_file){ .game = game, .path = base_strdup(path), .real = base_strdup(real) };
    if (!file_read(real, &f->text, &err))
        found("a table cannot be read", err.reason);
}

static void add_folder(const struct eng_game *game, const char *real, const char *path)
{
    struct text from = { 0 }, to = { 0 };
    struct file_list list;
    struct err err;

    if (mkdir(path, 0700) != 0 || !file_list_read(real, "", &list, &err))
        found("a folder cannot be made", path);
    for (int i = 0; i < list.count; i++) {
        text_clear(&from);
        text_clear(&to);
        text_printf(&from, "%s/%s", real, list.name[i]);
        text_printf(&to, "%s/%s", path, list.name[i]);
        if (file_is_folder(text_str(&from)))
            add_folder(game, text_str(&from), text_str(&to));
        else if (is_table(list.name[i]))
            add_file(game, text_str(&from), text_str(&to));
    }
    file_list_free(&list);
    text_free(&from);
    text_free(&to);
}

static void lay_out(void)
{
    struct text data = { 0 }, real = { 0 }, path = { 0 };
    struct err err;

    snprintf(root, sizeof root, "%s/berthier-fuzz-XXXXXX",
             file_is_folder("/dev/shm") ? "/dev/shm" : "/tmp");
    if (!mkdtemp(root) || !eng_find_data(&data, &err))
        found("no folder can be made", root);
    char *whole = realpath(text_str(&data), NULL);
    for (int i = 0; eng_games[i]; i++) {
        text_clear(&real);
        text_clear(&path);
        text_printf(&real, "%s/%s", whole, eng_games[i]->book->game);
        text_printf(&path, "%s/%s", root, eng_games[i]->book->game);
        add_folder(eng_games[i], text_str(&real), text_str(&path));
    }
    free(whole);
    atexit(remove_folder);
    text_free(&data);
    text_free(&real);
    text_free(&path);
}

/* -- one spoilt file -- */

static void put(const struct table_file *f, const struct text *text)
{
    int fd;

    unlink(f->path);
    fd = open(f->path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd < 0 || write(fd, text_str(text), text->length) != (ssize_t)text->length)
        found("a file cannot be written", f->path);
    close(fd);
}

static void put_back(const struct table_file *f)
{
    unlink(f->path);
    if (symlink(f->real, f->path) != 0)
        found("a link cannot be made again", f->path);
}

struct playing {
    const struct eng_box *box;
    struct eng_core *core;
    struct rng rng;
};

static void play(void *arg)
{
    struct playing *p = arg;
    struct eng_action a;

    for (int i = 0; i < DECISIONS && !p->core->over && p->core->active; i++) {
        int seat = 0;
        while (!(p->core->active & ENG_SEAT(seat)))
            seat++;
        if (!eng_random_action(p->box, p->core, seat, &p->rng, &a))
            return;
        p->box->game->apply(p->box, p->core, seat, &a, NULL);
    }
}

struct beginning {
    struct playing *p;
    int scenario;
    bool fine;
};

static void begin(void *arg)
{
    struct beginning *b = arg;
    struct err err;

    b->fine = eng_begin_search(b->p->box, b->scenario, NULL, 1, b->p->core, &err);
}

static void use(const struct eng_box *box, int number)
{
    struct playing p = { .box = box, .core = base_alloc(box->game->state_size) };
    struct beginning b = { &p, box->scenario_count ? number % box->scenario_count : 0, false };
    struct text why = { 0 };

    rng_start_search(&p.rng, (uint64_t)number);
    if (box->scenario_count && eng_guard(begin, &b, &why) && b.fine)
        eng_guard(play, &p, &why);
    text_free(&why);
    free(p.core);
}

/* Some readers of maps put the file into the sentence, which serves people as well. */
static void count_mistakes(void *arg, const struct err *err)
{
    if (!err->reason[0] || (!err->place[0] && !strstr(err->reason, root)))
        found("a mistake without place or reason", err->reason);
    ++*(int *)arg;
}

FUZZER(tables)
{
    struct bytes b = { data, data + size };
    struct text text = { 0 };
    struct eng_box box;
    struct err err = { 0 };

    if (!file_count)
        lay_out();
    const struct table_file *f = &file[take_byte(&b) % file_count];
    int number = take_byte(&b), mistakes = 0;
    text_add_n(&text, text_str(&f->text), f->text.length);
    edit_text(&b, &text);
    put(f, &text);
    if (eng_open(f->game, root, &box, &err)) {
        use(&box, number);
        eng_close(&box);
    } else {
        count_mistakes(&mistakes, &err);
    }
    if (f->game->survey && number % 8 == 0) {
        struct text folder = { 0 };
        text_printf(&folder, "%s/%s", root, f->game->book->game);
        f->game->survey(text_str(&folder), count_mistakes, &mistakes);
        text_free(&folder);
    }
    put_back(f);
    text_free(&text);
    return 0;
}
