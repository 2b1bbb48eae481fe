/* nt_show.c -- the view of a match as JSON, for the page and for tests; from redacted states. */

#include "games/triumph/nt_11_attack.h"
#include "games/triumph/nt_setup.h"

/* -- places -- */

static void key_place(const struct nt_board *b, const char *key, int at, struct jout *json)
{
    const char *place = at == NT_OFF_MAP ? "off-map" : "gone";

    if (is_blocking(at))
        place = b->block_name[at - NT_BLOCK];
    if (is_reserve(at))
        place = b->locale_number[at];
    jout_key_string(json, key, place);
}

/* "place" as tests write it, and the locale for the page. */
static void show_place(const struct nt_board *b, int at, struct jout *json)
{
    key_place(b, "place", at, json);
    jout_key_int(json, "locale", nt_locale_of(b, at));
}

static void key_approach(const struct nt_board *b, const char *key, int approach, struct jout *json)
{
    if (approach)
        jout_key_string(json, key, b->block_name[2 * approach]);
}

static void key_set(const char *key, const struct nt_set *set, struct jout *json)
{
    jout_key(json, key);
    jout_array(json);
    FOR_SET (token, set)
        jout_int(json, token);
    jout_end_array(json);
}

/* -- tracks -- */

static void show_tracks(const struct nt_board *b, const struct nt_state *s, struct jout *json)
{
    const struct nt_hour *hour = &b->hour[s->scenario][s->round];
    const struct nt_army *army = &b->army[s->turn.army];

    jout_key_string(json, "scenario", nt_scenarios[s->scenario]);
    jout_key_string(json, "phase", s->phase == PHASE_PLAY ? "play" : "set-up");
    jout_key_int(json, "round", BY(NT_6_04_01, s->round));
    jout_key_int(json, "last_round", s->last_round);
    jout_key_string(json, "day", hour->day);
    jout_key_string(json, "hour", hour->hour);
    jout_key_bool(json, "night", hour->night);
    jout_key_string(json, "turn", nt_side_ids[s->turn.army]);
    jout_key(json, "commands");
    jout_object(json);
    jout_key_int(json, "corps", s->turn.corps_commands);
    jout_key_int(json, "corps_limit", army->corps_limit);
    jout_key_int(json, "units", s->turn.unit_commands);
    jout_key_int(json, "unit_limit", army->unit_limit);
    jout_end_object(json);
    jout_key_bool(json, "reinforced", s->reinforced);
    jout_key(json, "options");
    jout_object(json);
    jout_key_bool(json, "santon", s->santon);
    jout_key_bool(json, "auction", s->auction);
    jout_key_bool(json, "team", s->team);
    jout_end_object(json);
}

struct army {
    uint8_t side, organised, committed_heavy, committed_guard, guard_beaten;
    uint8_t pool[TYPES][4];
    int8_t morale;
    uint8_t morale_lost;
};

/* NT-7-15: what is lost, and what is left, is known to all. */
static void show_pool(const struct nt_board *b, const struct army *a, struct jout *json)
{
    jout_key(json, "units");
    jout_array(json);
    for (int type = ARTILLERY; type < TYPES; type++)
        for (int strength = 1; strength <= 3; strength++) {
            int start = b->army[a->side].count[type][strength], alive = a->pool[type][strength];
            if (!start && !alive)
                continue;
            jout_object(json);
            jout_key_string(json, "type", nt_types[type]);
            jout_key_int(json, "strength", strength);
            jout_key_int(json, "start", start);
            jout_key_int(json, "alive", BY(NT_7_15, alive));
            jout_end_object(json);
        }
    jout_end_array(json);
}

static void show_army(struct jout *json, const void *about, const void *key)
{
    const struct nt_board *b = about;
    const struct army *a = key;

    jout_object(json);
    jout_key_string(json, "side", nt_side_ids[a->side]);
    jout_key_int(json, "morale", BY(NT_13_01, a->morale));
    jout_key_int(json, "morale_start", b->army[a->side].morale);
    jout_key_int(json, "morale_lost", a->morale_lost);
    jout_key_bool(json, "committed_heavy", a->committed_heavy);
    jout_key_bool(json, "committed_guard", a->committed_guard);
    jout_key_bool(json, "guard_beaten", a->guard_beaten);
    jout_key_bool(json, "organised", a->organised);
    show_pool(b, a, json);
    jout_end_object(json);
}

