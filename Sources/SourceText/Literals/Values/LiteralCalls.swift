/// Names, and calls of those functions that make a literal of what they are given.
extension LiteralValues {
  /// Calls that return what they are given.
  private static let wrappers: Set<String> = [
    "freeze", "seal", "defineConfig", "ref", "shallowRef", "reactive", "shallowReactive", "readonly", "markRaw",
  ]
  /// Calls of Python whose keywords are the keys of an object.
  private static let constructors: Set<String> = ["dict", "Theme", "Layout", "Template"]
  /// Calls of Python that are kept as they are written, for whoever knows them.
  private static let kept: Set<String> = ["cycler"]
  /// Calls that make a list or a record of what they are given: R's `c`, Kotlin's `listOf`, Java's `List.of`.
  private static let collections: Set<String> = [
    "c", "list", "lst", "listOf", "arrayOf", "mutableListOf", "mapOf", "linkedMapOf", "asList", "of", "array",
    "List", "Array", "vec", "intArrayOf", "longArrayOf", "setOf", "Seq", "Vector", "Colors", "rbind",
  ]
  /// Calls of R that return their first argument with other names or in another order.
  private static let renaming: Set<String> = ["setNames", "unlist", "unname", "rev", "structure"]
  /// Calls that paint with the colour that they are given: `new SolidColorPaint(SKColor.Parse("#2166ac"))`.
  private static let painting = ["Paint", "Brush", "Stroke"]
  /// Words before the brackets of a literal.
  static let prefixes: Set<String> = ["new", "const", "final"]

  /// The value of a word: itself, the name of another value, or what a call makes.
  func word(at index: Int, to end: Int, level: Int) -> (Expression, next: Int)? {
    let word = tokens.text(index)
    let range = tokens[index].range
    if let value = syntax.constants[word] { return (Expression(content: .plain(value), range: range), index + 1) }
    if syntax.computing.contains(word) { return nil }
    let isCode = family == .code
    // `colorant"#2166ac"` of Julia.
    if isCode, index + 1 < end, tokens[index + 1].kind == .string, tokens[index + 1].start == tokens[index].end {
      return plain(at: index + 1, to: end)
    }
    // `$colors` of PHP.
    var path = [isCode && word.hasPrefix("$") ? String(word.dropFirst()) : word]
    var next = index + 1
    while next < end, path.count < depth {
      if tokens.isMark(next, "."), let key = tokens.word(next + 1) {
        path.append(key)
        next += 2
      } else if !isCode, let key = subscripted(next) {
        path.append(key)
        next += 3
      } else {
        break
      }
    }
    if isCode { next = afterTypeArguments(next, to: end) }
    if next < end, let close = tokens[next].close, tokens.isMark(next, "(") || isCode && tokens.isMark(next, "{") {
      return called(path, index, next, close, level: level)
    }
    return (Expression(content: .reference(path), range: range.lowerBound..<tokens[next - 1].end), next)
  }

  /// The key in `["key"]` or `[1]`.
  private func subscripted(_ open: Int) -> String? {
    guard tokens.isMark(open, "["), tokens[open].close == open + 2 else { return nil }
    return tokens[open + 1].kind == .number ? tokens.text(open + 1) : tokens.quoted(open + 1)
  }

  /// What a call makes of its arguments; nil where only running the program would tell.
  private func called(
    _ path: [String], _ index: Int, _ open: Int, _ close: Int, level: Int
  ) -> (Expression, next: Int)? {
    let (name, range) = (path[path.count - 1], tokens[index].start..<tokens[close].end)
    // `am5.color(0x2166ac)`.
    if family == .code || family == .script && name == "color",
      let color = CodeColor(self, name: path.joined(separator: "."), open, close).written(range)
    {
      return (color, close + 1)
    }
    switch family {
    case .script, .sass: return Self.wrappers.contains(name) ? inside(open, close, level: level) : nil
    case .python:
      // `itertools.cycle([…])`.
      if name == "cycle" { return inside(open, close, level: level) }
      if Self.constructors.contains(name) {
        let entries = collection(open, close, .keywords, level: level)
        return (Expression(content: entries.content, range: range), close + 1)
      }
      guard Self.kept.contains(name), isWrittenOut(open + 1, close) else { return nil }
      // Without the module in front, as matplotlib's own files write it.
      let range = tokens[open - 1].start..<tokens[close].end
      let text = String(decoding: tokens.bytes[range], as: UTF8.self)
      return (Expression(content: .plain(.string(text)), range: range), close + 1)
    case .code: return made(name, index, open, close, level: level)
    }
  }

