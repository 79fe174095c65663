#!/usr/bin/env python3
"""Runs the command under the thread sanitizer where it works on several processors: previews, a folder, a picture, a repair.

Usage: check_races.py PROGRAM
PROGRAM is a build with --sanitize=thread; `make sanitize` makes one.
"""

import os
import tempfile
from pathlib import Path

import harness
from harness import ROOT, report

command = harness.command()
suppressions = Path(__file__).resolve().parent / "sanitizers/races.supp"
environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "TSAN_OPTIONS": f"suppressions={suppressions}:exitcode=66"}
runs = 0


def attempt(*arguments):
    global runs
    runs += 1
    done = harness.run(command, *arguments, cwd=ROOT, env=environment)
    if done.returncode not in (0, 1) or "ThreadSanitizer" in done.stderr:
        report(" ".join(map(str, arguments)), False, f"exit {done.returncode}\n" + "\n".join(done.stderr.splitlines()[:30]))


with tempfile.TemporaryDirectory() as name:
    work = Path(name)
    palettes = sorted((ROOT / "palettes").glob("*.json"))
    samples = sorted((ROOT / "samples").glob("*.json"))
    for _ in range(2):
        attempt("preview", *samples, "-o", work / "previews")
        attempt("check", "palettes", *samples)
        attempt("fix", "--diff", "-q", *palettes[:4])
        attempt("check", "palettes", "--report", f"html={work}/report.html", "--report", f"sarif={work}/report.sarif", "--quiet")
        attempt("simulate", *sorted((ROOT / "samples/pictures").glob("*.png")), "-o", work / "pictures")
report("thread sanitizer", not harness.failures, f"{runs} runs, {len(harness.failures)} with a race or a bad exit")
harness.finish("races")
