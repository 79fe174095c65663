#!/usr/bin/env python3
"""Builds the documentation of the library PaletteCheck with DocC, after `swift build`; a warning fails it.

Usage: check_docc.py [MODULES]
"""

import json
import sys
import tempfile
from pathlib import Path

import harness
from harness import ROOT, report

modules = sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug/Modules"
MAPS = ["Sources/CLittleCMS", "Sources/CLibYAML", ".build/checkouts/swift-numerics/Sources/_NumericsShims/include"]

target = json.loads(harness.run("swiftc", "-print-target-info").stdout)["target"]["unversionedTriple"]
flags = [word for folder in MAPS for word in ("-Xcc", f"-fmodule-map-file={ROOT}/{folder}/module.modulemap")]
with tempfile.TemporaryDirectory() as name:
    graphs, archive = Path(name) / "graphs", Path(name) / "PaletteCheck.doccarchive"
    graphs.mkdir()
    words = ["-module-name", "PaletteCheck", "-I", modules, "-minimum-access-level", "public", "-output-dir", graphs]
    done = harness.run("swift", "symbolgraph-extract", *words, "-target", target, *flags)
    if report("symbols", done.returncode == 0, done.stderr[-500:] or "extracted"):
        names = ["--fallback-display-name", "PaletteCheck", "--fallback-bundle-identifier", "palettecheck.PaletteCheck"]
        words = ["--additional-symbol-graph-dir", graphs, *names, "--warnings-as-errors", "--output-path", archive]
        done = harness.run("docc", "convert", ROOT / "Sources/PaletteCheck/PaletteCheck.docc", *words)
        pages = len(list(archive.glob("data/**/*.json")))
        report("documentation", done.returncode == 0 and pages, f"{pages} pages" if done.returncode == 0 else done.stdout + done.stderr)
harness.finish("the documentation")
