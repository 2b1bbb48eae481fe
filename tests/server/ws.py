"""ws.py -- a server of our own, requests, and a WebSocket client: what the tests of the wire need.

Everything a socket is sent is kept in `traffic`, byte for byte, so that a test can look for what
should not be there.
"""

import atexit
import base64
import http.client
import json
import os
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

sys.dont_write_bytecode = True

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = Path(os.environ.get("BERTHIER_BUILD", ROOT / "build")) / "berthier"
LINE = re.compile(r"Berthier is at https?://[0-9.]+:(\d+) \(matches in (.*)\)\n")
SMALL = re.compile(r"([:,\[])([1-9])e-05")  # which nobody but Python writes so
PATIENCE = 30
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Gone(Exception):
    """The server closed the socket; `code` is what it said."""

    def __init__(self, code=None):
        super().__init__(f"the socket was closed ({code})")
        self.code = code


def changed(old, change):
    """A value by the change that a patch has for it (docs/wire.md)."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        start, drop, items = change
        return old[:start] + items + old[start + drop:]
    if isinstance(old, list):
        new = list(old)
        for index, within in change.items():
            new[int(index)] = changed(old[int(index)], within)
        return new
    return {key: changed(old.get(key), change[key]) if key in change else old[key]
            for key in change.get("", old)}


def bare(state):
    """A state without what is of the message alone."""
    return {k: v for k, v in state.items() if k not in ("type", "seq", "from", "log")}


def sum_of(state):
    """What a patch says of the state that it leads to."""
    text = json.dumps(bare(state), ensure_ascii=False, separators=(",", ":"))
    return zlib.adler32(SMALL.sub(r"\g<1>0.0000\2", text).encode())


class Server:
    """`berthier serve` on a file and a port of its own."""

    def __init__(self, db=None, port=0, words=(), more_env=()):
        folder = Path(db).parent if db else Path(tempfile.mkdtemp(prefix="berthier-wire-"))
        if not db:
            atexit.register(shutil.rmtree, folder, ignore_errors=True)
        self.db = db or str(folder / "matches.db")
        proven = folder / "proven.tsv"
        proven.write_text("# format: proven 1\nid\ttest\tplace\n")
        env = {**os.environ, "BERTHIER_DATA": os.environ.get("BERTHIER_DATA", str(ROOT / "data")),
               "BERTHIER_PROVEN": str(proven), **dict(more_env)}
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", str(port), "--db", self.db, *words], env=env,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace")
        line = self.process.stdout.readline()
        found = LINE.fullmatch(line)
        if not found:
            raise SystemExit(f"Bail out! {line}{self.process.stderr.read()}")
        self.port = int(found[1])
        self.taken = {}  # invitation -> the link of whoever sat down by it, through `seat`

    def stop(self, number=signal.SIGTERM):
        """Exit status and complaints."""
        self.process.send_signal(number)
        _, complaints = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaints

    def memory(self):
        """Resident, in KiB."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", text)[1])

    # -- requests --

    def ask(self, method, path, body=None, source=None, **headers):
        """Status, headings and body (parsed, where it is JSON); from another address where one is
        given, such as 127.0.0.2."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE,
                                                source_address=source and (source, 0))
        headers = {k.replace("_", "-"): v for k, v in headers.items()}
        if isinstance(body, (dict, list)):
            body = json.dumps(body)
            headers.setdefault("content-type", "application/json")
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        got = answer.read()
        head = {k.lower(): v for k, v in answer.getheaders()}
        connection.close()
        if head.get("content-type") == "application/json" and "content-encoding" not in head:
            got = json.loads(got)
        return answer.status, head, got

    def raw(self, path):
        """As `get`, with the body as it came."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET", path)
        answer = connection.getresponse()
        got = answer.read()
        connection.close()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, got

    def get(self, path, **headers):
        return self.ask("GET", path, **headers)

    def make(self, *seats, game="skirmish", scenario="duel", **more):
        """A match; a seat is "me", "link" or "bot".  For "link" the answer has an invitation."""
        wish = [{"who": s, **({"bot": "random"} if s == "bot" else {})} for s in seats]
        status, _, made = self.ask("POST", "/api/matches",
                                   {"game": game, "scenario": scenario, "seats": wish, **more})
        if status != 201:
            raise AssertionError(f"no match was made: {status} {made}")
        return made

    def take_seat(self, invitation, **headers):
        """Follows an invitation (/i/TOKEN): status, headings, and the answer."""
        return self.ask("POST", "/api/sit", {"token": invitation.rpartition("/")[2]}, **headers)

    def seat(self, link):
        """The link of a seat: for an invitation that of whoever sits down by it, once."""
        if not link.startswith("/i/"):
            return link
        if link not in self.taken:
            status, _, answer = self.take_seat(link)
            if status != 200:
                raise AssertionError(f"nobody could sit down: {status} {answer}")
            self.taken[link] = answer["link"]
        return self.taken[link]

    def sit(self, link, source=None, **more):
        """A socket that has said hello; its welcome, table and state are read.  An invitation is
        followed the first time, and then leads to the same seat."""
        s = Socket(self.port, source=source)
        s.hello(self.seat(link), **more)
        return s


