/* cn_save.c -- the lines of a position that are the campaign's own.  What they leave out is in
 * cn_restore.c.
 *
 * Whoever adds a field to what a line tells of adds it to its line; the sizes are asserted. */

#include <string.h>

#include "games/campaign/kit/cn_save.h"

#define STATE struct cn_state
#include "engine/line_tables.def"

/* -- what words name -- */

static int count_keys(const struct eng_box *box)
{
    return cn_board(box)->key_count;
}

static const char *const source_states[] = { "settled", "changing", "taken", NULL };
static const char *const faces[] = { "down", "up", "scouted", NULL };
static const char *const path_ends[] = { "short", "full", "stopped", "off", NULL };

static const struct eng_things sides = NAMED("side: french or coalition", cn_side_ids);
static const struct eng_things owners = NAMED("side, or nobody", cn_owners);
static const struct eng_things weathers = NAMED("weather", cn_weathers);
static const struct eng_things levels = NAMED("level of victory", cn_levels);
static const struct eng_things nations = NAMED("nation", cn_nations);
static const struct eng_things arms = NAMED("arm", cn_arms);
static const struct eng_things centres = NAMED("centre", cn_centre_states);
static const struct eng_things sources = NAMED("source", source_states);
static const struct eng_things markers = NAMED("marker", cn_markers);
static const struct eng_things face = NAMED("face", faces);
static const struct eng_things ends = NAMED("end of a path", path_ends);

/* -- where somebody is: a standing, and what follows from it -- */

static bool read_hex(struct eng_reader *r, uint16_t *out)
{
    int n = 0;
    bool fine = eng_read_thing(r, &cn_hexes, &n);

    *out = (uint16_t)n;
    return fine;
}

static bool read_leader(struct eng_reader *r, uint8_t *out)
{
    int n = 0;
    bool fine = eng_read_thing(r, &cn_leaders, &n);

    *out = (uint8_t)n;
    return fine;
}

static bool read_byte(struct eng_reader *r, int low, int high, uint8_t *out)
{
    int n = 0;
    bool fine = eng_read_number(r, low, high, &n);

    *out = (uint8_t)n;
    return fine;
}

static bool is_number(const struct eng_reader *r)
{
    int64_t n;

    return !words_at_end(&r->in) && words_int(r->in.line->word[r->in.at], -9999, 9999, &n);
}

static bool read_leader_place(struct eng_reader *r, int *out)
{
    static const struct eng_things standings =
        NAMED("standing: at, under, coming, off, lost, out, hidden", cn_standings);
    struct cn_leader *l = &((struct cn_state *)r->state)->leader[r->who];

    if (BY(CN_366_1, !eng_read_thing(r, &standings, out)))
        return false;
    *l = cn_plain_leader(*out);
    if (BY(CN_26_1, BY(CN_366_3, BY(CN_366_4, *out == IS_MAP))))
        return read_hex(r, &l->hex);
    if (BY(CN_366_7, BY(CN_366_8, *out == IS_BOX)))
        return read_leader(r, &l->under);
    if (*out == IS_COMING || *out == IS_OFF)
        return !is_number(r) || read_byte(r, 1, 99, &l->due);
    return *out != IS_TRACK || eng_complain(r, "a leader is not on a track");
}

static void save_leader_place(const struct eng_box *box, const void *state, int who,
                              struct text *out)
{
    const struct cn_leader *l = &((const struct cn_state *)state)->leader[who];
    bool away = l->standing != IS_MAP && l->standing != IS_BOX;

    text_printf(out, " %s", cn_standings[l->standing]);
    if (l->standing == IS_MAP)
        text_printf(out, " %04d", cn_number(l->hex));
    if (l->under != CN_NOBODY)
        text_printf(out, "%s %s", l->standing == IS_BOX ? "" : " with",
                    cn_board(box)->leader[l->under].id);
    if (away && l->hex != CN_NOWHERE)
        text_printf(out, " from %04d", cn_number(l->hex));
}

static void told_with_place(const struct eng_box *box, const void *state, int who, struct text *out)
{
    (void)box, (void)state, (void)who, (void)out;
}

