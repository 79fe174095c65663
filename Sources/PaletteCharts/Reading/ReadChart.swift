package import PaletteRules
package import SourceText

/// A chart and the file it was read from.
package struct ReadChart: Sendable {
  /// What was read.
  package var chart: Chart
  /// What it was read as, in words: `chart descriptor`.
  package internal(set) var formatLabel = ""
  /// The positions of its parts in the file.
  package var places: ChartPlaces
  /// What was guessed.
  package internal(set) var notes: [Message] = []
  /// Whether the file says that long series are offered by intervals.
  package var hasIntervals = false

  /// Creates a chart that was read.
  package init(chart: Chart, places: ChartPlaces) { (self.chart, self.places) = (chart, places) }
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
