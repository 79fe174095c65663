import SourceText

/// Why `axes.prop_cycle` is not read.
enum CycleFault: Error {
  /// matplotlib does not take it either.
  case broken(SourceError)
  /// A product, a slice, `concat`: legal, and not evaluated here.
  case unread
}

/// Reads `axes.prop_cycle`: calls of `cycler` with literals in them, and sums of those. Products, slices and `concat` are not
/// evaluated.
///
/// Source: matplotlib 3.11, `lib/matplotlib/rcsetup.py`, `_parse_cycler_string`.
struct PropertyCycleParser {
  private let tokens: LiteralTokens
  private let part: Range<Int>
  private var index = 0
  private var depth = 0

  /// Deeper than anybody writes, and far from the end of the stack.
  private static let deepest = 64

  private init(_ bytes: [UInt8], in part: Range<Int>) {
    tokens = LiteralTokens(Array(bytes[part]), .python)
    self.part = part
  }

  /// The cycle that part of a file writes.
  ///
  /// - Throws: ``CycleFault`` at the first character that does not fit.
  static func cycle(_ bytes: [UInt8], in part: Range<Int>) throws(CycleFault) -> PropertyCycle {
    var parser = PropertyCycleParser(bytes, in: part)
    let cycle = try parser.sum()
    try parser.expectEnd()
    return cycle
  }

  /// The literal that part of a file writes.
  ///
  /// - Throws: ``CycleFault`` at the first character that does not fit.
  static func literal(_ bytes: [UInt8], in part: Range<Int>) throws(CycleFault) -> SourceNode {
    var parser = PropertyCycleParser(bytes, in: part)
    let literal = try parser.literal()
    try parser.expectEnd()
    return literal
  }

  private func fault(_ message: String, at range: Range<Int>? = nil) -> CycleFault {
    .broken(SourceError(message, at: range ?? self.range))
  }

  private func expectEnd() throws(CycleFault) {
    if index < tokens.count { throw fault("nothing more is expected here") }
  }

  /// The bytes of the token to be read next.
  private var range: Range<Int> {
    guard index < tokens.count else {
      // Behind the last token: a comment, or nothing.
      let end = part.lowerBound + (tokens.count > 0 ? tokens[tokens.count - 1].range.upperBound : 0)
      return end..<min(end + 1, part.upperBound)
    }
    let token = tokens[index].range
    return (part.lowerBound + token.lowerBound)..<(part.lowerBound + token.upperBound)
  }

  private func isNext(_ mark: Unicode.Scalar) -> Bool { tokens.isMark(index, mark) }

  /// Goes on past a mark if it is the next token.
  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard isNext(mark) else { return false }
    index += 1
    return true
  }

  /// Goes on past a comma, which may be missing before the closing bracket.
  private mutating func takeComma(before closing: Unicode.Scalar) throws(CycleFault) -> Bool {
    if take(",") { return true }
    guard isNext(closing) else { throw fault("expected ',' or '\(closing)'") }
    return false
  }

  private mutating func sum() throws(CycleFault) -> PropertyCycle {
    var cycle = try term()
    while isNext("+") {
      let range = range
      index += 1
      cycle = try adding(cycle, try term(), at: range)
    }
    return cycle
  }

  private func adding(
    _ one: PropertyCycle, _ other: PropertyCycle, at range: Range<Int>
  ) throws(CycleFault) -> PropertyCycle {
    do throws(SourceError) {
      return try one.adding(other, at: range)
    } catch {
      throw .broken(error)
    }
  }

  /// A call of `cycler`, or a sum in parentheses.
  private mutating func term() throws(CycleFault) -> PropertyCycle {
    try checkDepth()
    depth += 1
    defer { depth -= 1 }
    let cycle: PropertyCycle
    if take("(") {
      cycle = try sum()
      guard take(")") else { throw fault("expected ')'") }
    } else if let name = tokens.word(index), name == "cycler" {
      index += 1
      cycle = try call()
    } else if tokens.word(index) == "concat" || index < tokens.count && tokens[index].kind == .number {
      throw .unread
    } else if let name = tokens.word(index), tokens.isMark(index + 1, "(") {
      throw fault("'\(name)' is not known here: only cycler() is")
    } else {
      throw fault("expected cycler('color', [...])", at: depth == 1 ? part : nil)
    }
    if isNext("*") || isNext("[") { throw .unread }
    return cycle
  }

  /// What is between the parentheses after `cycler`: a name and its values, or values under names.
  private mutating func call() throws(CycleFault) -> PropertyCycle {
    let start = range
    guard take("(") else { throw fault("expected '(' after 'cycler'") }
    var cycle = PropertyCycle()
    var isNamed = false
    var positional: [SourceNode] = []
    while !take(")") {
      if tokens.word(index) == "cycler" || tokens.word(index) == "concat" { throw .unread }
      if let name = tokens.word(index), tokens.isMark(index + 1, "=") {
        let range = range
        index += 2
        cycle = try adding(cycle, try single(name, range, try literal()), at: range)
        isNamed = true
      } else {
        positional.append(try literal())
      }
      _ = try takeComma(before: ")")
    }
    if isNamed, positional.isEmpty { return cycle }
    guard !isNamed, positional.count == 2, let name = positional[0].string else {
      throw fault("cycler() is written as cycler('color', [...])", at: start)
    }
    return try single(name, positional[0].range, positional[1])
  }

  private func single(
    _ name: String, _ range: Range<Int>, _ values: SourceNode
  ) throws(CycleFault) -> PropertyCycle {
    do throws(SourceError) {
      return try PropertyCycle(name, at: range, values)
    } catch {
      throw .broken(error)
    }
  }

  private func checkDepth() throws(CycleFault) {
    guard depth < Self.deepest else { throw fault("brackets deeper than \(Self.deepest) levels") }
  }

  /// A text, a number, a word of Python, a list or a tuple.
  private mutating func literal() throws(CycleFault) -> SourceNode {
    if isNext("'") || isNext("\"") {
      throw fault("this string does not end", at: range.lowerBound..<part.upperBound)
    }
    if isNext("[") { return try sequence(closing: "]") }
    if isNext("(") { return try sequence(closing: ")") }
    let words: [String: SourceNode.Value] = ["None": .null, "True": .boolean(true), "False": .boolean(false)]
    if let value = tokens.word(index).flatMap({ words[$0] }) {
      defer { index += 1 }
      return SourceNode(value, range: range)
    }
    let start = range.lowerBound
    if isNext("+"), index + 1 < tokens.count, tokens[index + 1].kind == .number { index += 1 }
    guard let (expression, next) = tokens.plain(at: index, to: tokens.count),
      case .plain(let value) = expression.content
    else {
      let isNumber = index < tokens.count && tokens[index].kind == .number
      throw fault(isNumber ? "'\(tokens.text(index))' is not a number" : "expected a value")
    }
    index = next
    return SourceNode(value, range: start..<(part.lowerBound + expression.range.upperBound))
  }

  /// A list, a tuple, or a literal in parentheses.
  private mutating func sequence(closing: Unicode.Scalar) throws(CycleFault) -> SourceNode {
    try checkDepth()
    depth += 1
    defer { depth -= 1 }
    let start = range.lowerBound
    index += 1
    var items: [SourceNode] = []
    var hasComma = false
    while !isNext(closing) {
      items.append(try literal())
      if try takeComma(before: closing) { hasComma = true }
    }
    let end = range.upperBound
    index += 1
    if closing == ")", !hasComma, let only = items.first { return only }
    return SourceNode(.array(items), range: start..<end)
  }
}
