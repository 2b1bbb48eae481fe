/* cites.h -- where the code cites the rules: a table made at build time by tools/cite-scan. */

#ifndef RULES_CITES_H
#define RULES_CITES_H

struct rule_cite {
    const char *id;    /* "NT-11.04-03"                            */
    const char *place; /* "src/games/triumph/nt_11_attack.c:42"    */
};

/* In the order of the registers; a few places for each id; ends with a NULL id. */
extern const struct rule_cite rule_cites[];

#endif
