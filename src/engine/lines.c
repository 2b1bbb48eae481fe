/* lines.c -- lines of a position read and written by the tables of the games. */

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "engine/lines_field.h"

/* -- where a field lies -- */

static int64_t load(const struct eng_field *f, const void *state, int who, int more)
{
    const char *at = (const char *)state + f->at + who * f->stride + more * f->size;
    int16_t word;
    int32_t pair;
    int64_t whole;

    if (f->size == 1)
        return f->is_signed ? *(const int8_t *)at : *(const uint8_t *)at;
    if (f->size == 2) {
        memcpy(&word, at, sizeof word);
        return f->is_signed ? word : (uint16_t)word;
    }
    if (f->size == 4) {
        memcpy(&pair, at, sizeof pair);
        return pair;
    }
    memcpy(&whole, at, sizeof whole);
    return whole;
}

static char *place_of(const struct eng_reader *r, const struct eng_field *f)
{
    return (char *)(f->scratch ? r->scratch : r->state) + f->at + r->who * f->stride;
}

static void store(const struct eng_reader *r, const struct eng_field *f, int more, int64_t n)
{
    char *at = place_of(r, f) + more * f->size;
    int16_t word = (int16_t)n;
    int32_t pair = (int32_t)n;

    if (f->size == 1)
        *at = (char)n;
    else if (f->size == 2)
        memcpy(at, &word, sizeof word);
    else if (f->size == 4)
        memcpy(at, &pair, sizeof pair);
    else
        memcpy(at, &n, sizeof n);
}

static const char *text_in(const struct eng_field *f, const void *state, int who)
{
    return (const char *)state + f->at + who * f->stride;
}

static uint8_t list_count(const struct eng_field *f, const void *state, int who)
{
    return *((const uint8_t *)state + f->count_at + who * f->count_stride);
}

