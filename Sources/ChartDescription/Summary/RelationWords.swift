import PaletteCharts

/// What y does as x grows.
enum RelationWords {
  /// The sentence of a claim ``Claim/relation(_:)`` or ``Claim/noRelation``.
  static func sentence(_ claim: Claim, _ text: ChartText, _ series: MeasuredSeries) -> String {
    // Time passes; it does not grow.
    let x = text.title(text.chart.xAxis.title, else: "the x value")
    let asX = text.precision == nil ? "as \(x) grows" : "over time"
    let y = text.title(text.chart.yAxis?.title, else: "the y value")
    guard case .relation(let direction) = claim, let rho = series.rho else {
      return "\(y) tends neither to rise nor to fall \(asX)."
    }
    // A rate says little where x does. Strong from 0.7 on, moderate from 0.4 on: C. Dancey and J. Reidy, "Statistics without maths
    // for psychology", 2007.
    let rate = rho.magnitude >= 0.4 ? SpokenRate(text, series).map { ", by \($0.text(isSigned: false))" } ?? "" : ""
    let strength = rho.magnitude >= 0.7 ? "strong" : rho.magnitude >= 0.4 ? "moderate" : "weak"
    return "\(asX), \(y) tends to \(direction == .rising ? "rise" : "fall")\(rate); the relation is \(strength) "
      + "(rank correlation \(ChartText.rounded(rho, digits: 2)))."
  }
}

/// The shape of a histogram.
enum ShapeWords {
  /// `one peak, 14 at 6 to 7, reaching further to higher values; none from 1 to 3.`
  static func sentence(_ shape: BinShape, _ text: ChartText, _ series: MeasuredSeries) -> String {
    let most = SeriesSentences.mostNamed
    var speech = Speech(text)
    let numbers = ["one peak", "two peaks", "three peaks"]
    let places = shape.peaks.prefix(most).map { speech.placed(series.y[$0], series.points[$0].x) }
    let peaks =
      shape.peaks.count > numbers.count
      ? "\(shape.peaks.count) peaks"
      : "\(numbers[shape.peaks.count - 1])\(places.count > 1 ? ":" : ",") \(places.joined(separator: " and "))"
    let tail = [
      Direction.rising: ", reaching further to higher values", .falling: ", reaching further to lower values",
    ][shape.tail]
    let gaps = shape.gaps.prefix(most).map { gap in
      let ends = [gap.lowerBound, gap.upperBound].map { text.x(series.points[$0].x) }
      let (low, high) = (ends[0].split(separator: " to "), ends[1].split(separator: " to "))
      return low.count == 2 && high.count == 2 ? "from \(low[0]) to \(high[1])" : "at \(ends[0])"
    }
    let more = shape.gaps.count > gaps.count ? " and in \(shape.gaps.count - gaps.count) more places" : ""
    return "\(peaks)\(tail ?? "")" + (gaps.isEmpty ? "." : "; none \(gaps.joined(separator: ", "))\(more).")
  }
}
