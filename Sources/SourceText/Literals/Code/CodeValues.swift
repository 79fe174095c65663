/// Reads the literals of a program in one of many languages: texts, numbers, lists, records and calls that make a colour.
struct CodeValues {
  typealias Expression = LiteralModule.Expression

  let tokens: LiteralTokens
  let depth: Int

  /// Calls that make a list or a record of what they are given: R's `c`, Kotlin's `listOf`, Java's `List.of`.
  private static let collections: Set<String> = [
    "c", "list", "listOf", "arrayOf", "mutableListOf", "mapOf", "linkedMapOf", "asList", "of", "array", "setNames",
    "List",
    "Array", "vec", "intArrayOf", "longArrayOf", "setOf",
  ]
  /// Words before the brackets of a literal.
  private static let prefixes: Set<String> = ["new", "const", "final"]

  /// The value of a variable; nil for what is no literal, or a text that is no colour.
  func literal(at index: Int) -> (Expression, next: Int)? {
    guard index < tokens.count else { return nil }
    let (value, next) = value(at: index, to: tokens.count)
    switch value.content {
    case .plain(.string(let text)): return text.hasPrefix("#") || text.contains("(") ? (value, next) : nil
    case .object(let entries): return entries.isEmpty ? nil : (value, next)
    case .list(let items): return items.isEmpty ? nil : (value, next)
    case .plain, .reference, .computed, .returned: return nil
    }
  }

  /// The expression at a token, and the index after it; `end` bounds it.
  func value(at index: Int, to end: Int, level: Int = 0) -> (Expression, next: Int) {
    if index < end, level < depth, let (value, after) = primary(at: index, to: end, level: level) {
      // Ruby's lists that nobody may change.
      let next = tokens.isMark(after, ".") && tokens.isWord(after + 1, "freeze") ? after + 2 : after
      if isEnd(next, to: end) { return (value, next) }
    }
    var next = index
    while next < end, next < index + Self.longest, !tokens.isMark(next, ",") {
      if end == tokens.count, next > index, tokens[next].startsLine { break }
      next = tokens.after(next)
    }
    next = min(max(next, index + 1), max(end, index + 1))
    let start = index < tokens.count ? tokens[index].start : tokens.bytes.count
    let last = next - 1 < tokens.count ? tokens[max(index, next - 1)].end : start
    return (Expression(content: .computed(isFunction: false), range: start..<max(start, last)), next)
  }

  /// Tokens of an expression that is stepped over, what is in brackets counted as one. An engineering choice.
  private static let longest = 200

  private func isEnd(_ index: Int, to end: Int) -> Bool {
    guard index < end else { return true }
    if tokens[index].kind == .mark, Array(",;)]}".utf8).contains(tokens[index].mark) { return true }
    return tokens[index].startsLine && !tokens.isMark(index, ".")
  }

  private func primary(at start: Int, to end: Int, level: Int) -> (Expression, next: Int)? {
    var index = start
    while index < end, let word = tokens.word(index), Self.prefixes.contains(word) { index += 1 }
    // `<Color>[…]` of Dart, `[]string{…}` of Go, `[...]` of C#.
    if tokens.isMark(index, "<"), let close = angle(index, to: end) { index = close + 1 }
    if tokens.isMark(index, "["), tokens[index].close == index + 1, tokens.word(index + 2) != nil {
      index += 3
      while tokens.isMark(index, "."), tokens.word(index + 1) != nil { index += 2 }
    }
    guard index < end else { return nil }
    let token = tokens[index]
    switch token.kind {
    case .string, .number: return tokens.plain(at: index, to: end)
    case .template: return nil
    case .word: return word(at: index, to: end, level: level)
    case .mark: break
    }
    guard ["[", "{", "("].contains(where: { tokens.isMark(index, $0) }), let close = token.close else {
      return tokens.isMark(index, "-") ? tokens.plain(at: index, to: end) : nil
    }
    return (collection(index, close, level: level), close + 1)
  }

  private func angle(_ index: Int, to end: Int) -> Int? {
    (index..<min(end, index + 16)).first { tokens.isMark($0, ">") && !tokens.isMark($0 + 1, ">") }
  }

  private func word(at index: Int, to end: Int, level: Int) -> (Expression, next: Int)? {
    let first = tokens.text(index)
    // `$colors` of PHP.
    var path = [first.hasPrefix("$") ? String(first.dropFirst()) : first]
    var next = index + 1
    // `colorant"#2166ac"` of Julia.
    if next < end, tokens[next].kind == .string, tokens[next].start == tokens[next - 1].end {
      return tokens.plain(at: next, to: end)
    }
    while next < end, tokens.isMark(next, "."), let key = tokens.word(next + 1), path.count < depth {
      path.append(key)
      next += 2
    }
    if tokens.isMark(next, "<"), let close = angle(next, to: end) { next = close + 1 }
    if tokens.isMark(next, "["), tokens[next].close == next + 1, tokens.isMark(next + 2, "{") { next += 2 }
    guard next < end, let close = tokens[next].close, tokens.isMark(next, "(") || tokens.isMark(next, "{") else {
      let range = tokens[index].start..<tokens[next - 1].end
      return (Expression(content: .reference(path), range: range), next)
    }
    let range = tokens[index].start..<tokens[close].end
    let name = path.last ?? ""
    if let color = CodeColor(tokens, name: name, next, close).written(range) { return (color, close + 1) }
    let isNew = index > 0 && tokens.isWord(index - 1, "new")
    // `new List<string>() {…}`.
    if isNew, tokens.isMark(next, "("), tokens.isMark(close + 1, "{"), let end = tokens[close + 1].close {
      return (collection(close + 1, end, level: level), end + 1)
    }
    guard Self.collections.contains(name) || tokens.isMark(next, "{") && isNew else { return nil }
    return (collection(next, close, level: level), close + 1)
  }

  /// What is between brackets: a record where items have keys, else a list.
  private func collection(_ open: Int, _ close: Int, level: Int) -> Expression {
    var entries: [LiteralModule.Entry] = []
    var items: [LiteralModule.Item] = []
    var index = open + 1
    while index < close {
      let end = tokens.comma(from: index, to: close)
      if let separator = separator(index, end), let key = key(at: index) {
        let (value, _) = value(at: separator, to: end, level: level + 1)
        entries.append(.member(key: key, keyRange: tokens[index].range, value: value))
      } else if index < end {
        items.append(.item(value(at: index, to: end, level: level + 1).0))
      }
      index = end + 1
    }
    let range = tokens[open].start..<tokens[close].end
    return Expression(content: entries.isEmpty ? .list(items) : .object(entries), range: range)
  }

  private func key(at index: Int) -> String? {
    tokens[index].kind == .string ? LiteralText.read(tokens.bytes[tokens[index].range]) : tokens.word(index)
  }

  /// The index after `key:`, `key =`, `key =>` and `key to`.
  private func separator(_ index: Int, _ end: Int) -> Int? {
    // `.north: Color(…)` of Swift.
    let next = index + 1
    guard next + 1 < end else { return nil }
    if tokens.areMarks(next, "=", ">") { return next + 2 }
    if tokens.isMark(next, ":") || tokens.isAssignment(next) || tokens.isWord(next, "to") { return next + 1 }
    return nil
  }
}
