import Colorimetry
import PaletteRules

extension ChartParts {
  /// Guesses from the properties of a sheet, in the order of their first occurrence.
  ///
  /// - Parameters:
  ///   - most: the most colours that names alone make the series of one chart.
  ///   - color: what a property resolves to where it is first set.
  init(
    properties names: [String], most: Int? = nil, record: ReadingRecord,
    color: (_ name: String) throws(UnresolvedColor) -> SRGB?
  ) {
    self.init { names[$0] }
    var charted: [RoleCandidate] = []
    var surfaces: [RoleCandidate] = []
    var notColors: [String] = []
    let vendor = VendorWords.shared(
      by: names.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2).prefix { $0 != "-" }) })
    let candidates = names.enumerated().compactMap { index, name -> RoleCandidate? in
      let path = name.dropFirst(2).split(separator: "-").map(String.init)
      guard name.hasPrefix("--"), !path.isEmpty, name.utf8.count <= TokenPathLimit.bytes else { return nil }
      let candidate = RoleCandidate(index: index, path: path, shade: .unknown, vendor: vendor)
      let mayCount = candidate.namesChart ? !candidate.isPartOfHighcharts : SurfaceGuess.mayBe(candidate.allWords)
      return mayCount ? candidate : nil
    }
    func shades(_ candidate: RoleCandidate) -> CSSShades? {
      do throws(UnresolvedColor) {
        return try color(names[candidate.index]).map { CSSShades(.color($0)) }
      } catch {
        return CSSShades(error, of: candidate)
      }
    }
    for candidate in candidates {
      let found = shades(candidate)
      guard candidate.namesChart else {
        if let surface = found?.surface { surfaces.append(candidate.shaded(surface)) }
        continue
      }
      if let surface = found?.surface { surfaces.append(candidate.shaded(surface)) }
      if let series = found?.series {
        charted.append(candidate.shaded(series))
      } else if let doubt = found?.doubt, found?.surface == nil {
        record.leave(.unreadProperty, names[candidate.index], "", doubt.text)
      } else {
        notColors.append(names[candidate.index])
      }
    }
    if let first = notColors.first { record.note(.notColors, first, notColors.count - 1) }
    takeSurfaces(surfaces, record)
    take(
      SeriesGuess(charted, most: most), record, spelled: { "--" + $0.replacing(".", with: "-") },
      member: { index, _ in Member(index: index, name: String(names[index].dropFirst(2))) })
  }
}

extension RoleCandidate {
  fileprivate func shaded(_ shade: Shade) -> RoleCandidate {
    RoleCandidate(index: index, path: path, shade: shade, vendor: vendor)
  }

  fileprivate func hasOne(of words: Set<String>) -> Bool { !words.isDisjoint(with: allWords) }

  /// Whether it is one of the greys and highlights of Highcharts' own parts: `--highcharts-neutral-color-80`.
  fileprivate var isPartOfHighcharts: Bool {
    hasOne(of: ["highcharts"]) && hasOne(of: ["neutral", "highlight", "positive", "negative"])
  }
}

/// What is known of the colour of a property, for each part that its name may give it.
private struct CSSShades {
  /// Among others for charts; nil when it is not a colour.
  let series: RoleCandidate.Shade?
  /// As a background, a text, an axis …; nil when it is not a colour.
  let surface: RoleCandidate.Shade?
  /// What a word says that may be a colour and may be anything else.
  private(set) var doubt: Message?

  /// Names that leave no doubt that a colour is meant; `--text: base` may be a size (engineering choice).
  private static let colorNames: Set<String> = [
    "background", "bg", "surface", "canvas", "foreground", "fg", "ink", "color", "colour",
  ]

  /// A colour that can be read.
  init(_ shade: RoleCandidate.Shade) { (series, surface) = (shade, shade) }

  /// A value that resolves to no colour.
  ///
  /// A name in a numbered row is a colour when the others are, whatever it looks like; any other name may be that
  /// of a size or a font.
  init(_ failure: UnresolvedColor, of candidate: RoleCandidate) {
    if failure.likeness == .word { doubt = failure.problem.sentence }
    let isNumbered = candidate.path.last.map { NumericOrder.parts(of: $0).number != nil } ?? false
    switch (failure.kind, failure.likeness) {
    case (.systemColor, _), (.unreadSyntax, _): (series, surface) = (.unknown, .broken)
    case (.unknownProperty, _), (.circle, _), (.longChain, _), (.deepValue, _):
      (series, surface) = (.broken, .unknown)
    case (_, .color), (_, .system), (_, .unread): (series, surface) = (.broken, .broken)
    case (_, .word):
      series = isNumbered ? .unknown : nil
      surface = candidate.hasOne(of: Self.colorNames) ? .broken : nil
    case (_, .other), (_, .unset): (series, surface) = (isNumbered ? .unknown : nil, nil)
    }
  }
}
