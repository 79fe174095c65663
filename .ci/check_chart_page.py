"""Opens the pages of charts in a browser and holds them to what they promise, as readers of screens are told it.

Usage: check_chart_page.py PALETTECHECK [PICTURES]
PICTURES is a folder for a picture of every page in every setting of its reader. Needs playwright and axe-playwright-python
beside the interpreter, and chromium. A tool that is missing is a check that failed; with PALETTECHECK_ALLOW_MISSING=1 it is
skipped, and said so in capitals. Prints a line for each check and exits 1 when one failed.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from chart_samples import COAST, MONTHS, VALLEY, describe, descriptor, octave, walk

command = str(Path(sys.argv[1]).resolve())
pictures = Path(sys.argv[2]) if len(sys.argv) > 2 else None
failures = []
HOSTILE = ["</script><script>window.PWN=1</script>", "\"><img src=x onerror=window.PWN=1>", "</title>", "a\u202eb",
           "<svg onload=window.PWN=1>", "]]><!--"]  # fmt: skip
SETTINGS = {
    "light": {"viewport": {"width": 1280, "height": 900}},
    "dark": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "dark"},
    "more contrast": {"viewport": {"width": 1280, "height": 900}, "contrast": "more"},
    "dark, more contrast": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "dark", "contrast": "more"},
    "forced colours": {"viewport": {"width": 1280, "height": 900}, "forced_colors": "active"},
    "reduced motion": {"viewport": {"width": 768, "height": 1024}, "reduced_motion": "reduce"},
    "375 px": {"viewport": {"width": 375, "height": 812}, "has_touch": True},
}
# Tones are written down where they start.
LISTEN = """
window.tones = [];
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  const oscillator = make.call(this), pitches = [];
  const set = oscillator.frequency.setValueAtTime.bind(oscillator.frequency);
  const ramp = oscillator.frequency.exponentialRampToValueAtTime.bind(oscillator.frequency);
  oscillator.frequency.setValueAtTime = (hertz, time) => { pitches.push(hertz); return set(hertz, time); };
  oscillator.frequency.exponentialRampToValueAtTime = (hertz, time) => { pitches.push(hertz); return ramp(hertz, time); };
  const start = oscillator.start.bind(oscillator);
  oscillator.start = (time) => { window.tones.push(pitches); return start(time); };
  return oscillator;
};
"""


def report(name, ok, detail=""):
    print(f"{'ok  ' if ok else 'FAIL'} {name}: {detail}", flush=True)
    if not ok:
        failures.append(name)


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
        "points": (descriptor("Places", "point", {"A": walk(60), "B": walk(50, seed=9)}, y=(0, 100)), [60, 50]),
        "pie": (descriptor("Half a year", "pie", {"Coast": COAST[:6]}, x=MONTHS[:6], direction="radialClockwise"), [6]),
        "long": (descriptor("A long walk", "line", long, y=(0, 100)), [None, 30]),
        "hostile": (descriptor(HOSTILE[0], "line", hostile, x=HOSTILE), [6] * 6),
    }  # fmt: skip


def tree(page):
    """The nodes that readers of screens are given, by role."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    found = {}
    for node in nodes:
        if not node.get("ignored"):
            found.setdefault(node["role"]["value"], []).append(node)
    return found


def name(node):
    return node.get("name", {}).get("value", "")


def focused(page):
    return page.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.tagName")


def said(value):
    """A value with its unit."""
    return "no value" if value is None else f"{value} millimetre{'' if value == 1 else 's'}"


def expected(chart):
    """Names of the points of each series, value and unit included."""
    main = chart["AXChartDescriptor"]
    for series in main["series"]:
        yield [f"{point['x']}, {said(point['y'])}" for point in series["dataPoints"]]


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
    frames = page.evaluate(
        """() => { const plot = [...document.querySelectorAll('.hit')].map((hit) => hit.getBoundingClientRect());
        const high = Math.max(...plot.map((b) => b.height)), wide = Math.max(...plot.map((b) => b.width));
        return plot.map((b) => [b.width, b.height, high, wide]); }"""
    )
    small = [frame for frame in frames if min(frame[:2]) < 23.99]
    kind = chart["palettecheck"]["kind"]
    across = 1 if label != "lying" else 0
    whole = kind == "pie" or all(abs(frame[across] - (360 if across else 640)) < 0.5 for frame in frames)
    report(f"{label}: frames of 24 px and the full height", not small and whole, f"{len(frames)} frames, {small[:3]}")


