/* au_09_clicks.c -- A05 4.4, 4.5, 9.4: the phases of the guns, click by click.
 *
 * The owner drafts the batteries that fire together, may lay one of them along an axis, and names
 * the target, or the axis of the canister. */

#include "games/austerlitz/fire/au_fire.h"
#include "games/austerlitz/kept/au_field.h"

/* -- who may be drafted -- */

/* Of several targets, the reason against one within the template tells more. */
static bool is_finer(eng_ruleno old, eng_ruleno rule)
{
    return old == AU_9_4_1 || old == AU_9_2_2 || (old == AU_9_5_2 && rule != AU_9_2_2);
}

static bool has_roundshot(const struct au_board *b, const struct au_state *s, int unit,
                          eng_ruleno *why)
{
    struct plane_box box = au_box(b, s, unit);
    uint8_t near[AU_PIECES];
    int axis, count = au_near(b, s, &box, ROUNDSHOT_REACH + 22, 1 << au_enemy_of(b, unit), near);

    *why = AU_9_4_1;
    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        eng_ruleno rule = au_why_no_roundshot(b, s, unit, near[i], &axis);
        if (!rule)
            return true;
        if (is_finer(*why, rule))
            *why = rule;
    }
    return false;
}

/* A ready battery has something to fire at. */
static eng_ruleno why_idle(const struct au_board *b, const struct au_state *s, int unit)
{
    eng_ruleno why;

    if (BY(AU_9_2_1, has_roundshot(b, s, unit, &why)) || au_offer_canister(b, s, unit, NULL))
        return 0;
    return why;
}

static eng_ruleno why_not_drafted(const struct au_board *b, const struct au_state *s, int unit)
{
    eng_ruleno rule = au_why_no_guns(b, s, unit);

    if (rule)
        return rule;
    if (!bits_empty(s->core.draft, SET) && !au_is_joined(b, s, s->core.draft, unit))
        return AU_9_7_1;
    return why_idle(b, s, unit);
}

static eng_ruleno phase_rule(const struct au_state *s)
{
    const struct eng_frame *f = eng_now(&s->core);

    if (f->proc == PROC_MUSKETRY)
        return musketry_of(f)->own_turn ? AU_4_8_1 : AU_4_7_1;
    return artillery_of(f)->own_turn ? AU_4_5_1 : AU_4_4_1;
}

static eng_ruleno check_aim(const struct au_board *b, const struct au_state *s, int unit, int axis)
{
    eng_ruleno rule = drafted(&s->core, unit) ? 0 : why_not_drafted(b, s, unit);

    if (rule)
        return rule;
    return au_angle(s->unit[unit].facing, axis) > PIVOT ? AU_9_5_5 : 0;
}

eng_ruleno au_check_gun_click(const struct au_board *b, const struct au_state *s,
                              const struct eng_action *a)
{
    struct au_salvo salvo;

    if (a->verb == VERB_ROUNDSHOT)
        return au_lay_roundshot(b, s, a->noun, &salvo);
    if (a->noun >= b->unit_count || b->unit[a->noun].arm != ARTILLERY)
        return AU_9_1_1;
    if (b->unit[a->noun].side != artillery_now(&s->core)->side)
        return phase_rule(s);
    if (a->verb == VERB_CANISTER)
        return au_lay_canister(b, s, a->noun, a->angle, &salvo);
    if (a->verb == VERB_AIM)
        return check_aim(b, s, a->noun, a->angle);
    return drafted(&s->core, a->noun) ? 0 : why_not_drafted(b, s, a->noun);
}

static void offer_shots(const struct au_board *b, const struct au_state *s, struct eng_choices *c)
{
    int first = bits_next(s->core.draft, SET, 0);
    struct au_salvo salvo;
    uint8_t near[AU_PIECES];

    if (first < 0 || b->unit[first].arm != ARTILLERY)
        return;
    struct plane_box box = au_box(b, s, first);
    int count = au_near(b, s, &box, ROUNDSHOT_REACH + 22, 1 << au_enemy_of(b, first), near);
    for (int i = 0; i < count && near[i] < AU_CHIT0; i++)
        if (!au_lay_roundshot(b, s, near[i], &salvo))
            offer_noun(c, VERB_ROUNDSHOT, near[i]);
}

