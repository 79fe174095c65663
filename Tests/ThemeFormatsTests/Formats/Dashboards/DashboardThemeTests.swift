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
}
