import SafeText

/// A part of a sentence, with the figure behind it.
struct Said: Sendable {
  /// The words.
  let text: String
  /// What `summary.json` gives for it; nil for mere words.
  let figure: JSONValue?
  /// Whether words that count it take the singular.
  let isSingular: Bool

  init(_ text: String, figure: JSONValue? = nil, isSingular: Bool = false) {
    (self.text, self.figure, self.isSingular) = (text, figure, isSingular)
  }

  /// A name that somebody gave, on one line.
  init(name: String) {
    let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    self.init(terminalSafe(line), figure: .string(name))
  }

  /// Several things, one after another.
  init(_ items: [Said], separator: String) {
    self.init(items.map(\.text).joined(separator: separator), figure: .array(items.compactMap(\.figure)))
  }
}
