"""The report of a check, as ``palettecheck check --format json`` prints it. Later versions may add keys, but remove none.

``palettecheck config schema report`` prints the schema; a test holds these types to it.
"""

from __future__ import annotations

from typing import List, Optional, TypedDict

from ._finding import Finding
from ._theme import Input


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
