/* oblique.c -- Austerlitz turned by any multiple of five degrees, on plain ground.
 *
 * Facings and directions turn exactly; places are rounded to whole hu, so that the turned situation
 * is not quite the same: each piece stands up to 0.71 hu beside where it should.  What the rules say
 * of it must be what they say, unturned, of *some* situation in which each piece stands at most 1 hu
 * either way beside where it does.  So an answer may change where the situation lies within rounding
 * of a threshold, for there it changes unturned as well; it may not change because of the direction.
 *
 * Compared exactly (the signature of an answer): the rule that refuses; every sentence of news with
 * its rule and audience, and its numbers, but for lengths in hu, directions and places; the dice; all
 * the state but places, facings and lengths.  Those three are numbers that come out of rounded
 * places: turned back they must lie within what the unturned situations with the same signature
 * give, and the rounding of a place at either end of it (SLACK). */

#include "oblique.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/tsv.h"

#include "engine/guard.h"
#include "engine/registry.h"

#include "games/austerlitz/au_local.h"

#include "games/austerlitz/fire/au_fire.h"

enum { NUMBERS = 1400, SLACK = 2, MANY = 4000, FAR = 12000, PIVOTS = 24 };

/* -- the plain board -- */

const struct eng_box *oblique_box(void)
{
    static struct eng_box box;
    struct err err;

    if (box.board)
        return &box;
    struct au_board *b = base_alloc(sizeof *b);
    box = *eng_shared_box("austerlitz", &err);
    *b = *au_board(&box);
    b->area_count = b->line_count = b->stream_count = b->crest_count = b->bridge_count = 0;
    b->place_count = 0;
    b->low = (struct plane_pt){ -FAR, -FAR };
    b->high = (struct plane_pt){ FAR, FAR };
    for (int i = 0; i < b->zone_count; i++)
        b->zone[i].rect_count = 0;
    box.board = b;
    box.serial = 0;
    return &box;
}

void open_oblique(struct turning way[OBLIQUES], struct tsv *list)
{
    for (int i = 0; i < OBLIQUES; i++) {
        struct au_board *b = base_alloc(sizeof *b);
        struct turning *t = &way[i];

        *t = (struct turning){ .game = &turned_austerlitz,
                               .from = oblique_box(),
                               .list = list,
                               .turn = OBLIQUE_STEP * i,
                               .pivot_x = 1400,
                               .pivot_y = 1250 };
        *b = *au_board(t->from);
        for (int side = 0; side < SIDES; side++)
            b->home[side] = (int16_t)plane_degree(b->home[side] + t->turn);
        t->box = *t->from;
        t->box.board = b;
        snprintf(t->name, sizeof t->name, "turned by %d", t->turn);
    }
}

/* -- answers -- */

enum kind { PLACE, DEGREE, LENGTH };

struct answer {
    struct text signature;
    int count;
    int32_t number[NUMBERS];
    uint8_t kind[NUMBERS];
};

static void push(struct answer *out, enum kind kind, int32_t number)
{
    BASE_ASSERT(out->count < NUMBERS);
    out->kind[out->count] = (uint8_t)kind;
    out->number[out->count++] = number;
}

/* Everything below is turned back by `back` degrees. */
static void push_degree(struct answer *out, int back, int degree)
{
    push(out, DEGREE, plane_degree(degree - back));
}

static void push_place(struct answer *out, const struct turning *t, int x, int y)
{
    struct plane_pt u = plane_dir(plane_degree(-t->turn));
    int64_t dx = x - t->pivot_x, dy = y - t->pivot_y;

    push(out, PLACE, t->pivot_x + (int32_t)plane_round(dx * u.y + dy * u.x, PLANE_UNIT));
    push(out, PLACE, t->pivot_y + (int32_t)plane_round(dy * u.y - dx * u.x, PLANE_UNIT));
}

/* One argument: a direction, a length (a hu is a hundredth of a UM), or itself.  Behind its point of
 * the compass a direction is said in degrees as well, and has been taken. */
