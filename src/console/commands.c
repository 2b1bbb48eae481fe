/* commands.c -- what the small commands have in common. */

#include <stdio.h>
#include <string.h>

#include "console/commands.h"

int commands_usage(const char *usage)
{
    fprintf(stderr, "usage: berthier %s\n", usage);
    return EXIT_USAGE;
}

int commands_each(int argc, char **argv, const char *first, const char *usage,
                  int (*check)(const char *word))
{
    int status = EXIT_DONE;

    if (argc < 3 || strcmp(argv[1], first) != 0)
        return commands_usage(usage);
    for (int i = 2; i < argc; i++) {
        int found = check(argv[i]);
        status = found == EXIT_DONE ? status : found;
    }
    return status;
}

int commands_check(int argc, char **argv, const char *usage, int (*check)(const char *word))
{
    return commands_each(argc, argv, "check", usage, check);
}

int commands_refused(const struct err *err)
{
    err_print(err);
    return EXIT_REFUSED;
}
