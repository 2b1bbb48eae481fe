/* eval_campaign.c -- how good a world of a campaign is for a side.
 *
 * The morale track decides.  What is added to it: who will hold the places that move it, by the
 * troops around them, and who has more troops for the battles to come; the more turns are left, the
 * less all that is certain.  In hundredths of a box, the French positive. */

#include "ai/campaign/eval_campaign.h"

#include "ai/know.h"

enum {
    BOX = 100,
    OF_TROOPS = 260,  /* for an army without an enemy */
    OF_A_POINT = 2,   /* administrative points */
    OF_A_CENTRE = 40, /* on the map */
    MARCH = 8,        /* hexes in a turn */
    WIN = BOX / 2,    /* halfway between the last drawn box and the first won one */
    LOSS = -3 * BOX / 2,
    SURE = 25, /* how far the track may still go: at the end, and for each turn that is left */
    OF_A_TURN = 35
};

struct field {
    const struct eng_box *box;
    const struct cn_board *b;
    const struct cn_state *s;
    int left; /* turns after this one */
    int sum[SIDES], count[SIDES];
    uint16_t hex[SIDES][CN_LEADERS], sp[SIDES][CN_LEADERS];
};

static int least(int a, int b)
{
    return a < b ? a : b;
}

static void look_over(struct field *f)
{
    for (int side = FRENCH; side < SIDES; side++)
        for (int i = f->b->side_first[side]; i < f->b->side_first[side + 1]; i++) {
            int sp = cn_outlook_formation(f->s, i) ? cn_outlook_strength(f->box, f->s, i, 7) : 0;
            if (sp == 0)
                continue;
            f->hex[side][f->count[side]] = f->s->leader[i].hex;
            f->sp[side][f->count[side]++] = (uint16_t)sp;
            f->sum[side] += sp;
        }
}

/* How much of a side's troops makes itself felt at a hex; *nearest tells how far they are. */
static int weight_at(const struct field *f, int side, int hex, int *nearest)
{
    int weight = 0;

    *nearest = CN_HEXES;
    for (int i = 0; i < f->count[side]; i++) {
        int far = cn_outlook_distance(f->hex[side][i], hex);
        *nearest = least(*nearest, far);
        weight += 60 * f->sp[side][i] / (2 + far);
    }
    return weight;
}

/* Boxes for a side that holds the key in its next morale phase, if it did not count already. */
static int boxes_of(const struct field *f, int side, int key)
{
    const struct cn_key *k = &f->b->key[key];
    uint8_t held = f->s->key_held[key];
    bool french = held & CN_HELD_ONCE, counted = held & CN_HELD_COUNTED;

    if (side == FRENCH)
        return french ? 0 : k->first;
    if (k->lost && !french && k->at_start != FRENCH)
        return 0;
    return (french && !(held & CN_HELD_BACK) ? k->retaken : 0) +
           (counted ? k->each : k->held + k->lost);
}

/* In hundredths: whether the side will hold the key in a morale phase of its own before the end. */
static int hold_of(const struct field *f, int side, int key)
{
    int hex = f->b->key[key].hex, near, far;
    int own = weight_at(f, side, hex, &near), enemy = weight_at(f, 1 - side, hex, &far);
    bool has = f->s->key_side[key] == side;

    if (f->left <= 0 || (!has && near > MARCH * f->left))
        return 0;
    int hold = 100 * own / (own + enemy + 1);
    hold = hold * hold / 100;
    return has ? (100 + hold) / 2 : hold * f->left / (f->left + 1);
}

static int keys_of(const struct field *f, int side)
{
    int sum = 0;

    for (int key = 0; key < f->b->key_count; key++) {
        int boxes = boxes_of(f, side, key);
        if (boxes > 0)
            sum += boxes * hold_of(f, side, key);
    }
    return sum;
}

static int staff_of(const struct cn_state *s, int side)
{
    const struct cn_army *a = &s->army[side];

    return OF_A_POINT * least(a->ap, 15) + (a->centre_state == CENTRE_MAP ? OF_A_CENTRE : 0);
}

static int lead_of(struct field *f)
{
    const struct cn_state *s = f->s;
    int more = f->sum[FRENCH] - f->sum[COALITION], all = f->sum[FRENCH] + f->sum[COALITION];
    int troops = OF_TROOPS * more / (all + 1) * least(f->left + 1, 4) / 4;

    return BOX * s->morale + keys_of(f, FRENCH) - keys_of(f, COALITION) + troops +
           (f->left > 0 ? staff_of(s, FRENCH) - staff_of(s, COALITION) : 0);
}

/* In thousandths: will it be on the far side of there, being so far beyond it now? */
static int chance(int beyond, int spread)
{
    int size = beyond < 0 ? -beyond : beyond;

    return 500 + 500 * beyond / (size + spread);
}

int eval_campaign(const struct eng_box *box, const struct cn_state *s, int side)
{
    struct field f = { .box = box, .b = box->board, .s = s, .left = s->last_turn - s->turn };

    look_over(&f);
    int lead = lead_of(&f), spread = SURE + OF_A_TURN * f.left;
    int value = AI_EVEN + (chance(lead - WIN, spread) - chance(LOSS - lead, spread)) / 2;
    return side == FRENCH ? value : AI_WON - value;
}
