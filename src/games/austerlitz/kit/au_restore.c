/* au_restore.c -- reads the lines that au_save.c describes, and completes what was left out.
 *
 * What a position does not say: turn 8 of 12, clear weather, the player of the frame (or the
 * French), places as at the start of the battle; units not named take no part, those named are
 * steady, at full strength, in line, facing north.  A position is a small scenario unless it says
 * "whole". */

#include <string.h>

#include "games/austerlitz/kit/au_save.h"

/* Kept in a spare byte while lines are read. */
enum { SAID_ANYTHING = 1, SAID_PLAYER = 2, SAID_COUNTS = 4 };

struct reader {
    const struct au_board *b;
    struct au_state *s;
    struct words_walk in;
};

typedef bool read_line(struct reader *r);

static bool number(struct reader *r, int low, int high, int *out)
{
    const char *word = words_next(&r->in);
    int64_t n;

    if (!words_int(word, low, high, &n))
        return err_set(r->in.err, NULL, "'%s' is not a number from %d to %d", word, low, high);
    *out = (int)n;
    return true;
}

static bool byte(struct reader *r, int low, int high, uint8_t *out)
{
    int n = 0;

    if (!number(r, low, high, &n))
        return false;
    *out = (uint8_t)n;
    return true;
}

static bool word16(struct reader *r, int low, int high, int16_t *out)
{
    int n = 0;

    if (!number(r, low, high, &n))
        return false;
    *out = (int16_t)n;
    return true;
}

static bool one_of(struct reader *r, const char *const *list, const char *what, uint8_t *out)
{
    const char *word = words_next(&r->in);
    int found = au_find_name(list, word);

    if (found < 0)
        return err_set(r->in.err, NULL, "'%s' is no %s", word, what);
    *out = (uint8_t)found;
    return true;
}

static bool side(struct reader *r, uint8_t *out)
{
    return one_of(r, au_side_ids, "side: french or allied", out);
}

static bool found_as(struct reader *r, int found, const char *word, const char *what, uint8_t *out)
{
    *out = (uint8_t)found;
    return found >= 0 || err_set(r->in.err, NULL, "there is no %s '%s'", what, word);
}

static bool unit(struct reader *r, uint8_t *out)
{
    const char *word = words_next(&r->in);

    return found_as(r, au_find_unit(r->b, word), word, "unit", out);
}

static bool zone(struct reader *r, uint8_t *out)
{
    const char *word = words_next(&r->in);

    return found_as(r, au_find_zone(r->b, word), word, "zone", out);
}

/* "1000,1000" */
static bool is_point(const char *word, int16_t *x, int16_t *y)
{
    const char *comma = strchr(word, ',');
    char first[8] = "";
    int64_t px, py;

    if (!comma || comma - word >= (ptrdiff_t)sizeof first)
        return false;
    memcpy(first, word, (size_t)(comma - word));
    if (!words_int(first, 0, 2800, &px) || !words_int(comma + 1, 0, 2500, &py))
        return false;
    *x = (int16_t)px;
    *y = (int16_t)py;
    return true;
}

static bool is_facing(const char *word, int16_t *out)
{
    int64_t n;

    if (word[0] != '/' || !words_int(word + 1, 0, 359, &n))
        return false;
    *out = (int16_t)n;
    return true;
}

/* -- the match -- */

static bool read_turn(struct reader *r)
{
    if (!byte(r, 1, AU_TURNS, &r->s->turn))
        return false;
    if (words_accept(&r->in, "of") && !byte(r, r->s->turn, AU_TURNS, &r->s->last_turn))
        return false;
    return words_ends(&r->in);
}

static bool read_player(struct reader *r)
{
    r->s->spare[0] |= SAID_PLAYER;
    return side(r, &r->s->player) && words_ends(&r->in);
}

static bool read_fog(struct reader *r)
{
    if (!one_of(r, au_fogs, "fog: fog, partial-1, partial-2, clear", &r->s->fog))
        return false;
    if (words_accept(&r->in, "lifted") && !byte(r, 1, AU_TURNS, &r->s->lifted))
        return false;
    return words_ends(&r->in);
}

