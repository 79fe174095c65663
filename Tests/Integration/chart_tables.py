"""Sixty tables and charts as people make them, of public-domain figures or invented ones, and what to call 'describe' with."""

import json
import math
import random

# Canadian lynx trapped a year, 1821–1934 (C. Elton, M. Nicholson 1942).
LYNX = [
    269, 321, 585, 871, 1475, 2821, 3928, 5943, 4950, 2577, 523, 98, 184, 279, 409, 2285, 2685, 3409, 1824, 409, 151, 45, 68, 213,
    546, 1033, 2129, 2536, 957, 361, 377, 225, 360, 731, 1638, 2725, 2871, 2119, 684, 299, 236, 245, 552, 1623, 3311, 6721, 4254,
    687, 255, 473, 358, 784, 1594, 1676, 2251, 1426, 756, 299, 201, 229, 469, 736, 2042, 2811, 4431, 2511, 389, 73, 39, 49, 59,
    188, 377, 1292, 4031, 3495, 587, 105, 153, 387, 758, 1307, 3465, 6991, 6313, 3794, 1836, 345, 382, 808, 1388, 2713, 3800, 3091,
    2985, 3790, 374, 81, 80, 108, 229, 399, 1132, 2432, 3574, 2935, 1537, 529, 485, 662, 1000, 1590, 2657, 3396,
]  # fmt: skip
MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
FRUIT = ["Apples", "Bananas", "Cherries", "Dates", "Elderberries", "Figs"]


def table(header, *rows, by=","):
    return "\n".join([header, *(by.join("" if cell is None else str(cell) for cell in row) for row in rows)]) + "\n"


def vega(title, mark, encoding, rows, **more):
    spec = {"title": title, "data": {"values": rows}, "mark": mark, "encoding": encoding, **more}
    return json.dumps({"$schema": "https://vega.github.io/schema/vega-lite/v5.json", **spec}, ensure_ascii=False)


def channel(field, kind="quantitative", **more):
    return {"field": field, "type": kind, **more}


