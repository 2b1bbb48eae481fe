/* au_show.c -- the view of a match as JSON, for the page and for tests; from redacted states.
 *
 * The map itself is not here: it never changes, and the page fetches it once. */

#include <string.h>

#include "engine/news.h"
#include "games/austerlitz/fire/au_fire.h"
#include "games/austerlitz/kit/au_show.h"

enum { FIRST_HOUR = 5 };

static int64_t whole(int64_t fine)
{
    return plane_round(fine, PLANE_FINE);
}

void au_show_shape(const struct plane_shape *shape, struct jout *json)
{
    jout_array(json);
    for (int i = 0; i < shape->count; i++) {
        jout_int(json, whole(shape->at[i].x));
        jout_int(json, whole(shape->at[i].y));
    }
    jout_end_array(json);
}

void au_show_piece(const struct au_board *b, const char *key, int piece, struct jout *json)
{
    if (piece == AU_NOBODY)
        return;
    jout_key_string(json, key,
                    piece >= AU_CHIT0 ? au_chit_id(piece - AU_CHIT0) : b->unit[piece].id);
}

static void show_flags(const char *key, const struct eng_flag *flags, unsigned bits,
                       struct jout *json)
{
    if (!bits)
        return;
    jout_key(json, key);
    jout_array(json);
    for (; flags->word; flags++)
        if (bits & flags->bit)
            jout_string(json, flags->word);
    jout_end_array(json);
}

static void show_by_side(const char *key, int french, int allied, struct jout *json)
{
    jout_key(json, key);
    jout_object(json);
    jout_key_int(json, au_side_ids[FRENCH], french);
    jout_key_int(json, au_side_ids[ALLIED], allied);
    jout_end_object(json);
}

/* -- the turn -- */

static void show_clock(const struct au_state *s, struct jout *json)
{
    struct text clock = { 0 };

    text_printf(&clock, "%02d:00", (FIRST_HOUR + s->turn - 1) % 24);
    jout_key_string(json, "clock", text_str(&clock));
    text_free(&clock);
}

static void show_heading(const struct eng_box *box, const struct au_state *s, struct jout *json)
{
    const struct eng_step *row = eng_flow_row(box, &s->core);

    jout_key_int(json, "turn", s->turn);
    jout_key_int(json, "last_turn", s->last_turn);
    show_clock(s, json);
    jout_key_string(json, "player", au_side_ids[s->player]);
    if (row) {
        jout_key_string(json, "proc", au_procs[eng_now(&s->core)->proc].name);
        jout_key_string(json, "step", row->name);
    }
    jout_key_string(json, "fog", au_fogs[s->fog]);
    if (s->lifted)
        jout_key_int(json, "lifted", s->lifted);
    if (au_sight(s))
        jout_key_int(json, "sight", au_sight(s));
    jout_key_bool(json, "fighting", s->fighting);
    jout_key_bool(json, "assault", s->assault);
    jout_key_bool(json, "small", s->small);
    if (s->winner != SIDES) {
        jout_key_string(json, "winner", au_side_ids[s->winner]);
        jout_key_string(json, "why", au_reasons[s->why]);
    }
}

static void show_np(const struct au_state *s, struct jout *json)
{
    jout_key(json, "np");
    jout_array(json);
    for (int side = 0; side < SIDES; side++)
        if (au_is_np(s, side))
            jout_string(json, au_side_ids[side]);
    jout_end_array(json);
}

static void show_options(struct jout *json, const void *about, const void *key)
{
    const uint8_t *option = key;

    (void)about;
    jout_key(json, "options");
    jout_object(json);
    for (int i = 0; au_options[i].id; i++)
        jout_key_string(json, au_options[i].id, au_options[i].values[option[i]]);
    jout_end_object(json);
}

static void show_score(const struct au_board *b, const struct au_state *s, struct jout *json)
{
    show_by_side("points", au_victory_points(b, s, FRENCH), au_victory_points(b, s, ALLIED), json);
    show_by_side("taken", s->points[FRENCH], s->points[ALLIED], json);
    show_by_side("brigades_lost", s->brigades_lost[FRENCH], s->brigades_lost[ALLIED], json);
    show_by_side("held", s->held[FRENCH], s->held[ALLIED], json);
    show_by_side("guard", s->guard[FRENCH], s->guard[ALLIED], json);
    show_by_side("chits_left", s->chits_left[FRENCH], s->chits_left[ALLIED], json);
    jout_key_int(json, "columns_left", s->columns_left);
}

