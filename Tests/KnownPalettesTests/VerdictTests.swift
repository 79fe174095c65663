import Colorimetry
import PaletteRules
import Testing

/// Every palette's verdict, pinned against figures that were worked out elsewhere.
struct VerdictTests {
  private static let redGreen: [Vision] = [.normal, .protan, .deutan]

  private static func pairs(_ findings: [Finding], _ rules: Set<String>) -> [Set<String>] {
    findings.filter { rules.contains($0.rule.id) && $0.level > .info }.flatMap {
      $0.wholeOrParts.map { Set($0.tokens) }
    }
  }

  @Test func `every palette has its figures`() {
    let pinned = PaletteFigures.rows.map(\.name) + RampFigures.rows.map(\.name)
    #expect(Set(pinned) == Set(published.map(\.name)) && pinned.count == published.count)
  }

  @Test(arguments: PaletteFigures.rows.map(\.name))
  func `least differences, safe numbers and contrast are the pinned ones`(name: String) throws {
    let row = try #require(PaletteFigures.rows.first { $0.name == name })
    let measured = try #require(PublishedPalette.named(name)).measured
    for (vision, least) in zip(PaletteMeasurement.visions, row.least) {
      #expect((try #require(measured.least(vision)).value - least).magnitude < 0.05, "\(vision)")
    }
    #expect([Self.redGreen, Self.redGreen + [.tritan]].map { measured.safeCount(under: $0) } == row.safe)
    let alike = [[Vision.normal], [.protan, .deutan], [.tritan]].map { measured.confused(under: $0).count }
    #expect(alike == row.alike)
    let contrast = try #require(measured.contrast(on: SRGB(1, 1, 1)))
    #expect((contrast.least - row.onWhite).magnitude < 0.01 && contrast.below == row.below)
  }

  @Test(arguments: PaletteFigures.rows.map(\.name))
  func `the rules find the pinned pairs, each in one finding, and the pinned number of safe colours`(name: String)
    throws
  {
    let row = try #require(PaletteFigures.rows.first { $0.name == name })
    let palette = try #require(PublishedPalette.named(name))
    let findings = Judge.judge(palette.theme).findings
    let rules = ["PC203", "PC201", "PC202"]
    #expect(rules.map { rule in findings.count { $0.rule.id == rule } } == row.alike)
    #expect(rules.map { Self.pairs(findings, [$0]).count } == row.alike)
    let close = Self.pairs(findings, ["PC204", "PC205", "PC209"])
    #expect(close.count == row.close && Set(close).count == close.count)
    // What is an error for red-green readers is no warning as well.
    #expect(Set(close).isDisjoint(with: Self.pairs(findings, ["PC201", "PC203"])))
    let tooMany = findings.first { $0.rule == .tooManySeries }
    let count = palette.colors.count
    #expect(tooMany?.measure?.value == (row.safe[0] < count && count > 2 ? Double(row.safe[0]) : nil))
    // The suggested colours are distinguishable where they are all there is.
    guard let best = tooMany?.suggestions.first?.measured else { return }
    #expect(Int(best) > row.safe[0] && Int(best) <= count)
  }

  /// The two that fail are known to: an addition to Tol's muted, and seaborn's shades of brown.
  @Test func `palettes that promise red-green readers a clear palette keep it, but two`() {
    let safe: Set = [
      "okabe-ito", "bokeh-colorblind", "petroff-6", "petroff-8", "petroff-10", "tol-bright", "tol-high-contrast",
      "tol-medium-contrast", "tol-muted", "tol-vibrant", "ibm-design-5", "tableau-colorblind-10",
      "tableau-colorblind-10-2016", "carto-safe", "seaborn-colorblind",
    ]
    let rows = PaletteFigures.rows.filter { safe.contains($0.name) }
    #expect(rows.count == safe.count)
    #expect(rows.filter { $0.alike[0] + $0.alike[1] > 0 }.map(\.name) == ["carto-safe", "seaborn-colorblind"])
    #expect(rows.count { $0.alike[0] + $0.alike[1] + $0.close == 0 } == 8)
  }

  @Test(arguments: RampFigures.rows.map(\.name))
  func `the lightness of a ramp is the pinned one`(name: String) throws {
    let row = try #require(RampFigures.rows.first { $0.name == name })
    let palette = try #require(PublishedPalette.named(name))
    #expect(palette.kind == row.kind && palette.colors.count == row.count)
    let lightness = palette.lightness
    let (least, most) = (try #require(lightness.min()), try #require(lightness.max()))
    #expect((least - row.least).magnitude < 0.05 && (most - row.most).magnitude < 0.05)
    // Rounding to eight bits changes L* by up to about 0.2.
    let steps = zip(lightness, lightness.dropFirst()).map { $1 - $0 }
    #expect((steps.allSatisfy { $0 > -0.5 } || steps.allSatisfy { $0 < 0.5 }) == row.isMonotone)
  }
}
