/* test_store.c -- matches on disk: kept, refused, found again, and safe when the disk gives out.
 *
 * What survives a program that is killed is proven in test_store_torn.c. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/file.h"
#include "panics.h"
#include "store/store.h"

static char home[] = "/tmp/berthier-store-XXXXXX";
static const char heading[] = "berthier journal 1 #5f03\ngame skirmish 1 #c41e\n";
static struct err err;

/* -- every flush passes here, since a program's own functions go before the library's -- */

static int flushes;

int fdatasync(int fd)
{
    flushes++;
    return (int)syscall(SYS_fdatasync, fd);
}

int fsync(int fd)
{
    flushes++;
    return (int)syscall(SYS_fsync, fd);
}

/* -- helpers -- */

static const char *in_home(const char *name)
{
    static char path[4][200];
    static int turn;
    char *p = path[turn++ % 4];

    snprintf(p, sizeof path[0], "%s/%s", home, name);
    return p;
}

static struct store *opened(const char *name)
{
    struct store *s = store_open(in_home(name), &err);

    if (!s)
        fail_msg("%s: %s", err.place, err.reason);
    return s;
}

static void must(bool done)
{
    if (!done)
        fail_msg("%s: %s", err.place, err.reason);
}

static void create(struct store *s, const char *id)
{
    struct store_heading h = { .id = id, .game = "skirmish", .text = heading };

    memset(&h.seed, id[0], sizeof h.seed);
    must(store_create(s, &h, &err));
}

static void check_reason(const char *part)
{
    if (!strstr(err.reason, part))
        fail_msg("'%s' does not say '%s'", err.reason, part);
}

static void check_journal(struct store *s, const char *id, const char *lines)
{
    struct text found = { 0 }, wanted = { 0 };
    struct seed seed, same;

    text_printf(&wanted, "%s%s", heading, lines);
    memset(&same, id[0], sizeof same);
    must(store_read(s, id, &seed, &found, &err));
    assert_string_equal(text_str(&found), text_str(&wanted));
    assert_memory_equal(&seed, &same, sizeof seed);
    text_free(&found);
    text_free(&wanted);
}

static int lines_of(struct store *s, const char *id)
{
    struct store_list list;
    int lines = -1;

    must(store_list_read(s, &list, &err));
    for (int i = 0; i < list.count; i++)
        if (strcmp(list.entry[i].id, id) == 0)
            lines = list.entry[i].lines;
    store_list_free(&list);
    return lines;
}

