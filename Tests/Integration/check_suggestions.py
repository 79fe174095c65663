#!/usr/bin/env python3
"""Applies every colour that `check` suggests, alone, and measures the result independently:
check_suggestions.py [PALETTECHECK] [THEME]...

Own double-precision code: Viénot 1999 (protan, deutan), Brettel 1997 (tritan), Machado 2009, CIEDE2000 on CIELAB D65, WCAG 2.2.
A suggestion for a pair makes it clear: ΔE00 8 by Machado and at least 10 by the others. A suggestion for contrast reaches it. Every
other pair stays as far apart as it was, or 10. No colour moves by more than ΔE00 20, and each keeps its hue within 20° and 60 % of
its chroma. Without themes it takes palettes/. Prints the counts and the largest move; exits 1 if a suggestion fails.
"""

import json
import math
import subprocess
import sys
from pathlib import Path

import harness
from harness import ROOT, report

VIENOT = {
    "protan": [[0.1123827612, 0.8876172388, 0], [0.1123827612, 0.8876172388, 0], [0.0040057683, -0.0040057683, 1]],
    "deutan": [[0.2927501143, 0.7072498857, 0], [0.2927501143, 0.7072498857, 0], [-0.0223365870, 0.0223365870, 1]],
}
BRETTEL = (
    [[1.0127726675, 0.1354845941, -0.1482572616], [-0.0124327940, 0.8681205754, 0.1443122186], [0.0758907618, 0.8050024811, 0.1191067571]],
    [[0.9367812529, 0.1897898497, -0.1265711026], [0.0615365315, 0.8152603523, 0.1232031162], [-0.3756238751, 1.1276654803, 0.2479583948]],
    (1, -0.7146235645, -0.2853764355),
)
MACHADO = {
    "protan": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deutan": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
}


def linear(hex):
    values = [int(hex[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector)) for row in matrix]


def clamp(vector):
    return [min(max(v, 0), 1) for v in vector]


def seen(rgb, view):
    model, vision = view
    if vision == "normal":
        return rgb
    if model == "machado":
        return clamp(times(MACHADO[vision], rgb))
    if vision == "tritan":
        first, second, normal = BRETTEL
        return clamp(times(first if sum(a * b for a, b in zip(normal, rgb)) >= 0 else second, rgb))
    return clamp(times(VIENOT[vision], rgb))


def lab(rgb):
    x, y, z = times(
        [[0.4123907993, 0.3575843394, 0.1804807884], [0.2126390059, 0.7151686788, 0.0721923154], [0.0193308187, 0.1191947798, 0.9505321522]], rgb
    )
    f = [t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x / 0.9504559271, y, z / 1.0890577508)]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def difference(one, other):
    """CIEDE2000: Sharma, Wu, Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = lab(one), lab(other)
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 if a or b else 0 for a, b in ((a1, b1), (a2, b2)))
    dh = 0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    h = h1 + h2 if c1 * c2 == 0 else (h1 + h2) / 2 if abs(h1 - h2) <= 180 else ((h1 + h2 + 360) / 2) % 360
    t = (
        1 - 0.17 * math.cos(math.radians(h - 30)) + 0.24 * math.cos(math.radians(2 * h))
        + 0.32 * math.cos(math.radians(3 * h + 6)) - 0.20 * math.cos(math.radians(4 * h - 63))
    )
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    turn = -math.sin(math.radians(60 * math.exp(-(((h - 275) / 25) ** 2)))) * 2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    l, c, h = (l2 - l1) / sl, (c2 - c1) / sc, hue / sh
    return math.sqrt(max(0, l * l + c * c + h * h + turn * c * h))


def contrast(one, other):
    a, b = (0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (one, other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


def oklch(rgb):
    lms = [
        v ** (1 / 3)
        for v in times(
            [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]],
            rgb,
        )
    ]
    a, b = times([[1.9779984951, -2.4285922050, 0.4505937099], [0.0259040371, 0.7827717662, -0.8086757660]], lms)
    return math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


# The visions at severity 1, and the ΔE00 from which a pair counts as far enough apart.
VIEWS = {("own", v): 10.0 for v in ("normal", "protan", "deutan", "tritan")} | {("machado", v): 8.0 for v in ("protan", "deutan")}
SLACK = 1e-3
# The worst severity of a pair may be just below 1: what a pair may lose at 1 while its worst figure stays.
UNSEEN = 0.05


def faults(colors, index, new, finding, partners):
    old = colors[index]
    found = []
    move = difference(linear(old), linear(new))
    if move > 20 + SLACK:
        found.append(f"moves by {move:.2f}")
    (chroma, hue), (new_chroma, new_hue) = oklch(linear(old)), oklch(linear(new))
    if new_chroma < 0.6 * chroma - SLACK:
        found.append(f"keeps {new_chroma / chroma:.0%} of the chroma")
    if chroma > 0.04 and abs((new_hue - hue + 180) % 360 - 180) > 20:
        found.append("changes its hue")
    if finding["rule"] == "PC102" and contrast(linear(new), linear("#ffffff")) < finding["required"]:
        found.append("misses the contrast")
    for other, color in enumerate(colors):
        if color == old:
            continue
        for view, clear in VIEWS.items():
            before, after = (difference(seen(linear(c), view), seen(linear(color), view)) for c in (old, new))
            # A severity below 1 may be the worst one, so a pair may be worse here than its figure.
            if other in partners and after < clear - SLACK:
                found.append(f"is {after:.2f} from {color} in {' '.join(view)}")
            elif after < min(before, clear) - UNSEEN:
                found.append(f"goes from {before:.2f} to {after:.2f} beside {color} in {' '.join(view)}")
    return move, found


def main():
    command = harness.command()
    themes = [Path(a) for a in sys.argv[2:]] or sorted((ROOT / "palettes").glob("*.json"))
    count, moves = 0, [0.0]
    for theme in themes:
        out = subprocess.run([command, "check", "--isolated", "--format", "json", theme], capture_output=True, text=True, check=False)
        printed = json.loads(out.stdout)
        series = printed["inputs"][0]["series"] if printed["inputs"] else []
        if printed["inputs"] and printed["inputs"][0]["background"] not in (None, "#ffffff"):
            continue
        colors, names = [s["color"][:7] for s in series], [s["name"] for s in series]
        for finding in printed["findings"]:
            if finding["rule"] not in ("PC102", "PC201", "PC202"):
                continue
            for suggestion in finding["suggestions"]:
                hexes = {c["token"]: c["hex"] for c in finding["colors"]}
                if not suggestion["hex"] or suggestion["token"] not in hexes or hexes[suggestion["token"]] not in colors:
                    continue
                index = colors.index(hexes[suggestion["token"]])
                partners = {names.index(n) for n in finding["series"] if n in names} - {index} if finding["rule"] != "PC102" else set()
                move, found = faults(colors, index, suggestion["hex"], finding, partners)
                count += 1
                moves.append(move)
                if found:
                    change = f"{theme.name}: {finding['rule']} {colors[index]} -> {suggestion['hex']}"
                    report(change, False, "; ".join(found[:3]))
    wrong = len(harness.failures)
    report("suggestions applied alone", count and not wrong, f"{count - wrong} of {count} pass; largest move ΔE00 {max(moves):.2f}")
    harness.finish("suggestions")


if __name__ == "__main__":
    main()
