#!/usr/bin/env python3
"""Runs the checks that use other programs, and prints which failed.

Usage: Tests/Integration/run.py [--command PALETTECHECK] [NAME]...
NAME is that of a check, such as reports for check_reports.py. 'sources' are those that need `swift build --build-tests`, 'command'
those that need the command, and by default both run. The command is the one that `make dist` or `make build` made last. As many checks
run at once as there are processors, or as --jobs says; each check's output is printed when it ends. Those that wait for time to pass
run alone, after the others.
"""

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import chain
from pathlib import Path

HERE = Path(__file__).resolve().parent
# After `swift build --build-tests`, without the command.
OF_SOURCES = ["scripts", "api", "docc", "tutorial", "pango_headers"]
OF_COMMAND = ["samples", "since", "comparison", "mutations", "ignore", "broken", "bounds", "action", "hooks", "install", "streaming", "plugin", "chart_swift",
              "previews", "determinism", "fix", "separation", "suggestions", "pictures", "chart_pictures", "claims", "vega_lite",
              "sound", "chart_page", "studio", "connections", "reports", "report_schema", "chart_schemas", "lsp"]  # fmt: skip
# They wait for time to pass, or measure it.
ALONE = ["bounds", "comparison", "connections", "streaming", "studio"]
# The most seconds of a check.
MOST_SECONDS = 1800
# `make wheel` and `make sanitize` run these on what they make.
OF_OTHERS = ["wheel", "races"]


def run(name, command):
    """Runs a check; its name, exit code, output and seconds."""
    arguments = [command.resolve(strict=True)] if command and name in OF_COMMAND else []
    started = time.monotonic()
    words = [sys.executable, HERE / f"check_{name}.py", *arguments]
    try:
        done = subprocess.run(words, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=MOST_SECONDS)
        code, printed = done.returncode, done.stdout
    except subprocess.TimeoutExpired as late:
        code, printed = None, (late.stdout or b"") + b"     not ended in time\n"
    return name, code, printed.decode(errors="replace"), time.monotonic() - started


def ends(names, command, jobs):
    """Runs checks; the result of each, as they end."""
    with ThreadPoolExecutor(max(1, jobs)) as pool:
        for ended in as_completed([pool.submit(run, name, command) for name in names]):
            yield ended.result()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--command", type=Path, help="the command under test")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many checks run at once")
    given = parser.parse_args()
    known = {path.stem.removeprefix("check_") for path in HERE.glob("check_*.py")}
    if unlisted := known ^ {*OF_SOURCES, *OF_COMMAND, *OF_OTHERS}:
        sys.exit(f"checks and their list differ: {', '.join(sorted(unlisted))}")
    groups = {"sources": OF_SOURCES, "command": OF_COMMAND}
    names = [one for name in given.names or groups for one in groups.get(name, [name])]
    if unknown := set(names) - {*OF_SOURCES, *OF_COMMAND}:
        sys.exit(f"no check {', '.join(sorted(unknown))}; there are {', '.join(OF_SOURCES + OF_COMMAND)}")
    failed = []
    together, alone = [name for name in names if name not in ALONE], [name for name in names if name in ALONE]
    for name, code, printed, seconds in chain(ends(together, given.command, given.jobs), ends(alone, given.command, 1)):
        print(f"\n{name}\n{printed}     {seconds:.0f} s", flush=True)
        if code != 0:
            failed.append(name)
    if failed:
        sys.exit(f"\nfailed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
