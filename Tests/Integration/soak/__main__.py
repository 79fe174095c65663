"""Holds the command to what SECURITY.md promises: hostile files, full disks, faults, kills, strange surroundings.

Usage: python3 Tests/Integration/soak PALETTECHECK [--short] [--seed N] [TEST]...
TEST is the name of a row, such as T6 or M2; without any, all run. --short makes fewer cases: about a minute.
Prints one line for each test, then what failed with the command that repeats it, in a folder that stays. Exits 1 if
a row fails. A row that cannot run here, for example without the rights to mount a disk, is SKIPPED and counted at the end.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

# What the integration tests share is in the folder above.
sys.path.append(str(Path(__file__).resolve().parent.parent))

import rows
from command import Command

# The order of the table; each registers its rows.
import json_suite, hostile_files, fuzzing, hostile_names  # noqa: E401, F401
import full_disk, faults, kills, streams  # noqa: E401, F401
import permissions, escapes, sameness, scarcity  # noqa: E401, F401
import exit_codes, color_choice, waivers, baselines, speed  # noqa: E401, F401
import checks, others, probes  # noqa: E401, F401

parser = argparse.ArgumentParser(prog="soak", description=__doc__.split("\n")[0])
parser.add_argument("palettecheck", type=Path)
parser.add_argument("tests", nargs="*", metavar="TEST", help="rows to run, such as T6")
parser.add_argument("--short", action="store_true", help="fewer cases, less than a minute")
parser.add_argument("--seed", type=int, default=18, help="of what is chosen at random")
given = parser.parse_intermixed_args()
if not given.palettecheck.is_file():
    sys.exit(f"{given.palettecheck} is missing: 'make build' builds it")
unknown = set(given.tests) - {test.name for test in rows.TESTS}
if unknown:
    sys.exit(f"no test {', '.join(sorted(unknown))}; there are {', '.join(test.name for test in rows.TESTS)}")

command = Command(given.palettecheck.resolve())
folder = Path(tempfile.mkdtemp(prefix="soak-"))
# Tests as another user reach their files through it.
folder.chmod(0o755)
print(
    f"{command.version()}, {'short' if given.short else 'full'} counts, seed {given.seed}\n{rows.HEADING}", flush=True
)
done = []
started = time.monotonic()
for test in rows.TESTS:
    if given.tests and test.name not in given.tests:
        continue
    row = rows.Row(test, command, folder / test.name, given.short, given.seed)
    row.run()
    print(row.line(), flush=True)
    done.append(row)

for row in done:
    for line in row.details():
        print(line)
failed = [row.test.name for row in done if row.is_failed]
skipped = [row.test.name for row in done if row.skipped]
cases = sum(row.cases for row in done)
print(
    f"\n{cases} cases in {len(done)} tests, {time.monotonic() - started:.0f} s: {len(failed)} failed"
    + (f" ({', '.join(failed)})" if failed else "")
    + (f"; {len(skipped)} SKIPPED ({', '.join(skipped)})" if skipped else "")
)
if failed:
    print(f"The files of failed tests are in {folder}.")
else:
    rows.remove(folder)
sys.exit(1 if failed else 0)
