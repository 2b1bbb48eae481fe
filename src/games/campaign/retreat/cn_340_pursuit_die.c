/* cn_340_pursuit_die.c -- 1X 333, 336 and 340 to 343: how far a pursuit may go, and what it costs. */

#include "games/campaign/battle/cn_battle.h"
#include "games/campaign/retreat/cn_retreat.h"

static int at_most(int value, int most)
{
    return value < most ? value : most;
}

static int held(int value, int low, int high)
{
    return value < low ? low : at_most(value, high);
}

/* -- modifiers of the die -- */

/* 1X-341-5 */
bool cn_is_ineffective(const struct cn_board *b, const struct cn_state *s, int unit)
{
    return BY(CN_341_5, s->title == TITLE_NAB && (b->unit[unit].traits & TRAIT_INEFFECTIVE));
}

/* What all of a pursuing formation has in common. */
struct kin {
    bool cavalry, guard, reserve, mixed;
};

static struct kin kin_of(const struct cn_board *b, const struct cn_state *s, int leader)
{
    uint8_t unit[CN_UNITS];
    int count = cn_units_of(b, s, leader, true, unit);
    struct kin k = { count > 0, count > 0, count > 0, false };

    for (int i = 0; i < count; i++) {
        k.cavalry &= b->unit[unit[i]].arm == CAVALRY;
        k.guard &= cn_is_guard(b, unit[i]);
        k.reserve &= s->unit[unit[i]].reserve != 0;
        k.mixed |= cn_is_ineffective(b, s, unit[i]);
    }
    return k;
}

static bool has_bad_ground(const struct cn_board *b, int hex)
{
    return b->hex[hex].ground == MOUNTAIN || b->hex[hex].ground == MARSH;
}

static bool is_on_bad_ground(const struct cn_board *b, const struct cn_state *s, int leader)
{
    return s->leader[leader].hex != CN_NOWHERE && has_bad_ground(b, s->leader[leader].hex);
}

/* 1X-179, 274-2: horse that lost nothing in the battle and does not stand in mountain or marsh; with
 * the rules of reserves only what is still in reserve.  Of those who pursue, but of all the beaten
 * formation: a neighbour in reserve has gone with it (1X-276-2). */
static int cavalry2(const struct cn_board *b, const struct cn_state *s, int leader, bool beaten)
{
    uint8_t unit[CN_UNITS];
    int count = beaten ? cn_units_with(b, s, leader, unit) : cn_units_of(b, s, leader, true, unit);
    int sp = 0;

    for (int i = 0; i < count; i++) {
        const struct cn_unit *u = &s->unit[unit[i]];
        bool counts = BY(CN_274_2, s->option[OPTION_RESERVES] != 0 || u->reserve);
        if (b->unit[unit[i]].arm == CAVALRY && BY(CN_179_9, u->lost == 0) && counts &&
            !is_on_bad_ground(b, s, u->leader))
            sp += u->sp;
    }
    return 2 * sp;
}

/* 1X-340-4: of the senior leader left; 1 for a garrison. */
static int passive_initiative(const struct cn_board *b, const struct cn_state *s, int loser)
{
    return loser == CN_NOBODY ? BY(CN_270_3, 1) : cn_initiative(b, s, loser);
}

/* 1X-342-1: the victor is the active one, and less than nothing counts. */
static int resistance(const struct cn_board *b, const struct cn_state *s, int leader, int loser)
{
    int active = at_most(cn_initiative(b, s, leader), 5);
    int passive = at_most(passive_initiative(b, s, loser), 5);

    return BY(CN_342_1, b->table.matrix[active][passive]);
}

/* 1X-64-6: fog and rain count once. */
static int weather_of(const struct cn_board *b, const struct cn_state *s)
{
    int weather = b->table.weather_pursuit[s->weather];

    TABLE(CN_300_5, "weather-effects.tsv");
    return s->fog && weather < 1 ? 1 : weather;
}

/* 1X-310-4: horse gains nothing by being horse in the mountains: the hex that it rides into decides. */
static bool enters_mountain(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int hex = s->path_count > 0 ? s->path[0] : s->leader[leader].hex;

    return b->hex[hex].ground == MOUNTAIN;
}

static int kin_modifier(const struct kin *k, bool mountain)
{
    return (BY(CN_341_2, (k->cavalry && !mountain) || k->guard || BY(CN_278_1, k->reserve))
                ? BY(CN_341_4, -1)
                : 0) +
           (k->mixed ? 1 : 0);
}

