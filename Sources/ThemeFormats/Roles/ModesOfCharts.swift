import PaletteRules
import SourceText

extension Modes {
  /// Whether lists of these names are one chart, or several, in the same modes: their names differ in words for modes alone.
  static func areOne(_ names: [String]) -> Bool {
    let modes = names.map(listed).grouped(by: \.stem).map { Set($0.members.map(\.mode)) }
    return Set(modes).count == 1 && modes[0].count > 1
  }

  /// Whether one of several lists of colours is for the dark: it differs from another in words for modes alone. Else one called
  /// `dark` is a list of dark colours, and `darkBlue` is a colour.
  static func isDark(_ name: String, among all: [String]) -> Bool {
    let (stem, mode) = listed(name)
    guard isDark(mode), all.count > 1 else { return isDark(mode) }
    if parts(of: name).stem.allSatisfy(RoleWords.hues.contains) { return areOne(all) }
    return all.contains { $0 != name && listed($0).stem == stem }
  }

  private static func listed(_ name: String) -> (stem: [String], mode: String) {
    let (stem, mode) = parts(of: name)
    return (stem.filter { !plain.contains($0) }, mode)
  }

  /// The keys that lead to several charts of a file without those that all share at the beginning or the end: `DARK_THEME` for
  /// `DARK_THEME seriesColors all` beside `LIGHT_THEME seriesColors all`.
  static func short(_ keys: [[String]]) -> [String] {
    let whole = keys.map { $0.joined(separator: " ") }
    guard let first = keys.first, keys.count > 1 else { return whole }
    let least = keys.map(\.count).min() ?? 0
    var start = 0
    while start < least - 1, keys.allSatisfy({ $0[start] == first[start] }) { start += 1 }
    var end = 0
    while end < least - 1 - start, keys.allSatisfy({ $0[$0.count - 1 - end] == first[first.count - 1 - end] }) {
      end += 1
    }
    let names = keys.map { $0.dropFirst(start).dropLast(end).joined(separator: " ") }
    return Set(names).count == Set(whole).count ? names : whole
  }

  /// Names the charts of a file by the keys that lead to each, and says in their advice which of them it is for.
  static func name(_ charts: inout [ThemeMode], by keys: [[String]]) {
    guard charts.count > 1, charts.count == keys.count else {
      let name = isDark(keys.first?.first) ? "dark" : ThemeMode().name
      for index in charts.indices { charts[index].name = name }
      return
    }
    for (index, name) in short(keys).enumerated() {
      charts[index].name = name
      let flag = name.contains(" ") ? "--mode '\(name)'" : "--mode \(name)"
      charts[index].unknownGround = charts[index].unknownGround?
        .replacing("set it with --background", with: "set it with \(flag) --background")
    }
  }
}

extension [ThemeMode] {
  /// Leaves out modes that draw what an earlier one draws: `light+tablet` beside `light+desktop`.
  mutating func leaveAlike(_ record: ReadingRecord) {
    var seen: [[String]: String] = [:]
    self = filter { mode in
      guard let first = seen[mode.drawnColors] else {
        seen[mode.drawnColors] = mode.name
        return true
      }
      record.note(.sameModes, mode.name, first)
      return false
    }
  }
}

extension ThemeMode {
  /// Every colour that is drawn, part by part, as hex.
  var drawnColors: [String] {
    let parts = [
      background, plotBackground, text, axis, gridlines, usage.outline, status.good, status.neutral, status.bad,
    ]
    return parts.map { $0?.hex ?? "" } + texts.map { "text \($0.color.hex)" }
      + series.map { "series \($0.color.hex) \($0.stroke?.hex ?? "")" }
      + ramps.flatMap { ["ramp"] + $0.stops.map(\.color.hex) }
      + palettes.flatMap { ["palette \($0.name)"] + $0.colors.map(\.hex) }
  }
}

