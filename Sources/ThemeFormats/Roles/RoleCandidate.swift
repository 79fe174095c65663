import Palette

/// A token that may have a part in the chart.
struct RoleCandidate {
  /// Its index in the tree.
  let index: Int
  /// Its keys.
  let path: [String]
  /// The words of each key.
  let words: [[String]]
  /// Its colour; nil when it is meant to be one and cannot be read.
  let color: ThemeColor?

  /// All words in a row.
  var allWords: [String] { words.flatMap(\.self) }

  /// Creates a candidate.
  init(index: Int, path: [String], color: ThemeColor? = nil) {
    self.index = index
    self.path = path
    self.words = path.map(TokenWords.split)
    self.color = color
  }
}
