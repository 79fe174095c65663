"""T5: hostile names of series, modes and files in every format of every report."""

import json
import re
import xml.dom.minidom
from html.parser import HTMLParser

from rows import test
from themes import COLORS, REPORTS, theme

# Control characters, bidirectional controls, and what ends a line somewhere; reports hold them by their numbers.
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
NAMES = [
    "\x1b[31mred",
    "\x1b]8;;https://example.com\x07x",
    "\x1b]52;c;cm0gLXJm\x07",
    "\x9b31m",
    "\x1bP+q544e\x1b\\",
    "a\0b",
    "a\x7fb",
    "a\tb",
    "pass\n::error::forged",
    "\r\n::warning::forged",
    "\r::stop-commands::x",
    "::error file=a,line=1::b",
    "##[error]x",
    "\n##[group]x",
    "##vso[task.setvariable variable=PATH]/evil",
    "##teamcity[buildStatus status='SUCCESS']",
    "\u2028::error::x",
    "\u2029x",
    "\x85::error::x",
    "section_start:0:x\r\x1b[0K",
    "\u202etxt.exe",
    "a\u2066b",
    "\u061cx",
    "\u200bx",
    "\ufeff",
    "\ufffe",
    "\uffff",
    "\U0010ffff",
    "<script>window.PWN=1</script>",
    "</script><script>window.PWN=1</script>",
    "</style><script>window.PWN=1</script>",
    '"><img src=x onerror=window.PWN=1>',
    "' onmouseover='window.PWN=1",
    "<img src=https://example.com/x.png>",
    "<svg/onload=window.PWN=1>",
    "</title><script>window.PWN=1</script>",
    "&lt;script&gt;",
    "&#27;[31m",
    "&#x0;",
    "]]>",
    "<![CDATA[x",
    "<!--",
    "--><b>",
    "<?xml?>",
    "javascript:window.PWN=1",
    "a|b",
    "`a` ``b``",
    "[x](https://example.com)",
    "![x](https://example.com/y.png)",
    "https://example.com",
    "<https://example.com>",
    "**b** _i_ ~s~",
    "# h",
    "@everyone",
    "%0A::error::x",
    "${{ github.token }}",
    "$(touch pwn)",
    "{{7*7}}",
    "../../etc/passwd",
    "x" * 5000,
    "é" * 500,
    "\\",
    "'\"",
    "  ",
    "",
]


class Page(HTMLParser):
    """Elements and attributes of a page that run something or fetch something."""

    def __init__(self):
        super().__init__()
        self.wrong = []

    def handle_starttag(self, tag, attributes):
        if tag in ("script", "iframe", "object", "embed", "link", "base", "form", "audio", "video"):
            self.wrong.append(f"<{tag}>")
        for name, value in attributes:
            allowed = ("#", "data:image/svg+xml;")
            # Links to standards, which a reader may follow; none to a place that a name gives.
            if tag == "a" and name == "href" and not re.search("example|window", value or ""):
                allowed += ("https://",)
            if name.startswith("on") or (
                name in ("src", "href", "action", "xlink:href") and not (value or "").startswith(allowed)
            ):
                self.wrong.append(f"{name}={value}"[:60])


def flaw(format, text):
    """What is wrong with a report, by a reader of its format; nothing if it holds."""
    found = CONTROL.search(text)
    if found:
        return f"the raw character U+{ord(found[0]):04X} at {found.start()}"
    if format in ("json", "sarif", "gitlab"):
        json.loads(text)
    elif format == "junit":
        xml.dom.minidom.parseString(text.encode())
    elif format == "html":
        page = Page()
        page.feed(text)
        page.close()
        return f"contains {page.wrong[0]}" if page.wrong else ""
    elif format == "markdown":
        outside = re.sub(r"`+[^`]*`+|\\.", "", text)
        bad = re.search(
            r"<(?!/?(?:br|code|details|summary|strong|sub|sup)\b)[a-zA-Z!?]|\]\(\s*https?:|(?<![\w/&;])https?://",
            outside,
        )
        return f"contains {outside[bad.start() : bad.start() + 40]!r}" if bad else ""
    lines = text.split("\n")
    forged = [line for line in lines if re.match(r"\s*(::|##\[|##vso\[|##teamcity\[)", line)]
    if format == "github":
        forged = [line for line in lines if line and not re.match(r"::(error|warning|notice) [^\n]*::", line)]
    return f"a forged line: {forged[0][:80]!r}" if forged else ""


@test("T5", "60 hostile names × every report", 540, "valid, nothing raw or run")
def hostile_names(row):
    names = NAMES if not row.short else row.random.sample(NAMES, 4)
    for number, name in enumerate(names):
        folder = row.fresh(str(number))
        value = json.loads(theme([name + "1", "Sun", name + "2"], COLORS[:3] + COLORS[:1], name=name))
        value["modes"] = {name: {"background": "#101010", "text": "#f2f4f6"}}
        (folder / "theme.json").write_text(json.dumps(value))
        path = "theme.json"
        # The same as the name of a file, where the system takes it.
        if "\0" not in name and "/" not in name and 0 < len(name.encode()) < 200:
            path = name + ".json"
            try:
                (folder / "theme.json").rename(folder / path)
            except OSError:
                path = "theme.json"
        reports = [word for format in REPORTS for word in ("--report", f"{format}={format}.report")]
        done = row.command("check", "./" + path, "-v", *reports, cwd=folder)
        texts = {"text": (done.out + done.err).decode(errors="surrogateescape")}
        for format in REPORTS:
            file = folder / f"{format}.report"
            texts[format] = file.read_text(errors="surrogateescape") if file.exists() else ""
        for format, text in texts.items():
            case = f"{ascii(name)[:60]} in {format}"
            if not text or done.code < 0:
                row.case(f"{done.ending} without a report", done, case)
                continue
            try:
                row.case(flaw(format, text), done, case)
            except Exception as error:
                row.case(f"cannot be read: {error}", done, case)
    row.figure("the validators of each format and a browser read hostile names in T19")
