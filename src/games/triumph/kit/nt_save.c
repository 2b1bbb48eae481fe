/* nt_save.c -- the lines of a position that are the game's own, and what they leave out.
 *
 * A position written by hand may leave out what is the rule: the phase (play, when units are
 * listed), the round (1), morale (as at the start), the pool (counted), who has seen what (owners
 * their own, everybody the fixed battery), commanders (where their units are), and the home of
 * units off the map.  Units that are not listed are gone.
 *
 * Whoever adds a field to a paper adds it to its line; the sizes are asserted. */

#include <stddef.h>
#include <string.h>

#include "base/bitset.h"

#include "games/triumph/nt_setup.h"

#define STATE struct nt_state
#include "engine/line_tables.def"

/* -- what words name -- */

static int find_commander(const struct eng_box *box, const char *word)
{
    return nt_find_commander(nt_board(box), word);
}

static void name_commander(const struct eng_box *box, int c, struct text *out)
{
    text_add(out, nt_board(box)->commander[c].id);
}

static int find_corps(const struct eng_box *box, const char *word)
{
    return strcmp(word, "detached") == 0 ? NT_NO_CORPS : find_commander(box, word);
}

static void name_corps(const struct eng_box *box, int c, struct text *out)
{
    text_add(out, c == NT_NO_CORPS ? "detached" : nt_board(box)->commander[c].id);
}

/* "none" for units that have entered */
static int find_home(const struct eng_box *box, const char *word)
{
    return strcmp(word, "none") == 0 ? NT_NO_CORPS : find_commander(box, word);
}

static void name_home(const struct eng_box *box, int c, struct text *out)
{
    text_add(out, c == NT_NO_CORPS ? "none" : nt_board(box)->commander[c].id);
}

static int find_locale(const struct eng_box *box, const char *word)
{
    int at = nt_find_position(nt_board(box), word);

    return is_reserve(at) ? at : -1;
}

static void name_locale(const struct eng_box *box, int locale, struct text *out)
{
    (void)box;
    text_add_int(out, locale);
}

/* "64-55": inside 64, towards 55 */
static int find_front(const struct eng_box *box, const char *word)
{
    int at = nt_find_position(nt_board(box), word);

    return at >= NT_BLOCK ? at - NT_BLOCK : -1;
}

static void name_front(const struct eng_box *box, int front, struct text *out)
{
    text_add(out, nt_board(box)->block_name[front]);
}

static int find_approach(const struct eng_box *box, const char *word)
{
    int front = find_front(box, word);

    return front < 0 ? -1 : approach_of(NT_BLOCK + front);
}

static void name_approach(const struct eng_box *box, int approach, struct text *out)
{
    name_front(box, 2 * approach, out);
}

static void name_stretch(const struct eng_box *box, int stretch, struct text *out)
{
    const struct nt_stretch *row = &nt_board(box)->stretch[stretch];

    text_printf(out, "%d.%d", row->locale, row->number);
}

static int find_stretch(const struct eng_box *box, const char *word)
{
    int found = -1;

    for (int i = 1; i <= nt_board(box)->stretch_count && found < 0; i++) {
        struct text name = { 0 };
        name_stretch(box, i, &name);
        found = strcmp(text_str(&name), word) == 0 ? i : -1;
        text_free(&name);
    }
    return found;
}

static bool read_place(struct eng_reader *r, int *out)
{
    const char *how = words_next(&r->in);

    if (strcmp(how, "gone") == 0)
        *out = NT_GONE;
    else if (strcmp(how, "off-map") == 0)
        *out = NT_OFF_MAP;
    else if (strcmp(how, "reserve") == 0)
        return (*out = find_locale(r->box, words_next(&r->in))) >= 0 ||
               words_wrong(&r->in, "a locale after 'reserve'");
    else if (strcmp(how, "block") == 0)
        return (*out = NT_BLOCK + find_front(r->box, words_next(&r->in))) >= NT_BLOCK ||
               words_wrong(&r->in, "an approach such as 64-55 after 'block'");
    else
        return words_wrong(&r->in, "reserve 64, block 64-55, off-map or gone");
    return true;
}

static void name_place(const struct eng_box *box, int at, struct text *out)
{
    if (at == NT_OFF_MAP)
        text_add(out, "off-map");
    else if (is_reserve(at))
        text_printf(out, "reserve %d", at);
    else if (is_blocking(at))
        text_printf(out, "block %s", nt_board(box)->block_name[at - NT_BLOCK]);
    else
        text_add(out, "gone");
}

