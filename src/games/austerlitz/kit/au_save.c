/* au_save.c -- the lines of a position that are Austerlitz's own, and what they leave out.
 *
 * What a position does not say: turn 8 of 12, clear weather, the player of the frame (or the
 * French), places as at the start of the battle; units not named take no part, those named are
 * steady, at full strength, in line, facing north.  A position is a small scenario unless it says
 * "whole". */

#include <string.h>

#include "games/austerlitz/kit/au_names.h"

#define STATE struct au_state
#include "engine/line_tables.def"

/* -- what words name -- */

static int unit_count(const struct eng_box *box)
{
    return au_board(box)->unit_count;
}

static int find_unit(const struct eng_box *box, const char *word)
{
    return au_find_unit(au_board(box), word);
}

static void name_unit(const struct eng_box *box, int unit, struct text *out)
{
    text_add(out, au_board(box)->unit[unit].id);
}

static int find_chit(const struct eng_box *box, const char *word)
{
    (void)box;
    return au_find_chit(word);
}

static void name_chit(const struct eng_box *box, int chit, struct text *out)
{
    (void)box;
    text_add(out, au_chit_id(chit));
}

static int corps_count(const struct eng_box *box)
{
    return au_board(box)->corps_count;
}

static int find_corps(const struct eng_box *box, const char *word)
{
    return au_find_corps(au_board(box), word);
}

static void name_corps(const struct eng_box *box, int corps, struct text *out)
{
    text_add(out, au_board(box)->corps[corps].id);
}

static int find_zone(const struct eng_box *box, const char *word)
{
    return strcmp(word, "none") == 0 ? AU_NOBODY : au_find_zone(au_board(box), word);
}

static void name_zone(const struct eng_box *box, int zone, struct text *out)
{
    text_add(out, zone == AU_NOBODY ? "none" : au_board(box)->zone[zone].id);
}

static int place_count(const struct eng_box *box)
{
    return au_board(box)->place_count;
}

static int find_place(const struct eng_box *box, const char *word)
{
    return au_find_place(au_board(box), word);
}

static void name_place(const struct eng_box *box, int place, struct text *out)
{
    text_add(out, au_board(box)->place[place].id);
}

/* "1000,1000": x and y, which lie side by side, as one value */
static int find_point(const struct eng_box *box, const char *word)
{
    const char *comma = strchr(word, ',');
    char first[8] = "";
    int64_t x, y;
    int32_t point;

    (void)box;
    if (!comma || comma - word >= (ptrdiff_t)sizeof first)
        return -1;
    memcpy(first, word, (size_t)(comma - word));
    if (!words_int(first, 0, 2800, &x) || !words_int(comma + 1, 0, 2500, &y))
        return -1;
    memcpy(&point, (int16_t[]){ (int16_t)x, (int16_t)y }, sizeof point);
    return point;
}

static void name_point(const struct eng_box *box, int point, struct text *out)
{
    int16_t at[2];

    (void)box;
    memcpy(at, &point, sizeof at);
    text_printf(out, "%d,%d", at[0], at[1]);
}

static bool read_point(struct eng_reader *r, int *out)
{
    *out = find_point(r->box, words_next(&r->in));
    return *out >= 0 || words_wrong(&r->in, "a place on the field: 1000,1000");
}

/* Written as numbers. */
static int find_attitude(const struct eng_box *box, const char *word)
{
    static const char *const attitudes[] = { "0", "1", "offensive", "defensive", NULL };
    int found = eng_find_name(attitudes, word);

    (void)box;
    return found < 0 ? found : found % 2;
}

static void name_attitude(const struct eng_box *box, int attitude, struct text *out)
{
    (void)box;
    text_add_int(out, attitude);
}

static const char *const loads[] = { "decoy", "loaded", "unknown", NULL };

static int find_load(const struct eng_box *box, const char *word)
{
    int found = eng_find_name(loads, word);

    (void)box;
    return found == 2 ? AU_NOBODY : found;
}

static void name_load(const struct eng_box *box, int load, struct text *out)
{
    (void)box;
    text_add(out, loads[load == AU_NOBODY ? 2 : load]);
}

