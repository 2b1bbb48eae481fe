/* au_broken.c -- what must hold of every state: positions are held against it when they are read,
 * and matches after every decision. */

#include "games/austerlitz/morale/au_12_morale.h"

/* -- frames -- */

static bool is_unit(const struct au_board *b, int value)
{
    return value >= 0 && value < b->unit_count;
}

static bool is_there(const struct eng_box *box, const void *state, int kind, int value)
{
    const struct au_board *b = au_board(box);
    struct au_trodden trodden = au_trodden_in(value);

    (void)state;
    switch (kind) {
    case AU_UNIT:
        return is_unit(b, value);
    case AU_ANYBODY:
        return is_unit(b, value) || value == AU_NOBODY;
    case AU_PIECE:
        return is_unit(b, value) || (value >= AU_CHIT0 && value < AU_PIECES);
    case AU_LISTED:
        return value == 0 || is_unit(b, value - 1);
    default: /* AU_TRODDEN */
        return value == 0 ||
               (value > 0 && is_unit(b, trodden.first) && trodden.second <= b->unit_count + 1);
    }
}

static bool draft_fits(const struct au_board *b, const struct eng_core *core)
{
    for (int i = b->unit_count; i < ENG_TOKENS; i++)
        if (drafted(core, i))
            return false;
    return true;
}

/* -- units -- */

/* By hand and not by the table of lines: after every decision, of every unit. */
static const char *broken_values(const struct au_board *b, const struct au_unit *u, int unit)
{
    const struct au_type *type = &b->unit[unit];

    if (u->standing >= STANDINGS || u->formation >= FORMS || u->morale > ROUTED)
        return "a unit stands, is formed or feels in no way the book knows";
    if (u->steps > type->steps)
        return "a unit has more steps than its counter";
    if (u->foe != AU_NOBODY && (u->foe >= b->unit_count || b->unit[u->foe].side == type->side))
        return "a unit fights no enemy";
    if (u->crew != AU_NOBODY && (u->crew >= b->unit_count || b->unit[u->crew].side != type->side))
        return "a crew is with no unit of its side";
    if (u->shot > b->unit_count)
        return "a unit has fired at nobody";
    if (u->order > ORDER_BACK || (u->order_at != AU_NOBODY && u->order_at >= b->unit_count))
        return "a unit has an order that the book does not know";
    return NULL;
}

static bool form_fits(int arm, int form)
{
    static const uint8_t fits[ARMS] = {
        [INFANTRY] = 1 << FORM_LINE | 1 << FORM_COLUMN | 1 << FORM_SQUARE,
        [CAVALRY] = 1 << FORM_LINE | 1 << FORM_COLUMN,
        [ARTILLERY] = 1 << FORM_LINE | 1 << FORM_COLUMN,
        [HEADQUARTERS] = 1 << FORM_NONE,
    };

    return fits[arm] >> form & 1;
}

/* A05-13.15.1.1.2: guns without a crew and the square that holds it know of each other. */
static bool crew_fits(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];
    bool guns = b->unit[unit].arm == ARTILLERY;

    if (u->crew == AU_NOBODY)
        return !(u->marks & MARK_CREWLESS);
    const struct au_unit *other = &s->unit[u->crew];
    return other->crew == unit && other->standing == AT_FIELD &&
           guns == ((u->marks & MARK_CREWLESS) != 0) && guns != (b->unit[u->crew].arm == ARTILLERY);
}

static const char *broken_on_field(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];
    struct plane_box box = au_box(b, s, unit);

    if (!form_fits(b->unit[unit].arm, u->formation))
        return "a unit is in a formation that its arm does not have";
    if (u->steps == 0)
        return "a unit without steps is on the field";
    if (u->facing < 0 || u->facing > 359 || u->faced < 0 || u->faced > 359)
        return "a unit faces nowhere";
    if (!au_on_map(b, &box))
        return "a unit stands outside the field";
    if (!crew_fits(b, s, unit))
        return "a crew is away from guns that do not know of it";
    if (u->foe != AU_NOBODY && s->unit[u->foe].standing != AT_FIELD)
        return "a unit fights somebody who is not there";
    return NULL;
}

