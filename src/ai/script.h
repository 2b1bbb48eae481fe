/* script.h -- opponents that play by rule of thumb, one for each game. */

#ifndef AI_SCRIPT_H
#define AI_SCRIPT_H

#include "ai/ai.h"

/* A budget of so many nodes: in a hurry.  Scripts that imagine several worlds imagine one. */
enum { SCRIPT_HASTE = 1 };

/* The script of the box's game; script_plays tells whether there is one. */
ai_choose script_choose;
bool script_plays(const struct eng_game *game);

ai_choose script_austerlitz, script_campaign, script_colors, script_triumph;

#endif
