import PaletteRules

/// What fails in a theme, by kind: `5 pairs look alike to some readers and 4 colours are too faint`.
struct FailureKinds {
  /// A kind of failure, and the words for one and for several.
  private struct Kind {
    let rules: Set<String>
    let one, many: String
    /// Whether the words go on with whom it concerns.
    var concernsSome = false
  }

  private static let kinds = [
    Kind(rules: ["PC001"], one: "part cannot be read", many: "parts cannot be read"),
    Kind(rules: ["PC203"], one: "pair looks alike to everyone", many: "pairs look alike to everyone"),
    Kind(rules: ["PC201", "PC202"], one: "pair looks alike", many: "pairs look alike", concernsSome: true),
    Kind(rules: ["PC101"], one: "text is too faint", many: "texts are too faint"),
    Kind(rules: ["PC102", "PC106", "PC401"], one: "colour is too faint", many: "colours are too faint"),
    Kind(rules: ["PC221", "PC222", "PC223", "PC224"], one: "ramp misleads readers", many: "ramps mislead readers"),
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
  /// - Parameter names: Whether to name the readers.
  func words(names: Bool) -> String {
    var words = zip(Self.kinds, subjects).filter { !$1.isEmpty }.map { kind, subjects in
      counted(subjects.count, kind.one, kind.many) + (names && kind.concernsSome ? " to some readers" : "")
    }
    if others > 0 { words.append(words.isEmpty ? counted(others, "finding", "findings") : "\(others) more") }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
