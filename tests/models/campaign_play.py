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


class Nothing(Exception):
    """There is nothing here that the model could compare; another position is taken."""


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
        if "1X-211-5" in why:
            raise Nothing  # who has repulsed enters the hex that was vacated
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
            same(208, f"halves of MP left to {arm} after go {to:04}", left[arm], march.most[arm] - int(words.get(key, 0)) - int(words.get("work", 0)))
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
    supplied = book.supplied(pos, leader)
    if supplied is None:
        supplied = not any("SP in column A" in line for line in log_of(table))
    column = book.column_of_points(ap) if supplied and not (extended and pos.forages(leader)) else "A"
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


# -- battles --

def laid_battle(table, rng, tally):
    attackers, defenders, text = lay.battle(rng)
    return text, lambda: compare_battle(table, rng, text, attackers, defenders)


def compare_battle(table, rng, text, attackers, defenders):
    table.lay(text)
    pos = book.Position(text)
    battle = book.Battle(pos, attackers, defenders)
    if not playable(pos, battle):
        raise Nothing
    compare_half(table, rng, battle, 0)


def compare_half(table, rng, battle, start):
    """Markers at random, and what comes of it."""
    table.tell("fate " + " ".join(str(rng.randint(1, 6)) for _ in range(12)))
    markers = {}
    for side in lay.SIDES:
        seat = lay.SIDES.index(side)
        markers[side] = rng.choice([c for c in table.choices(seat) if c in ("pitched", "pursuit")])
        table.tell(f"play {seat} {markers[side]}")
    said = play_half(table, rng, start)
    after = "\n".join(log_of(table, start)).partition("side is beaten.")[2]
    fled = after.count(" escapes.")  # 41: leaders who have lost their troops
    went = after.count("falls back") + after.count("has fallen back")
    said["goes"] = went > fled or "of artillery at the river" in after or "leaves the map" in after or "retreat" in table.tell("trace")[0]
    judge_half(battle, markers, said, log_of(table, start))


def playable(pos, battle):
    """An attack there may be: with foot or horse that can strike, over ground that lets them (306, 310, 298)."""
    mine, his = battle.hexes(battle.side), battle.hexes(battle.them)
    barred = any(book.BOARD.river.get(frozenset((a, d))) == "primary" and not book.bridged(pos, a, d) for a in mine for d in his)
    return battle.attack_strength()[1] > 0 and not barred


def play_half(table, rng, start):
    """Answers at random until the half is decided; what was said, by question."""
    said = {"aim": [], "guns": [], "die": [], "guard": False}
    for _ in range(60):
        asked, trace = table.asked(), table.tell("trace")[0]
        row = trace.split(": ")[0].rsplit(" / ", 1)[-1]
        decided = any(line.endswith("side is beaten.") for line in log_of(table, start))
        if not asked or (decided and not re.search(r"half round \d|losses|half round 1X|capture", trace)):
            return said
        choices = table.choices(asked[0])
        choice = "decline" if "decline" in choices else rng.choice(choices)
        if "artillery" in row:
            said["aim" if choice.startswith("target") else "guns"].append(choice.split()[1].lstrip("x"))
        elif choice.startswith("bonus"):
            said["die"].append(int(choice.split("x")[1]))
        elif choice == "commit":
            said["guard"] = True
        elif "counter" in row or "hexes attacked" in row:
            return said
        table.tell(f"play {asked[0]} {choice}")
    return said


PLACES = {p["name"]: h for h, p in book.BOARD.place.items()}


def words_for(sp):
    """SP as the log has them: 5, 5 1/2."""
    whole = int(sp)
    return f"{whole} SP" if sp == whole else f"{whole} 1/2 SP"


class Log:
    """The lines of a half round that matter here, one after the other."""

    KINDS = (r"^Die \(d6\)|^Both sides|side fires on| loses 1 SP: |side engages|side counts|^Odds |"
             r"Guard is committed|^The die counts|in the retreat")

    def __init__(self, lines):
        self.lines, self.die = [l for l in lines if re.search(self.KINDS, l)], None

    def next(self):
        while self.lines:
            line = self.lines.pop(0)
            found = re.match(r"Die \(d6\): (\d)$", line)
            if not found:
                return line
            self.die = int(found.group(1))
        return ""

    def peek(self, pattern):
        return next((re.match(pattern, l) for l in self.lines if not l.startswith("Die ")), None)

    def losses(self):
        """The single SP that are lost before the next line of another kind."""
        found = []
        while self.peek(r".* loses 1 SP: "):
            line = self.lines.pop(0)
            if not line.startswith("Die ") or not found:  # 41: the die of a leader who flees
                found.append(line)
        return found


