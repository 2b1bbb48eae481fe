/* au_show_preview.c -- what would come of an action, before it is decided: how far a leg gets, whom
 * an attack meets, what a template covers, sums term by term and chances.
 *
 * Written from what the seat knows.  A refused leg or attack tells the nearest one that is not. */

#include "games/austerlitz/fire/au_fire.h"
#include "games/austerlitz/kit/au_odds.h"
#include "games/austerlitz/kit/au_show.h"
#include "games/austerlitz/kit/au_where.h"
#include "games/austerlitz/move/au_move.h"

enum { LONGEST = 600 }; /* leg that is thought about */

struct pondering {
    const struct eng_box *box;
    const struct au_board *b;
    const struct au_state *s;
    int seat;
    const struct eng_action *a;
    struct jout *json;
};

static bool is_allowed(const struct pondering *p, const struct eng_action *a)
{
    return au_check(p->box, p->s, p->seat, a) == 0;
}

static bool is_on_field(const struct pondering *p, int piece)
{
    if (piece >= AU_CHIT0)
        return piece < AU_PIECES && p->s->chit[piece - AU_CHIT0].standing == AT_FIELD;
    return piece < p->b->unit_count && au_on_field(p->s, piece);
}

/* -- parts -- */

static void show_pose(const struct pondering *p, struct plane_pt at, int facing)
{
    jout_key_int(p->json, "x", at.x);
    jout_key_int(p->json, "y", at.y);
    jout_key_int(p->json, "facing", facing);
}

static void show_rule(const struct pondering *p, eng_ruleno rule)
{
    jout_key_string(p->json, "rule", p->box->game->book->rules[rule].cite);
    jout_key_string(p->json, "id", p->box->game->book->rules[rule].id);
}

/* A term is a sentence that ends with its value. */
static void show_sum(const struct pondering *p, const char *key, const struct au_sum *sum)
{
    jout_key(p->json, key);
    jout_object(p->json);
    jout_key_int(p->json, "total", sum->total);
    jout_key(p->json, "terms");
    jout_array(p->json);
    for (int i = 0; i < sum->count; i++) {
        struct eng_phrase phrase = { .text = (uint16_t)sum->term[i].text,
                                     .arg = { sum->term[i].value } };
        jout_object(p->json);
        eng_show_phrase(p->box, &p->s->core, "text", &phrase, p->json);
        jout_key_int(p->json, "value", sum->term[i].value);
        show_rule(p, au_term_rule(sum->term[i].text));
        jout_end_object(p->json);
    }
    jout_end_array(p->json);
    jout_end_object(p->json);
}

static void show_odds(const struct pondering *p, const char *key, const struct au_odds *odds)
{
    jout_key(p->json, key);
    jout_object(p->json);
    jout_key_int(p->json, "of", odds->of);
    for (int fate = 0; fate < FATES; fate++)
        if (odds->fate[fate])
            jout_key_int(p->json, au_fates[fate], odds->fate[fate]);
    if (odds->step)
        jout_key_int(p->json, "step", odds->step);
    if (odds->missed)
        jout_key_int(p->json, "missed", odds->missed);
    jout_end_object(p->json);
}

/* -- legs -- */

static int length_left(const struct pondering *p)
{
    int piece = p->a->noun;

    if (piece >= AU_CHIT0)
        return 200 - p->s->chit[piece - AU_CHIT0].spent;
    return p->a->verb == VERB_ADVANCE ? AU_UM : au_allowance(p->b, p->s, piece);
}

/* The longest legal leg in that direction, at most the one asked for; 0: none. */
static int farthest(const struct pondering *p)
{
    struct eng_action a = *p->a;

    for (; a.count > 0; a.count--)
        if (is_allowed(p, &a))
            return a.count;
    return 0;
}

static int cost_of(const struct pondering *p, int length)
{
    struct plane_pt at = au_at(p->s, p->a->noun);

    if (p->a->noun >= AU_CHIT0 || p->a->verb == VERB_ADVANCE)
        return length;
    return au_leg_cost(p->b, p->a->noun, at, plane_leg_end(at, p->a->angle, length), length);
}

