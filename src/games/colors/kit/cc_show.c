/* cc_show.c -- the view of a match as JSON, for the page and for tests; from redacted states.
 *
 * What lies open on the table is here; targets, dice and odds are in cc_show_combat.c. */

#include "base/geo_hex.h"

#include "games/colors/kit/cc_save.h"
#include "games/colors/kit/cc_show.h"

static const char *const classes[] = {
    [INFANTRY] = "infantry", [CAVALRY] = "cavalry", [ARTILLERY] = "artillery"
};

/* Pieces bear the names of the hexes they stand on. */
static void key_hex(const char *key, int hex, struct jout *json)
{
    if (hex)
        jout_key_string(json, key, cc_hex_name(hex));
}

static void key_section(int section, struct jout *json)
{
    if (section)
        jout_key_string(json, "section", cc_sections[section]);
}

/* -- cards -- */

static bool is_known(int kind)
{
    return kind != 0 && kind != CC_HIDDEN;
}

static void key_card(const struct cc_board *b, const char *key, int kind, struct jout *json)
{
    if (is_known(kind))
        jout_key_string(json, key, b->card[kind].id);
}

static void list_cards(const struct cc_board *b, const char *key, const uint8_t *kinds, int count,
                       struct jout *json)
{
    jout_key(json, key);
    jout_array(json);
    for (int i = 0; i < count; i++)
        if (is_known(kinds[i]))
            jout_string(json, b->card[kinds[i]].id);
    jout_end_array(json);
}

static void note_cards(const uint8_t *kinds, int count, uint64_t *noted)
{
    for (int i = 0; i < count; i++)
        if (is_known(kinds[i]))
            *noted |= UINT64_C(1) << kinds[i];
}

/* Every kind whose face lies open to this reader. */
static uint64_t known_cards(const struct cc_state *s)
{
    uint64_t noted = 0;
    const uint8_t on_table[] = { s->turn.card, s->turn.acts, s->played[TOP].acts,
                                 s->played[BOTTOM].acts };

    for (int side = TOP; side < SIDES; side++) {
        note_cards(s->hand[side], s->hand_count[side], &noted);
        note_cards(s->track[side], CC_SQUARES, &noted);
    }
    note_cards(s->discards, s->discard_count, &noted);
    note_cards(s->scouted, 2, &noted);
    note_cards(on_table, 4, &noted);
    return noted;
}

static void show_card(const struct cc_card *card, int kind, struct jout *json)
{
    jout_object(json);
    jout_key_string(json, "id", card->id);
    jout_key_int(json, "kind", kind);
    eng_show_both(json, "name", card->name);
    eng_show_both(json, "text", card->text);
    jout_key_bool(json, "tactic", card->effect > EFFECT_ASSAULT);
    jout_key(json, "orders");
    jout_array(json);
    for (int i = 0; i < 3; i++)
        jout_int(json, card->orders[i]);
    jout_end_array(json);
    jout_key_bool(json, "bicorne", card->bicorne);
    jout_end_object(json);
}

static void show_cards(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    uint64_t known = known_cards(s);

    jout_key(json, "cards");
    jout_array(json);
    for (int kind = 1; kind <= b->card_count; kind++)
        if (known & UINT64_C(1) << kind)
            show_card(&b->card[kind], kind, json);
    jout_end_array(json);
    jout_key_int(json, "pile", BY(CC_9_01, s->pile_count));
    list_cards(b, "discards", s->discards, BY(CC_3_12, s->discard_count), json);
    if (s->scouted[0])
        list_cards(b, "scouted", s->scouted, 2, json);
}

/* -- armies -- */

static void show_track(const struct cc_board *b, const struct cc_state *s, int side,
                       struct jout *json)
{
    jout_key(json, "track");
    jout_array(json);
    for (int place = 0; place < CC_SQUARES; place++) {
        if (!s->track[side][place])
            continue;
        jout_object(json);
        jout_key_int(json, "place", place + 1);
        key_card(b, "card", s->track[side][place], json);
        FOR_UNITS_OF (u, s, side)
            if (s->unit[u].square == place + 1)
                key_hex("hex", s->unit[u].at, json);
        jout_end_object(json);
    }
    jout_end_array(json);
}

static void show_army(const struct cc_board *b, const struct cc_state *s, int side,
                      struct jout *json)
{
    jout_object(json);
    jout_key_string(json, "side", cc_side_ids[side]);
    eng_show_both(json, "name", s->army[side]);
    jout_key_string(json, "commander", s->commander[side]);
    jout_key_int(json, "banners", BY(CC_2_7_01, cc_banners(s, side)));
    jout_key_int(json, "gained", s->banners[side]);
    jout_key_int(json, "cards", BY(CC_3_11, s->hand_count[side]));
    jout_key_int(json, "deal", s->deal[side]);
    list_cards(b, "hand", s->hand[side], s->hand_count[side], json);
    show_track(b, s, side, json);
    jout_end_object(json);
}

