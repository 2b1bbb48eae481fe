/* nt_06_setup.c -- chapters 5 and 6: the armies are laid out, and each is organised in secret.
 *
 * While an army is being organised its blocks lie open (NT-6.05-01) and the assignments are hidden.
 * When the organisation is finished that is turned round: the blocks are dealt anew, so that no
 * token tells a face, and everybody sees how many belong to whom. */

#include <string.h>

#include "games/triumph/kit/nt_plans.h"
#include "games/triumph/nt_setup.h"

const struct eng_option nt_options[] = {
    [OPTION_SANTON] = { "santon", "The Santon", { "off", "on", NULL } },
    [OPTION_AUCTION] = { "auction", "Morale auction for the sides", { "off", "on", NULL } },
    [OPTION_FRENCH_HANDICAP] = { "french-handicap",
                                 "French morale lowered by",
                                 { "0", "1", "2", "3", "4", "5", "6", NULL } },
    [OPTION_ALLIED_HANDICAP] = { "allied-handicap",
                                 "Allied morale lowered by",
                                 { "0", "1", "2", "3", "4", "5", "6", NULL } },
    [OPTION_FRENCH_PLAYERS] = { "french-players", "French players", { "1", "2", "3", "4", NULL } },
    [OPTION_ALLIED_PLAYERS] = { "allied-players", "Allied players", { "1", "2", "3", "4", NULL } },
    [OPTION_NOTES] = { "notes", "Notes in conferences", { "off", "on", NULL } },
    { NULL, NULL, { NULL } },
};

/* -- the armies laid out -- */

static void lay_out_army(const struct nt_board *b, struct nt_state *s, int side)
{
    int unit = first_unit(side);

    for (int type = ARTILLERY; type < TYPES; type++)
        for (int strength = 1; strength <= 3; strength++) {
            s->pool[side][type][strength] = b->army[side].count[type][strength];
            for (int n = 0; n < b->army[side].count[type][strength]; n++, unit++) {
                s->unit[unit] = (struct nt_unit){ .type = (uint8_t)type,
                                                  .strength = (uint8_t)strength,
                                                  .corps = NT_NO_CORPS };
                s->core.seen[unit] = ENG_ALL;
            }
        }
}

void nt_lay_out(const struct nt_board *b, struct nt_state *s)
{
    HOLDS(NT_6_07_06, "36 blocks are laid out for the French, and every corps is filled from them");
    for (int side = FRENCH; side < SIDES; side++)
        lay_out_army(b, s, side);
}

/* -- setup -- */

/* NT-19-01: one to four seats on each side, the French first. */
static void seat_players(struct nt_state *s, const uint8_t *option)
{
    int french = BY(NT_19_01, 1 + option[OPTION_FRENCH_PLAYERS]),
        allied = 1 + option[OPTION_ALLIED_PLAYERS];

    if (BY(NT_2_01, french == 1 && allied == 1))
        return;
    s->team = 1;
    s->teams.notes = option[OPTION_NOTES]; /* NT-19-11 */
    s->core.seat_count = (uint8_t)(french + allied);
    for (int seat = 0; seat < ENG_SEATS; seat++)
        s->core.side[seat] = seat >= french && seat < french + allied ? ALLIED : FRENCH;
}

static void begin_set_up(const struct nt_board *b, struct nt_state *s, const uint8_t *option)
{
    HOLDS(NT_5_01, "the scenarios are an enum of two");
    nt_lay_out(b, s);
    s->round = 1;
    s->last_round = b->round_count[s->scenario];
    s->santon = option[OPTION_SANTON];
    s->auction = option[OPTION_AUCTION];
    s->morale[FRENCH] =
        (int8_t)(b->army[FRENCH].morale - BY(NT_17_01, option[OPTION_FRENCH_HANDICAP]));
    s->morale[ALLIED] = (int8_t)(b->army[ALLIED].morale - option[OPTION_ALLIED_HANDICAP]);
    seat_players(s, option);
}

