import SourceText

/// Rows of tokens, by the groups they are in and by the numbers in their names: `chart.blue.*`, `chart-1 … chart-7`.
struct TokenRows {
  /// Tokens of one group, or of one numbered row in it.
  struct Row {
    /// As `--series` takes it.
    let pattern: String
    /// In the order of their numbers.
    let members: [RoleCandidate]
    /// What all names begin with: the words of the groups around, and those before the number.
    let words: [String]
    /// Whether the names count steps from a middle.
    var areSteps = false
  }

  /// In file order of their groups.
  private(set) var rows: [Row] = []
  /// Tokens beside numbered rows whose names are of another shape: lines, texts on colours and the like.
  private(set) var others: [RoleCandidate] = []

  /// Numbers that make a row where a group has names of several shapes: two shades of each hue are one row. An engineering
  /// choice.
  private static let least = 3

  /// Sorts the tokens of a chart's data, in file order.
  init(_ candidates: [RoleCandidate]) {
    for (holder, members) in candidates.grouped(by: SeriesGuess.holder) { part(members, of: holder) }
  }

  /// The parts of one key: `data_blue_1_strong` is `blue` number 1, `strong`.
  private struct Name {
    let stem: [String]
    let number: Int?
    let shade: [String]

    init(_ words: [String]) {
      let isNumbered = words.last.map { Int($0) != nil } ?? false
      let place = isNumbered ? words.count - 1 : words.firstIndex { Int($0) != nil }
      stem = Array(words.prefix(place ?? words.count))
      number = place.flatMap { Int(words[$0]) }
      shade = place.map { Array(words[($0 + 1)...]) } ?? []
    }
  }

  private mutating func part(_ members: [RoleCandidate], of holder: String) {
    let named = members.map { (candidate: $0, name: Name($0.words.last ?? [])) }
    let numbered = named.grouped { $0.name.number != nil && $0.name.shade.isEmpty ? $0.name.stem : nil }
    let order = numbered.map(\.key)
    let long = numbered.filter { $0.members.count >= Self.least }
    // Shades of numbered colours belong to those.
    let stems = Set(order)
    let beside = named.filter { $0.name.number == nil || !$0.name.shade.isEmpty }
    others += beside.filter { stems.contains($0.name.stem) && $0.name.number != nil }.map(\.candidate)
    let rest = beside.filter { !stems.contains($0.name.stem) || $0.name.number == nil }
    let bare = order.first { Self.isBare($0) }
    let isOneRow = long.isEmpty || order.count == 1 && (rest.isEmpty || bare != nil)
    let areHues = long.count < order.count && order.contains { $0.last.map(RoleWords.hues.contains) ?? false }
    if isOneRow || areHues {
      let taken = Set(others.map(\.index))
      return append(members.filter { !taken.contains($0.index) }, pattern: holder.hasSuffix("-*") ? nil : holder)
    }
    for (stem, row) in long {
      // `chart-other` beside `chart-1` and `chart-mono-1` is of the plain row.
      append((row + (stem == bare ? rest : [])).map(\.candidate), pattern: nil, stem: stem)
    }
    others += numbered.filter { $0.members.count < Self.least }.flatMap(\.members).map(\.candidate)
    guard !long.contains(where: { $0.key == bare }) else { return }
    let hued = rest.filter { $0.name.stem.last.map(RoleWords.hues.contains) ?? false }.map(\.candidate)
    let areRow = hued.count >= Self.least
    if areRow { append(hued, pattern: nil) }
    let row = Set(areRow ? hued.map(\.index) : [])
    others += rest.map(\.candidate).filter { !row.contains($0.index) }
  }

  /// Whether a key says nothing but its number: `1`, `chart-1`.
  private static func isBare(_ stem: [String]) -> Bool {
    stem.isEmpty || ChartWords.lastIndex(in: stem) == stem.count - 1
  }

  private mutating func append(_ members: [RoleCandidate], pattern: String?, stem: [String] = []) {
    guard let first = members.first else { return }
    let sorted = NumericOrder.sorted(members) { $0.path.last ?? "" }
    var words = first.words.dropLast().flatMap(\.self) + stem
    if stem.isEmpty, pattern == nil, let leaf = first.words.last, let place = ChartWords.lastIndex(in: leaf) {
      words += leaf[...place]
    }
    rows.append(Row(pattern: pattern ?? Self.pattern(of: sorted), members: sorted, words: words))
  }

  /// A pattern for tokens whose names begin alike: `chart-*` for `chart-1` and `chart-2`.
  static func pattern(of members: [RoleCandidate]) -> String {
    let names = members.map { Array($0.path.joined(separator: ".").unicodeScalars) }
    guard let first = names.first else { return "*" }
    guard names.count > 1 else { return String(String.UnicodeScalarView(first)) }
    var length = names.reduce(first.count) { length, name in
      zip(first.prefix(length), name).prefix { $0 == $1 }.count
    }
    // Words and numbers stay whole.
    while length > 0, names.contains(where: { isInside($0, length) }) { length -= 1 }
    return String(String.UnicodeScalarView(first.prefix(length))) + "*"
  }

  /// Whether a place in a name is inside of a word or a number.
  private static func isInside(_ name: [Unicode.Scalar], _ place: Int) -> Bool {
    guard place < name.count else { return false }
    let (before, after) = (name[place - 1].properties, name[place].properties)
    let areDigits = before.numericType == .decimal && after.numericType == .decimal
    return areDigits || before.isAlphabetic && after.isAlphabetic && after.isLowercase
  }
}
