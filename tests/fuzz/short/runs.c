/* runs.c -- what is run, and how often: each for a second or two under both sanitizers. */

#include "short.h"

static const char positions[] =
    "data/skirmish/scenarios data/triumph/scenarios data/colors/scenarios "
    "data/campaign/scenarios data/austerlitz/scenarios "
    "tests/positions/skirmish tests/positions/triumph "
    "tests/positions/colors tests/positions/campaign "
    "tests/positions/austerlitz";

const struct short_run short_runs[] = {
    { "decisions-skirmish", fuzz_decisions, "skirmish", NULL, 3000, 32 },
    { "decisions-triumph", fuzz_decisions, "triumph", NULL, 1000, 32 },
    { "decisions-colors", fuzz_decisions, "colors", NULL, 1500, 32 },
    { "decisions-campaign", fuzz_decisions, "campaign", NULL, 600, 32 },
    { "decisions-austerlitz", fuzz_decisions, "austerlitz", NULL, 600, 24 },
    { "match", fuzz_match, NULL, NULL, 20, 400 },
    { "position", fuzz_position, NULL, positions, 300, 8192 },
    { "journal", fuzz_journal, NULL, "tests/golden", 300, 4096 },
    { "console", fuzz_console, NULL, "tests/console", 60, 2048 },
    { "plan", fuzz_plan, NULL, NULL, 1500, 1024 },
    { "hook", fuzz_hook, NULL, NULL, 20000, 600 },
    { "talk", fuzz_talk, NULL, NULL, 300, 256 },
    { "socket", fuzz_socket, NULL, NULL, 300, 256 },
    { "tables", fuzz_tables, NULL, NULL, 100, 64 },
    { "rows", fuzz_rows, NULL, NULL, 100, 64 },
    { 0 },
};
