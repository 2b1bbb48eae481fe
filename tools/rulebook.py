"""rulebook.py -- the rule registers as the tools see them: data/<game>/rules.tsv, ids, names, French.

An id such as NT-11.04-03 is made of the book's mark, a paragraph and the number of the statement.
In C it is the enumerator NT_11_04_03; a player reads the paragraph, "NT 11.4".
"""

import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True

# Folder under data/ and src/games/, prefix of its C names, mark at the head of its ids.
LIST = Path(__file__).resolve().parent.parent / "src" / "engine" / "games.def"
BOOKS = re.findall(r"^GAME\((\w+), (\w+), (\w+)\)$", LIST.read_text(encoding="utf-8"), re.MULTILINE)
COLUMNS = ["id", "part", "statement", "case", "source", "level"]
FORMAT = "rules 1"
FRENCH_COLUMNS = ["id", "statement"]
FRENCH_FORMAT = "rules-fr 1"

MARKS = "|".join(mark for _, _, mark in BOOKS)
ID = re.compile(rf"(?<![\w-])(?:{MARKS})-[0-9A-Z]+(?:\.[0-9A-Z]+)*-[0-9]+(?![\w-])")


class Mistake(Exception):
    """A register that cannot be used: what a person must mend, with file and line."""


def enumerator(rule_id, prefix):
    """NT-11.04-03 -> NT_11_04_03, 1X-55-3 -> CN_55_3"""
    rest = rule_id.split("-", 1)[1]
    return prefix.upper() + "_" + re.sub(r"[.-]", "_", rest)


def paragraph(rule_id):
    """NT-11.04-03 -> 11.4"""
    middle = rule_id.split("-", 1)[1].rsplit("-", 1)[0]
    return ".".join(part.lstrip("0") or "0" for part in middle.split("."))


def citation(rule_id):
    """NT-11.04-03 -> "NT 11.4" """
    return rule_id.split("-", 1)[0] + " " + paragraph(rule_id)


class Book:
    """One register: .rows are dicts by column, with .line_of[id]."""

    def __init__(self, root, game, prefix, mark):
        self.game, self.prefix, self.mark = game, prefix, mark
        self.path = Path(root) / "data" / game / "rules.tsv"
        self.name = f"data/{game}/rules.tsv"
        self.remarks, self.rows, self.line_of = {}, [], {}
        self._read()
        self.ids = set(self.line_of)

    def _fail(self, line, reason):
        raise Mistake(f"{self.name}:{line}: {reason}")

    def _read(self):
        header = None
        text = self.path.read_text(encoding="utf-8")
        for number, line in enumerate(text.splitlines(), 1):
            if line.startswith("#"):
                self._remark(line)
            elif header is None:
                header = line.split("\t")
                if header != COLUMNS:
                    self._fail(number, "the columns must be " + ", ".join(COLUMNS))
            else:
                self._row(number, line.split("\t"))
        if self.remarks.get("format") != FORMAT:
            self._fail(1, f"needs the remark '# format: {FORMAT}'")
        self.title = self.remarks.get("title", self.game.capitalize())
        if not self.rows:
            self._fail(1, "no statement")
        self._names()

    def _remark(self, line):
        key, colon, value = line[1:].partition(":")
        if colon:
            self.remarks.setdefault(key.strip(), value.strip())

    def _row(self, number, cells):
        if len(cells) != len(COLUMNS):
            self._fail(number, f"{len(cells)} cells, {len(COLUMNS)} expected")
        row = dict(zip(COLUMNS, cells))
        rule_id = row["id"]
        if not ID.fullmatch(rule_id) or not rule_id.startswith(self.mark + "-"):
            self._fail(number, f"'{rule_id}' is not an id of the form {self.mark}-PARAGRAPH-NUMBER")
        if rule_id in self.line_of:
            self._fail(number, f"{rule_id} stands at line {self.line_of[rule_id]} already")
        for column in COLUMNS:
            if not row[column].strip():
                self._fail(number, f"{rule_id} has an empty '{column}'")
        self.line_of[rule_id] = number
        self.rows.append(row)

    def _names(self):
        """Two ids must never share an enumerator."""
        owner = {}
        for row in self.rows:
            name = enumerator(row["id"], self.prefix)
            if name in owner:
                self._fail(self.line_of[row["id"]], f"{row['id']} and {owner[name]} both give {name}")
            owner[name] = row["id"]
        self.enumerators = owner


class French:
    """The statements of a book in French, rules.fr.tsv beside it: .words by id, and all its .mistakes."""

    def __init__(self, book):
        self.book, self.path = book, book.path.with_name("rules.fr.tsv")
        self.name = f"data/{book.game}/rules.fr.tsv"
        self.words, self.mistakes, self._line_of = {}, [], {}
        self._read()

    def _note(self, line, reason):
        self.mistakes.append(f"{self.name}:{line}: {reason}")

    def _read(self):
        try:
            lines = self.path.read_text(encoding="utf-8").split("\n")
        except (OSError, UnicodeDecodeError) as error:
            self._note(1, f"cannot be read: {error}")
            return
        if lines[:2] != [f"# format: {FRENCH_FORMAT}", "\t".join(FRENCH_COLUMNS)]:
            self._note(1, f"must begin with '# format: {FRENCH_FORMAT}' and the columns "
                       + ", ".join(FRENCH_COLUMNS))
            return
        english = {row["id"]: row["statement"] for row in self.book.rows}
        for number, line in enumerate(lines[2:], 3):
            if line or number < len(lines):
                self._row(number, line.split("\t"), english)
        for rule_id, line in self.book.line_of.items():
            if rule_id not in self.words:
                self.mistakes.append(f"{self.book.name}:{line}: {rule_id} has no French in {self.name}")

    def _row(self, number, cells, english):
        if len(cells) != len(FRENCH_COLUMNS):
            self._note(number, f"{len(cells)} cells, {len(FRENCH_COLUMNS)} expected")
            return
        rule_id, words = cells[0], cells[1].strip()
        if rule_id not in english:
            self._note(number, f"'{rule_id}' is no statement of {self.book.name}")
        elif rule_id in self.words:
            self._note(number, f"{rule_id} stands at line {self._line_of[rule_id]} already")
        elif not words:
            self._note(number, f"{rule_id} is empty")
        elif words == english[rule_id].strip():
            self._note(number, f"{rule_id} is still English")
        elif words in self._line_of:
            self._note(number, f"{rule_id} says the same as line {self._line_of[words]}")
        self.words.setdefault(rule_id, words)
        self._line_of.setdefault(rule_id, number)
        self._line_of.setdefault(words, number)


def load(root, game):
    for entry in BOOKS:
        if entry[0] == game:
            return Book(root, *entry)
    raise Mistake(f"no game is called '{game}'")


def load_all(root):
    return [Book(root, *entry) for entry in BOOKS]