static void add_argument(struct answer *out, const struct turning *t, const char *kind,
                         const char *rest, int32_t value)
{
    if (strncmp(rest, "}°", strlen("}°")) == 0)
        return;
    if (strcmp(kind, "way") == 0)
        push_degree(out, t->turn, value);
    else if (strcmp(kind, "hundredths") == 0)
        push(out, LENGTH, value);
    else
        text_printf(&out->signature, " %d", value);
}

static void add_event(struct answer *out, const struct turning *t, const struct eng_event *e)
{
    const char *rest = eng_template(t->from->game, e->what.text, LANG_EN);
    int first, second;
    char kind[16];

    text_printf(&out->signature, "\n%d %d %d %d:", e->what.text, e->what.rule, e->audience,
                e->indent);
    while ((rest = eng_next_slot(rest, kind, &first, &second)))
        add_argument(out, t, kind, rest, e->what.arg[first]);
}

/* Takes the numbers of a unit out of the state. */
static void take_unit(struct answer *out, const struct turning *t, const struct au_board *b,
                      int unit, struct au_unit *u)
{
    bool front = b->unit[unit].arm != HEADQUARTERS;

    push(out, LENGTH, u->spent); /* of an HQ that has joined a unit, too, which has no place */
    u->spent = 0;
    if (u->standing != AT_FIELD && u->x == 0 && u->y == 0)
        return;
    push_place(out, t, u->x, u->y);
    push_degree(out, t->turn, front ? u->facing : t->turn);
    push_degree(out, t->turn, front ? u->faced : t->turn);
    u->x = u->y = u->facing = u->faced = 0;
}

static void take_alarm(struct answer *out, const struct turning *t, const struct au_board *b,
                       struct au_alarm *a)
{
    push_place(out, t, a->x, a->y);
    push_degree(out, t->turn, b->unit[a->host].arm != HEADQUARTERS ? a->facing : t->turn);
    a->x = a->y = a->facing = 0;
}

static void take_degree(struct answer *out, int back, int16_t *degree, int more)
{
    push_degree(out, back, *degree - more);
    *degree = 0;
}

static void take_attack(struct answer *out, const struct turning *t, struct attack_frame *attack)
{
    take_degree(out, t->turn, &attack->degree, 0);
    push(out, LENGTH, attack->far);
    attack->far = 0;
    if (attack->how < 0) {
        push(out, LENGTH, attack->how);
        attack->how = -1;
    }
}

static void take_locals(struct answer *out, const struct turning *t, struct eng_frame *f)
{
    if (f->proc == PROC_ATTACK)
        take_attack(out, t, attack_frame(f));
    if (f->proc == PROC_RETREAT)
        take_degree(out, t->turn, &retreat_frame(f)->degree, 0);
    if (f->proc == PROC_ROUT && rout_of(f)->degree)
        take_degree(out, t->turn, &rout_frame(f)->degree, 1);
    if (f->proc == PROC_ARTILLERY && artillery_of(f)->laid)
        take_degree(out, t->turn, &artillery_frame(f)->axis, 0);
    if (f->proc == PROC_MUSKETRY && musketry_of(f)->laid)
        take_degree(out, t->turn, &musketry_frame(f)->axis, 0);
}

static void take_chit(struct answer *out, const struct turning *t, struct au_chit *c)
{
    if (c->standing == AT_ABSENT)
        return;
    push_place(out, t, c->x, c->y);
    push(out, LENGTH, c->spent);
    c->x = c->y = c->spent = 0;
}

static void add_state(struct answer *out, const struct turning *t, struct au_state *s)
{
    const struct au_board *b = au_board(t->from);

    for (int i = 0; i < b->unit_count; i++)
        take_unit(out, t, b, i, &s->unit[i]);
    for (int i = 0; i < AU_CHITS; i++)
        take_chit(out, t, &s->chit[i]);
    for (int i = 0; i < s->alarm_count; i++)
        take_alarm(out, t, b, &s->alarm[i]);
    for (int i = 0; i < s->core.depth; i++)
        take_locals(out, t, &s->core.frame[i]);
    text_printf(&out->signature, "\nstate %llx", (unsigned long long)eng_hash(t->from, s));
    text_printf(&out->signature, " dice %llx %d", (unsigned long long)s->core.rng.s[0],
                s->core.fate.count);
}

/* -- questions -- */

