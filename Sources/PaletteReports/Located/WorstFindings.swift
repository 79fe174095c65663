import PaletteGate

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

  /// At most so many, with the number of the input of each.
  func first(_ most: Int) -> [(input: Int, finding: ClassifiedFinding)] {
    var findings: [Int: [ClassifiedFinding]] = [:]
    return keys.prefix(most).map { key in
      let ofInput = findings[key.input] ?? report.inputs[key.input].findings
      findings[key.input] = ofInput
      return (key.input, ofInput[key.index])
    }
  }

  /// At most so many in the form that build systems need.
  func located(_ most: Int) -> [LocatedFinding] {
    first(most).map { LocatedFinding($0.finding, modes: report.inputs[$0.input].modeWord, report) }
  }
}
