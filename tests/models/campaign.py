"""campaign.py -- a second opinion on The Campaigns of Napoleon: the rules once more, in the words of the book.

Written from the rulebook (numbers are its paragraphs), the charts in data/campaign and the rulings of
src/games/campaign/README.md ("ruling"), without the C.  It covers what is easiest to get wrong: costs of a
march, zones of control, how far a march can reach, the initiative die, supply and forage, attrition, guns,
odds, columns, results, and who bears the losses.  MP are counted in halves, strengths in fractions.
tests/models/campaign_play.py holds it against the program.
"""

import functools
import heapq
import json
import math
import re
from fractions import Fraction as F
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FROZEN = ("frost", "snow", "frost-snow")
STRONG = ("fortified-town", "citadel")
TOWNS = ("town", "urban-centre", "main-town", "city", "capital") + STRONG
AFFECTING = ("main-town", "city", "capital") + STRONG  # 309: with capital as city, citadel as fortress
PLANT = 0  # campaign_play.py --plant N: one rule is misread on purpose, to show that it is noticed


def rows(folder, name):
    lines = [line for line in (folder / name).read_text("utf-8").splitlines() if line and line[0] != "#"]
    head = lines[0].split("\t")
    return [dict(zip(head, line.split("\t"))) for line in lines[1:]]


@functools.cache
def neighbours(h):
    """10: flat tops, even columns half a hex lower."""
    c, r = divmod(h, 100)
    up = r - 1 if c % 2 else r
    near = [(c, r - 1), (c, r + 1), (c + 1, up), (c + 1, up + 1), (c - 1, up), (c - 1, up + 1)]
    return [x * 100 + y for x, y in near if 1 <= x <= 60 and 1 <= y <= 60]


def far(a, b):
    """Hexes from one to the other."""
    def cube(h):
        c, r = divmod(h, 100)
        z = r - (c + (c & 1)) // 2
        return c, z, -c - z
    return max(abs(x - y) for x, y in zip(cube(a), cube(b)))


class Board:
    """The map and the charts."""

    def __init__(self, folder=ROOT / "data/campaign"):
        chart = {name: rows(folder, name + ".tsv") for name in (
            "units", "leaders", "ground", "towns", "results", "fire", "initiative", "attrition-size",
            "attrition-march", "attrition-loss", "weather-effects", "morale", "keys", "armies")}
        self.units = {u["id"]: u for u in chart["units"]}
        self.leaders = {u["id"]: u for u in chart["leaders"]}
        self.order = list(self.leaders)
        self.ground = {g["ground"]: g for g in chart["ground"]}
        self.towns = {t["class"]: int(t["forage"]) for t in chart["towns"]}
        self.weather = {w["weather"]: w for w in chart["weather-effects"]}
        self.chart = chart
        world = json.loads((folder / "map.json").read_text("utf-8"))
        names = world["terrain"]["legend"]
        self.terrain = {(c + 1) * 100 + r + 1: names[letter] for r, row in enumerate(world["terrain"]["rows"])
                        for c, letter in enumerate(row)}
        self.place = {int(p["hex"]): p for p in world["places"]}
        self.road, self.river = {}, {}
        for road in world["roads"]:
            way = road["hexes"].split()
            for a, b in zip(way, way[1:]):
                side = frozenset((int(a), int(b)))
                if self.road.get(side) != "primary":
                    self.road[side] = road["rank"]
        for river in world["rivers"]:
            for side in river["sides"].split():
                self.river[frozenset(map(int, side.split("/")))] = river["rank"]
        self.bridges = {frozenset(map(int, b["side"].split("/"))) for b in world["bridges"]}
        self.crests = {frozenset(map(int, s.split("/"))) for crest in world["crests"] for s in crest["sides"].split()}

    def town(self, h):
        return self.place[h]["class"] if h in self.place else "none"


BOARD = Board()


class Unit:
    def __init__(self, name, leader, sp, words):
        card = BOARD.units[name]
        self.name, self.leader, self.sp, self.words = name, leader, sp, words
        self.arm, self.quality, self.title = card["arm"], card["quality"], card["name"]
        self.move = int(card["movement"])
        self.lost = int(words.get("lost", 0))
        self.reserve = "reserve" in words


