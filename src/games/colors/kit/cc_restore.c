/* cc_restore.c -- reads the lines that cc_save.c describes, and completes what was left out. */

#include <string.h>

#include "games/colors/kit/cc_save.h"

/* Kept in a spare byte while lines are read. */
enum { SAID_TURN = 1, SAID_REST = 2 };
enum { UNSAID = 255 };

static uint8_t *said_in(struct cc_state *s)
{
    return &s->played[TOP].spare;
}

struct reader {
    const struct cc_board *b;
    struct cc_state *s;
    struct words_walk in;
};

typedef bool read_line(struct reader *r);

static bool number(struct reader *r, int low, int high, uint8_t *out)
{
    int64_t n;

    if (!words_int(words_next(&r->in), low, high, &n))
        return err_set(r->in.err, NULL, "'%s' expects a number from %d to %d", r->in.line->word[0],
                       low, high);
    *out = (uint8_t)n;
    return true;
}

static bool one_of(struct reader *r, const char *const *list, const char *what, uint8_t *out)
{
    const char *word = words_next(&r->in);
    int found = cc_find_name(list, word);

    if (found < 0)
        return err_set(r->in.err, NULL, "'%s' is no %s", word, what);
    *out = (uint8_t)found;
    return true;
}

static bool side(struct reader *r, uint8_t *out)
{
    return one_of(r, cc_side_ids, "side: top or bottom", out);
}

static bool hex(struct reader *r, uint8_t *out)
{
    const char *word = words_next(&r->in);
    int found = cc_find_hex(r->b, word);

    *out = (uint8_t)found;
    return found > 0 || err_set(r->in.err, NULL, "there is no hex '%s'", word);
}

static bool flag(const struct cc_flag *list, const char *word, uint8_t *bits)
{
    for (; list->word; list++)
        if (strcmp(list->word, word) == 0) {
            *bits |= list->bit;
            return true;
        }
    return false;
}

static bool short_text(struct reader *r, char *out, size_t room)
{
    const char *word = words_next(&r->in);

    if (!*word || strlen(word) >= room)
        return err_set(r->in.err, NULL, "a name of at most %zu letters is expected", room - 1);
    memset(out, 0, room); /* a name given before may have been longer */
    strcpy(out, word);
    return true;
}

/* -- the terms of the scenario -- */

static bool read_army(struct reader *r)
{
    uint8_t who = TOP;

    return side(r, &who) && short_text(r, r->s->army[who], sizeof r->s->army[who]) &&
           short_text(r, r->s->commander[who], sizeof r->s->commander[who]) && words_ends(&r->in);
}

static bool read_first(struct reader *r)
{
    return side(r, &r->s->first) && words_ends(&r->in);
}

static bool read_banners(struct reader *r)
{
    return number(r, 1, 30, &r->s->banners_to_win) && words_ends(&r->in);
}

static bool read_pair(struct reader *r, int high, uint8_t out[SIDES])
{
    return number(r, 0, high, &out[TOP]) && number(r, 0, high, &out[BOTTOM]);
}

static bool read_deal(struct reader *r)
{
    return read_pair(r, 6, r->s->deal) && words_ends(&r->in);
}

static bool read_gained(struct reader *r)
{
    return read_pair(r, 60, r->s->banners) && words_ends(&r->in);
}

static bool read_rule(struct reader *r)
{
    const char *word = words_next(&r->in);

    return (flag(cc_rule_flags, word, &r->s->rules) ||
            err_set(r->in.err, NULL, "there is no special rule '%s'", word)) &&
           words_ends(&r->in);
}

static bool read_turns(struct reader *r)
{
    return number(r, 0, UINT8_MAX, &r->s->turns) && words_ends(&r->in);
}

/* Kept one higher until all is read. */
static bool read_winner(struct reader *r)
{
    if (!side(r, &r->s->winner))
        return false;
    r->s->winner++;
    return words_ends(&r->in);
}

/* -- the field -- */

