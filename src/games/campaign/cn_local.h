/* cn_local.h -- what the parts of The Campaigns of Napoleon share. */

#ifndef GAMES_CAMPAIGN_CN_LOCAL_H
#define GAMES_CAMPAIGN_CN_LOCAL_H

#include "cn_rules.h"
#include "engine/box.h"
#include "engine/flow.h"
#include "engine/lines.h"

#include "games/campaign/cn.h"
#include "games/campaign/cn_rows.h"

#define TEXTS "games/campaign/cn_news.def"
#include "engine/text_types.def"

enum cn_segment {
    SEGMENT_ARRIVALS,
    SEGMENT_COMMANDS,
    SEGMENT_INITIATIVE,
    SEGMENT_FORCED,
    SEGMENT_SOUND,
    SEGMENT_PRELIMINARY /* 1X-379: forced march of at most 2 MP before the first turn */
};
enum { CONTACT_MARCH, CONTACT_FORCED, CONTACT_PURSUIT, CONTACT_DRIVE, CONTACT_ARRIVE };
enum { TEST_STATIONARY, TEST_MARCH, TEST_FORCED };
enum cn_loss {
    LOSS_ATTRITION,
    LOSS_MUD,
    LOSS_FIRE,
    LOSS_PITCHED,
    LOSS_WINNER,
    LOSS_PURSUIT,
    LOSS_GUARD,      /* the committed Guard: 1X-316 */
    LOSS_GUARD_REST, /* ... after the first SP      */
    LOSS_FOOT,       /* attrition of a forager's foot and guns: 1X-243-1 */
    LOSS_FOOT_MUD,
    LOSS_HORSE /* ... and of its horse          */
};
enum cn_retreat {
    RETREAT_BATTLE,
    RETREAT_REPULSE,
    RETREAT_NEIGHBOUR /* 1X-329 */
};
enum cn_path { PATH_SHORT, PATH_FULL, PATH_STOPPED, PATH_OFF }; /* values of path_full */

enum cn_marker { MARKER_NONE, MARKER_PITCHED, MARKER_PURSUIT, MARKER_REFUSAL, MARKER_REAR_GUARD };
enum cn_level { LEVEL_NONE, LEVEL_STRATEGIC, LEVEL_OPERATIONAL, LEVEL_MARGINAL, LEVEL_DRAW };
enum cn_column { COLUMN_A, COLUMN_B, COLUMN_C, COLUMN_D };

enum cn_option {                      /* order of cn_options; defaults of 1X-31-6, 273-3 */
                 OPTION_SECRETS,      /* dice, losses and replacements secret: on, off */
                 OPTION_SUBORDINATES, /* subordinates in an EZOC: shown, secret       */
                 OPTION_WEATHER,      /* rolled, historical                            */
                 OPTION_RESERVES,     /* 1X-273 to 285: on, off                        */
                 OPTION_REAR_GUARD,   /* off, on                                       */
                 OPTION_SOUND,        /* off, on                                       */
                 OPTION_DYNAMICS,     /* off, on                                       */
                 OPTION_TSAR,         /* off, on                                       */
                 OPTION_MARMONT,      /* off, on                                       */
                 OPTION_TITLE         /* soa, tete, nab, bii: whose clauses hold       */
};

static inline const struct cn_board *cn_board(const struct eng_box *box)
{
    return box->board;
}

/* A leader is told by his number, a vedette by CN_LEADERS + its own. */
static inline bool cn_is_vedette(int what)
{
    return what >= CN_LEADERS && what < CN_LEADERS + CN_VEDETTES;
}

static inline int cn_vedette_side(int vedette)
{
    return vedette < CN_VEDETTES / SIDES ? FRENCH : COALITION;
}

int cn_where(const struct cn_state *s, int what); /* his hex, or a vedette's (cn_181_steps.c) */
int cn_whose(const struct cn_board *b, int what); /* and its side */

static inline bool cn_decided(const struct cn_state *s)
{
    return s->level != LEVEL_NONE;
}

/* == A: cn_load_map.c, cn_load_tables.c, cn_map.c, cn_names.c, cn_save.c, cn_things.c, cn_restore.c, cn_broken.c, cn_view.c,
 *       cn_pieces.c, cn_001_turn.c, cn_365_setup.c, cn_sample.c, cn_game.c == */