class Position:
    """A position as text (docs/formats.md), as far as the model needs it."""

    def __init__(self, text):
        self.text = text
        self.weather, self.fog, self.morale, self.option = "fair", False, 0, {}
        self.staff, self.leaders, self.units, self.vedettes, self.pieces = {}, {}, [], {}, []
        self.trains, self.down, self.laid, self.keys, self.frames, self.battles, self.player = set(), set(), set(), {}, [], [], None
        for line in text.splitlines():
            words = [w.strip('"') for w in re.findall(r'"[^"]*"|\S+', line.split(" #")[0])]
            if words and hasattr(self, "read_" + words[0]):
                getattr(self, "read_" + words[0])(words[1:])
        for key in BOARD.chart["keys"]:
            self.keys.setdefault(key["id"], key["at_start"])

    def read_weather(self, w):
        self.weather, self.fog = w[0], "fog" in w

    def read_morale(self, w):
        self.morale = int(w[0])

    def read_option(self, w):
        self.option[w[0]] = w[1]

    def read_player(self, w):
        self.player = w[0]

    def read_frame(self, w):
        self.frames.append(w)

    def read_key(self, w):
        self.keys[w[0]] = w[1]

    def read_damaged(self, w):
        if "planned" not in w:
            self.down.add(frozenset(map(int, w[0].split("/"))))

    def read_train(self, w):
        if "on" in w:
            self.trains.add(w[w.index("on") + 1])
        if "laid" in w:
            self.laid.add(frozenset(map(int, w[w.index("laid") + 1].split("/"))))

    def read_staff(self, w):
        self.staff[w[0]] = words_of(w[1:])

    def read_leader(self, w):
        self.leaders[w[0]] = {w[1]: w[2] if len(w) > 2 else None, **words_of(w[3:])}

    def read_unit(self, w):
        if w[1] == "on":
            sp = int(w[3]) if len(w) > 3 and w[3].isdigit() else int(BOARD.units[w[0]]["most"])
            self.units.append(Unit(w[0], w[2], sp, words_of(w[3:])))

    def read_vedette(self, w):
        if w[1] == "at":
            self.vedettes[w[0]] = int(w[2])

    def read_piece(self, w):
        self.pieces.append({"hex": int(w[2]), "who": w[3], "up": "up" in w or "scouted" in w, "side": "french" if w[0][0] == "F" else "coalition"})

    def read_battle(self, w):
        self.battles.append(w)

    # -- who is where --

    def side(self, who):
        if who in BOARD.leaders:
            return BOARD.leaders[who]["side"]
        return "french" if who.startswith("VF") else "coalition"

    def top(self, leader):
        """Who he is under, at last (35)."""
        while self.leaders[leader].get("under") in self.leaders:
            leader = self.leaders[leader]["under"]
        return leader

    def hex_of(self, leader):
        at = self.leaders[self.top(leader)].get("at")
        return int(at) if at else None

    def troops(self, leader):
        """28: the units on his track and on those of all under him."""
        return [u for u in self.units if u.leader in self.leaders and self.top(u.leader) == leader and u.sp > 0]

    def on_map(self, side):
        return [name for name, l in self.leaders.items() if l.get("at") and self.side(name) == side]

    def formations(self, side):
        return [name for name in self.on_map(side) if self.troops(name)]

    def garrison(self, side):
        """70: an active source has 1 SP."""
        staff = self.staff.get(side, {})
        return int(staff["source"]) if "source" in staff and "taken" not in staff and "changing" not in staff else None

    def strength(self, units, arm=None):
        return sum(u.sp for u in units if arm is None or u.arm == arm)

    def forages(self, leader):
        return "forage" in self.leaders[leader]


def words_of(words):
    """`foot 4 moved` as a dictionary: a word without a number is there, no more."""
    found, i = {}, 0
    while i < len(words):
        if i + 1 < len(words) and (words[i + 1].isdigit() or words[i] in ("with", "on", "at")):
            found[words[i]] = words[i + 1]
            i += 1
        else:
            found[words[i]] = ""
        i += 1
    return found


def enemy_of(side):
    return "coalition" if side == "french" else "french"


# -- marches: 181 to 195 --

def bridged(pos, a, b):
    """205, 222, 228: a bridge that stands, or a pontoon."""
    side = frozenset((a, b))
    return side in pos.laid or (side in BOARD.bridges and side not in pos.down)


