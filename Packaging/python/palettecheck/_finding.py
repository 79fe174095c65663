"""What a check finds: ``findings`` of the report."""

from __future__ import annotations

from typing import List, Optional, TypedDict


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
    #: The success criterion of WCAG 2.2 that the rule judges, such as "1.4.11".
    criterion: Optional[str]
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
