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
  /// What was guessed.
  package private(set) var notes: [Message] = []

  /// An empty record.
  package init(_ file: SourceFile) { self.file = file }

  /// Notes what is wrong with some bytes; nil for the whole file, which the sentence then names.
  package mutating func problem(_ sentence: Message, at range: Range<Int>?) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(ThemeProblem(sentence, in: file, at: range))
  }

  /// Notes what is wrong with a value, which is written in the last place of the words.
  mutating func wrong(_ node: SourceNode, _ kind: ChartProblem, _ arguments: any CustomStringConvertible...) {
    problem(Message(kind, arguments + [ChartFields.written(node)]), at: node.range)
  }

  /// Notes what was guessed, once.
  package mutating func note(_ note: Message) {
    if !notes.contains(note) { notes.append(note) }
  }

  /// What was read of the file.
  ///
  /// - Parameters:
  ///   - things: What the file holds none of, where nothing was read and nothing is wrong.
  ///   - range: What stands for the whole.
  /// - Throws: ``UnreadableFile`` when something is wrong.
  func checked<Part>(_ part: Part?, _ things: String, at range: Range<Int>) throws(UnreadableFile) -> Part {
    guard problems.isEmpty else { throw UnreadableFile(problems) }
    guard let part else { throw UnreadableFile(ChartProblem.holdsNone(things), in: file, at: range) }
    return part
  }
}
