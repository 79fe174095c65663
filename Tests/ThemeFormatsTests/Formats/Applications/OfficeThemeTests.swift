import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

private let harbour = """
  <?xml version="1.0" encoding="UTF-8"?>
  <a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Harbour">
    <a:themeElements><a:clrScheme name="Harbour colours">
      <a:dk1><a:sysClr val="windowText" lastClr="101418"/></a:dk1>
      <a:lt1><a:sysClr val="window"/></a:lt1>
      <a:dk2><a:hslClr hue="0" sat="0" lum="0"/></a:dk2>
      <a:accent1><a:srgbClr val="1B6CA8"/></a:accent1>
      <a:accent2><a:srgbClr val='c46a2b'></a:srgbClr></a:accent2>
      <a:accent3><a:prstClr val="dkOliveGreen"/></a:accent3>
      <a:accent4><a:prstClr val="orchid"/></a:accent4>
      <a:accent5><a:srgbClr val="5B4B8A"/></a:accent5>
      <a:accent6><a:srgbClr val="7A7A7A"/></a:accent6>
    </a:clrScheme></a:themeElements>
    <a:extraClrSchemeLst><a:extraClrScheme><a:clrScheme name="x"><a:accent1/></a:clrScheme></a:extraClrScheme></a:extraClrSchemeLst>
  </a:theme>
  """

