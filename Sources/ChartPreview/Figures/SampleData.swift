import PaletteCharts
import RealModule

/// Figures to draw when the user has none: invented, the same every time, and labelled as illustrative.
enum SampleData {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  /// The rainfall of `samples/rainfall.csv`, which is invented as well.
  private static let coastAndValley: [[Double]] = [
    [234, 172, 181, 113, 107, 98, 124, 163, 214, 241, 226, 249],
    [61, 66, 54, 48, 72, 83, 95, 88, 79, 70, 64, 58],
  ]

  /// Twelve months of rainfall at `count` places. The lines cross, so that readers have to follow them.
  static func rainfall(series count: Int) -> ChartTable {
    var numbers = SeededNumbers(seed: 0x5EED)
    let columns = (0..<count).map { index in
      if count == coastAndValley.count { return ChartTable.Column(values: coastAndValley[index]) }
      let level = 40 + 180 * (Double(index) + 0.5) / Double(count)
      let swing = 22 + 26 * numbers.unit()
      let phase = Double(index * 5 % 12) + 2 * numbers.unit()
      let values = months.indices.map { month -> Double? in
        let season = Double.cos(2 * .pi * (Double(month) - phase) / 12)
        return max((level + swing * season + 7 * numbers.bell()).rounded(), 3)
      }
      return ChartTable.Column(values: values)
    }
    return ChartTable(
      title: "Lines over a year", xTitle: "Month", yTitle: "invented figures", labels: months, columns: columns
    )
  }

  /// Points of one series in a scatter plot, both coordinates about 0…1: some on their own, and a share of the dense
  /// cluster in the middle where all series overlap.
  static func cluster(_ index: Int, of count: Int) -> [Point] {
    var numbers = SeededNumbers(seed: 0xC105 &+ UInt64(index))
    let each = max(60 / max(count, 1), 6)
    let angle = 2 * Double.pi * Double(index) / Double(max(count, 1)) + 0.6
    let home = Point(0.5 + 0.3 * .cos(angle), 0.5 + 0.3 * .sin(angle))
    return (0..<each).map { point in
      let isDense = point * 5 < each * 2
      let (center, spread) = isDense ? (Point(0.5, 0.5), 0.075) : (home, 0.09)
      return Point(
        min(max(center.x + spread * numbers.bell(), 0.02), 0.98),
        min(max(center.y + spread * numbers.bell(), 0.02), 0.98))
    }
  }

  /// Values on a grid, 0…1 both ends reached: a hill and a hollow, smooth.
  static func surface(columns: Int, rows: Int) -> [[Double]] {
    let raw = (0..<rows).map { row in
      (0..<columns).map { column in
        let (x, y) = (Double(column) / Double(max(columns - 1, 1)), Double(row) / Double(max(rows - 1, 1)))
        func bump(_ cx: Double, _ cy: Double, _ width: Double) -> Double {
          .exp(-((x - cx) * (x - cx) + (y - cy) * (y - cy)) / (width * width))
        }
        return bump(0.28, 0.35, 0.34) - bump(0.76, 0.66, 0.34) + 0.16 * (x - y)
      }
    }
    let (low, high) = (raw.joined().min() ?? 0, raw.joined().max() ?? 1)
    // Each half reaches its end, so that both arms of a diverging ramp are seen whole.
    return raw.map { $0.map { 0.5 + ($0 < 0 ? -$0 / low : $0 / high) / 2 } }
  }
}
