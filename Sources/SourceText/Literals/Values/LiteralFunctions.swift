/// Functions that return what is written in them: one without parameters whose only `return` is a literal, or the name of
/// one, is that literal (ECMAScript 2025, sections 15.2, 15.3 and 15.7).
extension LiteralValues {
  /// Tokens of a body that is looked through: functions hold functions, and each is as long. An engineering choice.
  private static let longestBody = 512

  /// An arrow function at its parameters, `() => […]`, or a function at its word, `function palette() {…}`; nil where it has
  /// parameters or computes what it returns.
  func function(at index: Int, to end: Int) -> (Expression, next: Int)? {
    guard family == .script else { return nil }
    let isArrow = tokens.isMark(index, "(")
    guard isArrow || tokens.isWord(index, "function") else { return nil }
    let open = isArrow ? index : tokens.word(index + 1) == nil ? index + 1 : index + 2
    guard open < end, tokens[open].close == open + 1, let body = tokens.functionBody(open, isArrow: isArrow)?.open,
      body < end
    else { return nil }
    if tokens.isMark(body, "{"), let close = tokens[body].close {
      return result(in: body, close).map { (returning($0, from: index), close + 1) }
    }
    let (value, next) = value(at: body, to: end, level: 1)
    return value.isCollection ? (returning(value, from: index), next) : nil
  }

  /// A method at its parameters, as far as the same holds of it.
  func method(at open: Int, to end: Int) -> Expression? {
    guard open < end, tokens[open].close == open + 1, let body = tokens.functionBody(open) else { return nil }
    return result(in: body.open, body.end).map { returning($0, from: open) }
  }

  private func returning(_ value: Expression, from index: Int) -> Expression {
    Expression(content: .returned(value), range: tokens[index].start..<value.range.upperBound)
  }

  /// What the only `return` between braces returns, or what is there without the word, where it is a literal or a name.
  func result(in open: Int, _ close: Int) -> Expression? {
    guard close - open <= Self.longestBody else { return nil }
    let returns = (open..<close).filter { tokens.isWord($0, "return") && !tokens.isMark($0 - 1, ".") }
    guard returns.count == 1 || returns.isEmpty && family == .code else { return nil }
    let first = returns.first ?? open
    var index = open + 1
    while index < first { index = tokens.after(index) }
    guard index == first || returns.isEmpty, first + 1 < close else { return nil }
    let (value, next) = value(at: first + 1, to: close, level: 1)
    guard next >= close || tokens.isMark(next, ";") || !returns.isEmpty && tokens[next].startsLine else { return nil }
    switch value.content {
    case .object, .list, .reference: return value
    case .plain where family == .code: return value
    default: return nil
    }
  }
}

extension LiteralTokens {
  /// Words before brackets and a block that begin no function.
  private static let statements: Set<String> = [
    "if", "for", "while", "switch", "catch", "guard", "foreach", "when", "match", "using", "lock", "else",
  ]
  /// Tokens between the parameters of a function and its body, what is in brackets counted as one; an engineering choice.
  private static let longestHead = 40

  /// The body behind the parameters that a bracket opens, `void draw(Chart chart) {`, or what an arrow leads to; nil for every
  /// other bracket.
  func functionBody(_ index: Int, isArrow: Bool = false) -> (open: Int, end: Int)? {
    // `\\(n) {` is a function of R.
    guard isMark(index, "("), let close = self[index].close,
      isArrow || word(index - 1).map({ !Self.statements.contains($0) }) ?? isMark(index - 1, "\\")
    else { return nil }
    var open = close + 1
    // The type of what it returns may be that of an object, in braces.
    if isMark(open, ":"), isMark(open + 1, "{") { open = after(open + 1) }
    let last = min(count, open + Self.longestHead)
    while open < last, !isMark(open, ";"), !isMark(open, ",") {
      if isArrow, areMarks(open, "=", ">"), open + 2 < count { return (open + 2, after(open + 2)) }
      if !isArrow, isMark(open, "{") { return self[open].close.map { (open, $0) } }
      open = after(open)
    }
    return nil
  }

  /// Whether the name before parameters is declared there and not called: a type or `func` comes before it.
  func isDeclared(_ name: Int) -> Bool {
    if isWord(name, "function") { return true }
    if let before = word(name - 1) {
      return !["new", "return", "await", "class", "struct", "object", "enum", "extension", "in", "else"]
        .contains(before)
    }
    return isMark(name - 1, "]") || isMark(name - 1, ">") || isMark(name - 1, ")")
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
      } else if tokens.isWord(index, "as") || tokens.isWord(index, "satisfies") {
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
      if tokens.isMark(index, "<") {
        angles += 1
      } else if tokens.isMark(index, ">") {
        angles -= 1
      } else if angles <= 0 {
        let isEnd = token.kind == .mark && Array(",;=)]}".utf8).contains(token.mark)
        if isEnd || index > start && token.startsLine && token.kind == .word { return index }
      }
      index = tokens.after(index)
    }
    return min(index, end)
  }
}
