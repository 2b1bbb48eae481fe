/* cn_181_steps.c -- 1X 131, 181, 182, 194, 195: movement points of each arm, and the step into the
 * next hex. */

#include "base/geo_hex.h"

#include "games/campaign/kept/cn_glance.h"
#include "games/campaign/kept/cn_tracks.h"
#include "games/campaign/march/cn_march.h"

int cn_where(const struct cn_state *s, int what)
{
    return cn_is_vedette(what) ? s->vedette[what - CN_LEADERS].hex : s->leader[what].hex;
}

int cn_whose(const struct cn_board *b, int what)
{
    return cn_is_vedette(what) ? cn_vedette_side(what - CN_LEADERS) : b->leader[what].side;
}

int cn_head(const struct cn_state *s, int mover)
{
    if (cn_is_vedette(mover) || s->leader[mover].under == CN_NOBODY)
        return mover;
    return s->leader[mover].under;
}

int cn_formations(const struct cn_board *b, const struct cn_state *s, int side,
                  uint8_t out[CN_LEADERS])
{
    uint64_t troops = 0;
    int count = 0;

    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (s->unit[i].standing == IS_TRACK)
            troops |= 1ull << cn_formation_of(s, s->unit[i].leader);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->leader[i].standing == IS_MAP && troops >> i & 1)
            out[count++] = (uint8_t)i;
    return count;
}

/* -- movement points, in halves -- */

static int slowest_unit(const struct cn_board *b, const struct cn_state *s, int leader, int horse)
{
    const struct cn_tracks *tracks = cn_tracks(b, s);
    int least = 255;

    TABLE(CN_182_3, "units.tsv");
    for (uint64_t all = cn_household(s, leader); all; all &= all - 1) {
        const struct cn_track *t = &tracks->of[__builtin_ctzll(all)];
        least = t->least[horse] < least ? t->least[horse] : least;
    }
    return least;
}

/* 1X-225-1: a bridge train on the track has five MP of its own. */
static int slowest_train(const struct cn_state *s, int leader)
{
    for (int i = 0; i < CN_TRAINS; i++)
        if (s->train[i].standing == IS_TRACK && cn_formation_of(s, s->train[i].leader) == leader)
            return 10;
    return 255;
}

static int slowest(const struct cn_board *b, const struct cn_state *s, int mover, int horse)
{
    if (cn_is_vedette(mover))
        return horse ? RIDE_HALVES : 255;
    int unit = slowest_unit(b, s, mover, horse), train = horse ? 255 : slowest_train(s, mover);

    return unit < train ? unit : train;
}

/* 1X-131-2, 182-3: as far as the slowest of its units can go. */
int cn_allowance(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int foot = slowest(b, s, leader, FOOT), horse = slowest(b, s, leader, HORSE);

    return foot < horse ? foot : horse;
}

bool cn_has_arm(const struct cn_board *b, const struct cn_state *s, int mover, int horse)
{
    return slowest(b, s, mover, horse) != 255;
}

/* What a preliminary march or the sound of the guns allows at most; 255: anything. */
static int ceiling(const struct cn_state *s)
{
    for (int i = s->core.depth - 1; i >= 0; i--)
        if (s->core.frame[i].proc == PROC_MARCH && march_of(&s->core.frame[i])->halves > 0)
            return march_of(&s->core.frame[i])->halves;
    return 255;
}

/* 1X-165-1, 172-2, 173-1: four MP more in an extended march than his own; one less, or one in all,
 * by the die. */
static int limit(const struct cn_state *s, int mover, int own)
{
    int most = ceiling(s);

    if (cn_is_vedette(mover))
        return own < most ? own : most;
    const struct cn_leader *head = &s->leader[cn_head(s, mover)];
    if (head->did & DID_EXTEND)
        own += EXTENSION;
    if (head->allowed == 254)
        own -= 2;
    else if (head->allowed < own)
        own = head->allowed;
    return own < most ? own : most;
}

