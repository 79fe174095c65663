import PaletteRules
import SourceText

/// The series of Highcharts options: the list of colours, and what entries of `series` say over it.
struct HighchartsSeries {
  private let options: OptionsReader
  private var record: ReadingRecord { options.record }
  /// What series take in turn, where that is not the list of the options.
  private let dealt: ListedColors?

  init(_ options: OptionsReader, dealt: ListedColors?) {
    self.options = options
    self.dealt = dealt
  }

  /// In the order in which the library deals out the colours.
  func series() throws(ThemeProblem) -> [Series] {
    var list = dealt ?? options.place("colors").map { options.listed($0, as: "colors") } ?? ListedColors()
    let drawn = entries.compactMap { entry in color(of: entry, from: list).map { (entry, $0) } }
    if !drawn.isEmpty {
      list.items = drawn.map { ListedColors.Item(color: $1, label: $0.place["name"]?.node.string) }
    }
    let token = drawn.isEmpty ? "colors" : "series"
    var series = try list.series(tokenPrefix: token, options.reading)
    let symbols = options.place("symbols")?.items ?? []
    let type = options.place("chart/type")
    for index in series.indices {
      if !symbols.isEmpty { series[index].symbol = symbol(symbols[index % symbols.count]) }
      let own = drawn.indices.contains(index) ? drawn[index].0.place : nil
      series[index].mark = mark((own?["type"] ?? type)?.node.string)
      // Markers that are switched off for all have no symbols.
      if options.place("plotOptions/series/marker/enabled")?.node.boolean == false {
        series[index].symbol = Symbol.none
      }
      if options.place("plotOptions/series/label/enabled")?.node.boolean == true {
        series[index].label = .direct
      }
      if let own { say(own, of: &series[index]) }
      series[index].opacity = opacity(own, kind: (own?["type"] ?? type)?.node.string ?? "line")
    }
    noteWhatAllShare()
    return series
  }

  /// An entry of `series`, and which it is.
  private struct Entry {
    let place: PlacedNode
    let index: Int
  }

  /// What is drawn; none where one entry takes all colours, as a pie does.
  private var entries: [Entry] {
    let places = options.place("series")?.items ?? []
    let takesAll = places.contains {
      $0["colorByPoint"]?.node.boolean == true || $0["type"]?.node.string == "pie"
    }
    return takesAll ? [] : places.enumerated().map { Entry(place: $1, index: $0) }
  }

  /// Its own colour, otherwise the one that `colorIndex` or its turn gives it.
  private func color(of entry: Entry, from list: ListedColors) -> ThemeColor? {
    let token = "series.\(entry.index + 1).color"
    if let pattern = HighchartsPattern(entry.place["color"]) {
      if let ink = record.color(pattern.ink, token: token) { return ink }
    } else if let own = record.color(entry.place["color"], token: token) {
      return own
    }
    guard !list.items.isEmpty else { return nil }
    let turn = entry.place["colorIndex"]?.node.number.flatMap { Int(exactly: $0) } ?? entry.index
    return list.items[max(turn, 0) % list.items.count].color
  }

  /// What an entry says besides its colour.
  private func say(_ entry: PlacedNode, of series: inout Series) {
    if let place = entry["marker"]?["symbol"] { series.symbol = symbol(place) }
    if entry["marker"]?["enabled"]?.node.boolean == false { series.symbol = Symbol.none }
    if let pattern = HighchartsPattern(entry["color"]) {
      series.pattern = pattern.pattern
      if pattern.pattern == nil {
        record.note(.noCounterpart, "the pattern of '\(series.name)'")
      }
    }
    if let isShown = entry["label"]?["enabled"]?.node.boolean { series.label = isShown ? .direct : nil }
    series.dash = entry["dashStyle"].flatMap(dash)
    series.width = entry["lineWidth"]?.node.number.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The opacity of what draws an entry, as the entry, its kind or all series say; with that of the filling where no line is
  /// drawn around it (API, `plotOptions.area.fillOpacity`).
  private func opacity(_ entry: PlacedNode?, kind: String) -> Double? {
    let kinds = [options.place("plotOptions")?[kind], options.place("plotOptions/series")]
    func stated(_ key: String) -> Double? {
      ([entry] + kinds).lazy.compactMap { $0?[key]?.node.number }.first
    }
    let filling = mark(kind) == .area && kind != "pie" && stated("lineWidth") == 0 ? stated("fillOpacity") ?? 0.75 : nil
    guard stated("opacity") != nil || filling != nil else { return nil }
    return min(max(stated("opacity") ?? 1, 0), 1) * min(max(filling ?? 1, 0), 1)
  }

  private func noteWhatAllShare() {
    for (keys, note) in [
      ("plotOptions/series/dashStyle" as OptionKeys, ReadingNote.sharedDashOfSeries),
      ("plotOptions/series/marker/symbol", .sharedSymbolOfSeries),
    ] {
      if let word = options.place(keys)?.node.string { record.note(note, word) }
    }
  }

  /// Highcharts' words for symbols; `url(…)` and others have none here.
  private func symbol(_ place: PlacedNode) -> Symbol? {
    place.node.string.flatMap(MarkerVocabulary.highcharts.symbol.value)
  }

  /// Highcharts' dash styles in units of the line's width (API, `plotOptions.series.dashStyle`; the figures of
  /// `SVGElement.dashstyleSetter`), at 1 px.
  private func dash(_ place: PlacedNode) -> [Double]? {
    switch place.node.string?.lowercased() {
    case "solid": []
    case "shortdash": [3, 1]
    case "shortdot": [1, 1]
    case "shortdashdot": [3, 1, 1, 1]
    case "shortdashdotdot": [3, 1, 1, 1, 1, 1]
    case "dot": [1, 3]
    case "dash": [4, 3]
    case "longdash": [8, 3]
    case "dashdot": [4, 3, 1, 3]
    case "longdashdot": [8, 3, 1, 3]
    case "longdashdotdot": [8, 3, 1, 3, 1, 3]
    default: nil
    }
  }

  private func mark(_ type: String?) -> Series.Mark? {
    switch type {
    case "line", "spline": .line
    case "area", "areaspline", "arearange", "pie": .area
    case "column", "bar", "columnrange": .bar
    case "scatter", "bubble": .point
    default: nil
    }
  }
}
