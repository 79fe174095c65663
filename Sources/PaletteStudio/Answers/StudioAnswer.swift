package import ChartPreview
import Colorimetry
package import PaletteRules
package import SafeText

/// What the page gets about a view: the colours as each reader sees them, what fails beside each, and the figures of the
/// colour in hand.
package struct StudioAnswer {
  private let view: StudioView
  private let settings: JudgementSettings
  private let findings: [Finding]
  private let series: [Series]
  private let shown: [SRGB?]

  /// Prepares a view.
  ///
  /// - Parameter findings: Those that fail or warn somewhere in the theme.
  package init(_ view: StudioView, settings: JudgementSettings, findings: [Finding] = []) {
    self.view = view
    self.findings = findings.filter { $0.level > .info && ($0.mode ?? view.mode.name) == view.mode.name }
    self.settings = settings.normalized
    let surfaces = Surfaces(view.mode)
    series = view.series
    shown = series.map { surfaces.surface(of: $0).color }
  }

  /// The view as JSON.
  ///
  /// - Parameters:
  ///   - selected: The colour in hand, by index.
  ///   - charts: The charts to draw.
  package func json(selected: Int?, charts: [Specimen.Shape]) -> JSONValue {
    let matrix = SwatchMatrix(view.mode, of: view.theme, settings: settings)
    let plot = Surfaces(view.mode).plot.color
    return .object([
      ("name", .string(view.name)), ("mode", .string(view.mode.name)), ("ground", .string(plot?.hex)),
      ("series", .array(series.indices.map { value($0, plot) })),
      ("isRamp", .boolean(view.mode.series.isEmpty && !view.mode.ramps.isEmpty)),
      ("readers", .array(matrix.map(readers) ?? [])),
      ("nearest", .array(view.mode.series.isEmpty ? [] : selected.map(nearest) ?? [])),
      (
        "charts",
        .object(
          charts.map { chart in
            (
              key: chart.rawValue,
              value: .array(Specimen.Shape.readers.map { .string(chart.svg(view, seenBy: $0, settings)) })
            )
          })
      ),
    ])
  }

  private func value(_ index: Int, _ plot: SRGB?) -> JSONValue {
    let series = series[index]
    let (color, polar) = (series.color.srgb, OKLCh(OKLab(LinearSRGB(series.color.srgb))))
    let required = settings.thresholds.contrast(of: series)
    let ratio = zip(shown[index], plot).map { settings.flare.contrastRatio($0, $1) }
    return .object([
      ("name", .string(series.name)), ("token", .string(series.token)), ("color", .string(color.hex)),
      ("oklch", .numbers([polar.lightness, polar.chroma, polar.hue])),
      ("contrast", .string(ratio.map { Figures.ratio($0, required: required) })),
      ("faint", .boolean(!view.mode.series.isEmpty && !series.isContext && ratio.map { $0 < required } ?? false)),
      ("mark", .string(series.mark?.rawValue)), ("symbol", .string(series.symbol?.rawValue)),
      ("dash", series.dash.map { .numbers($0) } ?? .null), ("pattern", .string(series.pattern?.rawValue)),
      ("width", .number(series.width)), ("notes", .array(StudioNote.all(findings, about: series).map(\.json))),
      ("alpha", series.alpha < 1 ? .number(series.alpha) : .null), ("role", series.isContext ? "context" : .null),
      ("colorName", .string(ColorName(color).rawValue)),
    ])
  }

  private func readers(_ matrix: SwatchMatrix) -> [JSONValue] {
    let names = view.mode.series.map { String($0.name.prefix(60)) }
    return matrix.rows.map { row in
      .object([
        ("vision", .string(row.vision.rawValue)), ("title", .string(row.title)), ("share", .string(row.share)),
        ("verdict", .string(row.verdict(names))), ("lanes", .integer(matrix.lanes(row))),
        ("colors", .array(row.colors.map { .string($0?.hex) })),
        (
          "pairs",
          .array(
            row.pairs.map { pair in
              [
                "first": .integer(pair.first), "second": .integer(pair.second), "figure": .string(pair.figure),
                "lane": .integer(pair.lane),
              ]
            })
        ),
      ])
    }
  }

  /// The nearest other colour for each reader, where it is least over the severities.
  private func nearest(_ selected: Int) -> [JSONValue] {
    NearestColor.all(
      to: selected, among: shown, compared: ComparedPairs(series), visions: Vision.deficiencies, settings
    ).map {
      [
        "vision": .string($0.vision.rawValue), "index": .integer($0.index),
        "figure": .string(Figures.difference($0.difference, required: $0.required)),
        "needs": .string(Figures.plain($0.required)), "fails": .boolean($0.difference < $0.required),
      ]
    }
  }
}

/// The two values where there are both.
private func zip<One, Other>(_ one: One?, _ other: Other?) -> (One, Other)? {
  if let one, let other { (one, other) } else { nil }
}

/// A finding in few words, beside a colour that it is about.
struct StudioNote {
  private let level: Level
  private let text: String

  /// The notes of a series, the worst first; what concerns many series together is in the list of findings alone.
  static func all(_ findings: [Finding], about series: Series) -> [StudioNote] {
    let own = findings.filter {
      $0.tokens.contains(series.token) && ($0.series.count <= 2 || $0.measure?.unit == .ratio)
    }
    return [Level.error, .warning].flatMap { level in
      own.filter { $0.level == level }.map { StudioNote($0, about: series) }
    }
  }

  private init(_ finding: Finding, about series: Series) {
    level = finding.level
    // Of a group, this colour alone.
    if let measure = finding.measure, let required = measure.required, measure.unit == .ratio,
      finding.series.contains(series.name)
    {
      let own = finding.parts.first { $0.tokens == [series.token] }?.measured ?? measure.value
      text = "too faint: \(Figures.ratio(own, required: required)), needs \(Figures.plain(required)):1"
    } else {
      text = finding.brief.map { "\($0.claim): \($0.figure)" } ?? finding.message
    }
  }

  var json: JSONValue { ["level": .string(level.rawValue), "text": .string(text)] }
}
