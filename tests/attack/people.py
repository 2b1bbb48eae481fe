"""people.py -- attacks by people at the table: old messages, other seats, cookies, hooks."""

import os
import random
import subprocess
import time

import ws
from field import ROOT, attack, attacker_socket


@attack("replayed", "messages sent again, late, or from another seat")
def replayed(field):
    """Every decision of a match is sent again and again; the journal has each once."""
    server, rng = field.server, random.Random(3)
    made = server.make("me", "me")
    seats = [attacker_socket(server) for _ in range(2)]
    for n, s in enumerate(seats):
        s.hello(made["link"], seat=n)
    stolen, done, sent, wrong = [], [], 0, []
    with field.bystander():
        for _ in range(field.pick(25, 400)):
            for s in seats:
                s.sync()
            asked = [s for s in seats if s.state["you"] in s.state["active"]]
            if not asked:
                break
            s = rng.choice(asked)
            seat, action, seq = s.state["you"], rng.choice(s.actions()), s.state["seq"]
            if s.act(action)["type"] == "done":
                done.append((seat, action))
            stolen.append((seat, action, seq))
            for old_seat, old, old_seq in rng.sample(stolen, min(4, len(stolen))):
                for _ in range(2):
                    answer = seats[old_seat].act(old, seq=old_seq)
                    sent += 1
                    if answer["type"] == "done":
                        wrong.append(f"{old} again: {answer}")
                if seats[1 - old_seat].act(old, seq=old_seq, seat=old_seat)["type"] == "done":
                    wrong.append(f"{old} from the other seat")
                sent += 1
        if "result" not in seats[0].state:
            seats[0].say("resign")
        journal = ws.decisions(server.get(f"/api/match/{made['link'][3:]}/journal")[2])
    for s in seats:
        s.close()
    field.volume = f"{sent} old messages among {len(done)} decisions"
    field.check(not wrong, wrong[:3])
    field.check(journal == done, f"{len(journal)} decisions in the journal, {len(done)} made")


def peek_through(server, link, seat):
    """Does this link show that seat, now or by sitting down a second time?"""
    s = attacker_socket(server)
    try:
        if link.startswith("/i/"):
            status, _, told = server.take_seat(link)
            link = told["link"] if status == 200 else link
        answer = s.hello(link, seat=seat)
        return answer["type"] == "welcome" and s.state and s.state["you"] == seat
    except (OSError, ws.Gone, AssertionError):
        return False
    finally:
        s.close()


@attack("owner-peeks", "the owner of a match looks at the other seat by its invitation")
def owner_peeks(field):
    """A guest sits down by the invitation; from then on it opens nothing to the one who sent it."""
    server, peeked, tried = field.server, [], 0
    with field.bystander():
        for _ in range(field.pick(2, 20)):
            made = server.make("me", "link")
            invitation = made["seats"][1]["link"]
            guest, own = sit_down(server, invitation)
            for link in links_of(server, made):
                tried += 1
                if link != own and peek_through(server, link, 1):
                    peeked.append(link)
            if guest is not None:
                guest.close()
    field.volume = f"{tried} links tried"
    field.check(not peeked, f"{len(peeked)} links still show the other seat")


def sit_down(server, invitation):
    """A guest takes his seat, as his page does it; his socket and the link that is now his own."""
    if hasattr(server, "take_seat"):
        own = server.take_seat(invitation)[2]["link"]
        return server.sit(own), own
    return server.sit(invitation), None


def links_of(server, made):
    """Every link that the owner was ever told."""
    owner = attacker_socket(server)
    owner.hello(made["link"])
    told = [made["link"], *(s["link"] for s in made["seats"]),
            *(s.get("link") for s in owner.welcome["match"]["seats"])]
    owner.say("invite", seat=1)  # while somebody sits there it is for him to say
    owner.sync()
    fresh = attacker_socket(server)
    fresh.hello(made["link"])
    told += [s.get("link") for s in fresh.welcome["match"]["seats"]]
    fresh.close()
    owner.close()
    listed = server.get(f"/api/match/{made['link'][3:]}")[2]
    told += [s.get("link") for s in listed.get("seats", [])]
    return sorted({link for link in told if link})


