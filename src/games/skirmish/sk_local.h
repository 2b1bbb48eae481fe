/* sk_local.h -- what the files of Skirmish share. */

#ifndef GAMES_SKIRMISH_SK_LOCAL_H
#define GAMES_SKIRMISH_SK_LOCAL_H

#include "engine/box.h"
#include "engine/flow.h"
#include "engine/lines.h"
#include "engine/weight.h"
#include "sk_rules.h"

#include "games/skirmish/sk.h"

/* Procedures and what they remember; kinds of our own there. */
#define FRAMES "games/skirmish/sk_frames.def"
#include "engine/frame_types.def"
enum { SK_COMPANY = ENG_KINDS };

/* Rows, in the order of sk_flow.c. */
enum sk_match_row { ROW_STANCES, ROW_WHO_FIRST, ROW_FIRST_SIDE, ROW_SECOND_SIDE, ROW_END_OF_TURN };
enum sk_orders_row { ROW_PICKS, ROW_NEXT_COMPANY };
enum sk_action_row { ROW_MARCH, ROW_ASSAULT };
enum sk_assault_row { ROW_VOLLEY, ROW_CONTACT, ROW_MELEE };

#define TEXTS "games/skirmish/sk_news.def"
#include "engine/text_types.def"

static inline const struct sk_board *sk_board(const struct eng_box *box)
{
    return box->board;
}

static inline int other_side(int side)
{
    return 1 - side;
}

/* sk_names.c: lists end with NULL. */
extern const char *const sk_sides[], *const sk_kinds[], *const sk_stances[], *const sk_orders[];
const char *sk_name(const struct eng_box *box, const char *kind, int32_t value);
bool sk_noun(const struct eng_box *box, int verb, const char *word, uint16_t *out);
void sk_word(const struct eng_box *box, int verb, uint16_t noun, struct text *out);

/* sk_board.c */
bool sk_load(const char *folder, void **board, struct err *err);
void sk_unload(void *board);
int sk_find_field(const struct sk_board *b, const char *id); /* -1: none */

/* sk_setup.c */
bool sk_setup(const struct eng_box *box, const uint8_t *option, void *state, struct eng_news *news,
              struct err *err);
extern const struct eng_option sk_options[];

/* sk_flow.c */
extern const struct eng_proc sk_procs[];

/* sk_1_companies.c */
int64_t sk_distance2(const struct sk_company *c, int32_t x, int32_t y); /* squared */
/* May this company stand there?  0, or the rule that forbids. */
eng_ruleno sk_check_place(const struct eng_box *box, const struct sk_state *s, int company,
                          int32_t x, int32_t y);
void sk_show_kind(struct eng_turn *t, int company, eng_ruleno rule); /* to everybody */
void sk_take_loss(struct eng_turn *t, int company, eng_ruleno rule);
void sk_remove(struct eng_turn *t, int company, eng_ruleno rule);

/* sk_2_turn.c */
eng_arrive sk_ask_stances, sk_decide_first, sk_give_orders, sk_end_turn;
eng_take sk_take_stance;

/* sk_3_orders.c */
eng_arrive sk_ask_picks, sk_next_company;
eng_offer sk_offer_picks;
eng_take sk_take_pick;

/* sk_4_march.c */
eng_arrive sk_ask_march;
eng_offer sk_offer_march;
eng_take sk_take_march;
eng_check sk_check_march;
bool sk_sample(const struct eng_box *box, const void *state, int seat, struct rng *rng,
               struct eng_action *out);
bool sk_crosses_stream(const struct eng_box *box, const struct sk_state *s, int company, int32_t x,
                       int32_t y);

/* sk_5_assault.c */
eng_arrive sk_ask_assault, sk_ask_volley, sk_contact, sk_melee;
eng_take sk_take_assault, sk_take_volley;
eng_check sk_check_assault, sk_check_volley;

/* sk_6_victory.c */
bool sk_is_beaten(const struct sk_state *s, int side); /* nothing but decoys left */
void sk_result(const struct eng_box *box, const void *state, struct eng_result *out);

/* sk_view.c */
void sk_redact(const struct eng_box *box, void *state, eng_seats audience);
bool sk_imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng);
void sk_show(const struct eng_box *box, const void *redacted, struct jout *json);
void sk_prompt(const struct eng_box *box, const void *redacted, int seat, struct eng_phrase *p);
void sk_say(const struct eng_box *box, const void *redacted, const struct eng_action *a,
            struct eng_phrase *p);
void sk_weigh(const struct eng_box *box, const void *redacted, int seat, const struct eng_action *a,
              struct eng_weight *out);

/* sk_save.c */
extern const struct eng_line sk_lines[];
bool sk_complete(struct eng_reader *r);
const char *sk_broken(const struct eng_box *box, const void *state);

#endif