static void show_armies(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    jout_key(json, "armies");
    jout_array(json);
    for (int side = TOP; side < SIDES; side++)
        show_army(b, s, side, json);
    jout_end_array(json);
}

/* -- the turn -- */

static void show_turn(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    const struct cc_turn *t = &s->turn;

    jout_key(json, "turn");
    jout_object(json);
    key_card(b, "card", t->card, json);
    key_card(b, "acts", t->acts, json);
    jout_key_bool(json, "mirrored", t->mirrored);
    key_section(t->section, json);
    jout_key_int(json, "level", t->level);
    jout_key_bool(json, "of_choice", t->of_choice);
    jout_key_bool(json, "strategic", t->strategic);
    jout_key(json, "faces");
    jout_object(json);
    for (int face = 0; face < CC_FACES; face++)
        jout_key_int(json, cc_faces[face], t->face[face]);
    jout_end_object(json);
    jout_key(json, "strikes");
    jout_array(json);
    for (int side = TOP; side < SIDES; side++)
        jout_int(json, t->strikes[side]);
    jout_end_array(json);
    jout_end_object(json);
}

static void show_played(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    jout_key(json, "played");
    jout_array(json);
    for (int side = TOP; side < SIDES; side++) {
        if (!s->played[side].acts)
            continue;
        jout_object(json);
        jout_key_string(json, "side", cc_side_ids[side]);
        key_card(b, "acts", s->played[side].acts, json);
        jout_key_bool(json, "mirrored", s->played[side].mirrored);
        key_section(s->played[side].section, json);
        jout_end_object(json);
    }
    jout_end_array(json);
}

static void show_heading(const struct cc_state *s, struct jout *json)
{
    jout_key_int(json, "turns", s->turns);
    jout_key_string(json, "phase", cc_phases[cc_phase(s)]);
    jout_key_string(json, "side", cc_side_ids[s->turn.side]);
    jout_key_string(json, "first", cc_side_ids[s->first]);
    jout_key_int(json, "banners_to_win", s->banners_to_win);
    if (s->winner != SIDES)
        jout_key_string(json, "winner", cc_side_ids[s->winner]);
}

/* -- the field -- */

static void show_works(int sides, struct jout *json)
{
    jout_key(json, "works");
    jout_array(json);
    for (int side = 0; side < HEX_SIDES; side++)
        if (sides & 1 << side)
            jout_string(json, cc_hex_sides[side]);
    jout_end_array(json);
}

static void show_terrain(const struct cc_state *s, struct jout *json)
{
    jout_key(json, "terrain");
    jout_array(json);
    for (int hex = 1; hex < CC_HEXES; hex++) {
        if (s->terrain[hex] == CLEAR && !s->works[hex])
            continue;
        jout_object(json);
        key_hex("hex", hex, json);
        jout_key_string(json, "type", cc_terrains[s->terrain[hex]]);
        if (s->tile[hex])
            jout_key_string(json, "tile", cc_tiles[s->tile[hex]]);
        if (s->works[hex])
            show_works(s->works[hex], json);
        jout_end_object(json);
    }
    jout_end_array(json);
}

static void show_objectives(const struct cc_state *s, struct jout *json)
{
    jout_key(json, "objectives");
    jout_array(json);
    for (int i = 0; i < s->objective_count; i++) {
        const struct cc_objective *o = &s->objective[i];
        jout_object(json);
        jout_key_string(json, "side", cc_side_ids[o->side]);
        jout_key(json, "hexes");
        jout_array(json);
        for (int h = 0; h < o->count; h++)
            jout_string(json, cc_hex_name(o->hex[h]));
        jout_end_array(json);
        jout_key_int(json, "banners", o->banners);
        jout_key_bool(json, "all", o->all);
        jout_key_bool(json, "always", o->always);
        jout_key(json, "held");
        jout_array(json);
        for (int h = 0; h < o->count; h++)
            if (o->held & (o->all ? 1 : 1 << h))
                jout_string(json, cc_hex_name(o->hex[h]));
        jout_end_array(json);
        jout_end_object(json);
    }
    jout_end_array(json);
}

/* -- pieces -- */

