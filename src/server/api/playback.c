/* playback.c -- a match stepped through. */

#include "server/api/playback.h"

#include <string.h>

#include "engine/registry.h"
#include "engine/replay.h"
#include "server/table/hub.h"
#include "server/table/table.h"

static const char place[] = "journal";

static void breathe(struct playback *p)
{
    if (p->work)
        work_breathe(p->work);
}

static bool is_given_up(const struct playback *p)
{
    return p->work && work_is_cancelled(p->work);
}

/* -- opening -- */

static bool read_game(struct playback *p, struct err *err)
{
    if (!eng_find_game(p->journal.game))
        return err_set(err, place, "there is no game '%.40s'", p->journal.game);
    p->box = eng_shared_box(p->journal.game, err);
    return p->box != NULL;
}

static bool is_short(const struct playback *p, struct err *err)
{
    if (p->journal.count > PLAYBACK_LINES || table_is_long(&p->journal))
        return err_set(err, place, "it is too long to be played here");
    return true;
}

static bool go_to(struct playback *p, int line, struct err *err)
{
    struct match *m = replay_match(p->replay);
    bool fine = true;

    while (fine && match_sequence(m) < line && line - match_sequence(m) > 1 && !is_given_up(p)) {
        fine = replay_next(p->replay, err);
        breathe(p);
    }
    return fine && !is_given_up(p) && replay_to(p->replay, line, err);
}

/* What the generator gave for the last line, if that was a decision. */
static void count_dice(struct playback *p)
{
    const struct match *m = replay_match(p->replay);
    int seat = p->journal.line[match_sequence(m) - 1].text[0] - '0', count;
    const struct eng_rolled *roll = match_rolled(m, &count);

    if (seat < 0 || seat >= ENG_SEATS)
        return;
    for (int i = 0; i < count; i++)
        if (!roll[i].drawn && roll[i].of <= PLAYBACK_FACES)
            p->fell[seat][roll[i].of][roll[i].value - 1]++;
}

/* Goes through all of it once; every line is compared. */
static bool play_all(struct playback *p, struct err *err)
{
    bool fine = true;

    p->replay = replay_begin(p->box, place, &p->journal, err);
    if (!p->replay)
        return false;
    replay_remember(p->replay);
    err_set(err, place, "it was given up");
    while (fine && match_sequence(replay_match(p->replay)) < p->journal.count) {
        fine = !is_given_up(p) && replay_next(p->replay, err);
        if (fine)
            count_dice(p);
        breathe(p);
    }
    if (!fine)
        return false;
    memcpy(&p->core, match_state(replay_match(p->replay)), sizeof p->core);
    return true;
}

static bool begin(struct playback *p, struct err *err)
{
    if (read_game(p, err) && is_short(p, err) && play_all(p, err))
        return true;
    playback_close(p);
    return false;
}

bool playback_open(struct playback *p, const char *text, struct err *err)
{
    struct work *work = p->work;

    *p = (struct playback){ .work = work };
    if (journal_read(place, text, &p->journal, err))
        return begin(p, err);
    playback_close(p);
    return false;
}

bool playback_follow(struct playback *p, struct journal *part, struct err *err)
{
    if (!p->box) {
        journal_free(&p->journal);
        p->journal = *part;
        *part = (struct journal){ 0 };
        return begin(p, err);
    }
    if (part->count == 0) {
        journal_free(part);
        return true;
    }
    journal_join(&p->journal, part);
    for (int i = 0; i < PLAYBACK_EYES; i++)
        p->steps[i].complete = false;
    if (is_short(p, err) && replay_grow(p->replay, err))
        return true;
    playback_close(p);
    return false;
}

void playback_close(struct playback *p)
{
    struct work *work = p->work;

    if (p->replay)
        match_free(replay_end(p->replay));
    journal_free(&p->journal);
    for (int i = 0; i < PLAYBACK_EYES; i++) {
        base_free(p->steps[i].line);
        base_free(p->steps[i].log);
        base_free(p->steps[i].told);
        text_free(&p->steps[i].last);
    }
    *p = (struct playback){ .work = work };
}

