"""austerlitz_console.py -- random positions of Austerlitz, played by the program and by the model.

Each position is laid before `berthier console` and before austerlitz.py with the same dice, and every verdict and
number is compared.  A difference is told with the position, what the book says, and both answers.

usage: austerlitz_console.py [--count N] [--seed N] [--only guns|muskets|combat] [--program FILE] [--data FOLDER]
                             [--plant N] [--show N]"""

import argparse
import copy
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
from austerlitz import Beyond, World  # noqa: E402
from austerlitz_field import ROOT, Tables, Unit  # noqa: E402
from austerlitz_plane import SCALE, U, covers, nearest_whole, overlap, within  # noqa: E402

SEATS = ("french", "allied")
NEWS = [(re.compile(r"Fire at (.+): die (\d+), ([+-]\d+), makes (-?\d+)"), "fire"),
        (re.compile(r"(.+) (wavers|keeps its nerve): (\d+) against (-?\d+)"), "check"),
        (re.compile(r"(.+): (\d), needs (\d): (hits|misses)"), "gun"),
        (re.compile(r"(.+): ([+-]\d+) on the die; (.+): ([+-]\d+)"), "sums"),
        (re.compile(r"(-?\d+) against (-?\d+): .*"), "totals")]
PARAGRAPHS = {"roundshot": "8, 9.2, 9.4, 9.5", "canister": "8, 9.3", "musketry": "5.1-6, 8, 10", "fire": "11.1", "gun": "9.1",
              "check": "12.4, 12.6, 12.7.2", "sums": "14.1", "totals": "13.4", "asked": "12.7.2.1", "unit": "12.5, 12.11, 13.10, 13.11"}


