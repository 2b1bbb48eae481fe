/* cc_show_combat.c -- the view of a combat: who fights whom, the dice as they lie and what each
 * did, and before it is announced every target with its dice, their sum and the odds. */

#include "games/colors/cc_combat.h"
#include "games/colors/kit/cc_odds.h"
#include "games/colors/kit/cc_show.h"

enum { DIGITS = 5 }; /* of a chance */

static const char *const strikes[] = {
    [STRIKE_FIRE] = "fire",     [STRIKE_MELEE] = "melee", [STRIKE_RETIRE] = "retire",
    [STRIKE_SQUARE] = "square", [STRIKE_FIRST] = "first", [STRIKE_BACK] = "back",
    [STRIKE_NONE] = "none",
};

/* -- the last roll -- */

/* Whom the last roll was aimed at: a token, or -1 where it was no strike. */
static int aimed_at(const struct cc_state *s)
{
    const struct cc_battle *bt = &s->battle;

    if (bt->how == STRIKE_NONE || bt->attacker >= CC_UNITS)
        return -1;
    if (bt->how == STRIKE_FIRE || bt->how == STRIKE_MELEE || bt->how == STRIKE_RETIRE)
        return defender_of(s);
    return bt->attacker;
}

static bool does_hit(const struct cc_board *b, const struct cc_state *s, int face)
{
    const struct cc_battle *bt = &s->battle;
    int at = aimed_at(s), by = at == bt->attacker ? bt->unit : bt->attacker;

    if (at < 0 || face == FACE_FLAG)
        return false;
    if (is_leader_token(at))
        return face == FACE_SABRE;
    if (face == FACE_SABRE)
        return bt->how != STRIKE_FIRE && bt->how != STRIKE_RETIRE && by != CC_NO_UNIT &&
               cc_hits_with_sabres(b, s, by);
    return face == FACE_INF + cc_class(b, s, at);
}

/* Flags move units alone, and none that retires (CCN-5.4.8-17, 6.1-08). */
static bool does_flag(const struct cc_state *s)
{
    int at = aimed_at(s);

    return at >= 0 && !is_leader_token(at) && s->battle.how != STRIKE_RETIRE;
}

static const char *deed(const struct cc_board *b, const struct cc_state *s, int face)
{
    if (does_hit(b, s, face))
        return "hit";
    return face == FACE_FLAG && does_flag(s) ? "flag" : "miss";
}

static void show_roll(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    const struct cc_battle *bt = &s->battle;

    if (!bt->dice)
        return;
    jout_key(json, "roll");
    jout_object(json);
    jout_key_string(json, "side", cc_side_ids[bt->roller]);
    jout_key_string(json, "how", strikes[bt->how]);
    jout_key(json, "dice");
    jout_array(json);
    for (int face = 0; face < CC_FACES; face++)
        for (int i = 0; i < bt->face[face]; i++) {
            jout_object(json);
            jout_key_string(json, "face", cc_faces[face]);
            jout_key_string(json, "did", deed(b, s, face));
            jout_end_object(json);
        }
    jout_end_array(json);
    jout_end_object(json);
}

/* -- the battle -- */

static bool is_under_way(const struct cc_state *s)
{
    for (int i = 0; i < s->core.depth; i++)
        if (s->core.frame[i].proc == PROC_RANGED || s->core.frame[i].proc == PROC_MELEE)
            return true;
    return false;
}

static void show_batteries(const struct cc_state *s, uint64_t batteries, struct jout *json)
{
    jout_key(json, "batteries");
    jout_array(json);
    FOR_UNITS (u, s)
        if (batteries & UINT64_C(1) << u)
            jout_string(json, cc_hex_name(s->unit[u].at));
    jout_end_array(json);
}

static void show_party(const struct cc_board *b, const struct cc_state *s, const char *key,
                       int unit, struct jout *json)
{
    const struct cc_type *type = cc_type(b, &s->unit[unit]);

    jout_key(json, key);
    jout_object(json);
    jout_key_int(json, "token", unit);
    jout_key_string(json, "nation", type->nation);
    jout_key_string(json, "type", type->code);
    eng_show_both(json, "name", type->label);
    jout_key_int(json, "blocks", s->unit[unit].blocks);
    if (s->unit[unit].at)
        jout_key_string(json, "hex", cc_hex_name(s->unit[unit].at));
    jout_end_object(json);
}

