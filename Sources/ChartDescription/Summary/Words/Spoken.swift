import SafeText

/// A part of a sentence, with the figure behind it.
struct Spoken: Sendable {
  let text: String
  /// The words without the unit of the y axis, for where the sentence has named it; nil where there is none to leave out.
  let bare: String?
  /// What `summary.json` gives for it; nil for mere words.
  let figure: JSONValue?
  /// Whether words that count it take the singular.
  let isSingular: Bool

  init(_ text: String, bare: String? = nil, figure: JSONValue? = nil, isSingular: Bool = false) {
    (self.text, self.bare, self.figure, self.isSingular) = (text, bare, figure, isSingular)
  }

  /// A name that somebody gave, on one line; speech reads an underscore as a word of its own, so it becomes a space.
  init(name: String) {
    let line = name.split { $0.isNewline || $0 == "_" }.joined(separator: " ")
    self.init(terminalSafe(line), figure: .string(name))
  }

  /// Several things, one after another; the first names the unit.
  init(_ items: [Spoken], separator: String) {
    let first = items.firstIndex { $0.bare != nil }
    let texts = items.enumerated().map { $0 == first ? $1.text : $1.bare ?? $1.text }
    self.init(
      texts.joined(separator: separator),
      bare: first == nil ? nil : items.map { $0.bare ?? $0.text }.joined(separator: separator),
      figure: .array(items.compactMap(\.figure)))
  }
}
