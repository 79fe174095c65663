"""M4: what once did not hold, tried again as it was found; M5 is in kills.py, M6 in scarcity.py, M7 in streams.py."""

import subprocess

from rows import test
from themes import CONFUSED

@test("M4", "20 times baseline write at once", 20, "every entry recorded")
def parallel_baselines(row):
    folder = row.fresh("parallel")
    names = [f"t{index}.json" for index in range(20)]
    for name in names:
        (folder / name).write_text(CONFUSED)
    for _ in range(row.pick(5, 1)):
        (folder / "palettecheck-baseline.json").unlink(missing_ok=True)
        running = [
            subprocess.Popen(
                [row.command.binary, "baseline", "write", name],
                cwd=folder,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=row.command.environment(folder),
            )
            for name in names
        ]
        codes = [process.wait(timeout=60) for process in running]
        text = (folder / "palettecheck-baseline.json").read_text()
        for name, code in zip(names, codes):
            row.case(f"exit {code}" if code else "" if f'"{name}"' in text else "its entry is lost", case=f"baseline write {name}")
        # A lost entry would fail the check.
        row.expect(row.command("check", *names, cwd=folder), 0, "check afterwards")
