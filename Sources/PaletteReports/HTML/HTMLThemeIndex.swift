import Colorimetry
import PaletteGate
import PaletteRules
import SafeText

/// The themes of a run in a table, the worst first: verdict, colours, counts. Those that fail lead to their section; the
/// folder that all are in is above them.
enum HTMLThemeIndex {
  /// The maximum number of rows: nobody reads thousands.
  private static let mostRows = 1_000
  /// The rows that are not folded, the worst. Engineering choice: a screen.
  private static let mostOpen = 20

  /// The section.
  ///
  /// - Parameters:
  ///   - themes: The worst first.
  ///   - groups: The indices of the themes of each part of the page; the first of a group names the part.
  static func section(_ themes: [ReportedTheme], _ groups: [[Int]], _ report: Report) -> HTMLSection {
    let parts = Dictionary(uniqueKeysWithValues: groups.flatMap { group in group.map { ($0, group[0] + 1) } })
    let failing = themes.count(where: \.fails)
    let names = ThemeNames(themes)
    let folder: HTML = names.folder.map { " in <bdi>\(report.rooted($0).withoutMiddle(80))</bdi>" } ?? ""
    let rows = themes.prefix(mostRows).enumerated().map { row($1, part: parts[$0], names, report) }
    let rest = themes.count > mostRows ? "<p>… and \(themes.count - mostRows) more.</p>\n" as HTML : ""
    let fail = failing == 0 ? "none fails" : "\(failing) \(failing == 1 ? "fails" : "fail")"
    let caption: HTML = "\(counted(themes.count, "theme", "themes"))\(folder), \(fail)"
    let (open, folded) = (Array(rows.prefix(mostOpen)), Array(rows.dropFirst(mostOpen)))
    let more: HTML? =
      folded.isEmpty
      ? nil
      : """
      <details><summary>\(counted(folded.count, "more theme", "more themes"))</summary>
      \(table(folded, "The other themes"))</details>

      """
    return HTMLSection(id: "themes", title: "Themes", content: "\(table(open, caption))\(more)\(rest)")
  }

  private static func table(_ rows: [HTML], _ caption: HTML) -> HTML {
    """
    <table class="index">
    <caption>\(caption)</caption>
    <thead><tr><th scope="col">Theme</th><th scope="col">Colours</th><th scope="col">Verdict</th><th scope="col" class="number">Errors</th><th scope="col" class="number">Warnings</th></tr></thead>
    <tbody>
    \(rows)</tbody></table>

    """
  }

  private static func row(_ theme: ReportedTheme, part: Int?, _ names: ThemeNames, _ report: Report) -> HTML {
    let path = names.folder == nil ? path(theme, report) : names.name(theme, TextStyle()).beginning(140)
    let own = theme.part?.palette == nil ? theme.part?.theme.name?.beginning(80) : nil
    let name: HTML = "<bdi>\(own ?? path)</bdi>"
    let linked: HTML = part.map { "<a href=\"#theme-\($0)\">\(name)</a>" } ?? name
    let place: HTML? = own == nil ? nil : " <span class=\"quiet\">\(path)</span>"
    let verdict: HTML = theme.fails ? "<strong>Fails</strong>" : theme.outcome == .passes ? "Passes" : "Not checked"
    return """
      <tr><th scope="row">\(linked)\(place)</th><td data-label="Colours">\(HTMLStrip.html(theme.part?.theme.modes.first))</td><td data-label="Verdict">\(verdict)</td>\
      <td class="number" data-label="Errors">\(theme.errors)</td><td class="number" data-label="Warnings">\(theme.warnings)</td></tr>

      """
  }

  /// `palettes/tab10.json`, with its palette; untrusted.
  static func path(_ theme: ReportedTheme, _ report: Report) -> String {
    report.rooted(theme.input.path).withoutMiddle(80) + (theme.part?.palette.map { " § \($0.beginning(60))" } ?? "")
  }
}

/// The colours of a mode side by side, small.
enum HTMLStrip {
  /// The most colours; of a longer ramp a sample. Engineering choice: more would be thinner than a letter.
  private static let most = 24

  /// The strip, described by the number of colours; nil without colours.
  static func html(_ mode: ThemeMode?) -> HTML? {
    guard let mode else { return nil }
    let surfaces = Surfaces(mode)
    // Translucent colours as drawn.
    let series = mode.series.map { surfaces.surface(of: $0).color?.hex ?? $0.color.hex }
    let hexes = series.isEmpty ? mode.ramps.first?.stops.map(\.color.hex) ?? [] : series
    guard !hexes.isEmpty else { return nil }
    let count = min(hexes.count, most)
    let shown = (0..<count).map { hexes[$0 * hexes.count / count] }
    let stops = shown.enumerated().map { index, hex in
      let comma: HTML = index > 0 ? "," : ""
      let color = HTML.style(hex: hex)
      return "\(comma)\(color) \(100 * index / count)%,\(color) \(100 * (index + 1) / count)%" as HTML
    }
    let label = series.isEmpty ? "ramp of \(counted(hexes.count, "colour", "colours"))" : "\(hexes.count) series"
    return """
      <span class="strip" role="img" aria-label="\(label)" style="background:linear-gradient(90deg,\(stops))"></span>
      """
  }
}