static bool read_whole(struct reader *r)
{
    r->s->small = 0;
    return words_ends(&r->in);
}

static bool read_events(struct reader *r)
{
    while (!words_at_end(&r->in)) {
        const char *word = words_next(&r->in);
        const struct au_event *e = au_events;
        while (e->word && strcmp(e->word, word) != 0)
            e++;
        if (!e->word)
            return err_set(r->in.err, NULL, "'%s' is no event", word);
        *((uint8_t *)r->s + e->at) = 1;
    }
    return true;
}

static bool read_columns(struct reader *r)
{
    return byte(r, 0, AU_CORPS, &r->s->columns_left) && words_ends(&r->in);
}

static bool read_winner(struct reader *r)
{
    return side(r, &r->s->winner) && one_of(r, au_reasons, "reason", &r->s->why) &&
           words_ends(&r->in);
}

static bool read_option(struct reader *r)
{
    const char *id = words_next(&r->in);

    for (int i = 0; au_options[i].id; i++)
        if (strcmp(au_options[i].id, id) == 0)
            return one_of(r, au_options[i].values, "value of this option", &r->s->option[i]) &&
                   words_ends(&r->in);
    return err_set(r->in.err, NULL, "there is no option '%s'", id);
}

static bool place(struct reader *r, uint8_t *out)
{
    const char *word = words_next(&r->in);

    return found_as(r, au_find_place(r->b, word), word, "place", out);
}

static bool read_control(struct reader *r)
{
    uint8_t where = 0;

    return place(r, &where) && side(r, &r->s->control[where]) && words_ends(&r->in);
}

static bool read_counts(struct reader *r)
{
    uint8_t where = 0;

    r->s->spare[0] |= SAID_COUNTS;
    r->s->places = 0;
    while (!words_at_end(&r->in)) {
        if (!place(r, &where))
            return false;
        r->s->places |= (uint8_t)(1u << where);
    }
    return true;
}

/* -- the sides -- */

static bool read_number_of(struct reader *r, uint8_t list[SIDES], int high)
{
    uint8_t who = FRENCH;

    return side(r, &who) && byte(r, 0, high, &list[who]) && words_ends(&r->in);
}

static bool read_held(struct reader *r)
{
    return read_number_of(r, r->s->held, AU_TURNS);
}

static bool read_points(struct reader *r)
{
    return read_number_of(r, r->s->points, AU_UNITS);
}

static bool read_brigades(struct reader *r)
{
    return read_number_of(r, r->s->brigades_lost, AU_UNITS);
}

static bool read_chits_left(struct reader *r)
{
    return read_number_of(r, r->s->chits_left, AU_SLOTS);
}

static bool read_attitude(struct reader *r)
{
    static const char *const attitudes[] = { "offensive", "defensive", NULL };
    uint8_t who = FRENCH;
    int n = 0;

    if (!side(r, &who))
        return false;
    if (!words_at_end(&r->in) && words_int(r->in.line->word[r->in.at], 0, 1, &(int64_t){ 0 })) {
        bool fine = number(r, 0, 1, &n);
        r->s->attitude[who] = (uint8_t)n;
        return fine && words_ends(&r->in);
    }
    return one_of(r, attitudes, "attitude", &r->s->attitude[who]) && words_ends(&r->in);
}

static bool read_guard(struct reader *r)
{
    uint8_t who = FRENCH;

    if (!side(r, &who))
        return false;
    r->s->guard[who] = 1;
    return words_ends(&r->in);
}

static bool read_np(struct reader *r)
{
    uint8_t who = FRENCH;

    while (!words_at_end(&r->in)) {
        if (!side(r, &who))
            return false;
        r->s->np |= (uint8_t)(1u << who);
    }
    return true;
}

static bool read_worth(struct reader *r)
{
    uint8_t who = FRENCH;
    int corps = 0;

    return side(r, &who) && number(r, 0, AU_CORPS - 1, &corps) &&
           word16(r, 0, 9999, &r->s->np_worth[who][corps]) && words_ends(&r->in);
}

/* -- corps and chits -- */

