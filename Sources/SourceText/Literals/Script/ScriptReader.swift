/// Finds what a file of JavaScript or TypeScript binds to names, imports and exports (ECMAScript 2025, sections 14.3 and 16.2;
/// CommonJS), and the themes that it gives to a chart library.
struct ScriptReader {
  private let tokens: LiteralTokens
  private let values: LiteralValues
  private var bindings: [LiteralModule.Binding] = []
  private var imports: [LiteralModule.Import] = []
  private var exported: Set<String> = []
  private var reassigned: Set<String> = []
  /// Functions and blocks around the token.
  private var level = 0
  private var isExported = false

  /// Calls that take a theme or options of a chart library: ECharts', Highcharts'.
  private static let chartCalls: Set<String> = ["registerTheme", "setOptions"]

  init(_ values: LiteralValues) { (tokens, self.values) = (values.tokens, values) }

  /// Adds everything to the module.
  consuming func read(into module: inout LiteralModule) {
    var index = 0
    while index < tokens.count { index = max(index + 1, step(index)) }
    for index in bindings.indices where exported.contains(bindings[index].name) && bindings[index].isTopLevel {
      bindings[index].isExported = true
    }
    for index in imports.indices where imports[index].local.map(exported.contains) ?? false {
      imports[index].isExported = true
    }
    (module.bindings, module.imports, module.reassigned) = (bindings, imports, reassigned)
  }

  /// Looks at a token; the index of the next to look at.
  private mutating func step(_ index: Int) -> Int {
    let token = tokens[index]
    guard token.kind == .word else {
      guard token.kind == .mark else { return index + 1 }
      if token.mark == UInt8(ascii: "{") || token.mark == UInt8(ascii: "(") { level += 1 }
      if token.mark == UInt8(ascii: "}") || token.mark == UInt8(ascii: ")") { level = max(0, level - 1) }
      return index + 1
    }
    let word = tokens.text(index)
    // A key or a member may be called like a keyword.
    let isMember = tokens.isMark(index - 1, ".")
    switch word {
    case "import" where !isMember: return importing(index)
    case "export" where !isMember: return exporting(index)
    case "const", "let", "var":
      defer { isExported = false }
      return isMember ? index + 1 : declarators(index + 1, exported: isExported)
    case "function" where !isMember: return function(index)
    case "class" where !isMember: return classBody(index)
    // `export` holds for what follows these.
    case "async", "abstract", "declare": return index + 1
    case "module" where tokens.isMark(index + 1, ".") && tokens.isWord(index + 2, "exports"):
      return commonExport(index + 3)
    case "exports" where !isMember: return commonExport(index + 1)
    default:
      if Self.chartCalls.contains(word), tokens.isMark(index + 1, "(") { return chartCall(word, index) }
      if token.startsLine, tokens.isAssignment(index + 1) { reassigned.insert(word) }
      isExported = false
      return index + 1
    }
  }

  /// `export default value`, `export {a, b as c} from "…"`, `export * from "…"`; `export const` is read at the next word.
  private mutating func exporting(_ index: Int) -> Int {
    if tokens.isWord(index + 1, "default") {
      if tokens.isWord(index + 2, "class"), let name = tokens.word(index + 3) {
        exported.insert(name)
        return index + 2
      }
      return add("default", at: index + 1, value: index + 2, exported: true)
    }
    if tokens.isMark(index + 1, "{"), let close = tokens[index + 1].close {
      let path = source(close + 1)
      for (name, alias) in names(index + 1, close) {
        if let path {
          imports.append(LiteralModule.Import(local: alias, exported: name, path: path, isExported: true))
        } else {
          exported.insert(name)
        }
      }
      return close + 1
    }
    if tokens.isMark(index + 1, "*"), let path = source(index + 2) {
      imports.append(LiteralModule.Import(local: nil, exported: nil, path: path, isExported: true))
    }
    isExported = true
    return index + 1
  }

  /// `function palette() {…}`; what it holds is looked at too.
  private mutating func function(_ index: Int) -> Int {
    defer { isExported = false }
    guard let name = tokens.word(index + 1), let (value, _) = values.function(at: index, to: tokens.count) else {
      return index + 1
    }
    bind(name, index + 1, value)
    return index + 2
  }

  /// `class Palettes {static palette = […]}`.
  private mutating func classBody(_ index: Int) -> Int {
    defer { isExported = false }
    guard let (name, value) = values.statics(ofClass: index) else { return index + 1 }
    bind(tokens.text(name), name, value)
    return index + 2
  }

  private mutating func bind(_ name: String, _ place: Int, _ value: LiteralModule.Expression) {
    bindings.append(
      LiteralModule.Binding(
        name: name, nameRange: tokens[place].range, value: value, isExported: isExported, isTopLevel: level == 0))
  }

