/* au_save.c -- the lines of a position that are Austerlitz's own:
 *
 *   turn 5 of 12
 *   player french
 *   fog partial-1 lifted 5
 *   whole                                 the whole battle, with strategic maps and restrictions
 *   events fighting assault moved pratzen-changed
 *   unit F4-2 at 1000,1000 /0 line D steps 1 foe A4-2 flank spent 100 moved
 *   unit F4-HQ on F4-2                    attached; also: chit CF3, map, off 3, away 7, lost
 *   chit CF1 at 700,1500 loaded box 2 origin F4
 *   corps F4 zone F4 moved 1
 *   control pratzenberg french
 *   counts telnitz sokolnitz              places that count in a small scenario
 *   held, points, brigades, chits-left, guard, np, attitude: a side, and a number where it has one
 *   columns 2 | option returns on | worth french 3 34 | winner french places
 *   firing F4-1 F4-2 | struck A4-2 | alarm F4-1 rout at 700,700 /90 column
 *   checked F4-1 F4-2 F4-3                who checked for the rout of the first
 *
 * A position written by hand leaves out what is as usual: see au_restore.c. */

#include <string.h>

#include "games/austerlitz/kit/au_save.h"

const struct au_event au_events[] = {
    { "fighting", offsetof(struct au_state, fighting) },
    { "assault", offsetof(struct au_state, assault) },
    { "moved", offsetof(struct au_state, moved) },
    { "pratzen-changed", offsetof(struct au_state, pratzen_changed) },
    { NULL, 0 },
};

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

static void add_flags(const struct au_flag *list, unsigned bits, struct text *out)
{
    for (; list->word; list++)
        if (bits & list->bit)
            text_printf(out, " %s", list->word);
}

static void add_number(const char *word, int n, int usual, struct text *out)
{
    if (n != usual)
        text_printf(out, " %s %d", word, n);
}

static void add_unit_id(const struct au_board *b, const char *word, int unit, struct text *out)
{
    if (unit != AU_NOBODY)
        text_printf(out, " %s %s", word, b->unit[unit].id);
}

static void add_where(const struct au_board *b, const struct au_unit *u, struct text *out)
{
    if (u->standing == AT_UNIT)
        text_printf(out, " %s", b->unit[u->where].id);
    else if (u->standing == AT_CHIT || u->standing == AT_SHOWN)
        text_printf(out, " %s", au_chit_id(u->where));
    else if (u->standing == AT_OFF || u->standing == AT_AWAY)
        text_printf(out, " %d", u->where);
    if (u->standing == AT_FIELD || u->x || u->y)
        text_printf(out, " %d,%d", u->x, u->y);
    if (u->facing)
        text_printf(out, " /%d", u->facing);
}

/* What the solo system and the movement phase remember. */
static void add_doings(const struct au_board *b, const struct au_unit *u, struct text *out)
{
    add_number("spent", u->spent, 0, out);
    add_number("faced", u->faced, u->facing, out);
    add_number("banks", u->banks, 0, out);
    add_number("crossed", u->crossed, 0, out);
    if (u->manner)
        text_printf(out, " manner %s", au_manners[u->manner]);
    if (u->order != ORDER_NONE)
        text_printf(out, " order %s", au_order_names[u->order]);
    add_unit_id(b, "order-at", u->order_at, out);
    if (u->shot)
        add_unit_id(b, "shot", u->shot - 1, out);
    add_flags(au_marks, u->marks, out);
    add_flags(au_deeds, u->done, out);
}

static void save_unit(const struct au_board *b, const struct au_state *s, int unit,
                      struct text *out)
{
    const struct au_unit *u = &s->unit[unit];
    struct au_unit plain = au_plain_unit(b, unit, u->standing);

    if (memcmp(u, &plain, sizeof plain) == 0 && u->standing == AT_ABSENT)
        return;
    text_printf(out, "unit %s %s", b->unit[unit].id, au_standings[u->standing]);
    add_where(b, u, out);
    if (u->formation != plain.formation || (u->standing == AT_FIELD && u->formation != FORM_NONE))
        text_printf(out, " %s", au_form_name(b, unit, u->formation));
    if (u->morale)
        text_printf(out, " %s", au_morales[u->morale]);
    add_number("steps", u->steps, plain.steps, out);
    add_number("rage", u->rage, 0, out);
    add_unit_id(b, "foe", u->foe, out);
    if (u->zone)
        text_printf(out, " %s", au_sides_of[u->zone]);
    add_number("marker", u->marker, 0, out);
    add_number("ammo", u->ammo, 0, out);
    add_unit_id(b, "crew", u->crew, out);
    add_doings(b, u, out);
    text_add_char(out, '\n');
}

static void save_chit(const struct au_board *b, const struct au_state *s, int chit,
                      struct text *out)
{
    static const struct au_chit none;
    const struct au_chit *c = &s->chit[chit];

    if (memcmp(c, &none, sizeof none) == 0)
        return;
    text_printf(out, "chit %s %s %d,%d", au_chit_id(chit), au_standings[c->standing], c->x, c->y);
    text_printf(out, " %s", c->loaded == AU_NOBODY ? "unknown" : c->loaded ? "loaded" : "decoy");
    text_printf(out, " origin %s", c->origin == AU_NOBODY ? "none" : b->zone[c->origin].id);
    add_number("box", c->box, 0, out);
    add_number("moved", c->moved, 0, out);
    add_number("spent", c->spent, 0, out);
    add_number("banks", c->banks, 0, out);
    add_number("crossed", c->crossed, 0, out);
    text_add_char(out, '\n');
}