int cn_left(const struct cn_board *b, const struct cn_state *s, int mover, int horse)
{
    int own = slowest(b, s, mover, horse), spent;

    if (own == 255)
        return 255;
    int most = limit(s, mover, own);
    if (cn_is_vedette(mover))
        spent = s->vedette[mover - CN_LEADERS].did & RIDE_SPENT;
    else
        spent = (horse ? s->leader[mover].horse : s->leader[mover].foot) + s->leader[mover].work;
    return spent < most ? most - spent : 0;
}

/* 1X-182-1, 196-2: each arm of each leader keeps its own count. */
void cn_spend(const struct cn_board *b, struct cn_state *s, int mover, int foot, int horse)
{
    if (cn_is_vedette(mover)) {
        s->vedette[mover - CN_LEADERS].did = (uint8_t)(s->vedette[mover - CN_LEADERS].did + horse);
        return;
    }
    if (BY(CN_196_2, cn_has_arm(b, s, mover, FOOT)))
        s->leader[mover].foot = (uint8_t)(s->leader[mover].foot + foot);
    if (cn_has_arm(b, s, mover, HORSE))
        s->leader[mover].horse = (uint8_t)(s->leader[mover].horse + horse);
}

/* -- who is in the way, as far as is seen -- */

bool cn_enemy_in(const struct cn_state *s, int side, int hex)
{
    int enemy = 1 - side;

    if (!cn_may_be_in(s, enemy, hex))
        return false;
    for (int i = enemy * CN_SLOTS; i < (enemy + 1) * CN_SLOTS; i++)
        if (s->piece[i].hex == hex && s->piece[i].what != CN_NOBODY)
            return true;
    return false;
}

bool cn_is_next(const struct cn_board *b, int hex, int other)
{
    return cn_may_touch(hex, other) && cn_side_to(b, hex, other) >= 0;
}

bool cn_enemy_near(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    const struct cn_army *enemy = &s->army[1 - side];

    for (int i = (1 - side) * CN_SLOTS;
         i < (2 - side) * CN_SLOTS && cn_may_be_near(s, 1 - side, hex); i++)
        if (cn_may_touch(hex, s->piece[i].hex) && s->piece[i].what != CN_NOBODY &&
            cn_is_next(b, hex, s->piece[i].hex))
            return true;
    return enemy->source_state == SOURCE_ACTIVE && enemy->source != CN_NOWHERE &&
           cn_is_next(b, hex, enemy->source);
}

static bool zone_covers(const struct cn_board *b, const struct cn_state *s, int from, int hex)
{
    if (from == hex)
        return true;
    return cn_is_next(b, from, hex) && cn_zone_reaches(b, s, from, cn_side_to(b, from, hex));
}

/* 1X-70-5: the garrison of a source is known to everybody. */
static bool is_next_to_source(const struct cn_board *b, const struct cn_state *s, int hex,
                              int of_side)
{
    const struct cn_army *a = &s->army[of_side];

    return a->source_state == SOURCE_ACTIVE && a->source != CN_NOWHERE &&
           zone_covers(b, s, a->source, hex);
}

/* 1X-244-6: who is seen is seen with his mode. */
static bool sees_holder(const struct cn_board *b, const struct cn_state *s, int hex, int of_side)
{
    if (!cn_may_be_near(s, of_side, hex))
        return false;
    for (int i = of_side * CN_SLOTS; i < (of_side + 1) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (cn_may_touch(p->hex, hex) && p->what < CN_LEADERS && p->face_up &&
            !s->leader[p->what].forage && zone_covers(b, s, p->hex, hex))
            return true;
    }
    return false;
}

bool cn_knows_zone(const struct cn_board *b, const struct cn_state *s, int hex, int of_side)
{
    if (cn_has_garrison(s, 1 - of_side, hex))
        return false;
    return is_next_to_source(b, s, hex, of_side) || sees_holder(b, s, hex, of_side);
}

