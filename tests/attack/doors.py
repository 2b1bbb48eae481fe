"""doors.py -- attacks on the way in: connections, headings, bodies, addresses."""

import random
import socket
import threading
import time

from field import (ADDRESS, ATTACKER, attack, close_all, connect, exchange, heading, room_for,
                   statuses, still_open)


def trickle(connections, byte, seconds, each):
    """One byte to every connection, again and again; those that are left."""
    until = time.monotonic() + seconds
    while connections and time.monotonic() < until:
        kept = []
        for one in connections:
            try:
                one.sendall(byte)
                kept.append(one)
            except OSError:
                one.close()
        connections = still_open(kept)
        time.sleep(each)
    return connections


def open_many(field, count, first):
    """Connections that begin as told; how many were let in."""
    opened = []
    for _ in range(count):
        try:
            one = connect(field.server, 2.0)
            if first:
                one.sendall(first)
            opened.append(one)
        except OSError:
            break
    return opened


def slow(field, count, first, byte, deadline):
    """Slow senders: they hold up nobody, and (long form) are given up."""
    with field.bystander():
        began = time.monotonic()
        opened = open_many(field, count, first)
        left = trickle(opened, byte, field.pick(0.5, deadline + 5), field.pick(0.2, 1.0))
        lived = time.monotonic() - began
    field.volume = f"{len(opened)} connections for {lived:.0f} s"
    if not field.short:
        field.check(not left, f"{len(left)} of {len(opened)} were still heard after {lived:.0f} s")
    close_all(left)


@attack("slow-headings", "half a heading, a byte a second")
def slow_headings(field):
    slow(field, field.pick(60, 400), b"GET / HTTP/1.1\r\nHost: ", b"x", 60)


@attack("slow-bodies", "a body that is promised and sent byte by byte")
def slow_bodies(field):
    first = heading(field.server, "POST /api/matches HTTP/1.1", "Content-Type: application/json",
                    "Content-Length: 60000")
    slow(field, field.pick(60, 400), first, b" ", 60)


@attack("half-open", "connections that say nothing at all")
def half_open(field):
    slow(field, field.pick(60, 400), b"", b"", 60)


@attack("kept-alive", "connections that ask once and then sit there")
def kept_alive(field):
    with field.bystander():
        opened = open_many(field, field.pick(60, 400), heading(field.server,
                                                               "GET /api/health HTTP/1.1"))
        began = time.monotonic()
        left = opened
        while left and time.monotonic() - began < field.pick(0.3, 65):
            time.sleep(0.2)
            left = still_open(left)
        lived = time.monotonic() - began
    field.volume = f"{len(opened)} connections for {lived:.0f} s"
    if not field.short:
        field.check(not left, f"{len(left)} of {len(opened)} were still open after {lived:.0f} s")
    close_all(left)


@attack("connects", "connects as fast as they go, all kept open", alone=True)
def connects(field):
    count = room_for(field.pick(600, 10000))
    field.serve()
    with field.bystander():
        opened, refused, until = [], 0, time.monotonic() + field.pick(3, 60)
        while len(opened) + refused < count and time.monotonic() < until:
            one = socket.socket()
            one.setblocking(False)
            one.bind((ATTACKER, 0))
            try:
                one.connect(("127.0.0.1", field.server.port))
            except BlockingIOError:
                pass
            except OSError:
                refused += 1
                one.close()
                continue
            opened.append(one)
            if len(opened) % 500 == 0:
                time.sleep(0.1)  # or the system's queue is full, and not ours
        time.sleep(field.pick(0.2, 8))
        left = still_open([o for o in opened if is_connected(o)])
    field.volume = f"{len(opened) + refused} connects, {len(left)} held"
    close_all(opened)


def is_connected(one):
    try:
        one.getpeername()
        return True
    except OSError:
        return False


@attack("connect-close", "connects that are dropped at once, some with a reset")
def connect_close(field):
    count, done = field.pick(300, 10000), 0
    with field.bystander():
        until = time.monotonic() + field.pick(3, 60)
        while done < count and time.monotonic() < until:
            try:
                one = connect(field.server, 2.0)
            except OSError:
                continue
            if done % 2:
                one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            one.close()
            done += 1
    field.volume = f"{done} connects"


