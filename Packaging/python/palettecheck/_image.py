"""Pictures as other readers see them."""

from __future__ import annotations

import io
import os
import tempfile
from typing import TYPE_CHECKING, Any

from ._command import run

if TYPE_CHECKING:
    import numpy


def simulate(
    picture: "numpy.ndarray[Any, Any]", vision: str = "deutan", *, severity: float = 1.0, model: str = "auto"
) -> "numpy.ndarray[Any, Any]":
    """A picture as a reader with another colour vision sees it.

    ``picture`` is sRGB, of shape (height, width, 3), or 4 with opacity: bytes, or floats from 0 to 1, as matplotlib has them.
    The result has the same shape and type, at eight bits a channel. ``vision`` is ``protan``, ``deutan``, ``tritan``, ``grey``
    or ``normal``; ``severity`` runs from 0 to 1; ``model`` is ``auto``, ``brettel1997``, ``vienot1999`` or ``machado2009``.

    Needs NumPy and Pillow: ``pip install numpy pillow``.
    """
    import numpy
    from PIL import Image

    array = numpy.asarray(picture)
    if array.ndim != 3 or array.shape[2] not in (3, 4) or 0 in array.shape:
        raise ValueError(f"a picture has the shape (height, width, 3) or (height, width, 4), not {array.shape}")
    if array.dtype == numpy.uint8:
        samples = array
    elif numpy.issubdtype(array.dtype, numpy.floating):
        if not ((array >= 0) & (array <= 1)).all():
            raise ValueError("the samples of a picture of floats lie between 0 and 1")
        samples = numpy.rint(array * 255).astype(numpy.uint8)
    else:
        raise ValueError(f"a picture has samples of type uint8 or float, not {array.dtype}")

    # The command takes the name of a file; the result comes on its standard output.
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "picture.png")
        Image.fromarray(samples).save(path, compress_level=1)
        finished = run(
            ["simulate", path, "--vision", vision, "--severity", repr(severity), "--model", model, "-o", "-"]
        )
    if finished.returncode != 0:
        raise ValueError(finished.stderr.decode(errors="replace").strip())
    with Image.open(io.BytesIO(finished.stdout)) as seen:
        result = numpy.asarray(seen.convert("RGBA" if samples.shape[2] == 4 else "RGB"))
    if array.dtype == numpy.uint8:
        return result.copy()
    return (result / 255).astype(array.dtype)
