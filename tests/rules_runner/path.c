/* path.c -- finding a value in JSON by its path, and judging it. */

#include <stdlib.h>
#include <string.h>

#include "path.h"

enum { STEP_LONGEST = 128 };

/* Does a value, written as a word, equal this one? */
static bool equals(const json_t *found, const char *word)
{
    json_t *wanted = json_loads(word, JSON_DECODE_ANY | JSON_REJECT_DUPLICATES, NULL);
    bool same = wanted && json_equal(found, wanted);

    json_decref(wanted);
    return same || (json_is_string(found) && strcmp(json_string_value(found), word) == 0);
}

/* "token=3,side=1": does a member of a list fit all of it? */
static bool fits(const json_t *row, const char *which)
{
    char copy[STEP_LONGEST], *rest = copy;

    strcpy(copy, which);
    for (char *one; (one = strsep(&rest, ","));) {
        char *equal = strchr(one, '=');

        if (!equal)
            return false;
        *equal = 0;
        const json_t *member = json_object_get(row, one);

        if (!member || !equals(member, equal + 1))
            return false;
    }
    return true;
}

/* "3" or "token=3,side=1" inside brackets. */
static const json_t *in_list(const json_t *list, const char *which)
{
    int64_t index;

    if (!json_is_array(list))
        return NULL;
    if (!strchr(which, '='))
        return words_int(which, 0, INT32_MAX, &index) ? json_array_get(list, (size_t)index) : NULL;
    for (size_t i = 0; i < json_array_size(list); i++)
        if (fits(json_array_get(list, i), which))
            return json_array_get(list, i);
    return NULL;
}

/* The name or the brackets at the head of the path, and what is left of it; false: bad path. */
static bool take_step(const char **path, char step[STEP_LONGEST], bool *index)
{
    const char *p = *path;
    *index = *p == '[';
    size_t n = *index ? strcspn(p, "]") : strcspn(p, ".[");
    size_t from = *index ? 1 : 0;

    if (n <= from || n - from >= STEP_LONGEST || (*index && p[n] != ']'))
        return false;
    memcpy(step, p + from, n - from);
    step[n - from] = 0;
    p += n + from;
    *path = *p == '.' ? p + 1 : p;
    return true;
}

const json_t *path_find(const json_t *root, const char *path)
{
    char step[STEP_LONGEST];
    bool index;

    while (root && *path) {
        if (!take_step(&path, step, &index))
            return NULL;
        root = index ? in_list(root, step) : json_object_get(root, step);
    }
    return root;
}

static bool is_path(const char *path)
{
    char step[STEP_LONGEST];
    bool index;

    while (*path)
        if (!take_step(&path, step, &index))
            return false;
    return true;
}

bool path_parse(const struct words *w, int from, struct path_claim *out, struct err *err)
{
    static const char *const relations[] = { "=", "!=", "has", "contains", "lacks", NULL };
    int left = w->count - from;

    if (left < 2 || left > 3)
        return err_set(err, NULL, "expected PATH = VALUE (or !=, absent, has, contains, lacks)");
    out->path = w->word[from];
    out->relation = w->word[from + 1];
    out->value = left == 3 ? w->word[from + 2] : NULL;
    if (!is_path(out->path))
        return err_set(err, NULL, "'%s' is not a path such as companies[3].kind", out->path);
    if (left == 2 && strcmp(out->relation, "absent") == 0)
        return true;
    for (int i = 0; left == 3 && relations[i]; i++)
        if (strcmp(out->relation, relations[i]) == 0)
            return true;
    return err_set(err, NULL, "'%s' is not =, !=, absent, has, contains or lacks", out->relation);
}

static bool list_has(const json_t *list, const char *word)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        if (equals(json_array_get(list, i), word))
            return true;
    return false;
}

static bool holds(const json_t *found, const struct path_claim *c)
{
    int64_t n;

    if (strcmp(c->relation, "absent") == 0)
        return !found;
    if (strcmp(c->relation, "=") == 0)
        return found && equals(found, c->value);
    if (strcmp(c->relation, "!=") == 0)
        return found && !equals(found, c->value);
    if (!json_is_array(found))
        return false;
    if (strcmp(c->relation, "has") == 0)
        return words_int(c->value, 0, INT32_MAX, &n) && (int64_t)json_array_size(found) == n;
    return list_has(found, c->value) == (strcmp(c->relation, "contains") == 0);
}

bool path_judge(const json_t *root, const struct path_claim *c)
{
    const json_t *found = path_find(root, c->path);

    if (holds(found, c))
        return true;
    text_printf(c->out_expected, "%s %s%s%s", c->path, c->relation, c->value ? " " : "",
                c->value ? c->value : "");
    char *dump = found ? json_dumps(found, JSON_ENCODE_ANY | JSON_COMPACT) : NULL;

    text_add(c->out_found, dump ? dump : "nothing of that name");
    free(dump);
    return false;
}
