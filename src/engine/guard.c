/* guard.c -- the place a failed assertion jumps back to. */

#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <threads.h>

#include "base/err.h"

#include "engine/guard.h"

struct guard {
    jmp_buf back;
    char what[256];
    struct guard *outer;
};

_Thread_local unsigned eng_falls;

static thread_local struct guard *innermost;
static once_flag installed = ONCE_FLAG_INIT;

/* Without a guard this returns, and base_panic ends the program with its message. */
static void on_panic(const char *file, int line, const char *what)
{
    struct guard *g = innermost;
    if (!g)
        return;
    const char *slash = strrchr(file, '/');
    snprintf(g->what, sizeof g->what, "%s:%d: %s", slash ? slash + 1 : file, line, what);
    eng_falls++;
    longjmp(g->back, 1);
}

static void install(void)
{
    base_on_panic(on_panic);
}

bool eng_guard(void (*work)(void *arg), void *arg, struct text *why)
{
    struct guard g = { .outer = innermost };

    call_once(&installed, install);
    innermost = &g;
    bool fine = setjmp(g.back) == 0;
    if (fine)
        work(arg);
    innermost = g.outer;
    if (g.what[0])
        text_add(why, g.what);
    return g.what[0] == 0;
}
