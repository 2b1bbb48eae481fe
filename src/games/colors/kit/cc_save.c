/* cc_save.c -- the lines of a position that are the game's own:
 *
 *   army top Anglo-Portuguese Wellesley       names, for the eye alone
 *   first bottom                              who takes the first turn; top when not said
 *   banners 5                                 banners that win; 5 when not said
 *   deal 6 5                                  cards dealt at the start: top, bottom
 *   rule brown-line-rounds-up                 a special rule of a scenario
 *   terrain hill E5 E6 E7                     hexes not named are clear
 *   tile bend A8 B8                           how a river is drawn there
 *   works C5 SW SE                            sides with fieldworks
 *   objective top 1 each I3 I11               banners for each hex held
 *   objective bottom 2 all C6 C7              for all together;  .. always: judged at every moment
 *   unit top E5 BR.LN                         full and fresh, or then any of:
 *        blocks 3  square 1  entered 2  ordered moved battled stopped no-battle of-choice rallied bonus
 *   unit top gone BR.LN                       eliminated; keeps its number
 *   leader top E5 BR Wellesley                ordered moved joined
 *   leader top gone BR Wellesley eliminated   or: left
 *   hand top forward attack-left attack-left  cards by id
 *   track top 1 probe-left 2 forward          place and card under a square
 *   scouted rally forward                     the two cards of a Scout, one of them to be kept
 *   pile scout-left rally                     the next card first; the rest of the deck lies below
 *   discards forward elan                     the latest last; "discards rest": all the rest
 *   gained 2 0                                banners gained for good: top, bottom
 *   turn bottom card forward phase movement   the turn under way; then any of:
 *        acts forward  level 5  mirrored  section W|C|E  of-choice  strategic
 *        INF 1 CAV 1 ART 0 FLAG 2 SABRE 0     faces of Elan and Rally still to be used
 *        strikes 0 1                          First Strikes to be replaced: top, bottom
 *   played top forward                        the last card of each side, then: mirrored, section W
 *   battle E5 D5                              the combat under way: attacker, target hex; then any of:
 *        ranged bonus retire first strike won, unit 7, leader 2, dice 4, roller top, how 1,
 *        checked 3 (bits of leaders), INF 1 .. (the last roll)
 *   batteries 3 4                             units that join in combined arms
 *   turns 12   winner top
 *
 * Units are numbered from 0 in the order of their lines, leaders too.  Who is not said to be hurt has
 * all his blocks.  A position with a line "turn SIDE .. phase PHASE" and without frames stands at that
 * phase of the turn: "phase orders", "movement", "combat", "draw" (or "command" for a fresh turn).
 * acts is the card where not said, level the hand and the card on the table, a unit in square
 * without a card on the track gets one of the rest of the deck. */

#include <string.h>

#include "games/colors/kit/cc_save.h"

/* -- the words -- */

const struct cc_flag cc_unit_flags[] = {
    { "ordered", UNIT_ORDERED }, { "moved", UNIT_MOVED },         { "battled", UNIT_BATTLED },
    { "stopped", UNIT_STOPPED }, { "no-battle", UNIT_NO_BATTLE }, { "of-choice", UNIT_OF_CHOICE },
    { "rallied", UNIT_RALLIED }, { "bonus", UNIT_BONUS },         { NULL, 0 },
};
const struct cc_flag cc_leader_flags[] = {
    { "ordered", LEADER_ORDERED },
    { "moved", LEADER_MOVED },
    { "joined", LEADER_JOINED },
    { NULL, 0 },
};
const struct cc_flag cc_battle_flags[] = {
    { "ranged", BATTLE_RANGED },
    { "bonus", BATTLE_BONUS },
    { "retire", BATTLE_RETIRE },
    { "first", BATTLE_FIRST },
    { "strike", BATTLE_STRIKE },
    { "won", BATTLE_WON },
    { NULL, 0 },
};
const struct cc_flag cc_rule_flags[] = {
    { "brown-line-rounds-up", RULE_BROWN_LINE_ROUNDS_UP },
    { NULL, 0 },
};
const char *const cc_tiles[] = {
    "none", "straight", "bend", "end", "y", "bridge", "bend-bridge", NULL,
};
const char *const cc_hex_sides[] = { "E", "SE", "SW", "W", "NW", "NE", NULL };
const char *const cc_sections[] = { "none", "W", "C", "WC", "E", "WE", "CE", "WCE", NULL };
const char *const cc_phases[] = { "command", "orders", "movement", "combat", "draw", NULL };
const char *const cc_fates[] = { "present", "eliminated", "left", NULL };

