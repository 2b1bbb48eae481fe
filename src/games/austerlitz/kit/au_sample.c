/* au_sample.c -- one legal action at random, for matches without players.
 *
 * Drawn evenly from what is offered, units would turn on the spot, batteries would join a fire and
 * leave it again, and armies would never meet.  So:
 *
 *   movement   charges first, in three cases of four where a few draws find one; then any unit that
 *              has not moved, each alike: it makes for the enemy nearest to it, more or less
 *              straight, attacks what it can reach, changes its formation in one case of eight;
 *              `done` when none of a few draws is legal, and in one case of sixty
 *   fire       a shot where one is offered, in three cases of four; batteries that joined stay;
 *              `done` in one case of eight
 *   free set-up  `done` in one case of eight
 *   the rest   evenly from what is offered, `done` in one case of four where there is more
 *
 * Nothing looks at what an action is worth, and whatever leads anywhere can be drawn. */

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/kept/au_field.h"
#include "games/austerlitz/kept/au_listed.h"
#include "games/austerlitz/kept/au_recall.h"

struct drawing {
    const struct eng_box *box;
    const struct au_board *b;
    const struct au_state *s;
    int seat, side;
    struct rng *rng;
    struct eng_action *out;
};

static bool one_in(const struct drawing *d, uint32_t n)
{
    return rng_below(d->rng, n) == 0;
}

static int between(const struct drawing *d, int low, int high)
{
    return low + (int)rng_below(d->rng, (uint32_t)(high - low + 1));
}

static bool legal(const struct drawing *d, int verb, int noun, int count, int degree)
{
    *d->out = (struct eng_action){ .verb = (uint16_t)verb,
                                   .noun = (uint16_t)noun,
                                   .count = (int16_t)count,
                                   .angle = (int16_t)degree };
    return au_check_open(d->box, d->s, d->seat, d->out) == 0;
}

/* -- movement -- */

/* The enemy piece whose centre is nearest; AU_NOBODY. */
static int quarry(const struct drawing *d, struct plane_pt at, int *far)
{
    int enemy = 1 - d->side, best = AU_NOBODY, least = INT32_MAX;

    for (int i = d->b->side_first[enemy]; i < d->b->side_first[enemy + 1]; i++) {
        const struct au_unit *u = &d->s->unit[i];
        int dx = u->x - at.x, dy = u->y - at.y;
        if (u->standing == AT_FIELD && dx * dx + dy * dy < least) {
            least = dx * dx + dy * dy;
            best = i;
        }
    }
    for (int i = enemy * AU_SLOTS; i < (enemy + 1) * AU_SLOTS; i++) {
        const struct au_chit *c = &d->s->chit[i];
        int dx = c->x - at.x, dy = c->y - at.y;
        if (c->standing == AT_FIELD && dx * dx + dy * dy < least) {
            least = dx * dx + dy * dy;
            best = AU_CHIT0 + i;
        }
    }
    *far = least;
    return best;
}

static bool forms(const struct drawing *d, int unit)
{
    static const uint8_t verbs[ARMS][3] = {
        [INFANTRY] = { VERB_LINE, VERB_COLUMN, VERB_SQUARE },
        [CAVALRY] = { VERB_LINE, VERB_COLUMN, VERB_LINE },
        [ARTILLERY] = { VERB_LIMBER, VERB_UNLIMBER, VERB_UNLIMBER },
        [HEADQUARTERS] = { VERB_LEAVE, VERB_LEAVE, VERB_LEAVE },
    };

    return legal(d, verbs[d->b->unit[unit].arm][rng_below(d->rng, 3)], unit, 0, 0);
}

/* Straight at the enemy, when it may be in reach. */
static bool attacks(const struct drawing *d, int unit, int bearing, int far)
{
    int reach = d->b->unit[unit].allowance + 90;

    if (d->b->unit[unit].arm > CAVALRY || far > reach * reach)
        return false;
    return legal(d, VERB_ATTACK, unit, 0, bearing);
}

