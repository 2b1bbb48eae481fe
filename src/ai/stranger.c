/* stranger.c -- somebody else's program in a seat: pipes, questions, answers, faults. */

#include "ai/stranger.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "engine/match.h"

enum { ANSWER_LONGEST = 4096, LEAVE_MS = 1000 };

static int64_t now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* -- the process -- */

static bool spawn(struct stranger *s, const int in[2], const int out[2])
{
    char shell[] = "sh", option[] = "-c", *argv[] = { shell, option, NULL, NULL };
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    sigset_t plain;
    extern char **environ;
    char *command = base_strdup(s->command);

    argv[2] = command;
    sigemptyset(&plain);
    sigaddset(&plain, SIGPIPE);
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out[1], STDOUT_FILENO);
    posix_spawnattr_init(&how);
    posix_spawnattr_setsigdefault(&how, &plain);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    bool fine = posix_spawn(&s->pid, "/bin/sh", &files, &how, argv, environ) == 0;
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&how);
    base_free(command);
    if (!fine)
        s->pid = 0;
    return fine;
}

/* Both pipes close in every child but the one they are for.  Writing to a program that has gone is
 * an error here, not a signal. */
static bool start(struct stranger *s)
{
    int in[2], out[2];

    signal(SIGPIPE, SIG_IGN);
    if (pipe2(in, O_CLOEXEC) != 0)
        return false;
    if (pipe2(out, O_CLOEXEC) != 0) {
        close(in[0]);
        close(in[1]);
        return false;
    }
    bool fine = spawn(s, in, out);
    close(in[0]);
    close(out[1]);
    s->to = in[1];
    s->from = out[0];
    if (!fine) {
        close(s->to);
        close(s->from);
        return false;
    }
    fcntl(s->to, F_SETFL, O_NONBLOCK);
    fcntl(s->from, F_SETFL, O_NONBLOCK);
    s->told = 0;
    return true;
}

