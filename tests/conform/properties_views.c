/* properties_views.c -- who knows what: views, imagined worlds, messages, news. */

#include <string.h>

#include "engine/flow.h"

#include "conform.h"

enum { WORLDS = 2, PLAYOUT = 40 };

/* -- 6: views -- */

/* The core's own secrets are gone from a view. */
static const char *core_secret(const struct eng_core *view, eng_seats audience)
{
    static const struct rng no_dice;
    static const struct eng_fate no_fate;

    if (memcmp(&view->rng, &no_dice, sizeof no_dice) != 0)
        return "the dice";
    if (memcmp(&view->fate, &no_fate, sizeof no_fate) != 0)
        return "the laid dice";
    if (!(view->asked & audience) && eng_draft_count(view) > 0)
        return "another seat's draft";
    for (int seat = 0; seat < ENG_SEATS; seat++)
        if (!(audience & ENG_SEAT(seat)) && view->sealed[seat])
            return "another seat's sealed answer";
    return NULL;
}

static bool is_secret_to(const struct eng_core *core, int token, eng_seats audience)
{
    return core->seen[token] != 0 && !eng_knows(core, token, audience);
}

/* A token that some have seen and this viewer has not is hidden from him: if he saw it now, he
 * would know more.  One such token, by the tester's dice. */
static void check_hidden_token(struct trial *t, int viewer)
{
    const struct eng_core *core = t->before;
    struct eng_core *copy = t->copy;
    int first = (int)rng_below(&t->chance, ENG_TOKENS), token = first;
    size_t from = sizeof(struct eng_core);

    while (!is_secret_to(core, token, audience_of(viewer)))
        if ((token = (token + 1) % ENG_TOKENS) == first)
            return;
    memcpy(copy, core, t->box->game->state_size);
    copy->seen[token] = ENG_ALL;
    eng_redact(t->box, copy, audience_of(viewer));
    if (memcmp((char *)t->copy + from, (char *)t->view[viewer] + from,
               t->box->game->state_size - from) == 0)
        fail(t, VIEWS, "viewer %d has not seen token %d, and knows as much as if he had", viewer,
             token);
}

/* A sealed answer in an imagined world is one that could have been given. */
static void check_sealed(struct trial *t, int q)
{
    struct eng_choices c;

    t->box->game->offer(t->box, t->twin, q, &c);
    for (int i = 0; i < c.count; i++) {
        memcpy(t->copy, t->twin, t->box->game->state_size);
        t->box->game->apply(t->box, t->copy, q, &c.action[i], NULL);
        if (core_of(t->copy)->sealed[q] == core_of(t->twin)->sealed[q])
            return;
    }
    fail(t, VIEWS, "seat %d is imagined to have answered %d, which it cannot", q,
         core_of(t->twin)->sealed[q]);
}

/* Fills t->twin with a world that the seat could mistake for the true one, and judges it. */
static bool imagine_twin(struct trial *t, int seat)
{
    eng_seats answered;

    memcpy(t->twin, t->view[seat], t->box->game->state_size);
    if (!eng_imagine(t->box, t->twin, seat, &t->chance)) {
        fail(t, VIEWS, "seat %d can imagine no world", seat);
        return false;
    }
    t->report->imagined++;
    look(t, t->twin, seat, t->copy);
    same_state(t, VIEWS, t->view[seat], t->copy, "a seat's view, and that of an imagined world");
    const char *broken = t->box->game->broken(t->box, t->twin);
    if (broken)
        fail(t, VIEWS, "the world that seat %d imagines: %s", seat, broken);
    answered = core_of(t->twin)->asked & (eng_seats)~core_of(t->twin)->active;
    for (int q = 0; q < core_of(t->twin)->seat_count; q++)
        if (q != seat && answered & ENG_SEAT(q))
            check_sealed(t, q);
    return true;
}

