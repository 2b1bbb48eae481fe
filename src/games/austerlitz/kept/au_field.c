/* au_field.c -- the index of the field: strips from west to east and from south to north, each with
 * the set of the pieces whose centres are in it. */

#include <string.h>

#include "games/austerlitz/kept/au_field.h"

enum { STRIP = 64, STRIPS = 64, WORDS = AU_PIECE_WORDS, STIRS = 128 };

struct pieces {
    uint64_t word[WORDS];
};

/* The pieces as they were when the index was made, and what was made of them. */
struct field {
    const struct au_state *s; /* open; NULL: nobody looks */
    struct au_unit unit[AU_UNITS];
    struct au_chit chit[AU_CHITS];
    struct pieces column[STRIPS], row[STRIPS], foes;
    uint8_t attached[AU_UNITS];
    uint64_t clock, came_or_went, changed[AU_PIECES];
    struct place {
        int16_t x, y;
    } stirred[STIRS]; /* the last places, by the clock */
    unsigned looks;   /* how often it was opened */
    struct note {
        unsigned look;
        int number;
    } note[AU_UNITS];
};

static _Thread_local struct field field;

static int strip_of(int coordinate)
{
    int strip = coordinate < 0 ? 0 : coordinate / STRIP;

    return strip < STRIPS ? strip : STRIPS - 1;
}

static void flip(int piece, int x, int y)
{
    uint64_t bit = UINT64_C(1) << (piece & 63);

    field.column[strip_of(x)].word[piece >> 6] ^= bit;
    field.row[strip_of(y)].word[piece >> 6] ^= bit;
}

static void stir(int x, int y)
{
    field.stirred[++field.clock % STIRS] = (struct place){ (int16_t)x, (int16_t)y };
}

/* What others see of it is as it was: the clock goes on, but nowhere on the field. */
static bool is_in_place(const struct au_unit *was, const struct au_unit *u)
{
    return was->x == u->x && was->y == u->y && was->facing == u->facing &&
           was->formation == u->formation && was->standing == u->standing;
}

/* Those to whom it matters wherever they are: its foe, its host, the chit it is in. */
static void stir_others(const struct au_unit *u)
{
    if (u->foe < AU_UNITS)
        field.changed[u->foe] = field.clock;
    if (u->standing == AT_UNIT && u->where < AU_UNITS)
        field.changed[u->where] = field.clock;
    if (u->standing == AT_CHIT && u->where < AU_CHITS)
        field.changed[AU_CHIT0 + u->where] = field.clock;
}

static void take_unit(int i, const struct au_unit *u)
{
    struct au_unit *was = &field.unit[i];

    if (was->standing == AT_FIELD)
        flip(i, was->x, was->y);
    if (u->standing == AT_FIELD)
        flip(i, u->x, u->y);
    if (is_in_place(was, u)) {
        stir(INT16_MIN, INT16_MIN);
    } else {
        stir(was->x, was->y);
        stir(u->x, u->y);
    }
    stir_others(was);
    stir_others(u);
    field.changed[i] = field.clock;
    if (was->standing != u->standing)
        field.came_or_went = field.clock;
    *was = *u;
}

static void take_chit(int i, const struct au_chit *c)
{
    struct au_chit *was = &field.chit[i];

    if (was->standing == AT_FIELD)
        flip(AU_CHIT0 + i, was->x, was->y);
    if (c->standing == AT_FIELD)
        flip(AU_CHIT0 + i, c->x, c->y);
    stir(was->x, was->y);
    stir(c->x, c->y);
    field.changed[AU_CHIT0 + i] = field.clock;
    *was = *c;
}

/* Who has whom for his foe, and which HQ is with whom: of several the first. */
static void take_ties(const struct au_state *s)
{
    field.foes = (struct pieces){ { 0 } };
    memset(field.attached, AU_NOBODY, sizeof field.attached);
    for (int i = AU_UNITS - 1; i >= 0; i--) {
        const struct au_unit *u = &s->unit[i];
        if (u->standing == AT_FIELD && u->foe != AU_NOBODY)
            bit_add(field.foes.word, u->foe);
        if (u->standing == AT_UNIT && u->where < AU_UNITS)
            field.attached[u->where] = (uint8_t)i;
    }
}

