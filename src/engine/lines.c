/* lines.c -- lines of a position read and written by the tables of the games. */

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "engine/lines.h"

/* -- where a field lies -- */

static int64_t load(const struct eng_field *f, const void *state, int who, int more)
{
    const char *at = (const char *)state + f->at + who * f->stride + more * f->size;
    int16_t word;
    int64_t whole;

    if (f->size == 1)
        return f->is_signed ? *(const int8_t *)at : *(const uint8_t *)at;
    if (f->size == 2) {
        memcpy(&word, at, sizeof word);
        return f->is_signed ? word : (uint16_t)word;
    }
    memcpy(&whole, at, sizeof whole);
    return whole;
}

static void store(const struct eng_reader *r, const struct eng_field *f, int more, int64_t n)
{
    char *at = (char *)r->state + f->at + r->who * f->stride + more * f->size;
    int16_t word = (int16_t)n;

    if (f->size == 1)
        *at = (char)n;
    else if (f->size == 2)
        memcpy(at, &word, sizeof word);
    else
        memcpy(at, &n, sizeof n);
}

static bool is_usual(const struct eng_field *f, const void *state, int who)
{
    for (int i = 0; i <= f->more; i++)
        if (load(f, state, who, i) != f->usual)
            return false;
    return true;
}

/* It stands in its place, in the order of the table. */
static bool is_placed(const struct eng_field *f)
{
    return f->form == ENG_VALUE && (!f->word || f->firm);
}

static bool has_member(const struct eng_field *f, const void *state, int who, int i)
{
    int bits = 8 * f->size;

    return (uint64_t)load(f, state, who, i / bits) >> i % bits & 1;
}

/* -- things -- */

int eng_find_name(const char *const *list, const char *word)
{
    for (int i = 0; list[i]; i++)
        if (strcasecmp(word, list[i]) == 0)
            return i;
    return -1;
}

static int find_thing(const struct eng_box *box, const struct eng_things *of, const char *word)
{
    return of->names ? eng_find_name(of->names, word) : of->find(box, word);
}

void eng_name_thing(const struct eng_box *box, const struct eng_things *of, int value,
                    struct text *out)
{
    if (!of)
        text_printf(out, "%d", value);
    else if (of->names)
        text_add(out, of->names[value]);
    else
        of->name(box, value, out);
}

static int find_facing(const struct eng_box *box, const char *word)
{
    int64_t n;

    (void)box;
    return word[0] == '/' && words_int(word + 1, 0, 359, &n) ? (int)n : -1;
}

static void name_facing(const struct eng_box *box, int value, struct text *out)
{
    (void)box;
    text_printf(out, "/%d", value);
}

const struct eng_things eng_facing = { "facing: /0 to /359", NULL, find_facing, name_facing, NULL };

/* -- reading -- */

bool eng_complain(struct eng_reader *r, const char *format, ...)
{
    struct text why = { 0 };
    va_list args;

    if (r->line->expects)
        return words_wrong(&r->in, r->line->expects);
    va_start(args, format);
    text_vprintf(&why, format, args);
    va_end(args);
    err_set(r->in.err, NULL, "%s", text_str(&why));
    text_free(&why);
    return false;
}

bool eng_read_number(struct eng_reader *r, int low, int high, int *out)
{
    const char *word = words_next(&r->in);
    int64_t n;

    if (!words_int(word, low, high, &n))
        return eng_complain(r, "'%s' is not a number from %d to %d", word, low, high);
    *out = (int)n;
    return true;
}

bool eng_read_thing(struct eng_reader *r, const struct eng_things *of, int *out)
{
    if (of->read)
        return of->read(r, out);
    const char *word = words_next(&r->in);
    *out = find_thing(r->box, of, word);
    if (*out >= 0)
        return true;
    return of->names ? eng_complain(r, "'%s' is no %s", word, of->what)
                     : eng_complain(r, "there is no %s '%s'", of->what, word);
}

static bool read_value(struct eng_reader *r, const struct eng_field *f)
{
    int n = 0;

    for (int i = 0; i <= f->more; i++) {
        if (f->of ? !eng_read_thing(r, f->of, &n) : !eng_read_number(r, f->low, f->high, &n))
            return false;
        store(r, f, i, n + f->plus);
    }
    return true;
}

static bool read_counted(struct eng_reader *r, const struct eng_field *f)
{
    int64_t n;

    if (!f->bare ||
        (!words_at_end(&r->in) && words_int(r->in.line->word[r->in.at], f->low, INT32_MAX, &n)))
        return read_value(r, f);
    store(r, f, 0, 1);
    return true;
}

static bool read_flag(struct eng_reader *r, const struct eng_field *f, const char *word)
{
    for (const struct eng_flag *flag = f->flags; flag->word; flag++)
        if (strcmp(flag->word, word) == 0) {
            store(r, f, 0, load(f, r->state, r->who, 0) | flag->bit);
            return true;
        }
    return false;
}