static void check_view(struct trial *t, int viewer)
{
    const char *secret = core_secret(t->view[viewer], audience_of(viewer));

    if (secret)
        fail(t, VIEWS, "the view of viewer %d has %s", viewer, secret);
    look(t, t->view[viewer], viewer, t->copy);
    same_state(t, VIEWS, t->view[viewer], t->copy, "redacted once, and twice");
    if (!match_view(t->m, audience_of(viewer), t->copy))
        fail(t, VIEWS, "the match froze over a view");
    same_state(t, VIEWS, t->view[viewer], t->copy, "the view, and what the match hands out");
    check_hidden_token(t, viewer);
}

/* 6. A view hides what its reader has not seen; redacted twice it is the same as once.  A world
 * imagined from a view is sound, and looks the same to who imagined it. */
void check_views(struct trial *t)
{
    for (int seat = 0; seat < core_of(t->before)->seat_count; seat++) {
        check_view(t, seat);
        for (int i = 0; i < WORLDS; i++)
            imagine_twin(t, seat);
    }
    check_view(t, SPECTATOR);
    memcpy(t->copy, t->before, t->box->game->state_size);
    eng_redact(t->box, t->copy, ENG_ALL);
    memcpy(t->other, t->copy, t->box->game->state_size);
    eng_redact(t->box, t->other, ENG_ALL);
    same_state(t, VIEWS, t->copy, t->other, "for everybody, redacted once, and twice");
}

/* 6, further: an imagined world can be played on like a true one. */
void check_imagined(struct trial *t)
{
    struct eng_core *core = t->twin;
    struct eng_action a;
    int seat = (int)rng_below(&t->chance, core_of(t->before)->seat_count);

    if (!imagine_twin(t, seat))
        return;
    for (int i = 0; i < PLAYOUT && !core->over; i++) {
        int next = 0;
        while (!(core->active & ENG_SEAT(next)))
            next++;
        if (!eng_random_action(t->box, core, next, &t->chance, &a)) {
            fail(t, VIEWS, "an imagined world comes to a dead end");
            return;
        }
        t->box->game->apply(t->box, core, next, &a, NULL);
        const char *broken = t->box->game->broken(t->box, core);
        if (broken)
            fail(t, VIEWS, "an imagined world breaks: %s", broken);
    }
}

/* -- 7: messages -- */

static void message_of(struct trial *t, const void *state, int seat, enum lang lang,
                       struct text *out)
{
    struct text position = { 0 };
    struct err err;

    eng_save(t->box, state, &position);
    struct match *m =
        match_from_position(t->box, "position", text_str(&position), &t->start.seed, &err);
    if (!m)
        fail(t, SAVES, "%s: %s", err.place, err.reason);
    else if (!match_message(m, seat, 0, lang, out))
        fail(t, SOUND, "%s", match_frozen(m));
    match_free(m);
    text_free(&position);
}

/* 7, in words: all that a seat is sent (view, prompt, choices and their labels) is byte for byte
 * the same in the true world and in one it could mistake for it. */
void check_messages(struct trial *t)
{
    struct text truth = { 0 }, twin = { 0 };
    int seat = (int)rng_below(&t->chance, core_of(t->before)->seat_count);
    enum lang lang = now_and_then(t, 2) ? LANG_EN : LANG_FR;

    if (imagine_twin(t, seat)) {
        message_of(t, t->before, seat, lang, &truth);
        message_of(t, t->twin, seat, lang, &twin);
        if (strcmp(text_str(&truth), text_str(&twin)) != 0)
            fail(t, LEGALITY, "seat %d is sent\n%s\nand in another world\n%s", seat,
                 text_str(&truth), text_str(&twin));
    }
    text_free(&truth);
    text_free(&twin);
}

/* -- 9: news -- */

/* Does this line say what the token is? */
static bool names_face(const struct trial *t, const struct eng_event *e, int token)
{
    const char *at = eng_template(t->box->game, e->what.text, LANG_EN);
    char kind[16];
    int first, second;

    while ((at = eng_next_slot(at, kind, &first, &second)))
        if (strcmp(kind, "face") == 0 && (token < 0 || e->what.arg[first] == token))
            return true;
    return false;
}