UPGRADES = {
    "h2c": ("Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings",
            "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA"),
    "h2c with a small window": ("Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings",
                                "HTTP2-Settings: AAMAAABkAAQAAP__"),
    "h2c without settings": ("Upgrade: h2c", "Connection: Upgrade"),
    "h2c twice": ("Upgrade: h2c, websocket", "Connection: Upgrade, HTTP2-Settings",
                  "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA", "HTTP2-Settings: AAMAAABkAAQCAAAA"),
    "something else": ("Upgrade: TLS/1.0", "Connection: Upgrade"),
    "nothing": ("Upgrade:", "Connection: Upgrade"),
    "websocket without a key": ("Upgrade: websocket", "Connection: Upgrade",
                                "Sec-WebSocket-Version: 13",
                                "Sec-WebSocket-Protocol: berthier-1"),
    "websocket of an old version": ("Upgrade: websocket", "Connection: Upgrade",
                                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                                    "Sec-WebSocket-Version: 0",
                                    "Sec-WebSocket-Protocol: berthier-1"),
    "websocket with a long key": ("Upgrade: websocket", "Connection: Upgrade",
                                  "Sec-WebSocket-Key: " + "A" * 3000,
                                  "Sec-WebSocket-Version: 13",
                                  "Sec-WebSocket-Protocol: berthier-1"),
}


def h2_frame(kind, flags, stream, payload):
    return len(payload).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(
        4, "big") + payload


PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + h2_frame(4, 0, 0, b"")
# A heading and a body on the first stream ended the program, or kept its loop for ever.
STREAMS = [h2_frame(1, 4, n, b"\x83\x86\x84\x41\x01a") + h2_frame(0, 1, n, b"x" * 10)
           for n in (1, 3)]


@attack("upgrades", "every kind of Upgrade, h2c above all", alone=True)
def upgrades(field):
    field.serve()
    times = field.pick(1, 20)
    with field.bystander():
        for _ in range(times):
            for line in ("GET / HTTP/1.1", "GET /ws HTTP/1.1", "POST /api/matches HTTP/1.1"):
                for more in UPGRADES.values():
                    request = heading(field.server, line, *more)
                    upgrade(field.server, request)
                    upgrade(field.server, request.replace(b"Host: 127", b"Host: evil.example."))
            exchange(field.server, PREFACE + b"\0" * 500, 0.05)
    field.volume = f"{times * (6 * len(UPGRADES) + 1)} requests"


def upgrade(server, request):
    """Asks for it, and goes on in the new language whatever the answer is."""
    try:
        connection = connect(server)
        connection.settimeout(0.1)
        for part in (request, PREFACE, *STREAMS):
            connection.sendall(part)
            connection.recv(65536)
    except OSError:
        return
    connection.close()


@attack("request-flood", "requests one behind the other on eight connections")
def request_flood(field):
    seconds, sent = field.pick(0.8, 15), []
    one = heading(field.server, "GET /api/games HTTP/1.1")
    big = heading(field.server, "GET /data/campaign/map.json HTTP/1.1")

    def flood(request):
        until, count = time.monotonic() + seconds, 0
        while time.monotonic() < until:
            try:
                connection = connect(field.server, 2.0)
                for _ in range(50):
                    connection.sendall(request)
                    connection.recv(65536)
                    count += 1
                connection.close()
            except OSError:
                time.sleep(0.01)
        sent.append(count)

    threads = [threading.Thread(target=flood, args=(r,)) for r in (one, big) * 4]
    with field.bystander():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    field.volume = f"{sum(sent)} requests in {seconds} s"


def pipeline(server, rng):
    """Requests and stray bytes in one packet: GET, POST and a byte more stopped the loop."""
    kind = "Content-Type: application/json"
    parts = [
        lambda: heading(server, "GET /api/health HTTP/1.1"),
        lambda: heading(server, "HEAD / HTTP/1.1"),
        lambda: heading(server, "POST /api/keep HTTP/1.1", kind, "Content-Length: 2") + b"{}",
        lambda: heading(server, "POST /api/matches HTTP/1.1", kind, "Content-Length: 0"),
        lambda: heading(server, "POST /api/keep HTTP/1.1", kind, "Content-Length: 9") + b"{}",
        lambda: heading(server, "GET /ws HTTP/1.1", *UPGRADES["websocket without a key"]),
        lambda: heading(server, "PUT / HTTP/1.1", "Content-Length: 3") + b"abc",
        lambda: rng.randbytes(rng.choice((1, 2, 40, 5000))),
        lambda: b"\r\n" * rng.randrange(1, 4),
    ]
    return b"".join(rng.choice(parts)() for _ in range(rng.randrange(2, 6)))


