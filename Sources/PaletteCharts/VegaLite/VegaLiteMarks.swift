import PaletteRules
import SourceText

/// Makes marks of rows.
struct VegaLiteMarks {
  private let channels: VegaLiteEncoding
  private let rows: [SourceNode]
  private let record: ChartRecord

  init(_ channels: VegaLiteEncoding, _ rows: [SourceNode], _ record: ChartRecord) {
    (self.channels, self.rows, self.record) = (channels, rows, record)
  }

  /// What marks have in common that are one: their place and their series.
  private func place(_ mark: PlottedMark) -> [ChartValue] { [mark.point.x, .category(mark.series)] }

  /// The marks; rows without a place are left out, as Vega-Lite leaves them out.
  func marks() -> [PlottedMark] {
    let known = rows[0].members?.map(\.key) ?? []
    for channel in channels.all {
      guard let field = channel.field, !rows.contains(where: { $0.member(field) != nil }) else { continue }
      let shown = ChartFields.shortened(field)
      record.problem(
        NearestName.suggestion(for: field, among: known).map { ChartProblem.misspeltField(shown, $0) }
          ?? ChartProblem.unknownField(shown), at: channel.node["field"]?.range)
    }
    guard record.problems.isEmpty else { return [] }
    var marks = rows.compactMap { row -> PlottedMark? in
      guard let x = channels.x.value(row) else { return nil }
      let point = ChartPoint(
        x: x, y: measured(row), additional: channels.size.map { [$0.value(row) ?? .number(0)] } ?? [],
        label: channels.labels.flatMap { row[$0]?.string })
      return PlottedMark(point: point, series: channels.seriesName(row), range: row.range)
    }
    if marks.count < rows.count { record.note(ChartNote.rowsLeftOut(rows.count - marks.count)) }
    if let aggregate = channels.y?.aggregate {
      marks = together(marks, aggregate)
      if channels.x.isBinned, aggregate == .count { marks += emptyBins(marks) }
    }
    guard channels.isNormalized else {
      return channels.y?.isPercentage == true ? marks.map { percentage($0, of: 1) } : marks
    }
    if !channels.panels.isEmpty || marks.contains(where: { $0.point.y ?? 0 < 0 }) {
      record.problem(ChartProblem.shares(), at: channels.y?.node["stack"]?.range)
    }
    // Each value as a percentage of all at its place, as a normalised stack draws them; a pie is one place.
    func whole(_ mark: PlottedMark) -> ChartValue {
      channels.direction == .radialClockwise ? .category("") : mark.point.x
    }
    let sums = Dictionary(grouping: marks, by: whole).mapValues { $0.reduce(0) { $0 + ($1.point.y ?? 0) } }
    return marks.map { percentage($0, of: sums[whole($0)] ?? 0) }
  }

  private func percentage(_ mark: PlottedMark, of whole: Double) -> PlottedMark {
    var mark = mark
    if whole > 0 { mark.point.y = mark.point.y.map { 100 * $0 / whole } }
    return mark
  }

  /// A 0 for each interval in which nothing was counted: who hears a list takes what is left out for what is not there.
  private func emptyBins(_ marks: [PlottedMark]) -> [PlottedMark] {
    let known = Set(marks.map(place))
    return Dictionary(grouping: marks, by: \.series).values.flatMap { own in
      channels.x.namedOrder.map { name in
        PlottedMark(point: ChartPoint(x: .category(name), y: 0), series: own[0].series, range: own[0].range)
      }
    }.filter { !known.contains(place($0)) }
  }

  private func measured(_ row: SourceNode) -> Double? {
    guard let channel = channels.y, channel.aggregate != .count, let field = channel.field, let node = row[field] else {
      return nil
    }
    if case .null = node.value { return nil }
    return record.number(node, "'\(ChartFields.shortened(field))' of a row")
  }

  /// One mark for each place and series.
  private func together(_ marks: [PlottedMark], _ aggregate: VegaLiteChannel.Aggregate) -> [PlottedMark] {
    let groups = Dictionary(grouping: marks, by: place)
    return marks.map(place).uniqued.compactMap { place in
      groups[place].map { marks in
        var mark = marks[0]
        mark.point.y = Self.value(aggregate, marks.count, marks.compactMap(\.point.y).sorted())
        return mark
      }
    }
  }

  private static func value(_ aggregate: VegaLiteChannel.Aggregate, _ rows: Int, _ sorted: [Double]) -> Double? {
    let (middle, sum) = (sorted.count / 2, sorted.reduce(0, +))
    switch aggregate {
    case .count: return Double(rows)
    case _ where sorted.isEmpty: return nil
    case .sum: return sum
    case .mean, .average: return sum / Double(sorted.count)
    case .median: return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    case .min: return sorted.first
    case .max: return sorted.last
    }
  }
}
