import PaletteCharts
import PaletteRules
import SafeText

/// Symbols and patterns as SVG: the same outlines and rhythms that previews draw.
enum SymbolMarkup {
  /// px²; what previews draw where a theme does not say.
  static let area = SymbolSizes.defaultArea

  /// The outline of a symbol around 0, 0 as the data of a path; nil for none.
  static func path(_ symbol: Symbol) -> String? {
    guard let outline = SymbolOutline(symbol) else { return nil }
    let scale = outline.scale(asDiscOf: area)
    switch outline {
    case .circle(let radius, let hole):
      // The hole the other way round, so that the inside is outside.
      return disc(radius * scale, sweep: 1) + (hole > 0 ? disc(hole * scale, sweep: 0) : "")
    case .polygons(let polygons):
      return polygons.map { polygon in
        "M" + polygon.map { "\(fine($0.x * scale)) \(fine(-$0.y * scale))" }.joined(separator: "L") + "Z"
      }.joined()
    }
  }

  /// A symbol that others refer to as `#m3`.
  static func definition(_ symbol: Symbol, series index: Int) -> HTML? {
    path(symbol).map { "<path id=\"m\(index)\" d=\"\($0)\"/>" }
  }

  /// A pattern that others refer to as `#p3`; its strokes are in the colour of class `i3` on a mark, and of the mark itself,
  /// class `c3`, on the pale fill of an area.
  static func definition(_ pattern: Series.Pattern, series index: Int, isOnArea: Bool = false) -> HTML? {
    let (tile, content): (HTML, HTML)
    switch pattern {
    case .none: return nil
    case .diagonal: (tile, content) = (turned(45), "<path d=\"M3 0V6\" stroke-width=\"1.5\"/>")
    case .diagonalBack: (tile, content) = (turned(-45), "<path d=\"M3 0V6\" stroke-width=\"1.5\"/>")
    case .crosshatch: (tile, content) = (turned(45), "<path d=\"M3 0V6M0 3H6\" stroke-width=\"1.5\"/>")
    case .horizontal: (tile, content) = (upright(6), "<path d=\"M0 3H6\" stroke-width=\"2\"/>")
    case .vertical: (tile, content) = (upright(6), "<path d=\"M3 0V6\" stroke-width=\"2\"/>")
    case .grid: (tile, content) = (upright(6), "<path d=\"M3.5 0V6M0 3.5H6\" stroke-width=\"1\"/>")
    case .dots:
      // Four pixels across without the corners, every second row half a step aside.
      (tile, content) = (
        upright(12),
        "<path class=\"spot\" d=\"M2 1h2v4h-2zM1 2h4v2h-4zM-1 7h2v4h-2zM-2 8h4v2h-4zM5 7h2v4h-2zM4 8h4v2h-4z\"/>"
      )
    case .squares: (tile, content) = (upright(6), "<path class=\"spot\" d=\"M2 2h3v3h-3z\"/>")
    }
    return
      "<pattern id=\"p\(index)\" class=\"\(isOnArea ? "c" : "i")\(index)\" patternUnits=\"userSpaceOnUse\" \(tile)>\(content)</pattern>"
  }

  private static func turned(_ degrees: Int) -> HTML {
    "width=\"6\" height=\"6\" patternTransform=\"rotate(\(degrees))\""
  }
  private static func upright(_ height: Int) -> HTML { "width=\"6\" height=\"\(height)\"" }

  private static func disc(_ radius: Double, sweep: Int) -> String {
    let r = fine(radius)
    return "M\(fine(-radius)) 0A\(r) \(r) 0 1 \(sweep) \(r) 0A\(r) \(r) 0 1 \(sweep) \(fine(-radius)) 0Z"
  }

  /// A hundredth of a pixel.
  private static func fine(_ value: Double) -> String { Figures.plain((value * 100).rounded() / 100) }
}
