"""mutate_tests.py -- what tools/mutate knows of the rule tests and of the code: which test names which
statement, where code names it, and what is code at all.
"""

import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True

import rulebook  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
CODE = {".c", ".h", ".def"}
NOT_CODE = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)
HEADING = re.compile(r"test\s+(.*)")


def bare_code(text):
    """The text with comments and literals blanked, place for place."""
    return NOT_CODE.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)


def code_files(root, game):
    folder = root / "src" / "games" / game
    return sorted(p for p in folder.rglob("*") if p.suffix in CODE)


def test_files(root, game):
    """Every file of rule tests of a game, from the root."""
    return [str(p.relative_to(root)) for p in sorted((root / "tests" / game).rglob("*.t"))]


def tests_by_id(root, game):
    """{id: [file, ...]}: who proves a statement."""
    out = {}
    for name in test_files(root, game):
        for line in (root / name).read_text(encoding="utf-8").splitlines():
            heading = HEADING.match(line)
            for one in heading[1].split("  ")[0].split() if heading else []:
                files = out.setdefault(one, [])
                if name not in files:
                    files.append(name)
    return out


def cites(book, text):
    """[(offset, id)] of the statements that stand in code without comments and literals."""
    name = re.compile(rf"\b{book.prefix.upper()}_\w+")
    found = ((m.start(), book.enumerators.get(m[0])) for m in name.finditer(text))
    return [(start, rule_id) for start, rule_id in found if rule_id]


def load_books(root, games):
    return [book for book in rulebook.load_all(root) if book.game in games]
