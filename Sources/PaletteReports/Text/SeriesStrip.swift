import Colorimetry
import PaletteRules

/// The colours of a mode in a few lines: series with their names, ramps from end to end.
struct SeriesStrip {
  let mode: ThemeMode

  /// The most series, so that the findings stay on the screen. Engineering choice.
  private static let mostSeries = 24
  private static let mostRamps = 4
  /// The most columns of a name.
  private static let widestName = 24

  /// `blue #1f77b4   orange #ff7f0e   …`, each with a swatch if the style has them; no lines without colours.
  func lines(_ style: TextStyle) -> [String] {
    let series = mode.series.prefix(Self.mostSeries)
    let names = style.names(series.map(\.name), columns: Self.widestName)
    let shown = zip(series, names).map { series, name in
      let hex = series.color.srgb.hex(alpha: series.alpha)
      let swatch = Surfaces(mode).surface(of: series).color.map(\.hex)
      // A picture's series are named after their colours.
      return TextTable.Cell.color(
        series.name == series.color.hex ? hex : series.name.hasSuffix(hex) ? name : "\(name) \(hex)",
        swatch: swatch ?? hex)
    }
    var lines = rows(shown, style)
    if mode.series.count > shown.count {
      lines.append(style.text("  … and \(mode.series.count - shown.count) more series; -v shows all"))
    }
    for ramp in mode.ramps.prefix(Self.mostRamps) { lines += self.ramp(ramp, style) }
    if mode.ramps.count > Self.mostRamps {
      lines.append(style.text("  … and \(mode.ramps.count - Self.mostRamps) more ramps"))
    }
    return lines
  }

  /// As many cells a line as fit.
  private func rows(_ cells: [TextTable.Cell], _ style: TextStyle) -> [String] {
    var lines: [String] = []
    var width = 0
    for cell in cells {
      let wide = cell.width(style)
      if lines.isEmpty || width + 3 + wide > style.width {
        lines.append("  " + cell.drawn(style))
        width = 2 + wide
      } else {
        lines[lines.count - 1] += "   " + cell.drawn(style)
        width += 3 + wide
      }
    }
    return lines
  }

  /// `ramp 'Blues' of 9 colours: #f7fbff to #08306b`; as a band of swatches if the style has them.
  private func ramp(_ ramp: Ramp, _ style: TextStyle) -> [String] {
    let hexes = ramp.stops.map(\.color.hex)
    guard let first = hexes.first, let last = hexes.last else { return [] }
    let name = ramp.name.map { " " + quoted($0) } ?? ""
    let words = "ramp\(name) of \(counted(hexes.count, "colour", "colours")): \(first) to \(last)"
    var lines = Paragraph.wrap(style.text(words), width: style.width, indent: "  ", hanging: "    ")
    if style.swatches, style.colored {
      let band = hexes.prefix((style.width - 4) / 2).map { TextTable.Cell.sample($0) ?? "" }
      lines.append("  " + band.joined())
    }
    return lines
  }
}

/// A name in quotes, cut where it is long.
private func quoted(_ name: String) -> String { "'\(name.beginning(40))'" }
