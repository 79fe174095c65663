/// Reads an expression of Vega, as far as ``VegaExpression`` computes it.
struct VegaExpressionParser {
  /// Why an expression is not computed.
  enum Failure: Error, Equatable {
    /// It is longer, or nests more deeply, than any that people write.
    case tooLong
    /// A function or a name that is not computed.
    case unknown(String)
    /// It breaks off, or has something else where a value or an operator belongs.
    case syntax(String)
  }

  /// Engineering choices.
  private static let (mostCharacters, mostLevels) = (4096, 64)
  /// Operators of two sides, those that bind least first (ECMA-262, section 13).
  private static let levels: [[String]] = [
    ["||"], ["&&"], ["===", "!==", "==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
  ]

  private var rest: Substring
  private var depth = 0

  private init(_ text: String) { rest = text[...] }

  /// Reads a text.
  static func read(_ text: String) throws(Failure) -> VegaExpression {
    guard text.utf8.count <= mostCharacters else { throw .tooLong }
    var parser = VegaExpressionParser(text)
    let expression = try parser.choice()
    parser.skipSpace()
    guard parser.rest.isEmpty else { throw .syntax(String(parser.rest.prefix(20))) }
    return expression
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func take(_ sign: String) -> Bool {
    skipSpace()
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  private mutating func require(_ sign: String) throws(Failure) {
    guard take(sign) else { throw .syntax(String(rest.prefix(20))) }
  }

  private mutating func choice() throws(Failure) -> VegaExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostLevels else { throw .tooLong }
    let test = try infix(0)
    guard take("?") else { return test }
    let one = try choice()
    try require(":")
    return .choice(test, one, try choice())
  }

  private mutating func infix(_ level: Int) throws(Failure) -> VegaExpression {
    guard level < Self.levels.count else { return try prefix() }
    var left = try infix(level + 1)
    while let sign = Self.levels[level].first(where: { take($0) }) {
      left = .infix(sign, left, try infix(level + 1))
    }
    return left
  }

  private mutating func prefix() throws(Failure) -> VegaExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostLevels else { throw .tooLong }
    for sign in ["!", "-", "+"] where take(sign) { return .prefix(sign, try prefix()) }
    return try value()
  }

  private mutating func value() throws(Failure) -> VegaExpression {
    if take("(") {
      let inner = try choice()
      try require(")")
      return inner
    }
    guard let first = rest.first else { throw .syntax("the end") }
    if first == "'" || first == "\"" { return .constant(.text(try quoted())) }
    if first.isASCII, first.isNumber || first == "." { return .constant(.number(try number())) }
    let name = word()
    switch name {
    case "": throw .syntax(String(rest.prefix(20)))
    case "datum": return .field(try member())
    case "true", "false": return .constant(.boolean(name == "true"))
    case "null": return .constant(.null)
    case "undefined": return .constant(.undefined)
    case "NaN": return .constant(.number(.nan))
    case "PI": return .constant(.number(.pi))
    default: return try call(name)
    }
  }

  private mutating func member() throws(Failure) -> String {
    let name: String
    if take("[") {
      skipSpace()
      name = try quoted()
      try require("]")
    } else {
      try require(".")
      name = word()
    }
    guard !name.isEmpty, !rest.hasPrefix("."), !rest.hasPrefix("[") else { throw .syntax(String(rest.prefix(20))) }
    return name
  }

  private mutating func call(_ name: String) throws(Failure) -> VegaExpression {
    guard take("(") else { throw .unknown(name) }
    var arguments: [VegaExpression] = []
    if !take(")") {
      repeat { arguments.append(try choice()) } while take(",")
      try require(")")
    }
    guard let takes = VegaExpression.takes(name, arguments.count) else { throw .unknown(name) }
    guard takes else { throw .syntax("\(name) with \(arguments.count) arguments") }
    return .call(name, arguments)
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func number() throws(Failure) -> Double {
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "e" || $0 == "E") }
    guard let number = Double(String(digits)) else { throw .syntax(String(digits)) }
    rest = rest.dropFirst(digits.count)
    return number
  }

  private mutating func quoted() throws(Failure) -> String {
    guard let quote = rest.first, quote == "'" || quote == "\"" else { throw .syntax(String(rest.prefix(20))) }
    var text = ""
    rest = rest.dropFirst()
    while let next = rest.popFirst(), next != quote {
      // An escaped quote or backslash; other escapes are rare.
      guard next != "\\" else {
        guard let escaped = rest.popFirst(), "'\"\\".contains(escaped) else { throw .syntax("\\") }
        text.append(escaped)
        continue
      }
      text.append(next)
      if rest.isEmpty { throw .syntax("the end") }
    }
    return text
  }
}
