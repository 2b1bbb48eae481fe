"""colors_play.py -- positions of Commands & Colors for the second opinion, and playing them on both sides.

Positions are taken from random matches, or laid at random where random play rarely goes: all sorts of ground,
squares, leaders and cards.  What is seen, who may attack whom and with how many dice is compared for every unit;
then one combat is played with laid dice and random answers.
"""

import re
from fractions import Fraction

from colors import CLASSES, CLOSED, FACES, FIELD, NUMBER, SIDES, Position, Tables, distance
from colors_combat import Combat, Odds

GROUND = ["forest", "hill", "hill", "hill", "rugged-hill", "town", "windmill", "river", "ford", "bridge", "quarry"]
CARDS = ["attack-center"] * 6 + ["elan", "leadership", "fire-and-hold", "cold-steel", "bayonet-charge", "bombard",
                                "cavalry-charge"]
SCENARIOS = ["01-rolica-first", "02-rolica-second", "03-vimiero", "04-corunna", "05-talavera", "06-coa", "07-bussaco",
             "10-salamanca-left", "11-salamanca-right", "12-garcia-hernandez", "14-quatre-bras", "15-waterloo"]
ROLL = re.compile(r" rolls ((?:\d+ (?:infantry|cavalry|artillery|flags?|sabres?)(?:, )?)+) \[")
FACE_WORDS = {"infantry": "INF", "cavalry": "CAV", "artillery": "ART", "flag": "FLAG", "sabre": "SABRE"}


def faces_of(words):
    """"2 infantry, 1 flag", face by face."""
    pairs = [pair.split() for pair in words.split(", ")]
    return [FACE_WORDS[name if name in FACE_WORDS else name[:-1]] for count, name in pairs for _ in range(int(count))]

LAID = 31

TABLE_FAULTS = [
    ("forest takes cavalry one die in melee", "terrain.tsv",
     lambda text: text.replace("1 2 1\t1 2 1\t0 2 1", "1 2 1\t1 1 1\t0 2 1")),
    ("towns do not block sight", "terrain.tsv", lambda text: text.replace("town\t1\t0\t0\t1", "town\t1\t0\t0\t0")),
    ("foot guns of two blocks have one die less at two hexes", "guns.tsv",
     lambda text: text.replace("foot\t2\t4\t3", "foot\t2\t4\t2", 1)),
    ("French line infantry has no die more against infantry", "units.tsv",
     lambda text: text.replace("line\tagainst-foot", "line\t-")),
]


class Difference(Exception):
    """What the two opinions say, and by which paragraph."""

    def __init__(self, rule, model, program):
        super().__init__(f"by [{rule}] the model has {model}, the program {program}")


