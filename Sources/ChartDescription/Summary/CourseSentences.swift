import PaletteCharts
import SafeText

/// How a sequence goes: its shape in a sentence, or its stretches one after another; never a trend alone where it turns.
struct CourseSentences {
  private let voice: Voice
  private let series: MeasuredSeries
  private let name: String

  init(_ voice: Voice, _ series: MeasuredSeries, _ name: String) {
    (self.voice, self.series, self.name) = (voice, series, name)
  }

  func sentences(_ statistics: SeriesStatistics, _ verbosity: ChartSummary.Verbosity) -> [SummarySentence] {
    guard let shape = statistics.shape else { return [] }
    var sentences = [sentence(shape, statistics, verbosity)]
    if let cycle = statistics.cycle, shape != .periodic {
      sentences.append(say(.repeats, ["period": period(cycle, statistics)]))
    }
    guard verbosity == .full else { return sentences }
    if let rate = SpokenRate(voice, series), statistics.trend?.isSignificant ?? false {
      sentences.append(say(.trend, rate.interval))
      if statistics.lineStride > 1 { sentences.append(say(.sampled, ["count": voice.count(statistics.lineStride)])) }
    }
    if let size = statistics.segmentation?.blockSize, size > 1 {
      sentences.append(say(.thinned, ["count": voice.count(size)]))
    }
    return sentences
  }

  private func say(
    _ phrase: Phrase, _ said: [String: Said], further: [(key: String, value: JSONValue)] = []
  ) -> SummarySentence { SummarySentence(phrase, said, voice, series: name, further: further) }

  private func sentence(
    _ shape: SeriesShape, _ statistics: SeriesStatistics, _ verbosity: ChartSummary.Verbosity
  ) -> SummarySentence {
    let y = statistics.y
    let last = y.count - 1
    switch shape {
    case .constant: return say(.constant, ["value": voice.y(y[0])])
    case .monotone(let direction, let bend) where (y[last] > y[0]) == (direction == .rising):
      return monotone(direction, bend, statistics)
    case .peak(let turn) where y[turn] > max(y[0], y[last]):
      return say(.peak, ends(y).merging(point("turn", turn)) { $1 })
    case .valley(let turn) where y[turn] < min(y[0], y[last]):
      return say(.valley, ends(y).merging(point("turn", turn)) { $1 })
    case .step(let direction, let place):
      return say(
        direction == .rising ? .stepUp : .stepDown,
        [
          "before": voice.estimate(Sample(Array(y[..<place])).median),
          "after": voice.estimate(Sample(Array(y[place...])).median),
          "at": voice.at(series.points[place].x),
        ])
    case .periodic: return periodic(statistics)
    case .noClearPattern:
      let trend = statistics.trend
      return say(.noPattern, [:], further: [("z", .number(trend?.z)), ("p", .number(trend?.probability))])
    default: return phases(withValues: verbosity == .full)
    }
  }

  private func monotone(
    _ direction: Direction, _ bend: SeriesShape.Bend, _ statistics: SeriesStatistics
  ) -> SummarySentence {
    // Beyond 0.8 nine of ten pairs of points go the same way.
    let isSteady = (statistics.correlation?.tau ?? 0).magnitude > 0.8
    let verb: Phrase =
      switch (direction, bend) {
      case (.falling, .speedingUp): .fallsFaster
      case (.falling, .levellingOff): .fallsSlower
      case (.falling, .steady): isSteady ? .fallsSteadily : .fallsOverall
      case (_, .speedingUp): .risesFaster
      case (_, .levellingOff): .risesSlower
      case (_, .steady): isSteady ? .risesSteadily : .risesOverall
      }
    var said = ends(statistics.y)
    said["verb"] = Said(voice.words(verb))
    // One rate does not describe a bend.
    said["rate"] = bend == .steady ? SpokenRate(voice, series)?.clause ?? Said("") : Said("")
    return say(.monotone, said)
  }

