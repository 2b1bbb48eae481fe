/* cc_save.c -- the lines of a position that are the game's own (docs/lines.md), and what they leave
 * out.
 *
 * Units are numbered from 0 in the order of their lines, leaders too.  Who is not said to be hurt has
 * all his blocks.  A position with a line "turn SIDE .. phase PHASE" and without frames stands at that
 * phase of the turn: "phase orders", "movement", "combat", "draw" (or "command" for a fresh turn).
 * acts is the card where not said, level the hand and the card on the table, a unit in square
 * without a card on the track gets one of the rest of the deck, which is the pile unless it is said
 * that it was discarded: "discards rest". */

#include <string.h>

#include "games/colors/kit/cc_save.h"

/* What is only known while lines are read. */
struct scratch {
    uint8_t phase; /* one higher; 0: the turn did not say */
    uint8_t rest;  /* of the deck lies among the discards */
};

#define STATE   struct cc_state
#define SCRATCH struct scratch
#include "engine/line_tables.def"

enum { UNSAID = 255 };

/* -- what words name -- */

const char *const cc_tiles[] = {
    "none", "straight", "bend", "end", "y", "bridge", "bend-bridge", NULL,
};
const char *const cc_hex_sides[] = { "E", "SE", "SW", "W", "NW", "NE", NULL };
const char *const cc_sections[] = { "none", "W", "C", "WC", "E", "WE", "CE", "WCE", NULL };
const char *const cc_phases[] = { "command", "orders", "movement", "combat", "draw", NULL };
const char *const cc_fates[] = { "present", "eliminated", "left", NULL };
static const char *const for_hexes[] = { "each", "all", NULL };

static int find_hex(const struct eng_box *box, const char *word)
{
    int hex = cc_find_hex(cc_board(box), word);

    return hex ? hex : -1;
}

static void name_hex(const struct eng_box *box, int hex, struct text *out)
{
    (void)box;
    text_add(out, cc_hex_name(hex));
}

static bool is_hex(const struct eng_box *box, int hex)
{
    (void)box;
    return hex >= 0 && hex < CC_HEXES;
}

/* Or nowhere: pieces are gone, a combat has no target. */
static int find_place(const struct eng_box *box, const char *word)
{
    return strcmp(word, "gone") == 0 || strcmp(word, "-") == 0 ? 0 : find_hex(box, word);
}

static void name_place(const struct eng_box *box, int hex, struct text *out)
{
    (void)box;
    text_add(out, hex ? cc_hex_name(hex) : "gone");
}

static int find_type(const struct eng_box *box, const char *word)
{
    return cc_find_type(cc_board(box), word);
}

static void name_type(const struct eng_box *box, int type, struct text *out)
{
    text_printf(out, "%s.%s", cc_board(box)->type[type].nation, cc_board(box)->type[type].code);
}

static bool is_type(const struct eng_box *box, int type)
{
    return type >= 0 && type < cc_board(box)->type_count;
}

static int find_nation(const struct eng_box *box, const char *word)
{
    const struct cc_board *b = cc_board(box);
    int i = b->nation_count;

    while (--i >= 0 && strcmp(b->nation[i].id, word) != 0)
        continue;
    return i;
}

static void name_nation(const struct eng_box *box, int nation, struct text *out)
{
    text_add(out, cc_board(box)->nation[nation].id);
}

static bool is_nation(const struct eng_box *box, int nation)
{
    return nation >= 0 && nation < cc_board(box)->nation_count;
}

/* The card that acts, or none. */
static int find_acting(const struct eng_box *box, const char *word)
{
    int kind = cc_find_card(cc_board(box), word);

    return kind || strcmp(word, "none") == 0 ? kind : -1;
}

static void name_acting(const struct eng_box *box, int kind, struct text *out)
{
    text_add(out, kind ? cc_board(box)->card[kind].id : "none");
}

static bool is_acting(const struct eng_box *box, int kind)
{
    return kind >= 0 && kind <= cc_board(box)->card_count;
}

/* A card that lies somewhere; its face may be hidden. */
static int find_card(const struct eng_box *box, const char *word)
{
    int kind = cc_find_card(cc_board(box), word);

    return kind ? kind : strcmp(word, "hidden") == 0 ? CC_HIDDEN : -1;
}

static void name_card(const struct eng_box *box, int kind, struct text *out)
{
    text_add(out, kind == CC_HIDDEN ? "hidden" : cc_board(box)->card[kind].id);
}

