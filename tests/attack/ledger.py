"""ledger.py -- players who write down what was acknowledged, and hold the server to it.

Each match is a hot seat of one link.  A decision that was sent and not answered may or may not have
happened; everything that was answered must be in the journal, in order, and nothing else.
"""

import random
import time

import ws

TROUBLE = (OSError, ws.Gone)


class Seat(ws.Socket):
    """A message that the server could not even read is answered without its number."""

    def say(self, kind, **more):
        self.number += 1
        self.send({"type": kind, "id": self.number, **more})
        while True:
            message = self.read()
            if message.get("re") == self.number or (
                    message["type"] == "refused" and message.get("re") is None):
                return message


class Match:
    def __init__(self, server, number):
        self.link = server.make("me", "me")["link"]
        self.rng = random.Random(number)
        self.history = []  # (seat, action, is it certain)
        self.refused = []
        self.sockets = []

    def connect(self, server):
        self.close()
        for seat in range(2):
            s = Seat(server.port)
            self.sockets.append(s)
            answer = s.hello(self.link, seat=seat)
            if answer["type"] != "welcome" or s.state is None:
                raise ws.Gone(str(answer))

    def close(self):
        for s in self.sockets:
            s.close()
        self.sockets = []

    def is_over(self):
        return "result" in self.sockets[0].state

    def next(self):
        """Who decides, and what; None when the match is over."""
        for s in self.sockets:
            s.sync()
        asked = [s for s in self.sockets if s.state["you"] in s.state["active"]]
        if not asked or self.is_over():
            return None
        s = self.rng.choice(asked)
        return s, self.rng.choice(s.actions())

    def decide(self):
        """One decision, waited for; True when it was acknowledged."""
        chosen = self.next()
        if not chosen:
            return False
        s, action = chosen
        self.history.append([s.state["you"], action, False])
        answer = s.act(action)
        if answer["type"] == "done":
            self.history[-1][2] = True
            return True
        self.history.pop()
        self.refused.append(answer.get("code"))
        return False

    def throw(self):
        """One decision, not waited for."""
        chosen = self.next()
        if chosen:
            s, action = chosen
            self.history.append([s.state["you"], action, False])
            s.send({"type": "act", "id": 1, "seq": s.state["seq"], "action": action})

    def lost(self, server):
        """What does not agree with the journal."""
        self.connect(server)
        if not self.is_over():
            self.sockets[0].say("resign")
        status, _, journal = server.get(f"/api/match/{self.link[3:]}/journal")
        if status != 200:
            return [f"no journal: {status} {journal}"]
        kept = ws.decisions(journal)
        return [] if agrees(kept, self.history) else [
            f"{len(kept)} kept of {sum(h[2] for h in self.history)} acknowledged and "
            f"{sum(not h[2] for h in self.history)} uncertain"]


def agrees(kept, history):
    """Is `kept` the history with some of its uncertain decisions left out?"""
    places = {0}  # how much of the history may be behind us
    for seat, action in kept:
        after = set()
        for place in places:
            while place < len(history):
                if history[place][:2] == [seat, action]:
                    after.add(place + 1)
                if history[place][2]:
                    break
                place += 1
        places = after
    return any(not any(h[2] for h in history[place:]) for place in places)


class Ledger:
    """Several matches, taken up anew as they end."""

    def __init__(self, server, count, seed=1):
        self.rng, self.number = random.Random(seed), seed * 1000
        self.over, self.matches = [], []
        for _ in range(count):
            self.begin(server)

    def begin(self, server):
        self.number += 1
        self.matches.append(Match(server, self.number))
        self.matches[-1].connect(server)

    def connect(self, server):
        for match in self.matches:
            match.connect(server)
        for match in [m for m in self.matches if m.is_over()]:
            self.matches.remove(match)
            self.over.append(match)
            self.begin(server)

    def play(self, server, times):
        """Decisions here and there; how many were acknowledged."""
        done = 0
        for _ in range(times):
            match = self.rng.choice(self.matches)
            done += match.decide()
            if match.is_over():
                self.matches.remove(match)
                self.over.append(match)
                self.begin(server)
        return done

    def throw(self):
        for match in self.matches:
            match.throw()

    def refused(self):
        return [code for m in (*self.over, *self.matches) for code in m.refused]

    def acknowledged(self):
        return sum(h[2] for m in (*self.over, *self.matches) for h in m.history)

    def lost(self, server):
        return [line for m in (*self.over, *self.matches) for line in m.lost(server)]

    def close(self):
        for m in (*self.over, *self.matches):
            m.close()


def wait_until(true, seconds, each=0.05):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if true():
            return True
        time.sleep(each)
    return bool(true())
