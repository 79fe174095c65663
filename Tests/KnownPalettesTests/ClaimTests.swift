import Colorimetry
import PaletteRules
import Testing

/// What the page says of makers' claims, held to what is measured.
struct ClaimTests {
  private static let promised = MakersClaim.table.filter { $0.claim.promise == .everyReader }

  @Test(arguments: promised.map(\.name))
  func `exactly the claims that differ have a reason`(name: String) throws {
    let palette = try #require(PublishedPalette.named(name))
    let outcome = MakersClaim.outcome(palette.measured)
    #expect((outcome != .agrees) == (MakersClaim.of(name)?.why != nil), "\(outcome.rawValue)")
    #expect(palette.kind == .categorical && palette.classFlags.isEmpty)
  }

  @Test func `no claim is ignored`() {
    let names = MakersClaim.table.map(\.name)
    #expect(names == names.sorted() && Set(names).isSubset(of: published.map(\.name)))
    let silent = published.filter { $0.kind == .categorical && $0.classFlags.isEmpty && !names.contains($0.name) }
    #expect(silent.filter { !$0.claim.hasPrefix("No claim") }.map(\.name) == [])
  }

  @Test func `important outcomes are stable`() throws {
    func outcome(_ name: String) throws -> MakersClaim.Outcome {
      MakersClaim.outcome(try #require(PublishedPalette.named(name)).measured)
    }
    for name in ["carto-safe", "seaborn-colorblind", "tol-light"] { #expect(try outcome(name) == .disagrees) }
    for name in ["okabe-ito", "bokeh-colorblind", "tol-bright", "tol-vibrant"] {
      #expect(try outcome(name) == .agreesOnRedGreen)
    }
    #expect(try outcome("tableau-colorblind-10-2016") == .agreesNarrowly)
    for name in ["petroff-10", "ibm-design-5", "tol-muted"] { #expect(try outcome(name) == .agrees) }
  }

  @Test func `the reasons state facts`() throws {
    let muted = Set(try #require(PublishedPalette.named("tol-muted")).colors.map(\.srgb.hex))
    let safe = try #require(PublishedPalette.named("carto-safe"))
    #expect(safe.colors.prefix(11).count { muted.contains($0.srgb.hex) } == 9)
    #expect(safe.measured.confused(under: [.protan, .deutan]).allSatisfy { $0.second == 11 })

    let seaborn = try #require(PublishedPalette.named("seaborn-colorblind")).measured
    let failing = seaborn.confused(under: [.protan, .deutan])
    #expect(!failing.isEmpty && failing.allSatisfy { [5, 6].contains($0.first) || [5, 6].contains($0.second) })
    let tritan = seaborn.confused(under: [.tritan]).filter { max($0.first, $0.second) < 5 }
    #expect(tritan.map { [$0.first, $0.second] } == [[1, 4]])

    let orders = try ["okabe-ito", "bokeh-colorblind"].map { name in
      Set(try #require(PublishedPalette.named(name)).colors.map(\.srgb.hex))
    }
    #expect(orders[0] == orders[1])

    let tableau = try #require(PublishedPalette.named("tableau-colorblind-10-2016")).measured
    let closest = try #require(tableau.least(.protan))
    let names = [closest.first, closest.second].map { ColorName(tableau.colors[$0]) }
    #expect(names == [.blue, .grey] && (0.5..<1).contains(closest.severity))
  }

  @Test(arguments: published.filter { $0.kind == .categorical && !$0.classFlags.isEmpty }.map(\.name))
  func `the figures agree with ColorBrewer wherever it says yes or no`(name: String) throws {
    let palette = try #require(PublishedPalette.named(name))
    let measured = palette.measured
    #expect(palette.classFlags.map(\.classes) == Array(3...palette.colors.count))
    for flag in palette.classFlags {
      let outcome = ClassComparison(flag, measured).outcome
      #expect(!outcome.hasPrefix("disagree"), "\(flag.classes) classes: \(outcome)")
    }
  }

  @Test func `Set2 is safe for three, not for four`() throws {
    let palette = try #require(PublishedPalette.named("brewer-set2"))
    let comparisons = palette.classFlags.map { ClassComparison($0, palette.measured) }
    #expect(comparisons.map(\.flag.answer.rawValue) == ["yes", "maybe", "maybe", "maybe", "no", "no"])
    #expect(comparisons.map(\.outcome).prefix(2) == ["agree", "flag maybe, confused here"])
  }
}
