"""others.py -- attacks that other programs carry out: a real browser, the thread sanitizer."""

import random
import subprocess
import time

import ws
from field import HERE, ROOT, attack
from works import journal

GAMES = (("skirmish", "duel"), ("triumph", "2-december"), ("colors", "15-waterloo"),
         ("campaign", "teaching"), ("austerlitz", "pratzen"))


@attack("browser", "hostile names, talk, notes, journals and pages, in a real browser",
        short=False, alone=True)
def browser(field):
    done = subprocess.run([ROOT / "tests" / "checks" / "browser", "hostile"], cwd=ROOT, text=True,
                          capture_output=True, timeout=300)
    lines = [line for line in done.stdout.splitlines() if "ok " in line[:7]]
    field.volume = f"{len(lines)} tests (in `make test` as well)"
    field.wrong += [line for line in lines if line.startswith("not")]
    field.check(done.returncode == 0 and lines, done.stdout[-500:] + done.stderr[-500:])


@attack("threads", "the thread sanitizer over server and opponents in all games", short=False,
        alone=True)
def threads(field):
    """People, bots, replays, uploads and hooks at once; not one data race is reported."""
    program = ROOT / "build-tsan" / "berthier"
    subprocess.run([ROOT / "tools" / "build", "tsan", "berthier"], cwd=ROOT, check=True,
                   capture_output=True)
    before, ws.PROGRAM = ws.PROGRAM, program
    try:
        # Bots that are deep in thought are not waited for at the end: no leak.
        options = ("halt_on_error=0 exitcode=66 second_deadlock_stack=1 report_thread_leaks=0 "
                   f"suppressions={HERE / 'threads.supp'}")
        server = field.serve(words=("--hooks", "any"), more_env={"TSAN_OPTIONS": options})
        text = journal("colors", "15-waterloo", times=300)
        decisions = exercise(server, text, 60)
    finally:
        ws.PROGRAM = before
    field.volume = f"{decisions} decisions in {len(GAMES)} games with all levels of opponents"
    field.grown = 0


def exercise(server, text, seconds):
    """Everything that threads have to do with, for a while; how many decisions people made."""
    rng, done, n = random.Random(6), 0, 0
    until = time.monotonic() + seconds
    bots = server.get("/api/games")[2]["bots"]
    while time.monotonic() < until:
        game, scenario = GAMES[n % len(GAMES)]
        levels = [b["name"] for b in bots if game in b["games"]]
        bot = {"who": "bot", "bot": levels[n // len(GAMES) % len(levels)], "ms": 200}
        n += 1
        made = server.ask("POST", "/api/matches", {
            "game": game, "scenario": scenario, "pace": 0,
            "seats": [{"who": "me", "hook": "http://127.0.0.1:9999/x"}, bot]})[2]
        watched = server.ask("POST", "/api/matches", {
            "game": game, "scenario": scenario, "seats": [bot, bot], "pace": 0})[2]
        looker = server.sit(watched["watch"])
        s = server.sit(made["link"])
        rest = time.monotonic() + seconds / 10
        while time.monotonic() < min(rest, until):
            s.sync()
            if s.is_asked():
                done += s.act(rng.choice(s.actions()))["type"] == "done"
            elif rng.random() < 0.3:
                s.say("hurry")
            else:
                s.quiet(0.05)
        server.ask("POST", "/api/replay", text, content_type="text/plain")
        server.get(f"/api/match/{made['link'][3:]}/story")
        server.get(f"/api/match/{made['link'][3:]}/replay")
        looker.close()
        s.close()
    return done