def cost(pos, a, b, arm):
    """189 to 192: halves of MP for an arm from a hex to the next; None where it cannot go."""
    horse = arm == "cavalry"
    frozen = pos.weather in FROZEN
    side = frozenset((a, b))
    river, bridge, road = BOARD.river.get(side), bridged(pos, a, b), BOARD.road.get(side)
    ford = 2 if horse else 4  # 191
    extra = 0
    if river == "primary" and not bridge and not frozen:
        return None  # 191, 187
    if river and not bridge:
        extra, road = ford, None  # 222: a road ends where its bridge is down
    elif river == "primary" and not frozen:
        extra = 2
    ground = BOARD.terrain[b]
    if ground == "lake":  # 187: ice is open ground behind a secondary river; 189: costs add up
        return extra + ford + 2 if frozen else None
    if road:
        return extra + (1 if road == "primary" else 2)  # 190
    if BOARD.town(b) in TOWNS:
        return extra + 2
    mp = int(BOARD.ground[ground]["horse" if horse else "foot"])
    if PLANT == 1 and ground == "woods":
        mp = 2
    return extra + 2 * mp


def reaches(pos, a, b):
    """204, 205, 298: whether a zone extends from a to its neighbour b."""
    side = frozenset((a, b))
    if BOARD.terrain[a] == "lake" or BOARD.terrain[b] == "lake":
        return False
    if BOARD.river.get(side) == "primary" and not bridged(pos, a, b):
        return False
    return BOARD.town(b) not in STRONG


def zoners(pos, h, side, seen=None):
    """Who of the enemies of a side holds h in his zone (202, 208, 209, 70): leaders, and "garrison".

    seen: the leaders who are turned up; as their enemy sees it each is a formation (31), and others are nobody."""
    them = enemy_of(side)
    if pos.garrison(side) == h:
        return []  # 70: its garrison cancels the effects of zones
    found = []
    for piece in pos.pieces:
        if piece["side"] != them or piece["who"] not in pos.leaders:
            continue
        leader, at = piece["who"], piece["hex"]
        real = bool(pos.troops(leader)) if seen is None else leader in seen
        if real and not pos.forages(leader) and (at == h or (far(at, h) == 1 and reaches(pos, at, h))):
            found.append(leader)
    source = pos.garrison(them)
    if source is not None and far(source, h) == 1 and reaches(pos, source, h):
        found.append("garrison")
    return found


def surcharge(pos, a, side, arm):
    """208: halves of MP to leave the zones on a, for one arm: the dearest of them."""
    dearest = 0
    for who in zoners(pos, a, side):
        if who == "garrison":
            sp, horse = 1, 0
        else:
            sp = pos.strength(pos.troops(who))
            horse = sum(pos.strength(pos.troops(p["who"]), "cavalry") for p in pos.pieces
                        if p["hex"] == pos.hex_of(who) and p["who"] in pos.leaders)
        mp = {1: 0, 2: 2}.get(sp, 4)
        if arm == "cavalry" and not horse:
            mp = 0
        dearest = max(dearest, mp)
    return 2 if PLANT == 2 and dearest else dearest


