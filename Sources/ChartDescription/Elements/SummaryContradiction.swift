import PaletteCharts

/// Whether an author's summary says what the values contradict: which way the only series goes, and where its extremes are.
enum SummaryContradiction {
  /// How words begin that tell a way.
  private static let rising = ["rise", "rising", "rose", "increas", "grow", "grew", "climb"]
  private static let falling = ["fall", "fell", "decreas", "declin", "drop", "shrink", "shrank"]
  private static let most: Set<String> = ["highest", "most", "peak", "peaks", "peaked", "maximum", "greatest"]
  private static let least: Set<String> = ["lowest", "least", "minimum"]

  private static let narrowing: Set<String> = [
    "not", "never", "no", "hardly", "barely", "scarcely", "without", "neither", "nor", "mostly", "mainly", "little",
    "except",
    "but",
  ]

  /// The word that is wrong; nil where nothing is, or where the chart has several series.
  static func found(_ chart: Chart) -> String? {
    guard let summary = chart.summary, chart.series.count == 1 else { return nil }
    let series = MeasuredSeries.measure(chart)[0]
    guard let place = series.y.indices.last, place > 1 else { return nil }
    let words = summary.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    func first(_ beginnings: [String]) -> String? { words.first { word in beginnings.contains(where: word.hasPrefix) } }
    let (up, down) = (first(rising), first(falling))
    // What is denied or narrowed down needs a reader.
    guard narrowing.isDisjoint(with: words) else { return nil }
    // Both words tell of turns, which are many to check.
    if series.arrangement == .sequence, (up == nil) != (down == nil),
      let way = direction(series),
      (way == .rising) != (up != nil)
    {
      return up ?? down
    }
    let text = ChartText(chart)
    // A place belongs to the extreme before it in its clause.
    for clause in summary.lowercased().split(whereSeparator: { ".;:".contains($0) }) {
      let words = clause.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      for (kind, extreme) in [(most, series.greatest), (least, series.least)] {
        guard let word = words.firstIndex(where: kind.contains) else { continue }
        let after = words[(word + 1)...].prefix { !most.contains($0) && !least.contains($0) }.prefix(5)
        let named = series.points.indices.filter { after.contains(text.x(series.points[$0].x).lowercased()) }
        if named.count == 1, series.y[named[0]] != series.y[extreme] { return words[word] }
      }
    }
    return nil
  }

  /// Which way all values go, or most of them.
  private static func direction(_ series: MeasuredSeries) -> Direction? {
    if let course = series.claims.lazy.compactMap(\.course).first, course.legs.count == 1 {
      return course.legs[0].direction
    }
    return series.tendency == .level ? nil : series.tendency
  }
}
