import Colorimetry
import PaletteRules
import Testing

@testable import ThemeFormats

/// The words of a library, without their quotes, against the list that it documents.
private struct Documented: Sendable {
  let vocabulary: MarkerVocabulary
  let symbols: Set<String>
}

private let documented = [
  // https://vega.github.io/vega-lite/docs/point.html, `shape`
  Documented(
    vocabulary: .vega,
    symbols: [
      "circle", "square", "cross", "diamond", "triangle-up", "triangle-down", "triangle-right", "triangle-left",
      "stroke", "arrow", "wedge", "triangle",
    ]),
  // https://echarts.apache.org/en/option.html#series-line.symbol; `emptyCircle` is its default
  Documented(
    vocabulary: .echarts,
    symbols: ["emptyCircle", "circle", "rect", "roundRect", "triangle", "diamond", "pin", "arrow", "none"]),
  // https://plotly.com/javascript/reference/scatter/#scatter-marker-symbol
  Documented(
    vocabulary: .plotly,
    symbols: [
      "circle", "circle-open", "square", "square-open", "diamond", "diamond-open", "cross", "cross-open", "x", "x-open",
      "triangle-up", "triangle-down", "triangle-left", "triangle-right", "star", "asterisk", "asterisk-open",
    ]),
  // https://api.highcharts.com/highcharts/plotOptions.series.marker.symbol
  Documented(vocabulary: .highcharts, symbols: ["circle", "square", "diamond", "triangle", "triangle-down"]),
  // https://matplotlib.org/stable/api/markers_api.html
  Documented(
    vocabulary: .matplotlib,
    symbols: [
      ".", ",", "o", "v", "^", "<", ">", "1", "2", "3", "4", "8", "s", "p", "P", "*", "h", "H", "+", "x", "X", "D", "d",
    ]),
  // https://developer.apple.com/documentation/charts/basicchartsymbolshape
  Documented(
    vocabulary: .swiftCharts,
    symbols: [
      ".circle", ".square", ".triangle", ".diamond", ".pentagon", ".plus", ".cross", ".asterisk",
      ".circle.strokeBorder(lineWidth: 2)",
    ]),
]

struct LibraryMarkerTests {
  @Test(arguments: documented.indices)
  func `every symbol is a word that the library documents, once`(index: Int) {
    let (vocabulary, symbols) = (documented[index].vocabulary, documented[index].symbols)
    let words = vocabulary.symbol.words.map { $0.word.trimmed(of: "\"'") }
    for word in words where !word.hasPrefix("path://") {
      #expect(symbols.contains(word), "\(vocabulary.library): \(word)")
    }
    // Only ECharts takes drawings, each a closed path.
    let paths = words.filter { $0.hasPrefix("path://") }
    #expect(paths.allSatisfy { $0.hasSuffix("Z") } && paths.isEmpty == (vocabulary.library != "ECharts"))
    #expect(Set(words).count == words.count && words.count >= 5)
    #expect(Set(vocabulary.symbol.words.map(\.value)).count == words.count)
    #expect(vocabulary.symbol.words.first?.value == .circle)
  }

  @Test(arguments: [
    ("vega-config", "Vega"), ("vega-spec", "Vega"), ("echarts-theme", "ECharts"), ("echarts-builder", "ECharts"),
    ("plotly-template", "Plotly"), ("highcharts", "Highcharts"), ("mplstyle", "matplotlib"),
    ("xcassets", "Swift Charts"), ("palettecheck", nil), ("dtcg", nil),
  ])
  func `a format has the words of its library, ours its own`(format: String, library: String?) throws {
    let format = try #require(FormatTable.formats.first { $0.format.name == format }).format
    #expect(format.vocabulary?.library == library)
  }

