/* sk_save.c -- the lines of a position that are Skirmish's own:
 *
 *   field ford
 *   turn 3 of 10
 *   orders 2
 *   first red
 *   stance blue bold
 *   pool blue 2 1 1 1                          line, grenadiers, light, decoys at the start
 *   company 3 red light 1200 300 /270 losses 1 ordered */

#include <string.h>

#include "games/skirmish/sk_local.h"

static const char *const side_words[] = {"blue", "red"};
static const char *const stance_words[] = {"undecided", "bold", "steady"};
static const char *const kind_words[] = {"unknown", "line", "grenadiers", "light", "decoy"};

static int find_word(const char *word, const char *const *list, int count)
{
    for (int i = 0; i < count; i++)
        if (strcmp(word, list[i]) == 0)
            return i;
    return -1;
}

void sk_save(const struct eng_box *box, const void *state, struct text *out)
{
    static const char *const orders[] = {"", " ordered", " acted"};
    const struct sk_state *s = state;

    text_printf(out, "field %s\nturn %d of %d\norders %d\nfirst %s\n",
                sk_board(box)->field[s->field].id, s->turn, s->last_turn, s->order_limit,
                side_words[s->first_side]);
    for (int side = BLUE; side < SIDES; side++)
        text_printf(out, "stance %s %s\npool %s %d %d %d %d\n", side_words[side],
                    stance_words[s->stance[side]], side_words[side], s->pool[side][LINE],
                    s->pool[side][GRENADIERS], s->pool[side][LIGHT], s->pool[side][DECOY]);
    for (int i = 0; i < s->company_count; i++) {
        const struct sk_company *c = &s->company[i];
        text_printf(out, "company %d %s %s %d %d /%d", i, side_words[c->side],
                    kind_words[c->kind], c->x, c->y, c->facing);
        if (c->losses)
            text_printf(out, " losses %d", c->losses);
        text_printf(out, "%s%s\n", orders[c->order], c->gone ? " gone" : "");
    }
}

static bool wrong(struct err *err, const struct words *w, const char *expected)
{
    return err_set(err, NULL, "'%s' expects %s", w->word[0], expected);
}

static bool read_field(const struct eng_box *box, struct sk_state *s, const struct words *w,
                       struct err *err)
{
    int field = w->count == 2 ? sk_find_field(sk_board(box), w->word[1]) : -1;
    if (field < 0)
        return wrong(err, w, "the id of a field");
    s->field = (uint8_t)field;
    return true;
}

static bool read_turn(struct sk_state *s, const struct words *w, struct err *err)
{
    int64_t turn, last;
    if (w->count != 4 || strcmp(w->word[2], "of") != 0 || !words_int(w->word[3], 1, 99, &last) ||
        !words_int(w->word[1], 1, last, &turn))
        return wrong(err, w, "a turn and the last one: turn 3 of 10");
    s->turn = (uint8_t)turn;
    s->last_turn = (uint8_t)last;
    return true;
}

static bool read_orders(struct sk_state *s, const struct words *w, struct err *err)
{
    int64_t n;
    if (w->count != 2 || !words_int(w->word[1], 1, SK_COMPANIES, &n))
        return wrong(err, w, "a number of companies");
    s->order_limit = (uint8_t)n;
    return true;
}

static bool read_first(struct sk_state *s, const struct words *w, struct err *err)
{
    int side = w->count == 2 ? find_word(w->word[1], side_words, SIDES) : -1;
    if (side < 0)
        return wrong(err, w, "blue or red");
    s->first_side = (uint8_t)side;
    return true;
}

static bool read_stance(struct sk_state *s, const struct words *w, struct err *err)
{
    int side = w->count == 3 ? find_word(w->word[1], side_words, SIDES) : -1;
    int stance = side >= 0 ? find_word(w->word[2], stance_words, 3) : -1;
    if (stance < 0)
        return wrong(err, w, "a side and bold, steady or undecided");
    s->stance[side] = (uint8_t)stance;
    return true;
}

static bool read_pool(struct sk_state *s, const struct words *w, struct err *err)
{
    int side = w->count == 6 ? find_word(w->word[1], side_words, SIDES) : -1;
    int64_t n;
    for (int kind = LINE; kind < KINDS; kind++) {
        if (side < 0 || !words_int(w->word[1 + kind], 0, SK_COMPANIES, &n))
            return wrong(err, w, "a side and four numbers");
        s->pool[side][kind] = (uint8_t)n;
    }
    return true;
}

