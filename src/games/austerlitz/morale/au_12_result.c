/* au_12_result.c -- A05 11.1: what a row of the Combat/Fire table does to one unit (PROC_RESULT).
 *
 * First the step, then the check, then what a failure brings.  The answer is an enum au_outcome. */

#include "games/austerlitz/morale/au_12_morale.h"

enum { LEAST = 3, MOST = 13 };

static const struct au_result_row *row_of(const struct eng_turn *t, const struct eng_frame *f)
{
    int total = result_of(f)->total;

    if (total < LEAST)
        total = LEAST;
    return &au_board(t->box)->table.result[total > MOST ? MOST : total];
}

/* The statement of each row, by its total. */
static eng_ruleno rule_of(const struct eng_frame *f)
{
    static const eng_ruleno rule[] = { AU_11_1_2,  AU_11_1_3,  AU_11_1_4, AU_11_1_5,
                                       AU_11_1_6,  AU_11_1_7,  AU_11_1_8, AU_11_1_9,
                                       AU_11_1_10, AU_11_1_11, AU_11_1_12 };
    int total = result_of(f)->total;

    if (total < LEAST)
        return AU_11_1_2;
    return rule[(total > MOST ? MOST : total) - LEAST];
}

static bool is_fixed(const struct eng_turn *t, int unit)
{
    return au_board(t->box)->unit[unit].traits & TRAIT_FIXED;
}

enum eng_flow au_result_losses(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_result_row *row = row_of(t, f);
    int unit = result_of(f)->unit;

    if (row->fails_to == FAILS_LOST && row->check == AU_NO_CHECK) {
        au_eliminate(t, unit, true, AU_11_1_12);
        return finish(t, GONE);
    }
    for (int n = 0; n < BY(AU_10_4_3_5_2, row->steps); n++)
        if (!au_lose_step(t, unit, rule_of(f)))
            return finish(t, GONE);
    if (row->check == AU_NO_CHECK && row->fails_to == STEADY)
        return finish(t, STOOD);
    return NEXT;
}

/* -- what a failure brings -- */

/* Where a cause is no longer on the field, the nearest enemy takes its place. */
static int cause_of(const struct eng_turn *t, const struct eng_frame *f)
{
    int cause = result_of(f)->cause;

    return cause != AU_NOBODY && au_on_field(t->state, cause) ? cause : AU_NOBODY;
}

static bool is_defender(int how)
{
    return how == HOW_COMBAT || how == HOW_RIDDEN;
}

/* Straight before the front of the lead that has beaten it, or straight back from where its own
 * front led it. */
int au_way_back(const struct au_board *b, const struct au_state *s, int unit, int opponent, int how)
{
    const struct au_unit *u = &s->unit[unit];

    if (opponent == AU_NOBODY)
        return au_away_from_nearest(b, s, unit);
    if (how == HOW_ATTACKER && u->formation != FORM_SQUARE &&
        au_front_touches(b, s, unit, opponent))
        return BY(AU_13_11_4, plane_degree(u->facing + 180));
    if (is_defender(how) && s->unit[opponent].formation != FORM_SQUARE &&
        BY(AU_13_11_2, au_front_touches(b, s, opponent, unit)))
        return BY(AU_13_11_1, s->unit[opponent].facing);
    return au_away(s, unit, opponent);
}

/* A05-13.12.4: before an attack led by cavalry a rout is the end.  Otherwise it flees the way that it would go
 * back (A05-13.11-2, 13.11-4). */
static enum eng_flow rout(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    int unit = result_of(f)->unit, how = result_of(f)->how, cause = cause_of(t, f);

    if (BY(AU_13_12_4_1_1, how == HOW_RIDDEN)) {
        au_eliminate(t, unit, true, AU_13_12_4_1);
        return finish(t, GONE);
    }
    return call(t, PROC_ROUT, unit, cause, 1 + au_way_back(b, t->state, unit, cause, how));
}

/* A05-13.15-2: the battery of the Santon goes nowhere. */
static enum eng_flow go_back(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    int unit = result_of(f)->unit, how = result_of(f)->how, cause = cause_of(t, f);
    int degree = au_way_back(b, t->state, unit, cause, how);

    return call(t, PROC_RETREAT, unit, degree, how == HOW_RIDDEN ? RIDDEN_BACK : IN_DISORDER,
                cause);
}

static enum eng_flow suffer(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_result_row *row = row_of(t, f);
    int unit = result_of(f)->unit;
    int to = row->fails_to == FAILS_ONE_LEVEL ? STUNNED : row->fails_to;
    int worse = row->fails_to == FAILS_LOST ? LOST : au_worse(t->state, unit, to);

    f->answer = WORSENED;
    if (worse == LOST || (is_fixed(t, unit) && (worse == ROUTED || row->retreat))) {
        au_eliminate(t, unit, true, worse == LOST ? AU_12_11_1 : AU_13_15_2);
        return finish(t, GONE);
    }
    if (worse == ROUTED)
        return rout(t, f);
    au_worsen(t, unit, worse, rule_of(f));
    return row->retreat ? go_back(t, f) : NEXT;
}

/* A05-10.4.3.5: before an assault a failed check has an effect of its own. */
static enum eng_flow shake(struct eng_turn *t, const struct eng_frame *f, int excess)
{
    au_shaken(t, result_of(f)->unit, excess);
    return finish(t, SHAKEN);
}

enum eng_flow au_result_check(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    const struct au_result_row *row = row_of(t, f);
    int unit = result_of(f)->unit;

    HOLDS(AU_12_4_1, "no note is kept of a check for fire or combat, so each result has its own");
    HOLDS(AU_12_7_1, "dice for morale are cast by the procedures of these causes alone");
    if (au_is_crewless(s, unit))
        return finish(t, STOOD);
    if (row->check == AU_NO_CHECK)
        return suffer(t, f);
    struct au_check check = au_check_morale(t, unit, row->check, rule_of(f));
    if (check.passed)
        return finish(t, STOOD);
    if (BY(AU_10_4_3_5_1_2, check.rout && s->unit[unit].morale != ROUTED))
        return rout(t, f);
    if (result_of(f)->how == HOW_ASSAULT && !check.rout)
        return shake(t, f, check.excess);
    return suffer(t, f);
}

/* Who perishes on the way back was driven off first: with him go those who support him
 * (A05-13.3-3, 13.13.1-1). */
enum eng_flow au_result_end(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;

    if (au_decided(s))
        return end_match(t);
    return finish(t, f->answer == GONE ? DRIVEN_OUT : f->answer);
}
