import Colorimetry
import PNGCodec
import Palette
import SourceText
import Testing

@testable import PaletteCheckCLI

/// The little pictures of the HTML report.
struct SpecimenTests {
  private static let file = SourceFile(path: "t.json", bytes: Array("{}".utf8))

  private func series(_ hexes: [String], _ mark: Series.Mark?) throws -> [Series] {
    try hexes.enumerated().map { index, hex in
      let color = ThemeColor(try Color(css: hex), origin: TokenOrigin(file: Self.file, range: 0..<1))
      return Series(name: "s\(index)", token: "s\(index)", color: color, mark: mark)
    }
  }

  private func pixels(_ bitmap: Bitmap) -> [RGBA8: Int] {
    var counts: [RGBA8: Int] = [:]
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width { counts[bitmap[column, row], default: 0] += 1 }
    }
    return counts
  }

  @Test(arguments: [nil] + Series.Mark.allCases.map { $0 })
  func `every series shows its own colour on the ground, whatever the mark`(mark: Series.Mark?) throws {
    let series = try series(["#c0392b", "#4a7f14", "#2166ac"], mark)
    let specimen = try #require(Specimen(series, in: ThemeMode(series: series), seen: { $0 }))
    let counts = pixels(specimen.drawn().bitmap)
    for color in [RGBA8(0xC0, 0x39, 0x2B), RGBA8(0x4A, 0x7F, 0x14), RGBA8(0x21, 0x66, 0xAC)] {
      #expect(counts[color, default: 0] > 300)
    }
    #expect(counts[RGBA8(255, 255, 255), default: 0] > 20_000)
  }

  @Test func `what is seen is drawn, ground and all`() throws {
    let series = try series(["#c0392b"], .bar)
    let simulation = Simulation(.deutan)
    let seen: (SRGB) -> SRGB = { SRGB(simulation(LinearSRGB($0), convention: .clamp)) }
    let specimen = try #require(Specimen(series, in: ThemeMode(series: series), seen: seen))
    let counts = pixels(specimen.drawn().bitmap)
    #expect(counts[RGBA8(0xC0, 0x39, 0x2B)] == nil)
    #expect(counts[RGBA8(seen(series[0].color.srgb)), default: 0] > 300)
  }

  @Test func `a finding about the text shows text, one about a pair shows the pair`() throws {
    let host = FakeHost([
      "t.json": """
      { "palettecheck": 1, "background": "#ffffff", "text": "#aaaaaa",
        "series": [{ "name": "a", "color": "#5b8c2a" }, { "name": "b", "color": "#b8602f" }] }
      """
    ])
    #expect(host.run("t.json --report html=r.html") == 1)
    let page = try #require(host.text("r.html"))
    #expect(page.contains("alt=\"Text as designed\""))
    #expect(page.contains("alt=\"Line chart of b and a with deuteranopia: they look alike\""))
    #expect(page.contains("alt=\"Line chart of 2 series with deuteranopia: b and a look alike\""))
  }

  @Test func `nothing is drawn on a ground that is not known`() throws {
    let series = try series(["#c0392b"], nil)
    var mode = ThemeMode(series: series)
    mode.unknownGround = "the background is no colour"
    #expect(Specimen(series, in: mode, seen: { $0 }) == nil)
  }
}
