/* nt_plans.h -- ready-made set-ups: data/triumph/plans. */

#ifndef GAMES_TRIUMPH_KIT_NT_PLANS_H
#define GAMES_TRIUMPH_KIT_NT_PLANS_H

#include "games/triumph/nt_local.h"

enum { NT_PLAN_DETACHMENTS = 6 };

/* A block as a plan writes it: I3, C2, A1, G3. */
struct nt_plan_block {
    uint8_t commander, type, strength, spare;
    uint16_t at; /* position */
};

struct nt_plan {
    char id[40];
    char title[72];          /* English; the French is in po/fr.po */
    uint8_t side, scenarios; /* bit for each scenario it is made for */
    uint8_t historical, detachment_count;
    uint8_t count[NT_COMMANDERS][TYPES][4];
    uint16_t at[NT_COMMANDERS]; /* 0: off the map */
    struct nt_plan_block detachment[NT_PLAN_DETACHMENTS];
    struct nt_plan_block battery; /* commander NT_NO_CORPS: a detachment at that locale */
};

/* Is this the number of a plan for that army in that scenario? */
bool nt_plan_fits(const struct nt_board *b, int plan, int side, int scenario);
/* Gives every unit to the commander that the plan has for it. */
void nt_plan_assign(const struct nt_board *b, struct nt_state *s, int plan);
/* Places, detaches, fixes: all that follows the organisation. */
void nt_plan_place(struct eng_turn *t, int plan);

#endif
