/* cn_show.c -- the view of a match as JSON, for the page and for tests; from redacted states.
 *
 * The map itself is not here: it never changes, and the page fetches it once. */

#include "games/campaign/kit/cn_show.h"
#include "engine/news.h"
#include "games/campaign/kept/cn_glance.h"

/* -- parts -- */

void cn_show_hex(const char *key, int hex, struct jout *json)
{
    if (hex >= 0 && hex < CN_HEXES)
        jout_key_int(json, key, cn_number(hex));
}

void cn_show_hexes(const char *key, const uint16_t *hex, int count, struct jout *json)
{
    jout_key(json, key);
    jout_array(json);
    for (int i = 0; i < count; i++)
        jout_int(json, cn_number(hex[i]));
    jout_end_array(json);
}

void cn_show_leader(const struct cn_board *b, const char *key, int leader, struct jout *json)
{
    if (leader >= 0 && leader < b->leader_count)
        jout_key_string(json, key, b->leader[leader].id);
}

void cn_show_flags(const char *key, const struct eng_flag *flags, unsigned bits, struct jout *json)
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

bool cn_show_knows(const struct cn_board *b, const struct cn_state *s, int side)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->leader[i].standing == IS_HIDDEN)
            return false;
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (s->unit[i].standing == IS_HIDDEN)
            return false;
    return true;
}

const struct eng_step *cn_show_row(const struct cn_state *s, int frame)
{
    const struct eng_frame *f = &s->core.frame[frame];
    int row = f->step - (frame < s->core.depth - 1 && f->step > 0);

    return &cn_procs[f->proc].step[row];
}

/* -- the turn -- */

static const char *const segments[] = { "arrivals", "commands", "initiative",
                                        "forced",   "sound",    "preliminary" };

/* The innermost frame of marches says which segment it is. */
static void show_segment(const struct cn_state *s, struct jout *json)
{
    const struct eng_frame *f = eng_innermost(&s->core, PROC_MARCHES);

    if (f)
        jout_key_string(json, "segment", segments[marches_of(f)->segment]);
}

static void show_step(const struct eng_box *box, const struct cn_state *s, struct jout *json)
{
    const struct eng_step *row = eng_flow_row(box, &s->core);

    if (!row)
        return;
    jout_key_string(json, "proc", cn_procs[eng_now(&s->core)->proc].name);
    jout_key_string(json, "step", row->name);
    for (int i = 0; i < s->core.depth; i++)
        if (s->core.frame[i].proc == PROC_PLAYER)
            jout_key_string(json, "phase", cn_show_row(s, i)->name);
    show_segment(s, json);
}

static void show_heading(const struct eng_box *box, const struct cn_state *s, struct jout *json)
{
    jout_key_int(json, "turn", s->turn);
    jout_key_int(json, "first_turn", s->first_turn);
    jout_key_int(json, "last_turn", s->last_turn);
    eng_show_both(json, "date", cn_name(box, "date", s->turn));
    jout_key_string(json, "player", cn_side_ids[s->player]);
    show_step(box, s, json);
    jout_key_string(json, "weather", cn_weathers[s->weather]);
    jout_key_bool(json, "fog", s->fog);
    jout_key_int(json, "morale", BY(CN_25_1, s->morale));
    if (s->level != LEVEL_NONE)
        jout_key_string(json, "level", cn_levels[s->level]);
    if (s->level != LEVEL_NONE && s->winner < SIDES)
        jout_key_string(json, "winner", cn_side_ids[s->winner]);
}

static void show_options(struct jout *json, const void *about, const void *key)
{
    const uint8_t *option = key;

    (void)about;
    jout_key(json, "options");
    jout_object(json);
    for (int i = 0; cn_options[i].id; i++)
        jout_key_string(json, cn_options[i].id, cn_options[i].values[option[i]]);
    jout_end_object(json);
}

/* -- places, bridges, trains -- */

