/* nt_10_ride.c -- cavalry that attacks by road: whether it can get there, and how it rides on.
 *
 * The threat names only the approach (NT 11.1).  When the defender has answered, the ride is chosen:
 * it comes up by road into the attack locale, or stands there already, with movement left to cross
 * the attack approach on its own road.  If the defender stands it feints; if he gave ground it
 * rides on under the same command, and may threaten again. */

#include <string.h>

#include "games/triumph/nt_10_moves.h"

/* A crossing of the attack approach on the road the ride is on, main road first; 0: none. */
static int crossing_over(const struct nt_board *b, const struct nt_move *m, int approach)
{
    const struct nt_stretch *stretch = &b->stretch[m->stretch];
    int found = 0;

    for (int i = 0; i < stretch->crossing_count; i++) {
        const struct nt_crossing *x = &b->crossing[stretch->crossing[i]];
        if (x->approach == approach && nt_why_too_far(m, x->main) == 0 && (!found || x->main))
            found = stretch->crossing[i];
    }
    return found;
}

static int movement_left(const struct nt_move *m)
{
    return (m->all_main ? 3 : 2) - m->entered_count;
}

struct search {
    const struct nt_party *party;
    int locale, approach; /* the attack locale, and the approach to cross */
    int crossing;         /* by this road; 0: by any */
    bool found;
    struct nt_move best;
};

/* The ride is on that road and has movement left for it. */
static bool is_on_road(const struct nt_board *b, const struct nt_move *m, int crossing)
{
    const struct nt_crossing *x = &b->crossing[crossing];

    return (x->stretch[0] == m->stretch || x->stretch[1] == m->stretch) &&
           nt_why_too_far(m, x->main) == 0;
}

static bool can_cross(const struct search *w, const struct nt_move *m)
{
    if (w->crossing)
        return is_on_road(w->party->b, m, w->crossing);
    return crossing_over(w->party->b, m, w->approach) != 0;
}

/* The ride stands in some locale: is it the one, and where can it go from there? */
static void look_from(struct search *w, const struct nt_move *m)
{
    const struct nt_board *b = w->party->b;
    const struct nt_stretch *stretch = &b->stretch[m->stretch];
    struct nt_move next;

    if (b->steps[m->at][w->locale] >= movement_left(m)) /* it does not get there and across */
        return;
    if (m->at == w->locale && can_cross(w, m) &&
        (!w->found || movement_left(m) > movement_left(&w->best))) {
        w->found = true;
        w->best = *m;
    }
    for (int i = 0; i < stretch->crossing_count; i++)
        if (nt_why_not_pass(w->party, m, stretch->crossing[i], &next) == 0)
            look_from(w, &next);
}

/* NT-10-67: reinforcements may attack in the course of their entry. */
static void look_from_entries(struct search *w)
{
    struct nt_move first;

    for (int entry = 1; entry <= w->party->b->entry_count; entry++)
        if (BY(NT_10_67, nt_why_not_come(w->party, entry, &first) == 0))
            look_from(w, &first);
}

/* From reserve, by any road out of it (NT-10-20); in the attack locale itself the ride has its whole
 * movement still to come. */
static void look_from_reserve(struct search *w)
{
    const struct nt_party *p = w->party;
    const struct nt_locale *locale = &p->b->locale[p->from];
    int bound = nt_bound_stretch(p);

    for (int i = 0; i < locale->stretch_count; i++) {
        if (bound && locale->stretch[i] != bound)
            continue;
        struct nt_move m = nt_set_out(p, locale->stretch[i]);
        look_from(w, &m);
    }
}

static bool find_ride(struct search *w, struct nt_move *out)
{
    if (w->party->from == NT_OFF_MAP)
        look_from_entries(w);
    else if (is_reserve(w->party->from))
        look_from_reserve(w);
    if (!w->found)
        return false;
    *out = w->best;
    out->command = w->party->commander >= 0 ? CORPS_MOVE : UNIT_MOVE;
    return true;
}

bool nt_can_ride_party(const struct nt_board *b, const struct nt_state *s,
                       const struct nt_ground *g, const struct nt_set *pieces, int attack_at,
                       struct nt_move *out)
{
    struct nt_party party = nt_party_of(b, s, g, pieces);
    struct search w = { .party = &party,
                        .locale = nt_locale_of(b, attack_at),
                        .approach = approach_of(attack_at) };

    return find_ride(&w, out);
}

/* -- which road leads across -- */

/* The ride of s->move as it must come up to cross by that road; one in progress is up already. */
static bool can_ride_over(const struct nt_party *p, int crossing, struct nt_move *out)
{
    const struct nt_state *s = p->s;
    struct search w = { .party = p,
                        .locale = nt_locale_of(p->b, blocking(s->attack.approach, s->attack.side)),
                        .approach = s->attack.approach,
                        .crossing = crossing };

    if (!s->move.riding)
        return find_ride(&w, out);
    *out = s->move;
    return is_on_road(p->b, out, crossing);
}

