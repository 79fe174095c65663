import PaletteRules
import SourceText

/// The calls, elements and keys with which programs give colours to charts, as the libraries' documentation writes them.
enum DrawnNames {
  /// d3 and visx; Swift Charts; ggplot2; seaborn, matplotlib and plotly in Python.
  private static let scales: Set<String> = [
    "range", "scaleOrdinal", "scaleSequential", "scaleDiverging", "scaleLinear", "scaleQuantize", "scaleThreshold",
    "scaleQuantile", "scaleLog", "interpolateRgbBasis", "interpolateRgb", "interpolateLab", "interpolateHcl",
    "piecewise",
    "ordinal", "quantize", "threshold", "quantile", "linear", "Interpolate",
  ]
  /// Calls that give each category a colour: d3, Swift Charts, ggplot2, seaborn, matplotlib.
  static let categories: Set<String> = [
    "scaleOrdinal", "ordinal", "chartForegroundStyleScale", "scale_color_manual", "scale_colour_manual",
    "scale_fill_manual", "scale_color_discrete", "set_palette", "color_palette", "set_prop_cycle", "cycler",
    "scale_discrete_manual", "setColors", "scaleColorManual", "scaleFillManual", "color_discrete_manual",
  ]
  /// Calls that draw a series, in matplotlib, seaborn, plotly, bokeh, fl_chart and others.
  static let drawing: Set<String> = [
    "plot", "bar", "barh", "scatter", "fill_between", "step", "hist", "errorbar", "stem", "lineplot", "Scatter", "Bar",
    "line", "vbar", "hbar", "circle", "LineChartBarData", "PieChartSectionData", "BarChartRodData", "geom_line",
    "geom_point", "geom_bar", "geom_col", "mark_line", "mark_bar", "mark_point", "barplot", "pie", "boxplot", "lines",
    "points", "matplot", "image", "heatmap", "polygon", "curve", "plot_ly", "add_trace", "add_lines", "add_markers",
    "add_bars",
    "hc_add_series", "e_bar", "e_line", "e_area", "e_scatter", "xyplot", "barchart", "StackedColumnSeries",
    "StackedAreaSeries",
    "StackedBarSeries", "StackedLineSeries", "StepLineSeries", "Line", "ScatterSeries", "DoughnutSeries", "LineSeries",
    "ColumnSeries", "AreaSeries", "BarSeries", "SplineSeries",
  ]
  /// What some of these calls, and elements of Recharts, nivo, visx and others, draw.
  static let markOf: [String: Series.Mark] = [
    "bar": .bar, "barh": .bar, "hist": .bar, "vbar": .bar, "hbar": .bar, "Bar": .bar, "BarSeries": .bar, "Column": .bar,
    "ColumnSeries": .bar, "BarChartRodData": .bar, "geom_bar": .bar, "geom_col": .bar, "barplot": .bar,
    "add_bars": .bar,
    "plot": .line, "step": .line, "line": .line, "lineplot": .line, "Line": .line, "LineSeries": .line,
    "LinePath": .line, "geom_line": .line, "geom_path": .line, "geom_step": .line, "add_lines": .line,
    "fill_between": .area, "Area": .area, "AreaSeries": .area, "AreaClosed": .area, "scatter": .point,
    "geom_point": .point, "add_markers": .point,
  ]
  /// Words of elements whose cells have the colour of a number: nivo and others.
  static let ofNumbers: Set<String> = ["calendar", "heatmap", "heat", "choropleth"]
  /// Calls that colour their marks one by one, where a list gives bars of one group the same colour, or the classes of a map.
  static let ofMarks: Set<String> = ["bar", "barh", "scatter", "Bar", "Scatter", "vbar", "hbar", "ListedColormap"]
  /// Calls that give one series its colour: MPAndroidChart and Charts, Swift Charts, JFreeChart, XChart, JpGraph, fl_chart.
  static let painting: Set<String> = [
    "setColor", "foregroundStyle", "setSeriesPaint", "setSectionPaint", "setLineColor", "SetColor",
    "BarChartRodStackItem",
  ]
  /// Calls that give an attribute of a mark: D3.
  static let attributing: Set<String> = ["attr", "style"]
  /// Calls that take objects of series: Plotly, Lightweight Charts.
  static let objects: Set<String> = [
    "newPlot", "react", "addSeries", "addLineSeries", "addAreaSeries", "addHistogramSeries", "addBarSeries",
  ]
  /// Calls of charts that take a list of colours, and of which other programs have the like: matplotlib, HoloViews, pyecharts,
  /// base R and Plots.jl, leaflet, highcharter, echarts4r, dc, XChart.
  static let listing: Set<String> = [
    "range", "ListedColormap", "Cycle", "set_colors", "palette", "colorFactor", "hc_colors", "e_color",
    "ordinalColors", "setSeriesColors", "colorsTheme", "ColorEncode", "WithColorsOpts",
  ]
  /// Calls that begin another chart.
  static let charts: Set<String> = [
    "figure", "subplots", "subplot", "show", "savefig", "clf", "Figure", "ggplot",
  ]
  /// Labels of the colour of a series, in such a call.
  static let colorLabels = ["color", "c", "colour", "col", "line_color", "fill_color", "marker_color", "fill"]
  /// Labels of the outline of a filled mark, in matplotlib and bokeh.
  static let outlines: Set<String> = ["edgecolor", "edgecolors", "ec", "line_color"]
  /// Labels of its name, the best first.
  static let legends = ["label", "name", "title", "legend_label"]
  /// Marks of ggplot2 that a scale fills, and whose `color` is their outline.
  static let filled: Set<String> = [
    "geom_col", "geom_bar", "geom_area", "geom_rect", "geom_tile", "geom_arc_bar", "geom_boxplot", "geom_violin",
    "geom_histogram", "geom_polygon", "geom_ribbon", "geom_sf",
  ]
  /// Calls whose result is a ramp.
  static let ramps: Set<String> = [
    "scale_color_gradientn", "scale_colour_gradientn", "scale_fill_gradientn", "scale_color_gradient",
    "scale_colour_gradient", "scale_fill_gradient", "scale_color_gradient2", "scale_colour_gradient2",
    "scale_fill_gradient2", "colorRampPalette", "colorRamp2", "from_list", "cgrad", "OxyPalette",
    "scaleSequential", "scaleDiverging", "scaleLinear", "scaleQuantize", "scaleThreshold", "scaleQuantile", "scaleLog",
    "interpolateRgbBasis", "interpolateRgb", "interpolateLab", "interpolateHcl", "piecewise", "quantize", "threshold",
    "quantile", "linear", "scaleSqrt", "scalePow", "scaleSymlog",
  ]
  /// What D3's interpolators show, beside sRGB, the default: OKLCh approximates HCL, and those without a counterpart show only
  /// the colours that are written. Source: https://d3js.org/d3-interpolate/color.
  static let interpolations: [String: Ramp.Interpolation] = [
    "interpolateLab": .lab, "interpolateHcl": .oklch, "interpolateHclLong": .steps, "interpolateHsl": .steps,
    "interpolateHslLong": .steps, "interpolateCubehelix": .steps, "interpolateCubehelixLong": .steps,
  ]
  /// Those whose colours are classes, with none between them.
  static let classes: Set<String> = ["scaleQuantize", "scaleThreshold", "scaleQuantile"]
  /// Attributes and labels that hold the dash of a line: SVG and Recharts, matplotlib, plotly and bokeh, base R.
  static let dashes: Set<String> = ["strokeDasharray", "linestyle", "ls", "dash", "line_dash", "linetype", "lty"]
  /// Attributes of SVG that fade a mark, its line and its filling.
  static let opacities = ["opacity", "strokeOpacity", "fillOpacity"]
  /// Keys and labels that hold a list of the colours of a chart.
  static let lists: Set<String> = [
    "colors", "color", "colorway", "palette", "range", "backgroundColor", "colorScale", "seriesColors", "chartColors",
    "colorPalette", "customColors", "color_discrete_sequence", "color_discrete_map", "seriescolor", "domain_colors",
    "DefaultColors", "pattern", "fills", "colour", "colorList", "Colors", "marker_colors",
  ]
  /// Keys that hold a list of the series of a chart, each with its colour.
  static let series: Set<String> = ["datasets", "series", "traces", "lines", "bars"]
  /// Keys that hold the colours of a ramp.
  static let stops: Set<String> = ["inRange", "colorscale", "colorAxis", "color_continuous_scale", "visualMap"]
  /// Attributes of elements that hold one colour, the first of an element is its colour.
  static let colors = ["stroke", "fill", "color", "stopColor"]
  /// Attributes that hold a list.
  static let colorLists = ["colors", "colorScale", "palette", "colorPalette", "colorScheme", "range", "color"]
  /// Attributes that hold the options of a chart, and its looks: nivo.
  static let options = ["series", "datasets", "data"]
  static let looks = "theme"
  /// The attribute of an axis that says how its labels look: Recharts.
  static let labelsOfAxis = "tick"
  /// Attributes that hold the name of a series, the best first.
  static let names = ["name", "label", "dataKey", "valueField", "title", "yAccessor", "seriesName", "key", "id"]

