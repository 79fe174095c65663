"""Check whether the colours of a chart work for everybody who reads it.

The wheel contains the ``palettecheck`` command; these functions call it.

>>> import palettecheck
>>> report = palettecheck.check(["#5b8c2a", "#b8602f"])
>>> report["exit"]["code"], report["findings"][0]["rule"]
(1, 'PC201')
"""

from ._check import CheckedReport, CheckError, Theme, check, version
from ._command import CommandNotFound, command_path
from ._finding import Finding, Suggestion
from ._image import simulate
from ._report import Report, Summary
from ._notebook import load_ipython_extension
from .testing import assert_palette

__all__ = [
    "CheckError",
    "CheckedReport",
    "CommandNotFound",
    "Finding",
    "Report",
    "Suggestion",
    "Summary",
    "Theme",
    "assert_palette",
    "check",
    "command_path",
    "load_ipython_extension",
    "simulate",
    "version",
]