/* A position written by hand stands in the middle of a turn: that of the army it names. */
static void stand_in_turn(struct nt_state *s)
{
    int side = s->turn.army;
    struct eng_frame *f = s->core.frame;

    s->core.depth = 2;
    f[0] = (struct eng_frame){ .proc = PROC_MATCH,
                               .step = 1 + (side == ALLIED ? ROW_ALLIED_TURN : ROW_FRENCH_TURN) };
    f[1] = (struct eng_frame){ .proc = PROC_TURN, .step = ROW_COMMAND };
    turn_frame(&f[1])->side = (int16_t)side;
}

bool nt_setup(const struct eng_box *box, const uint8_t *option, void *state, struct eng_news *news,
              struct err *err)
{
    struct nt_state *s = state;
    struct eng_turn t = { box, state, &s->core, news, 0 };

    (void)err;
    if (s->phase == PHASE_PLAY) {
        stand_in_turn(s);
        eng_flow_resume(&t);
        return true;
    }
    begin_set_up(nt_board(box), s, option);
    tell(&t, NT_6_05_01, ENG_ALL, NEWS_LAID_OUT, NT_FRENCH_UNITS, NT_ALLIED_UNITS);
    eng_flow_start(&t);
    return true;
}

/* -- whether an organisation will do -- */

int nt_corps_members(const struct nt_state *s, int commander)
{
    int count = 0;

    FOR_UNITS (u, side_of_commander(commander))
        count += s->unit[u].corps == commander;
    return count;
}

/* NT-6.07-05: something besides infantry of strength 2. */
static bool has_variety(const struct nt_state *s, int commander)
{
    FOR_UNITS (u, FRENCH)
        if (s->unit[u].corps == commander &&
            (s->unit[u].type != INFANTRY || s->unit[u].strength != 2))
            return true;
    return false;
}

/* NT-6.07-08: the fixed battery has to come from somewhere on the map. */
static bool has_battery_on_map(const struct nt_board *b, const struct nt_state *s)
{
    FOR_UNITS (u, FRENCH)
        if (s->unit[u].type == ARTILLERY && s->unit[u].corps != NT_NO_CORPS &&
            !b->commander[s->unit[u].corps].reinforcement)
            return true;
    return false;
}

/* NT-6.06-10, -11: corps that start in play without detachments must fit where they start. */
static bool fits_locale(const struct nt_board *b, const struct nt_state *s, int commander)
{
    const struct nt_commander_card *card = &b->commander[commander];

    return card->setup_locale == 0 ||
           nt_corps_members(s, commander) <= b->locale[card->setup_locale].capacity;
}

static eng_ruleno refuse_corps(const struct nt_board *b, const struct nt_state *s, int commander)
{
    const struct nt_commander_card *card = &b->commander[commander];
    int count = nt_corps_members(s, commander);

    if (count < card->minimum)
        return NT_6_06_03;
    if (count > NT_CORPS_MAX)
        return NT_6_06_04;
    if (BY(NT_6_07_07, card->side == ALLIED))
        return s->scenario == SECOND_DECEMBER && !fits_locale(b, s, commander) ? NT_6_06_10 : 0;
    return card->reinforcement && !has_variety(s, commander) ? NT_6_07_05 : 0;
}

eng_ruleno nt_refuse_organisation(const struct nt_board *b, const struct nt_state *s, int side)
{
    FOR_UNITS (u, side)
        if (s->unit[u].corps == NT_NO_CORPS)
            return NT_6_06_02;
    FOR_COMMANDERS (c, side) {
        eng_ruleno why = refuse_corps(b, s, c);
        if (why)
            return why;
    }
    return side == FRENCH && !has_battery_on_map(b, s) ? NT_6_07_08 : 0;
}

/* -- organisation made public -- */

static void swap_blocks(struct nt_unit *a, struct nt_unit *b)
{
    struct nt_unit other = *a;

    *a = *b;
    *b = other;
}