struct question {
    const struct turning *t; /* by which everything is turned back */
    const struct eng_box *box;
    const struct au_state *state;
    int seat;
    struct eng_action action;
    bool plays; /* else only the verdict */
    struct answer *out;
};

static void answer_it(void *arg)
{
    struct question *q = arg;
    const struct eng_game *game = q->box->game;
    eng_ruleno rule = game->check(q->box, q->state, q->seat, &q->action);
    struct eng_news *news;
    struct au_state *s;

    text_printf(&q->out->signature, "%s", rule ? game->book->rules[rule].id : "allowed");
    if (rule || !q->plays)
        return;
    news = base_alloc(sizeof *news);
    s = base_alloc(sizeof *s);
    *s = *q->state;
    game->apply(q->box, s, q->seat, &q->action, news);
    for (int i = 0; i < news->count; i++)
        add_event(q->out, q->t, &news->event[i]);
    add_state(q->out, q->t, s);
    free(news);
    free(s);
}

static void ask_rules(struct question *q, struct answer *out)
{
    struct text why = { 0 };

    text_clear(&out->signature);
    out->count = 0;
    q->out = out;
    if (!eng_guard(answer_it, q, &why))
        text_printf(&out->signature, "an assertion failed: %s", text_str(&why));
    text_free(&why);
}

/* -- is it the same -- */

/* What the unturned situations with one signature gave. */
struct range {
    int32_t low[NUMBERS], high[NUMBERS], first[NUMBERS];
    bool any;
};

static int32_t off_from(enum kind kind, int32_t number, int32_t first)
{
    return kind == DEGREE ? plane_turn(first, number) : number - first;
}

static void widen(struct range *r, const struct answer *a)
{
    for (int i = 0; i < a->count; i++) {
        if (!r->any) {
            r->first[i] = a->number[i];
            r->low[i] = r->high[i] = 0;
        }
        int32_t off = off_from((enum kind)a->kind[i], a->number[i], r->first[i]);
        r->low[i] = off < r->low[i] ? off : r->low[i];
        r->high[i] = off > r->high[i] ? off : r->high[i];
    }
    r->any = true;
}

static bool is_within(const struct range *r, const struct answer *a)
{
    for (int i = 0; i < a->count; i++) {
        int32_t off = off_from((enum kind)a->kind[i], a->number[i], r->first[i]);
        if (off < r->low[i] - SLACK || off > r->high[i] + SLACK)
            return false;
    }
    return r->any;
}

static bool same_signature(const struct answer *a, const struct answer *b)
{
    return a->count == b->count && strcmp(text_str(&a->signature), text_str(&b->signature)) == 0;
}

static void nudge_pair(int16_t *x, int16_t *y, struct rng *chance)
{
    *x = (int16_t)(*x + (int)rng_below(chance, 3) - 1);
    *y = (int16_t)(*y + (int)rng_below(chance, 3) - 1);
}

/* All pieces, or half of them, or a quarter: where an answer hangs on few of them the others shall not
 * spoil too many tries.  Where somebody stood when an alarm was raised is a place like any other, and
 * rounded when it is turned. */
static void nudge(struct au_state *s, struct rng *chance)
{
    uint32_t of = 1u << rng_below(chance, 3);

    for (int i = 0; i < AU_UNITS; i++)
        if (s->unit[i].standing == AT_FIELD && rng_below(chance, of) == 0)
            nudge_pair(&s->unit[i].x, &s->unit[i].y, chance);
    for (int i = 0; i < AU_CHITS; i++)
        if (s->chit[i].standing == AT_FIELD && rng_below(chance, of) == 0)
            nudge_pair(&s->chit[i].x, &s->chit[i].y, chance);
    for (int i = 0; i < s->alarm_count; i++)
        if (rng_below(chance, of) == 0)
            nudge_pair(&s->alarm[i].x, &s->alarm[i].y, chance);
}

/* Looks for an unturned situation close by that is answered so; `plain` is the question there.  By
 * dice of its own: what is played afterwards does not hang on how long it looked. */
