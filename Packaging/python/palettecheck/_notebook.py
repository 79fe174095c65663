"""``%load_ext palettecheck`` in a notebook, then ``%palettecheck figure``."""

from __future__ import annotations

from typing import Any

from ._check import CheckedReport, check


def load_ipython_extension(shell: Any) -> None:
    """Add ``%palettecheck``, which checks the value of an expression: a figure, a list of colours, a path."""

    def palettecheck(line: str) -> CheckedReport:
        return check(shell.ev(line))

    shell.register_magic_function(palettecheck, "line", "palettecheck")
