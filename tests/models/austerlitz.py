"""austerlitz.py -- a second reading of Austerlitz 1805: sight, fire, close combat, morale, retreat.

Written from the rulebook, the register (data/austerlitz/rules.tsv) and the rulings of the README, not from
the program, to be held against it (austerlitz_console.py does).  Paragraphs are named beside what they say.
Lengths are whole hu; footprints are exact in units of 1/32768 hu (2.1-3), and no float decides anything.

What it does not follow it says by raising Beyond: the loss of an HQ with its host (12.6.3), rallies, the new
front of a unit that was routed (12.9.3), advances, returns (19), chits."""

import copy
import json
import math
from fractions import Fraction
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SCALE = 32768
U = [(round(16384 * math.sin(math.radians(k))), round(16384 * math.cos(math.radians(k)))) for k in range(360)]
SIZES = {("infantry", "line"): (80, 30), ("infantry", "column"): (30, 80), ("infantry", "square"): (60, 60),
         ("cavalry", "line"): (60, 30), ("cavalry", "column"): (30, 60), ("artillery", "limbered"): (30, 30),
         ("artillery", "unlimbered"): (30, 30), ("hq", "none"): (25, 25)}  # 2.1-2: width, depth
LEVELS = ["steady", "S", "D", "R", "out"]  # 12.11
SIGHT = {"fog": 50, "partial-1": 100, "partial-2": 200, "clear": None}  # 16.2, 16.3
HIDING = ("wood", "pheasantry", "village", "castle")  # 8.3-1, 8.3-4
WORKS = ("village", "castle", "redoubt")


class Beyond(Exception):
    """What happens now is not in this model."""


# ---- geometry ------------------------------------------------------------------------------------------

def cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1]


def scaled(points):
    return [(x * SCALE, y * SCALE) for x, y in points]


def edges(points):
    return list(zip(points, points[1:] + points[:1]))


def rectangle(x, y, facing, size):
    """Front right, front left, rear left, rear right."""
    width, depth = size
    u, v = U[facing % 360], U[(facing + 90) % 360]
    return [(x * SCALE + a * depth * u[0] + b * width * v[0], y * SCALE + a * depth * u[1] + b * width * v[1])
            for a, b in ((1, 1), (1, -1), (-1, -1), (-1, 1))]


def apart(one, two, touch):
    """Whether a line parts two convex shapes; touch: a shared point parts them too."""
    for a, b in edges(one) + edges(two):
        n = (a[1] - b[1], b[0] - a[0])
        p, q = [dot(n, c) for c in one], [dot(n, c) for c in two]
        if (max(p) <= min(q) or max(q) <= min(p)) if touch else (max(p) < min(q) or max(q) < min(p)):
            return True
    return False


def hull(points):
    """The corners of the convex hull, counter-clockwise."""
    out = []
    for run in (sorted(set(points)), sorted(set(points), reverse=True)):
        part = []
        for p in run:
            while len(part) > 1 and cross(part[-2], part[-1], p) <= 0:
                part.pop()
            part.append(p)
        out += part[:-1]
    return out


def overlap(one, two):  # 2.1-5
    return boxes_within(one, two, 0) and not apart(one, two, True)


def meet(one, two):
    return boxes_within(one, two, 0) and not apart(one, two, False)


def point_distance2(p, a, b):
    d, e = (b[0] - a[0], b[1] - a[1]), (p[0] - a[0], p[1] - a[1])
    along, length = dot(d, e), dot(d, d)
    if along <= 0 or length == 0:
        return Fraction(dot(e, e))
    if along >= length:
        return Fraction((p[0] - b[0]) ** 2 + (p[1] - b[1]) ** 2)
    return Fraction(cross(a, b, p) ** 2, length)


def distance2(one, two):  # 2.1-4
    if meet(one, two):
        return Fraction(0)
    return min([point_distance2(p, a, b) for p in one for a, b in edges(two)]
               + [point_distance2(p, a, b) for p in two for a, b in edges(one)])


def box(points):
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def boxes_within(one, two, far):
    a, b = box(one), box(two)
    return a[0] - far <= b[2] and b[0] - far <= a[2] and a[1] - far <= b[3] and b[1] - far <= a[3]


def within(one, two, hu):
    far = hu * SCALE
    return boxes_within(one, two, far) and distance2(one, two) <= far * far


def place_in(p, points):
    """1: inside, 0: on the border, -1: outside."""
    odd = False
    for a, b in edges(points):
        c = cross(a, b, p)
        if c == 0 and min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1]):
            return 0
        if (a[1] > p[1]) != (b[1] > p[1]) and (c > 0) == (b[1] > a[1]):
            odd = not odd
    return 1 if odd else -1


