/* pass.c -- a passphrase that whoever comes must know. */

#include "server/api/pass.h"

#include <pthread.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "base/file.h"
#include "server/crew.h"

enum { TRIALS = 8, DRAWN = 16, MARK = 16, LEAST = 8 };

struct trial {
    char ticket[PASS_TICKET]; /* "": a free place */
    char phrase[PASS_PHRASE];
    enum pass_verdict verdict;
    unsigned int age;
};

struct pass {
    char hash[crypto_pwhash_STRBYTES];
    unsigned char key[crypto_generichash_KEYBYTES];
    pthread_mutex_t lock;
    pthread_cond_t work;
    bool ended, has_thread;
    pthread_t thread;
    unsigned int age;
    struct trial trial[TRIALS];
};

/* -- in the thread; the lock is held where nothing else is said -- */

static struct trial *next_trial(struct pass *p)
{
    struct trial *first = NULL;

    for (struct trial *t = p->trial; t < p->trial + TRIALS; t++)
        if (t->ticket[0] && t->verdict == PASS_WAITS && (!first || t->age < first->age))
            first = t;
    return first;
}

/* Without the lock, which is taken again; the place stays the trial's meanwhile. */
static void judge(struct pass *p, struct trial *t)
{
    char phrase[PASS_PHRASE];

    memcpy(phrase, t->phrase, sizeof phrase);
    pthread_mutex_unlock(&p->lock);
    bool right = crypto_pwhash_str_verify(p->hash, phrase, strlen(phrase)) == 0;
    sodium_memzero(phrase, sizeof phrase);
    pthread_mutex_lock(&p->lock);
    sodium_memzero(t->phrase, sizeof t->phrase);
    t->verdict = right ? PASS_RIGHT : PASS_WRONG;
}