/* 1X-14-3: never more than the maximum. */
static bool read_unit_place(struct eng_reader *r, int *out)
{
    static const struct eng_things standings =
        NAMED("standing: on, coming, off, lost, out, hidden", cn_standings);
    struct cn_unit *u = &((struct cn_state *)r->state)->unit[r->who];
    int most = cn_board(r->box)->unit[r->who].most;

    if (!eng_read_thing(r, &standings, out))
        return false;
    *u = cn_plain_unit(*out);
    if (BY(CN_375_1, BY(CN_375_2, *out == IS_MAP || *out == IS_BOX)))
        return eng_complain(r, "units stand on the tracks of leaders");
    if (BY(CN_366_10, BY(CN_367_1, *out == IS_TRACK)) && !read_leader(r, &u->leader))
        return false;
    if (*out == IS_COMING && !read_byte(r, 1, CN_TURNS, &u->due))
        return false;
    u->sp = (uint8_t)(*out == IS_TRACK || *out == IS_COMING ? most : 0);
    return BY(CN_366_9, BY(CN_45_1, !is_number(r))) || read_byte(r, 0, most, &u->sp);
}

static void save_unit_place(const struct eng_box *box, const void *state, int who, struct text *out)
{
    const struct cn_unit *u = &((const struct cn_state *)state)->unit[who];

    text_printf(out, " %s", cn_standings[u->standing]);
    if (u->standing == IS_TRACK)
        text_printf(out, " %s", cn_board(box)->leader[u->leader].id);
    if (u->standing == IS_COMING)
        text_printf(out, " %d", u->due);
    text_printf(out, " %d", u->sp);
}

static bool read_vedette_place(struct eng_reader *r, int *out)
{
    static const struct eng_things standings =
        NAMED("standing: at, on, lost, out, hidden", cn_standings);
    struct cn_vedette *v = &((struct cn_state *)r->state)->vedette[r->who];

    if (!eng_read_thing(r, &standings, out))
        return false;
    *v = cn_plain_vedette(*out);
    if (*out == IS_BOX)
        return eng_complain(r, "a vedette is under nobody");
    return (*out != IS_MAP || read_hex(r, &v->hex)) &&
           (*out != IS_TRACK || read_leader(r, &v->leader));
}

static void save_vedette_place(const struct eng_box *box, const void *state, int who,
                               struct text *out)
{
    const struct cn_vedette *v = &((const struct cn_state *)state)->vedette[who];

    text_printf(out, " %s", cn_standings[v->standing]);
    if (v->standing == IS_MAP)
        text_printf(out, " %04d", cn_number(v->hex));
    if (v->standing == IS_TRACK)
        text_printf(out, " %s", cn_board(box)->leader[v->leader].id);
}

/* The first that is still out. */
static bool next_train(struct eng_reader *r, int *out)
{
    const struct cn_state *s = r->state;

    for (*out = 0; *out < CN_TRAINS && s->train[*out].standing != IS_OUT;)
        ++*out;
    return *out < CN_TRAINS || eng_complain(r, "there are more than %d trains", CN_TRAINS);
}

static bool read_train_place(struct eng_reader *r, int *out)
{
    static const struct eng_things standings =
        NAMED("standing: on, at, laid, lost, hidden", cn_standings);
    struct cn_state *s = r->state;
    uint8_t *leader = &s->train[r->who].leader;
    int hex, side;

    if (!words_accept(&r->in, "laid"))
        return eng_read_thing(r, &standings, out) && (*out != IS_TRACK || read_leader(r, leader)) &&
               (*out != IS_MAP || read_hex(r, &s->train[r->who].hex));
    const char *word = words_next(&r->in);
    if (!cn_find_side(cn_board(r->box), word, &hex, &side))
        return eng_complain(r, "there is no side '%s'", word);
    *out = IS_MAP;
    s->train[r->who].hex = (uint16_t)hex;
    s->train[r->who].other = cn_board(r->box)->next[hex][side];
    return !words_accept(&r->in, "lifted") || read_leader(r, leader);
}

static void save_train_place(const struct eng_box *box, const void *state, int who,
                             struct text *out)
{
    const struct cn_state *s = state;
    int standing = s->train[who].standing, leader = s->train[who].leader;
    bool laid = standing == IS_MAP && s->train[who].other != CN_NOWHERE;

    text_printf(out, " %s", laid ? "laid" : cn_standings[standing]);
    if (standing == IS_MAP)
        text_printf(out, " %04d", cn_number(s->train[who].hex));
    if (laid)
        text_printf(out, "/%04d", cn_number(s->train[who].other));
    if (standing == IS_TRACK || (standing == IS_MAP && leader != CN_NOBODY))
        text_printf(out, "%s %s", standing == IS_MAP ? " lifted" : "",
                    cn_board(box)->leader[leader].id);
}

