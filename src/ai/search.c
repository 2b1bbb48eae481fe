/* search.c -- lines of play in imagined worlds. */

#include "ai/search.h"

#include <string.h>
#include <time.h>

enum { DECISIONS_MOST = 4000 }; /* of one line; a quick hand that goes in circles is cut off */

static uint64_t now(const struct search *s)
{
    struct timespec t;

    clock_gettime(s->budget.own_time ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

void search_begin(struct search *s, const struct eng_box *box, const struct ai_know *know,
                  const void *redacted, int seat, const struct ai_budget *budget, uint64_t nodes,
                  uint32_t turns, struct rng *rng)
{
    const struct eng_core *core = redacted;
    size_t size = box->game->state_size;

    *s = (struct search){ .box = box,
                          .know = know,
                          .redacted = redacted,
                          .seat = seat,
                          .side = core->side[seat],
                          .rng = rng,
                          .budget = *budget };
    if (budget->nodes == 0 && budget->ms == 0)
        s->budget.nodes = nodes;
    if (budget->ms) {
        s->started = now(s);
        s->deadline = s->started + (uint64_t)budget->ms * 1000000u;
    }
    s->dice = rng_u64(rng);
    s->horizon = know->turn(box, redacted) + turns;
    s->world = base_alloc(SEARCH_WORLDS * size);
    s->scratch = base_alloc(size);
    s->memo = base_alloc(know->memo + 1);
    if (know->prepare)
        know->prepare(box, redacted, seat, s->memo);
}

void search_end(struct search *s)
{
    base_free(s->world);
    base_free(s->scratch);
    base_free(s->memo);
}

bool search_is_over(const struct search *s)
{
    struct ai_watch *watch = s->budget.watch;

    if (watch && watch->breathe)
        watch->breathe(watch->user);
    return (s->budget.nodes && s->nodes >= s->budget.nodes) ||
           (s->deadline && now(s) >= s->deadline) || (watch && atomic_load(&watch->stop)) ||
           s->dreamless;
}

uint64_t search_room(const struct search *s)
{
    uint64_t room = s->budget.nodes;

    if (s->deadline) {
        double spent = (double)(now(s) - s->started + 1), all = (double)(s->deadline - s->started);
        uint64_t in_time = (uint64_t)((double)s->nodes * all / spent);
        room = room && room < in_time ? room : in_time;
    }
    return room;
}

static int share_done(const struct search *s)
{
    double share = 0;

    if (s->budget.nodes)
        share = (double)s->nodes / (double)s->budget.nodes;
    if (s->deadline) {
        double left = (double)(int64_t)(s->deadline - now(s)) / (s->budget.ms * 1e6);
        share = share > 1 - left ? share : 1 - left;
    }
    return share < 0 ? 0 : share > 1 ? 1000 : (int)(share * 1000);
}

void search_report(const struct search *s, const struct eng_action *action, const int *value,
                   int count)
{
    struct ai_watch *watch = s->budget.watch;
    struct ai_thought thought = { .done = share_done(s), .nodes = s->nodes };

    if (!watch || !watch->tell)
        return;
    for (; thought.count < count && thought.count < AI_THOUGHTS; thought.count++) {
        thought.action[thought.count] = action[thought.count];
        thought.value[thought.count] = value[thought.count];
    }
    watch->tell(watch->user, &thought);
}

static void add_line(struct ai_thought *t, const struct search_line *line, int value)
{
    int i = t->count++, on = line->count - 1 < AI_AHEAD ? line->count - 1 : AI_AHEAD;

    t->action[i] = line->action[0];
    t->value[i] = value;
    for (int k = 0; k < on; k++)
        t->next[i][k] = line->action[1 + k];
    t->ahead[i] = on;
}

void search_report_lines(const struct search *s, const struct search_line *line, const int *value,
                         int count)
{
    struct ai_watch *watch = s->budget.watch;
    struct ai_thought thought = { .done = share_done(s), .nodes = s->nodes };

    if (!watch || !watch->tell)
        return;
    for (int i = 0; i < count && i < AI_THOUGHTS; i++)
        add_line(&thought, &line[i], value[i]);
    watch->tell(watch->user, &thought);
}

const void *search_world(struct search *s, int n)
{
    size_t size = s->box->game->state_size;

    BASE_ASSERT(n >= 0 && n < SEARCH_WORLDS);
    while (s->worlds <= n) {
        void *next = s->world + (size_t)s->worlds * size;
        memcpy(next, s->redacted, size);
        if (!eng_imagine(s->box, next, s->seat, s->rng)) {
            s->dreamless = true;
            return NULL;
        }
        s->worlds++;
    }
    return s->world + (size_t)n * size;
}

/* -- walks -- */

/* The dice of a turn do not depend on how many were thrown before it. */
static void roll_anew(struct search_walk *w)
{
    w->turn = w->s->know->turn(w->s->box, w->core);
    rng_start_search(&w->core->rng,
                     w->s->dice + (uint64_t)w->number + w->turn * UINT64_C(0xd1b54a32d192ed03));
}

bool search_walk_begin(struct search *s, int n, struct search_walk *w)
{
    const void *world = search_world(s, n % SEARCH_WORLDS);

    if (!world)
        return false;
    w->s = s;
    w->number = n;
    w->core = s->scratch;
    memcpy(s->scratch, world, s->box->game->state_size);
    roll_anew(w);
    return true;
}

bool search_walk_is_over(const struct search_walk *w)
{
    return w->core->over || w->s->know->turn(w->s->box, w->core) >= w->s->horizon;
}

int search_walk_seat(const struct search_walk *w)
{
    return __builtin_ctz(w->core->active);
}

static void list_offers(struct search *s, const void *world, int seat, struct eng_choices *out)
{
    s->box->game->offer(s->box, world, seat, out);
    if (s->know->weed && out->count > 1)
        s->know->weed(s->memo, s->box, world, seat, out);
}

void search_walk_offers(struct search_walk *w, int seat, struct eng_choices *out)
{
    list_offers(w->s, w->core, seat, out);
}

void search_walk_take(struct search_walk *w, int seat, const struct eng_action *a)
{
    struct search *s = w->s;

    s->box->game->apply(s->box, w->core, seat, a, NULL);
    s->nodes++;
    if (s->know->turn(s->box, w->core) != w->turn)
        roll_anew(w);
}

static bool next_of_line(struct search_walk *w, int seat, struct eng_action *out)
{
    const struct eng_box *box = w->s->box;

    while (w->line && w->at < w->line->count) {
        *out = w->line->action[w->at++];
        if (box->game->check(box, w->core, seat, out) == 0)
            return true;
    }
    return false;
}

static void note(struct search_walk *w, const struct eng_action *a)
{
    if (w->played && w->played->count < SEARCH_LINE)
        w->played->action[w->played->count++] = *a;
}

bool search_walk_on(struct search_walk *w)
{
    struct search *s = w->s;
    int seat = search_walk_seat(w);
    bool ours = w->core->side[seat] == s->side;
    struct eng_action a;

    if (!(ours && next_of_line(w, seat, &a)) &&
        !s->know->reply(s->memo, s->box, w->core, seat, s->rng, &a))
        return false;
    if (ours)
        note(w, &a);
    search_walk_take(w, seat, &a);
    return true;
}

static int judge(const struct search *s, const struct eng_core *core)
{
    struct eng_result result;

    if (!core->over)
        return s->know->value(s->memo, s->box, core, s->side);
    s->box->game->result(s->box, core, &result);
    if (!result.winners)
        return AI_EVEN;
    return core->side[__builtin_ctz(result.winners)] == s->side ? AI_WON : AI_LOST;
}

int search_walk_end(struct search_walk *w)
{
    for (int i = 0; i < DECISIONS_MOST && !search_walk_is_over(w); i++)
        if (!search_walk_on(w))
            break;
    return judge(w->s, w->core);
}

/* -- lines -- */

int search_play(struct search *s, int n, const struct search_line *line, struct search_line *played)
{
    struct search_walk w = { .line = line, .played = played };

    if (played)
        played->count = 0;
    return search_walk_begin(s, n, &w) ? search_walk_end(&w) : AI_EVEN;
}

bool search_instead(struct search *s, int n, const struct search_line *line, int at,
                    struct eng_choices *out)
{
    struct search_line played = { 0 };
    struct search_walk w = { .line = line, .played = &played };

    if (!search_walk_begin(s, n, &w))
        return false;
    for (int i = 0; i < DECISIONS_MOST && !search_walk_is_over(&w); i++) {
        if (played.count == at && w.core->active & ENG_SEAT(s->seat)) {
            list_offers(s, w.core, s->seat, out);
            return out->count > 0;
        }
        if (played.count > at || !search_walk_on(&w))
            return false;
    }
    return false;
}

/* From a world, since some knowledge needs faces to judge by; the offers are the same in all. */
void search_offers(struct search *s, struct eng_choices *out)
{
    const void *world = search_world(s, 0);

    list_offers(s, world ? world : s->redacted, s->seat, out);
    if (world && s->know->rank && out->count > 1)
        s->know->rank(s->memo, s->box, world, s->seat, out);
}

int search_settle(struct search *s, int n, const struct eng_action *a)
{
    struct search_line line = { .count = 1, .action = { *a } };
    struct search_walk w = { .line = &line };

    if (!search_walk_begin(s, n, &w))
        return AI_EVEN;
    for (int i = 0; i < DECISIONS_MOST && !search_walk_is_over(&w); i++)
        if ((i > 0 && s->know->settled(s->box, w.core)) || !search_walk_on(&w))
            break;
    return judge(s, w.core);
}