static bool read_hexes(struct reader *r, uint8_t value, uint8_t *out)
{
    uint8_t at = 0;

    if (words_at_end(&r->in))
        return words_wrong(&r->in, "hexes");
    while (!words_at_end(&r->in)) {
        if (!hex(r, &at))
            return false;
        if (out[at])
            return err_set(r->in.err, NULL, "%s has a %s already", cc_hex_name(at),
                           r->in.line->word[0]);
        out[at] = value;
    }
    return true;
}

static bool read_terrain(struct reader *r)
{
    TABLE(CC_2_3_01, "terrain.tsv");
    uint8_t which = 0;

    return one_of(r, cc_terrains, "terrain", &which) && read_hexes(r, which, r->s->terrain);
}

static bool read_tile(struct reader *r)
{
    uint8_t which = 0;

    return one_of(r, cc_tiles, "tile of a river", &which) && read_hexes(r, which, r->s->tile);
}

static bool read_works(struct reader *r)
{
    uint8_t at = 0, which = 0;

    if (!hex(r, &at))
        return false;
    if (words_at_end(&r->in))
        return words_wrong(&r->in, "a hex and its sides, such as SW SE");
    while (!words_at_end(&r->in)) {
        if (!one_of(r, cc_hex_sides, "side of a hex: E SE SW W NW NE", &which))
            return false;
        r->s->works[at] |= (uint8_t)(1 << which);
    }
    return true;
}

static bool read_objective_hexes(struct reader *r, struct cc_objective *o)
{
    while (!words_at_end(&r->in)) {
        if (words_accept(&r->in, "always")) {
            o->always = 1;
        } else if (words_accept(&r->in, "held")) {
            if (!number(r, 0, 15, &o->held))
                return false;
        } else if (o->count == sizeof o->hex) {
            return words_wrong(&r->in, "at most four hexes");
        } else if (!hex(r, &o->hex[o->count++])) {
            return false;
        }
    }
    return o->count > 0 || words_wrong(&r->in, "hexes");
}

static bool read_objective(struct reader *r)
{
    struct cc_objective o = { 0 };

    if (r->s->objective_count == CC_OBJECTIVES)
        return words_wrong(&r->in, "to be given at most six times");
    if (!side(r, &o.side) || !number(r, 1, 9, &o.banners))
        return false;
    o.all = words_accept(&r->in, "all");
    if (!o.all && !words_accept(&r->in, "each"))
        return words_wrong(&r->in, "'each' or 'all' after the number of banners");
    if (!read_objective_hexes(r, &o))
        return false;
    r->s->objective[r->s->objective_count++] = o;
    return true;
}

/* -- pieces -- */

static bool unit_mark(struct reader *r, struct cc_unit *u)
{
    if (words_accept(&r->in, "blocks"))
        return number(r, 0, CC_BLOCKS, &u->blocks);
    if (words_accept(&r->in, "full"))
        return number(r, 1, CC_BLOCKS, &u->full);
    if (words_accept(&r->in, "square"))
        return number(r, 1, CC_SQUARES, &u->square);
    if (words_accept(&r->in, "entered"))
        return number(r, 0, 9, &u->hexes);
    const char *word = words_next(&r->in);
    return flag(cc_unit_flags, word, &u->flags) ||
           err_set(r->in.err, NULL, "'%s' is no mark of a unit", word);
}

static int unit_at(const struct cc_state *s, int at)
{
    for (int unit = 0; unit < s->unit_count; unit++)
        if (s->unit[unit].at == at)
            return unit;
    return CC_NO_UNIT;
}

static int leader_at(const struct cc_state *s, int at)
{
    for (int leader = 0; leader < s->leader_count; leader++)
        if (s->leader[leader].at == at)
            return leader;
    return CC_NO_LEADER;
}

