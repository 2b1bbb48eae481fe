"""triumph_play.py -- positions of Napoleon's Triumph for the second opinion, and playing them on both sides.

Positions come from random matches and, where random play rarely goes, are laid at random: an attack locale,
a defense locale and their neighbours, with units, corps and marks of all sorts.  An attack is then played by
random answers through the console and through the model at once.
"""

from itertools import combinations

from triumph import SANTON, Attack
from triumph_board import ALLIED, FRENCH, SIDES, Board, One, Over, Position, Ride

KINDS = ["infantry 1", "infantry 2", "infantry 2", "infantry 2", "infantry 3", "infantry 3", "cavalry 1", "cavalry 2",
         "cavalry 2", "cavalry 3", "cavalry 3", "artillery 1", "artillery 1", "guard 3", "guard 3"]
HEAD = "position triumph 1\nseats 0 1\nframe match \"{row}\"\nframe turn command 0 {army}\n"


def trade(text, one, two):
    """Two words change places wherever they stand."""
    return text.replace(one, "\0").replace(two, one).replace("\0", two)


def trade_widths(text):
    """Plain approaches that are wide and narrow change places, as many of the one as of the other."""
    lines = text.split("\n")
    plain = {width: [n for n, line in enumerate(lines) if f'"width": "{width}"' in line and "inside" not in line]
             for width in ("wide", "narrow")}
    for wide, narrow in zip(plain["wide"], plain["narrow"]):
        for n in (wide, narrow):
            lines[n] = trade(lines[n], '"wide"', '"narrow"')
    return "\n".join(lines)


# Faults for the program's tables that its own count of them lets pass.
TABLE_FAULTS = [
    ("symbols on the wrong side of every approach", "map.json", lambda text: trade(text, '"inside_a"', '"inside_b"')),
    ("wide and narrow approaches exchanged", "map.json", trade_widths),
]


class Difference(Exception):
    """What the two opinions say, and by which paragraph."""

    def __init__(self, rule, model, program):
        super().__init__(f"by [{rule}] the model has {model}, the program {program}")
        self.rule, self.model, self.program = rule, model, program


