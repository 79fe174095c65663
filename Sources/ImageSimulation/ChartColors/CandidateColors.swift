/// The colours of a census that may be those of marks, texts and grounds: each stands often in the picture, or is the end
/// of a row of mixtures.
struct CandidateColors {
  /// The most frequent first.
  private(set) var colors: [ScreenColor] = []
  /// Pixels counted for each.
  private(set) var counts: [Int] = []
  /// Which of them stand out from the mixtures around them, rather than being one of many on their way to another.
  private(set) var isPeak: [Bool] = []
  /// Of the pixels on the way from the ground to each and beyond, from half way on: the part that has its colour, 0…1.
  private(set) var steadiness: [Double] = []
  /// What most of the picture's edge is made of; an index.
  private(set) var background = 0

  /// More than this are no chart. A label of a pixel is a byte.
  static let most = 200
  /// Channels of one colour may differ by this much: two conversions, 16 bits made 8, or an edge that hardly shows; nobody
  /// tells such colours apart. Engineering choice.
  static let sameness = 4

  /// So few pixels are no mark: a disc of three pixels has five, a symbol of a legend some twenty. Engineering choice.
  static func leastPixels(_ total: Int) -> Int { max(8, total / 200_000) }

  /// Chooses; empty when nothing stands often enough. Nil when there are too many.
  init?(_ census: PixelCensus) {
    let least = Self.leastPixels(census.total)
    let all = census.counts.map { (color: ScreenColor($0.key), count: $0.value) }
      .sorted { ($1.count, $0.color) < ($0.count, $1.color) }
    let frequent = all.prefix { $0.count >= least }
    for (color, count) in frequent {
      if let index = colors.firstIndex(where: { $0.distance(color) <= Self.sameness }) {
        counts[index] += count
      } else {
        guard colors.count < Self.most else { return nil }
        colors.append(color)
        counts.append(count)
      }
    }
    guard !colors.isEmpty else { return }
    var border = [Int](repeating: 0, count: colors.count)
    for (color, count) in census.border {
      if let index = index(of: ScreenColor(color)) { border[index] += count }
    }
    background = colors.indices.max { (border[$0], counts[$0]) < (border[$1], counts[$1]) } ?? 0
    guard addRidges(Array(all.dropFirst(frequent.count)), least) else { return nil }
    isPeak = colors.indices.map { isPeak($0, all) }
    steadiness = colors.indices.map { steadiness($0, all) }
  }

  /// The candidate that a colour is, if any.
  func index(of color: ScreenColor) -> Int? { colors.firstIndex { $0.distance(color) <= Self.sameness } }

  /// Colours that lie where few pixels of thin antialiased lines came to: mixtures with a ground, and no candidate beyond
  /// them. The end of each row of mixtures becomes a candidate.
  private mutating func addRidges(_ rare: [(color: ScreenColor, count: Int)], _ least: Int) -> Bool {
    // Where the picture has a ground for its marks alone it is large.
    let grounds = [colors[background]] + (background == 0 ? [] : [colors[0]])
    for ground in grounds {
      var ridges: [Ridge] = []
      let outward = rare.map { (color: $0.color, count: $0.count, distance: $0.color.distance(ground)) }
        .sorted { ($1.distance, $0.color) < ($0.distance, $1.color) }
      for (color, count, distance) in outward where distance > 2 * ScreenColor.rounding {
        if colors.contains(where: { color.isMixture(ground, $0) || color.distance($0) <= Self.sameness }) {
          continue
        }
        if let index = ridges.firstIndex(where: {
          color.isMixture(ground, $0.end) || color.distance($0.end) <= Self.sameness
        }) {
          ridges[index].add(color, count)
        } else if ridges.count < Self.most {
          ridges.append(Ridge(color, count))
        }
      }
      for ridge in ridges where ridge.count >= 4 * least {
        guard colors.count < Self.most else { return false }
        let end = ridge.steadyEnd
        guard index(of: end) == nil else { continue }
        colors.append(end)
        counts.append(ridge.count)
      }
    }
    return true
  }

  /// A row of mixtures from a ground outwards.
  private struct Ridge {
    let end: ScreenColor
    private(set) var count: Int
    private var members: [(color: ScreenColor, count: Int)]

    init(_ color: ScreenColor, _ count: Int) {
      (end, self.count, members) = (color, count, [(color, count)])
    }

    mutating func add(_ color: ScreenColor, _ count: Int) {
      self.count += count
      members.append((color, count))
    }

    /// The outermost colour behind a twentieth of the pixels, so that single odd ones do not count. Engineering choice.
    var steadyEnd: ScreenColor {
      var beyond = 0
      for (color, count) in members {
        beyond += count
        if beyond * 20 >= self.count { return color }
      }
      return end
    }
  }

  /// Whether a colour is at least six times as frequent as those around it on the way to a colour beyond it. Strokes of
  /// text reach any share of their ink; a line or a tick of a colour of its own has that one colour. Engineering choice.
  private func isPeak(_ index: Int, _ all: [(color: ScreenColor, count: Int)]) -> Bool {
    let (color, ground) = (colors[index], colors[background])
    guard index != background, colors.contains(where: { color.isMixture(ground, $0) }) else { return true }
    let reach = 8...24
    let around = all.reduce(into: 0) { sum, other in
      let distance = other.color.distance(color)
      if reach.contains(distance), other.color.isMixture(ground, color) || color.isMixture(ground, other.color) {
        // One other colour of its own does not make a row of mixtures.
        sum += min(other.count, max(1, counts[index] / 8))
      }
    }
    // Around are 34 levels, the colour's own are nine.
    return counts[index] * 34 / 9 >= around * 6
  }

  /// What a picture at its own resolution has in lines is their colour, and mixtures with what is beside them; one that
  /// was made larger or smaller has every colour on the way, and some of them beyond.
  private func steadiness(_ index: Int, _ all: [(color: ScreenColor, count: Int)]) -> Double {
    let color = colors[index]
    let others = colors.indices.filter { $0 != index && isPeak[$0] }.map { colors[$0] }
    // Where the picture has a ground for its marks alone it is large.
    return Set([background, 0]).filter { $0 != index }.map { ground in
      let ground = colors[ground]
      let reach = color.distance(ground)
      let around = all.reduce(into: 0) { sum, other in
        guard other.color.distance(color) > Self.sameness, other.color.distance(ground) * 2 >= reach,
          other.color.isMixture(ground, color) || color.isMixture(ground, other.color),
          !others.contains(where: { $0.distance(other.color) <= Self.sameness })
        else { return }
        sum += other.count
      }
      return Double(counts[index]) / Double(max(1, counts[index] + around))
    }.min() ?? 1
  }
}
