import SourceText

/// Reads `axes.prop_cycle`: calls of `cycler` and `concat`, `+`, `*`, slices, and literals in them.
///
/// Source: matplotlib 3.11, `lib/matplotlib/rcsetup.py`, `_parse_cycler_string`, `cycler`, `_prop_aliases`.
struct PropertyCycleParser {
  private enum Value {
    case cycle(PropertyCycle)
    case literal(SourceNode)
  }

  private let tokens: LiteralTokens
  private let part: Range<Int>
  private var index = 0
  private let limit: Int
  private var depth = 0

  /// Deeper than anybody writes, and far from the end of the stack.
  private static let deepest = 64
  private static let aliases = [
    "c": "color", "lw": "linewidth", "ls": "linestyle", "fc": "facecolor", "ec": "edgecolor", "mfc": "markerfacecolor",
    "mec": "markeredgecolor", "mew": "markeredgewidth", "ms": "markersize",
  ]
  private static let properties = [
    "color", "linewidth", "linestyle", "facecolor", "edgecolor", "joinstyle", "capstyle", "fillstyle",
    "markerfacecolor", "markersize", "markeredgewidth", "markeredgecolor", "markevery", "alpha", "marker", "hatch",
    "dashes",
  ]

  private init(_ bytes: [UInt8], in part: Range<Int>, limit: Int) throws(SourceError) {
    tokens = LiteralTokens(Array(bytes[part]), .python)
    (self.part, self.limit) = (part, limit)
    try checkToken()
  }

  /// The cycle that part of a file writes.
  ///
  /// - Throws: ``SourceError`` at the first character that does not fit.
  static func cycle(_ bytes: [UInt8], in part: Range<Int>, limit: Int) throws(SourceError) -> PropertyCycle {
    var parser = try PropertyCycleParser(bytes, in: part, limit: limit)
    let value = try parser.sum()
    try parser.expectEnd()
    guard case .cycle(let cycle) = value else {
      throw SourceError("expected cycler('color', [...])", at: part)
    }
    return cycle
  }

  /// The literal that part of a file writes.
  ///
  /// - Throws: ``SourceError`` at the first character that does not fit.
  static func literal(_ bytes: [UInt8], in part: Range<Int>) throws(SourceError) -> SourceNode {
    var parser = try PropertyCycleParser(bytes, in: part, limit: 0)
    let value = try parser.primary()
    try parser.expectEnd()
    guard case .literal(let literal) = value else { throw SourceError("expected a literal", at: part) }
    return literal
  }

  private func expectEnd() throws(SourceError) {
    if index < tokens.count { throw SourceError("nothing more is expected here", at: range) }
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
  private mutating func take(_ mark: Unicode.Scalar) throws(SourceError) -> Bool {
    guard isNext(mark) else { return false }
    try advance()
    return true
  }

  private mutating func advance() throws(SourceError) {
    index += 1
    try checkToken()
  }

  private func checkToken() throws(SourceError) {
    if isNext("'") || isNext("\"") {
      throw SourceError("this string does not end", at: range.lowerBound..<part.upperBound)
    }
    if index < tokens.count, tokens[index].kind == .number, tokens.plain(at: index, to: tokens.count) == nil {
      throw SourceError("'\(tokens.text(index))' is not a number", at: range)
    }
  }

  private mutating func sum() throws(SourceError) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw SourceError("brackets deeper than \(Self.deepest) levels", at: range)
    }
    var value = try product()
    while isNext("+") {
      let range = range
      try advance()
      let other = try product()
      guard case (.cycle(let left), .cycle(let right)) = (value, other) else {
        throw SourceError("only cycles can be added", at: range)
      }
      value = .cycle(try left.adding(right, at: range))
    }
    return value
  }

  private mutating func product() throws(SourceError) -> Value {
    var value = try sliced()
    while isNext("*") {
      let range = range
      try advance()
      let other = try sliced()
      switch (value, other) {
      case (.cycle(let left), .cycle(let right)):
        value = .cycle(try left.multiplied(by: right, at: range))
      case (.cycle(let cycle), .literal(let number)), (.literal(let number), .cycle(let cycle)):
        guard let times = number.number.flatMap({ Int(exactly: $0) }) else {
          throw SourceError("a cycle is multiplied by a cycle or a whole number", at: number.range)
        }
        value = .cycle(try cycle.repeated(times, at: range))
      default: throw SourceError("only cycles can be multiplied", at: range)
      }
    }
    return value
  }

  private mutating func sliced() throws(SourceError) -> Value {
    var value = try primary()
    while isNext("[") {
      guard case .cycle(let cycle) = value else { break }
      value = .cycle(try slice(of: cycle))
    }
    return value
  }

  /// The slice in the brackets after a cycle, and the rows it takes.
  private mutating func slice(of cycle: PropertyCycle) throws(SourceError) -> PropertyCycle {
    let start = range
    let bounds = try bounds()
    let range = start.lowerBound..<range.upperBound
    try advance()
    guard (2...3).contains(bounds.count) else {
      throw SourceError("a cycle can be sliced, as in [1:4], and not indexed", at: range)
    }
    let step = bounds.count == 3 ? bounds[2] : nil
    return try cycle.sliced(from: bounds[0], to: bounds[1], step: step, at: range)
  }

  /// The numbers between the colons, up to the closing bracket.
  private mutating func bounds() throws(SourceError) -> [Int?] {
    try advance()
    var bounds: [Int?] = []
    var last: Int?
    while !isNext("]") {
      if try take(":") {
        bounds.append(last)
        last = nil
      } else {
        last = try whole()
      }
    }
    return bounds + [last]
  }

  private mutating func whole() throws(SourceError) -> Int {
    let range = range
    guard case .literal(let literal) = try primary(), let number = literal.number.flatMap({ Int(exactly: $0) }) else {
      throw SourceError("expected a whole number", at: range)
    }
    return number
  }

  private mutating func primary() throws(SourceError) -> Value {
    if isNext("[") { return try sequence(closing: "]") }
    if isNext("(") { return try sequence(closing: ")") }
    if let name = tokens.word(index) { return try named(name, range) }
    return .literal(try plain())
  }

  /// A text, or a number with or without a sign.
  private mutating func plain() throws(SourceError) -> SourceNode {
    let start = range.lowerBound
    let sign: Double? = isNext("-") ? -1 : isNext("+") ? 1 : nil
    if sign != nil { try advance() }
    guard index < tokens.count, sign == nil || tokens[index].kind == .number,
      case .plain(var value)? = tokens.plain(at: index, to: tokens.count)?.0.content
    else { throw SourceError(sign == nil ? "expected a value" : "expected a number", at: range) }
    if let sign, case .number(let number, let text) = value { value = .number(sign * number, text: text) }
    let end = range.upperBound
    try advance()
    return SourceNode(value, range: start..<end)
  }

  /// A list, a tuple, or an expression in parentheses.
  private mutating func sequence(closing: Unicode.Scalar) throws(SourceError) -> Value {
    let start = range.lowerBound
    try advance()
    var items: [SourceNode] = []
    var hasComma = false
    while true {
      let end = range.upperBound
      if try take(closing) {
        if closing == ")", !hasComma, let only = items.first { return .literal(only) }
        return .literal(SourceNode(.array(items), range: start..<end))
      }
      let value = try sum()
      guard case .literal(let item) = value else {
        if closing == ")", items.isEmpty, try take(")") { return value }
        throw SourceError("a cycle cannot be inside a list", at: start..<range.lowerBound)
      }
      items.append(item)
      if try take(",") {
        hasComma = true
      } else if !isNext(closing) {
        throw SourceError("expected ',' or '\(closing)'", at: range)
      }
    }
  }

  private mutating func named(_ name: String, _ range: Range<Int>) throws(SourceError) -> Value {
    try advance()
    switch name {
    case "None": return .literal(SourceNode(.null, range: range))
    case "True": return .literal(SourceNode(.boolean(true), range: range))
    case "False": return .literal(SourceNode(.boolean(false), range: range))
    default: break
    }
    guard name == "cycler" || name == "concat" else {
      throw SourceError("'\(name)' is not known here: only cycler() and concat() are", at: range)
    }
    guard try take("(") else { throw SourceError("expected '(' after '\(name)'", at: self.range) }
    let (positional, keywords) = try arguments()
    return .cycle(try called(name, positional, keywords, range))
  }
}

