package import PaletteRules
package import SourceText

/// A chart and the file it was read from.
package struct ReadChart: Sendable {
  /// What was read.
  package var chart: Chart
  /// What it was read as, in words: `chart descriptor`.
  package var formatLabel: String
  /// The positions of its parts in the file.
  package var places: ChartPlaces
  /// What was guessed.
  package var notes: [Message]
  /// Whether the file says that long series are offered by intervals.
  package var hasIntervals = false

  /// Creates a chart that was read.
  package init(chart: Chart, formatLabel: String, places: ChartPlaces, notes: [Message] = []) {
    self.chart = chart
    self.formatLabel = formatLabel
    self.places = places
    self.notes = notes
  }
}

/// The positions of the parts of a chart in its file.
package struct ChartPlaces: Sendable {
  /// The file.
  package let file: SourceFile
  /// What stands for the whole chart.
  package var whole: Range<Int>
  /// Its title, where there is one.
  package var title: Range<Int>?
  /// Both axes.
  package var xAxis, yAxis: Range<Int>?
  /// Further axes, in order.
  package var additionalAxes: [Range<Int>] = []
  /// Each series.
  package var series: [Range<Int>] = []
  /// Each point of each series.
  package var points: [[Range<Int>]] = []

  /// Places in a file of which nothing is known yet.
  package init(_ file: SourceFile, whole: Range<Int>) { (self.file, self.whole) = (file, whole) }

  /// The origin of some bytes; nil stands for the whole.
  package func origin(_ range: Range<Int>? = nil) -> TokenOrigin { TokenOrigin(file: file, range: range ?? whole) }
  /// The origin of a series.
  package func origin(ofSeries index: Int) -> TokenOrigin {
    origin(series.indices.contains(index) ? series[index] : nil)
  }
  /// The origin of a point.
  package func origin(ofPoint point: Int, inSeries index: Int) -> TokenOrigin {
    guard points.indices.contains(index), points[index].indices.contains(point) else { return origin(ofSeries: index) }
    return origin(points[index][point])
  }
}

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

/// Which sign comes before the decimals of a number, and so which others divide its thousands.
package enum DecimalMark: String, CaseIterable, Hashable, Sendable {
  case point, comma
}

/// What comes first in dates such as `03/04/2019`.
package enum DateOrder: String, CaseIterable, Hashable, Sendable {
  case dayFirst = "day-first", monthFirst = "month-first"
}