static const char *const phases[] = { [PHASE_SET_UP] = "set-up", [PHASE_PLAY] = "play", NULL };

static const struct eng_things scenarios = NAMED("scenario", nt_scenarios);
static const struct eng_things phase = NAMED("phase", phases);
static const struct eng_things sides = NAMED("side", nt_side_ids);
static const struct eng_things types = NAMED("type", nt_types);
static const struct eng_things commanders = FOUND("commander", find_commander, name_commander);
static const struct eng_things corps = FOUND("corps", find_corps, name_corps);
static const struct eng_things homes = FOUND("commander", find_home, name_home);
static const struct eng_things locales = FOUND("locale", find_locale, name_locale);
static const struct eng_things approaches = FOUND("approach", find_approach, name_approach);
static const struct eng_things fronts = FOUND("approach", find_front, name_front);
static const struct eng_things stretches =
    FOUND("stretch of road such as 63.1", find_stretch, name_stretch);
static const struct eng_things places = { .what = "place", .name = name_place, .read = read_place };

/* -- lines of their own -- */

static void save_pool(const struct eng_box *box, const void *state, int side, struct text *out)
{
    const struct nt_state *s = state;

    (void)box;
    for (int type = ARTILLERY; type < TYPES; type++)
        for (int strength = 1; strength <= 3; strength++)
            if (s->pool[side][type][strength])
                text_printf(out, "pool %s %s %d %d\n", nt_side_ids[side], nt_types[type], strength,
                            s->pool[side][type][strength]);
}

static bool read_pool(struct eng_reader *r)
{
    struct nt_state *s = r->state;
    int type = 0, strength = 0, n = 0;

    if (!eng_read_thing(r, &types, &type) || !eng_read_number(r, 1, 3, &strength) ||
        !eng_read_number(r, 0, 99, &n))
        return false;
    if (type == UNKNOWN || !words_at_end(&r->in))
        return eng_complain(r, "a pool is of known faces");
    s->pool[r->who][type][strength] = (uint8_t)n;
    return true;
}

struct scratch {
    uint64_t listed[BIT_WORDS(NT_UNITS)];
};

/* What a line says of a unit can be; that it stands somewhere is seen later, of the whole. */
static bool check_unit(struct eng_reader *r)
{
    const struct nt_unit *u = &((struct nt_state *)r->state)->unit[r->who];
    struct scratch *scratch = r->scratch;

    if (bit_has(scratch->listed, r->who))
        return err_set(r->in.err, NULL, "unit %d is listed twice", r->who);
    bit_add(scratch->listed, r->who);
    if ((u->strength == 0) != (u->type == UNKNOWN) || (u->type == ARTILLERY && u->strength != 1) ||
        (u->type == GUARD && u->strength != 3))
        return words_wrong(&r->in, "a strength that this type can have");
    return u->corps == NT_NO_CORPS || side_of_commander(u->corps) == side_of_unit(r->who) ||
           words_wrong(&r->in, "a commander of its own army");
}

/* -- the table -- */

static const struct eng_flag unit_flags[] = {
    { "fixed", UNIT_FIXED },   { "entered", UNIT_ENTERED }, { "stopped", UNIT_STOPPED },
    { "beaten", UNIT_BEATEN }, { "up", UNIT_UP },           { NULL, 0 },
};

static const struct eng_field commander_fields[] = {
    { NULL, IN(commander[0].at), EVERY(commander), IS(places) },
    { "given", IN(commander[0].given), EVERY(commander), FROM(0, 9) },
    { "entered", IN(commander[0].entered), EVERY(commander), MARKS(1) },
    { "stood", IN(turn.stood[0]), EVERY(turn.stood), IS(approaches) },
    END_FIELDS,
};

#define OF(member) IN(unit[0].member), EVERY(unit)
static const struct eng_field unit_fields[] = {
    { NULL, OF(type), IS(types) },
    { NULL, OF(strength), FROM(0, 3) },
    { NULL, OF(corps), IS(corps), USUAL(NT_NO_CORPS) },
    { NULL, OF(at), IS(places) },
    { "moved", OF(moves), FROM(0, 9) },
    { "stood", OF(stood), IS(approaches) },
    { "home", OF(home), IS(homes) },
    { "road", OF(stretch), IS(stretches) },
    { NULL, OF(flags), BITS(unit_flags) },
    END_FIELDS,
};