/* Nouns and draft tokens: leaders are 0 to 63; where a verb points at a space or an edge the noun is
 * the number of the hex, CCRR (cn_number, cn_hex_of). */
enum { CN_UNIT0 = CN_LEADERS, CN_PIECE0 = CN_UNIT0 + CN_UNITS };
/* In a redacted frame a hidden leader is told by his piece: CN_MASKED + slot (cn_view.c). */
enum { CN_MASKED = 256 };
/* Kinds of locals (cn_broken.c): a leader, he or nobody, any mover or nobody; and who sees them. */
enum { CN_SOMEBODY = ENG_KINDS, CN_SOMEBODY_OR_NOBODY, CN_ANYBODY, CN_DIE_OR_CAUGHT };
enum { CN_SEEN_WHO = ENG_SECRETS, CN_SEEN_BARRED, CN_SEEN_BESIDE };
bool cn_names(const struct eng_frame *f, int what); /* him, or his piece (cn_view.c) */

int cn_number(int hex);                                     /* CCRR */
int cn_hex_of(int number);                                  /* index; -1: no such hex */
int cn_distance(int a, int b);                              /* hexes */
int cn_side_to(const struct cn_board *b, int from, int to); /* enum hex_flat_side; -1 */
bool cn_is_edge(const struct cn_board *b, int hex);         /* of the map */
/* Can two indices be those of neighbours, or of one hex?  Most pieces are far apart. */
static inline bool cn_may_touch(int hex, int other)
{
    int apart = hex < other ? other - hex : hex - other;

    return apart <= 1 || (apart >= CN_ROWS - 1 && apart <= CN_ROWS + 1);
}
enum cn_road cn_road_to(const struct cn_board *b, int from, int side);
/* River on that side as frost leaves it; cn_is_bridged says whether a bridge or pontoon stands. */
enum cn_river cn_river_at(const struct cn_board *b, const struct cn_state *s, int hex, int side);
bool cn_is_bridged(const struct cn_board *b, const struct cn_state *s, int hex, int side);
/* All pieces on the map are put, moved and removed by these; slots are told apart by public facts
 * alone (cn_pieces.c).  Leaders in the box of a leader go with him. */
void cn_put_leader(struct eng_turn *t, int leader, int hex);
/* ... next to pieces of the enemy's; faces are turned when he has said whether he tries a repulse. */
void cn_enter_leader(struct eng_turn *t, int leader, int hex);
/* 1X-201-1: he has come next to the enemy, or is there no longer (cn_272_withdraw.c). */
void cn_note_screen(const struct cn_board *b, struct cn_state *s, int leader, bool seen);
void cn_move_leader(struct eng_turn *t, int leader, int hex); /* with his box */
void cn_step(struct eng_turn *t, int what, int hex); /* PROC_CONTACT follows and turns faces */
void cn_take_leader_off(struct eng_turn *t, int leader, int standing);
void cn_put_vedette(struct eng_turn *t, int vedette, int hex);
void cn_move_vedette(struct eng_turn *t, int vedette, int hex);
void cn_take_vedette_off(struct eng_turn *t, int vedette, int standing);
int cn_slot_of(const struct cn_state *s, int what); /* leader, or CN_LEADERS + vedette; -1 */
enum { CN_WHATS = CN_LEADERS + CN_VEDETTES };
struct cn_roll { /* the same of everybody at once, for whoever asks of many */
    int8_t slot[CN_WHATS];
};
void cn_call_roll(const struct cn_state *s, struct cn_roll *out);
/* 1X-31-2, 31-3: are his dice and losses hidden from the enemy?  Those of whom the enemy does not
 * recognise always are, or a die would tell a formation from a vedette. */
bool cn_is_veiled(const struct cn_state *s, int what);        /* leader, or CN_LEADERS + vedette */
int cn_cast(struct eng_turn *t, int leader, eng_ruleno rule); /* a die of his, veiled or open */
void cn_tell_gone(struct eng_turn *t, int hex);
/* What a number that was told is about: two guns left at a river are not two SP lost in a retreat.
 * Digests are kept in journals, so new ones come last. */
