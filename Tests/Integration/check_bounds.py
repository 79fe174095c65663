#!/usr/bin/env python3
"""Short files that ask for much: each of at most 10 kB, for every reader, checked in a second and 100 MB; and repairs of larger and
larger ones, whose time grows no faster than they do.

Usage: Tests/Integration/check_bounds.py [PALETTECHECK]
"""

import json
import math
import os
import statistics
import tempfile
import time
import zlib
from pathlib import Path

from harness import command, finish, report

# A second on a quiet machine is five times what `pace` takes; other programs on it may double the processor time.
MOST_BYTES, MOST_MEMORY, MOST_PACES = 10_000, 100 << 20, 10


def doubled(first, line, count):
    """Lines each of which names the one before it twice."""
    return "\n".join([first] + [line.format(n=n, m=n - 1) for n in range(1, count)])


def dtcg(tokens):
    return json.dumps({"chart": tokens})


def colors(count):
    return [f"#{n * 7919 % (1 << 24):06x}" for n in range(count)]


def nested(open_, close, inner, bytes_=MOST_BYTES):
    depth = (bytes_ - len(inner)) // (len(open_) + len(close))
    return open_ * depth + inner + close * depth


def inputs():
    """Names of files and what each holds."""
    color = {"$type": "color"}
    yield (
        "spread.ts",
        doubled("const a0 = ['#d62728', '#2ca02c'];", "const a{n} = [...a{m}, ...a{m}];", 40) + "\nexport const chartColors = a39;",
    )
    yield (
        "spread-objects.js",
        doubled("const a0 = { a: '#d62728' };", "const a{n} = {{ x{n}: a{m}, y{n}: a{m} }};", 60) + "\nexport const chartColors = a59;",
    )
    yield "concat.js", doubled("const a0 = ['#d62728'];", "const a{n} = a{m}.concat(a{m}, a{m});", 40) + "\nexport const colors = a39;"
    yield (
        "map.tsx",
        "const d = ["
        + ",".join(f"{{c:'{c}'}}" for c in colors(300))
        + "];\nexport const C = () => <X>{d.map(a => d.map(b => d.map(c => <Line stroke={c.c} />)))}</X>;",
    )
    yield "template.js", doubled("const a0 = '#d62728';", "const a{n} = `${{a{m}}}${{a{m}}}`;", 60) + "\nexport const chartColors = [a59];"
    yield (
        "product.py",
        "c = ['#d62728', '#2ca02c']\n"
        + doubled("a0 = c", "a{n} = a{m} * 1000", 30)
        + "\nplt.rcParams['axes.prop_cycle'] = cycler(color=a29)\n",
    )
    yield (
        "cycler.py",
        "from cycler import cycler\nx = "
        + " * ".join(f"cycler(k{n}=['a', 'b', 'c', 'd'])" for n in range(200))
        + "\nplt.rc('axes', prop_cycle=x)\n",
    )
    yield "cycle.mplstyle", "axes.prop_cycle: " + " * ".join(f"cycler('k{n}', ['a', 'b', 'c', 'd'])" for n in range(100)) + "\n"
    yield "plus.py", doubled("a0 = ['#d62728']", "a{n} = a{m} + a{m}", 60) + "\nchart_colors = a59\n"
    yield "comprehension.py", "c = ['#d62728', '#2ca02c']\nchart_colors = " + "[x for x in " * 60 + "c" + "]" * 60 + " * 10 ** 9\n"
    yield "range.py", "import plotly.express as px\nchart_colors = ['#d62728' for i in range(10 ** 9)]\n"
    yield (
        "notebook.ipynb",
        json.dumps(
            {
                "nbformat": 4,
                "metadata": {},
                "cells": [
                    {"cell_type": "code", "source": [doubled("a0 = ['#d62728']", "a{n} = a{m} + a{m}", 60) + "\nplt.plot(x, color=a59)"]}
                ],
            }
        ),
    )
    yield "rep.R", "chart_colors <- rep(rep(c('#d62728', '#2ca02c'), 1e9), 1e9)\nscale_color_manual(values = chart_colors)\n"
    yield "colors.swift", doubled('let a0 = ["#d62728"]', "let a{n} = a{m} + a{m}", 60) + "\nlet chartColors = a59\n"
    yield (
        "aliases.tokens.json",
        dtcg({f"t{n}": {**color, "$value": f"{{chart.t{n + 1}}}"} for n in range(150)} | {"t150": {**color, "$value": "#d62728"}}),
    )
    yield (
        "wide-aliases.tokens.json",
        dtcg(
            {"a": {**color, "$value": "{chart.b}"}, "b": {**color, "$value": "#d62728"}}
            | {f"s{n}": {**color, "$value": "{chart.a}"} for n in range(180)}
        ),
    )
    yield (
        "extends.tokens.json",
        json.dumps(
            {"g0": {f"c{n}": {**color, "$value": "#d62728"} for n in range(20)}}
            | {f"g{n}": {"$extends": f"{{g{n - 1}}}", "x": {"$extends": f"{{g{n - 1}}}"}} for n in range(1, 100)}
        ),
    )
    yield "circle.tokens.json", dtcg({f"t{n}": {**color, "$value": f"{{chart.t{(n * 7 + 1) % 150}}}"} for n in range(150)})
    yield (
        "resolver.json",
        json.dumps(
            {
                "version": "2025.10",
                "resolutionOrder": [{"$ref": f"#/modifiers/m{n}"} for n in range(36)],
                "modifiers": {
                    f"m{n}": {"contexts": {c: [{"chart": {"a": {**color, "$value": "#d62728"}}}] for c in "abc"}} for n in range(36)
                },
            }
        ),
    )
    yield (
        "ref.json",
        json.dumps(
            {"palettecheck": 1, "colors": {f"c{n}": f"{{c{n + 1}}}" for n in range(300)} | {"c300": "#d62728"}, "series": ["{c0}"] * 300}
        ),
    )
    yield "anchors.yaml", doubled("a0: &a0 ['#d62728', '#2ca02c']", "a{n}: &a{n} [*a{m}, *a{m}, *a{m}, *a{m}]", 60) + "\nchart: *a59\n"
    yield (
        "merge.yaml",
        "a0: &a0 { chart: '#d62728' }\n"
        + "\n".join(f"a{n}: &a{n}\n  <<: [*a{n - 1}, *a{n - 1}]\n  x: *a{n - 1}" for n in range(1, 100))
        + "\n",
    )
    yield "tables.toml", "[theme]\nchartCategoricalColors = ['#d62728']\n" + "[[a]]\n" * 1_600
    yield "dotted.toml", ".".join(["a"] * 4_000) + " = '#d62728'\n"
    yield "variables.css", doubled(":root { --chart-0: #d62728;", "--chart-{n}: var(--chart-{m}) var(--chart-{m});", 150) + "}"
    yield "fallback.css", ":root { --chart-1: " + nested("var(--x, ", ")", "#d62728", 9_000) + "; }"
    yield (
        "mix.css",
        doubled(":root { --chart-0: #d62728;", "--chart-{n}: color-mix(in oklch, var(--chart-{m}), var(--chart-{m}));", 100) + "}",
    )
    yield "calc.css", ":root { --chart-1: rgb(" + nested("calc(1 + ", ")", "1", 9_000) + " 0 0); }"
    yield "selectors.css", ",".join(f".c{n}" for n in range(300)) + "{" + "".join(f"--chart-{n}: #d6{n:02x}28;" for n in range(200)) + "}"
    yield (
        "loop.scss",
        "@each $a in ("
        + ",".join("abcdefghij")
        + ") {" * 1
        + "$chart-colors: (#d62728);"
        + "}\n"
        + doubled("$a0: (#d62728, #2ca02c);", "$a{n}: join($a{m}, $a{m});", 100)
        + "\n$chart-colors: $a99;",
    )
    yield "deep.json", nested('{"a":', "}", '"#d62728"')
    yield "array.json", nested("[", "]", '"#d62728"')
    yield "deep.yaml", nested("[", "]", "'#d62728'")
    yield "pairs.json", json.dumps({"palettecheck": 1, "series": colors(300)})
    yield "pairs.hex", "\n".join(colors(300))
    yield (
        "modes.json",
        json.dumps({"palettecheck": 1, "series": colors(100), "modes": {f"m{n}": {"background": f"#{n:06x}"} for n in range(250)}}),
    )
    yield (
        "dash.json",
        json.dumps(
            {
                "palettecheck": 1,
                "series": [
                    {"name": f"s{n}", "color": c, "dash": [1e-300, 1e300] * 3, "symbol": "cross", "mark": "line"}
                    for n, c in enumerate(colors(70))
                ],
            }
        ),
    )
    yield (
        "scheme.vl.json",
        json.dumps(
            {
                "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
                "layer": [
                    {"mark": "line", "encoding": {"color": {"field": f"f{n}", "scale": {"scheme": {"name": "viridis", "count": 10**9}}}}}
                    for n in range(60)
                ],
            }
        ),
    )
    yield (
        "ramp.json",
        json.dumps(
            {"palettecheck": 1, "series": [], "ramps": [{"kind": "sequential", "colors": colors(60), "steps": 2_000} for _ in range(12)]}
        ),
    )
    yield (
        "options.json",
        json.dumps({"colors": ["#d62728"], "series": [{"type": "line", "data": [1]} for _ in range(300)], "chart": {}, "plotOptions": {}}),
    )
    yield (
        "page.vue",
        "<script>"
        + doubled("const a0 = ['#d62728'];", "const a{n} = [...a{m}, ...a{m}];", 60)
        + "\nexport const chartColors = a59</script>"
        + "<style>" * 400,
    )
    yield (
        "page.html",
        "<style>:root{" + "".join(f"--chart-{n}:var(--chart-{n + 1},var(--chart-{n + 2}));" for n in range(150)) + "}</style>",
    )
    yield "table.csv", "name,hex\n" + "\n".join(f"c{n},{c}" for n, c in enumerate(colors(300)))
    yield "palette.gpl", "GIMP Palette\n" + "\n".join(f"{n % 256} {n * 7 % 256} {n * 13 % 256} c" for n in range(300))
    yield "icons.svg", "<svg xmlns='http://www.w3.org/2000/svg'>" + nested("<g>", "</g>", "<path fill='#d62728'/>", 9_000) + "</svg>"
    yield (
        "entities.xml",
        "<!DOCTYPE x [<!ENTITY a0 '#d62728'>"
        + "".join(f"<!ENTITY a{n} '&a{n - 1};&a{n - 1};&a{n - 1};'>" for n in range(1, 150))
        + "]><palette><color>&a149;</color></palette>",
    )


