/// Finds what a file of Python binds to names at its top, what it imports, and the settings that it gives to matplotlib
/// (The Python Language Reference 3.13, sections 6.2, 6.3 and 7.2).
struct PythonReader {
  private typealias Expression = LiteralModule.Expression

  private let tokens: LiteralTokens
  private let values: LiteralValues

  init(_ values: LiteralValues) { (tokens, self.values) = (values.tokens, values) }

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
      let (value, end) = values.value(at: next + 1, to: close)
      if end >= close { module.bind("rcParams", range, value, isTopLevel: true, isOfChart: true) }
      return close + 1
    }
    // `rcParams["key"] = value`.
    if target == "rcParams", tokens.isMark(next, "["), let close = tokens[next].close, close == next + 2,
      tokens.isAssignment(close + 1), let key = tokens.quoted(next + 1)
    {
      let (value, end) = values.value(at: close + 2, to: tokens.count)
      let entry = LiteralModule.Entry.member(key: key, keyRange: tokens[next + 1].range, value: value)
      let settings = Expression(content: .object([entry]), range: value.range)
      module.bind("rcParams", range, settings, isTopLevel: true, isOfChart: true)
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
    let (value, end) = values.value(at: next + 1, to: tokens.count)
    module.bind(name, range, value, isTopLevel: !isIndented(index))
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
    let (value, end) = values.value(at: next + 1, to: tokens.count)
    let range = tokens[index + 1].range
    let returned = Expression(content: .returned(value), range: value.range)
    module.bind(name, range, returned, isTopLevel: !isIndented(index))
    return end
  }

  /// `from .colors import BLUE as B, RED`: relative paths as `./colors.py`.
  private func importing(_ index: Int, _ module: inout LiteralModule) -> Int {
    guard tokens.isWord(index, "from") else { return index + 1 }
    var next = index + 1
    var dots = 0
    while tokens.isMark(next, ".") { (dots, next) = (dots + 1, next + 1) }
    var steps: [String] = []
    while let step = tokens.word(next), step != "import", steps.count < values.depth {
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
}
