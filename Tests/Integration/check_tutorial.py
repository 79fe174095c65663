#!/usr/bin/env python3
"""Builds the package that the tutorial of the library ends with, and runs the code of every step as a test of its own."""

import re
import shutil

import harness
from harness import ROOT, report

STEPS = ROOT / "Sources/PaletteCheck/PaletteCheck.docc/Resources"
SAMPLE = ROOT / "samples/tested-package"
kept = ROOT / ".build/tutorial"
package = kept / "package"

last = (STEPS / "TestOfAppearances.swift").read_bytes()
same = last == (SAMPLE / "Tests/DashboardTests/SeriesStyleTests.swift").read_bytes()
report("the last test of the tutorial", same, "that of samples/tested-package" if same else "not that of samples/tested-package")
shutil.rmtree(package, ignore_errors=True)
shutil.copytree(SAMPLE, package, ignore=shutil.ignore_patterns(".build"))
shutil.copy(STEPS / "Package.swift", package / "Package.swift")
done = harness.run("swift", "package", "--package-path", package, "dump-package")
report("the manifest of the tutorial", done.returncode == 0, done.stderr[-300:] or "is read")

steps = [path for path in sorted(STEPS.glob("*.swift")) if path.name != "Package.swift"]
for step in steps:
    folder = package / "Tests" / step.stem
    folder.mkdir(parents=True)
    shutil.copy(step, folder)
manifest = (SAMPLE / "Package.swift").read_text().replace('path: "../.."', f'path: "{ROOT}"')
targets = "".join(f'step("{step.stem}"), ' for step in steps)
manifest, count = re.subn(r"^    \.testTarget\($", lambda match: f"    {targets}\n{match[0]}", manifest, flags=re.MULTILINE)
report("the manifest of the sample", count == 1, "takes the steps as targets")
(package / "Package.swift").write_text(manifest + """
func step(_ name: String) -> Target {
  .testTarget(name: name, dependencies: ["Dashboard", .product(name: "PaletteCheck", package: "palettecheck")])
}
""")
words = ["--package-path", package, "--scratch-path", kept / "build", "--disable-xctest", "--quiet"]
done = harness.run("swift", "test", *words)
passed = re.findall(r"Test run with .*passed", done.stdout + done.stderr)
report("the steps as tests", done.returncode == 0 and passed, passed[-1] if passed and done.returncode == 0 else done.stdout + done.stderr)
harness.finish("the tutorial")
