/* cn_read.c -- the words of a line of a position, one after the other. */

#include <string.h>

#include "games/campaign/kit/cn_read.h"

bool cn_read_ended(const struct cn_reader *r)
{
    return r->at >= r->w->count;
}

bool cn_read_end(const struct cn_reader *r)
{
    return cn_read_ended(r) ||
           err_set(r->err, NULL, "'%s' is more than '%s' takes", r->w->word[r->at], r->w->word[0]);
}

const char *cn_read_word(struct cn_reader *r)
{
    return cn_read_ended(r) ? "" : r->w->word[r->at++];
}

/* Takes the next word if it is this one. */
bool cn_read_accept(struct cn_reader *r, const char *word)
{
    if (cn_read_ended(r) || strcmp(r->w->word[r->at], word) != 0)
        return false;
    r->at++;
    return true;
}

bool cn_read_is_number(const struct cn_reader *r)
{
    int64_t n;

    return !cn_read_ended(r) && words_int(r->w->word[r->at], -9999, 9999, &n);
}

bool cn_read_number(struct cn_reader *r, int low, int high, int *out)
{
    const char *word = cn_read_word(r);
    int64_t n;

    if (!words_int(word, low, high, &n))
        return err_set(r->err, NULL, "'%s' is not a number from %d to %d", word, low, high);
    *out = (int)n;
    return true;
}

bool cn_read_byte(struct cn_reader *r, int low, int high, uint8_t *out)
{
    int n = 0;

    if (!cn_read_number(r, low, high, &n))
        return false;
    *out = (uint8_t)n;
    return true;
}

bool cn_read_one_of(struct cn_reader *r, const char *const *list, const char *what, uint8_t *out)
{
    const char *word = cn_read_word(r);
    int found = cn_find_name(list, word);

    if (found < 0)
        return err_set(r->err, NULL, "'%s' is no %s", word, what);
    *out = (uint8_t)found;
    return true;
}

bool cn_read_side(struct cn_reader *r, uint8_t *out)
{
    return cn_read_one_of(r, cn_side_ids, "side: french or coalition", out);
}

bool cn_read_found(struct cn_reader *r, int found, const char *word, const char *what, uint8_t *out)
{
    *out = (uint8_t)found;
    return found >= 0 || err_set(r->err, NULL, "there is no %s '%s'", what, word);
}

bool cn_read_leader(struct cn_reader *r, uint8_t *out)
{
    const char *word = cn_read_word(r);

    return cn_read_found(r, cn_find_leader(r->b, word), word, "leader", out);
}

bool cn_read_leader_or_none(struct cn_reader *r, uint8_t *out)
{
    if (!cn_read_accept(r, "-"))
        return cn_read_leader(r, out);
    *out = CN_NOBODY;
    return true;
}

bool cn_read_hex(struct cn_reader *r, uint16_t *out)
{
    const char *word = cn_read_word(r);
    int found = cn_find_hex(word);

    *out = (uint16_t)found;
    return found >= 0 || err_set(r->err, NULL, "there is no hex '%s'", word);
}

bool cn_read_is_hex(const struct cn_reader *r)
{
    return !cn_read_ended(r) && cn_find_hex(r->w->word[r->at]) >= 0;
}
