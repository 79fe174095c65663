/// Finds the variables of a style sheet in Sass or Less, its maps and lists, and what it exports to scripts (Sass reference,
/// "Variables", "Maps", "Lists", "@use", "The Indented Syntax"; Less, "Variables", "Maps"; CSS Modules, ":export").
struct SassReader {
  private typealias Expression = LiteralModule.Expression

  private let tokens: LiteralTokens
  private let depth: Int
  /// What the names of variables begin with.
  private let sign: Character
  /// Whether a line ends a statement.
  private let endsWithLine: Bool

  /// Functions of CSS that are colours, and no work for Sass.
  private static let colors: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
  ]

  init(_ path: String, _ tokens: LiteralTokens, _ depth: Int) {
    (self.tokens, self.depth) = (tokens, depth)
    let path = path.lowercased()
    sign = path.hasSuffix(".less") ? "@" : "$"
    endsWithLine = path.hasSuffix(".sass")
  }

  /// Whether a word is the name of a variable.
  private func isName(_ word: String) -> Bool { word.count > 1 && word.first == sign }

  /// Whether a value follows a name.
  private func isBinding(_ index: Int) -> Bool {
    (tokens.word(index).map(isName) ?? false) && tokens.isMark(index + 1, ":")
  }

  /// Adds everything to the module.
  ///
  /// - Parameter most: Stops behind more variables than these.
  func read(into module: inout LiteralModule, most: Int) {
    var index = 0
    var level = 0
    while index < tokens.count, module.bindings.count <= most {
      if tokens.isMark(index, "{") { level += 1 }
      if tokens.isMark(index, "}") { level = max(0, level - 1) }
      if tokens.isMark(index, ":"), tokens.isWord(index + 1, "export"), tokens.isMark(index + 2, "{"),
        let close = tokens[index + 2].close
      {
        for part in parts(index + 3, close) {
          guard let (name, range) = keyed(part) else { continue }
          let key = tokens[name.lowerBound]
          module.bind(tokens.text(name.lowerBound), key.range, value(range, level: 0), isTopLevel: true)
        }
        index = close + 1
      } else if let name = tokens.word(index), isBinding(index) {
        var end = statementEnd(index + 2)
        let next = max(end, index + 2)
        // Without `!default` and `!global`.
        while end - 2 >= index + 2, tokens.isMark(end - 2, "!") { end -= 2 }
        // Without braces, a statement in no block is at the beginning of its line.
        let isOutside = !endsWithLine || !(tokens.bytes[..<tokens[index].start].last?.isBlank ?? false)
        module.bind(
          name, tokens[index].range, value(index + 2..<max(end, index + 2), level: 0),
          isTopLevel: level == 0 && isOutside, isExported: false)
        index = next
      } else {
        index = use(index, &module) ?? index + 1
      }
    }
  }

  /// Notes `@import "colors"`, Less's `@import (reference) "colors"` or `@use "colors" as c`, of which `$blue` is `c.$blue`; the
  /// others bring every name. The index behind it; nil where none of them is.
  private func use(_ index: Int, _ module: inout LiteralModule) -> Int? {
    guard ["@use", "@forward", "@import"].contains(tokens.word(index)) else { return nil }
    let place = tokens.isMark(index + 1, "(") ? tokens.after(index + 1) : index + 1
    guard let path = tokens.quoted(place) else { return nil }
    var local: String?
    if tokens.isWord(index, "@use") {
      let last = path.pathNames.last.map(String.init) ?? path
      local = last.hasPrefix("_") ? String(last.dropFirst()) : last
      if tokens.isWord(place + 1, "as") { local = tokens.word(place + 2) }
    }
    module.imports.append(
      LiteralModule.Import(
        local: local, exported: nil, path: path.hasPrefix(".") ? path : "./" + path,
        isExported: !tokens.isWord(index, "@use")))
    return place + 1
  }

  private func statementEnd(_ start: Int) -> Int {
    var index = start
    while index < tokens.count, !tokens.isMark(index, among: ";}") {
      if endsWithLine, index > start, tokens[index].startsLine { break }
      // A block needs no semicolon.
      if index == start, tokens.isMark(index, "{"), let close = tokens[index].close { return close + 1 }
      index = tokens.after(index)
    }
    return min(index, tokens.count)
  }

  /// What is between two tokens, cut at semicolons where there are some, otherwise at commas, brackets skipped.
  private func parts(_ start: Int, _ end: Int) -> [Range<Int>] {
    var cuts: [Int] = []
    var index = start
    while index < end {
      if tokens.isMark(index, among: ",;") { cuts.append(index) }
      index = tokens.after(index)
    }
    if cuts.contains(where: { tokens.isMark($0, ";") }) { cuts.removeAll { tokens.isMark($0, ",") } }
    var parts: [Range<Int>] = []
    var first = start
    for cut in cuts + [end] where cut >= first {
      if cut > first { parts.append(first..<cut) }
      first = cut + 1
    }
    return parts
  }

  /// The tokens of a key and of its value: `blue: #00f`.
  private func keyed(_ part: Range<Int>) -> (key: Range<Int>, value: Range<Int>)? {
    guard let colon = part.prefix(4).first(where: { $0 > part.lowerBound && tokens.isMark($0, ":") }) else {
      return nil
    }
    return (part.lowerBound..<colon, colon + 1..<part.upperBound)
  }

  /// The expression of these tokens: a map, a list with commas or blanks, or one value.
  private func value(_ part: Range<Int>, level: Int) -> Expression {
    let (start, end) = (part.lowerBound, part.upperBound)
    let range = tokens.range(start, end)
    guard !part.isEmpty, level < depth else { return Expression(content: .computed(isFunction: false), range: range) }
    // `~"#fff"` of Less is the text as it is.
    if end == start + 2, tokens.isMark(start, "~"), tokens[start + 1].kind == .string {
      return value(start + 1..<end, level: level + 1)
    }
    if tokens.comma(from: start, to: end) < end { return list(parts(start, end), range, level: level) }
    if tokens.isMark(start, among: "({"), tokens[start].close == end - 1 {
      return bracketed(start + 1, end - 1, range, level: level + 1)
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
      items.append(.item(Expression(content: content, range: tokens.range(index, next))))
      index = next
    }
    return Expression(content: .list(items), range: range)
  }

  private func list(_ parts: [Range<Int>], _ range: Range<Int>, level: Int) -> Expression {
    Expression(content: .list(parts.map { .item(value($0, level: level + 1)) }), range: range)
  }

  /// A map of Sass or Less, a list, or one value.
  private func bracketed(_ start: Int, _ close: Int, _ range: Range<Int>, level: Int) -> Expression {
    let parts = parts(start, close)
    if tokens.isMark(start - 1, "("), parts.first.flatMap(keyed) == nil {
      return parts.count > 1 || tokens.isMark(close - 1, ",")
        ? list(parts, range, level: level) : value(start..<close, level: level)
    }
    let entries = parts.compactMap(keyed).map { key, part in
      let isQuoted = tokens[key.lowerBound].kind == .string
      let keyRange = tokens.range(key.lowerBound, key.upperBound)
      let text = String(decoding: tokens.bytes[keyRange], as: UTF8.self)
      return LiteralModule.Entry.member(
        key: isQuoted ? tokens.quoted(key.lowerBound) ?? "" : text, keyRange: keyRange, value: value(part, level: level)
      )
    }
    return Expression(content: .object(entries), range: range)
  }

  /// One value: a colour, a word, a number, a text, a variable; nil for anything else.
  private func single(_ start: Int, _ end: Int) -> LiteralModule.Content? {
    let token = tokens[start]
    if token.kind == .string, end == start + 1 { return tokens.quoted(start).map { .plain(.string($0)) } }
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
    if word == "map-get" || word == "get" {
      // `map-get($colors, "blue")` is `$colors` and its key.
      guard let map = tokens.word(start + 2), map.hasPrefix("$"), tokens.isMark(start + 3, ","), close == start + 5
      else {
        return nil
      }
      return .reference([map, tokens.quoted(start + 4) ?? tokens.text(start + 4)])
    }
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
    return .plain(.string(String(decoding: tokens.bytes[tokens.range(start, end)], as: UTF8.self)))
  }
}
