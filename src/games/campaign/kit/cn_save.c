/* cn_save.c -- the lines of a position that are the campaign's own:
 *
 *   turn 7 of 10 from 7                turn, last turn, first turn (default: the turn)
 *   player french                      whose player turn; default: the side of the frames, else first
 *   first french                       the first player
 *   weather mud after rain fog         now, last turn, and whether there is fog
 *   morale 1                           -5 to 5, French positive
 *   events decisive guard-box initiative-begun
 *   option secrets off                 option title nab: whose clauses hold
 *   staff french centre 2355 source 2355 ap 8
 *     and: moved 3, active, due 4, dispersed, off, changing next 0348 begun 3, taken, from 2355
 *     (where the centre stood before its ride), via 1533, refuge 0348, line 1 (2: cut; 3: open past an
 *     enemy who is seen)
 *   pool coalition russian infantry 2  replacements in hand, by nation and arm
 *   key brunn french held              who controls it; held: the French held it once; retaken,
 *     counted: the Coalition took it back, its stay or its loss has moved the morale
 *   control french 1949 4018           who holds other places; those of formations are theirs
 *   leader murat at 1949               on the map; under him: leader soult under murat
 *   leader kolowrat coming 3           on the turn track; also: out, off 4, lost, hidden
 *     and: foot 4, horse 4, allowed 2 (halves of MP), forage 1, pitched 1, employed 1, admin 3,
 *     due 4, answer 1, screens 1, goal 2921, from 0111 (where he left the map), stood 1032 (when the
 *     battles began), with LEADER (part of his formation in several hexes), and deeds: commanded tried moved ... (cn_names.c)
 *   unit friant on davout 6            strength; default: its maximum
 *   unit dumonceau coming 5 4          turn and strength; also: out, lost, off, hidden
 *     and: immobile, reserve, scattered, lost 2
 *   vedette VF1 at 1949                also: on murat, lost, hidden; due 4, deeds N
 *   piece F3 at 1949 murat up          which slot; default: the first free ones, face down; scouted:
 *     recognised by a vedette alone
 *   train french on lannes             also: at 2354 (abandoned), laid 2354/2453, laid
 *                                      2354/2453 lifted lannes (declared), hidden
 *   battle murat bagration targets 1542 1543 round 1 markers pitched none shown 1 0 lost 2 1 ...
 *   path 1542 1541 full                the retreat under way, from the hex left; also: stopped (in a
 *     fortress), off (the map), and guns 2 (SP of artillery left at a river)
 *   damaged 2354/2453                  a bridge; planned: at the end of the segment
 *   told french 14 3 0 201             a digest of the numbers that side was told
 *   winner french strategic
 *
 * A position written by hand leaves out what is as usual: see cn_restore.c. */

#include <string.h>

#include "games/campaign/kit/cn_save.h"

const struct cn_event cn_events[] = {
    { "decisive", offsetof(struct cn_state, decisive) },
    { "guard-box", offsetof(struct cn_state, guard_box) },
    { "initiative-begun", offsetof(struct cn_state, initiative_begun) },
    { NULL, 0 },
};

const struct cn_count cn_leader_counts[] = {
    { "foot", offsetof(struct cn_leader, foot), 0 },
    { "horse", offsetof(struct cn_leader, horse), 0 },
    { "allowed", offsetof(struct cn_leader, allowed), 255 },
    { "work", offsetof(struct cn_leader, work), 0 },
    { "grazed", offsetof(struct cn_leader, grazed), 0 },
    { "ceded", offsetof(struct cn_leader, ceded), 0 },
    { "met", offsetof(struct cn_leader, met[0]), 0 },
    { "met-more", offsetof(struct cn_leader, met[1]), 0 },
    { "met-foragers0", offsetof(struct cn_leader, met_foragers[0]), 0 },
    { "met-foragers1", offsetof(struct cn_leader, met_foragers[1]), 0 },
    { "met-foragers2", offsetof(struct cn_leader, met_foragers[2]), 0 },
    { "met-foragers3", offsetof(struct cn_leader, met_foragers[3]), 0 },
    { "met-foragers4", offsetof(struct cn_leader, met_foragers[4]), 0 },
    { "met-foragers5", offsetof(struct cn_leader, met_foragers[5]), 0 },
    { "pitched", offsetof(struct cn_leader, pitched), 0 },
    { "forage", offsetof(struct cn_leader, forage), 0 },
    { "employed", offsetof(struct cn_leader, employed), 0 },
    { "admin", offsetof(struct cn_leader, admin), 0 },
    { "due", offsetof(struct cn_leader, due), 0 },
    { "answer", offsetof(struct cn_leader, answer), 0 },
    { "reach", offsetof(struct cn_leader, reach), 0 },
    { "screens", offsetof(struct cn_leader, screens), 0 },
    { NULL, 0, 0 },
};

