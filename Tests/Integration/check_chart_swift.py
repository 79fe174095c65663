#!/usr/bin/env python3
"""Type-checks the Swift that 'describe' writes of every sample, of sixty tables and of charts with hostile names, and the library PaletteCheck.

Usage: check_chart_swift.py [PALETTECHECK]
It is compiled against modules with the documented signatures of Accessibility, UIKit and SwiftUI, in stubs/. A wrong label has
to be rejected, and without the modules nothing is left of the file. For iOS 15 it is compiled against Apple's availability.
"""

import json
import re
import tempfile
from pathlib import Path

import chart_tables
import harness
from harness import ROOT, report

command = harness.command()
STUBS = Path(__file__).resolve().parent / "stubs"
SWIFTC = ["swiftc", "-swift-version", "6", "-parse-as-library"]
MODULES = ("Accessibility", "UIKit", "AppKit", "SwiftUI")
# The one target of Apple's for which Swift on Linux has a standard library; it begins with iOS 18, and lacks actors.
APPLE = [*SWIFTC, "-target", "arm64-apple-ios18.0", "-wmo", "-enable-experimental-feature", "Embedded"]
HOSTILE = ['"', "\\", "\\(fatalError())", "\n", "\r", "\t", "\0", "\u2028", "\u202e", "*/", "//", '"""', "#if", "é", "🧁",
           "%@", "", " ", "import Foundation", "x" * 2000, "\u001b[31m", "1", "class", "零"]  # fmt: skip


def hostile(name):
    """A chart that tries to leave the string it is in."""
    axis = {"type": "AXCategoricalDataAxisDescriptor", "title": name, "categoryOrder": [name, "b" + name]}
    y = {"type": "AXNumericDataAxisDescriptor", "title": name, "range": {"lowerBound": -1, "upperBound": 1},
         "valueDescriptionProvider": {"kind": "number", "one": "%@" + name, "other": name + "%@"}}  # fmt: skip
    point = {"x": name, "y": -0.5, "label": name, "additionalValues": [name]}
    series = [{"name": name, "isContinuous": False, "dataPoints": [point]}]
    return {"AXChartDescriptor": {"title": name, "summary": name, "xAxis": axis, "yAxis": y, "additionalAxes": [axis], "series": series}}


def type_check(*arguments, compiler=SWIFTC):
    """The errors of the compiler, or nothing."""
    done = harness.run(*compiler, "-typecheck", *arguments)
    return done.stderr or f"exit {done.returncode}" if done.returncode else ""


def problem(chart, folder, options=()):
    """What is wrong with the Swift of a chart, or nothing."""
    done = harness.run(command, "describe", chart, *options, "-o", folder / "described", "--quiet")
    if done.returncode != 0:
        return f"describe ends with {done.returncode}: {done.stderr[:300]}"
    source, modules = folder / "described/Chart.swift", ["-I", folder / "modules"]
    if errors := type_check(*modules, source) or type_check(source):
        return errors[:500]
    # Past the names that the page has to escape, a mistake still has to be found.
    wrong = folder / "Wrong.swift"
    wrong.write_text(source.read_text().replace("AXChartDescriptor(", "AXChartDescriptor(titel: nil, "))
    return "" if "titel" in type_check(*modules, wrong) else "a wrong label passes the type-checker"


def compile_stubs(names, sources, modules, compiler):
    """Compiles stubs into a folder of modules."""
    modules.mkdir()
    for name in names:
        arguments = ["-emit-module", "-module-name", name, "-emit-module-path", modules / f"{name}.swiftmodule", "-I", modules]
        done = harness.run(*compiler, *arguments, sources / f"{name}.swift")
        report(f"stub of {name}", done.returncode == 0, done.stderr[:500] or "compiles")


