"""mutate_statements.py -- `tools/mutate --statements`: each statement that the code computes by BY is made
wrong alone, and one of the tests that carry its name must fail.
"""

import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

import mutate_tests

SECONDS = 60  # for the tests of one statement; longer is noticed too
COMPUTED = re.compile(r"\bBY\s*\(\s*$")


def computed(book, root):
    """{id: first place} of the statements that stand in a BY."""
    out = {}
    for path in mutate_tests.code_files(root, book.game):
        text = mutate_tests.bare_code(path.read_text(encoding="utf-8"))
        for start, rule_id in mutate_tests.cites(book, text):
            if COMPUTED.search(text, max(0, start - 200), start):
                line = text.count("\n", 0, start) + 1
                out.setdefault(rule_id, f"{path.relative_to(root).as_posix()}:{line}")
    return out


class Statements:
    def __init__(self, root, jobs, say):
        self.root, self.jobs, self.say = root, jobs, say
        self.program = root / "build" / "rule-tests-breakable"

    def _run(self, rule_id, files, wrong):
        """None: the tests pass; otherwise what happened."""
        wish = ["--wrong", rule_id] if wrong else []
        try:
            done = subprocess.run([self.program, *wish, "--only", rule_id, "--failures", "1", *files],
                                  cwd=self.root, capture_output=True, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired:
            return "no end"
        if done.returncode == 2:
            raise SystemExit(f"mutate: {self.program.name}: {done.stderr.decode()}")
        return None if done.returncode == 0 else "failed"

    def judge(self, rule_id, files):
        """What is wrong with the tests of a statement; "" when one of them notices."""
        if not files:
            return "no test has its name"
        if self._run(rule_id, files, wrong=False):
            return "a test of it fails as it is"
        return "" if self._run(rule_id, files, wrong=True) else "no test of it notices"

    def game(self, book, wanted):
        """The number of statements tried, and [(id, place, complaint)]."""
        places = computed(book, self.root)
        tests = mutate_tests.tests_by_id(self.root, book.game)
        ids = [row["id"] for row in book.rows if row["id"] in places]
        ids = [i for i in ids if not wanted or i in wanted]
        with ThreadPoolExecutor(self.jobs) as pool:
            found = pool.map(lambda i: self.judge(i, tests.get(i, [])), ids)
        bad = [(i, places[i], why) for i, why in zip(ids, found) if why]
        for rule_id, place, why in bad:
            self.say(f"{rule_id}\t{place}\t{why}")
        self.say(f"# {book.game}: {len(ids)} statements were made wrong, {len(ids) - len(bad)} noticed, "
                 f"{len(bad)} not")
        return len(ids), bad


def run(root, games, wanted, jobs):
    """Exit status: 0 when each is noticed."""
    done = subprocess.run([root / "tools" / "build", "gcc", "rule-tests-breakable"], check=False)
    if done.returncode:
        return 2
    them = Statements(root, jobs, lambda line: print(line, flush=True))
    bad = [one for book in mutate_tests.load_books(root, games) for one in them.game(book, wanted)[1]]
    return 1 if bad else 0
