/* main.c -- one program, `berthier`: a table of commands. */

#include <stdio.h>
#include <string.h>

#include "console/commands.h"
#include "console/console.h"
#include "console/version.h"
#include "rules/rules.h"
#ifdef HAVE_SERVER
#include "server/api/pass.h"
#include "server/api/print.h"
#include "server/server.h"
#endif
#ifdef HAVE_SIM
#include "sim/sim.h"
#endif

static int help_command(int argc, char **argv);
static int version_command(int argc, char **argv);
static int book_or_rules(int argc, char **argv);

/* Each takes its own words, argv[0] being its name, and returns the exit status. */
static const struct {
    const char *name, *args, *help;
    int (*run)(int argc, char **argv);
} commands[] = {
#ifdef HAVE_SERVER
    { "serve", "[--port N] [--listen ADDRESS] [--name NAME]... [--db FILE] [--open] ...",
      "the web page", serve_command },
    { "passphrase", "> FILE", "for serve --passphrase FILE", passphrase_command },
#endif
    { "games", "[--json|--frames [GAME]]", "games, scenarios, options; frames of positions",
      games_command },
    { "console", "[--lang en|fr] [--exec]", "line protocol on standard input and output",
      console_command },
#ifdef HAVE_SIM
    { "sim", "GAME SCENARIO [--games N] [--bots A,B] [--seed S] [--threads T] [--json]",
      "many matches, and what became of them", sim_command },
    { "arena", "GAME [SCENARIO,...] PLAYER PLAYER ... [--pairs N] ...",
      "players against each other: Elo, SPRT, a report", arena_command },
    { "bench", "[GAME] [--seconds N] [--json]", "matches, decisions, copies and views a second",
      bench_command },
#endif
    { "replay", "FILE [--verify|--text|--rolls] [--json] [--lang en|fr]",
      "a journal, checked or told as a story", replay_command },
    { "rules", "[GAME] [ID|PARAGRAPH] [--book] [--coverage] [--blanks] [--json] [--lang en|fr]",
      "the rules as a book to print; the registers: statement, code, tests", book_or_rules },
    { "perft", "FILE.pos|GAME SCENARIO DEPTH [seed N] [option K=V ...]", "leaf counts",
      perft_command },
    { "position", "check FILE...", "can these positions be played on?", position_command },
    { "lesson", "check|show FILE...", "do these guided matches go by their words?",
      lesson_command },
    { "map", "check GAME|FOLDER...", "every mistake in a map and its tables", map_command },
    { "help", "", "this list", help_command },
    { "version", "", "the version of the program", version_command },
};

enum { COMMANDS = sizeof commands / sizeof commands[0], ARGS_WIDTH = 33 };

/* What it is for stands beside the words where there is room, else below them. */
static void print_command(FILE *out, int i)
{
    fprintf(out, "  %-8s %-*s", commands[i].name, ARGS_WIDTH, commands[i].args);
    if (strlen(commands[i].args) > ARGS_WIDTH)
        fprintf(out, "\n%*s", 2 + 8 + 1 + ARGS_WIDTH, "");
    fprintf(out, " %s\n", commands[i].help);
}

static void print_usage(FILE *out)
{
    fputs("usage: berthier COMMAND ...\n\n", out);
    for (int i = 0; i < COMMANDS; i++)
        print_command(out, i);
    fputs("\nberthier COMMAND --help tells more of it.\n", out);
}

static int help_command(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    print_usage(stdout);
    return EXIT_DONE;
}

static int version_command(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    puts("berthier " BERTHIER_VERSION);
    return EXIT_DONE;
}

/* With --book the rules are printed by what draws the page, and that is the server's. */
static int book_or_rules(int argc, char **argv)
{
#ifdef HAVE_SERVER
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--book") == 0)
            return book_command(argc, argv);
#endif
    return rules_command(argc, argv);
}

/* A command may be written as an option too: --help, --version. */
static const char *plain_name(const char *word)
{
    return strcmp(word, "--help") == 0 || strcmp(word, "--version") == 0 ? word + 2 : word;
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? plain_name(argv[1]) : NULL;

    for (int i = 0; name && i < COMMANDS; i++)
        if (strcmp(name, commands[i].name) == 0)
            return commands[i].run(argc - 1, argv + 1);
    if (name)
        fprintf(stderr, "berthier: there is no command '%s'\n\n", name);
    print_usage(stderr);
    return EXIT_USAGE;
}
