import PaletteRules
import SourceText

/// The tokens that `--series` names: by a JSON pointer, or by a name with dots in which `*` stands for part of a name and
/// `**` for any.
struct SeriesChoice {
  private let patterns: [(text: String, pattern: Pattern)]
  private let ledger: NameLedger?

  private enum Pattern {
    case pointer(JSONPointer)
    case name(GlobPattern)
  }

  /// - Parameters:
  ///   - names: where it is written down what was found.
  ///   - spelled: a name as the format writes names.
  /// - Throws: ``ThemeProblem`` for a text that begins as a pointer and is not one.
  init(
    _ texts: [String], path: String, names: NameLedger? = nil, spelled: (String) -> String = { $0 }
  ) throws(ThemeProblem) {
    ledger = names
    var patterns: [(text: String, pattern: Pattern)] = []
    for text in texts {
      if text.hasPrefix("/") || text.hasPrefix("#") {
        guard let pointer = JSONPointer(text) else {
          throw ThemeProblem(
            ReadingProblem.notPointer(text), help: "write '/chart/series', with '~1' for a slash in a name",
            path: path)
        }
        patterns.append((text, .pointer(pointer)))
      } else {
        patterns.append((text, .name(GlobPattern(Self.slashed(spelled(text))))))
      }
    }
    self.patterns = patterns
  }

  /// Indices of the tokens, pattern by pattern: those that a pattern names; else those directly below it; else all
  /// below. Numbers come in their order.
  func indices(in names: [NameableColors.Name]) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    for (text, pattern) in patterns {
      var isFound = false
      for depth in [0, 1, nil] as [Int?] {
        let matching = names.filter { Self.matches($0, pattern, below: depth) }
        guard !matching.isEmpty else { continue }
        let areSiblings = Set(matching.map { $0.path.dropLast() }).count == 1
        let sorted = areSiblings ? NumericOrder.sorted(matching) { $0.path.last ?? "" } : matching
        found += sorted.map(\.index).filter { seen.insert($0).inserted }
        isFound = true
        break
      }
      ledger?.look(text, isFound: isFound) { names.map { $0.path.joined(separator: ".") } }
    }
    return found
  }

  /// Whether a token is `depth` names below what a pattern means; at any depth when that is nil.
  private static func matches(_ name: NameableColors.Name, _ pattern: Pattern, below depth: Int?) -> Bool {
    switch pattern {
    case .pointer(let pointer):
      return ways(name.steps).contains { steps in
        steps.starts(with: pointer.tokens) && depth.map { steps.count == pointer.tokens.count + $0 } ?? true
      }
    case .name(let glob):
      guard let depth else {
        return name.path.indices.contains { glob.matches(slashed(name.path[...$0].joined(separator: "."))) }
      }
      return ways(name.path).contains { path in
        path.count > depth && glob.matches(slashed(path.dropLast(depth).joined(separator: ".")))
      }
    }
  }

  /// The keys that lead to a colour: a spelling of it, `hex` or `$value`, may be left out.
  private static func ways(_ keys: [String]) -> [[String]] {
    let isSpelling = keys.last.map { $0 == "$value" || RoleWords.spellings.contains($0.lowercased()) } ?? false
    return isSpelling && keys.count > 1 ? [keys, keys.dropLast()] : [keys]
  }

  /// Dots and slashes alike part names.
  private static func slashed(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "." ? "/" : $0 }))
  }
}
