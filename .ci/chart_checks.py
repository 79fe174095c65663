"""What the checks of charts share: a line for each, and what failed."""

import os

failures = []


def report(name, ok, detail=""):
    print(f"{'ok  ' if ok else 'FAIL'} {name}: {detail}", flush=True)
    if not ok:
        failures.append(name)


def skip(what, how):
    """A tool that is missing: a failure, unless PALETTECHECK_ALLOW_MISSING=1."""
    print(f"SKIPPED: {what.upper()}: {how}", flush=True)
    if os.environ.get("PALETTECHECK_ALLOW_MISSING") != "1":
        failures.append(what)
