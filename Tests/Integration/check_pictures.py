#!/usr/bin/env python3
"""Checks pictures and profiles that the command writes with independent readers of PNG and ICC.

Usage: check_pictures.py [PALETTECHECK]
Uses the packages of requirements/pictures.txt, pngcheck, and transicc and tificc (liblcms2-utils).
"""

import itertools
import json
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

import harness
from harness import report, skip

harness.environment("pictures")
harness.require("pngcheck", "tificc:liblcms2-utils")
command = harness.command()

try:
    from PIL import Image, ImageCms
except ImportError:
    skip("pictures are not checked", "pip install Pillow")
    harness.finish("pictures")


def run(*arguments):
    done = subprocess.run([command, *map(str, arguments)], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, arguments))} ended with {done.returncode}: {done.stderr}")
    return done.stdout


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(path, kind, depth, rows, extra=b""):
    """Rows of packed bytes as a PNG file without interlacing; `kind` is the colour type."""
    height = len(rows)
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind]
    width = len(rows[0]) * 8 // (depth * channels)
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + row for row in rows))
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + chunk(b"IDAT", data) + chunk(b"IEND", b"")
    )


def decode(v):
    return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4


def encode(v):
    return v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055


# F. Vienot, H. Brettel, J. D. Mollon (1999), protan, to ten digits, in linear sRGB; DaltonLens prints the first five.
PROTAN = (
    (0.1123827612, 0.8876172388, 0),
    (0.1123827612, 0.8876172388, 0),
    (0.0040057683, -0.0040057683, 1),
)


def simulated(color):
    linear = [decode(v / 255) for v in color[:3]]
    seen = [sum(a * b for a, b in zip(row, linear)) for row in PROTAN]
    return tuple(int(encode(min(max(v, 0), 1)) * 255 + 0.5) for v in seen) + tuple(color[3:])


def pixels(image):
    """Bytes of the picture, a tuple a pixel."""
    data = image.tobytes()
    step = len(image.getbands())
    return [tuple(data[i : i + step]) for i in range(0, len(data), step)]


