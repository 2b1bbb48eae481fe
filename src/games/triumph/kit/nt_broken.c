/* nt_broken.c -- what must hold of every state, read from a file or played.
 *
 * Where the pieces stand is judged between commands only: in the middle of an attack, a retreat or
 * a march the board is not as the book leaves it. */

#include "games/triumph/nt_11_attack.h"
#include "games/triumph/nt_setup.h"

/* -- the board's numbers -- */

static bool is_place(const struct nt_board *b, int at)
{
    if (at == NT_GONE || at == NT_OFF_MAP)
        return true;
    if (is_reserve(at))
        return b->locale[at].exists;
    if (at < blocking(1, 0) || at > blocking(b->approach_count, 1))
        return false;
    return !b->approach[approach_of(at)].impassable;
}

static const char *broken_unit(const struct nt_board *b, const struct nt_state *s, int unit)
{
    const struct nt_unit *u = &s->unit[unit];

    if (!is_place(b, u->at))
        return "a unit stands in no position of the map";
    if (u->corps != NT_NO_CORPS &&
        (u->corps >= NT_COMMANDERS || side_of_commander(u->corps) != side_of_unit(unit)))
        return "a unit belongs to a corps of the enemy";
    if (u->type >= TYPES || u->strength > 3 || (u->type == UNKNOWN) != (u->strength == 0))
        return "a unit has a face that does not exist";
    if (u->flags & UNIT_FIXED && (side_of_unit(unit) != FRENCH || u->type != ARTILLERY))
        return "the fixed battery is a French battery";
    if (u->stood > b->approach_count || u->stretch > b->stretch_count ||
        (u->home >= NT_COMMANDERS && u->home != NT_NO_CORPS))
        return "a unit remembers what is not on the map";
    return NULL;
}

static const char *broken_pieces(const struct nt_board *b, const struct nt_state *s)
{
    const char *broken = NULL;
    int fixed = 0;

    for (int unit = 0; unit < NT_UNITS && !broken; unit++) {
        broken = broken_unit(b, s, unit);
        fixed += (s->unit[unit].flags & UNIT_FIXED) != 0;
    }
    for (int c = 0; c < NT_COMMANDERS && !broken; c++)
        if (!is_place(b, s->commander[c].at))
            broken = "a commander stands in no position of the map";
        else if (nt_corps_members(s, c) > NT_CORPS_MAX)
            broken = "a corps has more than eight units";
    return broken ? broken : fixed > 1 ? "there are two fixed batteries" : NULL;
}

/* -- the pool: as many faces as there are blocks, and none beyond it -- */

static bool pool_fits(const struct nt_state *s, int side)
{
    int left[TYPES][4] = { { 0 } }, blocks = 0, faces = 0;

    for (int type = ARTILLERY; type < TYPES; type++)
        for (int strength = 1; strength <= 3; strength++)
            faces += left[type][strength] = s->pool[side][type][strength];
    left[UNKNOWN][0] = NT_UNITS;
    FOR_UNITS (u, side) {
        if (s->unit[u].at == NT_GONE)
            continue;
        blocks++;
        if (--left[s->unit[u].type][s->unit[u].strength] < 0)
            return false;
    }
    return blocks == faces;
}

/* -- between commands -- */

static bool is_quiet(const struct nt_state *s)
{
    return s->phase == PHASE_PLAY && s->core.depth > 0 && eng_now(&s->core)->proc == PROC_TURN;
}

/* NT-8-13, NT-8-15: a commander is with all of his units, and is never alone. */
static const char *broken_corps(const struct nt_state *s, int c)
{
    int at = s->commander[c].at, members = 0;

    FOR_UNITS (u, side_of_commander(c)) {
        if (s->unit[u].corps != c)
            continue;
        members++;
        if (BY(NT_8_15, s->unit[u].at != at))
            return "a corps stands in two positions";
    }
    return at != NT_GONE && BY(NT_8_13, members == 0) ? "a commander is alone" : NULL;
}