const struct cn_count cn_battle_counts[] = {
    { "told-french", offsetof(struct cn_battle, told), 0 },
    { "told-coalition", offsetof(struct cn_battle, told) + 1, 0 },
    { "exact-french", offsetof(struct cn_battle, exact2), 0 },
    { "exact-coalition", offsetof(struct cn_battle, exact2) + 1, 0 },
    { "group", offsetof(struct cn_battle, group), 0 },
    { "left", offsetof(struct cn_battle, left), 0 },
    { "cost", offsetof(struct cn_battle, cost), 0 },
    { "loser", offsetof(struct cn_battle, loser), 0 },
    { "split", offsetof(struct cn_battle, split), 0 },
    { "garrison", offsetof(struct cn_battle, garrison), 0 },
    { "struck", offsetof(struct cn_battle, struck), 0 },
    { "fired", offsetof(struct cn_battle, fired), 0 },
    { "aim0", offsetof(struct cn_battle, aim), 0 },
    { "aim1", offsetof(struct cn_battle, aim) + 1, 0 },
    { "aim2", offsetof(struct cn_battle, aim) + 2, 0 },
    { "aim3", offsetof(struct cn_battle, aim) + 3, 0 },
    { "aim4", offsetof(struct cn_battle, aim) + 4, 0 },
    { "aim5", offsetof(struct cn_battle, aim) + 5, 0 },
    { NULL, 0, 0 },
};

struct cn_leader cn_plain_leader(int standing)
{
    return (struct cn_leader){ .hex = CN_NOWHERE,
                               .standing = (uint8_t)standing,
                               .under = CN_NOBODY,
                               .allowed = 255,
                               .goal = CN_NOWHERE,
                               .stood = CN_NOWHERE };
}

struct cn_unit cn_plain_unit(int standing)
{
    return (struct cn_unit){ .standing = (uint8_t)standing, .leader = CN_NOBODY };
}

struct cn_vedette cn_plain_vedette(int standing)
{
    return (
        struct cn_vedette){ .hex = CN_NOWHERE, .standing = (uint8_t)standing, .leader = CN_NOBODY };
}

struct cn_battle cn_plain_battle(void)
{
    return (struct cn_battle){ .attacker = CN_NOBODY, .defender = CN_NOBODY };
}

void cn_lay_out(const struct cn_board *b, struct cn_state *s)
{
    for (int i = 0; i < CN_LEADERS; i++)
        s->leader[i] = cn_plain_leader(IS_OUT);
    for (int i = 0; i < CN_UNITS; i++)
        s->unit[i] = cn_plain_unit(IS_OUT);
    for (int i = 0; i < CN_VEDETTES; i++)
        s->vedette[i] = cn_plain_vedette(IS_OUT);
    for (int i = 0; i < CN_PIECES; i++)
        s->piece[i] = (struct cn_piece){ .hex = CN_NOWHERE, .what = CN_NOBODY };
    for (int i = 0; i < CN_BATTLES; i++)
        s->battle[i] = cn_plain_battle();
    for (int i = 0; i < CN_TRAINS; i++) {
        s->train[i].hex = s->train[i].other = CN_NOWHERE;
        s->train[i].leader = CN_NOBODY;
    }
    for (int i = 0; i < SIDES; i++) {
        s->army[i].centre = s->army[i].source = s->army[i].source_next = CN_NOWHERE;
        s->army[i].centre_from = s->army[i].via = s->army[i].refuge = CN_NOWHERE;
        s->army[i].centre_state = CENTRE_OFF;
    }
    memset(s->place_side, SIDES, sizeof s->place_side);
    memset(s->key_side, SIDES, sizeof s->key_side);
    for (int i = 0; i < b->key_count; i++) {
        s->key_side[i] = b->key[i].at_start;
        s->place_side[b->hex[b->key[i].hex].name - 1] = b->key[i].at_start;
    }
    s->turn = 1;
    s->last_turn = CN_TURNS;
    s->weather = s->last_weather = FAIR;
    s->winner = SIDES;
}

