/// Functions that return what is written in them: one without parameters whose only `return` is a literal, or the name of
/// one, is that literal (ECMAScript 2025, sections 15.2, 15.3 and 15.7).
extension LiteralValues {
  /// Tokens of a type after `)` or of the head of a class, what is in brackets counted as one. An engineering choice.
  private static let longestHead = 40
  /// Tokens of a body that is looked through: functions hold functions, and each is as long. An engineering choice.
  private static let longestBody = 8_192

  /// An arrow function at its parameters, `() => […]`, or a function at its word, `function palette() {…}`; nil where it has
  /// parameters or computes what it returns.
  func function(at index: Int, to end: Int) -> (Expression, next: Int)? {
    guard syntax.family == .script else { return nil }
    let isArrow = tokens.isMark(index, "(")
    var open = index
    if !isArrow {
      guard tokens.isWord(index, "function") else { return nil }
      open = tokens.word(index + 1) == nil ? index + 1 : index + 2
    }
    guard let body = body(after: open, to: end, isArrow: isArrow) else { return nil }
    if tokens.isMark(body, "{"), let close = tokens[body].close {
      return result(in: body, close).map { (returning($0, from: index), close + 1) }
    }
    guard isArrow else { return nil }
    let (value, next) = value(at: body, to: end, level: 1)
    switch value.content {
    case .object, .list: return (returning(value, from: index), next)
    default: return nil
    }
  }

  /// A method at its parameters, as far as the same holds of it.
  func method(at open: Int, to end: Int) -> Expression? {
    guard let body = body(after: open, to: end, isArrow: false), let close = tokens[body].close else { return nil }
    return result(in: body, close).map { returning($0, from: open) }
  }

  private func returning(_ value: Expression, from index: Int) -> Expression {
    Expression(content: .returned(value), range: tokens[index].start..<value.range.upperBound)
  }

  /// The index of the body of a function, after empty parameters and the type of what it returns.
  private func body(after open: Int, to end: Int, isArrow: Bool) -> Int? {
    guard tokens.isMark(open, "("), tokens[open].close == open + 1 else { return nil }
    var index = open + 2
    if tokens.isMark(index, ":") {
      index += 1
      // The type may be that of an object, in braces.
      if tokens.isMark(index, "{") { index = tokens.after(index) }
      let last = min(end, index + Self.longestHead)
      while index < last, !tokens.areMarks(index, "=", ">"), isArrow || !tokens.isMark(index, "{") {
        index = tokens.after(index)
      }
    }
    if isArrow {
      guard tokens.areMarks(index, "=", ">") else { return nil }
      return index + 2 < end ? index + 2 : nil
    }
    return tokens.isMark(index, "{") ? index : nil
  }

  /// What the only `return` between braces returns, where it is a literal or a name.
  private func result(in open: Int, _ close: Int) -> Expression? {
    guard close - open <= Self.longestBody else { return nil }
    let returns = (open..<close).filter { tokens.isWord($0, "return") && !tokens.isMark($0 - 1, ".") }
    guard returns.count == 1, let first = returns.first else { return nil }
    var index = open + 1
    while index < first { index = tokens.after(index) }
    guard index == first, first + 1 < close else { return nil }
    let (value, next) = value(at: first + 1, to: close, level: 1)
    guard next >= close || tokens.isMark(next, ";") || tokens[next].startsLine else { return nil }
    switch value.content {
    case .object, .list, .reference: return value
    default: return nil
    }
  }

  /// The values that a class gives out without being made, as an object: `static palette = […]`, `static palette() {…}`;
  /// nil where there are none.
  ///
  /// - Parameter index: the word `class`.
  func statics(ofClass index: Int) -> (name: Int, Expression)? {
    guard let name = tokens.word(index + 1), name != "extends" else { return nil }
    var open = index + 2
    while open < min(tokens.count, index + Self.longestHead), !tokens.isMark(open, "{") { open = tokens.after(open) }
    guard tokens.isMark(open, "{"), let close = tokens[open].close else { return nil }
    var entries: [LiteralModule.Entry] = []
    var next = open + 1
    while next < close {
      guard tokens.isWord(next, "static") else {
        next = tokens.after(next)
        continue
      }
      next += tokens.isWord(next + 1, "readonly") ? 2 : 1
      guard next < close, let key = tokens.word(next) else { continue }
      let range = tokens[next].range
      var value = method(at: next + 1, to: close)
      var place = next + 1
      if tokens.isMark(place, ":") { place = afterType(place + 1, to: close) }
      if tokens.isAssignment(place) { value = self.value(at: place + 1, to: close, level: 1).0 }
      if let value { entries.append(.member(key: key, keyRange: range, value: value)) }
      next += 1
    }
    guard !entries.isEmpty else { return nil }
    return (index + 1, Expression(content: .object(entries), range: tokens[open].start..<tokens[close].end))
  }
}

/// Types of TypeScript, which say nothing about a literal.
extension LiteralValues {
  /// The index after `as const`, `as Type<A, B>`, `satisfies Type` and `!`.
  func afterTypes(_ index: Int, to end: Int) -> Int {
    var index = index
    while index < end {
      if tokens.isMark(index, "!"), !tokens[index].startsLine, !tokens.areMarks(index, "!", "=") {
        index += 1
      } else if tokens.isWord(index, "as") || tokens.isWord(index, "satisfies"), !tokens[index].startsLine || index > 0
      {
        index = afterType(index + 1, to: end)
      } else {
        return index
      }
    }
    return index
  }

  /// The index after a type: at the next comma, semicolon, bracket or assignment outside angle brackets, or at a line that
  /// begins with a word.
  func afterType(_ start: Int, to end: Int) -> Int {
    var index = start
    var angles = 0
    while index < min(end, start + Self.longest) {
      let token = tokens[index]
      if tokens.areMarks(index, "=", ">") {
        index += 2
        continue
      }
      if token.kind == .mark {
        switch token.mark {
        case UInt8(ascii: "<"): angles += 1
        case UInt8(ascii: ">"): angles -= 1
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ")"), UInt8(ascii: "]"),
          UInt8(ascii: "}"):
          if angles <= 0 { return index }
        default: break
        }
      } else if index > start, angles <= 0, token.startsLine, token.kind == .word {
        return index
      }
      index = tokens.after(index)
    }
    return min(index, end)
  }
}
