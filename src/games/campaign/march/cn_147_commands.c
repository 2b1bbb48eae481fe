/* cn_147_commands.c -- 1X 52 to 55, 58, 134 to 136, 147 to 149: whose turn it is to march: by
 * arrival, by command, on initiative, in a forced march; and those who stay. */

#include "games/campaign/cn_steps.h"
#include "games/campaign/kept/cn_tracks.h"
#include "games/campaign/march/cn_march.h"

/* -- whose phase -- */

/* 1X-134-1: in NAB the Coalition has two, of Silesia and then of Bohemia; who stays is tested when
 * both are over. */
static void begin_phase(const struct cn_state *s, struct eng_frame *f)
{
    if (s->title == TITLE_NAB && player_of(f)->side == COALITION &&
        player_of(f)->phase == PHASE_OF_ALL)
        player_frame(f)->phase = PHASE_OF_SILESIA;
}

static bool begin_next_phase(struct cn_state *s, struct eng_frame *f)
{
    if (player_of(f)->phase != PHASE_OF_SILESIA)
        return false;
    player_frame(f)->phase = PHASE_OF_BOHEMIA;
    s->initiative_begun = 0;
    return true;
}

static int phase_of(const struct cn_state *s)
{
    const struct eng_frame *player = eng_innermost(&s->core, PROC_PLAYER);

    return player ? player_of(player)->phase : PHASE_OF_ALL;
}

static bool is_bohemian(int nation)
{
    return nation == NATION_AUSTRIAN;
}

bool cn_is_in_phase(const struct cn_state *s, int nation)
{
    int phase = phase_of(s);

    return phase == PHASE_OF_ALL || (phase == PHASE_OF_BOHEMIA) == is_bohemian(nation);
}

/* -- the segments -- */

/* 1X-52, 146: reinforcements come, and some are called away. */
enum eng_flow cn_call_arrivals(struct eng_turn *t, struct eng_frame *f)
{
    begin_phase(t->state, f);
    HOLDS(CN_137_2, "what arrives goes to its march without a payment");
    cn_withdraw_leaders(t, player_of(f)->side);
    if (cn_awaits_arrivals(cn_board(t->box), t->state, player_of(f)->side))
        tell(t, CN_52_1, ENG_ALL, NEWS_ARRIVALS, player_of(f)->side);
    return call(t, PROC_MARCHES, player_of(f)->side, SEGMENT_ARRIVALS);
}

enum eng_flow cn_call_commands(struct eng_turn *t, struct eng_frame *f)
{
    int side = player_of(f)->side;
    struct cn_army *army = &((struct cn_state *)t->state)->army[side];

    if (BY(CN_53_3, army->commands && player_of(f)->phase != PHASE_OF_BOHEMIA))
        army->ap = army->commands;
    cn_forget_arrivals(cn_board(t->box), t->state, side);
    cn_review_admin(t, side);
    tell(t, CN_53_1, ENG_ALL, NEWS_COMMANDS, side);
    return call(t, PROC_MARCHES, side, SEGMENT_COMMANDS);
}

/* 1X-135-4: from now on there are no commands. */
enum eng_flow cn_call_initiative(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;

    s->initiative_begun = 1;
    tell(t, CN_54_1, ENG_ALL, NEWS_INITIATIVES, player_of(f)->side);
    return call(t, PROC_MARCHES, player_of(f)->side, SEGMENT_INITIATIVE);
}

/* 1X-168-2: whose administrative march the enemy has ended may make a forced march (167-2). */
enum eng_flow cn_call_forced(struct eng_turn *t, struct eng_frame *f)
{
    HOLDS(CN_133_1, "in the enemy's turn the rows ask for marches in the forced segment alone");
    cn_close_admin(t, player_of(f)->side);
    cn_review_admin(t, 1 - player_of(f)->side);
    cn_settle_trains(t, 1 - player_of(f)->side);
    tell(t, CN_58_1, ENG_ALL, NEWS_FORCED_MARCHES, 1 - player_of(f)->side);
    return call(t, PROC_MARCHES, BY(CN_259_1, 1 - player_of(f)->side), SEGMENT_FORCED);
}