class Console:
    """A berthier that stays; one line, one answer."""

    def __init__(self, program, data=None):
        env = dict(os.environ, BERTHIER_DATA=str(data)) if data else None
        self.pipe = subprocess.Popen([str(program), "console"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                     stderr=subprocess.DEVNULL, text=True, encoding="utf-8", env=env)

    def say(self, line):
        """(whether it was done, the short answer, the lines after it)"""
        self.pipe.stdin.write(line + "\n")
        self.pipe.stdin.flush()
        first, rest = self.pipe.stdout.readline(), []
        if not first:
            raise EOFError("the program has ended")
        while (row := self.pipe.stdout.readline().rstrip("\n")):
            rest.append(row)
        return first.startswith("="), first[2:].rstrip("\n"), rest

    def ok(self, seat, action):
        done, answer, _ = self.say(f"check {SEATS[seat]} {action}")
        return done and answer == "ok"

    def close(self):
        self.pipe.stdin.close()
        self.pipe.wait()
        self.pipe.stdout.close()


# ---- positions -----------------------------------------------------------------------------------------

def unit_line(u):
    if u.host:
        return f"unit {u.id} on {u.host}"
    words = ["unit", u.id, "at", f"{u.x},{u.y}", f"/{u.facing}"] + ([u.form] if u.form != "none" else [])
    words += [u.state] if u.state != "steady" else []
    words += ["steps", str(u.steps)] if u.steps != u.full else []
    words += ["rage", "1"] if u.rage else []
    words += ["foe", u.foe] + ([u.aspect] if u.aspect else []) if u.foe else []
    words += ["marker", str(u.marker)] if u.marker else []
    return " ".join(words + sorted(u.flags))


def read_units(tables, lines):
    """The units of a saved position."""
    rows = {row["id"]: (n, row) for n, row in enumerate(tables.units)}
    units = {}
    for line in lines:
        words = line.split()
        if not words or words[0] != "unit":
            continue
        u = units[words[1]] = Unit(*rows[words[1]])
        rest = words[2:]
        if rest[0] == "on":
            u.host = rest[1]
            continue
        if rest[0] != "at":
            u.state = "out"
            continue
        u.x, u.y = map(int, rest[1].split(","))
        rest = rest[2:]
        while rest:
            word = rest.pop(0)
            if word.startswith("/"):
                u.facing = int(word[1:])
            elif word in ("line", "column", "square", "limbered", "unlimbered"):
                u.form = word
            elif word in ("S", "D", "R"):
                u.state = word
            elif word in ("steps", "rage", "marker"):
                setattr(u, word, int(rest.pop(0)))
            elif word == "foe":
                u.foe = rest.pop(0)
                if rest and rest[0] in ("front", "flank", "rear"):
                    u.aspect = rest.pop(0)
            elif word in ("ammo", "crew", "spent", "faced", "banks", "crossed", "manner", "shot"):
                rest.pop(0)
            elif word == "order":
                rest = rest[2:]
            else:
                u.flags.add(word)
    return dict(sorted(units.items(), key=lambda item: item[1].number))


class Case:
    """A position: its kind, the side that acts, the units, fog."""

    def __init__(self, kind, side, units, fog="clear"):
        self.kind, self.side, self.units, self.fog = kind, side, units, fog

    def text(self):
        s = self.side
        frames = {"guns": [f'frame "player turn" movement 0 {s}', f'frame "artillery fire" "artillery fire" 0 {s} 1'],
                  "muskets": [f'frame "player turn" "close combat" 0 {s}', f"frame musketry musketry 0 {s} 1"],
                  "defence": [f'frame "player turn" "attacker\'s musketry" 0 {1 - s}', f"frame musketry musketry 0 {s} 0"],
                  "combat": [f'frame "close combats" "which combat" 0 {s}']}[self.kind]
        turn = 1 - s if self.kind == "defence" else s
        head = ["position austerlitz 1", "seats 0 1", "frame match " + ('"end of turn"', '"French turn"')[turn]] + frames
        head += [f"player {SEATS[turn]}", f"fog {self.fog}" + ("" if self.fog in ("clear", "fog") else " lifted 7")]
        return "\n".join(head + [unit_line(u) for u in self.units.values()])


class Maker:
    """Positions by seed: laid at random, or out of a match that bots began."""

    def __init__(self, tables, console, seed):
        self.t, self.console, self.r = tables, console, random.Random(seed)
        self.rows = {row["id"]: (n, row) for n, row in enumerate(tables.units)}
        self.corners = [p for _, points, _ in tables.areas for p in points] \
            + [p for line in tables.streams + tables.crests for p in line] + tables.bridges

    def unit(self, name, x, y, facing=0, form=None):
        u = Unit(*self.rows[name])
        u.x, u.y, u.facing = x, y, facing % 360
        u.form = form or u.form
        return u

    def fits(self, u, units):
        shape = u.shape()
        if any(not (0 <= x <= self.t.width * SCALE and 0 <= y <= self.t.height * SCALE) for x, y in shape):
            return False
        if any(g == "pond" and covers(shape, area) for g, _, area in self.t.areas):
            return False
        if u.arm in ("cavalry", "artillery") and any(g in ("castle", "redoubt") and covers(shape, area) for g, _, area in self.t.areas):
            return False
        if u.form == "square" and not World(self.t, {}).clear_for_square(shape):
            return False
        return not any(o.host is None and o.state != "out" and overlap(shape, o.shape()) for o in units.values())

    def form(self, arm):
        return {"infantry": self.r.choice(["line", "line", "column", "column", "square"]), "hq": "none",
                "cavalry": self.r.choice(["line", "column"]), "artillery": self.r.choice(["unlimbered"] * 3 + ["limbered"])}[arm]

    def dress(self, u):
        """A random state."""
        r = self.r
        if u.arm != "hq":
            u.state = r.choice(["steady"] * 6 + ["S", "D", "D", "R"])
        if u.brigade():
            u.steps = r.choice([2, 2, 1])
            u.rage = 1 if u.state == "steady" and r.random() < 0.06 else 0
        if u.state == "R" and u.form == "square":
            u.form = "column"
        if u.state == "R" and u.form == "unlimbered":
            u.form = "limbered"

    def centre(self):
        r = self.r
        while True:
            if r.random() < 0.5:
                at = (r.randrange(100, 2700), r.randrange(100, 2400))
            else:
                p = r.choice(self.corners)
                at = (min(2780, max(20, p[0] + r.randint(-70, 70))), min(2480, max(20, p[1] + r.randint(-70, 70))))
            if at[0] < 2000 or at[1] > 800:
                return at

    def pick(self, side, arms, used):
        names = [n for n, (_, row) in self.rows.items() if row["arm"] in arms and (row["nation"] == "french") == (side == 0)
                 and n not in used and n != "FS-A" and not n.startswith(("F1-", "A3-"))]
        return self.r.choice(names)

    def scatter(self, units, side, arms, count, centre, spread, facing=None):
        """Lays units at random about a place."""
        for _ in range(count):
            for _ in range(12):
                name = self.pick(side, arms, units)
                x, y = (centre[i] + self.r.randint(-spread, spread) for i in (0, 1))
                turn = self.r.randrange(360) if facing is None else facing + self.r.randint(-40, 40)
                u = self.unit(name, x, y, turn)
                u.form = self.form(u.arm)
                self.dress(u)
                if self.fits(u, units):
                    units[name] = u
                    break

    def headquarters(self, units):
        for side in (0, 1):
            if self.r.random() < 0.6:
                hosts = [u for u in units.values() if u.side == side and u.arm != "hq"]
                hq = self.unit(self.r.choice([n for n in self.rows if self.rows[n][1]["arm"] == "hq" and n not in units
                                              and (self.rows[n][1]["nation"] == "french") == (side == 0)]), 0, 0)
                own = [u for u in hosts if u.brigade() and (u.corps == hq.corps or "army" in hq.traits)]
                if own and self.r.random() < 0.5:
                    hq.host = self.r.choice(own).id
                elif hosts:
                    beside = self.r.choice(hosts)
                    hq.x, hq.y = beside.x + self.r.randint(-120, 120), beside.y + self.r.randint(-120, 120)
                    if not self.fits(hq, units):
                        continue
                else:
                    continue
                units[hq.id] = hq

    def finish(self, kind, side, units, fog="clear"):
        """With those in the far corner who keep the phase from ending."""
        add = lambda *a: units.setdefault(a[0], self.unit(*a))
        if kind == "guns":
            add(("F1-A1", "A3-A1")[side], 2700, 60, 0)
            add(("A3-1", "F1-1")[side], 2700, 110 if fog != "clear" else 300, 180)
        elif kind in ("muskets", "defence"):
            add(("F1-1", "A3-1")[side], 2700, 60, 0)
            add(("A3-2", "F1-2")[side], 2700, 130, 180)
        else:
            for n, x in ((1, 2600), (2, 2720)):
                a, d = add((f"F1-{n}", f"A3-{n}")[side], x, 60, 0, "column"), add((f"A3-{n}", f"F1-{n}")[side], x, 115, 180)
                a.foe, a.aspect, a.flags, d.foe = d.id, "front", {"declared", "lead"}, a.id
        return Case(kind, side, dict(sorted(units.items(), key=lambda item: item[1].number)), fog)

    def guns(self):
        r, units, side, centre = self.r, {}, self.r.randrange(2), self.centre()
        fog = r.choice(["clear"] * 5 + ["fog", "partial-1", "partial-2"])
        way, far = r.randrange(360), r.choice([60, 120, 200, 350, 450, 560])
        base = [centre[i] + far * U[way][i] // 16384 for i in (0, 1)]
        self.scatter(units, 1 - side, ("infantry", "infantry", "cavalry", "artillery"), r.randint(2, 6), centre, r.choice([90, 150]))
        self.scatter(units, side, ("artillery",), r.randint(1, 3), base, 60, way + 180)
        self.scatter(units, side, ("infantry", "cavalry"), r.randint(0, 3), r.choice([centre, base]), 160)
        self.headquarters(units)
        return self.finish("guns", side, units, fog)

    def muskets(self):
        r, units, side, centre = self.r, {}, self.r.randrange(2), self.centre()
        self.scatter(units, 1 - side, ("infantry", "infantry", "cavalry", "artillery"), r.randint(2, 5), centre, 80)
        self.scatter(units, side, ("infantry",), r.randint(1, 4), centre, 100)
        self.scatter(units, r.randrange(2), ("cavalry", "artillery"), r.randint(0, 2), centre, 150)
        self.headquarters(units)
        return self.finish("muskets", side, units, r.choice(["clear"] * 5 + ["fog"]))

    def assault(self):
        """Attackers in contact, before the fire of either side."""
        case = self.combat()
        units = {n: u for n, u in case.units.items() if not n.startswith(("F1-", "A3-")) or u.arm == "hq"}
        for u in units.values():
            u.marker = 0
            if u.foe and "lead" in u.flags and u.form == "square":
                return self.assault()
            if "declared" in u.flags:
                u.flags |= {"moved", "all"}
        side = self.r.choice([case.side, 1 - case.side])
        return self.finish("muskets" if side == case.side else "defence", side, units)

    def combat(self):
        r, side = self.r, self.r.randrange(2)
        while True:
            units, centre = {}, self.centre()
            self.scatter(units, 1 - side, ("infantry", "infantry", "cavalry"), 1, centre, 20)
            if not units:
                continue
            d = next(iter(units.values()))
            attackers = []
            for _ in range(r.choice([1, 1, 2, 2, 3])):
                u = self.unit(self.pick(side, ("infantry", "cavalry"), units), 0, 0)
                u.form = self.form(u.arm)
                self.dress(u)
                u.state = "steady"
                if u.form == "square" and attackers:
                    u.form = "line"
                self.approach(u, d)
                if self.fits(u, units) and within(u.shape()[:2] if u.form != "square" else u.shape(), d.shape(), 2):
                    units[u.id] = u
                    attackers.append(u)
            if attackers:
                break
        world = World(self.t, units)
        for u in attackers:
            u.foe, u.aspect, u.flags = d.id, world.aspect_of(u, d), {"declared"}
            if u.arm == "cavalry" and d.form != "square" and r.random() < 0.3:
                u.flags.add("charged")
        attackers[0].flags.add("lead")
        if attackers[0].form == "square":
            attackers[0].flags = {"lead"}
        d.foe, d.marker = attackers[0].id, r.choice([0, 0, 0, 1, 2, 4])
        self.scatter(units, 0, ("infantry", "cavalry", "artillery"), r.randint(0, 3), centre, 170)
        self.scatter(units, 1, ("infantry", "cavalry", "artillery"), r.randint(0, 3), centre, 170)
        self.headquarters(units)
        return self.finish("combat", side, units)

    def approach(self, u, d):
        """From any side, in any direction, up to the last whole hu before it."""
        u.facing = self.r.choice([self.r.randrange(360), d.facing + self.r.choice([0, 90, 180, 270]) + self.r.randint(-8, 8)]) % 360
        aside = self.r.randint(-45, 45)
        side = U[(u.facing + 90) % 360]
        last = None
        for n in range(170, -40, -1):
            at = [d.at()[i] + (aside * side[i] - n * U[u.facing][i]) // 16384 for i in (0, 1)]
            if overlap(u.shape(*at), d.shape()):
                break
            last = at
        if last:
            u.x, u.y = last

    def match(self):
        """A position out of a match, stripped of what it is about; somebody fires."""
        r = self.r
        scenario = r.choice(["pratzen", "telnitz", "santon", "austerlitz"])
        option = " option fog=off" if scenario == "austerlitz" else ""
        self.console.say(f"new austerlitz {scenario} seed {r.randrange(1 << 30)}{option}")
        self.console.say(f"bot all random times {r.randint(60, 700)}")
        _, _, lines = self.console.say("save")
        units = read_units(self.t, lines)
        for u in list(units.values()):
            u.flags &= {"leaderless"}
            u.marker = 0
            if u.state == "out" or u.id.startswith(("F1-", "A3-")) or u.id == "FS-A" or (u.x > 2300 and u.y < 500):
                del units[u.id]
        for u in list(units.values()):
            if u.host and u.host not in units:
                del units[u.id]
            if u.foe and u.foe not in units:
                u.foe = u.aspect = None
        return self.finish(r.choice(["guns", "muskets"]), r.randrange(2), units)

    def case(self, only=None):
        kind = only or self.r.choice(["guns", "guns", "muskets", "muskets", "assault", "combat", "combat", "match"])
        return getattr(self, kind)()


# ---- the two opinions ----------------------------------------------------------------------------------

class Trial:
    def __init__(self, tables, console, r, plant=0):
        self.t, self.console, self.r, self.plant = tables, console, r, plant
        self.numbers = self.beyond = 0

    def told(self, since):
        """The lines of the log that have numbers, as the model tells them."""
        _, _, lines = self.console.say("log all")
        out = []
        for line in lines[since:]:
            text = re.sub(r" \[A05[^]]*\]$", "", line.split(" ", 1)[1].strip())
            for pattern, kind in NEWS:
                m = pattern.fullmatch(text)
                if m and kind == "check":
                    out.append(("check", m[1], int(m[3]), int(m[4]), m[2] != "wavers"))
                elif m and kind == "gun":
                    out.append(("gun", m[1], int(m[2]), int(m[3]), m[4] == "hits"))
                elif m:
                    out.append((kind,) + tuple(int(w) if re.fullmatch(r"[+-]?\d+", w) else w for w in m.groups()))
                if m:
                    break
        return out, len(lines)

    def differ(self, case, what, ours, theirs):
        kind = what.split()[0]
        return (f"{what}\n  the book ({PARAGRAPHS.get(kind, '')}): {ours}\n  the program: {theirs}\n"
                + "\n".join("    " + line for line in case.text().splitlines())
                + "".join("\n  | " + line for line in self.console.say("log all")[2]))

    def run(self, case):
        """The differences, as texts."""
        done, answer, _ = self.console.say("position <<END seed 1\n" + case.text() + "\nEND")
        if not done:
            return [self.differ(case, "position", "can be laid", answer)]
        world = World(self.t, copy.deepcopy(case.units), case.fog, plant=self.plant)
        return {"guns": self.guns, "muskets": self.muskets, "defence": self.muskets, "combat": self.fight}[case.kind](case, world)

    def compare_verdict(self, case, out, what, ours, theirs):
        self.numbers += 1
        if ours != theirs:
            out.append(self.differ(case, what, "allowed" if ours else "refused", "allowed" if theirs else "refused"))

    def guns(self, case, world):
        out, legal, say = [], [], lambda line: self.console.say(f"play {SEATS[case.side]} {line}")
        targets = world.side(1 - case.side)
        near = lambda g: [t for t in targets if within([(g.x * SCALE, g.y * SCALE)], t.shape(), 700)]
        for g in (u for u in world.side(case.side) if u.arm == "artillery"):
            if any(u.id.startswith(("F1-", "A3-")) for u in (g,)):
                continue
            drafted = say(f"battery {g.id}")[0]
            for t in near(g):
                ours = world.may_shell(g, t)
                self.compare_verdict(case, out, f"roundshot {g.id} at {t.id}", ours, drafted and self.console.ok(case.side, f"roundshot {t.id}"))
                legal += [("roundshot", g, t)] if ours else []
            if drafted:
                say(f"battery {g.id}")
            for axis in {(g.facing + self.r.randint(-46, 46)) % 360 for _ in range(4)} | {world.axis_at(g, t) for t in near(g)[:4]} - {None}:
                ours = world.may_canister(g, axis)
                self.compare_verdict(case, out, f"canister {g.id} /{axis}", ours, self.console.ok(case.side, f"canister {g.id} /{axis}"))
                legal += [("canister", g, axis)] if ours else []
        if out or not legal:
            return out
        kind, g, t = self.r.choice([x for x in legal if x[0] == "canister"] or legal if self.r.random() < 0.5 else legal)
        if kind == "canister":
            return self.play(case, world, [f"canister {g.id} /{t}"], lambda w: w.canister(w.units[g.id], t))
        group = [g]
        for other in {x[1].id: x[1] for x in legal if x[0] == "roundshot" and x[2] is t and x[1] is not g}.values():
            if any(within(o.shape(), other.shape(), 50) for o in group) and self.r.random() < 0.7:
                group.append(other)
        aim = {u.id: world.axes_at(u, t) for u in group}
        if len(group) == 1 and len(aim[g.id]) > 1:  # the book does not say which: laid by hand
            return self.play(case, world, [f"aim {g.id} /{aim[g.id][0]}", f"roundshot {t.id}"], lambda w: w.shell([w.units[g.id]], w.units[t.id]))
        group = [u for u in group if len(aim[u.id]) == 1]
        drafted, names = [u.id for u in group], [u.id for u in sorted(group, key=lambda u: u.number)]
        return self.play(case, world, [f"battery {n}" for n in drafted] + [f"roundshot {t.id}"],
                         lambda w: w.shell([w.units[n] for n in names], w.units[t.id]))

    def muskets(self, case, world):
        out, legal, say = [], [], lambda line: self.console.say(f"play {SEATS[case.side]} {line}")
        targets = world.side(1 - case.side)
        for u in (u for u in world.side(case.side) if u.arm == "infantry" and not u.id.startswith(("F1-", "A3-"))):
            drafted = say(f"battery {u.id}")[0]
            for t in (t for t in targets if within(u.shape(), t.shape(), 100)):
                if u.foe and not world.locked(u) and not world.assault(u, t):
                    continue  # not in the model: other fire of those who are in a new assault
                ours = world.may_fire(u, t)
                self.compare_verdict(case, out, f"musketry {u.id} at {t.id}", ours, drafted and self.console.ok(case.side, f"fire {t.id}"))
                legal += [(u, t)] if ours else []
            if drafted:
                say(f"battery {u.id}")
        if out or not legal:
            return out
        u, t = self.r.choice([pair for pair in legal if world.assault(*pair)] or legal)
        if u.form == "square" and any(world.assault(o, s) for o, s in legal if o is u):
            return out
        if world.assault(u, t):
            return self.play(case, world, [f"battery {u.id}", f"fire {t.id}"], lambda w: w.before_assault(w.units[u.id], w.units[t.id]))
        group = [u]
        if u.form != "square":
            group += [o for o, s in legal if s is t and o is not u and o.form != "square" and not world.assault(o, s) and self.r.random() < 0.6]
        names = [o.id for o in sorted(group, key=lambda o: o.number)]
        return self.play(case, world, [f"battery {n}" for n in names] + [f"fire {t.id}"],
                         lambda w: w.volley([w.units[n] for n in names], w.units[t.id]))

    def fight(self, case, world):
        lead = next(u for u in world.units.values() if "lead" in u.flags and not u.id.startswith(("F1-", "A3-")))
        others = [u.id for u in world.units.values() if u.foe == lead.foe and u is not lead]
        return self.play(case, world, [f"fight {lead.foe}"],
                         lambda w: w.fight(w.units[lead.id], [w.units[n] for n in others], w.units[w.units[lead.id].foe]))

    def play(self, case, world, actions, ours):
        """Lays dice, plays, and answers what neighbours are asked; then the model does the same."""
        dice = [self.r.choice([1, 2, 3, 4, 5, 6, 6]) for _ in range(31)]
        _, since = self.told(0)
        for n, action in enumerate(actions):
            if n == len(actions) - 1:
                self.console.say("fate " + " ".join(map(str, dice)))
            done, answer, _ = self.console.say(f"play {SEATS[case.side]} {action}")
            if not done:
                return [self.differ(case, f"action {action}", "allowed", answer)]
        choices, stopped = [], False
        while True:
            seat, offers = next(((s, o) for s in (0, 1) for o in [self.console.say(f"choices {SEATS[s]} numbers")[2]] if o), (0, []))
            if set(offers) <= {"stand", "step-back"} and offers:
                pick = self.r.choice(offers)
                choices.append((sorted(offers), pick))
                self.console.say(f"play {SEATS[seat]} {pick}")
                continue
            stopped = any(o.split()[0] in ("pose", "advance", "trod") for o in offers)
            break
        world.dice, world.choices = list(dice), list(choices)
        full = True
        try:
            ours(world)
        except Beyond as why:
            full, self.beyond = False, self.beyond + 1
            if str(why) == "a choice":
                return [self.differ(case, f"asked after {', '.join(actions)} with dice {dice}", world.news[-1], "not asked")]
        told, _ = self.told(since)
        mine = [n for n in world.news if n[0] != "asked"]
        out = []
        if not full:
            told = told[:len(mine)]
        self.numbers += len(mine)
        for a, b in zip(mine + [None] * len(told), told + [None] * (len(mine) - len(told))):
            if a != b:
                out.append(self.differ(case, f"{(a or b)[0]} after {', '.join(actions)} with dice {dice}", a, b))
                break
        if full and not out and len([n for n in world.news if n[0] == "asked"]) != len(choices):
            out.append(self.differ(case, f"asked after {', '.join(actions)} with dice {dice}", world.news, choices))
        if full and not out:
            out += self.compare_units(case, world, actions, dice)
        return out

    def compare_units(self, case, world, actions, dice):
        saved = read_units(self.t, self.console.say("save")[2])
        for u in world.units.values():
            tell = lambda v: "out" if v is None or v.state == "out" else f"on {v.host}" if v.host else \
                f"{v.x},{v.y} /{v.facing} {v.form} {v.state} steps {v.steps}" + (" rage" if v.rage else "") \
                + (f" marker {v.marker}" if v.marker else "")
            self.numbers += 5
            if tell(u) != tell(saved.get(u.id)):
                return [self.differ(case, f"unit {u.id} after {', '.join(actions)} with dice {dice}", tell(u), tell(saved.get(u.id)))]
        return []


def run(program, count, seed, only=None, data=None, plant=0, first=False):
    """(positions, numbers, those cut short, the differences); first: it ends with the first of them."""
    tables, console = Tables(), Console(program, data)
    maker, trial, wrong, done = Maker(tables, console, seed), Trial(tables, console, random.Random(seed + 1), plant), [], 0
    while done < count and not (first and wrong):
        wrong += [f"position {done}: {text}" for text in trial.run(maker.case(only))]
        done += 1
    console.close()
    return done, trial.numbers, trial.beyond, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="guns, muskets, assault, combat or match")
    parser.add_argument("--program", default=str(Path(os.environ.get("BERTHIER_BUILD", ROOT / "build")) / "berthier"))
    parser.add_argument("--data", help="a data folder for the program alone")
    parser.add_argument("--plant", type=int, default=0, help="misread a rule, 1 to 4")
    parser.add_argument("--show", type=int, default=3)
    args, begun = parser.parse_args(), time.time()
    done, numbers, beyond, wrong = run(args.program, args.count, args.seed, args.only, args.data, args.plant)
    for text in wrong[:args.show]:
        print(text + "\n")
    print(f"{done} positions, {numbers} numbers and verdicts compared, {len(wrong)} differences, "
          f"{beyond} cut short, {time.time() - begun:.1f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
