/* nt_plans.c -- ready-made set-ups, so that a match can begin with one click.
 *
 * A plan is a table, data/triumph/plans/NAME.tsv:
 *
 *   what     who         units           place
 *   corps    lannes      I3 I2 I2 C2 A1  64        in reserve; 64-55 would block that approach
 *   corps    davout      I3 I2 I2 C3     -         off the map
 *   detach   lannes      A1              54        French: one of the six detachments
 *   battery  -           A1              54-42     the fixed battery and the approach it blocks
 *
 * Every plan is played through the rules of chapter 6 when it is read: one that breaks them is
 * refused with the statement that forbids. */

#include <string.h>

#include "base/file.h"
#include "base/tsv.h"
#include "base/words.h"

#include "games/triumph/kit/nt_load.h"
#include "games/triumph/kit/nt_plans.h"
#include "games/triumph/nt_setup.h"

bool nt_plan_fits(const struct nt_board *b, int plan, int side, int scenario)
{
    return plan >= 0 && plan < b->plan_count && b->plan[plan].side == side &&
           (b->plan[plan].scenarios >> scenario & 1);
}

/* -- carrying a plan out -- */

static void give(struct nt_state *s, int side, int type, int strength, int commander)
{
    FOR_UNITS (u, side) {
        struct nt_unit *unit = &s->unit[u];
        if (unit->corps == NT_NO_CORPS && unit->type == type && unit->strength == strength) {
            unit->corps = (uint8_t)commander;
            return;
        }
    }
}

void nt_plan_assign(const struct nt_board *b, struct nt_state *s, int plan)
{
    const struct nt_plan *p = &b->plan[plan];

    FOR_UNITS (u, p->side)
        s->unit[u].corps = NT_NO_CORPS;
    FOR_COMMANDERS (c, p->side)
        for (int type = ARTILLERY; type < TYPES; type++)
            for (int strength = 1; strength <= 3; strength++)
                for (int n = 0; n < p->count[c][type][strength]; n++)
                    give(s, p->side, type, strength, c);
}

/* A unit of that face in the corps, or detached in that locale; -1: none. */
static int find_block(const struct nt_board *b, const struct nt_state *s, int side,
                      const struct nt_plan_block *block)
{
    FOR_UNITS (u, side) {
        const struct nt_unit *unit = &s->unit[u];
        if (unit->corps == block->commander && unit->type == block->type &&
            unit->strength == block->strength &&
            (unit->corps != NT_NO_CORPS || nt_locale_of(b, unit->at) == nt_locale_of(b, block->at)))
            return u;
    }
    return -1;
}

static eng_ruleno walk_corps(struct eng_turn *t, const struct nt_plan *p)
{
    const struct nt_board *b = nt_board(t->box);
    const struct nt_state *s = t->state;
    eng_ruleno why = 0;
    bool chooses = p->side == ALLIED && s->scenario == FIRST_DECEMBER;

    FOR_COMMANDERS (c, p->side)
        if (chooses && p->at[c] && !why && !(why = nt_refuse_start(b, s, c)))
            nt_start(t, c);
    for (int c = nt_next_to_place(s, p->side); c >= 0 && !why; c = nt_next_to_place(s, p->side))
        if (!(why = nt_refuse_place(b, s, c, p->at[c])))
            nt_place(t, c, p->at[c]);
    return why;
}

static eng_ruleno walk_detachment(struct eng_turn *t, const struct nt_plan_block *d)
{
    const struct nt_board *b = nt_board(t->box);
    int unit = find_block(b, t->state, FRENCH, d);

    if (unit < 0)
        return NT_6_08_01;
    eng_ruleno why = nt_refuse_set_detach(b, t->state, unit);
    if (!why)
        why = nt_refuse_detached(b, t->state, unit, d->at);
    if (!why)
        nt_detach_to(t, unit, d->at);
    return why;
}

static eng_ruleno walk_battery(struct eng_turn *t, const struct nt_plan_block *battery)
{
    const struct nt_board *b = nt_board(t->box);
    int unit = find_block(b, t->state, FRENCH, battery);
    eng_ruleno why = unit < 0 ? NT_6_09_01 : nt_refuse_fix(b, t->state, unit);

    if (why)
        return why;
    nt_fix(t, unit);
    if (!nt_battery_must_move(b, t->state, unit))
        return 0;
    why = nt_refuse_battery(b, t->state, unit, battery->at);
    if (!why)
        nt_put_battery(t, unit, battery->at);
    return why;
}