/* Which of them are for guns alone is seen when the line is read. */
static int find_form(const struct eng_box *box, const char *word)
{
    int found = eng_find_name(au_gun_forms, word);

    (void)box;
    return found < 0 ? eng_find_name(au_formations, word) : found;
}

static bool read_standing(struct eng_reader *r, int *out);
static bool read_order(struct eng_reader *r, int *out);

static const struct eng_things
    sides = NAMED("side: french or allied", au_side_ids),
    fogs = NAMED("fog: fog, partial-1, partial-2, clear", au_fogs),
    reasons = NAMED("reason", au_reasons),
    standings = NAMED("standing: at, on, chit, map, off, away, lost", au_standings),
    stands = { .what = "standing", .names = au_standings, .read = read_standing },
    forms = NAMED("formation", au_formations),
    any_forms = { .what = "formation", .find = find_form }, morales = NAMED("state", au_morales),
    aspects = NAMED("aspect", au_sides_of), manners = NAMED("manner of moving", au_manners),
    order_names = NAMED("order", au_order_names),
    orders = { .what = "order", .names = au_order_names, .read = read_order },
    alarm_kinds = NAMED("alarm", au_alarm_kinds), units = FOUND("unit", find_unit, name_unit),
    chits = FOUND("chit", find_chit, name_chit), corps = FOUND("corps", find_corps, name_corps),
    zones = FOUND("zone", find_zone, name_zone), places = FOUND("place", find_place, name_place),
    points = { .what = "x,y", .find = find_point, .name = name_point, .read = read_point },
    attitudes = FOUND("attitude", find_attitude, name_attitude),
    load = FOUND("load: loaded, decoy, unknown", find_load, name_load);

/* -- units -- */

struct au_unit au_plain_unit(const struct au_board *b, int unit, int standing)
{
    struct au_unit u = {
        .standing = (uint8_t)standing, .foe = AU_NOBODY, .crew = AU_NOBODY, .order_at = AU_NOBODY
    };
    bool gone = standing == AT_ABSENT || standing == AT_AWAY || standing == AT_LOST;

    if (gone)
        return u;
    u.steps = b->unit[unit].steps;
    if (b->unit[unit].arm == HEADQUARTERS)
        u.formation = FORM_NONE;
    return u;
}

static const struct au_unit *unit_of(const void *state, int who)
{
    return &((const struct au_state *)state)->unit[who];
}

static const struct eng_things *whereabouts(int standing)
{
    return standing == AT_UNIT                           ? &units
           : standing == AT_CHIT || standing == AT_SHOWN ? &chits
                                                         : NULL;
}

static bool has_turn(int standing)
{
    return standing == AT_OFF || standing == AT_AWAY;
}

static bool read_where(struct eng_reader *r, struct au_unit *u)
{
    const struct eng_things *of = whereabouts(u->standing);
    struct words_walk in = r->in;
    int n = 0;

    if (u->standing == AT_FIELD) {
        bool fine = read_point(r, &n);
        r->in = in; /* for its field */
        return fine;
    }
    if (of ? !eng_read_thing(r, of, &n) : has_turn(u->standing) && !eng_read_number(r, 0, 99, &n))
        return false;
    u->where = (uint8_t)n;
    return true;
}

/* The rest of the unit is as it is where the line says no more. */
static bool read_standing(struct eng_reader *r, int *out)
{
    struct au_unit *u = &((struct au_state *)r->state)->unit[r->who];

    if (!eng_read_thing(r, &standings, out))
        return false;
    *u = au_plain_unit(au_board(r->box), r->who, *out);
    return read_where(r, u);
}

static void save_standing(const struct eng_box *box, const void *state, int who, struct text *out)
{
    const struct au_unit *u = unit_of(state, who);
    const struct eng_things *of = whereabouts(u->standing);

    text_printf(out, " %s", au_standings[u->standing]);
    if (!of && !has_turn(u->standing))
        return;
    text_add_char(out, ' ');
    eng_name_thing(box, of, u->where, out);
}

static void save_form(const struct eng_box *box, const void *state, int who, struct text *out)
{
    const struct au_board *b = au_board(box);
    const struct au_unit *u = unit_of(state, who);

    if (u->formation != au_plain_unit(b, who, u->standing).formation ||
        (u->standing == AT_FIELD && u->formation != FORM_NONE))
        text_printf(out, " %s", au_form_name(b, who, u->formation));
}

