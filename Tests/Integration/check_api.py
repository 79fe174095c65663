#!/usr/bin/env python3
"""Compares the public declarations of the library PaletteCheck with Tests/PaletteCheckTests/PublicAPI.txt.

  check_api.py [MODULES]   after `swift build`; exits 1 and prints the difference
  check_api.py --update    writes the file, for a change that is announced in CHANGELOG.md

A line that disappears or changes breaks programs: the next version is a major one. A new line makes it a minor one.
"""

import difflib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from harness import ROOT

# What the compiler infers for nearly every type.
IMPLIED = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"}

recorded = ROOT / "Tests/PaletteCheckTests/PublicAPI.txt"
arguments = [argument for argument in sys.argv[1:] if argument != "--update"]
modules = pathlib.Path(arguments[0]) if arguments else ROOT / ".build/debug/Modules"

target = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))["target"]["unversionedTriple"]
with tempfile.TemporaryDirectory() as folder:
    command = ["swift", "symbolgraph-extract", "-module-name", "PaletteCheck", "-I", str(modules), "-target", target]
    for library in ("CLittleCMS", "CLibYAML"):
        command += ["-Xcc", f"-fmodule-map-file={ROOT}/Sources/{library}/module.modulemap"]
    shims = modules.parent.parent / "checkouts/swift-numerics/Sources/_NumericsShims/include/module.modulemap"
    for candidate in (shims, ROOT / ".build/checkouts/swift-numerics/Sources/_NumericsShims/include/module.modulemap"):
        if candidate.exists():
            command += ["-Xcc", f"-fmodule-map-file={candidate}"]
            break
    command += ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder]
    finished = subprocess.run(command, capture_output=True, text=True)
    if finished.returncode != 0:
        sys.exit(f"api: {finished.stderr.strip()}\napi: first run 'swift build'")
    graphs = [json.loads(path.read_text(encoding="utf-8")) for path in pathlib.Path(folder).glob("PaletteCheck*.symbols.json")]

lines = set()
names = {}
for symbol in (symbol for graph in graphs for symbol in graph["symbols"]):
    name = names[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    lines.add(name + "  " + re.sub(r"\s+", " ", text))
# What the library's types conform to: the members that the compiler writes for it are not among the symbols.
for relation in (relation for graph in graphs for relation in graph["relationships"]):
    if relation["kind"] == "conformsTo" and relation["source"] in names:
        protocol = relation.get("targetFallback") or names[relation["target"]]
        if protocol not in IMPLIED:
            lines.add(f"{names[relation['source']]}  : {protocol}")
found = "".join(line + "\n" for line in sorted(lines))
if len(lines) < 20:
    sys.exit(f"api: only {len(lines)} declarations in {modules}")

if "--update" in sys.argv:
    recorded.write_text(found, encoding="utf-8")
    print(f"wrote {recorded.relative_to(ROOT)}: {len(lines)} declarations")
    sys.exit(0)
expected = recorded.read_text(encoding="utf-8")
if found != expected:
    sys.stdout.writelines(
        difflib.unified_diff(expected.splitlines(True), found.splitlines(True), str(recorded.relative_to(ROOT)), "the library"))
    sys.exit("api: the public declarations changed; announce it in CHANGELOG.md, then run Tests/Integration/check_api.py --update")
print(f"ok   api: {len(lines)} public declarations, as recorded")
