"""triumph.py -- a second opinion on the attack of Napoleon's Triumph, written from the rulebook.

An attack is told as the book tells it, step by step (section 11), with retreats (12), morale (13), elite
units (15) and the Santon (18).  It is a generator: wherever a player has a choice it yields the question
with all legal answers and is sent the one that is played, so that a program beside it can be compared
question by question and, at the end, piece by piece.

Numbers in comments are sections of the book; R are rulings of src/games/triumph/README.md, E errata as the
register has them.  Left out: reinforcements on the turn they enter, team play.
"""

from itertools import combinations

from triumph_board import FRENCH, One, Ride, Some
from triumph_road import Riders

SANTON = 54


# -- the attack (11) ----------------------------------------------------------------------------------


class Attack:
    """One attack across `here`-`there`, by the army whose turn it is.  Run `steps`."""

    def __init__(self, position, here, there, guard=False, misread=0):
        self.p, self.board, self.misread = position, position.board, misread
        self.here, self.there, self.guard = here, there, guard
        self.army, self.foe = position.turn, 1 - position.turn
        self.key = tuple(sorted((here, there)))
        self.wide_way = self.board.wide(there, here)
        self.obstructed = "obstructed" in self.board.symbols(there, here)
        self.pressed = self.feinting = self.by_road = self.vacated = self.stays = False
        self.riders = Riders(position, self.army, here, there)
        self.numbers = {}  # initial and final result, losses called for

    # -- who could attack (9, 11.0, 11.1)

    def command_left(self, unit_move, count=1):
        return self.p.used[1 if unit_move else 0] + count <= self.board.limits[self.army][1 if unit_move else 0]

    def at_hand(self):
        """Units in attack reserve or blocking the attack approach that have not moved."""
        return [u for u in self.p.units(self.army, self.here)
                if u.place[1] in (None, self.there) and not u.moved]

    def gun_may_lead(self, unit):
        """11.5: a battery at the attack approach, not twice running from flat ground, once a turn; 18."""
        if unit.type != "artillery":
            return False
        in_santon = self.p.santon and self.here == SANTON
        if in_santon and not unit.fixed:
            return False
        if unit.place[1] != self.there and not (in_santon and unit.fixed):
            return False
        from_hill = self.here in self.board.hills and self.there not in self.board.hills
        if (self.here, self.there) in self.p.marks["fired-before"] and not from_hill:
            return False
        return self.key not in self.p.marks["bombarded"]

    def may_go(self, unit):
        """The fixed battery never moves (6): it attacks where it can lead, or feints and stays."""
        return not unit.fixed or self.feinting or (self.gun_may_lead(unit) and not self.guard)

    def by_unit(self):
        """Unit Move: one unit; not the last of its corps (8)."""
        if not self.command_left(True):
            return []
        return [u for u in self.at_hand() if self.may_go(u) and self.guard_fits([u])
                and (not u.corps or len(self.p.corps_of(u.corps)) > 1)]

    def guard_fits(self, units):
        return not self.guard or any(u.type == "guard" for u in units)

    def commanders(self):
        """Commanders at hand who have a command to give."""
        if not self.command_left(False):
            return []
        return [c for c in self.p.commander.values() if c.army == self.army and c.here and not c.moved
                and c.place in ((self.here, None), (self.here, self.there))]

    def going(self, name):
        """Units of a corps that a Corps Move can take along: others must be left (9, 6)."""
        return [u for u in self.p.corps_of(name) if not u.moved and not u.fixed]

    def by_corps(self):
        return [c for c in self.commanders() if self.guard_fits(self.going(c.corps)) and self.going(c.corps)]

    def may_detach(self, name):
        return [u for u in self.p.corps_of(name) if not u.moved and self.may_go(u)]

    def by_detach(self):
        """Detach Move: some of a corps, not all of it."""
        return [c for c in self.commanders() if len(self.p.corps_of(c.corps)) > 1
                and self.may_detach(c.corps) and self.guard_fits(self.may_detach(c.corps))]

    def possible(self):
        """11.1: the attacker must be able to carry it out; 14: not at night; 11.12: not once it is closed."""
        if (self.p.scenario, self.p.round) in self.board.nights or self.key in self.p.marks["barred"]:
            return False
        if not self.p.occupied(self.foe, self.there):
            return False
        if self.guard and not self.shows():
            return False
        return bool(self.on_foot() or (not self.guard and self.rides(True)))

    def on_foot(self):
        return self.by_unit() or self.by_corps() or self.by_detach()

    # -- who could attack by road (10, 11.0)

    def horse(self, name):
        return [u for u in self.p.corps_of(name) if u.type == "cavalry" and not u.moved]

    def rides(self, feint):
        """Units and commanders who can come by road."""
        found = []
        for unit in self.p.pieces.values():
            alone = not unit.corps or len(self.p.corps_of(unit.corps)) > 1
            if unit.here and unit.army == self.army and unit.type == "cavalry" and not unit.moved and alone \
                    and unit.place[1] is None and self.command_left(True) and self.riders.reaches([unit], False, feint):
                found.append(unit)
        for commander in self.p.commander.values():
            if commander.here and commander.army == self.army and not commander.moved and not commander.place[1] \
                    and self.command_left(False) and self.horse(commander.corps):
                horse = self.horse(commander.corps)
                if any(self.riders.reaches(horse[:n], True, feint) for n in range(1, len(horse) + 1)):
                    found.append(commander)
        return found

    def shows(self):
        """15: Guard units that can be shown for a Guard Attack."""
        if self.p.pairs["guard-beaten"][self.army] or "obstructed" in self.board.symbols(self.here, self.there):
            return []
        able = set()
        for unit in self.by_unit():
            able.add(unit.token)
        for commander in self.by_corps() + self.by_detach():
            able |= {u.token for u in self.going(commander.corps)}
        return [t for t in sorted(able) if self.p.pieces[t].type == "guard"]

    # -- the steps

    def steps(self):
        if self.guard:  # step 1: with the threat, a Guard unit is shown
            yield One(self.army, {f"show {t}" for t in self.shows()}, "NT 15", "attack threat")
        yield from self.name_defenders()
        if not self.defending:
            yield from self.give_ground()
            return
        for piece in self.defending:
            piece.stood = self.key
        for name in self.leaders_named:
            self.p.commander[name].stood = self.key
        ways = {"press-on"} if self.guard else {"feint", "press-on"} if self.on_foot() else {"feint"}  # 15; 11.3
        if (yield One(self.army, ways, "NT 11.3", "feint option")) == "feint":
            yield from self.feint()
            return
        self.pressed = True
        yield from self.lead_defense()
        yield from self.declare()
        yield from self.lead_attack()
        self.first_result()
        yield from self.counter()
        self.final_result()
        yield from self.attacker_losses()
        yield from self.defender_losses()
        self.morale()
        yield from self.complete()

    # -- step 2

    def name_defenders(self):
        blockers = self.p.units(self.foe, self.there, self.here)
        self.blocked = bool(blockers)
        if blockers:
            self.defending = blockers
        else:
            pool = [u for u in self.p.units(self.foe, self.there, None) if self.may_stand(u)]
            if not pool:
                self.defending = []
                return
            names = sorted({u.corps for u in pool if u.corps})
            actions = [f"pick {u.token}" for u in pool] + [f"pick {self.p.commander[n].token}" for n in names]
            chosen = yield Some(self.foe, actions, self.defense_legal, "NT 11.2", "retreat option")
            self.defending = [u for u in pool if f"pick {u.token}" in chosen]
        self.leaders_named = self.with_commanders(self.defending, () if self.blocked else chosen)
        self.defender_count = len(self.defending)

    def may_stand(self, unit):
        other = unit.stood not in (None, self.key)
        return not unit.beaten and not other

    def defense_legal(self, chosen):
        units = [u for u in self.p.pieces.values() if f"pick {u.token}" in chosen]
        if sum(u.corps is None for u in units) > 1 and self.misread != 1:  # one detached unit at most
            return False
        names = {u.corps for u in units if u.corps}
        if any(f"pick {c.token}" in chosen and c.corps not in names for c in self.p.commander.values()):
            return False
        return all(self.may_stand(self.p.commander[name]) for name in self.with_commanders(units, chosen))

    def with_commanders(self, units, chosen):
        """Commanders named: by choice, and where all of a corps are (they could not stay alone)."""
        named = set()
        for name in {u.corps for u in units if u.corps}:
            alone = all(u in units for u in self.p.corps_of(name))
            if self.blocked or alone or f"pick {self.p.commander[name].token}" in chosen:
                named.add(name)
        return named

    # -- a retreat before combat (11.2, end)

    def give_ground(self):
        yield from self.retreat(named=[])
        self.vacated = True
        yield from self.declare()
        if self.by_road:
            yield Ride(self.army)
        elif self.stays:
            self.mark_moved()
            return
        self.enter()

    def may_stay(self, units):
        """The exception is for artillery that could have led: with others beside it all must move in (ruling 16)."""
        return self.vacated and not self.guard and all(self.gun_may_lead(u) for u in units)

    def enter(self):
        for piece in self.moving():
            piece.place = (self.there, None)
        self.mark_moved()

    def moving(self):
        """Attacking units and the commanders who move with them."""
        return self.attacking + [self.p.commander[n] for n in self.corps_moving if self.p.corps_of(n)]

    def mark_moved(self):
        for unit in self.attacking:
            if unit.here:
                unit.moved = 1

    # -- the declaration (11.5, 9)

    def declare(self):
        """Which command makes the attack, and with which units."""
        enters = [u for u in self.by_unit() if not (self.vacated and u.fixed)]  # 6: a fixed battery never moves
        actions = {f"by-unit {u.token}" for u in enters}
        actions |= {f"guns-stay {u.token}" for u in self.by_unit() if self.may_stay([u])}
        actions |= {f"by-corps {c.token}" for c in self.by_corps()}
        actions |= {f"by-detach {c.token}" for c in self.by_detach()}
        if not self.pressed and not self.guard:
            actions |= {f"by-road {piece.token}" for piece in self.rides(self.feinting)}
        answer = yield One(self.army, actions, "NT 11.5", "attack command")
        verb, token = answer.split()
        self.command, self.corps_moving, self.pair, self.by_road = verb[3:], [], False, verb == "by-road"
        self.stays = verb == "guns-stay"
        if int(token) < 80:
            yield from self.declare_unit(self.p.pieces[int(token)])
        else:
            name = next(n for n, (t, _) in self.board.commanders.items() if t == int(token))
            how = {"by-corps": self.declare_corps, "by-detach": self.declare_detach, "by-road": self.declare_ride}
            yield from how[verb](name)
        self.attacker_count = len(self.attacking)

    def declare_ride(self, name):
        """A corps by road: those that are no cavalry, or have moved, stay behind."""
        horse = self.horse(name)

        def legal(chosen):
            units = [u for u in horse if f"pick {u.token}" not in chosen]
            return bool(units) and self.riders.reaches(units, True, self.feinting)

        actions = [f"pick {u.token}" for u in horse]
        chosen = yield Some(self.army, actions, legal, "NT 11.5", "attacking pieces")
        self.attacking, self.corps_moving = [u for u in horse if f"pick {u.token}" not in chosen], [name]
        self.p.commander[name].moved += 1
        self.p.used[0] += 1
        for unit in self.p.corps_of(name):
            if unit not in self.attacking:
                self.p.detach(unit)

    def fits(self, units, by_corps=False):
        """All must find room if they win (4), unless guns lead."""
        if self.feinting:
            return True
        gun = self.pressed and not by_corps and not self.guard and any(self.gun_may_lead(u) for u in units)
        return len(units) <= self.board.capacity[self.there] or gun

    def declare_unit(self, unit):
        self.attacking = [unit]
        others = []
        if self.pressed and self.wide_way and self.gun_may_lead(unit) and self.command_left(True, 2):
            others = [u for u in self.by_unit() if u is not unit and self.gun_may_lead(u)
                      and (not u.corps or u.corps != unit.corps or len(self.p.corps_of(u.corps)) > 2)]
        actions = [f"by-unit {u.token}" for u in others]
        more = yield Some(self.army, actions, lambda chosen: len(chosen) <= 1, "NT 11.0", "attacking pieces")
        self.attacking += [u for u in others if f"by-unit {u.token}" in more]
        self.pair = len(self.attacking) == 2  # E: then both lead
        self.p.used[1] += len(self.attacking)
        for one in self.attacking:
            self.p.detach(one)

    def declare_corps(self, name):
        """Corps Moves of corps in one position may be combined; units are left behind, one stays with each."""
        place = self.p.commander[name].place
        partners = []
        if self.command_left(False, 2):
            partners = [c for c in self.by_corps_any() if c.corps != name and c.place == place]
        actions = [f"by-corps {c.token}" for c in partners]
        actions += [f"pick {u.token}" for c in [self.p.commander[name], *partners] for u in self.going(c.corps)]
        chosen = yield Some(self.army, actions, lambda chosen: self.corps_legal(name, chosen), "NT 11.5",
                            "attacking pieces")
        self.corps_moving = self.names(name, chosen)
        self.attacking = self.taken(name, chosen)
        for corps in self.corps_moving:
            self.p.commander[corps].moved += 1
            self.p.used[0] += 1
            for unit in self.p.corps_of(corps):
                if unit not in self.attacking:
                    self.p.detach(unit)

    def by_corps_any(self):
        return [c for c in self.commanders() if self.going(c.corps)]

    def names(self, first, chosen):
        return [first] + [c.corps for c in self.p.commander.values() if f"by-corps {c.token}" in chosen]

    def taken(self, first, chosen):
        return [u for n in self.names(first, chosen) for u in self.going(n) if f"pick {u.token}" not in chosen]

    def corps_legal(self, first, chosen):
        names, units = self.names(first, chosen), self.taken(first, chosen)
        if self.p.used[0] + len(names) > self.board.limits[self.army][0]:
            return False
        if any(f"pick {u.token}" in chosen and u.corps not in names for u in self.p.pieces.values()):
            return False
        each = all(any(u.corps == n for u in units) for n in names)
        return each and self.guard_fits(units) and self.fits(units, True)

    def declare_detach(self, name):
        pool = self.may_detach(name)

        def legal(chosen):
            units = [u for u in pool if f"pick {u.token}" in chosen]
            if not 0 < len(units) < len(self.p.corps_of(name)) or not self.guard_fits(units):
                return False
            if "stay" in chosen:
                return self.may_stay(units)
            return self.fits(units) and not (self.vacated and any(u.fixed for u in units))  # 6

        actions = [f"pick {u.token}" for u in pool] + (["stay"] if self.vacated else [])
        chosen = yield Some(self.army, actions, legal, "NT 11.5", "attacking pieces")
        self.stays = "stay" in chosen
        self.attacking = [u for u in pool if f"pick {u.token}" in chosen]
        self.p.commander[name].moved += 1
        self.p.used[0] += 1
        for unit in self.attacking:
            self.p.detach(unit)

    def marched(self):
        """Whether a corps of two or more came by road."""
        return self.by_road and bool(self.corps_moving) and self.attacker_count > 1

    # -- step 3

    def feint(self):
        self.feinting = True
        yield from self.declare()
        if self.by_road:
            for piece in self.moving():
                piece.place = (self.here, None)
        if self.attacking[0].place[1] is None and not any(u.fixed for u in self.attacking):
            number = self.board.number(self.here, self.there)
            if (yield One(self.army, {f"block {number}", "stay"}, "NT 11.3", "end of the feint")) != "stay":
                for piece in self.moving():
                    piece.place = (self.here, self.there)
        self.mark_moved()
        self.p.marks["barred"].add(self.key)
        yield from self.advance()

    def advance(self):
        """Defenders named from reserve: one at least steps up to the approach (11.3, 11.11)."""
        pool = [u for u in self.defending if u.here and not u.fixed]
        if self.blocked or not pool:
            return
        names = [n for n in self.leaders_named if self.p.corps_of(n)]
        actions = [f"pick {u.token}" for u in pool]
        actions += [f"pick {self.p.commander[n].token}" for n in names]

        def legal(chosen):
            units = [u for u in pool if f"pick {u.token}" in chosen]
            return bool(units) and all(any(u.corps == n for u in units) for n in names
                                       if f"pick {self.p.commander[n].token}" in chosen)

        only = len(pool) == 1 and (pool[0].corps not in names or len(self.p.corps_of(pool[0].corps)) == 1)
        chosen = yield Some(self.foe, actions, legal, "NT 11.3", "advance", only)
        going = [u for u in pool if f"pick {u.token}" in chosen]
        for name in sorted({u.corps for u in pool if u.corps}):
            commander, corps = self.p.commander[name], self.p.corps_of(name)
            ahead = f"pick {commander.token}" in chosen or all(u in going for u in corps)
            for unit in corps:  # who is not with his commander is detached
                if (unit in going) != ahead:
                    self.p.detach(unit)
            if ahead:
                commander.place = (self.there, self.here)
        for unit in going:
            unit.place = (self.there, self.here)

    # -- step 4

    def lead_defense(self):
        pool = [u for u in self.defending if self.may_lead_defense(u)]
        chosen = yield Some(self.foe, [f"pick {u.token}" for u in pool],
                            lambda c: self.defense_lead_legal([u for u in pool if f"pick {u.token}" in c]),
                            "NT 11.4", "defense declaration")
        self.defense_leaders = [u for u in pool if f"pick {u.token}" in chosen]

    def may_lead_defense(self, unit):
        if unit.type == "cavalry" and self.obstructed:  # 11.0
            return False
        if unit.type == "artillery" and self.p.santon and self.there == SANTON:  # 18
            return unit.fixed
        return self.blocked or unit.strength > 1

    def defense_lead_legal(self, units):
        if len(units) > (2 if self.wide_way else 1):
            return False
        if len(units) == 2 and not self.blocked:
            one, two = units
            return one.corps is not None and one.corps == two.corps and one.kind == two.kind
        return True

    # -- step 5: width and leaders

    def lead_attack(self):
        self.wide = self.wide_way
        if self.wide_way and not self.pair:
            self.wide = (yield One(self.army, {"wide", "narrow"}, "NT 11.5", "attack width")) == "wide"
        if not self.wide and len(self.defense_leaders) == 2:
            struck = yield One(self.army, {f"strike {u.token}" for u in self.defense_leaders}, "NT 11.5", "")
            self.defense_leaders = [u for u in self.defense_leaders if struck == f"strike {u.token}"]
        pool = [u for u in self.attacking if self.may_lead_attack(u)]
        sets = [{f"pick {u.token}" for u in one} for one in self.attack_lead_sets(pool)]
        chosen = yield Some(self.army, [f"pick {u.token}" for u in pool], lambda c: c in sets, "NT 11.5",
                            "attack leading units")
        self.attack_leaders = [u for u in pool if f"pick {u.token}" in chosen]
        self.led_by = self.attack_leaders[0].kind if self.attack_leaders else None
        self.p.commit(self.defense_leaders + self.attack_leaders)  # 15; who was passed over is not committed

    def may_lead_attack(self, unit):
        if self.guard and unit.type != "guard":
            return False
        if unit.type == "artillery":
            return self.command != "corps" and self.gun_may_lead(unit)
        if unit.type == "cavalry" and self.obstructed:
            return False
        return unit.strength > 1

    def attack_lead_sets(self, pool):
        """All legal sets of attack leaders: alike, Guard with Guard only (15)."""
        most = 2 if self.wide else 1
        sets = [one for n in range(most + 1) for one in combinations(pool, n)
                if len({u.type for u in one}) <= 1]
        if self.guard:
            sets = [one for one in sets if one]
        if self.pair:
            sets = [one for one in sets if len(one) == 2]
        too_many = len(self.attacking) > self.board.capacity[self.there]
        if too_many or any(u.fixed for u in self.attacking):  # then only guns can lead
            sets = [one for one in sets if one and one[0].type == "artillery"]
        return sets

    # -- steps 6 to 8

    def first_result(self):
        leaders = self.attack_leaders
        result = sum(u.strength for u in leaders)
        if self.led_by == "infantry" and self.blocked and self.misread != 2:
            result -= 1
        if self.led_by in self.board.symbols(self.there, self.here) and (self.blocked or self.walls_help()):
            result -= 1
        if self.led_by != "artillery":
            result -= sum(self.worth(u) for u in self.defense_leaders)
        self.result = self.numbers["initial"] = result
        self.won = self.numbers["initial_won"] = self.judge()

    def walls_help(self):
        """18: the Santon's symbols act for its reserve while the fixed battery stands there."""
        return self.p.santon and self.there == SANTON and any(
            u.fixed and u.place == (SANTON, None) for u in self.p.units(self.foe, SANTON))

    def worth(self, unit):
        """15: a Guard Attack takes one off defense leaders of one or two."""
        return unit.strength - (1 if self.guard and unit.strength < 3 else 0)

    def judge(self):
        """Whether the attacker wins by the result as it stands."""
        if self.result:
            return self.result > 0
        if self.blocked:
            return False
        if self.attacker_count != self.defender_count:
            return self.attacker_count > self.defender_count
        return self.army == FRENCH

    def counter(self):
        self.countering, self.lost = [], {self.army: 0, self.foe: 0}
        if self.led_by == "artillery":
            return
        pool = [u for u in self.defending if u not in self.defense_leaders and self.may_counter(u)]

        def legal(chosen):
            units = [u for u in pool if f"pick {u.token}" in chosen]
            if len(units) < 2:
                return True
            one, two = units[:2]
            return len(units) == 2 and one.type == two.type and one.corps is not None and one.corps == two.corps

        chosen = yield Some(self.foe, [f"pick {u.token}" for u in pool], legal, "NT 11.7", "counter-attack")
        self.countering = [u for u in pool if f"pick {u.token}" in chosen]
        for unit in self.countering:
            self.lost[self.foe] += self.p.reduce(unit)

    def may_counter(self, unit):
        if unit.foot:
            return self.won
        return unit.type == "cavalry" and not self.obstructed

    def final_result(self):
        self.result -= sum(u.strength for u in self.countering)
        self.numbers["final"], self.won = self.result, self.judge()
        self.numbers["won"] = self.won

    # -- steps 9 and 10

    def attacker_losses(self):
        if self.led_by == "artillery":
            return
        loss = len(self.defense_leaders) + max(0, -self.result)
        self.numbers["attacker to lose"] = loss
        yield from self.spread(self.army, loss, [(self.attack_leaders, self.foe)],
                               self.attacking, self.army, "NT 11.9")

    def defender_losses(self):
        loss = len(self.attack_leaders) if self.led_by != "artillery" else 0
        loss += max(0, self.result)
        if self.led_by in ("infantry", "cavalry"):
            loss -= sum(u.type == "artillery" for u in self.defense_leaders) if self.misread != 3 else 0
        loss = max(0, loss)
        self.numbers["defender to lose"] = loss
        first = [u for u in self.defense_leaders if u.type != "artillery"]
        yield from self.spread(self.foe, loss, [(first, self.army), (self.countering, self.army)],
                               self.defending, self.foe, "NT 11.10")

    def spread(self, army, loss, groups, rest, owner, rule):
        """Losses evenly over each group in turn, the odd point by its chooser; the rest by the owner."""
        for group, chooser in groups:
            while loss and (alive := [u for u in group if u.strength]):
                if len(alive) == 2 and loss == 1:
                    answer = yield One(chooser, {f"lose {u.token}" for u in alive}, rule, "losses")
                    alive = [u for u in alive if answer == f"lose {u.token}"]
                for unit in alive:
                    self.lost[army] += self.p.reduce(unit)
                    loss -= 1
        while loss and (alive := [u for u in rest if u.strength]):
            unit = alive[0]
            if loss < sum(u.strength for u in alive) and len(alive) > 1:
                answer = yield One(owner, {f"lose {u.token}" for u in alive}, rule, "losses")
                unit = next(u for u in alive if answer == f"lose {u.token}")
            self.lost[army] += self.p.reduce(unit)
            loss -= 1

    def morale(self):
        """13: the loser of the attack loses a point for each strength point; guns never take the last one."""
        loser = self.foe if self.won else self.army
        if self.misread == 4:
            loser = self.foe
        self.p.sink(loser, self.lost[loser], floor=1 if self.led_by == "artillery" else 0)
        if self.guard and not self.won:  # 15
            self.p.pairs["guard-beaten"][self.army] = 1
            self.p.sink(self.army, 3)

    # -- step 11

    def complete(self):
        self.mark_moved()
        if self.led_by == "artillery":
            self.p.marks["bombarded"].add(self.key)
            self.p.marks["fired-now"].add((self.here, self.there))
            return
        if self.won:
            self.p.marks["stormed"].add(str(self.there))
            yield from self.retreat(named=self.defending)
            for unit in self.fled:
                unit.beaten = unit.here
            self.enter()
            return
        self.p.marks["barred"].add(self.key)
        for piece in self.moving():
            if piece.here:
                piece.place = (self.here, None)
        for name in sorted(self.corps_moving, key=lambda n: self.p.commander[n].token):
            yield from self.break_up(name, self.army, "NT 11.11")
        yield from self.advance()

    def break_up(self, name, seat, rule):
        """All units but one are detached."""
        corps = self.p.corps_of(name)
        if len(corps) > 1:
            kept = yield One(seat, {f"keep {u.token}" for u in corps}, rule, "")
            for unit in corps:
                if kept != f"keep {unit.token}":
                    self.p.detach(unit)

    # -- retreats (12)

    def retreat(self, named):
        """All of the defender's pieces leave the locale.  Order: R9."""
        p, foe = self.p, self.foe
        self.fled = p.units(foe, self.there)
        p.commit(self.fled)
        for unit in self.fled:
            if unit.type == "artillery":
                self.drop(unit)
        others = sorted((t for t in self.board.neighbours(self.there) if t != self.here),
                        key=lambda t: self.board.ways[self.there, t][0])
        for towards in others:
            group = p.units(foe, self.there, towards)
            yield from self.points(group, 2 if self.board.wide(self.there, towards) else 1)
        group = [u for u in p.units(foe, self.there, None) if u.foot and u not in named]
        yield from self.points(group, 2 if self.wide_way else 1)
        yield from self.crowd_out()
        for name in sorted({u.corps for u in self.fled if u.here and u.corps}, key=lambda n: p.commander[n].token):
            yield from self.break_up(name, foe, "NT 12")
        yield from self.ways_out()

    def drop(self, unit, points=None):
        self.p.sink(self.foe, self.p.reduce(unit, points or unit.strength))

    def points(self, group, count):
        group = [u for u in group if u.type != "artillery"]
        while count and (alive := [u for u in group if u.strength]):
            unit = alive[0]
            if count < sum(u.strength for u in alive) and len(alive) > 1:
                answer = yield One(self.foe, {f"lose {u.token}" for u in alive}, "NT 12", "retreat losses")
                unit = next(u for u in alive if answer == f"lose {u.token}")
            self.drop(unit, 1)
            count -= 1

    def room(self):
        """Where pieces may retreat to, and how many: not the attack locale, no enemy, within capacity."""
        free = {}
        for locale in self.board.neighbours(self.there):
            if locale != self.here and not self.p.occupied(self.army, locale):
                left = self.board.capacity[locale] - len(self.p.units(self.foe, locale))
                if left > 0:
                    free[locale] = left
        return free

    def left(self):
        return [u for u in self.fled if u.here and u.place[0] == self.there]

    def crowd_out(self):
        """Who finds no room is eliminated, by the owner's choice."""
        while len(self.left()) > sum(self.room().values()):
            units = self.left()
            unit = units[0]
            if self.room():
                answer = yield One(self.foe, {f"lose {u.token}" for u in units}, "NT 12", "")
                unit = next(u for u in units if answer == f"lose {u.token}")
            self.drop(unit)

    def ways_out(self):
        while units := self.left():
            room = self.room()
            if len(room) == 1:
                answer = f"retreat {units[0].token} x{next(iter(room))}"
            else:
                actions = {f"retreat {u.token} x{locale}" for u in units for locale in room}
                answer = yield One(self.foe, actions, "NT 12", "ways out")
            token, locale = answer.split()[1:]
            unit = self.p.pieces[int(token)]
            unit.place = (int(locale[1:]), None)
            if unit.corps:
                self.p.commander[unit.corps].place = unit.place
