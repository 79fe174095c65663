"""T10: standard streams that are full, closed, or read only in part."""

import subprocess
import time

from rows import test
from themes import CLEAN, CONFUSED, theme

FORMATS = ["text", "concise", "xcode", "json"]
SITUATIONS = ["> /dev/full", ">&-", "<&-", "2>&-", "| head -1", "| true"]


@test("T10", "streams full, closed, read in part", 60, "verdict or 2, reports whole")
def streams(row):
    folder = row.fresh("streams")
    for verdict, text in row.pick([(1, CONFUSED), (0, CLEAN)], [(1, CONFUSED)]):
        name = f"theme-{verdict}.json"
        (folder / name).write_text(text)
        wide = "red" if verdict else "blue"
        (folder / wide).mkdir()
        for index in range(60):
            (folder / wide / f"{index}.json").write_text(theme(["Rain", "Sun"]) if verdict else CLEAN)
        row.command("check", name, "--report", "json=reference.json", "-q", cwd=folder)
        for format in FORMATS:
            for situation in SITUATIONS:
                one_stream(row, folder, verdict, format, situation, f"{wide} {name}")


def one_stream(row, folder, verdict, format, situation, inputs):
    report = folder / "report.json"
    report.unlink(missing_ok=True)
    words = f"check {inputs} --format {format} --report json=report.json"
    status = folder / "status"
    script = f"'{row.command.binary}' {words} {'' if situation[0] == '|' else situation}; echo $? > status"
    if situation[0] == "|":
        script = f"{{ {script}; }} {situation}"
    process = subprocess.run(
        ["sh", "-c", script],
        cwd=folder,
        capture_output=True,
        timeout=60,
        stdin=subprocess.DEVNULL,
        env=row.command.environment(folder),
    )
    # The shell may end before the command does.
    for _ in range(200):
        if status.exists() and status.read_text():
            break
        time.sleep(0.02)
    code = int(status.read_text())
    status.unlink()
    # What has nothing to print does not notice that it cannot print.
    silent = format in ("concise", "xcode") and verdict == 0
    required = (
        {2} if situation == "> /dev/full" and not silent else {verdict, 2} if situation == "> /dev/full" else {verdict}
    )
    problem = "" if code in required else f"exit {code}, required {' or '.join(map(str, required))}"
    text = report.read_text() if report.exists() else ""
    # The first run without any trouble is the reference.
    reference = folder / f"whole-{verdict}.json"
    if not reference.exists():
        subprocess.run(
            [row.command.binary, "check", *inputs.split(), "-q", "--report", f"json={reference.name}"],
            cwd=folder,
            capture_output=True,
            env=row.command.environment(folder),
        )
    if text != reference.read_text():
        problem = problem or f"the report has {len(text)} characters instead of {len(reference.read_text())}"
    if problem and process.stderr:
        problem += f": {process.stderr[:200]!r}"
    row.case(problem, case=f"cd {folder} && {script}")


@test("M7", "diff of control bytes", 2, "patch applies")
def pipes(row):
    """Probes: a diff has to hold the bytes of its file."""
    folder = row.fresh("pipes")
    text = (
        '{ "palettecheck": 1, "background": "#ffffff", "name": "a\x7f\u202eb",\n  "series": ["#5b8c2a", "#b8602f"] }\n'
    )
    (folder / "bytes.json").write_text(text)
    done = row.command("fix", "--diff", "bytes.json", cwd=folder)
    row.case("" if "a\x7f\u202eb".encode() in done.out else "the diff escapes bytes of the file", done)
    applied = subprocess.run(["patch", "-p1"], input=done.out, cwd=folder, capture_output=True)
    after = row.command("check", "bytes.json", "-q", cwd=folder)
    row.case(
        "" if applied.returncode == 0 and after.code == 0 else f"the patch does not apply: {applied.stdout!r}", done
    )
