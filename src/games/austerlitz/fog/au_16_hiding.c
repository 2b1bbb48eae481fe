/* au_16_hiding.c -- A05 16.4.2.8.2: units that nobody watches are hidden again under chits, in the
 * rally phase of their side while there is fog (PROC_HIDING). */

#include "games/austerlitz/fog/au_16.h"

enum { WORDS = 4 };

/* -- whom -- */

static eng_ruleno check_hidable(const struct au_board *b, const struct au_state *s, int side,
                                int unit)
{
    if (b->unit[unit].side != side || !au_on_field(s, unit))
        return AU_16_4_2_8_2_1;
    const struct au_unit *u = &s->unit[unit];
    if (u->morale != STEADY || u->crew != AU_NOBODY || u->marks & (MARK_LEADERLESS | MARK_CREWLESS))
        return AU_16_4_2_8_2_3;
    return au_check_unwatched(b, s, unit);
}

/* The draft, and that unit. */
static void gather(const struct au_state *s, int unit, uint64_t set[WORDS])
{
    for (int i = 0; i < WORDS; i++)
        set[i] = s->core.draft[i];
    bit_add(set, unit);
}

/* An HQ that is attached goes where its host goes. */
static void stow_with_hq(const struct au_board *b, const struct au_state *s, int unit,
                         struct au_cargo *cargo)
{
    int hq = au_attached(s, unit);

    au_stow(b, cargo, unit);
    if (hq != AU_NOBODY)
        au_stow(b, cargo, hq);
}

/* A05-16.4.2.8.2-3: the limits of a chit, and all within 1/2 UM of each other. */
static eng_ruleno check_party(const struct au_board *b, const struct au_state *s,
                              const uint64_t set[WORDS], struct au_cargo *cargo)
{
    *cargo = (struct au_cargo){ 0 };
    for (int i = bits_next(set, WORDS, 0); i >= 0; i = bits_next(set, WORDS, i + 1)) {
        stow_with_hq(b, s, i, cargo);
        for (int k = bits_next(set, WORDS, i + 1); k >= 0; k = bits_next(set, WORDS, k + 1))
            if (!au_within(b, s, i, k, AU_HALF_UM))
                return AU_16_4_2_8_2_3;
    }
    return au_check_cargo(cargo);
}

/* Alone, it is hidden at once: nobody need be loaded who has nobody beside him. */
static bool has_company(const struct au_board *b, const struct au_state *s, int side, int unit)
{
    uint8_t near[AU_PIECES];
    struct plane_box box = au_box(b, s, unit);
    int count = au_near(b, s, &box, AU_HALF_UM, 1 << side, near);

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++)
        if (near[i] != unit && au_within(b, s, unit, near[i], AU_HALF_UM))
            return true;
    return false;
}

static eng_ruleno check_load(const struct au_board *b, const struct au_state *s, int side, int unit)
{
    uint64_t set[WORDS];
    struct au_cargo cargo;
    eng_ruleno rule = check_hidable(b, s, side, unit);

    if (rule || drafted(&s->core, unit))
        return rule;
    if (!has_company(b, s, side, unit))
        return AU_16_4_2_8_2_3;
    gather(s, unit, set);
    return check_party(b, s, set, &cargo);
}

static eng_ruleno check_hide(const struct au_board *b, const struct au_state *s, int side, int unit)
{
    uint64_t set[WORDS];
    struct au_cargo cargo;
    eng_ruleno rule = check_hidable(b, s, side, unit);

    if (rule)
        return rule;
    gather(s, unit, set);
    rule = check_party(b, s, set, &cargo);
    if (rule)
        return rule;
    if (!au_is_filled(&cargo))
        return AU_16_4_2_1_5;
    if (au_free_slot(s, side) == AU_NOBODY || au_loaded_count(s, side) >= AU_BOXES)
        return AU_16_4_2_1;
    struct plane_box box = au_chit_box(au_at(s, unit));
    return au_check_spot(b, s, &box, set);
}

eng_ruleno au_check_hiding(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    int side = hiding_now(&s->core)->side;

    (void)seat;
    if (a->verb == VERB_DONE)
        return 0;
    if (a->verb == VERB_LOAD)
        return check_load(b, s, side, a->noun);
    return check_hide(b, s, side, a->noun);
}

/* -- the row -- */

/* Who is on the field, steady and unwatched is known to both. */
enum eng_flow au_ask_hiding(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    int side = hiding_of(f)->side;

    if (s->fog == CLEAR_DAY || au_free_slot(s, side) == AU_NOBODY)
        return NEXT;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (b->unit[i].arm != HEADQUARTERS && check_hidable(b, s, side, i) == 0)
            return ask(t, seats_of(t->core, side));
    return NEXT;
}

void au_offer_hiding(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    int side = hiding_now(&s->core)->side;

    (void)seat;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (!au_on_field(s, i) || check_hidable(b, s, side, i))
            continue;
        if (check_load(b, s, side, i) == 0)
            offer_noun(c, VERB_LOAD, i);
        if (check_hide(b, s, side, i) == 0)
            offer_noun(c, VERB_HIDE, i);
    }
    offer(c, VERB_DONE);
}

/* A place that both were in it leaves to the other: no chit holds one (A05-17.1.1.6-2). */
static void hide(struct eng_turn *t, int unit, int chit)
{
    struct plane_pt at = au_at(t->state, unit);
    bool stood = au_on_field(t->state, unit);

    au_board_chit(au_board(t->box), t->state, unit, chit);
    tell(t, AU_16_4_2_8_2_1, ENG_ALL, NEWS_HIDES, unit, AU_CHIT0 + chit);
    if (stood)
        au_take_control(t, unit, at, at);
}

enum eng_flow au_take_hiding(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct au_state *s = t->state;
    uint64_t set[WORDS];

    if (a->verb == VERB_DONE)
        return NEXT;
    if (a->verb == VERB_LOAD) {
        draft_toggle(t, a->noun);
        return again(t);
    }
    gather(s, a->noun, set);
    int chit = au_put_chit(au_board(t->box), s, hiding_of(f)->side, au_at(s, a->noun), true);
    for (int i = bits_next(set, WORDS, 0); i >= 0; i = bits_next(set, WORDS, i + 1)) {
        int hq = au_attached(s, i);
        hide(t, i, chit);
        if (hq != AU_NOBODY)
            hide(t, hq, chit);
    }
    return jump(f, ROW_HIDE);
}
