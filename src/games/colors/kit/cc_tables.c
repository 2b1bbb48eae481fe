/* cc_tables.c -- what data/colors says, statement by statement.
 *
 * The national cards are rows of units.tsv and guns.tsv: blocks, moves, ranges, dice and flags are read
 * there and nowhere else.  Forces and terrain of a scenario are the lines of its file; fords, bridges and
 * objectives are terrain and objectives as everywhere. */

#include "games/colors/cc_local.h"

/* -- the cards of the nations -- */

/* FR.LN */
TABLE(CC_2_9_FR_01, "units.tsv");
TABLE(CC_2_9_FR_02, "units.tsv");
/* FR.LT */
TABLE(CC_2_9_FR_04, "units.tsv");
TABLE(CC_2_9_FR_05, "units.tsv");
TABLE(CC_2_9_FR_06, "units.tsv");
/* FR.GR */
TABLE(CC_2_9_FR_07, "units.tsv");
TABLE(CC_2_9_FR_08, "units.tsv");
TABLE(CC_2_9_FR_09, "units.tsv");
TABLE(CC_2_9_FR_10, "units.tsv");
/* FR.YG */
TABLE(CC_2_9_FR_11, "units.tsv");
TABLE(CC_2_9_FR_12, "units.tsv");
TABLE(CC_2_9_FR_13, "units.tsv");
TABLE(CC_2_9_FR_14, "units.tsv");
/* FR.OG */
TABLE(CC_2_9_FR_15, "units.tsv");
TABLE(CC_2_9_FR_16, "units.tsv");
TABLE(CC_2_9_FR_17, "units.tsv");
TABLE(CC_2_9_FR_18, "units.tsv");
/* FR.MI */
TABLE(CC_2_9_FR_19, "units.tsv");
TABLE(CC_2_9_FR_20, "units.tsv");
TABLE(CC_2_9_FR_21, "units.tsv");
TABLE(CC_2_9_FR_22, "units.tsv");
/* FR.LC */
TABLE(CC_2_9_FR_23, "units.tsv");
TABLE(CC_2_9_FR_24, "units.tsv");
/* FR.HC */
TABLE(CC_2_9_FR_25, "units.tsv");
TABLE(CC_2_9_FR_26, "units.tsv");
/* FR.CU */
TABLE(CC_2_9_FR_27, "units.tsv");
TABLE(CC_2_9_FR_28, "units.tsv");
TABLE(CC_2_9_FR_29, "units.tsv");
/* FR.GHC */
TABLE(CC_2_9_FR_30, "units.tsv");
TABLE(CC_2_9_FR_31, "units.tsv");
TABLE(CC_2_9_FR_32, "units.tsv");
/* FR.FA */
TABLE(CC_2_9_FR_33, "units.tsv");
TABLE(CC_2_9_FR_34, "units.tsv");
/* FR.GFA */
TABLE(CC_2_9_FR_35, "units.tsv");
TABLE(CC_2_9_FR_36, "units.tsv");
TABLE(CC_2_9_FR_37, "units.tsv");
/* FR.HA */
TABLE(CC_2_9_FR_38, "units.tsv");
TABLE(CC_2_9_FR_39, "units.tsv");
/* French: all the others */
TABLE(CC_2_9_FR_40, "units.tsv");
/* BR.LN */
TABLE(CC_2_9_BR_01, "units.tsv");
TABLE(CC_2_9_BR_02, "units.tsv");
TABLE(CC_2_9_BR_03, "units.tsv");
/* BR.LT */
TABLE(CC_2_9_BR_04, "units.tsv");
TABLE(CC_2_9_BR_05, "units.tsv");
TABLE(CC_2_9_BR_06, "units.tsv");
/* BR.RL */
TABLE(CC_2_9_BR_07, "units.tsv");
TABLE(CC_2_9_BR_08, "units.tsv");
TABLE(CC_2_9_BR_09, "units.tsv");
/* BR.GR */
TABLE(CC_2_9_BR_10, "units.tsv");
TABLE(CC_2_9_BR_11, "units.tsv");
TABLE(CC_2_9_BR_12, "units.tsv");
TABLE(CC_2_9_BR_13, "units.tsv");
/* BR.GG */
TABLE(CC_2_9_BR_14, "units.tsv");
TABLE(CC_2_9_BR_15, "units.tsv");
TABLE(CC_2_9_BR_16, "units.tsv");
TABLE(CC_2_9_BR_17, "units.tsv");
/* BR.LC */
TABLE(CC_2_9_BR_18, "units.tsv");
TABLE(CC_2_9_BR_19, "units.tsv");
/* BR.HC */
TABLE(CC_2_9_BR_20, "units.tsv");
TABLE(CC_2_9_BR_21, "units.tsv");
/* BR.GHC */
TABLE(CC_2_9_BR_22, "units.tsv");
TABLE(CC_2_9_BR_23, "units.tsv");
TABLE(CC_2_9_BR_24, "units.tsv");
/* BR.FA */
TABLE(CC_2_9_BR_25, "units.tsv");
TABLE(CC_2_9_BR_26, "units.tsv");
/* BR.HA */
TABLE(CC_2_9_BR_27, "units.tsv");
TABLE(CC_2_9_BR_28, "units.tsv");
/* British: all the others */
TABLE(CC_2_9_BR_29, "units.tsv");
/* PT.LN */
TABLE(CC_2_9_PT_01, "units.tsv");
TABLE(CC_2_9_PT_02, "units.tsv");
TABLE(CC_2_9_PT_03, "units.tsv");
/* PT.LT */
TABLE(CC_2_9_PT_04, "units.tsv");
TABLE(CC_2_9_PT_05, "units.tsv");
TABLE(CC_2_9_PT_06, "units.tsv");
/* PT.MI */
TABLE(CC_2_9_PT_07, "units.tsv");
TABLE(CC_2_9_PT_08, "units.tsv");
TABLE(CC_2_9_PT_09, "units.tsv");
TABLE(CC_2_9_PT_10, "units.tsv");
/* PT.LC */
TABLE(CC_2_9_PT_11, "units.tsv");
TABLE(CC_2_9_PT_12, "units.tsv");
/* PT.HC */
TABLE(CC_2_9_PT_13, "units.tsv");
TABLE(CC_2_9_PT_14, "units.tsv");
/* PT.FA */
TABLE(CC_2_9_PT_15, "units.tsv");
TABLE(CC_2_9_PT_16, "units.tsv");
/* Portuguese: all the others */
TABLE(CC_2_9_PT_17, "units.tsv");

