extension Series {
  /// Whether something beside the colour tells the two apart: a symbol, a dash, a pattern, or a label on the mark itself.
  ///
  /// A channel counts where the mark can carry it: symbols on lines and points, dashes on lines and on the edge of
  /// areas, patterns on bars and areas. A mark that the theme leaves open carries whatever it declares. A symbol left
  /// open is the circle, the first of every chart library; a dash left open is solid, a pattern left open none.
  package func isToldApart(from other: Series) -> Bool {
    if label == .direct || other.label == .direct { return true }
    if let a = shownSymbol, let b = other.shownSymbol, symbol != nil || other.symbol != nil, a != b { return true }
    if let a = shownDash, let b = other.shownDash, a != b { return true }
    if let a = shownPattern, let b = other.shownPattern, a != b { return true }
    return false
  }

  /// The symbol on the mark, the circle when the theme leaves it open; nil when the mark carries no symbol.
  package var shownSymbol: Symbol? { mark == .bar || mark == .area ? nil : symbol ?? .circle }

  /// The dash as full periods, empty for solid; nil when the mark carries no dash.
  private var shownDash: [Double]? {
    guard mark != .bar, mark != .point else { return nil }
    guard let dash, dash.contains(where: { $0 > 0 }) else { return [] }
    return dash.count.isMultiple(of: 2) ? dash : dash + dash
  }

  private var shownPattern: Pattern? { mark == .line || mark == .point ? nil : pattern ?? Pattern.none }
}