def check_table(label, page, chart):
    cells = page.evaluate("[...document.querySelectorAll('.data td')].map((cell) => cell.textContent)")
    rows = page.evaluate("document.querySelectorAll('.data tbody tr').length")
    if label in ("rain", "bars", "lying", "area", "pie"):
        main = chart["AXChartDescriptor"]
        wanted = [
            said(series["dataPoints"][i]["y"])
            for i in range(len(main["series"][0]["dataPoints"])) for series in main["series"]
        ]  # fmt: skip
        report(f"{label}: the table has the figures", cells == wanted, f"{rows} rows")
    elif label == "long":
        report(f"{label}: the table is bounded", rows <= 24 + 30, f"{rows} rows")


def heard(page, value, y=(0, 250)):
    """Whether the last tone is that of a value."""
    tones = page.evaluate("window.tones")
    return bool(tones) and len(tones[-1]) == 1 and abs(tones[-1][0] - 2 ** octave(value, y)) < 0.06


def check_keys(browser, path):
    page = browser.new_page()
    page.add_init_script(LISTEN)
    page.goto(path.as_uri())
    order = []
    for _ in range(8):
        page.keyboard.press("Tab")
        order.append(focused(page))
        if "January" in order[-1]:
            break
    steps = [
        ("the tab key reaches the first place", None, "January, 234 millimetres", 234),
        ("right", "ArrowRight", "February, 172 millimetres", 172),
        ("end", "End", "December, 249 millimetres", 249),
        ("right at the end stays", "ArrowRight", "December, 249 millimetres", 249),
        ("left", "ArrowLeft", "November, 226 millimetres", 226),
        ("down to the other series", "ArrowDown", "November, 64 millimetres", 64),
        ("least", "l", "April, 48 millimetres", 48),
        ("greatest", "g", "July, 95 millimetres", 95),
        ("home", "Home", "January, 61 millimetres", 61),
        ("up to the other series", "ArrowUp", "January, 234 millimetres", 234),
        ("space says it again", " ", "January, 234 millimetres", 234),
    ]
    for label, key, wanted, value in steps:
        before = page.evaluate("window.tones.length")
        if key:
            page.keyboard.press(key)
        ok = focused(page) == wanted and heard(page, value)
        ok = ok and (not key or page.evaluate("window.tones.length") == before + 1)
        node = [n for n in tree(page)["graphics-symbol"] if any(p["name"] == "focused" and p["value"]["value"] for p in n.get("properties", []))]
        shown = page.inner_text(".readout")
        ok = ok and [name(n) for n in node] == [wanted] and shown.startswith(wanted)
        report(f"keys: {label}", ok, f"{focused(page)}, {page.evaluate('window.tones.at(-1)')} Hz, '{shown}'")
    page.keyboard.press("ArrowDown")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    before = page.evaluate("window.tones.length")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    gap = focused(page) == "May, no value" and page.evaluate("window.tones.length") == before + 1
    report("keys: a missing value is said and silent", gap, focused(page))
    page.keyboard.press("Home")
    page.keyboard.press("Tab")
    report("keys: the tab key leaves the series", "January, 61" not in focused(page), focused(page))
    page.keyboard.press("Shift+Tab")
    before = page.evaluate("window.tones.length")
    page.keyboard.press("p")
    page.wait_for_timeout(1100)
    page.keyboard.press("Escape")
    played = page.evaluate("window.tones.length") - before
    page.wait_for_timeout(500)
    stopped = page.evaluate("window.tones.length") - before == played
    report("keys: p plays on, Escape stops", 3 <= played <= 6 and stopped, f"{played} tones in 1.1 s")
    page.close()


