import Colorimetry
import FileAccess
import KnownPalettes
import PaletteRules
import SourceText
import Testing
import ThemeFormats

struct KnownPaletteTests {
  /// The folder `palettes/` of this checkout.
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/") + "/palettes"

  @Test func `the list matches the folder, sorted by name`() throws {
    let listing = try FileAccess.list(Self.folder) { _ in false }
    let names = listing.files.compactMap { path in
      path.hasSuffix(".json") ? String(path.dropFirst(Self.folder.count + 1).dropLast(5)) : nil
    }
    #expect(KnownPalette.all.map(\.name) == names.sorted())
    #expect(names.count >= 40)
  }

  @Test(arguments: KnownPalette.all.map(\.name))
  func `a palette is its file`(name: String) throws {
    let known = try #require(KnownPalette.named(name))
    #expect(known.json == (try FileAccess.read(Self.folder + "/\(name).json", limit: 1 << 20)))
    #expect(known.path == "palette:\(name)")
    #expect(name.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) })
  }

  @Test func `names are found in upper and lower case`() {
    #expect(KnownPalette.named("Okabe-ITO")?.name == "okabe-ito")
    #expect(KnownPalette.named("okabe ito") == nil && KnownPalette.named("") == nil)
  }

  @Test(arguments: KnownPalette.all.map(\.name))
  func `every colour of a palette has its stated position`(name: String) throws {
    let known = try #require(KnownPalette.named(name))
    let theme = try ThemeReader.read(SourceFile(path: known.path, bytes: known.json))
    #expect(!theme.colorsInOrder.isEmpty)
    for color in theme.colorsInOrder {
      let bytes = color.definition.file.bytes[color.definition.range].dropFirst().dropLast()
      #expect(try Color(css: String(decoding: bytes, as: UTF8.self)) == color.authored)
    }
  }

  @Test(arguments: KnownPalette.all.map(\.name))
  func `a palette reads without notes or problems`(name: String) throws {
    let known = try #require(KnownPalette.named(name))
    let file = SourceFile(path: known.path, bytes: known.json)
    let theme = try ThemeReader.read(file)
    #expect(theme.problems.map(\.message) == [] && theme.notes == [] && theme.remarks.isEmpty)
    #expect(theme.format == "palettecheck" && theme.modes.count == 1)
    let palette = try PublishedPaletteReader.read(file, name: name)
    #expect(palette.series.isEmpty != (palette.ramp == nil))
    #expect(palette.colors.count >= 3)
    #expect(palette.theme.name != nil)
    for color in palette.colors {
      // As every other file writes them, and with nothing behind them.
      let written = String(decoding: known.json[color.origin.range], as: UTF8.self)
      #expect(written == "\"\(color.srgb.hex)\"" && color.alpha == 1)
    }
    #expect(Set(palette.series.map(\.name)).count == palette.series.count)
    #expect(palette.source.url.hasPrefix("https://") && palette.claim.hasSuffix("."))
    #expect(palette.classFlags.isEmpty != name.hasPrefix("brewer-"))
  }

  @Test func `a file without its facts is refused`() {
    let text = ##"{"palettecheck": 1, "series": ["#000000", "#ffffff"]}"##
    #expect(throws: ThemeProblem.self) {
      try PublishedPaletteReader.read(SourceFile(path: "bare.json", bytes: Array(text.utf8)), name: "bare")
    }
  }
}
