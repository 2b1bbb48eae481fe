/* cn_view.c -- 1X 31: who knows what.
 *
 * Open are the pieces as such, and who is face up; the centres, sources, points, keys, bridges and
 * markers on the map; who is due on the turn track.  Hidden are what an unseen piece is, all tracks
 * and boxes, modes, plans, the vedettes in hand, trains on tracks, and by option the pools.
 *
 * A hidden leader in a frame of the sequence of play is told by the piece he stands with; that anybody
 * is asked in a secret test of attrition is not told at all. */

#include <string.h>

#include "games/campaign/battle/cn_battle.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/kit/cn_save.h"

/* -- frames -- */

bool cn_names(const struct eng_frame *f, int what)
{
    const struct eng_local *l = cn_procs[f->proc].local;

    for (int n = 0; l[n].name; n++)
        if (l[n].secret == CN_SEEN_WHO && f->local[n] == what)
            return true;
    return false;
}

/* Is he face up, or he with whom he stands? */
static bool is_open(const struct cn_state *s, const struct cn_roll *roll, int leader)
{
    int slot = roll->slot[cn_formation_of(s, leader)];

    return slot >= 0 && s->piece[slot].face_up;
}

/* Of a leader or a vedette; -1: he is told already by his piece, or nobody. */
static int side_of(const struct cn_board *b, int what)
{
    if (cn_is_vedette(what))
        return cn_vedette_side(what - CN_LEADERS);
    return what >= 0 && what < b->leader_count ? b->leader[what].side : -1;
}

/* One of a side that the audience is not of: his piece, if it is not face up. */
static int mask_who(const struct cn_state *s, int what)
{
    int slot = cn_slot_of(s, what < CN_LEADERS ? cn_formation_of(s, what) : what);

    if (slot < 0)
        return CN_NOBODY;
    return s->piece[slot].face_up ? what : CN_MASKED + slot;
}

static int mask_local(const struct eng_box *box, const void *state, const struct eng_frame *f,
                      int local, eng_seats audience)
{
    const struct cn_board *b = cn_board(box);
    int secret = cn_procs[f->proc].local[local].secret;
    int whose = secret == CN_SEEN_WHO      ? side_of(b, f->local[local])
                : secret == CN_SEEN_BESIDE ? side_of(b, retreat_of(f)->leader)
                                           : marches_of(f)->side;

    if (whose < 0 || (seats_of(state, whose) & audience) ||
        (secret == CN_SEEN_BARRED && marches_of(f)->segment != SEGMENT_ARRIVALS))
        return f->local[local];
    /* who stands by as reserve is not told (1X-273-1) */
    return secret == CN_SEEN_WHO ? mask_who(state, f->local[local]) : 0;
}

/* -- tests of attrition -- */

/* After a march: its side names the next, as it would if nothing had been asked. */
static void show_activation(struct eng_core *core, int marches)
{
    int above = marches + 1;

    memset(&core->frame[above], 0, (size_t)(core->depth - above) * sizeof core->frame[0]);
    core->depth = (uint8_t)above;
    core->frame[marches].answer = 0;
    core->frame[marches].step = ROW_ACTIVATE;
}

/* Of those who stayed: their side still names who marches on initiative, as it did before. */
static void show_initiative(struct eng_core *core, int player, int side)
{
    core->frame[player].step = ROW_STATIONARY; /* what comes next */
    show_activation(core, player + 1);
    core->frame[player + 1] = (struct eng_frame){ .proc = PROC_MARCHES,
                                                  .step = ROW_ACTIVATE,
                                                  .local = { (int16_t)side, SEGMENT_INITIATIVE } };
}

/* 1X-31-3: what attrition costs is secret, and a question would tell of it: there is one only where a
 * loss can be borne by more than one unit, or where a forager chooses his column.  So the enemy does
 * not see that it is put; the same side has the word in any case.  Where it has not nothing is asked
 * (cn_031_quiet.c). */
