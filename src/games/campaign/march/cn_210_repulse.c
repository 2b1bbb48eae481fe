/* cn_210_repulse.c -- 1X 209 to 219: a mover has come next to enemy pieces.
 *
 * He says first whether he tries a repulse, and only then is told what they are (1X-219-1): what is
 * asked depends on public facts alone, on the pieces that stand there and on what he has himself. */

#include "base/geo_hex.h"

#include "games/campaign/cn_steps.h"
#include "games/campaign/kept/cn_glance.h"
#include "games/campaign/march/cn_march.h"

enum { ALL_ARMS = 1u << INFANTRY | 1u << CAVALRY | 1u << ARTILLERY };
enum { FAILED = 64 }; /* of those left, besides the sides still to be driven back */
enum { ODDS = 7, FORAGER_ODDS = 4, FORCED_COST = 2 };

/* -- who stands there -- */

static int enemy_slot(const struct cn_state *s, int side, int hex, int from)
{
    int first = (1 - side) * CN_SLOTS;

    if (!cn_may_be_in(s, 1 - side, hex))
        return -1;
    for (int i = from > first ? from : first; i < first + CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && s->piece[i].hex == hex)
            return i;
    return -1;
}

static bool touches(const struct cn_board *b, const struct cn_state *s, int side, int hex, int at)
{
    int other = b->next[hex][at];

    return other != CN_NOWHERE && enemy_slot(s, side, other, 0) >= 0 &&
           cn_zone_reaches(b, s, other, hex_opposite(at));
}

/* He has not touched that hex before his last step. */
static bool is_fresh(const struct cn_board *b, const struct cn_state *s, int other, int from)
{
    int at = from < 0 || from >= CN_HEXES ? -1 : cn_side_to(b, other, from);

    return at < 0 || !cn_zone_reaches(b, s, other, at);
}

static int vedette_of(const struct cn_state *s, int slot)
{
    int what = s->piece[slot].what;

    return cn_is_vedette(what) ? what - CN_LEADERS : -1;
}

static bool has_met(const struct cn_state *s, int mover, int vedette)
{
    int bit = vedette % (CN_VEDETTES / SIDES);

    return !cn_is_vedette(mover) && (s->leader[mover].met[bit / 8] >> bit % 8 & 1);
}

void cn_meet(struct cn_state *s, int mover, int vedette)
{
    int bit = vedette % (CN_VEDETTES / SIDES);

    if (!cn_is_vedette(mover))
        s->leader[mover].met[bit / 8] |= (uint8_t)(1u << bit % 8);
}

/* A forager is turned down again when he goes on; where it stands everybody sees. */
static bool has_met_forager(const struct cn_state *s, int mover, int slot)
{
    int bit = slot % CN_SLOTS;

    return !cn_is_vedette(mover) && (s->leader[mover].met_foragers[bit / 8] >> bit % 8 & 1);
}

static void meet_forager(struct cn_state *s, int mover, int slot)
{
    int bit = slot % CN_SLOTS;

    s->leader[mover].met_foragers[bit / 8] |= (uint8_t)(1u << bit % 8);
}

static bool was_let_stand(const struct cn_state *s, int mover, int slot)
{
    int vedette = s->piece[slot].face_up ? vedette_of(s, slot) : -1;

    return vedette >= 0 ? has_met(s, mover, vedette) : has_met_forager(s, mover, slot);
}

/* 1X-219-2, 246-1: a vedette or forager that he saw and let stand is nothing to repulse for him. */
static bool is_target(const struct cn_state *s, int mover, int side, int hex)
{
    for (int i = enemy_slot(s, side, hex, 0); i >= 0; i = enemy_slot(s, side, hex, i + 1))
        if (BY(CN_219_2, !was_let_stand(s, mover, i)))
            return true;
    return false;
}

/* 1X-215-1: all that he comes upon with the step to that hex, together. */
static int targets_of(const struct cn_board *b, const struct cn_state *s, int mover, int from,
                      int hex)
{
    int side = cn_whose(b, mover), mask = 0;

    for (int at = 0; at < HEX_SIDES; at++)
        if (touches(b, s, side, hex, at) && is_fresh(b, s, b->next[hex][at], from) &&
            is_target(s, mover, side, b->next[hex][at]))
            mask |= 1 << at;
    return mask;
}

/* -- may he try? -- */

/* 1X-210-2, 70-2, 71-4: not out of a fortress, not over a bridge of a primary river, no garrison. */
static eng_ruleno check_place(const struct cn_board *b, const struct cn_state *s, int side, int hex,
                              int at)
{
    int other = b->next[hex][at];

    if (BY(CN_71_4, cn_has_garrison(s, 1 - side, other)))
        return CN_70_2;
    return cn_is_fortified(b, other) || b->hex[hex].river[at] == PRIMARY_RIVER ? CN_210_2 : 0;
}