static void show_armies(const struct nt_board *b, const struct nt_state *s, struct jout *json)
{
    jout_key(json, "armies");
    jout_array(json);
    for (int side = FRENCH; side < SIDES; side++) {
        struct army a = { .side = (uint8_t)side,
                          .organised = s->phase == PHASE_PLAY || s->set_up.organised[side],
                          .committed_heavy = s->committed_heavy[side],
                          .committed_guard = s->committed_guard[side],
                          .guard_beaten = s->guard_beaten[side],
                          .morale = s->morale[side],
                          .morale_lost = s->morale_lost[side] };
        memcpy(a.pool, s->pool[side], sizeof a.pool);
        jout_part(json, show_army, b, &a, sizeof a);
    }
    jout_end_array(json);
}

/* -- pieces -- */

struct commander {
    uint16_t at;
    uint8_t number, units, given, scenario;
};

static void show_commander(struct jout *json, const void *about, const void *key)
{
    const struct nt_board *b = about;
    const struct commander *of = key;
    int c = of->number;

    jout_object(json);
    jout_key_int(json, "token", commander_token(c));
    jout_key_string(json, "id", b->commander[c].id);
    jout_key_string(json, "name", b->commander[c].name);
    jout_key_string(json, "side", nt_side_ids[side_of_commander(c)]);
    show_place(b, BY(NT_3_10, of->at), json);
    jout_key_int(json, "units", BY(NT_6_06_13, of->units));
    jout_key_int(json, "given", of->given);
    if (b->commander[c].reinforcement || of->at == NT_OFF_MAP)
        jout_key_int(json, "from_round", b->commander[c].from_round[of->scenario]);
    jout_end_object(json);
}

struct unit {
    struct nt_unit is;
    uint16_t token;
};

static void show_unit(struct jout *json, const void *about, const void *key)
{
    const struct nt_board *b = about;
    const struct unit *of = key;
    const struct nt_unit *u = &of->is;

    jout_object(json);
    jout_key_int(json, "token", of->token);
    jout_key_string(json, "side", nt_side_ids[side_of_unit(of->token)]);
    jout_key_string(json, "type", nt_types[u->type]);
    jout_key_int(json, "strength", u->strength);
    jout_key_string(json, "corps",
                    BY(NT_8_03, u->corps == NT_NO_CORPS) ? "detached" : b->commander[u->corps].id);
    show_place(b, u->at, json);
    jout_key_int(json, "moved", u->moves);
    jout_key_bool(json, "fixed", u->flags & UNIT_FIXED);
    jout_key_bool(json, "up", u->flags & UNIT_UP);
    jout_key_bool(json, "entered", u->flags & UNIT_ENTERED);
    jout_key_bool(json, "beaten", u->flags & UNIT_BEATEN);
    key_approach(b, "stood", u->stood, json);
    jout_end_object(json);
}

static void show_commanders(const struct nt_board *b, const struct nt_state *s, struct jout *json)
{
    jout_key(json, "commanders");
    jout_array(json);
    for (int c = 0; c < NT_COMMANDERS; c++) {
        const struct commander of = { s->commander[c].at, (uint8_t)c,
                                      (uint8_t)nt_corps_members(s, c), s->commander[c].given,
                                      s->scenario };
        jout_part(json, show_commander, b, &of, sizeof of);
    }
    jout_end_array(json);
}

static void show_pieces(const struct nt_board *b, const struct nt_state *s, struct jout *json)
{
    show_commanders(b, s, json);
    jout_key(json, "units");
    jout_array(json);
    for (int unit = 0; unit < NT_UNITS; unit++) {
        const struct unit of = { s->unit[unit], (uint16_t)unit };
        jout_part(json, show_unit, b, &of, sizeof of);
    }
    jout_end_array(json);
}

/* -- the turn's marks -- */

static void show_marks(const struct nt_board *b, const struct nt_state *s, struct jout *json)
{
    jout_key(json, "closed");
    jout_array(json);
    for (int n = 1; n < NT_LOCALES; n++)
        if (s->turn.closer[n])
            jout_int(json, n);
    jout_end_array(json);
    jout_key(json, "stormed");
    jout_array(json);
    for (int n = bits_next(s->turn.stormed, 3, 0); n >= 0; n = bits_next(s->turn.stormed, 3, n + 1))
        jout_int(json, n);
    jout_end_array(json);
    jout_key(json, "barred");
    jout_array(json);
    for (int i = bits_next(s->turn.barred, 5, 0); i >= 0; i = bits_next(s->turn.barred, 5, i + 1))
        jout_string(json, b->block_name[2 * i]);
    jout_end_array(json);
    jout_key(json, "fired");
    jout_array(json);
    for (int i = bits_next(s->fired_before, 10, 0); i >= 0;
         i = bits_next(s->fired_before, 10, i + 1))
        jout_string(json, b->block_name[i]);
    jout_end_array(json);
}

