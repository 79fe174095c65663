import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

private let moss = """
  {
    "name": "moss", "type": "registry:theme", "label": "Moss",
    "cssVars": {
      "theme": { "radius": "0.5rem", "color-chart-1": "var(--chart-1)" },
      "light": {
        "background": "0 0% 100%", "foreground": "oklch(0.2 0.02 150)", "primary-foreground": "0 0% 98%",
        "chart-1": "140 60% 30%", "chart-2": "oklch(0.6 0.15 40)", "chart-3": "#35618e", "chart-10": "hsl(var(--chart-1))"
      },
      "dark": { "background": "\\u0031\\u0035\\u0030 10% 8%", "foreground": "0 0% 96%", "chart-1": "140 50% 60%" }
    },
    "cssVarsTemplate": ":root { --chart-1: red }"
  }
  """

struct ShadcnRegistryTests {
  @Test func `a registry item is distinguished from every other`() throws {
    try expectRecognised(moss, as: "shadcn-json")
  }

  @Test func `light is the base and dark stands over it`() throws {
    let theme = try readTheme(moss)
    #expect(theme.name == "Moss" && theme.problems.map(\.message) == [])
    #expect(theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes[0].background?.hex == "#ffffff" && theme.modes[1].background?.hex == "#121614")
    #expect(theme.modes[1].text?.hex == "#f5f5f5")
    #expect(theme.modes[0].series.map(\.token) == ["--chart-1", "--chart-2", "--chart-3", "--chart-10"])
    #expect(theme.modes.map { $0.series[0].color.hex } == ["#1f7a3d", "#66cc88"])
    #expect(theme.modes.map { $0.series[3].color.hex } == ["#1f7a3d", "#66cc88"])
    #expect(theme.modes[0].series[1].color.origin.pointer.description == "/cssVars/light/chart-2")
    for (index, first) in ["140 60% 30%", "140 50% 60%"].enumerated() {
      var one = theme
      one.modes = [theme.modes[index]]
      try expectSheetRoundTrip(one, replacing: ["var(--chart-1)": first, "\\u0031\\u0035\\u0030": "150"])
    }
  }

  @Test func `a part of a value stands at its own bytes in the string, unless something is escaped`() throws {
    let theme = try readTheme(
      #"""
      {"cssVars": {"light": {"chart-1": "var(--missing, #8a4b08)", "chart-2": "light-dark(#35618e, white)",
        "chart-3": "var(--missing, \u0023556b2f)", "chart-4": "255 0 0"}}}
      """#)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#8a4b08", "#35618e", "#556b2f", "#ff0000"])
    let places = theme.modes[0].series.map { series -> String in
      let origin = series.color.definition
      return String(decoding: origin.file.bytes[origin.range], as: UTF8.self)
    }
    #expect(places == ["#8a4b08", "#35618e", #""var(--missing, \u0023556b2f)""#, #""255 0 0""#])
    #expect(theme.notes.contains(ReadingNote.bareNumbers("--chart-4")))
  }

  @Test func `a colour that is none is a problem at its place in the string`() throws {
    let theme = try readTheme(moss.replacing("#35618e", with: "#35618"))
    #expect(theme.problems.map(\.token) == ["--chart-3"])
    let origin = try #require(theme.problems.first?.origin)
    #expect(String(decoding: origin.file.bytes[origin.range], as: UTF8.self) == "\"#35618\"")
  }

  @Test func `a dark copy of light is reported, and an item without charts is refused`() throws {
    let copy = #"{"cssVars": {"light": {"chart-1": "1 50% 50%"}, "dark": {"chart-1": "1 50% 50%"}}}"#
    #expect(try readTheme(copy).notes.contains(ReadingNote.sameModes("dark", "light")))
    let bare = #"{"cssVars": {"light": {"background": "1 50% 50%"}}}"#
    #expect(refusal(bare)?.sentence == Refusal.noneForCharts(1, "custom property"))
    #expect(refusal(bare)?.reason == .noChartColors)
  }
}
