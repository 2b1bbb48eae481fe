/* sk_local.h -- what the chapters of Skirmish share. */

#ifndef GAMES_SKIRMISH_SK_LOCAL_H
#define GAMES_SKIRMISH_SK_LOCAL_H

#include "engine/box.h"
#include "engine/flow.h"
#include "sk_rules.h"

#include "games/skirmish/sk.h"

enum sk_proc { PROC_MATCH, PROC_ORDERS, PROC_ACTION, PROC_ASSAULT };

enum sk_match_row { ROW_STANCES, ROW_WHO_FIRST, ROW_FIRST_SIDE, ROW_SECOND_SIDE, ROW_END_OF_TURN };
enum sk_orders_row { ROW_PICKS, ROW_NEXT_COMPANY };

/* Locals of the frames. */
enum { SIDE = 0 };                  /* PROC_ORDERS               */
enum { COMPANY = 0, TARGET = 1 };   /* PROC_ACTION, PROC_ASSAULT */

enum sk_text {
    BEFORE_FIRST = ENG_TEXT_COUNT - 1,
#define NEWS(name, english) NEWS_##name,
#include "games/skirmish/sk_news.def"
#undef NEWS
};

static inline const struct sk_board *sk_board(const struct eng_box *box)
{
    return box->board;
}

static inline int other_side(int side)
{
    return 1 - side;
}

/* sk_board.c */
bool sk_load(const char *folder, void **board, struct err *err);
void sk_unload(void *board);
const char *sk_kind_name(int kind);
int sk_find_kind(const char *name); /* -1: none */
int sk_find_field(const struct sk_board *b, const char *id);

/* sk_setup.c */
bool sk_setup(const struct eng_box *box, const uint8_t *option, void *state,
              struct eng_news *news, struct err *err);
extern const struct eng_option sk_options[];

/* Steps, by chapter. */
eng_arrive sk_ask_stances, sk_decide_first, sk_first_side, sk_second_side, sk_end_turn;
eng_offer sk_offer_stances;
eng_take sk_take_stance;

eng_arrive sk_ask_picks, sk_next_company;
eng_offer sk_offer_picks;
eng_take sk_take_pick;

eng_arrive sk_ask_march;
eng_offer sk_offer_march;
eng_take sk_take_march;
eng_check sk_check_march;
bool sk_sample(const struct eng_box *box, const void *state, int seat, struct rng *rng,
               struct eng_action *out);

eng_arrive sk_ask_assault, sk_ask_volley, sk_contact, sk_melee;
eng_offer sk_offer_assault, sk_offer_volley;
eng_take sk_take_assault, sk_take_volley;

/* sk_4_march.c */
int64_t sk_distance2(const struct sk_company *a, int32_t x, int32_t y); /* squared */
/* May this company stand there?  0, or the rule that forbids. */
eng_ruleno sk_check_place(const struct eng_box *box, const struct sk_state *s, int company,
                          int32_t x, int32_t y);
bool sk_crosses_stream(const struct eng_box *box, const struct sk_state *s, int company, int32_t x,
                       int32_t y);

/* sk_6_victory.c */
int sk_strength_of(const struct eng_box *box, const struct sk_state *s, int side);
bool sk_is_beaten(const struct sk_state *s, int side); /* nothing but decoys left */
void sk_result(const struct eng_box *box, const void *state, struct eng_result *out);

/* sk_view.c */
void sk_show_kind(struct eng_turn *t, int company, eng_ruleno rule); /* to everybody */
void sk_redact(const struct eng_box *box, void *state, eng_seats audience);
bool sk_imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng);
void sk_show(const struct eng_box *box, const void *redacted, struct jout *json);
void sk_prompt(const struct eng_box *box, const void *redacted, int seat, struct eng_phrase *p);
void sk_say(const struct eng_box *box, const void *redacted, const struct eng_action *a,
            struct eng_phrase *p);
const char *sk_name(const struct eng_box *box, const char *kind, int32_t value);

/* sk_save.c */
void sk_save(const struct eng_box *box, const void *state, struct text *out);
bool sk_restore(const struct eng_box *box, void *state, const struct words *w, struct err *err);
const char *sk_broken(const struct eng_box *box, const void *state);

extern const struct eng_proc sk_procs[];

#endif
