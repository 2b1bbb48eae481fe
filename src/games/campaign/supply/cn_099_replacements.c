/* cn_099_replacements.c -- 1X 99 to 105: the pool of replacements. */

#include "games/campaign/cn_steps.h"
#include "games/campaign/march/cn_march.h"
#include "games/campaign/supply/cn_supply.h"

enum { MOST_IN_POOL = 99 };

static int side_of_nation(int nation)
{
    return nation == NATION_RUSSIAN || nation == NATION_AUSTRIAN ? COALITION : FRENCH;
}

/* 1X-31-4: additions and pools are secret by option. */
static eng_seats readers(const struct eng_turn *t, int side)
{
    const struct cn_state *s = t->state;

    return s->option[OPTION_SECRETS] == 0 ? seats_of(t->core, side) : ENG_ALL;
}

/* -- step 4: what the turn track brings -- */

/* 1X-99-2: in titles other than SOA a die fixes the number: half of it, rounded up. */
static int number_of(struct eng_turn *t, int side, int listed)
{
    const struct cn_state *s = t->state;

    if (s->title == TITLE_SOA)
        return listed;
    return (roll_for(t, 6, CN_99_2, readers(t, side)) + 1) / 2;
}

static void add_to_pool(struct eng_turn *t, int side, int nation, int arm)
{
    struct cn_state *s = t->state;
    int listed = BY(CN_99_7, cn_board(t->box)->table.replacement[s->turn][nation][arm]);
    uint8_t *pool = &s->army[side].pool[nation][arm];

    if (!listed)
        return;
    int more = number_of(t, side, listed), sum = (*pool + more);
    *pool = (uint8_t)(sum > MOST_IN_POOL ? MOST_IN_POOL : sum);
    tell(t, CN_99_1, readers(t, side), NEWS_REPLACEMENTS, more, nation, arm);
}

/* 1X-105-2: the marks of last time are taken off before the organisation segment. */
static void set_free(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        s->unit[i].immobile = 0;
}

/* Row "replacements": the pool, and the supply check of the organisation segment. */
enum eng_flow cn_fill_pool(struct eng_turn *t, struct eng_frame *f)
{
    int side = player_of(f)->side;

    HOLDS(CN_99_4, "a pool belongs to an army and to no place on the map");
    TABLE(CN_99_8, "replacements.tsv");
    TABLE(CN_99_9, "replacements.tsv");
    HOLDS(CN_100_1, "a row of replacements has turn, nation, arm and number alone");
    HOLDS(CN_101_1, "the pool is an array by nation and arm");
    for (int nation = 0; nation < NATIONS; nation++)
        for (int arm = 0; arm < ARMS && side_of_nation(nation) == side; arm++)
            add_to_pool(t, side, nation, arm);
    set_free(t, side);
    if (!cn_has_staff(t->state, side))
        return NEXT;
    cn_ask_line(t, side);
    cn_note_side(t, side);
    return NEXT;
}

/* -- a point to a unit -- */

/* 1X-99-3, 99-7, 120-3: nation and type as shown; a line point goes to no guard unit and to no
 * Cossacks, who have a type of their own. */
static eng_ruleno check_point(const struct cn_board *b, const struct cn_state *s, int side,
                              int unit)
{
    const struct cn_unit_row *row = &b->unit[unit];

    HOLDS(CN_120_2, "a point is asked for nation and arm, not for line or light");
    if (row->quality != QUALITY_LINE)
        return s->title == TITLE_NAB ? CN_110_1 : CN_120_3;
    if (row->traits & TRAIT_COSSACK)
        return CN_99_3;
    return BY(CN_101_2, s->army[side].pool[row->nation][row->arm]) ? 0 : CN_99_3;
}

/* 1X-102-1, 105-3, 232-4: in supply, with a line, and out of the enemy's zones, though he who has it
 * there is not seen himself. */
static eng_ruleno check_place(const struct cn_board *b, const struct cn_state *s, int side,
                              int formation)
{
    if (s->leader[formation].standing != IS_MAP)
        return CN_105_3;
    if (!cn_centre_is_active(b, s, side))
        return CN_99_5;
    if (cn_in_seen_zone(b, s, side, s->leader[formation].hex) || cn_is_bound(b, s, formation))
        return CN_105_3;
    return BY(CN_102_1, BY(CN_76_1, cn_is_supplied(b, s, formation))) ? 0 : CN_232_4;
}

/* 1X-193-1, 257-1: there is room for one SP more in its hex. */
static eng_ruleno check_stack(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    if (hex == CN_NOWHERE || cn_hex_strength(b, s, side, hex) < cn_stack_limit(b, hex))
        return 0;
    return cn_is_fortified(b, hex) ? CN_193_1 : CN_257_1;
}

eng_ruleno cn_check_replace(const struct cn_board *b, const struct cn_state *s, int side, int unit)
{
    const struct cn_unit *u = &s->unit[unit];

    if (unit < b->unit_first[side] || unit >= b->unit_first[side + 1])
        return CN_99_3;
    if (u->standing != IS_TRACK)
        return CN_105_5;
    if (BY(CN_14_3, u->sp >= b->unit[unit].most))
        return CN_105_4;
    eng_ruleno no = check_point(b, s, side, unit);
    if (no || (no = check_place(b, s, side, cn_formation_of(s, u->leader))) != 0)
        return no;
    return check_stack(b, s, side, s->leader[u->leader].hex);
}

/* 1X-31-2, 31-4: where pools are open the enemy reads what is taken out, never for whom. */
void cn_tell_used(struct eng_turn *t, int unit, int points)
{
    const struct cn_unit_row *u = &cn_board(t->box)->unit[unit];
    const struct cn_state *s = t->state;

    if (s->option[OPTION_SECRETS] != 0)
        tell(t, CN_31_4, ENG_ALL, NEWS_POOL_USED, u->side, points, u->nation, u->arm);
}

/* 1X-99-6, 105-6: and with it the formation stays where it is. */
void cn_replace(struct eng_turn *t, int side, int unit)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_unit *u = &s->unit[unit];

    TABLE(CN_103_1, "leaders.tsv");
    s->army[side].pool[b->unit[unit].nation][b->unit[unit].arm]--;
    u->sp++;
    u->immobile = 1;
    tell(t, CN_105_2, seats_of(t->core, side), NEWS_REPLACED, unit, u->sp);
    cn_tell_used(t, unit, 1);
}
