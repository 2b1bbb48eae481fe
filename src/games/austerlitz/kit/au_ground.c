/* au_ground.c -- where those who wait may be put: the ground that a page shades while a unit or a chit is
 * placed (the overlays of the view).
 *
 * The rules are asked about a net of places, with those fronts and formations in which a footprint
 * lies differently.  From what the seat knows, as everything that is shown. */

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/fog/au_16.h"
#include "games/austerlitz/kept/au_field.h"
#include "games/austerlitz/kept/au_recall.h"

enum { FINE_STEP = 10, COARSE_STEP = 25 }; /* hu between places */
enum { ROUND_CHIT = 200, ROUND_HQ = 300, KINDS = 6 };

struct net {
    const struct eng_box *box;
    const struct au_board *b;
    const struct au_state *s;
    eng_check *check;
    struct jout *json;
    struct plane_pt low, high;
    int step, front;
};

static bool fits(const struct net *n, const struct eng_action *a)
{
    return n->check(n->box, n->s, 0, a) == 0;
}

/* Of the fronts those that make another footprint; a column is a line that is turned by 90 degrees. */
static bool may_stand(const struct net *n, int unit, struct plane_pt at)
{
    int arm = n->b->unit[unit].arm;
    struct eng_action a = { .verb = VERB_PLACE, .noun = (uint16_t)unit, .x = at.x, .y = at.y };

    a.count = (int16_t)(arm == HEADQUARTERS ? FORM_NONE : FORM_COLUMN);
    for (int turn = 0; turn < (arm == HEADQUARTERS ? 1 : arm == ARTILLERY ? 90 : 180); turn += 45) {
        a.angle = (int16_t)(arm == HEADQUARTERS ? 0 : plane_degree(n->front + turn));
        if (fits(n, &a))
            return true;
    }
    return false;
}

static bool may_lie(const struct net *n, struct plane_pt at)
{
    return fits(n, &(struct eng_action){ .verb = VERB_LAY, .x = at.x, .y = at.y });
}

static bool is_free(const struct net *n, int unit, struct plane_pt at)
{
    return unit == AU_NOBODY ? may_lie(n, at) : may_stand(n, unit, at);
}

/* y, and from where to where along it. */
static void show_span(const struct net *n, int y, int from, int to)
{
    jout_int(n->json, y);
    jout_int(n->json, from);
    jout_int(n->json, to);
}

static void show_row(const struct net *n, int unit, int y)
{
    int from = -1, last = 0;

    for (int x = n->low.x; x <= n->high.x; x += n->step) {
        if (!is_free(n, unit, (struct plane_pt){ x, y })) {
            if (from >= 0)
                show_span(n, y, from, last);
            from = -1;
            continue;
        }
        from = from < 0 ? x : from;
        last = x;
    }
    if (from >= 0)
        show_span(n, y, from, last);
}

static void show_spans(const struct net *n, int unit)
{
    jout_key_int(n->json, "step", n->step);
    jout_key(n->json, "spans");
    jout_array(n->json);
    for (int y = n->low.y; y <= n->high.y; y += n->step)
        show_row(n, unit, y);
    jout_end_array(n->json);
}

/* -- the part of the field that is looked at -- */

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static void begin_net(struct net *n)
{
    n->low = n->b->high;
    n->high = n->b->low;
}

static void reach_to(struct net *n, int x, int y)
{
    n->low.x = larger(n->b->low.x, smaller(n->low.x, x));
    n->low.y = larger(n->b->low.y, smaller(n->low.y, y));
    n->high.x = smaller(n->b->high.x, larger(n->high.x, x));
    n->high.y = smaller(n->b->high.y, larger(n->high.y, y));
}

static void reach_round(struct net *n, struct plane_pt at, int far)
{
    reach_to(n, at.x - far, at.y - far);
    reach_to(n, at.x + far, at.y + far);
}

static void reach_zone(struct net *n, int zone)
{
    for (int k = 0; k < n->b->zone[zone].rect_count; k++) {
        const int16_t *r = n->b->zone[zone].rect[k];
        reach_to(n, r[0], r[1]);
        reach_to(n, r[2], r[3]);
    }
}

static void reach_all(struct net *n)
{
    n->low = n->b->low;
    n->high = n->b->high;
}

/* -- who waits -- */

typedef bool waits(const struct net *n, int unit);

