/* server.h -- `berthier serve`: the web page, on this machine. */

#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

/* argv[0] is "serve".  Returns the exit status: 0 ended by a signal, 1 could not serve, 2 wrong
 * usage. */
int serve_command(int argc, char **argv);

#endif
