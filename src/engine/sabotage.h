/* sabotage.h -- deliberate bugs, for the test of the tests.
 *
 * A suite that has never failed proves little.  Where one of these stands in the code, a build
 * with BERTHIER_SABOTAGE can be made to misbehave, one bug at a time.  tests/selftest sees to it
 * that the conformance suite notices, by the property that should, and tests/fuzz/short that the
 * fuzzers do.  In every other build SABOTAGE(x) is the constant false, and nothing of this is
 * left. */

#ifndef ENGINE_SABOTAGE_H
#define ENGINE_SABOTAGE_H

#include <stddef.h>

enum sabotage {
    BUG_NONE,
    BUG_LEAK,        /* a view shows a token that its reader has not seen    */
    BUG_OFFER,       /* an action is offered that check refuses              */
    BUG_BARRIER,     /* a die was cast, and the decision can be taken back   */
    BUG_LOST_EVENT,  /* a company is shown, and nobody is told               */
    BUG_CHECK_BYTE,  /* a journal is written with a wrong check byte         */
    BUG_RNG_OUTSIDE, /* dice that come from elsewhere than the state         */
    BUG_PEEK,        /* what an enemy hides turns the mover, who takes it back */
    BUG_COUNT,
    /* Leaks of one bit of what is hidden from a seat (sabotage_hidden), for tests/secrets to find. */
    BUG_SPACE, /* a state that it is sent has a space more          */
    BUG_ORDER, /* two of its choices change places                  */
    BUG_RULE,  /* a refusal names another rule                      */
    BUG_DELAY, /* a state takes some microseconds longer            */
    /* For the fuzzers (tests/fuzz). */
    BUG_SAVE,       /* a sealed answer is forgotten when a position is saved */
    BUG_FATE,       /* more dice are taken in than there is room for         */
    BUG_NAME,       /* a player's name may be of any length                  */
    BUG_HOST,       /* so may the host of a web hook                         */
    BUG_ACTION,     /* and what a page sends as an action                    */
    BUG_PATH,       /* and the address of a request                          */
    BUG_TABLE,      /* a row of a table may have any name                    */
    BUG_ROW,        /* a bad row of the database is taken for a bad program  */
    BUG_TRIUMPH,    /* rules that give up: guns that stay or move in,        */
    BUG_COLORS,     /* a pursuit over a second hex,                          */
    BUG_CAMPAIGN,   /* a displacement,                                       */
    BUG_AUSTERLITZ, /* an attempt at a square                               */
    /* Rules that look at the compass, for tests/turned to find. */
    BUG_FLIGHT,  /* Austerlitz: flights go by tens of degrees, counted from the north */
    BUG_RETREAT, /* Colors: of two hexes to retreat to only the first is known        */
    BUG_NORTH    /* Campaign: a hex to the north costs half a point more              */
};

#ifdef BERTHIER_SABOTAGE
extern int eng_sabotage; /* the bug in force; the test program defines it */
#define SABOTAGE(bug) (eng_sabotage == (int)(bug))
#else
#define SABOTAGE(bug) ((void)(bug), 0)
#endif

/* One bit of what `view` lacks of `truth`, `from` bytes on, where the dice are behind; it changes
 * too when two hidden things change places. */
static inline int sabotage_hidden(const void *truth, const void *view, size_t from, size_t size)
{
    const unsigned char *one = truth, *two = view;
    unsigned sum = 0;

    for (size_t i = from; i < size; i++)
        sum += one[i] != two[i] ? one[i] * (unsigned)(2 * i + 1) * 40503u : 0;
    return sum >> 15 & 1;
}

static inline void sabotage_dawdle(void)
{
    for (volatile int i = 0; i < 20000; i++)
        ;
}

/* A number below n that no copy and no replay will ever see again. */
static inline int sabotage_stray(int n)
{
    static int stray;

    return (int)((unsigned)stray++ % (unsigned)n);
}

#endif
