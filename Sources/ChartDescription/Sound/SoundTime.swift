import PaletteCharts

/// When the points of a chart sound: the same x is at the same time in every series.
struct SoundTime {
  private let place: PitchScale
  private let categories: [String: Double]

  /// Lays out a chart: from the least x of any point to the greatest, since the empty ends of an axis are only waited for;
  /// categories are spread evenly.
  init(_ chart: Chart) {
    switch chart.xAxis {
    case .numeric(let axis):
      let values = chart.series.lazy.flatMap(\.points).compactMap(\.x.number)
      place = PitchScale(
        (values.min() ?? axis.range.lowerBound)...(values.max() ?? axis.range.upperBound),
        isLogarithmic: axis.scale != .linear)
      categories = [:]
    case .categorical(let axis):
      place = PitchScale(0...1)
      let last = Double(max(axis.categories.count - 1, 1))
      categories = Dictionary(axis.categories.enumerated().map { ($1, Double($0) / last) }) { first, _ in first }
    }
  }

  func points(of series: ChartSeries, _ pitch: PitchScale) -> [SoundPoint] {
    series.points.map { point in
      let time =
        switch point.x {
        case .number(let number): place.share(number)
        case .category(let name): categories[name] ?? 1
        }
      return SoundPoint(time: time, octave: point.y.map(pitch.octave))
    }
  }
}