  /// Calls and keys that hold the names of the colours beside them.
  static let labels: Set<String> = ["domain", "labels"]
  /// Keys and labels that hold the name of a colour map or palette of a library: matplotlib, seaborn, plotly, Vega, Plots.jl.
  static let maps: Set<String> = [
    "cmap", "colormap", "color_continuous_scale", "palette", "scheme", "cgrad", "scaleSequential",
    "scaleDiverging",
  ]
  /// Lists whose colours tell series apart, whatever they are called.
  static let categorical: Set<String> = ["color_discrete_sequence", "color_discrete_map", "colorway"]
  /// Keys that hold the colour of one series.
  static let single: Set<String> = ["borderColor", "lineColor", "stroke", "fill"]
  /// The same in the objects of series.
  static let ofSeries = single.union(["backgroundColor", "color"])
  /// The same where a statement sets it: MPAndroidChart, OxyPlot, ScottPlot, LiveCharts, Gonum.
  static let assigned: Set<String> = ["color", "Color", "lineColor", "FillColor", "Stroke", "Fill", "StrokeColor"]
  /// Keys and labels that hold the background of the marks, and of what is around them: Plotly.
  static let plotGrounds: Set<String> = ["plot_bgcolor"]
  static let figureGrounds: Set<String> = ["paper_bgcolor"]
  /// What is looked for in a program.
  static let uses = LiteralModule.UseNames(
    calls: scales.union(labels).union(categories).union(ramps).union(drawing).union(charts).union(painting)
      .union(objects).union(listing).union(attributing).union(filled).union(["set_facecolor", "use", "context"]),
    attributes: Set(colors + colorLists + options + names + [looks, labelsOfAxis, "stackId"]).union(dashes).union(
      opacities),
    members: lists.union(maps).union(plotGrounds).union(figureGrounds).union(["background", looks]).union(single).union(
      assigned
    ).union(series).union(stops).union(labels), openings: charts)

  /// Elements that draw a series, by the last part of their name.
  private static let marks: Set<String> = [
    "Line", "Bar", "Area", "Scatter", "Radar", "RadialBar", "Cell", "Funnel", "LinePath", "AreaClosed", "AreaStack",
    "LineSeries", "BarSeries", "AreaSeries", "GlyphSeries", "Series", "ChartSeriesItem", "Column", "Spline", "Pie",
    "LineMark", "Segment", "Tracker", "Process",
  ]

  /// Whether an element draws a series of a chart.
  static func draws(_ element: String) -> Bool { marks.contains(element) || element.hasPrefix("Victory") }
}
