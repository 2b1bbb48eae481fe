/* pass.h -- a passphrase that whoever comes must know.
 *
 * The file holds what Argon2id made of it.  To look whether a passphrase is the one takes a tenth of a
 * second and 64 MB on purpose, so a thread does it, one at a time; who asked has a ticket, and comes
 * back for the answer.  Who knew it gets a pass for his cookie: a random number and its mark, made with
 * a key that comes from the file.  So passes outlive the program, and all are void when the passphrase
 * is another. */

#ifndef SERVER_PASS_H
#define SERVER_PASS_H

#include "base/err.h"

enum {
    PASS_TICKET = 33,  /* 32 hexadecimal digits and the zero byte */
    PASS_LENGTH = 65,  /* 64 of them */
    PASS_PHRASE = 201, /* bytes, with the zero byte */
};

struct pass;

/* NULL and err: the file cannot be read, or is none of ours. */
struct pass *pass_open(const char *file, struct err *err);
bool pass_free(struct pass *p); /* as bots_free; NULL is none */

/* False: too many wait. */
bool pass_try(struct pass *p, const char *phrase, char ticket[PASS_TICKET]);
/* The last two are told once. */
enum pass_verdict { PASS_UNKNOWN, PASS_WAITS, PASS_WRONG, PASS_RIGHT };
enum pass_verdict pass_ask(struct pass *p, const char *ticket);

void pass_draw(const struct pass *p, char out[PASS_LENGTH]);
bool pass_is_good(const struct pass *p, const char *text);

/* `berthier passphrase`: from standard input into what the file is to hold. */
int passphrase_command(int argc, char **argv);

#endif
