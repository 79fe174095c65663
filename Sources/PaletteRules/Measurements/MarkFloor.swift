/// The CIEDE2000 that colours need on each kind of mark.
///
/// The smaller a mark, the less of its colour is visible. Source of the order: M. Stone, D. A. Szafir, V. Setlur 2014;
/// D. A. Szafir 2018. The figures are an engineering choice between their measurements and what palettes achieve.
enum MarkFloor {
  /// Bars, areas, and undeclared marks, which need the least.
  static let filled = Thresholds.standard.filledMarks
  /// Lines.
  static let line = 12.0
  /// Points and thin lines.
  static let small = 15.0
  /// The width in px below which a line is thin. An engineering choice.
  static let thinLine = 3.0

  /// The difference that a series needs.
  static func floor(_ series: Series) -> Double {
    switch series.mark {
    case nil, .bar, .area: filled
    case .line: isThin(series) ? small : line
    case .point: small
    }
  }

  /// Whether the theme declares a line too thin to show its colour well.
  static func isThin(_ series: Series) -> Bool { series.mark == .line && series.width.map { $0 < thinLine } ?? false }

  /// `areas`, `bars`, `lines`, `thin lines`, `points`, `marks`.
  static func word(_ series: Series) -> String {
    switch series.mark {
    case nil: "marks"
    case .area: "areas"
    case .bar: "bars"
    case .line: isThin(series) ? "thin lines" : "lines"
    case .point: "points"
    }
  }
}
