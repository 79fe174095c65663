import Colorimetry
import PaletteGate
import PaletteRules
import SafeText

/// Each theme as readers with other colour vision see it.
enum HTMLPreviews {
  /// The maximum number of themes and modes drawn. Engineering choice: a picture per vision has a few kilobytes.
  private static let mostCharts = 24

  /// The section; nil if there is nothing to draw.
  static func section(_ report: Report, _ pictures: (any ReportPictures)?) -> HTMLSection? {
    guard let pictures else { return nil }
    var blocks: [HTML] = []
    var leftOut = 0
    for part in report.inputs.flatMap(\.parts) {
      for mode in part.theme.modes where !mode.series.isEmpty {
        guard blocks.count < mostCharts else {
          leftOut += 1
          continue
        }
        if let block = block(part, mode, report.visions, pictures) { blocks.append(block) }
      }
    }
    guard !blocks.isEmpty else { return nil }
    let rest = leftOut > 0 ? "<p>… and \(leftOut) more modes.</p>\n" as HTML : ""
    return HTMLSection(id: "previews", title: "As other readers see it", content: "\(blocks)\(rest)")
  }

  private static func block(
    _ part: JudgedTheme, _ mode: ThemeMode, _ visions: [Vision], _ pictures: any ReportPictures
  ) -> HTML? {
    let simulations: [Simulation?] = [nil] + visions.map { Simulation($0) }
    let figures = simulations.compactMap { simulation -> HTML? in
      guard let picture = pictures.chart(of: mode, seenBy: simulation) else { return nil }
      return HTMLPicture.figure(
        picture, caption: HTMLPicture.caption(simulation), alt: alt(picture, simulation, part, mode))
    }
    guard !figures.isEmpty else { return nil }
    return "<h3 class=\"plain\">\(HTMLSeries.title(part, mode))</h3>\n<div class=\"pictures\">\n\(figures)</div>\n"
  }

  /// `Line chart of 4 series with deuteranopia: growth and loss look alike`.
  private static func alt(
    _ picture: ReportPicture, _ simulation: Simulation?, _ part: JudgedTheme, _ mode: ThemeMode
  ) -> String {
    let who = HTMLPicture.caption(simulation).lowercased()
    let label = simulation?.vision.rawValue ?? "designed"
    let alike = part.findings.map(\.finding).filter { finding in
      finding.mode == mode.name && finding.series.count == 2 && finding.measure?.unit == .deltaE00
        && finding.evidence.contains { $0.fails && $0.label.hasPrefix(label) }
    }
    let pairs = alike.prefix(3).map { $0.series.map { $0.beginning(40) }.joined(separator: " and ") }
    let rest = alike.count > 3 ? ", and \(alike.count - 3) more pairs" : ""
    let verdict = pairs.isEmpty ? "no two look alike" : pairs.joined(separator: ", ") + rest + " look alike"
    return "\(picture.kind) of \(counted(mode.series.count, "series", "series")) \(who): \(verdict)"
  }
}
