/* sk_game.c -- Skirmish as the engine sees it. */

#include "games/skirmish/sk_local.h"

#include "engine/text_tables.def"

static const struct eng_verb verbs[] = {
    [VERB_BOLD] = { "bold", GESTURE_BUTTON, TAKES_NOTHING },
    [VERB_STEADY] = { "steady", GESTURE_BUTTON, TAKES_NOTHING },
    [VERB_PICK] = { "pick", GESTURE_PIECE, TAKES_NOUN },
    [VERB_DECLARE] = { "declare", GESTURE_BUTTON, TAKES_NOTHING },
    [VERB_MARCH] = { "march", GESTURE_POSE, TAKES_NOUN | TAKES_POSE },
    [VERB_ASSAULT] = { "assault", GESTURE_PIECE, TAKES_NOUN },
    [VERB_STAND] = { "stand", GESTURE_BUTTON, TAKES_NOTHING },
    [VERB_VOLLEY] = { "volley", GESTURE_BUTTON, TAKES_NOTHING },
    [VERB_RECEIVE] = { "receive", GESTURE_BUTTON, TAKES_NOTHING },
    { NULL, 0, 0 },
};

static const struct eng_lid lid = {
    .blurb = "Skirmish, a small game of a quarter of an hour: a few companies on a plane, some of "
             "them decoys. It shows how everything here is done.",
    .time = "a quarter of an hour",
};

const struct eng_game sk_game = {
    .book = &sk_book,
    .version = 1,
    .teaching = true,
    .state_size = sizeof(struct sk_state),
    .longest = 5000,
    .sides = sk_sides,
    .faces = eng_six_faces,
    .texts = texts,
    .verbs = verbs,
    .options = sk_options,
    .lid = &lid,
    .procs = sk_procs,
    .load = sk_load,
    .unload = sk_unload,
    .setup = sk_setup,
    .offer = eng_flow_offer,
    .check = eng_flow_check,
    .sample = sk_sample,
    .apply = eng_flow_apply,
    .result = sk_result,
    .redact = sk_redact,
    .imagine = sk_imagine,
    .show = sk_show,
    .prompt = sk_prompt,
    .say = sk_say,
    .weigh = sk_weigh,
    .name = sk_name,
    .noun = sk_noun,
    .word = sk_word,
    .lines = sk_lines,
    .complete = sk_complete,
    .broken = sk_broken,
};