enum cn_told {
    TOLD_SEEN,
    TOLD_GONE,
    TOLD_DRIVEN_IN,
    TOLD_RETURNS,
    TOLD_CALLED_IN,
    TOLD_GENERAL_OFF,
    TOLD_LINE_BLOCKED,
    TOLD_INITIATIVE,
    TOLD_BARRED,
    TOLD_HELD_FAST,
    TOLD_ADMIN_STOPPED,
    TOLD_REPULSE,
    TOLD_REPULSE_SP,
    TOLD_CAPTURE,
    TOLD_DRIVEN_OFF,
    TOLD_LIFTING,
    TOLD_TESTED,
    TOLD_ATTRITION,
    TOLD_ABOUT,
    TOLD_FIRE,
    TOLD_ODDS,
    TOLD_MARKER,
    TOLD_BEARS,
    TOLD_HOLD_DIE,
    TOLD_RETREATS,
    TOLD_GUNS_LEFT,
    TOLD_PURSUIT_DIE,
    TOLD_PURSUIT_LOSS,
    TOLD_CAUGHT,
    TOLD_PATH_BLOCKED
};
/* A number that everybody was told, or that side alone, and that the table does not show. */
void cn_remember(struct cn_state *s, enum cn_told what, int number);
void cn_remember_for(struct cn_state *s, int side, enum cn_told what, int number);
void cn_turn_faces(struct eng_turn *t); /* 1X-29, 30: who is seen now; after every move */
/* What a decision must stand for (peek): a piece of the enemy's, in that hex or next to it, of which
 * side does not know all, as it does of a vedette that is seen; and all that a side keeps to itself,
 * where its enemy decides. */
bool cn_is_unsure_near(const struct cn_board *b, const struct cn_state *s, int side, int hex);
void cn_peek_near(struct eng_turn *t, int side, int hex);
void cn_peek_at(struct eng_turn *t, int side);
/* What somebody does, told by name to those who may know who it is, and to the rest of a piece. */
struct cn_deed {
    eng_ruleno rule;
    uint16_t leader, vedette, veiled; /* texts: {leader0}, or else {side0}; then arg as 1 to 3 */
    int what, arg[3];
};
void cn_tell_deed(struct eng_turn *t, const struct cn_deed *deed);
void cn_show_piece(struct eng_turn *t, int slot);  /* turned face up until it is out of contact */
void cn_scout_piece(struct eng_turn *t, int slot); /* to a vedette: the leader alone (1X-217-1) */
int cn_side_of_slot(int slot);
int cn_key_at(const struct cn_board *b, int hex);         /* -1: none */
bool cn_is_held_place(const struct cn_board *b, int hex); /* source, depot, fortress or objective */
/* 1X-68-5: whose real formation was there last; SIDES: nobody.  Of such places alone. */
int cn_holder(const struct cn_board *b, const struct cn_state *s, int hex);
int cn_formation_of(const struct cn_state *s, int leader);   /* whose piece he stands with */
bool cn_has_troops(const struct cn_state *s, int leader);    /* on his track or in his box */
uint64_t cn_household(const struct cn_state *s, int leader); /* he and all in his box: bits */

/* == B: cn_063_weather.c, cn_065_paths.c, cn_068_source.c, cn_073_loc.c, cn_085_points.c, cn_096_centre.c,
 *       cn_099_replacements.c, cn_154_dispatch.c == */

/* 1X-64-5, 64-6: weather and fog together, counted once. */
int cn_weather_attrition(const struct cn_board *b, const struct cn_state *s);
int cn_weather_leaving(const struct cn_board *b, const struct cn_state *s);
int cn_weather_pursuit(const struct cn_board *b, const struct cn_state *s);

struct cn_trace {      /* a path that was asked for: what its owner proposes, what came of it */
    uint8_t ok;        /* there is one, and it is not blocked           */
    uint8_t blocked;   /* the opponent says so                          */
    uint8_t asked;     /* it passes pieces that might block it         */
    uint8_t past;      /* LOC: there is none but past somebody who is seen */
    int16_t length;    /* hexes, or MP                                  */
    int16_t effective; /* LOC: less depots                             */
    int16_t count;
    uint16_t hex[96];
};
/* From what `side` can see; `truth` then says whether a hidden real formation blocks it. */
void cn_trace_loc(const struct cn_board *b, const struct cn_state *s, int side, bool truth,
                  struct cn_trace *out);
