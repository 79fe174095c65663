import PaletteRules

extension NamedPalette.Kind {
  /// The words that files use for the sorts of palettes: ColorBrewer's, Tableau's and their like.
  private static let words: [String: NamedPalette.Kind] = [
    "sequential": .sequential, "seq": .sequential, "ordered-sequential": .sequential,
    "diverging": .diverging, "div": .diverging, "ordered-diverging": .diverging, "divergent": .diverging,
    "cyclic": .cyclic, "cyclical": .cyclic,
    "qualitative": .categorical, "qual": .categorical, "categorical": .categorical, "regular": .categorical,
  ]

  /// The kind that a file's word means, in any case of letters; nil for anything else.
  init?(word: String) {
    guard let kind = Self.words[word.lowercased()] else { return nil }
    self = kind
  }

  /// The kind of a ramp as that of a palette.
  init(_ kind: Ramp.Kind) {
    self =
      switch kind {
      case .sequential: .sequential
      case .diverging: .diverging
      case .cyclic: .cyclic
      }
  }
}
