#!/usr/bin/env python3
"""Holds the schemas of charts to what the command writes and reads: `chart-1.schema.json` and `elements-1.schema.json`.

Usage: check_chart_schemas.py [PALETTECHECK]
What `describe` writes validates; whatever a schema refuses, the command refuses;
and every property of a schema is read: with a value of a wrong type, or out of its set, both refuse it.
"""

import copy
import json
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import harness
from harness import ROOT, report

harness.environment("schemas")

from jsonschema import Draft202012Validator  # noqa: E402

command = harness.command()


def run(*arguments):
    return subprocess.run([command, *map(str, arguments)], capture_output=True, text=True, check=False)


def load(name, path):
    """A schema that is valid itself and that the command prints as it is."""
    text = (ROOT / "Sources/PaletteCharts" / path).read_text()
    schema = json.loads(text)
    Draft202012Validator.check_schema(schema)
    report(f"{name} schema", run("config", "schema", name).stdout == text, "valid, and printed as it is")
    return schema, Draft202012Validator(schema)


chart_schema, chart_validator = load("chart", "Descriptor/chart-1.schema.json")
elements_schema, elements_validator = load("elements", "ElementList/elements-1.schema.json")

# Every property of the schema, with a right value.
X = {"type": "AXCategoricalDataAxisDescriptor", "title": "Month", "categoryOrder": ["Jan", "Feb"]}
Y = {
    "type": "AXNumericDataAxisDescriptor", "title": "Rain", "range": {"lowerBound": 1, "upperBound": 300},
    "scaleType": "log10", "gridlinePositions": [1, 10, 100],
    "valueDescriptionProvider": {"kind": "number", "fractionDigits": 1, "one": "%@ mm", "other": "%@ mm"},
}  # fmt: skip
SINCE = {
    "type": "AXNumericDataAxisDescriptor", "title": "Since", "range": {"lowerBound": 0, "upperBound": 9e8},
    "valueDescriptionProvider": {"kind": "date", "precision": "month"},
}  # fmt: skip
CHART = {
    "$schema": "palettecheck-chart-1.schema.json",
    "AXChartDescriptor": {
        "title": "Rain", "summary": "Wet.", "contentDirection": "topToBottom", "xAxis": X, "yAxis": Y,
        "additionalAxes": [SINCE],
        "series": [
            {"name": "Coast", "isContinuous": True,
             "dataPoints": [{"x": "Jan", "y": 234.5, "additionalValues": [0], "label": "wettest"}]}
        ],
    },
    "palettecheck": {
        "kind": "bar", "isStacked": True, "series": [{"color": "#0072b2", "symbol": "ring", "dash": [6, 3], "pattern": "dots"}],
        "intervals": [{}], "features": [{}], "sonification": {}, "source": "Invented",
    },
}  # fmt: skip
ELEMENTS = {
    "$schema": "palettecheck-elements-1.schema.json",
    "contentDirection": "leftToRight", "isUnitless": False,
    "elements": [
        {"role": "point", "isElement": True, "label": "Jan", "traits": ["staticText"], "value": "3 mm", "hint": "Plays",
         "frame": {"x": 0, "y": 0, "width": 24, "height": 60}, "series": "Coast", "index": 0},
        {"role": "series", "isElement": False, "label": "Coast, 1 point", "series": "Coast", "count": 1},
    ],
    "findings": [],
}  # fmt: skip


def properties(schema, whole, at=""):
    """The paths of all properties of a schema, references followed, but for those of findings, which are output."""
    if "$ref" in schema:
        return properties(whole["$defs"][schema["$ref"].rsplit("/", 1)[1]], whole, at)
    paths = set()
    for key, value in schema.get("properties", {}).items():
        paths.add(f"{at}/{key}")
        paths |= properties(value, whole, f"{at}/{key}") if key != "findings" else set()
    if "items" in schema:
        paths |= properties(schema["items"], whole, f"{at}/*")
    for choice in schema.get("oneOf", []):
        paths |= properties(choice, whole, at)
    return paths


def places(value, at=(), name=""):
    """Every place of a document: its steps, and its path with * for the items of a list."""
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for step, inner in steps:
        path = f"{name}/{'*' if isinstance(step, int) else step}"
        yield (*at, step), path
        yield from places(inner, (*at, step), path)


def changed(document, steps, change):
    document = copy.deepcopy(document)
    inner = document
    for step in steps[:-1]:
        inner = inner[step]
    change(inner, steps[-1])
    return document


def accepts(document):
    """Whether the command reads a document; exit 2 says that it does not."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(document, file)
        file.flush()
        done = run("check", "--isolated", "--fail-on", "never", "--chart", file.name)
    if done.returncode not in (0, 2):
        raise SystemExit(f"exit {done.returncode}: {done.stderr[:300]}")
    return done.returncode == 0


def one_axis(path):
    """A path with one name for every axis: each of the document's axes is of another type."""
    return re.sub("/(xAxis|yAxis|additionalAxes/[*])(?=/|$)", "/axis", path)


