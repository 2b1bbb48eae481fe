"""austerlitz_field.py -- the field of the model (austerlitz.py): tables, units, zones and sight (A05 2, 3, 5.1, 8)."""

import json
from fractions import Fraction
from pathlib import Path

from austerlitz_plane import (SCALE, U, boxes_within, cross, crossing, distance2, dot, edges, enters, inside_parts, keep_box,
                              nearest_whole, place_in, point_distance2, rectangle, scaled, within)

ROOT = Path(__file__).resolve().parent.parent.parent
SIZES = {("infantry", "line"): (80, 30), ("infantry", "column"): (30, 80), ("infantry", "square"): (60, 60),
         ("cavalry", "line"): (60, 30), ("cavalry", "column"): (30, 60), ("artillery", "limbered"): (30, 30),
         ("artillery", "unlimbered"): (30, 30), ("hq", "none"): (25, 25)}  # 2.1-2: width, depth
SIGHT = {"fog": 50, "partial-1": 100, "partial-2": 200, "clear": None}  # 16.2, 16.3
HIDING = ("wood", "pheasantry", "village", "castle")  # 8.3-1, 8.3-4


def table(folder, name):
    lines = [line.rstrip("\n").split("\t") for line in open(folder / name, encoding="utf-8") if not line.startswith("#")]
    return [dict(zip(lines[0], row)) for row in lines[1:]]


class Tables:
    def __init__(self, folder=ROOT / "data" / "austerlitz"):
        folder = Path(folder)
        self.units = table(folder, "units.tsv")
        self.results = {int(r["total"]): r for r in table(folder, "results.tsv")}
        self.strength = {int(r["factor"]): int(r["modifier"]) for r in table(folder, "strength.tsv")}
        self.mod = {r["id"]: int(r["value"]) for r in table(folder, "modifiers.tsv")}
        self.ground = {r["ground"]: r for r in table(folder, "ground.tsv")}
        self.matchup = {r["attacker"]: r for r in table(folder, "matchup.tsv")}
        field = json.load(open(folder / "map.json", encoding="utf-8"))
        self.width, self.height = field["width"], field["height"]
        self.areas = [(a["ground"], [tuple(p) for p in a["points"]], scaled(a["points"])) for a in field["areas"]]
        lines = {kind: [[tuple(p) for p in line["points"]] for line in field["lines"] if line["kind"] == kind]
                 for kind in ("stream", "crest")}
        self.streams = lines["stream"]
        for _, points, area in self.areas:
            keep_box(points)
            keep_box(area)
        self.hills = [a for a in self.areas if a[0] == "hill"]
        self.crests = [piece for line in lines["crest"] for piece in self.outside_hills(line)]
        self.bridges = [(b["x"], b["y"]) for b in field["bridges"]]

    def outside_hills(self, line):
        """8.5-2: of an open crest what lies in no hill, as lists of points (ends at the nearest whole point)."""
        pieces, now = [], []
        for a, b in zip(line, line[1:]):
            hidden = [part for hill in self.hills for part in inside_parts(a, b, hill[1])]
            at = lambda t, a=a, b=b: tuple(nearest_whole(a[i] + t * (b[i] - a[i]), 1) for i in (0, 1))
            start = Fraction(0)
            for s, t in sorted(hidden) + [(Fraction(1), Fraction(1))]:
                if s > start:
                    now = now or [at(start)]
                    now.append(at(s))
                if t > s:
                    pieces, now = pieces + ([now] if now else []), []
                start = max(start, t)
        return pieces + ([now] if now else [])


