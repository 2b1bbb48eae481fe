/* nt_load.h -- what the files that read data/triumph share. */

#ifndef GAMES_TRIUMPH_KIT_NT_LOAD_H
#define GAMES_TRIUMPH_KIT_NT_LOAD_H

#include "games/triumph/nt_local.h"

void nt_number_positions(struct nt_board *b);                            /* nt_04_positions.c */
void nt_number_fronts(struct nt_board *b);                               /* nt_fronts.c */
bool nt_read_map(const char *path, struct nt_board *b, struct err *err); /* nt_map.c   */
bool nt_take_census(const struct nt_board *b, const char *folder,
                    struct err *err);                                        /* nt_census.c */
bool nt_read_plans(const char *folder, struct nt_board *b, struct err *err); /* nt_plans.c */

#endif
