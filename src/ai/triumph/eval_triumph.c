/* eval_triumph.c -- what a position of Napoleon's Triumph is worth to an army.
 *
 * Weighed are: morale, the dearer the less is left; the blocks behind it, and whether they still
 * stand with their corps; who would win if the rounds ended now, more and more as they do; how near
 * the corps are to where they must be in the end; and, for every approach with both armies at it,
 * what an attack across it would bring.  The attack is not played but reckoned: the best leaders of
 * both sides, the symbols, one counter-attack, the price of the retreat. */

#include <stdlib.h>
#include <string.h>

#include "ai/triumph/eval_triumph.h"

enum {
    MORALE = 100,  /* the unit of account */
    STRENGTH = 25, /* a point of strength, beyond the morale its loss costs */
    LOSS = MORALE + STRENGTH,
    DECIDED = 100000,
    DETACHED = 40,   /* a unit without a corps waits for one of few commands */
    GROUND = 20,     /* to be thrown out of a locale */
    FAR = 16,        /* steps: still off the map */
    HOPELESS = -1000 /* an attack that nobody can lead */
};

const struct eval_weights eval_triumph_rough = {
    .morale = MORALE,
    .last = 1500,
    .strength = STRENGTH,
    .detached = DETACHED,
    .commander = 60,
    .ahead = 900,
    .step = 6,
    .worst = 50,
    .sum = 50,
    .failing = 9,
    .soon = 55,
    .later = 40,
};

/* Fitted to who won in the end, over 5000 positions of 500 matches of the script; but for `step`
 * and `ahead`, which say where to go and were tried out. */
const struct eval_weights eval_triumph_fitted = {
    .morale = 50,
    .scarce = 770,
    .unit = 50,
    .strength = 10,
    .detached = 25,
    .commander = 20,
    .ahead = 900,
    .step = 3,
    .sum = 100,
    .failing = 9,
    .soon = 60,
    .later = 25,
};

enum { HEIGHTS = STAR_RED | STAR_GREEN | STAR_BLACK }; /* what the French have to take */

/* -- the field -- */

/* How far every locale is from the nearest star of these colours. */
static void measure(const struct nt_board *b, int stars, uint8_t out[NT_LOCALES])
{
    memset(out, FAR, NT_LOCALES);
    for (int star = 1; star < NT_LOCALES; star++)
        for (int l = 1; b->locale[star].stars & stars && l < NT_LOCALES; l++)
            if (b->steps[l][star] < out[l])
                out[l] = b->steps[l][star];
}

void eval_triumph_map(const struct eng_box *box, struct eval_map *out)
{
    *out = (struct eval_map){ .box = box, .b = box->board, .w = &eval_triumph_rough };
    measure(out->b, STAR_BLUE, out->to_blue);
    measure(out->b, HEIGHTS, out->to_height);
}

void eval_triumph_field(const struct eval_map *map, const struct nt_state *s,
                        struct eval_field *out)
{
    out->map = map;
    out->s = s;
    memset(out->first, -1, sizeof out->first);
    memset(out->blocks, 0, sizeof out->blocks);
    memset(out->counted, 0, sizeof out->counted);
    for (int u = NT_UNITS - 1; u >= 0; u--) {
        int at = s->unit[u].at;
        out->next[u] = out->first[at];
        out->first[at] = (int8_t)u;
        out->blocks[eval_triumph_side(u)][nt_locale_of(map->b, at)]++;
    }
}

/* -- what stands in one position -- */

static void count_strength(struct eval_host *h, int8_t strength)
{
    for (int i = 0; i < 3; i++)
        if (strength > h->top[i]) {
            int8_t less = h->top[i];
            h->top[i] = strength;
            strength = less;
        }
}

static void count_unit(struct eval_host *h, const struct nt_unit *u)
{
    int type = u->type;
    int8_t strength = (int8_t)u->strength;

    h->count++;
    h->spent |= u->stood || u->flags & UNIT_BEATEN;
    if (type == ARTILLERY) {
        h->guns++;
        return;
    }
    h->foot = (int8_t)(h->foot + (type != CAVALRY));
    count_strength(h, strength);
    if (strength > h->one[type]) {
        h->two[type] = h->one[type];
        h->one[type] = strength;
    } else if (strength > h->two[type]) {
        h->two[type] = strength;
    }
}

