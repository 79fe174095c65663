/// Distributes the columns of a sheet over bands, one below the other, so that it fits a screen.
struct SheetBands {
  /// The maximum width in pixels before scaling: four panels of the default size and their row labels. At half its size
  /// it fits a laptop's screen. Engineering choice.
  private static let widest = 2_600

  /// The number of columns in the widest band.
  let columns: Int
  /// The number of bands.
  let count: Int

  /// Spreads columns evenly.
  ///
  /// - Parameters:
  ///   - total: The number of columns.
  ///   - together: How many columns belong side by side: 2 for a panel and its suggestion.
  ///   - width: The width of a column in pixels.
  ///   - margin: The width of the row labels in pixels.
  ///   - mostBands: The maximum number of bands in one picture; beyond it, bands become wider.
  init(_ total: Int, together: Int = 1, width: Int, margin: Int, mostBands: Int = .max) {
    let groups = (total + together - 1) / max(together, 1)
    let most = max((Self.widest - margin) / max(width * together, 1), 1)
    count = min(max((groups + most - 1) / most, 1), max(mostBands, 1))
    columns = (groups + count - 1) / count * together
  }

  /// The band of a column, and its position there.
  func place(_ column: Int) -> (band: Int, column: Int) {
    columns > 0 ? (column / columns, column % columns) : (0, 0)
  }
}
