/* au_recall.h -- what follows from the map and a pose alone, kept for whoever asks again.
 *
 * The same few hundred places are asked about in every decision: where units stand, and where they
 * might.  What ground is there never changes, so the last answers are kept in a table of the thread,
 * each with its whole question.  Only boxes that were opened are known by a number (box.h); for any
 * other board, as tests make them, everything is worked out. */

#ifndef GAMES_AUSTERLITZ_AU_RECALL_H
#define GAMES_AUSTERLITZ_AU_RECALL_H

#include "games/austerlitz/au_local.h"

enum au_question {
    ASK_AREA,    /* of a point: its area, hill and zone */
    ASK_HILL,    /* */
    ASK_ZONE,    /* */
    ASK_GROUNDS, /* of a footprint: the grounds and streams its inside meets, a bit each */
    ASK_STREAMS, /* */
    ASK_BANKS,   /* streams within reach of it, crests it is on */
    ASK_CRESTS,
    ASK_WALLS, /* of a point: is it in or near the frame of works or a village */
};

typedef int au_work_out(const struct au_board *b, const struct plane_box *box);

/* The answer, which the function would give. */
int au_recall(const struct au_board *b, enum au_question what, const struct plane_box *box,
              au_work_out *work_out);

unsigned au_recall_serial(const struct au_board *b); /* 0: nothing is kept about that board */

/* Between these, questions about that box's board are kept; the doors of the game use them. */
const struct eng_box *au_recall_begin(const struct eng_box *box); /* the one before */
void au_recall_end(const struct eng_box *before);

#endif
