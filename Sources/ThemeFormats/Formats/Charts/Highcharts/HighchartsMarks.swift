import PaletteRules
import SourceText

extension HighchartsOptions {
  /// Source: Highcharts API, `plotOptions.series.marker.symbol` and `dashStyle` with the figures of
  /// `SVGElement.dashstyleSetter` at 1 px, and `plotOptions.area.fillOpacity`.
  private static let marks = MarkSpelling(
    kinds: [
      "line": MarkSpelling.Kind(mark: .line), "spline": MarkSpelling.Kind(mark: .line), "area": filled,
      "areaspline": filled, "arearange": filled, "pie": MarkSpelling.Kind(mark: .area),
      "column": MarkSpelling.Kind(mark: .bar), "bar": MarkSpelling.Kind(mark: .bar),
      "columnrange": MarkSpelling.Kind(mark: .bar), "scatter": MarkSpelling.Kind(mark: .point),
      "bubble": MarkSpelling.Kind(mark: .point),
    ],
    symbol: "marker/symbol", symbolShown: "marker/enabled", dash: "dashStyle", width: "lineWidth",
    pattern: "color/patternIndex|pattern",
    labels: ["label/enabled"], vocabulary: .highcharts,
    dashes: [
      "solid": [], "shortdash": [3, 1], "shortdot": [1, 1], "shortdashdot": [3, 1, 1, 1],
      "shortdashdotdot": [3, 1, 1, 1, 1, 1], "dot": [1, 3], "dash": [4, 3], "longdash": [8, 3],
      "dashdot": [4, 3, 1, 3],
      "longdashdot": [8, 3, 1, 3], "longdashdotdot": [8, 3, 1, 3, 1, 3],
    ], patternOf: pattern)

  private static let filled = MarkSpelling.Kind(mark: .area, filling: [("opacity", 1), ("fillOpacity", 0.75)])

  /// The series that are drawn, each in its own colour or the one that `colorIndex` or its turn gives it; the list where
  /// nothing is drawn, or one entry takes all colours, as a pie does.
  static func series(_ options: OptionsReader, _ list: ListedColors) throws(ThemeProblem) -> [Series] {
    let usual = options.place("chart/type")?.node.string ?? ""
    let all = options.place("plotOptions/series")
    func holders(_ kind: String) -> [PlacedNode] { [options.place("plotOptions")?[kind], all].compactMap(\.self) }
    let places = options.place("series")?.items ?? []
    let takesAll = places.contains { $0["colorByPoint"]?.node.boolean == true || $0["type"]?.node.string == "pie" }
    let drawn = (takesAll ? [] : places).enumerated().compactMap { index, place -> MarkSpelling.Entry? in
      let turn = place["colorIndex"]?.node.number.flatMap { Int(exactly: $0) } ?? index
      let dealt = list.items.isEmpty || !list.isWhole ? nil : list.items[max(turn, 0) % list.items.count].color
      let kind = place["type"]?.node.string ?? usual
      return (options.color(of: ink(place["color"])) ?? dealt).map {
        MarkSpelling.Entry(
          color: $0, name: place["name"]?.node.string, kind: kind, holders: [place] + holders(kind))
      }
    }
    let listed = list.items.map {
      MarkSpelling.Entry(color: $0.color, name: $0.label, kind: usual, holders: holders(usual))
    }
    var series = try marks.series(
      of: drawn.isEmpty ? listed : drawn, token: drawn.isEmpty ? "colors" : "series", options.reading)
    let symbols = options.place("symbols")?.items ?? []
    for index in series.indices where !symbols.isEmpty && series[index].symbol == nil {
      series[index].symbol = marks.symbol(symbols[index % symbols.count], options.record)
    }
    return series
  }

  /// The colour of an entry, that of its lines where it is a pattern of the module pattern-fill; nil where the library takes one.
  private static func ink(_ paint: PlacedNode?) -> PlacedNode? {
    guard let pattern = paint?["pattern"] else { return paint?["patternIndex"] == nil ? paint : nil }
    return pattern["color"] ?? pattern["path"]?["stroke"]
  }

  /// The pattern of a number of `Highcharts.patterns`; a drawing of the chart's own has no like here.
  @Sendable private static func pattern(_ place: PlacedNode) -> Series.Pattern? {
    guard let number = place.node.number.flatMap({ Int(exactly: $0) }) else { return nil }
    return patterns.indices.contains(number) ? patterns[number] : nil
  }

  /// In the order of `Highcharts.patterns` (`ts/Extensions/PatternFill.ts`, `createPatterns`); bricks and zigzags have no word.
  private static let patterns: [Series.Pattern?] = [
    .diagonalBack, .diagonal, .vertical, .horizontal, nil, nil, .squares, .dots, .diagonalBack, .diagonal,
  ]
}

extension MarkerVocabulary {
  /// Source: Highcharts API, `plotOptions.series.marker.symbol` and `dashStyle` with the figures of
  /// `SVGElement.dashstyleSetter`; patterns by their index in `Highcharts.patterns` (`PatternFill.ts`, `createPatterns`).
  static let highcharts = MarkerVocabulary(
    library: "Highcharts",
    symbol: Setting(
      "marker.symbol %",
      [
        (.circle, #""circle""#), (.triangle, #""triangle""#), (.square, #""square""#), (.diamond, #""diamond""#),
        (.triangleDown, #""triangle-down""#),
      ]),
    dash: Setting(
      "dashStyle %",
      [
        ([4, 3], #""Dash""#), ([1, 1], #""ShortDot""#), ([4, 3, 1, 3], #""DashDot""#), ([8, 3], #""LongDash""#),
      ]),
    pattern: Setting(
      #"color {"patternIndex": %}"#,
      [
        (.diagonal, "1"), (.horizontal, "3"), (.dots, "7"), (.diagonalBack, "0"), (.vertical, "2"), (.squares, "6"),
      ]),
    label: #""label": {"enabled": true}, of its module series-label"#)
}
