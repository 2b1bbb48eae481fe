/* nt_06_place.c -- chapter 6: corps are placed, the French make their detachments and name the
 * fixed battery.
 *
 * Nothing is offered that could not be finished: a corps too large for its locale keeps the
 * detachments that it needs, and one battery that can be fixed is always left (NT-18-03). */

#include "games/triumph/nt_setup.h"

/* The corps to be placed, or the unit, as the row has it. */
static int who(const struct nt_state *s)
{
    return set_up_now(&s->core)->who;
}

/* -- 1 December: two Allied corps start in play -- */

static bool is_chosen(const struct nt_state *s, int commander)
{
    return s->set_up.chosen[0] == commander + 1 || s->set_up.chosen[1] == commander + 1;
}

eng_ruleno nt_refuse_start(const struct nt_board *b, const struct nt_state *s, int commander)
{
    if (commander < first_commander(ALLIED) || commander >= end_commander(ALLIED))
        return NT_6_06_12;
    if (s->set_up.on_map == 2 || is_chosen(s, commander))
        return NT_5_03;
    if (nt_corps_members(s, commander) > b->locale[b->commander[commander].setup_locale].capacity)
        return NT_6_06_11;
    return 0;
}

static void wait_off_map(struct eng_turn *t, int commander)
{
    nt_keep_off_map(t->state, commander);
    tell(t, NT_5_03, ENG_ALL, NEWS_OFF_MAP, commander);
}

void nt_start(struct eng_turn *t, int commander)
{
    struct nt_state *s = t->state;

    s->set_up.chosen[s->set_up.on_map++] = (uint8_t)(commander + 1);
    tell(t, NT_6_06_12, ENG_ALL, NEWS_STARTS, commander);
    FOR_COMMANDERS (c, ALLIED)
        if (s->set_up.on_map == 2 && !is_chosen(s, c))
            wait_off_map(t, c);
}

enum eng_flow nt_ask_start(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    if (set_up_of(f)->side != ALLIED || BY(NT_5_02, s->scenario != FIRST_DECEMBER) ||
        s->set_up.on_map == 2)
        return NEXT;
    return nt_ask_set_up(t, ALLIED, nt_deciders(s, ALLIED));
}

eng_ruleno nt_check_start(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct nt_state *s = state;

    if (nt_is_preparing(s, seat))
        return nt_check_preparing(nt_board(box), s, a);
    if (a->verb != VERB_START)
        return NT_6_06_12;
    return nt_refuse_start(nt_board(box), s, commander_of_token(a->noun));
}

void nt_offer_start(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_state *s = state;

    if (nt_is_preparing(s, seat)) {
        nt_offer_preparing(nt_board(box), s, c);
        return;
    }
    FOR_COMMANDERS (commander, ALLIED)
        if (nt_refuse_start(nt_board(box), s, commander) == 0)
            offer_noun(c, VERB_START, commander_token(commander));
}

enum eng_flow nt_take_start(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (nt_is_preparing(t->state, t->seat))
        return nt_take_preparing(t, a);
    nt_start(t, commander_of_token(a->noun));
    return jump(f, ROW_START);
}

/* -- corps are placed -- */

/* NT-19-28: in a team the corps of the most senior player come first. */
int nt_next_to_place(const struct nt_state *s, int side)
{
    int next = -1;

    FOR_COMMANDERS (c, side)
        if (s->commander[c].at == NT_GONE &&
            (next < 0 ||
             (s->team && nt_rank_of(s, nt_player_of(s, c)) < nt_rank_of(s, nt_player_of(s, next)))))
            next = c;
    return next;
}

eng_ruleno nt_refuse_place(const struct nt_board *b, const struct nt_state *s, int commander,
                           int at)
{
    const struct nt_commander_card *card = &b->commander[commander];

    (void)s;
    if (BY(NT_6_06_07, BY(NT_6_07_04, nt_locale_of(b, at) != card->setup_locale)))
        return card->side == FRENCH ? NT_6_07_01 : NT_6_06_06;
    if (is_blocking(at) && b->approach[approach_of(at)].impassable)
        return NT_4_13;
    return 0;
}

/* NT-6.06-09: the whole corps in one position. */
void nt_place(struct eng_turn *t, int commander, int at)
{
    struct nt_state *s = t->state;

    s->commander[commander].at = (uint16_t)at;
    FOR_UNITS (u, side_of_commander(commander))
        if (s->unit[u].corps == commander)
            s->unit[u].at = (uint16_t)at;
    tell(t, NT_6_06_09, ENG_ALL, is_reserve(at) ? NEWS_PLACED : NEWS_PLACED_BLOCKING, commander,
         at);
}