static bool is_untested(const struct cn_board *b, const struct cn_state *s, int leader)
{
    const struct cn_leader *l = &s->leader[leader];
    bool off = l->standing == IS_OFF && cn_has_troops(s, leader);

    return BY(CN_251_2, !(l->did & DID_TEST)) && BY(CN_230_1, off || cn_is_formation(b, s, leader));
}

/* The secret ones first: when the enemy has been told of an open one he knows that the segment before
 * is over, behind which the secret are hidden (cn_view.c).  CN_NOBODY: all are tested. */
static int next_untested(const struct cn_board *b, const struct cn_state *s, int side)
{
    int open = CN_NOBODY;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (!is_untested(b, s, i))
            continue;
        if (cn_is_veiled(s, i))
            return i;
        open = open == CN_NOBODY ? i : open;
    }
    return open;
}

/* 1X-55-1, 136-1, 230-1: one after the other, whoever was not tested. */
enum eng_flow cn_next_stationary(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;

    if (begin_next_phase(s, f))
        return jump(f, ROW_ARRIVALS);
    int leader = next_untested(cn_board(t->box), s, player_of(f)->side);
    if (leader == CN_NOBODY)
        return jump(f, ROW_STATIONARY_NEXT + 1);
    struct cn_leader *l = &s->leader[leader];
    l->did |= DID_TEST;
    l->foot = l->horse = l->work = 0;
    return call(t, PROC_TEST, leader, TEST_STATIONARY);
}

enum eng_flow cn_after_stationary(struct eng_turn *t, struct eng_frame *f)
{
    (void)t;
    return jump(f, ROW_STATIONARY);
}

/* -- who may march -- */

/* 1X-105-2, 105-6: whoever has a unit that was filled up stays. */
bool cn_is_immobile(const struct cn_board *b, const struct cn_state *s, int leader)
{
    uint64_t filled = BY(CN_99_6, cn_tracks(b, s)->immobile);

    for (; filled; filled &= filled - 1)
        if (BY(CN_105_6, cn_formation_of(s, __builtin_ctzll(filled)) == leader))
            return true;
    return false;
}

/* 1X-106-3, 135-1: a march regiment of this turn to which no command could be sent. */
static bool has_no_order(const struct cn_board *b, const struct cn_state *s, int leader)
{
    return !(s->leader[leader].did & DID_COMMAND) && cn_is_bound(b, s, leader);
}

static eng_ruleno check_tried(const struct cn_board *b, const struct cn_state *s, int leader,
                              int verb, int segment)
{
    unsigned did = s->leader[leader].did;

    if (did & DID_ARRIVE && (verb == VERB_COMMAND || !has_no_order(b, s, leader)))
        return verb == VERB_COMMAND ? CN_53_2 : CN_54_1;
    if (did & DID_COMMAND)
        return verb == VERB_COMMAND ? CN_66_3 : CN_149_2;
    if (did & DID_DROP)
        return CN_126_3;
    if (did & DID_TRY && s->leader[leader].allowed == CN_JOINED)
        return CN_199_2;
    if (did & DID_TRY)
        return cn_is_forced(segment) ? CN_180_1 : CN_54_1;
    return 0;
}

/* 1X-134-1: in forced marches, too, all of one army march before the first of the other. */
static bool comes_too_late(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int side = b->leader[leader].side;

    HOLDS(CN_134_2, "the combat phase of a player turn is one row, whatever the army");
    HOLDS(CN_134_3, "no scenario of that title is held, only its clauses");
    if (s->title != TITLE_NAB || side != COALITION || is_bohemian(b->leader[leader].nation))
        return false;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (is_bohemian(b->leader[i].nation) && s->leader[i].did & (DID_COMMAND | DID_TRY))
            return true;
    return false;
}

eng_ruleno cn_check_fresh(const struct cn_board *b, const struct cn_state *s, int side, int leader,
                          int verb, int segment)
{
    if (leader >= b->leader_count || b->leader[leader].side != side)
        return CN_5_1;
    if (!cn_is_formation(b, s, leader))
        return CN_32_1;
    eng_ruleno why = check_tried(b, s, leader, verb, segment);
    if (why)
        return why;
    if (cn_is_immobile(b, s, leader))
        return CN_105_2;
    if (!cn_is_in_phase(s, b->leader[leader].nation) || comes_too_late(b, s, leader))
        return CN_134_1;
    return cn_is_forced(segment) && s->leader[leader].admin ? CN_167_2 : 0;
}

