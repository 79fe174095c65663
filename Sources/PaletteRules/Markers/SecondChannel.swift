/// What beside colour a mark shows.
///
/// A channel counts where the mark can carry it: symbols on lines and points, dashes on lines and on the edge of areas,
/// patterns on bars and areas. A mark that the theme leaves open carries whatever it declares. A symbol left open is the
/// circle, the first of every chart library, and no difference from a declared none, except on points; a dash left open is solid, a pattern left open none. A difference that nobody
/// sees, as between dashes of 4 and of 4.0001 px, is none.
package struct SecondChannel: Sendable {
  /// The symbol on the mark: the circle when the theme leaves it open, none on bars and areas.
  package let symbol: Symbol
  /// Whether the theme puts a symbol on a mark that can carry one.
  package let declaresSymbol: Bool
  /// Whether the theme leaves the symbol open on a mark that may be drawn without one.
  private let mayLackSymbol: Bool
  private let dash: DashRhythm
  private let pattern: Series.Pattern
  private let isLabelled: Bool

  /// What a series shows.
  package init(_ series: Series) {
    symbol = series.isFilled ? .none : series.symbol ?? .circle
    declaresSymbol = series.symbol != nil && !series.isFilled
    mayLackSymbol = series.symbol == nil && !series.isFilled && series.mark != .point
    dash = series.mark == .bar || series.mark == .point ? .solid : DashRhythm(series.dash ?? [])
    pattern = series.mark == .line || series.mark == .point ? .none : series.pattern ?? .none
    isLabelled = series.label == .direct
  }

  /// Whether something beside the colour tells the two apart: a symbol, a dash, a pattern, or a label on the mark itself.
  package func isToldApart(from other: SecondChannel) -> Bool {
    // A line of which nothing is said, beside one that declares no symbol, is as likely to have none.
    let mayBothLackOne = symbol == .none && other.mayLackSymbol || other.symbol == .none && mayLackSymbol
    if declaresSymbol || other.declaresSymbol, symbol != other.symbol, !mayBothLackOne { return true }
    return isToldApartWithoutSymbol(from: other)
  }

  /// The same, symbols left out.
  package func isToldApartWithoutSymbol(from other: SecondChannel) -> Bool {
    isLabelled || other.isLabelled || pattern != other.pattern || dash.differs(from: other.dash)
  }
}

extension Series {
  /// Whether something beside the colour tells the two apart, as ``SecondChannel`` says.
  package func isToldApart(from other: Series) -> Bool {
    SecondChannel(self).isToldApart(from: SecondChannel(other))
  }

  /// Square pixels of its symbol: of a point, a circle of its width across; else the default.
  package var symbolArea: Double {
    guard mark == .point, let width, width > 0 else { return SymbolDistance.defaultArea }
    return .pi * width * width / 4
  }
}