static bool read_corps(struct reader *r)
{
    const char *word = words_next(&r->in);
    uint8_t corps;

    if (!found_as(r, au_find_corps(r->b, word), word, "corps", &corps))
        return false;
    if (words_accept(&r->in, "zone") && !zone(r, &r->s->corps_zone[corps]))
        return false;
    if (words_accept(&r->in, "moved") && !byte(r, 0, 9, &r->s->corps_moved[corps]))
        return false;
    return words_ends(&r->in);
}

static bool read_origin(struct reader *r, struct au_chit *c)
{
    if (!words_accept(&r->in, "none"))
        return zone(r, &c->origin);
    c->origin = AU_NOBODY;
    return true;
}

static bool chit_word(struct reader *r, struct au_chit *c)
{
    if (words_accept(&r->in, "loaded"))
        c->loaded = 1;
    else if (words_accept(&r->in, "decoy"))
        c->loaded = 0;
    else if (words_accept(&r->in, "unknown"))
        c->loaded = AU_NOBODY;
    else if (words_accept(&r->in, "origin"))
        return read_origin(r, c);
    else if (words_accept(&r->in, "box"))
        return byte(r, 0, 18, &c->box);
    else if (words_accept(&r->in, "moved")) {
        c->moved = 1;
        return words_at_end(&r->in) ||
               !words_int(r->in.line->word[r->in.at], 0, 9, &(int64_t){ 0 }) ||
               byte(r, 0, 9, &c->moved);
    } else if (words_accept(&r->in, "spent"))
        return word16(r, 0, 9999, &c->spent);
    else if (words_accept(&r->in, "banks"))
        return byte(r, 0, 255, &c->banks);
    else if (words_accept(&r->in, "crossed"))
        return byte(r, 0, 255, &c->crossed);
    else
        return err_set(r->in.err, NULL, "'%s' says nothing of a chit", words_next(&r->in));
    return true;
}

static bool read_chit(struct reader *r)
{
    const char *word = words_next(&r->in);
    int chit = au_find_chit(word);
    struct au_chit c = { .loaded = 1 };

    if (chit < 0)
        return err_set(r->in.err, NULL, "there is no chit '%s'", word);
    if (!one_of(r, au_standings, "'at' and a place", &c.standing))
        return false;
    if (!is_point(words_next(&r->in), &c.x, &c.y))
        return words_wrong(&r->in, "a place on the field: 700,1500");
    int at = au_zone_at(r->b, (struct plane_pt){ c.x, c.y });
    c.origin = (uint8_t)at;
    while (!words_at_end(&r->in))
        if (!chit_word(r, &c))
            return false;
    r->s->chit[chit] = c;
    return true;
}

/* -- units -- */

static bool flag8(const struct au_flag *list, const char *word, unsigned *bits)
{
    for (; list->word; list++)
        if (strcmp(list->word, word) == 0) {
            *bits |= list->bit;
            return true;
        }
    return false;
}

static bool is_form(struct reader *r, int who, const char *word, uint8_t *out)
{
    bool guns = r->b->unit[who].arm == ARTILLERY;
    int found = guns ? au_find_name(au_gun_forms, word) : -1;

    if (found < 0)
        found = au_find_name(au_formations, word);
    if (found >= 0)
        *out = (uint8_t)found;
    return found >= 0;
}

/* Words that stand alone: place, facing, formation, state, aspect, marks and deeds. */
static bool lone_word(struct reader *r, int who, struct au_unit *u)
{
    const char *word = r->in.line->word[r->in.at];
    unsigned marks = u->marks, deeds = u->done;
    int state = strlen(word) == 1 ? au_find_name(au_morales, word) : -1;
    int aspect = au_find_name(au_sides_of, word);

    if (is_point(word, &u->x, &u->y) || is_facing(word, &u->facing) ||
        is_form(r, who, word, &u->formation))
        return ++r->in.at;
    if (state > STEADY)
        u->morale = (uint8_t)state;
    else if (aspect >= 0)
        u->zone = (uint8_t)aspect;
    else if (flag8(au_marks, word, &marks))
        u->marks = (uint8_t)marks;
    else if (flag8(au_deeds, word, &deeds))
        u->done = (uint16_t)deeds;
    else
        return false;
    return ++r->in.at;
}

