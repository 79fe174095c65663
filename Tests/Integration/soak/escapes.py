"""T12: nothing in a repository makes the command read or write outside of it; and it never uses the network."""

import json
import os
import shutil
import sys

from rows import Skip, test
from themes import CONFUSED, theme, tokens
from watched import Watched

# In every file outside; its bytes are to appear nowhere.
SECRET = "s3cr3t"


def outside_files(folder):
    """Files that would be of use if they were read."""
    entry = {"palettecheckBaseline": 2, "entries": [], SECRET: 1}
    files = {
        "secret.txt": f"{SECRET} line\n",
        "secret.json": json.dumps({SECRET: {"$type": "color", "$value": "#112233"}}),
        "config.json": json.dumps({"version": 1, SECRET: 1}),
        "theme.json": theme([SECRET, "Sun"]),
        "baseline.json": json.dumps(entry),
        "secret.css": f":root {{ --{SECRET}: #112233; --chart-1: #445566 }}\n",
        "colors.csv": f"name,color\n{SECRET},#112233\n",
        "descriptor.json": json.dumps({SECRET: 1}),
        "deep/theme.json": theme([SECRET, "Sun"]),
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)


def attempts(outside):
    """(name, {file: text or, with an arrow, the target of a link}, arguments) of ways to lead out of a repository."""
    up, check = "../outside", ["check", "."]
    config = lambda **keys: json.dumps({"version": 1, **keys})
    link = lambda target: f"-> {target}"
    plain = {"theme.json": CONFUSED}
    aliases = lambda target: tokens({"a": "#112233", "b": f"{{{target}}}"})
    resolver = lambda target: json.dumps(
        {
            "version": "2025.10",
            "sets": {"base": {"sources": [{"$ref": target}]}},
            "resolutionOrder": [{"$ref": "#/sets/base"}],
        }
    )
    for form, path in {"relative": up, "absolute": str(outside), "through a folder": "tokens/../../outside"}.items():
        yield f"baseline, {form}", {**plain, "palettecheck.json": config(baseline=f"{path}/secret.txt")}, check
        yield f"extends, {form}", {**plain, "palettecheck.json": config(extends=f"{path}/config.json")}, check
        yield f"include, {form}", {**plain, "palettecheck.json": config(include=[f"{path}/*.json"])}, check
        yield f"chart, {form}", {**plain, "palettecheck.json": config(chart=[f"{path}/descriptor.json"])}, check
        yield (
            f"baseline write, {form}",
            {**plain, "palettecheck.json": config(baseline=f"{path}/new.json")},
            ["baseline", "write", "theme.json"],
        )
        yield f"resolver, {form}", {"r.resolver.json": resolver(f"{path}/secret.json")}, ["check", "r.resolver.json"]
        yield (
            f"$ref, {form}",
            {"a.tokens.json": tokens({"a": "#112233"}, x={"$ref": f"{path}/secret.json"})},
            ["check", "a.tokens.json"],
        )
        yield (
            f"$extends, {form}",
            {"a.tokens.json": tokens({"a": "#112233"}, x={"$extends": f"{path}/secret.json"})},
            ["check", "a.tokens.json"],
        )
        yield (
            f"@import, {form}",
            {"a.css": f'@import "{path}/secret.css"; :root {{ --chart-1: var(--{SECRET}) }}'},
            ["check", "a.css"],
        )
        yield (
            f"data of a chart, {form}",
            {
                "c.vl.json": json.dumps(
                    {
                        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
                        "data": {"url": f"{path}/colors.csv"},
                        "mark": "line",
                        "encoding": {"x": {"field": "name"}, "y": {"field": "color"}},
                    }
                )
            },
            ["describe", "c.vl.json", "-o", "seen"],
        )
    for name in ("palettecheck.json", "palettecheck-baseline.json"):
        target = "config.json" if name == "palettecheck.json" else "baseline.json"
        yield f"{name} is a link", {**plain, name: link(f"{up}/{target}")}, check
        yield f"{name} is a link to text", {**plain, name: link(f"{up}/secret.txt")}, check
        yield f"{name} is an absolute link", {**plain, name: link(f"{outside}/{target}")}, check
        yield f"{name} is a link to /etc/passwd", {**plain, name: link("/etc/passwd")}, check
    yield (
        "baseline write through a link",
        {**plain, "palettecheck-baseline.json": link(f"{up}/new.json")},
        ["baseline", "write", "theme.json"],
    )
    yield (
        "baseline write over a link",
        {**plain, "palettecheck-baseline.json": link(f"{up}/baseline.json")},
        ["baseline", "write", "--force", "theme.json"],
    )
    yield (
        "baseline prune over a link",
        {**plain, "palettecheck-baseline.json": link(f"{up}/baseline.json")},
        ["baseline", "prune", "theme.json"],
    )
    yield "a folder is a link", {**plain, "tokens": link(up)}, check
    yield "a theme is a link", {**plain, "other.json": link(f"{up}/theme.json")}, check
    yield (
        "links through links",
        {**plain, "one": link("two"), "two": link(up), "other.json": link("one/theme.json")},
        check,
    )
    yield (
        "config in a linked folder",
        {**plain, "c": link(up), "palettecheck.json": config(extends="c/config.json")},
        check,
    )
    yield (
        "include through a linked folder",
        {**plain, "c": link(up), "palettecheck.json": config(include=["c/**"])},
        check,
    )
    yield (
        "baseline in a linked folder",
        {**plain, "c": link(up), "palettecheck.json": config(baseline="c/baseline.json")},
        check,
    )
    yield (
        "baseline write in a linked folder",
        {**plain, "c": link(up), "palettecheck.json": config(baseline="c/new.json")},
        ["baseline", "write", "theme.json"],
    )
    yield (
        "references find a link",
        {"a.tokens.json": aliases(SECRET), "b.tokens.json": link(f"{up}/secret.json")},
        ["check", "a.tokens.json"],
    )
    yield (
        "references find a linked folder",
        {"a.tokens.json": aliases(SECRET), "tokens": link(up)},
        ["check", "a.tokens.json"],
    )
    yield (
        "a resolver through a link",
        {"r.resolver.json": resolver("c/secret.json"), "c": link(up)},
        ["check", "r.resolver.json"],
    )
    yield "fix through a link to a folder", {**plain, "tokens": link(up)}, ["fix", "--write", "."]
    yield "waivers below", {**plain, "tokens": link(up)}, ["baseline", "show", "."]
    yield (
        "settings below",
        {**plain, "palettecheck.json": config(extends=f"{up}/config.json")},
        ["config", "show", "theme.json"],
    )
    yield "a URL", {**plain, "palettecheck.json": config(extends="http://127.0.0.1:9/config.json")}, check
    yield "a file URL", {"r.resolver.json": resolver(f"file://{outside}/secret.json")}, ["check", "r.resolver.json"]


