package import PaletteRules
package import SourceText

/// What comes up while a chart is read: what is wrong, where, and what was guessed.
package struct ChartRecord: Sendable {
  /// More problems than this nobody reads.
  package static let mostProblems = 50
  /// The greatest magnitude of a value: sums and ticks of more than a double can hold must not arise. Engineering choice.
  package static let greatestMagnitude = 1e15
  /// Series of a chart. Engineering choice: nobody tells more apart.
  package static let mostSeries = 256

  /// The file that is read.
  package let file: SourceFile
  /// What is wrong, in the order found.
  package private(set) var problems: [ThemeProblem] = []
  /// What was guessed, in words; holds untrusted text.
  package private(set) var notes: [String] = []

  /// An empty record.
  package init(_ file: SourceFile) { self.file = file }

  /// Notes what is wrong with some bytes; nil for the whole file, whose name then begins the sentence.
  package mutating func problem(_ message: String, help: String? = nil, at range: Range<Int>?) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(ThemeProblem(chart: message, help: help, in: file, at: range))
  }

  /// Notes what was guessed, once.
  package mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  /// Ends reading when something is wrong.
  package func throwProblems() throws(UnreadableFile) {
    if !problems.isEmpty { throw UnreadableFile(problems) }
  }
}
