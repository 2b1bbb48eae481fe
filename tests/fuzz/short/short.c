/* short.c -- inputs, mutations, and a child that may die of them. */

#include "short.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"

#include "engine/sabotage.h"

#include "../parts/starts.h"

enum { INPUTS_MOST = 400, CHANGES_MOST = 4, COPIES_MOST = 64, FORMLESS = 400, SECONDS_MOST = 100 };

#ifdef BERTHIER_SABOTAGE
int eng_sabotage;
#endif

struct inputs {
    int count;
    struct text text[INPUTS_MOST];
};

/* -- inputs of the tree -- */

/* What is too long is cut after a whole line: so a journal is still one. */
static void add_file(struct inputs *in, const char *path, size_t longest)
{
    struct err err;

    if (in->count == INPUTS_MOST || file_is_folder(path) ||
        !file_read(path, &in->text[in->count], &err))
        return;
    struct text *t = &in->text[in->count++];
    if (t->length <= longest)
        return;
    for (t->length = longest; t->length && t->s[t->length - 1] != '\n';)
        t->length--;
    t->s[t->length] = 0;
}

static void add_folder(struct inputs *in, const char *folder, size_t longest)
{
    struct text path = { 0 };
    struct file_list list;
    struct err err;

    if (!file_is_folder(folder) || !file_list_read(folder, "", &list, &err))
        return;
    for (int i = 0; i < list.count; i++) {
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, list.name[i]);
        add_file(in, text_str(&path), longest);
    }
    file_list_free(&list);
    text_free(&path);
}

static void read_inputs(const struct short_run *r, struct inputs *in)
{
    struct text fuzz = { 0 }, path = { 0 };
    char *names = base_strdup(r->folders ? r->folders : ""), *rest = names, *name;

    starts_folder(&fuzz);
    text_printf(&path, "%s/corpus/%s", text_str(&fuzz), r->name);
    add_folder(in, text_str(&path), r->longest);
    while ((name = strsep(&rest, " "))) {
        text_clear(&path);
        text_printf(&path, "%s/../../%s", text_str(&fuzz), name);
        if (*name)
            add_folder(in, text_str(&path), r->longest);
    }
    free(names);
    text_free(&fuzz);
    text_free(&path);
}

/* -- mutations -- */

static size_t below(struct rng *rng, size_t n)
{
    return n ? rng_below(rng, (uint32_t)n) : 0;
}

static void splice(struct text *t, size_t at, size_t over, const char *with, size_t length)
{
    struct text out = { 0 };

    text_add_n(&out, text_str(t), at);
    text_add_n(&out, with, length);
    text_add_n(&out, text_str(t) + at + over, t->length - at - over);
    text_free(t);
    *t = out;
}

/* A piece of it once more, or many times: what is too long is found by that. */
static void repeat(struct rng *rng, struct text *t, size_t at)
{
    size_t length = 1 + below(rng, t->length - at < 32 ? t->length - at : 32);
    size_t copies = rng_below(rng, 3) ? 1 : 1 + below(rng, COPIES_MOST);
    struct text many = { 0 };

    if (at + length > t->length)
        return;
    for (size_t i = 0; i < copies; i++)
        text_add_n(&many, t->s + at, length);
    splice(t, at, 0, text_str(&many), many.length);
    text_free(&many);
}

static void change(struct rng *rng, struct text *t, const struct text *other)
{
    size_t at = below(rng, t->length + 1);
    char byte = (char)rng_u32(rng);
    size_t left = t->length - at, from = below(rng, other->length);

    switch (rng_below(rng, 7)) {
    case 0:
    case 1:
        splice(t, at, left > 0, &byte, 1);
        break;
    case 2:
        splice(t, at, 0, &byte, 1);
        break;
    case 3:
        splice(t, at, below(rng, left < 16 ? left + 1 : 16), "", 0);
        break;
    case 4:
        repeat(rng, t, at);
        break;
    case 5:
        splice(t, at, below(rng, left + 1), text_str(other) + from,
               below(rng, other->length - from + 1));
        break;
    default:
        for (int i = 0; i < 8; i++, byte = (char)rng_u32(rng))
            splice(t, at, t->length > at, &byte, 1);
        break;
    }
}

static void draw(struct rng *rng, size_t length, struct text *out)
{
    for (size_t i = 0; i < length; i++)
        text_add_char(out, (char)rng_u32(rng));
}

/* Where bytes have no form of their own, any will do as well. */
static void mutate(struct rng *rng, const struct inputs *in, size_t longest, struct text *out)
{
    const struct text *from = &in->text[below(rng, (size_t)in->count)];

    text_clear(out);
    if (longest <= FORMLESS && rng_below(rng, 2)) {
        draw(rng, 1 + below(rng, longest), out);
        return;
    }
    text_add_n(out, text_str(from), from->length);
    for (uint32_t i = 0, count = 1 + rng_below(rng, CHANGES_MOST); i < count; i++)
        change(rng, out, &in->text[below(rng, (size_t)in->count)]);
    if (out->length > longest)
        out->length = longest;
}

/* -- the child -- */

static void keep_input(const struct text *t)
{
    const char *path = getenv("FUZZ_KEEP");
    struct err err;

    if (path && !file_write(path, text_str(t), t->length, &err))
        err_print(&err);
}

static void run_one(const struct short_run *r, const struct text *t, int *now)
{
    /* In a block of its own size, so that a byte too many is noticed. */
    uint8_t *data = malloc(t->length ? t->length : 1);

    ++*now;
    memcpy(data, text_str(t), t->length);
    if (getenv("FUZZ_KEEP"))
        keep_input(t);
    r->run(data, t->length);
    free(data);
}

static void run_all(const struct short_run *r, int count, int *now)
{
    struct inputs *in = base_alloc(sizeof *in);
    struct text input = { 0 };
    struct rng rng;

    fuzz_game = r->game ? r->game : "skirmish";
    read_inputs(r, in);
    rng_start_search(&rng, 1805);
    if (in->count == 0)
        draw(&rng, r->longest, &in->text[in->count++]);
    for (int i = 0; i < in->count; i++)
        run_one(r, &in->text[i], now);
    for (int i = 0; i < count; i++) {
        mutate(&rng, in, r->longest, &input);
        run_one(r, &input, now);
    }
    for (int i = 0; i < in->count; i++)
        text_free(&in->text[i]);
    text_free(&input);
    base_free(in);
}

static void be_child(const struct short_run *r, int bug, int count, int *now)
{
#ifdef BERTHIER_SABOTAGE
    eng_sabotage = bug;
    if (bug && !freopen("/dev/null", "w", stderr)) /* its death is expected */
        _exit(2);
#else
    (void)bug;
#endif
    alarm(SECONDS_MOST); /* a loop without end is a find too */
    run_all(r, count, now);
    exit(0);
}

int short_try(const struct short_run *r, int bug, int count, int *done)
{
    int *now = mmap(NULL, sizeof *now, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    int status = 0;

    if (now == MAP_FAILED)
        base_panic(__FILE__, __LINE__, "there is memory");
    fflush(NULL);
    pid_t child = fork();
    if (child == 0)
        be_child(r, bug, count, now);
    if (child < 0 || waitpid(child, &status, 0) != child)
        base_panic(__FILE__, __LINE__, "a child can be had");
    *done = *now;
    munmap(now, sizeof *now);
    return status == 0 ? 0 : *done > 0 ? *done : 1;
}