/* It stays a zombie for now, so that its number, which is its group's too, is nobody else's. */
static bool has_gone(const struct stranger *s)
{
    siginfo_t info = { 0 };

    return waitid(P_PID, (id_t)s->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0;
}

/* It may take so long to go of itself; then it and its children are ended. */
static void stop(struct stranger *s, int patience)
{
    const struct timespec moment = { .tv_nsec = 2000000 };
    int64_t deadline = now_ms() + patience;

    if (s->pid == 0)
        return;
    close(s->to);
    while (!has_gone(s) && now_ms() < deadline)
        nanosleep(&moment, NULL);
    kill(-s->pid, SIGKILL);
    while (waitpid(s->pid, NULL, 0) < 0 && errno == EINTR)
        ;
    close(s->from);
    s->pid = 0;
}

/* -- lines -- */

static bool wait_for(int fd, short what, int64_t deadline)
{
    struct pollfd p = { .fd = fd, .events = what };
    int64_t left = deadline - now_ms();

    return left > 0 && (poll(&p, 1, (int)left) > 0 || errno == EINTR);
}

static bool is_passing(ssize_t n)
{
    return n < 0 && (errno == EAGAIN || errno == EINTR);
}

/* "" when all of it went out, else what went wrong. */
static const char *say(struct stranger *s, const struct text *lines, int64_t deadline)
{
    size_t sent = 0;

    while (sent < lines->length) {
        if (!wait_for(s->to, POLLOUT, deadline))
            return "it does not read";
        ssize_t n = write(s->to, lines->s + sent, lines->length - sent);
        if (n < 0 && !is_passing(n))
            return "it has ended";
        sent += n > 0 ? (size_t)n : 0;
    }
    return "";
}

/* A whole line into `line`. */
static const char *hear(struct stranger *s, int64_t deadline, struct text *line)
{
    char part[1024];
    const char *end;

    while (!(end = memchr(text_str(&s->heard), '\n', s->heard.length))) {
        if (s->heard.length > ANSWER_LONGEST)
            return "its answer has no end";
        if (!wait_for(s->from, POLLIN, deadline))
            return "no answer in time";
        ssize_t n = read(s->from, part, sizeof part);
        if (n == 0 || (n < 0 && !is_passing(n)))
            return "it has ended";
        text_add_n(&s->heard, part, n > 0 ? (size_t)n : 0);
    }
    text_add_n(line, s->heard.s, (size_t)(end - s->heard.s));
    line->s[strcspn(line->s, "\r")] = 0;
    return "";
}

/* What it said without being asked is no answer to the next question. */
static void forget(struct stranger *s)
{
    char part[1024];

    while (read(s->from, part, sizeof part) > 0)
        ;
    text_clear(&s->heard);
}

/* -- questions -- */

static int count_news(const struct match *m, int seat)
{
    int count = 0;

    for (int i = 0; i < match_news_count(m); i++)
        count += eng_may_read(match_news(m, i), ENG_SEAT(seat));
    return count;
}

static void add_reach(const struct eng_game *game, const struct eng_outline *o, struct text *out)
{
    text_printf(out, "reach %s %d", game->verbs[o->verb].name, o->noun);
    for (int i = 0; i < o->count; i++)
        text_printf(out, " %" PRId32 ",%" PRId32, o->x[i], o->y[i]);
    text_add_char(out, '\n');
}

static bool put_question(struct stranger *s, struct match *m, int seat, uint32_t ms,
                         const struct eng_choices *c, struct text *out)
{
    const struct eng_game *game = match_box(m)->game;
    const struct eng_core *core = match_state(m);
    const char *scenario = match_journal(m)->scenario;

    text_printf(out, "ask %s %s %d %s\nmessage ", game->book->game, scenario ? scenario : "-", seat,
                game->sides[core->side[seat]]);
    if (!match_message(m, seat, s->told, LANG_EN, out))
        return false;
    s->told = count_news(m, seat);
    for (int i = 0; i < c->count; i++) {
        text_add(out, "\nchoice ");
        eng_action_text(game, &c->action[i], out);
    }
    text_add_char(out, '\n');
    for (int i = 0; i < c->outline_count; i++)
        add_reach(game, &c->outline[i], out);
    text_printf(out, "answer %" PRIu32 "\n", ms);
    return true;
}

/* -- answers -- */

static void printable(char *s)
{
    for (; *s; s++)
        if ((unsigned char)*s < ' ' || *s == 127)
            *s = ' ';
}

static bool fault(struct stranger *s, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static bool fault(struct stranger *s, const char *format, ...)
{
    va_list args;

    s->faults++;
    text_clear(&s->why);
    va_start(args, format);
    text_vprintf(&s->why, format, args);
    va_end(args);
    printable(s->why.s);
    return false;
}

static bool judge(struct stranger *s, struct match *m, int seat, const char *line,
                  struct eng_action *out)
{
    const struct eng_box *box = match_box(m);
    char *copy = base_strdup(line);
    struct words w = { 0 };
    struct err err = { 0 };
    eng_ruleno why = 0;

    bool fine = words_cut(copy, &w, &err) &&
                (w.count > 0 || err_set(&err, NULL, "there is no action in it")) &&
                eng_action_parse(box, &w, 0, out, &err);
    base_free(copy);
    if (!fine)
        return fault(s, "'%.60s': %s", line, err.reason);
    enum match_answer answer = match_check(m, seat, out, &why);
    if (answer != MATCH_DONE)
        return fault(s, "'%.60s': %s", line,
                     why ? box->game->book->rules[why].statement[LANG_EN]
                         : match_answer_text(answer));
    return true;
}

/* A program that has not answered is stopped, lest its answer come later and be taken for that to
 * another question. */
static bool ask(struct stranger *s, struct match *m, int seat, const struct text *question,
                int64_t deadline, struct eng_action *out)
{
    struct text line = { 0 };

    forget(s);
    const char *trouble = say(s, question, deadline);
    if (!*trouble)
        trouble = hear(s, deadline, &line);
    bool fine = *trouble ? fault(s, "%s", trouble) : judge(s, m, seat, text_str(&line), out);
    if (*trouble)
        stop(s, 0);
    else if (!fine) {
        text_clear(&line);
        text_printf(&line, "fault %s\n", text_str(&s->why));
        say(s, &line, deadline);
    }
    text_free(&line);
    return fine;
}

bool stranger_decide(struct stranger *s, struct match *m, int seat, uint32_t ms,
                     struct eng_action *out)
{
    struct eng_choices *c = base_alloc(sizeof *c);
    struct text question = { 0 };
    int64_t deadline = now_ms() + ms;
    bool answered = false;

    bool running = s->pid || start(s);
    bool asked =
        match_choices(m, seat, c) && c->count > 0 && put_question(s, m, seat, ms, c, &question);
    if (asked && running)
        answered = ask(s, m, seat, &question, deadline, out);
    else if (asked)
        fault(s, "it cannot be started: %s", strerror(errno));
    if (asked && !answered)
        *out = c->action[0];
    text_free(&question);
    base_free(c);
    return asked;
}

void stranger_dismiss(struct stranger *s, const char *outcome)
{
    struct text line = { 0 };

    if (s->pid) {
        text_printf(&line, "over %s\n", outcome ? outcome : "unfinished");
        say(s, &line, now_ms() + LEAVE_MS);
        stop(s, LEAVE_MS);
    }
    text_free(&line);
    text_free(&s->heard);
    text_free(&s->why);
}
