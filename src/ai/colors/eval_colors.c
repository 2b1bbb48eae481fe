/* eval_colors.c -- what units, attacks and positions of Commands & Colors are worth. */

#include "ai/colors/eval_colors.h"

#include <stdatomic.h>
#include <string.h>
#include <threads.h>

#include "ai/colors/habits_colors.h"

enum {
    DICE = 16, /* more are counted as so many */
    BANNER = 100,
    THREAT = 4, /* hexes from which an objective is in danger */
    FAR = 30
};

/* -- dice -- */

/* hits[f][d][k]: thousandths that d dice with f faces hit at least k times; mean likewise. */
static struct {
    uint16_t hits[5][DICE + 1][CC_BLOCKS + 2];
    uint16_t mean[5][DICE + 1][CC_BLOCKS + 2];
} chance;
static once_flag counted = ONCE_FLAG_INIT;
static atomic_bool is_counted; /* asked first: call_once is dear in the innermost loops */

static void count_row(int faces, int dice)
{
    double exactly[DICE + 1] = { 1 }, at_least = 1, mean = 0;

    for (int d = 0; d < dice; d++)
        for (int k = d + 1; k >= 0; k--)
            exactly[k] = exactly[k] * (6 - faces) / 6 + (k ? exactly[k - 1] * faces / 6 : 0);
    for (int k = 0; k <= CC_BLOCKS + 1; k++) {
        chance.hits[faces][dice][k] = (uint16_t)(at_least * 1000 + 0.5);
        chance.mean[faces][dice][k] = (uint16_t)(mean * 1000 + 0.5);
        at_least -= k <= dice ? exactly[k] : 0;
        mean += at_least > 0 ? at_least : 0;
    }
}

static void count_all(void)
{
    for (int faces = 0; faces < 5; faces++)
        for (int dice = 0; dice <= DICE; dice++)
            count_row(faces, dice);
    atomic_store_explicit(&is_counted, true, memory_order_release);
}

static inline void be_counted(void)
{
    if (!atomic_load_explicit(&is_counted, memory_order_acquire))
        call_once(&counted, count_all);
}

static inline int hits(int dice, int faces, int k)
{
    return chance.hits[faces][dice < DICE ? dice : DICE][k];
}

static inline int mean(int dice, int faces, int k)
{
    return chance.mean[faces][dice < DICE ? dice : DICE][k];
}

int eval_colors_hits(int dice, int faces, int k)
{
    be_counted();
    return hits(dice, faces, k);
}

int eval_colors_mean(int dice, int faces, int k)
{
    be_counted();
    return mean(dice, faces, k);
}

static int faces_that_hit(int class, bool ranged, bool sabres)
{
    static const int own[CLASSES] = { [INFANTRY] = 2, [CAVALRY] = 1, [ARTILLERY] = 1 };

    return own[class] + (!ranged && sabres);
}

/* -- one attack -- */

int eval_colors_block(const struct colors_eye *eye, const struct cc_type *type)
{
    return eye->habits->block[type->class] + eye->habits->quality[type->quality];
}

/* A roll of so many dice at a unit: what it loses, and how likely it is gone or driven off. */
struct blow {
    int worth, killed, driven; /* the latter in thousandths */
};

/* Who is struck: what of it matters, whoever strikes. */
struct struck {
    int block, blocks, class, leader;
    bool square;
};

static struct struck struck_of(const struct colors_eye *eye, const struct cc_state *s, int unit)
{
    const struct cc_type *type = eval_colors_type(eye, s, unit);
    const struct cc_unit *u = &s->unit[unit];

    return (struct struck){ .block = eval_colors_block(eye, type),
                            .blocks = u->blocks,
                            .class = type->class,
                            .leader = s->leader_on[u->at] != CC_NO_LEADER ? eye->habits->leader : 0,
                            .square = u->square != 0 };
}

/* A square cannot go, and loses a block instead. */
static struct blow blow_at(const struct colors_eye *eye, const struct struck *at, int dice,
                           int faces, int ignored)
{
    int killed = hits(dice, faces, at->blocks);
    int driven = ignored < CC_BLOCKS ? hits(dice, 1, ignored + 1) : 0;
    int lost = mean(dice, faces, at->blocks);

    driven = driven * (1000 - killed) / 1000;
    if (at->square)
        return (struct blow){
            (lost + driven) * at->block / 1000 + killed * (BANNER + at->leader) / 1000, killed, 0
        };
    return (struct blow){ lost * at->block / 1000 + killed * (BANNER + at->leader) / 1000 +
                              driven * eye->habits->driven_off / 1000,
                          killed, driven };
}

