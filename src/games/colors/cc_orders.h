/* cc_orders.h -- what the chapters on cards, orders and moves share. */

#ifndef GAMES_COLORS_CC_ORDERS_H
#define GAMES_COLORS_CC_ORDERS_H

#include "games/colors/cc_local.h"

/* Offers the verb for every hex of the set, ascending: the engine need not sort. */
static inline void cc_offer_hexes(struct eng_choices *c, int verb, const uint64_t set[2])
{
    for (int hex = bits_next(set, 2, 0); hex >= 0; hex = bits_next(set, 2, hex + 1))
        offer_noun(c, verb, hex);
}

/* -- the text of the cards (cc_8_cards.c) -- */

/* The statement of the card that acts, for refusals that nothing finer explains. */
eng_ruleno cc_card_rule(const struct cc_board *b, const struct cc_state *s);
/* Why the card orders no such unit; 0: it does, as far as its number of orders goes. */
eng_ruleno cc_why_card_passes_over(const struct cc_board *b, const struct cc_state *s, int unit);
/* Why the card orders no leader alone, be he lone or attached; 0: it does. */
eng_ruleno cc_why_no_leader_orders(const struct cc_board *b, const struct cc_state *s, int leader);
/* All that fit are ordered, nobody chooses (Force March, Cold Steel, Leadership). */
bool cc_orders_all(const struct cc_board *b, const struct cc_state *s);
/* Orders of a tactic card, by number; 0 where it goes by sections, symbols or blocks. */
int cc_order_limit(const struct cc_board *b, const struct cc_state *s);
/* The army has none of the units that the card names: one unit of choice. */
bool cc_finds_none(const struct cc_board *b, const struct cc_state *s);
/* What the card changes of a unit's move. */
void cc_card_moves(const struct cc_board *b, const struct cc_state *s, int unit, int *hexes,
                   int *battle);
/* Where the card sets how far this unit moves, or how far to battle still: the statement. */
eng_ruleno cc_card_move_rule(const struct cc_board *b, const struct cc_state *s, int unit,
                             bool to_battle);
/* The card bans any move of its units: the statement, else 0. */
eng_ruleno cc_why_card_holds(const struct cc_board *b, const struct cc_state *s);

/* -- orders (cc_5_2_orders.c) -- */

/* Tokens that may go into or out of the draft: units, leaders, CC_LEAVING + unit. */
enum { CC_PICK_WORDS = (CC_LEAVING + CC_UNITS) / 64 };
void cc_find_picks(const struct cc_board *b, const struct cc_state *s,
                   uint64_t picks[CC_PICK_WORDS]);
/* How such a token is named in an action. */
int cc_pick_verb(const struct cc_state *s, int token);
int cc_pick_hex(const struct cc_state *s, int token);

/* How many pieces the picks would order. */
int cc_orders_so_far(const struct cc_board *b, const struct cc_state *s);
/* How many units and lone leaders could be ordered besides, all of them together. */
int cc_orders_left(const struct cc_board *b, const struct cc_state *s);
/* The hexes of all whom a card of the hand could order if it were played now.  False: dice or a
 * choice decide that first. */
bool cc_card_orders(const struct cc_board *b, const struct cc_state *s, int kind,
                    uint64_t hexes[2]);

/* -- what happens when a card is played (cc_8_played.c, cc_8_supply.c) -- */

void cc_set_card(struct cc_state *s, const struct cc_board *b, int kind);
/* Why the unit regains no block of a Rally; 0: it may. */
eng_ruleno cc_why_no_rally(const struct cc_board *b, const struct cc_state *s, int unit);
typedef enum eng_flow cc_card_plays(struct eng_turn *t, struct eng_frame *f);
cc_card_plays cc_play_elan, cc_play_rally, cc_play_force_march, cc_play_manoeuvre,
    cc_play_short_supply;
/* The card's own behaviour, then on to the orders. */
enum eng_flow cc_play_card(struct eng_turn *t, struct eng_frame *f);

/* -- moves (cc_5_3_reach.c) -- */

struct cc_reach {
    uint8_t cost[CC_HEXES]; /* hexes entered on the shortest way; 0: no destination */
    uint8_t hex[CC_HEXES];  /* the destinations, in the order they were found */
    int count;
};

void cc_unit_reach(const struct cc_board *b, const struct cc_state *s, int unit,
                   struct cc_reach *r);
void cc_leader_reach(const struct cc_board *b, const struct cc_state *s, int leader,
                     struct cc_reach *r);
bool cc_unit_can_move(const struct cc_board *b, const struct cc_state *s, int unit);
bool cc_leader_can_move(const struct cc_board *b, const struct cc_state *s, int leader);
int cc_leader_hexes(const struct cc_board *b, const struct cc_state *s);
/* Does the leader with the unit stay behind when it moves? */
bool cc_leader_stays(const struct cc_state *s, int unit);
/* The finest statement why the piece cannot go there. */
eng_ruleno cc_why_no_unit_go(const struct cc_board *b, const struct cc_state *s, int unit, int hex);
eng_ruleno cc_why_no_leader_go(const struct cc_board *b, const struct cc_state *s, int leader,
                               int hex);

#endif
