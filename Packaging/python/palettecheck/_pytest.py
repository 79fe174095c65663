"""What pytest loads: the fixture ``assert_palette``."""

from __future__ import annotations

from typing import Callable

import pytest

from ._check import CheckedReport
from .testing import assert_palette as assert_


@pytest.fixture
def assert_palette() -> Callable[..., CheckedReport]:
    """Fails the test if readers confuse the colours of a theme or a figure: :func:`palettecheck.assert_palette`."""
    return assert_
