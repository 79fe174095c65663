import SourceText

/// How many colours of a list the options around it draw, `colors: […], series: [{…}, {…}]` of Highcharts and ApexCharts, and
/// whether the slices of a pie have their names beside them.
struct DrawnParts {
  private typealias Listed = (range: Range<Int>, count: Int?, areNamed: Bool)
  /// The series that options list, by the names around them, in file order; nil for a count that nobody can tell.
  private var series: [[String]: [Listed]] = [:]
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
    let isCounted = !Self.others.contains(where: file.bytes.hold)
    let drawsPies = Self.pies.contains(where: file.bytes.hold)
    for use in uses where use.kind == .member && use.name == "series" {
      guard let items = use.arguments.first?.node.items, !items.isEmpty else { continue }
      series[use.chain, default: []].append(
        (
          use.range, isCounted ? Self.count(of: items, drawsPies: drawsPies) : nil,
          items.allSatisfy { Self.namesSlices(of: $0, in: file) }
        ))
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
    colors.name == "colors" ? series(beside: colors)?.count : nil
  }

  /// Whether what a list colours are slices with their names beside them.
  func areNamed(for colors: LiteralModule.Use) -> Bool { series(beside: colors)?.areNamed ?? false }

  /// Whether a pie of matplotlib or R is given the names of its slices, and draws no legend for them.
  static func namesSlices(_ pie: LiteralModule.Use, in file: SourceFile) -> Bool {
    guard let labels = pie.written.first(where: { $0.key == "labels" }),
      !pie.written.contains(where: { $0.key == "labeldistance" }),
      !file.bytes.hold("legend(")
    else { return false }
    let text = file.bytes[labels.value.range]
    if text.allSatisfy({ $0.isNameByte || $0 == UInt8(ascii: ".") }) {
      return !["None", "NA", "NULL"].contains(String(decoding: text, as: UTF8.self))
    }
    let names = labels.node.items ?? []
    return !names.isEmpty && names.allSatisfy { $0.string.map { !$0.isEmpty } ?? false }
  }

  /// Whether a series is a pie that names its slices beside them: ECharts and Highcharts do, unless options say otherwise
  /// (ECharts 6, `series-pie.label`; Highcharts 12, `plotOptions.pie.dataLabels`). Options that are not followed here may.
  static func namesSlices(of series: SourceNode, in file: SourceFile) -> Bool {
    guard series["type"]?.string == "pie", series.file == nil, !file.bytes.hold("dataLabels") else { return false }
    let text = Array(file.bytes[series.range])
    guard text.hold("abel") else { return true }
    let label = series["label"]
    return label?["formatter"]?.string?.contains("{b}") ?? false
      && (label?["show"]?.boolean ?? !text.hold("show"))
  }

  private func series(beside colors: LiteralModule.Use) -> Listed? {
    guard let all = series[colors.chain] else { return nil }
    let next = all.partitioned { $0.range.lowerBound > colors.range.lowerBound }
    return all[max(0, next - 1)..<min(all.count, next + 1)].first { areBeside($0.range, colors.range) }
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
