/* au_prospect.c -- an attack thought through to its end: checks before contact, then the combat, in
 * every way the dice can fall.
 *
 * All that it looks at stands on the field and is open.  Fire before the assault, and who else may still
 * join in, are left out: nobody knows them yet. */

#include "games/austerlitz/kit/au_prospect.h"
#include "games/austerlitz/fire/au_fire.h"
#include "games/austerlitz/kit/au_odds.h"
#include "games/austerlitz/move/au_move.h"

enum { CHECKS = 36, COMBATS = 36 * CHECKS };

int au_percent(int64_t ways, int64_t of)
{
    int64_t percent = (200 * ways + of) / (2 * of);

    if (ways > 0 && percent == 0)
        return 1;
    return (int)(ways < of && percent == 100 ? 99 : percent);
}

int au_ways_to_pass(int morale)
{
    int ways = 0;

    for (int one = 1; one <= 6; one++)
        for (int two = 1; two <= 6; two++)
            ways += one + two == 2 || (one + two <= morale && one + two != 12);
    return ways;
}

static struct au_nerve nerve_before_charge(const struct au_board *b, const struct au_state *s,
                                           const struct eng_frame *f)
{
    int target = attack_of(f)->at;

    return (struct au_nerve){ au_must_check_charge(b, s, f), au_morale_of(b, s, target, 0) };
}

struct au_nerve au_nerve_for_square(const struct au_board *b, const struct au_state *s,
                                    const struct eng_frame *f)
{
    int target = attack_of(f)->at;

    return (struct au_nerve){ true, au_morale_of(b, s, target, au_square_modifier(b, s, f, NULL)) };
}

/* -- the combat at the end of the ride -- */

/* As the state would be: the attacker has come up. */
static void bring_up(const struct eng_frame *f, struct au_state *there)
{
    int by = attack_of(f)->by, degree = attack_of(f)->degree;
    struct plane_pt to = plane_leg_end(au_at(there, by), degree, attack_of(f)->far);

    there->unit[by].x = (int16_t)to.x;
    there->unit[by].y = (int16_t)to.y;
    there->unit[by].facing = (int16_t)degree;
}

static int others_on(const struct au_board *b, const struct au_state *s, int by, int target)
{
    uint64_t party[SET];
    int count = 0;

    au_attackers(b, s, target, party);
    FOR_SET (i, party)
        count += i != by && b->unit[i].arm != ARTILLERY;
    return count;
}

static void fight(const struct au_board *b, const struct au_state *there, const struct eng_frame *f,
                  struct au_combat_odds *odds)
{
    int by = attack_of(f)->by, target = attack_of(f)->at;
    bool charge = attack_of(f)->charge && there->unit[target].formation != FORM_SQUARE;
    struct plane_box box = au_box(b, there, by);
    struct au_sum attack, defence;

    au_combat_preview(b, there, by, target, charge, au_zone_from(b, there, &box, target),
                      others_on(b, there, by, target), &attack, &defence);
    au_odds_of_combat(b, there, by, target, attack.total - defence.total, odds);
}

/* -- the checks before it -- */

struct tally {
    int64_t stays, back, gone;
};

static void add_combat(const struct au_board *b, const struct au_state *there,
                       const struct eng_frame *f, int ways, struct tally *tally)
{
    struct au_combat_odds odds = { 0 };
    int64_t gone, back;

    fight(b, there, f, &odds);
    gone = odds.defender.fate[FATE_ROUT] + odds.defender.fate[FATE_LOST];
    back = odds.defender.fate[FATE_BACK];
    tally->gone += ways * gone;
    tally->back += ways * back;
    tally->stays += ways * (COMBATS - gone - back);
}

/* In the state that the check leaves it in. */
static void add_state(const struct au_board *b, const struct au_state *s, const struct eng_frame *f,
                      int morale, int form, int ways, struct tally *tally)
{
    struct au_state there = *s;
    struct au_unit *u = &there.unit[attack_of(f)->at];

    if (ways == 0)
        return;
    u->morale = (uint8_t)morale;
    u->formation = (uint8_t)form;
    bring_up(f, &there);
    add_combat(b, &there, f, ways, tally);
}

/* A double 6 routs it; a double 1 puts it in order, and in a rage that is left out here. */
static void add_checked(const struct au_board *b, const struct au_state *s,
                        const struct eng_frame *f, const struct au_nerve *nerve, bool square,
                        struct tally *tally)
{
    const struct au_unit *u = &s->unit[attack_of(f)->at];
    int passed = au_ways_to_pass(nerve->morale);

    tally->gone += COMBATS;
    add_state(b, s, f, u->morale, square ? FORM_SQUARE : u->formation, passed, tally);
    add_state(b, s, f, u->morale + 1, u->formation, CHECKS - 1 - passed, tally);
}

struct au_prospect au_prospect_of(const struct au_board *b, const struct au_state *s,
                                  const struct eng_frame *f, bool square)
{
    const struct au_unit *u = &s->unit[attack_of(f)->at];
    struct au_nerve nerve = square ? au_nerve_for_square(b, s, f) : nerve_before_charge(b, s, f);
    struct tally tally = { 0 };
    int64_t of = CHECKS * COMBATS;

    if (nerve.must)
        add_checked(b, s, f, &nerve, square, &tally);
    else
        add_state(b, s, f, u->morale, u->formation, CHECKS, &tally);
    struct au_prospect p = { .back = au_percent(tally.back, of),
                             .gone = au_percent(tally.gone, of) };
    p.stays = 100 - p.back - p.gone;
    return p;
}

struct au_prospect au_prospect_of_attack(const struct au_board *b, const struct au_state *s,
                                         const struct eng_frame *f)
{
    struct au_state there = *s;
    struct au_combat_odds odds = { 0 };

    bring_up(f, &there);
    fight(b, &there, f, &odds);
    struct au_prospect p = { .stays = au_percent(odds.won, CHECKS),
                             .gone = au_percent(odds.lost, CHECKS) };
    p.back = 100 - p.stays - p.gone;
    return p;
}
