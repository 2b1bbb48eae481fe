/* tls.c -- the certificate and the key of the server. */

#include "server/net/tls.h"

#include <errno.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <string.h>
#include <unistd.h>

static bool is_readable(const char *file, struct err *err)
{
    return access(file, R_OK) == 0 || err_set(err, file, "cannot be read: %s", strerror(errno));
}

static bool fit(SSL_CTX *context, const char *cert, const char *key, struct err *err)
{
    if (SSL_CTX_use_certificate_chain_file(context, cert) != 1)
        return err_set(err, cert, "is no certificate in PEM form");
    if (SSL_CTX_use_PrivateKey_file(context, key, SSL_FILETYPE_PEM) != 1)
        return err_set(err, key, "is no key in PEM form that belongs to the certificate");
    return true;
}

bool tls_check(const char *cert, const char *key, struct err *err)
{
    SSL_CTX *context;

    if (!is_readable(cert, err) || !is_readable(key, err))
        return false;
    context = SSL_CTX_new(TLS_server_method());
    if (!context)
        return err_set(err, "TLS", "could not be started");
    bool fine = fit(context, cert, key, err);
    SSL_CTX_free(context);
    ERR_clear_error();
    return fine;
}
