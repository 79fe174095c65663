/// A token of a program.
package struct LiteralToken {
  /// What a token is.
  package enum Kind: UInt8 {
    /// As they are written.
    case word, number
    /// Text in quotes.
    case string
    /// Text that holds expressions, or whose end is missing.
    case template
    /// Any other byte, a regular expression as its first slash.
    case mark
  }

  /// What it is.
  package let kind: Kind
  /// The byte of a mark; 0 for others.
  let mark: UInt8
  /// Whether a line begins before it.
  let startsLine: Bool
  // Half of the size of `Int`: a text has millions of tokens.
  private let first, last: UInt32
  private var closing: UInt32 = .max

  /// The most bytes of a text whose tokens can be counted.
  static let mostBytes = Int(UInt32.max) - 1

  init(_ kind: Kind, mark: UInt8, _ range: Range<Int>, startsLine: Bool) {
    (self.kind, self.mark, self.startsLine) = (kind, mark, startsLine)
    (first, last) = (UInt32(range.lowerBound), UInt32(range.upperBound))
  }

  var start: Int { Int(first) }
  var end: Int { Int(last) }
  /// The index of the bracket that closes this one; nil for others and where it is missing.
  package internal(set) var close: Int? {
    get { closing == .max ? nil : Int(closing) }
    set { closing = newValue.map { UInt32($0) } ?? .max }
  }

  /// Its bytes.
  package var range: Range<Int> { start..<end }
}

/// The tokens of a file, with what every reader asks of them.
package struct LiteralTokens {
  let bytes: [UInt8]
  let tokens: [LiteralToken]

  /// Cuts a text into tokens.
  package init(_ bytes: [UInt8], _ language: LiteralLanguage) {
    (self.bytes, tokens) = (bytes, LiteralScanner.tokens(bytes, language))
  }

  /// How many there are.
  package var count: Int { tokens.count }
  /// One of them.
  package subscript(_ index: Int) -> LiteralToken { tokens[index] }

  /// What the token is, if there is one.
  private func kind(_ index: Int) -> LiteralToken.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  /// Whether the token is this mark.
  package func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    kind(index) == .mark && tokens[index].mark == UInt8(ascii: mark)
  }

  /// Whether the token is one of these marks.
  func isMark(_ index: Int, among marks: String) -> Bool {
    kind(index) == .mark && marks.utf8.contains(tokens[index].mark)
  }

  /// Whether two marks are written without a blank between them.
  func areMarks(_ index: Int, _ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    isMark(index, first) && isMark(index + 1, second) && tokens[index].end == tokens[index + 1].start
  }

  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    kind(index) == .word && tokens[index].range.count == word.utf8CodeUnitCount
      && bytes[tokens[index].range].elementsEqual(word.description.utf8)
  }

  /// The text of a word; nil for other tokens.
  package func word(_ index: Int) -> String? { kind(index) == .word ? text(index) : nil }

  /// The text in quotes; nil for other tokens and for an escape that means nothing.
  func quoted(_ index: Int) -> String? {
    kind(index) == .string ? LiteralText.read(bytes[tokens[index].range]) : nil
  }

  /// The text of a token as written.
  package func text(_ index: Int) -> String { String(decoding: bytes[tokens[index].range], as: UTF8.self) }

  /// The bytes from one token up to another, which is not empty only where there are tokens between.
  func range(_ start: Int, _ end: Int) -> Range<Int> {
    let first = start < count ? tokens[start].start : bytes.count
    return first..<(end > start ? max(first, tokens[end - 1].end) : first)
  }

  /// Names with points between them, and the index after them: `chart.colors.blue`; no names where no word begins.
  package func path(at index: Int, to end: Int = .max, most: Int = 64) -> (names: [String], next: Int) {
    guard let first = word(index) else { return ([], index) }
    var (names, next) = ([first], index + 1)
    while next < end, names.count < most, isMark(next, "."), let name = word(next + 1) {
      names.append(name)
      next += 2
    }
    return (names, next)
  }

  /// The text or the number here, which may have a minus; nil for everything else.
  package func plain(at index: Int, to end: Int) -> (LiteralModule.Expression, next: Int)? {
    let isNegative = isMark(index, "-")
    let last = isNegative ? index + 1 : index
    guard last < end else { return nil }
    let value: SourceNode.Value?
    switch tokens[last].kind {
    case .string where !isNegative: value = quoted(last).map { .string($0) }
    case .number:
      let text = text(last)
      value = LiteralText.number(text).map {
        isNegative ? .number(-$0, text: "-" + text) : .number($0, text: text)
      }
    default: value = nil
    }
    return value.map { (LiteralModule.Expression(content: .plain($0), range: range(index, last + 1)), last + 1) }
  }

  /// Whether an assignment begins here: `=`, and no part of `==`, `=>` or `+=`.
  func isAssignment(_ index: Int) -> Bool {
    guard isMark(index, "="), !areMarks(index, "=", "="), !areMarks(index, "=", ">") else { return false }
    return index == 0 || tokens[index - 1].end != tokens[index].start || !isMark(index - 1, among: "=!<>+-*/%&|^?~:")
  }

  /// The index after this token, and after what it opens.
  func after(_ index: Int) -> Int { (tokens[index].close ?? index) + 1 }

  /// The arguments between the brackets of a call: labels, and the tokens of the values.
  package func arguments(_ open: Int, _ close: Int) -> [(label: String?, range: Range<Int>)] {
    var arguments: [(label: String?, range: Range<Int>)] = []
    var index = open + 1
    while index < close {
      let end = comma(from: index, to: close)
      let isLabelled = word(index) != nil && (isMark(index + 1, ":") || isAssignment(index + 1))
      let start = isLabelled ? index + 2 : index
      if start < end { arguments.append((isLabelled ? text(index) : nil, start..<end)) }
      index = end + 1
    }
    return arguments
  }

  /// The index of the next comma before `end`, brackets skipped; `end` without one.
  package func comma(from index: Int, to end: Int) -> Int {
    var index = index
    while index < end, !isMark(index, ",") { index = after(index) }
    return min(index, end)
  }
}
