import Colorimetry
import KnownPalettes
import PaletteRules
import PaletteStudio
import SafeText
import SourceText
import ThemeFormats

/// What the page begins with.
enum StudioStart {
  case nothing
  case palette(StudioPalette)
  case file(String)

  /// The most colours of a known palette that the page offers: longer ones are scales that nobody edits colour by colour.
  private static let mostColors = 32

  static func palette(_ known: KnownPalette) -> StudioPalette? {
    let file = SourceFile(path: known.path, bytes: known.json, isBuiltIn: true)
    return (try? ThemeReader.read(file, options: ReadingOptions())).flatMap { StudioPalette($0) }
  }

  /// The known palettes that the page offers.
  static var known: [JSONValue] {
    KnownPalette.all.compactMap { known in
      guard let palette = palette(known), palette.entries.count <= mostColors else { return nil }
      return ["id": .string(known.name), "label": .string(palette.name ?? known.name)]
    }
  }
}
