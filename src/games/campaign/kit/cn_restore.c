/* cn_restore.c -- what is so where a position says nothing, and what follows from what it says.
 *
 * What is usual: turn 1 of 12, fair weather, French first, morale 0, no centre and no points, keys as
 * at the start of the campaign; leaders and units not named are out.  Leaders and vedettes at a hex get
 * their pieces, the first free ones, face down; those in a box stand where their formation leader
 * stands.  Places where formations stand are theirs, unless it is said whose they are. */

#include <string.h>

#include "games/campaign/kit/cn_save.h"

/* -- before the first line -- */

struct cn_leader cn_plain_leader(int standing)
{
    return (struct cn_leader){ .hex = CN_NOWHERE,
                               .standing = (uint8_t)standing,
                               .under = CN_NOBODY,
                               .allowed = 255,
                               .goal = CN_NOWHERE,
                               .stood = CN_NOWHERE };
}

struct cn_unit cn_plain_unit(int standing)
{
    return (struct cn_unit){ .standing = (uint8_t)standing, .leader = CN_NOBODY };
}

struct cn_vedette cn_plain_vedette(int standing)
{
    return (
        struct cn_vedette){ .hex = CN_NOWHERE, .standing = (uint8_t)standing, .leader = CN_NOBODY };
}

static void lay_out_pieces(struct cn_state *s)
{
    for (int i = 0; i < CN_LEADERS; i++)
        s->leader[i] = cn_plain_leader(IS_OUT);
    for (int i = 0; i < CN_UNITS; i++)
        s->unit[i] = cn_plain_unit(IS_OUT);
    for (int i = 0; i < CN_VEDETTES; i++)
        s->vedette[i] = cn_plain_vedette(IS_OUT);
    for (int i = 0; i < CN_PIECES; i++)
        s->piece[i] = (struct cn_piece){ .hex = CN_NOWHERE, .what = CN_NOBODY };
    for (int i = 0; i < CN_BATTLES; i++)
        s->battle[i].attacker = s->battle[i].defender = CN_NOBODY;
    for (int i = 0; i < CN_TRAINS; i++) {
        s->train[i].hex = s->train[i].other = CN_NOWHERE;
        s->train[i].leader = CN_NOBODY;
    }
}

void cn_lay_out(const struct eng_box *box, void *state)
{
    const struct cn_board *b = cn_board(box);
    struct cn_state *s = state;

    lay_out_pieces(s);
    for (int i = 0; i < SIDES; i++) {
        s->army[i].centre = s->army[i].source = s->army[i].source_next = CN_NOWHERE;
        s->army[i].centre_from = s->army[i].via = s->army[i].refuge = CN_NOWHERE;
        s->army[i].centre_state = CENTRE_OFF;
    }
    memset(s->place_side, SIDES, sizeof s->place_side);
    memset(s->key_side, SIDES, sizeof s->key_side);
    for (int i = 0; i < b->key_count; i++) {
        s->key_side[i] = b->key[i].at_start;
        s->place_side[b->hex[b->key[i].hex].name - 1] = b->key[i].at_start;
    }
    s->turn = 1;
    s->last_turn = CN_TURNS;
    s->weather = s->last_weather = FAIR;
    s->winner = SIDES;
}

/* -- after the last line -- */

/* Those in a box stand where their formation leader does, boxes within boxes too. */
static void settle_boxes(struct cn_state *s)
{
    for (int i = 0; i < CN_LEADERS; i++)
        if (s->leader[i].standing == IS_BOX)
            s->leader[i].hex = s->leader[cn_formation_of(s, i)].hex;
}

/* 1X-68-6: where nobody was before, the hex of a formation is its own side's. */
static void settle_places(const struct cn_board *b, struct cn_state *s,
                          const struct cn_scratch *scratch)
{
    for (int i = 0; i < b->leader_count; i++) {
        int place = s->leader[i].standing == IS_MAP ? b->hex[s->leader[i].hex].name : 0;
        if (!place || !cn_is_held_place(b, s->leader[i].hex) || s->place_side[place - 1] != SIDES ||
            bit_has(scratch->nobodys, place - 1) || !cn_has_troops(s, i))
            continue;
        s->place_side[place - 1] = b->leader[i].side;
        int key = cn_key_at(b, s->leader[i].hex);
        if (key >= 0)
            s->key_side[key] = b->leader[i].side;
    }
}

static bool give_slot(struct cn_state *s, int side_of, int what, int at)
{
    if (cn_slot_of(s, what) >= 0)
        return true;
    for (int i = side_of * CN_SLOTS; i < (side_of + 1) * CN_SLOTS; i++)
        if (s->piece[i].what == CN_NOBODY) {
            s->piece[i] = (struct cn_piece){ .hex = (uint16_t)at, .what = (uint8_t)what };
            return true;
        }
    return false;
}

static bool give_slots(const struct cn_board *b, struct cn_state *s)
{
    bool fine = true;

    for (int i = 0; i < b->leader_count; i++)
        if (s->leader[i].standing == IS_MAP)
            fine = fine && give_slot(s, b->leader[i].side, i, s->leader[i].hex);
    for (int i = 0; i < CN_VEDETTES; i++)
        if (s->vedette[i].standing == IS_MAP)
            fine = fine && give_slot(s, cn_vedette_side(i), CN_LEADERS + i, s->vedette[i].hex);
    return fine;
}

/* The side of the frames that belong to the side whose turn it is. */
static void find_player(struct cn_state *s)
{
    const struct eng_frame *f = eng_innermost(&s->core, PROC_PLAYER);

    s->player = f ? player_of(f)->side == COALITION : s->first_player;
}

bool cn_complete(struct eng_reader *r)
{
    const struct cn_board *b = cn_board(r->box);
    struct cn_state *s = r->state;

    if (!eng_said(r, "player"))
        find_player(s);
    if (s->first_turn == 0)
        s->first_turn = s->turn;
    s->title = s->option[OPTION_TITLE];
    settle_boxes(s);
    settle_places(b, s, r->scratch);
    if (!give_slots(b, s))
        return err_set(r->in.err, NULL, "there are more pieces than slots");
    const char *broken = cn_broken(r->box, s);
    return !broken || err_set(r->in.err, NULL, "%s", broken);
}
