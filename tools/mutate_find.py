"""mutate_find.py -- where a game can be made wrong: every change of one operator, constant, condition,
statement or cell, each with a name that outlives the lines around it.

A change is named by what it is and not by its line number: the file, the function, the text of its line
and the change itself (Mutant.key).  The sample of a seed is the first of all changes in the order of a
hash of seed and key, so that it stays the same while other code moves.
"""

import hashlib
import json
import re

import mutate_tests

SPACED = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"], "&&": ["||"], "||": ["&&"],
    "&": ["|"], "|": ["&"], "^": ["|"], "<<": [">>"], ">>": ["<<"],
    "+=": ["-="], "-=": ["+="], "*=": ["+="], "/=": ["*="], "|=": ["&="], "&=": ["|="],
}
OPERATOR = re.compile(r"(?<= )(" + "|".join(re.escape(o) for o in sorted(SPACED, key=len, reverse=True))
                      + r")(?=[ \n])")
NUMBER = re.compile(r"(?<![\w.])(\d+)(u?)(?![\w.])")
WORD = re.compile(r"\b(true|false)\b")
NOT = re.compile(r"(?<![\w)])!(?=[\w(])")
STEP = re.compile(r"(\+\+|--)")
CONDITION = re.compile(r"\b(if|while) \(")
COMPARED = re.compile(r" (?:<=|>=|==|!=|<|>) ")
LEAVE = re.compile(r"\b(break|continue);")
RETURN = re.compile(r"\breturn\b([^;]*);")
CALL = re.compile(r"([a-z_]\w*)\(")
ASSIGNED = re.compile(r"(.*?) (?:=|\+=|-=|\*=|/=|%=|\|=|&=|\^=|<<=|>>=)\s")
PLACE = re.compile(r"\*{0,2}\w+(?:(?:->|\.)\w+)*$")
NOT_MUTATED = re.compile(r"\b(?:HOLDS|TABLE|assert|BASE_ASSERT|SABOTAGE|_Static_assert)\s*\(")
# Not a rule: memory that is given back.
NO_STATEMENT = {"assert", "free", "text_free", "base_free", "arena_free", "tsv_free", "json_decref",
                "if", "while", "for", "switch", "return", "sizeof"}
DIMENSION = re.compile(r"^\s*(?:(?:static|const|struct|unsigned|enum)\s+)*\w+\s+\*?\w+(?:\[[^\]]*\])+")
CELLS_SKIPPED = {"name", "source", "text", "note", "case", "dates", "clock", "title"}
KEYS_SKIPPED = {"format", "source", "note", "name", "marks", "corrections", "origin", "board", "x", "y", "outline",
                "angle", "points", "label", "legend", "lat", "lon", "title", "french", "bars", "outlines", "line",
                "row_step_m", "column_step_m", "m_per_degree_lat", "m_per_degree_lon"}


class Mutant:
    """One change: text[start:end] of a file becomes `new`."""

    def __init__(self, game, path, where, text, start, end, new):
        self.game, self.path, self.where = game, path, where
        self.start, self.end, self.new = start, end, new
        self.old = text[start:end]
        self.line = text.count("\n", 0, start) + 1
        begin = text.rfind("\n", 0, start) + 1
        self.offset = len(text[begin:start].split())
        stop = text.find("\n", start)
        self.said = " ".join(text[begin:stop if stop >= 0 else len(text)].split())
        self.key = self.statement = self.chapter = ""

    def change(self):
        short = [" ".join(t.split()) or "nothing" for t in (self.old, self.new)]
        return " -> ".join(t if len(t) <= 60 else t[:57] + "..." for t in short)

    def apply(self, text):
        return text[:self.start] + self.new + text[self.end:]

    def rank(self, seed):
        return hashlib.sha256(f"{seed} {self.key}".encode()).hexdigest()


def name_all(mutants):
    """Keys; changes that are alike in all but their number in the function are counted."""
    seen = {}
    for m in mutants:
        same = (m.path, m.where, m.said, m.offset, m.old, m.new)
        number = seen[same] = seen.get(same, 0) + 1
        m.key = hashlib.sha256(repr((same, number)).encode()).hexdigest()[:12]
    return mutants


def closing(text, start, opening="(", shutting=")"):
    """Behind the bracket that closes the one at start."""
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] == opening) - (text[i] == shutting)
        if depth == 0:
            return i + 1
    return len(text)