static bool has_sabres(const struct colors_eye *eye, const struct cc_state *s, int unit)
{
    return !(eval_colors_type(eye, s, unit)->traits & TRAIT_NO_SABRES);
}

static struct blow strike(const struct colors_eye *eye, const struct cc_state *s, int by, int at,
                          int dice, bool ranged)
{
    struct struck struck = struck_of(eye, s, at);

    be_counted();
    return blow_at(eye, &struck, dice, faces_that_hit(struck.class, ranged, has_sabres(eye, s, by)),
                   cc_outlook_flags(eye->box, s, at, by));
}

static int attack_leader(int dice)
{
    return eval_colors_hits(dice, 1, 1) * BANNER / 1000;
}

/* The answer of whoever is left standing. */
static int answer_to(const struct colors_eye *eye, const struct cc_state *s, int unit, int from,
                     int enemy, const struct blow *blow)
{
    struct cc_outlook look = {
        .unit = enemy, .from = s->unit[enemy].at, .to = from, .at = unit, .back = true
    };
    int stands = 1000 - blow->killed - blow->driven;

    if (stands <= 0)
        return 0;
    int dice = cc_outlook_dice(eye->box, s, &look);
    return dice > 0 ? strike(eye, s, enemy, unit, dice, false).worth * stands / 1000 : 0;
}

/* Infantry that can form square will, against cavalry that would hurt it. */
static bool will_form_square(const struct colors_eye *eye, const struct cc_state *s, int unit,
                             int enemy)
{
    return eval_colors_type(eye, s, unit)->class == CAVALRY &&
           eval_colors_type(eye, s, enemy)->class == INFANTRY &&
           (s->unit[enemy].square || cc_outlook_square(eye->box, s, enemy, unit));
}

static int against_square(const struct colors_eye *eye, const struct cc_state *s, int unit,
                          int enemy)
{
    int first = strike(eye, s, enemy, unit, 1, false).worth + eye->habits->driven_off / 6;

    return strike(eye, s, unit, enemy, 1, false).worth * 5 / 6 - first +
           (s->unit[enemy].square ? 0 : eye->habits->his_card);
}

static int mixed(int one, int other, int share)
{
    return (one * share + other * (COLORS_WHOLE - share)) / COLORS_WHOLE;
}

static int attack_unit(const struct colors_eye *eye, const struct cc_state *s, int unit, int from,
                       int enemy, bool ranged, int dice)
{
    struct blow blow = strike(eye, s, unit, enemy, dice, ranged);

    if (ranged)
        return blow.worth + eye->habits->no_answer;
    int worth = blow.worth - answer_to(eye, s, unit, from, enemy, &blow);
    if (will_form_square(eye, s, unit, enemy)) {
        int square = against_square(eye, s, unit, enemy);
        if (square >= worth)
            return worth;
        return s->unit[enemy].square ? square : mixed(square, worth, eye->habits->forms_square);
    }
    bool goes = eval_colors_type(eye, s, unit)->class == INFANTRY &&
                eval_colors_type(eye, s, enemy)->class == CAVALRY &&
                cc_outlook_retires(eye->box, s, enemy);
    return goes && worth > 0 ? worth * eye->habits->goes / COLORS_WHOLE : worth;
}

int eval_colors_attack(const struct colors_eye *eye, const struct cc_state *s, int unit, int from,
                       int to, bool ranged, int extra)
{
    int enemy = s->unit_on[to];
    struct cc_outlook look = { .unit = unit,
                               .from = from,
                               .to = to,
                               .at = enemy != CC_NO_UNIT ? enemy : CC_UNITS + s->leader_on[to],
                               .ranged = ranged };
    int dice = cc_outlook_dice(eye->box, s, &look) + extra;

    if (s->unit[unit].square && dice > 1)
        dice = 1;
    if (dice <= 0)
        return -BANNER;
    return enemy == CC_NO_UNIT ? attack_leader(dice)
                               : attack_unit(eye, s, unit, from, enemy, ranged, dice);
}

/* -- the best one -- */

static int side_on(const struct cc_state *s, int hex)
{
    if (s->unit_on[hex] != CC_NO_UNIT)
        return s->unit[s->unit_on[hex]].side;
    return s->leader_on[hex] != CC_NO_LEADER ? s->leader[s->leader_on[hex]].side : SIDES;
}