struct OfficeThemeTests {
  @Test func `accents are series, the first dark and light are text and paper`() throws {
    let theme = try readTheme(harbour, path: "theme1.xml")
    let mode = theme.modes[0]
    #expect(theme.format == "office-theme" && theme.name == "Harbour colours")
    #expect(theme.problems.map(\.message) == [])
    #expect(mode.background?.hex == "#ffffff" && mode.text?.hex == "#101418")
    #expect(
      mode.series.map(\.color.hex) == ["#1b6ca8", "#c46a2b", "#556b2f", "#da70d6", "#5b4b8a", "#7a7a7a"])
    #expect(mode.series.map(\.name).first == "accent1")
    #expect(
      theme.notes == [
        ReadingNote.slotOfSystem("lt1", "window", "#ffffff"), ReadingNote.otherSchemes(2),
      ])
  }

  @Test func `every colour stands where it says it stands`() throws {
    // A system colour and Office's short names are not colours of CSS.
    let text = harbour.replacing("<a:sysClr val=\"window\"/>", with: "<a:srgbClr val=\"FFFFFF\"/>")
      .replacing("dkOliveGreen", with: "darkOliveGreen")
    try expectRoundTrip(readTheme(text, path: "theme1.xml"))
  }

  @Test(arguments: [
    (
      "<a:srgbClr val=\"1B6CA8\"/>", "<a:srgbClr val=\"1B6CA8\"><a:gamma/></a:srgbClr>",
      "accent1: <a:gamma>, which changes a colour, is not read here"
    ),
    (
      "<a:srgbClr val=\"1B6CA8\"/>", "<a:srgbClr val=\"1B6CA8\"><a:lumMod val=\"much\"/></a:srgbClr>",
      "accent1: <a:lumMod>, which changes a colour, is not read here"
    ),
    ("<a:srgbClr val=\"1B6CA8\"/>", "<a:hslClr hue=\"0\"/>", "accent1: <a:hslClr> needs the numbers hue, sat and lum"),
    ("<a:srgbClr val=\"1B6CA8\"/>", "<a:scrgbClr r=\"0\"/>", "accent1: <a:scrgbClr> needs the numbers r, g and b"),
    ("<a:srgbClr val=\"1B6CA8\"/>", "<a:labClr/>", "accent1: <a:labClr> is not read"),
    (
      "<a:srgbClr val=\"1B6CA8\"/>", "<a:schemeClr val=\"phClr\"/>",
      "accent1: the scheme colour 'phClr' leads to no colour of this scheme"
    ),
    (
      "<a:srgbClr val=\"1B6CA8\"/>", "<a:schemeClr val=\"accent1\"/>",
      "accent1: the scheme colour 'accent1' leads to no colour of this scheme"
    ),
    ("<a:srgbClr val=\"1B6CA8\"/>", "<a:srgbClr/>", "accent1: <a:srgbClr> has no 'val'"),
    (
      "<a:sysClr val=\"window\"/>", "<a:sysClr val=\"menu\"/>", "lt1: the system colour 'menu' has no 'lastClr'"
    ),
  ])
  func `a slot that cannot be read is a problem at its place`(old: String, new: String, message: String) throws {
    let theme = try readTheme(harbour.replacing(old, with: new), path: "theme1.xml")
    #expect(theme.problems.map(\.message) == [message])
    #expect(theme.problems[0].origin != nil && theme.problems[0].help != nil)
  }

  @Test(arguments: [
    // CSS Color 4 sections 7 and 10.2 by hand: HSL with another lightness or saturation; linear light halved, or mixed.
    ("<a:srgbClr val=\"1B6CA8\"><a:lumMod val=\"75000\"/></a:srgbClr>", "#14517e"),
    ("<a:srgbClr val=\"1B6CA8\"><a:lumMod val=\"60000\"/><a:lumOff val=\"40000\"/></a:srgbClr>", "#5cabe5"),
    ("<a:srgbClr val=\"1B6CA8\"><a:shade val=\"50%\"/></a:srgbClr>", "#114d7a"),
    ("<a:srgbClr val=\"1B6CA8\"><a:tint val=\"40000\"/></a:srgbClr>", "#ccd4e1"),
    ("<a:srgbClr val=\"1B6CA8\"><a:satMod val=\"50000\"/></a:srgbClr>", "#3e6785"),
    ("<a:srgbClr val=\"1B6CA8\"><a:inv/></a:srgbClr>", "#feedcd"),
    ("<a:srgbClr val=\"1B6CA8\"><a:comp/></a:srgbClr>", "#a8571b"),
    ("<a:srgbClr val=\"1B6CA8\"><a:alpha val=\"50000\"/></a:srgbClr>", "#1b6ca880"),
    ("<a:scrgbClr r=\"50000\" g=\"25%\" b=\"0\"/>", "#bc8900"),
    ("<a:hslClr hue=\"12600000\" sat=\"50000\" lum=\"40000\"/>", "#336699"),
    ("<a:schemeClr val=\"accent5\"/>", "#5b4b8a"), ("<a:schemeClr val=\"tx1\"/>", "#101418"),
    ("<a:sysClr val=\"highlight\" lastClr=\"0A64AD\"/>", "#0a64ad"),
  ])
  func `every way to write a colour is read, and what changes it is followed`(color: String, hex: String) throws {
    let theme = try readTheme(harbour.replacing("<a:srgbClr val=\"1B6CA8\"/>", with: color), path: "theme1.xml")
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.modes[0].series.first?.color.hex == hex)
    let isWorkedOut = color.contains("></a:")
    #expect(
      theme.notes.contains { $0.isA(ReadingNote.slotWorkedOut) && $0.arguments.starts(with: ["accent1", "#1b6ca8"]) }
        == isWorkedOut)
  }

  @Test func `a colour of another slot is an alias`() throws {
    let text = harbour.replacing("<a:srgbClr val=\"1B6CA8\"/>", with: "<a:schemeClr val=\"accent5\"/>")
    let color = try #require(readTheme(text, path: "theme1.xml").modes[0].series.first).color
    #expect(color.aliases.map(\.token) == ["accent5"])
    #expect(String(decoding: color.definition.file.bytes[color.definition.range], as: UTF8.self) == "5B4B8A")
  }

  @Test func `a scheme without colours is refused as such`() {
    #expect(refusal("<a:clrScheme name=\"x\"></a:clrScheme>", path: "theme1.xml")?.reason == .noChartColors)
  }
}
