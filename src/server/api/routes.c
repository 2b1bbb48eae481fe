/* routes.c -- which address is answered by whom. */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "engine/rulebook.h"
#include "server/api/assets.h"
#include "server/api/shelf.h"

enum {
    BAD_REQUEST = 400,
    FORBIDDEN = 403,
    NOT_FOUND = 404,
    NOT_ALLOWED = 405,
    UNKNOWN = 401,
    WRONG_KIND = 415,
    TOO_FAST = 429
};

static const char json_kind[] = "application/json", text_kind[] = "text/plain";

/* A star stands for any one part. */
static const struct {
    enum request_method method;
    const char *path[REQUEST_PARTS];
    request_handler *answer;
    const char *kind; /* of the body */
    size_t room;
    enum caller_deed deed;
} routes[] = {
    { REQUEST_GET, { "api", "games" }, api_get_games, NULL, 0, CALLER_READS },
    { REQUEST_GET, { "api", "enter" }, api_get_enter, NULL, 0, CALLER_READS },
    { REQUEST_POST, { "api", "enter" }, api_post_enter, json_kind, REQUEST_BODY, CALLER_ENTERS },
    { REQUEST_GET, { "api", "enter", "*" }, api_get_verdict, NULL, 0, CALLER_READS },
    { REQUEST_GET, { "api", "health" }, api_get_health, NULL, 0, CALLER_READS },
    { REQUEST_GET, { "api", "rules", "*", "*" }, api_get_rule, NULL, 0, CALLER_READS },
    { REQUEST_GET, { "api", "book", "*" }, api_get_book, NULL, 0, CALLER_READS },
    { REQUEST_GET, { "api", "book", "*", "print" }, api_get_print, NULL, 0, CALLER_WORKS },
    { REQUEST_GET, { "api", "figure", "*", "*" }, api_get_figure, NULL, 0, CALLER_READS },
    { REQUEST_GET, { "data", "*", "map.json" }, api_get_map, NULL, 0, CALLER_READS },
    { REQUEST_GET, { "api", "matches" }, api_get_matches, NULL, 0, CALLER_LISTS },
    { REQUEST_POST, { "api", "matches" }, api_post_match, json_kind, REQUEST_BODY, CALLER_MAKES },
    { REQUEST_POST, { "api", "keep" }, api_post_keep, json_kind, REQUEST_BODY, CALLER_KEEPS },
    { REQUEST_POST, { "api", "forget" }, api_post_forget, json_kind, REQUEST_BODY, CALLER_KEEPS },
    { REQUEST_GET, { "api", "invitation", "*" }, api_get_invitation, NULL, 0, CALLER_READS },
    { REQUEST_POST, { "api", "sit" }, api_post_sit, json_kind, REQUEST_BODY, CALLER_KEEPS },
    { REQUEST_GET, { "api", "match", "*" }, api_get_match, NULL, 0, CALLER_READS },
    { REQUEST_GET, { "api", "match", "*", "journal" }, api_get_journal, NULL, 0, CALLER_WORKS },
    { REQUEST_GET, { "api", "match", "*", "story" }, api_get_story, NULL, 0, CALLER_WORKS },
    { REQUEST_GET, { "api", "match", "*", "replay" }, api_get_match_replay, NULL, 0, CALLER_WORKS },
    { REQUEST_GET,
      { "api", "match", "*", "replay", "*" },
      api_get_match_step,
      NULL,
      0,
      CALLER_WORKS },
    { REQUEST_POST,
      { "api", "replay" },
      api_post_replay,
      text_kind,
      REQUEST_JOURNAL,
      CALLER_SENDS },
    { REQUEST_GET, { "api", "replay", "*" }, api_get_replay, NULL, 0, CALLER_WORKS },
    { REQUEST_GET, { "api", "replay", "*", "*" }, api_get_step, NULL, 0, CALLER_WORKS },
};

enum { ROUTES = sizeof routes / sizeof routes[0] };

/* -- paths -- */

/* False when it has too many parts, or empty ones. */
static bool cut(char *path, const char **part, int *count)
{
    *count = 0;
    if (*path != '/')
        return false;
    while (*path) {
        *path++ = 0;
        if (*count == REQUEST_PARTS || *path == '/' || *path == 0)
            return false;
        part[(*count)++] = path;
        path += strcspn(path, "/");
    }
    return true;
}

