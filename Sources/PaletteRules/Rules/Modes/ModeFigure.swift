import Colorimetry

/// The worst figure of a mode for one kind of check, so that modes can be compared.
struct ModeFigure {
  enum Kind: CaseIterable {
    case pairs, marks, texts

    /// What sentences call the worst one.
    var noun: String {
      switch self {
      case .pairs: "closest pair"
      case .marks: "faintest series"
      case .texts: "faintest text"
      }
    }
  }

  /// A colour of the pair, series or text that has this figure.
  struct Part {
    /// `'growth'`, `the text`.
    let spoken: String
    let token: String
    let series: String?
    let color: ThemeColor
  }

  let kind: Kind
  /// CIEDE2000 or a contrast ratio.
  let value: Double
  let required: Double
  /// Two for a pair, the one to change first.
  let parts: [Part]
  /// The observer who sees the pair with this difference.
  var observer: Observer?
  /// The background of an opaque mark or text.
  var background: SRGB?

  /// The value as a multiple of the required one.
  var margin: Double { value / required }
  var isFloorKept: Bool { value >= required }

  /// `ΔE00 9.1`, `3.20:1`.
  var text: String {
    kind == .pairs ? Figures.difference(value, required: required) : Figures.ratio(value, required: required)
  }

  /// ` with deuteranopia`; empty for everyone.
  var who: String {
    guard let observer, observer.vision != .normal else { return "" }
    return " \(observer.who)"
  }

  /// What would bring the figure to a value.
  func remedy(reaching value: Double, in mode: JudgedMode, _ ledger: inout CheckLedger) -> Suggestion? {
    guard let part = parts.first else { return nil }
    if let background {
      return ledger.contrastRemedy(
        of: part.color, in: mode, part.color.srgb, on: background, required: value, token: part.token,
        spoken: part.spoken, series: part.series)
    }
    guard kind == .pairs, let other = parts.last else { return nil }
    return Suggestion(
      token: part.token, series: part.series, action: "move \(part.spoken) further from \(other.spoken)")
  }

  /// The worst figure of a mode; nil without one, or when it reaches `limit` times the required figure.
  ///
  /// - Parameter compared: The mode to compare: it decides whose vision counts, and what other rules judge.
  init?(_ kind: Kind, of mode: JudgedMode, asIn compared: JudgedMode, below limit: Double) {
    switch kind {
    case .pairs:
      let asked = compared.purpose.deficiencies.isEmpty ? [Vision.protan, .deutan] : compared.purpose.deficiencies
      let required = mode.settings.thresholds[asked.first ?? .normal]
      guard
        let closest = mode.pairs.closest(
          under: asked, below: limit * required, where: { !mode.isDistinct($0, $1) })
      else { return nil }
      let (changed, kept) = mode.laterFirst(closest.first, closest.second)
      self.init(
        kind: kind, value: closest.weakest.value, required: required,
        parts: [changed, kept].map { Part(mode.series[$0]) },
        observer: Observer(closest.vision, severity: closest.weakest.severity))
    case .marks, .texts:
      // PC505 requires more of a mode for more contrast.
      guard !compared.purpose.increasesContrast || !compared.settings.isOn(.increaseContrastTooLow) else { return nil }
      let checks = kind == .marks ? ContrastCheck.marks(mode) : ContrastCheck.texts(mode)
      let measured = checks.compactMap { check in check.visible.map { (check: check, ratio: $0) } }
      guard let (check, ratio) = measured.min(by: { $0.ratio / $0.check.required < $1.ratio / $1.check.required }),
        ratio < limit * check.required
      else { return nil }
      self.init(
        kind: kind, value: ratio, required: check.required,
        parts: [Part(spoken: check.spoken, token: check.token, series: check.series, color: check.color)],
        background: check.alpha >= 1 ? check.surface.color : nil)
    }
  }

  private init(
    kind: Kind, value: Double, required: Double, parts: [Part], observer: Observer? = nil, background: SRGB? = nil
  ) {
    (self.kind, self.value, self.required, self.parts) = (kind, value, required, parts)
    (self.observer, self.background) = (observer, background)
  }
}

extension ModeFigure.Part {
  fileprivate init(_ series: Series) {
    self.init(spoken: quoted(series.name), token: series.token, series: series.name, color: series.color)
  }
}
