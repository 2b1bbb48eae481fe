/* au_16_place.c -- units come onto the field, out of a chit or from the strategic map. */

#include "games/austerlitz/fog/au_16.h"

/* -- may it stand there? -- */

eng_ruleno au_check_arrival(const struct au_board *b, const struct au_state *s,
                            const struct eng_action *a, int apart)
{
    struct plane_pt at = { a->x, a->y };
    int arm = b->unit[a->noun].arm;

    if (!au_has_formation(b, a->noun, a->count))
        return AU_5_1_2;
    if (!plane_pt_ok(at))
        return AU_3_1_3;
    if (arm == HEADQUARTERS && a->angle != 0)
        return AU_5_1_1;
    struct plane_box box = au_box_at(b, a->noun, a->count, at, a->angle);
    if (au_enemy_nearer(b, s, b->unit[a->noun].side, &box, apart))
        return apart == AU_UM ? AU_16_4_4 : AU_16_4_2_8_2;
    if (a->count == FORM_SQUARE && !au_is_clear(b, &box))
        return AU_5_2_3;
    return au_check_stand_in(b, s, a->noun, a->count, &box);
}

/* -- poses -- */

struct eng_action au_pose(int unit, int formation, struct plane_pt at, int facing)
{
    return (struct eng_action){ .verb = VERB_PLACE,
                                .noun = (uint16_t)unit,
                                .count = (int16_t)formation,
                                .angle = (int16_t)facing,
                                .x = at.x,
                                .y = at.y };
}

enum { WHOLE_FIELD = 4000 }; /* hu: farther than from one corner to the other */

/* Towards the nearest enemy piece, however far (A05-24.6.7-2); without any, where he comes from. */
int au_front_of(const struct au_board *b, const struct au_state *s, struct plane_pt at, int side)
{
    struct plane_box here = { at, 1, 1, 0 };
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, &here, WHOLE_FIELD, 1 << (1 - side), near);
    int best = au_forward(b, side);
    struct plane_dist least = { 0, 1 };

    for (int i = 0; i < count; i++) {
        struct plane_dist d = plane_point_dist(at, au_at(s, near[i]));
        int bearing = plane_bearing(at, au_at(s, near[i]));
        if (bearing < 0 || (i > 0 && plane_dist_cmp(d, least) >= 0))
            continue;
        least = d;
        best = bearing;
    }
    return best;
}

/* -- where nothing else is free -- */

static bool try_place(const struct au_board *b, const struct au_state *s, int unit,
                      struct plane_pt at, int facing, int apart, struct eng_action *out)
{
    static const uint8_t forms[ARMS][2] = { [INFANTRY] = { FORM_COLUMN, FORM_LINE },
                                            [CAVALRY] = { FORM_COLUMN, FORM_LINE },
                                            [ARTILLERY] = { FORM_COLUMN, FORM_COLUMN },
                                            [HEADQUARTERS] = { FORM_NONE, FORM_NONE } };

    for (int k = 0; k < 2; k++) {
        *out = au_pose(unit, forms[b->unit[unit].arm][k], at, facing);
        if (au_check_arrival(b, s, out, apart) == 0)
            return true;
    }
    return false;
}

bool au_nearest_place(const struct au_board *b, const struct au_state *s, int unit,
                      struct plane_pt at, int apart, int zone, struct eng_action *out)
{
    bool has_front = b->unit[unit].arm != HEADQUARTERS;
    int front = has_front ? au_forward(b, b->unit[unit].side) : 0;
    int north = b->home[FRENCH] + 90;

    for (int far = 0; far <= 2800; far += 20)
        for (int degree = 0; degree < 360; degree += far < 200 ? 30 : 10) {
            struct plane_pt p = plane_leg_end(at, plane_degree(north + degree), far);
            if (p.x < b->low.x || p.y < b->low.y || p.x > b->high.x || p.y > b->high.y ||
                (zone != AU_NOBODY ? au_zone_at(b, p) != zone
                                   : au_check_emerging(b, s, unit, at, p) != 0))
                continue;
            if (try_place(b, s, unit, p, front, apart, out))
                return true;
        }
    return false;
}

/* -- it does -- */

void au_come_on(struct eng_turn *t, const struct eng_action *a, eng_ruleno rule)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[a->noun];

    au_put_unit(t, a->noun, (struct plane_pt){ a->x, a->y }, a->angle, a->count);
    struct plane_box box = au_box(b, s, a->noun);
    u->banks = au_banks(b, &box);
    u->marks &= (uint8_t)~MARK_FIRST;
    if (b->unit[a->noun].arm == HEADQUARTERS)
        tell(t, rule, ENG_ALL, NEWS_COMES_ON_HQ, a->noun);
    else
        tell(t, rule, ENG_ALL, NEWS_COMES_ON, a->noun, a->x, a->y, a->angle);
}
