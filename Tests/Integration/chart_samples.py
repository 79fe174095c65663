"""Charts that the checks of sound and pages are made on, as descriptors."""

import json
import math
import subprocess


def descriptor(title, kind, series, x=None, y=(0, 250), unit=("%@ millimetre", "%@ millimetres"), **more):
    """A chart; each series is a list of values over 0, 1, 2 … or over the categories `x`; None is a gap."""
    last = max(max(len(values) for values in series.values()) - 1, 1)
    axis = (
        {"type": "AXCategoricalDataAxisDescriptor", "title": "Month", "categoryOrder": x}
        if x
        else {"type": "AXNumericDataAxisDescriptor", "title": "Place", "range": {"lowerBound": 0, "upperBound": last},
              "scaleType": "linear", "gridlinePositions": more.get("gridlines", []),
              "valueDescriptionProvider": {"kind": "number", "fractionDigits": 0}}
    )  # fmt: skip
    return {
        "AXChartDescriptor": {
            "title": title,
            "summary": more.get("summary"),
            "contentDirection": more.get("direction", "leftToRight"),
            "xAxis": axis,
            "yAxis": {
                "type": "AXNumericDataAxisDescriptor", "title": "Rainfall", "scaleType": "linear",
                "range": {"lowerBound": y[0], "upperBound": y[1]}, "gridlinePositions": [],
                "valueDescriptionProvider": {"kind": "number", "one": unit[0], "other": unit[1]},
            },
            "additionalAxes": [],
            "series": [
                {
                    "name": name,
                    "isContinuous": kind in ("line", "area") if more.get("continuous") is None else more["continuous"],
                    "dataPoints": [{"x": x[i] if x else i, "y": value} for i, value in enumerate(values)],
                }
                for name, values in series.items()
            ],
        },
        "palettecheck": {"kind": kind},
    }  # fmt: skip


MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
          "November", "December"]  # fmt: skip
COAST = [234, 172, 181, 113, 107, 98, 124, 163, 214, 241, 226, 249]
VALLEY = [61, 66, 54, 48, None, 83, 95, 88, 79, 70, 64, 58]


def numbers(count, seed=1):
    """Numbers that look random, 0…1, the same everywhere (D. E. Knuth's generator for MMIX)."""
    state = seed
    for _ in range(count):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        yield (state >> 11) / 2**53


def walk(count, seed=1, step=12):
    """Values 0…100 that wander."""
    level, values = 50, []
    for number in numbers(count, seed):
        level = min(max(level + (number - 0.5) * 2 * step, 0), 100)
        values.append(round(level, 3))
    return values


def describe(command, chart, folder, *arguments):
    """Describes a chart into a folder, which then holds every file."""
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / "input.json"
    source.write_text(json.dumps(chart))
    done = subprocess.run([command, "describe", str(source), "-o", str(folder), *arguments], capture_output=True)
    if done.returncode != 0:
        raise SystemExit(f"describe failed with {done.returncode}: {done.stderr.decode()[:500]}")
    return folder


def octave(value, y):
    """The logarithm to base 2 of the frequency of a value."""
    return math.log2(220) + 3 * (value - y[0]) / (y[1] - y[0])
