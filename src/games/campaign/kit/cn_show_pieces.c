/* cn_show_pieces.c -- armies, leaders with their tracks, units, vedettes, and what stands on the
 * map: of the other side only what is seen. */

#include "games/campaign/kit/cn_show.h"

/* -- armies -- */

static void show_pool(const struct cn_army *a, struct jout *json)
{
    jout_key(json, "pool");
    jout_array(json);
    for (int nation = 0; nation < NATIONS; nation++)
        for (int arm = 0; arm < ARMS; arm++) {
            if (!a->pool[nation][arm])
                continue;
            jout_object(json);
            jout_key_string(json, "nation", cn_nations[nation]);
            jout_key_string(json, "arm", cn_arms[arm]);
            jout_key_int(json, "points", a->pool[nation][arm]);
            jout_end_object(json);
        }
    jout_end_array(json);
}

static int vedettes_in_hand(const struct cn_board *b, const struct cn_state *s, int side)
{
    int first = side * (CN_VEDETTES / SIDES), count = 0;

    for (int i = first; i < first + b->table.vedettes[side]; i++)
        count += s->vedette[i].standing == IS_OUT;
    return count;
}

static void show_army(const struct cn_board *b, const struct cn_state *s, int side,
                      struct jout *json)
{
    const struct cn_army *a = &s->army[side];
    bool known = cn_show_knows(b, s, side);

    jout_object(json);
    jout_key_string(json, "side", cn_side_ids[side]);
    jout_key_bool(json, "known", known);
    jout_key_int(json, "ap", a->ap);
    cn_show_hex("centre", a->centre, json);
    jout_key_string(json, "centre_state", cn_centre_states[a->centre_state]);
    if (a->centre_due)
        jout_key_int(json, "centre_due", a->centre_due);
    jout_key_bool(json, "centre_active", cn_centre_is_active(b, s, side));
    cn_show_hex("source", a->source, json);
    cn_show_hex("source_next", a->source_next, json);
    jout_key_string(json, "source_state", cn_source_states[a->source_state]);
    if (known || s->option[OPTION_SECRETS] != 0)
        show_pool(a, json);
    if (known)
        jout_key_int(json, "vedettes", vedettes_in_hand(b, s, side));
    jout_end_object(json);
}

void cn_show_armies(const struct cn_board *b, const struct cn_state *s, struct jout *json)
{
    jout_key(json, "armies");
    jout_array(json);
    for (int side = 0; side < SIDES; side++)
        show_army(b, s, side, json);
    jout_end_array(json);
}

/* -- leaders -- */

/* What is printed on the counter, and how it counts now. */
static void show_ratings(const struct cn_board *b, int leader, struct jout *json)
{
    const struct cn_leader_row *l = &b->leader[leader];

    jout_key_string(json, "id", l->id);
    jout_key_int(json, "noun", leader);
    eng_show_both(json, "name", l->name);
    jout_key_string(json, "side", cn_side_ids[l->side]);
    jout_key_string(json, "nation", cn_nations[l->nation]);
    jout_key_string(json, "kind", cn_leader_kinds[l->kind]);
    if (l->chief)
        jout_key_bool(json, "chief", true);
    jout_key_int(json, "initiative", l->initiative);
    jout_key_int(json, "span2", l->span2);
    if (l->subordination2 != 255)
        jout_key_int(json, "value2", l->subordination2);
    jout_key_int(json, "stars", l->stars);
    jout_key_string(json, "source", cn_sources[l->source]);
}

static void show_arrival(const struct cn_board *b, int leader, struct jout *json)
{
    for (int i = 0; i < b->arrival_count; i++)
        if (b->arrival[i].leader == leader) {
            int count = b->arrival[i].hex[1] == CN_NOWHERE ? 1 : 2;
            if (b->arrival[i].hex[0] != CN_NOWHERE)
                cn_show_hexes("arrives", b->arrival[i].hex, count, json);
            return;
        }
}

/* His own side's alone: spans, modes and plans. */
static void show_own(const struct cn_board *b, const struct cn_state *s, int leader,
                     struct jout *json)
{
    const struct cn_leader *l = &s->leader[leader];

    jout_key_int(json, "counts", cn_initiative(b, s, leader));
    jout_key_int(json, "load2", cn_load2(b, s, leader));
    if (l->standing == IS_MAP) {
        jout_key_int(json, "sp", cn_strength(b, s, leader, 7));
        jout_key_int(json, "allowance", cn_allowance(b, s, leader));
        jout_key_bool(json, "formation", cn_is_formation(b, s, leader));
        if (l->foot || l->horse)
            jout_key_int(json, "spent", l->foot > l->horse ? l->foot : l->horse);
    }
    if (l->admin)
        jout_key_int(json, "admin", l->admin);
    cn_show_hex("goal", l->goal, json);
    if (l->answer)
        jout_key_bool(json, "lets_pass", true);
    cn_show_flags("did", cn_deeds, l->did, json);
}

static void show_one_leader(const struct cn_board *b, const struct cn_state *s, int leader,
                            struct jout *json)
{
    const struct cn_leader *l = &s->leader[leader];