static bool is_card(const struct eng_box *box, int kind)
{
    return kind == CC_HIDDEN || (kind && is_acting(box, kind));
}

static int unit_at(const struct cc_state *s, int at)
{
    for (int unit = 0; unit < s->unit_count; unit++)
        if (s->unit[unit].at == at)
            return unit;
    return CC_NO_UNIT;
}

static int leader_at(const struct cc_state *s, int at)
{
    for (int leader = 0; leader < s->leader_count; leader++)
        if (s->leader[leader].at == at)
            return leader;
    return CC_NO_LEADER;
}

/* A number, or the hex where a unit named above stands. */
static bool read_fighter(struct eng_reader *r, int *out)
{
    const struct cc_state *s = r->state;
    const char *word = words_next(&r->in);
    int at = cc_find_hex(cc_board(r->box), word);
    int64_t n = at ? unit_at(s, at) : CC_NO_UNIT;

    if (!at && !words_int(word, 0, CC_UNITS - 1, &n))
        n = CC_NO_UNIT;
    *out = (int)n;
    return n < s->unit_count || eng_complain(r, "no line above has a unit '%s'", word);
}

static void name_fighter(const struct eng_box *box, int unit, struct text *out)
{
    (void)box;
    text_add_int(out, unit);
}

static bool is_fighter(const struct eng_box *box, int unit)
{
    (void)box;
    return unit >= 0 && unit < CC_UNITS;
}

static const struct eng_things sides = NAMED("side: top or bottom", cc_side_ids);
static const struct eng_things terrains = NAMED("terrain", cc_terrains);
static const struct eng_things tiles = NAMED("tile of a river", cc_tiles);
static const struct eng_things edges = NAMED("side of a hex: E SE SW W NW NE", cc_hex_sides);
static const struct eng_things ways = NAMED("way to count hexes: each or all", for_hexes);
static const struct eng_things sections = NAMED("section: W, C or E", cc_sections);
static const struct eng_things phases =
    NAMED("phase: command, orders, movement, combat or draw", cc_phases);
static const struct eng_things leader_fates = NAMED("fate", cc_fates);
static const struct eng_things hexes = FOUND("hex", find_hex, name_hex, .is = is_hex);
static const struct eng_things places = FOUND("hex", find_place, name_place, .is = is_hex);
static const struct eng_things targets = FOUND("hex", find_place, name_hex, .is = is_hex);
static const struct eng_things types =
    FOUND("unit of units.tsv", find_type, name_type, .is = is_type);
static const struct eng_things nations =
    FOUND("nation of nations.tsv", find_nation, name_nation, .is = is_nation);
static const struct eng_things acting = FOUND("card", find_acting, name_acting, .is = is_acting);
static const struct eng_things cards = FOUND("card", find_card, name_card, .is = is_card);
static const struct eng_things fighters = {
    .what = "unit", .name = name_fighter, .read = read_fighter, .is = is_fighter
};

/* -- what must hold of a line -- */

static bool has_hexes(struct eng_reader *r)
{
    const struct cc_state *s = r->state;

    return s->objective[r->who].count > 0 || words_wrong(&r->in, "hexes");
}

static bool unit_stands(struct eng_reader *r)
{
    const struct cc_state *s = r->state;
    const struct cc_unit *u = &s->unit[r->who];

    if (u->at && unit_at(s, u->at) != r->who)
        return eng_complain(r, "two units stand on %s", cc_hex_name(u->at));
    return !u->at || (u->blocks >= 1 && u->blocks <= u->full) ||
           words_wrong(&r->in, "as many blocks as such a unit can have");
}

static bool leader_stands(struct eng_reader *r)
{
    const struct cc_state *s = r->state;
    const struct cc_leader *l = &s->leader[r->who];

    if ((l->at == 0) != (l->fate != LEADER_PRESENT))
        return words_wrong(&r->in, "a hex, or: gone .. eliminated, gone .. left");
    return !BY(CC_S_0_03, l->at && leader_at(s, l->at) != r->who) ||
           eng_complain(r, "two leaders stand on %s", cc_hex_name(l->at));
}

static bool deck_lasts(struct eng_reader *r)
{
    const struct cc_board *b = cc_board(r->box);
    int rest[CC_KINDS];

    cc_count_rest(b, r->state, rest);
    for (int kind = 1; kind <= b->card_count; kind++)
        if (rest[kind] < 0)
            return eng_complain(r, "the deck has no more cards '%s'", b->card[kind].id);
    return true;
}

