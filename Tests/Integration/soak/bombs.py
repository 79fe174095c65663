"""For T2: files that are large, or say that they are."""

import struct
import zlib

from limits import repeated
from pictures import chunk, header, picture
from shapes import ANY, BAD, one


def all(row):
    yield from long(row)
    yield from inflated(row)
    yield from lying()


def long(row):
    """Up to 15 MB of each syntax, just below the limit of a text: refused as a limit is passed."""
    size = row.pick(15, 1) << 20
    lines = {
        "list.hex": ("", "#5b8c2a\n"),
        "list.txt": ("", "5b8c2a\n"),
        "a.gpl": ("GIMP Palette\n#\n", "91 140 42 g\n"),
        "a.pal": ("JASC-PAL\n0100\n9999999\n", "91 140 42\n"),
        "a.csv": ("name,color\n", "g,#5b8c2a\n"),
        "a.css": (":root {\n", "--chart-1: #5b8c2a;\n"),
        "a.scss": ("", "$c: #5b8c2a;\n"),
        "config.toml": ("[theme]\n", "a = 1\n"),
        "a.yaml": ("palettecheck: 1\nseries:\n", "- '#5b8c2a'\n"),
        "a.mplstyle": ("", "axes.facecolor: white\n"),
        "a.tps": ("<workbook><preferences><color-palette>", "<color>#5b8c2a</color>\n"),
        "a.js": ("export const colors = [", "'#5b8c2a',\n"),
        "a.py": ("COLORS = [", "'#5b8c2a',\n"),
        "a.json": ('{"palettecheck":1,"series":[', '"#5b8c2a",\n'),
        "a.tokens.json": ('{"a":{"$type":"color","$value":"#5b8c2a"}', ',"a":1\n'),
        "plain.md": ("", "words and words\n"),
    }
    for name, (start, line) in lines.items():
        for form, unit in (("lines", line), ("one line", line.replace("\n", " "))):
            content = repeated(start, lambda i, unit=unit: unit, size // len(unit))
            yield one(f"{size >> 20} MB, {form} {name}", content, ANY)
        yield one(f"{size >> 20} MB of spaces {name}", repeated(start, lambda i: " " * 64, size // 64), ANY)
        yield one(f"{size >> 20} MB of line ends {name}", repeated(start, lambda i: "\n" * 64, size // 64), ANY)
    for name, quote in (
        ("a.json", '"'),
        ("a.yaml", "'"),
        ("a.css", '"'),
        ("a.js", "`"),
        ("a.py", '"""'),
        ("a.csv", '"'),
    ):
        yield one(f"a string of {size >> 20} MB {name}", repeated(quote, lambda i: "x" * 64, size // 64, quote), ANY)
    yield one(f"a number of {size >> 20} MB a.json", repeated("", lambda i: "1" * 64, size // 64), BAD)
    yield one(f"a comment of {size >> 20} MB a.css", repeated("/*", lambda i: "x" * 64, size // 64, "*/"), BAD)


def inflated(row):
    """Archives and pictures that grow when they are unpacked."""
    huge = row.pick(200, 20) << 20
    packer = zlib.compressobj(9)
    zeros = b"".join([packer.compress(bytes(1 << 20)) for _ in range(huge >> 20)]) + packer.flush()
    simulate = lambda name, data, codes: (
        name,
        {"a.png": data},
        codes,
        ["simulate", "a.png", "-o", "out.png", "--vision", "deutan"],
    )
    small = b"".join(picture(8, 8))
    for kind, data in ((b"zTXt", b"k\0\0"), (b"iTXt", b"k\0\1\0\0\0"), (b"iCCP", b"p\0\0")):
        bomb = small[:33] + chunk(kind, data + zeros) + small[33:]
        yield simulate(f"{huge >> 20} MB in {kind.decode()} a.png", bomb, {0, 2})
        yield one(f"{huge >> 20} MB in {kind.decode()} a.png", bomb, ANY)
        many = small[:33] + chunk(kind, data + zlib.compress(bytes(60_000))) * 2000 + small[33:]
        yield simulate(f"2000 times {kind.decode()} a.png", many, {0, 2})
    for colors in ("grey", "rgb"):
        rows = lambda y, width={"grey": 8000, "rgb": 24000}[colors]: b"\xff" * width
        if not row.short:
            yield simulate(f"8000 × 8000, {colors}, one colour a.png", picture(8000, 8000, colors, rows=rows), {0})


def lying():
    """Sizes that are not there."""
    claims = [0x7FFFFFFF, 0xFFFFFFFF, 0x80000000, 8_000_001, 100]
    for kind in (b"tEXt", b"zTXt", b"iTXt", b"iCCP", b"eXIf", b"IDAT", b"xyzW"):
        for claim in claims:
            yield one(
                f"{kind.decode()} that claims {claim} bytes a.png", header(8, 8) + struct.pack(">I", claim) + kind, BAD
            )
    for width, height in ((0, 1), (1, 0), (0x7FFFFFFF, 0x7FFFFFFF), (0xFFFFFFFF, 1), (65536, 65536)):
        yield one(f"a picture of {width} × {height} that has no pixels a.png", header(width, height), BAD)
    for depth in (0, 3, 17, 255):
        yield one(f"{depth} bits a sample a.png", header(8, 8, depth=depth), BAD)
    for count in (0, 2, 0xFFFF, 0xFFFFFFFF):
        yield one(
            f"a swatch file that claims {count} blocks a.ase",
            b"ASEF\0\1\0\0" + struct.pack(">I", count) + b"\0\1\0\0\0\x20",
            BAD,
        )
    yield one("a block of 4 GB a.ase", b"ASEF\0\1\0\0\0\0\0\1\0\1\xff\xff\xff\xff", BAD)
