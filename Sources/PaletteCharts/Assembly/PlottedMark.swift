import PaletteRules

/// A mark as a table or a specification gives it, before anybody knows what its values are.
struct PlottedMark {
  var x: PlottedValue
  /// What is measured; nil is a gap.
  var y: Double?
  /// The name of its series; empty for the only one.
  var series = ""
  /// A value an additional axis.
  var additional: [PlottedValue] = []
  /// What the author calls it.
  var label: String?
  var range: Range<Int>
}

/// A value as it is written.
enum PlottedValue: Hashable {
  /// A number within what can be drawn.
  case number(Double)
  /// Anything else.
  case text(String)

  /// The value as a category, where digits are a name: `2019`, not `2,019`.
  var name: String {
    switch self {
    case .number(let number):
      number.rounded() == number && number.magnitude < ChartRecord.greatestMagnitude
        ? "\(Int(number))" : DecimalText.text(number)
    case .text(let text): text
    }
  }
}

/// What a column of values is.
enum PlottedType: Hashable, Sendable {
  case number
  /// Whole numbers that are years.
  case year
  /// Dates in words, or seconds since 1970.
  case date(DatePrecision)
  case category
}

extension Chart {
  /// Bars and areas of one series are at different places; what comes twice is a problem.
  ///
  /// - Parameter kind: The sentence, which says what would tell them apart.
  func refuseRepeated(_ kind: ChartProblem, _ places: ChartPlaces, _ record: inout ChartRecord) {
    for (index, series) in series.enumerated() {
      var seen: Set<ChartValue> = []
      guard let again = series.points.firstIndex(where: { !seen.insert($0.x).inserted }) else { continue }
      let name = series.name.isEmpty || self.series.count == 1 ? "" : "'\(ChartFields.shortened(series.name))'"
      record.problem(
        kind(ChartFields.shortened(xAxis.text(series.points[again].x)), name), at: places.points[index][again])
      return
    }
  }
}
