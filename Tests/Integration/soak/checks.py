"""Rows that are programs of their own, of `Tests/Integration`: each line that one prints is a case."""

import subprocess
import sys
from pathlib import Path

from rows import Skip, test

FOLDER = Path(__file__).resolve().parent.parent


def register(name, what, least, program):
    """A row that runs one program; not in the short form, for each takes up to a minute."""

    @test(name, what, least, program)
    def body(row):
        script = FOLDER / program
        if row.short:
            raise Skip(f"takes long: run Tests/Integration/{program}")
        done = subprocess.run([sys.executable, script, row.command.binary], capture_output=True, text=True)
        case = f"{script} {row.command.binary}"
        for line in done.stdout.splitlines():
            if line.startswith(("ok", "FAIL", "SKIPPED")):
                row.case("" if line.startswith("ok") else line, case=case)
        if done.returncode != 0 and not row.failures:
            row.case((done.stdout + done.stderr)[-800:], case=case)


register("T13s", "samples in languages, cores, orders", 1, "check_determinism.py")
register("T19", "reports in validators and a browser", 10, "check_reports.py")
register("T21", "short files that ask for much: 100 MB, 1 s", 1, "check_bounds.py")
register("T22", "each format broken in twelve ways", 4, "check_broken.py")
register("T23", "--since: what a change broke", 20, "check_since.py")
register("T24", "a language server and its editors", 5, "check_lsp.py")
register("T25", "the studio in browsers, its port", 10, "check_studio.py")
