import SourceText

/// A calculation such as `calc(107 * 2)` in a colour. Source: CSS Values 4 section 10.1.
struct CSSCalculation {
  private var depth = 0
  /// The maximum depth of nested brackets.
  private static let deepest = 32

  /// Functions of CSS Values 4 section 10 that are not worked out.
  static let functions: Set<String> = [
    "min", "max", "clamp", "abs", "sign", "round", "mod", "rem", "pow", "sqrt", "hypot", "exp", "log", "sin", "cos",
    "tan", "asin", "acos", "atan", "atan2",
  ]

  /// Reads `calc(…)` if it comes next.
  static func calc(_ cursor: inout CSSCursor) throws(SourceError) -> CSSValue? {
    guard let name = cursor.functionName, cursor.lowercased(name) == "calc" else { return nil }
    var calculation = CSSCalculation()
    return try calculation.brackets(&cursor)
  }

  /// Reads what is between brackets, which come next.
  private mutating func brackets(_ cursor: inout CSSCursor) throws(SourceError) -> CSSValue {
    let opening = cursor.take()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw cursor.error(opening, "calculations are nested more than \(Self.deepest) levels deep")
    }
    let value = try sum(&cursor)
    guard cursor.skip(")") else { throw cursor.error(cursor.take(), "')' is missing in this calculation") }
    return value
  }

  private mutating func sum(_ cursor: inout CSSCursor) throws(SourceError) -> CSSValue {
    var left = try product(&cursor)
    while true {
      let start = cursor.position
      let isPlus = cursor.isAtSignedNumber || cursor.skip("+")
      guard isPlus || cursor.skip("-") else { return left }
      let right = try product(&cursor)
      guard left.unit == right.unit else {
        let range = start..<cursor.end
        throw cursor.error(range, "\(cursor.quoted(range)) mixes numbers, percentages and angles")
      }
      left.number += isPlus ? right.number : -right.number
    }
  }

  private mutating func product(_ cursor: inout CSSCursor) throws(SourceError) -> CSSValue {
    var left = try term(&cursor)
    while true {
      let start = cursor.position
      let isTimes = cursor.skip("*")
      guard isTimes || cursor.skip("/") else { return left }
      let right = try term(&cursor)
      guard right.unit == .number || isTimes && left.unit == .number else {
        let range = start..<cursor.end
        throw cursor.error(range, "\(cursor.quoted(range)) needs a plain number on one side")
      }
      left.number = isTimes ? left.number * right.number : left.number / right.number
      if left.unit == .number { left.unit = right.unit }
    }
  }

  private mutating func term(_ cursor: inout CSSCursor) throws(SourceError) -> CSSValue {
    if let value = try cursor.value() { return value }
    let name = cursor.functionName.map(cursor.lowercased)
    if name == "calc" || cursor.isAt("(") { return try brackets(&cursor) }
    let word = cursor.take()
    if let name, Self.functions.contains(name) { throw cursor.unread(word, "calculations with '\(name)()'") }
    if cursor.lowercased(word) == "pi" { return CSSValue(number: .pi, unit: .number) }
    throw cursor.error(word, word.isEmpty ? "a number is missing here" : "\(cursor.quoted(word)) is not a number")
  }
}

/// A number as CSS and design tokens write it: plain, a percentage, or a calculation such as `0.12 * 2`.
package enum CSSNumber {
  /// Reads a number. Percentages are fractions: `50%` is 0.5.
  ///
  /// - Parameter text: up to ``Color/longestCSS`` bytes; numbers with `+`, `-`, `*`, `/` and brackets, which need no spaces.
  /// - Returns: nil if the text is not a number, is an angle, or has no finite result.
  package static func read(_ text: String) -> (value: Double, isPercentage: Bool)? {
    guard text.utf8.count <= Color.longestCSS - 6 else { return nil }
    guard var cursor = try? CSSCursor("calc(\(text))"),
      let found = try? CSSCalculation.calc(&cursor), cursor.isAtEnd, found.number.isFinite
    else { return nil }
    switch found.unit {
    case .number: return (found.number, false)
    case .percentage: return (found.number / 100, true)
    case .degrees: return nil
    }
  }
}
