/* cn_176_resistance.c -- 1X 175 to 179, 185, 188: how the enemy hinders who leaves him or pursues. */

#include "games/campaign/cn_local.h"

enum { MOST = 3, GARRISON_INITIATIVE = 1 };

static int within(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

/* 1X-179: minus where the active side is superior. */
int cn_cavalry_difference(int active2, int passive2)
{
    int more = active2 > passive2 ? active2 : passive2, less = active2 + passive2 - more, step;

    if (less == 0)
        step = within(BY(CN_179_5, more / 2), 0, MOST);
    else if (BY(CN_179_4, more * 10 < less * 11))
        step = 0;
    else
        step = within(BY(CN_179_2, more / less), 1, BY(CN_178_1, MOST));
    return BY(CN_179_3, active2 > passive2) ? -step : step;
}

static bool can_ride(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int hex = s->leader[leader].hex, ground = hex == CN_NOWHERE ? CLEAR : b->hex[hex].ground;

    return ground != MOUNTAIN && ground != MARSH;
}

/* 1X-179-1, 179-9: of the whole formation, none in mountain or marsh; in pursuit of those who pursue,
 * and none that lost in the combat. */
static int horse2(const struct cn_board *b, const struct cn_state *s, int leader, bool pursuit)
{
    uint8_t unit[CN_UNITS];
    int sp = 0,
        count = pursuit ? cn_units_of(b, s, leader, true, unit) : cn_units_with(b, s, leader, unit);

    for (int i = 0; i < count; i++)
        if (b->unit[unit[i]].arm == CAVALRY &&
            BY(CN_179_1, can_ride(b, s, s->unit[unit[i]].leader)) &&
            !(pursuit && s->unit[unit[i]].lost))
            sp += s->unit[unit[i]].sp;
    return 2 * sp;
}

/* 1X-176-3: passive less active, by the table; a garrison has 1 (1X-175-3). */
static int matrix(const struct cn_board *b, const struct cn_state *s, int active, int passive)
{
    int a = active == CN_NOBODY ? GARRISON_INITIATIVE : cn_initiative(b, s, active);
    int p = passive == CN_NOBODY ? BY(CN_175_3, GARRISON_INITIATIVE)
                                 : BY(CN_177_2, cn_initiative(b, s, passive));

    return BY(CN_176_1, BY(CN_176_3, b->table.matrix[within(a, 0, 5)][within(p, 0, 5)]));
}

/* 1X-179-6, 185-3: in pursuit everything counts as it is. */
static int in_pursuit(const struct cn_board *b, const struct cn_state *s, int base, int cavalry)
{
    return base + cavalry + cn_weather_pursuit(b, s);
}

/* 1X-176-4, 179-7, 179-8, 185-3: leaving is never made easier than without an enemy. */
static int leaving(const struct cn_board *b, const struct cn_state *s, int base, int cavalry)
{
    int total = BY(CN_179_8, base + (BY(CN_179_7, cavalry < 0) ? cavalry : 0) +
                                 BY(CN_185_2, cn_weather_leaving(b, s)));

    return BY(CN_176_4, BY(CN_185_3, total < 0)) ? 0 : total;
}

int cn_resistance(const struct cn_board *b, const struct cn_state *s, int active, int passive,
                  bool pursuit)
{
    int active2 = active == CN_NOBODY ? 0 : horse2(b, s, active, pursuit);
    int passive2 = passive == CN_NOBODY ? 0 : horse2(b, s, passive, pursuit);
    int base = matrix(b, s, active, passive), cavalry = cn_cavalry_difference(active2, passive2);

    if (pursuit)
        return in_pursuit(b, s, base, cavalry);
    return BY(CN_244_4, active != CN_NOBODY && s->leader[active].forage)
               ? 0
               : leaving(b, s, base, cavalry);
}
