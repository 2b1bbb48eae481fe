/* cn_224_trains.c -- 1X 224 to 229: bridge trains and pontoon bridges.
 *
 * A train is on a leader's track, unseen; or abandoned in a hex; or laid over a river.  A pontoon
 * that is being lifted has a leader already. */

#include "games/campaign/cn_steps.h"
#include "games/campaign/march/cn_march.h"
#include "games/campaign/march/cn_works.h"

enum { TO_LAY = 6, TO_LIFT = 4, TO_SEIZE = 4 }; /* halves of MP: 1X-228-1, 228-3, 227-4, 229-1 */

/* -- where they are -- */

static int train_of(const struct cn_state *s, int leader)
{
    for (int i = 0; i < CN_TRAINS; i++)
        if (s->train[i].standing == IS_TRACK && cn_formation_of(s, s->train[i].leader) == leader)
            return i;
    return -1;
}

bool cn_has_train(const struct cn_state *s, int leader)
{
    return BY(CN_225_1, train_of(s, leader) >= 0);
}

static int pontoon_at(const struct cn_state *s, int hex, int other)
{
    for (int i = 0; i < CN_TRAINS; i++)
        if (s->train[i].standing == IS_MAP && s->train[i].other != CN_NOWHERE &&
            ((s->train[i].hex == hex && s->train[i].other == other) ||
             (s->train[i].hex == other && s->train[i].other == hex)))
            return i;
    return -1;
}

static bool lies_in(const struct cn_state *s, int train, int hex)
{
    return s->train[train].standing == IS_MAP && s->train[train].other == CN_NOWHERE &&
           s->train[train].hex == hex;
}

static int train_in(const struct cn_state *s, int hex)
{
    for (int i = 0; i < CN_TRAINS; i++)
        if (lies_in(s, i, hex))
            return i;
    return -1;
}

/* -- may he? -- */

/* 1X-226-1, 228-1: over any river that has no bridge. */
static eng_ruleno check_lay(const struct cn_board *b, const struct cn_state *s, int mover,
                            int segment, int to)
{
    eng_ruleno why = cn_check_engineers(s, mover, segment, CN_228_1);
    int hex = cn_where(s, mover), side = why ? -1 : cn_side_to(b, hex, to);

    if (why)
        return why;
    if (train_of(s, mover) < 0)
        return CN_224_1;
    if (side < 0 || BY(CN_226_1, b->hex[hex].river[side] == NO_RIVER) ||
        cn_is_bridged(b, s, hex, side))
        return CN_228_1;
    return cn_can_afford(b, s, mover, TO_LAY) ? 0 : CN_228_1;
}

static eng_ruleno check_lift(const struct cn_board *b, const struct cn_state *s, int mover,
                             int segment, int to)
{
    eng_ruleno why = cn_check_engineers(s, mover, segment, CN_228_3);
    int train = why || to < 0 ? -1 : pontoon_at(s, cn_where(s, mover), to);

    HOLDS(CN_228_4, "a laid pontoon lies on a hexside and has no leader to go with");
    if (why)
        return why;
    if (train < 0 || s->train[train].side != cn_whose(b, mover) ||
        s->train[train].leader != CN_NOBODY || !cn_has_foot(b, s, mover))
        return CN_228_3;
    return cn_can_afford(b, s, mover, TO_LIFT) ? 0 : CN_228_3;
}

/* 1X-227-4: a pontoon of the enemy beside him; 1X-229-1: a train that lies in his hex. */
static eng_ruleno check_seize(const struct cn_board *b, const struct cn_state *s, int mover, int to)
{
    int hex = cn_where(s, mover), side = cn_whose(b, mover);

    if (cn_is_vedette(mover))
        return CN_200_5;
    if (to == hex && s->leader[cn_head(s, mover)].did & DID_EXTEND)
        return CN_226_3;
    if (to == hex)
        return train_in(s, hex) >= 0 && cn_can_afford(b, s, mover, TO_SEIZE) ? 0 : CN_229_1;
    int train = to < 0 ? -1 : pontoon_at(s, hex, to);
    eng_ruleno hands = cn_check_hands(b, s, mover);
    if (hands)
        return hands;
    if (train < 0 || s->train[train].side == side)
        return CN_227_4;
    return cn_can_afford(b, s, mover, TO_SEIZE) ? 0 : CN_227_4;
}

