/* cn_154_dispatch.c -- 1X 65, 66, 76, 98, 150 to 157, 231 and 232: who is in dispatch distance of
 * the centre, and who is supplied. */

#include <string.h>

#include "games/campaign/cn_steps.h"
#include "games/campaign/kept/cn_country.h"
#include "games/campaign/supply/cn_supply.h"

/* 1X-154-1, 156: the table of armies, but 14 MP for Bohemia in NAB. */
int cn_dispatch_limit(const struct cn_board *b, const struct cn_state *s, int side)
{
    enum { BOHEMIA = 14 };
    int limit = BY(CN_66_6, BY(CN_154_1, b->table.dispatch[side]));

    TABLE(CN_153_1, "armies.tsv");
    TABLE(CN_156_1, "armies.tsv");
    HOLDS(CN_156_3, "a variant of players of another title, which no option here selects");
    return BY(CN_156_2, s->title == TITLE_NAB && side == COALITION && limit > BOHEMIA) ? BOHEMIA
                                                                                       : limit;
}

/* -- a path is proposed, and answered -- */

/* Past nobody; past those who may be vedettes; and, where it is answered, past anybody at all. */
static const unsigned masks[] = { WATCH_SEEN | WATCH_UNSEEN, WATCH_SEEN, 0 };

static void answer(const struct cn_watch *w, bool truth, struct cn_trace *out)
{
    out->asked = cn_asks(w, out);
    out->blocked = truth && BY(CN_232_2, cn_is_barred(w, out));
    out->ok = !out->blocked;
}

static void trace(struct cn_search *q, int side, int from, const uint16_t *goal, int count,
                  bool truth, struct cn_trace *out)
{
    struct cn_watch w;
    struct cn_spread d;

    if (cn_cross_country(q, side, from, goal, count, out) != COUNTRY_WATCHED)
        return;
    *out = (struct cn_trace){ .ok = 0 };
    cn_watch(q->b, q->s, side, truth, &w);
    q->watch = &w;
    q->stop = from;
    bool barred = count > 0;
    for (int i = 0; barred && i < (truth ? 3 : 2) && !out->count; i++) {
        q->mask = masks[i];
        barred = cn_spread(q, goal, count, &d);
        if (cn_walk(q, &d, from, out))
            answer(&w, truth, out);
    }
}

/* -- dispatch distance -- */

/* 1X-151-2: the formation leader's hex counts. */
void cn_trace_dispatch(const struct cn_board *b, const struct cn_state *s, int leader, bool truth,
                       struct cn_trace *out)
{
    int side = b->leader[leader].side, formation = cn_formation_of(s, leader);
    uint16_t centre = (uint16_t)cn_centre_at(s, side);
    struct cn_search q = {
        .b = b, .s = s, .way = WAY_DISPATCH, .limit = cn_dispatch_limit(b, s, side)
    };

    *out = (struct cn_trace){ .ok = 0 };
    if (s->leader[formation].standing == IS_MAP && cn_centre_is_active(b, s, side))
        trace(&q, side, s->leader[formation].hex, &centre, 1, truth, out);
}

/* What was answered is kept, and told to its owner where it is a refusal. */
static void note(struct eng_turn *t, int leader, const struct cn_trace *path, unsigned noted,
                 unsigned reached)
{
    struct cn_state *s = t->state;
    struct cn_leader *l = &s->leader[leader];
    int side = cn_board(t->box)->leader[leader].side;

    l->reach = (uint8_t)((l->reach & ~reached) | noted | (BY(CN_98_1, path->ok) ? reached : 0));
    if (path->asked)
        peek(t);
    if (!path->blocked)
        return;
    tell(t, CN_78_3, seats_of(t->core, side), NEWS_PATH_BLOCKED, l->hex);
    cn_remember_for(s, side, TOLD_PATH_BLOCKED, l->hex);
}

/* The paths of all formations of a side to the nearest of these goals. */
static void note_all(struct eng_turn *t, int side, struct cn_search *q, const uint16_t *goal,
                     int count, unsigned noted, unsigned reached)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        struct cn_trace path;
        if (s->leader[i].standing != IS_MAP)
            continue;
        trace(q, side, s->leader[i].hex, goal, count, true, &path);
        note(t, i, &path, noted, reached);
    }
}

/* 1X-151-4: measured once for all formations, when segment II.b begins. */
static void measure(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    uint16_t centre = (uint16_t)cn_centre_at(s, side);
    struct cn_search q = {
        .b = b, .s = s, .way = WAY_DISPATCH, .limit = cn_dispatch_limit(b, s, side)
    };

    note_all(t, side, &q, &centre, cn_centre_is_active(b, s, side), NOTED_DISPATCH, IN_DISPATCH);
}

/* Row "supply check": the line again, and every formation's path to the centre. */
enum eng_flow cn_supply_check(struct eng_turn *t, struct eng_frame *f)
{
    int side = marches_of(f)->side;

