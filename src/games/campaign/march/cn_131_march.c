/* cn_131_march.c -- 1X 131 to 133, 148, 181: the march of one formation, hex by hex, from its
 * activation to its attrition.  A vedette marches by the same questions, so that nobody can tell
 * it from a formation (1X-200-2). */

#include "base/geo_hex.h"

#include "games/campaign/cn_steps.h"
#include "games/campaign/kept/cn_glance.h"
#include "games/campaign/march/cn_march.h"

bool cn_is_forced(int segment)
{
    return segment == SEGMENT_FORCED || segment == SEGMENT_PRELIMINARY || segment == SEGMENT_SOUND;
}

static void begin(struct cn_leader *l, unsigned deed)
{
    l->foot = l->horse = l->work = (uint8_t)BY(CN_132_2, 0);
    l->allowed = 255;
    l->did = (uint16_t)(l->did | deed);
}

/* 1X-132-2: nothing is left of earlier marches.  Whoever was picked goes with him. */
void cn_begin_march(struct eng_turn *t, int leader, uint64_t with, unsigned deed)
{
    struct cn_state *s = t->state;

    begin(&s->leader[leader], deed);
    for (int i = 0; i < CN_LEADERS; i++)
        if (with >> i & 1) {
            begin(&s->leader[i], deed);
            s->leader[i].under = (uint8_t)leader;
        }
    cn_note_supply(t, leader);
}

enum eng_flow cn_call_march(struct eng_turn *t, int mover, int segment, int halves)
{
    return call(t, PROC_MARCH, mover, segment, mover, halves);
}

/* -- the question -- */

static bool is_somewhere(const struct cn_board *b, const struct cn_state *s, int mover)
{
    if (cn_is_vedette(mover))
        return s->vedette[mover - CN_LEADERS].standing == IS_MAP;
    return mover >= 0 && mover < b->leader_count && cn_is_formation(b, s, mover);
}

static bool has_moved(const struct cn_state *s, int mover)
{
    if (cn_is_vedette(mover))
        return (s->vedette[mover - CN_LEADERS].did & RIDE_SPENT) != 0;
    return (s->leader[mover].did & DID_MOVE) != 0;
}

/* 1X-52-1, 327-1: he has come onto the map in this hex. */
bool cn_has_entered(const struct cn_state *s, int mover)
{
    return !cn_is_vedette(mover) && s->leader[mover].did & DID_ARRIVE &&
           s->leader[mover].goal == s->leader[mover].hex;
}

/* 1X-125-2, 211-5: he may not stop here while he can go on. */
static eng_ruleno check_leave(const struct cn_board *b, const struct cn_state *s,
                              const struct eng_frame *f)
{
    int mover = march_of(f)->mover;
    bool came = has_moved(s, mover) || cn_has_entered(s, mover);
    eng_ruleno why = came ? cn_check_stay(b, s, mover, cn_where(s, mover)) : 0;

    if (march_of(f)->must > 0)
        why = CN_211_5;
    return why && cn_can_step(b, s, f) ? why : 0;
}

static eng_ruleno check_halt(const struct cn_board *b, const struct cn_state *s,
                             const struct eng_frame *f)
{
    eng_ruleno why = check_leave(b, s, f);

    HOLDS(CN_132_1, "a segment can be ended whoever has not marched");
    return why ? why : cn_check_together(b, s, f);
}

/* 1X-206-1, 221-1: who has come into a zone and is seen goes no farther, but at the bridge that he
 * has reached he may still work.  His mode he could change before. */
static bool may_work(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f,
                     int mover)
{
    int slot = cn_slot_of(s, mover);
    struct eng_choices c;

    if (slot < 0 || !s->piece[slot].face_up || march_of(f)->segment == SEGMENT_SOUND)
        return false;
    eng_choices_clear(&c);
    cn_offer_works(b, s, mover, march_of(f)->segment, &c);
    for (int i = 0; i < c.count; i++)
        if (c.action[i].verb >= VERB_DAMAGE && c.action[i].verb <= VERB_SEIZE)
            return true;
    return false;
}