bool playback_is_over(struct playback *p)
{
    struct err err;

    return go_to(p, p->journal.count, &err) &&
           ((const struct eng_core *)match_state(replay_match(p->replay)))->over;
}

int64_t playback_played(const struct playback *p)
{
    return p->replay ? replay_played(p->replay) : 0;
}

/* -- steps -- */

static eng_seats audience(int eye)
{
    return eye == PLAYBACK_ALL ? ENG_ALL : eye >= 0 ? ENG_SEAT(eye) : 0;
}

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

/* All that a message is made of, the log apart (as eye.c has it); while it is the same, so is the
 * message, and need not be made. */
static bool weigh(struct playback *p, int eye, uint64_t *out)
{
    struct match *m = replay_match(p->replay);
    void *state = base_alloc(p->box->game->state_size);
    bool fine = match_view(m, audience(eye), state);

    if (fine) {
        ((struct eng_core *)state)->barrier = 0;
        *out = 2 * eng_hash(p->box, state) + (eye >= 0 && match_can_undo(m, eye));
    }
    base_free(state);
    return fine;
}

static void add_step(struct playback_steps *s, int line, int log, int told)
{
    if (s->count == s->room) {
        s->room = s->room ? 2 * s->room : 64;
        s->line = base_realloc(s->line, (size_t)s->room * sizeof *s->line);
        s->log = base_realloc(s->log, (size_t)s->room * sizeof *s->log);
        s->told = base_realloc(s->told, (size_t)s->room * sizeof *s->told);
    }
    s->line[s->count] = line;
    s->told[s->count] = told;
    s->log[s->count++] = log;
}

/* Looks at the next line: is it a step? */
static bool look(struct playback *p, int eye, struct playback_steps *s)
{
    struct text now = { 0 };
    struct err err;
    uint64_t given;

    if (!go_to(p, s->looked, &err) || !weigh(p, eye, &given))
        return false;
    int log = lines_of(replay_match(p->replay), eye);
    bool first = s->looked == 0, told = !first && log != s->log[s->count - 1];
    if (first || given != s->given) {
        if (!message(p, eye, INT32_MAX, LANG_EN, &now)) {
            text_free(&now);
            return false;
        }
        told = told || first || strcmp(text_str(&now), text_str(&s->last)) != 0;
        text_free(&s->last);
        s->last = now;
    }
    if (told)
        add_step(s, s->looked, log, lines_of(replay_match(p->replay), TABLE_WATCHERS));
    s->given = given;
    s->looked++;
    return true;
}

const struct playback_steps *playback_find(struct playback *p, int eye, int wanted, int64_t spend)
{
    struct playback_steps *s = &p->steps[eye + 2];
    int64_t began = p->work ? work_spent(p->work) : 0;

    while (s->looked <= p->journal.count && s->count < wanted) {
        if (spend && p->work && work_spent(p->work) - began > spend)
            break;
        if (!look(p, eye, s))
            return NULL;
        breathe(p);
    }
    s->complete = s->looked > p->journal.count;
    return s;
}

const struct playback_steps *playback_steps(struct playback *p, int eye)
{
    return playback_find(p, eye, INT32_MAX, 0);
}

bool playback_step(struct playback *p, const struct playback_wish *wish, struct text *out)
{
    int step = wish->step, wanted = step < INT32_MAX ? step + 1 : step;
    const struct playback_steps *s = playback_find(p, wish->eye, wanted, 0);
    struct text made = { 0 };
    struct err err;
    bool fine;

    if (!s || step < 0 || step >= s->count)
        return false;
    fine = go_to(p, s->line[step], &err) && message(p, wish->eye, wish->since, wish->lang, &made);
    if (fine) {
        int from = wish->since < s->log[step] ? wish->since : s->log[step];
        text_printf(out, "{\"type\":\"step\",\"seq\":%d,\"from\":%d,", step, from);
        text_add(out, text_str(&made) + 1);
    }
    text_free(&made);
    return fine;
}
