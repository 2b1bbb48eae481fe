/* server.c -- `berthier serve`: the command line, the matches' file, the socket, the loop. */

#include "server/server.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <libwebsockets.h>
#include <malloc.h>
#include <netinet/in.h>
#include <openssl/ssl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/words.h"
#include "server/api/books.h"
#include "server/api/pass.h"
#include "server/api/shelf.h"
#include "server/crew.h"
#include "server/net/gate.h"
#include "server/net/herald.h"
#include "server/net/http.h"
#include "server/net/lines.h"
#include "server/net/ticks.h"
#include "server/net/tls.h"
#include "server/net/watchdog.h"
#include "server/net/workers.h"
#include "server/net/ws.h"
#include "server/table/loop.h"

enum {
    DEFAULT_PORT = 1805,
    PORT_MAX = 65535,
    WS_BUFFER = 4096,
    LARGE = 8192,    /* bytes of a block that goes back to the system as soon as it is free */
    PING_AFTER = 30, /* seconds of silence after which a WebSocket is asked whether it lives */
    DROP_AFTER = 50, /* and given up */
};

static const char usage[] =
    "usage: berthier serve [--port N] [--listen ADDRESS] [--name NAME]... [--db FILE]\n"
    "                      [--tls-cert FILE --tls-key FILE] [--proxy ADDRESS] [--plain]\n"
    "                      [--passphrase FILE] [--hooks none|public|any] [--expire WHEN]\n"
    "                      [--figures] [--open]\n"
    "\n"
    "  --port N          where to listen on this machine (1805; 0: any free one)\n"
    "  --listen ADDRESS  for whom: 127.0.0.1 is this machine alone, 0.0.0.0 everybody\n"
    "  --name NAME       a name or address by which others reach it; may be repeated\n"
    "  --tls-cert FILE   the certificate (a chain, PEM) with which it speaks https itself\n"
    "  --tls-key FILE    and its key\n"
    "  --proxy ADDRESS   of the one in front that speaks https for it; believed when it says for\n"
    "                    whom it asks (x-forwarded-for, x-forwarded-proto)\n"
    "  --plain           with --listen: no https, and whoever is on the way may read along\n"
    "  --passphrase FILE whoever comes must know it; made by: berthier passphrase > FILE\n"
    "  --db FILE         where matches are kept (in the user's data folder)\n"
    "  --hooks WHERE     which machines are told that it is a player's turn, where he asks for it:\n"
    "                    none, those of the open internet (public), or any; without it any, as\n"
    "                    long as the server is for this machine alone, and public otherwise\n"
    "  --figures         /api/health counts decisions too, and so tells the other side's clicks\n"
    "  --expire WHEN     after how many days a match is removed that nobody has looked at: never, or\n"
    "                    (as without it) bots=30,unbegun=60,played=180,ended=365\n"
    "  --open            open the page in the browser\n";

struct wishes {
    int port;
    const char *db, *listen;
    struct origin_names names;
    const char *cert, *key, *proxy, *passphrase; /* NULL: none */
    int hooks;                                   /* an enum herald_reach; -1: not said */
    struct expiry_terms expiry;
    bool plain, figures, open, help;
};

/* -- the command line -- */

static bool read_port(const char *word, int *out, struct err *err)
{
    int64_t n;

    if (!words_int(word, 0, PORT_MAX, &n))
        return err_set(err, "--port", "'%.40s' is not a number from 0 to %d", word, PORT_MAX);
    *out = (int)n;
    return true;
}

static bool read_address(const char *option, const char *word, const char **out, struct err *err)
{
    struct in_addr address;

    if (inet_pton(AF_INET, word, &address) != 1)
        return err_set(err, option, "'%.40s' is not an address such as 192.168.1.5", word);
    *out = word;
    return true;
}

static bool add_name(const char *word, struct origin_names *names, struct err *err)
{
    if (names->count == ORIGIN_NAMES)
        return err_set(err, "--name", "more than %d names", ORIGIN_NAMES);
    names->name[names->count++] = word;
    return true;
}

static bool read_hooks(const char *word, int *out, struct err *err)
{
    static const char *const name[] = { "none", "public", "any" };

    for (int i = HERALD_NOWHERE; i <= HERALD_ANYWHERE; i++)
        if (strcmp(name[i], word) == 0) {
            *out = i;
            return true;
        }
    return err_set(err, "--hooks", "'%.40s' is neither none, public nor any", word);
}

