/* nt_save.h -- the parts of the state that are saved number by number: which, and under what name.
 *
 * nt_save.c walks these tables to write a position, nt_restore.c to read one.  Whoever adds a field
 * to a paper adds a row here; the sizes are asserted there. */

#ifndef GAMES_TRIUMPH_NT_SAVE_H
#define GAMES_TRIUMPH_NT_SAVE_H

#include "games/triumph/nt_local.h"

enum nt_field_kind {
    FIELD_BYTE,
    FIELD_SIGNED, /* one byte, may be below zero */
    FIELD_WORD,   /* two bytes */
    FIELD_SET     /* tokens, on a line of its own */
};

struct nt_field {
    const char *key; /* last row: NULL */
    uint16_t offset; /* in the state */
    uint8_t kind;
};

/* A paper is a line "NAME KEY NUMBER KEY NUMBER ..", and a line "NAME-KEY TOKEN .." for each set. */
struct nt_paper {
    const char *name; /* last row: NULL */
    const struct nt_field *field;
};

extern const struct nt_paper nt_papers[];

/* A line "KEY NUMBER .." of one number or of one for each side. */
struct nt_number {
    const char *key;
    uint16_t offset;
    uint8_t count; /* of bytes */
};

extern const struct nt_number nt_numbers[];

/* Bits that stand for locales, approaches or sides of approaches. */
enum nt_bits_kind { BITS_LOCALES, BITS_APPROACHES, BITS_SIDES };

struct nt_bits {
    const char *key;
    uint16_t offset;
    uint8_t words, kind;
};

extern const struct nt_bits nt_bit_lines[];

struct nt_flag {
    const char *word;
    uint8_t bit;
};

extern const struct nt_flag nt_unit_flags[];

/* Until the whole is read, what was said outright differs from what was left out. */
enum { SAID_SET_UP = 2, SAID_NO_MORALE = -1 };

#endif