#define PLACE(reader)                                                                              \
    {                                                                                              \
        .what = "place", .read = (reader)                                                          \
    }
static const struct eng_things leader_places = PLACE(read_leader_place),
                               unit_places = PLACE(read_unit_place),
                               vedette_places = PLACE(read_vedette_place),
                               train_places = PLACE(read_train_place), trains = PLACE(next_train);

/* -- lines of their own -- */

static bool check_turns(struct eng_reader *r)
{
    const struct cn_state *s = r->state;

    if (s->last_turn < s->turn)
        return eng_complain(r, "'%d' is not a number from %d to %d", s->last_turn, s->turn,
                            CN_TURNS);
    return s->first_turn <= s->turn ||
           eng_complain(r, "'%d' is not a number from 1 to %d", s->first_turn, s->turn);
}

/* Who names its hex has a centre there. */
static bool settle_centre(struct eng_reader *r)
{
    bool gone = eng_says(r, "dispersed") || eng_says(r, "off");

    if (BY(CN_366_5, eng_says(r, "centre") && !gone))
        ((struct cn_state *)r->state)->army[r->who].centre_state = CENTRE_MAP;
    return true;
}

static bool read_pool(struct eng_reader *r)
{
    struct cn_state *s = r->state;
    int nation = 0, arm = 0;

    return eng_read_thing(r, &nations, &nation) && eng_read_thing(r, &arms, &arm) &&
           read_byte(r, 0, 99, &s->army[r->who].pool[nation][arm]) && words_ends(&r->in);
}

static void save_pool(const struct eng_box *box, const void *state, int side, struct text *out)
{
    const struct cn_army *a = &((const struct cn_state *)state)->army[side];

    (void)box;
    for (int n = 0; n < NATIONS; n++)
        for (int arm = 0; arm < ARMS; arm++)
            if (a->pool[n][arm])
                text_printf(out, "pool %s %s %s %d\n", cn_side_ids[side], cn_nations[n],
                            cn_arms[arm], a->pool[n][arm]);
}

static void give_place(struct eng_reader *r, int hex, int owner)
{
    struct cn_scratch *scratch = r->scratch;
    int place = cn_board(r->box)->hex[hex].name - 1;

    ((struct cn_state *)r->state)->place_side[place] = (uint8_t)owner;
    bit_drop(scratch->nobodys, place);
    if (owner == SIDES)
        bit_add(scratch->nobodys, place);
}

static bool settle_key(struct eng_reader *r)
{
    const struct cn_state *s = r->state;

    give_place(r, cn_board(r->box)->key[r->who].hex, s->key_side[r->who]);
    return true;
}

static bool read_control(struct eng_reader *r)
{
    const struct cn_board *b = cn_board(r->box);
    int who = 0, hex = 0;

    if (!eng_read_thing(r, &owners, &who))
        return false;
    while (!words_at_end(&r->in)) {
        if (!eng_read_thing(r, &cn_hexes, &hex))
            return false;
        if (!b->hex[hex].name || cn_key_at(b, hex) >= 0)
            return eng_complain(r, "%s is no place, or a key", b->number[hex]);
        give_place(r, hex, who);
    }
    return true;
}

static bool is_occupied(const struct cn_state *s, int hex)
{
    for (int i = 0; i < CN_PIECES; i++)
        if (s->piece[i].what != CN_NOBODY && s->piece[i].hex == hex)
            return true;
    return false;
}

/* Places that are keys have said it already; nobody's are named where somebody stands. */
static void save_control(const struct eng_box *box, const void *state, int who, struct text *out)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;

    (void)who;
    for (int i = 0; i < b->place_count; i++)
        if (cn_key_at(b, b->place[i].hex) < 0 &&
            (s->place_side[i] != SIDES || is_occupied(s, b->place[i].hex)))
            text_printf(out, "control %s %04d\n", cn_owners[s->place_side[i]],
                        cn_number(b->place[i].hex));
}

/* -- the table -- */

