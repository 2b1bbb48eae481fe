/* frames.h -- what a procedure remembers, from one table of each game, <xx>_frames.def:
 *
 *   FRAME(ASSAULT, assault, "assault")
 *       LOCAL(company, IS(SK_COMPANY), "company that attacks")
 *       LOCAL(target, IS(SK_COMPANY), "company attacked")
 *   END_FRAME(assault)
 *
 * frame_types.def makes of it PROC_ASSAULT and struct assault_frame: assault_of(f)->target is read,
 * assault_frame(f)->target written, assault_now(&s->core)->target read where no frame is handed in.
 * frame_tables.def makes the table of procedures, with the rows `assault`.  What comes from a file is
 * held against it (eng_frames_fit), what is secret blanked by it (eng_mask_frames), docs/frames.md
 * printed from it.
 *
 * In place of IS(kind): FROM(low, high) and ANY.  In place of LOCAL: SECRET(member, kind, who may see
 * it, words), and for several that are one array LIST(member, count) and then an ITEM(name, kind, words)
 * for each.  In place of FRAME: PEEKING, for a procedure whose rows look at what both sides hide. */

#ifndef ENGINE_FRAMES_H
#define ENGINE_FRAMES_H

#include "engine/engine.h"

/* What a local is; a game's own kinds go on from ENG_KINDS. */
enum eng_kind { ENG_NUMBER, ENG_RANGE, ENG_SIDE, ENG_SEAT, ENG_KINDS };

/* Who may see it: everybody; the side that the frame names (its first local of kind ENG_SIDE), and
 * to others it is 0; from ENG_SECRETS on the game's own. */
enum eng_secret { ENG_OPEN, ENG_OWNERS, ENG_SECRETS };

struct eng_local {
    const char *name;  /* last of a procedure: NULL */
    const char *words; /* for people who write positions */
    uint8_t kind, secret;
    int16_t low, high; /* of an ENG_RANGE */
};

/* Is there such a one of a game's own kind? */
typedef bool eng_holds(const struct eng_box *box, const void *state, int kind, int value);

/* Is every local of every frame what its table says?  holds may be NULL if the game has no kinds. */
bool eng_frames_fit(const struct eng_box *box, const void *state, eng_holds *holds);

/* What this audience sees of f->local[local], where its secret is one of the game's own; f is still
 * as it was before anything of it was blanked. */
typedef int eng_mask(const struct eng_box *box, const void *state, const struct eng_frame *f,
                     int local, eng_seats audience);

/* Blanks what the audience may not see; for redact, before what the mask looks at is blanked. */
void eng_mask_frames(const struct eng_box *box, void *state, eng_seats audience, eng_mask *mask);

/* The number of a local by its name; -1: the procedure has none such. */
int eng_local_named(const struct eng_local *locals, const char *name, size_t length);

/* The frame of the running procedure, for those that are not handed it. */
static inline const struct eng_frame *eng_now(const struct eng_core *core)
{
    return &core->frame[core->depth - 1];
}

/* The innermost frame of a procedure; NULL: it does not run. */
static inline const struct eng_frame *eng_innermost(const struct eng_core *core, int proc)
{
    for (int i = core->depth - 1; i >= 0; i--)
        if (core->frame[i].proc == proc)
            return &core->frame[i];
    return NULL;
}

/* Does the match stand on this row of this procedure? */
static inline bool eng_is_at(const struct eng_core *core, int proc, int row)
{
    return core->depth > 0 && !core->over && eng_now(core)->proc == proc &&
           eng_now(core)->step == row;
}

#endif
