#!/usr/bin/env python3
"""Checks what `fix --smallest` reaches for matplotlib's ten colours on white: check_fix.py [PALETTECHECK].

With hue changes allowed: every pair differs by ΔE00 8 or more in normal, protan and deutan vision, every colour has a contrast
of 3:1 or more, no colour moves by 19 or more, and check finds no error in the written file. Exits 1 otherwise.
"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import harness

command = harness.command()
# matplotlib's tab10, originally Tableau's.
TAB10 = "#1f77b4 #ff7f0e #2ca02c #d62728 #9467bd #8c564b #e377c2 #7f7f7f #bcbd22 #17becf".split()


def run(*arguments):
    return subprocess.run([command, *map(str, arguments)], capture_output=True, text=True, check=False)


def main():
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tab10.hex"
        path.write_text("\n".join(TAB10) + "\n")
        begin = time.perf_counter()
        found = json.loads(run("fix", "--smallest", path, "--allow-hue", "--format", "json").stdout)
        seconds = time.perf_counter() - begin
        least = {f["vision"]: f["after"]["measured"] for f in found["figures"] if f["model"] != "machado2009"}
        moves = sorted(change["moved"] for change in found["changes"])
        holds = [
            all(least[vision] >= 8 for vision in ("normal", "protan", "deutan")),
            least[None] >= 3,
            bool(moves) and moves[-1] < 19,
            found["errorsAfter"] == 0 and not found["refusals"],
            run("fix", "--smallest", path, "--allow-hue", "--write").returncode == 0,
            run("check", path).returncode == 0,
        ]
        print(
            f"tab10: {len(moves)} colours move by up to ΔE00 {moves[-1]:.1f}; least ΔE00 normal {least['normal']:.2f}, protan "
            f"{least['protan']:.2f}, deutan {least['deutan']:.2f}, contrast {least[None]:.2f}; {seconds:.1f} s"
        )
        return 0 if all(holds) else 1


if __name__ == "__main__":
    sys.exit(main())