static void show_battle(const struct cc_board *b, const struct cc_state *s, struct jout *json)
{
    const struct cc_battle *bt = &s->battle;

    if (!bt->target)
        return;
    jout_key(json, "battle");
    jout_object(json);
    jout_key_bool(json, "under_way", is_under_way(s));
    jout_key_string(json, "target", cc_hex_name(bt->target));
    if (bt->attacker < CC_UNITS)
        show_party(b, s, "attacker", bt->attacker, json);
    if (bt->unit != CC_NO_UNIT)
        show_party(b, s, "unit", bt->unit, json);
    if (bt->leader != CC_NO_LEADER)
        jout_key_string(json, "leader", s->leader[bt->leader].name);
    jout_key_bool(json, "ranged", bt->flags & BATTLE_RANGED);
    jout_key_bool(json, "bonus", bt->flags & BATTLE_BONUS);
    jout_key_bool(json, "retire", bt->flags & BATTLE_RETIRE);
    jout_key_bool(json, "first", bt->flags & BATTLE_FIRST);
    jout_key_bool(json, "strike", bt->flags & BATTLE_STRIKE);
    jout_key_bool(json, "won", bt->flags & BATTLE_WON);
    show_batteries(s, bt->batteries, json);
    jout_end_object(json);
}

/* -- sums -- */

static void show_term(const struct eng_box *box, const struct cc_state *s, const struct cc_sum *sum,
                      int i, struct jout *json)
{
    static const char *const keys[] = { [LANG_EN] = "en", [LANG_FR] = "fr" };
    const struct eng_phrase p = { .text = sum->term[i].text, .arg = { sum->term[i].value } };
    const struct eng_rule *rule = &box->game->book->rules[sum->term[i].rule];

    jout_object(json);
    jout_key_int(json, "value", sum->term[i].value);
    jout_key(json, "text");
    jout_object(json);
    for (int lang = LANG_EN; lang < LANG_COUNT; lang++) {
        struct text words = { 0 };
        eng_render(box, &s->core, &p, (enum lang)lang, &words);
        jout_key_string(json, keys[lang], text_str(&words));
        text_free(&words);
    }
    jout_end_object(json);
    if (sum->term[i].rule) {
        jout_key_string(json, "rule", rule->cite);
        jout_key_string(json, "id", rule->id);
    }
    jout_end_object(json);
}

static void show_sum(const struct eng_box *box, const struct cc_state *s,
                     const struct cc_blow *blow, struct jout *json)
{
    struct cc_sum sum = { 0 };
    int dice = cc_dice(cc_board(box), s, blow, &sum);

    jout_object(json);
    jout_key_string(json, "hex", cc_hex_name(blow->from));
    jout_key_int(json, "dice", dice);
    jout_key(json, "terms");
    jout_array(json);
    for (int i = 0; i < sum.count; i++)
        show_term(box, s, &sum, i, json);
    jout_end_array(json);
    jout_end_object(json);
}

static void show_sums(const struct eng_box *box, const struct cc_state *s,
                      const struct cc_attack_plan *plan, struct jout *json)
{
    struct cc_blow blow = cc_plan_blow(s, plan, plan->by);

    jout_key(json, "sums");
    jout_array(json);
    show_sum(box, s, &blow, json);
    FOR_UNITS (u, s) {
        if (!(plan->batteries & UINT64_C(1) << u))
            continue;
        blow = cc_plan_blow(s, plan, u);
        show_sum(box, s, &blow, json);
    }
    jout_end_array(json);
}

/* -- odds -- */

static void show_chance(uint64_t chance, struct jout *json)
{
    uint64_t grain = CC_CERTAIN / 100000;

    jout_fixed(json, (int64_t)((chance + grain / 2) / grain), DIGITS);
}

static void key_chance(const char *key, uint64_t chance, struct jout *json)
{
    jout_key(json, key);
    show_chance(chance, json);
}

static void list_chances(const char *key, const uint64_t *chance, int count, struct jout *json)
{
    jout_key(json, key);
    jout_array(json);
    for (int i = 0; i < count; i++)
        show_chance(chance[i], json);
    jout_end_array(json);
}

static void show_roll_odds(const char *key, const struct cc_roll_odds *o, int blocks,
                           struct jout *json)
{
    jout_key(json, key);
    jout_object(json);
    jout_key_int(json, "dice", o->dice);
    jout_key_int(json, "hit_faces", o->hit_faces);
    key_chance("rolled", o->rolled, json);
    list_chances("hits", o->hits, blocks + 1, json);
    list_chances("flags", o->flags, CC_ODDS_FLAGS, json);
    list_chances("lost", o->lost, blocks + 1, json);
    key_chance("eliminated", o->eliminated, json);
    key_chance("leaves", o->leaves, json);
    key_chance("mean", o->mean, json);
    jout_end_object(json);
}

