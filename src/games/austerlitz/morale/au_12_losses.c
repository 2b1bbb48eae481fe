/* au_12_losses.c -- units out of the game, and the list of routs and losses that others have still
 * to check for (A05-12.1-2, 12.7.2).
 *
 * The list is worked off by au_12_alarms.c.  An entry remembers where the unit stood; a unit may
 * have several, one for each place at which it was seen routing. */

#include <string.h>

#include "games/austerlitz/morale/au_12_morale.h"

/* -- the list -- */

static bool is_same(const struct au_alarm *a, const struct au_alarm *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

void au_drop_alarms(struct au_state *s, int unit, unsigned kinds)
{
    int kept = 0;

    for (int i = 0; i < s->alarm_count; i++)
        if (s->alarm[i].unit != unit || !(kinds >> s->alarm[i].kind & 1))
            s->alarm[kept++] = s->alarm[i];
    memset(&s->alarm[kept], 0, (size_t)(s->alarm_count - kept) * sizeof s->alarm[0]);
    s->alarm_count = (uint8_t)kept;
}

static struct au_alarm *second_of(struct au_state *s, int unit)
{
    int count = 0;

    for (int i = 0; i < s->alarm_count; i++)
        if (s->alarm[i].unit == unit && ++count == 2)
            return &s->alarm[i];
    return NULL;
}

/* The list cannot run over.  A brigade has two entries at most: the place where it routed, all
 * before it being dropped then; and either the place where that rout ended (sent away, a later
 * flight, or lost, be it after that flight and where it ended), or its new front after a double 1,
 * which goes when it routs again or is lost.  An
 * HQ has one, guns have none; AU_ALARMS holds that of both armies, as the board is asked to agree. */
void au_raise_alarm(struct au_state *s, int unit, int kind)
{
    int host = s->unit[unit].standing == AT_UNIT ? s->unit[unit].where : unit;
    const struct au_unit *u = &s->unit[host];
    struct au_alarm alarm = { .unit = (uint8_t)unit,
                              .host = (uint8_t)host,
                              .kind = (uint8_t)kind,
                              .x = u->x,
                              .y = u->y,
                              .facing = u->facing,
                              .formation = u->formation };

    if (kind != ALARM_REPOSE)
        au_drop_alarms(s, unit, 1u << ALARM_REPOSE);
    for (int i = 0; i < s->alarm_count; i++)
        if (is_same(&s->alarm[i], &alarm))
            return;
    struct au_alarm *ended = second_of(s, unit);
    if (ended) {
        *ended = alarm;
        return;
    }
    BASE_ASSERT(s->alarm_count < AU_ALARMS);
    s->alarm[s->alarm_count++] = alarm;
}

static int place_in_side(const struct au_board *b, int unit)
{
    return unit - b->side_first[b->unit[unit].side];
}

bool au_has_checked(const struct au_board *b, const struct au_state *s, int of, int unit)
{
    int bit = place_in_side(b, unit);

    return s->checked[of][bit / 8] >> (bit % 8) & 1;
}

void au_note_checked(const struct au_board *b, struct au_state *s, int of, int unit)
{
    int bit = place_in_side(b, unit);

    s->checked[of][bit / 8] |= (uint8_t)(1u << (bit % 8));
}

void au_forget_checked(struct au_state *s, int of)
{
    memset(s->checked[of], 0, sizeof s->checked[of]);
}

bool au_in_rally(const struct eng_core *core)
{
    for (int i = 0; i < core->depth; i++)
        if (core->frame[i].proc == PROC_RECOVERY || core->frame[i].proc == PROC_DISENGAGE)
            return true;
    return false;
}

/* -- out of the game -- */

static bool leads_corps(const struct au_board *b, int unit)
{
    return b->corps[b->unit[unit].corps].hq == unit;
}

/* A05-12.7.2.4: guns frighten nobody, and an HQ only the units of its corps. */
static void alarm_of_loss(const struct au_board *b, struct au_state *s, int unit, bool by_arms)
{
    if (BY(AU_12_7_2_4_2, b->unit[unit].arm == HEADQUARTERS)) {
        au_forget_checked(s, unit);
        if (leads_corps(b, unit))
            au_raise_alarm(s, unit, ALARM_HQ);
        return;
    }
    if (BY(AU_12_7_2_3, by_arms) && b->unit[unit].arm != ARTILLERY)
        au_raise_alarm(s, unit, ALARM_LOSS);
}

/* A05-12.6.3-6: with its host, and from where the host stood. */
static void lose_attached(struct eng_turn *t, int unit)
{
    struct au_state *s = t->state;
    int hq = au_attached(s, unit);

    if (hq == AU_NOBODY)
        return;
    au_eliminate(t, hq, true, AU_12_6_3_6);
}

/* A05-13.15.1.1.2-3: guns and square are bound together while the crew is away. */
static void lose_crew(struct eng_turn *t, int unit)
{
    struct au_state *s = t->state;
    int other = s->unit[unit].crew;

    if (other == AU_NOBODY)
        return;
    s->unit[unit].crew = AU_NOBODY;
    s->unit[other].crew = AU_NOBODY;
    if (s->unit[other].marks & MARK_CREWLESS)
        au_eliminate(t, other, true, AU_13_15_1_1_2_3);
}

static void count_loss(struct eng_turn *t, int unit)
{
    const struct au_type *type = &au_board(t->box)->unit[unit];
    struct au_state *s = t->state;

    if (BY(AU_EX_40,
           BY(AU_17_1_1_2_1, BY(AU_2_4_3_2, type->arm == INFANTRY || type->arm == CAVALRY))))
        s->brigades_lost[type->side]++;
    else
        s->points[1 - type->side]++;
    if (type->side == FRENCH && type->traits & TRAIT_ARMY)
        au_decide(t, ALLIED, WHY_NAPOLEON);
}

static void forget_shots(struct au_state *s, int unit)
{
    uint64_t bit = UINT64_C(1) << (unit % 64);

    s->struck[unit / 64] &= ~bit;
    s->firing[unit / 64] &= ~bit;
}

/* Nothing of what it was is kept: equal positions are equal bytes. */
static void blank(struct au_state *s, int unit, int standing, int where)
{
    s->unit[unit] = (struct au_unit){ .standing = (uint8_t)standing,
                                      .where = (uint8_t)where,
                                      .foe = AU_NOBODY,
                                      .crew = AU_NOBODY,
                                      .order_at = AU_NOBODY };
}

static void leave_field(struct eng_turn *t, int unit, int standing, int where)
{
    struct au_state *s = t->state;
    struct plane_pt at = au_at(s, unit);
    bool on_field = au_on_field(s, unit);

    au_leave_combat(s, unit);
    forget_shots(s, unit);
    blank(s, unit, standing, where);
    if (on_field)
        au_take_control(t, unit, at, at);
}

void au_eliminate(struct eng_turn *t, int unit, bool by_arms, eng_ruleno rule)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;

    if (s->unit[unit].standing == AT_LOST)
        return;
    tell(t, rule, ENG_ALL, NEWS_ELIMINATED, unit);
    if (au_on_field(s, unit) || s->unit[unit].standing == AT_UNIT)
        alarm_of_loss(b, s, unit, by_arms);
    lose_crew(t, unit);
    lose_attached(t, unit);
    leave_field(t, unit, AT_LOST, 0);
    count_loss(t, unit);
}

