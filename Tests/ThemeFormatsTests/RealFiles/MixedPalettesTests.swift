import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct MixedPalettesTests {
  @Test
  func `of six and eight digits, nulls, names of R and hex without # what is a colour is taken, the rest counted`()
    throws
  {
    let json = try readTheme(
      ##"{"quay": ["#1B6CA8", "#C46A2BFF", null, "red3", "556b2f", "purple4", "#77777780"], "fog": ["#eee", "#777"]}"##)
    #expect(json.palettes.map(\.name) == ["quay", "fog"])
    #expect(json.palettes[0].colors.map(\.hex) == ["#1b6ca8", "#c46a2b", "#556b2f", "#77777780"])
    #expect(
      json.notes.contains(
        ReadingNote.skippedEntries("quay", 3, "'red3' (line 1), 'purple4' (line 1)")))
    #expect(json.unjudged.count == 1)
    let table = try readTheme(
      "palette,hex\nquay,#1B6CA8\nquay,#C46A2BFF\nquay,\nquay,red3\nquay,556b2f\nquay,NA\n", path: "p.csv")
    #expect(table.modes[0].series.map(\.color.hex) == ["#1b6ca8", "#c46a2b", "#556b2f"])
    #expect(table.notes.contains { $0.isA(ReadingNote.skippedEntries) && $0.arguments[2] != "" })
  }
}
