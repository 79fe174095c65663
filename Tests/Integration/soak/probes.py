"""M1 to M8: what once did not hold, tried again as it was found; M5 is in kills.py, M6 in scarcity.py, M7 in streams.py."""

import json
import os
import struct
import subprocess
import zlib

from limits import repeated
from pictures import chunk, header, picture
from rows import test
from themes import COLORS, CONFUSED, theme

MB = 1 << 20


def write(path, pieces):
    with open(path, "wb") as file:
        for piece in pieces:
            file.write(piece.encode() if isinstance(piece, str) else piece)
    return path.name


def bounded(row, case, done, codes, seconds=2.0, megabytes=256):
    problem = ""
    if done.code not in codes:
        problem = f"{done.ending}, required {codes}"
    elif done.busy > seconds:
        problem = f"{done.busy:.1f} s of processor time, at most {seconds} allowed"
    elif done.peak > megabytes * MB:
        problem = f"{done.peak // MB} MB, at most {megabytes} allowed"
    row.figure(f"{case}: {done.ending}, {done.busy:.2f} s, {done.peak // MB} MB")
    row.case(problem, done, case)


@test("M1", "a configuration that leads out", 6, "refused, nothing printed")
def leading_out(row):
    place = row.fresh("root/below").parent
    (place / ".git").mkdir(exist_ok=True)
    (row.folder / "outside.txt").write_text("secret line\n")
    (place / "theme.json").write_text(CONFUSED)
    for name, text in (
        ("palettecheck.json", json.dumps({"version": 1, "baseline": "../outside.txt"})),
        ("palettecheck.json", None),
        ("palettecheck-baseline.json", None),
    ):
        for arguments in (["check", "theme.json"], ["baseline", "write", "theme.json"]):
            for old in ("palettecheck.json", "palettecheck-baseline.json"):
                (place / old).unlink(missing_ok=True)
            (place / name).write_text(text) if text else (place / name).symlink_to("../outside.txt")
            done = row.command(*arguments, cwd=place)
            problem = f"{done.ending}, required 2" if done.code != 2 else ""
            if b"secret" in done.out + done.err or (row.folder / "outside.txt").read_text() != "secret line\n":
                problem = "the file outside is printed or changed"
            row.case(problem, done, f"{name}: {text or 'a link'}")


@test("M2", "a PNG of 44 bytes with a chunk of 2.1 GB", 6, "≤ 2 s, ≤ 64 MB")
def claimed_chunk(row):
    folder = row.fresh("claims")
    for kind in (b"tEXt", b"zTXt", b"iTXt"):
        name = write(folder / f"{kind.decode()}.png", [header(8, 8), struct.pack(">I", 0x7FFFFFFF), kind, bytes(3)])
        for arguments in (["check", name], ["simulate", name, "-o", "out.png", "--vision", "deutan"]):
            bounded(row, " ".join(arguments), row.command(*arguments, cwd=folder), {2}, megabytes=64)


@test("M3", "lines without end: hex 7.5 M, gpl 60 MB", 2, "≤ 2 s, ≤ 8 bytes a byte")
def endless_lines(row):
    folder = row.fresh("lines")
    count = row.pick(7_500_000, 750_000)
    for name, start, line, lines in (
        ("list.hex", "", "#5b8c2a\n", count),
        ("a.gpl", "GIMP Palette\n#\n", "91 140 42 g\n", count * 2 // 3),
    ):
        write(folder / name, repeated(start, lambda i: line, lines))
        size = os.path.getsize(folder / name)
        done = row.command("check", name, cwd=folder)
        bounded(row, f"{name} of {size // MB} MB", done, {2}, megabytes=64 + 8 * size // MB)
        (folder / name).unlink()


@test("M4", "20 times baseline write at once", 20, "every entry recorded")
def parallel_baselines(row):
    folder = row.fresh("parallel")
    names = [f"t{index}.json" for index in range(20)]
    for name in names:
        (folder / name).write_text(CONFUSED)
    for _ in range(row.pick(5, 1)):
        (folder / "palettecheck-baseline.json").unlink(missing_ok=True)
        running = [
            subprocess.Popen(
                [row.command.binary, "baseline", "write", name],
                cwd=folder,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=row.command.environment(folder),
            )
            for name in names
        ]
        codes = [process.wait(timeout=60) for process in running]
        text = (folder / "palettecheck-baseline.json").read_text()
        for name, code in zip(names, codes):
            row.case(
                f"exit {code}" if code else "" if f'"{name}"' in text else "its entry is lost",
                case=f"baseline write {name}",
            )
        # A lost entry would fail the check.
        row.expect(row.command("check", *names, cwd=folder), 0, "check afterwards")


@test("M8", "large PNG, noise, bomb, CSV to HTML, fix", 8, "≤ 2 s or refused, 256 MB")
def slow_inputs(row):
    folder = row.fresh("slow")
    side = row.pick(15_000, 3_000)
    write(folder / "grey.png", picture(side, side, "grey", rows=lambda y: b"\x80" * side))
    for arguments in (["check", "grey.png"], ["simulate", "grey.png", "-o", "out.png", "--vision", "deutan"]):
        bounded(row, f"{arguments[0]} of {side}² grey", row.command(*arguments, cwd=folder), {0, 1, 2})
    # Just below the limit of a chart.
    side = row.pick(5_600, 1_400)
    colors = [bytes.fromhex(color[1:]) for color in ("#ffffff", *COLORS[:7])]
    for count in (2, 4, 8):
        pixels = [colors[index % count] for index in range(256)]
        noise = lambda y: b"".join([pixels[byte] for byte in row.random.randbytes(side)])
        write(folder / "noise.png", picture(side, side, rows=noise))
        bounded(row, f"{side}² noise of {count} colours", row.command("check", "noise.png", cwd=folder), {0, 1, 2})
    packer = zlib.compressobj(9)
    zeros = b"".join([packer.compress(bytes(MB)) for _ in range(row.pick(200, 20))]) + packer.flush()
    small = list(picture(64, 64))
    write(folder / "bomb.png", [small[0], chunk(b"zTXt", b"k\0\0" + zeros), *small[1:]])
    bounded(
        row,
        "simulate of a zTXt bomb",
        row.command("simulate", "bomb.png", "-o", "o.png", "--vision", "deutan", cwd=folder),
        {0, 2},
    )
    lines = (f"s{index},#{index * 7 % 256:02x}{index * 31 % 256:02x}{index * 13 % 256:02x}\n" for index in range(2048))
    write(folder / "large.csv", ["name,color\n", *lines])
    done = row.command("check", "large.csv", "--report", "html=out.html", "-q", cwd=folder)
    bounded(row, "2,048 rows of CSV to HTML", done, {0, 1, 2})
    (folder / "fix.json").write_text(
        theme([f"s{i}" for i in range(12)], [f"#{0x50 + 9 * i:02x}8c2a" for i in range(12)])
    )
    bounded(row, "fix --diff of 12 greens", row.command("fix", "--diff", "fix.json", cwd=folder), {0, 1, 2})