/* From the formation to its centre, which must be active. */
void cn_trace_dispatch(const struct cn_board *b, const struct cn_state *s, int leader, bool truth,
                       struct cn_trace *out);
/* From the formation to the nearest source, depot on the line, or centre. */
void cn_trace_supply(const struct cn_board *b, const struct cn_state *s, int leader, bool truth,
                     struct cn_trace *out);

/* What supply checks said (1X-78-5): safe in offers, since the owner knows it. */
enum cn_noted { NOTED_DISPATCH = 1, IN_DISPATCH = 2, NOTED_SUPPLY = 4, IN_SUPPLY = 8 };
bool cn_has_line(const struct cn_board *b, const struct cn_state *s, int side); /* LOC */
bool cn_centre_is_active(const struct cn_board *b, const struct cn_state *s, int side);
bool cn_is_supplied(const struct cn_board *b, const struct cn_state *s, int leader);
bool cn_loc_depot(const struct cn_board *b, const struct cn_state *s, int side, int hex);
/* At the start of a march, and before the test of a formation that stood (1X-231-4, 231-5). */
void cn_note_supply(struct eng_turn *t, int leader);
/* 0, or why no command can be bought for that formation; zones and deeds are the caller's. */
eng_ruleno cn_check_command(const struct cn_board *b, const struct cn_state *s, int leader);
void cn_pay(struct eng_turn *t, int side, int points, eng_ruleno rule);

/* 1X-102, 105: one point of the pool to that unit. */
eng_ruleno cn_check_replace(const struct cn_board *b, const struct cn_state *s, int side, int unit);
void cn_replace(struct eng_turn *t, int side, int unit);
void cn_tell_used(struct eng_turn *t, int unit, int points); /* where pools are open */

void cn_source_taken(struct eng_turn *t, int side);       /* 1X-71: its garrison is gone */
int cn_supply_source(const struct cn_state *s, int side); /* the active one; CN_NOWHERE */
/* 1X-322-11: toward which a retreat from `from` goes; CN_NOWHERE. */
int cn_source_for(const struct cn_board *b, const struct cn_state *s, int side, int from);
/* A listed source of that side which it holds. */
bool cn_is_source(const struct cn_board *b, const struct cn_state *s, int side, int hex);
int cn_list_sources(const struct cn_board *b, const struct cn_state *s, int side,
                    uint16_t out[CN_KEYS + 1]); /* all of them, the active one first */

/* The centre's ride: PROC_RIDE with local 0 CN_CENTRE0 + side. */
enum { CN_CENTRE0 = CN_LEADERS + CN_VEDETTES, CENTRE_HALVES = 10 };
int cn_centre_at(const struct cn_state *s, int side); /* where distances are traced from */
eng_ruleno cn_check_centre(const struct cn_board *b, const struct cn_state *s, int side);
void cn_centre_begins(struct eng_turn *t, int side);
eng_ruleno cn_check_centre_step(const struct cn_board *b, const struct cn_state *s, int side,
                                int spent, int to);
bool cn_centre_goes(struct eng_turn *t, int side, int to); /* false: stopped by a hidden enemy */
void cn_centre_flees(struct eng_turn *t, int side);        /* 1X-162: after every enemy move */

/* == C: cn_028_display.c, cn_032_command.c, cn_038_unemployed.c, cn_040_capture.c, cn_106_regiments.c,
 *       cn_111_generals.c, cn_117_transfer.c, cn_122_formations.c, cn_121_vedettes.c, cn_257_stacks.c == */

int cn_initiative(const struct cn_board *b, const struct cn_state *s,
                  int leader); /* as it counts */
int cn_span2(const struct cn_board *b, const struct cn_state *s, int leader);
int cn_load2(const struct cn_board *b, const struct cn_state *s, int leader); /* used of his span */
int cn_value2(const struct cn_board *b, const struct cn_state *s, int leader); /* subordination */
bool cn_can_lead(const struct cn_board *b, const struct cn_state *s, int leader, int other);
/* Can the one hex be led from the other? */
bool cn_orders_reach(const struct cn_board *b, const struct cn_state *s, int hex, int other);
/* The formation of a leader on the map: he and those under him in his box; units[] of all. */
int cn_units_of(const struct cn_board *b, const struct cn_state *s, int leader, bool box,
                uint8_t out[CN_UNITS]);
