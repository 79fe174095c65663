#!/usr/bin/env python3
"""Checks that no broken theme passes in silence: every format, broken in seventeen ways, named, found beside a good theme, found alone,
and in a stream.

Usage: check_broken.py [PALETTECHECK] [FORMAT]...

The rule: what a run found is an error where its name says that it is a theme and it cannot be judged; every other file that may
hold colours is counted in every report; a file that is named is always an error. A broken file may still be a whole theme, as a
list that lost its end: then it is judged.
"""

import collections
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

import harness
from harness import report

BLUE, RED, GREEN = "#0b62d6", "#a03c00", "#1b7837"
GOOD = json.dumps({"palettecheck": 1, "background": "#ffffff", "text": "#1b1f24", "series": [{"name": "A", "color": "#14532d"}]})
COLOR = re.compile(rb"#[0-9a-f]{6}\b")
PLACES = ["named", "beside", "alone", "piped"]
REPORTS = ["sarif", "junit", "gitlab", "github", "markdown", "html"]


def swatches():
    """A palette of Adobe's swatch exchange: three colours in RGB."""
    blocks = b""
    for name, channels in [("blue", (0.04, 0.38, 0.84)), ("red", (0.63, 0.24, 0)), ("green", (0.11, 0.47, 0.22))]:
        text = (name + "\0").encode("utf-16-be")
        body = struct.pack(">H", len(text) // 2) + text + b"RGB " + struct.pack(">3f", *channels) + struct.pack(">H", 2)
        blocks += struct.pack(">HI", 1, len(body)) + body
    return b"ASEF" + struct.pack(">HHI", 1, 0, 3) + blocks


def formats():
    """A good file of each format: its ending and its bytes."""
    colors = [BLUE, RED, GREEN]
    tokens = {"chart": {"$type": "color", **{name: {"$value": color} for name, color in zip("abc", colors)}}}
    old = {"color": {"chart": {name: {"value": color, "type": "color"} for name, color in zip("abc", colors)}}}
    quoted = ", ".join(f'"{color}"' for color in colors)
    trees = {
        "palettecheck.json": {"palettecheck": 1, "series": colors}, "dtcg.tokens.json": tokens, "style-dictionary.json": old,
        "vega.json": {"range": {"category": colors}, "background": "#fff"},
        "vega-lite.json": {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "config": {"range": {"category": colors}}, "mark": "bar",
                           "data": {"values": [{"a": one, "b": 1} for one in "xyz"]},
                           "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}, "color": {"field": "a"}}},
        "plotly.json": {"layout": {"colorway": colors, "plot_bgcolor": "#fff"}, "data": {}},
        "echarts.json": {"color": colors, "textStyle": {"color": "#111111"}, "categoryAxis": {"axisLine": {"lineStyle": {"color": "#333"}}}},
        "vchart.json": {"type": "light", "colorScheme": {"default": colors}, "background": "#fff"},
        "highcharts.json": {"colors": colors, "chart": {"backgroundColor": "#ffffff"}},
        "apexcharts.json": {"colors": colors, "chart": {"foreColor": "#333333"}},
        "powerbi.json": {"name": "x", "dataColors": colors, "background": "#ffffff"},
        "quicksight.json": {"DataColorPalette": {"Colors": colors}},
        "shadcn.json": {"name": "x", "type": "registry:theme", "cssVars": {"light": {f"chart-{n}": c for n, c in enumerate(colors, 1)}}},
        "palette.json": {"colors": colors}, "figma.json": {"meta": {"variableCollections": {}, "variables": {}}}, "list.json": colors,
    }  # fmt: skip
    files = {name: json.dumps(tree, indent=1).encode() for name, tree in trees.items()}
    del files["figma.json"]
    texts = {
        "tokens.yaml": "chart:\n  $type: color\n" + "".join(f'  {n}: {{$value: "{c}"}}\n' for n, c in zip("abc", colors)),
        "streamlit.toml": f"[theme]\nbase = \"light\"\nchartCategoricalColors = [{quoted}]\n",
        "matplotlib.mplstyle": "axes.facecolor: white\naxes.prop_cycle: cycler('color', ['0b62d6', 'a03c00', '1b7837'])\n",
        "tableau.tps": "<?xml version='1.0'?>\n<workbook><preferences><color-palette name=\"chart\" type=\"regular\">"
                       + "".join(f"<color>{c}</color>" for c in colors) + "</color-palette></preferences></workbook>\n",
        "css.css": ":root {\n" + "".join(f"  --chart-{n}: {c};\n" for n, c in enumerate(colors, 1)) + "}\n",
        "scss.scss": "$chart-colors: (\n" + "".join(f"  {n}: {c},\n" for n, c in zip("abc", colors)) + ");\n",
        "js.js": f"export const chartColors = [{quoted}];\n", "ts.ts": f"export const chartColors: string[] = [{quoted}];\n",
        "py.py": f"CHART_COLORS = [{quoted}]\n", "hex.hex": "\n".join(colors) + "\n", "csv.csv": "name,hex\n" + "".join(f"{n},{c}\n" for n, c in zip("abc", colors)),
        "tsv.tsv": "name\thex\n" + "".join(f"{n}\t{c}\n" for n, c in zip("abc", colors)),
        "gimp.gpl": "GIMP Palette\nName: chart\n#\n11 98 214 blue\n160 60 0 red\n27 120 55 green\n",
        "jasc.pal": "JASC-PAL\n0100\n3\n11 98 214\n160 60 0\n27 120 55\n",
    }  # fmt: skip
    files |= {name: text.encode() for name, text in texts.items()}
    files["swatches.ase"] = swatches()
    return files


def last(good, brackets):
    """The file without the last of these bytes."""
    place = max((good.rfind(one) for one in brackets), default=-1)
    return good[:place] + good[place + 1 :] if place >= 0 else None


ROWS = {RED: b"160 60 0", GREEN: b"27 120 55"}


def invalid(good, color):
    """The file with one colour that has five digits, or a channel that is no number."""
    code, row = color.encode(), ROWS[color]
    return good.replace(code, code[:-1], 1).replace(row, row[:-1] + b"x", 1).replace(b"'" + code[1:] + b"'", b"'" + code[1:-1] + b"'", 1)


def ways(good):
    """The file, broken: nothing where a way has no meaning for its format."""
    text = None if good.startswith(b"ASEF") else good.decode()
    doubled = max((good.rfind(one) for one in [b"]", b"}", b")"]), default=-1)
    middle = good.find(b"\n", len(good) // 3) + 1
    end = good.find(b"\n", middle) + 1
    yield "cut in half", good[: len(good) // 2]
    yield "last bracket gone", last(good, [b"]", b"}", b")"]) if text else None
    yield "empty", b""
    yield "zero bytes", good[: len(good) // 3] + bytes(8) + good[len(good) // 3 :]
    yield "UTF-16 without a mark", text.encode("utf-16-le") if text else None
    yield "a letter of Latin-1", good.replace(BLUE.encode(), BLUE.encode() + b"\xe9", 1) if text and BLUE in text else None
    yield "an invalid colour", invalid(good, RED) if text else None
    yield "two of three invalid", invalid(invalid(good, RED), GREEN) if text else None
    yield "conflict markers", good[:middle] + b"<<<<<<< HEAD\n" + good[middle:end] + b"=======\n" + good[middle:end] + b">>>>>>> main\n" + good[end:] if text else None
    yield "a pointer of Git LFS", b"version https://git-lfs.github.com/spec/v1\noid sha256:" + b"4d" * 32 + b"\nsize 120\n"
    yield "curly quotes", text.replace('"', "\u201d").replace("'", "\u2019").encode() if text and ('"' in text or "'" in text) else None
    # Braces are no value of a map of Sass.
    aliases = text and RED in text and not text.startswith("$")
    yield "an alias that leads nowhere", good.replace(RED.encode(), b"{gone.red}", 1) if aliases else None
    yield "bracket doubled", good[:doubled] + good[doubled : doubled + 1] + good[doubled:] if text and doubled >= 0 else None
    yield "a directory", "directory"
    yield "a link to nothing", "link"
    yield "unreadable", "mode"
    yield "binary junk", bytes(range(256)) * 4


def put(path, content, good):
    """Puts what is broken at a path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if content == "directory":
        path.mkdir()
        (path / "readme").write_text("nothing\n")
    elif content == "link":
        path.symlink_to("gone")
    elif content == "mode":
        path.write_bytes(good)
        path.chmod(0)
    else:
        path.write_bytes(content)


def outcome(command, folder, arguments, name):
    """What a run says of a file: 'error', 'judged', 'counted' or 'silent'; the exit code; what it printed."""
    words = [command, "check", *arguments, "--isolated", "--format", "json"]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    printed = done.stdout + done.stderr
    try:
        document = json.loads(done.stdout)
    except json.JSONDecodeError:
        return "crash", done.returncode, printed
    def means(path):
        return Path(path).name == name or name in Path(path).parts
    errors = [one for one in document["findings"] if one["rule"] == "PC001" and (means(one["file"]) or arguments == ["."] and one["file"] == ".")]
    if errors or done.returncode == 2 and name in printed:
        found = "error"
    elif any(means(one["path"]) for one in document["inputs"]):
        found = "judged" if document["summary"]["notChecked"] else "judged whole"
    elif any(means(one["file"]) for one in document["notChecked"]):
        found = "counted"
        reports = [word for one in REPORTS for word in ("--report", f"{one}={folder}.{one}")]
        subprocess.run([*words, *reports], cwd=folder, capture_output=True, check=False)
        silent = [one for one in REPORTS if "ot judged" not in Path(f"{folder}.{one}").read_text()]
        if silent or document["summary"]["filesNotJudged"] == 0:
            found = f"silent in {', '.join(silent)}"
    else:
        found = "silent"
    return found, done.returncode, printed


def piped(command, folder, name, content):
    """The same of standard input under a name."""
    words = [command, "check", "-", "--stdin-filename", name, "--isolated", "--format", "json"]
    done = subprocess.run(words, cwd=folder, input=content, capture_output=True, check=False)
    try:
        document = json.loads(done.stdout)
    except json.JSONDecodeError:
        return "crash", done.returncode, (done.stdout + done.stderr).decode("utf-8", "replace")
    errors = [one for one in document["findings"] if one["rule"] == "PC001"]
    return ("error" if errors else "silent" if not document["summary"]["checks"] else "judged" if document["summary"]["notChecked"] else "judged whole"), done.returncode, done.stdout.decode("utf-8", "replace")


# What takes a colour away and leaves a file that can be read: the loss is an error or is counted.
LOSSES = ["an invalid colour", "two of three invalid", "an alias that leads nowhere"]


def allowed(place, found, code, is_theme, content, way):
    """Whether the rule allows what came of a file that is broken; one that says it is a theme is never only counted."""
    if found == "error":
        return code == 2
    if found == "judged whole" and way in LOSSES:
        return False
    if found.startswith("judged"):
        # Of these nothing is left to judge.
        # A run in which everything is counted ends with 2.
        return content != b"" and not isinstance(content, str) and (code in (0, 1) or code == 2 and found == "judged")
    return found == "counted" and place == "beside" and not is_theme


def main():
    command = harness.command()
    cells, wrong = collections.Counter(), []
    chosen = sys.argv[2:]
    for format, good in formats().items():
        if chosen and format not in chosen:
            continue
        stem, ending = format.split(".", 1)
        good_ones, counted = set(), set()
        for way, content in [("good", good), *ways(good)]:
            if content is None or content == "mode" and os.geteuid() == 0:
                cells["skipped"] += len(PLACES)
                continue
            for place in PLACES:
                if place == "piped" and isinstance(content, str):
                    cells["skipped"] += 1
                    continue
                # A name with the word theme, and one without. Lists and swatches named theme may be for painting and layout.
                telling = "chart-theme" if ending in ("csv", "tsv", "pal", "ase") or format in ("palette.json", "list.json") else "theme"
                for name, is_theme in [(f"{telling}.{ending}", True), (f"{stem.replace('palettecheck', 'own').replace('palette', 'some').replace('tokens', 'set')}-x.{ending}", False)]:
                    is_theme = is_theme or ending in ("tokens.json", "mplstyle", "tps")
                    with tempfile.TemporaryDirectory() as above:
                        folder = Path(above) / "place"
                        folder.mkdir()
                        (folder / ".git").mkdir()
                        if place == "piped":
                            found, code, printed = piped(command, folder, name, content)
                        else:
                            put(folder / "src" / name, content, good)
                            if place == "beside":
                                (folder / "good.json").write_text(GOOD)
                            found, code, printed = outcome(command, folder, [f"src/{name}"] if place == "named" else ["."], name)
                    if way == "good":
                        ok = found.startswith("judged") or not is_theme and found in ("counted", "silent", "error")
                        if found.startswith("judged"):
                            good_ones.add(place)
                        elif found == "counted":
                            # Nothing says that its colours are a chart's, broken or not.
                            counted.add(name)
                    elif content == "directory" and (place == "beside" or ending in ("js", "ts", "py", "scss")):
                        # A folder may be called anything.
                        ok = True
                    elif content == b"" and ending in ("js", "ts", "py", "scss") and not is_theme and place == "beside":
                        # An empty program is whole.
                        ok = found in ("silent", "counted")
                    elif way == "cut in half" and len(COLOR.findall(content)) < 2 and not is_theme and place == "beside":
                        # No palette is left to count.
                        ok = True
                    elif found == "counted" and place == "beside" and (name in counted or way == "cut in half"):
                        # What is left of it can be read, and says no more that it is a chart's.
                        ok = True
                    else:
                        ok = allowed(place, found, code, is_theme, content, way)
                    cells[found if way != "good" else f"good: {found}"] += 1
                    if not ok:
                        wrong.append(f"{format}, {way}, {place} as {name}: {found}, exit {code}")
                        print(f"     {wrong[-1]}: {' '.join(printed.split())[:160]}", flush=True)
        report(f"{format}: a good file is judged", "named" in good_ones, ", ".join(sorted(good_ones)))
    print(f"     {dict(sorted(cells.items()))}")
    report(f"{sum(count for name, count in cells.items() if name != 'skipped')} cells follow the rule", not wrong, f"{len(wrong)} do not")
    harness.finish("broken files")


if __name__ == "__main__":
    main()
