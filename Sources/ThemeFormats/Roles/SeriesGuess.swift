import Colorimetry
import PaletteRules

/// Finds the series and ramps of a chart among tokens by their names.
struct SeriesGuess {
  /// Tokens that belong together.
  struct Group {
    /// As notes write it: `chart.series.*`.
    let pattern: String
    /// In the order they are drawn.
    let members: [(candidate: RoleCandidate, name: String)]
  }
  /// A row of tokens that are steps of one scale.
  struct Scale {
    let name: String
    let kind: Ramp.Kind
    let members: [RoleCandidate]
    /// Whether the steps stand in another order in the file.
    var isSorted = false

    /// `a sequential ramp of 5 colours`.
    var phrase: String {
      "a \(kind.rawValue) ramp of \(members.count) colours" + (isSorted ? ", sorted by lightness" : "")
    }
  }

  /// One group when one is meant; several when nothing says which.
  private(set) var series: [Group] = []
  /// Scales, in file order.
  private(set) var ramps: [Scale] = []
  /// Judgements below a chart word: first of each.
  private(set) var status: [ChartWords.Judgement: RoleCandidate] = [:]
  /// Groups that were found and not taken, as patterns.
  private(set) var leftOut: [String] = []

  /// A sentence about what was not taken; nil when nothing was left.
  ///
  /// - Parameter spelled: a pattern as the format writes names.
  func leftOutNote(_ spelled: (String) -> String) -> String? {
    guard !leftOut.isEmpty else { return nil }
    let more = leftOut.count > 4 ? " and \(leftOut.count - 4) more" : ""
    return "not taken for series: \(leftOut.prefix(4).map(spelled).joined(separator: ", "))\(more)"
  }

  /// Guesses from the tokens of one file, in file order.
  init(_ candidates: [RoleCandidate]) {
    let charted = candidates.filter(\.namesChart)
    let data = charted.filter { Set($0.allWords).isDisjoint(with: ChartWords.furniture) }
    let words = Judgements(data)
    var marks: [RoleCandidate] = []
    for candidate in data {
      if let judgement = words.judgement(of: candidate) {
        if status[judgement] == nil { status[judgement] = candidate }
      } else if !(words.isJudging && candidate.words.last == ["primary"]) {
        marks.append(candidate)
      }
    }
    var groups: [Group] = []
    for group in Self.byParent(marks) {
      if let scale = Self.scale(group) { ramps.append(scale) } else { groups.append(group) }
    }
    choose(
      Self.pivoted(groups).filter { group in
        group.members.contains { if case .unknown = $0.candidate.shade { false } else { true } }
      })
  }

  /// The words for judgements that these tokens use.
  private struct Judgements {
    private var words = ChartWords.judgements
    /// Whether any token is a judgement; `primary` is then one of their row.
    private(set) var isJudging = false

    init(_ candidates: [RoleCandidate]) {
      let used = candidates.flatMap(Self.tail).compactMap { ChartWords.opposites[$0] }
      if used.contains(.good), used.contains(.bad) { words.merge(ChartWords.opposites) { own, _ in own } }
      isJudging = candidates.contains { judgement(of: $0) != nil }
    }

    func judgement(of candidate: RoleCandidate) -> ChartWords.Judgement? {
      Self.tail(candidate).lazy.compactMap { words[$0] }.first
    }

    /// The words after the chart word.
    private static func tail(_ candidate: RoleCandidate) -> ArraySlice<String> {
      let words = candidate.allWords
      return words[(ChartWords.lastIndex(in: words).map { $0 + 1 } ?? words.count)...]
    }
  }

  /// Tokens by the group they stand in; a token such as `chart-1`, whose own key is the first to speak of charts, by what
  /// stands before the number or name.
  private static func byParent(_ candidates: [RoleCandidate]) -> [Group] {
    var order: [String] = []
    var members: [String: [RoleCandidate]] = [:]
    for candidate in candidates {
      let pattern = pattern(of: candidate)
      if members[pattern] == nil { order.append(pattern) }
      members[pattern, default: []].append(candidate)
    }
    return order.flatMap { pattern in
      byStem(members[pattern] ?? [], pattern).map { pattern, members in
        let sorted = NumericOrder.sorted(members) { $0.path.last ?? "" }
        return Group(pattern: pattern, members: sorted.map { ($0, TokenWords.name(of: $0.path)) })
      }
    }
  }

