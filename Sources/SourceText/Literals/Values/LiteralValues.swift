/// Reads the expressions of a program that are literals, and steps over all others: texts, numbers, lists, records, names, and calls
/// that make one of these.
struct LiteralValues {
  typealias Expression = LiteralModule.Expression

  /// What is between brackets.
  enum Shape {
    case list, record
    /// The labelled arguments of a call of Python.
    case keywords
  }

  let tokens: LiteralTokens
  let depth: Int
  let syntax: LiteralSyntax

  /// Tokens of a statement that is stepped over, or of a type, what is in brackets counted as one: nobody writes more, and
  /// each of many declarations may be as long. An engineering choice.
  static let longest = 200

  /// The expression at a token, and the index after it; `end` bounds it.
  func value(at index: Int, to end: Int, level: Int = 0) -> (Expression, next: Int) {
    guard index < end else { return (computed(index, index), end) }
    if level == 0, let (value, next) = function(at: index, to: end), isEnd(next, to: end) { return (value, next) }
    if level < depth, let (value, after) = primary(at: index, to: end, level: level) {
      let next = afterSuffix(after, to: end)
      if isEnd(next, to: end) { return (value, next) }
    }
    return passed(from: index, to: end)
  }

  /// An expression that is not read, up to a mark that ends it or to the end.
  private func passed(from index: Int, to end: Int) -> (Expression, next: Int) {
    let isStatement = end == tokens.count
    var isFunction = tokens.word(index).map(syntax.functions.contains) ?? false
    // A colon of Python begins what a lambda computes.
    var next = syntax.family == .python ? tokens.after(index) : index
    while next < end, !isMark(next, among: syntax.stops), !isStatement || next < index + Self.longest {
      // A statement may end with its line.
      if isStatement, next > index, tokens[next].startsLine, !syntax.passesMarks || tokens[next].kind == .word { break }
      if syntax.family == .script, tokens.areMarks(next, "=", ">") { isFunction = true }
      next = tokens.after(next)
    }
    next = min(max(next, index + 1), end)
    return (computed(index, next, isFunction: isFunction), next)
  }

  private func computed(_ index: Int, _ next: Int, isFunction: Bool = false) -> Expression {
    let start = index < tokens.count ? tokens[index].start : tokens.bytes.count
    let end = next > index ? tokens[next - 1].end : start
    return Expression(content: .computed(isFunction: isFunction), range: start..<max(start, end))
  }

  private func isMark(_ index: Int, among marks: [UInt8]) -> Bool {
    tokens[index].kind == .mark && marks.contains(tokens[index].mark)
  }

  /// Whether a literal can end before this token.
  private func isEnd(_ index: Int, to end: Int) -> Bool {
    guard index < end else { return true }
    if isMark(index, among: syntax.ends) { return true }
    guard tokens[index].startsLine else { return false }
    switch syntax.family {
    // A line that begins with an operator goes on.
    case .script: return tokens[index].kind == .word || isMark(index, among: Array("{!".utf8))
    case .python: return end == tokens.count
    case .code: return !tokens.isMark(index, ".")
    }
  }

  /// The index after what may come behind a literal and changes nothing.
  private func afterSuffix(_ index: Int, to end: Int) -> Int {
    switch syntax.family {
    case .script: afterTypes(index, to: end)
    case .python: index
    case .code where tokens.isMark(index, "."):
      // Ruby's lists that nobody may change, and colours made of texts: `["#2166ac"].map { UIColor(hex: $0) }`.
      tokens.isWord(index + 1, "freeze")
        ? index + 2 : tokens.isWord(index + 1, "map") && index + 2 < end ? tokens.after(index + 2) : index
    case .code: index
    }
  }

