import KnownPalettes
import PaletteGate
import PaletteRules
import SourceText
import ThemeFormats

extension ReadInput {
  /// A well-known palette with notes on what its makers say of it and where its colours come from; any other input as it
  /// is.
  var withProvenance: ReadInput {
    guard let known = KnownPalette.all.first(where: { $0.path == path }), theme?.isBuiltIn == true else { return self }
    let file = SourceFile(path: known.path, bytes: known.json, isBuiltIn: true)
    guard let palette = try? PublishedPaletteReader.read(file, name: known.name) else { return self }
    var input = self
    input.theme?.notes += palette.provenance
    return input
  }
}

extension Theme {
  /// Whether its colours are a part of the program.
  fileprivate var isBuiltIn: Bool {
    modes.contains { mode in
      (mode.series.map(\.color) + mode.ramps.flatMap { $0.stops.map(\.color) }).contains { $0.origin.file.isBuiltIn }
    }
  }
}

extension PublishedPalette {
  /// What its makers say, whole, and where it was published, a sentence each.
  fileprivate var provenance: [Message] {
    [
      InputNote.claim(claim), InputNote.source(source.authors, source.title, source.year, source.url),
      InputNote.license(source.license),
    ]
  }
}
