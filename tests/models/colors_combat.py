"""colors_combat.py -- what a combat of Commands & Colors does, by the model of tests/models/colors.py: chances of a
roll, and the combat itself as a generator that yields each choice of a player with all legal answers.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from colors import CAV, CLOSED, FLAG, NEAR, NO_BATTLE, NO_SQUARE, NUMBER, PLACE, SABRE, STOPS, TOP


# -- chances (2.4) --------------------------------------------------------------------------------------


def chances(dice, faces):
    """{(hits, flags): chance} of so many dice, `faces` of whose six hit and one of whose six is a flag."""
    found = {}
    for hits in range(dice + 1):
        for flags in range(dice + 1 - hits):
            ways = comb(dice, hits) * comb(dice - hits, flags)
            found[hits, flags] = ways * Fraction(faces, 6) ** hits * Fraction(1, 6) ** flags \
                * Fraction(5 - faces, 6) ** (dice - hits - flags)
    return found


class Odds:
    """What a roll of so many dice does to a unit, by chance."""

    def __init__(self, position, unit, source, faces):
        self.p, self.unit, self.source, self.faces = position, unit, source, faces
        self.hits, self.flags = [Fraction(0)] * (unit.blocks + 1), [Fraction(0)] * 4
        self.lost, self.leaves, self.stays = [Fraction(0)] * (unit.blocks + 1), Fraction(0), {}

    def add(self, dice, chance=Fraction(1)):
        for (hits, flags), part in chances(dice, self.faces).items():
            self.hits[min(hits, self.unit.blocks)] += chance * part
            self.flags[min(flags, 3)] += chance * part
            self.fall(hits, flags, chance * part)
        return self

    def nothing(self, chance):
        """No dice are rolled."""
        for table in (self.hits, self.flags, self.lost):
            table[0] += chance

    def fall(self, hits, flags, chance):
        unit = self.unit
        if hits >= unit.blocks:
            self.lost[unit.blocks] += chance
            return
        ignored = self.p.ignorable(unit, self.source)
        leader = self.p.leader(unit.hex) and not (unit.arm == 1 and self.p.unit(self.source).square)
        for share, helps in (((Fraction(35, 36), 0), (Fraction(1, 36), 1)) if leader and hits else ((1, 0),)):
            steps = max(0, flags - ignored + helps) * int(unit.kind["retreat"])
            self.retreat(hits, steps, chance * share)

    def retreat(self, hits, steps, chance):
        unit = self.unit
        made = 0 if unit.square else self.longest(unit.hex, steps)
        lost = min(unit.blocks, hits + steps - made)
        self.lost[lost] += chance
        if lost < unit.blocks and made:
            self.leaves += chance
        elif lost < unit.blocks:
            self.stays[lost] = self.stays.get(lost, 0) + chance

    def longest(self, name, steps):
        """The longest way back; with a lone leader on it the rest need not be made."""
        best = 0
        for to in self.p.back(name, self.unit.side) if steps else []:
            if self.p.open_to(self.unit, to):
                best = max(best, steps if self.p.lone(to) else 1 + self.longest(to, steps - 1))
        return best


# -- a combat (5.4, 6) --------------------------------------------------------------------------------


@dataclass
class One:
    """A question with one answer out of several actions; with one action only it may be asked or not."""
    seat: int
    actions: set
    rule: str


def go(name):
    return f"retreat {NUMBER[name]}"


class Combat:
    """One combat of `unit` against what stands on `name`.  `dice` gives the faces to come, one by one."""

    def __init__(self, position, unit, verb, name, dice):
        self.p, self.unit, self.verb, self.name, self.dice = position, unit, verb, name, dice
        self.checked, self.rolls, self.joined = set(), [], {}
        self.stopped = "stopped" in unit.marks

    def roll(self, count):
        faces = [next(self.dice) for _ in range(count)]
        if faces:
            self.rolls.append(sorted(faces))
        return faces

    def steps(self):
        self.unit.battled = True
        if self.verb == "fire":
            faces = self.roll(self.p.dice(self.unit, self.name, 0))
            yield from self.suffer(self.p.unit(self.name), self.unit.hex, faces, 0)
        else:
            yield from self.engage()

    def engage(self):
        target = self.p.unit(self.name)
        yield from self.melee(target) if target else self.against_leader()

    # -- melee (5.4.5)

    def melee(self, target):
        p, unit = self.p, self.unit
        if unit.arm < 2:
            yield from self.join()
        answer = yield One(target.side, self.answers(target), "CCN 5.4.5")
        if answer == "retire":
            yield from self.retired(target)
            return
        if answer == "square":
            target.square = self.new_square(target.side)
            p.hands[target.side] -= 1
        first = unit.arm == 1 and target.arm == 0 and target.square > 0  # 6.2.2: the square rolls first
        if answer == "first-strike":
            p.hands[target.side] -= 1
            p.strikes[target.side] -= 1
        if first or answer == "first-strike":
            fate = yield from self.reply(target)
            if fate != "stays":
                return
        faces = self.roll(p.dice(unit, target.hex, 1) + sum(self.joined.values()))
        fate = yield from self.suffer(target, unit.hex, faces, 1, sabres=not unit.has("no-sabres"))
        if fate != "stays":
            yield from self.advance()
        elif not first and answer != "first-strike" and p.dice(target, unit.hex, 1, False):
            if (yield One(target.side, {"battle-back", "hold"}, "CCN 5.4.7")) == "battle-back":
                yield from self.reply(target)

    def join(self):
        """6.3: batteries named one by one; without a die of its own the attacker needs one."""
        able = self.p.joiners(self.unit, self.name)
        while able:
            need = not self.p.dice(self.unit, self.name, 1) and not self.joined
            actions = {f"join {NUMBER[name]}" for name in able} | (set() if need else {"done"})
            answer = yield One(self.unit.side, actions, "CCN 6.3")
            if answer == "done":
                break
            name = next(n for n in able if answer == f"join {NUMBER[n]}")
            if name in self.joined:
                del self.joined[name]
            else:
                self.joined[name] = able[name]
        for name in self.joined:
            self.p.unit(name).battled = True

    def answers(self, target):
        """What the defender may answer: 6.1, 6.2.1, 8.2."""
        p, answers = self.p, {"stand"}
        if target.arm == 1 and self.unit.arm == 0 and p.may_retire(target):
            answers.add("retire")
        in_works = target.hex in p.works
        if target.arm == 0 and self.unit.arm == 1 and not target.square and p.hands[target.side] > 2 \
                and p.terrain(target.hex) not in NO_SQUARE and not in_works and p.tracks[target.side] < 4:
            answers.add("square")
        square = target.square and self.unit.arm == 1
        if p.strikes[target.side] and not square:
            answers.add("first-strike")
        return answers

    def new_square(self, side):
        used = {u.square for u in self.p.units if u.side == side}
        return min(n for n in range(1, 6) if n not in used)

    def reply(self, target):
        """The defender rolls at the attacker: first, or battling back."""
        faces = self.roll(self.p.dice(target, self.unit.hex, 1, False))
        return (yield from self.suffer(self.unit, target.hex, faces, 1, sabres=not target.has("no-sabres")))

    def retired(self, target):
        """6.1: only cavalry faces hit, then two hexes back."""
        p = self.p
        faces = self.roll(p.dice(self.unit, target.hex, 1) + sum(self.joined.values()))
        hits = p.hits_unit(faces, target, 1, only={CAV})
        if (yield from self.lose(target, hits)):
            for left in (2, 1):
                ways = [name for name in p.back(target.hex, target.side) if p.open_to(target, name, True)
                        and (left == 1 or any(p.open_to(target, n, True) for n in p.back(name, target.side)))]
                yield from self.step(target, ways)
        yield from self.advance()

    def advance(self):
        """5.4.13, 5.4.14: infantry and cavalry that have won; not a square, not who had to stop this turn."""
        unit = self.unit
        if unit.arm == 2 or unit.square or self.stopped:
            return
        if (yield One(unit.side, {"advance", "hold"}, "CCN 5.4.13")) == "hold":
            return
        self.enter(self.name)
        if unit.arm == 1 and not self.p.bonus:
            yield from self.pursue()

    def enter(self, name):
        """The unit goes there with its leader; ground where it must stop ends its way (7)."""
        leader = self.p.leader(self.unit.hex)
        self.unit.hex = name
        if leader:
            leader.hex = name
        self.stopped = self.p.terrain(name) in STOPS or name in self.p.works

    def pursue(self):
        """5.4.14, 5.4.15: one hex more, then a bonus melee, a combat of its own."""
        p, unit = self.p, self.unit
        if not self.stopped:
            ways = [name for name in NEAR[unit.hex] if p.open_to(unit, name)]
            answer = yield One(unit.side, {f"go {NUMBER[n]}" for n in ways} | {"halt"}, "CCN 5.4.14")
            if answer != "halt":
                self.enter(next(n for n in ways if answer == f"go {NUMBER[n]}"))
        if p.terrain(unit.hex) in NO_BATTLE:
            return
        p.bonus = True
        targets = {f"melee {NUMBER[name]}": name for _, name, _ in p.targets(unit)}
        if not targets:
            return
        answer = yield One(unit.side, {*targets, "hold"}, "CCN 5.4.15")
        if answer != "hold":
            self.name, self.checked, self.joined = targets[answer], set(), {}
            yield from self.engage()

    def against_leader(self):
        """5.4.8: a sabre kills a lone leader, otherwise he goes."""
        leader = self.p.leader(self.name)
        faces = self.roll(self.p.dice(self.unit, self.name, 1))
        if SABRE in faces:
            self.kill(leader)
        else:
            yield from self.flight(leader)
        yield from self.advance()

    # -- losses (5.4.8, 5.4.9)

    def suffer(self, unit, source, faces, mode, sabres=True):
        """Hits, then flags.  "stays", "left" or "gone"."""
        hits = self.p.hits_unit(faces, unit, mode, sabres)
        flags = faces.count(FLAG)
        if not (yield from self.lose(unit, hits)):
            return "gone"
        return (yield from self.take_flags(unit, source, flags, mode))

    def lose(self, unit, count):
        """Takes blocks; the leader is rolled for.  Whether the unit lives on."""
        if not count:
            return True
        leader = self.p.leader(unit.hex)
        unit.blocks = max(0, unit.blocks - count)
        if unit.blocks:
            if leader and leader.name not in self.checked:
                self.checked.add(leader.name)
                if self.roll(2) == [SABRE, SABRE]:
                    self.kill(leader)
            return True
        self.p.units.remove(unit)
        self.p.gained[1 - unit.side] += 1
        if unit.square:
            self.p.hands[unit.side] += 1
        if leader:
            if leader.name not in self.checked:
                self.checked.add(leader.name)
                if self.roll(1) == [SABRE]:
                    self.kill(leader)
                    return False
            yield from self.flight(leader)
        return False

    def kill(self, leader):
        self.p.leaders.remove(leader)
        self.p.gained[1 - leader.side] += 1

    def take_flags(self, unit, source, flags, mode):
        p, start = self.p, unit.hex
        most = min(flags, p.ignorable(unit, source))
        if most:
            answer = yield One(unit.side, {f"ignore x{n}" for n in range(most + 1)}, "CCN 5.4.10")
            flags -= int(answer[8:])
        steps = flags * int(unit.kind["retreat"])
        rallied = False
        while steps:
            ways = [] if unit.square else [n for n in p.back(unit.hex, unit.side) if p.open_to(unit, n)]
            if not ways:
                if rallied:  # it ignores the rest
                    break
                alive = yield from self.lose(unit, steps)
                return "gone" if not alive else "stays" if unit.hex == start else "left"
            if (yield from self.step(unit, ways, rallied)) == "halt":
                break
            rallied = self.met  # in the leader's hex it may stop, and only there (5.4.9-11, -13)
            steps -= 1
        return "stays" if unit.hex == start else "left"

    def step(self, unit, ways, halt=False):
        p = self.p
        actions = {go(name) for name in ways} | ({"halt"} if halt else set())
        answer = yield One(unit.side, actions, "CCN 5.4.9")
        if answer == "halt":
            return answer
        name = next(n for n in ways if go(n) == answer)
        leader = p.leader(unit.hex)
        self.met = p.leader(name) is not None
        unit.hex = name
        if leader:
            leader.hex = name
        return answer

    # -- leaders in flight (5.4.11, 5.4.12)

    def may_end(self, leader, name):
        unit = self.p.unit(name)
        alone = not any(x.hex == name and x is not leader for x in self.p.leaders)
        return alone and (unit is None or unit.side == leader.side)

    def may_pass(self, name):
        return self.p.terrain(name) not in CLOSED

    def on_edge(self, leader, name):
        return PLACE[name][1] == (0 if leader.side == TOP else 8)

    def leads_on(self, leader, name, left):
        """Whether from that hex, with so many hexes left, he can come to an end."""
        if self.may_end(leader, name) or (left and self.on_edge(leader, name)):
            return True
        return left > 0 and any(self.may_pass(n) and self.leads_on(leader, n, left - 1)
                                for n in self.p.back(name, leader.side))

    def flight(self, leader):
        for left in (3, 2, 1):
            ways = [n for n in self.p.back(leader.hex, leader.side) if self.may_pass(n)
                    and self.leads_on(leader, n, left - 1)]
            actions = {go(n) for n in ways}
            actions |= {"leave-map"} if self.on_edge(leader, leader.hex) else set()
            actions |= {"halt"} if left < 3 and self.may_end(leader, leader.hex) else set()
            if not actions:
                self.kill(leader)
                return
            answer = yield One(leader.side, actions, "CCN 5.4.11")
            if answer == "leave-map":
                self.p.leaders.remove(leader)
                return
            if answer == "halt":
                return
            leader.hex = next(n for n in ways if go(n) == answer)
            foe = self.p.unit(leader.hex)
            if foe and foe.side != leader.side and SABRE in self.roll(self.escape_dice(foe)):
                self.kill(leader)
                return

    def escape_dice(self, foe):
        """5.4.12: its normal dice in melee: type and blocks, one in square."""
        if foe.square:
            return 1
        if foe.arm == 2:
            return self.p.tables.guns[foe.kind["guns"], foe.blocks][0]
        return int(foe.kind["melee"].split()[foe.blocks - 1])