static bool read_lone(struct eng_reader *r, const struct eng_field *f, const char *word)
{
    int n = find_thing(r->box, f->of, word);

    if (n < 0 || n == f->usual)
        return false;
    store(r, f, 0, n);
    return true;
}

/* Is the word that was just taken one of this field?  fine: and could the rest of it be read? */
static bool takes_word(struct eng_reader *r, const struct eng_field *f, const char *word,
                       bool *fine)
{
    if (f->form == ENG_FLAGS)
        return read_flag(r, f, word);
    if (f->form == ENG_LONE)
        return read_lone(r, f, word);
    if (is_placed(f) || strcmp(f->word, word) != 0)
        return false;
    if (f->form == ENG_MARK)
        store(r, f, 0, f->high);
    else
        *fine = read_counted(r, f);
    return true;
}

static bool read_marks(struct eng_reader *r)
{
    while (!words_at_end(&r->in)) {
        const struct eng_field *f = r->line->field;
        const char *word = words_next(&r->in);
        bool fine = true;
        while (f->size && !takes_word(r, f, word, &fine))
            f++;
        if (!f->size && r->line->nothing)
            return eng_complain(r, "'%s' %s", word, r->line->nothing);
        if (!f->size)
            return eng_complain(r, "'%s' is more than '%s' takes", word, r->line->key);
        if (!fine)
            return false;
    }
    return true;
}

static bool read_set(struct eng_reader *r, const struct eng_field *f)
{
    int n = 0, bits = 8 * f->size;

    while (!words_at_end(&r->in)) {
        if (f->of ? !eng_read_thing(r, f->of, &n) : !eng_read_number(r, 0, f->high - 1, &n))
            return false;
        uint64_t set = (uint64_t)load(f, r->state, r->who, n / bits) | UINT64_C(1) << n % bits;
        store(r, f, n / bits, (int64_t)set);
    }
    return true;
}

bool eng_read_fields(struct eng_reader *r)
{
    const struct eng_field *f = r->line->field;

    if (f->form == ENG_BITS)
        return read_set(r, f);
    for (; f->size; f++) {
        if (!is_placed(f))
            continue;
        if (f->word && !words_accept(&r->in, f->word))
            return eng_complain(r, "'%s' expects '%s'", r->line->key, f->word);
        if (!read_value(r, f))
            return false;
    }
    return read_marks(r);
}

/* The next one, where they come in order. */
static bool count_one(struct eng_reader *r)
{
    uint8_t *counter = (uint8_t *)r->state + r->line->counter;
    int named = *counter;

    if (*counter == r->line->count)
        return err_set(r->in.err, NULL, "'%s' expects to be given at most %d times", r->line->key,
                       r->line->count);
    if (!r->line->unnamed && !eng_read_number(r, 0, r->line->count - 1, &named))
        return false;
    if (named != *counter)
        return err_set(r->in.err, NULL, "%s %d comes next, not %d", r->line->key, *counter, named);
    r->who = (*counter)++;
    return true;
}

static bool read_who(struct eng_reader *r)
{
    r->who = 0;
    if (r->line->counter)
        return count_one(r);
    if (r->line->count == 0)
        return true;
    return r->line->who ? eng_read_thing(r, r->line->who, &r->who)
                        : eng_read_number(r, 0, r->line->count - 1, &r->who);
}

bool eng_read_own_line(struct eng_reader *r)
{
    const struct eng_line *lines = r->box->game->lines;
    const char *key = r->in.line->word[0];

    for (r->line = lines; r->line->key && strcmp(r->line->key, key) != 0;)
        r->line++;
    if (!r->line->key)
        return err_set(r->in.err, NULL, "'%s' is not a line of a position of %s", key,
                       r->box->game->book->title);
    if (!read_who(r) || !(r->line->read ? r->line->read(r) : eng_read_fields(r)))
        return false;
    if (r->line->then && !r->line->then(r))
        return false;
    r->said |= UINT64_C(1) << (r->line - lines);
    return true;
}

bool eng_said(const struct eng_reader *r, const char *key)
{
    const struct eng_line *lines = r->box->game->lines;

    for (int i = 0; lines[i].key; i++)
        if (strcmp(lines[i].key, key) == 0 && r->said >> i & 1)
            return true;
    return false;
}

/* -- writing -- */

static void save_flags(const struct eng_field *f, uint64_t bits, struct text *out)
{
    for (const struct eng_flag *flag = f->flags; flag->word; flag++)
        if (bits & flag->bit)
            text_printf(out, " %s", flag->word);
}

static void save_value(const struct eng_box *box, const void *state, const struct eng_field *f,
                       int who, struct text *out)
{
    if (f->word)
        text_printf(out, " %s", f->word);
    for (int i = 0; i <= f->more; i++) {
        text_add_char(out, ' ');
        eng_name_thing(box, f->of, (int)load(f, state, who, i) - f->plus, out);
    }
}

