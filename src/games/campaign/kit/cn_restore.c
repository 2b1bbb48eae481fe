/* cn_restore.c -- reads the lines that cn_save.c describes, and completes what was left out.
 *
 * What a position does not say: turn 1 of 12, fair weather, French first, morale 0, no centre and
 * no points, keys as at the start of the campaign; leaders and units not named are out.  Leaders and
 * vedettes at a hex get their pieces; those in a box stand where their formation leader stands. */

#include <string.h>

#include "games/campaign/kit/cn_read.h"

/* Kept in a spare byte while lines are read. */
enum { SAID_ANYTHING = 1, SAID_PLAYER = 2, SAID_FIRST_TURN = 4 };

typedef bool read_line(struct cn_reader *r);

/* -- the match -- */

static bool read_turn(struct cn_reader *r)
{
    struct cn_state *s = r->s;

    if (!cn_read_byte(r, 1, CN_TURNS, &s->turn))
        return false;
    if (cn_read_accept(r, "of") && !cn_read_byte(r, s->turn, CN_TURNS, &s->last_turn))
        return false;
    if (cn_read_accept(r, "from")) {
        s->spare[0] |= SAID_FIRST_TURN;
        if (!cn_read_byte(r, 1, s->turn, &s->first_turn))
            return false;
    }
    return cn_read_end(r);
}

static bool read_player(struct cn_reader *r)
{
    r->s->spare[0] |= SAID_PLAYER;
    return cn_read_side(r, &r->s->player) && cn_read_end(r);
}

static bool read_first(struct cn_reader *r)
{
    return cn_read_side(r, &r->s->first_player) && cn_read_end(r);
}

static bool read_weather(struct cn_reader *r)
{
    if (!cn_read_one_of(r, cn_weathers, "weather", &r->s->weather))
        return false;
    if (cn_read_accept(r, "after") &&
        !cn_read_one_of(r, cn_weathers, "weather", &r->s->last_weather))
        return false;
    if (cn_read_accept(r, "fog"))
        r->s->fog = 1;
    return cn_read_end(r);
}

static bool read_morale(struct cn_reader *r)
{
    int n = 0;

    if (!cn_read_number(r, -5, 5, &n))
        return false;
    r->s->morale = (int8_t)n;
    return cn_read_end(r);
}

static bool read_events(struct cn_reader *r)
{
    while (!cn_read_ended(r)) {
        const char *word = cn_read_word(r);
        const struct cn_event *e = cn_events;
        while (e->word && strcmp(e->word, word) != 0)
            e++;
        if (!e->word)
            return err_set(r->err, NULL, "'%s' is no event", word);
        *((uint8_t *)r->s + e->at) = 1;
    }
    return true;
}

static bool read_option(struct cn_reader *r)
{
    const char *id = cn_read_word(r);

    for (int i = 0; cn_options[i].id; i++)
        if (strcmp(cn_options[i].id, id) == 0)
            return cn_read_one_of(r, cn_options[i].values, "value of this option",
                                  &r->s->option[i]) &&
                   cn_read_end(r);
    return err_set(r->err, NULL, "there is no option '%s'", id);
}

static bool read_told(struct cn_reader *r)
{
    uint8_t who = FRENCH;

    bool read = cn_read_side(r, &who);
    for (int i = 0; read && i < 4; i++)
        read = cn_read_byte(r, 0, 255, &r->s->told[who][i]);
    return read && cn_read_end(r);
}

static bool read_winner(struct cn_reader *r)
{
    return cn_read_one_of(r, cn_owners, "side, or nobody", &r->s->winner) &&
           cn_read_one_of(r, cn_levels, "level of victory", &r->s->level) && cn_read_end(r);
}

/* -- armies -- */

