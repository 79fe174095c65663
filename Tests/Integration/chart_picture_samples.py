"""Charts as libraries draw them, each with the colours that its author chose: what `check_chart_pictures.py` compares with.

`draw_all(folder)` draws every chart of the installed libraries (matplotlib, seaborn, plotnine, bokeh, plotly) and returns
the list of what was drawn; Bokeh and Plotly need Playwright and Chromium.
"""

import math
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

TAB10 = ["#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf"]
DEEP = ["#4c72b0", "#dd8452", "#55a868", "#c44e52", "#8172b3", "#937860"]
OKABE = ["#e69f00", "#56b4e9", "#009e73", "#0072b2", "#d55e00", "#cc79a7"]


def channels(color):
    return tuple(int(color[i : i + 2], 16) for i in (1, 3, 5))


def over(color, opacity, ground="#ffffff"):
    """A translucent colour as it shows on a ground; renderers mix encoded values."""
    mixed = (a * opacity + b * (1 - opacity) for a, b in zip(channels(color), channels(ground)))
    return "#" + "".join(f"{round(value):02x}" for value in mixed)


@dataclass
class Drawn:
    """A picture and its truth."""

    name: str
    path: Path
    #: The colours of the data, as they show in the picture.
    series: list
    ground: str = "#ffffff"
    #: The colour behind the data, where it is not the ground.
    plot: str | None = None
    #: The colours of text; any of them may be found.
    texts: tuple = ("#000000",)
    #: How far a channel may be off: lines of a pixel never fill one.
    tolerance: int = 4
    #: Colours that may count as data or not: black error bars, the grey of a reference line.
    optional: list = field(default_factory=list)


def wave(index, count=25, seed=0):
    random.seed(1000 * seed + index)
    level, slope = 10 + 6 * index, random.uniform(-2, 2)
    return [level + slope * x / 5 + 4 * math.sin(x / 3 + index) + random.uniform(-1, 1) for x in range(count)]


def bell(index, count=200, spread=1.0):
    center = 2 + index * spread
    xs = [i * 10 / count + index * spread - 3 for i in range(count)]
    return xs, [math.exp(-((x - center) ** 2) / (1 + 0.2 * index)) for x in xs]


# --- matplotlib ---------------------------------------------------------------------------------------------------------