/* The halves that he may spend on entering; 255: as many as he likes, in a pursuit and as a vedette,
 * or of an arm that he has not. */
static void find_left(const struct cn_board *b, const struct cn_state *s, int mover, int kind,
                      int left[2])
{
    int extra = kind == CONTACT_FORCED ? FORCED_COST : 0;
    bool free = kind == CONTACT_PURSUIT || cn_is_vedette(mover);

    for (int horse = 0; horse < 2; horse++) {
        left[horse] = free ? 255 : cn_left(b, s, mover, horse);
        if (left[horse] != 255)
            left[horse] = left[horse] < extra ? 0 : left[horse] - extra;
    }
}

/* 1X-211-2, 211-5, 213-1: each arm that he has must be able to enter the hex. */
static bool can_enter(const struct cn_board *b, const struct cn_state *s, int from, int to,
                      const int left[2])
{
    for (int horse = 0; horse < 2; horse++) {
        int cost = cn_cost(b, s, from, to, horse);
        if (left[horse] != 255 && (cost < 0 || left[horse] < cost))
            return false;
    }
    return true;
}

static bool is_next_to_garrison(const struct cn_board *b, const struct cn_state *s, int side,
                                int hex)
{
    for (int at = 0; at < HEX_SIDES; at++)
        if (b->next[hex][at] != CN_NOWHERE && cn_has_garrison(s, 1 - side, b->next[hex][at]) &&
            cn_zone_reaches(b, s, b->next[hex][at], hex_opposite(at)))
            return true;
    return false;
}

/* 1X-210-1, 216-1: in any march or pursuit, as often as his MP allow. */
static eng_ruleno check_attempt(const struct cn_board *b, const struct cn_state *s, int side,
                                int hex, int mask, const int left[2])
{
    eng_ruleno why = mask ? CN_211_2 : CN_213_2;

    HOLDS(CN_216_1, "nobody's repulses are counted: only MP run out");
    if (BY(CN_71_4, is_next_to_garrison(b, s, side, hex)))
        return CN_70_2;
    for (int at = 0; at < HEX_SIDES; at++) {
        if (!(mask >> at & 1))
            continue;
        eng_ruleno barred = check_place(b, s, side, hex, at);
        if (barred)
            return barred;
        if (can_enter(b, s, hex, b->next[hex][at], left))
            why = 0;
    }
    return why;
}

static bool can_try(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f)
{
    int mover = contact_of(f)->mover, hex = cn_where(s, mover), left[2];
    int mask = targets_of(b, s, mover, contact_of(f)->from, hex);

    find_left(b, s, mover, contact_of(f)->kind, left);
    return check_attempt(b, s, cn_whose(b, mover), hex, mask, left) == 0;
}

/* 1X-58-2, 213-2: only to try does he come there, so he must be able to.  What he judges by is open:
 * where pieces stand, what he has seen of them, and his own MP. */
eng_ruleno cn_check_drive(const struct cn_board *b, const struct cn_state *s, int mover, int to,
                          const int left[2])
{
    int mask = targets_of(b, s, mover, cn_where(s, mover), to);
    const int any[2] = { 255, 255 };

    return check_attempt(b, s, cn_whose(b, mover), to, mask, cn_is_vedette(mover) ? any : left);
}

/* -- the attempt -- */

/* 1X-211-7, 247-4: seven times what is there, four times a forager; in halves of SP. */
static int needed2(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    int needed = 0, vedettes = 0;

    for (int i = enemy_slot(s, side, hex, 0); i >= 0; i = enemy_slot(s, side, hex, i + 1)) {
        int leader = s->piece[i].what;
        if (leader >= CN_LEADERS)
            vedettes++;
        else
            needed += 2 * cn_strength(b, s, leader, ALL_ARMS) *
                      (s->leader[leader].forage ? BY(CN_247_4, FORAGER_ODDS) : ODDS);
    }
    return needed ? needed : vedettes * ODDS;
}

static bool succeeds(const struct cn_board *b, const struct cn_state *s, int mover, int mask)
{
    int side = cn_whose(b, mover), hex = cn_where(s, mover), needed = 0;

    if (cn_is_vedette(mover))
        return false;
    for (int at = 0; at < HEX_SIDES; at++)
        if (BY(CN_215_1, mask >> at & 1))
            needed += needed2(b, s, side, b->next[hex][at]);
    return BY(CN_211_7, 2 * cn_strength(b, s, mover, ALL_ARMS) >= needed);
}

/* Nobody is there but leaders without troops. */
static bool are_unemployed(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    for (int i = enemy_slot(s, side, hex, 0); i >= 0; i = enemy_slot(s, side, hex, i + 1))
        if (s->piece[i].what >= CN_LEADERS || cn_is_formation(b, s, s->piece[i].what))
            return false;
    return true;
}

