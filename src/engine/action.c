/* action.c -- decisions as text, as journals, tests, bots and people write them:
 *
 *   done        pick 12        bid x3        march 4 @ 1034,880 /45        wheel 4 x200 /30
 *
 * Every action has one text and every text one action, so a journal can be compared by bytes. */

#include <string.h>

#include "engine/box.h"
#include "engine/sabotage.h"

int eng_action_compare(const struct eng_action *a, const struct eng_action *b)
{
    if (a->verb != b->verb)
        return a->verb < b->verb ? -1 : 1;
    if (a->noun != b->noun)
        return a->noun < b->noun ? -1 : 1;
    if (a->count != b->count)
        return a->count < b->count ? -1 : 1;
    if (a->angle != b->angle)
        return a->angle < b->angle ? -1 : 1;
    if (a->x != b->x)
        return a->x < b->x ? -1 : 1;
    return (a->y > b->y) - (a->y < b->y);
}

static int verb_count(const struct eng_game *game)
{
    int n = 0;
    while (game->verbs[n].name)
        n++;
    return n;
}

bool eng_action_fits(const struct eng_game *game, const struct eng_action *a)
{
    if (a->verb >= verb_count(game))
        return false;
    int takes = game->verbs[a->verb].takes;
    return (takes & TAKES_NOUN || a->noun == 0) && (takes & TAKES_COUNT || a->count == 0) &&
           (takes & TAKES_POSE || (a->x == 0 && a->y == 0)) &&
           (takes & (TAKES_POSE | TAKES_ANGLE) ? a->angle >= 0 && a->angle < 360 : a->angle == 0);
}

void eng_action_text(const struct eng_game *game, const struct eng_action *a, struct text *out)
{
    const struct eng_verb *verb = &game->verbs[a->verb];

    text_add(out, verb->name);
    if (verb->takes & TAKES_NOUN)
        text_printf(out, " %d", a->noun);
    if (verb->takes & TAKES_COUNT)
        text_printf(out, " x%d", a->count);
    if (verb->takes & TAKES_POSE)
        text_printf(out, " @ %d,%d", a->x, a->y);
    if (verb->takes & (TAKES_POSE | TAKES_ANGLE))
        text_printf(out, " /%d", a->angle);
}

/* The words of an action and how far they are read. */
struct reading {
    const struct eng_box *box;
    const struct words *words;
    int next;
    struct err *err;
};

static const char *next_word(struct reading *r)
{
    return r->next < r->words->count ? r->words->word[r->next++] : NULL;
}

static bool read_verb(struct reading *r, struct eng_action *a)
{
    const char *word = next_word(r);
    if (!word)
        return err_set(r->err, NULL, "an action is missing");
    for (int v = 0; r->box->game->verbs[v].name; v++)
        if (strcmp(word, r->box->game->verbs[v].name) == 0) {
            a->verb = (uint16_t)v;
            return true;
        }
    return err_set(r->err, NULL, "'%s' is not a verb of %s", word, r->box->game->book->game);
}

static bool read_noun(struct reading *r, struct eng_action *a)
{
    const char *word = next_word(r);
    int64_t n;

    if (!word)
        return err_set(r->err, NULL, "'%s' needs to be told what",
                       r->box->game->verbs[a->verb].name);
    if (words_int(word, 0, UINT16_MAX, &n)) {
        a->noun = (uint16_t)n;
        return true;
    }
    if (r->box->game->noun && r->box->game->noun(r->box, a->verb, word, &a->noun))
        return true;
    return err_set(r->err, NULL, "'%s' is neither a number nor a name that '%s' takes", word,
                   r->box->game->verbs[a->verb].name);
}

static bool read_count(struct reading *r, struct eng_action *a)
{
    const char *word = next_word(r);
    int64_t n;

    if (!word || word[0] != 'x' || !words_int(word + 1, INT16_MIN, INT16_MAX, &n))
        return err_set(r->err, NULL, "a count such as x3 is expected%s%s", word ? ", not " : "",
                       word ? word : "");
    a->count = (int16_t)n;
    return true;
}

static bool read_pair(char *word, int32_t *x, int32_t *y)
{
    char *comma = strchr(word, ',');
    int64_t a, b;

    if (!comma)
        return false;
    *comma = 0;
    bool fine =
        words_int(word, INT32_MIN, INT32_MAX, &a) && words_int(comma + 1, INT32_MIN, INT32_MAX, &b);
    *comma = ',';
    if (!fine)
        return false;
    *x = (int32_t)a;
    *y = (int32_t)b;
    return true;
}

static bool read_degrees(const char *word, struct eng_action *a)
{
    int64_t degrees;

    if (!word || word[0] != '/' || !words_int(word + 1, 0, 359, &degrees))
        return false;
    a->angle = (int16_t)degrees;
    return true;
}

static bool read_angle(struct reading *r, struct eng_action *a)
{
    return read_degrees(next_word(r), a) ||
           err_set(r->err, NULL, "a direction such as /45 is expected, from /0 to /359");
}

static bool read_pose(struct reading *r, struct eng_action *a)
{
    const char *at = next_word(r);
    const char *pair = next_word(r);
    char copy[32];

    if (!at || strcmp(at, "@") != 0 || !pair || strlen(pair) >= sizeof copy ||
        !read_degrees(next_word(r), a))
        return err_set(r->err, NULL, "a pose such as @ 1034,880 /45 is expected");
    strcpy(copy, pair);
    if (!read_pair(copy, &a->x, &a->y))
        return err_set(r->err, NULL, "'%s' is not a point such as 1034,880", pair);
    return true;
}

bool eng_action_parse(const struct eng_box *box, const struct words *words, int from,
                      struct eng_action *out, struct err *err)
{
    struct reading r = { box, words, from, err };
    struct eng_action a = { 0 };

    if (!read_verb(&r, &a))
        return false;
    int takes = box->game->verbs[a.verb].takes;
    if ((takes & TAKES_NOUN && !read_noun(&r, &a)) ||
        (takes & TAKES_COUNT && !read_count(&r, &a)) ||
        (takes & TAKES_POSE && !read_pose(&r, &a)) || (takes & TAKES_ANGLE && !read_angle(&r, &a)))
        return false;
    if (r.next < words->count)
        return err_set(err, NULL, "'%s' is more than '%s' takes", words->word[r.next],
                       box->game->verbs[a.verb].name);
    *out = a;
    return true;
}

static bool read_die(const struct eng_box *box, const char *word, uint8_t *out)
{
    uint16_t face;
    int64_t n;

    if (words_int(word, 0, UINT8_MAX, &n)) {
        *out = (uint8_t)n;
        return true;
    }
    if (!box->game->noun || !box->game->noun(box, ENG_DIE, word, &face) || face > UINT8_MAX)
        return false;
    *out = (uint8_t)face;
    return true;
}

bool eng_fate_parse(const struct eng_box *box, const struct words *words, int from,
                    uint8_t value[ENG_FATE], struct err *err)
{
    if (words->count <= from || (words->count - from > ENG_FATE && !SABOTAGE(BUG_FATE)))
        return err_set(err, NULL, "from 1 to %d dice or cards can be laid", ENG_FATE);
    for (int i = from; i < words->count; i++)
        if (!read_die(box, words->word[i], &value[i - from]))
            return err_set(err, NULL,
                           "'%s' is neither a number from 0 to 255 nor the face of a die",
                           words->word[i]);
    return true;
}
