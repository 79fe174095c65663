"""Small hostile files for T2: encodings, wrong names, cut files, cycles, nesting, values out of range."""

import json
import struct
import zlib

from formats import FILES
from themes import tokens

ANY, BAD = {0, 1, 2}, {2}
FINDS = {0, 1}


def one(name, content, codes, *more):
    """A check of one file."""
    return name, content, codes, ["check", "--isolated", name.rsplit(" ", 1)[-1], *more]


def all(row):
    yield from encodings(row)
    yield from disguises(row)
    yield from cut(row)
    yield from circles(row)
    yield from nesting(row)
    yield from values(row)


def encodings(row):
    for name, text in row.random.sample(sorted(FILES.items()), row.pick(len(FILES), 3)):
        yield one(f"UTF-8 with a mark {name}", b"\xef\xbb\xbf" + text.encode(), FINDS)
        yield one(f"UTF-16 {name}", text.encode("utf-16"), ANY)
        yield one(f"UTF-32 {name}", text.encode("utf-32"), BAD)
        yield one(f"CR LF {name}", text.replace("\n", "\r\n"), FINDS)
        yield one(f"NUL at the end {name}", text + "\0", ANY)
        yield one(f"NUL inside {name}", text[:20] + "\0" + text[20:], BAD if name.endswith("json") else ANY)
        yield one(f"not UTF-8 {name}", text.encode().replace(b"5b8c2a", b"5b8c2a\xff", 1), ANY)
        yield one(f"one line without an end {name}", text.replace("\n", " "), ANY)
    for text in ("\ud800", "\udc00\ud800", "\\ud800", "\\udfff\\ud800", "\\u0000", "\ufffe", "\U0010ffff"):
        content = '{"palettecheck": 1, "series": [{"name": "%s", "color": "#5b8c2a"}, "#b8602f"]}' % text
        yield one(f"{ascii(text)} in a name a.json", content, ANY)


