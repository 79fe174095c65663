import PaletteRules
import SourceText

/// A mark as a table or a specification gives it, before anybody knows what its values are.
struct PlottedMark {
  /// Where it lies and what it measures, as they are written: a number, or a text that may be a date.
  var point: ChartPoint
  /// The name of its series; empty for the only one.
  var series = ""
  var range: Range<Int>
}

/// Makes a chart of marks.
struct ChartAssembly {
  var title: String?
  var summary: String?
  /// Nil to guess it from the x axis.
  var kind: ChartKind?
  var direction: ContentDirection?
  var xAxis: PlottedAxis
  /// Nil when nothing is measured.
  var yAxis: PlottedAxis?
  var additionalAxes: [PlottedAxis] = []
  var marks: [PlottedMark]
  /// Series in this order; those that come up later go behind.
  var seriesOrder: [String] = []

  /// The chart; values that an axis cannot hold are problems.
  func chart(_ places: inout ChartPlaces, _ record: ChartRecord) -> Chart? {
    let known = Dictionary(grouping: marks, by: \.series)
    let groups = (seriesOrder + marks.map(\.series)).uniqued.compactMap { name in known[name].map { (name, $0) } }
    guard groups.count <= ChartRecord.mostSeries else {
      record.problem(ChartProblem.tooManySeries(groups.count, ChartRecord.mostSeries), at: marks.first?.range)
      return nil
    }
    guard !marks.isEmpty else {
      record.problem(ChartProblem.noPlaces(), at: places.whole)
      return nil
    }
    let kind = kind ?? guessedKind(groups.map(\.1))
    let isFilled = kind == .bar || kind == .area || kind == .pie
    places.series = groups.map { $1[0].range }
    places.points = groups.map { $1.map(\.range) }
    return Chart(
      title: title, summary: summary, kind: kind,
      direction: direction ?? (kind == .pie ? .radialClockwise : .leftToRight),
      xAxis: xAxis.axis(of: marks.lazy.map(\.point.x)),
      yAxis: yAxis.map { $0.titled.numeric(marks.lazy.compactMap(\.point.y), margins: true, zero: isFilled) },
      additionalAxes: additionalAxes.enumerated().map { index, axis in
        axis.axis(of: marks.lazy.map { $0.point.additional[index] })
      },
      series: groups.map { name, marks in
        ChartSeries(name: name, isContinuous: kind == .line || kind == .area, points: marks.map { point($0.point) })
      })
  }

  private func point(_ written: ChartPoint) -> ChartPoint {
    var point = written
    point.x = xAxis.value(written.x)
    point.additional = zip(written.additional, additionalAxes).map { $1.value($0) }
    return point
  }

  /// Bars over names; a line where each place comes once, in order and at regular steps; points otherwise.
  private func guessedKind(_ series: [[PlottedMark]]) -> ChartKind {
    guard xAxis.type != .category else {
      let names = xAxis.categories(marks.lazy.map(\.point.x))
      return CalendarWord.kind(of: names)?.isPeriod == true && CalendarWord.areOrdered(names) ? .line : .bar
    }
    let isRow = series.allSatisfy { marks in
      // Dates with the newest first are a line, too.
      let written = marks.compactMap { xAxis.number($0.point.x) }
      let places = xAxis.type == .number ? written : written.sorted()
      let steps = zip(places, places.dropFirst()).map { $1 - $0 }
      return steps.allSatisfy { $0 > 0 } && Self.areRegular(steps)
    }
    return isRow ? .line : .point
  }

  /// Whether steps are those of a series rather than of single events, such as earthquakes: half of them or more are within
  /// a quarter of the median, which months are and gaps do not change. Few steps prove nothing. Engineering choices.
  private static func areRegular(_ steps: [Double]) -> Bool {
    guard steps.count >= 20 else { return true }
    let median = steps.sorted()[steps.count / 2]
    return steps.count { ($0 - median).magnitude <= median / 4 } * 2 >= steps.count
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order in which it comes first.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