def blanked(text, start, end):
    return text[:start] + re.sub(r"[^\n]", " ", text[start:end]) + text[end:]


def mutable_code(text):
    """Code with everything blanked that is no rule: comments, literals, marks, assertions, directives."""
    bare = mutate_tests.bare_code(text)
    bare = re.sub(r"^#(?:[^\n]*\\\n)*[^\n]*", lambda m: re.sub(r"[^\n]", " ", m[0]), bare, flags=re.M)
    for found in list(NOT_MUTATED.finditer(bare)):
        bare = blanked(bare, found.start(), closing(bare, found.end() - 1))
    return bare


def functions(bare):
    """[(start, end, name, type)] of the bodies in a file as the layout has them: braces at the margin."""
    out = []
    for found in re.finditer(r"^\{", bare, re.M):
        head_start = max(bare.rfind("\n\n", 0, found.start()), bare.rfind("\n}", 0, found.start()),
                         bare.rfind(";\n", 0, found.start())) + 2
        head = bare[head_start:found.start()]
        name = re.search(r"(\w+)\(", head)
        end = bare.find("\n}", found.start())
        if name and end >= 0:
            out.append((found.start(), end, name[1], " ".join(head[:name.start()].split())))
    return out


class CodeFile:
    """The changes of one C file."""

    def __init__(self, game, path, text):
        self.game, self.path, self.text = game, path, text
        self.bare = mutable_code(text)
        self.functions = functions(self.bare)
        self.found = []

    def function_at(self, place):
        for start, end, name, kind in self.functions:
            if start <= place < end:
                return name, kind
        return "", ""

    def add(self, start, end, new):
        where = self.function_at(start)[0]
        self.found.append(Mutant(self.game, self.path, where, self.text, start, end, new))

    def mutants(self):
        self._operators()
        self._constants()
        for start, end, _, kind in self.functions:
            self._conditions(start, end)
            self._ternaries(start, end)
            self._statements(start, end)
            self._returns(start, end, kind)
        return self.found

    def _is_size(self, place):
        """In the brackets of a declaration: how much room there is, and no rule."""
        size = DIMENSION.match(self._line(place))
        return bool(size) and place - (self.bare.rfind("\n", 0, place) + 1) < size.end()

    def _operators(self):
        for m in OPERATOR.finditer(self.bare):
            for new in SPACED[m[1]] if not self._is_size(m.start()) else []:
                self.add(m.start(1), m.end(1), new)
        for m in NOT.finditer(self.bare):
            self.add(m.start(), m.end(), "")
        for m in STEP.finditer(self.bare):
            line = self._line(m.start())
            if not re.match(r"\s*for \(|.*;[^;]*;[^;]*\)", line):  # for ever is no finding
                self.add(m.start(), m.end(), "--" if m[1] == "++" else "++")

    def _line(self, place):
        stop = self.bare.find("\n", place)
        return self.bare[self.bare.rfind("\n", 0, place) + 1:stop if stop >= 0 else len(self.bare)]

    def _constants(self):
        for m in WORD.finditer(self.bare):
            self.add(m.start(), m.end(), "false" if m[1] == "true" else "true")
        for m in NUMBER.finditer(self.bare):
            around = self.bare[max(0, m.start() - 2):m.end() + 2]
            begin = self.bare.rfind("\n", 0, m.start()) + 1
            width = re.search(r"\w : $", self.bare[begin:m.start()]) and not self.function_at(m.start())[0]
            if around == "{ 0 }" or width or self._is_size(m.start()):
                continue
            for value in {int(m[1]) + 1, int(m[1]) - 1} - {-1}:
                self.add(m.start(), m.end(), f"{value}{m[2]}")

    def _conditions(self, start, end):
        for m in CONDITION.finditer(self.bare, start, end):
            stop = closing(self.bare, m.end() - 1)
            inside = self.bare[m.end():stop - 1]
            several = "&&" in inside or "||" in inside
            if several or not (COMPARED.search(inside) or inside.lstrip().startswith("!")):
                self.add(m.end(), stop - 1, f"!({self.text[m.end():stop - 1]})")

    def _ternaries(self, start, end):
        for m in re.finditer(r" \? ", self.bare[start:end]):
            first = start + m.end()
            colon = self._end_of_branch(first, end, ":")
            if colon is None:
                continue
            last = self._end_of_branch(colon + 1, end, None)
            if last:
                a, b = self.text[first:colon].rstrip(), self.text[colon + 1:last].lstrip()
                self.add(first, last, f"{b} : {a}")

    def _end_of_branch(self, place, end, mark):
        depth = nested = 0
        for i in range(place, end):
            c = self.bare[i]
            depth += (c in "([{") - (c in ")]}")
            if depth < 0:
                return i if mark is None else None
            if depth == 0 and c == "?":
                nested += 1
            if depth == 0 and c == ":" and nested:
                nested -= 1
            elif depth == 0 and c == ":":
                return i
            elif depth == 0 and c in ",;":
                return i if mark is None else None
        return None

    def _statements(self, start, end):
        before = "{"
        place = self.bare.find("\n", start) + 1
        while 0 < place < end:
            stop = self.bare.find("\n", place)
            line = self.bare[place:stop]
            if line.strip():
                if before[-1] in ";{}:)" or before.endswith(("else", "do")):
                    self._statement(place + len(line) - len(line.lstrip()), line.strip(), end)
                before = line.rstrip()
            place = stop + 1
        for m in LEAVE.finditer(self.bare, start, end):
            self.add(m.start(), m.end() - 1, "")

    def _statement(self, start, line, end):
        stop = self.bare.find(";", start, end)
        if stop < 0:
            return
        call, assigned = CALL.match(line), ASSIGNED.match(self.bare[start:stop + 1].replace("\n", " "))
        if call and call[1] not in NO_STATEMENT:
            if closing(self.bare, start + call.end() - 1) == stop:
                self.add(start, stop, "")
        elif assigned and PLACE.match(re.sub(r"\[[^\]]*\]|\([^)]*\)", "", assigned[1])):
            if "{" not in self.bare[start:stop]:
                self.add(start, stop, "")
        elif line.endswith(("++;", "--;")):
            self.add(start, stop, "")

    def _returns(self, start, end, kind):
        for m in RETURN.finditer(self.bare, start, end):
            value = m[1].strip()
            if not value:
                self.add(m.start(), m.end() - 1, "")
            elif "*" in kind or "struct" in kind or value in ("true", "false", "0"):
                continue
            elif "bool" in kind:
                if not (COMPARED.search(value) or value.startswith("!")):
                    self.add(m.start(1), m.end(1), f" !({self.text[m.start(1):m.end(1)].strip()})")
            elif not value.isdigit():
                self.add(m.start(1), m.end(1), " 0")


