/* table.h -- an open match with everything around it: who sits where, what each eye has seen, the
 * clock, questions that stand, how it ended.
 *
 * Nothing that changes here is known to anybody before the turn of the loop is on the disk: changes
 * are gathered as writes (hub.h), and peers are told when these are durable.  If they could not be
 * kept, the table is laid anew from the store. */

#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include "engine/match.h"
#include "server/table/bots.h"
#include "server/table/message.h"
#include "server/table/plan.h"

enum { TABLE_WATCHERS = -1, TABLE_EYES = ENG_SEATS + 1, TABLE_DOORS = ENG_SEATS + 2 };

/* A state in one language, as its pages have it.  Of the text only prints of its parts are kept, to
 * tell what is new in the next one. */
struct sight {
    uint64_t seq; /* of the state; 0: none was made */
    struct jprints prints;
    uint32_t sum;  /* of the text */
    uint64_t base; /* the state from which the change leads to this one; 0: there is no change */
    struct text change; /* until the turn ends, like the log of the eye */
    uint64_t text;      /* the number of the text (hub_text) */
};

/* What one seat sees (or everybody, for watchers), and how often that has changed. */
struct eye {
    bool known;
    uint64_t seq;
    uint32_t version;      /* of the table when it was last looked at */
    uint64_t hash;         /* of what it saw then, log apart, in `lang` */
    uint64_t given;        /* of what that was made from: while it is the same, so is the rest */
    int lines;             /* of the log that it could read then */
    int stable;            /* how many of these still hold: fewer after something was taken back */
    int counted, readable; /* of so many lines of news so many can be read */
    enum lang lang;
    struct sight sight[LANG_COUNT];
    struct text log; /* the lines from log_from on, as made for log_seq in log_lang */
    uint64_t log_seq;
    int log_from;
    enum lang log_lang;
    uint64_t view; /* the number of what was known then (hub_view), and of the table */
    uint32_t view_version;
};

/* The last is asked by whoever made the match: may somebody else have the seat? */
enum table_question {
    ASK_TAKEBACK,
    ASK_PAUSE,
    ASK_DRAW,
    ASK_ADVICE, /* may the Marshal be asked in this match? */
    ASK_INVITE,
    TABLE_QUESTIONS
};

struct table_ask {
    bool open;
    int by;            /* a seat; -1: who made the match */
    eng_seats waiting; /* whose consent is missing */
    int line;          /* a take-back: where it goes back to */
    uint64_t seq;      /* of what everybody sees, when it was asked */
};

enum table_end { END_NONE, END_RESIGNED, END_CLAIMED, END_DRAWN, END_CLOSED };

struct table_ending {
    enum table_end why; /* none: not ended, or by its rules */
    eng_seats winners;
    int by; /* a seat; -1: who made the match */
};

/* Their names, on the wire and on paper; of an end that is none, "". */
extern const char *const table_question_name[TABLE_QUESTIONS];
extern const char *const table_end_name[];
extern const char *const table_status_name[]; /* by enum store_status */

/* A bot at work, as long as there is nothing new that everybody can read. */
struct table_thought {
    uint64_t job;  /* 0: none just now */
    int64_t began; /* 0: it is not thinking */
    int64_t next;  /* when pages are to be told of it */
    int lines;     /* of the log that everybody could read when it began */
    bool told;     /* pages know that it is thinking */
    uint64_t hash; /* of what it was given */
};

/* The answer of a bot that waits for its time (tempo.h). */
struct table_held {
    int64_t asked, slot;
    int64_t due; /* 0: there is no answer yet */
    struct bots_answer answer;
    bool unseen; /* nobody else would notice it: it does not wait */
};

/* A web hook of a seat. */
struct table_hook {
    char *url, *body; /* NULL: none */
    bool owed;        /* the seat came to be asked, and its holder has not stirred since */
    bool going;       /* it is paid when this turn is durable */
    int64_t since;    /* when it came to be owed */
};

/* What a lesson remembers beside its journal. */
struct table_lesson {
    bool over; /* left, or never one */
    int heard; /* the step whose words the player has read; -1: none */
};

/* The tutor's answer to what he does not want now. */
struct lesson_refusal {
    const char *words;
    eng_ruleno because; /* 0: no rule is to blame */
};

/* The hub owns it and may put it away when nobody is there: the store has all of it that lasts.  It
 * holds the truth of a match; pages get what an eye has seen.  Times are ms of the ticks of the hub
 * where nothing else is said. */
struct table {
    struct hub *hub;
    struct table *next; /* in the same bucket */
    char id[STORE_ID_MAX + 1];
    int64_t created; /* seconds */
    struct plan plan;
    struct match *m;
    struct store_door door[TABLE_DOORS];
    int door_count;

