import PaletteRules
import SourceText

/// Grounds, texts and lines of Highcharts options.
struct HighchartsRoles {
  let layers: HighchartsLayers
  let record: ReadingRecord

  init(_ layers: HighchartsLayers, record: ReadingRecord) {
    self.layers = layers
    self.record = record
  }

  /// Sets every role but the series and ramps.
  func fill(_ mode: inout ThemeMode) {
    let label = [["xAxis", "labels"], ["yAxis", "labels"], ["legend", "itemStyle"], ["chart"], ["title"]]
    mode.text = label.lazy.compactMap { text($0) }.first
    mode.axis = color(["xAxis", "lineColor"]) ?? color(["yAxis", "lineColor"]) ?? color(["xAxis", "tickColor"])
    mode.gridlines = color(["yAxis", "gridLineColor"]) ?? color(["xAxis", "gridLineColor"])
    if layers.first("yAxis", "gridLineWidth")?.node.number == 0 {
      record.note("grid lines are not drawn: yAxis.gridLineWidth is 0")
    }
    let marks = mode.series.map(\.color)
    let writing = [mode.text].compactMap { $0 }
    mode.background = surface(["chart", "backgroundColor"], under: writing + marks)
    mode.plotBackground = surface(["chart", "plotBackgroundColor"], under: marks)
    if let background = mode.background, background.alpha <= 0 {
      record.note("the background is transparent: the page behind it decides what readers see")
    }
    var texts = DistinctTexts(mode)
    for path in [["title"], ["subtitle"], ["legend", "itemStyle"], ["legend", "title"]] {
      texts.add(name(path), text(path), size: ThemeText.Size(style(path)))
    }
    for axis in ["xAxis", "yAxis"] {
      texts.add("\(axis).labels", text([axis, "labels"]))
      texts.add("\(axis).title", text([axis, "title"]), size: ThemeText.Size(style([axis, "title"])))
      for (name, place) in layers.axes(axis) {
        for part in ["labels", "title"] {
          let style = place[part]?["style"]
          texts.add(
            "\(name).\(part)", record.color(style?["color"], token: "\(name).\(part).style.color"),
            size: part == "title" ? ThemeText.Size(style) : .normal)
        }
      }
    }
    let labels = ["plotOptions", "series", "dataLabels"]
    texts.add("dataLabels", color(labels + ["color"]) ?? text(labels), on: .plotBackground)
    mode.texts = texts.texts
    mode.repeatedTexts = texts.repeated
  }

  private func color(_ path: [String]) -> ThemeColor? { record.color(layers.first(path), token: name(path)) }

  private func surface(_ path: [String], under foregrounds: [ThemeColor]) -> ThemeColor? {
    let colors = record.surfaceColors(layers.first(path), token: name(path))
    return WorstSurface.among(colors, under: foregrounds, token: name(path), record: record)
  }

  /// The colour under `style`; `legend.itemStyle` is a style itself.
  private func text(_ path: [String]) -> ThemeColor? {
    let path = path.last == "itemStyle" ? path : path + ["style"]
    return color(path + ["color"])
  }

  private func style(_ path: [String]) -> PlacedNode? {
    layers.first(path.last == "itemStyle" ? path : path + ["style"])
  }

  private func name(_ path: [String]) -> String { path.joined(separator: ".") }
}