/* A hand is in order. */
static bool take_hand(struct eng_reader *r)
{
    struct cc_state *s = r->state;
    uint8_t hand[CC_HAND];
    int count = s->hand_count[r->who];

    memcpy(hand, s->hand[r->who], sizeof hand);
    s->hand_count[r->who] = 0;
    for (int i = 0; i < count; i++)
        cc_take_card(s, r->who, hand[i]);
    return deck_lasts(r);
}

/* -- what is usual, and when it is told -- */

static int type_blocks(const struct eng_box *box, const void *state, int who)
{
    return BY(CC_3_05,
              cc_type(cc_board(box), &((const struct cc_state *)state)->unit[who])->blocks);
}

static int fresh_blocks(const struct eng_box *box, const void *state, int who)
{
    return ((const struct cc_state *)state)->unit[who].at ? type_blocks(box, state, who) : 0;
}

static int unit_in_target(const struct eng_box *box, const void *state, int who)
{
    const struct cc_state *s = state;

    (void)box, (void)who;
    return unit_at(s, s->battle.target);
}

static int leader_in_target(const struct eng_box *box, const void *state, int who)
{
    const struct cc_state *s = state;

    return unit_in_target(box, s, who) == CC_NO_UNIT ? leader_at(s, s->battle.target)
                                                     : CC_NO_LEADER;
}

static bool is_under_way(const void *state)
{
    return ((const struct cc_state *)state)->core.depth > 0;
}

static bool is_fought(const void *state)
{
    static const struct cc_battle none;

    return memcmp(&((const struct cc_state *)state)->battle, &none, sizeof none) != 0;
}

/* -- the table -- */

static const struct eng_flag unit_flags[] = {
    { "ordered", UNIT_ORDERED }, { "moved", UNIT_MOVED },         { "battled", UNIT_BATTLED },
    { "stopped", UNIT_STOPPED }, { "no-battle", UNIT_NO_BATTLE }, { "of-choice", UNIT_OF_CHOICE },
    { "rallied", UNIT_RALLIED }, { "bonus", UNIT_BONUS },         { NULL, 0 },
};
static const struct eng_flag leader_flags[] = {
    { "ordered", LEADER_ORDERED },
    { "moved", LEADER_MOVED },
    { "joined", LEADER_JOINED },
    { NULL, 0 },
};
static const struct eng_flag battle_flags[] = {
    { "ranged", BATTLE_RANGED },
    { "bonus", BATTLE_BONUS },
    { "retire", BATTLE_RETIRE },
    { "first", BATTLE_FIRST },
    { "strike", BATTLE_STRIKE },
    { "won", BATTLE_WON },
    { NULL, 0 },
};
static const struct eng_flag rule_flags[] = {
    { "brown-line-rounds-up", RULE_BROWN_LINE_ROUNDS_UP },
    { NULL, 0 },
};

static const struct eng_field army_fields[] = {
    { NULL, IN(army[0]), EVERY(army), A_NAME },
    { NULL, IN(commander[0]), EVERY(commander), A_NAME },
    END_FIELDS,
};

#define OF(member) IN(objective[0].member), EVERY(objective)
static const struct eng_field objective_fields[] = {
    { NULL, OF(side), IS(sides) },
    { NULL, OF(banners), FROM(1, 9) },
    { NULL, OF(all), IS(ways) },
    { NULL, OF(hex[0]), IS(hexes), LIST(objective[0].count, 4, 4), COUNT_EVERY(objective) },
    { "always", OF(always), MARKS(1) },
    { "held", OF(held), FROM(0, 15) },
    END_FIELDS,
};
_Static_assert(sizeof(struct cc_objective) == 12, "new fields belong into objective_fields");

#undef OF
#define OF(member) IN(unit[0].member), EVERY(unit)
static const struct eng_field unit_fields[] = {
    { NULL, OF(side), IS(sides) },
    { NULL, OF(at), IS(places) },
    { NULL, OF(type), IS(types) },
    { "blocks", OF(blocks), FROM(0, CC_BLOCKS), USUALLY(fresh_blocks) },
    { "full", OF(full), FROM(1, CC_BLOCKS), USUALLY(type_blocks) },
    { "square", OF(square), FROM(1, CC_SQUARES) },
    { "entered", OF(hexes), FROM(0, 9) },
    { NULL, OF(flags), BITS(unit_flags) },
    END_FIELDS,
};
_Static_assert(sizeof(struct cc_unit) == 8, "new fields belong into unit_fields");

