/* marches_campaign.c -- marches to think about: a formation, and where it might go.
 *
 * A step says little of a march.  So whole marches are laid out, each to a place that may matter:
 * the enemies nearby, the places that count, the friends, the centre.  They are walked in one
 * imagined world, by the shortest way over the map as we see it. */

#include "ai/campaign/marches_campaign.h"

#include <string.h>

#include "ai/campaign/survey_campaign.h"

enum {
    GOALS = 8,   /* for one formation */
    ENEMIES = 2, /* of them, and so on */
    KEYS = 3,
    FRIENDS = 2,
    MARCHERS = 4, /* formations that are thought about before one is set in motion */
    REACH = 30,   /* hexes: what is farther away is no goal */
    FEAR = 2,     /* halves of MP that a hex next to an enemy costs more */
    STEPS = 16    /* of a march */
};

struct outing {
    struct search *s;
    struct campaign_view v;
    int goal[GOALS], goals;
};

/* -- where to -- */

static void add_goal(struct outing *o, int from, int hex)
{
    if (hex == CN_NOWHERE || hex == from || o->goals == GOALS ||
        cn_outlook_distance(from, hex) > REACH)
        return;
    for (int i = 0; i < o->goals; i++)
        if (o->goal[i] == hex)
            return;
    o->goal[o->goals++] = hex;
}

/* The nearest `most` of the hexes; CN_NOWHERE is none. */
static void add_nearest(struct outing *o, int from, uint16_t *hex, int count, int most)
{
    for (int n = 0; n < most; n++) {
        int best = -1;
        for (int i = 0; i < count; i++)
            if (hex[i] != CN_NOWHERE && (best < 0 || cn_outlook_distance(from, hex[i]) <
                                                         cn_outlook_distance(from, hex[best])))
                best = i;
        if (best < 0)
            return;
        add_goal(o, from, hex[best]);
        hex[best] = CN_NOWHERE;
    }
}

static void add_enemies(struct outing *o, int from, int most)
{
    uint16_t hex[CN_PIECES];

    for (int i = 0; i < CN_PIECES; i++)
        hex[i] = o->v.enemy[i] > 1 ? o->v.s->piece[i].hex : CN_NOWHERE;
    add_nearest(o, from, hex, CN_PIECES, most);
}

static void add_keys(struct outing *o, int from, int most)
{
    uint16_t hex[CN_KEYS];

    for (int i = 0; i < o->v.b->key_count; i++)
        hex[i] = o->v.b->key[i].hex;
    add_nearest(o, from, hex, o->v.b->key_count, most);
}

static void add_friends(struct outing *o, int leader, int from, int most)
{
    uint16_t hex[CN_LEADERS];

    for (int i = 0; i < CN_LEADERS; i++)
        hex[i] = o->v.own[i] && i != leader ? o->v.s->leader[i].hex : CN_NOWHERE;
    add_nearest(o, from, hex, CN_LEADERS, most);
}

static void list_goals(struct outing *o, int leader, bool few)
{
    int from = o->v.s->leader[leader].hex;

    o->goals = 0;
    add_enemies(o, from, few ? 1 : ENEMIES);
    add_keys(o, from, few ? 1 : KEYS);
    if (few)
        return;
    add_friends(o, leader, from, FRIENDS);
    add_goal(o, from, o->v.s->army[o->v.side].centre);
}

/* -- the march -- */

static void put(struct search_line *line, const struct eng_action *a)
{
    if (line->count < SEARCH_LINE)
        line->action[line->count++] = *a;
}

static int number_of(int hex)
{
    return (hex / CN_ROWS + 1) * 100 + hex % CN_ROWS + 1;
}

/* The next hex of the way, or the halt. */
static bool next_step(const struct outing *o, struct search_walk *w, int leader, int goal,
                      struct eng_action *out)
{
    const struct cn_state *world = (const struct cn_state *)w->core;
    const struct eng_box *box = o->s->box;
    int from = world->leader[leader].hex, first = CN_NOWHERE;
    bool horse = cn_outlook_strength(box, world, leader, 7) ==
                 cn_outlook_strength(box, world, leader, 1u << CAVALRY);

