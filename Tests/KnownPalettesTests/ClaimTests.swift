import Colorimetry
import PaletteRules
import Testing

/// What the page about known palettes says of makers' claims, held to what is measured.
struct ClaimTests {
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

  /// ColorBrewer flags each number of classes, about red-green deficiencies alone; its smaller qualitative sets are the first
  /// colours of the largest. Source: https://colorbrewer2.org, learn more, usability.
  @Test(arguments: published.filter { $0.kind == .categorical && !$0.classFlags.isEmpty }.map(\.name))
  func `the figures agree with ColorBrewer wherever it says yes or no`(name: String) throws {
    let palette = try #require(PublishedPalette.named(name))
    #expect(palette.classFlags.map(\.classes) == Array(3...palette.colors.count))
    let safe = palette.measured.safeCount(under: [.normal, .protan, .deutan])
    for flag in palette.classFlags where flag.answer == .yes || flag.answer == .no {
      #expect((flag.classes <= safe) == (flag.answer == .yes), "\(flag.classes) classes")
    }
  }
}
