/* sim.h -- many matches without people: how fast they go, and who wins them.
 *
 * All take their own words, argv[0] being their name, and return the exit status: 0 done, 1
 * refused or failed, 2 wrong usage. */

#ifndef SIM_SIM_H
#define SIM_SIM_H

/* berthier bench [GAME] [--seconds N] [--json] */
int bench_command(int argc, char **argv);

/* berthier sim GAME SCENARIO [--games N] [--bots A,B] [--seed S] [--threads T] [--json] */
int sim_command(int argc, char **argv);

/* berthier arena GAME [SCENARIO,...] PLAYER PLAYER ... [--pairs N] [--sprt LOW,HIGH] ... */
int arena_command(int argc, char **argv);

#endif
