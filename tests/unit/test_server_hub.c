/* test_server_hub.c -- tables and pages without sockets, and with a clock that we turn ourselves. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <arpa/inet.h>
#include <cmocka.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/socket.h>
#include <unistd.h>

#include "engine/registry.h"
#include "hub_house.h"
#include "server/net/herald.h"
#include "server/table/loop.h"

static const int64_t hour = 3600 * 1000;

static void hire(void)
{
    const struct hub_herald herald = herald_for_hub(HERALD_ANYWHERE);

    hub_hire(hub, &herald);
}

static int64_t left_of(struct peer *p, size_t seat)
{
    letters_empty(&p->out);
    p->wants_table = true;
    hub_peer_touched(p);
    loop_turn(hub);
    json_t *json = letter(p, "table");
    json_t *left = json_object_get(json_object_get(json, "clock"), "left");
    int64_t ms = json_integer_value(json_array_get(left, seat));

    json_decref(json);
    return ms;
}

/* -- clocks and claims -- */

static void test_hub__claims_a_match_when_the_clock_has_run_out(void **state)
{
    struct made made = make(two_persons, ",\"clock\":{\"kind\":\"slow\",\"days\":1}");
    struct peer *blue = sit(made.owner), *red = sit(made.seat[1]);

    (void)state;
    assert_string_equal(act(blue, "bold"), "done");
    clock_ms += 23 * hour;
    assert_int_equal(left_of(blue, 1), hour);
    assert_string_equal(say(blue, "claim"), "not-now");
    assert_string_equal(say(red, "claim"), "not-now");
    clock_ms += hour;
    assert_string_equal(say(red, "claim"), "not-now");
    assert_string_equal(say(blue, "claim"), "done");
    assert_string_equal(act(red, "steady"), "over");
    assert_int_equal(blue->table->ending.winners, ENG_SEAT(0));
    loop_part(blue);
    loop_part(red);
}

static void test_hub__live_time_is_not_used_while_the_program_is_down(void **state)
{
    struct made made = make(two_persons, ",\"clock\":{\"kind\":\"live\",\"minutes\":60}");
    struct peer *blue = sit(made.owner);

    (void)state;
    clock_ms += hour / 4;
    assert_string_equal(act(blue, "bold"), "done");
    assert_int_equal(left_of(blue, 0), hour - hour / 4);
    loop_part(blue);
    close_hub();
    clock_ms += 10 * hour;
    open_hub();
    blue = sit(made.owner);
    assert_int_equal(left_of(blue, 0), hour - hour / 4);
    assert_int_equal(left_of(blue, 1), hour - hour / 4);
    clock_ms += hour / 2;
    assert_int_equal(left_of(blue, 1), hour / 4);
    loop_part(blue);
}

static void test_hub__days_go_by_while_the_program_is_down(void **state)
{
    struct made made = make(two_persons, ",\"clock\":{\"kind\":\"slow\",\"days\":2}");
    struct peer *blue = sit(made.owner);

    (void)state;
    assert_string_equal(act(blue, "bold"), "done");
    loop_part(blue);
    close_hub();
    clock_ms += 47 * hour;
    open_hub();
    blue = sit(made.owner);
    assert_int_equal(left_of(blue, 1), hour);
    loop_part(blue);
}

static void test_hub__a_pause_stops_the_clock_and_is_kept(void **state)
{
    struct made made =
        make("[{\"who\":\"me\"},{\"who\":\"me\"}]", ",\"clock\":{\"kind\":\"slow\",\"days\":1}");
    struct peer *p = sit(made.owner);

    (void)state;
    hear(p, "{\"type\":\"sit\",\"seat\":0}");
    clock_ms += hour;
    hear(p, "{\"type\":\"ask\",\"what\":\"pause\"}");
    loop_turn(hub);
    assert_true(p->table->paused);
    assert_string_equal(act(p, "bold"), "done"); /* of sit */
    loop_part(p);
    close_hub();
    clock_ms += 100 * hour;
    open_hub();
    p = sit(made.owner);
    assert_int_equal(left_of(p, 0), 23 * hour);
    hear(p, "{\"type\":\"sit\",\"seat\":0}");
    loop_turn(hub);
    letters_empty(&p->out);
    assert_string_equal(act(p, "bold"), "paused");
    assert_string_equal(say(p, "resume"), "done");
    assert_string_equal(act(p, "bold"), "done");
    loop_part(p);
}