static bool read_unit(struct reader *r)
{
    struct cc_unit u = { 0 };

    if (r->s->unit_count == CC_UNITS)
        return words_wrong(&r->in, "to be given at most 64 times");
    if (!side(r, &u.side) || (!words_accept(&r->in, "gone") && !hex(r, &u.at)))
        return false;
    const char *word = words_next(&r->in);
    int type = cc_find_type(r->b, word);
    if (type < 0)
        return err_set(r->in.err, NULL, "'%s' is no unit of units.tsv, such as FR.LN", word);
    u.type = (uint8_t)type;
    u.full = BY(CC_3_05, r->b->type[type].blocks);
    u.blocks = u.at ? u.full : 0;
    while (!words_at_end(&r->in))
        if (!unit_mark(r, &u))
            return false;
    if (u.at && unit_at(r->s, u.at) != CC_NO_UNIT)
        return err_set(r->in.err, NULL, "two units stand on %s", cc_hex_name(u.at));
    if (u.at && (u.blocks < 1 || u.blocks > u.full))
        return words_wrong(&r->in, "as many blocks as such a unit can have");
    r->s->unit[r->s->unit_count++] = u;
    return true;
}

static int find_nation(const struct cc_board *b, const char *id)
{
    for (int i = 0; i < b->nation_count; i++)
        if (strcmp(b->nation[i].id, id) == 0)
            return i;
    return -1;
}

static bool leader_marks(struct reader *r, struct cc_leader *l)
{
    while (!words_at_end(&r->in)) {
        const char *word = words_next(&r->in);
        int fate = cc_find_name(cc_fates, word);
        if (fate >= 0)
            l->fate = (uint8_t)fate;
        else if (!flag(cc_leader_flags, word, &l->flags))
            return err_set(r->in.err, NULL, "'%s' is no mark of a leader", word);
    }
    return (l->at == 0) == (l->fate != LEADER_PRESENT) ||
           words_wrong(&r->in, "a hex, or: gone .. eliminated, gone .. left");
}

static bool read_leader(struct reader *r)
{
    struct cc_leader l = { 0 };

    if (r->s->leader_count == CC_LEADERS)
        return words_wrong(&r->in, "to be given at most 12 times");
    if (!side(r, &l.side) || (!words_accept(&r->in, "gone") && !hex(r, &l.at)))
        return false;
    const char *word = words_next(&r->in);
    int nation = find_nation(r->b, word);
    if (nation < 0)
        return err_set(r->in.err, NULL, "'%s' is no nation of nations.tsv, such as FR", word);
    l.nation = (uint8_t)nation;
    if (!short_text(r, l.name, sizeof l.name) || !leader_marks(r, &l))
        return false;
    if (BY(CC_S_0_03, l.at && leader_at(r->s, l.at) != CC_NO_LEADER))
        return err_set(r->in.err, NULL, "two leaders stand on %s", cc_hex_name(l.at));
    r->s->leader[r->s->leader_count++] = l;
    return true;
}

/* -- cards -- */

static bool card(struct reader *r, uint8_t *out)
{
    const char *word = words_next(&r->in);
    int rest[CC_KINDS], kind = cc_find_card(r->b, word);

    if (strcmp(word, "hidden") == 0) {
        *out = CC_HIDDEN;
        return true;
    }
    if (kind == 0)
        return err_set(r->in.err, NULL, "there is no card '%s'", word);
    cc_count_rest(r->b, r->s, rest);
    *out = (uint8_t)kind;
    return rest[kind] > 0 || err_set(r->in.err, NULL, "the deck has no more cards '%s'", word);
}

static bool cards(struct reader *r, uint8_t *out, int room, uint8_t *count)
{
    uint8_t kind = 0;

    while (!words_at_end(&r->in)) {
        if (!card(r, &kind))
            return false;
        if (*count == room)
            return words_wrong(&r->in, "fewer cards");
        out[(*count)++] = kind;
    }
    return true;
}

static bool read_hand(struct reader *r)
{
    uint8_t who = TOP, kind = 0;

    if (!side(r, &who))
        return false;
    while (!words_at_end(&r->in)) {
        if (!card(r, &kind))
            return false;
        if (r->s->hand_count[who] == CC_HAND)
            return words_wrong(&r->in, "fewer cards");
        cc_take_card(r->s, who, kind);
    }
    return true;
}

