import PaletteCharts
import SafeText

/// How fast y changes with x, over a step that a person would choose: a year, 1,000 pounds.
struct SpokenRate {
  private let voice: Voice
  private let line: TheilSenLine
  private let step: Double
  private let per: Spoken

  /// Nil where no line is known, and for categories, between which nothing lies.
  init?(_ voice: Voice, _ series: MeasuredSeries) {
    guard let statistics = series.statistics, let line = statistics.line, let first = statistics.x.first,
      let last = statistics.x.last
    else { return nil }
    let phrase: Phrase
    switch PointPositions(voice.chart).unit {
    case .step: return nil
    case .year: phrase = .perYear
    case .quarter: phrase = .perQuarter
    case .month: phrase = .perMonth
    case .day: phrase = .perDay
    case .minute: phrase = .perMinute
    case .second: phrase = .perSecond
    case .number: phrase = .perStep
    }
    (self.voice, self.line) = (voice, line)
    guard phrase == .perStep else {
      (step, per) = (1, Spoken(voice.words(phrase)))
      return
    }
    step = Self.step(last - first)
    // "For each 1" says nothing.
    if step == 1, !(voice.chart.xAxis.numeric?.values.hasUnit ?? false) { return nil }
    guard case .number(_, let one?, _)? = voice.chart.xAxis.numeric?.values, step == 1 else {
      per = Spoken(voice.words(.perStep, ["x": voice.x(.number(step))]))
      return
    }
    // "for each cup", not "for each 1 cup".
    let unit = String(Spoken(name: ValueDescription.fill(one, with: "")).text.drop { $0 == " " })
    per = Spoken(voice.words(.perStep, ["x": Spoken(unit)]))
  }

  /// The greatest power of ten of which a range holds two.
  static func step(_ range: Double) -> Double {
    guard range.isFinite, range > 0 else { return 1 }
    var step = 1.0
    while step * 20 <= range { step *= 10 }
    if range < 2 {
      var inverse = 1.0
      while 2 / inverse > range, inverse < 1e12 { inverse *= 10 }
      step = 1 / inverse
    }
    return step
  }

  /// What y gains, with its unit; its digits are its own, not those of the values.
  private func rate(_ gain: Double) -> Spoken { voice.value(gain, voice.chart.yAxis?.values ?? .number()) }

  /// `, by 7.45 miles per gallon for each 1,000 pounds`.
  var clause: Spoken {
    let slope = rate(line.slope.magnitude * step)
    return voice.phrase(
      .rate, ["slope": slope, "per": per], figure: ["slope": .number(line.slope * step), "step": .number(step)])
  }

  var interval: [String: Spoken] {
    [
      "slope": rate(line.slope * step), "per": Spoken(per.text, figure: .number(step)),
      "low": voice.number(line.interval.lowerBound * step), "high": voice.number(line.interval.upperBound * step),
      "confidence": Spoken("95", figure: .integer(95)),
    ]
  }
}
