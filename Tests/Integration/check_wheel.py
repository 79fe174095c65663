#!/usr/bin/env python3
"""Installs a wheel into a new environment, and runs the tests of the package against what is installed there: check_wheel.py WHEEL."""

import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

import harness
from harness import ROOT, report

wheel = Path(sys.argv[1]).resolve(strict=True)
with tempfile.TemporaryDirectory() as name:
    work = Path(name)
    programs = work / "venv/bin"
    harness.run(sys.executable, "-m", "venv", work / "venv", check=True)
    started = time.monotonic()
    harness.run(programs / "pip", "install", "--quiet", "--no-index", wheel, check=True)
    done = harness.run(programs / "palettecheck", ROOT / "samples/rainfall-2-green-red.json")
    ok = done.returncode == 1 and "PC201" in done.stdout
    seconds = time.monotonic() - started
    report("wheel", ok, f"from pip install to the first finding in {seconds:.1f} s" if ok else done.stdout + done.stderr)

    requirements = Path(__file__).resolve().parent / "requirements/wheel.txt"
    harness.run(programs / "pip", "install", "--quiet", "-r", requirements, check=True)
    # Away from the source tree, so that the installed package is the one that is tested.
    shutil.copytree(ROOT / "Packaging/python/tests", work / "tests")
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    for name, words in (
        ("tests of the package", ["python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]),
        ("types of the package", ["mypy", "--strict", "--cache-dir", work / "mypy", "-p", "palettecheck"]),
    ):
        done = harness.run(programs / words[0], *words[1:], cwd=work, env=environment)
        printed = done.stdout + done.stderr
        report(name, done.returncode == 0, printed.strip().splitlines()[-1] if done.returncode == 0 else printed)
harness.finish("the wheel")
