import Colorimetry
import PaletteRules
import SourceText

/// Which of a surface's several colours to show in its place: the stops of a gradient are all there at once, and every
/// contrast is judged on all of them.
enum WorstSurface {
  /// The surface on which the least visible foreground is least visible.
  static func among(_ surfaces: [ThemeColor], under foregrounds: [ThemeColor]) -> ThemeColor? {
    let least = surfaces.map { surface in
      foregrounds.map { WCAG.contrastRatio($0.srgb, surface.srgb) }.min() ?? .infinity
    }
    guard let worst = least.min() else { return nil }
    return zip(surfaces, least).first { $1 == worst }?.0
  }

  /// The same, which knows the others, with a note when there was a choice.
  static func among(
    _ surfaces: [ThemeColor], under foregrounds: [ThemeColor], token: String, record: ReadingRecord
  ) -> ThemeColor? {
    var worst = among(surfaces, under: foregrounds)
    if let shown = worst, surfaces.count > 1 {
      worst?.gradient = surfaces
      let stops = surfaces.map(\.hex).joined(separator: ", ")
      record.note(.gradientSurface, token, stops, shown.hex)
    }
    return worst
  }
}

extension ThemeMode {
  /// Contrast with white from which a plot is dark: text of that colour would be readable there (WCAG 2.2 SC 1.4.3).
  private static let darkPlot = 4.5
  /// Contrast with white below which nobody would write on white; an engineering choice.
  static let palestText = 1.5
  /// The same for grid lines, which are pale on purpose: `#fafafa` has as much; an engineering choice.
  static let whitestGrid = 1.05
  /// The same for all of a theme's texts: what not even large text may have (WCAG 2.2 SC 1.4.3).
  private static let palestTexts = 3.0

  /// Leaves the page behind the chart open where the theme says that it paints none and the rest is made for a dark one.
  ///
  /// - Parameter property: what says so.
  mutating func leaveUnpainted(_ property: String) {
    guard (background?.alpha ?? 0) <= 0, unknownGround == nil else { return }
    let white = SRGB(1, 1, 1)
    let hasDarkPlot =
      plotBackground.map { $0.alpha >= 1 && WCAG.contrastRatio($0.srgb, white) >= Self.darkPlot } ?? false
    let inks = ([text] + texts.filter { $0.on == .background }.map(\.color)).compactMap(\.self)
    let onWhite = inks.map { WCAG.contrastRatio($0.srgb, white) }
    let hasPaleText =
      onWhite.contains { $0 < Self.palestText }
      || plotBackground == nil && onWhite.max().map { $0 < Self.palestTexts } ?? false
    guard hasDarkPlot || hasPaleText else { return }
    unknownGround = "\(property) paints nothing, and the theme is not made for white; give the page with --background"
  }
}

/// Gradients (DTCG 2025.10 format module, section 9.7) are part of a chart only where `$extensions.palettecheck` makes them a ramp.
extension TokenTree {
  /// Adds the stops of each gradient with a role as tokens of their own, in the group of its name: a ramp.
  mutating func expandGradients(record: ReadingRecord) {
    for index in tokens.indices where tokens[index].type == "gradient" {
      let token = tokens[index]
      let isOfChart = !token.settings.isEmpty || ChartWords.contain(TokenWords.split(token.path))
      if isOfChart, GradientText.isOne(token.value.node) {
        record.leave(.unreadGradient, token.name, token.value.origin.start.line)
        continue
      }
      guard !token.settings.isEmpty else {
        if isOfChart { record.note(.gradientNotRead, token.name) }
        continue
      }
      guard let stops = explicit(token)?.items, stops.count <= TokenTree.mostStops,
        stops.allSatisfy({ $0["color"] != nil })
      else {
        record.leave(.unreadGradient, token.name, token.value.origin.start.line)
        continue
      }
      for (index, stop) in stops.enumerated() {
        guard let color = stop["color"] else { continue }
        // Positions beyond 0 and 1 are clamped (section 9.7).
        add(
          Token(
            path: token.path + [String(index)], value: color, type: "color", settings: token.settings,
            position: stop["position"]?.node.number?.clampedToUnit))
      }
    }
  }

  /// Stops of one gradient.
  private static let mostStops = 256

  /// The value at the end of a token's references.
  private func explicit(_ token: Token) -> PlacedNode? {
    var value = token.value
    for _ in 0..<ReferenceResolver.longestChain {
      guard let reference = TokenReference(value.node) else { return value }
      let name =
        switch reference {
        case .name(let name): name
        case .pointer(let text):
          JSONPointer(fragment: text)?.tokens.filter { $0 != "$value" }.joined(separator: ".") ?? ""
        }
      guard let index = index(of: name) else { return nil }
      value = tokens[index].value
    }
    return nil
  }
}
