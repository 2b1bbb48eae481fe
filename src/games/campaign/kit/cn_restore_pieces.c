/* cn_restore_pieces.c -- reads the lines of leaders, units, vedettes, pieces and trains. */

#include <string.h>

#include "games/campaign/kit/cn_read.h"

/* -- leaders -- */

static bool deed(const char *word, uint16_t *did)
{
    for (const struct cn_flag *f = cn_deeds; f->word; f++)
        if (strcmp(f->word, word) == 0) {
            *did |= (uint16_t)f->bit;
            return true;
        }
    return false;
}

static bool leader_word(struct cn_reader *r, struct cn_leader *l)
{
    for (const struct cn_count *c = cn_leader_counts; c->word; c++) {
        uint8_t *value = (uint8_t *)l + c->at;
        if (!cn_read_accept(r, c->word))
            continue;
        *value = 1;
        return !cn_read_is_number(r) || cn_read_byte(r, 0, 255, value);
    }
    if (cn_read_accept(r, "goal"))
        return cn_read_hex(r, &l->goal);
    if (cn_read_accept(r, "stood"))
        return cn_read_hex(r, &l->stood);
    if (cn_read_accept(r, "from"))
        return cn_read_hex(r, &l->hex);
    if (cn_read_accept(r, "with"))
        return cn_read_leader(r, &l->under);
    const char *word = cn_read_word(r);
    return deed(word, &l->did) || err_set(r->err, NULL, "'%s' says nothing of a leader", word);
}

static bool read_leader_place(struct cn_reader *r, struct cn_leader *l)
{
    if (BY(CN_26_1, BY(CN_366_3, BY(CN_366_4, l->standing == IS_MAP))))
        return cn_read_hex(r, &l->hex);
    if (BY(CN_366_7, BY(CN_366_8, l->standing == IS_BOX)))
        return cn_read_leader(r, &l->under);
    if (l->standing == IS_COMING || l->standing == IS_OFF)
        return !cn_read_is_number(r) || cn_read_byte(r, 1, 99, &l->due);
    return l->standing != IS_TRACK || err_set(r->err, NULL, "a leader is not on a track");
}

bool cn_restore_leader(struct cn_reader *r)
{
    uint8_t who = 0, standing = 0;

    if (!cn_read_leader(r, &who) ||
        !cn_read_one_of(r, cn_standings, "standing: at, under, coming, off, lost, out, hidden",
                        &standing))
        return false;
    struct cn_leader l = cn_plain_leader(standing);
    if (BY(CN_366_1, !read_leader_place(r, &l)))
        return false;
    while (!cn_read_ended(r))
        if (!leader_word(r, &l))
            return false;
    r->s->leader[who] = l;
    return true;
}

/* -- units -- */

static bool unit_word(struct cn_reader *r, struct cn_unit *u)
{
    if (cn_read_accept(r, "immobile"))
        u->immobile = 1;
    else if (cn_read_accept(r, "reserve"))
        u->reserve = 1;
    else if (cn_read_accept(r, "scattered"))
        u->scattered = 1;
    else if (cn_read_accept(r, "lost"))
        return cn_read_byte(r, 0, 99, &u->lost);
    else
        return err_set(r->err, NULL, "'%s' says nothing of a unit", cn_read_word(r));
    return true;
}

/* 1X-14-3: never more than the maximum. */
static bool read_strength(struct cn_reader *r, int who, struct cn_unit *u)
{
    bool in_play = u->standing == IS_TRACK || u->standing == IS_COMING;

    u->sp = in_play ? r->b->unit[who].most : 0;
    return BY(CN_366_9, BY(CN_45_1, !cn_read_is_number(r))) ||
           cn_read_byte(r, 0, r->b->unit[who].most, &u->sp);
}

bool cn_restore_unit(struct cn_reader *r)
{
    const char *word = cn_read_word(r);
    uint8_t who = 0, standing = 0;

    if (!cn_read_found(r, cn_find_unit(r->b, word), word, "unit", &who) ||
        !cn_read_one_of(r, cn_standings, "standing: on, coming, off, lost, out, hidden", &standing))
        return false;
    struct cn_unit u = cn_plain_unit(standing);
    if (BY(CN_375_1, BY(CN_375_2, standing == IS_MAP || standing == IS_BOX)))
        return err_set(r->err, NULL, "units stand on the tracks of leaders");
    if (BY(CN_366_10, BY(CN_367_1, standing == IS_TRACK)) && !cn_read_leader(r, &u.leader))
        return false;
    if (standing == IS_COMING && !cn_read_byte(r, 1, CN_TURNS, &u.due))
        return false;
    if (!read_strength(r, who, &u))
        return false;
    while (!cn_read_ended(r))
        if (!unit_word(r, &u))
            return false;
    r->s->unit[who] = u;
    return true;
}

