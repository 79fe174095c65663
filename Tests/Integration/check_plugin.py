#!/usr/bin/env python3
"""Builds a package that uses the plugins: a good asset catalog passes, a bad one fails the build with a position.

  check_plugin.py [PALETTECHECK]   with a package of only the plugins, whose tool calls a prebuilt command
  check_plugin.py --bundle         with the package and artifact bundle of `make bundle`, in .build/dist/plugins
  check_plugin.py --whole          with this package: the build system compiles the command again for its own use
"""

import json
import os
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path

import harness
from harness import ROOT, report

kind = sys.argv[1] if sys.argv[1:2] in (["--bundle"], ["--whole"]) else "command"
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "palettecheck",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "PaletteCheckMain", targets: ["PaletteCheckMain"]),
    .plugin(name: "PaletteCheckBuildToolPlugin", targets: ["PaletteCheckBuildToolPlugin"]),
    .plugin(name: "PaletteCheckCommandPlugin", targets: ["PaletteCheckCommandPlugin"])],
  targets: [
    .plugin(name: "PaletteCheckBuildToolPlugin", capability: .buildTool(), dependencies: ["PaletteCheckMain"]),
    .plugin(
      name: "PaletteCheckCommandPlugin",
      capability: .command(intent: .custom(verb: "palettecheck", description: "Check colours.")),
      dependencies: ["PaletteCheckMain"]),
    .executableTarget(name: "PaletteCheckMain"),
  ])
"""
MAIN = """#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
var words = ([%s] + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
execv(words[0]!, &words)
exit(2)
"""
# The names and the verb of the package above are those of the real one.
SHARED = ['PaletteCheckBuildToolPlugin", capability: .buildTool(), dependencies: ["PaletteCheckMain"]',
          '.custom(verb: "palettecheck"', 'plugin(name: "PaletteCheckCommandPlugin", targets']  # fmt: skip


def check(name, ok, log):
    """A line; what follows a failure would fail too."""
    if not report(name, ok, "" if ok else "\n" + "\n".join(log.splitlines()[-20:])):
        harness.finish("the plugins")


def set_color(catalog, name, *channels):
    path = catalog / f"chart-{name}.colorset/Contents.json"
    text = path.read_text()
    for channel, value in zip(("red", "green", "blue"), channels):
        text = re.sub(f'"{channel}" : "0x[0-9A-F]*"', f'"{channel}" : "0x{value}"', text)
    path.write_text(text)


with tempfile.TemporaryDirectory() as name:
    scratch = Path(name)
    kept, products = scratch / "build", scratch / "palettecheck"
    if kind == "--whole":
        kept, products = ROOT / ".build/plugin", ROOT
    elif kind == "--bundle":
        # SwiftPM knows a package by the name of its folder.
        shutil.copytree(Path(os.environ.get("DIST") or ROOT / ".build/dist") / "plugins", products)
    else:
        shutil.copytree(ROOT / "Plugins", products / "Plugins")
        (products / "Package.swift").write_text(MANIFEST)
        main = products / "Sources/PaletteCheckMain/main.swift"
        main.parent.mkdir(parents=True)
        main.write_text(MAIN % json.dumps(harness.command()))
        real = (ROOT / "Package.swift").read_text()
        missing = [line for line in SHARED if line not in real or line not in MANIFEST]
        report("the names of Package.swift", not missing, ", ".join(missing) or "as here")

    package = scratch / "package"
    shutil.copytree(ROOT / "samples/gated-package", package, ignore=shutil.ignore_patterns(".build"))
    manifest = package / "Package.swift"
    manifest.write_text(manifest.read_text().replace('path: "../.."', f'path: "{products}"'))
    catalog = package / "Sources/Dashboard/Assets.xcassets"

    def swift(command, *arguments):
        done = harness.run("swift", command, "--package-path", package, "--scratch-path", kept, *arguments)
        return done.returncode, done.stdout + done.stderr

    started = time.monotonic()
    code, log = swift("build")
    check("a good asset catalog builds", code == 0, log)
    check("the plugin runs", "Checking the colours of Assets.xcassets" in log, log)
    print(f"     {time.monotonic() - started:.0f} s from nothing")

    # The plugin checks an unchanged catalog again, so that its warnings stay visible; SwiftPM does not with a binary artifact.
    code, log = swift("build")
    check("it builds again", code == 0, log)
    if kind != "--bundle":
        check("its warnings stay in the next build", re.search(r"PC\d{3}", log), log)

    # A green and a brown that readers with deuteranopia confuse in both appearances.
    set_color(catalog, "revenue", "5B", "8C", "2A")
    set_color(catalog, "cost", "B8", "60", "2F")
    code, log = swift("build")
    check("a bad one fails the build", code != 0, log)
    position = r"Assets\.xcassets/chart-[a-z]*\.colorset/Contents\.json:\d+:\d+: error: .*\[PC201\]"
    check("with path:line:column and rule", re.search(position, log), log)

    code, log = swift("package", "palettecheck")
    check("swift package palettecheck fails", code != 0 and "PC201" in log, log)
    code, log = swift("package", "palettecheck", "check", "--fail-on", "never", "Sources")
    check("swift package palettecheck takes flags", code == 0, log)
harness.finish("the plugins")
