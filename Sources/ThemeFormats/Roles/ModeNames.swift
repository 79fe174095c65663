import PaletteRules

/// Modes that differ in nothing that is drawn: `light+desktop`, `light+tablet` and `light+mobile` are one mode, `light`.
enum AlikeModes {
  /// The modes with those taken together whose names have a part in common and whose colours are the same.
  ///
  /// - Returns: the modes in their order, and what was taken together in words.
  static func joined(_ modes: [ThemeMode]) -> (modes: [ThemeMode], notes: [Message]) {
    var groups: [(parts: [Substring], colors: [String], modes: [ThemeMode])] = []
    for mode in modes {
      let parts = mode.name.split(separator: "+")
      let colors = mode.drawnColors
      let place = groups.firstIndex { group in
        group.colors == colors && group.parts.contains(where: parts.contains)
      }
      if let place {
        groups[place].parts.removeAll { !parts.contains($0) }
        groups[place].modes.append(mode)
      } else {
        groups.append((parts, colors, [mode]))
      }
    }
    guard groups.count < modes.count else { return (modes, []) }
    var names: Set<String> = []
    var notes: [Message] = []
    let joined = groups.map { group -> ThemeMode in
      var mode = group.modes[0]
      // A part that two groups share does not tell them apart.
      let name = group.parts.joined(separator: "+")
      if group.modes.count > 1 {
        if names.insert(name).inserted { mode.name = name }
        notes.append(
          ReadingNote.alikeModes(
            mode.name, group.modes.count,
            group.modes.prefix(4).map(\.name).joined(separator: ", ") + (group.modes.count > 4 ? " …" : "")))
      } else {
        names.insert(mode.name)
      }
      return mode
    }
    return (joined, notes)
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
  static func short(_ keys: [[String]]) -> [String] {
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
