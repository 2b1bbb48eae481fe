"""mutate_tell.py -- what came of the changes: the file of results, the explained ones, the page.

Results are build/mutate/GAME.tsv, a line a change, found again by its key; tests/mutants.tsv has those that
survive and were read and found to change nothing that the rules can show, each with the reason.
"""

import re

SEED = 1805  # of the sample
SAMPLE = 400
COLUMNS = ["key", "outcome", "how", "by", "seconds", "chapter", "statement", "file", "line", "where", "change", "text"]
UNCOUNTED = {"same", "stillborn"}
PAGE = "docs/quality.md"
EXPLAINED = "tests/mutants.tsv"


def cell(value):
    return " ".join(str(value).split())


class Results:
    """One file of results, read at the start and continued; the last line of a key counts."""

    def __init__(self, path):
        self.path, self.rows = path, {}
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            if not text.endswith("\n"):  # stopped while it wrote
                path.write_text(text[:text.rfind("\n") + 1], encoding="utf-8")
            for line in text[:text.rfind("\n") + 1].splitlines():
                row = dict(zip(COLUMNS, line.split("\t")))
                if len(row) == len(COLUMNS) and row["key"] != "key":
                    self.rows[row["key"]] = row

    def note(self, m, outcome, how, by, seconds):
        values = [m.key, outcome, how, by, f"{seconds:.1f}", m.chapter, m.statement, m.path, m.line, m.where,
                  m.change(), m.said]
        row = dict(zip(COLUMNS, (cell(v) for v in values)))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as out:
            out.write("\t".join(row[c] for c in COLUMNS) + "\n")
        self.rows[m.key] = row
        return row

    def counts(self, m):
        """Was it tried, and is it a change at all?"""
        row = self.rows.get(m.key)
        return row is not None and row["outcome"] not in UNCOUNTED

    def survived(self, m):
        row = self.rows.get(m.key)
        return row is not None and row["outcome"] in ("survived", "left")

    def is_left(self, m):
        """The rule tests did not notice; the others were not asked."""
        row = self.rows.get(m.key)
        return row is not None and row["outcome"] == "left"


def sampled(order, results, number):
    """The first changes in the order of the seed that count, and how many of them nobody has tried."""
    out, untried = [], 0
    for m in order:
        if len(out) + untried == number:
            break
        if m.key not in results.rows:
            untried += 1
        elif results.counts(m):
            out.append(m)
    return out, untried


def explained(root):
    """{key: reason}"""
    path, out = root / EXPLAINED, {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
        cells = line.split("\t")
        if line[:1] != "#" and cells[0] != "key":
            if len(cells) != 5 or not cells[4].strip():
                raise SystemExit(f"mutate: {EXPLAINED}: key, file, where, change and reason expected: {line}")
            out[cells[0]] = cells[4]
    return out


def by_number(chapter):
    return [int(n) for n in re.findall(r"\d+", chapter)] or [1000], chapter


class Tally:
    """Of some changes: how many, killed by whom, left."""

    def __init__(self, mutants, results, reasons):
        outcome = [results.rows[m.key]["outcome"] for m in mutants]
        self.all = len(mutants)
        self.rules = outcome.count("rules")
        self.killed = self.all - outcome.count("survived") - outcome.count("left")
        self.no_end = sum(results.rows[m.key]["how"] == "no end" for m in mutants)
        survivors = [m for m in mutants if results.survived(m)]
        self.explained = sum(m.key in reasons for m in survivors)
        self.left = sum(results.is_left(m) and m.key not in reasons for m in survivors)
        self.open = len(survivors) - self.explained - self.left

    def row(self, *names):
        def share(n):
            return f"{100 * n / self.all:.0f} %" if self.all else "-"

        cells = [*names, self.all, self.rules, share(self.rules), self.killed, share(self.killed), self.explained,
                 self.open, self.left]
        return "| " + " | ".join(map(str, cells)) + " |"


HEAD = """\
| game | chapter | changes | killed by rule tests | | killed in all | | explained | open | rule tests only |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|"""


def table(per_game, reasons):
    """Rows by game and chapter, the sum of a game first."""
    lines = [HEAD]
    for game, (mutants, results) in per_game.items():
        lines.append(Tally(mutants, results, reasons).row(f"**{game}**", "all"))
        for chapter in sorted({m.chapter for m in mutants}, key=by_number):
            some = [m for m in mutants if m.chapter == chapter]
            lines.append(Tally(some, results, reasons).row("", chapter))
    return lines


def code(text):
    return "`" + text.replace("|", "\\|").replace("`", "'") + "`"


def survivors(per_game, reasons):
    lines = ["| game | place | by | change | in | explanation |", "|---|---|---|---|---|---|"]
    for game, (mutants, results) in per_game.items():
        found = (m for m in mutants if results.survived(m) and (m.key in reasons or not results.is_left(m)))
        for m in sorted(found, key=lambda m: (m.path, m.line)):
            place = f"`{m.path.rsplit('/', 1)[1]}` {m.where}"
            lines.append(f"| {game} | {place} | {m.statement} | {code(m.change())} | {code(m.said)} | "
                         f"{reasons.get(m.key, 'open')} |")
    return lines


def costs(per_game):
    lines = []
    for game, (mutants, results) in per_game.items():
        seconds = sorted(float(results.rows[m.key]["seconds"]) for m in mutants)
        no_end = sum(results.rows[m.key]["how"] == "no end" for m in mutants)
        if seconds:
            lines.append(f"{game}: half of the changes in {seconds[len(seconds) // 2]:.1f} s, all in "
                         f"{sum(seconds):.0f} s; {no_end} killed because there was no end")
    return lines


def write(root, name, lines):
    """Puts lines between the marks of the page."""
    page = root / PAGE
    text = page.read_text(encoding="utf-8")
    begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->"
    if begin not in text or end not in text:
        raise SystemExit(f"mutate: {PAGE} has no marks for {name}")
    text = text[:text.index(begin) + len(begin)] + "\n".join(lines) + "\n" + text[text.index(end):]
    page.write_text(text, encoding="utf-8")
