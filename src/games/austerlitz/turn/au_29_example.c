/* au_29_example.c -- the example of play.  It makes no rule; every row of it follows from the chapters,
 * where its statements stand at the values that they show, and tests/austerlitz/29-example.t plays it
 * with its dice, from the first shot to the last advance.  Here are those that no value decides. */

#include "games/austerlitz/au_local.h"

HOLDS(AU_EX_14, "a remark on the sum of the shot before it, which has one reading only");
HOLDS(AU_EX_15, "a battery fires when its owner says so, and no row of a phase makes it");
HOLDS(AU_EX_30, "the step of the example that 6.12 refuses; the chapter goes before it");
HOLDS(AU_EX_33, "leaving a unit and joining another are two orders of one phase");