def matplotlib_charts(folder):
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    drawn = []

    def chart(name, series, style="default", size=(6.4, 4.8), dpi=100, rc=None, **truth):
        def add(draw):
            with plt.style.context(style), matplotlib.rc_context(rc or {}):
                figure, axes = plt.subplots(figsize=size)
                draw(figure, axes)
                path = folder / f"matplotlib-{name}.png"
                figure.savefig(path, dpi=dpi)
                plt.close(figure)
            drawn.append(Drawn(f"matplotlib {name}", path, series, **truth))

        return add

    def label(axes, title="Rain by month", x="Month", y="Millimetres", legend=True):
        axes.set_title(title)
        axes.set_xlabel(x)
        axes.set_ylabel(y)
        if legend:
            axes.legend()

    days = list(range(25))

    def lines(count, **options):
        def draw(_, axes):
            for index in range(count):
                axes.plot(days, wave(index), label=f"Site {index + 1}", **options)
            label(axes)

        return draw

    chart("lines", TAB10[:3])(lines(3))
    chart("ten-lines", TAB10)(lines(10))
    chart("thin-lines", TAB10[:4], tolerance=24)(lines(4, linewidth=1))
    chart("print-lines", TAB10[:5], dpi=220)(lines(5))
    chart("small-lines", TAB10[:3], size=(4, 3), dpi=80)(lines(3))
    chart("markers", TAB10[:4])(lines(4, marker="o"))
    chart("dashed", TAB10[:4])(lines(4, linestyle="--"))
    chart("dotted", TAB10[:3])(lines(3, linestyle=":", linewidth=2))
    chart("dark", ["#8dd3c7", "#feffb3", "#bfbbd9", "#fa8174"], "dark_background", ground="#000000", texts=("#ffffff",))(
        lines(4))
    chart("ggplot", ["#e24a33", "#348abd", "#988ed5", "#777777"], "ggplot", plot="#e5e5e5", texts=("#555555", "#000000"))(lines(4))
    chart("fivethirtyeight", ["#008fd5", "#fc4f30", "#e5ae38"], "fivethirtyeight", ground="#f0f0f0")(lines(3))
    chart("bmh", ["#348abd", "#a60628", "#7a68a6"], "bmh", plot="#eeeeee")(lines(3))
    chart("solarized", ["#268bd2", "#2aa198", "#859900"], "Solarize_Light2", ground="#fdf6e3", plot="#eee8d5",
          texts=("#657b83", "#000000"))(lines(3))
    chart("step", TAB10[:3])(lambda _, axes: (
        [axes.step(days, wave(i), label=f"Site {i}") for i in range(3)], label(axes)))

    def grid(_, axes):
        lines(5)(_, axes)
        axes.grid(True)

    chart("grid", TAB10[:5])(grid)

    def banded(count, style, opacity, **options):
        def draw(_, axes):
            for index in range(count):
                values = wave(index)
                axes.fill_between(days, [v - 3 for v in values], [v + 3 for v in values], alpha=opacity,
                                  linewidth=options.get("edge", 1))
                axes.plot(days, values, style, label=f"Site {index + 1}", color=TAB10[index])
            label(axes)

        return draw

    for name, style in (("solid", "-"), ("dashed", "--"), ("dash-dot", "-."), ("dotted", ":")):
        for count, opacity in ((2, 0.2), (3, 0.3), (5, 0.15)):
            chart(f"bands-{name}-{count}", TAB10[:count])(banded(count, style, opacity))
    chart("bands-dashed-print", TAB10[:3], dpi=200)(banded(3, "--", 0.25))
    chart("bands-without-edge", TAB10[:3])(banded(3, "--", 0.25, edge=0))

    def mixed_bands(_, axes):
        for index, style in enumerate(("-", "--", "-.", ":")):
            values = wave(index)
            axes.plot(days, values, style, label=f"Model {index + 1}")
            axes.fill_between(days, [v - 4 for v in values], [v + 4 for v in values], alpha=0.2)
        axes.grid(True, alpha=0.4)
        label(axes)

    chart("bands-of-four-dashes", TAB10[:4])(mixed_bands)

    def forecast(_, axes):
        values = wave(0)
        axes.plot(days[:15], values[:15], color="#333399", label="Measured")
        axes.plot(days[14:], values[14:], "--", color="#cc3311", label="Forecast")
        axes.fill_between(days[14:], [v - 3 for v in values[14:]], [v + 3 for v in values[14:]], color="#cc3311", alpha=0.2)
        label(axes)

    chart("forecast", ["#333399", "#cc3311"])(forecast)

    def pie(count, **options):
        def draw(_, axes):
            sizes = [10 + 7 * index % 23 for index in range(count)]
            axes.pie(sizes, labels=[f"Part {i + 1}" for i in range(count)], **options)

        return draw

    chart("pie", TAB10[:5])(pie(5))
    chart("pie-shadow", TAB10[:4])(pie(4, shadow=True))
    chart("pie-shadow-exploded", TAB10[:4])(pie(4, shadow=True, explode=(0, 0.1, 0, 0), autopct="%1.1f%%", startangle=90))
    chart("pie-shadow-grey", TAB10[:6])(
        pie(6, shadow={"ox": -0.04, "edgecolor": "none", "shade": 0.9}, wedgeprops={"edgecolor": "white"}))
    chart("pie-shadow-print", OKABE[:5], dpi=200)(pie(5, shadow=True, colors=OKABE[:5]))
    chart("donut", TAB10[:4])(pie(4, wedgeprops={"width": 0.4, "edgecolor": "white"}, autopct="%d", pctdistance=0.8))

    def bars(count, **options):
        def draw(_, axes):
            for index in range(count):
                xs = [x + index * 0.8 / count for x in range(4)]
                axes.bar(xs, [abs(v) for v in wave(index, 4)], 0.8 / count, label=f"Year {2020 + index}", **options)
            label(axes)

        return draw

    chart("bars", TAB10[:3])(bars(3))
    chart("bars-outlined", TAB10[:3])(bars(3, edgecolor="black"))
    chart("bars-errors", TAB10[:2], optional=["#000000"])(bars(2, yerr=1.5, capsize=4))
    chart("bars-translucent", [over(c, 0.7) for c in TAB10[:3]])(bars(3, alpha=0.7))

    def hatched(_, axes):
        for index, hatch in enumerate(("//", "xx", "..")):
            axes.bar([x + index * 0.27 for x in range(3)], [abs(v) for v in wave(index, 3)], 0.27, hatch=hatch, label=hatch)
        label(axes)

    chart("bars-hatched", TAB10[:3], optional=["#000000"])(hatched)

    def labelled(_, axes):
        for index in range(3):
            found = axes.barh([y + index * 0.27 for y in range(3)], [10 + 5 * index, 16, 8], 0.27, label=f"Plan {index}")
            axes.bar_label(found, label_type="center", color="white")
        label(axes)

    chart("bars-labelled", TAB10[:3])(labelled)

    def stacked(_, axes):
        bottom = [0] * 5
        for index in range(4):
            heights = [6 + abs(v) % 7 for v in wave(index, 5)]
            axes.bar(range(5), heights, bottom=bottom, label=f"Kind {index}")
            bottom = [a + b for a, b in zip(bottom, heights)]
        label(axes)

    chart("bars-stacked", TAB10[:4])(stacked)
    chart("areas", TAB10[:4])(lambda _, axes: (
        axes.stackplot(days, *[[abs(v) + 3 for v in wave(i)] for i in range(4)], labels=list("abcd")), label(axes)))
    chart("grey-bars", ["#252525", "#737373", "#bdbdbd"], size=(5, 4))(lambda _, axes: (
        [axes.bar([x + i * 0.27 for x in range(4)], [abs(v) for v in wave(i, 4)], 0.27, color=c, label=c)
         for i, c in enumerate(("#252525", "#737373", "#bdbdbd"))], label(axes)))

    def histograms(count, opacity):
        def draw(_, axes):
            for index in range(count):
                random.seed(index)
                axes.hist([random.gauss(index * 1.5, 1.2) for _ in range(600)], bins=24, alpha=opacity, label=f"Group {index}")
            label(axes)

        return draw

    chart("histograms", [over(c, 0.5) for c in TAB10[:2]])(histograms(2, 0.5))
    chart("three-histograms", [over(c, 0.6) for c in TAB10[:3]])(histograms(3, 0.6))

    def densities(count, opacity, spread):
        def draw(_, axes):
            for index in range(count):
                xs, ys = bell(index, spread=spread)
                color = (TAB10 + ["#393b79", "#ad494a"])[index]
                axes.fill_between(xs, ys, alpha=opacity, color=color)
                axes.plot(xs, ys, color=color, label=f"Group {index + 1}")
            label(axes, "Density", "Value", "Density")

        return draw

    chart("densities-3", TAB10[:3])(densities(3, 0.3, 1.2))
    chart("densities-5", TAB10[:5])(densities(5, 0.3, 0.8))
    chart("densities-12", TAB10 + ["#393b79", "#ad494a"])(densities(12, 0.3, 0.5))

    def fills(count, opacity, spread):
        def draw(_, axes):
            for index in range(count):
                axes.fill_between(*bell(index, spread=spread), alpha=opacity, label=f"Group {index + 1}")
            label(axes, "Density", "Value", "Density")

        return draw

    chart("fills-3", [over(c, 0.5) for c in TAB10[:3]])(fills(3, 0.5, 1.5))
    chart("fills-8", [over(c, 0.4) for c in TAB10[:8]])(fills(8, 0.4, 0.6))

    def points(count, **options):
        def draw(_, axes):
            for index in range(count):
                random.seed(index)
                pairs = [(random.gauss(index, 1.3), random.gauss(-index, 1.3)) for _ in range(60)]
                axes.scatter(*zip(*pairs), label=f"Kind {index}", **options)
            label(axes)

        return draw

    chart("points", TAB10[:4])(points(4))
    chart("points-translucent", [over(c, 0.5) for c in TAB10[:3]])(points(3, alpha=0.5, edgecolors="none"))
    chart("points-outlined", TAB10[:3])(points(3, edgecolors="black"))
    chart("points-small", TAB10[:3])(points(3, s=6))
    chart("error-bars", TAB10[:3])(lambda _, axes: (
        [axes.errorbar(days[::3], wave(i)[::3], yerr=2, capsize=3, fmt="o", label=f"Run {i}") for i in range(3)],
        label(axes)))

    def boxes(_, axes):
        found = axes.boxplot([wave(i, 40) for i in range(4)], patch_artist=True, medianprops={"color": "black"})
        for patch, color in zip(found["boxes"], OKABE):
            patch.set_facecolor(color)
        label(axes, legend=False)

    chart("boxes", OKABE[:4], optional=["#000000"])(boxes)

    def spans(_, axes):
        lines(3)(_, axes)
        axes.axvspan(5, 9, color="#dddddd")
        axes.axhline(15, color="#888888", linestyle="--", linewidth=1)

    chart("spans", TAB10[:3], optional=["#888888", "#dddddd"], tolerance=8)(spans)

    def named(_, axes):
        for index in range(4):
            axes.plot(days, wave(index), color=OKABE[index], linewidth=2)
            axes.text(24.3, wave(index)[-1], f"Site {index + 1}", color=OKABE[index], fontweight="bold")
        label(axes, legend=False)

    chart("named-lines", OKABE[:4])(named)

    def twins(_, axes):
        axes.plot(days, wave(0), color="#d62728")
        axes.tick_params(axis="y", labelcolor="#d62728")
        other = axes.twinx()
        other.plot(days, [100 * v for v in wave(1)], color="#1f77b4")
        other.tick_params(axis="y", labelcolor="#1f77b4")
        label(axes, legend=False)

    chart("twin-axes", ["#d62728", "#1f77b4"])(twins)
    return drawn