/* -- the match -- */

static void save_clock(const struct cn_state *s, struct text *out)
{
    static const uint8_t nothing_told[sizeof s->told[0]];

    text_printf(
        out, "turn %d of %d from %d\nplayer %s\nfirst %s\nweather %s after %s%s\nmorale %d\n",
        s->turn, s->last_turn, s->first_turn, cn_side_ids[s->player], cn_side_ids[s->first_player],
        cn_weathers[s->weather], cn_weathers[s->last_weather], s->fog ? " fog" : "", s->morale);
    for (const struct cn_event *e = cn_events; e->word; e++)
        if (*((const uint8_t *)s + e->at))
            text_printf(out, "events %s\n", e->word);
    for (int i = 0; cn_options[i].id; i++)
        if (s->option[i])
            text_printf(out, "option %s %s\n", cn_options[i].id,
                        cn_options[i].values[s->option[i]]);
    for (int i = 0; i < SIDES; i++)
        if (memcmp(s->told[i], nothing_told, sizeof nothing_told) != 0)
            text_printf(out, "told %s %d %d %d %d\n", cn_side_ids[i], s->told[i][0], s->told[i][1],
                        s->told[i][2], s->told[i][3]);
    if (s->level)
        text_printf(out, "winner %s %s\n", cn_owners[s->winner], cn_levels[s->level]);
}

static void add_number(const char *word, int n, int usual, struct text *out)
{
    if (n != usual)
        text_printf(out, " %s %d", word, n);
}

static void add_hex(const char *word, int hex, struct text *out)
{
    if (hex != CN_NOWHERE)
        text_printf(out, " %s %04d", word, cn_number(hex));
}

static void save_army(const struct cn_state *s, int side, struct text *out)
{
    const struct cn_army *a = &s->army[side];

    text_printf(out, "staff %s", cn_side_ids[side]);
    add_hex("centre", a->centre, out);
    add_hex("source", a->source, out);
    text_printf(out, " ap %d", a->ap);
    if (a->centre_state == CENTRE_DISPERSED)
        text_add(out, " dispersed");
    if (a->centre_state == CENTRE_OFF)
        text_add(out, " off");
    if (a->source_state)
        text_printf(out, " %s", cn_source_states[a->source_state]);
    add_hex("next", a->source_next, out);
    add_number("due", a->centre_due, 0, out);
    add_number("moved", a->centre_moved, 0, out);
    add_hex("from", a->centre_from, out);
    add_hex("via", a->via, out);
    add_hex("refuge", a->refuge, out);
    add_number("begun", a->source_begun, 0, out);
    add_number("line", a->line, LINE_UNASKED, out);
    add_number("commands", a->commands, 0, out);
    if (a->centre_active)
        text_add(out, " active");
    text_add_char(out, '\n');
    for (int n = 0; n < NATIONS; n++)
        for (int arm = 0; arm < ARMS; arm++)
            if (a->pool[n][arm])
                text_printf(out, "pool %s %s %s %d\n", cn_side_ids[side], cn_nations[n],
                            cn_arms[arm], a->pool[n][arm]);
}

static void save_keys(const struct cn_board *b, const struct cn_state *s, struct text *out)
{
    for (int i = 0; i < b->key_count; i++)
        text_printf(out, "key %s %s%s%s%s\n", b->key[i].id, cn_owners[s->key_side[i]],
                    s->key_held[i] & CN_HELD_ONCE ? " held" : "",
                    s->key_held[i] & CN_HELD_BACK ? " retaken" : "",
                    s->key_held[i] & CN_HELD_COUNTED ? " counted" : "");
}

static bool is_occupied(const struct cn_state *s, int hex)
{
    for (int i = 0; i < CN_PIECES; i++)
        if (s->piece[i].what != CN_NOBODY && s->piece[i].hex == hex)
            return true;
    return false;
}