def check_pictures(folder):
    random.seed(1999)
    out = folder / "out"
    out.mkdir()
    written = []
    palette = bytes(random.randrange(256) for _ in range(768))
    for kind, depths in {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}.items():
        for depth in depths:
            path = folder / f"{kind}-{depth}.png"
            channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind]
            rows = [bytes(random.randrange(256) for _ in range(40 * channels * depth // 8)) for _ in range(20)]
            extra = chunk(b"PLTE", palette[: 3 << depth]) if kind == 3 else b""
            extra += chunk(b"pHYs", struct.pack(">IIB", 2835, 2835, 1)) + chunk(b"tEXt", b"Title\0Rain")
            png(path, kind, depth, rows, extra)
            run("simulate", path, "-o", out)
            written += [(path, out / f"{path.stem}-{vision}.png") for vision in ("protan", "deutan", "tritan")]
    wrong = compared = 0
    for source, target in written:
        image = Image.open(target)
        image.load()
        if image.info.get("Title") != "Rain" or "dpi" not in image.info or "srgb" not in image.info:
            report(target.name, False, f"text, resolution or sRGB is missing: {image.info}")
        if not target.stem.endswith("-protan") or source.stem.endswith("16"):
            continue
        mode = "RGBA" if source.stem[0] in "46" else "RGB"
        for before, after in zip(pixels(Image.open(source).convert(mode)), pixels(image.convert(mode))):
            wrong += simulated(before) != after
            compared += 1
    report("pixels as Pillow reads them", compared > 0 and wrong == 0, f"{wrong} of {compared} differ from doubles")
    if shutil.which("pngcheck"):
        bad = [
            target.name
            for _, target in written
            if subprocess.run(["pngcheck", "-q", target], capture_output=True).returncode != 0
        ]
        report("pngcheck", not bad, f"{len(written) - len(bad)} of {len(written)} files accepted {' '.join(bad)}")
    else:
        skip("pngcheck is missing", "apt-get install pngcheck")


def check_profile(folder, vision, severity, model):
    path = folder / f"{vision}-{severity}-{model}.icc"
    run("simulate", "--icc", "--vision", vision, "--severity", severity, "--model", model, "-o", path)
    steps = [0, 1, 15, 60, 119, 128, 200, 254, 255]
    colors = list(itertools.product(steps, repeat=3))
    listed = json.loads(
        run("simulate", *[f"rgb({r} {g} {b})" for r, g, b in colors], "--vision", vision, "--severity", severity,
            "--model", model, "--format", "json")
    )["colors"]
    expected = [tuple(int(hex[i : i + 2], 16) for i in (1, 3, 5)) for hex in (color["hex"] for color in listed)]
    name = f"{vision} {severity} {model}"

    image = Image.new("RGB", (len(colors), 1))
    image.putdata(colors)
    # Pillow requires two profiles; the second is the identity. 0x0100 is cmsFLAGS_NOOPTIMIZE: otherwise LittleCMS resamples
    # the transform.
    nothing = folder / "normal.icc"
    if not nothing.exists():
        run("simulate", "--icc", "--vision", "normal", "-o", nothing)
    transform = ImageCms.buildTransform(str(path), str(nothing), "RGB", "RGB", flags=0x0100)
    compare(f"Pillow {name}", pixels(ImageCms.applyTransform(image, transform)), expected)
    if not shutil.which("tificc"):
        skip("tificc is missing", "apt-get install liblcms2-utils")
        return
    image.save(folder / "in.tif")
    done = subprocess.run(
        ["tificc", "-c0", f"-l{path}", folder / "in.tif", folder / "out.tif"], capture_output=True, text=True
    )
    if done.returncode != 0:
        report(f"tificc {name}", False, done.stderr.strip() or done.stdout.strip())
    else:
        compare(f"tificc {name}", pixels(Image.open(folder / "out.tif")), expected)


def compare(name, seen, expected):
    worst = max(abs(a - b) for x, y in zip(seen, expected) for a, b in zip(x, y))
    report(name, len(seen) == len(expected) and worst <= 1, f"{len(seen)} colours, at most {worst}/255 off")


def check_peers(folder):
    """Simulations as two other programs have them.

    DaltonLens 0.1.5 cuts fractions off, so it is one lower about half of the time, and never more. Its Brettel has other
    anchors, so only Machado's model is compared. opticquiz-cvd rounds, and has libDaltonLens's Brettel in five digits; what
    it does with weaker deficiencies is an approximation of its own.
    """
    random.seed(2009)
    width, height = 200, 150
    data = bytes(random.randrange(256) for _ in range(width * height * 3))
    source, target = folder / "peers.png", folder / "peers-seen.png"
    Image.frombytes("RGB", (width, height), data).save(source)

    def ours(vision, model, severity):
        run("simulate", source, "-o", target, "--vision", vision, "--model", model, "--severity", severity)
        return Image.open(target).convert("RGB").tobytes()

    visions = ("protan", "deutan", "tritan")
    try:
        import numpy
        from daltonlens import simulate

        image = numpy.frombuffer(data, numpy.uint8).reshape(height, width, 3)
        for vision, severity in itertools.product(visions, (1.0, 0.6)):
            peer = simulate.Simulator_Machado2009().simulate_cvd(image, simulate.Deficiency[vision.upper()], severity)
            off = {a - b for a, b in zip(ours(vision, "machado2009", severity), peer.tobytes())}
            report(f"DaltonLens {vision} {severity}", off <= {0, 1}, f"{len(data)} channels, off by {sorted(off)}")
    except ImportError:
        skip("DaltonLens is missing", "pip install daltonlens")
    try:
        import opticquiz_cvd
    except ImportError:
        skip("opticquiz-cvd is missing", "pip install opticquiz-cvd")
        return
    for vision, (model, name) in itertools.product(visions, (("machado2009", "machado"), ("brettel1997", "brettel"))):
        seen, off = ours(vision, model, 1), set()
        # Plain Python is slow: a sample of the pixels is enough.
        for at in range(0, 3 * 5000, 3):
            peer = bytes.fromhex(opticquiz_cvd.simulate("#" + data[at : at + 3].hex(), vision, 1, name)[1:])
            off |= {a - b for a, b in zip(seen[at : at + 3], peer)}
        report(f"opticquiz-cvd {vision} {name}", off <= {-1, 0, 1}, f"15000 channels, off by {sorted(off)}")


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    check_pictures(folder)
    check_peers(folder)
    for vision in ("protan", "deutan", "tritan"):
        for model in ("auto", "brettel1997", "machado2009"):
            check_profile(folder, vision, 1, model)
        check_profile(folder, vision, 0.6, "auto")
    check_profile(folder, "grey", 1, "auto")

harness.finish("pictures")
