"""The package as installed from the wheel: run in an environment that has nothing of the source tree."""

import html
import json
import subprocess
from pathlib import Path

import palettecheck
import pytest

ALIKE = ["#5b8c2a", "#b8602f"]
CLEAR = {
    "palettecheck": 1,
    "background": "#ffffff",
    "series": [
        {"name": "Coast", "color": "#4a7f14", "symbol": "circle"},
        {"name": "Valley", "color": "#2336a8", "symbol": "square"},
    ],
}


def test_the_command_is_the_one_of_the_wheel():
    assert palettecheck.command_path().parent == Path(subprocess.check_output(["which", "palettecheck"], text=True)).parent
    assert palettecheck.version() == subprocess.check_output(["palettecheck", "--version"], text=True).split()[-1]


def test_colours_that_look_alike_are_found():
    report = palettecheck.check(ALIKE)
    assert report["exit"] == {"code": 1, "reason": "findings"}
    (finding,) = [finding for finding in report["findings"] if finding["level"] == "error"]
    assert finding["rule"] == "PC201"
    assert finding["measured"] < finding["required"] == 8
    assert {color["hex"] for color in finding["colors"]} == set(ALIKE)


def test_a_theme_passes_as_object_and_as_file(tmp_path):
    path = tmp_path / "theme.json"
    path.write_text(json.dumps(CLEAR))
    reports = [palettecheck.check(theme) for theme in (CLEAR, path, str(path))]
    assert [report["exit"]["code"] for report in reports] == [0, 0, 0]
    assert len({report["summary"]["checks"] for report in reports}) == 1


@pytest.mark.parametrize("theme", [ALIKE, CLEAR, {"path": "ours.mplstyle", "theme": "axes.prop_cycle: cycler('color', ['5b8c2a', 'b8602f'])\n"}])
def test_a_notebook_shows_the_page_of_the_same_verdict(theme):
    report = palettecheck.check(theme, background="#ffffff")
    page = html.unescape(report._repr_html_())
    assert page.startswith("<iframe ") and "<h2 id=\"readers\">" in page and "Deuteranopia" in page
    assert ("look alike with deuteranopia" in page) == (report["exit"]["code"] == 1)
    assert json.loads(json.dumps(report)) == report


def test_settings_reach_the_command():
    assert palettecheck.check(ALIKE, rules={"PC201": "warning"})["exit"]["code"] == 0
    assert palettecheck.check(ALIKE, fail_on="never")["exit"]["code"] == 0
    assert palettecheck.check(["#ffffcc"], background="#000000")["inputs"][0]["modes"][0]["background"] == "#000000"


def test_a_name_that_begins_with_a_dash_is_a_path(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("--version").write_text(json.dumps(CLEAR))
    assert palettecheck.check("--version")["inputs"][0]["path"] == "--version"


@pytest.mark.parametrize("theme", ["no/such/file.json", {"palettecheck": 1}, {}, [], ["#12345"]])
def test_what_cannot_be_checked_raises(theme):
    with pytest.raises(palettecheck.CheckError) as raised:
        palettecheck.check(theme)
    assert str(raised.value)


def test_assert_palette_names_rule_value_and_fix():
    assert palettecheck.assert_palette(CLEAR)["summary"]["errors"] == 0
    with pytest.raises(AssertionError) as raised:
        palettecheck.assert_palette(ALIKE)
    text = str(raised.value)
    assert "1 finding at or above 'error'" in text
    assert "error PC201 red-green-confusion: 'series 2' and 'series 1'" in text
    assert "ΔE00 1.3, needs 8" in text
    assert "fix: mark 'series 2' with a cross and mark 'series 1' with a circle; or " in text


def test_another_command_can_be_chosen(monkeypatch, tmp_path):
    monkeypatch.setenv("PALETTECHECK", str(tmp_path / "absent"))
    with pytest.raises(palettecheck.CommandNotFound, match="absent"):
        palettecheck.check(ALIKE)


def test_the_docstring_example_is_true():
    report = palettecheck.check(ALIKE)
    assert any(finding["rule"] == "PC201" for finding in report["findings"])
