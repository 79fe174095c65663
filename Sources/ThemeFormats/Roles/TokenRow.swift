import Colorimetry
import PaletteRules
import SourceText

/// Tokens of one group, or of one numbered row in it: `chart.blue.*`, `chart-1 … chart-7`.
struct TokenRow {
  /// As `--series` takes it.
  let pattern: String
  /// In the order of their numbers.
  let members: [RoleCandidate]
  /// What all names begin with: the words of the groups around, and those before the number.
  let words: [String]

  /// Numbers that make a row where a group has names of several shapes. An engineering choice.
  private static let least = 3

  /// - Parameter pattern: nil for what the names have in common.
  init(_ members: [RoleCandidate], pattern: String?, words: [String]) {
    self.members = NumericOrder.sorted(members) { $0.path.last ?? "" }
    self.pattern = pattern ?? Self.pattern(of: self.members)
    self.words = words
  }

  /// The group that a token is in, by what it is in; a token such as `chart-1`, whose own key is the first to speak of
  /// charts, by what comes before the number or name.
  static func holder(of candidate: RoleCandidate) -> String {
    let parents = candidate.words.dropLast().flatMap(\.self)
    let parent = candidate.path.dropLast().joined(separator: ".")
    guard !ChartWords.contain(parents), let leaf = candidate.words.last,
      let index = ChartWords.lastIndex(in: parents + leaf), index >= parents.count
    else { return parent.isEmpty ? "*" : parent + ".*" }
    let stem = leaf[...(index - parents.count)].joined(separator: "-")
    return (parent.isEmpty ? "" : parent + ".") + stem + "-*"
  }

  /// The rows of a group: one, or one for each stem where all its numbers count at least to three, `chart-1` and
  /// `chart-mono-1`; and what is left beside those.
  static func rows(of members: [RoleCandidate], in holder: String) -> (rows: [TokenRow], rest: [TokenRow]) {
    let pattern = holder.hasSuffix("-*") ? nil : holder
    let around = members.first?.words.dropLast().flatMap(\.self) ?? []
    func stem(_ candidate: RoleCandidate) -> [String]? {
      guard let leaf = candidate.words.last, leaf.last.map({ Int($0) != nil }) ?? false else { return nil }
      return Array(leaf.dropLast())
    }
    let numbered = members.grouped(by: stem)
    let others = members.filter { stem($0) == nil }
    let long = numbered.filter { $0.members.count >= least }
    let short = numbered.filter { $0.members.count < least }
    let bare = long.first { isBare($0.key) }?.key
    // Two shades of each hue are one row, and so is `chart-other` beside `chart-1`; as many names as a row has numbers at least
    // are another.
    let areHues = short.contains { $0.key.last.map(RoleWords.hues.contains) ?? false }
    let joins = bare != nil && others.count < least
    let isOne = long.isEmpty || areHues || numbered.count == 1 && (others.isEmpty || joins)
    guard !isOne else {
      var words = around + (numbered.count == 1 && others.isEmpty ? numbered[0].key : [])
      if pattern == nil, words == around, let leaf = members.first?.words.last,
        let place = ChartWords.lastIndex(in: leaf)
      {
        words += leaf[...place]
      }
      return ([TokenRow(members, pattern: pattern, words: words)], [])
    }
    var rows = long.map { key, members in
      TokenRow(members + (joins && key == bare ? others : []), pattern: nil, words: around + key)
    }
    var rest = short.map { TokenRow($0.members, pattern: nil, words: around + $0.key) }
    guard !joins, !others.isEmpty else { return (rows, rest) }
    let beside = TokenRow(others, pattern: nil, words: around)
    if others.count < least { rest.append(beside) } else { rows.append(beside) }
    return (rows, rest)
  }

  /// Whether a key says nothing but its number: `1`, `chart-1`.
  private static func isBare(_ stem: [String]) -> Bool {
    stem.isEmpty || ChartWords.lastIndex(in: stem) == stem.count - 1
  }

  /// Whether its members are what one colour is drawn in: the shades of a hue, the fill and the line of a number.
  var isOfOneColor: Bool {
    guard let last = words.last(where: { !RoleWords.plain.contains($0) && !RoleWords.colors.contains($0) }) else {
      return false
    }
    return members.count > 1 && RoleWords.hues.contains(last) || members.count == 2 && Int(last) != nil
      || members.allSatisfy { $0.words.last.map { !RoleWords.marks.isDisjoint(with: $0) } ?? false }
  }

  /// Whether its name says that it is a ramp.
  var isRampByName: Bool { rampWord != nil }

  /// What the names say about a ramp.
  fileprivate var rampWord: ChartWords.RampWord? { words.lazy.compactMap { ChartWords.ramps[$0] }.first }

  /// A pattern for tokens whose names begin alike: `chart-*` for `chart-1` and `chart-2`.
  private static func pattern(of members: [RoleCandidate]) -> String {
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

/// A row of three tokens or more that are steps of one scale.
struct ScaleRow {
  /// The name of the ramp.
  let name: String
  /// As `--ramp` and notes write it.
  let pattern: String
  let kind: Ramp.Kind
  let members: [RoleCandidate]

  /// The row as a scale, when its name says so, or when its names are steps such as 100, 200 … of one hue, lightness
  /// only rising or only falling. Steps out of order are series that somebody shuffled on purpose.
  ///
  /// - Parameter bases: the names of colours that have shades: n of them are the bases of n ramps.
  init?(_ row: TokenRow, bases: Set<[String]>) {
    // White and black at the ends of a scale are no steps of it.
    members = row.members.filter { ![["white"], ["black"]].contains($0.words.last) }
    let colors = members.compactMap(\.color)
    // A row of one colour waits for its colours.
    let arePlaceholders = colors.count == members.count && Set(colors.map(\.hex)).count == 1
    guard members.count > 2, !arePlaceholders, !members.contains(where: { bases.contains($0.allWords) }) else {
      return nil
    }
    // Without the star, and without what parts it from the name.
    name = String(row.pattern.dropLast().reversed().drop { "-._".contains($0) }.reversed())
    pattern = row.pattern
    let isArm = RampShape.isMonotone(colors) && RampShape.isOneHue(colors)
    switch row.rampWord {
    case .sequential: kind = .sequential
    // One arm of it, where each has a group of its own.
    case .diverging: kind = isArm ? .sequential : .diverging
    case .any: kind = RampShape.kind(of: colors)
    case nil:
      let steps = members.compactMap { NumericOrder.parts(of: $0.path.last ?? "").number }
      let areSteps = zip(steps, steps.dropFirst()).allSatisfy { $1 - $0 >= 10 }
      // `chart-1` to `chart-5` are series, however alike they are; `mono-1` to `mono-5` of one hue are a scale.
      let stem = row.words.last ?? ""
      let isRow =
        members.count >= RampShape.leastSteps && !ChartWords.contain([stem]) && !RoleWords.categories.contains(stem)
      guard steps.count == members.count, areSteps || RoleWords.hues.contains(stem) || isRow, isArm else { return nil }
      kind = .sequential
    }
  }
}
