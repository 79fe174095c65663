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
  /// What the series is for. Nil when the theme does not say; the series is then data.
  package var role: Role?

  /// Creates a series.
  package init(
    name: String, token: String, color: ThemeColor, stroke: ThemeColor? = nil, mark: Mark? = nil,
    symbol: Symbol? = nil, dash: [Double]? = nil, pattern: Pattern? = nil, width: Double? = nil,
    opacity: Double? = nil, label: Label? = nil
  ) {
    (self.name, self.token) = (name, token)
    _color = Shared(wrappedValue: color)
    (self.stroke, self.mark, self.symbol, self.dash) = (stroke, mark, symbol, dash)
    (self.pattern, self.width, self.opacity, self.label) = (pattern, width, opacity, label)
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

/// A shape that marks a point, by this project's names.
package enum Symbol: String, CaseIterable, Sendable {
  case none, circle, cross, triangle, plus, square, diamond, asterisk, ring
  case triangleDown = "triangle-down"
  case triangleLeft = "triangle-left"
  case triangleRight = "triangle-right"
}

extension Symbol {
  /// `triangle down`.
  package var word: String {
    switch self {
    case .triangleDown: "triangle down"
    case .triangleLeft: "triangle left"
    case .triangleRight: "triangle right"
    default: rawValue
    }
  }

  /// `a cross`, `an asterisk`.
  package var phrase: String { self == .asterisk ? "an asterisk" : self == .none ? "no symbol" : "a \(word)" }
}

/// A chart library's words for the symbols, dashes and patterns it can draw: suggestions use these words, and suggest
/// only what the library can draw.
package struct MarkerVocabulary: Sendable {
  /// A setting of the library, and its words for each value.
  package struct Setting<Value: Hashable & Sendable>: Sendable {
    /// The form of the setting, with `%` for the word: `shape %`, `.symbol(%)`.
    package let form: String
    /// The possible values with the library's words, including quotes, in order of preference.
    package let words: [(value: Value, word: String)]

    /// Creates a setting.
    package init(_ form: String, _ words: [(value: Value, word: String)] = []) {
      (self.form, self.words) = (form, words)
    }

    /// The setting with the word for a value; nil when the library has none.
    package func text(_ value: Value) -> String? {
      words.first { $0.value == value }.map { filled($0.word) }
    }

    /// The value for a word of the library; nil for an unknown word.
    package func value(_ word: String) -> Value? {
      let escaped = word.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: #"\\"#)
      return words.first { $0.word == "\"\(escaped)\"" }?.value
    }

    func filled(_ word: String) -> String {
      form.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false).joined(separator: word)
    }
  }

  /// `Vega`.
  package let library: String
  /// For points and markers on lines.
  package let symbol: Setting<Symbol>
  /// For lines, in multiples of the line's width; without words, the library accepts any lengths in px: `[8, 3]`.
  package let dash: Setting<[Double]>
  /// For bars and areas; without words, the library fills them plain.
  package let pattern: Setting<Series.Pattern>
  /// How to write a name next to the mark.
  package let label: String

  /// Gathers the words.
  package init(
    library: String, symbol: Setting<Symbol>, dash: Setting<[Double]>, pattern: Setting<Series.Pattern>, label: String
  ) {
    (self.library, self.symbol, self.dash, self.pattern, self.label) = (library, symbol, dash, pattern, label)
  }
}
