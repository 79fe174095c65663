import PaletteRules
import Testing

@testable import ChartPreview

@Suite struct SheetBandsTests {
  @Test(arguments: 1...20, [1, 2])
  func `every column has its own position, and bands differ by a column or a pair`(total: Int, together: Int) {
    let bands = SheetBands(total * together, together: together, width: 521, margin: 108)
    let places = (0..<(total * together)).map { bands.place($0) }
    #expect(Set(places.map { [$0.band, $0.column] }).count == places.count)
    #expect(places.allSatisfy { $0.band < bands.count && $0.column < bands.columns })
    #expect(108 + bands.columns * 521 <= 2_600)
    // What belongs together stands side by side.
    for index in stride(from: 0, to: places.count, by: together) {
      #expect(places[index].band == places[index + together - 1].band)
    }
    let last = places.count { $0.band == bands.count - 1 }
    #expect(last > 0)
  }

  @Test(arguments: [(7, 4, 2), (8, 4, 2), (9, 3, 3), (11, 4, 3), (4, 4, 1), (1, 1, 1)])
  func `spreads evenly`(total: Int, columns: Int, count: Int) {
    let bands = SheetBands(total, width: 521, margin: 108)
    #expect((bands.columns, bands.count) == (columns, count))
  }

  @Test func `a panel wider than the sheet has a band of its own, as long as there is room below`() {
    #expect(SheetBands(8, width: 4_097, margin: 108).columns == 1)
    let bands = SheetBands(8, width: 4_097, margin: 108, mostBands: 3)
    #expect((bands.columns, bands.count) == (3, 3))
    #expect(SheetBands(8, width: 4_097, margin: 108, mostBands: 0).count == 1)
  }

  @Test(arguments: [(320, 240), (520, 360), (1_300, 900), (2_500, 4_096)], [1.0, 4.0])
  func `no sheet is higher than can be drawn`(size: (width: Int, height: Int), scale: Double) throws {
    var options = PreviewOptions()
    (options.width, options.height, options.scale) = (size.width, size.height, scale)
    // One band is the least there can be.
    while Double(options.visions.count * (size.height + 1) + 72) * scale > 32_000 { options.visions.removeLast() }
    let columns = [SheetColumn](repeating: SheetColumn(pictures: []), count: 12)
    let theme = Theme(path: "", format: "", formatLabel: "", modes: [ThemeMode()])
    let sheet = PreviewSheet(
      title: "", style: PreviewStyle(theme.modes[0], of: theme), columns: columns, isPaired: false, options: options)
    #expect(Double(sheet.size.height) * scale <= 32_767)
  }
}