struct keys {
    uint8_t side[CN_KEYS], held[CN_KEYS];
};

static void show_key(const struct cn_board *b, const struct keys *of, int key, struct jout *json)
{
    const struct cn_key *k = &b->key[key];

    jout_object(json);
    jout_key_string(json, "id", k->id);
    jout_key_string(json, "name", k->name);
    cn_show_hex("hex", k->hex, json);
    jout_key_string(json, "side", cn_owners[of->side[key]]);
    if (k->source_of)
        jout_key_string(json, "source_of", cn_side_ids[k->source_of == 1 ? FRENCH : COALITION]);
    jout_key_int(json, "first", k->first);
    jout_key_int(json, "retaken", k->retaken);
    jout_key_int(json, "held", k->held);
    jout_key_int(json, "each", k->each);
    jout_key_int(json, "lost", k->lost);
    jout_key_bool(json, "once", of->held[key] & CN_HELD_ONCE);
    jout_key_bool(json, "counted", of->held[key] & CN_HELD_COUNTED);
    jout_end_object(json);
}

static void show_all_keys(struct jout *json, const void *about, const void *key)
{
    const struct cn_board *b = about;

    jout_key(json, "keys");
    jout_array(json);
    for (int i = 0; i < b->key_count; i++)
        show_key(b, key, i, json);
    jout_end_array(json);
}

static void show_keys(const struct cn_board *b, const struct cn_state *s, struct jout *json)
{
    struct keys of;

    memcpy(of.side, s->key_side, sizeof of.side);
    memcpy(of.held, s->key_held, sizeof of.held);
    jout_part(json, show_all_keys, b, &of, sizeof of);
}

/* -- victory -- */

static void show_box(const struct cn_box_row *row, int box, struct jout *json)
{
    jout_object(json);
    jout_key_int(json, "box", box);
    jout_key_string(json, "winner", cn_owners[row->winner]);
    jout_key_string(json, "level", cn_levels[row->level]);
    jout_key_bool(json, "ends", row->ends);
    jout_end_object(json);
}

struct victory {
    uint8_t title, decisive;
};

/* The track of this title, from the Coalition's end to the French one; the clock of Prussia. */
static void show_victory(struct jout *json, const void *about, const void *key)
{
    const struct cn_board *b = about;
    const struct victory *v = key;
    const int8_t *ends = b->table.track[v->title];

    jout_key(json, "victory");
    jout_object(json);
    jout_key_bool(json, "decisive", v->decisive);
    jout_key_int(json, "prussia", CN_PRUSSIAN_TURN);
    jout_key(json, "track");
    jout_array(json);
    for (int box = ends[0]; box <= ends[1]; box++)
        show_box(&b->table.box[v->title][box + 5], box, json);
    jout_end_array(json);
    jout_end_object(json);
}

/* Who was last in each named place. */
static void show_places(struct jout *json, const void *about, const void *key)
{
    const struct cn_board *b = about;
    const uint8_t *holder = key;

    for (int side = 0; side < SIDES; side++) {
        jout_key(json, side == FRENCH ? "french_places" : "coalition_places");
        jout_array(json);
        for (int i = 0; i < b->place_count; i++)
            if (holder[i] == side)
                jout_int(json, cn_number(b->place[i].hex));
        jout_end_array(json);
    }
}

static void show_bridges(const struct cn_board *b, const struct cn_state *s, struct jout *json)
{
    jout_key(json, "damaged");
    jout_array(json);
    for (int i = 0; i < b->bridge_count; i++) {
        if (!s->damaged[i])
            continue;
        jout_object(json);
        cn_show_hex("hex", b->bridge[i].hex, json);
        cn_show_hex("other", b->bridge[i].other, json);
        jout_key_bool(json, "planned", s->damaged[i] == 2);
        jout_end_object(json);
    }
    jout_end_array(json);
}

