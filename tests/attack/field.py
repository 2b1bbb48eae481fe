"""field.py -- what every attack needs: a server, a bystander, an attacker's address, figures.

An attack is a function that takes a Field.  It says how much it threw (`field.volume`), and adds
what went wrong (`field.wrong`).  The field keeps the server and the bystander, and judges the rest.
"""

import json
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests" / "server")]
import ws  # noqa: E402

HERE = Path(__file__).resolve().parent
ATTACKER = "127.0.0.2"    # who comes directly
PROXY = "127.0.0.3"       # the proxy of the server, by which he comes as
ADDRESS = "203.0.113.66"  # somebody from outside
BOUND_MS = 200            # the promise of docs/security.md
HANG_MS = 8000            # in the short form, on a machine that is busy with other things

ATTACKS = []
ws.PATIENCE = 12  # seconds; whoever waits longer for an answer has been forgotten


def attack(name, what, short=True, alone=False):
    """Registers an attack.  `short`: it has a short form; `alone`: it wants a server of its own."""
    def register(body):
        ATTACKS.append((name, what, body, short, alone))
        return body
    return register


def percentile(values, share):
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Seen:
    """What a bystander saw."""

    def __init__(self, told):
        self.told = told
        self.count, self.lost, self.trouble = (len(told["decisions"]), told["lost"],
                                               told["trouble"])

    def ms(self, share, what="decisions"):
        return 1000 * percentile(self.told[what], share)


