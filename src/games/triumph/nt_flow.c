/* nt_flow.c -- the sequence of play on a few screens: a row for each step of the book. */

#include "games/triumph/nt_11_attack.h"

/* clang-format off */

/* -- chapters 6, 7: the match -- */

static const struct eng_step match[] = {
    /*  rule       name               on arrival            offers            takes            checks */
    [ROW_SIDES] =         {NT_6_02_01,  "sides",          nt_settle_sides,     NULL, NULL, NULL},
    [ROW_CONFER_ALLIES] = {NT_19_03,    "Allies confer",  nt_confer_allies,    NULL, NULL, NULL},
    [ROW_CONFER_FRENCH] = {NT_19_03,    "French confer",  nt_confer_french,    NULL, NULL, NULL},
    [ROW_CONFERENCES_END] = {NT_19_07,  "ranks and corps revealed", nt_end_conferences, NULL, NULL, NULL},
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
    [ROW_NIGHT_CONFERENCE] = {NT_19_08, "night conference", nt_confer_at_night, NULL, NULL, NULL},
    [ROW_TURN_BEGINS] =   {NT_7_02,     "turn begins",    nt_begin_turn,       NULL, NULL, NULL},
    [ROW_READ_ORDERS] =   {NT_19_19,    "orders read",    nt_read_orders,      NULL, NULL, NULL},
    [ROW_ORDERS] =        {NT_19_13,    "orders",         nt_ask_orders,       nt_offer_orders,    nt_take_orders,    nt_check_orders},
    [ROW_NOUNS] =         {NT_19_17,    "order",          nt_ask_nouns,        nt_offer_nouns,     nt_take_nouns,     nt_check_nouns},
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
    [ROW_THREAT] =               {NT_11_01_01, "1 attack threat",         nt_attack_threat,        nt_offer_guard_shown,      nt_take_guard_shown,      nt_check_guard_shown},
    [ROW_RETREAT_OPTION] =       {NT_11_02_01, "2 retreat option",        nt_ask_retreat_option,   nt_offer_defenders,        nt_take_defenders,        nt_check_defenders},
    [ROW_FEINT_OPTION] =         {NT_11_03_01, "3 feint option",          nt_ask_feint_option,     nt_offer_feint_option,     nt_take_feint_option,     nt_check_feint_option},
    [ROW_DEFENSE_DECLARATION] =  {NT_11_04_01, "4 defense declaration",   nt_ask_defense_leaders,  nt_offer_defense_leaders,  nt_take_defense_leaders,  nt_check_defense_leaders},
    [ROW_ATTACK_DECLARATION] =   {NT_11_05_01, "5 attack declaration",    nt_attack_declaration,   NULL, NULL, NULL},
    [ROW_WIDTH] =                {NT_11_05_06, "5 attack width",          nt_ask_width,            nt_offer_width,            nt_take_width,            NULL},
    [ROW_STRUCK] =               {NT_11_05_08, "5 leading unit attacked", nt_ask_struck,           nt_offer_struck,           nt_take_struck,           NULL},
    [ROW_ATTACK_LEADERS] =       {NT_11_05_09, "5 attack leading units",  nt_ask_attack_leaders,   nt_offer_attack_leaders,   nt_take_attack_leaders,   nt_check_attack_leaders},
    [ROW_INITIAL_RESULT] =       {NT_11_06_01, "6 initial result",        nt_initial_result,       NULL, NULL, NULL},
    [ROW_COUNTER_ATTACK] =       {NT_11_07_01, "7 counter-attack",        nt_ask_counter,          nt_offer_counter,          nt_take_counter,          nt_check_counter},
    [ROW_FINAL_RESULT] =         {NT_11_08_01, "8 final result",          nt_final_result,         NULL, NULL, NULL},
    [ROW_ATTACKER_LOSSES] =      {NT_11_09_02, "9 attacker losses",       nt_attacker_losses,      NULL, NULL, NULL},
    [ROW_DEFENDER_LOSSES] =      {NT_11_10_01, "10 defender losses",      nt_defender_losses,      NULL, NULL, NULL},
    [ROW_ATTACK_MORALE] =        {NT_13_16,    "10 morale",               nt_attack_morale,        NULL, NULL, NULL},
    [ROW_COMPLETION] =           {NT_11_11_01, "11 completion",           nt_completion,           NULL, NULL, NULL},
};

/* The attack declaration: after a retreat before combat, for a feint, or in step 5. */
static const struct eng_step declaration[] = {
    [ROW_ATTACK_COMMAND] =       {NT_11_05_01, "attack command",          nt_ask_attack_command,   nt_offer_attack_command,   nt_take_attack_command,   nt_check_attack_command},
    [ROW_ATTACKING_PIECES] =     {NT_11_05_02, "attacking pieces",        nt_ask_attacking_pieces, nt_offer_attacking_pieces, nt_take_attacking_pieces, nt_check_attacking_pieces},
};