def inside_parts(p, q, points):
    """The parts of the segment that run inside an outline, as pairs of fractions of its length."""
    marks = {Fraction(0), Fraction(1)}
    d = (q[0] - p[0], q[1] - p[1])
    for a, b in edges(points):
        e = (b[0] - a[0], b[1] - a[1])
        slope = d[0] * e[1] - d[1] * e[0]
        if slope:
            w = (a[0] - p[0], a[1] - p[1])
            t, s = Fraction(w[0] * e[1] - w[1] * e[0], slope), Fraction(w[0] * d[1] - w[1] * d[0], slope)
            if 0 <= t <= 1 and 0 <= s <= 1:
                marks.add(t)
        elif cross(p, q, a) == 0:
            marks |= {t for t in (Fraction(dot((c[0] - p[0], c[1] - p[1]), d), dot(d, d)) for c in (a, b)) if 0 <= t <= 1}
    marks, parts = sorted(marks), []
    for s, t in zip(marks, marks[1:]):
        m = (s + t) / 2
        if place_in((p[0] + m * d[0], p[1] + m * d[1]), points) == 1:
            if parts and parts[-1][1] == s:
                parts[-1] = (parts[-1][0], t)
            else:
                parts.append((s, t))
    return parts


def enters(p, q, shape):
    """Whether the segment meets the inside of a convex shape."""
    n = (p[1] - q[1], q[0] - p[0])
    values = [dot(n, c) - dot(n, p) for c in shape]
    if not min(values) < 0 < max(values):
        return False
    for a, b in edges(shape):
        n = (a[1] - b[1], b[0] - a[0])
        values = [dot(n, c) for c in shape]
        one, two = sorted((dot(n, p), dot(n, q)))
        if two <= min(values) or one >= max(values):
            return False
    return True


def covers(shape, outline):
    """Whether a footprint has a part of an outline's inside in it: what is left of the outline when it is cut
    by the sides of the footprint has an area."""
    if not boxes_within(shape, outline, 0):
        return False
    left = list(outline)
    turn = 1 if sum(cross((0, 0), a, b) for a, b in edges(shape)) > 0 else -1
    for a, b in edges(shape):
        old, left = left, []
        for p, q in edges(old):
            s, t = turn * cross(a, b, p), turn * cross(a, b, q)
            if s >= 0:
                left.append(p)
            if (s > 0 > t) or (s < 0 < t):
                f = Fraction(s, s - t)
                left.append((p[0] + f * (q[0] - p[0]), p[1] + f * (q[1] - p[1])))
        if not left:
            return False
    return sum(cross((0, 0), a, b) for a, b in edges(left)) != 0


def crossing(p, q, a, b):
    """Where two segments meet, as a fraction of the first; None when they do not (or lie in one line)."""
    d, e, w = (q[0] - p[0], q[1] - p[1]), (b[0] - a[0], b[1] - a[1]), (a[0] - p[0], a[1] - p[1])
    slope = d[0] * e[1] - d[1] * e[0]
    if slope == 0:
        return None
    t, s = Fraction(w[0] * e[1] - w[1] * e[0], slope), Fraction(w[0] * d[1] - w[1] * d[0], slope)
    return t if 0 <= t <= 1 and 0 <= s <= 1 else None


