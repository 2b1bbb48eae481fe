"""truth.py -- matches whose truth is known, laid before a server, and what a seat was sent of them.

The console, a process of its own, is the umpire: it plays a match and tells what each seat may
know.  A match that it has begun is put into the server's file as if it had been made there; from
then on it is played over the wire, decision by decision.
"""

import ctypes
import ctypes.util
import hashlib
import json
import os
import re
import secrets
import sqlite3
import subprocess
from pathlib import Path

from ws import PROGRAM, Socket

ROOT = Path(__file__).resolve().parent.parent.parent


class Console:
    """The umpire."""

    def __init__(self):
        env = {**os.environ, "BERTHIER_DATA": os.environ.get("BERTHIER_DATA", str(ROOT / "data"))}
        self.process = subprocess.Popen([PROGRAM, "console"], stdin=subprocess.PIPE, text=True,
                                        stdout=subprocess.PIPE, env=env)

    def say(self, command):
        """The lines of the answer, the first without its mark; None: it was refused."""
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while (line := self.process.stdout.readline()) not in ("\n", ""):
            lines.append(line.rstrip("\n"))
        if not lines or not lines[0].startswith("="):
            return None
        return [lines[0][1:].strip(), *lines[1:]]

    def ask(self, command):
        answer = self.say(command)
        assert answer is not None, command
        return answer

    def begin(self, position, seed):
        """A match from the text of a position; False: it is none."""
        return self.say(f"position <<END seed {seed}\n{position}\nEND") is not None

    def save(self):
        return "\n".join(self.ask("save")[1:])

    def message(self, seat, since=0):
        """What a page of the seat is sent, as bytes."""
        return self.ask(f"message {seat} {since}")[0].encode()

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Wish:
    """What a match is made of."""

    def __init__(self, scenario, seed, options=(), game="triumph"):
        self.game, self.scenario, self.seed, self.options = game, scenario, seed, dict(options)

    def begin(self, console):
        console.ask(" ".join([f"new {self.game} {self.scenario} seed {self.seed}",
                              *(f"option {k}={v}" for k, v in self.options.items())]))


def let_play(console, bot, times):
    """Bots decide for all; [(seat, action)]."""
    lines = console.ask(f"bot all {bot} times {times}")[1:]
    return [(int(line[0]), line[2:]) for line in lines]


WATCH, SEAT = 1, 4  # kinds of doors, as in src/store/house.h


def sealed(server, seed):
    """A seed as the file of a server has it: sealed with the key beside it."""
    sodium = ctypes.CDLL(ctypes.util.find_library("sodium"))
    key = bytes.fromhex(Path(server.db + ".key").read_text())
    nonce, out = secrets.token_bytes(24), ctypes.create_string_buffer(48)
    sodium.crypto_secretbox_easy(out, seed, ctypes.c_ulonglong(len(seed)), nonce, key)
    return nonce + out.raw


class Laid:
    """The tokens of a match that was put into the file of a server, as the console began it."""

    def __init__(self, server, console, wish):
        journal = console.ask("journal hidden")[1:]
        heading = [line for line in journal if not line[0].isdigit()]
        seats = int(console.ask("seats")[0])
        plan = {"game": wish.game, "scenario": wish.scenario, "options": wish.options,
                "seats": [{"who": "link"}] * seats, "clock": None, "pace": 0}
        self.match = secrets.token_hex(16)
        self.watch = secrets.token_hex(16)
        self.seat = [secrets.token_hex(16) for _ in range(seats)]
        base = sqlite3.connect(server.db, timeout=30)
        with base:
            base.execute("insert into match (id, game, heading, seed) values (?, ?, ?, ?)",
                         (self.match, wish.game, "\n".join(heading) + "\n",
                          sealed(server, bytes.fromhex(wish.seed))))
            base.execute("insert into paper values (?, 'plan', ?)", (self.match, json.dumps(plan)))
            for number, token in enumerate(self.seat):
                self.add_door(base, token, SEAT, 1 << number, None)
            self.add_door(base, self.watch, WATCH, 0, self.watch)
        base.close()


    def add_door(self, base, token, kind, seats, shown):
        key = hashlib.sha256(b"door " + token.encode()).hexdigest()
        base.execute("insert into door values (?, ?, ?, ?, unixepoch(), unixepoch(), ?)",
                     (key, self.match, kind, seats, shown))


# -- positions as text --

UNIT = re.compile(r"^unit (\d+) (\w+) (\d) ", re.M)
SEEN = re.compile(r"^seen (\d+) (.*)$", re.M)


def faces(position):
    """Token -> face, of a position of Triumph."""
    return {int(m[1]): (m[2], m[3]) for m in UNIT.finditer(position)}


def seen_by(position, seat):
    return {int(m[1]) for m in SEEN.finditer(position) if str(seat) in m[2].split()}


def swap_faces(position, one, two):
    """The position with the faces of two blocks exchanged."""
    face = faces(position)
    face[one], face[two] = face[two], face[one]
    return UNIT.sub(lambda m: "unit {} {} {} ".format(m[1], *face[int(m[1])]), position)


def are_twins(position, other, seat):
    """Do they differ in nothing but faces that the seat has not seen?"""
    known = seen_by(position, seat)
    mine, theirs = faces(position), faces(other)
    return UNIT.sub(r"unit \1 ", position) == UNIT.sub(r"unit \1 ", other) and all(
        mine[t] == theirs[t] for t in known if t in mine)


# -- what a seat was sent --

NUMBERS = re.compile(rb'"(now|claim|created|touched|at|since|until|idle)":(\d+)')
SEQUENCE = re.compile(rb'"(seq|base)":(\d+)')


class Ear:
    """All that came to one seat, over sockets and by requests, in order."""

    def __init__(self, server, token, watch, **more):
        self.server, self.token, self.got = server, token, []
        self.socket = Socket(server.port)
        self.socket.hello("/m/" + token, **more)
        self.names = {token.encode(): b"SEAT", watch.encode(): b"WATCH"}
        self.heard = 0
        self.listen()

    def listen(self):
        """What has come since; a sign is asked for first, so that nothing is on its way."""
        self.socket.sync()
        fresh = self.socket.traffic[self.heard:]
        self.got += [("socket", raw) for raw in fresh]
        self.heard = len(self.socket.traffic)
        return fresh

    def request(self, path):
        status, head, body = self.server.raw(f"/api/match/{self.token}{path}")
        head = sorted((k, v) for k, v in head.items() if k != "date")
        self.got.append(("request", repr((path, status, head)).encode() + b"\n" + body))
        return status

    def plain(self, match):
        """With everything replaced that differs between any two matches: names, times, and where
        the numbers of states begin.  What takes their places tells how long they were."""
        first, names = None, {**self.names, match.encode(): b"MATCH"}
        for kind, raw in self.got:
            size = len(raw)
            for name, word in names.items():
                raw = raw.replace(name, word)
            raw = NUMBERS.sub(lambda m: b'"%s":T%d' % (m[1], len(m[2])), raw)
            found = SEQUENCE.search(raw) if kind == "socket" else None
            if found and first is None:
                first = int(found[2])
            if found:
                raw = SEQUENCE.sub(lambda m: b'"%s":+%d' % (m[1], int(m[2]) - first), raw)
            yield kind, size, raw
