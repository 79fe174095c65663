import Colorimetry
import PaletteRules
import SourceText

/// Finds the series and ramps of a chart among tokens by the names of their groups.
///
/// A group with a word for charts is series; a row in it that is called a scale, or whose names are steps of one hue, is a ramp.
/// Shades of a colour, groups of one, and colours that judge are no series.
struct SeriesGuess {
  /// Tokens that belong together.
  struct Group {
    /// As notes write it, and as `--series` takes it: `chart.series.*`.
    let pattern: String
    /// In the order they are drawn.
    let members: [(candidate: RoleCandidate, name: String)]

  }

  /// One group when one is meant; several when nothing says which.
  private(set) var series: [Group] = []
  /// Scales, in file order.
  private(set) var ramps: [ScaleRow] = []
  /// Judgements below a chart word, the plainest name of each.
  private(set) var status: [TokenSettings.Role: RoleCandidate] = [:]
  /// Rows that were found and not taken.
  private var leftOut: [TokenRow] = []
  /// Rows that repeat the colours of one that was taken.
  private var copies: [TokenRow] = []
  /// The names of all candidates, with slashes between their parts.
  private let names: [String]
  /// Rows of more colours than one chart can tell apart, where that is a reason not to take them.
  private var tooLong: [TokenRow] = []

  /// Guesses from the tokens of one file, in file order.
  ///
  /// - Parameter most: longer groups are no series; nil where the user named the file, or the colours.
  init(_ candidates: [RoleCandidate], most: Int? = nil) {
    names = candidates.map { $0.path.joined(separator: "/") }
    let data = candidates.filter { $0.namesChart && !$0.isFurniture }
    let shades = Shades(data)
    leftOut = shades.rows
    let judged = StatusGuess(data.filter { !shades.indices.contains($0.index) })
    status = judged.found
    var rows: [TokenRow] = []
    for (holder, members) in judged.others.grouped(by: TokenRow.holder) {
      let (found, rest) = TokenRow.rows(of: members, in: holder)
      rows += found
      leftOut += rest
    }
    var open: [TokenRow] = []
    for row in rows {
      if let scale = ScaleRow(row, bases: shades.bases) {
        ramps.append(scale)
      } else if row.isOfOneColor || row.isRampByName {
        leftOut.append(row)
      } else {
        open.append(row)
      }
    }
    choose(open.filter { row in row.members.contains { !$0.isUnknown } }, most: most)
  }

  /// Groups of two and more before lone tokens, and of these the ones for categories; copies once.
  private mutating func choose(_ rows: [TokenRow], most: Int?) {
    tooLong = rows.filter { $0.members.count > most ?? .max }
    let rows = rows.filter { $0.members.count <= most ?? .max }
    func rank(_ row: TokenRow) -> Int {
      guard row.members.count > 1 else { return 3 }
      let words = TokenWords.split([row.pattern])
      guard !Set(words).isDisjoint(with: RoleWords.categories) else { return 2 }
      return ChartWords.contain(words.filter { !RoleWords.categories.contains($0) }) ? 0 : 1
    }
    let least = rows.map(rank).min()
    var seen: Set<[String]> = []
    for row in rows {
      let colors = row.members.map { $0.color?.hex ?? $0.path.joined(separator: ".") }
      if rank(row) != least {
        leftOut.append(row)
      } else if seen.insert(colors).inserted {
        series.append(Group(row))
      } else {
        copies.append(row)
      }
    }
    // Lone tokens of one chart each are its series together.
    guard least == 3, series.count > 1 else { return }
    let patterns = series.map(\.pattern).joined(separator: ", ")
    series = [Group(pattern: patterns, members: series.flatMap(\.members))]
  }
}

extension SeriesGuess {
  /// More scales are counted; an engineering choice.
  private static let mostRampNotes = 5

  /// Says what is taken.
  ///
  /// - Parameter spelled: a pattern as the format writes names.
  func reportTaken(_ record: ReadingRecord, _ spelled: (String) -> String = { $0 }) {
    for group in series {
      let pattern = spelled(group.pattern)
      record.note(ReadingNote.seriesTaken(pattern, group.members.count))
    }
    if ramps.count > Self.mostRampNotes {
      let first = ramps.prefix(3).map { spelled($0.pattern) }.joined(separator: ", ")
      record.note(.rampsTaken, ramps.count, first, ramps.count - 3)
    } else {
      for ramp in ramps { record.note(.rampTaken, spelled(ramp.pattern), ramp.kind.rawValue, ramp.members.count) }
    }
    if series.count > 1 { record.note(.severalGroups) }
  }

