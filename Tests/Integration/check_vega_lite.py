#!/usr/bin/env python3
"""Describes Vega-Lite charts and compares their values with the labels of the marks that Vega draws: none may differ.

Usage: check_vega_lite.py [PALETTECHECK]
"""

import collections
import html
import itertools
import json
import re
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import harness

harness.environment("statistics")

import vl_convert  # noqa: E402
from vega_datasets import data  # noqa: E402

command = harness.command()


def rows(frame):
    return json.loads(frame.to_json(orient="records", date_format="iso"))


WEATHER = rows(data.seattle_weather())
CARS = rows(data.cars())
BARLEY = rows(data.barley())
WHEAT = rows(data.wheat())


def field(name, kind=None, **more):
    return {"field": name, **({"type": kind} if kind else {}), **more}


def specifications():
    """Charts as their authors write them: a name and the specification."""
    count = {"aggregate": "count"}
    for unit, aggregate in itertools.product(
            ["year", "yearmonth", "month", "quarter", "day", "date", "monthdate"], ["mean", "max", "sum", "count", "median"]):
        y = count if aggregate == "count" else field("temp_max", "quantitative", aggregate=aggregate)
        yield f"{aggregate} by {unit}", WEATHER, {"mark": "bar", "encoding": {"x": field("date", "ordinal", timeUnit=unit), "y": y}}
    for key in ["Horsepower", "Acceleration", "Miles_per_Gallon", "Weight_in_lbs", "Displacement"]:
        for bins in [True, {"maxbins": 20}, {"maxbins": 5}, {"step": 7}, {"minstep": 3}]:
            yield f"{key} in {bins}", CARS, {"mark": "bar", "encoding": {"x": field(key, "ordinal", bin=bins), "y": count}}
    for channel in ["row", "column", "facet"]:
        yield f"panels by {channel}", BARLEY, {
            "mark": "bar", "encoding": {"x": field("site", "nominal"), "y": field("yield", "quantitative", aggregate="sum"),
                                        channel: field("year", "nominal")}}  # fmt: skip
    for mark in ["bar", "area"]:
        yield f"stacked {mark}", BARLEY, {
            "mark": mark, "encoding": {"x": field("site", "nominal"), "y": field("yield", "quantitative", aggregate="sum"),
                                       "color": field("variety", "nominal")}}  # fmt: skip
    yield "bars that lie", BARLEY, {
        "mark": "bar", "encoding": {"y": field("variety", "nominal"), "x": field("yield", "quantitative", aggregate="mean")}}
    yield "offset", BARLEY, {
        "mark": "bar", "encoding": {"x": field("site", "nominal"), "xOffset": field("year", "nominal"),
                                    "y": field("yield", "quantitative", aggregate="mean")}}  # fmt: skip
    yield "line with symbols", WHEAT, {
        "layer": [{"mark": "line"}, {"mark": "point"}],
        "encoding": {"x": field("year", "quantitative"), "y": field("wheat", "quantitative")}}
    yield "bars and a mean", WHEAT, {
        "layer": [{"mark": "bar", "encoding": {"x": field("year", "ordinal"), "y": field("wheat", "quantitative")}},
                  {"mark": "rule", "encoding": {"y": field("wheat", "quantitative", aggregate="mean")}}]}  # fmt: skip
    yield "a pie", BARLEY, {
        "mark": "arc", "encoding": {"theta": field("yield", "quantitative", aggregate="sum"), "color": field("site", "nominal")}}
    yield "null as a name", [{"k": "a", "n": 1}, {"k": None, "n": 2}, {"k": "b", "n": 3}], {
        "mark": "bar", "encoding": {"x": field("k", "nominal"), "y": field("n", "quantitative")}}


def drawn(spec):
    """The same chart with marks that have labels: points for lines, areas and rules beside them."""
    spec = json.loads(json.dumps(spec))
    if "layer" in spec:
        layer = next(one for one in spec.pop("layer") if one["mark"] in ("line", "bar"))
        spec["encoding"] = spec.get("encoding", {}) | layer.get("encoding", {})
        spec["mark"] = layer["mark"]
    if spec["mark"] in ("line", "area"):
        spec["mark"] = "point"
    svg = vl_convert.vegalite_to_svg(json.dumps(spec))
    labels = [re.search(r'aria-label="([^"]*)"', tag) for tag in re.findall(r'<[a-z]+[^>]*role="graphics-symbol"[^>]*>', svg)]
    texts = [html.unescape(label.group(1)) for label in labels if label]
    return [dict(part.split(": ", 1) for part in text.split("; ") if ": " in part) for text in texts
            if not re.match("[XY]-axis|Symbol legend|Gradient legend", text)]  # fmt: skip


