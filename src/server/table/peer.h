/* peer.h -- one page that is connected, as the hub sees it; sockets know it and nothing else here.
 *
 * What it is to be sent gathers in three heaps during a turn of the loop and moves to `out` when the
 * turn is durable: what comes first (a welcome), then the state, then answers and news.
 *
 * A page that does not read gets no more into its `out`: it is behind, what it is told waits in the
 * heaps, and the state is made when it has caught up, so that it is the newest then and goes on with
 * the log where the page is.  What waits has a limit, past which the page is dropped at once. */

#ifndef SERVER_PEER_H
#define SERVER_PEER_H

#include "base/catalog.h"
#include "base/text.h"
#include "store/house.h"

enum { LETTER_PRE = 32 }; /* bytes before the text that a socket may use */

/* A text on its way; whoever holds the list frees it. */
struct letter {
    struct letter *next;
    size_t length;
    unsigned char data[]; /* LETTER_PRE bytes, then the text */
};

struct letters {
    struct letter *first, **last;
    size_t bytes;
};

/* What becomes of an answer when the turn could not be kept. */
enum peer_answer_kind {
    PEER_ANSWER, /* it stands: a refusal, say                     */
    PEER_CLAIM,  /* "done": the page is told that it was not kept */
    PEER_NEWS,   /* something that then did not happen            */
    PEER_BYE,    /* it stands, and is the last that is said       */
    PEER_KEPT,   /* a claim of an earlier turn: it holds          */
};

struct peer_answer {
    struct peer_answer *next;
    enum peer_answer_kind kind;
    int64_t re;
    bool has_re;
    struct text text; /* of a claim: empty, it is put into words when it holds */
};

/* How much somebody may still do before he must wait; it comes back with time. */
struct quota {
    int64_t left, at;
};

/* Somebody who waits for a match to be opened (opening.h), and is told once. */
struct hub_wait {
    struct hub_wait *next;
    void (*ready)(struct hub_wait *w); /* NULL: it waits for nothing */
    void *user;
};

enum { PEER_CALLER = 48, PEER_HELD = 64 * 1024 };

/* Made when a socket comes and freed when it goes; what it holds is meant for the eyes of its door and
 * for nobody else's. */
struct peer {
    struct hub *hub;
    char caller[PEER_CALLER]; /* its address; "": from this machine */
    struct table *table;      /* NULL before a good hello */
    struct peer *next;        /* at the same table */
    struct store_door door;
    int eye; /* a seat, or -1 */
    enum lang lang;
    uint64_t seq; /* of the state it was sent last */
    int lines;    /* of the log that it has and that still hold */
    bool patches; /* it wants to be told what has changed, and not whole states */
    bool wants_state, wants_table, touched;
    bool unsure; /* something has changed while it was behind: it may have to see it */
    struct letters out, front;
    struct hub_wait wait;
    struct letters held; /* what it said while it waits */
    struct peer_answer *answer, **last_answer;
    size_t waiting; /* bytes of these answers, and some for each */
    bool behind;    /* something waits until `out` is empty */
    bool dropped;   /* to be cut off now, with nothing more said */
    struct quota messages, words, visits,
        drawings;   /* words: chat, notes, what was seen; visits: hello, sit, whole; overlays */
    int close_code; /* not 0: to be closed when `out` is empty */
    void (*wake)(struct peer *);
    void *user;
};

void letters_start(struct letters *l);
void letters_add(struct letters *l, const char *text, size_t length);
struct letter_part {
    const char *text;
    size_t length;
};
void letters_add_parts(struct letters *l, const struct letter_part *part, size_t count);
void letters_drop_first(struct letters *l);
void letters_empty(struct letters *l);
void letters_move(struct letters *from, struct letters *to);

void peer_start(struct peer *p, struct hub *hub, void (*wake)(struct peer *), void *user);
void peer_end(struct peer *p);
/* Nothing of it is kept any longer; its socket ends it. */
void peer_drop(struct peer *p);

/* Both take the text of the answer away with them. */
void peer_put_front(struct peer *p, struct text *text);
void peer_put_answer(struct peer *p, enum peer_answer_kind kind, const int64_t *re,
                     struct text *text);
struct peer_answer *peer_take_answer(struct peer *p); /* the caller frees it */
void peer_free_answer(struct peer_answer *a);
/* The turn is durable, and what it had to say still waits: a later turn does not take it back. */
void peer_settle_answers(struct peer *p);

/* One fewer to go; false when there were too many lately.  At most `burst` at once. */
bool quota_take(struct quota *q, int burst, int per_second, int64_t now);

#endif
