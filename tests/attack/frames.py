"""frames.py -- attacks over WebSockets: frames, floods, readers that do not read."""

import json
import os
import random
import struct
import threading
import time

import ws
from field import (attack, attacker_match, attacker_socket, close_all, connect, heading)

KIB = 1024


def mask(data):
    return b"\0\0\0\0" + data  # a key of zeros: what is sent is what is meant


def frame(data, opcode=1, final=True, length=None):
    length = len(data) if length is None else length
    head = bytes([opcode | (0x80 if final else 0)])
    if length < 126:
        head += bytes([0x80 | length])
    elif length < 65536:
        head += bytes([0xfe]) + struct.pack(">H", length)
    else:
        head += bytes([0xff]) + struct.pack(">Q", length)
    return head + mask(data)


def endless():
    """Name -> pieces; each connection is to be closed, or its pieces to come to nothing."""
    rng = random.Random(4)
    return {
        "a message without end, in bytes": [frame(b"x", 1, False)] + [
            frame(b"x", 0, False)] * 20000,
        "a message without end, in KiB": [frame(b"x" * KIB, 1, False)] + [
            frame(b"x" * KIB, 0, False)] * 400,
        "empty pieces": [frame(b"", 1, False)] + [frame(b"", 0, False)] * 5000,
        "a big message": [frame(b"x" * (1 << 20))],
        "a length of 2^63 - 1": [frame(b"x" * 1000, length=2 ** 63 - 1)],
        "a length of 2^64 - 1": [frame(b"x" * 1000, length=2 ** 64 - 1)],
        "pings": [frame(b"p" * 125, 9)] * 3000,
        "pongs": [frame(b"p" * 125, 10)] * 3000,
        "a long ping": [frame(b"p" * 5000, 9)],
        "a piece of nothing": [frame(b"x", 0)],
        "two beginnings": [frame(b"{", 1, False), frame(b"{", 1, False)],
        "no mask": [b"\x81\x02{}"],
        "reserved bits": [bytes([0xf1, 0x82]) + mask(b"{}")],
        "binary": [frame(b"\0" * 100, 2)],
        "no UTF-8": [frame(b"\xff\xfe\xc0\x80")],
        "a close with a strange code": [frame(struct.pack(">H", 5), 8)],
        "a close with a long reason": [frame(struct.pack(">H", 1000) + b"y" * 2000, 8)],
        "closes": [frame(struct.pack(">H", 1000), 8)] * 100,
        "noise": [rng.randbytes(700) for _ in range(50)],
        "deep": [frame(b"[" * 16000)],
        "a key a thousand times": [frame(b'{"type":"ping",' + b'"id":1,' * 900 + b'"id":2}')],
        "half a message": [frame(b'{"type":"ping"', 1, False)],
    }


def throw(server, link, pieces):
    """Sends the pieces as fast as they are taken; whether the connection is still there."""
    s = attacker_socket(server)
    s.hello(link)
    s.socket.settimeout(1.0)
    try:
        for start in range(0, len(pieces), 64):
            s.socket.sendall(b"".join(pieces[start:start + 64]))
    except OSError:
        pass
    return s.socket


@attack("frames", "frames that are too big, too many, cut up or none")
def frames(field):
    made, left, count = attacker_match(field.server), [], 0
    with field.bystander():
        for _ in range(field.pick(1, 10)):
            for pieces in endless().values():
                size = len(pieces) if not field.short else min(len(pieces), 400)
                left.append(throw(field.server, made["link"], pieces[:size]))
                count += size
            if len(left) > 60:
                close_all(left)
                left = []
    close_all(left)
    field.volume = f"{count} frames of {len(endless())} kinds"
    field.check(field.grown < 30 * KIB, f"it has grown by {field.grown} KiB")


def drain(connection):
    """Reads what is there; OSError when the other side has closed."""
    try:
        while (got := connection.recv(1 << 20)) and len(got) == 1 << 20:
            pass
        if not got:
            raise ConnectionError("closed")
    except TimeoutError:
        pass


