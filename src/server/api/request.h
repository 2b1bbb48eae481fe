/* request.h -- a request and its answer, without the socket they travel on. */

#ifndef SERVER_REQUEST_H
#define SERVER_REQUEST_H

#include "base/json_out.h"
#include "server/api/callers.h"
#include "server/api/maps.h"
#include "server/api/origin.h"
#include "server/api/purse.h"
#include "server/api/replays.h"
#include "server/table/door.h"

enum {
    REQUEST_PARTS = 6,
    REQUEST_PATH = 512,
    REQUEST_ARGS = 256,
    REQUEST_BODY = 64 * 1024,
    REQUEST_JOURNAL = 512 * 1024,
};

/* What the store said when it was last asked whether it is well. */
struct health {
    int64_t asked; /* by request_ticks; 0: never */
    bool ok;
    struct err err;
};

/* What the answers are made from; the context's user pointer leads here. */
struct server {
    struct hub *hub;
    struct text games, all_games; /* made once, when the program starts */
    char games_tag[24], all_games_tag[24];
    /* Waits until these and the maps are made: that goes on beside the loop.  NULL: they are. */
    void (*await)(struct server *server);
    struct maps *maps;
    struct books *books;
    struct replays *replays;
    struct origin_names names;
    struct callers *callers;
    struct purses *purses;
    struct guests *guests;
    const char
        *proxy;      /* the address of the one in front, believed about whom it speaks for; NULL */
    bool figures;    /* health counts decisions, which tell more than a page may know */
    bool only_proxy; /* nobody else from beyond this machine is heard */
    struct pass *pass; /* NULL: nobody needs to know one */
    struct health health;
    unsigned char shelf_key[16]; /* shelf.h */
    struct quota makings;        /* of matches, by all together */
};

enum request_method { REQUEST_GET, REQUEST_HEAD, REQUEST_POST, REQUEST_OTHER };

struct request {
    struct server *server;
    enum request_method method;
    bool packed;   /* the client takes gzip */
    bool passed;   /* has the pass of this server, or it wants none */
    bool own_page; /* its Origin, where it has one, is ours */
    bool over_tls; /* between the browser and us, or the proxy in front */
    char caller[GUEST_ADDRESS];
    char kind[40];           /* content-type of the body, without its parameters */
    char path[REQUEST_PATH]; /* cut into its parts */
    int part_count;
    const char *part[REQUEST_PARTS];
    char args[REQUEST_ARGS]; /* "lang=fr&seat=0", as it came */
    char shelf[STORE_TOKEN]; /* from the cookie; "" when there was none */
    struct text body;
};

struct answer {
    unsigned int status;
    const char *type;
    const char *tag;       /* NULL: not to be kept by anyone    */
    const char *encoding;  /* NULL: as it is                    */
    bool varies;           /* another client may get it packed  */
    const char *allow;     /* with 405: what would be allowed   */
    const char *file;      /* offered as a file of that name    */
    bool gives_shelf;      /* request.shelf goes into a cookie  */
    bool gives_pass;       /* a fresh pass does                 */
    int retry;             /* with 429: seconds; 0: not known   */
    struct errand *errand; /* not NULL: it is not made yet (errand.h), and all else means nothing */
    const unsigned char *body;
    size_t length;
    struct text made; /* owns the body, where it is not something kept elsewhere */
};

/* Finds the answer.  The path is cut here. */
void request_answer(struct request *r, struct answer *a);
/* Once more, after something that it had to wait for. */
void request_again(struct request *r, struct answer *a);
/* Is a body wanted at this address, and how long may it be?  0: none is. */
size_t request_room(const char *path);

/* -- for those who answer -- */

void answer_plain(struct answer *a, unsigned int status, const char *reason);
/* `made` holds JSON (or another text) now. */
void answer_made(struct answer *a, unsigned int status, const char *type);
void answer_refusal(struct answer *a, unsigned int status, enum code code, const char *reason);

/* The value of an argument, decoded, or NULL; valid until the next call. */
const char *request_arg(const struct request *r, const char *name);
enum lang request_lang(const struct request *r);
int64_t request_ticks(void); /* ms of a clock that nobody sets */
/* Sees to it that the browser has a shelf. */
void request_need_shelf(struct request *r, struct answer *a);
void request_make_tag(const char *content, size_t length, char *out, size_t room);

/* 429: so many seconds are to be waited. */
void answer_too_fast(struct answer *a, int retry);

typedef void request_handler(struct request *r, struct answer *a);
request_handler api_get_games, api_get_health, api_get_rule, api_get_map;
request_handler api_get_book, api_get_print, api_get_figure;
request_handler api_get_matches, api_post_match, api_post_keep, api_post_forget, api_get_match;
request_handler api_get_enter, api_post_enter, api_get_verdict;
request_handler api_get_invitation, api_post_sit;
request_handler api_get_journal, api_get_story, api_get_match_replay, api_get_match_step;
request_handler api_post_replay, api_get_replay, api_get_step;

/* The body as an object; NULL when the answer is made already. */
json_t *api_read_body(struct request *r, struct answer *a);
/* {"token": T}; "" in `out` when that can be no token.  False: the answer is made already. */
bool api_read_token(struct request *r, struct answer *a, char out[STORE_TOKEN]);
/* What the store has refused, by its code: 503. */
void api_refuse_trouble(struct answer *a, enum code code, const struct err *err);
/* "seats" of a plan, as lists of matches have them. */
void api_put_seats(const struct plan *plan, struct jout *j);

/* The table behind the token in the address; NULL when the answer is made already. */
struct table *api_find_table(struct request *r, struct answer *a, struct store_door *door);

/* The games for the home page (docs/wire.md); with `all` the teaching game too. */
void api_write_games(bool all, struct text *out);

#endif
