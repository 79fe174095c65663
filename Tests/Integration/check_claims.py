#!/usr/bin/env python3
"""Asks pandas about every claim of `describe`: what summary.json states of generated series has to hold of the table itself.

Usage: check_claims.py [PALETTECHECK]
Of the sixty tables of chart_tables.py, charts of every kind, each number of each sentence is asked about too.
Prints how many claims of each kind were asked about. Exits 1 when the data contradict one.
"""

import collections
import json
import math
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import chart_tables
import harness

harness.environment("statistics")

import numpy as np  # noqa: E402
import pandas as pd  # noqa: E402
from scipy import stats  # noqa: E402
from vega_datasets import data  # noqa: E402

command = harness.command()
SEEDS = 12
#: Of fewer values a leg goes back by nothing.
FEWEST = 8
asked: collections.Counter = collections.Counter()
refused: collections.Counter = collections.Counter()
contradictions: list[str] = []


def shapes(rng) -> dict[str, tuple[str, np.ndarray]]:
    """One table of each shape: what x is, and the values."""
    n = int(rng.integers(8, 60))
    steps = np.arange(n, dtype=float)
    spike = np.full(n, 5.0)
    spike[rng.integers(n)] = 100
    days = np.arange(int(rng.integers(300, 1200)))
    rare = np.where(rng.random(365) < 0.02, rng.integers(1, 500, 365), 0).astype(float)
    season = 50 + 20 * np.sin(2 * np.pi * np.arange(120) / 12) + rng.normal(0, 5 * rng.random(), 120)
    noisy = rng.normal(0, 1, n) + rng.normal() * steps / 5
    gaps = noisy.copy()
    gaps[rng.random(n) < 0.2] = np.nan
    plateau = np.concatenate([np.full(15, 2.0), 2 + np.arange(15.0), np.full(15, 16.0)]) + rng.normal(0, 0.1, 45)
    return {
        "spike": ("number", spike), "rare": ("day", rare), "exponential": ("number", (1.1 + rng.random()) ** steps),
        "decay": ("number", 1000 / (1 + steps)), "seasons": ("month", season),
        "seasons on a trend": ("month", season + rng.normal() * np.arange(120)), "plateaus": ("number", plateau),
        "steps": ("number", np.where(np.arange(40) < rng.integers(1, 39), 3.0, 9.0) + rng.normal(0, 0.3, 40)),
        "alternation": ("number", np.where(steps % 2 == 0, 1.0, 9.0)),
        "ties": ("number", rng.integers(0, 4, n).astype(float)), "few": ("number", rng.integers(0, 9, 5).astype(float)),
        "noise": ("number", rng.normal(size=n)), "trend": ("year", noisy), "gaps": ("year", gaps),
        "end spike": ("number", np.append(rng.normal(5, 0.2, n), 60)),
        "crossing zero": ("year", rng.normal(0, 2, n) - 15 + steps / 2),
        "years of days": (
            "day", 10 * np.sin(2 * np.pi * days / 365.25) + rng.normal(0, 3, len(days)) + 4 * (days % 7 < 2)),
        "walk": ("number", np.cumsum(rng.normal(size=3 * n))),
        "close together": ("year", np.round(101_234 + steps + rng.normal(size=n))),
    }


def labels(kind: str, count: int) -> list[str]:
    if kind == "day":
        return list(pd.date_range("2019-01-01", periods=count).strftime("%Y-%m-%d"))
    if kind == "month":
        return list(pd.date_range("1990-01-01", periods=count, freq="MS").strftime("%Y-%m"))
    return [str(1900 + i if kind == "year" else i) for i in range(count)]


def leaves_neighbours(y: np.ndarray, place: int) -> bool:
    first = min(max(place - 3, 0), len(y) - 7)
    around = np.delete(y[first:first + 7], place - first)
    beyond = max(around.min() - y[place], y[place] - around.max())
    return beyond > np.ptp(around) and beyond >= 0.2 * np.ptp(y) - 1e-12


