#!/usr/bin/env python3
"""Opens the pages of charts in a browser and holds them to what they promise, as a screen reader reads it.

Usage: check_chart_page.py [PALETTECHECK [PICTURES]]
PICTURES is a folder for a picture of every page in every setting of its reader. Uses the packages of requirements/charts.txt,
chromium and xmllint.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import harness
from chart_samples import COAST, MONTHS, VALLEY, describe, descriptor, walk
from chart_walk import check_intervals, check_keys, check_mouse, check_touch, check_words, name, tree
from harness import report

harness.environment("charts")
harness.require("chromium", "xmllint:libxml2-utils")
command = harness.command()
pictures = Path(sys.argv[2]) if len(sys.argv) > 2 else None
HOSTILE = ["</script><script>window.PWN=1</script>", "\"><img src=x onerror=window.PWN=1>", "</title>", "a\u202eb",
           "<svg onload=window.PWN=1>", "]]><!--"]  # fmt: skip
# What the reader of a page sets, by the names of media features.
SETTINGS = {
    "dark": {"prefers-color-scheme": "dark"},
    "more contrast": {"prefers-contrast": "more"},
    "dark, more contrast": {"prefers-color-scheme": "dark", "prefers-contrast": "more"},
    "forced colours": {"forced-colors": "active"},
    "reduced motion": {"prefers-reduced-motion": "reduce"},
    "reduced transparency": {"prefers-reduced-transparency": "reduce"},
    "light": {},
}
WIDTHS = (1280, 768, 375)
OPEN = """([width, maxWidth, overflow]) => {
  for (const box of [document.documentElement, document.body]) Object.assign(box.style, { width, maxWidth });
  for (const region of document.querySelectorAll('.scroll')) region.style.overflow = overflow;
}"""


def charts():
    """By name: the chart and how many stops each of its series has."""
    rain = {"Coast": COAST, "Valley": VALLEY}
    three = {**rain, "Hill": [250 - value for value in COAST]}
    long = {"Walk": walk(5000), "Short": walk(30, seed=3)}
    hostile = {name: [0, 50, 100, 150, 200, 250] for name in HOSTILE}
    return {
        "rain": (descriptor("Rainfall by month", "line", rain, x=MONTHS, summary="The coast is wetter."), [12, 12]),
        "bars": (descriptor("Rainfall by month", "bar", three, x=MONTHS), [12, 12, 12]),
        "lying": (descriptor("Rainfall by month", "bar", rain, x=MONTHS, direction="topToBottom"), [12, 12]),
        "area": (descriptor("Rainfall by month", "area", rain, x=MONTHS), [12, 12]),
        "points": (descriptor("Places", "point", {"A": walk(60), "B": walk(50, seed=9)}, y=(0, 100)), [None, None]),
        "pie": (descriptor("Half a year", "pie", {"Coast": COAST[:6]}, x=MONTHS[:6], direction="radialClockwise"), [6]),
        "long": (descriptor("A long walk", "line", long, y=(0, 100)), [None, 30]),
        "hostile": (descriptor(HOSTILE[0], "line", hostile, x=HOSTILE), [6] * 6),
    }  # fmt: skip


def spoken(value):
    """A value with its unit."""
    return "no value" if value is None else f"{value} millimetre{'' if value == 1 else 's'}"


def expected(chart):
    """Names of the points of each series, value and unit included, and the series where there are several."""
    main = chart["AXChartDescriptor"]
    for series in main["series"]:
        of = f", {series['name']}" if len(main["series"]) > 1 else ""
        yield [f"{point['x']}, {spoken(point['y'])}{of}" for point in series["dataPoints"]]


def check_tree(label, page, chart, counts):
    found = tree(page)
    symbols = found.get("graphics-symbol", [])
    names = [name(node) for node in symbols]
    series = found.get("graphics-object", [])
    total = len(names) if None in counts else sum(counts)
    ok = len(found.get("graphics-document", [])) == 1 and len(series) == len(counts) and len(names) == total
    per_series = page.evaluate("[...document.querySelectorAll('.series')].map((s) => s.querySelectorAll('.stop').length)")
    ok = ok and all(count == wanted if wanted else 8 <= count <= 24 for count, wanted in zip(per_series, counts))
    report(f"{label}: document, series and symbols", ok, f"{len(series)} series, {len(names)} symbols, {per_series}")
    report(f"{label}: every one has a name", all(names) and all(map(name, series)), "")
    if label in ("rain", "bars", "lying", "area", "pie"):
        wanted = [text for series in expected(chart) for text in series]
        report(f"{label}: names with value and unit", names == wanted, f"{names[:2]}" if names == wanted else f"{names} {wanted}")
    frames = page.evaluate("[...document.querySelectorAll('.hit')].map((hit) => { const b = hit.getBBox(); return [b.x, b.y, b.width, b.height]; })")
    small = [frame for frame in frames if min(frame[2:]) < 23.99]
    # Stops at one place divide the plot between them.
    strips, lies = {}, label == "lying"
    for x, y, width, height in frames:
        strips.setdefault((y, height) if lies else (x, width), []).append(width if lies else height)
    whole = chart["palettecheck"]["kind"] == "pie" or all(abs(sum(strip) - (640 if lies else 360)) < 0.5 for strip in strips.values())
    distinct = len({tuple(frame) for frame in frames}) == len(frames)
    report(f"{label}: frames of 24 px, together as high as the plot, none on another", not small and whole and distinct,
           f"{len(frames)} frames in {len(strips)} strips, {small[:3]}")


def check_table(label, page, chart):
    cells = page.evaluate("[...document.querySelectorAll('.data td')].map((cell) => cell.textContent)")
    rows = page.evaluate("document.querySelectorAll('.data tbody tr').length")
    if label in ("rain", "bars", "lying", "area", "pie"):
        main = chart["AXChartDescriptor"]
        wanted = [
            spoken(series["dataPoints"][i]["y"])
            for i in range(len(main["series"][0]["dataPoints"])) for series in main["series"]
        ]  # fmt: skip
        report(f"{label}: the table has the figures", cells == wanted, f"{rows} rows")
    elif label == "long":
        report(f"{label}: the table is bounded", rows <= 24 + 30, f"{rows} rows")


def check_contrast(page, setting):
    """Words of the picture and marks of series against their ground, measured by the command itself."""
    words, marks = page.evaluate(
        """() => { const hex = (c) => '#' + c.match(/\\d+/g).slice(0, 3).map((n) => Number(n).toString(16).padStart(2, '0')).join('');
        const all = (which, property) => [...new Set([...document.querySelectorAll(which)].map((t) => hex(getComputedStyle(t)[property])))];
        const ground = hex(getComputedStyle(document.querySelector('.ground')).fill);
        return [all('.chart text', 'fill'), all('.series', 'color')].map((colors) => colors.map((c) => [c, ground])); }"""
    )

    def least(pairs):
        done = [subprocess.run([command, "contrast", *pair, "--format", "json"], capture_output=True, text=True) for pair in pairs]
        read = [json.loads(each.stdout) for each in done]
        return min((each[0] if isinstance(each, list) else each)["ratio"] for each in read)

    strong = "more" in setting or "forced" in setting
    word, mark = least(words), least(marks)
    report(f"{setting}: contrast in the picture", word >= (7 if strong else 4.5) and mark >= (4.5 if strong else 3),
           f"words {word:.2f}, marks {mark:.2f}")


def judged(page, only=None):
    """What axe finds and what it leaves open. What a region that scrolls cuts off it cannot judge, so the page is made as
    wide as its widest table, and the rest is judged again. Text on a picture it never judges: `check_contrast` does."""
    options = {"resultTypes": ["violations", "incomplete"], "preload": False, **({"runOnly": only} if only else {})}
    run = lambda include, options: page.evaluate(
        "([include, options]) => axe.run({include, exclude: [['.chart text']]}, options)", [include, options]
    )
    result = run([["html"]], options)
    cut = [node["target"] for rule in result["incomplete"] if rule["id"] == "color-contrast" for node in rule["nodes"]]
    left = [rule for rule in result["incomplete"] if rule["id"] != "color-contrast"]
    if cut:
        page.evaluate(OPEN, ["max-content", "none", "visible"])
        again = run(cut, {**options, "runOnly": ["color-contrast"]})
        page.evaluate(OPEN, ["", "", ""])
        left += again["incomplete"]
        result["violations"] += again["violations"]
    found = [[f"{rule['id']}: {rule['nodes'][0]['html'][:160]}" for rule in rules] for rules in (result["violations"], left)]
    return (*found, len(cut))


def resize(page, width):
    """The page measures itself again when its frame is drawn, and a person never sees it before."""
    page.set_viewport_size({"width": width, "height": 900})
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def take_picture(page, label, setting):
    if pictures:
        page.screenshot(path=pictures / f"{label}-{setting.replace(', ', '-').replace(' ', '-')}.png", full_page=True)


def check_settings(page, label):
    """Every rule in light at every width, and what settings can break in each: they only change colours, motion and fills."""
    page.evaluate(axe)
    for width in WIDTHS:
        resize(page, width)
        take_picture(page, label, f"{width} px")
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        small = page.evaluate(
            "[...document.querySelectorAll('.hit')].map((hit) => hit.getBoundingClientRect()).filter((b) => Math.min(b.width, b.height) < 23.99).length"
        )
        violations, incomplete, cut = judged(page) if width == 1280 or label in ("rain", "long") else ([], [], 0)
        report(f"{label}: {width} px, axe, no sideways scroll, no small frame", not (violations or incomplete or wide or small),
               f"{len(violations)} violations, {len(incomplete)} incomplete, {cut} judged opened {violations[:3]} {incomplete[:3]}")
    resize(page, 1280)
    if label not in ("rain", "area") and not pictures:
        return
    session = page.context.new_cdp_session(page)
    style = lambda which, property: page.evaluate("([w, p]) => getComputedStyle(document.querySelector(w))[p]", [which, property])
    for setting, features in SETTINGS.items():
        session.send("Emulation.setEmulatedMedia", {"features": [{"name": name, "value": value} for name, value in features.items()]})
        take_picture(page, label, setting)
        if label == "rain":
            check_contrast(page, setting)
            violations, incomplete, cut = judged(page, ["color-contrast"])
            report(f"{setting}: axe judges the colours", not violations and not incomplete, f"{violations[:3]} {incomplete[:3]}")
        if label == "rain":
            motion = style(".scroll", "scrollBehavior")
            report(f"{setting}: motion", motion == ("auto" if "motion" in setting else "smooth"), motion)
            hue = style(".hue", "display")
            report(f"{setting}: names of colours", hue == ("none" if "forced" in setting else "inline"), hue)
        if label == "area":
            fill = style(".area", "fill")
            opaque = "forced" in setting or "transparency" in setting
            report(f"{setting}: fill of areas", (fill == "none") == opaque, fill)
    session.detach()


def check_without_script(browser, pages, folders):
    context = browser.new_context(java_script_enabled=False)
    for label in ("rain", "long"):
        page = context.new_page()
        page.goto(pages[label].as_uri())
        found = tree(page)
        buttons = [name(node) for node in found.get("button", []) if name(node) in ("Previous", "Next")]
        text = " ".join(name(node) for node in found.get("StaticText", []))
        ok = len(found["graphics-symbol"]) >= 24 and len(found.get("row", [])) > 12 and not buttons and "goes along" in text
        report(f"{label}: complete without script", ok, f"{len(found['graphics-symbol'])} symbols, {len(found.get('row', []))} rows")
        page.close()
    page = context.new_page()
    page.goto((folders["rain"] / "chart.svg").as_uri())
    found = tree(page)
    names = [name(node) for node in found.get("graphics-symbol", [])]
    report("chart.svg is as accessible", len(names) == 24 and names[0] == "January, 234 millimetres, Coast", f"{len(names)} symbols")
    context.close()
    if shutil.which("xmllint"):
        files = [folder / "chart.svg" for folder in folders.values()]
        done = subprocess.run(["xmllint", "--noout", *files], capture_output=True, text=True)
        report("chart.svg is well-formed", done.returncode == 0, done.stderr[:300])


def check_policy(browser, pages):
    page = browser.new_page()
    requests, complaints = [], []
    page.on("request", lambda request: requests.append(request.url))
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    for path in pages.values():
        page.goto(path.as_uri())
        page.wait_for_timeout(100)
        if page.evaluate("typeof window.PWN !== 'undefined'"):
            complaints.append(f"a script ran in {path.parent.name}")
        played = page.evaluate("document.querySelector('audio').readyState > 0 && document.querySelector('audio').duration > 3")
        if not played:
            complaints.append(f"no sound in {path.parent.name}")
    strangers = [url for url in requests if not url.startswith("file:")]
    report("no network, nothing refused, nothing foreign runs", not strangers and not complaints, f"{strangers} {complaints[:5]}")
    page.close()


def check_colors(browser, folder):
    """Eight series that nobody coloured are distinguishable in both settings, as the command itself judges them."""
    chart = descriptor("Eight walks", "line", {f"Place {i}": walk(24, seed=i + 1) for i in range(8)}, y=(0, 100))
    page = browser.new_page()
    page.goto((describe(command, chart, folder / "eight") / "chart.html").as_uri())
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        colors, ground = page.evaluate(
            """() => { const style = getComputedStyle(document.documentElement);
            return [[...Array(8).keys()].map((i) => style.getPropertyValue(`--c${i}`)), style.getPropertyValue('--ground')]; }"""
        )
        theme = folder / f"eight-{scheme}.json"
        series = [{"name": f"Place {i}", "color": color.strip(), "symbol": "circle"} for i, color in enumerate(colors)]
        theme.write_text(json.dumps({"background": ground.strip(), "series": series}))
        done = harness.run(command, "check", "--isolated", "--format", "concise", "--rule", "PC302=off", "--fail-on", "warning", theme)
        report(f"eight default colours, {scheme}", done.returncode == 0 and len(set(colors)) == 8, done.stdout.strip().splitlines()[-1])
    page.close()


def check_size(folder):
    """A hundred thousand points, by the work of the processor, best of three: under 2 s on a machine that does nothing else, and
    a busy one, whose memory others use too, takes half as much again."""
    chart = descriptor("A hundred thousand", "line", {"A": walk(100_000)}, y=(0, 100))
    source = folder / "size.json"
    source.write_text(json.dumps(chart))
    best = 1e9
    for _ in range(3):
        with open(os.devnull, "wb") as nowhere:
            process = subprocess.Popen([command, "describe", source, "-o", folder], stdout=nowhere, stderr=nowhere)
            _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        best, megabytes = min(best, used.ru_utime + used.ru_stime), used.ru_maxrss / 1000
        if process.returncode != 0 or best < 2:
            break
    size = (folder / "chart.html").stat().st_size
    report("100,000 points", process.returncode == 0 and size < 1_000_000 and best < 3 and megabytes < 200,
           f"page {size} bytes, {best:.2f} s of the processor, {megabytes:.0f} MB")


browser_path = harness.browser()
if not browser_path or any(importlib.util.find_spec(tool) is None for tool in ("playwright", "axe_playwright_python")):
    harness.skip("pages of charts are not opened", "apt-get install chromium; pip install playwright axe-playwright-python")
    harness.finish("chart pages")
from playwright.sync_api import sync_playwright  # noqa: E402

axe = (Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js").read_text()
with tempfile.TemporaryDirectory() as directory, sync_playwright() as engine:
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    check_size(Path(directory))
    folders = {label: describe(command, chart, Path(directory, label)) for label, (chart, _) in charts().items()}
    pages = {label: folder / "chart.html" for label, folder in folders.items()}
    browser = engine.chromium.launch(
        executable_path=browser_path,
        args=["--no-sandbox", "--disable-gpu", "--autoplay-policy=document-user-activation-required"],
    )
    check_keys(browser, pages["rain"])
    check_words(browser, pages["rain"])
    check_intervals(browser, pages["long"])
    check_colors(browser, Path(directory))
    check_mouse(browser, pages["rain"])
    check_touch(browser, pages["rain"])
    check_without_script(browser, pages, folders)
    check_policy(browser, pages)
    # The policy of the page forbids scripts of others: axe has to be let in beside it.
    view = browser.new_context(viewport={"width": 1280, "height": 900}, bypass_csp=True)
    for label, (chart, counts) in charts().items():
        page = view.new_page()
        page.goto(pages[label].as_uri())
        check_tree(label, page, chart, counts)
        check_table(label, page, chart)
        check_settings(page, label)
        if pictures:
            page.pdf(path=pictures / f"{label}.pdf")
        page.close()
    browser.close()

harness.finish("chart pages")