static void show_places(const struct au_board *b, const struct au_state *s, struct jout *json)
{
    jout_key(json, "places");
    jout_array(json);
    for (int i = 0; i < b->place_count; i++) {
        if (!(s->places >> i & 1))
            continue;
        jout_object(json);
        jout_key_string(json, "id", b->place[i].id);
        jout_key_string(json, "name", b->place[i].name);
        jout_key_string(json, "area", b->area[b->place[i].area].id);
        jout_key_int(json, "value", b->place[i].value);
        jout_key_string(json, "holder", au_side_ids[s->control[i]]);
        jout_end_object(json);
    }
    jout_end_array(json);
}

/* -- units -- */

/* A name that is another in French. */
static void show_name(const char *name, struct jout *json)
{
    const char *french = catalog_find(LANG_FR, name);

    jout_key_string(json, "name", name);
    if (strcmp(french, name) != 0)
        jout_key_string(json, "fr", french);
}

/* What is printed on the counter. */
static void show_counter(const struct au_board *b, int unit, struct jout *json)
{
    const struct au_type *u = &b->unit[unit];

    jout_key_string(json, "id", u->id);
    jout_key_int(json, "noun", unit);
    show_name(u->name, json);
    jout_key_string(json, "full", u->full);
    jout_key_string(json, "side", au_side_ids[u->side]);
    jout_key_string(json, "nation", au_nations[u->nation]);
    jout_key_string(json, "arm", au_arms[u->arm]);
    show_flags("traits", au_traits, BY(AU_2_4_3_4_1, u->traits), json);
    jout_key_string(json, "corps", b->corps[u->corps].id);
    if (u->division[0] != '-')
        jout_key_string(json, "division", u->division);
    if (u->arm == INFANTRY)
        jout_key_int(json, "musketry", u->musketry);
    if (u->arm == INFANTRY || u->arm == CAVALRY || u->traits & TRAIT_FIXED)
        jout_key_int(json, "combat", u->combat);
    if (u->arm == ARTILLERY) {
        jout_key_int(json, "firepower", u->firepower);
        jout_key_int(json, "hd", u->hd);
    }
    jout_key_int(json, "value", u->morale);
    jout_key_int(json, "most", u->steps);
    jout_key_int(json, "allowance", u->allowance);
}

/* A unit, and what hangs on others: with whom it stands, whether it fights or may charge, how far it
 * can still go in the phase of its side. */
struct unit {
    struct au_unit is;
    int16_t x, y, facing, left; /* of whom it stands with, or its own; left: -1 in other phases */
    uint8_t formation;          /* likewise */
    uint8_t number, engaged, charges;
};

static struct plane_box box_of(const struct au_board *b, const struct unit *u)
{
    int unit = u->is.standing == AT_UNIT ? u->is.where : u->number;

    return au_box_at(b, unit, u->formation, (struct plane_pt){ u->x, u->y }, u->facing);
}

static void show_where(const struct au_board *b, const struct unit *u, struct jout *json)
{
    struct plane_box box = box_of(b, u);

    jout_key_int(json, "x", u->is.x);
    jout_key_int(json, "y", u->is.y);
    jout_key_int(json, "facing", u->is.facing);
    jout_key_string(json, "form", au_form_name(b, u->number, u->is.formation));
    jout_key_int(json, "width", box.width);
    jout_key_int(json, "depth", box.depth);
}

static void show_shape(const char *key, const struct plane_shape *shape, struct jout *json)
{
    jout_key(json, key);
    au_show_shape(shape, json);
}

/* Just this unit on a field. */
static void lay_out(const struct unit *u, struct au_state *s)
{
    s->unit[u->number] = u->is;
}

/* What it commands before its front: the zone of its muskets, the templates of its guns. */
static void show_zones(const struct au_board *b, const struct unit *of, struct jout *json)
{
    const struct au_unit *u = &of->is;
    int unit = of->number;
    struct au_state s = { 0 };
    struct plane_shape shape;

    if (u->standing != AT_FIELD)
        return;
    lay_out(of, &s);
    if (b->unit[unit].arm == INFANTRY && u->formation != FORM_SQUARE) {
        shape = au_musket_zone(b, &s, unit);
        show_shape("muskets", &shape, json);
    }
    if (b->unit[unit].arm == ARTILLERY && u->formation == FORM_LINE) {
        shape = au_template(&s, unit, u->facing, ROUNDSHOT_REACH);
        show_shape("roundshot", &shape, json);
        shape = au_template(&s, unit, u->facing, CANISTER_REACH);
        show_shape("canister", &shape, json);
    }
    if (of->charges) {
        shape = au_charge_field(b, &s, unit);
        show_shape("charges", &shape, json);
    }
}

