import Testing

@testable import ChartPreview

@Suite struct SampleDataTests {
  @Test(arguments: [1, 2, 5, 8, 12]) func `has a year for each series, never negative`(count: Int) {
    let table = SampleData.rainfall(series: count)
    #expect(table.columns.count == count)
    for column in table.columns {
      #expect(column.values.count == 12)
      #expect(column.values.allSatisfy { ($0 ?? -1) >= 0 })
    }
    #expect(SampleData.rainfall(series: count) == table)
    #expect(table.yTitle.contains("invented"))
  }

  @Test func `reaches both ends of a ramp and comes near its middle`() {
    let values = SampleData.surface(columns: 12, rows: 8).joined()
    #expect(values.min() == 0 && values.max() == 1)
    #expect(values.contains { abs($0 - 0.5) < 0.05 })
  }
}
