/// Points that no element stands for.
enum PointMissing: ChartRule {
  static let key = RuleKey.pointMissing
  static let summary = "every point has an element"

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    chart.stopsBySeries.compactMap { series, stops in
      let container = chart.elements.first { $0.role == .series && ($0.series ?? "") == series }
      let places = stops.compactMap(\.index)
      // Where the elements state no place, only their number can be compared.
      let isPlaced = places.count == stops.count
      guard let count = container?.count ?? (isPlaced ? places.max().map { $0 + 1 } : nil) else { return nil }
      // A list may state any place, so the missing ones are counted, and the first is named.
      let known = Set(places)
      let missing = count - (isPlaced ? known.filter { $0 < count }.count : stops.count)
      return ChartAnswer(series, missing <= 0) {
        let first = isPlaced ? (0...known.count).first { !known.contains($0) } : nil
        let (elements, are) = missing == 1 ? ("1 element", "is") : ("\(missing) elements", "are")
        var fault = ChartFault(
          "\(elements)\(owner(series)) of \(count) \(are) missing"
            + "\(first.map { ", the first at index \($0)" } ?? ""): readers do not learn of what it shows.",
          Array(stops.prefix(1)), remedy: "give every point an element that a screen reader can focus")
        fault.measure = Measure(Double(count - missing), of: Double(count), .count)
        return fault
      }
    }
  }
}

extension PointMissing {
  static let page = RulePage(
    measures: """
      Whether every point of a series has an element that a screen reader can focus. Readers take the elements for the whole \
      chart; nothing tells them that a point was left out.
      """,
    formula: """
      The 'index' of the elements of a series: 0, 1, 2 … up to 'count' of
      the series where the list states it, else up to the greatest index.
      Elements without an index are counted.
      """,
    threshold: "One point is enough.",
    affects: PageSentences.screenReaders,
    remedies: [
      "Make an element of every point, also of a gap: its value is `no value`.",
      "Offer a long series by intervals that hold every point.",
    ],
    adjusting: ["A list whose elements have no `index` and whose series have no `count` is not checked."],
    sources: [.charts, .nonTextContent],
    bad: [
      RuleExample(
        "the first and the third point of a series",
        chart: ExampleChart.rain(
          RainPoint(index: 0), RainPoint(label: #""March""#, frame: (48, 0, 48, 60), index: 2)))
    ],
    good: [
      RuleExample(
        "the first and the second",
        chart: ExampleChart.rain(
          RainPoint(index: 0), RainPoint(label: #""February""#, frame: (48, 0, 48, 60), index: 1)))
    ])
}
