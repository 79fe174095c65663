import Colorimetry

/// The series of a mode that earlier modes already show in the same colours.
///
/// One root cause is one finding: the first of two modes that show a pair in the same way judges it. An earlier mode
/// excuses a pair only where it was judged at least as strictly; each rule defines what that means.
struct EarlierModes: Sendable {
  /// An earlier mode and, for each series of the current mode, its series with the same name and colour.
  private struct Earlier: Sendable {
    let mode: JudgedMode
    let matches: [Int?]
    /// The series with the same name, whatever its colour.
    let namesakes: [Int?]
  }

  private let distinct: DistinctPairs
  private let shownIsKnown: [Bool]
  private var earlier: [Earlier]

  init(_ modes: [JudgedMode], before series: [Series], _ shown: [SRGB?], _ distinct: DistinctPairs) {
    self.distinct = distinct
    shownIsKnown = shown.map { $0 != nil }
    earlier = modes.map { mode in
      var indices: [String: Int] = [:]
      for index in (0..<mode.judgedCount).reversed() { indices[mode.series[index].name] = index }
      let namesakes = series.indices.map { index in
        let name = series[index].name
        return index < mode.judgedCount && mode.series[index].name == name ? index : indices[name]
      }
      let matches = series.indices.map { index -> Int? in
        guard let match = namesakes[index], let color = shown[index], mode.shown[match] == color else { return nil }
        return match
      }
      return Earlier(mode: mode, matches: matches, namesakes: namesakes)
    }
  }

  /// The modes, first to last.
  var modes: [JudgedMode] { earlier.map(\.mode) }

  /// A copy with only some of the modes.
  func limited(to isAsStrict: (JudgedMode) -> Bool) -> EarlierModes {
    var limited = self
    limited.earlier = earlier.filter { isAsStrict($0.mode) }
    return limited
  }

  /// Whether an earlier mode shows the pair in the same colours and distinguishes it no better.
  ///
  /// - Parameter isAsStrict: Whether the mode at an index of ``modes`` judges the pair as strictly; the second and
  ///   third arguments are the indices of the two series there, in the order of the pair.
  func hold(_ i: Int, _ j: Int, where isAsStrict: (Int, Int, Int) -> Bool = { _, _, _ in true }) -> Bool {
    earlier.indices.contains { index in
      guard let a = earlier[index].matches[i], let b = earlier[index].matches[j], a != b else { return false }
      return (distinct.isDistinct(i, j) || !earlier[index].mode.isDistinct(a, b)) && isAsStrict(index, a, b)
    }
  }

  /// Whether an earlier mode has the pair and distinguishes it by colour alone.
  ///
  /// - Parameter isAsStrict: As for ``hold(_:_:where:)``.
  func holdWithoutChannel(_ i: Int, _ j: Int, where isAsStrict: (Int, Int, Int) -> Bool) -> Bool {
    earlier.indices.contains { index in
      guard let a = earlier[index].namesakes[i], let b = earlier[index].namesakes[j], a != b else { return false }
      return !earlier[index].mode.differ(a, b) && isAsStrict(index, a, b)
    }
  }

  /// The number of the first `limit` pairs among the first `count` series that ``hold(_:_:where:)`` accepts, in the
  /// order of measurement.
  func countOfPairs(among count: Int, limit: Int) -> Int {
    guard !earlier.isEmpty else { return 0 }
    var held = 0
    var left = limit
    for i in 0..<count {
      for j in (i + 1)..<max(count, i + 1) {
        guard left > 0 else { return held }
        guard shownIsKnown[i], shownIsKnown[j], !distinct.areContext(i, j) else { continue }
        left -= 1
        if hold(i, j) { held += 1 }
      }
    }
    return held
  }
}
