import PaletteGate
import PaletteRules

/// What is kept of a run over thousands of themes that prints a summary: the worst themes, which the summary shows, and the
/// sums of the others. All of 99,000 themes would take 1.3 GB, and a search for colours that nobody sees a third of the time.
struct WorstThemes {
  /// As many inputs are kept whole anyway: they take little memory. An engineering choice.
  static let few = 1_000
  /// As many as the summary shows.
  private static let most = 10

  /// Whether sums suffice for any input.
  private let isLong: Bool
  /// Whether they suffice for each, in the order of judging.
  private var isBrief: [Bool] = []
  /// The places of the worst inputs so far, the worst first.
  private var worst: [(errors: Int, warnings: Int, index: Int)] = []
  private var seen = 0

  /// - Parameters:
  ///   - count: How many inputs there are.
  ///   - printsSummary: Whether the run prints a summary and nothing else.
  init(of count: Int, printsSummary: Bool, few: Int = few) { isLong = printsSummary && count > few }

  /// How the next input is judged: where sums suffice, without a search for colours to take.
  ///
  /// - Parameter isExcusable: Whether something else than its errors may decide whether it fails.
  mutating func settings(
    for input: ReadInput, _ settings: JudgementSettings, isExcusable: @autoclosure () -> Bool
  ) -> JudgementSettings {
    guard isLong else { return settings }
    let isOne = input.problems.isEmpty && input.theme.map { $0.palettes.isEmpty && $0.sets.isEmpty } ?? false
    isBrief.append(isOne && !isExcusable())
    var settings = settings
    if isBrief.last == true { settings.seeksColors = false }
    return settings
  }

  /// Leaves the sums of the inputs that were judged last, or of those that are no longer among the worst.
  mutating func keepSums(of inputs: inout [CheckedInput]) {
    guard isLong else { return }
    for index in seen..<inputs.count where isBrief[index] {
      let sums = Tally([inputs[index]])
      let place = worst.firstIndex { ($0.errors, $0.warnings) < (sums.errors, sums.warnings) } ?? worst.count
      worst.insert((sums.errors, sums.warnings, index), at: place)
      if worst.count > Self.most { inputs[worst.removeLast().index].keepSums() }
    }
    seen = inputs.count
  }

  /// Judges the worst once more, with the colours to take.
  func complete(_ inputs: inout [CheckedInput], host: any CommandHost) {
    for (_, _, index) in worst {
      var settings = inputs[index].settings
      settings.seeksColors = true
      inputs[index] = CheckedInput(inputs[index].read, settings: settings, host: host)
    }
  }
}
