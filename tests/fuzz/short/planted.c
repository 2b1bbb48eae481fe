/* planted.c -- fuzz-planted: deliberate bugs (engine/sabotage.h), each of which its fuzzer must find
 * within a bounded number of executions.  As TAP. */

#include "engine/sabotage.h"

#include "short.h"

static const struct {
    int bug;
    const char *what, *fuzzer;
    int count; /* of mutations at most */
} bugs[] = {
    { BUG_OFFER, "an illegal offer", "decisions-skirmish", 500 },
    { BUG_TRIUMPH, "rules that give up over guns that stay", "decisions-triumph", 4000 },
    { BUG_COLORS, "rules that give up over a second hex", "decisions-colors", 4000 },
    { BUG_CAMPAIGN, "rules that give up over a displacement", "decisions-campaign", 4000 },
    { BUG_AUSTERLITZ, "rules that give up over a square", "decisions-austerlitz", 4000 },
    { BUG_RNG_OUTSIDE, "dice outside the state", "match", 50 },
    { BUG_SAVE, "an answer forgotten in a saved position", "position", 500 },
    { BUG_CHECK_BYTE, "a wrong check byte", "journal", 100 },
    { BUG_FATE, "too many dice", "console", 2000 },
    { BUG_NAME, "a name that is too long", "plan", 5000 },
    { BUG_HOST, "a host that is too long", "hook", 20000 },
    { BUG_ACTION, "an action that is too long", "talk", 4000 },
    { BUG_PATH, "an address that is too long", "socket", 2000 },
    { BUG_TABLE, "a row of a table with any name", "tables", 3000 },
    { BUG_ROW, "a bad row", "rows", 500 },
};

static const struct short_run *find(const char *name)
{
    const struct short_run *r = short_runs;

    while (strcmp(r->name, name) != 0)
        r++;
    return r;
}

/* Found with the bug, and in as many executions nothing without it. */
static bool try_bug(int i)
{
    const struct short_run *r = find(bugs[i].fuzzer);
    int done, died = short_try(r, bugs[i].bug, bugs[i].count, &done), without;
    bool alone = died && short_try(r, BUG_NONE, died, &without) == 0;

    printf("%s %d - %s is found by %s, and nothing without it\n", alone ? "ok" : "not ok", i + 1,
           bugs[i].what, bugs[i].fuzzer);
    printf("# %s in execution %d\n", died ? "found" : "not found", done);
    fflush(stdout);
    return alone;
}

int main(void)
{
    int count = (int)(sizeof bugs / sizeof bugs[0]), failed = 0;

    for (int i = 0; i < count; i++)
        failed += !try_bug(i);
    printf("1..%d\n", count);
    return failed != 0;
}