  private func primary(at start: Int, to end: Int, level: Int) -> (Expression, next: Int)? {
    let index = syntax.family == .code ? afterPrefixes(start, to: end) : start
    guard index < end else { return nil }
    let token = tokens[index]
    switch token.kind {
    case .string, .number: return tokens.plain(at: index, to: end)
    case .template: return nil
    case .word: return word(at: index, to: end, level: level)
    case .mark: break
    }
    // `.init(hex: "#2166ac")` and `#colorLiteral(red: …)` of Swift.
    if syntax.family == .code, tokens.isMark(index, ".") || tokens.isMark(index, "#"),
      tokens.isWord(index + 1, "init") || tokens.isWord(index + 1, "colorLiteral"), tokens.isMark(index + 2, "("),
      let close = tokens[index + 2].close
    {
      let range = token.start..<tokens[close].end
      return CodeColor(tokens, name: "color", index + 2, close).written(range).map { ($0, close + 1) }
    }
    if tokens.isMark(index, "-") { return tokens.plain(at: index, to: end) }
    if syntax.family == .script, tokens.isMark(index, "!") {
      // What minifiers write for true and false.
      guard index + 1 < end, ["0", "1"].contains(tokens.text(index + 1)) else { return nil }
      let value = SourceNode.Value.boolean(tokens.text(index + 1) == "0")
      return (Expression(content: .plain(value), range: token.start..<tokens[index + 1].end), index + 2)
    }
    guard let close = token.close else { return nil }
    if syntax.family == .code {
      // `[]drawing.Color{{R: 33, G: 102, B: 172, A: 255}}` of Go.
      if tokens.isMark(index, "{"), tokens.isWord(index + 1, "R"), tokens.isMark(index + 2, ":"),
        let color = CodeColor(tokens, name: "color", index, close).written(token.start..<tokens[close].end)
      {
        return (color, close + 1)
      }
      return (collection(index, close, nil, level: level), close + 1)
    }
    if tokens.isMark(index, "(") {
      if syntax.family == .script { return inside(index, close, level: level) }
      // One expression in brackets is that expression; with a comma it is a tuple.
      let (only, next) = value(at: index + 1, to: close, level: level + 1)
      if next == close, close > index + 1 { return (only, close + 1) }
    }
    return (collection(index, close, tokens.isMark(index, "{") ? .record : .list, level: level), close + 1)
  }

  /// The only expression in the brackets of a script.
  func inside(_ open: Int, _ close: Int, level: Int) -> (Expression, next: Int)? {
    let (value, next) = value(at: open + 1, to: close, level: level + 1)
    let isWhole = next == close || next + 1 == close && tokens.isMark(next, ",")
    guard isWhole, !tokens.areMarks(close + 1, "=", ">"), !tokens.isMark(close + 1, ":") else { return nil }
    return (value, close + 1)
  }

