/* sk_flow.c -- the sequence of play on one screen: a row for each step of the book. */

#include "games/skirmish/sk_local.h"

/* clang-format off */
#define COMPANIES(verb) NOUNS(verb, 0, SK_COMPANIES - 1, 0)

static const struct eng_step match[] = {
    /*                       rule     name             on arrival       offers          takes           checks */
    [ROW_STANCES] =     ASKS(SK_2_02, "stances",        sk_ask_stances,  NULL,           sk_take_stance, NULL,
                             PLAIN(VERB_BOLD), PLAIN(VERB_STEADY)),
    [ROW_WHO_FIRST] =   STEP(SK_2_04, "who goes first", sk_decide_first),
    [ROW_FIRST_SIDE] =  STEP_FOR(SK_2_01, "first side",  sk_give_orders, false),
    [ROW_SECOND_SIDE] = STEP_FOR(SK_2_01, "second side", sk_give_orders, true),
    [ROW_END_OF_TURN] = STEP(SK_2_06, "end of turn",    sk_end_turn),
};

static const struct eng_step orders[] = {
    [ROW_PICKS] =        ASKS(SK_3_01, "picks",         sk_ask_picks,   sk_offer_picks,  sk_take_pick,   NULL,
                              COMPANIES(VERB_PICK), PLAIN(VERB_DECLARE)),
    [ROW_NEXT_COMPANY] = STEP(SK_3_03, "next company",  sk_next_company),
};

static const struct eng_step action[] = {
    [ROW_MARCH] =   ASKS(SK_4_01, "march",   sk_ask_march,   sk_offer_march, sk_take_march,   sk_check_march,
                         NOUNS(VERB_MARCH, 0, ENG_MOST, 0)),
    [ROW_ASSAULT] = ASKS(SK_5_01, "assault", sk_ask_assault, NULL,           sk_take_assault, sk_check_assault,
                         COMPANIES(VERB_ASSAULT), PLAIN(VERB_STAND)),
};

static const struct eng_step assault[] = {
    [ROW_VOLLEY] =  ASKS(SK_5_03, "volley",  sk_ask_volley,  NULL,           sk_take_volley,  sk_check_volley,
                         PLAIN(VERB_VOLLEY), PLAIN(VERB_RECEIVE)),
    [ROW_CONTACT] = STEP(SK_5_05, "contact", sk_contact),
    [ROW_MELEE] =   STEP(SK_5_06, "melee",   sk_melee),
};
/* clang-format on */

#define PROCS sk_procs
#include "engine/frame_tables.def"