static eng_ruleno check_mover(const struct cn_board *b, const struct cn_state *s,
                              const struct eng_frame *f, int leader)
{
    struct eng_frame next = *f;
    int head = march_of(f)->leader;

    if (cn_is_vedette(head) || leader == march_of(f)->mover || leader >= b->leader_count ||
        !(leader == head || cn_is_member(s, leader, head)))
        return CN_196_1;
    if (s->leader[leader].did & DID_DROP)
        return CN_126_3;
    eng_ruleno why = check_leave(b, s, f);
    if (why)
        return why;
    march_frame(&next)->mover = (int16_t)leader;
    march_frame(&next)->must = 0;
    return cn_can_step(b, s, &next) || may_work(b, s, f, leader) ? 0 : CN_181_1;
}

/* 1X-141-1: up to two from the reserve, where he enters. */
static eng_ruleno check_screen(const struct cn_board *b, const struct cn_state *s,
                               const struct eng_frame *f, int hex)
{
    int head = march_of(f)->leader;

    if (march_of(f)->segment != SEGMENT_ARRIVALS || cn_is_vedette(head) ||
        march_of(f)->state & MARCH_MOVED || march_of(f)->halves <= -2 || hex != s->leader[head].hex)
        return CN_141_1;
    return cn_reserve_vedette(b, s, b->leader[head].side) == CN_NOBODY ? CN_141_3 : 0;
}

static eng_ruleno check_verb(const struct cn_board *b, const struct cn_state *s,
                             const struct eng_frame *f, const struct eng_action *a)
{
    switch (a->verb) {
    case VERB_GO:
        return cn_check_step(b, s, f, cn_hex_of(a->noun), false);
    case VERB_DRIVE:
        return cn_check_step(b, s, f, cn_hex_of(a->noun), true);
    case VERB_HALT:
        return check_halt(b, s, f);
    case VERB_MOVE:
        return check_mover(b, s, f, a->noun);
    case VERB_EXTEND:
        return cn_check_extend(b, s, f);
    case VERB_PLAN:
        return cn_check_plan(b, s, f, cn_hex_of(a->noun));
    case VERB_DROP:
        return cn_check_drop(b, s, f, a->noun);
    case VERB_SCREEN:
        return check_screen(b, s, f, cn_hex_of(a->noun));
    default:
        break;
    }
    if (cn_is_vedette(march_of(f)->mover))
        return CN_200_5;
    if (march_of(f)->must > 0) /* what he spends now he would not have for the vacated hex */
        return CN_211_5;
    return cn_check_works(b, s, march_of(f)->mover, march_of(f)->segment, a);
}

eng_ruleno cn_check_march(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct cn_state *s = state;

    (void)seat;
    if (!is_somewhere(cn_board(box), s, march_now(&s->core)->mover))
        return a->verb == VERB_HALT ? 0 : CN_32_1;
    return check_verb(cn_board(box), s, eng_now(&s->core), a);
}

static void offer_if(const struct cn_board *b, const struct cn_state *s, struct eng_choices *c,
                     int verb, int noun)
{
    struct eng_action a = { .verb = (uint16_t)verb, .noun = (uint16_t)noun };

    if (check_verb(b, s, eng_now(&s->core), &a) == 0)
        eng_choices_add(c, &a);
}

static void offer_steps(const struct cn_board *b, const struct cn_state *s, struct eng_choices *c)
{
    const struct eng_frame *f = eng_now(&s->core);
    uint16_t to[HEX_SIDES];
    int count = cn_find_steps(b, s, f, false, to);

    for (int i = 0; i < count; i++)
        offer_noun(c, VERB_GO, cn_number(to[i]));
    count = cn_is_forced(march_of(f)->segment) ? cn_find_steps(b, s, f, true, to) : 0;
    for (int i = 0; i < count; i++)
        offer_noun(c, VERB_DRIVE, cn_number(to[i]));
}

static void offer_leaders(const struct cn_board *b, const struct cn_state *s, int side,
                          struct eng_choices *c)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (s->leader[i].standing == IS_MAP || i == march_now(&s->core)->leader)
            offer_if(b, s, c, VERB_MOVE, i);
        if (s->leader[i].standing == IS_MAP || s->leader[i].standing == IS_BOX)
            offer_if(b, s, c, VERB_DROP, i);
    }
}