def pace():
    """Seconds of processor time that zlib takes for three million digits: about 0.2 on a quiet machine."""
    digits = b" ".join(b"%d" % (n * 7919 % (1 << 24)) for n in range(400_000))
    times = []
    for _ in range(5):
        start = time.process_time()
        zlib.compress(digits, 9)
        times.append(time.process_time() - start)
    return statistics.median(times)


#: How fast the time of a repair may grow with the file: the exponent.
MOST_GROWTH = 1.1


def grown():
    """Kinds of growth, and the file of a size: twelve series, eight modes, four groups of hard colours, and four times as many."""

    def shades(count, start=0):
        return [f"#{60 + n * 37 % 60:02x}{60 + n * 53 % 60:02x}{60 + n * 71 % 60:02x}" for n in range(start, start + count)]

    def rules(count, start):
        return "".join(f"--chart-{n + 1}: {shade}; " for n, shade in enumerate(shades(count, start)))

    def group(number):
        series = {f"s{n}": {"$type": "color", "$value": shade} for n, shade in enumerate(shades(8, 8 * number))}
        return {"background": {"$type": "color", "$value": "#ffffff"}, "series": series}

    yield "series", "css", 12, lambda size: f":root {{ --chart-bg: #ffffff; {rules(size, 0)}}}"
    yield "modes", "css", 8, lambda size: "".join(f".theme-{n} {{ --chart-bg: #ffffff; {rules(8, 8 * n)}}}\n" for n in range(size))
    yield "groups", "tokens.json", 4, lambda size: json.dumps({f"chart{n}": group(n) for n in range(size)})


