import Colorimetry
import Palette
import Testing

@testable import ChartPreview

@Suite struct AlikeCaptionTests {
  private func caption(_ colors: [String], _ vision: Vision, names: [String] = ["Coast", "Valley", "Dune"]) throws
    -> String
  {
    let mode = try DrawnThemes.mode(colors)
    return AlikeCaption.text(
      SeenAlike(vision, JudgedMode(mode, of: DrawnThemes.theme(mode), settings: JudgementSettings())), names)
  }

  @Test func `names the pair in the row in which it merges, and in no other`() throws {
    let colors = ["#4a7f14", "#c0392b"]
    #expect(try caption(colors, .deutan).hasPrefix("≈ \u{2068}Coast\u{2069} and \u{2068}Valley\u{2069} look alike"))
    #expect(try caption(colors, .deutan).contains("ΔE00 1.5, needs 8"))
    #expect(try caption(colors, .normal).hasPrefix("All told apart by colour"))
    #expect(try caption(colors, .tritan).hasPrefix("All told apart by colour"))
    #expect(try caption(colors, .grey).contains("ΔL* 3.1, needs 10"))
  }

  @Test func `says nothing of a single series`() throws { #expect(try caption(["#4a7f14"], .deutan).isEmpty) }

  @Test func `counts what it has no room to name`() throws {
    let text = try caption(["#777777", "#787878", "#797979"], .normal)
    #expect(text.hasPrefix("≈ 3 pairs look alike"))
    #expect(text.hasSuffix("; and 1 more."))
  }

  @Test func `cuts long names`() throws {
    let text = try caption(["#4a7f14", "#c0392b"], .deutan, names: [String(repeating: "y", count: 200), "Valley"])
    #expect(text.count < 90)
    #expect(text.contains("yyy…"))
  }
}
