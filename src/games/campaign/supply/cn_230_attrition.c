/* cn_230_attrition.c -- 1X 230 to 236: the attrition test of one formation. */

#include <string.h>

#include "games/campaign/cn_local.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/kept/cn_glance.h"

enum { MOST_SP = 48, LAST_INDEX = 23, LINES = 7 };
enum choice { NOT_CHOSEN, CHOSEN_FORAGE, CHOSEN_POINTS }; /* TEST_STATE */
enum part { PART_ALL, PART_FOOT, PART_HORSE };

/* -- who is tested -- */

static bool leads_old_guard(const struct cn_board *b, const struct cn_state *s, int leader)
{
    for (int i = 0; i < b->unit_count; i++)
        if (s->unit[i].standing == IS_TRACK && s->unit[i].leader == leader &&
            b->unit[i].quality == QUALITY_OLD_GUARD)
            return true;
    return false;
}

/* 1X-236: the French Old Guard of every arm, and Young Guard foot on the same track. */
bool cn_is_exempt(const struct cn_board *b, const struct cn_state *s, int unit)
{
    const struct cn_unit_row *u = &b->unit[unit];

    if (BY(CN_236_2, u->side != FRENCH))
        return false;
    return BY(CN_236_1, BY(CN_236_3, u->quality == QUALITY_OLD_GUARD) ||
                            (u->quality == QUALITY_YOUNG_GUARD && u->arm == INFANTRY &&
                             leads_old_guard(b, s, s->unit[unit].leader)));
}

static bool is_of(const struct cn_board *b, int unit, enum part part)
{
    return part == PART_ALL || (part == PART_HORSE) == (b->unit[unit].arm == CAVALRY);
}

static enum part part_of_loss(int kind)
{
    return kind == LOSS_HORSE                           ? PART_HORSE
           : kind == LOSS_FOOT || kind == LOSS_FOOT_MUD ? PART_FOOT
                                                        : PART_ALL;
}

bool cn_bears_attrition(const struct cn_board *b, const struct cn_state *s, int unit, int kind)
{
    return BY(CN_127_4, !cn_is_exempt(b, s, unit) && is_of(b, unit, part_of_loss(kind)));
}

/* 1X-233-2: all SP of the formation as it began its march. */
static int tested_sp(const struct cn_board *b, const struct cn_state *s, int leader, enum part part)
{
    uint8_t unit[CN_UNITS];
    int sp = 0;

    for (int i = 0, count = cn_units_with(b, s, leader, unit); i < count; i++)
        if (!cn_is_exempt(b, s, unit[i]) && is_of(b, unit[i], part))
            sp += BY(CN_127_3, s->unit[unit[i]].sp);
    return sp;
}

/* 1X-252: foragers whose hexes overlap count together. */
static int size_of(const struct cn_board *b, const struct cn_state *s, int leader, enum part part,
                   bool forages)
{
    int side = b->leader[leader].side, sp = tested_sp(b, s, leader, part);

    for (int i = b->side_first[side]; forages && i < b->side_first[side + 1]; i++)
        if (BY(CN_252_1, cn_shares_forage(b, s, leader, i)))
            sp += tested_sp(b, s, i, part);
    return sp > MOST_SP ? MOST_SP : sp;
}

/* -- which column -- */

static enum cn_column points_column(int points)
{
    return BY(CN_233_5, points == 0   ? COLUMN_A
                        : points < 5  ? COLUMN_B
                        : points < 10 ? COLUMN_C
                                      : COLUMN_D);
}

/* 1X-231, 238-2, 166-2, 255-1, 256-2: without supply, after an extended march in forage mode and in
 * a siege it is the first; off the map the third. */
static enum cn_column supply_column(const struct cn_board *b, const struct cn_state *s, int leader)
{
    const struct cn_leader *l = &s->leader[leader];
    int side = b->leader[leader].side;

    if (l->standing == IS_OFF)
        return BY(CN_256_2, COLUMN_C);
    if (BY(CN_166_2, l->forage && (l->did & DID_EXTEND)))
        return COLUMN_A;
    if (BY(CN_233_4,
           cn_is_besieged(b, s, side, l->hex) || BY(CN_238_2, !cn_is_supplied(b, s, leader))))
        return BY(CN_76_2, COLUMN_A);
    return BY(CN_67_1, points_column(BY(CN_86_1, s->army[side].ap)));
}

static enum cn_column column_of(const struct cn_board *b, const struct cn_state *s, int leader,
                                enum part part, bool forages)
{
    HOLDS(CN_256_1, "no test asks for the season or for quarters");
    if (BY(CN_67_3, BY(CN_94_2, !forages)))
        return supply_column(b, s, leader);
    return cn_forage_column(cn_forage20(b, s, leader, part == PART_HORSE));
}

/* 1X-239-1: what the country gives or what the trains bring; and hexes in common may be left to a
 * friend. */
void cn_offer_column(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_state *s = state;

    (void)seat;
    cn_offer_ceded(cn_board(box), s, test_now(&s->core)->leader, c);
    offer(c, VERB_FORAGES);
    offer(c, VERB_DRAWS);
}