static void show_combat_marks(const struct au_board *b, const struct au_unit *u, struct jout *json)
{
    if (u->foe != AU_NOBODY) {
        au_show_piece(b, "foe", u->foe, json);
        jout_key_string(json, "aspect", au_sides_of[u->zone]);
    }
    if (u->marker)
        jout_key_int(json, "marker", u->marker);
    if (u->ammo)
        jout_key_int(json, "ammo", u->ammo);
    au_show_piece(b, "crew", u->crew, json);
    if (u->shot)
        au_show_piece(b, "shot", u->shot - 1, json);
    if (u->order) {
        jout_key_string(json, "order", au_order_names[u->order]);
        au_show_piece(b, "order_at", u->order_at, json);
    }
}

static void show_state(const struct au_board *b, const struct unit *of, struct jout *json)
{
    const struct au_unit *u = &of->is;

    jout_key_string(json, "morale", au_morales[u->morale]);
    jout_key_int(json, "steps", u->steps);
    jout_key_bool(json, "rage", au_rages(u));
    jout_key_bool(json, "engaged", of->engaged);
    show_combat_marks(b, u, json);
    show_flags("marks", au_marks, u->marks, json);
    show_flags("done", au_deeds, u->done, json);
    if (u->spent)
        jout_key_int(json, "spent", u->spent);
    if (of->left >= 0)
        jout_key_int(json, "left", of->left);
}

static void show_unit(struct jout *json, const void *about, const void *key)
{
    const struct au_board *b = about;
    const struct unit *of = key;
    const struct au_unit *u = &of->is;

    jout_object(json);
    show_counter(b, of->number, json);
    jout_key_string(json, "standing", au_standings[u->standing]);
    if (u->standing == AT_FIELD || u->standing == AT_UNIT)
        show_where(b, of, json);
    show_zones(b, of, json);
    if (u->standing == AT_UNIT)
        au_show_piece(b, "at", u->where, json);
    if (u->standing == AT_CHIT || u->standing == AT_SHOWN)
        au_show_piece(b, "chit", AU_CHIT0 + u->where, json);
    if (u->standing == AT_OFF || u->standing == AT_AWAY)
        jout_key_int(json, "due", u->where);
    show_state(b, of, json);
    jout_end_object(json);
}

static bool is_moving(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct eng_frame *f = s->core.depth ? eng_now(&s->core) : NULL;

    return f && f->proc == PROC_MOVEMENT && movement_of(f)->side == b->unit[unit].side;
}

/* Whom somebody on the field has for his foe. */
static void find_foes(const struct au_state *s, uint64_t foes[BIT_WORDS(AU_UNITS)])
{
    for (int unit = 0; unit < AU_UNITS; unit++)
        if (s->unit[unit].foe < AU_UNITS && s->unit[unit].standing == AT_FIELD)
            bit_add(foes, s->unit[unit].foe);
}

static struct unit unit_of(const struct au_board *b, const struct au_state *s, int unit,
                           const uint64_t *foes)
{
    const struct au_unit *u = &s->unit[unit];
    const struct au_unit *at = u->standing == AT_UNIT ? &s->unit[u->where] : u;

    return (struct unit){
        .is = *u,
        .x = at->x,
        .y = at->y,
        .facing = at->facing,
        .left = is_moving(b, s, unit) ? (int16_t)au_allowance(b, s, unit) : -1,
        .formation = at->formation,
        .number = (uint8_t)unit,
        .engaged = u->foe != AU_NOBODY || bit_has(foes, unit),
        .charges = u->standing == AT_FIELD && au_can_charge(b, s, unit),
    };
}

static void show_units(const struct au_board *b, const struct au_state *s, struct jout *json)
{
    uint64_t foes[BIT_WORDS(AU_UNITS)] = { 0 };

    find_foes(s, foes);
    jout_key(json, "units");
    jout_array(json);
    for (int unit = 0; unit < b->unit_count; unit++)
        if (s->unit[unit].standing != AT_ABSENT) {
            const struct unit of = unit_of(b, s, unit, foes);
            jout_part(json, show_unit, b, &of, sizeof of);
        }
    jout_end_array(json);
}

static void show_set(const struct au_board *b, const char *key, const uint64_t *set,
                     struct jout *json)
{
    jout_key(json, key);
    jout_array(json);
    for (int unit = 0; unit < b->unit_count; unit++)
        if (bit_has(set, unit))
            jout_string(json, b->unit[unit].id);
    jout_end_array(json);
}

/* -- chits and strategic maps -- */

