import Colorimetry
import PaletteGate
import PaletteRules

/// The line above a theme: format, size, background.
enum ThemeHeader {
  /// `theme.json  DTCG design tokens · 4 series on #ffffff · mode light`; facts that do not fit next to the path go
  /// below it.
  static func lines(_ theme: Theme, palette: String?, style: TextStyle) -> [String] {
    var title = style.path(theme.path)
    if let palette { title += style.text(" § " + palette) }
    return Paragraph.titled(title, ([theme.formatLabel] + contents(theme.modes.first, theme)).map(style.text), style)
  }

  /// The line below a verdict that names the path: `  DTCG design tokens · 4 series on #ffffff · mode light`.
  static func facts(_ theme: Theme, _ flare: Flare, _ style: TextStyle) -> [String] {
    let room = flare.share.flatMap { $0 > 0 ? $0 : nil }.map { ["flare \(Figures.plain(100 * $0)) %"] } ?? []
    let facts = ([theme.formatLabel] + contents(theme.modes.first, theme) + room).joined(separator: " · ")
    return Paragraph.wrap(style.text(facts), width: style.width, indent: "  ")
  }

  /// What was assumed and what the reader remarks, wrapped; at most so many, and the rest counted.
  static func remarks(_ theme: Theme, most: Int = .max, _ style: TextStyle) -> [String] {
    let words = assumptions(theme) + theme.notes.map(\.text)
    let lines = Paragraph.items(words, most: most, more: ("remark", "remarks"), style)
    guard !theme.notTaken.isEmpty else { return lines }
    // Whole, so that they can be copied.
    let commands = theme.notTaken.prefix(most == .max ? .max : mostNotTaken).map { group in
      "    \(style.text(group.command ?? "'\(group.pattern)'"))   \(counted(group.count, "colour", "colours"))"
    }
    let rest = theme.notTaken.count - commands.count
    let more = rest > 0 ? ["    and \(rest) more, which -v prints"] : []
    let hasCommand = theme.notTaken.prefix(commands.count).contains { $0.command != nil }
    return lines + [hasCommand ? "  not judged; to judge these:" : "  not judged:"] + commands + more
  }

  /// Groups of colours that are named beside those that were taken; an engineering choice.
  private static let mostNotTaken = 3

  /// All that a reader remarks.
  static func texts(_ theme: Theme) -> [String] {
    assumptions(theme) + theme.notes.map(\.text) + theme.notTaken.map(\.sentence)
  }

  /// `4 series on #ffffff`, `mode light`
  private static func contents(_ mode: ThemeMode?, _ theme: Theme) -> [String] {
    // Of a chart the format says all.
    guard let mode else { return theme.format == "chart" ? [] : ["nothing"] }
    var parts = [counted(mode.series.count, "series", "series")]
    if !mode.ramps.isEmpty { parts.append(counted(mode.ramps.count, "ramp", "ramps")) }
    let status = [mode.status.good, mode.status.neutral, mode.status.bad].count { $0 != nil }
    if mode.series.isEmpty, status > 0 { parts.append(counted(status, "status colour", "status colours")) }
    if mode.series.isEmpty, parts.count > 1 { parts.removeFirst() }
    return [parts.joined(separator: ", ") + " on \(surface(mode))"]
      + (isMisnamed(mode, theme) ? [] : [modes(theme)])
  }

  /// `mode light`; `modes light, dark and 2 more`
  private static func modes(_ theme: Theme) -> String {
    let most = 3
    let names = theme.modes.prefix(most).map(\.name)
    let word = theme.modeWord.rawValue
    guard names.count > 1 else { return "\(word) \(names.first ?? "")" }
    return "\(word)s \(names.listed(of: theme.modes.count))"
  }

  /// Whether the only mode has its name by default although its colours suggest another.
  private static func isMisnamed(_ mode: ThemeMode, _ theme: Theme) -> Bool {
    theme.modes.count == 1 && theme.shownName(of: mode) != mode.name
  }

  /// The background of the marks: `#ffffff`.
  static func surface(_ mode: ThemeMode) -> String {
    if let ground = mode.plotBackground ?? mode.background { return ground.hex }
    return mode.unknownGround == nil ? "#ffffff (assumed)" : "an unknown background"
  }

  /// `background: white assumed; set it with --background`
  static func assumptions(_ theme: Theme) -> [String] {
    theme.assumed.map { role, value in
      let word = ["#ffffff": "white", "#000000": "black"][value] ?? value
      let flag = ["background": "--background", "text": "--text"][role]
      return "\(role): \(word) assumed" + (flag.map { "; set it with \($0)" } ?? "")
    }
  }
}

/// `1 file`, `2 files`.
func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
