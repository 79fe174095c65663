import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

private let quickSight = ##"""
  {
    "AwsAccountId": "0", "Name": "Harbour", "Configuration": {
      "DataColorPalette": {
        "Colors": ["#1B6CA8", "#C46A2B", "#556B2F"], "EmptyFillColor": "#EEEEEE", "MinMaxGradient": ["#EEF4FA", "#1B6CA8"]
      },
      "UIColorPalette": {
        "PrimaryForeground": "#101418", "PrimaryBackground": "#FFFFFF", "SecondaryForeground": "#333333",
        "SecondaryBackground": "#F4F4F4", "Success": "#2E7D32", "SuccessForeground": "#FFFFFF", "Danger": "#B71C1C"
      }
    }
  }
  """##

private let grafana = ##"""
  {
    "name": "Harbour night",
    "colors": {
      "mode": "dark", "background": {"canvas": "#0b0e14", "primary": "#14181f"},
      "text": {"primary": "rgb(230, 230, 235)", "secondary": "#9aa0a6"}, "border": {"weak": "rgba(255,255,255,0.1)"},
      "success": {"main": "#2e7d32"}, "error": {"main": "#e57373"}
    },
    "visualization": {
      "hues": [
        {"name": "blue", "shades": [
          {"color": "#8ab8ff", "name": "light-blue"}, {"color": "#5794f2", "name": "blue", "primary": true}]},
        {"name": "sand", "shades": [{"color": "#c46a2b", "name": "deep-sand", "aliases": ["rust"], "primary": true}]}
      ],
      "palette": ["blue", "sand", "rust", "#73bf69", "semi-dark-purple"]
    }
  }
  """##

/// QuickSight's and Grafana's themes.
struct DashboardThemeTests {
  @Test func `a QuickSight theme is distinguished from every other, at each depth`() throws {
    try expectRecognised(quickSight, as: "quicksight")
    try expectRecognised(##"{"DataColorPalette": {"Colors": ["#1B6CA8"]}}"##, as: "quicksight")
    try expectRecognised(
      ##"{"Theme": {"Version": {"Configuration": {"DataColorPalette": {"Colors": []}}}}}"##, as: "quicksight")
  }

  @Test func `every role of a QuickSight theme is read`() throws {
    let theme = try readTheme(quickSight)
    let mode = theme.modes[0]
    #expect(theme.name == "Harbour" && theme.problems.isEmpty && theme.notes.isEmpty)
    #expect(mode.background?.hex == "#ffffff" && mode.text?.hex == "#101418")
    #expect(mode.series.map(\.token) == ["Colors.1", "Colors.2", "Colors.3"])
    #expect(mode.ramps.map(\.kind) == [.sequential])
    #expect(mode.status.good?.hex == "#2e7d32" && mode.status.bad?.hex == "#b71c1c")
    #expect(
      mode.pairs.map(\.reason) == [
        "SecondaryForeground on SecondaryBackground", "SuccessForeground on Success",
      ])
    try expectRoundTrip(theme)
  }

  @Test func `bad colours of QuickSight are problems`() throws {
    let text = quickSight.replacing("[\"#1B6CA8\"", with: "[\"#1b6ca8\"").replacing("#C46A2B", with: "#C46A2")
    let theme = try readTheme(text)
    #expect(theme.problems.map(\.token) == ["Colors.2"])
    #expect(refusal(##"{"DataColorPalette": {}}"##)?.reason == .noChartColors)
  }

  @Test func `a Grafana theme is distinguished from every other`() throws {
    try expectRecognised(grafana, as: "grafana")
    #expect(refusal(##"{"visualization": {"a": 1}, "colors": {"mode": "x"}}"##)?.reason == .noChartColors)
  }

  @Test func `every role of a Grafana theme is read, its palette by the names of shades`() throws {
    let theme = try readTheme(grafana)
    let mode = theme.modes[0]
    #expect(theme.name == "Harbour night" && theme.problems.isEmpty && mode.name == "dark")
    #expect(mode.background?.hex == "#14181f" && mode.text?.hex == "#e6e6eb" && mode.gridlines?.hex == "#ffffff1a")
    #expect(mode.texts.map(\.name) == ["secondary text"])
    #expect(mode.series.map(\.color.hex) == ["#5794f2", "#c46a2b", "#c46a2b", "#73bf69"])
    #expect(mode.series.map(\.name) == ["blue", "sand", "rust", "#73bf69"])
    #expect(mode.series.map { $0.color.aliases.map(\.token) } == [["blue"], ["sand"], ["rust"], []])
    #expect(
      theme.unjudged == [
        UnjudgedReason.foreignShades(1, "semi-dark-purple")
      ])
    #expect(theme.notes == [])
    try expectRoundTrip(theme)
  }

  @Test func `a Grafana theme without a palette is judged on its text`() throws {
    let theme = try readTheme(##"{"colors": {"mode": "light", "text": {"primary": "#123"}}}"##)
    #expect(theme.modes[0].name == "light" && theme.modes[0].text?.hex == "#112233")
    #expect(theme.unjudged.count == 1)
    #expect(refusal(##"{"colors": {"mode": "light", "text": {}}}"##)?.reason == .noChartColors)
  }
}
