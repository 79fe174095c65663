import PaletteCharts
import Testing

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

  @Test func `random numbers are those of SplitMix64`() {
    // Seed 1234567, from the implementation by S. Vigna, https://prng.di.unimi.it/splitmix64.c
    var numbers = SeededNumbers(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in numbers.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }
}
