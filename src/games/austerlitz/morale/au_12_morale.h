/* au_12_morale.h -- what the files of chapters 12, 13.10, 13.11 and 19 share among themselves. */

#ifndef GAMES_AUSTERLITZ_MORALE_AU_12_MORALE_H
#define GAMES_AUSTERLITZ_MORALE_AU_12_MORALE_H

#include "games/austerlitz/au_local.h"
#include "games/austerlitz/au_steps.h"

/* Notes a rout or a loss at the place where the unit stands, for au_alarms. */
void au_raise_alarm(struct au_state *s, int unit, int kind);
/* Takes those of a unit off the list that are of these kinds (a bit each). */
void au_drop_alarms(struct au_state *s, int unit, unsigned kinds);
enum { AU_ANY_ALARM = (1 << (ALARM_REPOSE + 1)) - 1 };
/* Who has already checked for the rout or loss of that unit (12.7.2.3). */
bool au_has_checked(const struct au_board *b, const struct au_state *s, int of, int unit);
void au_note_checked(const struct au_board *b, struct au_state *s, int of, int unit);
void au_forget_checked(struct au_state *s, int of);

/* Guns whose crew is in a square neither check nor go anywhere (A05-13.15.1.1.2). */
static inline bool au_is_crewless(const struct au_state *s, int unit)
{
    return s->unit[unit].marks & MARK_CREWLESS;
}

/* It comes to its state in a rally phase of its own side: it does not check for that in it. */
void au_excuse(const struct eng_turn *t, int unit);
bool au_in_rally(const struct eng_core *core); /* recovery and disengagement, 12.7.2-3 */
/* Foot and horse alone frighten their neighbours (12.7.2.4). */
bool au_frightens(const struct au_board *b, int unit);
/* The unit is R from now on and out of its combat; its flight is the caller's.  kind: ALARM_ROUT,
 * or ALARM_DUE for a flight that has to wait. */
void au_becomes_routed(struct eng_turn *t, int unit, int kind, eng_ruleno rule);
/* A flight is over: out of square, guns limbered. */
int au_flight_formation(const struct au_board *b, const struct au_state *s, int unit);
/* Away from the nearest enemy, or toward the own side when there is none (12.5.3-4). */
int au_away_from_nearest(const struct au_board *b, const struct au_state *s, int unit);
int au_homeward(const struct au_board *b, int unit); /* 3.1-5 */
bool au_in_shelter(const struct au_board *b, const struct au_state *s, int unit);
/* Where a later flight goes and how far at most (12.5.3-6): into its shelter, or 1 UM away. */
void au_later_flight(const struct au_board *b, const struct au_state *s, int unit, int *degree,
                     int *length);
/* Attacked from front and rear together (13.11.2-2). */
bool au_is_surrounded(const struct au_state *s, int unit);

/* -- what retreats remember, packed (au_frames.def) -- */

/* Of a chit that is trodden on: two units of its own side, one of which it is. */
enum { NO_SECOND = AU_UNITS };
struct au_trodden {
    int first, second; /* second: NO_SECOND when there is no choice */
};

static inline int16_t au_pack_trodden(int first, int second)
{
    return (int16_t)(1 + first + (AU_UNITS + 1) * second);
}

static inline struct au_trodden au_trodden_in(int trod) /* not 0 */
{
    return (struct au_trodden){ (trod - 1) % (AU_UNITS + 1), (trod - 1) / (AU_UNITS + 1) };
}

/* How it ended, and the hu that it has gone, until the chits that it passed are looked at. */
struct au_gone {
    int outcome, hu;
};

static inline int16_t au_pack_gone(int outcome, int hu)
{
    return (int16_t)(outcome + 10 * hu);
}

static inline struct au_gone au_gone_in(int state)
{
    return (struct au_gone){ state % 10, state / 10 };
}

/* The hu to a chit that is trodden on, and whether one unit alone was in it. */
struct au_stopped {
    int hu;
    bool alone;
};

static inline int16_t au_pack_stopped(int hu, bool alone)
{
    return (int16_t)(hu + (alone ? 1000 : 0));
}

static inline struct au_stopped au_stopped_in(int state)
{
    return (struct au_stopped){ state % 1000, state >= 1000 };
}

/* Does the unit go back over that friend without effect on either (6.8-3, 13.11.1-6, 21.2-1)? */
bool au_passes_over(const struct au_board *b, const struct au_state *s, int unit, int friend);

/* A way back, straight, the unit as it stands and turned about at its end (au_13_11_path.c). */
enum { PATH_FREE = -1, PATH_GROUND = AU_PIECES, PATH_EDGE, PATH_NEAR };

struct au_path {
    int reach; /* hu it gets                                                             */
    int stop;  /* the piece that stops it, or one of PATH_*                              */
    int area;  /* with PATH_GROUND: which                                                */
};

/* flees: turned about and in the formation of a flight at its end, else as it is. */
struct au_path au_way(const struct au_board *b, const struct au_state *s, int unit, int degree,
                      int length, bool flees);
/* The farthest place up to `reach` on that way where it overlaps nobody; -1: none. */
int au_last_free(const struct au_board *b, const struct au_state *s, int unit, int degree,
                 int reach, bool flees);
/* The first free place from `from` on, past anything but an enemy; -1: none within 10 UM. */
int au_first_free(const struct au_board *b, const struct au_state *s, int unit, int degree,
                  int from, bool flees);
bool au_is_free(const struct au_board *b, const struct au_state *s, int unit,
                const struct plane_box *box);

/* Does a square going so far back break on the ground (5.2-5), or suffer from enemies (5.3)? */
bool au_square_breaks(const struct au_board *b, const struct au_state *s, int unit, int degree,
                      int reach);
bool au_square_suffers(const struct au_board *b, const struct au_state *s, int unit, int degree,
                       int reach);

/* Advanced rule 19: off the map instead of out of the game. */
void au_send_away(struct eng_turn *t, int unit, bool by_arms);

#endif
