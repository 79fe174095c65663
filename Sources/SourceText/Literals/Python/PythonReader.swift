/// Finds what a file of Python binds to names at its top, what it imports, and the settings that it gives to matplotlib
/// (The Python Language Reference 3.13, sections 6.2, 6.3 and 7.2).
struct PythonReader {
  typealias Expression = LiteralModule.Expression

  private let tokens: LiteralTokens
  private let depth: Int

  /// Calls whose keywords are the keys of an object.
  private static let constructors: Set<String> = ["dict", "Theme", "Layout", "Template"]
  /// Calls that are kept as they are written, for whoever knows them.
  private static let kept: Set<String> = ["cycler"]

  init(_ bytes: [UInt8], _ tokens: LiteralTokens, _ depth: Int) { (self.tokens, self.depth) = (tokens, depth) }

  /// Adds everything to the module.
  func read(into module: inout LiteralModule) {
    var index = 0
    while index < tokens.count {
      let next = statement(index, &module)
      index = max(index + 1, next)
    }
  }

  private func isIndented(_ index: Int) -> Bool {
    let start = tokens[index].start
    return start > 0 && (tokens.bytes[start - 1] == 0x20 || tokens.bytes[start - 1] == 0x09)
  }

  private func statement(_ index: Int, _ module: inout LiteralModule) -> Int {
    guard tokens[index].startsLine, let name = tokens.word(index) else { return index + 1 }
    if name == "from" || name == "import" { return importing(index, &module) }
    if name == "def", let next = function(index, &module) { return next }
    if name == "def" || name == "class" || name == "if" || name == "for" || name == "return" { return index + 1 }
    var next = index + 1
    var target = name
    while tokens.isMark(next, "."), let key = tokens.word(next + 1) {
      target = key
      next += 2
    }
    let range = tokens[index].start..<tokens[next - 1].end
    // `rcParams.update({…})`.
    if target == "update", next - 2 > index, tokens.isWord(next - 3, "rcParams"), tokens.isMark(next, "("),
      let close = tokens[next].close
    {
      let (value, end) = value(at: next + 1, to: close, level: 0)
      if end >= close { bind("rcParams", range, value, true, &module, isOfChart: true) }
      return close + 1
    }
    // `rcParams["key"] = value`.
    if target == "rcParams", tokens.isMark(next, "["), let close = tokens[next].close, close == next + 2,
      tokens.isAssignment(close + 1), let key = LiteralText.read(tokens.bytes[tokens[next + 1].range])
    {
      let (value, end) = value(at: close + 2, to: tokens.count, level: 0)
      let entry = LiteralModule.Entry.member(key: key, keyRange: tokens[next + 1].range, value: value)
      bind("rcParams", range, Expression(content: .object([entry]), range: value.range), true, &module, isOfChart: true)
      return end
    }
    guard next == index + 1 else { return next }
    if tokens.isMark(next, ":") {
      // An annotation: up to the assignment of the same line.
      var ahead = next + 1
      while ahead < tokens.count, !tokens[ahead].startsLine, !tokens.isAssignment(ahead) { ahead = tokens.after(ahead) }
      guard ahead < tokens.count, tokens.isAssignment(ahead) else { return next }
      next = ahead
    }
    guard tokens.isAssignment(next) else { return next }
    let (value, end) = value(at: next + 1, to: tokens.count, level: 0)
    bind(name, range, value, !isIndented(index), &module)
    return end
  }

  /// `def palette(): return […]`, perhaps with a text that says what it is for.
  private func function(_ index: Int, _ module: inout LiteralModule) -> Int? {
    guard let name = tokens.word(index + 1), tokens.isMark(index + 2, "("), tokens[index + 2].close == index + 3 else {
      return nil
    }
    var next = index + 4
    while next < tokens.count, !tokens[next].startsLine, !tokens.isMark(next, ":") { next = tokens.after(next) }
    next += 1
    if next < tokens.count, tokens[next].kind == .string { next += 1 }
    guard tokens.isWord(next, "return"), next + 1 < tokens.count else { return nil }
    let (value, end) = value(at: next + 1, to: tokens.count, level: 0)
    let range = tokens[index + 1].range
    let returned = Expression(content: .returned(value), range: value.range)
    bind(name, range, returned, !isIndented(index), &module)
    return end
  }

