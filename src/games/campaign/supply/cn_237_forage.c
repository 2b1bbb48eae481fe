/* cn_237_forage.c -- 1X 237 to 256: what the country around a formation feeds. */

#include "base/geo_hex.h"

#include "games/campaign/cn_local.h"
#include "games/campaign/kept/cn_glance.h"
#include "games/campaign/march/cn_works.h"

enum { OWN_HEX = HEX_SIDES, AROUND = HEX_SIDES + 1 }; /* bit of the leader's own hex */

static int around_at(const struct cn_board *b, int hex, int bit)
{
    return bit == OWN_HEX ? hex : b->next[hex][bit];
}

/* -- who forages -- */

static bool is_shut_in(const struct cn_board *b, const struct cn_state *s, int side, int hex,
                       bool seems)
{
    if (hex == CN_NOWHERE || !cn_is_fortified(b, hex))
        return false;
    for (int i = 0; i < HEX_SIDES; i++) {
        int next = b->next[hex][i];
        if (BY(CN_255_2, next != CN_NOWHERE && cn_cost(b, s, hex, next, 1) >= 0 &&
                             !(seems ? cn_seems_in_zone : cn_in_zone)(b, s, next, 1 - side)))
            return false;
    }
    return true;
}

bool cn_is_besieged(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    return is_shut_in(b, s, side, hex, false);
}

/* Whatever the enemy does. */
static eng_ruleno check_forager(const struct cn_state *s, int leader)
{
    const struct cn_leader *l = &s->leader[leader];

    if (s->title == TITLE_NAB)
        return CN_237_2;
    if (BY(CN_244_1, !l->forage))
        return CN_238_1;
    return l->did & (DID_EXTEND | DID_CONCENTRATE) ? CN_245_1 : 0;
}

eng_ruleno cn_check_forage(const struct cn_board *b, const struct cn_state *s, int leader)
{
    const struct cn_leader *l = &s->leader[leader];
    int side = b->leader[leader].side;
    eng_ruleno rule = check_forager(s, leader);

    if (rule)
        return rule;
    if (l->standing != IS_MAP || cn_is_besieged(b, s, side, l->hex))
        return CN_255_1;
    return BY(CN_242_2, s->title == TITLE_TETE) && cn_in_zone(b, s, l->hex, 1 - side) ? CN_250_2
                                                                                      : 0;
}

/* Before cn_check_forage: may there be somebody whom he does not know, and who forbids it? */
void cn_peek_forage(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int side = b->leader[leader].side, hex = s->leader[leader].hex;

    if (is_shut_in(b, s, side, hex, true) ||
        (s->title == TITLE_TETE && cn_seems_in_zone(b, s, hex, 1 - side)))
        peek(t);
}

/* 1X-239-1, 245-1: he is in forage mode, may forage, and did not draw on the points in this phase.
 * What the enemy's zones forbid him is known when he is tested, not when a friend is. */
static bool forages(const struct cn_state *s, int leader)
{
    const struct cn_leader *l = &s->leader[leader];

    return check_forager(s, leader) == 0 && (!(l->did & DID_TEST) || l->grazed);
}

/* Another forager of his side whose hexes lie among his. */
bool cn_shares_forage(const struct cn_board *b, const struct cn_state *s, int leader, int other)
{
    const struct cn_leader *l = &s->leader[leader], *o = &s->leader[other];

    return other != leader && b->leader[other].side == b->leader[leader].side &&
           o->standing == IS_MAP && l->standing == IS_MAP && o->forage && o->under != leader &&
           cn_distance(l->hex, o->hex) <= 2 && cn_has_troops(s, other) && forages(s, other);
}

/* -- what a hex is worth -- */

static bool is_enemy_at(const struct cn_state *s, int side, int hex)
{
    if (hex == CN_NOWHERE)
        return false;
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS && cn_may_be_in(s, 1 - side, hex);
         i++)
        if (s->piece[i].what != CN_NOBODY && s->piece[i].hex == hex)
            return true;
    return cn_has_garrison(s, 1 - side, hex);
}

