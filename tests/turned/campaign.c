/* campaign.c -- The Campaigns of Napoleon turned by 60 degrees and mirrored.
 *
 * Played on a round map: the hexes within RADIUS of the middle, with their ground, roads, rivers and
 * towns, and nothing beyond, so that the edge turns onto itself.  What lies farther out (sources,
 * places of arrival) is drawn in.  Each match begins with the pieces of its scenario thrown together
 * about the middle, at random, for the armies to meet. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/geo_hex.h"

#include "games/campaign/cn_local.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/march/cn_march.h"

#include "turned.h"

enum { COLUMN = 30, ROW = 30, RADIUS = 29, MELEE = 7 };
enum { ALL_SIDES = 63 };

/* -- hexes and sides -- */

static struct hex axial(int index)
{
    struct hex h = hex_from_offset(HEX_EVEN_Q, index / CN_ROWS + 1, index % CN_ROWS + 1);
    struct hex middle = hex_from_offset(HEX_EVEN_Q, COLUMN, ROW);

    return (struct hex){ h.q - middle.q, h.r - middle.r };
}

static int index_of(struct hex h)
{
    struct hex middle = hex_from_offset(HEX_EVEN_Q, COLUMN, ROW);
    int column, row;

    hex_to_offset(HEX_EVEN_Q, (struct hex){ h.q + middle.q, h.r + middle.r }, &column, &row);
    return (column - 1) * CN_ROWS + row - 1;
}

static int from_middle(int index)
{
    return hex_distance(axial(index), (struct hex){ 0, 0 });
}

static bool is_on(int index)
{
    return index < CN_HEXES && from_middle(index) <= RADIUS;
}

static int turn_side(const struct turning *t, int side)
{
    return ((t->mirrored ? 7 - side : side) + t->turn) % HEX_SIDES;
}

static int turn_hex(const struct turning *t, int index)
{
    if (!is_on(index))
        return index;
    struct hex h = axial(index);
    if (t->mirrored)
        h = (struct hex){ h.r, h.q };
    for (int i = 0; i < t->turn; i++)
        h = (struct hex){ -h.r, h.q + h.r };
    return index_of(h);
}

static int turn_sides(const struct turning *t, int set)
{
    int out = set & ~ALL_SIDES;

    for (int side = 0; side < HEX_SIDES; side++)
        if (set >> side & 1)
            out |= 1 << turn_side(t, side);
    return out;
}

/* -- the round map -- */

/* Toward the middle, until it is well inside. */
static int draw_in(int index)
{
    struct hex h;

    if (index >= CN_HEXES)
        return index;
    for (h = axial(index); hex_distance(h, (struct hex){ 0, 0 }) > RADIUS - 4;)
        h = (struct hex){ h.q * 15 / 16, h.r * 15 / 16 };
    return index_of(h);
}

static void cut_hex(struct cn_board *b, int hex)
{
    for (int side = 0; side < HEX_SIDES; side++) {
        int next = b->next[hex][side];

        if (is_on(hex) && next != CN_NOWHERE && is_on(next))
            continue;
        b->next[hex][side] = CN_NOWHERE;
        b->hex[hex].road[side] = b->hex[hex].river[side] = b->hex[hex].crest[side] = 0;
        b->hex[hex].bridge[side] = 0;
    }
}

static void cut_banks(struct cn_key *key)
{
    for (int i = 0; i < key->bank_count; i++)
        if (!is_on(key->bank[i]))
            key->bank_count = 0;
}

static struct cn_board *round_board(const struct cn_board *whole)
{
    struct cn_board *b = base_alloc(sizeof *b);

    *b = *whole;
    for (int hex = 0; hex < CN_HEXES; hex++)
        cut_hex(b, hex);
    for (int i = 0; i < b->key_count; i++) {
        cut_banks(&b->key[i]);
        b->key[i].hex = (uint16_t)draw_in(b->key[i].hex);
    }
    for (int i = 0; i < b->place_count; i++)
        b->place[i].hex = (uint16_t)draw_in(b->place[i].hex);
    for (int i = 0; i < b->arrival_count; i++)
        for (int k = 0; k < 2; k++)
            b->arrival[i].hex[k] = (uint16_t)draw_in(b->arrival[i].hex[k]);
    return b;
}

