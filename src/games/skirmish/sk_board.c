/* sk_board.c -- reads data/skirmish: the kinds of companies and the fields. */

#include <string.h>

#include "base/json_in.h"
#include "base/text.h"
#include "base/tsv.h"

#include "engine/sabotage.h"
#include "games/skirmish/sk_local.h"

int sk_find_field(const struct sk_board *b, const char *id)
{
    for (int i = 0; i < b->field_count; i++)
        if (strcmp(b->field[i].id, id) == 0)
            return i;
    return -1;
}

static bool read_kind(const struct tsv *t, int row, const char *path, struct sk_board *b,
                      struct err *err)
{
    const char *name;
    int64_t strength, march;

    if (!tsv_text(t, row, "name", &name, err) ||
        !tsv_int(t, row, "strength", 0, 6, &strength, err) ||
        !tsv_int(t, row, "march", SK_MARCH, 1000, &march, err))
        return false;
    int kind = eng_find_name(sk_kinds, name);
    if ((kind <= UNKNOWN && !SABOTAGE(BUG_TABLE)) || b->march[kind] != 0)
        return err_line(err, path, tsv_line(t, row),
                        "'%s' is not a kind of company, or comes twice", name);
    b->strength[kind] = (int)strength;
    b->march[kind] = (int)march;
    return true;
}

/* Every kind has its row, and no other row is there. */
static bool read_kinds(const char *path, struct sk_board *b, struct err *err)
{
    struct tsv *t = tsv_read(path, err);
    bool fine = t != NULL;

    TABLE(SK_1_03, "kinds.tsv");
    for (int row = 0; fine && row < tsv_rows(t); row++)
        fine = read_kind(t, row, path, b, err);
    for (int kind = LINE; fine && kind < KINDS; kind++)
        if (b->march[kind] == 0)
            fine = err_set(err, path, "the row of '%s' is missing", sk_kinds[kind]);
    tsv_free(t);
    return fine;
}

static bool read_stretch(const json_t *four, struct sk_field *f, const char *where, struct err *err)
{
    if (f->stretch_count == SK_STRETCHES || json_array_size(four) != 4)
        return err_set(err, NULL, "%s: a stream has at most %d stretches of four numbers", where,
                       SK_STRETCHES);
    for (size_t i = 0; i < 4; i++) {
        json_int_t n = json_integer_value(json_array_get(four, i));
        if (!json_is_integer(json_array_get(four, i)) || n < 0 || n > 10000)
            return err_set(err, NULL, "%s: a stream stays between 0 and 10000", where);
        f->stretch[f->stretch_count][i] = (int32_t)n;
    }
    f->stretch_count++;
    return true;
}

static bool read_field(const json_t *object, const char *where, struct sk_field *f, struct err *err)
{
    const char *id;
    int64_t width, depth;
    json_t *stream, *four;
    size_t i;

    if (!jin_string(object, where, "id", &id, err) ||
        !jin_int(object, where, "width", 400, 10000, &width, err) ||
        !jin_int(object, where, "depth", 400, 10000, &depth, err) ||
        !jin_array(object, where, "stream", &stream, err))
        return false;
    if (strlen(id) >= sizeof f->id)
        return err_set(err, NULL, "%s: the id '%s' is too long", where, id);
    strcpy(f->id, id);
    f->width = (int32_t)width;
    f->depth = (int32_t)depth;
    json_array_foreach(stream, i, four) if (!read_stretch(four, f, where, err)) return false;
    return true;
}

static bool read_field_list(const json_t *list, const char *path, struct sk_board *b,
                            struct err *err)
{
    struct text where = { 0 };
    bool fine = json_array_size(list) <= SK_FIELDS;

    if (!fine)
        err_set(err, path, "there are more than %d fields", SK_FIELDS);
    for (size_t i = 0; fine && i < json_array_size(list); i++) {
        text_clear(&where);
        text_printf(&where, "fields[%zu]", i);
        fine = read_field(json_array_get(list, i), text_str(&where), &b->field[b->field_count++],
                          err) ||
               err_at(err, path);
    }
    text_free(&where);
    return fine;
}

static bool read_fields(const char *path, struct sk_board *b, struct err *err)
{
    json_t *root = jin_read(path, err), *list;
    bool fine = root && (jin_array(root, "", "fields", &list, err) || err_at(err, path)) &&
                read_field_list(list, path, b, err);

    json_decref(root);
    return fine;
}

bool sk_load(const char *folder, void **board, struct err *err)
{
    struct sk_board *b = base_alloc(sizeof *b);
    struct text path = { 0 };

    text_printf(&path, "%s/kinds.tsv", folder);
    bool fine = read_kinds(text_str(&path), b, err);
    text_clear(&path);
    text_printf(&path, "%s/fields.json", folder);
    fine = fine && read_fields(text_str(&path), b, err);
    text_free(&path);
    if (!fine)
        sk_unload(b);
    else
        *board = b;
    return fine;
}

void sk_unload(void *board)
{
    base_free(board);
}