def is_free(schema_path):
    """Properties whose content the reader leaves to other programs: only their form counts."""
    free = ("/palettecheck/intervals", "/palettecheck/features", "/palettecheck/sonification", "/findings")
    return schema_path.startswith(free)


def hold(name, schema, validator, document):
    known = properties(schema, schema)
    known = {one_axis(path) for path in known}
    covered = {one_axis(path) for _, path in places(document)}
    report(f"{name} document", known <= covered and validator.is_valid(document) and accepts(document),
           f"{len(known)} properties" + (f"; without {sorted(known - covered)}" if known - covered else ""))  # fmt: skip

    def remove(inner, step):
        del inner[step]

    def put(value):
        def change(inner, step):
            inner[step] = value

        return change

    wrong = [[{}], {"wrong": 1}, True, 7, "wrong", None, -1, 1e300, ""]
    cases = []
    for steps, path in places(document):
        if is_free(path) and "*" in path:
            continue
        values = wrong[1:] if is_free(path) else wrong
        for label, change in [("without", remove)] + [(json.dumps(value), put(value)) for value in values]:
            cases.append((path, label, changed(document, steps, change)))
        if isinstance(steps[-1], str):
            cases.append((path, "misspelt", changed(document, steps, lambda inner, step: inner.update({step + "x": inner.pop(step)}))))
    with ThreadPoolExecutor() as pool:
        verdicts = list(pool.map(lambda case: accepts(case[2]), cases))
    refused = {}
    lenient = []
    for (path, label, value), accepted in zip(cases, verdicts):
        valid = validator.is_valid(value)
        if not valid:
            refused[path] = refused.get(path, 0) + 1
        if accepted and not valid:
            lenient.append(f"{path} {label}")
    report(f"{name} reader", not lenient, f"{sum(refused.values())} of {len(cases)} changes are refused by the schema, and by the reader"
           + (f"; but not {lenient[:12]}" if lenient else ""))  # fmt: skip
    unread = sorted({path for path, _, _ in cases} - set(refused))
    report(f"{name} properties", not unread, "each has a value that schema and reader refuse" if not unread else f"not {unread}")


def written():
    """Everything that `describe` writes of the samples and of a long series validates, and reads back."""
    with tempfile.TemporaryDirectory() as folder:
        long = Path(folder, "long.csv")
        long.write_text("day,A,B\n" + "".join(f"{i},{i * 7 % 31},{'' if i % 5 else i % 3}\n" for i in range(2000)))
        whole = Path(folder, "whole.json")
        whole.write_text(json.dumps(CHART))
        charts = [*sorted((ROOT / "samples/charts").iterdir()), ROOT / "samples/rainfall.csv", long, whole]
        count = 0
        for chart in charts:
            out = Path(folder, f"{chart.name}-out")
            done = run("describe", chart, "-o", out)
            if done.returncode != 0:
                report(chart.name, False, done.stderr[:300])
                continue
            for name, validator in [("descriptor.json", chart_validator), ("elements.json", elements_validator)]:
                document = json.loads((out / name).read_text())
                faults = [f"{'/'.join(map(str, e.absolute_path))}: {e.message[:120]}" for e in validator.iter_errors(document)]
                if faults or not accepts(document):
                    report(f"{name} of {chart.name}", False, "; ".join(faults[:3]) or "the command does not read it back")
                count += 1
            if chart.suffix == ".json" and "AXChartDescriptor" in json.loads(chart.read_text()):
                report(chart.name, chart_validator.is_valid(json.loads(chart.read_text())), "the sample validates")
        report("written files", count == 2 * len(charts), f"{count} validate, and read back")


def audited():
    """Where the author states everything, the audit finds nothing in what `describe` writes of a sample."""
    parts = {"title": "A chart", "summary": "It shows this.", "y-title": "Up", "y-unit": "unit,units"}
    stated = [word for key, value in parts.items() for word in (f"--{key}", value)]
    charts = [*sorted((ROOT / "samples/charts").iterdir()), ROOT / "samples/rainfall.csv"]
    with tempfile.TemporaryDirectory() as folder:
        found = []
        for chart in charts:
            # Names and dates take no unit.
            if run("describe", chart, "-o", folder, *stated, "--x-unit", "step,steps").returncode != 0:
                run("describe", chart, "-o", folder, *stated)
            for name in ("descriptor.json", "elements.json"):
                done = run("check", "--isolated", "--fail-on", "info", "--format", "concise", "--chart", Path(folder, name))
                found += [] if done.returncode == 0 else [f"{chart.name} {name}: {done.stdout[:200]}{done.stderr[:200]}"]
        report("audit of what is written", not found, f"{len(charts)} samples, no finding {found[:2]}")


hold("chart", chart_schema, chart_validator, CHART)
hold("elements", elements_schema, elements_validator, ELEMENTS)
written()
audited()
harness.finish("schemas")
