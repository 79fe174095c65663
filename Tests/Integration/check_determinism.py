#!/usr/bin/env python3
"""Checks that the same input gives the same bytes in every locale and time zone, on any number of cores and in any order of files.

Usage: check_determinism.py [PALETTECHECK]
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import harness
from harness import ROOT, report

command = harness.command()
SURROUNDINGS = [{"LC_ALL": "tr_TR.UTF-8"}, {"LC_ALL": "C.UTF-8"}, {"LC_ALL": "ar_EG.UTF-8"}, {"TZ": "Asia/Kathmandu"}]
SCALES = """import * as d3 from 'd3'
const rise = d3.scaleLinear().interpolate(d3.interpolateHcl).range(['#00b9fa', '#f95002']).interpolate(d3.interpolateLab)
const fall = d3.scaleLinear().range(['#2166ac', '#fddbc7']).interpolate(d3.interpolateHcl)
const first = d3.scaleOrdinal(['#5b8c2a', '#b8602f'])
const second = d3.scaleOrdinal(['#9467bd', '#1f77b4'])
const third = d3.scaleOrdinal(['#2ca02c', '#d62728'])
"""


def output(folder, arguments, variables, prefix=()):
    """Both streams in one, and the exit code, in an environment that holds only the given variables."""
    variables = {"PATH": os.environ["PATH"], "HOME": str(folder), **variables}
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "capture_output": False, "text": False}
    done = harness.run(*prefix, command, *arguments, cwd=folder, env=variables, **streams)
    return done.stdout, done.returncode


def compare(folder, name, *arguments):
    expected = output(folder, arguments, {"LC_ALL": "C"})
    different = [f"with {one}" for one in SURROUNDINGS if output(folder, arguments, one) != expected]
    if shutil.which("taskset") and output(folder, arguments, {"LC_ALL": "C"}, ["taskset", "-c", "0"]) != expected:
        different.append("on one core")
    report(name, not different, f"differs {', '.join(different)}" if different else "the same bytes")


def compare_orders(folder, name, arguments, files):
    """The lines of a run and those of one with the files the other way round."""
    lines = [sorted(output(folder, [*arguments, *order], {"LC_ALL": "C"})[0].splitlines()) for order in (files, files[::-1])]
    report(f"{name} in another order", lines[0] == lines[1], "the same lines")


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    for sample in (ROOT / "samples").glob("*.json"):
        shutil.copy(sample, folder)
    (folder / "list.hex").write_text("#1f77b4\n#2ca02c\n#d62728\n")
    files = sorted(path.name for path in folder.iterdir())
    for format in ("text", "concise", "json"):
        compare(folder, f"check --format {format}", "check", "--format", format, *files)
    compare(folder, "inspect", "inspect", "--format", "json", *files)
    compare(folder, "rules", "explain", "--format", "markdown")
    for file in files:
        compare(folder, f"fix {file}", "fix", "--format", "json", file)
    # Scales of one program, and groups of colours that are repaired at the same time.
    (folder / "scales.js").write_text(SCALES)
    compare(folder, "check of scales", "check", "-v", "scales.js")
    compare(folder, "fix of several groups", "fix", "--diff", "scales.js", "list.hex")
    # fix solves files that share colours as one problem, with one answer for any order.
    compare_orders(folder, "check", ["check", "--format", "concise"], files)
    for file, colors in (("one.json", '"#5b8c2a", "#b8602f"'), ("two.json", '"#9467bd", "#1f77b4"')):
        (folder / file).write_text(f'{{ "palettecheck": 1, "background": "#ffffff", "series": [{colors}] }}\n')
    compare_orders(folder, "fix", ["fix", "--diff", "-q"], ["one.json", "two.json"])
harness.finish("determinism")
