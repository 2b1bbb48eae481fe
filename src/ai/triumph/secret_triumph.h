/* secret_triumph.h -- the secret choices of an attack in Napoleon's Triumph: to stand or to go, to
 * press on or to feint, who leads, who strikes back. */

#ifndef AI_TRIUMPH_SECRET_TRIUMPH_H
#define AI_TRIUMPH_SECRET_TRIUMPH_H

#include "ai/search.h"
#include "ai/triumph/eval_triumph.h"

/* Is the seat asked for one of them, and has nothing been picked yet? */
bool clash_triumph_is_asked(const struct search *s);

/* Its answer, so chosen that it cannot be read; `worlds` are thought of, judged by
 * those weights.  False: no answer. */
bool secret_triumph(struct search *s, const struct eval_weights *w, int worlds,
                    struct eng_action *out);

#endif
