"""Checks of themes and lists of colours."""

from __future__ import annotations

import json
import os
import tempfile
from html import escape
from typing import Any, Dict, Iterable, List, Mapping, Optional, Union, cast

from ._command import run
from ._figures import hex_of, theme_of
from ._report import Report

#: A file or folder; a theme in any format that the command reads, as an object; colours as CSS writes them, or as three or four
#: numbers; a figure of matplotlib, seaborn, plotly, altair or bokeh; or a colour map.
Theme = Union[str, "os.PathLike[str]", Mapping[str, Any], Iterable[Any], Any]


class CheckError(RuntimeError):
    """The check could not finish: the input is missing, malformed or has no chart colours.

    ``report`` is the command's report, or None if it printed none.
    """

    def __init__(self, message: str, report: Optional[Report] = None) -> None:
        super().__init__(message)
        self.report = report


class CheckedReport(Dict[str, Any]):
    """A report that a notebook shows as the command's page: verdict, swatches of each reader, repairs."""

    #: How the command writes the page, and what it reads then.
    page: List[str]
    stdin: bytes
    #: The options of the check that a repair has too, and what was checked: a path, or a file by its name and text.
    options: List[str]
    checked: Union[str, bytes, Mapping[str, str]]

    def fix(self) -> List[str]:
        """The colours of the series after the repair that ``palettecheck fix`` finds, in order: a new cycle.

        Nothing is written. Raises :class:`CheckError` where there is no theme to repair, and no repair.
        """
        if not self["inputs"]:
            raise CheckError("nothing was read that a repair could change", cast(Report, self))
        with tempfile.TemporaryDirectory() as folder:
            path = self.checked
            if isinstance(path, Mapping):
                file = os.path.join(folder, os.path.basename(path["path"]))
                with open(file, "w", encoding="utf-8") as written:
                    written.write(path["theme"])
                done = run(["fix", file, "--isolated", "--format", "json", *self.options])
            else:
                done = run(["fix", "--format", "json", *self.options, "--", os.fsdecode(path)])
        try:
            repair = json.loads(done.stdout)
        except ValueError:
            raise CheckError(done.stderr.decode(errors="replace").strip(), cast(Report, self)) from None
        moved = {change["token"]: change["to"] for change in repair["changes"]}
        if not moved and repair["errorsAfter"]:
            raise CheckError(repair["message"], cast(Report, self))
        return [moved.get(series["token"], series["color"]) for series in self["inputs"][0]["series"]]

    def _repr_html_(self) -> Optional[str]:
        page = run([*self.page, "--format", "html"], self.stdin).stdout.decode(errors="replace")
        # A frame, because the styles of the page are its own.
        frame = 'style="width:100%;height:40em;border:1px solid #8888;resize:vertical" title="palettecheck"'
        return f'<iframe {frame} srcdoc="{escape(page)}"></iframe>' if page else None


def check(
    theme: Theme,
    *,
    background: Optional[str] = None,
    text: Optional[str] = None,
    fail_on: str = "error",
    rules: Optional[Mapping[str, str]] = None,
    arguments: Iterable[str] = (),
) -> CheckedReport:
    """Check a theme, and return the report.

    ``theme`` is a path (a string or ``os.PathLike``), an object (a theme in any format that the command reads, or the ``theme``
    text of a file and the ``path`` that names it), a list of colours, a figure (of matplotlib, seaborn, plotly, altair or bokeh:
    what it draws is judged), or a colour map of matplotlib. ``background`` and ``text`` say what the theme does not.
    ``fail_on`` is the lowest level that makes ``report["exit"]["code"]`` 1: ``error``, ``warning``, ``info`` or ``never``. ``rules`` sets levels: ``{"PC202": "error"}``.
    ``arguments`` are further arguments of ``palettecheck check``.

    A notebook shows the report as a page: who confuses what, and the repair. ``report.fix()`` is the list of repaired colours.

    Raises :class:`CheckError` if the check could not finish.
    """
    options = ["check", "--fail-on", fail_on]
    grounds = [word for flag, value in (("--background", background), ("--text", text)) if value is not None for word in (flag, value)]
    options += grounds
    for rule, level in (rules or {}).items():
        options += ["--rule", f"{rule}={level}"]
    options += list(arguments)
    if isinstance(theme, (str, os.PathLike)):
        # A name may hold a newline.
        page, stdin = [*options, "--files-from", "-"], os.fsencode(theme) + b"\0"
        checked: Any = os.fspath(theme)
    else:
        checked = _file(theme_of(theme) or theme)
        # An object has no configuration but one that is named.
        isolated = [] if "--config" in options else ["--isolated"]
        page, stdin = [*options, "-", "--stdin-filename", checked["path"], *isolated], checked["theme"].encode()
    finished = run([*page, "--format", "json"], stdin)
    report = _report(finished.stdout)
    if finished.returncode not in (0, 1) or report is None:
        raise CheckError(_problem(report) or finished.stderr.decode(errors="replace").strip(), report)
    shown = CheckedReport(report)
    shown.page, shown.stdin, shown.options, shown.checked = page, stdin, grounds, checked
    return shown


def version() -> str:
    """The version of the command."""
    return run(["--version"]).stdout.decode().split()[-1]


def _file(theme: Union[Mapping[str, Any], Iterable[Any]]) -> Mapping[str, str]:
    """The name and the text of a file that holds the theme."""
    if not isinstance(theme, Mapping):
        theme = {"palettecheck": 1, "series": [hex_of(color) for color in theme]}
    if set(theme) == {"path", "theme"}:
        content = theme["theme"]
        return {"path": theme["path"], "theme": content if isinstance(content, str) else json.dumps(content)}
    return {"path": "theme.json", "theme": json.dumps(theme)}


def _report(output: bytes) -> Optional[Report]:
    try:
        return cast(Report, json.loads(output))
    except ValueError:
        return None


def _problem(report: Optional[Report]) -> Optional[str]:
    """What kept the check from finishing."""
    if report is None:
        return None
    unreadable = [finding["message"] for finding in report["findings"] if finding["rule"] == "PC001"]
    return "; ".join(unreadable) or report["exit"]["reason"]