/* NT-7-12: from now on a token says nothing but to which corps it belongs. */
static void deal_anew(struct eng_turn *t, int side)
{
    struct nt_state *s = t->state;
    int first = first_unit(side);

    HOLDS(
        NT_7_12,
        "tokens are dealt anew and faces swapped under them; the face is the one field that redaction blanks");
    for (int i = end_unit(side) - 1 - first; i > 0; i--)
        swap_blocks(&s->unit[first + i], &s->unit[first + draw(t, i + 1)]);
    FOR_UNITS (u, side)
        t->core->seen[u] = seats_of(t->core, side);
}

/* Off the map they wait for their hour (NT-6.06-13: how many is seen by all). */
void nt_keep_off_map(struct nt_state *s, int commander)
{
    s->commander[commander].at = NT_OFF_MAP;
    FOR_UNITS (u, side_of_commander(commander)) {
        if (s->unit[u].corps != commander)
            continue;
        s->unit[u].at = NT_OFF_MAP;
        s->unit[u].home = (uint8_t)commander;
    }
}

void nt_close_organisation(struct eng_turn *t, int side)
{
    struct nt_state *s = t->state;

    HOLDS(NT_8_02, "commanders are those of the board, and no verb makes one");
    deal_anew(t, side);
    s->set_up.organised[side] = 1;
    tell(t, side == FRENCH ? NT_6_07_01 : NT_6_06_01, ENG_ALL, NEWS_ORGANISED, side);
    FOR_COMMANDERS (c, side) {
        tell(t, NT_7_14, ENG_ALL, NEWS_CORPS_OF, c, nt_corps_members(s, c));
        if (nt_board(t->box)->commander[c].reinforcement) {
            nt_keep_off_map(s, c);
            tell(t, NT_5_04, ENG_ALL, NEWS_OFF_MAP, c);
        }
    }
}

/* -- the row: organise -- */

/* NT-6.07-02: while the Allies set up, the French may prepare; only the Allies are waited for. */
enum eng_flow nt_ask_set_up(struct eng_turn *t, int side, eng_seats now)
{
    const struct nt_state *s = t->state;

    ask(t, side == ALLIED ? (eng_seats)(now | nt_deciders(s, FRENCH)) : now);
    t->core->active = now;
    return ASKED;
}

bool nt_is_preparing(const struct nt_state *s, int seat)
{
    return nt_army_of(s, seat) != set_up_now(&s->core)->side;
}

enum eng_flow nt_ask_organise(struct eng_turn *t, struct eng_frame *f)
{
    int side = set_up_of(f)->side;

    t->core->barrier = 1; /* others than before may be asked, though the same seat decides */
    return nt_ask_set_up(t, side, nt_deciders(t->state, side));
}

static eng_ruleno refuse_give(const struct nt_state *s, int side, const struct eng_action *a)
{
    if (side_of_unit(a->noun) != side)
        return NT_3_01;
    if (a->count < first_commander(side) || a->count >= end_commander(side))
        return NT_3_26;
    if (s->unit[a->noun].corps == a->count)
        return NT_6_06_01;
    return nt_corps_members(s, a->count) >= NT_CORPS_MAX ? NT_6_06_04 : 0;
}

/* A plan is one for this army and this scenario; in team play every player places his own corps,
 * so that only its assignments can be taken over (NT-19-28). */
static eng_ruleno refuse_plan(const struct nt_board *b, const struct nt_state *s, int side,
                              const struct eng_action *a)
{
    if (!nt_plan_fits(b, a->count, side, s->scenario))
        return side == FRENCH ? NT_6_07_01 : NT_6_06_01;
    return a->verb == VERB_PLAN && s->team ? NT_19_28 : 0;
}

eng_ruleno nt_check_preparing(const struct nt_board *b, const struct nt_state *s,
                              const struct eng_action *a)
{
    if (a->verb == VERB_GIVE)
        return refuse_give(s, FRENCH, a);
    return a->verb == VERB_COPY ? refuse_plan(b, s, FRENCH, a) : NT_6_07_01;
}