static eng_seats players_of(const struct eng_core *core)
{
    return (eng_seats)((1u << core->seat_count) - 1);
}

/* No line says what a token is to a player who has not seen it.  (Who looks on may have read what
 * was shown for a moment, and remember nothing.) */
static void check_faces(struct trial *t, const struct eng_event *e)
{
    const struct eng_core *core = match_state(t->m);

    if (!names_face(t, e, -1))
        return;
    for (int token = 0; token < ENG_TOKENS; token++) {
        if (!names_face(t, e, token))
            continue;
        if (e->audience & ~core->seen[token] & players_of(core))
            fail(t, NEWS, "a line for seats %02x names token %d, which only %02x have seen",
                 e->audience, token, core->seen[token]);
    }
}

static bool is_told_face(const struct trial *t, int token, int seat)
{
    for (int i = 0; i < t->news.count; i++)
        if (eng_may_read(&t->news.event[i], ENG_SEAT(seat)) &&
            names_face(t, &t->news.event[i], token))
            return true;
    return false;
}

/* Whoever has just seen a token was told what it is.  No player forgets, unless the tokens were
 * shuffled: what was drawn is news->drawn. */
static void check_shown(struct trial *t)
{
    const struct eng_core *before = t->before, *after = match_state(t->m);

    for (int token = 0; token < ENG_TOKENS; token++) {
        if (before->seen[token] == after->seen[token])
            continue;
        if (before->seen[token] & ~after->seen[token] & players_of(after) && !t->news.drawn)
            fail(t, NEWS, "token %d was known, and is forgotten", token);
        eng_seats newly = after->seen[token] & (eng_seats)~before->seen[token];
        for (int seat = 0; seat < after->seat_count; seat++)
            if (newly & ENG_SEAT(seat) && !is_told_face(t, token, seat))
                fail(t, NEWS, "seat %d has seen token %d, and was told nothing", seat, token);
    }
}

static int told_dice(const struct trial *t, struct eng_fate *out)
{
    int count = 0;

    *out = (struct eng_fate){ 0 };
    for (int i = 0; i < t->news.count; i++) {
        if (t->news.event[i].what.text != ENG_TEXT_ROLL)
            continue;
        if (count < ENG_FATE)
            out->value[count] = (uint8_t)t->news.event[i].what.arg[0];
        count++;
    }
    out->count = (uint8_t)(count < ENG_FATE ? count : ENG_FATE);
    return count;
}

/* Every die is told: the told ones, laid by hand at a table without a seed, lead to the same
 * position.  (Not where cards were drawn too, which are nobody's business.) */
static void check_dice(struct trial *t)
{
    const struct eng_core *after = match_state(t->m);
    struct eng_core *core = t->copy;
    struct eng_fate told;
    int count = told_dice(t, &told);

    if (core_of(t->before)->fate.count || t->news.drawn || count > ENG_FATE)
        return;
    if (count == 0 && after->rng.event == core_of(t->before)->rng.event)
        return;
    memcpy(core, t->before, t->box->game->state_size);
    core->rng = (struct rng){ 0 };
    core->fate = told;
    bool fine = try_apply(t, core, NULL) && core->fate.count == 0;
    core->rng = after->rng;
    core->fate = after->fate;
    if (!fine)
        fail(t, NEWS, "%d dice were told, and more was thrown", count);
    else
        same_state(t, NEWS, after, core, "the match, and one whose dice were laid as told");
}

/* Whoever sees something change can read that something happened. */
static void check_told(struct trial *t, int viewer)
{
    size_t from = sizeof(struct eng_core);

    if (memcmp((char *)t->view[viewer] + from, (char *)t->viewed[viewer] + from,
               t->box->game->state_size - from) == 0)
        return;
    for (int i = 0; i < t->news.count; i++)
        if (eng_may_read(&t->news.event[i], audience_of(viewer)))
            return;
    fail(t, NEWS, "viewer %d sees a change, and was told nothing", viewer);
}

/* 9. A line says what a token is only to those who have seen it; and nothing is lost: every die
 * has its line, every token shown has one for each seat it was shown to, and nobody but the one
 * who decides sees a change without a line to read. */
