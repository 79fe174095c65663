import Colorimetry
import KnownPalettes
import Testing

@testable import PaletteRules

/// The answers that the literature and the makers give on palettes and ramps, beside the verdicts of the rules.
///
/// An answer has a source:
/// - Brewer: C. A. Brewer's flags of her schemes, https://colorbrewer2.org, by number of classes.
/// - Okabe: M. Okabe, K. Ito, Color universal design, 2008: never red with green; the eight colours; magenta with green.
/// - Tol: P. Tol, Colour schemes, SRON/EPS/TN/09-002, 2021.
/// - Petroff: M. A. Petroff, arXiv 2107.02270, 2021: its three sequences, and matplotlib's cycle, which fails.
/// - Maker: the makers say so of the palette, or recommend another one to readers with a deficiency.
/// - Crameri: F. Crameri and others, Nature Communications 11, 2020, 5444: its maps; rainbow, jet and hsv mislead.
/// - Kovesi: P. Kovesi, arXiv 1509.03700, 2015: hot has flat parts and edges, as have maps mixed between two pure colours.
/// - Smith: S. van der Walt, N. Smith, matplotlib's perceptual maps, 2015; J. R. Nuñez and others 2018 for cividis.
/// - Moreland: K. Moreland, Diverging color maps for scientific visualization, 2009.
enum ExpertAnswer {
  /// Categorical colours: the name of a published palette, with how many of its first colours, or a list of colours.
  static let palettes: [(colors: String, isFriendly: Bool, source: String)] = [
    ("okabe-ito", true, "Okabe"), ("bokeh-colorblind", true, "Okabe"), ("tol-bright", true, "Tol"),
    ("tol-high-contrast", true, "Tol"), ("tol-medium-contrast", true, "Tol"), ("tol-muted", true, "Tol"),
    ("tol-vibrant", true, "Tol"), ("petroff-6", true, "Petroff"), ("petroff-8", true, "Petroff"),
    ("petroff-10", true, "Petroff"), ("ibm-design-5", true, "Maker"), ("tableau-colorblind-10", true, "Maker"),
    ("tableau-colorblind-10-2016", true, "Maker"), ("tol-light", true, "Tol"),
    ("brewer-dark2 3", true, "Brewer"), ("brewer-set2 3", true, "Brewer"), ("brewer-paired 4", true, "Brewer"),
    ("brewer-accent 8", false, "Brewer"), ("brewer-dark2 8", false, "Brewer"), ("brewer-paired 12", false, "Brewer"),
    ("brewer-pastel1 9", false, "Brewer"), ("brewer-pastel2 8", false, "Brewer"), ("brewer-set1 9", false, "Brewer"),
    ("brewer-set2 8", false, "Brewer"), ("brewer-set3 12", false, "Brewer"), ("tab10", false, "Petroff"),
    ("plotly-d3", false, "Petroff"), ("vega-category20", false, "Petroff"), ("tableau-10", false, "Maker"),
    ("seaborn-deep", false, "Maker"), ("seaborn-muted", false, "Maker"), ("seaborn-bright", false, "Maker"),
    ("seaborn-dark", false, "Maker"), ("seaborn-pastel", false, "Maker"), ("ggplot2-3", false, "Okabe"),
    ("ggplot2-4", false, "Okabe"), ("ggplot2-5", false, "Okabe"), ("ggplot2-6", false, "Okabe"),
    ("ggplot2-7", false, "Okabe"), ("ggplot2-8", false, "Okabe"),
    ("google-charts", false, "Okabe"), ("highcharts-default", false, "Okabe"), ("echarts-default", false, "Okabe"),
    // Red with green.
    ("red green", false, "Okabe"), ("#d7191c #1a9641", false, "Brewer"), ("#d73027 #1a9850", false, "Brewer"),
    ("#dc2626 #16a34a", false, "Okabe"), ("#da1e28 #24a148", false, "Okabe"), ("#e41a1c #4daf4a", false, "Brewer"),
    ("#e31a1c #33a02c", false, "Brewer"), ("#2ca02c #d62728", false, "Okabe"), ("#cc0000 #009900", false, "Okabe"),
    ("#ff0000 #ffff00 #00ff00", false, "Okabe"),
    // A blue with orange, and the two ends of the schemes that are friendly.
    ("#0072b2 #d55e00", true, "Okabe"), ("#d55e00 #009e73", true, "Okabe"), ("#ff00ff #00ff00", true, "Okabe"),
    ("#a6611a #018571", true, "Brewer"), ("#e66101 #5e3c99", true, "Brewer"), ("#d01c8b #4dac26", true, "Brewer"),
    ("#7b3294 #008837", true, "Brewer"), ("#ca0020 #0571b0", true, "Brewer"), ("#d7191c #2c7bb6", true, "Brewer"),
    ("#56b4e9 #e69f00", true, "Okabe"), ("#4477aa #ee6677", true, "Tol"), ("#0077bb #cc3311", true, "Tol"),
    ("#332288 #ddcc77", true, "Tol"), ("#4e79a7 #f28e2b", true, "Maker"), ("#1f77b4 #9467bd", false, "Petroff"),
  ]

  /// Where the rules disagree, and why.
  static let otherPalettes = [
    "ggplot2-4": "people call its red salmon, so that 9.9 with a deutan deficiency is enough beside its green"
  ]

