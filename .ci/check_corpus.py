"""Compares what `inspect` prints for real files with what independent readers found in them.

Usage: check_corpus.py PALETTECHECK SHARED
Prints one line per format with the number of fields that agree, and each difference. Exits 1 when a firm field differs
without an explanation below, or when an explanation is obsolete. Fields guessed from names (`soft` in expected.json) are
listed but do not count.
"""

import json
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from pathlib import Path

command, shared = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
corpus = shared / "corpus"

# The formats that the command reads, by their names in expected.json; the others count as not read yet.
READ = {
    "ase", "bokeh-theme", "css", "csv", "dtcg-hex", "dtcg-object", "dtcg-resolver", "dtcg-schema",
    "echarts-builder", "echarts-theme", "figma-variables", "gpl", "hex", "highcharts", "mplstyle", "palette-json", "plotly-template", "powerbi", "shadcn-json", "streamlit-toml", "style-dictionary", "tableau-tps",
    "tokens-studio", "vega-config", "vega-spec", "xcassets",
}

# Files of a supported format that need an unsupported one: path below files/, what is missing.
NOT_YET: dict[str, str] = {}

# Differences in which palettecheck is right: (path below files/, field) and the proof.
OF_VISUALS = (
    "what visualStyles set for all visuals or single ones is counted as not checked: which visual a style is for, and which "
    "style wins, only Power BI tells"
)
SHADCN_DUAL = "streamlit-toml/streamlit-shadcn-dual/shadcn-dual.toml"
EXPLAINED = {
    ("mplstyle/mpl-grayscale/grayscale.mplstyle", "series"): (
        "the grey 0.70 lies half way between two bytes: 0.7 * 255 is 178.5. Agg draws 179 (b3), as a figure with "
        "facecolor 0.70 saved by matplotlib 3.11.2 shows; matplotlib.colors.to_hex rounds half to even and writes b2"
    ),
    ("vega-spec/vega+vega-lite__circle_scale_threshold.vl.json/examples/specs/circle_scale_threshold.vl.json",
     "ramps.0.name"): (
        "the colours are the same; a scale of Vega-Lite has no name, so ours has the name of the field that it encodes "
        "(\"field\": \"b\"), as series are, and theirs after its scheme, of which one chart may hold several"
    ),
    **{
        (SHADCN_DUAL, field): (
            "the same colours stand under modes.light, where both agree: [theme] itself sets none, and the first of our "
            "modes is [theme.light]"
        )
        for field in ("series", "background", "text")
    },
    ("vega-config/vega-theme-dark/dark.json", "series"): (
        "the file names none; Vega then draws in its scheme tableau10, whose colours ours are"
    ),
    ("powerbi/MattRudy+PowerBI-ThemeTemplates__GlobalLevelTemplate.json/GlobalLevelTemplate.json", "background"): OF_VISUALS,
    **{
        (f"powerbi/Rakcheyev+powerbi-themes__{name}.json/themes/{name}.json", "grid"): OF_VISUALS
        for name in ("foxtrot_warm", "high_contrast_accessible", "light_professional")
    },
    ("figma-variables/terrazzoapp+terrazzo__get-local-variables.json/packages/cli/test/fixtures/import-figma/"
     "get-local-variables.json", "read"): (
        "the groups are hues of two shades each, data/blue/color/emphasis and muted: that one shade of every hue is a "
        "chart's series is a guess, so the file is not checked without --series 'data.*.color.emphasis'"
    ),
    ("echarts-builder/echarts-halloween/public/themes/halloween.json", "sequential"): (
        "the same three colours, filed as diverging: their OKLab lightness goes 0.72, 0.94, 0.62, up and down again; "
        "visualMapColor does not say which it is, and expected.json calls every visual map sequential"
    ),
}

# Roles whose names differ between expected.json and the command's JSON.
ROLES = {"text": "text", "axis": "axis", "grid": "gridlines"}
# Tableau's words for the kinds of palettes.
TABLEAU_TYPES = {"regular": "categorical", "ordered-sequential": "sequential", "ordered-diverging": "diverging"}
TEXTS = ("title", "subtitle", "legend_text", "label_text", "axis_label")


def run(*arguments):
    # Runs in the folder of all files, so that everything a theme refers to lies below the root.
    done = subprocess.run(
        [command, *arguments, "--format", "json"], capture_output=True, text=True, timeout=60, cwd=corpus / "files")
    try:
        return done.returncode, json.loads(done.stdout)
    except json.JSONDecodeError:
        return done.returncode, {"inputs": [], "findings": [], "exit": {}, "stderr": done.stderr[:300]}


def channels(color):
    digits = color.lstrip("#")
    return [int(digits[i : i + 2], 16) for i in range(0, len(digits), 2)]


