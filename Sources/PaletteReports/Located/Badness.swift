import PaletteGate
import PaletteRules

/// The order of findings by severity: those that count first, then by level, then by how far they miss the threshold.
struct Badness: Comparable {
  private let excused: Int
  private let level: Int
  private let share: Double
  private let index: Int

  /// - Parameter index: The place among equally bad ones.
  init(_ classified: ClassifiedFinding, _ index: Int) {
    let finding = classified.finding
    excused = classified.counts ? 0 : 1
    level = finding.level == .error ? 0 : finding.level == .warning ? 1 : 2
    share = finding.measure.map(Self.share) ?? 1
    self.index = index
  }

  /// The worst first; equal ones keep their order.
  static func worstFirst<Element>(_ elements: [Element], by finding: (Element) -> ClassifiedFinding) -> [Element] {
    elements.enumerated().map { (key: Badness(finding($0.element), $0.offset), element: $0.element) }
      .sorted { $0.key < $1.key }.map(\.element)
  }

  /// How much there is of what is asked for, at most 1; of ratios and differences the least is the worst.
  private static func share(_ measure: Measure) -> Double {
    guard [.ratio, .deltaE00, .deltaL].contains(measure.unit), let required = measure.required, required > 0,
      measure.value.isFinite
    else { return 1 }
    return min(measure.value / required, 1)
  }

  static func < (a: Badness, b: Badness) -> Bool {
    (a.excused, a.level, a.share, a.index) < (b.excused, b.level, b.share, b.index)
  }
}
