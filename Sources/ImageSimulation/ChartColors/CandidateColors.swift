import Colorimetry

/// The colours of a census that are frequent enough to be of marks, texts and surfaces.
struct CandidateColors {
  /// Most frequent first.
  private(set) var colors: [ScreenColor] = []
  /// The number of pixels counted for each.
  private(set) var counts: [Int] = []
  /// The index of the most frequent colour along the picture's edge.
  private(set) var background = 0
  /// All colours of the census.
  private let census: [(color: ScreenColor, count: Int)]

  /// A picture with more candidates is not a chart. Pixel labels are bytes.
  static let most = 200
  /// Channels of one colour may differ by this much, after two conversions, reduction of 16 bits to 8, or a barely
  /// visible edge; nobody can tell such colours apart. Engineering choice.
  static let sameness = 4

  /// Fewer pixels are not a mark: a disc 3 px across has five, a legend symbol about twenty. Engineering choice.
  private static func leastPixels(_ total: Int) -> Int { max(8, total / 200_000) }

  /// Selects the candidates; empty if no colour is frequent enough, nil if there are too many.
  init?(_ census: PixelCensus) {
    let least = Self.leastPixels(census.total)
    self.census = census.counts.map { (color: ScreenColor($0.key), count: $0.value) }
      .sorted { ($1.count, $0.color) < ($0.count, $1.color) }
    for (color, count) in self.census.prefix(while: { $0.count >= least }) {
      if let index = index(of: color) {
        counts[index] += count
      } else {
        guard colors.count < Self.most else { return nil }
        colors.append(color)
        counts.append(count)
      }
    }
    var border = [Int](repeating: 0, count: colors.count)
    for (color, count) in census.border {
      if let index = index(of: ScreenColor(color)) { border[index] += count }
    }
    background = colors.indices.max { (border[$0], counts[$0]) < (border[$1], counts[$1]) } ?? 0
  }

  /// The candidate that matches a colour, if any.
  func index(of color: ScreenColor) -> Int? { colors.firstIndex { $0.distance(color) <= Self.sameness } }

  /// Whether a colour is hardly more frequent than its neighbours on the way between two others: an edge between these,
  /// and not a line in a colour of its own, which has only that one.
  ///
  /// Engineering choice: six times, by the lines and letters of Matplotlib, where 34 levels of a channel around a colour
  /// are its neighbourhood and nine are its own.
  func isOnEdge(_ index: Int, from first: ScreenColor, to second: ScreenColor) -> Bool {
    let color = colors[index]
    guard color.isMixture(first, second) else { return false }
    let around = census.reduce(into: 0) { sum, other in
      guard (8...24).contains(other.color.distance(color)),
        other.color.isMixture(first, color) || other.color.isMixture(color, second)
      else { return }
      // A single other colour is not a row of mixtures.
      sum += min(other.count, max(1, counts[index] / 8))
    }
    return counts[index] * 34 / 9 < around * 6
  }

  /// The share 0…1 that has the colour itself, of the pixels from halfway between a ground and it, and beyond.
  ///
  /// Lines that are two pixels wide have pixels of their own colour; fine letters, lines of half a pixel and lines of a
  /// picture that was made smaller have every colour in between.
  func steadiness(_ index: Int, on ground: ScreenColor) -> Double {
    let color = colors[index]
    let reach = color.distance(ground)
    let around = census.reduce(into: 0) { sum, other in
      guard other.color.distance(color) > Self.sameness, other.color.distance(ground) * 2 >= reach,
        other.color.isMixture(ground, color) || color.isMixture(ground, other.color)
      else { return }
      sum += other.count
    }
    return Double(counts[index]) / Double(max(1, counts[index] + around))
  }
}