static bool read_value(const char *word, const char *value, struct wishes *w, struct err *err)
{
    if (strcmp(word, "--port") == 0)
        return read_port(value, &w->port, err);
    if (strcmp(word, "--listen") == 0)
        return read_address(word, value, &w->listen, err);
    if (strcmp(word, "--proxy") == 0)
        return read_address(word, value, &w->proxy, err);
    if (strcmp(word, "--name") == 0)
        return add_name(value, &w->names, err);
    if (strcmp(word, "--hooks") == 0)
        return read_hooks(value, &w->hooks, err);
    if (strcmp(word, "--expire") == 0)
        return expiry_read(value, &w->expiry, err);
    *(strcmp(word, "--tls-cert") == 0     ? &w->cert
      : strcmp(word, "--tls-key") == 0    ? &w->key
      : strcmp(word, "--passphrase") == 0 ? &w->passphrase
                                          : &w->db) = value;
    return true;
}

static bool *find_flag(const char *word, struct wishes *w)
{
    static const char *const name[] = { "--open", "--help", "--plain", "--figures" };
    bool *const flag[] = { &w->open, &w->help, &w->plain, &w->figures };

    for (size_t i = 0; i < sizeof flag / sizeof *flag; i++)
        if (strcmp(name[i], word) == 0)
            return flag[i];
    return NULL;
}

/* Takes argv[*i], and the value after it where it has one. */
static bool read_wish(char **argv, int *i, struct wishes *w, struct err *err)
{
    static const char *const valued[] = { "--port",     "--listen",  "--name",  "--hooks",
                                          "--tls-cert", "--tls-key", "--proxy", "--passphrase",
                                          "--expire",   "--db",      NULL };
    const char *word = argv[*i], *value = argv[*i + 1];
    bool *flag = find_flag(word, w);
    int known = 0;

    if (flag)
        return *flag = true;
    while (valued[known] && strcmp(valued[known], word) != 0)
        known++;
    if (!valued[known])
        return err_set(err, "serve", "'%.40s' is not known here", word);
    if (!value || !*value)
        return err_set(err, word, "a value is missing");
    ++*i;
    return read_value(word, value, w, err);
}

static bool read_wishes(int argc, char **argv, struct wishes *out, struct err *err)
{
    *out = (struct wishes){
        .port = DEFAULT_PORT, .listen = "127.0.0.1", .hooks = -1, .expiry = expiry_usual
    };
    for (int i = 1; i < argc; i++)
        if (!read_wish(argv, &i, out, err))
            return false;
    return true;
}

static bool is_for_others(const struct wishes *w)
{
    return strncmp(w->listen, "127.", 4) != 0;
}

/* Links are keys: what opens a seat is not to cross a net in the open unless somebody says so. */
static bool are_safe(const struct wishes *w, struct err *err)
{
    if (!w->cert != !w->key)
        return err_set(err, w->cert ? "--tls-key" : "--tls-cert", "is missing beside the other");
    if (w->cert && !tls_check(w->cert, w->key, err))
        return false;
    if (is_for_others(w) && !w->cert && !w->proxy && !w->plain)
        return err_set(err, "--listen",
                       "links would cross the net for all to read; give --tls-cert and --tls-key, "
                       "name the --proxy in front that speaks https, or say --plain");
    return true;
}

/* The XDG rule: a relative folder in the variable does not count. */
static bool default_db(struct text *out, struct err *err)
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");

    if (data && data[0] == '/')
        text_add(out, data);
    else if (home && home[0] == '/')
        text_printf(out, "%s/.local/share", home);
    else
        return err_set(err, "--db", "there is no home folder to keep matches in; name a file");
    text_add(out, "/berthier/berthier.db");
    return true;
}

/* -- the socket -- */

static void log_line(int level, const char *line)
{
    (void)level;
    fprintf(stderr, "berthier: libwebsockets: %s", line);
}

static const struct lws_protocols *protocols(void)
{
    static struct lws_protocols table[4];

    table[0] = (struct lws_protocols){ .name = "http",
                                       .callback = http_event,
                                       .per_session_data_size = http_session_size() };
    table[1] = (struct lws_protocols){ .name = WS_PROTOCOL,
                                       .callback = ws_event,
                                       .per_session_data_size = ws_session_size(),
                                       .rx_buffer_size = WS_BUFFER };
    table[2] = (struct lws_protocols){ .name = GATE_PROTOCOL, .callback = gate_event };
    return table;
}