static void test_hub__without_a_clock_one_must_be_gone_for_a_week(void **state)
{
    struct made made = make(two_persons, "");
    struct peer *blue = sit(made.owner), *red = sit(made.seat[1]);

    (void)state;
    act(blue, "bold");
    clock_ms += 30 * 24 * hour;
    assert_string_equal(say(blue, "claim"), "not-now"); /* he is here, thinking */
    loop_part(red);
    clock_ms += 7 * 24 * hour - 1;
    assert_string_equal(say(blue, "claim"), "not-now");
    clock_ms += 1;
    assert_string_equal(say(blue, "claim"), "done");
    loop_part(blue);
}

/* -- a match that breaks -- */

static void break_down(const struct eng_box *box, void *state, int seat,
                       const struct eng_action *action, struct eng_news *news)
{
    bool a_rule_holds = false;

    (void)box, (void)state, (void)seat, (void)action, (void)news;
    BASE_ASSERT(a_rule_holds);
}

static void test_hub__a_broken_match_freezes_and_the_others_go_on(void **state)
{
    struct eng_box *box = (struct eng_box *)eng_shared_box("skirmish", &err);
    const struct eng_game *whole = box->game;
    struct eng_game broken = *whole;
    struct made first = make(two_persons, ""), second = make(two_persons, "");
    struct peer *blue = sit(first.owner), *red = sit(first.seat[1]), *other = sit(second.owner);

    (void)state;
    broken.apply = break_down;
    letters_empty(&red->out);
    box->game = &broken;
    const char *code = act(blue, "bold");
    box->game = whole;
    assert_string_equal(code, "frozen");
    json_t *told = letter(red, "frozen");
    assert_non_null(strstr(text_of(told, "trace"), "a_rule_holds"));
    json_decref(told);
    letters_empty(&red->out);
    assert_string_equal(act(red, "bold"), "frozen");
    assert_string_equal(say(red, "resign"), "frozen");
    assert_string_equal(act(other, "bold"), "done");
    assert_int_equal(blue->table->standing.status, STORE_FROZEN);
    loop_part(blue);
    loop_part(red);
    loop_part(other);
}

/* -- one commit -- */

static void test_hub__many_matches_share_one_commit(void **state)
{
    enum { MATCHES = 30 };
    struct peer *p[MATCHES];

    (void)state;
    for (int i = 0; i < MATCHES; i++)
        p[i] = sit(make(two_persons, "").owner);
    struct hub_figures before = hub_figures(hub);
    for (int i = 0; i < MATCHES; i++) {
        letters_empty(&p[i]->out);
        hear(p[i], "{\"type\":\"act\",\"seq\":%llu,\"action\":\"bold\"}",
             (unsigned long long)p[i]->seq);
        assert_null(p[i]->out.first); /* nothing is said before it is kept */
    }
    loop_turn(hub);
    struct hub_figures after = hub_figures(hub);
    assert_int_equal(after.decisions - before.decisions, MATCHES);
    assert_int_equal(after.commits - before.commits, 1);
    for (int i = 0; i < MATCHES; i++) {
        json_t *done = letter(p[i], "done");
        assert_non_null(done);
        json_decref(done);
        loop_part(p[i]);
    }
}

