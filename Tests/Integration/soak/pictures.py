"""PNG files, written row by row so that large ones cost no memory."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
# Samples of a pixel for each colour type; PNG, third edition, 11.2.1.
SAMPLES = {"grey": (0, 1), "rgb": (2, 3), "rgba": (6, 4)}


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def header(width, height, colors="rgb", depth=8, interlaced=False):
    return SIGNATURE + chunk(
        b"IHDR", struct.pack(">IIBBBBB", width, height, depth, SAMPLES[colors][0], 0, 0, interlaced)
    )


def picture(width, height, colors="rgb", depth=8, rows=None, extra=b""):
    """The pieces of a PNG; `rows` gives the samples of a row, else white with a bar of green and one of brown."""
    samples = SAMPLES[colors][1]

    def plain(y):
        pixels = bytearray(b"\xff" * width * samples * (depth // 8))
        if samples == 3 and height // 4 < y < 3 * height // 4:
            for start, pixel in ((width // 8, b"\x5b\x8c\x2a"), (width // 2, b"\xb8\x60\x2f")):
                pixels[3 * start : 3 * (start + width // 4)] = pixel * (width // 4)
        return bytes(pixels)

    yield header(width, height, colors, depth) + extra
    packer = zlib.compressobj(6)
    row = None
    for y in range(height):
        if rows is not None:
            row = rows(y)
        elif y in (0, height // 4 + 1, 3 * height // 4):
            row = plain(y)
        data = packer.compress(b"\0" + row)
        if data:
            yield chunk(b"IDAT", data)
    yield chunk(b"IDAT", packer.flush()) + chunk(b"IEND", b"")
