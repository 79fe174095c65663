import Colorimetry

/// One series of a chart: its colour and its second channels.
package struct Series: Sendable {
  /// The kind of mark.
  package enum Mark: String, CaseIterable, Sendable { case line, point, bar, area }
  /// A pattern that fills bars and areas.
  package enum Pattern: String, CaseIterable, Sendable {
    case none, diagonal
    case diagonalBack = "diagonal-back"
    case crosshatch, horizontal, vertical, dots, squares, grid
  }
  /// How the chart names the series. A direct label is a second channel.
  package enum Label: String, CaseIterable, Sendable { case direct, legend }
  /// What a series is for: its data, or the context of others, as grey lines behind one highlighted line are. Readers
  /// need not tell two series of context apart, nor see each clearly.
  package enum Role: String, CaseIterable, Sendable { case data, context }

  /// The name as readers see it: `growth`.
  package var name: String
  /// The name in waivers and fingerprints: `chart.series.growth`.
  package var token: String
  /// Its colour.
  @Shared package var color: ThemeColor
  /// Outline of a filled mark.
  @Boxed package var stroke: ThemeColor?
  /// Nil when the theme does not say.
  package var mark: Mark?
  /// Nil when the theme does not say.
  package var symbol: Symbol?
  /// Alternating on and off lengths in px; empty is solid, nil when the theme does not say.
  package var dash: [Double]?
  /// Nil when the theme does not say.
  package var pattern: Pattern?
  /// Line width, point diameter or outline width in px.
  package var width: Double?
  /// 0…1, on top of the colour's own alpha.
  package var opacity: Double?
  /// Nil when the theme does not say.
  package var label: Label?
  /// What the series is for; nil, which is data, when the theme does not say.
  package var role: Role?

  /// Creates a series.
  package init(
    name: String, token: String, color: ThemeColor, stroke: ThemeColor? = nil, mark: Mark? = nil,
    symbol: Symbol? = nil, dash: [Double]? = nil, pattern: Pattern? = nil, width: Double? = nil,
    opacity: Double? = nil, label: Label? = nil
  ) {
    self.name = name
    self.token = token
    _color = Shared(wrappedValue: color)
    self.stroke = stroke
    self.mark = mark
    self.symbol = symbol
    self.dash = dash
    self.pattern = pattern
    self.width = width
    self.opacity = opacity
    self.label = label
  }

  /// The colour's alpha times the opacity.
  package var alpha: Double { color.alpha * (opacity ?? 1) }

  /// Whether the series is the context of others.
  package var isContext: Bool { role == .context }

  /// Whether the mark carries patterns and not symbols.
  var isFilled: Bool { mark == .bar || mark == .area }
}

extension Series.Pattern {
  /// `diagonal back`.
  var word: String { self == .diagonalBack ? "diagonal back" : rawValue }
}

extension [Series] {
  /// The series with a number after every repeated name, `Rain`, `Rain (2)`, and the code of its colour for one without a
  /// name, so that sentences can distinguish them.
  package var namedApart: [Series] {
    var counts: [String: Int] = [:]
    var taken = Set(map(\.name))
    return map { series in
      var series = series
      if series.name.allSatisfy(\.isWhitespace) { series.name = series.color.srgb.hex }
      let name = series.name
      counts[name, default: 0] += 1
      guard counts[name] != 1 else { return series }
      repeat {
        series.name = "\(name) (\(counts[name] ?? 2))"
        if taken.contains(series.name) { counts[name, default: 1] += 1 }
      } while !taken.insert(series.name).inserted
      return series
    }
  }
}