static const struct eng_box *round_box(const struct eng_box *whole)
{
    static struct eng_box box;

    if (box.board)
        return &box;
    box = *whole;
    box.serial = 0;
    box.board = round_board(whole->board);
    box.scenario = base_alloc((size_t)box.scenario_count * sizeof *box.scenario);
    for (int i = 0; i < box.scenario_count; i++) {
        box.scenario[i] = whole->scenario[i];
        box.scenario[i].state = base_alloc(box.game->state_size);
    }
    return &box;
}

static void turn_ground(const struct turning *t, const struct cn_board *from, struct cn_board *to)
{
    for (int hex = 0; hex < CN_HEXES; hex++) {
        struct cn_hex *h = &to->hex[turn_hex(t, hex)];

        *h = from->hex[hex];
        for (int side = 0; side < HEX_SIDES; side++) {
            int turned = turn_side(t, side);
            h->road[turned] = from->hex[hex].road[side];
            h->river[turned] = from->hex[hex].river[side];
            h->crest[turned] = from->hex[hex].crest[side];
            h->bridge[turned] = from->hex[hex].bridge[side];
        }
    }
}

static void turn_places(const struct turning *t, struct cn_board *b)
{
    for (int i = 0; i < b->key_count; i++) {
        b->key[i].hex = (uint16_t)turn_hex(t, b->key[i].hex);
        for (int k = 0; k < b->key[i].bank_count; k++)
            b->key[i].bank[k] = (uint16_t)turn_hex(t, b->key[i].bank[k]);
    }
    for (int i = 0; i < b->place_count; i++)
        b->place[i].hex = (uint16_t)turn_hex(t, b->place[i].hex);
    for (int i = 0; i < b->arrival_count; i++)
        for (int k = 0; k < 2; k++)
            b->arrival[i].hex[k] = (uint16_t)turn_hex(t, b->arrival[i].hex[k]);
    for (int i = 0; i < b->bridge_count; i++) {
        b->bridge[i].hex = (uint16_t)turn_hex(t, b->bridge[i].hex);
        b->bridge[i].other = (uint16_t)turn_hex(t, b->bridge[i].other);
    }
}

static void open_campaign(struct turning *t, int way)
{
    struct cn_board *b = base_alloc(sizeof *b);

    t->from = round_box(t->from);
    t->turn = (way + 1) % 6;
    t->mirrored = way >= 5;
    *b = *cn_board(t->from);
    turn_ground(t, cn_board(t->from), b);
    turn_places(t, b);
    t->box = *t->from;
    t->box.board = b;
    snprintf(t->name, sizeof t->name, "%sturned by %d degrees", t->mirrored ? "mirrored, " : "",
             60 * t->turn);
}

/* -- the state -- */

typedef int change(void *arg, int hex);

static void change_hex(uint16_t *hex, change *to, void *arg)
{
    if (*hex != CN_NOWHERE)
        *hex = (uint16_t)to(arg, *hex);
}

static void change_hexes(uint16_t *hex, int count, change *to, void *arg)
{
    for (int i = 0; i < count; i++)
        change_hex(&hex[i], to, arg);
}

static void change_army(struct cn_army *a, change *to, void *arg)
{
    change_hex(&a->centre, to, arg);
    change_hex(&a->source, to, arg);
    change_hex(&a->source_next, to, arg);
    change_hex(&a->centre_from, to, arg);
    change_hex(&a->via, to, arg);
    change_hex(&a->refuge, to, arg);
}

static void change_battle(struct cn_battle *f, change *to, void *arg)
{
    change_hexes(f->target, f->target_count, to, arg);
    change_hexes(f->from, f->from_count, to, arg);
    change_hexes(f->counter, f->counter_count, to, arg);
    change_hex(&f->strong, to, arg);
}