#undef OF
#define OF(member) IN(leader[0].member), EVERY(leader)
static const struct eng_field leader_fields[] = {
    { NULL, OF(side), IS(sides) },
    { NULL, OF(at), IS(places) },
    { NULL, OF(nation), IS(nations) },
    { NULL, OF(name), A_NAME },
    { NULL, OF(fate), LONE(leader_fates), .spoken = 1 },
    { NULL, OF(flags), BITS(leader_flags) },
    END_FIELDS,
};
_Static_assert(sizeof(struct cc_leader) == 24, "new fields belong into leader_fields");

#define PLACE(number)                                                                              \
    {                                                                                              \
#number, IN(track[0][number - 1]), EVERY(track), IS(cards)                                 \
    }
static const struct eng_field track_fields[] = { PLACE(1), PLACE(2), PLACE(3), PLACE(4),
                                                 END_FIELDS };
_Static_assert(CC_SQUARES == 4, "every place belongs into track_fields");

enum { CARDS_A_LINE = 24 };
static const struct eng_field discard_fields[] = {
    { NULL, IN(discards[0]), IS(cards), LIST(discard_count, CC_CARDS, CARDS_A_LINE) },
    { "rest", IN_SCRATCH(rest), MARKS(1) },
    END_FIELDS,
};

#define FACE(name, member)                                                                         \
    {                                                                                              \
#name, IN(member[FACE_##name]), FROM(0, 30)                                                \
    }
#define FACES(member)                                                                              \
    FACE(INF, member), FACE(CAV, member), FACE(ART, member), FACE(FLAG, member), FACE(SABRE, member)

static const struct eng_field turn_fields[] = {
    { NULL, IN(turn.side), IS(sides) },
    { "card", IN(turn.card), IS(acting) },
    { "acts", IN(turn.acts), IS(acting), ALWAYS },
    { "mirrored", IN(turn.mirrored), MARKS(1) },
    { "section", IN(turn.section), IS(sections) },
    { "level", IN(turn.level), FROM(0, CC_HAND), ALWAYS },
    { "of-choice", IN(turn.of_choice), MARKS(1) },
    { "strategic", IN(turn.strategic), MARKS(1) },
    FACES(turn.face),
    { "strikes", IN(turn.strikes[0]), FROM(0, 9), MORE(SIDES) },
    { "phase", IN_SCRATCH(phase), IS(phases), .plus = 1 },
    END_FIELDS,
};
_Static_assert(sizeof(struct cc_turn) == 16, "new fields belong into turn_fields");

#undef OF
#define OF(member) IN(played[0].member), EVERY(played)
static const struct eng_field played_fields[] = {
    { NULL, OF(acts), IS(acting) },
    { "mirrored", OF(mirrored), MARKS(1) },
    { "section", OF(section), IS(sections) },
    END_FIELDS,
};

static const struct eng_field battle_fields[] = {
    { NULL, IN(battle.attacker), IS(fighters) },
    { NULL, IN(battle.target), IS(targets) },
    { "unit", IN(battle.unit), FROM(0, UINT8_MAX), USUALLY(unit_in_target), ALWAYS },
    { "leader", IN(battle.leader), FROM(0, UINT8_MAX), USUALLY(leader_in_target), ALWAYS },
    { NULL, IN(battle.flags), BITS(battle_flags) },
    { "checked", IN(battle.checked), FROM(0, (1 << CC_LEADERS) - 1) },
    { "dice", IN(battle.dice), FROM(0, 99) },
    { "roller", IN(battle.roller), IS(sides) },
    { "how", IN(battle.how), FROM(0, 9) },
    FACES(battle.face),
    END_FIELDS,
};
_Static_assert(sizeof(struct cc_battle) == 24, "new fields belong into battle_fields");

static const char no_terms[] = "the terms of the scenario make no sense",
                  no_card[] = "a hand or a pile holds what is no card";