  @Test(arguments: MarkerVocabulary.vega.symbol.words.map(\.value) + [.none])
  func `what is suggested to Vega is read back as it was meant`(symbol: Symbol) throws {
    guard let word = MarkerVocabulary.vega.symbol.words.first(where: { $0.value == symbol })?.word else { return }
    let theme = try readTheme(
      ##"""
      {"$schema": "https://vega.github.io/schema/vega-lite/v6.json", "mark": "point", "encoding": {
        "color": {"field": "k", "type": "nominal", "scale": {"range": ["#111111", "#222222"]}},
        "shape": {"field": "k", "scale": {"range": [\##(word), "circle"]}}}}
      """##)
    #expect(theme.modes[0].series.map(\.symbol) == [symbol, .circle])
  }

  @Test func `what is suggested to ECharts is read back as it was meant`() throws {
    for (symbol, word) in MarkerVocabulary.echarts.symbol.words {
      let theme = try readTheme(echarts(##""type": "line", "symbol": \##(word)"##))
      #expect(theme.modes[0].series.map(\.symbol) == [symbol, nil] && theme.notes == [])
    }
    for (pattern, word) in MarkerVocabulary.echarts.pattern.words {
      let theme = try readTheme(echarts(##""type": "bar", "itemStyle": {"decal": \##(word)}"##))
      #expect(theme.modes[0].series.map(\.pattern) == [pattern, nil])
    }
  }

  @Test func `what is suggested to Plotly is read back as it was meant`() throws {
    func series(_ trace: String) throws -> Series? {
      try readTheme(##"{"data": [{\##(trace)}], "layout": {"colorway": ["#111111"]}}"##).modes[0].series.first
    }
    for (symbol, word) in MarkerVocabulary.plotly.symbol.words {
      #expect(try series(##""marker": {"symbol": \##(word)}"##)?.symbol == symbol)
    }
    for (lengths, word) in MarkerVocabulary.plotly.dash.words {
      #expect(try series(##""line": {"width": 3, "dash": \##(word)}"##)?.dash == lengths.map { $0 * 3 })
    }
    for (pattern, word) in MarkerVocabulary.plotly.pattern.words {
      #expect(try series(##""type": "bar", "marker": {"pattern": {"shape": \##(word)}}"##)?.pattern == pattern)
    }
  }

  @Test func `what is suggested to Highcharts is read back as it was meant`() throws {
    func series(_ entry: String) throws -> Series? {
      try readTheme(##"{"colors": ["#111111"], "chart": {}, "series": [{\##(entry)}]}"##).modes[0].series.first
    }
    for (symbol, word) in MarkerVocabulary.highcharts.symbol.words {
      #expect(try series(##""marker": {"symbol": \##(word)}"##)?.symbol == symbol)
    }
    for (lengths, word) in MarkerVocabulary.highcharts.dash.words {
      #expect(try series(##""dashStyle": \##(word)"##)?.dash == lengths)
    }
    for (pattern, word) in MarkerVocabulary.highcharts.pattern.words {
      #expect(try series(##""type": "column", "color": {"patternIndex": \##(word)}"##)?.pattern == pattern)
    }
  }

  @Test func `what is suggested to matplotlib is read back as it was meant`() throws {
    func series(_ property: String) throws -> [Series] {
      try readTheme("axes.prop_cycle: cycler(color='rg', \(property))", path: "a.mplstyle").modes[0].series
    }
    for (symbol, word) in MarkerVocabulary.matplotlib.symbol.words {
      #expect(try series("marker=[\(word), 'o']").map(\.symbol) == [symbol, .circle])
    }
    for (lengths, word) in MarkerVocabulary.matplotlib.dash.words {
      #expect(try series("linestyle=[\(word), '-']").map(\.dash) == [lengths, []])
    }
    for (pattern, word) in MarkerVocabulary.matplotlib.pattern.words {
      #expect(try series("hatch=[\(word), '']").map(\.pattern) == [pattern, Series.Pattern.none])
    }
  }

  @Test(arguments: [MarkerVocabulary.matplotlib, .plotly])
  func `bars in any two patterns of a library that has no squares differ`(vocabulary: MarkerVocabulary) throws {
    let patterns = [.none] + vocabulary.pattern.words.map(\.value)
    #expect(patterns.count == 8)
    let bars = try patterns.map { pattern in
      var series = try readTheme(##"{"palettecheck": 1, "series": [{"color": "#111", "mark": "bar"}]}"##).modes[0]
        .series[0]
      series.pattern = pattern
      return series
    }
    for (i, a) in bars.enumerated() {
      for b in bars[(i + 1)...] { #expect(a.isDistinct(from: b), "\(a.pattern as Any) \(b.pattern as Any)") }
    }
  }

  private func echarts(_ first: String) -> String {
    ##"{"color": ["#111111", "#222222"], "title": {}, "series": [{\##(first)}, {"type": "bar"}]}"##
  }
}

private let pair = ##"["#4a7f14", "#c0392b"]"##

/// Two colours that red-green readers confuse, in each library's theme, and what to do in its words.
struct LibraryRemedyTests {
  @Test(arguments: [
    (
      ##"{"config": {"range": {"category": \##(pair)}, "background": "#fff"}}"##, "theme.json",
      #"Vega: shape "square""#
    ),
    (##"{"color": \##(pair), "backgroundColor": "#fff"}"##, "theme.json", #"ECharts: symbol "rect""#),
    (
      ##"{"layout": {"colorway": \##(pair), "paper_bgcolor": "#fff"}}"##, "theme.json",
      #"Plotly: marker.symbol "square""#
    ),
    (
      ##"{"colors": \##(pair), "chart": {"type": "scatter"}}"##, "theme.json",
      #"Highcharts: marker.symbol "square""#
    ), (##"{"colors": \##(pair), "chart": {"type": "line"}}"##, "theme.json", #"Highcharts: marker.symbol "square""#),
    ("axes.prop_cycle: cycler(color=['4a7f14', 'c0392b'])", "a.mplstyle", "matplotlib: marker='s'"),
  ])
  func `a symbol or a dash is named as the library names it`(text: String, path: String, words: String) throws {
    let judgement = Judge.judge(try readTheme(text, path: path))
    let finding = try #require(judgement.findings.first { $0.rule == .redGreenConfusion })
    #expect(finding.remedy.contains("(\(words)"), "\(finding.remedy)")
    #expect(finding.suggestions.contains { $0.native.map { "\($0.library): \($0.setting)" } == words })
  }

  @Test func `our own format and token files keep our words`() throws {
    let text = ##"{"palettecheck": 1, "series": \##(pair)}"##
    let finding = try #require(Judge.judge(try readTheme(text)).findings.first { $0.rule == .redGreenConfusion })
    #expect(finding.remedy.contains("with a square and 'series 1' with a circle"), "\(finding.remedy)")
    #expect(finding.suggestions.allSatisfy { $0.native == nil })
  }

  @Test func `bars get a pattern where the library has some, else their names`() throws {
    func remedy(_ text: String) throws -> String {
      try #require(Judge.judge(try readTheme(text)).findings.first { $0.rule == .redGreenConfusion }).remedy
    }
    let columns = try remedy(##"{"colors": \##(pair), "chart": {"type": "column"}}"##)
    #expect(columns.contains(#"diagonal pattern (Highcharts: color {"patternIndex": 1}"#), "\(columns)")
    let bars = try remedy(
      ##"""
      {"mark": "bar", "encoding": {"color": {"field": "k", "type": "nominal", "scale": {"range": \##(pair)}}}}
      """##)
    #expect(bars.contains("directly (Vega: a text mark with its name"), "\(bars)")
  }

  @Test func `where the symbols are used up, dashes are named as the library names them`() throws {
    // Eight reds that nobody tells apart are more than Highcharts has symbols.
    let entries = (0..<8).map { ##"{"color": "hsl(0, 60%, \##(40 + $0)%)"}"## }.joined(separator: ", ")
    let theme = try readTheme(##"{"colors": ["#000"], "chart": {"type": "line"}, "series": [\##(entries)]}"##)
    let colors = theme.modes[0].series.map { LinearSRGB($0.color.srgb) }
    let pairs = PairMeasurements(colors, severities: [1]).confused
    let plan = MarkerPlan(pairs.map { ($0.first, $0.second) }, of: theme.modes[0].series, drawnBy: theme.vocabulary)
    let settings = pairs.flatMap { plan.suggestions(changed: $0.second, kept: $0.first) }.compactMap(\.native?.setting)
    #expect(Set(settings).count >= 8)
    #expect(settings.contains(#"dashStyle "Dash""#) && !settings.contains { $0.contains("cross") })
    for pair in pairs { #expect(plan.planned(pair.first).isDistinct(from: plan.planned(pair.second))) }
  }
}

extension String {
  fileprivate func trimmed(of marks: String) -> String {
    var text = self[...]
    while let first = text.first, marks.contains(first) { text = text.dropFirst() }
    while let last = text.last, marks.contains(last) { text = text.dropLast() }
    return String(text)
  }
}