class Game:
    name, title = "triumph", "Napoleon's Triumph"

    def __init__(self, table, folder, misread=0):
        self.table, self.board, self.misread = table, Board(folder), misread
        self.text = self.told = ""
        self.counts, self.focus = {}, None

    def count(self, what):
        self.counts[what] = self.counts.get(what, 0) + 1

    # -- positions

    def lay(self, rng, number):
        """The text of a position in which somebody may attack."""
        if number % 8 == 7:
            return self.from_match(rng)
        return self.laid(rng)

    def from_match(self, rng):
        """Some way into a random match, at a command."""
        self.focus = None
        table = self.table
        scenario = rng.choice(["1-december", "2-december"])
        table.tell(f"new triumph {scenario} seed {rng.randrange(1 << 30)}")
        for seat in (ALLIED, FRENCH):
            plans = [c for c in table.choices(seat) if c.startswith("plan ")]
            table.tell(f"play {seat} {rng.choice(plans)}")
        bot = rng.choice(["random", "random", "script"])
        table.tell(f"bot all {bot} times {rng.randrange(40, 400)}")
        for _ in range(200):
            if not table.asked():
                return None
            seat = table.asked()[0]
            if any(c.startswith("threaten") for c in table.choices(seat)):
                lines = table.save()
                frames = [line for line in lines if line.startswith("frame ")]
                if len(frames) == 2 and frames[1].startswith("frame turn command"):
                    return "\n".join(lines)
            table.tell(f"bot all {bot} times 1")
        return None

    def laid(self, rng):
        army = rng.randrange(2)
        wide = rng.random() < 0.7
        here, there = rng.choice([way for way in sorted(self.board.ways) if self.board.wide(*way) >= wide])
        if rng.random() < 0.08:
            here, there = rng.choice([w for w in sorted(self.board.ways) if SANTON in w])
        self.focus = (here, there)
        lines = [HEAD.format(row=("end of round", "French turn")[army], army=army), "scenario 2-december"]
        lines += self.heading(rng, army, here, there)
        hand = Hand(rng, self.board)
        hand.fill(army, here, [None, None, there, there], 1 + rng.randrange(9))
        hand.fill(1 - army, there, [None, None, None, here, *self.board.neighbours(there)], 1 + rng.randrange(8))
        for locale in self.board.neighbours(there):
            if locale != here and rng.random() < 0.5:
                side = rng.choice([army, 1 - army, 1 - army])
                hand.fill(side, locale, [None], 1 + rng.randrange(6), True)
        return "\n".join(lines + hand.lines)

    def heading(self, rng, army, here, there):
        def pair(low, high):
            return f"{rng.randint(low, high)} {rng.randint(low, high)}"
        low = rng.random() < 0.4
        lines = [f"round {rng.randint(1, 10)}", f"morale {pair(1, 6) if low else pair(5, 27)}"]
        spent = f" corps {rng.choice([0, 0, 3, 4])} units {rng.choice([0, 0, 1, 2, 3])}"
        lines.append(f"turn {SIDES[army]}{spent}")
        for name, chance in (("committed-heavy", 0.3), ("committed-guard", 0.3), ("guard-beaten", 0.15)):
            lines.append(f"{name} {int(rng.random() < chance)} {int(rng.random() < chance)}")
        if rng.random() < 0.15:
            lines.append(f"fired-before {here}-{there}")
        if rng.random() < 0.08:
            lines.append(f"fired-before {there}-{here}")
        if rng.random() < 0.08:
            lines.append(f"bombarded {here}-{there}")
        if SANTON in (here, there) and rng.random() < 0.8:
            lines.append("santon 1")
        return lines

    # -- playing

    def play(self, rng, text):
        """Attacks in that position, by both; 0 where none is possible."""
        self.text, self.told = text, ""
        self.table.lay(text)
        position = Position(self.board, self.table.save())
        if any(u.entered for u in position.pieces.values()) or position.marks["closed"]:
            return 0  # reinforcements on the turn they enter, and marches, are not this model's
        done = 0
        while threats := self.threats(position):
            done = 1
            if not self.attack(rng, position, *rng.choice(threats)) or rng.random() < 0.4:
                break
        return done

    def attack(self, rng, position, verb, here, there):
        """One attack; whether the turn goes on after it."""
        self.count("attacks")
        attack = Attack(position, here, there, verb == "guard-attack", self.misread)
        self.entering = {f"by-road {token}" for token in self.coming(position)}
        self.told += f" {verb} {here}-{there}"
        self.table.tell(f"play {position.turn} {verb} {here}-{there}")
        try:
            self.follow(rng, attack)
        except Over as over:
            self.compare("NT 16", f"winner {SIDES[1 - over.args[0]].capitalize()}",
                         self.table.tell("result")[0].split(":")[0])
            self.count("demoralised")
            return False
        self.compare_all(attack)
        return not attack.marched()

    def threats(self, position):
        """Threats by the model, compared with those offered; the program knows rides as well."""
        offered = {tuple(c.split()) for c in self.table.choices(position.turn) if "a" in c and c.split()[0] in
                   ("threaten", "guard-attack")}
        mine, names = set(), {}
        foes = {u.place[0] for u in position.pieces.values() if u.here and u.army != position.turn}
        for here, there in (way for way in self.board.ways if way[1] in foes):
            for verb in ("threaten", "guard-attack"):
                if Attack(position, here, there, verb == "guard-attack").possible():
                    mine.add((verb, str(self.board.number(here, there))))
                    names[verb, str(self.board.number(here, there))] = (verb, here, there)
        if self.coming(position):  # riders from off the map are not this model's
            offered &= mine
        self.compare("NT 11.1", sorted(mine), sorted(offered))
        wanted = [t for t in sorted(mine) if t[0] == "guard-attack" or names[t][1:] == self.focus]
        return [names[t] for t in sorted(mine) + wanted * 4]

    def coming(self, position):
        """Tokens that may enter the map."""
        off = {u.token for u in position.pieces.values() if u.army == position.turn and u.place == (0, None)}
        return off | {c.token for c in position.commander.values() if c.army == position.turn and c.place == (0, None)}

    def compare(self, rule, model, program):
        if model != program:
            raise Difference(rule, model, program)

    def follow(self, rng, attack):
        """Plays an attack by random answers until the model has come to its end."""
        steps, answer = attack.steps(), None
        try:
            while True:
                question = steps.send(answer)
                self.count(question.rule)
                if isinstance(question, Ride):
                    answer = self.halt(question)
                elif isinstance(question, One):
                    answer = self.answer_one(rng, question)
                else:
                    answer = self.answer_some(rng, question)
        except StopIteration:
            return

    def halt(self, question):
        """Riders take any road in, and halt."""
        while self.table.asked() == [question.seat] and any(
                words in self.table.tell("trace")[0] for words in ("on the road", "ride")):
            choices = self.table.choices(question.seat)
            answer = "halt" if "halt" in choices else choices[0]
            self.table.tell(f"play {question.seat} {answer}")
            self.told += f", {answer}"

    def is_asked(self, question):
        """Whether it is this question that the program asks now."""
        return self.table.asked() == [question.seat] and question.row in self.table.tell("trace")[0]

    def compare_asked(self, question):
        if not self.is_asked(question):
            raise Difference(question.rule, f"a question to {SIDES[question.seat]}: {question.row}",
                             self.table.tell("trace")[0])

    def answer_one(self, rng, question):
        if len(question.actions) == 1 and not self.is_asked(question):
            return next(iter(question.actions))
        self.compare_asked(question)
        offered = set(self.table.choices(question.seat)) - self.entering
        self.compare(question.rule, sorted(question.actions), sorted(offered))
        verb = rng.choice(sorted({action.split()[0] for action in question.actions}))
        if rng.random() < 0.5 and any(action.startswith("by-corps") for action in question.actions):
            verb = "by-corps"
        answer = rng.choice(sorted(action for action in question.actions if action.split()[0] == verb))
        for usual in ("press-on", "wide"):
            if usual in question.actions and rng.random() < 0.6:
                answer = usual
        self.table.tell(f"play {question.seat} {answer}")
        self.told += f", {answer}"
        return answer

    def answer_some(self, rng, question):
        """First perhaps a set that may be wrong, then one that is right."""
        sets = self.legal_sets(rng, question)
        if not self.is_asked(question) and (question.idle or len(self.legal_sets(rng, question, True)) == 1):
            return sets[0]
        self.compare_asked(question)
        chosen = self.any_set(rng, question)
        if not question.legal(chosen) and question.rule != "NT 11.0":  # a second battery is not taken back
            self.compare(question.rule, (sorted(chosen), "refused"), (sorted(chosen), self.try_set(question, chosen)))
        chosen = rng.choice(sets)
        self.compare(question.rule, (sorted(chosen), "taken"), (sorted(chosen), self.try_set(question, chosen)))
        return chosen

    def legal_sets(self, rng, question, every_one=False):
        """All that is legal where there are few actions, otherwise some of it.  Who names nobody learns little."""
        if len(question.actions) <= 6:
            every = [set(c) for n in range(len(question.actions) + 1) for c in combinations(question.actions, n)]
        else:
            every = [set(), *(self.any_set(rng, question) for _ in range(40))]
        sets = [c for c in every if question.legal(c)]
        while not sets:
            sets = [c for c in [self.any_set(rng, question)] if question.legal(c)]
        if every_one:
            return sets
        if question.rule == "NT 11.5" and set() in sets and "attacking" in question.row and rng.random() < 0.6:
            return [set()]  # nobody is left behind
        most = max(len(c) for c in sets)
        full = [c for c in sets if c and (len(c) == most or most > 2 or rng.random() < 0.5)]
        return full if full and rng.random() < 0.85 else sets

    def any_set(self, rng, question):
        keep = rng.choice([0.0, 0.15, 0.3, 0.5, 0.8, 1.0])
        return {action for action in question.actions if rng.random() < keep}

    def try_set(self, question, chosen):
        """Whether the program takes these picks and `done`, or `stay`; what it did not is taken back."""
        actions = sorted(chosen, key=question.actions.index)
        actions += [] if "stay" in chosen else ["done"]
        for played, action in enumerate(actions):
            if not self.table.say(f"play {question.seat} {action}")[0]:
                for _ in range(played):
                    self.table.tell(f"undo {question.seat}")
                return "refused"
        self.told += "".join(f", {action}" for action in actions)
        return "taken"

    # -- the end

    def compare_all(self, attack):
        """Every piece, mark and number after the attack."""
        model, program = attack.p, Position(self.board, self.table.save())
        for token, unit in model.pieces.items():
            self.compare("NT 11.11", f"unit {token}: {unit.state()}", f"unit {token}: {program.pieces[token].state()}")
        for name, piece in model.commander.items():
            self.compare("NT 8", f"{name}: {piece.state()}", f"{name}: {program.commander[name].state()}")
        for name in model.PAIRS:
            self.compare("NT 13", (name, model.pairs[name]), (name, program.pairs[name]))
        for name in model.MARKS:
            if name == "closed" and attack.marched():
                continue  # by which road it came is not this model's
            self.compare("NT 11.12", (name, model.marks[name]), (name, program.marks[name]))
        self.compare("NT 9", ("commands", model.used), ("commands", program.used))
        self.compare_log(attack)

    def compare_log(self, attack):
        """The results and losses that the program told."""
        lines = self.table.tell("log all")[1]
        start = max(n for n, line in enumerate(lines) if " threatens " in line or "a Guard Attack on" in line)
        told = {name: None for name in ("initial", "final", "attacker to lose", "defender to lose")}
        for line in lines[start:]:
            words = line.split()
            if " result " in line:
                told[words[1].lower()] = (int(words[3].rstrip(":")), words[4].lower())
            elif " is to lose " in line:
                army = SIDES.index(words[1].lower())
                told["attacker to lose" if army == attack.army else "defender to lose"] = int(words[5])
        for name, value in told.items():
            mine = attack.numbers.get(name)
            if name in ("initial", "final") and mine is not None:
                won = attack.numbers["initial_won" if name == "initial" else "won"]
                mine = (mine, SIDES[attack.army if won else attack.foe])
            self.compare("NT 11.6", (name, None if "lose" in name and not mine else mine), (name, value))
        self.count("won" if attack.numbers.get("won") else "lost" if "won" in attack.numbers else "without combat")