def number(text):
    try:
        return float(text.replace("−", "-").replace(",", ""))
    except ValueError:
        return None


def compare(case):
    name, values, spec = case
    spec = {"data": {"values": values}, **spec}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "chart.vl.json")
        path.write_text(json.dumps(spec))
        done = harness.run(command, "describe", path, "-o", folder)
        if done.returncode != 0:
            return name, f"exit {done.returncode}: {done.stderr[:300]}"
        chart = json.loads(Path(folder, "descriptor.json").read_text())["AXChartDescriptor"]
    ours = sorted(point["y"] for series in chart["series"] for point in series["dataPoints"] if point["y"] is not None)
    theirs = drawn(spec)
    if '"bin"' in json.dumps(spec) and len(ours) > len(theirs):
        # Vega draws nothing for an empty bin.
        ours = [value for value in ours if value != 0]
    for key in collections.Counter(key for mark in theirs for key in mark):
        found = sorted(value for mark in theirs if (value := number(mark.get(key, ""))) is not None)
        if len(found) == len(ours) and all(abs(a - b) <= 1e-9 * max(1, abs(b)) for a, b in zip(ours, found)):
            return name, None
    return name, f"{len(ours)} values, {ours[:4]}; Vega draws {len(theirs)}, {theirs[:2]}"


def colored():
    """Charts that take their colours from a palette by the values of their own data."""
    kinds = [["b", "a"], ["Z", "ä", "a", "B", "10", "9"], [10, 9, 100], [1.5, -2, 0], ["only"], [str(n) for n in range(1, 13)]]
    scales = [{}, {"scheme": "set2"}, {"range": ["#1b9e77", "#d95f02", "#7570b3"]}]
    for values, sort, scale, kind in itertools.product(kinds, ("none", None, "ascending", "descending"), scales, ("nominal", "ordinal")):
        if kind == "ordinal" and len(values) == 1:
            # A ramp of one class is read whole.
            continue
        color = field("k", kind, scale=scale, **({} if sort == "none" else {"sort": sort}))
        rows = [{"k": value, "n": index} for index, value in enumerate(values + values[:1])]
        yield f"{values} {sort} {scale} {kind}", {
            "data": {"values": rows}, "mark": "point", "encoding": {"x": field("n", "quantitative"), "color": color}}  # fmt: skip


def compare_colors(case):
    """The names and colours that `inspect` reads, and those of the legend that Vega draws."""
    name, spec = case
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "chart.vl.json")
        path.write_text(json.dumps(spec))
        read = json.loads(harness.run(command, "inspect", path, "--format", "json").stdout or "{}")
    series = [(one["name"], one["color"]) for entry in read.get("inputs", []) for one in entry["series"]]
    if not series:
        return name, "ramp" if any(entry["ramps"] for entry in read.get("inputs", [])) else "nothing is read"
    svg = vl_convert.vegalite_to_svg(json.dumps(spec))
    strokes = [re.search(r'stroke="([^"]*)"', tag)[1] for tag in
               re.findall(r'role-legend-symbol.*?</g>', svg, re.DOTALL) for tag in re.findall(r'<path[^>]*stroke="#[^>]*>', tag)]  # fmt: skip
    texts = re.findall(r'<text[^>]*>([^<]*)</text>', "".join(re.findall(r'role-legend-label.*?</g>', svg, re.DOTALL)))
    drawn = list(zip((html.unescape(text).replace("−", "-") for text in texts), strokes))
    return name, None if series == drawn else f"{series}; Vega draws {drawn}"


with ThreadPoolExecutor() as pool:
    results = list(pool.map(compare, specifications()))
    colors = list(pool.map(compare_colors, colored()))
for name, difference in colors:
    if difference not in (None, "ramp"):
        harness.report(name, False, difference)
same = sum(difference is None for _, difference in colors)
harness.report(f"{same} of {len(colors)} legends have the names and colours of check; the others are ramps", same > 60)
for name, difference in results:
    if difference:
        harness.report(name, False, difference)
harness.report(f"{len(results)} charts have the values that Vega draws", not any(d for _, d in results) and len(results) > 60)
harness.finish("Vega-Lite")
