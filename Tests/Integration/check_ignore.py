#!/usr/bin/env python3
"""Checks that a search of a directory leaves out what `git check-ignore` does: hundreds of sets of patterns and paths, made with a seed.

Usage: check_ignore.py [PALETTECHECK] [SETS]
"""

import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import harness
from harness import report

NAMES = ["a", "b", "ab", "foo", "frotz", "doc", "x1", "x2", "a b", "é", "[x]", "#c", "!d"]
PIECES = ["*", "?", "**", "a*", "*b", "[a-c]", "[!a]", "[^x]*", "[[:alpha:]]*", "[[:digit:]]", "x[0-9]", "a?b", "a**b", "\\a",
          "\\*", "[]]", "[a-", "foo\\ ", "fro[t]z", "*.json", "[[:nope:]]", "f*o", "x\\1", "\\#c", "\\!d", "\\[x]", "**b"]  # fmt: skip


def pattern(choose):
    """A line of a .gitignore."""
    kind = choose.random()
    if kind < 0.04:
        return choose.choice(["", "# comment", "   ", "/", "!", "\\", "//"])
    steps = [choose.choice(NAMES if choose.random() < 0.6 else PIECES) for _ in range(choose.choice([1, 1, 1, 2, 2, 3]))]
    if choose.random() < 0.15:
        steps.insert(choose.randrange(len(steps) + 1), "**")
    line = "/".join(steps)
    if choose.random() < 0.2:
        line = "/" + line
    if choose.random() < 0.3:
        line += "/"
    elif choose.random() < 0.2:
        line += choose.choice([".json", "/*", "/**", "*"])
    if choose.random() < 0.2:
        line = "!" + line
    return line + choose.choice(["", "", "", " ", "  "])


def check(folder, command, seed):
    """Whether the command reads exactly the files that git does not ignore; what differs."""
    choose = random.Random(seed)
    repository, settings = folder / "repository", folder / "settings"
    (repository / ".git/info").mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "XDG_CONFIG_HOME": str(settings), "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1"}
    subprocess.run(["git", "init", "-q", repository], check=True, env=environment)
    paths = set()
    for _ in range(24):
        steps = [choose.choice(NAMES) for _ in range(choose.choice([0, 1, 1, 2, 3]))]
        paths.add("/".join([*steps, choose.choice(NAMES) + ".json"]))
    for number, path in enumerate(sorted(paths)):
        file = repository / path
        file.parent.mkdir(parents=True, exist_ok=True)
        # Each has colours of its own: copies would be read once.
        file.write_text(json.dumps({"palettecheck": 1, "series": [f"#{number:02x}66ac", f"#b2{number:02x}2b"]}))
    folders = sorted({""} | {str(Path(path).parent) for path in paths if "/" in path})
    lists = {str(Path(choose.choice(folders)) / ".gitignore") for _ in range(3)} | {".gitignore"}
    for name in sorted(lists):
        ending = choose.choice(["\n", "\n", "\r\n"])
        lines = [pattern(choose) for _ in range(choose.randrange(1, 6))]
        (repository / name).write_bytes((choose.choice(["", "\ufeff"]) + ending.join(lines) + choose.choice(["", ending])).encode())
    asked = subprocess.run(
        ["git", "-C", repository, "-c", "core.quotePath=false", "check-ignore", "--no-index", "--stdin", "-z"],
        input="\0".join(sorted(paths)), capture_output=True, text=True, env=environment, check=False)  # fmt: skip
    ignored = set(asked.stdout.split("\0")) - {""}
    done = subprocess.run([command, ".", "--format", "json"], cwd=repository, capture_output=True, text=True, env=environment, check=False)
    read = {one["path"].removeprefix("./") for one in json.loads(done.stdout)["inputs"]} - {"."}
    wrong = sorted((paths - ignored) ^ read)
    if not wrong and asked.returncode in (0, 1):
        return None, len(ignored)
    written = {name: (repository / name).read_text() for name in sorted(lists)}
    return f"seed {seed}: {wrong} in {written} {asked.stderr}", len(ignored)


def main():
    sets = int(sys.argv[2]) if len(sys.argv) > 2 else 400
    command = harness.command()
    if not harness.has("git"):
        harness.finish("ignored files")
    faults, ignored = [], 0
    for seed in range(sets):
        with tempfile.TemporaryDirectory() as folder:
            fault, count = check(Path(folder), command, seed)
        ignored += count
        if fault:
            faults.append(fault)
            print(f"     {fault}", flush=True)
    report(f"{sets} sets of patterns leave out what git does, {ignored} files", not faults, f"{len(faults)} differ")
    report("the sets ignore files at all", ignored > sets)
    harness.finish("ignored files")


if __name__ == "__main__":
    main()