static bool fits(const char *const *wanted, const char *const *part, int count)
{
    for (int i = 0; i < count; i++)
        if (!wanted[i] || (strcmp(wanted[i], "*") != 0 && strcmp(wanted[i], part[i]) != 0))
            return false;
    return count == REQUEST_PARTS || !wanted[count];
}

static int find_route(const char *const *part, int count, enum request_method method)
{
    for (int i = 0; i < ROUTES; i++)
        if (routes[i].method == method && fits(routes[i].path, part, count))
            return i;
    return -1;
}

size_t request_room(const char *path)
{
    char copy[REQUEST_PATH];
    const char *part[REQUEST_PARTS];
    int count, route;

    snprintf(copy, sizeof copy, "%s", path);
    route = cut(copy, part, &count) ? find_route(part, count, REQUEST_POST) : -1;
    return route >= 0 ? routes[route].room : 0;
}

/* -- answers -- */

void answer_plain(struct answer *a, unsigned int status, const char *reason)
{
    a->status = status;
    a->type = "text/plain; charset=utf-8";
    a->body = (const unsigned char *)reason;
    a->length = strlen(reason);
}

void answer_made(struct answer *a, unsigned int status, const char *type)
{
    a->status = status;
    a->type = type;
    a->body = (const unsigned char *)text_str(&a->made);
    a->length = a->made.length;
}

void answer_refusal(struct answer *a, unsigned int status, enum code code, const char *reason)
{
    struct jout j;

    text_clear(&a->made);
    jout_start(&j, &a->made);
    jout_object(&j);
    jout_key(&j, "error");
    jout_object(&j);
    jout_key_string(&j, "code", code_word(code));
    jout_key_string(&j, "reason", reason);
    jout_end_object(&j);
    jout_end_object(&j);
    jout_done(&j);
    answer_made(a, status, json_kind);
}

void request_make_tag(const char *content, size_t length, char *out, size_t room)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325); /* FNV-1a */

    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)content[i]) * UINT64_C(0x100000001b3);
    snprintf(out, room, "W/\"%016" PRIx64 "\"", hash);
}

/* -- arguments and the shelf -- */

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

const char *request_arg(const struct request *r, const char *name)
{
    static char value[64];
    size_t length = strlen(name), n = 0;
    const char *at = r->args;

    while (strncmp(at, name, length) != 0 ||
           (at[length] != '=' && at[length] != '&' && at[length])) {
        at += strcspn(at, "&");
        if (!*at)
            return NULL;
        at++;
    }
    at += length + (at[length] == '=');
    for (; *at && *at != '&' && n < sizeof value - 1; at++) {
        if (*at == '%' && digit(at[1]) >= 0 && digit(at[2]) >= 0) {
            value[n++] = (char)(digit(at[1]) * 16 + digit(at[2]));
            at += 2;
        } else {
            value[n++] = *at;
        }
    }
    value[n] = 0;
    return value;
}

enum lang request_lang(const struct request *r)
{
    const char *name = request_arg(r, "lang");
    enum lang lang = LANG_EN;

    if (name)
        catalog_lang(name, &lang);
    return lang;
}

