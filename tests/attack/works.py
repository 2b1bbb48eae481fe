"""works.py -- attacks by work: replays, uploads, opponents, matches by the hundred."""

import http.client
import json
import os
import subprocess
import threading
import time

import ws
from field import ADDRESS, PROXY, ROOT, attack, attacker_match, attacker_socket


def journal(game, scenario, seed=5, times=9000):
    """A long match of two bots that play at random."""
    env = {**os.environ, "BERTHIER_DATA": os.environ.get("BERTHIER_DATA", str(ROOT / "data"))}
    said = subprocess.run([ws.PROGRAM, "console"], env=env, text=True, capture_output=True,
                          check=True, input=f"new {game} {scenario} seed {seed}\n"
                          f"bot all random times {times}\njournal\n").stdout
    begin = said.index("berthier journal")
    return said[begin:said.index("\n\n", begin) + 1]


def request(server, method, path, body=None, kind="application/json"):
    """From the attacker's address; the status, or None."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60,
                                            source_address=(PROXY, 0))
    try:
        connection.request(method, path, body, {"content-type": kind, "x-forwarded-for": ADDRESS})
        answer = connection.getresponse()
        return answer.status, answer.read()
    except (OSError, http.client.HTTPException):
        return None, b""
    finally:
        connection.close()


def together(count, body):
    """Body, with its number, in so many threads at once."""
    threads = [threading.Thread(target=body, args=(n,)) for n in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


@attack("uploads", "long journals sent in, one behind the other, four at a time")
def uploads(field):
    text, done = journal("campaign", "campaign", times=field.pick(400, 9000)), []

    def send(_):
        for _ in range(field.pick(1, 6)):
            done.append(request(field.server, "POST", "/api/replay", text, "text/plain")[0])

    with field.bystander():
        together(4, send)
    field.volume = f"{len(done)} journals of {len(text) // 1024} KiB, {done.count(201)} taken"
    field.check(201 in done, f"none was taken: {done}")


@attack("replays", "steps of long replays, by every eye")
def replays(field):
    text = journal("campaign", "campaign", times=field.pick(400, 9000))
    status, got = request(field.server, "POST", "/api/replay", text, "text/plain")
    if status != 201:
        field.wrong.append(f"the journal was not taken: {status} {got[:200]!r}")
        return
    made = json.loads(got)
    steps, done, until = made["steps"], [], time.monotonic() + field.pick(1.0, 20)

    def step(n):
        for i in range(field.pick(4, 60)):
            eye = ("all", "watch", "0", "1")[(n + i) % 4]
            where = (steps - 1) * (i * 37 % 100) // 100
            path = f"/api/replay/{made['id']}" + (f"/{where}" if i % 4 else "") + f"?eye={eye}"
            done.append(request(field.server, "GET", path)[0])
            if time.monotonic() > until:
                break

    with field.bystander():
        together(4, step)
    field.volume = f"{len(done)} requests, {done.count(200)} answered, {done.count(429)} refused"
    field.check(done.count(200), f"none was answered: {done[:9]}")


@attack("new-matches", "matches made as fast as they go")
def new_matches(field):
    body, done = json.dumps({"game": "austerlitz", "scenario": "austerlitz",
                             "seats": [{"who": "me"}] * 2}), []

    def make(_):
        for _ in range(field.pick(8, 60)):
            done.append(request(field.server, "POST", "/api/matches", body)[0])

    with field.bystander():
        together(4, make)
    field.volume = f"{len(done)} wishes, {done.count(201)} made, {done.count(429)} refused"


@attack("marshals", "Marshals that think as long as they may, against a small bot", alone=True)
def marshals(field):
    """The bystander's opponent needs no time to speak of, and must not wait for the others."""
    server, sockets = field.serve(), []
    bot = {"who": "bot", "bot": "marshal", "ms": 60000}
    for game, scenario in (("triumph", "2-december"), ("colors", "15-waterloo"),
                           ("campaign", "campaign"), ("austerlitz", "austerlitz")):
        for _ in range(field.pick(1, 2)):
            made = attacker_match(server, bot, bot, game=game, scenario=scenario, pace=0)
            if made:
                s = attacker_socket(server)
                s.hello(made["watch"])
                sockets.append(s)
    time.sleep(0.3)
    with field.bystander(bot="random", least=field.pick(1.0, 20)):
        pass
    waits = [1000 * w for seen in field.seen for w in seen.told["answers"]]
    for s in sockets:
        s.close()
    field.volume = f"{len(sockets)} matches of Marshals"
    if waits:
        waits.sort()
        p99 = waits[min(len(waits) - 1, int(0.99 * len(waits)))]
        field.notes.append(f"the small bot answered {len(waits)} times, p99 {p99:.0f} ms")
        field.check(p99 < field.pick(8000, 2000), f"the small bot needed {p99:.0f} ms")
    else:
        field.wrong.append("the small bot never answered")


