"""triumph_board.py -- the board and the pieces of Napoleon's Triumph as the model of tests/models/triumph.py has
them: locales and approaches from map.json, pieces from the lines of a position, losses and morale (3, 4, 8, 13, 15).
"""

import json
from dataclasses import dataclass
from pathlib import Path

FRENCH, ALLIED = 0, 1
SIDES = ("french", "allied")


@dataclass
class One:
    """A question with one answer out of several actions; with one action only it may be asked or not."""
    seat: int
    actions: set
    rule: str
    row: str  # where the program asks it


@dataclass
class Some:
    """A question answered by a set of actions and `done`; `legal` judges the whole set.  With one legal set, or
    where all come to the same, it may be asked or not."""
    seat: int
    actions: list
    legal: object
    rule: str
    row: str
    idle: bool = False  # all answers come to the same


@dataclass
class Ride:
    """Riders have come into the locale that was given up: they halt there."""
    seat: int
    rule: str = "NT 11.12"


class Over(Exception):
    """The army of that number is demoralised (16)."""


# -- the board and the pieces (3, 4, 8) -------------------------------------------------------------


class Board:
    """Locales and approaches, from map.json; limits of commands."""

    def __init__(self, folder):
        tables = json.loads((Path(folder) / "map.json").read_text(encoding="utf-8"))
        self.capacity = {row["number"]: row["capacity"] for row in tables["locales"]}
        self.hills = {row["number"] for row in tables["locales"] if row.get("hill")}
        self.ways, self.walls = {}, set()  # (inside, towards) -> id, width, symbols inside, side
        self.next, self.close = {}, {}
        for row in tables["approaches"]:
            a, b = row["a"], row["b"]
            for side, (here, there, marks) in enumerate(((a, b, "inside_a"), (b, a, "inside_b"))):
                if row["width"] == "impassable":  # 4: neither crossed nor blocked
                    self.walls.add((here, there))
                else:
                    self.ways[here, there] = (row["id"], row["width"] == "wide", set(row.get(marks, ())), side)
        self.roads = {}  # locale -> stretch, next locale, its stretch, whether it is a main road
        for row in tables["crossings"]:
            main, ends = row["kind"] == "main", ((row["a"], row["a_stretch"]), (row["b"], row["b_stretch"]))
            for (here, one), (there, two) in (ends, ends[::-1]):
                self.roads.setdefault(here, []).append((one, there, two, main))
        rows = (Path(folder) / "limits.tsv").read_text(encoding="utf-8").splitlines()
        rows = [row.split("\t") for row in rows if row.startswith(SIDES)]
        self.limits = {SIDES.index(row[0]): (int(row[2]) or 99, int(row[3])) for row in rows}
        rows = (Path(folder) / "commanders.tsv").read_text(encoding="utf-8").splitlines()
        rows = [row.split("\t") for row in rows if row and not row.startswith(("#", "id\t"))]
        self.commanders = {row[0]: (80 + n, SIDES.index(row[2])) for n, row in enumerate(rows)}
        track = [row.split("\t") for row in (Path(folder) / "time-track.tsv").read_text(encoding="utf-8").splitlines()]
        self.nights = {(row[0], int(row[1])) for row in track if len(row) == 5 and row[4] == "1"}

    def neighbours(self, locale):
        if not self.next:
            for here, there in self.ways:
                self.next.setdefault(here, []).append(there)
        return self.next.get(locale, [])

    def within_two(self, locale):
        """Locales from which at most two crossings by road lead there."""
        if locale not in self.close:
            near = {locale}
            for _ in range(2):
                near |= {there for here in near for _, there, _, _ in self.roads.get(here, [])}
            self.close[locale] = near
        return self.close[locale]

    def beside(self, locale):
        """Adjacent locales, those across impassable approaches too (4)."""
        return self.neighbours(locale) + [there for here, there in self.walls if here == locale]

    def wide(self, here, there):
        return self.ways[here, there][1]

    def symbols(self, here, there):
        """Symbols inside `here` on its side of the approach: they act against attacks into it (4)."""
        return self.ways[here, there][2]

    def number(self, here, there):
        """How the console numbers that side of an approach."""
        return 200 + 2 * self.ways[here, there][0] + self.ways[here, there][3]


@dataclass
class Piece:
    """A unit, or a commander (without type and strength)."""
    token: int
    army: int
    corps: str = None  # None: detached; a commander has his own name
    place: tuple = None  # (locale, None) in reserve, (locale, towards) blocking; None: gone, (0, None): off the map
    type: str = None
    strength: int = 0
    moved: int = 0  # a commander: commands given
    stood: tuple = None  # the approach it was named at this turn
    beaten: bool = False
    fixed: bool = False
    entered: bool = False

    @property
    def foot(self):
        return self.type in ("infantry", "guard")  # 15: Guard infantry is infantry

    @property
    def kind(self):
        return "infantry" if self.foot else self.type

    @property
    def here(self):
        return self.place is not None and self.place[0] > 0

    def state(self):
        if not self.here:
            return "gone" if self.place is None else "off the map"
        return (self.type, self.strength, self.corps, self.place, self.moved, self.stood, self.beaten)


