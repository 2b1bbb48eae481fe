#!/usr/bin/env python3
"""berthier replay JOURNAL --rolls | check_dice.py JOURNAL -- every roll of a match, reckoned anew.

Needs nothing but Python, and uses nothing of the program but its list of rolls; docs/fairness.md."""
import hashlib
import struct
import sys


def sha256(data):
    return hashlib.sha256(data).digest()


def chacha20(key, nonce):
    start = struct.unpack("<4I8I4I", b"expand 32-byte k" + key + struct.pack("<QQ", 0, nonce))
    x = list(start)
    upright = [(i, i + 4, i + 8, i + 12) for i in range(4)]
    slanting = [(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4) for i in range(4)]
    for a, b, c, d in (upright + slanting) * 10:
        for p, q, r, bits in (a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7):
            x[p] = x[p] + x[q] & 0xffffffff
            x[r] = (x[r] ^ x[p]) << bits & 0xffffffff | (x[r] ^ x[p]) >> 32 - bits
    return [p + q & 0xffffffff for p, q in zip(x, start)]


def roll(key, number, of):
    """1 to `of`; the few numbers that would favour some are passed over."""
    return next((word * of >> 32) + 1 for word in chacha20(key, number)
                if word * of & 0xffffffff >= 2**32 % of)


def keys(path):
    """The key after each line of the journal, from line 0 on."""
    key, out, promise, shown, bound, ever = b"", [b""], {}, {}, set(), set()
    for line in open(path, encoding="utf-8"):
        word, *rest = line.rsplit(" #", 1)[0].split(" ", 2)
        if word == "promise":
            promise["seed"] = rest[0]
        elif word == "seed":
            key = bytes.fromhex(rest[0])
            assert sha256(key).hex() == promise["seed"], "the seed is not the one promised"
            out = [key] * len(out)
        elif word == "commit":
            bound |= ever if not bound else set()
            ever, bound, promise[rest[0]] = ever | {rest[0]}, bound | {rest[0]}, rest[1]
        elif word == "reveal":
            shown[rest[0]] = bytes.fromhex(rest[1])
            assert sha256(shown[rest[0]]).hex() == promise[rest[0]], "not what was promised"
        elif word == "forgo":
            bound.discard(rest[0])
        if word in ("reveal", "forgo") and bound == set(shown):
            key = sha256(key + b"".join(shown[seat] for seat in sorted(shown))) if shown else key
            shown, bound = {}, set()
        out.append(key)
    return out


if __name__ == "__main__":
    key_after, wrong, count = keys(sys.argv[1]), 0, 0
    for count, row in enumerate(sys.stdin, 1):
        at, number, of, value = map(int, row.split())
        assert number == count, "a roll is missing"
        wrong += roll(key_after[at - 1 if at else 0], number, of) != value
    print(f"{count} rolls, {wrong} of them wrong")
    sys.exit(wrong > 0 or count == 0)
