/* au_names.h -- the words of Austerlitz 1805: the same in tables, positions and views. */

#ifndef GAMES_AUSTERLITZ_KIT_AU_NAMES_H
#define GAMES_AUSTERLITZ_KIT_AU_NAMES_H

#include "games/austerlitz/au_local.h"

extern const char *const au_side_ids[];    /* french, allied */
extern const char *const au_nations[];     /* enum au_nation */
extern const char *const au_arms[];        /* enum au_arm */
extern const char *const au_grounds[];     /* enum au_ground */
extern const char *const au_line_kinds[];  /* enum au_line_kind */
extern const char *const au_formations[];  /* enum au_formation */
extern const char *const au_gun_forms[];   /* the same for artillery */
extern const char *const au_morales[];     /* enum au_morale: steady, S, D, R */
extern const char *const au_fogs[];        /* enum au_fog */
extern const char *const au_standings[];   /* enum au_standing */
extern const char *const au_sides_of[];    /* enum plane_zone: front, flank, rear */
extern const char *const au_order_names[]; /* enum au_order */
extern const char *const au_manners[];     /* enum au_manner */
extern const char *const au_alarm_kinds[]; /* enum au_alarm_kind */
extern const char *const au_reasons[];     /* enum au_why */
extern const struct eng_flag au_traits[], au_marks[], au_deeds[];

int au_find_unit(const struct au_board *b, const char *id);
int au_find_corps(const struct au_board *b, const char *id);
int au_find_zone(const struct au_board *b, const char *id);
int au_find_place(const struct au_board *b, const char *id);
int au_find_chit(const char *id); /* CF1 .. CA23: 0 .. 45 */
const char *au_chit_id(int chit); /* of the same */
const char *au_form_name(const struct au_board *b, int unit, int formation);

#endif
