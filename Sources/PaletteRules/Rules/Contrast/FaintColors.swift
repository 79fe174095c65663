import Colorimetry
import SourceText

/// A colour below the ratio that a rule requires.
private struct Faint {
  let check: ContrastCheck
  let shown, background: SRGB
  let ratio: Double
  let remedy: Suggestion?

  /// The background as sentences call it.
  var place: String { check.place ?? background.hex }
  var figure: String { Figures.ratio(ratio, required: check.required) }
  /// A mode has a few grounds and thresholds: what shares them is one finding.
  var group: String { "\(place) \(check.required) \(check.outline == nil)" }

  var evidence: [Evidence] {
    let own = Evidence(label: "on \(background.hex)", hexes: [shown.hex, background.hex], figure: figure)
    guard let outline = check.outline else { return [own] }
    return [
      own,
      Evidence(
        label: "outline", hexes: [outline.shown.hex, background.hex],
        figure: Figures.ratio(outline.ratio, required: check.required), fails: false),
    ]
  }
}

/// The most lines of figures in one finding. An engineering choice: more than the colours of most palettes.
private let mostEvidence = 12

extension JudgedMode {
  /// Judges colours by a contrast rule: each passes, or could not be checked, or is in the finding of its background, the
  /// faintest first, so that a stock palette on white is one finding and not ten.
  ///
  /// - Parameters:
  ///   - checks: With an outline that makes the mark visible, the finding is information.
  ///   - outlinesPass: Whether such a mark passes instead.
  ///   - remedy: The suggestion that replaces the nearest passing colour.
  ///   - one: The whole sentence for a colour alone, given its ratio and the background as sentences call it.
  ///   - several: The sentence for several colours, given how many, their names with their ratios, the background and the
  ///     required ratio.
  func judge(
    _ checks: [ContrastCheck], by rule: RuleKey, at level: Level, into ledger: inout CheckLedger,
    outlinesPass: Bool = false, remedy: (ContrastCheck, inout CheckLedger) -> Suggestion? = { _, _ in nil },
    one: (_ check: ContrastCheck, _ ratio: String, _ place: String) -> String,
    several: (_ count: Int, _ names: String, _ place: String, _ required: String) -> String
  ) {
    var faint: [Faint] = []
    for var check in checks {
      guard let (shown, background, ratio) = check.measured else {
        let why = check.surfaceOrigin == nil ? mode.unknownGround : nil
        let reason =
          why.map { NotChecked.Reason.unknownSurface(check.surfaceName, $0) }
          ?? NotChecked.Reason.translucentSurface(check.surfaceName)
        ledger.leave(.check(rule, subject: quoted(check.subject), mode: spokenName, reason))
        continue
      }
      if let outline = check.outline, outline.ratio < check.required { check.outline = nil }
      // WCAG: "at least", and never rounded.
      guard ratio < check.required, check.outline == nil || !outlinesPass else {
        ledger.pass(1, [check.series ?? check.token])
        continue
      }
      let remedy =
        check.outline == nil
        ? remedy(check, &ledger) ?? check.nearestColor(shown, background, self, level, &ledger) : nil
      faint.append(Faint(check: check, shown: shown, background: background, ratio: ratio, remedy: remedy))
    }
    for group in faint.grouped(by: \.group) {
      let found = group.members.enumerated().sorted { ($0.element.ratio, $0.offset) < ($1.element.ratio, $1.offset) }
        .map(\.element)
      let (worst, outline) = (found[0], found[0].check.outline)
      let names = found.prefix(NamedList.shown).map { "\($0.check.spoken) (\($0.figure))" }
      let message =
        found.count == 1
        ? one(worst.check, worst.figure, worst.place) + (outline?.sentence ?? "")
        : several(
          found.count, NamedList.text(Array(names), of: found.count), worst.place,
          Figures.plain(worst.check.required) + ":1") + (outline == nil ? "" : " Their outlines stand out.")
      var finding = self.finding(
        rule, outline == nil ? level : min(level, .info), message,
        about: found.map { FindingSubject($0.check, hex: $0.shown.hex, measured: $0.ratio) })
      finding.against = worst.check.against
      finding.measure = Measure(worst.ratio, of: worst.check.required, .ratio)
      finding.evidence = found.prefix(mostEvidence).flatMap(\.evidence)
      finding.suggestions = suggestions(found)
      finding.related = worst.check.groundPlace + found.flatMap(\.check.places)
      ledger.report(finding)
    }
  }

