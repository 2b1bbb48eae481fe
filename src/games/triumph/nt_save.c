/* nt_save.c -- the lines of a position that are the game's own:
 *
 *   scenario 2-december
 *   phase play
 *   round 3
 *   turn french corps 1 units 2
 *   morale 23 27                                   French, Allied
 *   pool allied infantry 2 19                      nineteen of strength 2 are alive
 *   commander lannes reserve 64 given 1
 *   unit 12 infantry 3 lannes reserve 64 moved 1
 *   unit 40 cavalry 2 detached block 64-55         inside 64, towards 55
 *   closed 55 murat                                his march closed that reserve
 *   barred 64-55                                   no more attacks across it this turn
 *   attack approach 92 side 1 army 0               papers: only what is not zero
 *   attack-defending 40 41
 *
 * A position written by hand may leave out what is the rule: the phase (play, when units are
 * listed), the round (1), morale (as at the start), the pool (counted), who has seen what (owners
 * their own, everybody the fixed battery), commanders (where their units are), and the home of
 * units off the map.  Units that are not listed are gone. */

#include <stddef.h>
#include <string.h>

#include "games/triumph/nt_save.h"

/* -- the tables -- */

#define IN(type, member, part) (uint16_t)(offsetof(struct nt_state, member) + offsetof(type, part))
#define BYTE(type, member, part)                                                                   \
    {                                                                                              \
#part, IN(type, member, part), FIELD_BYTE                                                  \
    }
#define WORD(type, member, part)                                                                   \
    {                                                                                              \
#part, IN(type, member, part), FIELD_WORD                                                  \
    }
#define SET(type, member, part)                                                                    \
    {                                                                                              \
#part, IN(type, member, part), FIELD_SET                                                   \
    }
#define END                                                                                        \
    {                                                                                              \
        NULL, 0, 0                                                                                 \
    }

static const struct nt_field move_fields[] = {
    WORD(struct nt_move, move, from),
    WORD(struct nt_move, move, at),
    WORD(struct nt_move, move, stretch),
    BYTE(struct nt_move, move, command),
    BYTE(struct nt_move, move, commander),
    BYTE(struct nt_move, move, entered_count),
    BYTE(struct nt_move, move, all_main),
    BYTE(struct nt_move, move, must_stop),
    BYTE(struct nt_move, move, riding),
    { "first", IN(struct nt_move, move, path[0]), FIELD_BYTE },
    { "second", IN(struct nt_move, move, path[1]), FIELD_BYTE },
    { "third", IN(struct nt_move, move, path[2]), FIELD_BYTE },
    SET(struct nt_move, move, pieces),
    END,
};
_Static_assert(sizeof(struct nt_move) == 32, "a new field of nt_move belongs into move_fields");

static const struct nt_field attack_fields[] = {
    WORD(struct nt_attack, attack, approach),
    WORD(struct nt_attack, attack, from),
    BYTE(struct nt_attack, attack, side),
    BYTE(struct nt_attack, attack, army),
    BYTE(struct nt_attack, attack, guard),
    BYTE(struct nt_attack, attack, by_road),
    BYTE(struct nt_attack, attack, wide),
    BYTE(struct nt_attack, attack, command),
    BYTE(struct nt_attack, attack, artillery),
    BYTE(struct nt_attack, attack, initial_won),
    BYTE(struct nt_attack, attack, won),
    BYTE(struct nt_attack, attack, blocked),
    { "initial", IN(struct nt_attack, attack, initial), FIELD_SIGNED },
    { "final", IN(struct nt_attack, attack, final), FIELD_SIGNED },
    { "french_lost", IN(struct nt_attack, attack, lost[FRENCH]), FIELD_BYTE },
    { "allied_lost", IN(struct nt_attack, attack, lost[ALLIED]), FIELD_BYTE },
    BYTE(struct nt_attack, attack, attacking_count),
    BYTE(struct nt_attack, attack, defending_count),
    BYTE(struct nt_attack, attack, to_lose),
    BYTE(struct nt_attack, attack, attack_leader_count),
    BYTE(struct nt_attack, attack, defense_leader_count),
    SET(struct nt_attack, attack, attacking),
    SET(struct nt_attack, attack, defending),
    SET(struct nt_attack, attack, attack_leaders),
    SET(struct nt_attack, attack, defense_leaders),
    SET(struct nt_attack, attack, counter),
    END,
};
_Static_assert(sizeof(struct nt_attack) == 104,
               "new fields of nt_attack belong into attack_fields");

static const struct nt_field retreat_fields[] = {
    BYTE(struct nt_retreat, retreat, locale),
    BYTE(struct nt_retreat, retreat, side),
    BYTE(struct nt_retreat, retreat, after_combat),
    SET(struct nt_retreat, retreat, placed),
    END,
};
_Static_assert(sizeof(struct nt_retreat) == 24, "new fields belong into retreat_fields");

