/* bot.c -- a bot for any game of Berthier: one of the legal choices, at random.
 *
 *     cc -o bot examples/bot.c
 *     berthier arena skirmish exec:./bot random --pairs 5
 *
 * Questions come on standard input, an action for each goes out on standard output; the protocol is
 * in docs/protocol.md, "Bots".  This one looks at the choices alone. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 2048 }; /* choices; there are never more */

int main(int argc, char **argv)
{
    char *line = NULL, *choice[MOST];
    size_t room = 0;
    int count = 0;

    srand(argc > 1 ? (unsigned)atoi(argv[1]) : (unsigned)time(NULL));
    while (getline(&line, &room, stdin) > 0) {
        if (strncmp(line, "choice ", 7) == 0 && count < MOST) {
            choice[count++] = strdup(line + 7);
        } else if (strncmp(line, "answer ", 7) == 0 && count > 0) {
            fputs(choice[rand() % count], stdout);
            fflush(stdout);
        } else if (strncmp(line, "ask ", 4) == 0) {
            while (count > 0)
                free(choice[--count]);
        } else if (strncmp(line, "fault ", 6) == 0) {
            fputs(line, stderr);
        } else if (strncmp(line, "over ", 5) == 0) {
            break;
        }
    }
    while (count > 0)
        free(choice[--count]);
    free(line);
    return 0;
}
