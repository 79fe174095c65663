#!/usr/bin/env python3
"""Checks the runs that go on: `check --watch` notices a replaced file and ends by signals.

Usage: check_streaming.py [PALETTECHECK]
"""

import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import harness
from harness import report

command = harness.command()


def until(condition, seconds):
    """Whether something becomes true in time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


def check_watch(folder, number, code):
    """A shell reports 128 plus the number of a signal; the command exits with that itself."""
    theme, errors = folder / "good.json", folder / "errors"
    theme.write_text('{ "palettecheck": 1, "series": ["#2166ac", "#b2182b"] }\n')
    with open(errors, "wb") as stream:
        watcher = subprocess.Popen([command, "check", "--watch", theme], stdout=subprocess.DEVNULL, stderr=stream)
    until(lambda: "watching" in errors.read_text(), 10)
    # On a busy machine it may look for the first time only after the file was replaced.
    for _ in range(5):
        shutil.copy(theme, folder / "new")
        (folder / "new").replace(theme)
        if until(lambda: "changed: " in errors.read_text(), 2):
            break
    watcher.send_signal(number)
    found = watcher.wait(timeout=30)
    report(f"--watch, {number.name}", found == code, f"exit {found}")
    report("--watch notices a replaced file", "changed: " in errors.read_text(), errors.read_text().strip().splitlines()[-1])


with tempfile.TemporaryDirectory() as name:
    check_watch(Path(name), signal.SIGINT, 130)
    check_watch(Path(name), signal.SIGTERM, 143)
harness.finish("runs that go on")
