/* cn_314_guard.c -- 1X 262 (steps 6, 7, 14, 15), 305, 314 to 317: the Old Guard, the die, the
 * leader's bonus and the result. */

#include "games/campaign/battle/cn_battle.h"

/* -- the Old Guard -- */

bool cn_is_guard(const struct cn_board *b, int unit)
{
    return b->unit[unit].quality == QUALITY_OLD_GUARD ||
           b->unit[unit].quality == QUALITY_YOUNG_GUARD;
}

/* 1X-315-1: at least 1 SP of its infantry in the attack. */
bool cn_has_old_guard(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h)
{
    for (int i = b->unit_first[h->attacker]; i < b->unit_first[h->attacker + 1]; i++)
        if (!s->unit[i].reserve && b->unit[i].quality == QUALITY_OLD_GUARD &&
            b->unit[i].arm == INFANTRY && cn_has_hex(h->from, h->from_count, cn_unit_hex(s, i)))
            return true;
    return false;
}

/* 1X-284-1: with reserves the Guard is committed by coming out of them, though the enemy's guns may have
 * destroyed it since; without, the French are asked in each of their attacks, whether it is there or not. */
enum eng_flow cn_ask_guard(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_half h;

    cn_half_of(b, s, half_of(fr)->battle, half_of(fr)->counter, &h);
    if (h.attacker != FRENCH || h.leader == CN_NOBODY || cn_only_vedettes(s, &h, false))
        return NEXT;
    if (s->option[OPTION_RESERVES] != 0)
        return ask(t, seats_of(t->core, FRENCH));
    if ((cn_battle_now(s, fr)->guard & 1) &&
        ((half_of(fr)->flags & HALF_STAKED) || cn_has_old_guard(b, s, &h)))
        half_frame(fr)->flags |= HALF_GUARD;
    return NEXT;
}

eng_ruleno cn_check_guard(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    struct cn_half h;

    (void)seat;
    cn_half_of(b, s, half_now(&s->core)->battle, half_now(&s->core)->counter, &h);
    return a->verb == VERB_STAND || cn_has_old_guard(b, s, &h) ? 0 : CN_262_13;
}

enum eng_flow cn_take_guard(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    struct cn_state *s = t->state;

    if (BY(CN_314_1, a->verb == VERB_COMMIT)) {
        half_frame(fr)->flags |= HALF_GUARD;
        cn_battle_now(s, fr)->guard |= 1;
    }
    return NEXT;
}

/* -- what is told before the die -- */

static void tell_sp(struct eng_turn *t, eng_ruleno rule, int side, int quarters, bool counts)
{
    bool half = quarters % 4 != 0;
    int text = counts ? (half ? NEWS_COUNTS_HALF : NEWS_COUNTS)
                      : (half ? NEWS_ENGAGES_HALF : NEWS_ENGAGES);

    tell(t, rule, ENG_ALL, text, side, quarters / 4);
}

static int engaged4(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                    bool attacker)
{
    const uint16_t *hex = attacker ? h->from : h->to;
    int count = attacker ? h->from_count : h->to_count;
    int side = attacker ? h->attacker : h->defender, sp;

    if (cn_only_vedettes(s, h, attacker))
        return 2;
    sp = cn_force_sp(b, s, side, hex, count, 1u << INFANTRY | 1u << CAVALRY, false);
    for (int i = 0; i < count && !attacker; i++)
        sp += cn_has_garrison(s, side, hex[i]);
    return BY(CN_217_2, 4 * sp);
}

/* 1X-262-10, 277-2: what is engaged, exactly; reserves are not told. */
static void tell_odds(struct eng_turn *t, struct cn_battle *f, const struct cn_half *h,
                      const struct cn_odds *o)
{
    const struct cn_board *b = cn_board(t->box);
    int a = engaged4(b, t->state, h, true), d = engaged4(b, t->state, h, false);
    bool more = o->attacker4 >= o->defender4;
    int n = more ? o->attacker4 / o->defender4 : (o->defender4 + o->attacker4 - 1) / o->attacker4;

    f->exact2[h->attacker] = (uint8_t)(a / 2 > 255 ? 255 : a / 2);
    f->exact2[h->defender] = (uint8_t)(d / 2 > 255 ? 255 : d / 2);
    cn_remember(t->state, TOLD_ODDS, a * 256 + d); /* more than counts, where a limit is passed */
    cn_remember(t->state, TOLD_ODDS, o->attacker4 * 256 + o->defender4);
    tell_sp(t, CN_262_10, h->attacker, a, false);
    tell_sp(t, CN_262_10, h->defender, d, false);
    tell_sp(t, CN_262_11, h->attacker, o->attacker4, true);
    tell_sp(t, CN_262_11, h->defender, o->defender4, true);
    tell(t, o->line_a ? CN_307_1 : CN_304_1, ENG_ALL, o->line_a ? NEWS_ODDS_A : NEWS_ODDS,
         more ? n : 1, more ? 1 : n, o->shift - (o->line_a ? -1 : 0), o->die_modifier);
}

