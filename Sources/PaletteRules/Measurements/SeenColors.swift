import Colorimetry

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