/* Sideways and back it keeps its front. */
static int facing_after(const struct pondering *p)
{
    struct au_leg leg;

    if (p->a->noun >= AU_CHIT0)
        return 0;
    if (p->a->verb == VERB_ADVANCE || p->s->unit[p->a->noun].morale == ROUTED)
        return p->a->angle;
    if (au_lay_leg(p->b, p->s, p->a->noun, p->a->angle, p->a->count, &leg))
        return p->a->angle;
    return p->b->unit[p->a->noun].arm == HEADQUARTERS ? p->s->unit[p->a->noun].facing : leg.facing;
}

/* As the march would lay it, beside a neighbour too (ruling 137). */
static struct plane_pt end_of(const struct pondering *p, int length)
{
    struct au_leg leg;

    if (p->a->verb == VERB_MARCH && p->a->noun < AU_CHIT0 &&
        p->s->unit[p->a->noun].morale != ROUTED &&
        au_lay_leg(p->b, p->s, p->a->noun, p->a->angle, length, &leg) == 0)
        return leg.to;
    return plane_leg_end(au_at(p->s, p->a->noun), p->a->angle, length);
}

static void preview_leg(const struct pondering *p)
{
    int far = farthest(p), length = far ? far : p->a->count;

    show_pose(p, end_of(p, length), facing_after(p));
    jout_key_int(p->json, "far", far);
    jout_key_int(p->json, "cost", cost_of(p, length));
    jout_key_int(p->json, "left", length_left(p));
}

/* -- attacks -- */

enum { TILT = 25 };

/* The legal direction nearest to the one asked for; -1: none near it. */
static int nearest_way(const struct pondering *p)
{
    struct eng_action a = *p->a;

    for (int tilt = 0; tilt <= TILT; tilt++)
        for (int way = -1; way <= 1; way += 2) {
            a.angle = (int16_t)plane_degree(p->a->angle + way * tilt);
            if (is_allowed(p, &a))
                return a.angle;
        }
    return -1;
}

/* Those who are already on it, if this one would lead. */
static int supporters(const struct pondering *p, int target)
{
    uint64_t party[SET];
    int count = 0;

    au_attackers(p->b, p->s, target, party);
    FOR_SET (i, party)
        count += i != p->a->noun && p->b->unit[i].arm != ARTILLERY;
    return count;
}

static void show_combat(const struct pondering *p, int lead, int target,
                        const struct au_sum *attack, const struct au_sum *defence)
{
    struct au_combat_odds odds = { 0 };

    au_odds_of_combat(p->b, p->s, lead, target, attack->total - defence->total, &odds);
    au_show_piece(p->b, "by", lead, p->json);
    show_sum(p, "attack", attack);
    show_sum(p, "defence", defence);
    jout_key_int(p->json, "won", odds.won);
    jout_key_int(p->json, "even", odds.even);
    jout_key_int(p->json, "lost", odds.lost);
    show_odds(p, "defender", &odds.defender);
    show_odds(p, "attacker", &odds.attacker);
}

/* The sums as they would be at contact: the attacker is thought of as standing there. */
static void show_contact(const struct pondering *p, const struct au_meeting *met, int degree)
{
    struct au_state there = *p->s;
    struct au_unit *u = &there.unit[p->a->noun];
    struct plane_pt to = plane_leg_end(au_at(p->s, p->a->noun), degree, met->far);
    struct au_sum attack, defence;

    u->x = (int16_t)to.x;
    u->y = (int16_t)to.y;
    u->facing = (int16_t)degree;
    show_pose(p, to, degree);
    jout_key_int(p->json, "far", met->far);
    au_show_piece(p->b, "target", met->piece, p->json);
    if (met->piece >= AU_CHIT0 || p->b->unit[met->piece].arm >= ARTILLERY)
        return;
    struct plane_box box = au_box(p->b, &there, p->a->noun);
    enum plane_zone zone = au_zone_from(p->b, &there, &box, met->piece);
    jout_key_string(p->json, "aspect", au_sides_of[zone]);
    au_combat_preview(p->b, &there, p->a->noun, met->piece, p->a->verb == VERB_CHARGE, zone,
                      supporters(p, met->piece), &attack, &defence);
    show_combat(p, p->a->noun, met->piece, &attack, &defence);
}

static void preview_attack(const struct pondering *p)
{
    int way = nearest_way(p), unit = p->a->noun;
    struct au_meeting met = { AU_NOBODY, 0 };

    jout_key_int(p->json, "way", way);
    if (way < 0 || unit >= p->b->unit_count)
        return;
    eng_ruleno rule = p->a->verb == VERB_CHARGE ? au_check_charge(p->b, p->s, unit, way, &met)
                                                : au_check_attack(p->b, p->s, unit, way, &met);
    if (!rule && met.piece != AU_NOBODY)
        show_contact(p, &met, way);
}

