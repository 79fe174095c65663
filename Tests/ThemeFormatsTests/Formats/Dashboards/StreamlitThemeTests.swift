import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

private let both = """
  [server]
  port = 80
  [theme]
  chartCategoricalColors = ["#1b6ca8", 'darkorange']
  chartDivergingColors = ["#0000ff", "#ffffff", "#ff0000"]
  [theme.light]
  backgroundColor = "#ffffff"
  textColor = "#222"
  [theme.dark]
  backgroundColor = "#101820"
  textColor = "hsl(0 0% 90%)"
  chartCategoricalColors = ["#6fb1e0", "#ffb347"]
  [theme.dark.sidebar]
  backgroundColor = "#333333"
  """

private func streamlit(_ text: String) throws -> Theme { try readTheme(text, path: ".streamlit/config.toml") }

struct StreamlitThemeTests {
  @Test func `a Streamlit theme is recognized by its ending, and by its first header`() throws {
    try expectRecognised(both, as: "streamlit-toml", path: "config.toml")
    #expect(try readTheme("[theme]\ntextColor = \"#222\"", path: "-").formatLabel == "Streamlit theme")
  }

  @Test func `light and dark are modes on top of what both share`() throws {
    let theme = try streamlit(both)
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == [["#1b6ca8", "#ff8c00"], ["#6fb1e0", "#ffb347"]])
    #expect(theme.modes.map(\.background?.hex) == ["#ffffff", "#101820"])
    #expect(theme.modes.map(\.text?.hex) == ["#222222", "#e6e6e6"])
    #expect(theme.modes[0].ramps.map(\.kind) == [.diverging])
    #expect(theme.modes[1].series.map(\.token) == ["chartCategoricalColors.1", "chartCategoricalColors.2"])
  }

  @Test func `text in the sidebar stands on the sidebar`() throws {
    let pairs = try streamlit(both).modes.map(\.pairs)
    #expect(pairs[0].isEmpty && pairs[1].map(\.background.hex) == ["#333333"])
    #expect(pairs[1].map(\.foreground.hex) == ["#e6e6e6"])
  }

  @Test func `every colour stands where it says it stands`() throws {
    let theme = try streamlit(both)
    for color in theme.everyColor {
      let bytes = Array(theme.modes[0].series[0].color.origin.file.bytes[color.definition.range])
      let text = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
      #expect(try BareColor.read(text) == color.authored)
    }
  }

  @Test func `a dark base is the only mode, and what it leaves open is dark`() throws {
    let theme = try streamlit("[theme]\nbase = \"dark\"\nchartCategoricalColors = [\"#fff\"]")
    #expect(theme.modes.map(\.name) == ["dark"])
    #expect(theme.modes[0].background?.hex == "#0e1117" && theme.modes[0].text?.hex == "#fafafa")
    #expect(theme.notes.contains(ReadingNote.streamlitDefault("background", "#0e1117")) && theme.assumed.isEmpty)
  }

  @Test func `a base that is another file is not followed, but reported`() throws {
    let theme = try streamlit("[theme]\nbase = \"brand.toml\"\ntextColor = \"#222\"")
    #expect(theme.unjudged.contains(UnjudgedReason.otherBase("brand.toml")))
  }

  @Test func `a wrong colour is a problem at its place, and a file without a theme is none`() throws {
    let theme = try streamlit(
      "[theme]\ntextColor = \"#22222\"\nbackgroundColor = \"white\"\nchartCategoricalColors = 'red'")
    #expect(theme.problems.map { $0.origin?.start.line } == [2, 4])
    #expect(refusal("[server]\nport = 80", path: "config.toml")?.reason == .noChartColors)
    #expect(refusal("[theme]\nfont = 'x'", path: "config.toml")?.reason == .noChartColors)
    #expect(refusal("[theme]\nfont = x", path: "config.toml")?.origin?.start == SourcePosition(line: 2, column: 8))
  }
}
