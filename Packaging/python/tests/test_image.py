"""Pictures as arrays. The values are those that the command gives for the same colours."""

import json
import subprocess

import palettecheck
import pytest

numpy = pytest.importorskip("numpy")
pytest.importorskip("PIL")


def picture(dtype, channels=3):
    random = numpy.random.default_rng(2026).integers(0, 256, (17, 23, channels), dtype=numpy.uint8)
    return random if dtype == numpy.uint8 else (random / 255).astype(dtype)


@pytest.mark.parametrize("dtype", [numpy.uint8, numpy.float32, numpy.float64])
@pytest.mark.parametrize("channels", [3, 4])
def test_shape_type_and_opacity_stay(dtype, channels):
    before = picture(dtype, channels)
    seen = palettecheck.simulate(before, "deutan")
    assert (seen.shape, seen.dtype) == (before.shape, before.dtype)
    assert not numpy.array_equal(seen[..., :3], before[..., :3])
    if channels == 4:
        assert numpy.allclose(seen[..., 3], before[..., 3], atol=1e-6)


def test_normal_vision_and_severity_0_change_nothing():
    before = picture(numpy.uint8)
    assert numpy.array_equal(palettecheck.simulate(before, "normal"), before)
    assert numpy.abs(palettecheck.simulate(before, severity=0.0).astype(int) - before).max() <= 1


@pytest.mark.parametrize("vision", ["protan", "deutan", "tritan"])
def test_a_picture_agrees_with_the_colours(vision):
    output = subprocess.check_output(["palettecheck", "simulate", "#c0392b", "--vision", vision, "--format", "json"])
    expected = json.loads(output)["colors"][0]["hex"]
    seen = palettecheck.simulate(numpy.full((2, 2, 3), (0xC0, 0x39, 0x2B), numpy.uint8), vision)
    assert "#%02x%02x%02x" % tuple(seen[0, 0]) == expected


@pytest.mark.parametrize(
    "wrong", [numpy.zeros((3, 3)), numpy.zeros((2, 2, 2)), numpy.zeros((0, 2, 3)), numpy.full((1, 1, 3), 1.5),
              numpy.full((1, 1, 3), numpy.nan), numpy.zeros((1, 1, 3), numpy.int64)])
def test_what_is_not_a_picture_is_refused(wrong):
    with pytest.raises(ValueError, match="picture"):
        palettecheck.simulate(wrong)


def test_an_unknown_vision_is_named():
    with pytest.raises(ValueError, match="cyan"):
        palettecheck.simulate(picture(numpy.uint8), "cyan")
