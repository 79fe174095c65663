import Colorimetry
import PaletteRules

/// What the one picture of a mode shows: few panels and few readers, so that it stays legible where a pull request shows
/// it.
struct BriefSheet {
  /// The kinds of panels, the most fitting first.
  let panels: [String]
  /// Normal vision, and the one with whom most fails.
  let visions: [Vision]
  /// The size of a panel where the user asks for none: with the swatches of a few colours the sheet fits a laptop's screen.
  /// The legend of many series takes more. Engineering choice.
  let size: (width: Int, height: Int)

  /// The swatches above show every reader.
  private static let mostDeficiencies = 1
  /// The most panels side by side: the text of two is legible at a width of 840 pixels. Engineering choice.
  static let mostPanels = 2

  /// Chooses for a mode.
  ///
  /// - Parameter findings: Of the theme.
  init(_ mode: ThemeMode, _ findings: [Finding]) {
    let failing = findings.filter { $0.level > .info && ($0.mode ?? mode.name) == mode.name }
    panels = Self.panels(mode, failing)
    visions = [.normal] + Self.visions(failing)
    size = (520, mode.series.count > Legend.manySeries ? 344 : 288)
  }

  private static func panels(_ mode: ThemeMode, _ findings: [Finding]) -> [String] {
    guard !mode.series.isEmpty else { return ["heat", "tiles"] }
    let counts = mode.series.compactMap(\.mark).reduce(into: [Series.Mark: Int]()) { $0[$1, default: 0] += 1 }
    let marks = Series.Mark.allCases.filter { counts[$0] != nil }.sorted { counts[$0] ?? 0 > counts[$1] ?? 0 }
    let names = marks.map { mark in
      switch mark {
      case .line: "line"
      case .point: "scatter"
      case .bar: "bars"
      case .area: "area"
      }
    }
    let usual = mode.ramps.isEmpty ? ["line", "bars"] : ["line", "heat"]
    // What fails is worth more than a second chart.
    if findings.contains(where: { $0.rule == .statusByColorAlone }) { return [names.first ?? "line", "status"] }
    return Array((names + usual.filter { !names.contains($0) }).prefix(mostPanels))
  }

  /// The readers of the worst findings; of deuteranopia, the most common deficiency, where nothing fails.
  private static func visions(_ findings: [Finding]) -> [Vision] {
    let errors = findings.filter { $0.level == .error } + findings.filter { $0.level != .error }
    var counts: [Vision: Int] = [:]
    for finding in errors {
      guard let vision = finding.measure?.observer?.vision, Vision.deficiencies.contains(vision) else { continue }
      // An error weighs more than any number of warnings.
      counts[vision, default: 0] += finding.level == .error ? 1_000 : 1
    }
    let failing = Vision.deficiencies.filter { counts[$0] != nil }
      .sorted { counts[$0] ?? 0 > counts[$1] ?? 0 }.prefix(mostDeficiencies)
    return failing.isEmpty ? [.deutan] : Vision.deficiencies.filter(failing.contains)
  }
}
