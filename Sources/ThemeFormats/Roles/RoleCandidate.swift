import Colorimetry

/// A token that may have a part in the chart.
struct RoleCandidate {
  /// What is known of its colour.
  enum Shade {
    /// After gamut mapping; opacity is left out.
    case color(SRGB)
    /// Said to be a colour, and broken.
    case broken
    /// Broken, and perhaps no colour at all.
    case unknown
  }

  /// Its index in the tree.
  let index: Int
  let path: [String]
  let words: [[String]]
  /// What is known of its colour.
  let shade: Shade

  /// Words that every name of the file begins with: they say nothing about the part a colour plays.
  let vendor: Set<String>
  /// Whether the name contains a chart word.
  let namesChart: Bool
  var allWords: [String] { words.flatMap(\.self) }
  /// Whether it is a part of a chart or of a page, and no data: an axis, a state, `LineColor`.
  var isFurniture: Bool {
    let words = allWords
    return !RoleWords.furniture.isDisjoint(with: words)
      || zip(words, words.dropFirst()).contains { $0 == "line" && RoleWords.colors.contains($1) }
  }
  /// Its colour when it can be read.
  var color: SRGB? { if case .color(let color) = shade { color } else { nil } }
  /// Whether it declares a colour and cannot be read.
  var isBroken: Bool { if case .broken = shade { true } else { false } }
  /// Whether it is broken, and nothing says that it is a colour.
  var isUnknown: Bool { if case .unknown = shade { true } else { false } }

  init(index: Int, path: [String], shade: Shade, vendor: Set<String> = []) {
    var known = KnownKeys(vendor: vendor)
    let words = known.words(of: path.last, in: Array(path.dropLast()))
    self.init(index: index, path: path, words: words, shade: shade, vendor: vendor)
  }

  private init(index: Int, path: [String], words: [KnownKeys.Key], shade: Shade, vendor: Set<String>) {
    self.index = index
    self.path = path
    self.vendor = vendor
    self.words = words.map(\.words)
    namesChart = words.contains(where: \.mayNameChart) && ChartWords.contain(words.flatMap(\.words))
    self.shade = shade
  }

  /// Creates one of many candidates; nil when the name has no word that any part of a chart has.
  init?(index: Int, group: [String], key: String?, known: inout KnownKeys, shade: () -> Shade) {
    let words = known.words(of: key, in: group)
    let mayNameSurface = words.contains(where: \.mayNameSurface) && words.allSatisfy(\.isOfSurfaces)
    guard mayNameSurface || words.contains(where: \.mayNameChart) else { return nil }
    let path = key.map { group + [$0] } ?? group
    self.init(index: index, path: path, words: words, shade: shade(), vendor: known.vendor)
  }
}

/// The words of keys, taken apart once: the names of large files repeat them.
struct KnownKeys {
  /// The words of one key, and what they may mean.
  struct Key {
    let words: [String]
    let mayNameChart: Bool
    let mayNameSurface: Bool
    /// Whether the name of a surface may have no other words.
    let isOfSurfaces: Bool
  }

  /// Words that every name begins with.
  let vendor: Set<String>
  private var known: [String: Key] = [:]
  /// The group that was asked for last, for the next name is mostly in it; its keys, and behind them that of the name.
  private var last: (group: [String], keys: [Key]) = ([], [])

  /// Knows no key yet.
  init(vendor: Set<String> = []) { self.vendor = vendor }

  mutating func words(of key: String?, in group: [String]) -> [Key] {
    // Tokens of one group share the array: comparing it costs nothing.
    if last.group == group {
      last.keys.removeLast(last.keys.count - group.count)
    } else {
      last = (group, group.map { self.key($0) })
    }
    if let key { last.keys.append(self.key(key)) }
    return last.keys
  }

  private mutating func key(_ key: String) -> Key {
    if let found = known[key] { return found }
    let words = TokenWords.split(key)
    let found = Key(
      words: words, mayNameChart: ChartWords.mayBe(words), mayNameSurface: SurfaceGuess.mayBe(words),
      isOfSurfaces: SurfaceGuess.accounts(for: vendor.isEmpty ? words : words.filter { !vendor.contains($0) }))
    known[key] = found
    return found
  }
}

/// The words that a project puts before all of its names: `mx` of `--mx-color-chart-1`, `kui` of `kui.color.text`.
enum VendorWords {
  /// Fewer names may share a word by chance. An engineering choice.
  private static let leastNames = 8

  /// The words of the first key, where all names share it and it says nothing itself; none otherwise.
  static func shared(by keys: some Collection<String>) -> Set<String> {
    guard keys.count >= leastNames, let first = keys.first, keys.allSatisfy({ $0 == first }) else { return [] }
    let words = TokenWords.split(first)
    return ChartWords.mayBe(words) || SurfaceGuess.mayBe(words) ? [] : Set(words)
  }
}