static void save_steps(const struct eng_box *box, const void *state, int who, struct text *out)
{
    const struct au_unit *u = unit_of(state, who);

    if (u->steps != au_plain_unit(au_board(box), who, u->standing).steps)
        text_printf(out, " steps %d", u->steps);
}

static void save_faced(const struct eng_box *box, const void *state, int who, struct text *out)
{
    const struct au_unit *u = unit_of(state, who);

    (void)box;
    if (u->faced != u->facing)
        text_printf(out, " faced %d", u->faced);
}

/* The enemy that it is meant for may stand behind it. */
static bool read_order(struct eng_reader *r, int *out)
{
    struct au_unit *u = &((struct au_state *)r->state)->unit[r->who];

    if (!eng_read_thing(r, &order_names, out))
        return false;
    int at = words_at_end(&r->in) ? -1 : find_unit(r->box, r->in.line->word[r->in.at]);
    if (at >= 0) {
        u->order_at = (uint8_t)at;
        r->in.at++;
    }
    return true;
}

/* Told here, where the line is known, and not only of the whole. */
static bool has_room(struct eng_reader *r)
{
    const struct au_board *b = au_board(r->box);
    struct plane_box box = au_box(b, r->state, r->who);
    int other = au_overlapped(b, r->state, r->who, &box);

    return other == AU_NOBODY ||
           err_set(r->in.err, NULL, "%s overlaps %s", r->in.line->word[1],
                   other < AU_CHIT0 ? b->unit[other].id : au_chit_id(other - AU_CHIT0));
}

static bool check_unit(struct eng_reader *r)
{
    const struct au_type *type = &au_board(r->box)->unit[r->who];
    struct au_unit *u = &((struct au_state *)r->state)->unit[r->who];

    if (!eng_says(r, "faced"))
        u->faced = u->facing;
    if (u->steps > type->steps)
        return eng_complain(r, "'%d' is not a number from 0 to %d", u->steps, type->steps);
    if (type->arm != ARTILLERY && (eng_says(r, "limbered") || eng_says(r, "unlimbered")))
        return eng_complain(r, "%s is no battery to be limbered or not", type->id);
    return u->standing != AT_FIELD || has_room(r);
}

/* -- other lines of their own -- */

static bool check_turn(struct eng_reader *r)
{
    const struct au_state *s = r->state;

    return s->turn <= s->last_turn ||
           eng_complain(r, "'%d' is not a number from %d to %d", s->last_turn, s->turn, AU_TURNS);
}

/* Alone, it says that none does. */
static bool read_counts(struct eng_reader *r)
{
    ((struct au_state *)r->state)->places = 0;
    return words_at_end(&r->in) || eng_read_fields(r);
}

static void save_counts(const struct eng_box *box, const void *state, int who, struct text *out)
{
    const struct au_board *b = au_board(box);
    unsigned set = ((const struct au_state *)state)->places;

    (void)who;
    if (set == (1u << b->place_count) - 1)
        return;
    text_add(out, "counts");
    for (int i = 0; i < b->place_count; i++)
        if (set >> i & 1)
            text_printf(out, " %s", b->place[i].id);
    text_add_char(out, '\n');
}

static void save_np(const struct eng_box *box, const void *state, int side, struct text *out)
{
    (void)box;
    if (au_is_np(state, side))
        text_printf(out, "np %s\n", au_side_ids[side]);
}

static bool read_worth(struct eng_reader *r)
{
    int of = 0, worth = 0;

    if (!eng_read_number(r, 0, AU_CORPS - 1, &of) || !eng_read_number(r, 0, 9999, &worth))
        return false;
    ((struct au_state *)r->state)->np_worth[r->who][of] = (int16_t)worth;
    return words_ends(&r->in);
}

static void save_worth(const struct eng_box *box, const void *state, int side, struct text *out)
{
    const int16_t *worth = ((const struct au_state *)state)->np_worth[side];

    (void)box;
    for (int i = 0; i < AU_CORPS; i++)
        if (worth[i])
            text_printf(out, "worth %s %d %d\n", au_side_ids[side], i, worth[i]);
}

