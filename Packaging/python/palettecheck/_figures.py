"""What a figure draws, as a theme for the command: colours, markers, dashes, widths, names and background.

Figures of plotly and altair say it in words of their own, which the command reads. Those of matplotlib, seaborn and bokeh are
read from what they draw. No library is imported that the caller has not.
"""

from __future__ import annotations

from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, cast

Entry = Dict[str, Any]

#: The markers of matplotlib and the symbols of themes. matplotlib, "matplotlib.markers".
_SYMBOLS = {"o": "circle", "s": "square", "^": "triangle", "D": "diamond", "d": "diamond", "+": "plus", "x": "cross", "*": "asterisk"}
#: The markers of bokeh. bokeh, "bokeh.core.enums.MarkerType".
_MARKERS = {name: name for name in ("circle", "square", "triangle", "diamond", "plus", "cross", "asterisk")}
_MARKERS.update({"x": "cross", "cross": "plus"})
_HATCHES = {"/": "diagonal", "\\": "diagonal-back", "x": "crosshatch", "-": "horizontal", "|": "vertical", ".": "dots", "+": "grid"}
#: matplotlib, "Choosing colormaps": the kinds of its maps; every other one is sequential.
_DIVERGING = set("PiYG PRGn BrBG PuOr RdGy RdBu RdYlBu RdYlGn Spectral coolwarm bwr seismic berlin managua vanimo".split())
_CYCLIC = {"twilight", "twilight_shifted", "hsv"}
#: Samples of a colour map, and pixels of a point.
_SAMPLES, _PIXELS = 33, 96 / 72


def theme_of(thing: Any) -> Optional[Mapping[str, Any]]:
    """A theme of what a figure draws; None for what is no figure."""
    library = type(thing).__module__.partition(".")[0]
    if hasattr(thing, "to_plotly_json") and hasattr(thing, "to_json"):
        return {"path": "figure.json", "theme": thing.to_json()}
    if library == "altair" and hasattr(thing, "to_json"):
        return {"path": "chart.vl.json", "theme": thing.to_json()}
    if library == "bokeh" and hasattr(thing, "renderers"):
        return _of_bokeh(thing)
    if library == "matplotlib" and callable(thing) and hasattr(thing, "N"):
        return _theme([], "#ffffff", [_ramp(thing)]) if not _is_listed(thing) else _theme(_listed(thing), "#ffffff")
    if library in ("matplotlib", "seaborn"):
        # A grid of seaborn has a figure, a figure has axes, and axes are what they are.
        figure = thing.figure if library == "seaborn" and hasattr(thing, "figure") else thing
        axes = figure.get_axes() if hasattr(figure, "get_axes") else [figure] if hasattr(figure, "get_lines") else []
        return _of_axes(axes) if axes else None
    return None


def hex_of(color: Any) -> Any:
    """`#1f77b4` for three or four numbers of 0 to 1, the last the opacity; anything else as it is."""
    if isinstance(color, (str, bytes)) or not hasattr(color, "__len__") or len(color) not in (3, 4):
        return color
    parts = [min(max(float(part), 0), 1) for part in color]
    return "#" + "".join(f"{round(255 * part):02x}" for part in (parts if len(parts) == 3 or parts[3] < 1 else parts[:3]))


def _theme(series: Iterable[Entry], background: str, ramps: Iterable[Entry] = ()) -> Dict[str, Any]:
    """A theme in which each series is there once."""
    unique: List[Entry] = []
    for entry in series:
        twin = next((index for index, known in enumerate(unique) if _are_one(known, entry)), None)
        if twin is None:
            unique.append(entry)
        else:
            unique[twin] = {**entry, **unique[twin]} if "name" in unique[twin] else {**unique[twin], **entry}
    theme: Dict[str, Any] = {"palettecheck": 1, "background": background, "series": unique}
    scales = list(ramps)
    if scales:
        theme["ramps"] = scales
    return theme


def _are_one(one: Entry, other: Entry) -> bool:
    """Whether two drawn things are one series: the entry of a legend and its line, a line and the band around it."""
    if str(one["color"])[:7] != str(other["color"])[:7] or "name" in one and "name" in other and one["name"] != other["name"]:
        return False
    if one["mark"] == other["mark"] == "line" and one.get("dash") != other.get("dash"):
        return False
    return all(one.get(key) is None or other.get(key) is None or one[key] == other[key] for key in ("symbol", "pattern"))


def _of_axes(axes: List[Any]) -> Dict[str, Any]:
    series = [entry for one in axes if one.get_visible() for entry in _drawn(one)]
    ramps: Dict[str, Entry] = {}
    for one in axes:
        for shown in [*one.get_images(), *one.collections]:
            # Colours that stand for numbers, and a bar beside the chart that explains them, are one scale.
            if shown.get_array() is not None and not _is_listed(shown.get_cmap()):
                ramps[shown.get_cmap().name] = _ramp(shown.get_cmap())
    grounds = [hex_of(one.get_facecolor()) for one in axes if one.get_visible() and one.patch.get_visible()]
    if not grounds or grounds[0].endswith("00") and len(grounds[0]) == 9:
        grounds = [hex_of(axes[0].get_figure().get_facecolor())]
    return _theme(series, grounds[0][:7], ramps.values())