/* A combat that is to be resolved now. */
static void preview_fight(const struct pondering *p)
{
    uint64_t party[SET];
    struct au_sum attack, defence;

    if (au_attackers(p->b, p->s, p->a->noun, party) == 0 || p->b->unit[p->a->noun].arm >= ARTILLERY)
        return;
    int lead = bits_next(party, SET, 0);
    FOR_SET (i, party)
        if (p->s->unit[i].done & DONE_LEAD)
            lead = i;
    au_combat_sums(p->b, p->s, lead, p->a->noun, &attack, &defence);
    jout_key_string(p->json, "aspect", au_sides_of[au_attack_zone(p->b, p->s, lead, p->a->noun)]);
    au_show_piece(p->b, "target", p->a->noun, p->json);
    show_combat(p, lead, p->a->noun, &attack, &defence);
}

/* -- fire -- */

static void show_shot(const struct pondering *p, const uint64_t by[SET], int target, int kind)
{
    struct au_sum sum;
    struct au_odds odds = { 0 };

    au_fire_sum(p->b, p->s, by, target, kind, &sum);
    if (kind == FIRE_ROUNDSHOT)
        au_odds_of_roundshot(p->b, p->s, by, target, &odds);
    else
        au_odds_of_fire(p->b, p->s, target, sum.total,
                        kind == FIRE_ASSAULT ? HOW_ASSAULT : HOW_FIRE, &odds);
    jout_object(p->json);
    au_show_piece(p->b, "target", target, p->json);
    show_sum(p, "sum", &sum);
    show_odds(p, "odds", &odds);
    jout_end_object(p->json);
}

static void begin_list(const struct pondering *p, const char *key)
{
    jout_key(p->json, key);
    jout_array(p->json);
}

static void show_fans(const struct pondering *p, const struct au_salvo *salvo, int reach)
{
    begin_list(p, "templates");
    FOR_SET (i, salvo->by) {
        struct plane_shape shape = au_template(p->s, i, salvo->axis[i], reach);
        au_show_shape(&shape, p->json);
    }
    jout_end_array(p->json);
}

static void show_sight(const struct pondering *p, int unit, int target, bool over)
{
    eng_ruleno rule = au_why_unseen(p->b, p->s, unit, target, over);

    jout_object(p->json);
    au_show_piece(p->b, "from", unit, p->json);
    au_show_piece(p->b, "to", target, p->json);
    if (rule)
        jout_key_string(p->json, "rule", p->box->game->book->rules[rule].cite);
    jout_end_object(p->json);
}

static void preview_roundshot(const struct pondering *p)
{
    struct au_salvo salvo = { 0 };
    bool fine = au_lay_roundshot(p->b, p->s, p->a->noun, &salvo) == 0;

    begin_list(p, "sights");
    FOR_SET (i, p->s->core.draft)
        if (p->b->unit[i].arm == ARTILLERY)
            show_sight(p, i, p->a->noun, true);
    jout_end_array(p->json);
    if (!fine)
        return;
    show_fans(p, &salvo, ROUNDSHOT_REACH);
    begin_list(p, "shots");
    show_shot(p, salvo.by, p->a->noun, FIRE_ROUNDSHOT);
    jout_end_array(p->json);
}

/* Each unit is struck by those whose templates touch it. */
static bool strikers(const struct pondering *p, const struct au_salvo *salvo, int target,
                     uint64_t out[SET])
{
    bits_clear(out, SET);
    FOR_SET (i, salvo->by) {
        struct plane_shape shape = au_template(p->s, i, salvo->axis[i], CANISTER_REACH);
        if (i != target && au_touches(p->b, p->s, &shape, target))
            bit_add(out, i);
    }
    return !bits_empty(out, SET);
}