def check_growth(palettecheck, folder):
    for name, ending, size, text in grown():
        path = Path(folder) / f"{name}.{ending}"
        seconds = []
        for count in (size, 4 * size):
            path.write_text(text(count), encoding="utf-8")
            taken, _, status = measured(palettecheck, "fix", "--diff", str(path))
            seconds.append(taken if status in (0, 1) else math.inf)
        exponent = math.log(seconds[1] / seconds[0], 4)
        report(f"repairs of more {name}", exponent <= MOST_GROWTH, f"{seconds[0]:.2f} s, four times as many {seconds[1]:.2f} s")


def measured(palettecheck, *words):
    """Seconds of processor time, peak memory in bytes, and the exit status, negative for a signal."""
    child = os.fork()
    if child == 0:
        null = os.open(os.devnull, os.O_RDWR)
        for descriptor in 0, 1, 2:
            os.dup2(null, descriptor)
        os.execv(palettecheck, [palettecheck, *words])
    _, status, usage = os.wait4(child, 0)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, os.waitstatus_to_exitcode(status)


def main():
    palettecheck = command()
    most_seconds = MOST_PACES * pace()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name, text in inputs():
            path = Path(folder) / name
            path.write_text(text, encoding="utf-8")
            size = path.stat().st_size
            seconds, memory, status = measured(palettecheck, "check", str(path))
            rows.append((seconds, memory, name))
            if size > MOST_BYTES or not 0 <= status <= 2 or seconds > most_seconds or memory > MOST_MEMORY:
                report(name, ok=False, detail=f"{size} bytes end with {status} after {seconds:.2f} s of {most_seconds:.2f}, with {memory >> 20} MB")
        check_growth(palettecheck, folder)
    slow, large = max(rows), max(rows, key=lambda row: row[1])
    report(f"{len(rows)} short files", ok=True, detail=f"at most {slow[0]:.2f} s ({slow[2]}) of {most_seconds:.2f} and {large[1] >> 20} MB ({large[2]})")
    finish("bounds")


if __name__ == "__main__":
    main()