static const struct nt_field set_up_fields[] = {
    { "french_organised", IN(struct nt_set_up, set_up, organised[FRENCH]), FIELD_BYTE },
    { "allied_organised", IN(struct nt_set_up, set_up, organised[ALLIED]), FIELD_BYTE },
    BYTE(struct nt_set_up, set_up, on_map),
    { "first", IN(struct nt_set_up, set_up, chosen[0]), FIELD_BYTE },
    { "second", IN(struct nt_set_up, set_up, chosen[1]), FIELD_BYTE },
    BYTE(struct nt_set_up, set_up, detachments),
    BYTE(struct nt_set_up, set_up, bid),
    BYTE(struct nt_set_up, set_up, bidder),
    END,
};
_Static_assert(sizeof(struct nt_set_up) == 8, "new fields belong into set_up_fields");

const struct nt_paper nt_papers[] = {
    { "set-up", set_up_fields },   { "move", move_fields }, { "attack", attack_fields },
    { "retreat", retreat_fields }, { NULL, NULL },
};

#define OF(member) (uint16_t) offsetof(struct nt_state, member)

const struct nt_number nt_numbers[] = {
    { "lost", OF(morale_lost), SIDES },
    { "committed-heavy", OF(committed_heavy), SIDES },
    { "committed-guard", OF(committed_guard), SIDES },
    { "guard-beaten", OF(guard_beaten), SIDES },
    { "reinforced", OF(reinforced), 1 },
    { "santon", OF(santon), 1 },
    { "auction", OF(auction), 1 },
    { "team", OF(team), 1 },
    { "players", OF(teams.player_count), SIDES },
    { "ranks-french", OF(teams.rank[FRENCH]), NT_PLAYERS },
    { "ranks-allied", OF(teams.rank[ALLIED]), NT_PLAYERS },
    { "corps-of", OF(teams.player), NT_COMMANDERS },
    { "secret", OF(teams.secret), SIDES },
    { "acting", OF(teams.acting), 1 },
    { "control", OF(teams.control), 1 },
    { "notes", OF(teams.notes), 1 },
    { "begun", OF(teams.begun), SIDES },
    { "away", OF(teams.away), 1 },
    { "winner", OF(winner), 1 },
    { "grade", OF(grade), 1 },
    { NULL, 0, 0 },
};

const struct nt_bits nt_bit_lines[] = {
    { "stormed", OF(turn.stormed), 3, BITS_LOCALES },
    { "barred", OF(turn.barred), 5, BITS_APPROACHES },
    { "bombarded", OF(turn.bombarded), 5, BITS_APPROACHES },
    { "fired-before", OF(fired_before), 10, BITS_SIDES },
    { "fired-now", OF(fired_now), 10, BITS_SIDES },
    { NULL, 0, 0, 0 },
};

const struct nt_flag nt_unit_flags[] = {
    { "fixed", UNIT_FIXED },   { "entered", UNIT_ENTERED }, { "stopped", UNIT_STOPPED },
    { "beaten", UNIT_BEATEN }, { "up", UNIT_UP },           { NULL, 0 },
};

/* -- writing -- */

enum { TOKENS_A_LINE = 40 }; /* sets go on in a line of the same name */

static const void *at_offset(const struct nt_state *s, int offset)
{
    return (const char *)s + offset;
}

static int field_value(const struct nt_state *s, const struct nt_field *f)
{
    uint16_t word;

    if (f->kind == FIELD_BYTE)
        return *(const uint8_t *)at_offset(s, f->offset);
    if (f->kind == FIELD_SIGNED)
        return *(const int8_t *)at_offset(s, f->offset);
    memcpy(&word, at_offset(s, f->offset), sizeof word);
    return word;
}

static void save_set(const char *paper, const struct nt_field *f, const struct nt_set *set,
                     struct text *out)
{
    int count = 0;

    FOR_SET (token, set) {
        if (count % TOKENS_A_LINE == 0)
            text_printf(out, "%s%s-%s", count ? "\n" : "", paper, f->key);
        text_printf(out, " %d", token);
        count++;
    }
    text_add(out, count ? "\n" : "");
}

static void save_paper(const struct nt_state *s, const struct nt_paper *p, struct text *out)
{
    bool begun = false;

    for (const struct nt_field *f = p->field; f->key; f++) {
        if (f->kind == FIELD_SET || field_value(s, f) == 0)
            continue;
        text_add(out, begun ? "" : p->name);
        text_printf(out, " %s %d", f->key, field_value(s, f));
        begun = true;
    }
    text_add(out, begun ? "\n" : "");
    for (const struct nt_field *f = p->field; f->key; f++)
        if (f->kind == FIELD_SET)
            save_set(p->name, f, at_offset(s, f->offset), out);
}

static void save_number(const struct nt_state *s, const struct nt_number *n, struct text *out)
{
    const uint8_t *byte = at_offset(s, n->offset);
    bool any = false;

    for (int i = 0; i < n->count; i++)
        any = any || byte[i];
    if (!any)
        return;
    text_add(out, n->key);
    for (int i = 0; i < n->count; i++)
        text_printf(out, " %d", byte[i]);
    text_add_char(out, '\n');
}

