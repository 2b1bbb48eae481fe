/* judge_colors.c -- how likely a side is to win, as long practice has taught it.
 *
 * The numbers are those that foretell best who wins when the drilled hand plays itself (tests/drill.c:
 * logistic regression over the turns of 60,000 matches).  Whole numbers, so that every machine judges
 * alike. */

#include "ai/colors/judge_colors.h"

#include <string.h>

#include "ai/colors/cards_colors.h"
#include "ai/know.h"

enum {
    ELITE = 3,    /* beside the three classes */
    BACK = 4,     /* hexes */
    TEMPO = 1176, /* to be the one whose turn it is */
    UNIT = 10000, /* of the logistic curve */
    WORTH = 100   /* worths weigh by the banner */
};

/* In 10,000ths; what counts worths is by the banner. */
static const int weight[JUDGE_SIGHTS] = {
    [JUDGE_LEFT] = 19794,
    7599,
    -664,
    -8237,
    -14415,
    -20166,
    -26331,
    -32902,
    [JUDGE_LOST] = -894,
    -1805,
    -1335,
    -1062,
    [JUDGE_ONE] = 376,
    1201,
    -1600,
    [JUDGE_UNITS] = 1263,
    1914,
    4394,
    [JUDGE_SQUARES] = -2240,
    [JUDGE_GROUND] = 2049,
    [JUDGE_DANGER] = -717,
    [JUDGE_DANGER_ONE] = 1405,
    [JUDGE_BACK] = -275,
    [JUDGE_CARDS + SORT_PROBE] = -1531,
    [JUDGE_CARDS + SORT_ATTACK] = -1618,
    [JUDGE_CARDS + SORT_RECON] = -1257,
    [JUDGE_CARDS + SORT_COORDINATED] = -980,
    [JUDGE_CARDS + SORT_FLANK] = -1344,
    [JUDGE_CARDS + SORT_FORWARD] = -939,
    [JUDGE_CARDS + SORT_SCOUT] = -1493,
    [JUDGE_CARDS + SORT_ASSAULT] = -1383,
    [JUDGE_CARDS + SORT_BAYONET] = -1070,
    [JUDGE_CARDS + SORT_BOMBARD] = -713,
    [JUDGE_CARDS + SORT_CAVALRY] = -975,
    [JUDGE_CARDS + SORT_COUNTER] = -492,
    [JUDGE_CARDS + SORT_ELAN] = -1532,
    [JUDGE_CARDS + SORT_FIRE] = -1396,
    [JUDGE_CARDS + SORT_STRIKE] = 402,
    [JUDGE_CARDS + SORT_MARCH] = -920,
    [JUDGE_CARDS + SORT_STEEL] = -1826,
    [JUDGE_CARDS + SORT_LEADERSHIP] = -1744,
    [JUDGE_CARDS + SORT_MANOEUVRE] = -1450,
    [JUDGE_CARDS + SORT_RALLY] = -56,
    [JUDGE_CARDS + SORT_SUPPLY] = -1747,
    [JUDGE_BEST] = 2752,
    [JUDGE_SECOND] = 1305,
    [JUDGE_REST] = 587,
};

/* -- what is seen -- */

static int distance_to_foe(const struct colors_eye *eye, const struct eval_colors_foes *foes,
                           int side, int hex)
{
    const uint8_t *distance = eye->board->distance[hex];
    int least = BACK;

    for (int i = 0; i < foes->of[1 - side].count; i++)
        if (distance[foes->of[1 - side].at[i]] < least)
            least = distance[foes->of[1 - side].at[i]];
    return least;
}

static void look_at_unit(const struct colors_eye *eye, const struct cc_state *s, int unit,
                         struct eval_colors_foes *foes, int sight[JUDGE_SIGHTS])
{
    const struct cc_unit *u = &s->unit[unit];
    const struct cc_type *type = eval_colors_type(eye, s, unit);
    int danger = eval_colors_danger(eye, s, foes, unit, u->at);

