#!/usr/bin/env python3
"""bot.py [SEED] -- a bot for any game of Berthier: one of the legal choices, at random.

    berthier arena skirmish 'exec:python3 examples/bot.py' random --pairs 5

Questions come on standard input, an action for each goes out on standard output; the protocol is in
docs/protocol.md, "Bots".  Whatever goes to standard error is for people.
"""

import json
import random
import sys

rng = random.Random(sys.argv[1] if len(sys.argv) > 1 else None)
message, choices = {}, []

for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "ask":  # game, scenario, seat, side
        message, choices = {}, []
    elif word == "message":  # all that the seat knows: view, prompt, labels, log
        message = json.loads(rest)
    elif word == "choice":
        choices.append(rest)
    elif word == "answer":  # within so many milliseconds
        back = {f"pick {token}" for token in message["draft"]}  # a second pick takes it back
        onward = [choice for choice in choices if choice not in back]
        print(rng.choice(onward if onward and rng.random() < 0.8 else choices), flush=True)
    elif word == "fault":
        print("a fault:", rest, file=sys.stderr)
    elif word == "over":  # won, lost, drawn, unfinished
        break
