/* test_server_hook.c -- addresses of web hooks, and whose machine they lead to. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <arpa/inet.h>
#include <cmocka.h>
#include <netinet/in.h>

#include "server/net/hook_url.h"

static void assert_read(const char *text, bool tls, const char *host, const char *port,
                        const char *path)
{
    struct hook_url url;
    struct err err;

    if (!hook_url_read(text, &url, &err))
        fail_msg("%s: %s", text, err.reason);
    assert_int_equal(url.tls, tls);
    assert_string_equal(url.host, host);
    assert_string_equal(url.port, port);
    assert_string_equal(url.path, path);
}

static void test_hook__an_address_is_taken_apart(void **state)
{
    (void)state;
    assert_read("http://example.org", false, "example.org", "80", "/");
    assert_read("https://example.org/", true, "example.org", "443", "/");
    assert_read("HTTPS://A.b:8443/x/y?z=1&w", true, "A.b", "8443", "/x/y?z=1&w");
    assert_read("http://a?b", false, "a", "80", "/?b");
    assert_read("http://[2001:db8::1]:81/x", false, "2001:db8::1", "81", "/x");
    assert_read("http://[::1]", false, "::1", "80", "/");
    assert_read("http://a/x@y:z", false, "a", "80", "/x@y:z");
}

static void test_hook__what_is_no_address_is_refused(void **state)
{
    static const char *const bad[] = {
        "",           "example.org",      "ftp://a/",    "http:/a",       "http://",
        "http:///x",  "http://:80/",      "http://a:/",  "http://a:0",    "http://a:65536",
        "http://a:x", "http://a:1:2",     "http://u@a/", "http://u:p@a/", "http://a/ b",
        "http://a/#", "http://a\\b",      "http://[::1", "http://[a]/",   "http://[::1]x",
        "http://-a",  "http://.a",        "http://a_b",  "http://a/\r\n", "http://a/\"",
        "http://a/<", "http://\303\251/",
    };
    struct hook_url url;
    struct err err;

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (hook_url_read(bad[i], &url, &err))
            fail_msg("'%s' was read", bad[i]);
}

static void test_hook__a_long_address_is_refused(void **state)
{
    char text[HOOK_URL_MAX + 20];
    struct hook_url url;
    struct err err;

    (void)state;
    memset(text, 'a', sizeof text);
    memcpy(text, "http://a/", 9);
    text[HOOK_URL_MAX] = 0;
    assert_true(hook_url_read(text, &url, &err));
    text[HOOK_URL_MAX] = 'a';
    text[HOOK_URL_MAX + 1] = 0;
    assert_false(hook_url_read(text, &url, &err));
    memset(text, 'a', sizeof text);
    memcpy(text, "http://", 7);
    text[7 + HOOK_HOST_MAX + 1] = 0;
    assert_false(hook_url_read(text, &url, &err));
}

static bool is_public(const char *text)
{
    struct sockaddr_in four = { .sin_family = AF_INET };
    struct sockaddr_in6 six = { .sin6_family = AF_INET6 };

    if (inet_pton(AF_INET, text, &four.sin_addr) == 1)
        return hook_is_public((const struct sockaddr *)&four);
    assert_int_equal(inet_pton(AF_INET6, text, &six.sin6_addr), 1);
    return hook_is_public((const struct sockaddr *)&six);
}

static void test_hook__machines_of_the_house_are_told_from_those_of_the_internet(void **state)
{
    static const char *const near[] = {
        "0.0.0.0",
        "127.0.0.1",
        "127.255.255.255",
        "10.0.0.1",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "100.127.255.255",
        "198.18.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "192.0.2.1",
        "::",
        "::1",
        "fe80::1",
        "fc00::1",
        "fd12::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001::1",
        "2001:db8::1",
    };
    static const char *const far[] = {
        "1.1.1.1",      "9.255.255.255", "11.0.0.1",     "100.63.255.255",  "100.128.0.0",
        "172.15.0.1",   "172.32.0.1",    "192.167.1.1",  "223.255.255.255", "198.20.0.1",
        "2a00:1450::1", "2606:4700::1",  "2001:4860::1", "::ffff:1.1.1.1",
    };

    (void)state;
    for (size_t i = 0; i < sizeof near / sizeof *near; i++)
        if (is_public(near[i]))
            fail_msg("%s passes for public", near[i]);
    for (size_t i = 0; i < sizeof far / sizeof *far; i++)
        if (!is_public(far[i]))
            fail_msg("%s does not pass for public", far[i]);
}

static bool has_web_port(const char *text, bool near)
{
    struct hook_url url;
    struct err err;

    assert_true(hook_url_read(text, &url, &err));
    return hook_has_web_port(&url, near);
}

static void test_hook__only_ports_of_web_servers_are_called(void **state)
{
    static const char *const always[] = { "http://a",       "https://a",    "http://a:8080",
                                          "https://a:8443", "https://a:80", "http://a:443" };
    static const char *const near[] = { "http://a:1024", "http://a:1805", "http://a:65535" };
    static const char *const never[] = { "http://a:22", "http://a:25", "http://a:1",
                                         "http://a:1023", "http://a:587" };

    (void)state;
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        if (!has_web_port(always[i], false) || !has_web_port(always[i], true))
            fail_msg("%s is not called", always[i]);
    for (size_t i = 0; i < sizeof near / sizeof *near; i++)
        if (has_web_port(near[i], false) || !has_web_port(near[i], true))
            fail_msg("%s is called by strangers' wish, or not by anybody's", near[i]);
    for (size_t i = 0; i < sizeof never / sizeof *never; i++)
        if (has_web_port(never[i], false) || has_web_port(never[i], true))
            fail_msg("%s is called", never[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hook__an_address_is_taken_apart),
        cmocka_unit_test(test_hook__what_is_no_address_is_refused),
        cmocka_unit_test(test_hook__a_long_address_is_refused),
        cmocka_unit_test(test_hook__machines_of_the_house_are_told_from_those_of_the_internet),
        cmocka_unit_test(test_hook__only_ports_of_web_servers_are_called),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