static const char *broken_unit(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];
    const char *broken = broken_values(b, u, unit);

    if (broken)
        return broken;
    switch (u->standing) {
    case AT_FIELD:
        return broken_on_field(b, s, unit);
    case AT_UNIT:
        if (b->unit[unit].arm != HEADQUARTERS || u->where >= b->unit_count ||
            s->unit[u->where].standing != AT_FIELD || b->unit[u->where].side != b->unit[unit].side)
            return "an HQ is attached to nobody on the field";
        return au_attached(s, u->where) == unit ? NULL : "two HQs are attached to one unit";
    case AT_SHOWN:
        if (u->where / AU_SLOTS != b->unit[unit].side || u->where >= AU_CHITS ||
            s->chit[u->where].standing != AT_SHOWN)
            return "a unit is shown, and no chit is lifted";
        return NULL;
    case AT_CHIT:
        if (u->where / AU_SLOTS != b->unit[unit].side || u->where >= AU_CHITS ||
            s->chit[u->where].standing != AT_FIELD || s->chit[u->where].loaded != 1)
            return "a unit is in a chit that holds none";
        return NULL;
    default:
        return NULL;
    }
}

/* -- pieces on the field -- */

static const char *broken_overlap(const struct au_board *b, const struct au_state *s, int piece)
{
    struct plane_box box = au_box(b, s, piece);
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, &box, 0, 3, near);

    for (int i = 0; i < count && near[i] < piece; i++) {
        struct plane_box other = au_box(b, s, near[i]);
        if (plane_box_overlap(&box, &other))
            return "two pieces overlap";
    }
    return NULL;
}

/* Lifted, while its units are placed. */
static bool is_being_uncovered(const struct au_state *s, int chit)
{
    for (int i = 0; i < s->core.depth; i++)
        if (s->core.frame[i].proc == PROC_UNCOVER && uncover_of(&s->core.frame[i])->chit == chit)
            return true;
    return false;
}

static const char *broken_chit(const struct au_board *b, const struct au_state *s, int chit)
{
    const struct au_chit *c = &s->chit[chit];
    struct plane_box box = au_box(b, s, AU_CHIT0 + chit);
    int held = 0;

    if (c->standing == AT_SHOWN && is_being_uncovered(s, chit))
        return NULL;
    if (c->standing != AT_FIELD)
        return c->standing == AT_ABSENT ? NULL : "a chit stands in no way the book knows";
    if (!au_on_map(b, &box))
        return "a chit lies outside the field";
    if (c->loaded == AU_NOBODY)
        return NULL;
    for (int i = 0; i < b->unit_count; i++)
        held += s->unit[i].standing == AT_CHIT && s->unit[i].where == chit;
    return (held > 0) == (c->loaded != 0) ? NULL
                                          : "a chit is loaded with nothing, or a decoy is not";
}

/* au_raise_alarm counts on it: a rout and a loss of one unit, and no more (au_12_losses.c). */
static bool has_too_many_alarms(const struct au_board *b, const struct au_state *s)
{
    uint8_t raised[AU_UNITS] = { 0 };

    for (int i = 0; i < s->alarm_count; i++)
        if (s->alarm[i].unit < b->unit_count && ++raised[s->alarm[i].unit] > 2)
            return true;
    return false;
}

static const char *broken_clock(const struct eng_box *box, const struct au_state *s)
{
    const struct au_board *b = au_board(box);
    const struct eng_core *core = &s->core;

    if (core->seat_count != SIDES || core->side[0] == core->side[1])
        return "each side has one seat";
    if (s->turn > s->last_turn)
        return "the turn is not within the battle's";
    if (s->np > 3)
        return "the solo rules play a side that is none";
    for (int i = 0; i < s->alarm_count; i++)
        if (s->alarm[i].unit >= b->unit_count || s->alarm[i].host >= b->unit_count ||
            s->alarm[i].facing < 0 || s->alarm[i].facing > 359)
            return "an alarm is of nobody";
    if (has_too_many_alarms(b, s))
        return "a unit raises more alarms than it can";
    for (int i = 0; i < b->corps_count; i++)
        if (s->corps_zone[i] != AU_NOBODY && s->corps_zone[i] >= b->zone_count)
            return "a corps is in no zone";
    return draft_fits(b, core) && eng_frames_fit(box, s, is_there)
               ? NULL
               : "a frame names what is not there";
}

const char *au_broken(const struct eng_box *box, const void *state)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    const char *broken = eng_lines_broken(box, s);

    if (!broken)
        broken = broken_clock(box, s);
    for (int i = 0; i < b->unit_count && !broken; i++)
        broken = broken_unit(b, s, i);
    for (int i = 0; i < AU_CHITS && !broken; i++)
        broken = broken_chit(b, s, i);
    for (int i = 0; i < b->unit_count && !broken; i++)
        if (s->unit[i].standing == AT_FIELD)
            broken = broken_overlap(b, s, i);
    for (int i = 0; i < AU_CHITS && !broken; i++)
        if (s->chit[i].standing == AT_FIELD)
            broken = broken_overlap(b, s, AU_CHIT0 + i);
    return broken;
}
