/* cn_063_weather.c -- 1X 48, 63, 64 and 183 to 188: the weather of a game turn. */

#include "games/campaign/cn_local.h"
#include "games/campaign/cn_steps.h"

/* -- the die -- */

/* 1X-63-6 to 63-8: turns 1 to 4 are 15 to 22 November, from turn 9 on it is December. */
static int period_of(int turn)
{
    TABLE(CN_63_6, "weather.tsv");
    TABLE(CN_63_7, "weather.tsv");
    TABLE(CN_63_8, "weather.tsv");
    return turn < 5 ? 0 : turn < 9 ? 1 : 2;
}

/* 1X-63-9: nothing on the first turn; nothing after heat, frost and snow together, or fog. */
static int modifier(const struct cn_state *s)
{
    if (BY(CN_63_9, s->turn == s->first_turn || s->fog))
        return 0;
    switch (s->last_weather) {
    case FAIR:
    case FROST:
        return BY(CN_63_5, -1);
    case RAIN:
    case MUD:
    case RAIN_MUD:
    case SNOW:
        return BY(CN_63_5, 1);
    default:
        return 0;
    }
}

/* 1X-48-1, 63-2: always one die of the first player, in the first turn too. */
static enum cn_weather roll_weather(struct eng_turn *t)
{
    const struct cn_state *s = t->state;
    int die = roll(t, 6, CN_63_2) + modifier(s);

    if (die < 1)
        die = 1;
    return (enum cn_weather)cn_board(t->box)->table.weather[period_of(s->turn)][die];
}

/* -- what follows from last turn's -- */

static enum cn_weather on_mud(const struct cn_state *s, enum cn_weather rolled)
{
    bool both = s->turn != s->first_turn && s->last_weather == MUD && rolled == RAIN;

    return BY(CN_64_2, both) ? RAIN_MUD : rolled;
}

/* 1X-64-3, 64-4: rain on snow brings fog, and whatever weather a title's table says. */
static bool brings_fog(const struct cn_board *b, const struct cn_state *s, enum cn_weather rolled)
{
    bool rain_on_snow =
        BY(CN_64_3, s->turn != s->first_turn && s->last_weather == SNOW && rolled == RAIN);

    return rain_on_snow || b->table.weather_fog[rolled];
}

enum eng_flow cn_roll_weather(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    (void)f;
    TABLE(CN_64_1, "weather-effects.tsv");
    if (BY(CN_63_3, s->option[OPTION_WEATHER])) {
        s->weather = b->table.historical[s->turn];
        s->fog = BY(CN_64_4, b->table.historical_fog[s->turn]);
    } else {
        enum cn_weather rolled = roll_weather(t);
        s->fog = brings_fog(b, s, rolled);
        s->weather = (uint8_t)on_mud(s, rolled);
    }
    tell(t, CN_63_1, ENG_ALL, NEWS_WEATHER, s->weather);
    if (s->fog)
        tell(t, CN_64_5, ENG_ALL, NEWS_FOG);
    return NEXT;
}

/* -- what it does: weather-effects.tsv -- */

/* 1X-63-4: both of a double weather.  Fog adds nothing here. */
int cn_weather_attrition(const struct cn_board *b, const struct cn_state *s)
{
    TABLE(CN_63_4, "weather-effects.tsv");
    TABLE(CN_183_1, "weather-effects.tsv");
    TABLE(CN_183_2, "weather-effects.tsv");
    TABLE(CN_184_1, "weather-effects.tsv");
    TABLE(CN_185_1, "weather-effects.tsv");
    TABLE(CN_186_1, "weather-effects.tsv");
    return b->table.weather_attrition[s->weather];
}

/* 1X-64-6: rain or snow and fog count once. */
int cn_weather_leaving(const struct cn_board *b, const struct cn_state *s)
{
    int weather = b->table.weather_leaving[s->weather];

    return s->fog && weather > -1 ? -1 : BY(CN_64_6, weather);
}

int cn_weather_pursuit(const struct cn_board *b, const struct cn_state *s)
{
    int weather = b->table.weather_pursuit[s->weather];

    return s->fog && weather < 1 ? 1 : weather;
}
