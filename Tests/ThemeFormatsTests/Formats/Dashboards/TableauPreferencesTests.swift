import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

private let harbour = """
  <?xml version='1.0'?>
  <workbook>
    <preferences>
      <color-palette name="Tide &amp; Mud" type="regular">
        <color>#1B6CA8</color>
        <color> c46a2b </color>
        <color>#556B2F</color>
      </color-palette>
      <color-palette name="Depth" type="ordered-sequential"><color>#eef</color><color>#88a</color><color>#224</color></color-palette>
      <color-palette name="Ebb" type = "ordered-diverging"><color>#a00</color><color>#eee</color><color>#00a</color></color-palette>
    </preferences>
  </workbook>
  """

struct TableauPreferencesTests {
  @Test func `every palette keeps its name and its kind, and every colour its place`() throws {
    let theme = try readTheme(harbour, path: "Preferences.tps")
    #expect(theme.format == "tableau-tps" && theme.formatLabel == "Tableau palettes")
    #expect(theme.palettes.map(\.name) == ["Tide & Mud", "Depth", "Ebb"])
    #expect(theme.palettes.map(\.kind) == [.categorical, .sequential, .diverging])
    #expect(theme.palettes[0].colors.map(\.hex) == ["#1b6ca8", "#c46a2b", "#556b2f"])
    #expect(theme.problems.isEmpty && theme.notes == [ReadingNote.palettes(3)])
    try expectRoundTrip(theme)
  }

  @Test func `it is recognized by its elements, whatever it is named`() throws {
    #expect(try readTheme(harbour, path: "book.xml").format == "tableau-tps")
    #expect(try readTheme(harbour, path: "-").format == "tableau-tps")
  }

  @Test func `broken XML is read all the same`() throws {
    let text = """
      <workbook><preferences>
      <! -- dark side -->
      <color-palette name=Duel type="regular">
        <color>#b0000f</color>
        <!-- <color>#123456</color> -->
        <color>#0f3fb0<color>#2f2f2f</color>
      <color-palette name="Next" type="regular"><color>#777</color>
      """
    let theme = try readTheme(text, path: "x.tps")
    #expect(theme.palettes.map(\.name) == ["Duel", "Next"])
    #expect(theme.palettes[0].colors.map(\.hex) == ["#b0000f", "#0f3fb0", "#2f2f2f"])
    try expectRoundTrip(theme)
  }

  @Test func `the palettes of ggthemes are read below their own root`() throws {
    let text = """
      <?xml version="1.0"?><palettes>
      <color-palette name="one" type = "regular" ><color>#123</color><color>#456</color></color-palette></palettes>
      """
    let theme = try readTheme(text, path: "tableau.xml")
    #expect(theme.name == "one" && theme.modes[0].series.count == 2)
    try expectRoundTrip(theme)
  }

  @Test func `a colour that is none is a problem at its place`() throws {
    let theme = try readTheme(harbour.replacing("#1B6CA8", with: "#1B6CA"), path: "x.tps")
    #expect(
      theme.problems.map(\.sentence) == [
        ReadingProblem.unreadableColor("'#1B6CA' has 5 hex digits: a colour has 3, 4, 6 or 8")
      ])
    #expect(theme.problems[0].origin?.start == SourcePosition(line: 5, column: 14))
    #expect(theme.palettes[0].colors.count == 2)
  }

  @Test func `what a palette does not say is noted, and a colour outside every palette counts as not checked`() throws {
    let text = "<p><color>#111</color><color-palette><color>#222</color><color/><color></color></color-palette></p>"
    let theme = try readTheme(text, path: "x.tps")
    #expect(
      theme.notes == [
        ReadingNote.paletteOfUnknownType("palette 1", ""),
        ReadingNote.skippedEntries("palette 1", 1, ""),
      ])
    #expect(theme.unjudged == [UnjudgedReason.straysOutsidePalettes(1)])
  }

  @Test func `a file without colours, and other XML, are refused`() {
    #expect(refusal("<workbook/>", path: "x.tps")?.reason == .noChartColors)
    let other = refusal("<?xml version='1.0'?><project/>", path: "pom.xml")
    #expect(
      other?.sentence == Refusal.otherXML())
    #expect(other?.reason == .noChartColors)
    #expect(refusal("\u{0}<a>", path: "x.tps")?.sentence == Refusal.binary())
  }
}
