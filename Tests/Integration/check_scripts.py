#!/usr/bin/env python3
"""Checks the scripts of the repository: shellcheck for shells, the compiler for Python, and one naming scheme for each."""

import ast
import re

import harness
from harness import ROOT, report

harness.require("shellcheck")
files = [ROOT / name for name in harness.run("git", "ls-files", "-z", cwd=ROOT).stdout.split("\0") if name]
texts = {path: path.read_bytes() for path in files if path.is_file() and path.stat().st_size < 1_000_000}
shell = [path for path, text in texts.items() if re.match(rb"#!.*\b(sh|bash)\n", text)]
python = [path for path, text in texts.items() if path.suffix == ".py" or re.match(rb"#!.*\bpython3\n", text)]

if harness.has("shellcheck"):
    # Short conditions are intentional.
    done = harness.run("shellcheck", "--exclude=SC2015", *shell)
    report("shellcheck", done.returncode == 0, f"{len(shell)} scripts" if done.returncode == 0 else done.stdout)
broken = []
for path in python:
    try:
        ast.parse(texts[path])
    except SyntaxError as error:
        broken.append(f"{path.relative_to(ROOT)}: {error}")
report("Python", python and not broken, "; ".join(broken) or f"{len(python)} files")
# Programs are called by their name, in kebab case; what Python imports is in snake case and says so by its ending.
odd = [path for path in shell + python if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*|_*[a-z0-9]+(_[a-z0-9]+)*_*\.py", path.name)]
report("names", not odd, ", ".join(str(path.relative_to(ROOT)) for path in odd) or "kebab case for programs, snake case for Python")
harness.finish("scripts")
