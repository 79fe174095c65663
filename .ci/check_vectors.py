"""Compares the command's JSON with published figures: simulation, contrast, distances, palette minima.

Usage: check_vectors.py PALETTECHECK SHARED
Prints the largest deviation of each set and exits 1 if one exceeds its tolerance.
"""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

command, shared = sys.argv[1], Path(sys.argv[2])
failures = []


def run(*arguments):
    done = subprocess.run([command, *arguments], capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"{' '.join(arguments[:6])} … ended with {done.returncode}: {done.stderr}{done.stdout[:400]}")
    return json.loads(done.stdout)


def load(*parts):
    return json.loads((shared.joinpath(*parts)).read_text())


def report(name, count, worst, tolerance):
    ok = count > 0 and worst <= tolerance
    print(f"{'ok  ' if ok else 'FAIL'} {name}: {count} figures, largest deviation {worst:.3g}, allowed {tolerance:g}")
    if not ok:
        failures.append(name)


MODELS = {"brettel": "brettel1997", "vienot": "vienot1999", "machado": "machado2009"}


def simulate(colors, vision, severity, model):
    return run(
        "simulate", *colors, "--vision", vision, "--severity", str(severity), "--model", model, "--format", "json"
    )["colors"]


def check_simulation():
    gold = load("gold", "cvd.json")
    colors = [item["in"] for item in gold["items"]]
    keys = [key for key in gold["items"][0] if key != "in"]
    count, worst, channels_off = 0, 0.0, 0
    for key in keys:
        model, vision, severity = key.split("/")
        for item, got in zip(gold["items"], simulate(colors, vision, severity, MODELS[model]), strict=True):
            expected, hexadecimal = item[key]
            worst = max([worst] + [abs(a - b) for a, b in zip(expected, got["srgb"], strict=True)])
            pairs = zip(bytes.fromhex(hexadecimal[1:]), bytes.fromhex(got["hex"][1:]), strict=True)
            channels_off = max([channels_off] + [abs(a - b) for a, b in pairs])
            count += 3
    report("simulated colours, floats", count, worst, gold["tolerance"]["float_if_full_precision_matrices"])
    report("simulated colours, 8 bit", count, channels_off, gold["tolerance"]["hex_per_channel"])


def check_matrices():
    primaries = ["#ff0000", "#00ff00", "#0000ff"]

    def deviation(matrix, vision, severity, model):
        columns = [color["linear"] for color in simulate(primaries, vision, severity, model)]
        return max(abs(columns[j][i] - matrix[i][j]) for i in range(3) for j in range(3))

    matrices = load("gold", "matrices.json")
    vienot = [deviation(m, v, 1, "vienot1999") for v, m in matrices["vienot"].items()]
    report("Viénot 1999 matrices", len(vienot), max(vienot), 1e-9)
    machado = [
        deviation(m, vision, severity, "machado2009")
        for vision, table in matrices["machado"].items()
        for severity, m in table.items()
    ]
    report("Machado 2009 matrices", len(machado), max(machado), 1e-9)
    between = load("gold", "machado_interp.json")
    steps = [deviation(i["M"], i["deficiency"], i["severity"], "machado2009") for i in between["items"]]
    report("Machado 2009 between the steps", len(steps), max(steps), between["tolerance"])


def check_contrast():
    gold = load("gold", "wcag.json")
    worst, wrong = 0.0, 0
    for item in gold["items"]:
        alpha = item["alpha"]
        foreground = item["fg"] if alpha == 1 else "rgb({} {} {} / {})".format(*bytes.fromhex(item["fg"][1:]), alpha)
        got = run("contrast", foreground, item["bg"], "--format", "json")
        got = got[0] if isinstance(got, list) else got
        worst = max(worst, abs(got["ratio"] - item["ratio"]))
        passes = got["passes"]
        wrong += (passes["text"], passes["enhancedText"], passes["graphics"]) != (
            item["aa_text"],
            item["aaa_text"],
            item["graphic_3"],
        )
    report("contrast", len(gold["items"]), worst, gold["tolerance"])
    report("contrast verdicts", len(gold["items"]), wrong, 0)


