/// What helps to distinguish two series besides their colours.
enum PairChannel: Hashable, Sendable {
  case none
  /// Lines of clearly different widths, px: they help, but widths do not name series.
  case width(Double, Double)
  /// A symbol, dash, pattern or label.
  case visible

  /// The level of a confusion: lower by one where widths help, unless the configuration sets it; a note where readers need no
  /// colour.
  func lowered(_ level: Level, isSet: Bool) -> Level {
    switch self {
    case .none: level
    case .width: isSet ? level : level == .error ? .warning : .info
    case .visible: min(level, .info)
    }
  }

  /// A sentence to add, with a space before it; empty for none.
  var sentence: String {
    switch self {
    case .none: ""
    case .width(let one, let other):
      " Their widths, \(Figures.plain(min(one, other))) and \(Figures.plain(max(one, other))) px, help to distinguish them."
    case .visible: " A second channel still distinguishes them."
    }
  }
}

/// The second channels of a mark: what it shows besides colour.
///
/// A channel counts where the mark can carry it: symbols on lines and points, dashes on lines and on the edge of areas,
/// patterns on bars and areas. An undeclared mark carries whatever its series declares. An undeclared symbol is a
/// circle, the first symbol of every chart library, and does not differ from a declared `none`, except on points; an
/// undeclared dash is solid, and an undeclared pattern is `none`. Invisible differences, as between dashes of 3 and of
/// 4 px, do not count.
package struct SecondChannel: Sendable {
  /// The symbol on the mark: the circle when undeclared, none on bars and areas.
  package let symbol: Symbol
  /// Whether the theme declares a symbol on a mark that can carry one.
  package let declaresSymbol: Bool
  /// Whether a mark that may lack a symbol has no declared one.
  private let mayLackSymbol: Bool
  private let dash: DashRhythm
  private let pattern: Series.Pattern
  private let isLabelled: Bool
  /// The outer size of the symbol, px.
  let symbolSize: Double
  /// The declared width of a line, px.
  private let lineWidth: Double?

  /// How many times as wide a line is as another that readers take for thinner, and how many px wider. Engineering choices.
  static let (leastWidthRatio, leastWider) = (3.0, 1.0)

  /// Creates the channels of a series.
  package init(_ series: Series) {
    symbol = series.isFilled ? .none : series.symbol ?? .circle
    declaresSymbol = series.symbol != nil && !series.isFilled
    mayLackSymbol = series.symbol == nil && !series.isFilled && series.mark != .point
    dash =
      series.mark == .bar || series.mark == .point
      ? .solid : DashRhythm(series.dash ?? [], width: series.dashedWidth)
    pattern = series.mark == .line || series.mark == .point ? .none : series.pattern ?? .none
    (isLabelled, symbolSize) = (series.label == .direct, series.symbolSize)
    lineWidth = series.mark == .line ? series.width.flatMap { $0 > 0 ? $0 : nil } : nil
  }

  /// Whether a symbol, a dash, a pattern, or a label on the mark itself distinguishes the two.
  package func isDistinct(from other: SecondChannel) -> Bool {
    // A line without any declaration, beside one without a symbol, may lack a symbol too.
    let mayBothLackOne = symbol == .none && other.mayLackSymbol || other.symbol == .none && mayLackSymbol
    if declaresSymbol || other.declaresSymbol, symbol != other.symbol, !mayBothLackOne { return true }
    return isDistinctWithoutSymbol(from: other)
  }

  /// Whether the two differ without their symbols.
  package func isDistinctWithoutSymbol(from other: SecondChannel) -> Bool {
    isLabelled || other.isLabelled || pattern.differs(from: other.pattern) || dash.differs(from: other.dash)
  }

  /// The widths of two lines where one is clearly wider.
  func widths(beside other: SecondChannel) -> PairChannel? {
    guard let one = lineWidth, let two = other.lineWidth, max(one, two) >= Self.leastWidthRatio * min(one, two),
      max(one, two) - min(one, two) >= Self.leastWider
    else { return nil }
    return .width(one, two)
  }

  /// Whether the symbols of the two look alike at the drawn size; one beside none never does.
  func looksAlike(_ other: SecondChannel) -> Bool {
    min(symbolSize, other.symbolSize) < SymbolSizes.needed(symbol, other.symbol)
  }

  /// Whether the two differ only in the names of symbols that look alike.
  func hasOnlySymbolsAlike(_ other: SecondChannel) -> Bool {
    looksAlike(other) && isDistinct(from: other) && !isDistinctWithoutSymbol(from: other)
  }
}

extension Series {
  /// Whether a second channel distinguishes the two, as ``SecondChannel`` defines it.
  package func isDistinct(from other: Series) -> Bool {
    SecondChannel(self).isDistinct(from: SecondChannel(other))
  }

  /// Whether it visibly distinguishes the two, and not only by the name of a symbol.
  package func isToldApart(from other: Series) -> Bool {
    let (one, two) = (SecondChannel(self), SecondChannel(other))
    return one.isDistinct(from: two) && !one.hasOnlySymbolsAlike(two)
  }

  /// The width of the line that its dash interrupts, px.
  var dashedWidth: Double {
    guard mark == .line, let width, width > 0 else { return DashRhythm.defaultWidth }
    return width
  }
}

extension Series.Pattern {
  /// Whether readers distinguish the two.
  ///
  /// Dots and squares on one grid of 6 px are 0.03 apart by the measure of ``SymbolSizes``, because a spot of 3 px has
  /// no shape; every other two patterns are 0.27 apart and more.
  func differs(from other: Series.Pattern) -> Bool {
    func family(_ pattern: Series.Pattern) -> Series.Pattern { pattern == .squares ? .dots : pattern }
    return family(self) != family(other)
  }
}

extension Theme {
  /// A sentence for each kind of channel that the theme declares on marks that cannot carry it, because these channels
  /// count for nothing. Contains untrusted text.
  package var idleChannelNotes: [Message] {
    let series = modes.flatMap(\.series)
    func note(_ kind: IdleChannel, _ isIdle: (Series) -> Bool) -> Message? {
      var names: [String] = []
      for series in series where isIdle(series) && !names.contains(quoted(series.name)) {
        names.append(quoted(series.name))
        guard names.count <= NamedList.shown else { break }
      }
      guard !names.isEmpty else { return nil }
      let list =
        names.count > NamedList.shown
        ? names.prefix(NamedList.shown).joined(separator: ", ") + " and more" : NamedList.text(names)
      return kind(list)
    }
    return [
      note(.symbols) {
        $0.isFilled && $0.symbol.map { $0 != .none } ?? false
      },
      note(.patterns) {
        ($0.mark == .line || $0.mark == .point) && $0.pattern.map { $0 != .none } ?? false
      },
      note(.dashes) {
        ($0.mark == .bar || $0.mark == .point) && !($0.dash ?? []).isEmpty
      },
    ].compactMap(\.self)
  }
}

/// What cannot tell series apart on their marks.
package enum IdleChannel: String, MessageKind {
  case symbols = "symbols on bars and areas do not count as a difference: ‹series›"
  case patterns = "patterns on lines and points do not count as a difference: ‹series›"
  case dashes = "dashes on bars and points do not count as a difference: ‹series›"
}