/* -- the scenarios -- */

/* 1. Rolica (French First Position) */
TABLE(CC_S_1_01, "scenarios/01-rolica-first.pos");
TABLE(CC_S_1_02, "scenarios/01-rolica-first.pos");
TABLE(CC_S_1_03, "scenarios/01-rolica-first.pos");
TABLE(CC_S_1_04, "scenarios/01-rolica-first.pos");
/* 2. Rolica (French Second Position) */
TABLE(CC_S_2_01, "scenarios/02-rolica-second.pos");
TABLE(CC_S_2_02, "scenarios/02-rolica-second.pos");
TABLE(CC_S_2_03, "scenarios/02-rolica-second.pos");
TABLE(CC_S_2_04, "scenarios/02-rolica-second.pos");
/* 3. Vimiero */
TABLE(CC_S_3_01, "scenarios/03-vimiero.pos");
TABLE(CC_S_3_02, "scenarios/03-vimiero.pos");
TABLE(CC_S_3_03, "scenarios/03-vimiero.pos");
TABLE(CC_S_3_04, "scenarios/03-vimiero.pos");
/* 4. Corunna */
TABLE(CC_S_4_01, "scenarios/04-corunna.pos");
TABLE(CC_S_4_02, "scenarios/04-corunna.pos");
TABLE(CC_S_4_03, "scenarios/04-corunna.pos");
TABLE(CC_S_4_04, "scenarios/04-corunna.pos");
/* 5. Talavera */
TABLE(CC_S_5_01, "scenarios/05-talavera.pos");
TABLE(CC_S_5_02, "scenarios/05-talavera.pos");
TABLE(CC_S_5_03, "scenarios/05-talavera.pos");
TABLE(CC_S_5_04, "scenarios/05-talavera.pos");
/* 6. River Coa */
TABLE(CC_S_6_01, "scenarios/06-coa.pos");
TABLE(CC_S_6_02, "scenarios/06-coa.pos");
TABLE(CC_S_6_03, "scenarios/06-coa.pos");
TABLE(CC_S_6_04, "scenarios/06-coa.pos");
/* 7. Bussaco (Reynier's Assault) */
TABLE(CC_S_7_01, "scenarios/07-bussaco.pos");
TABLE(CC_S_7_02, "scenarios/07-bussaco.pos");
TABLE(CC_S_7_03, "scenarios/07-bussaco.pos");
TABLE(CC_S_7_04, "scenarios/07-bussaco.pos");
/* 10. Salamanca (Attack on the French Left) */
TABLE(CC_S_10_01, "scenarios/10-salamanca-left.pos");
TABLE(CC_S_10_02, "scenarios/10-salamanca-left.pos");
TABLE(CC_S_10_03, "scenarios/10-salamanca-left.pos");
TABLE(CC_S_10_04, "scenarios/10-salamanca-left.pos");
/* 11. Salamanca (Attack on the French Right) */
TABLE(CC_S_11_01, "scenarios/11-salamanca-right.pos");
TABLE(CC_S_11_02, "scenarios/11-salamanca-right.pos");
TABLE(CC_S_11_03, "scenarios/11-salamanca-right.pos");
TABLE(CC_S_11_04, "scenarios/11-salamanca-right.pos");
/* 12. Garcia Hernandez */
TABLE(CC_S_12_01, "scenarios/12-garcia-hernandez.pos");
TABLE(CC_S_12_02, "scenarios/12-garcia-hernandez.pos");
TABLE(CC_S_12_03, "scenarios/12-garcia-hernandez.pos");
/* 14. Quatre Bras */
TABLE(CC_S_14_01, "scenarios/14-quatre-bras.pos");
TABLE(CC_S_14_02, "scenarios/14-quatre-bras.pos");
TABLE(CC_S_14_03, "scenarios/14-quatre-bras.pos");
TABLE(CC_S_14_04, "scenarios/14-quatre-bras.pos");
TABLE(CC_S_14_05, "scenarios/14-quatre-bras.pos");
/* 15. Waterloo (11 am to 3 pm) */
TABLE(CC_S_15_01, "scenarios/15-waterloo.pos");
TABLE(CC_S_15_02, "scenarios/15-waterloo.pos");
TABLE(CC_S_15_03, "scenarios/15-waterloo.pos");
TABLE(CC_S_15_04, "scenarios/15-waterloo.pos");

/* -- what else is read there -- */

TABLE(CC_0_01, "units.tsv");
TABLE(CC_2_8_04, "units.tsv");
TABLE(CC_S_0_01, "scenarios/01-rolica-first.pos");
