"""suites.py -- running test suites and counting what they say.

The table of suites is Meson's (tests/meson.build).  A suite that speaks TAP is counted test by
test; any other is one test, and its exit status tells.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = {"gcc": "build", "clang": "build-clang"}

LINE = re.compile(r"(not )?ok\b(?:\s+\d+)?\s*(?:-\s*)?([^#]*)(?:#\s*(skip|todo)\b.*)?", re.I)
PLAN = re.compile(r"1\.\.(\d+)")
PROOF = re.compile(r"#\s*proof:\s*(.+):\s*(\S+)\s*$")

SANITIZERS = {
    "ASAN_OPTIONS": "detect_leaks=1:abort_on_error=0",
    "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
}


class Result:
    """What one suite said: counts, the lines that are not plain successes, proofs."""

    def __init__(self, name):
        self.name, self.seconds = name, 0.0
        self.passed = self.failed = self.skipped = 0
        self.trouble, self.proofs = [], []

    def fail(self, reason):
        self.failed += 1
        self.trouble.append(reason)


def read_tap(result, output):
    """Counts a TAP stream into result.  False when it is not one."""
    plan, seen = None, 0
    for line in output.splitlines():
        test, planned, proof = LINE.fullmatch(line), PLAN.match(line), PROOF.match(line)
        if test:
            seen += 1
            kind = (test[3] or "").lower()
            if kind == "skip":
                result.skipped += 1
            elif test[1] and kind != "todo":
                result.failed += 1
            else:
                result.passed += 1
        if planned:
            plan = int(planned[1])
        if proof:
            result.proofs.append((proof[1], proof[2]))
        if not test or test[1]:
            result.trouble.append(line)
    if plan is None:
        return False
    if seen != plan:
        result.fail(f"{plan} tests were announced, {seen} were reported")
    return True


def judge(name, output, status, limit):
    """The result of a suite from its output and exit status; status None: out of time."""
    result = Result(name)
    if not read_tap(result, output):
        result = Result(name)
        result.trouble = output.splitlines()
        if status == 0:
            result.passed = 1
        elif status is not None:
            result.fail(f"exit status {status}")
    elif status not in (0, None) and not result.failed:
        result.fail(f"every test passed, but the exit status is {status}")
    if status is None:
        result.fail(f"not done after {limit} seconds")
    return result


def run(command, env, cwd, limit):
    """Output and status of a command; it and its children are ended when the time is over."""
    process = subprocess.Popen(command, env=env, cwd=cwd, stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               start_new_session=True)
    try:
        output, _ = process.communicate(timeout=limit)
        status = process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, _ = process.communicate()
        status = None
    return output.decode("utf-8", "replace"), status


class Suite:
    """A row of Meson's table in one build."""

    def __init__(self, build, row):
        self.build = build
        self.title = f"{build}: {row['name']}"
        self.groups = {group.split(":")[-1] for group in row["suite"]}
        self.command, self.cwd = row["cmd"], row["workdir"] or str(ROOT)
        self.env, self.limit = row["env"], row["timeout"]

    def run(self, stretch=1):
        started = time.monotonic()
        limit = self.limit * stretch
        env = {**os.environ, **SANITIZERS, **self.env}
        try:
            output, status = run(self.command, env, self.cwd, limit)
            result = judge(self.title, output, status, limit)
        except OSError as error:
            result = Result(self.title)
            result.fail(str(error))
        result.seconds = time.monotonic() - started
        return result


def build(kind):
    """Builds one folder.  None, or the result that says why not."""
    started = time.monotonic()
    command = [str(ROOT / "tools" / "build"), kind, "all", "meson-test-prereq"]
    output, status = run(command, dict(os.environ), ROOT, 1800)
    if status == 0:
        print(f"built    {kind:<34} {time.monotonic() - started:6.1f} s", flush=True)
        return None
    result = judge(f"build with {kind}", output, status, 1800)
    result.seconds = time.monotonic() - started
    return result


def table(kind):
    path = ROOT / FOLDERS[kind] / "meson-info" / "intro-tests.json"
    return [Suite(kind, row) for row in json.loads(path.read_text())]


def report(result):
    verdict = "FAILED" if result.failed else "ok"
    counts = f"{result.passed} passed"
    if result.failed:
        counts += f", {result.failed} failed"
    if result.skipped:
        counts += f", {result.skipped} skipped"
    print(f"{verdict:<8} {result.name:<34} {result.seconds:6.1f} s   {counts}", flush=True)


def run_all(suites, stretch=1):
    """Runs suites side by side, one more than there are cores, and reports each as it ends."""
    def one(suite):
        result = suite.run(stretch)
        report(result)
        return result

    with ThreadPoolExecutor((os.cpu_count() or 1) + 1) as pool:  # many of them only wait
        return list(pool.map(one, suites))


def build_and_run(wanted=lambda suite: True, stretch=1):
    """Both builds, then every wanted suite of theirs."""
    results, suites = [], []
    for kind in FOLDERS:
        broken = build(kind)
        if broken:
            report(broken)
            results.append(broken)
        else:
            suites += [suite for suite in table(kind) if wanted(suite)]
    return results + run_all(suites, stretch)


def finish(results):
    """Failures in full, then the last line.  The exit status."""
    for result in results:
        if result.failed:
            print(f"\n--- {result.name}")
            print("\n".join(result.trouble))
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    print(f"\n{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0
