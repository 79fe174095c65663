import PaletteRules

/// What the names of the palettes of a program say of their surroundings: whether they are one chart's in light, dark and others,
/// and which are for a dark one.
///
/// Among many palettes one called `Dark` is a palette of dark colours; only one that differs from another in nothing else,
/// `bars` and `barsDark`, is for a dark surrounding.
struct PaletteSurroundings {
  /// Whether the palettes are modes of one chart.
  let areModes: Bool
  /// The names in words, of those that say what they are for and have a twin.
  private let twins: Set<[String]>

  private static let words: Set<String> = ["light", "dark", "night", "day", "dim", "contrast"]
  /// Words beside them that say nothing else.
  private static let plain: Set<String> = ["mode", "theme"]
  /// From so many palettes on they may be a collection to choose from. An engineering choice.
  private static let many = 7

  /// Looks at the keys that lead to each palette.
  init(_ names: [[String]]) {
    let names = names.map { TokenWords.split($0) }
    let told = Set(names.filter { !Self.words.isDisjoint(with: $0) })
    guard names.count >= Self.many, let first = names.first else {
      (areModes, twins) = (!told.isEmpty, told)
      return
    }
    let shared = names.reduce(Set(first)) { $0.intersection($1) }.union(Self.words).union(Self.plain)
    let alike = Dictionary(grouping: Set(names)) { name in name.filter { !shared.contains($0) } }
    // `DarkBlue` is a colour.
    let pairs = alike.filter { stem, names in
      names.count > 1 && names.contains(where: told.contains) && !stem.allSatisfy(RoleWords.hues.contains)
    }
    let covered = told.union(pairs.values.joined())
    areModes = !told.isEmpty && !pairs.isEmpty && covered.count + 1 >= Set(names).count
    twins = told.intersection(pairs.values.joined())
  }

  /// Whether a palette is for a dark surrounding.
  func isDark(_ name: [String]) -> Bool {
    let words = TokenWords.split(name)
    return twins.contains(words) && !Set(words).isDisjoint(with: ["dark", "night"])
  }
}