class March:
    """One leader with what is on his track and in his box, on the way."""

    def __init__(self, pos, leader, forced=False):
        self.pos, self.leader, self.forced = pos, leader, forced
        self.side, self.hex, self.units = pos.side(leader), pos.hex_of(leader), pos.troops(leader)
        words = pos.leaders[leader]
        self.arms = sorted({"cavalry" if u.arm == "cavalry" else "infantry" for u in self.units})
        self.spent = {"infantry": int(words.get("foot", 0)), "cavalry": int(words.get("horse", 0))}
        more = 8 if "extended" in words else 0  # 165
        by_die = int(words.get("allowed", 255))  # 172, 173: what the initiative left him, 254 for one MP less, 253 for all
        if by_die == 253 and words.get("with") in pos.leaders:
            by_die = int(pos.leaders[words["with"]].get("allowed", 255))  # 199: as the leader of the whole
        more -= 2 if by_die == 254 else 0
        self.most = {arm: more + min(2 * u.move for u in self.units if (u.arm == "cavalry") == (arm == "cavalry"))
                     for arm in self.arms}
        if leader in pos.trains:  # 225
            self.arms = sorted({*self.arms, "infantry"})
            self.most["infantry"] = min(self.most.get("infantry", 99), 10 + more)
        if by_die < 253:
            self.most = {arm: by_die for arm in self.arms}

    def left(self, arm):
        return self.most[arm] - self.spent[arm] - int(self.pos.leaders[self.leader].get("work", 0))

    def guns_alone(self):
        """306: also with those who march along in other hexes."""
        head = self.pos.leaders[self.leader].get("with") or self.leader
        whole = [l for l, w in self.pos.leaders.items() if head in (l, w.get("with")) and w.get("at")]
        return all(u.arm == "artillery" for l in whole for u in self.pos.troops(l))

    def price(self, a, b, surcharged):
        """What each arm pays from a to b; None where the ground bars it."""
        bill = {}
        for arm in self.arms:
            mp = cost(self.pos, a, b, arm)
            if mp is None:
                return None
            bill[arm] = mp + (surcharged(arm) if surcharged else 0)
        return bill

    def seen(self):
        """30: the enemy leaders and vedettes who are turned up."""
        return {p["who"] for p in self.pos.pieces if p["side"] != self.side and p["up"]}

    def barred_by(self, a, b):
        """What is seen forbids the step from a to b: the paragraph; or None."""
        pos, seen = self.pos, self.seen()
        for piece in pos.pieces:
            if piece["side"] != self.side and piece["hex"] == b and (piece["who"] in seen or a != self.hex):
                return 195 if piece["who"] in pos.leaders else 209
        if pos.garrison(enemy_of(self.side)) == b:
            return 195
        entered = zoners(pos, b, self.side, seen)
        if entered and zoners(pos, a, self.side, seen) and PLANT != 3:
            return 208
        if entered and self.guns_alone():
            return 306
        if entered and self.forced and not self.may_force(b, entered, seen):
            return 259
        return None

    def may_force(self, b, enemies, seen=None):
        """58: a friend who is in a zone stands in or next to the hex; 259: a friend is next to each of those enemies."""
        pos = self.pos
        up = {p["hex"] for p in pos.pieces if p["side"] == self.side and p["up"]}
        friends = [pos.hex_of(f) for f in pos.formations(self.side) if f != self.leader]
        held = any(far(f, b) <= 1 and (seen is None or f in up) and zoners(pos, f, self.side, seen) for f in friends)
        places = [pos.garrison(enemy_of(self.side)) if e == "garrison" else pos.hex_of(e) for e in enemies]
        return held and all(any(far(f, e) == 1 for f in friends) for e in places)

    def shared(self, b):
        """A hex where a friend stands: whether both may be there is a matter of spans (123 to 125), which is not judged here."""
        return any(self.pos.hex_of(f) == b for f in self.pos.on_map(self.side) if f != self.leader)

    def verdict(self, b):
        """181: whether it may try the step by what is seen; the paragraph that forbids it, or None."""
        if b not in neighbours(self.hex):
            return 131
        bill = self.price(self.hex, b, None)
        if bill is None:
            return 191
        barred = self.barred_by(self.hex, b)
        if barred:
            return barred
        if any(self.left(arm) < mp for arm, mp in bill.items()):
            return 181
        return None

    def step(self, b):
        """What comes of it in truth: (halves of MP left by arm, where it stands, whether zones hold it there)."""
        pos, a = self.pos, self.hex
        bill = self.price(a, b, lambda arm: surcharge(pos, a, self.side, arm))
        there = [p for p in pos.pieces if p["side"] != self.side and p["hex"] == b]
        hidden = any(p["who"] in pos.leaders and pos.troops(p["who"]) for p in there)
        entered = zoners(pos, b, self.side)
        stay = ({arm: self.left(arm) for arm in self.arms}, a, True)
        if there and not hidden and all(p["who"] not in pos.leaders for p in there):
            return stay[0], a, False  # 209: a vedette is found there, and passed by
        if hidden or (entered and (zoners(pos, a, self.side) or self.guns_alone())):
            return stay  # 195, 208, 306: the way is barred
        if entered and self.forced and not self.may_force(b, entered):
            return stay  # 58, 259
        if any(self.left(arm) < bill[arm] for arm in self.arms):
            return stay  # 208: held fast
        return ({arm: self.left(arm) - bill[arm] for arm in self.arms}, b, bool(entered))  # 206

    def near(self, h):
        """Enemy pieces that may be formations beside h, and not known to be none: next to them a march is shown no farther."""
        pos = self.pos
        if pos.garrison(self.side) == h:
            return False  # 70
        for piece in pos.pieces:
            if piece["side"] == self.side or far(piece["hex"], h) > 1 or (piece["hex"] != h and not reaches(pos, piece["hex"], h)):
                continue
            if not piece["up"] or (piece["who"] in pos.leaders and not pos.forages(piece["who"])):
                return True
        source = pos.garrison(enemy_of(self.side))
        return source is not None and far(source, h) == 1 and reaches(pos, source, h)

    def reach(self):
        """Every hex it can come to by what is seen, with the halves of MP of its arms by each way that is not worse than another.

        208: what leaving a zone costs is the enemy's secret: 2 MP at most; who may have too few may try (ruling)."""
        best = {self.hex: [tuple(0 for _ in self.arms)]}
        todo = [(self.hex, best[self.hex][0])]
        held = 4 if set(zoners(self.pos, self.hex, self.side, self.seen())) - {"garrison"} else 0
        while todo:
            a, spent = todo.pop()
            if spent not in best[a] or (a != self.hex and self.near(a)):
                continue
            for b in neighbours(a):
                bill = self.price(a, b, None)
                if bill is None or self.barred_by(a, b):
                    continue
                sums = tuple(s + bill[arm] for s, arm in zip(spent, self.arms))
                if any(s > self.left(arm) for s, arm in zip(sums, self.arms)):
                    continue
                if a == self.hex and held:
                    sums = tuple(min(s + held, self.left(arm)) for s, arm in zip(sums, self.arms))
                known = best.setdefault(b, [])
                if any(all(x <= y for x, y in zip(k, sums)) for k in known):
                    continue
                best[b] = [k for k in known if not all(y <= x for x, y in zip(k, sums))] + [sums]
                todo.append((b, sums))
        return {h: found for h, found in best.items() if h != self.hex}