static void preview_canister(const struct pondering *p)
{
    struct au_salvo salvo = { 0 };
    uint64_t by[SET];

    if (au_lay_canister(p->b, p->s, p->a->noun, p->a->angle, &salvo)) {
        bits_clear(salvo.by, SET);
        bit_add(salvo.by, p->a->noun);
        salvo.axis[p->a->noun] = p->a->angle;
        show_fans(p, &salvo, CANISTER_REACH);
        return;
    }
    show_fans(p, &salvo, CANISTER_REACH);
    begin_list(p, "shots");
    for (int i = 0; i < p->b->unit_count; i++)
        if (au_on_field(p->s, i) && !bit_has(salvo.by, i) && strikers(p, &salvo, i, by))
            show_shot(p, by, i, FIRE_CANISTER);
    jout_end_array(p->json);
}

static void preview_aim(const struct pondering *p)
{
    struct au_salvo salvo = { 0 };

    bit_add(salvo.by, p->a->noun);
    salvo.axis[p->a->noun] = p->a->angle;
    show_fans(p, &salvo, ROUNDSHOT_REACH);
}

static void preview_musketry(const struct pondering *p)
{
    int kind = FIRE_STATIC;

    begin_list(p, "sights");
    FOR_SET (i, p->s->core.draft)
        if (p->b->unit[i].arm == INFANTRY)
            show_sight(p, i, p->a->noun, false);
    jout_end_array(p->json);
    if (!is_allowed(p, p->a))
        return;
    FOR_SET (i, p->s->core.draft)
        kind = au_fire_kind(p->b, p->s, i, p->a->noun);
    begin_list(p, "shots");
    show_shot(p, p->s->core.draft, p->a->noun, kind);
    jout_end_array(p->json);
}

/* Whom a battery or a brigade could see from where it stands. */
static void preview_battery(const struct pondering *p)
{
    struct plane_box box = au_box(p->b, p->s, p->a->noun);
    bool guns = p->b->unit[p->a->noun].arm == ARTILLERY;
    int reach = guns ? ROUNDSHOT_REACH : AU_UM;
    uint8_t near[AU_PIECES];
    int count = au_near(p->b, p->s, &box, reach, 1 << au_enemy_of(p->b, p->a->noun), near);

    begin_list(p, "sights");
    for (int i = 0; i < count && near[i] < AU_CHIT0; i++)
        if (au_within(p->b, p->s, p->a->noun, near[i], reach))
            show_sight(p, p->a->noun, near[i], guns);
    jout_end_array(p->json);
}

/* -- all -- */

static void preview_place(const struct pondering *p)
{
    struct plane_pt at = { p->a->x, p->a->y };
    struct eng_phrase where = au_say_where(p->b, at), stance;

    show_pose(p, at, p->a->angle);
    eng_show_phrase(p->box, &p->s->core, "where", &where, p->json);
    if (p->a->verb != VERB_PLACE || p->a->noun >= p->b->unit_count)
        return;
    stance = au_say_stance(p->b, p->a->noun, p->a->count, p->a->angle);
    if (stance.text)
        eng_show_phrase(p->box, &p->s->core, "stance", &stance, p->json);
}

static void preview_turn(const struct pondering *p)
{
    show_pose(p, au_at(p->s, p->a->noun), p->a->angle);
}

static const struct {
    int verb;
    void (*write)(const struct pondering *p);
} previews[] = {
    { VERB_MARCH, preview_leg },         { VERB_ADVANCE, preview_leg },
    { VERB_TURN, preview_turn },         { VERB_POSE, preview_turn },
    { VERB_CHARGE, preview_attack },     { VERB_ATTACK, preview_attack },
    { VERB_FIGHT, preview_fight },       { VERB_ROUNDSHOT, preview_roundshot },
    { VERB_CANISTER, preview_canister }, { VERB_AIM, preview_aim },
    { VERB_FIRE, preview_musketry },     { VERB_BATTERY, preview_battery },
};

void au_preview(const struct eng_box *box, const void *redacted, int seat,
                const struct eng_action *a, struct jout *json)
{
    struct pondering p = { box, au_board(box), redacted, seat, a, json };

    if (a->verb == VERB_PLACE || a->verb == VERB_LAY) {
        preview_place(&p);
        return;
    }
    if (!(box->game->verbs[a->verb].takes & TAKES_NOUN) || !is_on_field(&p, a->noun))
        return;
    if (a->angle < 0 || a->angle > 359 || a->count < 0 || a->count > LONGEST)
        return;
    for (size_t i = 0; i < sizeof previews / sizeof previews[0]; i++)
        if (previews[i].verb == a->verb && (a->noun < AU_CHIT0 || a->verb == VERB_MARCH))
            previews[i].write(&p);
}
