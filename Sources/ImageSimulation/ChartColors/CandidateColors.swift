/// The colours of a census that may belong to marks, text and backgrounds: each is frequent in the picture, or is the
/// end of a row of mixtures.
struct CandidateColors {
  /// Most frequent first.
  private(set) var colors: [ScreenColor] = []
  /// The number of pixels counted for each.
  private(set) var counts: [Int] = []
  /// Which of them stand out from the mixtures around them, rather than being one step between two other colours.
  private(set) var isPeak: [Bool] = []
  /// For each, the fraction 0…1 that has its colour, among the pixels from halfway between the ground and it, and
  /// beyond.
  private(set) var steadiness: [Double] = []
  /// The index of the most frequent colour along the picture's edge.
  private(set) var background = 0

  /// A picture with more candidates is not a chart. Pixel labels are bytes.
  static let most = 200
  /// Channels of one colour may differ by this much, after two conversions, reduction of 16 bits to 8, or a barely
  /// visible edge; nobody can tell such colours apart. Engineering choice.
  static let sameness = 4

  /// Fewer pixels are not a mark: a disc 3 px across has five, a legend symbol about twenty. Engineering choice.
  static func leastPixels(_ total: Int) -> Int { max(8, total / 200_000) }

  /// Selects the candidates; empty if no colour is frequent enough, nil if there are too many.
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

  /// The candidate that matches a colour, if any.
  func index(of color: ScreenColor) -> Int? { colors.firstIndex { $0.distance(color) <= Self.sameness } }

  /// Colours at the end of a row of few pixels, which are antialiased thin lines: mixtures with a ground, without a
  /// candidate beyond them. The end of each row becomes a candidate.
  private mutating func addRidges(_ rare: [(color: ScreenColor, count: Int)], _ least: Int) -> Bool {
    // A ground used only behind the marks is large.
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

  /// A row of mixtures, from a ground outwards.
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

    /// The colour beyond which lie only a twentieth of the pixels, so that outliers do not count. Engineering choice.
    var steadyEnd: ScreenColor {
      var beyond = 0
      for (color, count) in members {
        beyond += count
        if beyond * 20 >= self.count { return color }
      }
      return end
    }
  }

  /// Whether a colour is at least six times as frequent as its neighbours on the way to a colour beyond it. Strokes of
  /// text have any share of their ink, but a line or tick with its own colour has only that one. Engineering choice.
  private func isPeak(_ index: Int, _ all: [(color: ScreenColor, count: Int)]) -> Bool {
    let (color, ground) = (colors[index], colors[background])
    guard index != background, colors.contains(where: { color.isMixture(ground, $0) }) else { return true }
    let reach = 8...24
    let around = all.reduce(into: 0) { sum, other in
      let distance = other.color.distance(color)
      if reach.contains(distance), other.color.isMixture(ground, color) || color.isMixture(ground, other.color) {
        // A single other colour is not a row of mixtures.
        sum += min(other.count, max(1, counts[index] / 8))
      }
    }
    // The neighbourhood has 34 levels, the colour itself nine.
    return counts[index] * 34 / 9 >= around * 6
  }

  /// In a picture at its original resolution, lines consist of their own colour and mixtures with adjacent colours. A
  /// resized picture has every colour in between, and some beyond.
  private func steadiness(_ index: Int, _ all: [(color: ScreenColor, count: Int)]) -> Double {
    let color = colors[index]
    let others = colors.indices.filter { $0 != index && isPeak[$0] }.map { colors[$0] }
    // A ground used only behind the marks is large.
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
