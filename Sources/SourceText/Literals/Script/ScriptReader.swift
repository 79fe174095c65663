/// Finds what a file of JavaScript or TypeScript binds to names, imports and exports (ECMAScript 2025, sections 14.3 and 16.2;
/// CommonJS), and the themes that it gives to a chart library.
struct ScriptReader {
  private let tokens: LiteralTokens
  private let values: LiteralValues
  private var module: LiteralModule
  private var exported: Set<String> = []
  /// Functions and blocks around the token.
  private var level = 0
  private var isExported = false

  /// Calls that take a theme or options of a chart library: ECharts', Highcharts'.
  private static let chartCalls: Set<String> = ["registerTheme", "setOptions"]

  private init(_ values: LiteralValues, _ module: LiteralModule) {
    (tokens, self.values, self.module) = (values.tokens, values, module)
  }

  /// The module with everything that is bound.
  static func read(_ values: LiteralValues, into module: LiteralModule) -> LiteralModule {
    var reader = ScriptReader(values, module)
    var index = 0
    while index < values.tokens.count { index = max(index + 1, reader.step(index)) }
    var module = reader.module
    for (index, one) in module.bindings.enumerated() where one.isTopLevel && reader.exported.contains(one.name) {
      module.bindings[index].isExported = true
    }
    for (index, one) in module.imports.enumerated() where one.local.map(reader.exported.contains) ?? false {
      module.imports[index].isExported = true
    }
    return module
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
    // What a script without modules shares with others.
    case "globalThis" where !isMember, "window" where !isMember:
      return tokens.isMark(index + 1, ".") ? commonExport(index + 1) : index + 1
    default:
      if Self.chartCalls.contains(word), tokens.isMark(index + 1, "(") { return chartCall(word, index) }
      if token.startsLine, tokens.isAssignment(index + 1) { module.reassigned.insert(word) }
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
          module.imports.append(LiteralModule.Import(local: alias, exported: name, path: path, isExported: true))
        } else {
          exported.insert(name)
        }
      }
      return close + 1
    }
    if tokens.isMark(index + 1, "*"), let path = source(index + 2) {
      module.imports.append(LiteralModule.Import(local: nil, exported: nil, path: path, isExported: true))
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
    module.bind(name, tokens[place].range, value, isTopLevel: level == 0, isExported: isExported)
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
    module.imports += found.map { LiteralModule.Import(local: $0.local, exported: $0.name, path: path) }
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
    tokens.isWord(index, "from") ? tokens.quoted(index + 1) : nil
  }

  /// The path in `require("…")`.
  private func required(_ index: Int) -> String? {
    tokens.isWord(index, "require") && tokens.isMark(index + 1, "(") ? tokens.quoted(index + 2) : nil
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
        for (name, alias) in names(index, close) {
          module.imports.append(LiteralModule.Import(local: alias, exported: name, path: path))
        }
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
        module.imports.append(LiteralModule.Import(local: name, exported: nil, path: path))
        return next + 2
      }
      let count = module.bindings.count
      let end = add(name, at: index, value: next + 1, exported: exported)
      // What a function holds is looked at too.
      if Self.isCode(module.bindings[count].value) { return next + 1 }
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
      name = tokens.quoted(first) ?? word
      first += 2
    }
    guard first < close else { return index + 2 }
    let (value, next) = values.value(at: first, to: close)
    guard next >= close || tokens.isMark(next, ",") else { return index + 2 }
    module.bind(name, tokens[index].range, value, isTopLevel: true, isOfChart: true)
    return Self.isCode(value) ? index + 2 : next
  }

  /// Binds a name; the index after the value.
  private mutating func add(_ name: String, at place: Int, value: Int, exported: Bool) -> Int {
    let (expression, next) = values.value(at: value, to: tokens.count)
    module.bind(
      name, tokens[min(place, tokens.count - 1)].range, expression, isTopLevel: level == 0, isExported: exported)
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