void cn_offer_march(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);
    int mover = march_of(f)->mover;

    (void)seat;
    if (!is_somewhere(b, s, mover)) { /* in a world that somebody imagines */
        offer(c, VERB_HALT);
        return;
    }
    int from = cn_where(s, mover);
    offer_steps(b, s, c);
    offer_if(b, s, c, VERB_HALT, 0);
    if (cn_is_vedette(mover))
        return;
    offer_leaders(b, s, b->leader[mover].side, c);
    offer_if(b, s, c, VERB_EXTEND, 0);
    offer_if(b, s, c, VERB_SCREEN, cn_number(from));
    cn_offer_plans(b, s, f, c);
    if (march_of(f)->must <= 0)
        cn_offer_works(b, s, mover, march_of(f)->segment, c);
}

/* Something else than to end the march. */
static bool has_choice(const struct eng_box *box, const struct cn_state *s)
{
    struct eng_choices c;
    const struct cn_state *before = cn_hold(s);
    bool any = cn_can_step(cn_board(box), s, eng_now(&s->core));

    if (!any) {
        eng_choices_clear(&c);
        cn_offer_march(box, s, 0, &c);
        any = c.count > 1 || (c.count == 1 && c.action[0].verb != VERB_HALT);
    }
    cn_let_go(before);
    return any;
}

/* 1X-181-1: until the last MP is used, or nothing more can be done. */
enum eng_flow cn_ask_march(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int mover = march_of(f)->mover;

    if (!is_somewhere(b, s, mover) || !has_choice(t->box, s))
        return jump(f, ROW_MARCH_TEST);
    return ask(t, seats_of(t->core, cn_whose(b, mover)));
}

/* -- the answer -- */

static void stop(struct cn_state *s, int mover)
{
    if (!cn_is_vedette(mover))
        s->leader[mover].did |= DID_STOP;
}

static enum eng_flow take_step(struct eng_turn *t, struct eng_frame *f, int to, bool drive)
{
    struct cn_state *s = t->state;
    int mover = march_of(f)->mover, from = cn_where(s, mover);
    enum cn_stepped how = cn_make_step(t, f, to, drive);

    if (how == STEP_ROUND)
        return jump(f, ROW_MARCH);
    march_frame(f)->must = 0;
    f->answer = how == STEP_MADE;
    if (how == STEP_BARRED)
        return jump(f, ROW_MARCH_NEXT);
    if (!cn_is_vedette(mover))
        s->leader[mover].did |= DID_MOVE;
    if (march_of(f)->segment != SEGMENT_SOUND)
        march_frame(f)->state =
            (int16_t)(MARCH_MOVED + (drive ? MARCH_DROVE : 0) + MARCH_FROM * from);
    return NEXT;
}

static void screen(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int head = march_of(f)->leader, side = b->leader[head].side;

    HOLDS(CN_141_2, "joining puts leaders into boxes and touches no vedette");
    cn_put_vedette(t, cn_reserve_vedette(b, s, side), s->leader[head].hex);
    march_frame(f)->halves--;
    tell(t, CN_141_1, ENG_ALL, NEWS_SCREENED, side, s->leader[head].hex);
}

static void plan(struct eng_turn *t, struct eng_frame *f, int goal)
{
    struct cn_state *s = t->state;
    int leader = march_of(f)->leader;

    s->leader[leader].admin = s->turn;
    s->leader[leader].goal = (uint16_t)goal;
    tell(t, CN_169_1, seats_of(t->core, cn_board(t->box)->leader[leader].side), NEWS_PLANNED,
         leader, goal);
    if (cn_stop_admin(t, leader))
        s->leader[leader].did |= DID_STOP;
}

static void extend(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;
    int leader = march_of(f)->leader, side = cn_board(t->box)->leader[leader].side;

    s->leader[leader].did |= DID_EXTEND;
    cn_pay(t, side, BY(CN_151_3, 1), CN_165_1);
    cn_tell_deed(
        t,
        &(struct cn_deed){
            CN_165_1, NEWS_LEADER_EXTENDED, 0, NEWS_EXTENDED, leader, { s->leader[leader].hex } });
}

enum eng_flow cn_take_march(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    switch (a->verb) {
    case VERB_GO:
    case VERB_DRIVE:
        return take_step(t, f, cn_hex_of(a->noun), a->verb == VERB_DRIVE);
    case VERB_HALT:
        return jump(f, ROW_MARCH_TEST);
    case VERB_MOVE:
        march_frame(f)->mover = (int16_t)a->noun;
        break;
    case VERB_EXTEND:
        extend(t, f);
        break;
    case VERB_PLAN:
        plan(t, f, cn_hex_of(a->noun));
        break;
    case VERB_DROP:
        cn_drop(t, f, a->noun);
        if (a->noun == march_of(f)->mover) /* he stays, the others may go on */
            march_frame(f)->mover = march_of(f)->leader;
        break;
    case VERB_SCREEN:
        screen(t, f);
        break;
    default:
        cn_take_works(t, march_of(f)->mover, march_of(f)->segment, a);
        break;
    }
    return jump(f, ROW_MARCH);
}

