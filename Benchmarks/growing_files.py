"""Files of every kind that grow to a size: a palette of six colours, and then as much of what such files hold as fits."""

import json

PALETTE = "#2166ac #b2182b #1b7837 #762a83 #8c510a #01665e".split()
QUOTED = ", ".join(f'"{color}"' for color in PALETTE)
VARIABLES = " ".join(f"--chart-{n + 1}: {color};" for n, color in enumerate(PALETTE))


def hex_color(index):
    """A colour, always the same for the same index."""
    return "#%06x" % ((index * 2654435761 + 12345) & 0xFFFFFF)


def filled(size, head, line, tail=""):
    """Lines between a head and a tail until the text has about so many bytes."""
    lines, length = [head], len(head) + len(tail)
    while length < size:
        lines.append(line(len(lines) - 1))
        length += len(lines[-1]) + 1
    return "\n".join(lines + [tail])


def tokens(size):
    base = {f"c{n}": {"$type": "color", "$value": hex_color(n)} for n in range(size // 110)}
    users = {f"c{n}": {"$type": "color", "$value": f"{{base.c{n}}}"} for n in range(size // 110)}
    chart = {str(n): {"$type": "color", "$value": f"{{users.c{n}}}"} for n in range(6)}
    return json.dumps({"base": base, "users": users, "chart": chart})


def groups(size):
    group = {"1": {"$type": "color", "$value": PALETTE[0]}, "2": {"$type": "color", "$value": PALETTE[1]}}
    return json.dumps({f"k{n}": {"chart": group} for n in range(size // 110)})


def notebook(size):
    cells = [{"cell_type": "code", "source": [f"chart_colors = [{QUOTED}]\n"]}]
    for n in range(size // 330):
        cells.append({"cell_type": "code", "source": [f"plt.plot(x, color='{PALETTE[n % 6]}')\n"], "outputs": [{"image/png": "A" * 200}]})
    return json.dumps({"nbformat": 4, "metadata": {}, "cells": cells})


def dashboard(size):
    def override(name, color):
        fixed = {"id": "color", "value": {"mode": "fixed", "fixedColor": color}}
        return {"matcher": {"id": "byName", "options": name}, "properties": [fixed]}

    overrides = [override("a", PALETTE[0]), override("b", PALETTE[1])]
    panel = {"type": "timeseries", "fieldConfig": {"defaults": {}, "overrides": overrides}}
    return json.dumps({"schemaVersion": 36, "title": "x", "panels": [panel] * (size // 330)})


def figure(size):
    traces = [{"type": "scatter", "x": list(range(size // 40)), "line": {"color": color}} for color in PALETTE]
    return json.dumps({"data": traces, "layout": {"colorway": PALETTE}})


def vega(size):
    scale = {"field": "b", "scale": {"range": PALETTE}}
    data = {"values": [{"a": n, "b": "x"} for n in range(size // 22)]}
    schema = "https://vega.github.io/schema/vega-lite/v5.json"
    return json.dumps({"$schema": schema, "data": data, "mark": "line", "encoding": {"color": scale}})


FILES = {
    "theme.json": lambda size: json.dumps(
        {"palettecheck": 1, "series": PALETTE, "colors": {f"c{n}": hex_color(n) for n in range(size // 20)}}
    ),
    "palettes.json": lambda size: json.dumps({f"p{n}": PALETTE[:2] for n in range(size // 33)}),
    "colors.tokens.json": tokens,
    "groups.tokens.json": groups,
    "plot.vl.json": vega,
    "figure.json": figure,
    "dashboard.json": dashboard,
    "analysis.ipynb": notebook,
    "variables.css": lambda size: filled(size, f":root {{ {VARIABLES}", lambda n: f"--gray-{n}: {hex_color(n)};", "}"),
    "rules.css": lambda size: filled(size, f":root {{ {VARIABLES} }}", lambda n: f".c{n} > .d {{ color: {hex_color(n)}; width: {n}px }}"),
    "variables.scss": lambda size: filled(size, f"$chart-colors: ({', '.join(PALETTE)});", lambda n: f"$c{n}: {hex_color(n)};"),
    "properties.scss": lambda size: filled(
        size, f":root {{ {VARIABLES} }}", lambda n: f"@mixin m{n} {{ --gray-{n}: {hex_color(n)}; }} .a{n} {{ @include m{n}; }} // it's {n}"
    ),
    "variables.less": lambda size: filled(size, f"@chart-colors: {', '.join(PALETTE)};", lambda n: f"@c{n}: {hex_color(n)};"),
    "constants.ts": lambda size: filled(size, f"export const chartColors = [{QUOTED}];", lambda n: f"export const c{n} = '{hex_color(n)}';"),
    "code.ts": lambda size: filled(
        size, f"export const chartColors = [{QUOTED}];", lambda n: f"function f{n}(a, b) {{ if (a > {n}) {{ return g(a, `x${{b}}`) }} }}"
    ),
    "page.tsx": lambda size: filled(
        size, f"export const colors = [{QUOTED}];\nexport const C = () => <Chart>", lambda n: f"<div className='a{n}'>text {n}</div>", "</Chart>;"
    ),
    "page.vue": lambda size: filled(size, f"<style>:root {{ {VARIABLES} }}</style><template>", lambda n: f"<div class='a{n}'>text</div>"),
    "plots.py": lambda size: filled(size, f"chart_colors = [{QUOTED}]", lambda n: f"plt.plot(x{n}, color='{PALETTE[n % 6]}', label='a')"),
    "plots.R": lambda size: filled(size, f"chart_colors <- c({QUOTED})", lambda n: f'c{n} <- "{hex_color(n)}"'),
    "Colors.swift": lambda size: filled(size, f"let chartColors = [{QUOTED}]", lambda n: f"let c{n} = Color(red: 0.{n % 10}, green: 0.5, blue: 0.2)"),
    "config.yaml": lambda size: filled(size, f"chart:\n  colors: [{QUOTED}]\nother:", lambda n: f"  k{n}: {{ a: '{hex_color(n)}', b: {n} }}"),
    "config.toml": lambda size: filled(
        size, f"[theme]\nchartCategoricalColors = [{QUOTED}]", lambda n: f'[[package]]\nname = "p{n}"\nversion = "1.{n}"'
    ),
    "plain.mplstyle": lambda size: filled(
        size, "axes.prop_cycle: cycler('color', [" + ", ".join(f"'{color[1:]}'" for color in PALETTE) + "])", lambda n: f"# comment {n}"
    ),
}