static bool waits_shown(const struct net *n, int unit)
{
    return n->s->unit[unit].standing == AT_SHOWN &&
           n->s->unit[unit].where == uncover_now(&n->s->core)->chit;
}

static bool waits_on_map(const struct net *n, int unit)
{
    return n->b->unit[unit].side == deploy_now(&n->s->core)->side &&
           n->s->unit[unit].standing == AT_MAP;
}

static bool waits_to_return(const struct net *n, int unit)
{
    const struct au_unit *u = &n->s->unit[unit];

    return n->b->unit[unit].side == returns_now(&n->s->core)->side && u->standing == AT_AWAY &&
           u->where <= n->s->turn && n->b->unit[unit].arm != HEADQUARTERS;
}

static bool is_alike(const struct net *n, int a, int b)
{
    return n->b->unit[a].arm == n->b->unit[b].arm && n->b->unit[a].corps == n->b->unit[b].corps &&
           !((n->b->unit[a].traits ^ n->b->unit[b].traits) & TRAIT_FIXED);
}

static bool is_first_of_kind(const struct net *n, waits *waiting, int unit)
{
    for (int i = 0; i < unit; i++)
        if (waiting(n, i) && is_alike(n, i, unit))
            return false;
    return true;
}

static void show_kind(const struct net *n, waits *waiting, int unit)
{
    jout_object(n->json);
    jout_key(n->json, "nouns");
    jout_array(n->json);
    for (int i = unit; i < n->b->unit_count; i++)
        if (waiting(n, i) && is_alike(n, i, unit))
            jout_int(n->json, i);
    jout_end_array(n->json);
    show_spans(n, unit);
    jout_end_object(n->json);
}

/* -- the four questions in which something is placed -- */

static void reach_of_unit(struct net *n, int unit)
{
    int corps = n->b->unit[unit].corps, hq = n->b->corps[corps].hq;

    begin_net(n);
    n->front = au_forward(n->b, n->b->unit[unit].side);
    if (eng_now(&n->s->core)->proc == PROC_UNCOVER)
        reach_round(n, au_at(n->s, AU_CHIT0 + uncover_now(&n->s->core)->chit), ROUND_CHIT);
    else if (eng_now(&n->s->core)->proc == PROC_RETURNS && hq != AU_NOBODY)
        reach_round(n, au_at(n->s, hq), ROUND_HQ);
    else if (n->s->corps_zone[corps] != AU_NOBODY)
        reach_zone(n, n->s->corps_zone[corps]);
    else
        reach_all(n);
}

static void show_units(struct net *n, waits *waiting)
{
    int kinds = 0;

    for (int i = 0; i < n->b->unit_count && kinds < KINDS; i++) {
        if (!waiting(n, i) || !is_first_of_kind(n, waiting, i))
            continue;
        reach_of_unit(n, i);
        show_kind(n, waiting, i);
        kinds++;
    }
}

static void show_chit(struct net *n)
{
    reach_all(n);
    jout_object(n->json);
    jout_key(n->json, "nouns");
    jout_array(n->json);
    jout_int(n->json, -1);
    jout_end_array(n->json);
    show_spans(n, AU_NOBODY);
    jout_end_object(n->json);
}

static void show_asked(struct net *n)
{
    const struct eng_frame *f = eng_now(&n->s->core);

    switch (f->proc) {
    case PROC_UNCOVER:
        n->check = au_check_placing;
        n->step = FINE_STEP;
        show_units(n, waits_shown);
        break;
    case PROC_DEPLOY:
        n->check = au_check_deploy;
        n->step = COARSE_STEP;
        show_units(n, waits_on_map);
        break;
    case PROC_RETURNS:
        n->check = au_check_returns;
        n->step = FINE_STEP;
        show_units(n, waits_to_return);
        break;
    case PROC_CHITS:
        n->check = au_check_chits;
        n->step = COARSE_STEP;
        show_chit(n);
        break;
    default:
        break;
    }
}

void au_show_ground(const struct eng_box *box, const void *redacted, struct jout *json)
{
    struct net n = { .box = box, .b = au_board(box), .s = redacted, .json = json };
    const struct eng_box *before = au_recall_begin(box);
    bool mine = au_field_open(redacted);

    jout_key(json, "ground");
    jout_array(json);
    if (n.s->core.depth && n.s->core.active)
        show_asked(&n);
    jout_end_array(json);
    au_field_close(mine);
    au_recall_end(before);
}