def nearest_whole(value, unit=SCALE):
    """Half away from zero (6.2-8)."""
    sign = 1 if value >= 0 else -1
    return sign * ((2 * abs(value) + unit) // (2 * unit))


def bearing(a, b):
    """12.5.3-3: the whole degree nearest to the way from a to b."""
    d = (b[0] - a[0], b[1] - a[1])
    return min((abs(d[0] * U[k][1] - d[1] * U[k][0]), k) for k in range(360) if dot(d, U[k]) > 0)[1] if d != (0, 0) else 0


# ---- tables --------------------------------------------------------------------------------------------

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

    def shape(self, x=None, y=None, facing=None, form=None):
        at = (self.x if x is None else x, self.y if y is None else y)
        return rectangle(*at, self.facing if facing is None else facing, SIZES[self.arm, form or self.form])

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


# ---- the field and what stands on it -------------------------------------------------------------------

class World:
    """A position with its dice; what is thrown and checked is told in `news`, as the program's log tells it.

    plant: 1 to 4 misread a paragraph (13.11, 12.7.2, 8.7, 12.6.1), to see that a comparison notices."""

    def __init__(self, tables, units, fog="clear", dice=(), choices=(), plant=0):
        self.t, self.units, self.fog, self.plant = tables, units, fog, plant
        self.dice, self.choices, self.news, self.rings, self.checked = list(dice), list(choices), [], [], set()
        self.heights = {}

    def die(self):
        if not self.dice:
            raise Beyond("dice")
        return self.dice.pop(0)

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
        rounded = lambda p: tuple(target.at()[i] + nearest_whole(p[i] - target.at()[i] * SCALE) for i in (0, 1))
        middles = [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in edges(c)]
        return [target.at()] + [rounded(p) for p in c + middles]

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
        """The best axis, or two that are equally good."""
        to, shape = bearing(guns.at(), target.at()), target.shape()
        turn = lambda k: abs((k - to + 180) % 360 - 180)
        best = []
        for axis in sorted(((guns.facing + d) % 360 for d in range(-45, 46)), key=turn):
            if best and turn(axis) > turn(best[0]) or turn(axis) > 90:
                break
            best += [axis] if meet(self.template(guns, axis, 600, 161), shape) else []  # 9.2-2
        return best

    def guns_ready(self, guns):  # 9.4-3, 9.5-6, 9.5-7, 12.6.3-5, ruling 20
        return guns.arm == "artillery" and guns.form == "unlimbered" and guns.state == "steady" \
            and not guns.foe and not guns.flags & {"fired", "crewless", "no-fire", "leaderless"}

    def locked(self, u):
        """In a combat that goes on from an earlier turn."""
        return u.foe and "declared" not in u.flags and not any("declared" in e.flags for e in self.on_field() if e.foe == u.id)

    def spoils_friends(self, firer, p):
        """10.4.3.3-2: a friend is within 10 hu of the line of fire into a combat."""
        line = scaled([firer.at(), p])
        return any(u is not firer and within(u.shape(), line, 10) for u in self.side(firer.side))

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

    def nearest(self, units, target):
        return min(units, key=lambda u: (distance2(u.shape(), target.shape()), u.number))

    def canister(self, guns, axis):
        self.turn_guns(guns, axis)  # 9.5: it faces first
        struck = self.touched(guns, axis)
        while struck:  # 9.3-6: the nearest of those that are left
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
        while targets:  # the nearest of those that are left
            u = self.nearest(targets, group[0])
            die = self.die()
            factor = sum(g.factor(u) for g in group)
            self.fire_at(u, die, self.musket_sum(group, factor, u, True), self.nearest(group, u))
            targets = [t for t in targets if t is not u and t.state != "out"]

    # ---- results and morale (11, 12) ----

    def hq_of(self, u):
        return next((h for h in self.units.values() if h.host == u.id), None)

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
        if self.hq_of(u) or u.arm == "hq":
            raise Beyond("an HQ is lost")
        if any("crew" in w.flags for w in self.units.values()):
            raise Beyond("a crew")
        self.ring(u, list(seen) + [u.shape()])
        u.state = "out"
        self.unlock(u)

    def ring(self, u, places):  # 12.7.2-2, 12.7.2.4
        if u.arm in ("artillery", "hq"):
            return  # 12.7.2.4-2; ruling 129
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
        u.state, u.rage, u.marker = "R", 0, 0
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

    def path(self, u, direction):
        """(places and footprints hu by hu, the friends it runs into, whether it is lost on the way)"""
        start, old, steps, met = u.at(), u.shape(), [], []
        touching = [e for e in self.side(1 - u.side) if self.touch(u, e)]
        way = hull(old + [(x + 1000 * U[direction][0], y + 1000 * U[direction][1]) for x, y in old])
        friends = [f for f in self.side(u.side) if f is not u]  # beside the exact way nobody is in it (13.11.2-3)
        for n in range(1, 400):
            at = tuple(start[i] + nearest_whole(n * U[direction][i], 16384) for i in (0, 1))
            shape = u.shape(*at)
            met = [f for f in friends if f.brigade() and u.arm != "hq" and overlap(shape, f.shape()) and overlap(way, f.shape())]
            if met:
                break  # 5.1-8, 6.8-3: an HQ passes friends
            end = self.fled(u, at, direction) if u.state == "R" and n >= 100 else shape  # ruling 122
            if self.off_field(end) or self.barred(u, shape, way, old):
                return steps, [], True
            steps.append((at, shape))
            if n >= 100:
                if any(e not in touching and distance2(end, e.shape()) < (3 * SCALE) ** 2 for e in self.side(1 - u.side)):
                    return steps, [], True
                turned = u.state == "R" and u.arm != "hq" and any(f.brigade() and overlap(end, f.shape()) for f in friends)
                if turned or not self.on_guns(u, end):
                    break
        while met and steps and u.state != "R" and any(overlap(u.shape(*steps[-1][0]), f.shape()) for f in friends):
            steps.pop()  # 13.11.1-7: a friend behind guns stops it before them
        return steps, met, False

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
                u.state, u.rage = "R", 0  # 5.2-6: this is its flight
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

    def fled(self, u, at, direction):
        """The footprint at the end of a flight."""
        facing = u.facing if u.arm == "hq" else direction
        return u.shape(*at, facing, {"square": "column", "unlimbered": "limbered"}.get(u.form))

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
            self.ring(friend, [friend.shape()])  # ruling 129: who is run into comes first
        if was == "D":
            u.state, u.rage = "R", 0  # 13.11.1-2, -8
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
            lost = True
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

    def front_touches(self, one, two):  # 13.1-5
        return one.form != "square" and within(one.shape()[:2], two.shape(), 2)

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