static const struct eng_field turn_fields[] = {
    { NULL, IN(turn), FROM(1, CN_TURNS) },
    { "of", IN(last_turn), FROM(1, CN_TURNS), ALWAYS },
    { "from", IN(first_turn), FROM(1, CN_TURNS), ALWAYS },
    END_FIELDS,
};
static const struct eng_field weather_fields[] = {
    { NULL, IN(weather), IS(weathers) },
    { "after", IN(last_weather), IS(weathers), ALWAYS },
    { "fog", IN(fog), MARKS(1) },
    END_FIELDS,
};
static const struct eng_field event_fields[] = {
    { "decisive", IN(decisive), MARKS(1) },
    { "guard-box", IN(guard_box), MARKS(1) },
    { "initiative-begun", IN(initiative_begun), MARKS(1) },
    END_FIELDS,
};
static const struct eng_field winner_fields[] = {
    { NULL, IN(winner), IS(owners), USUAL(SIDES) },
    { NULL, IN(level), IS(levels) },
    END_FIELDS,
};

#define OF_ARMY(member) IN(army[0].member), EVERY(army)
#define HEX(its_word, where)                                                                       \
    {                                                                                              \
        its_word, where, IS(cn_hexes), USUAL(CN_NOWHERE)                                           \
    }
static const struct eng_field staff_fields[] = {
    HEX("centre", OF_ARMY(centre)),
    HEX("source", OF_ARMY(source)),
    { "ap", OF_ARMY(ap), FROM(0, 99), ALWAYS },
    { NULL, OF_ARMY(centre_state), LONE(centres), .spoken = 1 },
    { NULL, OF_ARMY(source_state), LONE(sources), .spoken = 1 },
    HEX("next", OF_ARMY(source_next)),
    { "due", OF_ARMY(centre_due), FROM(0, 99) },
    { "moved", OF_ARMY(centre_moved), FROM(0, CN_TURNS) },
    HEX("from", OF_ARMY(centre_from)),
    HEX("via", OF_ARMY(via)),
    HEX("refuge", OF_ARMY(refuge)),
    { "begun", OF_ARMY(source_begun), FROM(0, CN_TURNS) },
    { "line", OF_ARMY(line), FROM(LINE_UNASKED, LINE_PAST) },
    { "commands", OF_ARMY(commands), FROM(0, 99) },
    { "active", OF_ARMY(centre_active), MARKS(1) },
    END_FIELDS,
};

static const struct eng_flag held[] = {
    { "held", CN_HELD_ONCE },
    { "retaken", CN_HELD_BACK },
    { "counted", CN_HELD_COUNTED },
    { NULL, 0 },
};
static const struct eng_field key_fields[] = {
    { NULL, IN(key_side[0]), EVERY(key_side), IS(owners) },
    { NULL, IN(key_held[0]), EVERY(key_held), BITS(held) },
    END_FIELDS,
};

#define OF_LEADER(member) IN(leader[0].member), EVERY(leader)
#define COUNT(its_word, member)                                                                    \
    {                                                                                              \
        its_word, OF_LEADER(member), FROM(0, 255), .bare = 1                                       \
    }
static const struct eng_field leader_fields[] = {
    { NULL, OF_LEADER(standing), IS(leader_places), .save = save_leader_place },
    { "with", OF_LEADER(under), IS(cn_leaders), USUAL(CN_NOBODY), .save = told_with_place },
    { "from", OF_LEADER(hex), IS(cn_hexes), USUAL(CN_NOWHERE), .save = told_with_place },
    COUNT("foot", foot),
    COUNT("horse", horse),
    { "allowed", OF_LEADER(allowed), FROM(0, 255), USUAL(255), .bare = 1 },
    COUNT("work", work),
    COUNT("grazed", grazed),
    COUNT("ceded", ceded),
    COUNT("met", met[0]),
    COUNT("met-more", met[1]),
    COUNT("met-foragers0", met_foragers[0]),
    COUNT("met-foragers1", met_foragers[1]),
    COUNT("met-foragers2", met_foragers[2]),
    COUNT("met-foragers3", met_foragers[3]),
    COUNT("met-foragers4", met_foragers[4]),
    COUNT("met-foragers5", met_foragers[5]),
    COUNT("pitched", pitched),
    COUNT("forage", forage),
    COUNT("employed", employed),
    COUNT("admin", admin),
    COUNT("due", due),
    COUNT("answer", answer),
    COUNT("reach", reach),
    COUNT("screens", screens),
    HEX("goal", OF_LEADER(goal)),
    HEX("stood", OF_LEADER(stood)),
    { NULL, OF_LEADER(did), BITS(cn_deeds) },
    END_FIELDS,
};
_Static_assert(sizeof(struct cn_leader) == 32, "a new field of a leader belongs into its line");

