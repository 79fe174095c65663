import Testing

@testable import ChartPreview

@Suite struct SheetGridTests {
  @Test(arguments: 1...20, 1...5)
  func `every cell shows a panel, and no two share one`(groups: Int, readers: Int) {
    for together in [1, 2] {
      for isBrief in [false, true] {
        let panels = groups * together
        let grid = SheetGrid(panels: panels, together: together, readers: readers, isBrief: isBrief, width: 521)
        let places = (0..<panels).flatMap { panel in (0..<readers).map { grid.place(panel: panel, reader: $0) } }
        #expect(places.allSatisfy { $0.column < grid.columns && $0.row < grid.rows })
        #expect(Set(places.map { [$0.column, $0.row] }).count == panels * readers)
        #expect(grid.columns * grid.rows == panels * readers)
      }
    }
  }

  @Test(arguments: [(7, 5, 5, 7), (7, 1, 1, 7), (8, 1, 4, 2), (8, 2, 4, 4), (9, 1, 3, 3), (1, 5, 5, 1)])
  func `a complete sheet has one row per panel, in blocks where there is room`(
    panels: Int, readers: Int, columns: Int, rows: Int
  ) {
    let grid = SheetGrid(panels: panels, readers: readers, isBrief: false, width: 521)
    #expect((grid.columns, grid.rows) == (columns, rows))
  }

  @Test func `a panel and its suggestion stand one above the other`() {
    let grid = SheetGrid(panels: 8, together: 2, readers: 1, isBrief: false, width: 521)
    for panel in stride(from: 0, to: 8, by: 2) {
      let (designed, suggested) = (grid.place(panel: panel, reader: 0), grid.place(panel: panel + 1, reader: 0))
      #expect(designed.column == suggested.column && designed.row + 1 == suggested.row)
    }
  }
}
