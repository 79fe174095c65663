/// The CIEDE2000 that colours need on each kind of mark for comfortable reading.
///
/// The smaller a mark, the less of its colour is visible. Source of the order: M. Stone, D. A. Szafir, V. Setlur 2014;
/// D. A. Szafir 2018. The figures are an engineering choice between their measurements and what palettes achieve.
enum MarkFloor {
  /// Bars and areas, which need the least.
  static let filled = Thresholds.standard.filledMarks
  /// Marks that the theme does not state. An engineering choice: a little less than a line, because Okabe and Ito's
  /// palette keeps 11.6 and Petroff's 11.9, and as much as Leonardo (Adobe) requires, whose threshold is 11.
  static let unstated = 11.0
  static let line = 12.0
  /// Points and thin lines.
  static let small = 15.0
  /// The width in px below which a line is thin. An engineering choice.
  static let thinLine = 3.0

  /// The difference that a series needs.
  static func floor(_ series: Series) -> Double {
    switch series.mark {
    case nil: unstated
    case .bar, .area: filled
    case .line: isThin(series) ? small : line
    case .point: small
    }
  }

  /// The difference that a series needs under tritan vision, which is rare: as little as a bar where the theme does not
  /// state the mark.
  static func rareFloor(_ series: Series) -> Double { series.mark == nil ? filled : floor(series) }

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