static bool read_track(struct reader *r)
{
    uint8_t who = TOP, place = 1;

    if (!side(r, &who))
        return false;
    while (!words_at_end(&r->in))
        if (!number(r, 1, CC_SQUARES, &place) || !card(r, &r->s->track[who][place - 1]))
            return false;
    return true;
}

static bool read_scouted(struct reader *r)
{
    return card(r, &r->s->scouted[0]) && card(r, &r->s->scouted[1]) && words_ends(&r->in);
}

static bool read_pile(struct reader *r)
{
    return cards(r, r->s->pile, CC_CARDS, &r->s->pile_count);
}

static bool read_discards(struct reader *r)
{
    if (words_accept(&r->in, "rest")) {
        *said_in(r->s) |= SAID_REST;
        return words_ends(&r->in);
    }
    return cards(r, r->s->discards, CC_CARDS, &r->s->discard_count);
}

/* -- the turn -- */

static bool face(struct reader *r, const char *word, uint8_t out[CC_FACES])
{
    int which = cc_find_name(cc_faces, word);

    return which >= 0 && number(r, 0, 30, &out[which]);
}

static bool acting_card(struct reader *r, uint8_t *out)
{
    const char *word = words_next(&r->in);
    int kind = cc_find_card(r->b, word);

    *out = (uint8_t)kind;
    return kind > 0 || strcmp(word, "none") == 0 ||
           err_set(r->in.err, NULL, "there is no card '%s'", word);
}

static bool mark(uint8_t *out)
{
    *out = 1;
    return true;
}

static bool turn_mark(struct reader *r, struct cc_turn *turn)
{
    if (words_accept(&r->in, "card"))
        return card(r, &turn->card);
    if (words_accept(&r->in, "acts"))
        return acting_card(r, &turn->acts);
    if (words_accept(&r->in, "section"))
        return one_of(r, cc_sections, "section: W, C or E", &turn->section);
    if (words_accept(&r->in, "level"))
        return number(r, 0, CC_HAND, &turn->level);
    if (words_accept(&r->in, "strikes"))
        return read_pair(r, 9, turn->strikes);
    if (words_accept(&r->in, "phase")) /* kept in the spare byte until all is read */
        return one_of(r, cc_phases, "phase: command, orders, movement, combat or draw",
                      &turn->spare);
    if (words_accept(&r->in, "mirrored"))
        return mark(&turn->mirrored);
    if (words_accept(&r->in, "of-choice"))
        return mark(&turn->of_choice);
    if (words_accept(&r->in, "strategic"))
        return mark(&turn->strategic);
    const char *word = words_next(&r->in);
    return face(r, word, turn->face) ||
           err_set(r->in.err, NULL, "'%s' says nothing of a turn", word);
}

static bool read_turn(struct reader *r)
{
    struct cc_turn turn = { .acts = UNSAID, .level = UNSAID, .spare = UNSAID };

    if (*said_in(r->s) & SAID_TURN)
        return words_wrong(&r->in, "to be given once");
    if (!side(r, &turn.side))
        return false;
    while (!words_at_end(&r->in))
        if (!turn_mark(r, &turn))
            return false;
    *said_in(r->s) |= SAID_TURN;
    r->s->turn = turn;
    return true;
}

static bool read_played(struct reader *r)
{
    uint8_t who = TOP;

    if (!side(r, &who) || !acting_card(r, &r->s->played[who].acts))
        return false;
    r->s->played[who].mirrored = words_accept(&r->in, "mirrored");
    if (words_accept(&r->in, "section") &&
        !one_of(r, cc_sections, "section: W, C or E", &r->s->played[who].section))
        return false;
    return words_ends(&r->in);
}

/* -- the combat -- */

