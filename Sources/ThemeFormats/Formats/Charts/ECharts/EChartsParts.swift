import PaletteRules
import SourceText

/// What both spellings of an ECharts theme say, by role, not read yet.
struct EChartsParts {
  var series: PlacedNode?
  var background: PlacedNode?
  var isDark = false
  var text: PlacedNode?
  var axis: PlacedNode?
  /// A colour, or a list that the grid lines take in turn.
  var grid: PlacedNode?
  var gridIsHidden = false
  /// With the name of each, and the settings that hold its size.
  var texts: [(color: PlacedNode?, name: String, style: PlacedNode?)] = []
  /// The colours of `visualMap`.
  var ramp: PlacedNode?
  /// The old `visualMap.color` runs from high to low.
  var rampIsDescending = false
  var symbol: (place: PlacedNode?, name: String) = (nil, "")
  var lineType: PlacedNode?
  var candlestick: PlacedNode?
  var decal: PlacedNode?
  /// The colours of the nodes of graphs.
  var graph: PlacedNode?
  /// Keys that change the option and are not read.
  var unread: [String] = []
  /// The whole option, where it lists its series.
  var option: PlacedNode?

  /// The theme; what cannot be read is a problem in the record.
  func content(of label: String, named name: String?, _ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    var mode = ThemeMode()
    let list = series.map { ListedColors($0, token: "color", record: record) } ?? ListedColors()
    mode.series = try list.series(tokenPrefix: "color", reading)
    let drawn = option.map { EChartsSeries($0, record: record).series(list) } ?? []
    if !drawn.isEmpty {
      try reading.checkSeries(drawn.count)
      mode.series = drawn
    }
    if let ramp = Ramp(ramp, name: "visualMap", record: record) {
      mode.ramps = [ramp]
      if rampIsDescending { record.note(.highToLow) }
    }
    guard !mode.series.isEmpty || !mode.ramps.isEmpty || !record.problems.isEmpty else {
      throw ThemeProblem(Refusal.noColorsForSeries(label), reason: .noChartColors, path: reading.path)
    }
    mode.text = record.color(text, token: "axisLabel.color")
    mode.axis = record.color(axis, token: "axisLine.color")
    mode.gridlines = gridlines(record)
    var roles = DistinctTexts(mode)
    for text in texts {
      roles.add(text.name, record.color(text.color, token: text.name), size: ThemeText.Size(text.style))
    }
    mode.texts = roles.texts
    mode.repeatedTexts = roles.repeated
    let surfaces = record.surfaceColors(background, token: "backgroundColor")
    mode.background = WorstSurface.among(
      surfaces, under: mode.series.map(\.color) + [mode.text].compactMap { $0 }, token: "backgroundColor",
      record: record)
    note(mode.background, record, sharesSymbol: drawn.isEmpty)
    if mode.background == nil, isDark {
      mode.unknownGround = "darkMode is true and no background is set; set it with --background"
    }
    if mode.background?.alpha == 0 { mode.leaveUnpainted("backgroundColor") }
    EChartsDecals.apply(decal, to: &mode.series, record: record)
    return ThemeContent(name: name, modes: [mode])
  }

  private func gridlines(_ record: ReadingRecord) -> ThemeColor? {
    let colors = (grid?.items ?? grid.map { [$0] } ?? []).compactMap { record.color($0, token: "splitLine.color") }
    if colors.count > 1 {
      record.note(.gridsTakeTurns, colors.map(\.hex).joined(separator: ", "))
    }
    if gridIsHidden { record.note(.gridNotDrawn, "splitLine.show is false") }
    return colors.first
  }

  /// Says what is known and not judged.
  private func note(_ background: ThemeColor?, _ record: ReadingRecord, sharesSymbol: Bool) {
    if let background, background.alpha <= 0 {
      record.note(.transparentGround)
    } else if background == nil, isDark {
      record.note(.darkWithoutGround)
    }
    if sharesSymbol, let word = symbol.place?.node.string, word != "none" {
      record.note(.sharedSymbol, symbol.name, word)
    }
    if sharesSymbol, let word = lineType?.node.string, word != "solid" {
      record.note(.sharedDash, word)
    }
    if let count = graph?.items?.count {
      record.leave(.colorsOfGraphs, count)
    }
    for key in unread { record.leave(.changedOptions, key) }
    if let candlestick {
      let style = candlestick["normal"] ?? candlestick
      let colors = [("color", "rise"), ("color0", "fall")].compactMap { key, word in
        style[key]?.node.string.map { "\(word) \($0)" }
      }
      if !colors.isEmpty { record.leave(.candlesticks, colors.joined(separator: ", ")) }
    }
  }
}
