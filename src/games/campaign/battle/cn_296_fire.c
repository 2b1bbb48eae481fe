/* cn_296_fire.c -- 1X 262 (steps 4 and 5), 296, 299 to 303: the guns, the phasing side's first. */

#include "games/campaign/battle/cn_battle.h"

/* The progress of the half counts: first the phasing side's hexes aim, then it fires on each hex of the enemy,
 * then the other side the same. */
enum { FIRES = 8, PER_SIDE = 16 };
/* battle.aim: the target + 1, and with it whether the guns of that hex have more horse with them, of the
 * French; times 2, of the Coalition. */
enum { AIMED_AT = 15, MORE_HORSE = 64 };

struct volley {
    const struct cn_board *b;
    const struct cn_state *s;
    const struct cn_battle *f;
    int side, step; /* step: hex that aims, or FIRES + hex fired on */
    const uint16_t *own, *foe;
    int own_count, foe_count;
};

static void volley_of(const struct cn_board *b, const struct cn_state *s,
                      const struct eng_frame *fr, struct volley *v)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];
    int phasing = cn_battle_side(b, f);

    *v = (struct volley){ .b = b, .s = s, .f = f };
    v->side = BY(CN_59_3, half_of(fr)->progress < PER_SIDE) ? phasing : 1 - phasing;
    v->step = half_of(fr)->progress % PER_SIDE;
    cn_side_hexes(b, f, v->side, &v->own, &v->own_count);
    cn_side_hexes(b, f, 1 - v->side, &v->foe, &v->foe_count);
}

/* -- what lies between -- */

/* Whoever fights is face up, so both sides know. */
static bool has_target(const struct volley *v, int hex)
{
    int foe = 1 - v->side;

    for (int i = foe * CN_SLOTS; i < (foe + 1) * CN_SLOTS; i++)
        if (v->s->piece[i].hex == hex && v->s->piece[i].what < CN_LEADERS)
            return true;
    return cn_has_garrison(v->s, foe, hex);
}

/* 1X-303, 311-2: no fire over a crest, from woods to woods, out of woods or into them. */
static bool can_fire(const struct volley *v, int from, int to)
{
    int side = cn_side_to(v->b, from, to);

    if (side < 0 || BY(CN_311_2, BY(CN_303_2, v->b->hex[from].ground == WOODS ||
                                                  v->b->hex[to].ground == WOODS)))
        return false;
    return BY(CN_303_1, !v->b->hex[from].crest[side]) &&
           cn_facing(v->b, v->s, from, to) != FACING_NONE && has_target(v, to);
}

/* 1X-302-8: guns in reserve are silent. */
static int guns_at(const struct volley *v, int hex)
{
    return cn_arm_at(v->b, v->s, v->side, hex, 1u << ARTILLERY, BY(CN_302_8, false));
}

static int aims_of(const struct volley *v, int hex, int out[CN_TARGETS])
{
    int count = 0;

    for (int i = 0; i < v->foe_count; i++)
        if (guns_at(v, hex) > 0 && can_fire(v, hex, v->foe[i]))
            out[count++] = i;
    return count;
}

static int guns_on(const struct volley *v, int target)
{
    int sp = 0;

    for (int i = 0; i < v->own_count; i++)
        if ((v->f->aim[i] & AIMED_AT) == target + 1)
            sp += guns_at(v, v->own[i]);
    return sp;
}

/* -- the die -- */

/* 1X-179-1, 262-8, 274-1, 296: twice the enemy's horse, and 2 SP at least, of one formation with the guns
 * of that hex: to others it is nothing, and nobody hears of it.  Those in reserve count, those in marsh or
 * mountains do not. */
static bool has_more_horse(const struct volley *v, int hex)
{
    int foe = cn_battle_horse(v->b, v->s, v->f, 1 - v->side, false);
    int own = cn_horse_with(v->b, v->s, v->f, v->side, hex), out[CN_TARGETS];

    return BY(CN_296_3, own >= 2) && BY(CN_296_1, own >= 2 * foe) && aims_of(v, hex, out) > 0;
}

/* Step 4 comes before step 5: what the first fire does to the horse changes nothing for the second. */
static void compare_horse(const struct cn_board *b, struct cn_state *s, struct eng_frame *fr)
{
    struct cn_battle *f = cn_battle_now(s, fr);
    struct volley v;

    for (int i = 0; i < CN_TARGETS; i++)
        f->aim[i] = 0;
    for (int half = 0; half < 2; half++) {
        struct eng_frame then = *fr;
        half_frame(&then)->progress = (int16_t)(half * PER_SIDE);
        volley_of(b, s, &then, &v);
        for (int i = 0; i < v.own_count; i++)
            if (BY(CN_262_8, has_more_horse(&v, v.own[i])))
                f->aim[i] |= (uint8_t)(MORE_HORSE << v.side);
    }
}