def same(ours, theirs, tolerance):
    """Whether two values agree: colours within the tolerance in every channel, lists item by item."""
    if isinstance(ours, list) and isinstance(theirs, list):
        return len(ours) == len(theirs) and all(same(a, b, tolerance) for a, b in zip(ours, theirs))
    if tolerance and all(isinstance(c, str) and c.startswith("#") for c in (ours, theirs)):
        a, b = channels(ours), channels(theirs)
        return len(a) == len(b) and all(abs(x - y) <= tolerance for x, y in zip(a, b))
    return ours == theirs


def is_soft(field, entry):
    return any(field == soft or field.startswith(soft + ".") or fnmatchcase(field, soft) for soft in entry.get("soft", []))


def colors_of(series):
    return [one["color"] for one in series] or None


def surfaces(entry, mode):
    """(field, ours): on what marks and text stand, by the keys that the entry's format uses."""
    outer, plot = mode["background"], mode["plotBackground"]
    if "figure" in entry:
        # The entry's background is behind the marks, its figure behind the text.
        return [("background", plot or outer), ("figure", outer)]
    pairs = [("background", outer)] if "background" in entry else []
    return pairs + ([("plot", plot)] if "plot" in entry else [])


def ramps_of(found, kind):
    return [ramp["colors"] for ramp in found["ramps"] if ramp["kind"] == kind]


def fields(entry, found):
    """(field, ours, theirs) for everything that the entry states and the command's JSON can say."""
    if "series" in entry:
        yield "series", colors_of(found["series"]), entry["series"]
    # expected.json calls a GIMP palette a list.
    if "colors" in entry and entry["format"] != "xcassets":
        yield "colors", colors_of(found["series"]), entry["colors"]
    for field, ours in surfaces(entry, found):
        theirs = entry[field]
        # Every stop of a gradient is visible; a check takes the worst.
        if isinstance(theirs, str) and theirs.startswith("gradient:"):
            stops = theirs.removeprefix("gradient:").split(",")
            theirs = ours if ours in stops else theirs
        yield field, ours, theirs
    for field, role in ROLES.items():
        if field in entry:
            theirs, ours = entry[field], found[role]
            # ECharts cycles through the grid colours.
            if isinstance(theirs, list):
                theirs = ours if ours in theirs else theirs
            yield field, ours, theirs
    texts = {found["text"]} | {text["color"] for text in found["texts"]}
    for field in TEXTS:
        if entry.get(field):
            yield field, entry[field] if entry[field] in texts else sorted(filter(None, texts)), entry[field]
    if "status" in entry:
        yield "status", [found["status"][key] for key in ("good", "neutral", "bad")], entry["status"]
    if "name" in entry:
        yield "name", found["name"], entry["name"]
    for kind in ("sequential", "diverging"):
        if kind in entry:
            ours = ramps_of(found, kind)
            theirs = entry[kind] if any(entry[kind] or []) else None
            yield kind, theirs if theirs in ours else ours[:1] or None, theirs
    for index, theirs in enumerate(entry.get("ramps") or []):
        ours = found["ramps"][index] if index < len(found["ramps"]) else {}
        for key in ("name", "kind", "colors"):
            yield f"ramps.{index}.{key}", ours.get(key), theirs[key]
    if entry["format"] == "xcassets":
        yield from catalog_fields(entry, found)
    yield from palette_fields(entry, found)
    yield from selector_fields(entry, found)
    for name, mode in (entry.get("modes") or {}).items():
        ours = next((one for one in found["modes"] if one["name"] == name), None)
        if ours is None:
            yield f"modes.{name}", [one["name"] for one in found["modes"]], name
            continue
        for field in ("series", "background", "text"):
            if field in mode:
                value = colors_of(ours["series"]) if field == "series" else ours[field]
                yield f"modes.{name}.{field}", value, mode[field]


def selector_fields(entry, found):
    """Modes of a style sheet, which expected.json calls after their selectors."""
    for mode in entry.get("modes_by_selector", []) + entry.get("with_tailwind_palette", []):
        selector, _, setting = mode["selector"].partition(" | @variant ")
        # The command names a rule with several selectors after the first, and drops the dot of a single class.
        name = selector.split(",")[0]
        name = (name if " " in name else name.lstrip(".")) + (f"+{setting}" if setting else "")
        ours = next((one for one in found["modes"] if one["name"] == name), None)
        if ours is None:
            yield f"modes.{name}", [one["name"] for one in found["modes"]], name
            continue
        yield f"modes.{name}.series", colors_of(ours["series"]), mode["series"]
        for field in ("background", "text"):
            if field in mode:
                yield f"modes.{name}.{field}", ours[field], mode[field]