class TableFile:
    """The cells of a table: a number becomes the next one, a word another word of its column."""

    def __init__(self, game, path, text):
        self.game, self.path, self.text = game, path, text

    def mutants(self):
        out, header, place, rows = [], None, 0, []
        for line in self.text.split("\n"):
            if line and line[0] != "#":
                if header is None:
                    header = line.split("\t")
                else:
                    rows.append((place, line.split("\t")))
            place += len(line) + 1
        for start, cells in rows:
            for number, cell in enumerate(cells):
                if number < len(header) and header[number] not in CELLS_SKIPPED and (number or self._valued(header)):
                    out += self._cell(start, number, cell, [c[number] for _, c in rows if number < len(c)])
                start += len(cell) + 1
        return out

    @staticmethod
    def _valued(header):
        """Is the first column more than the name of the row?"""
        return header[0] in ("side", "turn", "scenario")

    def _cell(self, start, number, cell, column):
        where = f"column {number + 1}"
        digits = list(re.finditer(r"(?<![\w.])-?\d+", cell))
        if digits:
            m = digits[0]
            news = [f"{cell[:m.start()]}{int(m[0]) + by}{cell[m.end():]}" for by in (1, -1)]
        else:
            others = sorted(set(column) - {cell})
            turn = int(hashlib.sha256(f"{cell} {start}".encode()).hexdigest(), 16)
            news = [others[turn % len(others)]] if others and cell else []
        return [Mutant(self.game, self.path, where, self.text, start, start + len(cell), new) for new in news]