/* What is left of the movement when the ride has crossed. */
static int left_beyond(const struct nt_board *b, const struct nt_road *road)
{
    bool all_main = road->ride.all_main && b->crossing[road->crossing].main;

    return (all_main ? 3 : 2) - road->ride.entered_count - 1;
}

/* The stretch of road in the defense locale to which a crossing leads. */
static int stretch_beyond(const struct nt_board *b, int crossing, int attack_locale)
{
    const struct nt_crossing *x = &b->crossing[crossing];

    return x->stretch[b->stretch[x->stretch[0]].locale == attack_locale];
}

/* Of the roads that lead to the same stretch, the one that leaves most movement. */
static int note_road(const struct nt_board *b, int attack_locale, const struct nt_road *way,
                     struct nt_road road[3], int count)
{
    int to = stretch_beyond(b, way->crossing, attack_locale), i = 0;

    while (i < count && stretch_beyond(b, road[i].crossing, attack_locale) != to)
        i++;
    if (i == count || left_beyond(b, way) > left_beyond(b, &road[i]))
        road[i] = *way;
    return i == count ? count + 1 : count;
}

/* NT-10-18, NT-10-20: where roads part beyond the approach, it is the rider who chooses his. */
int nt_ride_roads(const struct nt_board *b, const struct nt_state *s, struct nt_road road[3])
{
    const struct nt_approach *a = &b->approach[s->attack.approach];
    int attack_locale = nt_locale_of(b, blocking(s->attack.approach, s->attack.side)), count = 0;
    struct nt_ground g;

    if (nt_set_units(&s->move.pieces) == 0)
        return 0;
    nt_survey(b, s, &g);
    struct nt_party party = nt_party_of(b, s, &g, &s->move.pieces);
    for (int i = 0; i < a->crossing_count; i++) {
        struct nt_road way = { .crossing = a->crossing[i] };
        if (can_ride_over(&party, way.crossing, &way.ride))
            count = note_road(b, attack_locale, &way, road, count);
    }
    return count;
}

/* The command of a ride that already took a vacated locale is spent, and it has entered. */
void nt_ride_up(struct eng_turn *t, const struct nt_move *ride)
{
    int unit = bits_next(ride->pieces.word, 2, 0);

    if (BY(NT_11_13_01, !ride->riding)) {
        nt_spend_command(t, ride->command, ride->command == UNIT_MOVE ? unit : ride->commander,
                         &ride->pieces);
        if (ride->from == NT_OFF_MAP)
            nt_note_entry(t, &ride->pieces);
    }
    nt_close_reserves(t->state, ride);
}

/* The vacated locale is one more locale entered (NT-11.12-04). */
static struct nt_move cross_over(const struct nt_board *b, const struct nt_state *s,
                                 const struct nt_move *ride, int crossing)
{
    struct nt_ground g;
    struct nt_move next;

    nt_survey(b, s, &g);
    struct nt_party party = nt_party_of(b, s, &g, &ride->pieces);
    eng_ruleno why = nt_why_not_pass(&party, ride, crossing, &next);
    BASE_ASSERT(why == 0);
    next.riding = 1;
    return next;
}

enum eng_flow nt_ride_on(struct eng_turn *t, const struct nt_road *road)
{
    struct nt_state *s = t->state;

    nt_ride_up(t, &road->ride);
    s->move = cross_over(nt_board(t->box), s, &road->ride, road->crossing);
    nt_close_reserves(s, &s->move);
    tell(t, NT_11_12_02, ENG_ALL, NEWS_MARCHES, s->move.at);
    enum eng_flow flow = become(t, PROC_MOVE);
    struct eng_frame *f = &t->core->frame[t->core->depth - 1];
    move_frame(f)->command = s->move.command;
    move_frame(f)->who = s->move.commander;
    jump(f, ROW_ON_ROAD);
    return flow;
}

/* -- a ride in progress threatens again -- */

eng_ruleno nt_why_no_ride_threat(const struct nt_party *p, int seat, int at)
{
    const struct nt_move *m = &p->s->move;

    if (!m->riding)
        return NT_11_12_02;
    if (!is_blocking(at) || !nt_is_position(p->b, at) || nt_locale_of(p->b, at) != m->at ||
        !crossing_over(p->b, m, approach_of(at)))
        return m->must_stop ? NT_10_38 : NT_11_12_04;
    if (nt_why_not_end(p, m->at, true))
        return NT_11_00_19; /* if the defender stands, the ride ends here */
    return nt_why_no_threat(p->b, p->s, p->g, seat, at, false);
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
