"""Themes that the tests use."""

import json

# The formats of `check --report`.
REPORTS = ["json", "sarif", "junit", "gitlab", "github", "markdown", "html"]
# Colours that several readers confuse.
COLORS = ["#5b8c2a", "#b8602f", "#2166ac", "#b2182b", "#762a83", "#d9a404", "#111111", "#999999"]


def theme(names, colors=COLORS, **more):
    """The text of a theme with a series of each name."""
    series = [{"name": name, "color": colors[index % len(colors)]} for index, name in enumerate(names)]
    return json.dumps({"palettecheck": 1, "background": "#ffffff", "text": "#1b1f24", "series": series, **more})


# An error: green and brown look alike to some readers.
CONFUSED = theme(["Rain", "Sun"])
# Nothing at or above an error.
CLEAN = theme(["Rain", "Sun"], ["#2166ac", "#b2182b"])
# Hundreds of findings, for reports of hundreds of kilobytes.
LARGE = theme([f"series {index}" for index in range(40)], [f"#{0x60 + index:02x}8c2a" for index in range(40)])
EMPTY_BASELINE = '{ "palettecheckBaseline": 2, "entries": [] }\n'


def tokens(values, **more):
    """The text of a file of design tokens: names and hex colours or references."""
    group = {name: {"$type": "color", "$value": value} for name, value in values.items()}
    return json.dumps({"chart": {"series": group}, **more})
