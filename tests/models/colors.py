"""colors.py -- a second opinion on sight and dice of Commands & Colors: Napoleonics, written from the rulebook.

What a unit sees, whom it may attack and with how many dice, and what a roll does: losses, leaders, flags,
retreats, battle back.  Chapter 7 stands here in numbers of its own; what only the national cards print (dice by
type and blocks) is read from units.tsv and guns.tsv.  A combat is a generator that yields each choice of a
player with all legal answers.

Numbers in comments are paragraphs of the register (5.4.3 is sight, 7.2 hills ...); R are rulings of
src/games/colors/README.md.  Left out: pursuit and bonus melee, orders and moves.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import comb
from pathlib import Path

TOP, BOTTOM = 0, 1
SIDES = ("top", "bottom")
INF, CAV, ART, FLAG, SABRE = "INF", "CAV", "ART", "FLAG", "SABRE"
FACES = (INF, INF, CAV, ART, FLAG, SABRE)  # 2.4
CLASSES = {"infantry": INF, "cavalry": CAV, "artillery": ART}

# 7: dice taken away for infantry, cavalry, artillery: (fire, melee) into that ground, and from it
INTO = {"forest": ((1, 2, 1), (1, 2, 1)), "town": ((2, 3, 1), (2, 3, 1)), "windmill": ((2, 3, 1), (2, 3, 1)),
        "ford": ((0, 0, 0), (1, 1, 1)), "quarry": ((0, 2, 1), (1, 2, 1))}
FROM = {"forest": ((0, 2, 1), (0, 2, 1)), "town": ((0, 3, 1), (0, 3, 1)), "windmill": ((0, 3, 1), (0, 3, 1)),
        "ford": ((1, 1, 1), (1, 1, 1)), "quarry": ((1, 2, 0), (1, 2, 0))}
WALLS = {"forest", "rugged-hill", "town", "windmill"}  # they block sight
CLOSED = {"river", "rugged-hill"}  # impassable
NO_SQUARE = {"town", "windmill"}
NO_FIRE = ("bayonet-charge", "cold-steel")  # 8.2: cards that allow no fire
SIDE_STEPS = {"E": (2, 0), "SE": (1, 1), "SW": (-1, 1), "W": (-2, 0), "NW": (-1, -1), "NE": (1, -1)}


# -- the field (2.2) ----------------------------------------------------------------------------------


def place(name):
    """A hex as half-columns and row: hex n of a short row lies between n and n + 1 of the long ones."""
    row, n = ord(name[0]) - ord("A"), int(name[1:])
    return (2 * n + row % 2, row)


def hex_name(x, row):
    return f"{chr(ord('A') + row)}{(x - row % 2) // 2}"


FIELD = [f"{chr(ord('A') + row)}{n}" for row in range(9) for n in range(1, 14 - row % 2)]
NUMBER = {name: n + 1 for n, name in enumerate(FIELD)}
PLACE = {name: place(name) for name in FIELD}
HEX = {at: name for name, at in PLACE.items()}


def near(name):
    x, row = PLACE[name]
    return [HEX[x + dx, row + dr] for dx, dr in SIDE_STEPS.values() if (x + dx, row + dr) in HEX]


NEAR = {name: near(name) for name in FIELD}


def distance(a, b):
    dx, dr = abs(PLACE[a][0] - PLACE[b][0]), abs(PLACE[a][1] - PLACE[b][1])
    return dr + max(0, (dx - dr) // 2)


# -- sight (5.4.3) ------------------------------------------------------------------------------------
#
# With a row as three units of height a hex is |x| <= 1, |x| + |y| <= 2 about its centre: exact in whole numbers.


def chord(a, b, at):
    """How the line from centre to centre meets the hex at `at`: None, "in", or the side on which it lies."""
    (ax, ar), (bx, br) = a, b
    dx, dy, low, high = bx - ax, 3 * (br - ar), Fraction(0), Fraction(1)
    along = False
    for nx, ny, most in ((1, 0, 1), (-1, 0, 1), (1, 1, 2), (1, -1, 2), (-1, 1, 2), (-1, -1, 2)):
        start = nx * (ax - at[0]) + ny * 3 * (ar - at[1])
        slope = nx * dx + ny * dy
        if slope == 0:
            if start > most:
                return None
            along = along or start == most
        elif slope > 0:
            high = min(high, Fraction(most - start, slope))
        else:
            low = max(low, Fraction(most - start, slope))
    if low >= high:
        return None
    if not along:
        return "in"
    return "left" if dx * 3 * (at[1] - ar) - dy * (at[0] - ax) > 0 else "right"


LINES = {}


def line(a, b):
    """Hexes between two hexes: those the line crosses, and those it runs along, to the left and right.  The
    outside of the field is None."""
    if (a, b) not in LINES:
        one, two = PLACE[a], PLACE[b]
        met = {"in": [], "left": [], "right": []}
        for row in range(min(one[1], two[1]) - 1, max(one[1], two[1]) + 2):
            for x in range(min(one[0], two[0]) - 2, max(one[0], two[0]) + 3):
                if (x - row) % 2 == 0 and (x, row) not in (one, two):
                    how = chord(one, two, (x, row))
                    if how:
                        met[how].append(HEX.get((x, row)))
        LINES[a, b] = met
    return LINES[a, b]


# -- pieces -------------------------------------------------------------------------------------------


@dataclass
class Unit:
    side: int
    hex: str
    kind: dict  # the row of units.tsv
    blocks: int
    square: int = 0
    ordered: bool = False
    battled: bool = False
    hexes: int = 0  # entered in this turn
    marks: tuple = ()

    @property
    def arm(self):
        return ("infantry", "cavalry", "artillery").index(self.kind["class"])

    @property
    def code(self):
        return f"{self.kind['nation']}.{self.kind['code']}"

    def has(self, trait):
        return trait in self.kind["traits"].split()


@dataclass
class Leader:
    side: int
    hex: str
    name: str


class Tables:
    def __init__(self, folder):
        def rows(name):
            lines = (Path(folder) / name).read_text(encoding="utf-8").splitlines()
            lines = [text.split("\t") for text in lines if text and not text.startswith("#")]
            return [dict(zip(lines[0], row)) for row in lines[1:]]
        self.kinds = {f"{row['nation']}.{row['code']}": row for row in rows("units.tsv")}
        self.guns = {(row["guns"], int(row["blocks"])): [int(row[f"d{n}"]) for n in range(1, 6)]
                     for row in rows("guns.tsv")}


class Position:
    """What the lines of a saved position say."""

    def __init__(self, tables, lines, misread=0):
        self.tables, self.units, self.leaders, self.misread = tables, [], [], misread
        self.ground, self.works, self.gained, self.hands = {}, {}, [0, 0], [0, 0]
        self.side, self.card, self.strikes, self.tracks = TOP, "-", [0, 0], [0, 0]
        self.to_win, self.rules = 99, set()
        for text in lines:
            words = text.split()
            if words:
                self.read(words[0], words[1:])

    def read(self, name, words):
        if name == "terrain":
            self.ground.update({word: words[0] for word in words[1:]})
        elif name == "works":
            self.works[words[0]] = set(words[1:])
        elif name == "unit" and words[1] in PLACE:
            self.read_unit(words)
        elif name == "leader" and words[1] in PLACE:
            self.leaders.append(Leader(SIDES.index(words[0]), words[1], words[3]))
        elif name == "hand":
            self.hands[SIDES.index(words[0])] += len(words) - 1
            self.strikes[SIDES.index(words[0])] += words.count("first-strike")
        elif name == "track":
            self.tracks[SIDES.index(words[0])] += 1
        elif name == "gained":
            self.gained = [int(word) for word in words[:2]]
        elif name == "rule":
            self.rules |= set(words)
        elif name == "banners":
            self.to_win = int(words[0])
        elif name == "turn":
            self.side = SIDES.index(words[0])
            self.card = words[words.index("acts") + 1] if "acts" in words else words[words.index("card") + 1]
            if "of-choice" in words:  # a unit of choice battles as by no card
                self.card = "choice"

    def read_unit(self, words):
        kind = self.tables.kinds[words[2]]

        def number(word, default):
            return int(words[words.index(word) + 1]) if word in words else default
        self.units.append(Unit(SIDES.index(words[0]), words[1], kind, number("blocks", int(kind["blocks"])),
                               number("square", 0), "ordered" in words, "battled" in words,
                               number("entered", 0), tuple(words[3:])))

    def unit(self, name):
        return next((u for u in self.units if u.hex == name), None)

    def leader(self, name):
        return next((x for x in self.leaders if x.hex == name), None)

    def lone(self, name):
        return None if self.unit(name) else self.leader(name)

    def terrain(self, name):
        return self.ground.get(name, "clear")

    def state(self):
        """What is compared at the end."""
        return {"units": sorted((u.hex, u.side, u.code, u.blocks, u.square) for u in self.units),
                "leaders": sorted((x.hex, x.side, x.name) for x in self.leaders),
                "banners": self.gained}

    # -- who sees what

    def sees(self, a, b, gun=None):
        """5.4.3.  `gun`: the side of a battery that may fire over friends below its hill (7.2)."""
        met = line(a, b)
        if any(self.stands_between(a, b, name, gun) for name in met["in"]):
            return False
        both = any if self.misread == 1 else all
        return not both(any(self.stands_between(a, b, name, gun) for name in met[side]) for side in ("left", "right"))

    def stands_between(self, a, b, name, gun):
        if name is None:  # the edge of the board
            return True
        ground, hills = self.terrain(name), [self.terrain(end) == "hill" for end in (a, b)]
        if ground in WALLS or (ground == "hill" and not all(hills)):
            return True
        unit, leader = self.unit(name), self.leader(name)
        piece = unit or leader
        over = gun is not None and hills[0] and distance(a, name) == 1 and ground != "hill"
        return piece is not None and not (over and piece.side == gun)

    def seen_from(self, unit):
        """All hexes in range and in sight."""
        gun = unit.side if unit.arm == 2 else None
        return [name for name in FIELD if 2 <= distance(unit.hex, name) <= int(unit.kind["range"])
                and self.sees(unit.hex, name, gun)]

    # -- ground (7)

    def crosses_works(self, inside, outside):
        """7.5: whether the line from `inside` leaves its hex across fieldworks; at a corner either side will do."""
        works = self.works.get(inside)
        if not works:
            return False
        (ax, ar), (bx, br) = PLACE[inside], PLACE[outside]
        dx, dy = bx - ax, 3 * (br - ar)
        normals = {"E": (dx, 1), "W": (-dx, 1), "SE": (dx + dy, 2), "NW": (-dx - dy, 2), "NE": (dx - dy, 2),
                   "SW": (dy - dx, 2)}
        reach = {side: Fraction(most, slope) for side, (slope, most) in normals.items() if slope > 0}
        first = min(reach.values())
        return any(side in works for side, at in reach.items() if at == first)

    def ground_dice(self, arm, mode, here, there):
        """Dice taken away; mode 0 is fire, 1 melee."""
        target, own = self.terrain(there), self.terrain(here)
        less = INTO.get(target, ((0,) * 3,) * 2)[mode][arm] + FROM.get(own, ((0,) * 3,) * 2)[mode][arm]
        theirs, mine = self.crosses_works(there, here), self.crosses_works(here, there)
        less += (1, 2, 0)[arm] if theirs else 0
        less += (0, 2, 0)[arm] if mine else 0
        up, down = target == "hill", own == "hill"  # works take the place of the hill they stand on (7.5, R7)
        if up and not theirs:
            level = (1, 0, 0) if mode == 0 and self.misread != 2 else (0, 0, 0)
            less += level[arm] if down else (1, 1, 0)[arm]
        if down and not up and not mine:
            less += (0, 1, 0)[arm]
        return less

    # -- dice (5.4.4, 5.4.6, 6.2, 8.2)

    def card_dice(self, unit, mode, there):
        kind = unit.kind
        if self.card == "elan":
            return 1
        if self.card == "leadership":
            return 1 if self.leader(unit.hex) else 0
        if self.card == "fire-and-hold":
            return 1 if mode == 0 else 0
        if self.card == "cold-steel":
            return 1 if mode == 1 else 0
        if self.card == "bayonet-charge":
            return int(kind["bayonet"]) if mode == 1 else 0
        if self.card == "bombard":
            return int(kind["bombard"])
        if self.card == "cavalry-charge":
            town = {self.terrain(there), self.terrain(unit.hex)} & {"town", "windmill"}
            return 0 if town else int(kind["charge"])
        return 0

    def dice(self, unit, there, mode, active=True):
        """What a unit rolls at a hex; `active`: it is its player's turn, so that the card counts."""
        foe = self.unit(there)
        if unit.arm == 2:
            count = self.tables.guns[unit.kind["guns"], unit.blocks][distance(unit.hex, there) - 1]
        elif mode == 0:
            count = int(unit.kind["moved" if unit.hexes else "standing"].split()[unit.blocks - 1])
            if unit.hexes and unit.code == "PT.LN" and "brown-line-rounds-up" in self.rules:  # S.14
                count = (unit.blocks + 1) // 2
        else:
            count = int(unit.kind["melee"].split()[unit.blocks - 1])
            count += 1 if unit.has("against-foot") and foe and foe.arm == 0 and (active or self.misread != 4) else 0
        if active:
            count += self.card_dice(unit, mode, there)
        if unit.square or (mode == 1 and unit.arm == 1 and foe and foe.square):
            count = min(count, 1)
        return max(0, count - self.ground_dice(unit.arm, mode, unit.hex, there))

    # -- who may attack whom (5.4.1, 5.4.2, 5.4.5)

    def beside_enemy(self, unit):
        return any((u := self.unit(name)) and u.side != unit.side for name in NEAR[unit.hex])

    def may_battle(self, unit):
        if not unit.ordered or unit.battled:
            return False
        if unit.arm == 2 and unit.hexes:
            return unit.has("horse-guns") and unit.hexes < 2 and unit.blocks > 1
        return True

    def targets(self, unit):
        """(verb, hex, dice) of everything that unit may attack."""
        found = []
        for name in NEAR[unit.hex] if self.card != "fire-and-hold" else []:
            foe, lone = self.unit(name), self.lone(name)
            if (foe or lone) and (foe or lone).side != unit.side:
                count = self.dice(unit, name, 1)
                if count or (foe and unit.arm < 2 and self.joiners(unit, name)):  # R9
                    found.append(("melee", name, count))
        if unit.arm != 1 and not self.beside_enemy(unit) and self.card not in NO_FIRE:
            seen = set(self.seen_from(unit))
            for foe in self.units:
                if foe.side != unit.side and foe.hex in seen and self.dice(unit, foe.hex, 0):
                    found.append(("fire", foe.hex, self.dice(unit, foe.hex, 0)))
        return found

    def joiners(self, unit, name):
        """6.3: batteries that may join a melee against the unit on `name`, with their dice."""
        found = {}
        for gun in self.units:
            if gun.side == unit.side and gun.arm == 2 and gun is not unit and self.may_battle(gun):
                far = distance(gun.hex, name)
                if far == 1:
                    count = self.dice(gun, name, 1)
                elif self.beside_enemy(gun) or far > int(gun.kind["range"]) or not self.sees(gun.hex, name) \
                        or self.card in NO_FIRE:
                    continue
                else:
                    count = self.dice(gun, name, 0)
                if count:
                    found[gun.hex] = count
        return found

    # -- what a roll does: the numbers

    def hits_unit(self, faces, target, mode, sabres=True, only=None):
        symbols = {CLASSES[target.kind["class"]]} | ({SABRE} if mode == 1 and sabres else set())
        return sum(face in (only or symbols) for face in faces)

    def ignorable(self, unit, source):
        """5.4.10: flags that it may ignore, against an attack from the hex `source`."""
        foe = self.unit(source)
        if unit.arm == 1 and foe and foe.square:
            return 0
        count = int(unit.kind["flags"])
        count += 1 if self.leader(unit.hex) and self.misread != 3 else 0
        friends = sum(1 for name in NEAR[unit.hex] if (piece := self.unit(name) or self.leader(name))
                      and piece.side == unit.side)
        count += 1 if friends >= 2 and not unit.square else 0
        count += 1 if unit.arm != 1 and self.crosses_works(unit.hex, source) else 0
        return count

    def back(self, name, side):
        """The hexes one row nearer to the own edge."""
        x, row = PLACE[name]
        step = -1 if side == TOP else 1
        return [HEX[x + dx, row + step] for dx in (-1, 1) if (x + dx, row + step) in HEX]

    def open_to(self, unit, name, retire=False):
        """5.4.9: whether a unit may retreat into that hex; 6.1: retiring, a lone leader bars it too."""
        ground = self.terrain(name)
        if ground in CLOSED or (ground == "quarry" and unit.arm == 2) or self.unit(name):
            return False
        lone = self.leader(name)
        return lone is None or (lone.side == unit.side and not self.leader(unit.hex) and not retire)

    def may_retire(self, unit):
        return any(self.open_to(unit, one, True) and any(self.open_to(unit, two, True) for two in self.back(one, unit.side))
                   for one in self.back(unit.hex, unit.side))


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

    def roll(self, count):
        faces = [next(self.dice) for _ in range(count)]
        if faces:
            self.rolls.append(sorted(faces))
        return faces

    def steps(self):
        self.unit.battled = True
        target = self.p.unit(self.name)
        if self.verb == "fire":
            faces = self.roll(self.p.dice(self.unit, self.name, 0))
            yield from self.suffer(target, self.unit.hex, faces, 0)
        elif target is None:
            yield from self.against_leader()
        else:
            yield from self.melee(target)

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
        ground = self.p.terrain(self.name)
        if unit.arm == 2 or unit.square or "stopped" in unit.marks or ground in CLOSED:
            return
        if (yield One(unit.side, {"advance", "hold"}, "CCN 5.4.13")) == "advance":
            leader = self.p.leader(unit.hex)
            unit.hex = self.name
            if leader:  # he goes with his unit
                leader.hex = self.name

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
                if rallied:  # it may ignore the rest (5.4.9-11)
                    break
                alive = yield from self.lose(unit, steps)
                return "gone" if not alive else "stays" if unit.hex == start else "left"
            if (yield from self.step(unit, ways, rallied)) == "halt":
                break
            rallied = rallied or self.met
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
