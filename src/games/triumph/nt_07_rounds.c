/* nt_07_rounds.c -- chapter 7: rounds, turns, and the shuffles that restore secrecy. */

#include <string.h>

#include "games/triumph/nt_local.h"

enum eng_flow nt_settle_sides(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    (void)f;
    return BY(NT_17_02, s->auction != 0) ? call(t, PROC_AUCTION) : NEXT;
}

enum eng_flow nt_set_up_army(struct eng_turn *t, struct eng_frame *f)
{
    return call(t, PROC_SET_UP, row_arg(t, f));
}

/* NT-11.05-19: what guns did last round binds them in this one; the Night counts as a round. */
enum eng_flow nt_begin_round(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;

    (void)f;
    s->phase = PHASE_PLAY;
    memcpy(s->fired_before, s->fired_now, sizeof s->fired_before);
    memset(s->fired_now, 0, sizeof s->fired_now);
    tell(t, NT_7_01, ENG_ALL, NEWS_ROUND, s->round);
    if (nt_is_night(s))
        nt_rest(t);
    return NEXT;
}

enum eng_flow nt_play_turn(struct eng_turn *t, struct eng_frame *f)
{
    return call(t, PROC_TURN, row_arg(t, f));
}

enum eng_flow nt_end_round(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;

    if (s->round == s->last_round) {
        nt_judge_control(t);
        return end_match(t);
    }
    s->round++;
    return jump(f, ROW_ROUND);
}

/* -- a turn -- */

/* NT-9-11: every turn has all its commands anew. */
static void forget_turn(struct nt_state *s, int side)
{
    memset(&s->turn, 0, sizeof s->turn);
    s->turn.army = (uint8_t)side;
    for (int unit = 0; unit < NT_UNITS; unit++) {
        struct nt_unit *u = &s->unit[unit];
        u->stood = 0;
        u->moves = (uint8_t)BY(NT_12_28, 0);
        u->stretch = 0;
        u->flags &= UNIT_FIXED | UNIT_UP;
    }
    for (int c = 0; c < NT_COMMANDERS; c++) {
        s->commander[c].entered = 0;
        s->commander[c].given = (uint8_t)BY(NT_9_11, 0);
    }
}

/* Whoever sits at a seat, the turn is the same; seats, screens and computers are handed what the
 * seat that decides may know (nt_view.c). */
enum eng_flow nt_begin_turn(struct eng_turn *t, struct eng_frame *f)
{
    HOLDS(NT_7_13, "a computer is handed the redacted state of its seat and no other");
    HOLDS(NT_7_16,
          "a screen is handed the view of the seat that decides, and covers it when another does");
    HOLDS(NT_20_01, "whoever sits at a seat, the same rows ask the same questions");
    forget_turn(t->state, turn_of(f)->side);
    nt_begin_parts(t, turn_of(f)->side);
    tell(t, NT_7_02, ENG_ALL, NEWS_TURN, turn_of(f)->side);
    return NEXT;
}

/* Units that may be mixed up unseen: same position, and same corps or all detached.  Nobody can
 * lose sight of the fixed battery (NT-7-11). */
static bool mingles(const struct nt_state *s, int a, int b)
{
    const struct nt_unit *u = &s->unit[a], *v = &s->unit[b];

    return BY(NT_7_06, u->at == v->at) && BY(NT_7_07, u->corps == v->corps) && is_on_map(u->at) &&
           BY(NT_7_11, !((u->flags | v->flags) & UNIT_FIXED));
}

static int gather_group(const struct nt_state *s, int unit, int group[NT_UNITS])
{
    int count = 0;

    for (int other = unit; other < end_unit(side_of_unit(unit)); other++)
        if (mingles(s, unit, other))
            group[count++] = other;
    return count;
}

/* NT-7-09: a unit alone in its group stays known. */
static void shuffle_group(struct eng_turn *t, const int *group, int count)
{
    struct nt_state *s = t->state;

    if (BY(NT_7_09, count < 2))
        return;
    for (int i = count - 1; i > 0; i--)
        nt_swap_faces(&s->unit[group[i]], &s->unit[group[draw(t, i + 1)]]);
    for (int i = 0; i < count; i++)
        t->core->seen[group[i]] = seats_of(t->core, side_of_unit(group[i]));
}

/* NT-7-05, NT-7-08: always, and for both sides; it can only help the owner. */
void nt_shuffle(struct eng_turn *t)
{
    const struct nt_state *s = t->state;
    struct nt_set mixed = { { 0, 0 } };
    int group[NT_UNITS];

    for (int unit = 0; unit < NT_UNITS; unit++) {
        if (!is_on_map(s->unit[unit].at) || BY(NT_7_08, set_has(&mixed, unit)))
            continue;
        int count = gather_group(s, unit, group);
        shuffle_group(t, group, count);
        for (int i = 0; i < count; i++)
            set_add(&mixed, group[i]);
    }
    tell(t, NT_7_05, ENG_ALL, NEWS_SHUFFLED);
}

enum eng_flow nt_end_turn(struct eng_turn *t, struct eng_frame *f)
{
    (void)f;
    nt_faces_down(t->state);
    nt_shuffle(t);
    return NEXT;
}
