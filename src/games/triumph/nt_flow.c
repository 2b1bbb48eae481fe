/* nt_flow.c -- the sequence of play on a few screens: a row for each step of the book. */

#include "games/triumph/nt_local.h"

/* clang-format off */

/* -- chapters 6, 7: the match -- */

static const struct eng_step match[] = {
    /*  rule       name               on arrival            offers            takes            checks */
    [ROW_SIDES] =         {NT_6_02_01,  "sides",          nt_settle_sides,     NULL, NULL, NULL},
    [ROW_ALLIES_SET_UP] = {NT_6_06_01,  "Allies set up",  nt_set_up_allies,    NULL, NULL, NULL},
    [ROW_FRENCH_SET_UP] = {NT_6_07_01,  "French set up",  nt_set_up_french,    NULL, NULL, NULL},
    [ROW_ROUND] =         {NT_7_01,     "round",          nt_begin_round,      NULL, NULL, NULL},
    [ROW_ALLIED_TURN] =   {NT_7_02,     "Allied turn",    nt_allied_turn,      NULL, NULL, NULL},
    [ROW_FRENCH_TURN] =   {NT_7_02,     "French turn",    nt_french_turn,      NULL, NULL, NULL},
    [ROW_END_OF_ROUND] =  {NT_7_04,     "end of round",   nt_end_round,        NULL, NULL, NULL},
};

/* -- chapter 17: the morale auction -- */

static const struct eng_step auction[] = {
    [ROW_FIRST_BIDDER] = {NT_17_03,    "first bidder",   nt_first_bidder,     NULL,               NULL,              NULL},
    [ROW_BID] =          {NT_17_04,    "bid",            nt_ask_bid,          nt_offer_bid,       nt_take_bid,       nt_check_bid},
    [ROW_CHOOSE_SIDE] =  {NT_17_08,    "choice of side", nt_ask_side,         nt_offer_side,      nt_take_side,      nt_check_side},
};

/* -- chapter 6: set-up -- */

static const struct eng_step set_up[] = {
    [ROW_ORGANISE] =     {NT_6_06_01,  "organisation",   nt_ask_organise,     nt_offer_organise,  nt_take_organise,  nt_check_organise},
    [ROW_START] =        {NT_6_06_12,  "corps in play",  nt_ask_start,        nt_offer_start,     nt_take_start,     nt_check_start},
    [ROW_PLACE] =        {NT_6_06_08,  "placing",        nt_ask_place,        nt_offer_place,     nt_take_place,     nt_check_place},
    [ROW_SET_DETACH] =   {NT_6_08_01,  "detachments",    nt_ask_set_detach,   nt_offer_set_detach, nt_take_set_detach, nt_check_set_detach},
    [ROW_DETACHED] =     {NT_6_08_09,  "detachment",     nt_ask_detached,     nt_offer_detached,  nt_take_detached,  nt_check_detached},
    [ROW_FIX] =          {NT_6_09_01,  "fixed battery",  nt_ask_fix,          nt_offer_fix,       nt_take_fix,       nt_check_fix},
    [ROW_BATTERY] =      {NT_6_09_03,  "battery",        nt_ask_battery,      nt_offer_battery,   nt_take_battery,   nt_check_battery},
    [ROW_SET_UP_END] =   {NT_6_01_01,  "end of set-up",  nt_end_set_up,       NULL, NULL, NULL},
};

/* -- chapters 7, 9: a turn and its commands -- */

static const struct eng_step turn[] = {
    [ROW_TURN_BEGINS] =   {NT_7_02,     "turn begins",    nt_begin_turn,       NULL, NULL, NULL},
    [ROW_COMMAND] =       {NT_9_01,     "command",        nt_ask_command,      nt_offer_commands,  nt_take_command,   nt_check_command},
    [ROW_TURN_ENDS] =     {NT_7_05,     "turn ends",      nt_end_turn,         NULL, NULL, NULL},
};

/* -- chapter 10: a move -- */

static const struct eng_step move[] = {
    [ROW_CHOOSE_MOVE] =   {NT_10_02,    "move",           nt_ask_move,         nt_offer_move,      nt_take_move,      nt_check_move},
    [ROW_ON_ROAD] =       {NT_10_16,    "on the road",    nt_ask_road,         nt_offer_road,      nt_take_road,      nt_check_road},
};

/* -- chapter 11: the attack -- */

static const struct eng_step attack[] = {
    {NT_11_01_01, "threat",          NULL, NULL, NULL, NULL},
};

static const struct eng_step losses[] = {
    {NT_11_09_06, "losses",          NULL, NULL, NULL, NULL},
};

/* -- chapter 12: the retreat -- */

static const struct eng_step retreat[] = {
    {NT_12_01,    "retreat",         NULL, NULL, NULL, NULL},
};

/* clang-format on */

const struct eng_proc nt_procs[] = {
    [PROC_MATCH] = ENG_PROC("match", match),
    [PROC_AUCTION] = ENG_PROC("auction", auction),
    [PROC_SET_UP] = ENG_PROC("set-up", set_up),
    [PROC_TURN] = ENG_PROC("turn", turn),
    [PROC_MOVE] = ENG_PROC("move", move),
    [PROC_ATTACK] = ENG_PROC("attack", attack),
    [PROC_LOSSES] = ENG_PROC("losses", losses),
    [PROC_RETREAT] = ENG_PROC("retreat", retreat),
    [PROC_COUNT] = { NULL, NULL, 0 },
};