#define NUMBER(its_word, member, highest)                                                          \
    {                                                                                              \
        its_word, IN(member), FROM(0, highest)                                                     \
    }

static const struct eng_field set_up_fields[] = {
    NUMBER("french_organised", set_up.organised[FRENCH], 255),
    NUMBER("allied_organised", set_up.organised[ALLIED], 255),
    NUMBER("on_map", set_up.on_map, 2),
    NUMBER("first", set_up.chosen[0], NT_COMMANDERS),
    NUMBER("second", set_up.chosen[1], NT_COMMANDERS),
    NUMBER("detachments", set_up.detachments, NT_SET_DETACHMENTS),
    NUMBER("bid", set_up.bid, 255),
    NUMBER("bidder", set_up.bidder, 255),
    END_FIELDS,
};
_Static_assert(sizeof(struct nt_set_up) == 8, "new fields belong into set_up_fields");

static const struct eng_field move_fields[] = {
    NUMBER("from", move.from, 999),
    NUMBER("at", move.at, 999),
    NUMBER("stretch", move.stretch, 999),
    NUMBER("command", move.command, ATTACH),
    NUMBER("commander", move.commander, 255),
    NUMBER("entered_count", move.entered_count, 3),
    NUMBER("all_main", move.all_main, 255),
    NUMBER("must_stop", move.must_stop, 255),
    NUMBER("riding", move.riding, 255),
    NUMBER("first", move.path[0], NT_LOCALES - 1),
    NUMBER("second", move.path[1], NT_LOCALES - 1),
    NUMBER("third", move.path[2], NT_LOCALES - 1),
    END_FIELDS,
};
_Static_assert(sizeof(struct nt_move) == 32, "a new field of nt_move belongs into move_fields");

static const struct eng_field attack_fields[] = {
    NUMBER("approach", attack.approach, 999),
    NUMBER("from", attack.from, 999),
    NUMBER("side", attack.side, 1),
    NUMBER("army", attack.army, 255),
    NUMBER("guard", attack.guard, 255),
    NUMBER("by_road", attack.by_road, 255),
    NUMBER("wide", attack.wide, 255),
    NUMBER("command", attack.command, ATTACH),
    NUMBER("artillery", attack.artillery, 255),
    NUMBER("initial_won", attack.initial_won, 255),
    NUMBER("won", attack.won, 255),
    NUMBER("blocked", attack.blocked, 255),
    { "initial", IN(attack.initial), FROM(-100, 127) },
    { "final", IN(attack.final), FROM(-100, 127) },
    NUMBER("french_lost", attack.lost[FRENCH], 255),
    NUMBER("allied_lost", attack.lost[ALLIED], 255),
    NUMBER("attacking_count", attack.attacking_count, 255),
    NUMBER("defending_count", attack.defending_count, 255),
    NUMBER("to_lose", attack.to_lose, 255),
    NUMBER("attack_leader_count", attack.attack_leader_count, 255),
    NUMBER("defense_leader_count", attack.defense_leader_count, 255),
    END_FIELDS,
};
_Static_assert(sizeof(struct nt_attack) == 104,
               "a new field of nt_attack belongs into attack_fields");

static const struct eng_field retreat_fields[] = {
    NUMBER("locale", retreat.locale, NT_LOCALES - 1),
    NUMBER("side", retreat.side, ALLIED),
    NUMBER("after_combat", retreat.after_combat, 255),
    END_FIELDS,
};
_Static_assert(sizeof(struct nt_retreat) == 24, "new fields belong into retreat_fields");

static const char no_paper[] = "a paper or a frame names what is not there",
                  no_army[] = "there are two armies";

#define BYTE(key, words, member, highest)                                                          \
    {                                                                                              \
        key, words, ONE(IN(member), FROM(0, highest)), .expects = "a number"                       \
    }
#define BYTES(key, words, member, how_many)                                                        \
    {                                                                                              \
        key, words, ONE(IN(member[0]), FROM(0, 99), MORE(how_many)),                               \
            .expects = "a number for each side"                                                    \
    }
#define SET(key, words, member)                                                                    \
    {                                                                                              \
        key, words, ONE(IN(member.word[0]), MEMBERS(NT_TOKENS, 40)), .expects = "tokens"           \
    }