def middle(page, text):
    return page.evaluate(
        "(text) => { const b = document.querySelector(`[aria-label=\"${text}\"] use`).getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }",
        text,
    )


def check_pointer(browser, path):
    page = browser.new_page()
    page.add_init_script(LISTEN)
    page.goto(path.as_uri())
    page.click(".kind")
    for text, value in [("March, 181 millimetres", 181), ("March, 54 millimetres", 54), ("October, 241 millimetres", 241)]:
        x, y = middle(page, text)
        page.mouse.move(x + 9, y + 6)
        status = page.inner_text(".unseen")
        report(f"mouse: {text}", heard(page, value) and status.startswith(text), f"'{status}' {page.evaluate('window.tones.at(-1)')}")
    page.click("[data-do=least]")
    status = page.inner_text(".unseen")
    report("buttons: least", heard(page, 98) and status.startswith("June, 98 millimetres"), status)
    before = page.evaluate("window.tones.length")
    page.click("[data-do=mute]")
    page.click("[data-do=next]")
    quiet = page.evaluate("window.tones.length") == before and page.get_attribute("[data-do=mute]", "aria-pressed") == "false"
    report("buttons: tones can be turned off", quiet and page.inner_text(".readout").startswith("July"), "")
    page.close()


def check_touch(browser, path):
    context = browser.new_context(**SETTINGS["375 px"])
    page = context.new_page()
    page.add_init_script(LISTEN)
    page.goto(path.as_uri())
    x, y = middle(page, "February, 172 millimetres")
    page.touchscreen.tap(x, y)
    report("touch: a tap", heard(page, 172) and page.inner_text(".unseen").startswith("February, 172"), page.inner_text(".unseen"))
    session = context.new_cdp_session(page)
    before = page.evaluate("window.tones.length")
    touch = lambda kind, x: session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}] if x else []})
    touch("touchStart", x)
    for step in range(1, 12):
        touch("touchMove", x + 12 * step)
        page.wait_for_timeout(20)
    touch("touchEnd", None)
    tones = page.evaluate("window.tones.length") - before
    report("touch: a finger that moves along", tones >= 3 and not page.inner_text(".unseen").startswith("February"),
           f"{tones} tones, {page.inner_text('.unseen')}")
    context.close()


def check_contrast(label, page, needed):
    """Text of the picture against its ground, measured by the command itself."""
    colors = page.evaluate(
        """() => { const hex = (c) => '#' + c.match(/\\d+/g).slice(0, 3).map((n) => Number(n).toString(16).padStart(2, '0')).join('');
        const ground = hex(getComputedStyle(document.querySelector('.ground')).fill);
        return [...new Set([...document.querySelectorAll('.chart text')].map((t) => hex(getComputedStyle(t).fill)))].map((c) => [c, ground]); }"""
    )
    ratios = []
    for text, ground in colors:
        done = subprocess.run([command, "contrast", text, ground, "--format", "json"], capture_output=True, text=True)
        read = json.loads(done.stdout)
        ratios.append((read[0] if isinstance(read, list) else read)["ratio"])
    report(f"{label}: text of the picture", bool(ratios) and min(ratios) >= needed, f"{len(ratios)} colours, least {min(ratios):.2f}")