/* 1X-208-2: his strength and his horse are his secret. */
int cn_most_to_leave(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    enum { SURCHARGE = 4 };

    return cn_knows_zone(b, s, hex, 1 - side) && sees_holder(b, s, hex, 1 - side) ? SURCHARGE : 0;
}

/* A piece that is not seen next to one who is turned up: the enemy himself, if the other's zone does
 * not reach him; else he would be seen, and it is a vedette or a leader alone (1X-200-6). */
static bool may_bind(const struct cn_board *b, const struct cn_state *s, int leader, int slot)
{
    const struct cn_piece *p = &s->piece[slot];

    return p->what != CN_NOBODY && !p->face_up &&
           (s->leader[leader].forage || cn_is_fortified(b, p->hex)) &&
           zone_covers(b, s, p->hex, s->leader[leader].hex);
}

/* Whether his own formation is in the zone of an enemy is known to everybody: by a garrison; or it
 * is turned up, and so is the enemy, or a piece next to it that is not seen must be he. */
bool cn_is_bound(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int slot = cn_slot_of(s, leader), hex = s->leader[leader].hex;
    int enemy = 1 - b->leader[leader].side;

    if (slot < 0 || cn_has_garrison(s, 1 - enemy, hex))
        return false;
    if (is_next_to_source(b, s, hex, enemy))
        return true;
    if (!s->piece[slot].face_up)
        return false;
    if (cn_knows_zone(b, s, hex, enemy))
        return true;
    for (int i = enemy * CN_SLOTS; i < (enemy + 1) * CN_SLOTS; i++)
        if (may_bind(b, s, leader, i))
            return true;
    return false;
}

/* 1X-195-1, 209-2: not where an enemy is seen; an unseen piece may be a leader alone. */
eng_ruleno cn_check_occupied(const struct cn_state *s, int side, int hex, bool vedette)
{
    int enemy = 1 - side;

    if (cn_has_garrison(s, enemy, hex) || (vedette && cn_enemy_in(s, side, hex)))
        return CN_195_1;
    if (!cn_may_be_in(s, enemy, hex))
        return 0;
    for (int i = enemy * CN_SLOTS; i < (enemy + 1) * CN_SLOTS; i++)
        if (BY(CN_209_2,
               s->piece[i].hex == hex && s->piece[i].what != CN_NOBODY && s->piece[i].face_up))
            return s->piece[i].what >= CN_LEADERS ? CN_209_1 : CN_195_1;
    return 0;
}

/* -- the step, as far as can be seen -- */

static eng_ruleno check_cost(const struct cn_board *b, const struct cn_state *s, int from, int to,
                             const int left[2])
{
    if (left[FOOT] == 255 && left[HORSE] == 255)
        return CN_32_1;
    for (int horse = FOOT; horse <= HORSE; horse++) {
        int cost = left[horse] == 255 ? 0 : cn_cost(b, s, from, to, horse);
        if (cost < 0)
            return b->hex[to].ground == LAKE ? CN_189_3 : CN_191_1;
        if (BY(CN_127_1, cost > left[horse]))
            return CN_181_3;
    }
    return 0;
}

/* What a step leaves of these halves. */
static void find_rest(const struct cn_board *b, const struct cn_state *s, int from, int to,
                      const int left[2], int rest[2])
{
    for (int horse = FOOT; horse <= HORSE; horse++)
        rest[horse] = left[horse] == 255 ? 255 : left[horse] - cn_cost(b, s, from, to, horse);
}

static bool meets_friends(const struct cn_board *b, const struct cn_state *s, int mover, int hex)
{
    int side = cn_whose(b, mover);

    if (cn_is_fortified(b, hex))
        return true;
    if (!cn_may_be_in(s, side, hex))
        return false;
    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++)
        if (s->piece[i].hex == hex && s->piece[i].what < CN_LEADERS && s->piece[i].what != mover)
            return true;
    return false;
}

eng_ruleno cn_check_stay(const struct cn_board *b, const struct cn_state *s, int mover, int hex)
{
    if (cn_is_vedette(mover) || !meets_friends(b, s, mover, hex))
        return 0;
    return cn_check_stack(b, s, mover, hex);
}

