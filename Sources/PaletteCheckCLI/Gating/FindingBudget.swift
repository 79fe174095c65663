import PaletteGate
import PaletteRules

/// How many findings all themes of a run may have together before the rest are judged more briefly.
///
/// A theme of 300 colours in 3 kB can have 10,000 findings, 26 MB: a folder of such files must not fill the memory. What is
/// left is counted between portions of inputs, so that the number of processors changes nothing. Engineering choices.
struct FindingBudget {
  /// Findings beyond ``usual`` of each theme: some 60 MB.
  private var left = 20_000
  /// The findings of a theme that cost nothing: more than those of a theme with forty series.
  private static let usual = 500
  /// Inputs judged together, and their pairs of series together.
  private static let (mostInputs, mostPairs) = (64, 20_000)
  /// The pairs of forty series, the longest palettes that are in use: what is judged of a theme when nothing is left.
  private static let pairsAtLeast = 780

  private var isSpent: Bool { left <= 0 }

  /// The inputs to judge next.
  func portion(of inputs: ArraySlice<ReadInput>) -> ArraySlice<ReadInput> {
    var pairs = 0
    for (count, input) in inputs.prefix(Self.mostInputs).enumerated() {
      let series = input.theme?.modes.map { $0.series.count * ($0.series.count - 1) / 2 } ?? []
      pairs += min(series.reduce(0, +), isSpent ? Self.pairsAtLeast : PairMeasurements.limit)
      if pairs >= Self.mostPairs { return inputs.prefix(count + 1) }
    }
    return inputs.prefix(Self.mostInputs)
  }

  /// How the next portion is judged.
  func applied(to settings: JudgementSettings) -> JudgementSettings {
    guard isSpent else { return settings }
    var settings = settings
    (settings.mostPairs, settings.seeksColors) = (Self.pairsAtLeast, false)
    return settings
  }

  /// Counts what was found. Eight pairs of a grouped finding take as much memory as a finding.
  mutating func spend(on inputs: [CheckedInput]) {
    for input in inputs {
      let count = input.parts.flatMap(\.findings).reduce(0) { $0 + 1 + $1.finding.parts.count / 8 }
      left -= max(0, count - Self.usual)
    }
  }
}
