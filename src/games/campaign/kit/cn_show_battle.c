/* cn_show_battle.c -- battles: who fights whom where, rounds, markers as far as they are shown, and
 * the sum of the combat, term by term. */

#include "games/campaign/kit/cn_show.h"

static const char *const overs[] = { "no", "done", "attacker-gone", "vacated" };

static void show_by_side(const char *key, const uint8_t of[SIDES], struct jout *json)
{
    jout_key(json, key);
    jout_array(json);
    for (int side = 0; side < SIDES; side++)
        jout_int(json, of[side]);
    jout_end_array(json);
}

static void show_markers(const struct cn_battle *f, struct jout *json)
{
    jout_key(json, "markers");
    jout_array(json);
    for (int side = 0; side < SIDES; side++)
        jout_string(json, cn_markers[f->marker[side]]);
    jout_end_array(json);
    show_by_side("shown", f->shown, json);
}

/* Whoever led a battle stays known by name, be his piece face down again. */
static void show_fighter(const struct cn_board *b, const char *key, const char *name, int who,
                         struct jout *json)
{
    if (who < b->leader_count) {
        cn_show_leader(b, key, who, json);
        eng_show_both(json, name, b->leader[who].name);
    } else if (cn_is_vedette(who))
        jout_key_string(json, key, cn_vedette_id(who - CN_LEADERS));
}

/* -- the sum -- */

/* What a term is counted in. */
static const char *counted_in(int text)
{
    switch (text) {
    case NEWS_TERM_LINE_A:
    case NEWS_TERM_FORAGER:
    case NEWS_TERM_REPULSE:
        return "columns";
    case NEWS_TERM_BEYOND:
    case NEWS_TERM_SNOW:
    case NEWS_TERM_GUARD:
    case NEWS_TERM_STARS:
        return "die";
    default:
        return "quarters";
    }
}

static void show_term(const struct eng_box *box, const struct cn_state *s,
                      const struct cn_term *term, struct jout *json)
{
    struct eng_phrase phrase = { .text = (uint16_t)term->text, .arg = { term->value } };

    jout_object(json);
    eng_show_phrase(box, &s->core, "text", &phrase, json);
    jout_key_int(json, "value", term->value);
    jout_key_string(json, "in", counted_in(term->text));
    jout_end_object(json);
}

static void show_odds(const struct eng_box *box, const struct cn_state *s, int battle, bool counter,
                      struct jout *json)
{
    struct cn_odds odds = { 0 };

    cn_reckon(cn_board(box), s, battle, counter, &odds);
    jout_key(json, "odds");
    jout_object(json);
    jout_key_bool(json, "counter", counter);
    jout_key_int(json, "attacker4", odds.attacker4);
    jout_key_int(json, "defender4", odds.defender4);
    jout_key_int(json, "column", odds.column);
    jout_key_int(json, "shift", odds.shift);
    jout_key_int(json, "die", odds.die_modifier);
    jout_key(json, "terms");
    jout_array(json);
    for (int i = 0; i < odds.count; i++)
        show_term(box, s, &odds.term[i], json);
    jout_end_array(json);
    jout_end_object(json);
}

/* -- battles -- */

/* The frame of the round that is being fought; -1: none. */
static int round_of(const struct cn_state *s)
{
    for (int i = s->core.depth - 1; i >= 0; i--)
        if (s->core.frame[i].proc == PROC_ROUND)
            return i;
    return -1;
}

/* The row of the round, or what it has called. */
static const char *stage_of(const struct cn_state *s, int round)
{
    for (int i = s->core.depth - 1; i > round; i--)
        if (s->core.frame[i].proc == PROC_RETREAT || s->core.frame[i].proc == PROC_PURSUIT)
            return cn_procs[s->core.frame[i].proc].name;
    return cn_show_row(s, round)->name;
}

static void show_result(const struct cn_battle *f, struct jout *json)
{
    if (!f->loser)
        return;
    jout_key_string(json, "loser", cn_side_ids[f->loser - 1]);
    jout_key_int(json, "result", f->result);
    jout_key_int(json, "cost", f->cost);
}

/* Sums of strengths are told in step 6; before that a side does not know the other's. */
static void show_battle(const struct eng_box *box, const struct cn_state *s, int battle,
                        struct jout *json)
{
    const struct cn_battle *f = &s->battle[battle];
    int round = round_of(s);
    bool current = round >= 0 && half_of(&s->core.frame[round])->battle == battle;

    jout_object(json);
    show_fighter(cn_board(box), "attacker", "attacker_name", f->attacker, json);
    show_fighter(cn_board(box), "defender", "defender_name", f->defender, json);
    cn_show_hexes("from", f->from, f->from_count, json);
    cn_show_hexes("targets", f->target, f->target_count, json);
    jout_key_int(json, "round", f->round);
    show_markers(f, json);
    show_by_side("lost", f->lost, json);
    show_by_side("told", f->told, json);
    show_by_side("exact2", f->exact2, json);
    show_result(f, json);
    jout_key_string(json, "over", overs[f->over]);
    if (f->guard)
        jout_key_int(json, "guard", f->guard);
    if (current) {
        jout_key_bool(json, "current", true);
        jout_key_string(json, "stage", stage_of(s, round));
        show_odds(box, s, battle, half_of(&s->core.frame[round])->counter, json);
    }
    jout_end_object(json);
}

void cn_show_battles(const struct eng_box *box, const struct cn_state *s, struct jout *json)
{
    jout_key(json, "battles");
    jout_array(json);
    for (int i = 0; i < s->battle_count; i++)
        show_battle(box, s, i, json);
    jout_end_array(json);
}