int cn_strength(const struct cn_board *b, const struct cn_state *s, int leader, unsigned arms);
/* SP of the formation, arms: 1 << enum cn_arm */
bool cn_is_formation(const struct cn_board *b, const struct cn_state *s, int leader);
bool cn_is_unemployed(const struct cn_board *b, const struct cn_state *s, int leader);
int cn_hex_strength(const struct cn_board *b, const struct cn_state *s, int side, int hex);
int cn_leader_at(const struct cn_board *b, const struct cn_state *s, int side, int hex);
/* formation leader there; CN_NOBODY */
bool cn_lose_sp(struct eng_turn *t, int unit, int sp); /* false: the unit is gone */
void cn_begin_tally(struct eng_turn *t, int leader);   /* 1X-130-4: a new battle or test */
/* May he end his move there?  0, or the rule: 48 or 25 SP, insubordinate stack. */
eng_ruleno cn_check_stack(const struct cn_board *b, const struct cn_state *s, int leader, int hex);
/* ... and all who are in other hexes of his formation: IS_MAP with `under` = him (1X-129; whoever
 * was dropped off keeps `under` until the attrition test is over, 1X-127-3). */
int cn_units_with(const struct cn_board *b, const struct cn_state *s, int leader,
                  uint8_t out[CN_UNITS]);
int cn_strength_with(const struct cn_board *b, const struct cn_state *s, int leader, unsigned arms);
bool cn_is_general(const struct cn_board *b, int leader); /* an anonymous Major General */
/* Everybody will see it when he goes for want of troops (1X-39-4). */
bool cn_goes_seen(const struct cn_board *b, const struct cn_state *s, int leader);
bool cn_leads_units(const struct cn_state *s, int leader); /* on his own track */
/* Are troops left to the mover when that leader of his box is dropped off? */
bool cn_keeps_troops(const struct cn_state *s, int mover, int leader);
/* May he be left in the mover's hex, with those who stand there besides? */
eng_ruleno cn_check_stays_behind(const struct cn_board *b, const struct cn_state *s, int mover,
                                 int leader);
/* Of his span, what `other` with all who are under him would take more than now. */
int cn_price2(const struct cn_board *b, const struct cn_state *s, int leader, int other);
bool cn_is_organising(const struct cn_state *s); /* in the organisation segment */
bool cn_may_command(const struct cn_board *b, const struct cn_state *s, int leader); /* 1X-39-1 */
bool cn_is_immobile(const struct cn_board *b, const struct cn_state *s, int leader); /* 1X-105-2 */
/* An unemployed leader stacked with a formation goes with it: IS_MAP, no troops, `under` = its
 * leader; cn_move_leader moves him along.  Call attach where his ride ends, part when it begins. */
void cn_attach(struct eng_turn *t, int leader);
void cn_part(struct eng_turn *t, int leader);
/* From the box to the map in the same hex (drop, detach), and back with all who are under him. */
void cn_unbox(struct eng_turn *t, int leader);
/* 1X-244, 247-3: do his troops forage; do any of his formation; all of it changes its mode. */
bool cn_is_scattered(const struct cn_state *s, int leader);
bool cn_has_scattered(const struct cn_state *s, int leader);
bool cn_unit_scattered(const struct cn_state *s, int unit); /* one on a track */
void cn_set_mode(struct cn_state *s, int leader, bool forage);
/* Somebody in his box, or in that of one who is in it; CN_NOBODY. */
int cn_next_in_box(const struct cn_board *b, const struct cn_state *s, int leader);
void cn_enbox(struct eng_turn *t, int leader, int above);
void cn_strike_unit(struct eng_turn *t, int unit, int standing); /* off its track */
void cn_release_general(struct eng_turn *t, int leader);
void cn_release_generals(struct eng_turn *t, int side); /* those without troops */
void cn_forget_leader(struct cn_state *s, int leader, int standing);
void cn_leave_portrait(struct eng_turn *t, int leader); /* his vedettes find another */
void cn_thin_vedettes(struct eng_turn *t, int side);    /* one to a hex: 1X-121-2 */
void cn_return_vedettes(struct eng_turn *t, int side);
/* 1X-377: at set-up units pass from a leader beyond his span to others in his hex. */
bool cn_must_pass(const struct cn_board *b, const struct cn_state *s, int side);
eng_ruleno cn_check_passing(const struct cn_board *b, const struct cn_state *s, int side,
                            const struct eng_action *a);