/* The largest command: one corps, or a unit by itself. */
static void count_corps(struct eval_host *h, const struct nt_state *s, int first,
                        const int8_t *next)
{
    int8_t size[NT_COMMANDERS] = { 0 };

    h->largest = h->count > 0;
    for (int u = first; u >= 0; u = next[u]) {
        int corps = s->unit[u].corps;
        if (corps < NT_COMMANDERS && ++size[corps] > h->largest)
            h->largest = size[corps];
    }
}

static const struct eval_host *host_at(struct eval_field *f, int at)
{
    static const struct eval_host nobody;
    int first = f->first[at];

    if (first < 0)
        return &nobody;
    struct eval_host *h = &f->host[first];
    if (f->counted[first])
        return h;
    *h = (struct eval_host){ 0 };
    f->counted[first] = true;
    for (int u = first; u >= 0; u = f->next[u])
        count_unit(h, &f->s->unit[u]);
    count_corps(h, f->s, first, f->next);
    return h;
}

/* Those in reserve who may still be named against an attack across that approach (NT 11.2). */
static struct eval_host reserve_for(struct eval_field *f, int here, int approach)
{
    struct eval_host h = { 0 };

    if (!host_at(f, here)->spent)
        return *host_at(f, here);
    for (int u = f->first[here]; u >= 0; u = f->next[u]) {
        const struct nt_unit *unit = &f->s->unit[u];
        bool named = unit->stood && unit->stood != approach;
        if (!named && !(unit->flags & UNIT_BEATEN))
            count_unit(&h, unit);
    }
    return h;
}

static struct eval_host host_of(const struct eval_field *f, const struct nt_set *units)
{
    struct eval_host h = { 0 };

    for (int u = 0; u < NT_UNITS; u++)
        if (units->word[u / 64] >> (u % 64) & 1)
            count_unit(&h, &f->s->unit[u]);
    return h;
}

/* -- an attack, reckoned -- */

struct front {
    int approach, here, there;
    int us, them; /* us: who attacks */
    int marks;    /* against attacks into `here` */
    bool wide, blocked;
    int retreat; /* what it costs them to leave; below zero: not reckoned yet */
    struct eval_host attack, defense;
};

static int commitment(const struct nt_state *s, int side, int type, int strength)
{
    if (type == GUARD && !s->committed_guard[side])
        return 4 * MORALE;
    return type == CAVALRY && strength == 3 && !s->committed_heavy[side] ? 2 * MORALE : 0;
}

int eval_triumph_commitment(const struct nt_state *s, int unit)
{
    const struct nt_unit *u = &s->unit[unit];

    return commitment(s, eval_triumph_side(unit), u->type, u->strength);
}

/* What an arm brings at the head of the attack; HOPELESS: it cannot lead. */
static int lead_of_attack(const struct front *p, int arm, bool two)
{
    static const int mark[TYPES] = {
        [CAVALRY] = MARK_CAVALRY, [INFANTRY] = MARK_INFANTRY, [GUARD] = MARK_INFANTRY
    };
    const struct eval_host *h = &p->attack;
    bool pairs = two && h->two[arm] >= 2;

    if (h->one[arm] < 2 || (two && !pairs) || (arm == CAVALRY && p->marks & MARK_OBSTRUCTED))
        return HOPELESS;
    int lead = h->one[arm] + (pairs ? h->two[arm] : 0);
    if (p->blocked)
        lead -= (arm != CAVALRY) + ((p->marks & mark[arm]) != 0);
    return lead;
}

/* At the approach any two lead together; from reserve two of an arm, and none below two. */
static int lead_of_defense(const struct front *p, bool two)
{
    const struct eval_host *h = &p->defense;
    int best = 0;

    if (p->blocked)
        return h->count == 0 ? 0 : h->top[0] == 0 ? 1 : h->top[0] + (two ? h->top[1] : 0);
    for (int arm = CAVALRY; arm < TYPES; arm++) {
        int lead = h->one[arm] < 2 ? 0 : h->one[arm] + (two && h->two[arm] >= 2 ? h->two[arm] : 0);
        best = lead > best ? lead : best;
    }
    return best;
}

/* What is broken up when the corps of a locale, or of an attack, are beaten. */
static int scattering(int units)
{
    return units > 1 ? (units - 1) * DETACHED : 0;
}

