import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct PowerBIShadeTests {
  private func theme(_ reference: String, colors: String = ##""background": "#fdfcf8", "foreground": "#1c2529","##)
    throws
    -> Theme
  {
    try readTheme(
      ##"""
      {"name": "Estuary", "dataColors": ["#14507a", "#777777"], \##(colors) "visualStyles": {"*": {"*": {
        "categoryAxis": [{"axisColor": {"solid": {"color": {"expr": {"ThemeDataColor": {\##(reference)}}}}}}]}}}}
      """##)
  }

  @Test(arguments: [
    // microsoft/powerbi-visuals-utils-colorutils, docs/usage: shadeColor('#777777', 0.5) is #bbbbbb.
    (##""ColorId": 3, "Percent": 0.5"##, "#bbbbbb"), (##""ColorId": 2, "Percent": -0.25"##, "#0f3c5b"),
    (##""ColorId": 2, "Percent": 0.4"##, "#7296af"), (##""ColorId": 0, "Percent": -0.1"##, "#e4e3df"),
    (##""ColorId": 1, "Percent": 0"##, "#1c2529"), (##""ColorId": 2"##, "#14507a"),
  ])
  func `a colour by its number is that of the theme, lighter or darker`(reference: String, hex: String) throws {
    let theme = try theme(reference)
    #expect(theme.modes[0].axis?.hex == hex && theme.problems.isEmpty)
    let isShaded = reference.contains("Percent") && !reference.hasSuffix(" 0")
    #expect(theme.notes.contains { $0.isA(ReadingNote.darkerColor) || $0.isA(ReadingNote.lighterColor) } == isShaded)
    #expect(theme.modes[0].axis?.aliases.isEmpty == isShaded)
  }

  @Test func `the data colours begin at 2, and the alias names the one that is meant`() throws {
    let axis = try #require(try theme(##""ColorId": 3, "Percent": 0"##).modes[0].axis)
    #expect(axis.hex == "#777777" && axis.aliases.map(\.token) == ["dataColors.2"])
  }

  @Test func `where the theme is silent the background is white and the foreground black`() throws {
    #expect(try theme(##""ColorId": 0"##, colors: "").modes[0].axis?.hex == "#ffffff")
    #expect(try theme(##""ColorId": 1"##, colors: "").modes[0].axis?.hex == "#000000")
  }

  @Test(arguments: [
    ##""ColorId": 4, "Percent": 0"##, ##""ColorId": -1"##, ##""ColorId": 2, "Percent": 7"##, ##""ColorId": "2""##,
  ])
  func `what leads to no colour is left to Power BI, and reported`(reference: String) throws {
    let theme = try theme(reference)
    #expect(theme.modes[0].axis == nil)
    #expect(theme.notes.contains { $0.isA(ReadingNote.calculated) })
  }

  @Test func `a background that names itself is not a circle`() throws {
    let own = ##""background": {"expr": {"ThemeDataColor": {"ColorId": 0}}},"##
    #expect(try theme(##""ColorId": 0"##, colors: own).modes[0].axis == nil)
  }
}
