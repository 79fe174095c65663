import PaletteGate
import PaletteRules
import SourceText

/// The files of a report and what was found in each, whichever inputs take it in.
struct CheckstyleFiles {
  /// Findings of an input that follow each other and are in one file.
  private struct Run {
    let input: Int
    var indices: Range<Int>
  }

  /// Relative to the root of the repository, inputs first; untrusted.
  private(set) var paths: [String] = []
  private var runs: [[Run]] = []
  private let inputs: [CheckedInput]

  init(_ report: Report) {
    inputs = report.inputs
    var numbers: [String: Int] = [:]
    for input in inputs { add(report.rooted(input.path), &numbers) }
    for (number, input) in inputs.enumerated() {
      for (index, finding) in input.findings.enumerated() {
        let file = add(report.rooted(finding.finding.origin?.file.path ?? finding.path), &numbers)
        if let last = runs[file].last, last.input == number, last.indices.upperBound == index {
          runs[file][runs[file].count - 1].indices = last.indices.lowerBound..<(index + 1)
        } else {
          runs[file].append(Run(input: number, indices: index..<(index + 1)))
        }
      }
    }
  }

  @discardableResult
  private mutating func add(_ path: String, _ numbers: inout [String: Int]) -> Int {
    if let number = numbers[path] { return number }
    numbers[path] = paths.count
    paths.append(path)
    runs.append([])
    return paths.count - 1
  }

  /// What was found in a file, each with whether its input has several modes.
  func findings(of file: Int) -> [(ClassifiedFinding, modes: ModeWord?)] {
    runs[file].flatMap { run in
      let modes = inputs[run.input].modeWord
      return inputs[run.input].findings[run.indices].map { ($0, modes) }
    }
  }
}
