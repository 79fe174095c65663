"""The report of a check, as ``palettecheck check --format json`` prints it. Later versions may add keys, but remove none.

``palettecheck config schema report`` prints the schema; a test holds these types to it.
"""

from __future__ import annotations

from typing import Dict, List, Optional, TypedDict


class Tool(TypedDict):
    """What wrote the report."""

    #: The command.
    name: str
    #: Its version.
    version: str


class Exit(TypedDict):
    """How the run ends."""

    #: 0: nothing found; 1: findings that fail the run; 2: the run could not finish.
    code: int
    #: Why the run ends so.
    reason: str


class Summary(TypedDict):
    """The totals."""

    #: Inputs.
    files: int
    #: Checks that ran.
    checks: int
    #: Checks without a finding.
    passed: int
    #: Errors that are new or worse.
    errors: int
    #: Warnings that are new or worse.
    warnings: int
    #: Information that is new or worse.
    infos: int
    #: Findings that a waiver covers.
    waived: int
    #: Findings that the baseline holds.
    baselined: int
    #: Findings that the earlier commit has.
    unchanged: int
    #: Checks that could not run.
    notChecked: int
    #: Files that were found, may hold the colours of a chart, and are not judged.
    filesNotJudged: int


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
    #: The palettes of a file with several, each judged by itself.
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


class Part(TypedDict):
    """A pair or a token of a finding about several."""

    #: One token, or the two of a pair.
    tokens: List[str]
    #: The value of this part.
    measured: Optional[float]


class FindingColor(TypedDict):
    """A colour of a finding."""

    #: Its token.
    token: str
    #: As designed.
    hex: str
    #: As the reader of the finding sees it.
    simulatedHex: Optional[str]


class Native(TypedDict):
    """A setting of a chart library."""

    #: The chart library.
    library: str
    #: What to write there.
    setting: str


class Suggestion(TypedDict):
    """A remedy."""

    #: The token to change.
    token: str
    #: The series, as readers see it.
    series: Optional[str]
    #: A new colour.
    hex: Optional[str]
    #: A symbol to add.
    symbol: Optional[str]
    #: A dash to add: lengths on and off in px.
    dash: Optional[List[float]]
    #: A pattern to add.
    pattern: Optional[str]
    #: A new opacity, 0 to 1.
    opacity: Optional[float]
    #: Where to name the series.
    label: Optional[str]
    #: Suggestions of one number belong together; the numbers are alternatives, 0 the best.
    alternative: int
    #: The same as a setting of the theme's chart library.
    native: Optional[Native]
    #: The value after the change.
    measured: Optional[float]
    #: The remedy in words.
    text: str


class Place(TypedDict):
    """A place in a file."""

    #: What is there.
    label: str
    #: The file of the colour or the fault, as the run names it.
    file: str
    #: From 1; null where the text is a part of the program, or the finding is about the whole input.
    line: Optional[int]
    #: In Unicode code points, from 1.
    column: Optional[int]
    #: The line of the end.
    endLine: Optional[int]
    #: The column after the last code point.
    endColumn: Optional[int]
    #: The place in the tree as a JSON Pointer (RFC 6901); empty for a format without a tree.
    pointer: Optional[str]


class Change(TypedDict):
    """A colour with another value than before."""

    #: The chart's token.
    token: str
    #: The colour before; null for a new one.
    before: Optional[str]
    #: The colour now.
    after: str


class Waiver(TypedDict):
    """What covers a finding."""

    #: Why the finding may stay.
    reason: str
    #: Who answers for it.
    owner: Optional[str]
    #: Where it is followed up.
    ticket: Optional[str]
    #: The last day, or never.
    expires: str
    #: Days to the last one; null for never.
    daysLeft: Optional[int]


