import Colorimetry
import PaletteRules
import SourceText

/// Marks whose tokens tell what each is filled and outlined with: `bar.red.bg`, `bar.red.border`, `bar.red.pattern`. Below a
/// hue or a number of a chart, a background is that of the mark.
struct MarkParts {
  /// The tokens that fill marks, by their index, with those that outline the same marks.
  private(set) var outlines: [Int: Int] = [:]
  private(set) var fills: Set<Int> = []
  /// Tokens of these marks that are neither: patterns and tints, as indices.
  private(set) var others: Set<Int> = []
  /// The same as patterns.
  private(set) var leftOut: [String] = []

  private enum Part { case fill, outline, pattern }

  private struct Mark {
    var members: [(candidate: RoleCandidate, part: Part)] = []
    func first(_ part: Part) -> RoleCandidate? { members.first { $0.part == part }?.candidate }
  }

  /// Looks through the tokens that are named after a chart, in file order.
  init(_ candidates: [RoleCandidate]) {
    let marks = Self.groups(candidates).compactMap { parent, members -> (family: [String], mark: Mark)? in
      let parts = members.map { Self.part($0) }
      // A group with a text is a box, such as a tag, and no mark.
      guard !parts.contains(where: { $0 == nil }), parts.contains(.fill),
        parts.contains(.outline) || parts.contains(.pattern)
      else { return nil }
      let mark = Mark(members: zip(members, parts).compactMap { member, part in part.map { (member, $0) } })
      return (parent.dropLast(), mark)
    }
    for (family, marks) in marks.grouped(by: \.family) { read(marks.map(\.mark), in: family) }
  }

  /// Tokens below the second name of a chart or a deeper one, by their group.
  private static func groups(_ candidates: [RoleCandidate]) -> [(key: [String], members: [RoleCandidate])] {
    candidates.grouped { candidate in
      let group = candidate.words.dropLast()
      let isMark =
        candidate.path.count > 2 && ChartWords.contain(group.dropLast().flatMap(\.self))
        && RoleWords.furniture.isDisjoint(with: group.flatMap(\.self))
      return isMark ? candidate.path.dropLast() : nil
    }
  }

  private static func part(_ candidate: RoleCandidate) -> Part? {
    let words = Set(candidate.words.last ?? []).subtracting(RoleWords.ofMarks)
    guard words.count == 1, let word = words.first else { return nil }
    if RoleWords.fillings.contains(word) { return .fill }
    return RoleWords.outlines.contains(word) ? .outline : RoleWords.hatchings.contains(word) ? .pattern : nil
  }

  private static func isHue(_ words: [String]) -> Bool {
    words.count == 1 && words.allSatisfy { RoleWords.hues.contains($0) || Int($0) != nil }
  }

  /// Of several fills the one that has the colour of the outline is drawn full, and the others are its tints.
  private mutating func read(_ marks: [Mark], in family: [String]) {
    let names = marks.compactMap { $0.members.first?.candidate.words.dropLast().last }
    // A project has names for some of its hues.
    let areColors = names.count { Self.isHue($0) } * 2 >= names.count
    guard marks.count > 1, areColors, let first = marks.first else { return }
    let keys = first.members.filter { $0.part == .fill }.compactMap { $0.candidate.path.last }
    func fill(_ mark: Mark, _ key: String) -> RoleCandidate? {
      mark.members.first { $0.part == .fill && $0.candidate.path.last == key }?.candidate
    }
    func outlined(_ key: String) -> Int {
      marks.count { mark in
        guard let line = mark.first(.outline) ?? mark.first(.pattern) else { return false }
        return fill(mark, key)?.color?.hex == line.color?.hex
      }
    }
    let shared = keys.filter { key in marks.allSatisfy { fill($0, key) != nil } }
    let ranked = shared.map { (key: $0, count: outlined($0)) }
    guard let most = ranked.map(\.count).max(), let key = ranked.first(where: { $0.count == most })?.key else { return }
    for mark in marks {
      guard let own = fill(mark, key) else { continue }
      fills.insert(own.index)
      outlines[own.index] = mark.first(.outline)?.index
      let rest = mark.members.map(\.candidate).filter { $0.index != own.index }
      others.formUnion(rest.map(\.index))
      for member in rest where member.index != mark.first(.outline)?.index {
        let pattern = (family + ["*", member.path.last ?? ""]).joined(separator: ".")
        if !leftOut.contains(pattern) { leftOut.append(pattern) }
      }
    }
  }
}
