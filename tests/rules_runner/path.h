/* path.h -- claims about a JSON value: "companies[3].kind = line".
 *
 * A path is names with dots between them; [3] is the fourth of a list, [token=3,side=1] the first of
 * a list whose members `token` and `side` are 3 and 1.  The claims are
 *
 *   PATH = VALUE         PATH != VALUE
 *   PATH absent          there is nothing of that name
 *   PATH has N           a list of N
 *   PATH contains VALUE  a list with it        PATH lacks VALUE
 *
 * VALUE is a JSON value, or a word that stands for a string. */

#ifndef RULES_RUNNER_PATH_H
#define RULES_RUNNER_PATH_H

#include <jansson.h>

#include "base/err.h"
#include "base/text.h"
#include "base/words.h"

struct path_claim {
    const char *path, *relation, *value; /* value: NULL for `absent` */
    struct text *out_expected, *out_found;
};

/* The words from `from` on. */
bool path_parse(const struct words *w, int from, struct path_claim *out, struct err *err);

/* False fills out_expected and out_found. */
bool path_judge(const json_t *root, const struct path_claim *claim);

/* What the path leads to; NULL: nothing. */
const json_t *path_find(const json_t *root, const char *path);

#endif
