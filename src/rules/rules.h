/* rules.h -- `berthier rules`: the rule registers for people, with what the program does of them. */

#ifndef RULES_RULES_H
#define RULES_RULES_H

/* argv[0] is "rules".  Returns the exit status: 0 done, 1 refused or failed, 2 wrong usage. */
int rules_command(int argc, char **argv);

#endif
