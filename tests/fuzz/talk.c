/* talk.c -- what pages say to the hub: several pages at several matches, a turn of the loop now and
 * then, time that passes.
 *
 * A step is a byte.  Most make a message from a few bytes more, right in form and often in sense
 * (links that exist, actions that are offered); some spoil it afterwards; some are plain bytes.  No
 * match may freeze, every message with a number is answered, every letter is a message, and what
 * was kept can be opened again. */

#include "base/words.h"

#include "fuzz.h"
#include "parts/house.h"

enum { PAGES = 4, STEPS_MOST = 40, TEXT_MOST = 24, DAY_MS = 24 * 3600 * 1000 };

struct page {
    struct peer *peer;
    int64_t asked[STEPS_MOST]; /* numbers of messages that await an answer */
    int asked_count;
};

struct scene {
    struct house house;
    struct bytes bytes;
    struct page page[PAGES];
    int64_t number; /* of the last message */
    struct text said;
};

static void no_writing(struct peer *p)
{
    (void)p;
}

/* -- turns -- */

static bool is_answered(const struct page *page, int64_t number)
{
    char re[40];
    int length = snprintf(re, sizeof re, "\"re\":%lld", (long long)number);

    for (const struct letter *l = page->peer->out.first; l; l = l->next)
        if (memmem(l->data + LETTER_PRE, l->length, re, (size_t)length))
            return true;
    return false;
}

static void read_letters(struct page *page)
{
    if (!page->peer)
        return;
    for (int i = 0; i < page->asked_count && !page->peer->close_code; i++)
        if (!is_answered(page, page->asked[i]))
            found("a message has no answer", "");
    page->asked_count = 0;
    house_read(page->peer, -1);
}

static void turn(struct scene *s)
{
    loop_turn(s->house.hub);
    for (int i = 0; i < PAGES; i++)
        read_letters(&s->page[i]);
    for (int i = 0; i < HOUSE_MATCHES; i++) {
        struct table *t = tables_loaded(s->house.hub, house_match[i]);
        if (t && match_frozen(t->m))
            found("a match is frozen", match_frozen(t->m));
    }
}

/* -- pages -- */

static struct page *pick_page(struct scene *s)
{
    struct page *page = &s->page[take_byte(&s->bytes) % PAGES];

    if (!page->peer)
        *page = (struct page){ .peer = loop_meet(s->house.hub, no_writing, NULL) };
    if (!page->peer)
        found("no page can be met", "");
    return page;
}

static void leave(struct scene *s)
{
    struct page *page = &s->page[take_byte(&s->bytes) % PAGES];

    if (page->peer)
        loop_part(page->peer);
    *page = (struct page){ 0 };
}

/* -- messages -- */

static void add_string(struct scene *s, const char *text, size_t length)
{
    struct jout j;

    jout_start(&j, &s->said);
    jout_string_n(&j, text, length);
}

static void add_bytes(struct scene *s)
{
    char text[TEXT_MOST];
    size_t length = (size_t)take_byte(&s->bytes) % TEXT_MOST, repeat = 1;

    for (size_t i = 0; i < length; i++)
        text[i] = (char)take_byte(&s->bytes);
    if (length == TEXT_MOST - 1) /* long ones, now and then */
        repeat = (size_t)take_two(&s->bytes) / 128;
    struct text all = { 0 };
    for (size_t i = 0; i < repeat; i++)
        text_add_n(&all, text, length);
    add_string(s, text_str(&all), all.length);
    text_free(&all);
}

static void add_number(struct scene *s, int64_t right)
{
    static const int64_t odd[] = { 0, -1, 1, 7, 8, 255, INT32_MAX, INT32_MIN, INT64_MAX };
    int way = take_byte(&s->bytes);

    if (way < 160)
        text_add_int(&s->said, right);
    else
        text_add_int(&s->said, odd[way % (int)(sizeof odd / sizeof odd[0])]);
}