def check_library(modules):
    """Whether the colours of UIKit, AppKit and SwiftUI can be handed to the library; a wrong call has to be found."""
    built = ROOT / ".build/debug/Modules"
    maps = [ROOT / f"Sources/{library}/module.modulemap" for library in ("CLittleCMS", "CLibYAML")]
    maps += sorted((ROOT / ".build/checkouts/swift-numerics").glob("Sources/_NumericsShims/include/module.modulemap"))
    given = ["-module-name", "PaletteCheck", "-package-name", ROOT.name.lower(), "-I", modules, "-I", built]
    given += ["-enable-upcoming-feature", "InternalImportsByDefault"]
    given += [part for path in maps for part in ("-Xcc", f"-fmodule-map-file={path}")]
    sources = sorted((ROOT / "Sources/PaletteCheck").glob("*.swift"))
    report("library with Apple's colours", not (errors := type_check(*given, *sources)), errors[:500] or "type-checks")
    with tempfile.NamedTemporaryFile("w", suffix=".swift") as wrong:
        wrong.write("import SwiftUI\nlet color = ChartColor(Color.Resolved.self)\n")
        wrong.flush()
        report("a wrong colour is found", bool(type_check(*given, *sources, wrong.name)), "Color.Resolved.self")


def later(source, target):
    """The source for a target that begins with iOS 18: every version is 20 later, so that iOS 15 and 16 lie after it."""
    text = re.sub(r"\b((?:mac|i|tv|watch)OS) (\d+)", lambda found: f"{found[1]} {int(found[2]) + 20}", source.read_text())
    target.write_text(text.replace("@MainActor ", ""))
    return target


def check_availability(charts, folder):
    """Whether charts use nothing that came after iOS 15; TimeZone.gmt, which did, has to be found."""
    (folder / "later").mkdir()
    for stub in STUBS.glob("*.swift"):
        later(stub, folder / "later" / stub.name)
    compile_stubs(("Foundation", *MODULES), folder / "later", folder / "apple", APPLE)
    problems, source, count = [], folder / "Later.swift", 0
    for chart in charts:
        harness.run(command, "describe", chart, "-o", folder / "described", "--quiet")
        # A large chart reads its points with what iOS has had since its version 8, and this target has no Decodable.
        if "Decodable" in (folder / "described/Chart.swift").read_text():
            continue
        later(folder / "described/Chart.swift", source)
        count += 1
        problems += [f"{chart.name}: {errors[:300]}"] if (errors := type_check("-I", folder / "apple", source, compiler=APPLE)) else []
    report("generated files on iOS 15", count > 2 and not problems, f"{count} type-check {problems[:2]}")
    source.write_text(source.read_text().replace("TimeZone(secondsFromGMT: 0)!", ".gmt"))
    found = "only available in iOS 36" in type_check("-I", folder / "apple", source, compiler=APPLE)
    report("a later name is found", found, "TimeZone.gmt, of iOS 16")


def check_page(folder):
    """Whether the code of the page about Apple's settings type-checks; a misspelt setting has to be found."""
    page = ROOT / "Sources/PaletteCheckCLI/PaletteCheckCLI.docc/AppleSettings.md"
    blocks = re.findall(r"```swift\n(.*?)```", page.read_text(), re.DOTALL)
    source, problems = folder / "Settings.swift", []
    for block in blocks:
        source.write_text(block)
        problems += [errors[:500]] if (errors := type_check("-I", folder / "modules", source)) else []
    report("settings of a reader", len(blocks) == 3 and not problems, f"{len(blocks)} blocks type-check {problems[:1]}")
    source.write_text(blocks[0].replace("isReduceMotionEnabled", "isReduceMotion"))
    report("a wrong setting is found", "isReduceMotion" in type_check("-I", folder / "modules", source), "isReduceMotion")


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    compile_stubs(MODULES, STUBS, folder / "modules", SWIFTC)
    check_page(folder)
    check_library(folder / "modules")
    for number, text in enumerate(HOSTILE):
        (folder / f"hostile-{number}.json").write_text(json.dumps(hostile(text)))
    rows = [f"{i},{i * 7 % 31},{'' if i % 5 else i % 3}\n" for i in range(2000)]
    (folder / "long.csv").write_text("day,A,B\n" + "".join(rows))
    samples = [path for path in sorted((ROOT / "samples/charts").iterdir()) if path.suffix in (".csv", ".json")]
    charts = [(chart, ()) for chart in [*sorted(folder.glob("hostile-*.json")), folder / "long.csv", *samples]]
    (folder / "tables").mkdir()
    charts += chart_tables.write(folder / "tables")
    for chart, options in charts:
        if found := problem(chart, folder, options):
            report(chart.name, False, found)
    report("generated files", not harness.failures, f"{len(charts)} type-check, and each with a wrong label is rejected")
    check_availability(samples, folder)
harness.finish("generated Swift")