/* A number, or the hex where a unit named above stands. */
static bool unit_word(struct reader *r, uint8_t *out)
{
    const char *word = words_next(&r->in);
    int at = cc_find_hex(r->b, word);
    int64_t n = at ? unit_at(r->s, at) : CC_NO_UNIT;

    if (!at && !words_int(word, 0, CC_UNITS - 1, &n))
        n = CC_NO_UNIT;
    *out = (uint8_t)n;
    return n < r->s->unit_count || err_set(r->in.err, NULL, "no line above has a unit '%s'", word);
}

static bool battle_mark(struct reader *r, struct cc_battle *k)
{
    int64_t n;

    if (words_accept(&r->in, "unit"))
        return number(r, 0, UINT8_MAX, &k->unit);
    if (words_accept(&r->in, "leader"))
        return number(r, 0, UINT8_MAX, &k->leader);
    if (words_accept(&r->in, "dice"))
        return number(r, 0, 99, &k->dice);
    if (words_accept(&r->in, "roller"))
        return side(r, &k->roller);
    if (words_accept(&r->in, "how"))
        return number(r, 0, 9, &k->how);
    if (words_accept(&r->in, "checked")) {
        if (!words_int(words_next(&r->in), 0, (1 << CC_LEADERS) - 1, &n))
            return words_wrong(&r->in, "bits of leaders after 'checked'");
        k->checked = (uint16_t)n;
        return true;
    }
    const char *word = words_next(&r->in);
    return flag(cc_battle_flags, word, &k->flags) || face(r, word, k->face) ||
           err_set(r->in.err, NULL, "'%s' says nothing of a combat", word);
}

static bool read_battle(struct reader *r)
{
    struct cc_battle k = { 0 };

    if (!unit_word(r, &k.attacker) || (!words_accept(&r->in, "-") && !hex(r, &k.target)))
        return false;
    k.unit = (uint8_t)unit_at(r->s, k.target);
    k.leader = k.unit == CC_NO_UNIT ? (uint8_t)leader_at(r->s, k.target) : CC_NO_LEADER;
    while (!words_at_end(&r->in))
        if (!battle_mark(r, &k))
            return false;
    k.batteries = r->s->battle.batteries;
    r->s->battle = k;
    return true;
}

static bool read_batteries(struct reader *r)
{
    uint8_t unit = 0;

    while (!words_at_end(&r->in)) {
        if (!unit_word(r, &unit))
            return false;
        r->s->battle.batteries |= (uint64_t)1 << unit;
    }
    return true;
}

/* -- after the last line -- */

static void complete_field(struct cc_state *s)
{
    memset(s->unit_on, CC_NO_UNIT, sizeof s->unit_on);
    memset(s->leader_on, CC_NO_LEADER, sizeof s->leader_on);
    for (int unit = 0; unit < s->unit_count; unit++)
        if (s->unit[unit].at)
            s->unit_on[s->unit[unit].at] = (uint8_t)unit;
    for (int leader = 0; leader < s->leader_count; leader++)
        if (s->leader[leader].at)
            s->leader_on[s->leader[leader].at] = (uint8_t)leader;
}

static const uint8_t phase_rows[] = {
    [PHASE_COMMAND] = ROW_TURN_BEGINS,    [PHASE_ORDER] = ROW_CARD,
    [PHASE_MOVEMENT] = ROW_MOVEMENT,      [PHASE_COMBAT] = ROW_COMBAT,
    [PHASE_DRAW] = ROW_DRAW_FIRST_STRIKE,
};

static struct eng_frame *frame_of_turn(struct cc_state *s)
{
    for (int i = 0; i < s->core.depth; i++)
        if (s->core.frame[i].proc == PROC_TURN)
            return &s->core.frame[i];
    return NULL;
}

