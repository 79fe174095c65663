import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

private let sets = """
  ColorName,NumOfColors,Type,CritVal,ColorNum,ColorLetter,R,G,B,SchemeType
  Quay,3,qual,,1,A,27,108,168,Qualitative
  ,,,,2,B,196,106,43,
  ,,,,3,C,85,107,47,
  Quay,4,qual,,1,A,27,108,168,
  ,,,,2,B,196,106,43,
  Fog,3,seq,,1,A,240,240,245,Sequential
  ,,,,2,B,150,150,170,
  ,,,,3,C,60,60,90,

  """

struct PaletteTableTests {
  @Test func `ColorBrewer's export: a blank name continues the palette above`() throws {
    let theme = try readTheme(sets, path: "sets.csv")
    #expect(theme.format == "csv" && theme.problems.isEmpty)
    #expect(theme.palettes.map(\.name) == ["Quay 3", "Quay 4", "Fog 3"])
    #expect(theme.palettes.map(\.kind) == [.categorical, .categorical, .sequential])
    #expect(theme.palettes.map(\.colors.count) == [3, 2, 3])
    #expect(theme.palettes[0].colors.map(\.hex) == ["#1b6ca8", "#c46a2b", "#556b2f"])
    try expectRoundTrip(theme, numbers: 255)
  }

