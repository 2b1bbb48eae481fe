/* ticks.h -- the clocks of this machine, in ms since 1970 (hub.h says what each is for). */

#ifndef SERVER_TICKS_H
#define SERVER_TICKS_H

#include <stdint.h>

int64_t ticks_now(void);
int64_t ticks_on(void); /* began with the other and counts on, whatever becomes of that */

#endif
