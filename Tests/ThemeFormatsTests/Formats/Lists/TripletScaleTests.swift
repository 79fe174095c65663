import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct TripletScaleTests {
  @Test func `seaborn's palettes are triplets up to 1`() throws {
    let theme = try readTheme(
      ##"{"quay": [[0.1, 0.42, 0.66], [0.77, 0.42, 0.17], [1.0, 0.0, 0.5]], "fog": [[0.5, 0.25, 1, 0.5], [0, 1e0, 0.0]]}"##
    )
    #expect(theme.palettes.map(\.name) == ["quay", "fog"])
    #expect(theme.palettes[0].colors.map(\.hex) == ["#1a6ba8", "#c46b2b", "#ff0080"])
    #expect(theme.palettes[1].colors.map(\.hex) == ["#8040ff80", "#00ff00"])
    #expect(theme.notes == [ReadingNote.palettes(2)])
  }

  @Test func `bytes stay bytes, and one number above 1 tells`() throws {
    let theme = try readTheme("[[27, 108, 168], [0, 0, 1], [1, 1, 1]]")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#1b6ca8", "#000001", "#010101"])
    #expect(theme.notes == [])
  }

  @Test func `zeros and ones are parts of 1`() throws {
    let theme = try readTheme(##"{"bright": [[0, 0, 1], [1, 1, 0]], "dark": [[10, 20, 30], [40, 50, 60]]}"##)
    #expect(theme.palettes[0].colors.map(\.hex) == ["#0000ff", "#ffff00"])
  }

  @Test(arguments: ["[[0.5, 20, 30], [1, 2, 3.5]]", "[[-1, 0, 0]]", "[[256, 0, 0]]", "[[1, 2, 3, 4]]", "[[0.5, 0.5]]"])
  func `numbers that fit neither are not colours`(text: String) {
    #expect(refusal(text)?.reason == .noChartColors)
  }
}
