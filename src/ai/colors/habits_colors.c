/* habits_colors.c -- the numbers that a hand of Commands & Colors goes by. */

#include "ai/colors/habits_colors.h"

static enum colors_sort section_sort(const struct cc_card *card)
{
    int orders = card->orders[0] + card->orders[1] + card->orders[2];

    if (orders == 2)
        return SORT_PROBE;
    if (orders == 3)
        return card->orders[0] && card->orders[1] ? SORT_RECON : SORT_ATTACK;
    if (orders == 4)
        return card->orders[1] ? SORT_COORDINATED : SORT_FLANK;
    return SORT_FORWARD;
}

enum colors_sort colors_sort_of(const struct cc_card *card)
{
    switch (card->effect) {
    case EFFECT_SECTION:
        return section_sort(card);
    case EFFECT_SCOUT:
        return SORT_SCOUT;
    case EFFECT_ASSAULT:
        return SORT_ASSAULT;
    default:
        return SORT_BAYONET + card->effect - EFFECT_BAYONET_CHARGE;
    }
}

const struct colors_habits colors_plain = {
    .driven_off = 14,
    .no_answer = 6,
    .block = { 9, 10, 13 },
    .quality = { [QUALITY_MILITIA] = -2, [QUALITY_ELITE] = 2, [QUALITY_GUARD] = 4 },
    .leader = 15,
    .his_card = 8,
    .forms_square = 20,
    .goes = 20,
    .first = 15,
    .second = 9,
    .afar = 20,
    .objective = 45,
    .near_objective = 10,
    .guarded = 25,
    .cover = { [FOREST] = { 4, -3, 0 },
               [HILL] = { 4, 1, 5 },
               [TOWN] = { 7, -6, 1 },
               [WINDMILL] = { 7, -6, 1 },
               [FORD] = { -4, -4, -4 },
               [QUARRY] = { 1, -4, 0 } },
    .works = 4,
    .far = { 30, 30, 30 },
    .weak = 40,
    .care = 15,
    .order_square = 2,
    .order_weak = 0,
    .order = { 4, 8, 4 },
    .bayonet = 30,
    .bombard = 45,
    .charge = 30,
    .counter = 30,
    .elan = 27,
    .fire = 30,
    .march = 27,
    .steel = 27,
    .leadership = 30,
    .scout = 6,
    .manoeuvre = 16,
    .rally = 10,
    .supply = 18,
    .strike = -5,
    .square_card = 10,
    .square_gain = 3,
    .ground_lost = 6,
    .stand_harm = 21,
    .strike_loss = 21,
    .strike_cost = 8,
};

const struct colors_habits colors_drilled = {
    .driven_off = 15,
    .no_answer = 5,
    .block = { 20, 27, 39 },
    .quality = { [QUALITY_MILITIA] = -4, [QUALITY_ELITE] = 3, [QUALITY_GUARD] = 7 },
    .leader = 7,
    .his_card = 16,
    .forms_square = 22,
    .goes = 13,
    .first = 8,
    .second = 13,
    .afar = 45,
    .objective = 67,
    .near_objective = 4,
    .guarded = 11,
    .cover = { [FOREST] = { 10, -9, -4 },
               [HILL] = { 8, -1, 11 },
               [RUGGED_HILL] = { 1, 1, 1 },
               [TOWN] = { 8, -7, 5 },
               [WINDMILL] = { 8, -7, 5 },
               [FORD] = { -7, 1, -7 },
               [BRIDGE] = { -1, -1, -1 },
               [QUARRY] = { -4, -3, -4 } },
    .works = 6,
    .far = { 26, 42, 35 },
    .close = { 13, -49, -10 },
    .weak = 81,
    .care = 20,
    .order_square = 4,
    .order_weak = 2,
    .order = { -1, 11, 3 },
    .bayonet = 23,
    .bombard = 32,
    .charge = 33,
    .counter = 26,
    .elan = 36,
    .fire = 36,
    .march = 35,
    .steel = 37,
    .leadership = 47,
    .scout = 3,
    .manoeuvre = 16,
    .rally = 18,
    .supply = 26,
    .strike = 2,
    .keep = { [SORT_PROBE] = -9,       [SORT_ATTACK] = -3,  [SORT_RECON] = 17,
              [SORT_COORDINATED] = 31, [SORT_FLANK] = 1,    [SORT_FORWARD] = -1,
              [SORT_SCOUT] = -19,      [SORT_ASSAULT] = -5, [SORT_BAYONET] = 4,
              [SORT_BOMBARD] = 4,      [SORT_CAVALRY] = -5, [SORT_COUNTER] = -11,
              [SORT_ELAN] = 30,        [SORT_FIRE] = 32,    [SORT_STRIKE] = 16,
              [SORT_MARCH] = 8,        [SORT_STEEL] = -13,  [SORT_LEADERSHIP] = 14,
              [SORT_MANOEUVRE] = -6,   [SORT_RALLY] = -3,   [SORT_SUPPLY] = -8 },
    .square_card = 5,
    .square_gain = -1,
    .ground_lost = 8,
    .stand_harm = 27,
    .strike_loss = 21,
    .strike_cost = 10,
    .advance = 2,
    .move = 2,
    .fight = 5,
};