/* Places that are keys have said it already; nobody's are named where somebody stands. */
static void save_places(const struct cn_board *b, const struct cn_state *s, struct text *out)
{
    for (int i = 0; i < b->place_count; i++)
        if (cn_key_at(b, b->place[i].hex) < 0 &&
            (s->place_side[i] != SIDES || is_occupied(s, b->place[i].hex)))
            text_printf(out, "control %s %04d\n", cn_owners[s->place_side[i]],
                        cn_number(b->place[i].hex));
}

/* -- pieces -- */

static void add_deeds(unsigned did, struct text *out)
{
    for (const struct cn_flag *f = cn_deeds; f->word; f++)
        if (did & f->bit)
            text_printf(out, " %s", f->word);
}

static void save_leader(const struct cn_board *b, const struct cn_state *s, int leader,
                        struct text *out)
{
    const struct cn_leader *l = &s->leader[leader];
    struct cn_leader plain = cn_plain_leader(IS_OUT);

    if (memcmp(l, &plain, sizeof plain) == 0)
        return;
    text_printf(out, "leader %s %s", b->leader[leader].id, cn_standings[l->standing]);
    if (l->standing == IS_MAP)
        text_printf(out, " %04d", cn_number(l->hex));
    if (l->under != CN_NOBODY)
        text_printf(out, "%s %s", l->standing == IS_BOX ? "" : " with", b->leader[l->under].id);
    if (l->standing != IS_MAP && l->standing != IS_BOX)
        add_hex("from", l->hex, out);
    for (const struct cn_count *c = cn_leader_counts; c->word; c++)
        add_number(c->word, *((const uint8_t *)l + c->at), c->usual, out);
    add_hex("goal", l->goal, out);
    add_hex("stood", l->stood, out);
    add_deeds(l->did, out);
    text_add_char(out, '\n');
}

static void save_unit(const struct cn_board *b, const struct cn_state *s, int unit,
                      struct text *out)
{
    const struct cn_unit *u = &s->unit[unit];
    struct cn_unit plain = cn_plain_unit(IS_OUT);

    if (memcmp(u, &plain, sizeof plain) == 0)
        return;
    text_printf(out, "unit %s %s", b->unit[unit].id, cn_standings[u->standing]);
    if (u->standing == IS_TRACK)
        text_printf(out, " %s", b->leader[u->leader].id);
    if (u->standing == IS_COMING)
        text_printf(out, " %d", u->due);
    text_printf(out, " %d", u->sp);
    if (u->immobile)
        text_add(out, " immobile");
    if (u->reserve)
        text_add(out, " reserve");
    if (u->scattered)
        text_add(out, " scattered");
    add_number("lost", u->lost, 0, out);
    text_add_char(out, '\n');
}

static void save_vedette(const struct cn_board *b, const struct cn_state *s, int vedette,
                         struct text *out)
{
    const struct cn_vedette *v = &s->vedette[vedette];
    struct cn_vedette plain = cn_plain_vedette(IS_OUT);

    if (memcmp(v, &plain, sizeof plain) == 0)
        return;
    text_printf(out, "vedette %s %s", cn_vedette_id(vedette), cn_standings[v->standing]);
    if (v->standing == IS_MAP)
        text_printf(out, " %04d", cn_number(v->hex));
    if (v->standing == IS_TRACK)
        text_printf(out, " %s", b->leader[v->leader].id);
    add_number("due", v->due, 0, out);
    add_number("deeds", v->did, 0, out);
    text_add_char(out, '\n');
}

static void save_piece(const struct cn_board *b, const struct cn_state *s, int slot,
                       struct text *out)
{
    const struct cn_piece *p = &s->piece[slot];

    if (p->what == CN_NOBODY)
        return;
    text_printf(out, "piece %s at %04d ", cn_slot_id(slot), cn_number(p->hex));
    if (p->what == PIECE_UNKNOWN)
        text_add(out, "unknown");
    else if (p->what >= CN_LEADERS)
        text_add(out, cn_vedette_id(p->what - CN_LEADERS));
    else
        text_add(out, b->leader[p->what].id);
    text_add(out, p->face_up == FACE_SCOUTED ? " scouted\n" : p->face_up ? " up\n" : "\n");
}

