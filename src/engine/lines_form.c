/* lines_form.c -- how a line of a position is written, for people: docs/lines.md. */

#include <string.h>

#include "engine/lines_field.h"

static void form_of_things(const struct eng_things *of, struct text *out)
{
    for (int i = 0; of->names && of->names[i]; i++)
        text_printf(out, "%s%s", i ? "|" : "", of->names[i]);
    if (!of->names)
        text_printf(out, "<%.*s>", (int)strcspn(of->what, ":"), of->what);
}

static void form_of_value(const struct eng_field *f, struct text *out)
{
    bool many = is_set(f) || f->form == ENG_LIST;

    for (int i = 0; i <= f->more && i < (many ? 1 : 4); i++) {
        text_add(out, i || f->word ? " " : "");
        if (f->of)
            form_of_things(f->of, out);
        else if (f->form == ENG_CHOICE)
            text_add(out, "<value>");
        else
            text_printf(out, "%d..%d", is_set(f) ? 0 : f->low, f->high - is_set(f));
    }
    text_add(out, many || f->more > 3 ? " .." : "");
}

static void form_of_field(const struct eng_field *f, struct text *out)
{
    bool open = is_placed(f) || is_set(f) || f->form == ENG_FLAGS;

    if (f->form == ENG_SAID)
        return;
    text_add(out, open ? " " : " [");
    for (const struct eng_flag *flag = f->flags; flag && flag->word; flag++)
        text_printf(out, "%s[%s]", flag == f->flags ? "" : " ", flag->word);
    if (f->word)
        text_add(out, f->word);
    if (f->form == ENG_TEXT)
        text_add(out, "<name>");
    else if (f->form != ENG_FLAGS && f->form != ENG_MARK)
        form_of_value(f, out);
    text_add(out, open ? "" : "]");
}

void eng_line_form(const struct eng_line *line, struct text *out)
{
    text_add(out, line->key);
    if (line->count && !line->unnamed && line->who) {
        text_add_char(out, ' ');
        form_of_things(line->who, out);
    } else if (line->count && !line->unnamed) {
        text_printf(out, " 0..%d", line->count - 1);
    }
    if (line->form)
        text_printf(out, " %s", line->form);
    for (const struct eng_field *f = line->field; f && f->size && !line->form; f++)
        form_of_field(f, out);
}
