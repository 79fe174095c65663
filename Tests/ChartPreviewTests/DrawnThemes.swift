import Colorimetry
import PaletteRules
import PangoCairo
import SourceText

/// Themes to draw.
enum DrawnThemes {
  static let tenColors = [
    "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
    "#005f73", "#ae2012", "#94d2bd", "#ee9b00",
  ]

  static func color(_ css: String) throws -> ThemeColor {
    let file = SourceFile(path: "drawn.json", bytes: Array(css.utf8))
    return ThemeColor(try Color(css: css), origin: TokenOrigin(file: file, range: 0..<css.utf8.count))
  }

  static func mode(_ colors: [String], isDark: Bool = false, names: [String] = []) throws -> ThemeMode {
    let series = try colors.enumerated().map { index, css in
      let name = names.indices.contains(index) ? names[index] : "Series \(index + 1)"
      return Series(name: name, token: "s\(index)", color: try color(css))
    }
    return ThemeMode(
      name: isDark ? "dark" : "light", background: try color(isDark ? "#14181d" : "#ffffff"),
      text: try color(isDark ? "#f2f4f6" : "#1b1f24"), series: series)
  }

  static func theme(_ mode: ThemeMode) -> Theme {
    Theme(path: "drawn.json", format: "palettecheck", formatLabel: "palettecheck theme", modes: [mode])
  }

  static func fonts() throws -> FontMap {
    let folder = "/usr/share/fonts/truetype/dejavu"
    return try FontMap(files: ["\(folder)/DejaVuSans.ttf", "\(folder)/DejaVuSans-Bold.ttf"])
  }
}