/* 1X-195-2, 257-2: through the hex of a friend to one where he may stay. */
bool cn_goes_through(const struct cn_board *b, const struct cn_state *s, int mover, int hex,
                     const int left[2], int depth)
{
    int side = cn_whose(b, mover);

    for (int k = 0; k < HEX_SIDES; k++) {
        int to = b->next[hex][k];
        if (to == CN_NOWHERE || cn_enemy_in(s, side, to) || cn_check_occupied(s, side, to, false) ||
            check_cost(b, s, hex, to, left))
            continue;
        if (cn_check_stay(b, s, mover, to) == 0)
            return true;
        int rest[2];
        find_rest(b, s, hex, to, left, rest);
        if (depth > 0 && !cn_knows_zone(b, s, to, 1 - side) &&
            cn_goes_through(b, s, mover, to, rest, depth - 1))
            return true;
    }
    return false;
}

static eng_ruleno check_friends(const struct cn_board *b, const struct cn_state *s, int mover,
                                int to, const int left[2])
{
    eng_ruleno why = cn_check_stay(b, s, mover, to);
    int from = cn_where(s, mover), side = cn_whose(b, mover), rest[2];

    if (!why)
        return 0;
    if (cn_knows_zone(b, s, to, 1 - side))
        return CN_195_2;
    find_rest(b, s, from, to, left, rest);
    return BY(CN_257_2, cn_goes_through(b, s, mover, to, rest, 3)) ? 0 : why;
}

/* To the nearest hex of the battle, whoever holds it. */
static int way_to_battle(const struct cn_battle *f, int hex)
{
    int near = 99;

    for (int i = 0; i < f->target_count; i++)
        near = cn_distance(hex, f->target[i]) < near ? cn_distance(hex, f->target[i]) : near;
    for (int i = 0; i < f->from_count; i++)
        near = cn_distance(hex, f->from[i]) < near ? cn_distance(hex, f->from[i]) : near;
    return near;
}

/* 1X-295-3: every hex nearer to the battle. */
static eng_ruleno check_sound(const struct cn_state *s, const struct eng_frame *march, int from,
                              int to)
{
    int battle = march_of(march)->state;

    if (march_of(march)->segment != SEGMENT_SOUND || battle < 0 || battle >= s->battle_count)
        return 0;
    const struct cn_battle *f = &s->battle[battle];
    return way_to_battle(f, to) < way_to_battle(f, from) ? 0 : CN_295_3;
}

/* 1X-306-3: artillery with neither foot nor horse in the formation. */
bool cn_is_guns_alone(const struct cn_board *b, const struct cn_state *s, int mover)
{
    return !cn_is_vedette(mover) &&
           cn_strength_with(b, s, cn_head(s, mover), 1u << INFANTRY | 1u << CAVALRY) == 0;
}

static eng_ruleno check_zones(const struct cn_board *b, const struct cn_state *s,
                              const struct eng_frame *march, int from, int to, bool drive)
{
    int mover = march_of(march)->mover, enemy = 1 - cn_whose(b, mover);

    if (march_of(march)->must == to + 1)
        return 0;
    bool zone = cn_knows_zone(b, s, to, enemy);
    if (zone && cn_knows_zone(b, s, from, enemy))
        return CN_208_1;
    if (zone && cn_is_guns_alone(b, s, mover))
        return CN_306_3;
    if (cn_is_forced(march_of(march)->segment))
        return drive ? 0 : cn_check_forced_step(b, s, mover, to);
    return drive ? CN_213_2 : 0;
}

static eng_ruleno check_drive(const struct cn_board *b, const struct cn_state *s, int mover, int to,
                              const int left[2])
{
    int rest[2];

    find_rest(b, s, cn_where(s, mover), to, left, rest);
    return cn_check_drive(b, s, mover, to, rest);
}

