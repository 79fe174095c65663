"""T3 and T4: fuzzing inside the process, built by `make fuzz`."""

import os
import subprocess
from pathlib import Path

from rows import Skip, test

REPOSITORY = Path(__file__).resolve().parents[3]
PROGRAM = REPOSITORY / ".build" / "fuzz" / "release" / "Fuzz"


@test("T3", "fuzzing: each target built by make fuzz", 17, "0 findings")
def fuzzing(row):
    """Begins from the seeds alone: what longer runs have gathered takes minutes to read again, whatever the seconds given."""
    if not PROGRAM.exists():
        raise Skip("run 'make fuzz' once: it builds the targets in .build/fuzz")
    seconds = row.pick(20, 2)
    folder = row.fresh("fuzz")
    done = subprocess.run(
        [REPOSITORY / "Scripts/fuzz", PROGRAM, str(seconds)],
        capture_output=True,
        text=True,
        env={**os.environ, "FUZZ_FOLDER": str(folder)},
    )
    executions = 0
    for line in done.stdout.splitlines()[2:]:
        # The table of Scripts/fuzz: a target, seconds, of the processor, executions, edges, of, corpus, findings.
        words = [word.strip() for word in line.strip("| ").split("|")]
        counts = words[3:5] + words[-1:]
        problem = "" if all(word.isdigit() for word in counts) else f"not run to its end: {line}"
        if not problem and words[-1] != "0":
            problem = f"{words[-1]} findings in {folder}"
        if row.case(problem, case=f"FUZZ_FOLDER={folder} Scripts/fuzz {PROGRAM} {seconds} {words[0]}"):
            executions += int(words[3])
    row.figure(f"{executions:,} executions, {seconds} s a target")
    if done.returncode != 0 and not row.failures:
        row.case((done.stdout + done.stderr)[-800:] or f"Scripts/fuzz ended with {done.returncode} and without a word")


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
                data[at:at] = row.random.choice(
                    [b"{", b"[", b'"', b"\0", b"\xff", b"9" * 70, b"var(", b"#", b"\n", b"e308", b"\xe2\x80\xae"]
                )
            if not data:
                break
        path = folder / f"{index}-{name}"
        path.write_bytes(data)
        done = row.command("check", "--isolated", path.name, "--format", "json", cwd=folder, timeout=20)
        if row.expect(done, {0, 1, 2}, path.name):
            path.unlink()