/* What may follow the pose of a company. */
static bool read_marks(struct sk_company *c, const struct words *w, struct err *err)
{
    for (int i = 7; i < w->count; i++) {
        int64_t n;
        if (strcmp(w->word[i], "gone") == 0)
            c->gone = 1;
        else if (strcmp(w->word[i], "ordered") == 0)
            c->order = ORDERED;
        else if (strcmp(w->word[i], "acted") == 0)
            c->order = ACTED;
        else if (strcmp(w->word[i], "losses") == 0 && i + 1 < w->count &&
                 words_int(w->word[i + 1], 0, 2, &n) && ++i)
            c->losses = (uint8_t)n;
        else
            return err_set(err, NULL, "'%s' is not losses, ordered, acted or gone", w->word[i]);
    }
    return true;
}

static bool read_company(struct sk_state *s, const struct words *w, struct err *err)
{
    int64_t n, x, y, facing;
    int side = w->count >= 7 ? find_word(w->word[2], side_words, SIDES) : -1;
    int kind = side >= 0 ? find_word(w->word[3], kind_words, KINDS) : -1;

    if (kind < 0 || !words_int(w->word[1], 0, SK_COMPANIES - 1, &n) ||
        !words_int(w->word[4], 0, 10000, &x) || !words_int(w->word[5], 0, 10000, &y) ||
        w->word[6][0] != '/' || !words_int(w->word[6] + 1, 0, 359, &facing))
        return wrong(err, w, "number, side, kind, x, y, /facing");
    if (n != s->company_count)
        return err_set(err, NULL, "company %d comes next, not %s", s->company_count, w->word[1]);
    struct sk_company *c = &s->company[s->company_count++];
    *c = (struct sk_company){.x = (int16_t)x, .y = (int16_t)y, .facing = (int16_t)facing,
                             .kind = (uint8_t)kind, .side = (uint8_t)side};
    return read_marks(c, w, err);
}

/* After the last line: what a hand-written position leaves out follows from what it says. */
static bool complete(const struct eng_box *box, struct sk_state *s, struct err *err)
{
    static const uint8_t nothing[SIDES][KINDS];
    bool counted = memcmp(s->pool, nothing, sizeof nothing) == 0;
    bool known = false;

    for (int i = 0; i < s->company_count; i++) {
        s->pool[s->company[i].side][s->company[i].kind] += counted;
        known = known || s->core.seen[i];
    }
    for (int i = 0; i < s->company_count && !known; i++)
        s->core.seen[i] = seats_of(&s->core, s->company[i].side);
    if (s->order_limit == 0)
        s->order_limit = 2;
    const char *broken = sk_broken(box, s);
    return !broken || err_set(err, NULL, "%s", broken);
}

bool sk_restore(const struct eng_box *box, void *state, const struct words *w, struct err *err)
{
    struct sk_state *s = state;

    if (!w)
        return complete(box, s, err);
    if (strcmp(w->word[0], "field") == 0)
        return read_field(box, s, w, err);
    if (strcmp(w->word[0], "turn") == 0)
        return read_turn(s, w, err);
    if (strcmp(w->word[0], "orders") == 0)
        return read_orders(s, w, err);
    if (strcmp(w->word[0], "first") == 0)
        return read_first(s, w, err);
    if (strcmp(w->word[0], "stance") == 0)
        return read_stance(s, w, err);
    if (strcmp(w->word[0], "pool") == 0)
        return read_pool(s, w, err);
    if (strcmp(w->word[0], "company") == 0)
        return read_company(s, w, err);
    return err_set(err, NULL, "'%s' is not a line of a position of Skirmish", w->word[0]);
}

static const char *broken_company(const struct eng_box *box, const struct sk_state *s, int i)
{
    const struct sk_company *c = &s->company[i];

    if (c->losses == 2 && !c->gone)
        return "a company with two losses is on the field";
    if (c->gone)
        return NULL;
    switch (sk_check_place(box, s, i, c->x, c->y)) {
    case SK_1_01:
        return "a company stands outside the field";
    case SK_1_02:
        return "two companies stand too close";
    }
    return NULL;
}

const char *sk_broken(const struct eng_box *box, const void *state)
{
    const struct sk_state *s = state;
    uint8_t count[SIDES][KINDS] = {{0}};
    const char *broken;

    if (s->turn < 1 || s->turn > s->last_turn)
        return "the turn is not within the scenario's";
    for (int i = 0; i < s->company_count; i++) {
        if ((broken = broken_company(box, s, i)))
            return broken;
        count[s->company[i].side][s->company[i].kind]++;
    }
    if (count[BLUE][UNKNOWN] + count[RED][UNKNOWN] == 0 &&
        memcmp(count, s->pool, sizeof count) != 0)
        return "the kinds on the field are not those of the pool";
    return NULL;
}