@attack("cookie", "a cookie of the attacker's choosing")
def cookie(field):
    """Whoever lays a cookie into another's browser would read his shelf: only ours is good."""
    server, taken, count = field.server, [], field.pick(3, 50)
    body = {"game": "skirmish", "scenario": "duel", "seats": [{"who": "me"}, {"who": "me"}]}
    with field.bystander():
        for n in range(count):
            chosen = "0" * 32 if n == 0 else os.urandom(16).hex()
            server.ask("POST", "/api/matches", body, cookie=f"berthier={chosen}")
            seen = server.get("/api/matches", cookie=f"berthier={chosen}")[2]
            if seen.get("matches"):
                taken.append(chosen)
    field.volume = f"{count} cookies"
    field.check(not taken, f"{len(taken)} cookies that were never given open a shelf")


HOOKS = ("http://127.0.0.1:{port}/", "http://localhost:22/", "http://[::1]:25/",
         "http://0.0.0.0:6379/", "http://10.0.0.1/", "http://192.168.1.1:80/",
         "http://169.254.169.254/latest/meta-data/", "http://172.16.0.1:9200/",
         "http://2130706433:22/", "http://0x7f.1:22/", "http://017700000001/",
         "http://127.1:22/", "http://[::ffff:127.0.0.1]:22/", "http://100.64.0.1/",
         "http://example.com:22/", "http://example.com:25/", "http://example.com:6379/",
         "http://example.com:1/")


@attack("hooks", "web hooks to this machine, its neighbours and ports of other services",
        alone=True)
def hooks(field):
    """On a server that others reach.  A name is judged when it is called, and nothing that is not
    the open internet is; a receiver on this machine sees whether anything came."""
    server = field.serve(words=("--name", "fort.example"))
    receiver = ws.socket.create_server(("127.0.0.1", 0))
    receiver.settimeout(0.1)
    port = receiver.getsockname()[1]
    with field.bystander():
        accepted = {}
        for n, url in enumerate(HOOKS):
            made = server.make("me", "me")
            s = attacker_socket(server)
            s.hello(made["link"], seat=0)
            answer = s.say("hook", url=url.format(port=port))
            accepted[url] = answer["type"] == "done"
            if n >= len(HOOKS) - 4:
                s.say("hook", url="")  # nothing of ours is to leave this machine
            s.close()
        time.sleep(field.pick(0.1, 8))
    calls = 0
    try:
        while True:
            receiver.accept()
            calls += 1
    except TimeoutError:
        pass
    receiver.close()
    odd = [url for url in HOOKS[-4:] if accepted[url]]
    field.volume = f"{len(HOOKS)} addresses"
    field.check(not calls, f"{calls} calls to this machine")
    field.check(not odd, f"ports of other services: {', '.join(odd)}")


@attack("rubbish", "messages of rubbish (tests/checks/server-garbage)", short=False, alone=True)
def rubbish(field):
    call_check(field, "server-garbage", {"BERTHIER_LONG": "1"}, "100,000 messages")


@attack("limits", "one address uses up its own share (tests/checks/server-limits)", short=False,
        alone=True)
def limits(field):
    call_check(field, "server-limits", {}, "its own counts")


@attack("secrets", "what a seat is sent, held against the truth (tests/checks/server-leak)",
        short=False, alone=True)
def secrets(field):
    call_check(field, "server-leak", {}, "its own counts")


def call_check(field, name, env, volume):
    done = subprocess.run([ROOT / "tests" / "checks" / name], env={**os.environ, **env}, cwd=ROOT,
                          capture_output=True, text=True, timeout=600)
    field.volume = volume
    field.wrong += [line for line in done.stdout.splitlines() if line.startswith("not ok")]
    field.check(done.returncode == 0, f"status {done.returncode} {done.stderr[-300:]}")

