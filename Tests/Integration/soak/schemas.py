"""T19: every report, read by validators and browsers of other people."""

import subprocess
from pathlib import Path

from rows import Skip, test

CHECK = Path(__file__).resolve().parent.parent / "check_reports.py"


@test("T19", "reports in validators and a browser", 10, "check_reports.py")
def schemas(row):
    if row.short:
        raise Skip("takes minutes: run Tests/Integration/check_reports.py")
    done = subprocess.run([CHECK, row.command.binary], capture_output=True, text=True)
    for line in done.stdout.splitlines():
        if line.startswith(("ok", "FAIL", "SKIPPED")):
            row.case("" if line.startswith("ok") else line, case=f"{CHECK} {row.command.binary}")
    if done.returncode != 0 and not row.failures:
        row.case((done.stdout + done.stderr)[-800:])