eng_ruleno nt_check_organise(const struct eng_box *box, const void *state, int seat,
                             const struct eng_action *a)
{
    const struct nt_state *s = state;
    const struct nt_board *b = nt_board(box);
    int side = nt_army_of(s, seat);

    if (nt_is_preparing(s, seat))
        return nt_check_preparing(b, s, a);
    if (a->verb == VERB_GIVE)
        return refuse_give(s, side, a);
    if (a->verb == VERB_COPY || a->verb == VERB_PLAN)
        return refuse_plan(b, s, side, a);
    return nt_refuse_organisation(b, s, side);
}

static void offer_gives(const struct nt_state *s, int side, struct eng_choices *c)
{
    int room[NT_COMMANDERS];

    FOR_COMMANDERS (commander, side)
        room[commander] = NT_CORPS_MAX - nt_corps_members(s, commander);
    FOR_UNITS (u, side)
        FOR_COMMANDERS (commander, side)
            if (room[commander] > 0 && s->unit[u].corps != commander)
                offer_count(c, VERB_GIVE, u, commander);
}

static void offer_plans(const struct nt_board *b, const struct nt_state *s, int side, int verb,
                        struct eng_choices *c)
{
    for (int plan = 0; plan < b->plan_count; plan++)
        if (nt_plan_fits(b, plan, side, s->scenario))
            offer_count(c, verb, 0, plan);
}

/* What every row of Allied set-up offers the French meanwhile. */
void nt_offer_preparing(const struct nt_board *b, const struct nt_state *s, struct eng_choices *c)
{
    offer_plans(b, s, FRENCH, VERB_COPY, c);
    offer_gives(s, FRENCH, c);
}

void nt_offer_organise(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    const struct nt_state *s = state;
    const struct nt_board *b = nt_board(box);
    int side = nt_army_of(s, seat);

    if (nt_is_preparing(s, seat)) {
        nt_offer_preparing(b, s, c);
        return;
    }
    if (!s->team)
        offer_plans(b, s, side, VERB_PLAN, c);
    offer_plans(b, s, side, VERB_COPY, c);
    offer_gives(s, side, c);
    if (nt_refuse_organisation(b, s, side) == 0)
        offer(c, VERB_DONE);
}

/* The Allies could take back nothing of theirs without taking this back too: hence the barrier. */
enum eng_flow nt_take_preparing(struct eng_turn *t, const struct eng_action *a)
{
    struct nt_state *s = t->state;

    if (a->verb == VERB_GIVE)
        s->unit[a->noun].corps = (uint8_t)a->count;
    else
        nt_plan_assign(nt_board(t->box), s, a->count);
    t->core->barrier = 1;
    tell(t, NT_6_07_02, seats_of(t->core, FRENCH), NEWS_PREPARES);
    return again(t);
}

enum eng_flow nt_take_organise(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct nt_state *s = t->state;
    int side = set_up_of(f)->side;

    if (nt_is_preparing(s, t->seat))
        return nt_take_preparing(t, a);
    if (a->verb == VERB_GIVE) {
        s->unit[a->noun].corps = (uint8_t)a->count;
        tell(t, NT_6_06_01, seats_of(t->core, side), NEWS_GIVES, a->noun,
             nt_face(&s->unit[a->noun]), a->count);
        return again(t);
    }
    if (a->verb != VERB_DONE)
        nt_plan_assign(nt_board(t->box), s, a->count);
    if (a->verb == VERB_COPY) {
        tell(t, NT_6_06_01, seats_of(t->core, side), NEWS_COPIES, a->count);
        return again(t);
    }
    nt_close_organisation(t, side);
    if (a->verb == VERB_DONE)
        return NEXT;
    nt_plan_place(t, a->count);
    return jump(f, ROW_SET_UP_END);
}
