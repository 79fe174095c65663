import PaletteCharts
import PaletteRules
import RealModule

/// A shape that series of many seeds take.
struct GeneratedShape: Sendable, CustomStringConvertible {
  let name: String
  /// The values, from seeded numbers; gaps are nil.
  let values: @Sendable (inout SeededNumbers) -> [Double?]
  /// What x is.
  var x = Positions.numbers

  enum Positions: Sendable { case numbers, months, days, years }

  /// Whether its series have hundreds of points.
  var isLong: Bool { x == .days }

  var description: String { name }

  /// The chart of a seed.
  func chart(seed: UInt64, kind: ChartKind = .line) -> Chart {
    var numbers = SeededNumbers(seed: seed)
    let y = values(&numbers)
    let places = y.indices.map { Self.place($0, x) }
    let precision: DatePrecision? =
      switch x {
      case .numbers: nil
      case .months: .month
      case .days: .day
      case .years: .year
      }
    let axis = NumericAxis(
      title: "x", range: (places.first ?? 0)...(places.last ?? 1), values: precision.map { .date($0) } ?? .number())
    return Chart(
      kind: kind, xAxis: .numeric(axis), yAxis: NumericAxis(title: "y", range: -1e15...1e15),
      series: [
        ChartSeries(
          name: "", isContinuous: kind == .line, points: zip(places, y).map { ChartPoint(x: .number($0), y: $1) })
      ])
  }

  private static func place(_ index: Int, _ x: Positions) -> Double {
    switch x {
    case .numbers: Double(index)
    case .days: Double(15_000 + index) * 86_400
    case .months: CalendarDate(year: 1990 + index / 12, month: index % 12 + 1)?.secondsSince1970 ?? 0
    case .years: CalendarDate(year: 1900 + index)?.secondsSince1970 ?? 0
    }
  }

  private static func series(
    _ numbers: inout SeededNumbers, _ count: Int, noise: Double = 0, _ height: (Double) -> Double
  ) -> [Double?] { (0..<count).map { height(Double($0)) + noise * numbers.bell() } }

  private static func season(_ place: Double, _ length: Double) -> Double { .sin(2 * .pi * place / length) }

