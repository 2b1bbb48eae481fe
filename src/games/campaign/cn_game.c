/* cn_game.c -- The Campaigns of Napoleon as the engine sees it. */

#include "games/campaign/cn_local.h"

#include "engine/text_tables.def"

static const struct eng_verb verbs[] = {
#define VERB(name, text, gesture, takes) [VERB_##name] = { text, gesture, takes },
#include "games/campaign/cn_verbs.def"
#undef VERB
    [VERB_COUNT] = { NULL, 0, 0 },
};

static const struct eng_word words[] = {
    ENG_WORD("shown", "shown"),
    ENG_WORD("secret", "kept secret"),
    ENG_WORD("rolled", "by the dice"),
    { NULL, NULL },
};

static const struct eng_lid lid = {
    .blurb =
        "Weeks of marching in two-day turns: supply, roads, weather and rumour, until two armies "
        "find each other and both generals choose their battle in secret.",
    .time = "an evening or more",
    .first = "teaching",
    .words = words,
};

const struct eng_game cn_game = {
    .book = &cn_book,
    .version = 1,
    .state_size = sizeof(struct cn_state),
    .longest = 60000,
    .sides = cn_sides,
    .faces = eng_six_faces,
    .texts = texts,
    .verbs = verbs,
    .options = cn_options,
    .lid = &lid,
    .procs = cn_procs,
    .load = cn_load,
    .unload = cn_unload,
    .survey = cn_survey,
    .setup = cn_setup,
    .offer = cn_offer,
    .check = cn_check,
    .sample = cn_sample,
    .apply = eng_flow_apply,
    .result = cn_result,
    .redact = cn_redact,
    .imagine = cn_imagine,
    .show = cn_show,
    .overlays = cn_show_overlays,
    .prompt = cn_prompt,
    .say = cn_say,
    .preview = cn_preview,
    .refusal = cn_refusal,
    .name = cn_name,
    .noun = cn_noun,
    .word = cn_word,
    .lines = cn_lines,
    .lay_out = cn_lay_out,
    .complete = cn_complete,
    .broken = cn_broken,
};