int64_t request_ticks(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

void request_need_shelf(struct request *r, struct answer *a)
{
    if (r->shelf[0] && shelf_is_ours(r->server, r->shelf))
        return;
    shelf_draw(r->server, r->shelf);
    a->gives_shelf = true;
}

/* -- which is which -- */

static void asset_answer(struct answer *a, const struct asset *asset, bool packed)
{
    a->status = 200;
    a->type = asset->type;
    a->tag = asset->tag;
    a->varies = true;
    a->encoding = packed ? "gzip" : NULL;
    a->body = packed ? asset->gzip : asset->plain;
    a->length = packed ? (size_t)((uintptr_t)asset->gzip_end - (uintptr_t)asset->gzip)
                       : (size_t)((uintptr_t)asset->plain_end - (uintptr_t)asset->plain);
}

/* The page has several addresses; its script tells them apart. */
static const struct asset *page_at(const char *path)
{
    const struct asset *asset = asset_find(path);

    if (asset)
        return asset;
    if (strncmp(path, "/m/", 3) == 0 || strncmp(path, "/r/", 3) == 0 ||
        strncmp(path, "/i/", 3) == 0)
        return token_is(path + 3) ? asset_find("/") : NULL;
    if (strncmp(path, "/rules/", 7) == 0)
        return eng_book_find(path + 7) ? asset_find("/") : NULL;
    return NULL;
}

/* Where a person may have gone astray: no door of programs, no file. */
static bool is_for_people(const struct request *r)
{
    for (int i = 0; i < r->part_count; i++)
        if (strpbrk(r->part[i], ".%"))
            return false;
    return r->part_count > 0 && strcmp(r->part[0], "api") != 0 && strcmp(r->part[0], "data") != 0;
}

/* The page says it in words and shows the way back; a program reads the status. */
static void answer_nothing(const struct request *r, struct answer *a)
{
    if (is_for_people(r)) {
        asset_answer(a, asset_find("/"), r->packed);
        a->status = NOT_FOUND;
        a->tag = NULL;
    } else {
        answer_plain(a, NOT_FOUND, "404: there is nothing at this address\n");
    }
}

static void refuse_method(struct answer *a, bool post)
{
    answer_plain(a, NOT_ALLOWED,
                 post ? "405: this address is only written to, with POST\n"
                      : "405: what is here can only be read, with GET or HEAD\n");
    a->allow = post ? "POST" : "GET, HEAD";
}

void answer_too_fast(struct answer *a, int retry)
{
    answer_refusal(a, TOO_FAST, CODE_TOO_FAST, "too much at once; wait a moment");
    a->retry = retry;
}

static bool is_work(enum caller_deed deed)
{
    return deed == CALLER_WORKS || deed == CALLER_SENDS;
}

/* The door itself, and whether the program is well. */
static bool is_for_strangers(request_handler *answer)
{
    return answer == api_get_enter || answer == api_post_enter || answer == api_get_verdict ||
           answer == api_get_health;
}

static void take(struct request *r, struct answer *a, int route)
{
    struct server *server = r->server;
    request_handler *answer = routes[route].answer;
    enum caller_deed deed = routes[route].deed; /* reading was counted when the request came */
    int64_t now = request_ticks();
    int wait = 1;

    if (!r->passed && !is_for_strangers(answer))
        answer_refusal(a, UNKNOWN, CODE_PASSPHRASE, "this server wants a passphrase");
    else if ((deed != CALLER_READS && !callers_may(server->callers, r->caller, deed, now)) ||
             (is_work(deed) && !purse_may(server->purses, r->caller, hub_tick(server->hub), &wait)))
        answer_too_fast(a, wait);
    else
        routes[route].answer(r, a);
}

static void take_post(struct request *r, struct answer *a, int route)
{
    if (!r->own_page)
        answer_refusal(a, FORBIDDEN, CODE_NOT_OUR_PAGE, "the page that asks is not one of ours");
    else if (strcmp(r->kind, routes[route].kind) != 0)
        answer_refusal(a, WRONG_KIND, CODE_WRONG_KIND, routes[route].kind);
    else
        take(r, a, route);
}

static void take_route(struct request *r, struct answer *a)
{
    int get = find_route(r->part, r->part_count, REQUEST_GET);
    int post = find_route(r->part, r->part_count, REQUEST_POST);

    if (r->method == REQUEST_POST && post >= 0)
        take_post(r, a, post);
    else if (r->method == REQUEST_POST || r->method == REQUEST_OTHER)
        refuse_method(a, get < 0 && post >= 0);
    else if (get >= 0)
        take(r, a, get);
    else if (post >= 0)
        refuse_method(a, true);
    else
        answer_nothing(r, a);
}

void request_again(struct request *r, struct answer *a)
{
    int route =
        find_route(r->part, r->part_count, r->method == REQUEST_POST ? REQUEST_POST : REQUEST_GET);

    routes[route].answer(r, a);
}

void request_answer(struct request *r, struct answer *a)
{
    bool reads = r->method == REQUEST_GET || r->method == REQUEST_HEAD;
    const struct asset *asset = reads ? page_at(r->path) : NULL;

    if (asset) {
        asset_answer(a, asset, r->packed);
        return;
    }
    if (!cut(r->path, r->part, &r->part_count))
        r->part_count = 0;
    take_route(r, a);
}
