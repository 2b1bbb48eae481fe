/* panics.h -- for tests that the program stops where it must.
 *
 * Include after cmocka.h.  assert_panics(f(x)); fails unless f(x) ends in base_panic. */

#ifndef UNIT_PANICS_H
#define UNIT_PANICS_H

#include <setjmp.h>

#include "base/err.h"

static jmp_buf panics_back;

static void panics_jump(const char *file, int line, const char *what)
{
    (void)file, (void)line, (void)what;
    longjmp(panics_back, 1);
}

#define assert_panics(call)                                                                        \
    do {                                                                                           \
        base_on_panic(panics_jump);                                                                \
        if (setjmp(panics_back) == 0) {                                                            \
            call;                                                                                  \
            base_on_panic(NULL);                                                                   \
            fail_msg("no panic: %s", #call);                                                       \
        }                                                                                          \
        base_on_panic(NULL);                                                                       \
    } while (0)

#endif