static void add_token(struct scene *s)
{
    int way = take_byte(&s->bytes);

    if (way < 240)
        add_string(s, house_token[way % house_token_count], STORE_TOKEN - 1);
    else
        add_bytes(s);
}

/* One that is offered to the page's seat, or bytes. */
static void add_action(struct scene *s, const struct page *page)
{
    struct table *t = page->peer->table;
    struct text words = { 0 };
    struct eng_choices c;
    int way = take_byte(&s->bytes);

    if (way < 230 && t && page->peer->eye >= 0 && match_choices(t->m, page->peer->eye, &c) &&
        c.count) {
        eng_action_text(t->plan.box->game, &c.action[way % c.count], &words);
        add_string(s, text_str(&words), words.length);
    } else {
        add_bytes(s);
    }
    text_free(&words);
}

static void add_word(struct scene *s, const char *const *list, int count)
{
    int way = take_byte(&s->bytes);

    if (way < 240)
        add_string(s, list[way % count], strlen(list[way % count]));
    else
        add_bytes(s);
}

/* What a key is followed by, where it is right. */
static void add_value(struct scene *s, const struct page *page, const char *key)
{
    static const char *const langs[] = { "en", "fr" };
    static const char *const whats[] = { "takeback", "pause", "draw" };
    static const char *const urls[] = { "", "https://hook.example.org/1", "http://127.0.0.1/" };
    const struct peer *p = page->peer;

    if (strcmp(key, "token") == 0)
        add_token(s);
    else if (strcmp(key, "lang") == 0)
        add_word(s, langs, 2);
    else if (strcmp(key, "what") == 0)
        add_word(s, whats, 3);
    else if (strcmp(key, "url") == 0)
        add_word(s, urls, 3);
    else if (strcmp(key, "action") == 0)
        add_action(s, page);
    else if (strcmp(key, "text") == 0)
        add_bytes(s);
    else if (strcmp(key, "yes") == 0)
        text_add(&s->said, take_byte(&s->bytes) % 3 ? "true" : "false");
    else if (strcmp(key, "seq") == 0)
        add_number(s, p->table && p->eye >= 0 ? (int64_t)eye_of(p->table, p->eye)->seq : 0);
    else
        add_number(s, take_byte(&s->bytes) % 4 - 1); /* seat, seen, lines */
}

enum { KEYS = 4 };

static const struct form {
    const char *type, *keys[KEYS];
} forms[] = {
    { "act", { "seq", "action" } },
    { "act", { "seq", "action", "seat" } },
    { "probe", { "action" } },
    { "hello", { "token", "lang" } },
    { "hello", { "token", "lang", "seat", "seen" } },
    { "sit", { "seat" } },
    { "undo", { "seq" } },
    { "ask", { "what" } },
    { "answer", { "what", "yes" } },
    { "withdraw", { "what" } },
    { "resume", { 0 } },
    { "resign", { 0 } },
    { "claim", { 0 } },
    { "hurry", { 0 } },
    { "chat", { "text" } },
    { "note", { "text" } },
    { "hook", { "url" } },
    { "seen", { "lines" } },
    { "renew", { 0 } },
    { "invite", { "seat" } },
    { "close", { 0 } },
    { "ping", { 0 } },
};

static const struct form *write_message(struct scene *s, const struct page *page)
{
    const struct form *form = &forms[take_byte(&s->bytes) % (int)(sizeof forms / sizeof forms[0])];

    text_clear(&s->said);
    text_printf(&s->said, "{\"type\":\"%s\",\"id\":%lld", form->type, (long long)++s->number);
    for (int i = 0; i < KEYS && form->keys[i]; i++) {
        text_printf(&s->said, ",\"%s\":", form->keys[i]);
        add_value(s, page, form->keys[i]);
    }
    text_add_char(&s->said, '}');
    return form;
}