static void show_unit_flags(int flags, struct jout *json)
{
    jout_key_bool(json, "ordered", flags & UNIT_ORDERED);
    jout_key_bool(json, "moved", flags & UNIT_MOVED);
    jout_key_bool(json, "battled", flags & UNIT_BATTLED);
    jout_key_bool(json, "stopped", flags & UNIT_STOPPED);
    jout_key_bool(json, "no_battle", flags & UNIT_NO_BATTLE);
    jout_key_bool(json, "of_choice", flags & UNIT_OF_CHOICE);
    jout_key_bool(json, "rallied", flags & UNIT_RALLIED);
    jout_key_bool(json, "bonus", flags & UNIT_BONUS);
}

static void show_unit(const struct cc_board *b, const struct cc_state *s, int unit,
                      struct jout *json)
{
    const struct cc_unit *u = &s->unit[unit];
    const struct cc_type *type = cc_type(b, u);

    jout_object(json);
    jout_key_int(json, "token", unit);
    key_hex("hex", u->at, json);
    jout_key_string(json, "side", cc_side_ids[u->side]);
    jout_key_string(json, "nation", type->nation);
    jout_key_string(json, "type", type->code);
    eng_show_both(json, "name", type->label);
    jout_key_string(json, "class", classes[type->class]);
    jout_key_int(json, "blocks", BY(CC_2_1_04, u->blocks));
    jout_key_int(json, "full", u->full);
    jout_key_int(json, "square", u->square);
    show_unit_flags(u->flags, json);
    jout_key_int(json, "hexes", u->hexes);
    jout_key_bool(json, "picked", drafted(&s->core, unit));
    jout_key_bool(json, "leaving", drafted(&s->core, CC_LEAVING + unit));
    jout_end_object(json);
}

static void show_units(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    jout_key(json, "units");
    jout_array(json);
    FOR_UNITS (u, s)
        show_unit(b, s, u, json);
    jout_end_array(json);
}

static void show_leader(const struct cc_board *b, const struct cc_state *s, int leader,
                        struct jout *json)
{
    const struct cc_leader *l = &s->leader[leader];

    jout_object(json);
    jout_key_int(json, "token", leader_token(leader));
    jout_key_string(json, "name", l->name);
    jout_key_string(json, "side", cc_side_ids[l->side]);
    jout_key_string(json, "nation", b->nation[l->nation].id);
    key_hex("hex", l->at, json);
    jout_key_string(json, "fate", cc_fates[l->fate]);
    jout_key_bool(json, "attached", l->at && !cc_is_alone(s, leader));
    jout_key_bool(json, "ordered", l->flags & LEADER_ORDERED);
    jout_key_bool(json, "moved", l->flags & LEADER_MOVED);
    jout_key_bool(json, "joined", l->flags & LEADER_JOINED);
    jout_key_bool(json, "picked", drafted(&s->core, leader_token(leader)));
    jout_end_object(json);
}

static void show_leaders(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    jout_key(json, "leaders");
    jout_array(json);
    for (int l = 0; l < s->leader_count; l++)
        show_leader(b, s, l, json);
    jout_end_array(json);
}

/* What each unit sees within its range, "B4 B5 C6". */
static void show_sight(const struct cc_board *b, const struct cc_state *s, int unit,
                       struct jout *json)
{
    const struct cc_unit *u = &s->unit[unit];
    int range = cc_type(b, u)->range;
    bool guns = cc_class(b, s, unit) == ARTILLERY;
    struct text seen = { 0 };

    for (int hex = 1; hex < CC_HEXES; hex++) {
        int far = b->distance[u->at][hex];
        if (far < 2 || far > range)
            continue;
        if (guns ? !cc_battery_sees(b, s, u->at, hex, u->side) : !cc_sees(b, s, u->at, hex))
            continue;
        text_printf(&seen, "%s%s", seen.length ? " " : "", cc_hex_name(hex));
    }
    jout_key_string(json, cc_hex_name(u->at), text_str(&seen));
    text_free(&seen);
}

static void show_sights(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    jout_key(json, "sees");
    jout_object(json);
    FOR_UNITS (u, s)
        if (cc_type(b, &s->unit[u])->range > 1)
            show_sight(b, s, u, json);
    jout_end_object(json);
}

void cc_show(const struct eng_box *box, const void *redacted, struct jout *json)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = redacted;

    show_heading(s, json);
    show_armies(b, s, json);
    show_turn(b, s, json);
    show_played(b, s, json);
    show_cards(b, s, json);
    show_terrain(s, json);
    show_objectives(s, json);
    show_units(b, s, json);
    show_leaders(b, s, json);
    show_sights(b, s, json);
    cc_show_combat(box, s, json);
}
