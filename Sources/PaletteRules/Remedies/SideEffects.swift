import Colorimetry

/// The effect of another value of one colour on everything else that uses it or is next to it, in every mode of its
/// theme: a remedy must not replace one error by another.
///
/// Only what passes now can break. The work is bounded; beyond the limits there is no answer.
struct SideEffects {
  /// A series in this colour and another one next to it, in one mode.
  private struct Neighbour {
    let row: Int
    /// Whether the two pass now: under normal vision, and by index in ``Colorimetry/Vision/deficiencies``.
    let everyone: Bool
    let deficiencies: [Int]
    /// What the two keep now, or what makes them clear; nil where a second channel tells them apart.
    let goal: RepairGoal?
  }
  /// A series in this colour in one mode.
  private struct Use {
    let view: RepairView
    let neighbours: [Neighbour]
  }
  /// A surface that the colour contrasts with now, and the ratio it must keep.
  private struct Floor {
    let alpha: Double
    let surface: SRGB
    let ratio: Double
    let flare: Flare

    func isReached(by color: SRGB, opacity: Double? = nil) -> Bool {
      let shown = color.composited(alpha: alpha < 1 ? opacity ?? alpha : 1, over: surface)
      // The slack covers rounding of the same colour.
      return flare.contrastRatio(shown, surface) >= ratio - 1e-9
    }
  }
  /// Where the file defines the colour.
  let place: ColorPlace
  private var uses: [Use] = []
  private var floors: [Floor] = []
  /// The surfaces that marks in this colour have to contrast with in the judged mode, whether they do now or not.
  private var marks: [Floor] = []
  private(set) var seen: SeenColors

  /// The most series of one mode, and the most modes, to check. Engineering choices: a larger chart has other problems,
  /// and a finding must stay cheap.
  fileprivate static let mostSeries = 24
  private static let mostModes = 12

  /// Nil where there is too much to check.
  ///
  /// - Parameter seen: The colours simulated so far.
  init?(of color: ThemeColor, in judged: JudgedMode, seen: consuming SeenColors) {
    let theme = judged.theme
    guard theme.modes.count <= Self.mostModes, theme.modes.allSatisfy({ $0.series.count <= Self.mostSeries }) else {
      return nil
    }
    place = ColorPlace(color)
    self.seen = seen
    for mode in theme.modes {
      add(mode, original: color.srgb, judged.settings, isJudgedHere: mode.name == judged.mode.name)
    }
  }

  private mutating func add(_ mode: ThemeMode, original: SRGB, _ settings: JudgementSettings, isJudgedHere: Bool) {
    let surfaces = Surfaces(mode, flare: settings.flare)
    func isHere(_ color: ThemeColor?) -> Bool { color.map { ColorPlace($0) == place } ?? false }
    let used = mode.series.prefix(max(mode.usage.maxSeries ?? mode.series.count, 0))
    for series in used where isHere(series.color) {
      guard let shown = surfaces.surface(of: series).color else { continue }
      let row = seen.row(of: shown)
      var neighbours: [Neighbour] = []
      for other in used where !isHere(other.color) && !(series.isContext && other.isContext) {
        guard let color = surfaces.surface(of: other).color else { continue }
        let otherRow = seen.row(of: color)
        let goal = RepairGoal(series, other, deficiencies: settings.deficiencies, settings.thresholds)
        neighbours.append(
          neighbour(row, otherRow, series.isToldApart(from: other) ? nil : seen.keeping(goal, row, otherRow), settings))
      }
      let view = RepairView(
        color: 0, alpha: min(series.alpha, 1), surface: series.alpha < 1 ? surfaces.plot.color : nil)
      uses.append(Use(view: view, neighbours: neighbours))
      let required = settings.thresholds.contrast(of: series)
      let grounds = series.alpha < 1 ? surfaces.plots + surfaces.backgrounds : surfaces.plots
      // A mark that is visible by its outline needs no more than its present contrast.
      let isOwn =
        isJudgedHere && settings.isOn(.markContrast)
        && VisibleOutline(series, in: mode, on: grounds, required: required, flare: settings.flare) == nil
      let raised = ModePurpose(mode.name).increasesContrast && settings.isOn(.increaseContrastTooLow)
      for ground in grounds {
        addFloor(original, alpha: series.alpha, on: ground, required, settings.flare)
        guard isOwn, let below = ground.color else { continue }
        let ratio = raised ? max(required, Thresholds.raisedMarks) : required
        marks.append(Floor(alpha: min(series.alpha, 1), surface: below, ratio: ratio, flare: settings.flare))
      }
      // The text on the mark.
      for text in mode.texts where text.on == .series(series.name) && text.color.alpha >= 1 {
        let required = settings.thresholds.contrast(of: text.size)
        guard settings.flare.contrastRatio(text.color.srgb, shown) >= required else { continue }
        floors.append(
          Floor(alpha: min(series.alpha, 1), surface: text.color.srgb, ratio: required, flare: settings.flare))
      }
    }
    if let text = mode.text, isHere(text) {
      for ground in surfaces.backgrounds {
        addFloor(original, alpha: text.alpha, on: ground, settings.thresholds.text, settings.flare)
      }
    }
    for text in mode.texts where isHere(text.color) {
      for ground in text.on == .plotBackground ? surfaces.plots : surfaces.backgrounds {
        addFloor(
          original, alpha: text.color.alpha, on: ground, settings.thresholds.contrast(of: text.size), settings.flare)
      }
    }
  }

