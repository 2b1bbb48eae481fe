"""colors.py -- a second opinion on sight and dice of Commands & Colors: Napoleonics, written from the rulebook.

What a unit sees, whom it may attack and with how many dice, and what a roll does: losses, leaders, flags,
retreats, battle back.  Chapter 7 stands here in numbers of its own; what only the national cards print (dice by
type and blocks) is read from units.tsv and guns.tsv.  A combat is a generator that yields each choice of a
player with all legal answers.

Numbers in comments are paragraphs of the register (5.4.3 is sight, 7.2 hills ...); R are rulings of
src/games/colors/README.md.  Left out: orders and moves.
"""

from dataclasses import dataclass
from fractions import Fraction
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
NO_BATTLE = {"forest", "town", "windmill"}  # not in the turn of entry (light infantry in forest apart)
STOPS = NO_BATTLE | {"ford", "quarry"}  # and fieldworks
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
        self.to_win, self.rules, self.bonus = 99, set(), False
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
            return 1 if mode == 1 and not self.bonus else 0
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
        if not unit.ordered or unit.battled or "no-battle" in unit.marks:  # the mark of ground entered (7.1, 7.4)
            return False
        if unit.arm == 2 and unit.hexes and unit.blocks == 1:  # 5.4.4-12
            return False
        most = int(unit.kind["battle_move"])
        if self.card == "bayonet-charge":
            most = 2
        elif self.card == "cavalry-charge" and unit.has("heavy"):
            most = 3
        return unit.hexes <= most

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
        """6.1: two hexes towards the own edge, both free."""
        return any(self.open_to(unit, two, True) for one in self.back(unit.hex, unit.side)
                   if self.open_to(unit, one, True) for two in self.back(one, unit.side))