enum eng_flow nt_ask_place(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    int side = set_up_of(f)->side, commander = nt_next_to_place(s, side);

    if (commander < 0)
        return NEXT;
    set_up_frame(f)->who = (int16_t)commander;
    return nt_ask_set_up(t, side, nt_seats_of_corps(s, commander));
}

/* A noun from outside may be any number: is it a position of the map? */
static bool is_position(const struct nt_board *b, int at)
{
    if (is_reserve(at))
        return b->locale[at].exists;
    return at >= blocking(1, 0) && at <= blocking(b->approach_count, 1);
}

eng_ruleno nt_check_place(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct nt_state *s = state;
    const struct nt_board *b = nt_board(box);

    if (nt_is_preparing(s, seat))
        return nt_check_preparing(b, s, a);
    if (a->verb != VERB_PLACE || !is_position(b, a->noun))
        return NT_6_06_08;
    return nt_refuse_place(b, s, who(s), a->noun);
}

/* Every position of a locale that `refuse` lets through. */
static void offer_positions(const struct nt_board *b, const struct nt_state *s, int subject,
                            int locale,
                            eng_ruleno (*refuse)(const struct nt_board *, const struct nt_state *,
                                                 int, int),
                            struct eng_choices *c)
{
    const struct nt_locale *l = &b->locale[locale];

    if (refuse(b, s, subject, locale) == 0)
        offer_noun(c, VERB_PLACE, locale);
    for (int i = 0; i < l->approach_count; i++) {
        int at = nt_block_in(b, l->approach[i], locale);
        if (refuse(b, s, subject, at) == 0)
            offer_noun(c, VERB_PLACE, at);
    }
}

void nt_offer_place(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_state *s = state;
    const struct nt_board *b = nt_board(box);

    if (nt_is_preparing(s, seat))
        nt_offer_preparing(b, s, c);
    else
        offer_positions(b, s, who(s), b->commander[who(s)].setup_locale, nt_refuse_place, c);
}

enum eng_flow nt_take_place(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (nt_is_preparing(t->state, t->seat))
        return nt_take_preparing(t, a);
    nt_place(t, set_up_of(f)->who, a->noun);
    return jump(f, ROW_PLACE);
}

/* -- the six detachments of the French -- */

/* Units above capacity anywhere: so many detachments are needed still. */
static int overflow(const struct nt_board *b, const struct nt_state *s)
{
    int units[NT_LOCALES] = { 0 }, over = 0;

    FOR_UNITS (u, FRENCH)
        units[nt_locale_of(b, s->unit[u].at)]++;
    for (int n = 1; n < NT_LOCALES; n++)
        over += units[n] > b->locale[n].capacity ? units[n] - b->locale[n].capacity : 0;
    return over;
}

static int detachments_left(const struct nt_state *s)
{
    return NT_SET_DETACHMENTS - s->set_up.detachments;
}

static bool is_crowded(const struct nt_board *b, const struct nt_state *s, int locale)
{
    return nt_units_in(b, s, FRENCH, locale) > b->locale[locale].capacity;
}

eng_ruleno nt_refuse_set_detach(const struct nt_board *b, const struct nt_state *s, int unit)
{
    if (unit >= NT_UNITS || side_of_unit(unit) != FRENCH)
        return NT_3_01;
    if (s->unit[unit].at == NT_OFF_MAP)
        return NT_6_08_14;
    if (BY(NT_19_30, detachments_left(s) == 0) || nt_is_detached(s, unit))
        return NT_6_08_01;
    if (BY(NT_6_08_12, nt_corps_size(s, s->unit[unit].corps) < 2))
        return NT_6_08_11;
    if (overflow(b, s) == detachments_left(s) &&
        !is_crowded(b, s, nt_locale_of(b, s->unit[unit].at)))
        return NT_6_08_13;
    return 0;
}

eng_ruleno nt_refuse_detaching_done(const struct nt_board *b, const struct nt_state *s)
{
    return overflow(b, s) > 0 ? NT_6_08_13 : 0;
}

/* NT-19-29: in a team each makes room for his own corps. */
static eng_ruleno refuse_done(const struct nt_board *b, const struct nt_state *s, int seat)
{
    if (!s->team)
        return nt_refuse_detaching_done(b, s);
    FOR_COMMANDERS (c, FRENCH)
        if (nt_player_of(s, c) == seat && is_on_map(s->commander[c].at) &&
            is_crowded(b, s, nt_locale_of(b, s->commander[c].at)))
            return NT_6_08_13;
    return 0;
}

static eng_ruleno refuse_detaching(const struct nt_board *b, const struct nt_state *s, int seat,
                                   int unit)
{
    eng_ruleno why = nt_refuse_set_detach(b, s, unit);

    return why ? why : nt_may_command_corps(b, s, seat, s->unit[unit].corps) ? 0 : NT_19_29;
}