static void test_hub__a_second_click_in_the_same_turn_is_stale(void **state)
{
    struct peer *p = sit(make(two_persons, "").owner);
    unsigned long long seq = p->seq;

    (void)state;
    letters_empty(&p->out);
    hear(p, "{\"type\":\"act\",\"seq\":%llu,\"action\":\"bold\"}", seq);
    hear(p, "{\"type\":\"act\",\"seq\":%llu,\"action\":\"steady\"}", seq);
    loop_turn(hub);
    json_t *refused = letter(p, "refused");
    assert_string_equal(text_of(refused, "code"), "stale");
    json_decref(refused);
    assert_int_equal(match_sequence(p->table->m), 1);
    loop_part(p);
}

/* Somebody else keeps the file locked for longer than the store waits. */
static void test_hub__what_was_not_kept_did_not_happen(void **state)
{
    struct made made = make(two_persons, "");
    struct peer *blue = sit(made.owner), *red = sit(made.seat[1]);
    sqlite3 *other;

    (void)state;
    assert_int_equal(sqlite3_open(place, &other), SQLITE_OK);
    assert_int_equal(sqlite3_exec(other, "begin immediate", NULL, NULL, NULL), SQLITE_OK);
    letters_empty(&blue->out);
    letters_empty(&red->out);
    assert_string_equal(act(blue, "bold"), "not-kept");
    hear(blue, "{\"type\":\"chat\",\"text\":\"are you there?\"}");
    assert_string_equal(answered(blue), "not-kept");
    assert_null(letter(red, "chat"));
    sqlite3_close(other);
    assert_int_equal(match_sequence(blue->table->m), 0);
    assert_int_equal(eye_lines(blue->table, 0), blue->lines);
    letters_empty(&blue->out);
    assert_string_equal(act(blue, "steady"), "done");
    loop_part(blue);
    loop_part(red);
}

/* -- limits -- */

static void test_hub__tables_that_nobody_looks_at_are_put_away(void **state)
{
    struct made made = make(two_persons, "");
    struct peer *p = sit(made.owner);

    (void)state;
    act(p, "bold");
    assert_int_equal(hub_figures(hub).tables, 1);
    loop_part(p);
    loop_turn(hub);
    clock_ms += hour;
    loop_turn(hub);
    assert_int_equal(hub_figures(hub).tables, 0);
    p = sit(made.owner);
    assert_int_equal(match_sequence(p->table->m), 1);
    loop_part(p);
}

static void test_hub__takes_only_so_many_pages(void **state)
{
    static struct peer *p[HUB_PEERS_MAX];

    (void)state;
    for (int i = 0; i < HUB_PEERS_MAX; i++)
        p[i] = loop_meet(hub, no_writing, NULL);
    assert_non_null(p[HUB_PEERS_MAX - 1]);
    assert_null(loop_meet(hub, no_writing, NULL));
    for (int i = 0; i < HUB_PEERS_MAX; i++)
        loop_part(p[i]);
}

static void test_hub__a_page_may_leave_in_the_middle_of_a_turn(void **state)
{
    struct made made = make(two_persons, "");
    struct peer *blue = sit(made.owner), *red = sit(made.seat[1]);

    (void)state;
    hear(blue, "{\"type\":\"act\",\"seq\":%llu,\"action\":\"bold\"}",
         (unsigned long long)blue->seq);
    hear(red, "{\"type\":\"ping\"}");
    loop_part(blue);
    loop_turn(hub);
    blue = sit(made.owner);
    assert_int_equal(match_sequence(blue->table->m), 1);
    loop_part(red);
    loop_part(blue);
}

/* -- web hooks -- */

static const int64_t minute = 60 * 1000;

static int receiver(char *url, size_t room)
{
    struct sockaddr_in address = { .sin_family = AF_INET };
    socklen_t size = sizeof address;
    int fd = socket(AF_INET, SOCK_STREAM, 0);

    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    assert_int_equal(bind(fd, (struct sockaddr *)&address, sizeof address), 0);
    assert_int_equal(listen(fd, 10), 0);
    getsockname(fd, (struct sockaddr *)&address, &size);
    snprintf(url, room, "http://127.0.0.1:%d/", ntohs(address.sin_port));
    return fd;
}

