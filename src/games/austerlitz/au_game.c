/* au_game.c -- Austerlitz 1805 as the engine sees it. */

#include "games/austerlitz/kept/au_field.h"
#include "games/austerlitz/kept/au_listed.h"
#include "games/austerlitz/kept/au_recall.h"
#include "games/austerlitz/solo/au_np.h"

#include "engine/text_tables.def"

static const struct eng_verb verbs[] = {
#define VERB(name, text, gesture, takes) { text, gesture, takes },
#include "games/austerlitz/au_verbs.def"
#undef VERB
    { NULL, 0, 0 },
};

/* A side of the solo system has one answer to every question (A05 22 to 28). */
static bool has_one_answer(const struct eng_box *box, const struct au_state *s, int seat,
                           struct eng_action *out)
{
    return au_is_np(s, s->core.side[seat]) && s->core.active & ENG_SEAT(seat) &&
           au_np_answer(box, s, seat, out);
}

static void au_offer(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    struct eng_action answer;
    const struct eng_box *before = au_recall_begin(box);
    bool mine = au_field_open(state);

    if (has_one_answer(box, state, seat, &answer)) {
        eng_choices_clear(c);
        eng_choices_add(c, &answer);
    } else {
        au_list(box, state, seat, c);
        eng_choices_sort(c);
    }
    au_field_close(mine);
    au_recall_end(before);
}

eng_ruleno au_check_open(const struct eng_box *box, const struct au_state *s, int seat,
                         const struct eng_action *a)
{
    struct eng_action answer;
    eng_ruleno rule = eng_flow_check(box, s, seat, a);

    if (rule || !has_one_answer(box, s, seat, &answer))
        return rule;
    return eng_action_compare(&answer, a) == 0 ? 0 : AU_22_2_1;
}

eng_ruleno au_check(const struct eng_box *box, const void *state, int seat,
                    const struct eng_action *a)
{
    const struct eng_box *before = au_recall_begin(box);
    bool mine = au_field_open(state);
    eng_ruleno rule = au_check_open(box, state, seat, a);

    au_field_close(mine);
    au_recall_end(before);
    return rule;
}

/* Why an answer of the solo system is what it is, is told before it is carried out. */
static void tell_why(struct eng_turn *t, const struct eng_action *a)
{
    struct au_thought thought;

    if (!t->news || !au_is_np(t->state, t->core->side[t->seat]) ||
        !au_np_think(t->box, t->state, t->seat, &thought) || thought.why.text == 0 ||
        eng_action_compare(&thought.action, a) != 0)
        return;
    tell(t, thought.why.rule, ENG_ALL, thought.why.text, thought.why.arg[0], thought.why.arg[1],
         thought.why.arg[2], thought.why.arg[3]);
}

static void au_apply(const struct eng_box *box, void *state, int seat, const struct eng_action *a,
                     struct eng_news *news)
{
    struct eng_turn t = { box, state, state, news, seat };

    const struct eng_box *before = au_recall_begin(box);
    au_field_close(true); /* left open where an assertion failed */
    tell_why(&t, a);
    eng_flow_apply(box, state, seat, a, news);
    au_recall_end(before);
}

static const struct eng_word words[] = {
    ENG_WORD("none", "neither side"),  ENG_WORD("french", "the French"),
    ENG_WORD("allied", "the Allies"),  ENG_WORD("both", "both sides"),
    ENG_WORD("printed", "as printed"), { NULL, NULL },
};

static const struct eng_lid lid = {
    .blurb = "The day itself, hour by hour and without a grid: brigades in line and column, "
             "distances and angles, morale, and fog until the sun comes through.",
    .time = "three to five hours",
    .first = "pratzen",
    .solo = "np",
    .words = words,
};

const struct eng_game au_game = {
    .book = &au_book,
    .version = 1,
    .state_size = sizeof(struct au_state),
    .longest = 60000,
    .sides = au_sides,
    .faces = eng_six_faces,
    .texts = texts,
    .verbs = verbs,
    .options = au_options,
    .lid = &lid,
    .procs = au_procs,
    .load = au_load,
    .unload = au_unload,
    .setup = au_setup,
    .offer = au_offer,
    .check = au_check,
    .sample = au_sample,
    .apply = au_apply,
    .result = au_result,
    .redact = au_redact,
    .imagine = au_imagine,
    .show = au_show,
    .overlays = au_show_ground,
    .prompt = au_prompt,
    .say = au_say,
    .weigh = au_weigh,
    .preview = au_preview,
    .name = au_name,
    .refusal = au_refusal,
    .noun = au_noun,
    .word = au_word,
    .lines = au_lines,
    .lay_out = au_lay_out,
    .complete = au_complete,
    .broken = au_broken,
};
