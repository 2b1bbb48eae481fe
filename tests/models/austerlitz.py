"""austerlitz.py -- a second reading of Austerlitz 1805: sight, fire, close combat, morale, retreat.

Written from the rulebook, the register (data/austerlitz/rules.tsv) and the rulings of the README, not from
the program, to be held against it (austerlitz_console.py does).  Paragraphs are named beside what they say.
Lengths are whole hu; footprints are exact in units of 1/32768 hu (2.1-3), and no float decides anything.

What it does not follow it says by raising Beyond: the loss of an HQ (12.6.3), an attacker whom fire stops (10.4.3.5.2), the
new front of a unit that was routed (12.9.3).  Not in it: moves, charges and reactions, rallies, disengagement, advances, proportional
fire (10.4.3.4), guns that are attacked (9.6, 13.15), the Santon battery, chits, and the advanced rules (19 to 21)."""

import copy

from austerlitz_field import Field
from austerlitz_plane import (SCALE, U, bearing, box, covers, crossing, distance2, dot, enters, hull, meet, nearest_whole, onward, overlap,
                              place_in, scaled, within)

LEVELS = ["steady", "S", "D", "R", "out"]  # 12.11
WORKS = ("village", "castle", "redoubt")


class Beyond(Exception):
    """What happens now is not in this model."""