static bool best_melee(const struct colors_eye *eye, const struct cc_state *s, int unit, int from,
                       int extra, int *worth, int *to)
{
    const struct cc_board *b = eye->board;
    int enemy_side = 1 - s->unit[unit].side;
    bool contact = false;

    for (int side = 0; side < 6; side++) {
        int hex = b->next[from][side];
        if (!hex || side_on(s, hex) != enemy_side)
            continue;
        contact |= s->unit_on[hex] != CC_NO_UNIT;
        int value = eval_colors_attack(eye, s, unit, from, hex, false, extra);
        if (value > *worth) {
            *worth = value;
            *to = hex;
        }
    }
    return contact;
}

static void best_shot(const struct colors_eye *eye, const struct cc_state *s, int unit, int from,
                      int extra, int *worth, int *to)
{
    const struct cc_board *b = eye->board;
    int range = eval_colors_type(eye, s, unit)->range, side = s->unit[unit].side;

    for (int e = 0; e < s->unit_count; e++) {
        int hex = s->unit[e].at;
        if (!hex || s->unit[e].side == side || b->distance[from][hex] > range ||
            b->distance[from][hex] < 2 || !cc_outlook_sees(eye->box, s, unit, from, hex))
            continue;
        int value = eval_colors_attack(eye, s, unit, from, hex, true, extra);
        if (value > *worth) {
            *worth = value;
            *to = hex;
        }
    }
}

int eval_colors_best(const struct colors_eye *eye, const struct cc_state *s, int unit, int from,
                     int extra, bool may_fire, bool may_melee, int *to)
{
    int worth = 0, target = 0;
    int melee = 0, melee_to = 0;
    bool contact = best_melee(eye, s, unit, from, extra, &melee, &melee_to);

    if (may_melee) {
        worth = melee;
        target = melee_to;
    }
    if (may_fire && !contact && eval_colors_type(eye, s, unit)->range)
        best_shot(eye, s, unit, from, extra, &worth, &target);
    if (to)
        *to = target;
    return worth;
}

/* -- where it stands -- */

static int reach_of(const struct cc_type *type)
{
    int reach = type->class == ARTILLERY ? 3 : type->move_and_battle + 1;

    return type->class == INFANTRY && reach < type->range + 1 ? type->range + 1 : reach;
}

void eval_colors_gather(const struct colors_eye *eye, const struct cc_state *s,
                        struct eval_colors_foes *foes)
{
    const struct cc_board *b = eye->board;

    for (int side = 0; side < SIDES; side++) {
        foes->of[side].count = 0;
        memset(foes->of[side].near, 0, sizeof foes->of[side].near);
    }
    for (int e = 0; e < s->unit_count; e++)
        if (s->unit[e].at) {
            int side = s->unit[e].side, n = foes->of[side].count++;
            foes->of[side].unit[n] = (uint8_t)e;
            foes->of[side].at[n] = s->unit[e].at;
            foes->of[side].reach[n] = (uint8_t)reach_of(&b->type[s->unit[e].type]);
        }
}

/* Dice that an enemy unit could bring to bear on a hex so far away, within its reach. */
static int dice_from_afar(const struct cc_type *type, const struct cc_unit *enemy, int distance)
{
    if (enemy->square)
        return distance == 1 ? 1 : 0;
    if (type->class == ARTILLERY)
        return type->guns[enemy->blocks][distance < 5 ? distance : 5];
    return distance > 1 + type->move_and_battle ? type->moved[enemy->blocks]
                                                : type->melee[enemy->blocks];
}

/* Half of what the two most dangerous enemies could do; a unit that is all but gone is worth more
 * to him than its blocks.  How many flags it may ignore depends on the enemy only before squares and
 * behind fieldworks. */
int eval_colors_danger(const struct colors_eye *eye, const struct cc_state *s,
                       const struct eval_colors_foes *foes, int unit, int hex)
{
    const struct cc_board *b = eye->board;
    struct struck struck = struck_of(eye, s, unit);
    int first = 0, second = 0, foe = 1 - s->unit[unit].side, usual = -1;

    be_counted();
    for (int i = 0; i < foes->of[foe].count; i++) {
        int distance = b->distance[hex][foes->of[foe].at[i]], e = foes->of[foe].unit[i];
        if (distance > foes->of[foe].reach[i])
            continue;
        const struct cc_unit *enemy = &s->unit[e];
        const struct cc_type *type = &b->type[enemy->type];
        int dice = dice_from_afar(type, enemy, distance);
        bool plain = !enemy->square && !s->works[s->unit[unit].at];
        int ignored = plain && usual >= 0 ? usual : cc_outlook_flags(eye->box, s, unit, e);
        usual = plain ? ignored : usual;
        int faces = faces_that_hit(struck.class, distance > 1, !(type->traits & TRAIT_NO_SABRES));
        int worth = blow_at(eye, &struck, dice, faces, ignored).worth;
        if (distance > 1)
            worth = worth * eye->habits->afar / COLORS_WHOLE;
        second = worth > first ? first : worth > second ? worth : second;
        first = worth > first ? worth : first;
    }
    return first * eye->habits->first / COLORS_WHOLE + second * eye->habits->second / COLORS_WHOLE;
}

