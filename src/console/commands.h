/* commands.h -- the small commands of the program: games, replay, perft, position, map.
 *
 * Each takes its own words, argv[0] being its name, and returns the exit status: 0 done, 1 refused
 * or failed, 2 wrong usage. */

#ifndef CONSOLE_COMMANDS_H
#define CONSOLE_COMMANDS_H

#include "base/err.h"

enum { EXIT_DONE, EXIT_REFUSED, EXIT_USAGE };

int games_command(int argc, char **argv);
int replay_command(int argc, char **argv);
int perft_command(int argc, char **argv);
int position_command(int argc, char **argv);
int lesson_command(int argc, char **argv);
int map_command(int argc, char **argv);

/* "usage: berthier ..." on standard error; returns EXIT_USAGE. */
int commands_usage(const char *usage);

/* "check WORD...", or another word than check: one after the other; EXIT_DONE when all are found fine. */
int commands_each(int argc, char **argv, const char *first, const char *usage,
                  int (*check)(const char *word));
int commands_check(int argc, char **argv, const char *usage, int (*check)(const char *word));

/* Prints the error; returns EXIT_REFUSED. */
int commands_refused(const struct err *err);

#endif