static eng_ruleno check_plan(const struct cn_board *b, const struct cn_state *s,
                             const struct eng_frame *march, int from, int to)
{
    int mover = march_of(march)->mover;
    eng_ruleno why = check_sound(s, march, from, to);

    if (why || cn_is_vedette(mover))
        return why;
    return cn_check_admin_step(b, s, mover, to);
}

static eng_ruleno check_step(const struct cn_board *b, const struct cn_state *s,
                             const struct eng_frame *march, int to, bool drive, const int has[2])
{
    int mover = march_of(march)->mover, from = cn_where(s, mover);
    int left[2] = { has[FOOT], has[HORSE] };
    eng_ruleno why;

    if (BY(CN_194_1, to < 0))
        return CN_10_1;
    if (!cn_is_next(b, from, to))
        return CN_131_1;
    if (!cn_is_vedette(mover) && s->leader[mover].did & DID_STOP)
        return CN_206_1;
    if (march_of(march)->must && (march_of(march)->must != to + 1 || drive))
        return CN_211_5;
    if ((why = cn_check_occupied(s, cn_whose(b, mover), to, cn_is_vedette(mover))) != 0)
        return why;
    for (int horse = FOOT; drive && horse <= HORSE; horse++)
        left[horse] = left[horse] == 255 ? 255 : left[horse] < 2 ? 0 : left[horse] - 2;
    if ((why = check_cost(b, s, from, to, left)) != 0 ||
        (why = check_zones(b, s, march, from, to, drive)) != 0 ||
        (drive && (why = check_drive(b, s, mover, to, left)) != 0) ||
        (why = check_friends(b, s, mover, to, left)) != 0)
        return why;
    return check_plan(b, s, march, from, to);
}

eng_ruleno cn_check_step(const struct cn_board *b, const struct cn_state *s,
                         const struct eng_frame *march, int to, bool drive)
{
    int mover = march_of(march)->mover;
    int left[2] = { cn_left(b, s, mover, FOOT), cn_left(b, s, mover, HORSE) };

    return check_step(b, s, march, to, drive, left);
}

static int find_steps(const struct cn_board *b, const struct cn_state *s,
                      const struct eng_frame *march, bool drive, int most, uint16_t *out)
{
    int mover = march_of(march)->mover, from = cn_where(s, mover), count = 0;
    int left[2] = { cn_left(b, s, mover, FOOT), cn_left(b, s, mover, HORSE) };

    for (int k = 0; k < HEX_SIDES && count < most; k++) {
        int to = b->next[from][k];
        if (to != CN_NOWHERE && check_step(b, s, march, to, drive, left) == 0)
            out[count++] = (uint16_t)to;
    }
    return count;
}

/* All steps that can be made; with drive those of the forced march that come to repulse. */
int cn_find_steps(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *march,
                  bool drive, uint16_t out[HEX_SIDES])
{
    return find_steps(b, s, march, drive, HEX_SIDES, out);
}

bool cn_can_step(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *march)
{
    uint16_t to;

    return find_steps(b, s, march, false, 1, &to) > 0;
}

/* -- the step, as it really goes -- */

static bool is_held(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->leader[i].hex == hex && cn_is_formation(b, s, i))
            return true;
    return false;
}

/* A vedette that was taken for a leader alone is discovered. */
static bool finds_vedette(struct eng_turn *t, int mover, int enemy, int hex)
{
    struct cn_state *s = t->state;
    bool found = false;

    for (int i = enemy * CN_SLOTS; i < (enemy + 1) * CN_SLOTS; i++)
        if (s->piece[i].hex == hex && cn_is_vedette(s->piece[i].what)) {
            cn_meet(s, mover, s->piece[i].what - CN_LEADERS);
            cn_show_piece(t, i);
            found = true;
        }
    return found;
}

