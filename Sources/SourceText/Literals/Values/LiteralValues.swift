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
  let language: LiteralLanguage
  let syntax: LiteralSyntax
  var family: LiteralLanguage.Family { language.family }

  init(_ tokens: LiteralTokens, depth: Int, _ language: LiteralLanguage) {
    (self.tokens, self.depth, self.language) = (tokens, depth, language)
    syntax = LiteralSyntax.of(language.family)
  }

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
    var next = family == .python ? tokens.after(index) : index
    while next < end, !tokens.isMark(next, among: syntax.stops), !isStatement || next < index + Self.longest {
      // A statement may end with its line; one of a script goes on in a line that begins with a mark.
      if isStatement, next > index, tokens[next].startsLine, family != .script || tokens[next].kind == .word { break }
      if family == .script, tokens.areMarks(next, "=", ">") { isFunction = true }
      next = tokens.after(next)
    }
    next = min(max(next, index + 1), end)
    return (computed(index, next, isFunction: isFunction), next)
  }

  private func computed(_ index: Int, _ next: Int, isFunction: Bool = false) -> Expression {
    Expression(content: .computed(isFunction: isFunction), range: tokens.range(index, next))
  }

  /// Whether a literal can end before this token.
  private func isEnd(_ index: Int, to end: Int) -> Bool {
    guard index < end else { return true }
    if tokens.isMark(index, among: syntax.ends) { return true }
    guard tokens[index].startsLine else { return false }
    switch family {
    // A line that begins with an operator goes on.
    case .script, .sass: return tokens[index].kind == .word || tokens.isMark(index, among: "{!")
    case .python: return end == tokens.count
    case .code: return !tokens.isMark(index, ".")
    }
  }

  /// The index after what may come behind a literal and changes nothing.
  private func afterSuffix(_ index: Int, to end: Int) -> Int {
    if family == .script { return afterTypes(index, to: end) }
    guard family == .code, tokens.isMark(index, ".") else { return index }
    // Colours made of texts: `["#2166ac"].map { UIColor(hex: $0) }`.
    return tokens.isWord(index + 1, "map") && index + 2 < end ? tokens.after(index + 2) : index
  }

  private func primary(at start: Int, to end: Int, level: Int) -> (Expression, next: Int)? {
    let index = family == .code ? afterPrefixes(start, to: end) : start
    guard index < end else { return nil }
    let token = tokens[index]
    switch token.kind {
    case .string, .number: return plain(at: index, to: end)
    case .template: return nil
    case .word: return word(at: index, to: end, level: level)
    case .mark: break
    }
    if tokens.isMark(index, "-") { return plain(at: index, to: end) }
    if family == .script, tokens.isMark(index, "!") {
      // What minifiers write for true and false.
      guard index + 1 < end, ["0", "1"].contains(tokens.text(index + 1)) else { return nil }
      let value = SourceNode.Value.boolean(tokens.text(index + 1) == "0")
      return (Expression(content: .plain(value), range: token.start..<tokens[index + 1].end), index + 2)
    }
    if family == .code, let (color, next) = unnamedColor(at: index) { return (color, next) }
    guard let close = token.close else { return nil }
    if family == .code { return (collection(index, close, nil, level: level), close + 1) }
    if tokens.isMark(index, "(") {
      // One expression in brackets is that expression; with a comma it is a tuple of Python.
      let isTuple = family == .python && (close == index + 1 || tokens.comma(from: index + 1, to: close) < close)
      if !isTuple { return inside(index, close, level: level) }
    }
    return (collection(index, close, tokens.isMark(index, "{") ? .record : .list, level: level), close + 1)
  }

  /// `.init(hex: "#2166ac")` and `#colorLiteral(red: …)` of Swift; `{R: 33, G: 102, B: 172, A: 255}` in a list of Go.
  private func unnamedColor(at index: Int) -> (Expression, next: Int)? {
    var open = index
    if tokens.isWord(index + 1, "init") || tokens.isWord(index + 1, "colorLiteral"), tokens.isMark(index + 2, "(") {
      open = index + 2
    } else if !tokens.isMark(index, "{") || !tokens.isWord(index + 1, "R") || !tokens.isMark(index + 2, ":") {
      return nil
    }
    guard let close = tokens[open].close else { return nil }
    return CodeColor(self, name: "color", open, close).written(tokens[index].start..<tokens[close].end).map {
      ($0, close + 1)
    }
  }

  /// A text or a number. Eight digits of a colour may begin with the opacity.
  func plain(at index: Int, to end: Int) -> (Expression, next: Int)? {
    guard let (value, next) = tokens.plain(at: index, to: end) else { return nil }
    guard language.isOpacityFirst, case .plain(.string(let text)) = value.content, text.utf8.count == 9,
      text.hasPrefix("#"), text.dropFirst().utf8.allSatisfy(\.isHexDigit)
    else { return (value, next) }
    return (
      Expression(content: .plain(.string(CodeColor.opacityLast(text.dropFirst()))), range: value.range), next
    )
  }

  /// The only expression in brackets.
  func inside(_ open: Int, _ close: Int, level: Int) -> (Expression, next: Int)? {
    let (value, next) = value(at: open + 1, to: close, level: level + 1)
    let isWhole = next == close || next + 1 == close && tokens.isMark(next, ",")
    guard isWhole, !tokens.areMarks(close + 1, "=", ">"), family == .python || !tokens.isMark(close + 1, ":") else {
      return nil
    }
    return (value, close + 1)
  }
}

