/* cn_show_odds.c -- a combat before its die: strengths, odds, every shift with its rule, and what the
 * table says for each face.
 *
 * Reckoned from what the reader knows: where the other side has told its strength to the nearest ten,
 * from that; where it has told nothing yet, there are no odds. */

#include "games/campaign/battle/cn_battle.h"
#include "games/campaign/kit/cn_show.h"

/* What a term is counted in, and the rule that it comes from. */
static const struct sort {
    int text;
    const char *in;
    eng_ruleno rule;
} sorts[] = {
    { NEWS_TERM_ATTACK, "quarters", CN_306_1 }, { NEWS_TERM_DEFENCE, "quarters", CN_262_10 },
    { NEWS_TERM_ABOUT, "quarters", CN_262_3 },  { NEWS_TERM_GROUND, "quarters", CN_311_1 },
    { NEWS_TERM_ASIDE, "quarters", CN_262_21 }, { NEWS_TERM_MOUNTAIN, "quarters", CN_310_1 },
    { NEWS_TERM_LINE_A, "columns", CN_307_3 },  { NEWS_TERM_FORAGER, "columns", CN_247_1 },
    { NEWS_TERM_REPULSE, "columns", CN_212_2 }, { NEWS_TERM_BEYOND, "die", CN_305_2 },
    { NEWS_TERM_SNOW, "die", CN_305_4 },        { NEWS_TERM_GUARD, "die", CN_315_2 },
    { NEWS_TERM_STARS, "die", CN_317_1 },
};

static const struct sort *sort_of(int text)
{
    size_t i = 0;

    while (i + 1 < sizeof sorts / sizeof sorts[0] && sorts[i].text != text)
        i++;
    return &sorts[i];
}

static void show_term(const struct eng_box *box, const struct cn_state *s,
                      const struct cn_term *term, struct jout *json)
{
    struct eng_phrase phrase = { .text = (uint16_t)term->text, .arg = { term->value } };
    const struct sort *sort = sort_of(term->text);

    jout_object(json);
    eng_show_phrase(box, &s->core, "text", &phrase, json);
    jout_key_int(json, "value", term->value);
    jout_key_string(json, "in", sort->in);
    jout_key_string(json, "id", box->game->book->rules[sort->rule].id);
    jout_end_object(json);
}

static void show_terms(const struct eng_box *box, const struct cn_state *s,
                       const struct cn_odds *odds, struct jout *json)
{
    jout_key(json, "terms");
    jout_array(json);
    for (int i = 0; i < odds->count; i++)
        show_term(box, s, &odds->term[i], json);
    jout_end_array(json);
}

/* The leader's bonus is chosen when the die has been seen, and is not in this sum. */
static int added_to_die(const struct cn_odds *odds)
{
    int sum = odds->die_modifier;

    for (int i = 0; i < odds->count; i++)
        if (odds->term[i].text == NEWS_TERM_GUARD)
            sum += odds->term[i].value;
    return sum;
}

static void show_face(const struct cn_half *h, const struct cn_reading *r, int face,
                      struct jout *json)
{
    jout_object(json);
    jout_key_int(json, "face", face);
    jout_key_int(json, "die", r->die);
    jout_key_int(json, "attack", r->attack);
    jout_key_int(json, "defence", r->defence);
    jout_key_string(json, "loser", cn_side_ids[r->defender_lost ? h->defender : h->attacker]);
    jout_end_object(json);
}

static void show_faces(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                       const struct cn_odds *odds, struct jout *json)
{
    struct cn_reading r;

    jout_key(json, "faces");
    jout_array(json);
    for (int face = 1; face <= 6; face++) {
        cn_read_results(b, s, face + added_to_die(odds), odds->column, &r);
        show_face(h, &r, face, json);
    }
    jout_end_array(json);
}

/* 1X-304-1: the odds as one says them, before any column is shifted. */
static void show_ratio(const struct cn_odds *odds, struct jout *json)
{
    int a = odds->attacker4, d = odds->defender4;

    jout_key(json, "ratio");
    jout_array(json);
    jout_int(json, a >= d ? a / d : 1);
    jout_int(json, a >= d ? 1 : (d + a - 1) / a);
    jout_end_array(json);
    jout_key_int(json, "column", odds->column);
    jout_key_int(json, "shift", odds->shift);
    jout_key_int(json, "die", added_to_die(odds));
}

void cn_show_odds(const struct eng_box *box, const struct cn_state *s,
                  const struct eng_frame *round, struct jout *json)
{
    const struct cn_board *b = cn_board(box);
    int battle = half_of(round)->battle;
    struct cn_odds odds = { 0 };
    struct cn_half h;

    cn_half_of(b, s, battle, half_of(round)->counter, &h);
    cn_reckon(b, s, battle, half_of(round)->counter, &odds);
    jout_key(json, "odds");
    jout_object(json);
    jout_key_bool(json, "counter", half_of(round)->counter);
    jout_key_string(json, "attacks", cn_side_ids[h.attacker]);
    jout_key_int(json, "attacker4", odds.attacker4);
    jout_key_int(json, "defender4", odds.defender4);
    if (odds.attacker4 > 0 && odds.defender4 > 0) {
        show_ratio(&odds, json);
        show_faces(b, s, &h, &odds, json);
    }
    show_terms(box, s, &odds, json);
    jout_end_object(json);
}