    if (!cn_has_staff(t->state, side))
        return NEXT;
    cn_ask_line(t, side);
    measure(t, side);
    return NEXT;
}

/* 1X-154-2: asked when it is activated, and no more on the march. */
static bool is_in_dispatch(const struct cn_board *b, const struct cn_state *s, int leader)
{
    struct cn_trace path;

    if (BY(CN_151_4, (s->leader[leader].reach & NOTED_DISPATCH) != 0))
        return BY(CN_151_5, (s->leader[leader].reach & IN_DISPATCH) != 0);
    cn_trace_dispatch(b, s, leader, true, &path);
    return path.ok;
}

/* 1X-66, 150: what a command needs, the finest reason first.  The other Coalition army's pool and
 * centre (83, 84, 88, 152) do not come into it: an army is a side here. */
eng_ruleno cn_check_command(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int side = b->leader[leader].side;
    const struct cn_army *a = &s->army[side];

    HOLDS(CN_81_1, "the one goal of a dispatch path is the centre");
    HOLDS(CN_83_1, "an army is a side here: one centre and one pool for each");
    HOLDS(CN_152_1, "commands are those of a side, and so is every leader under them");
    if (BY(CN_95_2, a->source_state != SOURCE_ACTIVE))
        return CN_94_1;
    if (a->centre_state != CENTRE_MAP)
        return CN_96_4;
    if (a->centre_moved == s->turn)
        return CN_159_1;
    if (a->centre_moved && !a->centre_active)
        return CN_161_3;
    if (BY(CN_65_1, !cn_centre_is_active(b, s, side)))
        return CN_66_4;
    if (a->ap == 0)
        return CN_66_2;
    return BY(CN_154_2, is_in_dispatch(b, s, BY(CN_151_2, cn_formation_of(s, leader)))) ? 0
                                                                                        : CN_151_1;
}

/* -- supply distance -- */

static int add_point(uint16_t *out, int count, int hex)
{
    for (int i = 0; i < count; i++)
        if (out[i] == hex)
            return count;
    out[count] = (uint16_t)hex;
    return count + 1;
}

/* Points of supply, and whether the enemy had to be asked for them. */
struct points {
    uint16_t hex[CN_TOWNS + 4];
    int count;
    bool asked;
};

static void add_line(const struct cn_board *b, const struct cn_state *s, int side, bool truth,
                     struct points *out)
{
    struct cn_trace line;

    HOLDS(CN_161_2, "the line is asked for, not on which side the marker of the centre lies");
    cn_trace_loc(b, s, side, truth, &line);
    out->asked |= line.asked;
    if (BY(CN_73_4, !line.ok) || (!truth && s->army[side].line == LINE_CUT))
        return;
    for (int i = 1; i < line.count; i++)
        if (cn_is_depot(b, s, side, line.hex[i]) || i == line.count - 1)
            out->count = add_point(out->hex, out->count, line.hex[i]);
    out->count = add_point(out->hex, out->count, line.hex[0]);
}

/* 1X-68-3: a source whose river is closed feeds nobody. */
static void open_sources(const struct cn_board *b, const struct cn_state *s, int side, bool truth,
                         struct points *out)
{
    uint16_t hex[CN_KEYS + 1];
    int all = cn_list_sources(b, s, side, hex);

    for (int i = 0; i < all; i++) {
        out->asked |= cn_river_is_watched(b, s, side, hex[i]);
        if (BY(CN_73_7, BY(CN_139_1, !truth || !cn_river_is_closed(b, s, side, hex[i]))))
            out->hex[out->count++] = hex[i];
    }
}

/* 1X-231-1: sources held, and with a line the depots on it and the centre (be it turned, 161-2). */
static void find_points(const struct cn_board *b, const struct cn_state *s, int side, bool truth,
                        struct points *out)
{
    *out = (struct points){ .count = 0 };
    open_sources(b, s, side, truth, out);
    add_line(b, s, side, truth, out);
}

int cn_supply_points(const struct cn_board *b, const struct cn_state *s, int side, bool truth,
                     uint16_t out[CN_TOWNS + 4])
{
    struct points points;

    find_points(b, s, side, truth, &points);
    memcpy(out, points.hex, sizeof points.hex);
    return points.count;
}

/* 1X-68-3, 231-3: none without an active source. */
static void supply_goals(const struct cn_board *b, const struct cn_state *s, int side, bool truth,
                         struct points *out)
{
    int source = s->army[side].source;

    *out = (struct points){ .count = 0 };
    if (BY(CN_231_3, s->army[side].source_state != SOURCE_ACTIVE || source == CN_NOWHERE))
        return;
    if (!truth || !cn_river_is_closed(b, s, side, source))
        find_points(b, s, side, truth, out);
    out->asked |= cn_river_is_watched(b, s, side, source);
}

