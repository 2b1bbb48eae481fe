/* cn_show_battle.c -- battles: who fights whom where, rounds, markers as far as they are shown; which
 * the reader may choose, and by which rule not. */

#include "games/campaign/battle/cn_battle.h"
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

/* What the reader's own side has there; of the other he knows what was told. */
static void show_own_sp(const struct cn_board *b, const struct cn_state *s,
                        const struct cn_battle *f, struct jout *json)
{
    static const char *const keys[] = { "french_sp", "coalition_sp" };

    for (int side = 0; side < SIDES; side++)
        if (cn_show_knows(b, s, side))
            jout_key_int(json, keys[side], cn_battle_sp(b, s, f, side, 7));
}

/* Whoever is asked for his marker: each of them, and the rule that forbids it. */
static void show_types(const struct eng_box *box, const struct cn_state *s, int battle, int side,
                       struct jout *json)
{
    jout_key(json, "types");
    jout_array(json);
    for (int marker = MARKER_PITCHED; marker <= MARKER_REAR_GUARD; marker++) {
        eng_ruleno rule = cn_check_marker(cn_board(box), s, battle, side, marker);
        if (rule == CN_262_7) /* the option is not played */
            continue;
        jout_object(json);
        jout_key_string(json, "marker", cn_markers[marker]);
        if (rule)
            jout_key_string(json, "id", box->game->book->rules[rule].id);
        jout_end_object(json);
    }
    jout_end_array(json);
}

static void show_choice(const struct eng_box *box, const struct cn_state *s, int battle,
                        struct jout *json)
{
    const struct eng_step *row = eng_flow_row(box, &s->core);

    for (int side = 0; row && row->take == cn_take_markers && side < SIDES; side++)
        if ((seats_of(&s->core, side) & s->core.asked) && cn_show_knows(cn_board(box), s, side)) {
            jout_key_string(json, "chooses", cn_side_ids[side]);
            show_types(box, s, battle, side, json);
            return;
        }
}

static void show_result(const struct cn_battle *f, struct jout *json)
{
    if (!f->loser)
        return;
    jout_key_string(json, "loser", cn_side_ids[f->loser - 1]);
    jout_key_int(json, "result", f->result);
    jout_key_int(json, "won", f->won);
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
        show_own_sp(cn_board(box), s, f, json);
        cn_show_odds(box, s, &s->core.frame[round], json);
        show_choice(box, s, battle, json);
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