/* A leg towards the enemy, as long as it may be, then shorter. */
static bool marches(const struct drawing *d, int piece, int degree)
{
    int left = piece >= AU_CHIT0 ? 200 : au_allowance(d->b, d->s, piece);

    if (left < 10)
        return false;
    for (int tries = 0; tries < 3; tries++) {
        if (legal(d, VERB_MARCH, piece, left, degree))
            return true;
        left = left * between(d, 30, 70) / 100;
        if (left < 5)
            return false;
    }
    return false;
}

static int clipped(int facing, int degree, int most)
{
    int turn = plane_turn(facing, degree);

    turn = turn > most ? most : turn < -most ? -most : turn;
    return plane_degree(facing + turn);
}

static bool moves_unit(const struct drawing *d, int unit)
{
    const struct au_unit *u = &d->s->unit[unit];
    int far, arm = d->b->unit[unit].arm;
    int enemy = quarry(d, au_at(d->s, unit), &far);
    int bearing = enemy == AU_NOBODY ? between(d, 0, 359)
                                     : plane_bearing(au_at(d->s, unit), au_at(d->s, enemy));

    if (one_in(d, 8) && forms(d, unit))
        return true;
    if (bearing < 0)
        return false;
    if (attacks(d, unit, bearing, far))
        return true;
    if (arm == ARTILLERY && u->formation == FORM_LINE && far < 300 * 300)
        return legal(d, VERB_TURN, unit, 0, clipped(u->facing, bearing, 180));
    if (arm == ARTILLERY && u->formation == FORM_COLUMN && far < 350 * 350)
        return legal(d, VERB_UNLIMBER, unit, 0, 0);
    if (arm == ARTILLERY && u->formation == FORM_LINE && legal(d, VERB_LIMBER, unit, 0, 0))
        return true;
    if (arm != HEADQUARTERS &&
        plane_turn(u->facing, bearing) != plane_turn(u->facing, clipped(u->facing, bearing, 80)))
        return legal(d, VERB_TURN, unit, 0, clipped(u->facing, bearing, 90));
    return marches(d, unit,
                   plane_degree(clipped(u->facing, bearing, arm == HEADQUARTERS ? 180 : 45) +
                                (one_in(d, 3) ? between(d, -25, 25) : 0)));
}

static bool moves_chit(const struct drawing *d, int chit)
{
    int far, piece = AU_CHIT0 + chit;
    int enemy = quarry(d, au_at(d->s, piece), &far);

    if (enemy == AU_NOBODY)
        return marches(d, piece, between(d, 0, 359));
    int bearing = plane_bearing(au_at(d->s, piece), au_at(d->s, enemy));
    return bearing >= 0 && marches(d, piece, plane_degree(bearing + between(d, -20, 20)));
}

/* Pieces of the side that may still move: a piece that has moved is drawn no more. */
static int idle_pieces(const struct drawing *d, uint8_t out[AU_PIECES])
{
    int count = 0;

    for (int i = d->b->side_first[d->side]; i < d->b->side_first[d->side + 1]; i++) {
        const struct au_unit *u = &d->s->unit[i];
        if (u->standing == AT_FIELD && !(u->done & (DONE_ALL | DONE_MOVED)) && u->morale <= STUNNED)
            out[count++] = (uint8_t)i;
    }
    for (int i = d->side * AU_SLOTS; i < (d->side + 1) * AU_SLOTS; i++)
        if (d->s->chit[i].standing == AT_FIELD && d->s->chit[i].spent == 0)
            out[count++] = (uint8_t)(AU_CHIT0 + i);
    return count;
}