def altered_charts(folder):
    """Classes of ramps, which are no series; headings, pages around a chart, pictures that were resized or were a JPEG."""
    import io

    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
    import numpy
    from PIL import Image, ImageDraw

    drawn = []

    def chart(name, series, draw, dpi=100, alter=lambda image: image, **truth):
        figure, axes = plt.subplots()
        draw(figure, axes)
        data = io.BytesIO()
        figure.savefig(data, dpi=dpi)
        plt.close(figure)
        path = folder / f"altered-{name}.png"
        alter(Image.open(data).convert("RGB")).save(path)
        drawn.append(Drawn(f"altered {name}", path, series, **truth))

    xs, ys = numpy.meshgrid(numpy.linspace(-3, 3, 200), numpy.linspace(-3, 3, 160))
    heights = numpy.sin(xs * 1.3) * numpy.cos(ys) + 0.4 * xs
    for ramp, count in (("RdBu", 9), ("Blues", 6), ("Spectral", 9), ("YlOrRd", 5), ("cividis", 7), ("jet", 9), ("terrain", 10)):
        chart(f"contours-{ramp}", [], lambda figure, axes: figure.colorbar(axes.contourf(xs, ys, heights, count, cmap=ramp)))
    squares = numpy.random.default_rng(5).integers(0, 5, (6, 9))
    chart("squares", [], lambda _, axes: axes.pcolormesh(squares, cmap=plt.get_cmap("YlGnBu", 5), edgecolors="white"))

    def lines(_, axes):
        for index in range(3):
            axes.plot(range(25), wave(index), color=OKABE[index])

    def bars(_, axes):
        for index in range(3):
            axes.bar([x + index * 0.27 for x in range(4)], [abs(v) for v in wave(index, 4)], 0.27, color=OKABE[index])

    def headed(figure, axes):
        lines(figure, axes)
        figure.subplots_adjust(top=0.82)
        figure.suptitle("Wind beats coal", color="#b3123c", fontsize=22, fontweight="bold")

    def jpeg(image):
        data = io.BytesIO()
        image.save(data, "JPEG", quality=98)
        return Image.open(data).convert("RGB")

    def page(image):
        page = Image.new("RGB", (image.width + 240, image.height + 120), "#f5f6f8")
        draw = ImageDraw.Draw(page)
        draw.rectangle((0, 0, page.width, 48), fill="#1a73e8")
        draw.rectangle((0, 48, 180, page.height), fill="#20232a")
        for index, color in enumerate(("#61dafb", "#ff6b6b", "#51cf66")):
            draw.rectangle((16, 80 + 44 * index, 160, 108 + 44 * index), fill=color)
        page.paste(image, (200, 80))
        return page

    for dpi in (100, 220):
        chart(f"heading-{dpi}", OKABE[:3], headed, dpi)
    chart("page", OKABE[:3], lines, alter=page, ground="#f5f6f8", plot="#ffffff")
    chart("bars-resized", OKABE[:3], bars, alter=lambda image: image.resize((960, 720), Image.Resampling.BICUBIC))
    chart("bars-jpeg", OKABE[:3], bars, alter=jpeg)
    chart("lines-dithered", OKABE[:3], lines, alter=lambda image: image.quantize(16).convert("RGB"), tolerance=16)
    return drawn


