import Colorimetry
import PaletteRules

/// The series of one mode: each colour as designed and as seen, and its contrast.
struct SeriesTable {
  let mode: ThemeMode
  /// The series of the mode to show.
  let series: [Series]
  let visions: [Vision]
  /// The light of the room on the screen.
  let flare: Flare

  /// The maximum number of rows, so that the findings stay on the screen.
  private static let longest = 24
  /// The maximum length of a name.
  private static let widestName = 32
  /// Narrower terminals get narrower gaps. Engineering choice: the classic terminal has 80 columns.
  private static let roomy = 80

  /// The lines of the table, headings first.
  func lines(_ style: TextStyle, indent: String) -> [String] {
    let surfaces = Surfaces(mode, flare: flare)
    let simulations = visions.map { Simulation($0) }
    let hasSymbols = series.contains { $0.symbol != nil }
    // Colours of a bare list have no other names.
    let hasNames = series.contains { $0.name != $0.color.hex }
    var table = TextTable()
    table.append(
      ((hasNames ? ["series"] : []) + ["designed"] + visions.map(\.rawValue) + ["on background"]
        + (hasSymbols ? ["symbol"] : [])).map {
          TextTable.Cell(text: $0, role: .faint)
        })
    let shown = style.verbosity == .verbose ? series : Array(series.prefix(Self.longest))
    let names = style.names(shown.map(\.name), columns: min(Self.widestName, style.width / 3))
    for (series, name) in zip(shown, names) {
      let seen = surfaces.surface(of: series).color
      var row = hasNames ? [TextTable.Cell(text: name)] : []
      row.append(.color(series.color.srgb.hex(alpha: series.alpha), swatch: seen?.hex))
      if let seen {
        for simulation in simulations { row.append(.color(SRGB(simulation(LinearSRGB(seen)).clamped).hex)) }
        row.append(TextTable.Cell(text: surfaces.contrast(of: series).map { Figures.ratio($0) } ?? "?"))
      } else {
        row += Array(repeating: TextTable.Cell(text: "?"), count: simulations.count + 1)
      }
      if hasSymbols { row.append(TextTable.Cell(text: series.symbol?.rawValue ?? "")) }
      table.append(row)
    }
    var lines = table.lines(style, indent: indent, gap: style.width < Self.roomy ? 2 : 3)
    if shown.count < series.count {
      lines.append(indent + style.text("… and \(series.count - shown.count) more; -v shows all"))
    }
    return lines
  }
}

extension TextTable.Cell {
  static func color(_ hex: String, swatch: String? = nil) -> TextTable.Cell {
    TextTable.Cell(text: hex, swatch: swatch ?? hex)
  }
}

extension ThemeMode {
  /// The series that differ from those of another mode, or all if the background differs.
  func series(unlike other: ThemeMode) -> [Series] {
    guard Surfaces(self).plot == Surfaces(other).plot else { return series }
    return series.enumerated().filter { index, series in
      guard other.series.indices.contains(index) else { return true }
      let base = other.series[index]
      return base.name != series.name || base.color.srgb != series.color.srgb || base.alpha != series.alpha
        || base.symbol != series.symbol
    }.map(\.element)
  }
}