/* -- what the step brings -- */

/* 1X-40-2: leaders without troops in the hex that was entered, each once. */
int cn_found_leader(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f)
{
    int mover = march_of(f)->mover, side = cn_whose(b, mover), hex = cn_where(s, mover);
    int first = march_of(f)->must < 0 ? -march_of(f)->must : (1 - side) * CN_SLOTS;

    for (int i = first; i < (2 - side) * CN_SLOTS && !cn_is_vedette(mover); i++)
        if (s->piece[i].hex == hex && s->piece[i].what < CN_LEADERS &&
            !cn_is_formation(b, s, s->piece[i].what))
            return i;
    return -1;
}

static int contact_kind(const struct eng_frame *f)
{
    if (!cn_is_forced(march_of(f)->segment))
        return CONTACT_MARCH;
    bool drove = march_of(f)->segment != SEGMENT_SOUND && march_of(f)->state & MARCH_DROVE;
    return drove ? CONTACT_DRIVE : CONTACT_FORCED;
}

/* First those in his box, who would be left without a leader to go with; then he is looked at again. */
enum eng_flow cn_come_upon(struct eng_turn *t, struct eng_frame *f, int slot, int row)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int leader = s->piece[slot].what, other = cn_next_in_box(b, s, leader);
    bool alone = other == CN_NOBODY;

    if (!alone)
        cn_unbox(t, other);
    march_frame(f)->must = (int16_t)(alone ? -1 - slot : -slot);
    jump(f, row);
    return call(t, PROC_CAPTURE, alone ? leader : other, march_of(f)->mover);
}

enum eng_flow cn_march_contact(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int mover = march_of(f)->mover, side = cn_whose(b, mover), hex = cn_where(s, mover);
    int slot = cn_found_leader(b, s, f);
    bool sound = march_of(f)->segment == SEGMENT_SOUND;

    if (slot >= 0)
        return cn_come_upon(t, f, slot, ROW_MARCH_CONTACT);
    march_frame(f)->must = 0;
    f->answer = 1;
    if (!is_somewhere(b, s, mover) || !cn_enemy_near(b, s, side, hex))
        return NEXT;
    return call(t, PROC_CONTACT, mover, sound ? -1 : march_of(f)->state / MARCH_FROM,
                contact_kind(f));
}

/* Another leader of the formation who can still go; CN_NOBODY. */
static int next_mover(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f)
{
    int head = march_of(f)->leader, side = b->leader[head].side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (check_mover(b, s, f, i) == 0)
            return i;
    return CN_NOBODY;
}

/* 1X-168-2: too near to the enemy an administrative march is over.  At its goal it goes no farther, since
 * that cannot be changed (168-1), and is over when he halts. */
static void look_around(struct eng_turn *t, int mover)
{
    struct cn_state *s = t->state;

    if (cn_is_vedette(mover) || !s->leader[mover].admin)
        return;
    if (cn_stop_admin(t, mover))
        stop(s, mover);
}

enum eng_flow cn_march_next(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int mover = march_of(f)->mover;

    if (!is_somewhere(b, s, mover))
        return NEXT;
    look_around(t, mover);
    if (f->answer == 0)
        stop(s, mover);
    march_frame(f)->must = (int16_t)(f->answer >= 2 ? f->answer - 1 : 0);
    if (cn_is_vedette(mover))
        return f->answer == 0 ? NEXT : jump(f, ROW_MARCH);
    if (!(s->leader[mover].did & DID_STOP))
        return jump(f, ROW_MARCH);
    if (may_work(b, s, f, mover))
        return jump(f, ROW_MARCH);
    int other = next_mover(b, s, f);
    if (other == CN_NOBODY)
        return NEXT;
    march_frame(f)->mover = (int16_t)other;
    return jump(f, ROW_MARCH);
}

/* -- the end -- */

static enum eng_flow end_ride(struct eng_turn *t, int vedette, bool moved)
{
    struct cn_state *s = t->state;
    struct cn_vedette *v = &s->vedette[vedette];

