#!/usr/bin/env python3
"""Connections to the studio: many, idle, large, one request behind the other, and a file that goes away.

Usage: check_connections.py [PALETTECHECK]
"""

import json
import re
import socket
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

import harness
from harness import report
from studio_page import Studio

#: Bytes of memory that requests take together, beside what the program takes.
MOST_MEMORY = 256 << 20
THEME = '{"palettecheck": 1, "background": "#ffffff", "series": [{"name": "a", "color": "#2166ac"}, {"name": "b", "color": "#b35806"}]}'


class Visitor:
    """A connection to the studio."""

    def __init__(self, studio):
        split = urlsplit(studio.address)
        self.token, self.host = split.path.strip("/"), split.netloc
        self.socket = socket.create_connection(("127.0.0.1", split.port), timeout=20)
        self.rest = b""

    def head(self, name, length):
        fields = f"Host: {self.host}\r\nX-Studio-Token: {self.token}\r\nContent-Length: {length}\r\n\r\n"
        return f"POST /{self.token}/{name} HTTP/1.1\r\n{fields}".encode()

    def ask(self, name, body, times=1):
        """The statuses of answers to requests that are sent together; fewer where the connection ends."""
        text = json.dumps(body).encode()
        statuses = []
        try:
            self.socket.sendall((self.head(name, len(text)) + text) * times)
            while len(statuses) < times:
                while (answer := re.match(rb"HTTP/1.1 (\d+) .*?Content-Length: (\d+).*?\r\n\r\n", self.rest, re.DOTALL)) is None or len(
                    self.rest
                ) < answer.end() + int(answer[2]):
                    piece = self.socket.recv(1 << 16)
                    if not piece:
                        return statuses
                    self.rest += piece
                statuses.append(int(answer[1]))
                self.rest = self.rest[answer.end() + int(answer[2]):]
        except OSError:
            pass
        return statuses

    def is_closed(self, seconds):
        self.socket.settimeout(seconds)
        try:
            return self.socket.recv(1) == b""
        except TimeoutError:
            return False
        except OSError:
            return True


def check_idle(studio):
    owner = Visitor(studio)
    report("the page is answered", owner.ask("start", {}) == [200])
    idle = [Visitor(studio) for _ in range(40)]
    time.sleep(0.5)
    judge = {"document": 0, "view": 0, "changes": []}
    report("forty idle connections do not cut off the page", owner.ask("judge", judge) == [200])
    report("nor keep out another of its connections", Visitor(studio).ask("start", {}) == [200])
    report("an idle connection is closed after a while", idle[-1].is_closed(30))
    report("that of the page is not", owner.ask("judge", judge) == [200])
    report("requests one behind the other are answered", Visitor(studio).ask("judge", judge, times=5) == [200] * 5)


def check_bodies(studio):
    """Thirty bodies of 23 MB that come together."""
    visitors = [Visitor(studio) for _ in range(30)]
    bodies = [visitor.head("read", 24_000_000) + b"x" * 23_000_000 for visitor in visitors]
    for visitor in visitors:
        visitor.socket.setblocking(False)
    end = time.monotonic() + 8
    while time.monotonic() < end:
        for index, visitor in enumerate(visitors):
            try:
                bodies[index] = bodies[index][visitor.socket.send(bodies[index][: 1 << 20]):] if bodies[index] else b""
            except BlockingIOError:
                pass
            except OSError:
                bodies[index] = b""
        time.sleep(0.001)
    status = Path(f"/proc/{studio.process.pid}/status")
    if status.exists():
        most = int(re.search(r"VmHWM:\s*(\d+)", status.read_text())[1]) << 10
        report("thirty bodies together have one bound", most < MOST_MEMORY, f"{most >> 20} MB")
    report("the page is answered beside them", Visitor(studio).ask("start", {}) == [200])


def check_slow(studio):
    """A repair that takes seconds: by the order of answers others do not wait for it, and whoever goes away leaves the studio free."""
    series = [{"color": f"#{60 + n * 37 % 61:02x}{60 + n * 53 % 59:02x}{60 + n * 71 % 67:02x}"} for n in range(60)]
    body = json.dumps({"palette": {"ground": "#ffffff", "series": series}}).encode()
    few = {"palette": {"ground": "#ffffff", "series": series[:3]}}
    slow = [Visitor(studio) for _ in range(3)]
    for visitor in slow:
        visitor.socket.sendall(visitor.head("repair", len(body)) + body)
    other = Visitor(studio)
    for name, question in {"judge": few, "export": {**few, "format": "css"}, "read": {"text": "#1b9e77 #d95f02"}}.items():
        report(f"a slow repair keeps no {name} waiting", other.ask(name, question) == [200])
    slow[0].socket.setblocking(False)
    try:
        early = slow[0].socket.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        early = None
    report("which came later and was answered first", early is None, early)
    slow[0].socket.settimeout(60)
    for visitor in slow[1:]:
        visitor.socket.close()
    report("the repair is answered too", slow[0].socket.recv(12) == b"HTTP/1.1 200")


def check_files(scratch):
    """What became of the file that the page has open."""
    change = {"document": 0, "view": 0, "changes": [{"view": 0, "series": 0, "color": "#1b7837"}]}

    def away(path):
        path.rename(path.with_suffix(".moved"))

    def folder(path):
        path.unlink()
        path.mkdir()

    def elsewhere(path):
        path.unlink()
        path.symlink_to(path.with_name("other.json"))

    for name, become in {"gone": Path.unlink, "moved": away, "a folder": folder, "a link to another file": elsewhere}.items():
        place = scratch / name.replace(" ", "-")
        place.mkdir()
        path = place / "theme.json"
        path.write_text(THEME)
        path.with_name("other.json").write_text(THEME)
        with Studio(place, "--no-open", str(path)) as studio:
            owner = Visitor(studio)
            owner.ask("start", {})
            become(path)
            before = {one: one.read_text() for one in place.iterdir() if one.is_file()}
            got = owner.ask("save", change)
            after = {one: one.read_text() for one in place.iterdir() if one.is_file()}
            report(f"saving is a conflict where the file is {name}", got == [409] and before == after, got)


with tempfile.TemporaryDirectory() as directory:
    scratch = Path(directory)
    (scratch / "theme.json").write_text(THEME)
    with Studio(scratch, "--no-open", "theme.json") as studio:
        check_idle(studio)
        check_slow(studio)
        check_bodies(studio)
    check_files(scratch)
harness.finish("connections")