# --- seaborn ------------------------------------------------------------------------------------------------------------


def seaborn_charts(folder):
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
    import pandas
    import seaborn

    drawn = []
    grounds = {"darkgrid": "#eaeaf2", "dark": "#eaeaf2", "whitegrid": None, "white": None, "ticks": None}

    def chart(name, style, series, draw, context="notebook", **truth):
        seaborn.set_theme(context=context, style=style)
        figure, axes = plt.subplots(figsize=(6.4, 4.8))
        draw(axes)
        path = folder / f"seaborn-{name}.png"
        figure.savefig(path, dpi=100)
        plt.close(figure)
        matplotlib.rcdefaults()
        drawn.append(Drawn(f"seaborn {name}", path, series, plot=grounds[style], texts=("#262626",), **truth))

    random.seed(7)
    rows = [
        {"day": day, "site": f"Site {site + 1}", "rain": value + random.gauss(0, 2)}
        for site in range(4) for day, value in enumerate(wave(site, 14)) for _ in range(6)
    ]
    table = pandas.DataFrame(rows)
    seen = {style: [c for c in DEEP[:4]] for style in grounds}

    for style in grounds:
        chart(f"lines-{style}", style, seen[style],
              lambda axes: seaborn.lineplot(data=table, x="day", y="rain", hue="site", ax=axes, seed=1, n_boot=50))
    for style in ("darkgrid", "white"):
        chart(f"dashes-{style}", style, seen[style],
              lambda axes: seaborn.lineplot(
                  data=table, x="day", y="rain", hue="site", style="site", ax=axes, seed=1, n_boot=50))
        chart(f"points-{style}", style, seen[style],
              lambda axes: seaborn.scatterplot(data=table, x="day", y="rain", hue="site", ax=axes))
        shown = [over(c, 0.25, grounds[style] or "#ffffff") for c in DEEP[:4]]
        chart(f"densities-{style}", style, seen[style],
              lambda axes: seaborn.kdeplot(data=table, x="rain", hue="site", fill=True, ax=axes), optional=shown)
        shown = [over(c, 0.5, grounds[style] or "#ffffff") for c in DEEP[:4]]
        chart(f"histograms-{style}", style, shown,
              lambda axes: seaborn.histplot(data=table, x="rain", hue="site", ax=axes))
        # Bars, boxes and violins have three quarters of their saturation.
        muted = ["#%02x%02x%02x" % tuple(round(255 * v) for v in seaborn.desaturate(c, 0.75)) for c in DEEP[:4]]
        chart(f"bars-{style}", style, muted,
              lambda axes: seaborn.barplot(data=table, x="site", y="rain", hue="site", ax=axes, seed=1, n_boot=50),
              optional=["#424242", "#262626"], tolerance=5)
        chart(f"boxes-{style}", style, muted,
              lambda axes: seaborn.boxplot(data=table, x="site", y="rain", hue="site", ax=axes),
              optional=["#444444"], tolerance=8)
    chart("violins", "whitegrid", muted,
          lambda axes: seaborn.violinplot(data=table, x="site", y="rain", hue="site", ax=axes), optional=["#444444"],
          tolerance=8)
    chart("strips", "darkgrid", DEEP[:4],
          lambda axes: seaborn.stripplot(data=table, x="site", y="rain", hue="site", ax=axes))
    return drawn