@attack("message-flood", "messages as fast as they go, over twenty sockets")
def message_flood(field):
    made, seconds = attacker_match(field.server), field.pick(0.8, 15)
    kinds = [{"type": "hello", "token": made["link"][3:], "lang": "en"}, {"type": "ping"},
             {"type": "sit", "seat": 1}, {"type": "probe", "action": "bold"},
             {"type": "chat", "text": "x" * 500}, {"type": "note", "text": "y" * 4000},
             {"type": "act", "seq": 1, "action": "bold"}, {"type": "undo", "seq": 1},
             {"type": "ask", "what": "takeback"}, {"type": "hook", "url": "x"},
             {"type": "seen", "lines": 1}, {"type": "renew", "x": 1}, {"type": "nonsense"}]
    batch = b"".join(frame(json.dumps(k).encode()) for k in kinds) * 4
    sent = []

    def flood():
        count, until = 0, time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                s = attacker_socket(field.server)
                s.hello(made["link"])
                s.socket.settimeout(0.2)
                while time.monotonic() < until:
                    s.socket.sendall(batch)
                    count += 4 * len(kinds)
                    drain(s.socket)
            except (OSError, ws.Gone):
                time.sleep(0.05)  # sent away; again
        sent.append(count)

    threads = [threading.Thread(target=flood) for _ in range(field.pick(6, 20))]
    with field.bystander():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    field.volume = f"{sum(sent)} messages in {seconds} s"
    field.check(field.grown < 60 * KIB, f"it has grown by {field.grown} KiB")


@attack("deaf-sockets", "WebSockets that ask and do not read")
def deaf_sockets(field):
    made, deaf, sent = attacker_match(field.server, game="triumph", scenario="2-december"), [], 0
    ask = frame(json.dumps({"type": "hello", "token": made["link"][3:], "lang": "en",
                            "seat": 0}).encode())
    with field.bystander():
        for _ in range(field.pick(10, 90)):
            s = attacker_socket(field.server)
            s.socket.settimeout(0.05)
            deaf.append(s.socket)
        until = time.monotonic() + field.pick(0.5, 20)
        while time.monotonic() < until:
            for one in deaf:
                try:
                    one.sendall(ask)
                    sent += 1
                except OSError:
                    pass
            time.sleep(0.05)
    field.volume = f"{sent} questions on {len(deaf)} sockets"
    field.check(field.grown < 120 * KIB, f"it has grown by {field.grown} KiB")
    close_all(deaf)


@attack("deaf-readers", "requests for big files that nobody reads")
def deaf_readers(field):
    """They must be given up, too (long form), or they hold their connections for ever."""
    ask = heading(field.server, "GET /data/campaign/map.json HTTP/1.1") * 40
    deaf = []
    with field.bystander():
        for _ in range(field.pick(20, 300)):
            try:
                one = connect(field.server, 0.5)
                one.setsockopt(ws.socket.SOL_SOCKET, ws.socket.SO_RCVBUF, 4096)
                one.sendall(ask)
                deaf.append(one)
            except OSError:
                break
        if not field.short:
            time.sleep(70)
    left = [] if field.short else [one for one in deaf if is_held(one)]
    field.volume = f"{len(deaf)} connections"
    field.check(not left, f"{len(left)} of {len(deaf)} are still held after 70 s")
    field.check(field.grown < 120 * KIB, f"it has grown by {field.grown} KiB")
    close_all(deaf)


def is_held(one):
    """A connection that the other side has given up takes nothing more."""
    one.settimeout(0.2)
    try:
        for _ in range(3):
            one.sendall(b"x")
            time.sleep(0.01)
        return True
    except TimeoutError:
        return True
    except OSError:
        return False


@attack("strangers", "tokens guessed, as fast as they are heard")
def strangers(field):
    """Sockets that never get a good hello are not to cost anything, and none gets in."""
    seconds, heard, inside = field.pick(0.6, 10), 0, 0
    with field.bystander():
        until = time.monotonic() + seconds
        sockets = [attacker_socket(field.server) for _ in range(8)]
        while time.monotonic() < until:
            for s in sockets:
                try:
                    answer = s.say("hello", token=os.urandom(16).hex(), lang="en")
                    inside += answer["type"] == "welcome"
                    heard += 1
                except (OSError, ws.Gone):
                    pass
    for s in sockets:
        s.close()
    field.volume = f"{heard} tokens in {seconds} s"
    field.check(not inside, f"{inside} got in")


