/* choices.h -- collecting and finding offered actions.
 *
 * A list lives on the caller's stack or beside his search; it is never in a state.  Rules add in
 * ascending order where it comes naturally; eng_flow_offer sorts the rest. */

#ifndef ENGINE_CHOICES_H
#define ENGINE_CHOICES_H

#include "engine/engine.h"

enum { ENG_OUTLINES = 4, ENG_OUTLINE_POINTS = 48 };

/* How far a placing verb can carry a piece: a polygon for the eye, check being the authority. */
struct eng_outline {
    uint16_t verb, noun;
    int32_t count;
    int32_t x[ENG_OUTLINE_POINTS], y[ENG_OUTLINE_POINTS];
};

/* Some 40 KB, and nothing of it on the heap: made once and cleared, not copied about. */
struct eng_choices {
    int count;
    int outline_count;
    struct eng_action action[ENG_CHOICES];
    struct eng_outline outline[ENG_OUTLINES];
};

void eng_choices_clear(struct eng_choices *c);

/* Add one.  Beyond ENG_CHOICES is a broken program. */
static inline void eng_choices_add(struct eng_choices *c, const struct eng_action *a)
{
    BASE_ASSERT(c->count < ENG_CHOICES);
    c->action[c->count++] = *a;
}

struct eng_outline *eng_choices_outline(struct eng_choices *c, int verb, int noun);

/* Verb, noun, count and angle in one number that rises with them in this order. */
static inline uint64_t eng_rank(const struct eng_action *a)
{
    return (uint64_t)a->verb << 48 | (uint64_t)a->noun << 32 |
           (uint64_t)(uint16_t)(a->count ^ INT16_MIN) << 16 | (uint16_t)(a->angle ^ INT16_MIN);
}

/* Ascending, without repeats. */
void eng_choices_sort(struct eng_choices *c);
bool eng_choices_has(const struct eng_choices *c, const struct eng_action *a);

/* The usual short forms inside rules. */
static inline void offer(struct eng_choices *c, int verb)
{
    eng_choices_add(c, &(struct eng_action){ .verb = (uint16_t)verb });
}

static inline void offer_noun(struct eng_choices *c, int verb, int noun)
{
    eng_choices_add(c, &(struct eng_action){ .verb = (uint16_t)verb, .noun = (uint16_t)noun });
}

static inline void offer_count(struct eng_choices *c, int verb, int noun, int count)
{
    eng_choices_add(c, &(struct eng_action){ .verb = (uint16_t)verb,
                                             .noun = (uint16_t)noun,
                                             .count = (int16_t)count });
}

#endif
