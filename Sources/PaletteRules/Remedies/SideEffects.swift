import Colorimetry

/// What another value of one colour would do to everything else that uses it or stands beside it, in every mode of its
/// theme: a remedy must not trade one error for another.
///
/// Only what passes now can be spoilt. Bounded: so many modes and neighbours, or nothing is said.
struct SideEffects {
  /// A series in this colour and another one beside it, in one mode.
  private struct Neighbour {
    let row: Int
    /// What the two pass now, by index among ``Colorimetry/Vision/deficiencies``.
    let everyone: Bool
    let deficiencies: [Int]
  }
  /// A series in this colour in one mode.
  private struct Use {
    let view: RepairView
    let neighbours: [Neighbour]
  }
  /// What the colour stands out from now, and by how much it has to.
  private struct Floor {
    let alpha: Double
    let surface: SRGB
    let ratio: Double

    func isReached(by color: SRGB, opacity: Double? = nil) -> Bool {
      let shown = color.composited(alpha: alpha < 1 ? opacity ?? alpha : 1, over: surface)
      // A hair for what is the same colour.
      return WCAG.contrastRatio(shown, surface) >= ratio - 1e-9
    }
  }
  /// Where the colour is written.
  let place: ColorPlace
  private var uses: [Use] = []
  private var floors: [Floor] = []
  /// What marks in this colour have to stand out from in the mode that is judged, whether they do now or not.
  private var marks: [Floor] = []
  private(set) var seen: SeenColors
  private var drawn = DrawnSymbols()

  /// Series of one mode, and modes, that are looked at. Engineering choices: a chart of more has other troubles, and a
  /// finding must not cost more than it is worth.
  private static let mostSeries = 24
  private static let mostModes = 12

  /// Nil where there is too much to look at.
  ///
  /// - Parameter seen: What was looked at before.
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
    let surfaces = Surfaces(mode)
    func isHere(_ color: ThemeColor?) -> Bool { color.map { ColorPlace($0) == place } ?? false }
    let used = mode.series.prefix(max(mode.usage.maxSeries ?? mode.series.count, 0))
    for series in used where isHere(series.color) {
      guard let shown = surfaces.surface(of: series).color else { continue }
      let row = seen.row(of: shown)
      var neighbours: [Neighbour] = []
      for other in used where !isHere(other.color) {
        guard let color = surfaces.surface(of: other).color else { continue }
        let otherRow = seen.row(of: color)
        neighbours.append(neighbour(row, otherRow, isToldApart: drawn.tellApart(series, other), settings))
      }
      let view = RepairView(
        color: 0, alpha: min(series.alpha, 1), surface: series.alpha < 1 ? surfaces.plot.color : nil)
      uses.append(Use(view: view, neighbours: neighbours))
      let required = settings.thresholds.contrast(of: series)
      let grounds = series.alpha < 1 ? surfaces.plots + surfaces.backgrounds : surfaces.plots
      // What is seen by a line around it needs no more than it has.
      let isOwn =
        isJudgedHere && settings.isOn(.markContrast)
        && VisibleOutline(series, in: mode, on: grounds, required: required) == nil
      let raised = ModePurpose(mode.name).increasesContrast && settings.isOn(.increaseContrastTooLow)
      for ground in grounds {
        addFloor(original, alpha: series.alpha, on: ground, required)
        guard isOwn, let below = ground.color else { continue }
        let ratio = raised ? max(required, Thresholds.raisedMarks) : required
        marks.append(Floor(alpha: min(series.alpha, 1), surface: below, ratio: ratio))
      }
      // What is written on the mark.
      for text in mode.texts where text.on == .series(series.name) && text.color.alpha >= 1 {
        let required = settings.thresholds.contrast(of: text.size)
        guard WCAG.contrastRatio(text.color.srgb, shown) >= required else { continue }
        floors.append(Floor(alpha: min(series.alpha, 1), surface: text.color.srgb, ratio: required))
      }
    }
    if let text = mode.text, isHere(text) {
      for ground in surfaces.backgrounds {
        addFloor(original, alpha: text.alpha, on: ground, settings.thresholds.text)
      }
    }
    for text in mode.texts where isHere(text.color) {
      for ground in text.on == .plotBackground ? surfaces.plots : surfaces.backgrounds {
        addFloor(original, alpha: text.color.alpha, on: ground, settings.thresholds.contrast(of: text.size))
      }
    }
  }

  private func neighbour(_ row: Int, _ other: Int, isToldApart: Bool, _ settings: JudgementSettings) -> Neighbour {
    let everyone = seen.shortfall(.differ(everyone: true, deficiencies: []), row, other, spare: false) == 0
    let judged = Vision.deficiencies.indices.filter { index in
      !isToldApart && settings.visions.contains(Vision.deficiencies[index].rawValue)
        && seen.shortfall(.differ(everyone: false, deficiencies: [index]), row, other, spare: false) == 0
    }
    return Neighbour(row: other, everyone: everyone, deficiencies: everyone ? judged : [])
  }

  /// What passes now has to pass; what fails now has to get no worse.
  private mutating func addFloor(_ original: SRGB, alpha: Double, on surface: Surfaces.Surface, _ required: Double) {
    guard let below = surface.color else { return }
    let now = WCAG.contrastRatio(original.composited(alpha: min(alpha, 1), over: below), below)
    floors.append(Floor(alpha: min(alpha, 1), surface: below, ratio: min(now, required)))
  }

  /// The row of a colour as shown, worked out once.
  mutating func row(of color: SRGB) -> Int { seen.row(of: color) }

  /// Whether marks in this colour stand out from what is behind them in the mode that is judged.
  func areMarksSeen(in color: SRGB) -> Bool { marks.allSatisfy { $0.isReached(by: color) } }

  /// Whether something that passes now fails with this colour: eight bits, encoded.
  ///
  /// - Parameter opacity: What becomes of marks that shine through; nil for what they have.
  mutating func spoils(_ color: SRGB, opacity: Double? = nil) -> Bool {
    if !floors.allSatisfy({ $0.isReached(by: color, opacity: opacity) }) { return true }
    for use in uses {
      let row = seen.row(of: use.view.with(opacity: opacity).shown(color))
      for neighbour in use.neighbours {
        let kind = RepairDemand.Kind.differ(everyone: neighbour.everyone, deficiencies: neighbour.deficiencies)
        if seen.shortfall(kind, row, neighbour.row, spare: false) > 0 { return true }
      }
    }
    return false
  }
}

extension CheckLedger {
  /// What another value of a colour would do to the rest; nil where that is too much to look at.
  mutating func effects(of color: ThemeColor, in mode: JudgedMode) -> SideEffects? {
    // Taken out, so that it is not copied when it grows.
    return SideEffects(of: color, in: mode, seen: seen.take() ?? SeenColors(mode.settings))
  }

  /// Keeps the colours that were looked at for the next time.
  mutating func keep(_ effects: SideEffects) { seen = effects.seen }
}

extension Suggestion {
  /// The same where there is too much to look at: it may spoil something.
  var unchecked: Suggestion {
    var suggestion = self
    suggestion.text += ", not checked beside the other colours"
    return suggestion
  }

  /// Where no shade of one colour alone will do.
  static func fixTogether(_ token: String, spoken: String, series: String?, alternative: Int = 0) -> Suggestion {
    Suggestion(
      token: token, series: series, alternative: alternative,
      text: "try 'palettecheck fix', which moves several colours, as no shade of \(spoken) alone goes with the others")
  }
}
