"""For T2: files just below a limit, at it, and above; with the default limits and with lower ones."""

import json

from formats import FILES
from pictures import picture
from shapes import ANY, BAD, FINDS, one

POWER_BI = '{"name":"x","dataColors":["#5b8c2a","#b8602f"],"background":"#ffffff","visualStyles":%s}'


def around(limit, name, content, *flags):
    """Three checks: `content(n)` for one less than the limit, the limit, and one more."""
    for count, codes in ((limit - 1, FINDS), (limit, FINDS), (limit + 1, BAD)):
        words = name.rsplit(" ", 1)
        yield one(f"{words[0]} {count} of {limit} {words[1]}", content(count), codes, *flags)


def repeated(start, unit, count, end=""):
    """A long text in pieces."""
    yield start
    for index in range(0, count, 10_000):
        yield "".join(unit(i) for i in range(index, min(index + 10_000, count)))
    yield end


def at_limits(row):
    default = lambda value, small: [(value, []), *[(n, [n]) for n in small]]
    lower = row.pick([10, 100], [10])
    for limit, flag in default(512, lower):
        flags = ["--limit", f"depth={limit}"] if flag else []
        yield from around(limit, "depth a.json", lambda n: POWER_BI % ("[" * (n - 1) + "]" * (n - 1)), *flags)
        yield from around(
            limit, "depth of objects a.json", lambda n: POWER_BI % ('{"a":' * (n - 2) + "{}" + "}" * (n - 2)), *flags
        )
        flow = lambda n: (
            "palettecheck: 1\nseries: ['#5b8c2a', '#b8602f']\n$extensions: {a: " + "[" * (n - 2) + "]" * (n - 2) + "}\n"
        )
        yield from around(limit, "depth a.yaml", flow, *flags)
    # The shortest limit that the rest of the file keeps.
    for limit, flag in default(65536, row.pick([20, 100], [20])):
        flags = ["--limit", f"string={limit}"] if flag else []
        yield from around(limit, "string a.json", lambda n: POWER_BI % json.dumps("x" * n), *flags)
        yield from around(
            limit,
            "string of two-byte letters a.json",
            lambda n: POWER_BI % ('"' + "é" * (n // 2) + "x" * (n % 2) + '"'),
            *flags,
        )
        yield from around(limit, "key a.json", lambda n: POWER_BI % json.dumps({"x" * n: 1}), *flags)
    for limit, flag in default(2048, lower) if not row.short else [(10, [10])]:
        flags = ["--limit", f"series={limit}"] if flag else []
        # In no order, so that they are no ramp, and each once.
        grey = lambda i: f"#{i * 37 % 256:02x}{i * 91 % 256:02x}{i // 256:02x}"
        yield from around(limit, "series list.hex", lambda n: "".join(grey(i) + "\n" for i in range(n)), *flags)
        yield from around(
            limit,
            "series a.css",
            lambda n: ":root{" + "".join(f"--chart-{i}:{grey(i)};" for i in range(n)) + "}",
            *flags,
        )
        yield from around(
            limit,
            "series a.gpl",
            lambda n: "GIMP Palette\n#\n" + "".join(f"{i % 256} {i // 256} 1\n" for i in range(n)),
            *flags,
        )
        yield from around(
            limit, "series a.csv", lambda n: "color\n" + "".join(grey(i) + "\n" for i in range(n)), *flags
        )
    for limit, flag in [(1000, [1000]), *([] if row.short else [(16_777_216, [])])]:
        flags = ["--limit", f"bytes={limit}"] if flag else []
        for name in ("theme.json", "a.css", "list.hex", "theme.yaml", "a.tps"):
            # Spaces that mean nothing fill the file.
            if name != "theme.json" and not flag:
                continue
            text = FILES[name]
            filled = lambda n, text=text: repeated(text, lambda i: " ", 0, "") if n < len(text) else padded(text, n)
            yield from around(limit, f"bytes {name}", filled, *flags)
    start = '{"name":"x","dataColors":["#5b8c2a","#b8602f"],"background":"#fff","v":'
    for limit, flag in default(200_000, [1000]):
        flags = ["--limit", f"tokens={limit}"] if flag else []
        members = lambda n: repeated(start + '{"a":0', lambda i: f',"{i}":0', n - 1, "}}")
        yield from around(limit, "members of an object a.json", members, *flags)
    # The tree holds an object and six values besides those of the list. Five values for each token of --limit tokens.
    values = lambda n: repeated(start + "[0", lambda i: ",0", n - 8, "]}")
    if not row.short:
        yield from around(1_000_000, "values a.json", values)
    digits = lambda n: POWER_BI % ("1" * n)
    yield from around(64, "digits of a number a.json", digits)
    yield from configurations()
    yield from pixels(row)


def padded(text, count):
    yield text
    left = count - len(text.encode())
    while left > 0:
        yield " " * min(left, 1 << 20)
        left -= 1 << 20


def configurations():
    theme = FILES["theme.json"]
    run = lambda name, text, codes: (
        f"{name} palettecheck.json",
        {".git/x": "", "theme.json": theme, **text},
        codes,
        ["check", "theme.json"],
    )
    for size, codes in (((1 << 20) - 1, FINDS), (1 << 20, FINDS), ((1 << 20) + 1, BAD)):
        yield run(f"configuration of {size} bytes", {"palettecheck.json": padded('{"version": 1}', size)}, codes)
    for levels in (31, 32, 33, 1000, 1_000_000):
        # An invalid waiver is a finding; one that is nested too deep an error.
        text = '{"version": 1, "waivers": ' + "[" * (levels - 1) + "]" * (levels - 1) + "}"
        yield run(f"configuration of {levels} levels", {"palettecheck.json": text}, BAD if levels > 32 else {1})
    for length, codes in ((7, FINDS), (8, BAD), (9, BAD)):
        files = {f"c{i}.json": json.dumps({"version": 1, "extends": f"c{i + 1}.json"}) for i in range(length)}
        files |= {f"c{length}.json": '{"version": 1}', "palettecheck.json": '{"version": 1, "extends": "c1.json"}'}
        yield run(f"a chain of {length} extends", files, codes)
    yield run("extends in a circle", {"palettecheck.json": '{"version": 1, "extends": "palettecheck.json"}'}, BAD)
    many = json.dumps({"version": 1, "include": ["**/" * 300 + "x"] * 1000})
    yield run("a thousand patterns of 300 stars", {"palettecheck.json": many}, ANY)
    stars = json.dumps({"version": 1, "sets": [{"name": "x", "tokens": ["*a" * 500 + "b"]}]})
    yield run("a pattern that tries everything", {"palettecheck.json": stars}, ANY)
    for name, text in {
        "nothing": "",
        "a list": "[]",
        "a number": "1",
        "NULs": "\0" * 100,
        "a BOM": "\ufeff{}",
        "no end": '{"version": 1',
        "a threshold of 1e400": '{"version":1,"thresholds":{"PC201":1e400}}',
    }.items():
        yield run(f"a configuration with {name}", {"palettecheck.json": text}, BAD)
        yield (
            f"a baseline with {name} b.json",
            {"theme.json": theme, "b.json": text},
            BAD,
            ["check", "theme.json", "--isolated", "--baseline", "b.json"],
        )


def pixels(row):
    simulate = lambda name, data, codes, *more: (
        name,
        {"a.png": data},
        codes,
        ["simulate", "a.png", "-o", "out.png", "--vision", "deutan", *more],
    )
    for limit in (10_000, 250_000):
        for width, height in ((limit // 100 - 1, 100), (limit // 100, 100), (limit // 100 + 1, 100)):
            codes = {0} if width * height <= limit else BAD
            yield simulate(
                f"{width} × {height} pixels of {limit} a.png", picture(width, height), codes, "--limit", f"pixels={limit}"
            )
            yield one(
                f"{width} × {height} pixels of {limit} a.png",
                picture(width, height),
                ANY if codes == {0} else BAD,
                "--limit",
                f"pixels={limit}",
            )
    for side in (32_767, 32_768, 32_769):
        yield simulate(f"a side of {side} a.png", picture(side, 2), {0} if side <= 32_768 else BAD)
        yield simulate(f"a height of {side} a.png", picture(2, side), {0} if side <= 32_768 else BAD)