static bool is_found(struct question *plain, const struct answer *turned, const struct answer *zero,
                     uint64_t seed)
{
    struct rng chance;
    struct answer *near = base_alloc(sizeof *near);
    struct range *r = base_alloc(sizeof *r);
    struct au_state *s = base_alloc(sizeof *s);
    const struct au_state *given = plain->state;
    bool found = false;

    rng_start_search(&chance, seed);
    if (same_signature(zero, turned))
        widen(r, zero);
    found = is_within(r, turned);
    for (int i = 0; i < MANY && !found; i++) {
        *s = *given;
        nudge(s, &chance);
        plain->state = s;
        ask_rules(plain, near);
        if (same_signature(near, turned)) {
            widen(r, near);
            found = is_within(r, turned);
        }
    }
    plain->state = given;
    text_free(&near->signature);
    free(near);
    free(r);
    free(s);
    return found;
}

/* -- the story -- */

static void add_numbers(struct text *story, const struct answer *zero, const struct answer *turned)
{
    for (int i = 0, n = 0; i < zero->count && i < turned->count && n < 6; i++)
        if (abs(off_from((enum kind)zero->kind[i], turned->number[i], zero->number[i])) > SLACK) {
            text_printf(story, "  number %d: %d, turned %d\n", i, zero->number[i],
                        turned->number[i]);
            n++;
        }
}

static void tell_difference(const struct turning *t, const struct question *plain,
                            const struct answer *zero, const struct answer *turned,
                            const char *where, struct findings *f)
{
    struct text story = { 0 };

    text_printf(&story, "%s, %s: ", where, t->name);
    eng_action_text(t->from->game, &plain->action, &story);
    text_printf(&story, plain->plays ? " (played)\n" : " (asked)\n");
    text_add(&story, "  standing: ");
    eng_trace(t->from, plain->state, &story);
    text_printf(&story, "\n  plain: %.600s\n  turned: %.600s\n", text_str(&zero->signature),
                text_str(&turned->signature));
    add_numbers(&story, zero, turned);
    count_difference(t, "oblique", where, text_str(&story), f);
    text_free(&story);
}

/* -- one decision -- */

/* An HQ faces nowhere, but its counter is a square that lies straight on the map: so it is turned with
 * the map, and so is the one that was lost, where it stood. */
static void turn_headquarters(const struct turning *t, struct au_state *s)
{
    const struct au_board *b = au_board(t->from);

    for (int i = 0; i < b->unit_count; i++)
        if (b->unit[i].arm == HEADQUARTERS && s->unit[i].standing == AT_FIELD)
            s->unit[i].facing = (int16_t)(t->turn % 90);
    for (int i = 0; i < s->alarm_count; i++)
        if (b->unit[s->alarm[i].host].arm == HEADQUARTERS)
            s->alarm[i].facing = (int16_t)(t->turn % 90);
}

/* Two that touch may overlap when they are rounded, which no player could lay: another pivot rounds
 * otherwise.  False: none of those tried will do. */
static bool turn_soundly(struct turning *t, const struct au_state *given, struct au_state *s)
{
    const struct eng_game *game = t->from->game;
    bool sound = game->broken(t->from, given) == NULL;

    for (int i = 0; i < PIVOTS; i++) {
        t->pivot_x = 1400 + 7 * i;
        t->pivot_y = 1250 + 3 * i;
        *s = *given;
        t->game->state(t, s);
        if (!sound || !game->broken(&t->box, s))
            return true;
    }
    return false;
}

static void compare_one(const struct turning *way, struct question *plain,
                        const struct answer *zero, const char *where, struct findings *f)
{
    struct au_state *s = base_alloc(sizeof *s);
    struct answer *turned = base_alloc(sizeof *turned);
    struct turning t = *way;
    struct question q = *plain;

    if (turn_soundly(&t, plain->state, s)) {
        turn_headquarters(&t, s);
        q.t = &t;
        q.box = &t.box;
        q.state = s;
        t.game->action(&t, &q.action);
        ask_rules(&q, turned);
        f->steps++;
        f->verdicts++;
        f->played += plain->plays && strncmp(text_str(&turned->signature), "allowed", 7) == 0;
        if (!is_found(plain, turned, zero, (uint64_t)f->steps))
            tell_difference(&t, plain, zero, turned, where, f);
    } else {
        f->unsound++;
    }
    text_free(&turned->signature);
    free(turned);
    free(s);
}

