"""austerlitz_plane.py -- the geometry of the model (austerlitz.py): exact, in units of 1/32768 hu (2.1-3).

Shapes are lists of corners; convex where they are footprints or templates."""

import math
from fractions import Fraction
from functools import lru_cache

SCALE = 32768
U = [(round(16384 * math.sin(math.radians(k))), round(16384 * math.cos(math.radians(k)))) for k in range(360)]


def cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1]


def scaled(points):
    return [(x * SCALE, y * SCALE) for x, y in points]


def edges(points):
    return list(zip(points, points[1:] + points[:1]))


@lru_cache(maxsize=50000)
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


BOXES = {}  # of outlines that stay: by id, with the outline itself


def box(points):
    kept = BOXES.get(id(points))
    if kept:
        return kept[1]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def keep_box(points):
    BOXES[id(points)] = (points, box(points))


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


def onward(shape, direction, hu):
    """The shape so far on in a direction, exactly."""
    return [(x + 2 * hu * U[direction][0], y + 2 * hu * U[direction][1]) for x, y in shape]


def nearest_whole(value, unit=SCALE):
    """Half away from zero (6.2-8)."""
    sign = 1 if value >= 0 else -1
    return sign * ((2 * abs(value) + unit) // (2 * unit))


def bearing(a, b):
    """12.5.3-3: the whole degree nearest to the way from a to b."""
    d = (b[0] - a[0], b[1] - a[1])
    return min((abs(d[0] * U[k][1] - d[1] * U[k][0]), k) for k in range(360) if dot(d, U[k]) > 0)[1] if d != (0, 0) else 0