def catalog_fields(entry, found):
    """An asset catalog's colours by appearance; null is a colour of the system, which the file does not tell."""
    modes = {"any": "light", "dark": "dark", "high": "increaseContrast", "dark+high": "dark+increaseContrast"}
    sets = entry.get("sets") or ({found["series"][0]["name"]: entry["colors"]} if "colors" in entry else {})
    for name, variants in sets.items():
        for appearance, theirs in variants.items():
            mode = next((one for one in found["modes"] if one["name"] == modes[appearance]), None)
            ours = [one["color"] for one in mode["series"] if one["name"] == name] if mode else []
            if ours or "colors" in entry:
                yield f"{name}.{appearance}", ours[:1], [theirs] if theirs else ours[:1]


def palette_fields(entry, found):
    ours = {palette["name"]: palette for palette in found["palettes"]}
    for theirs in entry.get("palettes") or []:
        one = ours.get(theirs["name"], {})
        kind = theirs.get("kind") or TABLEAU_TYPES[theirs["type"]]
        yield f"palettes.{theirs['name']}", [one.get("kind"), one.get("colors")], [kind, theirs["colors"]]
    if entry.get("palettes"):
        yield "palettes", len(found["palettes"]), len(entry["palettes"])
    summary = entry.get("palettes_summary")
    if summary:
        palettes = found["palettes"]
        yield "palettes_summary.count", len(palettes), summary["count"]
        yield "palettes_summary.colors", sum(len(one["colors"]) for one in palettes), summary["colors"]
        yield "palettes_summary.by_kind", dict(Counter(one["kind"] for one in palettes)), summary["by_kind"]
        for end, index in (("first", 0), ("last", -1)):
            if end in summary:
                one = palettes[index] if palettes else {}
                yield f"palettes_summary.{end}", [one.get(key) for key in summary[end]], list(summary[end].values())


def outcome(entry, target, arguments):
    """(field, ours, theirs) for a file that is to end in an error."""
    code, found = run("check", target, *arguments)
    wanted = entry["expect"]
    reason = found.get("exit", {}).get("reason")
    ours = "no-chart-colours" if reason == "no-chart-colours" else "error" if code == 2 else f"exit {code}"
    yield "expect", ours, wanted
    if ours == "error" and entry.get("line"):
        places = [(one["line"], one["column"]) for one in found["findings"] if one["rule"] == "PC001"]
        theirs = (entry["line"], entry["column"])
        yield "line and column", theirs if theirs in places else places[:3], theirs


def compare(item):
    path, entry = item
    target = str(corpus / "files" / entry.get("target", path))
    # Calls without arguments where none are needed.
    given = {} if "without_args" in entry else entry.get("args", {})
    arguments = [part for key, value in given.items() for part in (f"--{key}", value)]
    results = []
    if "expect" in entry:
        results += outcome(entry, target, arguments)
    else:
        code, found = run("inspect", target, *arguments)
        if code != 0 or not found["inputs"]:
            messages = [one["message"] for one in found["findings"]] or [found.get("stderr")]
            return path, entry, [("read", f"exit {code}: {'; '.join(map(str, messages))[:200]}", "exit 0")]
        results += fields(entry, found["inputs"][0])
    return path, entry, results


def short(value):
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 160 else text[:157] + "…"


expected = json.loads((corpus / "expected.json").read_text())
chosen = [(p, e) for p, e in expected.items() if e["format"] in READ and p not in NOT_YET]
skipped = Counter(e["format"] for p, e in expected.items() if e["format"] not in READ or p in NOT_YET)
agreed, compared, files, lines, used, failures = Counter(), Counter(), Counter(), [], set(), 0

with ThreadPoolExecutor(2) as pool:
    for path, entry, results in pool.map(compare, chosen):
        kind = entry["format"]
        files[kind] += 1
        for field, ours, theirs in results:
            compared[kind] += 1
            tolerance = entry.get("tolerance", 0)
            accepted = [theirs, *entry.get("accept", {}).get(field, [])]
            if any(same(ours, one, tolerance) for one in accepted):
                agreed[kind] += 1
                continue
            what = f"{path}: {field}: ours {short(ours)}, expected {short(theirs)}"
            if (path, field) in EXPLAINED:
                used.add((path, field))
                lines.append(f"explained  {what}: {EXPLAINED[path, field]}")
            elif is_soft(field, entry):
                lines.append(f"soft       {what}")
            else:
                failures += 1
                lines.append(f"DIFFERS    {what}")

for kind in sorted(files):
    print(f"{kind}: {files[kind]} files, {agreed[kind]} of {compared[kind]} fields agree")
print("not read yet: " + ", ".join(f"{kind} {count}" for kind, count in sorted(skipped.items())))
for line in lines:
    print(line)
for path, field in sorted(EXPLAINED.keys() - used):
    if any(path == chosen_path for chosen_path, _ in chosen):
        failures += 1
        print(f"STALE      {path}: {field}: has an explanation but does not differ")
print(f"{sum(agreed.values())} of {sum(compared.values())} fields agree, {len(used)} differences explained, {failures} left")
sys.exit(1 if failures or not compared else 0)