class Hand:
    """Units and corps dealt to positions."""

    def __init__(self, rng, board):
        self.rng, self.board, self.lines = rng, board, []
        self.free = {FRENCH: list(range(36)), ALLIED: list(range(36, 80))}
        self.names = {army: [n for n, (_, a) in board.commanders.items() if a == army] for army in (FRENCH, ALLIED)}
        self.fixed = False

    def fill(self, army, locale, towards, count, calm=False):
        """So many units of an army in a locale, at any of these places."""
        rng, count = self.rng, min(count, self.board.capacity[locale], len(self.free[army]))
        while count > 0:
            way = rng.choice(towards)
            place = f"block {locale}-{way}" if way and way != locale else f"reserve {locale}"
            size = min(count, rng.choice([1, 2, 3, 4, 5]))
            corps = "detached"
            if self.names[army] and rng.random() < (0.75 if size > 1 else 0.4):
                corps = self.names[army].pop(rng.randrange(len(self.names[army])))
                if rng.random() < 0.08:
                    self.lines.append(f"commander {corps} {place} given 1")
            same = rng.choice(KINDS)
            for _ in range(size):
                self.unit(army, corps, place, way, calm, rng.choice([same, same, rng.choice(KINDS)]))
            count -= size

    def unit(self, army, corps, place, way, calm, kind):
        rng, marks = self.rng, ""
        if rng.random() < 0.06:
            marks += " beaten"
        if rng.random() < 0.06 and not calm:
            locale = int(place.split()[1].split("-")[0])
            marks += f" stood {locale}-{rng.choice(self.board.neighbours(locale))}"
        if kind == "artillery 1" and army == FRENCH and not self.fixed and rng.random() < 0.3:
            if way or place == f"reserve {SANTON}":
                marks, self.fixed = marks + " fixed", True
        if rng.random() < 0.07:
            marks = " moved 1" + marks
        token = self.free[army].pop(0)
        self.lines.append(f"unit {token} {kind} {corps} {place}{marks}")
