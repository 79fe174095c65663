"""T8: every call that reads, writes, renames or closes fails once, in every way."""

import os
import shutil
import subprocess
from collections import Counter

from rows import Skip, test
from themes import CONFUSED, EMPTY_BASELINE, REPORTS

KINDS = ["EIO", "ENOSPC", "EINTR", "short"]


def library(row):
    """The compiled faults.c."""
    compiler = next(filter(shutil.which, ["cc", "gcc", "clang"]), None)
    if not compiler or os.uname().sysname != "Linux":
        raise Skip("needs Linux and a C compiler")
    source, target = os.path.join(os.path.dirname(__file__), "faults.c"), row.folder / "faults.so"
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-Wall", source, "-o", target, "-ldl"], check=True)
    return target


def files(folder):
    """The bytes of every file below a folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink()
    }


def jobs(row):
    """(name, arguments) of runs that write in every way that there is; each in a folder of its own."""
    reports = [word for format in REPORTS for word in ("--report", f"{format}=out/{format}")]
    yield "check with every report", ["check", "a.json", "--isolated", *reports]
    yield (
        "fix --write of three files",
        ["fix", "--write", "a.json", "b.json", "c.json", "--isolated", "--format", "json"],
    )
    yield "baseline write", ["baseline", "write", "a.json", "--isolated", "--baseline", "out/baseline.json"]
    yield "preview", ["preview", "a.json", "-o", "pictures", "--isolated", "--panels", "line", "--vision", "deutan"]
    yield "simulate to standard output", ["simulate", "#5b8c2a", "--format", "json"]


def place(row, name):
    folder = row.fresh(name)
    (folder / "out").mkdir()
    for file in ("a", "b", "c"):
        (folder / f"{file}.json").write_text(CONFUSED)
    for format in REPORTS:
        (folder / "out" / format).write_text("old\n")
    (folder / "out" / "baseline.json").write_text(EMPTY_BASELINE)
    return folder


@test("T8", "a call fails: EIO, ENOSPC, EINTR, short", 240, "exit 2 or the same bytes")
def failing_calls(row):
    preload = {"LD_PRELOAD": str(library(row))}
    made = Counter()
    for number, (name, arguments) in enumerate(jobs(row)):
        free = place(row, f"{number}-free")
        old = files(free)
        log = row.folder / f"{number}.log"
        reference = row.command(*arguments, cwd=free, env={**preload, "FAULT_LOG": str(log)})
        if reference.code not in (0, 1) or not log.exists():
            row.case("no call was counted", reference, name)
            continue
        new, calls = files(free), log.read_text().split()
        made.update(calls)
        # The short form takes some of each.
        chosen = range(1, len(calls) + 1)
        if row.short:
            chosen = sorted(row.random.sample(chosen, min(3, len(calls))))
        for call in chosen:
            for kind in KINDS:
                if kind == "short" and calls[call - 1] not in ("read", "write"):
                    continue
                folder = place(row, f"{number}-{call}-{kind}")
                done = row.command(*arguments, cwd=folder, env={**preload, "FAULT_CALL": str(call), "FAULT_KIND": kind})
                case = f"{name}, call {call} ({calls[call - 1]}), {kind}"
                judge(row, case, done, reference, files(folder), old, new, kind)
    row.figure("calls made to fail: " + ", ".join(f"{count} {name}" for name, count in sorted(made.items())))


def judge(row, case, done, reference, found, old, new, kind):
    problem = ""
    # A report of a run that could not read its input tells so.
    tells = b"cannot be read" if "(read)" in case else None
    torn = [
        path
        for path, bytes in found.items()
        if bytes not in (old.get(path), new.get(path)) and not (tells and tells in bytes)
    ]
    if torn:
        problem = f"neither old nor new: {', '.join(torn)}"
    elif done.code == reference.code:
        # Also a failure that changes nothing, such as of closing a file that was read.
        lost = [path for path in new if found.get(path) != new[path]]
        if lost or done.out != reference.out:
            problem = f"exit {done.code} without {', '.join(lost) or 'the whole standard output'}"
    elif done.code != 2:
        problem = f"{done.ending}, required 2 or {reference.code}"
    elif kind == "short":
        problem = "a short read or write is no error"
    elif set(found) - set(old) - set(new):
        problem = "left behind: " + ", ".join(set(found) - set(old) - set(new))
    elif "fix" in case and len({found[f"{name}.json"] == new[f"{name}.json"] for name in "abc"}) > 1:
        problem = "some of the files are changed"
    row.case(problem, done, case)
