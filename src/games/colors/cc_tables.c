/* cc_tables.c -- what data/colors says, statement by statement.
 *
 * The national cards are rows of units.tsv and guns.tsv: blocks, moves, ranges, dice and flags are read
 * there and nowhere else.  Forces and terrain of a scenario are the lines of its file; fords, bridges and
 * objectives are terrain and objectives as everywhere. */

#include "games/colors/cc_local.h"

/* -- the cards of the nations -- */

/* FR.LN */
HOLDS(CC_2_9_FR_01);
HOLDS(CC_2_9_FR_02);
HOLDS(CC_2_9_FR_03);
/* FR.LT */
HOLDS(CC_2_9_FR_04);
HOLDS(CC_2_9_FR_05);
HOLDS(CC_2_9_FR_06);
/* FR.GR */
HOLDS(CC_2_9_FR_07);
HOLDS(CC_2_9_FR_08);
HOLDS(CC_2_9_FR_09);
HOLDS(CC_2_9_FR_10);
/* FR.YG */
HOLDS(CC_2_9_FR_11);
HOLDS(CC_2_9_FR_12);
HOLDS(CC_2_9_FR_13);
HOLDS(CC_2_9_FR_14);
/* FR.OG */
HOLDS(CC_2_9_FR_15);
HOLDS(CC_2_9_FR_16);
HOLDS(CC_2_9_FR_17);
HOLDS(CC_2_9_FR_18);
/* FR.MI */
HOLDS(CC_2_9_FR_19);
HOLDS(CC_2_9_FR_20);
HOLDS(CC_2_9_FR_21);
HOLDS(CC_2_9_FR_22);
/* FR.LC */
HOLDS(CC_2_9_FR_23);
HOLDS(CC_2_9_FR_24);
/* FR.HC */
HOLDS(CC_2_9_FR_25);
HOLDS(CC_2_9_FR_26);
/* FR.CU */
HOLDS(CC_2_9_FR_27);
HOLDS(CC_2_9_FR_28);
HOLDS(CC_2_9_FR_29);
/* FR.GHC */
HOLDS(CC_2_9_FR_30);
HOLDS(CC_2_9_FR_31);
HOLDS(CC_2_9_FR_32);
/* FR.FA */
HOLDS(CC_2_9_FR_33);
HOLDS(CC_2_9_FR_34);
/* FR.GFA */
HOLDS(CC_2_9_FR_35);
HOLDS(CC_2_9_FR_36);
HOLDS(CC_2_9_FR_37);
/* FR.HA */
HOLDS(CC_2_9_FR_38);
HOLDS(CC_2_9_FR_39);
/* French: all the others */
HOLDS(CC_2_9_FR_40);
/* BR.LN */
HOLDS(CC_2_9_BR_01);
HOLDS(CC_2_9_BR_02);
HOLDS(CC_2_9_BR_03);
/* BR.LT */
HOLDS(CC_2_9_BR_04);
HOLDS(CC_2_9_BR_05);
HOLDS(CC_2_9_BR_06);
/* BR.RL */
HOLDS(CC_2_9_BR_07);
HOLDS(CC_2_9_BR_08);
HOLDS(CC_2_9_BR_09);
/* BR.GR */
HOLDS(CC_2_9_BR_10);
HOLDS(CC_2_9_BR_11);
HOLDS(CC_2_9_BR_12);
HOLDS(CC_2_9_BR_13);
/* BR.GG */
HOLDS(CC_2_9_BR_14);
HOLDS(CC_2_9_BR_15);
HOLDS(CC_2_9_BR_16);
HOLDS(CC_2_9_BR_17);
/* BR.LC */
HOLDS(CC_2_9_BR_18);
HOLDS(CC_2_9_BR_19);
/* BR.HC */
HOLDS(CC_2_9_BR_20);
HOLDS(CC_2_9_BR_21);
/* BR.GHC */
HOLDS(CC_2_9_BR_22);
HOLDS(CC_2_9_BR_23);
HOLDS(CC_2_9_BR_24);
/* BR.FA */
HOLDS(CC_2_9_BR_25);
HOLDS(CC_2_9_BR_26);
/* BR.HA */
HOLDS(CC_2_9_BR_27);
HOLDS(CC_2_9_BR_28);
/* British: all the others */
HOLDS(CC_2_9_BR_29);
/* PT.LN */
HOLDS(CC_2_9_PT_01);
HOLDS(CC_2_9_PT_02);
HOLDS(CC_2_9_PT_03);
/* PT.LT */
HOLDS(CC_2_9_PT_04);
HOLDS(CC_2_9_PT_05);
HOLDS(CC_2_9_PT_06);
/* PT.MI */
HOLDS(CC_2_9_PT_07);
HOLDS(CC_2_9_PT_08);
HOLDS(CC_2_9_PT_09);
HOLDS(CC_2_9_PT_10);
/* PT.LC */
HOLDS(CC_2_9_PT_11);
HOLDS(CC_2_9_PT_12);
/* PT.HC */
HOLDS(CC_2_9_PT_13);
HOLDS(CC_2_9_PT_14);
/* PT.FA */
HOLDS(CC_2_9_PT_15);
HOLDS(CC_2_9_PT_16);
/* Portuguese: all the others */
HOLDS(CC_2_9_PT_17);

