/// How the columns of a sheet are spread over bands, one below the other, so that it is no wider than a screen shows.
struct SheetBands {
  /// Pixels before the scale: four panels of the default size, and what stands beside them. At half its size it fits a
  /// laptop's screen. Engineering choice.
  private static let widest = 2_600

  /// Columns of the widest band.
  let columns: Int
  /// How many bands there are.
  let count: Int

  /// Spreads columns evenly.
  ///
  /// - Parameters:
  ///   - total: Columns in all.
  ///   - together: How many belong side by side: 2 for a panel and its suggestion.
  ///   - width: Pixels of a column.
  ///   - margin: Pixels beside the columns.
  ///   - mostBands: As many as one picture can hold; rather than more, they become wider.
  init(_ total: Int, together: Int = 1, width: Int, margin: Int, mostBands: Int = .max) {
    let groups = (total + together - 1) / max(together, 1)
    let most = max((Self.widest - margin) / max(width * together, 1), 1)
    count = min(max((groups + most - 1) / most, 1), max(mostBands, 1))
    columns = (groups + count - 1) / count * together
  }

  /// The band of a column, and its place there.
  func place(_ column: Int) -> (band: Int, column: Int) {
    columns > 0 ? (column / columns, column % columns) : (0, 0)
  }
}
