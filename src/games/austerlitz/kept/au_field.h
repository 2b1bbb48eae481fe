/* au_field.h -- who is where: an index of the field, for as long as nothing moves.
 *
 * Every order asks many times who is near, and whether somebody has it for his foe.  While a state is
 * only looked at, an index answers: pieces by strips of the field.  It is not part of the state, which
 * is copied and changed by plain assignments, but belongs to the thread that looks.
 *
 *     bool mine = au_field_open(s);
 *     ...                             s is not changed here
 *     au_field_close(mine);
 *
 * Opening compares every piece with what the index was made of, so that a forgotten one is never
 * believed; where none is open all functions answer the plain way. */

#ifndef GAMES_AUSTERLITZ_AU_FIELD_H
#define GAMES_AUSTERLITZ_AU_FIELD_H

#include "games/austerlitz/au_local.h"

enum { AU_PIECE_WORDS = 4 }; /* of a set of pieces */

bool au_field_open(const struct au_state *s); /* false: it was open */
void au_field_close(bool mine);
bool au_field_is_open(const struct au_state *s);
/* au_check, where the field is open already (au_game.c). */
eng_ruleno au_check_open(const struct eng_box *box, const struct au_state *s, int seat,
                         const struct eng_action *a);

/* Those on the field, of `sides`, whose centres may be in that square; none is forgotten. */
void au_field_within(const struct au_board *b, struct plane_pt at, int reach, int sides,
                     uint64_t out[AU_PIECE_WORDS]);
/* A number found out about a unit in this state, for whoever asks again before it is closed. */
bool au_field_noted(const struct au_state *s, int unit, int *number);
void au_field_note(const struct au_state *s, int unit, int number);

/* What has changed: each difference that is found when the index is opened, in whatever state, moves
 * its clock on. */
struct au_strip { /* from here to there, so wide to both hands and round its ends */
    int16_t x, y, to_x, to_y, wide;
};
struct au_strip au_strip_between(struct plane_pt from, struct plane_pt to, int wide);
uint64_t au_field_clock(void);
/* Since then: did a piece come to that part of the field or leave it, turn or form anew there?  Did
 * anything of this one change, or who fights it, is with it or in it?  Did any unit come onto the field or leave it? */
bool au_field_stirred(uint64_t since, const struct au_strip *part);
bool au_field_changed(uint64_t since, int piece);
bool au_field_came_or_went(uint64_t since);

bool au_field_is_foe(int unit);  /* of somebody on the field */
int au_field_attached(int unit); /* the HQ with it; AU_NOBODY */

#endif