/* -- papers -- */

/* The corps that is to be placed: their order is settled by the rules, and nobody's secret. */
static void show_placing(const struct eng_box *box, const struct nt_state *s, struct jout *json)
{
    const struct eng_step *row = eng_flow_row(box, &s->core);

    if (row && row->take == nt_take_place)
        jout_key_int(json, "placing", commander_token(set_up_now(&s->core)->who));
}

static void show_set_up(const struct eng_box *box, const struct nt_state *s, struct jout *json)
{
    const struct nt_board *b = nt_board(box);

    jout_key(json, "set_up");
    jout_object(json);
    show_placing(box, s, json);
    jout_key_int(json, "detachments", s->set_up.detachments);
    if (s->set_up.bid) {
        jout_key_int(json, "bid", s->set_up.bid - 1);
        jout_key_int(json, "bidder", s->set_up.bidder);
    }
    jout_key(json, "in_play");
    jout_array(json);
    for (int i = 0; i < s->set_up.on_map; i++)
        jout_string(json, b->commander[s->set_up.chosen[i] - 1].id);
    jout_end_array(json);
    jout_end_object(json);
}

static const char *const commands[] = { [NO_COMMAND] = "none",
                                        [CORPS_MOVE] = "corps-move",
                                        [DETACH_MOVE] = "detach-move",
                                        [UNIT_MOVE] = "unit-move",
                                        [ATTACH] = "attach" };

/* The locales entered by road so far, and the stretch of the last one: every step was told to all. */
static void show_road(const struct nt_board *b, const struct nt_move *m, struct jout *json)
{
    jout_key(json, "path");
    jout_array(json);
    for (int i = 0; i < m->entered_count; i++)
        jout_int(json, m->path[i]);
    jout_end_array(json);
    if (m->entered_count)
        jout_key_int(json, "stretch", b->stretch[m->stretch].number);
}

static void show_move(const struct nt_board *b, const struct nt_state *s, struct jout *json)
{
    const struct nt_move *m = &s->move;

    if (m->command == NO_COMMAND)
        return;
    jout_key(json, "move");
    jout_object(json);
    jout_key_string(json, "command", commands[m->command]);
    key_place(b, "from", m->from, json);
    key_place(b, "at", m->at, json);
    jout_key_int(json, "entered", m->entered_count);
    show_road(b, m, json);
    jout_key_bool(json, "all_main", m->all_main);
    jout_key_bool(json, "must_stop", m->must_stop);
    jout_key_bool(json, "riding", m->riding);
    key_set("pieces", &m->pieces, json);
    jout_end_object(json);
}

static int number_at_head(const char *name)
{
    int n = 0;

    for (; *name >= '0' && *name <= '9'; name++)
        n = 10 * n + (*name - '0');
    return n;
}

/* The step of the eleven that the attack has come to: the number its row begins with, or the step
 * that its end belongs to.  A procedure that has called another stands behind the call already. */
static int step_of_attack(const struct eng_box *box, const struct eng_core *core)
{
    static const int ends[PROC_COUNT] = {
        [PROC_GROUND] = 2, [PROC_FEINT] = 3, [PROC_STORM] = 11, [PROC_REPULSE] = 11
    };
    const struct eng_proc *proc = &box->game->procs[PROC_ATTACK];

    for (int i = core->depth - 1; i >= 0; i--) {
        const struct eng_frame *f = &core->frame[i];
        int row = f->step - (i < core->depth - 1);
        if (ends[f->proc])
            return ends[f->proc];
        if (f->proc == PROC_ATTACK && row >= 0 && row < proc->step_count)
            return number_at_head(proc->step[row].name);
    }
    return 0;
}

