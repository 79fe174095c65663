#!/usr/bin/env python3
"""Holds the schema of the JSON report to real reports of every kind, and the types of the Python package to the schema.

Usage: check_report_schema.py [PALETTECHECK]
A key that the schema does not have fails, and so does one of the schema that no report here has.
"""

import importlib
import json
import os
import subprocess
import sys
import tempfile
import typing
from pathlib import Path

import harness
from harness import ROOT, report

harness.environment("schemas")

from jsonschema import Draft202012Validator  # noqa: E402

command = harness.command()
TEXT = (ROOT / "Sources/PaletteReports/JSON/report-1.schema.json").read_text()
SCHEMA = json.loads(TEXT)
VALIDATOR = Draft202012Validator(SCHEMA)
OBJECTS = {"": SCHEMA, **SCHEMA["$defs"]}
NAMES = {f"GIT_{who}_{what}": f"ci{end}" for who in ("AUTHOR", "COMMITTER") for what, end in (("NAME", ""), ("EMAIL", "@localhost"))}


def check_schema():
    Draft202012Validator.check_schema(SCHEMA)
    report("the schema", harness.run(command, "config", "schema", "report").stdout == TEXT, "valid, and printed as it is")
    bare = [f"{name}.{key}" for name, value in OBJECTS.items() for key, one in value["properties"].items()
            if not (one.get("description") or OBJECTS[one["$ref"].rpartition("/")[2]].get("description"))]  # fmt: skip
    report("every key is described", not bare, f"{sum(len(value['properties']) for value in OBJECTS.values())} keys {bare}")
    open_ones = [name for name, value in OBJECTS.items() if value["additionalProperties"]]
    report("no object takes other keys", not open_ones, open_ones)


def theme(*colors, **more):
    series = [{"name": f"s{i}", "color": color} for i, color in enumerate(colors)]
    return {"palettecheck": 1, "background": "#ffffff", "text": "#1b1f24", "series": series, **more}


WAIVER = {"rule": "PC201", "tokens": ["series.s0", "series.s1"], "reason": "the report is printed", "expires": "2096-02-29"}
BASE = '{ "blue": { "$type": "color",\n  "$value": "%s" } }\n'
CHART = """{ "chart": { "$type": "color", "background": { "$value": "#ffffff" },
  "series": { "a": { "$value": "{blue}" }, "b": { "$value": "#b2182b" } } } }
"""


def write(folder):
    """Themes, and the arguments of `check` by the name of the run."""
    alike = theme("#5b8c2a", "#b8602f")
    ramp = {"name": "Heat", "kind": "diverging", "colors": ["#00ff00", "#ffffff", "#ff0000"]}
    marks = theme("#5b8c2a", "#b8602f", modes={"dark": {"background": "#000000"}}, status={"good": "#00aa00", "bad": "#aa0000"})
    marks["series"][0] |= {"mark": "line", "symbol": "circle", "dash": [4, 2], "width": 2, "label": "direct"}
    marks["series"][1] |= {"mark": "bar", "pattern": "dots", "opacity": 0.5}
    marks["texts"] = [{"name": "title", "color": "#777777", "on": "background", "size": "large"}]
    vega = {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "config": {"range": {"category": ["#5b8c2a", "#b8602f"]}}}
    files = {
        "clean.json": theme("#2166ac", "#b2182b"), "alike.json": alike,
        "many.json": theme(*(f"#{i * 4099 % 0xFFFFFF:06x}" for i in range(24))),
        "modes.json": marks, "ramps.json": {"palettecheck": 1, "ramps": [ramp]}, "ground.json": theme("#2166ac80", background="#ffffff80"),
        "waived.json": alike | {"$extensions": {"palettecheck": {"waivers": [WAIVER]}}},
        "comment.ts": "export const chartColors = ['#5b8c2a', // palettecheck-ignore PC201: the report is printed\n  '#b8602f'];\n",
        "groups.ts": "export const chartColors = ['#2166ac', '#b2182b'];\nexport const pastels = ['#aabbcc', '#ddeeff', '#ffccee'];\n",
        "d/shades.ts": "export const shades = ['#aabbcc', '#ddeeff', '#ffccee'];\n",
        "broken.json": '{ "palettecheck": 1, "series": [', "bad.json": theme("#12345"), "nothing.json": {"name": "x"}, "vega.json": vega,
        "palettes.json": {"a": ["#2166ac", "#b2182b", "#111111"], "b": ["#5b8c2a", "#b8602f", "#222222"]},
        "d/theme.json": alike, "d/x.swift": 'let chartColors = ["#2166ac", "#b2182b", "#111111", "#5b8c2a"]\n',
        "b/theme.json": alike, "r/base.tokens.json": BASE % "#2166ac", "r/chart.tokens.json": CHART,
        "lines": "none.json\n",
    }  # fmt: skip
    for name, value in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(value if isinstance(value, str) else json.dumps(value))
    for words in (["init", "-q", "."], ["add", "."], ["commit", "-q", "-m", "first"]):
        subprocess.run(["git", *words], cwd=folder / "r", env={**os.environ, **NAMES}, check=True)
    (folder / "r/base.tokens.json").write_text(BASE % "#eeeeee")
    (folder / "r/chart.tokens.json").write_text(CHART.replace('"#b2182b"', '"#b2182c"'))
    harness.run(command, "baseline", "write", "b", cwd=folder, check=True)
    milder = ["--rule", "PC201=warning", "--baseline", "milder.json"]
    harness.run(command, "baseline", "write", "b", *milder, cwd=folder, check=True)
    harness.run(command, "describe", ROOT / "samples/rainfall.csv", "-o", "chart", cwd=folder)
    harness.run(command, "preview", "clean.json", "-o", "pictures", cwd=folder)
    runs = {name.partition(".")[0]: [name] for name in files if "/" not in name and name != "lines"}
    pictures = sorted((folder / "pictures").glob("*.png"))
    charts = [str(path) for path in (folder / "chart").glob("*.json") if path.name in ("descriptor.json", "elements.json")]
    return runs | {
        "verbose": ["modes.json", "-v"], "several": ["clean.json", "alike.json", "broken.json", "missing.json"], "folder": ["d"],
        "baselined": ["b"], "worse": ["b", "--baseline", "milder.json"], "since": ["r", "--since", "HEAD"],
        "since, in full": ["r", "--since", "HEAD", "-v"], "known": ["--palette", "tab10"], "ramp": ["--palette", "viridis"],
        "colours": ["#5b8c2a", "#b8602f"], "narrowed": ["alike.json", "--vision", "tritan"],
        "nothing to read": ["--allow-empty", "--files-from", "lines"],
        "picture": [str(pictures[0])],
        "chart": ["clean.json", *(word for chart in charts for word in ("--chart", chart))],
    }  # fmt: skip