void cn_offer_passing(const struct cn_board *b, const struct cn_state *s, int side,
                      struct eng_choices *c);
void cn_take_passing(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a);
int cn_stack_limit(const struct cn_board *b, int hex); /* 48, or 25 SP */

/* == D: cn_131_march.c, cn_137_arrivals.c, cn_147_commands.c, cn_165_extended.c, cn_167_admin.c,
 *       cn_171_initiative.c, cn_182_costs.c, cn_196_many.c, cn_200_vedettes.c, cn_202_zones.c,
 *       cn_210_repulse.c, cn_220_bridges.c, cn_224_trains.c, cn_230_attrition.c, cn_237_forage.c,
 *       cn_259_forced.c == */

/* Halves of MP into the next hex for foot (0) and horse (1); -1: prohibited. */
int cn_cost(const struct cn_board *b, const struct cn_state *s, int from, int to, int horse);
bool cn_in_zone(const struct cn_board *b, const struct cn_state *s, int hex, int of_side);
/* in the ZOC of a real formation (or garrison) of that side, as the truth has it */
bool cn_seems_in_zone(const struct cn_board *b, const struct cn_state *s, int hex, int of_side);
/* ... as the other side must reckon with: hidden pieces may be real */
void cn_mark_zones(const struct cn_board *b, const struct cn_state *s, int of_side, bool seems,
                   uint8_t out[CN_HEXES]);
/* both of the above for the whole map at once: 1 in a zone of that side */
bool cn_zone_reaches(const struct cn_board *b, const struct cn_state *s, int from, int side);
bool cn_is_fortified(const struct cn_board *b, int hex); /* a fortified town or citadel */
bool cn_has_garrison(const struct cn_state *s, int side, int hex);
bool cn_is_frozen(const struct cn_state *s);
/* True surcharge in halves for leaving the hex (1X-208), for that arm of that side. */
int cn_leave_cost(const struct cn_board *b, const struct cn_state *s, int side, int hex, int horse);
/* Formation leaders whose zone truly covers the hex; CN_NOBODY: a garrison.  How many. */
int cn_zone_leaders(const struct cn_board *b, const struct cn_state *s, int hex, int of_side,
                    uint8_t out[CN_LEADERS]);
/* Matrix, cavalry and weather; passive CN_NOBODY: a garrison.  Leaving a zone: 0 or more. */
/* May the mover step there to try a repulse, if these halves are left for the hex beyond? */
eng_ruleno cn_check_drive(const struct cn_board *b, const struct cn_state *s, int mover, int to,
                          const int left[2]);
/* Bridges, trains and modes within a march: verbs DAMAGE REPAIR PONTOON LIFT SEIZE ABANDON FORAGE
 * CONCENTRATE. */
void cn_offer_works(const struct cn_board *b, const struct cn_state *s, int mover, int segment,
                    struct eng_choices *c);
eng_ruleno cn_check_works(const struct cn_board *b, const struct cn_state *s, int mover,
                          int segment, const struct eng_action *a);
void cn_take_works(struct eng_turn *t, int mover, int segment, const struct eng_action *a);
bool cn_has_train(const struct cn_state *s, int leader); /* in his formation: 1X-225-1, 226-3 */
void cn_pass_trains(struct eng_turn *t, int leader);     /* 1X-227: he has entered a hex */
void cn_drop_trains(struct eng_turn *t, int leader); /* those of his formation stay in his hex */
void cn_leave_train(struct eng_turn *t, int leader); /* his own is left or handed on */
void cn_settle_trains(struct eng_turn *t, int side); /* before marches: none without troops */
bool cn_is_besieged(const struct cn_board *b, const struct cn_state *s, int side, int hex);
eng_ruleno cn_check_forage(const struct cn_board *b, const struct cn_state *s, int leader);
void cn_peek_forage(struct eng_turn *t, int leader); /* before it is checked in earnest */
bool cn_shares_forage(const struct cn_board *b, const struct cn_state *s, int leader, int other);
int cn_forage20(const struct cn_board *b, const struct cn_state *s, int leader, int horse);
enum cn_column cn_forage_column(int twentieths);
eng_ruleno cn_check_cede(const struct cn_board *b, const struct cn_state *s, int leader, int other,
                         int number);
