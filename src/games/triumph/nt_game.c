/* nt_game.c -- Napoleon's Triumph as the engine sees it. */

#include "games/triumph/nt_local.h"

_Static_assert(sizeof(struct nt_state) <= 4096, "a state is at most 4 KB");

#include "engine/text_tables.def"

static const struct eng_verb verbs[] = {
#define VERB(name, text, gesture, takes) [VERB_##name] = { text, gesture, takes },
#include "games/triumph/nt_verbs.def"
#undef VERB
    [VERB_COUNT] = { NULL, 0, 0 },
};

static const char *const players[] = { "french-players", "allied-players", NULL };

static const struct eng_lid lid = {
    .blurb = "Austerlitz with hidden wooden blocks and not one die: march corps across the field, "
             "threaten, feint, and strike where the enemy is blind.",
    .time = "two to four hours",
    .first = "2-december",
    .players = players,
};

const struct eng_game nt_game = {
    .book = &nt_book,
    .version = 1,
    .state_size = sizeof(struct nt_state),
    .longest = 20000,
    .sides = nt_sides,
    .texts = texts,
    .verbs = verbs,
    .options = nt_options,
    .lid = &lid,
    .procs = nt_procs,
    .load = nt_load,
    .unload = nt_unload,
    .setup = nt_setup,
    .offer = nt_offer,
    .check = eng_flow_check,
    .sample = nt_sample,
    .apply = eng_flow_apply,
    .result = nt_result,
    .redact = nt_redact,
    .hears = nt_hears,
    .imagine = nt_imagine,
    .show = nt_show,
    .prompt = nt_prompt,
    .say = nt_say,
    .weigh = nt_weigh,
    .name = nt_name,
    .refusal = nt_refusal,
    .noun = nt_noun,
    .word = nt_word,
    .lines = nt_lines,
    .lay_out = nt_clear,
    .complete = nt_complete,
    .broken = nt_broken,
};