/* Plays all that follows the organisation; 0, or the statement at which it stuck. */
static eng_ruleno walk(struct eng_turn *t, const struct nt_plan *p)
{
    eng_ruleno why = walk_corps(t, p);

    if (p->side == ALLIED)
        return why;
    for (int i = 0; i < p->detachment_count && !why; i++)
        why = walk_detachment(t, &p->detachment[i]);
    if (!why)
        why = nt_refuse_detaching_done(nt_board(t->box), t->state);
    return why ? why : walk_battery(t, &p->battery);
}

void nt_plan_place(struct eng_turn *t, int plan)
{
    eng_ruleno why = walk(t, &nt_board(t->box)->plan[plan]);

    BASE_ASSERT(why == 0); /* it was tried when it was read */
}

/* -- trying a plan -- */

static eng_ruleno try_in(const struct eng_box *box, int plan, int scenario, int santon)
{
    const struct nt_board *b = box->board;
    struct nt_state s = { .scenario = (uint8_t)scenario, .santon = (uint8_t)santon };
    struct eng_turn t = { box, &s, &s.core, NULL, 0 };

    rng_start_search(&s.core.rng, 1);
    nt_lay_out(b, &s);
    nt_plan_assign(b, &s, plan);
    eng_ruleno why = nt_refuse_organisation(b, &s, b->plan[plan].side);
    if (why)
        return why;
    nt_close_organisation(&t, b->plan[plan].side);
    return walk(&t, &b->plan[plan]);
}

/* Where the Allies may stand, no French detachment can be planned. */
static bool meets_enemy(const struct nt_board *b, const struct nt_plan *p)
{
    for (int i = 0; i < p->detachment_count; i++)
        if (b->locale[nt_locale_of(b, p->detachment[i].at)].setup > NT_FRENCH_COMMANDERS)
            return true;
    return false;
}

static bool try_plan(struct nt_board *b, int plan, const char *path, struct err *err)
{
    struct eng_box box = { .board = b };

    if (meets_enemy(b, &b->plan[plan]))
        return err_set(err, path, "a detachment stands where an Allied corps may be");
    for (int scenario = 0; scenario < 2; scenario++)
        for (int santon = 0; santon < 2; santon++) {
            if (!(b->plan[plan].scenarios >> scenario & 1))
                continue;
            eng_ruleno why = try_in(&box, plan, scenario, santon);
            if (why)
                return err_set(err, path, "in %s %s forbids it", nt_scenarios[scenario],
                               nt_book.rules[why].id);
        }
    return true;
}

/* -- reading -- */

struct reader {
    const struct nt_board *b;
    struct nt_plan *p;
    const char *path;
    int line;
    struct err *err;
};

static bool wrong(const struct reader *r, const char *what, const char *word)
{
    return err_line(r->err, r->path, r->line, "%s: '%s'", what, word);
}

/* I3, C2, A1, G3 */
static bool read_face(const struct reader *r, const char *word, struct nt_plan_block *out)
{
    static const char letters[TYPES] = {
        [ARTILLERY] = 'A', [CAVALRY] = 'C', [INFANTRY] = 'I', [GUARD] = 'G'
    };

    for (int type = ARTILLERY; type < TYPES; type++) {
        if (word[0] != letters[type] || word[1] < '1' || word[1] > '3' || word[2])
            continue;
        out->type = (uint8_t)type;
        out->strength = (uint8_t)(word[1] - '0');
        return true;
    }
    return wrong(r, "not a unit (I3, C2, A1, G3)", word);
}

static bool read_faces(const struct reader *r, int commander, const char *units)
{
    struct text copy = { 0 };
    struct words w;
    struct nt_plan_block block = { 0 };

    text_add(&copy, units);
    bool fine = words_cut(copy.s, &w, r->err) || err_at(r->err, r->path);
    for (int i = 0; fine && i < w.count; i++) {
        fine = read_face(r, w.word[i], &block);
        if (fine)
            r->p->count[commander][block.type][block.strength]++;
    }
    text_free(&copy);
    return fine;
}

static bool read_place(const struct reader *r, const char *word, uint16_t *out)
{
    int at = strcmp(word, "-") == 0 ? 0 : nt_find_position(r->b, word);

    if (at < 0)
        return wrong(r, "not a position", word);
    *out = (uint16_t)at;
    return true;
}

static bool read_corps(const struct reader *r, int commander, const char *units, const char *place)
{
    return read_faces(r, commander, units) && read_place(r, place, &r->p->at[commander]);
}

