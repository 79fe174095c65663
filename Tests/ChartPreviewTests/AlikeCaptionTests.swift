import Colorimetry
import PaletteRules
import PangoCairo
import Testing

@testable import ChartPreview

@Suite struct AlikeCaptionTests {
  private func caption(
    _ colors: [String], _ vision: Vision, names: [String] = ["Coast", "Valley", "Dune"],
    channels: Set<MarkChannel> = Set(MarkChannel.allCases), _ change: (inout ThemeMode) -> Void = { _ in }
  ) throws -> AlikeCaption {
    var mode = try DrawnThemes.mode(colors)
    change(&mode)
    return AlikeCaption(
      SeenAlike(vision, JudgedMode(mode, of: DrawnThemes.theme(mode), settings: JudgementSettings())), names,
      mode.series.map { SecondChannel($0.drawn(with: channels)) })
  }

  private func text(_ colors: [String], _ vision: Vision) throws -> String {
    try #require(try caption(colors, vision).wordings.first)
  }

  @Test func `names the pair in the row in which it merges, and in no other`() throws {
    let colors = ["#4a7f14", "#c0392b"]
    #expect(
      try text(colors, .deutan).hasPrefix("\u{200E}≈ \u{2068}Coast\u{2069} and \u{2068}Valley\u{2069} look alike"))
    #expect(try text(colors, .deutan).contains("ΔE00 1.5, needs 8"))
    #expect(try text(colors, .normal).hasPrefix("\u{200E}All are distinguishable by colour"))
    #expect(try text(colors, .tritan).hasPrefix("\u{200E}All are distinguishable by colour"))
    #expect(try text(colors, .grey).contains("ΔL* 3.1, needs 10"))
    #expect(try caption(colors, .deutan).isBad)
    #expect(try !caption(colors, .tritan).isBad)
  }

  @Test func `a colour that hardly stands out is named, and the caption omits 'distinguishable'`() throws {
    let mode = try DrawnThemes.mode(["#222222", "#ffffcc", "#fefefe"])
    let style = PreviewStyle(mode, called: "")
    #expect(style.faint.map(\.series) == [2, 1])
    let seen = SeenAlike(
      .normal, JudgedMode(try DrawnThemes.mode(["#222222", "#ffffcc"]), of: DrawnThemes.theme(mode), settings: .init()))
    let caption = AlikeCaption(seen, ["Coast", "Valley"], [], faint: [(1, 1.02)])
    #expect(caption.isBad)
    #expect(try #require(caption.wordings.first).hasSuffix("\u{2068}Valley\u{2069} hardly stands out: 1.02:1."))
  }

  @Test func `a red with a green that is an error is hard to tell apart for the reader whom it concerns`() throws {
    let colors = ["#ff0000", "#008000"]
    #expect(try text(colors, .protan).contains("are hard to tell apart, a red and a green: ΔE00 10.5, needs 11"))
    #expect(try caption(colors, .protan).isBad && !caption(colors, .normal).isBad)
    #expect(try !caption(colors, .protan) { $0.series[0].symbol = .cross }.isBad)
  }

  @Test func `says nothing of a single series`() throws {
    #expect(try caption(["#4a7f14"], .deutan).wordings.isEmpty)
  }

  @Test func `counts pairs that do not fit`() throws {
    let wordings = try caption(["#777777", "#787878", "#797979", "#7a7a7a"], .normal).wordings
    #expect(wordings.first?.hasPrefix("\u{200E}≈ 6 pairs look alike: ") == true)
    #expect(wordings.first?.hasSuffix("; and 3 more.") == true)
    #expect(wordings.contains { $0.hasSuffix("; and 5 more.") })
    #expect(wordings.last == "\u{200E}≈ 6 pairs look alike.")
  }

  @Test func `each wording is shorter than the one before, or names fewer`() throws {
    let names = (0..<4).map { String(repeating: "wide name ", count: 6) + String($0) }
    for vision in Vision.allCases {
      let wordings = try caption(["#777777", "#787878", "#c0392b", "#4a7f14"], vision, names: names).wordings
      #expect(wordings.count > 2)
      #expect(wordings.last.map { $0.count < wordings[0].count } == true)
    }
  }

  @Test func `leaves out the middle of long names`() throws {
    let names = ["Rain measured at the northern coast", "Rain measured in the southern valley"]
    for wording in try caption(["#4a7f14", "#c0392b"], .deutan, names: names).wordings {
      #expect(wording.contains("ast\u{2069}") && wording.contains("ley\u{2069}") && wording.contains("…"))
    }
  }

  @Test func `only marks that the chart draws tell series apart`() throws {
    let colors = ["#4a7f14", "#c0392b"]
    func mark(_ mode: inout ThemeMode) { mode.series[1].symbol = .cross }
    let points = try caption(colors, .deutan, channels: [.symbol], mark)
    #expect(!points.isBad)
    #expect(points.wordings.allSatisfy { $0.hasSuffix("; marks tell them apart.") })
    let bars = try caption(colors, .deutan, channels: [.pattern], mark)
    #expect(bars.isBad)
    #expect(bars.wordings.allSatisfy { !$0.contains("apart") })
  }

  @Test func `pairs that nothing tells apart come first`() throws {
    let caption = try caption(["#777777", "#777777", "#797979"], .normal) { $0.series[1].pattern = .dots }
    #expect(caption.isBad)
    let first = try #require(caption.wordings.first)
    #expect(first.hasPrefix("\u{200E}≈ 3 pairs look alike: \u{2068}Coast\u{2069} and \u{2068}Dune\u{2069}"))
    #expect(first.hasSuffix("; marks tell 2 apart."))
  }

  @Test(arguments: [Vision.normal, .deutan])
  func `a line begins at the left whatever script its names are in`(_ vision: Vision) throws {
    let fonts = try DrawnThemes.fonts()
    func left(_ names: [String]) throws -> ArraySlice<UInt8> {
      let canvas = try Canvas(width: 400, height: 24)
      let words = try #require(try caption(["#4a7f14", "#c0392b"], vision, names: names).wordings.first)
      canvas.draw(TextLayout(words, .init(size: 12), fonts: fonts), 2, 4, .init(1, 1, 1))
      let pixels = try canvas.rgba()
      // The sign or the word that every line begins with.
      return (0..<24).flatMap { row in pixels[(row * 400 * 4)..<(row * 400 * 4 + 12 * 4)] }[...]
    }
    let (latin, arabic) = (try left(["Coast", "Valley"]), try left(["الساحل", "الوادي"]))
    // White on the black that a canvas begins with; every fourth byte is the opacity.
    #expect(latin.enumerated().contains { $0 % 4 != 3 && $1 != 0 })
    #expect(latin == arabic)
  }
}
