import PaletteRules

/// What fails in a theme, by kind: `5 pairs look alike to some readers and 4 colours are too faint`.
struct FailureKinds {
  /// A kind of failure, and the words for one and for several, in full and in a list.
  private struct Kind {
    typealias Words = (one: String, many: String)
    let rules: Set<RuleKey>
    let full, short: Words
  }

  private static let kinds = [
    Kind(
      rules: [.unreadableInput], full: ("part cannot be read", "parts cannot be read"),
      short: ("part cannot be read", "parts cannot be read")),
    Kind(
      rules: [.tooSimilar], full: ("pair looks alike to everyone", "pairs look alike to everyone"),
      short: ("pair alike to everyone", "pairs alike to everyone")),
    Kind(
      rules: [.redGreenConfusion, .blueYellowConfusion],
      full: ("pair looks alike to some readers", "pairs look alike to some readers"),
      short: ("pair alike", "pairs alike")),
    Kind(
      rules: [.textContrast], full: ("text is too faint", "texts are too faint"), short: ("text faint", "texts faint")),
    Kind(
      rules: [.markContrast, .protanContrast, .translucentContrast],
      full: ("colour is too faint", "colours are too faint"),
      short: ("colour faint", "colours faint")),
    Kind(
      rules: [.rampNotMonotonic, .rampStepTooSmall, .divergingArmsAlike, .divergingUnbalanced],
      full: ("ramp misleads readers", "ramps mislead readers"),
      short: ("ramp misleads", "ramps mislead")),
  ]

  /// By kind, what the findings are about: each pair, text or ramp once.
  private var subjects = [Set<[String]>](repeating: [], count: kinds.count)
  private var others = 0

  /// Whether nothing fails.
  var isEmpty: Bool { others == 0 && subjects.allSatisfy(\.isEmpty) }

  /// Adds a finding that fails.
  mutating func add(_ finding: borrowing Finding) {
    let rule = finding.rule
    guard let kind = Self.kinds.firstIndex(where: { $0.rules.contains(rule) }) else {
      others += 1
      return
    }
    for part in finding.wholeOrParts {
      subjects[kind].insert(part.tokens.isEmpty ? [finding.message] : part.tokens.sorted())
    }
  }

  /// What fails, in words; empty if nothing does.
  ///
  /// - Parameter isShort: Whether the words leave out verbs and readers, as in a long list.
  func words(short isShort: Bool) -> String {
    var words = zip(Self.kinds, subjects).filter { !$1.isEmpty }.map { kind, subjects in
      let words = isShort ? kind.short : kind.full
      return counted(subjects.count, words.one, words.many)
    }
    if others > 0 { words.append(words.isEmpty ? counted(others, "finding", "findings") : "\(others) more") }
    guard !isShort, let last = words.last, words.count > 1 else { return words.joined(separator: ", ") }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
