import Colorimetry
import Testing

@testable import PaletteRules

/// What makes the search for remedies short gives the same as the long way.
struct RemedySearchTests {
  private static let colors = [
    "#1f77b4", "#ff7f0e", "#2ca02c", "#bcbd22", "#17becf", "#e377c2", "#1f77b4", "#7f7f7f", "#ffff00", "#f0f0f0",
    "#101010",
  ]

  @Test(arguments: [["protan", "deutan", "tritan"], ["deutan"]], [false, true])
  func `colours that a mode has measured are seen as if they were measured anew`(
    visions: [String], isTranslucent: Bool
  ) throws {
    var written = try WrittenTheme(Self.colors)
    if isTranslucent { written.series[2].opacity = 0.5 }
    let theme = try written.theme(try written.mode())
    var settings = JudgementSettings()
    settings.visions = Set(visions + ["normal"])
    let mode = JudgedMode(theme.modes[0], of: theme, settings: settings)
    var (known, anew) = (SeenColors(mode), SeenColors(settings))
    let added = SRGB(0.25, 0.5, 0.75)
    let rows = (mode.shown.compactMap(\.self) + [added]).map { (known.row(of: $0), anew.row(of: $0)) }
    for (one, other) in rows {
      #expect(known.names[one] == anew.names[other])
      #expect(known.ratio(one, added) == anew.ratio(other, added))
      for (two, another) in rows {
        #expect(
          known.least(one, two, deficiencies: Vision.deficiencies)
            == anew.least(other, another, deficiencies: Vision.deficiencies))
        for view in [RepairGoal.View.otherProtan, .otherDeutan] {
          #expect(known.weakest(view, one, two, below: 50) == anew.weakest(view, other, another, below: 50))
        }
      }
    }
  }

  @Test(arguments: colors, ["#ffffff", "#000000", "#767676", "#1c2733"])
  func `no step before the nearest colour reaches the ratio`(color: String, background: String) throws {
    let (color, background) = (
      try Color(css: color).mappedToSRGB.srgb, try Color(css: background).mappedToSRGB.srgb
    )
    let required = 3.0
    guard WCAG.contrastRatio(color, background) < required,
      let nearest = ContrastRemedy(color, on: background, required: required, flare: .standard),
      // Reached almost at once: from here every step is tried.
      let start = ContrastRemedy(
        color, on: background, required: WCAG.contrastRatio(color, background) + 1e-6, flare: .standard)
    else { return }
    let short = ContrastRemedy(color, on: background, required: required, flare: .standard, from: nearest) { _ in true }
    let long = ContrastRemedy(color, on: background, required: required, flare: .standard, from: start) { _ in true }
    #expect(short?.color == long?.color)
    #expect(start.distance < nearest.distance)
  }
}
