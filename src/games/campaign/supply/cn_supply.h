/* cn_supply.h -- what the files of administration and supply share. */

#ifndef GAMES_CAMPAIGN_SUPPLY_CN_SUPPLY_H
#define GAMES_CAMPAIGN_SUPPLY_CN_SUPPLY_H

#include "games/campaign/kept/cn_tolls.h"

/* Who bars the ways of a side, hex by hex: bits. */
enum {
    WATCH_SEEN = 1,   /* zone of an enemy whom it has recognised, or of a garrison      */
    WATCH_UNSEEN = 2, /* zone of a piece that may be anything                           */
    WATCH_TRUE = 4,   /* zone of a real formation that answers "blocked"                */
    WATCH_FRIEND = 8  /* a formation or garrison of the side is there, which lifts them */
};

struct cn_watch {
    uint8_t at[CN_HEXES];
    uint8_t side; /* whose ways */
    struct cn_tolls *tolls;
};

/* The truth is filled in only where it is asked for, from a state that has it. */
void cn_watch(const struct cn_board *b, const struct cn_state *s, int side, bool truth,
              struct cn_watch *out);

/* ... or afterwards */
void cn_watch_truth(const struct cn_board *b, const struct cn_state *s, struct cn_watch *out);

static inline bool cn_is_shut(const struct cn_watch *w, int hex, unsigned mask)
{
    return (w->at[hex] & mask) && !(w->at[hex] & WATCH_FRIEND);
}

/* Does a path (its first hex apart) lead past a formation that bars it?  Past pieces that might, so
 * that its owner learns something by the answer? */
bool cn_is_barred(const struct cn_watch *w, const struct cn_trace *path);
bool cn_asks(const struct cn_watch *w, const struct cn_trace *path);

/* How gladly its owner leads a path elsewhere than through that hex, by what he sees: of equally short
 * ones the least sum is proposed. */
uint64_t cn_danger(const struct cn_board *b, const struct cn_state *s, const struct cn_watch *w,
                   int hex);

/* -- distances -- */

struct cn_search {
    const struct cn_board *b;
    const struct cn_state *s;
    const struct cn_watch *watch; /* NULL: nobody bars the way */
    unsigned mask;                /* which bits of it do */
    enum cn_way way;              /* what a step costs */
    int limit;                    /* at most CN_FARTHEST */
    int stop;                     /* the search may end when this hex is reached; -1: none */
};

enum { CN_FARTHEST = 250, CN_UNREACHED = 255 };

struct cn_spread {
    uint8_t length[CN_HEXES]; /* from the hex to the nearest goal; CN_UNREACHED */
    uint8_t step[CN_HEXES];   /* the side over which it goes on */
    uint64_t
        danger[CN_HEXES]; /* of all the hexes that it goes on by; none where it is not reached */
};

/* From all hexes around to the nearest of these goals.  Says whether anybody barred a way. */
bool cn_spread(const struct cn_search *q, const uint16_t *goal, int count, struct cn_spread *out);
/* The way from that hex; false: there is none. */
bool cn_walk(const struct cn_search *q, const struct cn_spread *d, int from, struct cn_trace *out);

int cn_dispatch_limit(const struct cn_board *b, const struct cn_state *s, int side);

/* -- staff -- */

/* Has the side a source, a marker to be turned up, or a centre? */
bool cn_has_staff(const struct cn_state *s, int side);
bool cn_is_depot(const struct cn_board *b, const struct cn_state *s, int side, int hex);
/* As it truly is: nothing comes up the river to that source. */
bool cn_river_is_closed(const struct cn_board *b, const struct cn_state *s, int side, int source);
bool cn_river_is_watched(const struct cn_board *b, const struct cn_state *s, int side, int source);
/* A supply check of the line of communication: proposed, answered, remembered. */
void cn_ask_line(struct eng_turn *t, int side);
/* 1X-73-6: by that place; the hex of the centre: by none in particular. */
void cn_name_route(struct eng_turn *t, int side, int hex);
/* Places where the line could run though it does not: bits by place. */
void cn_other_routes(const struct cn_board *b, const struct cn_state *s, int side,
                     bool out[CN_TOWNS]);
/* Sources held, and with a line its depots and the centre. */
int cn_supply_points(const struct cn_board *b, const struct cn_state *s, int side, bool truth,
                     uint16_t out[CN_TOWNS + 4]);
void cn_note_side(struct eng_turn *t, int side); /* supply of all formations */
bool cn_may_disperse(const struct cn_state *s, int side);
void cn_disperse(struct eng_turn *t, int side);
/* In the zone of an enemy whom the side sees. */
bool cn_in_seen_zone(const struct cn_board *b, const struct cn_state *s, int side, int hex);

#endif