/* Hexes of what stands on the map. */
static void change_pieces(struct cn_state *s, change *to, void *arg)
{
    for (int i = 0; i < CN_LEADERS; i++) {
        if (s->leader[i].standing == IS_MAP || s->leader[i].standing == IS_BOX)
            change_hex(&s->leader[i].hex, to, arg);
        change_hex(&s->leader[i].stood, to, arg);
    }
    for (int i = 0; i < CN_VEDETTES; i++)
        if (s->vedette[i].standing == IS_MAP)
            change_hex(&s->vedette[i].hex, to, arg);
    for (int i = 0; i < CN_PIECES; i++)
        if (s->piece[i].what != CN_NOBODY)
            change_hex(&s->piece[i].hex, to, arg);
    for (int i = 0; i < CN_TRAINS; i++) {
        if (s->train[i].standing == IS_MAP)
            change_hex(&s->train[i].hex, to, arg);
        change_hex(&s->train[i].other, to, arg);
    }
}

static int turn_any(void *arg, int hex)
{
    return turn_hex(arg, hex);
}

static void turn_plus(const struct turning *t, int16_t *local, int more)
{
    *local = (int16_t)(turn_hex(t, *local - more) + more);
}

/* What a contact answers: whether it goes on, or 2 and a hex; losses are smaller. */
static void turn_answer(const struct turning *t, struct eng_frame *f)
{
    if (f->answer >= CN_ROWS)
        turn_plus(t, &f->answer, 2);
}

static void turn_march(const struct turning *t, struct eng_frame *f)
{
    int16_t *state = &march_frame(f)->state;

    if (march_of(f)->must > 0)
        turn_plus(t, &march_frame(f)->must, 1);
    if (march_of(f)->segment != SEGMENT_SOUND && *state >= MARCH_FROM)
        *state = (int16_t)(turn_hex(t, *state / MARCH_FROM) * MARCH_FROM + *state % MARCH_FROM);
    turn_answer(t, f);
}

static void turn_retreat(const struct turning *t, struct eng_frame *f)
{
    int16_t *state = &retreat_frame(f)->state;
    int more = *state > CN_HEXES ? CN_HEXES + 1 : 1;

    if (retreat_of(f)->from > 0)
        turn_plus(t, &retreat_frame(f)->from, 1);
    if (*state > 0 && f->step != ROW_RETREAT_END)
        turn_plus(t, state, more);
    if (retreat_of(f)->beside > 0)
        retreat_frame(f)->beside = (int16_t)(turn_sides(t, retreat_of(f)->beside - 1) + 1);
}

static void turn_contact(const struct turning *t, struct eng_frame *f)
{
    if (contact_of(f)->from >= 0)
        turn_plus(t, &contact_frame(f)->from, 0);
    contact_frame(f)->left = (int16_t)turn_sides(t, contact_of(f)->left);
    contact_frame(f)->vacated = (int16_t)turn_sides(t, contact_of(f)->vacated);
}

static void turn_barred(const struct turning *t, struct eng_frame *f)
{
    struct marches_frame *m = marches_frame(f);
    int16_t *barred[] = { &m->barred, &m->barred2, &m->barred3, &m->barred4 };

    for (int i = 0; m->segment == SEGMENT_ARRIVALS && i < 4; i++)
        if (*barred[i] > 0)
            turn_plus(t, barred[i], 1);
}

static void turn_frame(const struct turning *t, struct eng_frame *f)
{
    if (f->proc == PROC_MARCH)
        turn_march(t, f);
    if (f->proc == PROC_PURSUIT)
        turn_answer(t, f);
    if (f->proc == PROC_MARCHES)
        turn_barred(t, f);
    if (f->proc == PROC_CONTACT)
        turn_contact(t, f);
    if (f->proc == PROC_RETREAT)
        turn_retreat(t, f);
    if (f->proc == PROC_REPULSED)
        turn_plus(t, &repulsed_frame(f)->from, 0);
    if (f->proc == PROC_LOSSES && losses_of(f)->where > 0)
        turn_plus(t, &losses_frame(f)->where, 1);
    if (f->proc == PROC_DISPLACE && displace_of(f)->hex > 0)
        turn_plus(t, &displace_frame(f)->hex, 1);
    if (f->proc == PROC_ORGANISE && organise_of(f)->entry > 0)
        turn_plus(t, &organise_frame(f)->entry, 1);
}