/* The price of leaving a locale: guns, who stands at other approaches, and who finds no way out. */
static int reckon_retreat(struct eval_field *f, const struct front *p)
{
    const struct nt_board *b = f->map->b;
    const struct nt_locale *here = &b->locale[p->here];
    int price = GROUND, exits = 0;
    const struct eval_host *reserve = host_at(f, p->here);

    for (int i = 0; i < here->approach_count; i++) {
        int approach = here->approach[i];
        if (b->approach[approach].impassable || approach == p->approach)
            continue;
        exits += f->blocks[p->us][nt_across(b, approach, p->here)] == 0;
        const struct eval_host *h = host_at(f, nt_block_in(b, approach, p->here));
        if (h->count > h->guns)
            price += LOSS * (b->approach[approach].wide ? 2 : 1);
        price += LOSS * h->guns + scattering(h->largest);
    }
    if (exits == 0)
        price += LOSS * 2 * f->blocks[p->them][p->here];
    return price + LOSS * reserve->guns + scattering(reserve->largest);
}

static int price_of_retreat(struct eval_field *f, struct front *p)
{
    if (p->retreat < 0)
        p->retreat = reckon_retreat(f, p);
    return p->retreat;
}

/* The attack led by one arm, with one or two units at the head of both sides. */
static int gain_of_attack(struct eval_field *f, struct front *p, int arm, bool two)
{
    int lead = lead_of_attack(p, arm, two), leaders = two ? 2 : 1;

    if (lead == HOPELESS)
        return HOPELESS;
    int defense = lead_of_defense(p, two), met = defense == 0 ? 0 : two && defense > 3 ? 2 : 1;
    int result = lead - defense, spare = p->defense.top[met] - 1;
    bool more = p->attack.largest + (p->us == FRENCH) > p->defense.count;
    if (spare > 0 && (result > 0 || (result == 0 && !p->blocked && more)))
        result -= spare;
    int price = commitment(f->s, p->us, arm, p->attack.one[arm]);
    if (result > 0 || (result == 0 && !p->blocked && more))
        return LOSS * (leaders + result) + price_of_retreat(f, p) - STRENGTH * met - price;
    return STRENGTH * leaders - LOSS * (met - result) - scattering(p->attack.largest) - price;
}

/* The army that is in a locale, if its enemy is on the other side of the approach; else -1. */
static int defender_at(const struct eval_field *f, int approach, int here)
{
    int there = nt_across(f->map->b, approach, here);
    int side = f->blocks[FRENCH][here] ? FRENCH : ALLIED;

    if (!f->blocks[1 - side][there] || f->map->b->approach[approach].impassable)
        return -1;
    return side;
}

/* The attackers are in reserve or at the approach: whoever is the stronger there. */
static bool see_front(struct eval_field *f, int approach, int here, struct front *p)
{
    const struct nt_board *b = f->map->b;
    const struct nt_approach *between = &b->approach[approach];
    int at = nt_block_in(b, approach, here), side = defender_at(f, approach, here);

    if (side < 0)
        return false;
    *p = (struct front){ .approach = approach, .here = here, .us = 1 - side, .them = side };
    p->retreat = -1;
    p->there = nt_across(b, approach, here);
    p->marks = between->mark[between->b == here];
    p->wide = between->wide;
    p->blocked = f->first[at] >= 0;
    p->defense = p->blocked ? *host_at(f, at) : reserve_for(f, here, approach);
    const struct eval_host *near = host_at(f, nt_block_in(b, approach, p->there));
    const struct eval_host *far = host_at(f, p->there);
    p->attack = near->top[0] + near->top[1] >= far->top[0] + far->top[1] ? *near : *far;
    return true;
}

static int best_attack(struct eval_field *f, struct front *p)
{
    int best = HOPELESS;

    if (p->defense.count == 0)
        return price_of_retreat(f, p);
    for (int arm = CAVALRY; arm < TYPES; arm++)
        for (int two = 0; two <= p->wide; two++) {
            int gain = gain_of_attack(f, p, arm, two);
            best = gain > best ? gain : best;
        }
    return best;
}

int eval_triumph_attack(struct eval_field *f, int approach, int here)
{
    struct front p;

    return see_front(f, approach, here, &p) ? best_attack(f, &p) : HOPELESS;
}

int eval_triumph_assault(struct eval_field *f, int approach, int here,
                         const struct nt_set *defending)
{
    struct front p;

    if (!see_front(f, approach, here, &p))
        return HOPELESS;
    p.defense = host_of(f, defending);
    return best_attack(f, &p);
}

/* Foot in reserve that leaves without a fight pays for it (NT 12). */
static int price_of_leaving(struct eval_field *f, struct front *p)
{
    return price_of_retreat(f, p) + (host_at(f, p->here)->foot ? LOSS * (p->wide ? 2 : 1) : 0);
}