static bool read_chit(struct eng_reader *r)
{
    struct au_chit *c = &((struct au_state *)r->state)->chit[r->who];

    *c = (struct au_chit){ .loaded = 1 };
    if (!eng_read_fields(r))
        return false;
    if (!eng_says(r, "origin"))
        c->origin = (uint8_t)au_zone_at(au_board(r->box), (struct plane_pt){ c->x, c->y });
    return true;
}

static bool check_alarm(struct eng_reader *r)
{
    struct au_alarm *a = &((struct au_state *)r->state)->alarm[r->who];

    if (!eng_says(r, "with"))
        a->host = a->unit;
    return true;
}

static void save_host(const struct eng_box *box, const void *state, int who, struct text *out)
{
    const struct au_alarm *a = &((const struct au_state *)state)->alarm[who];

    if (a->host != a->unit)
        text_printf(out, " with %s", au_board(box)->unit[a->host].id);
}

/* A bit for each unit of its own side. */
static bool read_checked(struct eng_reader *r)
{
    const struct au_board *b = au_board(r->box);
    uint8_t *set = ((struct au_state *)r->state)->checked[r->who];
    int other = 0, side = b->unit[r->who].side;

    while (!words_at_end(&r->in)) {
        if (!eng_read_thing(r, &units, &other))
            return false;
        if (b->unit[other].side != side)
            return words_wrong(&r->in, "units of one side");
        other -= b->side_first[side];
        set[other / 8] |= (uint8_t)(1u << other % 8);
    }
    return true;
}

static void save_checked(const struct eng_box *box, const void *state, int who, struct text *out)
{
    const struct au_board *b = au_board(box);
    const uint8_t *set = ((const struct au_state *)state)->checked[who];
    int side = b->unit[who].side, told = 0;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        int bit = i - b->side_first[side];
        if (!(set[bit / 8] >> bit % 8 & 1))
            continue;
        if (told++ % 40 == 0)
            text_printf(out, "%schecked %s", told > 1 ? "\n" : "", b->unit[who].id);
        text_printf(out, " %s", b->unit[i].id);
    }
    text_add(out, told ? "\n" : "");
}

/* -- the table -- */

/* x and y, side by side */
#define POINT(member) .at = offsetof(STATE, member), .size = 4

static const struct eng_field turn_fields[] = {
    { NULL, IN(turn), FROM(1, AU_TURNS) },
    { "of", IN(last_turn), FROM(1, AU_TURNS), ALWAYS },
    END_FIELDS,
};
static const struct eng_field fog_fields[] = {
    { NULL, IN(fog), IS(fogs) },
    { "lifted", IN(lifted), FROM(1, AU_TURNS) },
    END_FIELDS,
};
static const struct eng_field event_fields[] = {
    { "fighting", IN(fighting), MARKS(1) },
    { "assault", IN(assault), MARKS(1) },
    { "moved", IN(moved), MARKS(1) },
    { "pratzen-changed", IN(pratzen_changed), MARKS(1) },
    END_FIELDS,
};
static const struct eng_field winner_fields[] = {
    { NULL, IN(winner), IS(sides), USUAL(SIDES) },
    { NULL, IN(why), IS(reasons) },
    END_FIELDS,
};
static const struct eng_field corps_fields[] = {
    { "zone", IN(corps_zone[0]), EVERY(corps_zone), IS(zones), USUAL(AU_NOBODY) },
    { "moved", IN(corps_moved[0]), EVERY(corps_moved), FROM(0, 9) },
    END_FIELDS,
};

#define OF(member) IN(chit[0].member), EVERY(chit)
static const struct eng_field chit_fields[] = {
    { NULL, OF(standing), IS(standings) },
    { NULL, POINT(chit[0].x), EVERY(chit), IS(points) },
    { NULL, OF(loaded), LONE(load), ALWAYS, .spoken = 1 },
    { "origin", OF(origin), IS(zones), ALWAYS },
    { "box", OF(box), FROM(0, 18) },
    { "moved", OF(moved), FROM(0, 9), .bare = 1 },
    { "spent", OF(spent), FROM(0, 9999) },
    { "banks", OF(banks), FROM(0, 255) },
    { "crossed", OF(crossed), FROM(0, 255) },
    END_FIELDS,
};
#undef OF

