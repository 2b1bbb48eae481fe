/* cn_307_terrain.c -- 1X 307 to 313: what the ground does to strength and odds. */

#include "games/campaign/battle/cn_battle.h"

/* 1X-307-1, 309, 310-2: a river on the side, a hill or mountains, a main town or more. */
bool cn_is_affecting(const struct cn_board *b, const struct cn_state *s, int from, int to)
{
    int side = cn_side_to(b, from, to);

    (void)s;
    HOLDS(CN_307_2, "ground is affecting or it is not: there is nothing to add");
    if (b->hex[to].ground == HILL || BY(CN_310_2, b->hex[to].ground == MOUNTAIN) ||
        BY(CN_309_2, BY(CN_309_3, b->hex[to].town >= MAIN_TOWN)))
        return true;
    return BY(CN_309_1, side >= 0 && b->hex[from].river[side] != NO_RIVER);
}

void cn_add_term(struct cn_odds *out, int text, int value)
{
    if (out->count < (int)(sizeof out->term / sizeof out->term[0]))
        out->term[out->count++] = (struct cn_term){ (int16_t)text, (int16_t)value };
}

/* 1X-341-5: halves of SP that the arm brings, of no more than so many SP; first those who count in
 * full. */
static int arm2(const struct cn_board *b, const struct cn_state *s, int side, int hex,
                enum cn_arm arm, int room)
{
    int weak = cn_weak_at(b, s, side, hex, 1u << arm, false);
    int full = cn_arm_at(b, s, side, hex, 1u << arm, false) - weak;

    if (full >= room)
        return 2 * room;
    return 2 * full + (full + weak > room ? room - full : weak);
}

/* -- the attack -- */

/* Halves of SP of foot and horse by what hinders them: nothing, woods, marsh, or both. */
enum { OPEN, INTO_WOODS, BY_MARSH, BOTH, KINDS };
struct array {
    int foot[KINDS], horse[KINDS];
};

static bool touches_any(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                        int hex)
{
    for (int i = 0; i < h->to_count; i++)
        if (cn_facing(b, s, hex, h->to[i]) != FACING_NONE)
            return true;
    return false;
}

/* 1X-352-1: he who counter-attacks does it with his whole formation, those of it, too, who stand next to
 * none of the hexes struck. */
static bool strikes(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                    int hex, int to)
{
    return cn_facing(b, s, hex, to) != FACING_NONE || (h->counter && !touches_any(b, s, h, hex));
}

static int hindrance(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                     int hex)
{
    bool woods = false, marsh = b->hex[hex].ground == MARSH;

    for (int i = 0; i < h->to_count; i++) {
        if (!strikes(b, s, h, hex, h->to[i]))
            continue;
        woods = woods || b->hex[h->to[i]].ground == WOODS;
        marsh = marsh || b->hex[h->to[i]].ground == MARSH;
    }
    return (woods ? INTO_WOODS : 0) | (marsh ? BY_MARSH : 0);
}

/* 1X-310-4: horse attacks neither out of mountains nor into them. */
static bool can_ride(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                     int hex)
{
    if (b->hex[hex].ground == MOUNTAIN)
        return false;
    for (int i = 0; i < h->to_count; i++)
        if (strikes(b, s, h, hex, h->to[i]) && BY(CN_310_4, b->hex[h->to[i]].ground != MOUNTAIN))
            return true;
    return false;
}

static void draw_up(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                    struct array *out)
{
    for (int i = 0; i < h->from_count; i++) {
        int hex = h->from[i], kind = hindrance(b, s, h, hex);
        int limit = cn_engage_limit(b, s, h, true, hex);
        int foot = cn_arm_at(b, s, h->attacker, hex, 1u << INFANTRY, false);
        out->foot[kind] += arm2(b, s, h->attacker, hex, INFANTRY, limit);
        if (can_ride(b, s, h, hex) && foot < limit)
            out->horse[kind] += arm2(b, s, h->attacker, hex, CAVALRY, limit - foot);
    }
}

/* 1X-262-11, 262-12: to the nearest half SP, a quarter upward; in quarters. */
static int to_half(int eighths)
{
    return BY(CN_262_12, BY(CN_311_3, (eighths + 2) / 4 * 2));
}

/* 1X-311-1, 311-3, 311-4: foot loses a quarter, horse a half, each arm as a whole. */
static int woods4(int foot2, int horse2)
{
    return to_half(BY(CN_311_1, 3) * foot2) + to_half(BY(CN_311_4, 2) * horse2);
}

/* 1X-312-1: half, a whole SP upward. */
static int marsh4(int foot2, int horse2)
{
    return BY(CN_312_1, (foot2 + 3) / 4 * 4 + (horse2 + 3) / 4 * 4);
}

/* 1X-313-1: where woods and marsh both apply the defender has the one that hurts more. */
static int hinder(const struct array *a)
{
    int in_woods =
        woods4(a->foot[INTO_WOODS] + a->foot[BOTH], a->horse[INTO_WOODS] + a->horse[BOTH]) +
        marsh4(a->foot[BY_MARSH], a->horse[BY_MARSH]);
    int in_marsh = woods4(a->foot[INTO_WOODS], a->horse[INTO_WOODS]) +
                   marsh4(a->foot[BY_MARSH] + a->foot[BOTH], a->horse[BY_MARSH] + a->horse[BOTH]);

    HOLDS(CN_313_1, "no hex of this map has woods and marsh before it at once");
    return 2 * (a->foot[OPEN] + a->horse[OPEN]) + (in_woods < in_marsh ? in_woods : in_marsh);
}

