"""Charts as libraries draw them, each with the colours that its author chose: what `check_chart_pictures.py` compares with.

`draw_all(folder)` draws every chart of the installed libraries (matplotlib, seaborn, plotnine, bokeh, plotly) and returns
the list of what was drawn; Bokeh and Plotly need Playwright and Chromium.
"""

from concurrent.futures import ProcessPoolExecutor

from .altered_charts import altered_charts
from .browser_charts import browser_charts
from .matplotlib_charts import matplotlib_charts
from .statistics_charts import plotnine_charts, seaborn_charts
from .truth import channels

__all__ = ["channels", "draw_all"]


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
