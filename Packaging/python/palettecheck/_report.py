"""The report of a check, as ``palettecheck check --format json`` prints it. Later versions may add keys, but remove none."""

from __future__ import annotations

from typing import Any, List, Optional, TypedDict


class Tool(TypedDict):
    name: str
    version: str


class Exit(TypedDict):
    #: 0, nothing found; 1, findings at or above ``fail_on``; 2, the check could not finish.
    code: int
    reason: str


class Summary(TypedDict):
    files: int
    checks: int
    passed: int
    errors: int
    warnings: int
    infos: int
    waived: int
    baselined: int
    notChecked: int


class FindingColor(TypedDict):
    token: str
    hex: str
    simulatedHex: Optional[str]


class Suggestion(TypedDict):
    token: str
    #: In words: ``mark 'loss' with a cross``.
    text: str
    #: Suggestions of one number belong together; the numbers are alternatives, 0 the best.
    alternative: int
    hex: Optional[str]
    symbol: Optional[str]
    dash: Any
    measured: Optional[float]


class Finding(TypedDict):
    #: ``PC201`` and the like; ``palettecheck explain PC201`` explains it.
    rule: str
    name: str
    #: ``error``, ``warning`` or ``info``.
    level: str
    #: ``new``, ``waived``, ``baselined`` or ``worse``.
    status: str
    message: str
    file: str
    line: int
    column: int
    tokens: List[str]
    series: List[str]
    mode: Optional[str]
    vision: Optional[str]
    severity: Optional[float]
    #: The value behind the finding, in ``unit``; ``required`` is the threshold.
    measured: Optional[float]
    required: Optional[float]
    unit: Optional[str]
    colors: List[FindingColor]
    suggestions: List[Suggestion]
    fingerprint: str


class Report(TypedDict):
    tool: Tool
    exit: Exit
    summary: Summary
    inputs: List[Any]
    findings: List[Finding]
