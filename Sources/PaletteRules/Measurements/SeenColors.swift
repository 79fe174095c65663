package import Colorimetry

/// Colours as every vision sees them, each computed once however often a search returns to it.
struct SeenColors {
  private var rows: [SRGB: Int] = [:]
  private(set) var normal = SimulatedLayers([], vision: .normal, model: .auto, severities: [1])
  /// In the order of ``Colorimetry/Vision/deficiencies``.
  private(set) var sweeps: [SimulatedLayers]
  /// Protan and deutan vision by Machado 2009, the other family of simulation.
  private(set) var otherModel: [SimulatedLayers]
  private var luminances: [Double] = []
  /// What people call each colour.
  private(set) var names: [ColorName] = []

  /// What people call each colour, as a survey has it.
  private(set) var words: [ColorName] = []

  private let flare: Flare
  /// What a level requires in addition to the rules.
  let margin: RepairMargin

  init(_ settings: JudgementSettings, margin: RepairMargin = RepairMargin()) {
    (flare, self.margin) = (settings.flare, margin)
    let severities = settings.severities
    sweeps = Vision.deficiencies.map { SimulatedLayers([], vision: $0, model: .auto, severities: severities) }
    otherModel = [Vision.protan, .deutan].map {
      SimulatedLayers([], vision: $0, model: .machado2009, severities: severities)
    }
  }

  /// With colours that are measured and named already, every deficiency in both models.
  init(
    _ settings: JudgementSettings, _ colors: [SRGB], _ names: [ColorName], _ pairs: PairMeasurements
  ) {
    self.init(settings, margin: .none)
    self.names = names
    // Row by row as `row(of:)` adds them; protan and deutan vision come first.
    (normal, sweeps) = (pairs.normal, pairs.sweeps)
    self.otherModel = Array(pairs.byMachado.prefix(otherModel.count))
    for color in colors {
      rows[color] = luminances.count
      luminances.append(WCAG.relativeLuminance(color))
      words.append(SurveyedName(color).most.name)
    }
    assert(normal.boxes.count == luminances.count)
  }

  /// The row of a colour, encoded, inside the gamut.
  mutating func row(of color: SRGB) -> Int {
    if let row = rows[color] { return row }
    let linear = flare.light(color)
    let row = luminances.count
    rows[color] = row
    normal.append(linear)
    for index in sweeps.indices { sweeps[index].append(linear) }
    for index in otherModel.indices { otherModel[index].append(linear) }
    luminances.append(WCAG.relativeLuminance(color))
    names.append(ColorName(color))
    words.append(SurveyedName(color).most.name)
    return row
  }

  /// The least CIEDE2000 of two rows, over normal vision and some deficiencies.
  func least(_ a: Int, _ b: Int, deficiencies: [Int]) -> Double {
    ([normal] + deficiencies.map { sweeps[$0] }).compactMap { $0.weakest(a, b, below: .infinity)?.value }.min() ?? 0
  }

  /// The contrast ratio between a row and a colour.
  func ratio(_ row: Int, _ surface: SRGB) -> Double {
    flare.contrastRatio(luminances[row], WCAG.relativeLuminance(surface))
  }

  /// The contrast ratio of two rows.
  func ratio(_ a: Int, _ b: Int) -> Double { flare.contrastRatio(luminances[a], luminances[b]) }
}

/// The margin of a repaired colour, so that a notation with few decimals still passes. Engineering choices.
struct RepairMargin: Sendable {
  /// In CIEDE2000.
  var difference = 0.01
  /// In contrast ratio.
  var ratio = 0.002

  static let none = RepairMargin(difference: 0, ratio: 0)
}

/// A person with a kind of colour vision.
package struct Observer: Hashable, Sendable {
  /// The kind of vision.
  package let vision: Vision
  /// The severity, 0…1; 1 for normal vision.
  package let severity: Double
  /// The light of the room on the screen.
  let flare: Flare

  /// A person with normal vision.
  package static let everyone = Observer(.normal)

  /// Creates an observer.
  package init(_ vision: Vision, severity: Double = 1, flare: Flare = .standard) {
    (self.vision, self.severity, self.flare) = (vision, severity, flare)
  }

  /// Normal vision first, then every selected deficiency at every severity.
  package static func all(_ settings: JudgementSettings) -> [Observer] {
    [Observer(.normal, flare: settings.flare)]
      + settings.deficiencies.flatMap { vision in
        settings.severities.map { Observer(vision, severity: $0, flare: settings.flare) }
      }
  }

  /// The colours as this observer sees them: linear light, clamped to sRGB.
  package func seen(_ colors: [SRGB]) -> [LinearSRGB] {
    let simulation = Simulation(vision, severity: severity)
    return colors.map { color in
      vision == .normal ? flare.light(color) : simulation(flare.light(color), convention: .clamp)
    }
  }

  /// One colour as this observer sees it, as hex.
  ///
  /// Without the flare, which pictures and the colours beside it do not show either.
  func hex(_ color: SRGB) -> String {
    vision == .normal
      ? color.hex : SRGB(Simulation(vision, severity: severity)(LinearSRGB(color), convention: .clamp)).hex
  }

  /// `for everyone`, `with deuteranopia`.
  var who: String { vision == .normal ? "for everyone" : "with \(visionName(vision, severity: severity))" }

  /// `designed`, `deutan`, or `deutan 0.7` below the full severity.
  var label: String {
    vision == .normal
      ? "designed" : severity >= 1 ? vision.rawValue : "\(vision.rawValue) \(Figures.plain(severity))"
  }
}

/// The colour that a kind of reader tells apart from another the least.
package struct NearestColor: Sendable {
  /// The reader.
  package let vision: Vision
  /// The index of the other colour.
  package let index: Int
  /// CIEDE2000, the least over the severities.
  package let difference: Double
  /// What the reader needs.
  package let required: Double

  /// The nearest to one colour for each reader, without comparing the others; none where the colour is unknown or alone.
  ///
  /// - Parameters:
  ///   - selected: The index of the colour.
  ///   - colors: As shown, encoded; nil where unknown.
  ///   - compared: The pairs to compare.
  ///   - visions: The deficiencies, beside normal vision.
  package static func all(
    to selected: Int, among colors: [SRGB?], compared: ComparedPairs, visions: [Vision], _ settings: JudgementSettings
  ) -> [NearestColor] {
    guard let color = colors.indices.contains(selected) ? colors[selected] : nil else { return [] }
    let others = colors.indices.filter { other in
      other != selected && colors[other] != nil && compared.hold(selected, other)
    }
    guard !others.isEmpty else { return [] }
    let linear = [settings.flare.light(color)] + others.compactMap { colors[$0].map(settings.flare.light) }
    return ([.normal] + visions).compactMap { vision in
      let layers = SimulatedLayers(
        linear, vision: vision, model: .auto, severities: settings.severities, comparesAll: false)
      var least: (other: Int, difference: Double)?
      for (offset, other) in others.enumerated() {
        guard let weakest = layers.weakest(0, offset + 1, below: least?.difference ?? .infinity) else { continue }
        least = (other, weakest.value)
      }
      return least.map {
        NearestColor(
          vision: vision, index: $0.other, difference: $0.difference, required: settings.thresholds[vision])
      }
    }
  }
}