#define OF(member) IN(unit[0].member), EVERY(unit)
static const struct eng_field unit_fields[] = {
    { NULL, OF(standing), IS(stands), .save = save_standing },
    { NULL, POINT(unit[0].x), EVERY(unit), LONE(points), .spoken = 1 },
    { NULL, OF(facing), LONE(eng_facing), .spoken = 1 },
    { NULL, OF(formation), LONE(any_forms), .spoken = 1, .save = save_form },
    { NULL, OF(morale), LONE(morales) },
    { "steps", OF(steps), FROM(0, 2), .save = save_steps },
    { "rage", OF(rage), FROM(CALM, SPENT_OUT_OF_SQUARE), .bare = 1 },
    { "foe", OF(foe), IS(units), USUAL(AU_NOBODY) },
    { NULL, OF(zone), LONE(aspects), .spoken = 1 },
    { "marker", OF(marker), FROM(0, 4) },
    { "ammo", OF(ammo), FROM(0, 2) },
    { "crew", OF(crew), IS(units), USUAL(AU_NOBODY) },
    { "spent", OF(spent), FROM(0, 9999) },
    { "faced", OF(faced), FROM(0, 359), .save = save_faced },
    { "banks", OF(banks), FROM(0, 255) },
    { "crossed", OF(crossed), FROM(0, 255) },
    { "manner", OF(manner), IS(manners) },
    { "order", OF(order), IS(orders) },
    { "order-at", OF(order_at), IS(units), USUAL(AU_NOBODY) },
    { "shot", OF(shot), IS(units), .plus = 1 },
    { NULL, OF(marks), BITS(au_marks) },
    { NULL, OF(done), BITS(au_deeds) },
    END_FIELDS,
};
#undef OF

#define OF(member) IN(alarm[0].member), EVERY(alarm)
static const struct eng_field alarm_fields[] = {
    { NULL, OF(unit), IS(units) },
    { NULL, OF(kind), IS(alarm_kinds) },
    { "at", POINT(alarm[0].x), EVERY(alarm), IS(points), FIRM },
    { NULL, OF(facing), IS(eng_facing) },
    { NULL, OF(formation), IS(forms) },
    { "with", OF(host), IS(units), .save = save_host },
    END_FIELDS,
};

static const char no_weather[] = "fog, player or winner is none of the book's";

#define BOTH .who = &sides, .count = SIDES, .together = 1
#define NUMBER(key, words, member, highest)                                                        \
    {                                                                                              \
        key, words, ONE(IN(member[0]), EVERY(member), FROM(0, highest)), BOTH                      \
    }