static void compare_question(const struct turning *way, const int *which, int count,
                             struct question *plain, const char *where, struct findings *f)
{
    struct answer *zero = base_alloc(sizeof *zero);

    ask_rules(plain, zero);
    for (int i = 0; i < count; i++)
        compare_one(&way[which[i]], plain, zero, where, f);
    text_free(&zero->signature);
    free(zero);
}

/* And two of the offers, only asked. */
void compare_oblique(const struct turning *way, const int *which, int count, const void *state,
                     int seat, const struct eng_action *a, struct rng *chance, const char *where,
                     struct findings *f)
{
    struct question plain = { &way[0], way[0].from, state, seat, *a, true, NULL };
    struct eng_choices *c = base_alloc(sizeof *c);

    f->positions++;
    compare_question(way, which, count, &plain, where, f);
    way[0].from->game->offer(way[0].from, state, seat, c);
    plain.plays = false;
    for (int i = 0; i < 2 && c->count; i++) {
        plain.action = c->action[rng_below(chance, (uint32_t)c->count)];
        compare_question(way, which, count, &plain, where, f);
    }
    free(c);
}

bool is_clear_of_chits(const void *state)
{
    const struct au_state *s = state;

    for (int i = 0; i < AU_CHITS; i++)
        if (s->chit[i].standing != AT_ABSENT)
            return false;
    return true;
}

bool is_on_plain_ground(const struct eng_box *box, const void *state, int seat,
                        const struct eng_action *a)
{
    struct turning none = { .game = &turned_austerlitz, .from = box };
    struct question q = { &none, box, state, seat, *a, true, NULL };
    struct answer *one = base_alloc(sizeof *one), *two = base_alloc(sizeof *two);

    ask_rules(&q, one);
    q.box = oblique_box();
    ask_rules(&q, two);
    bool same = same_signature(one, two) &&
                memcmp(one->number, two->number, (size_t)one->count * sizeof one->number[0]) == 0;
    text_free(&one->signature);
    text_free(&two->signature);
    free(one);
    free(two);
    return same;
}

/* -- random matches -- */

enum { STRETCH = 12 };

static void choose_ways(int which[OBLIQUES], int each, struct rng *chance)
{
    for (int i = 0; i < each; i++)
        which[i] = each >= OBLIQUES - 1 ? 1 + i : 1 + (int)rng_below(chance, OBLIQUES - 1);
}

static void play_one(const struct turning *way, int scenario, long positions, int each,
                     struct rng *chance, struct findings *f)
{
    const struct eng_box *box = way[0].from;
    struct eng_core *core = base_alloc(box->game->state_size);
    uint8_t option[ENG_OPTIONS] = { [OPTION_FOG] = 1, [OPTION_RESTRICTIONS] = 2 };
    struct text where = { 0 };
    int which[OBLIQUES];
    struct eng_action a;
    struct err err;

    uint64_t seed = rng_u64(chance);
    bool fine = eng_begin_search(box, scenario, option, seed, core, &err);
    for (uint32_t i = 0; fine && !core->over && i < 4000 && f->positions < positions; i++) {
        int seat = 0;
        while (!(core->active & ENG_SEAT(seat)))
            seat++;
        if (!eng_random_action(box, core, seat, chance, &a))
            break;
        if (rng_below(chance, STRETCH) == 0) {
            text_clear(&where);
            text_printf(&where, "%s %llx, decision %u", box->scenario[scenario].id,
                        (unsigned long long)seed, i);
            choose_ways(which, each, chance);
            compare_oblique(way, which, each, core, seat, &a, chance, text_str(&where), f);
        }
        box->game->apply(box, core, seat, &a, NULL);
    }
    text_free(&where);
    free(core);
}

void compare_oblique_matches(const struct turning *way, long positions, int each, uint64_t seed,
                             struct findings *f)
{
    struct rng chance;

    rng_start_search(&chance, seed);
    for (int n = 0; f->positions < positions && n < 1000; n++)
        play_one(way, 1 + n % (way[0].from->scenario_count - 1), positions, each, &chance, f);
}