class Socket:
    """One WebSocket, and what came over it."""

    def __init__(self, port, path="/ws", protocol="berthier-1", source=None, **headers):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE,
                                               source_address=source and (source, 0))
        self.buffer, self.traffic, self.number = b"", [], 0
        self.state = self.table = self.welcome = None
        self.log = []
        self.taken = b""  # of a message that is being read
        head = {"Host": f"127.0.0.1:{port}", "Upgrade": "websocket", "Connection": "Upgrade",
                "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
                "Sec-WebSocket-Version": "13", "Sec-WebSocket-Protocol": protocol, **headers}
        lines = [f"GET {path} HTTP/1.1", *(f"{k}: {v}" for k, v in head.items() if v is not None)]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self.more()
        heading, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        self.status = int(heading.split()[1])
        if self.status != 101:
            raise Gone(self.status)

    def more(self):
        try:
            got = self.socket.recv(65536)
        except ConnectionError as error:
            raise Gone() from error
        if not got:
            raise Gone()
        self.buffer += got

    def take(self, count):
        while len(self.buffer) < count:
            self.more()
        got, self.buffer = self.buffer[:count], self.buffer[count:]
        self.taken += got
        return got

    # -- frames --

    def send_frame(self, data, opcode=TEXT, final=True):
        mask = os.urandom(4)
        length = len(data)
        head = bytes([opcode | (0x80 if final else 0)])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", length)
        masked = bytes(b ^ mask[i % 4] for i, b in enumerate(data))
        try:
            self.socket.sendall(head + mask + masked)
        except ConnectionError as error:
            raise Gone() from error

    def read_frame(self):
        first, second = self.take(2)
        length = second & 0x7f
        if length == 126:
            length = struct.unpack(">H", self.take(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.take(8))[0]
        data = self.take(length)
        if first & 0x0f == CLOSE:
            raise Gone(struct.unpack(">H", data[:2])[0] if length >= 2 else None)
        if first & 0x0f == PING:
            self.send_frame(data, PONG)
        return first & 0x0f, data, bool(first & 0x80)

    # -- messages --

    def send(self, message):
        if not isinstance(message, (str, bytes)):
            message = json.dumps(message)
        self.send_frame(message if isinstance(message, bytes) else message.encode())

    def read(self):
        """The next message; states, tables and welcomes are remembered."""
        whole = self.taken = b""
        while True:
            opcode, data, final = self.read_frame()
            if opcode in (TEXT, BINARY, 0):
                whole += data
                if final:
                    break
        self.traffic.append(whole)
        message = json.loads(whole)
        kind = message["type"]
        if kind in ("state", "patch"):
            assert 0 <= message["from"] <= len(self.log), "the log has a gap"
            self.log = self.log[:message["from"]] + message["log"]
            assert [line["n"] for line in self.log] == list(range(len(self.log)))
            self.state = message if kind == "state" else self.patched(message)
        elif kind in ("table", "welcome"):
            setattr(self, kind, message)
        return message

    def patched(self, patch):
        """The state that a patch leads to, in the form of one that came whole."""
        assert patch["base"] == self.state["seq"], "a patch for another state"
        now = changed(bare(self.state), patch["change"])
        assert sum_of(now) == patch["sum"], "a patch that leads elsewhere"
        return {"type": "state", "seq": patch["seq"], "from": patch["from"], **now,
                "log": patch["log"]}

    def read_until(self, *kinds):
        while (message := self.read())["type"] not in kinds:
            pass
        return message

    def quiet(self, seconds=0.2):
        """What arrives within that time, as a list."""
        got = []
        self.socket.settimeout(seconds)
        try:
            while True:
                got.append(self.read())
        except TimeoutError:
            self.buffer = self.taken + self.buffer  # half a message is read again, whole
        finally:
            self.socket.settimeout(PATIENCE)
        return got

    def say(self, kind, **more):
        """Sends a message and reads up to its answer."""
        self.number += 1
        self.send({"type": kind, "id": self.number, **more})
        while (message := self.read()).get("re") != self.number:
            pass
        return message

    def hello(self, link, lang="en", **more):
        answer = self.say("hello", token=link.rpartition("/")[2], lang=lang, **more)
        if answer["type"] == "welcome":
            self.read_until("state", "frozen")
        return answer

    def act(self, action, seq=None, **more):
        return self.say("act", seq=self.state["seq"] if seq is None else seq, action=action, **more)

    def actions(self):
        """Everything that may be done now, as texts."""
        return [a["action"] for c in self.state["choices"] for a in c["actions"]]

    def is_asked(self):
        return bool(self.state["choices"])

    def sync(self):
        """Everything that was sent before now has been read."""
        return self.say("ping")

    def close(self):
        self.socket.close()


def play(rng, players, others=(), limit=2000, each=None):
    """Plays at random until the match is over; returns [(seat, action)], all acknowledged."""
    done = []
    while len(done) < limit:
        for s in (*players, *others):
            s.sync()
        active = [s for s in players if s.state["you"] in s.state["active"]]
        if not active:
            return done
        s = rng.choice(active)
        action = rng.choice(s.actions())
        answer = s.act(action)
        assert answer["type"] == "done", answer
        done.append((s.state["you"], action))
        if each:
            each(len(done))
    raise AssertionError("the match does not end")


def decisions(journal):
    """[(seat, action)] of a journal's text."""
    body = journal.decode().split("\nseed ", 1)[1].splitlines()[1:]
    return [(int(line[0]), line[2:].rpartition(" #")[0]) for line in body if line[0].isdigit()]


def fail_unless(*pairs):
    """The reasons whose condition does not hold."""
    return [reason for true, reason in pairs if not true]
