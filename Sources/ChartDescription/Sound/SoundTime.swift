import PaletteCharts

/// When the points of a chart sound: the same x is at the same time in every series.
struct SoundTime {
  private let place: PitchScale
  private let categories: [String: Double]
  private let timbres: [[String: Int]]
  private let chart: Chart

  /// Lays out a chart: from the least x of any point to the greatest, since the empty ends of an axis are only waited for;
  /// categories are spread evenly.
  init(_ chart: Chart) {
    self.chart = chart
    timbres = chart.additionalAxes.map { axis in
      Dictionary((axis.categorical?.categories ?? []).enumerated().map { ($1, $0) }) { first, _ in first }
    }
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

  /// The gridlines of the x axis that lie in between, 0…1.
  var gridlines: [Double] {
    guard case .numeric(let axis) = chart.xAxis else { return [] }
    return axis.gridlines.filter(place.range.contains).map(place.share)
  }

  func points(of series: ChartSeries, _ pitch: PitchScale) -> [SoundPoint] {
    series.points.map { point in
      var sound = SoundPoint(time: time(point.x), octave: point.y.map(pitch.octave))
      for (index, value) in point.additional.enumerated() where chart.additionalAxes.indices.contains(index) {
        switch (chart.additionalAxes[index], value) {
        case (.numeric(let axis), .number(let number)) where sound.length == nil:
          sound.length = PitchScale(axis.range, isLogarithmic: axis.scale != .linear).share(number)
        case (.categorical, .category(let name)) where sound.timbre == nil:
          sound.timbre = timbres[index][name]
        default: break
        }
      }
      return sound
    }
  }

  private func time(_ x: ChartValue) -> Double {
    switch x {
    case .number(let number): place.share(number)
    case .category(let name): categories[name] ?? 1
    }
  }
}