# -- heavy games --

HEAVY = (("campaign", "campaign"), ("austerlitz", "austerlitz"), ("triumph", "2-december"),
         ("colors", "15-waterloo"))


def grown_match(server, game, scenario, seconds):
    """A match of bots that has gone on for a while: its link."""
    bot = {"who": "bot", "bot": "random", "ms": 10}
    made = attacker_match(server, bot, bot, game=game, scenario=scenario, pace=0)
    s = attacker_socket(server)
    s.hello(made["link"])
    until = time.monotonic() + seconds
    while time.monotonic() < until and s.table["status"] == "running":
        s.read()
    s.close()
    return made["link"]


def probe_all(server, link, until, counts):
    """Every legal decision is asked about, again and again, and what is drafted taken back."""
    s = attacker_socket(server)
    s.hello(link, seat=0)
    other = attacker_socket(server)
    other.hello(link, seat=1)
    while time.monotonic() < until:
        time.sleep(0.02)  # what is too fast to be read is refused without a number
        for one in (s, other):
            one.sync()
            actions = one.actions()
            for start in range(0, min(len(actions), 200), 40):
                for action in actions[start:start + 40]:
                    one.send({"type": "probe", "action": action})
                for _ in actions[start:start + 40]:
                    one.read_until("probed", "refused")
                    counts.append(1)
                if time.monotonic() > until:
                    break
    s.close()
    other.close()


@attack("probes", "questions about every decision, in the heaviest games, over twenty sockets")
def probes(field):
    server, counts = field.server, []
    links = [attacker_match(server, game=g, scenario=s)["link"] for g, s in HEAVY]
    until = time.monotonic() + field.pick(1.0, 15) + 1

    def ask(n):
        try:
            probe_all(server, links[n % len(links)], until, counts)
        except (OSError, ws.Gone):
            pass

    with field.bystander():
        together(field.pick(4, 10), ask)
    field.volume = f"{len(counts)} probes"


def hello_again(server, link, until, counts):
    """Whole states, as often as they are given, in two languages."""
    s = attacker_socket(server)
    while time.monotonic() < until:
        answer = s.say("hello", token=link[3:], lang=("en", "fr")[len(counts) % 2], seat=0)
        counts.append(answer["type"])
    s.close()


@attack("whole-states", "hello again and again, in the heaviest games")
def whole_states(field):
    server, counts = field.server, []
    links = [attacker_match(server, game=g, scenario=s)["link"] for g, s in HEAVY]
    until = time.monotonic() + field.pick(0.8, 15)

    def ask(n):
        try:
            hello_again(server, links[n % len(links)], until, counts)
        except (OSError, ws.Gone):
            pass

    with field.bystander():
        together(field.pick(4, 16), ask)
    field.volume = f"{counts.count('welcome')} states sent, {counts.count('refused')} refused"


@attack("stories", "stories and replays of long matches that still run")
def stories(field):
    server, done = field.server, []
    link = grown_match(server, "campaign", "campaign", field.pick(0.4, 8))

    def read(n):
        for i in range(field.pick(2, 25)):
            what = ("story", "replay", "replay/1", "story?lang=fr")[(n + i) % 4]
            done.append(request(server, "GET", f"/api/match/{link[3:]}/{what}")[0])

    with field.bystander():
        together(4, read)
    field.volume = f"{len(done)} requests, {done.count(200)} answered, {done.count(429)} refused"
    field.check(done.count(200), f"none was answered: {done[:9]}")


@attack("openings", "long matches that have to be read from the file again", alone=True)
def openings(field):
    first = ws.Server()
    links = [grown_match(first, *HEAVY[n % 2], field.pick(0.4, 6))
             for n in range(field.pick(2, 8))]
    first.process.terminate()
    first.process.communicate(timeout=20)
    server = field.serve(db=first.db)

    def enter(n):
        try:
            s = attacker_socket(server)
            s.hello(links[n])
            lines.append(len(s.log))
            s.close()
        except (OSError, ws.Gone) as error:
            field.notes.append(f"{type(error).__name__}: {error}")

    lines = []
    with field.bystander():
        together(len(links), enter)
    field.volume = f"{len(lines)} matches of up to {max(lines, default=0)} lines"
    field.check(len(lines) == len(links), "not all could be opened")