def lines(rng):
    """Series over time."""
    months = [f"{1990 + i // 12}-{i % 12 + 1:02}" for i in range(120)]
    season = [50 + 20 * math.sin(math.pi * (i - 3) / 6) + rng.gauss(0, 2) for i in range(120)]
    walk = [100.0]
    for _ in range(499):
        walk.append(max(1, walk[-1] + rng.gauss(0, 1)))
    return {
        "lynx.csv": (table("year,Lynx trapped", *zip(range(1821, 1935), LYNX)), ["--title", "Lynx trapped in Canada"]),
        "ice.csv": (
            table("year,Sea ice", *[(1979 + i, round(7 - i * 0.08 + rng.gauss(0, 0.4), 2)) for i in range(44)]),
            ["--y-unit", "million km²", "--title", "Arctic sea ice in September"]),
        "anomaly.csv": (
            table("year,Anomaly (°C)", *[(1900 + i, round(-0.4 + i * 0.012 + rng.gauss(0, 0.1), 2)) for i in range(121)]), []),
        "mauna.csv": (table("month,CO2 (ppm)", *[(m, round(350 + i * 0.12 + 3 * math.sin(math.pi * i / 6), 1)) for i, m in enumerate(months)]), []),
        "season.csv": (table("month,Rainfall (mm)", *[(m, round(v, 1)) for m, v in zip(months, season)]), []),
        "old.csv": (table("date,Visitors", *[(f"1931-{i + 1:02}-01", 300 + 40 * i - i * i * 3) for i in range(12)]), ["--y-unit", "visitor,visitors"]),
        "newest.csv": (table("date,Price ($)", *[(f"2024-{12 - i:02}-01", 90 - 3 * i) for i in range(12)]), []),
        "gaps.csv": (table("day,Steps", *[(f"2024-03-{i + 1:02}", None if i in (4, 5, 17) else 4000 + 311 * (i % 7)) for i in range(28)]), []),
        "one.csv": (table("year,Members", (2023, 41)), ["--kind", "line"]),
        "two.csv": (table("year,Members", (2022, 41), (2023, 57)), ["--kind", "line"]),
        "constant.csv": (table("day,Level (cm)", *[(i + 1, 12) for i in range(10)]), ["--kind", "line"]),
        "spike.csv": (table("hour,Requests", *[(i, 900 if i == 14 else 20 + i % 3) for i in range(24)]), ["--kind", "line", "--y-unit", "request,requests"]),
        "growth.csv": (table("day,Cells", *[(i, 2**i) for i in range(16)]), ["--kind", "line", "--y-unit", "cell,cells"]),
        "decay.csv": (table("minute,Temperature (°C)", *[(i, round(20 + 70 * math.exp(-i / 12), 1)) for i in range(40)]), ["--kind", "line"]),
        "plateau.csv": (table("week,Weight (kg)", *[(i, 80 if i < 10 else 80 - (i - 10) if i < 20 else 70) for i in range(32)]), ["--kind", "line"]),
        "balance.csv": (table("quarter,Balance (€)", *[(f"{2019 + i // 4}-Q{i % 4 + 1}", v) for i, v in enumerate([-300, -250, -120, -40, 10, 80, 60, 150, 210, 260, 240, 330])]), []),
        "walk.csv": (table("step,Position", *[(i, round(v, 2)) for i, v in enumerate(walk)]), ["--kind", "line"]),
        "years.csv": (table("Năm,Dân số (triệu)", *[(1990 + i, round(66 + i * 0.95, 1)) for i in range(30)]), ["--language", "vi"]),
        "arabic.csv": (table("السنة,الأمطار", *[(2000 + i, 100 + (i * 37) % 61) for i in range(15)]), ["--language", "ar", "--kind", "line"]),
        "japanese.csv": (table("月,売上", *[(f"2023年{i + 1}月", 120 + (i * 7) % 30) for i in range(12)]), ["--language", "ja"]),
        "french.csv": (table("mois;Ventes", *[(f"{i + 1:02}/2001", f"{10 + i},5") for i in range(12)], by=";"), []),
        "deaths.csv": (table("year,deaths per 1 000", *[(1950 + i, round(9.7 - i * 0.11, 2)) for i in range(40)]), []),
        "worldbank.csv": (
            '"Data Source","World Development Indicators",\n\n"Last Updated Date","2024-03-28",\n\n'
            + table('"Country Name","Country Code","Indicator Name","Indicator Code",' + ",".join(f'"{y}"' for y in range(2000, 2012)),
                    *[(f'"{name}"', f'"{code}"', '"Life expectancy (years)"', '"SP.DYN"', *[f'"{a + i * b:.1f}"' for i in range(12)])
                      for name, code, a, b in [("Norway", "NOR", 78.6, 0.2), ("Chile", "CHL", 76.9, 0.25), ("Rwanda", "RWA", 48.6, 1.3)]]),
            []),
    }  # fmt: skip


def several(rng):
    """Series side by side."""
    def random_walk(start, drift):
        values = [start]
        for _ in range(29):
            values.append(round(values[-1] + drift + rng.gauss(0, 1), 1))
        return values
    many = [random_walk(10 * i, (i - 5) / 10) for i in range(12)]
    return {
        "rain.csv": (table("month,Coast (mm),Valley (mm)", *[(m, 200 - 9 * i, 40 + 6 * i) for i, m in enumerate(MONTHS)]), ["--kind", "line"]),
        "twelve.csv": (table("year," + ",".join(f"Region {chr(65 + i)}" for i in range(12)), *zip(range(1990, 2020), *many)), []),
        "thirty.csv": (
            table("week," + ",".join(f"Shop {i}" for i in range(30)), *[(w, *[50 + s + (w * s) % 17 for s in range(30)]) for w in range(1, 53)]), ["--kind", "line"]),
        "cross.csv": (table("year,Streaming,Discs", *[(2010 + i, 5 + 8 * i, 90 - 6 * i) for i in range(12)]), ["--y-unit", "%"]),
        "above.csv": (table("year,Import,Export", *[(2010 + i, 40 + i, 55 + 2 * i) for i in range(12)]), ["--y-unit", "billion euros"]),
        "grouped.csv": (table("day,Online,Shop", *[(d, 20 + 3 * i, 40 - 2 * i) for i, d in enumerate(WEEK)]), ["--kind", "bar", "--y-unit", "order,orders"]),
        "stacked.json": (
            vega("Energy by source", "bar", {"x": channel("year", "ordinal", title="Year"), "y": channel("twh", title="Energy (TWh)"), "color": channel("source", "nominal")},
                 [{"year": str(2015 + i), "twh": v, "source": s} for i in range(6) for s, v in [("Wind", 80 + 9 * i), ("Coal", 240 - 25 * i), ("Gas", 60 + i)]]), []),
        "shares.json": (
            vega("Votes by party", "bar", {"x": channel("year", "ordinal"), "y": channel("votes", stack="normalize", title="Votes"), "color": channel("party", "nominal")},
                 [{"year": str(2010 + 5 * i), "votes": v, "party": p} for i in range(3) for p, v in [("Left", 300 + 20 * i), ("Right", 500 - 40 * i), ("Centre", 200)]]), []),
        "area.json": (
            vega("Users by platform", "area", {"x": channel("month", "temporal"), "y": channel("users", title="Users"), "color": channel("platform", "nominal")},
                 [{"month": f"2022-{i + 1:02}-01", "users": v, "platform": p} for i in range(12) for p, v in [("Phone", 100 + 10 * i), ("Desktop", 90 - 3 * i)]]), []),
        "rect.json": (
            vega("Bicycles by weekday and hour", "rect", {"x": channel("hour", "ordinal"), "y": channel("day", "nominal"), "color": channel("count", title="Bicycles")},
                 [{"hour": f"{h}:00", "day": d, "count": (i * 13 + h * 7) % 50} for i, d in enumerate(WEEK) for h in range(7, 19)]), []),
    }  # fmt: skip