eng_ruleno cn_check_column(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct cn_state *s = state;
    int leader = test_now(&s->core)->leader;

    (void)seat;
    if (a->verb != VERB_FORAGER)
        return 0;
    return cn_check_cede(cn_board(box), s, leader, a->noun, a->count);
}

enum eng_flow cn_take_column(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct cn_state *s = t->state;

    if (a->verb == VERB_FORAGER) {
        cn_cede(cn_board(t->box), s, test_of(f)->leader, a->count);
        return again(t);
    }
    test_frame(f)->column = a->verb == VERB_FORAGES ? CHOSEN_FORAGE : CHOSEN_POINTS;
    return NEXT;
}

/* -- the die -- */

/* 1X-233-8, 233-11: every MP but those for bridges, the most that an arm spent. */
static int line_of(const struct cn_board *b, const struct cn_state *s, int leader, int kind)
{
    const struct cn_leader *l = &s->leader[leader];
    int halves = BY(CN_233_2, BY(CN_196_3, l->foot > l->horse)) ? l->foot : l->horse, line = 0;

    if (kind == TEST_STATIONARY)
        return 0;
    while (line < LINES - 1 && BY(CN_233_11, halves > b->table.march_upto[line]))
        line++;
    return line;
}

/* 1X-234: star, weather, length of the march, morale; no rule of these campaigns adds another. */
static int modifier(const struct cn_board *b, const struct cn_state *s, int leader, int kind)
{
    HOLDS(CN_234_7, "the tables of these titles bring no modifier of their own");
    return BY(CN_234_2, cn_weather_attrition(b, s)) -
           BY(CN_43_1, BY(CN_43_2, BY(CN_234_1, b->leader[leader].stars))) +
           BY(CN_234_3, cn_pips(b, s, leader, kind)) +
           BY(CN_234_6, cn_morale_attrition(b, s, b->leader[leader].side));
}

struct test {
    int leader, kind;
    enum part part;
    bool forages;
    int own, size, column, base, modifier; /* whatever the die may show */
    int die, index, lost;
};

/* 1X-233-6 to 233-8. */
static void weigh(const struct cn_board *b, const struct cn_state *s, struct test *x)
{
    int side = b->leader[x->leader].side;

    TABLE(CN_233_6, "attrition-size.tsv");
    TABLE(CN_233_7, "attrition-size.tsv");
    x->own = tested_sp(b, s, x->leader, x->part);
    x->size = size_of(b, s, x->leader, x->part, x->forages);
    x->column = (int)column_of(b, s, x->leader, x->part, x->forages);
    int row = b->table.size_row[side][x->column][x->size];
    x->base = BY(CN_7_1, b->table.march_base[line_of(b, s, x->leader, x->kind)][row - 1]);
    x->modifier = modifier(b, s, x->leader, x->kind) + (x->forages && x->part == PART_HORSE);
}

/* 1X-233-9, 233-10. */
static void reckon(const struct cn_board *b, struct test *x, int thrown)
{
    x->die = thrown + x->modifier < 0 ? 0 : thrown + x->modifier;
    x->index = x->base + x->die;
    int at = x->index < 0 ? 0 : x->index > LAST_INDEX ? LAST_INDEX : x->index;
    x->lost =
        BY(CN_249_2,
           BY(CN_233_10, BY(CN_252_3, b->table.loss[at] < x->own)) ? b->table.loss[at] : x->own);
}

/* What the test would cost by each face of the die, if it were made now; the column.  Foot and
 * horse of a forager are taken together.  Where every unit is exempt nothing is thrown. */
enum cn_column cn_foresee_test(const struct cn_board *b, const struct cn_state *s, int leader,
                               int kind, int loss[6])
{
    struct test x = { .leader = leader, .kind = kind, .part = PART_ALL };
    bool any = tested_sp(b, s, leader, PART_ALL) > 0;

    memset(loss, 0, 6 * sizeof *loss);
    if (any)
        weigh(b, s, &x);
    for (int face = 0; any && face < 6; face++) {
        reckon(b, &x, face + 1);
        loss[face] = x.lost;
    }
    return any ? (enum cn_column)x.column : supply_column(b, s, leader);
}

/* -- the question -- */

/* What a test would cost in all: a sum over the faces of the die, and the most. */
struct prospect {
    int sum, most;
};

static void add_cost(const struct cn_board *b, const struct cn_state *s, struct test x, int lost[6])
{
    if (tested_sp(b, s, x.leader, x.part) == 0)
        return;
    weigh(b, s, &x);
    for (int face = 0; face < 6; face++) {
        reckon(b, &x, face + 1);
        lost[face] += x.lost;
    }
}

static struct prospect foresee(const struct cn_board *b, const struct cn_state *s,
                               const struct eng_frame *f, bool forages)
{
    struct test x = { .leader = test_of(f)->leader, .kind = test_of(f)->kind, .forages = forages };
    bool parted = forages || s->title == TITLE_TETE;
    struct prospect p = { 0, 0 };
    int lost[6] = { 0 };

    for (x.part = parted ? PART_FOOT : PART_ALL; x.part <= (parted ? PART_HORSE : PART_ALL);
         x.part++)
        add_cost(b, s, x, lost);
    for (int face = 0; face < 6; face++) {
        p.sum += lost[face];
        p.most = lost[face] > p.most ? lost[face] : p.most;
    }
    return p;
}