def check_settings(browser, pages, axe):
    for setting, options in SETTINGS.items():
        started = time.monotonic()
        violations, incomplete, wide = [], [], []
        # The policy of the page forbids scripts of others: axe has to be let in beside it.
        context = browser.new_context(bypass_csp=True, **options)
        for label, path in pages.items():
            page = context.new_page()
            page.goto(path.as_uri())
            page.wait_for_timeout(100)
            if pictures:
                page.screenshot(path=pictures / f"{label}-{setting.replace(', ', '-').replace(' ', '-')}.png", full_page=True)
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                wide.append(label)
            if label == "rain" and "forced" not in setting:
                check_contrast(f"{setting}", page, 7 if "more" in setting else 4.5)
            page.evaluate(axe)
            # axe cannot judge text on a picture and leaves it open: ours does, above. Everything else is held to.
            result = page.evaluate(
                "axe.run({exclude: [['.chart text']]}, {resultTypes: ['violations', 'incomplete'], preload: false})"
            )
            for kind, to in (("violations", violations), ("incomplete", incomplete)):
                to += [f"{label}: {v['id']}: {v['nodes'][0]['html'][:160]}" for v in result[kind]]
            page.close()
        context.close()
        report(f"axe, {setting}", not violations and not incomplete,
               f"{len(violations)} violations, {len(incomplete)} incomplete, {len(pages)} pages, "
               f"{time.monotonic() - started:.1f} s {violations[:3]} {incomplete[:3]}")
        report(f"no sideways scroll of the page, {setting}", not wide, " ".join(wide))


def check_without_script(browser, pages, folders):
    context = browser.new_context(java_script_enabled=False)
    for label in ("rain", "long"):
        page = context.new_page()
        page.goto(pages[label].as_uri())
        found = tree(page)
        buttons = [name(node) for node in found.get("button", []) if name(node) in ("Previous", "Next")]
        text = " ".join(name(node) for node in found.get("StaticText", []))
        ok = len(found["graphics-symbol"]) >= 24 and len(found.get("row", [])) > 12 and not buttons and "Time follows" in text
        report(f"{label}: complete without script", ok, f"{len(found['graphics-symbol'])} symbols, {len(found.get('row', []))} rows")
        page.close()
    page = context.new_page()
    page.goto((folders["rain"] / "chart.svg").as_uri())
    found = tree(page)
    names = [name(node) for node in found.get("graphics-symbol", [])]
    report("chart.svg is as accessible", len(names) == 24 and names[0] == "January, 234 millimetres", f"{len(names)} symbols")
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


def check_size(folder):
    chart = descriptor("A hundred thousand", "line", {"A": walk(100_000)}, y=(0, 100))
    started = time.monotonic()
    describe(command, chart, folder / "size")
    seconds, size = time.monotonic() - started, (folder / "size" / "chart.html").stat().st_size
    report("100,000 points", size < 1_000_000, f"{size} bytes, {seconds:.2f} s with the writing of the input")


browser_path = shutil.which("chromium") or shutil.which("chromium-browser")
if not browser_path or any(importlib.util.find_spec(tool) is None for tool in ("playwright", "axe_playwright_python")):
    print("SKIPPED: PAGES OF CHARTS ARE NOT OPENED: apt-get install chromium; pip install playwright axe-playwright-python")
    sys.exit(0 if os.environ.get("PALETTECHECK_ALLOW_MISSING") == "1" else 1)
from playwright.sync_api import sync_playwright  # noqa: E402

axe = (Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js").read_text()
with tempfile.TemporaryDirectory() as directory, sync_playwright() as engine:
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    folders = {label: describe(command, chart, Path(directory, label)) for label, (chart, _) in charts().items()}
    pages = {label: folder / "chart.html" for label, folder in folders.items()}
    browser = engine.chromium.launch(executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"])
    view = browser.new_context(viewport={"width": 1280, "height": 900})
    for label, (chart, counts) in charts().items():
        page = view.new_page()
        page.goto(pages[label].as_uri())
        check_tree(label, page, chart, counts)
        check_table(label, page, chart)
        page.close()
    check_keys(browser, pages["rain"])
    check_pointer(browser, pages["rain"])
    check_touch(browser, pages["rain"])
    check_settings(browser, pages, axe)
    check_without_script(browser, pages, folders)
    check_policy(browser, pages)
    if pictures:
        page = browser.new_page()
        for label, path in pages.items():
            page.goto(path.as_uri())
            page.pdf(path=pictures / f"{label}.pdf")
    check_size(Path(directory))
    browser.close()

if failures:
    sys.exit(f"{len(failures)} checks of chart pages failed: {', '.join(failures)}")