  /// Several rows in one group, as `chart-1 … chart-7` and `chart-mono-1 … chart-mono-6`: parted where each has at least
  /// three numbers, for two shades of each hue are one row.
  private static func byStem(
    _ members: [RoleCandidate], _ pattern: String
  ) -> [(pattern: String, members: [RoleCandidate])] {
    var order: [String] = []
    var rows: [String: [RoleCandidate]] = [:]
    for member in members {
      let parts = NumericOrder.parts(of: member.path.last ?? "")
      guard parts.number != nil else { return [(pattern, members)] }
      let stem = TokenWords.split(parts.stem).joined(separator: "-")
      if rows[stem] == nil { order.append(stem) }
      rows[stem, default: []].append(member)
    }
    guard order.count > 1, rows.values.allSatisfy({ $0.count >= 3 }) else { return [(pattern, members)] }
    let base = pattern.dropLast(pattern.hasSuffix("-*") ? 2 : 1)
    let known = base.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    return order.map { stem in
      let more = stem == known ? "" : stem.hasPrefix(known + "-") ? String(stem.dropFirst(known.count)) : stem
      return ("\(base)\(more)\(more.isEmpty && !pattern.hasSuffix("-*") ? "" : "-")*", rows[stem] ?? [])
    }
  }

  /// The group that a token is in, as notes write it.
  static func pattern(of candidate: RoleCandidate) -> String {
    let parents = candidate.words.dropLast().flatMap(\.self)
    let parent = candidate.path.dropLast().joined(separator: ".")
    guard !ChartWords.contain(parents), let leaf = candidate.words.last,
      let index = ChartWords.lastIndex(in: parents + leaf)
    else { return parent.isEmpty ? "*" : parent + ".*" }
    let stem = leaf[...max(0, index - parents.count)].joined(separator: "-")
    return (parent.isEmpty ? "" : parent + ".") + stem + "-*"
  }

  /// Words for colours that mean different things.
  private static let categorical: Set<String> = ["categorical", "category", "categories", "qualitative"]

  /// Words that call a group the scale of a colour.
  private static let scales: Set<String> = ["scale", "scales", "colorscale", "colorscales", "shades", "tints", "tones"]

  /// The group as a scale, when its name says so, or when its names are steps such as 100, 200 … of one hue, lightness
  /// only rising or only falling. Steps out of order are series that somebody shuffled on purpose.
  private static func scale(_ group: Group) -> Scale? {
    // White and black at the ends of a scale are no steps of it.
    let members = group.members.map(\.candidate).filter { ![["white"], ["black"]].contains($0.words.last) }
    let colors = members.compactMap(\.color)
    guard colors.count >= 3, colors.count == members.count, let first = members.first else { return nil }
    let parents = first.words.dropLast().flatMap(\.self)
    let name = String(group.pattern.dropLast(2))
    switch parents.lazy.compactMap({ ChartWords.ramps[$0] }).first {
    case .sequential: return Scale(name: name, kind: .sequential, members: members)
    case .diverging:
      // One arm of it, where each has a group of its own.
      let isArm = RampShape.isMonotone(colors) && RampShape.isOneHue(colors)
      return Scale(name: name, kind: isArm ? .sequential : .diverging, members: members)
    case .cyclic: return Scale(name: name, kind: .cyclic, members: members)
    case .any: return Scale(name: name, kind: RampShape.kind(of: colors), members: members)
    case nil: break
    }
    let steps = members.compactMap { NumericOrder.parts(of: $0.path.last ?? "").number }
    let areSteps = steps.count == members.count && zip(steps, steps.dropFirst()).allSatisfy { $1 - $0 >= 10 }
    // `chart-1` to `chart-5` are series, however alike they are; `mono-1` to `mono-5` of one hue are a scale.
    let words = TokenWords.split(group.pattern)
    let stem = words.last ?? ""
    let isHue = ChartWords.hues.contains(stem) || parents.last.map(ChartWords.hues.contains) ?? false
    if steps.count == members.count, !scales.isDisjoint(with: words), RampShape.isOneHue(colors),
      !RampShape.isMonotone(colors)
    {
      // Shades of one hue, dealt so that neighbours differ: they are that hue's scale all the same.
      let sorted = zip(members, colors).sorted { OKLab(LinearSRGB($0.1)).lightness > OKLab(LinearSRGB($1.1)).lightness }
      return Scale(name: name, kind: .sequential, members: sorted.map(\.0), isSorted: true)
    }
    let isRow = members.count >= RampShape.leastSteps && !ChartWords.contain([stem]) && !categorical.contains(stem)
    guard steps.count == members.count, areSteps || isHue || isRow, RampShape.isMonotone(colors),
      RampShape.isOneHue(colors)
    else { return nil }
    return Scale(name: name, kind: .sequential, members: members)
  }