static void show_odds(const struct cc_board *b, const struct cc_state *s,
                      const struct cc_attack_plan *plan, struct jout *json)
{
    struct cc_odds odds;
    int defender = s->unit_on[plan->hex];
    int blocks = defender == CC_NO_UNIT ? 1 : s->unit[defender].blocks;

    if (!cc_odds_of(b, s, plan, &odds))
        return;
    jout_object(json);
    jout_key_string(json, "if", strikes[plan->how]);
    jout_key_bool(json, "reply_first", odds.reply_first);
    show_roll_odds("attack", &odds.attack, blocks, json);
    if (odds.reply.dice)
        show_roll_odds("reply", &odds.reply, s->unit[plan->by].blocks, json);
    jout_end_object(json);
}

/* What the defender may answer, as far as everybody can see: one's odds for each. */
static void show_answers(const struct cc_board *b, const struct cc_state *s,
                         struct cc_attack_plan plan, struct jout *json)
{
    int defender = s->unit_on[plan.hex];
    bool melee = plan.how == STRIKE_MELEE && defender != CC_NO_UNIT;
    bool cavalry = cc_class(b, s, plan.by) == CAVALRY;
    bool foot = cc_class(b, s, plan.by) == INFANTRY;
    bool square = melee && s->unit[defender].square && cavalry;

    jout_key(json, "odds");
    jout_array(json);
    if (!square)
        show_odds(b, s, &plan, json);
    plan.how = STRIKE_SQUARE;
    if (square || (melee && cavalry && cc_class(b, s, defender) == INFANTRY &&
                   !cc_why_no_square(b, s, defender, plan.by)))
        show_odds(b, s, &plan, json);
    plan.how = STRIKE_RETIRE;
    if (melee && foot && cc_class(b, s, defender) == CAVALRY && cc_can_retire(b, s, defender))
        show_odds(b, s, &plan, json);
    jout_end_array(json);
}

/* -- targets -- */

static void show_target(const struct eng_box *box, const struct cc_state *s,
                        const struct cc_attack_plan *plan, struct jout *json)
{
    jout_object(json);
    jout_key_string(json, "hex", cc_hex_name(plan->hex));
    jout_key_string(json, "by", cc_hex_name(s->unit[plan->by].at));
    jout_key_string(json, "verb", plan->how == STRIKE_FIRE ? "fire" : "melee");
    jout_key_bool(json, "bonus", plan->bonus);
    jout_key_int(json, "dice", cc_plan_dice(cc_board(box), s, plan));
    show_sums(box, s, plan, json);
    show_answers(cc_board(box), s, *plan, json);
    jout_end_object(json);
}

/* All that the unit could attack now. */
static void show_choices(const struct eng_box *box, const struct cc_state *s,
                         const struct eng_frame *f, struct jout *json)
{
    struct eng_choices c;
    int seat = 0;

    while (seat < ENG_SEATS - 1 && !(s->core.asked & ENG_SEAT(seat)))
        seat++;
    eng_choices_clear(&c);
    cc_offer_announce(box, s, seat, &c);
    for (int i = 0; i < c.count; i++) {
        bool fire = c.action[i].verb == VERB_FIRE;
        if (!fire && c.action[i].verb != VERB_MELEE)
            continue;
        const struct cc_attack_plan plan = { .by = combat_of(f)->unit,
                                             .hex = c.action[i].noun,
                                             .how = fire ? STRIKE_FIRE : STRIKE_MELEE,
                                             .bonus = combat_of(f)->bonus };
        show_target(box, s, &plan, json);
    }
}

/* The melee that was announced, with the batteries that join so far. */
static void show_announced(const struct eng_box *box, const struct cc_state *s, uint64_t batteries,
                           struct jout *json)
{
    const struct cc_battle *bt = &s->battle;
    const struct cc_attack_plan plan = { .by = bt->attacker,
                                         .hex = bt->target,
                                         .how = STRIKE_MELEE,
                                         .bonus = bt->flags & BATTLE_BONUS,
                                         .batteries = batteries };

    show_target(box, s, &plan, json);
}

static void show_targets(const struct eng_box *box, const struct cc_state *s, struct jout *json)
{
    const struct eng_step *row = eng_flow_row(box, &s->core);
    const struct eng_frame *f = eng_now(&s->core);

    if (!row || !row->take)
        return;
    jout_key(json, "targets");
    jout_array(json);
    if (row->take == cc_take_announce)
        show_choices(box, s, f, json);
    else if (row->take == cc_take_batteries)
        show_announced(box, s, s->core.draft[0], json);
    else if (row->take == cc_take_answer)
        show_announced(box, s, s->battle.batteries, json);
    jout_end_array(json);
}

void cc_show_combat(const struct eng_box *box, const struct cc_state *s, struct jout *json)
{
    show_battle(cc_board(box), s, json);
    show_roll(cc_board(box), s, json);
    show_targets(box, s, json);
}
