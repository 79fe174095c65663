/// Counts how often each colour occurs in a picture as a colour of its own, row by row.
///
/// Excludes pixels whose colour lies between those of two of their eight neighbours, the result of antialiasing, and
/// pixels next to a slightly different one, the result of shading and noise.
struct PixelCensus {
  private(set) var counts: [UInt32: Int] = [:]
  /// The same along the picture's edge.
  private(set) var border: [UInt32: Int] = [:]
  /// Pixels between two of their neighbours.
  private(set) var mixed = 0
  /// Pixels beside one of nearly the same colour.
  private(set) var shaded = 0
  /// All pixels so far.
  private(set) var total = 0
  /// Horizontal runs of one colour.
  private(set) var runs = 0
  private let pixels, mostRuns: Int
  private var window: [[UInt32]] = []

  /// Further colours are not counted: no chart has as many. Engineering choice.
  static let mostColors = 1 << 17
  /// A picture whose colours change more often along its rows is noise: a chart of 32 million pixels, hatched all over
  /// with a line every 16 pixels, has as many runs. Engineering choice.
  private static let mostRuns = 1 << 22
  /// Channel differences up to this are shading; drawn edges are steeper. Engineering choice.
  private static let shade = 2
  /// The maximum share of shading, 0…1: a photograph has more, and a chart beside a small logo less. Engineering choice.
  static let mostShading = 0.2

  /// Creates an empty count for a picture of so many pixels.
  init(pixels: Int, mostRuns: Int = Self.mostRuns) {
    self.pixels = pixels
    self.mostRuns = mostRuns
  }

  /// Why the picture cannot be a chart, as soon as that is certain: the remaining rows cannot change it.
  var refusal: ChartRefusal? {
    if counts.count > Self.mostColors { return .tooManyColors(Self.mostColors) }
    if runs > mostRuns { return .tooManyRuns(mostRuns) }
    let shading = shading(of: pixels)
    return shading > Self.mostShading ? .shading(shading) : nil
  }

  /// The share of shading in a number of pixels, 0…1. Edges take up to three tenths of a chart; more are shading too.
  func shading(of total: Int) -> Double {
    max(Double(shaded) / Double(total), Double(mixed) / Double(total) - 0.3)
  }

  /// Adds a row of packed colours, which is counted once the next row is known.
  mutating func append(_ row: [UInt32]) {
    window.append(row)
    if window.count == 2, total == 0 { count(above: 0, middle: 0, below: 1, isEdge: true) }
    guard window.count == 3 else { return }
    count(above: 0, middle: 1, below: 2, isEdge: false)
    window.removeFirst()
  }

  /// Counts the last row.
  mutating func finish() {
    guard let last = window.indices.last else { return }
    count(above: max(last - 1, 0), middle: last, below: last, isEdge: true)
    window = []
  }

  private mutating func count(above: Int, middle: Int, below: Int, isEdge: Bool) {
    let (up, row, down) = (window[above], window[middle], window[below])
    let last = row.count - 1
    var run: (color: UInt32, length: Int) = (row[0], 0)
    for x in 0...last {
      let pixel = row[x]
      let (left, right) = (row[max(x - 1, 0)], row[min(x + 1, last)])
      if pixel != left || pixel != right || pixel != up[x] || pixel != down[x] {
        switch Self.kind(pixel, up, row, down, x) {
        case .shaded:
          shaded += 1
          continue
        case .mixed:
          mixed += 1
          continue
        case .own: break
        }
      }
      if isEdge || x == 0 || x == last { border[pixel, default: 0] += 1 }
      if pixel == run.color {
        run.length += 1
      } else {
        end(run)
        run = (pixel, 1)
      }
    }
    end(run)
    total += row.count
  }

  private mutating func end(_ run: (color: UInt32, length: Int)) {
    guard run.length > 0 else { return }
    runs += 1
    counts[run.color, default: 0] += run.length
  }

  private enum Kind { case own, mixed, shaded }

  /// Examines the eight neighbours.
  private static func kind(
    _ pixel: UInt32, _ up: [UInt32], _ row: [UInt32], _ down: [UInt32], _ x: Int
  ) -> Kind {
    let (left, right) = (max(x - 1, 0), min(x + 1, row.count - 1))
    let neighbours = SIMD8(
      up[left], up[x], up[right], row[left], row[right], down[left], down[x], down[right])
    let color = ScreenColor(pixel)
    // Those above, beside and below.
    for straight in [1, 3, 4, 6] where neighbours[straight] != pixel {
      if color.distance(ScreenColor(neighbours[straight])) <= shade { return .shaded }
    }
    // The first so many lanes hold each colour once.
    var different = neighbours
    var count = 0
    for lane in neighbours.indices where neighbours[lane] != pixel {
      let other = neighbours[lane]
      guard !(0..<count).contains(where: { different[$0] == other }) else { continue }
      different[count] = other
      count += 1
    }
    guard count > 1 else { return .own }
    for first in 0..<(count - 1) {
      let one = ScreenColor(different[first])
      for second in (first + 1)..<count where color.isMixture(one, ScreenColor(different[second])) { return .mixed }
    }
    return .own
  }
}
