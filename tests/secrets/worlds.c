/* worlds.c -- pairs of worlds that a seat cannot tell apart by what it knows. */

#include <stdio.h>
#include <string.h>

#include "engine/sabotage.h"

#include "secrets.h"

enum { TRIES = 24 };

/* That the last action raised a barrier is shown to nobody (src/server/table/eye.c). */
static void look(const struct eng_box *box, const void *truth, int seat, void *out)
{
    memcpy(out, truth, box->game->state_size);
    eng_redact(box, out, ENG_SEAT(seat));
    ((struct eng_core *)out)->barrier = 0;
}

int hidden_parity(const struct eng_box *box, const void *truth, int seat)
{
    size_t size = box->game->state_size;
    unsigned char *view = base_alloc(size);
    const unsigned char *byte = truth;
    look(box, truth, seat, view);
    int odd = sabotage_hidden(byte, view, offsetof(struct eng_core, over), size);
    base_free(view);
    return odd;
}

static int holds(const struct ground *g, const struct eng_box *box, int fact, const void *truth,
                 int seat)
{
    fact_holds *f = g->fact[fact].holds;

    return f ? f(box, truth, seat) : hidden_parity(box, truth, seat);
}

/* The dice are the match's own, and the same in both. */
static void take_dice(void *world)
{
    struct eng_core *core = world;

    core->rng = (struct rng){ 0 };
    memset(&core->fate, 0, sizeof core->fate);
}

void first_difference(const struct eng_box *box, const void *one, const void *two, char *out,
                      size_t room)
{
    struct text a = { 0 }, b = { 0 };
    const char *p, *q;

    eng_save(box, one, &a);
    eng_save(box, two, &b);
    for (p = text_str(&a), q = text_str(&b); *p && *p == *q; p++, q++)
        ;
    for (; p > text_str(&a) && p[-1] != '\n'; p--)
        q--;
    snprintf(out, room, "%.*s | %.*s", (int)strcspn(p, "\n"), p, (int)strcspn(q, "\n"), q);
    text_free(&a);
    text_free(&b);
}

struct hunt {
    const struct ground *g;
    const struct eng_box *box;
    const void *truth;
    void *view, *other, *seen;
    int seat, fact, is;
    struct rng *rng;
    struct yield *y;
};

/* Some other world; false: not this time. */
static bool draw_world(struct hunt *h, bool by_hand)
{
    memcpy(h->other, by_hand ? h->truth : h->view, h->box->game->state_size);
    if (by_hand ? !h->g->change(h->box, h->other, h->seat, h->rng) ||
                      h->box->game->broken(h->box, h->other) != NULL
                : !eng_imagine(h->box, h->other, h->seat, h->rng))
        return false;
    look(h->box, h->other, h->seat, h->seen);
    if (memcmp(h->seen, h->view, h->box->game->state_size) == 0)
        return true;
    if (h->y->seen_through++ == 0)
        first_difference(h->box, h->view, h->seen, h->y->first, sizeof h->y->first);
    return false;
}

static bool hunt(struct hunt *h, bool *by_hand)
{
    for (int i = 0; i < TRIES; i++) {
        *by_hand = i % 2;
        if (draw_world(h, *by_hand) && holds(h->g, h->box, h->fact, h->other, h->seat) == 1 - h->is)
            return true;
    }
    return false;
}

static void keep_pair(struct hunt *h, bool by_hand, struct pair *out)
{
    size_t size = h->box->game->state_size;

    *out = (struct pair){
        .box = h->box, .hushed = h->g->hushed, .seat = h->seat, .fact = h->fact, .by_hand = by_hand
    };
    out->dice = rng_below(h->rng, 1000000);
    for (int i = 0; i < 2; i++) {
        out->world[i] = base_alloc(size);
        memcpy(out->world[i], i == h->is ? h->truth : h->other, size);
        take_dice(out->world[i]);
    }
    h->y->found[h->fact]++;
    h->y->by_hand += by_hand;
}

bool find_pair(const struct ground *g, struct match *m, int fact, struct rng *rng, struct yield *y,
               struct pair *out)
{
    const struct eng_box *box = match_box(m);
    const struct eng_core *core = match_state(m);
    struct hunt h = { g, box, core, .fact = fact, .rng = rng, .y = y };
    size_t size = box->game->state_size;
    bool by_hand, found;

    h.seat = (int)rng_below(rng, core->seat_count);
    if (rng_below(rng, 3)) /* mostly whoever is asked: he has more to hear */
        h.seat = __builtin_ctz(core->active);
    h.view = base_alloc(size);
    h.other = base_alloc(size);
    h.seen = base_alloc(size);
    look(box, h.truth, h.seat, h.view);
    y->moments++;
    h.is = holds(g, box, fact, h.truth, h.seat);
    found = h.is >= 0 && hunt(&h, &by_hand);
    if (found)
        keep_pair(&h, by_hand, out);
    if (found)
        out->from = m;
    base_free(h.view);
    base_free(h.other);
    base_free(h.seen);
    return found;
}

void free_pair(struct pair *p)
{
    base_free(p->world[0]);
    base_free(p->world[1]);
    *p = (struct pair){ 0 };
}

struct match *world_match(const struct pair *p, int which)
{
    struct text position = { 0 };
    struct seed seed;
    struct err err;

    seed_from_number(&seed, p->dice);
    eng_save(p->box, p->world[which], &position);
    struct match *m = match_from_position(p->box, "world", text_str(&position), &seed, &err);
    if (!m)
        printf("# %s: %s\n", err.place, err.reason);
    BASE_ASSERT(m);
    text_free(&position);
    return m;
}
