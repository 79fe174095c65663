import Colorimetry
import SourceText

extension CheckLedger {
  /// The most series of one mode, and the most modes, to check. Engineering choices: a larger chart has other problems,
  /// and a finding must stay cheap.
  private static let (mostSeries, mostModes) = (24, 12)

  /// What another value of a colour does to the others; nil where there is too much to check, or nothing.
  mutating func moved(_ color: ThemeColor, in mode: JudgedMode) -> MovedColor? {
    let theme = mode.theme
    guard theme.modes.count <= Self.mostModes, theme.modes.allSatisfy({ $0.series.count <= Self.mostSeries }) else {
      return nil
    }
    var asked = mode.settings
    // A suggested colour is clear beside the other one, whether a rule asks for that or not.
    if !asked.isOn(.hardForMark) { asked.levels[.hardForMark] = .warning }
    // The demands on all colours of the theme.
    let all =
      (shared as? RepairProblem)
      ?? RepairProblem(theme.palettesAsThemes, settings: asked, options: RepairOptions())
    shared = all
    // Moved out, so that growth does not copy it.
    return MovedColor(at: ColorPlace(color), of: all, keepsPassed: true, seen: seen.take() ?? SeenColors(mode))
  }

  /// Keeps the simulated colours for the next search.
  mutating func keep(_ moved: MovedColor) { seen = moved.seen }
}

extension SeenColors {
  /// With the colours that a mode has measured; without any where not every deficiency is judged.
  init(_ mode: JudgedMode) {
    guard mode.settings.deficiencies == Vision.deficiencies else {
      self.init(mode.settings, margin: .none)
      return
    }
    self.init(
      mode.settings, mode.shown.prefix(mode.judgedCount).compactMap(\.self),
      mode.names.prefix(mode.judgedCount).compactMap(\.self), mode.pairs)
  }
}

extension Suggestion {
  /// The suggestion with a note that its side effects were too many to check.
  var unchecked: Suggestion {
    var suggestion = self
    suggestion.isUnchecked = true
    return suggestion
  }

  /// A suggestion for when only a very different colour reaches a contrast.
  ///
  /// - Parameter fixes: Whether `fix` can write the colour.
  static func noShade(
    _ token: String, spoken: String, series: String?, in mode: JudgedMode, required: Double, nearest: ContrastRemedy,
    fixes: Bool
  ) -> Suggestion {
    Suggestion(
      token: token, series: series,
      action: fixes ? tryFix(mode) : "take another colour, such as \(nearest.color.hex)",
      reason: "no shade close to \(asName(spoken, series)) reaches \(Figures.plain(required)):1")
  }

  /// A suggestion for when no shade of one colour alone works.
  static func fixTogether(
    _ token: String, spoken: String, series: String?, in mode: JudgedMode, alternative: Int = 0
  ) -> Suggestion {
    Suggestion(
      token: token, series: series, alternative: alternative, action: tryFix(mode),
      reason: "no shade of \(asName(spoken, series)) alone works with the others")
  }

  /// The command to copy, with the options of the run; without arguments for what has no name.
  private static func tryFix(_ mode: JudgedMode) -> String {
    let theme = mode.theme
    var arguments: [String] = []
    if theme.format == "colors" {
      let colors = theme.modes.first?.series.map(\.color) ?? []
      if colors.count <= mostTyped, colors.allSatisfy({ $0.alpha == 1 }) {
        arguments = colors.map { ShellWord.text($0.srgb.hex, always: true) }
      }
    } else if !theme.path.hasPrefix("palette:") {
      // What begins with a hyphen would be an option.
      let isHyphenated = theme.path.hasPrefix("-") && theme.path != "-"
      arguments = [ShellWord.text(isHyphenated ? "./" + theme.path : theme.path)]
    }
    if !arguments.isEmpty { arguments += mode.settings.typedOptions.map { ShellWord.text($0) } }
    let command = (["palettecheck fix"] + arguments).joined(separator: " ")
    // A command with quotes of its own is in other quotes.
    let quote = command.contains("'") ? "`" : "'"
    return "try \(quote)\(command)\(quote)"
  }

  /// Colours that a command lists; an engineering choice.
  private static let mostTyped = 12

  /// `'growth'`, but `series '18'`.
  private static func asName(_ spoken: String, _ series: String?) -> String {
    series.map { spokenName($0) != $0 } ?? false ? "series \(spoken)" : spoken
  }
}

extension Finding {
  /// The remedy to draw: other colours where the finding has some, otherwise the first symbols, dashes or patterns; empty
  /// where no picture can show one.
  package var shownRemedy: [Suggestion] {
    let alternatives = suggestions.filter { !$0.isUnchecked }.grouped(by: \.alternative).map(\.members)
    return alternatives.first { $0.allSatisfy { $0.hex != nil } }
      ?? alternatives.first { $0.allSatisfy { $0.symbol != nil || $0.dash != nil || $0.pattern != nil } } ?? []
  }
}

extension ThemeMode {
  /// The mode with other colours, symbols, dashes or patterns for some of its series; nil if none of them is here.
  package func following(_ suggestions: [Suggestion]) -> ThemeMode? {
    var mode = self
    var isChanged = false
    for index in mode.series.indices {
      for suggestion in suggestions where suggestion.token == mode.series[index].token {
        isChanged = true
        if let color = suggestion.hex.flatMap({ try? Color(css: $0) }) {
          mode.series[index].color.srgb = color.mappedToSRGB.srgb
        }
        if let symbol = suggestion.symbol { mode.series[index].symbol = symbol }
        if let dash = suggestion.dash { mode.series[index].dash = dash }
        if let pattern = suggestion.pattern { mode.series[index].pattern = pattern }
      }
    }
    return isChanged ? mode : nil
  }
}