def judge_half(battle, markers, said, lines):
    """Fire, odds, result and losses, line by line of the log."""
    log = Log(lines)
    same(262, "the markers", "Both sides have chosen for round 1.", log.next())
    for side in (battle.side, battle.them):
        judge_fire(battle, side, said, log)
    if not battle.bears(battle.them) or battle.attack_strength()[1] <= 0:
        return  # 302: the guns have destroyed one side, or all who could strike
    engaged, attack = battle.attack_strength()
    defence = battle.defence_strength()
    us, them = battle.side.capitalize(), battle.them.capitalize()
    line = log.next()
    same(262, "engaged", f"The {us} side engages {words_for(engaged)}.", line)
    log.next()
    same(304, "attack", f"The {us} side counts {words_for(attack)}.", log.next())
    same(304, "defence", f"The {them} side counts {words_for(defence)}.", log.next())
    (n, m), place = book.odds(attack, defence)
    affecting, shift = battle.affecting(), battle.shift()
    col, more = book.column(place + shift - (1 if affecting else 0))
    more += int(book.BOARD.weather[battle.pos.weather]["combat"])
    same(305, "odds", f"Odds {n}:{m}{' against affecting ground' if affecting else ''}, shift {shift:+}, die {more:+}.", log.next())
    if said["guard"]:
        same(315, "the Guard", "The Old Guard is committed.", log.next())
        more -= 1
    line = log.next()
    counted = min(6, max(0, log.die + more + sum(said["die"])))
    mine, his, beaten = book.result(col, counted)
    loser = battle.side if beaten else battle.them
    same(305, "result", f"The die counts {counted}: {mine}/{his}, the {loser.capitalize()} side is beaten.", line)
    numbers = {battle.side: mine, battle.them: his}
    judge_losses(battle, markers, said, log, loser, numbers)


def judge_fire(battle, side, said, log):
    """302: each target once, by all guns that fire at it."""
    shots = {}
    for a, targets in battle.firing(side, battle.pos.fog).items():
        aim = int(said["aim"][0]) if len(targets) > 1 else targets[0]
        shots.setdefault(aim, []).append(a)
    while shots:
        line = log.next()
        found = re.match(rf"The {side.capitalize()} side fires on (.*): the die counts (-?\d+), (\d+) SP lost\.$", line)
        if not found:
            raise Differs(302, "fire", f"the {side} fires on {sorted(shots)}", line)
        target = PLACES.get(found.group(1)) or int(found.group(1))
        if target not in shots:
            raise Differs(302, "fire", f"the {side} fires on {sorted(shots)}", line)
        bonus = int(said["guns"].pop(0)) if side == battle.side and said["guns"] else 0
        counted, lost, _ = battle.fire(side, shots.pop(target), target, log.die, bonus)
        same(302, f"the guns at {target:04}", (max(0, min(7, counted)), lost), (max(0, min(7, int(found.group(2)))), int(found.group(3))))
        bearers = battle.bearers(book.enemy_of(side), target)
        judge_bearing(bearers, log.losses(), min(lost, sum(u.sp for u in bearers)), 302)
    if log.peek(rf"The {side.capitalize()} side fires"):
        raise Differs(302, "fire", f"no fire of the {side}", log.next())


def judge_bearing(bearers, lines, number, paragraph):
    """So many SP, on these units, as evenly as can be; and they are gone."""
    same(paragraph, "SP lost", number, len(lines))
    compare_even(bearers, lines, before=bearers)
    units = {u.title: u for u in bearers}
    for name, now in losses_of(lines):
        units[name].sp, units[name].lost = now, units[name].lost + 1


def judge_losses(battle, markers, said, log, loser, numbers):
    """262 step 7, 11: the winner bears his number; the beaten his, if it is a pitched battle and he has as many SP (358)."""
    winner = book.enemy_of(loser)
    stays = markers[loser] == "pitched" and not said["guard"]
    bears = {side: sum(u.sp for u in battle.bears(side)) for side in lay.SIDES}
    stays = stays and bears[loser] >= numbers[loser]
    lost = log.losses()
    all_his = sum(u.sp for u in battle.units(loser))
    due = {winner: min(numbers[winner], bears[winner], all_his), loser: numbers[loser] if stays else 0}  # 318: never more than he
    if said["guard"] and winner == "french":
        due[winner] = guard_due(battle, min(numbers[winner], all_his), bears[winner])
    for side, number in due.items():
        units = {u.title for u in battle.units(side)}
        lines = [line for line in lost if line.split(" loses 1 SP")[0] in units]
        same(262, f"SP that the {side} side loses", number, len(lines))
        judge_shares(battle, side, lines, said)
    if battle.units(loser):
        same(358, f"the {loser} side goes", not stays, said["goes"])


def guard_due(battle, number, most):
    """316: the committed Guard bears it, and what it cannot falls twice on the line."""
    guard = sum(u.sp for u in battle.units("french") if "guard" in u.quality)
    line = most - sum(u.sp for u in battle.bears("french") if "guard" in u.quality)
    return number if number <= guard else guard + min(2 * (number - guard), line)


def judge_shares(battle, side, lines, said):
    """318: as evenly as can be in each formation; who attacks together is one (267).  316: the committed Guard before the line."""
    if said["guard"] and side == "french":
        guard = {u.title: u.sp for u in battle.units(side) if "guard" in u.quality}
        first = [line.split(" loses 1 SP")[0] for line in lines][:sum(guard.values())]
        return same(316, "who bears for the committed Guard", [], [name for name in first if name not in guard])
    tops = [battle.sides[side]] if side == battle.side else [[leader] for leader in battle.sides[side]]
    for leaders in tops:
        bearers = [u for u in battle.bears(side) if battle.pos.top(u.leader) in leaders]
        names = {u.title for u in bearers}
        part = [line for line in lines if line.split(" loses 1 SP")[0] in names]
        judge_bearing(bearers, part, len(part), 318)