const struct eng_line au_lines[] = {
    { "turn", "the turn, and the last one; usual: 8 of 12", turn_fields, .always = 1,
      .then = check_turn, .broken = "the turn is not within the battle's" },
    { "player", "whose player turn it is; usual: the side of the frame, else french",
      ONE(IN(player), IS(sides)), .always = 1, .broken = no_weather },
    { "fog", "and the turn in which it lifted; usual: clear", fog_fields, .always = 1,
      .broken = no_weather },
    { "whole", "the whole battle, with strategic maps and restrictions; usual: a part of it",
      ONE(IN(small), SAYS(0), USUAL(1)) },
    { "events", "fighting has begun; the Pratzen is assaulted; somebody has moved", event_fields,
      .apart = 1, .nothing = "is no event" },
    { "columns", "that the Allies may still move on their map in this turn",
      ONE(IN(columns_left), FROM(0, AU_CORPS)) },
    { "winner", "and why", winner_fields, .broken = no_weather },
    { "option", "as chosen", ONE(IN(option[0]), EVERY(option), CHOICE), .who = &eng_options,
      .count = ENG_OPTIONS, .many = eng_option_count },
    { "control", "usual: as at the start of the battle",
      ONE(IN(control[0]), EVERY(control), IS(sides)), .who = &places, .count = AU_PLACES,
      .many = place_count, .always = 1, .broken = "a place is held by nobody" },
    { "counts", "the places that count; usual: all",
      ONE(IN(places), IS(places), MEMBERS(AU_PLACES, AU_PLACES)), .read = read_counts,
      .save = save_counts },
    NUMBER("held", "ends of turns, one after the other, with all places", held, AU_TURNS),
    NUMBER("points", "for batteries and HQs that they took", points, AU_UNITS),
    NUMBER("brigades", "that they lost", brigades_lost, AU_UNITS),
    NUMBER("chits-left", "that may still be laid in this turn", chits_left, AU_SLOTS),
    { "guard", "is activated", ONE(IN(guard[0]), EVERY(guard), SAYS(1)), BOTH },
    { "np", "sides that the solo rules play", ONE(IN(np), IS(sides), MEMBERS(SIDES, SIDES)),
      .save = save_np, .together = 1 },
    { "attitude", "of such a side: offensive or defensive",
      ONE(IN(attitude[0]), EVERY(attitude), IS(attitudes)), BOTH },
    { "worth", "of a corps after the last marches, for reserves", .form = "0..19 0..9999",
      .who = &sides, .count = SIDES, .read = read_worth, .save = save_worth },
    { "corps", "its zone of the strategic map; moved: 1 in this turn, 2 in any, 3 both",
      corps_fields, .who = &corps, .count = AU_CORPS, .many = corps_count },
    { "chit", "loaded, decoy or unknown; usual: loaded, laid in the zone where it lies",
      chit_fields, .who = &chits, .count = AU_CHITS, .nothing = "says nothing of a chit",
      .read = read_chit },
    { "unit",
      "at 1000,1000, on F4-2 (attached), chit CF3, map, off 3, away 7 or lost; line, column, square, and of guns limbered or unlimbered; not listed: takes no part",
      unit_fields, .who = &units, .count = AU_UNITS, .many = unit_count,
      .nothing = "says nothing of a unit", .then = check_unit },
    { "firing", "units that fire the shot under way",
      ONE(IN(firing[0]), IS(units), MEMBERS(AU_UNITS, 40)) },
    { "struck", "units that the shot or combat under way has still to deal with",
      ONE(IN(struck[0]), IS(units), MEMBERS(AU_UNITS, 40)) },
    { "alarm", "a rout or a loss, and where: others have still to check for it", alarm_fields,
      .count = AU_ALARMS, .counter = offsetof(struct au_state, alarm_count), .unnamed = 1,
      .always = 1, .then = check_alarm },
    { "checked", "units of its side that checked for its rout", .form = "<unit> ..", .who = &units,
      .count = AU_UNITS, .many = unit_count, .read = read_checked, .save = save_checked },
    { .key = NULL },
};

/* -- before the first line and after the last -- */

void au_lay_out(const struct eng_box *box, void *state)
{
    const struct au_board *b = au_board(box);
    struct au_state *s = state;

    for (int i = 0; i < AU_UNITS; i++)
        s->unit[i] = au_plain_unit(b, i, AT_ABSENT);
    for (int i = 0; i < AU_CORPS; i++)
        s->corps_zone[i] = AU_NOBODY;
    for (int i = 0; i < b->place_count; i++)
        s->control[i] = BY(AU_17_1_1_5_1, BY(AU_17_1_1_4_1, b->place[i].side));
    s->places = (uint8_t)((1u << b->place_count) - 1);
    s->turn = 8;
    s->last_turn = AU_TURNS;
    s->fog = CLEAR_DAY;
    s->winner = SIDES;
    s->small = 1;
}

/* The side of the frames that belong to the side whose turn it is. */
static void find_player(struct au_state *s)
{
    static const uint8_t phasing[] = { PROC_PLAYER, PROC_RECOVERY, PROC_DISENGAGE, PROC_RETURNS,
                                       PROC_HIDING, PROC_ORDERS,   PROC_MOVEMENT,  PROC_COMBATS };

    for (int i = 0; i < s->core.depth; i++)
        for (size_t k = 0; k < sizeof phasing; k++)
            if (s->core.frame[i].proc == phasing[k] && player_of(&s->core.frame[i])->side == ALLIED)
                s->player = ALLIED;
}

bool au_complete(struct eng_reader *r)
{
    if (!eng_said(r, "player"))
        find_player(r->state);
    const char *broken = au_broken(r->box, r->state);
    return !broken || err_set(r->in.err, NULL, "%s", broken);
}
