"""disks.py -- attacks on the file of matches: killed, shared, full, read-only, damaged, locked."""

import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import threading
import time
from pathlib import Path

import ws
from field import ROOT, attack
from ledger import TROUBLE, Ledger, wait_until
from shims import Faults

ARCHIVE = ROOT / "tests" / "archive"
KEY_ALONE = 2  # as faults.c has it: only the key of the seeds cannot be written


def try_serve(db, **more):
    """A server, or its refusal."""
    try:
        return ws.Server(db=str(db), **more), ""
    except SystemExit as refusal:
        return None, str(refusal)


def kill(server):
    server.process.send_signal(signal.SIGKILL)
    server.process.communicate()


def finish(field, server, ledger):
    """Nothing that was acknowledged is lost."""
    lost = ledger.lost(server)
    ledger.close()
    field.check(not lost, f"lost: {'; '.join(lost[:3])}")


@attack("kills", "kill -9 in the middle of play and of writing", alone=True)
def kills(field):
    server, rng = ws.Server(), random.Random(9)
    count = field.pick(6, 140)
    ledger = Ledger(server, 3)
    for n in range(count):
        ledger.play(server, rng.randrange(2, 8))
        if n % 2:
            ledger.throw()
            time.sleep(rng.random() * 0.006)
        kill(server)
        server = ws.Server(db=server.db, port=server.port)
        ledger.connect(server)
    field.server = server
    finish(field, server, ledger)
    field.volume = f"{count} kills, {ledger.acknowledged()} decisions acknowledged"


def older(db, version):
    """Takes a file of tables 5 back to what an older program wrote."""
    base = sqlite3.connect(db)
    with base:
        if version < 5:
            base.execute("alter table talk drop column hearers")
        if version < 4:
            base.execute("drop table hook")
        if version < 3:
            base.execute("insert into event (match, seq, line) select match, seq, line from tail")
            base.execute("drop table tail")
        base.execute(f"pragma user_version = {version}")
    base.close()


