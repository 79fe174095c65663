import PaletteCharts

/// How a sequence goes, in words.
struct CourseWords {
  private let text: ChartText
  private let series: MeasuredSeries
  private let withValues: Bool
  /// The places whose values the sentence names.
  private(set) var named: Set<Int> = []

  /// - Parameter withValues: Whether turns have their values; of many only the places are told.
  init(_ text: ChartText, _ series: MeasuredSeries, withValues: Bool) {
    (self.text, self.series, self.withValues) = (text, series, withValues)
    guard withValues else { return }
    for case .course(let course) in series.claims {
      for (place, leg) in course.legs.enumerated() where leg.direction != .level {
        named.formUnion(place == 0 ? [leg.first, leg.last] : [leg.last])
      }
    }
  }

  func overall(_ direction: Direction) -> String {
    var speech = Speech(text)
    let way = direction == .rising ? "rises" : "falls"
    return "\(way) overall, from \(extreme(0, &speech, isBegin: true)) to \(extreme(series.y.count - 1, &speech))."
  }

  func sentence(_ course: Course) -> String {
    var speech = Speech(text)
    var clauses = course.legs.indices.map { clause(course, $0, &speech) }
    let last = clauses.removeLast()
    var what = clauses.isEmpty ? last : "\(clauses.joined(separator: ", ")), then \(last)"
    if !course.exceptions.isEmpty {
      let points = course.exceptions.map { speech.placed(series.y[$0], series.points[$0].x) }
      what += ", apart from \(points.joined(separator: ", "))"
    }
    return course.isBroad ? "broadly, \(what)." : "\(what)."
  }

  private func clause(_ course: Course, _ place: Int, _ speech: inout Speech) -> String {
    let leg = course.legs[place]
    let values = (leg.first...leg.last).filter { !course.exceptions.contains($0) }.map { series.y[$0] }
    let until = text.x(series.points[leg.last].x)
    let isRise = leg.direction == .rising
    let way = isRise ? "rises" : "falls"
    if leg.direction == .level {
      let (low, high) = (values.min() ?? 0, values.max() ?? 0)
      let isOne = text.bare(low) == text.bare(high)
      return "stays \(isOne ? "at" : "between \(speech.y(low)) and") \(speech.y(high)) until \(until)"
    }
    guard withValues else { return "\(way) until \(until)" }
    guard place == 0 else {
      let isJump = leg.last == leg.first + 1 && series.y.count >= Sample.fewest
      return "\(isJump ? (isRise ? "jumps" : "drops") : way) to \(extreme(leg.last, &speech))"
    }
    let isEvery = zip(values, values.dropFirst()).allSatisfy { isRise ? $0 < $1 : $0 > $1 } && values.count > 2
    let every = isEvery && course.legs.count == 1 && course.exceptions.isEmpty ? " at every step" : ""
    return "\(way)\(every) from \(extreme(leg.first, &speech, isBegin: true)) to \(extreme(leg.last, &speech))"
  }

  /// A point with its value; an extreme of the series is called so where it comes once.
  private func extreme(_ place: Int, _ speech: inout Speech, isBegin: Bool = false) -> String {
    let placed = speech.placed(series.y[place], series.points[place].x)
    let isSingle = series.y.count > 2 && series.y.count { $0 == series.y[place] } == 1
    let word = !isSingle ? nil : place == series.least ? "lowest" : place == series.greatest ? "highest" : nil
    return word.map { "its \($0), \(placed)\(isBegin ? "," : "")" } ?? placed
  }
}

/// How fast y changes with x, over a step that a person would choose: a year, 1,000 pounds.
struct SpokenRate {
  private let text: ChartText
  private let slope: Double
  private let per: String

  /// Nil where no line is known, and for categories, between which nothing lies.
  init?(_ text: ChartText, _ series: MeasuredSeries) {
    guard let line = series.line, let first = series.x.first, let last = series.x.last else { return nil }
    self.text = text
    let unit = PointPositions(text.chart).unit
    guard unit == .number, case .number(_, let counted)? = text.chart.xAxis.numeric?.values else {
      // Nobody thinks in what a second changes.
      guard ![.step, .minute, .second].contains(unit) else { return nil }
      (slope, per) = (line.slope, "a \(unit.rawValue)")
      return
    }
    let step = Self.step(last - first)
    // "For each 1" says nothing.
    guard step != 1 || counted != nil else { return nil }
    // "for each cup", not "for each 1 cup".
    let words = step == 1 ? counted.map { AxisUnit.bare($0.one) } : nil
    (slope, per) = (line.slope * step, "for each \(words.map { text.name($0) } ?? text.x(.number(step)))")
  }

  /// The greatest power of ten of which a range holds two.
  private static func step(_ range: Double) -> Double {
    guard range.isFinite, range > 0 else { return 1 }
    var step = 1.0
    while step * 20 <= range { step *= 10 }
    var inverse = 1.0
    while step == 1, 2 / inverse > range, inverse < 1e12 { inverse *= 10 }
    return step / inverse
  }

  /// `7.45 miles per gallon for each 1,000 pounds`; the digits are its own, not those of the values.
  func text(isSigned: Bool) -> String {
    let number = ChartText.rounded(isSigned ? slope : slope.magnitude, digits: 3)
    return "\(text.worded(number)) \(per)"
  }
}
