import Colorimetry
import PaletteRules
import Testing

/// Every palette's verdict, pinned against figures that were worked out elsewhere.
struct VerdictTests {
  @Test func `every palette has its figures`() {
    let pinned = PaletteFigures.rows.map(\.name) + RampFigures.rows.map(\.name)
    #expect(Set(pinned) == Set(published.map(\.name)) && pinned.count == published.count)
  }

  @Test(arguments: PaletteFigures.rows)
  func `least differences, safe numbers and contrast are the pinned ones`(row: PaletteFigures.Row) throws {
    let measured = try #require(PublishedPalette.named(row.name)).measured
    for (vision, least) in zip(PaletteMeasurement.visions, row.least) {
      let found = try #require(measured.least(vision)).value
      #expect((found - least).magnitude < 0.05, "\(vision): \(found)")
    }
    let redGreen: [Vision] = [.normal, .protan, .deutan]
    #expect([measured.safeCount(under: redGreen), measured.safeCount(under: redGreen + [.tritan])] == row.safe)
    let alike = [[Vision.normal], [.protan, .deutan], [.tritan]].map { measured.confused(under: $0).count }
    #expect(alike == row.alike)
    let contrast = try #require(measured.contrast(on: SRGB(1, 1, 1)))
    #expect((contrast.least - row.onWhite).magnitude < 0.01 && contrast.below == row.below)
  }

  @Test(arguments: PaletteFigures.rows)
  func `the rules say the same`(row: PaletteFigures.Row) throws {
    let theme = try #require(PublishedPalette.named(row.name)).theme
    let judgement = Judge.judge(theme)
    let findings = ["PC203", "PC201", "PC202"].map { rule in judgement.findings.count { $0.rule.id == rule } }
    // PC203 takes what a deficiency hardly changes.
    #expect(findings[0] + findings[1] == row.alike[0] + row.alike[1] && findings[2] == row.alike[2])
  }

  @Test(arguments: RampFigures.rows.map(\.name))
  func `the lightness of a ramp is the pinned one`(name: String) throws {
    let row = try #require(RampFigures.rows.first { $0.name == name })
    let palette = try #require(PublishedPalette.named(name))
    let course = LightnessCourse(palette.colors.map(\.srgb))
    #expect(palette.kind == row.kind && palette.colors.count == row.count)
    let (least, most) = (try #require(course.values.min()), try #require(course.values.max()))
    #expect((least - row.least).magnitude < 0.05 && (most - row.most).magnitude < 0.05, "\(course.values)")
    #expect(course.isMonotone == row.isMonotone)
  }
}

/// PC231 against the figures that were worked out elsewhere, Petroff's sequences among them: safe in whole.
struct SafeNumberTests {
  @Test(arguments: PaletteFigures.rows)
  func `the number of safe first colours is the pinned one`(row: PaletteFigures.Row) throws {
    let palette = try #require(PublishedPalette.named(row.name))
    let finding = Judge.judge(palette.theme).findings.first { $0.rule == .tooManySeries }
    let count = palette.colors.count
    #expect(finding?.measure?.value == (row.safe[0] < count && count > 2 ? Double(row.safe[0]) : nil))
    if row.name.hasPrefix("petroff") { #expect(finding == nil) }
    // The suggested colours are distinguishable where they are all there is.
    guard let best = finding?.suggestions.first?.measured else { return }
    #expect(Int(best) > row.safe[0] && Int(best) <= count)
  }
}
