/// An everyday name for a colour, one of fifteen.
///
/// Names serve wording and advice; they never decide whether two colours are confused. The boundaries are ranges in
/// OKLCh, checked against the names in well-known palettes (tab10, Okabe–Ito, Tol, ColorBrewer, Tableau, Material,
/// Tailwind), the sixteen basic colours of CSS, and the most frequent answers of the 2010 xkcd colour name survey. The
/// first matching range applies.
package enum ColorName: String, CaseIterable, Sendable {
  case black, grey, white, red, orange, brown, yellow, olive, green, teal, cyan, blue, violet, purple, pink

  /// The name of a colour inside the sRGB gamut.
  package init(_ color: SRGB) { self.init(OKLCh(OKLab(LinearSRGB(color)))) }

  /// The name of a colour: lightness 0…1, chroma from 0, hue 0..<360.
  package init(_ color: OKLCh) {
    let (lightness, chroma, hue) = (color.lightness, color.chroma, color.hue)
    self  // Pastels have little chroma but are not greys: ColorBrewer's Pastel1 calls #decbe4 purple.
    =
      if chroma < (lightness > 0.8 && lightness <= 0.93 ? 0.035 : 0.04) {
        lightness < 0.25 ? .black : lightness > 0.93 ? .white : .grey
      } else if Self.isPink(lightness, chroma, hue) {
        .pink
      } else if Self.isBrown(lightness, chroma, hue) {
        .brown
      } else if (95..<125).contains(hue) && lightness < 0.72 || (105..<125).contains(hue) && lightness < 0.78 {
        // tab10's olive (#bcbd22) has a lightness of 0.77; below hue 105 such a colour is mustard, a yellow.
        .olive
      } else if Self.isPurple(lightness, hue) {
        .purple
      } else {
        Self.lightTeal(lightness, chroma, hue) ?? Self.byHue(hue)
      }
  }

  /// Light reds, mid-lightness magentas (`deeppink`, Tailwind's pink), `salmon`, and greyish reds (xkcd's dusty rose).
  private static func isPink(_ lightness: Double, _ chroma: Double, _ hue: Double) -> Bool {
    lightness >= 0.72 && (hue >= 325 || hue < 25)
      || lightness >= 0.72 && hue < 30 && chroma < 0.16
      || lightness >= 0.5 && hue >= 350
      || lightness >= 0.6 && hue < 12
      || lightness >= 0.6 && hue < 20 && chroma < 0.15
  }

  /// Light colours of the hues of teal: cyan, and blue where they lean towards it or are pale, such as CSS's `lightblue`
  /// and xkcd's pale blue (#d0fefe); nil for any other colour.
  private static func lightTeal(_ lightness: Double, _ chroma: Double, _ hue: Double) -> ColorName? {
    if lightness >= 0.78, (215..<225).contains(hue) { return .blue }
    guard lightness >= 0.8, (185..<215).contains(hue) else { return nil }
    return chroma >= 0.06 ? .cyan : .blue
  }

  /// Dark or greyish oranges; the greyer, the lighter they may be: `tan`, and the browns of Dark2, Tableau and Apple.
  /// Also reds on the border to brown, such as CSS's `brown` (#a52a2a); darker ones are dark red to most.
  private static func isBrown(_ lightness: Double, _ chroma: Double, _ hue: Double) -> Bool {
    (25..<95).contains(hue) && (lightness < 0.58 && chroma < 0.14 || lightness < 0.64 && chroma < 0.12)
      || (45..<90).contains(hue) && lightness < 0.8 && chroma < 0.09
      || (24..<38).contains(hue) && (0.45..<0.5).contains(lightness) && chroma < 0.165
  }

  /// Dark violets, and lighter ones that lean towards magenta: Apple's and Tailwind's purple, Tableau's (#b07aa1).
  private static func isPurple(_ lightness: Double, _ hue: Double) -> Bool {
    lightness < 0.6 && (285..<350).contains(hue)
      || lightness < 0.65 && (300..<340).contains(hue)
      || lightness < 0.72 && (300..<325).contains(hue)
  }

  private static func byHue(_ hue: Double) -> ColorName {
    switch hue {
    // Orange begins at 38° because people call #ff5b00 and #c04e01 orange; Okabe–Ito's vermilion is orange here.
    case ..<38: .red
    case ..<80: .orange
    case ..<118: .yellow
    case ..<172: .green
    case ..<225: .teal
    case ..<285: .blue
    case ..<325: .violet
    case ..<350: .pink
    default: .red
    }
  }
}
