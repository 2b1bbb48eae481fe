/* test_store_torn.c -- a program that is killed while it appends loses nothing it acknowledged.
 *
 * A child appends 10,000 decisions and acknowledges each through a pipe when the store says that it
 * is durable.  We kill it with SIGKILL at a random moment, open the file, and find every line that
 * was acknowledged, in order and intact, and at most one more: the one it was just writing.  Then
 * appending goes on, by us and by the next child.
 *
 * Short: one run, killed 50 times in its first 4,000 lines, and ten times more while the file is
 * being opened.  Long (BERTHIER_LONG=1): 50 runs, each killed once, anywhere in its 10,000.
 * BERTHIER_SEED repeats the moments, as far as the machine does.
 *
 * A kill does not empty the caches of the system: that each append is flushed is shown by
 * test_store.c. */

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/rng.h"
#include "base/words.h"
#include "store/store.h"

enum { DECISIONS = 10000, SHORT_REACH = 4000, KILLS = 50, OPENING_EACH = 5, PATIENCE_MS = 60000 };

static const char heading[] = "berthier journal 1\ngame torn 1\n";
static char home[] = "/tmp/berthier-torn-XXXXXX";
static char place[64];
static struct rng chance;
static struct err err;
static char found_wrong[200];
static bool skipped; /* a child acknowledged another line than the next */

static bool wrong(const char *what, int number)
{
    snprintf(found_wrong, sizeof found_wrong, "%s (%d)", what, number);
    return false;
}

static bool wrong_store(void)
{
    snprintf(found_wrong, sizeof found_wrong, "%.80s: %.100s", err.place, err.reason);
    return false;
}

/* Every line differs from every other, and lengths vary, so that pages are torn anywhere. */
static const char *line_text(int number)
{
    static char line[300];
    int length = snprintf(line, sizeof line, "%d march %d @ %d,%d ", number % 2, number,
                          number * 37 % 5000, number * 91 % 5000);
    int end = length + number * 7919 % 211;

    for (; length < end; length++)
        line[length] = (char)('a' + (number + length) % 26);
    line[length] = '\0';
    return line;
}

/* How many lines the match has; -1 when it is not there. */
static bool count_lines(struct store *s, int *out)
{
    struct store_list list;

    if (!store_list_read(s, &list, &err))
        return wrong_store();
    *out = list.count ? list.entry[0].lines : -1;
    store_list_free(&list);
    return true;
}

static bool append(struct store *s, int number)
{
    struct store_heading h = { .id = "torn", .game = "torn", .text = heading };

    if (number == 0)
        return store_create(s, &h, &err);
    return store_append(s, "torn", number, line_text(number), &err);
}

/* -- the child -- */

static _Noreturn void give_up(void)
{
    fprintf(stderr, "# child: %s: %s\n", err.place, err.reason);
    _exit(1);
}

static _Noreturn void append_all(int acks)
{
    struct store *s = store_open(place, &err);
    int last;

    if (!s || !count_lines(s, &last))
        give_up();
    for (int number = last + 1; number <= DECISIONS; number++)
        if (!append(s, number) || write(acks, &number, sizeof number) != sizeof number)
            give_up();
    store_close(s);
    _exit(0);
}

static pid_t start_child(int *acks)
{
    int ends[2];
    pid_t pid;

    if (pipe(ends) != 0)
        return -1;
    fflush(stdout);
    pid = fork();
    if (pid == 0) {
        close(ends[0]);
        append_all(ends[1]);
    }
    close(ends[1]);
    *acks = ends[0];
    return pid;
}

/* -- the parent -- */

/* The next acknowledgement into *acked; false at the end of them.  A child that does not go on
 * where the file was left is a child that did not find everything. */
static bool next_ack(int acks, int *acked)
{
    struct pollfd ready = { .fd = acks, .events = POLLIN };
    int number;

    if (poll(&ready, 1, PATIENCE_MS) != 1 || read(acks, &number, sizeof number) != sizeof number)
        return false;
    skipped |= number != *acked + 1;
    *acked = number;
    return true;
}

/* Lets a child append `count` lines, kills it a little later, and tells what it acknowledged. */
static bool kill_after(int count, int *acked)
{
    int acks, status, enough = *acked + count;
    pid_t pid = start_child(&acks);

    if (pid < 0)
        return wrong("no child could be started", 0);
    while (*acked < enough && next_ack(acks, acked))
        continue;
    usleep((useconds_t)rng_below(&chance, 1000));
    kill(pid, SIGKILL);
    while (next_ack(acks, acked))
        continue;
    close(acks);
    waitpid(pid, &status, 0);
    return WIFSIGNALED(status) || *acked == DECISIONS ||
           wrong("the child was not killed; its status", status);
}

