/* near.h -- what somebody may have meant: the names that differ least from what he wrote. */

#ifndef RULES_NEAR_H
#define RULES_NEAR_H

enum { NEAR_KEPT = 3 };

/* The nearest so far, best first.  Begin with { .wanted = text }. */
struct near {
    const char *wanted;
    int count;
    int distance[NEAR_KEPT];
    const char *name[NEAR_KEPT];
};

/* Considers one name; too different ones are left out.  The name must outlive the struct. */
void near_try(struct near *n, const char *name);

#endif
