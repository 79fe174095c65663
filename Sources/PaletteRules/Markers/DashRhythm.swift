/// The rhythm of a dashed line as a reader sees it, without details that are too fine or too long to see.
///
/// The limits are engineering choices: a screen blurs a gap of less than a pixel, a gap that is short beside its stroke
/// or the line's width looks like a scratch, and a period longer than the line sample in a legend looks solid there.
struct DashRhythm: Sendable {
  /// One stroke and the gap after it, px.
  private struct Beat: Sendable {
    var stroke, gap: Double

    /// Whether readers can distinguish the two.
    func differs(from other: Beat) -> Bool {
      DashRhythm.differs(stroke, other.stroke) || DashRhythm.differs(gap, other.gap)
    }

    /// Whether readers see the gap in a line of a width.
    func isSeen(_ width: Double) -> Bool {
      gap >= max(DashRhythm.leastGap, width * DashRhythm.leastGapOfWidth)
        && gap >= DashRhythm.leastGapShare * (stroke + gap)
    }
  }

  /// The shortest visible gap, px.
  static let leastGap = 1.0
  /// The shortest visible gap, in widths of the line.
  static let leastGapOfWidth = 0.5
  /// The least share of a gap in its stroke and itself; the dashes of chart libraries have a fifth and more.
  static let leastGapShare = 0.1
  /// The shortest period of even dashes, px: dots of 1 px with gaps of 1 px are 23 periods a degree (a pixel is 0.0213°, CSS
  /// Values and Units 4, section 6.2), near the limit of good eyes, and look like a paler line.
  static let leastPeriod = 2.5
  /// The shortest visible stroke, px.
  private static let leastStroke = 0.5
  /// The longest period that a reader recognizes, px.
  static let longestPeriod = 120.0
  /// Two lengths differ when the longer one is at least this many times the other, and a pixel longer: the styles of a
  /// chart library differ by 1.6 and more in some length, a reader has to recognise one without the other beside it.
  static let leastRatio = 1.5
  /// The width of a line without a declared one, px.
  static let defaultWidth = 2.0
  /// The most strokes before a repetition; a more intricate rhythm looks even.
  private static let mostBeats = 8

  /// The smallest period; empty for a solid line.
  private let beats: [Beat]

  /// A solid line.
  static let solid = DashRhythm([])

  /// Reads on and off lengths in px, as SVG does: a list of odd length repeats once.
  ///
  /// - Parameter width: The width of the line, px.
  init(_ lengths: [Double], width: Double = defaultWidth) {
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let beats = Self.smallestPeriod(lengths.allSatisfy(\.isFinite) ? Self.seen(lengths, width) : [])
    let strokes = beats.reduce(0) { $0 + $1.stroke }
    let gaps = beats.reduce(0) { $0 + $1.gap }
    let count = Double(beats.count)
    self.beats =
      strokes + gaps > Self.longestPeriod || strokes + gaps < Self.leastPeriod
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
    let (shorter, longer) = (min(a, b), max(a, b))
    return longer >= leastRatio * shorter && longer - shorter >= leastGap
  }

  /// The visible strokes and gaps, from one of the strokes on; invisible ones merge with their neighbours.
  private static func seen(_ lengths: [Double], _ width: Double) -> [Beat] {
    let all = stride(from: 0, to: lengths.count, by: 2).map { index in
      Beat(stroke: max(lengths[index], 0), gap: max(lengths[index + 1], 0))
    }
    guard let first = all.firstIndex(where: { $0.stroke >= leastStroke }) else { return [] }
    var beats: [Beat] = []
    for beat in all[first...] + all[..<first] {
      if beat.stroke >= leastStroke { beats.append(beat) } else { beats[beats.count - 1].gap += beat.stroke + beat.gap }
    }
    // A longer stroke may hide its own gap.
    while let last = beats.lastIndex(where: { $0.isSeen(width) }), beats.contains(where: { !$0.isSeen(width) }) {
      var hidden = 0.0
      beats = (beats[(last + 1)...] + beats[...last]).compactMap { beat in
        let stroke = hidden + beat.stroke
        hidden = beat.isSeen(width) ? 0 : stroke + beat.gap
        return beat.isSeen(width) ? Beat(stroke: stroke, gap: beat.gap) : nil
      }
    }
    return beats.allSatisfy { $0.isSeen(width) } ? beats : []
  }

  private static func smallestPeriod(_ beats: [Beat]) -> [Beat] {
    for count in 1..<max(beats.count, 1) where beats.count.isMultiple(of: count) {
      if beats.indices.allSatisfy({ !beats[$0].differs(from: beats[$0 % count]) }) { return Array(beats.prefix(count)) }
    }
    return beats
  }
}