# --- plotnine -----------------------------------------------------------------------------------------------------------


def plotnine_charts(folder):
    import matplotlib

    matplotlib.use("Agg")
    import pandas
    import plotnine as p9

    hues = ["#f8766d", "#7cae00", "#00bfc4", "#c77cff"]
    table = pandas.DataFrame(
        [{"day": day, "site": f"Site {site + 1}", "rain": value}
         for site in range(4) for day, value in enumerate(wave(site, 20))])
    drawn = []

    def chart(name, graph, series, **truth):
        path = folder / f"plotnine-{name}.png"
        shown = graph + p9.scale_color_manual(hues) + p9.scale_fill_manual(hues)
        shown.save(path, width=6, height=4, dpi=100, verbose=False)
        truth = {"plot": "#ebebeb", "texts": ("#4d4d4d", "#000000")} | truth
        drawn.append(Drawn(f"plotnine {name}", path, series, **truth))

    base = p9.ggplot(table, p9.aes("day", "rain", color="site", fill="site"))
    chart("lines", base + p9.geom_line(size=1), hues)
    chart("lines-white", base + p9.geom_line(size=1) + p9.theme_bw(), hues, plot=None)
    chart("points", base + p9.geom_point(size=2.5), hues)
    chart("dashes", base + p9.geom_line(p9.aes(linetype="site"), size=1) + p9.theme_minimal(), hues, plot=None)
    ribbon = p9.geom_ribbon(p9.aes(ymin="rain - 3", ymax="rain + 3"), alpha=0.2, color="none")
    chart("ribbons", base + ribbon + p9.geom_line(size=1), hues)
    chart("ribbons-dashes", base + ribbon + p9.geom_line(p9.aes(linetype="site"), size=1) + p9.theme_light(), hues, plot=None)
    chart("columns", p9.ggplot(table[table.day < 4], p9.aes("day", "rain", fill="site")) + p9.geom_col(position="dodge"), hues)
    chart("densities", p9.ggplot(table, p9.aes("rain", fill="site")) + p9.geom_density(alpha=0.4),
          [over(c, 0.4, "#ebebeb") for c in hues], optional=["#000000"])
    return drawn


