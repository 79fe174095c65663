/// The positions of a legend's entries: in one row if they fit, otherwise in columns, which are easy to scan.
struct LegendGrid {
  /// The available width of each column in pixels.
  let widths: [Double]
  /// The left edge of each column in pixels.
  let lefts: [Double]
  /// How many rows there are.
  let rows: Int

  private static let gap = 16.0

  /// Lays out entries, row by row.
  ///
  /// - Parameters:
  ///   - entries: The preferred widths in pixels.
  ///   - width: The available width in pixels.
  ///   - mostRows: At least 1. Entries are cut to the resulting column widths.
  init(_ entries: [Double], width: Double, mostRows: Int) {
    var widths: [Double] = []
    for rows in 1...max(mostRows, 1) {
      widths = Self.columns(entries, rows: rows)
      if Self.sum(widths) <= width { break }
    }
    self.widths = Self.cut(widths, to: width)
    var left = 0.0
    lefts = self.widths.map { column in
      defer { left += column + Self.gap }
      return left
    }
    rows = widths.isEmpty ? 0 : (entries.count + widths.count - 1) / widths.count
  }

  /// How many entries are wider than their columns.
  func cut(_ entries: [Double]) -> Int {
    entries.indices.count { entries[$0] > widths[$0 % widths.count] }
  }

  /// The widest entry of each column, for this many columns.
  private static func columns(_ entries: [Double], rows: Int) -> [Double] {
    let count = (entries.count + rows - 1) / rows
    return (0..<count).map { column in
      stride(from: column, to: entries.count, by: count).map { entries[$0] }.max() ?? 0
    }
  }

  private static func sum(_ widths: [Double]) -> Double {
    widths.reduce(0, +) + gap * Double(max(widths.count - 1, 0))
  }

  /// Narrows the widest entries until all fit; narrow ones keep their width.
  private static func cut(_ widths: [Double], to width: Double) -> [Double] {
    guard sum(widths) > width else { return widths }
    var room = max(width - gap * Double(widths.count - 1), 0)
    var limit = room
    for (index, narrow) in widths.sorted().enumerated() {
      limit = room / Double(widths.count - index)
      if narrow > limit { break }
      room -= narrow
    }
    return widths.map { min($0, limit) }
  }
}
