/// What is known of the colour of a property, for each part that its name may give it.
struct CSSShades {
  /// Among others for charts; nil when it is not a colour.
  let series: RoleCandidate.Shade?
  /// Among others for charts of which none can be read.
  let unreadSeries: RoleCandidate.Shade
  /// As a background, a text, an axis …; nil when it is not a colour.
  let surface: RoleCandidate.Shade?

  /// Names that leave no doubt that a colour is meant; `--text: base` may be a size (engineering choice).
  private static let colorNames: Set<String> = [
    "background", "bg", "surface", "canvas", "foreground", "fg", "ink", "color", "colour",
  ]

  /// A colour that can be read.
  init(_ shade: RoleCandidate.Shade) { (series, unreadSeries, surface) = (shade, shade, shade) }

  /// A value that comes to no colour.
  ///
  /// A name in a numbered row is a colour when the others are, whatever it looks like; any other name may be that
  /// of a size or a font.
  init(_ failure: CSSFailure, of candidate: RoleCandidate) {
    let isNumbered = candidate.path.last.map { NumericOrder.parts(of: $0).number != nil } ?? false
    let isMeasure = CSSLikeness.isMeasure(candidate.allWords)
    switch (failure.kind, failure.likeness) {
    case (.systemColor, _): (series, unreadSeries, surface) = (.unknown, .unknown, .broken)
    case (.notAColor, .color), (.notAColor, .system): (series, unreadSeries, surface) = (.broken, .broken, .broken)
    case (.notAColor, .word):
      let isColorName = !Self.colorNames.isDisjoint(with: candidate.allWords)
      series = isNumbered || !isMeasure ? .unknown : nil
      unreadSeries = isMeasure ? .unknown : .broken
      surface = isColorName && !isMeasure ? .broken : nil
    case (.notAColor, .keyword), (.notAColor, .other), (.notAColor, .unset):
      (series, unreadSeries, surface) = (isNumbered ? .unknown : nil, .unknown, nil)
    default: (series, unreadSeries, surface) = (.unknown, .broken, .unknown)
    }
  }
}