@test("T12", "ways out of a repository", 50, "0 read, 0 written")
def ways_out(row):
    if sys.platform != "linux":
        raise Skip("needs inotify, of Linux")
    codes = {}
    for number, (name, files, arguments) in enumerate(attempts(row.folder / "0" / "outside")):
        place = row.folder / str(number)
        root, outside = place / "root", place / "outside"
        (root / ".git").mkdir(parents=True)
        outside.mkdir()
        outside_files(outside)
        if "through a folder" in name:
            (root / "tokens").mkdir()
        for path, text in files.items():
            path, text = root / path, text.replace(str(row.folder / "0" / "outside"), str(outside))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.symlink_to(text[3:]) if text.startswith("-> ") else path.write_text(text)
        before = sorted(os.listdir(outside))
        with Watched(outside) as watched:
            done = row.command(*arguments, cwd=root, timeout=20)
            seen = sorted(set(watched.seen()))
        made = (
            [line for line in seen if line.split()[0] not in ("opened",)]
            if sorted(os.listdir(outside)) != before
            else []
        )
        shown = SECRET.encode() in (done.out + done.err).replace(name.encode(), b"") and SECRET not in json.dumps(files)
        problem = f"outside: {', '.join(made or seen)}" if seen else "prints the secret" if shown else ""
        if not problem and b"root:" in done.out + done.err:
            problem = "prints /etc/passwd"
        if not problem and done.code not in (0, 1, 2):
            problem = done.ending
        codes[done.code] = codes.get(done.code, 0) + 1
        row.case(problem, done, name)
    row.figure("; ".join(f"{count} ended with exit {code}" for code, count in sorted(codes.items())))


@test("T12n", "system calls: network, other programs", 8, "0 sockets, 0 programs")
def system_calls(row):
    if not shutil.which("strace"):
        raise Skip("needs strace")
    folder = row.fresh("calls")
    (folder / "a.json").write_text(CONFUSED)
    trace = folder / "trace"
    report = [word for format in ("json", "html", "sarif") for word in ("--report", f"{format}={format}")]
    for arguments in (
        ["check", "a.json", *report],
        ["fix", "--write", "a.json"],
        ["baseline", "write", "a.json"],
        ["preview", "a.json", "-o", "p", "--panels", "line"],
        ["inspect", "."],
        ["explain", "PC201"],
        ["check", "https://example.com/theme.json"],
        ["config", "init"],
        ["palettes"],
    ):
        # --report runs into a trace of the calls that make connections or programs; the first program is the command.
        done = row.command(
            *arguments,
            cwd=folder,
            timeout=120,
            prefix=["strace", "-f", "-qq", "-o", str(trace), "-e", "trace=%network,execve,execveat,fork,vfork"],
        )
        lines = trace.read_text().splitlines() if trace.exists() else []
        other = [line for line in lines[1:] if not line.rstrip().endswith("+++") and "SIG" not in line]
        problem = (
            f"calls {other[0][:150]}" if other else "" if lines and "execve" in lines[0] else "strace shows nothing"
        )
        row.case(problem, done, " ".join(arguments))