/* -- the die -- */

enum eng_flow cn_combat_die(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    struct cn_half h;
    struct cn_odds o;

    cn_succeed_leaders(b, s, f);
    cn_half_of(b, s, half_of(fr)->battle, half_of(fr)->counter, &h);
    cn_reckon_half(b, s, &h, &o);
    if (o.attacker4 <= 0 || o.defender4 <= 0)
        return cn_no_combat(t, fr);
    cn_clear_result(f);
    tell_odds(t, f, &h, &o);
    if (half_of(fr)->flags & HALF_GUARD)
        tell(t, CN_315_1, ENG_ALL, NEWS_GUARD);
    half_frame(fr)->column = (int16_t)o.column;
    bool guard = (half_of(fr)->flags & HALF_GUARD) && cn_has_old_guard(b, s, &h);
    half_frame(fr)->die =
        (int16_t)(roll(t, 6, CN_262_13) + BY(CN_305_4, o.die_modifier) - BY(CN_315_2, guard));
    return NEXT;
}

/* -- the bonus -- */

static int stars_of(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];
    int leader = half_of(fr)->counter ? f->defender : f->attacker;

    return leader < b->leader_count ? BY(CN_42_1, b->leader[leader].stars) : 0;
}

/* 1X-300-3, 300-4: in the mud of TETE the defender loses less. */
static int spared(const struct cn_state *s, int loss)
{
    if (BY(CN_300_3, s->title != TITLE_TETE || (s->weather != MUD && s->weather != RAIN_MUD)))
        return 0;
    return BY(CN_300_4, loss >= 6 ? 2 : loss >= 3 ? 1 : 0);
}

/* 1X-305-3, 305-4: the die is held to the table after everything has been added. */
void cn_read_results(const struct cn_board *b, const struct cn_state *s, int die, int column,
                     struct cn_reading *out)
{
    TABLE(CN_305_5, "results.tsv");
    TABLE(CN_305_6, "results.tsv");
    TABLE(CN_305_7, "results.tsv");
    TABLE(CN_305_8, "results.tsv");
    TABLE(CN_305_9, "results.tsv");
    TABLE(CN_305_10, "results.tsv");
    TABLE(CN_305_11, "results.tsv");
    die = die < 0 ? 0 : BY(CN_305_3, die > 6) ? 6 : die;
    out->die = die;
    out->attack = b->table.crt_attacker[die][column];
    out->defence = b->table.crt_defender[die][column];
    out->defence -= spared(s, out->defence);
    out->defender_lost = BY(CN_305_1, b->table.crt_loser[die][column]);
}

static void read_result(struct eng_turn *t, struct eng_frame *fr, int die)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    struct cn_reading r;
    struct cn_half h;

    cn_half_of(b, s, half_of(fr)->battle, half_of(fr)->counter, &h);
    cn_read_results(b, s, die, half_of(fr)->column, &r);
    half_frame(fr)->die = (int16_t)r.die;
    f->loser = (uint8_t)(1 + (r.defender_lost ? h.defender : h.attacker));
    f->result = (uint8_t)(r.defender_lost ? r.defence : r.attack);
    f->won = (uint8_t)(r.defender_lost ? r.attack : r.defence);
    tell(t, CN_262_13, ENG_ALL, NEWS_RESULT, r.die, r.attack, r.defence, f->loser - 1);
}

enum eng_flow cn_ask_bonus(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_half h;

    cn_half_of(b, s, half_of(fr)->battle, half_of(fr)->counter, &h);
    if (BY(CN_317_2, stars_of(b, s, fr) > 0))
        return ask(t, seats_of(t->core, h.attacker));
    read_result(t, fr, half_of(fr)->die);
    return NEXT;
}

void cn_offer_bonus(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct eng_frame *fr = eng_now(state);
    int stars = stars_of(cn_board(box), state, fr);

    (void)seat;
    for (int n = -stars; n <= BY(CN_44_1, stars); n++)
        offer_count(c, VERB_BONUS, 0, n);
}

enum eng_flow cn_take_bonus(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    read_result(t, fr, half_of(fr)->die + a->count);
    return NEXT;
}
