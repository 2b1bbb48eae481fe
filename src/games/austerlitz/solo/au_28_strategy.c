/* au_28_strategy.c -- A05 28.1.5, 28.2.7: the corps of an NP side on the strategic map. */

#include <string.h>

#include "games/austerlitz/solo/au_28.h"

enum { FAR = 99 };

static int corps_named(const struct au_np *np, const char *id)
{
    for (int i = 0; i < np->b->corps_count; i++)
        if (strcmp(np->b->corps[i].id, id) == 0)
            return i;
    return AU_NOBODY;
}

static int zone_of_place(const struct au_np *np, int place)
{
    return place == AU_NOBODY ? AU_NOBODY : au_zone_at(np->b, au_np_place_at(np, place));
}

/* -- the way -- */

/* The striped zone is no way before the assault (A05-16.4.1.6). */
static bool is_passable(const struct au_np *np, int zone)
{
    return np->b->zone[zone].side != SIDES || np->s->assault;
}

/* How many zones each is away from the goal. */
static void measure(const struct au_np *np, int goal, uint8_t far[AU_ZONES])
{
    bool grows = true;

    memset(far, FAR, AU_ZONES);
    far[goal] = 0;
    for (int step = 1; grows; step++) {
        grows = false;
        for (int i = 0; i < np->b->zone_count; i++)
            for (int k = 0; far[i] == FAR && is_passable(np, i) && k < np->b->zone_count; k++)
                if (far[k] == step - 1 && np->b->zone[i].neighbours >> k & 1) {
                    far[i] = (uint8_t)step;
                    grows = true;
                }
    }
}

/* A05-28.1.5-2: a step nearer; of several the zone with the fewest columns. */
static bool step_toward(const struct au_np *np, int corps, int goal, struct au_thought *out)
{
    int zone = np->s->corps_zone[corps], best = AU_NOBODY, least = 0;
    uint8_t far[AU_ZONES];

    if (goal == AU_NOBODY || zone == AU_NOBODY)
        return false;
    measure(np, goal, far);
    for (int i = 0; i < np->b->zone_count; i++) {
        struct eng_action a = { .verb = VERB_SEND, .noun = (uint16_t)corps, .count = (int16_t)i };
        int crowd = au_columns_in(np->b, np->s, i, corps);
        if (far[i] >= far[zone] || (best != AU_NOBODY && BY(AU_28_1_5_2, crowd >= least)) ||
            !au_np_legal(np, &a))
            continue;
        best = i;
        least = crowd;
        out->action = a;
    }
    return best != AU_NOBODY;
}

/* -- who goes, and where -- */

static int place_named(const struct au_np *np, const char *id)
{
    for (int i = 0; i < np->b->place_count; i++)
        if (strcmp(np->b->place[i].id, id) == 0)
            return i;
    return AU_NOBODY;
}

/* A05-28.2.7.1-2: to the first place of the right that is lost, or after the assault. */
static int goal_of_bernadotte(const struct au_np *np)
{
    static const char *const held[] = { "telnitz", "sokolnitz", "sokolnitz-castle", "puntowitz" };

    for (size_t i = 0; i < sizeof held / sizeof held[0]; i++) {
        int place = place_named(np, held[i]);
        if (place != AU_NOBODY && BY(AU_28_2_7_1_2, np->s->control[place] != FRENCH))
            return zone_of_place(np, place);
    }
    return np->s->assault ? zone_of_place(np, place_named(np, "pratzenberg")) : AU_NOBODY;
}

static int goal_of(const struct au_np *np, int corps)
{
    const char *id = np->b->corps[corps].id;

    if (strcmp(id, "F1") == 0)
        return goal_of_bernadotte(np);
    if (strcmp(id, "FI") != 0)
        return zone_of_place(np, au_objective(np->b, corps));
    return au_guard_is_active(np->b, np->s, FRENCH)
               ? zone_of_place(np, place_named(np, "pratzenberg"))
               : AU_NOBODY;
}

/* Nobody else is told where the corps go. */
bool au_np_send(const struct au_np *np, struct au_thought *out)
{
    static const char *const order[SIDES][5] = {
        [FRENCH] = { "F3", "F1", "FI", NULL, NULL }, [ALLIED] = { "A5", "A2", "A3", "A4", "AB" }
    };

    for (int k = 0; k < 5 && order[np->side][k]; k++) {
        int corps = corps_named(np, order[np->side][k]);
        if (corps != AU_NOBODY &&
            BY(AU_28_1_5_1, BY(AU_28_2_7_1_1, step_toward(np, corps, goal_of(np, corps), out))))
            return true;
    }
    out->action = (struct eng_action){ .verb = VERB_DONE };
    return true;
}
