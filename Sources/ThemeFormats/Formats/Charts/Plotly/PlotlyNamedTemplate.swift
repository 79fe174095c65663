import Colorimetry
import PaletteRules

/// A template that comes with Plotly and that a figure may call by its name.
///
/// Source: plotly.py 5.24 (MIT), `packages/python/plotly/plotly/package_data/templates/*.json`.
struct PlotlyNamedTemplate: Sendable {
  /// As `layout.template` spells it.
  let name: String
  /// The colours of traces, in turn.
  let colorway: [String]
  /// Behind titles, behind marks, of text, of axis lines, of grid lines.
  let paper, plot, text, axis, grid: String

  /// A colour of the template, at the place of its name.
  func color(_ css: String, at place: PlacedNode) -> ThemeColor? {
    (try? Color(css: css)).map { ThemeColor($0, origin: place.origin) }
  }

  /// Templates that come with Plotly and set no colours.
  static let colorless = ["none", "presentation", "gridon", "xgridoff", "ygridoff"]

  private static let plotlyColors = [
    "#636efa", "#ef553b", "#00cc96", "#ab63fa", "#ffa15a", "#19d3f3", "#ff6692", "#b6e880", "#ff97ff", "#fecb52",
  ]

  /// Those that set colours.
  static let all = [
    PlotlyNamedTemplate(
      name: "plotly", colorway: plotlyColors, paper: "white", plot: "#e5ecf6", text: "#2a3f5f", axis: "white",
      grid: "white"),
    PlotlyNamedTemplate(
      name: "plotly_white", colorway: plotlyColors, paper: "white", plot: "white", text: "#2a3f5f", axis: "#ebf0f8",
      grid: "#ebf0f8"),
    PlotlyNamedTemplate(
      name: "plotly_dark", colorway: plotlyColors, paper: "#111111", plot: "#111111", text: "#f2f5fa",
      axis: "#506784", grid: "#283442"),
    PlotlyNamedTemplate(
      name: "ggplot2", colorway: ["#f8766d", "#a3a500", "#00bf7d", "#00b0f6", "#e76bf3"], paper: "white",
      plot: "#ededed", text: "#333333", axis: "white", grid: "white"),
    PlotlyNamedTemplate(
      name: "seaborn",
      colorway: [
        "#4c72b0", "#dd8452", "#55a868", "#c44e52", "#8172b3", "#937860", "#da8bc3", "#8c8c8c", "#ccb974", "#64b5cd",
      ], paper: "white", plot: "#eaeaf2", text: "#242424", axis: "white", grid: "white"),
    PlotlyNamedTemplate(
      name: "simple_white",
      colorway: [
        "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
      ], paper: "white", plot: "white", text: "#242424", axis: "#242424", grid: "#e8e8e8"),
  ]
}
