/// Groups `light` and `dark` of one file that hold the same tokens twice: `chart.light.1` and `chart.dark.1`, or
/// `chart.1.light` and `chart.1.dark`. They are modes, not series of one chart.
struct TwinGroups {
  /// Tokens that are of the other mode: they have no part in this one.
  let aside: Set<Int>
  /// Tokens in groups of the other mode that this one has no twin of: they are drawn in both, but no background or text of
  /// one mode is that of the other.
  let foreign: Set<Int>
  /// Where the mode's key is in the path of a token of this mode; without it the names of both modes are alike.
  let steps: [Int: Int]

  /// A token in one of such groups.
  private struct Member {
    let index: Int
    let step: Int
    let isDark: Bool
    /// The path without the mode's key.
    let path: [String]
  }

  /// The groups of a tree, for light and for dark; nil when there are none that matter to a chart.
  static func find(in tree: TokenTree) -> (light: TwinGroups, dark: TwinGroups)? {
    let members = members(of: tree)
    guard !members.isEmpty else { return nil }
    let lights = Set(members.lazy.filter { !$0.isDark }.map(\.path))
    let darks = members.filter(\.isDark)
    let twins = darks.filter { lights.contains($0.path) }
    // Shades may be called light and dark as well; modes repeat the names of each other.
    guard !twins.isEmpty, twins.count * 2 >= darks.count, twins.contains(where: { hasPart($0.path) }) else {
      return nil
    }
    let twinPaths = Set(twins.map(\.path))
    let steps = Dictionary(uniqueKeysWithValues: members.map { ($0.index, $0.step) })
    let lightOnly = members.filter { !$0.isDark && !twinPaths.contains($0.path) }
    return (
      TwinGroups(aside: Set(darks.map(\.index)), foreign: [], steps: steps),
      TwinGroups(
        aside: Set(members.lazy.filter { !$0.isDark && twinPaths.contains($0.path) }.map(\.index)),
        foreign: Set(lightOnly.map(\.index)), steps: steps)
    )
  }

  private static func members(of tree: TokenTree) -> [Member] {
    var members: [Member] = []
    var last: (group: [String], step: Int?, isDark: Bool) = ([], nil, false)
    for index in tree.tokens.indices where isColor(tree.tokens[index].type) && !tree.tokens[index].isForReferences {
      // Tokens of one group share the array: comparing it costs nothing.
      if tree.tokens[index].group != last.group {
        last.group = tree.tokens[index].group
        last.step = last.group.firstIndex { mode($0) != nil }
        last.isDark = last.step.flatMap { mode(last.group[$0]) } ?? false
      }
      if let step = last.step {
        var path = tree.tokens[index].path
        path.remove(at: step)
        members.append(Member(index: index, step: step, isDark: last.isDark, path: path))
      } else if let key = tree.tokens[index].key, let isDark = mode(key), !last.group.isEmpty {
        members.append(Member(index: index, step: last.group.count, isDark: isDark, path: last.group))
      }
    }
    return withoutShades(members, in: tree)
  }

  /// Leaves out `light` and `dark` next to others such as `main` or `base`: they are shades of one colour.
  private static func withoutShades(_ members: [Member], in tree: TokenTree) -> [Member] {
    let groups = Set(members.lazy.filter { $0.step == $0.path.count }.map(\.path))
    guard !groups.isEmpty else { return members }
    var counts: [[String]: Int] = [:]
    for token in tree.tokens where groups.contains(token.group) { counts[token.group, default: 0] += 1 }
    return members.filter { $0.step < $0.path.count || counts[$0.path] == 2 }
  }

  private static func isColor(_ type: String?) -> Bool { type == nil || type == "color" }

  /// Whether a key is the name of the dark mode; nil when it is that of none.
  private static func mode(_ key: String) -> Bool? {
    switch key {
    case "light", "Light": false
    case "dark", "Dark": true
    default: nil
    }
  }

  /// Whether a name may be that of a part of a chart.
  private static func hasPart(_ path: [String]) -> Bool {
    var known = KnownKeys()
    return RoleCandidate(
      index: 0, group: Array(path.dropLast()), key: path.last, known: &known, shade: { .unknown }) != nil
  }
}