def _drawn(axes: Any) -> Iterator[Entry]:
    for line in axes.get_lines():
        # A line across the whole chart is a mark of the scale.
        if line.get_visible() and line.get_transform() == axes.transData:
            entry = _line(line)
            if entry:
                yield entry
    for bars in axes.containers:
        if hasattr(bars, "patches"):
            for patch in bars.patches:
                yield _filled(patch, bars.get_label() if len({b.get_facecolor() for b in bars.patches}) == 1 else "", "bar")
    for wedge in axes.patches:
        if type(wedge).__name__ == "Wedge":
            yield _filled(wedge, wedge.get_label(), "area")
    for collection in axes.collections:
        if collection.get_visible() and collection.get_array() is None:
            mark = "point" if type(collection).__name__ == "PathCollection" else "area"
            if mark == "point" or type(collection).__name__ in ("PolyCollection", "FillBetweenPolyCollection"):
                for color in collection.get_facecolor():
                    yield _named({"color": hex_of(color), "mark": mark}, collection.get_label())


def _line(line: Any) -> Optional[Entry]:
    from matplotlib import rcParams
    from matplotlib.colors import to_rgba

    style, marker = line.get_linestyle(), line.get_marker()
    is_drawn = style not in ("None", "none", " ", "")
    entry: Entry = {"color": hex_of(to_rgba(line.get_color(), line.get_alpha()))}
    if marker in _SYMBOLS:
        entry["symbol"] = "ring" if marker == "o" and line.get_fillstyle() == "none" else _SYMBOLS[marker]
    elif not is_drawn and marker in ("None", "none", " ", "", None):
        return None
    entry["mark"] = "line" if is_drawn else "point"
    if is_drawn:
        width = float(line.get_linewidth())
        entry["width"] = round(width * _PIXELS, 2)
        # The type of matplotlib's own settings differs from version to version.
        settings = cast(Mapping[str, Any], rcParams)
        name = {"--": "dashed", "-.": "dashdot", ":": "dotted"}.get(style)
        if name:
            entry["dash"] = [round(part * width * _PIXELS, 2) for part in settings[f"lines.{name}_pattern"]]
    return _named(entry, line.get_label())


def _filled(patch: Any, label: str, mark: str) -> Entry:
    entry: Entry = {"color": hex_of(patch.get_facecolor()), "mark": mark}
    hatch = (patch.get_hatch() or "")[:1]
    if hatch in _HATCHES:
        entry["pattern"] = _HATCHES[hatch]
    return _named(entry, label)


def _named(entry: Entry, label: Any) -> Entry:
    # What begins with an underscore is in no legend.
    return {"name": str(label), **entry} if label and not str(label).startswith("_") else entry


def _is_listed(colors: Any) -> bool:
    """Whether a colour map is a list of colours for categories: matplotlib's longest has 20."""
    return hasattr(colors, "colors") and colors.N <= 20


def _listed(colors: Any) -> List[Entry]:
    return [{"color": hex_of(color), "mark": "area"} for color in colors.colors]


def _ramp(colors: Any) -> Entry:
    plain = colors.name[:-2] if colors.name.endswith("_r") else colors.name
    kind = "diverging" if plain in _DIVERGING else "cyclic" if plain in _CYCLIC else "sequential"
    samples = [colors(index / (_SAMPLES - 1)) for index in range(_SAMPLES)]
    return {"name": colors.name, "kind": kind, "colors": [hex_of(sample[:3]) for sample in samples]}


def _of_bokeh(plot: Any) -> Dict[str, Any]:
    names = {
        renderer.id: getattr(item.label, "value", None)
        for legend in plot.legend
        for item in legend.items
        for renderer in item.renderers
    }
    series = []
    for renderer in plot.renderers:
        glyph: Any = getattr(renderer, "glyph", None)
        mark = {"Line": "line", "Step": "line", "VBar": "bar", "HBar": "bar", "Scatter": "point", "Wedge": "area"}.get(type(glyph).__name__)
        color = getattr(glyph, "line_color" if mark == "line" else "fill_color", None)
        # A field or a mapping colours by the data.
        if mark is None or not isinstance(color, str):
            continue
        entry: Entry = {"color": color, "mark": mark}
        if mark == "line" and isinstance(glyph.line_width, (int, float)):
            entry["width"] = glyph.line_width
        if mark == "line" and glyph.line_dash:
            entry["dash"] = list(glyph.line_dash)
        if mark == "point" and getattr(glyph, "marker", None) in _MARKERS:
            entry["symbol"] = _MARKERS[glyph.marker]
        series.append(_named(entry, names.get(renderer.id) or renderer.name))
    background = plot.background_fill_color
    return _theme(series, background if isinstance(background, str) else "#ffffff")
