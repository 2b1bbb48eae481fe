/* au_18_setup.c -- A05 18: the options of a match, and how the armies stand when it begins. */

#include <string.h>

#include "games/austerlitz/au_local.h"

/* A05-18.3-2: the first value of each is what a match has when nothing is chosen. */
const struct eng_option au_options[] = {
    [OPTION_SETUP] = { "setup", "Set-up", { "historical", "free", NULL } },
    [OPTION_FOG] = { "fog", "Fog", { "on", "off", NULL } },
    [OPTION_RESTRICTIONS] = { "restrictions",
                              "Historical restrictions",
                              { "by set-up", "on", "off", NULL } },
    [OPTION_RETURNS] = { "returns", "Routed units may return", { "off", "on", NULL } },
    [OPTION_AMMUNITION] = { "ammunition", "Allied ammunition runs out", { "off", "on", NULL } },
    [OPTION_DRILL] = { "drill", "French drill and impulse", { "off", "on", NULL } },
    [OPTION_FROZEN] = { "frozen", "Satschan pond is frozen", { "off", "on", NULL } },
    [OPTION_NP] = { "np",
                    "Side played by the solo system",
                    { "none", "french", "allied", "both", NULL } },
    [OPTION_NP_TABLES] = { "np-tables", "Order tables", { "printed", "exchanged", NULL } },
    { NULL, NULL, { NULL } },
};

/* A05-18.1.1-1, 18.1.2.1-1. */
bool au_restricted(const struct au_state *s)
{
    static const bool by_choice[] = { false, true, false };
    int choice = s->option[OPTION_RESTRICTIONS];

    if (choice == 0)
        return BY(AU_18_1_1_1, !s->small && s->option[OPTION_SETUP] == 0);
    return BY(AU_18_1_2_1_1, by_choice[choice]);
}

/* A05-18.2-2: no fog, everybody where he stood at dawn. */
static void stand_at_dawn(const struct au_board *b, struct au_state *s)
{
    for (int i = 0; i < b->unit_count; i++) {
        const struct au_type *type = &b->unit[i];
        struct au_unit *u = &s->unit[i];
        *u = au_plain_unit(b, i, AT_FIELD);
        u->x = BY(AU_18_2_2, type->x);
        u->y = type->y;
        u->facing = u->faced = type->facing;
        u->formation = type->formation;
    }
    s->fog = CLEAR_DAY;
}

/* A05-16.4.1.2-2: the corps in their zones, Davout still on the road. */
static void wait_on_maps(const struct au_board *b, struct au_state *s)
{
    for (int i = 0; i < b->corps_count; i++)
        s->corps_zone[i] =
            b->corps[i].enters
                ? AU_NOBODY
                : BY(AU_16_4_1_2_2, BY(AU_16_4_1_2_1, BY(AU_3_2_1, b->corps[i].zone)));
    for (int i = 0; i < b->unit_count; i++) {
        const struct au_corps *corps = &b->corps[b->unit[i].corps];
        s->unit[i] = au_plain_unit(b, i, BY(AU_16_4_1, corps->enters > 0) ? AT_OFF : AT_MAP);
        s->unit[i].where = corps->enters;
    }
    s->fog = BY(AU_18_1_2_2_1, FOG);
}

/* A05-18.2-3: the boxes that history fills.  The solo system fills its own by dice. */
static void lay_first_chits(const struct au_board *b, struct au_state *s)
{
    for (int i = 0; i < b->first_count; i++) {
        const struct au_first_chit *first = &b->first[i];
        int slot = first->side * AU_SLOTS + BY(AU_18_2_3, first->box - 1);
        if (au_is_np(s, first->side))
            continue;
        s->chit[slot] =
            (struct au_chit){ .x = (int16_t)first->at.x,
                              .y = (int16_t)first->at.y,
                              .standing = AT_FIELD,
                              .loaded = 1,
                              .origin = (uint8_t)BY(AU_18_2_1, au_zone_at(b, first->at)),
                              .box = first->box };
        for (int k = 0; k < first->count; k++) {
            s->unit[first->unit[k]].standing = AT_CHIT;
            s->unit[first->unit[k]].where = (uint8_t)slot;
        }
    }
}

static bool names_units(const struct au_state *s)
{
    for (int i = 0; i < AU_UNITS; i++)
        if (s->unit[i].standing != AT_ABSENT)
            return true;
    return false;
}

/* A scenario without units is the whole battle. */
static void deploy(const struct au_board *b, struct au_state *s)
{
    s->small = 0;
    if (s->option[OPTION_FOG] == 1) {
        stand_at_dawn(b, s);
        return;
    }
    wait_on_maps(b, s);
    if (BY(AU_18_1_1, s->option[OPTION_SETUP] == 0))
        lay_first_chits(b, s);
}

bool au_setup(const struct eng_box *box, const uint8_t *option, void *state, struct eng_news *news,
              struct err *err)
{
    struct au_state *s = state;
    struct eng_turn t = { box, state, &s->core, news, 0 };

    (void)err;
    HOLDS(AU_18_3_2, "a new game takes the first word of each list of au_options");
    memcpy(s->option, option, sizeof s->option);
    s->np = BY(AU_22_1_1, option[OPTION_NP]);
    if (!names_units(s))
        deploy(au_board(box), s);
    eng_flow_start(&t);
    return true;
}