static void speak_tls(const struct wishes *w, struct lws_context_creation_info *info)
{
    info->options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    info->ssl_cert_filepath = w->cert;
    info->ssl_private_key_filepath = w->key;
    info->ssl_options_set = SSL_OP_NO_SSLv3 | SSL_OP_NO_TLSv1 | SSL_OP_NO_TLSv1_1 |
                            SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION;
}

static struct lws_context *listen_at(int gate, const struct wishes *w, struct server *server,
                                     struct err *err)
{
    static const lws_retry_bo_t idle = { .secs_since_valid_ping = PING_AFTER,
                                         .secs_since_valid_hangup = DROP_AFTER };
    int limit, room = lines_room(&limit);
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN_SERVER, /* the gate is ours */
        .protocols = protocols(),
        .headers = http_headers,
        .alpn = "http/1.1",
        .server_string = "berthier",
        .gid = -1,
        .uid = -1,
        .user = server,
        .fd_limit_per_thread = (unsigned int)limit,
        .retry_and_idle_policy = &idle,
        .options = LWS_SERVER_OPTION_DISABLE_IPV6,
    };
    struct lws_context *context;

    if (w->cert)
        speak_tls(w, &info);
    server->guests = lines_new(room);
    lws_set_log_level(LLL_ERR, log_line);
    context = lws_create_context(&info);
    if (!context || !gate_watch(gate, lws_get_vhost_by_name(context, "default")))
        err_set(err, "server", "libwebsockets could not be started");
    lws_set_log_level(0, NULL); /* from here on, clients would fill the log */
    return context;
}

/* -- running -- */

static struct lws_context *running; /* for the signal handler alone */
static volatile sig_atomic_t ended;

static void on_signal(int number)
{
    (void)number;
    ended = 1;
    lws_cancel_service(running);
}

static void handle_signals(struct lws_context *context)
{
    struct sigaction end = { .sa_handler = on_signal }, ignore = { .sa_handler = SIG_IGN };

    running = context;
    sigaction(SIGINT, &end, NULL);
    sigaction(SIGTERM, &end, NULL);
    sigaction(SIGPIPE, &ignore, NULL);
    sigaction(SIGXFSZ, &ignore, NULL); /* a file that may not grow is a write that fails */
    sigaction(SIGCHLD, &ignore, NULL); /* the browser's starter leaves no zombie */
}

static void open_browser(const char *address)
{
    char *const words[] = { (char[]){ "xdg-open" }, strdupa(address), NULL };
    posix_spawn_file_actions_t quiet;
    pid_t pid;

    posix_spawn_file_actions_init(&quiet);
    posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&quiet, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    if (posix_spawnp(&pid, words[0], &quiet, NULL, words, environ) != 0)
        fprintf(stderr, "berthier: xdg-open is not installed; please open %s yourself\n", address);
    posix_spawn_file_actions_destroy(&quiet);
}

static void announce(int port, const struct wishes *w)
{
    char address[48];

    snprintf(address, sizeof address, "%s://%s:%d", w->cert ? "https" : "http",
             strcmp(w->listen, "0.0.0.0") == 0 ? "127.0.0.1" : w->listen, port);
    printf("Berthier is at %s (matches in %s)\n", address, w->db);
    fflush(stdout);
    if (w->open)
        open_browser(address);
}

/* Threads call this when a job has ended. */
static void wake_loop(void *user)
{
    (void)user;
    if (running)
        lws_cancel_service(running);
}

static void on_time(lws_sorted_usec_list_t *timer)
{
    (void)timer; /* it only had to make the loop turn */
}

/* One turn: everything that came in is heard, then kept, then answered. */
static int turn(struct lws_context *context, struct hub *hub)
{
    static lws_sorted_usec_list_t timer;
    int status = lws_service(context, 0);
    int64_t ms = loop_turn(hub);

    if (ms >= 0)
        lws_sul_schedule(context, 0, &timer, on_time, ms * LWS_US_PER_MS);
    else
        lws_sul_cancel(&timer);
    return status;
}

static int run(struct lws_context *context, struct hub *hub)
{
    struct watchdog *watchdog = watchdog_start(WATCHDOG_MS, wake_loop, NULL);
    int status = 0;

    while (!ended && status >= 0) {
        status = turn(context, hub);
        watchdog_turned(watchdog);
    }
    watchdog_stop(watchdog);
    return status >= 0 || ended ? 0 : 1;
}

static int serve(const struct wishes *w, struct server *server, struct err *err)
{
    int gate = gate_open(w->listen, w->port, err), status;
    struct lws_context *context = gate < 0 ? NULL : listen_at(gate, w, server, err);

    if (!context)
        return 1;
    handle_signals(context);
    announce(gate_port(gate), w);
    status = run(context, server->hub);
    hub_end_work(server->hub);
    lws_context_destroy(context);
    if (status)
        err_set(err, "server", "the event loop failed");
    return status;
}