# -- initiative: 171 to 179 --

def horse_for_comparison(pos, leader, unhurt=False):
    """179: horse of a formation that is not in mountains or marsh."""
    if BOARD.terrain[pos.hex_of(leader)] in ("mountain", "marsh"):
        return 0
    return sum(u.sp for u in pos.troops(leader) if u.arm == "cavalry" and not (unhurt and u.lost))


def cavalry_differential(active, passive):
    """179: what the superior horse takes from the die, or adds to it."""
    if active == passive:
        return 0
    more, less = max(active, passive), min(active, passive)
    if less == 0:
        size = min(3, more)
    else:
        ratio = F(more, less)
        size = 3 if ratio >= 3 else 2 if ratio >= 2 else 1 if ratio >= F(11, 10) else 0
    return -size if active > passive else size


def initiative_of(pos, leader):
    """34: a cavalry MG with foot or guns on his track has initiative 1."""
    card = BOARD.leaders[leader]
    others = any(u.arm != "cavalry" and u.leader == leader and u.sp for u in pos.units)
    return 1 if card["kind"] == "mg-horse" and others else int(card["initiative"])


def resistance(pos, leader):
    """176 to 179, 185, 188, 244: what is added to the die of who would leave a zone."""
    side, here = pos.side(leader), pos.hex_of(leader)
    if pos.forages(leader):
        return 0  # 244
    mine, most = initiative_of(pos, leader), None
    for who in zoners(pos, here, side):
        his = 1 if who == "garrison" else initiative_of(pos, who)
        matrix = int(BOARD.chart["initiative"][mine][str(his)])
        theirs = 0 if who == "garrison" else horse_for_comparison(pos, who)
        horse = min(0, cavalry_differential(horse_for_comparison(pos, leader), theirs))
        sum_ = max(0, matrix + horse + int(BOARD.weather[pos.weather]["leaving"]))
        if most is None or (his, sum_) > most:  # 177: the highest initiative; of equals who hinders most (ruling)
            most = (his, sum_)
    return most[1] if most else 0


# -- attrition: 230 to 255 --

def exempt(pos, unit):
    """236: the French Old Guard, and Young Guard foot beside it on the same track."""
    if unit.quality == "old-guard":
        return True
    return unit.quality == "young-guard" and unit.arm == "infantry" and any(
        u.quality == "old-guard" and u.leader == unit.leader and u.sp for u in pos.units)


def closed_to_paths(pos, side, wary):
    """232: hexes of enemy formations, and their zones where no friend stands.  wary: of pieces that may be formations, too."""
    closed = set()
    for piece in pos.pieces:
        leader = piece["who"] in pos.leaders
        real = leader and bool(pos.troops(piece["who"]))
        if piece["side"] == side or not (real or (wary and (leader or not piece["up"]))):
            continue
        closed.add(piece["hex"])
        if not (leader and pos.forages(piece["who"]) and (piece["up"] or not wary)):
            closed |= {h for h in neighbours(piece["hex"]) if reaches(pos, piece["hex"], h)}
    source = pos.garrison(enemy_of(side))
    if source:
        closed |= {source} | {h for h in neighbours(source) if reaches(pos, source, h)}
    return closed - {pos.hex_of(f) for f in pos.formations(side)} - {pos.garrison(side)}


