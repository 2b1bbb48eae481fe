/* cites.h -- where the code cites the rules, and how: a table made at build time by tools/cite-scan. */

#ifndef RULES_CITES_H
#define RULES_CITES_H

/* Strongest first; engine/rulebook.h has the words behind them. */
enum cite_kind {
    CITE_ENFORCED,  /* a refusal, a row of the sequence of play or a line of news carries it */
    CITE_COMPUTED,  /* named where the value is used                                         */
    CITE_DATA,      /* stands in a table, which a test looks up                              */
    CITE_STRUCTURE, /* follows from how it is built, for a reason in words                   */
    CITE_KINDS
};

struct rule_cite {
    const char *id;    /* "NT-11.04-03"                            */
    const char *place; /* "src/games/triumph/nt_11_lead.c:42"      */
    enum cite_kind kind;
};

/* In the order of the registers; a few places for each id, the strongest first; ends with a NULL
 * id. */
extern const struct rule_cite rule_cites[];

/* "enforced", "computed", "data", "structure" */
extern const char *const cite_kind_names[CITE_KINDS];

#endif