static bool has_member(const struct eng_field *f, const void *state, int who, int i)
{
    int bits = 8 * f->size;

    if (f->form == ENG_EACH)
        return load(f, state, who, i) == who && who != f->usual;
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

const struct eng_things eng_facing = {
    .what = "facing: /0 to /359",
    .find = find_facing,
    .name = name_facing,
};

int eng_option_count(const struct eng_box *box)
{
    int count = 0;

    while (box->game->options[count].id)
        count++;
    return count;
}

static int find_option(const struct eng_box *box, const char *word)
{
    int i = eng_option_count(box);

    while (--i >= 0 && strcmp(box->game->options[i].id, word) != 0)
        continue;
    return i;
}

static void name_option(const struct eng_box *box, int option, struct text *out)
{
    text_add(out, box->game->options[option].id);
}

const struct eng_things eng_options = {
    .what = "option",
    .find = find_option,
    .name = name_option,
};

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

static bool read_choice(struct eng_reader *r, const struct eng_field *f)
{
    const struct eng_things values = { .what = "value of this option",
                                       .names = r->box->game->options[r->who].values };
    int n = 0;

    if (!eng_read_thing(r, &values, &n))
        return false;
    store(r, f, 0, n);
    return true;
}

static bool read_text(struct eng_reader *r, const struct eng_field *f)
{
    const char *word = words_next(&r->in);

    if (!*word || strlen(word) >= f->size)
        return eng_complain(r, "a name of at most %d letters is expected", f->size - 1);
    memset(place_of(r, f), 0, f->size); /* a name given before may have been longer */
    strcpy(place_of(r, f), word);
    return true;
}

static bool read_value(struct eng_reader *r, const struct eng_field *f)
{
    int n = 0;

    if (f->form == ENG_TEXT)
        return read_text(r, f);
    if (f->form == ENG_CHOICE)
        return read_choice(r, f);
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

    if (n < 0 || (n == f->usual && !f->spoken))
        return false;
    store(r, f, 0, n);
    return true;
}

static bool read_listed(struct eng_reader *r, const struct eng_field *f, const char *word,
                        bool *fine)
{
    int count = list_count(f, r->state, r->who), n = find_thing(r->box, f->of, word);

    if (n < 0)
        return false;
    *fine =
        count <= f->more || eng_complain(r, "'%s' expects %d at most", r->line->key, f->more + 1);
    if (*fine) {
        store(r, f, count, n);
        ++*((uint8_t *)r->state + f->count_at + r->who * f->count_stride);
    }
    return true;
}

/* Behind its word: as many as follow. */
static bool read_list(struct eng_reader *r, const struct eng_field *f)
{
    bool fine = true;

    while (fine && !words_at_end(&r->in) && read_listed(r, f, r->in.line->word[r->in.at], &fine))
        r->in.at++;
    return fine;
}

/* Is the word that was just taken one of this field?  fine: and could the rest of it be read? */
static bool takes_word(struct eng_reader *r, const struct eng_field *f, const char *word,
                       bool *fine)
{
    if (f->form == ENG_FLAGS)
        return read_flag(r, f, word);
    if (f->form == ENG_LONE)
        return read_lone(r, f, word);
    if (f->form == ENG_LIST && !f->word)
        return read_listed(r, f, word, fine);
    if (is_placed(f) || !f->word || strcmp(f->word, word) != 0)
        return false;
    if (f->form == ENG_MARK)
        store(r, f, 0, f->high);
    else
        *fine = f->form == ENG_LIST ? read_list(r, f) : read_counted(r, f);
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

static bool add_member(struct eng_reader *r, const struct eng_field *f, int n)
{
    int bits = 8 * f->size;

    if (f->form == ENG_BITS) {
        uint64_t set = (uint64_t)load(f, r->state, r->who, n / bits) | UINT64_C(1) << n % bits;
        store(r, f, n / bits, (int64_t)set);
        return true;
    }
    if (load(f, r->state, r->who, n) != f->usual)
        return eng_complain(r, "%s has a %s already", r->in.line->word[r->in.at - 1], r->line->key);
    store(r, f, n, r->who);
    return true;
}

static bool read_set(struct eng_reader *r, const struct eng_field *f)
{
    int n = 0;

    if (words_at_end(&r->in))
        return eng_complain(r, "'%s' names nothing", r->line->key);
    while (!words_at_end(&r->in))
        if (!(f->of ? eng_read_thing(r, f->of, &n) : eng_read_number(r, 0, f->high - 1, &n)) ||
            !add_member(r, f, n))
            return false;
    return true;
}

static bool read_placed(struct eng_reader *r)
{
    for (const struct eng_field *f = r->line->field; f->size; f++) {
        if (f->form == ENG_SAID)
            store(r, f, 0, f->high);
        if (!is_placed(f))
            continue;
        if (f->word && !words_accept(&r->in, f->word))
            return eng_complain(r, "'%s' expects '%s'", r->line->key, f->word);
        if (!read_value(r, f))
            return false;
    }
    return true;
}

bool eng_read_fields(struct eng_reader *r)
{
    if (is_set(r->line->field))
        return read_set(r, r->line->field);
    if (!read_placed(r))
        return false;
    for (const struct eng_field *f = r->line->field; f->size; f++)
        if (f->usually)
            store(r, f, 0, f->usually(r->box, r->state, r->who));
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
    if (r->line->once && eng_said(r, key))
        return words_wrong(&r->in, "to be given once");
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

bool eng_says(const struct eng_reader *r, const char *word)
{
    for (int i = 1; i < r->in.line->count; i++)
        if (strcmp(r->in.line->word[i], word) == 0)
            return true;
    return false;
}

/* -- writing -- */

struct writer {
    const struct eng_box *box;
    const void *state;
    const struct eng_line *line;
    int who;
    struct text *out;
};

static bool is_usual(const struct writer *w, const struct eng_field *f)
{
    int usual = f->usually ? f->usually(w->box, w->state, w->who) : f->usual;

    if (f->scratch || f->form == ENG_LIST)
        return f->scratch || list_count(f, w->state, w->who) == 0;
    if (f->form == ENG_TEXT)
        return !*text_in(f, w->state, w->who);
    for (int i = 0; i <= f->more; i++)
        if (load(f, w->state, w->who, i) != usual)
            return false;
    return true;
}

static void save_key(const struct writer *w)
{
    text_add(w->out, w->line->key);
    if (w->line->count == 0 || w->line->unnamed)
        return;
    text_add_char(w->out, ' ');
    eng_name_thing(w->box, w->line->who, w->who, w->out);
}

static void save_flags(const struct writer *w, const struct eng_field *f)
{
    for (const struct eng_flag *flag = f->flags; flag->word; flag++)
        if (load(f, w->state, w->who, 0) & flag->bit)
            text_printf(w->out, " %s", flag->word);
}

static void save_text(const struct writer *w, const struct eng_field *f)
{
    text_add_char(w->out, ' ');
    words_quote(w->out, text_in(f, w->state, w->who));
}

static void save_value(const struct writer *w, const struct eng_field *f, int i)
{
    text_add_char(w->out, ' ');
    eng_name_thing(w->box, f->of, (int)load(f, w->state, w->who, i) - f->plus, w->out);
}

/* Longer lists go on in a line of the same key. */
static void save_list(const struct writer *w, const struct eng_field *f)
{
    for (int i = 0; i < list_count(f, w->state, w->who); i++) {
        if (i && i % f->low == 0) {
            text_add_char(w->out, '\n');
            save_key(w);
        }
        save_value(w, f, i);
    }
}

static void save_field(const struct writer *w, const struct eng_field *f)
{
    if (f->save)
        f->save(w->box, w->state, w->who, w->out);
    if (f->save || f->scratch || (is_usual(w, f) && !f->always && !is_placed(f)))
        return;
    if (f->word && (f->form != ENG_MARK || load(f, w->state, w->who, 0) == f->high))
        text_printf(w->out, " %s", f->word);
    if (f->form == ENG_FLAGS)
        save_flags(w, f);
    else if (f->form == ENG_CHOICE)
        text_printf(w->out, " %s",
                    w->box->game->options[w->who].values[load(f, w->state, w->who, 0)]);
    else if (f->form == ENG_TEXT)
        save_text(w, f);
    else if (f->form == ENG_LIST)
        save_list(w, f);
    for (int i = 0; (f->form == ENG_VALUE || f->form == ENG_LONE) && i <= f->more; i++)
        save_value(w, f, i);
}

static void save_set(const struct writer *w, const struct eng_field *f)
{
    int told = 0;

    for (int i = 0; i < f->high; i++) {
        if (!has_member(f, w->state, w->who, i))
            continue;
        text_add(w->out, told && told % f->low == 0 ? "\n" : "");
        if (told++ % f->low == 0)
            save_key(w);
        text_add_char(w->out, ' ');
        eng_name_thing(w->box, f->of, i, w->out);
    }
    text_add(w->out, told ? "\n" : "");
}

/* A line of which every field is as usual is not written. */
static bool says_something(const struct writer *w)
{
    if (w->line->when)
        return w->line->when(w->state);
    for (const struct eng_field *f = w->line->field; f->size; f++)
        if (!is_usual(w, f))
            return true;
    return w->line->always;
}

static void save_apart(const struct writer *w)
{
    for (const struct eng_field *f = w->line->field; f->size; f++) {
        if (is_usual(w, f))
            continue;
        save_key(w);
        save_field(w, f);
        text_add_char(w->out, '\n');
    }
}

static void save_line(const struct writer *w)
{
    const struct eng_field *f = w->line->field;

    if (w->line->save) {
        w->line->save(w->box, w->state, w->who, w->out);
    } else if (f && is_set(f)) {
        save_set(w, f);
    } else if (w->line->apart) {
        save_apart(w);
    } else if (f && says_something(w)) {
        save_key(w);
        for (; f->size; f++)
            save_field(w, f);
        text_add_char(w->out, '\n');
    }
}

static int count_of(const struct eng_box *box, const struct eng_line *line, const void *state)
{
    if (line->many)
        return line->many(box);
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
        for (int who = 0; who < count_of(box, line, state); who++)
            for (const struct eng_line *l = line; l <= last; l++)
                save_line(&(struct writer){ box, state, l, who, out });
        line = last;
    }
}

/* -- ranges -- */

static bool is_thing(const struct eng_box *box, const struct eng_things *of, int64_t n)
{
    if (!of->names)
        return !of->is || of->is(box, (int)n);
    for (int i = 0; i <= n; i++)
        if (!of->names[i])
            return false;
    return n >= 0;
}

static bool value_fits(const struct eng_box *box, const struct eng_field *f, int64_t n)
{
    if ((n == f->usual && f->form != ENG_LIST) || f->form == ENG_FLAGS || f->form == ENG_CHOICE)
        return true;
    if (f->form == ENG_MARK || f->form == ENG_SAID)
        return n == f->high;
    return f->of ? is_thing(box, f->of, n - f->plus) : n >= f->low && n <= f->high;
}

static bool field_fits(const struct eng_box *box, const struct eng_field *f, const void *state,
                       int who)
{
    int count = f->form == ENG_LIST ? list_count(f, state, who) : f->more + 1;

    if (f->scratch || is_set(f))
        return true;
    if (f->form == ENG_TEXT)
        return memchr(text_in(f, state, who), 0, f->size);
    for (int i = 0; i < count; i++)
        if (i > f->more || !value_fits(box, f, load(f, state, who, i)))
            return false;
    return true;
}

static bool line_fits(const struct eng_box *box, const struct eng_line *line, const void *state)
{
    if (count_of(box, line, state) > (line->count ? line->count : 1))
        return false;
    for (int who = 0; who < count_of(box, line, state); who++)
        for (const struct eng_field *f = line->field; f->size; f++)
            if (!field_fits(box, f, state, who))
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
        if (line->broken && !line_fits(box, line, state))
            return line->broken;
    return NULL;
}
