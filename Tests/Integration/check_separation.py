#!/usr/bin/env python3
"""Checks confused, close and clear pairs of every categorical palette against a calculation of its own.

Usage: check_separation.py [PALETTECHECK]
Standard library only: Viénot 1999, Brettel 1997 and Machado 2009 in linear sRGB, clamped, at severities 0.01 … 1; CIELAB D65;
CIEDE2000. The marks of these palettes are not stated: a pair is confused below 8, and clear from 11 (10 under tritan vision, 15
for a red with a green) and from 8 by Machado. Names are the survey's, from the command's table. Prints a line per palette and exits 1 where the
command lists other pairs.
"""

import itertools
import json
import math
import re
import subprocess

import harness
from harness import ROOT, report

command = harness.command()
SEVERITIES = [step / 100 for step in range(1, 101)]
TENTHS = range(9, 100, 10)
# A pair this far apart at the tenths is clear between them, too.
FAR = 20
IDENTITY = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]

VIENOT = {
    "protan": [[0.1123827612, 0.8876172388, 0], [0.1123827612, 0.8876172388, 0], [0.0040057683, -0.0040057683, 1]],
    "deutan": [[0.2927501143, 0.7072498857, 0], [0.2927501143, 0.7072498857, 0], [-0.0223365870, 0.0223365870, 1]],
}
BRETTEL_TRITAN = (
    [[1.0127726675, 0.1354845941, -0.1482572616], [-0.0124327940, 0.8681205754, 0.1443122186],
     [0.0758907618, 0.8050024811, 0.1191067571]],
    [[0.9367812529, 0.1897898497, -0.1265711026], [0.0615365315, 0.8152603523, 0.1232031162],
     [-0.3756238751, 1.1276654803, 0.2479583948]],
    [1, -0.7146235645, -0.2853764355],
)


def machado():
    """The published table, as printed in the sources of the command."""
    text = (ROOT / "Sources/Colorimetry/Vision/Machado2009.swift").read_text()
    tables = {}
    for vision in ("protan", "deutan"):
        part = text[text.index(f"static let {vision} = matrices([") :]
        numbers = [float(number) for number in re.findall(r"-?\d+\.\d+", part[: part.index("])")])]
        tables[vision] = [[numbers[i + j : i + j + 3] for j in (0, 3, 6)] for i in range(0, 90, 9)]
    return tables


MACHADO = machado()


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector)) for row in matrix]