# --- Bokeh and Plotly: pages, photographed by a browser -----------------------------------------------------------------


def bokeh_pages(folder):
    from bokeh.embed import file_html
    from bokeh.plotting import figure
    from bokeh.resources import INLINE

    pages = []

    def chart(name, series, draw, **truth):
        plot = figure(width=640, height=420, title="Rain by month", toolbar_location=None)
        draw(plot)
        page = folder / f"bokeh-{name}.html"
        page.write_text(file_html(plot, INLINE, name))
        pages.append((page, Drawn(f"bokeh {name}", folder / f"bokeh-{name}.png", series, texts=("#444444",), **truth)))

    days = list(range(25))
    chart("lines", OKABE[:4], lambda plot: [
        plot.line(days, wave(i), line_width=2, color=OKABE[i], legend_label=f"Site {i}") for i in range(4)])
    chart("dashes", OKABE[:4], lambda plot: [
        plot.line(days, wave(i), line_width=2, line_dash="dashed", color=OKABE[i], legend_label=f"Site {i}")
        for i in range(4)])

    def bands(plot):
        for i in range(3):
            plot.varea(days, [v - 3 for v in wave(i)], [v + 3 for v in wave(i)], color=OKABE[i], alpha=0.2)
            plot.line(days, wave(i), line_width=2, line_dash="dashed", color=OKABE[i], legend_label=f"Site {i}")

    chart("bands", OKABE[:3], bands)
    chart("bars", OKABE[:3], lambda plot: [
        plot.vbar([x + i * 0.3 for x in range(4)], 0.28, [abs(v) for v in wave(i, 4)], color=OKABE[i]) for i in range(3)])
    chart("points", OKABE[:3], lambda plot: [
        plot.scatter(days, wave(i), size=9, color=OKABE[i], legend_label=f"Site {i}") for i in range(3)])
    return pages