class World(Field):
    """A position with its dice; what is thrown and checked is told in `news`, as the program's log tells it.

    plant: 1 to 4 misread a paragraph (13.11, 12.7.2, 8.7, 12.6.1), to see that a comparison notices."""

    def __init__(self, tables, units, fog="clear", dice=(), choices=(), plant=0):
        super().__init__(tables, units, fog, plant)
        self.dice, self.choices, self.news, self.rings, self.checked = list(dice), list(choices), [], [], set()

    def routed(self, u):
        u.state, u.rage, u.marker = "R", 0, 0

    def die(self):
        if not self.dice:
            raise Beyond("dice")
        return self.dice.pop(0)

    # ---- guns (9) ----

    def template(self, guns, axis, long, half):
        u, v = U[axis % 360], U[(axis + 90) % 360]
        apex = (guns.x * SCALE, guns.y * SCALE)
        base = (apex[0] + 2 * long * u[0], apex[1] + 2 * long * u[1])
        return [apex] + [(base[0] + s * 2 * half * v[0], base[1] + s * 2 * half * v[1]) for s in (1, -1)]

    def axis_at(self, guns, target):
        """9.5-2, 9.5-5, ruling 17: the whole degree nearest to the target's centre along which it is in the template."""
        axes = self.axes_at(guns, target)
        return axes[0] if axes else None

    def axes_at(self, guns, target):
        """The best axis, or two that are equally good: straight at the target's centre; past it on either hand as little
        as will do, and of these two the one for which it turns less (ruling 142)."""
        to, shape = bearing(guns.at(), target.at()), target.shape()
        off = lambda k, of: (k - of + 180) % 360 - 180
        arc = sorted(((guns.facing + d) % 360 for d in range(-45, 46)), key=lambda k: abs(off(k, to)))
        met = [k for k in arc if abs(off(k, to)) <= 90 and meet(self.template(guns, k, 600, 161), shape)]  # 9.2-2
        if arc[0] in met:
            return arc[:1]
        sides = [[k for k in met if (off(k, arc[0]) > 0) == right][:1] for right in (True, False)]
        turns = {k: abs(off(k, guns.facing)) for side in sides for k in side}
        return [k for k in turns if turns[k] == min(turns.values())]

    def guns_ready(self, guns):  # 9.4-3, 9.5-6, 9.5-7, 12.6.3-5, ruling 20
        return guns.arm == "artillery" and guns.form == "unlimbered" and guns.state == "steady" \
            and not guns.foe and not guns.flags & {"fired", "crewless", "no-fire", "leaderless"}

    def may_shell(self, guns, target):
        return self.guns_ready(guns) and self.axis_at(guns, target) is not None and self.guns_see(guns, target, True)

    def guns_see(self, guns, target, roundshot):
        if not self.line_free(guns, target, over=roundshot, aimed=roundshot):  # ruling 96
            return False
        return self.in_sight_range(guns, target) or any(
            u is not guns and u.state != "R" and within(u.shape(), guns.shape(), 50) and self.sees(u, target)
            for u in self.side(guns.side))  # 9.8

    def touched(self, guns, axis):
        shape = self.template(guns, axis, 200, 54)  # 9.2-3
        return [u for u in self.on_field() if u is not guns and meet(shape, u.shape())]

    def may_canister(self, guns, axis):  # 9.3-5, 9.3-6
        if not self.guns_ready(guns) or abs((axis - guns.facing + 180) % 360 - 180) > 45:
            return False
        return any(u.side != guns.side and self.guns_see(guns, u, False) for u in self.touched(guns, axis))

    def strength(self, factor):  # 11.1-14
        return self.t.strength[min(factor, 13)]

    def shot_sum(self, firing, power, target, canister):  # 11.1
        m, total = self.t.mod, self.strength(power)
        if canister:
            total += m["canister"]
        total += {"column": m["at_column"], "limbered": m["at_limbered"], "square": m["at_square"],
                  "unlimbered": m["at_guns"]}.get(target.form, 0)
        if target.form == "line" and not self.all_round(target) \
                and all(self.zone(target, (g.x * SCALE, g.y * SCALE)) != "front" for g in firing):
            total += m["enfilade"]  # 11.1-24, ruling 19
        if not canister and any(not within([(g.x * SCALE, g.y * SCALE)], target.shape(), 400) for g in firing):
            total += m["far_shot"]  # 11.1-27
        return total + int(self.t.ground[self.ground(target)]["fire"])

    def turn_guns(self, guns, axis):
        """Ruling 17: as far as the neighbours let them."""
        step = 1 if (axis - guns.facing) % 360 < 180 else -1
        while guns.facing != axis:
            shape = guns.shape(facing=guns.facing + step)
            if self.off_field(shape) or any(u is not guns and overlap(shape, u.shape()) for u in self.on_field()) \
                    or any(g == "pond" and covers(shape, area) for g, _, area in self.t.areas):
                break
            guns.facing = (guns.facing + step) % 360

    def shell(self, group, target):
        axes = [(g, self.axis_at(g, target)) for g in group]
        hit = []
        for g, axis in axes:  # 9.7-4
            roll = self.die()
            self.news.append(("gun", g.name, roll, g.hd, roll >= g.hd))
            hit += [g] if roll >= g.hd else []
        for g, axis in axes:
            self.turn_guns(g, axis)
        if hit:
            die = self.die()
            plus = self.shot_sum(hit, sum(g.firepower for g in hit), target, False)
            self.fire_at(target, die, plus, self.nearest(hit, target))

    def canister(self, guns, axis):
        self.turn_guns(guns, axis)  # 9.5: it faces first
        struck = self.touched(guns, axis)
        while struck:  # 9.3-6, ruling 132: the nearest of those that are left
            u = self.nearest(struck, guns)
            die = self.die()
            self.fire_at(u, die, self.shot_sum([guns], guns.firepower, u, True), guns)
            struck = [s for s in struck if s is not u and s.state != "out"]

    def fire_at(self, target, die, plus, cause):
        self.news.append(("fire", target.name, die, plus, die + plus))
        before = target.state
        self.result(target, die + plus, bearing(cause.at(), target.at()))
        if "declared" in target.flags and target.state != before:
            raise Beyond("the attack is off")  # ruling 22
        self.alarms()

    # ---- musketry (10) ----

    def musketry_zone(self, u, deep=50):  # 5.1-6
        a, b = u.shape()[:2]
        f, v = U[u.facing], U[(u.facing + 90) % 360]
        k = 2 * deep
        return [a, b, (b[0] + k * (f[0] - v[0]), b[1] + k * (f[1] - v[1])), (a[0] + k * (f[0] + v[0]), a[1] + k * (f[1] + v[1]))]

    def in_muskets(self, u, target, shape=None):
        shape = shape or target.shape()
        if u.form == "square" or self.ground(u) in ("castle", "redoubt"):  # 5.1-7, 15.1-10
            return within(u.shape(), shape, 50)
        return meet(self.musketry_zone(u), shape)

    def assault(self, u, target):
        """10.4-1: an attack is declared between them in this turn."""
        return u.foe == target.id and "declared" in u.flags or target.foe == u.id and "declared" in target.flags

    def may_fire(self, u, target):  # 10.1 to 10.5, 12.5
        if u.arm != "infantry" or u.state != "steady" or "musketry" in u.flags or u.factor(target) <= 0 or self.locked(u):
            return False
        if "declared" in target.flags and target.foe == u.id and target.aspect != "front":
            return False  # 10.5: not at who has come into its flank or rear
        return self.in_muskets(u, target) and self.sees(u, target, aimed=True)

    def flank_support(self, u, target):
        """10.4.3.1: friends of foot on its flanks, in the same formation, with the target before them."""
        if u.form == "square":
            return 0
        given = [f for f in self.side(u.side) if f is not u and f.arm == "infantry" and f.form == u.form and f.state == "steady"
                 and (not f.foe or self.assault(f, target)) and f.factor(target) > 0 and within(f.shape(), u.shape(), 50)
                 and self.zone(u, (f.x * SCALE, f.y * SCALE)) == "flank" and self.in_muskets(f, target)]
        return min(self.t.mod["support_most"], self.t.mod["support_fire"] * len(given))

    def before_assault(self, u, target):
        """10.4.3, 10.4.3.5: what a failed check brings here."""
        die = self.die()
        plus = self.musket_sum([u], u.factor(target), target, False) + self.flank_support(u, target)
        self.news.append(("fire", target.name, die, plus, die + plus))
        row = self.t.results[max(0, min(13, die + plus))]
        if target.foe == u.id and "declared" in target.flags:  # its attacker
            if row["check"] != "-" and not int(row["steps"]) and not self.check(target, int(row["check"])):
                return
            if row["check"] == row["fails"] == "-":
                return
            raise Beyond("the attack is off")
        if row["check"] == "-":
            self.result(target, die + plus, bearing(u.at(), target.at()))
        else:
            target.steps -= int(row["steps"])
            if target.steps <= 0:
                self.destroy(target)
            else:
                by = self.check(target, int(row["check"]))
                if by == 99:
                    self.rout(target, bearing(u.at(), target.at())) if target.state != "R" else self.destroy(target)
                elif by:
                    target.marker = max(target.marker, min(4, by))  # 10.4.3.5.1, ruling 21
        self.alarms()

    def musket_sum(self, firing, factor, target, static):
        m, total = self.t.mod, self.strength(factor)
        line, square = all(u.form == "line" for u in firing), target.form == "square"
        total += m[("line" if line else "other") + ("_at_square" if square else "_fire")]  # 11.1-20, -21
        total += m["static_fire"] if static else 0
        total += m["french_fire"] if all(u.nation == "french" for u in firing) else 0  # 10.6, 10.4.2-2
        total += m["at_guns"] if target.form == "unlimbered" else 0
        return total + int(self.t.ground[self.ground(target)]["fire"])

    def volley(self, group, target):
        """Static fire (10.4.1, 10.4.2); a square fires at all in reach (5.4.4)."""
        targets = [target]
        if group[0].form == "square":
            targets += [u for u in self.side(1 - group[0].side) if u is not target and self.may_fire(group[0], u)]
        while targets:  # ruling 132
            u = self.nearest(targets, group[0])
            die = self.die()
            factor = sum(g.factor(u) for g in group)
            self.fire_at(u, die, self.musket_sum(group, factor, u, True), self.nearest(group, u))
            targets = [t for t in targets if t is not u and t.state != "out"]

    # ---- results and morale (11, 12) ----

    def morale_of(self, u):  # 12.4-3
        hq = self.hq_of(u)
        if hq:
            return hq.morale + (2 if u.rage else 0)
        own = u.morale - (0 if {"guard", "elite"} & set(u.traits) else u.lost_steps()) + (2 if u.rage else 0)
        near = [h for h in self.units.values() if h.arm == "hq" and h is not u and h.side == u.side
                and h.state not in ("R", "out") and h.morale + (self.plant == 4) > own
                and within((self.units[h.host] if h.host else h).shape(), u.shape(), 100)]
        return own + (1 if near else 0)

    def check(self, u, minus):
        """0: passed; else by how much it failed, 99 for a double 6 (12.4, 12.8, 12.9)."""
        a, b = self.die(), self.die()
        value = self.morale_of(u) + minus
        failed = a + b > value and a + b != 2 or a + b == 12
        self.news.append(("check", u.name, a + b, value, not failed))
        if a + b == 2 and u.brigade():  # 12.9-2, 12.9-3
            if u.state == "R":
                raise Beyond("a new front")
            u.state = "steady"  # 12.9.3
            u.rage = 1
        return (99 if a + b == 12 else a + b - value) if failed else 0

    def worse(self, u, state):
        """12.11-2: the worse of the state that is named and one level below the present one."""
        below = LEVELS[min(LEVELS.index(u.state) + 1, 4)]
        return below if state == "one level" else max(state, below, key=LEVELS.index)

    def result(self, u, total, direction, ridden=False):
        """A row of the Combat/Fire table: "stays", "driven" off, or "out" by the row itself."""
        row = self.t.results[max(0, min(13, total))]
        if row["fails"] == "-" and row["check"] == "-":
            return "stays"
        if row["fails"] == "eliminated" and row["check"] == "-":
            self.destroy(u)
            return "out"
        if int(row["steps"]):
            u.steps -= int(row["steps"])
            if u.steps <= 0:
                self.destroy(u)
                return "out"
        state = row["fails"]
        if row["check"] != "-":
            by = self.check(u, int(row["check"]))
            if not by:
                return "stays"
            state = "R" if by == 99 else state
        state = self.worse(u, state)
        if state == "out":
            self.destroy(u)
            return "out"
        if state == "R":
            self.destroy(u) if ridden else self.rout(u, direction)  # 13.12.4
            return "driven"
        u.state, u.rage = state, 0  # 12.9.7
        if not int(row["retreat"]):
            return "stays"
        if self.surrounded(u):
            self.destroy(u)
        else:
            self.go_back(u, direction, ridden=ridden)
        return "driven"

    # ---- retreats and routs (12.5.3, 13.10, 13.11) ----

    def unlock(self, u):
        """12.5.3-9: who was in combat with it alone is free."""
        for other in self.units.values():
            if other.foe == u.id:
                other.foe = next((w.id for w in self.units.values() if w.foe == other.id and w is not u and w.state != "out"), None)
        u.foe = None

    def destroy(self, u, seen=()):
        self.gone = u
        if self.hq_of(u) or u.arm == "hq":
            raise Beyond("an HQ is lost")
        if any("crew" in w.flags for w in self.units.values()):
            raise Beyond("a crew")
        self.ring(u, list(seen) + [u.shape()])
        u.state = "out"
        self.unlock(u)

    def ring(self, u, places):  # 12.7.2-2, 12.7.2.4
        if u.arm in ("artillery", "hq"):
            return  # 12.7.2.4-2; ruling 130
        old = next((r for r in self.rings if r[0] is u), None)
        if old:
            old[1].extend(places)
        else:
            self.rings.append((u, places))

    def surrounded(self, u):
        """13.11.2-2: attacked from front and rear together."""
        return u.form != "square" and {"front", "rear"} <= {e.aspect for e in self.on_field() if e.foe == u.id}

    def rout(self, u, direction):
        start = u.shape()
        self.routed(u)
        if u.id == "FS-A" or self.surrounded(u):
            return self.destroy(u)  # ruling 35
        self.checked = {pair for pair in self.checked if pair[0] is not u}  # 12.7.2.3-2
        self.ring(u, [start])
        self.unlock(u)
        self.go_back(u, direction)

    def clear_for_square(self, shape):  # 5.2-3, 5.2-4
        if any(covers(shape, area) for g, _, area in self.t.areas if g != "hill"):
            return False
        return not any(enters(*scaled([a, b]), shape) for line in self.t.streams for a, b in zip(line, line[1:]))

    def threatened(self, u, shapes):
        """5.3: the square is, or comes, under muskets or into the field of a charge."""
        keep = u.at()
        for e in self.side(1 - u.side):
            if e.arm == "infantry" and e.state != "R" and any(self.in_muskets(e, u, s) for _, s in shapes):
                return True
            if e.arm == "cavalry" and e.state == "steady" and not e.foe and "cossack" not in e.traits \
                    and "leaderless" not in e.flags:
                field = self.musketry_zone(e, 400)
                for at, s in shapes:
                    if meet(field, s):
                        u.x, u.y = at
                        seen = self.sees(e, u)
                        u.x, u.y = keep
                        if seen:
                            return True
        return False

    def off_field(self, shape):  # 3.1-3
        b = box(shape)
        return b[0] < 0 or b[1] < 0 or b[2] > self.t.width * SCALE or b[3] > self.t.height * SCALE

    def barred(self, u, shape, way, old):
        """13.11.2-3: a pond, the walls (not where it overlaps them already, 15.1-20), an enemy in the way."""
        if any(overlap(shape, e.shape()) and overlap(way, e.shape()) for e in self.side(1 - u.side)):
            return True
        grounds = ("pond",) if u.arm in ("infantry", "hq") else ("pond", "castle")
        return any(g in grounds and covers(shape, area) and not covers(old, area) for g, _, area in self.t.areas)

    def landing(self, u, direction, n, flees):
        """Places are whole hu: the nearest to the end of a way on which it stands on nobody, less than 2 hu off it either
        way; of two that are as near neither, where there is a next (ruling 137)."""
        way = [n * U[direction][i] for i in (0, 1)]
        whole = [nearest_whole(way[i], 16384) for i in (0, 1)]
        about = []
        for dx, dy in ((x, y) for x in range(-2, 3) for y in range(-2, 3)):
            off = [(whole[0] + dx) * 16384 - way[0], (whole[1] + dy) * 16384 - way[1]]
            at = u.x + whole[0] + dx, u.y + whole[1] + dy
            if max(abs(off[0]), abs(off[1])) < 2 * 16384:
                about.append((dot(off, off), at[1], at[0]))
        stands = lambda at: not any(o is not u and overlap(self.fled(u, at, direction) if flees else u.shape(*at), o.shape())
                                    for o in self.on_field())
        if stands((u.x + whole[0], u.y + whole[1])):
            return u.x + whole[0], u.y + whole[1]
        free, last = [], None
        for far, y, x in sorted(about):
            if free and far > free[0][0]:
                if len(free) == 1:
                    break
                last, free = free[-1], []
            if stands((x, y)):
                free.append((far, y, x))
        free = free or ([last] if last else [])
        return (free[-1][2], free[-1][1]) if free else None

    def path(self, u, direction):
        """(places and footprints hu by hu, the friends it runs into, whether it is lost on the way)"""
        start, old, thin, steps, met = u.at(), u.shape(), u.thin(), [], []
        touching = [e for e in self.side(1 - u.side) if self.touch(u, e)]
        way = hull(thin + onward(thin, direction, 500))
        friends = [f for f in self.side(u.side) if f is not u]  # whom it only grazes is not in its way (ruling 141)
        ahead = [f for f in friends if f.brigade() and u.arm != "hq"]  # 5.1-8, 6.8-3: an HQ passes
        near = [f for f in ahead if overlap(hull(thin + onward(thin, direction, 100)), f.shape())]
        held = [f for f in near if within(old, f.shape(), 2)]
        for n in range(1, 1 if held else 400):  # 13.11.1-1: whom it touches, and would run into
            here = onward(thin, direction, n)
            far = near if n <= 100 else [f for f in ahead if overlap(hull(thin + onward(thin, direction, 500)), f.shape())]
            met = [f for f in far if overlap(hull(old + onward(old, direction, n)), f.shape())]  # 6.9-2
            if met:
                break
            flees = u.state == "R" and n >= 100  # ruling 122
            at = self.landing(u, direction, n, flees)
            whole = at or tuple(start[i] + nearest_whole(n * U[direction][i], 16384) for i in (0, 1))
            if self.off_field(self.fled(u, whole, direction) if flees else u.shape(*whole)) or self.barred(u, here, way, old):
                return steps, [], True
            steps.append((whole, u.shape(*whole)))
            if n >= 100:
                end = onward(self.fled(u, start, direction, 1), direction, n) if flees else here
                whole_end = onward(self.fled(u, start, direction) if flees else old, direction, n)
                if any(e not in touching and distance2(whole_end, e.shape()) < (3 * SCALE) ** 2 for e in self.side(1 - u.side)):
                    return steps, [], True
                lies_on = [f for f in friends if overlap(end, f.shape())]
                if n == 100 and not lies_on and not at:
                    return self.nearer_place(u, direction, steps), [], False
                met = [f for f in lies_on if f.brigade() and u.arm != "hq"]
                if met or (at and not self.on_guns(u, end)):
                    return steps, met, False
        while met and steps and u.state != "R" and not self.rests(u, direction, len(steps)):
            steps.pop()  # 13.11.1-7: a friend behind guns stops it before them
        return steps, held or met, False

    def rests(self, u, direction, n):
        here = onward(u.thin(), direction, n)
        return self.landing(u, direction, n, False) and not any(o is not u and overlap(here, o.shape()) for o in self.on_field())

    def nearer_place(self, u, direction, steps):
        """There is room at the end of its way, but no whole hu in it: the next nearer place that has one."""
        while steps:
            steps.pop()
            at = self.landing(u, direction, len(steps), u.state == "R")
            if at:
                return steps[:-1] + [(at, u.shape(*at))] if steps else []
        return steps

    def breaks(self, u, steps, forced):
        """A square that goes back: the state that bad ground (5.2-5) or threats (5.3) leave it in."""
        if any(not self.clear_for_square(s) for _, s in steps):
            return "R"
        if forced and "guard" not in u.traits and self.threatened(u, [(u.at(), u.shape())] + steps):
            return LEVELS[LEVELS.index(u.state) + 1]
        return u.state

    def go_back(self, u, direction, forced=True, ridden=False):
        """1 UM straight in a direction, as the unit stands."""
        if u.id == "FS-A":
            return self.destroy(u)
        self.start = u.at()
        steps, met, lost = self.path(u, direction)
        if u.form == "square" and u.state != "R" and not lost:
            state = self.breaks(u, steps, forced)
            if state == "R":
                if ridden:
                    return self.destroy(u)  # ruling 80
                self.ring(u, [u.shape()])
                self.routed(u)  # 5.2-6: this is its flight
                steps, met, lost = self.path(u, direction)
            u.state, u.rage = state, u.rage if state == u.state else 0
        if lost:
            return self.destroy(u)
        if steps:
            u.x, u.y = steps[-1][0]
        self.unlock(u)
        was = u.state
        if u.state == "R" and not met:
            shape = self.fled(u, u.at(), direction)
            met = [f for f in self.side(u.side) if f is not u and f.brigade() and u.arm != "hq" and overlap(shape, f.shape())]
            if not met:  # ruling 23
                self.turn_about(u, direction)
        if met:
            self.collide(u, met, was, [at for at, _ in steps])
        if u.state == "R":
            self.ring(u, [u.shape()])

    def on_guns(self, u, shape):
        """13.11.1-7: it does not come to rest on guns or an HQ."""
        return any(f is not u and (u.arm == "hq" or not f.brigade()) and overlap(shape, f.shape()) for f in self.side(u.side))

    def fled(self, u, at, direction, less=0):
        """The footprint at the end of a flight, less so much on each side."""
        facing = u.facing if u.arm == "hq" else direction
        return u.shape(*at, facing, {"square": "column", "unlimbered": "limbered"}.get(u.form), less)

    def turn_about(self, u, direction):  # 13.11.3, 5.3-6, 12.5.3-8
        u.facing = direction if u.arm != "hq" else u.facing
        u.form = {"square": "column", "unlimbered": "limbered"}.get(u.form, u.form)

    def collide(self, u, met, was, way):  # 13.11.1
        friend = min(met, key=lambda f: f.number)
        worse = friend.state
        if friend.rage:
            worse = "D"  # 12.9.6, ruling 26
        elif was in ("D", "R"):
            worse = "R" if friend.state in ("D", "R") else "D"  # 13.11.1-3
        elif friend.state == "D":
            worse = "R"  # 13.11.1-4
        if was == "R":
            self.destroy(u)  # 13.11.1-5
        if friend.rage:
            self.checked.add((u, friend))  # 12.9.6-2
        routs = worse == "R" != friend.state
        friend.rage, friend.state = 0 if worse != friend.state else friend.rage, worse
        if routs:
            self.ring(friend, [friend.shape()])  # ruling 131: who is run into comes first
        if was == "D":
            self.routed(u)  # 13.11.1-2, -8
            self.ring(u, [u.shape()])
            self.form_at_rest(u, way)
        if routs:
            self.rout(friend, self.away_from_enemies(friend))

    def form_at_rest(self, u, way):
        """13.11.1-8: it does not turn; a square forms column there or a little before, else line (ruling 33)."""
        if u.form == "square":
            for form in ("column", "line"):
                for at in [u.at()] + way[::-1] + [self.start]:
                    shape = u.shape(*at, form=form)
                    if not self.off_field(shape) and not any(o is not u and overlap(shape, o.shape()) for o in self.on_field()):
                        u.form, (u.x, u.y) = form, at
                        return
            self.destroy(u)
        u.form = "limbered" if u.form == "unlimbered" else u.form

    def away_from_enemies(self, u):  # 12.5.3-4
        enemies = self.side(1 - u.side)
        if not enemies:
            return 270 if u.side == 0 else 90
        return bearing(self.nearest(enemies, u).at(), u.at())

    # ---- neighbours (12.7.2) ----

    def alarms(self):
        while self.rings:
            gone, places = self.rings[0]
            near = [(min(distance2(u.shape(), p) for p in places), u.number, u) for u in self.side(gone.side)
                    if u is not gone and u.arm != "artillery" and not u.foe and not u.rage and (gone, u) not in self.checked]
            near = [(0 if far <= (2 * SCALE) ** 2 else far, number, u) for far, number, u in near]  # ruling 144
            near = sorted(n for n in near if n[0] <= ((90 if self.plant == 2 else 100) * SCALE) ** 2)
            if not near:
                self.rings.pop(0)
                continue
            u = near[0][2]
            self.checked.add((gone, u))
            self.neighbour(u)

    def neighbour(self, u):
        ordered = u.state in ("steady", "S")
        by = self.check(u, 0)
        if not by:
            if ordered:  # rulings 127, 133
                self.hold_or_go(u)
            return
        state = "out" if u.state == "R" else "R" if by > 1 or u.state == "D" else "D"  # 12.7.2.1
        if state == "out":
            self.destroy(u)
        elif state == "R":
            self.rout(u, self.away_from_enemies(u))
        else:
            u.state, u.rage = "D", 0

    def hold_or_go(self, u):
        """12.7.2.1-3, ruling 30: it holds or goes straight back, where that is not its end."""
        back = self.away_from_enemies(u) if u.form == "square" or u.arm == "hq" else (u.facing + 180) % 360
        if self.is_end(u, back):
            return
        self.news.append(("asked", u.name))
        if not self.choices:
            raise Beyond("a choice")
        if self.choices.pop(0)[1] == "step-back":
            self.go_back(u, back, forced=False)

    def is_end(self, u, back):
        keep = copy.deepcopy((self.units, self.rings, self.checked))
        try:
            square = u.form == "square"
            self.go_back(u, back, forced=False)
            lost = u.state == "out" or square and u.form != "square"  # 5.2-3: of its own will on clear ground only
        except Beyond:
            lost = self.gone is u
        mine, self.rings, self.checked = keep
        for name, other in self.units.items():
            other.__dict__.update(mine[name].__dict__)
        twin = {id(mine[name]): other for name, other in self.units.items()}
        self.rings = [(twin[id(w)], places) for w, places in self.rings]
        self.checked = {(twin[id(a)], twin[id(b)]) for a, b in self.checked}
        return lost

    # ---- close combat (13, 14) ----

    def aspect_of(self, attacker, defender):  # 5.1-5
        a, b = attacker.shape()[:2]
        return "front" if self.all_round(defender) else self.zone(defender, ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2))

    def front_touches(self, one, two):
        """13.1-5, ruling 43: the front is within 2 hu of it, and it stands in the strip before that front."""
        a, b = one.shape()[:2]
        f = [2000 * c for c in U[one.facing]]
        strip = [a, b, (b[0] + f[0], b[1] + f[1]), (a[0] + f[0], a[1] + f[1])]
        return one.form != "square" and within([a, b], two.shape(), 2) and overlap(strip, two.shape())

    def attack_sum(self, lead, supporters, d):  # 14.1
        m, works, aspect = self.t.mod, self.ground(d) in WORKS, lead.aspect
        horse = lead.arm == "cavalry"
        value = lead.combat_value()
        if "charged" in lead.flags and value > 0:
            value *= 2  # 13.12.3
        if horse and (d.form == "square" or works):
            value = 0  # 13.12.2
        row = self.t.matchup["square" if lead.form == "square" else f"{lead.arm}-{lead.form}"]
        if works:
            column = "village_or_works"
        else:
            column = "square" if d.form == "square" else f"{d.arm}_{d.form}"
        total = value + int(row[column])
        total += {"flank": m["flank"], "rear": m["rear"], "front": 0}[aspect]
        total += m["support"] * len(supporters) + d.marker
        hq = self.hq_of(lead)
        if hq:
            total += m["army_hq"] if "army" in hq.traits else m["hq"]
        total += {"S": m["stunned"], "D": m["disorganised"], "R": m["routed"]}.get(d.state, 0)
        total += m["rage"] if lead.rage else 0
        total += m["cossack"] if "cossack" in lead.traits and d.arm == "infantry" else 0  # 13.12.1.3
        total += int(self.t.ground[self.ground(d)]["combat"])
        hill = self.hill(d.at())
        total += m["uphill"] if hill and place_in(lead.at(), hill[1]) < 0 else 0  # 14.1-17
        return total + self.water(lead.at(), d.at())

    def water(self, p, q):  # 14.1-18
        worst = 0
        for line in self.t.streams:
            for a, b in zip(line, line[1:]):
                t = crossing(p, q, a, b)
                if t is not None and 0 < t < 1:
                    c = (p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1]))
                    bridge = any((c[0] - x) ** 2 + (c[1] - y) ** 2 <= 15 * 15 for x, y in self.t.bridges)
                    worst = min(worst, self.t.mod["bridge" if bridge else "stream"])
        return worst

    def defence_sum(self, d, aspect):  # 14.1-20, 13.14
        value = 0 if aspect == "rear" else d.combat_value() - (1 if d.form == "square" else 0)
        return value + (self.t.mod["rage"] if d.rage else 0)

    def fight(self, lead, supporters, d):
        plus, theirs = self.attack_sum(lead, supporters, d), self.defence_sum(d, lead.aspect)
        self.news.append(("sums", lead.name, plus, d.name, theirs))
        one = self.die() + plus
        two = self.die() + theirs
        self.news.append(("totals", one, two))
        if one > two:
            straight = self.front_touches(lead, d) and self.plant != 1
            direction = lead.facing if straight else bearing(lead.at(), d.at())  # 13.11-2
            self.result(d, one - two, direction, ridden=lead.arm == "cavalry")
        elif two > one:
            ways = {u: (u.facing + 180) % 360 if self.front_touches(u, d) else bearing(d.at(), u.at())
                    for u in [lead] + supporters}  # 13.11-4
            if self.result(lead, two - one, ways[lead]) == "driven":  # ruling 93
                for u in supporters:  # 13.13.1, ruling 121
                    self.go_back(u, ways[u])
        self.alarms()