static bool army_word(struct cn_reader *r, struct cn_army *a)
{
    if (cn_read_accept(r, "centre")) {
        a->centre_state = CENTRE_MAP;
        return cn_read_hex(r, &a->centre);
    }
    if (cn_read_accept(r, "source"))
        return cn_read_hex(r, &a->source);
    if (cn_read_accept(r, "next"))
        return cn_read_hex(r, &a->source_next);
    if (BY(CN_366_5, cn_read_accept(r, "ap")))
        return cn_read_byte(r, 0, 99, &a->ap);
    if (cn_read_accept(r, "commands"))
        return cn_read_byte(r, 0, 99, &a->commands);
    if (cn_read_accept(r, "due"))
        return cn_read_byte(r, 0, 99, &a->centre_due);
    if (cn_read_accept(r, "moved"))
        return cn_read_byte(r, 0, CN_TURNS, &a->centre_moved);
    if (cn_read_accept(r, "begun"))
        return cn_read_byte(r, 0, CN_TURNS, &a->source_begun);
    if (cn_read_accept(r, "line"))
        return cn_read_byte(r, LINE_UNASKED, LINE_PAST, &a->line);
    if (cn_read_accept(r, "from"))
        return cn_read_hex(r, &a->centre_from);
    if (cn_read_accept(r, "via"))
        return cn_read_hex(r, &a->via);
    if (cn_read_accept(r, "refuge"))
        return cn_read_hex(r, &a->refuge);
    if (cn_read_accept(r, "dispersed"))
        a->centre_state = CENTRE_DISPERSED;
    else if (cn_read_accept(r, "off"))
        a->centre_state = CENTRE_OFF;
    else if (cn_read_accept(r, "active"))
        a->centre_active = 1;
    else if (cn_read_accept(r, "changing"))
        a->source_state = SOURCE_CHANGING;
    else if (cn_read_accept(r, "taken"))
        a->source_state = SOURCE_TAKEN;
    else
        return err_set(r->err, NULL, "'%s' says nothing of a staff", cn_read_word(r));
    return true;
}

static bool read_army(struct cn_reader *r)
{
    uint8_t who = FRENCH;

    if (!cn_read_side(r, &who))
        return false;
    while (!cn_read_ended(r))
        if (!army_word(r, &r->s->army[who]))
            return false;
    return true;
}

static bool read_pool(struct cn_reader *r)
{
    uint8_t who = FRENCH, nation = 0, arm = 0;

    return cn_read_side(r, &who) && cn_read_one_of(r, cn_nations, "nation", &nation) &&
           cn_read_one_of(r, cn_arms, "arm", &arm) &&
           cn_read_byte(r, 0, 99, &r->s->army[who].pool[nation][arm]) && cn_read_end(r);
}

/* Nobody, because it was said so: whoever stands there does not hold it (settle_places). */
enum { SAID_NOBODY = SIDES + 1 };

static uint8_t said(uint8_t side_of)
{
    return side_of == SIDES ? SAID_NOBODY : side_of;
}

static bool read_key(struct cn_reader *r)
{
    const char *word = cn_read_word(r);
    uint8_t key = 0;

    if (!cn_read_found(r, cn_find_key(r->b, word), word, "key", &key) ||
        !cn_read_one_of(r, cn_owners, "side, or nobody", &r->s->key_side[key]))
        return false;
    r->s->place_side[r->b->hex[r->b->key[key].hex].name - 1] = said(r->s->key_side[key]);
    r->s->key_held[key] = cn_read_accept(r, "held") ? CN_HELD_ONCE : 0;
    r->s->key_held[key] |= cn_read_accept(r, "retaken") ? CN_HELD_BACK : 0;
    r->s->key_held[key] |= cn_read_accept(r, "counted") ? CN_HELD_COUNTED : 0;
    return cn_read_end(r);
}

static bool read_control(struct cn_reader *r)
{
    uint8_t who = FRENCH;
    uint16_t where = 0;

    if (!cn_read_one_of(r, cn_owners, "side, or nobody", &who))
        return false;
    while (!cn_read_ended(r)) {
        if (!cn_read_hex(r, &where))
            return false;
        int place = r->b->hex[where].name;
        if (!place || cn_key_at(r->b, where) >= 0)
            return err_set(r->err, NULL, "%s is no place, or a key", r->b->number[where]);
        r->s->place_side[place - 1] = said(who);
    }
    return true;
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
    for (int i = 0; i < b->leader_count; i++) {
        int place = s->leader[i].standing == IS_MAP ? b->hex[s->leader[i].hex].name : 0;
        if (!place || !cn_is_held_place(b, s->leader[i].hex) || s->place_side[place - 1] != SIDES ||
            !cn_has_troops(s, i))
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
    const struct eng_frame *f = eng_innermost(&s->core, PROC_PLAYER);

    s->player = f ? player_of(f)->side == COALITION : s->first_player;
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
    { "turn", read_turn },
    { "player", read_player },
    { "first", read_first },
    { "weather", read_weather },
    { "morale", read_morale },
    { "events", read_events },
    { "told", read_told },
    { "option", read_option },
    { "winner", read_winner },
    { "staff", read_army },
    { "pool", read_pool },
    { "key", read_key },
    { "control", read_control },
    { "leader", cn_restore_leader },
    { "unit", cn_restore_unit },
    { "vedette", cn_restore_vedette },
    { "piece", cn_restore_piece },
    { "train", cn_restore_train },
    { "battle", cn_restore_battle },
    { "path", cn_restore_path },
    { "damaged", cn_restore_damaged },
};

bool cn_restore(const struct eng_box *box, void *state, const struct words *w, struct err *err)
{
    struct cn_reader r = { cn_board(box), state, w, 1, err };

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
