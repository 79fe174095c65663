"""Themes as they were read: ``inputs`` of the report."""

from __future__ import annotations

from typing import Dict, List, Optional, TypedDict


class Text(TypedDict):
    """A text of the chart."""

    #: Its name.
    name: Optional[str]
    #: Its colour.
    color: str
    #: The surface behind it: background, plotBackground or the name of a series.
    on: str
    #: As WCAG 2.2 tells them apart.
    size: str
    #: A symbol that says the same.
    symbol: Optional[str]


class Status(TypedDict):
    """Colours that judge values."""

    #: For good values.
    good: Optional[str]
    #: For neither.
    neutral: Optional[str]
    #: For bad values.
    bad: Optional[str]


class Series(TypedDict):
    """A series of the chart."""

    #: As readers see it.
    name: str
    #: As waivers and the baseline name it.
    token: str
    #: The colour with the opacity of the mark.
    color: str
    #: The kind of mark; null where the theme does not say.
    mark: Optional[str]
    #: The symbol of its points.
    symbol: Optional[str]
    #: Lengths on and off in px; empty is solid.
    dash: Optional[List[float]]
    #: The pattern of its areas.
    pattern: Optional[str]
    #: Width of the line, diameter of the point or width of the outline in px.
    width: Optional[float]
    #: How the chart names it.
    label: Optional[str]
    #: The file of the colour; null for a palette of the program.
    file: Optional[str]
    #: Its line.
    line: Optional[int]
    #: Its column, in Unicode code points.
    column: Optional[int]
    #: Its place in the tree as a JSON Pointer.
    pointer: str
    #: The tokens passed through to the literal, nearest first.
    aliases: List[str]


class Ramp(TypedDict):
    """A scale of colours."""

    #: Its name.
    name: Optional[str]
    #: Its kind.
    kind: str
    #: Its stops.
    colors: List[str]
    #: Their places from 0 to 1, null where the theme does not say.
    positions: List[Optional[float]]
    #: The space in which colours between stops are mixed; steps for classes.
    interpolation: str
    #: The number of classes.
    steps: Optional[int]


class Palette(TypedDict):
    """One palette of several."""

    #: Its name.
    name: str
    #: Its purpose.
    kind: str
    #: In the order of the file.
    colors: List[str]


class Mode(TypedDict):
    """A theme in one mode."""

    #: The mode's name.
    name: Optional[str]
    #: Behind the chart.
    background: Optional[str]
    #: Behind the marks, where it differs.
    plotBackground: Optional[str]
    #: Text of the chart.
    text: Optional[str]
    #: Lines of axes.
    axis: Optional[str]
    #: Lines of the grid.
    gridlines: Optional[str]
    #: Other texts.
    texts: List[Text]
    status: Status
    #: The series, in the order of the chart.
    series: List[Series]
    #: Scales of colours.
    ramps: List[Ramp]


class Share(TypedDict):
    """A colour of a picture."""

    #: The role assigned to the colour.
    role: str
    #: Its name.
    name: str
    #: The colour.
    color: str
    #: Of the pixels, without edges.
    share: float
    #: A pixel of its largest piece, from the left.
    x: int
    #: The same, from the top.
    y: int


class _Input(TypedDict):
    #: As the user wrote it.
    path: str
    #: The short name of the format, as --theme-format takes it; null for an input that cannot be read.
    format: Optional[str]
    #: The format in words.
    formatLabel: Optional[str]
    #: The theme's own name.
    name: Optional[str]
    #: Behind the chart.
    background: Optional[str]
    #: Behind the marks, where it differs.
    plotBackground: Optional[str]
    #: Text of the chart.
    text: Optional[str]
    #: Lines of axes.
    axis: Optional[str]
    #: Lines of the grid.
    gridlines: Optional[str]
    #: Other texts.
    texts: List[Text]
    status: Status
    #: The series, in the order of the chart.
    series: List[Series]
    #: Scales of colours.
    ramps: List[Ramp]
    #: The palettes of a file with several, each checked separately.
    palettes: List[Palette]
    #: Every mode, the base first; the roles above are those of the first.
    modes: List[Mode]
    #: What a check assumes for roles that the theme does not declare: background, #ffffff.
    assumed: Dict[str, str]
    #: What the reader guessed or skipped, in words.
    notes: List[str]
    #: Which sentence each note is.
    noteIds: List[str]


class NotTaken(TypedDict):
    """Colours of a file that were not taken for its series."""

    #: As --series names them.
    series: str
    #: How many there are.
    count: int
    #: The command that judges them.
    command: str


class Input(_Input, total=False):
    """A theme as it was read."""

    #: Of a theme read from a picture, the share of each colour.
    shares: List[Share]
    #: Groups of colours beside those that were taken for the chart's.
    notTaken: List[NotTaken]
