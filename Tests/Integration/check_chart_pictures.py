#!/usr/bin/env python3
"""Compares the colours that `check` reads from pictures of charts with those that the charts were drawn in.

Usage: check_chart_pictures.py [PALETTECHECK [FOLDER]]
Draws the charts of `drawn_charts`, into FOLDER where it is given, and judges each picture:

    right    exactly the series and the ground were found
    reported colours differ, and the report names each of them as not checked
    refused  the picture was not judged, with a reason
    beyond   wrong, in a chart whose layers, letters or shadows nothing but a person tells apart
    wrong    a series is missing, or there is one more, and the report does not say so: there must be none

Prints one line for each picture that is not right, then the counts; exits 1 if any is wrong.
"""

import json
import re
import subprocess
import sys
import tempfile
import warnings
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import harness

harness.environment("drawings")
harness.require("chromium")

from drawn_charts import channels, draw_all  # noqa: E402

#: Charts that must be right: a change that begins to refuse them is a loss.
LEAST_RIGHT = 0.7
command = harness.command()


def distance(a, b):
    return max(abs(x - y) for x, y in zip(channels(a), channels(b)))


def is_among(color, others, tolerance):
    return any(distance(color, other) <= tolerance for other in others)


def judge(drawn):
    """The verdict on one picture, and the reason."""
    done = subprocess.run([command, "check", drawn.path, "--format", "json"], capture_output=True, text=True, timeout=60)
    report = json.loads(done.stdout)
    if report["exit"]["code"] == 2:
        # With --format json the reason is in the report.
        reason = " ".join(done.stderr.split()) or "; ".join(finding["message"] for finding in report["findings"])
        return ("refused" if reason else "wrong"), reason
    read = report["inputs"][0]
    found = [series["color"] for series in read["series"]]
    missing = [color for color in drawn.series if not is_among(color, found, drawn.tolerance)]
    further = [color for color in found if not is_among(color, drawn.series + drawn.optional, drawn.tolerance)]
    problems = []
    if distance(read["background"], drawn.ground) > 2:
        problems.append(f"background {read['background']} is {drawn.ground}")
    behind, plot = read["plotBackground"] or read["background"], drawn.plot or drawn.ground
    if drawn.series and distance(behind, plot) > 2:
        problems.append(f"plot background {behind} is {plot}")
    reason = "; ".join(
        ([f"missing {' '.join(missing)}"] if missing else []) + ([f"added {' '.join(further)}"] if further else []) + problems)
    if not reason:
        return "right", ""
    text = subprocess.run([command, "check", drawn.path, "-v"], capture_output=True, text=True, timeout=60).stdout
    _, _, unchecked = " ".join(text.split()).partition("not checked:")
    named = re.findall("#[0-9a-f]{6}", unchecked)
    is_reported = not problems and not further and all(is_among(color, named, drawn.tolerance) for color in missing)
    are_classes = not drawn.series and "may be classes of a ramp" in unchecked
    return ("reported" if is_reported or are_classes else "beyond" if drawn.beyond else "wrong"), reason


def check(folder):
    warnings.simplefilter("ignore")
    drawn, missing = draw_all(folder)
    for reason in missing:
        harness.skip("charts are not compared", reason)
    if not drawn:
        harness.finish("pictures of charts")
    with ThreadPoolExecutor() as pool:
        verdicts = list(pool.map(judge, drawn))
    for picture, (verdict, reason) in zip(drawn, verdicts):
        if verdict != "right":
            print(f"{verdict:9}{picture.name}: {reason}")
    counts = Counter(verdict for verdict, _ in verdicts)
    print(f"{len(drawn)} pictures: " + ", ".join(f"{counts[v]} {v}" for v in ("right", "reported", "refused", "beyond", "wrong")))
    if counts["wrong"] or counts["right"] < LEAST_RIGHT * len(drawn):
        sys.exit(f"{counts['wrong']} pictures are read wrongly without a word; {counts['right']} are right")
    harness.finish("pictures of charts")


if __name__ == "__main__":
    if len(sys.argv) > 2:
        Path(sys.argv[2]).mkdir(parents=True, exist_ok=True)
        check(Path(sys.argv[2]).resolve())
    else:
        with tempfile.TemporaryDirectory() as name:
            check(Path(name))