#define OF_UNIT(member) IN(unit[0].member), EVERY(unit)
static const struct eng_field unit_fields[] = {
    { NULL, OF_UNIT(standing), IS(unit_places), .save = save_unit_place },
    { "immobile", OF_UNIT(immobile), MARKS(1) },
    { "reserve", OF_UNIT(reserve), MARKS(1) },
    { "scattered", OF_UNIT(scattered), MARKS(1) },
    { "lost", OF_UNIT(lost), FROM(0, 99) },
    END_FIELDS,
};
_Static_assert(sizeof(struct cn_unit) == 8, "a new field of a unit belongs into its line");

#define OF_VEDETTE(member) IN(vedette[0].member), EVERY(vedette)
static const struct eng_field vedette_fields[] = {
    { NULL, OF_VEDETTE(standing), IS(vedette_places), .save = save_vedette_place },
    { "due", OF_VEDETTE(due), FROM(0, 99) },
    { "deeds", OF_VEDETTE(did), FROM(0, 255) },
    END_FIELDS,
};
static const struct eng_field piece_fields[] = {
    { "at", IN(piece[0].hex), EVERY(piece), IS(cn_hexes), USUAL(CN_NOWHERE), FIRM },
    { NULL, IN(piece[0].what), EVERY(piece), IS(cn_whats), USUAL(CN_NOBODY) },
    { NULL, IN(piece[0].face_up), EVERY(piece), LONE(face), .spoken = 1 },
    END_FIELDS,
};
static const struct eng_field train_fields[] = {
    { NULL, IN(train[0].side), EVERY(train), IS(sides) },
    { NULL, IN(train[0].standing), EVERY(train), IS(train_places), .save = save_train_place },
    END_FIELDS,
};

#define OF_BATTLE(member) IN(battle[0].member), EVERY(battle)
#define NUMBER(its_word, member, highest)                                                          \
    {                                                                                              \
        its_word, OF_BATTLE(member), FROM(0, highest)                                              \
    }
