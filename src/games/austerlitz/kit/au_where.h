/* au_where.h -- a place of the field in words: how far from the nearest village, and which way. */

#ifndef GAMES_AUSTERLITZ_KIT_AU_WHERE_H
#define GAMES_AUSTERLITZ_KIT_AU_WHERE_H

#include "games/austerlitz/au_local.h"

struct au_where {
    int near; /* the area of the village */
    int far;  /* hu from its middle */
    int way;  /* degrees from there; 0 in the very middle */
};

struct au_where au_where(const struct au_board *b, struct plane_pt at);

/* A village and a front in one argument of a sentence, {near3} and {front3}. */
int au_near_and_front(int near, int front);
int au_near_of(int value);
int au_front_said(int value);

/* "310 m (0.62 UM) to the north of Telnitz". */
struct eng_phrase au_say_where(const struct au_board *b, struct plane_pt at);
/* "in line, facing the east"; no text for a headquarters, which has no front. */
struct eng_phrase au_say_stance(const struct au_board *b, int unit, int formation, int facing);

#endif
