#!/usr/bin/env python3
"""Opens the studio in a browser: pastes, repairs with the keyboard alone, saves, and tries to get in from outside.

Usage: check_studio.py [PALETTECHECK [PICTURES]]
PICTURES is a folder for a picture of the page at every width. Uses the packages of requirements/studio.txt and chromium.
"""

import importlib.util
import json
import os
import re
import socket
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

import harness
from harness import report
from studio_page import DRAG, Studio, ask, free_port, open_page, settled, tab_to

harness.environment("studio")
harness.require("chromium")
command = harness.command()
pictures = Path(sys.argv[2]) if len(sys.argv) > 2 else None
EIGHT = "#4477aa #ee6677 #228833 #ccbb44 #66ccee #aa3377 #bbbbbb #e67e22"
TWELVE = [f"oklch({0.35 + 0.04 * i:.2f} 0.11 {30 * i})" for i in range(12)]
WIDTHS = (1280, 900, 375, 320)
HOSTILE = ["</script><script>window.PWN=1</script>", "\"><img src=x onerror=window.PWN=1>", "<svg onload=window.PWN=1>"]


def check_keyboard(browser, folder):
    """Eight colours, pasted, repaired and saved without a pointer; the verdict is that of check on the file."""
    complaints = []
    with Studio(folder) as studio:
        page = open_page(browser, studio, complaints)
        ok = tab_to(page, "#paste")
        page.keyboard.insert_text(EIGHT)
        ok = ok and tab_to(page, "#use")
        page.keyboard.press("Enter")
        settled(page, "Fails")
        page.keyboard.press("Shift+Tab")
        ok = ok and tab_to(page, "#list li:first-child .hex")
        page.keyboard.press("Control+A")
        page.keyboard.insert_text("#aa3378")
        page.keyboard.press("Tab")
        page.wait_for_function("() => document.querySelector('#list .about').textContent.includes('look alike for everyone')")
        page.evaluate("scrollTo(0, 0)")
        page.keyboard.press("Tab")
        ok = ok and page.evaluate("document.activeElement.matches('button')")
        page.keyboard.press("Control+Z")
        page.wait_for_function("() => document.querySelector('#list .hex').value === '#4477aa'")
        ok = ok and tab_to(page, "#repair")
        page.keyboard.press("Enter")
        page.wait_for_selector("#proposal-list li")
        rows = page.locator("#proposal-list li").count()
        page.keyboard.press("Tab")
        # One by one: the focus moves on to the next.
        for _ in range(rows):
            page.keyboard.press("Enter")
        settled(page, "Passes")
        page.keyboard.press("Enter")
        with page.expect_download() as download:
            page.keyboard.press("Control+S")
        saved = folder / download.value.suggested_filename
        download.value.save_as(saved)
        done = harness.run(command, "check", saved.name, "--format", "json", cwd=folder)
        shown = page.evaluate("answer.report")
        report("keyboard alone: paste, type, undo, repair one by one, save", ok and not complaints, f"{rows} changes {complaints[:3]}")
        report("the verdict is byte for byte that of check", shown == done.stdout and done.returncode == 0, f"{len(shown)} bytes")
        page.evaluate("scrollTo(0, 0)")
        order = "state.palette.series.map((one) => one.color)"
        before = page.evaluate(order)
        page.drag_and_drop("#list li:nth-child(1) .swatch", "#list li:nth-child(3)")
        dragged = page.evaluate(order)
        page.focus("#list li:nth-child(3) .hex")
        page.keyboard.press("Alt+ArrowUp")
        page.keyboard.press("Alt+ArrowUp")
        moved = page.evaluate(order)
        report("the order changes by dragging and by keys", dragged == [*before[1:3], before[0], *before[3:]] and moved == before, f"{dragged[:3]}")
        undone = 0
        while page.evaluate("!document.getElementById('undo').disabled") and undone < 100:
            page.click("#undo")
            undone += 1
        page.wait_for_timeout(300)
        page.close()
    report("undo goes back to the beginning", rows <= undone < 100, undone)


