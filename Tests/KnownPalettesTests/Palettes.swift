import KnownPalettes
import PaletteRules
import SourceText
import ThemeFormats

/// The palettes as the command reads them, by name.
let published: [PublishedPalette] = KnownPalette.all.compactMap { known in
  try? PublishedPaletteReader.read(SourceFile(path: known.path, bytes: known.json), name: known.name)
}

/// Every categorical one, measured once for all tests.
private let measurements = Dictionary(
  uniqueKeysWithValues: published.filter { $0.kind == .categorical }.map { palette in
    (palette.name, PaletteMeasurement(palette.colors.map(\.srgb)))
  })

extension PublishedPalette {
  static func named(_ name: String) -> PublishedPalette? { published.first { $0.name == name } }
  var measured: PaletteMeasurement { measurements[name] ?? PaletteMeasurement([]) }
}