/* How often it is called within that time; each call is taken. */
static int calls(int fd, int ms)
{
    static const char taken[] = "HTTP/1.1 204 \r\n\r\n";
    struct pollfd p = { .fd = fd, .events = POLLIN };
    char heard[2000];
    int count = 0;

    for (; poll(&p, 1, ms) == 1; count++) {
        int caller = accept(fd, NULL, NULL);
        assert_true(recv(caller, heard, sizeof heard, 0) > 0);
        assert_true(send(caller, taken, sizeof taken - 1, 0) > 0);
        close(caller);
    }
    return count;
}

static void pass_time(int64_t ms)
{
    clock_ms += ms;
    loop_turn(hub);
}

/* Blue, who has a hook, comes to be asked when Red has decided. */
static struct peer *ask_blue(const char *url, struct peer **red, struct made *made)
{
    *made = make(two_persons, "");
    struct peer *blue = sit(made->owner);

    *red = sit(made->seat[1]);
    letters_empty(&blue->out);
    hear(blue, "{\"type\":\"hook\",\"url\":\"%s\"}", url);
    assert_string_equal(answered(blue), "done");
    assert_string_equal(act(blue, "bold"), "done");
    loop_turn(hub);
    letters_empty(&(*red)->out);
    assert_string_equal(act(*red, "steady"), "done");
    assert_int_equal(table_core(blue->table)->active, ENG_SEAT(0));
    return blue;
}

static void test_hub__who_leaves_a_page_open_is_told_after_a_while(void **state)
{
    struct made made;
    struct peer *red, *blue;
    char url[64];
    int fd = receiver(url, sizeof url);

    (void)state;
    hire();
    blue = ask_blue(url, &red, &made);
    pass_time(5 * minute);
    hear(blue, "{\"type\":\"ping\"}");
    hear(blue, "{\"type\":\"dice\",\"commit\":\"%064d\"}", 0); /* by itself, too */
    assert_int_equal(calls(fd, 100), 0);
    pass_time(6 * minute);
    assert_int_equal(calls(fd, 500), 1);
    pass_time(hour);
    assert_int_equal(calls(fd, 100), 0);
    loop_part(blue);
    loop_part(red);
    close(fd);
}

static void test_hub__who_stirs_is_not_told(void **state)
{
    struct made made;
    struct peer *red, *blue;
    char url[64];
    int fd = receiver(url, sizeof url);

    (void)state;
    hire();
    blue = ask_blue(url, &red, &made);
    hear(blue, "{\"type\":\"seen\",\"lines\":3}");
    loop_turn(hub);
    loop_part(blue);
    pass_time(hour);
    assert_int_equal(calls(fd, 100), 0);
    loop_part(red);
    close(fd);
}

/* The program ends between the decision and the call. */
static void test_hub__a_hook_is_owed_beyond_a_restart_and_paid_once(void **state)
{
    struct made made;
    struct peer *red, *blue;
    char url[64];
    int fd = receiver(url, sizeof url);

    (void)state;
    hire();
    blue = ask_blue(url, &red, &made);
    loop_part(blue);
    loop_part(red);
    for (int i = 0; i < 2; i++) {
        close_hub();
        open_hub();
        hire();
        pass_time(minute);
        assert_int_equal(calls(fd, i ? 100 : 500), i ? 0 : 1);
    }
    close(fd);
}

/* -- take-backs -- */

