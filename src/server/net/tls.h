/* tls.h -- the certificate and the key that the server shows, looked at before it starts. */

#ifndef SERVER_TLS_H
#define SERVER_TLS_H

#include "base/err.h"

/* Can both be read, and do they belong together?  The library would only say that it failed. */
bool tls_check(const char *cert, const char *key, struct err *err);

#endif