  private func neighbour(
    _ row: Int, _ other: Int, _ goal: RepairGoal?, _ settings: JudgementSettings
  ) -> Neighbour {
    let everyone = seen.shortfall(.differ(everyone: true, deficiencies: []), row, other, spare: false) == 0
    let judged = Vision.deficiencies.indices.filter { index in
      goal != nil && settings.visions.contains(Vision.deficiencies[index].rawValue)
        && seen.shortfall(.differ(everyone: false, deficiencies: [index]), row, other, spare: false) == 0
    }
    return Neighbour(row: other, everyone: everyone, deficiencies: everyone ? judged : [], goal: goal)
  }

  /// What passes now has to pass; what fails now must not get worse.
  private mutating func addFloor(
    _ original: SRGB, alpha: Double, on surface: Surfaces.Surface, _ required: Double, _ flare: Flare
  ) {
    guard let below = surface.color else { return }
    let now = flare.contrastRatio(original.composited(alpha: min(alpha, 1), over: below), below)
    floors.append(Floor(alpha: min(alpha, 1), surface: below, ratio: min(now, required), flare: flare))
  }

  /// The row of a colour as shown, computed once.
  mutating func row(of color: SRGB) -> Int { seen.row(of: color) }

  /// Whether marks in this colour contrast with their background in the judged mode.
  func areMarksSeen(in color: SRGB) -> Bool { marks.allSatisfy { $0.isReached(by: color) } }

  /// Whether something that passes now fails with this colour, or a pair that is not clear becomes worse: eight bits,
  /// encoded.
  ///
  /// - Parameter opacity: The new opacity of translucent marks; nil keeps theirs.
  mutating func spoils(_ color: SRGB, opacity: Double? = nil) -> Bool {
    if !floors.allSatisfy({ $0.isReached(by: color, opacity: opacity) }) { return true }
    for use in uses {
      let row = seen.row(of: use.view.with(opacity: opacity).shown(color))
      for neighbour in use.neighbours {
        let kind = RepairDemand.Kind.differ(everyone: neighbour.everyone, deficiencies: neighbour.deficiencies)
        if seen.shortfall(kind, row, neighbour.row, spare: false) > 0 { return true }
        if let goal = neighbour.goal, seen.shortfall(goal, row, neighbour.row, ambition: 0) > 0 { return true }
      }
    }
    return false
  }
}

extension SeenColors {
  /// With the colours that a mode has measured; without any where it has many series, or not every deficiency is judged.
  init(_ mode: JudgedMode) {
    guard mode.settings.deficiencies == Vision.deficiencies, mode.judgedCount <= SideEffects.mostSeries else {
      self.init(mode.settings)
      return
    }
    self.init(
      mode.settings, mode.shown.prefix(mode.judgedCount).compactMap(\.self),
      mode.names.prefix(mode.judgedCount).compactMap(\.self), pairs: mode.pairs, otherModel: mode.otherModel)
  }
}

extension CheckLedger {
  /// The side effects of another value of a colour; nil where there is too much to check.
  mutating func effects(of color: ThemeColor, in mode: JudgedMode) -> SideEffects? {
    // Moved out, so that growth does not copy it.
    return SideEffects(of: color, in: mode, seen: seen.take() ?? SeenColors(mode))
  }

  /// Keeps the simulated colours for the next search.
  mutating func keep(_ effects: SideEffects) { seen = effects.seen }
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
    } else if theme.path != "-", !theme.path.hasPrefix("palette:") {
      arguments = [ShellWord.text(theme.path)]
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
