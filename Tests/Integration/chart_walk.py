"""Walks along the charts of pages by keys, mouse and finger, and listens to the tones that start."""

from chart_samples import MONTHS, octave
from harness import report

PHONE = {"viewport": {"width": 375, "height": 812}, "has_touch": True}
# Tones are written down where they start.
LISTEN = """
window.tones = [];
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.player = this;
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


def heard(page, value, y=(0, 250)):
    """Whether the last tone is that of a value."""
    tones = page.evaluate("window.tones")
    return bool(tones) and len(tones[-1]) == 1 and abs(tones[-1][0] - 2 ** octave(value, y)) < 0.06


def reached(page, condition):
    """Waits for what takes time, longer on a machine that has much else to do. The page's policy forbids Playwright's way."""
    for _ in range(200):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(100)


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
        ("the tab key reaches the first place", None, "January, 234 millimetres, Coast", 234),
        ("right", "ArrowRight", "February, 172 millimetres, Coast", 172),
        ("end", "End", "December, 249 millimetres, Coast", 249),
        ("right at the end stays", "ArrowRight", "December, 249 millimetres, Coast", 249),
        ("left", "ArrowLeft", "November, 226 millimetres, Coast", 226),
        ("down to the other series", "ArrowDown", "November, 64 millimetres, Valley", 64),
        ("least", "l", "April, 48 millimetres, Valley", 48),
        ("greatest", "g", "July, 95 millimetres, Valley", 95),
        ("home", "Home", "January, 61 millimetres, Valley", 61),
        ("up to the other series", "ArrowUp", "January, 234 millimetres, Coast", 234),
        ("space says it again", " ", "January, 234 millimetres, Coast", 234),
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
    gap = focused(page) == "May, no value, Valley" and page.evaluate("window.tones.length") == before + 1
    report("keys: a missing value is announced and silent", gap, focused(page))
    page.keyboard.press("Home")
    page.keyboard.press("Tab")
    report("keys: the tab key leaves the chart", "millimetres" not in focused(page), focused(page))
    page.keyboard.press("Shift+Tab")
    before = page.evaluate("window.tones.length")
    page.keyboard.press("p")
    reached(page, f"window.tones.length >= {before + 3}")
    page.keyboard.press("Escape")
    played = page.evaluate("window.tones.length") - before
    page.wait_for_timeout(500)
    stopped = page.evaluate("window.tones.length") - before == played
    report("keys: p plays on, Escape stops", 3 <= played <= 6 and stopped, f"{played} tones")
    page.close()


def heard_words(page):
    """What a screen reader says: the status, where it says something, else what has the focus."""
    return page.inner_text(".unseen").strip() or focused(page)


def check_words(browser, path):
    """A sentence for every key that would otherwise be met with silence."""
    page = browser.new_page()
    page.add_init_script(LISTEN)
    page.goto(path.as_uri())
    press = page.keyboard.press
    press("Tab")
    report("words: the first tab stop is a place, and sounds", focused(page) == "January, 234 millimetres, Coast" and heard(page, 234), focused(page))
    roles = page.evaluate("document.activeElement.closest('[role=application]')?.getAttribute('aria-label')")
    report("words: an application passes keys on, and says how to walk", bool(roles) and "Arrow keys walk" in roles, roles)
    for label, key, wanted in [
        ("left at the start", "ArrowLeft", "Start. January, 234 millimetres"),
        ("home at the start", "Home", "Start. January, 234 millimetres"),
        ("least", "l", "June, 98 millimetres"),
        ("least again", "l", "Already at the lowest value. June, 98 millimetres"),
        ("greatest", "g", "December, 249 millimetres"),
        ("greatest again", "g", "Already at the highest value. December"),
        ("end at the end", "End", "End. December, 249 millimetres"),
        ("right at the end", "ArrowRight", "End. December, 249 millimetres"),
        ("outlier without outliers", "o", "No outliers"),
        ("opening a point", "Enter", "Not an interval"),
        ("faster", ".", "Speed: fast"),
        ("faster still", ".", "Speed: very fast"),
        ("slower", ",", "Speed: fast"),
        ("reference tone", "r", "Reference: 0 millimetres"),
        ("tones off", "m", "Tones off"),
        ("tones on", "m", "Tones on"),
        ("more words", "v", "Words: full. December, 249 millimetres, Coast, 12 of 12"),
        ("fewer words", "v", "Words: brief. 249 millimetres"),
        ("the value alone", "ArrowLeft", "226 millimetres"),
        ("words as before", "v", "Words: normal. November, 226 millimetres"),
    ]:  # fmt: skip
        press(key)
        words = heard_words(page)
        report(f"words: {label}", words.startswith(wanted), words)
    tone = page.evaluate("window.tones.some((pitches) => Math.abs(pitches[0] - 220) < 0.1)")
    report("words: the reference tone is that of the lowest value", tone, "220 Hz")
    for text, wanted in [("175", "Nearest to 175|February, 172 millimetres, Coast"), ("sep", "|September, 214 millimetres, Coast"),
                         ("1,000", "Nearest to 1,000|December, 249 millimetres, Coast"), ("nowhere", "Nothing found|")]:  # fmt: skip
        page.fill("[data-do=find]", text)
        press("Enter")
        status, name = wanted.split("|")
        words = page.inner_text(".unseen").strip(), focused(page)
        report(f"find: {text}", words[0].startswith(status) and (not name or words[1] == name), f"{words}")
    page.focus(".stop.at")
    for key, name in [("f", "INPUT"), ("h", "SUMMARY")]:
        press(key)
        report(f"keys: {key}", page.evaluate("document.activeElement.tagName") == name, name)
        press("Escape")
        report(f"keys: escape leads back from {key}", "millimetres" in focused(page), focused(page))
    press("Home")
    press("p")
    reached(page, "document.querySelector('.readout').textContent.startsWith('March')")
    press("p")
    paused = focused(page)
    page.wait_for_timeout(400)
    ok = paused == focused(page) and paused.split(",")[0] in MONTHS[2:5]
    report("words: paused, the place has the focus", ok and page.inner_text(".readout").startswith(paused), paused)
    press("p")
    reached(page, "document.querySelector('.unseen').textContent.startsWith('Complete')")
    report("words: complete", focused(page).startswith("December") and heard_words(page) == "Complete", focused(page))
    page.evaluate("() => { window.announced = []; new MutationObserver(() => announced.push(document.querySelector('.unseen').textContent))"
                  ".observe(document.querySelector('.unseen'), { childList: true }); }")  # fmt: skip
    press("a")
    reached(page, "window.announced.some((text) => text.startsWith('Complete'))")
    announced = [text.strip() for text in page.evaluate("window.announced") if text.strip()]
    report("words: the series are named between them", announced == ["Coast", "Valley", "Complete"], f"{announced}")
    voices = page.evaluate("[...document.querySelectorAll('.series')].map((group) => group.dataset.timbre)")
    report("words: a voice a series", len(set(voices)) == len(voices), f"{len(voices)} voices")
    page.close()


def check_intervals(browser, path):
    """An interval opens into its points, and the page has every point as a file."""
    page = browser.new_page()
    page.goto(path.as_uri())
    table = page.evaluate("atob(document.querySelector('a[data-points]').href.split(',')[1]).trim().split('\\n')")
    report("intervals: every point is on the page", len(table) == 1 + 5030 and table[0] == "Series,Place,Rainfall", table[0])
    page.keyboard.press("Tab")
    before = focused(page)
    page.keyboard.press("Enter")
    opened, words = focused(page), page.inner_text(".unseen").strip()
    value = float(table[1].rsplit(",", 1)[1])
    ok = opened.startswith(f"0, {value:g} millimetres") and words.startswith("Opened")
    report("intervals: enter opens one", ok, f"'{before}' '{opened}' '{words}'")
    page.keyboard.press("ArrowRight")
    report("intervals: right is the next point", focused(page).startswith("1, "), focused(page))
    page.keyboard.press("End")
    report("intervals: end is its last point", focused(page).startswith("499, "), focused(page))
    page.keyboard.press("Escape")
    words = page.inner_text(".unseen").strip()
    left = page.evaluate("document.querySelectorAll('circle.spot').length")
    report("intervals: escape closes it", focused(page) == before and words.startswith("Closed") and left == 0, f"'{words}'")
    page.close()


def middle(page, text):
    """Where the mark of a place is, once it is on the screen."""
    page.evaluate("document.querySelector('.chart').scrollIntoView({block: 'center', behavior: 'instant'})")
    return page.evaluate(
        "(text) => { const b = document.querySelector(`[aria-label^=\"${text}\"] use`).getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }",
        text,
    )


def check_mouse(browser, path):
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
    """On a phone, whose browser lets a page sound only after a touch."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.add_init_script(LISTEN)
    page.goto(path.as_uri())
    x, y = middle(page, "February, 172 millimetres")
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(50)
    status, state = page.inner_text(".unseen"), page.evaluate("window.player?.state")
    report("touch: a tap", heard(page, 172) and status.startswith("February, 172") and state == "running", f"'{status}', {state}")

    session = context.new_cdp_session(page)
    tones = lambda: page.evaluate("window.tones.length")
    touch = lambda kind, x: session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}] if x else []})
    before = tones()
    touch("touchStart", x)
    for step in range(1, 10):
        touch("touchMove", x + 14 * step)
        page.wait_for_timeout(20)
    status = page.inner_text(".unseen")
    report("touch: a finger that moves along", tones() - before >= 3 and status.startswith("April, 113"), f"{tones() - before} tones, '{status}'")
    before = tones()
    for step in range(10, 16):
        touch("touchMove", min(x + 14 * step, 345))
    reached(page, "document.querySelector('.scroll').scrollLeft > 200")
    status, moved = page.inner_text(".unseen"), page.evaluate("document.querySelector('.scroll').scrollLeft")
    report("touch: at the edge the chart moves on", tones() - before >= 4 and moved > 100 and status.split(",")[0] in MONTHS[7:],
           f"{tones() - before} tones, {moved:.0f} px, '{status}'")
    touch("touchEnd", None)
    page.wait_for_timeout(300)
    after = page.evaluate("document.querySelector('.scroll').scrollLeft")
    page.wait_for_timeout(300)
    report("touch: lifted, it stays", page.evaluate("document.querySelector('.scroll').scrollLeft") == after, f"{after:.0f} px")
    context.close()