  static let all: [GeneratedShape] = [
    GeneratedShape(name: "spike in flat") { numbers in
      let count = Int.random(in: 8...60, using: &numbers)
      let place = Int.random(in: 0..<count, using: &numbers)
      return (0..<count).map { $0 == place ? 100 : 5 }
    },
    GeneratedShape(
      name: "rare counts",
      values: { numbers in
        (0..<365).map { _ in
          Int.random(in: 0..<60, using: &numbers) == 0 ? Double(Int.random(in: 1...500, using: &numbers)) : 0
        }
      }, x: .days),
    GeneratedShape(name: "exponential") { numbers in
      let (count, base) = (Int.random(in: 8...40, using: &numbers), 1.01 + 9 * numbers.unit())
      return (0..<min(count, Int(34 / Double.log(base)))).map { Double.pow(base, Double($0)) }
    },
    GeneratedShape(name: "decay") { numbers in
      let (count, power) = (Int.random(in: 8...60, using: &numbers), 0.3 + 2 * numbers.unit())
      return (1...count).map { 1000 / Double.pow(Double($0), power) }
    },
    GeneratedShape(
      name: "seasons",
      values: { numbers in
        let noise = 8 * numbers.unit()
        return series(&numbers, Int.random(in: 24...144, using: &numbers), noise: noise) { 50 + 20 * season($0, 12) }
      }, x: .months),
    GeneratedShape(
      name: "seasons on a trend",
      values: { numbers in
        let (slope, noise) = (2 * numbers.unit() - 1, 6 * numbers.unit())
        return series(&numbers, Int.random(in: 24...144, using: &numbers), noise: noise) {
          slope * $0 + 20 * season($0, 12)
        }
      }, x: .months),
    GeneratedShape(name: "plateaus") { numbers in
      let noise = numbers.unit() / 2
      let (first, last) = (Double.random(in: 5...30, using: &numbers), Double.random(in: 31...55, using: &numbers))
      return series(&numbers, 60, noise: noise) { 2 * min(max($0 - first, 0), last - first) }
    },
    GeneratedShape(name: "steps") { numbers in
      let (place, height) = (Double.random(in: 1...39, using: &numbers), 20 * numbers.unit() - 10)
      let noise = 2 * numbers.unit()
      return series(&numbers, 40, noise: noise) { $0 < place ? 0 : height }
    },
    GeneratedShape(name: "alternation") { numbers in
      let (count, low, high) = (Int.random(in: 3...50, using: &numbers), numbers.bell(), 5 * numbers.bell())
      return (0..<count).map { $0.isMultiple(of: 2) ? low : high }
    },
    GeneratedShape(name: "ties") { numbers in
      let (count, most) = (Int.random(in: 2...60, using: &numbers), Int.random(in: 1...4, using: &numbers))
      return (0..<count).map { _ in Double(Int.random(in: 0...most, using: &numbers)) }
    },
    GeneratedShape(name: "a few points") { numbers in
      (0..<Int.random(in: 1...8, using: &numbers)).map { _ in (10 * numbers.bell()).rounded() }
    },
    GeneratedShape(
      name: "gaps",
      values: { numbers in
        let slope = numbers.bell()
        return series(&numbers, 50, noise: 3) { slope * $0 }.map { value in
          Int.random(in: 0..<5, using: &numbers) == 0 ? nil : value
        }
      }, x: .years),
    GeneratedShape(name: "end spikes") { numbers in
      let (isFirst, height) = (Bool.random(using: &numbers), 50 * numbers.unit())
      let count = Int.random(in: 8...60, using: &numbers)
      return series(&numbers, count, noise: 1) { $0 == (isFirst ? 0 : Double(count - 1)) ? height : 5 }
    },
    GeneratedShape(
      name: "zero crossings",
      values: { numbers in
        let (start, slope) = (-20 * numbers.unit(), numbers.unit())
        return series(&numbers, Int.random(in: 8...60, using: &numbers), noise: 2) { start + slope * $0 }
      }, x: .years),
    GeneratedShape(
      name: "years of days",
      values: { numbers in
        let (height, noise, week) = (10 * numbers.unit(), 6 * numbers.unit(), 8 * numbers.unit())
        return series(&numbers, Int.random(in: 300...1500, using: &numbers), noise: noise) {
          height * season($0, 365.25) + (Int($0) % 7 < 2 ? week : 0)
        }
      }, x: .days),
    GeneratedShape(name: "noise") { numbers in
      series(&numbers, Int.random(in: 8...200, using: &numbers), noise: 1) { _ in 0 }
    },
    GeneratedShape(name: "random walks") { numbers in
      var height = 0.0
      return (0..<Int.random(in: 8...300, using: &numbers)).map { _ in
        height += numbers.bell()
        return height
      }
    },
    GeneratedShape(name: "peaks and valleys") { numbers in
      let (turn, bend, noise) = (60 * numbers.unit(), numbers.unit() - 0.5, 4 * numbers.unit())
      return series(&numbers, 60, noise: noise) { bend * ($0 - turn) * ($0 - turn) / 10 }
    },
    GeneratedShape(name: "large numbers close together") { numbers in
      let slope = numbers.bell()
      return series(&numbers, Int.random(in: 8...40, using: &numbers), noise: 1) { (101_234 + slope * $0).rounded() }
        .map { $0.map { $0.rounded() } }
    },
    GeneratedShape(name: "lines with one value off") { numbers in
      let (slope, place) = (numbers.bell(), Int.random(in: 0..<40, using: &numbers))
      let height = 60 * numbers.bell()
      return series(&numbers, 40, noise: 0.5) { slope * $0 + ($0 == Double(place) ? height : 0) }
    },
  ]
}
