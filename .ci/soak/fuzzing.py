"""T3 and T4: fuzzing inside the process, built by `make fuzz`."""

import os
import subprocess
from pathlib import Path

from rows import Skip, test

FOLDER = Path(__file__).resolve().parents[2] / ".build" / "fuzz"


def targets():
    """The programs that `make fuzz` built."""
    found = [path for path in sorted(FOLDER.rglob("*")) if path.is_file() and os.access(path, os.X_OK) and "." not in path.name]
    if not found:
        raise Skip("run 'make fuzz' once: it builds the targets in .build/fuzz")
    return found


@test("T3", "fuzzing: each target built by make fuzz", 1, "0 findings")
def fuzzing(row):
    for target in targets():
        seconds = row.pick(60, 5)
        done = subprocess.run([target, f"-max_total_time={seconds}", "-seed=18", f"-artifact_prefix={row.folder}/"],
                              capture_output=True, text=True, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"},
                              timeout=seconds + 120)
        row.case("" if done.returncode == 0 else done.stderr[-1500:], case=f"{target} -max_total_time={seconds}")
        last = [line for line in done.stderr.splitlines() if "DONE" in line or "stat::number" in line]
        row.figure(f"{target.name}: {' '.join(last)[:120]}")


@test("T4", "mutants of valid files, whole command", 400, "exit 0, 1, 2, no signal")
def mutants(row):
    """The 100,000 in-process runs belong to `make fuzz`; here mutants go through the whole command."""
    from formats import FILES

    folder = row.fresh("mutants")
    files = sorted(FILES.items())
    for index in range(row.pick(1000, 44)):
        name, text = files[index % len(files)]
        data = bytearray(text.encode())
        for _ in range(row.random.choice([1, 2, 5, 20])):
            at = row.random.randrange(len(data))
            how = row.random.randrange(4)
            if how == 0:
                data[at] = row.random.randrange(256)
            elif how == 1:
                del data[at : at + row.random.randrange(1, 9)]
            elif how == 2:
                data[at:at] = data[at : at + row.random.randrange(1, 40)]
            else:
                data[at:at] = row.random.choice([b"{", b"[", b'"', b"\0", b"\xff", b"9" * 70, b"var(", b"#", b"\n", b"e308", b"\xe2\x80\xae"])
            if not data:
                break
        path = folder / f"{index}-{name}"
        path.write_bytes(data)
        done = row.command("check", "--isolated", path.name, "--format", "json", cwd=folder, timeout=20)
        if row.expect(done, {0, 1, 2}, path.name):
            path.unlink()