static bool rage(struct reader *r, struct au_unit *u)
{
    u->rage = RAGE;
    return words_at_end(&r->in) || !words_int(r->in.line->word[r->in.at], 0, 9, &(int64_t){ 0 }) ||
           byte(r, 0, SPENT_OUT_OF_SQUARE, &u->rage);
}

static bool order(struct reader *r, struct au_unit *u)
{
    if (!one_of(r, au_order_names, "order", &u->order))
        return false;
    if (!words_at_end(&r->in) && au_find_unit(r->b, r->in.line->word[r->in.at]) >= 0)
        return unit(r, &u->order_at);
    return true;
}

static bool unit_word(struct reader *r, int who, struct au_unit *u)
{
    if (lone_word(r, who, u))
        return true;
    if (words_accept(&r->in, "steps"))
        return byte(r, 0, r->b->unit[who].steps, &u->steps);
    if (words_accept(&r->in, "rage"))
        return rage(r, u);
    if (words_accept(&r->in, "foe"))
        return unit(r, &u->foe);
    if (words_accept(&r->in, "marker"))
        return byte(r, 0, 4, &u->marker);
    if (words_accept(&r->in, "ammo"))
        return byte(r, 0, 2, &u->ammo);
    if (words_accept(&r->in, "crew"))
        return unit(r, &u->crew);
    if (words_accept(&r->in, "spent"))
        return word16(r, 0, 9999, &u->spent);
    if (words_accept(&r->in, "faced"))
        return word16(r, 0, 359, &u->faced);
    if (words_accept(&r->in, "banks"))
        return byte(r, 0, 255, &u->banks);
    if (words_accept(&r->in, "crossed"))
        return byte(r, 0, 255, &u->crossed);
    if (words_accept(&r->in, "manner"))
        return one_of(r, au_manners, "manner of moving", &u->manner);
    if (words_accept(&r->in, "order"))
        return order(r, u);
    if (words_accept(&r->in, "shot"))
        return unit(r, &u->shot) && ++u->shot;
    if (words_accept(&r->in, "order-at"))
        return unit(r, &u->order_at);
    return err_set(r->in.err, NULL, "'%s' says nothing of a unit", words_next(&r->in));
}

static bool read_where(struct reader *r, struct au_unit *u)
{
    const char *word;

    switch (u->standing) {
    case AT_FIELD:
        return is_point(words_next(&r->in), &u->x, &u->y) ||
               words_wrong(&r->in, "a place on the field: 1000,1000");
    case AT_UNIT:
        return unit(r, &u->where);
    case AT_CHIT:
    case AT_SHOWN:
        word = words_next(&r->in);
        return found_as(r, au_find_chit(word), word, "chit", &u->where);
    case AT_OFF:
    case AT_AWAY:
        return byte(r, 0, 99, &u->where);
    default:
        return true;
    }
}

/* Told here, where the line is known, and not only of the whole. */
static bool has_room(struct reader *r, int piece)
{
    struct plane_box box = au_box(r->b, r->s, piece);
    uint8_t near[AU_PIECES];
    int count = au_near(r->b, r->s, &box, 0, 3, near);

    for (int i = 0; i < count; i++) {
        struct plane_box other = au_box(r->b, r->s, near[i]);
        if (near[i] != piece && plane_box_overlap(&box, &other))
            return err_set(r->in.err, NULL, "%s overlaps %s", r->in.line->word[1],
                           near[i] < AU_CHIT0 ? r->b->unit[near[i]].id
                                              : au_chit_id(near[i] - AU_CHIT0));
    }
    return true;
}

static bool has_faced(const struct words *w)
{
    for (int i = 3; i < w->count; i++)
        if (strcmp(w->word[i], "faced") == 0)
            return true;
    return false;
}

static bool read_unit(struct reader *r)
{
    uint8_t who = 0, standing = 0;

    if (!unit(r, &who) ||
        !one_of(r, au_standings, "standing: at, on, chit, map, off, away, lost", &standing))
        return false;
    struct au_unit u = au_plain_unit(r->b, who, standing);
    if (!read_where(r, &u))
        return false;
    while (!words_at_end(&r->in))
        if (!unit_word(r, who, &u))
            return false;
    if (!has_faced(r->in.line))
        u.faced = u.facing;
    r->s->unit[who] = u;
    return standing != AT_FIELD || u.formation >= FORMS || has_room(r, who);
}

