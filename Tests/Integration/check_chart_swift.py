#!/usr/bin/env python3
"""Type-checks the Swift that 'describe' writes of every sample and of charts with hostile names.

Usage: check_chart_swift.py [PALETTECHECK]
It is compiled against modules with the documented signatures of Accessibility and UIKit, in stubs/. A wrong label has to be
rejected, and without the modules nothing is left of the file.
"""

import json
import tempfile
from pathlib import Path

import harness
from harness import ROOT, report

command = harness.command()
STUBS = Path(__file__).resolve().parent / "stubs"
SWIFTC = ["swiftc", "-swift-version", "6", "-parse-as-library"]
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


def type_check(*arguments):
    """The errors of the compiler, or nothing."""
    done = harness.run(*SWIFTC, "-typecheck", *arguments)
    return done.stderr or f"exit {done.returncode}" if done.returncode else ""


def problem(chart, folder):
    """What is wrong with the Swift of a chart, or nothing."""
    done = harness.run(command, "describe", chart, "-o", folder / "described", "--quiet")
    if done.returncode != 0:
        return f"describe ends with {done.returncode}: {done.stderr[:300]}"
    source, modules = folder / "described/Chart.swift", ["-I", folder / "modules"]
    if errors := type_check(*modules, source) or type_check(source):
        return errors[:500]
    # Past the names that the page has to escape, a mistake still has to be found.
    wrong = folder / "Wrong.swift"
    wrong.write_text(source.read_text().replace("AXChartDescriptor(", "AXChartDescriptor(titel: nil, "))
    return "" if "titel" in type_check(*modules, wrong) else "a wrong label passes the type-checker"


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    (folder / "modules").mkdir()
    for module in ("Accessibility", "UIKit"):
        target = folder / "modules" / f"{module}.swiftmodule"
        done = harness.run(*SWIFTC, "-emit-module", "-module-name", module, "-emit-module-path", target, STUBS / f"{module}.swift")
        report(f"stub of {module}", done.returncode == 0, done.stderr[:500] or "compiles")
    for number, text in enumerate(HOSTILE):
        (folder / f"hostile-{number}.json").write_text(json.dumps(hostile(text)))
    rows = [f"{i},{i * 7 % 31},{'' if i % 5 else i % 3}\n" for i in range(2000)]
    (folder / "long.csv").write_text("day,A,B\n" + "".join(rows))
    samples = [path for path in sorted((ROOT / "samples/charts").iterdir()) if path.suffix in (".csv", ".json")]
    charts = [*sorted(folder.glob("hostile-*.json")), folder / "long.csv", *samples]
    for chart in charts:
        if found := problem(chart, folder):
            report(chart.name, False, found)
    report("generated files", not harness.failures, f"{len(charts)} type-check, and each with a wrong label is rejected")
harness.finish("generated Swift")
