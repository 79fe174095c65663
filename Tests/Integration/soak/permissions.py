"""T11: files and folders without permission, links, pipes, and names of every kind, as a user without rights."""

import os
import shutil
from pathlib import Path

from rows import Skip, test
from themes import CONFUSED

NOBODY = 65534


@test("T11", "permissions, links, pipes, strange names", 40, "exit and message as listed")
def permissions(row):
    if os.geteuid() == 0 and os.uname().sysname != "Linux":
        raise Skip("run it as a user without rights")
    folder = row.fresh("place")
    # Beside the tests' folder, where that user may read it.
    binary = row.folder / "palettecheck"
    shutil.copy(row.command.binary, binary)
    binary.chmod(0o755)
    for name in (
        "a.json",
        "unreadable.json",
        "closed/b.json",
        "sealed/theme.json",
        "all/readable.json",
        "all/closed/c.json",
    ):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(CONFUSED)
    (folder / "dir").mkdir()
    (folder / "readonly").mkdir()
    (folder / "old").write_text("old\n")
    links = {
        "link.json": "a.json",
        "dangling.json": "missing.json",
        "loop.json": "loop.json",
        "one": "two",
        "two": "one",
        "report-link": "linked-report",
        "dangling-report": "created-report",
        "to-dir": "dir",
    }
    for name, target in links.items():
        (folder / name).symlink_to(target)
    (folder / "linked-report").write_text("old\n")
    os.mkfifo(folder / "fifo")
    long = "n" * 250 + ".json"
    (folder / long).write_text(CONFUSED)
    raw = b"caf\xe9.json"
    (Path(os.fsdecode(bytes(folder) + b"/" + raw))).write_text(CONFUSED)
    # The same letters, composed and decomposed: two files on Linux.
    twins = ["twins/caf\u00e9.json", "twins/cafe\u0301.json"]
    for name in [*twins, "twins/z.json"]:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(CONFUSED)
    (folder / "mode").write_text("old\n")
    for path in [folder, *folder.rglob("*")]:
        if os.geteuid() == 0:
            os.chown(path, NOBODY, NOBODY, follow_symlinks=False)
    for name, mode in (
        ("unreadable.json", 0),
        ("closed", 0),
        ("sealed", 0o111),
        ("readonly", 0o555),
        ("all/closed", 0),
        ("mode", 0o640),
    ):
        (folder / name).chmod(mode)

    def as_nobody():
        if os.geteuid() == 0:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)

    row.command = type(row.command)(binary)

    def run(codes, *arguments, stderr=(), stdout=(), after=lambda: ""):
        done = row.command(*arguments, cwd=folder, before=as_nobody, timeout=20)
        problem = after()
        case = " ".join(map(repr, arguments))
        row.case(problem, done, case) if problem else row.expect(done, codes, case, stderr=stderr, stdout=stdout)

    report = lambda path: ["check", "a.json", "-q", "--isolated", "--report", f"json={path}"]
    has = lambda name, text: lambda: "" if text in (folder / name).read_text() else f"{name} does not hold {text!r}"
    whole = '"exit"'
    run(2, "check", "unreadable.json", stdout="permission denied")
    run(2, "check", "closed", stderr="permission denied")
    run(2, "check", "closed/b.json", stderr="permission denied")
    run(1, "check", "sealed/theme.json", stdout="1 error")
    run(2, "check", "sealed", stderr="permission denied")
    run(2, "check", "all", stdout="PC201", stderr="permission denied")
    run(2, "check", "a.json", "unreadable.json", stdout=["a.json", "permission denied"])
    run(2, *report("readonly/out"), stderr="permission denied")
    run(2, *report("closed/out"), stderr="permission denied")
    run(2, *report("dir"), stderr="directory")
    run(2, *report("to-dir"), stderr="directory")
    run(2, *report("a.json"), stderr="a.json", after=has("a.json", CONFUSED))
    run(2, *report("link.json"), stderr="link.json", after=has("a.json", CONFUSED))
    run(2, *report("./dir/../a.json"), stderr="a.json", after=has("a.json", CONFUSED))
    run(2, *report("old"), "--report", "sarif=old", stderr="old", after=has("old", "old\n"))
    run(2, *report("old"), "--report", "sarif=dir/../old", stderr="old", after=has("old", "old\n"))
    run(2, *report("missing/out"), stderr="no such file")
    run(2, *report("old/out"), stderr="not a directory")
    run(2, *report("one"), stderr="symbolic link")
    run(2, "check", "loop.json", stderr="symbolic link")
    run(2, "check", "dangling.json", stderr="no such file")
    run(1, "check", "link.json", stdout="1 error")
    run(
        1,
        *report("report-link"),
        after=lambda: (
            has("linked-report", whole)() or ("" if (folder / "report-link").is_symlink() else "the link is replaced")
        ),
    )
    run(1, *report("dangling-report"), after=has("created-report", whole))
    run(
        1,
        *report("mode"),
        after=lambda: (
            has("mode", whole)()
            or ("" if (folder / "mode").stat().st_mode & 0o777 == 0o640 else "the permissions changed")
        ),
    )
    run(1, *report("/dev/null"))
    run(1, *report("/dev/stdout"), stdout=whole)
    run(2, *report("/dev/full"), stderr="no space left")
    run(2, "check", "fifo", stderr="not a regular file")
    run(2, "check", "--files-from", "fifo", stderr="named pipe")
    run(2, "check", "--config", "fifo", "a.json", stderr="not a regular file")
    run(2, "check", "--baseline", "fifo", "a.json", stderr="named pipe")
    run(2, "check", "/dev/zero", stderr="not a regular file")
    run(1, "check", long, stdout="1 error")
    run(1, *report("r" * 255), after=has("r" * 255, whole))
    run(2, *report("r" * 256), stderr="name too long")
    run(2, "check", "d/" * 2048 + "a.json", stderr="too long")
    run(2, "check", "", stderr="''")
    run(1, b"check", raw, stdout=["caf\\xe9.json"])
    run(2, "check", "twins", stderr="rename one of them")
    run(2, "check", *twins, stderr="rename one of them")
    run(1, "check", twins[1], stdout="1 error")
    run(1, b"check", raw, b"--format", b"json", stdout="caf\U0010ffe9.json")
    run(1, b"check", raw, b"--report", b"sarif=/dev/stdout", stdout="caf%E9.json")
    run(
        1,
        *report(os.fsdecode(b"r\xe9port.json")),
        after=lambda: "" if os.path.exists(bytes(folder) + b"/r\xe9port.json") else "the report has another name",
    )
    run(2, "fix", "--write", "readonly/../unreadable.json", stderr="permission denied")
    run(2, "baseline", "write", "a.json", "--baseline", "readonly/b.json", stderr="permission denied")
    run(2, "preview", "a.json", "-o", "readonly/pictures", stderr="permission denied")
    run(2, "preview", "a.json", "-o", "old", stderr="not a directory")
