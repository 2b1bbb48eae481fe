"""bystander.py PORT PAUSE-MS [BOT] -- somebody who plays on while the server is under attack.

A process of its own, so that the attacker's work does not count as the server's.  He plays one
match after the other at random, both seats from one link or one of them against a bot, until his
standard input has a line.  Then he resigns what is not over, reads the journals and tells what he
saw, in one line of JSON (after "ready", when he has decided once): how long each decision took to
be acknowledged, how long a ping, how long the bot took to answer, how long a page took to come on a
connection of its own, and which acknowledged decisions are not in the journal.
"""

import http.client
import json
import random
import select
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "tests" / "server")]
import ws  # noqa: E402

PATIENCE = 12  # seconds; whoever waits longer has been forgotten
PAGE_EACH = 0.25
LEAST, LATEST = 8, 15  # decisions that he wants to have made; seconds for which he tries
TROUBLES = 5
ws.PATIENCE = PATIENCE


def ask(port, method, path, body=None):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    headers = {"content-type": "application/json"} if body is not None else {}
    connection.request(method, path, json.dumps(body) if body is not None else None, headers)
    answer = connection.getresponse()
    got = answer.read()
    connection.close()
    return answer.status, got


def make(port, bot):
    other = {"who": "bot", "bot": bot, "ms": 20} if bot else {"who": "me"}
    status, got = ask(port, "POST", "/api/matches", {
        "game": "skirmish", "scenario": "duel", "seats": [{"who": "me"}, other], "pace": 0})
    if status != 201:
        raise OSError(f"no match was made: {status} {got[:200]!r}")
    return json.loads(got)["link"]


class Match:
    """The sockets of one match, and what was acknowledged in it."""

    def __init__(self, port, bot):
        self.port, self.link = port, make(port, bot)
        self.sockets = [ws.Socket(port) for _ in range(1 if bot else 2)]
        for seat, s in enumerate(self.sockets):
            s.hello(self.link, seat=seat)
        self.acknowledged = []

    def is_over(self):
        return "result" in self.sockets[0].state

    def asked(self, pings):
        for s in self.sockets:
            began = time.monotonic()
            s.sync()
            pings.append(time.monotonic() - began)
        return [s for s in self.sockets if s.state["you"] in s.state["active"]]

    def lost(self):
        """What was acknowledged and is not in the journal, in order."""
        if not self.is_over():
            self.sockets[0].say("resign")
        status, got = ask(self.port, "GET", f"/api/match/{self.link[3:]}/journal")
        if status != 200:
            return [f"no journal: {status} {got[:200]!r}"]
        kept = [d for d in ws.decisions(got) if d[0] < len(self.sockets)]
        return [] if kept == self.acknowledged else [
            f"{len(self.acknowledged)} acknowledged, {len(kept)} kept"]


class Bystander:
    def __init__(self, port, pause, bot):
        self.port, self.pause, self.bot = port, pause, bot
        self.decisions, self.answers, self.pages, self.pings = [], [], [], []
        self.trouble, self.matches, self.match = [], [], None
        self.rng, self.page_at, self.told_at = random.Random(7), 0.0, 0.0

    def wants_to_stop(self):
        if not select.select([sys.stdin], [], [], self.pause)[0]:
            return False
        self.told_at = self.told_at or time.monotonic()
        time.sleep(self.pause)
        return len(self.decisions) >= LEAST or time.monotonic() - self.told_at > LATEST

    def fetch_page(self):
        if time.monotonic() < self.page_at:
            return
        began = time.monotonic()
        status, _ = ask(self.port, "GET", "/")
        self.pages.append(time.monotonic() - began)
        self.page_at = time.monotonic() + PAGE_EACH
        if status != 200:
            self.trouble.append(f"the page: {status}")

    def wait_for_bot(self, s):
        began = time.monotonic()
        while s.state["you"] not in s.state["active"] and "result" not in s.state:
            s.read()
            if time.monotonic() - began > PATIENCE:
                self.answers.append(time.monotonic() - began)
                raise OSError("the bot does not answer")
        self.answers.append(time.monotonic() - began)

    def decide(self):
        if self.match is None or self.match.is_over():
            self.match = Match(self.port, self.bot)
            self.matches.append(self.match)
        asked = self.match.asked(self.pings)
        if not asked:
            if not self.match.is_over():
                self.wait_for_bot(self.match.sockets[0])
            return
        s = self.rng.choice(asked)
        seat, action = s.state["you"], self.rng.choice(s.actions())
        began = time.monotonic()
        answer = s.act(action)
        self.decisions.append(time.monotonic() - began)
        if len(self.decisions) == 1:
            print("ready", flush=True)
        if answer["type"] == "done":
            self.match.acknowledged.append((seat, action))
        elif answer.get("code") != "stale":  # a bot that answers at the same time
            self.trouble.append(f"refused: {answer.get('code')} {answer.get('reason')}")

    def note(self, error):
        self.trouble.append(f"{type(error).__name__}: {error}")
        self.match = None

    def run(self):
        while len(self.trouble) < TROUBLES and not self.wants_to_stop():
            try:
                self.decide()
                self.fetch_page()
            except (OSError, ws.Gone, http.client.HTTPException) as error:
                self.note(error)

    def report(self):
        lost = []
        for match in self.matches:
            try:
                lost += match.lost()
            except (OSError, ws.Gone, http.client.HTTPException) as error:
                self.trouble.append(f"at the end: {type(error).__name__}: {error}")
                if len(self.trouble) > TROUBLES:
                    break
        return {"decisions": self.decisions, "answers": self.answers, "pages": self.pages,
                "pings": self.pings, "matches": len(self.matches), "lost": lost,
                "trouble": self.trouble}


def main():
    port, pause = int(sys.argv[1]), float(sys.argv[2]) / 1000
    bystander = Bystander(port, pause, sys.argv[3] if len(sys.argv) > 3 else None)
    bystander.run()
    print(json.dumps(bystander.report()), flush=True)


main()
