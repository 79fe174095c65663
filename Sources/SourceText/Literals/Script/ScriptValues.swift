/// Reads the expressions of JavaScript and TypeScript that are literals (ECMAScript 2025, sections 12.9 and 13.2), and steps
/// over all others.
struct ScriptValues {
  typealias Expression = LiteralModule.Expression

  let tokens: LiteralTokens
  let depth: Int

  /// Calls that return what they are given.
  private static let wrappers: Set<String> = ["freeze", "seal", "defineConfig"]
  /// Tokens of a statement that is stepped over, or of a type, what is in brackets counted as one: nobody writes more, and
  /// each of many declarations may be as long. An engineering choice.
  private static let longest = 200
  private static let computing: Set<String> = [
    "new", "function", "async", "class", "typeof", "await", "void", "delete", "yield", "import",
  ]

  /// The expression at a token, and the index after it; `end` bounds it.
  func value(at index: Int, to end: Int, level: Int = 0) -> (Expression, next: Int) {
    guard index < end else { return (computed(index, index), end) }
    if level == 0, let (value, next) = function(at: index, to: end), isEnd(next, to: end) { return (value, next) }
    guard level < depth, let (value, next) = primary(at: index, to: end, level: level) else {
      return passed(from: index, to: end)
    }
    let rest = afterTypes(next, to: end)
    return isEnd(rest, to: end) ? (value, rest) : passed(from: index, to: end)
  }

  /// An expression that is not read, up to the comma, the semicolon or the end.
  private func passed(from index: Int, to end: Int) -> (Expression, next: Int) {
    var next = index
    var isFunction = tokens.isWord(index, "function") || tokens.isWord(index, "async")
    while next < end, !tokens.isMark(next, ","), !tokens.isMark(next, ";") {
      // A statement may end with its line.
      if end == tokens.count, next > index, tokens[next].startsLine && tokens[next].kind == .word { break }
      guard next < index + Self.longest || end < tokens.count else { break }
      if tokens.areMarks(next, "=", ">") { isFunction = true }
      next = tokens.after(next)
    }
    next = min(max(next, index + 1), end)
    let value = computed(index, next)
    return (Expression(content: .computed(isFunction: isFunction), range: value.range), next)
  }

  private func computed(_ index: Int, _ next: Int) -> Expression {
    let start = index < tokens.count ? tokens[index].start : tokens.bytes.count
    let end = next > index ? tokens[next - 1].end : start
    return Expression(content: .computed(isFunction: false), range: start..<max(start, end))
  }

  /// Whether an expression can end before this token.
  private func isEnd(_ index: Int, to end: Int) -> Bool {
    guard index < end else { return true }
    let token = tokens[index]
    if token.kind == .mark, Array(",;)]}".utf8).contains(token.mark) { return true }
    // A line that begins with an operator goes on.
    return token.startsLine && (token.kind == .word || token.kind == .mark && Array("{!".utf8).contains(token.mark))
  }

