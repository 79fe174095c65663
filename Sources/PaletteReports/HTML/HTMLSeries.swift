import Colorimetry
import PaletteGate
import PaletteRules
import SafeText

/// The series, one table per theme and mode.
enum HTMLSeries {
  /// The maximum number of rows: nobody reads thousands of series one by one.
  private static let mostRows = 200
  private static let mostTables = 24
  /// Longer tables are folded, and those after the first. Engineering choice.
  private static let mostOpen = 6

  /// The section; nil without series.
  static func section(_ report: Report) -> HTMLSection? {
    let modes = report.inputs.flatMap { input in
      input.parts.flatMap { part in
        part.theme.modes.filter { !$0.series.isEmpty }.map { (part: part, mode: $0, flare: input.settings.flare) }
      }
    }
    guard !modes.isEmpty else { return nil }
    let tables = modes.prefix(mostTables).enumerated().map { index, shown in
      let isOpen = index == 0 && shown.mode.series.count <= mostOpen
      return table(shown.part, shown.mode, shown.flare, report, isOpen: isOpen)
    }
    let rest = modes.count > mostTables ? "<p>… and \(modes.count - mostTables) more modes.</p>\n" as HTML : ""
    return HTMLSection(id: "series", title: "Series", content: "\(tables)\(rest)")
  }

  /// `theme.json · mode dark`; untrusted.
  static func title(_ part: JudgedTheme, _ mode: ThemeMode, _ report: Report) -> String {
    let palette = part.palette.map { " § \($0.beginning(60))" } ?? ""
    let name = part.theme.modes.count > 1 ? " · \(part.theme.modeWord.rawValue) \(mode.name.beginning(60))" : ""
    return report.rooted(part.theme.path).withoutMiddle(80) + palette + name
  }

  private static func table(
    _ part: JudgedTheme, _ mode: ThemeMode, _ flare: Flare, _ report: Report, isOpen: Bool
  ) -> HTML {
    let (title, visions) = (title(part, mode, report), report.visions)
    let heads = visions.map { "<th scope=\"col\">\($0.rawValue.capitalizedFirst)</th>" as HTML }
    let surfaces = Surfaces(mode, flare: flare)
    let simulations = visions.map { Simulation($0) }
    let rows = mode.series.prefix(mostRows).map { row($0, surfaces, simulations) }
    let rest = mode.series.count > mostRows ? "<p>… and \(mode.series.count - mostRows) more series.</p>\n" as HTML : ""
    let summary: HTML = "<summary>\(mode.series.count) series of <bdi>\(title)</bdi></summary>"
    let (open, close): (HTML?, HTML?) =
      isOpen ? (nil, nil) : ("<details class=\"mode\">\(summary)\n", "</details>\n")
    return """
      \(open)<div class="scroll"><table class="series">
      <caption><bdi>\(title)</bdi>, on \(ThemeHeader.surface(mode))</caption>
      <thead><tr><th scope="col">Series</th><th scope="col">Designed</th>\(heads)<th scope="col" class="number">On background</th><th scope="col">Beside colour</th></tr></thead>
      <tbody>
      \(rows)</tbody></table></div>
      \(rest)\(close)
      """
  }

  private static func row(_ series: Series, _ surfaces: Surfaces, _ simulations: [Simulation]) -> HTML {
    let seen = surfaces.surface(of: series).color
    let others = simulations.map { simulation in
      let label = simulation.vision.rawValue.capitalizedFirst
      guard let seen else { return "<td data-label=\"\(label)\">?</td>" as HTML }
      return "<td data-label=\"\(label)\">\(HTMLSwatch.html(SRGB(simulation(LinearSRGB(seen)).clamped).hex))</td>"
    }
    // A header of blanks would be empty.
    let name = series.name.allSatisfy(\.isWhitespace) ? "no name" : series.name.beginning(80)
    let channels = series.channelWords.joined(separator: ", ")
    let ratio = surfaces.contrast(of: series).map { Figures.ratio($0) } ?? "?"
    return """
      <tr><th scope="row"><bdi>\(name)</bdi></th><td data-label="Designed">\(HTMLSwatch.html(series.color.srgb.hex(alpha: series.alpha)))</td>\
      \(others)<td class="number" data-label="On background">\(ratio)</td><td data-label="Beside colour">\(channels.isEmpty ? "nothing" : channels)</td></tr>

      """
  }
}

extension Series {
  /// The channels besides colour that tell the series apart, in words.
  var channelWords: [String] {
    var words: [String] = []
    if let symbol { words.append(symbol.rawValue) }
    if let dash, !dash.isEmpty { words.append("dashed") }
    if let pattern, pattern != .none { words.append(pattern.rawValue) }
    if label == .direct { words.append("direct label") }
    return words
  }
}
