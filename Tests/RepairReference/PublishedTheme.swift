import Colorimetry
import KnownPalettes
import PaletteRules
import SourceText

/// A published palette as a theme.
enum PublishedTheme {
  /// The theme of a categorical palette on its background; nil for a ramp.
  static func theme(_ known: KnownPalette) -> Theme? {
    let file = SourceFile(path: known.path, bytes: known.json)
    guard let tree = try? JSONReader.read(known.json).root, let series = tree["series"]?.items else { return nil }
    func color(_ node: SourceNode?) -> ThemeColor? {
      guard let node, let css = node.string, let color = try? Color(css: css) else { return nil }
      return ThemeColor(color, origin: TokenOrigin(file: file, range: node.range))
    }
    let found = series.compactMap { node -> Series? in
      guard let name = node["name"]?.string, let color = color(node["color"]) else { return nil }
      return Series(name: name, token: "series.\(name)", color: color)
    }
    guard found.count == series.count else { return nil }
    let white = ThemeColor(Color(SRGB(bytes: 255, 255, 255)), origin: TokenOrigin(file: file, range: 0..<0))
    let background = color(tree["background"]) ?? white
    let mode = ThemeMode(name: "light", background: background, series: found)
    return Theme(path: file.path, format: "palettecheck", formatLabel: "colour palettes", modes: [mode])
  }
}
