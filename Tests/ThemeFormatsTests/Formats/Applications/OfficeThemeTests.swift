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
      <a:accent3><a:srgbClr val="556B2F"/></a:accent3>
      <a:accent4><a:srgbClr val="DA70D6"/></a:accent4>
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
    // A system colour is not a colour of CSS.
    let text = harbour.replacing("<a:sysClr val=\"window\"/>", with: "<a:srgbClr val=\"FFFFFF\"/>")
    try expectRoundTrip(readTheme(text, path: "theme1.xml"))
  }

  @Test(arguments: [
    ("<a:srgbClr val=\"1B6CA8\"/>", "<a:srgbClr/>", "accent1: <a:srgbClr> has no 'val'"),
    ("<a:sysClr val=\"window\"/>", "<a:sysClr val=\"menu\"/>", "lt1: <a:sysClr> has no 'lastClr'"),
  ])
  func `a slot that cannot be read is a problem at its place`(old: String, new: String, message: String) throws {
    let theme = try readTheme(harbour.replacing(old, with: new), path: "theme1.xml")
    #expect(theme.problems.map(\.message) == [message])
    #expect(theme.problems[0].origin != nil && theme.problems[0].help != nil)
  }

  @Test(arguments: [
    ("<a:srgbClr val=\"1B6CA8\"><a:lumMod val=\"75000\"/></a:srgbClr>", "a:lumMod"),
    ("<a:scrgbClr r=\"50000\" g=\"25%\" b=\"0\"/>", "a:scrgbClr"), ("<a:schemeClr val=\"accent5\"/>", "a:schemeClr"),
  ])
  func `another model and a changed colour are not checked`(color: String, tag: String) throws {
    let theme = try readTheme(harbour.replacing("<a:srgbClr val=\"1B6CA8\"/>", with: color), path: "theme1.xml")
    #expect(theme.problems.isEmpty && theme.modes[0].series.count == 5)
    #expect(theme.unjudged == [UnjudgedReason.unreadSlot("accent1", tag)])
  }

  @Test func `a scheme without colours is refused as such`() {
    #expect(refusal("<a:clrScheme name=\"x\"></a:clrScheme>", path: "theme1.xml")?.reason == .noChartColors)
  }
}
