/* codes.h -- why something is refused, in one word that pages and programs know (docs/wire.md has
 * when each is said), and what kinds of message pages are sent: the only list of either. */

#ifndef SERVER_CODES_H
#define SERVER_CODES_H

#define CODE_LIST(X)                                                                               \
    /* of what is decided and said at a table */                                                   \
    X(CODE_ILLEGAL, "illegal")                                                                     \
    X(CODE_NOT_ASKED, "not-asked")                                                                 \
    X(CODE_NOT_YOUR_SEAT, "not-your-seat")                                                         \
    X(CODE_NO_UNDO, "no-undo")                                                                     \
    X(CODE_STALE, "stale")                                                                         \
    X(CODE_PAUSED, "paused")                                                                       \
    X(CODE_OVER, "over")                                                                           \
    X(CODE_FROZEN, "frozen")                                                                       \
    X(CODE_FULL, "full")                                                                           \
    X(CODE_LESSON, "lesson")                                                                       \
    X(CODE_NOT_NOW, "not-now")                                                                     \
    X(CODE_NOT_AGREED, "not-agreed")                                                               \
    X(CODE_NO_HOOK, "no-hook")                                                                     \
    X(CODE_HELLO_FIRST, "hello-first")                                                             \
    X(CODE_UNKNOWN_TYPE, "unknown-type")                                                           \
    X(CODE_MALFORMED, "malformed")                                                                 \
    X(CODE_TOO_LONG, "too-long")                                                                   \
    X(CODE_TOO_FAST, "too-fast")                                                                   \
    X(CODE_NOT_KEPT, "not-kept")                                                                   \
    X(CODE_STORE_TROUBLE, "store-trouble")                                                         \
    /* of doors */                                                                                 \
    X(CODE_NO_SUCH_MATCH, "no-such-match")                                                         \
    X(CODE_INVITATION, "invitation")                                                               \
    X(CODE_NOT_AN_INVITATION, "not-an-invitation")                                                 \
    X(CODE_TAKEN, "taken")                                                                         \
    X(CODE_WITHDRAWN, "withdrawn")                                                                 \
    X(CODE_RENEWED, "renewed")                                                                     \
    X(CODE_REPLACED, "replaced")                                                                   \
    /* of a match that is to be made */                                                            \
    X(CODE_NO_SUCH_GAME, "no-such-game")                                                           \
    X(CODE_NO_SUCH_SCENARIO, "no-such-scenario")                                                   \
    X(CODE_NO_SUCH_OPTION, "no-such-option")                                                       \
    X(CODE_NO_SUCH_BOT, "no-such-bot")                                                             \
    X(CODE_WRONG_SEATS, "wrong-seats")                                                             \
    /* of requests */                                                                              \
    X(CODE_NO_SUCH_RULE, "no-such-rule")                                                           \
    X(CODE_NO_SUCH_MAP, "no-such-map")                                                             \
    X(CODE_NO_SUCH_STEP, "no-such-step")                                                           \
    X(CODE_NO_SUCH_REPLAY, "no-such-replay")                                                       \
    X(CODE_NO_SUCH_TICKET, "no-such-ticket")                                                       \
    X(CODE_NOT_YOUR_EYE, "not-your-eye")                                                           \
    X(CODE_RUNNING, "running")                                                                     \
    X(CODE_BAD_JOURNAL, "bad-journal")                                                             \
    X(CODE_HIDDEN_SEED, "hidden-seed")                                                             \
    X(CODE_PASSPHRASE, "passphrase")                                                               \
    X(CODE_NO_PASSPHRASE, "no-passphrase")                                                         \
    X(CODE_WRONG_PASSPHRASE, "wrong-passphrase")                                                   \
    X(CODE_NOT_OUR_PAGE, "not-our-page")                                                           \
    X(CODE_WRONG_KIND, "wrong-kind")

#define MESSAGE_LIST(X)                                                                            \
    X(MESSAGE_WELCOME, "welcome")                                                                  \
    X(MESSAGE_TABLE, "table")                                                                      \
    X(MESSAGE_STATE, "state")                                                                      \
    X(MESSAGE_PATCH, "patch")                                                                      \
    X(MESSAGE_OVERLAYS, "overlays")                                                                \
    X(MESSAGE_FROZEN, "frozen")                                                                    \
    X(MESSAGE_DONE, "done")                                                                        \
    X(MESSAGE_REFUSED, "refused")                                                                  \
    X(MESSAGE_PROBED, "probed")                                                                    \
    X(MESSAGE_BACK, "back")                                                                        \
    X(MESSAGE_ADVICE, "advice")                                                                    \
    X(MESSAGE_THINKING, "thinking")                                                                \
    X(MESSAGE_CHAT, "chat")                                                                        \
    X(MESSAGE_NOTE, "note")                                                                        \
    X(MESSAGE_RENEWED, "renewed")                                                                  \
    X(MESSAGE_PONG, "pong")                                                                        \
    X(MESSAGE_BYE, "bye")

#define CODES_MEMBER(name, word) name,

enum code {
    CODE_NONE, /* it is not refused */
    CODE_LIST(CODES_MEMBER)
    /* Not refused either, and no words: whoever asked hears of it later. */
    CODE_LATER,  /* it is being taken back */
    CODE_OPENING /* the match is being opened; ask again when hub_await says so */
};

enum message_type { MESSAGE_LIST(CODES_MEMBER) };

const char *code_word(enum code code);
const char *message_word(enum message_type type);

#endif
