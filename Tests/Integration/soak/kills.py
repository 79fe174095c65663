"""T9: kill -9, SIGINT and SIGTERM at random moments. A file is old or new, never torn."""

import json
import os
import signal
import subprocess
import time

from rows import test
from themes import CONFUSED, EMPTY_BASELINE, REPORTS

OLD = "old\n"


def jobs(row):
    """(name, folder, arguments, seconds that it takes, {path: (old, new)})."""
    reports = [word for format in REPORTS for word in ("--report", f"{format}=out/{format}")]
    for name, arguments in [
        ("reports", ["check", "a.json", "--isolated", "-q", *reports]),
        ("baseline", ["baseline", "write", "a.json", "--isolated", "--baseline", "out/baseline.json"]),
        ("fix", ["fix", "--write", "a.json", "b.json", "c.json", "--isolated", "--format", "json"]),
    ]:
        folder = row.fresh(name)
        (folder / "out").mkdir()
        old = reset(folder)
        started = time.monotonic()
        done = row.command(*arguments, cwd=folder)
        seconds = time.monotonic() - started
        assert done.code in (0, 1), done.err
        new = contents(folder)
        yield name, folder, arguments, seconds, {path: (old[path], new[path]) for path in new}


def reset(folder):
    for path in folder.rglob("*"):
        if path.is_file():
            path.unlink()
    for file in ("a", "b", "c"):
        (folder / f"{file}.json").write_text(CONFUSED)
    for format in REPORTS:
        (folder / "out" / format).write_text(OLD)
    (folder / "out" / "baseline.json").write_text(EMPTY_BASELINE)
    return contents(folder)


def contents(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@test("T9", "1000 kill -9, 200 SIGINT, 200 SIGTERM", 1400, "0 torn, ≤ 1 % stray files")
def killed(row):
    counts = {signal.SIGKILL: row.pick(1000, 30), signal.SIGINT: row.pick(200, 10), signal.SIGTERM: row.pick(200, 10)}
    all = list(jobs(row))
    reached, strays = 0, {number: 0 for number in counts}
    for number, count in counts.items():
        for index in range(count):
            name, folder, arguments, seconds, expected = all[index % len(all)]
            reset(folder)
            process = subprocess.Popen(
                [row.command.binary, *arguments],
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                env=row.command.environment(folder),
            )
            time.sleep(row.random.uniform(0, seconds * 1.05))
            process.send_signal(number)
            error = process.communicate(timeout=60)[1]
            reached += process.returncode == -number
            found = contents(folder)
            torn = [path for path, bytes in found.items() if path in expected and bytes not in expected[path]]
            stray = sorted(set(found) - set(expected))
            strays[number] += len(stray)
            problem = ""
            if torn or set(expected) - set(found):
                problem = f"torn or lost: {', '.join(torn) or set(expected) - set(found)}"
            elif stray and number != signal.SIGKILL:
                problem = f"left behind: {', '.join(stray)}"
            elif process.returncode not in (-number, 128 + number, 0, 1):
                problem = f"exit {process.returncode}: {error[:200]!r}"
            elif (
                name == "fix"
                and number != signal.SIGKILL
                and len({found[f"{f}.json"] == expected[f"{f}.json"][1] for f in "abc"}) > 1
            ):
                problem = "some of the files are changed"
            row.case(problem, case=f"{name}, {signal.Signals(number).name}, run {index}: {' '.join(arguments)}")
    kills = counts[signal.SIGKILL]
    row.case(
        f"{strays[signal.SIGKILL]} files left behind by {kills} kill -9" if strays[signal.SIGKILL] > kills / 100 else ""
    )
    row.figure(
        f"{reached} of {sum(counts.values())} signals came before the end; "
        f"left behind: {', '.join(f'{count} by {signal.Signals(n).name}' for n, count in strays.items())}"
    )


@test("M5", "Ctrl-C while fix writes 30 files", 100, "all of them or none")
def interrupted_fix(row):
    """Probe: an interruption left 1 of 30 files new."""
    folder = row.fresh("thirty")
    names = [f"{index:02}.json" for index in range(30)]

    def reset():
        for index, name in enumerate(names):
            (folder / name).write_text(json.dumps({**json.loads(CONFUSED), "name": f"theme {index}"}, indent=2))

    arguments = ["fix", "--write", "--isolated", "-q", *names]
    reset()
    old = {name: (folder / name).read_bytes() for name in names}
    free = row.command(*arguments, cwd=folder)
    new = {name: (folder / name).read_bytes() for name in names}
    if not row.case("" if all(old[name] != new[name] for name in names) else "nothing is written", free):
        return
    sides = set()
    for index in range(row.pick(100, 10)):
        reset()
        process = subprocess.Popen(
            [row.command.binary, *arguments],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=row.command.environment(folder),
        )
        # Most near the end, where the files are replaced.
        time.sleep(free.seconds * row.random.uniform(0.6, 1.05))
        process.send_signal(signal.SIGINT)
        process.wait(timeout=60)
        changed = [name for name in names if (folder / name).read_bytes() != old[name]]
        whole = all((folder / name).read_bytes() == new[name] for name in changed)
        strays = [name for name in os.listdir(folder) if name not in names and name != ".git"]
        problem = f"{len(changed)} of 30 files changed" if len(changed) not in (0, 30) or not whole else ""
        sides.add(len(changed))
        row.case(problem or (f"left behind: {', '.join(strays)}" if strays else ""), free, f"run {index}")
    row.figure(f"number of changed files, over all runs: {sorted(sides)}")