/* Each is played again, with all the others, when the table is laid anew. */
static void test_hub__so_many_take_backs_and_no_more(void **state)
{
    struct made made = make("[{\"who\":\"me\"},{\"who\":\"me\"}]", "");
    struct peer *p = sit(made.owner);
    const char *last = "done";
    int count = 0;

    (void)state;
    hear(p, "{\"type\":\"sit\",\"seat\":0}");
    loop_turn(hub);
    letters_empty(&p->out);
    for (; count < 2 * HUB_RETURNS_MAX && strcmp(last, "done") == 0; count++) {
        clock_ms += 1000;
        act(p, "bold");
        hear(p, "{\"type\":\"ask\",\"what\":\"takeback\"}");
        last = answered(p);
    }
    assert_string_equal(last, "full");
    assert_int_equal(count, HUB_RETURNS_MAX + 1);
    int lines = match_sequence(p->table->m);
    loop_part(p);
    close_hub();
    open_hub();
    p = sit(made.owner);
    assert_int_equal(match_sequence(p->table->m), lines);
    loop_part(p);
}

/* -- talk -- */

static const char *talk(struct peer *p, const char *text)
{
    hear(p, "{\"type\":\"chat\",\"text\":\"%s\"}", text);
    return answered(p);
}

static size_t heard_so_far(const char *token)
{
    struct peer *p = sit(token);
    json_t *welcome = letter(p, "welcome");
    size_t count = json_array_size(json_object_get(welcome, "chat"));

    json_decref(welcome);
    loop_part(p);
    return count;
}

/* NT-19-03, NT-19-05, NT-19-12: the Allies confer first, among themselves; the French wait for their
 * own conference and say nothing until then. */
static void test_hub__teammates_talk_in_conference_and_are_heard_by_nobody_else(void **state)
{
    struct made made = make_of("\"game\":\"triumph\",\"scenario\":\"2-december\",\"options\":{"
                               "\"french-players\":\"2\",\"allied-players\":\"2\"}",
                               "[{\"who\":\"me\"},{\"who\":\"link\"},{\"who\":\"link\"},"
                               "{\"who\":\"link\"}]",
                               "");
    struct peer *french = sit(made.owner), *allied = sit(made.seat[2]), *friend = sit(made.seat[3]);

    (void)state;
    letters_empty(&french->out);
    letters_empty(&friend->out);
    assert_string_equal(talk(allied, "we march on Telnitz"), "done");
    json_t *told = letter(friend, "chat");
    assert_non_null(told);
    json_decref(told);
    assert_null(letter(french, "chat"));
    assert_string_equal(talk(french, "where are they?"), "illegal");
    assert_int_equal(heard_so_far(made.seat[3]), 1);
    assert_int_equal(heard_so_far(made.seat[1]), 0);
    loop_part(french);
    loop_part(allied);
    loop_part(friend);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_HUB(test_hub__claims_a_match_when_the_clock_has_run_out),
        WITH_HUB(test_hub__live_time_is_not_used_while_the_program_is_down),
        WITH_HUB(test_hub__days_go_by_while_the_program_is_down),
        WITH_HUB(test_hub__a_pause_stops_the_clock_and_is_kept),
        WITH_HUB(test_hub__without_a_clock_one_must_be_gone_for_a_week),
        WITH_HUB(test_hub__a_broken_match_freezes_and_the_others_go_on),
        WITH_HUB(test_hub__many_matches_share_one_commit),
        WITH_HUB(test_hub__a_second_click_in_the_same_turn_is_stale),
        WITH_HUB(test_hub__what_was_not_kept_did_not_happen),
        WITH_HUB(test_hub__tables_that_nobody_looks_at_are_put_away),
        WITH_HUB(test_hub__takes_only_so_many_pages),
        WITH_HUB(test_hub__a_page_may_leave_in_the_middle_of_a_turn),
        WITH_HUB(test_hub__who_leaves_a_page_open_is_told_after_a_while),
        WITH_HUB(test_hub__who_stirs_is_not_told),
        WITH_HUB(test_hub__a_hook_is_owed_beyond_a_restart_and_paid_once),
        WITH_HUB(test_hub__so_many_take_backs_and_no_more),
        WITH_HUB(test_hub__teammates_talk_in_conference_and_are_heard_by_nobody_else),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
