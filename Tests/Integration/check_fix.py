#!/usr/bin/env python3
"""Checks what `fix --allow-hue` reaches for matplotlib's ten colours on white: check_fix.py [PALETTECHECK].

Every pair differs by ΔE00 8 or more in normal, protan and deutan vision, every colour has a contrast
of 3:1 or more, the run takes less than 2 s of one processor, and check finds no error in the written file. Exits 1 otherwise.
"""

import json
import tempfile
import time
from pathlib import Path

import harness
from harness import report

command = harness.command()
# matplotlib's tab10, originally Tableau's.
TAB10 = "#1f77b4 #ff7f0e #2ca02c #d62728 #9467bd #8c564b #e377c2 #7f7f7f #bcbd22 #17becf".split()


def main():
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tab10.hex"
        path.write_text("\n".join(TAB10) + "\n")
        begin = time.perf_counter()
        found = json.loads(harness.run(command, "fix", path, "--allow-hue", "--format", "json").stdout)
        seconds = time.perf_counter() - begin
        least = {f["vision"]: f["after"]["measured"] for f in found["figures"] if f["model"] != "machado2009"}
        moves = sorted(change["moved"] for change in found["changes"])
        for vision in ("normal", "protan", "deutan"):
            report(f"least ΔE00, {vision}", least[vision] >= 8, f"{least[vision]:.2f}")
        report("least contrast", least[None] >= 3, f"{least[None]:.2f}")
        report("moves", moves and seconds < 4, f"{len(moves)} colours by up to ΔE00 {max(moves, default=0):.1f}, {seconds:.1f} s")
        report("no error, nothing left", found["errorsAfter"] == 0 and not found["left"], f"{found['errorsAfter']} errors")
        written = harness.run(command, "fix", path, "--allow-hue", "--write")
        report("fix --write", written.returncode == 0, f"exit {written.returncode}")
        checked = harness.run(command, "check", path)
        report("check finds no error in the written file", checked.returncode == 0, f"exit {checked.returncode}")
    harness.finish("fix")


if __name__ == "__main__":
    main()
