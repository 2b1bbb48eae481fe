/* action.c -- decisions as text, as journals, tests, bots and people write them:
 *
 *   done        pick 12        bid x3        march 4 @ 1034,880 /45        wheel 4 x200 /30
 *
 * Every action has one text and every text one action, so a journal can be compared by bytes. */

#include <string.h>

#include "engine/box.h"
#include "engine/choices.h"
#include "engine/sabotage.h"

int eng_action_compare(const struct eng_action *a, const struct eng_action *b)
{
    const uint64_t one = eng_rank(a), other = eng_rank(b);

    if (one != other)
        return one < other ? -1 : 1;
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

static void add_number(struct text *out, const char *before, int number)
{
    text_add(out, before);
    text_add_int(out, number);
}

/* What follows the noun. */
static void add_rest(const struct eng_verb *verb, const struct eng_action *a, struct text *out)
{
    if (verb->takes & TAKES_COUNT)
        add_number(out, " x", a->count);
    if (verb->takes & TAKES_POSE) {
        add_number(out, " @ ", a->x);
        add_number(out, ",", a->y);
    }
    if (verb->takes & (TAKES_POSE | TAKES_ANGLE))
        add_number(out, " /", a->angle);
}

void eng_action_text(const struct eng_game *game, const struct eng_action *a, struct text *out)
{
    const struct eng_verb *verb = &game->verbs[a->verb];

    text_add(out, verb->name);
    if (verb->takes & TAKES_NOUN)
        add_number(out, " ", a->noun);
    add_rest(verb, a, out);
}

void eng_action_words(const struct eng_box *box, const struct eng_action *a, struct text *out)
{
    const struct eng_verb *verb = &box->game->verbs[a->verb];
    struct text word = { 0 };

    if (verb->takes & TAKES_NOUN && box->game->word)
        box->game->word(box, a->verb, a->noun, &word);
    if (word.length) {
        text_printf(out, "%s %s", verb->name, text_str(&word));
        add_rest(verb, a, out);
    } else {
        eng_action_text(box->game, a, out);
    }
    text_free(&word);
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

/* -- laid dice -- */

const char *const eng_six_faces[] = { "1", "2", "3", "4", "5", "6", NULL };

static const char draw_word[] = "draw";

/* From 0 on; -1: no die shows it. */
static int find_face(const struct eng_game *game, const char *word)
{
    for (int i = 0; game->faces && game->faces[i]; i++)
        if (strcmp(word, game->faces[i]) == 0)
            return i;
    return -1;
}

static bool read_laid(const struct eng_game *game, const char *word, uint8_t *out)
{
    size_t length = sizeof draw_word - 1;
    int face = find_face(game, word);
    int64_t n;

    if (face >= 0) {
        *out = (uint8_t)(face + 1);
        return true;
    }
    if (strncmp(word, draw_word, length) != 0 || !words_int(word + length, 1, ENG_DRAWN, &n))
        return false;
    *out = (uint8_t)(ENG_DRAWN + n - 1);
    return true;
}

static bool no_such_face(const struct eng_game *game, const char *word, struct err *err)
{
    struct text all = { 0 };

    for (int i = 0; game->faces && game->faces[i]; i++)
        if (i == 0 || strcmp(game->faces[i], game->faces[i - 1]) != 0)
            text_printf(&all, "%s%s", i ? ", " : "", game->faces[i]);
    if (game->faces)
        err_set(err, NULL,
                "'%s' is on no die of %s, which show %s; what is drawn is draw1, draw2 ...", word,
                game->book->game, text_str(&all));
    else
        err_set(err, NULL, "'%s': %s has no dice; what is drawn is draw1, draw2 ...", word,
                game->book->game);
    text_free(&all);
    return false;
}

bool eng_fate_parse(const struct eng_box *box, const struct words *words, int from,
                    uint8_t value[ENG_FATE], struct err *err)
{
    if (words->count <= from || (words->count - from > ENG_FATE && !SABOTAGE(BUG_FATE)))
        return err_set(err, NULL, "from 1 to %d dice or draws can be laid", ENG_FATE);
    for (int i = from; i < words->count; i++)
        if (!read_laid(box->game, words->word[i], &value[i - from]))
            return no_such_face(box->game, words->word[i], err);
    return true;
}

bool eng_fate_parse_old(const struct eng_box *box, const struct words *words, int from,
                        uint8_t value[ENG_FATE], struct err *err)
{
    if (words->count <= from || words->count - from > ENG_FATE)
        return err_set(err, NULL, "from 1 to %d dice or draws can be laid", ENG_FATE);
    for (int i = from; i < words->count; i++) {
        int face = find_face(box->game, words->word[i]);
        int64_t n;

        if (!words_int(words->word[i], 0, UINT8_MAX, &n) && (n = face) < 0)
            return no_such_face(box->game, words->word[i], err);
        value[i - from] = (uint8_t)n;
    }
    return true;
}

static void add_laid(const struct eng_game *game, int value, struct text *out)
{
    if (value >= ENG_DRAWN)
        text_printf(out, " %s%d", draw_word, value - ENG_DRAWN + 1);
    else
        text_printf(out, " %s", game->faces[value - 1]);
}

void eng_fate_text(const struct eng_game *game, const struct eng_core *core, struct text *out)
{
    text_add(out, "fate");
    for (int i = 0; i < core->fate.count; i++)
        if (core->rng.kind == RNG_MATCH)
            text_printf(out, " %d", core->fate.value[i]);
        else
            add_laid(game, core->fate.value[i], out);
}
