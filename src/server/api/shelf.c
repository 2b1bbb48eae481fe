/* shelf.c -- names of shelves. */

#include "server/api/shelf.h"

#include <sodium.h>
#include <string.h>

enum { NAME_BYTES = (STORE_TOKEN - 1) / 2, DRAWN_BYTES = 10 };

_Static_assert(sizeof((struct server *)0)->shelf_key == crypto_shorthash_KEYBYTES, "a key");
_Static_assert(NAME_BYTES - DRAWN_BYTES <= crypto_shorthash_BYTES, "a mark is part of a hash");

void shelf_start(struct server *server)
{
    crypto_shorthash_keygen(server->shelf_key);
}

static void mark(const struct server *server, unsigned char name[NAME_BYTES])
{
    unsigned char hash[crypto_shorthash_BYTES];

    crypto_shorthash(hash, name, DRAWN_BYTES, server->shelf_key);
    memcpy(name + DRAWN_BYTES, hash, NAME_BYTES - DRAWN_BYTES);
}

void shelf_draw(const struct server *server, char out[STORE_TOKEN])
{
    unsigned char name[NAME_BYTES];

    randombytes_buf(name, DRAWN_BYTES);
    mark(server, name);
    sodium_bin2hex(out, STORE_TOKEN, name, sizeof name);
}

static bool is_marked(const struct server *server, const char *text)
{
    unsigned char name[NAME_BYTES], again[NAME_BYTES];

    if (sodium_hex2bin(name, sizeof name, text, STORE_TOKEN - 1, NULL, NULL, NULL) != 0)
        return false;
    memcpy(again, name, sizeof again);
    mark(server, again);
    return sodium_memcmp(name, again, sizeof name) == 0;
}

static void note_card(void *user, const struct store_card *card)
{
    (void)card;
    *(bool *)user = true;
}

/* A store that cannot be asked is no reason to take away a shelf. */
bool shelf_is_ours(struct server *server, const char *name)
{
    bool any = false;
    struct err err;

    return is_marked(server, name) ||
           !store_shelf_read(hub_store(server->hub), name, 1, note_card, &any, &err) || any;
}