const struct eng_line nt_lines[] = {
    { "scenario", "which day's battle", ONE(IN(scenario), IS(scenarios)), .always = 1,
      .expects = "2-december or 1-december" },
    { "phase", "usual: play, when units are listed", ONE(IN(phase), IS(phase)), .always = 1,
      .expects = "play or set-up" },
    { "round", "usual: 1", ONE(IN(round), FROM(1, NT_ROUNDS)), .always = 1,
      .expects = "a number from 1 to 21" },
    { "turn", "whose turn, and how many commands were given",
      (const struct eng_field[]){ { NULL, IN(turn.army), IS(sides) },
                                  NUMBER("corps", turn.corps_commands, 99),
                                  NUMBER("units", turn.unit_commands, 99),
                                  END_FIELDS },
      .always = 1,
      .expects = "french or allied, then corps or units and how many commands were given",
      .broken = no_army },
    { "morale", "French, Allied; usual: as at the start",
      ONE(IN(morale[0]), FROM(0, 99), MORE(SIDES)), .always = 1,
      .expects = "the French morale and the Allied" },
    BYTES("lost", "morale lost, French and Allied", morale_lost, SIDES),
    BYTES("committed-heavy", "heavy cavalry is committed", committed_heavy, SIDES),
    BYTES("committed-guard", "the Guard is committed", committed_guard, SIDES),
    BYTES("guard-beaten", "a Guard Attack was defeated", guard_beaten, SIDES),
    BYTE("reinforced", "a French reinforcement has entered play", reinforced, 99),
    BYTE("santon", "option", santon, 99),
    BYTE("auction", "option", auction, 99),
    BYTE("team", "option", team, 99),
    BYTES("players", "of each team", teams.player_count, SIDES),
    BYTES("ranks-french", "seats, the most senior first", teams.rank[FRENCH], NT_PLAYERS),
    BYTES("ranks-allied", "seats, the most senior first", teams.rank[ALLIED], NT_PLAYERS),
    BYTES("corps-of", "1 + the seat that has the corps, for each commander", teams.player,
          NT_COMMANDERS),
    BYTES("secret", "ranks and corps are not yet revealed", teams.secret, SIDES),
    BYTE("acting", "the rank whose part of the turn it is", teams.acting, 99),
    BYTE("control", "the seat that decides for the defending side", teams.control, 99),
    BYTE("notes", "may be taken in conferences", teams.notes, 99),
    BYTES("begun", "the round of each side's latest turn", teams.begun, SIDES),
    BYTE("away", "what a conferring player is shown: no board", teams.away, 99),
    { "winner", "0 French, 1 Allied", ONE(IN(winner), FROM(0, ALLIED)), .expects = "a number",
      .broken = no_army },
    { "grade", "1 decisive, 2 marginal", ONE(IN(grade), FROM(0, MARGINAL)), .expects = "a number",
      .broken = no_army },
    { "closed", "a reserve that his march closed",
      ONE(IN(turn.closer[0]), EVERY(turn.closer), IS(commanders), .plus = 1), .who = &locales,
      .count = NT_LOCALES, .expects = "a locale and a commander" },
    { "stormed", "locales taken by combat this turn",
      ONE(IN(turn.stormed[0]), IS(locales), MEMBERS(NT_LOCALES, 1)), .expects = "locales" },
    { "barred", "no more attacks across it this turn",
      ONE(IN(turn.barred[0]), IS(approaches), MEMBERS(NT_APPROACHES, 1)),
      .expects = "approaches such as 64-55" },
    { "bombarded", "artillery led an attack across it this turn",
      ONE(IN(turn.bombarded[0]), IS(approaches), MEMBERS(NT_APPROACHES, 1)),
      .expects = "approaches such as 64-55" },
    { "fired-before", "artillery led an attack from there last round",
      ONE(IN(fired_before[0]), IS(fronts), MEMBERS(2 * NT_APPROACHES, 1)),
      .expects = "approaches such as 64-55" },
    { "fired-now", "and this round",
      ONE(IN(fired_now[0]), IS(fronts), MEMBERS(2 * NT_APPROACHES, 1)),
      .expects = "approaches such as 64-55" },
    { "pool", "faces alive: type, strength and how many; usual: counted",
      .form = "artillery|cavalry|infantry|guard 1..3 0..99", .who = &sides, .count = SIDES,
      .read = read_pool, .save = save_pool, .expects = "a side, a type, a strength and how many" },
    { "commander", "usual: where his units are", commander_fields, .who = &commanders,
      .count = NT_COMMANDERS, .always = 1, .nothing = "is none of: given, entered, stood" },
    { "unit",
      "its face, its corps, where it is: reserve 64, block 64-55 (inside 64, towards 55), off-map or gone; not listed: gone",
      unit_fields, .count = NT_UNITS, .nothing = "is no mark of a unit", .then = check_unit },
    { "set-up", "the paper of set-up", set_up_fields, .expects = "names and numbers of the paper",
      .broken = no_paper },
    { "move", "the paper of a move", move_fields, .expects = "names and numbers of the paper",
      .broken = no_paper },
    SET("move-pieces", "tokens that move", move.pieces),
    { "attack", "the paper of an attack", attack_fields,
      .expects = "names and numbers of the paper", .broken = no_paper },
    SET("attack-attacking", "tokens that attack", attack.attacking),
    SET("attack-defending", "tokens that defend", attack.defending),
    SET("attack-attack_leaders", "tokens that lead the attack", attack.attack_leaders),
    SET("attack-defense_leaders", "tokens that lead the defense", attack.defense_leaders),
    SET("attack-counter", "tokens that counter-attack", attack.counter),
    { "retreat", "the paper of a retreat", retreat_fields,
      .expects = "names and numbers of the paper", .broken = no_paper },
    SET("retreat-placed", "tokens that have their new locale", retreat.placed),
    { "order", "of a chief: its round, the rank it is for, and the places it names",
      .form = "1..21 1..3 attack|defend|sealed <locale> ..", .who = &sides, .count = SIDES,
      .read = nt_read_order, .save = nt_save_orders,
      .expects = "a side, a round, a rank and a verb" },
    { .key = NULL },
};

