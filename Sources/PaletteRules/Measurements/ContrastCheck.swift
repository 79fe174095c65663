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

  /// A mark on the surface where it is faintest, an unknown one first of all: nothing passes silently. An opaque mark is on
  /// the plot, a translucent one on every surface.
  ///
  /// - Parameter required: The ratio from which an outline makes a mark visible; nil for that of its rule.
  static func mark(
    _ series: Series, in mode: ThemeMode, _ surfaces: Surfaces, _ settings: JudgementSettings, required: Double? = nil
  ) -> ContrastCheck? {
    let places = mode.plotBackground == nil ? [false] : series.alpha < 1 ? [false, true] : [true]
    let checks = places.map { ContrastCheck(series, onPlot: $0, of: mode, surfaces, settings) }
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
    let all =
      (mode.text.map { [("text", "the text", ThemeText(name: nil, color: $0))] } ?? [])
      + texts.enumerated().map { index, text in
        let name = text.name ?? "text \(index + 1)"
        return (name, quoted(name), text)
      }
    return all.compactMap { name, spoken, text in
      let place: (name: String, grounds: [Surfaces.Surface], ground: ThemeColor?, series: Int?)
      switch text.on {
      case .background: place = ("background", surfaces.backgrounds, mode.background, nil)
      case .plotBackground: place = ("plot background", surfaces.plots, mode.plotBackground ?? mode.background, nil)
      case .series(let below):
        guard let index = mode.series.firstIndex(where: { $0.name == below }) else {
          lost(name, below)
          return nil
        }
        let series = mode.series[index]
        let grounds = surfaces.plots.map { plot in
          Surfaces.shown(series.color.srgb, alpha: series.alpha, on: plot).map { Surfaces.Surface.opaque($0) }
            ?? .unknown
        }
        place = (
          quoted(below), series.alpha >= 1 ? [.opaque(series.color.srgb)] : grounds, series.color, index
        )
      }
      var check = ContrastCheck(
        rule: .textContrast, subject: name, spoken: spoken, token: text.color.tokenName(role: name), color: text.color,
        alpha: text.color.alpha, surfaceName: place.name, grounds: place.grounds, ground: place.ground,
        required: settings.thresholds.contrast(of: text.size), flare: settings.flare, size: text.size,
        seriesBelow: place.series, place: place.series == nil ? nil : place.name)
      check.places = places(like: check, in: mode)
      return check
    }
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
  private let required: Double

  /// The line of a series with the most contrast to all of some surfaces; nil where none reaches `required`.
  ///
  /// A line mark has no other outline. The series' own line comes first, then the line around all bars and areas; both
  /// are as translucent as the series.
  init?(_ series: Series, in mode: ThemeMode, on surfaces: [Surfaces.Surface], required: Double, flare: Flare) {
    guard series.mark != .line, series.width != 0, !surfaces.isEmpty else { return nil }
    let lines = [series.stroke, series.isFilled ? mode.usage.outline : nil].compactMap(\.self)
    let found = lines.compactMap { line -> (shown: SRGB, ratio: Double, color: ThemeColor)? in
      let seen = surfaces.compactMap { surface -> (shown: SRGB, ratio: Double)? in
        guard let ground = surface.color,
          let shown = Surfaces.shown(line.srgb, alpha: line.alpha * (series.opacity ?? 1), on: surface)
        else { return nil }
        return (shown, flare.contrastRatio(shown, ground))
      }
      guard seen.count == surfaces.count, let worst = seen.min(by: { $0.ratio < $1.ratio }) else { return nil }
      return (worst.shown, worst.ratio, line)
    }
    guard let best = found.max(by: { $0.ratio < $1.ratio }), best.ratio >= required else { return nil }
    (shown, ratio, color) = best
    self.required = required
  }

  /// ` Its outline of #333333 stands out: 12.63:1.`
  var sentence: String {
    " Its outline of \(shown.hex) stands out: \(Figures.ratio(ratio, required: required))."
  }
}
