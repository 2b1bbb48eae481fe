/* lesson_play.c -- a lesson played by its own words: does it still go, and does it still show what it says?
 *
 * Every answer that is wanted is given once, each in a match of its own, and every answer that the
 * tutor corrects is held against the rules.  So a rule that changes is noticed here, and not by the
 * player who learns it. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/lesson.h"
#include "engine/match.h"

/* One way through: the first answer everywhere, but at one step another. */
struct way {
    const struct lesson *lesson;
    const struct eng_box *box;
    struct match *m;
    int other_step, other; /* there the answer with this number */
    int heard;             /* lines of the log before the last decision of the player */
    lesson_looker *look;
    void *arg;
    struct err *err;
};

static bool wrong(struct way *w, const struct lesson_step *s, const char *what)
{
    return err_line(w->err, w->lesson->place, s->line, "%s", what);
}

static bool wrong_action(struct way *w, const struct lesson_step *s, const struct eng_action *a,
                         const char *what, eng_ruleno why)
{
    struct text words = { 0 };

    eng_action_words(w->box, a, &words);
    err_line(w->err, w->lesson->place, s->line, "%s: %s (%s)", text_str(&words), what,
             why ? w->box->game->book->rules[why].id : "");
    text_free(&words);
    return false;
}

static bool is_told(struct way *w, eng_ruleno rule)
{
    for (int i = w->heard; i < match_news_count(w->m); i++) {
        const struct eng_event *e = match_news(w->m, i);
        if (e->what.rule == rule && eng_may_read(e, ENG_SEAT(LESSON_PLAYER)))
            return true;
    }
    return false;
}

static bool is_asked(struct way *w, eng_ruleno rule)
{
    void *view = base_alloc(w->box->game->state_size);
    struct eng_phrase p = { 0 };
    const struct eng_core *core = match_state(w->m);

    if (core->asked & ENG_SEAT(LESSON_PLAYER) && match_view(w->m, ENG_SEAT(LESSON_PLAYER), view))
        w->box->game->prompt(w->box, view, LESSON_PLAYER, &p);
    free(view);
    return p.rule == rule;
}

static bool is_refused_for(const struct lesson_step *s, eng_ruleno rule)
{
    for (int i = 0; i < s->but_count; i++)
        if (s->but[i].because == rule)
            return true;
    return false;
}

/* What the tutor says that this shows: a line of the log since the player's last decision, the question,
 * or a refusal. */
static bool shows(struct way *w, const struct lesson_step *s)
{
    for (int i = 0; i < s->show_count; i++)
        if (!is_told(w, s->show[i]) && !is_asked(w, s->show[i]) && !is_refused_for(s, s->show[i])) {
            err_line(w->err, w->lesson->place, s->line, "nothing shows %s here",
                     w->box->game->book->rules[s->show[i]].id);
            return false;
        }
    return true;
}

/* Which of the answers that the tutor corrects can be meant now: they are allowed, or forbidden for the
 * reason that he gives. */
static uint64_t corrected(struct way *w, const struct lesson_step *s)
{
    uint64_t set = 0;
    eng_ruleno why;

    for (int i = 0; i < s->but_count; i++) {
        const struct lesson_but *but = &s->but[i];
        bool fine = but->any || match_check(w->m, LESSON_PLAYER, &but->action, &why) == MATCH_DONE;

        if (fine || (but->because && why == but->because))
            set |= UINT64_C(1) << i;
    }
    return set;
}

static bool are_all_corrected(struct way *w, const struct lesson_step *s, uint64_t set)
{
    for (int i = 0; i < s->but_count; i++)
        if (!(set >> i & 1))
            return wrong_action(w, s, &s->but[i].action,
                                "this answer is neither allowed here nor refused for that reason",
                                0);
    return true;
}

static bool wrong_chance(struct way *w, const struct lesson_step *s, int thrown)
{
    char what[80];

    snprintf(what, sizeof what, "a die is rolled, or a card drawn, that was not laid: %d in all",
             thrown);
    return wrong(w, s, what);
}

static bool decide(struct way *w, const struct lesson_step *s, const struct eng_action *a,
                   bool last)
{
    int seat = s->sort == LESSON_WANTS ? LESSON_PLAYER : LESSON_FOE;
    const struct eng_core *core = match_state(w->m);
    eng_ruleno why = 0;
    int thrown;

    if (match_check(w->m, seat, a, &why) != MATCH_DONE)
        return wrong_action(
            w, s, a, core->asked & ENG_SEAT(seat) ? "it is not allowed" : "nobody asks", why);
    if (last && s->fate_count && match_lay_fate(w->m, s->fate, s->fate_count) != MATCH_DONE)
        return wrong(w, s, "these dice cannot be laid");
    if (seat == LESSON_PLAYER)
        w->heard = match_news_count(w->m);
    if (match_play(w->m, seat, a, &why) != MATCH_DONE)
        return wrong_action(w, s, a, "it is refused", why);
    match_rolled(w->m, &thrown);
    if (thrown)
        return wrong_chance(w, s, thrown);
    if (((const struct eng_core *)match_state(w->m))->fate.count)
        return wrong(w, s, "more dice are laid than are rolled");
    return true;
}

static bool look(struct way *w, const struct lesson_step *s, bool fine)
{
    if (w->look)
        w->look(w->arg, w->m, s);
    return fine;
}

static bool play_wanted(struct way *w, const struct lesson_step *s)
{
    uint64_t set = corrected(w, s);
    bool fine = true;

    for (int i = 0; fine && s->all && i < s->action_count; i++) {
        set |= corrected(w, s);
        fine = decide(w, s, &s->action[i], i == s->action_count - 1);
    }
    if (fine && !s->all) {
        bool here = s == &w->lesson->step[w->other_step];
        fine = decide(w, s, &s->action[here ? w->other : 0], true);
    }
    return fine && are_all_corrected(w, s, set);
}

static bool play_step(struct way *w, const struct lesson_step *s)
{
    if (!shows(w, s))
        return look(w, s, false);
    if (s->sort == LESSON_SAYS)
        return look(w, s, true);
    return look(w, s,
                s->sort == LESSON_WANTS ? play_wanted(w, s) : decide(w, s, &s->action[0], true));
}

static bool play_way(struct way *w)
{
    struct seed seed = { { 0 } };
    bool fine = true;

    w->heard = 0;
    w->m = match_from_position(w->box, w->lesson->place, text_str(&w->lesson->position), &seed,
                               w->err);
    for (int i = 0; w->m && fine && i < w->lesson->step_count; i++)
        fine = play_step(w, &w->lesson->step[i]);
    fine = fine && w->m;
    match_free(w->m);
    return fine;
}

bool lesson_play(const struct lesson *l, const struct eng_box *box, lesson_looker *looker,
                 void *arg, struct err *err)
{
    struct way w = { .lesson = l, .box = box, .look = looker, .arg = arg, .err = err };

    if (!play_way(&w))
        return false;
    w.look = NULL;
    for (w.other_step = 0; w.other_step < l->step_count; w.other_step++) {
        const struct lesson_step *s = &l->step[w.other_step];
        for (w.other = 1; s->sort == LESSON_WANTS && !s->all && w.other < s->action_count;
             w.other++)
            if (!play_way(&w))
                return false;
    }
    return true;
}