/* Frames follow from the phase, or the phase from the frames. */
static bool complete_turn(struct cc_state *s, struct err *err)
{
    struct cc_turn *turn = &s->turn;
    bool said = *said_in(s) & SAID_TURN;

    if (said && s->core.depth == 0 && turn->spare == UNSAID)
        return err_set(err, NULL, "the line 'turn' does not say which phase");
    if (said && s->core.depth == 0) {
        s->core.frame[0] = (struct eng_frame){ .proc = PROC_MATCH, .step = ROW_NEXT_TURN };
        s->core.frame[1] = (struct eng_frame){ .proc = PROC_TURN, .step = phase_rows[turn->spare] };
        turn_frame(&s->core.frame[1])->side = turn->side;
        s->core.depth = 2;
    }
    const struct eng_frame *f = frame_of_turn(s);
    if (!said && f)
        turn->side = turn_of(f)->side == BOTTOM;
    turn->spare = 0;
    if (said && turn->acts == UNSAID)
        turn->acts = turn->card;
    if (said && turn->level == UNSAID)
        turn->level = turn->card ? (uint8_t)(s->hand_count[turn->side] + 1) : 0;
    return true;
}

/* Is this what a seat or a spectator sees? */
static bool is_view(const struct cc_state *s)
{
    return memchr(s->pile, CC_HIDDEN, s->pile_count) ||
           memchr(s->hand, CC_HIDDEN, sizeof s->hand) ||
           memchr(s->track, CC_HIDDEN, sizeof s->track) ||
           memchr(s->scouted, CC_HIDDEN, sizeof s->scouted);
}

/* Once a match has begun every card lies somewhere. */
static void complete_cards(const struct cc_board *b, struct cc_state *s)
{
    int rest[CC_KINDS], kind = 1;

    if (s->core.depth == 0 || is_view(s))
        return;
    cc_count_rest(b, s, rest);
    for (int unit = 0; unit < s->unit_count; unit++) {
        const struct cc_unit *u = &s->unit[unit];
        while (kind <= b->card_count && rest[kind] <= 0)
            kind++;
        if (u->square && !s->track[u->side][u->square - 1] && kind <= b->card_count) {
            s->track[u->side][u->square - 1] = (uint8_t)kind;
            rest[kind]--;
        }
    }
    for (; kind <= b->card_count; kind++)
        for (; rest[kind] > 0; rest[kind]--) {
            if (*said_in(s) & SAID_REST)
                s->discards[s->discard_count++] = (uint8_t)kind;
            else
                s->pile[s->pile_count++] = (uint8_t)kind;
        }
}

static bool complete(const struct eng_box *box, struct cc_state *s, struct err *err)
{
    const struct cc_board *b = cc_board(box);

    s->winner = s->winner ? (uint8_t)(s->winner - 1) : SIDES;
    if (s->banners_to_win == 0)
        s->banners_to_win = 5;
    complete_field(s);
    if (!complete_turn(s, err))
        return false;
    complete_cards(b, s);
    *said_in(s) = 0;
    if (s->core.depth == 0 && !cc_judge_scenario(b, s, err))
        return false;
    const char *broken = cc_broken(box, s);
    return !broken || err_set(err, NULL, "%s", broken);
}

/* -- the line -- */

static const struct {
    const char *key;
    read_line *read;
} own_lines[] = {
    { "army", read_army },         { "first", read_first },   { "banners", read_banners },
    { "deal", read_deal },         { "rule", read_rule },     { "terrain", read_terrain },
    { "tile", read_tile },         { "works", read_works },   { "objective", read_objective },
    { "unit", read_unit },         { "leader", read_leader }, { "hand", read_hand },
    { "track", read_track },       { "pile", read_pile },     { "scouted", read_scouted },
    { "discards", read_discards }, { "gained", read_gained }, { "turn", read_turn },
    { "played", read_played },     { "battle", read_battle }, { "batteries", read_batteries },
    { "turns", read_turns },       { "winner", read_winner },
};

bool cc_restore(const struct eng_box *box, void *state, const struct words *w, struct err *err)
{
    if (!w)
        return complete(box, state, err);
    struct reader r = { cc_board(box), state, { w, 1, err } };
    for (size_t i = 0; i < sizeof own_lines / sizeof own_lines[0]; i++)
        if (strcmp(w->word[0], own_lines[i].key) == 0)
            return own_lines[i].read(&r);
    return err_set(err, NULL, "'%s' is not a line of a position of Commands & Colors", w->word[0]);
}
