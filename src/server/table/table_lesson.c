/* table_lesson.c -- a match that is a lesson: what the tutor says, what he lets pass, what the other
 * side does by the script.
 *
 * Where the match stands follows from its journal (engine/lesson.h).  Only that the player has had
 * enough is written down, and that he has read what comes before the other side's move is remembered
 * until then: who comes back reads it once more. */

#include "engine/lesson.h"
#include "server/table/hub.h"
#include "server/table/table.h"

enum { FOE_MS = 700 }; /* he takes so long at least, so that one sees who moves */

static const char paper_name[] = "lesson", paper_left[] = "left";

bool table_read_lesson(struct table *t, struct err *err)
{
    struct text paper = { 0 };
    bool fine =
        !t->plan.lesson || store_paper_get(hub_store(t->hub), t->id, paper_name, &paper, err);

    t->lesson.over = !t->plan.lesson || paper.length > 0;
    t->lesson.heard = -1;
    text_free(&paper);
    return fine;
}

/* Whatever was decided beyond the script ends it for good. */
static const struct lesson_step *step_of(struct table *t, struct lesson_place *place)
{
    const struct plan *plan = &t->plan;

    if (t->lesson.over)
        return NULL;
    lesson_walk(plan->lesson, plan->box, match_journal(t->m), place);
    t->lesson.over = place->left;
    return lesson_next(plan->lesson, place);
}

void table_leave_lesson(struct table *t)
{
    if (t->lesson.over)
        return;
    t->lesson.over = true;
    hub_write_paper(t, paper_name, paper_left);
    table_touch(t);
}

void table_hear_lesson(struct table *t)
{
    struct lesson_place place;

    if (!step_of(t, &place))
        return;
    t->lesson.heard = place.step;
    t->bots_from = hub_tick(t->hub) + FOE_MS;
    table_touch(t);
}

/* -- what the player does -- */

static void lay_dice(struct table *t, const struct lesson_step *step)
{
    if (step->fate_count)
        match_lay_fate(t->m, step->fate, step->fate_count);
}

/* The tutor's word to something that the rules allow and he does not want now. */
static const char *word_for(const struct lesson_step *step, const struct lesson_but *but,
                            enum lang lang)
{
    static const char usual[] = "The rules allow that, but it is not what we are about to do.";

    if (but)
        return but->words.in[lang];
    return step->otherwise.in[lang] ? step->otherwise.in[lang] : catalog_find(lang, usual);
}

bool table_lesson_lets(struct table *t, int seat, struct eng_action *action,
                       struct lesson_refusal *out, enum lang lang)
{
    struct lesson_place place;
    const struct lesson_step *step = seat == LESSON_PLAYER ? step_of(t, &place) : NULL;
    eng_ruleno why;

    if (!step || step->sort != LESSON_WANTS)
        return true;
    if (lesson_wants(step, &place, action)) {
        if (lesson_left(step, &place) == 1 && match_check(t->m, seat, action, &why) == MATCH_DONE)
            lay_dice(t, step);
        return true;
    }
    const struct lesson_but *but = lesson_but(step, action);
    if (!but && match_check(t->m, seat, action, &why) != MATCH_DONE)
        return true; /* the rules have a better answer */
    *out = (struct lesson_refusal){ word_for(step, but, lang), but ? but->because : 0 };
    return false;
}

/* -- what the other side does -- */

static bool is_heard(const struct table *t, const struct lesson_place *place)
{
    return place->from == place->step || t->lesson.heard == place->step;
}

static void play_foe(struct table *t, const struct lesson_step *step)
{
    eng_ruleno why;

    lay_dice(t, step);
    if (match_play(t->m, LESSON_FOE, &step->action[0], &why) != MATCH_DONE)
        t->lesson.over = true; /* the rules have changed: the bot of the seat goes on */
    t->bots_from = hub_tick(t->hub) + FOE_MS;
    table_moved(t);
}

/* At the end the player may read in peace: his next decision, or word, ends the lesson. */
static bool is_at_end(struct table *t, const struct lesson_place *place)
{
    return !t->lesson.over && place->step == t->plan.lesson->step_count;
}

bool table_lesson_goes_on(struct table *t)
{
    struct lesson_place place = { 0 };
    const struct lesson_step *step = step_of(t, &place);
    int64_t wait = t->bots_from - hub_tick(t->hub);

    if (!step)
        return is_at_end(t, &place);
    if (step->sort != LESSON_PLAYS || !is_heard(t, &place))
        return true;
    if (wait > 0)
        hub_wake_in(t->hub, wait);
    else
        play_foe(t, step);
    return true;
}

/* -- what he says -- */

static void put_point(const struct lesson_point *point, struct jout *j)
{
    jout_array(j);
    jout_string(j, point->kind);
    jout_string(j, point->what);
    if (point->action)
        jout_string(j, point->action);
    jout_end_array(j);
}

/* What has been done already of all that is wanted is not pointed at any more. */
static void put_points(const struct lesson_step *s, const struct lesson_place *place,
                       struct jout *j)
{
    jout_key(j, "points");
    jout_array(j);
    for (int i = 0; i < s->point_count; i++)
        if (!s->point[i].wanted || lesson_is_due(s, place, s->point[i].wanted - 1))
            put_point(&s->point[i], j);
    jout_end_array(j);
}

static void put_rules(const struct table *t, const struct lesson_step *s, struct jout *j)
{
    const struct eng_rule *rules = t->plan.box->game->book->rules;

    jout_key(j, "rules");
    jout_array(j);
    for (int i = 0; i < s->show_count; i++) {
        jout_object(j);
        jout_key_string(j, "rule", rules[s->show[i]].cite);
        jout_key_string(j, "id", rules[s->show[i]].id);
        jout_end_object(j);
    }
    jout_end_array(j);
}

static void put_step(const struct table *t, const struct lesson_step *s,
                     const struct lesson_place *place, enum lang lang, struct jout *j)
{
    jout_object(j);
    jout_key_string(j, "text", s->words.in[lang]);
    put_points(s, place, j);
    put_rules(t, s, j);
    jout_end_object(j);
}

static void put_lesson(const struct table *t, const struct lesson_place *place, enum lang lang,
                       struct jout *j)
{
    const struct lesson *l = t->plan.lesson;
    const struct lesson_step *s = lesson_next(l, place);

    jout_object(j);
    jout_key_string(j, "title", l->title.in[lang]);
    jout_key_string(j, "then", l->then);
    jout_key_int(j, "step", place->step);
    jout_key_int(j, "of", l->step_count);
    jout_key(j, "says");
    jout_array(j);
    for (int i = place->from; i < place->step; i++)
        put_step(t, &l->step[i], place, lang, j);
    jout_end_array(j);
    jout_key(j, "wants");
    if (s && s->sort == LESSON_WANTS)
        put_step(t, s, place, lang, j);
    else
        jout_null(j);
    jout_key_int(j, "left", s && s->sort == LESSON_WANTS ? lesson_left(s, place) : 0);
    jout_key_bool(j, "heard", is_heard(t, place));
    jout_end_object(j);
}

void table_put_lesson(struct table *t, int seat, enum lang lang, struct jout *j)
{
    struct lesson_place place = { 0 };

    jout_key(j, "lesson");
    if (seat == LESSON_PLAYER)
        step_of(t, &place);
    if (seat == LESSON_PLAYER && !t->lesson.over)
        put_lesson(t, &place, lang, j);
    else
        jout_null(j);
}