static void offer_drafted(const struct au_state *s, int unit, struct eng_choices *c)
{
    offer_noun(c, VERB_BATTERY, unit);
    eng_choices_add(c, &(struct eng_action){ .verb = VERB_AIM,
                                             .noun = (uint16_t)unit,
                                             .angle = s->unit[unit].facing });
}

bool au_offer_gun_clicks(const struct au_board *b, const struct au_state *s, int side,
                         struct eng_choices *c)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (b->unit[i].arm != ARTILLERY || au_why_no_guns(b, s, i))
            continue;
        bool in_draft = c && drafted(&s->core, i);
        if (!in_draft && why_not_drafted(b, s, i))
            continue;
        if (!c)
            return true;
        if (in_draft)
            offer_drafted(s, i, c);
        else
            offer_noun(c, VERB_BATTERY, i);
        au_offer_canister(b, s, i, c);
    }
    if (c)
        offer_shots(b, s, c);
    return false;
}

static void lay(struct eng_frame *f, int unit, int axis)
{
    artillery_frame(f)->laid = (int16_t)(unit + 1);
    artillery_frame(f)->axis = (int16_t)axis;
}

enum eng_flow au_take_gun_click(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    switch (a->verb) {
    case VERB_ROUNDSHOT:
        return au_fire_roundshot(t, a->noun);
    case VERB_CANISTER:
        return au_fire_canister(t, a->noun, a->angle);
    case VERB_AIM:
        if (!drafted(t->core, a->noun))
            draft_toggle(t, a->noun);
        lay(f, a->noun, a->angle);
        tell(t, AU_9_5_5, ENG_SEAT(t->seat), NEWS_AIMED, a->noun, a->angle);
        return again(t);
    default:
        draft_toggle(t, a->noun);
        if (artillery_of(f)->laid == a->noun + 1) {
            lay(f, -1, 0);
            tell(t, AU_9_5_5, ENG_SEAT(t->seat), NEWS_NOT_AIMED, a->noun);
        }
        return again(t);
    }
}

/* -- the phases (A05-4.4, 4.5) -- */

enum eng_flow au_ask_guns(struct eng_turn *t, struct eng_frame *f)
{
    lay(f, -1, 0);
    if (au_decided(t->state))
        return end_match(t);
    bits_clear(t->core->draft, SET); /* what is drafted limits who may join */
    bool mine = au_field_open(t->state);
    bool any = au_offer_gun_clicks(au_board(t->box), t->state, artillery_of(f)->side, NULL);
    au_field_close(mine);
    if (!any)
        return finish(t, 0);
    return ask(t, seats_of(t->core, artillery_of(f)->side));
}

void au_offer_guns(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct au_state *s = state;

    (void)seat;
    au_offer_gun_clicks(au_board(box), s, artillery_now(&s->core)->side, c);
    offer(c, VERB_DONE);
}

eng_ruleno au_check_guns(const struct eng_box *box, const void *state, int seat,
                         const struct eng_action *a)
{
    (void)seat;
    switch (a->verb) {
    case VERB_DONE:
        return 0;
    case VERB_BATTERY:
    case VERB_AIM:
    case VERB_ROUNDSHOT:
    case VERB_CANISTER:
        return au_check_gun_click(au_board(box), state, a);
    default:
        return phase_rule(state);
    }
}

enum eng_flow au_cease_fire(struct eng_turn *t, struct eng_frame *f)
{
    tell(t, phase_rule(t->state), ENG_ALL, NEWS_CEASE_FIRE, artillery_of(f)->side);
    return finish(t, 0);
}

enum eng_flow au_take_guns(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    return a->verb == VERB_DONE ? au_cease_fire(t, f) : au_take_gun_click(t, f, a);
}

/* The shot is over: its guns are marked. */
enum eng_flow au_next_guns(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;
    int fired = artillery_of(f)->own_turn ? DONE_FIRED | DONE_PREPARED : DONE_FIRED;

    FOR_SET (i, s->firing)
        s->unit[i].done |= (uint16_t)fired;
    bits_clear(s->firing, SET);
    return jump(f, ROW_GUNS);
}