# -- matches --

def from_match(table, rng, tally):
    """A position of a random match, at a march or before the markers of a battle; compared there."""
    scenario = rng.choice(("campaign", "short", "teaching"))
    table.tell(f"new campaign {scenario} seed {rng.randrange(10**6)} option reserves=off")
    table.tell(f"bot all random times {rng.randrange(20, 400 if scenario == 'teaching' else 2500)}")
    want = rng.choice(("1X 181 march:", "1X 181 march:", "battle types:"))
    for _ in range(300):
        asked = table.asked()
        if not asked:
            break
        if want in table.tell("trace")[0] and ("battle" in want or table.view(asked[0])["march"].get("leader")):
            text = "\n".join(table.save()) + "\n"
            return text, lambda: compare_match(table, rng, text, tally)
        table.tell("bot all random times 1")
    raise Nothing


def compare_match(table, rng, text, tally):
    pos = book.Position(text)
    if "battle types" in table.tell("trace")[0]:
        return compare_fought(table, rng, pos, tally)
    seat = table.asked()[0]
    leader = table.view(seat)["march"]["leader"]
    tally["marches of matches"] += 1
    forced = any(frame[0] == "marches" and frame[4] == "3" for frame in pos.frames)
    if "stopped" in pos.leaders[leader] or "admin" in pos.leaders[leader] or not pos.troops(leader):
        raise Nothing  # 168: at the end of an administrative march
    if "moved" in pos.leaders[leader] and book.zoners(pos, pos.hex_of(leader), pos.side(leader)):
        return same(206, "steps of one who is stopped", [], [c for c in table.choices(seat) if c.startswith("go ")])
    compare_march(table, rng, text, leader, forced, tally)


def compare_fought(table, rng, pos, tally):
    """The first attack of a battle of formations; garrisons and vedettes are left to others."""
    frame = next(f for f in pos.frames if f[0] == "half round")
    words = pos.battles[int(frame[3])]
    cut = {w: words.index(w) for w in ("targets", "from", "round") if w in words}
    if words[cut["round"] + 1] != "1" or words[0] not in pos.leaders:
        raise Nothing
    targets = [int(h) for h in words[cut["targets"] + 1:cut["from"]]]
    us = pos.side(words[0])
    attackers = [words[0]] + [l for l in pos.formations(us) if pos.leaders[l].get("with") == words[0]]
    defenders = [l for l in pos.formations(book.enemy_of(us)) if pos.hex_of(l) in targets]
    held = {pos.hex_of(l) for l in defenders}
    battle = book.Battle(pos, attackers, defenders)
    alone = set(targets) - held or {pos.garrison(s) for s in lay.SIDES} & {*targets, *battle.hexes(us)}
    ready = [side for side in lay.SIDES if table.choices(lay.SIDES.index(side))]
    if alone or len(battle.hexes(us)) * len(held) > 2 or not playable(pos, battle) or len(ready) < 2:
        raise Nothing
    tally["battles of matches"] += 1
    start = len(log_of(table))
    compare_half(table, rng, battle, start)


KINDS = {"march": (laid_march, 4), "initiative": (laid_initiative, 1), "attrition": (laid_attrition, 3),
         "battle": (laid_battle, 4), "match": (from_match, 3)}


def play(count, seed=1, plant=0, data=None, kind=None, most=3):
    """Plays positions: what was compared, and a text for each difference; at most so many, then it stops."""
    book.PLANT = plant
    table, tally, texts = Console(data), Counter(), []
    kinds = [k for k, (_, weight) in KINDS.items() for _ in range(weight) if kind in (None, k)]
    compared = i = 0
    while compared < count and len(texts) < most:
        rng, now, text = random.Random(f"{seed}-{i}"), kinds[i % len(kinds)], ""
        i += 1
        try:
            text, compare = KINDS[now][0](table, rng, tally)
            compare()
        except Nothing:
            continue
        except (Differs, Refused) as difference:
            texts.append(f"position {i - 1} of seed {seed}, {now}: {difference}\n{text}")
        tally[now] += 1
        compared += 1
    table.close()
    book.PLANT = 0
    return tally, texts


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=sorted(KINDS))
    parser.add_argument("--plant", type=int, default=0, help="a rule that the model misreads, 1 to 6")
    parser.add_argument("--data", help="a folder of tables for the program")
    parser.add_argument("--most", type=int, default=3, help="differences after which it stops")
    args = parser.parse_args()
    tally, texts = play(args.count, args.seed, args.plant, args.data, args.kind, args.most)
    for text in texts:
        print("# " + text.rstrip().replace("\n", "\n#   "))
    print(f"# {dict(tally)}, differences: {len(texts)}")
    return 1 if texts else 0


if __name__ == "__main__":
    sys.exit(main())