class Unit:
    def __init__(self, number, row):
        self.number, self.id, self.name, self.arm = number, row["id"], row["name"], row["arm"]
        self.corps, self.nation = row["corps"], row["nation"]
        self.side = 0 if row["nation"] == "french" else 1
        self.traits = row["traits"].split()
        for key in ("steps", "musketry", "combat", "morale", "firepower", "hd"):
            setattr(self, key, int(row[key]))
        self.full = self.steps
        self.x = self.y = self.facing = self.rage = self.marker = 0
        self.form = {"artillery": "unlimbered", "hq": "none"}.get(self.arm, "line")
        self.state, self.host, self.foe, self.aspect, self.flags = "steady", None, None, None, set()

    def shape(self, x=None, y=None, facing=None, form=None, less=0):
        at = (self.x if x is None else x, self.y if y is None else y)
        width, depth = SIZES[self.arm, form or self.form]
        return rectangle(*at, self.facing if facing is None else facing, (width - 2 * less, depth - 2 * less))

    def thin(self):
        """An hu less on each side."""
        return self.shape(less=1)

    def at(self):
        return (self.x, self.y)

    def lost_steps(self):
        return self.full - self.steps

    def factor(self, target):  # 10.3-2, 5.4.2
        m = max(0, self.musketry - self.lost_steps())
        if self.form == "column":
            return (m + 1) // 2
        return 2 * m if self.form == "square" and target.arm == "cavalry" else m

    def combat_value(self):  # 13.5.2
        return self.combat - self.lost_steps()

    def brigade(self):
        return self.arm in ("infantry", "cavalry")


