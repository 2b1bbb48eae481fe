"""mutate_try.py -- one change, built and run against the tests of its game until something fails.

Only what was changed is compiled (-O1) and linked before the library of the gcc build, whose own copy is
then not taken.  The order is that of cost: rule tests, those of the file's statements first; recorded
matches; random matches by their hashes; the properties, on two short matches; unit tests of the game.
A limit of computing time stands for "no end"; the clock would depend on who else is working.
"""

import json
import os
import re
import resource
import shlex
import shutil
import subprocess
import threading
import time
from pathlib import Path

import mutate_tests

CONFORM_SEED = 1805
# The properties are those of every scenario; that each scenario goes as it went is in the hashes.
SHORT = {"triumph": "2-december", "colors": "06-coa", "campaign": "teaching", "austerlitz": "pratzen",
         "skirmish": "duel"}
PATIENCE = (3, 3)  # computing time: so many times as usual, and some seconds
WALL = 900  # seconds, only against a program that waits for nothing
NOT_NEEDED = re.compile(r"-W.*|-g|-O\d|-M[DQF]?|-fstack-.*|-fdiagnostics.*|-[UD]_FORTIFY.*|-c|-o")
PLAYER = re.compile(r"_(script|judge)$")  # unit tests of the computer player, not of the rules
STAGES = ["rules", "golden", "hashes", "conform", "unit"]
LINKERS = {  # the first that is there; debugging information is half of the work
    "ld.lld": ["-fuse-ld=lld", "-Wl,--strip-debug", "-Wl,--threads=1"],
    "mold": ["-fuse-ld=mold", "-Wl,--strip-debug", "-Wl,--no-fork", "-Wl,--thread-count=1"],
    "ld": ["-Wl,--strip-debug"],
}
SANITIZED = ["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
SLOWER = 4  # with sanitizers
FAILED, STOPPED, NO_END, SANITIZER = "failed", "stopped", "no end", "sanitizer"


class Broken(Exception):
    """The tool cannot work: the tree is not built, or its tests fail as it is."""


def quiet(command, cwd, env=None):
    return subprocess.run(command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


def limited(command, cwd, seconds, env):
    """Status and output; a status below 0 is a signal, None: no end."""
    shell = ["sh", "-c", f'ulimit -t {seconds}; ulimit -c 0; exec "$@"', "sh", *map(str, command)]
    try:
        done = subprocess.run(shell, cwd=cwd, env=env, capture_output=True, timeout=WALL, check=False)
    except subprocess.TimeoutExpired:
        return None, b""
    if done.returncode in (-24, -9):  # SIGXCPU, SIGKILL
        return None, done.stdout
    return done.returncode, done.stdout


def judged(status):
    if status is None:
        return NO_END
    return STOPPED if status < 0 or status > 128 else FAILED


class House:
    """What all workers share: how to compile and link, what the tests need, how long they take."""

    def __init__(self, root, place):
        self.root, self.place = root, place
        self.build = Path(os.environ.get("BERTHIER_BUILD", mutate_tests.ROOT / "build")).resolve()
        self.commands, self.links, self.usual, self.left_out = {}, {}, {}, set()
        self.lock = threading.Lock()
        self.linker = next((words for name, words in LINKERS.items() if shutil.which(name)), [])

    def prepare(self, games):
        units = [self.root / "tests" / "unit" / f"test_{g}_*.c" for g in games]
        self.units = {g: [p.stem for p in sorted(u.parent.glob(u.name)) if not PLAYER.search(p.stem)]
                      for g, u in zip(games, units)}
        programs = ["berthier", "rule-tests", "conform", "hash-dialogue"]
        targets = programs + ["tests/" + n for names in self.units.values() for n in names]
        if self.root == mutate_tests.ROOT:  # a copy has the programs of this tree
            if subprocess.run([self.root / "tools" / "build", "gcc", *targets], check=False).returncode:
                raise Broken("the tree does not build")
        for one in json.loads((self.build / "compile_commands.json").read_text(encoding="utf-8")):
            if one["output"].startswith("libberthier.a.p/"):
                self.commands[Path(one["file"]).name] = shlex.split(one["command"])
        for target in targets:
            said = quiet(["ninja", "-t", "commands", target], self.build).stdout.decode().splitlines()
            self.links[target] = shlex.split(said[-1])

    def compile(self, source, made, original, how=("-O1",)):
        """Compiles `source`, which stands for `original`; False where it is no program."""
        words, given = [self.commands[original.name][0]], self.commands[original.name][1:]
        skip = False
        for word in given:
            if skip or NOT_NEEDED.fullmatch(word):
                skip = not skip and word in ("-MQ", "-MF", "-o", "-c")
                continue
            words.append(word)
        words += [*how, "-w", "-iquote", str(original.parent), f"-ffile-prefix-map={source.parent}=.",
                  "-c", str(source), "-o", str(made)]
        return quiet(words, self.build, {**os.environ, "CCACHE_DISABLE": "1"}).returncode == 0

    def link(self, target, objects, made, more):
        words = list(self.links[target])
        at = words.index("-o")
        words[at + 1] = str(made)
        done = quiet(words[:at + 2] + [str(o) for o in objects] + words[at + 2:] + self.linker + more, self.build)
        return done.returncode == 0

    def base(self, original, how=("-O1",)):
        """The object of a file as it is, made in the same way as the changed one."""
        folder = self.place / ("base" + how[0])
        made = folder / (original.stem + ".o")
        with self.lock:
            if not made.is_file() or made.stat().st_mtime < original.stat().st_mtime:
                folder.mkdir(parents=True, exist_ok=True)
                copy = folder / original.name
                shutil.copyfile(original, copy)
                if not self.compile(copy, made, original, how):
                    raise Broken(f"{original.name} does not compile")
        return made.read_bytes()

    def seconds(self, game, stage):
        return int(PATIENCE[0] * self.usual[game, stage] + PATIENCE[1])


class Worker:
    """A folder of its own under build/mutate, for one change after the other."""

    def __init__(self, house, number, quick=False, sanitizers=True):
        self.house, self.root, self.sanitizers = house, house.root, sanitizers
        self.stages = ["rules"] if quick else STAGES
        self.untold = "left" if quick else "survived"
        self.folder = house.place / f"worker-{number}"
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.objects, self.limits, self.sanitizer, self.cwd = [], {}, [], self.root
        self.env = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0", "BERTHIER_DATA": str(self.root / "data"), "CMOCKA_MESSAGE_OUTPUT": "TAP",
                    "BERTHIER_BUILD": str(self.folder)}  # where tests write: two at once must not meet

    # what is run ---------------------------------------------------------------------------------

    def _run(self, game, stage, command):
        return limited(command, self.cwd, self.limits.get((game, stage), WALL), self.env)

    def _program(self, target):
        """The program with the changed objects; the usual one where only data changed."""
        if not self.objects:
            return self.house.build / target
        made = self.folder / target.replace("/", "-")
        if not self.house.link(target, self.objects, made, self.sanitizer):
            raise Broken(f"{target} does not link")
        return made

    def _rules(self, game, files):
        status, out = self._run(game, "rules", [self._program("rule-tests"), "--failures", "1", *files])
        if status == 0:
            return None
        failed = re.search(rb"^not ok \d+ - (.*)$", out, re.M)
        return judged(status), failed[1].decode() if failed else ""

    def _golden(self, game, _):
        program = self._program("berthier")
        journals = sorted((self.root / "tests" / "golden").glob(f"{game}-*.journal"), key=lambda p: p.stat().st_size)
        for journal in journals:
            status, out = self._run(game, "golden", [program, "replay", journal.relative_to(self.root), "--text",
                                                     "--lang", "en"])
            if status != 0 or out != journal.with_suffix(".story").read_bytes():
                return judged(status), journal.stem
        return None

    def _hashes(self, game, _):
        wanted = (self.root / "tests" / "hashes" / "expected.tsv").read_text(encoding="utf-8").splitlines()
        status, out = self._run(game, "hashes", [self._program("hash-dialogue"), game])
        if status == 0 and set(out.decode().splitlines()) <= set(wanted):
            return None
        return judged(status), "hashes"

    def _conform(self, game, _):
        status, out = self._run(game, "conform", [self._program("conform"), "--seed", CONFORM_SEED, "--game", game,
                                                  "--scenario", SHORT[game], "--matches", 2])
        failed = re.search(rb"^not ok \d+ - (.*)$", out, re.M)
        return None if status == 0 else (judged(status), failed[1].decode() if failed else "conform")

    def _unit(self, game, _):
        for name in self.house.units[game]:
            status, _ = self._run(game, "unit", [self._program("tests/" + name)])
            if status != 0:
                return judged(status), name
        return None

    def _stages(self, game, files):
        """(stage, how, by) of the first that fails; survived otherwise, or left for the other tests."""
        for stage in self.stages:
            if (game, stage) in self.house.left_out:
                continue
            failure = getattr(self, "_" + stage)(game, files)
            if failure:
                return stage, *failure
        return self.untold, "", ""

    # what is made --------------------------------------------------------------------------------

    def usual(self, game):
        """Nothing is changed: everything must pass; how long it takes."""
        self.objects, self.limits = [], {}
        files = mutate_tests.test_files(self.root, game)
        for stage in self.stages:
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            failure = getattr(self, "_" + stage)(game, files)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            if failure and stage == "rules":
                raise Broken(f"{game}: the rule tests fail as it is: {' '.join(failure)}")
            if failure:
                print(f"# {game}: {stage} fails as it is and is left out: {' '.join(failure)}", flush=True)
                self.house.left_out.add((game, stage))
            self.house.usual[game, stage] = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def _make_code(self, m, text):
        """The changed objects; None: no program, []: the same program."""
        original = (self.root / m.path).resolve()
        if original.suffix != ".c":
            return self._make_header(m, text)
        source, made = self.folder / original.name, self.folder / "mutant.o"
        source.write_text(m.apply(text), encoding="utf-8")
        if not self.house.compile(source, made, original):
            return None
        return [] if made.read_bytes() == self.house.base(original) else [made]

    def _make_header(self, m, text):
        """Sources name a header from src on: a folder that is searched first has the changed one there."""
        root = self.folder / "headers"
        game = self.root / Path(*Path(m.path).parts[:3])  # src/games/NAME, with all its rooms
        folder = root / game.relative_to(self.root / "src")
        shutil.rmtree(root, ignore_errors=True)
        shutil.copytree(game, folder)
        (root / Path(m.path).relative_to("src")).write_text(m.apply(text), encoding="utf-8")
        how = ("-O1", "-iquote", str(root), f"-ffile-prefix-map={root}=../src")
        changed = []
        for original in sorted(game.resolve().rglob("*.c")):
            copy = folder / original.relative_to(game.resolve())
            made = copy.with_suffix(".o")
            if not self.house.compile(copy, made, original, how):
                return None
            if made.read_bytes() != self.house.base(original):
                changed.append(made)
        return changed

    def _make_data(self, m, text):
        """A tree with the changed data; unit tests look there, the programs by the environment."""
        tree = self.folder / "tree"
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir()
        for path in self.root.iterdir():
            if path.name != "data":
                (tree / path.name).symlink_to(path)
        shutil.copytree(self.root / "data", tree / "data")
        (tree / m.path).write_text(m.apply(text), encoding="utf-8")
        self.env["BERTHIER_DATA"], self.cwd = str(tree / "data"), tree

    def attempt(self, m, text, files):
        """(outcome, how, by, seconds)"""
        begun = time.monotonic()
        self.limits = {key: self.house.seconds(*key) for key in self.house.usual}
        self.env["BERTHIER_DATA"], self.cwd = str(self.root / "data"), self.root
        self.objects = []
        outcome = None
        if m.path.startswith("data/"):
            self._make_data(m, text)
        else:
            made = self._make_code(m, text)
            outcome = ("stillborn", "", "") if made is None else ("same", "", "") if not made else None
            self.objects = made
        outcome = outcome or self._stages(m.game, files)
        if outcome[0] == "survived" and m.path.endswith(".c"):
            if self._same(m, text, ["-O2"]):
                outcome = ("same", "", "")
            else:
                outcome = (self._sanitized(m, files) if self.sanitizers else None) or outcome
        return (*outcome, time.monotonic() - begun)

    def _same(self, m, text, how):
        """Made in another way: is it the same program after all?"""
        original = (self.root / m.path).resolve()
        source, made = self.folder / original.name, self.folder / "mutant-2.o"
        source.write_text(m.apply(text), encoding="utf-8")
        return (self.house.compile(source, made, original, how)
                and made.read_bytes() == self.house.base(original, how))

    def _sanitized(self, m, files):
        """`make test` plays under sanitizers: the rule tests and the properties once more with these."""
        original = (self.root / m.path).resolve()
        made = self.folder / "mutant.o"
        if not self.house.compile(self.folder / original.name, made, original, SANITIZED):
            return None
        self.objects, self.sanitizer = [made], SANITIZED[1:]
        self.limits = {key: SLOWER * seconds for key, seconds in self.limits.items()}
        try:
            for stage in ("rules", "conform"):
                failure = getattr(self, "_" + stage)(m.game, files)
                if failure:
                    return stage, SANITIZER, failure[1]
        finally:
            self.sanitizer = []
        return None
