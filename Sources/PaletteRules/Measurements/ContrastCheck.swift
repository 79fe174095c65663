import Colorimetry
import SourceText

/// A mark or a text on what is behind it, and the least ratio required between them. Shared by the contrast rules.
struct ContrastCheck {
  /// The rule that requires the ratio of everyone's mode.
  let rule: RuleKey
  /// As people see it: `growth`, `title`.
  let subject: String
  /// The subject in a sentence: `'growth'`, `the text`.
  let spoken: String
  let token: String
  /// The series' name when it is one.
  var series: String?
  let color: ThemeColor
  let alpha: Double
  /// `background`, `plot background`, `'revenue'`.
  let surfaceName: String
  /// Everything behind the colour: the colours of a gradient.
  let grounds: [Surfaces.Surface]
  /// Where the theme defines what is behind the colour.
  let ground: ThemeColor?
  var required: Double
  /// The light of the room on all of them.
  let flare: Flare
  /// The size of a text.
  var size = ThemeText.Size.normal
  /// The series that a text is written on, by its index.
  var seriesBelow: Int?
  /// The surface as sentences call it; nil for its colour.
  var place: String?
  /// A line that makes a mark visible.
  var outline: VisibleOutline?
  /// Other places that define the same colour for the same purpose.
  var places: [RelatedPlace] = []
  /// The name of the background, where the mode does not provide it.
  var against: String?

  /// The surface where the contrast is least.
  var surface: Surfaces.Surface {
    Surfaces.faintest(color.srgb, alpha: alpha, on: grounds, required: required, flare: flare)
  }

  /// Where the theme defines that surface: of several stops, this one.
  var surfaceOrigin: TokenOrigin? {
    let surface = surface
    return (ground?.gradient.first { $0.alpha >= 1 && $0.srgb == surface.color } ?? ground)?.origin
  }

  /// The colour as shown there, and the contrast ratio; nil where the theme declares nothing opaque behind the colour.
  var measured: (shown: SRGB, background: SRGB, ratio: Double)? {
    let surface = surface
    guard let background = surface.color, let shown = Surfaces.shown(color.srgb, alpha: alpha, on: surface) else {
      return nil
    }
    return (shown, background, flare.contrastRatio(shown, background))
  }

  /// The contrast ratio of the mark, or of a line around it, or of the text.
  var visible: Double? { measured.map { max($0.ratio, outline?.ratio ?? 0) } }

  /// The same with another required ratio.
  func requiring(_ required: Double) -> ContrastCheck {
    var check = self
    check.required = required
    return check
  }

  /// The same with the ratio for people who turn on more contrast. Source: WCAG 2.2 SC 1.4.6 for text.
  var raised: ContrastCheck {
    requiring(rule == .textContrast ? Thresholds.standard.enhancedContrast(of: size) : Thresholds.raisedMarks)
  }
}

extension ContrastCheck {
  /// A series' mark on the plot background, or on the background, against the ratio of PC102 or PC401.
  init(
    _ series: Series, onPlot isOnPlot: Bool, of mode: ThemeMode, _ surfaces: Surfaces, _ settings: JudgementSettings
  ) {
    self.init(
      rule: series.alpha < 1 ? .translucentContrast : .markContrast, subject: series.name, spoken: quoted(series.name),
      token: series.token, series: series.name, color: series.color, alpha: series.alpha,
      surfaceName: isOnPlot ? "plot background" : "background",
      grounds: isOnPlot ? surfaces.plots : surfaces.backgrounds,
      ground: isOnPlot ? mode.plotBackground : mode.background,
      required: settings.thresholds.contrast(of: series), flare: settings.flare)
  }

  /// The surfaces behind a series: an opaque mark is on the plot, a translucent one on every surface.
  static func surfaces(
    of series: Series, in mode: ThemeMode, _ surfaces: Surfaces, _ settings: JudgementSettings
  ) -> [ContrastCheck] {
    let places = mode.plotBackground == nil ? [false] : series.alpha < 1 ? [false, true] : [true]
    return places.map { ContrastCheck(series, onPlot: $0, of: mode, surfaces, settings) }
  }

  /// A mark on the surface where it is faintest, an unknown one first of all: nothing passes silently.
  ///
  /// - Parameter required: The ratio from which an outline makes a mark visible; nil for that of its rule.
  static func mark(
    _ series: Series, in mode: ThemeMode, _ surfaces: Surfaces, _ settings: JudgementSettings, required: Double? = nil
  ) -> ContrastCheck? {
    let checks = Self.surfaces(of: series, in: mode, surfaces, settings)
    var worst = checks.min { ($0.measured?.ratio ?? 0) < ($1.measured?.ratio ?? 0) }
    worst?.outline = VisibleOutline(
      series, in: mode, on: checks.flatMap(\.grounds),
      required: required ?? settings.thresholds.contrast(of: series), flare: settings.flare)
    return worst
  }

