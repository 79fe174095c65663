package import Colorimetry

/// Colours as every vision sees them, each computed once however often a search returns to it.
struct SeenColors {
  /// A way of seeing: a vision by the default model, or by Machado 2009.
  enum View: Int, CaseIterable, Sendable {
    case designed, protan, deutan, tritan, otherProtan, otherDeutan

    static let count = allCases.count

    var observer: (vision: Vision, model: SimulationModel) {
      switch self {
      case .designed: (.normal, .auto)
      case .protan: (.protan, .auto)
      case .deutan: (.deutan, .auto)
      case .tritan: (.tritan, .auto)
      case .otherProtan: (.protan, .machado2009)
      case .otherDeutan: (.deutan, .machado2009)
      }
    }
  }

  private var rows: [SRGB: Int] = [:]
  /// In the order of ``View``.
  private var layers: [SimulatedLayers]
  private var luminances: [Double] = []
  /// What people call each colour.
  private(set) var names: [ColorName] = []

  /// What people call each colour, as a survey has it.
  private(set) var words: [ColorName] = []

  private let flare: Flare
  /// What a level requires in addition to the rules.
  let margin: RepairMargin
  /// What was done so far, in steps of some ten nanoseconds: as many on every machine.
  var work = 0
  /// The steps of a new row, and of a level. Engineering choices, from profiles of the optimised command.
  static let (stepsOfRow, stepsOfLevel) = (1_000, 1_000)

  init(_ settings: JudgementSettings, margin: RepairMargin = RepairMargin()) {
    (flare, self.margin) = (settings.flare, margin)
    layers = View.allCases.map { view in
      SimulatedLayers(
        [], vision: view.observer.vision, model: view.observer.model, severities: settings.severities)
    }
  }

  /// With colours that are measured and named already, every deficiency in both models.
  init(
    _ settings: JudgementSettings, _ colors: [SRGB], _ names: [ColorName], _ pairs: PairMeasurements
  ) {
    self.init(settings, margin: .none)
    self.names = names
    // Row by row as `row(of:)` adds them; protan and deutan vision come first.
    layers = Array(([pairs.normal] + pairs.sweeps + pairs.byMachado).prefix(layers.count))
    for color in colors {
      rows[color] = luminances.count
      luminances.append(WCAG.relativeLuminance(color))
      words.append(SurveyedName(color).most.name)
    }
    assert(layers[0].boxes.count == luminances.count)
  }

  /// The row of a colour, encoded, inside the gamut.
  mutating func row(of color: SRGB) -> Int {
    if let row = rows[color] { return row }
    work += Self.stepsOfRow
    let linear = flare.light(color)
    let row = luminances.count
    rows[color] = row
    for index in layers.indices { layers[index].append(linear) }
    luminances.append(WCAG.relativeLuminance(color))
    names.append(ColorName(color))
    words.append(SurveyedName(color).most.name)
    return row
  }

  /// The least difference of two rows in a view, when it is below `limit`.
  @inline(__always)
  func weakest(_ view: View, _ a: Int, _ b: Int, below limit: Double) -> WeakestDifference? {
    layers[view.rawValue].weakest(a, b, below: limit)
  }

  /// The least CIEDE2000 of two rows, over normal vision and some deficiencies.
  func least(_ a: Int, _ b: Int, deficiencies: [Vision]) -> Double {
    View.allCases.filter { view in
      view.observer.model == .auto && ([.normal] + deficiencies).contains(view.observer.vision)
    }.compactMap { weakest($0, a, b, below: .infinity)?.value }.min() ?? 0
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
  /// The family of simulation.
  let model: SimulationModel

  /// A person with normal vision.
  package static let everyone = Observer(.normal)

  /// Creates an observer.
  package init(
    _ vision: Vision, severity: Double = 1, flare: Flare = .standard, model: SimulationModel = .auto
  ) {
    (self.vision, self.severity, self.flare, self.model) = (vision, severity, flare, model)
  }

  /// Normal vision first, then every selected deficiency at every severity.
  ///
  /// - Parameter others: Whether protan and deutan vision are simulated by Machado 2009 as well, after the default.
  package static func all(_ settings: JudgementSettings, others: Bool = false) -> [Observer] {
    let sweeps = settings.deficiencies.flatMap { vision in
      (others && vision != .tritan ? [.auto, .machado2009] : [SimulationModel.auto]).map { (vision, $0) }
    }
    return [Observer(.normal, flare: settings.flare)]
      + sweeps.flatMap { vision, model in
        settings.severities.map { Observer(vision, severity: $0, flare: settings.flare, model: model) }
      }
  }

  /// The colours as this observer sees them: linear light, clamped to sRGB.
  package func seen(_ colors: [SRGB]) -> [LinearSRGB] {
    let simulation = simulation
    return colors.map { color in
      vision == .normal ? flare.light(color) : simulation(flare.light(color), convention: .clamp)
    }
  }

  /// One colour as this observer sees it, as hex.
  ///
  /// Without the flare, which pictures and the colours beside it do not show either.
  func hex(_ color: SRGB) -> String {
    vision == .normal
      ? color.hex : SRGB(simulation(LinearSRGB(color), convention: .clamp)).hex
  }

  private var simulation: Simulation { Simulation(vision, severity: severity, model: model) }

  /// ` by Machado's simulation`; empty for the family that decides about pairs.
  var school: String { model == .machado2009 ? " by Machado's simulation" : "" }

  /// `for everyone`, `with deuteranopia`.
  var who: String { vision == .normal ? "for everyone" : "with \(visionName(vision, severity: severity))" }

  /// `designed`, `deutan`, `deutan 0.7` below the full severity, or `deutan, Machado`.
  var label: String {
    guard vision != .normal else { return "designed" }
    return (severity >= 1 ? vision.rawValue : "\(vision.rawValue) \(Figures.plain(severity))")
      + (model == .machado2009 ? ", Machado" : "")
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
