/* err.h -- errors of the outside world, with place and reason.
 *
 * Bad input (files, network, command line) is never a crash and never a bare "failed": the
 * function returns false and fills a struct err.  The place is what a person can open
 * ("data/skirmish/units.tsv:12", "command line", "seat 1"), the reason is one sentence without
 * a final stop. */

#ifndef BASE_ERR_H
#define BASE_ERR_H

#include <stdbool.h>

struct err {
    char place[160];
    char reason[1280]; /* room for a refusal: a statement of the registers, and what is wrong */
};

/* Fills err (which may be NULL) and returns false, so that a caller can `return err_set(...)`.
 * place may be NULL: the place is then left empty, for a caller to fill with err_at. */
bool err_set(struct err *err, const char *place, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* As err_set, with the place "file:line". */
bool err_line(struct err *err, const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Gives an error that has no place yet its place.  Returns false. */
bool err_at(struct err *err, const char *place);

/* Prints "berthier: PLACE: REASON" on standard error. */
void err_print(const struct err *err);

/* Broken program, as opposed to bad input: on in all builds, and never returns. */
#define BASE_ASSERT(x) ((x) ? (void)0 : base_panic(__FILE__, __LINE__, #x))

/* Hands the failure to the handler, which may longjmp away.  Without a handler, or when it
 * returns, the program ends with a message. */
_Noreturn void base_panic(const char *file, int line, const char *what);

/* Replaces the handler; NULL restores the message.  Install it before the first thread starts. */
void base_on_panic(void (*handler)(const char *file, int line, const char *what));

#endif