static void hide_test(const struct cn_board *b, struct cn_state *s, int side)
{
    struct eng_core *core = &s->core;
    int test = cn_find_test(core), at = test - 1;
    int leader = test > 0 ? test_of(&core->frame[test])->leader : CN_NOBODY;

    if (!BY(CN_31_3, side_of(b, leader) == side && cn_is_veiled(s, leader)))
        return;
    if (at > 0 && core->frame[at].proc == PROC_MARCH)
        at--;
    if (core->frame[at].proc == PROC_MARCHES)
        show_activation(core, at);
    else if (core->frame[at].proc == PROC_PLAYER)
        show_initiative(core, at, side);
}

/* -- leaders and units -- */

/* 1X-262-1, 262-2: whoever fights was named with his leader; who is marked as reserve next to them
 * was not (1X-273-1, 276-1). */
static bool fights_under(const struct cn_state *s, int leader)
{
    int chief = s->leader[leader].under, hex = s->leader[leader].hex;

    for (int i = 0; i < s->battle_count; i++) {
        const struct cn_battle *f = &s->battle[i];
        if (f->over)
            continue;
        if ((f->attacker == chief && cn_has_hex(f->from, f->from_count, hex)) ||
            (f->defender == chief && cn_has_hex(f->target, f->target_count, hex)))
            return true;
    }
    return false;
}

/* Of a leader who is seen: who he is and where, and nothing of what he does.  Whom he is counted to
 * is told when they fight (1X-262-2), not where they march. */
static void veil_leader(struct cn_leader *l, bool fights)
{
    struct cn_leader plain = cn_plain_leader(l->standing);

    plain.hex = l->hex;
    if (fights || l->standing == IS_BOX)
        plain.under = l->under;
    plain.pitched = l->pitched;
    plain.forage = l->forage; /* 1X-244-6 */
    plain.did = l->did & (DID_FIGHT | DID_FAIL_REPULSE);
    *l = plain;
}

/* 1X-31-5: subordinates in contact are shown, unless it is agreed otherwise; not to a vedette, which
 * learns the leader alone (1X-217-1). */
static bool is_told(const struct cn_state *s, const struct cn_roll *roll, int leader)
{
    const struct cn_leader *l = &s->leader[leader];

    if (l->standing == IS_MAP)
        return is_open(s, roll, leader);
    int slot = roll->slot[cn_formation_of(s, leader)];
    return l->standing == IS_BOX && BY(CN_31_5, s->option[OPTION_SUBORDINATES] == 0) && slot >= 0 &&
           s->piece[slot].face_up == FACE_UP;
}

/* On the turn track, taken or not in this campaign: everybody knows. */
static bool is_public(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int standing = s->leader[cn_formation_of(s, leader)].standing;
    bool pool = b->leader[leader].kind != LEADER_NAMED;

    return standing == IS_COMING || standing == IS_LOST || (standing == IS_OUT && !pool);
}

static bool is_off(const struct cn_state *s, int leader)
{
    return s->leader[cn_formation_of(s, leader)].standing == IS_OFF;
}

/* 1X-327-1: with whom, where and until when he is off the map everybody knows; that he is tested
 * there nobody sees (1X-31-3). */
static void veil_who_is_off(struct cn_leader *l)
{
    uint8_t due = l->due;

    veil_leader(l, true);
    l->due = due;
}

static bool unit_is_public(const struct cn_board *b, const struct cn_state *s, int unit)
{
    const struct cn_unit *u = &s->unit[unit];

    if (u->standing == IS_TRACK)
        return s->leader[cn_formation_of(s, u->leader)].standing == IS_COMING;
    if (u->standing == IS_OUT)
        return !(b->unit[unit].traits & (TRAIT_MARCH | TRAIT_EMPTY));
    return u->standing == IS_COMING || u->standing == IS_HIDDEN;
}

