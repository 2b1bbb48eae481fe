"""campaign_lay.py -- random positions of The Campaigns of Napoleon, as text: many grounds, several enemies, guns alone,
foragers, vedettes, leaders without troops, sources, broken bridges, ice.  Everything from one generator, by seed."""

import campaign as book

SIDES = ("french", "coalition")
WEATHERS = ("fair", "fair", "rain", "mud", "rain-mud", "frost", "snow", "frost-snow", "heat")
KEYS = {"french": (2355, 348), "coalition": (4607, 5909, 4434)}


class Table:
    """A position in the making."""

    def __init__(self, rng):
        self.rng, self.lines, self.pieces, self.used = rng, [], [], set()
        self.free = {side: [n for n, l in book.BOARD.leaders.items() if l["side"] == side] for side in SIDES}
        self.weather = rng.choice(WEATHERS)
        for side in SIDES:
            rng.shuffle(self.free[side])
        self.lines += ["position campaign 1", "seats 0 1", "turn 5 of 12", f"weather {self.weather} after fair"]

    def say(self, line):
        self.lines.append(line)

    def leader(self, side, h, words="", up=False, kind=None, where=None):
        """Puts one down; kind: only a named one, or None."""
        cards = book.BOARD.leaders
        found = next(n for n in self.free[side] if (kind is None or cards[n]["kind"] in kind)
                     and not (where and cards[n]["subordination"] == "-"))
        self.free[side].remove(found)
        self.say(f"leader {found} {where or f'at {h:04}'} {words}".rstrip())
        if not where:
            self.piece(side, h, found, up)
        return found

    def piece(self, side, h, who, up):
        slot = "FC"[side == "coalition"] + str(1 + sum(p[0] == side for p in self.pieces))
        self.pieces.append((side, slot, h, who, up))

    def unit(self, side, leader, arm, sp=None, quality=None, words=""):
        names = [n for n, u in book.BOARD.units.items() if u["side"] == side and u["arm"] == arm and n not in self.used
                 and not u["traits"].count("half") and not u["traits"].count("empty") and u["traits"] != "ineffective"
                 and (quality is None or u["quality"] == quality)]
        if sp is not None:
            names = [n for n in names if int(book.BOARD.units[n]["most"]) >= sp]
        if not names:
            return 0
        name = self.rng.choice(names)
        sp = sp or self.rng.randint(1, int(book.BOARD.units[name]["most"]))
        self.used.add(name)
        self.say(f"unit {name} on {leader} {sp} {words}".rstrip())
        return sp

    def troops(self, side, leader, most=3):
        """A random force: any mixture of arms, guns alone now and then."""
        rng = self.rng
        arms = rng.choice((("infantry",), ("infantry",), ("cavalry",), ("infantry", "cavalry"), ("infantry", "artillery"),
                           ("infantry", "cavalry", "artillery"), ("cavalry", "artillery"), ("artillery",)))
        sp = rng.choice((None, None, None, 1, 2))
        for arm in arms:
            for _ in range(rng.choice((1, 1, 2)) if most > 1 else 1):
                self.unit(side, leader, arm, sp)

    def text(self, *frames, up_all=False):
        """The whole; 29, 30: whose formation is in the zone of an enemy formation is turned up, others are as they were laid."""
        bare = book.Position("\n".join(self.lines + [f"piece {p[1]} at {p[2]:04} {p[3]}" for p in self.pieces]))
        lines = list(self.lines)
        for side, slot, h, who, up in self.pieces:
            if who in bare.leaders and bare.troops(who):
                up = up_all or bool([z for z in book.zoners(bare, h, side) if z != "garrison"])
            lines.append(f"piece {slot} at {h:04} {who}{' up' if up else ''}")
        return "\n".join(lines + list(frames)) + "\n"