static int distance_to_enemy(const struct colors_eye *eye, struct eval_colors_foes *foes, int side,
                             int hex)
{
    const uint8_t *distance = eye->board->distance[hex];
    uint8_t *near = &foes->of[1 - side].near[hex];
    int least = FAR;

    if (*near)
        return *near - 1;
    for (int i = 0; i < foes->of[1 - side].count; i++)
        if (distance[foes->of[1 - side].at[i]] < least)
            least = distance[foes->of[1 - side].at[i]];
    *near = (uint8_t)(least + 1);
    return least;
}

/* An objective of the enemy is held where he is near enough to come for it. */
static int objective_worth(const struct colors_eye *eye, const struct cc_state *s,
                           struct eval_colors_foes *foes, int side, int hex)
{
    const struct colors_habits *h = eye->habits;
    const struct cc_board *b = eye->board;
    int worth = 0;

    for (int o = 0; o < s->objective_count; o++)
        for (int i = 0; i < s->objective[o].count; i++) {
            int distance = b->distance[hex][s->objective[o].hex[i]];
            if (s->objective[o].side == side)
                worth += distance == 0  ? h->objective
                         : distance < 5 ? h->near_objective * (5 - distance) / 5
                                        : 0;
            else if (distance == 0 && distance_to_enemy(eye, foes, side, hex) <= THREAT)
                worth += h->guarded;
        }
    return worth;
}

static int cover(const struct colors_eye *eye, const struct cc_state *s, int class, int hex)
{
    return eye->habits->cover[s->terrain[hex]][class] +
           (s->works[hex] && class != CAVALRY ? eye->habits->works : 0);
}

int eval_colors_ground(const struct colors_eye *eye, const struct cc_state *s,
                       struct eval_colors_foes *foes, int unit, int hex)
{
    const struct cc_type *type = eval_colors_type(eye, s, unit);
    const struct cc_unit *u = &s->unit[unit];
    int distance = distance_to_enemy(eye, foes, u->side, hex);
    int want = type->class == ARTILLERY ? 3 : type->class == CAVALRY ? 3 : 2;
    int weak = u->blocks == 1 ? 2 : 0; /* keeps away */
    int gap = distance - want - 2 * weak;

    int tenths = gap > 0 ? -eye->habits->far[type->class] * gap
                 : weak  ? eye->habits->weak * gap
                         : eye->habits->close[type->class] * gap;

    return cover(eye, s, type->class, hex) + objective_worth(eye, s, foes, u->side, hex) +
           tenths / 10;
}

/* -- the whole -- */

/* By what it has lost, so that the larger army is not ahead for being larger. */
static int unit_worth(const struct colors_eye *eye, const struct cc_state *s,
                      struct eval_colors_foes *foes, int unit)
{
    const struct cc_unit *u = &s->unit[unit];
    int lost = (u->full - u->blocks) * eval_colors_block(eye, eval_colors_type(eye, s, unit));

    if (!u->at)
        return -lost;
    return eval_colors_ground(eye, s, foes, unit, u->at) / 2 - lost - (u->blocks == 1 ? 10 : 0) -
           eval_colors_danger(eye, s, foes, unit, u->at) / 2 - (u->square ? 6 : 0);
}

/* The nearer to the end, the more a banner is worth. */
static int banner_worth(const struct cc_state *s, int side)
{
    int left = s->banners_to_win - cc_banners(s, side);

    return cc_banners(s, side) * BANNER + (left == 1 ? 60 : left == 2 ? 20 : 0);
}

/* x in hundredths of a banner to thousandths of a match: a gentle S. */
static int squash(int x, int needed)
{
    int scale = 60 * needed; /* about half the banners for three matches in four */
    int y = x < 0 ? -x : x;
    int part = 500 * y / (y + scale);

    return x < 0 ? 500 - part : 500 + part;
}

int eval_colors(const struct colors_eye *eye, const struct cc_state *s, int side)
{
    int worth = banner_worth(s, side) - banner_worth(s, 1 - side);
    struct eval_colors_foes foes;

    eval_colors_gather(eye, s, &foes);
    for (int u = 0; u < s->unit_count; u++) {
        int one = unit_worth(eye, s, &foes, u);
        worth += s->unit[u].side == side ? one : -one;
    }
    worth += 5 * (s->hand_count[side] - s->hand_count[1 - side]);
    return squash(worth, s->banners_to_win);
}