/* 1X-135-1, 175-1, 207: not in the zone of an enemy, nor does any of those who go along. */
static bool is_bound(const struct cn_board *b, const struct cn_state *s, int leader, uint64_t with)
{
    for (int i = 0; i < b->leader_count; i++)
        if ((i == leader || with >> i & 1) && BY(CN_175_1, BY(CN_207_1, cn_is_bound(b, s, i))))
            return true;
    return false;
}

static eng_ruleno check_command(const struct cn_board *b, const struct cn_state *s, int side,
                                int leader, int segment)
{
    if (cn_is_forced(segment))
        return CN_147_1;
    if (segment != SEGMENT_COMMANDS || s->initiative_begun)
        return segment == SEGMENT_ARRIVALS ? CN_52_1 : CN_135_4;
    eng_ruleno why = cn_check_fresh(b, s, side, leader, VERB_COMMAND, segment);
    if (why || (why = cn_check_with(b, s, leader, cn_with(s))) != 0)
        return why;
    if (BY(CN_207_2, is_bound(b, s, leader, cn_with(s))))
        return CN_135_1;
    return cn_admin_goes_on(s, leader) ? 0 : BY(CN_135_2, cn_check_command(b, s, leader));
}

static eng_ruleno check_try(const struct cn_board *b, const struct cn_state *s, int side,
                            int leader, int segment)
{
    if (segment == SEGMENT_ARRIVALS || segment == SEGMENT_COMMANDS)
        return CN_135_3;
    eng_ruleno why = cn_check_fresh(b, s, side, leader, VERB_TRY, segment);
    return why ? why : cn_check_with(b, s, leader, cn_with(s));
}

/* -- the question -- */

/* Asked as the enemy can see it: there are pieces on the map, points in the pool, arrivals due. */
enum eng_flow cn_ask_activate(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int side = marches_of(f)->side, segment = marches_of(f)->segment;
    bool arrivals = segment == SEGMENT_ARRIVALS;

    if (arrivals ? !cn_awaits_arrivals(b, s, side) : !cn_has_pieces(s, side))
        return jump(f, ROW_ACTIVATE_NEXT + 1);
    return ask(t, seats_of(t->core, side));
}

static bool may_move_centre(const struct cn_board *b, const struct cn_state *s, int side,
                            int segment)
{
    return (segment == SEGMENT_COMMANDS || segment == SEGMENT_INITIATIVE) &&
           cn_check_centre(b, s, side) == 0;
}

static void offer_formations(const struct cn_board *b, const struct cn_state *s, int side,
                             int segment, struct eng_choices *c)
{
    uint8_t who[CN_LEADERS];
    int count = cn_formations(b, s, side, who);

    for (int i = 0; i < count; i++) {
        if (check_command(b, s, side, who[i], segment) == 0)
            offer_noun(c, VERB_COMMAND, who[i]);
        if (check_try(b, s, side, who[i], segment) == 0)
            offer_noun(c, VERB_TRY, who[i]);
        if (cn_may_join(b, s, side, who[i], segment))
            offer_noun(c, VERB_WITH, who[i]);
    }
}

/* 1X-327-1: nobody goes on before all who were driven off the map and can return have done so. */
static eng_ruleno check_done(const struct cn_board *b, const struct cn_state *s, int side,
                             int segment)
{
    return segment == SEGMENT_ARRIVALS && cn_must_return(b, s, side) ? CN_327_1 : 0;
}

void cn_offer_activate(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);
    int side = s->core.side[seat], segment = marches_of(f)->segment;

    if (check_done(b, s, side, segment) == 0)
        offer(c, VERB_DONE);
    if (segment == SEGMENT_ARRIVALS)
        cn_offer_arrivals(b, s, side, c);
    if (segment == SEGMENT_COMMANDS)
        cn_offer_late_arrivals(b, s, side, c);
    offer_formations(b, s, side, segment, c);
    cn_offer_riders(b, s, side, segment, c);
    if (may_move_centre(b, s, side, segment))
        offer(c, VERB_MOVE_CENTRE);
}

