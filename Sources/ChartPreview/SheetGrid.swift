/// The cells of a sheet, one for each panel and reader, without an empty one.
///
/// A brief sheet has one row per reader, so that two panels side by side are legible. A complete sheet has one row per
/// panel, in blocks side by side where there are few readers.
struct SheetGrid {
  /// The maximum width of blocks side by side in pixels before scaling: one panel of the default size for each of five
  /// readers. At half its size it fits a laptop's screen. Engineering choice.
  private static let widest = 2_610

  /// The number of cells side by side.
  let columns: Int
  /// The number of cells one below the other.
  let rows: Int
  private let readers: Int
  private let isBrief: Bool

  /// Arranges panels.
  ///
  /// - Parameters:
  ///   - panels: How many there are, suggestions included.
  ///   - together: How many panels belong together: 2 for a panel and its suggestion.
  ///   - readers: How many readers see each panel.
  ///   - width: The width of a cell in pixels.
  ///   - mostRows: The maximum number of rows; beyond it a complete sheet has more blocks and perhaps empty cells.
  init(panels: Int, together: Int = 1, readers: Int, isBrief: Bool, width: Int, mostRows: Int = .max) {
    (self.readers, self.isBrief) = (readers, isBrief)
    guard !isBrief else {
      (columns, rows) = (panels, readers)
      return
    }
    let groups = max(panels / max(together, 1), 1)
    let widest = max(Self.widest / max(width * readers, 1), 1)
    let blocks = (1...min(widest, groups)).last { groups.isMultiple(of: $0) } ?? 1
    let most = min(max(mostRows, 1), max(panels, 1))
    let least = (panels + most - 1) / most
    let count = max(blocks, least, 1)
    rows = (groups + count - 1) / count * max(together, 1)
    columns = (panels + rows - 1) / rows * readers
  }

  func place(panel: Int, reader: Int) -> (column: Int, row: Int) {
    isBrief ? (panel, reader) : (panel / rows * readers + reader, panel % rows)
  }
}
