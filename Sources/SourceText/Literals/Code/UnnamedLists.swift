/// Lists of colours that no variable holds: what a function returns, what a call is given.
///
///     func calm() -> [UIColor] { return [UIColor(red: 0.13, green: 0.4, blue: 0.67, alpha: 1), …] }
///     loadscheme(:calm, [RGB(0.13, 0.4, 0.67), …])
struct UnnamedLists {
  private let tokens: LiteralTokens
  private let values: LiteralValues
  /// The functions around a token, with where they end.
  private var functions: [(name: Int, end: Int)] = []
  /// Those of them that are declared there, by the name that they are declared with.
  private var declared: [(name: String, end: Int)] = []
  private var found: [(name: String, range: Range<Int>, value: LiteralModule.Expression)] = []

  /// Fewer colours are parts of a page; an engineering choice.
  private static let least = 3
  /// Tokens of a type; an engineering choice.
  private static let longestType = 8

  init(_ values: LiteralValues) { (tokens, self.values) = (values.tokens, values) }

  /// The name of the declared function around the last token.
  var function: String? { declared.last?.name }

  /// Reads the list that begins at a token, where one does; returns the index after it.
  mutating func read(at index: Int) -> Int? {
    while let last = functions.last, last.end <= index { functions.removeLast() }
    while let last = declared.last, last.end <= index { declared.removeLast() }
    noteFunction(index)
    guard mayBegin(index), let (value, next) = list(from: index) else { return nil }
    let name = nameBefore(index)
    let text = name.map { tokens.quoted($0) ?? tokens.text($0) } ?? "list"
    found.append((text, name.map { tokens[$0].range } ?? tokens[index].range, value))
    return max(next, index + 1)
  }

  /// Binds the lists, each to a name that no variable and no other list has.
  func bind(in module: inout LiteralModule) {
    var taken = Set(module.bindings.map(\.name))
    var counts: [String: Int] = [:]
    for list in found {
      var name = list.name
      while !taken.insert(name).inserted {
        counts[list.name, default: 1] += 1
        name = "\(list.name) \(counts[list.name, default: 1])"
      }
      module.bind(name, list.range, list.value, isTopLevel: false)
    }
  }

  /// Whether a list may begin here: at a bracket that indexes nothing, a call that makes lists, `new` and `[]Color`.
  private func mayBegin(_ index: Int) -> Bool {
    if tokens.isMark(index, "[") {
      let follows = index > 0 && tokens[index - 1].end == tokens[index].start
      return !(follows && (tokens.word(index - 1) != nil || tokens.isMark(index - 1, "]")))
    }
    guard let word = tokens.word(index) else { return false }
    return word == "new"
      || LiteralValues.collections.contains(word) && index + 1 < tokens.count
        && (tokens[index + 1].close != nil || tokens.isMark(index + 1, "<") || tokens.isMark(index + 1, "."))
  }

  private func list(from index: Int) -> (LiteralModule.Expression, next: Int)? {
    let (value, next) = values.value(at: index, to: tokens.count)
    guard case .list(let items) = value.content else { return nil }
    let colors = items.count { item in
      guard case .item(let value) = item else { return false }
      return switch value.content {
      case .plain(.string(let text)): text.hasPrefix("#") || text.hasPrefix("rgb")
      // `OxyColors.Red`.
      case .reference(let path): path.count > 1 && path[path.count - 2].hasSuffix("Colors")
      case .object, .list, .plain, .computed, .returned: false
      }
    }
    return colors >= Self.least && colors * 2 > items.count ? (value, next) : nil
  }

  private mutating func noteFunction(_ index: Int) {
    guard let body = tokens.functionBody(index) else { return }
    if tokens.word(index - 1) != nil { functions.append((index - 1, body.end)) }
    if let name = tokens.declaredName(index) { declared.append((name, body.end)) }
  }

  /// The token that names a list: its label, the text or symbol before it in a call, the property or function that returns it.
  private func nameBefore(_ index: Int) -> Int? {
    var last = index - 1
    if tokens.isMark(last, ",") {
      if tokens.quoted(last - 1) != nil { return last - 1 }
      if tokens.word(last - 1) != nil, tokens.isMark(last - 2, ":") { return last - 1 }
    }
    if tokens.isMark(last, "=") || tokens.isMark(last, ":"), tokens.word(last - 1) != nil { return last - 1 }
    if tokens.isWord(last, "return") { last -= 1 }
    // `var colors: [Color] { [ … ] }`.
    if tokens.isMark(last, "{") {
      let first = max(0, last - Self.longestType)
      if let colon = (first..<last).last(where: { tokens.isMark($0, ":") }), tokens.word(colon - 1) != nil {
        return colon - 1
      }
    }
    return functions.last?.name ?? (tokens.isMark(last, "(") && tokens.word(last - 1) != nil ? last - 1 : nil)
  }
}

extension LiteralTokens {
  /// Words before brackets and a block that begin no function.
  private static let statements: Set<String> = [
    "if", "for", "while", "switch", "catch", "guard", "foreach", "when", "match", "using", "lock", "else",
  ]
  /// Tokens between the parameters of a function and its body; an engineering choice.
  private static let longestHead = 12

  /// The body behind the parameters that a bracket opens: `void draw(Chart chart) {`; nil for every other bracket.
  func functionBody(_ index: Int) -> (open: Int, end: Int)? {
    // `\\(n) {` is a function of R.
    guard isMark(index, "("), let close = self[index].close,
      word(index - 1).map({ !Self.statements.contains($0) }) ?? isMark(index - 1, "\\")
    else { return nil }
    let last = min(count, close + Self.longestHead)
    let open = ((close + 1)..<max(close + 1, last)).first { isMark($0, "{") || isMark($0, ";") || isMark($0, ",") }
    guard let open, isMark(open, "{"), let end = self[open].close else { return nil }
    return (open, end)
  }

  /// The name with which the function is declared whose parameters a bracket opens: `func name(`, `Color[] name(`, and
  /// `name <- function(` of R; nil for a call and for a function without a name.
  func declaredName(_ index: Int) -> String? {
    guard isWord(index - 1, "function") || isMark(index - 1, "\\") else {
      let isDeclared = !self[index - 1].startsLine && self.isDeclared(index - 1)
      return isDeclared && !(word(index - 2).map(Self.statements.contains) ?? false) ? word(index - 1) : nil
    }
    var last = index - 2
    if isAssignment(last) {
      last -= 1
    } else if areMarks(last - 1, "<", "-") {
      last -= areMarks(last - 2, "<", "<") ? 3 : 2
    } else {
      return nil
    }
    guard let name = quoted(last) ?? word(last) else { return nil }
    // R's names have points.
    var first = last
    while isMark(first - 1, "."), word(first - 2) != nil, self[first - 1].end == self[first].start { first -= 2 }
    return first == last ? name : String(decoding: bytes[self[first].start..<self[last].end], as: UTF8.self)
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