void check_news(struct trial *t)
{
    for (int i = 0; i < t->news.count; i++)
        check_faces(t, &t->news.event[i]);
    check_shown(t);
    check_dice(t);
    for (int seat = 0; seat < core_of(t->before)->seat_count; seat++)
        if (seat != t->seat)
            check_told(t, seat);
    check_told(t, SPECTATOR);
}

/* -- 6 and 9: twin worlds -- */

static const struct eng_event *next_readable(const struct eng_news *news, int *at, int seat)
{
    while (*at < news->count)
        if (eng_may_read(&news->event[(*at)++], ENG_SEAT(seat)))
            return &news->event[*at - 1];
    return NULL;
}

static bool reads_the_same(const struct eng_news *a, const struct eng_news *b, int seat)
{
    int i = 0, k = 0;

    for (;;) {
        const struct eng_event *one = next_readable(a, &i, seat), *two = next_readable(b, &k, seat);
        if (!one || !two)
            return one == two;
        if (memcmp(&one->what, &two->what, sizeof one->what) != 0 || one->actor != two->actor ||
            one->indent != two->indent)
            return false;
    }
}

/* The decision in hand, in the twin world, with the same dice.  False where it is not legal. */
static bool repeat_in_twin(struct trial *t, struct eng_news *news)
{
    struct eng_core *core = t->other;
    const struct eng_core *before = t->before;

    memcpy(core, t->twin, t->box->game->state_size);
    core->rng = before->rng;
    core->fate = before->fate;
    if (t->box->game->check(t->box, core, t->seat, &t->action) != 0)
        return false;
    apply_to(t, core, news);
    return true;
}

/* Does this state look to the seat as the true one does now?  Uses t->copy. */
static bool looks_like_truth(struct trial *t, const void *state, int seat)
{
    look(t, state, seat, t->copy);
    return memcmp(t->copy, t->viewed[seat], t->box->game->state_size) == 0;
}

/* Could some decision in the twin world have looked to the seat as the true one did? */
static bool looks_possible(struct trial *t, int seat)
{
    struct eng_choices c;

    t->box->game->offer(t->box, t->twin, t->seat, &c);
    for (int i = 0; i < c.count; i++) {
        memcpy(t->other, t->twin, t->box->game->state_size);
        t->box->game->apply(t->box, t->other, t->seat, &c.action[i], NULL);
        if (looks_like_truth(t, t->other, seat))
            return true;
    }
    return false;
}

/* Is world `u`, imagined after the decision, the twin in all that was and still is hidden?  False
 * too where something hidden has come to light. */
static bool is_twin(const struct trial *t, int seat, const unsigned char *u)
{
    const unsigned char *twin = t->twin, *view = t->view[seat], *viewed = t->viewed[seat];
    bool any = false;

    for (size_t i = offsetof(struct eng_core, barrier); i < t->box->game->state_size; i++) {
        if (twin[i] == view[i])
            continue;
        if (viewed[i] != view[i] || u[i] != twin[i])
            return false;
        any = true;
    }
    return any;
}

/* The seat saw something that would not have been so in the twin world, though nothing was shown.
 * From then on it must not imagine the twin any more: what it could infer, it must remember.  Asked
 * of the teaching game alone: in the others what can be read from a move is endless, and the
 * affair of the opponents' belief. */
static void check_memory(struct trial *t, int seat)
{
    if (!t->box->game->teaching)
        return;
    memcpy(t->copy, t->viewed[seat], t->box->game->state_size);
    if (!eng_imagine(t->box, t->copy, seat, &t->chance) || !is_twin(t, seat, t->copy))
        return;
    if (!looks_possible(t, seat))
        fail(t, VIEWS, "seat %d still imagines a world in which this would have looked otherwise",
             seat);
}

/* A draft is built by several decisions that nobody else sees: no single one stands for it. */
static bool has_drafted(const struct eng_core *core)
{
    return eng_draft_count(core) > 0;
}