/* While the defender thinks about a counter-attack, the initial result as the book adds it up. */
static void show_sum(const struct eng_box *box, const struct nt_state *s, struct jout *json)
{
    const struct eng_step *row = eng_flow_row(box, &s->core);

    if (!row || row->take != nt_take_counter)
        return;
    struct nt_front front = nt_front_of(nt_board(box), s, 0);
    struct nt_sum sum = nt_sum_of(&front);
    jout_key(json, "sum");
    jout_object(json);
    jout_key_int(json, "leaders", sum.leaders);
    jout_key_int(json, "blocked", sum.blocked);
    jout_key_int(json, "symbol", sum.symbol);
    jout_key_int(json, "defense", sum.defense);
    jout_end_object(json);
}

static void show_attack(const struct eng_box *box, const struct nt_state *s, struct jout *json)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_attack *a = &s->attack;

    if (!a->approach)
        return;
    jout_key(json, "attack");
    jout_object(json);
    jout_key_string(json, "army", nt_side_ids[a->army]);
    jout_key_int(json, "step", step_of_attack(box, &s->core));
    key_place(b, "from", blocking(a->approach, a->side), json);
    key_place(b, "into", blocking(a->approach, 1 - a->side), json);
    jout_key_bool(json, "guard", a->guard);
    jout_key_bool(json, "by_road", a->by_road);
    jout_key_bool(json, "wide", a->wide);
    jout_key_bool(json, "blocked", a->blocked);
    jout_key_bool(json, "artillery", a->artillery);
    jout_key_string(json, "command", commands[a->command]);
    key_set("attacking", &a->attacking, json);
    key_set("defending", &a->defending, json);
    key_set("attack_leaders", &a->attack_leaders, json);
    key_set("defense_leaders", &a->defense_leaders, json);
    key_set("counter", &a->counter, json);
    show_sum(box, s, json);
    jout_key_int(json, "initial", a->initial);
    jout_key_int(json, "final", a->final);
    jout_key_bool(json, "initial_won", a->initial_won);
    jout_key_bool(json, "won", a->won);
    jout_key_int(json, "to_lose", a->to_lose);
    jout_key_int(json, "french_lost", a->lost[FRENCH]);
    jout_key_int(json, "allied_lost", a->lost[ALLIED]);
    jout_end_object(json);
}

static void show_retreat(const struct nt_state *s, struct jout *json)
{
    if (!s->retreat.locale)
        return;
    jout_key(json, "retreat");
    jout_object(json);
    jout_key_int(json, "locale", s->retreat.locale);
    jout_key_string(json, "side", nt_side_ids[s->retreat.side]);
    jout_key_bool(json, "after_combat", s->retreat.after_combat);
    key_set("placed", &s->retreat.placed, json);
    jout_end_object(json);
}

static void key_stars(const char *key, int stars, struct jout *json)
{
    static const char *const words[] = { "blue", "red", "green", "black" };

    jout_key(json, key);
    jout_array(json);
    for (int i = 0; i < 4; i++)
        if (stars >> i & 1)
            jout_string(json, words[i]);
    jout_end_array(json);
}

/* What would decide the match were it over now, as far as is known: the stars each side controls,
 * whether French reinforcements have changed the terms, and whom that favours. */
static void show_victory(const struct nt_board *b, const struct nt_state *s, struct jout *json)
{
    jout_key(json, "victory");
    jout_object(json);
    jout_key_bool(json, "reinforced", s->reinforced);
    key_stars("french", nt_colours(b, s, FRENCH), json);
    key_stars("allied", nt_colours(b, s, ALLIED), json);
    jout_key_string(json, "ahead", nt_side_ids[nt_ahead_by_stars(b, s)]);
    jout_end_object(json);
}

static void show_end(const struct nt_state *s, struct jout *json)
{
    static const char *const grades[] = { "none", "decisive", "marginal" };

    if (!s->core.over)
        return;
    jout_key(json, "result");
    jout_object(json);
    jout_key_string(json, "winner", nt_side_ids[s->winner]);
    jout_key_string(json, "grade", grades[s->grade]);
    jout_end_object(json);
}

void nt_show(const struct eng_box *box, const void *redacted, struct jout *json)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = redacted;

    show_tracks(b, s, json);
    show_armies(b, s, json);
    if (!s->teams.away) {
        show_pieces(b, s, json);
        show_marks(b, s, json);
        if (s->phase == PHASE_PLAY)
            show_victory(b, s, json);
    }
    nt_show_teams(b, s, json);
    if (s->phase == PHASE_SET_UP)
        show_set_up(box, s, json);
    show_move(b, s, json);
    show_attack(box, s, json);
    show_retreat(s, json);
    show_end(s, json);
}
