/* cc_show.c -- the view of a match as JSON, for the page and for tests; from redacted states.
 *
 * What lies open on the table is here; targets, dice and odds are in cc_show_combat.c. */

#include "base/geo_hex.h"

#include "games/colors/cc_orders.h"
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

static void show_card(struct jout *json, const void *about, const void *key)
{
    const struct cc_board *b = about;
    const uint8_t *kind = key;
    const struct cc_card *card = &b->card[*kind];

    jout_object(json);
    jout_key_string(json, "id", card->id);
    jout_key_int(json, "kind", *kind);
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

static void show_known(struct jout *json, const void *about, const void *key)
{
    const struct cc_board *b = about;
    const uint64_t *known = key;

    jout_key(json, "cards");
    jout_array(json);
    for (uint8_t kind = 1; kind <= b->card_count; kind++)
        if (*known & UINT64_C(1) << kind)
            jout_part(json, show_card, b, &kind, sizeof kind);
    jout_end_array(json);
}

static void show_cards(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    uint64_t known = known_cards(s);

    jout_part(json, show_known, b, &known, sizeof known);
    jout_key_int(json, "pile", BY(CC_9_01, s->pile_count));
    list_cards(b, "discards", s->discards, BY(CC_3_12, s->discard_count), json);
    if (s->scouted[0])
        list_cards(b, "scouted", s->scouted, 2, json);
}

/* -- armies -- */

/* An army as it lies before the reader; of a track the card and the hex of each place. */
struct army {
    uint8_t side, banners, gained, cards, deal;
    uint8_t hand[CC_HAND], track[CC_SQUARES], hex[CC_SQUARES];
    char name[24], commander[24];
};

static void show_track(const struct cc_board *b, const struct army *a, struct jout *json)
{
    jout_key(json, "track");
    jout_array(json);
    for (int place = 0; place < CC_SQUARES; place++) {
        if (!a->track[place])
            continue;
        jout_object(json);
        jout_key_int(json, "place", place + 1);
        key_card(b, "card", a->track[place], json);
        key_hex("hex", a->hex[place], json);
        jout_end_object(json);
    }
    jout_end_array(json);
}

static void show_army(struct jout *json, const void *about, const void *key)
{
    const struct cc_board *b = about;
    const struct army *a = key;

    jout_object(json);
    jout_key_string(json, "side", cc_side_ids[a->side]);
    eng_show_both(json, "name", a->name);
    jout_key_string(json, "commander", a->commander);
    jout_key_int(json, "banners", BY(CC_2_7_01, a->banners));
    jout_key_int(json, "gained", a->gained);
    jout_key_int(json, "cards", BY(CC_3_11, a->cards));
    jout_key_int(json, "deal", a->deal);
    list_cards(b, "hand", a->hand, a->cards, json);
    show_track(b, a, json);
    jout_end_object(json);
}

static struct army army_of(const struct cc_state *s, int side)
{
    struct army a = { .side = (uint8_t)side,
                      .banners = (uint8_t)cc_banners(s, side),
                      .gained = s->banners[side],
                      .cards = s->hand_count[side],
                      .deal = s->deal[side] };

    memcpy(a.hand, s->hand[side], sizeof a.hand);
    memcpy(a.track, s->track[side], sizeof a.track);
    memcpy(a.name, s->army[side], sizeof a.name);
    memcpy(a.commander, s->commander[side], sizeof a.commander);
    FOR_UNITS_OF (u, s, side)
        if (s->unit[u].square)
            a.hex[s->unit[u].square - 1] = s->unit[u].at;
    return a;
}

static void show_armies(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    jout_key(json, "armies");
    jout_array(json);
    for (int side = TOP; side < SIDES; side++) {
        struct army a = army_of(s, side);
        jout_part(json, show_army, b, &a, sizeof a);
    }
    jout_end_array(json);
}

/* -- the turn -- */

static void show_turn(struct jout *json, const void *about, const void *key)
{
    const struct cc_board *b = about;
    const struct cc_turn *t = key;

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

/* Whom each known card could order if it were played now, "B4 B5 C6"; those that dice or a choice
 * must settle are left out. */
static void show_card_orders(const struct cc_board *b, const struct cc_state *s, int kind,
                             struct jout *json)
{
    uint64_t hexes[2];
    struct text named = { 0 };

    if (!cc_card_orders(b, s, kind, hexes))
        return;
    for (int hex = bits_next(hexes, 2, 0); hex >= 0; hex = bits_next(hexes, 2, hex + 1))
        text_printf(&named, "%s%s", named.length ? " " : "", cc_hex_name(hex));
    jout_key_string(json, b->card[kind].id, text_str(&named));
    text_free(&named);
}

static void show_orders(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    const uint8_t *hand = s->hand[s->turn.side];

    if (cc_phase(s) != PHASE_COMMAND || s->turn.card)
        return;
    jout_key(json, "orders");
    jout_object(json);
    for (int i = 0; i < s->hand_count[s->turn.side]; i++)
        if (is_known(hand[i]) && (i == 0 || hand[i] != hand[i - 1]))
            show_card_orders(b, s, hand[i], json);
    jout_end_object(json);
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

struct ground {
    uint8_t terrain[CC_HEXES], works[CC_HEXES], tile[CC_HEXES];
};

static void show_ground(struct jout *json, const void *about, const void *key)
{
    const struct ground *g = key;

    (void)about;
    jout_key(json, "terrain");
    jout_array(json);
    for (int hex = 1; hex < CC_HEXES; hex++) {
        if (g->terrain[hex] == CLEAR && !g->works[hex])
            continue;
        jout_object(json);
        key_hex("hex", hex, json);
        jout_key_string(json, "type", cc_terrains[g->terrain[hex]]);
        if (g->tile[hex])
            jout_key_string(json, "tile", cc_tiles[g->tile[hex]]);
        if (g->works[hex])
            show_works(g->works[hex], json);
        jout_end_object(json);
    }
    jout_end_array(json);
}

static void show_terrain(const struct cc_state *s, struct jout *json)
{
    struct ground g;

    memcpy(g.terrain, s->terrain, sizeof g.terrain);
    memcpy(g.works, s->works, sizeof g.works);
    memcpy(g.tile, s->tile, sizeof g.tile);
    jout_part(json, show_ground, NULL, &g, sizeof g);
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

struct unit {
    struct cc_unit is;
    uint8_t token, picked, leaving, spare;
};

static void show_unit(struct jout *json, const void *about, const void *key)
{
    const struct cc_board *b = about;
    const struct unit *of = key;
    const struct cc_unit *u = &of->is;
    const struct cc_type *type = cc_type(b, u);

    jout_object(json);
    jout_key_int(json, "token", of->token);
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
    jout_key_bool(json, "picked", of->picked);
    jout_key_bool(json, "leaving", of->leaving);
    jout_end_object(json);
}

static void show_units(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    jout_key(json, "units");
    jout_array(json);
    FOR_UNITS (u, s) {
        const struct unit of = { s->unit[u], (uint8_t)u, drafted(&s->core, u),
                                 drafted(&s->core, CC_LEAVING + u), 0 };
        jout_part(json, show_unit, b, &of, sizeof of);
    }
    jout_end_array(json);
}

struct leader {
    struct cc_leader is;
    uint8_t token, attached, picked, spare;
};

static void show_leader(struct jout *json, const void *about, const void *key)
{
    const struct cc_board *b = about;
    const struct leader *of = key;
    const struct cc_leader *l = &of->is;

    jout_object(json);
    jout_key_int(json, "token", of->token);
    jout_key_string(json, "name", l->name);
    jout_key_string(json, "side", cc_side_ids[l->side]);
    jout_key_string(json, "nation", b->nation[l->nation].id);
    key_hex("hex", l->at, json);
    jout_key_string(json, "fate", cc_fates[l->fate]);
    jout_key_bool(json, "attached", of->attached);
    jout_key_bool(json, "ordered", l->flags & LEADER_ORDERED);
    jout_key_bool(json, "moved", l->flags & LEADER_MOVED);
    jout_key_bool(json, "joined", l->flags & LEADER_JOINED);
    jout_key_bool(json, "picked", of->picked);
    jout_end_object(json);
}

static void show_leaders(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    jout_key(json, "leaders");
    jout_array(json);
    for (int l = 0; l < s->leader_count; l++) {
        const struct leader of = { .is = s->leader[l],
                                   .token = (uint8_t)leader_token(l),
                                   .attached = s->leader[l].at && !cc_is_alone(s, l),
                                   .picked = drafted(&s->core, leader_token(l)) };
        jout_part(json, show_leader, b, &of, sizeof of);
    }
    jout_end_array(json);
}

/* A unit and all around it that can be in the way of its sight: pieces within its range, those of its
 * side apart where it can see over them. */
struct looker {
    uint64_t friends[2], others[2];
    uint8_t at, range, terrain[CC_HEXES];
    uint8_t spare[4];
};

_Static_assert(sizeof(struct looker) == 152, "no holes");

static struct looker looker_of(const struct cc_board *b, const struct cc_state *s, int unit,
                               uint64_t held[SIDES][2])
{
    const struct cc_unit *u = &s->unit[unit];
    struct looker l = { .at = u->at, .range = cc_type(b, u)->range };
    bool guns = cc_class(b, s, unit) == ARTILLERY;

    for (int word = 0; word < 2; word++) {
        uint64_t near = b->within[u->at][l.range][word];
        uint64_t friends = near & held[u->side][word], others = near & held[!u->side][word];
        l.friends[word] = guns ? friends : 0;
        l.others[word] = guns ? others : friends | others;
    }
    memcpy(l.terrain, s->terrain, sizeof l.terrain);
    return l;
}

/* Just these pieces on that ground. */
static void lay_out(const struct looker *l, struct cc_state *s)
{
    memcpy(s->terrain, l->terrain, sizeof s->terrain);
    memset(s->unit_on, CC_NO_UNIT, sizeof s->unit_on);
    memset(s->leader_on, CC_NO_LEADER, sizeof s->leader_on);
    s->unit[BOTTOM].side = BOTTOM;
    for (int hex = 1; hex < CC_HEXES; hex++) {
        if (bit_has(l->friends, hex))
            s->unit_on[hex] = TOP;
        if (bit_has(l->others, hex))
            s->unit_on[hex] = BOTTOM;
    }
}

/* What it sees within its range, "B4 B5 C6". */
static void show_sight(struct jout *json, const void *about, const void *key)
{
    const struct cc_board *b = about;
    const struct looker *l = key;
    struct cc_state s = { 0 };
    struct text seen = { 0 };

    lay_out(l, &s);
    for (int hex = 1; hex < CC_HEXES; hex++) {
        int far = b->distance[l->at][hex];
        if (far < 2 || far > l->range || !cc_battery_sees(b, &s, l->at, hex, TOP))
            continue;
        text_add(&seen, seen.length ? " " : "");
        text_add(&seen, cc_hex_name(hex));
    }
    jout_key_string(json, cc_hex_name(l->at), text_str(&seen));
    text_free(&seen);
}

static void find_held(const struct cc_state *s, uint64_t held[SIDES][2])
{
    for (int hex = 1; hex < CC_HEXES; hex++)
        if (cc_side_on(s, hex) != SIDES)
            bit_add(held[cc_side_on(s, hex)], hex);
}

static void show_sights(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    uint64_t held[SIDES][2] = { 0 };

    find_held(s, held);
    jout_key(json, "sees");
    jout_object(json);
    FOR_UNITS (u, s)
        if (cc_type(b, &s->unit[u])->range > 1) {
            struct looker l = looker_of(b, s, u, held);
            jout_part(json, show_sight, b, &l, sizeof l);
        }
    jout_end_object(json);
}

void cc_show(const struct eng_box *box, const void *redacted, struct jout *json)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = redacted;

    show_heading(s, json);
    show_armies(b, s, json);
    jout_part(json, show_turn, b, &s->turn, sizeof s->turn);
    show_played(b, s, json);
    show_cards(b, s, json);
    show_orders(b, s, json);
    show_terrain(s, json);
    show_objectives(s, json);
    show_units(b, s, json);
    show_leaders(b, s, json);
    show_sights(b, s, json);
    cc_show_combat(box, s, json);
}
