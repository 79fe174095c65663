import PaletteGate
import PaletteRules

/// The order of findings by severity: those that count first, then by level, then by how far they miss the threshold.
struct Badness: Comparable {
  private let excused, level: Int
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

  /// Whether another finding is as bad, as the same finding of another file is.
  func isAsBad(as other: Badness) -> Bool {
    (excused, level, share) == (other.excused, other.level, other.share)
  }

  static func < (a: Badness, b: Badness) -> Bool {
    (a.excused, a.level, a.share, a.index) < (b.excused, b.level, b.share, b.index)
  }
}

/// The findings of a run, the worst first: those that count, then by level, then by how far they miss the threshold;
/// otherwise in report order.
struct WorstFindings {
  private struct Key {
    let badness: Badness
    let input, index: Int
  }

  private let report: Report
  private var keys: [Key] = []

  /// - Parameter isMeant: Whether a finding is one of them.
  init(_ report: Report, where isMeant: (ClassifiedFinding) -> Bool = { _ in true }) {
    self.report = report
    for (number, input) in report.inputs.enumerated() {
      for (index, finding) in input.findings.enumerated() where isMeant(finding) {
        keys.append(Key(badness: Badness(finding, keys.count), input: number, index: index))
      }
    }
    keys.sort { $0.badness < $1.badness }
  }

  var count: Int { keys.count }
  var isEmpty: Bool { keys.isEmpty }

  /// At most so many, each at its place.
  func first(_ most: Int) -> [ReportedFinding] {
    var reader = Reader(report)
    return keys.prefix(most).map { reader.finding($0) }
  }

  /// At most so many different ones, each with all its places, the number of the first input of each, and how many findings are
  /// not among them.
  func folded(_ most: Int) -> (findings: [(input: Int, finding: ReportedFinding)], rest: Int) {
    var reader = Reader(report)
    var findings: [(input: Int, finding: ReportedFinding)] = []
    var indices: [ReportedFinding.Shown: Int] = [:]
    var rest = keys.count
    var last: Badness?
    for key in keys {
      // The same are equally bad, and so beside each other but for others that are as bad.
      guard findings.count < most || last?.isAsBad(as: key.badness) == true else { break }
      let finding = reader.finding(key)
      let shown = ReportedFinding.Shown(finding.classified)
      if let index = indices[shown] {
        findings[index].finding.take(finding)
      } else if findings.count < most {
        indices[shown] = findings.count
        findings.append((key.input, finding))
        last = key.badness
      } else {
        continue
      }
      rest -= 1
    }
    return (findings, rest)
  }

  /// Makes findings of keys; the findings of an input are gathered once.
  private struct Reader {
    private let report: Report
    private let run: ReportedFinding.Run
    private var inputs: [Int: (findings: [ClassifiedFinding], modeWord: ModeWord?)] = [:]

    init(_ report: Report) { (self.report, run) = (report, report.run) }

    mutating func finding(_ key: Key) -> ReportedFinding {
      let input = inputs[key.input] ?? (report.inputs[key.input].findings, report.inputs[key.input].modeWord)
      inputs[key.input] = input
      return ReportedFinding(input.findings[key.index], of: input.modeWord, run: run)
    }
  }
}