/* 1X-40-3: before such he keeps his strength to himself; their owner says what they are. */
static bool keeps_silent(struct eng_turn *t, int mover, int mask)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    const uint16_t *next = b->next[cn_where(s, mover)];

    for (int at = 0; at < HEX_SIDES; at++)
        if (mask >> at & 1 && !are_unemployed(b, s, cn_whose(b, mover), next[at]))
            return false;
    for (int at = 0; at < HEX_SIDES; at++)
        if (mask >> at & 1) {
            tell(t, CN_40_3, ENG_ALL, NEWS_DRIVEN_OFF, next[at]);
            cn_remember(s, TOLD_DRIVEN_OFF, next[at]);
        }
    return true;
}

/* 1X-211-1: he tells how many SP he brings. */
static void announce(struct eng_turn *t, int mover, int mask)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int hex = cn_where(s, mover), side = cn_whose(b, mover);

    cn_remember(s, TOLD_REPULSE, hex);
    if (cn_is_vedette(mover)) {
        tell(t, CN_217_1, ENG_ALL, NEWS_REPULSE_SCOUT, side, hex);
        return;
    }
    if (keeps_silent(t, mover, mask))
        return;
    int sp = cn_strength(b, s, mover, ALL_ARMS);
    cn_remember(s, TOLD_REPULSE_SP, sp);
    tell(t, CN_211_1, ENG_ALL, NEWS_REPULSE_TRIED, side, hex, sp);
}

static void scout_hex(struct eng_turn *t, int side, int hex)
{
    const struct cn_state *s = t->state;

    for (int i = enemy_slot(s, side, hex, 0); i >= 0; i = enemy_slot(s, side, hex, i + 1))
        cn_scout_piece(t, i);
}

/* 1X-217-1, 218-1: a vedette that tries learns which leader is before it, not who is with him. */
static void scout(struct eng_turn *t, int mover, int mask)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int side = cn_whose(b, mover), hex = cn_where(s, mover);

    for (int at = 0; at < HEX_SIDES; at++)
        if (BY(CN_218_1, mask >> at & 1))
            scout_hex(t, side, b->next[hex][at]);
}

/* 1X-212: he stops, and learns no strength; in a forced march it costs 1 SP. */
static enum eng_flow fail(struct eng_turn *t, struct eng_frame *f, int mask)
{
    struct cn_state *s = t->state;
    int mover = contact_of(f)->mover;

    tell(t, CN_212_1, ENG_ALL, NEWS_REPULSE_FAILED);
    contact_frame(f)->left = FAILED;
    if (cn_is_vedette(mover)) {
        scout(t, mover, mask);
        return jump(f, ROW_CONTACT_END);
    }
    s->leader[mover].did |= DID_FAIL_REPULSE;
    return jump(f, ROW_CONTACT_FAILED);
}

/* They bear it who have tried, not those of the formation in other hexes, dropped off or not (126-2).
 * 1X-212-3: in a forced march that is all the fighting there is for them in this phase. */
enum eng_flow cn_repulse_failed(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;
    int kind = contact_of(f)->kind, mover = contact_of(f)->mover;

    if (kind != CONTACT_FORCED && kind != CONTACT_DRIVE)
        return NEXT;
    s->leader[mover].did |= DID_FIGHT;
    return call(t, PROC_LOSSES, mover, 1, LOSS_WINNER, cn_where(s, mover) + 1);
}

static enum eng_flow attempt(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int mover = contact_of(f)->mover;
    int mask = targets_of(b, s, mover, contact_of(f)->from, cn_where(s, mover));

    peek(t);
    announce(t, mover, mask);
    if (BY(CN_213_1, contact_of(f)->kind == CONTACT_FORCED))
        cn_spend(b, s, mover, FORCED_COST, FORCED_COST);
    if (!succeeds(b, s, mover, mask))
        return fail(t, f, mask);
    tell(t, CN_211_1, ENG_ALL, NEWS_REPULSE_MADE);
    contact_frame(f)->left = (int16_t)mask;
    contact_frame(f)->vacated = 0;
    return jump(f, ROW_CONTACT_AFTER);
}

enum eng_flow cn_ask_repulse(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int mover = contact_of(f)->mover, kind = contact_of(f)->kind;

    contact_frame(f)->left = 0;
    if (!can_try(b, s, f))
        return jump(f, ROW_CONTACT_END);
    if (kind == CONTACT_DRIVE)
        return attempt(t, f);
    return ask(t, seats_of(t->core, cn_whose(b, mover)));
}

