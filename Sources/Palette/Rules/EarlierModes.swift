import Colorimetry

/// What of a mode's series already stood in the modes before it, in the same colours.
///
/// One root cause is one finding: a pair that two modes show alike is judged in the first.
struct EarlierModes: Sendable {
  /// One mode and, for each series of the mode now judged, the series of that one with the same name and colour.
  private struct Earlier: Sendable {
    let channels: [SecondChannel]
    let matches: [Int?]
    /// The series of the same name, whatever its colour.
    let namesakes: [Int?]
  }

  private let channels: [SecondChannel]
  private let shownIsKnown: [Bool]
  private let earlier: [Earlier]

  init(_ modes: [JudgedMode], before series: [Series], _ shown: [SRGB?], _ channels: [SecondChannel]) {
    self.channels = channels
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
      return Earlier(channels: mode.channels, matches: matches, namesakes: namesakes)
    }
  }

  /// Whether an earlier mode shows the pair in the same colours and tells it apart no better.
  func hold(_ i: Int, _ j: Int) -> Bool {
    earlier.contains { mode in
      guard let a = mode.matches[i], let b = mode.matches[j], a != b else { return false }
      return channels[i].isToldApart(from: channels[j]) || !mode.channels[a].isToldApart(from: mode.channels[b])
    }
  }

  /// Whether an earlier mode has the pair and nothing but colour to tell it apart.
  func holdWithoutChannel(_ i: Int, _ j: Int) -> Bool {
    earlier.contains { mode in
      guard let a = mode.namesakes[i], let b = mode.namesakes[j], a != b else { return false }
      return !mode.channels[a].isToldApart(from: mode.channels[b])
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
