#!/usr/bin/env python3
"""campaign_play.py -- random positions of The Campaigns of Napoleon, by the program and by the model; every difference is told.

    campaign_play.py [--count N] [--seed S] [--kind KIND] [--plant 1..4] [--data FOLDER] [--keep-going]

The program is `berthier console` (BERTHIER or BERTHIER_BUILD say which).  A difference is told with the position as
text, the paragraph, what the model says by the book and what the program does.  --plant misreads one rule in the
model, --data plays by other tables than the model reads: both must be noticed.
"""

import argparse
import random
import re
import sys
from collections import Counter
from fractions import Fraction as F

import campaign as book
import campaign_lay as lay
from console import Console, Refused


class Differs(Exception):
    def __init__(self, paragraph, what, model, program):
        super().__init__(f"1X {paragraph}: {what}: by the book {model}, by the program {program}")


def same(paragraph, what, model, program):
    if model != program:
        raise Differs(paragraph, what, model, program)


def seat_of(pos, leader):
    return 0 if pos.side(leader) == "french" else 1


def log_of(table, since=0):
    """The umpire's log: lines without number, readers and paragraph."""
    lines = [re.sub(r"^\d+\s+(\([^)]*\) )?(.*?)( \[1X [^]]*\])?$", r"\2", line) for line in table.tell("log all")[1]]
    return lines[since:]


# -- marches --

def compare_march(table, rng, text, leader, forced, tally):
    """Every neighbour may be entered or not; what can be reached; then one step, and what comes of it."""
    pos = book.Position(text)
    seat, march = seat_of(pos, leader), book.March(pos, leader, forced)
    shown = table.view(seat)["march"]
    for arm, key in (("infantry", "foot_left"), ("cavalry", "horse_left")):
        if arm in march.arms:
            same(181, f"halves of MP left to {arm}", march.left(arm), shown[key])
    open_hexes = []
    for h in book.neighbours(march.hex):
        allowed, why = table.allows(seat, f"go {h:04}")
        if march.shared(h):
            continue
        forbids = march.verdict(h)
        if (forbids is None) != allowed:
            raise Differs(forbids or 181, f"go {h:04}", f"refused by {forbids}" if forbids else "allowed", why)
        if allowed:
            open_hexes.append(h)
    compare_reach(march, shown["reach"], tally)
    if open_hexes:
        compare_step(table, rng, march, rng.choice(open_hexes))


def compare_reach(march, reach, tally):
    shown = {reach[i]: reach[i + 1] for i in range(0, len(reach), 4) if not march.shared(reach[i])}
    found = {h: ways for h, ways in march.reach().items() if not march.shared(h)}
    for h, halves in shown.items():
        if h not in found:
            raise Differs(181, f"reach of {h:04}", "out of reach", f"shown at {halves} halves of MP")
        if min(map(max, found[h])) > halves or (len(march.arms) == 1 and max(found[h][0]) != halves):
            raise Differs(182, f"halves of MP to {h:04}", found[h], halves)
    missed = sorted(set(found) - set(shown))
    if missed and len(march.arms) == 1:
        raise Differs(181, "reach", f"{missed} can be reached", "not shown")
    tally["hexes reached"] += len(found)
    tally["hexes foot with horse can reach, not shown"] += len(missed)


def compare_step(table, rng, march, to):
    pos, leader, seat = march.pos, march.leader, seat_of(march.pos, march.leader)
    left, at, held = march.step(to)
    table.tell("fate 1 1 1 1")
    table.tell(f"play {seat} go {to:04}")
    if "repulse or not" in table.tell("trace")[0]:
        table.tell(f"play {seat} decline")
    after = book.Position("\n".join(table.save()))
    if not after.leaders[leader].get("at"):
        return  # attrition has taken his last SP
    same(206, f"where {leader} stands after go {to:04}", at, after.hex_of(leader))
    words = after.leaders[leader]
    for arm, key in (("infantry", "foot"), ("cavalry", "horse")):
        if arm in march.arms:
            same(208, f"halves of MP left to {arm} after go {to:04}", left[arm], march.most[arm] - int(words.get(key, 0)))
    going = [int(c[3:]) for c in table.choices(seat) if c.startswith("go ")] if f"{leader} marches" in told(table, seat) else []
    if any(p["hex"] == to and p["side"] != march.side for p in pos.pieces):
        return  # 40: a leader without troops is taken or driven off, which others decide
    if held:
        same(206, f"steps after go {to:04}", [], going)
    elif not any(after.hex_of(f) in book.neighbours(at) for f in after.on_map(march.side) if f != leader):
        on = book.March(after, leader, march.forced)
        steps = [h for h in sorted(book.neighbours(at)) if on.verdict(h) is None]
        same(209, f"steps after go {to:04}", steps, sorted(going))


def told(table, seat):
    """Whose march it is: his id, from the view, as `id marches`."""
    march = table.view(seat).get("march")
    return f"{march['leader']} marches" if march else ""


def laid_march(table, rng, tally):
    leader, kind, text = lay.march(rng)
    table.lay(text)
    return text, lambda: compare_march(table, rng, text, leader, kind == 3, tally)


# -- initiative --

def laid_initiative(table, rng, tally):
    leader, die, text = lay.initiative(rng)
    table.lay(text)
    return text, lambda: compare_initiative(table, text, leader, die)