const struct eng_line cc_lines[] = {
    { "army", "names, for the eye alone", army_fields, .who = &sides, .count = SIDES,
      .broken = "the name of an army has no end" },
    { "first", "who takes the first turn; usual: top", ONE(IN(first), IS(sides)), .always = 1,
      .broken = no_terms },
    { "banners", "banners that win; usual: 5", ONE(IN(banners_to_win), FROM(1, 30)), .always = 1 },
    { "deal", "cards dealt at the start: top, bottom", ONE(IN(deal[0]), FROM(0, 6), MORE(SIDES)) },
    { "rule", "a special rule of a scenario", ONE(IN(rules), BITS(rule_flags)),
      .nothing = "is no special rule" },
    { "terrain", "hexes not named are clear",
      ONE(IN(terrain[0]), IS(hexes), EACH(CC_HEXES, CARDS_A_LINE)), .who = &terrains,
      .count = TERRAINS },
    { "tile", "how a river is drawn there",
      ONE(IN(tile[0]), IS(hexes), EACH(CC_HEXES, CARDS_A_LINE)), .who = &tiles,
      .count = sizeof cc_tiles / sizeof cc_tiles[0] - 1 },
    { "works", "sides with fieldworks", ONE(IN(works[0]), EVERY(works), IS(edges), MEMBERS(6, 6)),
      .who = &hexes, .count = CC_HEXES },
    { "objective", "banners for each hex held, or for all together; always: judged at every moment",
      objective_fields, .count = CC_OBJECTIVES, .unnamed = 1, .always = 1,
      .counter = offsetof(struct cc_state, objective_count), .nothing = "is no hex",
      .then = has_hexes, .broken = no_terms },
    { "unit", "gone: eliminated, it keeps its number; usual: full and fresh", unit_fields,
      .count = CC_UNITS, .unnamed = 1, .always = 1,
      .counter = offsetof(struct cc_state, unit_count), .nothing = "is no mark of a unit",
      .then = unit_stands, .broken = "a unit is no unit" },
    { "leader", "gone: eliminated, or left", leader_fields, .count = CC_LEADERS, .unnamed = 1,
      .always = 1, .counter = offsetof(struct cc_state, leader_count),
      .nothing = "is no mark of a leader", .then = leader_stands,
      .broken = "a leader is no leader" },
    { "hand", "cards by id",
      ONE(IN(hand[0][0]), EVERY(hand), IS(cards), LIST(hand_count[0], CC_HAND, CARDS_A_LINE),
          COUNT_EVERY(hand_count)),
      .who = &sides, .count = SIDES, .together = 1, .nothing = "is no card", .then = take_hand,
      .broken = no_card },
    { "track", "cards under squares, by their places", track_fields, .who = &sides, .count = SIDES,
      .apart = 1, .then = deck_lasts, .broken = no_card },
    { "scouted", "the two cards of a Scout, one of them to be kept",
      ONE(IN(scouted[0]), IS(cards), MORE(2)), .then = deck_lasts, .broken = no_card },
    { "pile", "the next card first; the rest of the deck lies below",
      ONE(IN(pile[0]), IS(cards), LIST(pile_count, CC_CARDS, CARDS_A_LINE)),
      .nothing = "is no card", .then = deck_lasts, .broken = no_card },
    { "discards", "the latest last; rest: all the rest", discard_fields, .nothing = "is no card",
      .then = deck_lasts, .broken = no_card },
    { "gained", "banners gained for good: top, bottom",
      ONE(IN(banners[0]), FROM(0, 60), MORE(SIDES)) },
    { "turn",
      "the turn under way; faces of Elan and Rally still to be used, First Strikes to be replaced",
      turn_fields, .once = 1, .when = is_under_way, .nothing = "says nothing of a turn",
      .then = deck_lasts, .broken = "the turn is none" },
    { "played", "the last card of each side", played_fields, .who = &sides, .count = SIDES,
      .broken = "a card that was played is none" },
    { "battle",
      "the combat under way: attacker, target hex; checked: bits of leaders; the last roll",
      battle_fields, .once = 1, .when = is_fought, .nothing = "says nothing of a combat",
      .broken = "the combat is none" },
    { "batteries", "units that join in combined arms",
      ONE(IN(battle.batteries), IS(fighters), MEMBERS(CC_UNITS, CC_UNITS)) },
    { "turns", "begun", ONE(IN(turns), FROM(0, UINT8_MAX)) },
    { "winner", "at the end", ONE(IN(winner), IS(sides), USUAL(SIDES)), .broken = no_terms },
    { .key = NULL },
};

/* -- before the first line -- */

void cc_clear(const struct eng_box *box, void *state)
{
    TABLE(CC_2_3_01, "terrain.tsv");
    struct cc_state *s = state;

    (void)box;
    s->winner = SIDES;
    s->banners_to_win = 5;
    s->turn.acts = s->turn.level = UNSAID;
}

