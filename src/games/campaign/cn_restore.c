/* cn_restore.c -- reads the lines that cn_save.c describes, and completes what was left out.
 *
 * What a position does not say: turn 1 of 12, fair weather, French first, morale 0, no centre and
 * no points, keys as at the start of the campaign; leaders and units not named are out.  Leaders and
 * vedettes at a hex get their pieces; those in a box stand where their formation leader stands. */

#include <string.h>

#include "games/campaign/cn_save.h"

/* Kept in a spare byte while lines are read. */
enum { SAID_ANYTHING = 1, SAID_PLAYER = 2, SAID_FIRST_TURN = 4 };

struct reader {
    const struct cn_board *b;
    struct cn_state *s;
    const struct words *w;
    int at; /* the word that comes next */
    struct err *err;
};

typedef bool read_line(struct reader *r);

static bool at_end(const struct reader *r)
{
    return r->at >= r->w->count;
}

static bool ends(const struct reader *r)
{
    return at_end(r) ||
           err_set(r->err, NULL, "'%s' is more than '%s' takes", r->w->word[r->at], r->w->word[0]);
}

static const char *next(struct reader *r)
{
    return at_end(r) ? "" : r->w->word[r->at++];
}

/* Takes the next word if it is this one. */
static bool accept(struct reader *r, const char *word)
{
    if (at_end(r) || strcmp(r->w->word[r->at], word) != 0)
        return false;
    r->at++;
    return true;
}

static bool is_number(const struct reader *r)
{
    int64_t n;

    return !at_end(r) && words_int(r->w->word[r->at], -9999, 9999, &n);
}

