#!/usr/bin/env python3
"""second.py -- a second opinion: models written from the rulebooks, compared with the program.

    second.py GAME [--count N] [--seed N] [--plant N] [--data FOLDER] [--only SEED] [--quiet]

Plays that many random positions through `berthier console` and through the model of the game, and compares
every number, verdict and choice.  A difference is told with the position as a .pos text, what was played, the
paragraph, and both answers; with --only and the number it names, that position is played alone.  --plant
misreads one rule in the model, to see that the comparison notices.  --data gives the program (not the model)
another folder of tables.  The exit status is 1 when there are differences.
"""

import argparse
import importlib
import os
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE))
from console import ROOT, Console, Refused  # noqa: E402

GAMES = ("triumph", "colors")
PLANTS = 4


def load(game):
    """The playing side of a game's model."""
    return importlib.import_module(f"{game}_play")


def tell(game, number, error):
    """A difference with everything that is needed to see it again."""
    position = [line for line in game.text.strip().splitlines() if not line.startswith(("seen ", "pool "))]
    return "\n".join([f"position {number} of {game.name}: {error}", f"played: {game.told}",
                      "standing: " + game.table.say("trace")[1], *position])


def noticed(name, plant=0, data=None):
    """Mistakes for the test of a planted fault: none where a difference was found."""
    found = compare(name, 400, 1805, plant, data, most=1)[1]
    return [] if any("the model has" in text for text in found) else found or ["nothing was noticed"]


def spoilt(name, folder, file, change):
    """A copy of the tables with one of them changed."""
    data = Path(folder) / "data"
    shutil.copytree(ROOT / "data", data)
    table = data / name / file
    before = table.read_text(encoding="utf-8")
    after = change(before)
    if after == before:
        raise RuntimeError(f"{file} has nothing to change")
    table.write_text(after, encoding="utf-8")
    return data


def judge(name, tap):
    """What the suite of a game tests: positions without a difference, and planted faults that are noticed."""
    long = os.environ.get("BERTHIER_LONG")
    count = 10000 if long else 200
    done, found, counts = compare(name, count, 1805)
    title = load(name).Game.title
    tap.test(f"{title}: the model agrees with the program in {done} positions", found)
    for plant in range(1, PLANTS + 1):
        tap.test(f"{title}: misreading {plant} is noticed", noticed(name, plant))
    for what, file, change in load(name).TABLE_FAULTS:
        with tempfile.TemporaryDirectory(prefix="berthier-models-") as folder:
            mistakes = noticed(name, data=spoilt(name, folder, file, change))
        tap.test(f"{title}: a fault in the program's tables, {what}, is noticed", mistakes)
    if long:
        print(f"# proof: positions of {title} in which a model of the rulebook agrees: {done}")
        for what, number in sorted(counts.items()):
            if what[0].islower():
                print(f"# proof: {what} (positions of {title} in which a model of the rulebook agrees): {number}")
    return tap.done()


def compare(name, count, seed, plant=0, data=None, only=None, most=5):
    """Plays `count` positions: how many were compared, the differences in words, and the counts of the game."""
    module = load(name)
    table = Console(data)
    game = module.Game(table, ROOT / "data" / name, plant)
    done, number, found = 0, 0, []
    while done < count and len(found) < most:
        rng = random.Random(f"{name} {seed} {number if only is None else only}")
        try:
            text = game.lay(rng, number if only is None else only)
            done += game.play(rng, text) if text else 0
        except (module.Difference, Refused) as error:
            found.append(tell(game, number if only is None else only, error))
            done += 1
        number += 1
        if only is not None:
            break
    table.close()
    return done, found, game.counts


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1805)
    parser.add_argument("--plant", type=int, default=0)
    parser.add_argument("--data")
    parser.add_argument("--only", type=int)
    parser.add_argument("--quiet", action="store_true")
    options = parser.parse_args()
    started = time.monotonic()
    done, found, counts = compare(options.game, options.count, options.seed, options.plant, options.data, options.only)
    for text in found:
        print(text + "\n")
    print(f"{options.game}: {done} positions, {len(found)} differences, {time.monotonic() - started:.1f} s")
    if not options.quiet:
        print("  " + ", ".join(f"{what} {n}" for what, n in sorted(counts.items())))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
