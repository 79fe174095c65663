import SourceText

/// The properties that lines take in turn: `cycler('color', …) + cycler('linestyle', …)`.
///
/// Source: cycler 0.12, `cycler/__init__.py`; matplotlib 3.11, `lib/matplotlib/rcsetup.py`, `_eval_cycler_expr`.
struct PropertyCycle: Sendable {
  /// The values of each property, in the order of the properties; all rows of one length.
  private(set) var columns: [(property: String, values: [SourceNode])]

  /// How many lines there are before the first comes again.
  var count: Int { columns.first?.values.count ?? 0 }

  /// What a property goes through; nil when the cycle leaves it alone.
  func values(_ property: String) -> [SourceNode]? { columns.first { $0.property == property }?.values }

  /// A cycle with more rows than this is not meant for a chart.
  let limit: Int

  /// A cycle of one property, written at a range of bytes.
  init(_ property: String, _ values: [SourceNode], limit: Int, at range: Range<Int>) throws(SourceError) {
    self.limit = limit
    columns = [(property, values)]
    try check(values.count, at: range)
  }

  private func check(_ count: Int, at range: Range<Int>) throws(SourceError) {
    if count > limit {
      throw SourceError(
        "a cycle of \(count) is more than the limit of \(limit); raise it with --limit series=N", at: range)
    }
  }

  private func checkDisjoint(_ other: PropertyCycle, at range: Range<Int>) throws(SourceError) {
    for column in columns where other.values(column.property) != nil {
      throw SourceError("both cycles set '\(column.property)'", at: range)
    }
  }

  /// Both at once, row by row.
  func adding(_ other: PropertyCycle, at range: Range<Int>) throws(SourceError) -> PropertyCycle {
    try checkDisjoint(other, at: range)
    guard count == other.count else {
      throw SourceError("cycles of \(count) and \(other.count) cannot be added: they must be equally long", at: range)
    }
    var sum = self
    sum.columns += other.columns
    return sum
  }

  /// Each row with every row of the other; the other goes round fastest.
  func multiplied(by other: PropertyCycle, at range: Range<Int>) throws(SourceError) -> PropertyCycle {
    try checkDisjoint(other, at: range)
    let (total, overflow) = count.multipliedReportingOverflow(by: other.count)
    try check(overflow ? Int.max : total, at: range)
    var product = self
    product.columns = columns.map { ($0.property, $0.values.flatMap { Array(repeating: $0, count: other.count) }) }
    product.columns += other.columns.map { ($0.property, Array(repeating: $0.values, count: count).flatMap(\.self)) }
    return product
  }

  /// The whole so many times over.
  func repeated(_ times: Int, at range: Range<Int>) throws(SourceError) -> PropertyCycle {
    let (total, overflow) = count.multipliedReportingOverflow(by: max(times, 0))
    try check(overflow ? Int.max : total, at: range)
    var product = self
    product.columns = columns.map { ($0.property, Array(repeating: $0.values, count: max(times, 0)).flatMap(\.self)) }
    return product
  }

  /// One after the other; both must set the same properties.
  func followed(by other: PropertyCycle, at range: Range<Int>) throws(SourceError) -> PropertyCycle {
    guard columns.count == other.columns.count, columns.allSatisfy({ other.values($0.property) != nil }) else {
      throw SourceError("cycles that follow one another must set the same properties", at: range)
    }
    try check(count + other.count, at: range)
    var sum = self
    sum.columns = columns.map { ($0.property, $0.values + (other.values($0.property) ?? [])) }
    return sum
  }

  /// Some of the rows, as Python slices a list.
  func sliced(from lower: Int?, to upper: Int?, step: Int?, at range: Range<Int>) throws(SourceError) -> PropertyCycle {
    let step = step ?? 1
    guard step != 0, step.magnitude <= UInt(Int32.max) else {
      throw SourceError("a slice cannot have a step of \(step)", at: range)
    }
    func place(_ index: Int?, _ silent: Int) -> Int {
      guard let index else { return silent }
      let (sum, overflow) = index.addingReportingOverflow(count)
      let place = index < 0 ? (overflow ? Int.min : sum) : index
      return step > 0 ? min(max(place, 0), count) : min(max(place, -1), count - 1)
    }
    let first = place(lower, step > 0 ? 0 : count - 1)
    let end = place(upper, step > 0 ? count : -1)
    let rows = Array(stride(from: first, to: end, by: step))
    var slice = self
    slice.columns = columns.map { column in (column.property, rows.map { column.values[$0] }) }
    return slice
  }
}