/* 1X-208-2: leaving a zone costs more than was seen. */
static bool cannot_pay(const struct cn_board *b, const struct cn_state *s, int mover, int to,
                       int cost[2], int extra)
{
    int from = cn_where(s, mover), side = cn_whose(b, mover);

    for (int horse = FOOT; horse <= HORSE; horse++) {
        int left = cn_left(b, s, mover, horse);
        cost[horse] = 0;
        if (left == 255)
            continue;
        cost[horse] =
            cn_cost(b, s, from, to, horse) + cn_leave_cost(b, s, side, from, horse) + extra;
        if (cost[horse] > left)
            return true;
    }
    return false;
}

/* 1X-211-2: and then there is not enough for the hex that he came to take. */
static bool cannot_drive(const struct cn_board *b, const struct cn_state *s, int mover, int to,
                         const int cost[2])
{
    int rest[2];

    for (int horse = FOOT; horse <= HORSE; horse++) {
        int left = cn_left(b, s, mover, horse);
        rest[horse] = left == 255 ? 255 : left - cost[horse];
    }
    return cn_check_drive(b, s, mover, to, rest) != 0;
}

static bool is_barred(const struct cn_board *b, const struct cn_state *s,
                      const struct eng_frame *march, int to, bool drive)
{
    int mover = march_of(march)->mover, enemy = 1 - cn_whose(b, mover);

    if (is_held(b, s, enemy, to))
        return true;
    if (march_of(march)->must == to + 1)
        return false;
    if (!cn_in_zone(b, s, to, enemy))
        return false;
    if (cn_in_zone(b, s, cn_where(s, mover), enemy) || cn_is_guns_alone(b, s, mover))
        return true;
    return cn_is_forced(march_of(march)->segment) && !drive && !cn_may_force(b, s, mover, to);
}

/* What is_barred, finds_vedette and cannot_pay would have to know of the enemy, as the mover sees it. */
static bool may_be_barred(const struct cn_board *b, const struct cn_state *s,
                          const struct eng_frame *march, int to)
{
    int mover = march_of(march)->mover, enemy = 1 - cn_whose(b, mover);

    if (cn_enemy_in(s, 1 - enemy, to) || cn_seems_in_zone(b, s, cn_where(s, mover), enemy))
        return true;
    return march_of(march)->must != to + 1 && cn_seems_in_zone(b, s, to, enemy) &&
           (cn_is_guns_alone(b, s, mover) || cn_is_forced(march_of(march)->segment));
}

static void tell_own(struct eng_turn *t, int side, eng_ruleno rule, int text, int arg)
{
    tell(t, rule, seats_of(t->core, side), text, arg);
}

enum cn_stepped cn_make_step(struct eng_turn *t, const struct eng_frame *march, int to, bool drive)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int mover = march_of(march)->mover, side = cn_whose(b, mover), from = cn_where(s, mover);
    int cost[2];

    if (may_be_barred(b, s, march, to))
        peek(t);
    if (is_barred(b, s, march, to, drive)) {
        tell_own(t, side, CN_195_1, NEWS_BARRED, to);
        cn_remember_for(s, side, TOLD_BARRED, to);
        return STEP_BARRED;
    }
    if (finds_vedette(t, mover, 1 - side, to))
        return STEP_ROUND;
    if (cannot_pay(b, s, mover, to, cost, drive ? 2 : 0) ||
        (drive && cannot_drive(b, s, mover, to, cost))) {
        tell_own(t, side, CN_208_2, NEWS_HELD_FAST, from);
        cn_remember_for(s, side, TOLD_HELD_FAST, from);
        return STEP_BARRED;
    }
    cn_spend(b, s, mover, cost[FOOT], cost[HORSE]);
    cn_tell_deed(
        t, &(struct cn_deed){
               CN_131_1, NEWS_LEADER_GOES, NEWS_VEDETTE_GOES, NEWS_GOES, mover, { from, to } });
    if (cn_enemy_near(b, s, side, to))
        cn_step(t, mover, to);
    else if (cn_is_vedette(mover))
        cn_move_vedette(t, mover - CN_LEADERS, to);
    else
        cn_move_leader(t, mover, to);
    return STEP_MADE;
}
