/* late.h -- web hooks that were owed before the program was started. */

#ifndef SERVER_LATE_H
#define SERVER_LATE_H

struct hub;

void late_pay(struct hub *hub);

#endif
