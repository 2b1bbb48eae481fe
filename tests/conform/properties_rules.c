/* properties_rules.c -- what a seat may do: offers, legality, dead ends, soundness, the end. */

#include <stdlib.h>
#include <string.h>

#include "engine/choices.h"
#include "engine/news.h"

#include "conform.h"

enum { CHECK_MOST = 64, SAMPLES = 2, GARBAGE = 4, LABELS_EVERY = 8 };

static bool is_placing(const struct trial *t, const struct eng_action *a)
{
    return eng_action_fits(t->box->game, a) &&
           t->box->game->verbs[a->verb].takes & (TAKES_POSE | TAKES_ANGLE);
}

static eng_ruleno judge(const struct trial *t, const void *state, int seat,
                        const struct eng_action *a)
{
    return t->box->game->check(t->box, state, seat, a);
}

static void must_be_legal(struct trial *t, int seat, const struct eng_action *a, const char *what)
{
    struct text words = { 0 };
    eng_ruleno why = judge(t, t->before, seat, a);

    if (why) {
        eng_action_text(t->box->game, a, &words);
        fail(t, OFFERS, "seat %d: %s '%s' is refused by %s", seat, what, text_str(&words),
             t->box->game->book->rules[why].id);
    }
    text_free(&words);
}

/* In words as in numbers: what is written is read as the same action. */
static void must_be_readable(struct trial *t, int seat, const struct eng_action *a)
{
    struct text text = { 0 };
    struct eng_action again;
    struct words w;
    struct err err = { 0 };

    eng_action_words(t->box, a, &text);
    char *copy = base_strdup(text_str(&text));

    if (!words_cut(copy, &w, &err) || !eng_action_parse(t->box, &w, 0, &again, &err))
        fail(t, OFFERS, "seat %d: '%s' cannot be read: %s", seat, text_str(&text), err.reason);
    else if (eng_action_compare(a, &again) != 0)
        fail(t, OFFERS, "seat %d: '%s' is read as something else", seat, text_str(&text));
    free(copy);
    text_free(&text);
}

/* What check lets pass though nobody offered it: only poses may be such, and they must do no
 * harm. */
static void try_garbage(struct trial *t, int seat, const struct eng_choices *c)
{
    struct eng_action a;

    garbage_action(t, c, &a);
    if (judge(t, t->before, seat, &a) != 0)
        return;
    if (!is_placing(t, &a) && !eng_choices_has(c, &a)) {
        fail(t, OFFERS, "seat %d: verb %d, noun %d is legal, but is not offered", seat, a.verb,
             a.noun);
        return;
    }
    memcpy(t->copy, t->before, t->box->game->state_size);
    t->box->game->apply(t->box, t->copy, seat, &a, NULL);
    const char *broken = t->box->game->broken(t->box, t->copy);
    if (broken)
        fail(t, SOUND, "seat %d: a legal verb %d, noun %d breaks: %s", seat, a.verb, a.noun,
             broken);
}

/* -- what offers are called -- */