def linear(color):
    values = [int(color[i: i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]


def simulated(rgb, vision, severity, model):
    if model == "machado":
        tables = [IDENTITY, *MACHADO[vision]]
        lower, share = divmod(round(severity * 100), 10)
        one, other = times(tables[lower], rgb), times(tables[min(lower + 1, 10)], rgb)
        seen = [a + share / 10 * (b - a) for a, b in zip(one, other)]
    else:
        if vision == "tritan":
            above, below, normal = BRETTEL_TRITAN
            full = times(above if sum(a * b for a, b in zip(normal, rgb)) >= 0 else below, rgb)
        else:
            full = times(VIENOT[vision], rgb)
        seen = [severity * a + (1 - severity) * b for a, b in zip(full, rgb)]
    return [min(1, max(0, v)) for v in seen]


XYZ = [[0.4123907993, 0.3575843394, 0.1804807884], [0.2126390059, 0.7151686788, 0.0721923154],
       [0.0193308187, 0.1191947798, 0.9505321522]]
WHITE = [sum(row) for row in XYZ]


def lab(rgb):
    f = [math.cbrt(t) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
         for t in (v / w for v, w in zip(times(XYZ, rgb), WHITE))]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def ciede2000(one, other):
    """Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(chroma**7 / (chroma**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn, mean = 0.0, h1 + h2
    if c1 * c2 != 0:
        turn = (h2 - h1 + 540) % 360 - 180
        mean = (h1 + h2) / 2 if abs(h1 - h2) <= 180 else ((h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2)
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    ml, mc = (l1 + l2) / 2, (c1 + c2) / 2
    cos = lambda degrees: math.cos(math.radians(degrees))  # noqa: E731
    t = 1 - 0.17 * cos(mean - 30) + 0.24 * cos(2 * mean) + 0.32 * cos(3 * mean + 6) - 0.2 * cos(4 * mean - 63)
    sl = 1 + 0.015 * (ml - 50) ** 2 / math.sqrt(20 + (ml - 50) ** 2)
    sc, sh = 1 + 0.045 * mc, 1 + 0.015 * mc * t
    rt = -math.sin(math.radians(60 * math.exp(-(((mean - 275) / 25) ** 2)))) * 2 * math.sqrt(mc**7 / (mc**7 + 25**7))
    return math.sqrt(max(0, (dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh))


def corners():
    """The command's table of the colour survey: the share of each name by its letter, at 9 × 9 × 9 colours of sRGB."""
    table = (ROOT / "Sources/Colorimetry/Names/SurveyTable.swift").read_text()
    names = re.findall(r"\(\.(\w+), \.\w+\)", table)
    letters = {chr(65 + i) if i < 26 else chr(71 + i): name for i, name in enumerate(names)}
    text = table.split('= """')[1].split('"""')[0]
    return [[(letters[c[i]], int(c[i + 1], 36)) for i in range(0, len(c), 2)] for c in text.split()]


CORNERS = corners()


def hue(color):
    """The name that most people of the survey use, interpolated; a colour with hardly any tint is no red and no green."""
    channels = [int(color[i:i + 2], 16) for i in (1, 3, 5)]
    if max(channels) - min(channels) < 24:
        return None
    places = [(min(int(c / 255 * 8), 7), c / 255 * 8 - min(int(c / 255 * 8), 7)) for c in channels]
    shares = {}
    for corner in itertools.product((0, 1), repeat=3):
        weight = math.prod(part if end else 1 - part for end, (_, part) in zip(corner, places))
        index = sum((place + end) * 9**power for power, end, (place, _) in zip((2, 1, 0), corner, places))
        whole = sum(share for _, share in CORNERS[index])
        for name, share in CORNERS[index]:
            shares[name] = shares.get(name, 0) + weight * share / whole
    return max(shares, key=shares.get)


def answers(colors, names):
    """The confused and the close pairs, as sets of indices: `red-green` and `tritan` confusions, and `close`."""
    rgb = [linear(color) for color in colors]
    views = {("normal", "auto"): [[lab(c) for c in rgb]]}
    for vision, model in (("protan", "auto"), ("deutan", "auto"), ("tritan", "auto"), ("protan", "machado"),
                          ("deutan", "machado")):
        views[vision, model] = [[lab(simulated(c, vision, s, model)) for c in rgb] for s in SEVERITIES]
    found = {"everyone": set(), "red-green": set(), "tritan": set(), "close": set()}
    for i in range(len(colors)):
        for j in range(i + 1, len(colors)):
            least = {}
            for view, layers in views.items():
                few = [layers[k] for k in TENTHS] if len(layers) > 1 else layers
                least[view] = min(ciede2000(layer[i], layer[j]) for layer in few)
                if len(layers) > 1 and least[view] < FAR:
                    least[view] = min(ciede2000(layer[i], layer[j]) for layer in layers)
            normal, tritan = least["normal", "auto"], least["tritan", "auto"]
            red_green = min(least["protan", "auto"], least["deutan", "auto"])
            if normal < 8:
                found["everyone"].add((i, j))
                continue
            if tritan < 8:
                found["tritan"].add((i, j))
            if red_green < 8:
                # What a deficiency hardly changes is everyone's.
                found["everyone" if red_green >= 0.8 * normal else "red-green"].add((i, j))
                continue
            floor = 15 if {names[i], names[j]} == {"red", "green"} else 11
            doubt = min(least["protan", "machado"], least["deutan", "machado"])
            if min(normal, red_green) < floor or 8 <= tritan < 10 or doubt < 8:
                found["close"].add((i, j))
    return found


def reported(printed, tokens):
    """The pairs that the command lists: those of PC203, PC201, PC202 and PC204, and the warnings of PC205 and PC209."""
    kinds = {"PC203": "everyone", "PC201": "red-green", "PC202": "tritan", "PC204": "close", "PC205": "close",
             "PC209": "close"}
    found = {"everyone": set(), "red-green": set(), "tritan": set(), "close": set()}
    doubles = []
    for finding in printed["findings"]:
        kind = kinds.get(finding["rule"])
        # What tritan vision alone loses is a note of PC204.
        if kind is None or finding["level"] == "info" and finding["rule"] != "PC204":
            continue
        for part in [p["tokens"] for p in finding.get("parts") or []] or [finding["tokens"]]:
            pair = tuple(sorted(tokens.index(token) for token in part))
            if pair in found[kind]:
                doubles.append((finding["rule"], pair))
            found[kind].add(pair)
    return found, doubles


def run(*arguments):
    return json.loads(subprocess.run([command, *arguments], capture_output=True, text=True, check=False).stdout)


def main():
    for path in sorted((ROOT / "palettes").glob("*.json")):
        series = json.loads(path.read_text()).get("series")
        if not series:
            continue
        printed = run("check", str(path), "--format", "json", "--fail-on", "never")
        listed = printed["inputs"][0]["series"]
        colors, tokens = [s["color"] for s in listed], [s["token"] for s in listed]
        mine = answers(colors, [hue(color) for color in colors])
        theirs, doubles = reported(printed, tokens)
        same = mine == theirs and not doubles
        pairs = len(colors) * (len(colors) - 1) // 2
        counts = " ".join(f"{kind} {len(mine[kind])}" for kind in mine)
        report(path.stem, same, f"{pairs} pairs, {counts}")
        if not same:
            for kind in mine:
                print(f"     {kind}: only here {sorted(mine[kind] - theirs[kind])}, only there {sorted(theirs[kind] - mine[kind])}")
            print(f"     twice: {doubles}")
    harness.finish("separation")


main()
