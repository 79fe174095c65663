package import Colorimetry
package import PaletteRules

extension Chart {
  /// The colours of series when no theme is given: 3:1 and more on white and on the dark ground of a page, also as protanopia
  /// darkens them (WCAG 2.2, 1.4.11), and any two at least ΔE00 12.8 apart for every vision and severity, where lines need 12.
  ///
  /// Source: ours, the largest least distance of eight colours that a local search over sRGB in steps of 8 found.
  package static let usualColors: [SRGB] = [
    SRGB(bytes: 0x38, 0x80, 0xf8), SRGB(bytes: 0x88, 0x90, 0x18), SRGB(bytes: 0xe8, 0x20, 0xc0),
    SRGB(bytes: 0x20, 0x70, 0x50), SRGB(bytes: 0xb8, 0x80, 0xa0), SRGB(bytes: 0x60, 0x68, 0x08),
    SRGB(bytes: 0x98, 0x58, 0x80), SRGB(bytes: 0x70, 0x90, 0x68),
  ]
  /// Lengths on and off in px for lines of 2 px: solid, dashed, dotted, dash-dot, long (seaborn, `unique_dashes`).
  private static let usualDashes: [[Double]] = [[], [8, 3], [2, 2], [6, 2.5, 3, 2.5], [10, 2, 2, 2]]

  /// Gives series the colours that a file states for their names.
  mutating func color(by written: (String) -> String?) {
    for index in series.indices {
      series[index].appearance.color = written(series[index].name).flatMap { try? Color(css: $0) }?.mappedToSRGB.srgb
    }
  }

  /// Draws each series as the series of the same name in a theme; those that it does not name in the order of the theme.
  package mutating func apply(_ mode: ThemeMode) {
    let named = Dictionary(mode.series.map { ($0.name, $0) }) { first, _ in first }
    let unnamed = mode.series.filter { entry in !series.contains { $0.name == entry.name } }
    var next = 0
    for index in series.indices {
      var entry = named[series[index].name]
      if entry == nil, !unnamed.isEmpty {
        entry = unnamed[next % unnamed.count]
        next += 1
      }
      guard let entry else { continue }
      series[index].appearance = SeriesAppearance(
        color: entry.color.srgb, symbol: entry.symbol, dash: entry.dash ?? [], pattern: entry.pattern)
    }
  }

  /// Gives every series that has no colour one, and what tells it from the others without colour: a symbol, or a pattern for
  /// bars, areas and slices; from the ninth series on, a dash as well.
  package mutating func resolveAppearance() {
    let isFilled = kind == .bar || kind == .area || kind == .pie
    for index in series.indices {
      var appearance = series[index].appearance
      if appearance.color == nil { appearance.color = Self.usualColors[index % Self.usualColors.count] }
      if !isFilled, appearance.symbol == nil || appearance.symbol == Symbol.none && appearance.dash.isEmpty {
        appearance.symbol = SymbolSizes.preferred[index % SymbolSizes.preferred.count]
      }
      if isFilled, appearance.pattern == nil, series.count > 1 {
        appearance.pattern = MarkerPlan.patterns[index % MarkerPlan.patterns.count]
      }
      if kind == .line, index >= SymbolSizes.preferred.count, appearance.dash.isEmpty {
        appearance.dash = Self.usualDashes[index / SymbolSizes.preferred.count % Self.usualDashes.count]
      }
      series[index].appearance = appearance
    }
  }
}
