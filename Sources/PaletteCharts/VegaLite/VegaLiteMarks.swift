import PaletteRules
import SourceText

/// Makes marks of rows.
struct VegaLiteMarks {
  private let channels: VegaLiteEncoding
  private let rows: [SourceNode]

  init(_ channels: VegaLiteEncoding, _ rows: [SourceNode]) { (self.channels, self.rows) = (channels, rows) }

  private struct Place: Hashable {
    let x: PlottedValue
    let series: String
  }

  /// The marks; rows without a place are left out, as Vega-Lite leaves them out.
  func marks(_ record: inout ChartRecord) -> [PlottedMark] {
    for channel in [channels.x, channels.y, channels.series].compactMap(\.self) + channels.panels {
      guard let field = channel.field, !rows.contains(where: { $0.member(field) != nil }) else { continue }
      let known = rows[0].members?.map(\.key) ?? []
      let shown = ChartFields.shortened(field)
      record.problem(
        NearestName.suggestion(for: field, among: known).map { ChartProblem.misspeltField(shown, $0) }
          ?? ChartProblem.unknownField(shown), at: channel.node["field"]?.range)
    }
    guard record.problems.isEmpty else { return [] }
    var left = 0
    var marks: [PlottedMark] = []
    for row in rows {
      guard let x = channels.x.value(row) else {
        left += 1
        continue
      }
      marks.append(
        PlottedMark(
          x: x, y: measured(row, &record), series: channels.seriesName(row),
          additional: channels.size.map { [$0.value(row) ?? .number(0)] } ?? [],
          label: channels.labels.flatMap { row[$0]?.string }, range: row.range))
    }
    if left > 0 { record.note(ChartNote.rowsLeftOut(left)) }
    if let aggregate = channels.y?.aggregate {
      marks = together(marks, aggregate)
      if channels.x.isBinned, aggregate == .count { marks = withEmptyBins(marks) }
    }
    if channels.y?.isPercentage == true, !channels.isNormalized {
      for index in marks.indices { marks[index].y = marks[index].y.map { 100 * $0 } }
    }
    guard channels.isNormalized else { return marks }
    if !channels.panels.isEmpty || marks.contains(where: { $0.y ?? 0 < 0 }) {
      record.problem(ChartProblem.shares(), at: channels.y?.node["stack"]?.range)
    }
    return shares(marks)
  }

  /// Each value as a percentage of all at its place, as a normalised stack draws them.
  private func shares(_ marks: [PlottedMark]) -> [PlottedMark] {
    var sums: [PlottedValue: Double] = [:]
    // A pie is one place.
    func place(_ mark: PlottedMark) -> PlottedValue { channels.direction == .radialClockwise ? .text("") : mark.x }
    for mark in marks { sums[place(mark), default: 0] += mark.y ?? 0 }
    return marks.map { mark in
      var mark = mark
      if let y = mark.y, let sum = sums[place(mark)], sum > 0 { mark.y = 100 * y / sum }
      return mark
    }
  }

  /// With a 0 for each interval in which nothing was counted: who hears a list takes what is left out for what is not there.
  private func withEmptyBins(_ marks: [PlottedMark]) -> [PlottedMark] {
    let known = Set(marks.map { Place(x: $0.x, series: $0.series) })
    let empty = Dictionary(grouping: marks, by: \.series).flatMap { series, own in
      channels.x.namedOrder.compactMap { name -> PlottedMark? in
        let x = PlottedValue.text(name)
        guard !known.contains(Place(x: x, series: series)) else { return nil }
        return PlottedMark(x: x, y: 0, series: series, range: own[0].range)
      }
    }
    return marks + empty
  }

  private func measured(_ row: SourceNode, _ record: inout ChartRecord) -> Double? {
    guard let channel = channels.y, channel.aggregate != .count, let field = channel.field, let node = row[field] else {
      return nil
    }
    if case .null = node.value { return nil }
    return ChartFields.number(node, "'\(ChartFields.shortened(field))' of a row", &record)
  }

  /// One mark for each place and series.
  private func together(_ marks: [PlottedMark], _ aggregate: VegaLiteChannel.Aggregate) -> [PlottedMark] {
    var groups: [(first: PlottedMark, rows: Int, values: [Double])] = []
    var places: [Place: Int] = [:]
    for mark in marks {
      let place = Place(x: mark.x, series: mark.series)
      if let index = places[place] {
        groups[index].rows += 1
        groups[index].values += [mark.y].compactMap(\.self)
      } else {
        places[place] = groups.count
        groups.append((mark, 1, [mark.y].compactMap(\.self)))
      }
    }
    return groups.map { first, rows, values in
      var mark = first
      mark.y = Self.value(aggregate, rows, values.sorted())
      return mark
    }
  }

  private static func value(_ aggregate: VegaLiteChannel.Aggregate, _ rows: Int, _ sorted: [Double]) -> Double? {
    guard aggregate != .count else { return Double(rows) }
    guard let least = sorted.first, let greatest = sorted.last else { return nil }
    let sum = sorted.reduce(0, +)
    switch aggregate {
    case .count: return Double(rows)
    case .sum: return sum
    case .mean, .average: return sum / Double(sorted.count)
    case .median:
      let middle = sorted.count / 2
      return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    case .min: return least
    case .max: return greatest
    }
  }
}
