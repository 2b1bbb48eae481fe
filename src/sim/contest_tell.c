/* contest_tell.c -- what came of a contest, as a table for people and as JSON for tools. */

#include <math.h>

#include "sim/contest.h"

static double mean_ms(const struct contest_player *p)
{
    return p->decisions ? p->seconds * 1000 / (double)p->decisions : 0;
}

static bool has_faults(const struct contest *a)
{
    for (int i = 0; i < a->player_count; i++)
        if (a->player[i].faults > 0)
            return true;
    return false;
}

/* -- for people -- */

static void add_meeting(const struct contest *a, int i, int j, struct text *out)
{
    const struct elo_tally *t = &a->tally[i][j];
    struct elo_range score = elo_score(t), elo = elo_difference(t);

    text_printf(out, "%-24s %-24s %7d   %5.1f (%5.1f - %5.1f)  %+6.0f (%+5.0f to %+5.0f)\n",
                a->player[i].name, a->player[j].name, 2 * elo_pairs(t), 100 * score.middle,
                100 * score.low, 100 * score.high, elo.middle, elo.low, elo.high);
}

static void add_ladder(const struct contest *a, struct text *out)
{
    bool faults = has_faults(a);
    int order[ELO_PLAYERS];

    contest_rank(a, order);
    text_printf(out, "\n%-24s %22s %10s %10s %10s %12s%s\n", "player", "rating, 95 %", "decisions",
                "ms: mean", "median", "longest", faults ? "  faults (matches lost by them)" : "");
    for (int n = 0; n < a->player_count; n++) {
        const struct contest_player *p = &a->player[order[n]];
        const struct elo_range *r = &a->rating[order[n]];
        if (p->decisions == 0)
            continue;
        text_printf(out, "%-24s %+6.0f (%+5.0f to %+5.0f) %10ld %10.2f %10.2f %12.1f", p->name,
                    r->middle, r->low, r->high, p->decisions, mean_ms(p), p->median * 1000,
                    p->longest * 1000);
        if (faults)
            text_printf(out, "  %d (%d)", p->faults, p->forfeits);
        text_add_char(out, '\n');
    }
}

void contest_write_table(const struct contest *a, struct text *out)
{
    text_printf(out, "%-24s %-24s %7s %22s %24s\n", "first", "second", "matches", "score, 95 %",
                "Elo, 95 %");
    for (int i = 0; i < a->player_count; i++)
        for (int j = i + 1; j < a->player_count; j++)
            if (elo_pairs(&a->tally[i][j]) > 0)
                add_meeting(a, i, j, out);
    add_ladder(a, out);
}

/* -- for tools -- */

static void add_number(struct jout *j, const char *key, double value)
{
    jout_key(j, key);
    jout_fixed(j, (int64_t)llround(value * 1000), 3);
}

static void add_range(struct jout *j, const char *key, const struct elo_range *r)
{
    jout_key(j, key);
    jout_object(j);
    add_number(j, "low", r->low);
    add_number(j, "middle", r->middle);
    add_number(j, "high", r->high);
    jout_end_object(j);
}

static void add_players(const struct contest *a, struct jout *j)
{
    jout_key(j, "players");
    jout_array(j);
    for (int i = 0; i < a->player_count; i++) {
        const struct contest_player *p = &a->player[i];
        jout_object(j);
        jout_key_string(j, "name", p->name);
        add_range(j, "rating", &a->rating[i]);
        jout_key_int(j, "decisions", p->decisions);
        add_number(j, "mean_ms", mean_ms(p));
        add_number(j, "median_ms", p->median * 1000);
        add_number(j, "longest_ms", p->longest * 1000);
        jout_key_int(j, "faults", p->faults);
        jout_key_int(j, "forfeits", p->forfeits);
        jout_end_object(j);
    }
    jout_end_array(j);
}

static void add_meetings(const struct contest *a, struct jout *j)
{
    jout_key(j, "meetings");
    jout_array(j);
    for (int i = 0; i < a->player_count; i++)
        for (int k = i + 1; k < a->player_count; k++) {
            const struct elo_tally *t = &a->tally[i][k];
            struct elo_range score = elo_score(t), elo = elo_difference(t);
            if (elo_pairs(t) == 0)
                continue;
            jout_object(j);
            jout_key_string(j, "first", a->player[i].name);
            jout_key_string(j, "second", a->player[k].name);
            jout_key_int(j, "matches", 2 * elo_pairs(t));
            jout_key(j, "pairs");
            jout_array(j);
            for (int n = 0; n < ELO_PAIR; n++)
                jout_int(j, t->pairs[n]);
            jout_end_array(j);
            add_range(j, "score", &score);
            add_range(j, "elo", &elo);
            jout_end_object(j);
        }
    jout_end_array(j);
}

static void add_scenarios(const struct contest *a, struct jout *j)
{
    int matches;

    jout_key(j, "scenarios");
    jout_array(j);
    for (int s = 0; s < a->scenario_count; s++) {
        int scenario = a->scenario[s];
        contest_wins(a, scenario, 0, &matches);
        jout_object(j);
        jout_key_string(j, "id", a->box->scenario[scenario].id);
        jout_key_string(j, "title", a->box->scenario[scenario].title);
        jout_key_int(j, "matches", matches);
        jout_key(j, "wins");
        jout_object(j);
        for (int side = 0; a->box->game->sides[side]; side++)
            jout_key_int(j, a->box->game->sides[side], contest_wins(a, scenario, side, &matches));
        jout_end_object(j);
        jout_end_object(j);
    }
    jout_end_array(j);
}

void contest_write_json(const struct contest *a, struct text *out)
{
    struct jout j;

    jout_start(&j, out);
    jout_object(&j);
    jout_key_string(&j, "game", a->box->game->book->game);
    jout_key_string(&j, "title", a->box->game->book->title);
    add_players(a, &j);
    add_meetings(a, &j);
    add_scenarios(a, &j);
    jout_end_object(&j);
    jout_done(&j);
    text_add_char(out, '\n');
}