/* 1X-31-3: where he cannot be asked in secret he takes what costs less.  True: it is settled. */
static bool settle_column(const struct cn_board *b, const struct cn_state *s, struct eng_frame *f)
{
    const struct cn_state *before = cn_hold(s);
    struct prospect country = foresee(b, s, f, true), trains = foresee(b, s, f, false);
    int most = country.most > trains.most ? country.most : trains.most;

    bool asks = cn_may_ask_tested(b, s, LOSS_ATTRITION, most);

    cn_let_go(before);
    if (asks)
        return false;
    test_frame(f)->column = country.sum < trains.sum ? CHOSEN_FORAGE : CHOSEN_POINTS;
    return true;
}

enum eng_flow cn_ask_column(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int leader = test_of(f)->leader;

    if (BY(CN_231_5, test_of(f)->kind == TEST_STATIONARY))
        cn_note_supply(t, leader);
    cn_begin_tally(t, leader);
    s->leader[leader].grazed = s->leader[leader].ceded = 0;
    if (tested_sp(b, s, leader, PART_ALL) == 0)
        return finish(t, 0);
    test_frame(f)->column = NOT_CHOSEN;
    cn_peek_forage(t, leader);
    if (BY(CN_237_1, cn_check_forage(b, s, leader) != 0))
        return NEXT;
    if (settle_column(b, s, f))
        return NEXT;
    return ask(t, seats_of(t->core, b->leader[leader].side));
}

/* 1X-31-3, 31-6: the owner reads everything; the enemy by agreement no more than that a march was
 * tested, once for each, vedettes too (1X-200-10, cn_131_march.c). */
static void tell_test(struct eng_turn *t, const struct test *x)
{
    struct cn_state *s = t->state;
    int side = cn_board(t->box)->leader[x->leader].side, hex = s->leader[x->leader].hex;
    eng_seats own = seats_of(t->core, side);

    if (x->forages) {
        int found = cn_forage20(cn_board(t->box), s, x->leader, x->part == PART_HORSE);
        tell(t, CN_240_1, own, x->part == PART_HORSE ? NEWS_FODDER : NEWS_VICTUALS, x->leader,
             found / 20, found % 20 / 2);
    }
    tell(t, CN_233_8, own, NEWS_TESTED_OWN, x->leader, x->size, x->column, x->base);
    tell(t, CN_233_9, own, NEWS_TESTED_DIE, x->die, x->index, x->lost);
    if (cn_is_veiled(s, x->leader))
        return;
    cn_remember(s, TOLD_TESTED, hex);
    cn_remember(s, TOLD_ATTRITION, x->lost);
    tell(t, CN_233_9, seats_of(t->core, 1 - side), NEWS_TESTED_OPEN, hex, x->lost);
}

static int loss_kind(const struct cn_state *s, enum part part)
{
    bool mud = s->weather == MUD || BY(CN_235_2, s->weather == RAIN_MUD);

    if (part == PART_HORSE)
        return LOSS_HORSE;
    if (part == PART_FOOT)
        return mud ? LOSS_FOOT_MUD : LOSS_FOOT;
    return mud ? LOSS_MUD : LOSS_ATTRITION;
}

static enum eng_flow test_part(struct eng_turn *t, struct eng_frame *f, enum part part)
{
    const struct cn_state *s = t->state;
    struct test x = { .leader = test_of(f)->leader,
                      .kind = test_of(f)->kind,
                      .part = part,
                      .forages = test_of(f)->column == CHOSEN_FORAGE };

    if (tested_sp(cn_board(t->box), s, x.leader, part) == 0)
        return NEXT;
    weigh(cn_board(t->box), s, &x);
    reckon(cn_board(t->box), &x, cn_cast(t, x.leader, CN_233_1));
    tell_test(t, &x);
    return x.lost ? call(t, PROC_LOSSES, x.leader, x.lost, loss_kind(s, part), 0) : NEXT;
}

/* 1X-243-1: a forager's horse is tested apart; 1X-243-4: in The Emperor Returns that of all. */
static bool is_parted(const struct cn_state *s, const struct eng_frame *f)
{
    return test_of(f)->column == CHOSEN_FORAGE || BY(CN_243_4, s->title == TITLE_TETE);
}

enum eng_flow cn_test_roll(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_state *s = t->state;

    return test_part(t, f, is_parted(s, f) ? PART_FOOT : PART_ALL);
}

enum eng_flow cn_test_horse(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_state *s = t->state;

    return is_parted(s, f) ? test_part(t, f, PART_HORSE) : NEXT;
}

/* 1X-130-4: what the test has cost is no matter of the battle that may follow. */
enum eng_flow cn_test_end(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;

    cn_begin_tally(t, test_of(f)->leader);
    if (test_of(f)->column == CHOSEN_FORAGE)
        cn_graze(cn_board(t->box), s, test_of(f)->leader);
    return finish(t, 0);
}
