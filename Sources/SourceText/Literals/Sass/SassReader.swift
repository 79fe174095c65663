/// Finds the variables of a style sheet in Sass, Less or Stylus, its maps and lists, and what it exports to scripts (Sass
/// reference, "Variables", "Maps", "Lists", "@use", "The Indented Syntax"; Less, "Variables", "Maps"; Stylus, "Variables",
/// "Hashes"; CSS Modules, ":export").
struct SassReader {
  private typealias Expression = LiteralModule.Expression

  private let tokens: LiteralTokens
  private let depth: Int
  private let dialect: Dialect
  /// The variables of Stylus, which look like any other word.
  private let names: Set<String>

  private enum Dialect {
    case sass, indentedSass, less, stylus

    init(_ path: String) {
      let path = path.lowercased()
      self =
        path.hasSuffix(".sass")
        ? .indentedSass : path.hasSuffix(".less") ? .less : path.hasSuffix(".styl") ? .stylus : .sass
    }

    /// Whether a line ends a statement.
    var endsWithLine: Bool { self == .indentedSass || self == .stylus }
  }

  /// Functions of CSS that are colours, and no work for Sass.
  private static let colors: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
  ]

  init(_ path: String, _ tokens: LiteralTokens, _ depth: Int) {
    (self.tokens, self.depth, dialect) = (tokens, depth, Dialect(path))
    names =
      dialect == .stylus
      ? Set((0..<tokens.count).filter { tokens[$0].startsLine && tokens.isAssignment($0 + 1) }.compactMap(tokens.word))
      : []
  }

  /// Whether a word is the name of a variable.
  private func isName(_ word: String) -> Bool {
    word.count > 1 && word.hasPrefix(dialect == .less ? "@" : "$") || names.contains(word)
  }

  /// Whether a value follows a name.
  private func isBinding(_ index: Int) -> Bool {
    guard tokens.word(index).map(isName) ?? false else { return false }
    return dialect == .stylus
      ? tokens[index].startsLine && tokens.isAssignment(index + 1) : tokens.isMark(index + 1, ":")
  }

  /// Whether a statement is in no block: without braces, at the beginning of its line.
  private func isOutside(_ index: Int) -> Bool {
    let before = tokens.bytes[..<tokens[index].start].last
    return !dialect.endsWithLine || before != 0x20 && before != 0x09
  }

  /// Adds everything to the module.
  ///
  /// - Parameter most: Stops behind more variables than these.
  func read(into module: inout LiteralModule, most: Int) {
    var index = 0
    var level = 0
    while index < tokens.count, module.bindings.count <= most {
      let token = tokens[index]
      if token.kind == .mark {
        if token.mark == UInt8(ascii: "{") { level += 1 }
        if token.mark == UInt8(ascii: "}") { level = max(0, level - 1) }
        if token.mark == UInt8(ascii: ":"), tokens.isWord(index + 1, "export"), tokens.isMark(index + 2, "{"),
          let close = tokens[index + 2].close
        {
          exports(index + 3, close, &module)
          index = close + 1
          continue
        }
      } else if let name = tokens.word(index), isBinding(index) {
        let end = statementEnd(index + 2)
        let value = value(index + 2, withoutFlags(index + 2, end), level: 0)
        module.bind(name, token.range, value, isTopLevel: level == 0 && isOutside(index), isExported: false)
        index = max(end, index + 2)
        continue
      } else if let (path, next) = imported(index) {
        use(path, isNamed: tokens.isWord(index, "@use"), next, &module)
        index = next
        continue
      }
      index += 1
    }
  }

  /// The path of `@import "colors"`, or of Less's `@import (reference) "colors"`.
  private func imported(_ index: Int) -> (path: String, next: Int)? {
    guard ["@use", "@forward", "@import", "@require"].contains(tokens.word(index)), index + 1 < tokens.count else {
      return nil
    }
    let place = tokens.isMark(index + 1, "(") ? tokens.after(index + 1) : index + 1
    return tokens.quoted(place).map { ($0, place + 1) }
  }

  /// `@use "colors" as c` is `c.$blue`; the others bring every name.
  private func use(_ path: String, isNamed: Bool, _ index: Int, _ module: inout LiteralModule) {
    let last = path.pathNames.last.map(String.init) ?? path
    var local: String? = last.hasPrefix("_") ? String(last.dropFirst()) : last
    if tokens.isWord(index, "as") { local = tokens.word(index + 1) }
    let path = path.hasPrefix(".") ? path : "./" + path
    module.imports.append(
      LiteralModule.Import(local: isNamed ? local : nil, exported: nil, path: path, isExported: !isNamed))
  }

  private func exports(_ start: Int, _ close: Int, _ module: inout LiteralModule) {
    for (name, range) in statements(start, close) {
      module.bind(
        tokens.text(name), tokens[name].range, value(range.lowerBound, range.upperBound, level: 0), isTopLevel: true)
    }
  }

  /// The names in a block and the tokens of their values: `blue: #00f; red: #f00`.
  private func statements(_ start: Int, _ close: Int) -> [(name: Int, value: Range<Int>)] {
    var found: [(Int, Range<Int>)] = []
    var index = start
    while index < close {
      let end = min(statementEnd(index), close)
      if tokens.word(index) != nil, tokens.isMark(index + 1, ":"), index + 2 <= end {
        found.append((index, index + 2..<end))
      }
      index = end + 1
    }
    return found
  }

  private func statementEnd(_ start: Int) -> Int {
    var index = start
    while index < tokens.count, !tokens.isMark(index, ";"), !tokens.isMark(index, "}") {
      if dialect.endsWithLine, index > start, tokens[index].startsLine { break }
      // A block needs no semicolon.
      if index == start, tokens.isMark(index, "{"), let close = tokens[index].close { return close + 1 }
      index = tokens.after(index)
    }
    return min(index, tokens.count)
  }

  /// The end without `!default` and `!global`.
  private func withoutFlags(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end - 2 >= start, tokens.isMark(end - 2, "!") { end -= 2 }
    return end
  }

  /// The expression of these tokens: a map, a list with commas or blanks, or one value.
  private func value(_ start: Int, _ end: Int, level: Int) -> Expression {
    guard start < end else {
      let place = start < tokens.count ? tokens[start].start : tokens.bytes.count
      return Expression(content: .computed(isFunction: false), range: place..<place)
    }
    let range = tokens[start].start..<tokens[end - 1].end
    guard level < depth else { return Expression(content: .computed(isFunction: false), range: range) }
    // `~"#fff"` of Less is the text as it is.
    if end == start + 2, tokens.isMark(start, "~"), tokens[start + 1].kind == .string {
      return value(start + 1, end, level: level + 1)
    }
    if tokens.comma(from: start, to: end) < end { return list(start, end, range, level: level) }
    if tokens.isMark(start, "("), let close = tokens[start].close, close == end - 1 {
      return bracketed(start + 1, close, range, level: level)
    }
    if tokens.isMark(start, "{"), let close = tokens[start].close, close == end - 1 {
      return block(start + 1, close, range, level: level)
    }
    if let one = single(start, end) { return Expression(content: one, range: range) }
    // Values with blanks between them.
    var items: [LiteralModule.Entry] = []
    var index = start
    while index < end {
      let next = tokens.isMark(index + 1, "(") ? tokens.after(index + 1) : tokens.after(index)
      guard next <= end, let content = single(index, next) else {
        return Expression(content: .computed(isFunction: false), range: range)
      }
      items.append(.item(Expression(content: content, range: tokens[index].start..<tokens[next - 1].end)))
      index = next
    }
    return Expression(content: .list(items), range: range)
  }

  private func bracketed(_ start: Int, _ close: Int, _ range: Range<Int>, level: Int) -> Expression {
    let firstEnd = tokens.comma(from: start, to: close)
    guard keyEnd(start, firstEnd) != nil else {
      return firstEnd < close
        ? list(start, close, range, level: level + 1) : value(start, close, level: level + 1)
    }
    var entries: [LiteralModule.Entry] = []
    var index = start
    while index < close {
      let end = tokens.comma(from: index, to: close)
      if let colon = keyEnd(index, end) {
        let keyRange = tokens[index].start..<tokens[colon - 1].end
        let text = tokens.bytes[keyRange]
        let key = tokens[index].kind == .string ? LiteralText.read(text) ?? "" : String(decoding: text, as: UTF8.self)
        entries.append(.member(key: key, keyRange: keyRange, value: value(colon + 1, end, level: level + 1)))
      }
      index = end + 1
    }
    return Expression(content: .object(entries), range: range)
  }

  /// A map of Less, whose members end with semicolons, or one of Stylus, with commas.
  private func block(_ start: Int, _ close: Int, _ range: Range<Int>, level: Int) -> Expression {
    guard tokens.comma(from: start, to: close) == close else { return bracketed(start, close, range, level: level) }
    let entries = statements(start, close).map { name, part in
      LiteralModule.Entry.member(
        key: tokens.text(name), keyRange: tokens[name].range,
        value: value(part.lowerBound, part.upperBound, level: level + 1))
    }
    return Expression(content: .object(entries), range: range)
  }

  /// The index of the colon after a key.
  private func keyEnd(_ start: Int, _ end: Int) -> Int? {
    (start..<max(start, min(end, start + 4))).first { $0 > start && tokens.isMark($0, ":") }
  }

  private func list(_ start: Int, _ end: Int, _ range: Range<Int>, level: Int) -> Expression {
    var items: [LiteralModule.Entry] = []
    var index = start
    while index < end {
      let next = tokens.comma(from: index, to: end)
      if next > index { items.append(.item(value(index, next, level: level + 1))) }
      index = next + 1
    }
    return Expression(content: .list(items), range: range)
  }

  /// One value: a colour, a word, a number, a text, a variable; nil for anything else.
  private func single(_ start: Int, _ end: Int) -> LiteralModule.Content? {
    let token = tokens[start]
    let text = { String(decoding: tokens.bytes[token.start..<tokens[end - 1].end], as: UTF8.self) }
    if token.kind == .string, end == start + 1 {
      return tokens.quoted(start).map { .plain(.string($0)) }
    }
    if token.kind == .number, end == start + 1 {
      let written = tokens.text(start)
      return LiteralText.number(written).map { .plain(.number($0, text: written)) } ?? .plain(.string(written))
    }
    guard let word = tokens.word(start) else { return nil }
    if end == start + 1 { return isName(word) ? .reference([word]) : .plain(.string(word)) }
    // `colors.$blue`.
    if end == start + 3, tokens.isMark(start + 1, "."), let name = tokens.word(start + 2), isName(name) {
      return .reference([word, name])
    }
    guard tokens.isMark(start + 1, "("), let close = tokens[start + 1].close, close == end - 1 else { return nil }
    if word == "map-get" || word == "get" { return looked(start + 2, close) }
    let isPlain = (start..<end).allSatisfy {
      !(tokens.word($0).map(isName) ?? false) && tokens[$0].kind != .template
    }
    guard Self.colors.contains(word.lowercased()), isPlain else { return nil }
    // `rgba(#2166ac, 0.5)`: the colour with another opacity (Sass documentation, `rgba($color, $alpha)`).
    if let code = tokens.word(start + 2), code.hasPrefix("#") {
      guard word.lowercased() == "rgba", close == start + 5, tokens.isMark(start + 3, ","),
        let opacity = LiteralText.number(tokens.text(start + 4))
      else { return nil }
      return .plain(.string("color-mix(in srgb, \(code) \(opacity * 100)%, transparent)"))
    }
    return .plain(.string(text()))
  }

  /// `map-get($colors, "blue")` is `$colors` and its key.
  private func looked(_ start: Int, _ close: Int) -> LiteralModule.Content? {
    guard let map = tokens.word(start), map.hasPrefix("$"), tokens.isMark(start + 1, ","), close == start + 3 else {
      return nil
    }
    let key = tokens[start + 2].kind == .string ? tokens.quoted(start + 2) : tokens.text(start + 2)
    return key.map { .reference([map, $0]) }
  }
}
