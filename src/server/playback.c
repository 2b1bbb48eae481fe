/* playback.c -- a match stepped through. */

#include "server/playback.h"

#include <string.h>

#include "engine/registry.h"
#include "engine/replay.h"
#include "server/hub.h"

/* -- opening -- */

static bool read_game(struct playback *p, const char *text, struct err *err)
{
    static const char place[] = "journal";

    if (!journal_read(place, text, &p->journal, err))
        return false;
    if (!eng_find_game(p->journal.game))
        return err_set(err, place, "there is no game '%.40s'", p->journal.game);
    p->box = eng_shared_box(p->journal.game, err);
    if (!p->box)
        return false;
    if (p->journal.count > PLAYBACK_LINES || table_is_long(&p->journal))
        return err_set(err, place, "it is too long to be played here");
    return true;
}

/* Goes through all of it once; every line is compared. */
static bool play_all(struct playback *p, struct err *err)
{
    p->replay = replay_begin(p->box, "journal", &p->journal, err);
    if (!p->replay)
        return false;
    while (match_sequence(replay_match(p->replay)) < p->journal.count)
        if (!replay_next(p->replay, err))
            return false;
    memcpy(&p->core, match_state(replay_match(p->replay)), sizeof p->core);
    return true;
}

bool playback_open(struct playback *p, const char *text, struct err *err)
{
    *p = (struct playback){ 0 };
    if (read_game(p, text, err) && play_all(p, err))
        return true;
    playback_close(p);
    return false;
}

static void stop(struct playback *p)
{
    if (p->replay)
        match_free(replay_end(p->replay));
    p->replay = NULL;
}

void playback_close(struct playback *p)
{
    stop(p);
    journal_free(&p->journal);
    for (int i = 0; i < PLAYBACK_EYES; i++) {
        base_free(p->steps[i].line);
        base_free(p->steps[i].log);
    }
    *p = (struct playback){ 0 };
}

/* -- going through it -- */

static bool go_to(struct playback *p, int line)
{
    struct err err;

    if (p->replay && line < match_sequence(replay_match(p->replay)))
        stop(p);
    if (!p->replay)
        p->replay = replay_begin(p->box, "journal", &p->journal, &err);
    while (p->replay && match_sequence(replay_match(p->replay)) < line)
        if (!replay_next(p->replay, &err))
            stop(p);
    return p->replay != NULL;
}

bool playback_is_over(struct playback *p)
{
    return go_to(p, p->journal.count) &&
           ((const struct eng_core *)match_state(replay_match(p->replay)))->over;
}

/* -- steps -- */

static bool message(struct playback *p, int eye, int since, enum lang lang, struct text *out)
{
    struct match *m = replay_match(p->replay);

    text_clear(out);
    return eye == PLAYBACK_ALL ? playback_umpire(m, since, lang, out)
                               : match_message(m, eye, since, lang, out);
}

static int lines_of(const struct match *m, int eye)
{
    int count = 0;

    for (int i = 0; i < match_news_count(m); i++)
        count +=
            eye == PLAYBACK_ALL || eng_may_read(match_news(m, i), eye >= 0 ? ENG_SEAT(eye) : 0);
    return count;
}

static void add_step(struct playback_steps *s, int line, int log)
{
    s->line[s->count] = line;
    s->log[s->count++] = log;
}

static bool find_steps(struct playback *p, int eye, struct playback_steps *s)
{
    struct text now = { 0 }, before = { 0 };
    bool fine = true;

    for (int line = 0; fine && line <= p->journal.count; line++) {
        fine = go_to(p, line) && message(p, eye, INT32_MAX, LANG_EN, &now);
        if (!fine)
            break;
        int log = lines_of(replay_match(p->replay), eye);
        if (line == 0 || log != s->log[s->count - 1] ||
            strcmp(text_str(&now), text_str(&before)) != 0)
            add_step(s, line, log);
        struct text swap = before;
        before = now;
        now = swap;
    }
    text_free(&now);
    text_free(&before);
    return fine;
}

const struct playback_steps *playback_steps(struct playback *p, int eye)
{
    struct playback_steps *s = &p->steps[eye + 2];
    size_t bytes = (size_t)(p->journal.count + 1) * sizeof(int);

    if (s->known)
        return s;
    base_free(s->line);
    base_free(s->log);
    *s = (struct playback_steps){ .line = base_alloc(bytes), .log = base_alloc(bytes) };
    s->known = find_steps(p, eye, s);
    return s->known ? s : NULL;
}

bool playback_step(struct playback *p, int eye, int step, enum lang lang, struct text *out)
{
    const struct playback_steps *s = playback_steps(p, eye);
    struct text made = { 0 };
    bool fine;

    if (!s || step < 0 || step >= s->count)
        return false;
    fine = go_to(p, s->line[step]) && message(p, eye, 0, lang, &made);
    if (fine) {
        text_printf(out, "{\"type\":\"step\",\"seq\":%d,\"from\":0,", step);
        text_add(out, text_str(&made) + 1);
    }
    text_free(&made);
    return fine;
}
