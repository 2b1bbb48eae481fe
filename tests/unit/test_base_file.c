/* test_base_file.c -- files and folders, in a folder of their own that is emptied at the end. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

static char home[] = "/tmp/berthier-file-XXXXXX";

/* A path in our folder; good until the next but three calls. */
static const char *in_home(const char *name)
{
    static char path[4][200];
    static int turn;
    char *p = path[turn++ % 4];

    snprintf(p, sizeof path[0], "%s/%s", home, name);
    return p;
}

static void put(const char *name, const char *data)
{
    struct err err = { 0 };

    if (!file_write(in_home(name), data, strlen(data), &err))
        fail_msg("%s: %s", err.place, err.reason);
}

static void check_content(const char *name, const char *data)
{
    struct text t = { 0 };

    assert_true(file_read(in_home(name), &t, NULL));
    assert_string_equal(text_str(&t), data);
    assert_int_equal(t.length, strlen(data));
    text_free(&t);
}

static int names_in(const char *folder)
{
    struct file_list list;
    int count;

    assert_true(file_list_read(folder, "", &list, NULL));
    count = list.count;
    file_list_free(&list);
    return count;
}

static void empty_folder(const char *folder)
{
    struct file_list list;

    if (!file_list_read(folder, "", &list, NULL))
        return;
    for (int i = 0; i < list.count; i++) {
        char path[600];

        snprintf(path, sizeof path, "%s/%s", folder, list.name[i]);
        if (file_is_folder(path)) {
            empty_folder(path);
            rmdir(path);
        } else {
            unlink(path);
        }
    }
    file_list_free(&list);
}

static int make_home(void **state)
{
    (void)state;
    memcpy(home + strlen(home) - 6, "XXXXXX", 6);
    return mkdtemp(home) ? 0 : -1;
}

static int remove_home(void **state)
{
    (void)state;
    empty_folder(home);
    return rmdir(home);
}

static void test_file__what_is_written_is_read(void **state)
{
    struct text big = { 0 }, read = { 0 };

    (void)state;
    for (int i = 0; i < 100000; i++)
        text_printf(&big, "%d%c", i, 0);
    assert_true(file_write(in_home("big"), big.s, big.length, NULL));
    text_add(&read, "old");
    assert_true(file_read(in_home("big"), &read, NULL));
    assert_int_equal(read.length, big.length);
    assert_memory_equal(read.s, big.s, big.length);
    put("empty", "");
    check_content("empty", "");
    text_free(&big);
    text_free(&read);
}

static void test_file__writing_replaces_and_leaves_nothing_beside(void **state)
{
    (void)state;
    put("a", "first, and longer");
    put("a", "second");
    check_content("a", "second");
    assert_int_equal(names_in(home), 1);
}

static void test_file__a_new_file_has_the_usual_rights(void **state)
{
    struct stat status;
    mode_t mask = umask(022);

    (void)state;
    put("a", "x");
    umask(mask);
    assert_int_equal(stat(in_home("a"), &status), 0);
    assert_int_equal(status.st_mode & 0777, 0644);
}

/* The system stops the write half way; what was there before must still be there, alone. */
static void test_file__a_torn_write_leaves_the_old_file(void **state)
{
    static char data[100000];
    struct rlimit old, small;
    struct err err = { 0 };
    bool done;

    (void)state;
    put("a", "old");
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
    small = (struct rlimit){ 50000, old.rlim_max };
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    done = file_write(in_home("a"), data, sizeof data, &err);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &old), 0);
    assert_false(done);
    assert_string_equal(err.place, in_home("a"));
    assert_string_equal(err.reason, "cannot be written: File too large");
    check_content("a", "old");
    assert_int_equal(names_in(home), 1);
}

static void test_file__writing_over_a_folder_is_refused(void **state)
{
    struct err err = { 0 };

    (void)state;
    assert_true(file_make_folder(in_home("f"), NULL));
    assert_false(file_write(in_home("f"), "x", 1, &err));
    assert_string_equal(err.place, in_home("f"));
    assert_int_equal(names_in(home), 1);
    assert_false(file_write(in_home("none/a"), "x", 1, &err));
    assert_string_equal(err.place, in_home("none/a"));
    assert_string_equal(err.reason, "cannot be written: No such file or directory");
}