  /// What a call of the other languages makes: a paint of a colour, a list in another order, a collection.
  private func made(_ name: String, _ index: Int, _ open: Int, _ close: Int, level: Int) -> (Expression, next: Int)? {
    let isNew = index > 0 && tokens.isWord(index - 1, "new")
    let isPaint = Self.painting.contains(where: name.hasSuffix) || name == "Color" && tokens.isMark(open, "(")
    if Self.renaming.contains(name) || isPaint {
      // `Color(uiColor: UIColor(…))`.
      let start = tokens.word(open + 1) != nil && tokens.isMark(open + 2, ":") ? open + 3 : open + 1
      let (first, next) = value(at: start, to: close, level: level + 1)
      guard next >= close || tokens.isMark(next, ",") else { return nil }
      if Self.renaming.contains(name) { return (first, close + 1) }
      // `new SolidColorPaint(SKColors.Tomato) { StrokeThickness = 4 }`.
      let end = tokens.isMark(close + 1, "{") ? tokens.after(close + 1) : close + 1
      switch first.content {
      // What a call of this name makes of eight digits is not known.
      case .plain(.string(let text)) where name != "Color" || tokens[start].kind != .string:
        if text.hasPrefix("#") || text.hasPrefix("rgb") { return (first, end) }
      case .reference where name != "Color": return (first, end)
      default: break
      }
    }
    // `new List<string>() {…}`.
    if isNew, tokens.isMark(open, "("), tokens.isMark(close + 1, "{"), let end = tokens[close + 1].close {
      return (collection(close + 1, end, nil, level: level), end + 1)
    }
    guard Self.collections.contains(name) || tokens.isMark(open, "{") && isNew else { return nil }
    return (collection(open, close, nil, level: level), close + 1)
  }

  /// Whether nothing between brackets is the name of something else.
  private func isWrittenOut(_ start: Int, _ end: Int) -> Bool {
    (start..<end).allSatisfy { index in
      tokens[index].kind != .template
        && (tokens.word(index).map { tokens.isMark(index + 1, "=") || syntax.constants[$0] != nil } ?? true)
    }
  }

  /// The index after `new`, `<Color>` of Dart, `[]string` of Go, `[]` of C#.
  func afterPrefixes(_ start: Int, to end: Int) -> Int {
    var index = start
    while index < end, let word = tokens.word(index), Self.prefixes.contains(word) { index += 1 }
    if tokens.isMark(index, "<"), let close = angle(index, to: end) { index = close + 1 }
    if tokens.isMark(index, "["), tokens[index].close == index + 1, tokens.isMark(index + 2, "{") { return index + 2 }
    // `map[string]color.Color{…}` of Go.
    if tokens.isWord(index, "map"), tokens.isMark(index + 1, "["), let close = tokens[index + 1].close {
      let last = min(end, close + 8)
      return (close..<max(close, last)).first { tokens.isMark($0, "{") } ?? index
    }
    if tokens.isMark(index, "["), tokens[index].close == index + 1, tokens.word(index + 2) != nil {
      index += 3
      while tokens.isMark(index, "."), tokens.word(index + 1) != nil { index += 2 }
    }
    return index
  }

  /// The index after `<Color>` and `[]` behind the name of a type, and after `{Float64}` of Julia.
  private func afterTypeArguments(_ index: Int, to end: Int) -> Int {
    var next = index
    if tokens.isMark(next, "<"), let close = angle(next, to: end) { next = close + 1 }
    if tokens.isMark(next, "["), tokens[next].close == next + 1, tokens.isMark(next + 2, "{") { next += 2 }
    if next < end, tokens.isMark(next, "{"), let close = tokens[next].close, close + 1 < end,
      tokens.isMark(close + 1, "("), tokens[close].end == tokens[close + 1].start
    {
      next = close + 1
    }
    return next
  }

  private func angle(_ index: Int, to end: Int) -> Int? {
    (index..<min(end, index + 16)).first { tokens.isMark($0, ">") && !tokens.isMark($0 + 1, ">") }
  }
}
