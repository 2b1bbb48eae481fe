/* campaign_data.h -- for C tests: the data of the campaign with one thing changed, as another title
 * might have it or as somebody got it wrong.
 *
 * Include after cmocka.h, and run in the root of the tree. */

#ifndef UNIT_CAMPAIGN_DATA_H
#define UNIT_CAMPAIGN_DATA_H

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"

#include "games/campaign/kit/cn_names.h"

static const char *const data_files[] = {
    "armies.tsv",          "arrivals.tsv",    "attrition-loss.tsv", "attrition-march.tsv",
    "attrition-size.tsv",  "bridge-work.tsv", "fire.tsv",           "ground.tsv",
    "initiative.tsv",      "keys.tsv",        "leaders.tsv",        "map.json",
    "morale.tsv",          "points.tsv",      "pursuit.tsv",        "replacements.tsv",
    "results.tsv",         "towns.tsv",       "units.tsv",          "weather-effects.tsv",
    "weather-history.tsv", "weather.tsv",
};
enum { DATA_FILES = sizeof data_files / sizeof data_files[0] };

static void copy_changed(const char *folder, const char *name, const char *from, const char *to)
{
    struct text path = { 0 }, text = { 0 }, changed = { 0 };
    struct err err;

    text_printf(&path, "data/campaign/%s", name);
    assert_true(file_read(text_str(&path), &text, &err));
    const char *place = from ? strstr(text_str(&text), from) : NULL;
    assert_true(place || !from);
    text_add_n(&changed, text.s, place ? (size_t)(place - text.s) : text.length);
    if (place) {
        text_add(&changed, to);
        text_add(&changed, place + strlen(from));
    }
    text_clear(&path);
    text_printf(&path, "%s/%s", folder, name);
    assert_true(file_write(text_str(&path), text_str(&changed), changed.length, &err));
    text_free(&path);
    text_free(&text);
    text_free(&changed);
}

/* The data with one word changed; NULL and err: they are refused.  `more` is one more file, or NULL. */
static struct cn_board *load_changed(const char *file, const char *from, const char *to,
                                     const char *more, struct err *err)
{
    char folder[] = "/tmp/campaign-board-XXXXXX";
    struct text path = { 0 };
    void *found = NULL;

    assert_non_null(mkdtemp(folder));
    for (int i = 0; i < DATA_FILES; i++)
        copy_changed(folder, data_files[i], strcmp(data_files[i], file) == 0 ? from : NULL, to);
    if (more) {
        text_printf(&path, "%s/%s", folder, more);
        assert_true(file_write(text_str(&path), "odds\n5\n", 7, err));
    }
    bool fine = cn_load(folder, &found, err);
    if (more)
        unlink(text_str(&path));
    for (int i = 0; i < DATA_FILES; i++) {
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, data_files[i]);
        unlink(text_str(&path));
    }
    rmdir(folder);
    text_free(&path);
    return fine ? found : NULL;
}

#endif