    uint32_t version; /* grows with every change of the match */
    struct eye eye[TABLE_EYES];
    struct peer *peers;
    struct store_standing standing;
    struct clock clock;
    bool paused;
    bool advised; /* all have agreed to advice */
    struct table_ask ask[TABLE_QUESTIONS];
    struct table_ending ending;
    int64_t asked_since;           /* since when those are asked who are */
    int64_t gone_since[ENG_SEATS]; /* when the last page of the seat closed */
    struct table_thought thought[ENG_SEATS];
    struct table_held held[ENG_SEATS];
    struct table_hook hook[ENG_SEATS];
    int64_t owes_dice[ENG_SEATS]; /* since a decision at that time, in ms; 0: it does not */
    int64_t bots_from;            /* no bot decides before that */
    char caller[PEER_CALLER];     /* address of the last who sat down: bots think on his account */
    struct table_advice *advice;  /* somebody has asked for it, and waits */
    struct table_recall *recall;  /* it is being taken back: all stands still */
    struct table_lesson lesson;
    bool stuck; /* a bot had no answer; until the next change */

    bool changed; /* in this turn: peers are to be looked at */
    bool written; /* in this turn: there are writes of it */
    bool spoilt;  /* neither kept nor restored: to be put away */
    int64_t used; /* when it was last wanted */
};

/* -- table.c: opening, deciding -- */

/* NULL and err when the store does not have it, or it cannot be played again. */
struct table *table_open(struct hub *hub, const struct store_card *card, struct err *err);
/* What the store has, once more, after writes were lost. */
bool table_restore(struct table *t, struct err *err);
void table_free(struct table *t);

const struct eng_core *table_core(const struct table *t);
bool table_is_over(const struct table *t); /* by its rules or otherwise */

/* Undo, and what follows for the eyes that have seen what is gone. */
enum match_answer table_undo(struct table *t, int seat);
/* To be called after every decision, undo or take-back that succeeded, or that froze the match. */
void table_moved(struct table *t);
void table_froze(struct table *t);
/* Lines have gone from the log, and others may stand in their place. */
void table_rewound(struct table *t);
/* Pages are to be told what is around the match. */
void table_touch(struct table *t);
/* Writes down clock, pause and ending. */
void table_keep_around(struct table *t);
/* Ends the match for a reason outside its rules. */
void table_end(struct table *t, enum table_end why, eng_seats winners, int by);
eng_seats table_side(const struct table *t, int seat); /* its own */
enum store_status table_status(const struct table *t);
/* Persons at the table, as a set of seats. */
eng_seats table_persons(const struct table *t);

/* -- table_bots.c -- */

void table_wake_bots(struct table *t);
void table_stop_bots(struct table *t); /* what they have been thinking of is no more */
/* Something was taken back: those who see it are asked anew, and nobody else notices. */
void table_recall_bots(struct table *t);
/* Plays it when its time has come; table_release then, and the ms until it has to be called again,
 * or -1. */
void table_take_answer(struct table *t, const struct bots_answer *answer);
int64_t table_release(struct table *t, int64_t now);
bool table_hurry(struct table *t); /* false: nobody is thinking */
/* Tells pages how far a bot is; the ms until it has to be told again, or -1. */
int64_t table_tell_thoughts(struct table *t, int64_t now);

/* -- table_lesson.c: guided matches -- */

bool table_read_lesson(struct table *t, struct err *err);
/* The player has had enough, or has read all that was said. */
void table_leave_lesson(struct table *t);
void table_hear_lesson(struct table *t);
/* May it be decided now?  What is wanted becomes the very action of the lesson, and its dice are laid. */
bool table_lesson_lets(struct table *t, int seat, struct eng_action *action,
                       struct lesson_refusal *out, enum lang lang);
/* The other side plays by the script when it is its turn there; false: there is no lesson any more. */
bool table_lesson_goes_on(struct table *t);
/* "lesson": where it stands, for the page of that seat; null: there is none. */
void table_put_lesson(struct table *t, int seat, enum lang lang, struct jout *json);

/* -- table_ask.c: consent, claims -- */

/* How many decisions of its own a take-back would take from the seat: from what it knows itself. */
int table_takes_back(const struct table *t, int seat);
/* The code of the refusal, with the reason, or CODE_NONE: it is done. */
enum code table_put_question(struct table *t, enum table_question what, int by, const char **why);
enum code table_answer(struct table *t, enum table_question what, int seat, bool yes,
                       const char **why);
enum code table_withdraw(struct table *t, enum table_question what, int by, const char **why);
/* Whoever holds the same token is the same person. */
eng_seats table_same_person(const struct table *t, int seat);
enum code table_resume(struct table *t, const char **why);
enum code table_resign(struct table *t, int seat);
enum code table_claim(struct table *t, int seat, const char **why);
/* From when on this seat may claim the match as things stand, in ms; -1: not at all. */
int64_t table_claim_time(const struct table *t, int seat, int64_t now);
/* From when on this seat counts as given up, since it is to decide and does not; -1: it does not. */
int64_t table_idle_from(const struct table *t, int seat, int64_t now);
/* Invites somebody else to the seat, or asks whoever has it whether that may be. */
enum code table_offer_seat(struct table *t, int seat, const char **why);
bool table_has_page(const struct table *t, int seat);
void table_note_gone(struct table *t); /* a table that was opened: since when its seats are gone */
void table_lapse(struct table *t);     /* of all questions */
/* Of all that are about the moment, where everybody has seen that it has passed.  What only one side
 * sees must not: a question that is gone would tell of a decision in secret. */
