import Colorimetry
import PaletteRules
import SourceText

/// Finds the series and ramps of a chart among tokens by their names.
struct SeriesGuess {
  /// Tokens that belong together.
  struct Group {
    /// As notes write it, and as `--series` takes it: `chart.series.*`.
    let pattern: String
    /// In the order they are drawn.
    let members: [(candidate: RoleCandidate, name: String)]

    /// Those of the members whose colour can be read.
    var colors: [SRGB] { members.compactMap(\.candidate.color) }
  }

  /// One group when one is meant; several when nothing says which.
  private(set) var series: [Group] = []
  /// Scales, in file order.
  private(set) var ramps: [ScaleGuess] = []
  /// Judgements below a chart word, the plainest name of each.
  private(set) var status: [ChartWords.Judgement: RoleCandidate] = [:]
  /// Groups that were found and not taken, as patterns.
  private(set) var leftOut: [String] = []
  /// Groups that repeat the colours of one that was taken, as patterns.
  private(set) var copies: [String] = []
  /// Groups of more colours than one chart can tell apart, where that is a reason not to take them.
  private(set) var tooLong: [Group] = []
  /// What outlines marks, by the index of what fills them.
  private(set) var outlines: [Int: Int] = [:]

  /// Sentences about what was not taken.
  ///
  /// - Parameters:
  ///   - listed: patterns that the record lists, as the format writes names.
  ///   - spelled: a pattern as the format writes names.
  func leftOutNotes(except listed: Set<String>, _ spelled: (String) -> String) -> [Message] {
    var notes = tooLong.map { group in
      ReadingNote.tooLongForSeries(spelled(group.pattern), group.members.count)
    }
    func add(_ kind: ReadingNote, _ patterns: [String]) {
      guard !patterns.isEmpty else { return }
      notes.append(kind(patterns.prefix(4).map(spelled).listed(of: patterns.count)))
    }
    add(.sameColorsAgain, copies)
    add(.notTakenForSeries, leftOut.filter { !listed.contains(spelled($0)) })
    return notes
  }

  /// Sentences about the scales; many are counted.
  ///
  /// - Parameter spelled: a pattern as the format writes names.
  func rampNotes(_ spelled: (String) -> String) -> [Message] {
    guard ramps.count > Self.mostRampNotes else {
      return ramps.map { ramp in
        ReadingNote.rampTaken(spelled(ramp.pattern), ramp.kind.rawValue, ramp.members.count, ramp.isSorted ? 1 : 0)
      }
    }
    let first = ramps.prefix(3).map { spelled($0.pattern) }.joined(separator: ", ")
    return [ReadingNote.rampsTaken(ramps.count, first, ramps.count - 3)]
  }

  /// More scales are counted; an engineering choice.
  private static let mostRampNotes = 5

  /// Guesses from the tokens of one file, in file order.
  ///
  /// - Parameter most: longer groups are no series; nil where the user named the file, or the colours.
  init(_ candidates: [RoleCandidate], most: Int? = nil) {
    let charted = candidates.filter(\.namesChart)
    let parts = MarkParts(charted)
    outlines = parts.outlines
    let data = charted.filter { candidate in
      parts.fills.contains(candidate.index)
        || !parts.others.contains(candidate.index)
          && Set(candidate.allWords).isDisjoint(with: RoleWords.furniture)
    }
    let steps = StepRows(data)
    let judged = StatusGuess(data.filter { !steps.indices.contains($0.index) })
    status = judged.found
    let rows = TokenRows(judged.others)
    var groups: [(row: TokenRows.Row, scale: ScaleGuess?)] = (steps.rows + rows.rows).map { ($0, ScaleGuess($0)) }
    // In file order, for steps were looked for first.
    groups.sort { ($0.row.members.first?.index ?? 0) < ($1.row.members.first?.index ?? 0) }
    ramps = groups.compactMap(\.scale)
    let turned = TurnedRows(groups.filter { $0.scale == nil }.map(\.row), among: data)
    choose(
      turned.groups.filter { group in
        group.members.contains { if case .unknown = $0.candidate.shade { false } else { true } }
      }, most: most)
    leftOut += turned.leftOut + parts.leftOut + rows.others.map { $0.path.joined(separator: ".") }
  }

  /// Categorical groups before series before others, and among those of categories the ones for charts; groups of one only
  /// without others; copies once; no lines and greys beside hues.
  private mutating func choose(_ all: [Group], most: Int?) {
    tooLong = all.filter { $0.members.count > most ?? .max }
    let groups = all.filter { $0.members.count <= most ?? .max }
    func rank(_ group: Group) -> Int {
      let words = TokenWords.split([group.pattern])
      let isLone = group.members.count == 1
      return (isLone ? 10 : 0)
        + (Set(words).isDisjoint(with: RoleWords.categories)
          ? words.contains("series") ? 2 : 3
          : ChartWords.contain(words.filter { !RoleWords.categories.contains($0) }) ? 0 : 1)
    }
    guard let least = groups.map(rank).min() else { return }
    let hasHues = groups.contains { rank($0) == least && !RampShape.isOneHue($0.colors) }
    var seen: [[String]: Group] = [:]
    for group in groups {
      let colors = group.members.map { $0.candidate.color?.hex ?? $0.candidate.path.joined(separator: ".") }
      // Two or three shades of one hue beside the hues are lines, states and the like; a colour that is there twice is no shade.
      let isBeside = hasHues && least < 10 && group.colors.count < RampShape.leastSteps && group.areShades
      if rank(group) > least || isBeside {
        leftOut.append(group.pattern)
      } else if let taken = seen[colors] {
        copies.append(group.pattern)
        // Where the same colours are drawn without outlines, these make none of them visible.
        if group.members.contains(where: { outlines[$0.candidate.index] == nil }) {
          for member in taken.members { outlines[member.candidate.index] = nil }
        }
      } else {
        seen[colors] = group
        series.append(group)
      }
    }
    // Lone tokens of one chart each are its series together.
    if least >= 10, series.count > 1 {
      series = [
        Group(pattern: series.map(\.pattern).joined(separator: ", "), members: series.flatMap(\.members))
      ]
    }
  }