eng_ruleno cn_check_train(const struct cn_board *b, const struct cn_state *s, int mover,
                          int segment, const struct eng_action *a)
{
    int to = cn_hex_of(a->noun);

    switch (a->verb) {
    case VERB_PONTOON:
        return check_lay(b, s, mover, segment, to);
    case VERB_LIFT:
        return check_lift(b, s, mover, segment, to);
    case VERB_SEIZE:
        return check_seize(b, s, mover, to);
    default:
        return !cn_is_vedette(mover) && cn_has_train(s, mover) ? 0 : CN_224_1;
    }
}

/* -- he does -- */

/* 1X-228-2: it can be crossed at once. */
static void lay(struct eng_turn *t, int mover, int to)
{
    struct cn_state *s = t->state;
    int train = train_of(s, mover), hex = cn_where(s, mover);

    cn_spend_on_works(s, mover, TO_LAY);
    s->train[train].standing = IS_MAP;
    s->train[train].leader = CN_NOBODY;
    s->train[train].hex = (uint16_t)hex;
    s->train[train].other = (uint16_t)to;
    tell(t, CN_228_1, ENG_ALL, NEWS_PONTOON_LAID, s->train[train].side, hex, to);
    cn_zones_grow(t);
}

/* 1X-57-4: it stays until the end of the phase. */
static void begin_to_lift(struct eng_turn *t, int mover, int to)
{
    struct cn_state *s = t->state;
    int train = pontoon_at(s, cn_where(s, mover), to);

    cn_spend_on_works(s, mover, TO_LIFT);
    s->train[train].leader = (uint8_t)mover;
    tell(t, CN_228_3, ENG_ALL, NEWS_PONTOON_LIFTING, s->train[train].side, s->train[train].hex,
         s->train[train].other);
    cn_remember(s, TOLD_LIFTING, s->train[train].hex);
}

/* On the track of who lifts it, wherever he is by now; if he is gone it lies there. */
void cn_lift_pontoons(struct eng_turn *t)
{
    struct cn_state *s = t->state;

    for (int i = 0; i < CN_TRAINS; i++) {
        if (s->train[i].standing != IS_MAP || s->train[i].leader == CN_NOBODY)
            continue;
        tell(t, CN_57_4, ENG_ALL, NEWS_PONTOON_LIFTED, s->train[i].side, s->train[i].hex,
             s->train[i].other);
        if (cn_has_troops(s, s->train[i].leader))
            s->train[i].standing = IS_TRACK;
        else
            s->train[i].leader = CN_NOBODY;
        if (s->train[i].standing == IS_TRACK)
            s->train[i].hex = CN_NOWHERE;
        s->train[i].other = CN_NOWHERE;
    }
}

/* 1X-233-11: taking a train or a pontoon is part of the march. */
static void seize(struct eng_turn *t, int mover, int to)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = cn_whose(b, mover), hex = cn_where(s, mover);

    cn_spend(b, s, mover, TO_SEIZE, TO_SEIZE);
    if (to != hex) {
        int train = pontoon_at(s, hex, to);
        s->train[train].side = (uint8_t)side;
        s->train[train].leader = CN_NOBODY;
        tell(t, CN_227_4, ENG_ALL, NEWS_PONTOON_SEIZED, side, hex, to);
        return;
    }
    int train = train_in(s, hex);
    s->train[train].side = (uint8_t)side;
    s->train[train].standing = IS_TRACK;
    s->train[train].leader = (uint8_t)mover;
    s->train[train].hex = CN_NOWHERE;
    tell(t, CN_229_1, ENG_ALL, NEWS_TRAIN_LOADED, side, hex);
}