def names(rng):
    """Bars, slices and counts."""
    rows = [{"mpg": round(rng.gauss(24, 6), 1)} for _ in range(300)]
    skewed = [{"income": round(math.exp(rng.gauss(3, 0.6)), 1)} for _ in range(400)]
    two = [{"wait": round(rng.gauss(55, 5) if rng.random() < 0.4 else rng.gauss(80, 5), 1)} for _ in range(272)]
    def histogram(name, field, data, **more):
        return vega(name, "bar", {"x": channel(field, bin=True, **more), "y": {"aggregate": "count", "type": "quantitative"}}, data)
    return {
        "fruit.csv": (table("fruit,Sold (kg)", *zip(FRUIT, [31, 74, 12, 5, 2, 9])), []),
        "ties.csv": (table("plot,Yield", *[(f"P{i + 1}", v) for i, v in enumerate([9, 9, 4, 5, 3, 8, 7, 2])]), ["--kind", "bar", "--y-unit", "tonne,tonnes"]),
        "allties.csv": (table("team,Points", *[(t, 3) for t in "ABCD"]), ["--kind", "bar", "--y-unit", "point,points"]),
        "loss.csv": (table("shop,Result (€)", ("North", 1200), ("South", -340), ("East", 80), ("West", -15)), ["--kind", "bar"]),
        "ranked.csv": (table("country,Population (million)", ("India", 1428), ("China", 1426), ("United States", 340), ("Indonesia", 277), ("Pakistan", 240), ("Nigeria", 224), ("Brazil", 216)), ["--kind", "bar"]),
        "weekday.csv": (table("day,Calls", *zip(WEEK, [41, 38, 37, 40, 52, 18, 11])), ["--kind", "bar", "--y-unit", "call,calls"]),
        "pie.csv": (table("browser,Share (%)", ("Chrome", 64.7), ("Safari", 18.6), ("Edge", 5.3), ("Firefox", 2.8), ("Other", 8.6)), ["--kind", "pie"]),
        "quotes.csv": ('name,Value\n"He said ""hi""",3\n"back\\slash",5\n"comma, inside",4\n', ["--kind", "bar"]),
        "zero.csv": (table("site,Faults", ("A", 0), ("B", 0), ("C", 7), ("D", 0)), ["--kind", "bar", "--y-unit", "fault,faults"]),
        "cup.csv": (table("day,Coffee", ("Mon", 1), ("Tue", 2), ("Wed", 1), ("Thu", 4)), ["--kind", "bar", "--y-unit", "cup,cups"]),
        "long.csv": (table("gene,Level", *[(f"gene {i}", (i * 7919) % 1000) for i in range(80)]), ["--kind", "bar"]),
        "histogram.json": (histogram("Cars by fuel economy", "mpg", rows, title="Miles per gallon"), []),
        "skewed.json": (histogram("Households by income", "income", skewed, title="Income (thousand euros)"), []),
        "geyser.json": (histogram("Eruptions by waiting time", "wait", two, title="Minutes"), []),
        "mean.json": (
            vega("Mean wage by trade", "bar", {"x": channel("wage", aggregate="mean", title="Wage (€ per hour)"), "y": channel("trade", "nominal")},
                 [{"trade": t, "wage": w + i} for t, w in [("Baker", 15), ("Roofer", 19), ("Nurse", 21)] for i in range(3)]), []),
        "ph.csv": (table("sample,pH", ("Rain", 5.6), ("Milk", 6.5), ("Blood", 7.4), ("Lemon", 2.2), ("Soap", 9.8)), ["--kind", "bar"]),
    }  # fmt: skip