/* -- before the first line and after the last -- */

void nt_clear(const struct eng_box *box, void *state)
{
    struct nt_state *s = state;

    (void)box;
    for (int unit = 0; unit < NT_UNITS; unit++)
        s->unit[unit].corps = NT_NO_CORPS;
}

static bool lies_open(const struct nt_state *s, int unit)
{
    if (s->phase == PHASE_SET_UP && !s->set_up.organised[side_of_unit(unit)])
        return true;
    return (s->unit[unit].flags & (UNIT_FIXED | UNIT_UP)) != 0;
}

static void complete_units(const struct eng_reader *r, struct nt_state *s)
{
    bool seen = false;

    for (int unit = 0; unit < NT_UNITS; unit++) {
        struct nt_unit *u = &s->unit[unit];
        seen = seen || s->core.seen[unit];
        if (u->at == NT_OFF_MAP && u->home == 0 && u->corps != NT_NO_CORPS)
            u->home = u->corps;
    }
    if (!eng_said(r, "phase") && eng_said(r, "unit"))
        s->phase = PHASE_PLAY;
    for (int unit = 0; unit < NT_UNITS && !seen; unit++)
        if (s->unit[unit].type != UNKNOWN)
            s->core.seen[unit] =
                lies_open(s, unit) ? ENG_ALL : seats_of(&s->core, side_of_unit(unit));
}

/* A commander is where his units are. */
static void complete_commanders(struct nt_state *s)
{
    for (int unit = 0; unit < NT_UNITS; unit++) {
        const struct nt_unit *u = &s->unit[unit];
        if (u->corps != NT_NO_CORPS && s->commander[u->corps].at == NT_GONE)
            s->commander[u->corps].at = u->at;
    }
}

static void complete_pool(struct nt_state *s, int side)
{
    static const uint8_t nothing[TYPES][4];

    if (memcmp(s->pool[side], nothing, sizeof nothing) != 0)
        return;
    FOR_UNITS (u, side)
        if (s->unit[u].at != NT_GONE && s->unit[u].type != UNKNOWN)
            s->pool[side][s->unit[u].type][s->unit[u].strength]++;
}

bool nt_complete(struct eng_reader *r)
{
    const struct nt_board *b = nt_board(r->box);
    struct nt_state *s = r->state;

    complete_units(r, s);
    complete_commanders(s);
    for (int side = FRENCH; side < SIDES; side++) {
        complete_pool(s, side);
        if (!eng_said(r, "morale"))
            s->morale[side] = (int8_t)b->army[side].morale;
    }
    s->round = s->round ? s->round : 1;
    s->last_round = b->round_count[s->scenario];
    nt_complete_teams(s);
    return eng_lines_complete(r);
}
