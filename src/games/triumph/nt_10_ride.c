/* nt_10_ride.c -- cavalry that attacks by road: whether it can get there, and how it rides on.
 *
 * The threat names only the approach (NT 11.1).  When the defender has answered, the ride is chosen:
 * it comes up by road into the attack locale, or stands there already, with movement left to cross
 * the attack approach on its own road.  If the defender stands it feints; if he gave ground it
 * rides on under the same command, and may threaten again. */

#include <string.h>

#include "games/triumph/nt_local.h"

/* A crossing of the attack approach on the road the ride is on, main road first; 0: none. */
static int crossing_over(const struct nt_board *b, const struct nt_move *m, int approach)
{
    const struct nt_stretch *stretch = &b->stretch[m->stretch];
    int found = 0;

    for (int i = 0; i < stretch->crossing_count; i++) {
        const struct nt_crossing *x = &b->crossing[stretch->crossing[i]];
        if (x->approach == approach && nt_why_too_far(m, x->main) == 0 &&
            (!found || x->main))
            found = stretch->crossing[i];
    }
    return found;
}

static int movement_left(const struct nt_move *m)
{
    return (m->all_main ? 3 : 2) - m->entered_count;
}

struct search {
    const struct nt_board *b;
    const struct nt_state *s;
    const struct nt_ground *g;
    int locale, approach;
    bool found;
    struct nt_move best;
};

static void look_from(struct search *w, const struct nt_move *m)
{
    const struct nt_stretch *stretch = &w->b->stretch[m->stretch];
    struct nt_move next;

    if (m->at == w->locale && crossing_over(w->b, m, w->approach) &&
        (!w->found || movement_left(m) > movement_left(&w->best))) {
        w->found = true;
        w->best = *m;
    }
    for (int i = 0; i < stretch->crossing_count; i++)
        if (nt_why_not_pass(w->b, w->s, w->g, m, stretch->crossing[i], &next) == 0)
            look_from(w, &next);
}

static bool look_on(void *user, int verb, int noun, const struct nt_move *next)
{
    (void)verb, (void)noun;
    look_from(user, next);
    return false;
}

/* Cavalry that stands in the attack reserve already may take any road out of it (NT-10-20). */
static void look_in_place(struct search *w, const struct nt_set *party)
{
    const struct nt_locale *locale = &w->b->locale[w->locale];
    int bound = nt_bound_stretch(w->s, party);

    for (int i = 0; i < locale->stretch_count; i++) {
        if (bound && locale->stretch[i] != bound)
            continue;
        struct nt_move m = {.pieces = *party,
                            .from = (uint16_t)w->locale,
                            .at = (uint16_t)w->locale,
                            .stretch = locale->stretch[i],
                            .all_main = 1};
        if (crossing_over(w->b, &m, w->approach) && !w->found) {
            w->found = true;
            w->best = m;
        }
    }
}

static int start_of_party(const struct nt_state *s, const struct nt_set *party)
{
    return s->unit[bits_next(party->word, 2, 0)].at;
}

bool nt_can_ride_party(const struct nt_board *b, const struct nt_state *s,
                       const struct nt_ground *g, const struct nt_set *party, int attack_at,
                       struct nt_move *out)
{
    struct search w = {.b = b,
                       .s = s,
                       .g = g,
                       .locale = nt_locale_of(b, attack_at),
                       .approach = approach_of(attack_at)};

    if (nt_set_units(party) == 0 || !nt_all_cavalry(s, party))
        return false;
    int from = start_of_party(s, party);
    if (from == w.locale)
        look_in_place(&w, party);
    if (!w.found)
        nt_any_first_step(b, s, g, party, from, look_on, &w);
    if (!w.found)
        return false;
    int leader = bits_next(party->word, 2, NT_UNITS);
    w.best.command = leader >= 0 ? CORPS_MOVE : UNIT_MOVE;
    w.best.commander = (uint8_t)(leader >= 0 ? commander_of_token(leader) : NT_NO_CORPS);
    *out = w.best;
    return true;
}