    if (BY(CN_200_4, v->standing == IS_MAP && moved && cn_is_veiled(s, CN_LEADERS + vedette)))
        cn_tell_tested(t, cn_whose(cn_board(t->box), CN_LEADERS + vedette), v->hex);
    v->did |= RIDE_DONE;
    return NEXT;
}

/* He, or those whom he dropped off where he has lost all that he had himself (1X-127-3). */
static bool leads_somebody(const struct cn_board *b, const struct cn_state *s, int head)
{
    for (int i = 0; i < b->leader_count; i++)
        if (cn_is_member(s, i, head))
            return s->leader[head].standing == IS_MAP;
    return is_somewhere(b, s, head);
}

/* 1X-31-1: the enemy hears of a test where there is a piece to be tested; that its leader has lost all he
 * had on the way is secret. */
static void tell_of_test(struct eng_turn *t, int head)
{
    const struct cn_state *s = t->state;

    if (head >= 0 && s->leader[head].standing == IS_MAP && cn_is_veiled(s, head))
        cn_tell_tested(t, cn_whose(cn_board(t->box), head), s->leader[head].hex);
}

/* 1X-58-3, 136-1, 230: everybody in the movement phase, in a forced march who went one hex. */
enum eng_flow cn_march_test(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int head = march_of(f)->leader, segment = march_of(f)->segment;
    bool moved = march_of(f)->state & MARCH_MOVED;

    if (cn_is_vedette(head))
        return end_ride(t, head - CN_LEADERS, moved);
    if (segment == SEGMENT_SOUND || BY(CN_58_3, BY(CN_230_2, cn_is_forced(segment) && !moved)))
        return NEXT;
    if (moved)
        tell_of_test(t, head);
    if (!leads_somebody(b, s, head))
        return NEXT;
    for (int i = 0; i < CN_LEADERS; i++)
        if (i == head || cn_is_member(s, i, head))
            s->leader[i].did |= cn_is_forced(segment) ? DID_TEST | DID_FORCED : DID_TEST;
    return call(t, PROC_TEST, head, cn_is_forced(segment) ? TEST_FORCED : TEST_MARCH);
}

/* 1X-125-2, 257-1: one of them was barred in the hex of a friend with whom he may not stay; there is no
 * consolidation before the battles, so he is displaced at once.  CN_NOBODY: nobody. */
static int find_stranded(const struct cn_board *b, const struct cn_state *s,
                         const struct eng_frame *f)
{
    int head = march_of(f)->leader, segment = march_of(f)->segment;

    if (segment != SEGMENT_FORCED && segment != SEGMENT_PRELIMINARY)
        return CN_NOBODY;
    for (int i = 0; i < b->leader_count; i++)
        if ((i == head || cn_is_member(s, i, head)) && is_somewhere(b, s, i) && has_moved(s, i) &&
            !(s->leader[i].did & DID_PART) && cn_check_stay(b, s, i, s->leader[i].hex) &&
            cn_can_displace(b, s, i))
            return i;
    return CN_NOBODY;
}

bool cn_strands(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *march)
{
    return find_stranded(b, s, march) != CN_NOBODY;
}

static bool is_at_goal(const struct cn_state *s, int leader)
{
    return s->leader[leader].hex == s->leader[leader].goal;
}

/* 1X-133-2: it does not march again, and its parts are formations of their own. */
enum eng_flow cn_march_end(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;
    int head = march_of(f)->leader;

    if (head < 0 || head >= CN_LEADERS)
        return NEXT;
    int stranded = find_stranded(cn_board(t->box), s, f);
    if (stranded != CN_NOBODY) {
        s->leader[stranded].did |= DID_PART;
        jump(f, ROW_MARCH_END);
        return call(t, PROC_DISPLACE, stranded);
    }
    for (int i = 0; i < CN_LEADERS; i++)
        s->leader[i].did &= (uint16_t)~DID_STOP;
    if (s->leader[head].admin && (s->leader[head].admin < s->turn || is_at_goal(s, head)))
        cn_end_admin(t, head);
    cn_part_members(cn_board(t->box), s, head);
    cn_release_general(t, head); /* he led those dropped off until now */
    return NEXT;
}

void cn_tell_tested(struct eng_turn *t, int side, int hex)
{
    tell(t, CN_31_3, seats_of(t->core, 1 - side), NEWS_TESTED, side, hex);
}
