/// How far apart colours must be for what is drawn with them: CIEDE2000.
///
/// The smaller a mark, the less of its colour is seen. Source of the order: M. Stone, D. A. Szafir, V. Setlur 2014;
/// D. A. Szafir 2018. The figures are an engineering choice between what they measure and what palettes can keep.
enum MarkFloor {
  /// Bars, areas, and marks that the theme leaves open: nothing needs less.
  static let filled = Thresholds.standard.filledMarks
  /// Lines.
  static let line = 12.0
  /// Points, and lines that are thin.
  static let small = 15.0
  /// Lines narrower than this, in px, are thin. An engineering choice.
  static let thinLine = 3.0

  /// What a series needs.
  static func floor(_ series: Series) -> Double {
    switch series.mark {
    case nil, .bar, .area: filled
    case .line: isThin(series) ? small : line
    case .point: small
    }
  }

  /// Whether the theme says that it is a line too thin to show its colour well.
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