class Game:
    name, title = "colors", "Commands & Colors"

    def __init__(self, table, folder, misread=0):
        self.table, self.tables, self.misread = table, Tables(folder), misread
        self.text = self.told = ""
        self.counts = {}

    def count(self, what, n=1):
        self.counts[what] = self.counts.get(what, 0) + n

    def compare(self, rule, model, program):
        if model != program:
            raise Difference(rule, model, program)

    # -- positions

    def lay(self, rng, number):
        return self.from_match(rng) if number % 8 == 7 else self.laid(rng)

    def from_match(self, rng):
        """Some way into a random match, where a unit may battle."""
        table = self.table
        table.tell(f"new colors {rng.choice(SCENARIOS)} seed {rng.randrange(1 << 30)}")
        table.tell(f"bot all random times {rng.randrange(20, 400)}")
        for _ in range(100):
            if not table.asked():
                return None
            lines = table.save()
            frames = [text for text in lines if text.startswith("frame ")]
            if len(frames) == 2 and frames[1].startswith("frame turn combat"):
                return "\n".join(lines)
            table.tell("bot all random times 1")
        return None

    def laid(self, rng):
        side, card = rng.randrange(2), rng.choice(CARDS)
        lines = ["position colors 1", "seats 0 1", "banners 9", f"turn {SIDES[side]} card {card} phase combat"]
        for n in range(2):
            hand = rng.choice([[], ["probe-left"], ["probe-left", "probe-right", "forward", "probe-left"]])
            hand = hand + (["first-strike"] if rng.random() < 0.25 else [])
            lines += [f"hand {SIDES[n]} " + " ".join(hand)] if hand else []
        ground = self.lay_ground(rng, lines)
        self.lay_pieces(rng, lines, ground, side, card)
        return "\n".join(lines)

    def lay_ground(self, rng, lines):
        density, kinds = rng.choice([0, 0.1, 0.25, 0.4]), rng.sample(GROUND, 3)
        ground = {name: rng.choice(kinds) for name in FIELD if rng.random() < density}
        for kind in sorted(set(ground.values())):
            names = [name for name in FIELD if ground.get(name) == kind]
            lines += [f"terrain {kind} " + " ".join(names[n:n + 40]) for n in range(0, len(names), 40)]
        free = [name for name in FIELD if ground.get(name, "clear") in ("clear", "hill")]
        for name in rng.sample(free, rng.choice([0, 0, 3, 8])):
            sides = rng.sample(["E", "SE", "SW", "W", "NW", "NE"], rng.randint(1, 3))
            lines.append(f"works {name} " + " ".join(sides))
        return ground

    def lay_pieces(self, rng, lines, ground, side, card):
        """Units close together, so that they fight; the kinds of the box, up to its numbers."""
        centre = rng.choice(FIELD)
        close = [name for name in FIELD if distance(centre, name) <= rng.choice([3, 4, 5])
                 and ground.get(name) not in CLOSED]
        box = {code: int(kind["in_box"]) for code, kind in self.tables.kinds.items()}
        squares, leaders = [0, 0], [0, 0]
        tracks = []
        for name in rng.sample(close, min(len(close), rng.randint(4, 18))):
            army = rng.randrange(2)
            nations = ("FR",) if army else ("BR", "BR", "PT")
            nation = rng.choice(nations)
            if rng.random() < 0.12 and leaders[army] < 3:
                leaders[army] += 1
                lines.append(f"leader {SIDES[army]} {name} {nations[0]} L{army}{leaders[army]}")
                continue
            codes = [c for c in box if c.startswith(nation) and box[c]
                     and not (ground.get(name) == "quarry" and self.tables.kinds[c]["class"] == "artillery")]
            code = rng.choice(codes)
            box[code] -= 1
            kind, marks = self.tables.kinds[code], ""
            marks += f" blocks {rng.randint(1, int(kind['blocks']))}"
            if kind["class"] == "infantry" and rng.random() < 0.12 and squares[army] < 4 \
                    and ground.get(name) not in ("town", "windmill") \
                    and not any(text.startswith(f"works {name} ") for text in lines):
                squares[army] += 1
                marks += f" square {squares[army]}"
                card_under = ("scout-left", "scout-right", "scout-center", "recon-in-force")[squares[army] - 1]
                tracks.append(f"track {SIDES[army]} {squares[army]} {card_under}")
            if army == side:
                marks += self.order(rng, kind, card, "square" in marks)
            lines.append(f"unit {SIDES[army]} {name} {code}{marks}")
            if rng.random() < 0.2 and leaders[army] < 3:
                leaders[army] += 1
                lines.append(f"leader {SIDES[army]} {name} {nations[0]} L{army}{leaders[army]}")
        lines += tracks

    def order(self, rng, kind, card, square):
        """Marks of an ordered unit, as far as its card goes."""
        fits = {"bayonet-charge": kind["class"] == "infantry", "bombard": kind["class"] == "artillery",
                "cavalry-charge": kind["class"] == "cavalry", "fire-and-hold": kind["class"] != "cavalry"}
        if not fits.get(card, True) or rng.random() < 0.2:
            return ""
        still = card in ("fire-and-hold", "cold-steel", "bombard") or square
        moved = 0 if still or rng.random() < 0.6 else rng.randint(1, int(kind["full_move"]))
        return " ordered" + (f" moved entered {moved}" if moved else "")

    # -- playing

    def play(self, rng, text):
        """Compares all that is seen and offered, then one combat; 0 where nobody can fight."""
        self.text, self.told = text, ""
        self.table.lay(text)
        position = Position(self.tables, self.table.save(), self.misread)
        view = self.table.view("")
        self.compare_sight(position, view)
        units = self.compare_units(position)
        if not units:
            return 1
        rng.shuffle(units)
        for unit in units:
            self.told = f"battle {unit.hex}"
            self.table.tell(f"play {position.side} battle {unit.hex}")
            targets = self.compare_targets(position, unit)
            if unit is not units[-1]:
                self.table.tell(f"undo {position.side}")
        verb, name = rng.choice(targets)
        self.combat(rng, position, unit, verb, name)
        return 1

    def compare_sight(self, position, view):
        seen = view["sees"]
        for unit in position.units:
            if unit.arm != 1:
                mine = position.seen_from(unit)
                self.compare("CCN 5.4.3", f"{unit.hex} sees {' '.join(mine)}", f"{unit.hex} sees {seen.get(unit.hex)}")
                self.count("lines of sight", len(mine))

    def compare_units(self, position):
        """Which units may battle at all; those the model can follow."""
        offered = {choice for choice in self.table.choices(position.side) if choice.startswith("battle ")}
        if position.card in ("force-march", "rally", "short-supply", "grande-manoeuvre", "none"):
            return []
        mine, units = set(), []
        for unit in position.units:
            if unit.side == position.side and position.may_battle(unit) and position.targets(unit):
                mine.add(f"battle {NUMBER[unit.hex]}")
                units.append(unit)
        self.compare("CCN 5.4.1", sorted(mine), sorted(offered))
        self.count("units compared", len(position.units))
        return units

    def compare_targets(self, position, unit):
        """Verbs, hexes, dice and chances."""
        view = self.table.view(position.side)
        program = {(t["verb"], t["hex"]): t for t in view["targets"] if t["by"] == unit.hex}
        mine = {(verb, name): dice for verb, name, dice in position.targets(unit)}
        self.compare("CCN 5.4.1", sorted(mine), sorted(program))
        for key, dice in mine.items():
            self.compare("CCN 5.4.6" if key[0] == "melee" else "CCN 5.4.4", (*key, dice), (*key, program[key]["dice"]))
            self.compare_odds(position, unit, key, dice, program[key])
            self.count("dice compared")
        return sorted(mine)

    def compare_odds(self, position, unit, key, dice, program):
        """Chances of the attack, and of what the defender rolls back or first, for each answer he may give."""
        foe = position.unit(key[1])
        if dice:
            self.compare("CCN 2.4", (*key, "has chances", True), (*key, "has chances", bool(program["odds"])))
        for odds in program["odds"] if dice else []:
            name = (*key, odds["if"])
            if foe is None:  # a sabre kills a lone leader, otherwise he goes (5.4.8)
                safe = Fraction(5, 6) ** dice
                self.near((*name, "lost"), [safe, 1 - safe], odds["attack"]["lost"])
                self.near((*name, "leaves"), [safe], [odds["attack"]["leaves"]])
            elif odds["if"] == "retire":
                hits = Odds(position, foe, unit.hex, 1).add(dice).hits
                self.near((*name, "lost"), hits, odds["attack"]["lost"])
                self.near((*name, "leaves"), [1 - hits[-1]], [odds["attack"]["leaves"]])
            elif odds["reply_first"]:
                self.odds_of_square(position, unit, foe, name, odds)
            else:
                attack = Odds(position, foe, unit.hex, self.hit_faces(unit, foe, key[0])).add(dice)
                self.near_all(attack, odds["attack"], (*name, "attack"))
                if "reply" in odds:
                    self.near_all(self.answered(position, attack, unit, False), odds["reply"], (*name, "reply"))
            self.count("chances compared")

    def odds_of_square(self, position, unit, foe, name, odds):
        """6.2.2: the square's die, then that of the cavalry."""
        was, foe.square = foe.square, foe.square or 1
        first = Odds(position, unit, foe.hex, self.hit_faces(foe, unit, "melee"))
        first.add(position.dice(foe, unit.hex, 1, False))
        self.near_all(first, odds["reply"], (*name, "reply"))
        self.near_all(self.answered(position, first, foe, True), odds["attack"], (*name, "attack"))
        foe.square = was

    def answered(self, position, first, target, active):
        """What the unit that was struck, where it is still there, rolls at `target`."""
        unit, full, silent = first.unit, first.unit.blocks, 1
        then = Odds(position, target, unit.hex, self.hit_faces(unit, target, "melee"))
        for lost, chance in first.stays.items():
            unit.blocks = full - lost
            then.add(position.dice(unit, target.hex, 1, active), chance)
            silent -= chance
        unit.blocks = full
        then.nothing(silent)
        return then

    def hit_faces(self, unit, foe, verb):
        return FACES.count(CLASSES[foe.kind["class"]]) + (verb == "melee" and not unit.has("no-sabres"))

    def near_all(self, model, program, key):
        self.near((*key, "hits"), model.hits, program["hits"])
        self.near((*key, "flags"), model.flags, program["flags"])
        self.near((*key, "lost"), model.lost, program["lost"])
        self.near((*key, "leaves"), [model.leaves], [program["leaves"]])

    def near(self, name, model, program):
        mine = [round(float(chance), 5) for chance in model]
        if len(mine) != len(program) or any(abs(a - b) > 0.00002 for a, b in zip(mine, program)):
            raise Difference("CCN 2.4", (name, mine), (name, program))

    # -- one combat

    def combat(self, rng, position, unit, verb, name):
        self.faces = []
        combat = Combat(position, unit, verb, name, self.next_face())
        steps, answer = combat.steps(), None
        held = [army["banners"] - army["gained"] for army in self.table.view("")["armies"]]
        self.action(rng, position.side, f"{verb} {name}")
        try:
            while True:
                question = steps.send(answer)
                if self.table.tell("result")[0] != "running":
                    break
                self.count(question.rule)
                answer = self.answer(rng, question)
                if answer == "square":  # the card under it was drawn at random
                    position.strikes = Position(self.tables, self.table.save()).strikes
        except StopIteration:
            pass
        if self.table.tell("result")[0] != "running":  # the last banner ends it at once (4)
            won = [n for n in range(2) if position.gained[n] + held[n] >= position.to_win]
            self.compare("CCN 4", (len(won) > 0, "over"), (True, "over"))
            self.count("victories")
            return
        self.finish(position, combat)

    def next_face(self):
        while True:
            yield self.faces.pop(0)

    def action(self, rng, seat, action):
        """Lays fresh dice for both, and plays."""
        self.faces = [rng.choice(FACES) for _ in range(LAID)]
        self.table.tell("fate " + " ".join(self.faces))
        self.table.tell(f"play {seat} {action}")
        self.told += f", {action}"

    def answer(self, rng, question):
        asked = self.table.asked()
        offered = set(self.table.choices(question.seat)) if asked == [question.seat] else None
        if len(question.actions) == 1 and offered != question.actions:
            return next(iter(question.actions))
        if offered is None:
            raise Difference(question.rule, f"{sorted(question.actions)} for {SIDES[question.seat]}",
                             self.table.tell("trace")[0])
        self.compare(question.rule, sorted(question.actions), sorted(offered))
        answer = rng.choice(sorted(question.actions))
        self.action(rng, question.seat, answer)
        return answer

    def finish(self, position, combat):
        """Rolls and everything on the field."""
        rolls = [sorted(faces_of(found[1])) for text in self.table.tell("log all")[1] if (found := ROLL.search(text))]
        self.compare("CCN 5.4.6", ("rolls", combat.rolls), ("rolls", rolls[:len(combat.rolls)]))
        after = Position(self.tables, self.table.save())
        for key, value in position.state().items():
            self.compare("CCN 5.4.9", (key, value), (key, after.state()[key]))
        self.count("combats")
