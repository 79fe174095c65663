#!/usr/bin/env python3
"""Holds the statistics of `describe` to scipy: on the samples, on 200 random series, and on a data set
whose figures are known.

Usage: check_statistics.py [PALETTECHECK]
Prints the greatest difference of each figure. Exits 1 when one differs by more than rounding explains.
"""

import csv
import json
import math
import subprocess
import tempfile
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import harness

harness.environment("statistics")

import numpy as np  # noqa: E402
from scipy import stats  # noqa: E402
from vega_datasets import data  # noqa: E402

warnings.filterwarnings("ignore")
command = harness.command()
samples = harness.ROOT / "samples"

# Fewer points than these are listed, not measured.
MINIMUM = 8
# Both sides calculate in doubles; sums in another order differ in the last digits.
TOLERANCE = 1e-9

worst: dict[str, tuple[float, str]] = {}
failures: list[str] = []


def compare(name: str, key: str, ours, theirs) -> None:
    """One figure against another; nan and null say the same."""
    if theirs is None or math.isnan(theirs):
        theirs = None
    if ours is None or theirs is None:
        if ours is not theirs:
            failures.append(f"{name}: {key} is {ours}, theirs is {theirs}")
        return
    difference = abs(ours - theirs) / max(abs(theirs), 1e-6)
    if difference > worst.get(key, (-1.0, ""))[0]:
        worst[key] = (difference, name)
    if difference > TOLERANCE:
        failures.append(f"{name}: {key} is {ours!r}, theirs is {theirs!r}")


def check(name: str, x: np.ndarray, y: np.ndarray, series: dict) -> None:
    """Compares a series of summary.json; y holds nan for gaps."""
    present = ~np.isnan(y)
    if series["missing"] != int((~present).sum()) or series["points"] != int(present.sum()):
        failures.append(f"{name}: {series['points']} points and {series['missing']} gaps are counted")
        return
    x, y = x[present], y[present]
    if len(y) < 3:
        return
    compare(name, "spearmanRho", series["spearmanRho"], stats.spearmanr(x, y).statistic)
    if len(y) < MINIMUM:
        if "theilSen" in series:
            failures.append(f"{name}: {len(y)} points are measured")
        return
    if len(set(x)) > 1:
        line = series["theilSen"]
        step = line["everyNthPoint"]
        order = np.argsort(x, kind="stable")[::step]
        slope, intercept, _, _ = stats.theilslopes(y[order], x[order])
        compare(name, "theilSen.slope", line["slope"], slope)
        compare(name, "theilSen.intercept", line["intercept"], intercept)


def describe(path: Path, *flags: str) -> dict:
    """The statistics of summary.json."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            [command, "describe", path, "-o", folder, *flags], capture_output=True, text=True, check=False)
        if run.returncode != 0:
            raise SystemExit(f"{path.name}: exit {run.returncode}\n{run.stderr}")
        return json.loads(Path(folder, "summary.json").read_text())["statistics"]


def random_series(seed: int) -> tuple[np.ndarray, np.ndarray, str]:
    """x, y with gaps, and the kind of chart that takes them."""
    rng = np.random.default_rng(seed)
    n = 5000 if seed == 0 else 2 + seed if seed < 8 else int(np.exp(rng.uniform(np.log(3), np.log(5000))))
    steps = np.arange(n, dtype=float)
    y = [
        lambda: rng.normal(size=n),
        lambda: np.cumsum(rng.normal(size=n)),
        lambda: rng.integers(0, 4, n).astype(float),
        lambda: np.full(n, 7.0),
        lambda: 0.3 * steps + 5 * rng.normal(size=n),
        lambda: np.round(3 * np.sin(steps / 9) + rng.normal(size=n), 1),
        lambda: rng.integers(0, 2, n) * 1e6,
        lambda: np.exp(2 * rng.normal(size=n)),
    ][seed % 8]()
    x, kind = steps, "line"
    if seed % 3 == 1:
        x, kind = rng.integers(0, max(2, n // 2), n) / 4, "point"
    elif seed % 3 == 2:
        x, kind = np.round(rng.uniform(0.5, 1e6, n), 3), "point"
    if seed % 5 == 4 and n > 4:
        y[rng.choice(n, n // 5, replace=False)] = np.nan
    return x, y, kind


def check_random(seed: int) -> None:
    x, y, kind = random_series(seed)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"series-{seed}.csv")
        rows = (f"{float(a)!r},{'' if math.isnan(b) else repr(float(b))}\n" for a, b in zip(x, y))
        path.write_text("position,value\n" + "".join(rows))
        found = describe(path, "--kind", kind)
    if found["xUnit"] != "number":
        failures.append(f"series {seed}: x is read as {found['xUnit']}")
        return
    check(f"series {seed} of {len(x)}", x, y, found["series"][0])


def columns(path: Path) -> tuple[list[str], list[list[str]]]:
    with path.open() as file:
        rows = list(csv.reader(file))
    return rows[0], [list(column) for column in zip(*rows[1:])]


def check_sample(path: Path, kind: str, position=None) -> None:
    names, cells = columns(path)
    x = np.array([position(cell) if position else float(cell) for cell in cells[0]], dtype=float)
    found = describe(path, "--kind", kind)
    for index, name in enumerate(names[1:]):
        check(f"{path.name} {name}", x, np.array([float(cell) for cell in cells[index + 1]]), found["series"][index])


def check_cars() -> None:
    """Fuel economy by weight of 398 cars (R. Quinlan 1993, the file "auto-mpg" of UCI): the figures of the design."""
    cars = data.cars()
    cars = cars[cars.Miles_per_Gallon.notna()]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "cars.csv")
        cars[["Weight_in_lbs", "Miles_per_Gallon"]].to_csv(path, index=False)
        series = describe(path, "--kind", "point")["series"][0]
    check("cars", cars.Weight_in_lbs.to_numpy(float), cars.Miles_per_Gallon.to_numpy(float), series)
    line = series["theilSen"]
    known = [
        ("points", series["points"], 398),
        ("rho", round(series["spearmanRho"], 3), -0.875), ("slope", round(1000 * line["slope"], 2), -7.45),
        ("outliers", len(series["outliers"]), 7),
        ("farthest", series["outliers"][0], {"x": 2110, "y": 46.6}),
    ]
    failures.extend(f"cars: {name} is {ours}, not {theirs}" for name, ours, theirs in known if ours != theirs)


months = {
    name: index for index, name in enumerate(
        "January February March April May June July August September October November December".split())
}
check_sample(samples / "charts/births.csv", "line")
check_sample(samples / "charts/weight-economy.csv", "point")
check_sample(samples / "rainfall.csv", "line", months.__getitem__)
check_cars()
with ThreadPoolExecutor() as pool:
    list(pool.map(check_random, range(200)))

for key, (difference, name) in sorted(worst.items()):
    print(f"{key:20} differs by {difference:.1e} at most ({name})")
for failure in failures:
    harness.report(failure, False)
harness.report("statistics", not failures, f"3 samples, 398 cars and 200 random series, {len(failures)} differences")
harness.finish("statistics")
