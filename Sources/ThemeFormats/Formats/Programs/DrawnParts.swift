import SourceText

/// How many colours of a list the options around it draw: `colors: […], series: [{…}, {…}]` of Highcharts and ApexCharts.
struct DrawnParts {
  /// The series that options list, by the names around them, in file order; nil for a count that nobody can tell.
  private var series: [[String]: [(range: Range<Int>, count: Int?)]] = [:]
  private let file: SourceFile

  /// Words of programs whose charts take more colours than they list series: added later, one for each point or part.
  private static let others: [StaticString] = [
    "distributed", "addSeries", "updateSeries", "appendSeries", "drilldown", "funnel", "pyramid", "treemap", "sunburst",
    "variablepie", "polarArea", "radialBar", "'item'", "\"item\"",
  ]
  /// Words of charts that colour each part.
  private static let pies: [StaticString] = ["colorByPoint", "'pie'", "\"pie\"", "'donut'", "\"donut\""]

  /// Looks at the uses of a program.
  init(_ uses: [LiteralModule.Use], _ file: SourceFile) {
    self.file = file
    guard !Self.others.contains(where: file.bytes.hold) else { return }
    let drawsPies = Self.pies.contains(where: file.bytes.hold)
    for use in uses where use.kind == .member && use.name == "series" {
      guard let items = use.arguments.first?.node.items, !items.isEmpty else { continue }
      series[use.chain, default: []].append((use.range, Self.count(of: items, drawsPies: drawsPies)))
    }
  }

  private static func count(of items: [SourceNode], drawsPies: Bool) -> Int? {
    if items.allSatisfy({ $0.number != nil }) { return items.count }
    guard items.allSatisfy({ $0.members != nil }) else { return nil }
    guard drawsPies else { return items.count }
    let parts = items.count == 1 ? items[0]["data"]?.items : nil
    return parts.flatMap { $0.isEmpty || $0.contains(where: \.isNull) ? nil : $0.count }
  }

  /// How many colours a list gives away; nil where nobody can tell.
  func count(for colors: LiteralModule.Use) -> Int? {
    guard colors.name == "colors", let all = series[colors.chain] else { return nil }
    let next = all.partitioned { $0.range.lowerBound > colors.range.lowerBound }
    return all[max(0, next - 1)..<min(all.count, next + 1)].first { areBeside($0.range, colors.range) }?.count
  }

  /// Bytes between the members of one object that are looked through; an engineering choice.
  private static let longest = 4_096

  /// Whether two members are in one object: what opens between them closes between them.
  private func areBeside(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    let (start, end) = (min(one.upperBound, other.upperBound), max(one.lowerBound, other.lowerBound))
    guard start <= end, end - start < Self.longest else { return false }
    var depth = 0
    for byte in file.bytes[start..<end] {
      if "{[(".utf8.contains(byte) { depth += 1 }
      if "}])".utf8.contains(byte) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