def check_file(browser, folder):
    """A theme with comments and odd spacing is changed, saved, and found changed by somebody else."""
    theme = folder / "theme.json"
    text = '{ "palettecheck": 1, // ours\n  "background": "#fff",\n  "series": [\n    { "name": "Profit", "color": "#5B8C2A" },\n    { "name":"Loss","color":"#b8602f" } ] }\n'
    theme.write_text(text)
    complaints = []
    with Studio(folder, "--no-open", "theme.json") as studio:
        page = open_page(browser, studio, complaints)
        settled(page, "Fails")
        page.fill("#list li:nth-child(2) .hex", "#7a2f8f")
        page.keyboard.press("Enter")
        settled(page, "Passes")
        untouched = theme.read_text() == text
        page.wait_for_timeout(300)
        report("a typed colour moves the sliders", page.input_value("#l-number") == f"{page.evaluate('answer.view.series[1].oklch[0]'):.3f}")
        page.click("#save")
        page.wait_for_function("() => document.getElementById('kept').textContent.startsWith('Saved')")
        report("a file: saved with the same bytes elsewhere", untouched and theme.read_text() == text.replace("#b8602f", "#7a2f8f"))
        report("a file: the verdict is that of check", page.evaluate("answer.report") == harness.run(command, "theme.json", "--format", "json", cwd=folder).stdout)
        page.click("#undo")
        settled(page, "Fails")
        page.click("#save")
        page.wait_for_function("() => document.getElementById('save').disabled")
        report("a file: undone and saved, it is as it was", theme.read_text() == text)
        page.focus("#list li:nth-child(1) .hex")
        page.keyboard.press("Alt+ArrowDown")
        page.wait_for_function("() => document.querySelector('#list .hex').value === '#b8602f'")
        page.select_option("#symbol", "square")
        page.wait_for_function("() => answer.view.series[1].symbol === 'square'")
        page.keyboard.press("Control+S")
        page.wait_for_function("() => document.getElementById('save').disabled")
        wanted = text.replace("#5B8C2A", "#x").replace("#b8602f", "#5b8c2a").replace("#x", "#B8602F").replace('"#5b8c2a"', '"#5b8c2a","symbol":"square"')
        report("a file: the order of its colours and a symbol, by keys", theme.read_text() == wanted)
        page.click("#copy")
        page.wait_for_function("() => state.kind === 'palette' && answer?.view.series[1].symbol === 'square'")
        for _ in range(3):
            page.click("#undo")
        page.wait_for_function("() => state.kind === 'file' && !document.getElementById('save').disabled")
        page.keyboard.press("Control+S")
        page.wait_for_function("() => document.getElementById('save').disabled")
        report("a file: all of that undone", theme.read_text() == text)
        other = text.replace("Profit", "Gain")
        theme.write_text(other)
        page.fill("#list li:nth-child(2) .hex", "#7a2f8f")
        page.keyboard.press("Enter")
        settled(page, "Passes")
        page.click("#save")
        page.wait_for_selector("#problem button")
        kept = theme.read_text() == other and page.evaluate("isChanged()")
        page.click("#problem button")
        page.wait_for_function("() => document.querySelector('#list .name').value === 'Gain'")
        # What the browser says of the refusal, as it says of any.
        strange = [words for words in complaints if "409" not in words]
        report("a file that changes meanwhile: nothing is lost, nothing overwritten", kept and not strange, strange[:3])
        page.close()