static void show_load(const struct au_board *b, const struct au_state *s, int chit,
                      struct jout *json)
{
    jout_key_bool(json, "loaded", s->chit[chit].loaded);
    if (!s->chit[chit].loaded)
        return;
    jout_key_int(json, "box", s->chit[chit].box);
    jout_key(json, "units");
    jout_array(json);
    for (int unit = 0; unit < b->unit_count; unit++)
        if (s->unit[unit].standing == AT_CHIT && s->unit[unit].where == chit)
            jout_string(json, b->unit[unit].id);
    jout_end_array(json);
}

static void show_chit(const struct au_board *b, const struct au_state *s, int chit,
                      struct jout *json)
{
    const struct au_chit *c = &s->chit[chit];

    jout_object(json);
    jout_key_string(json, "id", au_chit_id(chit));
    jout_key_int(json, "noun", AU_CHIT0 + chit);
    jout_key_string(json, "side", au_side_ids[chit / AU_SLOTS]);
    jout_key_int(json, "x", c->x);
    jout_key_int(json, "y", c->y);
    if (c->origin != AU_NOBODY)
        jout_key_string(json, "origin", b->zone[c->origin].id);
    jout_key_bool(json, "moved", c->moved);
    if (c->spent)
        jout_key_int(json, "spent", c->spent);
    if (c->loaded != AU_NOBODY)
        show_load(b, s, chit, json);
    jout_end_object(json);
}

static void show_chits(const struct au_board *b, const struct au_state *s, struct jout *json)
{
    jout_key(json, "chits");
    jout_array(json);
    for (int chit = 0; chit < AU_CHITS; chit++)
        if (s->chit[chit].standing == AT_FIELD)
            show_chit(b, s, chit, json);
    jout_end_array(json);
}

static void show_corps(const struct au_board *b, const struct au_state *s, struct jout *json)
{
    jout_key(json, "corps");
    jout_array(json);
    for (int i = 0; i < b->corps_count; i++) {
        jout_object(json);
        jout_key_string(json, "id", b->corps[i].id);
        jout_key_int(json, "noun", i);
        show_name(b->corps[i].name, json);
        jout_key_string(json, "side", au_side_ids[b->corps[i].side]);
        if (s->corps_zone[i] != AU_NOBODY) {
            jout_key_string(json, "zone", b->zone[s->corps_zone[i]].id);
            jout_key_bool(json, "moved", s->corps_moved[i] & 1);
        }
        if (au_objective(b, i) != AU_NOBODY)
            jout_key_string(json, "objective", b->place[au_objective(b, i)].id);
        jout_end_object(json);
    }
    jout_end_array(json);
}

static void show_rects(const struct au_zone *zone, struct jout *json)
{
    jout_key(json, "rects");
    jout_array(json);
    for (int i = 0; i < zone->rect_count; i++) {
        jout_array(json);
        for (int k = 0; k < 4; k++)
            jout_int(json, zone->rect[i][k]);
        jout_end_array(json);
    }
    jout_end_array(json);
}

static void show_strategic_map(struct jout *json, const void *about, const void *key)
{
    const struct au_board *b = about;

    (void)key;
    jout_key(json, "zones");
    jout_array(json);
    for (int i = 0; i < b->zone_count; i++) {
        const struct au_zone *zone = &b->zone[i];
        jout_object(json);
        jout_key_string(json, "id", zone->id);
        jout_key_int(json, "noun", i);
        eng_show_both(json, "name", zone->name);
        jout_key_string(json, "side", zone->side == SIDES ? "striped" : au_side_ids[zone->side]);
        show_rects(zone, json);
        jout_end_object(json);
    }
    jout_end_array(json);
}

/* -- what is going on -- */

static void show_attack(const struct au_board *b, const struct au_state *s, struct jout *json)
{
    for (int i = s->core.depth - 1; i >= 0; i--) {
        const struct eng_frame *f = &s->core.frame[i];
        if (f->proc != PROC_ATTACK)
            continue;
        jout_key(json, "attack");
        jout_object(json);
        au_show_piece(b, "by", attack_of(f)->by, json);
        au_show_piece(b, "on", attack_of(f)->at, json);
        jout_key_int(json, "degree", attack_of(f)->degree);
        jout_key_bool(json, "charge", attack_of(f)->charge);
        jout_end_object(json);
        return;
    }
}

void au_show(const struct eng_box *box, const void *redacted, struct jout *json)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = redacted;

    show_heading(box, s, json);
    show_np(s, json);
    jout_part(json, show_options, NULL, s->option, sizeof s->option);
    show_score(b, s, json);
    show_places(b, s, json);
    show_units(b, s, json);
    show_chits(b, s, json);
    show_corps(b, s, json);
    if (!s->small)
        jout_part(json, show_strategic_map, b, "", 0);
    show_set(b, "draft", s->core.draft, json);
    show_attack(b, s, json);
}
