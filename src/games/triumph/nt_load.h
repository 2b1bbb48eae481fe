/* nt_load.h -- what the files that read data/triumph share. */

#ifndef GAMES_TRIUMPH_NT_LOAD_H
#define GAMES_TRIUMPH_NT_LOAD_H

#include "games/triumph/nt_local.h"

bool nt_read_map(const char *path, struct nt_board *b, struct err *err);      /* nt_map.c   */
bool nt_read_plans(const char *folder, struct nt_board *b, struct err *err);  /* nt_plans.c */

#endif