static bool check_lines(const char *text, int last)
{
    struct lines l = { .next = text };
    bool same = true;
    int number = 0;

    while (same && lines_next(&l)) {
        number++;
        same = strcmp(text_str(&l.line), line_text(number)) == 0;
    }
    lines_done(&l);
    if (!same)
        return wrong("a line is not what was written", number);
    return number == last || wrong("lines are missing after", number);
}

static bool check_text(struct store *s, int last)
{
    struct text text = { 0 };
    struct seed seed;
    bool fine;

    if (!store_read(s, "torn", &seed, &text, &err))
        return wrong_store();
    fine = strncmp(text_str(&text), heading, strlen(heading)) == 0
               ? check_lines(text.s + strlen(heading), last)
               : wrong("the heading is not what was written", 0);
    text_free(&text);
    return fine;
}

/* What was acknowledged is there, and at most one line more; then a line of our own. */
static bool check_file(struct store *s, int *acked)
{
    int last;

    if (!count_lines(s, &last))
        return false;
    if (skipped)
        return wrong("a line was acknowledged twice, or none, before", *acked);
    if (last < *acked)
        return wrong("acknowledged lines are lost after", last);
    if (last > *acked + 1)
        return wrong("lines that nobody acknowledged, up to", last);
    if (last >= 0 && !check_text(s, last))
        return false;
    *acked = last;
    if (last == DECISIONS)
        return true;
    if (!append(s, last + 1))
        return wrong_store();
    *acked = last + 1;
    return check_text(s, last + 1);
}

static bool reopen_and_check(int *acked)
{
    struct store *s = store_open(place, &err);
    bool fine = s ? check_file(s, acked) : wrong_store();

    store_close(s);
    return fine;
}

/* -- the tests -- */

static int test_count, failed_count;

static void report(bool fine, const char *what, int acked)
{
    test_count++;
    failed_count += !fine;
    printf("%s %d - %s, %d of %d appended\n", fine ? "ok" : "not ok", test_count, what,
           acked < 0 ? 0 : acked, DECISIONS);
    if (!fine)
        printf("# %s\n", found_wrong);
    fflush(stdout);
}

static void clean(void)
{
    char path[80];

    for (const char *const *end = (const char *const[]){ "", "-wal", "-shm", NULL }; *end; end++) {
        snprintf(path, sizeof path, "%s%s", place, *end);
        unlink(path);
    }
}

static bool kill_and_check(int count, const char *what, int *acked)
{
    bool fine = kill_after(count, acked) && reopen_and_check(acked);

    report(fine, what, *acked);
    return fine;
}

/* A run of 10,000, killed on its way; the moments are spread over the first `reach` lines. */
static void run(int kills, int reach)
{
    int acked = -1;
    bool fine = true;

    for (int left = kills; left > 0 && fine; left--) {
        int room = 2 * (reach - acked) / (left + 1);
        int count = (int)rng_below(&chance, room > 0 ? (uint32_t)room : 1);

        if (left % OPENING_EACH == 0)
            fine = kill_and_check(0, "killed while opening", &acked);
        fine = fine && kill_and_check(count, "killed while appending", &acked);
    }
    clean();
}

static uint64_t choose_seed(void)
{
    const char *said = getenv("BERTHIER_SEED");
    struct seed seed;
    uint64_t n;

    if (said)
        return strtoull(said, NULL, 10);
    seed_draw(&seed);
    memcpy(&n, &seed, sizeof n);
    return n;
}

int main(void)
{
    uint64_t seed = choose_seed();

    if (!mkdtemp(home))
        return 1;
    snprintf(place, sizeof place, "%s/matches.db", home);
    rng_start_search(&chance, seed);
    printf("# seed %llu\n", (unsigned long long)seed);
    if (getenv("BERTHIER_LONG"))
        for (int i = 0; i < KILLS; i++)
            run(1, DECISIONS);
    else
        run(KILLS, SHORT_REACH);
    printf("1..%d\n", test_count);
    if (!failed_count)
        printf("# proof: kills while 10,000 decisions were appended, nothing acknowledged lost: "
               "%d\n",
               KILLS);
    rmdir(home);
    return failed_count ? 1 : 0;
}