static eng_ruleno check_arrive(const struct cn_board *b, const struct cn_state *s, int side,
                               int segment, const struct eng_action *a)
{
    if (segment == SEGMENT_COMMANDS)
        return cn_check_late_arrival(b, s, side, a);
    return segment == SEGMENT_ARRIVALS ? cn_check_arrival(b, s, side, a) : CN_52_1;
}

static eng_ruleno check_with(const struct cn_board *b, const struct cn_state *s, int side,
                             int leader, int segment)
{
    if (segment == SEGMENT_ARRIVALS)
        return CN_52_1;
    int verb = segment == SEGMENT_COMMANDS ? VERB_COMMAND : VERB_TRY;
    eng_ruleno why = cn_check_fresh(b, s, side, leader, verb, segment);

    return cn_may_join(b, s, side, leader, segment) ? 0 : why ? why : CN_129_1;
}

eng_ruleno cn_check_activate(const struct eng_box *box, const void *state, int seat,
                             const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int side = s->core.side[seat], segment = marches_now(&s->core)->segment;

    switch (a->verb) {
    case VERB_ARRIVE:
        return check_arrive(b, s, side, segment, a);
    case VERB_COMMAND:
        return check_command(b, s, side, a->noun, segment);
    case VERB_TRY:
        return check_try(b, s, side, a->noun, segment);
    case VERB_WITH:
        return check_with(b, s, side, a->noun, segment);
    case VERB_RIDE:
        return cn_check_rider(b, s, side, a->noun, segment);
    case VERB_MOVE_CENTRE:
        if (segment != SEGMENT_COMMANDS && segment != SEGMENT_INITIATIVE)
            return CN_159_1;
        return cn_check_centre(b, s, side);
    default:
        return check_done(b, s, side, segment);
    }
}

/* -- the answer -- */

static enum eng_flow take_command(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int side = b->leader[leader].side;
    uint64_t with = cn_with(s);

    HOLDS(CN_148_1, "a command goes straight to the march; no die is thrown between");
    if (!cn_admin_goes_on(s, leader))
        cn_pay(t, side, BY(CN_149_3, BY(CN_199_1, BY(CN_67_2, 1))), CN_150_1);
    cn_tell_deed(
        t,
        &(struct cn_deed){
            CN_53_1, NEWS_LEADER_COMMANDED, 0, NEWS_COMMANDED, leader, { s->leader[leader].hex } });
    cn_begin_march(t, leader, with, DID_COMMAND);
    return cn_call_march(t, leader, SEGMENT_COMMANDS, 0);
}

static enum eng_flow take_try(struct eng_turn *t, struct eng_frame *f, int leader)
{
    struct cn_state *s = t->state;
    int segment = marches_of(f)->segment;
    uint64_t with = cn_with(s);

    cn_begin_march(t, leader, with, DID_TRY);
    for (int i = 0; i < CN_LEADERS; i++)
        if (with >> i & 1)
            s->leader[i].allowed = CN_JOINED;
    if (BY(CN_7_2, cn_try_initiative(t, leader, segment)))
        return cn_call_march(t, leader, segment,
                             BY(CN_381_1, segment == SEGMENT_PRELIMINARY) ? 4 : 0);
    cn_part_members(cn_board(t->box), s, leader);
    return NEXT;
}

enum eng_flow cn_take_activate(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    int side = marches_of(f)->side;

    switch (a->verb) {
    case VERB_ARRIVE:
        return cn_take_arrival(t, f, a);
    case VERB_COMMAND:
        return take_command(t, a->noun);
    case VERB_TRY:
        return take_try(t, f, a->noun);
    case VERB_WITH:
        draft_toggle(t, a->noun);
        return again(t);
    case VERB_RIDE:
        return cn_take_rider(t, a->noun, marches_of(f)->segment);
    case VERB_MOVE_CENTRE:
        cn_centre_begins(t, side);
        return call(t, PROC_RIDE, CN_CENTRE0 + side, 0);
    default:
        return jump(f, ROW_ACTIVATE_NEXT + 1);
    }
}

/* 1X-159-1: when the centre has moved there are no more commands. */
enum eng_flow cn_next_activate(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_state *s = t->state;

    if (marches_of(f)->segment == SEGMENT_COMMANDS && s->initiative_begun)
        return NEXT;
    return jump(f, ROW_ACTIVATE);
}