/* 1X-302-8: guns that fire on one target make one roll, and one such hex is enough for it. */
static bool fires_with_horse(const struct volley *v)
{
    for (int i = 0; i < v->own_count; i++)
        if ((v->f->aim[i] & AIMED_AT) == v->step - FIRES + 1 &&
            (v->f->aim[i] & MORE_HORSE << v->side))
            return true;
    return false;
}

static int modifier(const struct volley *v, int hex)
{
    int mass =
        cn_arm_at(v->b, v->s, 1 - v->side, hex, 7, true) + cn_has_garrison(v->s, 1 - v->side, hex);

    TABLE(CN_297_1, "weather-effects.tsv");
    TABLE(CN_299_1, "weather-effects.tsv");
    TABLE(CN_300_1, "weather-effects.tsv");
    TABLE(CN_300_2, "weather-effects.tsv");
    TABLE(CN_301_1, "weather-effects.tsv");
    return v->b->table.weather_fire[v->s->weather] - fires_with_horse(v) -
           BY(CN_302_3, mass >= 40   ? 2
                        : mass >= 30 ? 1
                                     : 0) +
           BY(CN_302_7, v->s->title == TITLE_BII && v->b->hex[hex].ground == MOUNTAIN);
}

static int column_of(int guns)
{
    if (guns <= 2)
        return guns - 1;
    return guns <= 4 ? 2 : guns <= 6 ? 3 : guns <= 9 ? 4 : 5;
}

static int loss_of(const struct volley *v, int die, int guns)
{
    TABLE(CN_302_4, "fire.tsv");
    TABLE(CN_302_5, "fire.tsv");
    TABLE(CN_302_6, "fire.tsv");
    die = die < 0 ? 0 : die > 7 ? 7 : die;
    return v->b->table.fire[die][column_of(guns)];
}

/* 1X-44-2: stars of the leader whose formation attacks in this half. */
static int stars_of(const struct volley *v, const struct eng_frame *fr)
{
    bool phasing = cn_is_phasing(v->b, v->f, v->side);
    int chief = phasing ? v->f->attacker : v->f->defender;

    if (phasing == (half_of(fr)->counter != 0) || chief >= v->b->leader_count)
        return 0;
    return BY(CN_44_2, v->b->leader[chief].stars);
}

/* -- the row -- */

/* 1X-262-23, 289-3: once a round, and before the counter-attack where the attack was refused; not at
 * vedettes alone; in fog not in the first round. */
static bool is_fire_due(const struct cn_board *b, const struct cn_state *s,
                        const struct eng_frame *fr)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];
    struct cn_half h;

    cn_half_of(b, s, half_of(fr)->battle, false, &h);
    if (cn_only_vedettes(s, &h, true) || cn_only_vedettes(s, &h, false))
        return false;
    if (s->fog && f->round == 1)
        return false;
    return BY(CN_262_23, !f->fired) && (!half_of(fr)->counter || BY(CN_289_3, f->refused > 0));
}

static enum eng_flow next_step(struct eng_frame *fr)
{
    half_frame(fr)->progress++;
    return jump(fr, ROW_FIRE);
}

/* 1X-270-1: a garrison alone is hit like anybody. */
static enum eng_flow hit_garrison(struct eng_turn *t, struct eng_frame *fr, int side)
{
    cn_source_taken(t, side);
    cn_bear(t, half_of(fr)->battle, side, 1);
    return next_step(fr);
}

/* -- what a hit costs, kept in the column of the half -- */

struct hit {
    int left;         /* SP of it that nobody has borne yet                                  */
    bool guns, guard; /* there was nothing else in the hex; it is the Guard's (1X-284-1) */
};
enum { GUNS_HIT = 100, GUARD_HIT = 200 };

static int16_t pack_hit(struct hit h)
{
    return (int16_t)(h.left + (h.guns ? GUNS_HIT : 0) + (h.guard ? GUARD_HIT : 0));
}

static struct hit unpack_hit(int column)
{
    return (struct hit){ column % GUNS_HIT, column / GUNS_HIT % 2, column >= GUARD_HIT };
}

/* -- who is hit: where several formations share the hex, SP by SP whoever has lost least -- */

enum { FOOT_AND_HORSE = 1u << INFANTRY | 1u << CAVALRY };

/* SP in that hex of the formation that can be hit, and what its units have lost in this battle. */
static int targets_of(const struct cn_board *b, const struct cn_state *s, int leader, unsigned arms,
                      int *lost)
{
    uint8_t unit[CN_UNITS];
    int sp = 0;

    *lost = 0;
    for (int i = cn_units_with(b, s, leader, unit) - 1; i >= 0; i--) {
        if (s->leader[s->unit[unit[i]].leader].hex != s->leader[leader].hex)
            continue;
        sp += arms >> b->unit[unit[i]].arm & 1 ? s->unit[unit[i]].sp : 0;
        *lost += s->unit[unit[i]].lost;
    }
    return sp;
}

