/* sabotage.h -- deliberate bugs, for the test of the tests.
 *
 * A suite that has never failed proves little.  Where one of these stands in the code, a build
 * with BERTHIER_SABOTAGE can be made to misbehave, one bug at a time, and tests/selftest sees to
 * it that the conformance suite notices, by the property that should.  In every other build
 * SABOTAGE(x) is the constant false, and nothing of this is left. */

#ifndef ENGINE_SABOTAGE_H
#define ENGINE_SABOTAGE_H

enum sabotage {
    BUG_NONE,
    BUG_LEAK,        /* a view shows a token that its reader has not seen    */
    BUG_OFFER,       /* an action is offered that check refuses              */
    BUG_BARRIER,     /* a die was cast, and the decision can be taken back   */
    BUG_LOST_EVENT,  /* a company is shown, and nobody is told               */
    BUG_CHECK_BYTE,  /* a journal is written with a wrong check byte         */
    BUG_RNG_OUTSIDE, /* dice that come from elsewhere than the state         */
    BUG_PEEK,        /* what an enemy hides turns the mover, who takes it back */
    BUG_COUNT
};

#ifdef BERTHIER_SABOTAGE
extern int eng_sabotage; /* the bug in force; the test program defines it */
#define SABOTAGE(bug) (eng_sabotage == (bug))
#else
#define SABOTAGE(bug) 0
#endif

/* A number below n that no copy and no replay will ever see again. */
static inline int sabotage_stray(int n)
{
    static int stray;

    return (int)((unsigned)stray++ % (unsigned)n);
}

#endif