def keys(value, schema, path, seen):
    """Notes which keys of the schema a report has."""
    if "$ref" in schema:
        path = schema["$ref"].rpartition("/")[2]
        schema = OBJECTS[path]
    for one in schema.get("oneOf", []):
        if value is not None and "$ref" in one:
            keys(value, one, path, seen)
    if isinstance(value, list):
        for item in value:
            keys(item, schema.get("items", {}), path, seen)
    if isinstance(value, dict):
        for key, item in value.items():
            seen.add((path, key))
            keys(item, schema.get("properties", {}).get(key, {}), path, seen)


def check_reports(folder):
    seen, statuses, count = set(), set(), 0
    for name, words in write(folder).items():
        done = harness.run(command, "check", *words, "--format", "json", cwd=folder)
        document = json.loads(done.stdout)
        count += 1
        for fault in list(VALIDATOR.iter_errors(document))[:3]:
            report(name, False, f"{fault.json_path}: {fault.message[:300]}")
        keys(document, SCHEMA, "", seen)
        statuses |= {finding["status"] for finding in document["findings"]}
    report("reports follow the schema", not harness.failures, f"{count} reports")
    missing = {(name, key) for name, value in OBJECTS.items() for key in value["properties"]} - seen
    report("every key is in a report", not missing, sorted(missing))
    known = set(OBJECTS["finding"]["properties"]["status"]["enum"])
    report("every status is in a report", statuses == known, sorted(known - statuses))


def check_types():
    """The types of the Python package have the keys of the schema."""
    sys.path.insert(0, str(ROOT / "Packaging/python"))
    parts = [importlib.import_module(f"palettecheck.{name}") for name in ("_theme", "_finding", "_report")]
    types = {name: kind for part in parts for name, kind in vars(part).items()}

    def expected(schema):
        """A type of Python for a schema."""
        if "$ref" in schema:
            return types[named(schema["$ref"].rpartition("/")[2])]
        kinds = schema.get("type") or [{str: "string", int: "integer", type(None): "null"}[type(one)] for one in schema.get("enum", ["x"])]
        if "oneOf" in schema:
            (one,) = [one for one in schema["oneOf"] if "$ref" in one]
            return typing.Optional[expected(one)]
        if "const" in schema:
            return str
        plain = {"string": str, "integer": int, "number": float, "null": type(None)}
        choices = [typing.List[expected(schema["items"])] if kind == "array" else typing.Dict[str, str] if kind == "object" else plain[kind]
                   for kind in dict.fromkeys([kinds] if isinstance(kinds, str) else kinds)]  # fmt: skip
        return typing.Union[tuple(choices)]

    wrong = []
    for name, schema in OBJECTS.items():
        kind = types.get(named(name))
        hints = typing.get_type_hints(kind) if kind else {}
        # What only a line of a stream has is not in what the package returns.
        properties = {key: one for key, one in schema["properties"].items() if name or key not in ("line", "id")}
        wrong += [f"{named(name)}.{key}" for key in {*properties, *hints}
                  if key not in properties or key not in hints or hints[key] != expected(properties[key])]  # fmt: skip
        if kind and set(kind.__required_keys__) != set(schema["required"]):
            wrong.append(f"{named(name)} requires other keys")
    report("the types of the Python package", not wrong, f"{len(OBJECTS)} objects" if not wrong else sorted(wrong))


def named(definition):
    """The class of Python for a definition of the schema."""
    return definition[:1].upper() + definition[1:] or "Report"


check_schema()
with tempfile.TemporaryDirectory() as scratch:
    check_reports(Path(scratch))
check_types()
harness.finish("the schema of the report")
