import Colorimetry
import SourceText

/// The colours of one mode that fail a contrast rule: one finding per background, the faintest first. Shared by the
/// contrast rules, so that a stock palette on white is one finding and not ten.
struct FaintColors {
  /// A colour below the required ratio.
  private struct Faint {
    let check: ContrastCheck
    let shown, background: SRGB
    let ratio: Double
    let place: String
    let message: String
    let remedy: Suggestion?
  }

  private let rule: RuleKey
  private let mode: JudgedMode
  private let level: Level
  private var faint: [Faint] = []

  /// The most lines of figures in one finding. An engineering choice: more than the colours of most palettes.
  private static let mostEvidence = 12

  init(_ rule: RuleKey, _ mode: JudgedMode, at level: Level) {
    (self.rule, self.mode, self.level) = (rule, mode, level)
  }

  /// Judges one colour, and records a pass or a check that could not run.
  ///
  /// - Parameters:
  ///   - check: With an outline that makes the mark visible, the finding is information.
  ///   - remedy: The suggestion that replaces the nearest passing colour.
  ///   - message: The whole sentence for this colour alone, given its ratio and the background as sentences call it.
  mutating func judge(
    _ check: ContrastCheck, into ledger: inout CheckLedger,
    remedy: (inout CheckLedger) -> Suggestion? = { _ in nil },
    message: (_ ratio: String, _ background: String) -> String
  ) {
    guard let (shown, background, ratio) = check.measured else {
      let why = check.surfaceOrigin == nil ? mode.mode.unknownGround : nil
      let surface = check.surfaceName
      ledger.leave(
        .check(
          rule, subject: quoted(check.subject), mode: mode.spokenName,
          why.map { .unknown(surface: surface, why: $0) } ?? .translucent(surface: surface)))
      return
    }
    // WCAG: "at least", and never rounded.
    guard ratio < check.required else { return ledger.pass(1, [check.series ?? check.token]) }
    let place = check.place ?? background.hex
    faint.append(
      Faint(
        check: check, shown: shown, background: background, ratio: ratio, place: place,
        message: message(Figures.ratio(ratio, required: check.required), place) + (check.outline?.sentence ?? ""),
        remedy: check.outline == nil
          ? remedy(&ledger) ?? check.nearestColor(shown, background, mode, &ledger) : nil))
  }

  /// Reports what failed.
  ///
  /// - Parameter message: The sentence for several colours, given how many, their names with their ratios, the
  ///   background and the required ratio.
  func report(
    into ledger: inout CheckLedger,
    message: (_ count: Int, _ names: String, _ place: String, _ required: String) -> String
  ) {
    var groups: [[Faint]] = []
    for item in faint {
      // A mode has a few grounds and thresholds.
      let index = groups.firstIndex { group in
        group[0].place == item.place && group[0].check.required == item.check.required
          && (group[0].check.outline == nil) == (item.check.outline == nil)
      }
      if let index { groups[index].append(item) } else { groups.append([item]) }
    }
    for group in groups {
      let sorted = group.enumerated().sorted { ($0.element.ratio, $0.offset) < ($1.element.ratio, $1.offset) }
      ledger.report(finding(sorted.map(\.element), message))
    }
  }

  private func finding(_ group: [Faint], _ message: (Int, String, String, String) -> String) -> Finding {
    let worst = group[0]
    let required = Figures.plain(worst.check.required) + ":1"
    let names = group.prefix(NamedList.shown).map { item in
      "\(item.check.spoken) (\(Figures.ratio(item.ratio, required: item.check.required)))"
    }
    let text =
      group.count == 1
      ? worst.message
      : message(group.count, NamedList.text(Array(names), of: group.count), worst.place, required)
        + (worst.check.outline == nil ? "" : " Their outlines stand out.")
    var finding = rule.finding(
      worst.check.outline == nil ? level : min(level, .info), text, at: worst.check.color.origin)
    finding.tokens = group.map(\.check.token)
    finding.series = group.compactMap(\.check.series)
    finding.mode = mode.mode.name
    finding.against = worst.check.against
    finding.measure = Measure(worst.ratio, of: worst.check.required, .ratio)
    finding.colors = group.map { FindingColor(token: $0.check.token, hex: $0.shown.hex) }
    if group.count > 1 {
      finding.parts = group.map { FindingPart(tokens: [$0.check.token], measured: $0.ratio) }
    }
    finding.evidence = group.prefix(Self.mostEvidence).flatMap { evidence($0) }
    finding.suggestions = suggestions(group)
    let grounds = worst.check.surfaceOrigin.map { [RelatedPlace(label: worst.check.surfaceName, origin: $0)] } ?? []
    finding.related = grounds + group.flatMap(\.check.places)
    return finding
  }

  private func evidence(_ item: Faint) -> [Evidence] {
    let figure = Figures.ratio(item.ratio, required: item.check.required)
    let own = Evidence(
      label: "on \(item.background.hex)", hexes: [item.shown.hex, item.background.hex], figure: figure, fails: true)
    guard let outline = item.check.outline else { return [own] }
    return [
      own,
      Evidence(
        label: "outline", hexes: [outline.shown.hex, item.background.hex],
        figure: Figures.ratio(outline.ratio, required: item.check.required), fails: false),
    ]
  }

  /// New values for the colours; and once, where some need more than a new value of their own, what to do instead.
  private func suggestions(_ group: [Faint]) -> [Suggestion] {
    let all = group.compactMap(\.remedy)
    guard group.count > 1 else { return all }
    let values = all.filter { $0.hex != nil || $0.opacity != nil }
    guard var rest = all.first(where: { $0.hex == nil && $0.opacity == nil }) else { return values }
    rest.alternative = values.isEmpty ? 0 : 1
    return values + [rest]
  }
}

/// The contrast checks of a judged mode.
extension ContrastCheck {
  /// A series' mark on the surface of the plot.
  static func onPlot(_ series: Series, of mode: JudgedMode) -> ContrastCheck {
    ContrastCheck(
      series, onPlot: mode.mode.plotBackground != nil, of: mode.mode, mode.surfaces, mode.settings)
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
      lost(.check(.textContrast, subject: quoted(name), mode: mode.spokenName, .noSeries(series)))
    }
  }

  /// The nearest colour of the same hue that passes and breaks nothing else; nil for a translucent colour, which needs
  /// more than another colour.
  func nearestColor(
    _ shown: SRGB, _ background: SRGB, _ mode: JudgedMode, _ ledger: inout CheckLedger
  ) -> Suggestion? {
    guard alpha >= 1 else { return nil }
    return ledger.contrastRemedy(
      of: color, in: mode, shown, on: background, among: grounds.compactMap(\.color), required: required, token: token,
      spoken: spoken, series: series)
  }
}
