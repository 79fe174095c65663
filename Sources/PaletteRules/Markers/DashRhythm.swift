/// The rhythm of a dashed line as a reader sees it, without details that are too fine or too long to see.
///
/// The limits are engineering choices: a screen blurs a gap of less than a pixel, and a period longer than the line
/// sample in a legend looks solid there.
struct DashRhythm: Sendable {
  /// One stroke and the gap after it, px.
  private struct Beat: Sendable {
    var stroke, gap: Double

    /// Whether readers can distinguish the two.
    func differs(from other: Beat) -> Bool {
      DashRhythm.differs(stroke, other.stroke) || DashRhythm.differs(gap, other.gap)
    }
  }

  /// The shortest visible gap, px.
  static let leastGap = 1.0
  /// The shortest visible stroke, px.
  private static let leastStroke = 0.5
  /// The longest period that a reader recognizes, px.
  static let longestPeriod = 120.0
  /// Two lengths differ when they are at least a quarter of the longer one and half a pixel apart.
  static let leastDifference = (fraction: 0.25, pixels: 0.5)
  /// The most strokes before a repetition; a more intricate rhythm looks even.
  private static let mostBeats = 8

  /// The smallest period; empty for a solid line.
  private let beats: [Beat]

  /// A solid line.
  static let solid = DashRhythm([])

  /// Reads on and off lengths in px, as SVG does: a list of odd length repeats once.
  init(_ lengths: [Double]) {
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let beats = Self.smallestPeriod(lengths.allSatisfy(\.isFinite) ? Self.seen(lengths) : [])
    let strokes = beats.reduce(0) { $0 + $1.stroke }
    let gaps = beats.reduce(0) { $0 + $1.gap }
    let count = Double(beats.count)
    self.beats =
      strokes + gaps > Self.longestPeriod
      ? [] : beats.count > Self.mostBeats ? [Beat(stroke: strokes / count, gap: gaps / count)] : beats
  }

  /// Whether readers can distinguish the two lines; the starting point of the pattern does not matter.
  func differs(from other: DashRhythm) -> Bool {
    guard beats.count == other.beats.count else { return true }
    return !beats.isEmpty
      && beats.indices.allSatisfy { shift in
        beats.indices.contains { beats[$0].differs(from: other.beats[($0 + shift) % beats.count]) }
      }
  }

  private static func differs(_ a: Double, _ b: Double) -> Bool {
    let difference = (a - b).magnitude
    return difference >= leastDifference.pixels && difference >= leastDifference.fraction * max(a, b)
  }

  /// The visible strokes and gaps; invisible ones merge with their neighbours.
  private static func seen(_ lengths: [Double]) -> [Beat] {
    var beats: [Beat] = []
    var leading = 0.0
    for index in stride(from: 0, to: lengths.count, by: 2) {
      let (stroke, gap) = (max(lengths[index], 0), max(lengths[index + 1], 0))
      if stroke < leastStroke {
        if beats.isEmpty { leading += stroke + gap } else { beats[beats.count - 1].gap += stroke + gap }
      } else if let last = beats.last, last.gap < leastGap {
        beats[beats.count - 1] = Beat(stroke: last.stroke + last.gap + stroke, gap: gap)
      } else {
        beats.append(Beat(stroke: stroke, gap: gap))
      }
    }
    guard let last = beats.last else { return [] }
    // The end of the list continues at its beginning.
    beats[beats.count - 1].gap += leading
    if beats[beats.count - 1].gap < leastGap {
      guard beats.count > 1 else { return [] }
      beats.removeLast()
      beats[0].stroke += last.stroke + last.gap + leading
    }
    return beats
  }

  private static func smallestPeriod(_ beats: [Beat]) -> [Beat] {
    for count in 1..<max(beats.count, 1) where beats.count.isMultiple(of: count) {
      if beats.indices.allSatisfy({ !beats[$0].differs(from: beats[$0 % count]) }) { return Array(beats.prefix(count)) }
    }
    return beats
  }
}