def pairs(colors, *options):
    got = run("pairs", *colors, "--format", "json", *options)
    return {vision["vision"]: vision for vision in got["visions"]}


def check_palettes():
    gold = load("gold", "palettes.json")
    count, worst = 0, 0.0
    for item in gold["items"]:
        for key, expected in item.items():
            if not isinstance(expected, dict):
                continue
            if key in ("none", "mono"):
                vision, model = {"none": "normal", "mono": "grey"}[key], "auto"
            else:
                model, vision = key.split("/")
                model = MODELS[model]
            for convention, field in (("clamp", "min_dE00"), ("float", "min_dE00_unclamped")):
                if field in expected:
                    options = ("--vision", vision, "--model", model, "--severity", "1", "--convention", convention)
                    got = pairs(item["colors"], *options)[vision]
                    worst = max(worst, abs(got["minimum"]["value"] - expected[field]))
                    if convention == "clamp" and key != "mono":
                        i, j = got["minimum"]["pair"]
                        if {item["colors"][i], item["colors"][j]} != set(expected["worst"]):
                            failures.append(f"worst pair of {item['palette']} {key}")
                    count += 1
    report("least distances of palettes", count, worst, gold["tolerance"])


def check_petroff():
    truth = load("truth", "petroff.json")

    def one(item):
        got = pairs(
            item["colors"], "--metric", "cam02ucs", "--model", "machado2009", "--severity", "sweep", "--convention", "float"
        )
        worst, count = 0.0, 0
        for vision in ("normal", "protan", "deutan", "tritan"):
            expected = item["minima"][vision][1:]
            for a, b in zip(expected, got[vision]["minimumByPrefix"], strict=True):
                worst, count = max(worst, abs(a - b)), count + 1
        return count, worst

    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(one, truth["items"]))
    report("Petroff's minima, every prefix", sum(c for c, _ in results), max(w for _, w in results), 0.03)


def check_colorblindcheck():
    truth = load("truth", "colorblindcheck.json")
    count, worst = 0, 0.0
    for item in truth["items"]:
        got = pairs(item["colors"], "--model", "machado2009", "--severity", "1", "--convention", "round8")
        for vision, expected in item["visions"].items():
            values = {"min": got[vision]["minimum"]["value"], "mean": got[vision]["mean"], "max": got[vision]["maximum"]}
            worst = max([worst] + [abs(values[name] - expected[name]) for name in values])
            count += 3
            distances = [pair["value"] for pair in got[vision]["pairs"]]
            least = got["normal"]["minimum"]["value"]
            if sum(value >= least - 1e-9 for value in distances) != expected["ndcp"]:
                failures.append(f"colorblindcheck count {vision}")
    report("colorblindcheck's README", count, worst, truth["tolerance"])


def check_tab10():
    truth = load("truth", "tab10-conventions.json")
    count, worst = 0, 0.0
    for vision, conventions in truth["minima"].items():
        for convention, (value, pair) in conventions.items():
            options = ("--model", "machado2009", "--severity", "1", "--convention", convention, "--vision", vision)
            got = pairs(truth["colors"], *options)[vision]["minimum"]
            worst, count = max(worst, abs(got["value"] - value)), count + 1
            if [index + 1 for index in got["pair"]] != pair:
                failures.append(f"tab10 {vision} {convention}: {got['pair']}")
    report("tab10 by convention", count, worst, truth["tolerance"])
    contrasts = [run("contrast", c, "#ffffff", "--format", "json") for c in truth["colors"]]
    ratios = [(c[0] if isinstance(c, list) else c)["ratio"] for c in contrasts]
    deviation = max(abs(a - b) for a, b in zip(ratios, truth["contrast_on_white"], strict=True))
    report("tab10 on white", len(ratios), deviation, 6e-5)


for check in (
    check_simulation,
    check_matrices,
    check_contrast,
    check_palettes,
    check_petroff,
    check_colorblindcheck,
    check_tab10,
):
    check()
if failures:
    sys.exit("not as published: " + ", ".join(failures))