class Position:
    """What the lines of a saved position say, as far as an attack needs it."""

    MARKS = ("barred", "bombarded", "fired-before", "fired-now", "stormed", "closed")
    PAIRS = ("morale", "lost", "committed-heavy", "committed-guard", "guard-beaten")

    def __init__(self, board, lines):
        self.board, self.pieces, self.commander = board, {}, {}
        self.marks = {name: set() for name in self.MARKS}
        self.pairs = {name: [0, 0] for name in self.PAIRS}
        self.turn, self.used, self.round, self.santon, self.scenario = FRENCH, [0, 0], 1, False, ""
        for name, (token, army) in board.commanders.items():
            self.commander[name] = Piece(token, army, name)
        for line in lines:
            words = line.split()
            if words:
                self.read(words[0], words[1:])

    def read(self, name, words):
        if name == "unit":
            self.read_unit(words)
        elif name == "commander":
            piece = self.commander[words[0]]
            piece.place, rest = self.read_place(words[1:])
            piece.moved = int(rest[rest.index("given") + 1]) if "given" in rest else 0
            piece.stood = self.approach("stood", rest[rest.index("stood") + 1]) if "stood" in rest else None
        elif name in self.PAIRS:
            self.pairs[name] = [int(word) for word in words]
        elif name in self.MARKS:
            for word in words[:1] if name == "closed" else words:
                self.marks[name].add(self.approach(name, word))
        elif name == "turn":
            self.turn = SIDES.index(words[0])
            for n, key in enumerate(("corps", "units")):
                self.used[n] = int(words[words.index(key) + 1]) if key in words else 0
        elif name == "round":
            self.round = int(words[0])
        elif name == "santon":
            self.santon = words[0] == "1"
        elif name == "scenario":
            self.scenario = words[0]

    def approach(self, name, word):
        """Guns are counted by the attack approach, which has a side; closed approaches have none."""
        if name in ("stormed", "closed"):
            return word
        ends = tuple(int(part) for part in word.split("-"))
        return ends if name.startswith("fired") else tuple(sorted(ends))

    def read_place(self, words):
        if words[0] == "gone":
            return None, words[1:]
        if words[0] == "off-map":
            return (0, None), words[1:]
        if words[0] == "reserve":
            return (int(words[1]), None), words[2:]
        here, there = words[1].split("-")
        return (int(here), int(there)), words[2:]

    def read_unit(self, words):
        token = int(words[0])
        piece = Piece(token, FRENCH if token < 36 else ALLIED, None if words[3] == "detached" else words[3])
        piece.type, piece.strength = words[1], int(words[2])
        piece.place, rest = self.read_place(words[4:])
        piece.moved = int(rest[rest.index("moved") + 1]) if "moved" in rest else 0
        piece.stood = self.approach("stood", rest[rest.index("stood") + 1]) if "stood" in rest else None
        piece.beaten, piece.fixed, piece.entered = "beaten" in rest, "fixed" in rest, "entered" in rest
        self.pieces[token] = piece

    # -- asking the board

    def units(self, army, locale, towards="any", corps="any"):
        return [u for u in self.pieces.values() if u.here and u.army == army and u.place[0] == locale
                and towards in ("any", u.place[1]) and corps in ("any", u.corps)]

    def occupied(self, army, locale):
        return any(u.here and u.army == army and u.place[0] == locale for u in self.pieces.values())

    def corps_of(self, name):
        return [u for u in self.pieces.values() if u.here and u.corps == name]

    # -- losses and morale (3, 8, 13, 15)

    def sink(self, army, points, floor=0):
        """Morale falls; below one the army is demoralised (13), unless a floor holds it."""
        level = self.pairs["morale"][army]
        after = max(level - points, min(floor, level))
        self.pairs["morale"][army] = after
        self.pairs["lost"][army] += level - after
        if after < 1:
            raise Over(army)

    def commit(self, units):
        """15: the first time heavy cavalry or Guard is committed costs two or four points, never the last one."""
        for unit in units:
            for name, is_it, price in (("committed-heavy", unit.type == "cavalry" and unit.strength == 3, 2),
                                       ("committed-guard", unit.type == "guard", 4)):
                if is_it and not self.pairs[name][unit.army]:
                    self.pairs[name][unit.army] = 1
                    self.sink(unit.army, price, floor=1)

    def reduce(self, unit, points=1):
        """Takes strength; what is really lost.  3: Guard that lives on is infantry."""
        self.commit([unit])
        lost = min(points, unit.strength)
        unit.strength -= lost
        if unit.type == "guard":
            unit.type = "infantry"
        if not unit.strength:
            self.remove(unit)
        return lost

    def remove(self, unit):
        """8: a commander without units is eliminated."""
        corps, unit.place, unit.corps = unit.corps, None, None
        if corps and not self.corps_of(corps):
            self.commander[corps].place = None

    def detach(self, unit):
        unit.corps = None