extension PropertyCycleParser {
  private typealias Keyword = (name: String, range: Range<Int>, value: Value)

  private mutating func arguments() throws(SourceError) -> (positional: [Value], keywords: [Keyword]) {
    var positional: [Value] = []
    var keywords: [Keyword] = []
    while true {
      if try take(")") { return (positional, keywords) }
      let range = range
      if let name = tokens.word(index), tokens.isMark(index + 1, "=") {
        try advance()
        try advance()
        keywords.append((name, range, try sum()))
      } else {
        positional.append(try sum())
      }
      if try !take(","), !isNext(")") {
        throw SourceError("expected ',' or ')'", at: self.range)
      }
    }
  }

  private func called(
    _ name: String, _ positional: [Value], _ keywords: [Keyword], _ range: Range<Int>
  ) throws(SourceError) -> PropertyCycle {
    switch (name, positional.count, keywords.isEmpty) {
    case ("concat", 2, true):
      guard case (.cycle(let first), .cycle(let second)) = (positional[0], positional[1]) else { break }
      return try first.followed(by: second, at: range)
    case ("cycler", 1, true):
      guard case .cycle(let cycle) = positional[0] else { break }
      return cycle
    case ("cycler", 2, true):
      guard case (.literal(let property), .literal(let values)) = (positional[0], positional[1]),
        let text = property.string
      else { break }
      return try single(text, property.range, values)
    case ("cycler", 0, false):
      var cycle: PropertyCycle?
      for keyword in keywords {
        guard case .literal(let values) = keyword.value else {
          throw SourceError("'\(keyword.name)' must be a list", at: keyword.range)
        }
        let next = try single(keyword.name, keyword.range, values)
        cycle = try cycle?.adding(next, at: keyword.range) ?? next
      }
      if let cycle { return cycle }
    default: break
    }
    let right = name == "concat" ? "concat(cycler(...), cycler(...))" : "cycler('color', [...])"
    throw SourceError("\(name)() is written as \(right)", at: range)
  }

  private func single(
    _ name: String, _ range: Range<Int>, _ values: SourceNode
  ) throws(SourceError) -> PropertyCycle {
    let property = Self.aliases[name] ?? name
    guard Self.properties.contains(property) else {
      let near = NearestName.suggestion(for: name, among: Self.properties).map { "; did you mean '\($0)'?" } ?? ""
      throw SourceError("'\(name)' is not a property of lines\(near)", at: range)
    }
    let items: [SourceNode]
    if let listed = values.items {
      items = listed
    } else if values.string != nil {
      items = property == "color" ? MatplotlibSequence.colors(values) : values.parts(separator: ",")
    } else {
      throw SourceError("'\(name)' must be a list of values", at: values.range)
    }
    return try PropertyCycle(property, items, limit: limit, at: range)
  }
}