  private func bind(
    _ name: String, _ range: Range<Int>, _ value: Expression, _ isTopLevel: Bool, _ module: inout LiteralModule,
    isOfChart: Bool = false
  ) {
    module.bindings.append(
      LiteralModule.Binding(
        name: name, nameRange: range, value: value, isExported: isTopLevel, isTopLevel: isTopLevel, isOfChart: isOfChart
      ))
  }

  /// `from .colors import BLUE as B, RED`: relative paths as `./colors.py`.
  private func importing(_ index: Int, _ module: inout LiteralModule) -> Int {
    guard tokens.isWord(index, "from") else { return index + 1 }
    var next = index + 1
    var dots = 0
    while tokens.isMark(next, ".") { (dots, next) = (dots + 1, next + 1) }
    var steps: [String] = []
    while let step = tokens.word(next), step != "import", steps.count < depth {
      steps.append(step)
      next += tokens.isMark(next + 1, ".") ? 2 : 1
    }
    guard tokens.isWord(next, "import"), !steps.isEmpty else { return next }
    let up = dots > 1 ? String(repeating: "../", count: dots - 1) : "./"
    let path = up + steps.joined(separator: "/") + ".py"
    var ahead = next + 1
    let close = tokens.isMark(ahead, "(") ? tokens[ahead].close : nil
    if close != nil { ahead += 1 }
    while ahead < close ?? tokens.count, close != nil || !tokens[ahead].startsLine, let name = tokens.word(ahead) {
      let alias = tokens.isWord(ahead + 1, "as") ? tokens.word(ahead + 2) : nil
      module.imports.append(LiteralModule.Import(local: alias ?? name, exported: name, path: path))
      ahead += alias == nil ? 1 : 3
      guard tokens.isMark(ahead, ",") else { break }
      ahead += 1
    }
    return ahead
  }

  /// The expression at a token, and the index after it. A statement ends with its line.
  func value(at index: Int, to end: Int, level: Int = 0) -> (Expression, next: Int) {
    guard index < end else {
      let place = index < tokens.count ? tokens[index].start : tokens.bytes.count
      return (Expression(content: .computed(isFunction: false), range: place..<place), end)
    }
    if level < depth, let (value, next) = primary(at: index, to: end, level: level),
      isEnd(next, to: end)
    {
      return (value, next)
    }
    var next = index + 1
    if tokens[index].close != nil { next = tokens.after(index) }
    while next < end, !isEnd(next, to: end) { next = tokens.after(next) }
    next = min(next, end)
    let range = tokens[index].start..<tokens[next - 1].end
    return (Expression(content: .computed(isFunction: tokens.isWord(index, "lambda")), range: range), next)
  }

  private func isEnd(_ index: Int, to end: Int) -> Bool {
    guard index < end else { return true }
    if tokens[index].kind == .mark, Array(",;)]}:".utf8).contains(tokens[index].mark) { return true }
    return end == tokens.count && tokens[index].startsLine
  }

  private func primary(at index: Int, to end: Int, level: Int) -> (Expression, next: Int)? {
    let token = tokens[index]
    switch token.kind {
    case .string, .number: return tokens.plain(at: index, to: end)
    case .word: return word(at: index, to: end, level: level)
    case .template: return nil
    case .mark: break
    }
    switch token.mark {
    case UInt8(ascii: "-"): return tokens.plain(at: index, to: end)
    case UInt8(ascii: "["): return token.close.map { (list(index, $0, level: level), $0 + 1) }
    case UInt8(ascii: "{"): return token.close.map { (dictionary(index, $0, level: level), $0 + 1) }
    case UInt8(ascii: "("):
      guard let close = token.close else { return nil }
      // One expression in brackets is that expression; with a comma it is a tuple.
      let (only, next) = value(at: index + 1, to: close, level: level + 1)
      return next == close && close > index + 1 ? (only, close + 1) : (list(index, close, level: level), close + 1)
    default: return nil
    }
  }