    sight[JUDGE_LOST + (type->quality >= QUALITY_ELITE ? ELITE : type->class)] +=
        u->full - u->blocks;
    sight[JUDGE_UNITS + type->class]++;
    sight[JUDGE_SQUARES] += u->square != 0;
    sight[JUDGE_GROUND] += eval_colors_ground(eye, s, foes, unit, u->at);
    sight[JUDGE_DANGER] += danger;
    if (u->blocks == 1) {
        sight[JUDGE_ONE + type->class]++;
        sight[JUDGE_DANGER_ONE] += danger;
    }
    sight[JUDGE_BACK] += distance_to_foe(eye, foes, u->side, u->at) >= BACK;
}

static void look_at_cards(const struct colors_eye *eye, const struct cc_state *s, int side,
                          struct eval_colors_foes *foes, int sight[JUDGE_SIGHTS])
{
    int worth[CC_HAND], sum = 0, first = 0, second = 0, count = s->hand_count[side];

    cards_weigh_hand(eye, s, side, foes, worth);
    for (int i = 0; i < count; i++) {
        sight[JUDGE_CARDS + colors_sort_of(&eye->board->card[s->hand[side][i]])]++;
        sum += worth[i];
        second = i == 0                        ? 0
                 : worth[i] > first            ? first
                 : i == 1 || worth[i] > second ? worth[i]
                                               : second;
        first = i == 0 || worth[i] > first ? worth[i] : first;
    }
    sight[JUDGE_BEST] = first;
    sight[JUDGE_SECOND] = second;
    sight[JUDGE_REST] = sum - first - second;
}

void judge_colors_look(const struct colors_eye *eye, const struct cc_state *s, int side,
                       struct eval_colors_foes *foes, int sight[JUDGE_SIGHTS])
{
    int left = s->banners_to_win - cc_banners(s, side);

    memset(sight, 0, JUDGE_SIGHTS * sizeof *sight);
    sight[JUDGE_LEFT + (left < 1 ? 1 : left > 8 ? 8 : left) - 1] = 1;
    for (int i = 0; i < foes->of[side].count; i++)
        look_at_unit(eye, s, foes->of[side].unit[i], foes, sight);
    look_at_cards(eye, s, side, foes, sight);
}

/* -- what it comes to -- */

bool judge_colors_is_worth(int sight)
{
    return sight == JUDGE_GROUND || sight == JUDGE_DANGER || sight == JUDGE_DANGER_ONE ||
           sight >= JUDGE_BEST;
}

/* The logistic curve, in thousandths, at each quarter of a unit. */
static int logistic(int x)
{
    static const int at[] = { 500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953,
                              963, 971, 977, 982, 986, 989, 991, 993, 995, 996, 997, 998 };
    enum { LAST = sizeof at / sizeof at[0] - 1, STEP = UNIT / 4 };
    int y = x < 0 ? -x : x, i = y / STEP;
    int value = i >= LAST ? at[LAST] : at[i] + (at[i + 1] - at[i]) * (y % STEP) / STEP;

    return x < 0 ? AI_WON - value : value;
}

int judge_colors(const struct colors_eye *eye, const struct cc_state *s, int side)
{
    struct eval_colors_foes foes;
    int ours[JUDGE_SIGHTS], theirs[JUDGE_SIGHTS];
    int sum = s->turn.side == side ? TEMPO : -TEMPO;

    eval_colors_gather(eye, s, &foes);
    judge_colors_look(eye, s, side, &foes, ours);
    judge_colors_look(eye, s, 1 - side, &foes, theirs);
    for (int i = 0; i < JUDGE_SIGHTS; i++)
        sum += weight[i] * (ours[i] - theirs[i]) / (judge_colors_is_worth(i) ? WORTH : 1);
    return logistic(sum);
}
