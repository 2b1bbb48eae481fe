/* cn_365_setup.c -- 1X 365 to 381: options and the set-up: manifests come from the scenario, the
 * screen of vedettes and the modes from the players. */

#include <string.h>

#include "base/geo_hex.h"

#include "games/campaign/cn_local.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/kit/cn_save.h"
#include "games/campaign/march/cn_march.h"

/* 1X-31-6, 273-3: the first value of each is what a match has when nothing is chosen. */
const struct eng_option cn_options[] = {
    [OPTION_SECRETS] = { "secrets", "Dice, losses and replacements are secret", { "on", "off" } },
    [OPTION_SUBORDINATES] = { "subordinates",
                              "Subordinate leaders next to the enemy",
                              { "shown", "secret" } },
    [OPTION_WEATHER] = { "weather", "Weather", { "rolled", "historical" } },
    [OPTION_RESERVES] = { "reserves", "Reserves", { "on", "off" } },
    [OPTION_REAR_GUARD] = { "rear-guard", "Rear-guard battles", { "off", "on" } },
    [OPTION_SOUND] = { "sound", "March to the sound of the guns", { "off", "on" } },
    [OPTION_DYNAMICS] = { "dynamics", "Battlefield dynamics", { "off", "on" } },
    [OPTION_TSAR] = { "tsar", "The Tsar is with the army", { "off", "on" } },
    [OPTION_MARMONT] = { "marmont", "Marmont may be called to Wien", { "off", "on" } },
    [OPTION_TITLE] = { "title", "Clauses of the title", { "soa", "tete", "nab", "bii" } },
    { NULL, NULL, { NULL } },
};

/* -- the manifests -- */

/* Optional arrivals are not on the turn track unless they were chosen. */
static void strike_options(const struct cn_board *b, struct cn_state *s)
{
    for (int i = 0; i < b->arrival_count; i++)
        for (int k = 0; k < b->arrival[i].unit_count; k++)
            if (b->arrival[i].optional && s->option[OPTION_MARMONT] == 0)
                s->unit[b->arrival[i].unit[k]] = cn_plain_unit(IS_OUT);
}

bool cn_setup(const struct eng_box *box, const uint8_t *option, void *state, struct eng_news *news,
              struct err *err)
{
    struct cn_state *s = state;
    struct eng_turn t = { box, state, &s->core, news, 0 };

    (void)err;
    HOLDS(CN_1_1, "every title plays by this one code; a title adds only what its clauses name");
    HOLDS(CN_365_1, "a match begins with the position that is named");
    HOLDS(CN_366_2, "that title has no scenario here to be set up");
    TABLE(CN_367_4, "units.tsv");
    TABLE(CN_367_5, "units.tsv");
    TABLE(CN_367_6, "units.tsv");
    TABLE(CN_367_7, "units.tsv");
    TABLE(CN_367_8, "units.tsv");
    TABLE(CN_367_9, "units.tsv");
    TABLE(CN_367_10, "units.tsv");
    memcpy(s->option, option, sizeof s->option);
    s->title = BY(CN_1_2, option[OPTION_TITLE]);
    strike_options(cn_board(box), s);
    eng_flow_start(&t);
    return true;
}

/* -- the screen of vedettes: at most two for each formation, in its hex or next to it -- */

struct screen {
    const struct cn_board *b;
    const struct cn_state *s;
    int side, formations, vedettes;
    uint16_t formation[CN_LEADERS], vedette[CN_VEDETTES + 1]; /* hexes */
    uint8_t of[CN_VEDETTES + 1];                              /* whose vedette it is */
    uint8_t count[CN_LEADERS];
};

static bool is_formation(const struct cn_state *s, int leader)
{
    return BY(CN_368_1, s->leader[leader].standing == IS_MAP && cn_has_troops(s, leader));
}

static void gather(struct screen *sc)
{
    int first = sc->side * (CN_VEDETTES / SIDES);

    for (int i = sc->b->side_first[sc->side]; i < sc->b->side_first[sc->side + 1]; i++)
        if (is_formation(sc->s, i))
            sc->formation[sc->formations++] = sc->s->leader[i].hex;
    for (int i = first; i < first + CN_VEDETTES / SIDES; i++)
        if (sc->s->vedette[i].standing == IS_MAP)
            sc->vedette[sc->vedettes++] = sc->s->vedette[i].hex;
}

static bool assign(struct screen *sc, int vedette, uint64_t *tried)
{
    for (int f = 0; f < sc->formations; f++) {
        if (*tried >> f & 1 || !cn_may_touch(sc->vedette[vedette], sc->formation[f]) ||
            cn_distance(sc->vedette[vedette], sc->formation[f]) > 1)
            continue;
        *tried |= 1ull << f;
        bool room = sc->count[f] < 2;
        for (int v = 0; v < vedette && !room; v++)
            if (sc->of[v] == f && assign(sc, v, tried)) {
                sc->count[f]--;
                room = true;
            }
        if (room) {
            sc->of[vedette] = (uint8_t)f;
            sc->count[f]++;
            return true;
        }
    }
    return false;
}

