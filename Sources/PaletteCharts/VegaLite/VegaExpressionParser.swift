import PaletteRules

/// Reads an expression of Vega, as far as ``VegaExpression`` computes it.
struct VegaExpressionParser {
  /// Why an expression is not computed.
  enum Problem: String, MessageKind {
    // Longer, or nested more deeply, than any that people write.
    case tooLong = "is too long"
    // A function or a name that is not computed.
    case unknown = "uses '‹name›'"
    // It breaks off, or has something else where a value or an operator belongs.
    case syntax = "has '‹text›'"
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

  static func read(_ text: String) throws(Message) -> VegaExpression {
    guard text.utf8.count <= mostCharacters else { throw Problem.tooLong() }
    var parser = VegaExpressionParser(text)
    let expression = try parser.choice()
    parser.skipSpace()
    guard parser.rest.isEmpty else { throw parser.unexpected }
    return expression
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func take(_ sign: String) -> Bool {
    skipSpace()
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  /// What is here belongs somewhere else.
  private var unexpected: Message { Problem.syntax(ChartFields.shortened(String(rest.prefix(20)))) }

  private mutating func require(_ sign: String) throws(Message) {
    guard take(sign) else { throw unexpected }
  }

  private mutating func choice() throws(Message) -> VegaExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostLevels else { throw Problem.tooLong() }
    let test = try infix(0)
    guard take("?") else { return test }
    let one = try choice()
    try require(":")
    return .choice(test, one, try choice())
  }

  private mutating func infix(_ level: Int) throws(Message) -> VegaExpression {
    guard level < Self.levels.count else { return try prefix() }
    var left = try infix(level + 1)
    while let sign = Self.levels[level].first(where: { take($0) }) {
      left = .infix(sign, left, try infix(level + 1))
    }
    return left
  }

  private mutating func prefix() throws(Message) -> VegaExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostLevels else { throw Problem.tooLong() }
    for sign in ["!", "-", "+"] where take(sign) { return .prefix(sign, try prefix()) }
    return try value()
  }

  private mutating func value() throws(Message) -> VegaExpression {
    if take("(") {
      let inner = try choice()
      try require(")")
      return inner
    }
    guard let first = rest.first else { throw Problem.syntax("the end") }
    if first == "'" || first == "\"" { return .constant(.text(try quoted())) }
    if first.isASCII, first.isNumber || first == "." { return .constant(.number(try number())) }
    let name = word()
    switch name {
    case "": throw unexpected
    case "datum": return .field(try member())
    case "true", "false": return .constant(.boolean(name == "true"))
    case "null": return .constant(.null)
    case "undefined": return .constant(.undefined)
    case "NaN": return .constant(.number(.nan))
    case "PI": return .constant(.number(.pi))
    default: return try call(name)
    }
  }

  private mutating func member() throws(Message) -> String {
    let name: String
    if take("[") {
      skipSpace()
      name = try quoted()
      try require("]")
    } else {
      try require(".")
      name = word()
    }
    guard !name.isEmpty, !rest.hasPrefix("."), !rest.hasPrefix("[") else { throw unexpected }
    return name
  }

  private mutating func call(_ name: String) throws(Message) -> VegaExpression {
    guard take("(") else { throw Problem.unknown(ChartFields.shortened(name)) }
    var arguments: [VegaExpression] = []
    if !take(")") {
      repeat { arguments.append(try choice()) } while take(",")
      try require(")")
    }
    guard let takes = VegaExpression.takes(name, arguments.count) else {
      throw Problem.unknown(ChartFields.shortened(name))
    }
    guard takes else { throw Problem.syntax(ChartFields.shortened("\(name) with \(arguments.count) arguments")) }
    return .call(name, arguments)
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func number() throws(Message) -> Double {
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "e" || $0 == "E") }
    guard let number = Double(String(digits)) else { throw Problem.syntax(ChartFields.shortened(String(digits))) }
    rest = rest.dropFirst(digits.count)
    return number
  }

  private mutating func quoted() throws(Message) -> String {
    guard let quote = rest.first, quote == "'" || quote == "\"" else { throw unexpected }
    var text = ""
    rest = rest.dropFirst()
    while let next = rest.popFirst(), next != quote {
      // An escaped quote or backslash; other escapes are rare.
      guard next != "\\" else {
        guard let escaped = rest.popFirst(), "'\"\\".contains(escaped) else { throw Problem.syntax("\\") }
        text.append(escaped)
        continue
      }
      text.append(next)
      if rest.isEmpty { throw Problem.syntax("the end") }
    }
    return text
  }
}