/* 1X-353-1: others have struck before in this round, or are still to strike. */
static bool has_parted(const struct cn_battle *f)
{
    for (int i = 0; i < f->from_count; i++)
        if ((f->struck >> i & 1) && !cn_has_hex(f->counter, f->counter_count, f->from[i]))
            return true;
    return f->left != 0;
}

/* 1X-262-21: half of what stands in the hexes of that formation which are not attacked. */
static int set_aside4(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h)
{
    const struct cn_battle *f = h->battle;
    int quarters = 0;

    if (!h->counter || has_parted(f))
        return 0;
    for (int i = 0; i < f->from_count; i++)
        if (!cn_has_hex(f->counter, f->counter_count, f->from[i]))
            quarters += BY(CN_262_21, 2) * cn_arm_at(b, s, h->defender, f->from[i], 7, true) -
                        cn_weak_at(b, s, h->defender, f->from[i], 7, true);
    return quarters;
}

/* Takes up to that many halves of an SP off; what is still to be taken. */
static int take_off(int *halves, int most)
{
    int off = *halves < most ? *halves : most;

    *halves -= off;
    return most - off;
}

/* 1X-262-21: they do not attack, so that woods and marsh reduce only the others.  Their owner sets
 * aside those who would count least there.  What is left over, in quarters: an odd one, and what is
 * more than there is. */
static int leave_aside(struct array *a, int quarters)
{
    int *least[] = { &a->horse[BOTH], &a->horse[BY_MARSH], &a->horse[INTO_WOODS],
                     &a->foot[BOTH],  &a->foot[BY_MARSH],  &a->foot[INTO_WOODS],
                     &a->horse[OPEN], &a->foot[OPEN] };
    int halves = quarters / 2;

    for (size_t i = 0; i < sizeof least / sizeof least[0]; i++)
        halves = take_off(least[i], halves);
    return 2 * halves + quarters % 2;
}

static int sum4(const struct array *a)
{
    int open = 0;

    for (int i = 0; i < KINDS; i++)
        open += 2 * (a->foot[i] + a->horse[i]);
    return open;
}

static bool hits_mountain(const struct cn_board *b, const struct cn_half *h)
{
    for (int i = 0; i < h->to_count; i++)
        if (b->hex[h->to[i]].ground == MOUNTAIN)
            return true;
    return false;
}

/* 1X-269-4: a vedette alone is half an SP, with others nothing. */
int cn_attack4(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
               struct cn_odds *out)
{
    struct array a = { { 0 }, { 0 } };

    if (BY(CN_24_1, h->leader == CN_NOBODY))
        return cn_only_vedettes(s, h, true) ? BY(CN_269_4, 2) : 0;
    draw_up(b, s, h, &a);
    int all = sum4(&a), aside = set_aside4(b, s, h), rest = leave_aside(&a, aside);
    int open = sum4(&a), quarters = BY(CN_306_1, hinder(&a));
    cn_add_term(out, NEWS_TERM_ATTACK, all);
    if (aside > 0)
        cn_add_term(out, NEWS_TERM_ASIDE, -aside);
    if (quarters != open)
        cn_add_term(out, NEWS_TERM_GROUND, quarters - open);
    quarters = quarters > rest ? quarters - rest : all > 0 ? 2 : 0;
    if (BY(CN_310_1, hits_mountain(b, h)) && quarters > 36) {
        cn_add_term(out, NEWS_TERM_MOUNTAIN, 36 - quarters);
        quarters = 36;
    }
    return quarters;
}

/* -- the defence -- */

/* 1X-312-2: horse in marsh counts half, a whole SP upward; in halves. */
static int hex_defence2(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                        int hex)
{
    int limit = cn_engage_limit(b, s, h, false, hex);
    int foot2 = arm2(b, s, h->defender, hex, INFANTRY, limit);
    int horse2 = arm2(b, s, h->defender, hex, CAVALRY, 255);

    if (BY(CN_312_2, b->hex[hex].ground == MARSH))
        horse2 = (horse2 + 3) / 4 * 2;
    foot2 += 2 * BY(CN_270_1, cn_has_garrison(s, h->defender, hex));
    return foot2 + horse2 > 2 * limit ? 2 * limit : foot2 + horse2;
}

/* 1X-262-10, 306-2: guns alone defend as one SP of foot. */
int cn_defence4(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                struct cn_odds *out)
{
    int halves = 0,
        guns = cn_force_sp(b, s, h->defender, h->to, h->to_count, 1u << ARTILLERY, true);

    for (int i = 0; i < h->to_count; i++)
        halves += hex_defence2(b, s, h, h->to[i]);
    if (halves == 0 && guns > 0)
        halves = BY(CN_306_2, 2);
    int quarters = halves > 0 ? 2 * halves : cn_only_vedettes(s, h, false) ? BY(CN_269_4, 2) : 0;
    cn_add_term(out, NEWS_TERM_DEFENCE, quarters);
    return quarters;
}