/* A zero byte in a string is refused by the reader of JSON, who then has no number to answer. */
static bool can_be_read(const struct scene *s)
{
    struct err err;
    json_t *json = jin_parse("message", text_str(&s->said), s->said.length, &err);

    json_decref(json);
    return json != NULL;
}

/* A right message, which must be answered by its number; only `seen` is done in silence. */
static void say(struct scene *s)
{
    struct page *page = pick_page(s);
    const struct form *form = write_message(s, page);

    if (strcmp(form->type, "seen") != 0 && !page->peer->close_code && can_be_read(s))
        page->asked[page->asked_count++] = s->number;
    talk_hear(page->peer, text_str(&s->said), s->said.length);
    if (page->asked_count == STEPS_MOST)
        turn(s);
}

/* As right, but for one byte. */
static void say_spoilt(struct scene *s)
{
    struct page *page = pick_page(s);

    write_message(s, page);
    s->said.s[(size_t)take_two(&s->bytes) % s->said.length] = (char)take_byte(&s->bytes);
    talk_hear(page->peer, text_str(&s->said), s->said.length);
}

static void say_bytes(struct scene *s)
{
    struct page *page = pick_page(s);
    size_t length = (size_t)take_byte(&s->bytes), left = (size_t)(s->bytes.end - s->bytes.next);

    length = length < left ? length : left;
    talk_hear(page->peer, (const char *)s->bytes.next, length);
    s->bytes.next += length;
}

static void pass_time(struct scene *s)
{
    static const int64_t ms[] = { 1, 500, 2500, 61000, 700000, 40000000, INT64_C(4) << 32 };

    house_clock += ms[take_byte(&s->bytes) % (int)(sizeof ms / sizeof ms[0])];
    turn(s);
}

static void step(struct scene *s)
{
    int way = take_byte(&s->bytes) % 32;

    if (way < 20)
        say(s);
    else if (way < 22)
        say_spoilt(s);
    else if (way < 24)
        say_bytes(s);
    else if (way < 29)
        turn(s);
    else if (way < 31)
        pass_time(s);
    else
        leave(s);
}

/* -- the end -- */

static void part_all(struct scene *s)
{
    turn(s);
    for (int i = 0; i < PAGES; i++)
        if (s->page[i].peer)
            loop_part(s->page[i].peer);
    memset(s->page, 0, sizeof s->page);
}

/* Links may have been renewed; of each match at least the spectators' leads in. */
static bool leads_in(struct scene *s, const char *match)
{
    struct store_door door[TABLE_DOORS], opened;
    enum code code;
    struct err err;
    int count = 0;

    if (!store_doors_read(s->house.store, match, door, TABLE_DOORS, &count, &err))
        found("the doors cannot be read", err.reason);
    for (int i = 0; i < count; i++)
        if (door[i].token[0] && door_find(s->house.hub, door[i].token, &opened, &code, &err))
            return true;
    return false;
}

static void open_again(struct scene *s)
{
    struct seed seed;
    struct err err;

    house_close(&s->house);
    if (!house_open(&s->house))
        found("the store cannot be opened again", s->house.err.reason);
    for (int i = 0; i < HOUSE_MATCHES; i++) {
        text_clear(&s->said);
        if (!store_read(s->house.store, house_match[i], &seed, &s->said, &err))
            found("a match is gone", err.reason);
        if (!leads_in(s, house_match[i]))
            found("a match cannot be opened again", house_match[i]);
    }
}

FUZZER(talk)
{
    struct scene s = { .bytes = { data, data + size } };

    house_lay();
    if (!house_open(&s.house))
        found("the store cannot be opened", s.house.err.reason);
    bool again = take_byte(&s.bytes) % 4 == 0;
    int64_t began = house_clock;
    for (int i = 0; i < STEPS_MOST && !is_used_up(&s.bytes); i++)
        step(&s);
    part_all(&s);
    if (again && house_clock - began < DAY_MS) /* what nobody looks at for long is removed */
        open_again(&s);
    house_close(&s.house);
    text_free(&s.said);
    return 0;
}