/* -- sets and alarms -- */

static bool read_set(struct reader *r, uint64_t set[3])
{
    uint8_t who = 0;

    while (!words_at_end(&r->in)) {
        if (!unit(r, &who))
            return false;
        set[who / 64] |= 1ull << who % 64;
    }
    return true;
}

static bool read_firing(struct reader *r)
{
    return read_set(r, r->s->firing);
}

static bool read_struck(struct reader *r)
{
    return read_set(r, r->s->struck);
}

static bool read_alarm(struct reader *r)
{
    struct au_alarm a = { 0 };

    if (r->s->alarm_count == AU_ALARMS)
        return err_set(r->in.err, NULL, "there are more than %d alarms", AU_ALARMS);
    if (!unit(r, &a.unit) || !one_of(r, au_alarm_kinds, "alarm", &a.kind))
        return false;
    if (!words_accept(&r->in, "at") || !is_point(words_next(&r->in), &a.x, &a.y) ||
        !is_facing(words_next(&r->in), &a.facing) ||
        !one_of(r, au_formations, "formation", &a.formation))
        return words_wrong(&r->in, "unit, kind, at x,y /facing and a formation");
    a.host = a.unit;
    if (words_accept(&r->in, "with") && !unit(r, &a.host))
        return false;
    r->s->alarm[r->s->alarm_count++] = a;
    return words_ends(&r->in);
}

static bool read_checked(struct reader *r)
{
    uint8_t who = 0, other = 0;

    if (!unit(r, &who))
        return false;
    int first = r->b->side_first[r->b->unit[who].side];
    while (!words_at_end(&r->in)) {
        if (!unit(r, &other))
            return false;
        if (r->b->unit[other].side != r->b->unit[who].side)
            return words_wrong(&r->in, "units of one side");
        r->s->checked[who][(other - first) / 8] |= (uint8_t)(1u << (other - first) % 8);
    }
    return true;
}

/* -- the whole -- */

/* Before the first line: what stands where nothing is said. */
static void lay_out(const struct au_board *b, struct au_state *s)
{
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
    s->spare[0] = SAID_ANYTHING;
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

static bool complete(const struct eng_box *box, struct au_state *s, struct err *err)
{
    if (!(s->spare[0] & SAID_ANYTHING))
        lay_out(au_board(box), s);
    if (!(s->spare[0] & SAID_PLAYER))
        find_player(s);
    s->spare[0] = 0;
    const char *broken = au_broken(box, s);
    return !broken || err_set(err, NULL, "%s", broken);
}

static const struct {
    const char *key;
    read_line *read;
} own_lines[] = {
    { "turn", read_turn },
    { "player", read_player },
    { "fog", read_fog },
    { "whole", read_whole },
    { "events", read_events },
    { "columns", read_columns },
    { "winner", read_winner },
    { "option", read_option },
    { "control", read_control },
    { "counts", read_counts },
    { "held", read_held },
    { "points", read_points },
    { "brigades", read_brigades },
    { "chits-left", read_chits_left },
    { "attitude", read_attitude },
    { "guard", read_guard },
    { "np", read_np },
    { "worth", read_worth },
    { "corps", read_corps },
    { "chit", read_chit },
    { "unit", read_unit },
    { "firing", read_firing },
    { "struck", read_struck },
    { "alarm", read_alarm },
    { "checked", read_checked },
};

bool au_restore(const struct eng_box *box, void *state, const struct words *w, struct err *err)
{
    struct reader r = { au_board(box), state, { w, 1, err } };

    if (!w)
        return complete(box, state, err);
    if (!(r.s->spare[0] & SAID_ANYTHING))
        lay_out(r.b, r.s);
    for (size_t i = 0; i < sizeof own_lines / sizeof own_lines[0]; i++)
        if (strcmp(w->word[0], own_lines[i].key) == 0)
            return own_lines[i].read(&r);
    return err_set(err, NULL, "'%s' is not a line of a position of Austerlitz", w->word[0]);
}