def plotly_pages(folder):
    import plotly.graph_objects as go

    pages = []
    colors = ["#636efa", "#ef553b", "#00cc96", "#ab63fa"]

    def chart(name, series, traces, template="plotly", **truth):
        figure = go.Figure(traces)
        figure.update_layout(template=template, width=700, height=450, title="Rain by month")
        page = folder / f"plotly-{name}.html"
        figure.write_html(page, include_plotlyjs=True, config={"displayModeBar": False})
        truth = {"plot": "#e5ecf6" if template == "plotly" else None, "texts": ("#2a3f5f",)} | truth
        pages.append((page, Drawn(f"plotly {name}", folder / f"plotly-{name}.png", series, **truth)))

    days = list(range(25))
    chart("lines", colors, [go.Scatter(x=days, y=wave(i), name=f"Site {i}") for i in range(4)])
    chart("lines-white", colors, [go.Scatter(x=days, y=wave(i), name=f"Site {i}") for i in range(4)], "plotly_white")
    chart("lines-dark", colors, [go.Scatter(x=days, y=wave(i), name=f"Site {i}") for i in range(4)], "plotly_dark",
          ground="#111111", texts=("#f2f5fa",))
    chart("dashes", colors[:3], [
        go.Scatter(x=days, y=wave(i), name=f"Site {i}", line={"dash": dash})
        for i, dash in enumerate(("solid", "dash", "dot"))])

    bands = []
    for i, color in enumerate(colors[:3]):
        tint = f"rgba{(*channels(color), 0.2)}"
        bands += [
            go.Scatter(x=days + days[::-1], y=[v + 3 for v in wave(i)] + [v - 3 for v in wave(i)][::-1], fill="toself",
                       fillcolor=tint, line={"color": "rgba(0,0,0,0)"}, showlegend=False),
            go.Scatter(x=days, y=wave(i), name=f"Site {i}", line={"color": color, "dash": "dash"}),
        ]
    chart("bands", colors[:3], bands, "plotly_white")
    chart("bars", colors[:3], [go.Bar(x=list("abcd"), y=[abs(v) for v in wave(i, 4)], name=f"Plan {i}") for i in range(3)])
    chart("pie", colors, [go.Pie(labels=list("abcd"), values=[40, 30, 20, 10])], plot=None, optional=["#ffffff"])
    return pages


def photograph(pages):
    """Pictures of pages with one chart each."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        tab = browser.new_page(viewport={"width": 800, "height": 520})
        for page, truth in pages:
            tab.goto(page.as_uri())
            tab.wait_for_timeout(500)
            shown = tab.locator(".plotly-graph-div, .bk-Figure, .bk-root").first
            shown.screenshot(path=str(truth.path), timeout=5000)
            page.unlink()
        browser.close()
    return [truth for _, truth in pages]


def browser_charts(folder):
    pages, missing = [], []
    for draw in (bokeh_pages, plotly_pages):
        try:
            pages += draw(folder)
        except ImportError as error:
            missing.append(str(error))
    try:
        return photograph(pages) if pages else [], missing
    except Exception as error:  # noqa: BLE001 - a browser that is missing or does not start
        return [], missing + [f"no browser for bokeh and plotly: {str(error).splitlines()[0]}"]


def drawn_by(draw, folder):
    """The charts of some libraries, and what is missing."""
    try:
        drawn = draw(folder)
    except ImportError as error:
        return [], [str(error)]
    return drawn if isinstance(drawn, tuple) else (drawn, [])


def draw_all(folder):
    """Every chart that can be drawn here, and what is missing."""
    libraries = (matplotlib_charts, altered_charts, seaborn_charts, plotnine_charts, browser_charts)
    with ProcessPoolExecutor() as pool:
        results = list(pool.map(drawn_by, libraries, [folder] * len(libraries)))
    return [chart for drawn, _ in results for chart in drawn], [reason for _, missing in results for reason in missing]