_Static_assert(sizeof(struct cc_turn) == 16 && sizeof(struct cc_battle) == 24 &&
                   sizeof(struct cc_unit) == 8 && sizeof(struct cc_leader) == 24 &&
                   sizeof(struct cc_objective) == 12,
               "a new field must be saved here and read in cc_restore.c");

/* -- writing -- */

enum { WORDS_A_LINE = 24 }; /* longer lists go on in a line of the same name */

static void save_flags(const struct cc_flag *flag, int bits, struct text *out)
{
    for (; flag->word; flag++)
        if (bits & flag->bit)
            text_printf(out, " %s", flag->word);
}

static void save_number(const char *key, int n, struct text *out)
{
    if (n)
        text_printf(out, " %s %d", key, n);
}

static void save_pair(const char *key, const uint8_t n[SIDES], struct text *out)
{
    if (n[TOP] || n[BOTTOM])
        text_printf(out, "%s %d %d\n", key, n[TOP], n[BOTTOM]);
}

static const char *card_word(const struct cc_board *b, int kind)
{
    return kind == CC_HIDDEN ? "hidden" : b->card[kind].id;
}

/* whose: " top", or nothing */
static void save_cards(const struct cc_board *b, const char *key, const char *whose,
                       const uint8_t *kind, int count, struct text *out)
{
    for (int i = 0; i < count; i++) {
        if (i % WORDS_A_LINE == 0)
            text_printf(out, "%s%s%s", i ? "\n" : "", key, whose);
        text_printf(out, " %s", card_word(b, kind[i]));
    }
    text_add(out, count ? "\n" : "");
}

static void save_hexes(const uint8_t *value, const char *key, const char *const *name,
                       struct text *out)
{
    for (int which = 1; name[which]; which++) {
        int count = 0;
        for (int hex = 1; hex < CC_HEXES; hex++) {
            if (value[hex] != which)
                continue;
            if (count % WORDS_A_LINE == 0)
                text_printf(out, "%s%s %s", count ? "\n" : "", key, name[which]);
            text_printf(out, " %s", cc_hex_name(hex));
            count++;
        }
        text_add(out, count ? "\n" : "");
    }
}

static void save_field(const struct cc_state *s, struct text *out)
{
    save_hexes(s->terrain, "terrain", cc_terrains, out);
    save_hexes(s->tile, "tile", cc_tiles, out);
    for (int hex = 1; hex < CC_HEXES; hex++) {
        if (!s->works[hex])
            continue;
        text_printf(out, "works %s", cc_hex_name(hex));
        for (int side = 0; side < 6; side++)
            if (s->works[hex] & 1 << side)
                text_printf(out, " %s", cc_hex_sides[side]);
        text_add_char(out, '\n');
    }
}

static void save_objective(const struct cc_objective *o, struct text *out)
{
    text_printf(out, "objective %s %d %s", cc_side_ids[o->side], o->banners,
                o->all ? "all" : "each");
    for (int i = 0; i < o->count; i++)
        text_printf(out, " %s", cc_hex_name(o->hex[i]));
    text_add(out, o->always ? " always" : "");
    save_number("held", o->held, out);
    text_add_char(out, '\n');
}

static void save_unit(const struct cc_board *b, const struct cc_unit *u, struct text *out)
{
    const struct cc_type *type = cc_type(b, u);

    text_printf(out, "unit %s %s %s.%s", cc_side_ids[u->side], u->at ? cc_hex_name(u->at) : "gone",
                type->nation, type->code);
    if (u->blocks != (u->at ? type->blocks : 0))
        text_printf(out, " blocks %d", u->blocks);
    if (u->full != type->blocks)
        text_printf(out, " full %d", u->full);
    save_number("square", u->square, out);
    save_number("entered", u->hexes, out);
    save_flags(cc_unit_flags, u->flags, out);
    text_add_char(out, '\n');
}

static void save_leader(const struct cc_board *b, const struct cc_leader *l, struct text *out)
{
    text_printf(out, "leader %s %s %s ", cc_side_ids[l->side], l->at ? cc_hex_name(l->at) : "gone",
                b->nation[l->nation].id);
    words_quote(out, l->name);
    if (l->fate)
        text_printf(out, " %s", cc_fates[l->fate]);
    save_flags(cc_leader_flags, l->flags, out);
    text_add_char(out, '\n');
}

