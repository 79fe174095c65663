import PaletteCharts
import SafeText

/// The measurements of a chart as `summary.json` has them.
enum StatisticsJSON {
  static func value(_ chart: Chart, _ measured: [MeasuredSeries], _ pairs: [MeasuredPair]) -> JSONValue {
    let voice = Voice(chart)
    return [
      "xUnit": .string(PointPositions(chart).unit.rawValue),
      "series": .array(measured.map { series($0, voice) }),
      "pairs": .array(pairs.map { pair($0, measured, voice) }),
    ]
  }

  private static func x(_ value: ChartValue, _ voice: Voice) -> JSONValue { voice.x(value).figure ?? .null }

  private static func series(_ series: MeasuredSeries, _ voice: Voice) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(series.name)), ("points", .integer(series.points.count)), ("missing", .integer(series.missing)),
    ]
    guard let statistics = series.statistics else { return .object(members) }
    func point(_ index: Int) -> JSONValue {
      ["x": x(series.points[index].x, voice), "y": .number(statistics.y[index])]
    }
    let sample = statistics.sample
    members += [
      ("arrangement", .string(statistics.arrangement.rawValue)),
      ("least", point(statistics.least)), ("greatest", point(statistics.greatest)),
      ("mean", .number(sample.mean)), ("median", .number(sample.median)),
      ("quartiles", .numbers([sample.quantile(0.25), sample.quantile(0.75)])),
      ("standardDeviation", .number(sample.standardDeviation)),
    ]
    if let correlation = statistics.correlation {
      members += [
        ("kendallTauB", .number(correlation.tau)), ("spearmanRho", .number(correlation.rho)),
        ("kendallP", .number(correlation.probability)), ("varianceOfScore", .number(correlation.variance)),
      ]
    }
    if let trend = statistics.trend {
      members.append(
        ("mannKendall", ["s": .integer(trend.score), "z": .number(trend.z), "p": .number(trend.probability)]))
    }
    if let line = statistics.line {
      members.append(
        (
          "theilSen",
          [
            "slope": .number(line.slope), "low": .number(line.interval.lowerBound),
            "high": .number(line.interval.upperBound), "intercept": .number(line.intercept), "confidence": 0.95,
            "everyNthPoint": .integer(statistics.lineStride),
          ]
        ))
    }
    if let cycle = statistics.cycle {
      members.append(("cycle", ["period": .integer(cycle.period), "strength": .number(cycle.strength)]))
    }
    members.append(
      (
        "outliers",
        [
          "method": .string(statistics.outliers.method.rawValue),
          "points": .array(statistics.outliers.indices.map { point($0) }),
        ]
      ))
    return .object(members)
  }

  /// Crossings of two series that are listed; two noisy series cross thousands of times. An engineering choice.
  private static let mostCrossings = 200

  private static func pair(_ pair: MeasuredPair, _ measured: [MeasuredSeries], _ voice: Voice) -> JSONValue {
    let comparison = pair.comparison
    return [
      "first": .string(measured[pair.first].name), "second": .string(measured[pair.second].name),
      "shared": .integer(comparison.shared), "firstHigher": .integer(comparison.firstHigher),
      "secondHigher": .integer(comparison.secondHigher), "ratioOfMeans": .number(comparison.ratioOfMeans),
      "crossingCount": .integer(comparison.crossings.count),
      "crossings": .array(
        comparison.crossings.prefix(mostCrossings).map {
          ["before": x(pair.x[$0.before], voice), "after": x(pair.x[$0.after], voice)]
        }),
    ]
  }
}
