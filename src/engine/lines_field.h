/* lines_field.h -- what reading, writing and telling of lines ask of a field. */

#ifndef ENGINE_LINES_FIELD_H
#define ENGINE_LINES_FIELD_H

#include "engine/lines.h"

/* It stands in its place, in the order of the table. */
static inline bool is_placed(const struct eng_field *f)
{
    return f->form == ENG_CHOICE ||
           ((f->form == ENG_VALUE || f->form == ENG_TEXT) && (!f->word || f->firm));
}

static inline bool is_set(const struct eng_field *f)
{
    return f->form == ENG_BITS || f->form == ENG_EACH;
}

#endif