  /// What is between brackets; without a shape, a record where items have keys, and otherwise a list.
  func collection(_ open: Int, _ close: Int, _ shape: Shape?, level: Int) -> Expression {
    var entries: [LiteralModule.Entry] = []
    var items: [LiteralModule.Item] = []
    /// What has no key, and before which entry: `list(c("#88a0dc"), colorblind = TRUE)` of R.
    var unnamed: [(value: Expression, place: Int)] = []
    var index = open + 1
    while index < close {
      if tokens.isMark(index, ",") || tokens.isMark(index, ";") {
        index += 1
        continue
      }
      let end = shape == nil ? tokens.comma(from: index, to: close) : close
      var next = end
      if let start = afterSpread(index, shape) {
        let (value, after) = value(at: start, to: end, level: level + 1)
        if shape == .list { items.append(.spread(value)) } else { entries.append(.spread(value)) }
        next = after
      } else if shape == nil, let name = member(at: index), let start = afterSeparator(name + 1, end, shape) {
        // `[Kind.inflow: …]` and `[.inflow: …]` of Swift.
        let (value, after) = value(at: start, to: end, level: level + 1)
        entries.append(.member(key: tokens.text(name), keyRange: tokens[name].range, value: value))
        next = after
      } else if shape != .list, let start = afterSeparator(index + 1, end, shape), let key = key(at: index, shape) {
        let (value, after) = value(at: start, to: end, level: level + 1)
        entries.append(.member(key: key, keyRange: tokens[index].range, value: value))
        next = after
      } else if shape == nil, end > index + 1, (index..<end).allSatisfy({ tokens[$0].kind == .string }) {
        // A row of Julia has blanks between its items.
        for item in index..<end { items += tokens.plain(at: item, to: end).map { [.item($0.0)] } ?? [] }
        next = end
      } else if shape == nil || shape == .list {
        let (value, after) = value(at: index, to: end, level: level + 1)
        items.append(.item(value))
        if shape == nil { unnamed.append((value, entries.count)) }
        next = after
      } else if syntax.family == .script, let name = tokens.word(index),
        index + 1 == close || tokens.isMark(index + 1, ",")
      {
        let value = Expression(content: .reference([name]), range: tokens[index].range)
        entries.append(.member(key: name, keyRange: value.range, value: value))
        next = index + 1
      } else {
        // A method, a getter.
        next = tokens.comma(from: index, to: close)
      }
      index = shape == nil ? end : max(next, index + 1)
    }
    let isObject = shape.map { $0 != .list } ?? !entries.isEmpty
    if isObject, !unnamed.isEmpty { entries = numbering(unnamed, among: entries) }
    return Expression(
      content: isObject ? .object(entries) : .list(items), range: tokens[open].start..<tokens[close].end)
  }

  /// Entries with those between them that have no key under their place, counted from 1 as in R, or the next free number.
  private func numbering(
    _ unnamed: [(value: Expression, place: Int)], among entries: [LiteralModule.Entry]
  ) -> [LiteralModule.Entry] {
    var taken = Set(
      entries.compactMap { entry in
        if case .member(let key, _, _) = entry { key } else { nil }
      })
    var merged: [LiteralModule.Entry] = []
    merged.reserveCapacity(entries.count + unnamed.count)
    var next = entries.startIndex
    for (value, place) in unnamed {
      merged += entries[next..<place]
      next = place
      var number = merged.count + 1
      while !taken.insert(String(number)).inserted { number += 1 }
      merged.append(.member(key: String(number), keyRange: value.range, value: value))
    }
    return merged + entries[next...]
  }

  /// The last part of a name with points, which is a key.
  private func member(at index: Int) -> Int? {
    var last = tokens.isMark(index, ".") ? index - 1 : index
    while tokens.isMark(last + 1, "."), tokens.word(last + 2) != nil { last += 2 }
    return last > index ? last : nil
  }

  private func key(at index: Int, _ shape: Shape?) -> String? {
    switch tokens[index].kind {
    case .word: syntax.family == .python && shape == .record ? nil : tokens.text(index)
    case .number: shape == .record ? tokens.text(index) : nil
    case .string: shape == .keywords ? nil : tokens.quoted(index)
    case .template, .mark: nil
    }
  }

  /// The index after `key:`; in a call of Python after `key=`, in other languages also after `key =>` and `key to`.
  private func afterSeparator(_ next: Int, _ end: Int, _ shape: Shape?) -> Int? {
    guard next + 1 < end else { return nil }
    if shape == nil, tokens.areMarks(next, "=", ">") { return next + 2 }
    let isSeparator =
      shape != .keywords && tokens.isMark(next, ":") || shape != .record && tokens.isAssignment(next)
      || shape == nil && tokens.isWord(next, "to")
    return isSeparator ? next + 1 : nil
  }

  /// The index after `...` of a script, `*` and `**` of Python.
  private func afterSpread(_ index: Int, _ shape: Shape?) -> Int? {
    switch syntax.family {
    case .script: tokens.areMarks(index, ".", ".") && tokens.isMark(index + 2, ".") ? index + 3 : nil
    case .python where shape == .list: tokens.isMark(index, "*") ? index + 1 : nil
    case .python: tokens.areMarks(index, "*", "*") ? index + 2 : nil
    case .code: nil
    }
  }
}
