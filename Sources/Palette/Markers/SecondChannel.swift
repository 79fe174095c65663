extension Series {
  /// Whether something beside the colour tells the two apart: a symbol, a dash, a pattern, or a label on the mark itself.
  ///
  /// A channel counts where the mark can carry it: symbols on lines and points, dashes on lines and on the edge of
  /// areas, patterns on bars and areas. A mark that the theme leaves open carries whatever it declares. A symbol left
  /// open is the circle, the first of every chart library; a dash left open is solid, a pattern left open none.
  package func isToldApart(from other: Series) -> Bool {
    if label == .direct || other.label == .direct { return true }
    if declaresSymbol || other.declaresSymbol, shownSymbol != other.shownSymbol { return true }
    return shownDash != other.shownDash || shownPattern != other.shownPattern
  }

  /// Whether the theme puts a symbol on a mark that can carry one.
  package var declaresSymbol: Bool { symbol != nil && !isFilled }

  /// The symbol on the mark: the circle when the theme leaves it open, none on bars and areas.
  package var shownSymbol: Symbol { isFilled ? .none : symbol ?? .circle }

  /// The dash as full periods, empty for solid.
  private var shownDash: [Double] {
    guard mark != .bar, mark != .point, let dash, dash.contains(where: { $0 > 0 }) else { return [] }
    return dash.count.isMultiple(of: 2) ? dash : dash + dash
  }

  private var shownPattern: Pattern { mark == .line || mark == .point ? .none : pattern ?? .none }

  /// Square pixels of its symbol: of a point, a circle of its width across; else the default.
  package var symbolArea: Double {
    guard mark == .point, let width else { return SymbolDistance.defaultArea }
    return .pi * width * width / 4
  }
}
