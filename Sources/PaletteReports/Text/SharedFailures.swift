import PaletteGate
import PaletteRules

/// What fails in several themes alike: the same colours, by the same rule. Who changes one of these repairs many themes.
struct SharedFailures {
  /// What fails.
  private struct Failure: Hashable {
    let rule: RuleKey
    /// The colours, as `#rrggbb`, sorted.
    let hexes: [String]
  }

  /// Where it fails.
  private struct Places {
    /// The worst measurement.
    var measure: Measure
    /// How many themes.
    var themes = 0
    /// The last of them, to count each once.
    var last = -1
  }

  /// The most failures that are listed. Engineering choice: who repairs five comes back.
  private static let most = 5

  private var places: [Failure: Places] = [:]

  init(_ themes: [ReportedTheme]) {
    for (index, theme) in themes.enumerated() {
      for folded in theme.findings(sorted: false)
      where folded.classified.counts && (folded.finding.level == .error || theme.failsOnInfo) {
        add(folded.finding, of: index)
      }
    }
  }

  private mutating func add(_ finding: Finding, of theme: Int) {
    // What is wrong with a ramp is no fault of one of its colours.
    guard let whole = finding.measure, [.ratio, .deltaE00].contains(whole.unit) else { return }
    let hexes = Dictionary(finding.colors.map { ($0.token, $0.hex) }) { first, _ in first }
    for part in finding.wholeOrParts {
      let colors = part.tokens.compactMap { hexes[$0] }
      guard !colors.isEmpty, colors.count == part.tokens.count, whole.unit == .ratio || colors.count == 2 else {
        continue
      }
      let failure = Failure(rule: finding.rule, hexes: colors.sorted())
      var measure = whole
      measure.value = part.measured ?? whole.value
      var known = places[failure] ?? Places(measure: measure)
      if measure.value < known.measure.value { known.measure = measure }
      if known.last != theme { (known.themes, known.last) = (known.themes + 1, theme) }
      places[failure] = known
    }
  }

  /// The failures that most themes share, with a heading; empty where none is shared by two.
  func lines(_ style: TextStyle) -> [String] {
    let shared = places.filter { $0.value.themes > 1 }.sorted { a, b in
      (-a.value.themes, a.value.measure.value, a.key.rule.id, a.key.hexes.joined()) < (
        -b.value.themes, b.value.measure.value, b.key.rule.id, b.key.hexes.joined()
      )
    }
    guard !shared.isEmpty else { return [] }
    let lines = shared.prefix(Self.most).flatMap { failure, places in
      Paragraph.wrap(
        text(failure, places, style), width: style.width, indent: "  ", hanging: "    ")
    }
    return ["What several themes share:"] + lines
  }

  /// `PC102 #f7f056 is too faint: 1.19:1, needs 3:1, in 21 themes`
  private func text(_ failure: Failure, _ places: Places, _ style: TextStyle) -> String {
    let (measure, required) = (places.measure, places.measure.required)
    let colors = failure.hexes.map { TextTable.Cell.color($0).drawn(style) }.joined(separator: " and ")
    let (claim, figure, needed): (String, String, String?) =
      measure.unit == .ratio
      ? (
        failure.rule == .textContrast ? "is hard to read" : "is too faint",
        Figures.ratio(measure.value, required: required), required.map { Figures.plain($0) + ":1" }
      ) : ("look alike", Figures.difference(measure.value, required: required), required.map(Figures.plain))
    let words = "\(claim): \(style.text(figure))"
    return "\(failure.rule.id) \(colors) \(words)" + (needed.map { ", needs \($0)" } ?? "")
      + ", in \(places.themes) themes"
  }
}