/* NT-4-17, NT-4-31 */
static const char *broken_locale(const struct nt_board *b, int units[SIDES][NT_LOCALES], int n)
{
    for (int side = FRENCH; side < SIDES; side++)
        if (units[side][n] > b->locale[n].capacity)
            return "a locale is overfull";
    return units[FRENCH][n] && units[ALLIED][n] ? "both armies stand in one locale" : NULL;
}

static const char *broken_ground(const struct nt_board *b, const struct nt_state *s)
{
    int units[SIDES][NT_LOCALES] = { { 0 } };
    const char *broken = NULL;

    for (int unit = 0; unit < NT_UNITS; unit++)
        units[side_of_unit(unit)][nt_locale_of(b, s->unit[unit].at)]++;
    for (int n = 1; n < NT_LOCALES && !broken; n++)
        broken = broken_locale(b, units, n);
    for (int c = 0; c < NT_COMMANDERS && !broken; c++)
        broken = broken_corps(s, c);
    return broken;
}

/* -- papers and frames: they come from files too -- */

/* Tokens of one army alone; without commanders where only units can be meant. */
static bool is_of_army(const struct nt_set *set, int army, bool commanders)
{
    FOR_SET (token, set) {
        if (token >= NT_TOKENS || (!is_unit(token) && !commanders))
            return false;
        int side =
            is_unit(token) ? side_of_unit(token) : side_of_commander(commander_of_token(token));
        if (side != army)
            return false;
    }
    return true;
}

static bool move_fits(const struct nt_board *b, const struct nt_state *s)
{
    const struct nt_move *m = &s->move;

    return is_place(b, m->from) && is_place(b, m->at) && m->stretch <= b->stretch_count &&
           is_of_army(&m->pieces, s->turn.army, true);
}

static bool attack_fits(const struct nt_board *b, const struct nt_state *s)
{
    const struct nt_attack *a = &s->attack;
    int attacker = s->turn.army, defender = other_side(attacker);

    if (a->approach > b->approach_count || !is_place(b, a->from) ||
        (a->approach && a->army != attacker))
        return false;
    return is_of_army(&a->attacking, attacker, true) && is_of_army(&a->defending, defender, true) &&
           is_of_army(&a->attack_leaders, attacker, false) &&
           is_of_army(&a->defense_leaders, defender, false) &&
           is_of_army(&a->counter, defender, false);
}

static bool paper_fits(const struct nt_board *b, const struct nt_state *s)
{
    return move_fits(b, s) && attack_fits(b, s) &&
           is_of_army(&s->retreat.placed, s->retreat.side, true);
}

/* Who may call whom. */
static bool is_called_by(int proc, int caller)
{
    static const uint32_t callers[PROC_COUNT] = {
        [PROC_AUCTION] = 1u << PROC_MATCH,
        [PROC_SET_UP] = 1u << PROC_MATCH,
        [PROC_TURN] = 1u << PROC_MATCH,
        [PROC_MOVE] = 1u << PROC_TURN,
        [PROC_ATTACK] = 1u << PROC_TURN | 1u << PROC_MOVE,
        [PROC_GROUND] = 1u << PROC_TURN | 1u << PROC_MOVE,
        [PROC_FEINT] = 1u << PROC_TURN | 1u << PROC_MOVE,
        [PROC_STORM] = 1u << PROC_TURN | 1u << PROC_MOVE,
        [PROC_REPULSE] = 1u << PROC_TURN | 1u << PROC_MOVE,
        [PROC_DECLARATION] = 1u << PROC_ATTACK | 1u << PROC_GROUND | 1u << PROC_FEINT,
        [PROC_LOSSES] = 1u << PROC_ATTACK,
        [PROC_RETREAT] = 1u << PROC_GROUND | 1u << PROC_STORM,
        [PROC_CONFERENCE] = 1u << PROC_MATCH | 1u << PROC_TURN,
    };

    return caller < 0 ? proc == PROC_MATCH : callers[proc] >> caller & 1;
}

static bool is_token_of(const struct nt_state *s, int token)
{
    struct nt_set set = { { 0, 0 } };

    if (token < 0 || token >= NT_TOKENS)
        return false;
    set_add(&set, token);
    return is_of_army(&set, s->turn.army, true);
}

