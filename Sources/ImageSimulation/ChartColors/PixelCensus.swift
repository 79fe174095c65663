/// How often each colour stands in a picture in its own right, row by row.
///
/// Left out are pixels that lie between two of their eight neighbours in colour, which is what antialiasing makes of
/// edges, and pixels beside one that differs by very little, which is what shading and noise are made of.
struct PixelCensus {
  /// The pixels of each colour that were counted.
  private(set) var counts: [UInt32: Int] = [:]
  /// The same on the outermost pixels of the picture.
  private(set) var border: [UInt32: Int] = [:]
  /// Pixels between two of their neighbours.
  private(set) var mixed = 0
  /// Pixels beside one of nearly the same colour.
  private(set) var shaded = 0
  /// All pixels so far.
  private(set) var total = 0
  /// By length, from 0: how many runs of one colour along rows are no longer than strokes of letters may be.
  private(set) var strokes = [Int](repeating: 0, count: longestStroke + 1)
  private var window: [[UInt32]] = []

  /// More different colours than this no chart has: what follows is not counted. Engineering choice.
  static let mostColors = 1 << 17
  /// No stroke of a letter is wider than this, in a picture of any resolution. Engineering choice.
  private static let longestStroke = 64
  /// Differences of a channel up to this one are shading; drawn edges are steeper. Engineering choice.
  private static let shade = 2

  /// Whether there were more colours than are counted.
  var isOverfull: Bool { counts.count > Self.mostColors }

  /// Adds a row of packed colours; it is counted when the next one is known.
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
    guard !isOverfull else {
      total += window[middle].count
      return
    }
    let (up, row, down) = (window[above], window[middle], window[below])
    let last = row.count - 1
    var different: [ScreenColor] = []
    var run: (color: UInt32, length: Int) = (row[0], 0)
    for x in 0...last {
      let pixel = row[x]
      let (left, right) = (row[max(x - 1, 0)], row[min(x + 1, last)])
      if pixel != left || pixel != right || pixel != up[x] || pixel != down[x] {
        switch Self.kind(pixel, up, row, down, x, &different) {
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
        if run.length > 0 {
          counts[run.color, default: 0] += run.length
          if run.length <= Self.longestStroke { strokes[run.length] += 1 }
        }
        run = (pixel, 1)
      }
    }
    if run.length > 0 { counts[run.color, default: 0] += run.length }
    total += row.count
  }

  private enum Kind { case own, mixed, shaded }

  /// Looks at the eight neighbours; `different` is room for them.
  private static func kind(
    _ pixel: UInt32, _ up: [UInt32], _ row: [UInt32], _ down: [UInt32], _ x: Int, _ different: inout [ScreenColor]
  ) -> Kind {
    let (left, right) = (max(x - 1, 0), min(x + 1, row.count - 1))
    let color = ScreenColor(pixel)
    for straight in [up[x], row[left], row[right], down[x]] where straight != pixel {
      if color.distance(ScreenColor(straight)) <= shade { return .shaded }
    }
    different.removeAll(keepingCapacity: true)
    for line in [up, row, down] {
      for neighbour in [line[left], line[x], line[right]] where neighbour != pixel {
        let other = ScreenColor(neighbour)
        if !different.contains(other) { different.append(other) }
      }
    }
    guard different.count > 1 else { return .own }
    for first in 0..<(different.count - 1) {
      for second in (first + 1)..<different.count where color.isMixture(different[first], different[second]) {
        return .mixed
      }
    }
    return .own
  }
}
