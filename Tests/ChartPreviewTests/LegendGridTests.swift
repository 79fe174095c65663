import Testing

@testable import ChartPreview

@Suite struct LegendGridTests {
  @Test func `entries that fit form one row at their own width`() {
    let grid = LegendGrid([50, 70, 60], width: 212, mostRows: 3)
    #expect(grid.rows == 1)
    #expect(grid.widths == [50, 70, 60])
    #expect(grid.lefts == [0, 66, 152])
  }

  @Test func `entries that do not fit form columns`() {
    let grid = LegendGrid([50, 70, 60, 55], width: 200, mostRows: 3)
    #expect(grid.rows == 2)
    #expect(grid.widths == [60, 70])
  }

  @Test(arguments: [1, 2, 5, 8, 12, 13], [40.0, 90, 400, 5_000])
  func `no entry lies outside or overlaps its neighbour`(count: Int, widest: Double) {
    let entries = (0..<count).map { $0.isMultiple(of: 3) ? 30 : widest }
    let grid = LegendGrid(entries, width: 488, mostRows: 4)
    #expect((1...4).contains(grid.rows))
    #expect(grid.rows * grid.widths.count >= count)
    for (index, left) in grid.lefts.enumerated() {
      let right = left + grid.widths[index]
      #expect(right <= (index + 1 < grid.lefts.count ? grid.lefts[index + 1] - 16 : 488) + 0.001)
    }
    // Rather a row more than a name cut short.
    if grid.widths.count > (count + 3) / 4 {
      #expect(entries.indices.allSatisfy { entries[$0] <= grid.widths[$0 % grid.widths.count] })
    }
  }

  @Test func `narrow names keep what they need when wide ones are cut`() {
    let grid = LegendGrid([30, 900], width: 216, mostRows: 1)
    #expect(grid.widths == [30, 170])
  }

  @Test func `no entries take no room`() { #expect(LegendGrid([], width: 100, mostRows: 3).rows == 0) }
}