  /// The index after `as const`, `as Type<A, B>`, `satisfies Type` and `!`.
  private func afterTypes(_ index: Int, to end: Int) -> Int {
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

  private func primary(at index: Int, to end: Int, level: Int) -> (Expression, next: Int)? {
    let token = tokens[index]
    switch token.kind {
    case .string, .number: return tokens.plain(at: index, to: end)
    case .template: return nil
    case .word: return word(at: index, to: end, level: level)
    case .mark: break
    }
    switch token.mark {
    case UInt8(ascii: "-"): return tokens.plain(at: index, to: end)
    case UInt8(ascii: "!"):
      // What minifiers write for true and false.
      guard index + 1 < end, ["0", "1"].contains(tokens.text(index + 1)) else { return nil }
      let value = SourceNode.Value.boolean(tokens.text(index + 1) == "0")
      return (Expression(content: .plain(value), range: token.start..<tokens[index + 1].end), index + 2)
    case UInt8(ascii: "("): return token.close.flatMap { inside(index, $0, level: level) }
    case UInt8(ascii: "{"): return token.close.map { (object(index, $0, level: level), $0 + 1) }
    case UInt8(ascii: "["): return token.close.map { (list(index, $0, level: level), $0 + 1) }
    default: return nil
    }
  }

  /// The only expression in brackets.
  private func inside(_ open: Int, _ close: Int, level: Int) -> (Expression, next: Int)? {
    let (value, next) = value(at: open + 1, to: close, level: level + 1)
    let isWhole = next == close || next + 1 == close && tokens.isMark(next, ",")
    guard isWhole, !tokens.areMarks(close + 1, "=", ">"), !tokens.isMark(close + 1, ":") else { return nil }
    return (value, close + 1)
  }

  private func word(at index: Int, to end: Int, level: Int) -> (Expression, next: Int)? {
    let word = tokens.text(index)
    let range = tokens[index].range
    switch word {
    case "true", "false": return (Expression(content: .plain(.boolean(word == "true")), range: range), index + 1)
    case "null", "undefined": return (Expression(content: .plain(.null), range: range), index + 1)
    default: if Self.computing.contains(word) { return nil }
    }
    var path = [word]
    var next = index + 1
    while next < end, path.count < depth {
      if tokens.isMark(next, "."), let key = tokens.word(next + 1) {
        path.append(key)
        next += 2
      } else if tokens.isMark(next, "["), let close = tokens[next].close, close == next + 2 {
        switch tokens[next + 1].kind {
        case .string: path.append(LiteralText.read(tokens.bytes[tokens[next + 1].range]) ?? "")
        case .number: path.append(tokens.text(next + 1))
        default: return nil
        }
        next = close + 1
      } else {
        break
      }
    }
    if tokens.isMark(next, "("), let close = tokens[next].close, Self.wrappers.contains(path.last ?? "") {
      return inside(next, close, level: level)
    }
    return (Expression(content: .reference(path), range: range.lowerBound..<tokens[next - 1].end), next)
  }

  private func object(_ open: Int, _ close: Int, level: Int) -> Expression {
    var entries: [LiteralModule.Entry] = []
    var index = open + 1
    while index < close {
      if tokens.isMark(index, ",") || tokens.isMark(index, ";") {
        index += 1
        continue
      }
      if tokens.areMarks(index, ".", "."), tokens.isMark(index + 2, ".") {
        let (value, next) = value(at: index + 3, to: close, level: level + 1)
        entries.append(.spread(value))
        index = next
        continue
      }
      let token = tokens[index]
      guard let key = key(at: index) else {
        index = tokens.comma(from: index, to: close)
        continue
      }
      if tokens.isMark(index + 1, ":"), index + 2 < close {
        let (value, next) = value(at: index + 2, to: close, level: level + 1)
        entries.append(.member(key: key, keyRange: token.range, value: value))
        index = next
      } else if token.kind == .word, index + 1 == close || tokens.isMark(index + 1, ",") {
        let name = Expression(content: .reference([key]), range: token.range)
        entries.append(.member(key: key, keyRange: token.range, value: name))
        index += 1
      } else {
        // A method, a getter.
        index = tokens.comma(from: index, to: close)
      }
    }
    return Expression(content: .object(entries), range: tokens[open].start..<tokens[close].end)
  }

  private func key(at index: Int) -> String? {
    switch tokens[index].kind {
    case .word, .number: tokens.text(index)
    case .string: LiteralText.read(tokens.bytes[tokens[index].range])
    default: nil
    }
  }

  private func list(_ open: Int, _ close: Int, level: Int) -> Expression {
    var items: [LiteralModule.Item] = []
    var index = open + 1
    while index < close {
      if tokens.isMark(index, ",") || tokens.isMark(index, ";") {
        index += 1
        continue
      }
      let isSpread = tokens.areMarks(index, ".", ".") && tokens.isMark(index + 2, ".")
      let (value, next) = value(at: index + (isSpread ? 3 : 0), to: close, level: level + 1)
      items.append(isSpread ? .spread(value) : .item(value))
      index = next
    }
    return Expression(content: .list(items), range: tokens[open].start..<tokens[close].end)
  }
}