void table_lapse_by_news(struct table *t);
/* Has it more lines than HUB_LINES_MAX, or take-backs than HUB_RETURNS_MAX?  No person adds to such
 * a journal: to open the match would take too long. */
bool table_is_long(const struct journal *j);

/* -- table_door.c -- */

/* The door that leads to just this seat: its holder's, or one that invites.  NULL: the seat is the
 * owner's or a bot's. */
const struct store_door *table_door_of(const struct table *t, int seat);
/* A page is, or was until now, open on the door: what nobody looks at is removed one day. */
void table_look(struct table *t, const char *key, int64_t every_ms);
/* Another token for the door of this page; pages on the old one are sent away. */
bool table_renew(struct peer *p, struct err *err);
/* A new invitation to a seat: what led to it before, leads nowhere. */
bool table_invite(struct table *t, int seat, struct err *err);
void table_reread_doors(struct table *t); /* they have changed in the store */
/* Parts of such a change: another door like this one, and the end of the batch. */
bool table_add_door(struct hub *hub, const struct store_door *like, enum store_door_kind kind,
                    char out[STORE_TOKEN], struct err *err);
bool table_end_batch(struct hub *hub, bool fine, struct err *err);

/* -- table_recall.c: taking back -- */

/* CODE_LATER: whoever asked is told later. */
enum code table_recall(struct table *t, int line, const char **why);
void table_recall_for(struct table *t, struct peer *p, const int64_t *re); /* whom to tell */
void table_recall_without(struct table *t, const struct peer *p);          /* he is gone */

/* -- table_advice.c: what the Marshal would do -- */

bool table_gives_advice(const struct table *t);
/* Against persons, when all have agreed. */
bool table_may_advise(const struct table *t, int seat);
/* CODE_LATER: the page is told later. */
enum code table_advise(struct peer *p, const int64_t *re, const char **why);
void table_advise_without(struct table *t, const struct peer *p); /* he is gone */

/* -- table_hook.c: web hooks -- */

bool table_read_hooks(struct table *t, struct err *err);
void table_free_hooks(struct table *t);
/* Sets the hook of a seat, or takes it away where url is empty. */
void table_set_hook(struct table *t, int seat, const char *url, enum lang lang);
/* What a hook says, which is the same every time. */
void table_say_hook(const struct plan *plan, const char *match, int seat, enum lang lang,
                    struct text *out);
/* Other seats than before are asked. */
void table_owe_hooks(struct table *t, int before, int after);
/* Somebody who holds these seats has stirred. */
void table_heard_from(struct table *t, int seats);
/* Those whose time has come are paid when the turn is durable (table_send_hooks); the ms until the
 * next one, or -1. */
int64_t table_pay_hooks(struct table *t, int64_t now);
void table_send_hooks(struct table *t);
bool table_owes_hooks(const struct table *t);

/* -- table_dice.c -- */

/* Somebody who holds these seats is about to decide: what he owed to the dice for long is forgone. */
void table_forgo_dice(struct table *t, int seats);
/* The seat in whose name the holder of these seats adds; -1: nobody plays from there. */
int table_adding_seat(const struct table *t, int seats);
void table_put_dice(const struct table *t, struct jout *json);

/* -- eye.c -- */

struct eye *eye_of(struct table *t, int seat);
int eye_lines(struct table *t, int seat); /* of the log, that it may read */
void eye_recount(struct eye *e);          /* lines may have gone */
/* Looks whether what the eye sees has changed since it was last looked at.  False: frozen. */
bool eye_settle(struct table *t, int seat);
/* The language in which the eye is looked at; that of its only page saves work. */
void eye_speak(struct table *t, int seat, enum lang lang);
/* The present state, for a page, into its `out`: what has changed, where it has the one before. */
void eye_send(struct peer *p);
/* What is drawn over the map, of the state that was settled last.  False: frozen. */
bool eye_tell_overlays(struct table *t, int seat, enum lang lang, struct text *out);
void eye_rest(struct table *t); /* the turn is over: what it was told with is let go */
void eye_free(struct table *t);

/* -- table_say.c: messages about the table -- */

void table_say_match(const struct table *t, struct jout *json);
void table_say_welcome(struct peer *p, const int64_t *re);
void table_say_around(struct peer *p); /* at once, into its `out` */
void table_say_note(struct peer *p);

#endif