  /// Ramps: the name of a published one, with a number of classes, or a list of colours.
  static let ramps: [(colors: String, isFriendly: Bool, source: String)] =
    [
      "blues", "bugn", "bupu", "gnbu", "greens", "greys", "oranges", "orrd", "pubu", "pubugn", "purd", "purples",
      "rdpu",
      "reds", "ylgn", "ylgnbu", "ylorbr", "ylorrd", "brbg", "piyg", "prgn", "puor", "rdbu", "rdylbu",
    ].map { ("brewer-\($0) 5", true, "Brewer") } + [
      ("brewer-rdylgn 5", false, "Brewer"), ("brewer-spectral 5", false, "Brewer"),
      ("viridis", true, "Smith"), ("plasma", true, "Smith"), ("inferno", true, "Smith"), ("magma", true, "Smith"),
      ("cividis", true, "Smith"), ("mako", true, "Maker"), ("rocket", true, "Maker"), ("batlow", true, "Crameri"),
      ("oslo", true, "Crameri"), ("lajolla", true, "Crameri"), ("vik", true, "Crameri"), ("roma", true, "Crameri"),
      ("berlin", true, "Crameri"), ("romao", true, "Crameri"), ("cork", true, "Crameri"),
      ("coolwarm", true, "Moreland"),
      ("gray", true, "Kovesi"), ("jet", false, "Crameri"), ("rainbow", false, "Crameri"), ("hsv", false, "Crameri"),
      ("turbo", false, "Maker"), ("hot", false, "Kovesi"), ("#ff0000 #ffff00", false, "Kovesi"),
      ("#0000ff #00ff80", false, "Kovesi"), ("#c84f4b #a38029 #50a45e", false, "Okabe"),
      ("#b8433f #c46a2c #b8892e #9aa33c #7fb36a", false, "Okabe"), ("#d7191c #1a9641", false, "Okabe"),
    ]

  static let otherRamps = [
    "cork": "its arms look alike with a tritan deficiency alone: a warning",
    "hot": "its steepest sixteenth holds 12.6 % of its change, where 12.5 % may: a note",
  ]
}

struct ExpertVerdictTests {
  private func colors(_ text: String) throws -> (palette: PublishedPalette, colors: [SRGB])? {
    let words = text.split(separator: " ").map(String.init)
    guard let palette = PublishedPalette.named(words[0]) else { return nil }
    guard words.count == 2, let count = Int(words[1]) else { return (palette, palette.colors.map(\.srgb)) }
    guard palette.kind != .categorical else { return (palette, palette.colors.prefix(count).map(\.srgb)) }
    return (palette, try RampVerdictTests.colors(of: palette, classes: count))
  }

  private func mode(_ colors: [SRGB]) throws -> (ThemeMode, [ThemeColor]) {
    let palette = try #require(PublishedPalette.named("okabe-ito"))
    let origin = try #require(palette.colors.first).origin
    let made = colors.map { ThemeColor(Color($0), origin: origin) }
    let mode = ThemeMode(name: "light", background: ThemeColor(Color(SRGB(1, 1, 1)), origin: origin), series: [])
    return (mode, made)
  }

  private func parsed(_ text: String) throws -> [SRGB] {
    try text.split(separator: " ").map { try Color(css: String($0)).mappedToSRGB.srgb }
  }

  private func judged(_ mode: ThemeMode) -> [Finding] {
    Judge.judge(Theme(path: "colours", format: "hex", formatLabel: "hex list", modes: [mode])).findings
  }

  /// Errors about pairs that readers without a tritan deficiency confuse.
  @Test(arguments: ExpertAnswer.palettes.map(\.colors))
  func `a palette has the verdict that experts give`(text: String) throws {
    let expected = try #require(ExpertAnswer.palettes.first { $0.colors == text })
    var (mode, made) = try mode(colors(text)?.colors ?? parsed(text))
    mode.series = made.enumerated().map { Series(name: "s\($0)", token: "series.s\($0)", color: $1) }
    let errors = judged(mode).filter {
      $0.level == .error && [.redGreenConfusion, .tooSimilar, .redGreenHues].contains($0.rule)
    }
    #expect(
      (errors.isEmpty == expected.isFriendly) == (ExpertAnswer.otherPalettes[text] == nil), "\(errors.map(\.message))")
  }

  /// Errors about ramps, and warnings other than those on the steps between classes and on the weight of two ends.
  @Test(arguments: ExpertAnswer.ramps.map(\.colors))
  func `a ramp has the verdict that experts give`(text: String) throws {
    let expected = try #require(ExpertAnswer.ramps.first { $0.colors == text })
    let known = try colors(text)
    var (mode, made) = try mode(known?.colors ?? parsed(text))
    let isInClasses = known?.palette.ramp?.steps != nil
    mode.ramps = [
      Ramp(
        name: nil, kind: known?.palette.ramp?.kind ?? .sequential, stops: made.map { Ramp.Stop(color: $0) },
        interpolation: isInClasses ? .steps : .srgb, steps: isInClasses ? made.count : nil)
    ]
    let faults = judged(mode).filter {
      $0.level >= .warning && $0.rule != .rampStepTooSmall && $0.rule != .divergingUnbalanced
    }
    #expect(
      (faults.isEmpty == expected.isFriendly) == (ExpertAnswer.otherRamps[text] == nil), "\(faults.map(\.message))")
  }

  @Test func `97 of 100 answers agree, and every other one has a reason`() {
    let (palettes, ramps) = (ExpertAnswer.palettes, ExpertAnswer.ramps)
    #expect(palettes.count >= 60 && ramps.count >= 40)
    let others = ExpertAnswer.otherPalettes.count + ExpertAnswer.otherRamps.count
    #expect(Double(others) <= 0.03 * Double(palettes.count + ramps.count))
    #expect(Set(palettes.map(\.colors)).count == palettes.count && Set(ramps.map(\.colors)).count == ramps.count)
  }
}
