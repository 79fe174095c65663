import SourceText

/// Groups that repeat the same keys are turned over: `data.blue.{emphasis,muted}`, `data.red.{emphasis,muted}` … are the
/// series `data.*.emphasis`. The same holds for numbers, `category.1.dataviz`, and in each kind of chart by itself,
/// `dataviz.bar.*.fill` beside `dataviz.line.*`.
struct TurnedRows {
  private(set) var groups: [SeriesGuess.Group] = []
  /// Shades that are not taken, as patterns.
  private(set) var leftOut: [String] = []

  /// A group of tokens with the keys above them.
  private struct Holder {
    let row: TokenRows.Row
    let parent: [String]
    /// Where its name speaks of charts first.
    let chart: Int
    var keys: [String] { row.members.map { $0.path.last ?? "" } }

    init?(_ row: TokenRows.Row) {
      guard let first = row.members.first else { return nil }
      self.row = row
      parent = Array(first.path.dropLast())
      chart =
        first.words.indices.first { index in ChartWords.contain(first.words[...index].flatMap(\.self)) } ?? .max
    }
  }

  /// - Parameter data: every token of the chart's data: what is below one of them is its shade.
  init(_ rows: [TokenRows.Row], among data: [RoleCandidate]) {
    var holders = rows.compactMap(Holder.init)
    leaveShades(&holders, among: data)
    var turned: [Int: SeriesGuess.Group] = [:]
    var taken: Set<Int> = []
    // The nearest key first: `chart.bar.red.fill` is a bar's before it is a red.
    for place in (0..<(holders.map(\.parent.count).max() ?? 0)).reversed() {
      for family in Self.families(holders, at: place, except: taken) {
        guard let first = family.first,
          let group = turn(family.map { holders[$0] }, at: place, areAll: family.count == holders.count)
        else { continue }
        turned[first] = group
        taken.formUnion(family)
      }
    }
    for (index, holder) in holders.enumerated() {
      if let group = turned[index] {
        groups.append(group)
      } else if !taken.contains(index), Self.areStyles(holder.keys) {
        leave(holder.parent + ["*"])
      } else if !taken.contains(index) {
        groups.append(
          SeriesGuess.Group(
            pattern: holder.row.pattern, members: holder.row.members.map { ($0, TokenWords.name(of: $0.path)) }))
      }
    }
  }

  /// Takes away what is below a colour: `chart-1-strong` is a shade of `chart-1`.
  private mutating func leaveShades(_ holders: inout [Holder], among data: [RoleCandidate]) {
    let paths = Set(data.map(\.path))
    holders.removeAll { holder in
      guard holder.parent.count - 1 > holder.chart || Self.isNumber(holder.parent.last), paths.contains(holder.parent)
      else { return false }
      let isOfColor = Self.isNumber(holder.parent.last) || Self.isHue(holder.parent.last)
      guard isOfColor || !holder.keys.contains(where: Self.isNumber) else { return false }
      for key in holder.keys { leave(holder.parent.dropLast() + ["*", key]) }
      return true
    }
  }

  private mutating func leave(_ path: [String]) {
    let pattern = path.joined(separator: ".")
    if !leftOut.contains(pattern) { leftOut.append(pattern) }
  }

  /// Groups whose paths differ in one key only. What differs before the chart's own name (`web.chart.1`, `ios.chart.1`) is a
  /// platform or a brand, and no series, unless it is a number.
  private static func families(_ holders: [Holder], at place: Int, except taken: Set<Int>) -> [[Int]] {
    let families = holders.indices.grouped { index -> [String]? in
      let holder = holders[index]
      guard !taken.contains(index), place < holder.parent.count,
        place >= holder.chart || isNumber(holder.parent[place])
      else { return nil }
      return holder.parent[..<place] + ["*"] + holder.parent[(place + 1)...]
    }
    return families.map(\.members).filter { $0.count > 1 }
  }

  /// The series that such groups make; nil where their members are series themselves.
  ///
  /// - Parameter areAll: whether there are no other groups.
  private mutating func turn(_ family: [Holder], at place: Int, areAll: Bool) -> SeriesGuess.Group? {
    guard let first = family.first else { return nil }
    let shared = first.keys.filter { key in family.allSatisfy { $0.keys.contains(key) } }
    let names = family.map { $0.parent[place] }
    // A project has names for some of its hues.
    let areColors = names.count { Self.isHue($0) || Self.isNumber($0) } * 2 >= names.count
    guard Set(names).count == names.count, !shared.isEmpty,
      areColors || areAll && family.allSatisfy({ $0.keys == first.keys })
    else { return nil }
    // Keys that are hues, or count from one, are series, and what differs is a kind of chart.
    let numbers = shared.compactMap { Int($0) }
    let counts =
      numbers.count > 2 && numbers.count == shared.count
      && zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
    guard areColors || !(counts || shared.count > 1 && shared.allSatisfy(Self.isHue)) else { return nil }
    let key = Self.usual(shared)
    let members = family.flatMap { holder in holder.row.members.filter { $0.path.last == key } }
    var others: [String] = []
    for holder in family { others += holder.keys.filter { $0 != key && !others.contains($0) } }
    var path = first.parent
    path[place] = "*"
    for other in others { leave(path + [other]) }
    let named = members.map { ($0, Self.name($0.path, place)) }
    let order = NumericOrder.sorted(named) { $0.0.path[place] }
    return SeriesGuess.Group(pattern: (path + [key]).joined(separator: "."), members: order)
  }

  /// The key that says that it is the default, the middle of steps, or the first.
  private static func usual(_ keys: [String]) -> String {
    ["$root", "default", "base", "emphasis", "main", "solid"].first(where: keys.contains)
      ?? LikelyGroups.middles.first(where: keys.contains) ?? keys.first ?? ""
  }

  /// Whether keys are what one mark is drawn with: `{"fill": …, "stroke": …}` are no two series.
  private static func areStyles(_ keys: [String]) -> Bool {
    !keys.isEmpty
      && keys.allSatisfy { key in
        !styles.isDisjoint(with: TokenWords.split(key)) && !ChartWords.contain(TokenWords.split(key))
      }
  }

  private static let styles: Set<String> = ["fill", "stroke"]

  private static func name(_ path: [String], _ place: Int) -> String {
    isNumber(path[place]) && place > 0 ? "\(path[place - 1]) \(path[place])" : path[place]
  }

  private static func isNumber(_ key: String?) -> Bool { key.map { Int($0) != nil } ?? false }

  private static func isHue(_ key: String?) -> Bool {
    key.map { TokenWords.split($0) }.map { words in words.count == 1 && RoleWords.hues.contains(words[0]) } ?? false
  }
}