def scattered(rng):
    """Points."""
    weights = [rng.uniform(1600, 5000) for _ in range(60)]
    cars = [(f"Car {i}", round(w), round(46 - w * 0.0068 + rng.gauss(0, 2), 1)) for i, w in enumerate(weights)]
    cars.append(("Diesel wagon", 4200, 44.0))
    return {
        "cars.csv": (table("name,Weight (lb),Fuel economy (mpg)", *cars), ["--kind", "point", "--x", "Weight (lb)", "--y", "Fuel economy (mpg)"]),
        "cloud.csv": (table("x,y", *[(round(rng.random(), 3), round(rng.random(), 3)) for _ in range(80)]), ["--kind", "point"]),
        "curve.csv": (table("dose (mg),Response (%)", *[(d, round(100 * d / (d + 20), 1)) for d in range(0, 200, 5)]), ["--kind", "point"]),
        "groups.json": (
            vega("Sepals by species", "point", {"x": channel("length", title="Length (cm)"), "y": channel("width", title="Width (cm)"), "color": channel("species", "nominal")},
                 [{"length": round(a + rng.gauss(0, 0.4), 2), "width": round(b + rng.gauss(0, 0.3), 2), "species": s}
                  for s, a, b in [("setosa", 5.0, 3.4), ("versicolor", 5.9, 2.8), ("virginica", 6.6, 3.0)] for _ in range(30)]), []),
        "many-groups.json": (
            vega("Height and weight by team", "point", {"x": channel("h", title="Height (cm)"), "y": channel("w", title="Weight (kg)"), "color": channel("t", "nominal")},
                 [{"h": 160 + (i * 13) % 40, "w": 50 + (i * 13) % 40 + t, "t": f"Team {t + 1}"} for t in range(9) for i in range(12)]), []),
        "bubbles.json": (
            vega("Wealth and health", "point", {"x": channel("gdp", title="Income ($)"), "y": channel("life", title="Life expectancy (years)"), "size": channel("pop", title="People (million)"), "tooltip": channel("name", "nominal")},
                 [{"gdp": 1000 * (i + 1), "life": 55 + 2 * i - (9 if i == 7 else 0), "pop": (i * 17) % 90 + 1, "name": f"Land {i}"} for i in range(12)]), []),
        "depth.csv": (table("depth (m),Temperature (°C)", *[(-10 * i, round(18 - 1.1 * i + rng.gauss(0, 0.2), 1)) for i in range(16)]), ["--kind", "point"]),
        "pair.csv": (table("x,y", (1, 2), (2, 5)), ["--kind", "point"]),
        "few.csv": (table("cups,lines", (0, 20), (1, 30), (2, 35), (3, 32)), ["--kind", "point", "--x-unit", "cup,cups", "--y-unit", "line,lines"]),
        "outliers.csv": (table("hours,Marks", *[(h, 30 + 6 * h + (-40 if h == 9 else 0) + h % 2) for h in range(1, 13)]), ["--kind", "point", "--y-unit", "mark,marks"]),
        "tiny.csv": (table("x,Mass (g)", *[(i, f"{0.0012 + i * 0.0003:.4f}") for i in range(10)]), ["--kind", "point"]),
    }  # fmt: skip


def write(folder):
    """Writes the tables; the path and the options of each."""
    rng = random.Random(55)
    made = lines(rng) | several(rng) | names(rng) | scattered(rng)
    for name, (text, _) in made.items():
        (folder / name).write_text(text)
    return [(folder / name, options) for name, (_, options) in made.items()]
