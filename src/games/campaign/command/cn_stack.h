/* cn_stack.h -- formations of one side in one hex, for the files of 1X 122 to 125 and 257, 258. */

#ifndef GAMES_CAMPAIGN_COMMAND_CN_STACK_H
#define GAMES_CAMPAIGN_COMMAND_CN_STACK_H

#include "games/campaign/cn_local.h"

struct cn_stack {
    int side, hex, count;
    uint8_t leader[CN_SLOTS + 1];
};

void cn_gather_stack(const struct cn_board *b, const struct cn_state *s, int side, int hex,
                     struct cn_stack *out);
/* Who of them can lead all the others. */
int cn_stack_leaders(const struct cn_board *b, const struct cn_state *s, const struct cn_stack *st,
                     uint8_t out[CN_SLOTS]);
bool cn_stack_has_neighbour(const struct cn_board *b, const struct cn_state *s,
                            const struct cn_stack *st);
bool cn_stack_waits(const struct cn_board *b, const struct cn_state *s, const struct cn_stack *st);

#endif
