/* playback.c -- a match stepped through. */

#include "server/playback.h"

#include <string.h>

#include "engine/registry.h"
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
    if (table_replay_cost(&p->journal, p->journal.count) > HUB_REPLAY_MAX)
        return err_set(err, place, "it is too long to be played here");
    p->m = match_replay(p->box, place, &p->journal, -1, err);
    p->at = p->journal.count;
    if (p->m)
        memcpy(&p->core, match_state(p->m), sizeof p->core);
    return p->m != NULL;
}

bool playback_open(struct playback *p, const char *text, struct err *err)
{
    *p = (struct playback){ 0 };
    if (read_game(p, text, err))
        return true;
    playback_close(p);
    return false;
}

void playback_close(struct playback *p)
{
    match_free(p->m);
    journal_free(&p->journal);
    for (int i = 0; i < PLAYBACK_EYES; i++) {
        base_free(p->steps[i].line);
        base_free(p->steps[i].log);
    }
    *p = (struct playback){ 0 };
}

/* -- going through it -- */

static bool play_words(struct match *m, const struct words *w)
{
    uint8_t value[ENG_FATE];
    struct eng_action action;
    struct err err;
    eng_ruleno why;
    int64_t n = 0;

    if (strcmp(w->word[0], "fate") == 0) {
        for (int i = 1; i < w->count && i <= ENG_FATE; i++)
            value[i - 1] = words_int(w->word[i], 0, UINT8_MAX, &n) ? (uint8_t)n : 0;
        return match_lay_fate(m, value, w->count - 1) == MATCH_DONE;
    }
    if (strcmp(w->word[0], "undo") == 0)
        return words_int(w->word[1], 0, ENG_SEATS - 1, &n) && match_undo(m, (int)n) == MATCH_DONE;
    if (strcmp(w->word[0], "take-back") == 0)
        return words_int(w->word[1], 0, INT32_MAX, &n) && match_take_back(m, (int)n) == MATCH_DONE;
    return words_int(w->word[0], 0, ENG_SEATS - 1, &n) &&
           eng_action_parse(match_box(m), w, 1, &action, &err) &&
           match_play(m, (int)n, &action, &why) == MATCH_DONE;
}

/* The next line; it was compared when the journal was opened. */
static bool play_on(struct playback *p)
{
    char *copy = base_strdup(p->journal.line[p->at].text);
    struct words w;
    struct err err;
    bool fine = words_cut(copy, &w, &err) && w.count > 1 && play_words(p->m, &w);

    base_free(copy);
    p->at++;
    return fine;
}

static bool go_to(struct playback *p, int line)
{
    struct err err;

    if (line < p->at) {
        match_free(p->m);
        p->m = match_replay(p->box, "journal", &p->journal, 0, &err);
        p->at = 0;
    }
    while (p->m && p->at < line)
        if (!play_on(p))
            return false;
    return p->m != NULL;
}

bool playback_is_over(struct playback *p)
{
    return go_to(p, p->journal.count) && ((const struct eng_core *)match_state(p->m))->over;
}

/* -- steps -- */

static bool message(struct playback *p, int eye, int since, enum lang lang, struct text *out)
{
    text_clear(out);
    return eye == PLAYBACK_ALL ? playback_umpire(p->m, since, lang, out)
                               : match_message(p->m, eye, since, lang, out);
}

static int lines_of(const struct match *m, int eye)
{
    int count = 0;

    for (int i = 0; i < match_news_count(m); i++)
        count +=
            eye == PLAYBACK_ALL || eng_may_read(match_news(m, i), eye >= 0 ? ENG_SEAT(eye) : 0);
    return count;
}

static const char *after_sequence(const struct text *t)
{
    return strchr(text_str(t), ',') + 1;
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
        int log = lines_of(p->m, eye);
        if (line == 0 || log != s->log[s->count - 1] ||
            strcmp(after_sequence(&now), after_sequence(&before)) != 0)
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
        text_add(out, after_sequence(&made));
    }
    text_free(&made);
    return fine;
}
