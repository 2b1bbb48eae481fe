/* lines.h -- the lines of a position that are a game's own, from one table of each game:
 *
 *   { "stance", "as both have shown", .who = &sides, .count = SIDES, .field = stance_fields },
 *
 * A line is its key, then whom it is of where there are several, then its fields: first those that
 * stand in their place, then in any order those that are known by a word.  The table is read by
 * saving (a field that is as usual is not written, nor a line of such fields), by restoring, by
 * `broken` (is every number in its range?) and by `berthier games --lines`, which prints
 * docs/lines.md.  What a table cannot say is read or written by functions of the game's own: of a
 * kind of thing, of what must hold of a line when it is read (then), or of a whole line.
 *
 * line_tables.def has the words in which tables are written. */

#ifndef ENGINE_LINES_H
#define ENGINE_LINES_H

#include <stddef.h>

#include "engine/box.h"

enum { ENG_SCRATCH = 256 };

/* A position being read.  What is only known meanwhile is kept here, never in the state. */
struct eng_reader {
    const struct eng_box *box;
    void *state;
    void *scratch;        /* the game's own: ENG_SCRATCH bytes, zero before the first line */
    struct words_walk in; /* the line, behind its key */
    const struct eng_line *line;
    int who;       /* whom the line is of */
    uint64_t said; /* a bit for each row of the table: such a line was read */
};

typedef bool eng_read_line(struct eng_reader *r);
typedef int eng_count(const struct eng_box *box);
typedef void eng_save_line(const struct eng_box *box, const void *state, int who, struct text *out);

/* A kind of thing that words name: a list of names, or what a game finds on its board. */
struct eng_things {
    const char *what;         /* "side: french or allied", in complaints; to the colon in docs */
    const char *const *names; /* NULL at the end; or find and name: */
    int (*find)(const struct eng_box *box, const char *word); /* negative: there is none such */
    void (*name)(const struct eng_box *box, int value, struct text *out); /* the word, or words */
    bool (*read)(struct eng_reader *r, int *out);     /* in place of find: several words */
    bool (*is)(const struct eng_box *box, int value); /* is it one?  NULL: every number is */
};

/* A word for each bit. */
struct eng_flag {
    const char *word; /* last: NULL */
    unsigned bit;
};

enum eng_form {
    ENG_VALUE, /* numbers or things, behind the word if it has one */
    ENG_LONE,  /* a thing that is its own word, and may stand anywhere behind the first fields */
    ENG_MARK,  /* the word alone says it: `high` is stored */
    ENG_SAID,  /* the line itself says it, without a word: `high` is stored */
    ENG_FLAGS, /* a word for each bit */
    ENG_BITS,  /* a set: members below `high`, `low` of them to a line; the only field there */
    ENG_EACH,  /* likewise, those members whose value is whom the line is of; usual: not told */
    ENG_LIST,  /* as many as the state counts, `low` of them to a line; more: one less than room.
                  Behind its word, if it has one; else anywhere behind the first fields */
    ENG_TEXT,  /* a name, `size` bytes with its end */
    ENG_CHOICE /* a value of the game's option that the line is of */
};

struct eng_field {
    const char *word;            /* NULL: it stands in its place */
    const struct eng_things *of; /* NULL: a number from low to high */
    const struct eng_flag *flags;
    /* What is usual where that hangs on the fields in their places: stored once they are read. */
    int (*usually)(const struct eng_box *box, const void *state, int who);
    uint16_t at, stride;             /* in the state: the first one, and from one to the next */
    uint16_t count_at, count_stride; /* of a list: where a byte of the state counts it */
    uint8_t size;                    /* bytes: 1, 2, 4 or 8; 0: the fields end */
    uint8_t scratch;                 /* lies in the reader's scratch instead, and is never saved */
    uint8_t form, is_signed;
    uint8_t more;   /* further values behind the first, stored one after the other */
    uint8_t plus;   /* 1: stored one higher, and 0 is nobody */
    uint8_t firm;   /* has a word and stands in its place nevertheless */
    uint8_t always; /* written even if it is as usual */
    uint8_t bare;   /* the word without a number means 1 */
    uint8_t spoken; /* a lone thing: its usual word may stand there too */
    int32_t low, high, usual;
    eng_save_line *save; /* in place of writing it, where what is usual depends on the rest */
};

struct eng_line {
    const char *key;               /* last: NULL */
    const char *words;             /* for people who write positions */
    const struct eng_field *field; /* ends with a field of size 0 */
    const char *form;              /* behind the key, where the fields do not tell */
    const struct eng_things *who;  /* whom it is of; NULL: a number, if there are several */
    uint16_t count;                /* how many can have such a line; 0: it is of nobody */
    uint16_t counter;              /* where the state counts them; they come in order then */
    uint8_t unnamed;               /* they come in order and are not named */
    uint8_t always;                /* written even if all is as usual */
    uint8_t once;                  /* refused when it comes again */
    uint8_t together;              /* with the next line: both of the first, then of the second */
    uint8_t apart;                 /* each of its fields is written on a line of its own */
    eng_count *many;               /* of `count`, those that are on this board */
    const char *expects;           /* the one complaint of the line; NULL: of the wrong word */
    const char *nothing;           /* "is no mark of a unit": a word that is none; NULL: too many */
    const char *broken;            /* what is told of a state where a field is out of range */
    eng_read_line *read, *then;    /* in place of reading the fields, and after it */
    eng_save_line *save;           /* in place of writing the line */
    bool (*when)(const void *state); /* is it written?  NULL: when it says something */
};

extern const struct eng_things eng_facing;  /* "/270" */
extern const struct eng_things eng_options; /* the ids of the game's options */
eng_count eng_option_count;

/* The number of a name in a list, whatever its case; -1: it is not there. */
int eng_find_name(const char *const *list, const char *word);

/* One line, its words in r->in from the key on. */
bool eng_read_own_line(struct eng_reader *r);
/* Was there a line with that key? */
bool eng_said(const struct eng_reader *r, const char *key);
/* Has the line that is being read that word? */
bool eng_says(const struct eng_reader *r, const char *word);
void eng_save_own_lines(const struct eng_box *box, const void *state, struct text *out);
/* The door's `complete` where nothing follows from what was said: `broken` judges the whole. */
bool eng_lines_complete(struct eng_reader *r);
/* NULL, or what is told of the first line with a number out of its range. */
const char *eng_lines_broken(const struct eng_box *box, const void *state);

/* For readers and writers of a game's own: the value that comes next, and the fields of a line. */
bool eng_read_thing(struct eng_reader *r, const struct eng_things *of, int *out);
bool eng_read_number(struct eng_reader *r, int low, int high, int *out);
bool eng_read_fields(struct eng_reader *r);
/* The line's own complaint if it has one, else this; false. */
bool eng_complain(struct eng_reader *r, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void eng_name_thing(const struct eng_box *box, const struct eng_things *of, int value,
                    struct text *out);

/* For docs/lines.md: "turn french|allied [corps 0..99]". */
void eng_line_form(const struct eng_line *line, struct text *out);

#endif