int eval_triumph_retreat(struct eval_field *f, int approach, int here)
{
    struct front p;

    return see_front(f, approach, here, &p) ? price_of_leaving(f, &p) : 0;
}

/* -- dangers -- */

/* Guns at the approach take a point and risk nothing. */
static int bombardment(struct eval_field *f, const struct front *p)
{
    const struct nt_board *b = f->map->b;
    int at = nt_block_in(b, p->approach, p->there);
    bool hill = b->locale[p->there].hill && !b->locale[p->here].hill;
    bool fired = f->s->fired_now[(at - NT_BLOCK) / 64] >> ((at - NT_BLOCK) % 64) & 1;

    if ((fired && !hill) || (p->blocked && p->marks & MARK_ARTILLERY))
        return 0;
    return host_at(f, at)->guns ? LOSS : 0;
}

int eval_triumph_threat(struct eval_field *f, int approach, int here)
{
    struct front p;

    if (!see_front(f, approach, here, &p))
        return HOPELESS;
    int gain = best_attack(f, &p), guns = bombardment(f, &p);
    if (gain > 0 && !p.blocked) {
        int leaving = price_of_leaving(f, &p);
        gain = leaving < gain ? leaving : gain;
    }
    return gain > guns ? gain : guns ? guns : gain;
}

/* Nobody is near enough to look that way, and the enemy could ride up to it. */
static bool is_open_flank(const struct eval_field *f, int approach, int here, int side)
{
    const struct nt_board *b = f->map->b;
    int there = nt_across(b, approach, here);

    if (b->approach[approach].impassable || f->blocks[side][there] || f->first[here] >= 0 ||
        f->first[nt_block_in(b, approach, here)] >= 0)
        return false;
    for (int i = 0; i < b->locale[there].approach_count; i++)
        if (f->blocks[1 - side][nt_across(b, b->locale[there].approach[i], there)])
            return true;
    return false;
}

static int danger_of_flank(struct eval_field *f, int approach, int here, int side)
{
    struct front p = { .approach = approach, .here = here, .us = 1 - side, .them = side };

    p.retreat = -1;
    return is_open_flank(f, approach, here, side) ? price_of_retreat(f, &p) / 2 : 0;
}

/* The worst that the enemy can do to those in a locale: he attacks, they stand or go. */
static int danger_of(struct eval_field *f, int here, int side)
{
    const struct nt_locale *locale = &f->map->b->locale[here];
    int worst = 0, guns = 0;
    struct front p;

    for (int i = 0; i < locale->approach_count; i++) {
        if (!see_front(f, locale->approach[i], here, &p)) {
            int flank = danger_of_flank(f, locale->approach[i], here, side);
            worst = flank > worst ? flank : worst;
            continue;
        }
        int danger = best_attack(f, &p);
        int leaving = p.blocked || danger <= 0 ? danger : price_of_leaving(f, &p);
        danger = leaving < danger ? leaving : danger;
        worst = danger > worst ? danger : worst;
        guns += bombardment(f, &p);
    }
    return worst + guns;
}

/* All of it to one army: commands are few, so the worst counts for more than the rest. */
static int dangers_of(struct eval_field *f, int side, int next)
{
    const struct eval_weights *w = f->map->w;
    int worst = 0, sum = 0;

    for (int here = 1; here < NT_LOCALES; here++) {
        if (!f->blocks[side][here])
            continue;
        int danger = danger_of(f, here, side);
        sum += danger;
        worst = danger > worst ? danger : worst;
    }
    int share = next == side ? w->later : w->soon;
    return (w->worst * worst + w->sum * sum) * share / 10000;
}

/* -- objectives -- */

/* Which of the wanted colours an army controls; looks no further than it must. */
static int colours_of(const struct nt_board *b, const struct nt_state *s, int side, int wanted)
{
    int found = 0;

    for (int c = 0; c < NT_COMMANDERS; c++) {
        int locale = nt_locale_of(b, s->commander[c].at);
        if (eval_triumph_commander_side(c) != side || !(b->locale[locale].stars & wanted & ~found))
            continue;
        if (nt_controls(b, s, side, locale))
            found |= b->locale[locale].stars;
    }
    return found & wanted;
}

bool eval_triumph_allies_ahead(const struct eng_box *box, const struct nt_state *s)
{
    const struct nt_board *b = box->board;
    bool blue = colours_of(b, s, ALLIED, STAR_BLUE) != 0;

    if (s->reinforced)
        return blue || colours_of(b, s, FRENCH, HEIGHTS) != HEIGHTS;
    return blue && colours_of(b, s, FRENCH, HEIGHTS) == 0;
}