static const struct eng_step ground[] = {
    [ROW_GROUND_RETREAT] =     {NT_11_02_17, "retreat before combat", nt_ground_retreat,     NULL, NULL, NULL},
    [ROW_GROUND_DECLARATION] = {NT_11_02_18, "attack declaration",    nt_ground_declaration, NULL, NULL, NULL},
    [ROW_ENTRY] =              {NT_11_02_19, "guns stay or move in",  nt_ground_entry,       NULL, NULL, NULL},
    [ROW_RIDE_IN] =            {NT_11_12_04, "road of the riders",    nt_ask_ride_in,        nt_offer_ride_in, nt_take_ride_in, nt_check_ride_in},
};

static const struct eng_step feint[] = {
    [ROW_FEINT_DECLARATION] = {NT_11_03_03, "attack declaration",      nt_feint_declaration,    NULL, NULL, NULL},
    [ROW_FEINT_END] =         {NT_11_03_05, "end of the feint",        nt_ask_feint_end,        nt_offer_feint_end,        nt_take_feint_end,        NULL},
    [ROW_FEINT_ADVANCE] =     {NT_11_03_09, "advance",                 nt_ask_advance,          nt_offer_advance,          nt_take_advance,          nt_check_advance},
    [ROW_FEINT_OVER] =        {NT_11_03_15, "feint over",              nt_end_feint,            NULL, NULL, NULL},
};

static const struct eng_step losses[] = {
    [ROW_LOSE_LEADERS] = {NT_11_09_06, "leading units",      nt_lose_leaders, nt_offer_odd_loss, nt_take_odd_loss,  nt_check_odd_loss},
    [ROW_LOSE_COUNTER] = {NT_11_10_08, "counter-attackers",  nt_lose_counter, nt_offer_odd_loss, nt_take_odd_loss,  nt_check_odd_loss},
    [ROW_LOSE_REST] =    {NT_11_09_08, "other units",        nt_lose_rest,    nt_offer_loss,     nt_take_loss_of,   nt_check_loss},
    [ROW_LOSSES_END] =   {NT_11_09_09, "losses taken",       nt_end_losses,   NULL, NULL, NULL},
};

static const struct eng_step storm[] = {
    [ROW_STORM_RETREAT] = {NT_11_11_02, "retreat after combat",    nt_storm_retreat,        NULL, NULL, NULL},
    [ROW_STORM_ENTRY] =   {NT_11_11_03, "entry",                   nt_storm_entry,          NULL, NULL, NULL},
};

static const struct eng_step repulse[] = {
    [ROW_WITHDRAWAL] =   {NT_11_11_06, "withdrawal",         nt_withdraw,     NULL, NULL, NULL},
    [ROW_KEEP] =         {NT_11_11_07, "one unit per corps", nt_ask_keep,     nt_offer_keep,     nt_take_keep,      NULL},
    [ROW_ADVANCE] =      {NT_11_11_11, "advance",            nt_ask_advance,  nt_offer_advance,  nt_take_advance,   nt_check_advance},
    [ROW_REPULSE_END] =  {NT_11_12_10, "approach closed",    nt_end_repulse,  NULL, NULL, NULL},
};

/* -- chapter 12: the retreat -- */

static const struct eng_step retreat[] = {
    [ROW_RETREAT_BEGINS] = {NT_12_03,    "all must leave", nt_begin_retreat,    NULL, NULL, NULL},
    [ROW_GUNS_LOST] =      {NT_12_06,    "guns lost",      nt_lose_guns,        NULL, NULL, NULL},
    [ROW_NEXT_GROUP] =     {NT_12_07,    "who pays",       nt_next_group,       NULL, NULL, NULL},
    [ROW_GROUP_LOSS] =     {NT_12_08,    "retreat losses", nt_ask_group_loss,   nt_offer_group_loss, nt_take_group_loss, nt_check_group_loss},
    [ROW_NO_ROOM] =        {NT_12_23,    "no room",        nt_ask_no_room,      nt_offer_no_room,   nt_take_no_room,   nt_check_no_room},
    [ROW_REMAINS] =        {NT_12_26,    "corps break up", nt_ask_remains,      nt_offer_remains,   nt_take_remains,   nt_check_remains},
    [ROW_RETREAT_TO] =     {NT_12_18,    "ways out",       nt_ask_retreat_to,   nt_offer_retreat_to, nt_take_retreat_to, nt_check_retreat_to},
    [ROW_RETREAT_ENDS] =   {NT_12_04,    "faces down",     nt_end_retreat,      NULL, NULL, NULL},
};

/* -- chapter 19: a conference -- */

static const struct eng_step conference[] = {
    [ROW_RANKS] =           {NT_19_04,  "rank order",     nt_ask_ranks,        nt_offer_ranks,     nt_take_ranks,     nt_check_ranks},
    [ROW_ASSIGN] =          {NT_19_06,  "corps given out", nt_ask_assign,      nt_offer_assign,    nt_take_assign,    nt_check_assign},
    [ROW_CONFERENCE_ENDS] = {NT_19_09,  "back to the board", nt_end_conference, NULL, NULL, NULL},
};
/* clang-format on */

#define PROCS nt_procs
#include "engine/frame_tables.def"
