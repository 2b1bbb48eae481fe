/* replays.c -- the journals that are being looked at. */

#include "server/api/replays.h"

#include <stdio.h>
#include <string.h>

enum { REELS = 32 };

struct reel_part {
    struct reel_part *next;
    struct journal journal;
};

struct replays {
    uint64_t turn;
    struct reel *reel[REELS];
};

struct replays *replays_new(void)
{
    return base_alloc(sizeof(struct replays));
}

/* -- reels -- */

static struct reel_part *take_parts(struct reel *reel)
{
    pthread_mutex_lock(&reel->lock);
    struct reel_part *all = reel->part;
    reel->part = NULL;
    reel->last = &reel->part;
    pthread_mutex_unlock(&reel->lock);
    return all;
}

static void free_reel(struct reel *reel)
{
    struct reel_part *part = take_parts(reel), *next;

    for (; part; part = next) {
        next = part->next;
        journal_free(&part->journal);
        base_free(part);
    }
    playback_close(&reel->playback);
    pthread_mutex_destroy(&reel->lock);
    base_free(reel);
}

static void drop(struct reel **place)
{
    struct reel *reel = *place;

    *place = NULL;
    if (!reel)
        return;
    reel->dropped = true;
    if (reel->users == 0)
        free_reel(reel);
}

void reel_hold(struct reel *reel)
{
    reel->users++;
}

void reel_let_go(struct reel *reel)
{
    if (--reel->users == 0 && reel->dropped)
        free_reel(reel);
}

void reel_follow(struct reel *reel, const struct journal *journal)
{
    struct reel_part *part;

    if (reel->lines > 0 && reel->lines - 1 == journal->count)
        return;
    part = base_alloc(sizeof *part);
    journal_part(journal, reel->lines > 0 ? reel->lines - 1 : 0, &part->journal);
    reel->lines = journal->count + 1;
    pthread_mutex_lock(&reel->lock);
    *reel->last = part;
    reel->last = &part->next;
    pthread_mutex_unlock(&reel->lock);
}

bool reel_catch_up(struct reel *reel, struct work *work, struct err *err)
{
    struct reel_part *part = take_parts(reel), *next;
    bool fine = true;

    reel->playback.work = work;
    for (; part; part = next) {
        next = part->next;
        if (fine)
            fine = playback_follow(&reel->playback, &part->journal, err);
        journal_free(&part->journal);
        base_free(part);
    }
    if (fine && !reel->playback.box)
        fine = err_set(err, "journal", "this match cannot be shown");
    return fine;
}

/* -- all of them -- */

void replays_free(struct replays *r)
{
    for (int i = 0; i < REELS; i++)
        drop(&r->reel[i]);
    base_free(r);
}

struct reel *replays_find(struct replays *r, const char *id, bool uploaded, int eye)
{
    for (int i = 0; i < REELS; i++) {
        struct reel *one = r->reel[i];

        if (!one || one->uploaded != uploaded || one->eye != eye || strcmp(one->id, id) != 0)
            continue;
        one->used = ++r->turn;
        return one;
    }
    return NULL;
}

static struct reel **make_room(struct replays *r)
{
    struct reel **place = &r->reel[0];

    for (int i = 0; i < REELS; i++) {
        if (!r->reel[i])
            return &r->reel[i];
        if (r->reel[i]->used < (*place)->used)
            place = &r->reel[i];
    }
    return place;
}

struct reel *reel_new(const char *id, bool uploaded, int eye)
{
    struct reel *fresh = base_alloc(sizeof *fresh);

    snprintf(fresh->id, sizeof fresh->id, "%s", id);
    fresh->uploaded = uploaded;
    fresh->eye = eye;
    fresh->dropped = true;
    fresh->last = &fresh->part;
    pthread_mutex_init(&fresh->lock, NULL);
    return fresh;
}

void replays_keep(struct replays *r, struct reel *reel)
{
    struct reel **place = make_room(r);

    drop(place);
    *place = reel;
    reel->dropped = false;
    reel->used = ++r->turn;
}

struct reel *replays_add(struct replays *r, const char *id, bool uploaded, int eye)
{
    struct reel *fresh = reel_new(id, uploaded, eye);

    replays_keep(r, fresh);
    return fresh;
}