void cn_trace_supply(const struct cn_board *b, const struct cn_state *s, int leader, bool truth,
                     struct cn_trace *out)
{
    int side = b->leader[leader].side, formation = cn_formation_of(s, leader);
    struct points goal;
    struct cn_search q = {
        .b = b, .s = s, .way = WAY_SUPPLY, .limit = BY(CN_231_1, b->table.supply[side])
    };

    *out = (struct cn_trace){ .ok = 0 };
    if (s->leader[formation].standing != IS_MAP)
        return;
    supply_goals(b, s, side, truth, &goal);
    trace(&q, side, s->leader[formation].hex, goal.hex, goal.count, truth, out);
    out->asked |= goal.asked;
}

void cn_note_supply(struct eng_turn *t, int leader)
{
    struct cn_trace path;

    if (leader >= CN_LEADERS)
        return;
    cn_trace_supply(cn_board(t->box), t->state, leader, true, &path);
    note(t, leader, &path, NOTED_SUPPLY, IN_SUPPLY);
}

/* 1X-78-5: the check of the organisation segment. */
void cn_note_side(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    struct points goal;
    struct cn_search q = { .b = b, .s = s, .way = WAY_SUPPLY, .limit = b->table.supply[side] };

    supply_goals(b, s, side, true, &goal);
    if (goal.asked)
        peek(t);
    note_all(t, side, &q, goal.hex, goal.count, NOTED_SUPPLY, IN_SUPPLY);
}

/* 1X-76-2, 94-2, 231-2: those who are not supplied forage or use column A. */
bool cn_is_supplied(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int formation = cn_formation_of(s, leader);
    struct cn_trace path;

    if (BY(CN_231_4, (s->leader[formation].reach & NOTED_SUPPLY) != 0))
        return BY(CN_231_2,
                  BY(CN_65_2, BY(CN_81_2, (s->leader[formation].reach & IN_SUPPLY) != 0)));
    cn_trace_supply(b, s, formation, true, &path);
    return path.ok;
}

/* -- vedettes -- */

/* 1X-157-1, 319: on the portrait of the nearest leader, back in the organisation segment. */
static int nearest_leader(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    int best = CN_NOBODY, least = 1000;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (s->leader[i].standing != IS_MAP || !cn_has_troops(s, i))
            continue;
        int apart = cn_distance(s->leader[i].hex, hex);
        if (apart < least) {
            best = i;
            least = apart;
        }
    }
    return best;
}

static void call_in(struct eng_turn *t, int side, int vedette)
{
    struct cn_state *s = t->state;
    struct cn_vedette *v = &s->vedette[vedette];
    int hex = v->hex, leader = nearest_leader(cn_board(t->box), s, side, hex);
    bool seen = s->piece[cn_slot_of(s, CN_LEADERS + vedette)].face_up;

    cn_take_vedette_off(t, vedette, leader == CN_NOBODY ? IS_OUT : IS_TRACK);
    v->leader = (uint8_t)leader;
    v->due = (uint8_t)(leader == CN_NOBODY ? 0 : s->turn + 1);
    if (seen)
        cn_remember(s, TOLD_CALLED_IN, hex);
    else
        cn_tell_gone(t, hex);
    tell(t, CN_157_1, seen ? ENG_ALL : seats_of(t->core, side), NEWS_VEDETTE_LOST, hex);
    t->core->barrier = 1;
}

static void call_in_vedettes(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    uint8_t vedette[CN_VEDETTES / SIDES];
    struct points goal;

    find_points(b, s, side, true, &goal);
    if (goal.asked)
        peek(t);
    cn_vedettes_by_hex(s, side, vedette);
    if (s->army[side].centre_state == CENTRE_MAP)
        goal.count = add_point(goal.hex, goal.count, cn_centre_at(s, side));
    for (int k = 0; k < CN_VEDETTES / SIDES; k++) {
        int i = vedette[k];
        struct cn_search q = {
            .b = b, .s = s, .way = WAY_DISPATCH, .limit = cn_dispatch_limit(b, s, side)
        };
        struct cn_trace path;
        if (s->vedette[i].standing != IS_MAP)
            continue;
        trace(&q, side, s->vedette[i].hex, goal.hex, goal.count, true, &path);
        if (path.asked)
            peek(t);
        if (!path.ok)
            call_in(t, side, i);
    }
}

/* Row "centre turned": before the consolidation of II.e, when all marches are made. */
enum eng_flow cn_turn_centre(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;
    int side = marches_of(f)->side;
    struct cn_army *a = &s->army[side];

    if (!cn_has_staff(s, side))
        return NEXT;
    if (BY(CN_161_4, a->centre_moved && a->centre_moved < s->turn && !a->centre_active)) {
        a->centre_active = 1;
        tell(t, CN_161_1, ENG_ALL, NEWS_CENTRE_TURNED, side);
    }
    call_in_vedettes(t, side);
    return NEXT;
}
