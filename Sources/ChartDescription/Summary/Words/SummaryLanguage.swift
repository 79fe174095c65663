/// A language in which a chart is summarized.
package enum SummaryLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en", vietnamese = "vi", japanese = "ja"

  /// The language of a locale such as `vi`, `ja-JP` or `en_GB.UTF-8`; nil for another language.
  package init?(locale: String) {
    let code = locale.prefix { $0 != "-" && $0 != "_" && $0 != "." }
    self.init(rawValue: code.lowercased())
  }

  /// Whether a number takes the singular (Unicode CLDR, plural rules: English has one for 1, the others have one form).
  func isSingular(_ digits: String) -> Bool { self == .english && (digits == "1" || digits == "−1") }

  /// A number as ``DecimalText`` writes it, with the signs of the language: `âm 1.234,5` in Vietnamese.
  ///
  /// Speech in Vietnamese reads the minus sign as an English word, and in Japanese not at all (eSpeak NG 1.51), so it is a word.
  func localized(_ digits: String) -> String {
    switch self {
    case .english: digits
    case .vietnamese: digits.map { $0 == "," ? "." : $0 == "." ? "," : $0 == "−" ? "âm " : String($0) }.joined()
    case .japanese: digits.replacing("−", with: "マイナス")
    }
  }

  /// Words for large powers of ten, the largest first.
  var largeUnits: [(size: Double, word: String)] {
    switch self {
    case .english: [(1e12, " trillion"), (1e9, " billion"), (1e6, " million")]
    case .vietnamese: [(1e9, " tỷ"), (1e6, " triệu")]
    case .japanese: [(1e12, "兆"), (1e8, "億"), (1e4, "万")]
    }
  }

  /// What divides the items of a list, and the clauses of one.
  var comma: String { self == .japanese ? "、" : ", " }
  var semicolon: String { self == .japanese ? "、" : "; " }
  /// What divides sentences.
  var space: String { self == .japanese ? "" : " " }

  /// A sentence begins with a capital, even if its first word is a name in small letters, such as a column's; `pH` and
  /// `iPhone`, which have a capital inside, stay as they are.
  func beginning(_ text: String) -> String {
    guard self != .japanese else { return text }
    let word = text.prefix { $0.isLetter || $0.isNumber }
    return word.contains(where: \.isUppercase) ? text : text.prefix(1).uppercased() + text.dropFirst()
  }
}