extension TokenTree {
  /// Takes groups that are called by modes and hold the same names, `chart.light.1` and `chart.dark.1`, or `chart.1.light`
  /// and `chart.1.dark`, as modes of one theme.
  ///
  /// - Returns: Whether there are any that matter to a chart.
  mutating func foldModes() -> Bool {
    let groups = ModeGroups(self)
    if groups.members.count == 1, !groups.bases.keys.contains(where: ModeGroups.namesPart),
      let (mode, members) = groups.members.first.map({ ($0, Set($1)) }),
      tokens.indices.allSatisfy({ members.contains($0) || !ModeGroups.namesPart(tokens[$0].path) })
    {
      (onlyMode, modeKeys) = (mode, groups.keys)
      return false
    }
    let modes = groups.modes.filter { $0.value.count * 2 >= groups.sizes[$0.key] ?? 0 }
    guard modes.contains(where: { $0.value.contains { ModeGroups.namesPart($0.path) } }) else { return false }
    modeKeys = groups.keys.filter { groups.isOfBase($0.key) }
    for (mode, twins) in modes.sorted(by: { $0.key < $1.key }) {
      let paired = Set(twins.map(\.base))
      for twin in twins {
        modeValues.add(
          baseValue(of: twin.index, groups) ?? tokens[twin.index].reference, of: tokens[twin.base].name, in: mode)
      }
      for base in groups.bases.values where !paired.contains(base) { modeValues.leave(tokens[base].name, in: mode) }
      for index in groups.members[mode] ?? [] { leaveToReferences(index) }
    }
    return true
  }

  /// What a mode's token takes from the base, as it is there: `{color.light.sea}` stays that of light.
  private func baseValue(of index: Int, _ groups: ModeGroups) -> PlacedNode? {
    var value = tokens[index].value
    for step in 0..<ReferenceResolver.longestChain {
      guard case .name(let name)? = TokenReference(value.node), let next = self.index(of: name),
        groups.isOfBase(next)
      else { return step > 0 ? value : nil }
      value = tokens[next].value
    }
    return nil
  }
}

extension Token {
  /// A reference to it: what is wrong with it is told of it.
  fileprivate var reference: PlacedNode {
    PlacedNode(
      node: SourceNode(.string("{\(name)}"), range: value.node.range), file: value.file, pointer: value.pointer)
  }
}

/// The tokens below keys that are called by a mode.
private struct ModeGroups {
  /// The tokens of the base, by their path without the mode's key.
  private(set) var bases: [[String]: Int] = [:]
  /// Every token of another mode, and how many there are.
  private(set) var members: [String: [Int]] = [:]
  var sizes: [String: Int] { members.mapValues(\.count) }
  /// Those that the base has too.
  private(set) var modes: [String: [(path: [String], base: Int, index: Int)]] = [:]
  /// Where the mode's key is in their paths.
  private(set) var keys: [Int: Int] = [:]
  private var isBase: Set<Int> = []

  init(_ tree: TokenTree) {
    var known: [String: String?] = [:]
    func mode(_ key: String) -> String? {
      if let mode = known[key] { return mode }
      let mode = Modes.named(key)
      known[key] = .some(mode)
      return mode
    }
    typealias Found = (path: [String], mode: String, index: Int, step: Int)
    var found: [Found] = []
    var leaves: [Found] = []
    for (index, token) in tree.tokens.enumerated() where !token.isForReferences && !token.isModified {
      guard token.type == nil || token.type == "color" else { continue }
      if let step = token.group.firstIndex(where: { mode($0) != nil }), let mode = mode(token.group[step]) {
        var path = token.path
        path.remove(at: step)
        found.append((path, mode, index, step))
      } else if !token.group.isEmpty, let mode = token.key.flatMap(mode) {
        leaves.append((token.group, mode, index, token.group.count))
      }
    }
    // Shades may be called light and dark as well: beside others such as `main` they are shades of one colour.
    let holders = Set(leaves.map(\.path))
    let others = leaves.isEmpty ? [] : tree.tokens.filter { $0.key.map { mode($0) == nil } ?? false }.map(\.group)
    let mixed = holders.intersection(others)
    found += leaves.filter { !mixed.contains($0.path) }
    for one in found { keys[one.index] = one.step }
    for one in found where Modes.isBase(one.mode) { bases[one.path] = one.index }
    isBase = Set(bases.values)
    for one in found where !Modes.isBase(one.mode) {
      members[one.mode, default: []].append(one.index)
      if let base = bases[one.path] { modes[one.mode, default: []].append((one.path, base, one.index)) }
    }
  }

  func isOfBase(_ index: Int) -> Bool { isBase.contains(index) }

  /// Whether a name may be that of a part of a chart.
  static func namesPart(_ path: [String]) -> Bool {
    var known = KnownKeys()
    return RoleCandidate(
      index: 0, group: Array(path.dropLast()), key: path.last, known: &known, shade: { .unknown }) != nil
  }
}
