"""Figures as their documentation draws them: what is checked is what is drawn."""

import json

import matplotlib

matplotlib.use("agg")

import matplotlib.pyplot as plt
import palettecheck
import pytest
from palettecheck._figures import theme_of

RED, GREEN = "#b8602f", "#5b8c2a"


@pytest.fixture(autouse=True)
def closed():
    yield
    plt.close("all")


def series(thing):
    return theme_of(thing)["series"]


def test_lines_have_their_colours_names_markers_dashes_and_widths():
    figure, axes = plt.subplots()
    axes.plot([1, 2], color=RED, label="Coast", marker="s", linewidth=1.5)
    axes.plot([2, 1], color="C0", linestyle="--", linewidth=2)
    axes.axhline(1, color="black")
    assert series(figure) == [
        {"name": "Coast", "color": RED, "symbol": "square", "mark": "line", "width": 2.0},
        {"color": "#1f77b4", "mark": "line", "width": 2.67, "dash": [9.87, 4.27]},
    ]
    assert theme_of(axes) == theme_of(figure)


def test_bars_points_and_areas_are_drawn_marks():
    figure, axes = plt.subplots(facecolor="#eeeeee")
    axes.set_facecolor("#fafafa")
    axes.bar([1, 2], [1, 2], color=RED, label="Bars", hatch="//")
    axes.scatter([1, 2], [1, 2], color=GREEN, label="Points")
    axes.fill_between([1, 2], [1, 2], color="#2166ac", label="Area")
    assert [(one["name"], one["color"], one["mark"]) for one in series(figure)] == [
        ("Bars", RED, "bar"), ("Points", GREEN, "point"), ("Area", "#2166ac", "area"),
    ]
    assert series(figure)[0]["pattern"] == "diagonal" and theme_of(figure)["background"] == "#fafafa"


def test_colours_that_stand_for_numbers_are_a_scale():
    figure, axes = plt.subplots()
    figure.colorbar(axes.imshow([[1, 2], [3, 4]], cmap="RdYlGn_r"))
    theme = theme_of(figure)
    assert [(ramp["name"], ramp["kind"]) for ramp in theme["ramps"]] == [("RdYlGn_r", "diverging")] and not theme["series"]
    assert palettecheck.check(figure)["exit"]["code"] == 1
    assert palettecheck.check(matplotlib.colormaps["viridis"])["exit"]["code"] == 0
    assert len(series(matplotlib.colormaps["tab10"])) == 10


def test_a_figure_is_judged_as_its_theme_is_and_repaired():
    figure, axes = plt.subplots()
    for color, name in ((RED, "Coast"), (GREEN, "Valley")):
        axes.plot([1, 2], color=color, label=name)
    report = palettecheck.check(figure)
    assert report["findings"] == palettecheck.check(theme_of(figure))["findings"] and report["exit"]["code"] == 1
    repaired = report.fix()
    assert len(repaired) == 2 and repaired != [RED, GREEN]
    assert palettecheck.check(repaired)["exit"]["code"] == 0


def test_a_line_its_legend_and_its_band_are_one_series():
    figure, axes = plt.subplots()
    axes.plot([1, 2], [1, 2], color=RED)
    axes.fill_between([1, 2], [0, 1], [2, 3], color=RED, alpha=0.2)
    axes.plot([], [], color=RED, label="Coast")
    axes.plot([1, 2], [2, 1], color=RED, linestyle="--", label="Coast, forecast")
    assert [one.get("name") for one in series(figure)] == ["Coast", "Coast, forecast"]


def test_the_name_of_a_file_may_hold_a_newline_and_its_cycle_is_repaired(tmp_path):
    path = tmp_path / "a\nb.json"
    path.write_text(json.dumps({"palettecheck": 1, "series": [RED, GREEN]}))
    report = palettecheck.check(path)
    assert report["exit"]["code"] == 1 and palettecheck.check(report.fix())["exit"]["code"] == 0
    assert json.loads(path.read_text())["series"] == [RED, GREEN]


def of_plotly():
    import plotly.graph_objects as go

    return go.Figure([go.Bar(y=[1, 2], marker_color=GREEN, name="Valley"), go.Bar(y=[2, 1], marker_color=RED, name="Coast")])


def of_altair():
    import altair

    data = altair.Data(values=[{"x": 1, "y": 2, "c": "Valley"}, {"x": 1, "y": 3, "c": "Coast"}])
    color = altair.Color("c:N", scale=altair.Scale(domain=["Valley", "Coast"], range=[GREEN, RED]))
    return altair.Chart(data).mark_line().encode(x="x:Q", y="y:Q", color=color)


def of_bokeh():
    from bokeh.plotting import figure

    plot = figure()
    plot.line([1, 2], [1, 2], color=GREEN, legend_label="Valley")
    plot.line([1, 2], [2, 1], color=RED, legend_label="Coast")
    return plot


def of_seaborn():
    import seaborn

    data = {"x": [1, 2, 1, 2], "y": [1, 2, 2, 1], "c": ["Valley", "Valley", "Coast", "Coast"]}
    return seaborn.relplot(data, x="x", y="y", hue="c", palette=[GREEN, RED], kind="line")


@pytest.mark.parametrize("figure", [of_plotly, of_altair, of_bokeh, of_seaborn])
def test_figures_of_other_libraries_are_judged_and_repaired(figure):
    report = palettecheck.check(figure())
    (shown,) = report["inputs"]
    assert [(one["name"], one["color"]) for one in shown["series"]] == [("Valley", GREEN), ("Coast", RED)]
    assert "PC201" in [finding["rule"] for finding in report["findings"] if finding["level"] == "error"]
    assert palettecheck.check(report.fix())["exit"]["code"] == 0


def test_colours_may_be_numbers():
    numbers = [tuple(int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)) for color in (RED, GREEN)]
    assert palettecheck.check(numbers)["findings"] == palettecheck.check([RED, GREEN])["findings"]


def test_pytest_has_a_fixture(assert_palette):
    with pytest.raises(AssertionError, match="PC201"):
        assert_palette([RED, GREEN])


def test_a_notebook_has_a_magic():
    from IPython.testing.globalipapp import start_ipython

    shell = start_ipython()
    shell.run_line_magic("load_ext", "palettecheck")
    shell.user_ns["colors"] = [RED, GREEN]
    assert shell.run_line_magic("palettecheck", "colors")["exit"]["code"] == 1
