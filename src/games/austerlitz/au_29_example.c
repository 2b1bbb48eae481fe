/* au_29_example.c -- the example of play.  It makes no rule; every row of it follows from the chapters,
 * and tests/austerlitz/29-example.t plays it with its dice, from the first shot to the last advance. */

#include "games/austerlitz/au_local.h"

HOLDS(AU_EX_2);
HOLDS(AU_EX_3);
HOLDS(AU_EX_4);
HOLDS(AU_EX_5);
HOLDS(AU_EX_6);
HOLDS(AU_EX_7);
HOLDS(AU_EX_8);
HOLDS(AU_EX_9);
HOLDS(AU_EX_10);
HOLDS(AU_EX_11);
HOLDS(AU_EX_12);
HOLDS(AU_EX_13);
HOLDS(AU_EX_14);
HOLDS(AU_EX_15);
HOLDS(AU_EX_16);
HOLDS(AU_EX_17);
HOLDS(AU_EX_18);
HOLDS(AU_EX_19);
HOLDS(AU_EX_20);
HOLDS(AU_EX_21);
HOLDS(AU_EX_22);
HOLDS(AU_EX_23);
HOLDS(AU_EX_24);
HOLDS(AU_EX_25);
HOLDS(AU_EX_26);
HOLDS(AU_EX_27);
HOLDS(AU_EX_28);
HOLDS(AU_EX_29);
HOLDS(AU_EX_30);
HOLDS(AU_EX_31);
HOLDS(AU_EX_32);
HOLDS(AU_EX_33);
HOLDS(AU_EX_34);
HOLDS(AU_EX_35);
HOLDS(AU_EX_36);
HOLDS(AU_EX_37);
HOLDS(AU_EX_38);
HOLDS(AU_EX_39);
HOLDS(AU_EX_40);