def start_and_kill(db, seconds):
    """A server that is killed so long after its start."""
    env = {**os.environ, "BERTHIER_DATA": os.environ.get("BERTHIER_DATA", str(ROOT / "data"))}
    process = subprocess.Popen([ws.PROGRAM, "serve", "--port", "0", "--db", db], env=env,
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
    return process.communicate()[1]


def copy_file(source, db):
    """With the key of its seeds, where it has one."""
    shutil.copy(source, db)
    if Path(f"{source}.key").exists():
        shutil.copy(f"{source}.key", f"{db}.key")


def old_file():
    """A file of the archive, and what is in it."""
    source = sorted(ARCHIVE.glob("*/matches.sqlite"))[0]
    return source, json.loads((source.parent / "contents.json").read_text())


def how_long(place, source):
    """A start with everything to be brought up to date, undisturbed: seconds."""
    db = place / "whole.db"
    shutil.copy(source, db)
    older(str(db), 2)
    began = time.monotonic()
    kill(ws.Server(db=str(db)))
    return time.monotonic() - began


@attack("migration-kills", "kill -9 while an old file is brought up to date", alone=True)
def migration_kills(field):
    rng, place, said = random.Random(10), field.place(), []
    source, contents = old_file()
    count, whole = field.pick(5, 60), how_long(place, source)
    for n in range(count):
        db = str(place / f"{n}.db")
        shutil.copy(source, db)
        older(db, 2 + n % 4)
        said.append(start_and_kill(db, rng.random() * whole))
    for n in range(count):
        server, refusal = try_serve(place / f"{n}.db")
        if not server:
            field.wrong.append(f"after the kill: {refusal[:200]}")
            continue
        for match in contents[:field.pick(2, len(contents) - 1)]:
            s = server.sit(match["link"], seat=0)
            field.check(len(s.log) == match["log"][0], f"{match['game']}: another log")
            s.close()
        server.process.terminate()
        _, complaints = server.process.communicate(timeout=20)
        field.check(not complaints, complaints)
    field.volume = f"{count} files of tables 2 to 5"
    field.check(not any(said), [s for s in said if s][:2])


@attack("two-servers", "two servers on one file", alone=True)
def two_servers(field):
    """The second is refused, or both play on the same matches and nothing is lost."""
    one = ws.Server()
    two, refusal = try_serve(one.db)
    ledger = Ledger(one, 3)
    servers = [one, two] if two else [one]
    done = 0
    for n in range(field.pick(6, 120)):
        try:
            ledger.connect(servers[n % len(servers)])
            done += ledger.play(servers[n % len(servers)], 4)
        except TROUBLE as error:
            field.notes.append(f"{type(error).__name__}: {error}"[:100])
    if two:
        together = [threading.Thread(target=burst, args=(s, ledger.matches[0].link, n))
                    for n, s in enumerate(servers)]
        for thread in together:
            thread.start()
        for thread in together:
            thread.join()
        two.process.terminate()
        _, complaints = two.process.communicate(timeout=20)
        field.check(two.process.returncode == 0, complaints)
        ledger.matches.pop(0)  # there both decided at once, and neither knows it all
    elif str(one.db) not in refusal:
        field.wrong.append(f"no clear word: {refusal}")
    one.process.terminate()
    _, complaints = one.process.communicate(timeout=20)
    field.check(one.process.returncode == 0, complaints)
    field.server = ws.Server(db=one.db)
    finish(field, field.server, ledger)
    codes = ledger.refused()
    field.volume = f"{done} decisions" + (", by turns on both" if two else "; the second refused")
    field.notes.append("refused: " + ", ".join(f"{codes.count(c)} {c}" for c in sorted(set(codes)))
                       if codes else "nothing refused")


def burst(server, link, seat):
    try:
        s = server.sit(link, seat=seat)
        for _ in range(20):
            if s.is_asked():
                s.act(s.actions()[0])
            s.sync()
        s.close()
    except (*TROUBLE, AssertionError):
        pass


def health(server):
    try:
        status, _, told = server.get("/api/health")
        return status, told
    except OSError as error:
        return None, str(error)


def fail_and_mend(field, begin, end, word):
    """The disk fails in the middle of play, and later no more: refusals, then all goes on."""
    server, field.may_complain = field.server, True
    ledger = Ledger(server, 3)
    ledger.play(server, field.pick(10, 60))
    begin()
    kept = ledger.play(server, field.pick(6, 40))
    codes = ledger.refused()
    status, told = health(server)
    page = server.get("/")[0]
    end()
    wait_until(lambda: ledger.play(server, 1) or health(server)[0] == 200, 8)
    after = ledger.play(server, field.pick(10, 60))
    field.check(kept == 0 and codes and set(codes) == {"not-kept"},
                f"{kept} acknowledged while {word}; refusals {sorted(set(codes))}")
    field.check(page == 200, f"the page: {page}")
    field.check(status == 503, f"health says {status} {told} while {word}")
    field.check(after > 0, "it does not go on afterwards")
    field.check(field.short or wait_until(lambda: health(server)[0] == 200, 15),
                f"health afterwards: {health(server)}")
    finish(field, server, ledger)
    field.volume = f"{len(codes)} decisions refused, {ledger.acknowledged()} acknowledged"


@attack("disk-full", "the disk is full for a while", alone=True)
def disk_full(field):
    faults = Faults(field.place())
    field.serve(more_env=faults.env())
    fail_and_mend(field, lambda: faults.set(full=1), lambda: faults.set(full=0), "the disk is full")


@attack("disk-errors", "the disk does not keep what it was given", alone=True)
def disk_errors(field):
    faults = Faults(field.place())
    field.serve(more_env=faults.env())
    fail_and_mend(field, lambda: faults.set(sync_fails=1), lambda: faults.set(sync_fails=0),
                  "nothing reaches the disk")


@attack("disk-really-full", "a small disk of its own, filled up and emptied", short=False,
        alone=True)
def disk_really_full(field):
    place = field.place() / "small"  # health wants 16 MiB free
    place.mkdir()
    if os.geteuid() != 0 or subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=24m", "none", place],
            capture_output=True).returncode != 0:
        field.skipped = "needs the right to mount"
        return
    try:
        field.serve(db=str(place / "matches.db"))
        filler = place / "filler"
        fail_and_mend(field, lambda: fill(filler), filler.unlink, "the disk is full")
    finally:
        if field.server:
            field.server.process.terminate()
            field.server.process.communicate(timeout=20)
            field.server = None
        subprocess.run(["umount", "-l", place], check=False)


def fill(place):
    with open(place, "wb", buffering=0) as file:
        for size in (65536, 4096, 512):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                pass


@attack("read-only", "a file that may not be written to", alone=True)
def read_only(field):
    faults = Faults(field.place())
    first = ws.Server(db=str(field.place() / "matches.db"))
    first.make("me", "me")
    first.process.terminate()
    first.process.communicate(timeout=20)
    faults.set(readonly=1)
    server, refusal = try_serve(first.db, more_env=faults.env())
    if server:
        kill(server)
    field.volume = "one start"
    field.check(not server and first.db in refusal, f"no clear refusal: {refusal or 'it serves'}")
    faults.set(readonly=0)
    field.server, refusal = try_serve(first.db, more_env=faults.env())
    field.check(field.server, f"afterwards: {refusal}")


@attack("first-start", "the disk is full, or fails, when a file is made", alone=True)
def first_start(field):
    """Nothing half made is left that would keep the next start from its work."""
    faults, count = Faults(field.place()), 0
    for order, much in (("full", 1), ("full", KEY_ALONE), ("sync_fails", 1)):
        db = field.place() / f"{order}-{much}.db"
        faults.set(**{order: much})
        server, refusal = try_serve(db, more_env=faults.env())
        field.check(not server and str(db) in refusal, f"{order}: {refusal or 'it serves'}")
        faults.set(**{order: 0})
        for dead in (server, field.server):
            if dead:
                kill(dead)
        field.server, refusal = try_serve(db, more_env=faults.env())
        field.check(field.server, f"afterwards: {refusal}")
        count += 2
    field.volume = f"{count} starts"