static void turn_state(const struct turning *t, void *state)
{
    struct cn_state *s = state;
    struct turning way = *t;

    change_pieces(s, turn_any, &way);
    for (int side = 0; side < SIDES; side++)
        change_army(&s->army[side], turn_any, &way);
    for (int i = 0; i < CN_LEADERS; i++) {
        change_hex(&s->leader[i].goal, turn_any, &way);
        s->leader[i].grazed = (uint8_t)turn_sides(t, s->leader[i].grazed);
        s->leader[i].ceded = (uint8_t)turn_sides(t, s->leader[i].ceded);
    }
    for (int i = 0; i < s->battle_count; i++)
        change_battle(&s->battle[i], turn_any, &way);
    change_hexes(s->path, s->path_count, turn_any, &way);
    for (int i = 0; i < s->core.depth; i++)
        turn_frame(t, &s->core.frame[i]);
}

static int by_hex(const void *a, const void *b)
{
    return *(const uint16_t *)a - *(const uint16_t *)b;
}

/* Hexes that nobody has named in an order of his own are listed by their numbers, and whose turn it
 * is among them is counted along the list: where nothing is counted yet, the order is nothing. */
static void level_battle(struct cn_battle *f)
{
    if (f->group == 0 && f->left == 0)
        qsort(f->target, f->target_count, sizeof f->target[0], by_hex);
    if (f->struck == 0)
        qsort(f->from, f->from_count, sizeof f->from[0], by_hex);
}

static int by_what(const void *a, const void *b)
{
    const struct cn_piece *one = a, *two = b;

    return one->what - two->what;
}

/* Slots are given in the order of the hexes, so that they tell nothing. */
static void level_slots(struct cn_state *s)
{
    for (int side = 0; side < SIDES; side++)
        qsort(&s->piece[side * CN_SLOTS], CN_SLOTS, sizeof s->piece[0], by_what);
    for (int i = 0; i < CN_LEADERS; i++)
        memset(s->leader[i].met_foragers, 0, sizeof s->leader[i].met_foragers);
}

/* The first of several hexes is noted before anybody is asked which; it means nothing. */
static void level_displacement(struct eng_frame *f)
{
    if (f->proc == PROC_DISPLACE && f->step == ROW_DISPLACE)
        displace_frame(f)->hex = 0;
}

/* And a digest of numbers that were told, hexes among them. */
static void level_state(void *state)
{
    struct cn_state *s = state;

    memset(s->told, 0, sizeof s->told);
    level_slots(s);
    level_displacement(&s->core.frame[s->core.depth ? s->core.depth - 1 : 0]);
    for (int i = 0; i < s->battle_count; i++)
        level_battle(&s->battle[i]);
}

static int look_off(void *arg, int hex)
{
    bool *off = arg;

    *off = *off || !is_on(hex);
    return hex;
}

/* All that stands on it lies on the round map. */
static bool fits(const void *state)
{
    struct cn_state s = *(const struct cn_state *)state;
    bool off = false;

    change_pieces(&s, look_off, &off);
    for (int side = 0; side < SIDES; side++)
        change_army(&s.army[side], look_off, &off);
    return !off;
}

/* -- the beginning -- */

struct melee {
    struct rng *chance;
    const struct cn_board *board;
    uint16_t to[CN_HEXES]; /* 0: not thrown yet */
    uint8_t taken[CN_HEXES];
};

