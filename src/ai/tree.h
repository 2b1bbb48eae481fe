/* tree.h -- information-set tree search: for decisions with few answers. */

#ifndef AI_TREE_H
#define AI_TREE_H

#include "ai/search.h"

struct tree;

struct tree *tree_begin(struct search *s);
void tree_end(struct tree *t);

/* What a first action comes to in world n, when both sides go on as well as the tree knows by now.
 * The more walks, the better it knows. */
int tree_walk(struct tree *t, int n, const struct eng_action *first);

#endif
