import Colorimetry
import PaletteRules
import PaletteStudio
import SourceText
import Testing
import ThemeFormats

struct PaletteExportTests {
  private static let hexes = ["#264653", "#2a9d8f", "#e9c46a", "#000000", "#ffffff"]

  private static func palette(named names: [String?] = []) -> StudioPalette {
    StudioPalette(
      hexes.enumerated().compactMap { index, hex in
        (try? Color(css: hex)).map {
          StudioPalette.Entry(name: names.indices.contains(index) ? names[index] : nil, color: $0.mappedToSRGB.srgb)
        }
      }, ground: SRGB(bytes: 0x16, 0x18, 0x1d))
  }

  @Test(
    arguments: PaletteExport.allCases,
    [
      [], ["Coast", nil, "Coast", "é \"x\"\\", nil], ["Coast", "Valley", "Coast", "b", "a"],
      ["e", "d 2", "c", "b", "a"],
    ])
  func `exports are read again with the same colours`(export: PaletteExport, names: [String?]) throws {
    let file = SourceFile(path: export.fileName, bytes: Array(export.text(Self.palette(named: names)).utf8))
    let theme = try ThemeReader.read(file, options: ReadingOptions())
    let mode = try #require(theme.palettesAsThemes.first?.modes.first)
    #expect(mode.series.map(\.color.srgb.hex) == Self.hexes)
    if export != .hex { #expect(Surfaces(mode).plot.color?.hex == "#16181d") }
  }

  @Test(arguments: ["\"); system(\"x\")", "*/ } body {", "\n# x", "\\(x)", "'; x('", "</script>"])
  func `exports keep hostile names inside their strings`(name: String) {
    for export in PaletteExport.allCases {
      let text = export.text(Self.palette(named: [name]))
      let plain = export.text(Self.palette(named: ["x"]))
      #expect(text.split(separator: "\n").count == plain.split(separator: "\n").count, "\(export)")
      #expect(!text.contains(name) || !name.contains("\""), "\(export)")
      #expect(export != .css || text == plain)
    }
  }

  @Test
  func `exports hold symbols, dashes and patterns in a theme, which reads as they are`() throws {
    var palette = Self.palette(named: ["a", "b"])
    palette.entries[0].symbol = .triangleDown
    palette.entries[1].dash = [6, 3]
    palette.entries[2].pattern = .crosshatch
    palette.entries[2].mark = .bar
    let theme = try ThemeReader.read(
      SourceFile(path: StudioPalette.fileName, bytes: Array(palette.theme.utf8)), options: ReadingOptions())
    let read = try #require(StudioPalette(theme))
    #expect(read.theme == palette.theme)
    #expect(theme.problems.isEmpty && theme.remarks.isEmpty)
  }

  @Test(arguments: PaletteExport.allCases)
  func `exports keep opacities, and a theme keeps what is context`(export: PaletteExport) throws {
    var palette = Self.palette()
    palette.entries[1].alpha = 0.5
    palette.entries[2].isContext = true
    let file = SourceFile(path: export.fileName, bytes: Array(export.text(palette).utf8))
    let mode = try #require(
      try ThemeReader.read(file, options: ReadingOptions()).palettesAsThemes.first?.modes.first)
    #expect(mode.series.map(\.color.srgb.hex) == Self.hexes)
    #expect(mode.series.map { ($0.alpha * 100).rounded() } == [100, 50, 100, 100, 100])
    #expect(export != .theme || mode.series.map(\.isContext) == [false, false, true, false, false])
  }

  @Test(arguments: [NamedPalette.Kind.sequential, .diverging, .cyclic])
  func `exports of scales are read as scales`(kind: NamedPalette.Kind) throws {
    var palette = Self.palette()
    palette.kind = kind
    let theme = try ThemeReader.read(
      SourceFile(path: StudioPalette.fileName, bytes: Array(palette.theme.utf8)), options: ReadingOptions())
    #expect(StudioPalette(theme)?.kind == kind)
    #expect(StudioPalette(theme)?.entries.map(\.color.hex) == Self.hexes)
  }
}