/* -- the scenarios -- */

/* 1. Rolica (French First Position) */
HOLDS(CC_S_1_01);
HOLDS(CC_S_1_02);
HOLDS(CC_S_1_03);
HOLDS(CC_S_1_04);
/* 2. Rolica (French Second Position) */
HOLDS(CC_S_2_01);
HOLDS(CC_S_2_02);
HOLDS(CC_S_2_03);
HOLDS(CC_S_2_04);
/* 3. Vimiero */
HOLDS(CC_S_3_01);
HOLDS(CC_S_3_02);
HOLDS(CC_S_3_03);
HOLDS(CC_S_3_04);
/* 4. Corunna */
HOLDS(CC_S_4_01);
HOLDS(CC_S_4_02);
HOLDS(CC_S_4_03);
HOLDS(CC_S_4_04);
/* 5. Talavera */
HOLDS(CC_S_5_01);
HOLDS(CC_S_5_02);
HOLDS(CC_S_5_03);
HOLDS(CC_S_5_04);
/* 6. River Coa */
HOLDS(CC_S_6_01);
HOLDS(CC_S_6_02);
HOLDS(CC_S_6_03);
HOLDS(CC_S_6_04);
/* 7. Bussaco (Reynier's Assault) */
HOLDS(CC_S_7_01);
HOLDS(CC_S_7_02);
HOLDS(CC_S_7_03);
HOLDS(CC_S_7_04);
/* 10. Salamanca (Attack on the French Left) */
HOLDS(CC_S_10_01);
HOLDS(CC_S_10_02);
HOLDS(CC_S_10_03);
HOLDS(CC_S_10_04);
/* 11. Salamanca (Attack on the French Right) */
HOLDS(CC_S_11_01);
HOLDS(CC_S_11_02);
HOLDS(CC_S_11_03);
HOLDS(CC_S_11_04);
/* 12. Garcia Hernandez */
HOLDS(CC_S_12_01);
HOLDS(CC_S_12_02);
HOLDS(CC_S_12_03);
HOLDS(CC_S_12_04);
/* 14. Quatre Bras */
HOLDS(CC_S_14_01);
HOLDS(CC_S_14_02);
HOLDS(CC_S_14_03);
HOLDS(CC_S_14_04);
HOLDS(CC_S_14_05);
/* 15. Waterloo (11 am to 3 pm) */
HOLDS(CC_S_15_01);
HOLDS(CC_S_15_02);
HOLDS(CC_S_15_03);
HOLDS(CC_S_15_04);

/* -- what is in the box, and what is not -- */

HOLDS(CC_0_01); /* how the cases of the register are read */
HOLDS(CC_1_01); /* two sides, each with one hand and one count */
HOLDS(CC_2_1_02);
HOLDS(CC_2_1_04); /* cc_show.c gives everybody all of a unit */
HOLDS(CC_2_5_04);
HOLDS(CC_2_7_01);
HOLDS(CC_2_8_04);
HOLDS(CC_4_07); /* one board, two seats */
HOLDS(CC_9_04); /* draw and roll are the only chance there is */
HOLDS(CC_S_0_01);
HOLDS(CC_S_0_07);
HOLDS(CC_S_0_08);