def compare_initiative(table, text, leader, die):
    pos = book.Position(text)
    table.tell(f"fate {die} 1 1 1")
    table.tell(f"play {seat_of(pos, leader)} try {leader}")
    counted, mine = die + book.resistance(pos, leader), book.initiative_of(pos, leader)
    line = next((l for l in log_of(table) if " rolls " in l), "no roll")
    name = book.BOARD.leaders[leader]["name"]
    same(176, "initiative die", f"{name} rolls {die}, counted as {counted}, against initiative {mine}.", line)
    verdict = ("may spend all his movement points" if counted < mine else "may march with one movement point less" if counted == mine
               else "may spend one movement point" if counted <= mine + 2 else "does not march")
    same(172, "initiative", True, f"{name} {verdict}." in log_of(table))


# -- attrition --

def laid_attrition(table, rng, tally):
    leader, forced, text = lay.attrition(rng)
    die = rng.randint(1, 6)
    return text, lambda: compare_attrition(table, rng, text, leader, forced, (die, rng.randint(1, 6)))


def compare_attrition(table, rng, text, leader, forced, dice):
    pos = book.Position(text)
    seat, name = seat_of(pos, leader), book.BOARD.leaders[leader]["name"]
    table.lay(text + f"fate {dice[0]} {dice[1]}\n")
    forage = False
    if table.asked() == [seat] and "draws" in table.choices(seat):
        choice = rng.choice([c for c in table.choices(seat) if c in ("draws", "forages")])
        forage = choice == "forages"
        table.tell(f"play {seat} {choice}")
    settle(table, rng, "losses")
    extended = "extended" in pos.leaders[leader]
    ap = int(pos.staff.get(pos.side(leader), {}).get("ap", 0))
    column = book.column_of_points(ap) if book.supplied(pos, leader) and not (extended and pos.forages(leader)) else "A"
    expected = []
    tests = [("infantry", False), ("cavalry", True)] if forage else [(None, False)]
    rolls = iter(dice)
    for arm, horse in tests:
        if not book.attrition_bearers(pos, leader, arm):
            continue
        if forage:
            column = book.column_of_forage(book.forage_total(pos, leader, horse))
        sp, base, counted, index, lost = book.attrition(pos, leader, column, next(rolls), arm, forced)
        expected += [(f"Attrition of {name}: {sp} SP in column {column}, base {base}.",
                      f"The die counts {counted}, index {index}: {lost} SP lost."), arm]
    log = log_of(table)
    same(233, "attrition", [line for pair in expected[::2] for line in pair],
         [l for l in log if l.startswith("Attrition of") or "index" in l])
    starts = [i for i, line in enumerate(log) if line.startswith("Attrition of")] + [len(log)]
    for start, end, arm in zip(starts, starts[1:], expected[1::2]):
        bearers = book.attrition_bearers(pos, leader, arm)
        compare_even(bearers, log[start:end], book.mud_takes_guns(pos, bearers))


def compare_even(bearers, log, guns_first=False, before=()):
    """130: each SP falls on one with fewest losses so far; 235: the first one on guns."""
    left, tally = {u.title: u.sp for u in bearers}, Counter({u.title: u.lost for u in before})
    guns = [u.title for u in bearers if u.arm == "artillery"]
    first = True
    for name, now in losses_of(log):
        able = [n for n in left if left[n] > 0 and (not (guns_first and first) or n in guns)]
        least = min((tally[n] for n in able), default=0)
        if name not in able or tally[name] > least:
            raise Differs(130, "who bears the next SP", sorted(n for n in able if tally[n] == least), name)
        tally[name] += 1
        left[name] -= 1
        first = False
        same(130, f"SP left to {name}", left[name], now)


def losses_of(log):
    for line in log:
        found = re.match(r"(.*) loses 1 SP: (\d+) left\.$", line)
        if found:
            yield found.group(1), int(found.group(2))


def settle(table, rng, step):
    """Answers the questions of a step at random."""
    for _ in range(40):
        asked = table.asked()
        if not asked or step not in table.tell("trace")[0].rsplit(" / ", 1)[-1]:
            return
        table.tell(f"play {asked[0]} {rng.choice(table.choices(asked[0]))}")


KINDS = {"march": (laid_march, 4), "initiative": (laid_initiative, 1), "attrition": (laid_attrition, 3)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=sorted(KINDS))
    parser.add_argument("--plant", type=int, default=0)
    parser.add_argument("--data")
    parser.add_argument("--keep-going", action="store_true")
    args = parser.parse_args()
    book.PLANT = args.plant
    table, tally, differ = Console(args.data), Counter(), Counter()
    kinds = [k for k, (_, weight) in KINDS.items() for _ in range(weight) if args.kind in (None, k)]
    for i in range(args.count):
        rng = random.Random(f"{args.seed}-{i}")
        kind = kinds[i % len(kinds)]
        text, compare = KINDS[kind][0](table, rng, tally)
        try:
            compare()
        except (Differs, Refused) as difference:
            differ[kind] += 1
            if args.keep_going or sum(differ.values()) <= 3:
                print(f"# position {i} of seed {args.seed}, {kind}: {difference}")
                print("\n".join("#   " + line for line in text.splitlines()))
        tally[kind] += 1
    print(f"# {dict(tally)}; differences: {dict(differ)}")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