  /// `import a, {b as c} from "…"`, `import * as d from "…"`.
  private mutating func importing(_ index: Int) -> Int {
    var next = index + 1
    if tokens.isWord(next, "type"), !tokens.isWord(next + 1, "from") { return next }
    var found: [(name: String?, local: String)] = []
    if let local = tokens.word(next) {
      found.append(("default", local))
      next += 1
      if tokens.isMark(next, ",") { next += 1 }
    }
    if tokens.isMark(next, "*"), tokens.isWord(next + 1, "as"), let local = tokens.word(next + 2) {
      found.append((nil, local))
      next += 3
    } else if tokens.isMark(next, "{"), let close = tokens[next].close {
      found += names(next, close).map { ($0.name, $0.alias) }
      next = close + 1
    }
    guard let path = source(next) else { return index + 1 }
    imports += found.map { LiteralModule.Import(local: $0.local, exported: $0.name, path: path) }
    return next + 2
  }

  /// `a, b as c, type D` between braces.
  private func names(_ open: Int, _ close: Int) -> [(name: String, alias: String)] {
    var names: [(name: String, alias: String)] = []
    var index = open + 1
    while index < close {
      let end = tokens.comma(from: index, to: close)
      if let name = tokens.word(index) {
        let isRenamed = tokens.isWord(index + 1, "as") || tokens.isMark(index + 1, ":")
        names.append((name, isRenamed ? tokens.word(index + 2) ?? name : name))
      }
      index = end + 1
    }
    return names
  }

  /// The path in `from "…"`.
  private func source(_ index: Int) -> String? {
    guard tokens.isWord(index, "from"), index + 1 < tokens.count, tokens[index + 1].kind == .string else { return nil }
    return LiteralText.read(tokens.bytes[tokens[index + 1].range])
  }

  /// The path in `require("…")`.
  private func required(_ index: Int) -> String? {
    guard tokens.isWord(index, "require"), tokens.isMark(index + 1, "("), index + 2 < tokens.count,
      tokens[index + 2].kind == .string
    else { return nil }
    return LiteralText.read(tokens.bytes[tokens[index + 2].range])
  }

  /// `module.exports = value`, `exports.name = value`.
  private mutating func commonExport(_ index: Int) -> Int {
    if tokens.isAssignment(index) { return add("default", at: index, value: index + 1, exported: true) }
    if tokens.isMark(index, "."), let name = tokens.word(index + 1), tokens.isAssignment(index + 2) {
      return add(name, at: index + 1, value: index + 3, exported: true)
    }
    return index
  }

  /// `name: Type = value, name = value`; what is between braces is taken from `require`.
  private mutating func declarators(_ start: Int, exported: Bool) -> Int {
    var index = start
    while index < tokens.count {
      if tokens.isMark(index, "{"), let close = tokens[index].close {
        guard tokens.isAssignment(close + 1), let path = required(close + 2) else { return index }
        imports += names(index, close).map { LiteralModule.Import(local: $0.alias, exported: $0.name, path: path) }
        return close + 3
      }
      guard let name = tokens.word(index) else { return index }
      var next = index + 1
      if tokens.isMark(next, ":") { next = values.afterType(next + 1, to: tokens.count) }
      guard tokens.isAssignment(next) else {
        guard tokens.isMark(next, ",") else { return index + 1 }
        index = next + 1
        continue
      }
      if let path = required(next + 1) {
        imports.append(LiteralModule.Import(local: name, exported: nil, path: path))
        return next + 2
      }
      let count = bindings.count
      let end = add(name, at: index, value: next + 1, exported: exported)
      // What a function holds is looked at too.
      if Self.isCode(bindings[count].value) { return next + 1 }
      guard tokens.isMark(end, ",") else { return end }
      index = end + 1
    }
    return index
  }

  /// `registerTheme("name", value)`, `setOptions(value)`.
  private mutating func chartCall(_ word: String, _ index: Int) -> Int {
    guard let close = tokens[index + 1].close else { return index + 2 }
    var first = index + 2
    var name = word
    if first < close, tokens[first].kind == .string, tokens.isMark(first + 1, ",") {
      name = LiteralText.read(tokens.bytes[tokens[first].range]) ?? word
      first += 2
    }
    guard first < close else { return index + 2 }
    let (value, next) = values.value(at: first, to: close)
    guard next >= close || tokens.isMark(next, ",") else { return index + 2 }
    bindings.append(
      LiteralModule.Binding(
        name: name, nameRange: tokens[index].range, value: value, isExported: true, isTopLevel: true, isOfChart: true))
    return Self.isCode(value) ? index + 2 : next
  }

  /// Binds a name; the index after the value.
  private mutating func add(_ name: String, at place: Int, value: Int, exported: Bool) -> Int {
    let (expression, next) = values.value(at: value, to: tokens.count)
    bindings.append(
      LiteralModule.Binding(
        name: name, nameRange: tokens[min(place, tokens.count - 1)].range, value: expression, isExported: exported,
        isTopLevel: level == 0))
    return Self.isCode(expression) ? value : next
  }

  /// Whether an expression may hold bindings of its own.
  private static func isCode(_ value: LiteralModule.Expression) -> Bool {
    switch value.content {
    case .computed, .returned: true
    default: false
    }
  }
}