static void save_deck(const struct cc_board *b, const struct cc_state *s, struct text *out)
{
    for (int side = TOP; side < SIDES; side++) {
        save_cards(b, "hand", side == TOP ? " top" : " bottom", s->hand[side], s->hand_count[side],
                   out);
        for (int place = 0; place < CC_SQUARES; place++)
            if (s->track[side][place])
                text_printf(out, "track %s %d %s\n", cc_side_ids[side], place + 1,
                            card_word(b, s->track[side][place]));
    }
    save_cards(b, "scouted", "", s->scouted, s->scouted[0] ? 2 : 0, out);
    save_cards(b, "pile", "", s->pile, s->pile_count, out);
    save_cards(b, "discards", "", s->discards, s->discard_count, out);
}

static void save_faces(const uint8_t face[CC_FACES], struct text *out)
{
    for (int i = 0; i < CC_FACES; i++)
        save_number(cc_faces[i], face[i], out);
}

static void save_turn(const struct cc_board *b, const struct cc_turn *turn, struct text *out)
{
    text_printf(out, "turn %s", cc_side_ids[turn->side]);
    if (turn->card)
        text_printf(out, " card %s", card_word(b, turn->card));
    text_printf(out, " acts %s", turn->acts ? card_word(b, turn->acts) : "none");
    text_add(out, turn->mirrored ? " mirrored" : "");
    if (turn->section)
        text_printf(out, " section %s", cc_sections[turn->section]);
    text_printf(out, " level %d", turn->level);
    text_add(out, turn->of_choice ? " of-choice" : "");
    text_add(out, turn->strategic ? " strategic" : "");
    save_faces(turn->face, out);
    if (turn->strikes[TOP] || turn->strikes[BOTTOM])
        text_printf(out, " strikes %d %d", turn->strikes[TOP], turn->strikes[BOTTOM]);
    text_add_char(out, '\n');
}

static void save_played(const struct cc_board *b, const struct cc_state *s, struct text *out)
{
    for (int side = TOP; side < SIDES; side++) {
        const struct cc_played *p = &s->played[side];
        if (!p->acts && !p->mirrored && !p->section)
            continue;
        text_printf(out, "played %s %s%s", cc_side_ids[side],
                    p->acts ? card_word(b, p->acts) : "none", p->mirrored ? " mirrored" : "");
        if (p->section)
            text_printf(out, " section %s", cc_sections[p->section]);
        text_add_char(out, '\n');
    }
}

static void save_battle(const struct cc_battle *k, struct text *out)
{
    static const struct cc_battle none;

    if (memcmp(k, &none, sizeof none) == 0)
        return;
    text_printf(out, "battle %d %s unit %d leader %d", k->attacker, cc_hex_name(k->target), k->unit,
                k->leader);
    save_flags(cc_battle_flags, k->flags, out);
    save_number("checked", k->checked, out);
    save_number("dice", k->dice, out);
    text_add(out, k->roller == BOTTOM ? " roller bottom" : "");
    save_number("how", k->how, out);
    save_faces(k->face, out);
    text_add_char(out, '\n');
    if (!k->batteries)
        return;
    text_add(out, "batteries");
    for (int unit = 0; unit < CC_UNITS; unit++)
        if (k->batteries >> unit & 1)
            text_printf(out, " %d", unit);
    text_add_char(out, '\n');
}

static void save_terms(const struct cc_state *s, struct text *out)
{
    for (int side = TOP; side < SIDES; side++) {
        if (!s->army[side][0] && !s->commander[side][0])
            continue;
        text_printf(out, "army %s ", cc_side_ids[side]);
        words_quote(out, s->army[side]);
        text_add_char(out, ' ');
        words_quote(out, s->commander[side]);
        text_add_char(out, '\n');
    }
    text_printf(out, "first %s\nbanners %d\n", cc_side_ids[s->first], s->banners_to_win);
    save_pair("deal", s->deal, out);
    for (const struct cc_flag *f = cc_rule_flags; f->word; f++)
        if (s->rules & f->bit)
            text_printf(out, "rule %s\n", f->word);
}

void cc_save(const struct eng_box *box, const void *state, struct text *out)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = state;

    save_terms(s, out);
    save_field(s, out);
    for (int i = 0; i < s->objective_count; i++)
        save_objective(&s->objective[i], out);
    for (int unit = 0; unit < s->unit_count; unit++)
        save_unit(b, &s->unit[unit], out);
    for (int leader = 0; leader < s->leader_count; leader++)
        save_leader(b, &s->leader[leader], out);
    save_deck(b, s, out);
    save_pair("gained", s->banners, out);
    if (s->core.depth)
        save_turn(b, &s->turn, out);
    save_played(b, s, out);
    save_battle(&s->battle, out);
    if (s->turns)
        text_printf(out, "turns %d\n", s->turns);
    if (s->winner < SIDES)
        text_printf(out, "winner %s\n", cc_side_ids[s->winner]);
}
