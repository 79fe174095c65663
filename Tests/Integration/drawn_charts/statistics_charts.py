"""Charts of seaborn and plotnine."""

import random

from .truth import DEEP, Drawn, over, wave


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
        drawn.append(Drawn(f"seaborn {name}", path, series, plot=grounds[style], **truth))

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
              lambda axes: seaborn.histplot(data=table, x="rain", hue="site", ax=axes), beyond=True)
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
        truth = {"plot": "#ebebeb"} | truth
        drawn.append(Drawn(f"plotnine {name}", path, series, **truth))

    base = p9.ggplot(table, p9.aes("day", "rain", color="site", fill="site"))
    chart("lines", base + p9.geom_line(size=1), hues)
    chart("lines-white", base + p9.geom_line(size=1) + p9.theme_bw(), hues, plot=None)
    chart("points", base + p9.geom_point(size=2.5), hues)
    chart("dashes", base + p9.geom_line(p9.aes(linetype="site"), size=1) + p9.theme_minimal(), hues, plot=None)
    ribbon = p9.geom_ribbon(p9.aes(ymin="rain - 3", ymax="rain + 3"), alpha=0.2, color="none")
    chart("ribbons", base + ribbon + p9.geom_line(size=1), hues, beyond=True)
    chart("ribbons-dashes", base + ribbon + p9.geom_line(p9.aes(linetype="site"), size=1) + p9.theme_light(), hues, plot=None)
    chart("columns", p9.ggplot(table[table.day < 4], p9.aes("day", "rain", fill="site")) + p9.geom_col(position="dodge"), hues)
    chart("densities", p9.ggplot(table, p9.aes("rain", fill="site")) + p9.geom_density(alpha=0.4),
          [over(c, 0.4, "#ebebeb") for c in hues], optional=["#000000"], beyond=True)
    return drawn