/* 1X-250-1: held by the enemy, or between two enemies; any piece of his does,
 * and the garrison of his source (70-1). */
static bool is_barred(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    if (is_enemy_at(s, side, hex))
        return true;
    if (!cn_may_be_near(s, 1 - side, hex)) /* garrisons are one at most */
        return false;
    for (int i = 0; i < HEX_SIDES / 2; i++)
        if (BY(CN_250_1, is_enemy_at(s, side, b->next[hex][i]) &&
                             is_enemy_at(s, side, b->next[hex][hex_opposite(i)])))
            return true;
    return false;
}

/* 1X-243-3: horse finds half as much in woods and hills.  In twentieths. */
static int ground_worth(const struct cn_board *b, int hex, int horse)
{
    int ground = b->hex[hex].ground, worth = BY(CN_248_1, b->table.forage10[ground]);

    return BY(CN_243_3,
              BY(CN_243_2, horse) && (ground == WOODS || ground == HILL || ground == MOUNTAIN))
               ? worth
               : 2 * worth;
}

/* 1X-254: a town feeds who stands in it, and nobody else. */
static int own_worth(const struct cn_board *b, int hex, int horse)
{
    const struct cn_hex *h = &b->hex[hex];
    int town = BY(CN_248_1, b->table.forage_town10[h->town]);

    if (h->depot != NO_DEPOT && town < b->table.forage_depot10)
        town = b->table.forage_depot10;
    return BY(CN_254_2, h->town == NO_TOWN && h->depot == NO_DEPOT) ? ground_worth(b, hex, horse)
                                                                    : 2 * town;
}

/* 1X-251-1: a part of his formation is there. */
static bool has_member(const struct cn_board *b, const struct cn_state *s, int leader, int hex)
{
    int side = b->leader[leader].side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->leader[i].standing == IS_MAP && s->leader[i].under == leader &&
            s->leader[i].hex == hex && cn_has_troops(s, i))
            return true;
    return false;
}

/* 1X-240-1, 254-1: what he could enter, and his zone reaches; a town or depot only if some of his are in
 * it. */
static int next_worth(const struct cn_board *b, const struct cn_state *s, int leader, int side,
                      int horse)
{
    int hex = s->leader[leader].hex, next = b->next[hex][side];

    if (next == CN_NOWHERE || cn_cost(b, s, hex, next, horse) < 0 ||
        !cn_zone_reaches(b, s, hex, side))
        return 0;
    if (BY(CN_254_3, has_member(b, s, leader, next)))
        return own_worth(b, next, horse);
    if (BY(CN_254_1, b->hex[next].town > VILLAGE || b->hex[next].depot != NO_DEPOT))
        return 0;
    return ground_worth(b, next, horse);
}

/* 1X-253-1: a hex that a friend has foraged in this phase feeds nobody else. */
static bool is_grazed(const struct cn_board *b, const struct cn_state *s, int leader, int hex)
{
    int side = b->leader[leader].side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        for (int bit = 0;
             s->leader[i].grazed && i != leader && s->leader[i].standing == IS_MAP && bit < AROUND;
             bit++)
            if ((s->leader[i].grazed >> bit & 1) && around_at(b, s->leader[i].hex, bit) == hex)
                return true;
    return false;
}

static int worth(const struct cn_board *b, const struct cn_state *s, int leader, int bit, int horse)
{
    const struct cn_leader *l = &s->leader[leader];
    int hex = BY(CN_249_1, around_at(b, l->hex, bit));

    if (BY(CN_241_1, bit != OWN_HEX && s->title == TITLE_TETE))
        return 0;
    int twentieths =
        bit == OWN_HEX ? own_worth(b, hex, horse) : next_worth(b, s, leader, bit, horse);
    if (twentieths == 0 || is_barred(b, s, b->leader[leader].side, hex) ||
        BY(CN_253_2, is_grazed(b, s, leader, hex)))
        return 0;
    return twentieths;
}

/* Where foot finds nothing horse finds nothing, and half as much is still something. */
static bool feeds(const struct cn_board *b, const struct cn_state *s, int leader, int bit)
{
    return worth(b, s, leader, bit, 0) > 0;
}

