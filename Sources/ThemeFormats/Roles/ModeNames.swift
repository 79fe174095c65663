import PaletteRules

/// Names for the modes of a program, after the keys that lead to each: `DARK_THEME` for `DARK_THEME seriesColors all` beside
/// `LIGHT_THEME seriesColors all`.
enum ModeNames {
  /// Names the modes, and says in their advice which of them it is for.
  static func set(_ keys: [[String]], of modes: inout [ThemeMode]) {
    guard modes.count > 1, modes.count == keys.count else {
      let isDark = keys.first.map { ModeOfFile.isDark($0.first ?? "") } ?? false
      for index in modes.indices { modes[index].name = isDark ? "dark" : ThemeMode().name }
      return
    }
    for (index, name) in short(keys).enumerated() {
      modes[index].name = name
      let flag = name.contains(" ") ? "--mode '\(name)'" : "--mode \(name)"
      modes[index].unknownGround = modes[index].unknownGround?
        .replacing("set it with --background", with: "set it with \(flag) --background")
    }
  }

  /// The keys without those that all share at the beginning or the end.
  private static func short(_ keys: [[String]]) -> [String] {
    let whole = keys.map { $0.joined(separator: " ") }
    guard let first = keys.first else { return whole }
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
}