static void hide_units(const struct cn_board *b, struct cn_state *s, int side)
{
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (BY(CN_31_1, BY(CN_45_2, !unit_is_public(b, s, i))))
            s->unit[i] = cn_plain_unit(IS_HIDDEN);
}

static void hide_leaders(const struct cn_board *b, struct cn_state *s, const struct cn_roll *roll,
                         int side)
{
    struct cn_leader after[CN_LEADERS];

    memcpy(after, s->leader, sizeof after);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (is_public(b, s, i))
            continue;
        if (is_off(s, i))
            veil_who_is_off(&after[i]);
        else if (is_told(s, roll, i))
            veil_leader(&after[i], fights_under(s, i));
        else
            after[i] = cn_plain_leader(IS_HIDDEN);
    }
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (after[i].under != CN_NOBODY && after[after[i].under].standing == IS_HIDDEN)
            after[i].under = CN_NOBODY;
    memcpy(s->leader, after, sizeof after);
}

/* -- vedettes, pieces, trains, battles -- */

static void hide_pieces(struct cn_state *s, const struct cn_roll *roll, int side)
{
    int first = side * (CN_VEDETTES / SIDES);

    memset(s->told[side], 0, sizeof s->told[side]);
    for (int i = first; i < first + CN_VEDETTES / SIDES; i++) {
        int slot = roll->slot[CN_LEADERS + i];
        if (slot < 0 || !s->piece[slot].face_up)
            s->vedette[i] = cn_plain_vedette(IS_HIDDEN);
        s->vedette[i].did &= VEDETTE_FOUGHT; /* how far it has ridden is not to be seen */
    }
    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && BY(CN_31_8, !s->piece[i].face_up))
            s->piece[i].what = PIECE_UNKNOWN;
    for (int i = 0; i < CN_TRAINS; i++)
        if (s->train[i].side == side) {
            if (BY(CN_224_2, s->train[i].standing == IS_TRACK))
                s->train[i].standing = IS_HIDDEN;
            s->train[i].leader = CN_NOBODY;
        }
}

/* Once strengths were told or blows fell everybody has seen who leads, and a piece that turns its
 * back in the retreat takes nothing of that away. */
static bool has_been_named(const struct cn_battle *f, int side)
{
    return f->told[side] != 0 || f->loser != 0;
}

static void hide_battles(const struct cn_board *b, struct cn_state *s, const struct cn_roll *roll,
                         int side)
{
    for (int i = 0; i < s->battle_count; i++) {
        struct cn_battle *f = &s->battle[i];
        uint8_t *who[] = { &f->attacker, &f->defender };
        for (int k = 0; k < 2; k++)
            if (*who[k] < b->leader_count && b->leader[*who[k]].side == side &&
                !has_been_named(f, side) && !is_open(s, roll, *who[k]))
                *who[k] = CN_NOBODY;
        if (!f->shown[side])
            f->marker[side] = MARKER_NONE;
    }
}

static void hide_side(const struct eng_box *box, struct cn_state *s, int side)
{
    const struct cn_board *b = cn_board(box);
    struct cn_roll roll;

    cn_call_roll(s, &roll);
    hide_test(b, s, side);
    eng_mask_frames(box, s, seats_of(&s->core, 1 - side), mask_local);
    hide_battles(b, s, &roll, side);
    hide_units(b, s, side);
    hide_leaders(b, s, &roll, side);
    hide_pieces(s, &roll, side);
    s->army[side].line = LINE_UNASKED;
    if (s->option[OPTION_SECRETS] == 0)
        memset(s->army[side].pool, 0, sizeof s->army[side].pool);
}

/* When the match is over nothing is hidden any more. */
void cn_redact(const struct eng_box *box, void *state, eng_seats audience)
{
    struct cn_state *s = state;

    HOLDS(CN_31_9, "a computer player is given what cn_redact leaves, as every seat is");
    for (int side = FRENCH; side < SIDES; side++)
        if (!s->core.over && !(audience & seats_of(&s->core, side)))
            hide_side(box, s, side);
}
