import RealModule
import Testing

@testable import ChartDescription

struct SeriesComparisonTests {
  @Test func `series cross where the upper becomes the lower`() {
    let comparison = SeriesComparison([1, 2, 3, 4, 3, 1], [3, 3, 3, 3, 3, 3])
    #expect(comparison.firstHigher == 1 && comparison.secondHigher == 3)
    #expect(comparison.crossings.map(\.firstIsAbove) == [true, false])
    #expect(comparison.crossings.map(\.before) == [2, 4])
    #expect(comparison.ratioOfMeans?.isApproximatelyEqual(to: 14.0 / 18) == true)
  }

  @Test func `meeting without passing is not crossing`() {
    #expect(SeriesComparison([3, 2, 3], [2, 2, 2]).crossings.isEmpty)
    #expect(SeriesComparison([0, 0], [0, 0]).ratioOfMeans == nil)
  }
}