void cn_offer_ceded(const struct cn_board *b, const struct cn_state *s, int leader,
                    struct eng_choices *c);
void cn_cede(const struct cn_board *b, struct cn_state *s, int leader, int number);
void cn_graze(const struct cn_board *b, struct cn_state *s, int leader);
void cn_forager_die(struct eng_turn *t, int leader, bool watched); /* 1X-247-2: after a round */
bool cn_is_exempt(const struct cn_board *b, const struct cn_state *s, int unit);
/* 1X-236, 243-1: does attrition of that kind fall on the unit? */
bool cn_bears_attrition(const struct cn_board *b, const struct cn_state *s, int unit, int kind);
/* cn_031_quiet.c: may the owner be asked in the test that goes on, if there is one, without the enemy's
 * noticing?  Of a loss of that kind, and of so many SP at most. */
bool cn_may_ask_tested(const struct cn_board *b, const struct cn_state *s, int kind, int loss);
int cn_find_test(const struct eng_core *core);          /* the frame of the innermost; -1 */
bool cn_has_pieces(const struct cn_state *s, int side); /* on the map */
int cn_leaving_modifier(const struct cn_board *b, const struct cn_state *s,
                        int leader); /* of his initiative die; 0 in no zone */
int cn_resistance(const struct cn_board *b, const struct cn_state *s, int active, int passive,
                  bool pursuit);
int cn_cavalry_difference(int active2, int passive2); /* SP in halves: -3 to +3 */
/* Marches (D1).  A mover is a leader on the map with his box, or CN_LEADERS + vedette. */
int cn_allowance(const struct cn_board *b, const struct cn_state *s, int leader); /* halves */
bool cn_has_arm(const struct cn_board *b, const struct cn_state *s, int mover, int horse);
int cn_left(const struct cn_board *b, const struct cn_state *s, int mover, int horse); /* halves;
                                                                          255: no such arm */
void cn_spend(const struct cn_board *b, struct cn_state *s, int mover, int foot, int horse);
/* Added to the attrition die for an extended or a forced march; kind: TEST_STATIONARY ... */
int cn_pips(const struct cn_board *b, const struct cn_state *s, int leader, int kind);
void cn_tell_tested(struct eng_turn *t, int side, int hex); /* veiled, to the other side */
/* For previews: what the test would cost by each face of the die; which march a die would allow
 * (255 all, 254 one MP less, 2 one MP, 0 none). */
enum cn_column cn_foresee_test(const struct cn_board *b, const struct cn_state *s, int leader,
                               int kind, int loss[6]);
int cn_march_by_die(const struct cn_board *b, const struct cn_state *s, int leader, int die);

/* == E: cn_262_battle.c, cn_266_obligation.c, cn_273_reserves.c, cn_286_markers.c,
 *       cn_293_sound.c, cn_296_fire.c, cn_304_odds.c, cn_307_terrain.c, cn_314_guard.c,
 *       cn_349_rounds.c, cn_359_dynamics.c == */

struct cn_term {
    int16_t text; /* NEWS_TERM_* */
    int16_t value;
};
struct cn_odds {              /* what the panel shows, term by term */
    int attacker4, defender4; /* quarters of SP */
    int column, shift, line_a, die_modifier;
    int count;
    struct cn_term term[24];
};
void cn_reckon(const struct cn_board *b, const struct cn_state *s, int battle, bool counter,
               struct cn_odds *out);

/* == F: cn_121_vedettes.c, cn_320_retreat.c, cn_331_pursuit.c, cn_346_morale.c,
 *       cn_363_victory.c == */