static void save_field(const struct eng_box *box, const void *state, const struct eng_field *f,
                       int who, struct text *out)
{
    if (f->form == ENG_FLAGS)
        save_flags(f, (uint64_t)load(f, state, who, 0), out);
    else if (f->form == ENG_MARK && load(f, state, who, 0) == f->high)
        text_printf(out, " %s", f->word);
    else if (f->form != ENG_MARK && (!is_usual(f, state, who) || f->always || is_placed(f)))
        save_value(box, state, f, who, out);
}

/* A line of which every field is as usual is not written. */
static bool says_something(const struct eng_line *line, const void *state, int who)
{
    for (const struct eng_field *f = line->field; f->size; f++)
        if (!is_usual(f, state, who))
            return true;
    return line->always;
}

static void save_key(const struct eng_box *box, const struct eng_line *line, int who,
                     struct text *out)
{
    text_add(out, line->key);
    if (line->count == 0 || line->unnamed)
        return;
    text_add_char(out, ' ');
    eng_name_thing(box, line->who, who, out);
}

static void save_set(const struct eng_box *box, const void *state, const struct eng_line *line,
                     int who, struct text *out)
{
    const struct eng_field *f = line->field;
    int told = 0;

    for (int i = 0; i < f->high; i++) {
        if (!has_member(f, state, who, i))
            continue;
        text_add(out, told && told % f->low == 0 ? "\n" : "");
        if (told++ % f->low == 0)
            save_key(box, line, who, out);
        text_add_char(out, ' ');
        eng_name_thing(box, f->of, i, out);
    }
    text_add(out, told ? "\n" : "");
}

static void save_line(const struct eng_box *box, const void *state, const struct eng_line *line,
                      int who, struct text *out)
{
    if (line->save) {
        line->save(box, state, who, out);
    } else if (line->field && line->field->form == ENG_BITS) {
        save_set(box, state, line, who, out);
    } else if (line->field && says_something(line, state, who)) {
        save_key(box, line, who, out);
        for (const struct eng_field *f = line->field; f->size; f++)
            save_field(box, state, f, who, out);
        text_add_char(out, '\n');
    }
}

static int count_of(const struct eng_line *line, const void *state)
{
    if (line->counter)
        return *((const uint8_t *)state + line->counter);
    return line->count ? line->count : 1;
}

void eng_save_own_lines(const struct eng_box *box, const void *state, struct text *out)
{
    for (const struct eng_line *line = box->game->lines; line->key; line++) {
        const struct eng_line *last = line;
        while (last->together)
            last++;
        for (int who = 0; who < count_of(line, state); who++)
            for (const struct eng_line *l = line; l <= last; l++)
                save_line(box, state, l, who, out);
        line = last;
    }
}

/* -- ranges -- */

static bool value_fits(const struct eng_field *f, int64_t n)
{
    int names = 0;

    if (f->form == ENG_MARK)
        return n == f->usual || n == f->high;
    if (!f->of)
        return f->form != ENG_VALUE || n == f->usual || (n >= f->low && n <= f->high);
    while (f->of->names && f->of->names[names])
        names++;
    return !f->of->names || n == f->usual || (n >= 0 && n < names);
}

static bool line_fits(const struct eng_line *line, const void *state, int who)
{
    for (const struct eng_field *f = line->field; f->size; f++)
        for (int i = 0; i <= f->more; i++)
            if (!value_fits(f, load(f, state, who, i)))
                return false;
    return true;
}

bool eng_lines_complete(struct eng_reader *r)
{
    const char *broken = r->box->game->broken(r->box, r->state);

    return !broken || err_set(r->in.err, NULL, "%s", broken);
}

const char *eng_lines_broken(const struct eng_box *box, const void *state)
{
    for (const struct eng_line *line = box->game->lines; line->key; line++)
        for (int who = 0; line->broken && who < count_of(line, state); who++)
            if (!line_fits(line, state, who))
                return line->broken;
    return NULL;
}

/* -- for people -- */

static void form_of_things(const struct eng_things *of, struct text *out)
{
    for (int i = 0; of->names && of->names[i]; i++)
        text_printf(out, "%s%s", i ? "|" : "", of->names[i]);
    if (!of->names)
        text_printf(out, "<%.*s>", (int)strcspn(of->what, ":"), of->what);
}

static void form_of_value(const struct eng_field *f, struct text *out)
{
    for (int i = 0; i <= f->more && i < 4; i++) {
        text_add(out, i || f->word ? " " : "");
        if (f->of)
            form_of_things(f->of, out);
        else
            text_printf(out, "%d..%d", f->form == ENG_BITS ? 0 : f->low,
                        f->high - (f->form == ENG_BITS));
    }
    text_add(out, f->more > 3 || f->form == ENG_BITS ? " .." : "");
}

static void form_of_field(const struct eng_field *f, struct text *out)
{
    bool open = is_placed(f) || f->form == ENG_BITS || f->form == ENG_FLAGS;

    text_add(out, open ? " " : " [");
    for (const struct eng_flag *flag = f->flags; flag && flag->word; flag++)
        text_printf(out, "%s[%s]", flag == f->flags ? "" : " ", flag->word);
    if (f->word)
        text_add(out, f->word);
    if (f->form != ENG_FLAGS && f->form != ENG_MARK)
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