/* He leads whoever is with him in the hex. */
static bool leads_at(const struct cn_state *s, int leader, int hex)
{
    int above = s->leader[leader].under;

    return cn_stands(s, leader) && s->leader[leader].hex == hex &&
           (above == CN_NOBODY || s->leader[above].hex != hex);
}

static int formations_at(const struct cn_board *b, const struct cn_state *s, int side, int hex,
                         unsigned arms, int *who)
{
    int count = 0, least = 0, lost;

    *who = CN_NOBODY;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (!leads_at(s, i, hex) || targets_of(b, s, i, arms, &lost) == 0)
            continue;
        if (count++ == 0 || lost < least) {
            least = lost;
            *who = i;
        }
    }
    return count;
}

/* 1X-284-1, 316-1: all losses of the round are the Guard's that came out of reserve for this attack, as
 * far as its foot stands where it is fired on. */
static bool is_guards_to_bear(const struct cn_board *b, const struct cn_state *s,
                              const struct eng_frame *fr, int side, int hex)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];

    if (side != FRENCH || cn_is_phasing(b, f, FRENCH) == half_of(fr)->counter || !(f->guard & 1))
        return false;
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (b->unit[i].quality == QUALITY_OLD_GUARD && b->unit[i].arm == INFANTRY &&
            s->unit[i].sp > 0 && !s->unit[i].reserve && cn_unit_hex(s, i) == hex)
            return true;
    return false;
}

/* The formation in that hex whose Guard, foot or horse, is to bear it, and how many SP that is. */
static int guard_at(const struct cn_board *b, const struct cn_state *s, int hex, int *sp)
{
    uint8_t unit[CN_UNITS];

    for (int i = b->side_first[FRENCH]; i < b->side_first[FRENCH + 1]; i++) {
        *sp = 0;
        for (int k = leads_at(s, i, hex) ? cn_units_with(b, s, i, unit) - 1 : -1; k >= 0; k--)
            if (cn_is_guard(b, unit[k]) && b->unit[unit[k]].arm != ARTILLERY &&
                cn_unit_hex(s, unit[k]) == hex)
                *sp += s->unit[unit[k]].sp;
        if (*sp > 0)
            return i;
    }
    return CN_NOBODY;
}

static enum eng_flow charge(struct eng_turn *t, struct eng_frame *fr, int who, int share, int kind,
                            int hex)
{
    struct hit h = unpack_hit(half_of(fr)->column);

    h.left -= share;
    half_frame(fr)->column = pack_hit(h);
    jump(fr, ROW_FIRE_LOSS);
    return call(t, PROC_LOSSES, who, share, kind, hex + 1);
}

/* 1X-316-2: by the Guard as far as it can; the rest falls twice on the line, of all who are there. */
static enum eng_flow charge_guard(struct eng_turn *t, struct eng_frame *fr, int hex)
{
    const struct cn_board *b = cn_board(t->box);
    int left = unpack_hit(half_of(fr)->column).left, who, sp, other;

    if ((who = guard_at(b, t->state, hex, &sp)) == CN_NOBODY) {
        half_frame(fr)->column = pack_hit((struct hit){ .left = 2 * left });
        return NEXT;
    }
    bool alone = formations_at(b, t->state, FRENCH, hex, FOOT_AND_HORSE, &other) == 1;
    return charge(t, fr, who, alone || left < sp ? left : sp, LOSS_GUARD, hex);
}

/* 1X-302-2, 302-9, 318-1: what is left of the loss; guns are hit where there was
 * nothing else in the hex when it was made. */
static enum eng_flow deal_fire(struct eng_turn *t, struct eng_frame *fr, int side, int hex)
{
    const struct cn_board *b = cn_board(t->box);
    struct hit h = unpack_hit(half_of(fr)->column);
    int who;

    if (h.guard && h.left > 0) {
        enum eng_flow flow = charge_guard(t, fr, hex);
        if (flow != NEXT)
            return flow;
    }
    unsigned arms = BY(CN_302_9, h.guns) ? 7 : FOOT_AND_HORSE;
    int count = h.left > 0 ? formations_at(b, t->state, side, hex, arms, &who) : 0;
    return count > 0 ? charge(t, fr, who, count == 1 ? h.left : 1, LOSS_FIRE, hex) : next_step(fr);
}

static enum eng_flow hit(struct eng_turn *t, struct eng_frame *fr, const struct volley *v, int die)
{
    struct cn_state *s = t->state;
    int hex = v->foe[v->step - FIRES], foe = 1 - v->side;
    int loss = loss_of(v, die + modifier(v, hex), guns_on(v, v->step - FIRES));
    int leader = cn_leader_at(v->b, s, foe, hex);