/* NT-18-03: guns that block an approach of the Santon cannot be the fixed battery there. */
static bool could_be_fixed(const struct nt_board *b, const struct nt_state *s, int unit, int at)
{
    return s->unit[unit].type == ARTILLERY && is_on_map(at) &&
           !(s->santon && is_blocking(at) && nt_locale_of(b, at) == NT_SANTON);
}

static bool another_could_be_fixed(const struct nt_board *b, const struct nt_state *s, int unit)
{
    FOR_UNITS (u, FRENCH)
        if (u != unit && could_be_fixed(b, s, u, s->unit[u].at))
            return true;
    return false;
}

/* NT-6.08-02 to -08: how far, and where not. */
static eng_ruleno refuse_locale(const struct nt_board *b, const struct nt_state *s, int unit,
                                int to)
{
    int from = nt_locale_of(b, s->unit[unit].at);

    if (BY(NT_6_08_03, BY(NT_18_11, b->steps[from][to] > NT_SET_REACH)))
        return NT_6_08_02;
    if (b->locale[to].detach_barred)
        return b->locale[to].stars & ~STAR_BLUE ? NT_6_08_05 : NT_6_08_06;
    if (nt_is_occupied_by(b, s, ALLIED, to))
        return NT_6_08_08;
    return 0;
}

eng_ruleno nt_refuse_detached(const struct nt_board *b, const struct nt_state *s, int unit, int at)
{
    int from = nt_locale_of(b, s->unit[unit].at), to = nt_locale_of(b, at);

    if (is_blocking(at) && b->approach[approach_of(at)].impassable)
        return NT_4_13;
    if (s->unit[unit].type == ARTILLERY && !could_be_fixed(b, s, unit, at) &&
        !another_could_be_fixed(b, s, unit))
        return NT_18_03;
    if (BY(NT_6_08_10, to == from))
        return overflow(b, s) == detachments_left(s) ? NT_6_08_13 : 0;
    if (nt_room_in(b, s, FRENCH, to) < 1)
        return NT_6_08_13;
    return refuse_locale(b, s, unit, to);
}

void nt_detach_to(struct eng_turn *t, int unit, int at)
{
    struct nt_state *s = t->state;

    nt_detach(t, unit, NT_6_08_01);
    s->unit[unit].at = (uint16_t)at;
    s->set_up.detachments++;
    tell(t, NT_6_08_09, ENG_ALL, NEWS_DETACHED_TO, unit, at);
}

/* The player whose turn to detach it is: NT-19-29, by seniority. */
static eng_seats detacher(const struct nt_state *s, const struct eng_frame *f)
{
    if (!s->team)
        return nt_deciders(s, FRENCH);
    return ENG_SEAT(s->teams.rank[FRENCH][set_up_of(f)->rank]);
}

static bool has_corps_on_map(const struct nt_state *s, int rank)
{
    FOR_COMMANDERS (c, FRENCH)
        if (is_on_map(s->commander[c].at) && nt_player_of(s, c) == s->teams.rank[FRENCH][rank])
            return true;
    return false;
}

/* In a team, on to the next who has something to detach; true: nobody is left. */
static bool is_detaching_over(const struct nt_state *s, struct eng_frame *f)
{
    if (!s->team)
        return false;
    while (set_up_of(f)->rank < s->teams.player_count[FRENCH] &&
           !has_corps_on_map(s, set_up_of(f)->rank))
        set_up_frame(f)->rank++;
    return set_up_of(f)->rank == s->teams.player_count[FRENCH] || detachments_left(s) == 0;
}

enum eng_flow nt_ask_set_detach(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    if (set_up_of(f)->side == ALLIED)
        return jump(f, ROW_SET_UP_END);
    if (is_detaching_over(s, f))
        return jump(f, ROW_FIX);
    return ask(t, detacher(s, f));
}

eng_ruleno nt_check_set_detach(const struct eng_box *box, const void *state, int seat,
                               const struct eng_action *a)
{
    if (a->verb == VERB_DONE)
        return refuse_done(nt_board(box), state, seat);
    return refuse_detaching(nt_board(box), state, seat, a->noun);
}

enum eng_flow nt_take_set_detach(struct eng_turn *t, struct eng_frame *f,
                                 const struct eng_action *a)
{
    const struct nt_state *s = t->state;

    if (a->verb == VERB_DONE) {
        set_up_frame(f)->rank++;
        return jump(f, s->team ? ROW_SET_DETACH : ROW_FIX);
    }
    set_up_frame(f)->who = (int16_t)a->noun;
    return NEXT;
}

enum eng_flow nt_ask_detached(struct eng_turn *t, struct eng_frame *f)
{
    return ask(t, detacher(t->state, f));
}

