import RealModule

extension Chart {
  /// Gives the points one order, that of the axis, and the values the decimals that tell them apart: every part of the program says
  /// them so.
  ///
  /// - Returns: By series, where its points were.
  @discardableResult
  package mutating func arrange() -> [[Int]] {
    let categories = xAxis.categorical?.categories ?? []
    let places = Dictionary(categories.enumerated().map { ($1, Double($0)) }) { first, _ in first }
    let orders = series.map { series in
      let along = series.points.map { $0.x.number ?? $0.x.category.flatMap { places[$0] } ?? 0 }
      return along.indices.sorted { (along[$0], $0) < (along[$1], $1) }
    }
    for (index, order) in orders.enumerated() { series[index].points = order.map { series[index].points[$0] } }
    let points = series.flatMap(\.points)
    xAxis.numeric?.setDecimals(for: points.compactMap(\.x.number))
    yAxis?.setDecimals(for: points.compactMap(\.y))
    for index in additionalAxes.indices {
      additionalAxes[index].numeric?.setDecimals(
        for: points.compactMap { $0.additional.indices.contains(index) ? $0.additional[index].number : nil })
    }
    return orders
  }
}

extension NumericAxis {
  /// States how many decimals tell the numbers apart, where nothing does: as many as they need, to a thousandth of what they span;
  /// of a small number among large ones two digits, and of money cents. Engineering choices.
  fileprivate mutating func setDecimals(for numbers: [Double]) {
    guard case .number(nil, let unit) = values, let low = numbers.min(), let high = numbers.max() else {
      return
    }
    let span = high > low ? high - low : max(high.magnitude, .leastNonzeroMagnitude)
    let least = scale == .linear ? 1e-6 * span : 0
    let small = numbers.lazy.map(\.magnitude).filter { $0 > 0 && $0 >= least }.min() ?? span
    let most = values.isMoney ? 2 : min(max(3 - DecimalText.power(span), 1 - DecimalText.power(small), 0), 12)
    var needed = 0
    for number in numbers where needed < most { needed = max(needed, DecimalText.decimals(number)) }
    if values.isMoney, needed > 0 { needed = most }
    values = .number(fractionDigits: min(needed, most), unit: unit)
  }
}
