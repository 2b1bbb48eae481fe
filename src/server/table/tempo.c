/* tempo.c -- slots for the answers of bots. */

#include "server/table/tempo.h"

/* Ms: the Guard thinks 6 on average, scripts less; both have an outlier now and then. */
enum { STEP = 20, REACTION = 60 };

int64_t tempo_slot(const struct ai_bot *bot, const struct ai_budget *budget, bool first)
{
    bool by_time = ai_takes_its_time(bot) && budget->nodes == 0;

    return !first ? STEP : by_time ? REACTION + (int64_t)budget->ms : REACTION;
}

int64_t tempo_due(int64_t asked, int64_t slot, int64_t now)
{
    if (now < asked) /* somebody has turned the clock back */
        return now;
    return asked + slot * ((now - asked) / slot + 1);
}