static void test_file__reading_what_cannot_be_read(void **state)
{
    struct text t = { 0 };
    struct err err = { 0 };

    (void)state;
    text_add(&t, "old");
    assert_false(file_read(in_home("none"), &t, &err));
    assert_string_equal(err.place, in_home("none"));
    assert_string_equal(err.reason, "cannot be opened: No such file or directory");
    assert_int_equal(t.length, 0);
    assert_false(file_read(home, &t, &err));
    assert_string_equal(err.reason, "is a folder");
    text_free(&t);
}

static void test_file__more_than_the_limit_is_refused(void **state)
{
    struct text t = { 0 };
    struct err err = { 0 };

    (void)state;
    put("big", "x");
    assert_int_equal(truncate(in_home("big"), (off_t)64 << 20), 0);
    assert_true(file_read(in_home("big"), &t, &err));
    assert_int_equal(t.length, 64 << 20);
    assert_int_equal(truncate(in_home("big"), ((off_t)64 << 20) + 1), 0);
    assert_false(file_read(in_home("big"), &t, &err));
    assert_string_equal(err.reason, "is over 64 MiB");
    assert_int_equal(t.length, 0);
    text_free(&t);
}

static void test_file__folders_are_made_with_their_parents(void **state)
{
    struct err err = { 0 };

    (void)state;
    assert_true(file_make_folder(in_home("a/b//c/"), &err));
    assert_true(file_is_folder(in_home("a/b/c")));
    assert_true(file_make_folder(in_home("a/b/c"), &err));
    assert_true(file_make_folder("/", &err));
    put("a/b/file", "x");
    assert_false(file_make_folder(in_home("a/b/file/d"), &err));
    assert_string_equal(err.place, in_home("a/b/file"));
    assert_false(file_make_folder("", &err));
}

static void test_file__exists_and_is_folder(void **state)
{
    (void)state;
    put("a", "x");
    assert_true(file_exists(in_home("a")));
    assert_false(file_is_folder(in_home("a")));
    assert_true(file_exists(home));
    assert_true(file_is_folder(home));
    assert_false(file_exists(in_home("b")));
    assert_false(file_is_folder(in_home("b")));
}

static void test_file__lists_by_ending_in_order(void **state)
{
    static const char *const name[] = { "b.pos", "a.pos", "c.pos.bak", "10.pos", "pos", "B.pos" };
    static const char *const expected[] = { "10.pos", "B.pos", "a.pos", "b.pos" };
    struct file_list list;
    struct err err = { 0 };

    (void)state;
    for (size_t i = 0; i < 6; i++)
        put(name[i], "");
    assert_true(file_list_read(home, ".pos", &list, &err));
    assert_int_equal(list.count, 4);
    for (int i = 0; i < 4; i++)
        assert_string_equal(list.name[i], expected[i]);
    file_list_free(&list);
    assert_int_equal(list.count, 0);
    assert_int_equal(names_in(home), 6);
    assert_false(file_list_read(in_home("none"), ".pos", &list, &err));
    assert_string_equal(err.place, in_home("none"));
    assert_int_equal(list.count, 0);
    file_list_free(&list);
}

#define AT_HOME(test) cmocka_unit_test_setup_teardown(test, make_home, remove_home)

int main(void)
{
    static const struct CMUnitTest tests[] = {
        AT_HOME(test_file__what_is_written_is_read),
        AT_HOME(test_file__writing_replaces_and_leaves_nothing_beside),
        AT_HOME(test_file__a_new_file_has_the_usual_rights),
        AT_HOME(test_file__a_torn_write_leaves_the_old_file),
        AT_HOME(test_file__writing_over_a_folder_is_refused),
        AT_HOME(test_file__reading_what_cannot_be_read),
        AT_HOME(test_file__more_than_the_limit_is_refused),
        AT_HOME(test_file__folders_are_made_with_their_parents),
        AT_HOME(test_file__exists_and_is_folder),
        AT_HOME(test_file__lists_by_ending_in_order),
    };

    return cmocka_run_group_tests_name("base file", tests, NULL, NULL);
}
