import PaletteCharts
import Testing

@Suite struct NiceTicksTests {
  @Test(arguments: [(0.0, 249.0), (-3.2, 4.1), (0.001, 0.0042), (1e14, 9e14), (5, 5), (-7, -7), (-1e-9, 1e-9)])
  func `hold every value, in even steps of one, two or five`(low: Double, high: Double) {
    let ticks = NiceTicks(around: low...high)
    #expect(ticks.domain.lowerBound <= low && ticks.domain.upperBound >= high)
    #expect((2...12).contains(ticks.values.count))
    for (first, second) in zip(ticks.values, ticks.values.dropFirst()) {
      #expect(abs(second - first - ticks.step) <= 1e-9 * ticks.step + 1e-12 * abs(second))
    }
    var lead = ticks.step
    while lead >= 9.99 { lead /= 10 }
    while lead < 0.999 { lead *= 10 }
    #expect([1.0, 2, 5, 10].contains { abs($0 - lead) < 1e-6 })
  }

  @Test func `label no more decimals than the step needs`() {
    #expect(
      NiceTicks(around: 0...249).values.map(NiceTicks(around: 0...249).label) == [
        "0", "50", "100", "150", "200", "250",
      ])
    let small = NiceTicks(around: 0...0.5)
    #expect(small.values.map(small.label) == ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"])
    let large = NiceTicks(around: -2000...2000)
    #expect(large.values.map(large.label) == ["−2,000", "−1,000", "0", "1,000", "2,000"])
  }
}
