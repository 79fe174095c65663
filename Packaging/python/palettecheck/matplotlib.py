"""The colours of matplotlib's settings: ``palettecheck.matplotlib.check_cycle()``."""

from __future__ import annotations

from typing import Any, Dict, Mapping, Optional, cast

from ._check import CheckedReport, check
from .testing import assert_palette

#: The settings of a figure that the command judges the cycle by.
_COLORS = ("figure.facecolor", "axes.facecolor", "axes.edgecolor", "axes.labelcolor", "text.color", "grid.color")
_OTHERS = ("lines.linewidth", "lines.linestyle", "lines.marker", "axes.grid")


def cycle_theme(settings: Optional[Mapping[str, Any]] = None) -> Dict[str, Any]:
    """``rcParams["axes.prop_cycle"]`` with its colours, markers and line styles, and the colours of the figure around it.

    ``settings`` are ``matplotlib.rcParams`` unless given. The result is a theme for :func:`palettecheck.check`: the text of a
    matplotlib style file, so that the command itself reads matplotlib's words.
    """
    import matplotlib
    from matplotlib.colors import to_hex

    # The type of matplotlib's own settings differs from version to version.
    values = cast(Mapping[str, Any], matplotlib.rcParams) if settings is None else settings

    def hexadecimal(color: Any) -> str:
        # A colour in a style file has no '#', which would begin a comment.
        return str(to_hex(color, keep_alpha=False)).lstrip("#")

    lines = []
    cycle: Dict[str, Any] = values["axes.prop_cycle"].by_key()
    parts = []
    for name, choices in cycle.items():
        choices = [hexadecimal(color) for color in choices] if name == "color" else list(choices)
        parts.append(f"cycler({name!r}, {choices!r})")
    lines.append("axes.prop_cycle: " + " + ".join(parts))
    for key in _COLORS:
        color = values.get(key)
        if color is not None and not (isinstance(color, str) and color in ("none", "auto", "inherit")):
            lines.append(f"{key}: {hexadecimal(color)}")
    lines += [f"{key}: {values[key]}" for key in _OTHERS if values.get(key) is not None]
    return {"path": "rcParams.mplstyle", "theme": "\n".join(lines) + "\n"}


def check_cycle(settings: Optional[Mapping[str, Any]] = None, **options: Any) -> CheckedReport:
    """Check the colours that matplotlib deals out. The options are those of :func:`palettecheck.check`."""
    return check(cycle_theme(settings), **options)


def assert_cycle(settings: Optional[Mapping[str, Any]] = None, **options: Any) -> CheckedReport:
    """Fail the test if readers confuse these colours. The options are those of :func:`palettecheck.assert_palette`."""
    __tracebackhide__ = True
    return assert_palette(cycle_theme(settings), **options)
