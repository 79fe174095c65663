import PaletteRules
import SourceText

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
  func chart(_ places: inout ChartPlaces, _ record: inout ChartRecord) -> Chart? {
    let groups = grouped()
    guard groups.count <= ChartRecord.mostSeries else {
      record.problem(ChartProblem.tooManySeries(groups.count, ChartRecord.mostSeries), at: marks.first?.range)
      return nil
    }
    guard !marks.isEmpty else {
      record.problem(ChartProblem.noPlaces(), at: places.whole)
      return nil
    }
    let kind = kind ?? guessedKind(groups)
    let isFilled = kind == .bar || kind == .area || kind == .pie
    let x = axis(xAxis, marks.lazy.map(\.x), &record)
    let additional = additionalAxes.enumerated().map { index, axis in
      self.axis(axis, marks.lazy.map { $0.additional[index] }, &record)
    }
    places.series = groups.map { group in group.marks.first.map { marks[$0].range } ?? places.whole }
    places.points = groups.map { group in group.marks.map { marks[$0].range } }
    let series = groups.map { group in
      ChartSeries(
        name: group.name, isContinuous: kind == .line || kind == .area,
        points: group.marks.map { point(marks[$0]) })
    }
    return Chart(
      title: title, summary: summary, kind: kind,
      direction: direction ?? (kind == .pie ? .radialClockwise : .leftToRight), xAxis: x,
      yAxis: yAxis.map { $0.titled.numeric(marks.lazy.compactMap(\.y), margins: true, zero: isFilled) },
      additionalAxes: additional, series: series)
  }

  private func axis(
    _ axis: PlottedAxis, _ values: some Sequence<PlottedValue>, _ record: inout ChartRecord
  ) -> ChartAxis {
    guard axis.type != .category else { return .categorical(axis.categories(values)) }
    return .numeric(axis.titled.numeric(values.lazy.compactMap { axis.number($0) }, margins: false, zero: false))
  }

  private func point(_ mark: PlottedMark) -> ChartPoint {
    ChartPoint(
      x: value(mark.x, xAxis), y: mark.y,
      additional: zip(mark.additional, additionalAxes).map { value($0, $1) }, label: mark.label)
  }

  private func value(_ value: PlottedValue, _ axis: PlottedAxis) -> ChartValue {
    axis.type == .category ? .category(value.name) : .number(axis.number(value) ?? 0)
  }

  private func grouped() -> [(name: String, marks: [Int])] {
    let groups = marks.indices.grouped { marks[$0].series }.map { (name: $0, marks: $1) }
    let ordered = seriesOrder.compactMap { name in groups.first { $0.name == name } }
    return ordered + groups.filter { !seriesOrder.contains($0.name) }
  }

  /// Bars over names; a line where each place comes once, in order and at regular steps; points otherwise.
  private func guessedKind(_ groups: [(name: String, marks: [Int])]) -> ChartKind {
    guard xAxis.type != .category else {
      let names = xAxis.categories(marks.lazy.map(\.x)).categories
      return CalendarWord.kind(of: names)?.isPeriod == true && CalendarWord.areOrdered(names) ? .line : .bar
    }
    let isRow = groups.allSatisfy { group in
      // Dates with the newest first are a line, too.
      let written = group.marks.compactMap { xAxis.number(marks[$0].x) }
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