/* -- after the last line -- */

static void complete_field(struct cc_state *s)
{
    memset(s->unit_on, CC_NO_UNIT, sizeof s->unit_on);
    memset(s->leader_on, CC_NO_LEADER, sizeof s->leader_on);
    for (int unit = 0; unit < s->unit_count; unit++)
        if (s->unit[unit].at)
            s->unit_on[s->unit[unit].at] = (uint8_t)unit;
    for (int leader = 0; leader < s->leader_count; leader++)
        if (s->leader[leader].at)
            s->leader_on[s->leader[leader].at] = (uint8_t)leader;
}

static const uint8_t phase_rows[] = {
    [PHASE_COMMAND] = ROW_TURN_BEGINS,    [PHASE_ORDER] = ROW_CARD,
    [PHASE_MOVEMENT] = ROW_MOVEMENT,      [PHASE_COMBAT] = ROW_COMBAT,
    [PHASE_DRAW] = ROW_DRAW_FIRST_STRIKE,
};

static struct eng_frame *frame_of_turn(struct cc_state *s)
{
    for (int i = 0; i < s->core.depth; i++)
        if (s->core.frame[i].proc == PROC_TURN)
            return &s->core.frame[i];
    return NULL;
}

/* Frames follow from the phase, or the phase from the frames. */
static bool complete_turn(struct eng_reader *r, struct cc_state *s)
{
    const struct scratch *scratch = r->scratch;
    struct cc_turn *turn = &s->turn;
    bool said = eng_said(r, "turn");

    if (said && s->core.depth == 0 && !scratch->phase)
        return err_set(r->in.err, NULL, "the line 'turn' does not say which phase");
    if (said && s->core.depth == 0) {
        s->core.frame[0] = (struct eng_frame){ .proc = PROC_MATCH, .step = ROW_NEXT_TURN };
        s->core.frame[1] =
            (struct eng_frame){ .proc = PROC_TURN, .step = phase_rows[scratch->phase - 1] };
        turn_frame(&s->core.frame[1])->side = turn->side;
        s->core.depth = 2;
    }
    const struct eng_frame *f = frame_of_turn(s);
    if (!said && f)
        turn->side = turn_of(f)->side == BOTTOM;
    if (turn->acts == UNSAID)
        turn->acts = turn->card;
    if (turn->level == UNSAID)
        turn->level = turn->card ? (uint8_t)(s->hand_count[turn->side] + 1) : 0;
    return true;
}

/* Is this what a seat or a spectator sees? */
static bool is_view(const struct cc_state *s)
{
    return memchr(s->pile, CC_HIDDEN, s->pile_count) ||
           memchr(s->hand, CC_HIDDEN, sizeof s->hand) ||
           memchr(s->track, CC_HIDDEN, sizeof s->track) ||
           memchr(s->scouted, CC_HIDDEN, sizeof s->scouted);
}

/* Once a match has begun every card lies somewhere. */
static void complete_cards(const struct cc_board *b, struct cc_state *s, bool rest_discarded)
{
    int rest[CC_KINDS], kind = 1;

    if (s->core.depth == 0 || is_view(s))
        return;
    cc_count_rest(b, s, rest);
    for (int unit = 0; unit < s->unit_count; unit++) {
        const struct cc_unit *u = &s->unit[unit];
        while (kind <= b->card_count && rest[kind] <= 0)
            kind++;
        if (u->square && !s->track[u->side][u->square - 1] && kind <= b->card_count) {
            s->track[u->side][u->square - 1] = (uint8_t)kind;
            rest[kind]--;
        }
    }
    for (; kind <= b->card_count; kind++)
        for (; rest[kind] > 0; rest[kind]--) {
            if (rest_discarded)
                s->discards[s->discard_count++] = (uint8_t)kind;
            else
                s->pile[s->pile_count++] = (uint8_t)kind;
        }
}

bool cc_complete(struct eng_reader *r)
{
    const struct cc_board *b = cc_board(r->box);
    struct cc_state *s = r->state;

    complete_field(s);
    if (!complete_turn(r, s))
        return false;
    complete_cards(b, s, ((const struct scratch *)r->scratch)->rest);
    if (s->core.depth == 0 && !cc_judge_scenario(b, s, r->in.err))
        return false;
    const char *broken = cc_broken(r->box, s);
    return !broken || err_set(r->in.err, NULL, "%s", broken);
}
