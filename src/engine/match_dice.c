/* match_dice.c -- players add to the key of the dice: three kinds of lines in the journal. */

#include "engine/match_local.h"

const struct dice *match_dice(const struct match *m)
{
    return m->journal.format == JOURNAL_BY_LINE ? NULL : &m->dice;
}

uint64_t match_rolls(const struct match *m)
{
    const struct rng *rng = &match_core(m)->rng;

    return rng->kind == RNG_ROLLS ? rng->event : 0;
}

static enum match_answer may_add(const struct match *m, int seat)
{
    const struct eng_core *core = match_core(m);

    if (m->frozen.length)
        return MATCH_FROZEN;
    if (core->over)
        return MATCH_OVER;
    if (core->rng.kind != RNG_ROLLS || seat < 0 || seat >= core->seat_count)
        return MATCH_REFUSED;
    return MATCH_DONE;
}

/* "commit 0 HEX"; hex may be NULL. */
static bool write_down(struct match *m, const char *word, int seat, const char *hex)
{
    struct text line = { 0 };

    text_printf(&line, "%s %d%s%s", word, seat, hex ? " " : "", hex ? hex : "");
    bool kept = match_note(m, text_str(&line), m->state);
    text_free(&line);
    return kept;
}

enum match_answer match_commit(struct match *m, int seat, const char *promise)
{
    enum match_answer answer = may_add(m, seat);
    struct seed unused;

    if (answer != MATCH_DONE)
        return answer;
    if (!seed_from_hex(promise, &unused) || !dice_may_commit(&m->dice, seat))
        return MATCH_REFUSED;
    if (!write_down(m, "commit", seat, promise))
        return MATCH_NOT_KEPT;
    dice_commit(&m->dice, seat, promise, match_rolls(m));
    return MATCH_DONE;
}

enum match_answer match_reveal(struct match *m, int seat, const struct seed *part)
{
    enum match_answer answer = may_add(m, seat);
    char hex[SEED_HEX];

    if (answer != MATCH_DONE)
        return answer;
    if (!dice_may_reveal(&m->dice, seat, part))
        return MATCH_REFUSED;
    seed_to_hex(part, hex);
    if (!write_down(m, "reveal", seat, hex))
        return MATCH_NOT_KEPT;
    if (dice_reveal(&m->dice, seat, part, match_rolls(m)))
        rng_set_key(&match_core(m)->rng, &m->dice.key);
    return MATCH_DONE;
}

enum match_answer match_forgo(struct match *m, int seat)
{
    enum match_answer answer = may_add(m, seat);

    if (answer != MATCH_DONE)
        return answer;
    if (!dice_owes(&m->dice, seat))
        return MATCH_REFUSED;
    if (!write_down(m, "forgo", seat, NULL))
        return MATCH_NOT_KEPT;
    if (dice_forgo(&m->dice, seat, match_rolls(m)))
        rng_set_key(&match_core(m)->rng, &m->dice.key);
    return MATCH_DONE;
}