  /// Groups that repeat the same keys are turned over: `data.blue.{emphasis,muted}`, `data.red.{emphasis,muted}` … are the
  /// series `data.*.emphasis`, and the first key is taken, or the one that says it is the default. What differs before the
  /// chart's own name (`web.chart.1`, `ios.chart.1`) is a platform or a brand, and no series.
  private static func pivoted(_ groups: [Group]) -> [Group] {
    guard groups.count > 1, let first = groups.first else { return groups }
    let keys = first.members.map { $0.candidate.path.last ?? "" }
    let isSame = groups.allSatisfy { $0.members.map { $0.candidate.path.last ?? "" } == keys }
    let length = first.members.first?.candidate.path.count ?? 0
    guard isSame, length > 2, groups.allSatisfy({ $0.members.first?.candidate.path.count == length }) else {
      return groups
    }
    let paths = groups.compactMap { $0.members.first?.candidate.path.dropLast() }
    let varying = (0..<(length - 1)).filter { index in Set(paths.map { $0[index] }).count > 1 }
    guard varying.count == 1, let place = varying.first,
      let chart = first.members.first?.candidate.words.indices.first(where: { index in
        ChartWords.contain(first.members[0].candidate.words[...index].flatMap(\.self))
      }), place >= chart
    else { return groups }
    let usual = ["$root", "default", "base", "emphasis", "main", "solid"]
    let key = usual.first(where: keys.contains) ?? keys.first ?? ""
    let members = groups.flatMap { $0.members.filter { $0.candidate.path.last == key } }
    var pattern = members.first?.candidate.path ?? []
    pattern[place] = "*"
    return [
      Group(
        pattern: pattern.joined(separator: "."),
        members: members.map { ($0.candidate, $0.candidate.path[place]) })
    ]
  }

  /// Categorical groups before series before others; groups of one only without others; copies once.
  private mutating func choose(_ groups: [Group]) {
    func rank(_ group: Group) -> Int {
      let words = Set(TokenWords.split([group.pattern]))
      let isLone = group.members.count == 1
      return (isLone ? 10 : 0)
        + (words.isDisjoint(with: Self.categorical) ? words.contains("series") ? 1 : 2 : 0)
    }
    guard let least = groups.map(rank).min() else { return }
    var seen: Set<[String]> = []
    for group in groups {
      let colors = group.members.map { $0.candidate.color?.hex ?? $0.candidate.path.joined(separator: ".") }
      if rank(group) == least, seen.insert(colors).inserted {
        series.append(group)
      } else {
        leftOut.append(group.pattern)
      }
    }
    // Lone tokens of one chart each are its series together.
    if least >= 10, series.count > 1 {
      series = [
        Group(pattern: series.map(\.pattern).joined(separator: ", "), members: series.flatMap(\.members))
      ]
    }
  }
}