  /// The group that a token is in, by what it is in; a token such as `chart-1`, whose own key is the first to speak of
  /// charts, by what comes before the number or name.
  static func holder(of candidate: RoleCandidate) -> String {
    let parents = candidate.words.dropLast().flatMap(\.self)
    let parent = candidate.path.dropLast().joined(separator: ".")
    guard !ChartWords.contain(parents), let leaf = candidate.words.last,
      let index = ChartWords.lastIndex(in: parents + leaf)
    else { return parent.isEmpty ? "*" : parent + ".*" }
    let stem = leaf[...max(0, index - parents.count)].joined(separator: "-")
    return (parent.isEmpty ? "" : parent + ".") + stem + "-*"
  }
}

extension SeriesGuess.Group {
  /// Whether all its colours can be read, have one hue and differ.
  fileprivate var areShades: Bool {
    colors.count == members.count && Set(colors.map(\.hex)).count == colors.count && RampShape.isOneHue(colors)
  }
}

/// Scales that count their steps from a middle: `sequence-1-plus-2`, `sequence-1`, `sequence-1-minus-2`.
struct StepRows {
  /// The lightest step of most is the highest: from plus to minus, in file order.
  private(set) var rows: [TokenRows.Row] = []
  /// The members' indices.
  private(set) var indices: Set<Int> = []

  /// Fewer steps are two shades that have such names by chance. An engineering choice.
  private static let least = 3

  /// Looks through the tokens of a chart's data, in file order.
  init(_ candidates: [RoleCandidate]) {
    let stepped = candidates.compactMap { candidate -> (stem: [String], step: Int, candidate: RoleCandidate)? in
      let words = candidate.allWords
      guard words.count > 2, let number = words.last.flatMap({ Int($0) }) else { return nil }
      let sign = words[words.count - 2]
      guard sign == "plus" || sign == "minus" else { return nil }
      return (words.dropLast(2), sign == "plus" ? number : -number, candidate)
    }
    guard !stepped.isEmpty else { return }
    let middles = Dictionary(grouping: candidates, by: \.allWords)
    for (stem, found) in stepped.grouped(by: \.stem) {
      let all = found + (middles[stem] ?? []).map { (stem, 0, $0) }
      let steps = all.sorted { ($0.step, $1.candidate.index) > ($1.step, $0.candidate.index) }
      guard steps.count >= Self.least else { continue }
      let members = steps.map(\.candidate)
      indices.formUnion(members.map(\.index))
      rows.append(TokenRows.Row(pattern: TokenRows.pattern(of: members), members: members, words: stem, areSteps: true))
    }
  }
}

/// Finds the colours that judge, good and bad, among the tokens of a chart.
struct StatusGuess {
  /// By what they judge: the plainest name.
  private(set) var found: [ChartWords.Judgement: RoleCandidate] = [:]
  /// Tokens that judge nothing, in their order.
  private(set) var others: [RoleCandidate] = []

  /// Looks through the tokens of a chart's data, in file order.
  init(_ candidates: [RoleCandidate]) {
    var words = ChartWords.judgements
    let used = candidates.flatMap(Self.tail).compactMap { ChartWords.opposites[$0] }
    if used.contains(.good), used.contains(.bad) { words.merge(ChartWords.opposites) { own, _ in own } }
    /// What a token judges, and how far its name is from saying only that.
    func judgement(of candidate: RoleCandidate) -> (ChartWords.Judgement, rank: Int)? {
      let tail = Self.tail(candidate)
      guard let judgement = tail.lazy.compactMap({ words[$0] }).first else { return nil }
      let last = tail.last { !RoleWords.behindJudgements.contains($0) }
      let isLast = last.flatMap { words[$0] } == judgement
      // A step of `sequential.good` is a colour of that ramp.
      if !isLast, candidate.allWords.contains(where: { ChartWords.ramps[$0] != nil }) { return nil }
      return (judgement, (isLast ? 0 : 1_000) + tail.count)
    }
    var ranks: [ChartWords.Judgement: Int] = [:]
    for candidate in candidates {
      guard let (judgement, rank) = judgement(of: candidate) else {
        others.append(candidate)
        continue
      }
      if rank < ranks[judgement] ?? .max { (found[judgement], ranks[judgement]) = (candidate, rank) }
    }
    // `primary` is then one of their row.
    if !found.isEmpty { others.removeAll { $0.words.last == ["primary"] } }
  }

  /// The words after the chart word.
  private static func tail(_ candidate: RoleCandidate) -> ArraySlice<String> {
    let words = candidate.allWords
    return words[(ChartWords.lastIndex(in: words).map { $0 + 1 } ?? words.count)...]
  }
}
