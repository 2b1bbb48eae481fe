/* hook_url.h -- the address of a web hook, and which machines a hook may lead to.
 *
 * A hook is somebody else's wish that this program call a third party.  So the address is read
 * strictly, and where strangers may wish, it may not lead into the net that this machine stands in.
 * That is judged by the address of the machine, when it is called: a name can be made to lead
 * anywhere. */

#ifndef SERVER_HOOK_URL_H
#define SERVER_HOOK_URL_H

#include <stdbool.h>
#include <sys/socket.h>

#include "base/err.h"

enum { HOOK_URL_MAX = 500, HOOK_HOST_MAX = 253 };

struct hook_url {
    bool tls;
    bool numeric6; /* the host was written in brackets */
    char host[HOOK_HOST_MAX + 1];
    char port[6];
    char path[HOOK_URL_MAX + 2]; /* from the slash on, with its question */
};

/* http:// or https://, a host, perhaps a port, perhaps a path: printable ASCII without blanks,
 * quotes or fragments, and nobody's name or password. */
bool hook_url_read(const char *text, struct hook_url *out, struct err *err);

/* Is its port one that web servers listen on, and not that of a letter box or a printer?  80 and 443;
 * with `near` (only trusted people name addresses) also any from 1024 on, without it 8080 and 8443. */
bool hook_has_web_port(const struct hook_url *url, bool near);

/* Is it a machine of the open internet, and not of a private net or this one itself? */
bool hook_is_public(const struct sockaddr *address);

#endif
