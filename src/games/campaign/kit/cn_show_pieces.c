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

struct army {
    struct cn_army is;
    uint8_t side, known, pool, active, vedettes, spare;
};

static void show_army(struct jout *json, const void *about, const void *key)
{
    const struct army *of = key;
    const struct cn_army *a = &of->is;

    (void)about;
    jout_object(json);
    jout_key_string(json, "side", cn_side_ids[of->side]);
    jout_key_bool(json, "known", of->known);
    jout_key_int(json, "ap", a->ap);
    cn_show_hex("centre", a->centre, json);
    jout_key_string(json, "centre_state", cn_centre_states[a->centre_state]);
    if (a->centre_due)
        jout_key_int(json, "centre_due", a->centre_due);
    jout_key_bool(json, "centre_active", of->active);
    cn_show_hex("source", a->source, json);
    cn_show_hex("source_next", a->source_next, json);
    jout_key_string(json, "source_state", cn_source_states[a->source_state]);
    if (of->pool)
        show_pool(a, json);
    if (of->known)
        jout_key_int(json, "vedettes", of->vedettes);
    jout_end_object(json);
}

void cn_show_armies(const struct cn_board *b, const struct cn_state *s, struct jout *json)
{
    jout_key(json, "armies");
    jout_array(json);
    for (int side = 0; side < SIDES; side++) {
        bool known = cn_show_knows(b, s, side);
        const struct army of = { .is = s->army[side],
                                 .side = (uint8_t)side,
                                 .known = known,
                                 .pool = known || s->option[OPTION_SECRETS] != 0,
                                 .active = cn_centre_is_active(b, s, side),
                                 .vedettes = (uint8_t)vedettes_in_hand(b, s, side) };
        jout_part(json, show_army, NULL, &of, sizeof of);
    }
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

/* A leader and what his own side knows of him besides: spans, modes and plans. */
struct leader {
    struct cn_leader is;
    int16_t counts, load2, sp, allowance;
    uint8_t number, known, formation, spare;
};

static void show_own(const struct leader *of, struct jout *json)
{
    const struct cn_leader *l = &of->is;

    jout_key_int(json, "counts", of->counts);
    jout_key_int(json, "load2", of->load2);
    if (l->standing == IS_MAP) {
        jout_key_int(json, "sp", of->sp);
        jout_key_int(json, "allowance", of->allowance);
        jout_key_bool(json, "formation", of->formation);
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

static void show_leader(struct jout *json, const void *about, const void *key)
{
    const struct cn_board *b = about;
    const struct leader *of = key;
    const struct cn_leader *l = &of->is;

    jout_object(json);
    show_ratings(b, of->number, json);
    jout_key_string(json, "standing", cn_standings[l->standing]);
    cn_show_hex("hex", l->hex, json);
    cn_show_leader(b, "under", l->under, json);
    if (l->due)
        jout_key_int(json, "due", l->due);
    if (l->standing == IS_COMING)
        show_arrival(b, of->number, json);
    if (l->forage) /* of those who are seen, too: 1X-244-6 */
        jout_key_bool(json, "forage", true);
    if (of->known)
        show_own(of, json);
    jout_end_object(json);
}

static struct leader leader_of(const struct cn_board *b, const struct cn_state *s, int leader,
                               bool known)
{
    struct leader of = { .is = s->leader[leader], .number = (uint8_t)leader, .known = known };

    if (!known)
        return of;
    of.counts = (int16_t)cn_initiative(b, s, leader);
    of.load2 = (int16_t)cn_load2(b, s, leader);
    if (of.is.standing == IS_MAP) {
        of.sp = (int16_t)cn_strength(b, s, leader, 7);
        of.allowance = (int16_t)cn_allowance(b, s, leader);
        of.formation = cn_is_formation(b, s, leader);
    }
    return of;
}

static void show_leaders(const struct cn_board *b, const struct cn_state *s, struct jout *json)
{
    const bool known[SIDES] = { cn_show_knows(b, s, FRENCH), cn_show_knows(b, s, COALITION) };

    jout_key(json, "leaders");
    jout_array(json);
    for (int i = 0; i < b->leader_count; i++)
        if (s->leader[i].standing != IS_HIDDEN) {
            const struct leader of = leader_of(b, s, i, known[b->leader[i].side]);
            jout_part(json, show_leader, b, &of, sizeof of);
        }
    jout_end_array(json);
}

/* -- units -- */

struct unit {
    struct cn_unit is;
    uint8_t number;
};

static void show_unit(struct jout *json, const void *about, const void *key)
{
    const struct cn_board *b = about;
    const struct unit *of = key;
    const struct cn_unit_row *row = &b->unit[of->number];
    const struct cn_unit *u = &of->is;

    jout_object(json);
    jout_key_string(json, "id", row->id);
    jout_key_int(json, "noun", CN_UNIT0 + of->number);
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
        if (is_shown(b, s, i)) {
            const struct unit of = { s->unit[i], (uint8_t)i };
            jout_part(json, show_unit, b, &of, sizeof of);
        }
    jout_end_array(json);
}

/* -- what stands on the map -- */

struct piece {
    struct cn_piece is;
    uint8_t slot, moved; /* moved: a vedette that has ridden */
};

static void show_what(const struct cn_board *b, const struct piece *of, struct jout *json)
{
    int what = of->is.what;

    if (what == PIECE_UNKNOWN)
        return;
    if (what < CN_LEADERS) {
        cn_show_leader(b, "leader", what, json);
        return;
    }
    jout_key_string(json, "vedette", cn_vedette_id(what - CN_LEADERS));
    if (of->moved)
        jout_key_bool(json, "moved", true);
}

static void show_piece(struct jout *json, const void *about, const void *key)
{
    const struct piece *of = key;

    jout_object(json);
    jout_key_string(json, "id", cn_slot_id(of->slot));
    jout_key_int(json, "noun", CN_PIECE0 + of->slot);
    jout_key_string(json, "side", cn_side_ids[cn_side_of_slot(of->slot)]);
    cn_show_hex("hex", of->is.hex, json);
    if (of->is.face_up)
        jout_key_bool(json, "face_up", true);
    show_what(about, of, json);
    jout_end_object(json);
}

static bool has_ridden(const struct cn_state *s, int what)
{
    return what >= CN_LEADERS && what < CN_LEADERS + CN_VEDETTES &&
           s->vedette[what - CN_LEADERS].did & (RIDE_SPENT | RIDE_DONE);
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
        if (s->piece[i].what != CN_NOBODY) {
            const struct piece of = { s->piece[i], (uint8_t)i, has_ridden(s, s->piece[i].what) };
            jout_part(json, show_piece, b, &of, sizeof of);
        }
    jout_end_array(json);
    show_portraits(b, s, json);
}
