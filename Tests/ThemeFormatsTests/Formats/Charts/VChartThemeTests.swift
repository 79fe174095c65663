import PaletteRules
import Testing

@testable import ThemeFormats

/// Every role of a VChart theme, with a list for few values and one for more.
private let harbour = """
  {
    "name": "harbour", "type": "dark", "background": {"type": "palette", "key": "backgroundColor"},
    "colorScheme": {"default": {
      "dataScheme": [
        {"maxDomainLength": 2, "scheme": ["#6aa9ff", "#ffb15c"]},
        {"scheme": ["#6aa9ff", "#1b6ca8", {"type": "palette", "key": "accent"}]}
      ],
      "palette": {
        "backgroundColor": "rgb(16, 20, 24)", "accent": "#e07b39", "primaryFontColor": "#ffffff",
        "secondaryFontColor": "#cccccc", "axisLabelFontColor": "#aaaaaa", "axisDomainColor": "#4b4f54",
        "axisGridColor": "#404349", "dataZoomChartColor": "#55595f"
      }
    }},
    "series": {"bar": {"state": {"hover": {"fill": "#1966ff", "stroke": "#3958e0"}}}},
    "component": {
      "axis": {"label": {"style": {"fill": {"type": "palette", "key": "axisLabelFontColor", "a": 0.5}}}},
      "title": {"textStyle": {"fill": "#eeeeee", "fillOpacity": 0.5}}
    }
  }
  """

struct VChartThemeTests {
  @Test func `a VChart theme is distinguished from every other`() throws {
    try expectRecognised(harbour, as: "vchart")
  }

  @Test func `the parts are coloured by the names of the palette, with their opacity`() throws {
    let theme = try readTheme(harbour)
    let mode = theme.modes[0]
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.name == "harbour" && mode.name == "dark")
    #expect(mode.background?.hex == "#101418" && mode.axis?.hex == "#4b4f54" && mode.gridlines?.hex == "#404349")
    #expect(mode.text?.hex == "#aaaaaa80")
    #expect(mode.texts.map(\.name) == ["axis titles", "title"])
    #expect(mode.texts.map(\.color.hex) == ["#cccccc", "#eeeeee80"])
    #expect(mode.repeatedTexts.map(\.name) == ["legend"])
  }

  @Test func `of lists for few values and for more the longest is the series`() throws {
    let theme = try readTheme(harbour)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#6aa9ff", "#1b6ca8", "#e07b39"])
    #expect(theme.unjudged.map { $0.arguments.first } == ["colorScheme.default.dataScheme.0.scheme"])
  }

  @Test(arguments: [
    ##"{"colorScheme": {"default": ["#2166ac", "#b2182b"]}}"##,
    ##"{"colorScheme": {"default": {"dataScheme": ["#2166ac", "#b2182b"]}}}"##,
    ##"{"colorScheme": {"default": [{"maxDomainLength": 1, "scheme": ["#b2182b"]}, {"scheme": ["#2166ac", "#b2182b"]}]}}"##,
  ])
  func `one list is the series, in every way to write it`(text: String) throws {
    let theme = try readTheme(text)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b"])
    #expect(theme.palettes.isEmpty && theme.assumed.map(\.role) == ["background"])
  }

  @Test func `a dark theme without a ground is not judged on white`() throws {
    let theme = try readTheme(##"{"type": "dark", "colorScheme": {"default": ["#2166ac", "#b2182b"]}}"##)
    #expect(theme.modes[0].background == nil && theme.modes[0].unknownGround != nil)
  }

  @Test func `the colours of one kind of chart count as not checked`() throws {
    let theme = try readTheme(
      ##"{"colorScheme": {"default": ["#2166ac", "#b2182b"], "pie": {"dataScheme": ["#1b7837", "#762a83"]}}}"##)
    #expect(theme.modes[0].series.count == 2)
    #expect(theme.unjudged == [UnjudgedReason.besideSeries("colorScheme.pie")])
  }

  @Test func `a theme in TypeScript is read as one in JSON`() throws {
    let theme = try readTheme(
      """
      const dataScheme = ['#2166ac', '#b2182b', '#4d9221'];
      export const theme: ITheme = {
        colorScheme: {default: {dataScheme, palette: {backgroundColor: '#ffffff', axisLabelFontColor: '#555555'}}},
      };
      """, path: "theme.ts")
    #expect(theme.formatLabel == "VChart theme in TypeScript")
    #expect(theme.modes[0].background?.hex == "#ffffff" && theme.modes[0].text?.hex == "#555555")
    #expect(theme.modes[0].series.count == 3)
  }
}
