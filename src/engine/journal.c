/* journal.c -- writing and reading a match as text; see journal.h for how it looks. */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"

#include "engine/journal.h"
#include "engine/sabotage.h"

static const char first_word[] = "berthier journal";

/* CRC-8, polynomial 07: finds every change within eight neighbouring bits, so every single byte.
 * `start` tells the two check bytes of a heading line apart. */
static uint8_t crc8(uint8_t start, const char *text)
{
    uint8_t crc = start;
    for (; *text; text++) {
        crc ^= (uint8_t)*text;
        for (int bit = 0; bit < 8; bit++)
            crc = (uint8_t)(crc & 0x80 ? crc << 1 ^ 0x07 : crc << 1);
    }
    return crc;
}

static uint64_t mix(uint64_t chain, uint64_t word)
{
    chain = (chain ^ word) * UINT64_C(0xff51afd7ed558ccd);
    return chain ^ chain >> 32;
}

static uint64_t mix_text(uint64_t chain, const char *text)
{
    for (; *text; text++)
        chain = mix(chain, (uint8_t)*text);
    return mix(chain, '\n');
}

static void add_checked(struct text *out, const char *text, uint8_t first, uint8_t second)
{
    text_printf(out, "%s #%02x%02x", text, first, second);
}

static void add_heading(struct text *out, const char *text)
{
    add_checked(out, text, crc8(0, text), crc8(0xff, text));
    text_add_char(out, '\n');
}

/* The promise stands for the seed: the chain is the same before and after it is revealed. */
static uint64_t chain_of_heading(const struct journal *j)
{
    uint64_t chain = mix_text(0, j->game);
    chain = mix(chain, j->version);
    chain = mix_text(chain, j->scenario ? j->scenario : text_str(&j->position));
    chain = mix_text(chain, text_str(&j->options));
    return mix_text(chain, j->promise);
}

void journal_begin(struct journal *j)
{
    if (j->seed_known)
        seed_promise(&j->seed, j->promise);
    j->chain = chain_of_heading(j);
}

void journal_free(struct journal *j)
{
    for (int i = 0; i < j->count; i++)
        free(j->line[i].text);
    free(j->line);
    free(j->game);
    free(j->scenario);
    text_free(&j->position);
    text_free(&j->options);
    *j = (struct journal){ 0 };
}

static uint64_t chain_after(const struct journal *j, const char *text, uint64_t state_hash)
{
    return mix(mix_text(j->chain, text), state_hash);
}

static struct journal_line *new_line(struct journal *j, const char *text)
{
    if (j->count == j->room) {
        j->room = j->room ? 2 * j->room : 64;
        j->line = base_realloc(j->line, (size_t)j->room * sizeof *j->line);
    }
    struct journal_line *line = &j->line[j->count++];
    *line = (struct journal_line){ .text = base_strdup(text) };
    return line;
}

void journal_add(struct journal *j, const char *text, uint64_t state_hash)
{
    struct journal_line *line = new_line(j, text);
    j->chain = chain_after(j, text, state_hash);
    line->check[0] = crc8(0, text);
    line->check[1] = (uint8_t)j->chain;
}

void journal_next(const struct journal *j, const char *text, uint64_t state_hash, struct text *out)
{
    add_checked(out, text, crc8(0, text), (uint8_t)chain_after(j, text, state_hash));
}

void journal_line_text(const struct journal_line *line, struct text *out)
{
    add_checked(out, line->text, line->check[0],
                (uint8_t)(line->check[1] ^ SABOTAGE(BUG_CHECK_BYTE)));
}

/* Each line of `text` as a heading line behind `word`. */
static void write_block(const char *word, const struct text *text, struct text *out)
{
    struct lines l = { .next = text_str(text) };
    struct text line = { 0 };

    while (lines_next(&l)) {
        text_clear(&line);
        text_printf(&line, "%s %s", word, text_str(&l.line));
        add_heading(out, text_str(&line));
    }
    lines_done(&l);
    text_free(&line);
}

static void write_seed(const struct journal *j, bool with_seed, struct text *out)
{
    char line[SEED_HEX + 16] = "seed hidden";

    if (with_seed && j->seed_known)
        seed_to_hex(&j->seed, line + strlen("seed "));
    add_heading(out, line);
}

void journal_write(const struct journal *j, bool with_seed, struct text *out)
{
    char line[128];

    snprintf(line, sizeof line, "%s %d", first_word, j->format);
    add_heading(out, line);
    snprintf(line, sizeof line, "game %s %" PRIu32, j->game, j->version);
    add_heading(out, line);
    if (j->scenario) {
        snprintf(line, sizeof line, "scenario %s", j->scenario);
        add_heading(out, line);
    }
    write_block("pos", &j->position, out);
    write_block("option", &j->options, out);
    snprintf(line, sizeof line, "promise %s", j->promise);
    add_heading(out, line);
    write_seed(j, with_seed, out);
    for (int i = 0; i < j->count; i++) {
        journal_line_text(&j->line[i], out);
        text_add_char(out, '\n');
    }
}

/* -- reading -- */

struct reader {
    struct journal *j;
    const char *place;
    struct err *err;
    int number;       /* of the line */
    char *text;       /* the line, its check bytes cut off */
    uint8_t check[2]; /* these */
    bool body;        /* the heading is behind us */
};