bool nt_can_ride(const struct nt_board *b, const struct nt_state *s, int token, int attack_at,
                 struct nt_move *out)
{
    struct nt_set party = {{0}};
    struct nt_ground g;

    nt_survey(b, s, &g);
    set_add(&party, token);
    if (is_unit(token))
        return nt_may_move(s, token) && nt_can_ride_party(b, s, &g, &party, attack_at, out);
    FOR_UNITS (u, side_of_commander(commander_of_token(token)))
        if (s->unit[u].corps == commander_of_token(token) && s->unit[u].type == CAVALRY &&
            nt_may_move(s, u))
            set_add(&party, u);
    return nt_can_ride_party(b, s, &g, &party, attack_at, out);
}

/* The command of a ride that already took a vacated locale is spent. */
void nt_ride_up(struct eng_turn *t, const struct nt_move *ride)
{
    struct nt_state *s = t->state;

    if (!ride->riding)
        nt_spend_command(t, ride->command,
                         ride->command == UNIT_MOVE ? bits_next(ride->pieces.word, 2, 0)
                                                    : ride->commander,
                         &ride->pieces);
    if (ride->from == NT_OFF_MAP && !ride->riding)
        nt_note_entry(t, &ride->pieces);
    nt_close_reserves(s, ride);
}

enum eng_flow nt_ride_on(struct eng_turn *t, const struct nt_move *ride, int approach)
{
    struct nt_state *s = t->state;
    const struct nt_board *b = nt_board(t->box);
    struct nt_ground g;

    nt_ride_up(t, ride);
    nt_survey(b, s, &g);
    int crossing = crossing_over(b, ride, approach);
    BASE_ASSERT(crossing && nt_why_not_pass(b, s, &g, ride, crossing, &s->move) == 0);
    s->move.riding = 1;
    nt_close_reserves(s, &s->move);
    tell(t, NT_11_12_02, ENG_ALL, NEWS_MARCHES, s->move.at);
    enum eng_flow flow = become(t, PROC_MOVE);
    struct eng_frame *f = &t->core->frame[t->core->depth - 1];
    f->local[MOVE_COMMAND] = s->move.command;
    f->local[MOVE_WHO] = s->move.commander;
    jump(f, ROW_ON_ROAD);
    return flow;
}

/* -- a ride in progress threatens again -- */

eng_ruleno nt_why_no_ride_threat(const struct eng_box *box, const struct nt_state *s, int at)
{
    const struct nt_board *b = nt_board(box);
    int there = nt_across(b, approach_of(at), s->move.at);
    struct nt_ground g;

    if (!is_blocking(at) || nt_locale_of(b, at) != s->move.at ||
        !crossing_over(b, &s->move, approach_of(at)))
        return NT_11_12_04;
    if (!nt_is_occupied_by(b, s, other_side(s->turn.army), there))
        return NT_11_00_01;
    nt_survey(b, s, &g);
    if (nt_why_not_end(b, s, &g, &s->move.pieces, s->move.at, true))
        return NT_11_00_19;
    eng_ruleno why = nt_refuse_attack(b, s, s->turn.army, at);
    return why ? why : nt_can_threaten(b, s, s->turn.army, at, false) ? 0 : NT_11_01_03;
}

enum eng_flow nt_ride_threat(struct eng_turn *t, int at)
{
    struct nt_state *s = t->state;
    struct eng_frame *f = &t->core->frame[t->core->depth - 1];

    memset(&s->attack, 0, sizeof s->attack);
    s->attack.approach = (uint16_t)approach_of(at);
    s->attack.side = (uint8_t)side_of_approach(at);
    s->attack.army = s->turn.army;
    memset(f->local, 0, sizeof f->local);
    return become(t, PROC_ATTACK);
}