    half_frame(fr)->flags &= (int16_t)~HALF_ASKED;
    cn_remember(s, TOLD_FIRE, 8 * (die + modifier(v, hex)) + loss);
    tell(t, CN_302_1, ENG_ALL, NEWS_FIRE, v->side, hex, die + modifier(v, hex), loss);
    if (loss == 0)
        return next_step(fr);
    if (leader == CN_NOBODY)
        return cn_has_garrison(s, foe, hex) ? hit_garrison(t, fr, foe) : next_step(fr);
    bool guns = BY(CN_302_2, cn_arm_at(v->b, s, foe, hex, FOOT_AND_HORSE, true) == 0);
    bool guard = is_guards_to_bear(v->b, s, fr, foe, hex);
    half_frame(fr)->column = pack_hit((struct hit){ loss, guns, guard });
    return deal_fire(t, fr, foe, hex);
}

static enum eng_flow fire(struct eng_turn *t, struct eng_frame *fr, const struct volley *v)
{
    if (v->step - FIRES >= v->foe_count || BY(CN_296_2, guns_on(v, v->step - FIRES) == 0))
        return next_step(fr);
    int die = roll(t, 6, CN_302_1);
    half_frame(fr)->die = (int16_t)die;
    if (stars_of(v, fr) == 0)
        return hit(t, fr, v, die);
    half_frame(fr)->flags |= HALF_ASKED;
    return ask(t, seats_of(t->core, v->side));
}

static enum eng_flow aim(struct eng_turn *t, struct eng_frame *fr, const struct volley *v)
{
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    int out[CN_TARGETS];

    f->aim[v->step] &= (uint8_t)~AIMED_AT;
    int count = v->step < v->own_count ? aims_of(v, v->own[v->step], out) : 0;
    if (count > 1)
        return ask(t, seats_of(t->core, v->side));
    if (count == 1)
        f->aim[v->step] |= (uint8_t)(out[0] + 1);
    return next_step(fr);
}

/* 1X-284-1, 348-1: the Guard that came out of reserve for this attack is committed, whatever comes. */
static void stake_guard(const struct cn_board *b, const struct cn_state *s, struct eng_frame *fr)
{
    struct cn_half h;

    cn_half_of(b, s, half_of(fr)->battle, half_of(fr)->counter, &h);
    if (h.attacker == FRENCH && (h.battle->guard & 1) && cn_has_old_guard(b, s, &h))
        half_frame(fr)->flags |= HALF_STAKED;
}

enum eng_flow cn_ask_fire(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct volley v;

    if (half_of(fr)->progress >= 2 * PER_SIDE)
        cn_battle_now(t->state, fr)->fired = 1;
    if (!is_fire_due(b, t->state, fr)) {
        half_frame(fr)->progress = 0;
        return jump(fr, ROW_GUARD);
    }
    if (half_of(fr)->progress == 0) {
        compare_horse(b, t->state, fr);
        stake_guard(b, t->state, fr);
    }
    volley_of(b, t->state, fr, &v);
    if (v.step < CN_TARGETS)
        return aim(t, fr, &v);
    if (v.step >= FIRES && v.step < FIRES + CN_TARGETS)
        return fire(t, fr, &v);
    return next_step(fr);
}

void cn_offer_fire(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct eng_frame *fr = eng_now(state);
    struct volley v;
    int out[CN_TARGETS];

    (void)seat;
    volley_of(cn_board(box), state, fr, &v);
    if (half_of(fr)->flags & HALF_ASKED) {
        for (int n = -stars_of(&v, fr); n <= stars_of(&v, fr); n++)
            offer_count(c, VERB_BONUS, 0, n);
        return;
    }
    for (int i = aims_of(&v, v.own[v.step], out) - 1; i >= 0; i--)
        offer_noun(c, VERB_TARGET, cn_number(v.foe[out[i]]));
}

enum eng_flow cn_take_fire(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    struct cn_state *s = t->state;
    struct volley v;

    volley_of(cn_board(t->box), s, fr, &v);
    if (a->verb == VERB_BONUS)
        return hit(t, fr, &v, half_of(fr)->die + a->count);
    for (int i = 0; i < v.foe_count; i++)
        if (v.foe[i] == cn_hex_of(a->noun))
            cn_battle_now(s, fr)->aim[v.step] |= (uint8_t)(i + 1);
    return next_step(fr);
}

enum eng_flow cn_fire_loss(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct volley v;

    volley_of(b, t->state, fr, &v);
    cn_bear(t, half_of(fr)->battle, 1 - v.side, fr->answer);
    fr->answer = 0; /* a winner whose number is 0 would be charged with it */
    return deal_fire(t, fr, 1 - v.side, v.foe[v.step - FIRES]);
}