def has_path(pos, leader, goals, limit, wary):
    """232: cavalry costs, roads 1 MP, bridges nothing, no mountain without a road; whether one of the goals is within the limit (halves)."""
    start = pos.hex_of(leader)
    closed = closed_to_paths(pos, pos.side(leader), wary)
    best, todo = {start: 0}, [(0, start)]
    while todo:
        spent, a = heapq.heappop(todo)
        if spent > best[a]:
            continue
        if a in goals:
            return True
        for b in neighbours(a):
            mp = None if b in closed else supply_step(pos, a, b)
            if mp is not None and spent + mp <= limit and spent + mp < best.get(b, 999):
                best[b] = spent + mp
                heapq.heappush(todo, (best[b], b))
    return False


def supply_step(pos, a, b):
    side = frozenset((a, b))
    road = BOARD.road.get(side) and (side not in BOARD.river or bridged(pos, a, b))
    if road:
        return 2
    if BOARD.terrain[b] == "mountain":
        return None
    mp = cost(pos, a, b, "cavalry")
    if mp is not None and BOARD.river.get(side) == "primary" and bridged(pos, a, b) and pos.weather not in FROZEN:
        mp -= 2
    return mp


def supplied(pos, leader):
    """231: within supply distance of a potential source (or, in the positions laid here, of the centre in one).

    None where it depends on the path that is proposed past pieces that are not known (78)."""
    side = pos.side(leader)
    if pos.garrison(side) is None:
        return False
    limit = 2 * int(next(a["supply"] for a in BOARD.chart["armies"] if a["side"] == side))
    sources = {int(k["hex"]) for k in BOARD.chart["keys"] if k["source_of"] in (side, "both") and pos.keys[k["id"]] == side}
    sources.add(pos.garrison(side))
    for wary, answer in ((True, True), (False, None)):
        if has_path(pos, leader, sources, limit, wary):
            return answer
    return False


def forage_value(pos, h, leader, horse):
    """248, 243, 254: tenths that a hex gives; horse finds half in woods, hills and mountains."""
    here = pos.hex_of(leader) == h
    place = BOARD.place.get(h)
    if place and (place["class"] in TOWNS or place["depot"] != "no"):
        return F(max(BOARD.towns[place["class"]], BOARD.towns["depot"] if place["depot"] == "printed" else 0)) if here else F(0)
    if place and place["class"] == "village" and here:
        return F(BOARD.towns["village"])
    ground = BOARD.terrain[h]
    value = F(int(BOARD.ground[ground]["forage"]))
    return value / 2 if horse and ground in ("woods", "hill", "mountain") else value


def forage_total(pos, leader, horse=False):
    """240, 249, 250: his hex and those around it that he could enter and his zone reaches, unless enemies bar them."""
    here, side = pos.hex_of(leader), pos.side(leader)
    foes = {p["hex"] for p in pos.pieces if p["side"] != side} | {pos.garrison(enemy_of(side))}
    total = F(0)
    for h in [here] + neighbours(here):
        around = neighbours(h)
        opposite = any(far(x, y) == 2 and set(neighbours(x)) & set(neighbours(y)) == {h} and x in foes and y in foes
                       for x in around for y in around)
        if h in foes or opposite:
            continue
        if h != here and (BOARD.terrain[h] == "lake" or (BOARD.river.get(frozenset((h, here))) == "primary" and not bridged(pos, here, h))):
            continue
        total += forage_value(pos, h, leader, horse)
    return total


def column_of_points(ap):
    return "A" if ap == 0 else "B" if ap < 5 else "C" if ap < 10 else "D"  # 233


def column_of_forage(tenths):
    return "A" if tenths < 30 else "B" if tenths < 60 else "C" if tenths < 90 else "D"