/* -- advanced rule 19 -- */

/* A05-19.5-1: with its host; it is back in the next turn. */
static void send_attached(struct eng_turn *t, int unit)
{
    struct au_state *s = t->state;
    int hq = au_attached(s, unit);

    if (hq == AU_NOBODY)
        return;
    if (s->turn == s->last_turn) {
        lose_attached(t, unit);
        return;
    }
    tell(t, AU_19_5_1, ENG_ALL, NEWS_AWAY_UNTIL, hq, s->turn + 1);
    blank(s, hq, AT_AWAY, s->turn + 1);
}

void au_send_away(struct eng_turn *t, int unit, bool by_arms)
{
    struct au_state *s = t->state;
    int turns = roll(t, 6, AU_19_2_1), due = s->turn + turns;

    if (BY(AU_17_1_1_2_2, turns == 1 || due > s->last_turn)) {
        if (turns != 1)
            send_attached(t, unit);
        au_eliminate(t, unit, by_arms, turns == 1 ? AU_19_2_1 : AU_19_2_2);
        return;
    }
    tell(t, AU_19_2_1, ENG_ALL, NEWS_AWAY_UNTIL, unit, due);
    if (au_frightens(au_board(t->box), unit))
        au_raise_alarm(s, unit, ALARM_ROUT);
    send_attached(t, unit);
    leave_field(t, unit, AT_AWAY, due);
}