/* -- what is read when the program starts -- */

static pthread_t reader;

/* Lists of games need every board and scenario, maps are packed: to listen does not wait for that.  What
 * is wrong in the data is printed here, and told to whoever asks for that game. */
static void *read_data(void *server)
{
    struct server *s = server;

    maps_prepare(s->maps);
    api_write_games(false, &s->games);
    api_write_games(true, &s->all_games);
    request_make_tag(text_str(&s->games), s->games.length, s->games_tag, sizeof s->games_tag);
    request_make_tag(text_str(&s->all_games), s->all_games.length, s->all_games_tag,
                     sizeof s->all_games_tag);
    return NULL;
}

static void await_reader(struct server *s)
{
    if (s->await)
        pthread_join(reader, NULL);
    s->await = NULL;
}

static void begin_reading(struct server *s)
{
    if (crew_start(&reader, read_data, s))
        s->await = await_reader;
    else
        read_data(s);
}

/* A bot that is deep in thought cannot be waited for, and must not have the boards taken away under
 * it: the program then ends without tidying up.  The store is closed by now. */
static void end_with(struct server *s, int status)
{
    bool quiet = pass_free(s->pass);

    if (!loop_close(s->hub) || !quiet) {
        fflush(NULL);
        _exit(status);
    }
    text_free(&s->games);
    text_free(&s->all_games);
    maps_free(s->maps);
    books_free(s->books);
    replays_free(s->replays);
    callers_free(s->callers);
    purses_free(s->purses);
    guests_free(s->guests);
}

/* On a server for this machine alone whoever names an address could call it himself.  Where others
 * come in, by the net or by a proxy in front (which needs a name), they are kept to the internet. */
static enum herald_reach reach_of(const struct wishes *w)
{
    if (w->hooks >= 0)
        return (enum herald_reach)w->hooks;
    return is_for_others(w) || w->names.count > 0 || w->proxy ? HERALD_PUBLIC : HERALD_ANYWHERE;
}

static int serve_from(struct store *store, struct pass *pass, const struct wishes *w,
                      struct err *err)
{
    struct server server = {
        .names = w->names,
        .proxy = w->proxy,
        .only_proxy = w->proxy && !w->cert && !w->plain,
        .figures = w->figures,
        .pass = pass,
    };
    int status;

    if (strcmp(w->listen, "0.0.0.0") != 0)
        add_name(w->listen, &server.names, NULL);
    const struct hub_herald herald = herald_for_hub(reach_of(w));
    server.hub = loop_open(
        &(struct loop_world){ store, ticks_now, ticks_on, workers_new(0, wake_loop, NULL) });
    hub_hire(server.hub, &herald);
    hub_expiry(server.hub)->terms = w->expiry;
    server.maps = maps_new();
    server.books = books_new();
    server.replays = replays_new();
    server.callers = callers_new();
    server.purses = purses_new();
    shelf_start(&server);
    begin_reading(&server);
    status = serve(w, &server, err);
    await_reader(&server);
    store_close(store);
    if (status)
        err_print(err);
    err->reason[0] = 0;
    end_with(&server, status);
    return status;
}

static int prepare_and_serve(const struct wishes *w, struct err *err)
{
    struct pass *pass = w->passphrase ? pass_open(w->passphrase, err) : NULL;
    struct store *store = NULL;

    mallopt(M_MMAP_THRESHOLD, LARGE); /* a whole state for each of many who come leaves no holes */
    if (pass || !w->passphrase)
        store = store_open(w->db, err);
    if (store)
        return serve_from(store, pass, w, err);
    pass_free(pass);
    return 1;
}

int serve_command(int argc, char **argv)
{
    struct wishes w;
    struct err err = { 0 };
    struct text db = { 0 };
    int status = 1;

    if (!read_wishes(argc, argv, &w, &err) || (!w.help && !are_safe(&w, &err))) {
        err_print(&err);
        fputs(usage, stderr);
        return 2;
    }
    if (w.help) {
        fputs(usage, stdout);
        return 0;
    }
    if (w.db || default_db(&db, &err)) {
        w.db = w.db ? w.db : text_str(&db);
        status = prepare_and_serve(&w, &err);
    }
    if (status && err.reason[0])
        err_print(&err);
    text_free(&db);
    return status;
}
