import Colorimetry

/// A text that says good or bad: by its name, or because it has the very colour that says so.
struct SpokenText {
  /// `gain`, `text 2`.
  let name: String
  /// `good`, `neutral`, `bad`.
  let word: String
  let text: ThemeText

  var token: String { text.color.tokenName(role: name) }

  private static let good: Set<String> = [
    "good", "positive", "gain", "gains", "profit", "up", "increase", "rise", "success",
  ]
  private static let bad: Set<String> = [
    "bad", "negative", "loss", "losses", "down", "decrease", "fall", "error", "danger", "failure",
  ]

  /// The texts of a mode that say something, in order. A name counts where another name says the opposite.
  static func all(_ mode: JudgedMode, _ status: [(word: String, color: ThemeColor)]) -> [SpokenText] {
    let texts = mode.mode.texts
    let named = texts.map { $0.name.flatMap(meaning) }
    let hasBoth = named.contains("good") && named.contains("bad")
    return zip(texts.indices, texts).compactMap { index, text in
      // In the colour of all text, a text says nothing by it.
      let isPlain = text.color.srgb == mode.mode.text?.srgb
      let byColor = isPlain ? nil : status.first { $0.color.srgb == text.color.srgb }?.word
      guard let word = (hasBoth ? named[index] : nil) ?? byColor else { return nil }
      return SpokenText(name: text.name ?? "text \(index + 1)", word: word, text: text)
    }
  }

  /// Those that no symbol tells from one that says something else; alone, those without a symbol.
  static func withoutSign(_ texts: [SpokenText]) -> [SpokenText] {
    func symbol(_ text: SpokenText) -> Symbol { text.text.symbol ?? .none }
    return texts.filter { text in
      let others = texts.filter { $0.word != text.word }
      guard !others.isEmpty else { return symbol(text) == .none }
      // In one colour they are told apart by their words.
      return others.contains { symbol($0) == symbol(text) && $0.text.color.srgb != text.text.color.srgb }
    }
  }

  /// What a name says; nil when it says neither, or both.
  private static func meaning(of name: String) -> String? {
    let words = NameWords.split(name)
    switch (words.contains(where: good.contains), words.contains(where: bad.contains)) {
    case (true, false): return "good"
    case (false, true): return "bad"
    default: return nil
    }
  }
}