  private func word(at index: Int, to end: Int, level: Int) -> (Expression, next: Int)? {
    let word = tokens.text(index)
    let range = tokens[index].range
    switch word {
    case "True", "False": return (Expression(content: .plain(.boolean(word == "True")), range: range), index + 1)
    case "None": return (Expression(content: .plain(.null), range: range), index + 1)
    case "lambda", "not", "await", "yield": return nil
    default: break
    }
    var path = [word]
    var next = index + 1
    while next < end, path.count < depth {
      if tokens.isMark(next, "."), let key = tokens.word(next + 1) {
        path.append(key)
        next += 2
      } else if tokens.isMark(next, "["), let close = tokens[next].close, close == next + 2,
        tokens[next + 1].kind == .string || tokens[next + 1].kind == .number
      {
        path.append(
          tokens[next + 1].kind == .number
            ? tokens.text(next + 1) : LiteralText.read(tokens.bytes[tokens[next + 1].range]) ?? "")
        next = close + 1
      } else {
        break
      }
    }
    guard tokens.isMark(next, "(") else {
      return (Expression(content: .reference(path), range: range.lowerBound..<tokens[next - 1].end), next)
    }
    guard let close = tokens[next].close, let name = path.last else { return nil }
    let whole = range.lowerBound..<tokens[close].end
    if Self.constructors.contains(name) {
      return (Expression(content: .object(keywords(next, close, level: level)), range: whole), close + 1)
    }
    guard Self.kept.contains(name), isWrittenOut(next + 1, close) else { return nil }
    // Without the module in front, as matplotlib's own files write it.
    let start = tokens[next - 1].start
    let text = String(decoding: tokens.bytes[start..<tokens[close].end], as: UTF8.self)
    return (Expression(content: .plain(.string(text)), range: start..<tokens[close].end), close + 1)
  }

  /// Whether nothing between brackets is the name of something else.
  private func isWrittenOut(_ start: Int, _ end: Int) -> Bool {
    (start..<end).allSatisfy { index in
      tokens[index].kind != .template
        && (tokens.word(index).map { tokens.isMark(index + 1, "=") || ["None", "True", "False"].contains($0) } ?? true)
    }
  }

  /// `name=value, …` of a call. An object as the first argument is the value of `json`, as Bokeh's themes have it.
  private func keywords(_ open: Int, _ close: Int, level: Int) -> [LiteralModule.Entry] {
    var entries: [LiteralModule.Entry] = []
    var index = open + 1
    while index < close {
      if let key = tokens.word(index), tokens.isAssignment(index + 1), index + 2 < close {
        let (value, next) = value(at: index + 2, to: close, level: level + 1)
        entries.append(.member(key: key, keyRange: tokens[index].range, value: value))
        index = next
      } else if tokens.areMarks(index, "*", "*") {
        let (value, next) = value(at: index + 2, to: close, level: level + 1)
        entries.append(.spread(value))
        index = next
      } else {
        index = tokens.comma(from: index, to: close)
      }
      if tokens.isMark(index, ",") { index += 1 }
    }
    return entries
  }

  private func dictionary(_ open: Int, _ close: Int, level: Int) -> Expression {
    var entries: [LiteralModule.Entry] = []
    var index = open + 1
    while index < close {
      if tokens.isMark(index, ",") {
        index += 1
      } else if tokens.areMarks(index, "*", "*") {
        let (value, next) = value(at: index + 2, to: close, level: level + 1)
        entries.append(.spread(value))
        index = next
      } else if tokens[index].kind == .string || tokens[index].kind == .number, tokens.isMark(index + 1, ":"),
        index + 2 < close
      {
        let key =
          tokens[index].kind == .number ? tokens.text(index) : LiteralText.read(tokens.bytes[tokens[index].range]) ?? ""
        let (value, next) = value(at: index + 2, to: close, level: level + 1)
        entries.append(.member(key: key, keyRange: tokens[index].range, value: value))
        index = next
      } else {
        index = max(index + 1, tokens.comma(from: index, to: close))
      }
    }
    return Expression(content: .object(entries), range: tokens[open].start..<tokens[close].end)
  }

  private func list(_ open: Int, _ close: Int, level: Int) -> Expression {
    var items: [LiteralModule.Item] = []
    var index = open + 1
    while index < close {
      if tokens.isMark(index, ",") {
        index += 1
        continue
      }
      let isSpread = tokens.isMark(index, "*")
      let (value, next) = value(at: index + (isSpread ? 1 : 0), to: close, level: level + 1)
      items.append(isSpread ? .spread(value) : .item(value))
      index = max(index + 1, next)
    }
    return Expression(content: .list(items), range: tokens[open].start..<tokens[close].end)
  }
}
