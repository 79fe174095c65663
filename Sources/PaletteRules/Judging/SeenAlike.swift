package import Colorimetry

/// Two series that one kind of reader takes for each other.
package struct SeenPair: Hashable, Sendable {
  /// Indices into the mode's series; the one that comes later in the file first.
  package let changed, kept: Int
  /// The least CIEDE2000 over the severities; for grey the difference in L*.
  package let difference: Double
  /// The severity of that difference, 0…1; 1 for normal vision and grey.
  package let severity: Double
  /// What it needs, in the unit of the difference.
  package let required: Double
  /// Whether a declared symbol, dash, pattern or label distinguishes the two.
  package let isDistinct: Bool
  /// How far below the swatches its arc lies, from 0, so that no two labels meet; nil where it has none.
  package var lane: Int?

  /// The same in the order of the series.
  package var first: Int { min(changed, kept) }
  package var second: Int { max(changed, kept) }

  /// The difference, rounded towards failure: `1.5`.
  package var figure: String { Figures.atLeast(difference, digits: 1, required: required) }

  init(_ i: Int, _ j: Int, _ weakest: WeakestDifference, of required: Double, in mode: JudgedMode) {
    (changed, kept) = mode.laterFirst(i, j)
    (difference, severity, self.required) = (weakest.value, weakest.severity, required)
    isDistinct = mode.isDistinct(i, j)
  }
}

/// The series of a mode that look alike under one kind of colour vision, as the rules judge it; for pictures and other
/// places without room for findings.
package struct SeenAlike: Sendable {
  /// The vision.
  package let vision: Vision
  /// The worst first.
  package let pairs: [SeenPair]
  /// The required difference, in the unit of the differences.
  package let required: Double
  /// The closest pair when none looks alike, for the deficiencies and normal vision.
  package let closest: SeenPair?
  /// The reds with greens that the rules find hard to tell apart though they do not look alike (PC205), the worst first.
  package let hard: [SeenPair]
  /// Whether some series could not be measured, because the colour behind them is unknown.
  package let isIncomplete: Bool

  /// Collects the result from a mode's measurements.
  package init(_ vision: Vision, _ mode: JudgedMode) {
    self.vision = vision
    let required = vision == .grey ? mode.settings.thresholds.greys : mode.pairs.thresholds[vision]
    func pair(_ i: Int, _ j: Int, _ weakest: WeakestDifference) -> SeenPair {
      SeenPair(i, j, weakest, of: required, in: mode)
    }
    func whole(_ difference: Double) -> WeakestDifference { WeakestDifference(value: difference, severity: 1) }
    let found: [SeenPair]
    let nearest: SeenPair?
    if vision == .grey {
      let all = mode.greys.map { pair($0.first, $0.second, $0.missed.weakest) }
      found = all.filter { $0.difference < required }
      nearest = all.min { $0.difference < $1.difference }
    } else {
      found = mode.pairs.confused.compactMap { close in
        let weakest = vision == .normal ? close.isAlike ? whole(close.designed) : nil : close[vision]
        return weakest.map { pair(close.first, close.second, $0) }
      }
      nearest = mode.pairs.closest(under: vision == .normal ? [] : [vision], below: .infinity) { _, _ in true }
        .map { pair($0.first, $0.second, $0.weakest) }
    }
    self.required = required
    pairs = found.worstFirst
    closest = found.isEmpty ? nearest : nil
    hard = Self.hard(vision, mode)
    isIncomplete = mode.shown.prefix(mode.judgedCount).contains { $0 == nil } || mode.judgedCount < mode.series.count
  }

  private static func hard(_ vision: Vision, _ mode: JudgedMode) -> [SeenPair] {
    guard [.protan, .deutan].contains(vision),
      let required = ComfortableDistance(isRedGreen: true, mode.settings.thresholds).confused
    else { return [] }
    return mode.pairs.readings.filter(\.isHardRedGreen).compactMap { pair in
      if let found = mode.pairs.weakest(pair.first, pair.second, vision), found.value < required {
        return SeenPair(pair.first, pair.second, found, of: required, in: mode)
      }
      // Only the other family of simulation finds the two confused.
      guard let doubt = pair.doubt, doubt.vision == vision else { return nil }
      return SeenPair(pair.first, pair.second, doubt.weakest, of: doubt.required, in: mode)
    }.worstFirst
  }
}

extension [SeenPair] {
  /// The smallest difference first.
  var worstFirst: [SeenPair] {
    sorted { ($0.difference, $0.first, $0.second) < ($1.difference, $1.first, $1.second) }
  }
}
