/* cn_122_formations.c -- 1X 28, 32, 35, 38, 39, 122, 126: formations, their leaders and boxes, and
 * the leaders without troops who ride with them. */

#include "games/campaign/cn_local.h"

/* 1X-122-1, 122-4: he stands on the map and somebody of his has units; only such can march (1X-32). */
bool cn_is_formation(const struct cn_board *b, const struct cn_state *s, int leader)
{
    (void)b;
    return s->leader[leader].standing == IS_MAP && BY(CN_122_4, cn_has_troops(s, leader));
}

/* 1X-38-1, 115-2: a Major General never is. */
bool cn_is_unemployed(const struct cn_board *b, const struct cn_state *s, int leader)
{
    return s->leader[leader].standing == IS_MAP && !cn_is_general(b, leader) &&
           !cn_has_troops(s, leader);
}

/* 1X-35-2, 122-2: one leads; where two formations share a hex, he who is nobody's and has the
 * widest span. */
int cn_leader_at(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    int best = CN_NOBODY, most = -1;

    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->what >= CN_LEADERS || p->hex != hex || !cn_is_formation(b, s, p->what))
            continue;
        int rank = cn_span2(b, s, p->what) + (s->leader[p->what].under == CN_NOBODY ? 256 : 0);
        if (rank > most || (rank == most && p->what < best)) {
            most = rank;
            best = p->what;
        }
    }
    return best;
}

/* -- boxes -- */

static void plain_march(struct cn_leader *l)
{
    l->admin = 0;
    l->goal = CN_NOWHERE;
}

/* 1X-244-1, 247-3: the mode is that of the formation leader; whose troops joined him as foragers are
 * scattered until the formation has concentrated. */
bool cn_is_scattered(const struct cn_state *s, int leader)
{
    return s->leader[leader].forage || s->leader[cn_formation_of(s, leader)].forage;
}

bool cn_unit_scattered(const struct cn_state *s, int unit)
{
    return s->unit[unit].scattered || cn_is_scattered(s, s->unit[unit].leader);
}

bool cn_has_scattered(const struct cn_state *s, int leader)
{
    uint64_t all = cn_household(s, leader);

    for (int i = 0; i < CN_UNITS; i++)
        if (s->unit[i].standing == IS_TRACK && s->unit[i].scattered && all >> s->unit[i].leader & 1)
            return true;
    for (int i = 0; i < CN_LEADERS; i++)
        if (all >> i & 1 && cn_is_scattered(s, i) && (i == leader || cn_leads_units(s, i)))
            return true;
    return false;
}

void cn_set_mode(struct cn_state *s, int leader, bool forage)
{
    uint64_t all = cn_household(s, leader);

    for (int i = 0; i < CN_LEADERS; i++)
        if (all >> i & 1)
            s->leader[i].forage = forage;
    for (int i = 0; i < CN_UNITS; i++)
        if (s->unit[i].standing == IS_TRACK && all >> s->unit[i].leader & 1)
            s->unit[i].scattered = 0;
}

/* 1X-125-3, 126-2: he becomes a formation of his own, or an unemployed leader. */
void cn_unbox(struct eng_turn *t, int leader)
{
    struct cn_state *s = t->state;
    struct cn_leader *l = &s->leader[leader];
    int hex = l->hex;

    if (l->standing != IS_BOX)
        return;
    l->forage = cn_is_scattered(s, leader);
    l->did |= s->leader[cn_formation_of(s, leader)].did & DID_FIGHT; /* 1X-264-1, 337-1 */
    l->under = CN_NOBODY;
    cn_put_leader(t, leader, hex);
    if (!cn_is_organising(s))
        tell(t, CN_31_7, ENG_ALL, NEWS_PIECE_APPEARS, hex);
}

int cn_next_in_box(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int side = b->leader[leader].side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->leader[i].standing == IS_BOX && cn_formation_of(s, i) == leader)
            return i;
    return CN_NOBODY;
}

/* 1X-35-1, 35-3: into the box, and whoever was under him is under the higher leader too. */
void cn_enbox(struct eng_turn *t, int leader, int above)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = b->leader[leader].side;

    if (s->leader[leader].forage)
        cn_set_mode(s, leader, true);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (i != above && s->leader[i].under == leader)
            s->leader[i].under = (uint8_t)above;
    if (s->leader[above].under == leader)
        s->leader[above].under = CN_NOBODY;
    s->leader[leader].under = (uint8_t)above;
    plain_march(&s->leader[leader]);
    if (BY(CN_13_5, s->leader[leader].standing == IS_MAP)) {
        if (!cn_is_organising(s))
            cn_tell_gone(t, s->leader[leader].hex);
        cn_take_leader_off(t, leader, IS_BOX);
    }
    s->leader[leader].hex = s->leader[above].hex;
}

/* He is out of play or off the map: nobody is under him any more, and he forgets his orders. */
void cn_forget_leader(struct cn_state *s, int leader, int standing)
{
    for (int i = 0; i < CN_LEADERS; i++)
        if (s->leader[i].under == leader && s->leader[i].standing == IS_MAP)
            s->leader[i].under = CN_NOBODY;
    s->leader[leader] = (struct cn_leader){ .hex = CN_NOWHERE,
                                            .standing = (uint8_t)standing,
                                            .under = CN_NOBODY,
                                            .allowed = 255,
                                            .goal = CN_NOWHERE,
                                            .stood = CN_NOWHERE };
}

/* -- 1X-39-2: unemployed leaders go with the stack they are in -- */

void cn_attach(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_leader *l = &s->leader[leader];

    if (!cn_is_unemployed(b, s, leader))
        return;
    l->under = (uint8_t)cn_leader_at(b, s, b->leader[leader].side, l->hex);
}

void cn_part(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    if (s->leader[leader].standing == IS_BOX)
        cn_unbox(t, leader);
    if (cn_is_unemployed(b, s, leader))
        s->leader[leader].under = CN_NOBODY;
}