def attrition(pos, leader, column, die, arm=None, forced=False):
    """233 to 236: (SP that are looked up, base, what the die counts, index, SP lost).  arm: horse or foot of foragers alone."""
    sp = sum(u.sp for u in attrition_bearers(pos, leader, arm))
    march = March(pos, leader, forced)
    length = max(march.spent.values())
    row = next(i for i in range(1, 9) if covers(pos.side(leader), column, i, sp))
    if PLANT == 4 and length == 4:
        length = 5
    line = next(r for r in BOARD.chart["attrition-march"] if length <= int(r["upto"]))
    base = int(line[str(row)])
    counted = die - int(BOARD.leaders[leader]["stars"])  # 234
    counted += int(BOARD.weather[pos.weather]["attrition"])
    if forced:
        counted += min(4, math.ceil(length / 2))
    if "extended" in pos.leaders[leader]:  # 166: each MP beyond the allowance
        counted += min(4, max(max(0, math.ceil((march.spent[a] - march.most[a] + 8) / 2)) for a in march.arms))
    title = pos.option.get("title", "soa")
    box = next(m for m in BOARD.chart["morale"] if m["title"] == title and int(m["box"]) == pos.morale)
    counted += int(box[pos.side(leader)])
    if arm == "cavalry":
        counted += 1  # 243
    counted = max(0, counted)
    index = base + counted
    lost = int(BOARD.chart["attrition-loss"][min(max(index, 0), len(BOARD.chart["attrition-loss"]) - 1)]["lost"])
    return sp, base, counted, index, min(lost, sp)


def attrition_bearers(pos, leader, arm=None):
    """Who is tested; arm: of foragers, whose horse has a test of its own (243)."""
    return [u for u in pos.troops(leader) if not exempt(pos, u) and (arm is None or (u.arm == "cavalry") == (arm == "cavalry"))]


def mud_takes_guns(pos, bearers):
    """235: in mud the first SP is a gun's, unless the formation has 2 SP of guns or fewer."""
    return pos.weather in ("mud", "rain-mud") and sum(u.sp for u in bearers if u.arm == "artillery") > 2


def covers(side, column, row, sp):
    line = next(r for r in BOARD.chart["attrition-size"] if r["side"] == side and r["column"] == column)
    if line[str(row)] == "-":
        return False
    low, high = map(int, line[str(row)].split("-"))
    return low <= sp <= high


# -- battle: 262, 296 to 318 --

def half(x):
    """262 step 6: to the nearest half SP, a quarter up."""
    return F(math.floor(x * 2 + F(1, 2)), 2)