class _Finding(TypedDict):
    #: The rule's id; 'palettecheck explain PC201' explains it.
    rule: str
    #: The rule's name.
    name: str
    #: The level after configuration.
    level: str
    #: new and worse count; waived, baselined and unchanged do not.
    status: str
    #: One or two sentences.
    message: str
    #: The file of the colour or the fault, as the run names it.
    file: str
    #: From 1; null where the text is a part of the program, or the finding is about the whole input.
    line: Optional[int]
    #: In Unicode code points, from 1.
    column: Optional[int]
    #: The line of the end.
    endLine: Optional[int]
    #: The column after the last code point.
    endColumn: Optional[int]
    #: The place in the tree as a JSON Pointer (RFC 6901); empty for a format without a tree.
    pointer: Optional[str]
    #: The tokens involved, as waivers name them.
    tokens: List[str]
    #: The series involved, as readers see them.
    series: List[str]
    #: The pairs or tokens of a finding about several, worst first; empty when it is its own only part.
    parts: List[Part]
    #: The mode's name.
    mode: Optional[str]
    #: The reader for whom the value is worst.
    vision: Optional[str]
    #: Of the deficiency; null for normal vision.
    severity: Optional[float]
    #: The value, unrounded, in unit.
    measured: Optional[float]
    #: The threshold, in the same unit.
    required: Optional[float]
    #: Of measured and required.
    unit: Optional[str]
    #: The colours involved.
    colors: List[FindingColor]
    #: Remedies, best first.
    suggestions: List[Suggestion]
    #: Other places that matter, such as the other colour of a pair.
    related: List[Place]
    #: The other tokens between the chart and the literals of the colours.
    chain: List[Place]
    #: What the finding is remembered by.
    fingerprint: str
    #: The value in the baseline or at the earlier commit.
    recorded: Optional[float]
    #: What covers the finding; null unless it is waived.
    waiver: Optional[Waiver]


class Finding(_Finding, total=False):
    """A violation of a rule."""

    #: With PC001: which problem it is.
    problem: str
    #: With --since, the colours that the change gave another value.
    changes: List[Change]


class _NotChecked(TypedDict):
    """A check that could not run, or a file that is not judged."""

    #: The input, or the file that is not judged.
    file: str
    #: The palette of a file with several.
    palette: Optional[str]
    #: Which reason it is.
    id: str
    #: The reason in words.
    message: str


class NotChecked(_NotChecked, total=False):
    """A check that could not run, or a file that is not judged."""

    #: Of a file that is not judged: the command that judges its colours; None where there is none.
    command: Optional[str]


class Gone(TypedDict):
    """A finding of the earlier commit."""

    #: The rule's id.
    rule: str
    #: The level after configuration.
    level: str
    #: The file, relative to the root of the repository.
    file: str
    #: The mode's name.
    mode: Optional[str]
    #: The tokens of the finding.
    tokens: List[str]


class Since(TypedDict):
    """With --since, what the run compares with."""

    #: As it was named.
    reference: str
    #: The commits that were compared with, one for each repository.
    commits: List[str]
    #: Findings that the change removes.
    gone: List[Gone]
    #: Repositories inside this one that are not compared.
    uncompared: List[str]
    unjudged: List[str]


class PassedChecks(TypedDict):
    """The checks of a rule that passed."""

    #: The input.
    file: str
    #: The palette of a file with several.
    palette: Optional[str]
    #: The mode's name.
    mode: Optional[str]
    #: The rule's id.
    rule: str
    #: The rule's name.
    name: str
    #: How many of its checks passed.
    count: int
    #: What they are about: marks, texts or pairs.
    subjects: List[str]


class _Report(TypedDict):
    tool: Tool
    exit: Exit
    summary: Summary
    #: What was read.
    inputs: List[Input]
    #: What was found, by path, line, column and rule.
    findings: List[Finding]
    #: What no rule could judge, and after it files that are not judged.
    notChecked: List[NotChecked]
    #: What else there is to say about the run, in words.
    remarks: List[str]


class Report(_Report, total=False):
    """What ``palettecheck check --format json`` prints."""

    since: Since
    #: With -v, every check that passed.
    passedChecks: List[PassedChecks]