static int by_words(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static char *label_of(const struct trial *t, int seat, const struct eng_action *a, enum lang lang)
{
    struct eng_phrase p = { 0 };
    struct text text = { 0 };

    t->box->game->say(t->box, t->view[seat], a, &p);
    eng_render(t->box, t->view[seat], &p, lang, &text);
    char *label = base_strdup(text_str(&text));
    text_free(&text);
    return label;
}

/* Where two rows of a list may be the same: blocks of a kind are (Triumph), and a force that is called
 * after its leader can lie beside him (Campaign). */
static bool has_namesakes(const struct trial *t)
{
    const char *game = t->box->game->book->game;

    return strcmp(game, "triumph") == 0 || strcmp(game, "campaign") == 0;
}

/* A list of choices is read, and by some readers heard: no two of its rows are the same. */
static void must_read_apart(struct trial *t, int seat, const struct eng_choices *c, enum lang lang)
{
    char *label[ENG_CHOICES];

    for (int i = 0; i < c->count; i++)
        label[i] = label_of(t, seat, &c->action[i], lang);
    qsort(label, (size_t)c->count, sizeof label[0], by_words);
    for (int i = 1; i < c->count; i++)
        if (strcmp(label[i - 1], label[i]) == 0)
            fail(t, OFFERS, "seat %d: two offers read the same: '%s'", seat, label[i]);
    for (int i = 0; i < c->count; i++)
        free(label[i]);
}

/* 1. Offers are ascending and without repeats, and check accepts each of them; what sample draws
 * is accepted too, and its words mean it; no two of them are called the same.  Random bytes are not, unless they happen to be legal; then nothing breaks. */
void check_offers(struct trial *t, int seat, const struct eng_choices *c)
{
    struct eng_action a;

    for (int i = 1; i < c->count; i++)
        if (eng_action_compare(&c->action[i - 1], &c->action[i]) >= 0)
            fail(t, OFFERS, "seat %d: offer %d does not come after offer %d", seat, i, i - 1);
    int stride = c->count / CHECK_MOST + 1;
    for (int i = 0; i < c->count; i += stride)
        must_be_legal(t, seat, &c->action[i], "the offer");
    for (int i = 0; i < SAMPLES; i++)
        if (eng_random_action(t->box, t->before, seat, &t->chance, &a))
            must_be_legal(t, seat, &a, "the sample");
    if (c->count > 0)
        must_be_readable(t, seat, &c->action[t->decision % c->count]);
    if (t->decision % LABELS_EVERY == 0 && !has_namesakes(t))
        must_read_apart(t, seat, c, t->decision % (2 * LABELS_EVERY) ? LANG_FR : LANG_EN);
    for (int i = 0; i < GARBAGE; i++)
        try_garbage(t, seat, c);
}

/* 2. While the match is not over somebody owes a decision, everybody who may decide has something
 * to choose from, and whoever owes a decision may take it. */
void check_no_dead_end(struct trial *t)
{
    const struct eng_core *core = t->before;

    if (core->active == 0)
        fail(t, NO_DEAD_END, "nobody is active, and the match is not over");
    if (core->active & ~core->asked)
        fail(t, NO_DEAD_END, "a seat is active that is not asked");
    for (int seat = 0; seat < ENG_SEATS; seat++) {
        if (!(core->asked & ENG_SEAT(seat)))
            continue;
        if (seat >= core->seat_count) {
            fail(t, NO_DEAD_END, "seat %d is asked and does not exist", seat);
            return;
        }
        if (t->offered[seat]->count == 0)
            fail(t, NO_DEAD_END, "seat %d is asked and has no choice", seat);
    }
}

static bool same_choices(const struct eng_choices *a, const struct eng_choices *b)
{
    return a->count == b->count && a->outline_count == b->outline_count &&
           memcmp(a->action, b->action, (size_t)a->count * sizeof a->action[0]) == 0 &&
           memcmp(a->outline, b->outline, (size_t)a->outline_count * sizeof a->outline[0]) == 0;
}

static void must_agree(struct trial *t, int seat, const struct eng_action *a)
{
    eng_ruleno truth = judge(t, t->before, seat, a);
    eng_ruleno known = judge(t, t->view[seat], seat, a);
    eng_ruleno imagined = judge(t, t->twin, seat, a);
    const struct eng_rule *rules = t->box->game->book->rules;

    if (truth != known || truth != imagined)
        fail(t, LEGALITY,
             "verb %d, noun %d @ %d,%d: refused by %s in truth, by %s as seat %d knows it, by %s "
             "as it may imagine it",
             a->verb, a->noun, a->x, a->y, truth ? rules[truth].id : "nothing",
             known ? rules[known].id : "nothing", seat, imagined ? rules[imagined].id : "nothing");
}

/* 7. A seat's choices follow from what it knows: offers and refusals are the same for the true
 * state, for what the seat sees of it, and for any world it could mistake for it.  If they were
 * not, legality would tell secrets. */
void check_legality(struct trial *t, int seat, const struct eng_choices *c)
{
    struct eng_choices other;
    struct eng_action a;

    memcpy(t->twin, t->view[seat], t->box->game->state_size);
    if (!eng_imagine(t->box, t->twin, seat, &t->chance)) {
        fail(t, VIEWS, "seat %d can imagine no world", seat);
        return;
    }
    t->box->game->offer(t->box, t->view[seat], seat, &other);
    if (!same_choices(c, &other))
        fail(t, LEGALITY, "seat %d has %d choices in truth, %d from what it knows", seat, c->count,
             other.count);
    t->box->game->offer(t->box, t->twin, seat, &other);
    if (!same_choices(c, &other))
        fail(t, LEGALITY, "seat %d has %d choices in truth, %d in a world it imagines", seat,
             c->count, other.count);
    for (int i = 0; i < 3 && c->count; i++)
        must_agree(t, seat, &c->action[rng_below(&t->chance, (uint32_t)c->count)]);
    if (eng_random_action(t->box, t->before, seat, &t->chance, &a))
        must_agree(t, seat, &a);
    for (int i = 0; i < GARBAGE; i++) {
        garbage_action(t, c, &a);
        must_agree(t, seat, &a);
    }
}

/* 10. No invariant of the game is broken, after any decision. */
void check_sound(struct trial *t)
{
    const char *broken = t->box->game->broken(t->box, match_state(t->m));

    if (broken)
        fail(t, SOUND, "%s", broken);
    if (match_frozen(t->m))
        fail(t, SOUND, "%s", match_frozen(t->m));
}

/* 11. The match is over before game->longest decisions were taken, nobody is asked any more, and
 * there is a result: winners who exist, or a draw, and the reason. */
void check_ended(struct trial *t)
{
    const struct eng_core *core = match_state(t->m);
    struct eng_result result;

    if (!core->over) {
        fail(t, ENDS, "no end after %d decisions and %d lines", t->decision,
             match_journal(t->m)->count);
        return;
    }
    t->box->game->result(t->box, core, &result);
    if (!result.over || core->active || core->asked)
        fail(t, ENDS, "the match is over, and yet it goes on");
    if (result.winners >> core->seat_count)
        fail(t, ENDS, "the winner does not exist");
    if (result.why.text == ENG_TEXT_NONE)
        fail(t, ENDS, "the result has no reason");
}
