import PaletteCharts
import RealModule
import Testing

@testable import ChartDescription

struct ShapeTests {
  private static let count = 40

  private static func statistics(
    noise: Double = 0, _ height: (Double) -> Double
  ) throws -> SeriesStatistics {
    var numbers = SeededNumbers(seed: 4)
    let x = (0..<count).map(Double.init)
    let y = x.map { x in height(x) + noise * numbers.bell() }
    return try #require(SeriesStatistics(.sequence, x: x, y: y))
  }

  static let shapes: [(name: String, height: @Sendable (Double) -> Double, noise: Double)] = [
    ("constant", { _ in 5 }, 0),
    ("rising, steady", { 2 * $0 }, 1),
    ("falling, steady", { -2 * $0 }, 1),
    ("rising, speeding up", { Double.exp($0 / 10) }, 0.3),
    ("rising, levelling off", { Double.log($0 + 1) }, 0.05),
    ("single peak", { x in 10 - (x - 17) * (x - 17) / 25 }, 0.3),
    ("single valley", { x in (x - 17) * (x - 17) / 25 }, 0.3),
    ("step, rising", { $0 >= 22 ? 5 : 0 }, 0.4),
    ("step, falling", { $0 >= 12 ? 0 : 5 }, 0.2),
    ("periodic", { x in 3 * Double.sin(x * Double.pi / 4) }, 0.2),
    ("no clear pattern", { _ in 0 }, 1),
  ]

  @Test(arguments: shapes.indices)
  func `a shape is recognized, upside down too`(_ index: Int) throws {
    let (name, height, noise) = Self.shapes[index]
    let statistics = try Self.statistics(noise: noise, height)
    #expect(statistics.shape?.name == name)
    let opposites = ["rising": "falling", "falling": "rising", "peak": "valley", "valley": "peak"]
    let words = name.split(separator: " ").map { word -> String in
      let bare = word.filter(\.isLetter)
      return (opposites[bare] ?? bare) + (word.hasSuffix(",") ? "," : "")
    }
    let mirrored = words.joined(separator: " ")
    let turned = try Self.statistics(noise: -noise) { x in -height(x) }
    #expect(turned.shape?.name == mirrored)
  }

  @Test func `births turn at the years of their extremes`() throws {
    let statistics = try #require(SeriesStatistics(.sequence, x: BirthsData.years, y: BirthsData.births))
    let turns = statistics.phases.map { BirthsData.years[$0.points.upperBound] }
    #expect(turns == [1924, 1933, 1943, 1945, 1957, 1975])
    #expect(statistics.phases.map(\.direction) == [.level, .falling, .rising, .falling, .rising, .falling])
    #expect(statistics.shape == .several)
    #expect(BirthsData.years[statistics.least] == 1933)
    #expect(BirthsData.years[statistics.greatest] == 1957)
  }

  @Test func `a rise shorter than a piece still shows at either end`() throws {
    let lines: [Double] = [20, 30, 35, 32, 30, 25, 21, 16, 12, 9, 6, 4, 3]
    let cups = lines.indices.map(Double.init)
    #expect(SeriesStatistics(.sequence, x: cups, y: lines)?.shape == .peak(at: 2))
    #expect(SeriesStatistics(.sequence, x: cups, y: lines.reversed())?.shape == .peak(at: 10))
    #expect(SeriesStatistics(.sequence, x: cups, y: lines.map { -$0 })?.shape == .valley(at: 2))
  }

  @Test func `a short series turns where a person sees it turn`() throws {
    let rain: [Double] = [61, 66, 54, 48, 72, 83, 95, 88, 79, 70, 64, 58]
    let months = rain.indices.map(Double.init)
    let statistics = try #require(SeriesStatistics(.sequence, x: months, y: rain))
    #expect(statistics.phases.map(\.direction) == [.falling, .rising, .falling])
    #expect(statistics.phases.map(\.points.upperBound) == [3, 6, 11])
    #expect(statistics.shape == .several)
    // The same values in an arbitrary order have no course.
    let shuffled: [Double] = [70, 48, 95, 64, 58, 88, 61, 83, 66, 79, 54, 72]
    let other = try #require(SeriesStatistics(.sequence, x: months, y: shuffled))
    #expect(other.phases.allSatisfy { $0.direction == .level } && other.shape == .noClearPattern)
  }

  @Test func `turns alternate and lie at extremes`() {
    var numbers = SeededNumbers(seed: 9)
    for count in [3, 8, 12, 40] {
      for _ in 0..<50 {
        let y = (0..<count).map { _ in numbers.bell() }
        let phases = [Phase](betweenTurnsOf: y)
        guard let first = phases.first, let last = phases.last else { continue }
        #expect(first.points.lowerBound == 0 && last.points.upperBound == count - 1)
        for (one, next) in zip(phases, phases.dropFirst()) {
          #expect(one.points.upperBound == next.points.lowerBound && one.direction != next.direction)
        }
        for phase in phases where phase.direction != .level {
          #expect((y[phase.points.upperBound] > y[phase.points.lowerBound]) == (phase.direction == .rising))
        }
      }
    }
  }

  @Test func `one value that leaves the course is an outlier and not a turn`() throws {
    let statistics = try Self.statistics(noise: 0.5) { x in x == 20 ? 90.0 : 2 * x }
    #expect(statistics.outliers.indices == [20])
    #expect(statistics.shape?.name == "rising, steady")
  }

  @Test func `what repeats on a rise keeps its period`() throws {
    let statistics = try Self.statistics { x in
      let swing: Double = .sin(x * Double.pi / 6)
      return x / 5 + 3 * swing
    }
    #expect(statistics.cycle?.period == 12)
  }

  @Test func `pieces cover every point, few points and thinned ones too`() {
    for count in [1, 3, 7, 8, 9, 100, 1000] {
      let x = (0..<count).map(Double.init)
      let pieces = Segmentation(x, x.map { ($0 - 50).magnitude }, limit: 100)
      #expect(pieces.segments.first?.points.lowerBound == 0 && pieces.segments.last?.points.upperBound == count)
      for (one, next) in zip(pieces.segments, pieces.segments.dropFirst()) {
        #expect(one.points.upperBound == next.points.lowerBound)
      }
      #expect(pieces.blockSize == (count > 100 ? 10 : 1))
    }
  }
}

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