static void show_trains(const struct cn_board *b, const struct cn_state *s, struct jout *json)
{
    jout_key(json, "trains");
    jout_array(json);
    for (int i = 0; i < CN_TRAINS; i++) {
        if (s->train[i].standing != IS_MAP && s->train[i].standing != IS_TRACK)
            continue;
        jout_object(json);
        jout_key_string(json, "side", cn_side_ids[s->train[i].side]);
        if (s->train[i].standing == IS_MAP) {
            cn_show_hex("hex", s->train[i].hex, json);
            cn_show_hex("other", s->train[i].other, json);
        }
        cn_show_leader(b, "leader", s->train[i].leader, json);
        jout_end_object(json);
    }
    jout_end_array(json);
}

/* -- what is going on -- */

/* A mover of a frame: a leader, a vedette, the centre, or the piece of one who is not known. */
static void show_mover(const struct cn_board *b, int mover, struct jout *json)
{
    if (mover >= CN_MASKED)
        jout_key_string(json, "piece", cn_slot_id(mover - CN_MASKED));
    else if (mover >= CN_CENTRE0)
        jout_key_string(json, "centre", cn_side_ids[mover - CN_CENTRE0]);
    else if (mover >= CN_LEADERS)
        jout_key_string(json, "vedette", cn_vedette_id(mover - CN_LEADERS));
    else
        cn_show_leader(b, "leader", mover, json);
}

static void show_left(const struct cn_board *b, const struct cn_state *s, int mover,
                      struct jout *json)
{
    static const char *const keys[] = { "foot_left", "horse_left" };

    for (int horse = 0; horse < 2; horse++) {
        int left = cn_left(b, s, mover, horse);
        if (left != 255)
            jout_key_int(json, keys[horse], left);
    }
}

/* Somebody of the reader's own side, on the map. */
static bool is_known(const struct cn_board *b, const struct cn_state *s, int mover)
{
    if (mover < 0 || mover >= CN_LEADERS + CN_VEDETTES)
        return false;
    if (mover >= CN_LEADERS)
        return s->vedette[mover - CN_LEADERS].standing == IS_MAP &&
               cn_show_knows(b, s, (mover - CN_LEADERS) / (CN_VEDETTES / SIDES));
    return mover < b->leader_count && s->leader[mover].standing == IS_MAP &&
           cn_show_knows(b, s, b->leader[mover].side);
}

static void show_march(const struct cn_board *b, const struct cn_state *s, struct jout *json)
{
    for (int i = s->core.depth - 1; i >= 0; i--) {
        const struct eng_frame *f = &s->core.frame[i];
        int mover = f->proc == PROC_MARCH ? march_of(f)->mover : ride_of(f)->who;
        if (f->proc != PROC_MARCH && f->proc != PROC_RIDE)
            continue;
        jout_key(json, "march");
        jout_object(json);
        show_mover(b, mover, json);
        if (f->proc == PROC_MARCH && is_known(b, s, mover)) {
            show_left(b, s, mover, json);
            cn_show_march(b, s, f, json);
        }
        jout_end_object(json);
        return;
    }
}

void cn_show(const struct eng_box *box, const void *redacted, struct jout *json)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = redacted, *before = cn_hold(s); /* it is asked much */

    show_heading(box, s, json);
    jout_part(json, show_options, NULL, s->option, sizeof s->option);
    cn_show_armies(b, s, json);
    show_keys(b, s, json);
    jout_part(json, show_victory, b, &(struct victory){ s->title, s->decisive },
              sizeof(struct victory));
    jout_part(json, show_places, b, s->place_side, sizeof s->place_side);
    show_bridges(b, s, json);
    show_trains(b, s, json);
    cn_show_pieces(b, s, json);
    show_march(b, s, json);
    if (s->path_count)
        cn_show_hexes("path", s->path, s->path_count, json);
    cn_show_battles(box, s, json);
    cn_let_go(before);
}