static bool is_march(const struct nt_board *b, const struct nt_state *s, const struct eng_frame *f)
{
    int command = move_of(f)->command, who = move_of(f)->who;
    const struct nt_move *m = &s->move;

    if (f->step == ROW_CHOOSE_MOVE)
        return is_token_of(s, command == UNIT_MOVE ? who : commander_token(who)) &&
               (command != UNIT_MOVE || is_unit(who));
    return nt_set_units(&m->pieces) > 0 && m->stretch > 0 && m->at == b->stretch[m->stretch].locale;
}

static bool is_attack(const struct nt_board *b, const struct nt_state *s)
{
    return s->attack.approach > 0 && !b->approach[s->attack.approach].impassable;
}

static bool is_retreat(const struct nt_board *b, const struct nt_state *s)
{
    int locale = s->retreat.locale;
    const struct nt_approach *a = &b->approach[s->attack.approach];

    return is_attack(b, s) && b->locale[locale].exists && (a->a == locale || a->b == locale) &&
           s->retreat.side != s->turn.army;
}

/* Of the kinds in nt_frames.def. */
static bool is_there(const struct eng_box *box, const void *state, int kind, int value)
{
    const struct nt_state *s = state;
    int approaches = nt_board(box)->locale[s->retreat.locale].approach_count;

    return kind == NT_GROUP && value >= 0 && value <= approaches + 1;
}

/* What a frame means here; that its numbers are in their ranges is seen already. */
static bool frame_fits(const struct nt_board *b, const struct nt_state *s,
                       const struct eng_frame *f)
{
    switch (f->proc) {
    case PROC_MATCH:
    case PROC_AUCTION:
    case PROC_CONFERENCE:
        return true;
    case PROC_SET_UP:
        return f->step != ROW_PLACE || set_up_of(f)->who < NT_COMMANDERS;
    case PROC_TURN: /* before it begins, a team may confer */
        return turn_of(f)->side == s->turn.army || s->team;
    case PROC_MOVE:
        return is_march(b, s, f);
    case PROC_DECLARATION:
        return is_attack(b, s) &&
               (f->step == ROW_ATTACK_COMMAND || is_token_of(s, declaration_of(f)->by));
    case PROC_RETREAT:
        return is_retreat(b, s);
    default:
        return is_attack(b, s);
    }
}

/* An attack on paper is an attack in progress. */
static bool frames_fit(const struct nt_board *b, const struct nt_state *s)
{
    bool attacks = false;

    for (int i = 0; i < s->core.depth; i++) {
        const struct eng_frame *f = &s->core.frame[i];
        if (!is_called_by(f->proc, i ? f[-1].proc : -1) || !frame_fits(b, s, f))
            return false;
        attacks = attacks || is_called_by(f->proc, PROC_MOVE);
    }
    return attacks || s->attack.approach == 0;
}

static bool seats_fit(const struct eng_core *core)
{
    int of_side[SIDES] = { 0, 0 };

    for (int seat = 0; seat < core->seat_count; seat++) {
        of_side[core->side[seat]]++;
        if (core->sealed[seat] < 0)
            return false;
    }
    return of_side[FRENCH] >= 1 && of_side[FRENCH] <= 4 && of_side[ALLIED] >= 1 &&
           of_side[ALLIED] <= 4;
}

const char *nt_broken(const struct eng_box *box, const void *state)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;

    if (!seats_fit(&s->core))
        return "each side has one to four seats";
    if (s->scenario > FIRST_DECEMBER || s->round < 1 || s->round > s->last_round)
        return "the round is not within the scenario's";
    const char *broken = eng_lines_broken(box, s);
    if (broken)
        return broken;
    if (!nt_teams_fit(s))
        return "ranks or corps are not those of the players";
    if (!paper_fits(b, s) || !eng_frames_fit(box, s, is_there) || !frames_fit(b, s))
        return "a paper or a frame names what is not there";
    broken = broken_pieces(b, s);
    if (broken || s->phase == PHASE_SET_UP)
        return broken;
    if (!pool_fits(s, FRENCH) || !pool_fits(s, ALLIED))
        return "the faces on the map are not those of the pool";
    return is_quiet(s) || s->core.depth == 0 ? broken_ground(b, s) : NULL;
}
