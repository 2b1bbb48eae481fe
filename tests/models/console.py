"""console.py -- a thin client for `berthier console` (docs/protocol.md): one process, many matches.

    table = Console()
    table.say("new skirmish duel seed 7")      the short answer, and the lines behind it
    table.tell("play blue bold")               likewise, and a refusal is an error
"""

import json
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def program():
    """The program under test: BERTHIER names one, otherwise the one of the build folder."""
    named = os.environ.get("BERTHIER")
    return Path(named or Path(os.environ.get("BERTHIER_BUILD", ROOT / "build")) / "berthier").resolve()


class Refused(Exception):
    """The console answered with a question mark."""


class Console:
    """A conversation.  `data` is another folder of tables to play by."""

    def __init__(self, data=None):
        env = {**os.environ, **({"BERTHIER_DATA": str(data)} if data else {})}
        self.process = subprocess.Popen([program(), "console"], stdin=subprocess.PIPE, env=env,
                                        stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.said = []

    def ask(self, line):
        """The answer: its first line as it stands, and the lines behind it."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        lines = []
        for answer in self.process.stdout:
            if answer == "\n":
                return lines[0], lines[1:]
            lines.append(answer.rstrip("\n"))
        raise RuntimeError(f"the console ended at: {line}")

    def say(self, line):
        """Whether it was done, the short answer, and the lines behind it."""
        first, rest = self.ask(line)
        return first.startswith("="), first[1:].strip(), rest

    def tell(self, line):
        done, short, rest = self.say(line)
        if not done:
            raise Refused(f"{line.splitlines()[0]}: {short}")
        return short, rest

    def lay(self, position, seed=1):
        """Begins a match from the text of a position."""
        return self.tell(f"position <<END seed {seed}\n{position.strip()}\nEND")

    def allows(self, seat, action):
        """Whether an action may be played now; what refuses it, otherwise."""
        done, short, _ = self.say(f"check {seat} {action}")
        return (done and short == "ok"), short

    def choices(self, seat):
        return self.tell(f"choices {seat} numbers")[1]

    def asked(self):
        """The seats that are to choose."""
        return [int(line.split()[0]) for line in self.tell("seats")[1] if line.endswith(" to choose")]

    def view(self, seat=""):
        return json.loads(self.tell(f"view {seat}")[0])

    def save(self):
        return self.tell("save")[1]

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()
