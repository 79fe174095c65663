import Colorimetry

/// A token that may have a part in the chart.
struct RoleCandidate {
  /// What is known of its colour.
  enum Shade {
    /// After gamut mapping; opacity is left out.
    case color(SRGB)
    /// Said to be a colour, and broken.
    case broken
    /// Broken, and perhaps no colour at all.
    case unknown
  }

  /// Its index in the tree.
  let index: Int
  /// Its keys.
  let path: [String]
  /// The words of each key.
  let words: [[String]]
  /// What is known of its colour.
  let shade: Shade

  /// All words in a row.
  let allWords: [String]
  /// Whether the name speaks of charts.
  let namesChart: Bool
  /// Its colour when it can be read.
  var color: SRGB? { if case .color(let color) = shade { color } else { nil } }

  /// Creates a candidate.
  init(index: Int, path: [String], shade: Shade) {
    var known: [String: [String]] = [:]
    self.init(index: index, path: path, shade: shade, known: &known)
  }

  /// Creates one of many candidates.
  ///
  /// - Parameter known: the words of keys that were taken apart before; files repeat them.
  init(index: Int, path: [String], shade: Shade, known: inout [String: [String]]) {
    self.index = index
    self.path = path
    words = path.map { key in
      if let words = known[key] { return words }
      let words = TokenWords.split(key)
      known[key] = words
      return words
    }
    allWords = words.flatMap(\.self)
    namesChart = ChartWords.contain(allWords)
    self.shade = shade
  }
}