static bool number(struct reader *r, int low, int high, int *out)
{
    const char *word = next(r);
    int64_t n;

    if (!words_int(word, low, high, &n))
        return err_set(r->err, NULL, "'%s' is not a number from %d to %d", word, low, high);
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

static bool one_of(struct reader *r, const char *const *list, const char *what, uint8_t *out)
{
    const char *word = next(r);
    int found = cn_find_name(list, word);

    if (found < 0)
        return err_set(r->err, NULL, "'%s' is no %s", word, what);
    *out = (uint8_t)found;
    return true;
}

static bool side(struct reader *r, uint8_t *out)
{
    return one_of(r, cn_side_ids, "side: french or coalition", out);
}

static bool found_as(struct reader *r, int found, const char *word, const char *what, uint8_t *out)
{
    *out = (uint8_t)found;
    return found >= 0 || err_set(r->err, NULL, "there is no %s '%s'", what, word);
}

static bool leader(struct reader *r, uint8_t *out)
{
    const char *word = next(r);

    return found_as(r, cn_find_leader(r->b, word), word, "leader", out);
}

static bool leader_or_none(struct reader *r, uint8_t *out)
{
    if (!accept(r, "-"))
        return leader(r, out);
    *out = CN_NOBODY;
    return true;
}

static bool hex(struct reader *r, uint16_t *out)
{
    const char *word = next(r);
    int found = cn_find_hex(word);

    *out = (uint16_t)found;
    return found >= 0 || err_set(r->err, NULL, "there is no hex '%s'", word);
}

/* -- the match -- */

static bool read_turn(struct reader *r)
{
    struct cn_state *s = r->s;

    if (!byte(r, 1, CN_TURNS, &s->turn))
        return false;
    if (accept(r, "of") && !byte(r, s->turn, CN_TURNS, &s->last_turn))
        return false;
    if (accept(r, "from")) {
        s->spare[0] |= SAID_FIRST_TURN;
        if (!byte(r, 1, s->turn, &s->first_turn))
            return false;
    }
    return ends(r);
}

static bool read_player(struct reader *r)
{
    r->s->spare[0] |= SAID_PLAYER;
    return side(r, &r->s->player) && ends(r);
}

static bool read_first(struct reader *r)
{
    return side(r, &r->s->first_player) && ends(r);
}

static bool read_weather(struct reader *r)
{
    if (!one_of(r, cn_weathers, "weather", &r->s->weather))
        return false;
    if (accept(r, "after") && !one_of(r, cn_weathers, "weather", &r->s->last_weather))
        return false;
    if (accept(r, "fog"))
        r->s->fog = 1;
    return ends(r);
}

static bool read_morale(struct reader *r)
{
    int n = 0;

    if (!number(r, -5, 5, &n))
        return false;
    r->s->morale = (int8_t)n;
    return ends(r);
}

static bool read_events(struct reader *r)
{
    while (!at_end(r)) {
        const char *word = next(r);
        const struct cn_event *e = cn_events;
        while (e->word && strcmp(e->word, word) != 0)
            e++;
        if (!e->word)
            return err_set(r->err, NULL, "'%s' is no event", word);
        *((uint8_t *)r->s + e->at) = 1;
    }
    return true;
}

static bool read_option(struct reader *r)
{
    const char *id = next(r);

    for (int i = 0; cn_options[i].id; i++)
        if (strcmp(cn_options[i].id, id) == 0)
            return one_of(r, cn_options[i].values, "value of this option", &r->s->option[i]) &&
                   ends(r);
    return err_set(r->err, NULL, "there is no option '%s'", id);
}

static bool read_told(struct reader *r)
{
    uint8_t who = FRENCH;

    return side(r, &who) && byte(r, 0, 255, &r->s->told[who][0]) &&
           byte(r, 0, 255, &r->s->told[who][1]) && ends(r);
}

static bool read_winner(struct reader *r)
{
    return one_of(r, cn_owners, "side, or nobody", &r->s->winner) &&
           one_of(r, cn_levels, "level of victory", &r->s->level) && ends(r);
}

/* -- armies -- */

static bool army_word(struct reader *r, struct cn_army *a)
{
    if (accept(r, "centre")) {
        a->centre_state = CENTRE_MAP;
        return hex(r, &a->centre);
    }
    if (accept(r, "source"))
        return hex(r, &a->source);
    if (accept(r, "next"))
        return hex(r, &a->source_next);
    if (accept(r, "ap"))
        return byte(r, 0, 99, &a->ap);
    if (accept(r, "commands"))
        return byte(r, 0, 99, &a->commands);
    if (accept(r, "due"))
        return byte(r, 0, 99, &a->centre_due);
    if (accept(r, "moved"))
        return byte(r, 0, CN_TURNS, &a->centre_moved);
    if (accept(r, "begun"))
        return byte(r, 0, CN_TURNS, &a->source_begun);
    if (accept(r, "line"))
        return byte(r, LINE_UNASKED, LINE_PAST, &a->line);
    if (accept(r, "from"))
        return hex(r, &a->centre_from);
    if (accept(r, "via"))
        return hex(r, &a->via);
    if (accept(r, "refuge"))
        return hex(r, &a->refuge);
    if (accept(r, "dispersed"))
        a->centre_state = CENTRE_DISPERSED;
    else if (accept(r, "off"))
        a->centre_state = CENTRE_OFF;
    else if (accept(r, "active"))
        a->centre_active = 1;
    else if (accept(r, "changing"))
        a->source_state = SOURCE_CHANGING;
    else if (accept(r, "taken"))
        a->source_state = SOURCE_TAKEN;
    else
        return err_set(r->err, NULL, "'%s' says nothing of a staff", next(r));
    return true;
}

static bool read_army(struct reader *r)
{
    uint8_t who = FRENCH;

    if (!side(r, &who))
        return false;
    while (!at_end(r))
        if (!army_word(r, &r->s->army[who]))
            return false;
    return true;
}

static bool read_pool(struct reader *r)
{
    uint8_t who = FRENCH, nation = 0, arm = 0;

    return side(r, &who) && one_of(r, cn_nations, "nation", &nation) &&
           one_of(r, cn_arms, "arm", &arm) && byte(r, 0, 99, &r->s->army[who].pool[nation][arm]) &&
           ends(r);
}

/* Nobody, because it was said so: whoever stands there does not hold it (settle_places). */
enum { SAID_NOBODY = SIDES + 1 };

static uint8_t said(uint8_t side_of)
{
    return side_of == SIDES ? SAID_NOBODY : side_of;
}

static bool read_key(struct reader *r)
{
    const char *word = next(r);
    uint8_t key = 0;

    if (!found_as(r, cn_find_key(r->b, word), word, "key", &key) ||
        !one_of(r, cn_owners, "side, or nobody", &r->s->key_side[key]))
        return false;
    r->s->place_side[r->b->hex[r->b->key[key].hex].name - 1] = said(r->s->key_side[key]);
    r->s->key_held[key] = accept(r, "held") ? CN_HELD_ONCE : 0;
    r->s->key_held[key] |= accept(r, "retaken") ? CN_HELD_BACK : 0;
    r->s->key_held[key] |= accept(r, "counted") ? CN_HELD_COUNTED : 0;
    return ends(r);
}

static bool read_control(struct reader *r)
{
    uint8_t who = FRENCH;
    uint16_t where = 0;

    if (!one_of(r, cn_owners, "side, or nobody", &who))
        return false;
    while (!at_end(r)) {
        if (!hex(r, &where))
            return false;
        int place = r->b->hex[where].name;
        if (!place || cn_key_at(r->b, where) >= 0)
            return err_set(r->err, NULL, "%s is no place, or a key", r->b->number[where]);
        r->s->place_side[place - 1] = said(who);
    }
    return true;
}

/* -- leaders -- */

static bool deed(const char *word, uint16_t *did)
{
    for (const struct cn_flag *f = cn_deeds; f->word; f++)
        if (strcmp(f->word, word) == 0) {
            *did |= (uint16_t)f->bit;
            return true;
        }
    return false;
}

static bool leader_word(struct reader *r, struct cn_leader *l)
{
    for (const struct cn_count *c = cn_leader_counts; c->word; c++) {
        uint8_t *value = (uint8_t *)l + c->at;
        if (!accept(r, c->word))
            continue;
        *value = 1;
        return !is_number(r) || byte(r, 0, 255, value);
    }
    if (accept(r, "goal"))
        return hex(r, &l->goal);
    if (accept(r, "from"))
        return hex(r, &l->hex);
    if (accept(r, "with"))
        return leader(r, &l->under);
    const char *word = next(r);
    return deed(word, &l->did) || err_set(r->err, NULL, "'%s' says nothing of a leader", word);
}

static bool read_leader_place(struct reader *r, struct cn_leader *l)
{
    if (l->standing == IS_MAP)
        return hex(r, &l->hex);
    if (l->standing == IS_BOX)
        return leader(r, &l->under);
    if (l->standing == IS_COMING || l->standing == IS_OFF)
        return !is_number(r) || byte(r, 1, 99, &l->due);
    return l->standing != IS_TRACK || err_set(r->err, NULL, "a leader is not on a track");
}

static bool read_leader(struct reader *r)
{
    uint8_t who = 0, standing = 0;

    if (!leader(r, &who) ||
        !one_of(r, cn_standings, "standing: at, under, coming, off, lost, out, hidden", &standing))
        return false;
    struct cn_leader l = cn_plain_leader(standing);
    if (!read_leader_place(r, &l))
        return false;
    while (!at_end(r))
        if (!leader_word(r, &l))
            return false;
    r->s->leader[who] = l;
    return true;
}

/* -- units -- */

static bool unit_word(struct reader *r, struct cn_unit *u)
{
    if (accept(r, "immobile"))
        u->immobile = 1;
    else if (accept(r, "reserve"))
        u->reserve = 1;
    else if (accept(r, "lost"))
        return byte(r, 0, 99, &u->lost);
    else
        return err_set(r->err, NULL, "'%s' says nothing of a unit", next(r));
    return true;
}

/* 1X-14-3: never more than the maximum. */
static bool read_strength(struct reader *r, int who, struct cn_unit *u)
{
    bool in_play = u->standing == IS_TRACK || u->standing == IS_COMING;

    HOLDS(CN_14_3);
    u->sp = in_play ? r->b->unit[who].most : 0;
    return !is_number(r) || byte(r, 0, r->b->unit[who].most, &u->sp);
}

static bool read_unit(struct reader *r)
{
    const char *word = next(r);
    uint8_t who = 0, standing = 0;

    if (!found_as(r, cn_find_unit(r->b, word), word, "unit", &who) ||
        !one_of(r, cn_standings, "standing: on, coming, off, lost, out, hidden", &standing))
        return false;
    struct cn_unit u = cn_plain_unit(standing);
    if (standing == IS_MAP || standing == IS_BOX)
        return err_set(r->err, NULL, "units stand on the tracks of leaders");
    if (standing == IS_TRACK && !leader(r, &u.leader))
        return false;
    if (standing == IS_COMING && !byte(r, 1, CN_TURNS, &u.due))
        return false;
    if (!read_strength(r, who, &u))
        return false;
    while (!at_end(r))
        if (!unit_word(r, &u))
            return false;
    r->s->unit[who] = u;
    return true;
}

/* -- vedettes, pieces, trains -- */

static bool read_vedette(struct reader *r)
{
    const char *word = next(r);
    uint8_t who = 0, standing = 0;

    if (!found_as(r, cn_find_vedette(word), word, "vedette", &who) ||
        !one_of(r, cn_standings, "standing: at, on, lost, out, hidden", &standing))
        return false;
    struct cn_vedette v = cn_plain_vedette(standing);
    if (standing == IS_BOX || (standing == IS_MAP && !hex(r, &v.hex)) ||
        (standing == IS_TRACK && !leader(r, &v.leader)))
        return standing != IS_BOX || err_set(r->err, NULL, "a vedette is under nobody");
    if (accept(r, "due") && !byte(r, 0, 99, &v.due))
        return false;
    if (accept(r, "deeds") && !byte(r, 0, 255, &v.did))
        return false;
    r->s->vedette[who] = v;
    return ends(r);
}

static bool read_what(struct reader *r, uint8_t *out)
{
    if (accept(r, "unknown")) {
        *out = PIECE_UNKNOWN;
        return true;
    }
    if (!at_end(r) && cn_find_vedette(r->w->word[r->at]) >= 0) {
        *out = (uint8_t)(CN_LEADERS + cn_find_vedette(next(r)));
        return true;
    }
    return leader(r, out);
}

static bool read_piece(struct reader *r)
{
    const char *word = next(r);
    struct cn_piece p = { 0 };
    uint8_t slot = 0;

    if (!found_as(r, cn_find_slot(word), word, "piece", &slot) || !accept(r, "at"))
        return err_set(r->err, NULL, "'piece' expects F1 to F44 or C1 to C44, and 'at'");
    if (!hex(r, &p.hex) || !read_what(r, &p.what))
        return false;
    p.face_up = accept(r, "up");
    r->s->piece[slot] = p;
    return ends(r);
}

static bool read_pontoon(struct reader *r, int train)
{
    const char *word = next(r);
    int from, to;

    if (!cn_find_side(r->b, word, &from, &to))
        return err_set(r->err, NULL, "there is no side '%s'", word);
    r->s->train[train].standing = IS_MAP;
    r->s->train[train].hex = (uint16_t)from;
    r->s->train[train].other = r->b->next[from][to];
    return !accept(r, "lifted") || leader(r, &r->s->train[train].leader);
}

static bool read_train(struct reader *r)
{
    struct cn_state *s = r->s;
    int i = 0;

    while (i < CN_TRAINS && s->train[i].standing != IS_OUT)
        i++;
    if (i == CN_TRAINS)
        return err_set(r->err, NULL, "there are more than %d trains", CN_TRAINS);
    if (!side(r, &s->train[i].side))
        return false;
    if (accept(r, "laid"))
        return read_pontoon(r, i) && ends(r);
    if (!one_of(r, cn_standings, "standing: on, at, laid, lost, hidden", &s->train[i].standing))
        return false;
    if (s->train[i].standing == IS_TRACK && !leader(r, &s->train[i].leader))
        return false;
    if (s->train[i].standing == IS_MAP && !hex(r, &s->train[i].hex))
        return false;
    return ends(r);
}

/* -- battles, retreats, bridges -- */

static bool is_hex(const struct reader *r)
{
    return !at_end(r) && cn_find_hex(r->w->word[r->at]) >= 0;
}

static bool battle_hexes(struct reader *r, uint16_t *out, uint8_t *count)
{
    for (*count = 0; is_hex(r) && *count < CN_TARGETS; ++*count)
        if (!hex(r, &out[*count]))
            return false;
    return true;
}

static bool battle_word(struct reader *r, struct cn_battle *f)
{
    if (accept(r, "targets"))
        return battle_hexes(r, f->target, &f->target_count);
    if (accept(r, "from"))
        return battle_hexes(r, f->from, &f->from_count);
    if (accept(r, "counter"))
        return battle_hexes(r, f->counter, &f->counter_count);
    if (accept(r, "strong"))
        return hex(r, &f->strong);
    for (const struct cn_count *c = cn_battle_counts; c->word; c++)
        if (accept(r, c->word))
            return byte(r, 0, 255, (uint8_t *)f + c->at);
    if (accept(r, "markers"))
        return one_of(r, cn_markers, "marker", &f->marker[0]) &&
               one_of(r, cn_markers, "marker", &f->marker[1]);
    if (accept(r, "shown"))
        return byte(r, 0, 9, &f->shown[0]) && byte(r, 0, 9, &f->shown[1]);
    if (accept(r, "lost"))
        return byte(r, 0, 99, &f->lost[0]) && byte(r, 0, 99, &f->lost[1]);
    if (accept(r, "round"))
        return byte(r, 0, 99, &f->round);
    if (accept(r, "refused"))
        return byte(r, 0, 9, &f->refused);
    if (accept(r, "over"))
        return byte(r, 0, 9, &f->over);
    if (accept(r, "guard"))
        return byte(r, 0, 3, &f->guard);
    if (accept(r, "failed-repulse"))
        return byte(r, 0, 9, &f->failed_repulse);
    if (accept(r, "won"))
        return byte(r, 0, 99, &f->won);
    if (accept(r, "result"))
        return byte(r, 0, 99, &f->result);
    return err_set(r->err, NULL, "'%s' says nothing of a battle", next(r));
}

/* A leader, or a vedette that attacks. */
static bool attacker(struct reader *r, uint8_t *out)
{
    int vedette = at_end(r) ? -1 : cn_find_vedette(r->w->word[r->at]);

    if (vedette < 0)
        return leader_or_none(r, out);
    next(r);
    *out = (uint8_t)(CN_LEADERS + vedette);
    return true;
}

static bool read_battle(struct reader *r)
{
    struct cn_battle f = cn_plain_battle();

    if (r->s->battle_count == CN_BATTLES)
        return err_set(r->err, NULL, "there are more than %d battles", CN_BATTLES);
    if (!attacker(r, &f.attacker) || !leader_or_none(r, &f.defender))
        return false;
    while (!at_end(r))
        if (!battle_word(r, &f))
            return false;
    r->s->battle[r->s->battle_count++] = f;
    return true;
}

static bool read_path(struct reader *r)
{
    struct cn_state *s = r->s;

    for (s->path_count = 0; is_hex(r); s->path_count++)
        if (s->path_count == 24 || !hex(r, &s->path[s->path_count]))
            return err_set(r->err, NULL, "a path has at most 24 hexes");
    s->path_full = accept(r, "full")      ? PATH_FULL
                   : accept(r, "stopped") ? PATH_STOPPED
                   : accept(r, "off")     ? PATH_OFF
                                          : PATH_SHORT;
    return (!accept(r, "guns") || byte(r, 0, 99, &s->path_guns)) && ends(r);
}

static bool read_damaged(struct reader *r)
{
    const char *word = next(r);
    int from, to;

    if (!cn_find_side(r->b, word, &from, &to) || !r->b->hex[from].bridge[to])
        return err_set(r->err, NULL, "there is no bridge '%s'", word);
    r->s->damaged[r->b->hex[from].bridge[to] - 1] = accept(r, "planned") ? 2 : 1;
    return ends(r);
}

/* -- the whole -- */

/* Those in a box stand where their formation leader does, boxes within boxes too. */
static void settle_boxes(struct cn_state *s)
{
    for (int i = 0; i < CN_LEADERS; i++)
        if (s->leader[i].standing == IS_BOX)
            s->leader[i].hex = s->leader[cn_formation_of(s, i)].hex;
}

/* 1X-68-6: where nobody was before, the hex of a formation is its own side's. */
static void settle_places(const struct cn_board *b, struct cn_state *s)
{
    HOLDS(CN_68_6);
    for (int i = 0; i < b->leader_count; i++) {
        int place = s->leader[i].standing == IS_MAP ? b->hex[s->leader[i].hex].name : 0;
        if (!place || s->place_side[place - 1] != SIDES || !cn_has_troops(s, i))
            continue;
        s->place_side[place - 1] = b->leader[i].side;
        int key = cn_key_at(b, s->leader[i].hex);
        if (key >= 0)
            s->key_side[key] = b->leader[i].side;
    }
    for (int i = 0; i < CN_TOWNS; i++)
        if (s->place_side[i] == SAID_NOBODY)
            s->place_side[i] = SIDES;
}

static bool give_slot(struct cn_state *s, int side_of, int what, int at)
{
    if (cn_slot_of(s, what) >= 0)
        return true;
    for (int i = side_of * CN_SLOTS; i < (side_of + 1) * CN_SLOTS; i++)
        if (s->piece[i].what == CN_NOBODY) {
            s->piece[i] = (struct cn_piece){ .hex = (uint16_t)at, .what = (uint8_t)what };
            return true;
        }
    return false;
}

static bool give_slots(const struct cn_board *b, struct cn_state *s)
{
    bool fine = true;

    for (int i = 0; i < b->leader_count; i++)
        if (s->leader[i].standing == IS_MAP)
            fine = fine && give_slot(s, b->leader[i].side, i, s->leader[i].hex);
    for (int i = 0; i < CN_VEDETTES; i++)
        if (s->vedette[i].standing == IS_MAP)
            fine =
                fine && give_slot(s, i >= CN_VEDETTES / SIDES, CN_LEADERS + i, s->vedette[i].hex);
    return fine;
}

/* The side of the frames that belong to the side whose turn it is. */
static void find_player(struct cn_state *s)
{
    s->player = s->first_player;
    for (int i = 0; i < s->core.depth; i++)
        if (s->core.frame[i].proc == PROC_PLAYER)
            s->player = (uint8_t)(s->core.frame[i].local[OF_SIDE] == COALITION);
}

static bool complete(const struct eng_box *box, struct cn_state *s, struct err *err)
{
    if (!(s->spare[0] & SAID_ANYTHING))
        cn_lay_out(cn_board(box), s);
    if (!(s->spare[0] & SAID_PLAYER))
        find_player(s);
    if (!(s->spare[0] & SAID_FIRST_TURN))
        s->first_turn = s->turn;
    s->spare[0] = 0;
    s->title = s->option[OPTION_TITLE];
    settle_boxes(s);
    settle_places(cn_board(box), s);
    if (!give_slots(cn_board(box), s))
        return err_set(err, NULL, "there are more pieces than slots");
    const char *broken = cn_broken(box, s);
    return !broken || err_set(err, NULL, "%s", broken);
}

static const struct {
    const char *key;
    read_line *read;
} own_lines[] = {
    { "turn", read_turn },       { "player", read_player }, { "first", read_first },
    { "weather", read_weather }, { "morale", read_morale }, { "events", read_events },
    { "told", read_told },       { "option", read_option }, { "winner", read_winner },
    { "staff", read_army },      { "pool", read_pool },     { "key", read_key },
    { "control", read_control }, { "leader", read_leader }, { "unit", read_unit },
    { "vedette", read_vedette }, { "piece", read_piece },   { "train", read_train },
    { "battle", read_battle },   { "path", read_path },     { "damaged", read_damaged },
};

bool cn_restore(const struct eng_box *box, void *state, const struct words *w, struct err *err)
{
    struct reader r = { cn_board(box), state, w, 1, err };

    if (!w)
        return complete(box, state, err);
    if (!(r.s->spare[0] & SAID_ANYTHING)) {
        cn_lay_out(r.b, r.s);
        r.s->spare[0] = SAID_ANYTHING;
    }
    for (size_t i = 0; i < sizeof own_lines / sizeof own_lines[0]; i++)
        if (strcmp(w->word[0], own_lines[i].key) == 0)
            return own_lines[i].read(&r);
    return err_set(err, NULL, "'%s' is not a line of a position of the campaigns", w->word[0]);
}