/* -- vedettes, pieces, trains -- */

bool cn_restore_vedette(struct cn_reader *r)
{
    const char *word = cn_read_word(r);
    uint8_t who = 0, standing = 0;

    if (!cn_read_found(r, cn_find_vedette(word), word, "vedette", &who) ||
        !cn_read_one_of(r, cn_standings, "standing: at, on, lost, out, hidden", &standing))
        return false;
    struct cn_vedette v = cn_plain_vedette(standing);
    if (standing == IS_BOX || (standing == IS_MAP && !cn_read_hex(r, &v.hex)) ||
        (standing == IS_TRACK && !cn_read_leader(r, &v.leader)))
        return standing != IS_BOX || err_set(r->err, NULL, "a vedette is under nobody");
    if (cn_read_accept(r, "due") && !cn_read_byte(r, 0, 99, &v.due))
        return false;
    if (cn_read_accept(r, "deeds") && !cn_read_byte(r, 0, 255, &v.did))
        return false;
    r->s->vedette[who] = v;
    return cn_read_end(r);
}

static bool read_what(struct cn_reader *r, uint8_t *out)
{
    if (cn_read_accept(r, "unknown")) {
        *out = PIECE_UNKNOWN;
        return true;
    }
    if (!cn_read_ended(r) && cn_find_vedette(r->w->word[r->at]) >= 0) {
        *out = (uint8_t)(CN_LEADERS + cn_find_vedette(cn_read_word(r)));
        return true;
    }
    return cn_read_leader(r, out);
}

bool cn_restore_piece(struct cn_reader *r)
{
    const char *word = cn_read_word(r);
    struct cn_piece p = { 0 };
    uint8_t slot = 0;

    if (!cn_read_found(r, cn_find_slot(word), word, "piece", &slot) || !cn_read_accept(r, "at"))
        return err_set(r->err, NULL, "'piece' expects F1 to F44 or C1 to C44, and 'at'");
    if (!cn_read_hex(r, &p.hex) || !read_what(r, &p.what))
        return false;
    p.face_up = (uint8_t)(cn_read_accept(r, "up")        ? FACE_UP
                          : cn_read_accept(r, "scouted") ? FACE_SCOUTED
                                                         : FACE_DOWN);
    r->s->piece[slot] = p;
    return cn_read_end(r);
}

static bool read_pontoon(struct cn_reader *r, int train)
{
    const char *word = cn_read_word(r);
    int from, to;

    if (!cn_find_side(r->b, word, &from, &to))
        return err_set(r->err, NULL, "there is no side '%s'", word);
    r->s->train[train].standing = IS_MAP;
    r->s->train[train].hex = (uint16_t)from;
    r->s->train[train].other = r->b->next[from][to];
    return !cn_read_accept(r, "lifted") || cn_read_leader(r, &r->s->train[train].leader);
}

bool cn_restore_train(struct cn_reader *r)
{
    struct cn_state *s = r->s;
    int i = 0;

    while (i < CN_TRAINS && s->train[i].standing != IS_OUT)
        i++;
    if (i == CN_TRAINS)
        return err_set(r->err, NULL, "there are more than %d trains", CN_TRAINS);
    if (!cn_read_side(r, &s->train[i].side))
        return false;
    if (cn_read_accept(r, "laid"))
        return read_pontoon(r, i) && cn_read_end(r);
    if (!cn_read_one_of(r, cn_standings, "standing: on, at, laid, lost, hidden",
                        &s->train[i].standing))
        return false;
    if (s->train[i].standing == IS_TRACK && !cn_read_leader(r, &s->train[i].leader))
        return false;
    if (s->train[i].standing == IS_MAP && !cn_read_hex(r, &s->train[i].hex))
        return false;
    return cn_read_end(r);
}
