/* main.c -- the suite: see turned.h for what is compared.
 *
 *   turned [--game ID] [--file PREFIX] [--seed N] [--steps N]
 *
 * Austerlitz by quarters, mirrored and shifted, the map with it (austerlitz.c); Campaign by sixths and
 * mirrored (campaign.c); Colors mirrored (colors.c); and, as --game oblique, Austerlitz by every fifth
 * degree on plain ground (oblique.c).  Each by what its rule tests play (rules.c; --file: those of files
 * whose name begins so) and by random matches.  What cannot be the same is listed with its reason in
 * tests/GAME/turned.tsv.
 *
 * A fixed seed; in `make test` a few thousand steps of each, with BERTHIER_LONG those of the proofs.
 * Run from the root of the tree. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"

#include "engine/registry.h"

#include "suite.h"

int main(int argc, char **argv)
{
    struct wishes w = { .seed = 1805, .is_long = getenv("BERTHIER_LONG") != NULL };
    int64_t n;

    for (int i = 1; i + 1 < argc; i += 2) {
        bool number = words_int(argv[i + 1], 0, INT32_MAX, &n);
        if (strcmp(argv[i], "--game") == 0)
            w.game = argv[i + 1];
        else if (strcmp(argv[i], "--file") == 0)
            w.file = argv[i + 1];
        else if (strcmp(argv[i], "--seed") == 0 && number)
            w.seed = (uint64_t)n;
        else if (strcmp(argv[i], "--steps") == 0 && number)
            w.steps = (long)n;
    }
    return run_suite(&w);
}
