package import Colorimetry

/// The series of a mode that look alike under one kind of colour vision, as the rules judge it; for pictures and other
/// places without room for findings.
package struct SeenAlike: Sendable {
  /// Two series that look alike.
  package struct Pair: Hashable, Sendable {
    /// Indices into the mode's series; the one that comes later in the file first.
    package let changed, kept: Int
    /// The least CIEDE2000 over the severities; for grey the difference in L*.
    package let difference: Double
    /// The severity of that difference, 0…1; 1 for normal vision and grey.
    package let severity: Double
    /// Whether a declared symbol, dash, pattern or label distinguishes the two.
    package let isDistinct: Bool
  }

  /// The vision.
  package let vision: Vision
  /// The worst first.
  package let pairs: [Pair]
  /// The required difference, in the unit of the differences.
  package let required: Double
  /// The closest pair when none looks alike, for the deficiencies and normal vision.
  package let closest: Pair?
  /// The worst red with green that the rules report though it does not look alike (PC205), and what it needs.
  package let hardest: (pair: Pair, required: Double)?
  /// Whether some series could not be measured, because the colour behind them is unknown.
  package let isIncomplete: Bool

  /// Collects the result from a mode's measurements.
  package init(_ vision: Vision, _ mode: JudgedMode) {
    self.vision = vision
    func pair(_ i: Int, _ j: Int, _ difference: Double, _ severity: Double = 1) -> Pair {
      let (changed, kept) = mode.laterFirst(i, j)
      return Pair(
        changed: changed, kept: kept, difference: difference, severity: severity, isDistinct: mode.isDistinct(i, j))
    }
    var found: [Pair]
    var nearest: Pair?
    if vision == .grey {
      let needed = mode.settings.thresholds.greys
      required = needed
      let all = Self.greys(mode).map { pair($0.first, $0.second, $0.difference) }
      found = all.filter { $0.difference < needed }
      nearest = all.min { $0.difference < $1.difference }
    } else {
      required = mode.pairs.thresholds[vision]
      found = mode.pairs.close.compactMap { close in
        if vision == .normal {
          return close.normal < mode.pairs.thresholds.everyone ? pair(close.first, close.second, close.normal) : nil
        }
        return close[vision].map { pair(close.first, close.second, $0.value, $0.severity) }
      }
      nearest = mode.pairs.closest(under: vision == .normal ? [] : [vision], below: .infinity) { _, _ in true }
        .map { pair($0.first, $0.second, $0.weakest.value, $0.weakest.severity) }
    }
    found.sort { ($0.difference, $0.changed, $0.kept) < ($1.difference, $1.changed, $1.kept) }
    pairs = found
    closest = found.isEmpty ? nearest : nil
    let required = ComfortableDistance(isRedGreen: true, mode.settings.thresholds).confused ?? 0
    hardest = mode.near.filter(\.isConfused).compactMap { near -> (pair: Pair, required: Double)? in
      guard let missed = near.shortfall, missed.vision == vision, missed.weakest.value < required else { return nil }
      return (pair(near.first, near.second, missed.weakest.value, missed.weakest.severity), required)
    }.min { $0.pair.difference < $1.pair.difference }
    isIncomplete = mode.shown.prefix(mode.judgedCount).contains { $0 == nil } || mode.judgedCount < mode.series.count
  }

  /// Every pair with its difference in lightness as grey.
  private static func greys(_ mode: JudgedMode) -> [(first: Int, second: Int, difference: Double)] {
    let lightness = mode.lightnessInGrey
    var pairs: [(first: Int, second: Int, difference: Double)] = []
    for i in lightness.indices {
      for j in lightness.indices[(i + 1)...] {
        guard let a = lightness[i], let b = lightness[j], mode.pairs.isCompared(i, j),
          pairs.count < PairMeasurements.limit
        else { continue }
        pairs.append((i, j, (a - b).magnitude))
      }
    }
    return pairs
  }
}

extension JudgedMode {
  /// L* of each judged series as grey; nil where the colour behind it is unknown.
  var lightnessInGrey: [Double?] {
    let grey = Simulation(.grey)
    return shown.prefix(judgedCount).map { color in
      color.map { CIELAB(grey(settings.flare.light($0), convention: .clamp)).lightness }
    }
  }
}