static void run_sql(const char *name, const char *sql)
{
    sqlite3 *db;

    assert_int_equal(sqlite3_open(in_home(name), &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

/* Opening must be refused for a reason that says `part`, and must leave the file as it was. */
static void check_refused(const char *name, const char *part)
{
    struct text before = { 0 }, after = { 0 };

    must(file_read(in_home(name), &before, &err));
    assert_null(store_open(in_home(name), &err));
    assert_string_equal(err.place, in_home(name));
    check_reason(part);
    must(file_read(in_home(name), &after, &err));
    assert_int_equal(before.length, after.length);
    assert_memory_equal(before.s, after.s, before.length);
    text_free(&before);
    text_free(&after);
}

/* -- the tests -- */

static void test_store__gives_back_what_it_was_given_after_reopening(void **state)
{
    struct store *s = opened("reopen.db");

    (void)state;
    create(s, "m1");
    must(store_append(s, "m1", 1, "0 pick 12 #a3f1", &err));
    must(store_append(s, "m1", 2, "1 \"quoted\" \xc3\xa9\t'; drop table event; -- #0000", &err));
    store_close(s);
    s = opened("reopen.db");
    check_journal(s, "m1",
                  "0 pick 12 #a3f1\n1 \"quoted\" \xc3\xa9\t'; drop table event; -- #0000\n");
    must(store_append(s, "m1", 3, "undo 0 #1b02", &err));
    assert_int_equal(lines_of(s, "m1"), 3);
    store_close(s);
}

static void test_store__makes_folders_and_a_file_for_its_owner_alone(void **state)
{
    struct store *s = opened("deep/er/new.db");
    struct stat status;

    (void)state;
    create(s, "m1");
    assert_int_equal(stat(in_home("deep/er/new.db"), &status), 0);
    assert_int_equal(status.st_mode & 0777, 0600);
    assert_int_equal(stat(in_home("deep/er/new.db-wal"), &status), 0);
    assert_int_equal(status.st_mode & 0777, 0600);
    store_close(s);
}

static void test_store__refuses_every_number_but_the_next(void **state)
{
    static const int wrong[] = { -1, 0, 1, 2, 4, 1000000 };
    struct store *s = opened("numbers.db");

    (void)state;
    create(s, "m1");
    must(store_append(s, "m1", 1, "one", &err));
    must(store_append(s, "m1", 2, "two", &err));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_false(store_append(s, "m1", wrong[i], "no", &err));
        check_reason("the next is 3");
    }
    assert_string_equal(err.place, in_home("numbers.db"));
    must(store_append(s, "m1", 3, "three", &err));
    check_journal(s, "m1", "one\ntwo\nthree\n");
    store_close(s);
}

static void test_store__refuses_lines_of_no_match(void **state)
{
    struct store *s = opened("unknown.db");

    (void)state;
    for (int number = 1; number <= 2; number++) {
        assert_false(store_append(s, "nobody", number, "no", &err));
        check_reason("there is no match nobody");
    }
    store_close(s);
}

static void test_store__refuses_a_line_that_is_two(void **state)
{
    struct store *s = opened("two-lines.db");

    (void)state;
    create(s, "m1");
    assert_false(store_append(s, "m1", 1, "one\ntwo", &err));
    check_reason("more than one");
    check_journal(s, "m1", "");
    store_close(s);
}

static void test_store__refuses_a_second_match_of_the_same_name(void **state)
{
    struct store *s = opened("twice.db");
    struct store_heading h = { .id = "m1", .game = "other", .text = "other\n" };

    (void)state;
    create(s, "m1");
    assert_false(store_create(s, &h, &err));
    check_reason("there is a match m1 already");
    check_journal(s, "m1", "");
    store_close(s);
}

static void test_store__refuses_names_and_headings_that_cannot_be(void **state)
{
    static const char *const wrong[] = { "", "a b", "../x", "\xc3\xa9", "a\n" };
    char longest[STORE_ID_MAX + 2] = { 0 };
    struct store_heading h = { .game = "skirmish", .text = heading };
    struct store *s = opened("names.db");

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        h.id = wrong[i];
        assert_false(store_create(s, &h, &err));
        check_reason("cannot be the name of a match");
    }
    memset(longest, 'x', STORE_ID_MAX + 1);
    h.id = longest;
    assert_false(store_create(s, &h, &err));
    longest[STORE_ID_MAX] = '\0';
    must(store_create(s, &h, &err));
    h = (struct store_heading){ .id = "m2", .game = "skirmish", .text = "no newline" };
    assert_false(store_create(s, &h, &err));
    check_reason("cut short");
    store_close(s);
}

static void test_store__reads_no_match_that_is_not_there(void **state)
{
    struct store *s = opened("missing.db");
    struct text out = { 0 };
    struct seed seed;

    (void)state;
    assert_false(store_read(s, "m1", &seed, &out, &err));
    check_reason("there is no match m1");
    text_free(&out);
    store_close(s);
}

static void test_store__lists_matches_newest_first(void **state)
{
    struct store *s = opened("list.db");
    struct store_list list;
    int count;

    (void)state;
    must(store_count(s, &count, &err));
    assert_int_equal(count, 0);
    create(s, "older");
    create(s, "newer");
    must(store_append(s, "newer", 1, "one", &err));
    run_sql("list.db", "update match set created = 1000 where id = 'older'");
    must(store_list_read(s, &list, &err));
    assert_int_equal(list.count, 2);
    assert_string_equal(list.entry[0].id, "newer");
    assert_string_equal(list.entry[0].game, "skirmish");
    assert_int_equal(list.entry[0].lines, 1);
    assert_true(list.entry[0].created > 1500000000);
    assert_string_equal(list.entry[1].id, "older");
    assert_int_equal(list.entry[1].lines, 0);
    store_list_free(&list);
    must(store_count(s, &count, &err));
    assert_int_equal(count, 2);
    store_close(s);
}

/* -- files that are not ours -- */

static void test_store__leaves_files_of_others_alone(void **state)
{
    static const char letter[] = "Sire, the bridge at Lodi is long and this is not a database.\n"
                                 "It is only a letter, and it must be found as it was left.\n";
    (void)state;
    must(file_write(in_home("letter.txt"), letter, strlen(letter), &err));
    check_refused("letter.txt", "is not a file of matches");
    run_sql("foreign.db", "create table shopping (what text); insert into shopping values ('tea')");
    check_refused("foreign.db", "database of another program");
    run_sql("marked.db", "pragma application_id = 77");
    check_refused("marked.db", "database of another program");
}

static void test_store__leaves_files_of_newer_programs_alone(void **state)
{
    (void)state;
    store_close(opened("newer.db"));
    run_sql("newer.db", "pragma user_version = 8");
    check_refused("newer.db", "newer Berthier (tables 8, this one knows 7)");
}

/* -- seeds are sealed -- */

static bool holds_seed(const char *name, int byte)
{
    struct text file = { 0 };
    struct seed seed;

    memset(&seed, byte, sizeof seed);
    must(file_read(in_home(name), &file, &err));
    bool found = memmem(file.s, file.length, &seed, sizeof seed) != NULL;
    text_free(&file);
    return found;
}

static void test_store__seeds_are_sealed_in_the_file_and_the_key_is_its_owners_alone(void **state)
{
    struct stat about;
    struct store *s = opened("sealed.db");

    (void)state;
    create(s, "kept");
    check_journal(s, "kept", "");
    store_close(s);
    assert_false(holds_seed("sealed.db", 'k'));
    assert_int_equal(stat(in_home("sealed.db.key"), &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
    s = opened("sealed.db");
    check_journal(s, "kept", "");
    store_close(s);
}

static void test_store__seeds_of_an_older_file_are_sealed_when_it_is_opened(void **state)
{
    struct store *s = opened("older.db");

    (void)state;
    create(s, "kept");
    store_close(s);
    run_sql("older.db",
            "update match set seed = cast(replace(hex(zeroblob(16)), '0', 'k') as blob);"
            "pragma user_version = 6");
    assert_true(holds_seed("older.db", 'k'));
    assert_int_equal(unlink(in_home("older.db.key")), 0);
    s = opened("older.db");
    check_journal(s, "kept", "");
    store_close(s);
    assert_false(holds_seed("older.db", 'k'));
}

static void check_key_refused(const char *place, const char *part)
{
    assert_null(store_open(in_home("locked.db"), &err));
    assert_string_equal(err.place, in_home(place));
    check_reason(part);
}

static void test_store__without_its_key_a_file_is_not_opened(void **state)
{
    struct store *s = opened("locked.db");
    char key[SEED_HEX];
    struct seed other;

    (void)state;
    create(s, "kept");
    store_close(s);
    assert_int_equal(chmod(in_home("locked.db.key"), 0644), 0);
    check_key_refused("locked.db.key", "chmod 600");
    assert_int_equal(rename(in_home("locked.db.key"), in_home("aside")), 0);
    check_key_refused("locked.db.key", "is missing");
    assert_false(file_exists(in_home("locked.db.key")));
    must(file_write(in_home("locked.db.key"), "x", 1, &err));
    assert_int_equal(chmod(in_home("locked.db.key"), 0600), 0);
    check_key_refused("locked.db.key", "no key");
    seed_draw(&other);
    seed_to_hex(&other, key);
    must(file_write(in_home("locked.db.key"), key, SEED_HEX - 1, &err));
    assert_int_equal(chmod(in_home("locked.db.key"), 0600), 0);
    check_key_refused("locked.db", "another key");
    assert_int_equal(rename(in_home("aside"), in_home("locked.db.key")), 0);
    assert_int_equal(chmod(in_home("locked.db.key"), 0600), 0);
    s = opened("locked.db");
    check_journal(s, "kept", "");
    store_close(s);
}

static void test_store__refuses_places_where_no_file_can_be(void **state)
{
    (void)state;
    assert_null(store_open(home, &err));
    check_reason("is a folder");
    must(file_write(in_home("file"), "x", 1, &err));
    assert_null(store_open(in_home("file/below.db"), &err));
    assert_true(err.reason[0] != '\0');
    assert_null(store_open("postgresql://somewhere/else", &err));
    check_reason("only a file");
}

static void test_store__takes_an_empty_file(void **state)
{
    struct store *s;

    (void)state;
    must(file_write(in_home("empty.db"), "", 0, &err));
    s = opened("empty.db");
    create(s, "m1");
    store_close(s);
}

/* -- durability -- */

/* A kill cannot show this: what a program wrote survives it, flushed or not. */
static void test_store__an_append_is_flushed_before_it_returns(void **state)
{
    struct store *s = opened("flush.db");

    (void)state;
    create(s, "m1");
    for (int i = 1; i <= 50; i++) {
        flushes = 0;
        must(store_append(s, "m1", i, "line", &err));
        assert_true(flushes > 0);
    }
    store_close(s);
}

static void test_store__a_batch_is_flushed_once_by_its_commit(void **state)
{
    struct store *s = opened("batch.db");

    (void)state;
    create(s, "m1");
    flushes = 0;
    must(store_begin(s, &err));
    create(s, "m2");
    for (int i = 1; i <= 100; i++) {
        must(store_append(s, "m1", i, "line", &err));
        must(store_append(s, "m2", i, "line", &err));
    }
    assert_int_equal(flushes, 0);
    must(store_commit(s, &err));
    assert_int_equal(flushes, 1);
    store_close(s);
    s = opened("batch.db");
    assert_int_equal(lines_of(s, "m1"), 100);
    assert_int_equal(lines_of(s, "m2"), 100);
    store_close(s);
}

static void test_store__a_refused_line_leaves_its_batch_alone(void **state)
{
    struct store *s = opened("batch-refused.db");

    (void)state;
    create(s, "m1");
    create(s, "m2");
    must(store_begin(s, &err));
    must(store_append(s, "m1", 1, "one", &err));
    assert_false(store_append(s, "m2", 2, "no", &err));
    assert_false(store_append(s, "nobody", 1, "no", &err));
    must(store_append(s, "m1", 2, "two", &err));
    must(store_commit(s, &err));
    check_journal(s, "m1", "one\ntwo\n");
    check_journal(s, "m2", "");
    store_close(s);
}

static void test_store__a_dropped_batch_leaves_nothing(void **state)
{
    struct store *s = opened("batch-dropped.db");

    (void)state;
    create(s, "m1");
    must(store_begin(s, &err));
    must(store_append(s, "m1", 1, "no", &err));
    store_drop(s);
    check_journal(s, "m1", "");
    must(store_begin(s, &err));
    must(store_append(s, "m1", 1, "no", &err));
    store_close(s);
    s = opened("batch-dropped.db");
    check_journal(s, "m1", "");
    assert_panics(store_commit(s, &err));
    store_close(s);
}

static void test_store__two_writers_cannot_write_the_same_line(void **state)
{
    struct store *a = opened("writers.db"), *b = opened("writers.db");

    (void)state;
    create(a, "m1");
    must(store_append(a, "m1", 1, "from a", &err));
    assert_false(store_append(b, "m1", 1, "from b", &err));
    check_reason("the next is 2");
    must(store_append(b, "m1", 2, "from b", &err));
    assert_false(store_append(a, "m1", 2, "from a", &err));
    check_journal(a, "m1", "from a\nfrom b\n");
    store_close(a);
    store_close(b);
}

/* -- a full disk: no file of this process may grow beyond the limit -- */

static void limit_files(rlim_t bytes)
{
    struct rlimit limit;

    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes < limit.rlim_max ? bytes : limit.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

enum { SMALL_DISK = 256 * 1024, MANY = 10000 };

/* Appends until it is refused, or up to `most` lines; the number of lines that were taken. */
static int fill(struct store *s, const char *match, int most)
{
    char line[500];
    int number = 0;

    memset(line, 'x', sizeof line - 1);
    line[sizeof line - 1] = '\0';
    while (number < most && store_append(s, match, number + 1, line, &err))
        number++;
    return number;
}

static void test_store__a_full_disk_loses_nothing_that_was_acknowledged(void **state)
{
    struct store *s = opened("full.db");
    int kept;

    (void)state;
    create(s, "m1");
    limit_files(SMALL_DISK);
    kept = fill(s, "m1", MANY);
    assert_true(kept > 10 && kept < MANY);
    check_reason("cannot be written to");
    assert_string_equal(err.place, in_home("full.db"));
    assert_int_equal(lines_of(s, "m1"), kept);
    limit_files(RLIM_INFINITY);
    must(store_append(s, "m1", kept + 1, "and on", &err));
    store_close(s);
    s = opened("full.db");
    assert_int_equal(lines_of(s, "m1"), kept + 1);
    store_close(s);
}

/* Small batches stay in memory until the commit; large ones meet the disk while they grow. */
static void lose_batch(const char *name, int most, const char *reason)
{
    struct store *s = opened(name);

    create(s, "m1");
    must(store_append(s, "m1", 1, "before", &err));
    limit_files(SMALL_DISK);
    must(store_begin(s, &err));
    must(store_append(s, "m1", 2, "no", &err));
    create(s, "m2");
    fill(s, "m2", most);
    assert_false(store_commit(s, &err));
    check_reason(reason);
    limit_files(RLIM_INFINITY);
    check_journal(s, "m1", "before\n");
    assert_int_equal(lines_of(s, "m2"), -1);
    must(store_append(s, "m1", 2, "after", &err));
    check_journal(s, "m1", "before\nafter\n");
    store_close(s);
}

static void test_store__a_full_disk_loses_a_batch_as_a_whole(void **state)
{
    (void)state;
    lose_batch("full-commit.db", 1000, "cannot be written to");
    lose_batch("full-append.db", MANY, "the batch was lost");
}

static int make_home(void **state)
{
    (void)state;
    signal(SIGXFSZ, SIG_IGN);
    return mkdtemp(home) ? 0 : -1;
}

static int remove_home(void **state)
{
    char command[64];

    (void)state;
    snprintf(command, sizeof command, "rm -r %s", home);
    return system(command);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_store__gives_back_what_it_was_given_after_reopening),
        cmocka_unit_test(test_store__makes_folders_and_a_file_for_its_owner_alone),
        cmocka_unit_test(test_store__refuses_every_number_but_the_next),
        cmocka_unit_test(test_store__refuses_lines_of_no_match),
        cmocka_unit_test(test_store__refuses_a_line_that_is_two),
        cmocka_unit_test(test_store__refuses_a_second_match_of_the_same_name),
        cmocka_unit_test(test_store__refuses_names_and_headings_that_cannot_be),
        cmocka_unit_test(test_store__reads_no_match_that_is_not_there),
        cmocka_unit_test(test_store__lists_matches_newest_first),
        cmocka_unit_test(test_store__leaves_files_of_others_alone),
        cmocka_unit_test(test_store__leaves_files_of_newer_programs_alone),
        cmocka_unit_test(test_store__seeds_are_sealed_in_the_file_and_the_key_is_its_owners_alone),
        cmocka_unit_test(test_store__seeds_of_an_older_file_are_sealed_when_it_is_opened),
        cmocka_unit_test(test_store__without_its_key_a_file_is_not_opened),
        cmocka_unit_test(test_store__refuses_places_where_no_file_can_be),
        cmocka_unit_test(test_store__takes_an_empty_file),
        cmocka_unit_test(test_store__an_append_is_flushed_before_it_returns),
        cmocka_unit_test(test_store__a_batch_is_flushed_once_by_its_commit),
        cmocka_unit_test(test_store__a_refused_line_leaves_its_batch_alone),
        cmocka_unit_test(test_store__a_dropped_batch_leaves_nothing),
        cmocka_unit_test(test_store__two_writers_cannot_write_the_same_line),
        cmocka_unit_test(test_store__a_full_disk_loses_nothing_that_was_acknowledged),
        cmocka_unit_test(test_store__a_full_disk_loses_a_batch_as_a_whole),
    };

    return cmocka_run_group_tests_name("store", tests, make_home, remove_home);
}
