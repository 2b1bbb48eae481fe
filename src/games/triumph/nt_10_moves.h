/* nt_10_moves.h -- what the files of chapter 10 share: a party that moves, and the steps of its
 * road. */

#ifndef GAMES_TRIUMPH_NT_10_MOVES_H
#define GAMES_TRIUMPH_NT_10_MOVES_H

#include "games/triumph/nt_local.h"

/* The pieces that one command moves, and the ground they move over.  They stand at `from` until the
 * move is over (NT-10-02: together, from one position to one position). */
struct nt_party {
    const struct nt_board *b;
    const struct nt_state *s;
    const struct nt_ground *g;
    struct nt_set pieces;
    int from;            /* a position, or NT_OFF_MAP */
    int side, commander; /* commander -1: none goes along */
    int units;           /* how many */
};

struct nt_party nt_party_of(const struct nt_board *b, const struct nt_state *s,
                            const struct nt_ground *g, const struct nt_set *pieces);

/* A corps of two units or more, for which the roads have rules of their own (NT-10-41). */
static inline bool nt_is_heavy_march(const struct nt_party *p)
{
    return p->units >= 2 && p->commander >= 0;
}

bool nt_is_position(const struct nt_board *b, int at);

/* May the party enter that locale, not attacking, and may it end its move there?  0, or the
 * statement that forbids. */
eng_ruleno nt_why_not_enter(const struct nt_party *p, int locale, bool by_road);
eng_ruleno nt_why_not_end(const struct nt_party *p, int locale, bool by_road);

/* From reserve there is always an approach to block, and from there the reserve, while it is not
 * closed. */
static inline bool nt_has_way_out(const struct nt_board *b, const struct nt_state *s, int at)
{
    return is_reserve(at) || (is_blocking(at) && !s->turn.closer[nt_locale_of(b, at)]);
}

/* Has this command anywhere to go?  `who` is a commander, or for a Unit Move a unit. */
eng_ruleno nt_why_nowhere(const struct nt_board *b, const struct nt_state *s,
                          const struct nt_ground *g, int command, int who);

/* -- roads (nt_10_road.c): a struct nt_move stands in the locale last entered -- */

/* No more steps of this kind of road from there. */
eng_ruleno nt_why_too_far(const struct nt_move *m, bool main);
/* The step over a crossing from the stretch the move is on; *next is the move after it. */
eng_ruleno nt_why_not_pass(const struct nt_party *p, const struct nt_move *m, int crossing,
                           struct nt_move *next);
/* The move enters a locale on a stretch: it is counted, and a heavy march may have to stop. */
void nt_enter_locale(const struct nt_party *p, struct nt_move *m, int stretch, bool main);
/* A road move of the party that has not gone anywhere yet. */
struct nt_move nt_set_out(const struct nt_party *p, int stretch);
/* NT-10-21: the stretch on which a second road move of the turn must begin; 0: any. */
int nt_bound_stretch(const struct nt_party *p);

/* The first step of a road move: over a crossing, or in by an entry road. */
eng_ruleno nt_why_not_march(const struct nt_party *p, int crossing, struct nt_move *next);
eng_ruleno nt_why_not_come(const struct nt_party *p, int entry, struct nt_move *next);
/* The same, if the move can be brought to an end from there. */
eng_ruleno nt_why_no_first_step(const struct nt_party *p, const struct eng_action *a,
                                struct nt_move *next);
void nt_offer_first_steps(const struct nt_party *p, struct eng_choices *c);
/* Begins the road move of a command that is spent. */
void nt_first_step(struct eng_turn *t, const struct eng_action *a, const struct nt_move *first,
                   int command);
/* NT-10-34: a heavy march closes the reserves it enters. */
void nt_close_reserves(struct nt_state *s, const struct nt_move *m);

/* -- reinforcements (nt_10_entry.c) -- */

/* May the party enter the map in this round, wherever? */
eng_ruleno nt_why_not_yet(const struct nt_party *p);
void nt_note_entry(struct eng_turn *t, const struct nt_set *pieces);

/* -- cavalry that rides on (nt_10_ride.c) -- */

/* The cavalry of s->move threatens on across an approach its road crosses (NT-11.12-04): may it,
 * and the attack it begins from the row "on the road". */
eng_ruleno nt_why_no_ride_threat(const struct nt_party *p, int seat, int at);
enum eng_flow nt_ride_threat(struct eng_turn *t, int at);

#endif