static void save_train(const struct cn_board *b, const struct cn_state *s, int train,
                       struct text *out)
{
    if (s->train[train].standing == IS_OUT)
        return;
    text_printf(out, "train %s ", cn_side_ids[s->train[train].side]);
    if (s->train[train].standing == IS_TRACK)
        text_printf(out, "on %s", b->leader[s->train[train].leader].id);
    else if (s->train[train].standing != IS_MAP)
        text_add(out, cn_standings[s->train[train].standing]);
    else if (s->train[train].other == CN_NOWHERE)
        text_printf(out, "at %04d", cn_number(s->train[train].hex));
    else
        text_printf(out, "laid %04d/%04d", cn_number(s->train[train].hex),
                    cn_number(s->train[train].other));
    if (s->train[train].standing == IS_MAP && s->train[train].leader != CN_NOBODY)
        text_printf(out, " lifted %s", b->leader[s->train[train].leader].id);
    text_add_char(out, '\n');
}

/* -- battles -- */

static const char *leader_id(const struct cn_board *b, int leader)
{
    if (cn_is_vedette(leader))
        return cn_vedette_id(leader - CN_LEADERS);
    return leader == CN_NOBODY ? "-" : b->leader[leader].id;
}

static void save_hexes(const char *word, const uint16_t *hex, int count, struct text *out)
{
    if (count > 0)
        text_printf(out, " %s", word);
    for (int i = 0; i < count; i++)
        text_printf(out, " %04d", cn_number(hex[i]));
}

static void save_battle(const struct cn_board *b, const struct cn_battle *f, struct text *out)
{
    text_printf(out, "battle %s %s", leader_id(b, f->attacker), leader_id(b, f->defender));
    save_hexes("targets", f->target, f->target_count, out);
    save_hexes("from", f->from, f->from_count, out);
    save_hexes("counter", f->counter, f->counter_count, out);
    if (f->strong)
        text_printf(out, " strong %04d", cn_number(f->strong));
    text_printf(out, " markers %s %s shown %d %d lost %d %d", cn_markers[f->marker[0]],
                cn_markers[f->marker[1]], f->shown[0], f->shown[1], f->lost[0], f->lost[1]);
    add_number("round", f->round, 0, out);
    add_number("refused", f->refused, 0, out);
    add_number("over", f->over, 0, out);
    add_number("guard", f->guard, 0, out);
    add_number("failed-repulse", f->failed_repulse, 0, out);
    add_number("won", f->won, 0, out);
    add_number("result", f->result, 0, out);
    for (const struct cn_count *c = cn_battle_counts; c->word; c++)
        add_number(c->word, *((const uint8_t *)f + c->at), c->usual, out);
    text_add_char(out, '\n');
}

static void save_path(const struct cn_state *s, struct text *out)
{
    static const char *const ends[] = { "", " full", " stopped", " off" };

    if (s->path_count == 0 && !s->path_full)
        return;
    text_add(out, "path");
    for (int i = 0; i < s->path_count; i++)
        text_printf(out, " %04d", cn_number(s->path[i]));
    text_add(out, ends[s->path_full]);
    if (s->path_guns)
        text_printf(out, " guns %d", s->path_guns);
    text_add_char(out, '\n');
}

static void save_bridges(const struct cn_board *b, const struct cn_state *s, struct text *out)
{
    for (int i = 0; i < b->bridge_count; i++)
        if (s->damaged[i])
            text_printf(out, "damaged %04d/%04d%s\n", cn_number(b->bridge[i].hex),
                        cn_number(b->bridge[i].other), s->damaged[i] == 2 ? " planned" : "");
}

void cn_save(const struct eng_box *box, const void *state, struct text *out)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;

    save_clock(s, out);
    for (int side = FRENCH; side < SIDES; side++)
        save_army(s, side, out);
    save_keys(b, s, out);
    save_places(b, s, out);
    for (int i = 0; i < b->leader_count; i++)
        save_leader(b, s, i, out);
    for (int i = 0; i < b->unit_count; i++)
        save_unit(b, s, i, out);
    for (int i = 0; i < CN_VEDETTES; i++)
        save_vedette(b, s, i, out);
    for (int i = 0; i < CN_PIECES; i++)
        save_piece(b, s, i, out);
    for (int i = 0; i < CN_TRAINS; i++)
        save_train(b, s, i, out);
    for (int i = 0; i < s->battle_count; i++)
        save_battle(b, &s->battle[i], out);
    save_path(s, out);
    save_bridges(b, s, out);
}