  /// Whether a pattern means the colours of its row and no others: `chart-*` means `chart-1-text`, too.
  private func isNamedAlone(_ row: TokenRow) -> Bool {
    let glob = GlobPattern(row.pattern.replacing(".", with: "/"))
    let matching = names.count { glob.matches($0.replacing(".", with: "/")) }
    return matching == 0 || matching == row.members.count
  }

  /// Says what is not.
  func reportLeftOut(_ record: ReadingRecord, _ spelled: (String) -> String = { $0 }) {
    for row in tooLong { record.note(.tooLongForSeries, spelled(row.pattern), row.members.count) }
    for row in leftOut {
      record.pass(
        over: spelled(row.pattern), row.members.count,
        isUnlikely: !isNamedAlone(row) || RampShape.isLikelyRamp(row.members.compactMap(\.color)))
    }
    func note(_ kind: ReadingNote, _ rows: [TokenRow]) {
      guard !rows.isEmpty else { return }
      record.note(kind(rows.prefix(4).map { spelled($0.pattern) }.listed(of: rows.count)))
    }
    note(.sameColorsAgain, copies)
    note(.notTakenForSeries, leftOut.filter { $0.members.count == 1 })
  }
}

extension SeriesGuess.Group {
  fileprivate init(_ row: TokenRow) {
    self.init(pattern: row.pattern, members: row.members.map { ($0, TokenWords.name(of: $0.path)) })
  }
}

/// Colours whose names go on from that of another one: `chart-1-strong` beside `chart-1`, `sequence-1-plus-2` beside
/// `sequence-1`.
private struct Shades {
  /// Those of one colour each, in file order.
  private(set) var rows: [TokenRow] = []
  private(set) var indices: Set<Int> = []
  /// The words of the colours that have shades.
  private(set) var bases: Set<[String]> = []

  init(_ data: [RoleCandidate]) {
    let names = Set(data.map(\.allWords))
    let shades = data.compactMap { candidate in Self.base(of: candidate, among: names).map { (base: $0, candidate) } }
    for (base, members) in shades.grouped(by: \.base) {
      bases.insert(base)
      indices.formUnion(members.map(\.1.index))
      rows.append(TokenRow(members.map(\.1), pattern: nil, words: base))
    }
  }

  /// The name that a number or a hue ends, and that another token has as a whole.
  private static func base(of candidate: RoleCandidate, among names: Set<[String]>) -> [String]? {
    let words = candidate.allWords
    guard let chart = ChartWords.lastIndex(in: words), chart + 2 < words.count else { return nil }
    for end in (chart + 2)..<words.count {
      let isColor = Int(words[end - 1]) != nil || RoleWords.hues.contains(words[end - 1])
      // `blue-green` is a hue too, and `blue-2` is number two.
      let isNumbered = end == words.count - 1 && Int(words[end]) != nil
      if isColor, !isNumbered, words[end...].contains(where: { !RoleWords.hues.contains($0) }),
        names.contains(Array(words[..<end]))
      {
        return Array(words[..<end])
      }
    }
    return nil
  }
}

/// Finds the colours that judge, good and bad, among the tokens of a chart.
private struct StatusGuess {
  /// By what they judge: the plainest name.
  private(set) var found: [TokenSettings.Role: RoleCandidate] = [:]
  /// Tokens that judge nothing, in their order.
  private(set) var others: [RoleCandidate] = []

  /// Looks through the tokens of a chart's data, in file order.
  init(_ candidates: [RoleCandidate]) {
    var words = ChartWords.judgements
    let used = candidates.flatMap(Self.tail).compactMap { ChartWords.opposites[$0] }
    if used.contains(.good), used.contains(.bad) { words.merge(ChartWords.opposites) { own, _ in own } }
    /// What a token judges, and how far its name is from saying only that.
    func judgement(of candidate: RoleCandidate) -> (TokenSettings.Role, rank: Int)? {
      let tail = Self.tail(candidate)
      guard let judgement = tail.lazy.compactMap({ words[$0] }).first else { return nil }
      let last = tail.last { !RoleWords.besideJudgements.contains($0) }
      let isLast = last.flatMap { words[$0] } == judgement
      // A step of `sequential.good` is a colour of that ramp.
      if !isLast, candidate.allWords.contains(where: { ChartWords.ramps[$0] != nil }) { return nil }
      return (judgement, (isLast ? 0 : 1_000) + tail.count)
    }
    var ranks: [TokenSettings.Role: Int] = [:]
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