static int throw_in(void *arg, int hex)
{
    struct melee *m = arg;

    while (!m->to[hex]) {
        struct hex h = { (int)rng_below(m->chance, 2 * MELEE + 1) - MELEE,
                         (int)rng_below(m->chance, 2 * MELEE + 1) - MELEE };
        int to = index_of(h);

        if (m->taken[to] || m->board->hex[to].ground == LAKE)
            continue;
        m->to[hex] = (uint16_t)to;
        m->taken[to] = 1;
    }
    return m->to[hex];
}

static int draw_any(void *arg, int hex)
{
    (void)arg;
    return draw_in(hex);
}

static void lay_scenario(const struct turning *t, int scenario, const void *whole,
                         struct rng *chance)
{
    struct cn_state *s = t->from->scenario[scenario].state;
    struct melee m = { .chance = chance, .board = cn_board(t->from) };

    memcpy(s, whole, sizeof *s);
    change_pieces(s, throw_in, &m);
    for (int side = 0; side < SIDES; side++)
        change_army(&s->army[side], draw_any, NULL);
}

/* -- decisions and what is told -- */

static bool names_hex(const struct turning *t, int verb)
{
    int gesture = t->from->game->verbs[verb].gesture;

    return verb != VERB_ARRIVE && (gesture == GESTURE_SPACE || gesture == GESTURE_EDGE);
}

static int turn_number(const struct turning *t, int number)
{
    int hex = cn_hex_of(number);

    return hex < 0 ? number : cn_number(turn_hex(t, hex));
}

static void turn_action(const struct turning *t, struct eng_action *a)
{
    if (names_hex(t, a->verb))
        a->noun = (uint16_t)turn_number(t, a->noun);
    if (a->verb == VERB_ARRIVE || a->verb == VERB_ADVANCE || a->verb == VERB_FORAGER)
        a->count = (int16_t)turn_number(t, a->count);
}

/* The goal of an administrative march can lie far off, outside the round map. */
static bool is_beyond(const struct turning *t, const struct eng_action *a)
{
    return names_hex(t, a->verb) && cn_hex_of(a->noun) >= 0 && !is_on(cn_hex_of(a->noun));
}

static void turn_phrase(const struct turning *t, struct eng_phrase *p)
{
    const char *rest = eng_template(t->from->game, p->text, LANG_EN);
    bool done[ENG_ARGS] = { false };
    int first, second;
    char kind[16];

    while ((rest = eng_next_slot(rest, kind, &first, &second))) {
        if (!done[first] && strcmp(kind, "hex") == 0 && p->arg[first] >= 0)
            p->arg[first] = turn_hex(t, p->arg[first]);
        done[first] = true;
    }
}

static int by_number(const void *a, const void *b)
{
    const json_int_t *one = a, *two = b;

    return (*one > *two) - (*one < *two);
}

/* Hex, halves, zone and the hex before it, one after the other: of several ways that cost the same
 * any may be shown, so the hex before is not compared. */
static void turn_json(const struct turning *t, const struct eng_action *a, json_t *object)
{
    json_t *reach = json_object_get(object, "reach"), *sorted;
    size_t count = json_array_size(reach) / 4;
    json_int_t row[CN_HEXES][3];

    (void)a;
    if (!json_is_array(reach))
        return;
    for (size_t i = 0; i < count; i++) {
        row[i][0] = turn_number(t, (int)json_integer_value(json_array_get(reach, 4 * i)));
        row[i][1] = json_integer_value(json_array_get(reach, 4 * i + 1));
        row[i][2] = json_integer_value(json_array_get(reach, 4 * i + 2));
    }
    qsort(row, count, sizeof row[0], by_number);
    sorted = json_array();
    for (size_t i = 0; i < 3 * count; i++)
        json_array_append_new(sorted, json_integer(row[i / 3][i % 3]));
    json_object_set_new(object, "reach", sorted);
}

const struct turned_game turned_campaign = {
    .id = "campaign",
    .ways = 11,
    .open = open_campaign,
    .state = turn_state,
    .action = turn_action,
    .beyond = is_beyond,
    .phrase = turn_phrase,
    .json = turn_json,
    .lay = lay_scenario,
    .fits = fits,
    .level = level_state,
    .by_place = true,
};