class MapFile:
    """Numbers and letters of a map that the rules read; what serves drawing alone is left out."""

    TOKEN = re.compile(r'"((?:\\.|[^"\\])*)"(\s*:)?|-?\d+(?:\.\d+)?|[\[\]{}]')

    def __init__(self, game, path, text):
        self.game, self.path, self.text = game, path, text
        json.loads(text)

    def mutants(self):
        out, keys, key = [], [], ""
        for m in self.TOKEN.finditer(self.text):
            if m[0] in "[{":
                keys.append(key)
            elif m[0] in "]}":
                key = keys.pop()
            elif m[2]:
                key = m[1]
            elif not KEYS_SKIPPED & {*keys, key}:
                out += self._cell(m, key)
        return out

    def _cell(self, m, key):
        def made(start, end, new):
            return Mutant(self.game, self.path, key, self.text, start, end, new)

        if m[0][0] != '"':
            return [] if "." in m[0] else [made(m.start(), m.end(), str(int(m[0]) + by)) for by in (1, -1)]
        if key == "rows":  # a line of ground, a letter a hex
            i = int(hashlib.sha256(m[1].encode()).hexdigest(), 16) % len(m[1])
            return [made(m.start(1) + i, m.start(1) + i + 1, "h" if m[1][i] != "h" else "w")]
        return []


def nearest(cited, bodies, m, text):
    """The statement a change stands by: the nearest of its function, otherwise the last before it."""
    body = next(((s, e) for s, e, _, _ in bodies if s <= m.start < e), (0, len(text)))
    inside = [(abs(text.count("\n", *sorted((at, m.start)))), rule) for at, rule in cited
              if body[0] <= at < body[1]]
    before = [rule for at, rule in cited if at < m.start]
    if inside:
        return min(inside, key=lambda one: one[0])[1]
    return before[-1] if before else cited[0][1] if cited else "-"


class Finder:
    """All changes of a game, and how its files belong to chapters."""

    def __init__(self, root, book):
        self.root, self.book, self.texts = root, book, {}
        self.part = {row["id"]: row["part"] for row in book.rows}

    def paths(self):
        code = [p for p in mutate_tests.code_files(self.root, self.book.game) if p.suffix != ".def"]
        data = self.root / "data" / self.book.game
        tables = [p for p in sorted(data.iterdir()) if p.suffix in (".tsv", ".json") and not p.name.startswith("rules.")]
        return [p.relative_to(self.root).as_posix() for p in code + tables]

    def text(self, path):
        if path not in self.texts:
            self.texts[path] = (self.root / path).read_text(encoding="utf-8")
        return self.texts[path]

    def cites(self, path):
        """(offset, id) of what a file cites."""
        return mutate_tests.cites(self.book, mutate_tests.bare_code(self.text(path)))

    def chapter(self, path):
        if path.startswith("data/"):
            return "data"
        number = re.match(rf"{self.book.prefix}_(\d+(?:_\d+)*)[_.]", path.rsplit("/", 1)[1])
        if not number:
            return "no chapter"
        if self.book.game != "campaign":  # its paragraphs are numbered through: by what they are about
            return number[1].replace("_", ".")
        parts = [self.part[rule] for _, rule in self.cites(path)]
        return max(sorted(set(parts)), key=parts.count) if parts else "no chapter"

    def file(self, path):
        kind = CodeFile if path.startswith("src/") else MapFile if path.endswith(".json") else TableFile
        text = self.text(path)
        found = kind(self.book.game, path, text).mutants()
        cited = self.cites(path) if kind is CodeFile else []
        bodies = functions(mutable_code(text)) if kind is CodeFile else []
        chapter = self.chapter(path)
        for m in found:
            m.chapter, m.statement = chapter, nearest(cited, bodies, m, text)
        return name_all(found)

    def sample(self, seed, files=()):
        """Every change in the order of the seed: seven of code, one of data, by turns."""
        code, data = [], {}
        for path in self.paths():
            if files and path.rsplit("/", 1)[1] not in files:
                continue
            found = sorted(self.file(path), key=lambda m: m.rank(seed))
            if path.startswith("src/"):
                code += found
            elif found:
                data[path] = found
        code.sort(key=lambda m: m.rank(seed))
        return mix(code, spread(data))


def spread(tables):
    """One of each table by turns: a map has more cells than all the charts together."""
    rows = [tables[path] for path in sorted(tables)]
    return [row[i] for i in range(max(map(len, rows), default=0)) for row in rows if i < len(row)]


def mix(code, data):
    out, each = [], 7
    for i in range(0, max(len(code), each * len(data)), each):
        out += code[i:i + each] + data[i // each:i // each + 1]
    return out