/* How much of the time has gone, per cent. */
static int time_gone(const struct nt_state *s)
{
    return 100 * s->round / s->last_round;
}

/* Early in the day objectives are a direction, at its end they are everything. */
static int worth_of_lead(const struct eval_weights *w, const struct nt_state *s)
{
    return w->ahead * time_gone(s) * time_gone(s) / 10000;
}

/* Between an Allied corps and the star it is nearest to, and not far from that star. */
static int way_to_meet(const struct eval_field *f, int locale)
{
    const struct nt_state *s = f->s;
    int best = 2 * FAR;

    for (int c = NT_FRENCH_COMMANDERS; c < NT_COMMANDERS; c++) {
        int there = nt_locale_of(f->map->b, s->commander[c].at);
        int way = there ? f->map->b->steps[locale][there] + f->map->to_blue[there] : best;
        best = way < best ? way : best;
    }
    return abs(f->map->to_blue[locale] - 1) + best / 2;
}

/* How far a locale is from where its army wants the troops; 0: off the map. */
static int way_of(const struct eval_field *f, int side, int locale)
{
    if (!locale)
        return FAR;
    if (side == ALLIED)
        return f->map->to_blue[locale];
    return f->s->reinforced ? f->map->to_height[locale] : way_to_meet(f, locale);
}

/* Where the army is: who is behind is in a hurry, and more so as the day goes by. */
static int advance_of(const struct eval_field *f, int side, bool behind)
{
    int step = f->map->w->step, sum = 0;
    int8_t way[NT_LOCALES];

    step += behind ? step * time_gone(f->s) / 40 : 0;
    memset(way, -1, sizeof way);
    for (int u = 0; u < NT_UNITS; u++) {
        int at = f->s->unit[u].at, locale = nt_locale_of(f->map->b, at);
        if (eval_triumph_side(u) != side || at == NT_GONE)
            continue;
        if (way[locale] < 0)
            way[locale] = (int8_t)way_of(f, side, locale);
        sum -= step * way[locale];
    }
    return sum;
}

/* Blocks, and who commands them. */
static int order_of_battle(const struct eval_weights *w, const struct nt_state *s, int side)
{
    int sum = 0;

    for (int u = 0; u < NT_UNITS; u++)
        if (eval_triumph_side(u) == side && s->unit[u].at != NT_GONE)
            sum += w->unit + w->strength * s->unit[u].strength -
                   (s->unit[u].corps == NT_NO_CORPS ? w->detached : 0);
    for (int c = 0; c < NT_COMMANDERS; c++)
        if (eval_triumph_commander_side(c) == side && s->commander[c].at != NT_GONE)
            sum += w->commander;
    return sum;
}

/* Hundredths of the natural logarithm. */
static const int16_t logarithm[64] = { 0,   69,  110, 139, 161, 179, 195, 208, 220, 230, 240,
                                       248, 256, 264, 271, 277, 283, 289, 294, 300, 304, 309,
                                       314, 318, 322, 326, 330, 333, 337, 340, 343, 347, 350,
                                       353, 356, 358, 361, 364, 366, 369, 371, 374, 376, 378,
                                       381, 383, 385, 387, 389, 391, 393, 395, 397, 399, 401,
                                       403, 404, 406, 408, 409, 411, 413, 414, 416 };

static int worth_of_morale(const struct eval_weights *w, int morale)
{
    return w->morale * morale - w->last / (morale + 1) + w->scarce * logarithm[morale & 63] / 100;
}

int eval_triumph_next(const struct eval_map *map, const struct nt_state *s, int side, int next)
{
    const struct eval_weights *w = map->w;
    int them = 1 - side;
    struct eval_field f;

    if (s->core.over)
        return s->winner == side ? DECIDED : -DECIDED;
    eval_triumph_field(map, s, &f);
    bool ahead = eval_triumph_allies_ahead(map->box, s) == (side == ALLIED);
    int value = worth_of_morale(w, s->morale[side]) - worth_of_morale(w, s->morale[them]);
    value += order_of_battle(w, s, side) - order_of_battle(w, s, them);
    value += dangers_of(&f, them, next) - dangers_of(&f, side, next);
    value += ahead ? worth_of_lead(w, s) : -worth_of_lead(w, s);
    return value + advance_of(&f, side, !ahead);
}

int eval_triumph(const struct eval_map *map, const struct nt_state *s, int side)
{
    return eval_triumph_next(map, s, side, 1 - s->turn.army);
}
