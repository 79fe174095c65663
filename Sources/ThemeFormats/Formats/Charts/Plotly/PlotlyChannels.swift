import PaletteRules
import SourceText

/// What besides colour tells Plotly's traces apart.
enum PlotlyChannels {
  /// Gives the series what a template says of scatter and bar traces: the entries of its lists go to traces in turn
  /// (plotly.js reference, `layout.template`: "traces cycle through" them).
  static func apply(_ data: PlacedNode?, to series: inout [Series], record: ReadingRecord) {
    let scatter = data?["scatter"]?.items ?? []
    let bars = data?["bar"]?.items ?? []
    for index in series.indices {
      if !scatter.isEmpty { apply(trace: scatter[index % scatter.count], to: &series[index], record: record) }
      if !bars.isEmpty { series[index].pattern = pattern(bars[index % bars.count], record: record) }
    }
    noteWhatAllShare(scatter, of: series, record: record)
  }

  /// One symbol or dash for all traces does not tell them apart.
  private static func noteWhatAllShare(_ scatter: [PlacedNode], of series: [Series], record: ReadingRecord) {
    guard scatter.count == 1, series.count > 1 else { return }
    for (keys, what) in [(["marker", "symbol"], "symbol"), (["line", "dash"], "dash")] {
      guard let word = scatter[0].at(keys)?.node.string, word != "solid" else { continue }
      record.note(.sharedByTraces, what, word)
    }
  }

  /// Symbol, dash and width of a scatter trace.
  static func apply(trace: PlacedNode, to series: inout Series, record: ReadingRecord) {
    series.symbol = trace.at(["marker", "symbol"]).flatMap { symbol($0, record: record) } ?? series.symbol
    let width = trace.at(["line", "width"])?.node.number
    series.width = width ?? series.width
    if let dash = trace.at(["line", "dash"]) { series.dash = lengths(dash, width: width ?? 2, record: record) }
  }

  /// The shape of a marker; `cross` is upright and `x` slanted, the other way round than here.
  static func symbol(_ place: PlacedNode, record: ReadingRecord) -> Symbol? {
    // Numbers count the names; from 100 on they are the open ones, from 200 on those with a dot.
    let names = [
      "circle", "square", "diamond", "cross", "x", "triangle-up", "triangle-down", "triangle-left", "triangle-right",
    ]
    var name = place.node.string ?? ""
    if let number = place.node.number, let index = Int(exactly: number), (0..<400).contains(index) {
      let isOpen = (100..<200).contains(index) || index >= 300
      if names.indices.contains(index % 100) { name = names[index % 100] + (isOpen ? "-open" : "") }
    }
    let isOpen = name.contains("-open")
    for ending in ["-dot", "-open"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    switch name {
    case "circle": return isOpen ? .ring : .circle
    case "square": return .square
    case "diamond": return .diamond
    case "cross", "cross-thin": return .plus
    case "x", "x-thin": return .cross
    case "triangle-up": return .triangle
    case "triangle-down": return .triangleDown
    case "triangle-left": return .triangleLeft
    case "triangle-right": return .triangleRight
    case "asterisk": return .asterisk
    default:
      record.note(.noCounterpart, "marker symbol \(place.node.string.map { "'\($0)'" } ?? "at \(place.name)")")
      return nil
    }
  }

  /// The dash of a line in px: plotly.js, `src/components/drawing/index.js`, `dashStyle`; lines thinner than 3 px are
  /// dashed as if they were that wide.
  static func lengths(_ place: PlacedNode, width: Double, record: ReadingRecord) -> [Double]? {
    let unit = max(width, 3)
    switch place.node.string {
    case "solid": return []
    case "dot": return [unit, unit]
    case "dash": return [3 * unit, 3 * unit]
    case "longdash": return [5 * unit, 5 * unit]
    case "dashdot": return [3 * unit, unit, unit, unit]
    case "longdashdot": return [5 * unit, 2 * unit, unit, 2 * unit]
    case let text?:
      let parts = text.split { $0 == "," || $0 == " " }
      let lengths = parts.prefix(8).compactMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
      if !parts.isEmpty, lengths.count == parts.count, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) { return lengths }
      record.note(.unknownDash, text)
      return nil
    case nil: return nil
    }
  }

  static func pattern(_ trace: PlacedNode, record: ReadingRecord) -> Series.Pattern? {
    guard let place = trace.at(["marker", "pattern", "shape"]) else { return nil }
    if place.node.string == "" { return Series.Pattern.none }
    if let pattern = place.node.string.flatMap(MarkerVocabulary.plotly.pattern.value) { return pattern }
    record.note(.unknownPattern, place.name)
    return nil
  }
}

extension MarkerVocabulary {
  /// Source: plotly.js reference, `scatter.marker.symbol`, `scatter.line.dash`, `bar.marker.pattern.shape`; its `cross` is
  /// upright and its `x` slanted. An asterisk is drawn by its outline only.
  static let plotly = MarkerVocabulary(
    library: "Plotly",
    symbol: Setting(
      "marker.symbol %",
      [
        (.circle, #""circle""#), (.cross, #""x""#), (.triangle, #""triangle-up""#), (.plus, #""cross""#),
        (.square, #""square""#), (.diamond, #""diamond""#), (.asterisk, #""asterisk-open""#),
        (.ring, #""circle-open""#),
      ]),
    dash: Setting(
      "line.dash %",
      [
        ([3, 3], #""dash""#), ([1, 1], #""dot""#), ([3, 1, 1, 1], #""dashdot""#), ([5, 5], #""longdash""#),
      ]),
    pattern: Setting(
      "marker.pattern.shape %",
      [
        (.diagonal, #""/""#), (.horizontal, #""-""#), (.dots, #"".""#), (.diagonalBack, #""\\""#),
        (.vertical, #""|""#), (.crosshatch, #""x""#), (.grid, #""+""#),
      ]),
    label: #"an annotation at its end, or "mode": "lines+text""#)
}