def leg_holds(leg: pd.Series, direction: str, height: float, share: float, excess: float) -> bool:
    if direction == "level":
        return np.ptp(leg) <= height / 5 + 1e-9 and abs(leg.iloc[-1] - leg.iloc[0]) <= np.ptp(leg) / 2 + 1e-9
    if direction == "falling":
        leg = -leg
    gain = leg.iloc[-1] - leg.iloc[0]
    setback = (leg.cummax() - leg).max()
    beyond = max(leg.iloc[0] - leg.min(), leg.max() - leg.iloc[-1])
    return gain > 0 and setback <= gain * share + 1e-9 and beyond <= gain * excess + 1e-9


def positions(x: pd.Series) -> np.ndarray:
    """Where places lie along x: days, months one after another, numbers."""
    if x.str.fullmatch(r"\d+-\d+-\d+").all():
        return (pd.to_datetime(x) - pd.Timestamp("1970-01-01")).dt.days.to_numpy(float)
    if x.str.fullmatch(r"\d+-\d+").all():
        return (x.str[:4].astype(int) * 12 + x.str[5:].astype(int)).to_numpy(float)
    return x.astype(float).to_numpy()


class Series:
    """The values of one series of a table, by x as summary.json writes it."""

    def __init__(self, frame: pd.DataFrame, name: str):
        self.frame = frame[frame[name].notna()]
        self.y = self.frame[name].astype(float).reset_index(drop=True)
        x = self.frame.iloc[:, 0].astype(str)
        self.x = positions(x)
        self.places = {label: place for place, label in enumerate(x)}

    def place(self, point) -> int:
        x = point["x"]
        return self.places[str(int(x)) if isinstance(x, float) and x.is_integer() else str(x)]

    def way(self) -> str | None:
        """Which way the series goes for who hears it, as the documentation has it."""
        y, third = self.y, len(self.y) // 3
        thin = y[:: -(-len(y) // 400)]
        rho = stats.spearmanr(self.x, y).statistic
        clear = abs(rho) >= 0.6 or abs(rho) * math.sqrt(len(y) - 1) >= 1.96
        span = stats.theilslopes(thin, self.x[thin.index]).slope * (self.x[-1] - self.x[0])
        change = y[-third:].mean() - y[:third].mean()
        if not clear or min(abs(change), abs(span)) < np.ptp(y) / 10 or change * span <= 0:
            return None
        return "rising" if change > 0 else "falling"

    def holds(self, claim: dict) -> bool:  # noqa: C901
        y, kind = self.y, claim["kind"]
        values = y.to_numpy()
        if kind == "constant":
            return y.nunique() == 1 and y[0] == claim["value"]
        if kind == "equalExcept":
            rest = y.drop([self.place(p) for p in claim["except"]])
            return rest.nunique() == 1 and rest.iloc[0] == claim["value"] and len(claim["except"]) <= 3
        if kind in ("least", "greatest"):
            best = y.min() if kind == "least" else y.max()
            first = y.idxmin() if kind == "least" else y.idxmax()
            return claim["at"]["y"] == best and self.place(claim["at"]) == first and (y == best).sum() == claim["times"]
        if kind == "unlikeNeighbours":
            return leaves_neighbours(values, self.place(claim["at"]))
        if kind in ("course", "outline"):
            apart = [self.place(p) for p in claim["apartFrom"]]
            kept = y.drop(apart)
            ends = [(self.place(leg["from"]), self.place(leg["to"])) for leg in claim["legs"]]
            covers = ends[0][0] == kept.index[0] and ends[-1][1] == kept.index[-1]
            meets = all(a[1] == b[0] for a, b in zip(ends, ends[1:]))
            share = 0 if len(kept) < FEWEST else 1 / 3
            limits = (share, 1 / 10) if kind == "course" else (1 / 2, 1 / 3)
            goes = all(
                leg_holds(kept.loc[a:b], leg["direction"], np.ptp(kept), *limits) for (a, b), leg in zip(ends, claim["legs"]))
            turns = all(
                y[a[1]] == (kept.loc[a[0]:b[1]].max() if one["direction"] == "rising" else kept.loc[a[0]:b[1]].min())
                for a, b, one, two in zip(ends, ends[1:], claim["legs"], claim["legs"][1:])
                if "level" not in (one["direction"], two["direction"]))
            return covers and meets and goes and turns and all(leaves_neighbours(values, place) for place in apart)
        if kind in ("overall", "tendency"):
            rises = claim["direction"] == "rising"
            return self.way() == claim["direction"] and (y.iloc[-1] > y[0] if rises else y.iloc[-1] < y[0]) == (kind == "overall")
        if kind == "noTrend":
            return self.way() is None and math.isclose(claim["median"], y.median(), rel_tol=1e-12, abs_tol=1e-12)
        if kind == "cycle":
            period = claim["points"]
            window = y.rolling(period, center=True).mean()
            rest = y - (window if period % 2 else (window + window.shift(-1)) / 2)
            rest = (rest - rest.mean()).dropna()
            strength = (rest * rest.shift(period)).mean() / (rest**2).mean()
            return math.isclose(strength, claim["strength"], abs_tol=0.01) and strength >= 0.49
        if kind == "yearlyCycle":
            when = pd.to_datetime(self.frame.iloc[:, 0])
            monthly = pd.Series(values, index=when.values).groupby([when.dt.year.values, when.dt.month.values]).mean()
            means = monthly.groupby(level=1).mean()
            return np.allclose(means, claim["means"])
        if kind == "sign":
            return (y < 0).sum() == claim["below"] and (y > 0).sum() == claim["above"] and len(y) == claim["of"]
        if kind == "missing":
            return True
        raise AssertionError(f"no check of {kind}")


def ask(name: str, frame: pd.DataFrame) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "table.csv")
        frame.to_csv(path, index=False)
        run = subprocess.run(
            [command, "describe", path, "-o", folder, "--kind", "line", "--full"], capture_output=True,
            text=True, check=False)
        if run.returncode != 0:
            contradictions.append(f"{name}: exit {run.returncode}: {run.stderr[:300]}")
            return
        summary = json.loads(Path(folder, "summary.json").read_text())
    columns = list(frame.columns[1:])
    for sentence in summary["sentences"]:
        for claim in sentence["claims"]:
            asked[claim["kind"]] += 1
            series = Series(frame, claim["series"] if claim.get("series") in columns else columns[0])
            if claim["kind"] == "missing":
                holds = claim["count"] == int(frame[columns].isna().sum().sum())
            elif claim["kind"] in PAIRS:
                holds = PAIRS[claim["kind"]](frame, claim)
            else:
                holds = series.holds(claim)
            for altered in altered_claims(claim):
                refused[series.holds(altered)] += 1
            if not holds:
                contradictions.append(f"{name}: “{sentence['text']}” {json.dumps(claim)[:300]}")


def altered_claims(claim: dict):
    """What would be false of the same values: the checks above have to refuse it."""
    if claim["kind"] in ("least", "greatest"):
        yield claim | {"times": claim["times"] + 1}
        yield claim | {"kind": "greatest" if claim["kind"] == "least" else "least"}
    if claim["kind"] == "sign":
        yield claim | {"below": claim["below"] + 1}
    if claim["kind"] in ("course", "outline"):
        # A level leg may rise a little, too.
        opposite = {"rising": "falling", "falling": "rising", "level": "level"}
        legs = [leg | {"direction": opposite[leg["direction"]]} for leg in claim["legs"]]
        if legs != claim["legs"]:
            yield claim | {"legs": legs}


def pair(frame, claim):
    both = frame[[claim["first"], claim["second"]]].dropna()
    return both[claim["first"]], both[claim["second"]], frame.loc[both.index].iloc[:, 0].astype(str)


def until(frame, claim) -> bool:
    a, b, x = pair(frame, claim)
    before = x.index <= x[x == str(claim["until"]).removesuffix(".0")].index[0]
    return bool((a[before] >= b[before]).all() and (a[~before] <= b[~before]).all())


def mean_ratio(frame, claim) -> bool:
    a, b, _ = pair(frame, claim)
    return math.isclose(a.mean() / b.mean(), claim["ratio"], rel_tol=1e-9)


def changes_most(frame, claim) -> bool:
    changes = {name: abs(frame[name].dropna().iloc[-1] - frame[name].dropna().iloc[0]) for name in frame.columns[1:]}
    return max(changes, key=changes.get) == claim["series"]


PAIRS = {
    "higherThroughout": lambda frame, claim: bool((pair(frame, claim)[0] > pair(frame, claim)[1]).all()),
    "higherMostly": lambda frame, claim: int((pair(frame, claim)[0] > pair(frame, claim)[1]).sum()) == claim["count"],
    "higherUntil": until, "ratio": mean_ratio, "changesMost": changes_most,
    "averages": lambda frame, claim: frame.iloc[:, 1:].mean().idxmax() == claim["highest"]
    and frame.iloc[:, 1:].mean().idxmin() == claim["lowest"],
    "extremesOfAll": lambda frame, claim: frame.iloc[:, 1:].max().max() == claim["high"]["y"]
    and frame.iloc[:, 1:].min().min() == claim["low"]["y"],
    "courses": lambda frame, claim: set(claim["series"]) <= set(frame.columns),
}


def check_seed(seed: int) -> None:
    rng = np.random.default_rng(seed)
    for name, (kind, values) in shapes(rng).items():
        ask(f"{name} {seed}", pd.DataFrame({"when" if kind != "year" else "year": labels(kind, len(values)), "value": values}))
    for count in (2, 3, 6, 30):
        table = pd.DataFrame(
            {f"S{i}": np.round(10 * i * rng.random() + np.cumsum(rng.normal(size=30)), 2) for i in range(count)})
        table.insert(0, "year", labels("year", 30))
        ask(f"{count} series {seed}", table)


def check_real() -> None:
    employment = data.us_employment() if hasattr(data, "us_employment") else None
    weather = data.seattle_weather()
    weather["date"] = pd.to_datetime(weather["date"]).dt.strftime("%Y-%m-%d")
    for column in ("temp_max", "temp_min", "wind", "precipitation"):
        ask(f"seattle {column}", weather[["date", column]])
    ask("seattle", weather[["date", "temp_max", "temp_min"]])
    wheat = data.wheat()
    ask("wheat", wheat[["year", "wheat", "wages"]].assign(year=wheat["year"].astype(str)))
    if employment is not None:
        employment["month"] = pd.to_datetime(employment["month"]).dt.strftime("%Y-%m-%d")
        ask("employment", employment.iloc[:, :2])


# What a number in a sentence may be: digits in groups, decimals, a word for its size.
NUMBER = re.compile(r"(\d[\d,]*(?:\.\d+)?)( (?:million|billion|trillion)\b)?")
SIZES = {" million": 1e6, " billion": 1e9, " trillion": 1e12}


def drawn(path: Path, options: list[str]) -> pd.DataFrame | None:
    """What a chart draws, a row each: series, x, y; None of what only its sentences tell."""
    if path.suffix == ".json":
        spec = json.loads(path.read_text())
        encoding, rows = spec["encoding"], pd.DataFrame(spec["data"]["values"])
        x, y, color = encoding["x"], encoding["y"], encoding.get("color", {})
        if spec["mark"] == "rect":
            y, color = color, y
        if x.get("aggregate"):
            x, y = y, x
        if x.get("bin"):
            return None
        series = rows[color["field"]] if color else pd.Series("", rows.index)
        made = pd.DataFrame({"series": series, "x": rows[x["field"]], "y": rows[y["field"]].astype(float)})
        if y.get("aggregate"):
            made = made.groupby(["series", "x"], sort=False, as_index=False).mean()
        if y.get("stack") == "normalize":
            made["y"] *= 100 / made.groupby("x")["y"].transform("sum")
        return made
    if path.name == "worldbank.csv":
        table = pd.read_csv(path, skiprows=4).dropna(axis=1, how="all")
        table = table.drop(columns=list(table.columns[1:4])).set_index("Country Name").T.rename_axis("year").reset_index()
    else:
        is_french = path.name == "french.csv"
        table = pd.read_csv(path, sep=";" if is_french else ",", decimal="," if is_french else ".")
    if "--x" in options:
        table = table[[options[options.index("--x") + 1], options[options.index("--y") + 1]]]
    made = table.melt(table.columns[0], var_name="the series", value_name="the value")
    return made.set_axis(["x", "series", "y"], axis=1)


def figures(value) -> list[float]:
    """The numbers of a claim, those in its texts too."""
    if isinstance(value, dict):
        return figures(list(value.values()))
    if isinstance(value, list):
        return [number for item in value for number in figures(item)]
    if isinstance(value, str):
        return [float(digits) for digits in re.findall(r"\d+(?:\.\d+)?", value)]
    return [] if value is None or isinstance(value, bool) else [float(value)]


def of_table(claim: dict, y: pd.DataFrame) -> bool:
    """Whether a claim about a chart that is no line holds of what it draws."""
    values, kind = y["y"].to_numpy(float), claim["kind"]
    if kind == "ranking":
        top = [point["y"] for point in claim["highest"]]
        places = all((y[y["x"].astype(str) == str(point["x"])]["y"] == point["y"]).any() for point in claim["highest"])
        return top == sorted(values)[::-1][:len(top)] and (values == values.min()).sum() == claim["times"] and places
    if kind in ("relation", "noRelation"):
        rho = stats.spearmanr(y["x"].astype(float), values).statistic
        return math.isclose(rho, claim["rho"], abs_tol=1e-9) and (kind != "relation" or (rho > 0) == (claim["direction"] == "rising"))
    if kind in ("least", "greatest"):
        return claim["at"]["y"] == (values.min() if kind == "least" else values.max())
    return {point["y"] for point in claim["points"]} <= set(values)


OF_TABLES = {"ranking", "relation", "noRelation", "least", "greatest", "farFromRest"}


def check_table(path: Path, options: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run([command, "describe", path, *options, "-o", folder, "--quiet"], capture_output=True, text=True, check=False)
        if run.returncode != 0:
            contradictions.append(f"{path.name}: exit {run.returncode}: {run.stderr[:300]}")
            return
        sentences = json.loads(Path(folder, "summary.json").read_text())["sentences"]
    places = drawn(path, options)
    rows, known = None, []
    if places is not None:
        rows = places.dropna()
        known = [*rows["y"], *figures(list(places["x"].astype(str))), *figures(list(rows["series"].astype(str)))]
        known += [*rows.groupby("x")["y"].sum(), *(100 * rows["y"] / rows["y"].sum()), *rows["y"].value_counts()]
        known += [rows["y"].median(), *range(13)]
        if pd.api.types.is_numeric_dtype(rows["x"]) and len(rows) > 2:
            slope = abs(stats.theilslopes(rows["y"], rows["x"]).slope)
            known += [size for power in range(-3, 7) for size in (10.0**power, slope * 10.0**power)]
    for sentence in sentences:
        told = known + figures(sentence["claims"])
        for digits, size in NUMBER.findall(sentence["text"]):
            asked["number of a table"] += 1
            number, last = float(digits.replace(",", "")), 10.0 ** -len(digits.partition(".")[2]) / 2
            # A word for the size is of the number, or of the unit of the table.
            if not any(abs(abs(one) / scale - number) <= last * 1.001 for one in told for scale in (1, SIZES.get(size, 1))):
                contradictions.append(f"{path.name}: {digits} in “{sentence['text']}”")
        for claim in sentence["claims"]:
            name = claim.get("series", "several")
            if rows is None or claim["kind"] not in OF_TABLES or not isinstance(name, str):
                continue
            own = rows if rows["series"].nunique() == 1 or name == "" else rows[rows["series"].astype(str) == name]
            if own.empty:
                continue
            asked[f"{claim['kind']} of a table"] += 1
            if not of_table(claim, own):
                contradictions.append(f"{path.name}: “{sentence['text']}” {json.dumps(claim)[:300]}")


def check_tables() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for path, options in chart_tables.write(Path(folder)):
            check_table(path, options)


with ThreadPoolExecutor() as pool:
    list(pool.map(check_seed, range(SEEDS)))
check_real()
check_tables()
for kind, count in sorted(asked.items()):
    print(f"{kind:18} {count}")
for contradiction in contradictions:
    harness.report(contradiction, False)
harness.report("altered claims are refused", refused[True] == 0 and refused[False] > 100, dict(refused))
harness.report("claims", not contradictions, f"{sum(asked.values())} asked, {len(contradictions)} contradicted")
harness.finish("claims")