    *out = (struct eng_action){ .verb = VERB_HALT };
    if (from != goal && survey_campaign_way(&o->v, from, goal, horse, FEAR, &first) >= 0 &&
        first != CN_NOWHERE) {
        struct eng_action go = { .verb = VERB_GO, .noun = (uint16_t)number_of(first) };
        if (box->game->check(box, world, o->s->seat, &go) == 0)
            *out = go;
    }
    return box->game->check(box, world, o->s->seat, out) == 0;
}

/* From the question whether he marches, or from within his march, to its end. */
static void lay_out(const struct outing *o, int leader, int goal, const struct eng_action *start,
                    struct search_line *line)
{
    struct search_walk w = { .played = line };
    struct eng_action a;

    line->count = 0;
    if (!search_walk_begin(o->s, 0, &w))
        return;
    if (start) {
        put(line, start);
        search_walk_take(&w, o->s->seat, start);
    }
    for (int n = 0; n < STEPS && !search_walk_is_over(&w); n++) {
        if (eng_is_at(w.core, PROC_MARCH, ROW_MARCH) &&
            cn_outlook_mover((const struct cn_state *)w.core) == leader) {
            if (!next_step(o, &w, leader, goal, &a))
                return;
            put(line, &a);
            search_walk_take(&w, o->s->seat, &a);
            if (a.verb == VERB_HALT)
                return;
        } else if (eng_is_at(w.core, PROC_MARCHES, ROW_ACTIVATE) || !search_walk_on(&w)) {
            return;
        }
    }
}

/* Is it a march that was not laid out before? */
static bool is_new(const struct search_line *line, int count)
{
    for (int i = 0; i < count; i++)
        if (line[i].count == line[count].count &&
            memcmp(line[i].action, line[count].action,
                   (size_t)line[count].count * sizeof line[count].action[0]) == 0)
            return false;
    return line[count].count > 0;
}

static int list_marches(struct outing *o, int leader, const struct eng_action *start,
                        struct search_line *out, int count, int most)
{
    list_goals(o, leader, start != NULL);
    for (int i = 0; i < o->goals && count < most && !search_is_over(o->s); i++) {
        lay_out(o, leader, o->goal[i], start, &out[count]);
        count += is_new(out, count);
    }
    return count;
}

/* -- who -- */

static int distance_to_enemy(const struct outing *o, int hex)
{
    int nearest = CN_HEXES;

    for (int i = 0; i < CN_PIECES; i++)
        if (o->v.enemy[i] > 1) {
            int far = cn_outlook_distance(hex, o->v.s->piece[i].hex);
            nearest = far < nearest ? far : nearest;
        }
    return nearest;
}

/* Those nearest to the enemy first, by command or else by their own initiative. */
static int list_marches_of_many(struct outing *o, struct search_line *out, int most)
{
    struct eng_choices c;
    bool thought_of[CN_LEADERS] = { false };
    int count = 0;

    o->s->box->game->offer(o->s->box, o->s->redacted, o->s->seat, &c);
    for (int n = 0; n < MARCHERS; n++) {
        int best = -1, nearest = CN_HEXES;
        for (int i = 0; i < c.count; i++) {
            const struct eng_action *a = &c.action[i];
            if ((a->verb != VERB_COMMAND && a->verb != VERB_TRY) || a->noun >= CN_LEADERS ||
                thought_of[a->noun] || !o->v.own[a->noun])
                continue;
            int far = distance_to_enemy(o, o->v.s->leader[a->noun].hex);
            if (far < nearest) {
                nearest = far;
                best = i;
            }
        }
        if (best < 0)
            break;
        thought_of[c.action[best].noun] = true;
        count = list_marches(o, c.action[best].noun, &c.action[best], out, count, most);
    }
    return count;
}

int marches_campaign(struct search *s, struct search_line *out, int most)
{
    struct outing o = { .s = s };

    survey_campaign_look(s->box, s->redacted, s->side, &o.v);
    int mover = cn_outlook_mover(o.v.s);
    if (eng_is_at(s->redacted, PROC_MARCH, ROW_MARCH) && mover < CN_LEADERS)
        return list_marches(&o, mover, NULL, out, 0, most);
    if (eng_is_at(s->redacted, PROC_MARCHES, ROW_ACTIVATE))
        return list_marches_of_many(&o, out, most);
    return 0;
}