/* Can every vedette be counted to a formation, none having more than two? */
static bool all_have_formations(struct screen *sc)
{
    for (int v = 0; v < sc->vedettes; v++)
        if (!assign(sc, v, &(uint64_t){ 0 }))
            return false;
    return true;
}

static int free_vedette(const struct cn_board *b, const struct cn_state *s, int side)
{
    int first = side * (CN_VEDETTES / SIDES);

    for (int i = first; i < first + b->table.vedettes[side]; i++)
        if (s->vedette[i].standing == IS_OUT)
            return i;
    return CN_NOBODY;
}

/* Nobody starts in contact (1X-366-6), and one vedette at most stands in a hex (1X-121-2). */
static bool is_room(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    if (b->hex[hex].ground == LAKE)
        return false;
    for (int i = 0; i < CN_PIECES; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->what != CN_NOBODY && cn_side_of_slot(i) != side &&
            BY(CN_366_6, cn_may_touch(p->hex, hex) && cn_distance(p->hex, hex) <= 1))
            return false;
        if (p->what != CN_NOBODY && cn_side_of_slot(i) == side && p->what >= CN_LEADERS &&
            p->hex == hex)
            return false;
    }
    return true;
}

static eng_ruleno check_screen(const struct cn_board *b, const struct cn_state *s, int side,
                               int hex)
{
    struct screen sc = { .b = b, .s = s, .side = side };

    if (free_vedette(b, s, side) == CN_NOBODY)
        return CN_367_3;
    if (!is_room(b, s, side, hex))
        return CN_121_2;
    gather(&sc);
    sc.vedette[sc.vedettes++] = (uint16_t)hex;
    return all_have_formations(&sc) ? 0 : CN_367_2;
}

/* -- the questions -- */

static bool has_formation(const struct cn_board *b, const struct cn_state *s, int side)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (is_formation(s, i))
            return true;
    return false;
}

enum eng_flow cn_ask_setup(struct eng_turn *t, struct eng_frame *f)
{
    int side = setup_of(f)->side;

    if (!has_formation(cn_board(t->box), t->state, side))
        return NEXT;
    return ask(t, seats_of(t->core, side));
}

/* A fortress next to him in which enemies are shut in. */
static bool lays_siege(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int side = b->leader[leader].side;

    for (int k = 0; k < HEX_SIDES; k++) {
        int hex = b->next[s->leader[leader].hex][k];
        if (hex != CN_NOWHERE && cn_enemy_in(s, side, hex) && cn_is_besieged(b, s, 1 - side, hex))
            return true;
    }
    return false;
}

/* 1X-238-3: but not in NAB, where nobody forages, and not in a siege. */
static bool may_start_foraging(const struct cn_board *b, const struct cn_state *s, int side,
                               int leader)
{
    return leader < b->leader_count && b->leader[leader].side == side && is_formation(s, leader) &&
           !s->leader[leader].forage && s->title != TITLE_NAB && !lays_siege(b, s, leader);
}

static void offer_screen(const struct cn_board *b, const struct cn_state *s, int side,
                         struct eng_choices *c)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (!is_formation(s, i))
            continue;
        int at = s->leader[i].hex;
        if (check_screen(b, s, side, at) == 0)
            offer_noun(c, VERB_SCREEN, cn_number(at));
        for (int k = 0; k < 6; k++)
            if (b->next[at][k] != CN_NOWHERE && check_screen(b, s, side, b->next[at][k]) == 0)
                offer_noun(c, VERB_SCREEN, cn_number(b->next[at][k]));
    }
}

void cn_offer_setup(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int side = s->core.side[seat];

    if (free_vedette(b, s, side) != CN_NOBODY)
        offer_screen(b, s, side, c);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (may_start_foraging(b, s, side, i))
            offer_noun(c, VERB_FORAGE_START, i);
    cn_offer_passing(b, s, side, c);
    if (!cn_must_pass(b, s, side))
        offer(c, VERB_DONE);
}

eng_ruleno cn_check_setup(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int side = s->core.side[seat], hex = cn_hex_of(a->noun);

    switch (a->verb) {
    case VERB_SCREEN:
        return hex >= 0 ? check_screen(b, s, side, hex) : CN_10_1;
    case VERB_FORAGE_START:
        return may_start_foraging(b, s, side, a->noun) ? 0 : CN_238_3;
    case VERB_TAKE_UP:
    case VERB_GIVE:
    case VERB_KEEP:
        return cn_check_passing(b, s, side, a);
    default:
        return cn_must_pass(b, s, side) ? CN_377_1 : 0;
    }
}

enum eng_flow cn_take_setup(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = setup_of(f)->side;

    if (a->verb == VERB_DONE)
        return NEXT;
    if (a->verb == VERB_FORAGE_START) {
        s->leader[a->noun].forage = 1;
        return again(t);
    }
    if (a->verb != VERB_SCREEN) {
        cn_take_passing(t, f, a);
        return again(t);
    }
    cn_put_vedette(t, free_vedette(b, s, side), cn_hex_of(a->noun));
    tell(t, CN_367_2, ENG_ALL, NEWS_SCREENED, side, cn_hex_of(a->noun));
    return again(t);
}