  @Test(arguments: [
    ("name,hex\nink,#101418\nsea,1B6CA8\n", ["ink", "sea"], ["#101418", "#1b6ca8"]),
    ("colour;Name\n\"#101418\";ink\n#1b6ca8;\n", ["ink", "#1b6ca8"], ["#101418", "#1b6ca8"]),
    ("id,note,x\n1,dark,#101418\n2,,#1b6ca8\n3,none,\n", ["#101418", "#1b6ca8"], ["#101418", "#1b6ca8"]),
    ("#101418,#1b6ca8,c46a2b", ["#101418", "#1b6ca8", "#c46a2b"], ["#101418", "#1b6ca8", "#c46a2b"]),
    ("#101418\n#1b6ca8\n", ["#101418", "#1b6ca8"], ["#101418", "#1b6ca8"]),
    ("264653,2a9d8f,e9c46a\n", ["#264653", "#2a9d8f", "#e9c46a"], ["#264653", "#2a9d8f", "#e9c46a"]),
  ])
  func `a column of hex colours, or nothing but colours, is one palette`(
    text: String, names: [String], hexes: [String]
  ) throws {
    let theme = try readTheme(text, path: "list.csv")
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.modes[0].series.map(\.name) == names)
    #expect(theme.modes[0].series.map(\.color.hex) == hexes)
    try expectRoundTrip(theme)
  }

  @Test(arguments: [
    "Dead,#1f77b4\nSea,#2a9d8f\n", "#1f77b4;Dead\n#2a9d8f;Sea\n", "1,Dead,1f77b4\n2,Sea,2a9d8f\n",
    "Dead,31,119,180\nSea,42,157,143\n",
  ])
  func `a table without a header has names and colours`(text: String) throws {
    let series = try readTheme(text, path: "x.csv").modes[0].series
    #expect(series.map(\.name) == ["Dead", "Sea"] && series.map(\.color.hex) == ["#1f77b4", "#2a9d8f"])
  }

  @Test func `several columns of colours are a palette each, unless one is called so`() throws {
    let palettes = try readTheme("warm,cool\n#101418,#1b6ca8\n#c46a2b,#556b2f\n", path: "list.csv").palettes
    #expect(palettes.map(\.name) == ["warm", "cool"] && palettes.map(\.colors.count) == [2, 2])
    let theme = try readTheme("name,color,text\nsea,#101418,#ffffff\nsand,#c46a2b,#ffffff\n", path: "list.csv")
    #expect(theme.modes[0].series.map(\.name) == ["sea", "sand"] && theme.unjudged.count == 1)
  }

  @Test func `columns called light and dark are the modes of one palette`() throws {
    let theme = try readTheme("name,light,Dark\nsea,#101418,#8ab4d6\nsand,#c46a2b,#f0c49a\n", path: "list.csv")
    #expect(theme.palettes.isEmpty && theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes.map { $0.series.map(\.name) } == [["sea", "sand"], ["sea", "sand"]])
    #expect(theme.modes[0].unknownGround == nil && theme.modes[1].unknownGround != nil)
  }

  @Test func `several colours in the row of a palette are its own`() throws {
    let text = "palette,color1,color2\nwarm,#d62728,#267326\ncool,#1f77b4,#6a51a3\n"
    let palettes = try readTheme(text, path: "list.csv").palettes
    #expect(palettes.map(\.name) == ["warm", "cool"] && palettes.map(\.colors.count) == [2, 2])
  }

  @Test func `a first row with an invalid code is no header`() throws {
    let theme = try readTheme("sea,#00000g\nsand,#c46a2b\nmoss,#556b2f\n", path: "list.csv")
    #expect(theme.problems.count == 1 && theme.modes[0].series.map(\.name) == ["sand", "moss"])
  }

  @Test func `several rows of colours are a palette each`() throws {
    let theme = try readTheme("#101418,#1b6ca8\n#c46a2b,#556b2f,\n", path: "list.csv")
    #expect(theme.palettes.map(\.name) == ["1", "2"] && theme.palettes.map(\.colors.count) == [2, 2])
    try expectRoundTrip(theme)
  }

  @Test func `numbers may go to 255 or to 1`() throws {
    let bytes = try readTheme("red,green,blue,name\n27,108,168,sea\n196, 106, 43,sand\n", path: "a.csv")
    #expect(bytes.modes[0].series.map(\.color.hex) == ["#1b6ca8", "#c46a2b"])
    #expect(bytes.modes[0].series.map(\.name) == ["sea", "sand"])
    try expectRoundTrip(bytes, numbers: 255)
    let parts = try readTheme("r,g,b\n0.5,0,1\n1,0.25,0\n", path: "a.csv")
    #expect(parts.modes[0].series.map(\.color.srgb) == [SRGB(0.5, 0, 1), SRGB(1, 0.25, 0)])
    try expectRoundTrip(parts, numbers: 1)
  }

  @Test func `rows of three numbers without a header are a ramp when they go to 1, else colours`() throws {
    let ramp = try readTheme("0.1,0.1,0.1\n0.5,0.5,0.6\n0.9,0.9,0.8\n", path: "maps/fog.csv")
    #expect(ramp.modes[0].ramps.map(\.name) == ["fog"] && ramp.modes[0].ramps[0].kind == .sequential)
    #expect(ramp.notes == [ReadingNote.oneRamp(3, "sequential")])
    try expectRoundTrip(ramp, numbers: 1)
    let list = try readTheme("27,108,168\n196,106,43\n85,107,47\n", path: "a.csv")
    #expect(list.modes[0].series.map(\.color.hex) == ["#1b6ca8", "#c46a2b", "#556b2f"])
  }

  @Test func `a long table keeps its palettes apart by their names, and counts what is not a colour`() throws {
    let text = "palette,hex\none,#1b6ca8\none,NA\none,red3\ntwo,#c46a2b\ntwo,#556b2f\n"
    let theme = try readTheme(text, path: "a.csv")
    #expect(theme.palettes.map(\.name) == ["one", "two"])
    #expect(
      theme.notes.contains(
        ReadingNote.skippedEntries("one", 2, "'NA' (line 3), 'red3' (line 4)")))
  }

  @Test func `a colour with a digit missing, and a number out of range, are problems at their places`() throws {
    let hex = try readTheme("hex\n#1b6ca8\n#1b6ca\n#c46a2b\n", path: "a.csv")
    #expect(
      hex.problems.map(\.sentence) == [
        ReadingProblem.unreadableColor("'#1b6ca' has 5 hex digits: a colour has 3, 4, 6 or 8")
      ])
    #expect(hex.problems[0].origin?.start == SourcePosition(line: 3, column: 1))
    let numbers = try readTheme("r,g,b\n1,2,3\n4,5,600\n", path: "a.csv")
    #expect(numbers.problems.map(\.sentence) == [FormatProblem.notNumbers("4, 5, 600", "three", 255)])
    #expect(numbers.problems[0].origin?.start == SourcePosition(line: 3, column: 1))
  }

  @Test func `tables of CMYK and of other things are refused`() {
    #expect(refusal("ColorName,C,M,Y,K\nQuay,50,0,50,0\n", path: "cb.csv")?.reason == .noChartColors)
    #expect(refusal("year,sales\n2020,10\n2021,12\n", path: "a.csv")?.reason == .noChartColors)
    #expect(refusal("", path: "a.csv")?.reason == .noChartColors)
  }

  @Test func `a large table of other things is recognized by its first rows`() throws {
    let text =
      "year,sales\n" + String(repeating: "2020,10\n", count: 100)
      + String(repeating: "#1b6ca8,#c46a2b\n", count: 1_000)
    #expect(refusal(text, path: "a.csv")?.reason == .noChartColors)
  }

  @Test func `a line of very many colours is refused by their number, and words in it are not counted`() {
    let colors = (0..<3_000).map { "#" + String(0x100000 + $0 * 997, radix: 16) }.joined(separator: ",")
    let problem = refusal(colors + ",word,word\n", path: "long.csv")
    #expect(problem?.sentence == ReadingProblem.tooMany(3000, "series", 2048))
  }

  @Test(arguments: [("charts/series1.csv", false), ("charts/palette.csv", true), ("colors/chart.csv", true)])
  func `a found table of three numbers in a row is a palette where its name speaks of colours`(
    path: String, isFound: Bool
  ) {
    var options = ReadingOptions()
    options.isFound = true
    let text = "27,108,168\n196,106,43\n85,107,47\n"
    #expect((refusal(text, path: path, options: options) == nil) == isFound)
  }
}
