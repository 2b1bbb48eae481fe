/* cn_read.h -- a line of a position, word by word: what the files that restore positions share. */

#ifndef GAMES_CAMPAIGN_KIT_CN_READ_H
#define GAMES_CAMPAIGN_KIT_CN_READ_H

#include "games/campaign/kit/cn_save.h"

struct cn_reader {
    const struct cn_board *b;
    struct cn_state *s;
    const struct words *w;
    int at; /* the word that comes next */
    struct err *err;
};

/* cn_read.c: what does not fit fills the error and is false. */
bool cn_read_ended(const struct cn_reader *r);
bool cn_read_end(const struct cn_reader *r);                /* there is nothing more */
const char *cn_read_word(struct cn_reader *r);              /* "" at the end */
bool cn_read_accept(struct cn_reader *r, const char *word); /* takes it if it comes next */
bool cn_read_is_number(const struct cn_reader *r);
bool cn_read_is_hex(const struct cn_reader *r);
bool cn_read_number(struct cn_reader *r, int low, int high, int *out);
bool cn_read_byte(struct cn_reader *r, int low, int high, uint8_t *out);
bool cn_read_one_of(struct cn_reader *r, const char *const *list, const char *what, uint8_t *out);
bool cn_read_found(struct cn_reader *r, int found, const char *word, const char *what,
                   uint8_t *out); /* negative: it was not */
bool cn_read_side(struct cn_reader *r, uint8_t *out);
bool cn_read_leader(struct cn_reader *r, uint8_t *out);
bool cn_read_leader_or_none(struct cn_reader *r, uint8_t *out);
bool cn_read_hex(struct cn_reader *r, uint16_t *out);

/* cn_restore_pieces.c: a line each */
bool cn_restore_leader(struct cn_reader *r);
bool cn_restore_unit(struct cn_reader *r);
bool cn_restore_vedette(struct cn_reader *r);
bool cn_restore_piece(struct cn_reader *r);
bool cn_restore_train(struct cn_reader *r);

/* cn_restore_battle.c: a line each */
bool cn_restore_battle(struct cn_reader *r);
bool cn_restore_path(struct cn_reader *r);
bool cn_restore_damaged(struct cn_reader *r);

#endif