def check_access(browser, folder):
    with Studio(folder) as studio:
        address, own = studio.address, urlsplit(studio.address).path
        split = urlsplit(address)
        found = {
            "the page's own": (ask(address, own + "start", Origin=f"http://{split.netloc}"), 200),
            "forged origin": (ask(address, own + "start", Origin="http://evil.example"), 403),
            "another page's form": (ask(address, own + "start", X_Studio_Token=None), 403),
            "DNS rebinding": (ask(address, own + "start", Host=f"evil.example:{split.port}"), 403),
            "no host": (ask(address, own + "start", Host=None), 403),
            "no token": (ask(address, "/", "GET"), 403),
            "another user's guess": (ask(address, f"/{'0' * 32}/", "GET"), 403),
            "a path out": (ask(address, own + "../../etc/passwd", "GET"), 404),
            "garbage": (ask(address, "*", "GET"), 400),
        }
        wrong = {name: status for name, (status, wanted) in found.items() if status != wanted}
        report("nobody else is let in", not wrong, wrong or f"{len(found)} ways")
        status, words = ask(address, own + "read", body="x" * (30 << 20), reads=True)
        report("a file that is too large is refused in words", status == 413 and "at most 18 MB" in words, words)
        words = ask(address, "/", "GET", reads=True)[1]
        report("a visitor without the token learns where it is", "it ends in a token" in words and own.strip("/") not in words)
        listening = Path("/proc/net/tcp")
        if listening.exists():
            places = [line.split()[1] for line in listening.read_text().splitlines()[1:]]
            wanted = f"0100007F:{split.port:04X}"
            report("only the loopback is listened on", wanted in places and f"00000000:{split.port:04X}" not in places, wanted)
        with open(f"/proc/{studio.process.pid}/cmdline", "rb") as words:
            report("no argument holds the token", own.strip("/").encode() not in words.read())
        idle = [socket.create_connection(("127.0.0.1", split.port)) for _ in range(40)]
        slow = socket.create_connection(("127.0.0.1", split.port))
        token = own.strip("/")
        words = f"POST {own}start HTTP/1.1\r\nHost: {split.netloc}\r\nX-Studio-Token: {token}\r\nContent-Length: 2\r\n\r\n{{}}".encode()
        kept = []
        for _ in range(2):
            for byte in words:
                slow.send(bytes([byte]))
            reply = b""
            while b"\r\n\r\n" not in reply or len(reply.split(b"\r\n\r\n", 1)[1]) < int(re.search(rb"Content-Length: (\d+)", reply)[1]):
                reply += slow.recv(1 << 16)
            kept.append(reply.startswith(b"HTTP/1.1 200"))
        report("idle connections keep nobody waiting, and a slow one is answered twice", kept == [True, True], f"{len(idle)} idle")
        for connection in (*idle, slow):
            connection.close()
        complaints = []
        page = open_page(browser, studio, complaints)
        series = [{"name": name, "color": color} for name, color in zip(HOSTILE, ["#1b9e77", "#d95f02", "#7570b3"])]
        page.fill("#paste", json.dumps({"palettecheck": 1, "name": HOSTILE[0], "series": series}))
        page.click("#use")
        settled(page, "Passes")
        names = page.evaluate("[...document.querySelectorAll('#list .name')].map((field) => field.value)")
        page.wait_for_timeout(200)
        ran = page.evaluate("typeof window.PWN !== 'undefined' || document.querySelectorAll('main script, main img[src=x]').length > 0")
        report("hostile names are names", names == HOSTILE and not ran and not complaints, complaints[:3])
        page.close()


def check_opening(browser, folder):
    """The browser gets a file that nobody else can read, and no argument that holds the token."""
    seen = folder / "seen"
    opener = folder / "xdg-open"
    opener.write_text(f'#!/bin/sh\nstat -c %a "$1" > {seen}.part; echo "$@" >> {seen}.part; cat "$1" >> {seen}.part; mv {seen}.part {seen}\n')
    opener.chmod(0o755)
    environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "DISPLAY": ":0", "XDG_RUNTIME_DIR": str(folder)}
    with Studio(folder, "--port", str(free_port()), environment=environment) as studio:
        address = studio.address
        for _ in range(100):
            if seen.exists():
                break
            time.sleep(0.1)
        page = browser.new_page()
        page.goto(next(folder.glob("palettecheck-*.html")).as_uri())
        page.wait_for_url(address + "**", timeout=10000)
        page.wait_for_selector("#known option:nth-child(20)", state="attached")
        arrived = page.title()
        page.close()
    mode, words, content = seen.read_text().split("\n", 2) if seen.exists() else ("", "", "")
    token = urlsplit(address).path.strip("/")
    ok = mode == "600" and token not in words and address in content and "studio" in arrived
    report("the browser is opened without telling others the address, and arrives", ok, words)


