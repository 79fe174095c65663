import PaletteRules
import SourceText

/// The tokens that `--series` names: by a JSON pointer, or by a name with dots in which `*` stands for part of a name and
/// `**` for any.
struct SeriesChoice {
  private let patterns: [(text: String, pattern: Pattern)]
  private let names: NameLedger?

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
    self.names = names
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
  func indices<Name: Nameable>(in tokens: [(index: Int, token: Name)]) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    for (text, pattern) in patterns {
      var isFound = false
      for depth in [0, 1, nil] as [Int?] {
        let matching = tokens.filter { Self.matches($0.token, pattern, below: depth) }
        guard !matching.isEmpty else { continue }
        let areSiblings = Set(matching.map { $0.token.path.dropLast() }).count == 1
        let sorted = areSiblings ? NumericOrder.sorted(matching) { $0.token.path.last ?? "" } : matching
        found += sorted.map(\.index).filter { seen.insert($0).inserted }
        isFound = true
        break
      }
      names?.look(text, isFound: isFound) { tokens.map { $0.token.path.joined(separator: ".") } }
    }
    return found
  }

  /// Whether a token is `depth` names below what a pattern means; at any depth when that is nil.
  private static func matches(_ token: some Nameable, _ pattern: Pattern, below depth: Int?) -> Bool {
    switch pattern {
    case .pointer(let pointer):
      var steps = token.steps
      if steps.last == "$value" || steps.last == "value" { steps.removeLast() }
      guard steps.starts(with: pointer.tokens) else { return false }
      return depth.map { steps.count == pointer.tokens.count + $0 } ?? true
    case .name(let glob):
      let path = token.path
      guard let depth else {
        return path.indices.contains { glob.matches(slashed(path[...$0].joined(separator: "."))) }
      }
      return path.count > depth && glob.matches(slashed(path.dropLast(depth).joined(separator: ".")))
    }
  }

  /// Dots and slashes alike part names.
  fileprivate static func slashed(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "." ? "/" : $0 }))
  }
}

/// How many tokens each of many names means to ``SeriesChoice``. A literal name, and all of a group, are looked up: a large file
/// has thousands of groups.
struct SeriesCounts<Name: Nameable> {
  private let tokens: [(index: Int, token: Name)]
  /// How many have a name.
  private var named: [String: Int] = [:]
  /// How many a group of that name holds directly.
  private var held: [String: Int] = [:]
  /// How many have a name that begins so and goes on with a dot and one more word.
  private var besides: [Substring: Int] = [:]
  /// How many have a name, or a group of it around them.
  private var below: [String: Int] = [:]

  init(_ tokens: [(index: Int, token: Name)]) {
    self.tokens = tokens
    for (_, token) in tokens {
      let path = token.path
      for end in path.indices {
        let name = SeriesChoice.slashed(path[...end].joined(separator: "."))
        below[name, default: 0] += 1
        if end == path.count - 2 { held[name, default: 0] += 1 }
        guard end == path.count - 1 else { continue }
        named[name, default: 0] += 1
        if let slash = name.lastIndex(of: "/") { besides[name[..<slash], default: 0] += 1 }
      }
    }
  }

  func count(of name: String) -> Int {
    let text = SeriesChoice.slashed(name)
    if !text.hasPrefix("/"), !text.hasPrefix("#") {
      if GlobPattern(text).isLiteral { return named[text] ?? held[text] ?? below[text] ?? 0 }
      if text.hasSuffix("/*"), GlobPattern(String(text.dropLast(2))).isLiteral, let count = besides[text.dropLast(2)] {
        return count
      }
    }
    return (try? SeriesChoice([name], path: ""))?.indices(in: tokens).count ?? 0
  }
}
