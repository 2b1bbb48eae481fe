/* main.c -- fuzz-short [NAME...]: the short run, as TAP.
 *
 * When one dies, FUZZ_KEEP=FILE fuzz-short NAME leaves the input that it died of in FILE; FUZZ_COUNT=N
 * makes N mutations instead of the usual number. */

#include "short.h"

static bool is_wanted(const char *name, int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], name) == 0)
            return true;
    return argc == 1;
}

int main(int argc, char **argv)
{
    const char *wish = getenv("FUZZ_COUNT");
    int number = 0, failed = 0;

    for (const struct short_run *r = short_runs; r->name; r++) {
        int done, died;
        if (!is_wanted(r->name, argc, argv))
            continue;
        died = short_try(r, 0, wish ? atoi(wish) : r->count, &done);
        failed += died != 0;
        printf("%s %d - %s, %d executions\n", died ? "not ok" : "ok", ++number, r->name, done);
        if (died)
            printf("# died in execution %d; FUZZ_KEEP=FILE fuzz-short %s keeps its input\n", died,
                   r->name);
    }
    printf("1..%d\n", number);
    return failed != 0;
}