# -- damage --

def damage(db, rng, kind):
    """One file, spoilt; SQLite's own first page is spared half of the time."""
    data = bytearray(Path(db).read_bytes())
    if kind == "truncated":
        data = data[:rng.randrange(1, len(data))]
    elif kind == "flipped":
        for _ in range(rng.choice((1, 8, 200))):
            data[rng.randrange(rng.choice((0, 4096)), len(data))] ^= 1 << rng.randrange(8)
    else:  # a page of another place
        page = rng.randrange(1, len(data) // 4096)
        data[page * 4096:(page + 1) * 4096] = rng.randbytes(4096)
    Path(db).write_bytes(data)


def todays_file(place):
    """As this program writes it, and what is in it."""
    server = ws.Server(db=str(place / "today.db"))
    ledger = Ledger(server, 4)
    ledger.play(server, 60)
    ledger.close()
    server.process.terminate()
    server.process.communicate(timeout=20)
    return server.db, [{"link": m.link} for m in (*ledger.over, *ledger.matches)]


def try_match(server, match):
    """Opens it and plays on: None, "refused" with a word, or what is wrong."""
    try:
        s = ws.Socket(server.port)
        answer = s.hello(match["link"], seat=0)
        if answer["type"] != "welcome" or s.state is None:
            s.close()
            return None if answer["type"] == "refused" and answer.get("reason") or s.traffic else (
                f"no word: {answer}")
        if s.is_asked():
            answer = s.act(s.actions()[0])
            if answer["type"] == "refused" and not answer.get("reason"):
                return f"no word: {answer}"
        s.close()
        return None
    except TROUBLE as error:
        return f"{type(error).__name__}: {error}"


@attack("damaged", "files that were cut short, flipped and overwritten", alone=True)
def damaged(field):
    """Each is refused with a clear word, or served as far as it can be read."""
    rng, place, outcome = random.Random(11), field.place(), {"refused": 0, "served": 0}
    old, known = old_file()
    sources = [todays_file(place), (old, known[:-1])]
    for n in range(field.pick(8, 160)):
        source, contents = sources[n % 2]
        db = place / f"{n}.db"
        copy_file(source, db)
        damage(db, rng, ("truncated", "flipped", "overwritten")[n // 2 % 3])
        server, refusal = try_serve(db)
        outcome["served" if server else "refused"] += 1
        if not server:
            field.check(str(db) in refusal, f"no clear word ({n}): {refusal[:200]!r}")
            continue
        wrong = [w for m in contents if (w := try_match(server, m))]
        made = server.ask("POST", "/api/matches", {
            "game": "skirmish", "scenario": "duel", "seats": [{"who": "me"}] * 2})
        field.check(made[0] in (201, 503), f"a new match ({n}): {made[0]} {made[2]}")
        field.check(not wrong, f"{n}: {wrong[:2]}")
        ended = server.process.poll()
        field.check(ended is None, f"{n}: it ended with {ended}")
        server.process.terminate()
        server.process.communicate(timeout=20)
        db.unlink()
    field.volume = f"{sum(outcome.values())} files: {outcome['refused']} refused, " \
                   f"{outcome['served']} served"


@attack("locked", "another program holds the file", alone=True)
def locked(field):
    """Decisions cannot be kept meanwhile, and are refused; whoever only looks is served in time."""
    server, field.may_complain = field.serve(), True
    ledger = Ledger(server, 2)
    ledger.play(server, 6)
    looker, slow = ws.Socket(server.port), []
    looker.hello(ledger.matches[0].link)
    base = sqlite3.connect(server.db, isolation_level=None)
    base.execute("begin immediate")
    thread = threading.Thread(target=try_to_play, args=(ledger, server, field.pick(2, 6)))
    thread.start()
    until = time.monotonic() + field.pick(1.5, 8)
    while time.monotonic() < until:
        began = time.monotonic()
        looker.sync()
        server.get("/api/games")
        slow.append(time.monotonic() - began)
        time.sleep(0.02)
    base.execute("rollback")
    base.close()
    thread.join()
    looker.close()
    slow.sort()
    p99 = 1000 * slow[int(0.99 * len(slow))]
    field.check(p99 < field.pick(2000, 200), f"whoever only looked waited {p99:.0f} ms (p99)")
    after = ledger.play(server, 6)
    field.check(after == 6, f"afterwards {after} of 6 were kept: {ledger.refused()[-3:]}")
    codes = ledger.refused()
    field.check(set(codes) <= {"not-kept"}, codes)
    finish(field, server, ledger)
    field.volume = f"{field.pick(1.5, 8)} s, {len(codes)} decisions refused"
    field.notes.append(f"{len(slow)} looks, p99 {p99:.0f} ms")


def try_to_play(ledger, server, times):
    try:
        ledger.play(server, times)
    except TROUBLE:
        ledger.connect(server)
