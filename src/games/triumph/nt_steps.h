/* nt_steps.h -- the step functions that nt_flow.c lists, by file. */

#ifndef GAMES_TRIUMPH_NT_STEPS_H
#define GAMES_TRIUMPH_NT_STEPS_H

/* nt_6_setup.c, nt_6_place.c, nt_17_auction.c */

/* nt_7_rounds.c, nt_9_commands.c, nt_10_*.c */

/* nt_11_*.c */

/* nt_12_retreat.c, nt_14_night.c, nt_16_victory.c */

/* nt_19_team.c */

#endif
