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
    {SK_4_01, "march",   sk_ask_march,   sk_offer_march,   sk_take_march,   sk_check_march},
    {SK_5_01, "assault", sk_ask_assault, sk_offer_assault, sk_take_assault, sk_check_assault},
};

static const struct eng_step assault[] = {
    {SK_5_03, "volley",  sk_ask_volley,  sk_offer_volley,  sk_take_volley,  NULL},
    {SK_5_05, "contact", sk_contact,     NULL, NULL, NULL},
    {SK_5_06, "melee",   sk_melee,       NULL, NULL, NULL},
};

/* Procedures: name, rows, and what the locals of a frame are (docs/frames.md). */
const struct eng_proc sk_procs[] = {
    [PROC_MATCH] = ENG_PROC("match", match, NULL),
    [PROC_ORDERS] = ENG_PROC("orders", orders, "side that gives its orders"),
    [PROC_ACTION] = ENG_PROC("action", action, "company that acts (its number)"),
    [PROC_ASSAULT] = ENG_PROC("assault", assault, "company that attacks; company attacked"),
    { NULL, NULL, 0, false, NULL },
};
/* clang-format on */