/* Dice of which the seat is told nothing. */
static int count_unread(const struct eng_news *news, int seat)
{
    int count = news->drawn;

    for (int i = 0; i < news->count; i++)
        count += news->event[i].what.text == ENG_TEXT_ROLL &&
                 !eng_may_read(&news->event[i], ENG_SEAT(seat));
    return count;
}

static bool reads_dice(const struct eng_news *news)
{
    for (int i = 0; i < news->count; i++)
        if (news->event[i].what.text == ENG_TEXT_ROLL ||
            news->event[i].what.text == ENG_TEXT_MISLAID)
            return true;
    return false;
}

/* How many dice the seat cannot read are thrown before the next one that it can; -1: none follows. */
static int unread_before(const struct eng_news *news, int *at, int seat)
{
    for (int count = 0; *at < news->count;) {
        const struct eng_event *e = &news->event[(*at)++];
        if (e->what.text != ENG_TEXT_ROLL)
            continue;
        if (eng_may_read(e, ENG_SEAT(seat)))
            return count;
        count++;
    }
    return -1;
}

/* Both worlds throw openly, but one of them has thrown more in secret before. */
static bool has_other_turns(const struct eng_news *a, const struct eng_news *b, int seat)
{
    int i = 0, k = 0;

    for (;;) {
        int one = unread_before(a, &i, seat), two = unread_before(b, &k, seat);
        if (one < 0 || two < 0)
            return false;
        if (one != two)
            return true;
    }
}

/* In one world more is thrown in secret than in the other, or sooner, so that the open dice after it
 * are others by chance. */
static bool has_other_dice(const struct eng_news *a, const struct eng_news *b, int seat)
{
    if (count_unread(a, seat) != count_unread(b, seat))
        return reads_dice(a) || reads_dice(b);
    return has_other_turns(a, b, seat);
}

/* 6 and 9, by comparison: the same decision, with the same dice, in a world that a seat could
 * mistake for the true one.  If it still cannot tell them apart, it must have read the same news;
 * if it can, or if the decision was not even possible there, it must not go on imagining it. */
void check_twins(struct trial *t)
{
    const struct eng_core *after = match_state(t->m);
    struct eng_news news;

    for (int seat = 0; seat < after->seat_count; seat++) {
        if (!imagine_twin(t, seat))
            continue;
        news.count = news.drawn = news.rolled = 0;
        bool alike = repeat_in_twin(t, &news) && looks_like_truth(t, t->other, seat);
        if (alike && !has_drafted(t->before) && !has_other_dice(&t->news, &news, seat) &&
            !reads_the_same(&t->news, &news, seat))
            fail(t, NEWS, "seat %d reads other news in a world it cannot tell from the true one",
                 seat);
        if (!alike && !after->over && after->rng.used == 0 && !has_drafted(t->before))
            check_memory(t, seat);
    }
}

/* 9, by another comparison: a decision that differs from the one taken only in what is hidden from
 * a seat (a sealed answer, a draft, a card laid face down) must read the same to it. */
void check_secrecy(struct trial *t)
{
    const struct eng_core *after = match_state(t->m);
    struct eng_action taken = t->action;
    struct eng_news news = { .count = 0 };
    size_t from = offsetof(struct eng_core, barrier), size = t->box->game->state_size - from;

    if (!pick_offered(t, t->seat, &t->action)) {
        t->action = taken;
        return;
    }
    memcpy(t->other, t->before, t->box->game->state_size);
    apply_to(t, t->other, &news);
    t->action = taken;
    const struct eng_core *before = t->before;
    bool chance = after->rng.event != before->rng.event ||
                  core_of(t->other)->rng.event != before->rng.event || before->fate.count;
    if (chance || memcmp((char *)t->other + from, (const char *)after + from, size) == 0)
        return;
    for (int seat = 0; seat < after->seat_count; seat++)
        if (looks_like_truth(t, t->other, seat) && !reads_the_same(&t->news, &news, seat))
            fail(t, NEWS, "seat %d reads what it cannot see: another decision is told otherwise",
                 seat);
}
