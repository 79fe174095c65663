import SourceText

/// A place among the tokens of a text, blanks and comments left out (CSS Syntax 3 section 4).
struct CSSCursor {
  let bytes: [UInt8]
  private let tokens: [CSSToken]
  private var index = 0

  /// - Throws: ``SourceError`` for a comment that is not closed.
  init(_ text: String) throws(SourceError) {
    bytes = Array(text.utf8)
    let all = CSSScanner.tokens(bytes, in: 0..<bytes.count)
    tokens = all.filter { !$0.isBlank }
    if let last = all.last, last.kind == .comment,
      last.range.count < 4 || !bytes.suffix(2).elementsEqual("*/".utf8)
    {
      throw error(last.range, "comment is not closed: '*/' is missing")
    }
  }

  private var token: CSSToken? { index < tokens.count ? tokens[index] : nil }
  /// What kind of token comes next; nil at the end.
  var next: CSSToken.Kind? { token?.kind }
  var isAtEnd: Bool { token == nil }
  /// Where the next token begins, or the text ends.
  var position: Int { token?.range.lowerBound ?? bytes.count }
  /// Where the token before ends.
  var end: Int { index > 0 ? tokens[index - 1].range.upperBound : 0 }

  func isAt(_ byte: Unicode.Scalar) -> Bool { next == .delimiter(UInt8(ascii: byte)) }

  /// Takes the next token, whatever it is; empty at the end.
  mutating func take() -> Range<Int> {
    defer { index = min(index + 1, tokens.count) }
    return token?.range ?? bytes.count..<bytes.count
  }

  /// Skips a delimiter if it comes next.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard isAt(byte) else { return false }
    index += 1
    return true
  }

  /// The identifier that comes next; nil if none does.
  var identifierAhead: Range<Int>? { next == .identifier ? token?.range : nil }

  /// Reads an identifier; nil if none comes next.
  mutating func identifier() -> Range<Int>? { next == .identifier ? take() : nil }

  /// The name of the function that comes next, without its bracket; nil if none does.
  var functionName: Range<Int>? {
    guard let token, token.kind == .function || token.kind == .url else { return nil }
    return token.range.lowerBound..<(bytes[token.range].firstIndex(of: UInt8(ascii: "(")) ?? token.range.upperBound)
  }

  /// Reads a number with or without a unit; nil if none comes next.
  ///
  /// - Parameter refusal: why a unit other than `%` does not belong here; nil where an angle does.
  mutating func value(refusingAngle refusal: String? = nil) throws(SourceError) -> CSSValue? {
    guard next == .number else { return nil }
    let range = take()
    let unit = range.lowerBound + Self.lengthOfNumber(bytes[range])..<range.upperBound
    guard let number = Double(text(range.lowerBound..<unit.lowerBound)), number.isFinite else {
      throw error(range, "\(quoted(range)) is too large")
    }
    switch lowercased(unit) {
    case "": return CSSValue(number: number, unit: .number)
    case "%": return CSSValue(number: number, unit: .percentage)
    case let name:
      if let refusal { throw error(range, "\(quoted(range)) \(refusal)") }
      guard let degrees = Self.degrees[name] else {
        throw error(unit, "\(quoted(unit)) is not an angle unit: write deg, grad, rad or turn")
      }
      return CSSValue(number: number * degrees, unit: .degrees)
    }
  }

  /// Functions of CSS Values 4 section 10, none of which is worked out.
  private static let calculations: Set<String> = [
    "calc", "min", "max", "clamp", "abs", "sign", "round", "mod", "rem", "pow", "sqrt", "hypot", "exp", "log", "sin",
    "cos", "tan", "asin", "acos", "atan", "atan2",
  ]

  /// Refuses a calculation in the place of a number.
  ///
  /// - Throws: ``SourceError`` where one comes next: it is right, and not worked out here.
  func refuseCalculation() throws(SourceError) {
    guard let name = functionName, Self.calculations.contains(lowercased(name)) else { return }
    throw unread(name, "calculations with '\(lowercased(name))()'")
  }

  /// Refuses the operator behind a number that design tokens calculate with: `rgb(107 * 2, 0, 0)`.
  ///
  /// - Throws: ``SourceError`` where one comes next.
  func refuseOperator() throws(SourceError) {
    guard let token, "*+-".unicodeScalars.contains(where: isAt) else { return }
    throw unread(token.range, "calculations with '\(text(token.range))'")
  }

  /// The bytes before the unit. Source: CSS Syntax 3 section 4.3.12.
  private static func lengthOfNumber(_ text: ArraySlice<UInt8>) -> Int {
    var rest = text.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    rest = rest.drop { $0.isDigit || $0 == UInt8(ascii: ".") }
    guard let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") else { return text.count - rest.count }
    let exponent = rest.dropFirst().drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    return text.count - (exponent.first?.isDigit == true ? exponent.drop { $0.isDigit } : rest).count
  }

  /// Degrees per angle unit. Source: CSS Values 4 section 7.1.
  private static let degrees: [String: Double] = ["deg": 1, "grad": 0.9, "rad": 180 / .pi, "turn": 360]

  // MARK: Words for errors

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// ASCII letters in lower case.
  func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { $0 >= 65 && $0 <= 90 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The text of a range in quotation marks, truncated to 32 characters.
  func quoted(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range].prefix(200), as: UTF8.self)
    return text.count > 32 ? "'\(text.prefix(32))…'" : "'\(text)'"
  }

  func error(_ range: Range<Int>, _ message: String) -> SourceError { SourceError(message, at: range) }

  /// What CSS allows and is not worked out here.
  func unread(_ range: Range<Int>, _ what: String) -> SourceError {
    SourceError("\(what) are not worked out here: write the result", at: range, isUnread: true)
  }
}

/// A number and its type; angles are in degrees.
struct CSSValue: Equatable {
  enum Unit { case number, percentage, degrees }
  var number: Double
  var unit: Unit
}

/// A number as CSS and design tokens write it: plain or a percentage.
package enum CSSNumber {
  /// Reads a number. Percentages are fractions: `50%` is 0.5.
  ///
  /// - Returns: nil if the text is anything else, an angle or a calculation among it.
  package static func read(_ text: String) -> Double? {
    guard text.utf8.count <= Color.longestCSS, var cursor = try? CSSCursor(text),
      let found = try? cursor.value(refusingAngle: ""), cursor.isAtEnd
    else { return nil }
    return found.unit == .percentage ? found.number / 100 : found.number
  }
}
