import Colorimetry

/// A text that carries a judgement: its name says good or bad, or it has the colour of a status.
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

  /// The texts of a mode that carry a judgement, in order. A name counts only where another name says the opposite.
  static func all(_ mode: JudgedMode, _ status: [(word: String, color: ThemeColor)]) -> [SpokenText] {
    let texts = mode.mode.texts
    let named = texts.map { $0.name.flatMap(meaning) }
    let hasBoth = named.contains("good") && named.contains("bad")
    return zip(texts.indices, texts).compactMap { index, text in
      // A text in the colour of ordinary text carries no judgement by its colour.
      let isPlain = text.color.srgb == mode.mode.text?.srgb
      let byColor = isPlain ? nil : status.first { $0.color.srgb == text.color.srgb }?.word
      guard let word = (hasBoth ? named[index] : nil) ?? byColor else { return nil }
      return SpokenText(name: text.name ?? "text \(index + 1)", word: word, text: text)
    }
  }

  /// The texts that no symbol distinguishes from a text with another judgement; a single text counts when it has no
  /// symbol.
  static func withoutSign(_ texts: [SpokenText]) -> [SpokenText] {
    func symbol(_ text: SpokenText) -> Symbol { text.text.symbol ?? .none }
    return texts.filter { text in
      let others = texts.filter { $0.word != text.word }
      guard !others.isEmpty else { return symbol(text) == .none }
      // Texts in one colour differ only in their words.
      return others.contains { symbol($0) == symbol(text) && $0.text.color.srgb != text.text.color.srgb }
    }
  }

  /// The judgement in a name; nil when the name holds none, or both.
  private static func meaning(of name: String) -> String? {
    let words = NameWords.split(name)
    switch (words.contains(where: good.contains), words.contains(where: bad.contains)) {
    case (true, false): return "good"
    case (false, true): return "bad"
    default: return nil
    }
  }
}