  /// New values for the colours; and once, where some need more than a new value of their own, what to do instead.
  private func suggestions(_ group: [Faint]) -> [Suggestion] {
    let all = distinct(group)
    guard group.count > 1 else { return all }
    let values = all.filter { $0.hex != nil || $0.opacity != nil }
    guard var rest = all.first(where: { $0.hex == nil && $0.opacity == nil }) else { return values }
    rest.alternative = values.isEmpty ? 0 : 1
    return values + [rest]
  }

  /// Of new colours of series that would look alike, the first; in place of the others, what finds colours for all together.
  private func distinct(_ group: [Faint]) -> [Suggestion] {
    var kept: [LinearSRGB] = []
    return group.compactMap { faint in
      guard let remedy = faint.remedy, remedy.series != nil, let hex = remedy.hex, let new = try? Color(css: hex) else {
        return faint.remedy
      }
      let color = LinearSRGB(new.mappedToSRGB.srgb)
      guard kept.allSatisfy({ DifferenceMetric.ciede2000.distance($0, color) >= Thresholds.pair }) else {
        let (check, canWrite) = (faint.check, settings.canWrite(faint.check.color))
        return canWrite ? .fixTogether(check.token, spoken: check.spoken, series: check.series, in: self) : nil
      }
      kept.append(color)
      return remedy
    }
  }
}

/// The contrast checks of a judged mode.
extension ContrastCheck {
  /// Where the theme defines the surface, as a finding names it.
  var groundPlace: [RelatedPlace] { surfaceOrigin.map { [RelatedPlace(label: surfaceName, origin: $0)] } ?? [] }

  /// A series' mark on the surface of the plot.
  static func onPlot(_ series: Series, of mode: JudgedMode) -> ContrastCheck {
    ContrastCheck(series, onPlot: mode.mode.plotBackground != nil, of: mode.mode, mode.surfaces, mode.settings)
  }

  /// Some marks, each on the surface where it is faintest.
  ///
  /// - Parameter required: The ratio from which an outline makes a mark visible; nil for that of its rule.
  static func marks(_ mode: JudgedMode, required: Double? = nil, where isAsked: (Series) -> Bool = { _ in true })
    -> [ContrastCheck]
  {
    mode.series.filter(isAsked).compactMap {
      mark($0, in: mode.mode, mode.surfaces, mode.settings, required: required)
    }
  }

  /// The theme's text and every entry of `texts`, in order.
  ///
  /// - Parameter lost: Gets a reason for each entry whose surface does not exist.
  static func texts(_ mode: JudgedMode, lost: (NotChecked) -> Void = { _ in }) -> [ContrastCheck] {
    texts(mode.mode, mode.mode.texts, mode.surfaces, mode.settings) { name, series in
      lost(
        .check(
          .textContrast, subject: quoted(name), mode: mode.spokenName,
          NotChecked.Reason.textOnMissingSeries(quoted(series))))
    }
  }

  /// The nearest colour of the same hue that passes and breaks nothing else; nil for a translucent colour, which needs
  /// more than another colour.
  func nearestColor(
    _ shown: SRGB, _ background: SRGB, _ mode: JudgedMode, _ level: Level, _ ledger: inout CheckLedger
  ) -> Suggestion? {
    guard alpha >= 1 else { return nil }
    return ledger.contrastRemedy(
      of: color, in: mode, shown, on: background, among: grounds.compactMap(\.color), required: required, at: level,
      token: token, spoken: spoken, series: series)
  }
}
