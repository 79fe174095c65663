"""T20: speed, beside another command-line checker in the same run, and at the limits."""

import json
import statistics
import subprocess
import sys
import time

from harness import made_environment
from rows import test
from themes import theme, tokens


def ruff():
    """The path of ruff, installed from PyPI at its first use; None where that fails."""
    program = made_environment("soak") / "bin/ruff"
    return str(program) if program.exists() else None


@test("T20", "speed: ruff's; 50,000 tokens; 256 series", 3, "≤ 2 ×; ≤ 2 s; ≤ 1 s")
def speed(row):
    folder = row.fresh("speed")
    modes = {"dark": {"background": "#14181d", "text": "#f2f4f6"}}
    (folder / "theme.json").write_text(theme(["a", "b", "c", "d"], modes=modes))
    (folder / "code.py").write_text("import os\nprint(os.sep)\n")
    peer = None if row.short else ruff()
    if peer:

        def once(words):
            started = time.perf_counter()
            subprocess.run(words, cwd=folder, capture_output=True)
            return time.perf_counter() - started

        ours, theirs = [], []
        for _ in range(60):
            ours.append(once([row.command.binary, "theme.json"]))
            theirs.append(once([peer, "check", "--no-cache", "code.py"]))
        ratio = statistics.median(ours) / statistics.median(theirs)
        row.figure(
            f"check of 4 series in 2 modes {statistics.median(ours) * 1000:.1f} ms, ruff check of a file "
            f"{statistics.median(theirs) * 1000:.1f} ms, ratio {ratio:.2f} (medians of 60, {sys.platform})"
        )
        row.case(
            f"{ratio:.2f} times ruff, at most 2 allowed" if ratio > 2 else "", case=f"{peer} check --no-cache code.py"
        )
    elif not row.short:
        row.figure("ruff could not be installed: no ratio")
    many = {f"t{index}": "#5b8c2a" if index % 2 else f"{{other.t{index - 1}}}" for index in range(50_000)}
    group = {
        name: {"$type": "color", "$value": value if value[0] == "#" else "#b8602f"} for name, value in many.items()
    }
    (folder / "large.tokens.json").write_text(tokens({"a": "#2166ac", "b": "#b2182b", "c": "{other.t7}"}, other=group))
    done = row.command("check", "large.tokens.json", cwd=folder)
    row.figure(f"50,000 tokens: {done.busy:.2f} s, {done.peak >> 20} MB")
    row.case(
        f"{done.busy:.2f} s for 50,000 tokens"
        if done.busy > 2
        else f"{done.ending}"
        if done.code not in (0, 1)
        else "",
        done,
    )
    colors = [
        f"#{index * 37 % 200 + 20:02x}{index * 91 % 200 + 20:02x}{index * 53 % 200 + 20:02x}" for index in range(256)
    ]
    (folder / "wide.json").write_text(json.dumps({"palettecheck": 1, "background": "#ffffff", "series": colors}))
    done = row.command("check", "wide.json", "-q", cwd=folder)
    row.figure(f"256 series, every pair and vision: {done.busy:.2f} s, {done.peak >> 20} MB")
    row.case(f"{done.busy:.2f} s for 256 series" if done.busy > 1 else "" if done.code in (0, 1) else done.ending, done)
