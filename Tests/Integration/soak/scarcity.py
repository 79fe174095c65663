"""T14: little memory, few files, a small stack, no home, no /proc, and little room for pictures."""

import ctypes
import os
import re
import resource

from rows import test
from themes import CONFUSED, REPORTS, theme

MB = 1 << 20


@test("T14", "little memory, files, stack; no /proc", 60, "verdict or 2, no signal")
def scarcity(row):
    folder = row.fresh("scarce")
    (folder / "theme.json").write_text(CONFUSED)
    (folder / "many.json").write_text(theme([f"s{index}" for index in range(24)]))
    (folder / "deep.json").write_text("[" * 512 + "]" * 512)
    for index in range(20):
        (folder / f"t{index}.json").write_text(CONFUSED)

    def without_proc():
        libc = ctypes.CDLL(None)
        # CLONE_NEWNS; then an empty file system over /proc, for this process alone: MS_REC | MS_PRIVATE first.
        if libc.unshare(0x20000) == 0:
            libc.mount(b"none", b"/", None, 0x4000 | 0x40000, None)
            libc.mount(b"tmpfs", b"/proc", b"tmpfs", 0, None)

    reports = [word for format in REPORTS for word in ("--report", f"{format}={format}")]
    jobs = [
        ["check", "theme.json", *reports],
        ["check", "many.json", "--report", "html=html"],
        ["check", "."],
        ["fix", "theme.json"],
        ["fix", "--write", "t1.json", "t2.json"],
        ["baseline", "write", "theme.json", "--baseline", "b.json"],
        ["check", "deep.json"],
        ["pairs", "many.json"],
        ["inspect", "theme.json"],
    ]
    kinds = {
        "256 MB of addresses": dict(limits=[(resource.RLIMIT_AS, 256 * MB)]),
        "16 open files": dict(limits=[(resource.RLIMIT_NOFILE, 16)]),
        "6 open files": dict(limits=[(resource.RLIMIT_NOFILE, 6)]),
        "a stack of 1 MB": dict(limits=[(resource.RLIMIT_STACK, MB)]),
        "no home": dict(env={"HOME": ""}),
        "a home that is missing": dict(env={"HOME": "/nonexistent"}),
        "a folder for temporary files that is missing": dict(env={"TMPDIR": "/nonexistent"}),
        "no core dumps, no threads": dict(limits=[(resource.RLIMIT_CORE, 0)]),
    }
    if os.geteuid() == 0:
        kinds["no /proc"] = dict(before=without_proc)
    for kind, surroundings in kinds.items():
        for arguments in jobs:
            for index in range(20):
                (folder / f"t{index}.json").write_text(CONFUSED)
            free = row.command(*arguments, cwd=folder)
            for index in range(20):
                (folder / f"t{index}.json").write_text(CONFUSED)
            done = row.command(*arguments, cwd=folder, timeout=60, **surroundings)
            # Only what is scarce may change the verdict.
            allowed = {free.code, 2} if "addresses" in kind or "files" in kind else {free.code}
            if kind == "no /proc" and b"/proc" in done.err:
                # Swift reads the arguments from there.
                allowed = {2}
            row.expect(done, allowed, f"{kind}: {' '.join(arguments)}")


@test("M6", "preview in 100, 150 … 400 MB of addresses", 14, "drawn, or exit 2 and why")
def previews(row):
    """Probe: drawing aborted with a trace under 100 and 150 MB."""
    folder = row.fresh("previews")
    (folder / "theme.json").write_text(CONFUSED)
    drawn = []
    for limit in [100, 150, 200, 250, 300, 350, 400]:
        for arguments in (
            ["preview", "theme.json", "-o", f"p{limit}"],
        ):
            done = row.command(*arguments, cwd=folder, limits=[(resource.RLIMIT_AS, limit * MB)], timeout=60)
            verdict = 0
            pictures = list((folder / arguments[-1]).glob("*.png")) if (folder / arguments[-1]).exists() else []
            problem = ""
            if done.code not in (verdict, 2):
                problem = f"{done.ending}, required {verdict} or 2"
            elif done.code == 2 and not re.search(rb"memory|address|320 MB", done.err):
                problem = "exit 2 without the reason"
            elif done.code == verdict and not pictures:
                problem = f"exit {verdict} without pictures"
            drawn += [f"{limit} MB"] if done.code == verdict else []
            row.case(problem, done, f"ulimit -v {limit * 1024}")
    row.figure("drawn with " + (", ".join(sorted(set(drawn))) or "none of them"))