class Battle:
    """One attack: leaders by hex on both sides, and the SP of their units as the steps go on."""

    def __init__(self, pos, attackers, defenders):
        self.pos, self.side = pos, pos.side(attackers[0])
        self.them = enemy_of(self.side)
        self.sides = {self.side: attackers, self.them: defenders}
        self.horse = {l: horse_for_comparison(pos, l) for ls in self.sides.values() for l in ls}  # compared once, before the fire

    def hexes(self, side):
        return sorted({self.pos.hex_of(l) for l in self.sides[side]})

    def units(self, side, h=None, engaged=True):
        return [u for l in self.sides[side] if h is None or self.pos.hex_of(l) == h for u in self.pos.troops(l)
                if not (engaged and u.reserve)]

    # guns

    def can_fire(self, a, b):
        """303, 311."""
        if frozenset((a, b)) in BOARD.crests or far(a, b) != 1:
            return False
        return BOARD.terrain[a] != "woods" and BOARD.terrain[b] != "woods"

    def fire(self, side, shots, target, die, bonus=0):
        """302: (what the die counts, SP lost) of the guns in the hexes `shots` at one hex."""
        other = enemy_of(side)
        guns = sum(u.sp for h in shots for u in self.units(side, h) if u.arm == "artillery")
        firing = [l for l in self.sides[side] if self.pos.hex_of(l) in shots
                  and any(u.arm == "artillery" and not u.reserve for u in self.pos.troops(l))]
        die += int(BOARD.weather[self.pos.weather]["fire"]) + bonus
        theirs = sum(self.horse[l] for l in self.sides[other])
        if any(mine >= 2 and mine >= 2 * theirs for mine in self.formation_horse(side, firing)):
            die -= 1  # 296
        there = sum(u.sp for u in self.units(other, target, engaged=False)) + (1 if self.pos.garrison(other) == target else 0)
        die -= 2 if there >= 40 else 1 if there >= 30 else 0  # 302
        row = BOARD.chart["fire"][min(max(die, 0), 7)]
        column = next(c for c in list(row)[1:] if guns <= int(c.replace("+", "99").split("-")[-1]))
        return die, int(row[column]), guns

    def formation_horse(self, side, firing):
        """296: the horse of each formation that fires; who attacks together is one formation (267), who defends is not (271)."""
        if side == self.side:
            return [sum(self.horse[l] for l in self.sides[side])]
        return [self.horse[l] for l in firing]

    def firing(self, side, fog_bars):
        """302, 303, 311: the hexes of a side whose guns can fire, each with the hexes it can fire at."""
        found = {}
        for a in self.hexes(side):
            targets = [b for b in self.hexes(enemy_of(side)) if self.can_fire(a, b)]
            if targets and not fog_bars and any(u.arm == "artillery" for u in self.units(side, a)):
                found[a] = targets
        return found

    def bearers(self, side, h):
        """302: in a hex foot and horse bear the fire, guns only where they are alone."""
        units = self.units(side, h)
        others = [u for u in units if u.arm != "artillery"]
        return others or units

    def bears(self, side):
        """306: who bears a pitched battle: foot and horse, and guns that defend a hex alone."""
        return [u for h in self.hexes(side) for u in self.bearers(side, h) if u.arm != "artillery" or side == self.them]

    # odds

    def attack_strength(self):
        """304 to 313: (what is engaged, what counts) of him who attacks.  Woods and marsh do not add up: what hurts more holds."""
        targets = {BOARD.terrain[h] for h in self.hexes(self.them)}
        foot = {h: F(self.pos.strength(self.units(self.side, h), "infantry")) for h in self.hexes(self.side)}
        horse = {h: F(self.pos.strength(self.units(self.side, h), "cavalry")) for h in self.hexes(self.side)}
        engaged = sum(foot.values()) + sum(horse.values())
        for h in horse:
            if BOARD.terrain[h] == "mountain" or targets == {"mountain"}:
                horse[h] = F(0)  # 310
        plain = dry = wet = sum(foot.values()) + sum(horse.values())
        if "woods" in targets:
            dry = half(sum(foot.values()) * (F(1, 2) if PLANT == 5 else F(3, 4))) + half(sum(horse.values()) / 2)  # 311
        marsh = [h for h in foot if "marsh" in targets or BOARD.terrain[h] == "marsh"]
        if marsh:
            wet = plain - sum(math.floor(sum(arm[h] for h in marsh) / 2) for arm in (foot, horse))  # 312, to the whole SP by arm
        counted = min(plain, dry, wet)
        if "mountain" in targets:
            counted = min(counted, F(9))  # 310
        return engaged, counted

    def defence_strength(self):
        """306, 312: guns count only where they defend alone, as 1 SP."""
        total = F(0)
        for h in self.hexes(self.them):
            units = self.units(self.them, h)
            horse = F(self.pos.strength(units, "cavalry"))
            if BOARD.terrain[h] == "marsh":
                horse = F(math.ceil(horse / 2))
            total += self.pos.strength(units, "infantry") + horse
        return total or F(2 if PLANT == 6 else 1)

    def shift(self):
        """247: two columns for foragers who defend, one where others defend with them; 212: two to the left."""
        modes = {self.pos.forages(l) or "scattered" in u.words or self.pos.forages(u.leader)
                 for l in self.sides[self.them] for u in self.pos.troops(l)}
        right = 2 if modes == {True} else 1 if True in modes else 0
        failed = any("failed-repulse" in words for words in self.pos.battles)
        return right - (2 if failed else 0)

    def affecting(self):
        """307 to 310."""
        for h in self.hexes(self.them):
            if BOARD.terrain[h] in ("hill", "mountain") or BOARD.town(h) in AFFECTING:
                return True
            for a in self.hexes(self.side):
                if far(a, h) == 1 and BOARD.river.get(frozenset((a, h))):
                    return True
        return False


def odds(attack, defence):
    """304: rounded in favour of the defender, as (n, 1) or (1, n); and the column, 0 for 1:1."""
    if attack >= defence:
        n = math.floor(attack / defence)
        return (n, 1), n - 1
    n = math.ceil(defence / attack)
    return (1, n), 1 - n


def column(place):
    """305: the column of the table, and what the steps beyond its ends do to the die."""
    if place > 5:
        return 9, 5 - place
    if place < -4:
        return 0, -4 - place
    return place + 4, 0


def result(col, die):
    """305: (attacker's number, defender's, whether the attacker is beaten)."""
    row = BOARD.chart["results"][min(max(die, 0), 6)]
    cell = row[list(row)[1 + col]]
    a, d, who = re.match(r"(\d+)/(\d+)([ad])", cell).groups()
    return int(a), int(d), who == "a"