static void save_bits(const struct nt_board *b, const struct nt_state *s, const struct nt_bits *l,
                      struct text *out)
{
    const uint64_t *word = at_offset(s, l->offset);

    for (int i = bits_next(word, l->words, 0); i >= 0; i = bits_next(word, l->words, i + 1)) {
        if (l->kind == BITS_LOCALES)
            text_printf(out, "%s %d\n", l->key, i);
        else
            text_printf(out, "%s %s\n", l->key,
                        b->block_name[l->kind == BITS_APPROACHES ? 2 * i : i]);
    }
}

static void save_position(const struct nt_board *b, int at, struct text *out)
{
    if (at == NT_OFF_MAP)
        text_add(out, " off-map");
    else if (is_reserve(at))
        text_printf(out, " reserve %d", at);
    else if (is_blocking(at))
        text_printf(out, " block %s", b->block_name[at - NT_BLOCK]);
    else
        text_add(out, " gone");
}

static void save_commander(const struct nt_board *b, const struct nt_state *s, int c,
                           struct text *out)
{
    const struct nt_commander *commander = &s->commander[c];

    text_printf(out, "commander %s", b->commander[c].id);
    save_position(b, commander->at, out);
    if (commander->given)
        text_printf(out, " given %d", commander->given);
    text_add(out, commander->entered ? " entered" : "");
    if (s->turn.stood[c])
        text_printf(out, " stood %s", b->block_name[2 * s->turn.stood[c]]);
    text_add_char(out, '\n');
}

/* As units are that no line names. */
static bool is_blank(const struct nt_unit *u)
{
    static const struct nt_unit blank = { .corps = NT_NO_CORPS };

    return memcmp(u, &blank, sizeof blank) == 0;
}

static void save_unit(const struct nt_board *b, const struct nt_state *s, int unit,
                      struct text *out)
{
    const struct nt_unit *u = &s->unit[unit];

    if (is_blank(u))
        return;
    text_printf(out, "unit %d %s %d %s", unit, nt_types[u->type], u->strength,
                u->corps == NT_NO_CORPS ? "detached" : b->commander[u->corps].id);
    save_position(b, u->at, out);
    if (u->moves)
        text_printf(out, " moved %d", u->moves);
    if (u->stood)
        text_printf(out, " stood %s", b->block_name[2 * u->stood]);
    if (u->home)
        text_printf(out, " home %s", u->home == NT_NO_CORPS ? "none" : b->commander[u->home].id);
    if (u->stretch)
        text_printf(out, " road %d.%d", b->stretch[u->stretch].locale,
                    b->stretch[u->stretch].number);
    for (const struct nt_flag *f = nt_unit_flags; f->word; f++)
        if (u->flags & f->bit)
            text_printf(out, " %s", f->word);
    text_add_char(out, '\n');
}

static void save_pool(const struct nt_state *s, int side, struct text *out)
{
    for (int type = ARTILLERY; type < TYPES; type++)
        for (int strength = 1; strength <= 3; strength++)
            if (s->pool[side][type][strength])
                text_printf(out, "pool %s %s %d %d\n", nt_side_ids[side], nt_types[type], strength,
                            s->pool[side][type][strength]);
}

static void save_tracks(const struct nt_board *b, const struct nt_state *s, struct text *out)
{
    text_printf(out, "scenario %s\nphase %s\nround %d\n", nt_scenarios[s->scenario],
                s->phase == PHASE_PLAY ? "play" : "set-up", s->round);
    text_printf(out, "turn %s", nt_side_ids[s->turn.army]);
    if (s->turn.corps_commands)
        text_printf(out, " corps %d", s->turn.corps_commands);
    if (s->turn.unit_commands)
        text_printf(out, " units %d", s->turn.unit_commands);
    text_printf(out, "\nmorale %d %d\n", s->morale[FRENCH], s->morale[ALLIED]);
    for (const struct nt_number *n = nt_numbers; n->key; n++)
        save_number(s, n, out);
    for (int n = 1; n < NT_LOCALES; n++)
        if (s->turn.closer[n])
            text_printf(out, "closed %d %s\n", n, b->commander[s->turn.closer[n] - 1].id);
    for (const struct nt_bits *l = nt_bit_lines; l->key; l++)
        save_bits(b, s, l, out);
}

void nt_save(const struct eng_box *box, const void *state, struct text *out)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;

    save_tracks(b, s, out);
    for (int side = FRENCH; side < SIDES; side++)
        save_pool(s, side, out);
    for (int c = 0; c < NT_COMMANDERS; c++)
        save_commander(b, s, c, out);
    for (int unit = 0; unit < NT_UNITS; unit++)
        save_unit(b, s, unit, out);
    for (const struct nt_paper *p = nt_papers; p->name; p++)
        save_paper(s, p, out);
    nt_save_orders(b, s, out);
}
