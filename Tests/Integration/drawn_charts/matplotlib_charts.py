"""Charts of Matplotlib, in its styles and with colours of their own."""

import random

from .truth import OKABE, TAB10, Drawn, bell, over, wave


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
    chart("dark", ["#8dd3c7", "#feffb3", "#bfbbd9", "#fa8174"], "dark_background", ground="#000000")(
        lines(4))
    chart("ggplot", ["#e24a33", "#348abd", "#988ed5", "#777777"], "ggplot", plot="#e5e5e5")(lines(4))
    chart("fivethirtyeight", ["#008fd5", "#fc4f30", "#e5ae38"], "fivethirtyeight", ground="#f0f0f0")(lines(3))
    chart("bmh", ["#348abd", "#a60628", "#7a68a6"], "bmh", plot="#eeeeee")(lines(3))
    chart("solarized", ["#268bd2", "#2aa198", "#859900"], "Solarize_Light2", ground="#fdf6e3", plot="#eee8d5")(lines(3))
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
    chart("pie-shadow-exploded", TAB10[:4], beyond=True)(pie(4, shadow=True, explode=(0, 0.1, 0, 0), autopct="%1.1f%%", startangle=90))
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
