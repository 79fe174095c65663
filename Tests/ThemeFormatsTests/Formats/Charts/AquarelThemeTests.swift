import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Every role of an Aquarel theme, in matplotlib's spellings too.
private let harbour = """
  {
    "info": {"name": "harbour", "description": "for tests"},
    "params": {
      "grid": {"draw": true, "alpha": 0.25},
      "lines": {"style": "--", "width": 1.5},
      "colors": {
        "figure_background_color": "w", "plot_background_color": "#f2f2ee", "text_color": "0.2",
        "axes_color": "tab:gray", "grid_color": "silver", "tick_label_color": "#555", "axis_label_color": "0.2",
        "legend_background_color": "#223344",
        "palette": ["#1b6ca8", "g", "tab:orange", "rebeccapurple"]
      }
    },
    "overrides": {}, "transforms": {}
  }
  """

private let sharedStyle = ReadingNote.sharedStyle("--")

struct AquarelThemeTests {
  @Test func `an Aquarel theme is distinguished from every other`() throws {
    try expectRecognised(harbour, as: "aquarel")
  }

  @Test func `every role is read, marks on the plot and text on the figure`() throws {
    let theme = try readTheme(harbour)
    let mode = theme.modes[0]
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.name == "harbour" && theme.formatLabel == "Aquarel theme")
    #expect(mode.background?.hex == "#ffffff" && mode.plotBackground?.hex == "#f2f2ee")
    #expect(mode.text?.hex == "#333333" && mode.axis?.hex == "#7f7f7f" && mode.gridlines?.hex == "#c0c0c0")
    // matplotlib's g is half green, as CSS's green is; its tab: names are the default cycle.
    #expect(mode.series.map(\.color.hex) == ["#1b6ca8", "#008000", "#ff7f0e", "#663399"])
    #expect(mode.series.map(\.token) == ["palette.1", "palette.2", "palette.3", "palette.4"])
    #expect(mode.series.allSatisfy { $0.width == 1.5 && $0.dash == [3.7, 1.6] })
    #expect(theme.notes == [ReadingNote.faintlyDrawn("grid lines are", "0.25"), sharedStyle])
  }

  @Test func `a text of the main colour is not reported twice, and a legend with its own ground is a pair`() throws {
    let mode = try readTheme(harbour).modes[0]
    #expect(mode.texts.map(\.name) == ["tick labels"])
    #expect(mode.texts.map(\.color.hex) == ["#555555"])
    #expect(mode.pairs.map(\.foreground.hex) == ["#333333"] && mode.pairs.map(\.background.hex) == ["#223344"])
  }

  @Test func `every colour stands where it says it stands`() throws {
    for color in try readTheme(harbour).everyColor {
      let origin = color.definition
      let written = String(decoding: origin.file.bytes[origin.range], as: UTF8.self).dropFirst().dropLast()
      #expect(try MatplotlibColor.named(String(written)) ?? Color(css: String(written)) == color.authored)
    }
  }

  @Test func `an override beats what the theme says`() throws {
    let text = harbour.replacing(
      "\"overrides\": {}",
      with: "\"overrides\": {\"axes.facecolor\": \"#101820\", \"text.color\": \"k\", \"axes.grid\": false}")
    let theme = try readTheme(text)
    #expect(theme.modes[0].plotBackground?.hex == "#101820" && theme.modes[0].text?.hex == "#000000")
    #expect(theme.notes == [ReadingNote.notDrawn("grid lines are"), sharedStyle])
  }

  @Test(arguments: [
    ("b", "#0000ff"), ("c", "#00bfbf"), ("m", "#bf00bf"), ("Y", "#bfbf00"), ("k", "#000000"), ("0.75", "#bfbfbf"),
    ("tab:grey", "#7f7f7f"), ("tab:cyan", "#17becf"), ("0", "#000000"), ("1", "#ffffff"),
    ("5f5f5f", "#5f5f5f"), ("5F5F5F80", "#5f5f5f80"), ("0.1234", "#1f1f1f"),
  ])
  func `matplotlib's own spellings are read`(text: String, hex: String) throws {
    let color = try #require(MatplotlibColor.named(text))
    #expect(ThemeColor(color, origin: TokenOrigin(file: .init(path: "", bytes: []), range: 0..<0)).hex == hex)
  }

  @Test(arguments: ["red", "#fff", "1.5", "-0.1", "nan", "tab:teal", "", "C11", "5f5", "5f5f5g"])
  func `what CSS says, and what nobody says, is left alone`(text: String) {
    #expect(MatplotlibColor.named(text) == nil)
  }

  @Test func `a transparent figure counts as what is behind it`() throws {
    for word in ["transparent", "none"] {
      let theme = try readTheme(harbour.replacing("\"w\"", with: "\"\(word)\""))
      #expect(theme.modes[0].background == nil)
      #expect(theme.notes.contains(ReadingNote.transparentPart("figure_background_color")))
      #expect(theme.assumed.map(\.value) == ["#ffffff"])
    }
  }

  @Test func `a colour that is none is a problem at its place`() throws {
    let theme = try readTheme(harbour.replacing("\"#555\"", with: "\"#55555\""))
    #expect(theme.problems.map(\.token) == ["tick_label_color"])
    #expect(
      theme.problems.first?.sentence
        == ReadingProblem.unreadableColor("'#55555' has 5 hex digits: a colour has 3, 4, 6 or 8"))
  }

  @Test func `a theme without colours is refused as such`() {
    #expect(refusal("{\"info\": {\"name\": \"bare\"}, \"params\": {\"fonts\": {}}}")?.reason == .noChartColors)
  }
}
