/* cn_restore_battle.c -- reads the lines of battles, of the path of a retreat and of bridges. */

#include "games/campaign/kit/cn_read.h"

static bool battle_hexes(struct cn_reader *r, uint16_t *out, uint8_t *count)
{
    for (*count = 0; cn_read_is_hex(r) && *count < CN_TARGETS; ++*count)
        if (!cn_read_hex(r, &out[*count]))
            return false;
    return true;
}

static bool battle_word(struct cn_reader *r, struct cn_battle *f)
{
    if (cn_read_accept(r, "targets"))
        return battle_hexes(r, f->target, &f->target_count);
    if (cn_read_accept(r, "from"))
        return battle_hexes(r, f->from, &f->from_count);
    if (cn_read_accept(r, "counter"))
        return battle_hexes(r, f->counter, &f->counter_count);
    if (cn_read_accept(r, "strong"))
        return cn_read_hex(r, &f->strong);
    for (const struct cn_count *c = cn_battle_counts; c->word; c++)
        if (cn_read_accept(r, c->word))
            return cn_read_byte(r, 0, 255, (uint8_t *)f + c->at);
    if (cn_read_accept(r, "markers"))
        return cn_read_one_of(r, cn_markers, "marker", &f->marker[0]) &&
               cn_read_one_of(r, cn_markers, "marker", &f->marker[1]);
    if (cn_read_accept(r, "shown"))
        return cn_read_byte(r, 0, 9, &f->shown[0]) && cn_read_byte(r, 0, 9, &f->shown[1]);
    if (cn_read_accept(r, "lost"))
        return cn_read_byte(r, 0, 99, &f->lost[0]) && cn_read_byte(r, 0, 99, &f->lost[1]);
    if (cn_read_accept(r, "round"))
        return cn_read_byte(r, 0, 99, &f->round);
    if (cn_read_accept(r, "refused"))
        return cn_read_byte(r, 0, 9, &f->refused);
    if (cn_read_accept(r, "over"))
        return cn_read_byte(r, 0, 9, &f->over);
    if (cn_read_accept(r, "guard"))
        return cn_read_byte(r, 0, 3, &f->guard);
    if (cn_read_accept(r, "failed-repulse"))
        return cn_read_byte(r, 0, 9, &f->failed_repulse);
    if (cn_read_accept(r, "won"))
        return cn_read_byte(r, 0, 99, &f->won);
    if (cn_read_accept(r, "result"))
        return cn_read_byte(r, 0, 99, &f->result);
    return err_set(r->err, NULL, "'%s' says nothing of a battle", cn_read_word(r));
}

/* A leader, or a vedette that attacks. */
static bool attacker(struct cn_reader *r, uint8_t *out)
{
    int vedette = cn_read_ended(r) ? -1 : cn_find_vedette(r->w->word[r->at]);

    if (vedette < 0)
        return cn_read_leader_or_none(r, out);
    cn_read_word(r);
    *out = (uint8_t)(CN_LEADERS + vedette);
    return true;
}

bool cn_restore_battle(struct cn_reader *r)
{
    struct cn_battle f = cn_plain_battle();

    if (r->s->battle_count == CN_BATTLES)
        return err_set(r->err, NULL, "there are more than %d battles", CN_BATTLES);
    if (!attacker(r, &f.attacker) || !cn_read_leader_or_none(r, &f.defender))
        return false;
    while (!cn_read_ended(r))
        if (!battle_word(r, &f))
            return false;
    r->s->battle[r->s->battle_count++] = f;
    return true;
}

bool cn_restore_path(struct cn_reader *r)
{
    struct cn_state *s = r->s;

    for (s->path_count = 0; cn_read_is_hex(r); s->path_count++)
        if (s->path_count == 24 || !cn_read_hex(r, &s->path[s->path_count]))
            return err_set(r->err, NULL, "a path has at most 24 hexes");
    s->path_full = cn_read_accept(r, "full")      ? PATH_FULL
                   : cn_read_accept(r, "stopped") ? PATH_STOPPED
                   : cn_read_accept(r, "off")     ? PATH_OFF
                                                  : PATH_SHORT;
    return (!cn_read_accept(r, "guns") || cn_read_byte(r, 0, 99, &s->path_guns)) && cn_read_end(r);
}

bool cn_restore_damaged(struct cn_reader *r)
{
    const char *word = cn_read_word(r);
    int from, to;

    if (!cn_find_side(r->b, word, &from, &to) || !r->b->hex[from].bridge[to])
        return err_set(r->err, NULL, "there is no bridge '%s'", word);
    r->s->damaged[r->b->hex[from].bridge[to] - 1] = cn_read_accept(r, "planned") ? 2 : 1;
    return cn_read_end(r);
}
