import PaletteRules
import SourceText

/// One reading of a file: what is wrong with it, where, and what was guessed.
final class ChartRecord {
  /// More problems than this nobody reads.
  static let mostProblems = 50
  /// The greatest magnitude of a value: sums and ticks of more than a double can hold must not arise. Engineering choice.
  static let greatestMagnitude = 1e15
  /// Series of a chart. Engineering choice: nobody tells more apart.
  static let mostSeries = 256

  /// The file that is read.
  let file: SourceFile
  /// What is wrong, in the order found.
  private(set) var problems: [ThemeProblem] = []
  /// What was guessed.
  private(set) var notes: [Message] = []

  /// An empty record.
  init(_ file: SourceFile) { self.file = file }

  /// Whether what else is wrong does not matter.
  var isFull: Bool { problems.count >= Self.mostProblems }

  /// Notes what is wrong with some bytes; nil for the whole file, which the sentence then names.
  func problem(_ sentence: Message, at range: Range<Int>?) {
    if !isFull { problems.append(ThemeProblem(sentence, in: file, at: range)) }
  }

  /// Notes what is wrong with a value, which is written in the last place of the words.
  func wrong(_ node: SourceNode, _ kind: ChartProblem, _ arguments: any CustomStringConvertible...) {
    problem(Message(kind, arguments + [ChartFields.written(node)]), at: node.range)
  }

  /// Notes what was guessed, once.
  func note(_ note: Message) {
    if !notes.contains(note) { notes.append(note) }
  }

  /// A number that can be drawn.
  func number(_ node: SourceNode, _ what: @autoclosure () -> String) -> Double? {
    guard let number = node.number, number.magnitude <= Self.greatestMagnitude else {
      wrong(node, node.number == nil ? .mustBeNumber : .tooLarge, what())
      return nil
    }
    return number
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
