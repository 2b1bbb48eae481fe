/* cc_5_4_strike.c -- CCN 5.4.4, 5.4.6: the dice are counted and rolled, and what they hit.
 *
 * Dice are counted at the moment of the roll, from the blocks that are left (CCN-5.4.1-07).  What
 * the hits and flags do is in cc_5_4_losses.c and the files beside it. */

#include <string.h>

#include "games/colors/cc_combat.h"

/* -- battle dice -- */

/* CCN-2.4-01: two faces of infantry, one of each other kind; as cc_die. */
static int face_of(int side_up)
{
    static const uint8_t face[6] = {
        FACE_INF, FACE_INF, FACE_CAV, FACE_ART, FACE_FLAG, FACE_SABRE
    };

    return BY(CC_2_4_01, face[side_up - 1]);
}

void cc_roll_faces(struct eng_turn *t, int side, int dice, uint8_t face[CC_FACES], eng_ruleno rule)
{
    memset(face, 0, CC_FACES);
    HOLDS(CC_9_04, "draw and roll are the only chance there is");
    for (int i = 0; i < BY(CC_2_1_03, dice); i++)
        face[face_of(roll_unseen(t, 6))]++;
    tell(t, rule, ENG_ALL, NEWS_DICE, side, cc_pack_faces(face));
}

void cc_roll_dice(struct eng_turn *t, int side, int dice, uint8_t face[CC_FACES], eng_ruleno rule)
{
    struct cc_state *s = t->state;

    cc_roll_faces(t, side, dice, face, rule);
    memcpy(s->battle.face, face, CC_FACES);
    s->battle.dice = (uint8_t)dice;
    s->battle.roller = (uint8_t)side;
    s->battle.how = STRIKE_NONE;
}

/* -- how many -- */

static void tell_sum(struct eng_turn *t, const struct cc_blow *blow, const struct cc_sum *sum)
{
    const struct cc_state *s = t->state;
    int type = s->unit[blow->by].type;

    for (int i = 0; i < sum->count; i++)
        tell(t, sum->term[i].rule, ENG_ALL, sum->term[i].text, sum->term[i].value);
    if (sum->total == 0)
        tell(t, CC_1_03, ENG_ALL, NEWS_COUNTS_NO_DICE, type, blow->from);
    else
        tell(t, CC_5_4_1_07, ENG_ALL, sum->total == 1 ? NEWS_COUNTS_DIE : NEWS_COUNTS_DICE, type,
             blow->from, sum->total);
}

static int count_blow(struct eng_turn *t, const struct cc_blow *blow)
{
    struct cc_sum sum;
    int dice = cc_dice(cc_board(t->box), t->state, blow, t->news ? &sum : NULL);

    if (t->news)
        tell_sum(t, blow, &sum);
    return dice;
}

static int count_batteries(struct eng_turn *t, int at)
{
    const struct cc_state *s = t->state;
    int dice = 0;

    for (int unit = 0; s->battle.batteries >> unit && unit < s->unit_count; unit++) {
        if (!(s->battle.batteries >> unit & 1))
            continue;
        struct cc_blow blow = cc_joint_blow(s, unit, at, s->battle.flags & BATTLE_BONUS);
        dice += BY(CC_6_3_05, count_blow(t, &blow));
    }
    return dice;
}

static bool has_batteries(int how)
{
    return how == STRIKE_MELEE || how == STRIKE_RETIRE;
}

static int count_dice(struct eng_turn *t, const struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    int at = strike_of(f)->at, how = strike_of(f)->how;
    struct cc_blow blow = cc_blow_of(s, strike_of(f)->by, at, how, s->battle.flags & BATTLE_BONUS);
    int dice = count_blow(t, &blow);

    if (!BY(CC_1_05, has_batteries(how) && s->battle.batteries))
        return dice;
    return dice + BY(CC_6_2_2_06, BY(CC_6_3_12, count_batteries(t, at)));
}

/* -- what they hit -- */

static int sabre_hits(struct eng_turn *t, const struct eng_frame *f, int sabres)
{
    const struct cc_state *s = t->state;

    if (!sabres || BY(CC_5_4_4_19, strike_of(f)->how == STRIKE_FIRE) ||
        strike_of(f)->how == STRIKE_RETIRE)
        return 0;
    if (BY(CC_6_3_08, cc_hits_with_sabres(cc_board(t->box), s, strike_of(f)->by)))
        return sabres;
    bool joined = s->battle.batteries && has_batteries(strike_of(f)->how);
    tell(t, joined ? CC_6_3_07 : CC_5_4_6_06, ENG_ALL, NEWS_SABRES_MISS);
    return 0;
}

static int score_text(const struct eng_frame *f)
{
    if (!strike_of(f)->flags)
        return strike_of(f)->hits ? NEWS_HITS_ONLY : NEWS_NO_HIT_NO_FLAG;
    return strike_of(f)->hits ? NEWS_HITS_AND_FLAGS : NEWS_FLAGS_ONLY;
}

/* The roll of the last row lies in s->battle.face. */
static void judge_unit(struct eng_turn *t, struct eng_frame *f, const uint8_t face[CC_FACES])
{
    const struct cc_state *s = t->state;
    bool fire = strike_of(f)->how == STRIKE_FIRE, retire = strike_of(f)->how == STRIKE_RETIRE;
    int class = cc_class(cc_board(t->box), s, strike_of(f)->at);

    strike_frame(f)->hits = (int16_t)(face[class] + sabre_hits(t, f, face[FACE_SABRE]));
    strike_frame(f)->flags = retire ? 0 : BY(CC_5_4_4_20, BY(CC_5_4_6_19, face[FACE_FLAG]));
    tell(t,
         retire ? CC_6_1_08
         : fire ? CC_5_4_4_18
                : CC_5_4_6_17,
         ENG_ALL, score_text(f), strike_of(f)->hits, strike_of(f)->flags);
}

static void judge_leader(struct eng_turn *t, struct eng_frame *f, const uint8_t face[CC_FACES])
{
    strike_frame(f)->hits = face[FACE_SABRE] > 0;
    tell(t, CC_5_4_6_18, ENG_ALL, face[FACE_SABRE] ? NEWS_LEADER_HIT : NEWS_LEADER_MISSED);
}

static eng_ruleno roll_rule(int how)
{
    switch ((enum cc_strike)how) {
    case STRIKE_FIRE:
        return CC_5_4_2_08;
    case STRIKE_MELEE:
        return CC_5_4_5_03;
    case STRIKE_RETIRE:
        return CC_6_1_07;
    case STRIKE_SQUARE:
        return CC_6_2_2_01;
    case STRIKE_FIRST:
        return CC_8_2_32;
    case STRIKE_BACK:
        return CC_5_4_7_02;
    case STRIKE_NONE:
        break;
    }
    return CC_5_4_1_07;
}

enum eng_flow cc_strike_roll(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;
    int how = strike_of(f)->how, dice = count_dice(t, f);
    uint8_t face[CC_FACES] = { 0 };

    strike_frame(f)->hits = strike_frame(f)->flags = 0;
    if (BY(CC_6_3_06, dice == 0)) {
        tell(t, CC_1_03, ENG_ALL, NEWS_NO_ROLL);
        return NEXT;
    }
    cc_roll_dice(t, s->unit[strike_of(f)->by].side, dice, face, roll_rule(how));
    s->battle.how = (uint8_t)how;
    if (is_leader_token(strike_of(f)->at))
        judge_leader(t, f, face);
    else
        judge_unit(t, f, face);
    return NEXT;
}