class Field:
    """The place of one attack."""

    def __init__(self, name, is_short, server=None):
        self.name, self.short, self.server, self.shared = name, is_short, server, server is not None
        self.volume, self.wrong, self.seen, self.notes = "", [], [], []
        self.judged = True      # do the bystander's times count for the verdict?
        self.may_complain = False
        self.grown = 0          # KiB of the server, at the most
        self.folder = None
        self.skipped = None

    def pick(self, short, long):
        return short if self.short else long

    # -- the server --

    def serve(self, **more):
        """A server of this attack's own."""
        self.server, self.shared = Server(**more), False
        return self.server

    def place(self):
        """A folder that is gone after the attack."""
        if not self.folder:
            self.folder = tempfile.mkdtemp(prefix="berthier-attack-")
        return Path(self.folder)

    def check(self, true, reason):
        if not true:
            self.wrong.append(str(reason))

    def end(self):
        """The server must still be there, and end in peace."""
        server = self.server
        if server and server.process.poll() is not None:
            self.wrong.append(f"the server ended by itself ({server.process.returncode}): "
                              f"{server.process.stderr.read()[:1000]}")
        elif server and not self.shared:
            stop(self.server, self.wrong, self.may_complain)
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)

    # -- the bystander --

    @contextmanager
    def bystander(self, pause_ms=None, bot=None, least=None):
        """Plays while the body runs, and until he has decided often enough to be asked."""
        pause = pause_ms if pause_ms is not None else self.pick(10, 15)
        before = self.server.memory()
        process = subprocess.Popen(
            [sys.executable, HERE / "bystander.py", str(self.server.port), str(pause),
             *([bot] if bot else [])], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        favour(process)
        began = time.monotonic()
        try:
            process.stdout.readline()  # he has begun
            yield process
            rest = (least if least is not None else self.pick(0.3, 4)) - (time.monotonic() - began)
            time.sleep(max(0, rest))
        finally:
            if self.server.process.poll() is None:
                self.grown = max(self.grown, self.server.memory() - before)
            try:
                told, _ = process.communicate("\n", timeout=90)
                self.seen.append(Seen(json.loads(told)))
            except (subprocess.TimeoutExpired, ValueError):
                process.kill()
                process.wait()
                self.wrong.append("the bystander was never served")

    def judge(self):
        """The bystander's part of the verdict."""
        bound = HANG_MS if self.short else BOUND_MS
        for seen in self.seen:
            self.wrong += [f"bystander: {t}" for t in seen.trouble[:3]]
            self.wrong += [f"lost: {t}" for t in seen.lost[:3]]
            if not self.judged:
                continue
            self.check(seen.count >= 8, f"the bystander made {seen.count} decisions")
            for what in ("decisions", "pings", "pages"):
                p99 = seen.ms(0.99, what)
                self.check(not p99 > bound, f"p99 of {what}: {p99:.0f} ms")
        return not self.wrong


def stop(server, wrong, may_complain=False, patience=15):
    """Ends it; a wrong status, and complaints where there should be none, go into `wrong`."""
    server.process.terminate()
    try:
        _, complaints = server.process.communicate(timeout=patience)
        if server.process.returncode != 0 or (complaints and not may_complain):
            wrong.append(f"it ended with {server.process.returncode}: {complaints[:1000]}")
    except subprocess.TimeoutExpired:
        server.process.kill()
        server.process.communicate()
        wrong.append("it did not end when asked to, and was killed")


# An attacker has a machine of his own.  Where we may (as root), he yields to those whom he attacks.
PRIORITY = os.getpriority(os.PRIO_PROCESS, 0)
YIELDS = 5


def step_back():
    if os.geteuid() == 0:
        os.nice(YIELDS)


def favour(process):
    if os.geteuid() == 0:
        os.setpriority(os.PRIO_PROCESS, process.pid, PRIORITY)


class Server(ws.Server):
    """It has a proxy, so that the attacker can have an address from outside; others, and he too,
    may come directly."""

    def __init__(self, words=(), **more):
        super().__init__(words=("--proxy", PROXY, "--plain", *words), **more)
        favour(self.process)


# -- the attacker's side --

def room_for(count):
    """As many open sockets as the system lets this process have, of those wanted."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(count + 200, hard if hard != resource.RLIM_INFINITY else count + 200)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return min(count, max(soft, wanted) - 200)


def connect(server, timeout=5.0):
    return socket.create_connection(("127.0.0.1", server.port), timeout=timeout,
                                    source_address=(ATTACKER, 0))


def heading(server, line, *more):
    """The bytes of a request's heading."""
    lines = [line, f"Host: 127.0.0.1:{server.port}", f"X-Forwarded-For: {ADDRESS}", *more]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def exchange(server, data, seconds=2.0, first=None):
    """Sends bytes as they are; all that comes back, and whether the connection was closed.  What
    comes first is waited for longer, where `first` says so: the machine may be busy."""
    got, closed = b"", False
    try:
        connection = connect(server)
    except OSError:
        return got, True
    connection.settimeout(first or seconds)
    try:
        connection.sendall(data)
        while not closed and len(got) < 4 << 20:
            more = connection.recv(65536)
            got, closed = got + more, not more
            connection.settimeout(seconds)
    except TimeoutError:
        pass
    except OSError:
        closed = True
    connection.close()
    return got, closed


def statuses(got):
    return [int(part.split(b" ")[1]) for part in got.split(b"HTTP/1.")[1:]]


def still_open(connections):
    """Those that the other side has not closed."""
    left = []
    for one in connections:
        one.setblocking(False)
        try:
            while (got := one.recv(65536)):
                pass
            if got == b"":
                one.close()
        except BlockingIOError:
            left.append(one)
        except OSError:
            one.close()
    return left


def close_all(connections):
    for one in connections:
        one.close()


def attacker_socket(server, **headers):
    return ws.Socket(server.port, source=PROXY, **{"X-Forwarded-For": ADDRESS, **headers})


def attacker_match(server, *seats, game="skirmish", scenario="duel", **more):
    """A match of the attacker's own."""
    wish = {"game": game, "scenario": scenario, "seats": list(seats) or [{"who": "me"}] * 2, **more}
    status, _, made = server.ask("POST", "/api/matches", wish, source=PROXY,
                                 x_forwarded_for=ADDRESS)
    return made if status == 201 else None


def library(source, folder):
    """A shared object of ours, for LD_PRELOAD."""
    made = Path(folder) / (Path(source).stem + ".so")
    subprocess.run([os.environ.get("CC", "gcc"), "-O1", "-shared", "-fPIC", "-D_GNU_SOURCE",
                    "-Wall", "-Werror", "-o", made, HERE / source, "-ldl"], check=True)
    return str(made)
