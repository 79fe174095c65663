"""Charts of Bokeh and Plotly: pages, photographed by a browser."""

from .truth import OKABE, Drawn, channels, wave


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
        pages.append((page, Drawn(f"bokeh {name}", folder / f"bokeh-{name}.png", series, **truth)))

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

    # A translucent band is the largest pale area.
    chart("bands", OKABE[:3], bands, beyond=True)
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
        truth = {"plot": "#e5ecf6" if template == "plotly" else None} | truth
        pages.append((page, Drawn(f"plotly {name}", folder / f"plotly-{name}.png", series, **truth)))

    days = list(range(25))
    chart("lines", colors, [go.Scatter(x=days, y=wave(i), name=f"Site {i}") for i in range(4)])
    chart("lines-white", colors, [go.Scatter(x=days, y=wave(i), name=f"Site {i}") for i in range(4)], "plotly_white")
    chart("lines-dark", colors, [go.Scatter(x=days, y=wave(i), name=f"Site {i}") for i in range(4)], "plotly_dark",
          ground="#111111")
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
