import PaletteRules
import SourceText

/// The colours of one mode by the names that a user may give them, as `--series` and a configuration write them: by a JSON
/// pointer, or by a name with dots in which `*` stands for part of a name and `**` for any.
struct NamedColors {
  /// A name of a colour; one colour may have several.
  struct Name {
    let index: Int
    /// The parts of the name.
    let path: [String]
    /// The way to the colour in its file, for JSON pointers; empty without one.
    var steps: [String] = []
  }

  private enum Pattern {
    case pointer(JSONPointer)
    case name(GlobPattern)
  }

  private let names: () -> [Name]
  /// A name of the user's as the format writes names.
  private let spelled: (String) -> String
  /// A colour; nil where the mode has none of that name. What is wrong with it goes into the record.
  let color: (Int, ReadingRecord) -> ThemeColor?

  /// - Parameter names: only listed when they are asked for: large files have tens of thousands.
  init(
    names: @escaping @autoclosure () -> [Name], spelled: @escaping (String) -> String = { $0 },
    color: @escaping (Int, ReadingRecord) -> ThemeColor?
  ) {
    (self.names, self.spelled, self.color) = (names, spelled, color)
  }

  /// The indices of the colours that names mean, each once, name by name: those that have the name; else those directly
  /// below it; else all below. Numbers come in their order.
  ///
  /// - Parameter ledger: where it is written down which of them were found.
  /// - Throws: ``ThemeProblem`` for a text that begins as a pointer and is not one.
  func indices(of texts: [String], path: String, ledger: NameLedger?) throws(ThemeProblem) -> [Int] {
    guard !texts.isEmpty else { return [] }
    let names = names()
    var found: [Int] = []
    var seen: Set<Int> = []
    for text in texts {
      let pattern = try pattern(text, path: path)
      let matching = [0, 1, nil].lazy.map { depth in names.filter { Self.matches($0, pattern, below: depth) } }
        .first { !$0.isEmpty }
      ledger?.look(text, isFound: matching != nil) { names.map { $0.path.joined(separator: ".") } }
      guard let matching else { continue }
      let areSiblings = Set(matching.map { $0.path.dropLast() }).count == 1
      let sorted =
        areSiblings ? NumericOrder.sorted(matching) { $0.path.last ?? "" } : Self.withoutTexts(beside: matching)
      found += sorted.map(\.index).filter { seen.insert($0).inserted }
    }
    return found
  }

  /// Keys of the colour of something whose name may be beside it.
  private static let colorKeys: Set<String> = ["color", "colour", "hex"]

  /// Of `{name: "Air", color: "#a78bfa"}` the colour alone.
  private static func withoutTexts(beside names: [Name]) -> [Name] {
    let holders = Set(names.filter { isOfColor($0.path) }.map { $0.path.dropLast() })
    return names.filter { isOfColor($0.path) || !holders.contains($0.path.dropLast()) }
  }

  /// Whether a name ends with such a key.
  static func isOfColor(_ path: [String]) -> Bool { path.last.map(colorKeys.contains) ?? false }

  private func pattern(_ text: String, path: String) throws(ThemeProblem) -> Pattern {
    guard text.hasPrefix("/") || text.hasPrefix("#") else { return .name(GlobPattern(Self.slashed(spelled(text)))) }
    guard let pointer = JSONPointer(text) else {
      throw ThemeProblem(
        ReadingProblem.notPointer(text), help: "write '/chart/series', with '~1' for a slash in a name", path: path)
    }
    return .pointer(pointer)
  }

  /// Whether a colour is `depth` names below what a pattern means; at any depth when that is nil.
  private static func matches(_ name: Name, _ pattern: Pattern, below depth: Int?) -> Bool {
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

extension NamedColors {
  /// The colours of a mode that was read already, by the names of its series, and behind those of the parts of the chart.
  init(_ mode: ThemeMode, withParts: Bool = true) {
    let parts = [
      ("background", mode.background), ("plotBackground", mode.plotBackground), ("text", mode.text),
      ("axis", mode.axis), ("gridlines", mode.gridlines),
    ]
    let colors =
      mode.series.map { (names: Set([$0.name, $0.token]), color: $0.color) }
      + (withParts ? parts : []).compactMap { name, color in color.map { (names: [name], color: $0) } }
    let names = colors.enumerated().flatMap { index, one in
      one.names.sorted().map { Name(index: index, path: $0.split(separator: ".").map(String.init)) }
    }
    self.init(names: names) { index, _ in colors[index].color }
  }

  /// The tokens of a tree that are colours.
  init(_ colors: TokenColors) {
    self.init(names: colors.indices.map { colors.token($0).named($0) }) { colors.use($0, record: $1) }
  }
}

extension Token {
  /// As a user may name it.
  func named(_ index: Int) -> NamedColors.Name {
    NamedColors.Name(index: index, path: path, steps: value.pointer.tokens)
  }
}

extension Reading {
  /// The indices of the colours that names mean.
  ///
  /// - Throws: ``ThemeProblem`` for a text that begins as a pointer and is not one.
  func indices(of names: [String], in colors: NamedColors) throws(ThemeProblem) -> [Int] {
    try colors.indices(of: names, path: path, ledger: options.names)
  }
}