def check_settings(browser, folder):
    """axe, width and pictures in every setting of a reader."""
    axe = (Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js").read_text()
    complaints = []
    with Studio(folder) as studio:
        # The policy of the page forbids scripts of others: axe has to be let in beside it.
        page = open_page(browser, studio, complaints, bypass_csp=True)
        page.evaluate(axe)
        run = "axe.run({ exclude: [['#plane']] }, { resultTypes: ['violations'], preload: false }).then((found) => found.violations.map((one) => one.id + ': ' + one.nodes[0].html.slice(0, 120)))"
        found = page.evaluate(run)
        report("axe: the page before anything is open", not found, found)
        page.fill("#paste", EIGHT)
        page.click("#use")
        settled(page, "Fails")
        page.click("#repair")
        page.wait_for_selector("#proposal-list li")
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 900})
                page.wait_for_timeout(200)
                page.evaluate("scrollTo(0, 0)")
                if pictures:
                    page.screenshot(path=pictures / f"studio-{scheme}-{width}.png", full_page=True)
                found = page.evaluate(run)
                wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
                small = page.evaluate("[...document.querySelectorAll('button, input, select')].filter((one) => one.checkVisibility() && !one.closest('.sr') && one.type !== 'radio').map((one) => one.getBoundingClientRect()).filter((box) => Math.min(box.width, box.height) < 24 && box.width > 1).length")
                report(f"{scheme}, {width} px: axe, no sideways scroll, no small control", not (found or wide or small), f"{found} {wide} {small}")
        for setting in ({"forced_colors": "active"}, {"reduced_motion": "reduce"}):
            page.emulate_media(color_scheme="light", **setting)
            found = page.evaluate(run)
            if pictures:
                page.screenshot(path=pictures / f"studio-{next(iter(setting))}.png", full_page=True)
            report(f"{setting}: axe", not found, found)
        page.close()


def check_speed(browser, folder):
    """A move on every frame, with twelve series: no frame waits for a verdict, however slow the machine is. On a quiet one an
    optimised build draws 60 frames a second and takes 50 ms for a verdict."""
    complaints = []
    with Studio(folder) as studio:
        page = open_page(browser, studio, complaints)
        page.fill("#paste", ", ".join(TWELVE))
        page.click("#use")
        page.wait_for_selector("#list li:nth-child(12)")
        page.wait_for_function("() => plane !== null")
        frame, verdict, count = page.evaluate(DRAG)
        report("twelve series: frames and verdicts while dragging", frame < max(34, verdict) and count > 5, f"a frame of {frame:.1f} ms, a verdict of {verdict:.1f} ms, {count} verdicts")
        page.close()


browser_path = harness.browser()
if not browser_path or any(importlib.util.find_spec(tool) is None for tool in ("playwright", "axe_playwright_python")):
    harness.skip("the studio is not opened", "apt-get install chromium; pip install playwright axe-playwright-python")
    harness.finish("the studio")
from playwright.sync_api import sync_playwright  # noqa: E402

with tempfile.TemporaryDirectory() as directory, sync_playwright() as engine:
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    browser = engine.chromium.launch(executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"])
    for number, check in enumerate((check_keyboard, check_file, check_access, check_opening, check_settings, check_speed)):
        folder = Path(directory, str(number))
        folder.mkdir()
        check(browser, folder)
    browser.close()

harness.finish("the studio")