/* Charges come before all other moves. */
static bool draw_charge(const struct drawing *d, const uint8_t *idle, int count)
{
    for (int tries = 0; tries < 8; tries++) {
        int far, unit = idle[rng_below(d->rng, (uint32_t)count)];
        if (unit >= AU_CHIT0 || d->b->unit[unit].arm != CAVALRY)
            continue;
        int enemy = quarry(d, au_at(d->s, unit), &far);
        int bearing =
            enemy == AU_NOBODY ? -1 : plane_bearing(au_at(d->s, unit), au_at(d->s, enemy));
        if (bearing >= 0 && far < 490 * 490 && legal(d, VERB_CHARGE, unit, 0, bearing))
            return true;
    }
    return false;
}

static bool draw_offer(const struct drawing *d);

static bool draw_move(const struct drawing *d)
{
    uint8_t idle[AU_PIECES];
    int count = idle_pieces(d, idle);

    if (count > 0 && !d->s->moved && !one_in(d, 4) && draw_charge(d, idle, count))
        return true;
    for (int tries = 0; tries < 6 && count > 0 && !one_in(d, 60); tries++) {
        int piece = idle[rng_below(d->rng, (uint32_t)count)];
        if (piece >= AU_CHIT0 ? moves_chit(d, piece - AU_CHIT0) : moves_unit(d, piece))
            return true;
    }
    return legal(d, VERB_DONE, 0, 0, 0) || draw_offer(d);
}

/* -- the other rows -- */

static bool list_offers(const struct drawing *d, struct eng_choices *c)
{
    au_list(d->box, d->s, d->seat, c);
    return c->count > 0;
}

static bool is_shot(int verb)
{
    return verb == VERB_ROUNDSHOT || verb == VERB_CANISTER || verb == VERB_FIRE;
}

/* Any of those offered that pass; false: none does. */
static bool draw_where(const struct drawing *d, const struct eng_choices *c, bool (*fits)(int verb))
{
    int count = 0;

    for (int i = 0; i < c->count; i++)
        if (fits(c->action[i].verb) && rng_below(d->rng, (uint32_t)++count) == 0)
            *d->out = c->action[i];
    return count > 0;
}

static bool ends(int verb)
{
    return verb == VERB_DONE;
}

static bool goes_on(int verb)
{
    return verb != VERB_DONE;
}

static bool draw_fire(const struct drawing *d)
{
    struct eng_choices c;

    if (!list_offers(d, &c))
        return false;
    if (!one_in(d, 4) && draw_where(d, &c, is_shot))
        return true;
    if (draft_count(&d->s->core) == 0 && !one_in(d, 8) && draw_where(d, &c, goes_on))
        return true;
    return draw_where(d, &c, ends) || draw_where(d, &c, goes_on);
}

static bool draw_offer(const struct drawing *d)
{
    struct eng_choices c;

    if (!list_offers(d, &c))
        return false;
    if (!one_in(d, 4) && draw_where(d, &c, goes_on))
        return true;
    *d->out = c.action[rng_below(d->rng, (uint32_t)c.count)];
    return true;
}

static bool draw_any(const struct drawing *d)
{
    eng_take *take = eng_flow_row(d->box, &d->s->core)->take;

    if (au_is_np(d->s, d->side))
        return eng_pick_offer(d->box, d->s, d->seat, d->rng, d->out);
    if (take == au_take_move)
        return draw_move(d);
    if (take == au_take_guns || take == au_take_muskets)
        return draw_fire(d);
    if (take == au_take_free && one_in(d, 8))
        return legal(d, VERB_DONE, 0, 0, 0);
    return draw_offer(d);
}

bool au_sample(const struct eng_box *box, const void *state, int seat, struct rng *rng,
               struct eng_action *out)
{
    const struct au_state *s = state;
    struct drawing d = { box, au_board(box), s, seat, s->core.side[seat], rng, out };

    if (!(s->core.asked & ENG_SEAT(seat)))
        return false;
    const struct eng_box *before = au_recall_begin(box);
    bool mine = au_field_open(s), drawn = draw_any(&d);
    au_field_close(mine);
    au_recall_end(before);
    return drawn;
}