/* Those of everybody who led that side in this battle and fights in it still: the lead of a defence
 * may have changed from round to round. */
static int pitched_by(const struct cn_board *b, const struct cn_state *s, int battle, int leader)
{
    const struct cn_battle *f = &s->battle[battle];
    int side = b->leader[leader].side, count, shown = 0;
    const uint16_t *hex;

    cn_side_hexes(b, f, side, &hex, &count);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (cn_stands(s, i) && (i == leader || i == f->attacker || i == f->defender ||
                                cn_has_hex(hex, count, s->leader[i].hex)))
            shown += BY(CN_341_3, s->leader[i].pitched % CN_REAR_GUARDS);
    return shown;
}

static int modifier(const struct cn_board *b, const struct cn_state *s, int battle, int leader,
                    int loser)
{
    struct kin k = kin_of(b, s, leader);
    bool mountain = enters_mountain(b, s, leader);
    int horse = cn_cavalry_difference(mountain ? 0 : cavalry2(b, s, leader, false),
                                      loser == CN_NOBODY ? 0 : cavalry2(b, s, loser, true));

    return BY(CN_341_1, resistance(b, s, leader, loser)) + BY(CN_179_6, horse) +
           kin_modifier(&k, mountain) + (k.reserve ? 0 : pitched_by(b, s, battle, leader)) +
           weather_of(b, s);
}

/* -- the table -- */

int cn_pursuing_sp(const struct cn_board *b, const struct cn_state *s, int leader)
{
    uint8_t unit[CN_UNITS];
    int count = cn_units_of(b, s, leader, true, unit), sp = 0;

    for (int i = 0; i < count; i++)
        if (!cn_is_ineffective(b, s, unit[i]))
            sp += s->unit[unit[i]].sp;
    return sp;
}

int cn_pursuit_hexes(struct eng_turn *t, int battle, int leader, int loser, int retreat)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int plus = modifier(b, s, battle, leader, loser), natural = roll(t, 6, CN_340_1);
    int die = BY(CN_342_3, held(natural + plus, 0, 9));
    int index = BY(CN_342_2, held(cn_initiative(b, s, leader) + retreat - 1, 0, 13));
    int hexes = at_most(BY(CN_340_2, b->table.pursuit[index][die]), BY(CN_340_3, retreat + 2));

    hexes = at_most(hexes, BY(CN_343_1, cn_pursuing_sp(b, s, leader)));
    cn_remember(t->state, TOLD_PURSUIT_DIE, die);
    tell(t, CN_340_1, ENG_ALL, NEWS_PURSUIT_DIE, b->leader[leader].side, die, index, hexes);
    return hexes;
}

/* -- losses -- */

bool cn_crossed_zone(const struct cn_board *b, const struct cn_state *s, int winner)
{
    for (int i = 1; i < s->path_count; i++)
        if (BY(CN_330_1, cn_in_zone(b, s, s->path[i], winner)))
            return true;
    return false;
}

/* 1X-324-1: the pursuit has come to the bank from which an unbridged river was crossed. */
static bool reached_bank(const struct cn_board *b, const struct cn_state *s, int made)
{
    for (int i = 0; i + 1 < s->path_count && i < made; i++)
        if (BY(CN_324_1, cn_fords(b, s, s->path[i], s->path[i + 1])))
            return true;
    return false;
}

/* 1X-336-3, 4: hexes that could not be walked count only behind a full retreat. */
static int distance_made(const struct cn_state *s, const struct eng_frame *f)
{
    int made = pursuit_of(f)->made;

    if (BY(CN_336_4, s->path_full == PATH_FULL) && made > 0 && made == s->path_count - 1)
        return BY(CN_333_2, pursuit_of(f)->left);
    return BY(CN_336_3, made);
}

int cn_pursuit_price(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f)
{
    int made = distance_made(s, f), leader = pursuit_of(f)->leader;
    int least = pursuit_of(f)->own - BY(CN_324_5, s->path_guns);
    bool doubled = (pursuit_of(f)->state & DOUBLED) || reached_bank(b, s, pursuit_of(f)->made);

    int loss = doubled ? BY(CN_324_3, 2) * made : made;
    if (leader < b->leader_count &&
        s->battle[pursuit_of(f)->battle].loser == b->leader[leader].side + 1)
        return loss; /* 1X-350-2: the beaten side pursues, and owes its loss itself */
    return BY(CN_262_16, BY(CN_357_1, loss > least)) ? loss : least;
}