def some_hex(rng):
    """Any hex, but often one with something special beside it."""
    board = book.BOARD
    kind = rng.randrange(10)
    if kind < 3:
        return rng.choice([h for h in board.terrain if 3 <= h // 100 <= 58 and 3 <= h % 100 <= 58])
    if kind == 3:
        return rng.choice([h for h, p in board.place.items() if p["class"] in book.STRONG + ("capital", "main-town")])
    if kind < 6:
        return rng.choice(sorted(rng.choice(sorted(board.river, key=sorted))))
    if kind == 6:
        return rng.choice([h for lake in (3325, 3225) for h in book.neighbours(lake)])
    if kind == 7:
        return rng.choice(sorted(rng.choice(sorted(board.bridges, key=sorted))))
    if kind == 8:
        return rng.choice([h for h, g in board.terrain.items() if g in ("marsh", "mountain", "woods")])
    return rng.choice(sorted(rng.choice(sorted(board.crests | set(board.road), key=sorted))))


def near(rng, h, most):
    while True:
        c, r = divmod(h, 100)
        c, r = c + rng.randint(-most, most), r + rng.randint(-most, most)
        found = c * 100 + r
        if found in book.BOARD.terrain and 1 <= book.far(h, found) <= most and book.BOARD.terrain[found] != "lake":
            return found


def break_bridges(table, h):
    for side in sorted(book.BOARD.bridges, key=sorted):
        a, b = sorted(side)
        if min(book.far(a, h), book.far(b, h)) <= 3 and table.rng.random() < 0.25:
            table.say(f"damaged {a:04}/{b:04}")
    rivers = [tuple(sorted(s)) for s in book.BOARD.river if h in s and s not in book.BOARD.bridges]
    if rivers and table.rng.random() < 0.2:
        a, b = table.rng.choice(sorted(rivers))
        table.say(f"train {table.rng.choice(SIDES)} laid {a:04}/{b:04}")


def enemies(table, side, h, count):
    """Enemy pieces around h; friends beside some of them, so that they are seen."""
    rng, taken = table.rng, {h}
    for _ in range(count):
        at = near(rng, h, rng.choice((1, 2, 2, 3)))
        if at in taken:
            continue
        taken.add(at)
        kind = rng.randrange(8)
        touching = book.far(at, h) == 1
        if kind == 0:
            number = 1 + sum(p[3].startswith("V") for p in table.pieces)
            name = f"V{'FC'[side == 'coalition']}{number}"
            table.say(f"vedette {name} at {at:04}")
            table.piece(side, at, name, rng.random() < 0.5)
        elif kind == 1:
            table.leader(side, at, up=touching and rng.random() < 0.3, kind=("named",))
        else:
            forage = rng.random() < 0.15
            leader = table.leader(side, at, "forage" if forage else "")
            table.troops(side, leader)
            if rng.random() < 0.2:
                under = table.leader(side, at, where=f"under {leader}")
                table.troops(side, under, 1)
        beside = near(rng, at, 1)
        if rng.random() < 0.3 and beside not in taken:
            taken.add(beside)
            friend = table.leader(book.enemy_of(side), beside, kind=("mg-foot", "mg-horse"))
            table.unit(book.enemy_of(side), friend, rng.choice(("infantry", "cavalry")))


def staffs(table, h):
    """Sources, sometimes near."""
    for side in SIDES:
        if table.rng.random() < 0.5:
            source = table.rng.choice([key for key in KEYS[side] if key != h])
            table.say(f"staff {side} centre {source:04} source {source:04} ap {table.rng.randint(0, 12)}")


def march(rng):
    """A formation in the middle of a march."""
    table = Table(rng)
    mover = rng.choice(SIDES)
    other = book.enemy_of(mover)
    h = rng.choice(KEYS[other]) if rng.random() < 0.1 else some_hex(rng)
    if h in KEYS[other] or book.BOARD.terrain[h] == "lake":
        h = near(rng, h, 2)
    kind = rng.choice((1, 1, 2, 2, 3))
    spent = rng.choice((0, 0, 0, 1, 2, 3, 4, 6))
    words = ["commanded", "tried", "tried"][kind - 1] + f" foot {spent} horse {spent + rng.choice((0, 0, 1))}"
    if kind == 1 and rng.random() < 0.2:
        words += " extended"
    leader = table.leader(mover, h, words + " moved" if spent else words)
    table.troops(mover, leader)
    if rng.random() < 0.2:
        under = table.leader(mover, h, where=f"under {leader}")
        table.troops(mover, under, 1)
    enemies(table, other, h, rng.choice((0, 1, 1, 2, 3)))
    staffs(table, h)
    break_bridges(table, h)
    who = book.BOARD.order.index(leader)
    us = SIDES.index(mover)
    phase = {1: "commands", 2: "initiative", 3: "battles"}[kind]
    turn = us if kind != 3 else 1 - us
    return leader, kind, table.text(
        f'frame match "{("first", "second")[turn]} player"', f'frame "player turn" {phase} 0 {turn}',
        f"frame marches activation 0 {us} {kind}", f"frame march march 0 {who} {kind} {who} 0")


def initiative(rng):
    """A formation that tries to march, often in a zone."""
    table = Table(rng)
    side = rng.choice(SIDES)
    h = some_hex(rng)
    if book.BOARD.terrain[h] == "lake":
        h = near(rng, h, 2)
    leader = table.leader(side, h, rng.choice(("", "", "", "", "forage")))
    table.troops(side, leader)
    enemies(table, book.enemy_of(side), h, rng.choice((0, 1, 2, 3, 3)))
    staffs(table, h)
    break_bridges(table, h)
    table.say("option secrets off")
    us = SIDES.index(side)
    return leader, rng.randint(1, 6), table.text(
        f'frame match "{("first", "second")[us]} player"', f'frame "player turn" stationary 0 {us}',
        f"frame marches activation 0 {us} 2", "events initiative-begun")


def attrition(rng):
    """A march that has ended, before its test: any length, size, weather, supply, mode."""
    table = Table(rng)
    side = rng.choice(SIDES)
    source = rng.choice(KEYS[side])
    h = near(rng, source, 25) if rng.random() < 0.7 else some_hex(rng)
    if book.BOARD.terrain[h] == "lake":
        h = near(rng, h, 2)
    forced = rng.random() < 0.25
    foot, horse = rng.choice((0, 1, 2, 3, 4, 5, 8, 9, 10)), rng.choice((0, 1, 2, 3, 4, 5, 8, 9, 10, 14))
    words = f"foot {foot} horse {horse} moved"
    if not forced and rng.random() < 0.25:
        words = f"foot {foot + rng.randint(0, 8)} horse {horse + rng.randint(0, 8)} moved extended commanded"
    if forced:
        words += " forced"
    if rng.random() < 0.35:
        words += " forage"
    leader = table.leader(side, h, words)
    for _ in range(rng.choice((1, 2, 2, 3))):
        table.troops(side, leader)
    if rng.random() < 0.3:
        table.troops(side, table.leader(side, h, where=f"under {leader}"))
    if rng.random() < 0.2:
        table.unit(side, leader, "infantry", quality="old-guard" if side == "french" else None)
    if rng.random() < 0.7:
        table.say(f"staff {side} centre {source:04} source {source:04} ap {rng.randint(0, 12)}")
    if rng.random() < 0.4:
        enemies(table, book.enemy_of(side), h, rng.choice((1, 2, 3)))
    table.say(f"morale {rng.randint(-4, 4)}")
    table.say("option secrets off")
    break_bridges(table, h)
    us = SIDES.index(side)
    kind = 3 if forced else 1
    turn = 1 - us if forced else us
    return leader, forced, table.text(
        f'frame match "{("first", "second")[turn]} player"', f'frame "player turn" {"battles" if forced else "commands"} 0 {turn}',
        f"frame marches activation 0 {us} {kind}", f'frame attrition "which column" 0 {book.BOARD.order.index(leader)} {2 if forced else 1}')


def battle(rng):
    """An attack, before the markers: one hex on one or two, or two on one."""
    while True:
        table = Table(rng)
        side = rng.choice(SIDES)
        other = book.enemy_of(side)
        h = some_hex(rng)
        around = [n for n in book.neighbours(h) if book.BOARD.terrain[n] != "lake"]
        if book.BOARD.terrain[h] != "lake" and len(around) > 3:
            break
    rng.shuffle(around)
    shape = rng.choice(("one", "one", "two targets", "two attackers"))
    attackers, defenders = [h], around[:2 if shape == "two targets" else 1]
    if shape == "two attackers":
        beside = [n for n in around[1:] if book.far(n, around[0]) == 1]
        attackers += beside[:1]
    leaders = {s: [] for s in SIDES}
    for force, hexes in ((side, attackers), (other, defenders)):
        for at in hexes:
            words = "fought"
            if force == other and rng.random() < 0.15:
                words += " forage"
            if force == side and at != h:
                words += f" with {leaders[side][0]}"
            leader = table.leader(force, at, words, kind=("named", "mg-foot", "mg-horse"))
            leaders[force].append(leader)
            table.troops(force, leader)
            if rng.random() < 0.5:
                table.unit(force, leader, "infantry")
            if rng.random() < 0.3:
                under = table.leader(force, at, where=f"under {leader}")
                table.troops(force, under, 1)
    table.say("option reserves off")
    us = SIDES.index(side)
    line = (f"battle {leaders[side][0]} {leaders[other][0]} targets " + " ".join(f"{x:04}" for x in defenders) +
            " from " + " ".join(f"{x:04}" for x in attackers) + " round 1" +
            rng.choice(("", "", "", "", "", " failed-repulse 1")))
    text = table.text(f'frame match "{("first", "second")[us]} player"', f'frame "player turn" "consolidation of both" 0 {us}',
                      f'frame battles "counter-attack" 0 {us} 1 255 0', 'frame "half round" "battle types" 0 0 0 0 0 0 1', line, up_all=True)
    return leaders[side], leaders[other], text