/* -- left behind -- */

/* 1X-226-4: in its hex, for both to see. */
static void put_down(struct cn_state *s, int train, int hex)
{
    s->train[train].standing = IS_MAP;
    s->train[train].leader = CN_NOBODY;
    s->train[train].hex = (uint16_t)hex;
    s->train[train].other = CN_NOWHERE;
}

/* 1X-226-4, 229-1: for whoever comes. */
static void abandon(struct eng_turn *t, int mover)
{
    struct cn_state *s = t->state;
    int train = train_of(s, mover), hex = cn_where(s, mover);

    put_down(s, train, hex);
    tell(t, CN_226_4, ENG_ALL, NEWS_TRAIN_LEFT, s->train[train].side, hex);
}

/* 1X-226-4: who leaves the display leaves his train to his formation leader, or on the map. */
void cn_leave_train(struct eng_turn *t, int leader)
{
    struct cn_state *s = t->state;
    int top = cn_formation_of(s, leader);

    for (int i = 0; i < CN_TRAINS; i++) {
        if (s->train[i].standing != IS_TRACK || s->train[i].leader != leader)
            continue;
        if (top != leader) {
            s->train[i].leader = (uint8_t)top;
            continue;
        }
        put_down(s, i, s->leader[leader].hex);
        tell(t, CN_226_4, ENG_ALL, NEWS_TRAIN_STAYS, s->train[i].hex);
    }
}

/* 1X-227-1: a bridge train on a track stays where it was. */
void cn_drop_trains(struct eng_turn *t, int leader)
{
    struct cn_state *s = t->state;

    for (int i = 0; i < CN_TRAINS; i++) {
        if (s->train[i].standing != IS_TRACK || cn_formation_of(s, s->train[i].leader) != leader)
            continue;
        put_down(s, i, s->leader[leader].hex);
        tell(t, CN_227_1, ENG_ALL, NEWS_TRAIN_STAYS, s->train[i].hex);
    }
}

/* 1X-224-1: it goes with a formation; he who has no troops any more leaves it to the one in his hex,
 * or lying there. */
void cn_settle_trains(struct eng_turn *t, int side)
{
    struct cn_state *s = t->state;

    for (int i = 0; i < CN_TRAINS; i++) {
        if (s->train[i].standing != IS_TRACK || s->train[i].side != side)
            continue;
        int top = cn_formation_of(s, s->train[i].leader);
        if (s->leader[top].standing != IS_MAP || cn_has_troops(s, top))
            continue;
        int other = cn_leader_at(cn_board(t->box), s, side, s->leader[top].hex);
        if (other != CN_NOBODY)
            s->train[i].leader = (uint8_t)other;
        else
            cn_drop_trains(t, top);
    }
}

/* -- the march -- */

void cn_take_train(struct eng_turn *t, int mover, const struct eng_action *a)
{
    int to = cn_hex_of(a->noun);

    if (a->verb == VERB_PONTOON)
        lay(t, mover, to);
    else if (a->verb == VERB_LIFT)
        begin_to_lift(t, mover, to);
    else if (a->verb == VERB_SEIZE)
        seize(t, mover, to);
    else
        abandon(t, mover);
}

/* 1X-227-2, 227-3, 227-5: it is his whose formation enters or passes its hex. */
void cn_pass_trains(struct eng_turn *t, int leader)
{
    struct cn_state *s = t->state;
    int side = cn_board(t->box)->leader[leader].side, hex = s->leader[leader].hex;

    for (int i = 0; i < CN_TRAINS; i++)
        if (BY(CN_227_3, lies_in(s, i, hex)) && BY(CN_227_5, s->train[i].side != side) &&
            cn_has_troops(s, leader)) {
            s->train[i].side = (uint8_t)side;
            tell(t, CN_227_2, ENG_ALL, NEWS_TRAIN_TAKEN, side, hex);
        }
}