def send_cut(server, data, rng):
    """The bytes in packets of any size; whatever comes back is not waited for long."""
    try:
        connection = connect(server)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.settimeout(0.02)
        while data:
            size = rng.choice((1, 7, 100, len(data), len(data)))
            connection.sendall(data[:size])
            data = data[size:]
        connection.recv(65536)
    except OSError:
        pass


@attack("pipelines", "requests in one packet, in pieces, and bytes behind them", alone=True)
def pipelines(field):
    field.serve()
    rng, count = random.Random(13), field.pick(60, 2000)
    with field.bystander():
        kind = ("Content-Type: application/json", "Content-Length: 2")
        send_cut(field.server, heading(field.server, "GET /api/health HTTP/1.1") + heading(
            field.server, "POST /api/keep HTTP/1.1", *kind) + b"{}x", random.Random(1))
        for _ in range(count):
            send_cut(field.server, pipeline(field.server, rng), rng)
    field.volume = f"{count} packets of requests"


def tricks(server):
    """Name -> bytes and the statuses that may come back."""
    host = f"Host: 127.0.0.1:{server.port}"
    good = heading(server, "GET /api/health HTTP/1.1")

    def get(path, *more):
        return heading(server, f"GET {path} HTTP/1.1", *more)

    refused = {400, 403, 404, 405, 411, 413, 414, 415, 421, 431, 501, 505}
    return {
        "out of the folder": (get("/../../../../etc/passwd"), refused),
        "out of it, encoded": (get("/%2e%2e/%2e%2e/%2e%2e/etc/passwd"), refused),
        "out of it, twice encoded": (get("/%252e%252e/%252e%252e/etc/passwd"), refused),
        "out of it by backslashes": (get("/..\\..\\..\\etc\\passwd"), refused),
        "out of the maps": (get("/data/../../etc/map.json"), refused),
        "out of the maps, encoded": (get("/data/..%2f..%2fetc/map.json"), refused),
        "a NUL in the path": (get("/%00"), refused | {200}),
        "a newline in the path": (get("/x%0d%0aSet-Cookie:%20a=b"), refused),
        "a newline in an argument": (get("/api/games?lang=%0d%0aSet-Cookie:%20a=b"),
                                     refused | {200}),
        "overlong UTF-8": (get("/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd"), refused),
        "half an escape": (get("/%"), refused | {200}),
        "a very long path": (get("/" + "a" * 60000), refused),
        "a very long argument": (get("/api/games?x=" + "a" * 30000), refused | {200}),
        "a thousand arguments": (get("/api/games?" + "&".join(["a=b"] * 900)), refused | {200}),
        "two hosts": (get("/api/health", "Host: evil.example"), refused | {200}),
        "another host": (f"GET /api/health HTTP/1.1\r\nHost: evil.example\r\n\r\n".encode(),
                         refused),
        "a host with a user": (b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1@evil.example\r\n\r\n",
                               refused),
        "a whole address": (b"GET http://evil.example/api/health HTTP/1.1\r\n"
                            b"Host: evil.example\r\n\r\n", refused),
        "a folded heading": (get("/api/health", "X-A: b\r\n c: d"), refused | {200}),
        "a heading without a colon": (get("/api/health", "nonsense"), refused | {200}),
        "five hundred headings": (get("/api/health", *(f"X-{n}: y" for n in range(500))),
                                  refused | {200}),
        "a heading without end": (get("/api/health", "X-A: " + "b" * 200000), refused | {200}),
        "a cookie without end": (get("/api/matches", "Cookie: berthier=" + "a" * 20000),
                                 refused | {200}),
        "a thousand cookies": (get("/api/matches", "Cookie: " + "; ".join(
            f"berthier={n:032x}" for n in range(100))), refused | {200}),
        "an old version": (b"GET /\r\n\r\n", refused | {200}),
        "no version": (b"GET / HTTP/9.9\r\n" + host.encode() + b"\r\n\r\n", refused | {200}),
        "CONNECT": (b"CONNECT 127.0.0.1:22 HTTP/1.1\r\n" + host.encode() + b"\r\n\r\n", refused),
        "TRACE": (heading(server, "TRACE / HTTP/1.1"), refused),
        "DELETE": (heading(server, "DELETE /api/matches HTTP/1.1"), refused),
        "OPTIONS": (heading(server, "OPTIONS * HTTP/1.1"), refused),
        "lower case": (heading(server, "get / HTTP/1.1"), refused | {200}),
        "two lengths": (heading(server, "POST /api/keep HTTP/1.1", "Content-Length: 2",
                                "Content-Length: 90") + b"{}" + good, refused),
        "chunks": (heading(server, "POST /api/keep HTTP/1.1", "Transfer-Encoding: chunked") +
                   b"2\r\n{}\r\n0\r\n\r\n" + good, refused),
        "a length of 2^64": (heading(server, "POST /api/matches HTTP/1.1",
                                     "Content-Type: application/json",
                                     "Content-Length: 18446744073709551618") + b"{}", refused),
        "a length of 2^32": (heading(server, "POST /api/matches HTTP/1.1",
                                     "Content-Type: application/json",
                                     "Content-Length: 4294967298") + b"{}" + good, refused),
        "Expect": (heading(server, "POST /api/matches HTTP/1.1", "Expect: 100-continue",
                           "Content-Type: application/json", "Content-Length: 2") + b"{}",
                   refused | {100, 417}),
        "Range": (get("/index.html", "Range: bytes=0-0,1-1,2-2"), refused | {200, 206}),
    }