static void save_corps(const struct au_board *b, const struct au_state *s, int corps,
                       struct text *out)
{
    int zone = s->corps_zone[corps];

    if (zone == AU_NOBODY && !s->corps_moved[corps])
        return;
    text_printf(out, "corps %s", b->corps[corps].id);
    if (zone != AU_NOBODY)
        text_printf(out, " zone %s", b->zone[zone].id);
    add_number("moved", s->corps_moved[corps], 0, out);
    text_add_char(out, '\n');
}

static void save_places(const struct au_board *b, const struct au_state *s, struct text *out)
{
    unsigned all = (1u << b->place_count) - 1;

    for (int i = 0; i < b->place_count; i++)
        text_printf(out, "control %s %s\n", b->place[i].id, au_side_ids[s->control[i]]);
    if (s->places == all)
        return;
    text_add(out, "counts");
    for (int i = 0; i < b->place_count; i++)
        if (s->places >> i & 1)
            text_printf(out, " %s", b->place[i].id);
    text_add_char(out, '\n');
}

static void save_number_of(const char *key, int side, int n, struct text *out)
{
    if (n)
        text_printf(out, "%s %s %d\n", key, au_side_ids[side], n);
}

static void save_side(const struct au_state *s, int side, struct text *out)
{
    save_number_of("held", side, s->held[side], out);
    save_number_of("points", side, s->points[side], out);
    save_number_of("brigades", side, s->brigades_lost[side], out);
    save_number_of("chits-left", side, s->chits_left[side], out);
    if (s->guard[side])
        text_printf(out, "guard %s\n", au_side_ids[side]);
    if (au_is_np(s, side))
        text_printf(out, "np %s\n", au_side_ids[side]);
    save_number_of("attitude", side, s->attitude[side], out);
    for (int i = 0; i < AU_CORPS; i++)
        if (s->np_worth[side][i])
            text_printf(out, "worth %s %d %d\n", au_side_ids[side], i, s->np_worth[side][i]);
}

static void save_options(const struct au_state *s, struct text *out)
{
    for (int i = 0; au_options[i].id; i++)
        if (s->option[i])
            text_printf(out, "option %s %s\n", au_options[i].id,
                        au_options[i].values[s->option[i]]);
}

/* Sets of units, some to a line. */
static void save_set(const struct au_board *b, const char *head, const uint64_t set[3],
                     struct text *out)
{
    int told = 0;

    for (int i = 0; i < b->unit_count; i++) {
        if (!bit_has(set, i))
            continue;
        text_printf(out, "%s %s", told % 40 ? "" : head, b->unit[i].id);
        if (++told % 40 == 0)
            text_add_char(out, '\n');
    }
    if (told % 40)
        text_add_char(out, '\n');
}

static void save_checked(const struct au_board *b, const struct au_state *s, int unit,
                         struct text *out)
{
    uint64_t set[3] = { 0 };
    char head[24] = "checked ";
    int first = b->side_first[b->unit[unit].side];

    for (int i = 0; i < 72 && first + i < b->unit_count; i++)
        if (s->checked[unit][i / 8] >> i % 8 & 1)
            set[(first + i) / 64] |= 1ull << (first + i) % 64;
    strcat(head, b->unit[unit].id);
    save_set(b, head, set, out);
}

static void save_alarms(const struct au_board *b, const struct au_state *s, struct text *out)
{
    for (int i = 0; i < s->alarm_count; i++) {
        const struct au_alarm *a = &s->alarm[i];
        text_printf(out, "alarm %s %s at %d,%d /%d %s", b->unit[a->unit].id,
                    au_alarm_kinds[a->kind], a->x, a->y, a->facing, au_formations[a->formation]);
        if (a->host != a->unit)
            text_printf(out, " with %s", b->unit[a->host].id);
        text_add(out, "\n");
    }
}

static void save_clock(const struct au_state *s, struct text *out)
{
    text_printf(out, "turn %d of %d\nplayer %s\nfog %s", s->turn, s->last_turn,
                au_side_ids[s->player], au_fogs[s->fog]);
    if (s->lifted)
        text_printf(out, " lifted %d", s->lifted);
    text_add(out, s->small ? "\n" : "\nwhole\n");
    for (const struct au_event *e = au_events; e->word; e++)
        if (*((const uint8_t *)s + e->at))
            text_printf(out, "events %s\n", e->word);
    if (s->columns_left)
        text_printf(out, "columns %d\n", s->columns_left);
    if (s->winner != SIDES)
        text_printf(out, "winner %s %s\n", au_side_ids[s->winner], au_reasons[s->why]);
}

void au_save(const struct eng_box *box, const void *state, struct text *out)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;

    save_clock(s, out);
    save_options(s, out);
    save_places(b, s, out);
    for (int side = FRENCH; side < SIDES; side++)
        save_side(s, side, out);
    for (int i = 0; i < b->corps_count; i++)
        save_corps(b, s, i, out);
    for (int i = 0; i < AU_CHITS; i++)
        save_chit(b, s, i, out);
    for (int i = 0; i < b->unit_count; i++)
        save_unit(b, s, i, out);
    save_set(b, "firing", s->firing, out);
    save_set(b, "struck", s->struck, out);
    save_alarms(b, s, out);
    for (int i = 0; i < b->unit_count; i++)
        save_checked(b, s, i, out);
}
