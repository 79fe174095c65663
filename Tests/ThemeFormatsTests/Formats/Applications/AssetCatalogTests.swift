import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// A `Contents.json` with a slot for each of these appearances.
private func colorSet(_ slots: (appearances: String, color: String)...) -> String {
  let words = ["": "", "dark": "luminosity dark", "high": "contrast high"]
  let entries = slots.map { slot -> String in
    let appearances = slot.appearances.split(separator: "+").compactMap { words[String($0)] }.map { word -> String in
      let parts = word.split(separator: " ")
      return "{\"appearance\": \"\(parts[0])\", \"value\": \"\(parts[1])\"}"
    }
    let list = appearances.isEmpty ? "" : "\"appearances\": [\(appearances.joined(separator: ", "))], "
    return "{\(list)\"idiom\": \"universal\"\(slot.color.isEmpty ? "" : ", \"color\": " + slot.color)}"
  }
  return "{\"colors\": [\(entries.joined(separator: ", "))], \"info\": {\"version\": 1}}"
}

private func srgb(_ red: String, _ green: String, _ blue: String, space: String = "srgb") -> String {
  "{\"color-space\": \"\(space)\", \"components\": {\"alpha\": \"1.000\", \"blue\": \"\(blue)\", "
    + "\"green\": \"\(green)\", \"red\": \"\(red)\"}}"
}