enum { CN_PRUSSIAN_TURN = 11 }; /* 1X-363-3 */
/* After the last turn: sets winner and level by the box of the track (1X-364-2). */
void cn_final_level(struct eng_turn *t);
void cn_shift_morale(struct eng_turn *t, int toward, int boxes, eng_ruleno rule);
void cn_clear_path(struct cn_state *s); /* nobody has retreated yet */
/* All legal next hexes of a retreat that can still be completed by the priorities. */
int cn_retreat_steps(const struct cn_board *b, const struct cn_state *s, int leader, int left,
                     const uint16_t *path, int count, uint16_t out[6]);
void cn_vedette_back(struct eng_turn *t, int vedette); /* 1X-319 */
/* All of a side, in the order of the hexes they are in: which vedette it is must not be told by who
 * comes first. */
void cn_vedettes_by_hex(const struct cn_state *s, int side, uint8_t out[CN_VEDETTES / SIDES]);
/* Can a friend in that hex be pushed one hex away (1X-322-5)? */
bool cn_can_displace(const struct cn_board *b, const struct cn_state *s, int leader);
/* 1X-346: the battle is over and that side has won its last combat; PROC_PURSUIT calls it itself. */
void cn_decide_battle(struct eng_turn *t, int battle, int winner);
/* 1X-341-5: in NAB such a unit is halved and does not pursue. */
bool cn_is_ineffective(const struct cn_board *b, const struct cn_state *s, int unit);
bool cn_is_important(const struct cn_board *b, int leader); /* 1X-347-1 */
int cn_morale_attrition(const struct cn_board *b, const struct cn_state *s,
                        int side); /* 1X-362-2 */
/* 1X-364-3: initiative 2 and no refusal for him. */
bool cn_is_overruled(const struct cn_board *b, const struct cn_state *s, int leader);

/* names, view, positions (A); show, say (G) */
extern const char *const cn_sides[];
extern const struct eng_option cn_options[];
extern const struct eng_proc cn_procs[];
const char *cn_name(const struct eng_box *box, const char *kind, int32_t value);
bool cn_noun(const struct eng_box *box, int verb, const char *word, uint16_t *out);
void cn_word(const struct eng_box *box, int verb, uint16_t noun, struct text *out);
bool cn_load(const char *folder, void **board, struct err *err);
void cn_unload(void *board);
int cn_survey(const char *folder, eng_teller *teller, void *arg); /* every mistake */
bool cn_setup(const struct eng_box *box, const uint8_t *option, void *state, struct eng_news *news,
              struct err *err);
void cn_redact(const struct eng_box *box, void *state, eng_seats audience);
bool cn_imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng);
void cn_offer(const struct eng_box *box, const void *state, int seat, struct eng_choices *c);
/* The same, and the list is not kept: for whoever takes one of it at once. */
void cn_list(const struct eng_box *box, const void *state, int seat, struct eng_choices *c);
eng_ruleno cn_check(const struct eng_box *box, const void *state, int seat,
                    const struct eng_action *a);
bool cn_sample(const struct eng_box *box, const void *state, int seat, struct rng *rng,
               struct eng_action *out);
void cn_result(const struct eng_box *box, const void *state, struct eng_result *out);
void cn_show(const struct eng_box *box, const void *redacted, struct jout *json);
void cn_show_overlays(const struct eng_box *box, const void *redacted, struct jout *json);
void cn_prompt(const struct eng_box *box, const void *redacted, int seat, struct eng_phrase *p);
void cn_say(const struct eng_box *box, const void *redacted, const struct eng_action *a,
            struct eng_phrase *p);
void cn_weigh(const struct eng_box *box, const void *redacted, int seat, const struct eng_action *a,
              struct eng_weight *out);
void cn_preview(const struct eng_box *box, const void *redacted, int seat,
                const struct eng_action *a, struct jout *json);
bool cn_refusal(const struct eng_box *box, const void *redacted, int seat,
                const struct eng_action *a, struct eng_phrase *out);
extern const struct eng_line cn_lines[];
void cn_lay_out(const struct eng_box *box, void *state); /* before the lines of a position */
bool cn_complete(struct eng_reader *r);                  /* and after them */
const char *cn_broken(const struct eng_box *box, const void *state);

#endif