    jout_object(json);
    show_ratings(b, leader, json);
    jout_key_string(json, "standing", cn_standings[l->standing]);
    cn_show_hex("hex", l->hex, json);
    cn_show_leader(b, "under", l->under, json);
    if (l->due)
        jout_key_int(json, "due", l->due);
    if (l->standing == IS_COMING)
        show_arrival(b, leader, json);
    if (l->forage) /* of those who are seen, too: 1X-244-6 */
        jout_key_bool(json, "forage", true);
    if (cn_show_knows(b, s, b->leader[leader].side))
        show_own(b, s, leader, json);
    jout_end_object(json);
}

static void show_leaders(const struct cn_board *b, const struct cn_state *s, struct jout *json)
{
    jout_key(json, "leaders");
    jout_array(json);
    for (int i = 0; i < b->leader_count; i++)
        if (s->leader[i].standing != IS_HIDDEN)
            show_one_leader(b, s, i, json);
    jout_end_array(json);
}

/* -- units -- */

static void show_unit(const struct cn_board *b, const struct cn_state *s, int unit,
                      struct jout *json)
{
    const struct cn_unit_row *row = &b->unit[unit];
    const struct cn_unit *u = &s->unit[unit];

    jout_object(json);
    jout_key_string(json, "id", row->id);
    jout_key_int(json, "noun", CN_UNIT0 + unit);
    eng_show_both(json, "name", row->name);
    jout_key_string(json, "side", cn_side_ids[row->side]);
    jout_key_string(json, "nation", cn_nations[row->nation]);
    jout_key_string(json, "arm", cn_arms[row->arm]);
    jout_key_string(json, "quality", cn_qualities[row->quality]);
    cn_show_flags("traits", cn_traits, row->traits, json);
    jout_key_string(json, "standing", cn_standings[u->standing]);
    cn_show_leader(b, "leader", u->leader, json);
    jout_key_int(json, "sp", u->sp);
    jout_key_int(json, "most", row->most);
    jout_key_int(json, "value2", row->subordination2);
    jout_key_int(json, "movement", row->movement);
    if (u->immobile)
        jout_key_bool(json, "immobile", true);
    if (u->reserve)
        jout_key_bool(json, "reserve", true);
    if (u->scattered)
        jout_key_bool(json, "scattered", true);
    if (u->due)
        jout_key_int(json, "due", u->due);
    jout_key_string(json, "source", cn_sources[row->source]);
    jout_end_object(json);
}

/* Units that are out of the campaign are left out; the pieces for march regiments are not. */
static bool is_shown(const struct cn_board *b, const struct cn_state *s, int unit)
{
    int standing = s->unit[unit].standing;

    return standing == IS_OUT ? b->unit[unit].traits & TRAIT_MARCH : standing != IS_HIDDEN;
}

static void show_units(const struct cn_board *b, const struct cn_state *s, struct jout *json)
{
    jout_key(json, "units");
    jout_array(json);
    for (int i = 0; i < b->unit_count; i++)
        if (is_shown(b, s, i))
            show_unit(b, s, i, json);
    jout_end_array(json);
}

/* -- what stands on the map -- */

static void show_what(const struct cn_board *b, const struct cn_state *s, int what,
                      struct jout *json)
{
    if (what == PIECE_UNKNOWN)
        return;
    if (what < CN_LEADERS) {
        cn_show_leader(b, "leader", what, json);
        return;
    }
    jout_key_string(json, "vedette", cn_vedette_id(what - CN_LEADERS));
    if (s->vedette[what - CN_LEADERS].did & (RIDE_SPENT | RIDE_DONE))
        jout_key_bool(json, "moved", true);
}

static void show_piece(const struct cn_board *b, const struct cn_state *s, int slot,
                       struct jout *json)
{
    const struct cn_piece *p = &s->piece[slot];

    jout_object(json);
    jout_key_string(json, "id", cn_slot_id(slot));
    jout_key_int(json, "noun", CN_PIECE0 + slot);
    jout_key_string(json, "side", cn_side_ids[cn_side_of_slot(slot)]);
    cn_show_hex("hex", p->hex, json);
    if (p->face_up)
        jout_key_bool(json, "face_up", true);
    show_what(b, s, p->what, json);
    jout_end_object(json);
}

/* Vedettes on the portraits of leaders. */
static void show_portraits(const struct cn_board *b, const struct cn_state *s, struct jout *json)
{
    jout_key(json, "portraits");
    jout_array(json);
    for (int i = 0; i < CN_VEDETTES; i++) {
        if (s->vedette[i].standing != IS_TRACK)
            continue;
        jout_object(json);
        jout_key_string(json, "vedette", cn_vedette_id(i));
        cn_show_leader(b, "leader", s->vedette[i].leader, json);
        if (s->vedette[i].due)
            jout_key_int(json, "due", s->vedette[i].due);
        jout_end_object(json);
    }
    jout_end_array(json);
}

void cn_show_pieces(const struct cn_board *b, const struct cn_state *s, struct jout *json)
{
    show_leaders(b, s, json);
    show_units(b, s, json);
    jout_key(json, "pieces");
    jout_array(json);
    for (int i = 0; i < CN_PIECES; i++)
        if (s->piece[i].what != CN_NOBODY)
            show_piece(b, s, i, json);
    jout_end_array(json);
    show_portraits(b, s, json);
}
