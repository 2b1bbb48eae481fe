"""guide.py -- what leads through the rules of a game: chapters, sequence of play, glossary, examples.

Tables in data/<game> and data/glossary.tsv (docs/formats.md).  A dash stands for nothing.  Mistakes are
gathered with file and line, and what is wrong is left out.
"""

from collections import namedtuple

import rulebook

Chapter = namedtuple("Chapter", "first level title about")
Phase = namedtuple("Phase", "depth at rule title")
Term = namedtuple("Term", "rule common word")
Figure = namedtuple("Figure", "id rule seat box caption")


class Guide:
    def __init__(self, root, book):
        self.root, self.book, self.mistakes = root, book, []
        self._row_of = {row["id"]: n for n, row in enumerate(book.rows, 1)}
        self.chapters = self._chapters()
        self.phases = self._phases()
        self.terms = self._terms()
        self.figures = self._figures()

    def _note(self, place, reason):
        self.mistakes.append(f"{place}: {reason}")

    def _rows(self, name, format_, columns):
        """(place, cells) of each line of a table; a dash becomes an empty text."""
        path = self.root / "data" / name
        try:
            lines = path.read_text(encoding="utf-8").split("\n")
        except (OSError, UnicodeDecodeError) as error:
            self._note(f"data/{name}:1", f"cannot be read: {error}")
            return
        if lines[:2] != [f"# format: {format_}", "\t".join(columns)]:
            self._note(f"data/{name}:1", f"must begin with '# format: {format_}' and the columns "
                       + ", ".join(columns))
            return
        for number, line in enumerate(lines[2:], 3):
            cells = line.split("\t")
            if len(cells) == len(columns) and all(cells):
                yield f"data/{name}:{number}", ["" if c == "-" else c for c in cells]
            elif line or number < len(lines):
                self._note(f"data/{name}:{number}", f"{len(columns)} cells are wanted, none empty")

    def _rule(self, place, rule_id, may_lack=False):
        """The row of a statement; 0 where there is none."""
        if not rule_id and may_lack:
            return 0
        if rule_id not in self._row_of:
            self._note(place, f"'{rule_id}' is no statement of {self.book.name}")
        return self._row_of.get(rule_id, 0)

    def _both(self, place, en, fr):
        if not en or not fr:
            self._note(place, "is missing in one language")
        return en, fr

    def _first_under(self, paragraph, after):
        for number, row in enumerate(self.book.rows[after:], after + 1):
            have = rulebook.paragraph(row["id"])
            if have == paragraph or have.startswith(paragraph + "."):
                return number
        return 0

    def _chapters(self):
        found, last = [], 0
        columns = ["from", "level", "en", "fr", "about-en", "about-fr"]
        for place, (paragraph, level, en, fr, *about) in self._rows(
                f"{self.book.game}/chapters.tsv", "chapters 1", columns):
            first = self._first_under(paragraph, last)
            if not first:
                self._note(place, f"no statement of {paragraph} comes after the chapter before")
                continue
            if level not in ("1", "2") or (not found and (level, first) != ("1", 1)):
                self._note(place, "the first chapter begins with the first statement; levels are 1 and 2")
            if level == "1" or any(about):
                self._both(place, *about)
            found.append(Chapter(first, level, self._both(place, en, fr), about))
            last = first
        return found

    def _phases(self):
        columns = ["depth", "at", "rule", "en", "fr"]
        rows = self._rows(f"{self.book.game}/sequence.tsv", "sequence 1", columns)
        return [Phase(depth, at.split(";"), self._rule(place, rule), self._both(place, en, fr))
                for place, (depth, at, rule, en, fr) in rows]

    def _terms(self):
        found = []
        for place, (game, en, fr, rule) in self._rows(
                "glossary.tsv", "glossary 1", ["game", "en", "fr", "rule"]):
            if game in ("all", self.book.game):
                row = self._rule(place, rule, may_lack=True)
                found.append(Term(row, game == "all", self._both(place, en, fr)))
        return found

    def _figures(self):
        found = []
        columns = ["id", "rule", "seat", "box", "en", "fr"]
        for place, (name, rule, seat, box, en, fr) in self._rows(
                f"{self.book.game}/figures.tsv", "figures 1", columns):
            sides = box.split()
            if len(sides) != 4:
                self._note(place, "a box is left, top, width and height")
                continue
            if not (self.root / "data" / self.book.game / "figures" / f"{name}.pos").exists():
                self._note(place, f"there is no data/{self.book.game}/figures/{name}.pos")
            found.append(Figure(name, self._rule(place, rule), seat or "-1", sides,
                                self._both(place, en, fr)))
        return found
