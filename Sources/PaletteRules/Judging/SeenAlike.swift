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
      let all = mode.greys.map { pair($0.first, $0.second, $0.difference) }
      found = all.filter { $0.difference < needed }
      nearest = all.min { $0.difference < $1.difference }
    } else {
      required = mode.pairs.thresholds[vision]
      found = mode.pairs.readings.compactMap { close in
        if vision == .normal {
          return close.isAlike ? pair(close.first, close.second, close.designed) : nil
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
    hardest = mode.pairs.readings.filter(\.isHardRedGreen).compactMap { near -> (pair: Pair, required: Double)? in
      guard let missed = near.shortfall, missed.vision == vision, missed.weakest.value < required else { return nil }
      return (pair(near.first, near.second, missed.weakest.value, missed.weakest.severity), required)
    }.min { $0.pair.difference < $1.pair.difference }
    isIncomplete = mode.shown.prefix(mode.judgedCount).contains { $0 == nil } || mode.judgedCount < mode.series.count
  }
}