enum eng_flow cn_take_repulse(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cn_state *s = t->state;
    int mover = contact_of(f)->mover;

    if (a->verb == VERB_REPULSE)
        return attempt(t, f);
    tell(t, CN_219_1, ENG_ALL, NEWS_REPULSE_NONE, cn_whose(cn_board(t->box), mover),
         cn_where(s, mover));
    return jump(f, ROW_CONTACT_END);
}

/* -- they go back -- */

static int lowest(int mask)
{
    int at = 0;

    while (!(mask >> at & 1))
        at++;
    return at;
}

/* Hex by hex, piece by piece; what goes back tells neither name nor strength (1X-29-2). */
enum eng_flow cn_after_repulse(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int side = cn_whose(b, contact_of(f)->mover), hex = cn_where(s, contact_of(f)->mover);
    int mask = contact_of(f)->left;

    if (mask == 0)
        return jump(f, ROW_CONTACT_ENTER);
    int at = lowest(mask), slot = enemy_slot(s, side, b->next[hex][at], 0);
    if (slot >= 0)
        return call(t, PROC_REPULSED, s->piece[slot].what);
    contact_frame(f)->left = (int16_t)(mask & ~(1 << at));
    contact_frame(f)->vacated |= (int16_t)(1 << at);
    return jump(f, ROW_CONTACT_AFTER);
}

/* Who cannot go back stays, and his hex is not entered. */
enum eng_flow cn_repulse_next(struct eng_turn *t, struct eng_frame *f)
{
    (void)t;
    if (f->answer == 0)
        contact_frame(f)->left &= (int16_t) ~(1 << lowest(contact_of(f)->left));
    return jump(f, ROW_CONTACT_AFTER);
}

/* 1X-211-5: the vacated hex must be entered; of several the mover chooses one. */
static int vacated(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f,
                   uint16_t out[HEX_SIDES])
{
    int mover = contact_of(f)->mover, hex = cn_where(s, mover), left[2], count = 0;
    int kind = contact_of(f)->kind == CONTACT_PURSUIT ? CONTACT_PURSUIT : CONTACT_MARCH;

    find_left(b, s, mover, kind, left);
    for (int at = 0; at < HEX_SIDES; at++)
        if ((contact_of(f)->vacated >> at & 1) && can_enter(b, s, hex, b->next[hex][at], left))
            out[count++] = b->next[hex][at];
    return count;
}

enum eng_flow cn_ask_vacated(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    uint16_t hex[HEX_SIDES];
    int count = vacated(b, s, f, hex);

    if (count == 0)
        return jump(f, ROW_CONTACT_END);
    cn_turn_faces(t);
    if (count == 1)
        return finish(t, 2 + hex[0]);
    return ask(t, seats_of(t->core, cn_whose(b, contact_of(f)->mover)));
}

void cn_offer_vacated(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_state *s = state;
    uint16_t hex[HEX_SIDES];
    int count = vacated(cn_board(box), s, eng_now(&s->core), hex);

    (void)seat;
    for (int i = 0; i < count; i++)
        offer_noun(c, VERB_GO, cn_number(hex[i]));
}

enum eng_flow cn_take_vacated(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    (void)f;
    return finish(t, 2 + cn_hex_of(a->noun));
}

/* -- what they are -- */

/* 1X-209-1, 244-6: vedettes alone in their hex and foragers are shown, and stop nobody. */
static void show_flexible(struct eng_turn *t, int mover, int hex)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = cn_whose(b, mover);
    bool alone = cn_leader_at(b, s, 1 - side, hex) == CN_NOBODY;

    for (int i = enemy_slot(s, side, hex, 0); i >= 0; i = enemy_slot(s, side, hex, i + 1)) {
        int vedette = vedette_of(s, i), leader = s->piece[i].what;
        if (vedette >= 0 && alone) {
            cn_meet(s, mover, vedette);
            cn_show_piece(t, i);
        } else if (leader < CN_LEADERS && s->leader[leader].forage &&
                   cn_is_formation(b, s, leader) && !cn_is_vedette(mover)) {
            meet_forager(s, mover, i);
            cn_show_piece(t, i);
        }
    }
}

/* 1X-206-1: in the zone of a formation he stops. */
enum eng_flow cn_contact_end(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int mover = contact_of(f)->mover, side = cn_whose(b, mover);
    int slot = cn_slot_of(s, mover), hex = cn_where(s, mover);
    bool touched = false;

    if (slot < 0) {
        cn_turn_faces(t);
        return finish(t, 0);
    }
    cn_peek_near(t, side, hex);
    for (int at = 0; at < HEX_SIDES; at++)
        if (touches(b, s, side, hex, at)) {
            show_flexible(t, mover, b->next[hex][at]);
            touched = true;
        }
    if (cn_is_vedette(mover) && touched)
        cn_show_piece(t, slot);
    cn_turn_faces(t);
    return finish(t, !(contact_of(f)->left & FAILED) && !cn_in_zone(b, s, hex, 1 - side));
}