eng_ruleno nt_check_detached(const struct eng_box *box, const void *state, int seat,
                             const struct eng_action *a)
{
    (void)seat;
    if (!is_position(nt_board(box), a->noun))
        return NT_6_08_09;
    return nt_refuse_detached(nt_board(box), state, who(state), a->noun);
}

void nt_offer_detached(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    const struct nt_state *s = state;
    const struct nt_board *b = nt_board(box);
    int from = nt_locale_of(b, s->unit[who(s)].at);

    (void)seat;
    for (int n = 1; n < NT_LOCALES; n++)
        if (b->locale[n].exists && BY(NT_6_08_04, b->steps[from][n] <= NT_SET_REACH))
            offer_positions(b, s, who(s), n, nt_refuse_detached, c);
}

enum eng_flow nt_take_detached(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    nt_detach_to(t, set_up_of(f)->who, a->noun);
    return jump(f, ROW_SET_DETACH);
}

/* -- the fixed battery -- */

eng_ruleno nt_refuse_fix(const struct nt_board *b, const struct nt_state *s, int unit)
{
    if (unit >= NT_UNITS || side_of_unit(unit) != FRENCH)
        return NT_6_09_01;
    if (s->unit[unit].type != ARTILLERY || !is_on_map(s->unit[unit].at))
        return NT_6_09_02;
    return could_be_fixed(b, s, unit, s->unit[unit].at) ? 0 : NT_18_03;
}

/* NT-18-03, NT-18-10: with the option, the Santon is the one place where it stays in reserve. */
bool nt_battery_must_move(const struct nt_board *b, const struct nt_state *s, int unit)
{
    int at = s->unit[unit].at;

    return BY(NT_6_09_06, is_reserve(at)) &&
           !(BY(NT_18_10, s->santon != 0) && nt_locale_of(b, at) == NT_SANTON);
}

void nt_fix(struct eng_turn *t, int unit)
{
    struct nt_state *s = t->state;

    s->unit[unit].flags |= UNIT_FIXED;
    tell(t, NT_6_09_01, ENG_ALL, NEWS_FIXED, unit, s->unit[unit].at);
    nt_show_face(t, unit, NT_6_09_09);
}

eng_ruleno nt_refuse_battery(const struct nt_board *b, const struct nt_state *s, int unit, int at)
{
    if (!is_blocking(at) || nt_locale_of(b, at) != nt_locale_of(b, s->unit[unit].at))
        return NT_6_09_03;
    return b->approach[approach_of(at)].impassable ? NT_4_13 : 0;
}

/* The last unit of a corps takes its commander along (NT-6.09-05). */
void nt_put_battery(struct eng_turn *t, int unit, int at)
{
    struct nt_state *s = t->state;
    int corps = s->unit[unit].corps;

    s->unit[unit].at = (uint16_t)at;
    if (corps != NT_NO_CORPS && BY(NT_6_09_05, nt_corps_size(s, corps) == 1))
        s->commander[corps].at = (uint16_t)at;
    else
        nt_detach(t, unit, NT_6_09_04);
    tell(t, NT_6_09_03, ENG_ALL, NEWS_BATTERY_BLOCKS, unit, at);
}

enum eng_flow nt_ask_fix(struct eng_turn *t, struct eng_frame *f)
{
    (void)f;
    return nt_ask(t, FRENCH);
}

eng_ruleno nt_check_fix(const struct eng_box *box, const void *state, int seat,
                        const struct eng_action *a)
{
    (void)seat;
    return nt_refuse_fix(nt_board(box), state, a->noun);
}

enum eng_flow nt_take_fix(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    set_up_frame(f)->who = (int16_t)a->noun;
    nt_fix(t, a->noun);
    return NEXT;
}

enum eng_flow nt_ask_battery(struct eng_turn *t, struct eng_frame *f)
{
    if (!nt_battery_must_move(nt_board(t->box), t->state, set_up_of(f)->who))
        return NEXT;
    return nt_ask(t, FRENCH);
}

eng_ruleno nt_check_battery(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    (void)seat;
    if (!is_position(nt_board(box), a->noun))
        return NT_6_09_03;
    return nt_refuse_battery(nt_board(box), state, who(state), a->noun);
}

void nt_offer_battery(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_state *s = state;
    const struct nt_board *b = nt_board(box);

    (void)seat;
    offer_positions(b, s, who(s), nt_locale_of(b, s->unit[who(s)].at), nt_refuse_battery, c);
}

enum eng_flow nt_take_battery(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    nt_put_battery(t, set_up_of(f)->who, a->noun);
    return NEXT;
}

enum eng_flow nt_end_set_up(struct eng_turn *t, struct eng_frame *f)
{
    tell(t, NT_6_01_01, ENG_ALL, NEWS_SET_UP, set_up_of(f)->side);
    return NEXT;
}