  private func ends(_ y: [Double]) -> [String: Said] {
    point("from", 0).merging(point("to", y.count - 1)) { $1 }
  }

  private func point(_ key: String, _ index: Int) -> [String: Said] {
    let point = series.points[index]
    return [key: voice.y(point.y ?? 0), key + "At": voice.of(point.x)]
  }

  private func period(_ cycle: Cycle, _ statistics: SeriesStatistics) -> Said {
    let unit = PointPositions(voice.chart).unit
    let spacing = statistics.x.count > 1 ? statistics.x[1] - statistics.x[0] : 1
    let phrase: Phrase =
      switch unit {
      case .number, .step: .steps
      case .year: .years
      case .quarter: .quarters
      case .month: .months
      case .day: .days
      case .minute: .minutes
      case .second: .seconds
      }
    let length = phrase == .steps ? cycle.period : Int((Double(cycle.period) * spacing).rounded())
    let count = voice.count(length)
    return Said(voice.words(phrase, ["count": count]), figure: count.figure)
  }

  /// What repeats; of a year by months, its highest and its lowest month.
  private func periodic(_ statistics: SeriesStatistics) -> SummarySentence {
    guard let cycle = statistics.cycle else { return say(.noPattern, [:]) }
    let said = ["period": period(cycle, statistics)]
    guard PointPositions(voice.chart).unit == .month, cycle.period == 12 else { return say(.periodic, said) }
    let means = (0..<12).map { month in
      let values = statistics.x.indices.filter { Int(statistics.x[$0]) % 12 == month }.map { statistics.y[$0] }
      return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
    let known = means.indices.filter { means[$0] != nil }
    guard let high = known.max(by: { means[$0]! < means[$1]! }), let low = known.min(by: { means[$0]! < means[$1]! })
    else { return say(.periodic, said) }
    func month(_ index: Int) -> Said {
      Said(
        CivilDate.monthName(index + 1, voice.language),
        figure: ["month": .integer(index + 1), "mean": .number(means[index])])
    }
    return say(.periodicMonths, ["period": said["period"]!, "high": month(high), "low": month(low)])
  }

  /// The stretches, one after another.
  ///
  /// - Parameter withValues: Whether to state the values at the turning points.
  func phases(withValues: Bool) -> SummarySentence {
    let phases = series.statistics?.phases ?? []
    let clauses = phases.enumerated().map { place, phase -> Said in
      let isLast = place == phases.count - 1
      let point = series.points[phase.points.upperBound]
      let tells = withValues || phase.isJump
      let phrase: Phrase =
        switch (phase.direction, phase.isJump, tells) {
        case (.level, _, _): isLast ? .levelLast : .levelMiddle
        case (.rising, true, _): isLast ? .jumpLast : .jumpMiddle
        case (.falling, true, _): isLast ? .dropLast : .dropMiddle
        case (.rising, _, true): isLast ? .riseToLast : .riseToMiddle
        case (.rising, _, false): isLast ? .riseLast : .riseMiddle
        case (.falling, _, true): isLast ? .fallToLast : .fallToMiddle
        case (.falling, _, false): isLast ? .fallLast : .fallMiddle
        }
      let x = voice.x(point.x)
      var figure: [(key: String, value: JSONValue)] = [
        ("direction", .string(phase.direction.rawValue)), ("to", x.figure ?? .null),
      ]
      if tells, phase.direction != .level { figure.append(("y", .number(point.y))) }
      return Said(
        voice.words(phrase, ["x": x, "y": voice.y(point.y ?? 0), "at": voice.at(point.x)]), figure: .object(figure))
    }
    let figure = JSONValue.array(clauses.compactMap(\.figure))
    var text = clauses.dropLast().map(\.text).joined(separator: voice.language.comma)
    if let last = clauses.last {
      text = text.isEmpty ? last.text : voice.words(.then, ["before": Said(text), "last": last])
    }
    return say(.sentence, ["what": Said(text, figure: figure)])
  }
}