static bool read_block(const struct reader *r, int commander, const char *unit, const char *place,
                       struct nt_plan_block *out)
{
    out->commander = (uint8_t)commander;
    return read_face(r, unit, out) && read_place(r, place, &out->at) &&
           (out->at != 0 || wrong(r, "it stands somewhere", place));
}

static bool read_line(const struct reader *r, const char *const cell[4])
{
    bool detached = strcmp(cell[1], "-") == 0;
    int commander = detached ? NT_NO_CORPS : nt_find_commander(r->b, cell[1]);

    if (commander < 0 || (!detached && side_of_commander(commander) != r->p->side))
        return wrong(r, "not a commander of this army", cell[1]);
    if (strcmp(cell[0], "corps") == 0 && !detached)
        return read_corps(r, commander, cell[2], cell[3]);
    if (strcmp(cell[0], "battery") == 0 && r->p->side == FRENCH)
        return read_block(r, commander, cell[2], cell[3], &r->p->battery);
    if (strcmp(cell[0], "detach") == 0 && r->p->side == FRENCH &&
        r->p->detachment_count < NT_PLAN_DETACHMENTS)
        return read_block(r, commander, cell[2], cell[3],
                          &r->p->detachment[r->p->detachment_count++]);
    return wrong(r, "not corps, nor one of six detachments, nor the battery", cell[0]);
}

static bool read_lines(struct reader *r, const struct tsv *t)
{
    static const char *const columns[4] = { "what", "who", "units", "place" };
    const char *cell[4];
    bool fine = true;

    for (int row = 0; fine && row < tsv_rows(t); row++) {
        r->line = tsv_line(t, row);
        for (int i = 0; fine && i < 4; i++)
            fine = tsv_text(t, row, columns[i], &cell[i], r->err);
        fine = fine && read_line(r, cell);
    }
    return fine;
}

static const char *remark(const struct tsv *t, const char *key)
{
    const char *s = tsv_remark(t, key);

    return s ? s : "";
}

static bool read_head(struct reader *r, const struct tsv *t)
{
    int side = eng_find_name(nt_side_ids, remark(t, "side"));
    const char *title = remark(t, "title");

    r->line = 1;
    if (strcmp(remark(t, "format"), "plan 1") != 0)
        return wrong(r, "the format is not 'plan 1'", remark(t, "format"));
    if (side < 0)
        return wrong(r, "not a side", remark(t, "side"));
    if (!*title || strlen(title) >= sizeof r->p->title)
        return wrong(r, "a title is missing or too long", title);
    for (int scenario = 0; scenario < 2; scenario++)
        if (strstr(remark(t, "scenarios"), nt_scenarios[scenario]))
            r->p->scenarios |= (uint8_t)(1 << scenario);
    r->p->side = (uint8_t)side;
    r->p->historical = strcmp(remark(t, "historical"), "yes") == 0;
    strcpy(r->p->title, title);
    return r->p->scenarios || wrong(r, "not a scenario", remark(t, "scenarios"));
}

/* The name of the file, without its end. */
static bool read_id(struct reader *r, const char *file)
{
    size_t length = strcspn(file, ".");

    if (length >= sizeof r->p->id)
        return wrong(r, "the name is too long", file);
    memcpy(r->p->id, file, length);
    return true;
}

static bool read_plan(const char *folder, const char *file, struct nt_board *b, struct err *err)
{
    struct text path = { 0 };
    struct nt_plan *p = &b->plan[b->plan_count];
    text_printf(&path, "%s/%s", folder, file);
    struct reader r = { b, p, text_str(&path), 0, err };
    struct tsv *t = tsv_read(r.path, err);

    bool fine = t && read_id(&r, file) && read_head(&r, t) && read_lines(&r, t);
    tsv_free(t);
    fine = fine && try_plan(b, b->plan_count, r.path, err);
    b->plan_count += fine;
    text_free(&path);
    return fine;
}

/* Plans are numbered by the names of their files. */
bool nt_read_plans(const char *folder, struct nt_board *b, struct err *err)
{
    struct file_list list;
    bool fine = file_list_read(folder, ".tsv", &list, err);

    if (!fine)
        return false;
    b->plan = arena_take(&b->memory, (size_t)(list.count + 1) * sizeof *b->plan);
    for (int i = 0; fine && i < list.count; i++)
        fine = read_plan(folder, list.name[i], b, err);
    file_list_free(&list);
    return fine;
}
