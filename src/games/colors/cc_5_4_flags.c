/* cc_5_4_flags.c -- CCN 5.4.10: how many flags a unit may ignore, and how many it does.
 *
 * The grounds add up: type, leader, support, fieldworks.  They are counted when the flags are
 * applied, after losses and the leader's check, and anew at every roll. */

#include "games/colors/cc_local.h"

enum { SUPPORTS = 2 }; /* CCN-5.4.10-05 */

/* Units and lone leaders beside it; a hex counts once, whoever is in it. */
static bool is_supported(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_unit *u = &s->unit[unit];
    int friends = 0;

    if (BY(CC_5_4_10_08, BY(CC_6_2_2_14, u->square != 0)))
        return false;
    FOR_NEXT (hex, b, u->at)
        friends +=
            BY(CC_5_4_10_06, BY(CC_5_4_10_07, BY(CC_5_4_10_09, cc_side_on(s, hex) == u->side)));
    return BY(CC_5_4_10_05, BY(CC_5_4_10_10, BY(CC_5_4_10_18, friends >= SUPPORTS)));
}

static bool is_behind_works(const struct cc_board *b, const struct cc_state *s, int unit, int by)
{
    if (BY(CC_7_5_11, cc_class(b, s, unit) == CAVALRY))
        return false;
    return BY(CC_5_4_10_11, BY(CC_7_5_09, BY(CC_7_5_10, cc_through_works(b, s, s->unit[by].at,
                                                                         s->unit[unit].at))));
}

/* Cavalry before a square, whatever the square rolled for: its first die, its attack, its battle
 * back, its fire. */
static bool must_obey(const struct cc_board *b, const struct cc_state *s, int unit, int by)
{
    return BY(CC_5_4_10_15, s->unit[by].square != 0) &&
           BY(CC_5_4_10_16, cc_class(b, s, unit) == CAVALRY);
}

int cc_ignorable_flags(const struct cc_board *b, const struct cc_state *s, int unit, int by,
                       int how)
{
    HOLDS(CC_5_4_10_02, "grounds are counted anew at every roll, and none is used up");
    TABLE(CC_5_4_10_12, "units.tsv");
    TABLE(CC_5_4_10_13, "units.tsv");
    TABLE(CC_5_4_10_14, "units.tsv");
    if (how == STRIKE_RETIRE || BY(CC_6_2_2_03, BY(CC_6_2_2_22, must_obey(b, s, unit, by))))
        return 0;
    int by_type = BY(CC_6_2_2_13, cc_type(b, &s->unit[unit])->ignored_flags);
    int by_leader = BY(CC_5_4_10_04, cc_leader_of(s, unit) != CC_NO_LEADER);
    return BY(CC_5_4_10_03,
              by_type + by_leader + is_supported(b, s, unit) + is_behind_works(b, s, unit, by));
}

/* -- the row: how many flags does the owner ignore? -- */

static int most_ignored(const struct cc_board *b, const struct cc_state *s,
                        const struct eng_frame *f)
{
    int flags = strike_of(f)->flags;
    int most = cc_ignorable_flags(b, s, strike_of(f)->at, strike_of(f)->by, strike_of(f)->how);

    return most < flags ? most : flags;
}

enum eng_flow cc_ask_flags(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    const struct cc_unit *u = &s->unit[strike_of(f)->at];

    HOLDS(CC_5_4_10_17, "the row stands between the leader's check and the retreat");
    if (!strike_of(f)->flags)
        return jump(f, ROW_STRIKE_ENDS);
    tell(t, CC_5_4_9_02, ENG_ALL, NEWS_FLAGS, u->type, u->at, strike_of(f)->flags);
    if (!most_ignored(cc_board(t->box), s, f))
        return NEXT;
    return cc_ask(t, u->side);
}

void cc_offer_flags(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    int most = most_ignored(cc_board(box), state, eng_now(state));

    (void)seat;
    for (int n = 0; n <= most; n++)
        offer_count(c, VERB_IGNORE, 0, n);
}

enum eng_flow cc_take_flags(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cc_state *s = t->state;
    const struct cc_unit *u = &s->unit[strike_of(f)->at];

    tell(t, CC_5_4_10_01, ENG_ALL, a->count ? NEWS_IGNORES : NEWS_IGNORES_NONE, u->type, u->at,
         a->count);
    strike_frame(f)->flags = (int16_t)(strike_of(f)->flags - a->count);
    return NEXT;
}
