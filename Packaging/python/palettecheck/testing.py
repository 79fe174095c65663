"""A test's view: colours that work for everybody, or a failure that says what does not."""

from __future__ import annotations

from typing import Any, Dict, List, cast

from ._check import CheckedReport, Theme, check
from ._finding import Finding
from ._report import Report

_LEVELS = ("info", "warning", "error")


def assert_palette(theme: Theme, *, fail_on: str = "error", **settings: Any) -> CheckedReport:
    """Fail the test if readers confuse the colours of a theme, or cannot see them.

    >>> def test_colours_of_our_charts():
    ...     assert_palette(["#0072b2", "#e69f00"], background="#ffffff", rules={"PC102": "off"})

    Tests of pytest need no import: ``assert_palette`` is a fixture.

    ``theme`` and the settings are those of :func:`palettecheck.check`. Returns the report if nothing at or above ``fail_on`` is
    new; else raises ``AssertionError`` with each such finding, its measured value and a suggestion.
    """
    __tracebackhide__ = True
    report = check(theme, fail_on=fail_on, **settings)
    if report["exit"]["code"] != 0:
        raise AssertionError(describe(cast(Report, report), fail_on))
    return report


def describe(report: Report, fail_on: str = "error") -> str:
    """The findings that fail a check, a line or two each."""
    failing = [finding for finding in report["findings"] if _fails(finding, fail_on)]
    count = len(failing)
    lines = [f"palettecheck: {count} {'finding' if count == 1 else 'findings'} at or above '{fail_on}'"]
    for finding in failing:
        lines.append(f"  {finding['level']} {finding['rule']} {finding['name']}: {finding['message']}")
        remedies: Dict[int, List[str]] = {}
        for change in finding["suggestions"]:
            remedies.setdefault(change["alternative"], []).append(change["text"])
        if remedies:
            lines.append(f"    fix: {'; or '.join(' and '.join(texts) for texts in remedies.values())}")
    return "\n".join(lines)


def _fails(finding: Finding, fail_on: str) -> bool:
    if fail_on not in _LEVELS or finding["status"] not in ("new", "worse"):
        return False
    levels: List[str] = list(_LEVELS[_LEVELS.index(fail_on) :])
    return finding["level"] in levels