#define HEX_LIST(its_word, member)                                                                 \
    {                                                                                              \
        its_word, OF_BATTLE(member[0]), IS(cn_hexes),                                              \
            LIST(battle[0].member##_count, CN_TARGETS, CN_TARGETS), COUNT_EVERY(battle)            \
    }
static const struct eng_field battle_fields[] = {
    { NULL, OF_BATTLE(attacker), IS(cn_fighters), USUAL(CN_NOBODY) },
    { NULL, OF_BATTLE(defender), IS(cn_fighters), USUAL(CN_NOBODY) },
    HEX_LIST("targets", target),
    HEX_LIST("from", from),
    HEX_LIST("counter", counter),
    { "strong", OF_BATTLE(strong), IS(cn_hexes) },
    { "markers", OF_BATTLE(marker[0]), IS(markers), MORE(SIDES), ALWAYS },
    { "shown", OF_BATTLE(shown[0]), FROM(0, 9), MORE(SIDES), ALWAYS },
    { "lost", OF_BATTLE(lost[0]), FROM(0, 99), MORE(SIDES), ALWAYS },
    NUMBER("round", round, 99),
    NUMBER("refused", refused, 9),
    NUMBER("over", over, 9),
    NUMBER("guard", guard, 3),
    NUMBER("failed-repulse", failed_repulse, 9),
    NUMBER("won", won, 99),
    NUMBER("result", result, 99),
    NUMBER("told-french", told[FRENCH], 255),
    NUMBER("told-coalition", told[COALITION], 255),
    NUMBER("exact-french", exact2[FRENCH], 255),
    NUMBER("exact-coalition", exact2[COALITION], 255),
    NUMBER("group", group, 255),
    NUMBER("left", left, 255),
    NUMBER("cost", cost, 255),
    NUMBER("loser", loser, 255),
    NUMBER("split", split, 255),
    NUMBER("garrison", garrison, 255),
    NUMBER("struck", struck, 255),
    NUMBER("fired", fired, 255),
    NUMBER("aim0", aim[0], 255),
    NUMBER("aim1", aim[1], 255),
    NUMBER("aim2", aim[2], 255),
    NUMBER("aim3", aim[3], 255),
    NUMBER("aim4", aim[4], 255),
    NUMBER("aim5", aim[5], 255),
    END_FIELDS,
};
_Static_assert(sizeof(struct cn_battle) == 74, "a new field of a battle belongs into its line");

static const struct eng_field path_fields[] = {
    { NULL, IN(path[0]), IS(cn_hexes), LIST(path_count, 24, 24) },
    { NULL, IN(path_full), LONE(ends), .spoken = 1 },
    { "guns", IN(path_guns), FROM(0, 99) },
    END_FIELDS,
};
static const struct eng_field bridge_fields[] = {
    { NULL, IN(damaged[0]), EVERY(damaged), SAYS(1) },
    { "planned", IN(damaged[0]), EVERY(damaged), MARKS(2) },
    END_FIELDS,
};

static const char two_sides[] = "there are two sides";

const struct eng_line cn_lines[] = {
    { "turn", "of how many; from: the first turn, usual: this one", turn_fields, .always = 1,
      .then = check_turns, .broken = "the turns are out of order" },
    { "player", "whose player turn; usual: the side of the frames, else the first player",
      ONE(IN(player), IS(sides)), .always = 1, .broken = two_sides },
    { "first", "the first player", ONE(IN(first_player), IS(sides)), .always = 1,
      .broken = two_sides },
    { "weather", "now; after: last turn", weather_fields, .always = 1,
      .broken = "there is no such weather" },
    { "morale", "French positive", ONE(IN(morale), FROM(-5, 5)), .always = 1,
      .broken = "the morale track has eleven boxes" },
    { "events", "a decisive French battle, the box lost for the Guard this turn, no more commands",
      event_fields, .apart = 1, .nothing = "is no event" },
    { "option", "usual: its first value", ONE(IN(option[0]), EVERY(option), CHOICE),
      .who = &eng_options, .count = ENG_OPTIONS, .many = eng_option_count },
    { "told", "a digest of the numbers that side was told",
      ONE(IN(told[0][0]), EVERY(told), FROM(0, 255), MORE(4)), .who = &sides, .count = SIDES },
    { "winner", "and how far", winner_fields, .broken = "there is no such title or level" },
    { "staff",
      "centre and source, points; due: back; moved: turn of its last ride; from: where it stood before it; via: the line runs through it; line 1 open, 2 cut, 3 past an enemy who is seen",
      staff_fields, .who = &sides, .count = SIDES, .always = 1, .together = 1,
      .nothing = "says nothing of a staff", .then = settle_centre,
      .broken = "a centre or a source is off the map" },
    { "pool", "replacements in hand", .form = "<nation> infantry|cavalry|artillery 0..99",
      .who = &sides, .count = SIDES, .read = read_pool, .save = save_pool },
    { "key",
      "who controls it; held: the French held it once; retaken, counted: the Coalition took it back, its stay or its loss has moved the morale",
      key_fields, .who = &cn_keys, .count = CN_KEYS, .many = count_keys, .always = 1,
      .then = settle_key },
    { "control", "who holds other places; usual: whose formation stands there",
      .form = "french|coalition|nobody <hex> ..", .read = read_control, .save = save_control },
    { "leader",
      "at 1949, under MURAT (in his box), coming 3 (on the turn track), off 4, lost, out or hidden; with: part of his formation in several hexes; from: where he left the map; halves of MP, deeds and what else he remembers",
      leader_fields, .who = &cn_leaders, .count = CN_LEADERS,
      .nothing = "says nothing of a leader" },
    { "unit",
      "on DAVOUT 6 (strength; usual: its maximum), coming 5 4 (turn and strength), off, lost, out or hidden",
      unit_fields, .who = &cn_units, .count = CN_UNITS, .nothing = "says nothing of a unit" },
    { "vedette", "at 1949, on MURAT, lost, out or hidden", vedette_fields, .who = &cn_vedettes,
      .count = CN_VEDETTES },
    { "piece",
      "which slot; who stands there may be unknown; scouted: recognised by a vedette alone",
      piece_fields, .who = &cn_slots, .count = CN_PIECES },
    { "train", "on LANNES, at 2354 (abandoned), laid 2354/2453 (lifted LANNES), lost or hidden",
      train_fields, .who = &trains, .count = CN_TRAINS, .unnamed = 1 },
    { "battle", "who attacks and who is attacked, - for nobody", battle_fields, .count = CN_BATTLES,
      .counter = offsetof(struct cn_state, battle_count), .unnamed = 1, .always = 1,
      .nothing = "says nothing of a battle" },
    { "path", "the retreat under way, from the hex left; guns: SP left at a river", path_fields,
      .broken = "a retreat leads off the map" },
    { "damaged", "a bridge; planned: at the end of the segment", bridge_fields, .who = &cn_bridges,
      .count = CN_BRIDGES },
    { .key = NULL },
};