/// What is between brackets.
extension LiteralValues {
  /// A list or a record; without a shape, a record where items have keys.
  func collection(_ open: Int, _ close: Int, _ shape: Shape?, level: Int) -> Expression {
    var entries: [LiteralModule.Entry] = []
    var isObject = shape.map { $0 != .list } ?? false
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
        entries.append(.spread(value))
        next = after
      } else if shape != .list, let (key, name, start) = key(at: index, end, shape) {
        let (value, after) = value(at: start, to: end, level: level + 1)
        entries.append(.member(key: key, keyRange: tokens[name].range, value: value))
        isObject = true
        next = after
      } else if shape == nil, end > index + 1, (index..<end).allSatisfy({ tokens[$0].kind == .string }) {
        // A row of Julia has blanks between its items.
        for item in index..<end { entries += plain(at: item, to: end).map { [.item($0.0)] } ?? [] }
      } else if shape == nil || shape == .list {
        let (value, after) = value(at: index, to: end, level: level + 1)
        entries.append(.item(value))
        next = after
      } else if family == .script, let name = tokens.word(index), index + 1 == close || tokens.isMark(index + 1, ",") {
        let value = Expression(content: .reference([name]), range: tokens[index].range)
        entries.append(.member(key: name, keyRange: value.range, value: value))
        next = index + 1
      } else {
        // A method, or a getter of a script.
        let name = tokens.isWord(index, "get") && tokens.word(index + 1) != nil ? index + 1 : index
        if let key = tokens.word(name), let value = method(at: name + 1, to: close) {
          entries.append(.member(key: key, keyRange: tokens[name].range, value: value))
        }
        next = tokens.comma(from: index, to: close)
      }
      index = shape == nil ? end : max(next, index + 1)
    }
    return Expression(
      content: isObject ? .object(entries) : .list(entries), range: tokens[open].start..<tokens[close].end)
  }

  /// A key with its token, and the index after the mark behind it: `:`, in a call of Python `=`, in other languages also `=>` and
  /// `to`. Of a name with points the last part is the key: `[Kind.inflow: …]` and `[.inflow: …]` of Swift.
  private func key(at index: Int, _ end: Int, _ shape: Shape?) -> (key: String, name: Int, start: Int)? {
    var name = index
    if shape == nil {
      if tokens.isMark(index, "."), tokens.word(index + 1) != nil { name += 1 }
      while tokens.isMark(name + 1, "."), tokens.word(name + 2) != nil { name += 2 }
    }
    let isArrow = shape == nil && tokens.areMarks(name + 1, "=", ">")
    let isSeparator =
      shape != .keywords && tokens.isMark(name + 1, ":") || shape != .record && tokens.isAssignment(name + 1)
      || shape == nil && tokens.isWord(name + 1, "to")
    guard isArrow || isSeparator, name + 2 < end else { return nil }
    let key: String? =
      switch tokens[name].kind {
      case .word:
        // `{True: "#2c7fb8"}` of Python, in which other words are names.
        family == .python && shape == .record && syntax.constants[tokens.text(name)] == nil ? nil : tokens.text(name)
      case .number: shape == .record || language.name == "Swift" ? tokens.text(name) : nil
      case .string: shape == .keywords ? nil : tokens.quoted(name)
      case .template, .mark: nil
      }
    return key.map { ($0, name, name + (isArrow ? 3 : 2)) }
  }

  /// The index after `...` of a script, `*` and `**` of Python.
  private func afterSpread(_ index: Int, _ shape: Shape?) -> Int? {
    switch family {
    case .script, .sass: tokens.areMarks(index, ".", ".") && tokens.isMark(index + 2, ".") ? index + 3 : nil
    case .python where shape == .list: tokens.isMark(index, "*") ? index + 1 : nil
    case .python: tokens.areMarks(index, "*", "*") ? index + 2 : nil
    case .code: nil
    }
  }
}
