"""shims.py -- attacks with a world that fails on demand (faults.c): clocks and allocations."""

import mmap
import random
import signal
import struct
import time
from pathlib import Path

import ws
from field import attack, library
from ledger import TROUBLE, Ledger

ORDERS = struct.Struct("=qiiiii4x")
FIELDS = ("clock_ms", "full", "readonly", "sync_fails", "alloc_in", "failed")


class Faults:
    """The orders that faults.c reads, and the environment that lays it before the program."""

    def __init__(self, folder):
        self.so = library("faults.c", folder)
        self.place = Path(folder) / "orders"
        self.place.write_bytes(bytes(ORDERS.size))
        with open(self.place, "r+b") as file:
            self.map = mmap.mmap(file.fileno(), ORDERS.size)

    def env(self):
        return {"LD_PRELOAD": self.so, "FAULTS": str(self.place)}

    def get(self):
        return dict(zip(FIELDS, ORDERS.unpack(self.map[:])))

    def set(self, **orders):
        self.map[:] = ORDERS.pack(*{**self.get(), **orders}.values())


HOUR = 3600 * 1000


JUMPS = (HOUR, -24 * HOUR, 24 * 365 * HOUR, -HOUR, 5000, -24 * 3650 * HOUR, 0)


def states_within(s, seconds):
    """How many states come; two bots at a pace of ten a second have something to show."""
    until, count = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        count += sum(m["type"] == "state" for m in s.quiet(0.1))
    return count


def is_forgiven(talker):
    """Whoever has said too much may speak again after a while."""
    until = time.monotonic() + 6
    while time.monotonic() < until:
        if talker.say("chat", text="again").get("code") != "too-fast":
            return True
        time.sleep(0.2)
    return False


@attack("clock", "the system's clock goes forward and back", alone=True)
def clock(field):
    """While a bystander plays, two bots play at a pace, one has said too much, a clock runs."""
    faults = Faults(field.place())
    server, jumps = field.serve(more_env=faults.env()), JUMPS[:field.pick(3, len(JUMPS))]
    live = server.make("me", "me", clock={"kind": "live", "minutes": 60, "bonus": 0})
    owner = server.sit(live["link"], seat=0)
    watched = server.make("bot", "bot", game="campaign", scenario="campaign", pace=100)
    w, before = server.sit(watched["watch"]), owner.table["clock"]["left"][0]
    seqs, stalled, unforgiven, began = [], [], [], time.monotonic()
    with field.bystander():
        for jump in jumps:
            while owner.say("chat", text="much").get("code") != "too-fast":
                pass
            faults.set(clock_ms=jump)
            if not states_within(w, field.pick(0.7, 2)) and w.table["status"] == "running":
                stalled.append(jump)
            if not is_forgiven(owner):
                unforgiven.append(jump)
            again = server.sit(live["link"], seat=0)
            seqs.append(again.state["seq"])
            again.close()
    fresh = server.sit(live["link"], seat=0)
    spent = (before - fresh.table["clock"]["left"][0]) / 1000
    took = time.monotonic() - began
    for s in (fresh, owner, w):
        s.close()
    field.volume = f"{len(jumps)} jumps, up to ten years"
    field.check(not stalled, f"bots stood still after jumps of {stalled} ms")
    field.check(not unforgiven, f"too-fast for ever after jumps of {unforgiven} ms")
    field.check(seqs == sorted(seqs), "seq went back")
    field.check(abs(spent - took) < 4, f"a clock lost {spent:.0f} s in {took:.0f} s")


@attack("no-memory", "allocations fail in the middle of play", alone=True)
def no_memory(field):
    """It may end, with a clear word; then it starts again, and nothing acknowledged is lost."""
    faults, rng = Faults(field.place()), random.Random(12)
    db = str(field.place() / "matches.db")
    server = ws.Server(db=db, more_env=faults.env())
    ledger, ends, odd, count = Ledger(server, 2), 0, [], field.pick(5, 100)
    for _ in range(count):
        faults.set(alloc_in=int(3 * 10 ** rng.uniform(0, 3)))
        try:
            ledger.play(server, 12)
        except TROUBLE:
            pass
        faults.set(alloc_in=0)
        time.sleep(0.05)
        if server.process.poll() is not None:
            ends += 1
            word = server.process.stderr.read()
            if "memory" not in word or server.process.returncode == -signal.SIGSEGV:
                odd.append(f"it ended with {server.process.returncode}: {word[:200]!r}")
            server = ws.Server(db=db, more_env=faults.env())
        try:
            ledger.connect(server)
        except TROUBLE as error:
            odd.append(f"it lives, but does not serve: {error}")
            server.process.kill()
            server.process.communicate()
            server = ws.Server(db=db, more_env=faults.env())
            ledger.connect(server)
    field.server, field.may_complain = server, True
    lost = ledger.lost(server)
    ledger.close()
    field.volume = f"{faults.get()['failed']} failures, {ends} ends, " \
                   f"{ledger.acknowledged()} decisions acknowledged"
    field.check(not lost, f"lost: {lost[:3]}")
    field.check(not odd, odd[:3])