/* An empty field is that of a state of zeros: all its units are AT_ABSENT. */
static void take_changes(const struct au_state *s)
{
    if (memcmp(field.unit, s->unit, sizeof field.unit) != 0 || !field.looks) {
        for (int i = 0; i < AU_UNITS; i++)
            if (memcmp(&field.unit[i], &s->unit[i], sizeof s->unit[i]) != 0)
                take_unit(i, &s->unit[i]);
        take_ties(s);
    }
    if (memcmp(field.chit, s->chit, sizeof field.chit) != 0)
        for (int i = 0; i < AU_CHITS; i++)
            if (memcmp(&field.chit[i], &s->chit[i], sizeof s->chit[i]) != 0)
                take_chit(i, &s->chit[i]);
}

bool au_field_open(const struct au_state *s)
{
    bool mine = field.s != s;

    take_changes(s);
    field.looks += mine;
    field.s = s;
    return mine;
}

void au_field_close(bool mine)
{
    if (mine)
        field.s = NULL;
}

bool au_field_is_open(const struct au_state *s)
{
    return field.s == s;
}

uint64_t au_field_clock(void)
{
    return field.clock;
}

struct au_strip au_strip_between(struct plane_pt from, struct plane_pt to, int wide)
{
    return (struct au_strip){ (int16_t)from.x, (int16_t)from.y, (int16_t)to.x, (int16_t)to.y,
                              (int16_t)wide };
}

/* By the end that is nearer, or by the line between them. */
static bool is_in_strip(const struct au_strip *s, struct place p)
{
    int64_t x = p.x - s->x, y = p.y - s->y, dx = s->to_x - s->x, dy = s->to_y - s->y;
    int64_t along = x * dx + y * dy, length2 = dx * dx + dy * dy, side = x * dy - y * dx;
    int64_t wide2 = (int64_t)s->wide * s->wide;

    if (along <= 0)
        return x * x + y * y <= wide2;
    if (along >= length2)
        return (x - dx) * (x - dx) + (y - dy) * (y - dy) <= wide2;
    return side * side <= wide2 * length2;
}

bool au_field_stirred(uint64_t since, const struct au_strip *part)
{
    if (field.clock - since > STIRS)
        return true;
    for (uint64_t i = since + 1; i <= field.clock; i++)
        if (is_in_strip(part, field.stirred[i % STIRS]))
            return true;
    return false;
}

bool au_field_changed(uint64_t since, int piece)
{
    return field.changed[piece] > since;
}

bool au_field_came_or_went(uint64_t since)
{
    return field.came_or_went > since;
}

static struct pieces unite(const struct pieces *strip, int from, int to)
{
    struct pieces all = strip[from];

    for (int i = from + 1; i <= to; i++)
        for (int k = 0; k < WORDS; k++)
            all.word[k] |= strip[i].word[k];
    return all;
}

/* The bits from..to - 1 of a word that begins at bit `first` of the set. */
static uint64_t part(int first, int from, int to)
{
    uint64_t below = to - first >= 64 ? ~UINT64_C(0)
                     : to > first     ? (UINT64_C(1) << (to - first)) - 1
                                      : 0;
    uint64_t before = from - first >= 64 ? ~UINT64_C(0)
                      : from > first     ? (UINT64_C(1) << (from - first)) - 1
                                         : 0;

    return below & ~before;
}

static uint64_t of_side(const struct au_board *b, int side, int word)
{
    int chits = AU_CHIT0 + side * AU_SLOTS;

    return part(64 * word, b->side_first[side], b->side_first[side + 1]) |
           part(64 * word, chits, chits + AU_SLOTS);
}

void au_field_within(const struct au_board *b, struct plane_pt at, int reach, int sides,
                     uint64_t out[AU_PIECE_WORDS])
{
    struct pieces column = unite(field.column, strip_of(at.x - reach), strip_of(at.x + reach));
    struct pieces row = unite(field.row, strip_of(at.y - reach), strip_of(at.y + reach));

    for (int k = 0; k < WORDS; k++)
        out[k] = column.word[k] & row.word[k];
    for (int side = FRENCH; side < SIDES; side++)
        for (int k = 0; k < WORDS && !(sides >> side & 1); k++)
            out[k] &= ~of_side(b, side, k);
}

bool au_field_noted(const struct au_state *s, int unit, int *number)
{
    *number = field.note[unit].number;
    return field.s == s && field.note[unit].look == field.looks;
}

void au_field_note(const struct au_state *s, int unit, int number)
{
    if (field.s == s)
        field.note[unit] = (struct note){ field.looks, number };
}

bool au_field_is_foe(int unit)
{
    return bit_has(field.foes.word, unit);
}

int au_field_attached(int unit)
{
    return field.attached[unit];
}