/* 1X-240 to 242, 249, 251: the leader's hex and the six around it, where he stands at the end. */
int cn_forage20(const struct cn_board *b, const struct cn_state *s, int leader, int horse)
{
    int total = 0;

    for (int bit = 0; bit < BY(CN_240_2, BY(CN_251_1, AROUND)); bit++)
        if (BY(CN_242_1, !(s->leader[leader].ceded >> bit & 1)))
            total += worth(b, s, leader, bit, horse);
    return total;
}

enum cn_column cn_forage_column(int twentieths)
{
    return BY(CN_242_3, twentieths < 60    ? COLUMN_A
                        : twentieths < 120 ? COLUMN_B
                        : twentieths < 180 ? COLUMN_C
                                           : COLUMN_D);
}

/* -- hexes in common -- */

static bool is_in_common(const struct cn_board *b, const struct cn_state *s, int other, int hex)
{
    for (int bit = 0; bit < AROUND; bit++)
        if (around_at(b, s->leader[other].hex, bit) == hex)
            return true;
    return false;
}

static bool may_cede(const struct cn_board *b, const struct cn_state *s, int leader, int other,
                     int bit)
{
    int hex = around_at(b, s->leader[leader].hex, bit);

    return cn_shares_forage(b, s, leader, other) && !(s->leader[other].did & DID_TEST) &&
           !(s->leader[leader].ceded >> bit & 1) && feeds(b, s, leader, bit) &&
           BY(CN_252_2, is_in_common(b, s, other, hex));
}

eng_ruleno cn_check_cede(const struct cn_board *b, const struct cn_state *s, int leader, int other,
                         int number)
{
    for (int bit = 0; bit < AROUND && other < b->leader_count; bit++)
        if (around_at(b, s->leader[leader].hex, bit) == cn_hex_of(number) &&
            may_cede(b, s, leader, other, bit))
            return 0;
    return CN_253_1;
}

void cn_offer_ceded(const struct cn_board *b, const struct cn_state *s, int leader,
                    struct eng_choices *c)
{
    int side = b->leader[leader].side;

    for (int other = b->side_first[side]; other < b->side_first[side + 1]; other++)
        for (int bit = 0; cn_shares_forage(b, s, leader, other) && bit < AROUND; bit++)
            if (may_cede(b, s, leader, other, bit))
                offer_count(c, VERB_FORAGER, other,
                            cn_number(around_at(b, s->leader[leader].hex, bit)));
}

void cn_cede(const struct cn_board *b, struct cn_state *s, int leader, int number)
{
    for (int bit = 0; bit < AROUND; bit++)
        if (around_at(b, s->leader[leader].hex, bit) == cn_hex_of(number))
            s->leader[leader].ceded |= (uint8_t)(1u << bit);
}

void cn_graze(const struct cn_board *b, struct cn_state *s, int leader)
{
    uint8_t grazed = 0;

    if (s->leader[leader].standing != IS_MAP) /* the test has cost him his last unit */
        return;
    for (int bit = 0; bit < AROUND; bit++)
        if (!(s->leader[leader].ceded >> bit & 1) && feeds(b, s, leader, bit))
            grazed |= (uint8_t)(1u << bit);
    s->leader[leader].grazed = grazed;
}

/* -- the mode -- */

/* 1X-247-2, 247-6: after a round, the last one too, a forager may pull himself together.  Who is not
 * watched any more keeps it to himself (1X-244-6). */
void cn_forager_die(struct eng_turn *t, int leader, bool watched)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    if (!cn_has_scattered(s, leader))
        return;
    int die = watched ? roll(t, 6, CN_247_6) : cn_cast(t, leader, CN_247_6);
    if (die > cn_initiative(b, s, leader))
        return;
    cn_set_mode(s, leader, false);
    if (watched)
        tell(t, CN_247_6, ENG_ALL, NEWS_CONCENTRATED, s->leader[leader].hex);
    else
        tell(t, CN_247_6, seats_of(t->core, b->leader[leader].side), NEWS_CONCENTRATING, leader);
    cn_zones_grow(t);
}