class Field:
    """Units on the field, and who sees whom."""

    def __init__(self, tables, units, fog="clear", plant=0):
        self.t, self.units, self.fog, self.plant, self.heights = tables, units, fog, plant, {}

    def on_field(self):
        return [u for u in self.units.values() if u.state != "out" and u.host is None]

    def side(self, side):
        return [u for u in self.on_field() if u.side == side]

    def ground(self, u):  # 3.1-4
        held = {g for g, points, _ in self.t.areas if place_in(u.at(), points) >= 0}
        return next((g for g in ("castle", "redoubt", "village", "pheasantry", "wood") if g in held), "clear")

    def hill(self, p):
        return next((h for h in self.t.hills if place_in(p, h[1]) >= 0), None)

    def near_crest(self, u, crest):
        shape = u.shape()
        return any(within(shape, scaled([a, b]), 25) for a, b in zip(crest, crest[1:]))

    def raised(self, u):  # 8.4-2, 8.5-2
        key = (u.x, u.y, u.facing, u.form, u.arm)
        if key not in self.heights:
            self.heights[key] = self.hill(u.at()) is not None or any(self.near_crest(u, c) for c in self.t.crests)
        return self.heights[key]

    # ---- sight (8) ----

    def hidden_by_ground(self, firer, target, p):
        f = firer.at()
        long2 = (p[0] - f[0]) ** 2 + (p[1] - f[1]) ** 2
        for ground, points, _ in self.t.areas:
            if ground not in HIDING or not boxes_within([f, p], points, 0):
                continue
            parts = inside_parts(f, p, points)
            if not parts:
                continue
            if place_in(f, points) >= 0 and place_in(p, points) >= 0 and parts == [(0, 1)]:
                if not within(firer.shape(), target.shape(), 50):  # 8.3-3, ruling 13
                    return True
                continue
            ends = [(s, t) for s, t in parts if (s == 0 or t == 1) and not (s == 0 and t == 1)]
            if len(parts) != len(ends) or len(ends) > 1:
                return True
            (s, t), end = ends[0], f if ends[0][0] == 0 else p
            if (t - s) ** 2 * long2 > 50 * 50 or min(point_distance2(end, a, b) for a, b in edges(points)) > 25 * 25:
                return True  # 8.3-3, ruling 12
        return False

    def hidden_by_hill(self, firer, target, p):
        f = firer.at()
        long2 = (p[0] - f[0]) ** 2 + (p[1] - f[1]) ** 2
        behind = 50 if self.plant == 3 else 100
        far = lambda t: (1 - t) ** 2 * long2 >= behind * behind
        raised, both = self.raised(firer), self.raised(firer) and self.raised(target)
        for crest in self.t.crests:  # 8.6-4, 8.6-5
            if both or self.near_crest(firer, crest) or self.near_crest(target, crest):
                continue
            met = [t for t in (crossing(f, p, a, b) for a, b in zip(crest, crest[1:])) if t is not None]
            if met and not (raised and far(max(met))):
                return True
        own, top = self.hill(f), self.hill(p)
        theirs = self.hill(target.at())
        for hill in self.t.hills:
            parts = inside_parts(f, p, hill[1]) if boxes_within([f, p], hill[1], 0) else []
            if not parts or hill is top and raised:
                continue  # ruling 14: seen by all who are raised
            last = parts[-1][1]
            if not raised:  # 8.6-1 to 8.6-3: 25 hu behind the crest that is crossed
                if hill is not top or len(parts) != 1 or not self.behind_edge(f, p, hill[1], 25):
                    return True
            elif both and hill in (own, theirs):
                continue  # 8.6-4
            elif hill is own and last ** 2 * long2 <= 50 * 50:
                continue  # 8.7-2: it stands on that crest
            elif not far(last):
                return True  # 8.7-1, 8.7-3
        return False

    def behind_edge(self, f, p, points, hu):
        """8.6-3: the point is within hu of the edge over which the sight comes."""
        first = min((t, a, b) for a, b in edges(points) for t in [crossing(f, p, a, b)] if t is not None)
        return any(point_distance2(p, a, b) <= hu * hu for a, b in edges(points) if crossing(f, p, a, b) == first[0])

    def hidden_by_units(self, firer, target, p, over):
        f, q = scaled([firer.at(), p])
        for u in self.on_field():
            if u in (firer, target) or u.arm not in ("infantry", "cavalry") or u.form == "column":
                continue  # 8.8-1, 8.8-2
            if not enters(f, q, u.shape()):
                continue
            if over and u.side == firer.side and self.raised(firer) and not self.raised(u) \
                    and not self.nearer(u, target, 100):
                continue  # 8.8-3, 8.8-5, ruling 16
            return True
        return False

    def nearer(self, one, two, hu):
        """Less than hu apart."""
        return distance2(one.shape(), two.shape()) < (hu * SCALE) ** 2

    def touch(self, one, two):  # 2.1-6
        return within(one.shape(), two.shape(), 2)

    def points(self, target):  # 8.2-2
        c = target.shape()
        middles = [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in edges(c)]
        exact = lambda p: (Fraction(p[0], SCALE), Fraction(p[1], SCALE))
        return [target.at()] + [exact(p) for p in c + middles]

    def line_free(self, firer, target, over=False, aimed=False):
        care, near = aimed and self.locked(target), self.touch(firer, target)  # ruling 13
        return any(p == firer.at() or (near or not (
            self.hidden_by_ground(firer, target, p) or self.hidden_by_hill(firer, target, p)
            or self.hidden_by_units(firer, target, p, over))) and not (care and self.spoils_friends(firer, p))
            for p in self.points(target))

    def in_sight_range(self, one, two):  # 8.2-3
        reach = SIGHT[self.fog]
        return reach is None or within(one.shape(), two.shape(), reach)

    def sees(self, firer, target, aimed=False):
        return self.in_sight_range(firer, target) and self.line_free(firer, target, aimed=aimed)

    def locked(self, u):
        """In a combat that goes on from an earlier turn."""
        return u.foe and "declared" not in u.flags and not any("declared" in e.flags for e in self.on_field() if e.foe == u.id)

    def spoils_friends(self, firer, p):
        """10.4.3.3-2: a friend is within 10 hu of the line of fire into a combat."""
        line = scaled([firer.at(), p])
        return any(u is not firer and within(u.shape(), line, 10) for u in self.side(firer.side))

    def zone(self, u, p):
        """5.1-4; p in scaled units."""
        width, depth = SIZES[u.arm, u.form]
        d = (p[0] - u.x * SCALE, p[1] - u.y * SCALE)
        ahead, aside = dot(d, U[u.facing]), abs(dot(d, U[(u.facing + 90) % 360]))
        da, db = abs(ahead) - depth * 16384 * 16384, aside - width * 16384 * 16384
        if da >= db:
            return "front" if ahead > 0 else ("rear" if da > db else "flank")
        return "flank"

    def all_round(self, u):  # 5.4-1, 15.1-10, 5.1-9
        return u.form == "square" or u.arm == "hq" or self.ground(u) in ("castle", "redoubt")

    def nearest(self, units, target):
        return min(units, key=lambda u: (distance2(u.shape(), target.shape()), u.number))

    def hq_of(self, u):
        return next((h for h in self.units.values() if h.host == u.id), None)
