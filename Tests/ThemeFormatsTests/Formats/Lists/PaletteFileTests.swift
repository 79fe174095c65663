import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// GIMP's and JASC's palettes.
struct PaletteFileTests {
  @Test func `a GIMP palette has a name, and its colours have theirs`() throws {
    let text =
      "GIMP Palette\r\nName: Harbour walls\r\nColumns: 3\r\n#\r\n# a comment\r\n 27 108 168\tSea\r\n196\t106\t43  Wet Sand\r\n 85 107  47\tUntitled\r\n"
    let theme = try readTheme(text, path: "harbour.gpl")
    #expect(theme.format == "gpl" && theme.name == "Harbour walls" && theme.problems.isEmpty)
    #expect(theme.modes[0].series.map(\.name) == ["Sea", "Wet Sand", "#556b2f"])
    #expect(theme.modes[0].series.map(\.color.hex) == ["#1b6ca8", "#c46a2b", "#556b2f"])
    try expectRoundTrip(theme, numbers: 255)
    #expect(try readTheme(text, path: "-").format == "gpl")
  }

  @Test func `a GIMP palette may have an opacity, and no first line`() throws {
    let text = "Channels: RGBA\n27 108 168 255 Sea\n0 0 0 51\n"
    let theme = try readTheme(text, path: "x.gpl")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#1b6ca8", "#00000033"])
    #expect(theme.notes == [ReadingNote.noHeader()])
    try expectRoundTrip(theme, numbers: 255)
  }

  @Test(arguments: [("27 108", "27, 108"), ("27 108 256 Sea", "27, 108, 256"), ("27 -1 3", "27, -1, 3")])
  func `a line that is not a colour is a problem at its place`(line: String, numbers: String) throws {
    let theme = try readTheme("GIMP Palette\n1 2 3\n\(line)\n4 5 6", path: "x.gpl")
    #expect(theme.modes[0].series.count == 2)
    #expect(theme.problems.map(\.sentence) == [FormatProblem.notNumbers(numbers, "three", 255)])
    #expect(theme.problems[0].origin?.start == SourcePosition(line: 3, column: 1))
  }

  @Test func `a JASC palette is recognized by its first line`() throws {
    let text = "JASC-PAL\r\n0100\r\n3\r\n27 108 168\r\n196 106 43\r\n85 107 47\r\n"
    let theme = try readTheme(text, path: "-")
    #expect(theme.format == "jasc" && theme.notes.isEmpty && theme.problems.isEmpty)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#1b6ca8", "#c46a2b", "#556b2f"])
    try expectRoundTrip(theme, numbers: 255)
  }

  @Test func `a JASC palette that miscounts is read, one without a count is not`() throws {
    #expect(
      try readTheme("JASC-PAL\n0200\n1\n1 2 3\n4 5 6\n", path: "a.pal").notes == [
        ReadingNote.otherVersion("0200"), ReadingNote.moreColors(1, 2),
      ])
    let cut = try readTheme("JASC-PAL\n0100\n3\n1 2 3\n4 5 6\n", path: "a.pal")
    #expect(cut.problems.map(\.message) == [ReadingNote.moreColors(3, 2).text])
    #expect(cut.problems[0].origin?.start == SourcePosition(line: 3, column: 1) && cut.modes[0].series.count == 2)
    let problem = refusal("JASC-PAL\n0100\nthree\n1 2 3\n", path: "a.pal")
    #expect(problem?.sentence == FormatProblem.noCount())
    #expect(problem?.origin?.start == SourcePosition(line: 3, column: 1))
    #expect(refusal("JASC-PAL\n0100\n0\n", path: "a.pal")?.reason == .noChartColors)
  }

  @Test func `Microsoft's binary palette is refused with what it is`() {
    let problem = refusal("RIFF\u{10}\u{4}\u{0}\u{0}PAL data", path: "a.pal")
    #expect(problem?.sentence == Refusal.binaryPalette())
    #expect(problem?.help == "save it as a JASC or a GIMP palette, or list its colours with one on each line")
  }

  @Test func `exports with a name beside each colour keep it`() throws {
    let text = ##"[{"name": "Sea", "hex": "1b6ca8", "rgb": [27, 108, 168]}, {"name": "Sand", "hex": "c46a2b"}]"##
    let theme = try readTheme(text)
    #expect(theme.modes[0].series.map(\.name) == ["Sea", "Sand"])
    try expectRoundTrip(theme)
  }

  @Test func `a theme of Visual Studio Code is named`() {
    let text = ##"{"name": "x", "colors": {"editor.background": "#fff"}, "tokenColors": []}"##
    #expect(
      refusal(text)?.sentence
        == Refusal.unreadFormat("a colour theme of Visual Studio Code"))
  }
}
