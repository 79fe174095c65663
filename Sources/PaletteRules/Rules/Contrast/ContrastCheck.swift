import Colorimetry
import SourceText

/// A colour on another and the least ratio required between them. Shared by the contrast rules.
struct ContrastCheck {
  /// As people see it: `growth`, `title`.
  let subject: String
  /// The subject in a sentence: `'growth'`, `the text`.
  let spoken: String
  let token: String
  /// The series' name when it is one.
  let series: String?
  let color: ThemeColor
  let alpha: Double
  /// `background`, `plot background`, `'revenue'`.
  let surfaceName: String
  let surface: Surfaces.Surface
  let surfaceOrigin: TokenOrigin?
  let required: Double
  /// Everything behind the colour, including ``surface``: the colours of a gradient.
  let grounds: [Surfaces.Surface]
  /// Where the theme defines what is behind the colour.
  let ground: ThemeColor?
  /// The light of the room on all of them.
  let flare: Flare
  /// Other places that define the same colour for the same purpose.
  var places: [RelatedPlace] = []
  /// The name of the background, where the mode does not provide it.
  var against: String?

  /// Checks a colour on the one of several surfaces where its contrast is least.
  init(
    subject: String, spoken: String, token: String, series: String?, color: ThemeColor, alpha: Double,
    surfaceName: String, on grounds: [Surfaces.Surface], of ground: ThemeColor?, required: Double, flare: Flare
  ) {
    self.subject = subject
    self.spoken = spoken
    self.token = token
    self.series = series
    self.color = color
    self.alpha = alpha
    self.surfaceName = surfaceName
    self.required = required
    self.grounds = grounds
    self.ground = ground
    self.flare = flare
    surface = Surfaces.faintest(color.srgb, alpha: alpha, on: grounds, required: required, flare: flare)
    // With several stops, the finding names this one.
    let stop = ground?.gradient.first { [surface] stop in stop.alpha >= 1 && stop.srgb == surface.color }
    surfaceOrigin = (stop ?? ground)?.origin
  }

  enum Outcome {
    /// The theme declares nothing opaque behind the colour.
    case unknown
    case measured(shown: SRGB, background: SRGB, ratio: Double)
  }

  var outcome: Outcome {
    guard let background = surface.color, let shown = Surfaces.shown(color.srgb, alpha: alpha, on: surface) else {
      return .unknown
    }
    return .measured(shown: shown, background: background, ratio: flare.contrastRatio(shown, background))
  }
}

extension ContrastCheck {
  /// Checks a series' mark on the plot background, or on the background, against `required` or the ratio of PC102 and
  /// PC401.
  init(
    _ series: Series, onPlot isOnPlot: Bool, of mode: JudgedMode, required: Double? = nil
  ) {
    self.init(
      subject: series.name, spoken: quoted(series.name), token: series.token, series: series.name, color: series.color,
      alpha: series.alpha, surfaceName: isOnPlot ? "plot background" : "background",
      on: isOnPlot ? mode.surfaces.plots : mode.surfaces.backgrounds,
      of: isOnPlot ? mode.mode.plotBackground : mode.mode.background,
      required: required ?? mode.settings.thresholds.contrast(of: series), flare: mode.settings.flare)
  }

  /// The check with another required ratio.
  func requiring(_ required: Double) -> ContrastCheck {
    var check = ContrastCheck(
      subject: subject, spoken: spoken, token: token, series: series, color: color, alpha: alpha,
      surfaceName: surfaceName, on: grounds, of: ground, required: required, flare: flare)
    check.places = places
    return check
  }

  /// The nearest colour of the same hue that passes and breaks nothing else; nil for a translucent colour, which needs
  /// more than another colour.
  func nearestColor(
    _ shown: SRGB, _ background: SRGB, _ mode: JudgedMode, _ ledger: inout CheckLedger
  ) -> Suggestion? {
    guard alpha >= 1 else { return nil }
    return ledger.contrastRemedy(
      of: color, in: mode, shown, on: background, among: grounds.compactMap(\.color), required: required, token: token,
      spoken: spoken, series: series)
  }
}