static void *work(void *arg)
{
    struct pass *p = arg;
    struct trial *t;

    pthread_mutex_lock(&p->lock);
    while (!p->ended) {
        if ((t = next_trial(p)))
            judge(p, t);
        else
            pthread_cond_wait(&p->work, &p->lock);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

/* -- in the loop -- */

static bool read_hash(const char *file, char out[crypto_pwhash_STRBYTES], struct err *err)
{
    struct text text = { 0 };
    bool fine = file_read(file, &text, err);

    if (fine) {
        size_t length = strcspn(text_str(&text), "\r\n");

        fine = length < crypto_pwhash_STRBYTES && strncmp(text_str(&text), "$argon2id$", 10) == 0;
        if (fine)
            memcpy(out, text_str(&text), length);
        else
            err_set(err, file, "is not what 'berthier passphrase' makes");
    }
    text_free(&text);
    return fine;
}

struct pass *pass_open(const char *file, struct err *err)
{
    struct pass *p = base_alloc(sizeof *p);

    if (sodium_init() < 0 || !read_hash(file, p->hash, err)) {
        base_free(p);
        return NULL;
    }
    crypto_generichash(p->key, sizeof p->key, (const unsigned char *)p->hash, sizeof p->hash,
                       (const unsigned char *)"berthier passes", 16);
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->work, NULL);
    return p;
}

bool pass_free(struct pass *p)
{
    if (!p)
        return true;
    pthread_mutex_lock(&p->lock);
    p->ended = true;
    pthread_cond_signal(&p->work);
    pthread_mutex_unlock(&p->lock);
    if (p->has_thread && !crew_join(&p->thread, 1))
        return false;
    pthread_cond_destroy(&p->work);
    pthread_mutex_destroy(&p->lock);
    sodium_memzero(p, sizeof *p);
    base_free(p);
    return true;
}

/* A free place, or that of the oldest answer that nobody came for. */
static struct trial *free_place(struct pass *p)
{
    struct trial *best = NULL;

    for (struct trial *t = p->trial; t < p->trial + TRIALS; t++) {
        if (!t->ticket[0])
            return t;
        if (t->verdict != PASS_WAITS && (!best || t->age < best->age))
            best = t;
    }
    return best;
}

bool pass_try(struct pass *p, const char *phrase, char ticket[PASS_TICKET])
{
    unsigned char drawn[DRAWN];
    struct trial *t;

    if (!p->has_thread)
        p->has_thread = crew_start(&p->thread, work, p);
    randombytes_buf(drawn, sizeof drawn);
    sodium_bin2hex(ticket, PASS_TICKET, drawn, sizeof drawn);
    pthread_mutex_lock(&p->lock);
    t = p->has_thread ? free_place(p) : NULL;
    if (t) {
        *t = (struct trial){ .verdict = PASS_WAITS, .age = p->age++ };
        memcpy(t->ticket, ticket, PASS_TICKET);
        snprintf(t->phrase, sizeof t->phrase, "%s", phrase);
        pthread_cond_signal(&p->work);
    }
    pthread_mutex_unlock(&p->lock);
    return t != NULL;
}

enum pass_verdict pass_ask(struct pass *p, const char *ticket)
{
    enum pass_verdict verdict = PASS_UNKNOWN;

    pthread_mutex_lock(&p->lock);
    for (struct trial *t = p->trial; *ticket && t < p->trial + TRIALS; t++)
        if (strcmp(t->ticket, ticket) == 0) {
            verdict = t->verdict;
            if (verdict != PASS_WAITS)
                t->ticket[0] = 0;
        }
    pthread_mutex_unlock(&p->lock);
    return verdict;
}

static void mark(const struct pass *p, unsigned char number[DRAWN + MARK])
{
    crypto_generichash(number + DRAWN, MARK, number, DRAWN, p->key, sizeof p->key);
}

void pass_draw(const struct pass *p, char out[PASS_LENGTH])
{
    unsigned char number[DRAWN + MARK];

    randombytes_buf(number, DRAWN);
    mark(p, number);
    sodium_bin2hex(out, PASS_LENGTH, number, sizeof number);
}

bool pass_is_good(const struct pass *p, const char *text)
{
    unsigned char number[DRAWN + MARK], again[DRAWN + MARK];
    size_t length = 0;

    if (sodium_hex2bin(number, sizeof number, text, strlen(text), NULL, &length, NULL) != 0 ||
        length != sizeof number)
        return false;
    memcpy(again, number, sizeof again);
    mark(p, again);
    return sodium_memcmp(number, again, sizeof number) == 0;
}

/* -- making one -- */

/* At a terminal it is not shown while it is typed. */
static bool read_phrase(char phrase[PASS_PHRASE + 2])
{
    struct termios shown, hidden;
    bool asks = tcgetattr(STDIN_FILENO, &shown) == 0;

    if (asks) {
        hidden = shown;
        hidden.c_lflag &= ~(tcflag_t)ECHO;
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
        fputs("Passphrase: ", stderr);
    }
    bool got = fgets(phrase, PASS_PHRASE + 1, stdin) != NULL;
    if (asks) {
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown);
        fputs("\n", stderr);
    }
    phrase[got ? strcspn(phrase, "\r\n") : 0] = 0;
    return got;
}

int passphrase_command(int argc, char **argv)
{
    char phrase[PASS_PHRASE + 2], hash[crypto_pwhash_STRBYTES];
    size_t length;

    (void)argv;
    if (argc > 1) {
        fputs("usage: berthier passphrase > FILE   (it is read from standard input)\n", stderr);
        return 2;
    }
    length = read_phrase(phrase) ? strlen(phrase) : 0;
    if (length < LEAST || length >= PASS_PHRASE) {
        fprintf(stderr, "berthier: a passphrase has %d to %d bytes\n", LEAST, PASS_PHRASE - 1);
        return 1;
    }
    if (sodium_init() < 0 ||
        crypto_pwhash_str(hash, phrase, length, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0) {
        fputs("berthier: there is not enough memory\n", stderr);
        return 1;
    }
    sodium_memzero(phrase, sizeof phrase);
    puts(hash);
    return 0;
}