static bool refuse(struct reader *r, const char *reason)
{
    return err_line(r->err, r->place, r->number, "%s", reason);
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* "TEXT #a3f1" into text and check bytes; the first byte is compared at once. */
static bool cut_check(struct reader *r, struct text *line)
{
    int digit[4];
    size_t n = line->length;

    if (n < 7 || memcmp(line->s + n - 6, " #", 2) != 0)
        return refuse(r, "the line does not end in its check bytes");
    for (int i = 0; i < 4; i++)
        if ((digit[i] = hex_digit(line->s[n - 4 + (size_t)i])) < 0)
            return refuse(r, "the check bytes are not hexadecimal digits");
    line->s[n - 6] = 0;
    r->text = line->s;
    r->check[0] = (uint8_t)(digit[0] << 4 | digit[1]);
    r->check[1] = (uint8_t)(digit[2] << 4 | digit[3]);
    if (strlen(r->text) != n - 6 || crc8(0, r->text) != r->check[0])
        return refuse(r, "the line does not match its check bytes");
    return true;
}

static const char *after(const char *line, const char *word)
{
    size_t n = strlen(word);
    return strncmp(line, word, n) == 0 && line[n] == ' ' ? line + n + 1 : NULL;
}

static bool read_game(struct reader *r, const char *rest)
{
    const char *blank = strchr(rest, ' ');
    int64_t version;

    if (r->j->game || !blank || blank == rest || !words_int(blank + 1, 0, UINT32_MAX, &version))
        return refuse(r, "'game' expects an id and a version, once");
    r->j->game = base_strdup(rest);
    r->j->game[blank - rest] = 0;
    r->j->version = (uint32_t)version;
    return true;
}

static bool read_promise(struct reader *r, const char *rest)
{
    struct seed unused;
    if (r->j->promise[0] || !seed_from_hex(rest, &unused))
        return refuse(r, "a promise is 64 hexadecimal digits, given once");
    snprintf(r->j->promise, sizeof r->j->promise, "%s", rest);
    return true;
}

static bool read_seed(struct reader *r, const char *rest)
{
    r->body = true;
    if (!r->j->game || !r->j->promise[0] || (!r->j->scenario && !r->j->position.length))
        return refuse(r, "game, scenario (or position) and promise belong before the seed");
    if (strcmp(rest, "hidden") == 0)
        return true;
    r->j->seed_known = true;
    return seed_from_hex(rest, &r->j->seed) ||
           refuse(r, "the seed is neither hidden nor 64 hexadecimal digits");
}

static bool read_format(struct reader *r)
{
    const char *rest = after(r->text, first_word);
    int64_t format;

    if (!rest || !words_int(rest, JOURNAL_BY_LINE, JOURNAL_FORMAT, &format))
        return refuse(r, "this is not a journal of format 1 or 2");
    r->j->format = (int)format;
    return true;
}

static bool read_heading(struct reader *r)
{
    const char *rest;

    if (crc8(0xff, r->text) != r->check[1])
        return refuse(r, "the line does not match its check bytes");
    if (r->number == 1)
        return read_format(r);
    if ((rest = after(r->text, "game")))
        return read_game(r, rest);
    if ((rest = after(r->text, "scenario"))) {
        if (r->j->scenario)
            return refuse(r, "there is a scenario already");
        r->j->scenario = base_strdup(rest);
        return true;
    }
    if ((rest = after(r->text, "pos")))
        return text_printf(&r->j->position, "%s\n", rest), true;
    if ((rest = after(r->text, "option")))
        return text_printf(&r->j->options, "%s\n", rest), true;
    if ((rest = after(r->text, "promise")))
        return read_promise(r, rest);
    if ((rest = after(r->text, "seed")))
        return read_seed(r, rest);
    return refuse(r, "this line does not belong into the heading of a journal");
}

static bool read_one(struct reader *r, struct text *line)
{
    if (!cut_check(r, line))
        return false;
    if (!r->body)
        return read_heading(r);
    struct journal_line *added = new_line(r->j, r->text);
    memcpy(added->check, r->check, 2);
    added->number = r->number;
    return true;
}

bool journal_read(const char *place, const char *text, struct journal *out, struct err *err)
{
    struct lines l = { .next = text };
    struct reader r = { .j = out, .place = place, .err = err };
    size_t length = strlen(text);
    bool fine = true;

    *out = (struct journal){ 0 };
    while (fine && lines_next(&l)) {
        r.number = l.number;
        fine = read_one(&r, &l.line);
    }
    if (fine && !r.body)
        fine = err_line(err, place, r.number, "the heading of the journal is not complete");
    if (fine && text[length - 1] != '\n')
        fine = refuse(&r, "the line is cut short");
    lines_done(&l);
    if (fine)
        out->chain = chain_of_heading(out);
    else
        journal_free(out);
    return fine;
}

bool journal_has_laid(const struct journal *j)
{
    for (int i = 0; i < j->count; i++)
        if (strncmp(j->line[i].text, "fate ", 5) == 0)
            return true;
    return false;
}

bool journal_keeps_promise(const struct journal *j)
{
    return j->seed_known && seed_keeps(&j->seed, j->promise);
}