@attack("tricks", "paths and headings that are not what they seem")
def header_tricks(field):
    wrong, count = [], 0
    with field.bystander():
        for _ in range(field.pick(1, 5)):
            for name, (data, allowed) in tricks(field.server).items():
                got, _ = exchange(field.server, data, field.pick(0.05, 0.3))
                count += 1
                answers = statuses(got)
                head, _, body = got.partition(b"\r\n\r\n")
                if set(answers) - allowed or len(answers) > 1:
                    wrong.append(f"{name}: {answers}")
                if b"root:" in body or b"\r\nset-cookie: a=b" in head.lower() + b"\r\n":
                    wrong.append(f"{name}: {got[:300]!r}")
    field.volume = f"{count} requests of {len(tricks(field.server))} kinds"
    field.check(not wrong, "; ".join(sorted(set(wrong))))


@attack("cross-site", "pages of others, names of others")
def cross_site(field):
    server, body, patience = field.server, b"{}", field.pick(0.08, 0.3)
    own, kind = f"http://127.0.0.1:{server.port}", "Content-Type: application/json"

    def post(*more):
        return exchange(server, heading(server, "POST /api/forget HTTP/1.1", *more,
                                        f"Content-Length: {len(body)}") + body, patience, 5)[0]

    def socket_of(host, origin):
        return exchange(server, "\r\n".join((
            "GET /ws HTTP/1.1", f"Host: {host}", *((f"Origin: {origin}",) if origin else ()),
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Protocol: berthier-1",
            f"X-Forwarded-For: {ADDRESS}", "", "")).encode(), patience, 5)[0]

    with field.bystander():
        asked = {
            "another page": (post(kind, "Origin: http://evil.example"), 403),
            "no page": (post(kind, "Origin: null"), 403),
            "another port": (post(kind, "Origin: http://127.0.0.1:1"), 403),
            "a longer name": (post(kind, own.join(("Origin: ", ".evil.example"))), 403),
            "a plain form": (post("Content-Type: text/plain"), 415),
            "an upload form": (post("Content-Type: multipart/form-data; boundary=x"), 415),
            "no kind": (post(), 415),
        }
        sockets = {
            "own": (socket_of(f"127.0.0.1:{server.port}", own), True),
            "no origin": (socket_of(f"127.0.0.1:{server.port}", None), True),
            "evil": (socket_of(f"127.0.0.1:{server.port}", "http://evil.example"), False),
            "null": (socket_of(f"127.0.0.1:{server.port}", "null"), False),
            "a name that leads here": (socket_of("evil.example", "http://evil.example"), False),
            "localhost of elsewhere": (socket_of(f"localhost:{server.port}", own), False),
        }
        page = exchange(server, heading(server, "GET / HTTP/1.1", "Origin: http://evil.example"),
                        patience, 5)[0].lower()
    for name, (got, want) in asked.items():
        field.check(statuses(got)[:1] == [want], f"{name}: {statuses(got)}, not {want}")
    for name, (got, want) in sockets.items():
        field.check((statuses(got)[:1] == [101]) == want, f"socket, {name}: {statuses(got)}")
    for wanted in (b"content-security-policy: default-src 'none'", b"frame-ancestors 'none'",
                   b"x-content-type-options: nosniff", b"referrer-policy: no-referrer",
                   b"cross-origin-resource-policy: same-origin"):
        field.check(wanted in page, f"the page has no {wanted.decode()}")
    field.check(b"access-control-allow-origin" not in page, "others may read the page")
    field.volume = f"{len(asked) + len(sockets) + 1} requests"
