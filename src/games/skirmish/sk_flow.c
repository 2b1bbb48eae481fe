/* sk_flow.c -- the sequence of play on one screen: a row for each step of the book. */

#include "games/skirmish/sk_local.h"

/* clang-format off */
static const struct eng_step match[] = {
    /*                    rule      name             on arrival       offers            takes           checks */
    [ROW_STANCES] =     {SK_2_02, "stances",        sk_ask_stances,  sk_offer_stances, sk_take_stance, NULL},
    [ROW_WHO_FIRST] =   {SK_2_04, "who goes first", sk_decide_first, NULL, NULL, NULL},
    [ROW_FIRST_SIDE] =  {SK_2_01, "first side",     sk_first_side,   NULL, NULL, NULL},
    [ROW_SECOND_SIDE] = {SK_2_01, "second side",    sk_second_side,  NULL, NULL, NULL},
    [ROW_END_OF_TURN] = {SK_2_06, "end of turn",    sk_end_turn,     NULL, NULL, NULL},
};

static const struct eng_step orders[] = {
    [ROW_PICKS] =        {SK_3_01, "picks",         sk_ask_picks,    sk_offer_picks, sk_take_pick, NULL},
    [ROW_NEXT_COMPANY] = {SK_3_03, "next company",  sk_next_company, NULL, NULL, NULL},
};

static const struct eng_step action[] = {
    [ROW_MARCH] =   {SK_4_01, "march",   sk_ask_march,   sk_offer_march,   sk_take_march,   sk_check_march},
    [ROW_ASSAULT] = {SK_5_01, "assault", sk_ask_assault, sk_offer_assault, sk_take_assault, sk_check_assault},
};

static const struct eng_step assault[] = {
    [ROW_VOLLEY] =  {SK_5_03, "volley",  sk_ask_volley,  sk_offer_volley,  sk_take_volley,  NULL},
    [ROW_CONTACT] = {SK_5_05, "contact", sk_contact,     NULL, NULL, NULL},
    [ROW_MELEE] =   {SK_5_06, "melee",   sk_melee,       NULL, NULL, NULL},
};
/* clang-format on */

#define PROCS sk_procs
#include "engine/frame_tables.def"
