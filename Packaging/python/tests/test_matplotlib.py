"""The cycle of matplotlib, and of styles that set markers and line styles."""

import pytest

matplotlib = pytest.importorskip("matplotlib")
matplotlib.use("Agg")
from cycler import cycler  # noqa: E402
from palettecheck.matplotlib import assert_cycle, check_cycle, cycle_theme  # noqa: E402


@pytest.fixture
def settings():
    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        yield matplotlib.rcParams


def series(report):
    return report["inputs"][0]["modes"][0]["series"]


def test_the_default_cycle_is_tab10(settings):
    report = check_cycle()
    assert [entry["color"] for entry in series(report)][:3] == ["#1f77b4", "#ff7f0e", "#2ca02c"]
    assert len(series(report)) == 10
    assert report["inputs"][0]["modes"][0]["plotBackground"] in ("#ffffff", None)
    with pytest.raises(AssertionError, match="PC201"):
        assert_cycle()


def test_markers_and_line_styles_count(settings):
    settings["axes.prop_cycle"] = cycler(color=["#4a7f14", "#c0392b"])
    with pytest.raises(AssertionError, match="PC201"):
        assert_cycle()
    settings["axes.prop_cycle"] = cycler(color=["#4a7f14", "#c0392b"], marker=["o", "X"], linestyle=["-", "--"])
    assert [entry["symbol"] for entry in series(assert_cycle())] == ["circle", "cross"]


def test_the_background_is_that_of_the_axes(settings):
    settings["axes.facecolor"] = "black"
    settings["axes.prop_cycle"] = cycler(color=["navy"])
    with pytest.raises(AssertionError, match="PC102"):
        assert_cycle()


def test_every_style_of_matplotlib_is_read(settings):
    import matplotlib.style

    for name in matplotlib.style.available:
        with matplotlib.style.context(name):
            assert series(check_cycle()), name


def test_names_and_tuples_are_colours(settings):
    settings["axes.prop_cycle"] = cycler(color=[(0, 0.5, 0), "tab:red", "0.5"])
    assert "cycler('color', ['008000', 'd62728', '808080'])" in cycle_theme()["theme"]
