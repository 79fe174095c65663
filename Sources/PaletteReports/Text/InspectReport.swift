package import PaletteGate
import PaletteRules
import SourceText

/// What was read, in words: formats, roles, colours, modes; without judgement.
package enum InspectReport {
  /// The complete text, with a final line break.
  package static func text(_ inputs: [CheckedInput], remarks: [String] = [], style: TextStyle) -> String {
    var blocks: [[String]] = []
    for input in inputs where input.wasFound {
      if let theme = input.theme { blocks += self.blocks(theme, style) }
      blocks += ProblemReport.sorted(input.problems).map { ProblemReport.lines($0, style) }
    }
    if !remarks.isEmpty, style.verbosity != .quiet {
      blocks.append(remarks.flatMap { Paragraph.wrap(style.text($0), width: style.width) })
    }
    return blocks.isEmpty ? "" : blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func blocks(_ theme: Theme, _ style: TextStyle) -> [[String]] {
    var blocks = [ThemeHeader.lines(theme, palette: nil, style: style)]
    for (index, mode) in theme.modes.enumerated() {
      let rows = RoleRow.rows(mode, of: theme.path)
      // Describe an overlay by its changes.
      let base = index == 0 || theme.modeWord == .palette ? [] : RoleRow.rows(theme.modes[0], of: theme.path)
      let changed = rows.filter { !base.contains($0) }
      let baseRamps = index == 0 ? [] : theme.modes[0].ramps.flatMap { self.ramp($0, style) }
      let ramps = mode.ramps.flatMap { self.ramp($0, style) }.filter { !baseRamps.contains($0) }
      var lines: [String] = []
      if index > 0 {
        let word = theme.modeWord.rawValue
        let title = "  \(word) \(mode.name) on \(ThemeHeader.surface(mode)):"
        let gone = base.map(\.role).filter { role in !rows.contains { $0.role == role } }
        let missing = Array(gone.prefix(3)).listed(of: gone.count)
        let same = gone.isEmpty ? "the same as \(word)" : "without \(missing) of \(word)"
        let isCompared = theme.modeWord == .mode && (changed.isEmpty && ramps.isEmpty || !gone.isEmpty)
        lines.append(style.text(isCompared ? "\(title) \(same) \(theme.modes[0].name)" : title))
      }
      if !changed.isEmpty {
        lines += RoleRow.lines(changed, style, indent: index == 0 ? "  " : "    ")
      }
      if !lines.isEmpty { blocks.append(lines) }
      if !ramps.isEmpty { blocks.append(ramps) }
    }
    let palettes = theme.palettes.flatMap { named("palette", $0.name, $0.kind.rawValue, $0.colors, style) }
    if !palettes.isEmpty { blocks.append(palettes) }
    let notes = ThemeHeader.texts(theme)
    if !notes.isEmpty, style.verbosity != .quiet {
      blocks.append(Paragraph.items(notes, style))
    }
    return blocks
  }

  private static func ramp(_ ramp: Ramp, _ style: TextStyle) -> [String] {
    named("ramp", ramp.name, ramp.kind.rawValue, ramp.stops.map(\.color), style)
  }

  private static func named(
    _ word: String, _ name: String?, _ kind: String, _ colors: [ThemeColor], _ style: TextStyle
  ) -> [String] {
    let title = [word, name.map { "'\($0)'" }, kind].compactMap { $0 }.joined(separator: " ")
    let hexes = colors.map(\.hex).joined(separator: " ")
    return Paragraph.wrap(style.text("\(title): \(hexes)"), width: style.width, indent: "  ", hanging: "    ")
  }
}
