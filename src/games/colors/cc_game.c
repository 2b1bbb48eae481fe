/* cc_game.c -- Commands & Colors: Napoleonics as the engine sees it. */

#include "games/colors/cc_local.h"

#include "engine/text_tables.def"

static const struct eng_verb verbs[] = {
#define VERB(name, text, gesture, takes) [VERB_##name] = { text, gesture, takes },
#include "games/colors/cc_verbs.def"
#undef VERB
    [VERB_COUNT] = { NULL, 0, 0 },
};

static const struct eng_lid lid = {
    .blurb = "Battles of the Emperor’s wars on a field of hexes: a hand of command cards decides "
             "who may move, a handful of dice what becomes of them.",
    .time = "one hour",
};

const struct eng_game cc_game = {
    .book = &cc_book,
    .version = 1,
    .state_size = sizeof(struct cc_state),
    .longest = 30000,
    .sides = cc_sides,
    .faces = cc_die,
    .texts = texts,
    .verbs = verbs,
    .options = cc_options,
    .lid = &lid,
    .procs = cc_procs,
    .load = cc_load,
    .unload = cc_unload,
    .setup = cc_setup,
    .offer = eng_flow_offer,
    .check = eng_flow_check,
    .sample = cc_sample,
    .apply = eng_flow_apply,
    .result = cc_result,
    .redact = cc_redact,
    .imagine = cc_imagine,
    .show = cc_show,
    .prompt = cc_prompt,
    .say = cc_say,
    .name = cc_name,
    .refusal = cc_refusal,
    .noun = cc_noun,
    .word = cc_word,
    .lines = cc_lines,
    .lay_out = cc_clear,
    .complete = cc_complete,
    .broken = cc_broken,
};