private func catalog(
  _ sets: [(String, String)], series: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws -> Theme {
  var options = ReadingOptions()
  options.series = series
  let files = sets.map { SourceFile(path: "App/Colors.xcassets/\($0.0)/Contents.json", bytes: Array($0.1.utf8)) }
  let theme = try ThemeReader.read(folder: "App/Colors.xcassets", files: files, options: options)
  expectColorsInPlace(theme, files: files, sourceLocation: sourceLocation)
  return theme
}

private func one(_ color: String) throws -> Theme {
  try readTheme(colorSet(("", color)), path: "A.xcassets/leaf.colorset/Contents.json")
}

struct AssetCatalogTests {
  @Test func `a colour set is recognized by its contents, a catalog by its name`() throws {
    try expectRecognised(colorSet(("", srgb("1", "2", "3"))), as: "xcassets")
    #expect(try catalog([("a.colorset", colorSet(("", srgb("1", "2", "3"))))]).formatLabel == "asset catalog")
    #expect(refusal("{\"info\": {\"version\": 1}}", path: "Contents.json")?.reason == .noChartColors)
  }

  @Test func `colours beside the chart's are listed as not taken, greys and parts of a page are not`() throws {
    let sets = [
      ("Chart1", "0.1", "0.4", "0.7"), ("Chart2", "0.8", "0.3", "0.1"), ("Growth", "0.2", "0.6", "0.2"),
      ("Loss", "0.7", "0.1", "0.2"), ("Card", "1", "1", "1"), ("AccentColor", "0.9", "0.5", "0"),
    ]
    let theme = try catalog(sets.map { ("\($0.0).colorset", colorSet(("", srgb($0.1, $0.2, $0.3)))) })
    #expect(theme.modes[0].series.map(\.name) == ["Chart1", "Chart2"])
    #expect(theme.notTaken.map(\.pattern) == ["Growth,Loss"] && theme.notTaken.map(\.count) == [2])
  }

  @Test func `a single colour set is a series of one, called after its folder`() throws {
    #expect(try one(srgb("1.000", "0.690", "0.000")).modes[0].series.map(\.name) == ["leaf"])
  }

  @Test(arguments: [
    (srgb("0.388", "0.855", "0.220"), "#63da38"), (srgb("76", "217", "100"), "#4cd964"),
    (srgb("0x4C", "0xD9", "0x64"), "#4cd964"), (srgb("0.917", "0.763", "0.269", space: "display-p3"), "#f2c111"),
    (srgb("0.500", "0.250", "1.000", space: "extended-srgb"), "#8040ff"),
    (srgb("0.2159", "1.0", "0.0", space: "extended-linear-srgb"), "#80ff00"),
    (#"{"color-space": "gray-gamma-22", "components": {"white": "0.500", "alpha": "0.500"}}"#, "#80808080"),
    (#"{"color-space": "extended-gray", "components": {"white": "1.000", "alpha": "1.000"}}"#, "#ffffff"),
    (#"{"color-space": "srgb", "components": {"red": 1, "green": 0.5, "blue": 0}}"#, "#ff8000"),
    (#"{"platform": "ios", "reference": "systemBlueColor"}"#, "#0088ff"),
  ])
  func `every spelling and space of a component is read`(color: String, hex: String) throws {
    let theme = try one(color)
    #expect(theme.modes[0].series.map(\.color.hex) == [hex])
    let origin = try #require(theme.modes[0].series.first).color.definition
    #expect(String(decoding: origin.file.bytes[origin.range], as: UTF8.self) == color)
  }

  @Test func `a colour outside sRGB is mapped into it, and remarked`() throws {
    let theme = try one(srgb("1.200", "-0.100", "0.100", space: "extended-srgb"))
    #expect(theme.remarks.count == 1 && theme.modes[0].series.count == 1)
  }

  @Test(arguments: [
    (srgb("1.200", "0", "0"), "the component 'red' is no number of its range: '1.200'"),
    (srgb("300", "0", "0"), "the component 'red' is no number of its range: '300'"),
    (srgb("red", "0", "0"), "the component 'red' is no number of its range: 'red'"),
    (srgb("0", "0", "0", space: "sRGB"), "'sRGB' is not a colour space of a catalog"),
    (#"{"color-space": "srgb", "components": {"red": "1.0", "green": "1.0"}}"#, "the component 'blue' is missing"),
    (#"{"platform": "ios"}"#, "a colour needs 'color-space' and 'components', or a 'reference'"),
  ])
  func `a colour that is none is a problem at its place`(color: String, message: String) throws {
    let theme = try one(color)
    #expect(theme.problems.map(\.message) == [message] && theme.problems.first?.token == "leaf")
    #expect(theme.problems.first?.origin?.range.isEmpty == false)
  }

  @Test func `appearances are modes, and one that is missing falls back`() throws {
    let sets = [
      ("chart 1.colorset", colorSet(("", srgb("0", "0", "10")), ("dark", srgb("0", "0", "20")))),
      ("chart 2.colorset", colorSet(("", srgb("0", "0", "30")), ("high", srgb("0", "0", "40")), ("dark", ""))),
      (
        "chart 3.colorset",
        colorSet(("", srgb("0", "0", "50")), ("dark+high", srgb("0", "0", "60")), ("dark", srgb("0", "0", "70")))
      ),
    ]
    let theme = try catalog(sets)
    #expect(theme.modes.map(\.name) == ["light", "dark", "increaseContrast", "dark+increaseContrast"])
    let hexes = theme.modes.map { $0.series.map(\.color.hex) }
    #expect(hexes[0] == ["#00000a", "#00001e", "#000032"] && hexes[1] == ["#000014", "#00001e", "#000046"])
    #expect(hexes[2] == ["#00000a", "#000028", "#000032"] && hexes[3] == ["#000014", "#000028", "#00003c"])
  }

  @Test(arguments: [("luminosity", "tinted"), ("luminosity", "drak"), ("tint", "dark")])
  func `an appearance that is not judged counts as not checked, and represents no other`(kind: String, value: String)
    throws
  {
    let other = colorSet(("dark", srgb("1", "1", "1")), ("", srgb("1", "2", "3")))
      .replacing("\"luminosity\"", with: "\"\(kind)\"").replacing("\"dark\"", with: "\"\(value)\"")
    let theme = try catalog([("chart1.colorset", other), ("chart2.colorset", colorSet(("", srgb("4", "5", "6"))))])
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == [["#010203", "#040506"]])
    #expect(theme.problems.isEmpty && theme.unjudged == [UnjudgedReason.unjudgedAppearance("chart1")])
  }

  @Test func `a set without a colour for a mode is counted as not checked`() throws {
    let theme = try catalog([
      ("chart1.colorset", colorSet(("", srgb("1", "2", "3")))), ("chart2.colorset", colorSet(("", ""))),
    ])
    #expect(theme.modes[0].series.map(\.color.hex) == ["#010203"])
    #expect(theme.unjudged == [UnjudgedReason.noColorInMode("chart2", "light")])
    let dark = try catalog([
      ("chart1.colorset", colorSet(("", srgb("1", "2", "3")))),
      ("chart2.colorset", colorSet(("dark", srgb("4", "5", "6")))),
      ("AccentColor.colorset", colorSet(("", ""))),
    ])
    #expect(dark.unjudged == [UnjudgedReason.noColorInMode("chart2", "light")])
  }

  @Test func `system colours follow the mode, and unknown ones are counted as not checked`() throws {
    let green = #"{"platform": "universal", "reference": "systemGreenColor"}"#
    let other = #"{"platform": "universal", "reference": "linkColor"}"#
    let theme = try catalog([
      ("chart1.colorset", colorSet(("", srgb("1", "2", "3")), ("dark", green), ("high", green), ("dark+high", green))),
      ("chart2.colorset", colorSet(("", other))),
    ])
    #expect(theme.modes.map { $0.series.first?.color.hex } == ["#010203", "#30d158", "#008932", "#4ad968"])
    #expect(theme.unjudged == [UnjudgedReason.systemColor("chart2", "linkColor")])
    #expect(theme.notes.contains(ReadingNote.systemColor("systemGreenColor")))
  }

  @Test func `a dark appearance stands on the system's black, which stands in no file`() throws {
    let sets = [("chart1.colorset", colorSet(("", srgb("1", "2", "3")), ("dark", srgb("0.5", "1", "1"))))]
    let dark = try #require(try catalog(sets).modes.last)
    #expect(dark.background?.hex == "#000000" && dark.background?.origin.file.isBuiltIn == true)
    let broken = colorSet(("", srgb("1", "1", "1")), ("dark", srgb("x", "1", "1")))
    let theme = try catalog(sets + [("Background.colorset", broken)])
    #expect(theme.problems.count == 1 && theme.modes.last?.background == nil)
    #expect(theme.modes.last?.unknownGround == "'Background' is the background, and its colour is not known")
  }

  @Test func `names that speak of charts make the series, by number, and a guess is reported`() throws {
    let color = colorSet(("", srgb("1", "2", "3")))
    let theme = try catalog([
      ("Data Visualization 10.colorset", color), ("Data Visualization 2.colorset", color),
      ("Brand.colorset", color), ("Background Primary.colorset", color),
    ])
    #expect(theme.modes[0].series.map(\.token) == ["Data Visualization 2", "Data Visualization 10"])
    #expect(theme.modes[0].background != nil)
    #expect(theme.notes.contains { $0.isA(ReadingNote.seriesTaken) && $0.arguments[1] == "2" })
  }

  @Test func `numbers alone make no series`() throws {
    let color = colorSet(("", srgb("1", "2", "3")))
    let problem = #expect(throws: ThemeProblem.self) {
      try catalog([("blue900.colorset", color), ("red100.colorset", color)])
    }
    #expect(problem?.reason == .noChartColors && problem?.help?.contains("blue900, red100") == true)
  }

  @Test func `series that are named are taken in that order, and a wrong name has a suggestion`() throws {
    let color = colorSet(("", srgb("1", "2", "3")))
    let sets = [("carbs.colorset", color), ("glucose.colorset", color), ("other.colorset", color)]
    #expect(try catalog(sets, series: ["glucose", "carbs"]).modes[0].series.map(\.name) == ["glucose", "carbs"])
    let problem = #expect(throws: ThemeProblem.self) { try catalog(sets, series: ["glucos"]) }
    #expect(problem?.help == "did you mean 'glucose'?")
  }

  @Test func `a folder that provides a namespace is part of the name`() throws {
    let color = colorSet(("", srgb("1", "2", "3")))
    let theme = try catalog(
      [
        ("Charts", #"{"info": {}, "properties": {"provides-namespace": true}}"#), ("Charts/a.colorset", color),
        ("Plain", #"{"info": {}}"#), ("Plain/a.colorset", color),
      ], series: ["Charts/a", "a"])
    #expect(theme.modes[0].series.map(\.token) == ["Charts/a", "a"])
  }

  @Test func `a broken set is a problem in its own file, and the others are read`() throws {
    let theme = try catalog(
      [("a.colorset", colorSet(("", srgb("1", "2", "3")))), ("b.colorset", "{\"colors\": [}")], series: ["a"])
    #expect(theme.modes[0].series.count == 1)
    #expect(theme.problems.map(\.path) == ["App/Colors.xcassets/b.colorset/Contents.json"])
  }
}
