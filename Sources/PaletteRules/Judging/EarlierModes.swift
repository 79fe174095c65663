import Colorimetry

/// What of a mode's series already stood in the modes before it, in the same colours.
///
/// One root cause is one finding: a pair that two modes show alike is judged in the first. An earlier mode excuses a pair
/// only where it was judged at least as strictly; what that is each rule says itself.
struct EarlierModes: Sendable {
  /// One mode and, for each series of the mode now judged, the series of that one with the same name and colour.
  private struct Earlier: Sendable {
    let mode: JudgedMode
    let matches: [Int?]
    /// The series of the same name, whatever its colour.
    let namesakes: [Int?]
  }

  private let told: ToldPairs
  private let shownIsKnown: [Bool]
  private var earlier: [Earlier]

  init(_ modes: [JudgedMode], before series: [Series], _ shown: [SRGB?], _ told: ToldPairs) {
    self.told = told
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

  /// The same with some of the modes only.
  func limited(to isAsStrict: (JudgedMode) -> Bool) -> EarlierModes {
    var limited = self
    limited.earlier = earlier.filter { isAsStrict($0.mode) }
    return limited
  }

  /// Whether an earlier mode shows the pair in the same colours and tells it apart no better.
  ///
  /// - Parameter isAsStrict: Whether that mode, by its index among ``modes``, asks as much of the pair: the indices of the
  ///   two series there follow, in the order of the pair.
  func hold(_ i: Int, _ j: Int, where isAsStrict: (Int, Int, Int) -> Bool = { _, _, _ in true }) -> Bool {
    earlier.indices.contains { index in
      guard let a = earlier[index].matches[i], let b = earlier[index].matches[j], a != b else { return false }
      return (told.isToldApart(i, j) || !earlier[index].mode.isToldApart(a, b)) && isAsStrict(index, a, b)
    }
  }

  /// Whether an earlier mode has the pair and nothing but colour to tell it apart.
  ///
  /// - Parameter isAsStrict: As for ``hold(_:_:where:)``.
  func holdWithoutChannel(_ i: Int, _ j: Int, where isAsStrict: (Int, Int, Int) -> Bool) -> Bool {
    earlier.indices.contains { index in
      guard let a = earlier[index].namesakes[i], let b = earlier[index].namesakes[j], a != b else { return false }
      return !earlier[index].mode.differ(a, b) && isAsStrict(index, a, b)
    }
  }

  /// How many of the first `limit` pairs among the first `count` series they hold, in the order pairs are measured.
  func countOfPairs(among count: Int, limit: Int) -> Int {
    guard !earlier.isEmpty else { return 0 }
    var held = 0
    var left = limit
    for i in 0..<count {
      for j in (i + 1)..<max(count, i + 1) {
        guard left > 0 else { return held }
        guard shownIsKnown[i], shownIsKnown[j] else { continue }
        left -= 1
        if hold(i, j) { held += 1 }
      }
    }
    return held
  }
}