  /// The text of a mode and some further ones, in order.
  ///
  /// - Parameter lost: Gets each text that refers to a series that does not exist, and the name of that.
  static func texts(
    _ mode: ThemeMode, _ texts: [ThemeText], _ surfaces: Surfaces, _ settings: JudgementSettings,
    lost: (_ text: String, _ series: String) -> Void = { _, _ in }
  ) -> [ContrastCheck] {
    var checks: [ContrastCheck] = []
    func add(
      _ name: String, _ spoken: String, _ color: ThemeColor, _ size: ThemeText.Size, on surfaceName: String,
      _ grounds: [Surfaces.Surface], of ground: ThemeColor?, below: Int? = nil
    ) {
      var check = ContrastCheck(
        rule: .textContrast, subject: name, spoken: spoken, token: color.tokenName(role: name), color: color,
        alpha: color.alpha, surfaceName: surfaceName, grounds: grounds, ground: ground,
        required: settings.thresholds.contrast(of: size), flare: settings.flare, size: size, seriesBelow: below,
        place: below == nil ? nil : surfaceName)
      check.places = places(like: check, in: mode)
      checks.append(check)
    }
    if let text = mode.text {
      add("text", "the text", text, .normal, on: "background", surfaces.backgrounds, of: mode.background)
    }
    for (index, text) in texts.enumerated() {
      let name = text.name ?? "text \(index + 1)"
      let (spoken, color, size) = (quoted(name), text.color, text.size)
      switch text.on {
      case .background: add(name, spoken, color, size, on: "background", surfaces.backgrounds, of: mode.background)
      case .plotBackground:
        add(
          name, spoken, color, size, on: "plot background", surfaces.plots, of: mode.plotBackground ?? mode.background)
      case .series(let below):
        guard let place = mode.series.firstIndex(where: { $0.name == below }) else {
          lost(name, below)
          continue
        }
        let series = mode.series[place]
        let grounds = surfaces.plots.map { plot in
          Surfaces.shown(series.color.srgb, alpha: series.alpha, on: plot).map { Surfaces.Surface.opaque($0) }
            ?? .unknown
        }
        add(
          name, spoken, color, size, on: quoted(below),
          series.alpha >= 1 ? [.opaque(series.color.srgb)] : grounds, of: series.color, below: place)
      }
    }
    return checks
  }

  /// Other places that define the same colour for text on the same ground.
  private static func places(like check: ContrastCheck, in mode: ThemeMode) -> [RelatedPlace] {
    mode.repeatedTexts.filter { text in
      let isOnPlot = text.on == .plotBackground
      return text.color.srgb == check.color.srgb && text.color.alpha == check.color.alpha
        && isOnPlot == (check.surfaceName == "plot background")
        && text.color.origin.range != check.color.origin.range
    }.prefix(NamedList.shown).map { RelatedPlace(label: $0.name.map { quoted($0) } ?? "text", origin: $0.color.origin) }
  }
}

/// A line around a mark that makes it visible where its own colour is too faint.
///
/// Source: WCAG 2.2 SC 1.4.11 requires contrast of what is needed to understand a graphic; a border with that contrast
/// suffices (Understanding SC 1.4.11; technique G209, sufficient contrast at the boundaries).
struct VisibleOutline {
  /// The line as shown on the surface where it is faintest, encoded.
  let shown: SRGB
  /// The least contrast ratio between the line and what surrounds the mark.
  let ratio: Double
  /// The line as the theme writes it.
  let color: ThemeColor
  private(set) var required = Thresholds.standard.marks

  /// The line of a series with the most contrast to all of some surfaces; nil where none reaches `required`.
  ///
  /// A line mark has no other outline. The series' own line comes first, then the line around all bars and areas; both
  /// are as translucent as the series.
  init?(_ series: Series, in mode: ThemeMode, on surfaces: [Surfaces.Surface], required: Double, flare: Flare) {
    guard series.mark != .line, series.width != 0, !surfaces.isEmpty else { return nil }
    let lines = [series.stroke, series.isFilled ? mode.usage.outline : nil].compactMap(\.self)
    var best: VisibleOutline?
    for line in lines {
      guard let found = VisibleOutline(line, opacity: series.opacity ?? 1, on: surfaces, flare: flare),
        found.ratio >= required,
        found.ratio > best?.ratio ?? 0
      else { continue }
      best = found
    }
    guard let best else { return nil }
    self = best
    self.required = required
  }

  /// Nil where one of the surfaces is unknown.
  private init?(_ line: ThemeColor, opacity: Double, on surfaces: [Surfaces.Surface], flare: Flare) {
    var worst: (shown: SRGB, ratio: Double)?
    for surface in surfaces {
      guard let ground = surface.color,
        let shown = Surfaces.shown(line.srgb, alpha: line.alpha * opacity, on: surface)
      else { return nil }
      let ratio = flare.contrastRatio(shown, ground)
      if ratio < worst?.ratio ?? .infinity { worst = (shown, ratio) }
    }
    guard let worst else { return nil }
    (shown, ratio, color) = (worst.shown, worst.ratio, line)
  }

  /// ` Its outline of #333333 stands out: 12.63:1.`
  var sentence: String {
    " Its outline of \(shown.hex) stands out: \(Figures.ratio(ratio, required: required))."
  }
}