def disguises(row):
    """Bytes of other kinds of files under the names of themes, and themes under other names."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0))
    png += chunk(b"IDAT", zlib.compress(b"\0abc")) + chunk(b"IEND", b"")
    kinds = {
        "PNG": png,
        "zip": b"PK\x03\x04" + bytes(26),
        "ELF": b"\x7fELF" + bytes(60),
        "gzip": b"\x1f\x8b\x08" + bytes(15),
        "JPEG": b"\xff\xd8\xff\xe0\0\x10JFIF" + bytes(20),
        "PDF": b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n",
        "GIF": b"GIF89a" + bytes(20),
        "SQLite": b"SQLite format 3\0" + bytes(90),
        "Mach-O": b"\xcf\xfa\xed\xfe" + bytes(30),
        "RIFF": b"RIFF\x20\0\0\0PAL data" + bytes(24),
        "ASE": b"ASEF\0\1\0\0\0\0\0\1",
        "plist": b"bplist00" + bytes(30),
        "spaces": b" " * 1000,
        "line ends": b"\n" * 1000,
        "NULs": bytes(1000),
        "nothing": b"",
        "a BOM": b"\xef\xbb\xbf",
        "HTML": b"<!doctype html><title>x</title>",
    }
    names = ["a.json", "a.yaml", "a.css", "a.hex", "a.png", "a.tps", "a.ase"]
    for kind, data in kinds.items():
        for name in names if not row.short else names[:1]:
            yield one(f"{kind} called {name}", data, ANY if kind == "PNG" and name == "a.png" else BAD)
    for name, text in FILES.items() if not row.short else ():
        for other in ("a.png", "a.ase", "a.unknown"):
            yield one(f"{name} called {other}", text, ANY)


def cut(row):
    """Every format, ended in the middle."""
    for name, text in FILES.items():
        data = text.encode()
        for _ in range(row.pick(6, 1)):
            at = row.random.randrange(1, len(data))
            yield one(f"ends at byte {at} {name}", data[:at], ANY)


def circles(row):
    """References that lead to themselves through 1 to 64 others, and chains as long."""
    for length in range(1, 65) if not row.short else (1, 2, 64):
        circle = {f"c{index}": f"{{chart.series.c{(index + 1) % length}}}" for index in range(length)}
        yield one(f"a circle of {length} a.tokens.json", tokens(circle), BAD)
        if length % 8 == 0:
            chain = {f"c{index:03}": f"{{chart.series.c{index + 1:03}}}" for index in range(length)}
            yield one(f"a chain of {length} a.tokens.json", tokens({**chain, f"c{length:03}": "#5b8c2a"}), FINDS)
            css = "".join(f"--chart-{i}: var(--chart-{(i + 1) % length});" for i in range(length))
            yield one(f"a circle of {length} a.css", f":root {{ {css} }}", BAD)
    doubling = {
        "c00": "#5b8c2a",
        **{f"c{i:02}": f"{{chart.series.c{i - 1:02}}} {{chart.series.c{i - 1:02}}}" for i in range(1, 64)},
    }
    yield one("references that double 64 times a.tokens.json", tokens(doubling), BAD)
    yaml = "a0: &a0 ['#5b8c2a', '#b8602f']\n" + "".join(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]\n" for i in range(1, 40))
    yield one("aliases that double 40 times a.yaml", yaml + "palettecheck: 1\nseries: *a39\n", BAD)
    yield one("an alias to itself a.yaml", "palettecheck: 1\nseries: &a [*a]\n", BAD)
    xml = '<!DOCTYPE x [<!ENTITY a "aaaa">' + "".join(
        f'<!ENTITY {c} "&{p};&{p};">' for p, c in zip("abcdefghij", "bcdefghijk")
    )
    yield one("entities that double a.tps", xml + "]><workbook>&k;</workbook>", BAD)
    yield one(
        "an entity of a file a.tps", '<!DOCTYPE x [<!ENTITY a SYSTEM "/etc/passwd">]><workbook>&a;</workbook>', BAD
    )
    css = ":root { --a0: #5b8c2a; " + "".join(
        f"--a{i}: color-mix(in srgb, var(--a{i - 1}), var(--a{i - 1}));" for i in range(1, 40)
    )
    yield one("mixtures that double 40 times a.css", css + "--chart-1: var(--a39); --chart-2: #b8602f }", ANY)


def nesting(row):
    """A million brackets, closed and not."""
    for depth in (513, 100_000, 1_000_000) if not row.short else (100_000,):
        yield one(f"{depth} arrays a.json", "[" * depth + "]" * depth, BAD)
        yield one(f"{depth} arrays that stay open a.json", "[" * depth, BAD)
        yield one(f"{depth} objects a.json", '{"a":' * depth + "1" + "}" * depth, BAD)
        yield one(f"{depth} sequences a.yaml", "palettecheck: " + "[" * depth + "]" * depth, BAD)
        yield one(f"{depth} dashes a.yaml", "series:\n " + "- " * depth, BAD)
        yield one(f"{depth} arrays config.toml", "[theme]\nx = " + "[" * depth + "]" * depth, BAD)
        yield one(f"{depth} parts of a key config.toml", "[theme]\n" + ".".join(["a"] * depth) + " = 1", BAD)
        yield one(f"{depth} blocks a.css", "a{" * depth, ANY)
        yield one(f"{depth} parentheses a.css", ":root { --chart-1: " + "calc(" * depth + "1" + ")" * depth + " }", ANY)
        yield one(f"{depth} elements a.tps", "<a>" * depth, BAD)
        yield one(f"{depth} arrays a.js", "export const colors = " + "[" * depth + "]" * depth, ANY)
        yield one(f"{depth} parentheses a.py", "COLORS = " + "(" * depth + ")" * depth, ANY)
        yield one(f"{depth} comments a.css", "/*" * depth, ANY)
        yield one(f"{depth} quotes a.csv", "name,color\n" + '"' * depth, ANY)


def values(row):
    numbers = [
        "1e400",
        "-1e400",
        "-0",
        "1e-400",
        "NaN",
        "Infinity",
        "1" * 64,
        "1" * 65,
        "0." + "1" * 70,
        "9" * 5000,
        "1e999999999999",
        "0x10",
        "01",
        "1_000",
        "٣",
        "1e",
        "--1",
        "null",
        "true",
        "[]",
        "{}",
    ]
    for number in numbers:
        yield one(
            f"width {number[:20]} a.json",
            '{"palettecheck": 1, "series": [{"color": "#5b8c2a", "width": %s}, "#b8602f"]}' % number,
            ANY,
        )
        yield one(
            f"component {number[:20]} a.css", ":root { --chart-1: rgb(%s 1 1); --chart-2: #b8602f }" % number, ANY
        )
        yield one(f"colour {number[:20]} a.gpl", f"GIMP Palette\n#\n{number} 140 42 green\n1 2 3 b\n", ANY)
    colors = [
        "",
        "#",
        "#12",
        "#12345",
        "#gggggg",
        "#5b8c2a" * 1000,
        "rgb(" + "1," * 5000 + ")",
        "oklch(1e308 1e308 1e308)",
        "color(xyz 1e308 -1e308 0)",
        "hsl(1e300deg 100% 50%)",
        "lab(none none none)",
        "color-mix(in oklch, red 1e9%, blue)",
        "\U0001f308",
        "url(x)",
        "var(--a)",
        "rgb(calc(1/0) 0 0)",
        "hsl(from red calc(h*1e308) s l)",
        "color(display-p3 nan 0 0)",
        "light-dark(red, blue)",
        "currentcolor",
    ]
    for color in colors:
        yield one(
            f"colour {ascii(color)[:20]} a.json", json.dumps({"palettecheck": 1, "series": [color, "#b8602f"]}), ANY
        )
        yield one(f"colour {ascii(color)[:20]} a.tokens.json", tokens({"a": color, "b": "#b8602f"}), ANY)
    # Of a repeated key the last counts, with a note.
    twice = '{"palettecheck": 1, "series": ["#5b8c2a"], "series": ["#b8602f", "#5b8c2a"]}'
    yield one("a key twice a.json", twice, FINDS)
    yield one(
        "a key twice in tokens a.tokens.json",
        tokens({"a": "#5b8c2a", "b": "#b8602f"})[:-2] + ', "b": {"$value": "#b8602f", "$type": "color"}}}',
        FINDS,
    )
    yield one("a version to come a.json", '{"palettecheck": 2, "series": ["#5b8c2a", "#b8602f"]}', BAD)
